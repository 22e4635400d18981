// Layers of networks that read and write.

// BERT's layer normalization (Ba and others, 2016), from sums of numbers and of squares.
func.func @layer_norm(%x: memref<6x48xf32>, %gamma: memref<48xf32>, %beta: memref<48xf32>, %out: memref<6x48xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c48 = arith.constant 48 : index
  %zero = arith.constant 0.0 : f32
  %size = arith.constant 48.0 : f32
  %epsilon = arith.constant 1.0e-5 : f32
  scf.forall (%i) in (6) {
    %sums:2 = scf.for %j = %c0 to %c48 step %c1 iter_args(%s = %zero, %q = %zero) -> (f32, f32) {
      %v = memref.load %x[%i, %j] : memref<6x48xf32>
      %s1 = arith.addf %s, %v : f32
      %v2 = arith.mulf %v, %v : f32
      %q1 = arith.addf %q, %v2 : f32
      scf.yield %s1, %q1 : f32, f32
    }
    %mean = arith.divf %sums#0, %size : f32
    %mq = arith.divf %sums#1, %size : f32
    %m2 = arith.mulf %mean, %mean : f32
    %var = arith.subf %mq, %m2 : f32
    %ve = arith.addf %var, %epsilon : f32
    %r = math.rsqrt %ve : f32
    scf.for %j = %c0 to %c48 step %c1 {
      %v = memref.load %x[%i, %j] : memref<6x48xf32>
      %g = memref.load %gamma[%j] : memref<48xf32>
      %b = memref.load %beta[%j] : memref<48xf32>
      %d = arith.subf %v, %mean : f32
      %dr = arith.mulf %d, %r : f32
      %dg = arith.mulf %dr, %g : f32
      %db = arith.addf %dg, %b : f32
      memref.store %db, %out[%i, %j] : memref<6x48xf32>
    }
  }
  return
}

// -----

// LLaMA's RMS normalization (Zhang and Sennrich, 2019), on tensors.
func.func @rms_norm(%x: tensor<5x64xf32>, %gamma: tensor<64xf32>) -> tensor<5x64xf32> {
  %zero = arith.constant 0.0 : f32
  %size = arith.constant 64.0 : f32
  %epsilon = arith.constant 1.0e-6 : f32
  %e0 = tensor.empty() : tensor<5xf32>
  %e1 = tensor.empty() : tensor<5x64xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e0 : tensor<5xf32>) -> tensor<5xf32>
  %squares = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                             iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<5x64xf32>) outs(%init : tensor<5xf32>) {
  ^bb0(%v: f32, %a: f32):
    %v2 = arith.mulf %v, %v : f32
    %n = arith.addf %a, %v2 : f32
    linalg.yield %n : f32
  } -> tensor<5xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                                        affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%x, %squares, %gamma : tensor<5x64xf32>, tensor<5xf32>, tensor<64xf32>) outs(%e1 : tensor<5x64xf32>) {
  ^bb0(%v: f32, %s: f32, %g: f32, %o: f32):
    %m = arith.divf %s, %size : f32
    %me = arith.addf %m, %epsilon : f32
    %r = math.rsqrt %me : f32
    %vr = arith.mulf %v, %r : f32
    %vg = arith.mulf %vr, %g : f32
    linalg.yield %vg : f32
  } -> tensor<5x64xf32>
  return %0 : tensor<5x64xf32>
}

// -----

// One head of attention (Vaswani and others, 2017): scores, softmax, a weighted sum.
func.func @attention(%q: tensor<8x16xf32>, %k: tensor<8x16xf32>, %v: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %zero = arith.constant 0.0 : f32
  %scale = arith.constant dense<0.25> : tensor<8x8xf32>
  %es = tensor.empty() : tensor<8x8xf32>
  %et = tensor.empty() : tensor<16x8xf32>
  %eo = tensor.empty() : tensor<8x16xf32>
  %is = linalg.fill ins(%zero : f32) outs(%es : tensor<8x8xf32>) -> tensor<8x8xf32>
  %io = linalg.fill ins(%zero : f32) outs(%eo : tensor<8x16xf32>) -> tensor<8x16xf32>
  %kt = linalg.transpose ins(%k : tensor<8x16xf32>) outs(%et : tensor<16x8xf32>) permutation = [1, 0]
  %scores = linalg.matmul ins(%q, %kt : tensor<8x16xf32>, tensor<16x8xf32>) outs(%is : tensor<8x8xf32>) -> tensor<8x8xf32>
  %scaled = arith.mulf %scores, %scale : tensor<8x8xf32>
  %shares = linalg.softmax dimension(1) ins(%scaled : tensor<8x8xf32>) outs(%es : tensor<8x8xf32>) -> tensor<8x8xf32>
  %0 = linalg.matmul ins(%shares, %v : tensor<8x8xf32>, tensor<8x16xf32>) outs(%io : tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}

// -----

// GPT-2's mask: what comes later isn't looked at.
func.func @causal_softmax(%scores: tensor<10x10xf32>) -> tensor<10x10xf32> {
  %low = arith.constant -1.0e30 : f32
  %empty = tensor.empty() : tensor<10x10xf32>
  %masked = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                            iterator_types = ["parallel", "parallel"]}
      ins(%scores : tensor<10x10xf32>) outs(%empty : tensor<10x10xf32>) {
  ^bb0(%v: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %later = arith.cmpi ugt, %j, %i : index
    %r = arith.select %later, %low, %v : f32
    linalg.yield %r : f32
  } -> tensor<10x10xf32>
  %0 = linalg.softmax dimension(1) ins(%masked : tensor<10x10xf32>) outs(%empty : tensor<10x10xf32>) -> tensor<10x10xf32>
  return %0 : tensor<10x10xf32>
}

// -----

// An embedding as PyTorch exports it: tokens are 64-bit numbers.
func.func @embedding_i64(%table: tensor<30x12xf32>, %tokens: tensor<7xi64>) -> tensor<7x12xf32> {
  %empty = tensor.empty() : tensor<7x12xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%tokens : tensor<7xi64>) outs(%empty : tensor<7x12xf32>) {
  ^bb0(%t: i64, %o: f32):
    %j = linalg.index 1 : index
    %row = arith.index_cast %t : i64 to index
    %v = tensor.extract %table[%row, %j] : tensor<30x12xf32>
    linalg.yield %v : f32
  } -> tensor<7x12xf32>
  return %0 : tensor<7x12xf32>
}

// -----

// The same with tokens of 32 bits.
func.func @embedding(%table: memref<30x12xf32>, %tokens: memref<7xi32>, %out: memref<7x12xf32>) {
  scf.forall (%i, %j) in (7, 12) {
    %t = memref.load %tokens[%i] : memref<7xi32>
    %row = arith.index_castui %t : i32 to index
    %v = memref.load %table[%row, %j] : memref<30x12xf32>
    memref.store %v, %out[%i, %j] : memref<7x12xf32>
  }
  return
}

// -----

// A new row in the cache of keys, at a place that the caller knows.
func.func @cache_append(%cache: memref<32x16xf32>, %row: memref<16xf32>, %place: i32) {
  %p = arith.index_cast %place : i32 to index
  scf.forall (%j) in (16) {
    %v = memref.load %row[%j] : memref<16xf32>
    memref.store %v, %cache[%p, %j] : memref<32x16xf32>
  }
  return
}

// -----

// A cell of a simple recurrent network (Elman, 1990).
func.func @rnn_cell(%x: tensor<4x8xf32>, %h: tensor<4x12xf32>, %wx: tensor<8x12xf32>, %wh: tensor<12x12xf32>,
                    %b: tensor<12xf32>) -> tensor<4x12xf32> {
  %empty = tensor.empty() : tensor<4x12xf32>
  %init = linalg.broadcast ins(%b : tensor<12xf32>) outs(%empty : tensor<4x12xf32>) dimensions = [0]
  %0 = linalg.matmul ins(%x, %wx : tensor<4x8xf32>, tensor<8x12xf32>) outs(%init : tensor<4x12xf32>) -> tensor<4x12xf32>
  %1 = linalg.matmul ins(%h, %wh : tensor<4x12xf32>, tensor<12x12xf32>) outs(%0 : tensor<4x12xf32>) -> tensor<4x12xf32>
  %2 = math.tanh %1 : tensor<4x12xf32>
  return %2 : tensor<4x12xf32>
}

// -----

// Ten steps of it, one after the other: a loop on the host.
func.func @rnn(%x: memref<10x6xf32>, %w: memref<6x6xf32>, %h: memref<6xf32>, %next: memref<6xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c10 = arith.constant 10 : index
  scf.for %t = %c0 to %c10 step %c1 {
    scf.parallel (%i) = (%c0) to (%c6) step (%c1) {
      %xi = memref.load %x[%t, %i] : memref<10x6xf32>
      %s = scf.for %j = %c0 to %c6 step %c1 iter_args(%a = %xi) -> (f32) {
        %wij = memref.load %w[%i, %j] : memref<6x6xf32>
        %hj = memref.load %h[%j] : memref<6xf32>
        %p = arith.mulf %wij, %hj : f32
        %n = arith.addf %a, %p : f32
        scf.yield %n : f32
      }
      %r = math.tanh %s : f32
      memref.store %r, %next[%i] : memref<6xf32>
    }
    scf.parallel (%i) = (%c0) to (%c6) step (%c1) {
      %v = memref.load %next[%i] : memref<6xf32>
      memref.store %v, %h[%i] : memref<6xf32>
    }
  }
  return
}

// -----

// What an LSTM's cell does with its gates (Hochreiter and Schmidhuber, 1997; PyTorch's order of gates).
func.func @lstm_gates(%gates: tensor<3x32xf32>, %c: tensor<3x8xf32>) -> (tensor<3x8xf32>, tensor<3x8xf32>) {
  %one = arith.constant 1.0 : f32
  %i = tensor.extract_slice %gates[0, 0] [3, 8] [1, 1] : tensor<3x32xf32> to tensor<3x8xf32>
  %f = tensor.extract_slice %gates[0, 8] [3, 8] [1, 1] : tensor<3x32xf32> to tensor<3x8xf32>
  %g = tensor.extract_slice %gates[0, 16] [3, 8] [1, 1] : tensor<3x32xf32> to tensor<3x8xf32>
  %o = tensor.extract_slice %gates[0, 24] [3, 8] [1, 1] : tensor<3x32xf32> to tensor<3x8xf32>
  %empty = tensor.empty() : tensor<3x8xf32>
  %0:2 = linalg.generic {indexing_maps = [affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>,
                                          affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>,
                                          affine_map<(a, b) -> (a, b)>, affine_map<(a, b) -> (a, b)>,
                                          affine_map<(a, b) -> (a, b)>],
                         iterator_types = ["parallel", "parallel"]}
      ins(%i, %f, %g, %o, %c : tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>)
      outs(%empty, %empty : tensor<3x8xf32>, tensor<3x8xf32>) {
  ^bb0(%iv: f32, %fv: f32, %gv: f32, %ov: f32, %cv: f32, %x: f32, %y: f32):
    %in = arith.negf %iv : f32
    %ie = math.exp %in : f32
    %i1 = arith.addf %ie, %one : f32
    %is = arith.divf %one, %i1 : f32
    %fn = arith.negf %fv : f32
    %fe = math.exp %fn : f32
    %f1 = arith.addf %fe, %one : f32
    %fs = arith.divf %one, %f1 : f32
    %on = arith.negf %ov : f32
    %oe = math.exp %on : f32
    %o1 = arith.addf %oe, %one : f32
    %os = arith.divf %one, %o1 : f32
    %gt = math.tanh %gv : f32
    %fc = arith.mulf %fs, %cv : f32
    %ig = arith.mulf %is, %gt : f32
    %c1 = arith.addf %fc, %ig : f32
    %ct = math.tanh %c1 : f32
    %h1 = arith.mulf %os, %ct : f32
    linalg.yield %h1, %c1 : f32, f32
  } -> (tensor<3x8xf32>, tensor<3x8xf32>)
  return %0#0, %0#1 : tensor<3x8xf32>, tensor<3x8xf32>
}

// -----

// A GRU's new state from its gates (Cho and others, 2014).
func.func @gru_state(%z: tensor<4x10xf32>, %n: tensor<4x10xf32>, %h: tensor<4x10xf32>) -> tensor<4x10xf32> {
  %one = arith.constant dense<1.0> : tensor<4x10xf32>
  %rest = arith.subf %one, %z : tensor<4x10xf32>
  %t = math.tanh %n : tensor<4x10xf32>
  %a = arith.mulf %rest, %t : tensor<4x10xf32>
  %b = arith.mulf %z, %h : tensor<4x10xf32>
  %0 = arith.addf %a, %b : tensor<4x10xf32>
  return %0 : tensor<4x10xf32>
}

// -----

// One row of softmax for as many tokens as there are.
func.func @softmax_dynamic(%x: tensor<?x32xf32>) -> tensor<?x32xf32> {
  %c0 = arith.constant 0 : index
  %rows = tensor.dim %x, %c0 : tensor<?x32xf32>
  %empty = tensor.empty(%rows) : tensor<?x32xf32>
  %0 = linalg.softmax dimension(1) ins(%x : tensor<?x32xf32>) outs(%empty : tensor<?x32xf32>) -> tensor<?x32xf32>
  return %0 : tensor<?x32xf32>
}

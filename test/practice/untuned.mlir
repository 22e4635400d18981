// Kernels and functions as others wrote them; the lowering was not tuned to them.

// Rotary position embedding of pairs that lie together (GPT-J), in 16 bits.
gpu.module @kernels {
  gpu.func @rotary_pairs_f16(%x: memref<8x32xf16>, %y: memref<8x32xf16>)
      kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %position = gpu.block_id x
    %pair = gpu.thread_id x
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %even = arith.muli %pair, %c2 : index
    %odd = arith.addi %even, %c1 : index
    %a16 = memref.load %x[%position, %even] : memref<8x32xf16>
    %b16 = memref.load %x[%position, %odd] : memref<8x32xf16>
    %a = arith.extf %a16 : f16 to f32
    %b = arith.extf %b16 : f16 to f32
    %e = arith.index_cast %even : index to i32
    %ef = arith.sitofp %e : i32 to f32
    // log2(10000) / 32
    %step = arith.constant -0.415241018 : f32
    %power = arith.mulf %ef, %step : f32
    %frequency = math.exp2 %power : f32
    %p = arith.index_cast %position : index to i32
    %pf = arith.sitofp %p : i32 to f32
    %angle = arith.mulf %pf, %frequency : f32
    %sin = math.sin %angle : f32
    %cos = math.cos %angle : f32
    %ac = arith.mulf %a, %cos : f32
    %bs = arith.mulf %b, %sin : f32
    %as = arith.mulf %a, %sin : f32
    %bc = arith.mulf %b, %cos : f32
    %u = arith.subf %ac, %bs : f32
    %v = arith.addf %as, %bc : f32
    %u16 = arith.truncf %u : f32 to f16
    %v16 = arith.truncf %v : f32 to f16
    memref.store %u16, %y[%position, %even] : memref<8x32xf16>
    memref.store %v16, %y[%position, %odd] : memref<8x32xf16>
    gpu.return
  }
}

// -----

// A step of Jacobi's method for Poisson's equation, and how much it changed anything.
func.func @poisson_step(%u: tensor<18x22xf32>, %f: tensor<16x20xf32>) -> (tensor<16x20xf32>, tensor<f32>) {
  %quarter = arith.constant 0.25 : f32
  %zero = arith.constant 0.0 : f32
  %north = tensor.extract_slice %u[0, 1] [16, 20] [1, 1] : tensor<18x22xf32> to tensor<16x20xf32>
  %south = tensor.extract_slice %u[2, 1] [16, 20] [1, 1] : tensor<18x22xf32> to tensor<16x20xf32>
  %west = tensor.extract_slice %u[1, 0] [16, 20] [1, 1] : tensor<18x22xf32> to tensor<16x20xf32>
  %east = tensor.extract_slice %u[1, 2] [16, 20] [1, 1] : tensor<18x22xf32> to tensor<16x20xf32>
  %here = tensor.extract_slice %u[1, 1] [16, 20] [1, 1] : tensor<18x22xf32> to tensor<16x20xf32>
  %empty = tensor.empty() : tensor<16x20xf32>
  %next = linalg.map
      ins(%north, %south, %west, %east, %f : tensor<16x20xf32>, tensor<16x20xf32>, tensor<16x20xf32>, tensor<16x20xf32>, tensor<16x20xf32>)
      outs(%empty : tensor<16x20xf32>) (%n: f32, %s: f32, %w: f32, %e: f32, %r: f32, %o: f32) {
    %0 = arith.addf %n, %s : f32
    %1 = arith.addf %w, %e : f32
    %2 = arith.addf %0, %1 : f32
    %3 = arith.subf %2, %r : f32
    %4 = arith.mulf %3, %quarter : f32
    linalg.yield %4 : f32
  }
  %scalar = tensor.empty() : tensor<f32>
  %start = linalg.fill ins(%zero : f32) outs(%scalar : tensor<f32>) -> tensor<f32>
  %change = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
      iterator_types = ["reduction", "reduction"]}
      ins(%next, %here : tensor<16x20xf32>, tensor<16x20xf32>) outs(%start : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %m: f32):
    %d = arith.subf %a, %b : f32
    %v = math.absf %d : f32
    %r = arith.maximumf %v, %m : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  return %next, %change : tensor<16x20xf32>, tensor<f32>
}

// -----

// A convolution as a product of matrices (im2col), as BLAS wants it.
func.func @im2col_conv(%image: tensor<3x10x12xf32>, %weights: tensor<5x27xf32>) -> tensor<5x8x10xf32> {
  %zero = arith.constant 0.0 : f32
  %patches = tensor.empty() : tensor<3x3x3x8x10xf32>
  %columns = linalg.generic {
      indexing_maps = [affine_map<(c, i, j, y, x) -> (c, y + i, x + j)>, affine_map<(c, i, j, y, x) -> (c, i, j, y, x)>],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]}
      ins(%image : tensor<3x10x12xf32>) outs(%patches : tensor<3x3x3x8x10xf32>) {
  ^bb0(%v: f32, %o: f32):
    linalg.yield %v : f32
  } -> tensor<3x3x3x8x10xf32>
  %matrix = tensor.collapse_shape %columns [[0, 1, 2], [3, 4]] : tensor<3x3x3x8x10xf32> into tensor<27x80xf32>
  %empty = tensor.empty() : tensor<5x80xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<5x80xf32>) -> tensor<5x80xf32>
  %product = linalg.matmul ins(%weights, %matrix : tensor<5x27xf32>, tensor<27x80xf32>) outs(%init : tensor<5x80xf32>) -> tensor<5x80xf32>
  %result = tensor.expand_shape %product [[0], [1, 2]] output_shape [5, 8, 10] : tensor<5x80xf32> into tensor<5x8x10xf32>
  return %result : tensor<5x8x10xf32>
}

// -----

// Products of rows of i8, four at a time (dp4a), with a scale for each row.
gpu.module @kernels {
  gpu.func @dot_rows_i8(%a: memref<16x12xvector<4xi8>>, %b: memref<16x12xvector<4xi8>>, %scale: memref<16xf32>, %y: memref<16xf32>)
      kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
    %row = gpu.global_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    %zero = arith.constant 0 : i32
    %sum = scf.for %j = %c0 to %c12 step %c1 iter_args(%s = %zero) -> (i32) {
      %u = memref.load %a[%row, %j] : memref<16x12xvector<4xi8>>
      %v = memref.load %b[%row, %j] : memref<16x12xvector<4xi8>>
      %ue = arith.extsi %u : vector<4xi8> to vector<4xi32>
      %ve = arith.extsi %v : vector<4xi8> to vector<4xi32>
      %products = arith.muli %ue, %ve : vector<4xi32>
      %next = vector.reduction <add>, %products, %s : vector<4xi32> into i32
      scf.yield %next : i32
    }
    %f = arith.sitofp %sum : i32 to f32
    %k = memref.load %scale[%row] : memref<16xf32>
    %r = arith.mulf %f, %k : f32
    memref.store %r, %y[%row] : memref<16xf32>
    gpu.return
  }
}

// -----

// Mandelbrot's set with smooth colours, as shaders on shadertoy.com have it.
gpu.module @kernels {
  gpu.func @mandelbrot_smooth(%out: memref<16x24xf32>) kernel attributes {known_block_size = array<i32: 8, 8, 1>} {
    %x = gpu.global_id x
    %y = gpu.global_id y
    %xi = arith.index_cast %x : index to i32
    %yi = arith.index_cast %y : index to i32
    %xf = arith.sitofp %xi : i32 to f32
    %yf = arith.sitofp %yi : i32 to f32
    %step = arith.constant 0.125 : f32
    %left = arith.constant -2.0 : f32
    %top = arith.constant -1.0 : f32
    %cx = math.fma %xf, %step, %left : f32
    %cy = math.fma %yf, %step, %top : f32
    %zero = arith.constant 0.0 : f32
    %none = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %most = arith.constant 50 : i32
    %bound = arith.constant 256.0 : f32
    %two = arith.constant 2.0 : f32
    %zx, %zy, %n = scf.while (%a = %zero, %b = %zero, %i = %none) : (f32, f32, i32) -> (f32, f32, i32) {
      %aa = arith.mulf %a, %a : f32
      %bb = arith.mulf %b, %b : f32
      %size = arith.addf %aa, %bb : f32
      %is_near = arith.cmpf olt, %size, %bound : f32
      %is_left = arith.cmpi slt, %i, %most : i32
      %goes = arith.andi %is_near, %is_left : i1
      scf.condition(%goes) %a, %b, %i : f32, f32, i32
    } do {
    ^bb0(%a: f32, %b: f32, %i: i32):
      %aa = arith.mulf %a, %a : f32
      %bb = arith.mulf %b, %b : f32
      %d = arith.subf %aa, %bb : f32
      %a1 = arith.addf %d, %cx : f32
      %ab = arith.mulf %a, %b : f32
      %twice = arith.mulf %ab, %two : f32
      %b1 = arith.addf %twice, %cy : f32
      %i1 = arith.addi %i, %one : i32
      scf.yield %a1, %b1, %i1 : f32, f32, i32
    }
    %xx = arith.mulf %zx, %zx : f32
    %yy = arith.mulf %zy, %zy : f32
    %size = arith.addf %xx, %yy : f32
    %l1 = math.log2 %size : f32
    %l2 = math.log2 %l1 : f32
    %nf = arith.sitofp %n : i32 to f32
    %smooth = arith.subf %nf, %l2 : f32
    %is_in = arith.cmpi eq, %n, %most : i32
    %r = arith.select %is_in, %zero, %smooth : f32
    memref.store %r, %out[%y, %x] : memref<16x24xf32>
    gpu.return
  }
}

// -----

// Vectors of i64: a checksum of blocks of 16 numbers, as Fletcher's, and the larger halves.
func.func @blocks_i64(%x: memref<64xi64>, %y: memref<4xi64>, %z: memref<64xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %weights = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 5000000000]> : vector<16xi64>
  scf.parallel (%i) = (%c0) to (%c4) step (%c1) {
    %at = arith.muli %i, %c16 : index
    %v = vector.load %x[%at] : memref<64xi64>, vector<16xi64>
    %w = arith.muli %v, %weights : vector<16xi64>
    %sum = vector.reduction <add>, %w : vector<16xi64> into i64
    memref.store %sum, %y[%i] : memref<4xi64>
    %is_less = arith.cmpi slt, %v, %weights : vector<16xi64>
    %most = arith.select %is_less, %weights, %v : vector<16xi1>, vector<16xi64>
    %low = arith.trunci %most : vector<16xi64> to vector<16xi32>
    %wide = arith.extsi %low : vector<16xi32> to vector<16xi64>
    %both = arith.xori %wide, %most : vector<16xi64>
    vector.store %both, %z[%at] : memref<64xi64>, vector<16xi64>
    scf.reduce
  }
  return
}

// -----

// The four largest of each row and their positions: top-k sampling, with an invocation for each row.
func.func @top_k(%x: memref<10x40xf32>, %values: memref<10x4xf32>, %places: memref<10x4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c10 = arith.constant 10 : index
  %c40 = arith.constant 40 : index
  %least = arith.constant 0xFF800000 : f32
  %none = arith.constant -1 : i32
  scf.parallel (%row) = (%c0) to (%c10) step (%c1) {
    %taken = memref.alloca() : memref<40xi1>
    %false = arith.constant false
    %true = arith.constant true
    scf.for %j = %c0 to %c40 step %c1 {
      memref.store %false, %taken[%j] : memref<40xi1>
    }
    scf.for %k = %c0 to %c4 step %c1 {
      %most, %place = scf.for %j = %c0 to %c40 step %c1 iter_args(%m = %least, %p = %none) -> (f32, i32) {
        %v = memref.load %x[%row, %j] : memref<10x40xf32>
        %is_taken = memref.load %taken[%j] : memref<40xi1>
        %is_more = arith.cmpf ogt, %v, %m : f32
        %is_free = arith.xori %is_taken, %true : i1
        %takes = arith.andi %is_more, %is_free : i1
        %ji = arith.index_cast %j : index to i32
        %m1 = arith.select %takes, %v, %m : f32
        %p1 = arith.select %takes, %ji, %p : i32
        scf.yield %m1, %p1 : f32, i32
      }
      memref.store %most, %values[%row, %k] : memref<10x4xf32>
      memref.store %place, %places[%row, %k] : memref<10x4xi32>
      %at = arith.index_cast %place : i32 to index
      memref.store %true, %taken[%at] : memref<40xi1>
    }
    scf.reduce
  }
  return
}

// -----

// Softmax in one pass over each row, the largest so far and the sum that belongs to it (Milakov and Gimelshein).
func.func @online_softmax(%x: tensor<?x33xf32>) -> tensor<?x33xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c33 = arith.constant 33 : index
  %least = arith.constant -3.0e+38 : f32
  %zero = arith.constant 0.0 : f32
  %rows = tensor.dim %x, %c0 : tensor<?x33xf32>
  %empty = tensor.empty(%rows) : tensor<?x33xf32>
  %0 = scf.forall (%i) in (%rows) shared_outs(%out = %empty) -> (tensor<?x33xf32>) {
    %m, %s = scf.for %j = %c0 to %c33 step %c1 iter_args(%most = %least, %sum = %zero) -> (f32, f32) {
      %v = tensor.extract %x[%i, %j] : tensor<?x33xf32>
      %m1 = arith.maximumf %most, %v : f32
      %d = arith.subf %most, %m1 : f32
      %e = math.exp %d : f32
      %old = arith.mulf %sum, %e : f32
      %dv = arith.subf %v, %m1 : f32
      %ev = math.exp %dv : f32
      %s1 = arith.addf %old, %ev : f32
      scf.yield %m1, %s1 : f32, f32
    }
    %slice = tensor.extract_slice %out[%i, 0] [1, 33] [1, 1] : tensor<?x33xf32> to tensor<1x33xf32>
    %row = scf.for %j = %c0 to %c33 step %c1 iter_args(%r = %slice) -> (tensor<1x33xf32>) {
      %v = tensor.extract %x[%i, %j] : tensor<?x33xf32>
      %d = arith.subf %v, %m : f32
      %e = math.exp %d : f32
      %p = arith.divf %e, %s : f32
      %r1 = tensor.insert %p into %r[%c0, %j] : tensor<1x33xf32>
      scf.yield %r1 : tensor<1x33xf32>
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %row into %out[%i, 0] [1, 33] [1, 1] : tensor<1x33xf32> into tensor<?x33xf32>
    }
  }
  return %0 : tensor<?x33xf32>
}

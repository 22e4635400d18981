// Floats of Google Brain's 16 bits, which language models are trained and shipped in. Each step is rounded.

// A residual connection, calculated in bf16 as PyTorch does on the GPU.
func.func @residual_bf16(%x: tensor<6x40xbf16>, %y: tensor<6x40xbf16>) -> tensor<6x40xbf16> {
  %scale = arith.constant 1.3359375 : bf16
  %empty = tensor.empty() : tensor<6x40xbf16>
  %0 = linalg.map ins(%x, %y : tensor<6x40xbf16>, tensor<6x40xbf16>) outs(%empty : tensor<6x40xbf16>)
      (%a: bf16, %b: bf16, %o: bf16) {
    %p = arith.mulf %b, %scale : bf16
    %s = arith.addf %a, %p : bf16
    linalg.yield %s : bf16
  }
  return %0 : tensor<6x40xbf16>
}

// -----

// ReLU, and the negative part.
func.func @relu_bf16(%x: tensor<120xbf16>) -> tensor<120xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<120xbf16>
  %0 = linalg.map ins(%x : tensor<120xbf16>) outs(%empty : tensor<120xbf16>) (%v: bf16, %o: bf16) {
    %r = arith.maximumf %v, %zero : bf16
    linalg.yield %r : bf16
  }
  return %0 : tensor<120xbf16>
}

// -----

// torch.Tensor.bfloat16() of all kinds of floats, and back.
func.func @cast_bf16(%x: memref<256xf32>, %b: memref<256xbf16>, %y: memref<256xf32>) {
  scf.forall (%i) in (256) {
    %v = memref.load %x[%i] : memref<256xf32>
    %t = arith.truncf %v : f32 to bf16
    memref.store %t, %b[%i] : memref<256xbf16>
    %e = arith.extf %t : bf16 to f32
    memref.store %e, %y[%i] : memref<256xf32>
  }
  return
}

// -----

// The next float after each, by its bits.
func.func @next_bf16(%x: memref<64xbf16>, %y: memref<64xbf16>, %h: memref<64xf16>) {
  %one = arith.constant 1 : i16
  scf.forall (%i) in (64) {
    %v = memref.load %x[%i] : memref<64xbf16>
    %b = arith.bitcast %v : bf16 to i16
    %n = arith.addi %b, %one : i16
    %r = arith.bitcast %n : i16 to bf16
    memref.store %r, %y[%i] : memref<64xbf16>
    %f = arith.bitcast %v : bf16 to f16
    memref.store %f, %h[%i] : memref<64xf16>
  }
  return
}

// -----

// Weights of 8 bits with a scale for each row, as in LLM.int8().
func.func @dequantize_bf16(%x: tensor<6x40xi8>, %scales: tensor<6xbf16>) -> tensor<6x40xbf16> {
  %empty = tensor.empty() : tensor<6x40xbf16>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %scales : tensor<6x40xi8>, tensor<6xbf16>) outs(%empty : tensor<6x40xbf16>) {
  ^bb0(%v: i8, %s: bf16, %o: bf16):
    %f = arith.sitofp %v : i8 to bf16
    %r = arith.mulf %f, %s : bf16
    linalg.yield %r : bf16
  } -> tensor<6x40xbf16>
  return %0 : tensor<6x40xbf16>
}

// -----

// Llama's RMS norm: the mean of squares with 32 bits, the rest in bf16.
func.func @rms_norm_bf16(%x: tensor<5x64xbf16>, %w: tensor<64xbf16>) -> tensor<5x64xbf16> {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 64.0 : f32
  %eps = arith.constant 1.0e-5 : f32
  %e1 = tensor.empty() : tensor<5xf32>
  %init = linalg.fill ins(%zero : f32) outs(%e1 : tensor<5xf32>) -> tensor<5xf32>
  %squares = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<5x64xbf16>) outs(%init : tensor<5xf32>) {
  ^bb0(%v: bf16, %a: f32):
    %f = arith.extf %v : bf16 to f32
    %q = arith.mulf %f, %f : f32
    %s = arith.addf %a, %q : f32
    linalg.yield %s : f32
  } -> tensor<5xf32>
  %e2 = tensor.empty() : tensor<5x64xbf16>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %squares, %w : tensor<5x64xbf16>, tensor<5xf32>, tensor<64xbf16>) outs(%e2 : tensor<5x64xbf16>) {
  ^bb0(%v: bf16, %q: f32, %g: bf16, %o: bf16):
    %m = arith.divf %q, %n : f32
    %me = arith.addf %m, %eps : f32
    %r = math.rsqrt %me : f32
    %f = arith.extf %v : bf16 to f32
    %s = arith.mulf %f, %r : f32
    %b = arith.truncf %s : f32 to bf16
    %y = arith.mulf %b, %g : bf16
    linalg.yield %y : bf16
  } -> tensor<5x64xbf16>
  return %0 : tensor<5x64xbf16>
}

// -----

// SiLU, every step of it in bf16.
func.func @silu_bf16(%x: tensor<4x32xbf16>) -> tensor<4x32xbf16> {
  %one = arith.constant 1.0 : bf16
  %empty = tensor.empty() : tensor<4x32xbf16>
  %0 = linalg.map ins(%x : tensor<4x32xbf16>) outs(%empty : tensor<4x32xbf16>) (%v: bf16, %o: bf16) {
    %n = arith.negf %v : bf16
    %e = math.exp %n : bf16
    %d = arith.addf %e, %one : bf16
    %r = arith.divf %v, %d : bf16
    linalg.yield %r : bf16
  }
  return %0 : tensor<4x32xbf16>
}

// -----

// A tile in the workgroup's memory, read backwards.
gpu.module @kernels {
  gpu.func @reverse_bf16(%x: memref<64xbf16>, %y: memref<64xbf16>) workgroup(%s: memref<32xbf16, #gpu.address_space<workgroup>>) kernel
      attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c31 = arith.constant 31 : index
    %two = arith.constant 2.0 : bf16
    %t = gpu.thread_id x
    %g = gpu.global_id x
    %v = memref.load %x[%g] : memref<64xbf16>
    memref.store %v, %s[%t] : memref<32xbf16, #gpu.address_space<workgroup>>
    gpu.barrier
    %o = arith.subi %c31, %t : index
    %r = memref.load %s[%o] : memref<32xbf16, #gpu.address_space<workgroup>>
    %m = arith.mulf %r, %two : bf16
    memref.store %m, %y[%g] : memref<64xbf16>
    gpu.return
  }
}

// -----

// Rounded after each step, such sums would be wrong by some percent.
func.func @mean_bf16(%x: tensor<3x1024xbf16>) -> tensor<3xbf16> {
  %zero = arith.constant 0.0 : bf16
  %count = arith.constant 1024.0 : bf16
  %empty = tensor.empty() : tensor<3xbf16>
  %zeros = linalg.fill ins(%zero : bf16) outs(%empty : tensor<3xbf16>) -> tensor<3xbf16>
  %sum = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]
    } ins(%x : tensor<3x1024xbf16>) outs(%zeros : tensor<3xbf16>) {
  ^body(%each: bf16, %before: bf16):
    %next = arith.addf %each, %before : bf16
    linalg.yield %next : bf16
  } -> tensor<3xbf16>
  %mean = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]
    } ins(%sum : tensor<3xbf16>) outs(%empty : tensor<3xbf16>) {
  ^body(%each: bf16, %unused: bf16):
    %part = arith.divf %each, %count : bf16
    linalg.yield %part : bf16
  } -> tensor<3xbf16>
  return %mean : tensor<3xbf16>
}

// -----

func.func @accumulate_bf16(%x: tensor<?x300xbf16>, %y: tensor<?xbf16>) -> tensor<?xbf16> {
  %sum = linalg.reduce { arith.addf } ins(%x : tensor<?x300xbf16>) outs(%y : tensor<?xbf16>) dimensions = [1]
  return %sum : tensor<?xbf16>
}

// -----

func.func @matmul_to_bf16(%a: tensor<4x512xbf16>, %b: tensor<512x8xbf16>) -> tensor<4x8xbf16> {
  %zero = arith.constant 0.0 : bf16
  %empty = tensor.empty() : tensor<4x8xbf16>
  %zeros = linalg.fill ins(%zero : bf16) outs(%empty : tensor<4x8xbf16>) -> tensor<4x8xbf16>
  %c = linalg.matmul ins(%a, %b : tensor<4x512xbf16>, tensor<512x8xbf16>) outs(%zeros : tensor<4x8xbf16>) -> tensor<4x8xbf16>
  return %c : tensor<4x8xbf16>
}

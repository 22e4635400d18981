// The first convolution of a small picture classifier (LeCun et al. 1998, with ReLU): 2,304 weights in the program.
func.func @conv_with_weights(%x: tensor<1x8x8x8xf32>) -> tensor<1x6x6x32xf32> {
  %w = arith.constant dense<WEIGHTS> : tensor<3x3x8x32xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x6x6x32xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x6x6x32xf32>) -> tensor<1x6x6x32xf32>
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%x, %w : tensor<1x8x8x8xf32>, tensor<3x3x8x32xf32>) outs(%init : tensor<1x6x6x32xf32>) -> tensor<1x6x6x32xf32>
  return %0 : tensor<1x6x6x32xf32>
}

// -----

// An embedding with its table of 2,048 numbers (word2vec, Mikolov et al. 2013).
func.func @embedding_with_table(%tokens: tensor<9xi32>) -> tensor<9x16xf32> {
  %table = arith.constant dense<TABLE> : tensor<128x16xf32>
  %empty = tensor.empty() : tensor<9x16xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%tokens : tensor<9xi32>) outs(%empty : tensor<9x16xf32>) {
  ^bb0(%token: i32, %o: f32):
    %row = arith.index_cast %token : i32 to index
    %column = linalg.index 1 : index
    %v = tensor.extract %table[%row, %column] : tensor<128x16xf32>
    linalg.yield %v : f32
  } -> tensor<9x16xf32>
  return %0 : tensor<9x16xf32>
}

// -----

// A layer whose weights are a resource of the file, as torch-mlir writes those of more than a few numbers.
func.func @layer_with_resource(%x: tensor<3x40xf32>) -> tensor<3x32xf32> {
  %w = arith.constant dense_resource<weights> : tensor<40x32xf32>
  %b = arith.constant dense_resource<bias> : tensor<32xf32>
  %empty = tensor.empty() : tensor<3x32xf32>
  %init = linalg.broadcast ins(%b : tensor<32xf32>) outs(%empty : tensor<3x32xf32>) dimensions = [0]
  %0 = linalg.matmul ins(%x, %w : tensor<3x40xf32>, tensor<40x32xf32>) outs(%init : tensor<3x32xf32>) -> tensor<3x32xf32>
  return %0 : tensor<3x32xf32>
}
{-#
  dialect_resources: {
    builtin: {
      weights: "WEIGHTS",
      bias: "BIAS"
    }
  }
#-}

// -----

// Weights of 8 bits with a scale (LLM.int8(), Dettmers et al. 2022).
func.func @layer_with_i8_weights(%x: tensor<4x50xf32>) -> tensor<4x30xf32> {
  %w = arith.constant dense<WEIGHTS> : tensor<50x30xi8>
  %scale = arith.constant 0.125 : f32
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<4x30xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<4x30xf32>) -> tensor<4x30xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<4x50xf32>, tensor<50x30xi8>) outs(%init : tensor<4x30xf32>) {
  ^bb0(%v: f32, %q: i8, %acc: f32):
    %i = arith.extsi %q : i8 to i32
    %f = arith.sitofp %i : i32 to f32
    %s = arith.mulf %f, %scale : f32
    %p = arith.mulf %v, %s : f32
    %r = arith.addf %acc, %p : f32
    linalg.yield %r : f32
  } -> tensor<4x30xf32>
  return %0 : tensor<4x30xf32>
}

// -----

// A layer with its weights for a batch of any size.
func.func @layer_with_weights_dynamic(%x: tensor<?x48xf32>) -> tensor<?x40xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<WEIGHTS> : tensor<48x40xf32>
  %n = tensor.dim %x, %c0 : tensor<?x48xf32>
  %empty = tensor.empty(%n) : tensor<?x40xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x40xf32>) -> tensor<?x40xf32>
  %0 = linalg.matmul ins(%x, %w : tensor<?x48xf32>, tensor<48x40xf32>) outs(%init : tensor<?x40xf32>) -> tensor<?x40xf32>
  return %0 : tensor<?x40xf32>
}

// -----

// An image is transformed by a table of 1,500 numbers that the kernel's module has.
gpu.module @kernels {
  memref.global "private" constant @table : memref<1500xf32> = dense<TABLE>
  gpu.func @table_look_up(%x: memref<100xi32>, %out: memref<100xf32>) kernel
      attributes {known_block_size = array<i32: 50, 1, 1>} {
    %table = memref.get_global @table : memref<1500xf32>
    %i = gpu.global_id x
    %place = memref.load %x[%i] : memref<100xi32>
    %index = arith.index_cast %place : i32 to index
    %v = memref.load %table[%index] : memref<1500xf32>
    memref.store %v, %out[%i] : memref<100xf32>
    gpu.return
  }
}

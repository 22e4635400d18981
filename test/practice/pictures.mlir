// Layers of networks that see: convolutions, pooling, resizing.

// VGG's 3 x 3 convolution with a bias and a rectifier (Simonyan and Zisserman, 2014).
func.func @conv_bias_relu(%x: tensor<1x10x10x3xf32>, %w: tensor<3x3x3x8xf32>, %b: tensor<8xf32>) -> tensor<1x8x8x8xf32> {
  %empty = tensor.empty() : tensor<1x8x8x8xf32>
  %zero = arith.constant dense<0.0> : tensor<1x8x8x8xf32>
  %init = linalg.broadcast ins(%b : tensor<8xf32>) outs(%empty : tensor<1x8x8x8xf32>) dimensions = [0, 1, 2]
  %c = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<1x10x10x3xf32>, tensor<3x3x3x8xf32>)
                                outs(%init : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %0 = arith.maximumf %c, %zero : tensor<1x8x8x8xf32>
  return %0 : tensor<1x8x8x8xf32>
}

// -----

// A padded convolution in the order of PyTorch's channels.
func.func @conv_padded(%x: tensor<1x2x8x8xf32>, %w: tensor<4x2x3x3xf32>) -> tensor<1x4x8x8xf32> {
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %zero : f32
  } : tensor<1x2x8x8xf32> to tensor<1x2x10x10xf32>
  %empty = tensor.empty() : tensor<1x4x8x8xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
  %0 = linalg.conv_2d_nchw_fchw ins(%p, %w : tensor<1x2x10x10xf32>, tensor<4x2x3x3xf32>)
                                outs(%init : tensor<1x4x8x8xf32>) -> tensor<1x4x8x8xf32>
  return %0 : tensor<1x4x8x8xf32>
}

// -----

// The depthwise convolution of MobileNet (Howard and others, 2017), with a stride.
func.func @depthwise(%x: tensor<1x9x9x6xf32>, %w: tensor<3x3x6xf32>) -> tensor<1x4x4x6xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x4x4x6xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x4x4x6xf32>) -> tensor<1x4x4x6xf32>
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<2> : tensor<2xi64>}
      ins(%x, %w : tensor<1x9x9x6xf32>, tensor<3x3x6xf32>) outs(%init : tensor<1x4x4x6xf32>) -> tensor<1x4x4x6xf32>
  return %0 : tensor<1x4x4x6xf32>
}

// -----

// The dilated convolution of WaveNet (van den Oord and others, 2016).
func.func @dilated_conv_1d(%x: tensor<1x40x4xf32>, %w: tensor<2x4x6xf32>) -> tensor<1x36x6xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<1x36x6xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x36x6xf32>) -> tensor<1x36x6xf32>
  %0 = linalg.conv_1d_nwc_wcf {dilations = dense<4> : tensor<1xi64>}
      ins(%x, %w : tensor<1x40x4xf32>, tensor<2x4x6xf32>) outs(%init : tensor<1x36x6xf32>) -> tensor<1x36x6xf32>
  return %0 : tensor<1x36x6xf32>
}

// -----

// The largest of 2 x 2 numbers: LeNet's and VGG's pooling.
func.func @max_pool(%x: tensor<1x8x12x5xf32>) -> tensor<1x4x6x5xf32> {
  %low = arith.constant 0xFF800000 : f32
  %window = tensor.empty() : tensor<2x2xf32>
  %empty = tensor.empty() : tensor<1x4x6x5xf32>
  %init = linalg.fill ins(%low : f32) outs(%empty : tensor<1x4x6x5xf32>) -> tensor<1x4x6x5xf32>
  %0 = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>}
      ins(%x, %window : tensor<1x8x12x5xf32>, tensor<2x2xf32>) outs(%init : tensor<1x4x6x5xf32>) -> tensor<1x4x6x5xf32>
  return %0 : tensor<1x4x6x5xf32>
}

// -----

// The mean of 3 x 3 numbers.
func.func @average_pool(%x: tensor<1x6x9x2xf32>) -> tensor<1x2x3x2xf32> {
  %zero = arith.constant 0.0 : f32
  %nine = arith.constant dense<9.0> : tensor<1x2x3x2xf32>
  %window = tensor.empty() : tensor<3x3xf32>
  %empty = tensor.empty() : tensor<1x2x3x2xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x2x3x2xf32>) -> tensor<1x2x3x2xf32>
  %sum = linalg.pooling_nhwc_sum {strides = dense<3> : tensor<2xi64>}
      ins(%x, %window : tensor<1x6x9x2xf32>, tensor<3x3xf32>) outs(%init : tensor<1x2x3x2xf32>) -> tensor<1x2x3x2xf32>
  %0 = arith.divf %sum, %nine : tensor<1x2x3x2xf32>
  return %0 : tensor<1x2x3x2xf32>
}

// -----

// U-Net's way up: each number four times (Ronneberger and others, 2015).
func.func @upsample_nearest(%x: tensor<1x5x6x3xf32>) -> tensor<1x10x12x3xf32> {
  %empty = tensor.empty() : tensor<1x10x12x3xf32>
  %c2 = arith.constant 2 : index
  %0 = linalg.generic {indexing_maps = [affine_map<(n, y, x, c) -> (n, y, x, c)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%empty : tensor<1x10x12x3xf32>) {
  ^bb0(%o: f32):
    %n = linalg.index 0 : index
    %y = linalg.index 1 : index
    %xx = linalg.index 2 : index
    %c = linalg.index 3 : index
    %hy = arith.divui %y, %c2 : index
    %hx = arith.divui %xx, %c2 : index
    %v = tensor.extract %x[%n, %hy, %hx, %c] : tensor<1x5x6x3xf32>
    linalg.yield %v : f32
  } -> tensor<1x10x12x3xf32>
  return %0 : tensor<1x10x12x3xf32>
}

// -----

// A picture at twice its size, by bilinear interpolation with aligned corners.
func.func @resize_bilinear(%x: memref<7x9xf32>, %out: memref<13x17xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c13 = arith.constant 13 : index
  %c17 = arith.constant 17 : index
  %c6 = arith.constant 6 : index
  %c8 = arith.constant 8 : index
  %half = arith.constant 0.5 : f32
  scf.parallel (%i, %j) = (%c0, %c0) to (%c13, %c17) step (%c1, %c1) {
    %ii = arith.index_cast %i : index to i32
    %jj = arith.index_cast %j : index to i32
    %fi = arith.sitofp %ii : i32 to f32
    %fj = arith.sitofp %jj : i32 to f32
    %si = arith.mulf %fi, %half : f32
    %sj = arith.mulf %fj, %half : f32
    %li = math.floor %si : f32
    %lj = math.floor %sj : f32
    %wi = arith.subf %si, %li : f32
    %wj = arith.subf %sj, %lj : f32
    %li32 = arith.fptosi %li : f32 to i32
    %lj32 = arith.fptosi %lj : f32 to i32
    %i0 = arith.index_cast %li32 : i32 to index
    %j0 = arith.index_cast %lj32 : i32 to index
    %in = arith.addi %i0, %c1 : index
    %jn = arith.addi %j0, %c1 : index
    %i1 = arith.minsi %in, %c6 : index
    %j1 = arith.minsi %jn, %c8 : index
    %a = memref.load %x[%i0, %j0] : memref<7x9xf32>
    %b = memref.load %x[%i0, %j1] : memref<7x9xf32>
    %c = memref.load %x[%i1, %j0] : memref<7x9xf32>
    %d = memref.load %x[%i1, %j1] : memref<7x9xf32>
    %ba = arith.subf %b, %a : f32
    %dc = arith.subf %d, %c : f32
    %ab = math.fma %ba, %wj, %a : f32
    %cd = math.fma %dc, %wj, %c : f32
    %diff = arith.subf %cd, %ab : f32
    %r = math.fma %diff, %wi, %ab : f32
    memref.store %r, %out[%i, %j] : memref<13x17xf32>
  }
  return
}

// -----

// Batch normalization when a network is used, with the numbers that training left (Ioffe and Szegedy, 2015).
func.func @batch_norm(%x: tensor<1x5x5x8xf32>, %mean: tensor<8xf32>, %variance: tensor<8xf32>, %gamma: tensor<8xf32>,
                      %beta: tensor<8xf32>) -> tensor<1x5x5x8xf32> {
  %epsilon = arith.constant 1.0e-5 : f32
  %empty = tensor.empty() : tensor<1x5x5x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(n, y, x, c) -> (n, y, x, c)>, affine_map<(n, y, x, c) -> (c)>,
                                        affine_map<(n, y, x, c) -> (c)>, affine_map<(n, y, x, c) -> (c)>,
                                        affine_map<(n, y, x, c) -> (c)>, affine_map<(n, y, x, c) -> (n, y, x, c)>],
                       iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x, %mean, %variance, %gamma, %beta
          : tensor<1x5x5x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
      outs(%empty : tensor<1x5x5x8xf32>) {
  ^bb0(%v: f32, %m: f32, %s: f32, %g: f32, %b: f32, %o: f32):
    %d = arith.subf %v, %m : f32
    %se = arith.addf %s, %epsilon : f32
    %r = math.rsqrt %se : f32
    %dr = arith.mulf %d, %r : f32
    %gd = arith.mulf %dr, %g : f32
    %gb = arith.addf %gd, %b : f32
    linalg.yield %gb : f32
  } -> tensor<1x5x5x8xf32>
  return %0 : tensor<1x5x5x8xf32>
}

// -----

// ESPCN's last step: channels become pixels (Shi and others, 2016).
func.func @pixel_shuffle(%x: tensor<1x8x4x5xf32>) -> tensor<1x2x8x10xf32> {
  %e = tensor.expand_shape %x [[0], [1, 2, 3], [4], [5]] output_shape [1, 2, 2, 2, 4, 5]
      : tensor<1x8x4x5xf32> into tensor<1x2x2x2x4x5xf32>
  %empty = tensor.empty() : tensor<1x2x4x2x5x2xf32>
  %t = linalg.transpose ins(%e : tensor<1x2x2x2x4x5xf32>) outs(%empty : tensor<1x2x4x2x5x2xf32>)
      permutation = [0, 1, 4, 2, 5, 3]
  %0 = tensor.collapse_shape %t [[0], [1], [2, 3], [4, 5]] : tensor<1x2x4x2x5x2xf32> into tensor<1x2x8x10xf32>
  return %0 : tensor<1x2x8x10xf32>
}

// -----

// ResNet's shortcut (He and others, 2015): the result of a 1 x 1 convolution, plus the input, then ReLU.
func.func @residual(%x: tensor<1x6x6x4xf32>, %w: tensor<1x1x4x4xf32>) -> tensor<1x6x6x4xf32> {
  %zero = arith.constant dense<0.0> : tensor<1x6x6x4xf32>
  %c = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<1x6x6x4xf32>, tensor<1x1x4x4xf32>)
                                outs(%zero : tensor<1x6x6x4xf32>) -> tensor<1x6x6x4xf32>
  %s = arith.addf %c, %x : tensor<1x6x6x4xf32>
  %0 = arith.maximumf %s, %zero : tensor<1x6x6x4xf32>
  return %0 : tensor<1x6x6x4xf32>
}

// -----

// Two feature maps side by side, as DenseNet and U-Net join them (Huang and others, 2016).
func.func @concat_channels(%a: tensor<4x5x3xf32>, %b: tensor<4x5x2xf32>) -> tensor<4x5x5xf32> {
  %0 = tensor.concat dim(2) %a, %b : (tensor<4x5x3xf32>, tensor<4x5x2xf32>) -> tensor<4x5x5xf32>
  return %0 : tensor<4x5x5xf32>
}

// -----

// The middle of a picture: a crop with a stride.
func.func @crop(%x: tensor<12x12xf32>) -> tensor<4x4xf32> {
  %0 = tensor.extract_slice %x[2, 2] [4, 4] [2, 2] : tensor<12x12xf32> to tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

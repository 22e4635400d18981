// Convolutions, pooling, matrix products, Fourier transforms, resizing.

func.func @conv2d(%a: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %z: tensor<1xf32>) {
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  return
}

func.func @conv2d_int8(%a: tensor<1x4x4x4xi8>, %w: tensor<8x1x1x4xi8>, %v: tensor<8x1x1x4xi4>, %b: tensor<8xi32>, %z: tensor<1xi8>, %y: tensor<1xi4>) {
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  %1 = tosa.conv2d %a, %v, %b, %z, %y {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi4>, tensor<8xi32>, tensor<1xi8>, tensor<1xi4>) -> tensor<1x4x4x8xi32>
  return
}

func.func @conv2d_int16(%a: tensor<1x4x4x4xi16>, %w: tensor<8x1x1x4xi8>, %b: tensor<8xi48>, %z: tensor<1xi16>, %y: tensor<1xi8>) {
  %0 = tosa.conv2d %a, %w, %b, %z, %y {acc_type = i48, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi16>, tensor<8x1x1x4xi8>, tensor<8xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x4x4x8xi48>
  return
}

func.func @conv3d(%a: tensor<1x4x4x4x4xbf16>, %w: tensor<8x1x1x1x4xbf16>, %b: tensor<8xbf16>, %z: tensor<1xbf16>) {
  %0 = tosa.conv3d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x4x4x4xbf16>, tensor<8x1x1x1x4xbf16>, tensor<8xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x4x4x4x8xbf16>
  return
}

func.func @depthwise_conv2d(%a: tensor<1x4x4x4xf16>, %w: tensor<1x1x4x2xf16>, %b: tensor<8xf16>, %z: tensor<1xf16>) {
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf16>, tensor<1x1x4x2xf16>, tensor<8xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x4x8xf16>
  return
}

func.func @transpose_conv2d(%a: tensor<1x4x4x4xf8E4M3FN>, %w: tensor<8x1x1x4xf8E4M3FN>, %b: tensor<8xf16>, %z: tensor<1xf8E4M3FN>) {
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f16, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf8E4M3FN>, tensor<8x1x1x4xf8E4M3FN>, tensor<8xf16>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x4x4x8xf16>
  return
}

func.func @pool(%a: tensor<1x4x4x4xf32>, %z: tensor<1xf32>, %c: tensor<1x4x4x4xi8>, %cz: tensor<1xi8>, %s: tensor<1x4x4x4xi16>, %b: tensor<1x4x4x4xbf16>, %bz: tensor<1xbf16>) {
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x4xf32>
  %1 = tosa.avg_pool2d %c, %cz, %cz {acc_type = i32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2x4xi8>
  %2 = tosa.avg_pool2d %b, %bz, %bz {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<1x2x2x4xbf16>
  %3 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32>
  %4 = tosa.max_pool2d %s {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xi16>) -> tensor<1x2x2x4xi16>
  return
}

func.func @matmul(%a: tensor<1x2x2xf32>, %z: tensor<1xf32>, %c: tensor<1x2x2xi8>, %cz: tensor<1xi8>, %e: tensor<1x2x2xf8E4M3FN>, %ez: tensor<1xf8E4M3FN>, %f: tensor<1x2x2xf8E5M2>, %fz: tensor<1xf8E5M2>) {
  %0 = tosa.matmul %a, %a, %z, %z : (tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2xf32>
  %1 = tosa.matmul %c, %c, %cz, %cz : (tensor<1x2x2xi8>, tensor<1x2x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2xi32>
  %2 = tosa.matmul %e, %e, %ez, %ez : (tensor<1x2x2xf8E4M3FN>, tensor<1x2x2xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x2x2xf16>
  %3 = tosa.matmul %e, %e, %ez, %ez : (tensor<1x2x2xf8E4M3FN>, tensor<1x2x2xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x2x2xf32>
  %4 = tosa.matmul %e, %f, %ez, %fz : (tensor<1x2x2xf8E4M3FN>, tensor<1x2x2xf8E5M2>, tensor<1xf8E4M3FN>, tensor<1xf8E5M2>) -> tensor<1x2x2xf16>
  return
}

func.func @matmul_t_block_scaled(%a: tensor<4x8x32xf8E5M2>, %as: tensor<4x8x1xf8E8M0FNU>, %b: tensor<4x16x32xf8E5M2>, %bs: tensor<4x16x1xf8E8M0FNU>) {
  %0 = tosa.matmul_t_block_scaled %a, %as, %b, %bs {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  return
}

func.func @fft(%a: tensor<1x4x8xf32>) {
  %0, %1 = tosa.fft2d %a, %a {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  %2, %3 = tosa.rfft2d %a : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  return
}

func.func @resize(%a: tensor<1x2x2x1xf32>, %c: tensor<1x2x2x1xi8>, %s: tensor<1x2x2x1xi16>) {
  %scale = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %zero = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %border = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %scale, %zero, %border {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xf32>
  %1 = tosa.resize %c, %scale, %zero, %border {mode = NEAREST_NEIGHBOR} : (tensor<1x2x2x1xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xi8>
  %2 = tosa.resize %s, %scale, %zero, %border {mode = BILINEAR} : (tensor<1x2x2x1xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x1xi48>
  return
}

// Ops that MLIR 22 lacks.

func.func @shape() {
  %a = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  tosa.assert_equal_shape %a, %a {allow_broadcast = true} : (!tosa.shape<2>, !tosa.shape<2>) -> ()
  tosa.assert_equal_shape %a, %a {allow_broadcast = false} : (!tosa.shape<2>, !tosa.shape<2>) -> ()
  return
}

func.func @pool(%a: tensor<1x4x4x4xf32>, %z: tensor<1xf32>, %b: tensor<1x4x4x4xbf16>, %bz: tensor<1xbf16>, %c: tensor<1x4x4x4xi8>, %cz: tensor<1xi8>) {
  %two = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %pad = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.avg_pool2d_adaptive %a, %z, %z, %two, %two, %pad {acc_type = f32} : (tensor<1x4x4x4xf32>, tensor<1xf32>, tensor<1xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x2x4xf32>
  %1 = tosa.avg_pool2d_adaptive %b, %bz, %bz, %two, %two, %pad {acc_type = f32} : (tensor<1x4x4x4xbf16>, tensor<1xbf16>, tensor<1xbf16>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x2x4xbf16>
  %2 = tosa.avg_pool2d_adaptive %c, %cz, %cz, %two, %two, %pad {acc_type = i32} : (tensor<1x4x4x4xi8>, tensor<1xi8>, tensor<1xi8>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x2x4xi8>
  %3 = tosa.max_pool2d_adaptive %a, %two, %two, %pad {nan_mode = IGNORE} : (tensor<1x4x4x4xf32>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x2x4xf32>
  %4 = tosa.max_pool2d_adaptive %b, %two, %two, %pad : (tensor<1x4x4x4xbf16>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x2x4xbf16>
  %5 = tosa.max_pool2d_adaptive %c, %two, %two, %pad : (tensor<1x4x4x4xi8>, !tosa.shape<2>, !tosa.shape<2>, !tosa.shape<4>) -> tensor<1x2x2x4xi8>
  return
}

func.func @matmul(%a: tensor<1x2x2xf32>, %z: tensor<1xf32>, %b: tensor<1x2x2xi8>, %bz: tensor<1xi8>, %e: tensor<1x2x2xf8E4M3FN>, %ez: tensor<1xf8E4M3FN>) {
  %0 = tosa.matmul_t %a, %a, %z, %z : (tensor<1x2x2xf32>, tensor<1x2x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2xf32>
  %1 = tosa.matmul_t %b, %b, %bz, %bz : (tensor<1x2x2xi8>, tensor<1x2x2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x2xi32>
  %2 = tosa.matmul_t %e, %e, %ez, %ez : (tensor<1x2x2xf8E4M3FN>, tensor<1x2x2xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1x2x2xf32>
  return
}

func.func @gather(%a: tensor<1x4x3xf32>, %b: tensor<1x4x3xi8>, %c: tensor<1x4x3xbf16>, %index: tensor<1x2xi32>) {
  %count = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.row_gather %a, %index, %count : (tensor<1x4x3xf32>, tensor<1x2xi32>, tensor<1xi32>) -> tensor<1x2x3xf32>
  %1 = tosa.row_gather %b, %index, %count : (tensor<1x4x3xi8>, tensor<1x2xi32>, tensor<1xi32>) -> tensor<1x2x3xi8>
  %2 = tosa.row_gather %c, %index, %count : (tensor<1x4x3xbf16>, tensor<1x2xi32>, tensor<1xi32>) -> tensor<1x2x3xbf16>
  return
}

func.func @block_scaled(%v: tensor<1x4x4x32xf4E2M1FN>, %s: tensor<1x4x4x1xf8E8M0FNU>, %w: tensor<8x1x1x32xf4E2M1FN>, %ws: tensor<8x1x1x1xf8E8M0FNU>, %bias: tensor<8xf32>, %r: tensor<1x4x32xf4E2M1FN>, %rs: tensor<1x4x1xf8E8M0FNU>, %index: tensor<1x2xi32>) {
  %one = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %pad = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %shape = tosa.const_shape {values = dense<[2, 2, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %count = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.conv2d_block_scaled %v, %s, %w, %ws, %bias, %pad, %one, %one {block_size = BLOCK_SIZE_32} : (tensor<1x4x4x32xf4E2M1FN>, tensor<1x4x4x1xf8E8M0FNU>, tensor<8x1x1x32xf4E2M1FN>, tensor<8x1x1x1xf8E8M0FNU>, tensor<8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x8xf32>
  %1:2 = tosa.reshape_block_scaled %r, %rs, %shape {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<1x4x32xf4E2M1FN>, tensor<1x4x1xf8E8M0FNU>, !tosa.shape<3>) -> (tensor<2x2x32xf4E2M1FN>, tensor<2x2x1xf8E8M0FNU>)
  %2:2 = tosa.row_gather_block_scaled %r, %rs, %index, %count {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<1x4x32xf4E2M1FN>, tensor<1x4x1xf8E8M0FNU>, tensor<1x2xi32>, tensor<1xi32>) -> (tensor<1x2x32xf4E2M1FN>, tensor<1x2x1xf8E8M0FNU>)
  return
}

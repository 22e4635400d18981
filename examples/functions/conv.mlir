// A convolution of a 3-channel image to 4 channels, on memrefs, accumulated into the result.

func.func @conv(%image: memref<1x10x10x3xf32>, %weights: memref<3x3x3x4xf32>, %out: memref<1x8x8x4xf32>) {
  linalg.conv_2d_nhwc_hwcf ins(%image, %weights : memref<1x10x10x3xf32>, memref<3x3x3x4xf32>)
                           outs(%out : memref<1x8x8x4xf32>)
  return
}

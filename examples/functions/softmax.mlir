// Softmax of each row. The function allocates buffers for intermediate results.

func.func @softmax(%x: tensor<8x32xf32>) -> tensor<8x32xf32> {
  %empty = tensor.empty() : tensor<8x32xf32>
  %result = linalg.softmax dimension(1) ins(%x : tensor<8x32xf32>) outs(%empty : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %result : tensor<8x32xf32>
}

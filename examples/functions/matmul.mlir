// The product of two matrices, on tensors: one kernel sets the result to 0, one accumulates the products.

func.func @matmul(%a: tensor<16x24xf32>, %b: tensor<24x32xf32>) -> tensor<16x32xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<16x32xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<16x32xf32>) -> tensor<16x32xf32>
  %c = linalg.matmul ins(%a, %b : tensor<16x24xf32>, tensor<24x32xf32>)
                     outs(%zeros : tensor<16x32xf32>) -> tensor<16x32xf32>
  return %c : tensor<16x32xf32>
}

// The sum of each column of a matrix, a reduction along its first dimension.

func.func @sum_columns(%x: tensor<40x70xf32>) -> tensor<70xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<70xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<70xf32>) -> tensor<70xf32>
  %sums = linalg.reduce { arith.addf } ins(%x : tensor<40x70xf32>) outs(%zeros : tensor<70xf32>) dimensions = [0]
  return %sums : tensor<70xf32>
}

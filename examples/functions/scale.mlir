// max(0, a * x + b) of each number. Elementwise operations are fused into a single kernel. The number of
// elements isn't a multiple of the workgroup size.

#same = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>

func.func @scale(%a: f32, %x: tensor<10x33xf32>, %b: tensor<33xf32>) -> tensor<10x33xf32> {
  %zero = arith.constant dense<0.0> : tensor<10x33xf32>
  %empty = tensor.empty() : tensor<10x33xf32>
  %sum = linalg.generic {indexing_maps = [#same, #row, #same], iterator_types = ["parallel", "parallel"]}
      ins(%x, %b : tensor<10x33xf32>, tensor<33xf32>) outs(%empty : tensor<10x33xf32>) {
  ^bb0(%xi: f32, %bi: f32, %_: f32):
    %scaled = arith.mulf %a, %xi : f32
    %shifted = arith.addf %scaled, %bi : f32
    linalg.yield %shifted : f32
  } -> tensor<10x33xf32>
  %result = arith.maximumf %sum, %zero : tensor<10x33xf32>
  return %result : tensor<10x33xf32>
}

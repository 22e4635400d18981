#map = affine_map<(d0, d1, d2) -> (d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> (d1)>
module {
  func.func @lstm(%arg0: tensor<32x10x16xf32>) -> tensor<32x4xf32> {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<32x32xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<1x32x32xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_4_torch.float32> : tensor<4xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_4_32_torch.float32> : tensor<4x32xf32>
    %cst_5 = arith.constant dense_resource<torch_tensor_128_torch.float32_1> : tensor<128xf32>
    %cst_6 = arith.constant dense_resource<torch_tensor_128_32_torch.float32> : tensor<128x32xf32>
    %cst_7 = arith.constant dense_resource<torch_tensor_128_torch.float32> : tensor<128xf32>
    %cst_8 = arith.constant dense_resource<torch_tensor_128_16_torch.float32> : tensor<128x16xf32>
    %0 = tensor.empty() : tensor<10x32x16xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<32x10x16xf32>) outs(%0 : tensor<10x32x16xf32>) permutation = [1, 0, 2] 
    %1 = tensor.empty() : tensor<16x128xf32>
    %transposed_9 = linalg.transpose ins(%cst_8 : tensor<128x16xf32>) outs(%1 : tensor<16x128xf32>) permutation = [1, 0] 
    %2 = tensor.empty() : tensor<10x16x128xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_9 : tensor<16x128xf32>) outs(%2 : tensor<10x16x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x16x128xf32>
    %4 = tensor.empty() : tensor<10x32x128xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<10x32x128xf32>) -> tensor<10x32x128xf32>
    %6 = linalg.batch_matmul ins(%transposed, %3 : tensor<10x32x16xf32>, tensor<10x16x128xf32>) outs(%5 : tensor<10x32x128xf32>) -> tensor<10x32x128xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %cst_7 : tensor<10x32x128xf32>, tensor<128xf32>) outs(%4 : tensor<10x32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<10x32x128xf32>
    %extracted_slice = tensor.extract_slice %7[0, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<10x32x128xf32> to tensor<1x32x128xf32>
    %extracted_slice_10 = tensor.extract_slice %7[1, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<10x32x128xf32> to tensor<1x32x128xf32>
    %extracted_slice_11 = tensor.extract_slice %7[2, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<10x32x128xf32> to tensor<1x32x128xf32>
    %extracted_slice_12 = tensor.extract_slice %7[3, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<10x32x128xf32> to tensor<1x32x128xf32>
    %extracted_slice_13 = tensor.extract_slice %7[4, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<10x32x128xf32> to tensor<1x32x128xf32>
    %extracted_slice_14 = tensor.extract_slice %7[5, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<10x32x128xf32> to tensor<1x32x128xf32>
    %extracted_slice_15 = tensor.extract_slice %7[6, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<10x32x128xf32> to tensor<1x32x128xf32>
    %extracted_slice_16 = tensor.extract_slice %7[7, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<10x32x128xf32> to tensor<1x32x128xf32>
    %extracted_slice_17 = tensor.extract_slice %7[8, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<10x32x128xf32> to tensor<1x32x128xf32>
    %extracted_slice_18 = tensor.extract_slice %7[9, 0, 0] [1, 32, 128] [1, 1, 1] : tensor<10x32x128xf32> to tensor<1x32x128xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x32x128xf32> into tensor<32x128xf32>
    %collapsed_19 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2]] : tensor<1x32x128xf32> into tensor<32x128xf32>
    %collapsed_20 = tensor.collapse_shape %extracted_slice_11 [[0, 1], [2]] : tensor<1x32x128xf32> into tensor<32x128xf32>
    %collapsed_21 = tensor.collapse_shape %extracted_slice_12 [[0, 1], [2]] : tensor<1x32x128xf32> into tensor<32x128xf32>
    %collapsed_22 = tensor.collapse_shape %extracted_slice_13 [[0, 1], [2]] : tensor<1x32x128xf32> into tensor<32x128xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_14 [[0, 1], [2]] : tensor<1x32x128xf32> into tensor<32x128xf32>
    %collapsed_24 = tensor.collapse_shape %extracted_slice_15 [[0, 1], [2]] : tensor<1x32x128xf32> into tensor<32x128xf32>
    %collapsed_25 = tensor.collapse_shape %extracted_slice_16 [[0, 1], [2]] : tensor<1x32x128xf32> into tensor<32x128xf32>
    %collapsed_26 = tensor.collapse_shape %extracted_slice_17 [[0, 1], [2]] : tensor<1x32x128xf32> into tensor<32x128xf32>
    %collapsed_27 = tensor.collapse_shape %extracted_slice_18 [[0, 1], [2]] : tensor<1x32x128xf32> into tensor<32x128xf32>
    %8 = tensor.empty() : tensor<32x128xf32>
    %transposed_28 = linalg.transpose ins(%cst_6 : tensor<128x32xf32>) outs(%8 : tensor<32x128xf32>) permutation = [1, 0] 
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %10 = linalg.matmul ins(%cst_1, %transposed_28 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%9 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%10, %cst_5 : tensor<32x128xf32>, tensor<128xf32>) outs(%8 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<32x128xf32>
    %expanded = tensor.expand_shape %11 [[0, 1], [2]] output_shape [1, 32, 128] : tensor<32x128xf32> into tensor<1x32x128xf32>
    %12 = tensor.empty() : tensor<1x32x128xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %collapsed : tensor<1x32x128xf32>, tensor<32x128xf32>) outs(%12 : tensor<1x32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x128xf32>
    %extracted_slice_29 = tensor.extract_slice %13[0, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_30 = tensor.extract_slice %13[0, 0, 32] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_31 = tensor.extract_slice %13[0, 0, 64] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_32 = tensor.extract_slice %13[0, 0, 96] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %14 = tensor.empty() : tensor<1x32x32xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_29 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_30 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_31 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_32 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16, %cst_2 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %17 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %22 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %collapsed_33 = tensor.collapse_shape %23 [[0, 1], [2]] : tensor<1x32x32xf32> into tensor<32x32xf32>
    %24 = linalg.matmul ins(%collapsed_33, %transposed_28 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%9 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%24, %cst_5 : tensor<32x128xf32>, tensor<128xf32>) outs(%8 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<32x128xf32>
    %expanded_34 = tensor.expand_shape %25 [[0, 1], [2]] output_shape [1, 32, 128] : tensor<32x128xf32> into tensor<1x32x128xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34, %collapsed_19 : tensor<1x32x128xf32>, tensor<32x128xf32>) outs(%12 : tensor<1x32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x128xf32>
    %extracted_slice_35 = tensor.extract_slice %26[0, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_36 = tensor.extract_slice %26[0, 0, 32] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_37 = tensor.extract_slice %26[0, 0, 64] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_38 = tensor.extract_slice %26[0, 0, 96] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_35 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_36 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_37 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_38 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28, %21 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %29 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %32 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %34 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %collapsed_39 = tensor.collapse_shape %35 [[0, 1], [2]] : tensor<1x32x32xf32> into tensor<32x32xf32>
    %36 = linalg.matmul ins(%collapsed_39, %transposed_28 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%9 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %37 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%36, %cst_5 : tensor<32x128xf32>, tensor<128xf32>) outs(%8 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<32x128xf32>
    %expanded_40 = tensor.expand_shape %37 [[0, 1], [2]] output_shape [1, 32, 128] : tensor<32x128xf32> into tensor<1x32x128xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_40, %collapsed_20 : tensor<1x32x128xf32>, tensor<32x128xf32>) outs(%12 : tensor<1x32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x128xf32>
    %extracted_slice_41 = tensor.extract_slice %38[0, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_42 = tensor.extract_slice %38[0, 0, 32] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_43 = tensor.extract_slice %38[0, 0, 64] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_44 = tensor.extract_slice %38[0, 0, 96] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_41 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_42 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_43 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_44 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40, %33 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %41 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %44 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %46 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %collapsed_45 = tensor.collapse_shape %47 [[0, 1], [2]] : tensor<1x32x32xf32> into tensor<32x32xf32>
    %48 = linalg.matmul ins(%collapsed_45, %transposed_28 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%9 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %49 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%48, %cst_5 : tensor<32x128xf32>, tensor<128xf32>) outs(%8 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<32x128xf32>
    %expanded_46 = tensor.expand_shape %49 [[0, 1], [2]] output_shape [1, 32, 128] : tensor<32x128xf32> into tensor<1x32x128xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_46, %collapsed_21 : tensor<1x32x128xf32>, tensor<32x128xf32>) outs(%12 : tensor<1x32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x128xf32>
    %extracted_slice_47 = tensor.extract_slice %50[0, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_48 = tensor.extract_slice %50[0, 0, 32] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_49 = tensor.extract_slice %50[0, 0, 64] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_50 = tensor.extract_slice %50[0, 0, 96] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_47 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_48 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_49 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_50 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %45 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %53 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %56 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %58 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %collapsed_51 = tensor.collapse_shape %59 [[0, 1], [2]] : tensor<1x32x32xf32> into tensor<32x32xf32>
    %60 = linalg.matmul ins(%collapsed_51, %transposed_28 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%9 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %61 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%60, %cst_5 : tensor<32x128xf32>, tensor<128xf32>) outs(%8 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<32x128xf32>
    %expanded_52 = tensor.expand_shape %61 [[0, 1], [2]] output_shape [1, 32, 128] : tensor<32x128xf32> into tensor<1x32x128xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_52, %collapsed_22 : tensor<1x32x128xf32>, tensor<32x128xf32>) outs(%12 : tensor<1x32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x128xf32>
    %extracted_slice_53 = tensor.extract_slice %62[0, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_54 = tensor.extract_slice %62[0, 0, 32] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_55 = tensor.extract_slice %62[0, 0, 64] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_56 = tensor.extract_slice %62[0, 0, 96] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_53 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_54 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_55 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_56 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %57 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %65 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %68 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %70 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %collapsed_57 = tensor.collapse_shape %71 [[0, 1], [2]] : tensor<1x32x32xf32> into tensor<32x32xf32>
    %72 = linalg.matmul ins(%collapsed_57, %transposed_28 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%9 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %73 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%72, %cst_5 : tensor<32x128xf32>, tensor<128xf32>) outs(%8 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<32x128xf32>
    %expanded_58 = tensor.expand_shape %73 [[0, 1], [2]] output_shape [1, 32, 128] : tensor<32x128xf32> into tensor<1x32x128xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_58, %collapsed_23 : tensor<1x32x128xf32>, tensor<32x128xf32>) outs(%12 : tensor<1x32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x128xf32>
    %extracted_slice_59 = tensor.extract_slice %74[0, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_60 = tensor.extract_slice %74[0, 0, 32] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_61 = tensor.extract_slice %74[0, 0, 64] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_62 = tensor.extract_slice %74[0, 0, 96] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_59 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_60 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_61 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_62 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %69 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %77 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %80 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %82 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %collapsed_63 = tensor.collapse_shape %83 [[0, 1], [2]] : tensor<1x32x32xf32> into tensor<32x32xf32>
    %84 = linalg.matmul ins(%collapsed_63, %transposed_28 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%9 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %85 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%84, %cst_5 : tensor<32x128xf32>, tensor<128xf32>) outs(%8 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<32x128xf32>
    %expanded_64 = tensor.expand_shape %85 [[0, 1], [2]] output_shape [1, 32, 128] : tensor<32x128xf32> into tensor<1x32x128xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_64, %collapsed_24 : tensor<1x32x128xf32>, tensor<32x128xf32>) outs(%12 : tensor<1x32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x128xf32>
    %extracted_slice_65 = tensor.extract_slice %86[0, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_66 = tensor.extract_slice %86[0, 0, 32] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_67 = tensor.extract_slice %86[0, 0, 64] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_68 = tensor.extract_slice %86[0, 0, 96] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_65 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_66 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_67 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_68 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%88, %81 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %89 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91, %92 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %94 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %collapsed_69 = tensor.collapse_shape %95 [[0, 1], [2]] : tensor<1x32x32xf32> into tensor<32x32xf32>
    %96 = linalg.matmul ins(%collapsed_69, %transposed_28 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%9 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %97 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%96, %cst_5 : tensor<32x128xf32>, tensor<128xf32>) outs(%8 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<32x128xf32>
    %expanded_70 = tensor.expand_shape %97 [[0, 1], [2]] output_shape [1, 32, 128] : tensor<32x128xf32> into tensor<1x32x128xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_70, %collapsed_25 : tensor<1x32x128xf32>, tensor<32x128xf32>) outs(%12 : tensor<1x32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x128xf32>
    %extracted_slice_71 = tensor.extract_slice %98[0, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_72 = tensor.extract_slice %98[0, 0, 32] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_73 = tensor.extract_slice %98[0, 0, 64] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_74 = tensor.extract_slice %98[0, 0, 96] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_71 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_72 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_73 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_74 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100, %93 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %101 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%103, %104 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %106 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %collapsed_75 = tensor.collapse_shape %107 [[0, 1], [2]] : tensor<1x32x32xf32> into tensor<32x32xf32>
    %108 = linalg.matmul ins(%collapsed_75, %transposed_28 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%9 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%108, %cst_5 : tensor<32x128xf32>, tensor<128xf32>) outs(%8 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<32x128xf32>
    %expanded_76 = tensor.expand_shape %109 [[0, 1], [2]] output_shape [1, 32, 128] : tensor<32x128xf32> into tensor<1x32x128xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_76, %collapsed_26 : tensor<1x32x128xf32>, tensor<32x128xf32>) outs(%12 : tensor<1x32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x128xf32>
    %extracted_slice_77 = tensor.extract_slice %110[0, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_78 = tensor.extract_slice %110[0, 0, 32] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_79 = tensor.extract_slice %110[0, 0, 64] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_80 = tensor.extract_slice %110[0, 0, 96] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_77 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_78 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_79 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_80 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112, %105 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %113 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115, %116 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%117 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %118 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %collapsed_81 = tensor.collapse_shape %119 [[0, 1], [2]] : tensor<1x32x32xf32> into tensor<32x32xf32>
    %120 = linalg.matmul ins(%collapsed_81, %transposed_28 : tensor<32x32xf32>, tensor<32x128xf32>) outs(%9 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %121 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%120, %cst_5 : tensor<32x128xf32>, tensor<128xf32>) outs(%8 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<32x128xf32>
    %expanded_82 = tensor.expand_shape %121 [[0, 1], [2]] output_shape [1, 32, 128] : tensor<32x128xf32> into tensor<1x32x128xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_82, %collapsed_27 : tensor<1x32x128xf32>, tensor<32x128xf32>) outs(%12 : tensor<1x32x128xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x128xf32>
    %extracted_slice_83 = tensor.extract_slice %122[0, 0, 0] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_84 = tensor.extract_slice %122[0, 0, 32] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_85 = tensor.extract_slice %122[0, 0, 64] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %extracted_slice_86 = tensor.extract_slice %122[0, 0, 96] [1, 32, 32] [1, 1, 1] : tensor<1x32x128xf32> to tensor<1x32x32xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_83 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_84 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_85 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_86 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = arith.negf %in : f32
      %138 = math.exp %137 : f32
      %139 = arith.addf %138, %cst_0 : f32
      %140 = arith.divf %cst_0, %139 : f32
      linalg.yield %140 : f32
    } -> tensor<1x32x32xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%124, %117 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123, %125 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %128 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129 : tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %137 = math.tanh %in : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%126, %130 : tensor<1x32x32xf32>, tensor<1x32x32xf32>) outs(%14 : tensor<1x32x32xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.mulf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<1x32x32xf32>
    %concat = tensor.concat dim(0) %23, %35, %47, %59, %71, %83, %95, %107, %119, %131 : (tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>, tensor<1x32x32xf32>) -> tensor<10x32x32xf32>
    %132 = tensor.empty() : tensor<32x10x32xf32>
    %transposed_87 = linalg.transpose ins(%concat : tensor<10x32x32xf32>) outs(%132 : tensor<32x10x32xf32>) permutation = [1, 0, 2] 
    %extracted_slice_88 = tensor.extract_slice %transposed_87[0, 9, 0] [32, 1, 32] [1, 1, 1] : tensor<32x10x32xf32> to tensor<32x1x32xf32>
    %collapsed_89 = tensor.collapse_shape %extracted_slice_88 [[0, 1], [2]] : tensor<32x1x32xf32> into tensor<32x32xf32>
    %133 = tensor.empty() : tensor<32x4xf32>
    %transposed_90 = linalg.transpose ins(%cst_4 : tensor<4x32xf32>) outs(%133 : tensor<32x4xf32>) permutation = [1, 0] 
    %134 = linalg.fill ins(%cst : f32) outs(%133 : tensor<32x4xf32>) -> tensor<32x4xf32>
    %135 = linalg.matmul ins(%collapsed_89, %transposed_90 : tensor<32x32xf32>, tensor<32x4xf32>) outs(%134 : tensor<32x4xf32>) -> tensor<32x4xf32>
    %136 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%135, %cst_3 : tensor<32x4xf32>, tensor<4xf32>) outs(%133 : tensor<32x4xf32>) {
    ^bb0(%in: f32, %in_91: f32, %out: f32):
      %137 = arith.addf %in, %in_91 : f32
      linalg.yield %137 : f32
    } -> tensor<32x4xf32>
    return %136 : tensor<32x4xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_4_torch.float32: "0x04000000A5F3D2BC67B12BBDE699993CD1E4273E",
      torch_tensor_4_32_torch.float32: "0x04000000008480BC1204B03D8F9234BEBC1AC63D5787143E28E49FBD557E043E1C5D063E088FAD3DDF143B3C73A40B3E49FB943DCCDEBBBCEF000F3E4ADE16BE137C8DBD8D2228BE8F1DDA3DD2A9F13D32C82D3E7C2531BEB4C34C3DB7B2B8BD45BEB2BD56AFE4BDB26E31BE957358BD748AC73D07D92A3B9333A8BD5672E2BC240AC4BD18E692BD18EA183EFCF509BE54448E3DC16C1FBE31CF813A01FC723D560B24BCC963113EDA22303DB8BD08BD871B1CBEA2F1E9BD7AC3B43D8374ED3D0D32FE3DA0FE31BD9983FDBD8382213E5FA518BE2921883DD7E7BA3DFA1D8F3D3CA7173E29B01B3C510A12BEC854B6BC86405F3C03E20ABDE0908C3DBD76B13D63019DBD3FCB2DBDA0EE5FBD9BB993BDED611BBEC21384BD1A34BABCD4D212BE32DE0DBEEF8C183E3AF0EC3D0DFA10BEAEAEE7BDDFFB853D311A383D10B7F0BD1C67B0BC968706BE42E9DFBB89D3F8BD7C5ADBBC928B1BBCAEE2D7BD49EB153ECD9308BD99D2B93D3A9DD13C105C9FBD338AC53D535082BC7477A7BD2ADCB7BCA6800EBEA558FEBCBA49333D4917F73D7960A5BD93272ABEA306BEBD8296AEBD355F913BFC4C87BD83D81E3E11A666BD432725BD180E1ABEE0BF0C3EB764FB3DFFBE23BE712243BC5BFCA53DFAADB43D4796C7BDF8868B3B4D88DA3CCA8B0BBEB9142ABE14396B3D184711BE0E9D4C3DC34D2CBDDCB5CA3BB5FEAE3CA4968ABC331041BD",
      torch_tensor_128_torch.float32_1: "0x040000004790B43D5AC2C63DA9C6663DAB49BCBD87BADC3D182C593CBDDBB2BDA410CE3D46E7CDBB410F013D8E41EF3D51520A3EF62C60BCFD45BC3B9B62403C5664AE3DE9D6883D6044E43DA4925ABD2D29A9BDD25A28BDA5B8D23D58C3123E01699ABD9296B93D6ECD2E3E9C5A003EEA59783CAC9F07BD3114313E8C38743DD07C87BD913C203D185BCABD29EAC2BD5C8F193ED73BC13D3D4EFCBDF919FBBC7ED793BCC3BEB3BD69C5C7BD5408D73D2B9DEB3DB8B47FBDC2522EBE5B03063E2012E0BD1D3C55BC5AE3B8BD36528FBD3622ED3D5054133E5B07AFBD9764073EB200D9BDC70F15BE1C7E413D271C3DBCD6B8BA3D1A35023E4C6786BDA05B113D47A7803D49CBDC3BF612DFBCC5AC473DD52718BE7A0C58BC8F86DFBD48E02ABED5C0163ED5F3EDBD8D1495BD2034183E7128DCBD8A59D2BC78A7163EBA7D9F3DD747BF3D6790683DDC0E91BC66B20B3EAF55193E39C88FBC363772BD89AF9ABD20D69B3C49A60BBEBF7C1EBE8CBD31BE9A92A43D4861093D52619D3DE38F15BCC381D7BDF54AB03C702EAABC015858BD313DE23DB8398DBD38C3A63C1EB9B1BDB966A1BB3D9A0B3C247ED7BD2F94A23D39E406BD32A5FFBDBC67F03D2186A8BD7773263E710F18BD8129223EEC46FABD057D64BD3F992B3E2A68D7BCF5B69BBD1706843DC324FCBD9C52DD3D2AF579BD9B8B1A3EB380FB3DBD371A3E5F4B03BD5C57EEBC",
      torch_tensor_128_32_torch.float32: "0x040000000CE6BCBD02FDE23D0C7E203E5CD4333EA96BFC3A745019BE4587303E845CF3BDEAB0883DC0F8B43D5DDA5F3D2AFB6E3D93DD28BED3FB73BDB0DDE8BD2C09FA3DDBB1CDBD5F938ABBA9E5203E6534093E503D02BE1D0217BECF450F3EC462503DBDC80ABE40851C3EE9AE02BE54B41C3E37DE013E9CFE003E29EB0ABDF7B77B3C762817BEFBF3CB3DADFF263C700B063E7E9D98BDEDDC2E3E8553F13D49D44ABD68B0453D390E04BEDE0AF1BD340FF8BD9BF9CFBDD34E493D04099CBD8D167ABD2F45FD3D8830EF3CB672B0BD5E8144BD345D3EBDA604A93D69D8FE3D0E3E103ECC50F6BD2FB59ABCD2F6293D0D7E8DBDBD0CEE3D66FFA0BCEE879A3C37C21ABE24CC023EC4E4EFBD0C4E8BBBE7A513BEA9B7093EC568273CD80AA33DEE470EBEDD3D763C2B53943D8AABFF3D1009053E414601BD241693BCC393703D352C82BDD45193BDD8A826BEE88331BEC5A1BEBDC4CEB43CB872693C015D683C32DFD83CC7B905BD82D732BE72A4213E227404BEE7A907BB42D98F3D589F393D093F9DBDF44E1DBE94F0103E1D12A53B2617253E6DE9A83DC2A99A3D98AD1C3D354E23BDDF2ED4BDBDDCAF3CD7F22D3E340BD93DF374243E26C3293E01710D3EEE34CBBDC62AC5BD9FB8C6BB283DBBBDAA7744BD8D0878BD6E661E3EECC142BCDF382F3EF35C0CBE5A8F32BE5C0ECF3CB34B103DD91792BD3B37B7BD063B4E3DF018113C6202C2BCC2CBB73DFBF699BD3D640E3E73E6F6BD0266BCBD86C87A3D017EDE3DD2D90DBB70190EBEEE66E7BB027474BDC35D67BD2CD605BD39352E3DF18B28BDD6E2FDBDADC3B4BD579F17BE9ECF34BED0F5AE3DBD49CA3DE3CA083E8547653CA1E994BDAABED9BDE051B43D77CBDABD2F47073E565BC4BD3BDE28BED55C02BE7A6E133E75A2083E4EBA303DE002863BBE351B3E287ADA3D155CD63D8E68F6BD5AB9E73CA101243E4008FFBD7B57343E8820EDBD1FC554BD6D9308BCA15A3C3D02855E3DEF10CFBD20B5A53D52A13F3D8534A1BC112A34BEDB27333EF2E285BD62F9C0BDE03F333E5077B7BD82DDF13D46EBDC3D64A5EBBD0AFC11BE89D1C4BD9D9F623DD9C12A3E01C720BCB84358BD754E50BD9822FCBDC9E6343EDE4BFBBAB83F0FBE4555F7BDA43BE13D781CAF3D4291E93D62AB98BC0B100FBDD83D6D3DCDDCE2BAE81A69BDB7AC2C3DA854CEBD31ACFABDBD0E20BD7A0A01BEC912933BC7E7E33C643F313EA7AD503DFE9987BA988F03BE4D8591BD1415ECBCAE5702BEBBF20C3D6748023E5326CF3DFE2596BDB90131BD6476343E9CDEE7BC7B9322BE5D73CBBA8B41133C9A7F86BD55329DBC939C13BE30FA5E3D5F41FBBD2836793DCE64083ECDBAE9BD63C08DBD4D488B3CBD88DF39E144D43DEAA32DBCF51CEA3CEE2548BD3ED26E3D78C45A3DB0BF11BE1C31C03D476314BD8118223E6AA333BE63C28FBC6996A33DC6A6F93D4A9A163B1BA6C3BD63ED0BBEB41309BE0DC0113E42A61DBE8A418FBDADC6BD3D89FBC53D4E581EBE818E0F3D5813AF3CDC23263EB871CDBBAFBD993DF0537ABC3693213EBFD193BCDFBDD4BD458E053DE3A1BFBD450F353D88A8FB3D9ACB0CBEDAB203BE72FD1D3B3F6929BC4D5A61BD8D85173E6E4DA23D2F1270BDB6E0D13C70E2D9BC79CBE7BD6720943D75D9EEBD3F40AF3C00C5F53D674126BE23E6FD3B912B273EFC80A33DF2C68EBD3FE7E33CA3F729BEC188E83C2D631D3E144E1D3EAE0D39BBA641833DD657F0BC5A3E4BBD5DD35E3B42E3D2BDA3C3913DB57DB13DBA4944BD08BF24BDB448FCBD462AB93C36FD8F3D10DC2B3E648F2ABE5D9D18BEADCFA33B0F4A273EEB633A3C00FD483DFF9ACD3C6E2DADBCFB31013EBFE1043E80BAD0BDD2D0D8BDB8C10CBEB11730BD607E82BBBD82173EC0312FBEA37A003EF73ACABD85936C3C3D5B07BCA47CCC3DA96E17BEDAD2FCBD3FDA843BF192B63D802DAEBD0A6A603D315A3FBDE6CD28BED14AA53CF3501ABD432CD63D5577EE3D61DDEC3D66C5E23DAB0B0CBEA3A92DBE4ED0A13C6D42523DD83D0BBEEAF3133E2D5599BC132CD4BDF357F83D698B1E3E8F81DE3CF2EA66BD4E2B9D3C667005BE9323DF3D4147E33D169107BDA3820FBE4961063E521614BE571DBEBDF0F5D73D85EDB3BD63E7093D49CB143EEF11B7BC88C923BD3ACC273E1A61F73C158F7C3DF9EE6DBD5A2B1CBED9B4E23CFC04D6BDAD3DBBBD9A7C14BED0141B3ED3FEF2BDB17A513DF1FC143DA00DFA3DFCB7C53D0278FDBDFC7BA03D40E6B7BDB697D43BCB2583BDC4FA1ABE37B0583DAD92F1BDB91F313EF7E7913DB4757ABD7901D4BD59D826BE2888B6BDB531ECBDE9B89B3C56512D3D4FFB1C3EFFA8C23CB31513BD7C69A1BDB3B5CBBCAC5FBF3DAC8A2EBEE3BC25BE8DD78E3DB45F5FBD7F4D56BDA34AE9BD2810F1BDFE8F07BE6659DCBD758225BE6524AABDB13A113E6354C8BD6B97093EAA6518BEFBEBA73CFDF56FBCBAB208BEECE08C3BE2C7163E8292A3BD4C3E263E035498BC20F464BDA3B6B23D6F820D3E8A3D1C3E604FD63D4ECB21BE3E7A13BDC78B9D3C74FFA4BD9E2DA93D86681FBD6AF31BBEE41EA0BDFE82E9BDEAA68A3DC6B903BEA98536BD8BF4943C951C9C3D3A390BBE8DC0F93D2456E8BD43B80ABEE6EF933D686FD4BD4B50033E1B0C9C3D4BB9AFBD70F21EBD6C80A5BD478189BCA069DFB928BF8CBBD195ECBD01F616BE2B87E7BD657EF43CD77D943CFD3FB6BD2DB6EABC63A591BB9787013EE0AA22BECA45A1BDD3C8CDBCC9D8EDBCE738BFBD6A3DB43DEF1588BD8AE9943CFCF4CDBDA562333EABB3D5BDCFE217BD2509113EA1A1C43DB12B23BE0716E63DC23CC1BDFDC1B1BC14E0933D16E73A3C5C4E0B3E1B8788BD32D7FCBD77C6373CB31C793D2E48083EE6F3B7BDDD1DA2BCB332D1BD355503BE43890DBE1A2300BE5B82DABDDC396E3D2BD5C6BC0B8CE33D5BB90A3E51440CBED4010C3D4C0AC63DE27912BE2C0E51BD8C84033E64C005BE74BC213EE100793CBCBF033D3118173E481829BE696F1A3E889721BE67F6AB3D8E93FEBB120E0E3E7F4A12BB4DAB31BE5549BB3CFBE9F13DC6330FBD480D2BBEB75FCCBC7C79643CF096323D25CE673DEAA5C0BCEDA217BCCD1218BDFAD48A3D419E253DB6A9923D894884BC64D686BCC112053E2186B53C0F7E25BE6163123D7475273EE75E0CBD07BDD93DEC4E02BE5E71DDBC1610F23D0B06B5BD2DA638BD6082C53AE3ECDABCF47C4BBD9EC8F93DEE3504BD7FF843BDF3B7073E5A46213D6512ABBD9541D93D83ACB1BDFD6B343E4C4F163E541D8A3CAA58483DDF2792BD6DEB0BBECFC500BEC2D5653D571AB13DAA5C0DBB0ED26CBD66AD6BBDDB57C8BDD4A2DABDACDAEE3D5B401CBE912F043E9CDAC73D488B45BDA7A5BBBC5CF472BD482318BE7F14693C05800ABEA601A63B05F97BBD560B0CBE626827BED945213EB3AD0C3E1395253E884A873D1A80A13DF725B03DB447053E5F6CE23CF56B953C6503043E1FD0A23D04F2DBBDD27CF33DEDC42E3EE03E89BDB6EE2BBEE8E0FCBCF070ECBDDDAC333EDF6319BDA089B8BD245BE73DB7AA8A3DF944553D65C6223E21AE32BE100EAF3D27D0A9BDD9F3733DD40882BD355D253EB1FF0ABDDE6C8C3CAA560EBEF1BADB3D302E33BE882EC73D14DBFF3D09FB0F3EEAA0DC3D4FBE66BD6D31143D7E53373DAEF32CBE1C84C33D880312BE5165823D7FCF2E3ECD3F49BDCEFAC53CD1B4273E1442153E25FD163E927BFABD8CA30E3DDD4B17BE13CD043D694E2BBECE0FA73CFF5CB73DDF3F21BE7B6EDCBCC9B195BD90B2143E888D8FBCA22DE13D908005BE6415CA3CE038033E04AA203CD4B67DBD092A94BDCE23F73D3AD08E3D8137423C9FF8D53D9F5FBCBD477409BEA07223BDCB9B043E05142FBEB2C8B3BD8E962F3D946E883D822FB53DE7245B3DC2BE1FBE37AE6BBDC0A0DE3D0472F93CCEB1C63D01A6073ED30ACF3D337596BDF989ADBD0566FDBC0219B2BB340F7CBCA29B0ABDE827C23C25D2E33DC1EBF8BDF4D5B73DA40233BE15FB433C4AEB24BE98C62E3E15E819BE5B4ECABD582CEF3DEB82BF3DC65D0E3E5E67463DC1BC22BEBAD4FDBD85DFF73D8B4430BEFD06233EAD30F5BC4F51043DCB57F8BB787C36BDDC9531BD1FE1573DB559FEBCC4E5F43C78B1173EAF63823CCC210EBEB90C09BE5B30E63D3C247D3D98E90A3DF9A2B4BDD33D14BE4CB91B3ED4192ABEC153B4BDA17C8D3DDA731C3E7A627ABD41B92FBE3A79283DEF8D82BBC701DDBCA91921BE42FCFD3D96AFD23C8892513DD995D93D5B4E1D3E464F37BDF3CB7E3CCD78E4BDFAA508BEAD80B6BD7F86D83C7A2FE5BDD94ECD3D768E7C3DFCBD6DBD38A4B23D706E073E053671BDC073C93D52C2E13D04C0293E1FDE04BE08BE103E5862B338E154413C85A001BA68CFE9BD873884BD425013BE4855BCBC4642343D82A100BE729E8B3DAE9931BE8EC6AE3D67B831BEE6D3B7BB2256053EA13A24BEA5AB0EBEE4A6AEBDCD3B90BD0F5FC4BD1C9C1E3E0A4102BE00DBA33D81DB01BEA23A6ABDF00411BE82132DBEF631C4BDDEF7C13BFB03C33D23A48D3DC28B903DB76A193E1A87F4BBC321313E45ED1DBEFD86A9BD497F11BE8F7CF9BDF4B006BE707F2BBE33112A3EECC20A3D3437B63DFE976ABD7547253D5F1CC2BDCA4233BEB6F2833C85FBDD3D7738E6BC8BDD643DFF6D983DD0AF033EF90F2BBEFF9595BD9F38403CA9472E3E95DB2E3E2F5AF5BD2797EEBDFCB52B3E1F1D57BC0DCDD2BD55A7B9BD827ED23D15D6E03DBA59183EE10513BD93B259BD36B207BCD0021F3EC20121BEF748B73DDF1EFCBDC2469BBCE486183E213981BDDB5895BDC975CDBB1A789F3DC4E6113E83B72CBE75790E3E494077BDC9D4CC3C77E8C7BDF4EE363D75A230BE9AF7E7BD486BA4BD22A7E33DC6B53D3D4BBDFFBDAE78D13C94F12F3E7DDC2EBEF9FD1D3EBA200D3E20311F3CF8CDB7BD4CABA43D3969AB3D2CD28CBD290ACDBDBE37EFBDEC9289BDA3D2163D96579B3DD3B067BBD45A1C3E80B54F3D4342543DFF91B3BD8E6553BDB678F13D5531B93D8E68AABCE5F5F2BDF09329BE94FB173CFFC4E7BD180EE4BC1831F1BC449929BEA774FA3DD63806BD563832BE7C3A25BEFD3E10BEA0F68DBD48D733BCD04C953DE70CC2BBF7362DBE1E7210BE9629B9BD0D210E3ECF3304BC3F4527BED89797BD960804BE774EC63C87AF76BCCD9FE4BC186D0C3E020ADBBDE0FC983CBF7283BD711FFD3CE2960FBE79348CBD6210AB3D1A7EF1BD7161A5BD3D07BFBC867D0DBEA33CE9BDF9BE6ABD2EF6A9BCB4AE1BBDD38D233CBBDB25BEC346EABC4BF71EBE2B65BE3D62D0243E30FB0EBE825B02BEAD872F3E89A10C3E9586A63DD5B1E4BD0AC2623DA3E6B7BB0A4A083E863AE13D2BDEA3BCC1218D3D7D361EBE7C1BF93CCF84DCBDC5BA0F3EB16C03BE305F1DBE971F1ABED9BF4EBD38791D3CD6E7A5BC0897943D91B120BE32C1D4BDB398C8BC9F63B8BBC9F91CBD9F2FA63DF269BB3D491802BD26320DBC7C05E2BC679A8D3C80CA97BD28CEE1BCACD704BEBB65173EC77EF73D35FDF5BDFF7E563C9CCED4BD38FA11BD8B8B20BE1A7140BC7DCAA4BD3EAB22BE71B3313ED3C8383D7869F83D8F20EE3C363B153C0D5CA5BD8B8A903D6533E83D20BE28BC888ABABD3B0E113EC0037EBCE6D0EDBD25CBCD3DABE7313E308C2A3E92CE143ED035243E023A33BE6EA7783D4FF81C3EB495EABD12F53F3D50EA64BD03A051BC0BD7A73DF193563CE38E81BD426A08BDF02B893D3629B7BD02A1F03D8D2128BE7337F7BDE258483DA7888E3B45CCCD3D9FE19A3D04900D3C4EF7DC3C4147043ED7362ABE51C877BDE29AE93D877F0DBEA803AD3D4590F03DA0AB683DE528EDBD31CDCABD7A69273D8A89A1BD8C588E3D0BE34F3DCD1E033D72E1233EAE932EBEA1C72DBE0538F13D541573BD16A62CBE4EE771BDE5B8093E541ACCBC9CBFB03DD1FCD23DADF75DBD37F1BB3D60765F3D175EE7BDD1F211BD8998DB3DA0CE8C3D2C7FC93C1BB1B1BC7FF6FEBD4AE082BD62B7EA3D1EEA1CBC3403D9BDDA3EC03C3F3715BEC3C5B2BCA23BEDBBD5232BBEDB70F3BD5055F5BD34BBFBBD099D133E09F68C3D330800BE34539ABD95FB043E5D091E3E6D8E8D3CF39B1A3B34CC09BEBC81D63D4D574BBD7685883C2D7213BD2D887A3D01E3283DE6E326BD7563E8BC646D09BAA7700FBEE4DC2BBC378707BEA0240C3EB42FB83D965B99BCD4E7F93D0BBE7F3C2168253E7C55113D4FABAA3D9473DD3C8C12CDBD65CC29BEBAE28FBD4EA10D3EB218B93DDA8F6CBDEE35E1BDD541323E2CF89C3CD90C1CBE601080BD9020473C08718ABCDCFF8BBDDF8C563D8AB2F5BDA99C973D7C53F4BDAFF5113E0B3A113EB66C333E4A7531BEF7CC84BDB71C11BD993327BE3AA8A23D82CB92BD3AF554BB1148AD3D18630DBEE855C73C6EAB9EBD8A09FE3D6F491E3EF8D829BDAC4DE9BD70CED33D39CE00BE2FD22B3EB798103E1A439B3DFD91AABDC381063E3725093EBABA0ABD318AD7BDDE19A63BB9760D3E7EBC1D3EDF8427BE26C7223E070CEABDF5B9053D1210A1BDD100CCBD878CE1BC3091C03BECE912BEBC4B7BBDEE49023E2E32F0BBC97ABBBD74121B3E824129BE7EFB3CBD43D7153E186E8E3C3C2E83BD1CC3C3BD9A7535BDC960C8BD592B47BC93DF283E37CAC53D42036ABDA0F3E03D4D3728BE0571ED3A59FD183EA05A233D272113BE254D023D3C25DF3D468863BC9F2ED53DF91319BE710DF73D467C30BEA1649E3DEA3F1BBE27AC5CBD6DB688BC4B2EDBBCF76AA1BC1F540ABE6D8701BE6C8CE43D83D42C3DE31F973CF360FBBC65023C3D8DCB1D3DBC1E1CBD5CE0513C153E613CDC821F3E227825BE84EFEDBD2694A2BD2D3C9D3DD250F6BD1127AFBD4E2F9FBDE11178BCD63329BEC657023DD0AE083EE680E23DF7410DBE1E565ABDB43CBD3D51A1813DDC73A13D7186973DB7772EBD6355EF3DD777293E74E5853DD2B6EEBC386B9D3DD333FB3DFB2D0FBEBCC2473D06C8ACBDB01F133C7E22F0BD7A0E06BD9614323A2859E0BD4CE402BE0BD8A83D93C0B1BD3F89FA3DDE3DA9BD565C173E438CBF3BCDACD2BD7CBD02BC538F78BDFE7F013DF315983DACC425BE64A9DC3C5D4CC03D61BFA3BDE3045E3B6015C23DD9AA0CBEE7A7063EF29F17BE4A1F5BBDEEBB643D603BF0BC311130BE9BBFF6BDA1C515BCE4E186BD9A5800BD89A1F13D76819FBDED36883CDD1B1CBEC7299BBD9B2C123E4FBA963DC62E4BBB978C92BDB1FB0ABE9DCDB53D3407A0BD3F39C3BB8FBED8BD42FE83BD9981E83B8C18DBBC40714EBCB14D0BBD91218D3D71030C3DDFAC223EF7A0483C3EDC22BEBD8013BC4FA0133E8D2C8CBD7746B13BB2E61B3C5446FCBD9A552C3E29772EBD4A6F06BE9E9000BE1A47DABD6E8E2EBE03FF0A3EFAE7213E472A15BECA05CCBD3192AF3D6F9B41BD0F46303E889EB8BDA8098DBD0AAC14BEC2D260BD9E6DF53D8FFFE6BC032D26BE7BF5C73D3524CABD79FA563D00B0303EEE01A73DF0F7163E94A607BEF44508BE8C5E30BEFE4BF23D55A803BD28E08A3D3DB0E9BD389A563C9E52273E94E0F33BDCC2183E6B72F6BDC8528E3C8ABB20BD310625BEA1AAB8BDE8588DBC598F2DBE6CCF003E2928CCBDA4EA19BCCC03F9BAFF132EBEFEB6A3BD51D6E83C61554FBD6C69D53D93994E3DC28B883D061BCC3DCAD2F33C83181FBEB2C59D3D3CF94ABDFAAF143D143D743D2CF44E3D052D033E5CD9273EB30405BE3395A8BDB25A9A3D3EC079BB60D1233D727A21BE1F4593BDA80E3CBBB9B1133E78FD04BECF53253D6658B33C41ED9CBDF87A9C3DCE941F3E0338163E77DC24BDA86204BC1F40F1BB5818D43DA36BC3BD6F45343D3337D03D9EEACE3D01A291BDD9C7CE3D27CC19BE54575FBD75E7113EDE32A8BD4088D73BEC122B3EF36FB03C36668DBA36A82F3D47DC00BEF47532BE912CAB3D3E4F9BBC3C44A43DC60B14BC481D033E8BCFFFBD7491B9BD143320BE656D15BE5E070C3EB4DA1ABDF938B6BDF26C66BD001E71BCA2E15BBD5F1F2CBEFFFDF63DC0EA22BCAC5202BE65174F3DBAC262BDCD8743BD20D50FBEE1F330BE9199583D068E21BE33D9EA3DE91724BEE27AB9BCDC800CBEDB27FCBD547716BEC3A5CCBD872E373C41BBA83C218FA5BD47DCD83D430C89BDFD8C81BC1E0CBE3DF050263E59BA193EBB2A2ABE0FC3FDBD352FF73CABA200BBB42A0A3EF55BC63D12F903BE9236273EC2E2573D242EB93D214905BD6438043E6590F6BD26C69F3DC75A333E47AB523D194D7CBDE802BF3BA865033E3F2FD2BD2CBAB4BD0C3BE73CD63A9DBDD77A45BDBCEA81BDD914C63D38CD1BBE95461BBE75120D3EA094CABCE6061FBE9A0EAD3D23F6E6BD3DB421BCE4DADB3DE7F7CBBDB3300BBE8DADCA3C25B0B1BDF04C29BD48E6033E0B27183D62294F3D127523BE15D3DFBDCFA3FABDC686303E340C88BD72652E3E1148323E9872DDBD60529A3D09568FBD690F2E3EA29E023E194F4C3D1E76BC3DD2ACC6BC0E77BABCE014C3BCBD47A6BD312118BE7013BFBCC0625BBD64E1133EFF5A253EB97021BE9D960FBE6AFAB1BD00C930BE8F1E53BCC6233E3D17D699BCAE842F3DBF96F4BC1E3C2FBE94B0CCBD7E7F2FBE91A9CDBDEF0CD3BDFC43043EBF887BBDC8EF12BD38440CBE59906EBDDFA3C23CD2E91E3D5E1D243E6DDF953D03FB76BC2FAC053E2C29CDBD58938BBCF181113DF84C4D3DB5EA71BDFB8AA23CD4AE923D03532EBCA87F6BBDCF9924BE47B9DABD1A5B34BE33B50ABDDAF40FBEC3ADA2BDFB770E3EE0BF29BECDCFF03D162596BBDD4BC3BD740C293EF5CD163E87F6CABD1CBEE63B4E6F95BDE38128BE55CEBB3D5BEBC43DFD881A3E207CDABD937542BD26C3BE3D7645CABD45041E3EB3C86D3BD99AFE3C5C18833DC7CCD83DBD143B3DCB88D4BD9653223EAC0CA0BD58F3B33C981634BE74FB9ABDC1DB033E8994AD3C02CB823C3D038BBD741C13BE41AD073E6052F7BD49F0023E6CB5CFBD2871143E6B62D73B5165E7BDE1F9313EA4CD113EEFB7C0BD4246D2BD13B74ABDB11D5CBB48D2F93D443BDDBD6175AF3DC1C1203E7F147A3D1B1F88BDB50E2B3E05CB86BD232DED3CB2A5FABDB659943D927731BE8062823D792C03BE9F702BBE317A8ABD86EC043E26EEA73D6AE114BEB35DBE3DBC2B38BDF23DABBDA0E62BBEE4C9B3BD09102A3E845DDFBD8555FC3D63BB7CBD424A27BE3AE3D6BD715C7B3D3E92A13DF081163D70B3483D379B73BD8DDDCDBB6CEC3C3DF3AFBBBC175F0F3ED1A01D3E10FA203E881B233E68A32FBEFAD462BD202BEF3D8415ED3D867A8C3C7241603D3D9EC13C25F7DD3C4A307BBD9D8089BC2458B83D4ED22A3EEE5628BD5FE7EF3D84B62E3E36E72F3DDAA0143EB6B9BC3D88221EBE1A7ADCBD17C28D3D69308EBD46475DBD99324BBD0B1C14BEADC015BCA98F013D227AEBBC4662EABD9BC7F8BD0F2D173EAA8D1B3EADE7ADBDA2B9F7BD873619BDEA54D1BD14B630BEA5B604BECC3B1B3EE6DE34BD4865093E40808F3D1DCA50BC78AC84BDBB2BF83D5CC133BDCC1DF0BD869C8B3D19D6A6BD20D1AB3DD95D413DC19F1DBE4ADDADBD4EFBED3CC2B6B63B2F49073D0E4425BC861025BDD4A0DABC6546AE3D029990BDE01471BD2DDA243E546D283E6535043E1AB61B3E01DAEDBD8EA244BDBCC204BEE32E9CBD85E7BC3DFF0D293ED4242CBE7324FA3DD86E90BD22A8103EF1FF193DC057E5BDB558EE3D8666E0BD251996BD05BCB6BD0801A13D5352863D4825BFBD3AF8D7BDF926F13CD03EA63DBCF9AE3DFB1C13BE2E25763D987623BE28C40FBD5F4665BC762B24BE6107D33DF35204BEAEF0073DE6E2B6BDA044AE3D9D9F4D3D74EBA73DB51893BC564AA2BD885B8CBDAC85033E7BA72B3D8437A5BD54F5B6BD6EA720BD54B389BDB5C887BDE463293E1277BDBDEC93333EB522163EC921D7BD1E8AA03D885724BED9FA933CE9D7ECBDA827EBBDA6A9553D8D349B3D83A237BD817BB4BC08C3803DB25B2DBE161CE33B57042FBE45DE71BDF9521D3E5C3381BDFE989FBD624329BE64C02F3E7CC8813D85BE0BBE0A2F29BD7001123EC7FE2DBE7148813C586E05BE648808BE24321BBD0AC28E3D552033BEEFEFC7BDF0BA10BE0DD915BD3E86A8BDDD01C43D7C7FFB399301BCBC643C1EBEB4CBA63B998A2FBE3C4422BEC6FD933D570E34BE9AFA073C46F92D3D9E0530BC731DF33D5FDB1DBD14B6FB3D0D85CDBD1C980FBEF44EEEBDE6A7C53DFAEB823CC5AAB0BCF1E89DBCC9D992BD1143133DDCFA3BBC6E6898BCC4049BBDA184EDBD4381BA3CD7482B3C0FAD1FBE573E1D3E35EFA33D7F9CDE3D3EAA553DFF3642BDF613773D8BFCA73DC92A8E3D75B36ABD195DBDBD7F61D2BB19040F3E4291C5BD4CA191BDE70EB3BDD75617BE91A28B3DB23FD0BC4F81903C3D8D303EDECDE53CB0120D3E2CD7E93CA4159ABCF696DC3DD6455D3D8AF2A8BC8B6FC23BDE19B0BDD44D67BCDC33F03DAF65193EE89F263E8E1304BE41F899BB2A39913DEEECF53DFDC2C7BDA65010BEAECC753DD93AD0BDD3BC343E8E84E2BD8B45B23D4D095FBDD9CA14BEA97E30BE703E9D3DD1CF5CBD1AFAE8BDEDA3323EFB55D43D2560EE3D5DA9A2BDE7F40FBCB632203D3AA6A6BC0FF0AD3DD82730BD58CD21BD1B8B97BCCF7C8EBD4338F8BDFE88A2BCE38681BDECD064BD39449EBD53A5A73D8C58EBBCF46F0B3E6C35543DDAFD70BD8B1D343E0E3A62BDB0A818BE7849F33D5D37CEBD5D38F73DA7BA0A3ECA2868BD78328FBDE8897D3D6002B53D05430D3ECA63393D76735E3C056E1E3E0B6F273D8ED512BEC2E73DBD7BE029BC6E4F763DDDB62DBE40FD33BE593CCEBD8D53B93C1EA1F53D86CB16BE3A0A963D3639173C69CA1F3E0F19CABD52AD61BDEDC66A3DE16D2CBEABBCE53D88E293BD9BEC0D3DAEDDE1BD713B113E25FC5C3DC4CFB33C6465AFBD878B03BE01B6653C995DF9BD75CFF2BBCFA81D3EF1AD4B3D873647BDBA5683BDF565953DB52A11BE99FD10BEFF656CBCAFF9D33DC669CBBDE4A5D9BCE5FCA3BDB6EDDF3D4E4DB1BD3306D0BC4E73A83D9B9796BDB1782D3E59DEC2BD705778BD4CDC443CAF55AABDC97C31BECA3F09BECB0723BE84FE213E41E8433C0C7AB2BDA3A5873DF0F1143C6C23B1BDE11BED3DAF65EBBDF194FDBD2F25003E2069B33DD7E1A93D32E8703D2B1598BDAB642EBE4A38593BA016C23D54DCEC3D8550F9BC487B93BDE12197BBE9D20D3EDF2015BCA453203ECAB680BD67212A3D1719E8BD028CFC3B6A4E0A3EDE1C16BE9C831E3E8309093EF2680A3E5DAF93BD1836F83DFABCD23CD0D3E3BD163A2D3E317E34BEB33F203E3D10533D8C49EC3D1E33663D416726BE275E943D561802BEFBA18BBD04A529BD7C3CC7BD54A3EEBC735EFB3DCCFEBA3D92CCF3BD909EEB3DDAAB133D67ECAB3C197E7A3C7501B3BD4F1A16BE18F9253DD9A41C3EC99F14BEEB05213EEE94BC3D27FAED3D1719DD3DB5CA083E7D4AB93CF425AEBD61E9D0BD480813BEA638083CF840BD3CD9E60B3DDD9CECBD620CFB3DE637C5BD27B21EBE86F2313E6858293DDDA5113E190F3C3C20AA253E7FDCB3BB840090BDA651AF3DF4C6083D3F0B8BBDA9E222BD1838A43D630FF93DB3500DBEC276F9BD01B9E43D5C1F023E959CC5BC9A0286BDD785793DD58B123E1A41EDBDB1792C3D1C05C93DB9D14A3D7C90293E208728BE53A9CF3D817885BC78C0B2BD25032B3DB05125BD65541F3E3562FFBDF924C13CF53985BD0E8FC43DC962093E1869F63D3A4C693DFDD326BE35DDC33C6635CCBD65E6613D86C9CA3C816818BE4AF800BE8AD3B6BDC93120BEEBB38CBD8DDF88BDBD23CB3D4771AD3D03DC07BE9C36C4BCEF1B2C3DC9BF38BDCCE22E3DFF7F7FBC500220BEEB65163E8B6F02BE8990A0BD10AB9A3C97465D3DEA036B3D8953443D7E6311BE6E5213BE97F2183E397616BE295D57BD1C58D53D92B5093E79E9F73D828884BD9D338E3D1E879B3DA98CF8BD4B31F7BD74BA573C8996203E6FFB6DBD83B2613DC687063E9BDACE3D85F38F3D627E5DBDA9CED13DD4542CBEF0454E3C0644C03C0DA626BD7A09283EB3F02ABE7A9DE5BD3011183E949F47BDF191FA3CD132903CF080143E6B761C3B80445BBDC81A87BDF3FB68BD12E7FCBDBE997E3DF63E34BC4D35E5BDD42B44BD5F7618BDEA6E723DD308F9BD87642F3E8BF926BE74F52F3EDE27C53AB153893DFF16753D983D1BBED8B822BE7410E53C37A822BD9520A2BD004D9DBD78DCF1BD485A9B3D6AD212BEC592B5BD29A3BE3D3CD9983D0BC883BD942A2DBE1C06AF3D78D6143E6B84AEBDCEC61E3E3DE9B4BD4411FB3D87759F3D068710BE41C93A3D241BBABDB47646BD07FAB93B8C8802BEA30B8A3D3372FE3DB66419BD990AA63D13531FBEB2DD8C3CA418BDBDFDE1AC3B216C6EBD2CB7C4BD009634BD028726BEC559A2BD1723A6BDB47D2F3E8A1EB5BDC1CA95BBE40A4FBDD17D0EBE548B4D3DBE3B05BE33CC893D1DE692BD05EF9F3D72F9ED3DAE230B3EBD4A2A3E66E91ABDCA6E33BEAAA56BBDC9A82EBE6775F03C698023BE0FD6EBBC3F1D153E3167CABB9F75463BD6F2273E8075B3BD88D227BE2616C03DCA15F63D5CC972BC20260FBE49081C3D58B45D3D1027FBBDB3ADA3BDA111833A5179D63D8ED364BA99352B3E51FB293E790C373DAF43DDBD7742AFBD5A7D3EBDA41A7E3C3A64DEBD32602CBEF40E58BDFD4D03BE7939703D658FC0BD65D259BD26EB993D1853163DCE24003B22FECD3DAB7700BE2A413D3D4A3B563C87092DBEBF8C553DF7D3F2BD33AC3ABD6E45AABD67EA29BE3319EA3D2A2ED63D2868AA3C693FEBBD1540223E1B3F81BD42ADF9BD28AA04BEDC3DCC3C2D9FD0BDA6F9CFBC95E12FBE88E03DBDFE8029BE583A01BEE9A613BEE133E6BD6C22123E3F8F61BDBD13F3BD2E6A2C3E59DC793C7AF713BED8AA0CBE1F059D3C2972FFBD0C80943D4C5E1ABE3F1822BE456FCC3D2D729CBB48A3663DBE504ABD2AC8FDBD4993F03D3499F3BC1081073E6A2C46BDBE4B19BD041025BDA5E4CFBD03890D3D4C6F363D410091BD03BEDDBDB2FD0E3E888202BC8B34E43C52EAD2BD9358013EF12C153EAEB11C3D76B0203E70CBD23DC3E4113E156FB7BDF03783BD0760E9BCC6C7B6BD3558BA3D6F9BC7BD647D763DA7B9C53D130B06BD32B8243E6BE3A9BD8E049F3DCBA6F53DBDA0DABDF8D212BB1F360C3ECA0310BEB085BBBDC15132BEC106FC3DC175F43D963BF23CC200013DAF632EBEDEFDA33DB148AEBDE628C23DDCD2E8BDBA7FF5BD2D47FE3D97B84C3DC56752BD9EF2E9BD0FA11EBEF2EDFE3D24F076BD97C51C3D1B84D73D43DF32BD1320AABD7ECCC9BD9180773C49D69ABCE4C6943AEF353A3D984322BEF608B73DE48FE4BCC31B1CBEA70B83BD1C053C3BF3F31D3EC7F72F3E96DD87BDE3CAF6BD192F0D3E75AA123EBECBD13D904B27BE76D9F33CE1BE233D5BDA583D9D9FF9BDD5CF6E3C3BDB8EBD4975E23DC50EEEBD3B2D193EDAA24B3D6F902F3D6150A4BD5BDB29BC7833343D0B6909BEE600C33C7D72C33D699A903D7DA6173EBF03B7BDDC3334BEA4A18DBD7C27CDBD6A1CCF3D98415D3D2B5F2CBEAB7EFFBD47EB22BEDB276D3D7B3B363D9E045B3C74F74CBDC61B1E3E15CD0A3ED79723BE5565E4BDFD15413D4E96F6BDB16FD83C3F781D3DC37704BE03A5FA3DD074ECBD2507E2BD0E36EFBC7C7EA2BD2F7D6B3CD49FE1BD55E4E33DFA1B2BBEB2A367BD03663B3D77C55A3DE41FB43D634E44BD9537053DA76716BE100B6DBD6AF9C93B282623BEE2D5C7BD11D5403DC7AF1EBE9840043E6CE5ADBDDEAC8FBD4F30D63D4DFF50BD74213E3DD1921E3E6F0B0B3E3290123EDEF71CBE9826293E2942743D974F683D72EB3DBDA9EAD0BD1BD102BEDD3F3D3C1C900BBEA3E72DBEC423023E54D786BD4C251CBECBDD2EBE2EC4173DE818EDBD9A1F5ABD9152E5BD56E6A9BDAA54C63DFCF8343E8ED2BD3D23D6363C74B4813C22000DBE4D7056BD8AAECB3DB8FEF5BD7F5EC63D99FDD4BD65F524BE11D77D3DE4402A3EB303293E18FFF3BD59B218BE79E1F13DD05316BEADA8F23DE08D343E8A23E2BAE1931E3E2D4A13BE2F630C3E6B320C3EE992313E870F3F3D158DDC3D1E86E1BD3596CC3C86B0723D1270B23CC4367F3DFBA5893D0C36143E20E50FBEE1F05F3DC71703BE5381223DF2BDFD3DEFA1E0BD89F098BD3803F3BD3E341C3ED19F9EBC031488BDA9FF98BC93EC5A3B2E6DC4BD37FF3ABD8DD0DFBDF5E1283EBF7E143E4695C43D55843FBD25B9B8BD986E313E6DF2E1BD98511DBE23B7BA3D6AED003EB19D043EAB4F123DFD6774BC210934BE4C9116BD0F54AE3D2FA899BD50D381BDA889BF3D296F69BDC1C3D33B7A002FBE4F5D04BDA312593D6C05C43D5C45033DCF109B3DDB9A0E3E6EB0C03DE10FB03DE083323E44323E3D6516053E01D4D83DC7F915BEF395EEBD0C8A003E4C5D2D3E77F58DBD002B8B3D235D143EB08912BEA17F83BD031A1E3EF78EF9BC7C7A703D64586F3DF22E1E3DE194283E55451E3E12AB16BE14743D3D3FBD493D7E00CD3C02116DBD9DDE943DFB545CBD94A7B03DDE303B3DB61EE83D035167BC730341BD0BAC0B3EDE57E63DC080803D75912DBE58F8943D6D9C703CF21933BE015931BEAD62D43CCE7308BDD8650A3EF6014B3C625610BE89EBEBBC61D1C43D154E2A3D2830223E29B2063E6CC7643DE02E263ECD20DBBDB5546E3CF87D71BDBEA132BD6069C33C436AF73DFB940FBDD7998F3DB1170C3E172CC93CA4D4B9BC4D4005BE0F4DC9BD80D2B03B191D103D6398C5BCE10723BE01C6D6BD8008D43D577216BCFD9233BEAB8225BE6BEBA7BDC42423BEE4B5073E83DF083E3B779DBCFB8BF13D5038013DFD998CBD49B634BC90E47ABD1EAA69BDCB70DF3D305CECBB76F8A23DB75CBC3D8D9EDC3D225B383CB3D71A3C9604D23DDF07C3BDFA260B3B8976493D49034BBC13D001BD662FB33DF54B983D611801BE6BFF2DBD7882D9BD6FFFBD3D4F75E83CB3699A3CE992AF3D4FB44FBCB521F03D60C1F3BC4649C83D16139F3D938F1E3EBA3AD4BC02D2C23C873531BECAE9163ECEDE633C16BA733DB59923BE795BE1BC46D6173E72C9ADBD86474B3D4FE7D33D0160C53DD4EA273EA10CB5BDB43EFEBD5AE34F3D6949DABCD41B00BE7AFE28BE2AC3133EB479C3BD902E1D3E1BD1FCBD2E6EB63D67F289BDA479023EE5312E3E090E193EFDCDB7BDE30C49BDA71DE6BDACA4EFBC6E9B5B3D4E98F83D74D4ACBD6FF0E83D2E0916BD60D5813BF0BDEDBD4B152A3DA804B63C17A3EB3D1AD2013EEB90133EEBE4D23D1FC773BB154CD83D680E073EE586003E063BE73D25506CBD9F1FF03B50F092BD1C92B63D75BF27BD06B132BE840D9DBDA1940ABEDE83193D34F8023EDB640EBC31C992BD1FA161BD8EE510BE715CA23D0B23D53DCB8200BE4AC2013ED620783DEEF91EBE9E17DC3DDF5C46BCD8BFBCBD91E6B03D5A55BDBD6BF80A3DBADE2D3E20FFC93DF5A6E93D596CC5BD202CD3BD26916D3D2672103B589A043E035D1F3EE640103E9BB8553D0C75ECBD5627523C9816BB3CC0D5DCBDAF89B1BCE7D7BB3C04ACFEBDFB1BA33C95EE22BE26B7BC3DD5E9BFBD8FB5853DE9D8C5BC0ACAD8BDB944393D616D07BEC032E03D4D1E493C4B981C3D70CEE43D2225F23D0179113EF33EF13D70A0D8BC3AA7C2BA1BE11ABE66C2223D2C9B773B0F07043ECF5E033E12C5DDBCE8FABABD869AF43DDF6E1A3DE810BDBD45F0EABDF99D32BE7D99A43DF272873DD9E14B3D022DBC3D992AD1BDD3332D3E856DB43D81EB693D00F911BDDF051EBE47EC1D3DC77A0E3D54DAEA3C0B9CB03D3F87AABD6D64293E0D24AF3B130125BE7069A4BD100C313DA0ABFB3DECBE99BDDB04A5BD9A02F1BB88352CBEF48B82BDDC8CE1BD5A601C3E07B0E3BD297574BCD55E093E78120CBD1698153EAB1DBBBD3BC97ABC02AD0D3C641FFEBDBEABD63D23B8A4BBEBEC33BE454E933D09898FBD10D7C1BDFDFA8D3D7EC6363D85BEDDBD90EC823D32C5B53C28CC6BBD99AEF23D51BDAF3B4F37A23DDD481ABDBAE0743D29862F3D67E00C3E71521DBE205222BD875FC13DC440A6BDC72704BEC982E93D8A55B93D4138273E17438C3DC81242BD91740CBEB0C8E9BDC13B563DC4060ABD8A032B3E9626EF3D2B717B3CBDED2E3E2922A03C91451B3DFF42313E6329B1BCC5925F3D2B6830BC61E2273EF2469F3D206C6FBD705E20BE6450B53C3B70F0B95F459C3DE5C8983D2D8625BEEA8615BEBCD045BD4D6A1BBE3A070F3C18C7D73D4E542E3ED9DA18BC42C60ABE84BCF73D35EEF6BDFC7FFD3D545380BD85B1ACBD8750E43DE05B4F3DE2DE48BD96FEDC3D82681FBEB1904ABDB63DC5BDE36205BE07D71EBE4F6CE3BD6B0F793DD3DAC4BD33BB233E74D40DBDA37D2A3DED59043EF3B0253DF43CEABD3E07CFBCA5B3F1BC749AA3BDE60FD93C69A909BE3635173D5E61F7BD11890E3E9807AABC554D20BE6BF508BE08A420BE30EF723CF0D41E3C6281B6BD10E8AFBD442F09BEAA0AD4BD62BB87BDF734D7BD3696793DA5CA8C3DAB5DA2BDAF71943BE4CA5CBDF6E64EBDCDDDA2BCEDBF37BD6D71163E033E233CF6CFBA3DF599143EE8473D3C5C97BA3CF1FB613DB416213E191C11BE45B4FC3CBF7D3B3DF26D993DCD93753C2A25163E60D1203EB23A23BE0E07F3BD5903B93DAE0A813D5DE4C83D8C5A063EDAA32E3ECAFEA03DBF2FA93C95BF213E0F9F8EBC10A60ABD2170FBBD6CC7263E25DBD1BD2F56EFBC32B42F3E4BFF1FBE6986B43D78D900BB1DDB873DDAEC033E364A0C3ECEAAD83D64CAC9B878F1A8BDF1AEFF3DBBA4AF3D1760113B7404E13CBE2D743D3F7D00BEE9A70BBE4FED19BE41B7AC3CAFEBCFBDAE83493CFBD60DBEB5C6F63D1EB1E63D9CFF2EBD9C65013D9FB358BCC6A10BBDBD12083EBF5E233E3915033ECCC912BE2D1C043E72D5DB3D142612BD8FD4AB3DDDE3A03C995BF9BD2777E0BDBA134FBD9528CA3D5A65FABB9304A0BD874F283E6520F63DC5BF7A3D6D8C23BE2279923D6AF3303E94EC4DBD41B8A9BDE1AAA4B823D724BDCC4D0D3EE6B3293E69C6163E69928EBD98CB02BEC077E63B61E509BEFC4928BC903DB9BDB75FA63DA243253E4305D23D030C2E3EF62DDD3DF0EA2DBE9AC90D3D296E113E8DF8C53D8C600EBE0E3A32BE4BA1663B71632E3EBF457FBB538890BD0C7A08BE51BA3A3DA97F133EB9929ABDCED6233E6548DA3DE740303EFEACCD3D47BC09BD8724183E79BDFABD7C9A033EFA01373D4046183ED6EFC5BDEC0711BED9DCEABC006091BCF7CDFBBD83B232BE4F37CCBD96B52B3E67582F3E72062EBE4635A7BDF6B19B3D5EC9F93DF8DA0B3EFD7C1BBE75D9D73D3E18A6BD6C8DBBBDEDDC1D3EA106A63DC18E293E070C813A5D6A053D0C6BBEBD7B1418BD7357333E5CB619BDFAE2793D92850CBD042918BE1B3C12BE1427343EA1178EBD097BFDBDF82712BE82CB093E3615423CA1F07E3CB26C0DBEA4F2D2BD9D7313BE17F9373DCA7B95BDC4131EBD8678773BF58EC4BBE4ECDD3CE0377ABDEBC0D0BD801447BD0335673D346D07BEE8A40CBD0FA4B9BD8AEA3D3D0C9AFBBDE455103ED88A163E76C413BEFB05153DD6D72FBEEF0E4F3D8719093E06E787BCD1C7D43D839580BD3683ADBD02EA463DC82EF6BDAA868CBD67A9023E6E24AC3D2406043EAF3AE4BC5D01243E7D64FA3DA5D7B33D535AD03D2A061BBEF6BBC3BD8DA8793AB2AA033D5881303EBA1A1E3EEEE39CBD0D6CEA3D8F9B8A3DBDD9B2BD7AA733BEFACA953D5F17DC3CD01A2F3D14E7FD3DF3BB65BDF30C8DBD610BF03CAD558CBD8C1ED5BD7CA934BEA5C316BE8CDE66BC4E01113E1D34E4BD2F8B0C3D63A5BB3D315DD93C2634B5BB5799033E58442CBE19C4163E8DBD153E8F1F1C3E517B063E19923FBCE17810BEE871E4BD51E31ABE0F84E0BD514E21BEB0E8F93DE2D99D3D1CED9CBDC98596BA91A48D3C09CA563BF67CFC3D437A9E3DC1D70ABEDD3C2B3E381E8FBD2CA697BDB7F7343EE2E1E0BD405B33BD61C57F3CAA2723BE9ED1043E22F50D3E8FD52CBE0F73DBBCA361003DF979D93D2E3B953D0FBB85BC68631E3E3C601BBD29D9153CE130E7BDE72CD0BDE17851BD278B25BEF79FC1BCF04C183DE3AFF9BD173217BEBF70203EB0D09DBD1A5F05BEA1DA35BD633DAABD7CC62CBED747C1BCFDCBA4BDFF915FBD836CA13DB06F093CD532173E7B6434BED5791E3E8EB6C63DDC6147BDBF6DFA3DDE81293EB3AA8F3CCC2C493D5AAF4CBD00D856BC75C60ABCAE69B7BDFD56FA3CCE669ABD07C4B83DA54BDE3CC8480CBE9E68223E8D9C583D1480AC3D6B4933BE196B1B3E6DE75A3D7D3763BCCCE7ECBD3E3D0D3DE5268A3D01A85B3D1470033E04FF24BEE4F40CBE43062F3E54DB183E85EB81BC65E0C83DCF6A013E7296023E8818ACBD9E8985BD9931BDBD984B46BDBB3A2A3ECC146BBBBAAC10BE49DF083ECB898E3DFC79EA3C5BD8BDBDA6DA023EC45713BECAC3B33DD046AEBCACD483BDA4F622BE445AC63CEE8DAABD1A8F8FBD228FCC3D744EE8BD67422B3E1AC6123EA9CB033EE53E963C48870ABED8BE26BD33EEAEBD848FCBBCBCB728BE2C9CA2BDA484FABC7C0C243763C53ABD9DD9173D6E55C5BDBE9FF6BD70DE03BEFF72273E30BBD63D8FBD1FBE100B19BEBF31E6BBB527C2BD3B7B753DB40281BD30D28B3C7E6337BD82A80CBEC9DD87BC9EE3243ED1E20C3E8DE6F6BDD906573D193F1D3E76C22B3C53338CBCDFCE1A3EB20B273B850D03BD8F16273E2750983D5798E5BD1C8C053EC751153EA9E1103EB846ABBDEFB088BDC52FE83D60F5063E2F8D14BE22D0163E7D74B43D5FDB583D5ACA51BDEA6DBDBC37C2DC3DFE95EC3CA7880F3E4D16E0BD0B5C7FBDAAD6A6BC12AF923D243A7C3DB416C03DF4A0C8BD919100BDD9EF8C3D8FFB9FBD4364013E712DFF3DC09BC83DDE21C13D5689DA3D855519BE8A085DBDC9A9073E183996BD8F92723C633776BD4DB8E5BB9B2DF9BC37E44FBD3B82003D4741263E3F7F5D3B2EF64FBDD3FD133ED933A5BD2CAC3B3DEFE4553B57C9543D2DE5D33DB0BE3F3D1A2E4DBC023C9B3D120FD23CEC4BF9BC54371C3D48A2B7BD60C2813CF6E2D6BDE20FA33DDAB12F3ED2D06BBD17F521BEEB18153EA2C7BABD95B6EF3D31EBFA3DF3E27EBD4AC1923B5F5499BDFD5C173E2C5102BE5045A13C8896CBBDBC9E0E3E66D7AF3D98671C3E8827A6BDC0D4743DD4551ABE3A1ED73D865F70BDD364713DB8D9AF3D410AE3BD346ECB3DC00D94BD94988B3DEF4377BD4EBBFF3BB736933CA50A1C3EE6D94E3D53E6FB3CADCB05BD475034BEDDEBA0BD696E76BD0FA0873D520E52BC4ED6623DBECEBBBD0E2F34BE9BA4843DE66EC33DCE4FBF3D7F16163EFA8C30BE1255573D25BE0F3E7DF6B8BD15D4C93D462CBB3D03231A3D64232DBE04BBA93D4F8F223E869AC6BCD259903D40EF093E262707BE296C28BED12B8D3D1506F3BB4C32AABD432129BE6EA2E0BD46AA433DA63705BD0D4E1DBE798192BCB97812BCDCE928BEB10CD93D4DDD343E2875003EA0B922BEF2B4DEBD12760DBE707B183E2A99ABBD6DDF063EDEA396BDFB3C8E3DF3E7FF3D7574B0BD2E3D9F3D304EB13DC129263D7DCE88BDFE4E0BBE070B173DD3CB23BE07BD6EBD7649EA3C0253DF3D144C0A3E2ED417BEF259A0BD082682BCFF5F62BB0AA12DBD8286E5BD33BC20BDDCB616BD5C96DBBDD3826A3D29E801BE08291BBE513D033D1633B3BD4B5F1F3EAE1DEDBD007AF6BD60D2283EB824043D635C2D3E01C91F3E8DA8333E19FC0A3E5766D53D6193DABD3B6A4CBD718396BCA9AA2CB903850D3ECE685B3D1D1528BEADFC363D97E0253CEFCCA33D22B49ABDE4D3173EF9C2FFBDC0930D3E2D9C223E9EE612BEAB98F4BDC006EE3D8E3210BE1CDA33BC2888CFBD5B26BE3DCCA72B3EEA96133EB91C1C3EE20EC63D87111BBEAE41443D08AB253EA2D6CB3D277BE2BDCBA29B3D036B213DFCCCE1BD0DB51EBE65C2CBBD30D40CBE3F4171BD418E883C3103B7BDA27441BD3D8674BDAD7EA33DB5700FBE3F6E2C3E78D3303E728F1A3EE87D0A3EF892A4BC2747B7BD875B2A3EF6102EBE2E302DBE9630143E5E7A8CBD7EC0EF3D42F8CFBD96DFF5BD6D0A01BE5A1CACBB070027BB377885BDE959143D9379D53D149AA5BDD83ED03D2C2F88BDCC17573DA9716DBDAA66C1BD24162F3EA94CEDBDFBDE2D3D5CD32BBEAD32C03D26B8EF3D64152CBE6B15EFBDF70D2EBEB719323DD72B25BE8C6B913D2BFF2B3EB85BAEBC8F88B13DD9B80FBE3DE1633D84B1AFBC9118D13DC956343E206703BE4AACD3BCE740DABDAA28923D896E223E9A94DBBCE014223E4C13F93DF171C0BCED7FC53D7011183E2A854D3C693718BEDDAE443D2E0822BED8AC203C80F2F1BD3F26283E079BD1BD0E53A8BD2141EE3DC237EABDAE16313ECF3AE63CDDF5BD3D08F9D7BDA451D0BB917FA63DB4BFB53D080F62BCFCBA1E3E95489D3D92304EBDD6E62FBE73CD123E8593073EBFE2C4BDED190A3CC1FBA83D9F37093EBF738DBDDFA1A03D872ACEBD79F6743C137418BD818B123D21F9CB3D46FB92BBC0290A3EE5228CBD7725CEBD8323153E69F7913B1FF649BDD0FC353DC15D2D3D1038E3BC6E76BBBD97D1B7BDAA1C06BDB7EDA53CE2D626BE68480C3EBB8641B9280200B986D7263D31DCE03C3E4C2F3DF6A100BAB2E8A6BCE61AF1BD4FA5AA3D49A9263E56D2EB3DC86A29BEFC56F43D8E476F3D81C423BECA70283E48EB123E9A04213EDB421FBE3B6A55BDA2A45D3CA273C4BDA32CD2BB4FD50ABD2FD5653D5EDDEEBD218091BC9A79173E33BCEE3D4CD4263D986CC0BDBDD1D4BD7610203E4B54A13C8C1B50BCB22416BE030072BD0ABB2DBE8F0DA43D69819E3CCFE60EBD69716A3D6DFCF63C634E1E3D5B070A3EF4EBC6BD8FDB7CBC7E6E193EE3456DBC70B69B3B8A3FDF3D08F4803C802060BCC06CC23D17D87C3D49E02FBEA7188C3D624309BDB6BDFB3CF2D73B3C29E5EF3DDB531DBE0C30963D96DBBE3DF83F05BE1DB39DBC0614BF3D1118E33CFBFAED3D88D6113E84B11B3EA085323E7A512E3E7E06CFBCC6FF1CBD141703BE4C8D1EBDFC064E3D930EBB3D1989553C9AD3DD3D581B203E375DEE3DAB611C3D2B0404BCF51DEFBD26BAD23D3C349CBDD6DE72BB84810C3E54AE333E95B89FBCA983003EEA58123E0F43E4BD3C34CFBC7ACB773D85B6EA3DC4A406BEF6B285BDEDFA043E39F60B3EDC639BBD275CD73DF6A47B3CB6AEA0BDB018A53D584E0C3ECA3204BE62BAF1BD3645083E72A80F3C9998BC3DC07012BED9AB0EBE473D013EE114873BD9F9363CD77792BDB686D73D07EF2C3D3B712FBE8AD2B53D25EBAF3C40038FBDA985023E503A893D2141963D8AD208BEC638C73DD6E519BE4B6C92BD46185D3D88E6BDBDE493D33DAFB1CA3DBF15023D60E1023E2871E8BB00E665BD81F4F23D90FE9BB9FFC9D5BD815B95BD373B603D0DD984BCFE8A06BD4E0A833DAA912ABE610C84BD97222DBE03A6073C5A28523DB50CF83C8890943CEC9B453D2A1A023DCEDE283D53E883BD171C1D3E94246ABD4154AF3D62D82C3E12ABC73CB92FC9BDE34730BDB99923BE2AF1F9BD290D953CEE74183E3931F6BC93CE1EBC36CC543C3F26BEBD3512AFBD297B08BE54C92CBCD7FE4F3DF539013EED3432BE984AB83DE20E16BEB3CEAE3DBB7DFBBD5E01E8BD66A715BE583A193E4E4E16BE32CBF63DB1D51B3ED574EBBD7852033E5026263EB5572EBEA0BBEABDE4D9083E094BDCBD59F1ED3D6774D1BD4FE4DFBC975DE8BD6AC1DB3CD786DCBD62AFCABD97A0053DC1F0C9BB67493ABC3678B0BD3BFDD13DFC09263E78E8D73DEA130DBE6DA814BEC182E6BDA1F8153CD8653EBC6399CC3C3E4E6C3D286CDA3D53A2B33D5DEA393DA32364BD868F82BC25D76ABDABE902BED776B0BCB97128BE56C6073E6679FF3DC4F92C3CC2BFF0BDD58D58BD1E6D303D25C5103E5E9A163E82AB613D980BA33DEF8A37BDD358F3BD30ADB7BD90F080BD452ABE3CF5270E3BC994EF3DB8C01E3EC784FFBD996F983D632181BDE9B7AF3DD2B72ABEE7EA5DBD71F9CA3D10261EBD203FB6BD4B25053E1E06E4BDCD70F3BD09002ABC754FBC3D9DC5ECBD5237F43D573B2FBE87B20B3EB17E06BEF5161C3C5F50F3BD4E4218BE7F0B323EE384963D250D18BEE1E41EBE5D9D1ABC41DFE83D3D54C93D27FEFE3B97DFBB3CA7EA05BED4C1DC3D80749BBC7DC511BECC3305BE392915BD2C0AE4BD726469BDE9A0303E3708F93BF27EC4BD8F200D3E8C06283EDDB78C3C7F3B91BB7DA6AB3CA6F011BDF16C063D9EA3613DBAA1083E8163AA3D37450E3DCC185ABC533D0A3E8CE0923DD17C653D8BF6F73DBC7F153DA6554ABD35EB383DDEECB3BDE4ECDD3DDBEA66BD0E19253DEAF24A3DA58807BEEF2217BE47D4F83D81B232BEE8717DBD1ABCCE3DF0F7333D19702D3E529631BEB1997B3D796C89BD361A973D7E8B043E6233F53DF17333BE572280BDEE73FD3DA17F873D842613BEA89FDE3DEEB0FB3D48BBAFBD3C1058BDA36902BE420A09BE0149A7BDAA5D29BDB6798B3BC50BDC3D2746223E0F799E3C7DB3D63D40D0D73D40B50D3DBB6FABBD426F913D05DEE13C8AA70FBEF6CE63BDACEC8DBD27A57D3DF589A7BD29E1973D0CAC20BC5C5EF7BC77B68B3D142BDD3D8BBF5E3DBF68F73CE1BD31BC034E01BD31E0B03D45DB13BD0936093E92A3E43DF7072FBE3FCF073DBD0DF1BC7AE3663D17340D3E9AAB033CE316B6BD3753ECBC80CE9BBD6721C73DB36EC33D12AABB3B0DFE16BE5DA2253A437A303E84F60BBC742C643DAAB508BEC451343D0A0AFB3D25E1313C238DCEBC41A9503D39B621BE40DA3EB95D6156BD16552C3EEBAFEBBC5D070E3EB78E65BDD891AEBD0591923D20BE5F3D1CA827BE84A3B3BD142907BD9856CD3DC9F0C93D1B81C1BD8E3023BE29F41E3E4D3186BD5461A63D6E6D1DBECFDA9BBC5069353D404A0D3E43EBE0BDAB5803BEE60F9ABDD43CFB3DD1D0B3BD99B730BE8DAF8BBD22311E3EC6B62BBE6A87413D3584163E",
      torch_tensor_128_torch.float32: "0x040000007247DC3D5C0C233E060162BD8FD0F53D73D919BE8262B93DA0BD9E3DE808D63D7AA9E93D92AF013EA47F003E0E2A17BEC592173D0B5F1FBEE81D6A3D26EE92BD5DF3A9BD742BDDBAEEEDC43C76F6E1BD5A9125BE678E1C3EB6E2363DACCC2E3EDDC2483D8DF6E33D43F41FBE11580D3AE9E72A3E021345BB3E1992BDAAE1013D216A01BE53EEE8BD9F70C9BD07B01B3D770718BEB022BE3D6BD7B0BDE2CD1ABE24A2F1BD591C463C58B8B73D33E9E6BC2C0B2EBE4DCD46BA63AC273E5A92C5BDD129D53C7F01473DAF92D6BD3C4208BE5383AE3D70F4B9BDF4C7683C28381C3E63DA953D163ECB3DF403053E5C47ADBD64D2623DB4BB0C3E7AA103BEF38F513DBE3283BDD08819BE05E512BE1D12CF3C26DBFABDC93CC43D4235A3BCD5B521BD9A0F0CBEAE859F3DBE1ECFBD082D023ECB10C2BB176E02BEB3FB093EB54E0A3E28701DBEDE06D1BD3D679EBD0A49FBBD8B36963C7A4804BE7E3FBE3D3C0015BE630A22BEAF27983BC53650BB37971B3D341D15BE1DD9203EC99312BEE36F093E34D5243E328F3C3D6F25243D0DC6C5BD3BE25F3DAEA3153E91041BBE96E71A3E6D71A6BD56E8273DBA70B13D99250D3C76C7D6BD7DD4D6BD23F2103C6626C7BDD0CD09BEAA442ABEBF46323E230725BE6081FBBD2752943D31A1E93D32D42D3E7414913D764E213E3D88CABD84C37C3DAF56D33C6C2124BE8068203EB67F723D",
      torch_tensor_128_16_torch.float32: "0x04000000928BBA3DC6CB9FBDE75E0CBD01EEA93D146B2ABEEF1ED93D06F614BD592FB83D6F51C93C6D51B1BCACD4483D4FE10E3C0A3A843D3B168DBD942A53BC9E5F82BCB9E6D13CB61F39BAB73D1E3E6253613D51D386BD49A8DABDBFBBF2BC79299CBD8E0768BD10AE0A3C40D2D73D03C8C43DA3F430BE686FE03DF3474A3DF6B42B3E99F7EE3DFCEE24BE5D1D2CBE759FAEBD88F41E3EB937F1BC18F09A3D563EA8BD939E313E912D99BD3AC0073E3A30093B71BABEBDDF17BA3D6B2DC0BD5DF4543D221551BD7FC49EBCA3072EBE099DACBD5A74C43DBA0130BDE14D343E5E1A113E9E9D07BC9AA7F1BDC577DC3DF8B8603D6907EABD0729EB3D59CBDB3D8E8B203EBBF1CABDFA5FEEBC7C6D60BB8A83D33CFE6009BE937400BE60F3C43D51CA29BDA5D8B03D501E253C3EBF6D3D67371F3D16A3833D6977B33DE9A427BE913BB63DCB8EFEBDA99408BE2323303CA4C6F6BC4EA2D43D64ABD1BD44EC20BE7FBD033E29BCD6BC9AA1CB3D9AC7683DEFBD07BE4577113DC0EB2D3DF767F2BDFEC6ABBD8AE4763DD7B2013D57009ABD91305BBDE0CA253E3FF805BD471DCC3D8FC39C3D3D06EABDB6F119BE27C22D3E653C173C8E29F83D330D163D36E1683DC536073E2BA52B3EF33DF0BDB00FB53C4616073E0223033E90E9E03DD20103BE505A02BE62F3DABDE6EDB53C666A343EE5B0E4BD6AECC03D5562C8BD7D322ABE29E519BD9D98D03DC60D283E0ED7E0BD06221D3DC3311C3EFEE7EF3D7FA1E13D63A3003ED2FEE43DCC063B3DBF91F7BD350318BEC1E4A5BDB5A1A8BC94E9DDBD0374843DD617603DE8F423BD6E258B3DC0026A3DE909DD3D0AD0F33DF53575BD4CDC303EFB6AA7BCDE02C7BB4DDC2ABE9203E9BD1681D3BD2CDA9ABD01B3003E609D6CBDB84507BE5A4B8B3DD9D3673D337DEA3D4D58BBBDA7FD1C3DE7CC83BD8EAE22BDF44110BECA00A5BD18C15DBD0DD29A3D0248043DE7DB323D24AD343E2A6D303E6CEDF63D1F75B83B8B74FABDE6770D3EB41035BD35276ABCAEF21BBEA7060FBDB282E9BDFA56263EBA7E1CBEF8190DBE22B2C4BB89C2C3BDAB8A813DA35B8BBD890BAABD470A243C1E0A033EA6AAFEBD0004AA3DB096E83D9612313EED66FDBD3D5D2F3DBED905BE998B1A3EE56F8CBD3213DA3D6374AC3B7E9261BC67D4B8BBA42DF63CE2A9AA3D4041E83C23E25C3DD4D422BE1EE1033E01D31D3EB2A1153E47D0053E16A102BE2E3586BDFD9B1F3EFBDF09BE7E39243EF95E0EBEEB05FFBD24FEB03D770F02BEFAE225BDAAB0033E26620F3E38332B3E8DED12BD01B30CBECE3B323E573F1ABD97F494BDD782303DB92EFDBDFAF5ED3DC7E6E23DACA20FBE2DAF14BED1B47DBCC210983D40C4A7BBEA94B7BDF16E843B5A252ABEF4DFFFBD5A01F1BD2D13153ED1911F3EEAF175BD86E6013C1576A13D9C83AD3CB34AB5BD35CDD03DBB8EDE3D69DB27BC8345B2BC1D80243EF63B1E3E9E44CDBD691B313E7230333DF57CF0BD3B2FC63DF92407BEBB3F273E42BFE8BD11CA4C3D517B5C3D403A2C3D3724163E615F96BD8BD798BDBEDD1CBE34BAEDBB5281ABBD111BE83B4D6F14BD893E703D75981C3ECFA8553D224169BDA8A6B1BD66E01DBE7251183E582B09BD9F28123D8446D63B20B7E6BDB9E4CB3DACE4CA3DA8DB113C19BECDBD27D599BD7D8A1F3B9ED8CEBDA100CABD5804D8BC947F50BD40BF313D0B523EBDCEF8BFBCF92E8ABD2A6D25BE31DF1D3E22240A3D37DF213EDB62E9BC4EF835BD692D2ABE096F89BD316AED3D704C31BED9417DBD4E93DC3DC7A8D03D5BAE853DDC530FBDC54B5BBCDA8109BD4B7685BD6E16973D719F76BDE462CBBDB543243D84D702BE60871ABDB701B93DF54D873DD11B1A3E69EDF6BDD574C93A70D255BD8A7ECABD87AACBBDD46B363D3D83973C55CDB8BDB72FFFBDC8FA15BE2069313ED4D4F6BCA66E27BDCD2085BD5114B5BD5D8B25BEBF89D4BDD149DD3D43B31E3DAF6C7FBDA4D188BD7B46E73DA07C023E76662E3EA937533DA8E7AE3DA1B668BC24A9D3BD625731BE0384DC3D197CD2BCFABD943DBA8F0E3CFBF228BE439DB1BDD1B44B3DB78D12BDB7CD2EBE93E77D3D3E28DE3B55B468BDD740923DEBDD183D5D8585BD4F9E223E9DA0B53D8CD5B53C610F0BBDA15419BECDC20B3E4FD73ABD6AF5E9BD2D1FE83D1394803DBD2F333D05920FBD87F661BDE8BFF53CE6140C3EB561CF3C7230ABBD8DD2333E4EC6773B56190F3ED578303D0242223E07E3D03DBF93B8BDE450FE3D040F953AAF4E11BE3DBA17BDE76323BEB192BBBD973D00BEEF9DF73DBC1E18BD2E35FABC977EAD3DCF56933D14EFEEBD7F6C853D5DCD993D20EE0FBE89621D3E2B4BDCBD55938DBD601A15BE9B72253E84E0093DB16C183EA2213D3CA9C8C43DFA2F67BDAE6910BE0278E83CF42481BC063892BC75CDB1BDBAD56F3B79F14F3DCE9A823D9DD211BE7FE8AE3D00EB943C57B4F93D96DBFF3D2E8E0EBE25D62D3E0B0632BEA81FD03DB0DA4B3CE351AB3D41C7C3BD06A8D93D0A26B3BD940020BE0697723D512AC63DEC6F333EBD5997BC01232E3E5B96E83DE48EB3BDD5A00BBEEA0DCB3D2D5AC6BDB510A63D1A081BBEF610043ED404593DE37BA6BC850AA63D48E000BED0491EBD5726E33A1432D1BD8D0439BD85219CBD9A842C3E4AC8193E29201C3E24F4133E0C5D2DBEA034723D8071853D19C604BEC1BF923DC072C4BDE447E63CEDD56F3D60331C3E49EEBDBDE56B0EBE597D273EE2F8973DC9F7AF3D3452823DC12580BDA9C8D93D3E091EBE1A88C93CE6A7A33D6B5CF73DA3CAB4BDBBB2F4BDEAB3873D52C20FBE417016BE44CB22BEAB90AFBDD5350ABD9B65D6BD551499BD4E4A20BE5586DE3D50C325BD396DE4BD64843C3D7F5907BE6D6CFD3D882DD03DC9E331BE26170EBE44B8EEBD9AFBC3BDBAD1B43C900033BEA53306BE7056A53DF6246DBD341090BDFFC015BE09BD923DB1864C3C59F08BBDE6B4DDBDC1FD193DF603453DE1B1A03D6C2E573DC4E8DCBCEE200CBE127AE63DA29EC6BA359BF0BDF81B1C3E97DAC93DB7440EBEECCEB4BD1C6876BDB5FFD0BD3B11A93D5E2301BED73B283E9DA495BDD8B3D53D5444C53BAC389FBD60C3F13DB41F0ABE528CBFBD9093AD3C1A990F3E0E1E9BBDDD74DCBD9721E7BD539D9FBD1A1F7ABD2AA728BD6DF5CDBD904E623DC52DBC3A698BECBD5ABFCEBD2A53193DB77F25BBB31D003ED988DBBCE2A412BE58E205BEE88854BDD35D20BD6844A53CA06322BD6895853DFED070BD1FDC043EBD4F263D759B5EBD1753213E42DA383DB109F6BD847DC9BDF100E33DC459A53DBE560D3E6B7B5EBCA037FD3D71FFB33D14ED5F3DB19527BD25802E3EE986123D67D23ABDE6B624BB66F3313EE129F33D70A256BC1277313EE8FB9E3D6CC1C0BD76BD24BE0865D23D0FC4293EC8EED2BD93B2943D6F99F63B05D21ABD59E244BD8070493D9BA01F3D2A86F43D7488843D92BFA43DFEAF1F3E8F77613DBCF7D63C2FCE83BDF6C1043E8EDDD53CD45BE93DFACC2E3E29F121BD67E9FE3DC70B13BD735B233EBE7A0E3E7FC481BDEABECF3BEA1A9EBDEF6C92BD229A12BD25F89DBA8B687CBDC7E12ABE8DF8DABD4D8077BCBE2567BDFC73063E9024133E2BA4E63D4C3BA03D69810FBE4A052B3E1D841FBE9C0B6EBDF4CEFEBD6B30823D06A116BEA97BB2BD9BF8E5BD3F8ADEBDA201A9BD01F2313EB1906CBC27B85C3DEBB133BE6FF2203E21AC1DBD1E2126BE9A80F93D3BC943BDB263243E86E8F5BD721028BED0FD07BECAD39C3DEF67A2BC26B327BE9641063DB19D38BC27CB823D6D29B8BD463A01BE74C2F63D9836AEBDADABFE3D83C5123E7F2FFDBD16EAA6BD6D54AE3C4FAD2ABEA65E5E3D06D996BD1785A0BDA6F00BBE4E5EA93D45B5E6BD68B010BE276A3EBD308CC9BD93FC2FBE24E8913D4ABE89BD7A98FD3D61D8FE3DCBE5E6BD000FD3BD168280BDE210D43D3766C7BB1F5681BDA646E03D44AB2B3EC1D3053E2E6D0ABEF46316BD08E30ABD7E7B1A3EDA3FBBBDCD7ECFBD7842353BC63328BDB909893DA206B03C0528D8BDC4A0033E805CE13D26901E3D52D823BE0121AA3DA78FF03D7895493D91F18BBD053F423CA0148BBDE16B2A3E90CB2E3E80C2A8BC2594F3BD5DF8D43D30C7B83D79E8BF3D613508BE5386753D07809ABD801B1FBEA0CDFCBD7778993D208A873DEADF1EBEBE4DCD3D4AB40A3EB76A093E286CCC3D6F54E3BCF796F23D64B70D3E5BB9BC3DBE3202BE49B57CBD28680F3E3E010A3E5B02E73D5A5197BDF9660FBD73DC06BE8153CEBDE1F40A3EAC9314BE14F032BDF5B2193D473AD9BD6CC8283D1CCCE8BCB0C9903D49E90ABEEAD9C73C370A25BE269BE03D36D62F3E3C3881BD8F23D63CAD86BABD3C97E7BD4B5BB7BD5F79ACBD1E72093D70FFA5BC15144B3C82B80ABE8274E3BD4FB61CBE451B02BEB296173E9D81863D51A32CBEFFB3F1BC2172683CF468C13D2CE3273EDAD82E3D5A08FF3D4FD480BDB944BDBBF38CDABD55CE263D4617273E445AE33D0321343E6D21A3BD5632B5BCA15B153DDB88113E816626BE1BCDB1BDF211D23C7A42D1BD503E873DAD7445BCF2A03BBD152AC23D915E013E5013303E2EF2A33DA2699EBBAC00143E1C10103EFD71B5BD62E8A43DD7B0A93C87769CBDAE6F2CBD76FA2ABD5758FDBDD4F45CBD46A8733DB4E3043E24015C3CA64C2FBE7FBDBF3D49185BBDD6A8213E55EA2EBEF56829BD73620C3E459E9C3DC19FB4BDF6BE1CBEE8DCF8BA0BDC8B3D1F4816BE447A17BEE2D611BBD47F14BD7AB2E83D57652FBE1356E6BCF0460CBE2DECD2BC4BF9B8BDD0E1633DC26E17BEA0660EBE2074CDBD1F8B1EBE168BE43D263FCFBCCF24C9BDDAB0FD3DBC4624BD313EBB3DD27460BD1F7317BEF7061F3D3670E13DE77F30BE5EBF963C1251103D6A36A63CD6578FBB6F1361BD24880CBE9E33EC3C9126F3BD199115BE967768BDF9D5F7BD10EE5D3DBAF0003EC8AE0C3E4566E0BDD461C53D7EA2003EBAF5013B6FBD983D3FDBCC3DAC810A3E99B7C13DD0889A3D566989BDACD9C9BD5BACABBD90F0143E4F602FBDD72ECF3BE1D028BE44A700BC1F434CBDE999E9BD5A310C3E2B8E12BE5B03CFBCE35B4DBCA4E023BEC6E4DA3D816466BD27A5A23D860FCA3DEA9E1F3EA519333DCFE5073E0D2E273E21820F3DA18813BD9C4046BD139DEA3C8B49823D37C52ABE3EA1073E345DE43CFC9F28BEA8ED673D32C1E53D4347873DE2C2133EEF816F3BFF2C16BE243ED2B9EC92033E9322AEBDB06B9A3DFBE8263DBFF6EABCE1AAA43A8E079A3DF8BEF7BD8F95E43DC019F53D0028CB3D43E3343E7BF1FCBB4AA6FFBDA040043C581252BD989B7F3D591F193EEB27C6BD9691F23BE310303ED98110BEF0E5F9BCCDC72F3E4CF8FC3D1028523DCE259CBDC8FE86BC115322BE8B6C2ABE729A29BE32DD2D3E742C0F3E3D9C8F3D95DE35BD2EDB1B3E9D423FBD7656FB3DC087BCBB7B4EAABD6E164ABD5E9C1ABD8EB125BE2387583DAF9C5CBD7955A63D8FD4E63DDB3DE6BCDB94AF3DE5AA103D4D22F33D5C7BE9BD6D487EBCC24871BD6E9D1E3E497B22BE047ECBBD717BA33C84B2203E82F5F43DEB6329BE6489FEBD9D842F3E430CD33C540B1BBEEE1E64BD2F479E3DF16817BDCF0B0BBE4787DFBD738CBBBD49E5E2BB3FE18D3D39D3AD3D16E0AFBDFDFAF2BC32C30BBE09E5083E24A6343E2DF22F3EC8F4933D6E661ABDA86690BB249E823DC1E81CBE15CB333C782413BEF2FC34BE1E9CC1BBC78266BD4D56E5BD1411F03CC7F7EB3B3AFDDC3CECA0CABD6D4E31BE838C7D3BFEB193BDDC1C74BD8E43053E8C82EC3C3959A53D035C4ABDE9A20FBEEA60103D48C2EFBD5D6EB33C84450DBE0A78083E32A0F6BD45271D3ECBBEFF3D1AD7083E1E3DD93D4198273D66290DBC27ED38BB96FD8FBD706426BE96FE243E9510163C1246AA3D129BD43B5D14503D2A10DFBDDDB70CBE920D0A3E774A893DE4C2B23DFAAB33BE4DD0433CB1D828BEF3B8A5BC851C19BC93B3FEBDFA3F33BE1280983A62CA223E9C23233EB96ADCBD48A000BD506017BE245E0DBE3A8846BD85BE2F3EA2E63CBD3293273CED4B2A3E2D09013D2907123E4E92F03D6ABE293E1A58F83C1B6312BE6AB91BBEAC0EBBBDB568153E172FD03D99EB533DFBD909BE535205BE3BAF133EEA5296BC543C34BE1106B3BC25D52DBD86C02E3B2D84973DC64E8B3D1B830ABED0F4FDBA9B6AB3BDA9E4F43D7A46B33D65B7C63D9292243E94D5B13D23E434BED6B4363DF96CF8BD4963C13C05AAF73AEF89333E5D5AF7BD115B31BE2C1C42BDAB5CE93CCA9A043E51C5123E4E690B3E5E92643D58ED4EBDDE1919BD37FDC5BDFF970D3DC2C6FBBD3CF1783DF4CEE93D699B193E846C32BE5985143E176EE3BDBE7B6CBC743F253ECA30C43DEBAD65BDBDB8D53DE81030BE73840D3E01B82F3EBF8603BC0956EE3C88E729BD8A30E5BD33C1A3BDA55740BC331814BE6A4D12BE4EEE9E3CC191EBBDF3EDC4BD5A60C8BAA2CBBEBD728F273E1EB282BDEE4DC9BD31E640BD59B013BED481BA3DEF871B3EB5CAD0BDF19586BD83F0283EC6F202BEDA1B443DFD7C13BE8E1D21BE3A3D8C390BA1CEBD3013C43D13F65FBD154BE43A3703BDBD3BC6943DF3B7273E5FB3D9BC3E74DFBD6E8D30BED4762D3E4397983D5784953DFC8DF63C61AAB53D4990803D53C6B03DB66CE23D3159CD3C3AEB1B3E7A1FE13DAA52B1BB1BB4A1BD86FF3F3CDEFA0C3EFE57E53DF8B492BDAC2A17BD74BE8F3DC768883DC05F2C3E20CDAF3D4FAE663D0959273D291F2ABEA56185BD6D44993C52DBFBBD719A1EBE2B4CF43D5243763D901312BEE1E62B3C7A36D53DB68FD03DF44E253EB4268FBDA134A13DF5D612BE15A1B2BC4541E6BD2FE009BD491ACE3D3C7CB43D0A70BEBD5F8C33BD00DB10BDADBA89BDA152C6BD15EC043E7340FA3DB31E173EB5CCC6BDD78E043E12905BBDAB1D2ABD3FF242BD41D50CBC44899EBDE90BC63C1359E9BDF4E6943D94CE17BE593F83BD33DEFCBD5938F43DF1BCF83D8CF90FBEDE8DC5BD6A02223E58FD523D7C4AF93D9BC70ABE9C65A33DCC73E63D330028BD227705BCD3FE033EF170453DEAC24F3DA9F30C3A7B2597BDAE98DDBDB9A4343ECFCD64BC54A4203E191C143E5E50BDBDCCDD443CBE3539BD7C5B52BB009BEE3D775BC73D58A2CDBDFF23B3BDC19800BE3EB119BEF63EE83DD9B5DFBDFF66173B83D17BB977BDF73CE97429BC14E0BB3D5EE1C63C81CE013E7A4C1C3D957F10BBC634CD3CE74CF13D7093DA3C570CFF3DBE5289BC69E7C83A1715183E12E62ABE9677903C5D56253EE3ACB5BDD78F05BD347F2EBC8D8B6E3D8ED6883D3E08243DA8D08E3DC0559BBD1750983D8E9765BD6A7BE33DA38154BDBC231ABEC0D84E3CDC62BC3D2A06E3BB1362163B1534243A6325C03DD79E623C2EB621BEBB1801BEA0332B3C109168BC58072D3ECB362ABD1A890A3E68AA18BE1D0B2CBE243785BC213CE5BD862853BD471EA33C21051DBE5EC8F83D39B8DBBD32E40A3E35AF6C3DFBCA07BD3F6B1EBE5EAFEF3C8241CABDC4721C3E604818BE84443FBDD486C7BD0CD9E8BD18D4BCBD2C928FBC3DEF433C094FF53C5800B93DB5E093BD15A1E0BDEA8F18BDED952A3ECCECB0BCB66418BEDA090E3E302E303DF656FB3C7092F83CD297FC3D1FDAA4BD08EE033E57112E3E7CB43ABD6F7EE43D48BEC73D7F85293E7D8528BD425DD7BD9B6386BDF84FF6BD09BAC63B3D872E3E109D2F3ED6BB083EA34B8F3C7C7F7B3B9AB6EF3D04F9D63D5AB58FBC7D2137BD77278F3D19FFC8BB9458FEBD9349AABD03CE123EC1C0163E87128DBDC7621BBD4D6FB3BD57646CBD7E02253ECAFF20BE6CC2AC3DADB222BEE2B9ACBDB57213BD24B1483C5E2DEBBC347EA5BD797BA1BD6034DCBD7BB4FCBDD08EE1BDB6952D3E0995AABD948816BE85D4F83DC7748C3DA308F93D1A0F34BE1E4F2CBE527A00BE23B9BEBD8919CCB9539A9C3DB7F5D33D14B21BBEA062903DBA5ED1BDBC6F263D2856633D29C0E73C5317803D419E10BC7603EF3DDF03173DE6961E3E14F51C3D8BA7BFBD2F80E83DCAE81C3CBDF12E3E0627A0BC691A333E2758D3BD43F4B53D920A07BE3C8DF83DB86F033D218BCD3DD0E31BBEC21134BEA371AE3D89F294BD00628F3D1FCBD6BD85D65FBD8F9B4F3A8D05DA3D0C73CC3DC15B81BC4FCE4CBDF2EA48BB7798BA3D346D19BE67405DBD82802EBE0009D13CD44AABBCD417CD3D6A9C103E0EC71ABE8239A0BD02CEE8BC7B0DE7BAA14825BD5BA1E3BD2FE48BBD6C2D95BB5592113E8B8838BD6916EF3DB65312BE6385013C2A430DBECCDC29BEE6838F3C1BC6A5BDDD44053EE2FA0E3E3E2C34BE72D849BC9566F7BC6F5ACEBD30C1FCBDF03499BD8DD79F3DFE282C3D36E5D93D6DBC2CBCDB08BC3D46050C3D0FE41DBD005229BCCAA224BE530785BBE8DE6DBDF95072BD786991BDE04E1EBD7CA405BE0CF6293C016AEBBB55B43EBD45231D3E5CF8F23D5D7E4C3DD15885BDE4B4B83C071AF9BD7743FC3DCE13293E2B37D8BC709A0B3EEBE2293EBB062EBC356F86BD172C123C6951EF3C889027BE5BAD34BCC0E682BD3B96F13D0148A6BBB032EE3DA403213E23EC62BD4ADC1B3DE3C177BCC7C69DBD7DD5C8BD7A0A863B5CFE5B3DDDB3FEBCC8EDF53CE83EE23D60ED963D6B4B953DF87D4B3D30270BBE0409DBBD723D06BEBEE8ED3DA66F1FBE2D2507BEC36CEE3DEC00D63DF61E2BBE2C31D13DE73725BDE3FF1B3D28CBE2BD6BD4DBBC4BEE203D74060A3E248ADB3D7EDEC4BD8779EDBD4E4030BCE43E633D5B81C63DE56234BE36AE6CBCECD7CC3B2914A9BDD4C60E3EB03440BD57952CBE462AD8BD91BAB93B81B506BE3063253D9A18303E7821ED3B226132BD1D8A2A3EADA2053ED594F03D46B35B3C9468043CA8620CBEC269933CB711303EB21C193CFB8921BEDCB5C63D2675223E9FC1173E959A083C0B07083D0C5BEA3CE06194BD3A4DD3BC3FAD133EBEBE933CAD9B2A3EFE6AF0BDC6A4D3BC01C3073B4779D7BD21C30B3E14DAFC3DE448C3BDA6791F3E8ECB283E62DFD4BD91CCC7BB1666343E8A09EBBD3BDFE2BC1C74F8BDB39D023E82C2EA3C50B7963DEBE4013EF1C4E5BCD6F134BE2AD40D3C092460BCBB4C833D1DFFA83D1808B4BD129B8EBDEA39E43DDC204E3DABDE253D6731A13D5658A83DE4CB02BE6746673C35718A3CC1DB2EBE1FA9193DE0941ABB19690C3E3EC82CBE5D472A3E1B2CB1BDF348D53D55BB053EE6ACB3BC9039B9BD456DF0BCE4C9E1BD4600B33C912E983DF2A4153D0C7DD0BD7FD1C53DBD1C263E634F5CBD40FEBB3D4EE83EBC97ED913D791901BE90921ABED772A4BB668618BEB86A823D5475293EDE000EBD3385DF3A763ADC3CB3F3AEBD652F14BCE7893A3DCC63123E902E16BE8A5365BBD4AE13BED23580BC3FC398BB1FF796BD100FDE3D5765F83DBC728CBD4AE4C9BCC9EB5DBDC0049C3B46A96E3D125C273E740926BEC709933D9E05DABD0AD313BE8F670B3E93B857BD4F03CBBD16A1463DDDAA16BDD8B025BE8BD7BCBD88F198BD48E361BC3700EFBD99562EBE545CC93D8A711BBEE151AFBCA4611B3E324185BD386BEFBD295A413D36F81D3E1EB49FBC7EE52ABC9829A93D7865B53C6CB50A3D2E95BF3D658EA43D29A301BEE9EC8EBD4952F73DE677DF3CFCAB283DDEDE2D3E281AE03DD977903DFE372D3E353B1FBE44BBE03C4B0F3D3DC5CEFBBCAA02AABD54A7053D3FA115BEF93C9ABDA97A093EA50385BDB97550BDC563A23DDA2F37BDC5B0D43C8FEB34BE6226CE3DF70921BE96E7C03C4B9833BE9E5D1BBE90A0113E185AC7BDF9EAC7BB9305013C3990263E8029673DF5B8B03D24E29ABD1B4478BD99AD033EFDB8843DA495353D448208BEB37810BE0332123D14D807BEB3D5FD3D39D6163EEAF095BDF158E9BD9F3B2F3E6528C1BDE24610BE506203BE0490FB3CED9C0C3DA5C6E93D6FC5113E60669A3D46BBCE3C4F7E233E616895BD9EF3FDBC6A49193E05B673BDBB19C23D76481B3D24957F3DA98D25BD1D2D1ABE17CF013E600A153E54BF0FBE6570A9BD4FA8F53BF261B33DE8F9CCBC60BA9EBDD1DD0C3E87BFB5BDAC7A243E9305453B7F0FBE3D263E2A3DF2E3FE3C7C34053E582711BC3671FF3DF3096F3D7612CABDC34BED3D499B00BE087FBC3DC0201BBDC4AD603DFD47ADBCBA200F3D49B25ABDEA0A963D9BFEA83D139325BEA8991F3E50FA11BEE197A1BD1A868E3D89D8263EE6706B3D4C06CABD25D8FE3C6944D9BDE652AA3D8108143C0C3C8D3C08DB0ABED537C13DD6FC2B3EA228FBBDD24C763D6FA79FBDA41342BDE241203E216F29BE28BB08BDDD35823DD36DA43DCB808DBD78A5C5BDFCFB113D9ACA24BE7A42C03C24FBE4BD6B4D04BD41F1223E575116BE8110B3BD3B440BBE37C9D73DDF83153E4F1FEABD8F6EE43D5AE8E73DC2871BBE6813773DC28CA43D733701BDB88CF33D2ED133BCBF06BCBCF71CCB3D898125BE03CB31BE7885063D85949F3CA91D4D3C75D1DDBDBF3F103E2ADEDFBD791EA0BD6CC818BE2E4934BE682B2F3DC6E491BDF397DD3D5CC02E3EFE2C6B3D91431E3EF2FDFBBD0FB7BE3D94C7C43D15E890BD6C924DBCD13FD9BD1C7A8B3CC9EE2CBEC32AD8BDDF0A1CBEEFBEB6BC1B9A933C108A11BE940585BD3763D93D754B0C3C4CBAFD3CDCE19FBDD6F654BD1C7C20BE46A0283E2AAFA43C99C0A63D90A6D33DAEB61E3EE6B9F9BD2D184A3D6AE61CBED0C4863D6DC7B9BD37FB8C3D3A4705BE6491BF3D1FA1013ED502C73D1D0018BE0B67E23D2AB9E5BDF94E29BE76AAEB3D7B9CF63C3F277CBD79391EBE9E273A3D937F9CBD2F890FBEFFC0B5BC1B281ABE975AB23D848CEEBD907676BD241433BE746DC9BC62945FBD41C5C73D22D923BD13B8F33D4F0A1E3E16B1133DBB2B78BD9A2115BE644DFDBD02EF73BD00E3E2BD66B1BF3D57C569BDEF09D4BB4208F13B2E6A1CBE9EF1163E9D5E8ABDE28512BE713137BB401C1FBE46B0B43CCA45EABD48CB1EBD42F754BD69FF023EEBB20B3E1273333E6C869F3C09EEE63DFF8D14BECFDBF2BD01D7C23DB90E1F3D6668483D12F5CE3D2B8DE53D8023AA3DB61D86BD095E65BDAE7E183D38FB143E14775BBC458857BDD104C83DE502F03DEB0D57BB141E56BDA65734BEE1F0313C39F55D3DB2E504BE5A6506BE04F934BE20710D3E57B2293E0B26333EFC9A213E44AC98BC2D07A13DD149D63D256C41BDC495D0BD9CAE163E1CC197BC1580853D724DA9BD35C2BABD122B06BD8290BF3B8A2ED63D642FEB3DB4F4B5BCAAF7313EA4BCC0BDE3AC423C60E7E2BDFC10ED3C47FC243E98BC15BED2542A3DB75C26BEA0F121BD0727AABDCA3C9C39243FFBBDC3E4373D88CE2ABE1BBB1E3D559B8BBD39A9D8BD1A76193E3E569C3CB7A6EFBD0210CCBD1788A1BDC739D6BD4E12B33CA81A233BB7CF1D3EDB20A93BA71EC1BD01A71B3E9E17363D423C1CBD6E14FE3DE865143E9C6418BEF64B15BE6426EEBD63AB1BBED13D59BD9487843DD52025BEE2EB30BE74DF1BBE"
    }
  }
#-}

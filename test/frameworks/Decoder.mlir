#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1, d2, d3) -> (0, 0, 0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d3)>
module {
  func.func @decoder(%arg0: tensor<1x8x24x24xf32>) -> tensor<1x3x48x48xf32> {
    %c8_i64 = arith.constant 8 : i64
    %c23_i64 = arith.constant 23 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c24_i64 = arith.constant 24 : i64
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant dense_resource<torch_tensor_3_torch.float32> : tensor<3xf32>
    %cst_2 = arith.constant dense_resource<torch_tensor_3_12_3_3_torch.float32> : tensor<3x12x3x3xf32>
    %cst_3 = arith.constant dense_resource<torch_tensor_8_4_2_2_torch.float32> : tensor<8x4x2x2xf32>
    %cst_4 = arith.constant dense_resource<torch_tensor_4_torch.float32> : tensor<4xf32>
    %c1 = arith.constant 1 : index
    %cst_5 = arith.constant 5.000000e-01 : f32
    %0 = tensor.empty() : tensor<4x8x2x2xf32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4x8x2x2xf32>) -> tensor<4x8x2x2xf32>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1 : tensor<4x8x2x2xf32>) {
    ^bb0(%out: f32):
      %48 = linalg.index 0 : index
      %49 = linalg.index 1 : index
      %50 = linalg.index 2 : index
      %51 = linalg.index 3 : index
      %52 = arith.subi %c1, %50 : index
      %53 = arith.subi %c1, %51 : index
      %extracted = tensor.extract %cst_3[%49, %48, %52, %53] : tensor<8x4x2x2xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x8x2x2xf32>
    %3 = tensor.empty() : tensor<1x8x49x49xf32>
    %4 = linalg.fill ins(%cst : f32) outs(%3 : tensor<1x8x49x49xf32>) -> tensor<1x8x49x49xf32>
    %inserted_slice = tensor.insert_slice %arg0 into %4[0, 0, 1, 1] [1, 8, 24, 24] [1, 1, 2, 2] : tensor<1x8x24x24xf32> into tensor<1x8x49x49xf32>
    %5 = tensor.empty() : tensor<1x4x48x48xf32>
    %broadcasted = linalg.broadcast ins(%cst_4 : tensor<4xf32>) outs(%5 : tensor<1x4x48x48xf32>) dimensions = [0, 2, 3] 
    %6 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %2 : tensor<1x8x49x49xf32>, tensor<4x8x2x2xf32>) outs(%broadcasted : tensor<1x4x48x48xf32>) -> tensor<1x4x48x48xf32>
    %7 = tensor.empty() : tensor<48xi64>
    %8 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%7 : tensor<48xi64>) {
    ^bb0(%out: i64):
      %48 = linalg.index 0 : index
      %49 = arith.index_cast %48 : index to i64
      linalg.yield %49 : i64
    } -> tensor<48xi64>
    %9 = tensor.empty() : tensor<48xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%8 : tensor<48xi64>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: i64, %out: f32):
      %48 = arith.sitofp %in : i64 to f32
      linalg.yield %48 : f32
    } -> tensor<48xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%10 : tensor<48xf32>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.addf %in, %cst_5 : f32
      linalg.yield %48 : f32
    } -> tensor<48xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%11 : tensor<48xf32>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.mulf %in, %cst_5 : f32
      linalg.yield %48 : f32
    } -> tensor<48xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%12 : tensor<48xf32>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.subf %in, %cst_5 : f32
      linalg.yield %48 : f32
    } -> tensor<48xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%13 : tensor<48xf32>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.cmpf ult, %in, %cst : f32
      %49 = arith.select %48, %cst, %in : f32
      linalg.yield %49 : f32
    } -> tensor<48xf32>
    %expanded = tensor.expand_shape %14 [[0, 1]] output_shape [48, 1] : tensor<48xf32> into tensor<48x1xf32>
    %15 = tensor.empty() : tensor<48x1xi64>
    %16 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<48x1xf32>) outs(%15 : tensor<48x1xi64>) {
    ^bb0(%in: f32, %out: i64):
      %48 = arith.fptosi %in : f32 to i64
      linalg.yield %48 : i64
    } -> tensor<48x1xi64>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<48x1xi64>) outs(%15 : tensor<48x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %48 = arith.addi %in, %c1_i64 : i64
      linalg.yield %48 : i64
    } -> tensor<48x1xi64>
    %18 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<48x1xi64>) outs(%15 : tensor<48x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %48 = arith.minsi %in, %c23_i64 : i64
      linalg.yield %48 : i64
    } -> tensor<48x1xi64>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%14 : tensor<48xf32>) outs(%7 : tensor<48xi64>) {
    ^bb0(%in: f32, %out: i64):
      %48 = arith.fptosi %in : f32 to i64
      linalg.yield %48 : i64
    } -> tensor<48xi64>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%19 : tensor<48xi64>) outs(%7 : tensor<48xi64>) {
    ^bb0(%in: i64, %out: i64):
      %48 = arith.addi %in, %c1_i64 : i64
      linalg.yield %48 : i64
    } -> tensor<48xi64>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%20 : tensor<48xi64>) outs(%7 : tensor<48xi64>) {
    ^bb0(%in: i64, %out: i64):
      %48 = arith.minsi %in, %c23_i64 : i64
      linalg.yield %48 : i64
    } -> tensor<48xi64>
    %22 = tensor.empty() : tensor<8xi64>
    %23 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%22 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %48 = linalg.index 0 : index
      %49 = arith.index_cast %48 : index to i64
      linalg.yield %49 : i64
    } -> tensor<8xi64>
    %expanded_6 = tensor.expand_shape %23 [[0, 1, 2]] output_shape [8, 1, 1] : tensor<8xi64> into tensor<8x1x1xi64>
    %24 = tensor.empty() : tensor<1xi64>
    %25 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%24 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_7 = tensor.expand_shape %25 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1] : tensor<1xi64> into tensor<1x1x1x1xi64>
    %26 = tensor.empty() : tensor<1x8x48x48xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %expanded_6, %16, %19 : tensor<1x1x1x1xi64>, tensor<8x1x1xi64>, tensor<48x1xi64>, tensor<48xi64>) outs(%26 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: i64, %in_9: i64, %in_10: i64, %in_11: i64, %out: f32):
      %48 = arith.cmpi slt, %in, %c0_i64 : i64
      %49 = arith.addi %in, %c1_i64 : i64
      %50 = arith.select %48, %49, %in : i64
      %51 = arith.index_cast %50 : i64 to index
      %52 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %53 = arith.addi %in_9, %c8_i64 : i64
      %54 = arith.select %52, %53, %in_9 : i64
      %55 = arith.index_cast %54 : i64 to index
      %56 = arith.cmpi slt, %in_10, %c0_i64 : i64
      %57 = arith.addi %in_10, %c24_i64 : i64
      %58 = arith.select %56, %57, %in_10 : i64
      %59 = arith.index_cast %58 : i64 to index
      %60 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %61 = arith.addi %in_11, %c24_i64 : i64
      %62 = arith.select %60, %61, %in_11 : i64
      %63 = arith.index_cast %62 : i64 to index
      %extracted = tensor.extract %arg0[%51, %55, %59, %63] : tensor<1x8x24x24xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x48x48xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %expanded_6, %16, %21 : tensor<1x1x1x1xi64>, tensor<8x1x1xi64>, tensor<48x1xi64>, tensor<48xi64>) outs(%26 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: i64, %in_9: i64, %in_10: i64, %in_11: i64, %out: f32):
      %48 = arith.cmpi slt, %in, %c0_i64 : i64
      %49 = arith.addi %in, %c1_i64 : i64
      %50 = arith.select %48, %49, %in : i64
      %51 = arith.index_cast %50 : i64 to index
      %52 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %53 = arith.addi %in_9, %c8_i64 : i64
      %54 = arith.select %52, %53, %in_9 : i64
      %55 = arith.index_cast %54 : i64 to index
      %56 = arith.cmpi slt, %in_10, %c0_i64 : i64
      %57 = arith.addi %in_10, %c24_i64 : i64
      %58 = arith.select %56, %57, %in_10 : i64
      %59 = arith.index_cast %58 : i64 to index
      %60 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %61 = arith.addi %in_11, %c24_i64 : i64
      %62 = arith.select %60, %61, %in_11 : i64
      %63 = arith.index_cast %62 : i64 to index
      %extracted = tensor.extract %arg0[%51, %55, %59, %63] : tensor<1x8x24x24xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x48x48xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %expanded_6, %18, %19 : tensor<1x1x1x1xi64>, tensor<8x1x1xi64>, tensor<48x1xi64>, tensor<48xi64>) outs(%26 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: i64, %in_9: i64, %in_10: i64, %in_11: i64, %out: f32):
      %48 = arith.cmpi slt, %in, %c0_i64 : i64
      %49 = arith.addi %in, %c1_i64 : i64
      %50 = arith.select %48, %49, %in : i64
      %51 = arith.index_cast %50 : i64 to index
      %52 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %53 = arith.addi %in_9, %c8_i64 : i64
      %54 = arith.select %52, %53, %in_9 : i64
      %55 = arith.index_cast %54 : i64 to index
      %56 = arith.cmpi slt, %in_10, %c0_i64 : i64
      %57 = arith.addi %in_10, %c24_i64 : i64
      %58 = arith.select %56, %57, %in_10 : i64
      %59 = arith.index_cast %58 : i64 to index
      %60 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %61 = arith.addi %in_11, %c24_i64 : i64
      %62 = arith.select %60, %61, %in_11 : i64
      %63 = arith.index_cast %62 : i64 to index
      %extracted = tensor.extract %arg0[%51, %55, %59, %63] : tensor<1x8x24x24xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x48x48xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_7, %expanded_6, %18, %21 : tensor<1x1x1x1xi64>, tensor<8x1x1xi64>, tensor<48x1xi64>, tensor<48xi64>) outs(%26 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: i64, %in_9: i64, %in_10: i64, %in_11: i64, %out: f32):
      %48 = arith.cmpi slt, %in, %c0_i64 : i64
      %49 = arith.addi %in, %c1_i64 : i64
      %50 = arith.select %48, %49, %in : i64
      %51 = arith.index_cast %50 : i64 to index
      %52 = arith.cmpi slt, %in_9, %c0_i64 : i64
      %53 = arith.addi %in_9, %c8_i64 : i64
      %54 = arith.select %52, %53, %in_9 : i64
      %55 = arith.index_cast %54 : i64 to index
      %56 = arith.cmpi slt, %in_10, %c0_i64 : i64
      %57 = arith.addi %in_10, %c24_i64 : i64
      %58 = arith.select %56, %57, %in_10 : i64
      %59 = arith.index_cast %58 : i64 to index
      %60 = arith.cmpi slt, %in_11, %c0_i64 : i64
      %61 = arith.addi %in_11, %c24_i64 : i64
      %62 = arith.select %60, %61, %in_11 : i64
      %63 = arith.index_cast %62 : i64 to index
      %extracted = tensor.extract %arg0[%51, %55, %59, %63] : tensor<1x8x24x24xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x8x48x48xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%14, %19 : tensor<48xf32>, tensor<48xi64>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f32, %in_9: i64, %out: f32):
      %48 = arith.sitofp %in_9 : i64 to f32
      %49 = arith.subf %in, %48 : f32
      linalg.yield %49 : f32
    } -> tensor<48xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%31 : tensor<48xf32>) outs(%9 : tensor<48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.cmpf ult, %in, %cst : f32
      %49 = arith.select %48, %cst, %in : f32
      %50 = arith.cmpf ugt, %49, %cst_0 : f32
      %51 = arith.select %50, %cst_0, %49 : f32
      linalg.yield %51 : f32
    } -> tensor<48xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %27 : tensor<1x8x48x48xf32>, tensor<1x8x48x48xf32>) outs(%26 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %48 = arith.subf %in, %in_9 : f32
      linalg.yield %48 : f32
    } -> tensor<1x8x48x48xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %32 : tensor<1x8x48x48xf32>, tensor<48xf32>) outs(%26 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %48 = arith.mulf %in, %in_9 : f32
      linalg.yield %48 : f32
    } -> tensor<1x8x48x48xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %34 : tensor<1x8x48x48xf32>, tensor<1x8x48x48xf32>) outs(%26 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %48 = arith.addf %in, %in_9 : f32
      linalg.yield %48 : f32
    } -> tensor<1x8x48x48xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %29 : tensor<1x8x48x48xf32>, tensor<1x8x48x48xf32>) outs(%26 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %48 = arith.subf %in, %in_9 : f32
      linalg.yield %48 : f32
    } -> tensor<1x8x48x48xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36, %32 : tensor<1x8x48x48xf32>, tensor<48xf32>) outs(%26 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %48 = arith.mulf %in, %in_9 : f32
      linalg.yield %48 : f32
    } -> tensor<1x8x48x48xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %37 : tensor<1x8x48x48xf32>, tensor<1x8x48x48xf32>) outs(%26 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %48 = arith.addf %in, %in_9 : f32
      linalg.yield %48 : f32
    } -> tensor<1x8x48x48xf32>
    %39 = tensor.empty() : tensor<48x1xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded, %16 : tensor<48x1xf32>, tensor<48x1xi64>) outs(%39 : tensor<48x1xf32>) {
    ^bb0(%in: f32, %in_9: i64, %out: f32):
      %48 = arith.sitofp %in_9 : i64 to f32
      %49 = arith.subf %in, %48 : f32
      linalg.yield %49 : f32
    } -> tensor<48x1xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<48x1xf32>) outs(%39 : tensor<48x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.cmpf ult, %in, %cst : f32
      %49 = arith.select %48, %cst, %in : f32
      %50 = arith.cmpf ugt, %49, %cst_0 : f32
      %51 = arith.select %50, %cst_0, %49 : f32
      linalg.yield %51 : f32
    } -> tensor<48x1xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%38, %35 : tensor<1x8x48x48xf32>, tensor<1x8x48x48xf32>) outs(%26 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %48 = arith.subf %in, %in_9 : f32
      linalg.yield %48 : f32
    } -> tensor<1x8x48x48xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %41 : tensor<1x8x48x48xf32>, tensor<48x1xf32>) outs(%26 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %48 = arith.mulf %in, %in_9 : f32
      linalg.yield %48 : f32
    } -> tensor<1x8x48x48xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %43 : tensor<1x8x48x48xf32>, tensor<1x8x48x48xf32>) outs(%26 : tensor<1x8x48x48xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %48 = arith.addf %in, %in_9 : f32
      linalg.yield %48 : f32
    } -> tensor<1x8x48x48xf32>
    %concat = tensor.concat dim(1) %6, %44 : (tensor<1x4x48x48xf32>, tensor<1x8x48x48xf32>) -> tensor<1x12x48x48xf32>
    %padded = tensor.pad %concat low[0, 0, 1, 1] high[0, 0, 1, 1] {
    ^bb0(%arg1: index, %arg2: index, %arg3: index, %arg4: index):
      tensor.yield %cst : f32
    } : tensor<1x12x48x48xf32> to tensor<1x12x50x50xf32>
    %45 = tensor.empty() : tensor<1x3x48x48xf32>
    %broadcasted_8 = linalg.broadcast ins(%cst_1 : tensor<3xf32>) outs(%45 : tensor<1x3x48x48xf32>) dimensions = [0, 2, 3] 
    %46 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %cst_2 : tensor<1x12x50x50xf32>, tensor<3x12x3x3xf32>) outs(%broadcasted_8 : tensor<1x3x48x48xf32>) -> tensor<1x3x48x48xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46 : tensor<1x3x48x48xf32>) outs(%45 : tensor<1x3x48x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %48 = arith.negf %in : f32
      %49 = math.exp %48 : f32
      %50 = arith.addf %49, %cst_0 : f32
      %51 = arith.divf %cst_0, %50 : f32
      linalg.yield %51 : f32
    } -> tensor<1x3x48x48xf32>
    return %47 : tensor<1x3x48x48xf32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      torch_tensor_3_torch.float32: "0x040000006A7A43BD0C0298BDBE0E5D3D",
      torch_tensor_3_12_3_3_torch.float32: "0x04000000FC0AAA3DA296823DC1A2753D280B8C3D724C793DD59BCB3C7AC286BD837DA5BD209A34BD3A9537BC6F9671BD5F32103D31F6F33C517EB2BCB47B173D35C2FE3CF0A2703DFDB6843DD07905BD978AC03DF34236BCEDA758BB6802BABD68AC7DBDB54166BDEF9428BD281C8C3DF8CB00BD114493BDFCA4173DC161FC3C84477F3D90F44BBDF3E8AA3C727C0FBD071BB1BC3E0C9DBDF3A133BD5D6AF1BC188C283D7602903C8EB7C23C0BB2C43D9A11C03D0869863DD9CF483BA05488BDE1029A3D6F1EC5BCE7E9FEBB4FC6A9BDFCB49BBCCD367EBD7916B53DC65EAABD9F9C99BDA42256BBCC1D55BDF1060D3DB7B617BD231F39BD9495B23B63A88E3D799F8ABDEF16393DDF357D3DB2C5C03D43EF89BD91E9BE3CD1B791BD643FA83D77E318BDF4686D3DAEBE3B3B6C92F5BB943749BBA300863C86CB393DDBD87C3CA377F03CB244B1BD73928F3D38D1AB3DF6E5A23D84AD913D0B368EBD5C1B12BDB9C2AD3D661996BDFBC8B23D71FE9ABD27D18ABD70AF403D83978DBD3098B4BCB35D8F3D98189C3D0861BA3D73F49FBC862C99BD4309C23D5FECA7BC812922BD3429C03CABD089BD8C87813DE004773DD75E9CBDF0DDA1BDA9190ABC448C253D22A436BBC2DB47BDD92C103B3D3BB9BDD6478BBDC92F83BDCE4AA23DA6B7AD3D20E005BDF16A8D3BD9C62F3DF2E53C3C925D45BD7B50633D3B4A723D58BDB6BBD41342BCDD15B33D7B43AC3DB1775FBD4CCFC03D9913C33CB8E782BD86C1573D6A2093BDDD13B63D09627DBD46F2DE3CB407F03C637FBB3C0D74A33D76B423BDAD6426BD37C6AABD036781BB0FB63ABD49AF7C3B6698A1BCBDC5023DC97AAA3D589AE83C6DEFFDBCE46641BDCEDFABBDB0D2A53DBE5495BC0F1E9F3C0846693BCA2B7BBD98F85D3DD8E15C3D45CA9E3BF0FB5FBDC57827BDABAFAD3A832F61BD95E95BBD642B6BBCF9FBE2BCAA81C13CD831CFBC16FE50BC646F16BDEF17B4BD7DDEAB3D9863963C4D39B03D23147EBC911AC6BC0444B9BD719E15BD753B813DAC04C1BD14DB09BDD121703DD328633D9588113D0A099CBC3EBDEEBBECB295BC8D4B11BDBE7B243D953E06BD406B5DBD1AD4B23C4D718EBDCB3AA8BCE768493D084D133DB3C5A73D066986BD64515B3AAAC7E8BCA7725CBD3EB95DBD5698C63C32F2243CE12F49BDE8E78ABDF246A3BDE823C13DA45B86BCF146B6BC7AEE10BD5E2245BDCE38B4BDD46167BD82E8703D5CC5AC3C17090BBD16F314BDDBC77B3D590E8E3DEADCBD3DC5F1E53C90693E3DA558FDBB4F6D66BD9610C1BD2B11703D942565BC0DEE213D84339B3BB5EDB7BDAA5C41BD71C4DD3C1E8C9FBC524DBEBD4A350A3DA9DA713B2456FDBC6D381F3D9D6BA63CF55B11BD5709B13D1ABB453DBAF4453CB26397BCDAECA6BD0727983D2368CBBCB1B37EBDC3B37C3D7CFA0B3DD312C33CB54C9CBC53FFF5BCE8C4853C6780983DC1C4613C035E3ABD13C4C33D16DF063B53C99B3D4E1EC03CDCA4B03D3D68633D30F148BD9D6E8A3D4746223ACC309EBD122EA5BC74E0B1BD22344CBD559C8BBD1CC9863D7B9BA5BC233288BC7CE03C3D0A67203D240F82BDE240113D4A70273DFBB09CBDC856AB3D49D36FBDBE201ABDA452A2BDDB1DB43DFB19963C5AF0A53D72E6CD3B2A3B563D5AAFFBBC7E379DBD78147D3C35980CBCD32E1FBC229141BDB18C023B4461E23C342F0E3D6DC09EBD7A6A3E3D111F223C01EC873D76458B3DD4319BBDCD3FBD3DBCCEC1BD8B93623DACEDDD3B6C823A3DEF2255BD48F46C3D440843BD3B30AEBD9B0C043D2CBC573DB358C33D05C524BC7A93BD3D82357D3D",
      torch_tensor_8_4_2_2_torch.float32: "0x040000004AE8033E54FCE1BDA08346BD2051F03D020271BE1287193EA8A952BD0A3D023E785A0E3D00C4FABC40028E3D20104A3C30FFBA3DE486C7BD305195BC4060B8BC306C143D00E782BA64C95F3E50549F3D08ACBEBD369D1ABE70A32BBDB0D8DCBDD411A4BD801F443CD49B183E38250B3EC6407ABE1CB31E3EC8088F3D88D4723EAEF9283E524069BE2E6873BE3CF4F6BDEECB603E10912ABD801DDB3DA8EEEDBD1A317B3E5CA0D8BD12FB3F3E8003423B82DD06BE7A96033ED4E307BEE494963DFCD793BD0088E0BC881D76BEBC1CF4BD10EA0A3E40E978BD1AFD7E3EE6344D3E20CA3FBC2CE02ABEF2E41B3E20E79E3DC47B25BE8E48263E066B1B3E8C0B633ED6800FBE788E28BDC0B19EBB1890153D784842BED0A935BEE2430B3EA81E70BD3019FA3D4083693CD01CA83D802A613DB429BA3DCCCDFD3DAE156DBEA4DB003EE2FF33BE802741BE8018793C387F2EBDDE5A163E3C4214BE529463BE0E4F3A3E30D717BD32FD0F3EA099A43DD4F73FBE48B84D3D18F6753D32682BBE08EEF2BD5C94AE3DE86B373D70CAD9BD94FD9ABD4A776A3E38763DBDA654103E98B2DD3DF07A25BEC0B559BE44BB753E40E1553C2E7A2F3E7834543DBCABA43DAE383F3E32BE723E72E029BE9807003DB80A3F3E9474393E7C091F3EA44539BEC05838BE50D21ABEB8A4003D6E257F3E7EB521BEE26A083E66B10DBEFAB170BE00A459BD",
      torch_tensor_4_torch.float32: "0x04000000F07F133EFAA96D3E66FC1EBE30385E3D"
    }
  }
#-}

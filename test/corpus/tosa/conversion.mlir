// Conversions between types.

func.func @cast(%a: tensor<32xf32>, %b: tensor<4xbf16>, %i: tensor<4xi32>, %c: tensor<4xi8>, %e: tensor<4xf8E4M3FN>, %l: tensor<4xi64>) {
  %0 = tosa.cast %a : (tensor<32xf32>) -> tensor<32xf16>
  %1 = tosa.cast %b : (tensor<4xbf16>) -> tensor<4xf32>
  %2 = tosa.cast %i : (tensor<4xi32>) -> tensor<4xi8>
  %3 = tosa.cast %c : (tensor<4xi8>) -> tensor<4xf32>
  %4 = tosa.cast %e : (tensor<4xf8E4M3FN>) -> tensor<4xf16>
  %5 = tosa.cast %b : (tensor<4xbf16>) -> tensor<4xf8E4M3FN>
  %6 = tosa.cast %l : (tensor<4xi64>) -> tensor<4xi32>
  return
}

func.func @block_scaled(%v: tensor<4x32xf4E2M1FN>, %s: tensor<4x1xf8E8M0FNU>, %a: tensor<4x32xf32>, %b: tensor<4x32xbf16>) {
  %0 = tosa.cast_from_block_scaled %v, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf4E2M1FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
  %1 = tosa.cast_from_block_scaled %v, %s {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf4E2M1FN>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xbf16>
  %2, %3 = tosa.cast_to_block_scaled %a {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xf32>) -> (tensor<4x32xf6E3M2FN>, tensor<4x1xf8E8M0FNU>)
  %4, %5 = tosa.cast_to_block_scaled %b {block_size = #tosa.block_size<BLOCK_SIZE_32>} : (tensor<4x32xbf16>) -> (tensor<4x32xf6E3M2FN>, tensor<4x1xf8E8M0FNU>)
  return
}

func.func @rescale(%c: tensor<4xi8>, %cz: tensor<1xi8>, %s: tensor<4xi16>, %sz: tensor<1xi16>) {
  %m = "tosa.const"() <{values = dense<1073741824> : tensor<1xi32>}> : () -> tensor<1xi32>
  %h = "tosa.const"() <{values = dense<30> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.rescale %c, %m, %h, %cz, %cz {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  %1 = tosa.rescale %s, %m, %h, %sz, %cz {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<4xi16>, tensor<1xi32>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<4xi8>
  return
}

func.func @apply_scale(%a: i32, %s: i8, %v: vector<4xi32>, %t: vector<4xi8>) {
  %0 = tosa.apply_scale %a, %a, %s {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
  %1 = tosa.apply_scale %v, %v, %t {rounding_mode = DOUBLE_ROUND} : (vector<4xi32>, vector<4xi32>, vector<4xi8>) -> vector<4xi32>
  return
}

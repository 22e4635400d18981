// Arithmetic and logic on whole tensors, with types of each profile and of extensions.

func.func @binary_float(%a: tensor<4xf32>, %h: tensor<4xf16>, %b: tensor<4xbf16>) {
  %0 = tosa.add %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.add %h, %h : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
  %2 = tosa.add %b, %b : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
  %3 = tosa.sub %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %4 = tosa.sub %b, %b : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
  %5 = tosa.maximum %h, %h : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
  %6 = tosa.maximum %b, %b : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
  %7 = tosa.minimum %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %8 = tosa.minimum %b, %b : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
  %9 = tosa.pow %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %10 = tosa.pow %b, %b : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
  %11 = tosa.equal %a, %a : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %12 = tosa.equal %b, %b : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
  %13 = tosa.greater %h, %h : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
  %14 = tosa.greater_equal %b, %b : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
  return
}

func.func @binary_integer(%a: tensor<4xi32>, %l: tensor<4xi64>, %s: tensor<4xi16>, %c: tensor<4xi8>, %z: tensor<1xi8>) {
  %0 = tosa.add %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %1 = tosa.add %l, %l : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %2 = tosa.sub %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %3 = tosa.sub %l, %l : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %4 = tosa.maximum %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %5 = tosa.minimum %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %6 = tosa.intdiv %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %7 = tosa.intdiv %l, %l : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %8 = tosa.arithmetic_right_shift %c, %c {round = true} : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  %9 = tosa.arithmetic_right_shift %l, %l {round = false} : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %10 = tosa.logical_left_shift %s, %s : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
  %11 = tosa.logical_left_shift %l, %l : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %12 = tosa.logical_right_shift %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %13 = tosa.bitwise_and %c, %c : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  %14 = tosa.bitwise_and %l, %l : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %15 = tosa.bitwise_or %s, %s : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
  %16 = tosa.bitwise_xor %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %17 = tosa.mul %a, %a, %z : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %18 = tosa.mul %c, %c, %z : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi32>
  %19 = tosa.equal %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %20 = tosa.greater %a, %a : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %21 = tosa.greater_equal %l, %l : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
  return
}

func.func @multiply_float(%a: tensor<4xf32>, %b: tensor<4xbf16>, %z: tensor<1xi8>) {
  %0 = tosa.mul %a, %a, %z : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  %1 = tosa.mul %b, %b, %z : (tensor<4xbf16>, tensor<4xbf16>, tensor<1xi8>) -> tensor<4xbf16>
  return
}

func.func @logical(%p: tensor<4xi1>) {
  %0 = tosa.logical_and %p, %p : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %1 = tosa.logical_or %p, %p : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %2 = tosa.logical_xor %p, %p : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  %3 = tosa.logical_not %p : (tensor<4xi1>) -> tensor<4xi1>
  return
}

func.func @select(%p: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xbf16>, %i: tensor<4xi8>, %l: tensor<4xi64>) {
  %0 = tosa.select %p, %a, %a : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.select %p, %b, %b : (tensor<4xi1>, tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
  %2 = tosa.select %p, %i, %i : (tensor<4xi1>, tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  %3 = tosa.select %p, %l, %l : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return
}

func.func @unary_float(%a: tensor<4xf32>, %h: tensor<4xf16>, %b: tensor<4xbf16>) {
  %0 = tosa.abs %a : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.abs %b : (tensor<4xbf16>) -> tensor<4xbf16>
  %2 = tosa.ceil %a : (tensor<4xf32>) -> tensor<4xf32>
  %3 = tosa.ceil %b : (tensor<4xbf16>) -> tensor<4xbf16>
  %4 = tosa.cos %h : (tensor<4xf16>) -> tensor<4xf16>
  %5 = tosa.cos %b : (tensor<4xbf16>) -> tensor<4xbf16>
  %6 = tosa.erf %a : (tensor<4xf32>) -> tensor<4xf32>
  %7 = tosa.erf %b : (tensor<4xbf16>) -> tensor<4xbf16>
  %8 = tosa.exp %a : (tensor<4xf32>) -> tensor<4xf32>
  %9 = tosa.exp %b : (tensor<4xbf16>) -> tensor<4xbf16>
  %10 = tosa.floor %h : (tensor<4xf16>) -> tensor<4xf16>
  %11 = tosa.floor %b : (tensor<4xbf16>) -> tensor<4xbf16>
  %12 = tosa.log %a : (tensor<4xf32>) -> tensor<4xf32>
  %13 = tosa.log %b : (tensor<4xbf16>) -> tensor<4xbf16>
  %14 = tosa.reciprocal %a : (tensor<4xf32>) -> tensor<4xf32>
  %15 = tosa.reciprocal %b : (tensor<4xbf16>) -> tensor<4xbf16>
  %16 = tosa.rsqrt %h : (tensor<4xf16>) -> tensor<4xf16>
  %17 = tosa.rsqrt %b : (tensor<4xbf16>) -> tensor<4xbf16>
  %18 = tosa.sigmoid %a : (tensor<4xf32>) -> tensor<4xf32>
  %19 = tosa.sigmoid %b : (tensor<4xbf16>) -> tensor<4xbf16>
  %20 = tosa.sin %a : (tensor<4xf32>) -> tensor<4xf32>
  %21 = tosa.sin %b : (tensor<4xbf16>) -> tensor<4xbf16>
  %22 = tosa.tanh %h : (tensor<4xf16>) -> tensor<4xf16>
  %23 = tosa.tanh %b : (tensor<4xbf16>) -> tensor<4xbf16>
  %24 = tosa.clamp %a {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %25 = tosa.clamp %b {min_val = 0.0 : bf16, max_val = 6.0 : bf16} : (tensor<4xbf16>) -> tensor<4xbf16>
  return
}

func.func @unary_integer(%a: tensor<4xi32>, %c: tensor<4xi8>, %s: tensor<4xi16>, %l: tensor<4xi64>) {
  %0 = tosa.abs %a : (tensor<4xi32>) -> tensor<4xi32>
  %1 = tosa.abs %l : (tensor<4xi64>) -> tensor<4xi64>
  %2 = tosa.bitwise_not %c : (tensor<4xi8>) -> tensor<4xi8>
  %3 = tosa.bitwise_not %l : (tensor<4xi64>) -> tensor<4xi64>
  %4 = tosa.clz %a : (tensor<4xi32>) -> tensor<4xi32>
  %5 = tosa.clz %l : (tensor<4xi64>) -> tensor<4xi64>
  %6 = tosa.clamp %c {min_val = 0 : i8, max_val = 6 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %7 = tosa.clamp %s {min_val = 0 : i16, max_val = 6 : i16} : (tensor<4xi16>) -> tensor<4xi16>
  return
}

func.func @negate(%a: tensor<4xf32>, %az: tensor<1xf32>, %b: tensor<4xbf16>, %bz: tensor<1xbf16>, %i: tensor<4xi8>, %iz: tensor<1xi8>, %w: tensor<4xi32>, %wz: tensor<1xi32>) {
  %0 = tosa.negate %a, %az, %az : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  %1 = tosa.negate %b, %bz, %bz : (tensor<4xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<4xbf16>
  %2 = tosa.negate %i, %iz, %iz : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  %3 = tosa.negate %w, %wz, %wz : (tensor<4xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  return
}

func.func @table(%c: tensor<4xi8>, %ct: tensor<256xi8>, %s: tensor<4xi16>, %st: tensor<513xi16>) {
  %0 = tosa.table %c, %ct : (tensor<4xi8>, tensor<256xi8>) -> tensor<4xi8>
  %1 = tosa.table %s, %st : (tensor<4xi16>, tensor<513xi16>) -> tensor<4xi32>
  return
}

// Types that the dialect allows, but no profile and no extension.
func.func @outside_of_the_specification(%d: tensor<4xf64>, %q: tensor<4x!quant.uniform<i8:f32, 0.5>>) {
  %0 = tosa.abs %d : (tensor<4xf64>) -> tensor<4xf64>
  %1 = tosa.abs %q : (tensor<4x!quant.uniform<i8:f32, 0.5>>) -> tensor<4x!quant.uniform<i8:f32, 0.5>>
  return
}

// Reductions along an axis.

func.func @reduce_float(%a: tensor<2x4xf32>, %b: tensor<2x4xbf16>, %h: tensor<2x4xf16>) {
  %0 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %1 = tosa.reduce_max %b {axis = 0 : i32} : (tensor<2x4xbf16>) -> tensor<1x4xbf16>
  %2 = tosa.reduce_min %h {axis = 1 : i32} : (tensor<2x4xf16>) -> tensor<2x1xf16>
  %3 = tosa.reduce_min %b {axis = 1 : i32} : (tensor<2x4xbf16>) -> tensor<2x1xbf16>
  %4 = tosa.reduce_product %a {axis = 0 : i32} : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %5 = tosa.reduce_product %b {axis = 0 : i32} : (tensor<2x4xbf16>) -> tensor<1x4xbf16>
  %6 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %7 = tosa.reduce_sum %b {axis = 0 : i32} : (tensor<2x4xbf16>) -> tensor<1x4xbf16>
  return
}

func.func @reduce_integer(%a: tensor<2x4xi32>, %c: tensor<2x4xi8>, %l: tensor<2x4xi64>) {
  %0 = tosa.reduce_max %c {axis = 0 : i32} : (tensor<2x4xi8>) -> tensor<1x4xi8>
  %1 = tosa.reduce_max %l {axis = 0 : i32} : (tensor<2x4xi64>) -> tensor<1x4xi64>
  %2 = tosa.reduce_min %a {axis = 0 : i32} : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = tosa.reduce_sum %l {axis = 0 : i32} : (tensor<2x4xi64>) -> tensor<1x4xi64>
  return
}

func.func @reduce_bool(%p: tensor<2x4xi1>) {
  %0 = tosa.reduce_all %p {axis = 0 : i32} : (tensor<2x4xi1>) -> tensor<1x4xi1>
  %1 = tosa.reduce_any %p {axis = 0 : i32} : (tensor<2x4xi1>) -> tensor<1x4xi1>
  return
}

func.func @argmax(%a: tensor<2x4xf32>, %c: tensor<2x4xi8>, %s: tensor<2x4xi16>, %b: tensor<2x4xbf16>, %e: tensor<2x4xf8E4M3FN>, %f: tensor<2x4xf8E5M2>) {
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<2x4xf32>) -> tensor<4xi32>
  %1 = tosa.argmax %c {axis = 0 : i32} : (tensor<2x4xi8>) -> tensor<4xi32>
  %2 = tosa.argmax %s {axis = 0 : i32} : (tensor<2x4xi16>) -> tensor<4xi32>
  %3 = tosa.argmax %b {axis = 0 : i32} : (tensor<2x4xbf16>) -> tensor<4xi32>
  %4 = tosa.argmax %e {axis = 0 : i32} : (tensor<2x4xf8E4M3FN>) -> tensor<4xi32>
  %5 = tosa.argmax %f {axis = 0 : i32} : (tensor<2x4xf8E5M2>) -> tensor<4xi32>
  %6 = tosa.argmax %c {axis = 0 : i32} : (tensor<2x4xi8>) -> tensor<4xi64>
  %7 = tosa.argmax %e {axis = 0 : i32} : (tensor<2x4xf8E4M3FN>) -> tensor<4xi64>
  return
}

// Moving data around, constants, gather and scatter.

func.func @concat(%a: tensor<2xf32>, %s: tensor<2xi16>, %e: tensor<2xf8E4M3FN>, %l: tensor<2xi64>) {
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %1 = tosa.concat %s, %s {axis = 0 : i32} : (tensor<2xi16>, tensor<2xi16>) -> tensor<4xi16>
  %2 = tosa.concat %e, %e {axis = 0 : i32} : (tensor<2xf8E4M3FN>, tensor<2xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  %3 = tosa.concat %l, %l {axis = 0 : i32} : (tensor<2xi64>, tensor<2xi64>) -> tensor<4xi64>
  return
}

func.func @pad(%a: tensor<2xf32>, %b: tensor<2xbf16>, %c: tensor<2xi8>) {
  %p = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %bz = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %cz = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.pad %a, %p, %z : (tensor<2xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<4xf32>
  %1 = tosa.pad %b, %p, %bz : (tensor<2xbf16>, !tosa.shape<2>, tensor<1xbf16>) -> tensor<4xbf16>
  %2 = tosa.pad %c, %p, %cz : (tensor<2xi8>, !tosa.shape<2>, tensor<1xi8>) -> tensor<4xi8>
  return
}

func.func @reshape(%a: tensor<2x4xf32>, %b: tensor<2x4xbf16>, %c: tensor<2x4xi8>, %p: tensor<2x4xi1>) {
  %s = tosa.const_shape {values = dense<8> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s : (tensor<2x4xf32>, !tosa.shape<1>) -> tensor<8xf32>
  %1 = tosa.reshape %b, %s : (tensor<2x4xbf16>, !tosa.shape<1>) -> tensor<8xbf16>
  %2 = tosa.reshape %c, %s : (tensor<2x4xi8>, !tosa.shape<1>) -> tensor<8xi8>
  %3 = tosa.reshape %p, %s : (tensor<2x4xi1>, !tosa.shape<1>) -> tensor<8xi1>
  return
}

func.func @slice_and_tile(%a: tensor<2x4xf32>, %f: tensor<2x4xf8E5M2>) {
  %start = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %size = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %start, %size : (tensor<2x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xf32>
  %1 = tosa.slice %f, %start, %size : (tensor<2x4xf8E5M2>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2xf8E5M2>
  %2 = tosa.tile %a, %size : (tensor<2x4xf32>, !tosa.shape<2>) -> tensor<2x8xf32>
  %3 = tosa.tile %f, %size : (tensor<2x4xf8E5M2>, !tosa.shape<2>) -> tensor<2x8xf8E5M2>
  return
}

func.func @reverse_and_transpose(%a: tensor<2x4xf32>, %c: tensor<2x4xi8>, %b: tensor<2x4xbf16>) {
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %1 = tosa.reverse %b {axis = 0 : i32} : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  %2 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x4xf32>) -> tensor<4x2xf32>
  %3 = tosa.transpose %c {perms = array<i32: 1, 0>} : (tensor<2x4xi8>) -> tensor<4x2xi8>
  return
}

func.func @gather_and_scatter(%a: tensor<1x4x2xf32>, %b: tensor<1x4x2xbf16>, %i: tensor<1x3xi32>, %l: tensor<1x3xi64>, %u: tensor<1x3x2xf32>, %v: tensor<1x3x2xbf16>) {
  %0 = tosa.gather %a, %i : (tensor<1x4x2xf32>, tensor<1x3xi32>) -> tensor<1x3x2xf32>
  %1 = tosa.gather %b, %i : (tensor<1x4x2xbf16>, tensor<1x3xi32>) -> tensor<1x3x2xbf16>
  %2 = tosa.gather %b, %l : (tensor<1x4x2xbf16>, tensor<1x3xi64>) -> tensor<1x3x2xbf16>
  %3 = tosa.scatter %a, %i, %u : (tensor<1x4x2xf32>, tensor<1x3xi32>, tensor<1x3x2xf32>) -> tensor<1x4x2xf32>
  %4 = tosa.scatter %b, %i, %v : (tensor<1x4x2xbf16>, tensor<1x3xi32>, tensor<1x3x2xbf16>) -> tensor<1x4x2xbf16>
  %5 = tosa.scatter %b, %l, %v : (tensor<1x4x2xbf16>, tensor<1x3xi64>, tensor<1x3x2xbf16>) -> tensor<1x4x2xbf16>
  return
}

func.func @identity(%a: tensor<2xf32>, %c: tensor<2xi4>, %s: tensor<2xi16>, %p: tensor<2xi1>) {
  %0 = tosa.identity %a : (tensor<2xf32>) -> tensor<2xf32>
  %1 = tosa.identity %c : (tensor<2xi4>) -> tensor<2xi4>
  %2 = tosa.identity %s : (tensor<2xi16>) -> tensor<2xi16>
  %3 = tosa.identity %p : (tensor<2xi1>) -> tensor<2xi1>
  return
}

func.func @constants() {
  %0 = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %1 = "tosa.const"() <{values = dense<0.0> : tensor<1xbf16>}> : () -> tensor<1xbf16>
  %2 = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
  %3 = "tosa.const"() <{values = dense<0> : tensor<1xi4>}> : () -> tensor<1xi4>
  %4 = "tosa.const"() <{values = dense<0.0> : tensor<1xf8E5M2>}> : () -> tensor<1xf8E5M2>
  %5 = "tosa.const"() <{values = dense<0.0> : tensor<1xf6E3M2FN>}> : () -> tensor<1xf6E3M2FN>
  %6 = "tosa.const"() <{values = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
  return
}

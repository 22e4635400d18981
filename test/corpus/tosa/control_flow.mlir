// Regions, variables and ops that the specification leaves open.

func.func @cond_if(%p: tensor<i1>, %a: tensor<4xf32>, %b: tensor<4xi32>) {
  %0 = tosa.cond_if %p (%x = %a) : tensor<i1> (tensor<4xf32>) -> tensor<4xf32> {
  ^bb0(%y: tensor<4xf32>):
    %2 = tosa.abs %y : (tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %2 : tensor<4xf32>
  } else {
  ^bb0(%y: tensor<4xf32>):
    tosa.yield %y : tensor<4xf32>
  }
  return
}

func.func @while_loop(%i: tensor<i32>) {
  %0 = tosa.while_loop (%n = %i) : (tensor<i32>) -> tensor<i32> {
    %1 = tosa.greater %n, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%y: tensor<i32>):
    %1 = tosa.add %y, %y : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %1 : tensor<i32>
  }
  return
}

tosa.variable @float = dense<0.0> : tensor<2xf32>
tosa.variable @byte : tensor<2xi8>

func.func @variables(%a: tensor<2xf32>, %c: tensor<2xi8>) {
  tosa.variable_write @float, %a : tensor<2xf32>
  tosa.variable_write @byte, %c : tensor<2xi8>
  %0 = tosa.variable_read @float : tensor<2xf32>
  %1 = tosa.variable_read @byte : tensor<2xi8>
  // Upstream's test pass looks into functions only.
  builtin.module {
    tosa.variable @half : tensor<2xf16>
    tosa.variable @other : tensor<2xi8>
  }
  return
}

func.func @custom(%a: tensor<2xf32>) {
  %0 = tosa.custom %a {domain_name = "example", implementation_attrs = "", operator_name = "op"} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// one-shot-bufferize refuses a loop that yields a tensor in another buffer than
// the one that it was given. When this test fails, LLVM has changed that: see
// docs/workarounds.md, then delete the workaround.

// RUN: not mlir-opt %s -one-shot-bufferize=bufferize-function-boundaries -o /dev/null 2>&1 | FileCheck %s

// CHECK: error: Yield operand #0 is not equivalent to the corresponding iter bbArg
func.func @f(%n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %b = linalg.map { math.exp } ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>)
    scf.yield %b : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

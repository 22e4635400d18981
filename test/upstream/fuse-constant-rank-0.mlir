// linalg-fuse-elementwise-ops crashes on a constant without dimensions. When
// this test fails, LLVM has changed that: see docs/workarounds.md, then delete
// the workaround.

// RUN: not --crash mlir-opt %s -linalg-fuse-elementwise-ops -o /dev/null 2>/dev/null

func.func @f() -> tensor<f32> {
  %v = arith.constant dense<-2.0> : tensor<f32>
  %e = tensor.empty() : tensor<f32>
  %r = linalg.map ins(%v : tensor<f32>) outs(%e : tensor<f32>) (%a: f32, %_: f32) {
    linalg.yield %a : f32
  }
  return %r : tensor<f32>
}

// buffer-results-to-out-params crashes on a function that returns an allocation
// twice. When this test fails, LLVM has changed that: see docs/workarounds.md,
// then delete the workaround.

// RUN: not --crash mlir-opt %s -buffer-results-to-out-params="hoist-static-allocs modify-public-functions" -o /dev/null 2>/dev/null

func.func @f() -> (memref<4xf32>, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  return %a, %a : memref<4xf32>, memref<4xf32>
}

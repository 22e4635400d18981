// transform.alternatives crashes on an op that is in no other. When this test
// fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: split-file %s %t
// RUN: not --crash mlir-opt %t/payload.mlir -transform-preload-library=transform-library-paths=%t/schedule.mlir \
// RUN:   -transform-interpreter -o /dev/null 2>/dev/null

//--- payload.mlir
module {}

//--- schedule.mlir
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.alternatives %root : !transform.any_op -> !transform.any_op {
    ^bb0(%arg: !transform.any_op):
      transform.yield %arg : !transform.any_op
    }
    transform.yield
  }
}

// MLIR prints a TOSA target without extensions in a way that it can't read.
// When this test fails, LLVM has changed that: see docs/workarounds.md, then
// delete the workaround.

// RUN: mlir-opt %s -tosa-attach-target=profiles=pro_fp | FileCheck %s
// RUN: mlir-opt %s -tosa-attach-target=profiles=pro_fp | not mlir-opt -o /dev/null 2>&1 | FileCheck %s --check-prefix=AGAIN

// CHECK: extensions = []>
// AGAIN: error: expected keyword for supported TOSA extensions
module {}

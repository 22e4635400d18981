// The parser of SPIR-V types rejects vectors of 8 and 16 numbers, which the dialect has. When
// this test fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: not mlir-opt %s -o /dev/null 2>&1 | FileCheck %s

// CHECK: error: vector length has to be less than or equal to 4 but found 8
func.func private @f(!spirv.ptr<vector<8xf32>, Function>)

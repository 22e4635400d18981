// lift-cf-to-scf finds out that it can't convert a branch when it has already
// rewritten it: both successors are a new block, with operands that weren't
// there. When this test fails, LLVM has changed that: see docs/workarounds.md,
// then delete the workaround.

// REQUIRES: llvm-22
// RUN: not mlir-opt %s -lift-cf-to-scf -o /dev/null 2>&1 | FileCheck %s

// CHECK: error: 'spirv.BranchConditional' op Cannot convert unknown control flow op
// CHECK: see current operation: "spirv.BranchConditional"(%arg0, %{{.*}})[^[[NEW:.*]], ^[[NEW]]]
func.func @f(%c: i1) {
  cf.br ^head
^head:
  spirv.BranchConditional %c, ^head, ^end
^end:
  return
}

// convert-math-to-spirv converts math.isfinite to an instruction that shaders don't
// have, because its record lacks the capability Kernel (SPIR-V, OpIsFinite). When this
// test fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: mlir-opt %s -convert-math-to-spirv | FileCheck %s --check-prefix=CONVERTED
// RUN: mlir-opt %s -convert-math-to-spirv -test-spirv-op-availability -o /dev/null | FileCheck %s --check-prefix=RECORD

// CONVERTED: spirv.IsFinite
// RECORD: spirv.IsFinite capabilities: [ ]
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  func.func @f(%x: f32) -> i1 {
    %0 = math.isfinite %x : f32
    return %0 : i1
  }
}

// The deserializer crashes on an instruction that uses an id that nothing
// defines, here as the scope of a reduction. When this test fails, LLVM has
// changed that: see docs/workarounds.md, then delete the workaround.

// RUN: mlir-translate %s -serialize-spirv -no-implicit-module -o %t.spv
// RUN: %python %S/Inputs/patch.py %t.spv OpGroupNonUniformFAdd 3 1000
// RUN: not --crash mlir-translate %t.spv -deserialize-spirv -o /dev/null 2>/dev/null

spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Linkage, GroupNonUniformArithmetic], []> {
  spirv.func @sum(%a: f32) -> f32 "None" {
    %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %a : f32 -> f32
    spirv.ReturnValue %0 : f32
  }
}

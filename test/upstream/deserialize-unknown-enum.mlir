// The deserializer accepts numbers that are no case of an enum, and the resulting module can't be parsed
// from its text. When this test fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: mlir-translate %s -serialize-spirv -no-implicit-module -o %t.spv
// RUN: %python %S/Inputs/patch.py %t.spv OpGroupNonUniformFAdd 4 9
// RUN: mlir-translate %t.spv -deserialize-spirv | FileCheck %s
// RUN: mlir-translate %t.spv -deserialize-spirv | not mlir-opt -o /dev/null 2>&1 | FileCheck %s --check-prefix=TEXT

// CHECK: spirv.GroupNonUniformFAdd <Subgroup> <> %
// TEXT: error: custom op 'spirv.GroupNonUniformFAdd' expected valid keyword or string

spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Linkage, GroupNonUniformArithmetic], []> {
  spirv.func @sum(%a: f32) -> f32 "None" {
    %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %a : f32 -> f32
    spirv.ReturnValue %0 : f32
  }
}

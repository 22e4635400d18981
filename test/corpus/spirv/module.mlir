// spirv.module: every addressing model with every memory model.

func.func @models() {
  spirv.module Logical Simple {}
  spirv.module Logical GLSL450 {}
  spirv.module Logical OpenCL {}
  spirv.module Logical Vulkan {}
  spirv.module Physical32 Simple {}
  spirv.module Physical32 GLSL450 {}
  spirv.module Physical32 OpenCL {}
  spirv.module Physical32 Vulkan {}
  spirv.module Physical64 Simple {}
  spirv.module Physical64 GLSL450 {}
  spirv.module Physical64 OpenCL {}
  spirv.module Physical64 Vulkan {}
  spirv.module PhysicalStorageBuffer64 Simple {}
  spirv.module PhysicalStorageBuffer64 GLSL450 {}
  spirv.module PhysicalStorageBuffer64 OpenCL {}
  spirv.module PhysicalStorageBuffer64 Vulkan {}
  return
}

// What a module says that it requires is not something that spirv.module itself needs.
func.func @requires() {
  builtin.module {
    spirv.module @minimal Logical GLSL450 requires #spirv.vce<v1.0, [], []> {}
    spirv.module @more Logical GLSL450 requires #spirv.vce<v1.3, [Shader, Float16, GroupNonUniform], [SPV_KHR_16bit_storage]> {}
    spirv.module @kernel Physical64 OpenCL requires #spirv.vce<v1.0, [Kernel, Addresses, Linkage], []> attributes {note = "kept"} {}
  }
  return
}

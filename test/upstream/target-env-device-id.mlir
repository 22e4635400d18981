// MLIR prints the type and the number of a device only if it knows the vendor, and otherwise loses
// them. When this test fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: mlir-opt %s -allow-unregistered-dialect | FileCheck %s

// CHECK: target = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=Vulkan, #spirv.resource_limits<>>
"test.op"() {
  target = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=Vulkan, Unknown:DiscreteGPU:7, #spirv.resource_limits<>>
} : () -> ()

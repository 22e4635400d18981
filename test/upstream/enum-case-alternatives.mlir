// The records of enum cases state an extension or a version where either suffices: the
// scope QueueFamily also exists before SPIR-V 1.5, with SPV_KHR_vulkan_memory_model. When
// this test fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: mlir-opt %s -test-spirv-op-availability -o /dev/null | FileCheck %s

// CHECK: spirv.AtomicIAdd min version: v1.5
// CHECK: spirv.AtomicIAdd extensions: [ ]
func.func @f(%p: !spirv.ptr<i32, StorageBuffer>, %a: i32) {
  %0 = spirv.AtomicIAdd <QueueFamily> <None> %p, %a : !spirv.ptr<i32, StorageBuffer>
  return
}

// convert-memref-to-spirv creates atomic operations with a memory order, but without a memory
// to which it applies. Vulkan doesn't allow that (VUID-StandaloneSpirv-MemorySemantics-10870).
// When this test fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// REQUIRES: llvm-22
// RUN: mlir-opt %s -convert-memref-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  // CHECK: spirv.AtomicIAdd <Device> <AcquireRelease> %
  func.func @f(%x: i32, %sums: memref<4xi32, #spirv.storage_class<StorageBuffer>>, %i: index) -> i32 {
    %0 = memref.atomic_rmw addi %x, %sums[%i] : (i32, memref<4xi32, #spirv.storage_class<StorageBuffer>>) -> i32
    return %0 : i32
  }
}

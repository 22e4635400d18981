// Where a target has integers of 16 bits in buffers, but no arithmetic for
// them, the patterns for memory fail: a memref.load is left. When this test
// fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: mlir-opt %s -test-convert-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader, StorageBuffer16BitAccess], [SPV_KHR_16bit_storage]>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: spirv.func @f
  // CHECK-SAME: !spirv.array<4 x i16, stride=2>
  // CHECK: memref.load
  func.func @f(%m: memref<4xi16, #spirv.storage_class<StorageBuffer>>, %i: index) -> i32 {
    %0 = memref.load %m[%i] : memref<4xi16, #spirv.storage_class<StorageBuffer>>
    %1 = arith.extsi %0 : i16 to i32
    return %1 : i32
  }
}

// The conversion knows storage buffers by the storage class StorageBuffer only,
// also for targets of SPIR-V 1.0 that have no such class. When this test fails,
// LLVM has changed that: see docs/workarounds.md, then delete the workaround.

// RUN: mlir-opt %s -convert-func-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  // CHECK: spirv.func @f(%{{.*}}: !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, StorageBuffer>)
  func.func @f(%a: memref<4xf32, #spirv.storage_class<StorageBuffer>>) {
    return
  }
}

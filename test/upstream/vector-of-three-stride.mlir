// The type converter puts vectors of three numbers one after the other into
// arrays; Vulkan aligns them like four (Vulkan, Offset and Stride Assignment).
// When this test fails, LLVM has changed that: see docs/workarounds.md, then
// delete the workaround.

// RUN: mlir-opt %s -convert-func-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  // CHECK: !spirv.array<4 x vector<3xf32>, stride=12>
  func.func @f(%a: memref<4xvector<3xf32>, #spirv.storage_class<StorageBuffer>>) {
    return
  }
}

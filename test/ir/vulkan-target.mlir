// `#vulkan.target` adds to `#spirv.target_env` the features and properties of a Vulkan implementation,
// and those that are unknown. Test that it round-trips through text, whatever the order, and through
// bytecode.
// RUN: %availability_test_opt %s --mlir-print-local-scope | FileCheck %s
// RUN: %availability_test_opt %s --emit-bytecode -o %t.mlirbc
// RUN: %availability_test_opt %t.mlirbc --mlir-print-local-scope | FileCheck %s

#env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=Vulkan, #spirv.resource_limits<>>

// Nothing in a list is not written.
// CHECK-LABEL: @nothing
// CHECK-SAME: test.target = #vulkan.target<#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, api=Vulkan, #spirv.resource_limits<>>>
module @nothing attributes {test.target = #vulkan.target<#env, features = [], open = []>} {}

// Each once, and sorted. What is offered isn't open.
// CHECK-LABEL: @lists
// CHECK-SAME: features = [shaderInt16, shaderInt64]
// CHECK-SAME: properties = [shaderDenormPreserveFloat32, subgroupSupportedStages.COMPUTE]
// CHECK-SAME: open = [shaderInt8, shaderDenormPreserveFloat16]>
module @lists attributes {
  test.target = #vulkan.target<#env,
    features = [shaderInt64, shaderInt16, shaderInt64],
    properties = [subgroupSupportedStages.COMPUTE, shaderDenormPreserveFloat32],
    open = [shaderDenormPreserveFloat16, shaderInt64, shaderInt8]>} {}

// Names that aren't identifiers of MLIR's have quotes or not.
// CHECK-LABEL: @quoted
// CHECK-SAME: properties = [denormBehaviorIndependence.32_BIT_ONLY]
module @quoted attributes {
  test.target = #vulkan.target<#env,
    properties = ["denormBehaviorIndependence.32_BIT_ONLY"]>} {}

// convert-index-to-spirv converts index.floordivs to a selection between the
// quotients for equal and for different signs, in the wrong order. When this test
// fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: mlir-opt %s -convert-index-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  // CHECK: %[[LARGEST:.*]] = spirv.ISub %{{.*}}, %{{.*}}
  // CHECK: %[[ROUNDED:.*]] = spirv.SDiv %[[LARGEST]]
  // CHECK: %[[NEGATIVE:.*]] = spirv.ISub %{{.*}}, %[[ROUNDED]]
  // CHECK: %[[POSITIVE:.*]] = spirv.SDiv
  // CHECK: %[[DIFFER:.*]] = spirv.LogicalNotEqual
  // CHECK: %[[IS_NEGATIVE:.*]] = spirv.LogicalAnd %[[DIFFER]]
  // CHECK: spirv.Select %[[IS_NEGATIVE]], %[[POSITIVE]], %[[NEGATIVE]]
  func.func @floordivs(%a: index, %b: index) -> index {
    %0 = index.floordivs %a, %b
    return %0 : index
  }
}

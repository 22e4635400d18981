// convert-index-to-spirv converts index.rems to an op whose result is undefined in Vulkan for negative
// operands. It converts index.ceildivs to one that negates the dividend, which overflows for the lowest
// number. When this test fails, LLVM has changed that: see docs/workarounds.md, then delete the
// workaround.

// RUN: mlir-opt %s -convert-index-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  // CHECK-LABEL: func.func @rems
  // CHECK: spirv.SRem
  func.func @rems(%a: index, %b: index) -> index {
    %0 = index.rems %a, %b
    return %0 : index
  }

  // CHECK-LABEL: func.func @ceildivs
  // CHECK: %[[DIVIDEND:.*]] = builtin.unrealized_conversion_cast %arg0
  // CHECK: %[[ZERO:.*]] = spirv.Constant 0
  // CHECK: spirv.ISub %[[ZERO]], %[[DIVIDEND]]
  func.func @ceildivs(%a: index, %b: index) -> index {
    %0 = index.ceildivs %a, %b
    return %0 : index
  }
}

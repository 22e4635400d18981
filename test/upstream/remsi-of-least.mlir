// convert-arith-to-spirv tells the sign of a dividend by whether it equals its
// magnitude. The least number does, so that its remainders get the wrong sign.
// When this test fails, LLVM has changed that: see docs/workarounds.md, then
// delete the workaround.

// RUN: mlir-opt %s -convert-arith-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  // CHECK: %[[MAGNITUDE:.*]] = spirv.GL.SAbs %arg0
  // CHECK: %[[REMAINDER:.*]] = spirv.UMod %[[MAGNITUDE]]
  // CHECK: %[[IS_POSITIVE:.*]] = spirv.IEqual %arg0, %[[MAGNITUDE]]
  // CHECK: %[[NEGATED:.*]] = spirv.SNegate %[[REMAINDER]]
  // CHECK: spirv.Select %[[IS_POSITIVE]], %[[REMAINDER]], %[[NEGATED]]
  func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = arith.remsi %a, %b : i32
    return %0 : i32
  }
}

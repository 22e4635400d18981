// convert-scf-to-spirv stores the results of a loop at the end of its body
// only: after a loop that isn't run they are undefined. When this test fails,
// LLVM has changed that: see docs/workarounds.md, then delete the workaround.

// RUN: mlir-opt %s -convert-scf-to-spirv | FileCheck %s

module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  // CHECK: %[[RESULT:.*]] = spirv.Variable : !spirv.ptr<f32, Function>
  // CHECK-NEXT: spirv.mlir.loop
  // CHECK: spirv.Store "Function" %[[RESULT]]
  // CHECK-NOT: spirv.Store
  // CHECK: spirv.Load "Function" %[[RESULT]]
  func.func @f(%n: index, %x: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> f32 {
      %b = arith.addf %a, %a : f32
      scf.yield %b : f32
    }
    return %0 : f32
  }
}

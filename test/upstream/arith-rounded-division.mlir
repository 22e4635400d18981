// convert-arith-to-spirv has no patterns for divisions that round up or down.
// When this test fails, LLVM has changed that: see docs/workarounds.md, then
// delete the workaround.

// RUN: not mlir-opt %s -split-input-file -convert-arith-to-spirv -o /dev/null 2>&1 | FileCheck %s

// CHECK: failed to legalize operation 'arith.ceildivsi'
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = arith.ceildivsi %a, %b : i32
    return %0 : i32
  }
}

// -----

// CHECK: failed to legalize operation 'arith.ceildivui'
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = arith.ceildivui %a, %b : i32
    return %0 : i32
  }
}

// -----

// CHECK: failed to legalize operation 'arith.floordivsi'
module attributes {spirv.target_env = #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>} {
  func.func @f(%a: i32, %b: i32) -> i32 {
    %0 = arith.floordivsi %a, %b : i32
    return %0 : i32
  }
}

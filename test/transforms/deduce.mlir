// availability-deduce writes the smallest target into the IR.

// RUN: split-file %s %t

// Into each spirv.module, replacing its triple.
// RUN: %availability_test_opt %t/spirv.mlir --pass-pipeline='builtin.module(availability-deduce)' | FileCheck %t/spirv.mlir
// RUN: %availability_test_opt %t/spirv.mlir --pass-pipeline='builtin.module(spirv.module(availability-deduce))' | FileCheck %t/spirv.mlir
// RUN: mlir-opt --load-pass-plugin=%plugin %t/spirv.mlir --pass-pipeline='builtin.module(availability-deduce)' | FileCheck %t/spirv.mlir

// Deducing again changes nothing, and everything is available on the result.
// RUN: %availability_test_opt %t/spirv.mlir --pass-pipeline='builtin.module(availability-deduce)' -o %t/once.mlir
// RUN: %availability_test_opt %t/once.mlir --pass-pipeline='builtin.module(availability-deduce)' | diff %t/once.mlir -
// RUN: %availability_test_opt %t/once.mlir --pass-pipeline='builtin.module(availability-check)' -o /dev/null

// Without such an op, into the op that the pass runs on.
// RUN: %availability_test_opt %t/example.mlir --pass-pipeline='builtin.module(availability-deduce,availability-check)' | FileCheck %t/example.mlir
// RUN: %availability_test_opt %t/example.mlir --pass-pipeline='builtin.module(func.func(availability-deduce))' | FileCheck %t/example.mlir --check-prefix=FUNC

// No target has everything.
// RUN: %availability_test_opt %t/errors.mlir --pass-pipeline='builtin.module(availability-deduce)' -split-input-file -verify-diagnostics

//--- spirv.mlir

// CHECK-LABEL: spirv.module @none Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage], []>
spirv.module @none Logical GLSL450 {}

// CHECK-LABEL: spirv.module @half Logical GLSL450 requires #spirv.vce<v1.0, [{{.*}}Float16{{.*}}], []>
spirv.module @half Logical GLSL450 requires #spirv.vce<v1.6, [Kernel], [SPV_KHR_ray_query]> {
  spirv.func @half(%x: f16) "None" { spirv.Return }
}

//--- example.mlir

// CHECK: module attributes {availability.target = #availability.target<"example.feature" = "async", "example.min_version" = "V_3">}
module {
  // FUNC: func.func @later() attributes {availability.target = #availability.target<"example.min_version" = "V_3">}
  func.func @later() {
    "example.default"() {availability.requires = [{"example.min_version" = "V_3"}]} : () -> ()
    return
  }
  // FUNC: func.func @feature() attributes {availability.target = #availability.target<"example.feature" = "async", "example.min_version" = "V_1">}
  func.func @feature() {
    "example.default"() {availability.requires = [{"example.feature" = "async"}]} : () -> ()
    return
  }
}

//--- errors.mlir

// expected-error@+1 {{is not an op of its dialect, so no target offers it}}
"example.no_such_op"() : () -> ()

// -----

module {
  spirv.module Logical GLSL450 {
    // expected-error@+1 {{'spirv.NoSuchOp' is not an op of its dialect, so no target offers it}}
    "spirv.NoSuchOp"() : () -> ()
  }
}

// transform.availability.specialize makes a variant for each target.

// RUN: split-file %s %t
// RUN: mlir-opt %t/variants.mlir --load-dialect-plugin=%plugin --transform-interpreter | FileCheck %s
// RUN: mlir-opt %t/failures.mlir --load-dialect-plugin=%plugin --transform-interpreter -o /dev/null \
// RUN:   --split-input-file --verify-diagnostics
// RUN: mlir-opt %t/unchecked.mlir --load-dialect-plugin=%plugin -o /dev/null --verify-diagnostics \
// RUN:   --transform-interpreter=disable-expensive-checks=1

//--- variants.mlir

// The first variant keeps the name, and so the launch its kernel.
// CHECK:      gpu.module @kernels [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>] {
// CHECK-NEXT:   gpu.func @kernel() kernel
// CHECK:      gpu.module @kernels_1_0 [#spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>] attributes {dialect.modern} {
// CHECK-NEXT:   gpu.func @kernel() kernel
// CHECK:      gpu.module @kernels_1 [#spirv.target_env<#spirv.vce<v1.6, [Shader], []>, #spirv.resource_limits<>>] {
// CHECK:      gpu.launch_func @kernels::@kernel
// CHECK-NOT:  gpu.module @
module attributes {gpu.container_module, transform.with_named_sequence} {
  gpu.module @kernels [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>,
                       #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>] {
    gpu.func @kernel() kernel { gpu.return }
  }
  // One target is one variant.
  gpu.module @kernels_1 [#spirv.target_env<#spirv.vce<v1.6, [Shader], []>, #spirv.resource_limits<>>] {
    gpu.func @kernel() kernel { gpu.return }
  }
  func.func @launch(%n: index) {
    gpu.launch_func @kernels::@kernel blocks in (%n, %n, %n) threads in (%n, %n, %n)
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %modules = transform.structured.match ops{["gpu.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %variants = transform.availability.specialize %modules
        : (!transform.any_op) -> !transform.any_op
    %first, %second, %third = transform.split_handle %variants
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.annotate %second "dialect.modern" : !transform.any_op
    %none = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %nothing = transform.availability.specialize %none : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

//--- failures.mlir

module attributes {transform.with_named_sequence} {
  // If one of them can't be specialized, nothing is changed.
  gpu.module @several [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>,
                       #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>] {}
  // expected-note @below {{payload op}}
  gpu.module @without {}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %modules = transform.structured.match ops{["gpu.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{'gpu.module' has no targets of its own}}
    %variants = transform.availability.specialize %modules
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{payload op}}
  gpu.module @several [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>] attributes {
      availability.target = #spirv.vce<v1.3, [Shader], []>} {}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %modules = transform.structured.match ops{["gpu.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{'gpu.module' has targets in several attributes: "availability.target" and "targets"}}
    %variants = transform.availability.specialize %modules
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{payload op}}
  gpu.module @kernels [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>] {}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // expected-note @below {{handle to invalidated ops}}
    %modules = transform.structured.match ops{["gpu.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-note @below {{invalidated by this transform op that consumes its operand #0}}
    %variants = transform.availability.specialize %modules
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{op uses a handle invalidated by a previously executed transform op}}
    transform.availability.assert_available %modules : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{is in this one}}
  module @around {
    // expected-note @below {{payload op}}
    gpu.module @kernels [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>] {}
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %inner = transform.structured.match ops{["gpu.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %outer = transform.get_parent_op %inner : (!transform.any_op) -> !transform.any_op
    %both = transform.merge_handles %inner, %outer : !transform.any_op
    // expected-error @below {{would replace a payload op and one that is nested in it}}
    %variants = transform.availability.specialize %both
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

//--- unchecked.mlir

// With expensive checks, the interpreter finds that itself.
module attributes {transform.with_named_sequence} {
  // expected-note @below {{payload op}}
  gpu.module @kernels [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>] {}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %module = transform.structured.match ops{["gpu.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %twice = transform.merge_handles %module, %module : !transform.any_op
    // expected-error @below {{would replace the same payload op twice}}
    %variants = transform.availability.specialize %twice
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

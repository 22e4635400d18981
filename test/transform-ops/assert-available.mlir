// transform.availability.assert_available fails with an explanation.

// RUN: mlir-opt %s --load-dialect-plugin=%plugin --transform-interpreter -o /dev/null \
// RUN:   --split-input-file --verify-diagnostics

module attributes {transform.with_named_sequence} {
  spirv.module Logical GLSL450 {
    // expected-note @below {{spirv.func needs capability Float16; vulkan1.1 does not offer it}}
    // expected-note @below {{cause: type of attribute 'function_type': f16}}
    // expected-note @below {{available from vulkan1.1+Float16, spirv1.0}}
    spirv.func @half(%x: f16) "None" { spirv.Return }
    spirv.EntryPoint "GLCompute" @half
    spirv.ExecutionMode @half "LocalSize", 1, 1, 1
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.availability.assert_available %root on "vulkan1.1+Float16" : !transform.any_op
    // expected-error @below {{not available on vulkan1.1: 1 violation}}
    transform.availability.assert_available %root on "vulkan1.1" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // The module's own target.
  // expected-note @below {{spirv.module needs capability Linkage; #spirv.target_env<...> does not offer it}}
  // expected-note @below {{cause: the op itself (no entry point, which Vulkan requires: add a 'spirv.EntryPoint')}}
  // expected-note @below {{available from}}
  spirv.module Logical GLSL450 attributes {
      spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>} {
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // expected-error @below {{not available on #spirv.target_env<...>: 1 violation}}
    transform.availability.assert_available %root : !transform.any_op
    transform.yield
  }
}

// -----

// The first alternative whose result is available; what others did is undone.
module attributes {transform.with_named_sequence} {
  // expected-remark @below {{the second}}
  spirv.module Logical GLSL450 {
    spirv.func @half(%x: f16) "None" { spirv.Return }
    spirv.EntryPoint "GLCompute" @half
    spirv.ExecutionMode @half "LocalSize", 1, 1, 1
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %module = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.alternatives %module : !transform.any_op {
    ^bb0(%arg: !transform.any_op):
      %func = transform.structured.match ops{["spirv.func"]} in %arg
          : (!transform.any_op) -> !transform.any_op
      transform.annotate %func "dialect.first" : !transform.any_op
      transform.availability.assert_available %arg on "vulkan1.1" : !transform.any_op
    }, {
    ^bb0(%arg: !transform.any_op):
      %marked = transform.structured.match attributes {dialect.first} in %arg
          : (!transform.any_op) -> !transform.any_op
      transform.debug.emit_remark_at %marked, "not undone" : !transform.any_op
      transform.availability.assert_available %arg on "vulkan1.1+Float16" : !transform.any_op
      transform.debug.emit_remark_at %arg, "the second" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %none = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.availability.assert_available %none on "vulkan1.1" : !transform.any_op
    // expected-error @below {{unknown target 'vulcan1.1'; did you mean}}
    transform.availability.assert_available %none on "vulcan1.1" : !transform.any_op
    transform.yield
  }
}

// -----

// expected-note @below {{payload op}}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // expected-error @below {{no target: neither the payload op nor one around it states one; write 'on' and a target}}
    transform.availability.assert_available %root : !transform.any_op
    transform.yield
  }
}

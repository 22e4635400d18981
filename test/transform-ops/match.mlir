// transform.availability.match finds ops by a target's verdict on them.

// RUN: mlir-opt %s --load-dialect-plugin=%plugin --transform-interpreter -o /dev/null \
// RUN:   --split-input-file --verify-diagnostics

module attributes {transform.with_named_sequence} {
  spirv.module Logical GLSL450 {
    // expected-remark @below {{unavailable}}
    spirv.func @half(%x: f16) -> f16 "None" {
      // expected-remark @below {{unavailable}}
      %0 = spirv.FAdd %x, %x : f16
      // expected-remark @below {{unavailable}}
      spirv.ReturnValue %0 : f16
    }
    // expected-remark @below {{available function}}
    spirv.func @single(%x: f32) -> f32 "None" {
      %0 = spirv.FAdd %x, %x : f32
      spirv.ReturnValue %0 : f32
    }
    spirv.EntryPoint "GLCompute" @single
    spirv.ExecutionMode @single "LocalSize", 1, 1, 1
  }

  // A target by its name; upstream's matches narrow the result down.
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %lacking = transform.availability.match unavailable in %root on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %lacking, "unavailable" : !transform.any_op
    %had = transform.availability.match available in %root on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_op
    %function = transform.select "spirv.func" in %had : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %function, "available function" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-remark @below {{found 1}}
  spirv.module Logical GLSL450 {
    spirv.func @half(%x: f16) "None" { spirv.Return }
  }

  // A target as an attribute, and from a parameter that has a name or an
  // attribute. Payload ops that are nested in one another count once.
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %funcs = transform.structured.match ops{["spirv.func", "spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %found = transform.availability.match unavailable in %funcs
        on (#spirv.target_env<#spirv.vce<v1.0, [Shader, Linkage], []>, #spirv.resource_limits<>>)
        : (!transform.any_op) -> !transform.any_op
    %name = transform.param.constant "vulkan1.0" -> !transform.any_param
    %named = transform.availability.match unavailable in %found on %name
        : (!transform.any_op, !transform.any_param) -> !transform.any_op
    %attribute = transform.param.constant #spirv.vce<v1.0, [Shader], []> -> !transform.any_param
    %both = transform.merge_handles %name, %attribute : !transform.any_param
    %all = transform.availability.match unavailable in %named on %both
        : (!transform.any_op, !transform.any_param) -> !transform.any_op
    %number = transform.num_associations %all : (!transform.any_op) -> !transform.param<i64>
    %module = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_param_as_remark %number, "found" at %module
        : !transform.param<i64>, !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // Without 'on', to each op the targets that are nearest to it apply.
  spirv.module Logical GLSL450 attributes {
      spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Linkage], []>, #spirv.resource_limits<>>} {
    // expected-remark @below {{unavailable}}
    spirv.func @half(%x: f16) "None" { spirv.Return }
    spirv.func @other(%x: f16) "None" attributes {
        availability.target = #spirv.vce<v1.0, [Shader, Float16], []>} { spirv.Return }
  }
  // The target that a module states applies if there is no other.
  spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage], []> {
    // expected-remark @below {{unavailable}}
    spirv.func @half(%x: f16) "None" { spirv.Return }
  }
  // Nothing applies here.
  spirv.module Logical GLSL450 {
    spirv.func @half(%x: f16) "None" { spirv.Return }
  }

  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %lacking = transform.availability.match unavailable in %root
        : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %lacking, "unavailable" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // An empty payload: nothing is found, whatever the target.
  // expected-remark @below {{0}}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %none = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %lacking = transform.availability.match unavailable in %none
        : (!transform.any_op) -> !transform.any_op
    %number = transform.num_associations %lacking : (!transform.any_op) -> !transform.param<i64>
    %sequence = transform.structured.match ops{["transform.named_sequence"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_param_as_remark %number at %sequence
        : !transform.param<i64>, !transform.any_op
    transform.yield
  }
}

// -----

// expected-note @below {{payload op}}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // expected-error @below {{no target: neither the payload op nor one around it states one; write 'on' and a target}}
    %lacking = transform.availability.match unavailable in %root
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // Which is silenceable.
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%arg: !transform.any_op):
      %lacking = transform.availability.match unavailable in %arg
          : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // An unknown target is not.
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%arg: !transform.any_op):
      // expected-error @below {{unknown target 'vulcan1.1'; did you mean 'vulkan1.1'}}
      %lacking = transform.availability.match unavailable in %arg on "vulcan1.1"
          : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %number = transform.param.constant 1 : i64 -> !transform.param<i64>
    // expected-error @below {{1 : i64 is neither a target attribute nor the name of one}}
    %lacking = transform.availability.match unavailable in %root on %number
        : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{ancestor payload op}}
  // expected-note @below {{nested payload op}}
  spirv.module Logical GLSL450 {}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // expected-note @below {{handle to invalidated ops}}
    %module = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-note @below {{invalidated by this transform op that consumes its operand #0}}
    %canonical = transform.apply_registered_pass "canonicalize" to %module
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{op uses a handle invalidated by a previously executed transform op}}
    %lacking = transform.availability.match unavailable in %module on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

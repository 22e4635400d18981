// get_target, get_requirement and deduce make parameters for later ops.

// RUN: mlir-opt %s --load-dialect-plugin=%plugin --transform-interpreter -o /dev/null \
// RUN:   --split-input-file --verify-diagnostics

module attributes {transform.with_named_sequence} {
  spirv.module Logical GLSL450 attributes {
      spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Linkage], []>, #spirv.resource_limits<>>} {
    // expected-remark @below {{unavailable there}}
    spirv.func @half(%x: f16) "None" { spirv.Return }
  }
  spirv.module Logical GLSL450 {
    // expected-remark @below {{unavailable there}}
    spirv.func @half(%x: f16) "None" { spirv.Return }
  }

  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %modules = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %first, %second = transform.split_handle %modules
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    // The target of one op, for all others.
    %target = transform.availability.get_target of %first : (!transform.any_op) -> !transform.any_param
    %lacking = transform.availability.match unavailable in %root on %target
        : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.debug.emit_remark_at %lacking, "unavailable there" : !transform.any_op

    // One that has no target.
    transform.sequence %second : !transform.any_op failures(suppress) {
    ^bb0(%arg: !transform.any_op):
      %none = transform.availability.get_target of %arg : (!transform.any_op) -> !transform.any_param
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{payload op}}
  spirv.module Logical GLSL450 {}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %module = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{no target: neither the payload op nor one around it states one; write 'on' and a target}}
    %target = transform.availability.get_target of %module : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // None of the subgroup operation's alternatives is needed for certain.
  // expected-remark @below {{version "v1.3"}}
  // expected-remark @below {{capabilities "Shader", "Linkage", "Float16"}}
  // expected-remark @below {{extensions}}
  // expected-remark @below {{triple #spirv.vce<v1.3, [Shader, Linkage, Float16, GroupNonUniformArithmetic], []>}}
  spirv.module Logical GLSL450 {
    spirv.func @half(%x: f16, %y: f32) -> f32 "None" {
      %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %y : f32 -> f32
      spirv.ReturnValue %y : f32
    }
  }

  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %module = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %version = transform.availability.get_requirement "spirv.min_version" of %module
        : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %version, "version" at %module
        : !transform.any_param, !transform.any_op
    %capabilities = transform.availability.get_requirement "spirv.capability" of %module
        : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %capabilities, "capabilities" at %module
        : !transform.any_param, !transform.any_op
    %extensions = transform.availability.get_requirement "spirv.extension" of %module
        : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %extensions, "extensions" at %module
        : !transform.any_param, !transform.any_op
    %triple = transform.availability.deduce %module for "spirv"
        : (!transform.any_op) -> !transform.any_param
    transform.debug.emit_param_as_remark %triple, "triple" at %module
        : !transform.any_param, !transform.any_op
    // What was deduced is a target that has everything.
    transform.availability.assert_available %module on %triple
        : !transform.any_op, !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{payload op}}
  spirv.module Logical GLSL450 {
    // expected-note @below {{'spirv.Nothing' is not an op of its dialect}}
    "spirv.Nothing"() : () -> ()
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %module = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{no target satisfies all requirements}}
    %triple = transform.availability.deduce %module for "spirv"
        : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // Nothing asks for nothing.
  // expected-remark @below {{0}}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %none = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %targets = transform.availability.get_target of %none : (!transform.any_op) -> !transform.any_param
    %version = transform.availability.get_requirement "spirv.min_version" of %none
        : (!transform.any_op) -> !transform.any_param
    %triple = transform.availability.deduce %none : (!transform.any_op) -> !transform.any_param
    %all = transform.merge_handles %targets, %version, %triple : !transform.any_param
    %number = transform.num_associations %all : (!transform.any_param) -> !transform.param<i64>
    %sequence = transform.structured.match ops{["transform.named_sequence"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_param_as_remark %number at %sequence
        : !transform.param<i64>, !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // expected-error @below {{unknown dimension 'spirv.colour'}}
    %version = transform.availability.get_requirement "spirv.colour" of %root
        : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // A target that has been named is written into the payload, and counts there.
  spirv.module Logical GLSL450 {
    // expected-remark @below {{unavailable}}
    spirv.func @half(%x: f16) "None" { spirv.Return }
    spirv.EntryPoint "GLCompute" @half
    spirv.ExecutionMode @half "LocalSize", 1, 1, 1
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %module = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %name = transform.param.constant "vulkan1.1" -> !transform.any_param
    %target = transform.availability.resolve_target on %name
        : (!transform.any_param) -> !transform.any_param
    transform.annotate %module "availability.target" = %target
        : !transform.any_op, !transform.any_param
    %lacking = transform.availability.match unavailable in %root
        : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %lacking, "unavailable" : !transform.any_op
    // expected-error @below {{unknown target 'vulcan1.1'}}
    %unknown = transform.availability.resolve_target on "vulcan1.1" : () -> !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // An unknown dialect is an error of the schedule: no alternative hides it.
  spirv.module Logical GLSL450 {
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%payload: !transform.any_op):
      // expected-error @below {{dialect 'sprv' has no availability data; did you mean 'spirv'?}}
      %triple = transform.availability.deduce %payload for "sprv"
          : (!transform.any_op) -> !transform.any_param
    }
    transform.yield
  }
}

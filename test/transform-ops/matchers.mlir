// transform.match.availability and transform.match.availability_requiring match
// one op at a time, within upstream's ops that take matchers.

// RUN: mlir-opt %s --load-dialect-plugin=%plugin --transform-interpreter -o /dev/null \
// RUN:   --split-input-file --verify-diagnostics

module attributes {transform.with_named_sequence} {
  spirv.module Logical GLSL450 {
    // expected-remark @below {{unavailable}}
    spirv.func @half(%x: f16, %y: f32) -> f32 "None" {
      // expected-remark @below {{unavailable addition}}
      %0 = spirv.FAdd %x, %x : f16
      // expected-remark @below {{needs v1.3}}
      %1 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %y : f32 -> f32
      %2 = spirv.FAdd %y, %y : f32
      spirv.ReturnValue %y : f32
    }
    spirv.EntryPoint "GLCompute" @half
    spirv.ExecutionMode @half "LocalSize", 1, 1, 1
  }

  // With upstream's matchers.
  transform.named_sequence @unavailable_addition(%op: !transform.any_op {transform.readonly})
      -> !transform.any_op {
    transform.match.operation_name %op ["spirv.FAdd"] : !transform.any_op
    transform.match.availability unavailable %op on "vulkan1.1" : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @needs_version(%op: !transform.any_op {transform.readonly})
      -> !transform.any_op {
    transform.match.availability_requiring "spirv.min_version" = "v1.3" %op : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @unavailable(%op: !transform.any_op {transform.readonly})
      -> !transform.any_op {
    transform.match.availability unavailable %op on "vulkan1.1" : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @note_addition(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "unavailable addition" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @note_version(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "needs v1.3" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @note(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "unavailable" : !transform.any_op
    transform.yield
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    transform.foreach_match in %root
        @unavailable_addition -> @note_addition,
        @needs_version -> @note_version,
        @unavailable -> @note
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-remark @below {{2}}
  spirv.module Logical GLSL450 attributes {
      spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader, Linkage], []>, #spirv.resource_limits<>>} {
    spirv.func @half(%x: f16) "None" { spirv.Return }
    spirv.func @other(%x: f16) "None" { spirv.Return }
  }

  // By the payload's own target. An op without a target doesn't match.
  transform.named_sequence @unavailable(%op: !transform.any_op {transform.readonly})
      -> !transform.any_op {
    transform.match.availability unavailable %op : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %found = transform.collect_matching @unavailable in %root
        : (!transform.any_op) -> !transform.any_op
    %number = transform.num_associations %found : (!transform.any_op) -> !transform.param<i64>
    %module = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_param_as_remark %number at %module
        : !transform.param<i64>, !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // pdl-matched handles.
  spirv.module Logical GLSL450 {
    spirv.func @half(%x: f16, %y: f32) -> f32 "None" {
      // expected-remark @below {{unavailable addition}}
      %0 = spirv.FAdd %x, %x : f16
      %2 = spirv.FAdd %y, %y : f32
      spirv.ReturnValue %y : f32
    }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg: !transform.any_op):
      pdl.pattern @addition : benefit(1) {
        %operands = operands
        %types = types
        %op = operation "spirv.FAdd"(%operands : !pdl.range<value>) -> (%types : !pdl.range<type>)
        rewrite %op with "transform.dialect"
      }
      transform.sequence %arg : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %additions = transform.pdl_match @addition in %arg1 : (!transform.any_op) -> !transform.any_op
        %lacking = transform.availability.match unavailable in %additions on "vulkan1.1"
            : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %lacking, "unavailable addition" : !transform.any_op
      }
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  spirv.module Logical GLSL450 {
    spirv.func @half(%x: f32) "None" { spirv.Return }
    spirv.EntryPoint "GLCompute" @half
    spirv.ExecutionMode @half "LocalSize", 1, 1, 1
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %module = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.match.availability available %module on "vulkan1.1" : !transform.any_op
    // Outside of matchers, it is a silenceable failure like others.
    // expected-error @below {{'spirv.module' is not unavailable on vulkan1.1}}
    transform.match.availability unavailable %module on "vulkan1.1" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  spirv.module Logical GLSL450 {}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %module = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{'spirv.module' does not need capability Float16}}
    transform.match.availability_requiring "spirv.capability" = "Float16" %module : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %none = transform.structured.match ops{["spirv.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{requires the operand handle to point to a single payload op}}
    transform.match.availability unavailable %none on "vulkan1.1" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // expected-error @below {{unknown dimension 'spirv.colour'}}
    transform.match.availability_requiring "spirv.colour" = "red" %root : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  spirv.module Logical GLSL450 {
    spirv.func @half(%x: f16) -> f16 "None" { spirv.ReturnValue %x : f16 }
    spirv.EntryPoint "GLCompute" @half
    spirv.ExecutionMode @half "LocalSize", 1, 1, 1
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["spirv.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %first = transform.param.constant "vulkan1.1+Float16" -> !transform.any_param
    %second = transform.param.constant "vulkan1.1" -> !transform.any_param
    %both = transform.merge_handles %first, %second : !transform.any_param
    // expected-error @below {{'spirv.func' is not available on vulkan1.1+Float16, vulkan1.1}}
    transform.match.availability available %func on %both : !transform.any_op, !transform.any_param
    transform.yield
  }
}

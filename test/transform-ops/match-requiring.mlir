// transform.availability.match_requiring finds ops by their requirements.

// RUN: mlir-opt %s --load-dialect-plugin=%plugin --transform-interpreter -o /dev/null \
// RUN:   --split-input-file --verify-diagnostics

module attributes {transform.with_named_sequence} {
  spirv.module Logical GLSL450 {
    // expected-remark @below {{Float16}}
    spirv.func @half(%x: f16, %y: f32) -> f32 "None" {
      // expected-remark @below {{since v1.3}}
      %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %y : f32 -> f32
      // expected-remark @below {{Float16}}
      %1 = spirv.FAdd %x, %x : f16
      spirv.ReturnValue %y : f32
    }
  }

  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // At least: what needs v1.3 needs v1.2.
    %new = transform.availability.match_requiring "spirv.min_version" = "v1.2" in %root
        : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %new, "since v1.3" : !transform.any_op
    %newer = transform.availability.match_requiring "spirv.min_version" = "v1.4" in %root
        : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %newer, "since v1.4" : !transform.any_op
    // Values from a parameter: any of them.
    %a = transform.param.constant "Float16" -> !transform.any_param
    %b = transform.param.constant "Int64" -> !transform.any_param
    %capabilities = transform.merge_handles %a, %b : !transform.any_param
    %half = transform.availability.match_requiring "spirv.capability" = %capabilities in %root
        : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.debug.emit_remark_at %half, "Float16" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // expected-error @below {{unknown dimension 'spirv.min_versoin'; did you mean 'spirv.min_version'}}
    %new = transform.availability.match_requiring "spirv.min_versoin" = "v1.2" in %root
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // expected-error @below {{unknown value 'Float61' of dimension 'spirv.capability'; did you mean}}
    %new = transform.availability.match_requiring "spirv.capability" = "Float61" in %root
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %number = transform.param.constant 1 : i64 -> !transform.param<i64>
    // expected-error @below {{expects values of 'spirv.capability' as strings, not 1 : i64}}
    %new = transform.availability.match_requiring "spirv.capability" = %number in %root
        : (!transform.any_op, !transform.param<i64>) -> !transform.any_op
    transform.yield
  }
}

// -----

// What one of several alternatives needs: subgroup ops by their capability.

module attributes {transform.with_named_sequence} {
  spirv.module Logical GLSL450 {
    spirv.func @sum(%x: f32) -> f32 "None" {
      // expected-remark @below {{by any alternative}}
      // expected-remark @below {{matched}}
      %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %x : f32 -> f32
      spirv.ReturnValue %0 : f32
    }
  }

  transform.named_sequence @is_subgroup(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.availability_requiring "spirv.capability" = "GroupNonUniformArithmetic" %op {any_alternative}
        : !transform.any_op
    transform.yield %op : !transform.any_op
  }

  transform.named_sequence @remark(%op: !transform.any_op {transform.readonly}) {
    transform.debug.emit_remark_at %op, "matched" : !transform.any_op
    transform.yield
  }

  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %all = transform.availability.match_requiring "spirv.capability" = "GroupNonUniformArithmetic" in %root
        : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %all, "by all alternatives" : !transform.any_op
    %any = transform.availability.match_requiring "spirv.capability" = "GroupNonUniformArithmetic" in %root
        {any_alternative} : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %any, "by any alternative" : !transform.any_op
    %modules = transform.structured.match ops{["spirv.module"]} in %root : (!transform.any_op) -> !transform.any_op
    %done = transform.foreach_match in %modules @is_subgroup -> @remark : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// Schedules that don't verify, or don't parse.

// RUN: mlir-opt %s --load-dialect-plugin=%plugin --split-input-file --verify-diagnostics -o /dev/null

module attributes {transform.with_named_sequence} {
  transform.named_sequence @not_a_target(%root: !transform.any_op {transform.readonly}) {
    // expected-error @below {{expects the name of a target or a target attribute after 'on', not 3 : i64}}
    transform.availability.assert_available %root on (3) : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @both(%root: !transform.any_op {transform.readonly},
                                 %param: !transform.any_param {transform.readonly}) {
    // expected-error @below {{takes a target as an attribute or as a parameter, not both}}
    transform.availability.assert_available %root on %param {target = "vulkan1.1"}
        : !transform.any_op, !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @verdict(%root: !transform.any_op {transform.readonly}) {
    // expected-error @below {{enum values for attribute 'verdict' [unavailable, available, unknown]}}
    %0 = transform.availability.match legal in %root on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @result(%root: !transform.any_op {transform.readonly}) {
    // expected-error @below {{result #0 must be TransformHandleTypeInterface instance}}
    %0 = transform.availability.match unavailable in %root on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_param
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @param(%root: !transform.any_op {transform.readonly}) {
    // expected-error @below {{result #0 must be TransformParamTypeInterface instance}}
    %0 = transform.availability.get_target of %root : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @no_value(%root: !transform.any_op {transform.readonly}) {
    // expected-error @below {{takes a value, as an attribute or as a parameter}}
    %0 = "transform.availability.match_requiring"(%root) <{
        dimension = "spirv.capability", operandSegmentSizes = array<i32: 1, 0>}>
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @patterns(%root: !transform.any_op {transform.consumed}) {
    // expected-error @below {{expects ops that select conversion patterns}}
    transform.availability.apply_conversion_patterns to %root on "vulkan1.1" {
      // expected-note @below {{this op doesn't}}
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @no_converter(%root: !transform.any_op {transform.consumed}) {
    // expected-error @below {{expects one op that builds a type converter after 'with type_converter'}}
    transform.availability.apply_conversion_patterns to %root on "vulkan1.1" {
    } with type_converter {
      transform.apply_conversion_patterns.spirv.arith_to_spirv
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @other_converter(%root: !transform.any_op {transform.consumed}) {
    transform.apply_conversion_patterns to %root {
      // expected-error @below {{expects the type converter 'transform.apply_conversion_patterns.spirv.type_converter', not 'transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter'}}
      transform.apply_conversion_patterns.spirv.arith_to_spirv
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @converter_without_target(%root: !transform.any_op {transform.consumed}) {
    transform.apply_conversion_patterns to %root {
    } with type_converter {
      // expected-error @below {{needs 'on' and a target, unless it is in 'transform.availability.apply_conversion_patterns'}}
      transform.apply_conversion_patterns.spirv.type_converter
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @converter_with_target(%root: !transform.any_op {transform.consumed}) {
    transform.availability.apply_conversion_patterns to %root on "vulkan1.1" {
    } with type_converter {
      // expected-error @below {{takes no target here: it is for the target of the conversion}}
      transform.apply_conversion_patterns.spirv.type_converter on "vulkan1.2"
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @nothing_to_resolve(%root: !transform.any_op {transform.readonly}) {
    // expected-error @below {{needs 'on' and a target}}
    %target = transform.availability.resolve_target : () -> !transform.any_param
    transform.yield
  }
}

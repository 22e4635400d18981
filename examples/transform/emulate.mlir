// Uses 32 bits for exactly those operations that the target lacks in 16 bits.

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(
      %payload: !transform.any_op {transform.readonly}, %target: !transform.any_param {transform.readonly}) {
    %module = transform.structured.match ops{["spirv.module"]} in %payload : (!transform.any_op) -> !transform.any_op
    %functions = transform.structured.match ops{["spirv.func"]} in %module : (!transform.any_op) -> !transform.any_op
    %lacking = transform.availability.match unavailable in %functions on %target
        : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.availability.apply_conversion_patterns to %lacking on %target {
      transform.apply_conversion_patterns.spirv.widen_floats
    } : !transform.any_op, !transform.any_param

    // State the new requirements, and assert that the target meets them.
    %triple = transform.availability.deduce %module for "spirv" {ignore_stated} : (!transform.any_op) -> !transform.any_param
    transform.annotate %module "vce_triple" = %triple : !transform.any_op, !transform.any_param
    transform.availability.assert_available %module on %target : !transform.any_op, !transform.any_param
    transform.yield
  }
}

// Named sequences for schedules that lower to Vulkan. Include them by name:
//
//   %spirv = transform.include @lower_for_target failures(propagate) (%kernels, %target)
//       : (!transform.any_op, !transform.any_param) -> !transform.any_op
//
// In Python, mlir.availability.transform.include does, and library_path() is this file. With mlir-opt,
// --transform-preload-library='transform-library-paths=...' loads it; a schedule declares what it uses:
//
//   transform.named_sequence private @lower_for_target(
//       !transform.any_op {transform.consumed}, !transform.any_param {transform.readonly})
//       -> !transform.any_op

module attributes {transform.with_named_sequence} {
  // Replaces each of the `gpu.module`s, or what is in each of the `builtin.module`s, by SPIR-V that is available on
  // the target, and returns the `spirv.module`s.
  transform.named_sequence @lower_for_target(
      %kernels: !transform.any_op {transform.consumed}, %target: !transform.any_param {transform.readonly})
      -> !transform.any_op {
    %spirv = transform.availability.lower_to_spirv %kernels on %target
        : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.availability.assert_available %spirv on %target : !transform.any_op, !transform.any_param
    transform.yield %spirv : !transform.any_op
  }

  // Does the same for each target in the list of each `gpu.module`: a `spirv.module` for each.
  transform.named_sequence @lower_for_own_targets(%kernels: !transform.any_op {transform.consumed})
      -> !transform.any_op {
    %variants = transform.availability.specialize %kernels : (!transform.any_op) -> !transform.any_op
    %spirv = transform.availability.lower_to_spirv %variants : (!transform.any_op) -> !transform.any_op
    transform.yield %spirv : !transform.any_op
  }

  // Has what is left of floats of less than 32 bits, and what the target can't calculate on them, calculated in 32
  // bits: the ops in question, and no others. Fails when something else is unavailable.
  transform.named_sequence @widen_unavailable_floats(
      %spirv: !transform.any_op {transform.readonly}, %target: !transform.any_param {transform.readonly}) {
    %unavailable = transform.availability.match unavailable in %spirv on %target
        : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.availability.apply_conversion_patterns to %unavailable on %target {
      transform.apply_conversion_patterns.spirv.widen_floats
    } : !transform.any_op, !transform.any_param
    transform.availability.assert_available %spirv on %target : !transform.any_op, !transform.any_param
    transform.yield
  }

  // Canonicalizes, moves out of loops what doesn't change in them, and removes what is there twice.
  transform.named_sequence @simplify(%root: !transform.any_op {transform.readonly}) {
    transform.apply_patterns to %root {
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    %loops = transform.structured.match interface{LoopLikeInterface} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.apply_licm to %loops : !transform.any_op
    transform.apply_cse to %root : !transform.any_op
    transform.yield
  }
}

// One schedule for every target. It lowers the kernels in the module @device to SPIR-V, with implementations that the
// target supports. The preferred ones come first.

module attributes {transform.with_named_sequence} {
  // The target is a parameter: a name such as "vulkan1.1", or a target attribute.
  transform.named_sequence @__transform_main(
      %payload: !transform.any_op {transform.readonly}, %target: !transform.any_param {transform.readonly}) {
    %device = transform.structured.match ops{["builtin.module"]} attributes {sym_name = "device"} in %payload
        : (!transform.any_op) -> !transform.any_op
    // Write the target into the payload: alternatives can't use values from outside.
    %attribute = transform.availability.resolve_target on %target : (!transform.any_param) -> !transform.any_param
    transform.annotate %device "availability.target" = %attribute : !transform.any_op, !transform.any_param

    %chosen = transform.availability.alternatives %device : !transform.any_op -> !transform.any_op {
    ^bb0(%module: !transform.any_op):
      transform.include @use_half failures(propagate) (%module) : (!transform.any_op) -> ()
      transform.include @use_subgroups failures(propagate) (%module) : (!transform.any_op) -> ()
      transform.include @lower failures(propagate) (%module) : (!transform.any_op) -> ()
      transform.yield %module : !transform.any_op
    }, {
    ^bb0(%module: !transform.any_op):
      transform.include @use_half failures(propagate) (%module) : (!transform.any_op) -> ()
      transform.include @lower failures(propagate) (%module) : (!transform.any_op) -> ()
      transform.yield %module : !transform.any_op
    }, {
    ^bb0(%module: !transform.any_op):
      transform.include @use_subgroups failures(propagate) (%module) : (!transform.any_op) -> ()
      transform.include @lower failures(propagate) (%module) : (!transform.any_op) -> ()
      transform.yield %module : !transform.any_op
    }, {
    ^bb0(%module: !transform.any_op):
      transform.include @lower failures(propagate) (%module) : (!transform.any_op) -> ()
      transform.yield %module : !transform.any_op
    }
    // The first alternative that could be lowered has replaced the module.
    transform.availability.assert_available %chosen : !transform.any_op
    transform.yield
  }

  // Calls @multiply_half instead of @multiply.
  transform.named_sequence @use_half(%module: !transform.any_op {transform.readonly}) {
    %calls = transform.structured.match ops{["func.call"]} attributes {callee = @multiply} in %module
        : (!transform.any_op) -> !transform.any_op
    %callee = transform.param.constant @multiply_half -> !transform.any_param
    transform.annotate %calls "callee" = %callee : !transform.any_op, !transform.any_param
    transform.yield
  }

  // Calls @reduce_subgroups instead of @reduce.
  transform.named_sequence @use_subgroups(%module: !transform.any_op {transform.readonly}) {
    %calls = transform.structured.match ops{["func.call"]} attributes {callee = @reduce} in %module
        : (!transform.any_op) -> !transform.any_op
    %callee = transform.param.constant @reduce_subgroups -> !transform.any_param
    transform.annotate %calls "callee" = %callee : !transform.any_op, !transform.any_param
    transform.yield
  }

  // Removes unused functions and lowers the rest to SPIR-V. Fails silenceably if the target lacks something.
  transform.named_sequence @lower(%module: !transform.any_op {transform.readonly}) {
    %kernels = transform.structured.match ops{["gpu.module"]} in %module : (!transform.any_op) -> !transform.any_op
    %called = transform.apply_registered_pass "symbol-dce" to %kernels : (!transform.any_op) -> !transform.any_op
    %spirv = transform.availability.lower_to_spirv %called : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

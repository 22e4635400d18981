// transform.availability.get_offered and transform.match.availability_offered query
// what a target offers, and availability-apply-schedule passes a target to a
// schedule.

// RUN: mlir-opt %s --load-dialect-plugin=%plugin --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-apply-schedule{target=vulkan1.1})' 2>&1 \
// RUN:   | FileCheck %s --check-prefixes=CHECK,WITHOUT
// RUN: mlir-opt %s --load-dialect-plugin=%plugin --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-apply-schedule{target=vulkan1.1+Float16})' 2>&1 \
// RUN:   | FileCheck %s --check-prefixes=CHECK,WITH
// RUN: not mlir-opt %s --load-dialect-plugin=%plugin --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-apply-schedule)' 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-opt %s --load-dialect-plugin=%plugin --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-apply-schedule{target=vulkan1.1 entry-point=nothing})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NOTHING
// RUN: not mlir-opt %s --load-dialect-plugin=%plugin --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-apply-schedule{target=vulcan1.1})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=UNKNOWN
// RUN: not mlir-opt %s --load-dialect-plugin=%plugin --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-apply-schedule{target=tosa1.0:pro_fp})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SILENT

// NONE: error: the sequence takes 2 arguments, but gets the payload alone: give the pass the option 'target'
// NOTHING: could not find a nested named sequence with name: nothing
// UNKNOWN: error: unknown target 'vulcan1.1'; did you mean
// SILENT: error: tosa1.0:pro_fp says nothing of 'spirv.max_compute_shared_memory_size'

module attributes {transform.with_named_sequence} {
  module @device {}

  transform.named_sequence @__transform_main(
      %root: !transform.any_op {transform.readonly}, %target: !transform.any_param {transform.readonly}) {
    // CHECK: remark: bytes 16384 : i64
    %bytes = transform.availability.get_offered "spirv.max_compute_shared_memory_size" on %target
        : (!transform.any_param) -> !transform.param<i64>
    transform.debug.emit_param_as_remark %bytes, "bytes" : !transform.param<i64>
    // CHECK: remark: version "v1.3"
    %version = transform.availability.get_offered "spirv.min_version" on %target
        : (!transform.any_param) -> !transform.any_param
    transform.debug.emit_param_as_remark %version, "version" : !transform.any_param

    // WITH: remark: Float16
    // WITHOUT: remark: no Float16
    %device = transform.structured.match ops{["builtin.module"]} attributes {sym_name = "device"} in %root
        : (!transform.any_op) -> !transform.any_op
    %attribute = transform.availability.resolve_target on %target : (!transform.any_param) -> !transform.any_param
    transform.annotate %device "availability.target" = %attribute : !transform.any_op, !transform.any_param
    %chosen = transform.availability.alternatives %device : !transform.any_op -> !transform.any_op {
    ^bb0(%module: !transform.any_op):
      transform.match.availability_offered "spirv.capability" = "Float16" %module : !transform.any_op
      transform.debug.emit_remark_at %module, "Float16" : !transform.any_op
      transform.yield %module : !transform.any_op
    }, {
    ^bb0(%module: !transform.any_op):
      transform.debug.emit_remark_at %module, "no Float16" : !transform.any_op
      transform.yield %module : !transform.any_op
    }
    transform.yield
  }
}

// Alternatives report why each of them failed, and can replace their scope.

// RUN: mlir-opt %s --load-dialect-plugin=%plugin --transform-interpreter -o /dev/null \
// RUN:   --split-input-file --verify-diagnostics

module attributes {transform.with_named_sequence} {
  module {
    // expected-note @below {{payload op}}
    gpu.module @kernels {
      gpu.func @half(%a: memref<64xf16>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
        %i = gpu.thread_id x
        // expected-note @below {{which vulkan1.0 can't have}}
        // expected-note @below {{use a target with capability Float16}}
        %x = memref.load %a[%i] : memref<64xf16>
        %y = arith.addf %x, %x : f16
        memref.store %y, %a[%i] : memref<64xf16>
        gpu.return
      }
    }
  }

  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %kernels = transform.structured.match ops{["gpu.module"]} in %root : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{all alternatives failed}}
    %0 = transform.availability.alternatives %kernels : !transform.any_op -> !transform.any_op {
    ^bb0(%module: !transform.any_op):
      // expected-note @below {{alternative 0: can't be lowered to SPIR-V for vulkan1.0}}
      %spirv = transform.availability.lower_to_spirv %module on "vulkan1.0" : (!transform.any_op) -> !transform.any_op
      transform.yield %spirv : !transform.any_op
    }, {
    ^bb0(%module: !transform.any_op):
      // expected-note @below {{alternative 1: vulkan1.0 is not known to have capability Float16}}
      transform.match.availability_offered "spirv.capability" = "Float16" %module on "vulkan1.0" : !transform.any_op
      transform.yield %module : !transform.any_op
    }
    transform.yield
  }
}

// -----

// A gpu.module itself is the scope of alternatives, and is replaced by one of them.

module attributes {transform.with_named_sequence} {
  module {
    gpu.module @kernels {
      gpu.func @half(%a: memref<64xf16>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
        %i = gpu.thread_id x
        %x = memref.load %a[%i] : memref<64xf16>
        %y = arith.addf %x, %x : f16
        memref.store %y, %a[%i] : memref<64xf16>
        gpu.return
      }
    }
  }

  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %kernels = transform.structured.match ops{["gpu.module"]} in %root : (!transform.any_op) -> !transform.any_op
    %0 = transform.availability.alternatives %kernels : !transform.any_op -> !transform.any_op {
    ^bb0(%module: !transform.any_op):
      %spirv = transform.availability.lower_to_spirv %module on "vulkan1.0" : (!transform.any_op) -> !transform.any_op
      transform.yield %spirv : !transform.any_op
    }, {
    ^bb0(%module: !transform.any_op):
      %spirv = transform.availability.lower_to_spirv %module on "vulkan1.1+Float16+StorageBuffer16BitAccess"
          : (!transform.any_op) -> !transform.any_op
      transform.yield %spirv : !transform.any_op
    }
    %count = transform.num_associations %0 : (!transform.any_op) -> !transform.param<i64>
    // expected-remark @below {{modules 1 : i64}}
    transform.debug.emit_param_as_remark %count, "modules" : !transform.param<i64>
    %left = transform.structured.match ops{["gpu.module"]} in %root : (!transform.any_op) -> !transform.any_op
    %none = transform.num_associations %left : (!transform.any_op) -> !transform.param<i64>
    // expected-remark @below {{left 0 : i64}}
    transform.debug.emit_param_as_remark %none, "left" : !transform.param<i64>
    transform.yield
  }
}

// transform.availability.lower_to_spirv replaces kernels by SPIR-V.

// RUN: split-file %s %t
// RUN: mlir-opt %t/kernels.mlir --load-dialect-plugin=%plugin --transform-interpreter | FileCheck %s
// RUN: mlir-opt %t/failures.mlir --load-dialect-plugin=%plugin --transform-interpreter -o /dev/null \
// RUN:   --split-input-file --verify-diagnostics
// RUN: mlir-opt %t/unchecked.mlir --load-dialect-plugin=%plugin -o /dev/null --verify-diagnostics \
// RUN:   --transform-interpreter=disable-expensive-checks=1

//--- kernels.mlir

// Each variant for its own target, each with the smallest triple.
// CHECK:      spirv.module @__spv__kernels Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]> attributes {lowered}
// CHECK:      spirv.module @__spv__kernels_1 Logical GLSL450 requires #spirv.vce<{{.*}} attributes {lowered}
// CHECK:      module @nested
// CHECK-NEXT:   spirv.module @__spv__other
// CHECK-NOT:  gpu.func
module attributes {transform.with_named_sequence} {
  gpu.module @kernels [#spirv.target_env<#spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>, #spirv.resource_limits<>>,
                       #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>] {
    gpu.func @double(%x: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %i = gpu.thread_id x
      %value = memref.load %x[%i] : memref<64xf32>
      %sum = arith.addf %value, %value : f32
      memref.store %sum, %x[%i] : memref<64xf32>
      gpu.return
    }
  }
  module @nested {
    gpu.module @other {
      gpu.func @nothing() kernel attributes {known_block_size = array<i32: 64, 1, 1>} { gpu.return }
    }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %others = transform.structured.match attributes {sym_name = "nested"} in %root
        : (!transform.any_op) -> !transform.any_op
    %other = transform.availability.lower_to_spirv %others on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_op
    %gpu_module = transform.structured.match ops{["gpu.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %variants = transform.availability.specialize %gpu_module
        : (!transform.any_op) -> !transform.any_op
    %spirv = transform.availability.lower_to_spirv %variants
        : (!transform.any_op) -> !transform.any_op
    transform.annotate %spirv "lowered" : !transform.any_op
    %none = transform.structured.match ops{["gpu.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %nothing = transform.availability.lower_to_spirv %none : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

//--- failures.mlir

// The kernel stays when it can't be lowered.
module attributes {transform.with_named_sequence} {
  // expected-remark @below {{still there}}
  gpu.module @kernels {
    gpu.func @double(%x: memref<64xf16>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
      %i = gpu.thread_id x
      %value = memref.load %x[%i] : memref<64xf16>
      %sum = arith.addf %value, %value : f16
      memref.store %sum, %x[%i] : memref<64xf16>
      gpu.return
    }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    transform.sequence %root : !transform.any_op failures(suppress) {
    ^bb0(%arg: !transform.any_op):
      %module = transform.structured.match ops{["gpu.module"]} in %arg
          : (!transform.any_op) -> !transform.any_op
      %spirv = transform.availability.lower_to_spirv %module on (#spirv.target_env<
          #spirv.vce<v1.3, [Shader, Int8], []>, #spirv.resource_limits<>>)
          : (!transform.any_op) -> !transform.any_op
    }
    %func = transform.structured.match ops{["gpu.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %module = transform.get_parent_op %func : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %module, "still there" : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{payload op}}
  gpu.module @kernels {
    // expected-note @below {{kernel 'nothing' doesn't state the size of its workgroups; give it 'known_block_size' or 'workgroup_size' in 'spirv.entry_point_abi'}}
    gpu.func @nothing() kernel { gpu.return }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %module = transform.structured.match ops{["gpu.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{can't be lowered to SPIR-V for vulkan1.1}}
    %spirv = transform.availability.lower_to_spirv %module on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{payload op}}
  func.func @f() { return }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{expects a 'gpu.module' or a 'builtin.module', not 'func.func'}}
    %spirv = transform.availability.lower_to_spirv %func on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    // expected-error @below {{the payload contains this schedule, which can't be replaced while it is applied}}
    %spirv = transform.availability.lower_to_spirv %root on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  gpu.module @kernels {
    gpu.func @nothing() kernel attributes {known_block_size = array<i32: 64, 1, 1>} { gpu.return }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %module = transform.structured.match ops{["gpu.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{'tosa1.0:pro_int' is not a target of SPIR-V; name one such as 'vulkan1.1', or give a '#vulkan.target' or a '#spirv.target_env'}}
    %spirv = transform.availability.lower_to_spirv %module on "tosa1.0:pro_int"
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{payload op}}
  gpu.module @kernels {
    gpu.func @nothing() kernel attributes {known_block_size = array<i32: 64, 1, 1>} { gpu.return }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // expected-note @below {{handle to invalidated ops}}
    %module = transform.structured.match ops{["gpu.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-note @below {{invalidated by this transform op that consumes its operand #0}}
    %spirv = transform.availability.lower_to_spirv %module on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{op uses a handle invalidated by a previously executed transform op}}
    %again = transform.availability.lower_to_spirv %module on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // Alternatives have copies of the payload, which stand in no block.
  gpu.module @kernels {
    gpu.func @nothing() kernel attributes {known_block_size = array<i32: 64, 1, 1>} { gpu.return }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %module = transform.structured.match ops{["gpu.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{all alternatives failed}}
    transform.alternatives %module : !transform.any_op {
    ^bb0(%arg: !transform.any_op):
      %spirv = transform.availability.lower_to_spirv %arg on "vulkan1.1"
          : (!transform.any_op) -> !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{is in this one}}
  module @around {
    // expected-note @below {{payload op}}
    gpu.module @kernels [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>] {}
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %inner = transform.structured.match ops{["gpu.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %outer = transform.get_parent_op %inner : (!transform.any_op) -> !transform.any_op
    %both = transform.merge_handles %inner, %outer : !transform.any_op
    // expected-error @below {{would replace a payload op and one that is nested in it}}
    %spirv = transform.availability.lower_to_spirv %both on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

//--- unchecked.mlir

// With expensive checks, the interpreter finds that itself.
module attributes {transform.with_named_sequence} {
  // expected-note @below {{payload op}}
  gpu.module @kernels [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>] {}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %module = transform.structured.match ops{["gpu.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %twice = transform.merge_handles %module, %module : !transform.any_op
    // expected-error @below {{would replace the same payload op twice}}
    %spirv = transform.availability.lower_to_spirv %twice on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

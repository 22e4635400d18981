// transform.availability.apply_conversion_patterns converts to ops that are available on a target.

// RUN: split-file %s %t
// RUN: mlir-opt %t/kernel.mlir --load-dialect-plugin=%plugin --transform-interpreter \
// RUN:   | FileCheck %s --check-prefix=KERNEL
// RUN: mlir-opt %t/one-op.mlir --load-dialect-plugin=%plugin --transform-interpreter \
// RUN:   | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %t/nested.mlir --load-dialect-plugin=%plugin --transform-interpreter \
// RUN:   | FileCheck %s --check-prefix=NESTED
// RUN: mlir-opt %t/failures.mlir --load-dialect-plugin=%plugin --transform-interpreter -o /dev/null \
// RUN:   --split-input-file --verify-diagnostics

//--- kernel.mlir

// A full conversion, with upstream's rules in front of the target's.
// KERNEL:       spirv.module @__spv__kernels Logical GLSL450
// KERNEL:         spirv.func @double
// KERNEL-SAME:      converted
// KERNEL:           spirv.FAdd {{.*}} : f32
// KERNEL-NOT:     arith.
// KERNEL:       transform.named_sequence
module attributes {transform.with_named_sequence} {
  module {
    gpu.module @kernels {
      gpu.func @double(%x: memref<64xf32, #spirv.storage_class<StorageBuffer>>) kernel
          attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
        %i = gpu.thread_id x
        %value = memref.load %x[%i] : memref<64xf32, #spirv.storage_class<StorageBuffer>>
        %sum = arith.addf %value, %value : f32
        memref.store %sum, %x[%i] : memref<64xf32, #spirv.storage_class<StorageBuffer>>
        gpu.return
      }
    }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %gpu_module = transform.structured.match ops{["gpu.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    %module = transform.get_parent_op %gpu_module {op_name = "builtin.module"}
        : (!transform.any_op) -> !transform.any_op
    transform.availability.apply_conversion_patterns to %module on "vulkan1.1" {
      transform.apply_conversion_patterns.spirv.arith_to_spirv
      transform.apply_conversion_patterns.spirv.cf_to_spirv
      transform.apply_conversion_patterns.spirv.complex_to_spirv
      transform.apply_conversion_patterns.spirv.func_to_spirv
      transform.apply_conversion_patterns.spirv.gpu_to_spirv
      transform.apply_conversion_patterns.spirv.gpu_wmma_to_spirv
      transform.apply_conversion_patterns.spirv.index_to_spirv
      transform.apply_conversion_patterns.spirv.math_to_spirv
      transform.apply_conversion_patterns.spirv.memref_to_spirv
      transform.apply_conversion_patterns.spirv.scf_to_spirv
      transform.apply_conversion_patterns.spirv.tensor_to_spirv
      transform.apply_conversion_patterns.spirv.ub_to_spirv
      transform.apply_conversion_patterns.spirv.vector_reduction_to_spirv_dot_product
      transform.apply_conversion_patterns.spirv.vector_to_spirv
    } with type_converter {
      transform.apply_conversion_patterns.spirv.type_converter {bool_num_bits = 32 : i64}
    } {legal_ops = ["builtin.module"]} : !transform.any_op
    %func = transform.structured.match ops{["spirv.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.annotate %func "converted" : !transform.any_op
    transform.yield
  }
}

//--- one-op.mlir

// Of three ops on half floats, the target lacks one: it can load and store 16 bits, but not multiply them.
// Only that op changes.
// ONE:      %[[X:.*]] = spirv.Load "StorageBuffer" %{{.*}} : f16
// ONE-NEXT: %[[WIDE0:.*]] = spirv.FConvert %[[X]] : f16 to f32
// ONE-NEXT: %[[WIDE1:.*]] = spirv.FConvert %[[X]] : f16 to f32
// ONE-NEXT: %[[PRODUCT:.*]] = spirv.FMul %[[WIDE0]], %[[WIDE1]] : f32
// ONE-NEXT: %[[NARROW:.*]] = spirv.FConvert %[[PRODUCT]] {emulated} : f32 to f16
// ONE-NEXT: spirv.Store "StorageBuffer" %{{.*}}, %[[NARROW]] : f16
module attributes {transform.with_named_sequence} {
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @x bind(0, 0)
        : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f16, stride=2> [0])>, StorageBuffer>
    spirv.func @square() "None" {
      %zero = spirv.Constant 0 : i32
      %x = spirv.mlir.addressof @x
          : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f16, stride=2> [0])>, StorageBuffer>
      %pointer = spirv.AccessChain %x[%zero, %zero]
          : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f16, stride=2> [0])>, StorageBuffer>, i32, i32
          -> !spirv.ptr<f16, StorageBuffer>
      %value = spirv.Load "StorageBuffer" %pointer : f16
      %product = spirv.FMul %value, %value : f16
      spirv.Store "StorageBuffer" %pointer, %product : f16
      spirv.Return
    }
    spirv.EntryPoint "GLCompute" @square
    spirv.ExecutionMode @square "LocalSize", 64, 1, 1
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %target = transform.param.constant "vulkan1.1+StorageBuffer16BitAccess" -> !transform.any_param
    %lacking = transform.availability.match unavailable in %root on %target
        : (!transform.any_op, !transform.any_param) -> !transform.any_op
    transform.availability.apply_conversion_patterns to %lacking on %target {
      transform.apply_conversion_patterns.spirv.widen_floats
    } {preserve_handles} : !transform.any_op, !transform.any_param
    // The handle is to what took the op's place.
    transform.annotate %lacking "emulated" : !transform.any_op
    transform.availability.assert_available %root on %target
        : !transform.any_op, !transform.any_param
    transform.yield
  }
}

//--- nested.mlir

// Ops nested in a payload op are converted with it, and may no longer exist when it is their turn: matches
// return the outer ops first.
// NESTED:      spirv.func @double
// NESTED:        %[[WIDE:.*]] = spirv.FAdd {{.*}} : f32
// NESTED-NEXT:   %[[NARROW:.*]] = spirv.FConvert %[[WIDE]] : f32 to f16
// NESTED-NOT:    spirv.FAdd
module attributes {transform.with_named_sequence} {
  spirv.module Logical GLSL450 {
    spirv.func @double(%x: f16) -> f16 "None" {
      %0 = spirv.FAdd %x, %x : f16
      spirv.ReturnValue %0 : f16
    }
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %lacking = transform.availability.match unavailable in %root on "vulkan1.1"
        : (!transform.any_op) -> !transform.any_op
    transform.availability.apply_conversion_patterns to %lacking on "vulkan1.1+StorageBuffer16BitAccess" {
      transform.apply_conversion_patterns.spirv.widen_floats
    } {partial_conversion, legal_ops = ["spirv.module", "spirv.func", "spirv.ReturnValue"]} : !transform.any_op
    transform.yield
  }
}

//--- failures.mlir

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.consumed}) {
    // expected-error @below {{the payload contains this schedule, which can't be replaced while it is applied}}
    transform.availability.apply_conversion_patterns to %root on "vulkan1.1" {
    } {partial_conversion} : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{payload op}}
  func.func @half(%x: f16) -> f16 {
    // expected-note @below {{'arith.addf' can't be converted for vulkan1.1: nothing makes it legal}}
    // expected-note @below {{does not match, and gives no reason}}
    %0 = arith.addf %x, %x : f16
    return %0 : f16
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{conversion to vulkan1.1 failed}}
    transform.availability.apply_conversion_patterns to %func on "vulkan1.1" {
      transform.apply_conversion_patterns.spirv.arith_to_spirv
    } with type_converter {
      transform.apply_conversion_patterns.spirv.type_converter {emulate_lt_32_bit_scalar_types = false}
    } {legal_dialects = ["func"]} : !transform.any_op
    transform.yield
  }
}

// -----

// A failure is silenceable, and alternatives restore the IR.
module attributes {transform.with_named_sequence} {
  // expected-remark @below {{the second}}
  func.func @half(%x: f16) -> f16 {
    %0 = arith.addf %x, %x : f16
    return %0 : f16
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.alternatives %func : !transform.any_op {
    ^bb0(%arg: !transform.any_op):
      transform.availability.apply_conversion_patterns to %arg on "vulkan1.1" {
        transform.apply_conversion_patterns.spirv.arith_to_spirv
      } with type_converter {
        transform.apply_conversion_patterns.spirv.type_converter {emulate_lt_32_bit_scalar_types = false}
      } {legal_dialects = ["func"], preserve_handles} : !transform.any_op
    }, {
    ^bb0(%arg: !transform.any_op):
      %add = transform.structured.match ops{["arith.addf"]} in %arg
          : (!transform.any_op) -> !transform.op<"arith.addf">
      transform.debug.emit_remark_at %arg, "the second" : !transform.any_op
    }
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %none = transform.structured.match ops{["func.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // Nothing is converted to nothing.
    transform.availability.apply_conversion_patterns to %none on "vulkan1.1" {} : !transform.any_op
    %again = transform.structured.match ops{["func.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{unknown target 'vulcan1.1'}}
    transform.availability.apply_conversion_patterns to %again on "vulcan1.1" {} : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f() { return }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.availability.apply_conversion_patterns to %func on "tosa1.0:pro_int" {
    } with type_converter {
      // expected-error @below {{which is neither a '#vulkan.target' nor a '#spirv.target_env'}}
      transform.apply_conversion_patterns.spirv.type_converter
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @f() { return }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.availability.apply_conversion_patterns to %func on "vulkan1.1" {
      // expected-error @below {{the patterns need a type converter; write 'with type_converter'}}
      transform.apply_conversion_patterns.spirv.arith_to_spirv
    } : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{payload op}}
  gpu.module @kernels [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>,
                       #spirv.target_env<#spirv.vce<v1.3, [Shader], []>, #spirv.resource_limits<>>] {}
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %module = transform.structured.match ops{["gpu.module"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-error @below {{takes one target, and 2 apply; make a variant for each with 'transform.availability.specialize'}}
    transform.availability.apply_conversion_patterns to %module {} : !transform.any_op
    transform.yield
  }
}

// -----

module attributes {transform.with_named_sequence} {
  // expected-note @below {{nested payload op}}
  // expected-note @below {{ancestor payload op}}
  func.func @f() { return }
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    // expected-note @below {{handle to invalidated ops}}
    %func = transform.structured.match ops{["func.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    // expected-note @below {{invalidated by this transform op that consumes its operand #0}}
    transform.availability.apply_conversion_patterns to %func on "vulkan1.1" {
    } {partial_conversion} : !transform.any_op
    // expected-error @below {{op uses a handle invalidated by a previously executed transform op}}
    transform.availability.assert_available %func on "vulkan1.1" : !transform.any_op
    transform.yield
  }
}

// Without GroupNonUniformArithmetic a workgroup is the one subgroup, and reduces in its memory. With it, a
// subgroup does in one instruction.

// RUN: mlir-opt %s --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=vulkan1.1})' | FileCheck %s
// RUN: mlir-opt %s --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=vulkan1.1+GroupNonUniformArithmetic})' \
// RUN:   | FileCheck %s --check-prefix=DEVICE

// CHECK: spirv.module {{.*}} requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>
// CHECK: spirv.GlobalVariable @[[memory:.*]] : !spirv.ptr<!spirv.struct<(!spirv.array<6 x f32>)>, Workgroup>
// CHECK-LABEL: spirv.func @sum
// CHECK: spirv.mlir.addressof @[[memory]]
// CHECK: spirv.Store "Workgroup"
// CHECK: spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory>
// The first step takes the last three of six to the first three, then one of three, then one of two.
// CHECK-COUNT-3: spirv.FAdd
// CHECK-NOT: spirv.FAdd
// CHECK: spirv.ControlBarrier
// CHECK: spirv.Load "Workgroup"
// CHECK: spirv.ControlBarrier

// DEVICE: spirv.module {{.*}} requires #spirv.vce<v1.3, [Shader, GroupNonUniformArithmetic], []>
// DEVICE-LABEL: spirv.func @sum
// DEVICE-NOT: spirv.ControlBarrier
// DEVICE: spirv.GroupNonUniformFAdd <Subgroup> <Reduce>
gpu.module @kernels {
  gpu.func @sum(%x: memref<6xf32>) kernel attributes {known_block_size = array<i32: 6, 1, 1>} {
    %i = gpu.thread_id x
    %value = memref.load %x[%i] : memref<6xf32>
    %sum = gpu.subgroup_reduce add %value uniform : (f32) -> f32
    memref.store %sum, %x[%i] : memref<6xf32>
    gpu.return
  }
}

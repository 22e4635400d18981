// Kernels become SPIR-V that is available on the target, with the smallest triple.

// RUN: mlir-opt %s --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=vulkan1.1})' | FileCheck %s
// RUN: mlir-opt %s --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=vulkan1.0})' \
// RUN:   | FileCheck %s --check-prefix=OLD
// RUN: not mlir-opt %s --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv)' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=NONE

// CHECK-NOT: gpu.module
// CHECK: spirv.module {{.*}} Logical GLSL450 requires #spirv.vce<v1.0, [Shader], [SPV_KHR_storage_buffer_storage_class]>
// CHECK: spirv.GlobalVariable {{.*}} bind(0, 0) : !spirv.ptr<{{.*}}, StorageBuffer>
// CHECK: spirv.EntryPoint "GLCompute" @double
// CHECK: spirv.ExecutionMode @double "LocalSize", 64, 1, 1
// OLD: spirv.module {{.*}} Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []>
// OLD: spirv.GlobalVariable {{.*}} bind(0, 0) : !spirv.ptr<!spirv.struct<(!spirv.array<64 x f32, stride=4> [0]), BufferBlock>, Uniform>
// OLD: %[[element:.*]] = spirv.AccessChain {{.*}} -> !spirv.ptr<f32, Uniform>
// OLD: spirv.Load "Uniform" %[[element]] : f32
// NONE: 'availability-lower-to-spirv': the option 'target' is missing

gpu.module @kernels {
  gpu.func @double(%x: memref<64xf32>) kernel
      attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %value = memref.load %x[%i] : memref<64xf32>
    %sum = arith.addf %value, %value : f32
    memref.store %sum, %x[%i] : memref<64xf32>
    gpu.return
  }
}

// What is not a kernel's stays.
// CHECK: func.func @host
func.func @host() {
  return
}

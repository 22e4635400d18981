// In the Vulkan memory model, accesses are private unless they say otherwise. Those that a barrier orders are marked.

// RUN: mlir-opt %s --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=nvidia-rtx-5080})' | FileCheck %s

// CHECK: spirv.module {{.*}}Logical Vulkan
// CHECK-LABEL: spirv.func @multiply
// CHECK: spirv.Load "Input" %{{.*}} : vector<3xi32>
// CHECK: spirv.Load "StorageBuffer" %{{.*}} ["NonPrivatePointer"] : f16
// CHECK: spirv.Store "Workgroup" %{{.*}} ["NonPrivatePointer"] : f16
// CHECK: spirv.ControlBarrier <Workgroup>, <Workgroup>, <AcquireRelease|WorkgroupMemory|MakeAvailable|MakeVisible>
// CHECK: spirv.KHR.CooperativeMatrixLoad %{{.*}}, %{{.*}}, <RowMajor>, <NonPrivatePointer>
// CHECK: spirv.KHR.CooperativeMatrixStore %{{.*}}, %{{.*}}, %{{.*}}, <RowMajor>, <NonPrivatePointer>
gpu.module @kernels {
  gpu.func @multiply(%a: memref<32xf16>, %c: memref<16x16xf32>)
      workgroup(%shared: memref<16x16xf16, #gpu.address_space<workgroup>>) kernel
      attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %i = gpu.thread_id x
    %x = memref.load %a[%i] : memref<32xf16>
    memref.store %x, %shared[%c0, %i] : memref<16x16xf16, #gpu.address_space<workgroup>>
    gpu.barrier
    %zero = arith.constant 0.0 : f32
    %zeros = gpu.subgroup_mma_constant_matrix %zero : !gpu.mma_matrix<16x16xf32, "COp">
    %ma = gpu.subgroup_mma_load_matrix %shared[%c0, %c0] {leadDimension = 16 : index}
        : memref<16x16xf16, #gpu.address_space<workgroup>> -> !gpu.mma_matrix<16x16xf16, "AOp">
    %mb = gpu.subgroup_mma_load_matrix %shared[%c0, %c0] {leadDimension = 16 : index}
        : memref<16x16xf16, #gpu.address_space<workgroup>> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %mc = gpu.subgroup_mma_compute %ma, %mb, %zeros
        : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %mc, %c[%c0, %c0] {leadDimension = 16 : index}
        : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
    gpu.return
  }
}

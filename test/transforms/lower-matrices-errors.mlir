// A target without cooperative matrices is told what it lacks, once, and so is one without a subgroup size that
// divides the workgroups.

// RUN: not mlir-opt %s --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=lavapipe})' 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{emulate target=vulkan1.0})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=EMULATE
// RUN: not mlir-opt %s --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=nvidia-rtx-5080})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=SIZE

// CHECK: :[[#@LINE+14]]:10: error: gpu.subgroup_mma_constant_matrix needs capability CooperativeMatrixKHR; lavapipe does not offer it
// CHECK: note: it calculates with the cooperative matrix '!spirv.coopmatrix<16x16xf16, Subgroup, MatrixAcc>'; use a target that has it, or tile the product for workgroup memory or registers
// CHECK-NOT: error:

// EMULATE: error: gpu.subgroup_mma_constant_matrix needs capability CooperativeMatrixKHR; vulkan1.0 does not offer it
// EMULATE-NOT: error:

// A subgroup has 32 invocations there.
// SIZE: error: kernel 'fill' calculates with cooperative matrices, and its workgroups are 48 wide, but nvidia-rtx-5080 is not known to have full subgroups of a size that divides it; change the size of the workgroups, or use a target that states its subgroup sizes
// SIZE-NOT: error:
gpu.module @kernels {
  gpu.func @fill(%c: memref<16x16xf16>) kernel attributes {known_block_size = array<i32: 48, 1, 1>} {
    %c0 = arith.constant 0 : index
    %one = arith.constant 1.0 : f16
    %m = gpu.subgroup_mma_constant_matrix %one : !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %m, %c[%c0, %c0] {leadDimension = 16 : index}
        : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
    gpu.return
  }
}

// A kernel that states a subgroup size keeps it, or is refused.

// RUN: mlir-opt %s --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=amd-rx-7800-xt-24.0.99-arch})' | FileCheck %s
// RUN: not mlir-opt %s --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=lavapipe-26.1.99-cachyos})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ERROR

// Without the statement it would be 64.
// CHECK: spirv.GlobalVariable @"subgroup_size(32)" built_in("SubgroupSize")

// ERROR: error: kernel 'fill' calculates with cooperative matrices in subgroups of 32, and its workgroups are 64 wide, but lavapipe-26.1.99-cachyos is not known to have full subgroups of that size there; leave 'subgroup_size' out, or use another target
// ERROR-NOT: error:
gpu.module @kernels {
  gpu.func @fill(%c: memref<16x16xf16>) kernel attributes {
      spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1], subgroup_size = 32>} {
    %c0 = arith.constant 0 : index
    %one = arith.constant 1.0 : f16
    %m = gpu.subgroup_mma_constant_matrix %one : !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %m, %c[%c0, %c0] {leadDimension = 16 : index}
        : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
    gpu.return
  }
}

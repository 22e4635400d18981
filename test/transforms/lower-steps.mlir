// The steps of the lowering are passes: tools show the IR after each.

// RUN: mlir-opt %s --load-pass-plugin=%plugin --mlir-disable-threading \
// RUN:   --mlir-print-ir-after-all -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=vulkan1.1})' 2>&1 \
// RUN:   | FileCheck %s
// RUN: mlir-opt %s --load-pass-plugin=%plugin -o /dev/null \
// RUN:   --mlir-disable-threading --mlir-print-ir-after-change --mlir-print-ir-after-all \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=vulkan1.1})' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=CHANGED

// CHECK: IR Dump After availability-simplify-kernels
// CHECK: IR Dump After availability-prepare-kernels
// CHECK: IR Dump After availability-reduce-in-workgroup
// CHECK-NOT: gpu.subgroup_reduce
// CHECK: gpu.return
// CHECK: IR Dump After availability-convert-to-spirv
// CHECK: spirv.module
// CHECK: IR Dump After availability-finish-modules
// CHECK: spirv.EntryPoint "GLCompute"
// CHECK: IR Dump After availability-verify-available
// CHECK-NOT: IR Dump After availability-emulate

// CHANGED-NOT: IR Dump After availability-pack-vectors
// CHANGED: IR Dump After availability-convert-to-spirv

gpu.module @kernels {
  gpu.func @sum(%m: memref<64xf32>) kernel
      attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = gpu.subgroup_reduce add %x : (f32) -> f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}

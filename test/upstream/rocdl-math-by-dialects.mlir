// convert-gpu-to-rocdl has two conversions of math.tanh. Where nvvm is loaded,
// it chooses the intrinsic, which no back end has. When this test fails, LLVM has
// changed that: see docs/workarounds.md, then delete the workaround.

// REQUIRES: llvm-22
// RUN: mlir-opt %s -pass-pipeline='builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx942}))' | FileCheck %s --check-prefix=INTRINSIC
// RUN: mlir-opt %s -pass-pipeline='builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx942 allowed-dialects=func,memref}))' | FileCheck %s --check-prefix=CALL

gpu.module @kernels attributes {loads = #nvvm.target} {
  gpu.func @kernel(%x: f32, %m: memref<f32>) kernel {
    // INTRINSIC: llvm.intr.tanh
    // CALL: llvm.call @__ocml_tanh_f32
    %y = math.tanh %x : f32
    memref.store %y, %m[] : memref<f32>
    gpu.return
  }
}

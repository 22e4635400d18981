// Kernels can't report errors: assertions are left out, with a remark for each text.

// RUN: mlir-opt %s --load-pass-plugin=%plugin --verify-diagnostics \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=vulkan1.1})' | FileCheck %s

// CHECK-LABEL: spirv.func @k
// CHECK-NOT: cf.assert
gpu.module @kernels {
  gpu.func @k(%x: memref<64xi32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %zero = arith.constant 0 : i32
    %v = memref.load %x[%i] : memref<64xi32>
    %ok = arith.cmpi sgt, %v, %zero : i32
    // expected-remark @+1 {{'cf.assert' is left out, since a kernel can't report an error; call it only where this holds: positive}}
    cf.assert %ok, "positive"
    cf.assert %ok, "positive"
    // expected-remark @+1 {{call it only where this holds: still positive}}
    cf.assert %ok, "still positive"
    memref.store %zero, %x[%i] : memref<64xi32>
    gpu.return
  }
}

// A vector of four i8 fills a 32-bit word. If it isn't available, the word is read, and its numbers are
// extracted by shifts, or multiplied in place.

// RUN: mlir-opt %s --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=vulkan1.1})' | FileCheck %s
// RUN: mlir-opt %s --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=vulkan1.3})' \
// RUN:   | FileCheck %s --check-prefix=PACKED
// RUN: mlir-opt %s --load-pass-plugin=%plugin \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=lavapipe})' \
// RUN:   | FileCheck %s --check-prefix=BYTES

// CHECK: !spirv.array<64 x i32, stride=4>
// CHECK: %[[word:.*]] = spirv.Load "StorageBuffer" {{.*}} : i32
// CHECK: %[[all:.*]] = spirv.CompositeConstruct %[[word]], %[[word]], %[[word]], %[[word]]
// CHECK: %[[high:.*]] = spirv.ShiftLeftLogical %[[all]]
// CHECK: %[[numbers:.*]] = spirv.ShiftRightArithmetic %[[high]]
// CHECK: spirv.IMul %[[numbers]], %[[numbers]]

// PACKED: %[[word:.*]] = spirv.Load "StorageBuffer" {{.*}} : i32
// PACKED-NOT: spirv.Shift
// PACKED: spirv.SDot %[[word]], %[[word]], <PackedVectorFormat4x8Bit> : i32 -> i32

// BYTES: !spirv.array<64 x vector<4xi8>, stride=4>
// BYTES: spirv.SDot {{.*}} : vector<4xi8> -> i32
gpu.module @kernels {
  gpu.func @square(%x: memref<64xvector<4xi8>>, %out: memref<64xi32>) kernel
      attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %vector = memref.load %x[%i] : memref<64xvector<4xi8>>
    %wide = arith.extsi %vector : vector<4xi8> to vector<4xi32>
    %products = arith.muli %wide, %wide : vector<4xi32>
    %sum = vector.reduction <add>, %products : vector<4xi32> into i32
    memref.store %sum, %out[%i] : memref<64xi32>
    gpu.return
  }
}

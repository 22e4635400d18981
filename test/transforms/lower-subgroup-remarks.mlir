// The size of an emulated subgroup differs from the device's. A remark says so, unless the results can't
// depend on it.

// RUN: mlir-opt %s --load-pass-plugin=%plugin --split-input-file --verify-diagnostics -o /dev/null \
// RUN:   --pass-pipeline='builtin.module(availability-lower-to-spirv{target=vulkan1.1})'

gpu.module @kernels {
  gpu.func @reduction(%out: memref<96xi32>) kernel attributes {known_block_size = array<i32: 96, 1, 1>} {
    %i = gpu.thread_id x
    %size = gpu.subgroup_size : index
    %one = arith.index_cast %size : index to i32
    // expected-remark @+1 {{'gpu.subgroup_reduce' is emulated on vulkan1.1: a subgroup is 96 invocations of the workgroup, whatever the device's own subgroups are; if the results depend on the size of a subgroup, state 'subgroup_size' in 'spirv.entry_point_abi', which holds on every target}}
    %sum = gpu.subgroup_reduce add %one : (i32) -> i32
    memref.store %sum, %out[%i] : memref<96xi32>
    gpu.return
  }
}

// -----

// The kernel states the size.
gpu.module @kernels {
  gpu.func @stated(%out: memref<64xi32>) kernel
      attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1], subgroup_size = 32>} {
    %i = gpu.thread_id x
    %one = arith.constant 1 : i32
    %sum = gpu.subgroup_reduce add %one : (i32) -> i32
    memref.store %sum, %out[%i] : memref<64xi32>
    gpu.return
  }
}

// -----

// Clusters have their own size, and so have shuffles.
gpu.module @kernels {
  gpu.func @cluster(%out: memref<64xi32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %one = arith.constant 1 : i32
    %sum = gpu.subgroup_reduce add %one cluster(size = 8) : (i32) -> i32
    memref.store %sum, %out[%i] : memref<64xi32>
    gpu.return
  }
  gpu.func @shuffle(%out: memref<64xi32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %one = arith.constant 1 : i32
    %c16 = arith.constant 16 : i32
    %other, %valid = gpu.shuffle xor %one, %one, %c16 : i32
    %sum = gpu.subgroup_reduce add %other : (i32) -> i32
    memref.store %sum, %out[%i] : memref<64xi32>
    gpu.return
  }
}

// -----

// A whole workgroup is the same on every target.
gpu.module @kernels {
  gpu.func @workgroup(%out: memref<64xi32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %one = arith.constant 1 : i32
    %sum = gpu.all_reduce add %one uniform {} : (i32) -> (i32)
    memref.store %sum, %out[%i] : memref<64xi32>
    gpu.return
  }
}

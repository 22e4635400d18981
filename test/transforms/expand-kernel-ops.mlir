// The pass expands what no conversion to chips takes, and leaves the rest.

// RUN: mlir-opt %s --load-pass-plugin=%plugin --pass-pipeline='builtin.module(gpu.module(availability-expand-kernel-ops))' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,NVIDIA
// RUN: mlir-opt %s --load-pass-plugin=%plugin --pass-pipeline='builtin.module(gpu.module(availability-expand-kernel-ops{chipset=gfx942}))' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,AMD
// RUN: not mlir-opt %s --load-pass-plugin=%plugin --pass-pipeline='builtin.module(gpu.module(availability-expand-kernel-ops{chipset=gfx}))' 2>&1 \
// RUN:   | FileCheck %s --check-prefix=WRONG

// WRONG: error: 'gfx' is no chip of AMD's

gpu.module @kernels {
  // CHECK-LABEL: @reduce
  gpu.func @reduce(%x: f32, %m: memref<f32>) kernel {
    // A subgroup of NVIDIA's has 32 invocations, one of gfx942 64.
    // NVIDIA-COUNT-5: gpu.shuffle xor
    // AMD-COUNT-6: gpu.shuffle xor
    // CHECK-NOT: gpu.
    // CHECK: memref.store
    %sum = gpu.subgroup_reduce add %x : (f32) -> f32
    memref.store %sum, %m[] : memref<f32>
    gpu.return
  }

  // CHECK-LABEL: @redux
  gpu.func @redux(%x: i32, %m: memref<i32>) kernel {
    // NVIDIA: gpu.subgroup_reduce minsi
    // AMD-COUNT-6: gpu.shuffle xor
    %least = gpu.subgroup_reduce minsi %x uniform : (i32) -> i32
    memref.store %least, %m[] : memref<i32>
    gpu.return
  }

  // CHECK-LABEL: @narrow
  // CHECK-SAME: (%[[X:.+]]: f16, %[[OFFSET:.+]]: i32, %[[WIDTH:.+]]: i32, %[[M:.+]]: memref<f16>)
  gpu.func @narrow(%x: f16, %offset: i32, %width: i32, %m: memref<f16>) kernel {
    // NVIDIA: %[[BITS:.+]] = arith.bitcast %[[X]] : f16 to i16
    // NVIDIA: %[[WIDE:.+]] = arith.extui %[[BITS]] : i16 to i32
    // NVIDIA: %[[GOT:.+]], %{{.+}} = gpu.shuffle idx %[[WIDE]], %[[OFFSET]], %[[WIDTH]] : i32
    // NVIDIA: %[[BACK:.+]] = arith.trunci %[[GOT]] : i32 to i16
    // NVIDIA: arith.bitcast %[[BACK]] : i16 to f16
    // AMD: gpu.shuffle idx %[[X]], %[[OFFSET]], %[[WIDTH]] : f16
    %y, %valid = gpu.shuffle idx %x, %offset, %width : f16
    memref.store %y, %m[] : memref<f16>
    gpu.return
  }

  // CHECK-LABEL: @count
  gpu.func @count(%m: memref<index>) kernel {
    // NVIDIA: %[[SIZE:.+]] = arith.constant 32 : index
    // AMD: %[[SIZE:.+]] = arith.constant 64 : index
    // CHECK: %[[NUMBER:.+]] = arith.divui %{{.+}}, %[[SIZE]] : index
    // CHECK: memref.store %[[NUMBER]]
    %number = gpu.num_subgroups : index
    memref.store %number, %m[] : memref<index>
    gpu.return
  }

  // CHECK-LABEL: @vectors
  gpu.func @vectors(%x: vector<2x4xf32>, %start: vector<4xf32>, %m: memref<4xf32>) kernel {
    // CHECK-NOT: vector.multi_reduction
    // CHECK-COUNT-2: arith.addf %{{.+}} : vector<4xf32>
    %i = arith.constant 0 : index
    %sum = vector.multi_reduction <add>, %x, %start [0] : vector<2x4xf32> to vector<4xf32>
    vector.store %sum, %m[%i] : memref<4xf32>, vector<4xf32>
    gpu.return
  }
}

// The pass expands what no conversion to chips takes, and leaves the rest.

// RUN: mlir-opt %s --load-pass-plugin=%plugin --pass-pipeline='builtin.module(gpu.module(availability-expand-kernel-ops))' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,NVIDIA
// RUN: mlir-opt %s --load-pass-plugin=%plugin --pass-pipeline='builtin.module(gpu.module(availability-expand-kernel-ops{chipset=gfx942}))' \
// RUN:   | FileCheck %s --check-prefixes=CHECK,AMD
// RUN: mlir-opt %s --load-pass-plugin=%plugin --pass-pipeline='builtin.module(availability-expand-kernel-ops)' \
// RUN:   | FileCheck %s --check-prefix=CPU
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

  // CHECK-LABEL: @rotate
  // CHECK-SAME: (%[[X:.+]]: i32, %{{.+}}: memref<i32>)
  gpu.func @rotate(%x: i32, %m: memref<i32>) kernel {
    // CHECK: %[[INDEX:.+]] = gpu.lane_id
    // CHECK: %[[LANE:.+]] = arith.index_cast %[[INDEX]] : index to i32
    // CHECK: %[[OFFSET:.+]] = arith.constant 4 : i32
    // CHECK: %[[ADDED:.+]] = arith.addi %[[LANE]], %[[OFFSET]] : i32
    // CHECK: %[[LAST:.+]] = arith.constant 15 : i32
    // CHECK: %[[MOVED:.+]] = arith.andi %[[ADDED]], %[[LAST]] : i32
    // CHECK: %[[GROUP:.+]] = arith.constant -16 : i32
    // CHECK: %[[FIRST:.+]] = arith.andi %[[LANE]], %[[GROUP]] : i32
    // CHECK: %[[FROM:.+]] = arith.ori %[[MOVED]], %[[FIRST]] : i32
    // CHECK: %[[WIDTH:.+]] = arith.constant 16 : i32
    // CHECK: gpu.shuffle idx %[[X]], %[[FROM]], %[[WIDTH]] : i32
    %y, %valid = gpu.rotate %x, 4, 16 : i32
    memref.store %y, %m[] : memref<i32>
    gpu.return
  }

  // CHECK-LABEL: @broadcast
  // CHECK-SAME: (%[[X:.+]]: i32, %[[L:.+]]: i32, %{{.+}}: memref<2xi32>)
  gpu.func @broadcast(%x: i32, %l: i32, %m: memref<2xi32>) kernel {
    // AMD-COUNT-2: gpu.subgroup_broadcast
    // NVIDIA: gpu.shuffle idx %[[X]], %[[L]], %{{.+}} : i32
    // NVIDIA: %[[ACTIVE:.+]] = llvm.call_intrinsic "llvm.nvvm.activemask"
    // NVIDIA: %[[FIRST:.+]] = math.cttz %[[ACTIVE]] : i32
    // NVIDIA: gpu.shuffle idx %[[X]], %[[FIRST]], %{{.+}} : i32
    %a = gpu.subgroup_broadcast %x, specific_lane %l : i32
    %b = gpu.subgroup_broadcast %x, first_active_lane : i32
    %v = vector.from_elements %a, %b : vector<2xi32>
    %i = arith.constant 0 : index
    vector.store %v, %m[%i] : memref<2xi32>, vector<2xi32>
    gpu.return
  }

  // CHECK-LABEL: @product
  // CHECK-SAME: (%[[X:.+]]: i32, %[[M:.+]]: memref<i32>)
  gpu.func @product(%x: i32, %m: memref<i32>) kernel {
    // CHECK: memref.generic_atomic_rmw %[[M]][]
    // CHECK: ^bb0(%[[OLD:.+]]: i32):
    // CHECK: %[[NEW:.+]] = arith.muli %[[OLD]], %[[X]] : i32
    // CHECK: memref.atomic_yield %[[NEW]] : i32
    // CHECK: memref.atomic_rmw addi
    %y = memref.atomic_rmw muli %x, %m[] : (i32, memref<i32>) -> i32
    %z = memref.atomic_rmw addi %y, %m[] : (i32, memref<i32>) -> i32
    gpu.return
  }

  // CHECK-LABEL: @infinite
  // CHECK-SAME: (%[[X:.+]]: f32, %{{.+}}: memref<i1>)
  gpu.func @infinite(%x: f32, %m: memref<i1>) kernel {
    // NVIDIA: math.isinf %[[X]]
    // AMD: %[[SIZE:.+]] = math.absf %[[X]] : f32
    // AMD: %[[INF:.+]] = arith.constant 0x7F800000 : f32
    // AMD: arith.cmpf oeq, %[[SIZE]], %[[INF]] : f32
    %y = math.isinf %x : f32
    memref.store %y, %m[] : memref<i1>
    gpu.return
  }

  // CHECK-LABEL: @normal
  // CHECK-SAME: (%[[X:.+]]: f32, %{{.+}}: memref<i1>)
  gpu.func @normal(%x: f32, %m: memref<i1>) kernel {
    // CHECK: %[[SIZE:.+]] = math.absf %[[X]] : f32
    // CHECK: %[[INF:.+]] = arith.constant 0x7F800000 : f32
    // CHECK: %[[FINITE:.+]] = arith.cmpf olt, %[[SIZE]], %[[INF]] : f32
    // CHECK: %[[LEAST:.+]] = arith.constant 1.17549435E-38 : f32
    // CHECK: %[[LARGE:.+]] = arith.cmpf oge, %[[SIZE]], %[[LEAST]] : f32
    // CHECK: arith.andi %[[FINITE]], %[[LARGE]] : i1
    %y = math.isnormal %x : f32
    memref.store %y, %m[] : memref<i1>
    gpu.return
  }

  // CHECK-LABEL: @clamp
  gpu.func @clamp(%x: f32, %y: bf16, %a: f32, %b: bf16, %m: memref<f32>, %n: memref<bf16>) kernel {
    // AMD: math.clampf %{{.+}} : f32
    // CHECK-NOT: math.clampf
    // CHECK: arith.minimumf %{{.+}} : bf16
    // CHECK-NOT: math.clampf
    // CHECK: gpu.return
    %c = math.clampf %x to [%a, %x] : f32
    %d = math.clampf %y to [%b, %y] : bf16
    memref.store %c, %m[] : memref<f32>
    memref.store %d, %n[] : memref<bf16>
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

// CPU-LABEL: @softmax
func.func @softmax(%x: tensor<4x8xf32>, %out: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CPU-NOT: linalg.softmax
  // CPU-COUNT-4: linalg.generic
  %y = linalg.softmax dimension(1) ins(%x : tensor<4x8xf32>) outs(%out : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}

// What is in memory stays.
// CPU-LABEL: @in_memory
func.func @in_memory(%x: memref<4x8xf32>, %out: memref<4x8xf32>) {
  // CPU: linalg.softmax
  linalg.softmax dimension(1) ins(%x : memref<4x8xf32>) outs(%out : memref<4x8xf32>)
  return
}

// CPU-LABEL: @infinite
func.func @infinite(%x: f32) -> i1 {
  // CPU: math.absf
  // CPU: arith.cmpf oeq
  %y = math.isinf %x : f32
  return %y : i1
}

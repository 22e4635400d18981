// A copy that doesn't wait.
gpu.module @kernels {
  gpu.func @kernel(%g: memref<64xf16>) workgroup(%s: memref<64xf16, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %t = nvgpu.device_async_copy %g[%i], %s[%i], 4 : memref<64xf16> to memref<64xf16, #gpu.address_space<workgroup>> // no: sm_60 sm_75 gfx* vulkan*
    %u = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %u {numGroups = 0 : i32}
    gpu.return
  }
}
// -----
// Rows of a matrix from shared memory.
gpu.module @kernels {
  gpu.func @kernel(%o: memref<64xf16>) workgroup(%s: memref<32x32xf16, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %c = arith.constant 0 : index
    %r = nvgpu.ldmatrix %s[%c, %i] {transpose = false, numTiles = 4 : i32} : memref<32x32xf16, #gpu.address_space<workgroup>> -> vector<4x2xf16> // no: sm_60 gfx* vulkan*
    %v = vector.extract %r[0] : vector<2xf16> from vector<4x2xf16>
    vector.store %v, %o[%i] : memref<64xf16>, vector<2xf16>
    gpu.return
  }
}
// -----
// A product of f16, 16x8x16.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<vector<4x2xf16>>, %pb: memref<vector<2x2xf16>>, %pc: memref<vector<2x2xf16>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<vector<4x2xf16>>
    %b = memref.load %pb[] : memref<vector<2x2xf16>>
    %c = memref.load %pc[] : memref<vector<2x2xf16>>
    %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16> // no: sm_60 sm_75 gfx* vulkan*
    memref.store %d, %pc[] : memref<vector<2x2xf16>>
    gpu.return
  }
}
// -----
// A product of f16, 16x8x8.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<vector<2x2xf16>>, %pb: memref<vector<1x2xf16>>, %pc: memref<vector<2x2xf16>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<vector<2x2xf16>>
    %b = memref.load %pb[] : memref<vector<1x2xf16>>
    %c = memref.load %pc[] : memref<vector<2x2xf16>>
    %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<2x2xf16>, vector<1x2xf16>, vector<2x2xf16>) -> vector<2x2xf16> // no: sm_60 gfx* vulkan*
    memref.store %d, %pc[] : memref<vector<2x2xf16>>
    gpu.return
  }
}
// -----
// A product of f16 into f32.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<vector<4x2xf16>>, %pb: memref<vector<2x2xf16>>, %pc: memref<vector<2x2xf32>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<vector<4x2xf16>>
    %b = memref.load %pb[] : memref<vector<2x2xf16>>
    %c = memref.load %pc[] : memref<vector<2x2xf32>>
    %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32> // no: sm_60 sm_75 gfx* vulkan*
    memref.store %d, %pc[] : memref<vector<2x2xf32>>
    gpu.return
  }
}
// -----
// A product of bf16.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<vector<4x2xbf16>>, %pb: memref<vector<2x2xbf16>>, %pc: memref<vector<2x2xf32>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<vector<4x2xbf16>>
    %b = memref.load %pb[] : memref<vector<2x2xbf16>>
    %c = memref.load %pc[] : memref<vector<2x2xf32>>
    %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xbf16>, vector<2x2xbf16>, vector<2x2xf32>) -> vector<2x2xf32> // no: sm_60 sm_75 gfx* vulkan*
    memref.store %d, %pc[] : memref<vector<2x2xf32>>
    gpu.return
  }
}
// -----
// A product of tf32.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<vector<4x1xf32>>, %pb: memref<vector<2x1xf32>>, %pc: memref<vector<2x2xf32>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<vector<4x1xf32>>
    %b = memref.load %pb[] : memref<vector<2x1xf32>>
    %c = memref.load %pc[] : memref<vector<2x2xf32>>
    %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32> // no: sm_60 sm_75 gfx* vulkan*
    memref.store %d, %pc[] : memref<vector<2x2xf32>>
    gpu.return
  }
}
// -----
// A product of f64.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<vector<1x1xf64>>, %pb: memref<vector<1x1xf64>>, %pc: memref<vector<1x2xf64>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<vector<1x1xf64>>
    %b = memref.load %pb[] : memref<vector<1x1xf64>>
    %c = memref.load %pc[] : memref<vector<1x2xf64>>
    %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64> // no: sm_60 sm_75 gfx* vulkan*
    memref.store %d, %pc[] : memref<vector<1x2xf64>>
    gpu.return
  }
}
// -----
// A product of i8.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<vector<4x4xi8>>, %pb: memref<vector<2x4xi8>>, %pc: memref<vector<2x2xi32>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<vector<4x4xi8>>
    %b = memref.load %pb[] : memref<vector<2x4xi8>>
    %c = memref.load %pc[] : memref<vector<2x2xi32>>
    %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 32]} : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32> // no: sm_60 sm_75 gfx* vulkan*
    memref.store %d, %pc[] : memref<vector<2x2xi32>>
    gpu.return
  }
}
// -----
// A product of i4.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<vector<4x8xi4>>, %pb: memref<vector<2x8xi4>>, %pc: memref<vector<2x2xi32>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<vector<4x8xi4>>
    %b = memref.load %pb[] : memref<vector<2x8xi4>>
    %c = memref.load %pc[] : memref<vector<2x2xi32>>
    %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 64]} : (vector<4x8xi4>, vector<2x8xi4>, vector<2x2xi32>) -> vector<2x2xi32> // no: sm_60 sm_75 gfx* vulkan*
    memref.store %d, %pc[] : memref<vector<2x2xi32>>
    gpu.return
  }
}
// -----
// A barrier object.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c = arith.constant 0 : index
    %n = arith.constant 32 : index
    %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> // no: gfx* vulkan*
    nvgpu.mbarrier.init %b[%c], %n : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> // no: sm_60 sm_75
    gpu.return
  }
}
// -----
// A barrier object that counts bytes.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c = arith.constant 0 : index
    %n = arith.constant 32 : index
    %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> // no: gfx* vulkan*
    nvgpu.mbarrier.init %b[%c], %n : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> // no: sm_60 sm_75
    nvgpu.mbarrier.arrive.expect_tx %b[%c], %n : !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>> // no: sm_80
    gpu.return
  }
}
// -----
// A fast reciprocal.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<vector<4xf32>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %x = memref.load %m[] : memref<vector<4xf32>>
    %y = nvgpu.rcp %x {rounding = approx, ftz} : vector<4xf32> // no: gfx* vulkan*
    memref.store %y, %m[] : memref<vector<4xf32>>
    gpu.return
  }
}
// -----
// A matrix of the subgroup, tf32.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<16x16xf32>, %o: memref<16x16xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c = arith.constant 0 : index
    %a = gpu.subgroup_mma_load_matrix %m[%c, %c] {leadDimension = 16 : index} : memref<16x16xf32> -> !gpu.mma_matrix<16x8xf32, "AOp"> // no: sm_60 sm_75 gfx* vulkan*
    %b = gpu.subgroup_mma_load_matrix %m[%c, %c] {leadDimension = 16 : index} : memref<16x16xf32> -> !gpu.mma_matrix<8x16xf32, "BOp">
    %d = gpu.subgroup_mma_load_matrix %o[%c, %c] {leadDimension = 16 : index} : memref<16x16xf32> -> !gpu.mma_matrix<16x16xf32, "COp">
    %e = gpu.subgroup_mma_compute %a, %b, %d : !gpu.mma_matrix<16x8xf32, "AOp">, !gpu.mma_matrix<8x16xf32, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %e, %o[%c, %c] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32>
    gpu.return
  }
}
// -----
// A four-way dot product.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi32>
    %b = vector.broadcast %x : i32 to vector<1xi32>
    %v = vector.bitcast %b : vector<1xi32> to vector<4xi8>
    %y = nvvm.dot.accumulate.4way %v <signed>, %v <signed>, %x : vector<4xi8>, vector<4xi8> // no: sm_60 gfx* vulkan*
    memref.store %y, %m[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// A vote of lanes that agree.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi32>
    %y = nvvm.match.sync any %x, %x : i32 -> i32 // no: sm_60 gfx* vulkan*
    memref.store %y, %m[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// A reduction by one instruction.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi32>
    %y = nvvm.redux.sync add %x, %x : i32 -> i32 // no: sm_60 sm_75 gfx* vulkan*
    memref.store %y, %m[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// A reduction of f32 by one instruction.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %k = arith.constant -1 : i32
    %x = memref.load %m[%i] : memref<64xf32>
    %y = nvvm.redux.sync fmin %x, %k : f32 -> f32 // no: sm_60 sm_75 sm_80 sm_90a gfx* vulkan*
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A shuffle of NVVM.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi32>
    %y = nvvm.shfl.sync bfly %x, %x, %x, %x : i32 -> i32 // no: gfx* vulkan*
    memref.store %y, %m[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// A cluster's barrier.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    nvvm.cluster.arrive // no: sm_60 sm_75 sm_80 gfx* vulkan*
    gpu.return
  }
}
// -----
// A cluster's barrier, waiting.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    nvvm.cluster.wait // no: sm_60 sm_75 sm_80 gfx* vulkan*
    gpu.return
  }
}
// -----
// A group of copies.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    nvvm.cp.async.commit.group // no: sm_60 sm_75 gfx* vulkan*
    gpu.return
  }
}
// -----
// A wait for copies.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    nvvm.cp.async.wait.group 0 // no: sm_60 sm_75 gfx* vulkan*
    gpu.return
  }
}
// -----
// A group of bulk copies.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    nvvm.cp.async.bulk.commit.group // no: sm_60 sm_75 sm_80 gfx* vulkan*
    gpu.return
  }
}
// -----
// A fence of warpgroups.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    nvvm.wgmma.fence.aligned // no: sm_60 sm_75 sm_80 sm_100a gfx* vulkan*
    gpu.return
  }
}
// -----
// A fence of tensor memory.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    nvvm.tcgen05.fence #nvvm.tcgen05_fence<before> // no: sm_60 sm_75 sm_80 sm_90a gfx* vulkan*
    gpu.return
  }
}
// -----
// More registers.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    nvvm.setmaxregister increase 80 // no: sm_60 sm_75 sm_80 gfx* vulkan*
    gpu.return
  }
}
// -----
// A fence for barrier objects.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    nvvm.fence.mbarrier.init // no: sm_60 sm_75 sm_80 gfx* vulkan*
    gpu.return
  }
}
// -----
// A barrier of NVVM.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    nvvm.barrier0 // no: gfx* vulkan*
    gpu.return
  }
}
// -----
// A warp's barrier.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %k = arith.constant -1 : i32
    nvvm.bar.warp.sync %k : i32 // no: gfx* vulkan*
    gpu.return
  }
}
// -----
// A leader.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<i1>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %y = nvvm.elect.sync -> i1 // no: sm_60 sm_75 sm_80 gfx* vulkan*
    memref.store %y, %m[] : memref<i1>
    gpu.return
  }
}
// -----
// A rounding to tf32.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>, %o: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = nvvm.convert.float.to.tf32 %x {rnd = #nvvm.fp_rnd_mode<rna>} // no: sm_60 sm_75 gfx* vulkan*
    memref.store %y, %o[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// A sparse product.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<vector<4x2xf16>>, %pb: memref<vector<4x2xf16>>, %pc: memref<vector<2x2xf16>>, %pm: memref<vector<2xi16>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<vector<4x2xf16>>
    %b = memref.load %pb[] : memref<vector<4x2xf16>>
    %c = memref.load %pc[] : memref<vector<2x2xf16>>
    %e = memref.load %pm[] : memref<vector<2xi16>>
    %d = nvgpu.mma.sp.sync(%a, %b, %c) metadata(%e) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16> // no: sm_60 sm_75 gfx* vulkan*
    memref.store %d, %pc[] : memref<vector<2x2xf16>>
    gpu.return
  }
}

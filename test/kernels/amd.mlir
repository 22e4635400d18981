// A product of f16, 16x16x16.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<vector<4xf16>>, %pc: memref<vector<4xf32>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<vector<4xf16>>
    %c = memref.load %pc[] : memref<vector<4xf32>>
    %d = amdgpu.mfma 16x16x16 %a * %a + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32> // no: sm_* gfx906 gfx1100 gfx1250 vulkan*
    memref.store %d, %pc[] : memref<vector<4xf32>>
    gpu.return
  }
}
// -----
// A product of f16, 32x32x8.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<vector<4xf16>>, %pc: memref<vector<16xf32>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<vector<4xf16>>
    %c = memref.load %pc[] : memref<vector<16xf32>>
    %d = amdgpu.mfma 32x32x8 %a * %a + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32> // no: sm_* gfx906 gfx1100 gfx1250 vulkan*
    memref.store %d, %pc[] : memref<vector<16xf32>>
    gpu.return
  }
}
// -----
// A product of f16, 16x16x32, which MI350 brings.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<vector<8xf16>>, %pc: memref<vector<4xf32>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<vector<8xf16>>
    %c = memref.load %pc[] : memref<vector<4xf32>>
    %d = amdgpu.mfma 16x16x32 %a * %a + %c blgp = none : vector<8xf16>, vector<8xf16>, vector<4xf32> // no: sm_* gfx* vulkan*
    memref.store %d, %pc[] : memref<vector<4xf32>>
    gpu.return
  }
}
// -----
// A product of f64 on CDNA.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<f64>, %pc: memref<vector<4xf64>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<f64>
    %c = memref.load %pc[] : memref<vector<4xf64>>
    %d = amdgpu.mfma 16x16x4 %a * %a + %c blgp = none : f64, f64, vector<4xf64> // no: sm_* gfx906 gfx1100 gfx1250 vulkan*
    memref.store %d, %pc[] : memref<vector<4xf64>>
    gpu.return
  }
}
// -----
// A product of f32.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<f32>, %pc: memref<vector<16xf32>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<f32>
    %c = memref.load %pc[] : memref<vector<16xf32>>
    %d = amdgpu.mfma 32x32x2 %a * %a + %c blgp = none : f32, f32, vector<16xf32> // no: sm_* gfx906 gfx1100 gfx1250 vulkan*
    memref.store %d, %pc[] : memref<vector<16xf32>>
    gpu.return
  }
}
// -----
// A product of bf16 on CDNA.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<vector<4xbf16>>, %pc: memref<vector<4xf32>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<vector<4xbf16>>
    %c = memref.load %pc[] : memref<vector<4xf32>>
    %d = amdgpu.mfma 16x16x16 %a * %a + %c blgp = none : vector<4xbf16>, vector<4xbf16>, vector<4xf32> // no: sm_* gfx906 gfx1100 gfx1250 vulkan*
    memref.store %d, %pc[] : memref<vector<4xf32>>
    gpu.return
  }
}
// -----
// A product of i8 as MI300 has it.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<vector<8xi8>>, %pc: memref<vector<4xi32>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<vector<8xi8>>
    %c = memref.load %pc[] : memref<vector<4xi32>>
    %d = amdgpu.mfma 16x16x32 %a * %a + %c blgp = none : vector<8xi8>, vector<8xi8>, vector<4xi32> // no: sm_* gfx906 gfx90a gfx1100 gfx1250 vulkan*
    memref.store %d, %pc[] : memref<vector<4xi32>>
    gpu.return
  }
}
// -----
// A product of f8.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<vector<8xf8E4M3FNUZ>>, %pc: memref<vector<4xf32>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<vector<8xf8E4M3FNUZ>>
    %c = memref.load %pc[] : memref<vector<4xf32>>
    %d = amdgpu.mfma 16x16x32 %a * %a + %c blgp = none : vector<8xf8E4M3FNUZ>, vector<8xf8E4M3FNUZ>, vector<4xf32> // no: sm_* gfx906 gfx90a gfx1100 gfx1250 vulkan*
    memref.store %d, %pc[] : memref<vector<4xf32>>
    gpu.return
  }
}
// -----
// A product of RDNA 3.
gpu.module @kernels {
  gpu.func @kernel(%pa: memref<vector<16xf16>>, %pc: memref<vector<8xf32>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %a = memref.load %pa[] : memref<vector<16xf16>>
    %c = memref.load %pc[] : memref<vector<8xf32>>
    %d = amdgpu.wmma 16x16x16 %a * %a + %c : vector<16xf16>, vector<16xf16>, vector<8xf32> // no: sm_* gfx906 gfx90a gfx942 gfx1250 vulkan*
    memref.store %d, %pc[] : memref<vector<8xf32>>
    gpu.return
  }
}
// -----
// A neighbour's number.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi32>
    %y = amdgpu.dpp %x %x row_shl ( 0x1 : i32 ) { row_mask = 0xf : i32, bound_ctrl = false } : i32 // no: sm_* vulkan*
    memref.store %y, %m[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// A broadcast of rows.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi32>
    %y = amdgpu.dpp %x %x row_bcast_15 { row_mask = 0xf : i32, bound_ctrl = false } : i32 // no: sm_* gfx1100 gfx1250 vulkan*
    memref.store %y, %m[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// A swizzle.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = amdgpu.swizzle_bitmode %x 1 2 4 : f32 // no: sm_* vulkan*
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// Eight-bit floats, unpacked.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<vector<4xf8E4M3FNUZ>>, %o: memref<f32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %x = memref.load %m[] : memref<vector<4xf8E4M3FNUZ>>
    %y = amdgpu.ext_packed_fp8 %x[0] : vector<4xf8E4M3FNUZ> to f32 // no: sm_* gfx906 gfx90a gfx1100 gfx1250 vulkan*
    memref.store %y, %o[] : memref<f32>
    gpu.return
  }
}
// -----
// Eight-bit floats, packed.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<f32>, %o: memref<vector<4xf8E4M3FNUZ>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %x = memref.load %m[] : memref<f32>
    %y = amdgpu.packed_trunc_2xfp8 %x, undef into undef[word 0] : f32 to vector<4xf8E4M3FNUZ> // no: sm_* gfx906 gfx90a gfx1100 gfx1250 vulkan*
    memref.store %y, %o[] : memref<vector<4xf8E4M3FNUZ>>
    gpu.return
  }
}
// -----
// A load of a buffer.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>, %o: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %c = arith.constant 0 : i32
    %y = amdgpu.raw_buffer_load {boundsCheck = true} %m[%c] : memref<64xf32>, i32 -> f32 // no: sm_* vulkan*
    memref.store %y, %o[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// An atomic sum in a buffer.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c = arith.constant 0 : i32
    %x = arith.constant 1.0 : f32
    amdgpu.raw_buffer_atomic_fadd {boundsCheck = true} %x -> %m[%c] : f32 -> memref<64xf32>, i32 // no: sm_* gfx906 vulkan*
    gpu.return
  }
}
// -----
// A barrier of local memory.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    amdgpu.lds_barrier // no: sm_* vulkan*
    gpu.return
  }
}
// -----
// A hint to the scheduler.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    amdgpu.sched_barrier allow = <none> // no: sm_* vulkan*
    gpu.return
  }
}
// -----
// A copy into local memory.
gpu.module @kernels {
  gpu.func @kernel(%g: memref<64xf32, #gpu.address_space<global>>) workgroup(%s: memref<64xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c = arith.constant 0 : index
    amdgpu.gather_to_lds %g[%c], %s[%c] : f32, memref<64xf32, #gpu.address_space<global>>, memref<64xf32, #gpu.address_space<workgroup>> // no: sm_* gfx1100 gfx1250 vulkan*
    gpu.return
  }
}
// -----
// A priority.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    rocdl.s.setprio 1 // no: sm_* vulkan*
    gpu.return
  }
}
// -----
// A wait for memory.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    rocdl.s.waitcnt 0 // no: sm_* gfx1250 vulkan*
    gpu.return
  }
}
// -----
// A wait for local memory.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    rocdl.s.wait.dscnt 0 // no: sm_* gfx906 gfx90a gfx942 gfx1100 vulkan*
    gpu.return
  }
}
// -----
// A signal to a barrier.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    rocdl.s.barrier.signal id = -1 // no: sm_* gfx906 gfx90a gfx942 gfx1100 vulkan*
    gpu.return
  }
}
// -----
// A nap.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    rocdl.s.sleep 1 // no: sm_* vulkan*
    gpu.return
  }
}
// -----
// A permutation across rows.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi32>
    %y = rocdl.permlanex16 %x, %x, %x, %x, false, false : i32, i32 // no: sm_* gfx906 gfx90a gfx942 vulkan*
    memref.store %y, %m[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// A number from another lane.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi32>
    %y = rocdl.ds_bpermute %x, %x : (i32, i32) -> i32 // no: sm_* vulkan*
    memref.store %y, %m[%i] : memref<64xi32>
    gpu.return
  }
}

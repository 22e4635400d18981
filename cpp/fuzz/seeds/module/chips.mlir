// Ops of NVIDIA's and AMD's chips, and calls of their functions.
module attributes {gpu.container_module} {
  gpu.module @nvidia [#nvvm.target<chip = "sm_90a", features = "+ptx83">] {
    llvm.func @__nv_sinf(f32) -> f32
    llvm.func @kernel(%p: !llvm.ptr<1>, %f: f32, %i: i32) attributes {nvvm.kernel, nvvm.maxntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 2, 1, 1>} {
      %0 = llvm.call @__nv_sinf(%f) : (f32) -> f32
      %1 = nvvm.read.ptx.sreg.laneid range <i32, 0, 32> : i32
      %2 = nvvm.shfl.sync bfly %i, %f, %i, %i : f32 -> f32
      %3 = nvvm.redux.sync add %i, %i : i32 -> i32
      %4 = llvm.call_intrinsic "llvm.nvvm.redux.sync.add"(%i, %i) : (i32, i32) -> i32
      %5 = llvm.inline_asm has_side_effects "mov.u32 $0, %laneid;", "=r" : () -> i32
      nvvm.inline_ptx "redux.sync.add.s32 {$r0}, {$r0}, {$r1};" ro(%i, %i : i32, i32)
      nvvm.barrier0
      nvvm.wgmma.fence.aligned
      llvm.return
    }
  }
  gpu.module @amd [#rocdl.target<chip = "gfx942">] {
    llvm.func @__ocml_sin_f32(f32) -> f32
    llvm.func @kernel(%f: f32, %i: i32) attributes {rocdl.kernel} {
      %0 = llvm.call @__ocml_sin_f32(%f) : (f32) -> f32
      %1 = rocdl.workitem.id.x : i32
      %2 = llvm.call_intrinsic "llvm.amdgcn.readfirstlane.i32"(%i) : (i32) -> i32
      rocdl.s.waitcnt 7
      rocdl.barrier
      llvm.return
    }
    func.func @ops(%m: memref<8xf32>, %v: f32, %h: vector<4xf16>, %c: vector<4xf32>) {
      amdgpu.lds_barrier
      %0 = amdgpu.mfma 16x16x16 %h * %h + %c { abid = 0 : i32, cbsz = 0 : i32 } blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
      %1 = amdgpu.dpp %v %v row_shl ( 0x1 : i32 ) : f32
      return
    }
  }
}

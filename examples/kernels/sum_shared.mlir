// The sum of each row of 64 x 128 numbers: a workgroup of 128 threads per row.
//
// The threads add in workgroup memory, half as many in each step, so that any device can run it.
// sum_subgroup.mlir is for devices that can add across a subgroup.

!in = memref<64x128xf32, #spirv.storage_class<StorageBuffer>>
!out = memref<64xf32, #spirv.storage_class<StorageBuffer>>
!partial = memref<128xf32, #spirv.storage_class<Workgroup>>

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @sum_shared(%in: !in, %out: !out) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [128, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %steps = arith.constant 7 : index
      %half = arith.constant 64 : index
      %row = gpu.block_id x
      %thread = gpu.thread_id x
      %partial = memref.alloc() : !partial

      %mine = memref.load %in[%row, %thread] : !in
      memref.store %mine, %partial[%thread] : !partial
      gpu.barrier
      scf.for %step = %c0 to %steps step %c1 {
        %distance = arith.shrui %half, %step : index
        %is_adding = arith.cmpi ult, %thread, %distance : index
        scf.if %is_adding {
          %other = arith.addi %thread, %distance : index
          %a = memref.load %partial[%thread] : !partial
          %b = memref.load %partial[%other] : !partial
          %sum = arith.addf %a, %b : f32
          memref.store %sum, %partial[%thread] : !partial
        }
        gpu.barrier
      }

      %is_first = arith.cmpi eq, %thread, %c0 : index
      scf.if %is_first {
        %sum = memref.load %partial[%c0] : !partial
        memref.store %sum, %out[%row] : !out
      }
      gpu.return
    }
  }
}

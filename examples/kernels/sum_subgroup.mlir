// The sum of each row of 64 x 128 numbers: a workgroup of 128 threads per row.
//
// A subgroup adds the numbers of its threads in one instruction, and one thread adds the subgroups' sums.
// sum_shared.mlir does without that instruction.

!in = memref<64x128xf32, #spirv.storage_class<StorageBuffer>>
!out = memref<64xf32, #spirv.storage_class<StorageBuffer>>
!partial = memref<128xf32, #spirv.storage_class<Workgroup>>

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @sum_subgroup(%in: !in, %out: !out) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [128, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %zero = arith.constant 0.0 : f32
      %row = gpu.block_id x
      %thread = gpu.thread_id x
      %lane = gpu.lane_id
      %subgroup = gpu.subgroup_id : index
      %subgroups = gpu.num_subgroups : index
      %partial = memref.alloc() : !partial

      %mine = memref.load %in[%row, %thread] : !in
      %ours = gpu.subgroup_reduce add %mine : (f32) -> f32
      %is_first_lane = arith.cmpi eq, %lane, %c0 : index
      scf.if %is_first_lane {
        memref.store %ours, %partial[%subgroup] : !partial
      }
      gpu.barrier

      %is_first = arith.cmpi eq, %thread, %c0 : index
      scf.if %is_first {
        %total = scf.for %i = %c0 to %subgroups step %c1 iter_args(%sum = %zero) -> (f32) {
          %part = memref.load %partial[%i] : !partial
          %next = arith.addf %sum, %part : f32
          scf.yield %next : f32
        }
        memref.store %total, %out[%row] : !out
      }
      gpu.return
    }
  }
}

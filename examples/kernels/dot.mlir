// The dot product of two vectors of 4096 numbers, by one workgroup of 128 threads.
//
// Each thread sums every 128th product. A subgroup adds the sums of its threads in one instruction, and
// stores the result in workgroup memory. One thread adds those results.

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @dot(%x: memref<4096xf32, #spirv.storage_class<StorageBuffer>>,
                  %y: memref<4096xf32, #spirv.storage_class<StorageBuffer>>,
                  %out: memref<1xf32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [128, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %threads = arith.constant 128 : index
      %size = arith.constant 4096 : index
      %zero = arith.constant 0.0 : f32
      %thread = gpu.thread_id x
      %lane = gpu.lane_id
      %subgroup = gpu.subgroup_id : index
      %subgroups = gpu.num_subgroups : index
      %partial = memref.alloc() : memref<128xf32, #spirv.storage_class<Workgroup>>

      %mine = scf.for %i = %thread to %size step %threads iter_args(%sum = %zero) -> (f32) {
        %a = memref.load %x[%i] : memref<4096xf32, #spirv.storage_class<StorageBuffer>>
        %b = memref.load %y[%i] : memref<4096xf32, #spirv.storage_class<StorageBuffer>>
        %product = arith.mulf %a, %b : f32
        %next = arith.addf %sum, %product : f32
        scf.yield %next : f32
      }

      %ours = gpu.subgroup_reduce add %mine : (f32) -> f32
      %is_first_lane = arith.cmpi eq, %lane, %c0 : index
      scf.if %is_first_lane {
        memref.store %ours, %partial[%subgroup] : memref<128xf32, #spirv.storage_class<Workgroup>>
      }
      gpu.barrier

      %is_first_thread = arith.cmpi eq, %thread, %c0 : index
      scf.if %is_first_thread {
        %total = scf.for %i = %c0 to %subgroups step %c1 iter_args(%sum = %zero) -> (f32) {
          %part = memref.load %partial[%i] : memref<128xf32, #spirv.storage_class<Workgroup>>
          %next = arith.addf %sum, %part : f32
          scf.yield %next : f32
        }
        memref.store %total, %out[%c0] : memref<1xf32, #spirv.storage_class<StorageBuffer>>
      }
      gpu.return
    }
  }
}

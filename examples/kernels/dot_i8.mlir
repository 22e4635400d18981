// The dot product of two vectors of 4096 8-bit integers, by one workgroup of 64 threads.
//
// Products are summed in 32 bits. Only memory has 8-bit numbers, so a device without 8-bit integers extracts
// them from 32-bit words.

!buffer = memref<4096xi8, #spirv.storage_class<StorageBuffer>>
!out = memref<1xi32, #spirv.storage_class<StorageBuffer>>
!partial = memref<64xi32, #spirv.storage_class<Workgroup>>

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @dot_i8(%x: !buffer, %y: !buffer, %out: !out) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %threads = arith.constant 64 : index
      %size = arith.constant 4096 : index
      %zero = arith.constant 0 : i32
      %thread = gpu.thread_id x
      %partial = memref.alloc() : !partial

      %mine = scf.for %i = %thread to %size step %threads iter_args(%sum = %zero) -> (i32) {
        %a = memref.load %x[%i] : !buffer
        %b = memref.load %y[%i] : !buffer
        %wide_a = arith.extsi %a : i8 to i32
        %wide_b = arith.extsi %b : i8 to i32
        %product = arith.muli %wide_a, %wide_b : i32
        %next = arith.addi %sum, %product : i32
        scf.yield %next : i32
      }
      memref.store %mine, %partial[%thread] : !partial
      gpu.barrier

      %is_first = arith.cmpi eq, %thread, %c0 : index
      scf.if %is_first {
        %total = scf.for %i = %c0 to %threads step %c1 iter_args(%sum = %zero) -> (i32) {
          %part = memref.load %partial[%i] : !partial
          %next = arith.addi %sum, %part : i32
          scf.yield %next : i32
        }
        memref.store %total, %out[%c0] : !out
      }
      gpu.return
    }
  }
}

// c = a * b for matrices of 64 x 64 numbers: a thread per number of c, 8 x 8 per workgroup.
//
// A workgroup copies a tile of a and one of b to workgroup memory, multiplies them, and moves on to the next
// two. So each number is read from the buffers by 8 workgroups, rather than by 64 threads.

!buffer = memref<64x64xf32, #spirv.storage_class<StorageBuffer>>
!tile = memref<8x8xf32, #spirv.storage_class<Workgroup>>

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @matmul(%a: !buffer, %b: !buffer, %c: !buffer) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 8, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %width = arith.constant 8 : index
      %size = arith.constant 64 : index
      %zero = arith.constant 0.0 : f32
      %x = gpu.thread_id x
      %y = gpu.thread_id y
      %column = gpu.global_id x
      %row = gpu.global_id y
      %tile_a = memref.alloc() : !tile
      %tile_b = memref.alloc() : !tile

      %sum = scf.for %k = %c0 to %size step %width iter_args(%sum = %zero) -> (f32) {
        %column_a = arith.addi %k, %x : index
        %row_b = arith.addi %k, %y : index
        %from_a = memref.load %a[%row, %column_a] : !buffer
        %from_b = memref.load %b[%row_b, %column] : !buffer
        memref.store %from_a, %tile_a[%y, %x] : !tile
        memref.store %from_b, %tile_b[%y, %x] : !tile
        gpu.barrier

        %next = scf.for %i = %c0 to %width step %c1 iter_args(%inner = %sum) -> (f32) {
          %ai = memref.load %tile_a[%y, %i] : !tile
          %bi = memref.load %tile_b[%i, %x] : !tile
          %product = arith.mulf %ai, %bi : f32
          %more = arith.addf %inner, %product : f32
          scf.yield %more : f32
        }
        gpu.barrier
        scf.yield %next : f32
      }
      memref.store %sum, %c[%row, %column] : !buffer
      gpu.return
    }
  }
}

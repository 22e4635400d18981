// Softmax of each row of 64 x 32 numbers: a thread per row, 64 per workgroup.
//
// The row's maximum is subtracted from all its numbers first, so that no exponential overflows.

!buffer = memref<64x32xf32, #spirv.storage_class<StorageBuffer>>

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @softmax(%in: !buffer, %out: !buffer) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %size = arith.constant 32 : index
      %zero = arith.constant 0.0 : f32
      %row = gpu.global_id x

      %first = memref.load %in[%row, %c0] : !buffer
      %largest = scf.for %i = %c1 to %size step %c1 iter_args(%so_far = %first) -> (f32) {
        %x = memref.load %in[%row, %i] : !buffer
        %next = arith.maximumf %so_far, %x : f32
        scf.yield %next : f32
      }
      %sum = scf.for %i = %c0 to %size step %c1 iter_args(%so_far = %zero) -> (f32) {
        %x = memref.load %in[%row, %i] : !buffer
        %below = arith.subf %x, %largest : f32
        %power = math.exp %below : f32
        memref.store %power, %out[%row, %i] : !buffer
        %next = arith.addf %so_far, %power : f32
        scf.yield %next : f32
      }
      scf.for %i = %c0 to %size step %c1 {
        %power = memref.load %out[%row, %i] : !buffer
        %share = arith.divf %power, %sum : f32
        memref.store %share, %out[%row, %i] : !buffer
      }
      gpu.return
    }
  }
}

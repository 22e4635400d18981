// The convolution of 34 x 34 numbers with 3 x 3: a thread per result, 8 x 8 threads per workgroup. All data
// is in buffers, not in images.

!in = memref<34x34xf32, #spirv.storage_class<StorageBuffer>>
!weights = memref<3x3xf32, #spirv.storage_class<StorageBuffer>>
!out = memref<32x32xf32, #spirv.storage_class<StorageBuffer>>

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @conv(%in: !in, %weights: !weights, %out: !out) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 8, 1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %zero = arith.constant 0.0 : f32
      %column = gpu.global_id x
      %row = gpu.global_id y

      %sum = scf.for %i = %c0 to %c3 step %c1 iter_args(%outer = %zero) -> (f32) {
        %row_in = arith.addi %row, %i : index
        %line = scf.for %j = %c0 to %c3 step %c1 iter_args(%inner = %outer) -> (f32) {
          %column_in = arith.addi %column, %j : index
          %x = memref.load %in[%row_in, %column_in] : !in
          %weight = memref.load %weights[%i, %j] : !weights
          %product = arith.mulf %x, %weight : f32
          %next = arith.addf %inner, %product : f32
          scf.yield %next : f32
        }
        scf.yield %line : f32
      }
      memref.store %sum, %out[%row, %column] : !out
      gpu.return
    }
  }
}

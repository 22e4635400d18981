// Dot products of 256 pairs of vectors of four 8-bit integers: a thread per pair, 64 per workgroup.
//
// A device with DotProduct multiplies and sums four at a time, in one instruction. A device without 8-bit
// integers extracts them from 32-bit words, or multiplies the words' bytes if it has DotProduct anyway.

!buffer = memref<256xvector<4xi8>, #spirv.storage_class<StorageBuffer>>
!out = memref<256xi32, #spirv.storage_class<StorageBuffer>>

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @dot4_i8(%x: !buffer, %y: !buffer, %out: !out) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %i = gpu.global_id x
      %a = memref.load %x[%i] : !buffer
      %b = memref.load %y[%i] : !buffer
      %wide_a = arith.extsi %a : vector<4xi8> to vector<4xi32>
      %wide_b = arith.extsi %b : vector<4xi8> to vector<4xi32>
      %products = arith.muli %wide_a, %wide_b : vector<4xi32>
      %sum = vector.reduction <add>, %products : vector<4xi32> into i32
      memref.store %sum, %out[%i] : !out
      gpu.return
    }
  }
}

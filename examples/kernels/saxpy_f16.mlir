// y = a * x + y for vectors of 4096 half-precision numbers: saxpy.mlir in 16 bits, in memory and in arithmetic.

!scalar = memref<1xf16, #spirv.storage_class<StorageBuffer>>
!buffer = memref<4096xf16, #spirv.storage_class<StorageBuffer>>

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @saxpy_f16(%a: !scalar, %x: !buffer, %y: !buffer) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %i = gpu.global_id x
      %factor = memref.load %a[%c0] : !scalar
      %xi = memref.load %x[%i] : !buffer
      %yi = memref.load %y[%i] : !buffer
      %product = arith.mulf %factor, %xi : f16
      %sum = arith.addf %product, %yi : f16
      memref.store %sum, %y[%i] : !buffer
      gpu.return
    }
  }
}

// y = a * x + y for vectors of 4096 numbers: a thread per number, 64 per workgroup. It uses only memory and
// arithmetic, so it needs little of a device.

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @saxpy(%a: memref<1xf32, #spirv.storage_class<StorageBuffer>>,
                    %x: memref<4096xf32, #spirv.storage_class<StorageBuffer>>,
                    %y: memref<4096xf32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %c0 = arith.constant 0 : index
      %i = gpu.global_id x
      %factor = memref.load %a[%c0] : memref<1xf32, #spirv.storage_class<StorageBuffer>>
      %xi = memref.load %x[%i] : memref<4096xf32, #spirv.storage_class<StorageBuffer>>
      %yi = memref.load %y[%i] : memref<4096xf32, #spirv.storage_class<StorageBuffer>>
      %product = arith.mulf %factor, %xi : f32
      %sum = arith.addf %product, %yi : f32
      memref.store %sum, %y[%i] : memref<4096xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

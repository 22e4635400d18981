// C = A * B, tiled: a workgroup of 64 threads computes a 4 x 4 tile of C, one thread per k. The schedule
// keeps one of two implementations each for the product of two numbers and the sum over the workgroup.

module {
  module @device {
    gpu.module @kernels {
      gpu.func @matmul(%a: memref<32x64xf32>, %b: memref<64x32xf32>, %c: memref<32x32xf32>)
          kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
        %zero = arith.constant 0 : index
        %one = arith.constant 1 : index
        %tile = arith.constant 4 : index
        %k = gpu.thread_id x
        %block_x = gpu.block_id x
        %block_y = gpu.block_id y
        %first_column = arith.muli %block_x, %tile : index
        %first_row = arith.muli %block_y, %tile : index
        scf.for %i = %zero to %tile step %one {
          scf.for %j = %zero to %tile step %one {
            %row = arith.addi %first_row, %i : index
            %column = arith.addi %first_column, %j : index
            %x = memref.load %a[%row, %k] : memref<32x64xf32>
            %y = memref.load %b[%k, %column] : memref<64x32xf32>
            %product = func.call @multiply(%x, %y) : (f32, f32) -> f32
            %sum = func.call @reduce(%product) : (f32) -> f32
            %is_first = arith.cmpi eq, %k, %zero : index
            scf.if %is_first {
              memref.store %sum, %c[%row, %column] : memref<32x32xf32>
            }
          }
        }
        gpu.return
      }

      // The product.
      func.func private @multiply(%x: f32, %y: f32) -> f32 {
        %product = arith.mulf %x, %y : f32
        return %product : f32
      }

      // The same in 16 bits, for numbers that are exact in them.
      func.func private @multiply_half(%x: f32, %y: f32) -> f32 {
        %x_half = arith.truncf %x : f32 to f16
        %y_half = arith.truncf %y : f32 to f16
        %product_half = arith.mulf %x_half, %y_half : f16
        %product = arith.extf %product_half : f16 to f32
        return %product : f32
      }

      // The sum over the workgroup, computed by every thread from workgroup memory.
      func.func private @reduce(%value: f32) -> f32 {
        %scratch = memref.alloc() : memref<64xf32, #gpu.address_space<workgroup>>
        %zero = arith.constant 0 : index
        %one = arith.constant 1 : index
        %count = arith.constant 64 : index
        %zero_f32 = arith.constant 0.0 : f32
        %thread = gpu.thread_id x
        memref.store %value, %scratch[%thread] : memref<64xf32, #gpu.address_space<workgroup>>
        gpu.barrier
        %sum = scf.for %i = %zero to %count step %one iter_args(%partial = %zero_f32) -> f32 {
          %next = memref.load %scratch[%i] : memref<64xf32, #gpu.address_space<workgroup>>
          %total = arith.addf %partial, %next : f32
          scf.yield %total : f32
        }
        gpu.barrier
        return %sum : f32
      }

      // The same, from sums that the subgroups compute.
      func.func private @reduce_subgroups(%value: f32) -> f32 {
        %scratch = memref.alloc() : memref<64xf32, #gpu.address_space<workgroup>>
        %zero = arith.constant 0 : index
        %one = arith.constant 1 : index
        %zero_f32 = arith.constant 0.0 : f32
        %subgroup = gpu.subgroup_id : index
        %count = gpu.num_subgroups : index
        %of_subgroup = gpu.subgroup_reduce add %value : (f32) -> f32
        memref.store %of_subgroup, %scratch[%subgroup] : memref<64xf32, #gpu.address_space<workgroup>>
        gpu.barrier
        %sum = scf.for %i = %zero to %count step %one iter_args(%partial = %zero_f32) -> f32 {
          %next = memref.load %scratch[%i] : memref<64xf32, #gpu.address_space<workgroup>>
          %total = arith.addf %partial, %next : f32
          scf.yield %total : f32
        }
        gpu.barrier
        return %sum : f32
      }
    }
  }
}

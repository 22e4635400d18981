// A sum of f32.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A product of f64, which phones lack.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf64>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf64> // no: vulkan*
    %y = arith.mulf %x, %x : f64
    memref.store %y, %m[%i] : memref<64xf64>
    gpu.return
  }
}
// -----
// A difference of f16.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf16>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf16> // no: vulkan*
    %y = arith.subf %x, %x : f16
    memref.store %y, %m[%i] : memref<64xf16>
    gpu.return
  }
}
// -----
// A sum of i32.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi32>
    %y = arith.addi %x, %x : i32
    memref.store %y, %m[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// A product of i64.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi64>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi64> // no: vulkan*
    %y = arith.muli %x, %x : i64
    memref.store %y, %m[%i] : memref<64xi64>
    gpu.return
  }
}
// -----
// Arithmetic of i8: the load is possible, the sum isn't.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi8>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi8>
    %y = arith.addi %x, %x : i8 // no: vulkan*
    memref.store %y, %m[%i] : memref<64xi8>
    gpu.return
  }
}
// -----
// Arithmetic of i16.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi16>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi16>
    %y = arith.muli %x, %x : i16 // no: vulkan*
    memref.store %y, %m[%i] : memref<64xi16>
    gpu.return
  }
}
// -----
// Bytes that are only extended.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi8>, %o: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi8>
    %y = arith.extsi %x : i8 to i32
    memref.store %y, %o[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// A function of f32: exp.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = math.exp %x : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A function of f32: tanh.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = math.tanh %x : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A function of f32: rsqrt.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = math.rsqrt %x : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A function of f32: log1p.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = math.log1p %x : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A function of f32: erf.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = math.erf %x : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A function of f32: atan.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = math.atan %x : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A function of f32: floor.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = math.floor %x : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A power of f32.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = math.powf %x, %x : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A sine of f64.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf64>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf64> // no: vulkan*
    %y = math.sin %x : f64
    memref.store %y, %m[%i] : memref<64xf64>
    gpu.return
  }
}
// -----
// A division of integers.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi32>
    %y = arith.divsi %x, %x : i32
    memref.store %y, %m[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// A maximum that propagates NaN.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %n = arith.negf %x : f32
    %y = arith.maximumf %x, %n : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A comparison and a selection.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %z = arith.constant 0.0 : f32
    %c = arith.cmpf olt, %x, %z : f32
    %n = arith.negf %x : f32
    %y = arith.select %c, %x, %n : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// Ones are counted.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi32>
    %y = math.ctpop %x : i32
    memref.store %y, %m[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// A widening through f64 in the middle.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %w = arith.extf %x : f32 to f64 // no: vulkan*
    %p = arith.mulf %w, %w : f64
    %y = arith.truncf %p : f64 to f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A narrowing to f16 and back.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %w = arith.truncf %x : f32 to f16 // no: vulkan*
    %p = arith.addf %w, %w : f16
    %y = arith.extf %p : f16 to f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A product of 64 bits from 32.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi32>
    %w = arith.extsi %x : i32 to i64 // no: vulkan*
    %p = arith.muli %w, %w : i64
    %y = arith.trunci %p : i64 to i32
    memref.store %y, %m[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// A loop with a sum.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>, %n: index) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0.0 : f32
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%a = %z) -> f32 {
      %x = memref.load %m[%j] : memref<64xf32>
      %b = arith.addf %a, %x : f32
      scf.yield %b : f32
    }
    memref.store %s, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A loop in f64.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf64>, %n: index) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %j = %c0 to %n step %c1 {
      %x = memref.load %m[%j] : memref<64xf64> // no: vulkan*
      %b = arith.addf %x, %x : f64
      memref.store %b, %m[%j] : memref<64xf64>
    }
    gpu.return
  }
}
// -----
// A branch.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>, %n: index) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %c = arith.cmpi ult, %i, %n : index
    scf.if %c {
      %x = memref.load %m[%i] : memref<64xf32>
      %y = arith.mulf %x, %x : f32
      memref.store %y, %m[%i] : memref<64xf32>
    }
    gpu.return
  }
}
// -----
// Four lanes.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = vector.load %m[%i] : memref<64xf32>, vector<4xf32>
    %y = arith.mulf %x, %x : vector<4xf32>
    vector.store %y, %m[%i] : memref<64xf32>, vector<4xf32>
    gpu.return
  }
}
// -----
// Eight lanes, added up.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = vector.load %m[%i] : memref<64xf32>, vector<8xf32>
    %y = vector.reduction <add>, %x : vector<8xf32> into f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A buffer of any size.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<?xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.global_id x
    %c0 = arith.constant 0 : index
    %n = memref.dim %m, %c0 : memref<?xf32>
    %c = arith.cmpi ult, %i, %n : index
    scf.if %c {
      %x = memref.load %m[%i] : memref<?xf32>
      %y = arith.negf %x : f32
      memref.store %y, %m[%i] : memref<?xf32>
    }
    gpu.return
  }
}
// -----
// Strides that only the caller knows.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32, strided<[?]>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} { // no: vulkan*
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32, strided<[?]>>
    %y = arith.addf %x, %x : f32
    memref.store %y, %m[%i] : memref<64xf32, strided<[?]>>
    gpu.return
  }
}
// -----
// Shared memory and a barrier.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) workgroup(%s: memref<64xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    memref.store %x, %s[%i] : memref<64xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %y = memref.load %s[%i] : memref<64xf32, #gpu.address_space<workgroup>>
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// 20,480 bytes of shared memory.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) workgroup(%s: memref<5120xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} { // no: vulkan*
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    memref.store %x, %s[%i] : memref<5120xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %y = memref.load %s[%i] : memref<5120xf32, #gpu.address_space<workgroup>>
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// 51,200 bytes of shared memory.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) workgroup(%s: memref<12800xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} { // no: sm_60 sm_75 sm_80 vulkan*
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    memref.store %x, %s[%i] : memref<12800xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %y = memref.load %s[%i] : memref<12800xf32, #gpu.address_space<workgroup>>
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// 80,000 bytes of shared memory.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) workgroup(%s: memref<20000xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} { // no: sm_60 sm_75 sm_80 gfx906 gfx90a gfx942 gfx1100 vulkan*
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    memref.store %x, %s[%i] : memref<20000xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %y = memref.load %s[%i] : memref<20000xf32, #gpu.address_space<workgroup>>
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// 240,000 bytes of shared memory.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) workgroup(%s: memref<60000xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} { // no: sm_* gfx906 gfx90a gfx942 gfx1100 vulkan*
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    memref.store %x, %s[%i] : memref<60000xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %y = memref.load %s[%i] : memref<60000xf32, #gpu.address_space<workgroup>>
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// Shared memory that the caller passes.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>, %s: memref<64xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} { // no: vulkan*
    %i = gpu.thread_id x
    %y = memref.load %s[%i] : memref<64xf32, #gpu.address_space<workgroup>>
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// Shared memory whose size the launch tells.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %d = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>> // no: vulkan*
    %s = memref.view %d[%c0][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64xf32, #gpu.address_space<workgroup>>
    %x = memref.load %m[%i] : memref<64xf32>
    memref.store %x, %s[%i] : memref<64xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %y = memref.load %s[%i] : memref<64xf32, #gpu.address_space<workgroup>>
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A workgroup of 256.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 256, 1, 1>} { // no: vulkan*
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A workgroup of 128.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A workgroup that is too deep for phones.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 128>} { // no: vulkan*
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A workgroup of unknown size.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel { // no: vulkan*
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = arith.addf %x, %x : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A truth that is passed by value.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>, %b: i1) kernel attributes {known_block_size = array<i32: 32, 1, 1>} { // no: vulkan*
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %z = arith.constant 0.0 : f32
    %y = arith.select %b, %x, %z : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A storage class of SPIR-V.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32, #spirv.storage_class<StorageBuffer>>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} { // no: sm_* gfx*
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32, #spirv.storage_class<StorageBuffer>>
    memref.store %x, %m[%i] : memref<64xf32, #spirv.storage_class<StorageBuffer>>
    gpu.return
  }
}
// -----
// A message.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    gpu.printf "hello" // no: vulkan*
    gpu.return
  }
}
// -----
// A sum over the subgroup.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = gpu.subgroup_reduce add %x uniform : (f32) -> f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// The least of the subgroup.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi32>
    %y = gpu.subgroup_reduce minsi %x uniform : (i32) -> i32 // no: sm_60 sm_75
    memref.store %y, %m[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// The bits of a subgroup.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi32>
    %y = gpu.subgroup_reduce or %x uniform : (i32) -> i32 // no: sm_60 sm_75
    memref.store %y, %m[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// The least unsigned number of the subgroup, by shuffles on NVIDIA.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi32>
    %y = gpu.subgroup_reduce minui %x : (i32) -> i32
    memref.store %y, %m[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// A sum over the workgroup.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = gpu.all_reduce add %x uniform {} : (f32) -> f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A butterfly.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %o = arith.constant 4 : i32
    %w = arith.constant 32 : i32
    %y, %v = gpu.shuffle xor %x, %o, %w : f32
    memref.store %y, %m[%i] : memref<64xf32>
    gpu.return
  }
}
// -----
// A rotation in the subgroup.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xi32>
    %y, %v = gpu.rotate %x, 4, 16 : i32 // no: vulkan*
    memref.store %y, %m[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// A number of the lane.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xindex>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %l = gpu.lane_id
    memref.store %l, %m[%l] : memref<64xindex>
    gpu.return
  }
}
// -----
// Updates of a counter.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %c = arith.constant 1 : i32
    %o = memref.atomic_rmw addi %c, %m[%i] : (i32, memref<64xi32>) -> i32
    gpu.return
  }
}
// -----
// Updates of a float.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>, %g: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %g[%i] : memref<64xf32>
    %o = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<64xf32>) -> f32
    gpu.return
  }
}
// -----
// Updates of 64 bits.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi64>, %g: memref<64xi64>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %g[%i] : memref<64xi64> // no: vulkan*
    %o = memref.atomic_rmw addi %x, %m[%i] : (i64, memref<64xi64>) -> i64
    gpu.return
  }
}
// -----
// A cluster of workgroups.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xindex>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %c = gpu.cluster_id x // no: sm_60 sm_75 sm_80 gfx* vulkan*
    memref.store %c, %m[%i] : memref<64xindex>
    gpu.return
  }
}
// -----
// Affine accesses.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    affine.for %j = 0 to 4 {
      %x = affine.load %m[%j * 2] : memref<64xf32>
      affine.store %x, %m[%j * 2 + 1] : memref<64xf32>
    }
    gpu.return
  }
}
// -----
// A loop until something holds.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xi32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %a = memref.load %m[%i] : memref<64xi32>
    %one = arith.constant 1 : i32
    %r = scf.while (%b = %a) : (i32) -> i32 {
      %c = arith.cmpi sgt, %b, %one : i32
      scf.condition(%c) %b : i32
    } do {
    ^bb0(%b: i32):
      %n = arith.shrsi %b, %one : i32
      scf.yield %n : i32
    }
    memref.store %r, %m[%i] : memref<64xi32>
    gpu.return
  }
}
// -----
// A matrix product in a thread.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<16xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %z = arith.constant 0.0 : f32
    %a = vector.load %m[%c0] : memref<16xf32>, vector<4xf32>
    %p = vector.outerproduct %a, %a : vector<4xf32>, vector<4xf32>
    %r = vector.extract %p[1] : vector<4xf32> from vector<4x4xf32>
    vector.store %r, %m[%c0] : memref<16xf32>, vector<4xf32>
    gpu.return
  }
}
// -----
// Eight bits of float, as MI300 has them.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<64xf32>, %o: memref<64xf8E4M3FNUZ>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    %y = arith.truncf %x : f32 to f8E4M3FNUZ // no: sm_* gfx906 gfx90a gfx1100 gfx1250 vulkan*
    memref.store %y, %o[%i] : memref<64xf8E4M3FNUZ>
    gpu.return
  }
}
// -----
// A matrix of the subgroup, f16.
gpu.module @kernels {
  gpu.func @kernel(%m: memref<16x16xf16>, %o: memref<16x16xf16>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c = arith.constant 0 : index
    %a = gpu.subgroup_mma_load_matrix %m[%c, %c] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "AOp"> // no: sm_60 gfx* vulkan*
    %b = gpu.subgroup_mma_load_matrix %m[%c, %c] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
    %d = gpu.subgroup_mma_load_matrix %o[%c, %c] {leadDimension = 16 : index} : memref<16x16xf16> -> !gpu.mma_matrix<16x16xf16, "COp">
    %e = gpu.subgroup_mma_compute %a, %b, %d : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
    gpu.subgroup_mma_store_matrix %e, %o[%c, %c] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<16x16xf16>
    gpu.return
  }
}
// -----
// A constant matrix of the subgroup.
gpu.module @kernels {
  gpu.func @kernel(%o: memref<16x16xf32>) kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c = arith.constant 0 : index
    %z = arith.constant 0.0 : f32
    %e = gpu.subgroup_mma_constant_matrix %z : !gpu.mma_matrix<16x16xf32, "COp"> // no: gfx* vulkan*
    gpu.subgroup_mma_store_matrix %e, %o[%c, %c] {leadDimension = 16 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<16x16xf32> // no: sm_60
    gpu.return
  }
}

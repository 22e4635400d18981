// Communication between the invocations of a workgroup or a subgroup, as in practical kernels.

// LayerNorm with a workgroup for each row, as CUDA's kernels have it: the sums are those of the workgroup.
gpu.module @kernels {
  gpu.func @layer_norm_groups(%x: memref<6x96xf32>, %gamma: memref<96xf32>, %beta: memref<96xf32>, %y: memref<6x96xf32>)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %row = gpu.block_id x
    %t = gpu.thread_id x
    %c32 = arith.constant 32 : index
    %c96 = arith.constant 96 : index
    %zero = arith.constant 0.0 : f32
    %n = arith.constant 96.0 : f32
    %epsilon = arith.constant 1.0e-05 : f32
    %s, %q = scf.for %i = %t to %c96 step %c32 iter_args(%a = %zero, %b = %zero) -> (f32, f32) {
      %v = memref.load %x[%row, %i] : memref<6x96xf32>
      %a1 = arith.addf %a, %v : f32
      %b1 = math.fma %v, %v, %b : f32
      scf.yield %a1, %b1 : f32, f32
    }
    %sum = gpu.all_reduce add %s uniform {} : (f32) -> f32
    %squares = gpu.all_reduce add %q uniform {} : (f32) -> f32
    %mean = arith.divf %sum, %n : f32
    %mean_square = arith.divf %squares, %n : f32
    %square_mean = arith.mulf %mean, %mean : f32
    %variance = arith.subf %mean_square, %square_mean : f32
    %more = arith.addf %variance, %epsilon : f32
    %scale = math.rsqrt %more : f32
    scf.for %i = %t to %c96 step %c32 {
      %v = memref.load %x[%row, %i] : memref<6x96xf32>
      %g = memref.load %gamma[%i] : memref<96xf32>
      %b = memref.load %beta[%i] : memref<96xf32>
      %d = arith.subf %v, %mean : f32
      %e = arith.mulf %d, %scale : f32
      %f = math.fma %e, %g, %b : f32
      memref.store %f, %y[%row, %i] : memref<6x96xf32>
    }
    gpu.return
  }
}

// -----

// A histogram in memory of the workgroup, which is added to the buffer in the end.
gpu.module @kernels {
  gpu.func @histogram_shared(%x: memref<1000xi32>, %bins: memref<32xi32>)
      workgroup(%shared: memref<32xi32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %t = gpu.thread_id x
    %i = gpu.global_id x
    %c32 = arith.constant 32 : index
    %c1000 = arith.constant 1000 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %mask = arith.constant 31 : i32
    %is_bin = arith.cmpi ult, %t, %c32 : index
    scf.if %is_bin {
      memref.store %zero, %shared[%t] : memref<32xi32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    %is_in = arith.cmpi ult, %i, %c1000 : index
    scf.if %is_in {
      %v = memref.load %x[%i] : memref<1000xi32>
      %low = arith.andi %v, %mask : i32
      %bin = arith.index_cast %low : i32 to index
      %0 = memref.atomic_rmw addi %one, %shared[%bin] : (i32, memref<32xi32, #gpu.address_space<workgroup>>) -> i32
    }
    gpu.barrier
    scf.if %is_bin {
      %count = memref.load %shared[%t] : memref<32xi32, #gpu.address_space<workgroup>>
      %0 = memref.atomic_rmw addi %count, %bins[%t] : (i32, memref<32xi32>) -> i32
    }
    gpu.return
  }
}

// -----

// A prefix sum of 128 numbers in steps of Hillis and Steele: in parts of 32 by shuffles, then the sums of the parts.
gpu.module @kernels {
  gpu.func @prefix_sum_shuffles(%x: memref<256xf32>, %y: memref<256xf32>)
      workgroup(%sums: memref<4xf32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %t = gpu.thread_id x
    %g = gpu.global_id x
    %width = arith.constant 32 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c31 = arith.constant 31 : index
    %c32 = arith.constant 32 : index
    %zero = arith.constant 0.0 : f32
    %d1 = arith.constant 1 : i32
    %d2 = arith.constant 2 : i32
    %d4 = arith.constant 4 : i32
    %d8 = arith.constant 8 : i32
    %d16 = arith.constant 16 : i32
    %v0 = memref.load %x[%g] : memref<256xf32>
    %s1, %p1 = gpu.shuffle up %v0, %d1, %width : f32
    %a1 = arith.select %p1, %s1, %zero : f32
    %v1 = arith.addf %v0, %a1 : f32
    %s2, %p2 = gpu.shuffle up %v1, %d2, %width : f32
    %a2 = arith.select %p2, %s2, %zero : f32
    %v2 = arith.addf %v1, %a2 : f32
    %s4, %p4 = gpu.shuffle up %v2, %d4, %width : f32
    %a4 = arith.select %p4, %s4, %zero : f32
    %v4 = arith.addf %v2, %a4 : f32
    %s8, %p8 = gpu.shuffle up %v4, %d8, %width : f32
    %a8 = arith.select %p8, %s8, %zero : f32
    %v8 = arith.addf %v4, %a8 : f32
    %s16, %p16 = gpu.shuffle up %v8, %d16, %width : f32
    %a16 = arith.select %p16, %s16, %zero : f32
    %v16 = arith.addf %v8, %a16 : f32
    %part = arith.divui %t, %c32 : index
    %lane = arith.remui %t, %c32 : index
    %is_last = arith.cmpi eq, %lane, %c31 : index
    scf.if %is_last {
      memref.store %v16, %sums[%part] : memref<4xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    %before = scf.for %i = %c0 to %part step %c1 iter_args(%sum = %zero) -> (f32) {
      %s = memref.load %sums[%i] : memref<4xf32, #gpu.address_space<workgroup>>
      %next = arith.addf %sum, %s : f32
      scf.yield %next : f32
    }
    %r = arith.addf %v16, %before : f32
    memref.store %r, %y[%g] : memref<256xf32>
    gpu.return
  }
}

// -----

// Cooley and Tukey's transform of 64 complex numbers in memory of the workgroup, all stages of it.
gpu.module @kernels {
  gpu.func @fft_64(%re: memref<128xf32>, %im: memref<128xf32>)
      workgroup(%a: memref<64xf32, #gpu.address_space<workgroup>>, %b: memref<64xf32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 32, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c6 = arith.constant 6 : index
    %c26 = arith.constant 26 : i32
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %minus_pi = arith.constant -3.14159274 : f32
    %t = gpu.thread_id x
    %block = gpu.block_id x
    %base = arith.muli %block, %c64 : index
    // The bits of the places are reversed: 6 of 32.
    scf.for %h = %c0 to %c2 step %c1 {
      %offset = arith.muli %h, %c32 : index
      %i = arith.addi %t, %offset : index
      %bits = arith.index_cast %i : index to i32
      %c85 = arith.constant 0x55555555 : i32
      %c51 = arith.constant 0x33333333 : i32
      %c15 = arith.constant 0x0f0f0f0f : i32
      %c255 = arith.constant 0x00ff00ff : i32
      %k1 = arith.constant 1 : i32
      %k2 = arith.constant 2 : i32
      %k4 = arith.constant 4 : i32
      %k8 = arith.constant 8 : i32
      %k16 = arith.constant 16 : i32
      %r0 = arith.shrui %bits, %k1 : i32
      %r1 = arith.andi %r0, %c85 : i32
      %r2 = arith.andi %bits, %c85 : i32
      %r3 = arith.shli %r2, %k1 : i32
      %r4 = arith.ori %r1, %r3 : i32
      %q0 = arith.shrui %r4, %k2 : i32
      %q1 = arith.andi %q0, %c51 : i32
      %q2 = arith.andi %r4, %c51 : i32
      %q3 = arith.shli %q2, %k2 : i32
      %q4 = arith.ori %q1, %q3 : i32
      %p0 = arith.shrui %q4, %k4 : i32
      %p1 = arith.andi %p0, %c15 : i32
      %p2 = arith.andi %q4, %c15 : i32
      %p3 = arith.shli %p2, %k4 : i32
      %p4 = arith.ori %p1, %p3 : i32
      %o0 = arith.shrui %p4, %k8 : i32
      %o1 = arith.andi %o0, %c255 : i32
      %o2 = arith.andi %p4, %c255 : i32
      %o3 = arith.shli %o2, %k8 : i32
      %o4 = arith.ori %o1, %o3 : i32
      %n0 = arith.shrui %o4, %k16 : i32
      %n1 = arith.shli %o4, %k16 : i32
      %n2 = arith.ori %n0, %n1 : i32
      %reversed = arith.shrui %n2, %c26 : i32
      %place = arith.index_cast %reversed : i32 to index
      %from = arith.addi %base, %i : index
      %x = memref.load %re[%from] : memref<128xf32>
      %y = memref.load %im[%from] : memref<128xf32>
      memref.store %x, %a[%place] : memref<64xf32, #gpu.address_space<workgroup>>
      memref.store %y, %b[%place] : memref<64xf32, #gpu.address_space<workgroup>>
    }
    gpu.barrier
    %last = scf.for %stage = %c0 to %c6 step %c1 iter_args(%half = %c1) -> (index) {
      %k = arith.remui %t, %half : index
      %group = arith.divui %t, %half : index
      %whole = arith.muli %half, %c2 : index
      %start = arith.muli %group, %whole : index
      %lower = arith.addi %start, %k : index
      %upper = arith.addi %lower, %half : index
      %ki = arith.index_cast %k : index to i32
      %hi = arith.index_cast %half : index to i32
      %kf = arith.uitofp %ki : i32 to f32
      %hf = arith.uitofp %hi : i32 to f32
      %part = arith.divf %kf, %hf : f32
      %angle = arith.mulf %minus_pi, %part : f32
      %c = math.cos %angle : f32
      %s = math.sin %angle : f32
      %lr = memref.load %a[%lower] : memref<64xf32, #gpu.address_space<workgroup>>
      %li = memref.load %b[%lower] : memref<64xf32, #gpu.address_space<workgroup>>
      %ur = memref.load %a[%upper] : memref<64xf32, #gpu.address_space<workgroup>>
      %ui = memref.load %b[%upper] : memref<64xf32, #gpu.address_space<workgroup>>
      %m0 = arith.mulf %ur, %c : f32
      %m1 = arith.mulf %ui, %s : f32
      %wr = arith.subf %m0, %m1 : f32
      %m2 = arith.mulf %ur, %s : f32
      %m3 = arith.mulf %ui, %c : f32
      %wi = arith.addf %m2, %m3 : f32
      %0 = arith.addf %lr, %wr : f32
      %1 = arith.addf %li, %wi : f32
      %2 = arith.subf %lr, %wr : f32
      %3 = arith.subf %li, %wi : f32
      memref.store %0, %a[%lower] : memref<64xf32, #gpu.address_space<workgroup>>
      memref.store %1, %b[%lower] : memref<64xf32, #gpu.address_space<workgroup>>
      memref.store %2, %a[%upper] : memref<64xf32, #gpu.address_space<workgroup>>
      memref.store %3, %b[%upper] : memref<64xf32, #gpu.address_space<workgroup>>
      gpu.barrier
      scf.yield %whole : index
    }
    scf.for %h = %c0 to %c2 step %c1 {
      %offset = arith.muli %h, %c32 : index
      %i = arith.addi %t, %offset : index
      %to = arith.addi %base, %i : index
      %x = memref.load %a[%i] : memref<64xf32, #gpu.address_space<workgroup>>
      %y = memref.load %b[%i] : memref<64xf32, #gpu.address_space<workgroup>>
      memref.store %x, %re[%to] : memref<128xf32>
      memref.store %y, %im[%to] : memref<128xf32>
    }
    gpu.return
  }
}

// -----

// Sums, maxima and neighbours of numbers of 64 bits: time stamps of a trace.
gpu.module @kernels {
  gpu.func @trace_i64(%x: memref<80xi64>, %y: memref<4x80xi64>)
      kernel attributes {known_block_size = array<i32: 40, 1, 1>} {
    %g = gpu.global_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %offset = arith.constant 3 : i32
    %width = arith.constant 8 : i32
    %v = memref.load %x[%g] : memref<80xi64>
    %sum = gpu.all_reduce add %v uniform {} : (i64) -> i64
    %most = gpu.all_reduce maxsi %v uniform {} : (i64) -> i64
    %other, %valid = gpu.shuffle down %v, %offset, %width : i64
    %shifted = arith.select %valid, %other, %sum : i64
    %quad = gpu.subgroup_reduce add %v cluster(size = 4) : (i64) -> i64
    memref.store %sum, %y[%c0, %g] : memref<4x80xi64>
    memref.store %most, %y[%c1, %g] : memref<4x80xi64>
    memref.store %shifted, %y[%c2, %g] : memref<4x80xi64>
    memref.store %quad, %y[%c3, %g] : memref<4x80xi64>
    gpu.return
  }
}

// -----

// Counters of 64 bits: how many, the largest, and a checksum that is written out.
gpu.module @kernels {
  gpu.func @counters_i64(%x: memref<128xi64>, %y: memref<3xi64>)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %g = gpu.global_id x
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %v = memref.load %x[%g] : memref<128xi64>
    %0 = memref.atomic_rmw addi %v, %y[%c0] : (i64, memref<3xi64>) -> i64
    %1 = memref.atomic_rmw maxs %v, %y[%c1] : (i64, memref<3xi64>) -> i64
    %2 = memref.generic_atomic_rmw %y[%c2] : memref<3xi64> {
    ^bb0(%old: i64):
      %product = arith.muli %old, %v : i64
      memref.atomic_yield %product : i64
    }
    gpu.return
  }
}

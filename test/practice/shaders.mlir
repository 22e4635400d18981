// Kernels in the style of shaders and CUDA: with explicit indices, workgroups and barriers.

// The Mandelbrot set: how many steps each pixel takes, as in the well-known minimal compute example for Vulkan.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @mandelbrot(%out: memref<24x32xi32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 8, 1]>} {
      %x = gpu.global_id x
      %y = gpu.global_id y
      %zero = arith.constant 0.0 : f32
      %two = arith.constant 2.0 : f32
      %four = arith.constant 4.0 : f32
      %sx = arith.constant 0.09375 : f32
      %sy = arith.constant 0.09375 : f32
      %ox = arith.constant -2.109375 : f32
      %oy = arith.constant -1.078125 : f32
      %none = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %limit = arith.constant 40 : i32
      %xi = arith.index_cast %x : index to i32
      %yi = arith.index_cast %y : index to i32
      %xf = arith.sitofp %xi : i32 to f32
      %yf = arith.sitofp %yi : i32 to f32
      %xs = arith.mulf %xf, %sx : f32
      %ys = arith.mulf %yf, %sy : f32
      %cr = arith.addf %xs, %ox : f32
      %ci = arith.addf %ys, %oy : f32
      %r:3 = scf.while (%zr = %zero, %zi = %zero, %n = %none) : (f32, f32, i32) -> (f32, f32, i32) {
        %a = arith.mulf %zr, %zr : f32
        %b = arith.mulf %zi, %zi : f32
        %s = arith.addf %a, %b : f32
        %inside = arith.cmpf olt, %s, %four : f32
        %more = arith.cmpi slt, %n, %limit : i32
        %go = arith.andi %inside, %more : i1
        scf.condition(%go) %zr, %zi, %n : f32, f32, i32
      } do {
      ^bb0(%zr: f32, %zi: f32, %n: i32):
        %a = arith.mulf %zr, %zr : f32
        %b = arith.mulf %zi, %zi : f32
        %d = arith.subf %a, %b : f32
        %re = arith.addf %d, %cr : f32
        %p = arith.mulf %zr, %zi : f32
        %p2 = arith.mulf %two, %p : f32
        %im = arith.addf %p2, %ci : f32
        %n1 = arith.addi %n, %one : i32
        scf.yield %re, %im, %n1 : f32, f32, i32
      }
      memref.store %r#2, %out[%y, %x] : memref<24x32xi32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// Edges by Sobel's operator: neighbours are clamped to the picture.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @sobel(%in: memref<24x32xf32, #spirv.storage_class<StorageBuffer>>,
                    %out: memref<24x32xf32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 8, 1]>} {
      %x = gpu.global_id x
      %y = gpu.global_id y
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %c23 = arith.constant 23 : index
      %c31 = arith.constant 31 : index
      %zero = arith.constant 0.0 : f32
      %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%gx = %zero, %gy = %zero) -> (f32, f32) {
        %s:2 = scf.for %j = %c0 to %c3 step %c1 iter_args(%hx = %gx, %hy = %gy) -> (f32, f32) {
          %yi = arith.addi %y, %i : index
          %yj = arith.subi %yi, %c1 : index
          %xi = arith.addi %x, %j : index
          %xj = arith.subi %xi, %c1 : index
          %y0 = arith.maxsi %yj, %c0 : index
          %y1 = arith.minsi %y0, %c23 : index
          %x0 = arith.maxsi %xj, %c0 : index
          %x1 = arith.minsi %x0, %c31 : index
          %v = memref.load %in[%y1, %x1] : memref<24x32xf32, #spirv.storage_class<StorageBuffer>>
          %di = arith.subi %i, %c1 : index
          %dj = arith.subi %j, %c1 : index
          %di2 = arith.muli %di, %di : index
          %dj2 = arith.muli %dj, %dj : index
          %wi = arith.subi %c2, %di2 : index
          %wj = arith.subi %c2, %dj2 : index
          %kx = arith.muli %dj, %wi : index
          %ky = arith.muli %di, %wj : index
          %kxi = arith.index_cast %kx : index to i32
          %kyi = arith.index_cast %ky : index to i32
          %kxf = arith.sitofp %kxi : i32 to f32
          %kyf = arith.sitofp %kyi : i32 to f32
          %px = arith.mulf %kxf, %v : f32
          %py = arith.mulf %kyf, %v : f32
          %nx = arith.addf %hx, %px : f32
          %ny = arith.addf %hy, %py : f32
          scf.yield %nx, %ny : f32, f32
        }
        scf.yield %s#0, %s#1 : f32, f32
      }
      %a = arith.mulf %r#0, %r#0 : f32
      %b = arith.mulf %r#1, %r#1 : f32
      %s = arith.addf %a, %b : f32
      %l = math.sqrt %s : f32
      memref.store %l, %out[%y, %x] : memref<24x32xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// A row's Gaussian blur with the weights in a constant table.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    memref.global "private" constant @weights : memref<5xf32> = dense<[0.0625, 0.25, 0.375, 0.25, 0.0625]>
    gpu.func @blur(%in: memref<68xf32, #spirv.storage_class<StorageBuffer>>,
                   %out: memref<64xf32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
      %x = gpu.global_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c5 = arith.constant 5 : index
      %zero = arith.constant 0.0 : f32
      %table = memref.get_global @weights : memref<5xf32>
      %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%a = %zero) -> (f32) {
        %xi = arith.addi %x, %i : index
        %v = memref.load %in[%xi] : memref<68xf32, #spirv.storage_class<StorageBuffer>>
        %w = memref.load %table[%i] : memref<5xf32>
        %p = arith.mulf %v, %w : f32
        %n = arith.addf %a, %p : f32
        scf.yield %n : f32
      }
      memref.store %r, %out[%x] : memref<64xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// Conway's Game of Life on a torus (1970).
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @life(%in: memref<16x16xi32, #spirv.storage_class<StorageBuffer>>,
                   %out: memref<16x16xi32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 8, 1]>} {
      %x = gpu.global_id x
      %y = gpu.global_id y
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %c15 = arith.constant 15 : index
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %two = arith.constant 2 : i32
      %three = arith.constant 3 : i32
      %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %zero) -> (i32) {
        %s = scf.for %j = %c0 to %c3 step %c1 iter_args(%b = %a) -> (i32) {
          %yi = arith.addi %y, %i : index
          %y15 = arith.addi %yi, %c15 : index
          %yy = arith.andi %y15, %c15 : index
          %xj = arith.addi %x, %j : index
          %x15 = arith.addi %xj, %c15 : index
          %xx = arith.andi %x15, %c15 : index
          %v = memref.load %in[%yy, %xx] : memref<16x16xi32, #spirv.storage_class<StorageBuffer>>
          %n = arith.addi %b, %v : i32
          scf.yield %n : i32
        }
        scf.yield %s : i32
      }
      %self = memref.load %in[%y, %x] : memref<16x16xi32, #spirv.storage_class<StorageBuffer>>
      %neighbours = arith.subi %r, %self : i32
      %is3 = arith.cmpi eq, %neighbours, %three : i32
      %is2 = arith.cmpi eq, %neighbours, %two : i32
      %lives = arith.cmpi eq, %self, %one : i32
      %stays = arith.andi %is2, %lives : i1
      %alive = arith.ori %is3, %stays : i1
      %v = arith.extui %alive : i1 to i32
      memref.store %v, %out[%y, %x] : memref<16x16xi32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// Forces between bodies, tile by tile through the workgroup's memory, as in GPU Gems 3, chapter 31 (one coordinate).
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @nbody(%x: memref<128xf32, #spirv.storage_class<StorageBuffer>>,
                    %force: memref<128xf32, #spirv.storage_class<StorageBuffer>>)
        workgroup(%tile: memref<32xf32, #spirv.storage_class<Workgroup>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
      %i = gpu.global_id x
      %t = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c32 = arith.constant 32 : index
      %c128 = arith.constant 128 : index
      %zero = arith.constant 0.0 : f32
      %soft = arith.constant 0.01 : f32
      %own = memref.load %x[%i] : memref<128xf32, #spirv.storage_class<StorageBuffer>>
      %f = scf.for %start = %c0 to %c128 step %c32 iter_args(%a = %zero) -> (f32) {
        %other = arith.addi %start, %t : index
        %v = memref.load %x[%other] : memref<128xf32, #spirv.storage_class<StorageBuffer>>
        memref.store %v, %tile[%t] : memref<32xf32, #spirv.storage_class<Workgroup>>
        gpu.barrier
        %b = scf.for %j = %c0 to %c32 step %c1 iter_args(%s = %a) -> (f32) {
          %w = memref.load %tile[%j] : memref<32xf32, #spirv.storage_class<Workgroup>>
          %d = arith.subf %w, %own : f32
          %d2 = arith.mulf %d, %d : f32
          %ds = arith.addf %d2, %soft : f32
          %r = math.rsqrt %ds : f32
          %r2 = arith.mulf %r, %r : f32
          %r3 = arith.mulf %r2, %r : f32
          %p = arith.mulf %d, %r3 : f32
          %n = arith.addf %s, %p : f32
          scf.yield %n : f32
        }
        gpu.barrier
        scf.yield %b : f32
      }
      memref.store %f, %force[%i] : memref<128xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// A matrix turned over through the workgroup's memory, as in CUDA's sample "transpose".
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @transpose(%in: memref<32x48xf32, #spirv.storage_class<StorageBuffer>>,
                        %out: memref<48x32xf32, #spirv.storage_class<StorageBuffer>>)
        workgroup(%tile: memref<8x9xf32, #spirv.storage_class<Workgroup>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [8, 8, 1]>} {
      %tx = gpu.thread_id x
      %ty = gpu.thread_id y
      %bx = gpu.block_id x
      %by = gpu.block_id y
      %c8 = arith.constant 8 : index
      %x0 = arith.muli %bx, %c8 : index
      %y0 = arith.muli %by, %c8 : index
      %x = arith.addi %x0, %tx : index
      %y = arith.addi %y0, %ty : index
      %v = memref.load %in[%y, %x] : memref<32x48xf32, #spirv.storage_class<StorageBuffer>>
      memref.store %v, %tile[%ty, %tx] : memref<8x9xf32, #spirv.storage_class<Workgroup>>
      gpu.barrier
      %ox = arith.addi %y0, %tx : index
      %oy = arith.addi %x0, %ty : index
      %w = memref.load %tile[%tx, %ty] : memref<8x9xf32, #spirv.storage_class<Workgroup>>
      memref.store %w, %out[%oy, %ox] : memref<48x32xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// Sums of the first numbers of a workgroup's 64 (Hillis and Steele, 1986).
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @scan(%in: memref<256xi32, #spirv.storage_class<StorageBuffer>>,
                   %out: memref<256xi32, #spirv.storage_class<StorageBuffer>>)
        workgroup(%tile: memref<64xi32, #spirv.storage_class<Workgroup>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %i = gpu.global_id x
      %t = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c6 = arith.constant 6 : index
      %zero = arith.constant 0 : i32
      %v = memref.load %in[%i] : memref<256xi32, #spirv.storage_class<StorageBuffer>>
      memref.store %v, %tile[%t] : memref<64xi32, #spirv.storage_class<Workgroup>>
      gpu.barrier
      scf.for %k = %c0 to %c6 step %c1 {
        %distance = arith.shli %c1, %k : index
        %has = arith.cmpi uge, %t, %distance : index
        %add = scf.if %has -> (i32) {
          %o = arith.subi %t, %distance : index
          %w = memref.load %tile[%o] : memref<64xi32, #spirv.storage_class<Workgroup>>
          scf.yield %w : i32
        } else {
          scf.yield %zero : i32
        }
        gpu.barrier
        %own = memref.load %tile[%t] : memref<64xi32, #spirv.storage_class<Workgroup>>
        %n = arith.addi %own, %add : i32
        memref.store %n, %tile[%t] : memref<64xi32, #spirv.storage_class<Workgroup>>
        gpu.barrier
      }
      %r = memref.load %tile[%t] : memref<64xi32, #spirv.storage_class<Workgroup>>
      memref.store %r, %out[%i] : memref<256xi32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// A sorting network of Batcher's (1968) in the workgroup's memory.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @bitonic_sort(%data: memref<64xi32, #spirv.storage_class<StorageBuffer>>)
        workgroup(%tile: memref<64xi32, #spirv.storage_class<Workgroup>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %t = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c7 = arith.constant 7 : index
      %v = memref.load %data[%t] : memref<64xi32, #spirv.storage_class<StorageBuffer>>
      memref.store %v, %tile[%t] : memref<64xi32, #spirv.storage_class<Workgroup>>
      gpu.barrier
      scf.for %k = %c1 to %c7 step %c1 {
        %size = arith.shli %c1, %k : index
        scf.for %j = %c0 to %k step %c1 {
          %j1 = arith.addi %j, %c1 : index
          %e = arith.subi %k, %j1 : index
          %distance = arith.shli %c1, %e : index
          %partner = arith.xori %t, %distance : index
          %first = arith.cmpi ult, %t, %partner : index
          %a = memref.load %tile[%t] : memref<64xi32, #spirv.storage_class<Workgroup>>
          %b = memref.load %tile[%partner] : memref<64xi32, #spirv.storage_class<Workgroup>>
          %bit = arith.andi %t, %size : index
          %up = arith.cmpi eq, %bit, %c0 : index
          %low = arith.minsi %a, %b : i32
          %high = arith.maxsi %a, %b : i32
          %small = arith.cmpi eq, %first, %up : i1
          %r = arith.select %small, %low, %high : i32
          gpu.barrier
          memref.store %r, %tile[%t] : memref<64xi32, #spirv.storage_class<Workgroup>>
          gpu.barrier
        }
      }
      %r = memref.load %tile[%t] : memref<64xi32, #spirv.storage_class<Workgroup>>
      memref.store %r, %data[%t] : memref<64xi32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// The sum of each workgroup's numbers by gpu.all_reduce.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @sum_groups(%in: memref<512xf32, #spirv.storage_class<StorageBuffer>>,
                         %out: memref<4xf32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [128, 1, 1]>} {
      %i = gpu.global_id x
      %g = gpu.block_id x
      %t = gpu.thread_id x
      %c0 = arith.constant 0 : index
      %v = memref.load %in[%i] : memref<512xf32, #spirv.storage_class<StorageBuffer>>
      %sum = gpu.all_reduce add %v uniform {} : (f32) -> f32
      %first = arith.cmpi eq, %t, %c0 : index
      scf.if %first {
        memref.store %sum, %out[%g] : memref<4xf32, #spirv.storage_class<StorageBuffer>>
      }
      gpu.return
    }
  }
}

// -----

// Neighbours exchange their numbers by a shuffle of width 2, which fits any subgroup that is one.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @swap_neighbours(%data: memref<64xf32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
      %i = gpu.global_id x
      %one = arith.constant 1 : i32
      %width = arith.constant 2 : i32
      %v = memref.load %data[%i] : memref<64xf32, #spirv.storage_class<StorageBuffer>>
      %other, %valid = gpu.shuffle xor %v, %one, %width : f32
      memref.store %other, %data[%i] : memref<64xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// Sums across 32 neighbours by shuffles, as CUDA's warps do it; subgroups may be smaller.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @warp_sum(%data: memref<64xf32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [32, 1, 1]>} {
      %i = gpu.global_id x
      %width = arith.constant 32 : i32
      %c1 = arith.constant 1 : i32
      %c2 = arith.constant 2 : i32
      %c4 = arith.constant 4 : i32
      %c8 = arith.constant 8 : i32
      %c16 = arith.constant 16 : i32
      %v0 = memref.load %data[%i] : memref<64xf32, #spirv.storage_class<StorageBuffer>>
      %o0, %p0 = gpu.shuffle xor %v0, %c16, %width : f32
      %v1 = arith.addf %v0, %o0 : f32
      %o1, %p1 = gpu.shuffle xor %v1, %c8, %width : f32
      %v2 = arith.addf %v1, %o1 : f32
      %o2, %p2 = gpu.shuffle xor %v2, %c4, %width : f32
      %v3 = arith.addf %v2, %o2 : f32
      %o3, %p3 = gpu.shuffle xor %v3, %c2, %width : f32
      %v4 = arith.addf %v3, %o3 : f32
      %o4, %p4 = gpu.shuffle xor %v4, %c1, %width : f32
      %v5 = arith.addf %v4, %o4 : f32
      memref.store %v5, %data[%i] : memref<64xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// llama.cpp's 4-bit blocks to floats: 32 numbers share a scale, two are in a byte (its format q4_0, 2023).
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @dequantize_q4(%scales: memref<8xf32, #spirv.storage_class<StorageBuffer>>,
                            %bytes: memref<8x16xi8, #spirv.storage_class<StorageBuffer>>,
                            %out: memref<8x32xf32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 1, 1]>} {
      %block = gpu.block_id x
      %j = gpu.thread_id x
      %c16 = arith.constant 16 : index
      %mask = arith.constant 15 : i32
      %four = arith.constant 4 : i32
      %eight = arith.constant 8 : i32
      %j2 = arith.addi %j, %c16 : index
      %d = memref.load %scales[%block] : memref<8xf32, #spirv.storage_class<StorageBuffer>>
      %b = memref.load %bytes[%block, %j] : memref<8x16xi8, #spirv.storage_class<StorageBuffer>>
      %w = arith.extui %b : i8 to i32
      %low = arith.andi %w, %mask : i32
      %high = arith.shrui %w, %four : i32
      %l8 = arith.subi %low, %eight : i32
      %h8 = arith.subi %high, %eight : i32
      %lf = arith.sitofp %l8 : i32 to f32
      %hf = arith.sitofp %h8 : i32 to f32
      %l = arith.mulf %lf, %d : f32
      %h = arith.mulf %hf, %d : f32
      memref.store %l, %out[%block, %j] : memref<8x32xf32, #spirv.storage_class<StorageBuffer>>
      memref.store %h, %out[%block, %j2] : memref<8x32xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// Two pixels of 8 bits a channel, packed into words, mixed channel by channel.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @blend_rgba8(%a: memref<64xi32, #spirv.storage_class<StorageBuffer>>,
                          %b: memref<64xi32, #spirv.storage_class<StorageBuffer>>,
                          %out: memref<64xi32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %i = gpu.global_id x
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %four = arith.constant 4 : i32
      %eight = arith.constant 8 : i32
      %mask = arith.constant 255 : i32
      %av = memref.load %a[%i] : memref<64xi32, #spirv.storage_class<StorageBuffer>>
      %bv = memref.load %b[%i] : memref<64xi32, #spirv.storage_class<StorageBuffer>>
      %r = scf.for %k = %zero to %four step %one iter_args(%p = %zero) -> (i32) : i32 {
        %shift = arith.muli %k, %eight : i32
        %x = arith.shrui %av, %shift : i32
        %y = arith.shrui %bv, %shift : i32
        %xm = arith.andi %x, %mask : i32
        %ym = arith.andi %y, %mask : i32
        %s = arith.addi %xm, %ym : i32
        %m = arith.shrui %s, %one : i32
        %w = arith.shli %m, %shift : i32
        %n = arith.ori %p, %w : i32
        scf.yield %n : i32
      }
      memref.store %r, %out[%i] : memref<64xi32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// Narkowicz's curve for tone mapping (2015).
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @tonemap(%in: memref<192xf32, #spirv.storage_class<StorageBuffer>>,
                      %out: memref<192xf32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %i = gpu.global_id x
      %a = arith.constant 2.51 : f32
      %b = arith.constant 0.03 : f32
      %c = arith.constant 2.43 : f32
      %d = arith.constant 0.59 : f32
      %e = arith.constant 0.14 : f32
      %zero = arith.constant 0.0 : f32
      %one = arith.constant 1.0 : f32
      %x = memref.load %in[%i] : memref<192xf32, #spirv.storage_class<StorageBuffer>>
      %n0 = math.fma %a, %x, %b : f32
      %n = arith.mulf %n0, %x : f32
      %d0 = math.fma %c, %x, %d : f32
      %d1 = math.fma %d0, %x, %e : f32
      %q = arith.divf %n, %d1 : f32
      %r = math.clampf %q to [%zero, %one] : f32
      memref.store %r, %out[%i] : memref<192xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// Lightness as in CIE Lab: a cube root above a threshold, a line below.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @lightness(%in: memref<64xf32, #spirv.storage_class<StorageBuffer>>,
                        %out: memref<64xf32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %i = gpu.global_id x
      %threshold = arith.constant 0.008856452 : f32
      %slope = arith.constant 903.2963 : f32
      %c116 = arith.constant 116.0 : f32
      %c16 = arith.constant -16.0 : f32
      %y = memref.load %in[%i] : memref<64xf32, #spirv.storage_class<StorageBuffer>>
      %light = arith.cmpf ogt, %y, %threshold : f32
      %r = scf.if %light -> (f32) {
        %root = math.cbrt %y : f32
        %l = math.fma %c116, %root, %c16 : f32
        scf.yield %l : f32
      } else {
        %l = arith.mulf %slope, %y : f32
        scf.yield %l : f32
      }
      memref.store %r, %out[%i] : memref<64xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// A sphere found by marching along rays (Hart, 1996): how far it is, or -1.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @sphere_tracing(%out: memref<16x16xf32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 4, 1]>} {
      %x = gpu.global_id x
      %y = gpu.global_id y
      %step = arith.constant 0.125 : f32
      %shift = arith.constant -0.9375 : f32
      %three = arith.constant 3.0 : f32
      %radius = arith.constant 0.75 : f32
      %near = arith.constant 1.0e-4 : f32
      %far = arith.constant 6.0 : f32
      %miss = arith.constant -1.0 : f32
      %zero = arith.constant 0.0 : f32
      %xi = arith.index_cast %x : index to i32
      %yi = arith.index_cast %y : index to i32
      %xf = arith.uitofp %xi : i32 to f32
      %yf = arith.uitofp %yi : i32 to f32
      %u = math.fma %xf, %step, %shift : f32
      %v = math.fma %yf, %step, %shift : f32
      %u2 = arith.mulf %u, %u : f32
      %uv = math.fma %v, %v, %u2 : f32
      %r:2 = scf.while (%t = %zero, %d = %far) : (f32, f32) -> (f32, f32) {
        %close = arith.cmpf ogt, %d, %near : f32
        %within = arith.cmpf olt, %t, %far : f32
        %go = arith.andi %close, %within : i1
        scf.condition(%go) %t, %d : f32, f32
      } do {
      ^bb0(%t: f32, %d: f32):
        %z = arith.subf %t, %three : f32
        %s = math.fma %z, %z, %uv : f32
        %l = math.sqrt %s : f32
        %e = arith.subf %l, %radius : f32
        %n = arith.addf %t, %e : f32
        scf.yield %n, %e : f32, f32
      }
      %hit = arith.cmpf olt, %r#0, %far : f32
      %o = arith.select %hit, %r#0, %miss : f32
      memref.store %o, %out[%y, %x] : memref<16x16xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// Ordered dithering by Bayer's 4 x 4 table (1973).
module attributes {gpu.container_module} {
  gpu.module @kernels {
    memref.global "private" constant @bayer : memref<16xf32> =
        dense<[0.0, 8.0, 2.0, 10.0, 12.0, 4.0, 14.0, 6.0, 3.0, 11.0, 1.0, 9.0, 15.0, 7.0, 13.0, 5.0]>
    gpu.func @dither(%in: memref<16x16xf32, #spirv.storage_class<StorageBuffer>>,
                     %out: memref<16x16xi32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 4, 1]>} {
      %x = gpu.global_id x
      %y = gpu.global_id y
      %c3 = arith.constant 3 : index
      %c4 = arith.constant 4 : index
      %half = arith.constant 0.5 : f32
      %sixteenth = arith.constant 0.0625 : f32
      %xm = arith.andi %x, %c3 : index
      %ym = arith.andi %y, %c3 : index
      %row = arith.muli %ym, %c4 : index
      %k = arith.addi %row, %xm : index
      %table = memref.get_global @bayer : memref<16xf32>
      %b = memref.load %table[%k] : memref<16xf32>
      %bh = arith.addf %b, %half : f32
      %threshold = arith.mulf %bh, %sixteenth : f32
      %v = memref.load %in[%y, %x] : memref<16x16xf32, #spirv.storage_class<StorageBuffer>>
      %on = arith.cmpf ogt, %v, %threshold : f32
      %r = arith.extui %on : i1 to i32
      memref.store %r, %out[%y, %x] : memref<16x16xi32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// Particles that fall and bounce: vectors of four numbers, as compute shaders keep them.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @particles(%state: memref<64x4xf32, #spirv.storage_class<StorageBuffer>>, %dt: f32) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %i = gpu.global_id x
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c3 = arith.constant 3 : index
      %zero = arith.constant 0.0 : f32
      %g = arith.constant -9.75 : f32
      %px = memref.load %state[%i, %c0] : memref<64x4xf32, #spirv.storage_class<StorageBuffer>>
      %py = memref.load %state[%i, %c1] : memref<64x4xf32, #spirv.storage_class<StorageBuffer>>
      %vx = memref.load %state[%i, %c2] : memref<64x4xf32, #spirv.storage_class<StorageBuffer>>
      %vy = memref.load %state[%i, %c3] : memref<64x4xf32, #spirv.storage_class<StorageBuffer>>
      %dv = arith.mulf %g, %dt : f32
      %wy = arith.addf %vy, %dv : f32
      %dx = arith.mulf %vx, %dt : f32
      %dy = arith.mulf %wy, %dt : f32
      %qx = arith.addf %px, %dx : f32
      %qy = arith.addf %py, %dy : f32
      %below = arith.cmpf olt, %qy, %zero : f32
      %ny = arith.negf %qy : f32
      %nv = arith.negf %wy : f32
      %ry = arith.select %below, %ny, %qy : f32
      %rv = arith.select %below, %nv, %wy : f32
      memref.store %qx, %state[%i, %c0] : memref<64x4xf32, #spirv.storage_class<StorageBuffer>>
      memref.store %ry, %state[%i, %c1] : memref<64x4xf32, #spirv.storage_class<StorageBuffer>>
      memref.store %rv, %state[%i, %c3] : memref<64x4xf32, #spirv.storage_class<StorageBuffer>>
      gpu.return
    }
  }
}

// -----

// Numbers above a threshold get places in a list, from an atomic counter; the list's order is free.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @compact(%in: memref<128xi32, #spirv.storage_class<StorageBuffer>>,
                      %count: memref<1xi32, #spirv.storage_class<StorageBuffer>>,
                      %list: memref<128xi32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %i = gpu.global_id x
      %c0 = arith.constant 0 : index
      %one = arith.constant 1 : i32
      %threshold = arith.constant 50 : i32
      %v = memref.load %in[%i] : memref<128xi32, #spirv.storage_class<StorageBuffer>>
      %take = arith.cmpi sgt, %v, %threshold : i32
      scf.if %take {
        %p = memref.atomic_rmw addi %one, %count[%c0] : (i32, memref<1xi32, #spirv.storage_class<StorageBuffer>>) -> i32
        %k = arith.index_cast %p : i32 to index
        memref.store %v, %list[%k] : memref<128xi32, #spirv.storage_class<StorageBuffer>>
      }
      gpu.return
    }
  }
}

// -----

// As many numbers as the buffer holds, doubled: a shader asks the buffer for its length.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @double_all(%data: memref<?xf32, #spirv.storage_class<StorageBuffer>>) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>} {
      %i = gpu.global_id x
      %c0 = arith.constant 0 : index
      %two = arith.constant 2.0 : f32
      %n = memref.dim %data, %c0 : memref<?xf32, #spirv.storage_class<StorageBuffer>>
      %inside = arith.cmpi ult, %i, %n : index
      scf.if %inside {
        %v = memref.load %data[%i] : memref<?xf32, #spirv.storage_class<StorageBuffer>>
        %r = arith.mulf %v, %two : f32
        memref.store %r, %data[%i] : memref<?xf32, #spirv.storage_class<StorageBuffer>>
      }
      gpu.return
    }
  }
}

// Integers of 64 bits: PyTorch's tokens, positions and indices, hashes, and times in seconds.

// position_ids of Hugging Face's RoBERTa: the running sum of the attention mask, where the mask isn't zero.
func.func @position_ids_i64(%mask: tensor<4x12xi64>) -> tensor<4x12xi64> {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %out = memref.alloc() : memref<4x12xi64>
  %in = bufferization.to_buffer %mask : tensor<4x12xi64> to memref<4x12xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  scf.forall (%i) in (4) {
    %end = scf.for %j = %c0 to %c12 step %c1 iter_args(%sum = %zero) -> (i64) {
      %m = memref.load %in[%i, %j] : memref<4x12xi64>
      %n = arith.addi %sum, %m : i64
      %ignored = arith.cmpi eq, %m, %zero : i64
      %p = arith.select %ignored, %one, %n : i64
      memref.store %p, %out[%i, %j] : memref<4x12xi64>
      scf.yield %n : i64
    }
  }
  %0 = bufferization.to_tensor %out restrict : memref<4x12xi64> to tensor<4x12xi64>
  return %0 : tensor<4x12xi64>
}

// -----

// torch.clamp of indices.
func.func @clamp_i64(%x: tensor<60xi64>) -> tensor<60xi64> {
  %low = arith.constant -5000000000 : i64
  %high = arith.constant 6000000000 : i64
  %empty = tensor.empty() : tensor<60xi64>
  %0 = linalg.map ins(%x : tensor<60xi64>) outs(%empty : tensor<60xi64>) (%v: i64, %o: i64) {
    %a = arith.maxsi %v, %low : i64
    %b = arith.minsi %a, %high : i64
    linalg.yield %b : i64
  }
  return %0 : tensor<60xi64>
}

// -----

// torch.amax of whole numbers in rows.
func.func @max_rows_i64(%x: tensor<6x20xi64>) -> tensor<6xi64> {
  %least = arith.constant -9223372036854775808 : i64
  %empty = tensor.empty() : tensor<6xi64>
  %init = linalg.fill ins(%least : i64) outs(%empty : tensor<6xi64>) -> tensor<6xi64>
  %0 = linalg.reduce ins(%x : tensor<6x20xi64>) outs(%init : tensor<6xi64>) dimensions = [1]
    (%v: i64, %m: i64) {
      %r = arith.maxsi %v, %m : i64
      linalg.yield %r : i64
    }
  return %0 : tensor<6xi64>
}

// -----

// Marsaglia's generator xorshift64*, a step for each state.
func.func @xorshift_i64(%x: memref<100xi64>) {
  %a = arith.constant 12 : i64
  %b = arith.constant 25 : i64
  %c = arith.constant 27 : i64
  %m = arith.constant 2685821657736338717 : i64
  scf.forall (%i) in (100) {
    %v = memref.load %x[%i] : memref<100xi64>
    %s0 = arith.shrui %v, %a : i64
    %v0 = arith.xori %v, %s0 : i64
    %s1 = arith.shli %v0, %b : i64
    %v1 = arith.xori %v0, %s1 : i64
    %s2 = arith.shrui %v1, %c : i64
    %v2 = arith.xori %v1, %s2 : i64
    %r = arith.muli %v2, %m : i64
    memref.store %r, %x[%i] : memref<100xi64>
  }
  return
}

// -----

// Shifts by any number of bits, from a buffer, as bit fields of 64 bits are taken apart.
func.func @bit_fields_i64(%x: memref<64xi64>, %by: memref<64xi64>, %left: memref<64xi64>, %right: memref<64xi64>, %masked: memref<64xi64>) {
  %one = arith.constant 1 : i64
  scf.forall (%i) in (64) {
    %v = memref.load %x[%i] : memref<64xi64>
    %n = memref.load %by[%i] : memref<64xi64>
    %l = arith.shli %v, %n : i64
    %r = arith.shrsi %v, %n : i64
    %bit = arith.shli %one, %n : i64
    %mask = arith.subi %bit, %one : i64
    %m = arith.andi %v, %mask : i64
    memref.store %l, %left[%i] : memref<64xi64>
    memref.store %r, %right[%i] : memref<64xi64>
    memref.store %m, %masked[%i] : memref<64xi64>
  }
  return
}

// -----

// Times in seconds since 1970, before it too, in days and the seconds of the day that are left; C's rounding.
func.func @days_i64(%x: memref<80xi64>, %days: memref<80xi64>, %rest: memref<80xi64>) {
  %day = arith.constant 86400 : i64
  scf.forall (%i) in (80) {
    %v = memref.load %x[%i] : memref<80xi64>
    %d = arith.divsi %v, %day : i64
    %r = arith.remsi %v, %day : i64
    memref.store %d, %days[%i] : memref<80xi64>
    memref.store %r, %rest[%i] : memref<80xi64>
  }
  return
}

// -----

// Feature hashing as in Vowpal Wabbit: which of so many buckets an unsigned hash of 64 bits falls into.
func.func @buckets_i64(%x: memref<70xi64>, %n: memref<70xi64>, %q: memref<70xi64>, %r: memref<70xi64>) {
  scf.forall (%i) in (70) {
    %v = memref.load %x[%i] : memref<70xi64>
    %d = memref.load %n[%i] : memref<70xi64>
    %a = arith.divui %v, %d : i64
    %b = arith.remui %v, %d : i64
    memref.store %a, %q[%i] : memref<70xi64>
    memref.store %b, %r[%i] : memref<70xi64>
  }
  return
}

// -----

// Division of numbers of any size by numbers of any size.
func.func @divide_i64(%x: memref<96xi64>, %y: memref<96xi64>, %q: memref<96xi64>, %r: memref<96xi64>) {
  scf.forall (%i) in (96) {
    %v = memref.load %x[%i] : memref<96xi64>
    %d = memref.load %y[%i] : memref<96xi64>
    %a = arith.divsi %v, %d : i64
    %b = arith.remsi %v, %d : i64
    memref.store %a, %q[%i] : memref<96xi64>
    memref.store %b, %r[%i] : memref<96xi64>
  }
  return
}

// -----

// torch.Tensor.long() and .float(): to whole numbers and back.
func.func @to_long(%x: memref<96xf32>, %l: memref<96xi64>, %u: memref<96xi64>) {
  scf.forall (%i) in (96) {
    %v = memref.load %x[%i] : memref<96xf32>
    %s = arith.fptosi %v : f32 to i64
    %a = math.absf %v : f32
    %n = arith.fptoui %a : f32 to i64
    memref.store %s, %l[%i] : memref<96xi64>
    memref.store %n, %u[%i] : memref<96xi64>
  }
  return
}

// -----

func.func @to_float(%l: memref<96xi64>, %x: memref<96xf32>, %y: memref<96xf32>) {
  scf.forall (%i) in (96) {
    %v = memref.load %l[%i] : memref<96xi64>
    %s = arith.sitofp %v : i64 to f32
    %u = arith.uitofp %v : i64 to f32
    memref.store %s, %x[%i] : memref<96xf32>
    memref.store %u, %y[%i] : memref<96xf32>
  }
  return
}

// -----

// torch.nn.functional.one_hot: classes of 64 bits, compared with places.
func.func @one_hot_i64(%classes: tensor<9xi64>) -> tensor<9x7xf32> {
  %yes = arith.constant 1.0 : f32
  %no = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<9x7xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%classes : tensor<9xi64>) outs(%empty : tensor<9x7xf32>) {
  ^bb0(%c: i64, %o: f32):
    %j = linalg.index 1 : index
    %ji = arith.index_cast %j : index to i64
    %same = arith.cmpi eq, %c, %ji : i64
    %r = arith.select %same, %yes, %no : f32
    linalg.yield %r : f32
  } -> tensor<9x7xf32>
  return %0 : tensor<9x7xf32>
}

// -----

// How numbers compare, signed and not: the sum of what holds, a bit each.
func.func @compare_i64(%x: memref<96xi64>, %y: memref<96xi64>, %out: memref<96xi32>) {
  scf.forall (%i) in (96) {
    %a = memref.load %x[%i] : memref<96xi64>
    %b = memref.load %y[%i] : memref<96xi64>
    %0 = arith.cmpi slt, %a, %b : i64
    %1 = arith.cmpi sge, %a, %b : i64
    %2 = arith.cmpi ult, %a, %b : i64
    %3 = arith.cmpi uge, %a, %b : i64
    %4 = arith.cmpi ne, %a, %b : i64
    %e0 = arith.extui %0 : i1 to i32
    %e1 = arith.extui %1 : i1 to i32
    %e2 = arith.extui %2 : i1 to i32
    %e3 = arith.extui %3 : i1 to i32
    %e4 = arith.extui %4 : i1 to i32
    %c1 = arith.constant 1 : i32
    %c2 = arith.constant 2 : i32
    %c3 = arith.constant 3 : i32
    %c4 = arith.constant 4 : i32
    %s1 = arith.shli %e1, %c1 : i32
    %s2 = arith.shli %e2, %c2 : i32
    %s3 = arith.shli %e3, %c3 : i32
    %s4 = arith.shli %e4, %c4 : i32
    %o1 = arith.ori %e0, %s1 : i32
    %o2 = arith.ori %o1, %s2 : i32
    %o3 = arith.ori %o2, %s3 : i32
    %o4 = arith.ori %o3, %s4 : i32
    memref.store %o4, %out[%i] : memref<96xi32>
  }
  return
}

// -----

// The sum of a workgroup's numbers, in its own memory, halving as in Harris's "Optimizing Parallel Reduction".
gpu.module @kernels {
  gpu.func @shared_sum_i64(%x: memref<128xi64>, %out: memref<2xi64>) workgroup(%s: memref<64xi64, #gpu.address_space<workgroup>>) kernel
      attributes {known_block_size = array<i32: 64, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c6 = arith.constant 6 : index
    %c32 = arith.constant 32 : index
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %g = gpu.global_id x
    %v = memref.load %x[%g] : memref<128xi64>
    memref.store %v, %s[%t] : memref<64xi64, #gpu.address_space<workgroup>>
    gpu.barrier
    %end = scf.for %i = %c0 to %c6 step %c1 iter_args(%half = %c32) -> (index) {
      %in = arith.cmpi ult, %t, %half : index
      scf.if %in {
        %o = arith.addi %t, %half : index
        %p = memref.load %s[%t] : memref<64xi64, #gpu.address_space<workgroup>>
        %q = memref.load %s[%o] : memref<64xi64, #gpu.address_space<workgroup>>
        %n = arith.addi %p, %q : i64
        memref.store %n, %s[%t] : memref<64xi64, #gpu.address_space<workgroup>>
      }
      gpu.barrier
      %next = arith.divui %half, %c2 : index
      scf.yield %next : index
    }
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      %r = memref.load %s[%c0] : memref<64xi64, #gpu.address_space<workgroup>>
      memref.store %r, %out[%b] : memref<2xi64>
    }
    gpu.return
  }
}

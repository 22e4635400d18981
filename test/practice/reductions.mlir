// Many numbers to few.

// The sum of all of 4,096 numbers.
func.func @sum_all(%x: tensor<4096xf32>) -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<f32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<f32>) -> tensor<f32>
  %0 = linalg.reduce ins(%x : tensor<4096xf32>) outs(%init : tensor<f32>) dimensions = [0] (%v: f32, %a: f32) {
    %s = arith.addf %v, %a : f32
    linalg.yield %s : f32
  }
  return %0 : tensor<f32>
}

// -----

// The sum of a million whole numbers, more than one invocation of lavapipe's adds up.
func.func @sum_million(%x: tensor<1048576xi32>) -> tensor<i32> {
  %zero = arith.constant 0 : i32
  %empty = tensor.empty() : tensor<i32>
  %init = linalg.fill ins(%zero : i32) outs(%empty : tensor<i32>) -> tensor<i32>
  %0 = linalg.reduce ins(%x : tensor<1048576xi32>) outs(%init : tensor<i32>) dimensions = [0] (%v: i32, %a: i32) {
    %s = arith.addi %v, %a : i32
    linalg.yield %s : i32
  }
  return %0 : tensor<i32>
}

// -----

// The mean over rows and columns of each channel: SqueezeNet's last layer (Iandola and others, 2016).
func.func @global_average_pool(%x: tensor<1x7x7x24xf32>) -> tensor<1x24xf32> {
  %zero = arith.constant 0.0 : f32
  %count = arith.constant dense<49.0> : tensor<1x24xf32>
  %empty = tensor.empty() : tensor<1x24xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<1x24xf32>) -> tensor<1x24xf32>
  %sum = linalg.reduce ins(%x : tensor<1x7x7x24xf32>) outs(%init : tensor<1x24xf32>) dimensions = [1, 2]
      (%v: f32, %a: f32) {
    %s = arith.addf %v, %a : f32
    linalg.yield %s : f32
  }
  %mean = arith.divf %sum, %count : tensor<1x24xf32>
  return %mean : tensor<1x24xf32>
}

// -----

// The largest number of each row.
func.func @max_rows(%x: tensor<12x70xf32>) -> tensor<12xf32> {
  %low = arith.constant 0xFF800000 : f32
  %empty = tensor.empty() : tensor<12xf32>
  %init = linalg.fill ins(%low : f32) outs(%empty : tensor<12xf32>) -> tensor<12xf32>
  %0 = linalg.reduce ins(%x : tensor<12x70xf32>) outs(%init : tensor<12xf32>) dimensions = [1] (%v: f32, %a: f32) {
    %s = arith.maximumf %v, %a : f32
    linalg.yield %s : f32
  }
  return %0 : tensor<12xf32>
}

// -----

// The place of the largest number of each row, as 32 bits.
func.func @argmax(%x: tensor<9x33xf32>) -> tensor<9xi32> {
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0 : i32
  %e0 = tensor.empty() : tensor<9xf32>
  %e1 = tensor.empty() : tensor<9xi32>
  %i0 = linalg.fill ins(%low : f32) outs(%e0 : tensor<9xf32>) -> tensor<9xf32>
  %i1 = linalg.fill ins(%zero : i32) outs(%e1 : tensor<9xi32>) -> tensor<9xi32>
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                                          affine_map<(i, j) -> (i)>],
                         iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<9x33xf32>) outs(%i0, %i1 : tensor<9xf32>, tensor<9xi32>) {
  ^bb0(%v: f32, %best: f32, %place: i32):
    %j = linalg.index 1 : index
    %ji = arith.index_cast %j : index to i32
    %more = arith.cmpf ogt, %v, %best : f32
    %b = arith.select %more, %v, %best : f32
    %p = arith.select %more, %ji, %place : i32
    linalg.yield %b, %p : f32, i32
  } -> (tensor<9xf32>, tensor<9xi32>)
  return %0#1 : tensor<9xi32>
}

// -----

// The same as PyTorch exports it: places are 64 bits.
func.func @argmax_i64(%x: tensor<9x33xf32>) -> tensor<9xi64> {
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0 : i64
  %e0 = tensor.empty() : tensor<9xf32>
  %e1 = tensor.empty() : tensor<9xi64>
  %i0 = linalg.fill ins(%low : f32) outs(%e0 : tensor<9xf32>) -> tensor<9xf32>
  %i1 = linalg.fill ins(%zero : i64) outs(%e1 : tensor<9xi64>) -> tensor<9xi64>
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                                          affine_map<(i, j) -> (i)>],
                         iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<9x33xf32>) outs(%i0, %i1 : tensor<9xf32>, tensor<9xi64>) {
  ^bb0(%v: f32, %best: f32, %place: i64):
    %j = linalg.index 1 : index
    %ji = arith.index_cast %j : index to i64
    %more = arith.cmpf ogt, %v, %best : f32
    %b = arith.select %more, %v, %best : f32
    %p = arith.select %more, %ji, %place : i64
    linalg.yield %b, %p : f32, i64
  } -> (tensor<9xf32>, tensor<9xi64>)
  return %0#1 : tensor<9xi64>
}

// -----

// The variance of each row, in two passes.
func.func @variance(%x: tensor<10x64xf32>) -> tensor<10xf32> {
  %zero = arith.constant 0.0 : f32
  %size = arith.constant 64.0 : f32
  %sizes = arith.constant dense<64.0> : tensor<10xf32>
  %empty = tensor.empty() : tensor<10xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<10xf32>) -> tensor<10xf32>
  %sum = linalg.reduce ins(%x : tensor<10x64xf32>) outs(%init : tensor<10xf32>) dimensions = [1] (%v: f32, %a: f32) {
    %s = arith.addf %v, %a : f32
    linalg.yield %s : f32
  }
  %squares = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                                              affine_map<(i, j) -> (i)>],
                             iterator_types = ["parallel", "reduction"]}
      ins(%x, %sum : tensor<10x64xf32>, tensor<10xf32>) outs(%init : tensor<10xf32>) {
  ^bb0(%v: f32, %s: f32, %a: f32):
    %mean = arith.divf %s, %size : f32
    %d = arith.subf %v, %mean : f32
    %d2 = arith.mulf %d, %d : f32
    %r = arith.addf %a, %d2 : f32
    linalg.yield %r : f32
  } -> tensor<10xf32>
  %0 = arith.divf %squares, %sizes : tensor<10xf32>
  return %0 : tensor<10xf32>
}

// -----

// The logarithm of the sum of exponentials of each row.
func.func @logsumexp(%x: memref<16x40xf32>, %out: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c40 = arith.constant 40 : index
  %zero = arith.constant 0.0 : f32
  scf.forall (%i) in (16) {
    %first = memref.load %x[%i, %c0] : memref<16x40xf32>
    %max = scf.for %j = %c1 to %c40 step %c1 iter_args(%m = %first) -> (f32) {
      %v = memref.load %x[%i, %j] : memref<16x40xf32>
      %n = arith.maximumf %m, %v : f32
      scf.yield %n : f32
    }
    %sum = scf.for %j = %c0 to %c40 step %c1 iter_args(%s = %zero) -> (f32) {
      %v = memref.load %x[%i, %j] : memref<16x40xf32>
      %d = arith.subf %v, %max : f32
      %e = math.exp %d : f32
      %n = arith.addf %s, %e : f32
      scf.yield %n : f32
    }
    %l = math.log %sum : f32
    %r = arith.addf %l, %max : f32
    memref.store %r, %out[%i] : memref<16xf32>
  }
  return
}

// -----

// PyTorch's cross entropy: the classes are 64-bit numbers.
func.func @cross_entropy(%logits: tensor<8x10xf32>, %classes: tensor<8xi64>) -> tensor<8xf32> {
  %empty = tensor.empty() : tensor<8x10xf32>
  %shares = linalg.softmax dimension(1) ins(%logits : tensor<8x10xf32>) outs(%empty : tensor<8x10xf32>) -> tensor<8x10xf32>
  %e1 = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
                       iterator_types = ["parallel"]}
      ins(%classes : tensor<8xi64>) outs(%e1 : tensor<8xf32>) {
  ^bb0(%c: i64, %o: f32):
    %i = linalg.index 0 : index
    %ci = arith.index_cast %c : i64 to index
    %share = tensor.extract %shares[%i, %ci] : tensor<8x10xf32>
    %l = math.log %share : f32
    %n = arith.negf %l : f32
    linalg.yield %n : f32
  } -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// How often each of 16 values occurs, counted by atomic additions.
func.func @histogram(%x: memref<500xi32>, %counts: memref<16xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c500 = arith.constant 500 : index
  %one = arith.constant 1 : i32
  scf.parallel (%i) = (%c0) to (%c500) step (%c1) {
    %v = memref.load %x[%i] : memref<500xi32>
    %bin = arith.index_cast %v : i32 to index
    %old = memref.atomic_rmw addi %one, %counts[%bin] : (i32, memref<16xi32>) -> i32
  }
  return
}

// -----

// PyTorch's index_add: floats are added atomically, at places that a list tells.
func.func @index_add(%x: memref<64xf32>, %places: memref<64xi32>, %sums: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.parallel (%i) = (%c0) to (%c64) step (%c1) {
    %v = memref.load %x[%i] : memref<64xf32>
    %place = memref.load %places[%i] : memref<64xi32>
    %j = arith.index_cast %place : i32 to index
    %old = memref.atomic_rmw addf %v, %sums[%j] : (f32, memref<8xf32>) -> f32
  }
  return
}

// -----

// The largest float at each place, by a generic atomic update.
func.func @scatter_max(%x: memref<64xf32>, %places: memref<64xi32>, %largest: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  scf.parallel (%i) = (%c0) to (%c64) step (%c1) {
    %v = memref.load %x[%i] : memref<64xf32>
    %place = memref.load %places[%i] : memref<64xi32>
    %j = arith.index_cast %place : i32 to index
    %old = memref.generic_atomic_rmw %largest[%j] : memref<8xf32> {
    ^bb0(%now: f32):
      %m = arith.maximumf %now, %v : f32
      memref.atomic_yield %m : f32
    }
  }
  return
}

// -----

// Sums of the first 1, 2, 3, ... numbers of each row.
func.func @cumsum_rows(%x: memref<8x50xf32>, %out: memref<8x50xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c50 = arith.constant 50 : index
  %zero = arith.constant 0.0 : f32
  scf.forall (%i) in (8) {
    %last = scf.for %j = %c0 to %c50 step %c1 iter_args(%s = %zero) -> (f32) {
      %v = memref.load %x[%i, %j] : memref<8x50xf32>
      %n = arith.addf %s, %v : f32
      memref.store %n, %out[%i, %j] : memref<8x50xf32>
      scf.yield %n : f32
    }
  }
  return
}

// -----

// How many numbers of each row aren't zero.
func.func @count_nonzero(%x: tensor<6x37xf32>) -> tensor<6xi32> {
  %none = arith.constant 0 : i32
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<6xi32>
  %init = linalg.fill ins(%none : i32) outs(%empty : tensor<6xi32>) -> tensor<6xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                       iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<6x37xf32>) outs(%init : tensor<6xi32>) {
  ^bb0(%v: f32, %a: i32):
    %is = arith.cmpf une, %v, %zero : f32
    %one = arith.extui %is : i1 to i32
    %n = arith.addi %a, %one : i32
    linalg.yield %n : i32
  } -> tensor<6xi32>
  return %0 : tensor<6xi32>
}

// Prefix sums, divided by the sum of all numbers. The loop that sums is sequential: a kernel with one
// invocation. The loop that divides is parallel.

func.func @prefix_sum(%x: memref<100xf32>, %out: memref<100xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = arith.constant 100 : index
  %zero = arith.constant 0.0 : f32
  %total = scf.for %i = %c0 to %size step %c1 iter_args(%sum = %zero) -> (f32) {
    %xi = memref.load %x[%i] : memref<100xf32>
    %next = arith.addf %sum, %xi : f32
    memref.store %next, %out[%i] : memref<100xf32>
    scf.yield %next : f32
  }
  scf.parallel (%i) = (%c0) to (%size) step (%c1) {
    %sum = memref.load %out[%i] : memref<100xf32>
    %share = arith.divf %sum, %total : f32
    memref.store %share, %out[%i] : memref<100xf32>
  }
  return
}

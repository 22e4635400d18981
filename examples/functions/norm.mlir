// The length of each row, eight numbers at a time, with vectors; each iteration of the scf.forall is an invocation.

func.func @norm(%x: memref<50x32xf32>, %out: memref<50xf32>) {
  %c0 = arith.constant 0 : index
  %width = arith.constant 8 : index
  %size = arith.constant 32 : index
  %zero = arith.constant 0.0 : f32
  scf.forall (%row) in (50) {
    %sum = scf.for %i = %c0 to %size step %width iter_args(%sum = %zero) -> (f32) {
      %v = vector.transfer_read %x[%row, %i], %zero {in_bounds = [true]} : memref<50x32xf32>, vector<8xf32>
      %squares = arith.mulf %v, %v : vector<8xf32>
      %next = vector.reduction <add>, %squares, %sum : vector<8xf32> into f32
      scf.yield %next : f32
    }
    %length = math.sqrt %sum : f32
    memref.store %length, %out[%row] : memref<50xf32>
  }
  return
}

// Ops of which MLIR's own tests have no shape that MLIR translates.

llvm.func @update_dpp(%old: i32, %src: i32) {
  %0 = rocdl.update.dpp %old, %src with 273, 15, 15, false : i32
  llvm.return
}

// -----

llvm.func @mfma(%a: i64, %c: vector<16xf32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = rocdl.mfma.f32.32x32x16.fp8.fp8 %a, %a, %c, %0, %0, %0
    : (i64, i64, vector<16xf32>, i32, i32, i32) -> vector<16xf32>
  llvm.return
}

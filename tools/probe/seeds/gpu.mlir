// Shapes that MLIR's own tests lack: all sizes and types of matrices that PTX has, and
// some that it hasn't.

func.func @f0(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
func.func @f1(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f2(%a: !gpu.mma_matrix<16x16xf32, "AOp">, %b: !gpu.mma_matrix<16x16xf32, "BOp">, %c: !gpu.mma_matrix<16x16xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf32, "AOp">, !gpu.mma_matrix<16x16xf32, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f3(%a: !gpu.mma_matrix<16x16xf64, "AOp">, %b: !gpu.mma_matrix<16x16xf64, "BOp">, %c: !gpu.mma_matrix<16x16xf64, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf64, "AOp">, !gpu.mma_matrix<16x16xf64, "BOp"> -> !gpu.mma_matrix<16x16xf64, "COp">
  return
}
func.func @f4(%a: !gpu.mma_matrix<16x16xsi8, "AOp">, %b: !gpu.mma_matrix<16x16xsi8, "BOp">, %c: !gpu.mma_matrix<16x16xi32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xsi8, "AOp">, !gpu.mma_matrix<16x16xsi8, "BOp"> -> !gpu.mma_matrix<16x16xi32, "COp">
  return
}
func.func @f5(%a: !gpu.mma_matrix<16x16xui8, "AOp">, %b: !gpu.mma_matrix<16x16xui8, "BOp">, %c: !gpu.mma_matrix<16x16xi32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xui8, "AOp">, !gpu.mma_matrix<16x16xui8, "BOp"> -> !gpu.mma_matrix<16x16xi32, "COp">
  return
}
func.func @f6(%a: !gpu.mma_matrix<32x16xf16, "AOp">, %b: !gpu.mma_matrix<16x8xf16, "BOp">, %c: !gpu.mma_matrix<32x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<32x16xf16, "AOp">, !gpu.mma_matrix<16x8xf16, "BOp"> -> !gpu.mma_matrix<32x8xf16, "COp">
  return
}
func.func @f7(%a: !gpu.mma_matrix<32x16xf16, "AOp">, %b: !gpu.mma_matrix<16x8xf16, "BOp">, %c: !gpu.mma_matrix<32x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<32x16xf16, "AOp">, !gpu.mma_matrix<16x8xf16, "BOp"> -> !gpu.mma_matrix<32x8xf32, "COp">
  return
}
func.func @f8(%a: !gpu.mma_matrix<32x16xf32, "AOp">, %b: !gpu.mma_matrix<16x8xf32, "BOp">, %c: !gpu.mma_matrix<32x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<32x16xf32, "AOp">, !gpu.mma_matrix<16x8xf32, "BOp"> -> !gpu.mma_matrix<32x8xf32, "COp">
  return
}
func.func @f9(%a: !gpu.mma_matrix<32x16xf64, "AOp">, %b: !gpu.mma_matrix<16x8xf64, "BOp">, %c: !gpu.mma_matrix<32x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<32x16xf64, "AOp">, !gpu.mma_matrix<16x8xf64, "BOp"> -> !gpu.mma_matrix<32x8xf64, "COp">
  return
}
func.func @f10(%a: !gpu.mma_matrix<32x16xsi8, "AOp">, %b: !gpu.mma_matrix<16x8xsi8, "BOp">, %c: !gpu.mma_matrix<32x8xi32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<32x16xsi8, "AOp">, !gpu.mma_matrix<16x8xsi8, "BOp"> -> !gpu.mma_matrix<32x8xi32, "COp">
  return
}
func.func @f11(%a: !gpu.mma_matrix<32x16xui8, "AOp">, %b: !gpu.mma_matrix<16x8xui8, "BOp">, %c: !gpu.mma_matrix<32x8xi32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<32x16xui8, "AOp">, !gpu.mma_matrix<16x8xui8, "BOp"> -> !gpu.mma_matrix<32x8xi32, "COp">
  return
}
func.func @f12(%a: !gpu.mma_matrix<8x16xf16, "AOp">, %b: !gpu.mma_matrix<16x32xf16, "BOp">, %c: !gpu.mma_matrix<8x32xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x16xf16, "AOp">, !gpu.mma_matrix<16x32xf16, "BOp"> -> !gpu.mma_matrix<8x32xf16, "COp">
  return
}
func.func @f13(%a: !gpu.mma_matrix<8x16xf16, "AOp">, %b: !gpu.mma_matrix<16x32xf16, "BOp">, %c: !gpu.mma_matrix<8x32xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x16xf16, "AOp">, !gpu.mma_matrix<16x32xf16, "BOp"> -> !gpu.mma_matrix<8x32xf32, "COp">
  return
}
func.func @f14(%a: !gpu.mma_matrix<8x16xf32, "AOp">, %b: !gpu.mma_matrix<16x32xf32, "BOp">, %c: !gpu.mma_matrix<8x32xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x16xf32, "AOp">, !gpu.mma_matrix<16x32xf32, "BOp"> -> !gpu.mma_matrix<8x32xf32, "COp">
  return
}
func.func @f15(%a: !gpu.mma_matrix<8x16xf64, "AOp">, %b: !gpu.mma_matrix<16x32xf64, "BOp">, %c: !gpu.mma_matrix<8x32xf64, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x16xf64, "AOp">, !gpu.mma_matrix<16x32xf64, "BOp"> -> !gpu.mma_matrix<8x32xf64, "COp">
  return
}
func.func @f16(%a: !gpu.mma_matrix<8x16xsi8, "AOp">, %b: !gpu.mma_matrix<16x32xsi8, "BOp">, %c: !gpu.mma_matrix<8x32xi32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x16xsi8, "AOp">, !gpu.mma_matrix<16x32xsi8, "BOp"> -> !gpu.mma_matrix<8x32xi32, "COp">
  return
}
func.func @f17(%a: !gpu.mma_matrix<8x16xui8, "AOp">, %b: !gpu.mma_matrix<16x32xui8, "BOp">, %c: !gpu.mma_matrix<8x32xi32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x16xui8, "AOp">, !gpu.mma_matrix<16x32xui8, "BOp"> -> !gpu.mma_matrix<8x32xi32, "COp">
  return
}
func.func @f18(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<8x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
func.func @f19(%a: !gpu.mma_matrix<16x8xf16, "AOp">, %b: !gpu.mma_matrix<8x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf16, "AOp">, !gpu.mma_matrix<8x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f20(%a: !gpu.mma_matrix<16x8xf32, "AOp">, %b: !gpu.mma_matrix<8x16xf32, "BOp">, %c: !gpu.mma_matrix<16x16xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf32, "AOp">, !gpu.mma_matrix<8x16xf32, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f21(%a: !gpu.mma_matrix<16x8xf64, "AOp">, %b: !gpu.mma_matrix<8x16xf64, "BOp">, %c: !gpu.mma_matrix<16x16xf64, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xf64, "AOp">, !gpu.mma_matrix<8x16xf64, "BOp"> -> !gpu.mma_matrix<16x16xf64, "COp">
  return
}
func.func @f22(%a: !gpu.mma_matrix<16x8xsi8, "AOp">, %b: !gpu.mma_matrix<8x16xsi8, "BOp">, %c: !gpu.mma_matrix<16x16xi32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x8xsi8, "AOp">, !gpu.mma_matrix<8x16xsi8, "BOp"> -> !gpu.mma_matrix<16x16xi32, "COp">
  return
}
func.func @f23(%a: !gpu.mma_matrix<8x4xf16, "AOp">, %b: !gpu.mma_matrix<4x8xf16, "BOp">, %c: !gpu.mma_matrix<8x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x4xf16, "AOp">, !gpu.mma_matrix<4x8xf16, "BOp"> -> !gpu.mma_matrix<8x8xf16, "COp">
  return
}
func.func @f24(%a: !gpu.mma_matrix<8x4xf16, "AOp">, %b: !gpu.mma_matrix<4x8xf16, "BOp">, %c: !gpu.mma_matrix<8x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x4xf16, "AOp">, !gpu.mma_matrix<4x8xf16, "BOp"> -> !gpu.mma_matrix<8x8xf32, "COp">
  return
}
func.func @f25(%a: !gpu.mma_matrix<8x4xf32, "AOp">, %b: !gpu.mma_matrix<4x8xf32, "BOp">, %c: !gpu.mma_matrix<8x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x4xf32, "AOp">, !gpu.mma_matrix<4x8xf32, "BOp"> -> !gpu.mma_matrix<8x8xf32, "COp">
  return
}
func.func @f26(%a: !gpu.mma_matrix<8x4xf64, "AOp">, %b: !gpu.mma_matrix<4x8xf64, "BOp">, %c: !gpu.mma_matrix<8x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x4xf64, "AOp">, !gpu.mma_matrix<4x8xf64, "BOp"> -> !gpu.mma_matrix<8x8xf64, "COp">
  return
}
func.func @f27(%a: !gpu.mma_matrix<8x4xsi8, "AOp">, %b: !gpu.mma_matrix<4x8xsi8, "BOp">, %c: !gpu.mma_matrix<8x8xi32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x4xsi8, "AOp">, !gpu.mma_matrix<4x8xsi8, "BOp"> -> !gpu.mma_matrix<8x8xi32, "COp">
  return
}
func.func @f28(%a: !gpu.mma_matrix<8x16xf16, "AOp">, %b: !gpu.mma_matrix<16x8xf16, "BOp">, %c: !gpu.mma_matrix<8x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x16xf16, "AOp">, !gpu.mma_matrix<16x8xf16, "BOp"> -> !gpu.mma_matrix<8x8xf16, "COp">
  return
}
func.func @f29(%a: !gpu.mma_matrix<8x16xf16, "AOp">, %b: !gpu.mma_matrix<16x8xf16, "BOp">, %c: !gpu.mma_matrix<8x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x16xf16, "AOp">, !gpu.mma_matrix<16x8xf16, "BOp"> -> !gpu.mma_matrix<8x8xf32, "COp">
  return
}
func.func @f30(%a: !gpu.mma_matrix<8x16xf32, "AOp">, %b: !gpu.mma_matrix<16x8xf32, "BOp">, %c: !gpu.mma_matrix<8x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x16xf32, "AOp">, !gpu.mma_matrix<16x8xf32, "BOp"> -> !gpu.mma_matrix<8x8xf32, "COp">
  return
}
func.func @f31(%a: !gpu.mma_matrix<8x16xf64, "AOp">, %b: !gpu.mma_matrix<16x8xf64, "BOp">, %c: !gpu.mma_matrix<8x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x16xf64, "AOp">, !gpu.mma_matrix<16x8xf64, "BOp"> -> !gpu.mma_matrix<8x8xf64, "COp">
  return
}
func.func @f32(%a: !gpu.mma_matrix<8x16xsi8, "AOp">, %b: !gpu.mma_matrix<16x8xsi8, "BOp">, %c: !gpu.mma_matrix<8x8xi32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x16xsi8, "AOp">, !gpu.mma_matrix<16x8xsi8, "BOp"> -> !gpu.mma_matrix<8x8xi32, "COp">
  return
}
func.func @f33(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x8xf16, "BOp">, %c: !gpu.mma_matrix<16x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x8xf16, "BOp"> -> !gpu.mma_matrix<16x8xf16, "COp">
  return
}
func.func @f34(%a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x8xf16, "BOp">, %c: !gpu.mma_matrix<16x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x8xf16, "BOp"> -> !gpu.mma_matrix<16x8xf32, "COp">
  return
}
func.func @f35(%a: !gpu.mma_matrix<16x16xf32, "AOp">, %b: !gpu.mma_matrix<16x8xf32, "BOp">, %c: !gpu.mma_matrix<16x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf32, "AOp">, !gpu.mma_matrix<16x8xf32, "BOp"> -> !gpu.mma_matrix<16x8xf32, "COp">
  return
}
func.func @f36(%a: !gpu.mma_matrix<16x16xf64, "AOp">, %b: !gpu.mma_matrix<16x8xf64, "BOp">, %c: !gpu.mma_matrix<16x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xf64, "AOp">, !gpu.mma_matrix<16x8xf64, "BOp"> -> !gpu.mma_matrix<16x8xf64, "COp">
  return
}
func.func @f37(%a: !gpu.mma_matrix<16x16xsi8, "AOp">, %b: !gpu.mma_matrix<16x8xsi8, "BOp">, %c: !gpu.mma_matrix<16x8xi32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<16x16xsi8, "AOp">, !gpu.mma_matrix<16x8xsi8, "BOp"> -> !gpu.mma_matrix<16x8xi32, "COp">
  return
}
func.func @f38(%a: !gpu.mma_matrix<32x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<32x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<32x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<32x16xf16, "COp">
  return
}
func.func @f39(%a: !gpu.mma_matrix<32x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<32x16xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<32x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<32x16xf32, "COp">
  return
}
func.func @f40(%a: !gpu.mma_matrix<32x16xf32, "AOp">, %b: !gpu.mma_matrix<16x16xf32, "BOp">, %c: !gpu.mma_matrix<32x16xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<32x16xf32, "AOp">, !gpu.mma_matrix<16x16xf32, "BOp"> -> !gpu.mma_matrix<32x16xf32, "COp">
  return
}
func.func @f41(%a: !gpu.mma_matrix<32x16xf64, "AOp">, %b: !gpu.mma_matrix<16x16xf64, "BOp">, %c: !gpu.mma_matrix<32x16xf64, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<32x16xf64, "AOp">, !gpu.mma_matrix<16x16xf64, "BOp"> -> !gpu.mma_matrix<32x16xf64, "COp">
  return
}
func.func @f42(%a: !gpu.mma_matrix<32x16xsi8, "AOp">, %b: !gpu.mma_matrix<16x16xsi8, "BOp">, %c: !gpu.mma_matrix<32x16xi32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<32x16xsi8, "AOp">, !gpu.mma_matrix<16x16xsi8, "BOp"> -> !gpu.mma_matrix<32x16xi32, "COp">
  return
}
func.func @f43(%a: !gpu.mma_matrix<8x32xf16, "AOp">, %b: !gpu.mma_matrix<32x8xf16, "BOp">, %c: !gpu.mma_matrix<8x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x32xf16, "AOp">, !gpu.mma_matrix<32x8xf16, "BOp"> -> !gpu.mma_matrix<8x8xf16, "COp">
  return
}
func.func @f44(%a: !gpu.mma_matrix<8x32xf16, "AOp">, %b: !gpu.mma_matrix<32x8xf16, "BOp">, %c: !gpu.mma_matrix<8x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x32xf16, "AOp">, !gpu.mma_matrix<32x8xf16, "BOp"> -> !gpu.mma_matrix<8x8xf32, "COp">
  return
}
func.func @f45(%a: !gpu.mma_matrix<8x32xf32, "AOp">, %b: !gpu.mma_matrix<32x8xf32, "BOp">, %c: !gpu.mma_matrix<8x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x32xf32, "AOp">, !gpu.mma_matrix<32x8xf32, "BOp"> -> !gpu.mma_matrix<8x8xf32, "COp">
  return
}
func.func @f46(%a: !gpu.mma_matrix<8x32xf64, "AOp">, %b: !gpu.mma_matrix<32x8xf64, "BOp">, %c: !gpu.mma_matrix<8x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x32xf64, "AOp">, !gpu.mma_matrix<32x8xf64, "BOp"> -> !gpu.mma_matrix<8x8xf64, "COp">
  return
}
func.func @f47(%a: !gpu.mma_matrix<8x32xsi8, "AOp">, %b: !gpu.mma_matrix<32x8xsi8, "BOp">, %c: !gpu.mma_matrix<8x8xi32, "COp">) {
  %0 = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x32xsi8, "AOp">, !gpu.mma_matrix<32x8xsi8, "BOp"> -> !gpu.mma_matrix<8x8xi32, "COp">
  return
}
func.func @f48(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}
func.func @f49(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x16xf16, "BOp">
  return
}
func.func @f50(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
func.func @f51(%m: memref<64x64xf16, 3>, %i: index, %x: !gpu.mma_matrix<16x16xf16, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<64x64xf16, 3>
  return
}
func.func @f52(%x: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
func.func @f53(%x: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
func.func @f54(%x: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
func.func @f55(%x: !gpu.mma_matrix<16x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<16x16xf16, "COp">, !gpu.mma_matrix<16x16xf16, "COp">) -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
func.func @f56(%x: f16) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xf16, "COp">
  return
}
func.func @f57(%x: !gpu.mma_matrix<16x16xf16, "COp">, %i: index, %v: f16) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<16x16xf16, "COp"> -> f16
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f16, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}
func.func @f58(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f59(%m: memref<64x64xf32, 3>, %i: index, %x: !gpu.mma_matrix<16x16xf32, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<64x64xf32, 3>
  return
}
func.func @f60(%x: !gpu.mma_matrix<16x16xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f61(%x: !gpu.mma_matrix<16x16xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f62(%x: !gpu.mma_matrix<16x16xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f63(%x: !gpu.mma_matrix<16x16xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f64(%x: f32) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f65(%x: !gpu.mma_matrix<16x16xf32, "COp">, %i: index, %v: f32) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<16x16xf32, "COp"> -> f32
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f32, !gpu.mma_matrix<16x16xf32, "COp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  return
}
func.func @f66(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<16x16xf32, "AOp">
  return
}
func.func @f67(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<16x16xf32, "BOp">
  return
}
func.func @f68(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<16x16xf64, "AOp">
  return
}
func.func @f69(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<16x16xf64, "BOp">
  return
}
func.func @f70(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<16x16xf64, "COp">
  return
}
func.func @f71(%m: memref<64x64xf64, 3>, %i: index, %x: !gpu.mma_matrix<16x16xf64, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<16x16xf64, "COp">, memref<64x64xf64, 3>
  return
}
func.func @f72(%x: !gpu.mma_matrix<16x16xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<16x16xf64, "COp">, !gpu.mma_matrix<16x16xf64, "COp">) -> !gpu.mma_matrix<16x16xf64, "COp">
  return
}
func.func @f73(%x: !gpu.mma_matrix<16x16xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<16x16xf64, "COp">, !gpu.mma_matrix<16x16xf64, "COp">) -> !gpu.mma_matrix<16x16xf64, "COp">
  return
}
func.func @f74(%x: !gpu.mma_matrix<16x16xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<16x16xf64, "COp">, !gpu.mma_matrix<16x16xf64, "COp">) -> !gpu.mma_matrix<16x16xf64, "COp">
  return
}
func.func @f75(%x: !gpu.mma_matrix<16x16xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<16x16xf64, "COp">, !gpu.mma_matrix<16x16xf64, "COp">) -> !gpu.mma_matrix<16x16xf64, "COp">
  return
}
func.func @f76(%x: !gpu.mma_matrix<16x16xf64, "COp">, %i: index, %v: f64) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<16x16xf64, "COp"> -> f64
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f64, !gpu.mma_matrix<16x16xf64, "COp"> -> !gpu.mma_matrix<16x16xf64, "COp">
  return
}
func.func @f77(%m: memref<64x64xi32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi32, 3> -> !gpu.mma_matrix<16x16xi32, "COp">
  return
}
func.func @f78(%m: memref<64x64xi32, 3>, %i: index, %x: !gpu.mma_matrix<16x16xi32, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<16x16xi32, "COp">, memref<64x64xi32, 3>
  return
}
func.func @f79(%x: !gpu.mma_matrix<16x16xi32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addi %x, %x : (!gpu.mma_matrix<16x16xi32, "COp">, !gpu.mma_matrix<16x16xi32, "COp">) -> !gpu.mma_matrix<16x16xi32, "COp">
  return
}
func.func @f80(%x: i32) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xi32, "COp">
  return
}
func.func @f81(%x: !gpu.mma_matrix<16x16xi32, "COp">, %i: index, %v: i32) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<16x16xi32, "COp"> -> i32
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : i32, !gpu.mma_matrix<16x16xi32, "COp"> -> !gpu.mma_matrix<16x16xi32, "COp">
  return
}
func.func @f82(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<16x16xsi8, "AOp">
  return
}
func.func @f83(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<16x16xsi8, "BOp">
  return
}
func.func @f84(%m: memref<64x64xi32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi32, 3> -> !gpu.mma_matrix<16x16xsi32, "COp">
  return
}
func.func @f85(%x: !gpu.mma_matrix<16x16xsi32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addi %x, %x : (!gpu.mma_matrix<16x16xsi32, "COp">, !gpu.mma_matrix<16x16xsi32, "COp">) -> !gpu.mma_matrix<16x16xsi32, "COp">
  return
}
func.func @f86(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<16x16xui8, "AOp">
  return
}
func.func @f87(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<16x16xui8, "BOp">
  return
}
func.func @f88(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<32x16xf16, "AOp">
  return
}
func.func @f89(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x8xf16, "BOp">
  return
}
func.func @f90(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<32x8xf16, "COp">
  return
}
func.func @f91(%m: memref<64x64xf16, 3>, %i: index, %x: !gpu.mma_matrix<32x8xf16, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<32x8xf16, "COp">, memref<64x64xf16, 3>
  return
}
func.func @f92(%x: !gpu.mma_matrix<32x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<32x8xf16, "COp">, !gpu.mma_matrix<32x8xf16, "COp">) -> !gpu.mma_matrix<32x8xf16, "COp">
  return
}
func.func @f93(%x: !gpu.mma_matrix<32x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<32x8xf16, "COp">, !gpu.mma_matrix<32x8xf16, "COp">) -> !gpu.mma_matrix<32x8xf16, "COp">
  return
}
func.func @f94(%x: !gpu.mma_matrix<32x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<32x8xf16, "COp">, !gpu.mma_matrix<32x8xf16, "COp">) -> !gpu.mma_matrix<32x8xf16, "COp">
  return
}
func.func @f95(%x: !gpu.mma_matrix<32x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<32x8xf16, "COp">, !gpu.mma_matrix<32x8xf16, "COp">) -> !gpu.mma_matrix<32x8xf16, "COp">
  return
}
func.func @f96(%x: f16) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<32x8xf16, "COp">
  return
}
func.func @f97(%x: !gpu.mma_matrix<32x8xf16, "COp">, %i: index, %v: f16) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<32x8xf16, "COp"> -> f16
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f16, !gpu.mma_matrix<32x8xf16, "COp"> -> !gpu.mma_matrix<32x8xf16, "COp">
  return
}
func.func @f98(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<32x8xf32, "COp">
  return
}
func.func @f99(%m: memref<64x64xf32, 3>, %i: index, %x: !gpu.mma_matrix<32x8xf32, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<32x8xf32, "COp">, memref<64x64xf32, 3>
  return
}
func.func @f100(%x: !gpu.mma_matrix<32x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<32x8xf32, "COp">, !gpu.mma_matrix<32x8xf32, "COp">) -> !gpu.mma_matrix<32x8xf32, "COp">
  return
}
func.func @f101(%x: !gpu.mma_matrix<32x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<32x8xf32, "COp">, !gpu.mma_matrix<32x8xf32, "COp">) -> !gpu.mma_matrix<32x8xf32, "COp">
  return
}
func.func @f102(%x: !gpu.mma_matrix<32x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<32x8xf32, "COp">, !gpu.mma_matrix<32x8xf32, "COp">) -> !gpu.mma_matrix<32x8xf32, "COp">
  return
}
func.func @f103(%x: !gpu.mma_matrix<32x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<32x8xf32, "COp">, !gpu.mma_matrix<32x8xf32, "COp">) -> !gpu.mma_matrix<32x8xf32, "COp">
  return
}
func.func @f104(%x: f32) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<32x8xf32, "COp">
  return
}
func.func @f105(%x: !gpu.mma_matrix<32x8xf32, "COp">, %i: index, %v: f32) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<32x8xf32, "COp"> -> f32
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f32, !gpu.mma_matrix<32x8xf32, "COp"> -> !gpu.mma_matrix<32x8xf32, "COp">
  return
}
func.func @f106(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<32x16xf32, "AOp">
  return
}
func.func @f107(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<16x8xf32, "BOp">
  return
}
func.func @f108(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<32x16xf64, "AOp">
  return
}
func.func @f109(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<16x8xf64, "BOp">
  return
}
func.func @f110(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<32x8xf64, "COp">
  return
}
func.func @f111(%m: memref<64x64xf64, 3>, %i: index, %x: !gpu.mma_matrix<32x8xf64, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<32x8xf64, "COp">, memref<64x64xf64, 3>
  return
}
func.func @f112(%x: !gpu.mma_matrix<32x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<32x8xf64, "COp">, !gpu.mma_matrix<32x8xf64, "COp">) -> !gpu.mma_matrix<32x8xf64, "COp">
  return
}
func.func @f113(%x: !gpu.mma_matrix<32x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<32x8xf64, "COp">, !gpu.mma_matrix<32x8xf64, "COp">) -> !gpu.mma_matrix<32x8xf64, "COp">
  return
}
func.func @f114(%x: !gpu.mma_matrix<32x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<32x8xf64, "COp">, !gpu.mma_matrix<32x8xf64, "COp">) -> !gpu.mma_matrix<32x8xf64, "COp">
  return
}
func.func @f115(%x: !gpu.mma_matrix<32x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<32x8xf64, "COp">, !gpu.mma_matrix<32x8xf64, "COp">) -> !gpu.mma_matrix<32x8xf64, "COp">
  return
}
func.func @f116(%x: !gpu.mma_matrix<32x8xf64, "COp">, %i: index, %v: f64) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<32x8xf64, "COp"> -> f64
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f64, !gpu.mma_matrix<32x8xf64, "COp"> -> !gpu.mma_matrix<32x8xf64, "COp">
  return
}
func.func @f117(%m: memref<64x64xi32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi32, 3> -> !gpu.mma_matrix<32x8xi32, "COp">
  return
}
func.func @f118(%m: memref<64x64xi32, 3>, %i: index, %x: !gpu.mma_matrix<32x8xi32, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<32x8xi32, "COp">, memref<64x64xi32, 3>
  return
}
func.func @f119(%x: !gpu.mma_matrix<32x8xi32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addi %x, %x : (!gpu.mma_matrix<32x8xi32, "COp">, !gpu.mma_matrix<32x8xi32, "COp">) -> !gpu.mma_matrix<32x8xi32, "COp">
  return
}
func.func @f120(%x: i32) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<32x8xi32, "COp">
  return
}
func.func @f121(%x: !gpu.mma_matrix<32x8xi32, "COp">, %i: index, %v: i32) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<32x8xi32, "COp"> -> i32
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : i32, !gpu.mma_matrix<32x8xi32, "COp"> -> !gpu.mma_matrix<32x8xi32, "COp">
  return
}
func.func @f122(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<32x16xsi8, "AOp">
  return
}
func.func @f123(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<16x8xsi8, "BOp">
  return
}
func.func @f124(%m: memref<64x64xi32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi32, 3> -> !gpu.mma_matrix<32x8xsi32, "COp">
  return
}
func.func @f125(%x: !gpu.mma_matrix<32x8xsi32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addi %x, %x : (!gpu.mma_matrix<32x8xsi32, "COp">, !gpu.mma_matrix<32x8xsi32, "COp">) -> !gpu.mma_matrix<32x8xsi32, "COp">
  return
}
func.func @f126(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<32x16xui8, "AOp">
  return
}
func.func @f127(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<16x8xui8, "BOp">
  return
}
func.func @f128(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<8x16xf16, "AOp">
  return
}
func.func @f129(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x32xf16, "BOp">
  return
}
func.func @f130(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<8x32xf16, "COp">
  return
}
func.func @f131(%m: memref<64x64xf16, 3>, %i: index, %x: !gpu.mma_matrix<8x32xf16, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<8x32xf16, "COp">, memref<64x64xf16, 3>
  return
}
func.func @f132(%x: !gpu.mma_matrix<8x32xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<8x32xf16, "COp">, !gpu.mma_matrix<8x32xf16, "COp">) -> !gpu.mma_matrix<8x32xf16, "COp">
  return
}
func.func @f133(%x: !gpu.mma_matrix<8x32xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<8x32xf16, "COp">, !gpu.mma_matrix<8x32xf16, "COp">) -> !gpu.mma_matrix<8x32xf16, "COp">
  return
}
func.func @f134(%x: !gpu.mma_matrix<8x32xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<8x32xf16, "COp">, !gpu.mma_matrix<8x32xf16, "COp">) -> !gpu.mma_matrix<8x32xf16, "COp">
  return
}
func.func @f135(%x: !gpu.mma_matrix<8x32xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<8x32xf16, "COp">, !gpu.mma_matrix<8x32xf16, "COp">) -> !gpu.mma_matrix<8x32xf16, "COp">
  return
}
func.func @f136(%x: f16) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<8x32xf16, "COp">
  return
}
func.func @f137(%x: !gpu.mma_matrix<8x32xf16, "COp">, %i: index, %v: f16) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<8x32xf16, "COp"> -> f16
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f16, !gpu.mma_matrix<8x32xf16, "COp"> -> !gpu.mma_matrix<8x32xf16, "COp">
  return
}
func.func @f138(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<8x32xf32, "COp">
  return
}
func.func @f139(%m: memref<64x64xf32, 3>, %i: index, %x: !gpu.mma_matrix<8x32xf32, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<8x32xf32, "COp">, memref<64x64xf32, 3>
  return
}
func.func @f140(%x: !gpu.mma_matrix<8x32xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<8x32xf32, "COp">, !gpu.mma_matrix<8x32xf32, "COp">) -> !gpu.mma_matrix<8x32xf32, "COp">
  return
}
func.func @f141(%x: !gpu.mma_matrix<8x32xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<8x32xf32, "COp">, !gpu.mma_matrix<8x32xf32, "COp">) -> !gpu.mma_matrix<8x32xf32, "COp">
  return
}
func.func @f142(%x: !gpu.mma_matrix<8x32xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<8x32xf32, "COp">, !gpu.mma_matrix<8x32xf32, "COp">) -> !gpu.mma_matrix<8x32xf32, "COp">
  return
}
func.func @f143(%x: !gpu.mma_matrix<8x32xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<8x32xf32, "COp">, !gpu.mma_matrix<8x32xf32, "COp">) -> !gpu.mma_matrix<8x32xf32, "COp">
  return
}
func.func @f144(%x: f32) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<8x32xf32, "COp">
  return
}
func.func @f145(%x: !gpu.mma_matrix<8x32xf32, "COp">, %i: index, %v: f32) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<8x32xf32, "COp"> -> f32
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f32, !gpu.mma_matrix<8x32xf32, "COp"> -> !gpu.mma_matrix<8x32xf32, "COp">
  return
}
func.func @f146(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<8x16xf32, "AOp">
  return
}
func.func @f147(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<16x32xf32, "BOp">
  return
}
func.func @f148(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<8x16xf64, "AOp">
  return
}
func.func @f149(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<16x32xf64, "BOp">
  return
}
func.func @f150(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<8x32xf64, "COp">
  return
}
func.func @f151(%m: memref<64x64xf64, 3>, %i: index, %x: !gpu.mma_matrix<8x32xf64, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<8x32xf64, "COp">, memref<64x64xf64, 3>
  return
}
func.func @f152(%x: !gpu.mma_matrix<8x32xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<8x32xf64, "COp">, !gpu.mma_matrix<8x32xf64, "COp">) -> !gpu.mma_matrix<8x32xf64, "COp">
  return
}
func.func @f153(%x: !gpu.mma_matrix<8x32xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<8x32xf64, "COp">, !gpu.mma_matrix<8x32xf64, "COp">) -> !gpu.mma_matrix<8x32xf64, "COp">
  return
}
func.func @f154(%x: !gpu.mma_matrix<8x32xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<8x32xf64, "COp">, !gpu.mma_matrix<8x32xf64, "COp">) -> !gpu.mma_matrix<8x32xf64, "COp">
  return
}
func.func @f155(%x: !gpu.mma_matrix<8x32xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<8x32xf64, "COp">, !gpu.mma_matrix<8x32xf64, "COp">) -> !gpu.mma_matrix<8x32xf64, "COp">
  return
}
func.func @f156(%x: !gpu.mma_matrix<8x32xf64, "COp">, %i: index, %v: f64) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<8x32xf64, "COp"> -> f64
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f64, !gpu.mma_matrix<8x32xf64, "COp"> -> !gpu.mma_matrix<8x32xf64, "COp">
  return
}
func.func @f157(%m: memref<64x64xi32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi32, 3> -> !gpu.mma_matrix<8x32xi32, "COp">
  return
}
func.func @f158(%m: memref<64x64xi32, 3>, %i: index, %x: !gpu.mma_matrix<8x32xi32, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<8x32xi32, "COp">, memref<64x64xi32, 3>
  return
}
func.func @f159(%x: !gpu.mma_matrix<8x32xi32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addi %x, %x : (!gpu.mma_matrix<8x32xi32, "COp">, !gpu.mma_matrix<8x32xi32, "COp">) -> !gpu.mma_matrix<8x32xi32, "COp">
  return
}
func.func @f160(%x: i32) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<8x32xi32, "COp">
  return
}
func.func @f161(%x: !gpu.mma_matrix<8x32xi32, "COp">, %i: index, %v: i32) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<8x32xi32, "COp"> -> i32
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : i32, !gpu.mma_matrix<8x32xi32, "COp"> -> !gpu.mma_matrix<8x32xi32, "COp">
  return
}
func.func @f162(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<8x16xsi8, "AOp">
  return
}
func.func @f163(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<16x32xsi8, "BOp">
  return
}
func.func @f164(%m: memref<64x64xi32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi32, 3> -> !gpu.mma_matrix<8x32xsi32, "COp">
  return
}
func.func @f165(%x: !gpu.mma_matrix<8x32xsi32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addi %x, %x : (!gpu.mma_matrix<8x32xsi32, "COp">, !gpu.mma_matrix<8x32xsi32, "COp">) -> !gpu.mma_matrix<8x32xsi32, "COp">
  return
}
func.func @f166(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<8x16xui8, "AOp">
  return
}
func.func @f167(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<16x32xui8, "BOp">
  return
}
func.func @f168(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x8xf16, "AOp">
  return
}
func.func @f169(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<8x16xf16, "BOp">
  return
}
func.func @f170(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<16x8xf32, "AOp">
  return
}
func.func @f171(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<8x16xf32, "BOp">
  return
}
func.func @f172(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<16x8xf64, "AOp">
  return
}
func.func @f173(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<8x16xf64, "BOp">
  return
}
func.func @f174(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<16x8xsi8, "AOp">
  return
}
func.func @f175(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<8x16xsi8, "BOp">
  return
}
func.func @f176(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<8x4xf16, "AOp">
  return
}
func.func @f177(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<4x8xf16, "BOp">
  return
}
func.func @f178(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<8x8xf16, "COp">
  return
}
func.func @f179(%m: memref<64x64xf16, 3>, %i: index, %x: !gpu.mma_matrix<8x8xf16, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<8x8xf16, "COp">, memref<64x64xf16, 3>
  return
}
func.func @f180(%x: !gpu.mma_matrix<8x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<8x8xf16, "COp">, !gpu.mma_matrix<8x8xf16, "COp">) -> !gpu.mma_matrix<8x8xf16, "COp">
  return
}
func.func @f181(%x: !gpu.mma_matrix<8x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<8x8xf16, "COp">, !gpu.mma_matrix<8x8xf16, "COp">) -> !gpu.mma_matrix<8x8xf16, "COp">
  return
}
func.func @f182(%x: !gpu.mma_matrix<8x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<8x8xf16, "COp">, !gpu.mma_matrix<8x8xf16, "COp">) -> !gpu.mma_matrix<8x8xf16, "COp">
  return
}
func.func @f183(%x: !gpu.mma_matrix<8x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<8x8xf16, "COp">, !gpu.mma_matrix<8x8xf16, "COp">) -> !gpu.mma_matrix<8x8xf16, "COp">
  return
}
func.func @f184(%x: f16) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<8x8xf16, "COp">
  return
}
func.func @f185(%x: !gpu.mma_matrix<8x8xf16, "COp">, %i: index, %v: f16) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<8x8xf16, "COp"> -> f16
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f16, !gpu.mma_matrix<8x8xf16, "COp"> -> !gpu.mma_matrix<8x8xf16, "COp">
  return
}
func.func @f186(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<8x8xf32, "COp">
  return
}
func.func @f187(%m: memref<64x64xf32, 3>, %i: index, %x: !gpu.mma_matrix<8x8xf32, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<8x8xf32, "COp">, memref<64x64xf32, 3>
  return
}
func.func @f188(%x: !gpu.mma_matrix<8x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<8x8xf32, "COp">, !gpu.mma_matrix<8x8xf32, "COp">) -> !gpu.mma_matrix<8x8xf32, "COp">
  return
}
func.func @f189(%x: !gpu.mma_matrix<8x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<8x8xf32, "COp">, !gpu.mma_matrix<8x8xf32, "COp">) -> !gpu.mma_matrix<8x8xf32, "COp">
  return
}
func.func @f190(%x: !gpu.mma_matrix<8x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<8x8xf32, "COp">, !gpu.mma_matrix<8x8xf32, "COp">) -> !gpu.mma_matrix<8x8xf32, "COp">
  return
}
func.func @f191(%x: !gpu.mma_matrix<8x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<8x8xf32, "COp">, !gpu.mma_matrix<8x8xf32, "COp">) -> !gpu.mma_matrix<8x8xf32, "COp">
  return
}
func.func @f192(%x: f32) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<8x8xf32, "COp">
  return
}
func.func @f193(%x: !gpu.mma_matrix<8x8xf32, "COp">, %i: index, %v: f32) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<8x8xf32, "COp"> -> f32
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f32, !gpu.mma_matrix<8x8xf32, "COp"> -> !gpu.mma_matrix<8x8xf32, "COp">
  return
}
func.func @f194(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<8x4xf32, "AOp">
  return
}
func.func @f195(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<4x8xf32, "BOp">
  return
}
func.func @f196(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<8x4xf64, "AOp">
  return
}
func.func @f197(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<4x8xf64, "BOp">
  return
}
func.func @f198(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<8x8xf64, "COp">
  return
}
func.func @f199(%m: memref<64x64xf64, 3>, %i: index, %x: !gpu.mma_matrix<8x8xf64, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<8x8xf64, "COp">, memref<64x64xf64, 3>
  return
}
func.func @f200(%x: !gpu.mma_matrix<8x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<8x8xf64, "COp">, !gpu.mma_matrix<8x8xf64, "COp">) -> !gpu.mma_matrix<8x8xf64, "COp">
  return
}
func.func @f201(%x: !gpu.mma_matrix<8x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<8x8xf64, "COp">, !gpu.mma_matrix<8x8xf64, "COp">) -> !gpu.mma_matrix<8x8xf64, "COp">
  return
}
func.func @f202(%x: !gpu.mma_matrix<8x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<8x8xf64, "COp">, !gpu.mma_matrix<8x8xf64, "COp">) -> !gpu.mma_matrix<8x8xf64, "COp">
  return
}
func.func @f203(%x: !gpu.mma_matrix<8x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<8x8xf64, "COp">, !gpu.mma_matrix<8x8xf64, "COp">) -> !gpu.mma_matrix<8x8xf64, "COp">
  return
}
func.func @f204(%x: !gpu.mma_matrix<8x8xf64, "COp">, %i: index, %v: f64) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<8x8xf64, "COp"> -> f64
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f64, !gpu.mma_matrix<8x8xf64, "COp"> -> !gpu.mma_matrix<8x8xf64, "COp">
  return
}
func.func @f205(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<8x4xsi8, "AOp">
  return
}
func.func @f206(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<4x8xsi8, "BOp">
  return
}
func.func @f207(%m: memref<64x64xi32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi32, 3> -> !gpu.mma_matrix<8x8xi32, "COp">
  return
}
func.func @f208(%m: memref<64x64xi32, 3>, %i: index, %x: !gpu.mma_matrix<8x8xi32, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<8x8xi32, "COp">, memref<64x64xi32, 3>
  return
}
func.func @f209(%x: !gpu.mma_matrix<8x8xi32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addi %x, %x : (!gpu.mma_matrix<8x8xi32, "COp">, !gpu.mma_matrix<8x8xi32, "COp">) -> !gpu.mma_matrix<8x8xi32, "COp">
  return
}
func.func @f210(%x: i32) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<8x8xi32, "COp">
  return
}
func.func @f211(%x: !gpu.mma_matrix<8x8xi32, "COp">, %i: index, %v: i32) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<8x8xi32, "COp"> -> i32
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : i32, !gpu.mma_matrix<8x8xi32, "COp"> -> !gpu.mma_matrix<8x8xi32, "COp">
  return
}
func.func @f212(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<16x8xf16, "COp">
  return
}
func.func @f213(%m: memref<64x64xf16, 3>, %i: index, %x: !gpu.mma_matrix<16x8xf16, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<16x8xf16, "COp">, memref<64x64xf16, 3>
  return
}
func.func @f214(%x: !gpu.mma_matrix<16x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<16x8xf16, "COp">, !gpu.mma_matrix<16x8xf16, "COp">) -> !gpu.mma_matrix<16x8xf16, "COp">
  return
}
func.func @f215(%x: !gpu.mma_matrix<16x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<16x8xf16, "COp">, !gpu.mma_matrix<16x8xf16, "COp">) -> !gpu.mma_matrix<16x8xf16, "COp">
  return
}
func.func @f216(%x: !gpu.mma_matrix<16x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<16x8xf16, "COp">, !gpu.mma_matrix<16x8xf16, "COp">) -> !gpu.mma_matrix<16x8xf16, "COp">
  return
}
func.func @f217(%x: !gpu.mma_matrix<16x8xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<16x8xf16, "COp">, !gpu.mma_matrix<16x8xf16, "COp">) -> !gpu.mma_matrix<16x8xf16, "COp">
  return
}
func.func @f218(%x: f16) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x8xf16, "COp">
  return
}
func.func @f219(%x: !gpu.mma_matrix<16x8xf16, "COp">, %i: index, %v: f16) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<16x8xf16, "COp"> -> f16
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f16, !gpu.mma_matrix<16x8xf16, "COp"> -> !gpu.mma_matrix<16x8xf16, "COp">
  return
}
func.func @f220(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<16x8xf32, "COp">
  return
}
func.func @f221(%m: memref<64x64xf32, 3>, %i: index, %x: !gpu.mma_matrix<16x8xf32, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<16x8xf32, "COp">, memref<64x64xf32, 3>
  return
}
func.func @f222(%x: !gpu.mma_matrix<16x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<16x8xf32, "COp">, !gpu.mma_matrix<16x8xf32, "COp">) -> !gpu.mma_matrix<16x8xf32, "COp">
  return
}
func.func @f223(%x: !gpu.mma_matrix<16x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<16x8xf32, "COp">, !gpu.mma_matrix<16x8xf32, "COp">) -> !gpu.mma_matrix<16x8xf32, "COp">
  return
}
func.func @f224(%x: !gpu.mma_matrix<16x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<16x8xf32, "COp">, !gpu.mma_matrix<16x8xf32, "COp">) -> !gpu.mma_matrix<16x8xf32, "COp">
  return
}
func.func @f225(%x: !gpu.mma_matrix<16x8xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<16x8xf32, "COp">, !gpu.mma_matrix<16x8xf32, "COp">) -> !gpu.mma_matrix<16x8xf32, "COp">
  return
}
func.func @f226(%x: f32) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x8xf32, "COp">
  return
}
func.func @f227(%x: !gpu.mma_matrix<16x8xf32, "COp">, %i: index, %v: f32) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<16x8xf32, "COp"> -> f32
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f32, !gpu.mma_matrix<16x8xf32, "COp"> -> !gpu.mma_matrix<16x8xf32, "COp">
  return
}
func.func @f228(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<16x8xf64, "COp">
  return
}
func.func @f229(%m: memref<64x64xf64, 3>, %i: index, %x: !gpu.mma_matrix<16x8xf64, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<16x8xf64, "COp">, memref<64x64xf64, 3>
  return
}
func.func @f230(%x: !gpu.mma_matrix<16x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<16x8xf64, "COp">, !gpu.mma_matrix<16x8xf64, "COp">) -> !gpu.mma_matrix<16x8xf64, "COp">
  return
}
func.func @f231(%x: !gpu.mma_matrix<16x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<16x8xf64, "COp">, !gpu.mma_matrix<16x8xf64, "COp">) -> !gpu.mma_matrix<16x8xf64, "COp">
  return
}
func.func @f232(%x: !gpu.mma_matrix<16x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<16x8xf64, "COp">, !gpu.mma_matrix<16x8xf64, "COp">) -> !gpu.mma_matrix<16x8xf64, "COp">
  return
}
func.func @f233(%x: !gpu.mma_matrix<16x8xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<16x8xf64, "COp">, !gpu.mma_matrix<16x8xf64, "COp">) -> !gpu.mma_matrix<16x8xf64, "COp">
  return
}
func.func @f234(%x: !gpu.mma_matrix<16x8xf64, "COp">, %i: index, %v: f64) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<16x8xf64, "COp"> -> f64
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f64, !gpu.mma_matrix<16x8xf64, "COp"> -> !gpu.mma_matrix<16x8xf64, "COp">
  return
}
func.func @f235(%m: memref<64x64xi32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi32, 3> -> !gpu.mma_matrix<16x8xi32, "COp">
  return
}
func.func @f236(%m: memref<64x64xi32, 3>, %i: index, %x: !gpu.mma_matrix<16x8xi32, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<16x8xi32, "COp">, memref<64x64xi32, 3>
  return
}
func.func @f237(%x: !gpu.mma_matrix<16x8xi32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addi %x, %x : (!gpu.mma_matrix<16x8xi32, "COp">, !gpu.mma_matrix<16x8xi32, "COp">) -> !gpu.mma_matrix<16x8xi32, "COp">
  return
}
func.func @f238(%x: i32) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x8xi32, "COp">
  return
}
func.func @f239(%x: !gpu.mma_matrix<16x8xi32, "COp">, %i: index, %v: i32) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<16x8xi32, "COp"> -> i32
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : i32, !gpu.mma_matrix<16x8xi32, "COp"> -> !gpu.mma_matrix<16x8xi32, "COp">
  return
}
func.func @f240(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<32x16xf16, "COp">
  return
}
func.func @f241(%m: memref<64x64xf16, 3>, %i: index, %x: !gpu.mma_matrix<32x16xf16, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<32x16xf16, "COp">, memref<64x64xf16, 3>
  return
}
func.func @f242(%x: !gpu.mma_matrix<32x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<32x16xf16, "COp">, !gpu.mma_matrix<32x16xf16, "COp">) -> !gpu.mma_matrix<32x16xf16, "COp">
  return
}
func.func @f243(%x: !gpu.mma_matrix<32x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<32x16xf16, "COp">, !gpu.mma_matrix<32x16xf16, "COp">) -> !gpu.mma_matrix<32x16xf16, "COp">
  return
}
func.func @f244(%x: !gpu.mma_matrix<32x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<32x16xf16, "COp">, !gpu.mma_matrix<32x16xf16, "COp">) -> !gpu.mma_matrix<32x16xf16, "COp">
  return
}
func.func @f245(%x: !gpu.mma_matrix<32x16xf16, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<32x16xf16, "COp">, !gpu.mma_matrix<32x16xf16, "COp">) -> !gpu.mma_matrix<32x16xf16, "COp">
  return
}
func.func @f246(%x: f16) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<32x16xf16, "COp">
  return
}
func.func @f247(%x: !gpu.mma_matrix<32x16xf16, "COp">, %i: index, %v: f16) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<32x16xf16, "COp"> -> f16
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f16, !gpu.mma_matrix<32x16xf16, "COp"> -> !gpu.mma_matrix<32x16xf16, "COp">
  return
}
func.func @f248(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<32x16xf32, "COp">
  return
}
func.func @f249(%m: memref<64x64xf32, 3>, %i: index, %x: !gpu.mma_matrix<32x16xf32, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<32x16xf32, "COp">, memref<64x64xf32, 3>
  return
}
func.func @f250(%x: !gpu.mma_matrix<32x16xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<32x16xf32, "COp">, !gpu.mma_matrix<32x16xf32, "COp">) -> !gpu.mma_matrix<32x16xf32, "COp">
  return
}
func.func @f251(%x: !gpu.mma_matrix<32x16xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<32x16xf32, "COp">, !gpu.mma_matrix<32x16xf32, "COp">) -> !gpu.mma_matrix<32x16xf32, "COp">
  return
}
func.func @f252(%x: !gpu.mma_matrix<32x16xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<32x16xf32, "COp">, !gpu.mma_matrix<32x16xf32, "COp">) -> !gpu.mma_matrix<32x16xf32, "COp">
  return
}
func.func @f253(%x: !gpu.mma_matrix<32x16xf32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<32x16xf32, "COp">, !gpu.mma_matrix<32x16xf32, "COp">) -> !gpu.mma_matrix<32x16xf32, "COp">
  return
}
func.func @f254(%x: f32) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<32x16xf32, "COp">
  return
}
func.func @f255(%x: !gpu.mma_matrix<32x16xf32, "COp">, %i: index, %v: f32) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<32x16xf32, "COp"> -> f32
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f32, !gpu.mma_matrix<32x16xf32, "COp"> -> !gpu.mma_matrix<32x16xf32, "COp">
  return
}
func.func @f256(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<32x16xf64, "COp">
  return
}
func.func @f257(%m: memref<64x64xf64, 3>, %i: index, %x: !gpu.mma_matrix<32x16xf64, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<32x16xf64, "COp">, memref<64x64xf64, 3>
  return
}
func.func @f258(%x: !gpu.mma_matrix<32x16xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addf %x, %x : (!gpu.mma_matrix<32x16xf64, "COp">, !gpu.mma_matrix<32x16xf64, "COp">) -> !gpu.mma_matrix<32x16xf64, "COp">
  return
}
func.func @f259(%x: !gpu.mma_matrix<32x16xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise mulf %x, %x : (!gpu.mma_matrix<32x16xf64, "COp">, !gpu.mma_matrix<32x16xf64, "COp">) -> !gpu.mma_matrix<32x16xf64, "COp">
  return
}
func.func @f260(%x: !gpu.mma_matrix<32x16xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise maxf %x, %x : (!gpu.mma_matrix<32x16xf64, "COp">, !gpu.mma_matrix<32x16xf64, "COp">) -> !gpu.mma_matrix<32x16xf64, "COp">
  return
}
func.func @f261(%x: !gpu.mma_matrix<32x16xf64, "COp">) {
  %0 = gpu.subgroup_mma_elementwise minf %x, %x : (!gpu.mma_matrix<32x16xf64, "COp">, !gpu.mma_matrix<32x16xf64, "COp">) -> !gpu.mma_matrix<32x16xf64, "COp">
  return
}
func.func @f262(%x: !gpu.mma_matrix<32x16xf64, "COp">, %i: index, %v: f64) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<32x16xf64, "COp"> -> f64
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : f64, !gpu.mma_matrix<32x16xf64, "COp"> -> !gpu.mma_matrix<32x16xf64, "COp">
  return
}
func.func @f263(%m: memref<64x64xi32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi32, 3> -> !gpu.mma_matrix<32x16xi32, "COp">
  return
}
func.func @f264(%m: memref<64x64xi32, 3>, %i: index, %x: !gpu.mma_matrix<32x16xi32, "COp">) {
  gpu.subgroup_mma_store_matrix %x, %m[%i, %i] {leadDimension = 64 : index} : !gpu.mma_matrix<32x16xi32, "COp">, memref<64x64xi32, 3>
  return
}
func.func @f265(%x: !gpu.mma_matrix<32x16xi32, "COp">) {
  %0 = gpu.subgroup_mma_elementwise addi %x, %x : (!gpu.mma_matrix<32x16xi32, "COp">, !gpu.mma_matrix<32x16xi32, "COp">) -> !gpu.mma_matrix<32x16xi32, "COp">
  return
}
func.func @f266(%x: i32) {
  %0 = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<32x16xi32, "COp">
  return
}
func.func @f267(%x: !gpu.mma_matrix<32x16xi32, "COp">, %i: index, %v: i32) {
  %0 = gpu.subgroup_mma_extract_thread_local %x[%i] : !gpu.mma_matrix<32x16xi32, "COp"> -> i32
  %1 = gpu.subgroup_mma_insert_thread_local %v, %x[%i] : i32, !gpu.mma_matrix<32x16xi32, "COp"> -> !gpu.mma_matrix<32x16xi32, "COp">
  return
}
func.func @f268(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<8x32xf16, "AOp">
  return
}
func.func @f269(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf16, 3> -> !gpu.mma_matrix<32x8xf16, "BOp">
  return
}
func.func @f270(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<8x32xf32, "AOp">
  return
}
func.func @f271(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf32, 3> -> !gpu.mma_matrix<32x8xf32, "BOp">
  return
}
func.func @f272(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<8x32xf64, "AOp">
  return
}
func.func @f273(%m: memref<64x64xf64, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xf64, 3> -> !gpu.mma_matrix<32x8xf64, "BOp">
  return
}
func.func @f274(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<8x32xsi8, "AOp">
  return
}
func.func @f275(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 64 : index} : memref<64x64xi8, 3> -> !gpu.mma_matrix<32x8xsi8, "BOp">
  return
}
func.func @f276() {
  %0 = gpu.cluster_dim x
  %1 = gpu.cluster_id x
  %2 = gpu.cluster_dim_blocks x
  %3 = gpu.cluster_block_id x
  return
}
func.func @f277() {
  %0 = gpu.cluster_dim y
  %1 = gpu.cluster_id y
  %2 = gpu.cluster_dim_blocks y
  %3 = gpu.cluster_block_id y
  return
}
func.func @f278() {
  %0 = gpu.cluster_dim z
  %1 = gpu.cluster_id z
  %2 = gpu.cluster_dim_blocks z
  %3 = gpu.cluster_block_id z
  return
}
func.func @f279(%x: i32, %l: i32) {
  %0, %1 = gpu.rotate %x, 4, 16 : i32
  %2, %3 = gpu.shuffle idx %x, %l, %l : i32
  %4 = gpu.subgroup_broadcast %x, first_active_lane : i32
  %5 = gpu.subgroup_broadcast %x, specific_lane %l : i32
  return
}
func.func @f280(%x: f32, %l: i32) {
  %0, %1 = gpu.rotate %x, 4, 16 : f32
  %2, %3 = gpu.shuffle idx %x, %l, %l : f32
  %4 = gpu.subgroup_broadcast %x, first_active_lane : f32
  %5 = gpu.subgroup_broadcast %x, specific_lane %l : f32
  return
}
func.func @f281(%x: i64, %l: i32) {
  %0, %1 = gpu.rotate %x, 4, 16 : i64
  %2, %3 = gpu.shuffle idx %x, %l, %l : i64
  %4 = gpu.subgroup_broadcast %x, first_active_lane : i64
  %5 = gpu.subgroup_broadcast %x, specific_lane %l : i64
  return
}
func.func @f282(%x: f16, %l: i32) {
  %0, %1 = gpu.rotate %x, 4, 16 : f16
  %2, %3 = gpu.shuffle idx %x, %l, %l : f16
  %4 = gpu.subgroup_broadcast %x, first_active_lane : f16
  %5 = gpu.subgroup_broadcast %x, specific_lane %l : f16
  return
}
func.func @f283(%x: f64, %l: i32) {
  %0, %1 = gpu.rotate %x, 4, 16 : f64
  %2, %3 = gpu.shuffle idx %x, %l, %l : f64
  %4 = gpu.subgroup_broadcast %x, first_active_lane : f64
  %5 = gpu.subgroup_broadcast %x, specific_lane %l : f64
  return
}
func.func @f284(%x: vector<2xf16>, %l: i32) {
  %0, %1 = gpu.rotate %x, 4, 16 : vector<2xf16>
  %2, %3 = gpu.shuffle idx %x, %l, %l : vector<2xf16>
  %4 = gpu.subgroup_broadcast %x, first_active_lane : vector<2xf16>
  %5 = gpu.subgroup_broadcast %x, specific_lane %l : vector<2xf16>
  return
}

// Exchanges of halves: MLIR converts them in another way.

func.func @halves(%x0: i32, %x1: f32, %x2: i64, %x3: f64, %x4: f16, %x5: bf16, %x6: i16, %x7: i8, %x8: vector<2xf16>, %x9: vector<4xf16>) {
  %c15 = arith.constant 15 : i32
  %c16 = arith.constant 16 : i32
  %c17 = arith.constant 17 : i32
  %c31 = arith.constant 31 : i32
  %c32 = arith.constant 32 : i32
  %c33 = arith.constant 33 : i32
  %c63 = arith.constant 63 : i32
  %c64 = arith.constant 64 : i32
  %c65 = arith.constant 65 : i32
  gpu.shuffle xor %x0, %c16, %c64 : i32
  gpu.shuffle xor %x0, %c32, %c64 : i32
  gpu.shuffle xor %x0, %c16, %c32 : i32
  gpu.shuffle xor %x1, %c16, %c64 : f32
  gpu.shuffle xor %x1, %c32, %c64 : f32
  gpu.shuffle xor %x1, %c16, %c32 : f32
  gpu.shuffle xor %x2, %c16, %c64 : i64
  gpu.shuffle xor %x2, %c32, %c64 : i64
  gpu.shuffle xor %x2, %c16, %c32 : i64
  gpu.shuffle xor %x3, %c16, %c64 : f64
  gpu.shuffle xor %x3, %c32, %c64 : f64
  gpu.shuffle xor %x3, %c16, %c32 : f64
  gpu.shuffle xor %x4, %c16, %c64 : f16
  gpu.shuffle xor %x4, %c32, %c64 : f16
  gpu.shuffle xor %x4, %c16, %c32 : f16
  gpu.shuffle xor %x5, %c16, %c64 : bf16
  gpu.shuffle xor %x5, %c32, %c64 : bf16
  gpu.shuffle xor %x5, %c16, %c32 : bf16
  gpu.shuffle xor %x6, %c16, %c64 : i16
  gpu.shuffle xor %x6, %c32, %c64 : i16
  gpu.shuffle xor %x6, %c16, %c32 : i16
  gpu.shuffle xor %x7, %c16, %c64 : i8
  gpu.shuffle xor %x7, %c32, %c64 : i8
  gpu.shuffle xor %x7, %c16, %c32 : i8
  gpu.shuffle xor %x8, %c16, %c64 : vector<2xf16>
  gpu.shuffle xor %x8, %c32, %c64 : vector<2xf16>
  gpu.shuffle xor %x8, %c16, %c32 : vector<2xf16>
  gpu.shuffle xor %x9, %c16, %c64 : vector<4xf16>
  gpu.shuffle xor %x9, %c32, %c64 : vector<4xf16>
  gpu.shuffle xor %x9, %c16, %c32 : vector<4xf16>
  gpu.shuffle xor %x1, %c15, %c64 : f32
  gpu.shuffle xor %x1, %c17, %c64 : f32
  gpu.shuffle xor %x1, %c31, %c64 : f32
  gpu.shuffle xor %x1, %c33, %c64 : f32
  gpu.shuffle xor %x1, %c16, %c63 : f32
  gpu.shuffle xor %x1, %c16, %c65 : f32
  gpu.shuffle xor %x1, %c32, %c63 : f32
  gpu.shuffle xor %x1, %c32, %c65 : f32
  return
}

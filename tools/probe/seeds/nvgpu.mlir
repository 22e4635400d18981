// Shapes that MLIR's own tests lack: sizes and types of matrices that PTX has, and some
// that it hasn't.

func.func @f0(%a: vector<2x2xf16>, %b: vector<1x2xf16>, %c: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<2x2xf16>, vector<1x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
func.func @f1(%a: vector<2x2xf16>, %b: vector<1x2xf16>, %c: vector<2x2xf32>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<2x2xf16>, vector<1x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @f2(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
func.func @f3(%a: vector<4x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @f4(%a: vector<2x2xbf16>, %b: vector<1x2xbf16>, %c: vector<2x2xf32>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<2x2xbf16>, vector<1x2xbf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @f5(%a: vector<4x2xbf16>, %b: vector<2x2xbf16>, %c: vector<2x2xf32>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<4x2xbf16>, vector<2x2xbf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @f6(%a: vector<2x4xi8>, %b: vector<1x4xi8>, %c: vector<2x2xi32>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 16]} : (vector<2x4xi8>, vector<1x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
func.func @f7(%a: vector<4x4xi8>, %b: vector<2x4xi8>, %c: vector<2x2xi32>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 32]} : (vector<4x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
func.func @f8(%a: vector<2x8xi4>, %b: vector<1x8xi4>, %c: vector<2x2xi32>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 32]} : (vector<2x8xi4>, vector<1x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
func.func @f9(%a: vector<4x8xi4>, %b: vector<2x8xi4>, %c: vector<2x2xi32>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 64]} : (vector<4x8xi4>, vector<2x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
func.func @f10(%a: vector<1x1xf64>, %b: vector<1x1xf64>, %c: vector<1x2xf64>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [8, 8, 4]} : (vector<1x1xf64>, vector<1x1xf64>, vector<1x2xf64>) -> vector<1x2xf64>
  return
}
func.func @f11(%a: vector<2x1xf32>, %b: vector<1x1xf32>, %c: vector<2x2xf32>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 4]} : (vector<2x1xf32>, vector<1x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @f12(%a: vector<2x1xf32>, %b: vector<1x1xf32>, %c: vector<2x2xf32>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 4], tf32Enabled} : (vector<2x1xf32>, vector<1x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @f13(%a: vector<4x1xf32>, %b: vector<2x1xf32>, %c: vector<2x2xf32>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @f14(%a: vector<4x1xf32>, %b: vector<2x1xf32>, %c: vector<2x2xf32>) {
  %0 = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @f15(%a: vector<2x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 16]} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
func.func @f16(%a: vector<2x2xf16>, %b: vector<2x2xf16>, %c: vector<2x2xf32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 16]} : (vector<2x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @f17(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf16>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
  return
}
func.func @f18(%a: vector<4x2xf16>, %b: vector<4x2xf16>, %c: vector<2x2xf32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 32]} : (vector<4x2xf16>, vector<4x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @f19(%a: vector<2x2xbf16>, %b: vector<2x2xbf16>, %c: vector<2x2xf32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 16]} : (vector<2x2xbf16>, vector<2x2xbf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @f20(%a: vector<4x2xbf16>, %b: vector<4x2xbf16>, %c: vector<2x2xf32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 32]} : (vector<4x2xbf16>, vector<4x2xbf16>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @f21(%a: vector<2x4xi8>, %b: vector<2x4xi8>, %c: vector<2x2xi32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 32]} : (vector<2x4xi8>, vector<2x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
func.func @f22(%a: vector<4x4xi8>, %b: vector<4x4xi8>, %c: vector<2x2xi32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 64]} : (vector<4x4xi8>, vector<4x4xi8>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
func.func @f23(%a: vector<2x8xi4>, %b: vector<2x8xi4>, %c: vector<2x2xi32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 64]} : (vector<2x8xi4>, vector<2x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
func.func @f24(%a: vector<4x8xi4>, %b: vector<4x8xi4>, %c: vector<2x2xi32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 128]} : (vector<4x8xi4>, vector<4x8xi4>, vector<2x2xi32>) -> vector<2x2xi32>
  return
}
func.func @f25(%a: vector<2x1xf32>, %b: vector<2x1xf32>, %c: vector<2x2xf32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 8]} : (vector<2x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @f26(%a: vector<2x1xf32>, %b: vector<2x1xf32>, %c: vector<2x2xf32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 8], tf32Enabled} : (vector<2x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @f27(%a: vector<4x1xf32>, %b: vector<4x1xf32>, %c: vector<2x2xf32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 16]} : (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @f28(%a: vector<4x1xf32>, %b: vector<4x1xf32>, %c: vector<2x2xf32>, %m: vector<2xi16>) {
  %0 = nvgpu.mma.sp.sync (%a, %b, %c) metadata (%m) {mmaShape = [16, 8, 16], tf32Enabled} : (vector<4x1xf32>, vector<4x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return
}
func.func @f29(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
  return
}
func.func @f30(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
  return
}
func.func @f31(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>
  return
}
func.func @f32(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>
  return
}
func.func @f33(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x256xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x256xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>
  return
}
func.func @f34(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x256xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x256xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>
  return
}
func.func @f35(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf16>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf16>>
  return
}
func.func @f36(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf16>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf16>>
  return
}
func.func @f37(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf16>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf16>>
  return
}
func.func @f38(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf16>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf16>>
  return
}
func.func @f39(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x256xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf16>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x256xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf16>>
  return
}
func.func @f40(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x256xf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf16>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x256xf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf16>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf16>>
  return
}
func.func @f41(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xbf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x8xbf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xbf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x8xbf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
  return
}
func.func @f42(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xbf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x8xbf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xbf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x8xbf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
  return
}
func.func @f43(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xbf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xbf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xbf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x64xbf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>
  return
}
func.func @f44(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xbf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xbf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xbf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x64xbf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>
  return
}
func.func @f45(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xbf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x256xbf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xbf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x256xbf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>
  return
}
func.func @f46(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x64xbf16, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<64x256xbf16, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x64xbf16, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<64x256xbf16, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>
  return
}
func.func @f47(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<128x8xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<128x8xf8E4M3FN, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
  return
}
func.func @f48(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<128x8xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<128x8xf8E4M3FN, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
  return
}
func.func @f49(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E4M3FN, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>
  return
}
func.func @f50(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf8E4M3FN, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>
  return
}
func.func @f51(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<128x256xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<128x256xf8E4M3FN, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>
  return
}
func.func @f52(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<128x256xf8E4M3FN, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x128xf8E4M3FN, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<128x256xf8E4M3FN, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>
  return
}
func.func @f53(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x32xtf32, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<32x8xtf32, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x32xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x8xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
  return
}
func.func @f54(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x32xtf32, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<32x8xtf32, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x32xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x8xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
  return
}
func.func @f55(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x32xtf32, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<32x64xtf32, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x32xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x64xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>
  return
}
func.func @f56(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x32xtf32, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<32x64xtf32, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x32xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x64xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>
  return
}
func.func @f57(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x32xtf32, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<32x256xtf32, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c {transposeB} : !nvgpu.warpgroup.descriptor<tensor = memref<64x32xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x256xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>
  return
}
func.func @f58(%a: !nvgpu.warpgroup.descriptor<tensor = memref<64x32xtf32, 3>>, %b: !nvgpu.warpgroup.descriptor<tensor = memref<32x256xtf32, 3>>, %c: !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>) {
  %0 = nvgpu.warpgroup.mma %a, %b, %c : !nvgpu.warpgroup.descriptor<tensor = memref<64x32xtf32, 3>>, !nvgpu.warpgroup.descriptor<tensor = memref<32x256xtf32, 3>>, !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>> -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x256xf32>>
  return
}
func.func @f59(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 1 : i32, transpose = false} : memref<64x64xf16, 3> -> vector<1x2xf16>
  return
}
func.func @f60(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 1 : i32, transpose = true} : memref<64x64xf16, 3> -> vector<1x2xf16>
  return
}
func.func @f61(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<64x64xf16, 3> -> vector<2x2xf16>
  return
}
func.func @f62(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = true} : memref<64x64xf16, 3> -> vector<2x2xf16>
  return
}
func.func @f63(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<64x64xf16, 3> -> vector<4x2xf16>
  return
}
func.func @f64(%m: memref<64x64xf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = true} : memref<64x64xf16, 3> -> vector<4x2xf16>
  return
}
func.func @f65(%m: memref<64x64xbf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<64x64xbf16, 3> -> vector<4x2xbf16>
  return
}
func.func @f66(%m: memref<64x64xbf16, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = true} : memref<64x64xbf16, 3> -> vector<4x2xbf16>
  return
}
func.func @f67(%m: memref<64x64xi8, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 4 : i32, transpose = false} : memref<64x64xi8, 3> -> vector<4x4xi8>
  return
}
func.func @f68(%m: memref<64x64xf32, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 2 : i32, transpose = false} : memref<64x64xf32, 3> -> vector<2x1xf32>
  return
}
func.func @f69(%m: memref<64x64xi32, 3>, %i: index) {
  %0 = nvgpu.ldmatrix %m[%i, %i] {numTiles = 1 : i32, transpose = false} : memref<64x64xi32, 3> -> vector<1x1xi32>
  return
}

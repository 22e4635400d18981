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

// -----

// What MLIR's conversions make of ops of the dialects amdgpu and gpu.

llvm.func @lowered0(%a0: vector<2xi32>, %a1: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scale.pk8.f32.bf8"(%a0, %a1) {scaleSel = 6 : i32} : (vector<2xi32>, i32) -> (vector<8xf32>)
  llvm.store %r#0, %o0 : vector<8xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered1(%a0: i32, %a1: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.bf16.bf8"(%a0, %a1) {srcLoHiSel = false} : (i32, f32) -> (vector<2xbf16>)
  llvm.store %r#0, %o0 : vector<2xbf16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered2(%a0: i32, %a1: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.bf16.bf8"(%a0, %a1) {srcLoHiSel = true} : (i32, f32) -> (vector<2xbf16>)
  llvm.store %r#0, %o0 : vector<2xbf16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered3(%a0: i32, %a1: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.bf16.fp8"(%a0, %a1) {srcLoHiSel = false} : (i32, f32) -> (vector<2xbf16>)
  llvm.store %r#0, %o0 : vector<2xbf16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered4(%a0: i32, %a1: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.bf16.fp8"(%a0, %a1) {srcLoHiSel = true} : (i32, f32) -> (vector<2xbf16>)
  llvm.store %r#0, %o0 : vector<2xbf16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered5(%a0: vector<2xi16>, %a1: vector<2xbf16>, %a2: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.bf8.bf16"(%a0, %a1, %a2) {dstLoHiSel = false} : (vector<2xi16>, vector<2xbf16>, f32) -> (vector<2xi16>)
  llvm.store %r#0, %o0 : vector<2xi16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered6(%a0: vector<2xi16>, %a1: vector<2xbf16>, %a2: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.bf8.bf16"(%a0, %a1, %a2) {dstLoHiSel = true} : (vector<2xi16>, vector<2xbf16>, f32) -> (vector<2xi16>)
  llvm.store %r#0, %o0 : vector<2xi16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered7(%a0: vector<2xi16>, %a1: vector<2xf16>, %a2: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.bf8.f16"(%a0, %a1, %a2) {dstLoHiSel = false} : (vector<2xi16>, vector<2xf16>, f32) -> (vector<2xi16>)
  llvm.store %r#0, %o0 : vector<2xi16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered8(%a0: vector<2xi16>, %a1: vector<2xf16>, %a2: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.bf8.f16"(%a0, %a1, %a2) {dstLoHiSel = true} : (vector<2xi16>, vector<2xf16>, f32) -> (vector<2xi16>)
  llvm.store %r#0, %o0 : vector<2xi16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered9(%a0: vector<2xi16>, %a1: f32, %a2: f32, %a3: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.bf8.f32"(%a0, %a1, %a2, %a3) {dstLoHiSel = false} : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
  llvm.store %r#0, %o0 : vector<2xi16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered10(%a0: i32, %a1: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.f16.fp8"(%a0, %a1) {srcLoHiSel = false} : (i32, f32) -> (vector<2xf16>)
  llvm.store %r#0, %o0 : vector<2xf16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered11(%a0: i32, %a1: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.f32.bf8"(%a0, %a1) {srcLoHiSel = false} : (i32, f32) -> (vector<2xf32>)
  llvm.store %r#0, %o0 : vector<2xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered12(%a0: i32, %a1: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.f32.bf8"(%a0, %a1) {srcLoHiSel = true} : (i32, f32) -> (vector<2xf32>)
  llvm.store %r#0, %o0 : vector<2xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered13(%a0: i32, %a1: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.f32.fp8"(%a0, %a1) {srcLoHiSel = true} : (i32, f32) -> (vector<2xf32>)
  llvm.store %r#0, %o0 : vector<2xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered14(%a0: vector<2xi16>, %a1: vector<2xbf16>, %a2: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.fp8.bf16"(%a0, %a1, %a2) {dstLoHiSel = true} : (vector<2xi16>, vector<2xbf16>, f32) -> (vector<2xi16>)
  llvm.store %r#0, %o0 : vector<2xi16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered15(%a0: vector<2xi16>, %a1: vector<2xf16>, %a2: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.fp8.f16"(%a0, %a1, %a2) {dstLoHiSel = true} : (vector<2xi16>, vector<2xf16>, f32) -> (vector<2xi16>)
  llvm.store %r#0, %o0 : vector<2xi16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered16(%a0: vector<2xi16>, %a1: f32, %a2: f32, %a3: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.fp8.f32"(%a0, %a1, %a2, %a3) {dstLoHiSel = false} : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
  llvm.store %r#0, %o0 : vector<2xi16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered17(%a0: vector<2xi16>, %a1: f32, %a2: f32, %a3: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.cvt.scalef32.pk.fp8.f32"(%a0, %a1, %a2, %a3) {dstLoHiSel = true} : (vector<2xi16>, f32, f32, f32) -> (vector<2xi16>)
  llvm.store %r#0, %o0 : vector<2xi16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered18(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %r:1 = "rocdl.ds.read.tr16.b64"(%a0) {} : (!llvm.ptr<3>) -> (vector<4xi16>)
  llvm.store %r#0, %o0 : vector<4xi16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered19(%a0: i32, %a1: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.ds_bpermute"(%a0, %a1) {} : (i32, i32) -> (i32)
  llvm.store %r#0, %o0 : i32, !llvm.ptr
  llvm.return
}

llvm.func @lowered20(%a0: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(16415 : i32) : i32
  %r:1 = "rocdl.ds_swizzle"(%a0, %c1) {} : (i32, i32) -> (i32)
  llvm.store %r#0, %o0 : i32, !llvm.ptr
  llvm.return
}

llvm.func @lowered21(%a0: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(2079 : i32) : i32
  %r:1 = "rocdl.ds_swizzle"(%a0, %c1) {} : (i32, i32) -> (i32)
  llvm.store %r#0, %o0 : i32, !llvm.ptr
  llvm.return
}

llvm.func @lowered22(%a0: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(4127 : i32) : i32
  %r:1 = "rocdl.ds_swizzle"(%a0, %c1) {} : (i32, i32) -> (i32)
  llvm.store %r#0, %o0 : i32, !llvm.ptr
  llvm.return
}

llvm.func @lowered23(%a0: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(4161 : i32) : i32
  %r:1 = "rocdl.ds_swizzle"(%a0, %c1) {} : (i32, i32) -> (i32)
  llvm.store %r#0, %o0 : i32, !llvm.ptr
  llvm.return
}

llvm.func @lowered24(%a0: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(4162 : i32) : i32
  %r:1 = "rocdl.ds_swizzle"(%a0, %c1) {} : (i32, i32) -> (i32)
  llvm.store %r#0, %o0 : i32, !llvm.ptr
  llvm.return
}

llvm.func @lowered25(%a0: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(4192 : i32) : i32
  %r:1 = "rocdl.ds_swizzle"(%a0, %c1) {} : (i32, i32) -> (i32)
  llvm.store %r#0, %o0 : i32, !llvm.ptr
  llvm.return
}

llvm.func @lowered26(%a0: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(4225 : i32) : i32
  %r:1 = "rocdl.ds_swizzle"(%a0, %c1) {} : (i32, i32) -> (i32)
  llvm.store %r#0, %o0 : i32, !llvm.ptr
  llvm.return
}

llvm.func @lowered27(%a0: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(4288 : i32) : i32
  %r:1 = "rocdl.ds_swizzle"(%a0, %c1) {} : (i32, i32) -> (i32)
  llvm.store %r#0, %o0 : i32, !llvm.ptr
  llvm.return
}

llvm.func @lowered28(%a0: !llvm.ptr<7>, %a1: !llvm.ptr<3>) {
  "rocdl.load.to.lds"(%a0, %a1) {aux = 0 : i32, offset = 0 : i32, size = 12 : i32} : (!llvm.ptr<7>, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @lowered29(%a0: !llvm.ptr, %a1: !llvm.ptr<3>) {
  "rocdl.load.to.lds"(%a0, %a1) {aux = 0 : i32, offset = 0 : i32, size = 16 : i32} : (!llvm.ptr, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @lowered30(%a0: !llvm.ptr<7>, %a1: !llvm.ptr<3>) {
  "rocdl.load.to.lds"(%a0, %a1) {aux = 0 : i32, offset = 0 : i32, size = 16 : i32} : (!llvm.ptr<7>, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @lowered31(%a0: !llvm.ptr, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(0 : i16) : i16
  %c2 = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(822243328 : i32) : i32
  %r:1 = "rocdl.make.buffer.rsrc"(%a0, %c1, %c2, %c3) {} : (!llvm.ptr, i16, i64, i32) -> (!llvm.ptr<8>)
  llvm.store %r#0, %o0 : !llvm.ptr<8>, !llvm.ptr
  llvm.return
}

llvm.func @lowered32(%a0: !llvm.ptr, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(0 : i16) : i16
  %c2 = llvm.mlir.constant(128 : i64) : i64
  %c3 = llvm.mlir.constant(159744 : i32) : i32
  %r:1 = "rocdl.make.buffer.rsrc"(%a0, %c1, %c2, %c3) {} : (!llvm.ptr, i16, i64, i32) -> (!llvm.ptr<7>)
  llvm.store %r#0, %o0 : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

llvm.func @lowered33(%a0: !llvm.ptr, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(0 : i16) : i16
  %c2 = llvm.mlir.constant(4 : i64) : i64
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.make.buffer.rsrc"(%a0, %c1, %c2, %c3) {} : (!llvm.ptr, i16, i64, i32) -> (!llvm.ptr<8>)
  llvm.store %r#0, %o0 : !llvm.ptr<8>, !llvm.ptr
  llvm.return
}

llvm.func @lowered34(%a0: !llvm.ptr, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(0 : i16) : i16
  %c2 = llvm.mlir.constant(512 : i64) : i64
  %c3 = llvm.mlir.constant(822243328 : i32) : i32
  %r:1 = "rocdl.make.buffer.rsrc"(%a0, %c1, %c2, %c3) {} : (!llvm.ptr, i16, i64, i32) -> (!llvm.ptr<8>)
  llvm.store %r#0, %o0 : !llvm.ptr<8>, !llvm.ptr
  llvm.return
}

llvm.func @lowered35(%a0: !llvm.ptr, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(0 : i16) : i16
  %c2 = llvm.mlir.constant(64 : i64) : i64
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.make.buffer.rsrc"(%a0, %c1, %c2, %c3) {} : (!llvm.ptr, i16, i64, i32) -> (!llvm.ptr<8>)
  llvm.store %r#0, %o0 : !llvm.ptr<8>, !llvm.ptr
  llvm.return
}

llvm.func @lowered36(%a0: !llvm.ptr<1>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(0 : i16) : i16
  %c2 = llvm.mlir.constant(0 : i64) : i64
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.make.buffer.rsrc"(%a0, %c1, %c2, %c3) {} : (!llvm.ptr<1>, i16, i64, i32) -> (!llvm.ptr<7>)
  llvm.store %r#0, %o0 : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

llvm.func @lowered37(%a0: !llvm.ptr<1>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(0 : i16) : i16
  %c2 = llvm.mlir.constant(256 : i64) : i64
  %c3 = llvm.mlir.constant(159744 : i32) : i32
  %r:1 = "rocdl.make.buffer.rsrc"(%a0, %c1, %c2, %c3) {} : (!llvm.ptr<1>, i16, i64, i32) -> (!llvm.ptr<8>)
  llvm.store %r#0, %o0 : !llvm.ptr<8>, !llvm.ptr
  llvm.return
}

llvm.func @lowered38(%a0: !llvm.ptr<1>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(0 : i16) : i16
  %c2 = llvm.mlir.constant(8 : i64) : i64
  %c3 = llvm.mlir.constant(822243328 : i32) : i32
  %r:1 = "rocdl.make.buffer.rsrc"(%a0, %c1, %c2, %c3) {} : (!llvm.ptr<1>, i16, i64, i32) -> (!llvm.ptr<7>)
  llvm.store %r#0, %o0 : !llvm.ptr<7>, !llvm.ptr
  llvm.return
}

llvm.func @lowered39(%a0: vector<8xbf16>, %a1: vector<8xbf16>, %a2: vector<16xf32>, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(4 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.mfma.f32.32x32x16.bf16"(%a0, %a1, %a2, %c3, %c4, %c5) {} : (vector<8xbf16>, vector<8xbf16>, vector<16xf32>, i32, i32, i32) -> (vector<16xf32>)
  llvm.store %r#0, %o0 : vector<16xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered40(%a0: f32, %a1: f32, %a2: vector<32xf32>, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(1 : i32) : i32
  %c4 = llvm.mlir.constant(1 : i32) : i32
  %c5 = llvm.mlir.constant(2 : i32) : i32
  %r:1 = "rocdl.mfma.f32.32x32x1f32"(%a0, %a1, %a2, %c3, %c4, %c5) {} : (f32, f32, vector<32xf32>, i32, i32, i32) -> (vector<32xf32>)
  llvm.store %r#0, %o0 : vector<32xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered41(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<4xf32>, %a6: i32, %a8: i32, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(4 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) {} : (vector<4xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> (vector<4xf32>)
  llvm.store %r#0, %o0 : vector<4xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered42(%a0: vector<6xi32>, %a1: vector<6xi32>, %a2: vector<4xf32>, %a6: i32, %a8: i32, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(2 : i32) : i32
  %c4 = llvm.mlir.constant(2 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(1 : i32) : i32
  %r:1 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) {} : (vector<6xi32>, vector<6xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> (vector<4xf32>)
  llvm.store %r#0, %o0 : vector<4xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered43(%a0: vector<6xi32>, %a1: vector<6xi32>, %a2: vector<4xf32>, %a6: i32, %a8: i32, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(2 : i32) : i32
  %c4 = llvm.mlir.constant(2 : i32) : i32
  %c5 = llvm.mlir.constant(3 : i32) : i32
  %c7 = llvm.mlir.constant(1 : i32) : i32
  %r:1 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) {} : (vector<6xi32>, vector<6xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> (vector<4xf32>)
  llvm.store %r#0, %o0 : vector<4xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered44(%a0: vector<6xi32>, %a1: vector<6xi32>, %a2: vector<4xf32>, %a6: i32, %a8: i32, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %c4 = llvm.mlir.constant(3 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(1 : i32) : i32
  %r:1 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) {} : (vector<6xi32>, vector<6xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> (vector<4xf32>)
  llvm.store %r#0, %o0 : vector<4xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered45(%a0: vector<8xi32>, %a1: vector<8xi32>, %a2: vector<4xf32>, %a6: i32, %a8: i32, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(1 : i32) : i32
  %r:1 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) {} : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> (vector<4xf32>)
  llvm.store %r#0, %o0 : vector<4xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered46(%a0: vector<8xi32>, %a1: vector<8xi32>, %a2: vector<4xf32>, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(1 : i32) : i32
  %c4 = llvm.mlir.constant(1 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c6 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(0 : i32) : i32
  %c8 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %c6, %c7, %c8) {} : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> (vector<4xf32>)
  llvm.store %r#0, %o0 : vector<4xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered47(%a0: vector<8xi32>, %a1: vector<8xi32>, %a2: vector<4xf32>, %a6: i32, %a8: i32, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(1 : i32) : i32
  %c4 = llvm.mlir.constant(1 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(1 : i32) : i32
  %r:1 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) {} : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32) -> (vector<4xf32>)
  llvm.store %r#0, %o0 : vector<4xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered48(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<16xf32>, %a6: i32, %a8: i32, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(4 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(1 : i32) : i32
  %r:1 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) {} : (vector<4xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> (vector<16xf32>)
  llvm.store %r#0, %o0 : vector<16xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered49(%a0: vector<4xi32>, %a1: vector<4xi32>, %a2: vector<16xf32>, %a6: i32, %a8: i32, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(4 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c5 = llvm.mlir.constant(3 : i32) : i32
  %c7 = llvm.mlir.constant(1 : i32) : i32
  %r:1 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) {} : (vector<4xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> (vector<16xf32>)
  llvm.store %r#0, %o0 : vector<16xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered50(%a0: vector<6xi32>, %a1: vector<6xi32>, %a2: vector<16xf32>, %a6: i32, %a8: i32, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(2 : i32) : i32
  %c4 = llvm.mlir.constant(2 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(1 : i32) : i32
  %r:1 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) {} : (vector<6xi32>, vector<6xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> (vector<16xf32>)
  llvm.store %r#0, %o0 : vector<16xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered51(%a0: vector<6xi32>, %a1: vector<6xi32>, %a2: vector<16xf32>, %a6: i32, %a8: i32, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(2 : i32) : i32
  %c4 = llvm.mlir.constant(2 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(2 : i32) : i32
  %r:1 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) {} : (vector<6xi32>, vector<6xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> (vector<16xf32>)
  llvm.store %r#0, %o0 : vector<16xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered52(%a0: vector<6xi32>, %a1: vector<6xi32>, %a2: vector<16xf32>, %a6: i32, %a8: i32, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(2 : i32) : i32
  %c4 = llvm.mlir.constant(2 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(3 : i32) : i32
  %r:1 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) {} : (vector<6xi32>, vector<6xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> (vector<16xf32>)
  llvm.store %r#0, %o0 : vector<16xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered53(%a0: vector<6xi32>, %a1: vector<6xi32>, %a2: vector<16xf32>, %a6: i32, %a8: i32, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %c4 = llvm.mlir.constant(3 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(1 : i32) : i32
  %r:1 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) {} : (vector<6xi32>, vector<6xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> (vector<16xf32>)
  llvm.store %r#0, %o0 : vector<16xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered54(%a0: vector<8xi32>, %a1: vector<8xi32>, %a2: vector<16xf32>, %a6: i32, %a8: i32, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(1 : i32) : i32
  %r:1 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) {} : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> (vector<16xf32>)
  llvm.store %r#0, %o0 : vector<16xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered55(%a0: vector<8xi32>, %a1: vector<8xi32>, %a2: vector<16xf32>, %a6: i32, %a8: i32, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(1 : i32) : i32
  %c4 = llvm.mlir.constant(1 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %c7 = llvm.mlir.constant(1 : i32) : i32
  %r:1 = "rocdl.mfma.scale.f32.32x32x64.f8f6f4"(%a0, %a1, %a2, %c3, %c4, %c5, %a6, %c7, %a8) {} : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32) -> (vector<16xf32>)
  llvm.store %r#0, %o0 : vector<16xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered56(%a0: i32, %a1: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.permlane16.swap"(%a0, %a1) {boundControl = false, fi = true} : (i32, i32) -> (!llvm.struct<(i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered57(%a0: i64, %a1: i64, %a2: !llvm.ptr<8>, %a3: i32, %a4: i32, %o0: !llvm.ptr) {
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%a0, %a1, %a2, %a3, %a4, %c5) {} : (i64, i64, !llvm.ptr<8>, i32, i32, i32) -> (i64)
  llvm.store %r#0, %o0 : i64, !llvm.ptr
  llvm.return
}

llvm.func @lowered58(%a0: vector<2xbf16>, %a1: !llvm.ptr<8>, %a2: i32, %a3: i32) {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  "rocdl.raw.ptr.buffer.atomic.fadd"(%a0, %a1, %a2, %a3, %c4) {} : (vector<2xbf16>, !llvm.ptr<8>, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @lowered59(%a0: vector<2xf16>, %a1: !llvm.ptr<8>, %a2: i32, %a3: i32) {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  "rocdl.raw.ptr.buffer.atomic.fadd"(%a0, %a1, %a2, %a3, %c4) {} : (vector<2xf16>, !llvm.ptr<8>, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @lowered60(%a0: f64, %a1: !llvm.ptr<8>, %a2: i32, %a3: i32) {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  "rocdl.raw.ptr.buffer.atomic.fmax"(%a0, %a1, %a2, %a3, %c4) {} : (f64, !llvm.ptr<8>, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @lowered61(%a0: !llvm.ptr<8>, %a1: i32, %a2: i32, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.raw.ptr.buffer.load"(%a0, %a1, %a2, %c3) {} : (!llvm.ptr<8>, i32, i32, i32) -> (i16)
  llvm.store %r#0, %o0 : i16, !llvm.ptr
  llvm.return
}

llvm.func @lowered62(%a0: !llvm.ptr<8>, %a1: i32, %a2: i32, %o0: !llvm.ptr) {
  %c3 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.raw.ptr.buffer.load"(%a0, %a1, %a2, %c3) {} : (!llvm.ptr<8>, i32, i32, i32) -> (i8)
  llvm.store %r#0, %o0 : i8, !llvm.ptr
  llvm.return
}

llvm.func @lowered63(%a0: i16, %a1: !llvm.ptr<8>, %a2: i32, %a3: i32) {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  "rocdl.raw.ptr.buffer.store"(%a0, %a1, %a2, %a3, %c4) {} : (i16, !llvm.ptr<8>, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @lowered64(%a0: i8, %a1: !llvm.ptr<8>, %a2: i32, %a3: i32) {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  "rocdl.raw.ptr.buffer.store"(%a0, %a1, %a2, %a3, %c4) {} : (i8, !llvm.ptr<8>, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @lowered65(%a0: bf16, %o0: !llvm.ptr) {
  %r:1 = "rocdl.readfirstlane"(%a0) {} : (bf16) -> (bf16)
  llvm.store %r#0, %o0 : bf16, !llvm.ptr
  llvm.return
}

llvm.func @lowered66(%a0: i64, %o0: !llvm.ptr) {
  %r:1 = "rocdl.readfirstlane"(%a0) {} : (i64) -> (i64)
  llvm.store %r#0, %o0 : i64, !llvm.ptr
  llvm.return
}

llvm.func @lowered67(%a0: bf16, %a1: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.readlane"(%a0, %a1) {} : (bf16, i32) -> (bf16)
  llvm.store %r#0, %o0 : bf16, !llvm.ptr
  llvm.return
}

llvm.func @lowered68(%a0: f16, %a1: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.readlane"(%a0, %a1) {} : (f16, i32) -> (f16)
  llvm.store %r#0, %o0 : f16, !llvm.ptr
  llvm.return
}

llvm.func @lowered69(%a0: f32, %a1: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.readlane"(%a0, %a1) {} : (f32, i32) -> (f32)
  llvm.store %r#0, %o0 : f32, !llvm.ptr
  llvm.return
}

llvm.func @lowered70(%a0: i32, %a1: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.readlane"(%a0, %a1) {} : (i32, i32) -> (i32)
  llvm.store %r#0, %o0 : i32, !llvm.ptr
  llvm.return
}

llvm.func @lowered71(%a0: i64, %a1: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.readlane"(%a0, %a1) {} : (i64, i32) -> (i64)
  llvm.store %r#0, %o0 : i64, !llvm.ptr
  llvm.return
}

llvm.func @lowered72(%a0: vector<2xf16>, %a1: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.readlane"(%a0, %a1) {} : (vector<2xf16>, i32) -> (vector<2xf16>)
  llvm.store %r#0, %o0 : vector<2xf16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered73() {
  "rocdl.s.wait.tensorcnt"() {count = 5 : i16} : () -> ()
  llvm.return
}

llvm.func @lowered74() {
  "rocdl.s.waitcnt"() {bitfield = 1015 : i32} : () -> ()
  llvm.return
}

llvm.func @lowered75() {
  "rocdl.s.waitcnt"() {bitfield = 16240 : i32} : () -> ()
  llvm.return
}

llvm.func @lowered76() {
  "rocdl.s.waitcnt"() {bitfield = 3955 : i32} : () -> ()
  llvm.return
}

llvm.func @lowered77() {
  "rocdl.s.waitcnt"() {bitfield = 53119 : i32} : () -> ()
  llvm.return
}

llvm.func @lowered78() {
  "rocdl.s.waitcnt"() {bitfield = 64519 : i32} : () -> ()
  llvm.return
}

llvm.func @lowered79() {
  "rocdl.s.waitcnt"() {bitfield = 64551 : i32} : () -> ()
  llvm.return
}

llvm.func @lowered80() {
  "rocdl.s.waitcnt"() {bitfield = 64560 : i32} : () -> ()
  llvm.return
}

llvm.func @lowered81() {
  "rocdl.s.waitcnt"() {bitfield = 65524 : i32} : () -> ()
  llvm.return
}

llvm.func @lowered82() {
  "rocdl.sched.barrier"() {mask = 1024 : i32} : () -> ()
  llvm.return
}

llvm.func @lowered83() {
  "rocdl.sched.barrier"() {mask = 18 : i32} : () -> ()
  llvm.return
}

llvm.func @lowered84() {
  "rocdl.sched.barrier"() {mask = 512 : i32} : () -> ()
  llvm.return
}

llvm.func @lowered85(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<4xf32>, %a3: i32, %o0: !llvm.ptr) {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.smfmac.f32.16x16x128.fp8.bf8"(%a0, %a1, %a2, %a3, %c4, %c5) {} : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32) -> (vector<4xf32>)
  llvm.store %r#0, %o0 : vector<4xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered86(%a0: vector<2xi32>, %a1: vector<4xi32>, %a2: vector<4xf32>, %a3: i32, %o0: !llvm.ptr) {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.smfmac.f32.16x16x64.bf8.bf8"(%a0, %a1, %a2, %a3, %c4, %c5) {} : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> (vector<4xf32>)
  llvm.store %r#0, %o0 : vector<4xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered87(%a0: vector<2xi32>, %a1: vector<4xi32>, %a2: vector<4xf32>, %a3: i32, %o0: !llvm.ptr) {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.smfmac.f32.16x16x64.bf8.fp8"(%a0, %a1, %a2, %a3, %c4, %c5) {} : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> (vector<4xf32>)
  llvm.store %r#0, %o0 : vector<4xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered88(%a0: vector<8xf16>, %a1: vector<16xf16>, %a2: vector<4xf32>, %a3: i32, %o0: !llvm.ptr) {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.smfmac.f32.16x16x64.f16"(%a0, %a1, %a2, %a3, %c4, %c5) {} : (vector<8xf16>, vector<16xf16>, vector<4xf32>, i32, i32, i32) -> (vector<4xf32>)
  llvm.store %r#0, %o0 : vector<4xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered89(%a0: vector<2xi32>, %a1: vector<4xi32>, %a2: vector<4xf32>, %a3: i32, %o0: !llvm.ptr) {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.smfmac.f32.16x16x64.fp8.bf8"(%a0, %a1, %a2, %a3, %c4, %c5) {} : (vector<2xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32) -> (vector<4xf32>)
  llvm.store %r#0, %o0 : vector<4xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered90(%a0: vector<8xbf16>, %a1: vector<16xbf16>, %a2: vector<16xf32>, %a3: i32, %o0: !llvm.ptr) {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.smfmac.f32.32x32x32.bf16"(%a0, %a1, %a2, %a3, %c4, %c5) {} : (vector<8xbf16>, vector<16xbf16>, vector<16xf32>, i32, i32, i32) -> (vector<16xf32>)
  llvm.store %r#0, %o0 : vector<16xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered91(%a0: vector<2xi32>, %a1: vector<4xi32>, %a2: vector<16xf32>, %a3: i32, %o0: !llvm.ptr) {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.smfmac.f32.32x32x32.bf8.fp8"(%a0, %a1, %a2, %a3, %c4, %c5) {} : (vector<2xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32) -> (vector<16xf32>)
  llvm.store %r#0, %o0 : vector<16xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered92(%a0: vector<8xf16>, %a1: vector<16xf16>, %a2: vector<16xf32>, %a3: i32, %o0: !llvm.ptr) {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.smfmac.f32.32x32x32.f16"(%a0, %a1, %a2, %a3, %c4, %c5) {} : (vector<8xf16>, vector<16xf16>, vector<16xf32>, i32, i32, i32) -> (vector<16xf32>)
  llvm.store %r#0, %o0 : vector<16xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered93(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<16xf32>, %a3: i32, %o0: !llvm.ptr) {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.smfmac.f32.32x32x64.bf8.fp8"(%a0, %a1, %a2, %a3, %c4, %c5) {} : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32) -> (vector<16xf32>)
  llvm.store %r#0, %o0 : vector<16xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered94(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<4xi32>, %a3: i32, %o0: !llvm.ptr) {
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.smfmac.i32.16x16x128.i8"(%a0, %a1, %a2, %a3, %c4, %c5) {} : (vector<4xi32>, vector<8xi32>, vector<4xi32>, i32, i32, i32) -> (vector<4xi32>)
  llvm.store %r#0, %o0 : vector<4xi32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered95(%a0: vector<4xi32>, %a1: vector<8xi32>, %a2: vector<16xi32>, %a3: i32, %o0: !llvm.ptr) {
  %c4 = llvm.mlir.constant(0 : i32) : i32
  %c5 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.smfmac.i32.32x32x64.i8"(%a0, %a1, %a2, %a3, %c4, %c5) {} : (vector<4xi32>, vector<8xi32>, vector<16xi32>, i32, i32, i32) -> (vector<16xi32>)
  llvm.store %r#0, %o0 : vector<16xi32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered96(%a0: i32, %a1: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.update.dpp"(%a0, %a1) {bankMask = 0 : i32, boundCtrl = true, dppCtrl = 145 : i32, rowMask = 1 : i32} : (i32, i32) -> (i32)
  llvm.store %r#0, %o0 : i32, !llvm.ptr
  llvm.return
}

llvm.func @lowered97(%a0: i32, %a1: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.update.dpp"(%a0, %a1) {bankMask = 1 : i32, boundCtrl = false, dppCtrl = 308 : i32, rowMask = 10 : i32} : (i32, i32) -> (i32)
  llvm.store %r#0, %o0 : i32, !llvm.ptr
  llvm.return
}

llvm.func @lowered98(%a0: i32, %a1: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.update.dpp"(%a0, %a1) {bankMask = 1 : i32, boundCtrl = false, dppCtrl = 308 : i32, rowMask = 16 : i32} : (i32, i32) -> (i32)
  llvm.store %r#0, %o0 : i32, !llvm.ptr
  llvm.return
}

llvm.func @lowered99(%a0: i32, %a1: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.update.dpp"(%a0, %a1) {bankMask = 1 : i32, boundCtrl = false, dppCtrl = 320 : i32, rowMask = 10 : i32} : (i32, i32) -> (i32)
  llvm.store %r#0, %o0 : i32, !llvm.ptr
  llvm.return
}

llvm.func @lowered100(%a0: f64, %a1: f64, %o0: !llvm.ptr) {
  %r:1 = "rocdl.update.dpp"(%a0, %a1) {bankMask = 1 : i32, boundCtrl = false, dppCtrl = 323 : i32, rowMask = 4 : i32} : (f64, f64) -> (f64)
  llvm.store %r#0, %o0 : f64, !llvm.ptr
  llvm.return
}

llvm.func @lowered101(%a0: f32, %a1: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.update.dpp"(%a0, %a1) {bankMask = 1 : i32, boundCtrl = false, dppCtrl = 88 : i32, rowMask = 15 : i32} : (f32, f32) -> (f32)
  llvm.store %r#0, %o0 : f32, !llvm.ptr
  llvm.return
}

llvm.func @lowered102(%a0: i32, %a1: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.update.dpp"(%a0, %a1) {bankMask = 1 : i32, boundCtrl = true, dppCtrl = 145 : i32, rowMask = 64 : i32} : (i32, i32) -> (i32)
  llvm.store %r#0, %o0 : i32, !llvm.ptr
  llvm.return
}

llvm.func @lowered103(%a0: f32, %a1: f32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.update.dpp"(%a0, %a1) {bankMask = 15 : i32, boundCtrl = true, dppCtrl = 322 : i32, rowMask = 15 : i32} : (f32, f32) -> (f32)
  llvm.store %r#0, %o0 : f32, !llvm.ptr
  llvm.return
}

llvm.func @lowered104(%a0: vector<16xi32>, %a1: vector<16xi32>, %a2: vector<8xf16>, %o0: !llvm.ptr) {
  %r:1 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%a0, %a1, %a2) {modC = 0 : i16, opsel = false, reuseA = false, reuseB = false} : (vector<16xi32>, vector<16xi32>, vector<8xf16>) -> (vector<8xf16>)
  llvm.store %r#0, %o0 : vector<8xf16>, !llvm.ptr
  llvm.return
}

llvm.func @lowered105(%a0: i32, %a1: i32, %a2: vector<4xf32>, %o0: !llvm.ptr) {
  %r:1 = "rocdl.wmma.f32.16x16x16.fp8_bf8"(%a0, %a1, %a2) {} : (i32, i32, vector<4xf32>) -> (vector<4xf32>)
  llvm.store %r#0, %o0 : vector<4xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered106(%a0: vector<8xi32>, %a1: vector<8xi32>, %a2: vector<8xf32>, %o0: !llvm.ptr) {
  %r:1 = "rocdl.wmma.f32.16x16x64.bf8_bf8"(%a0, %a1, %a2) {modC = 0 : i16, reuseA = false, reuseB = false} : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> (vector<8xf32>)
  llvm.store %r#0, %o0 : vector<8xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered107(%a0: vector<8xi32>, %a1: vector<8xi32>, %a2: vector<8xf32>, %o0: !llvm.ptr) {
  %r:1 = "rocdl.wmma.f32.16x16x64.bf8_fp8"(%a0, %a1, %a2) {modC = 0 : i16, reuseA = false, reuseB = false} : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> (vector<8xf32>)
  llvm.store %r#0, %o0 : vector<8xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered108(%a0: vector<16xi32>, %a1: vector<8xi32>, %a2: vector<8xf32>, %a3: i32, %a4: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %a3, %a4) {fmtA = 0 : i32, fmtB = 4 : i32, fmtScaleA = 0 : i32, fmtScaleB = 2 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32} : (vector<16xi32>, vector<8xi32>, vector<8xf32>, i32, i32) -> (vector<8xf32>)
  llvm.store %r#0, %o0 : vector<8xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered109(%a0: vector<12xi32>, %a1: vector<12xi32>, %a2: vector<8xf32>, %a3: i32, %a4: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %a3, %a4) {fmtA = 2 : i32, fmtB = 2 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32} : (vector<12xi32>, vector<12xi32>, vector<8xf32>, i32, i32) -> (vector<8xf32>)
  llvm.store %r#0, %o0 : vector<8xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered110(%a0: vector<12xi32>, %a1: vector<12xi32>, %a2: vector<8xf32>, %a3: i32, %a4: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %a3, %a4) {fmtA = 2 : i32, fmtB = 2 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 1 : i32, scaleBType = 0 : i32} : (vector<12xi32>, vector<12xi32>, vector<8xf32>, i32, i32) -> (vector<8xf32>)
  llvm.store %r#0, %o0 : vector<8xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered111(%a0: vector<12xi32>, %a1: vector<12xi32>, %a2: vector<8xf32>, %a3: i32, %a4: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %a3, %a4) {fmtA = 3 : i32, fmtB = 3 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32} : (vector<12xi32>, vector<12xi32>, vector<8xf32>, i32, i32) -> (vector<8xf32>)
  llvm.store %r#0, %o0 : vector<8xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered112(%a0: vector<8xi32>, %a1: vector<12xi32>, %a2: vector<8xf32>, %a3: i32, %a4: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.wmma.scale.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %a3, %a4) {fmtA = 4 : i32, fmtB = 2 : i32, fmtScaleA = 2 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32} : (vector<8xi32>, vector<12xi32>, vector<8xf32>, i32, i32) -> (vector<8xf32>)
  llvm.store %r#0, %o0 : vector<8xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered113(%a0: vector<16xi32>, %a1: vector<8xi32>, %a2: vector<16xf32>, %a3: i32, %a4: i32, %o0: !llvm.ptr) {
  %r:1 = "rocdl.wmma.scale.f32.32x16x128.f4"(%a0, %a1, %a2, %a3, %a4) {fmtScaleA = 2 : i32, fmtScaleB = 2 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32} : (vector<16xi32>, vector<8xi32>, vector<16xf32>, i32, i32) -> (vector<16xf32>)
  llvm.store %r#0, %o0 : vector<16xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered114(%a0: vector<12xi32>, %a1: vector<12xi32>, %a2: vector<8xf32>, %a3: i64, %a4: i64, %o0: !llvm.ptr) {
  %r:1 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %a3, %a4) {fmtA = 3 : i32, fmtB = 3 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 1 : i32, scaleBType = 0 : i32} : (vector<12xi32>, vector<12xi32>, vector<8xf32>, i64, i64) -> (vector<8xf32>)
  llvm.store %r#0, %o0 : vector<8xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered115(%a0: vector<8xi32>, %a1: vector<8xi32>, %a2: vector<8xf32>, %a3: i64, %a4: i64, %o0: !llvm.ptr) {
  %r:1 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%a0, %a1, %a2, %a3, %a4) {fmtA = 4 : i32, fmtB = 4 : i32, fmtScaleA = 0 : i32, fmtScaleB = 0 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32} : (vector<8xi32>, vector<8xi32>, vector<8xf32>, i64, i64) -> (vector<8xf32>)
  llvm.store %r#0, %o0 : vector<8xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered116(%a0: vector<16xi32>, %a1: vector<8xi32>, %a2: vector<16xf32>, %a3: i64, %a4: i64, %o0: !llvm.ptr) {
  %r:1 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%a0, %a1, %a2, %a3, %a4) {fmtScaleA = 2 : i32, fmtScaleB = 2 : i32, modC = 0 : i16, reuseA = false, reuseB = false, scaleAType = 0 : i32, scaleBType = 0 : i32} : (vector<16xi32>, vector<8xi32>, vector<16xf32>, i64, i64) -> (vector<16xf32>)
  llvm.store %r#0, %o0 : vector<16xf32>, !llvm.ptr
  llvm.return
}

llvm.func @lowered117(%a0: vector<8xf16>, %a1: vector<8xf16>, %a2: vector<4xf32>, %o0: !llvm.ptr) {
  %z = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "rocdl.mfma.f32.16x16x32.f16"(%a0, %a1, %a2, %z, %z, %z) : (vector<8xf16>, vector<8xf16>, vector<4xf32>, i32, i32, i32) -> (vector<4xf32>)
  llvm.store %r#0, %o0 : vector<4xf32>, !llvm.ptr
  llvm.return
}

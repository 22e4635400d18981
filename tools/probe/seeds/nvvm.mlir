// Ops of which MLIR's own tests have no shape that MLIR translates.

llvm.func @mma_block_scale(%a: i32, %b: i32, %c: f32, %scale: i32, %id: i16) {
  %0 = "nvvm.mma.block_scale"(%a, %a, %a, %a, %b, %b, %c, %c, %c, %c, %scale, %id, %id, %scale, %id, %id) {
    shape = #nvvm.shape<m = 16, n = 8, k = 64>,
    kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>,
    blockScaleFormat = #nvvm.block_scale_format<ue8m0>,
    multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>,
    operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>
  } : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16)
    -> !llvm.struct<(f32, f32, f32, f32)>
  %1 = "nvvm.mma.block_scale"(%a, %a, %a, %a, %b, %b, %c, %c, %c, %c, %scale, %id, %id, %scale, %id, %id) {
    shape = #nvvm.shape<m = 16, n = 8, k = 32>,
    kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>,
    blockScaleFormat = #nvvm.block_scale_format<ue8m0>,
    multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>,
    operandSegmentSizes = array<i32: 4, 2, 4, 1, 1, 1, 1, 1, 1>
  } : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16)
    -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @mma_sp_block_scale(%a: i32, %b: i32, %c: f32, %metadata: i32, %scale: i32, %id: i16) {
  %selector = llvm.mlir.constant(0 : i32) : i32
  %0 = "nvvm.mma.sp.block_scale"(%a, %a, %a, %a, %b, %b, %b, %b, %c, %c, %c, %c, %metadata, %selector,
                                 %scale, %id, %id, %scale, %id, %id) {
    shape = #nvvm.shape<m = 16, n = 8, k = 128>,
    kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>,
    blockScaleFormat = #nvvm.block_scale_format<ue8m0>, orderedMetadata,
    multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>,
    operandSegmentSizes = array<i32: 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1>
  } : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16)
    -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

// What MLIR's conversions make of matrices of the dialects gpu and nvgpu.

llvm.func @lowered0(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: !llvm.ptr<3>) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4) {isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0, 0, 0, 0>} : (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @lowered1(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: !llvm.ptr<3>, %a5: i1) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5) {isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 2, 1, 0, 0, 0, 1>} : (!llvm.ptr<7>, !llvm.ptr, i32, i32, !llvm.ptr<3>, i1) -> ()
  llvm.return
}

llvm.func @lowered2(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5) {isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 3, 1, 0, 0, 0, 0>} : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @lowered3(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) {isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 3, 1, 0, 1, 0, 0>} : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, !llvm.ptr<3>, i16) -> ()
  llvm.return
}

llvm.func @lowered4(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) {isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 4, 1, 0, 0, 0, 0>} : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @lowered5(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i1) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) {isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 4, 1, 0, 0, 0, 1>} : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, !llvm.ptr<3>, i1) -> ()
  llvm.return
}

llvm.func @lowered6(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) {isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 0, 0, 0, 0>} : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @lowered7(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i16) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) {isCTAOnly = false, mode = #nvvm.tma_load_mode<tile>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 0, 1, 0, 0>} : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i16) -> ()
  llvm.return
}

llvm.func @lowered8(%a0: !llvm.ptr<3>, %a1: i32) {
  "nvvm.mbarrier.arrive.expect_tx"(%a0, %a1) {relaxed = false, scope = #nvvm.mem_scope<cta>} : (!llvm.ptr<3>, i32) -> ()
  llvm.return
}

llvm.func @lowered9(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32, %o0: !llvm.ptr) {
  %r:1 = "nvvm.mma.sync"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) {intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s4>, multiplicandBPtxType = #nvvm.mma_type<s4>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (!llvm.struct<(i32, i32, i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32, i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered10(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32, %o0: !llvm.ptr) {
  %r:1 = "nvvm.mma.sync"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) {intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (!llvm.struct<(i32, i32, i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32, i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered11(%a0: i32, %a3: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %c2 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %c1, %c2, %a3) {kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered12(%a0: i32, %a3: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %c2 = llvm.mlir.constant(16 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %c1, %c2, %a3) {kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered13(%a0: i32, %a3: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %c1, %c2, %a3) {kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered14(%a0: i32, %a3: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %c2 = llvm.mlir.constant(32 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %c1, %c2, %a3) {kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered15(%a0: i32, %a3: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %c2 = llvm.mlir.constant(4 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %c1, %c2, %a3) {kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered16(%a0: i32, %a1: i32, %a3: i32, %o0: !llvm.ptr) {
  %c2 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %a1, %c2, %a3) {kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid = unit} : (i32, i32, i32, i32) -> (!llvm.struct<(i32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered17(%a0: i32, %a1: i32, %a3: i32, %o0: !llvm.ptr) {
  %c2 = llvm.mlir.constant(12 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %a1, %c2, %a3) {kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid = unit} : (i32, i32, i32, i32) -> (!llvm.struct<(i32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered18(%a0: i32, %a1: i32, %a3: i32, %o0: !llvm.ptr) {
  %c2 = llvm.mlir.constant(23 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %a1, %c2, %a3) {kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid = unit} : (i32, i32, i32, i32) -> (!llvm.struct<(i32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered19(%a0: i32, %a1: i32, %a3: i32, %o0: !llvm.ptr) {
  %c2 = llvm.mlir.constant(32 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %a1, %c2, %a3) {kind = #nvvm<shfl_kind bfly>, return_value_and_is_valid = unit} : (i32, i32, i32, i32) -> (!llvm.struct<(i32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered20(%a0: i32, %a3: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %c2 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %c1, %c2, %a3) {kind = #nvvm<shfl_kind down>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered21(%a0: i32, %a3: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %c2 = llvm.mlir.constant(256 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %c1, %c2, %a3) {kind = #nvvm<shfl_kind down>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered22(%a0: i32, %a3: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %c2 = llvm.mlir.constant(3 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %c1, %c2, %a3) {kind = #nvvm<shfl_kind down>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered23(%a0: i32, %a3: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %c2 = llvm.mlir.constant(4 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %c1, %c2, %a3) {kind = #nvvm<shfl_kind down>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered24(%a0: i32, %a1: f32, %a2: i32, %a3: i32, %o0: !llvm.ptr) {
  %r:1 = "nvvm.shfl.sync"(%a0, %a1, %a2, %a3) {kind = #nvvm<shfl_kind down>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered25(%a0: i32, %a1: i32, %a3: i32, %o0: !llvm.ptr) {
  %c2 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %a1, %c2, %a3) {kind = #nvvm<shfl_kind down>, return_value_and_is_valid = unit} : (i32, i32, i32, i32) -> (!llvm.struct<(i32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered26(%a0: i32, %a1: i32, %a3: i32, %o0: !llvm.ptr) {
  %c2 = llvm.mlir.constant(32 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %a1, %c2, %a3) {kind = #nvvm<shfl_kind down>, return_value_and_is_valid = unit} : (i32, i32, i32, i32) -> (!llvm.struct<(i32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered27(%a0: i32, %a3: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %c2 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %c1, %c2, %a3) {kind = #nvvm<shfl_kind idx>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered28(%a0: i32, %a3: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %c2 = llvm.mlir.constant(16 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %c1, %c2, %a3) {kind = #nvvm<shfl_kind idx>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered29(%a0: i32, %a3: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %c2 = llvm.mlir.constant(32 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %c1, %c2, %a3) {kind = #nvvm<shfl_kind idx>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered30(%a0: i32, %a3: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %c2 = llvm.mlir.constant(4 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %c1, %c2, %a3) {kind = #nvvm<shfl_kind idx>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered31(%a0: i32, %a1: i32, %a3: i32, %o0: !llvm.ptr) {
  %c2 = llvm.mlir.constant(23 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %a1, %c2, %a3) {kind = #nvvm<shfl_kind idx>, return_value_and_is_valid = unit} : (i32, i32, i32, i32) -> (!llvm.struct<(i32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered32(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %o0: !llvm.ptr) {
  %r:1 = "nvvm.shfl.sync"(%a0, %a1, %a2, %a3) {kind = #nvvm<shfl_kind idx>, return_value_and_is_valid = unit} : (i32, i32, i32, i32) -> (!llvm.struct<(i32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered33(%a0: i32, %a3: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %c2 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %c1, %c2, %a3) {kind = #nvvm<shfl_kind up>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered34(%a0: i32, %a3: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %c2 = llvm.mlir.constant(16 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %c1, %c2, %a3) {kind = #nvvm<shfl_kind up>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered35(%a0: i32, %a3: i32, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
  %c2 = llvm.mlir.constant(4 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %c1, %c2, %a3) {kind = #nvvm<shfl_kind up>, return_value_and_is_valid = unit} : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered36(%a0: i32, %a1: i32, %a3: i32, %o0: !llvm.ptr) {
  %c2 = llvm.mlir.constant(23 : i32) : i32
  %r:1 = "nvvm.shfl.sync"(%a0, %a1, %c2, %a3) {kind = #nvvm<shfl_kind up>, return_value_and_is_valid = unit} : (i32, i32, i32, i32) -> (!llvm.struct<(i32, i1)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i1)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered37(%a0: !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>, %a1: i64, %a2: i64, %o0: !llvm.ptr) {
  %r:1 = "nvvm.wgmma.mma_async"(%a0, %a1, %a2) {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, satfinite = #nvvm.mma_int_overflow<wrapped>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, scaleD = #nvvm.wgmma_scale_out<one>, shape = #nvvm.shape<m = 64, n = 128, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>, i64, i64) -> (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered38(%a0: !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>, %a1: i64, %a2: i64, %o0: !llvm.ptr) {
  %r:1 = "nvvm.wgmma.mma_async"(%a0, %a1, %a2) {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, satfinite = #nvvm.mma_int_overflow<wrapped>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, scaleD = #nvvm.wgmma_scale_out<one>, shape = #nvvm.shape<m = 64, n = 128, k = 16>, typeA = #nvvm.wgmma_type<bf16>, typeB = #nvvm.wgmma_type<bf16>, typeD = #nvvm.wgmma_type<f32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>, i64, i64) -> (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered39(%a0: !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>, %a1: i64, %a2: i64, %o0: !llvm.ptr) {
  %r:1 = "nvvm.wgmma.mma_async"(%a0, %a1, %a2) {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, satfinite = #nvvm.mma_int_overflow<wrapped>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, scaleD = #nvvm.wgmma_scale_out<one>, shape = #nvvm.shape<m = 64, n = 128, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<f16>, typeD = #nvvm.wgmma_type<f32>} : (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>, i64, i64) -> (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered40(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(32 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, i32) -> (!llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>)
  llvm.store %r#0, %o0 : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered41(%a0: !llvm.ptr, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(128 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr, i32) -> (!llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>)
  llvm.store %r#0, %o0 : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered42(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(64 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr<3>, i32) -> (!llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>)
  llvm.store %r#0, %o0 : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered43(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(64 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr<3>, i32) -> (!llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>)
  llvm.store %r#0, %o0 : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered44(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(64 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr<3>, i32) -> (!llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>)
  llvm.store %r#0, %o0 : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered45(%a0: !llvm.ptr, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(128 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr, i32) -> (!llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>)
  llvm.store %r#0, %o0 : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered46(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(0 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, i32) -> (!llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>)
  llvm.store %r#0, %o0 : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered47(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(64 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, i32) -> (!llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>)
  llvm.store %r#0, %o0 : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered48(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(8 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, i32) -> (!llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>)
  llvm.store %r#0, %o0 : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered49(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(64 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, i32) -> (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered50(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(64 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr<3>, i32) -> (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered51(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(2 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr<3>, i32) -> (f64)
  llvm.store %r#0, %o0 : f64, !llvm.ptr
  llvm.return
}

llvm.func @lowered52(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(32 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr<3>, i32) -> (f64)
  llvm.store %r#0, %o0 : f64, !llvm.ptr
  llvm.return
}

llvm.func @lowered53(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(4 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr<3>, i32) -> (f64)
  llvm.store %r#0, %o0 : f64, !llvm.ptr
  llvm.return
}

llvm.func @lowered54(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(64 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr<3>, i32) -> (f64)
  llvm.store %r#0, %o0 : f64, !llvm.ptr
  llvm.return
}

llvm.func @lowered55(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(64 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<c>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr<3>, i32) -> (!llvm.struct<(f64, f64)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f64, f64)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered56(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(64 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<s32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, i32) -> (!llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered57(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(64 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<s32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr<3>, i32) -> (!llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered58(%a0: !llvm.ptr<1>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(64 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<s32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr<1>, i32) -> (!llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered59(%a0: !llvm.ptr, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(32 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr, i32) -> (!llvm.struct<(i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered60(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(32 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, i32) -> (!llvm.struct<(i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered61(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(64 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, i32) -> (!llvm.struct<(i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered62(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(64 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr<3>, i32) -> (!llvm.struct<(i32, i32, i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32, i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered63(%a0: !llvm.ptr<3>, %o0: !llvm.ptr) {
  %c1 = llvm.mlir.constant(64 : i32) : i32
  %r:1 = "nvvm.wmma.load"(%a0, %c1) {eltype = #nvvm.mma_type<tf32>, frag = #nvvm.mma_frag<a>, k = 8 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, i32) -> (!llvm.struct<(i32, i32, i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32, i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered64(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: vector<2xf16>, %a7: vector<2xf16>, %a8: vector<2xf16>, %a9: vector<2xf16>, %a10: vector<2xf16>, %a11: vector<2xf16>, %a12: vector<2xf16>, %a13: vector<2xf16>, %a14: vector<2xf16>, %a15: vector<2xf16>, %a16: vector<2xf16>, %a17: vector<2xf16>, %a18: vector<2xf16>, %a19: vector<2xf16>, %o0: !llvm.ptr) {
  %r:1 = "nvvm.wmma.mma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19) {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> (!llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>)
  llvm.store %r#0, %o0 : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered65(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: vector<2xf16>, %a7: vector<2xf16>, %a8: vector<2xf16>, %a9: vector<2xf16>, %a10: vector<2xf16>, %a11: vector<2xf16>, %a12: vector<2xf16>, %a13: vector<2xf16>, %a14: vector<2xf16>, %a15: vector<2xf16>, %a16: vector<2xf16>, %a17: vector<2xf16>, %a18: vector<2xf16>, %a19: vector<2xf16>, %o0: !llvm.ptr) {
  %r:1 = "nvvm.wmma.mma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19) {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> (!llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>)
  llvm.store %r#0, %o0 : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered66(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: vector<2xf16>, %a7: vector<2xf16>, %a8: vector<2xf16>, %a9: vector<2xf16>, %a10: vector<2xf16>, %a11: vector<2xf16>, %a12: vector<2xf16>, %a13: vector<2xf16>, %a14: vector<2xf16>, %a15: vector<2xf16>, %a16: vector<2xf16>, %a17: vector<2xf16>, %a18: vector<2xf16>, %a19: vector<2xf16>, %o0: !llvm.ptr) {
  %r:1 = "nvvm.wmma.mma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19) {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> (!llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>)
  llvm.store %r#0, %o0 : !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered67(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: vector<2xf16>, %a7: vector<2xf16>, %a8: vector<2xf16>, %a9: vector<2xf16>, %a10: vector<2xf16>, %a11: vector<2xf16>, %a12: vector<2xf16>, %a13: vector<2xf16>, %a14: vector<2xf16>, %a15: vector<2xf16>, %a16: f32, %a17: f32, %a18: f32, %a19: f32, %a20: f32, %a21: f32, %a22: f32, %a23: f32, %o0: !llvm.ptr) {
  %r:1 = "nvvm.wmma.mma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22, %a23) {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered68(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: vector<2xf16>, %a7: vector<2xf16>, %a8: vector<2xf16>, %a9: vector<2xf16>, %a10: vector<2xf16>, %a11: vector<2xf16>, %a12: vector<2xf16>, %a13: vector<2xf16>, %a14: vector<2xf16>, %a15: vector<2xf16>, %a16: f32, %a17: f32, %a18: f32, %a19: f32, %a20: f32, %a21: f32, %a22: f32, %a23: f32, %o0: !llvm.ptr) {
  %r:1 = "nvvm.wmma.mma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22, %a23) {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered69(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: vector<2xf16>, %a7: vector<2xf16>, %a8: vector<2xf16>, %a9: vector<2xf16>, %a10: vector<2xf16>, %a11: vector<2xf16>, %a12: vector<2xf16>, %a13: vector<2xf16>, %a14: vector<2xf16>, %a15: vector<2xf16>, %a16: f32, %a17: f32, %a18: f32, %a19: f32, %a20: f32, %a21: f32, %a22: f32, %a23: f32, %o0: !llvm.ptr) {
  %r:1 = "nvvm.wmma.mma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22, %a23) {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> (!llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered70(%a0: f64, %a1: f64, %a2: f64, %a3: f64, %o0: !llvm.ptr) {
  %r:1 = "nvvm.wmma.mma"(%a0, %a1, %a2, %a3) {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64, f64) -> (!llvm.struct<(f64, f64)>)
  llvm.store %r#0, %o0 : !llvm.struct<(f64, f64)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered71(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32, %a10: i32, %a11: i32, %a12: i32, %o0: !llvm.ptr) {
  %r:1 = "nvvm.wmma.mma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12) {eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (!llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered72(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32, %a10: i32, %a11: i32, %o0: !llvm.ptr) {
  %r:1 = "nvvm.wmma.mma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) {eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (!llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered73(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32, %a10: i32, %a11: i32, %a12: i32, %o0: !llvm.ptr) {
  %r:1 = "nvvm.wmma.mma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12) {eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (!llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered74(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32, %a10: i32, %a11: i32, %a12: i32, %o0: !llvm.ptr) {
  %r:1 = "nvvm.wmma.mma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12) {eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (!llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered75(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32, %a10: i32, %a11: i32, %o0: !llvm.ptr) {
  %r:1 = "nvvm.wmma.mma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) {eltypeA = #nvvm.mma_type<u8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (!llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered76(%a0: i32, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32, %a9: i32, %a10: i32, %a11: i32, %a12: i32, %o0: !llvm.ptr) {
  %r:1 = "nvvm.wmma.mma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12) {eltypeA = #nvvm.mma_type<u8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> (!llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>)
  llvm.store %r#0, %o0 : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>, !llvm.ptr
  llvm.return
}

llvm.func @lowered77(%a0: !llvm.ptr<3>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>) {
  %c5 = llvm.mlir.constant(128 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %c5) {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
  llvm.return
}

llvm.func @lowered78(%a0: !llvm.ptr<3>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>) {
  %c5 = llvm.mlir.constant(32 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %c5) {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
  llvm.return
}

llvm.func @lowered79(%a0: !llvm.ptr<3>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>) {
  %c5 = llvm.mlir.constant(4 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %c5) {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
  llvm.return
}

llvm.func @lowered80(%a0: !llvm.ptr, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>) {
  %c5 = llvm.mlir.constant(12 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %c5) {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
  llvm.return
}

llvm.func @lowered81(%a0: !llvm.ptr, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>) {
  %c5 = llvm.mlir.constant(128 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %c5) {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
  llvm.return
}

llvm.func @lowered82(%a0: !llvm.ptr<3>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>) {
  %c5 = llvm.mlir.constant(12 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %c5) {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
  llvm.return
}

llvm.func @lowered83(%a0: !llvm.ptr<3>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>) {
  %c5 = llvm.mlir.constant(64 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %c5) {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
  llvm.return
}

llvm.func @lowered84(%a0: !llvm.ptr<1>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>) {
  %c5 = llvm.mlir.constant(64 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %c5) {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr<1>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
  llvm.return
}

llvm.func @lowered85(%a0: !llvm.ptr<3>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>) {
  %c5 = llvm.mlir.constant(64 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %c5) {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
  llvm.return
}

llvm.func @lowered86(%a0: !llvm.ptr<3>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>) {
  %c5 = llvm.mlir.constant(64 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %c5) {eltype = #nvvm.mma_type<f16>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr<3>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
  llvm.return
}

llvm.func @lowered87(%a0: !llvm.ptr, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: f32) {
  %c9 = llvm.mlir.constant(128 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %c9) {eltype = #nvvm.mma_type<f32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr, f32, f32, f32, f32, f32, f32, f32, f32, i32) -> ()
  llvm.return
}

llvm.func @lowered88(%a0: !llvm.ptr<3>, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: f32) {
  %c9 = llvm.mlir.constant(0 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %c9) {eltype = #nvvm.mma_type<f32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, f32, f32, f32, f32, f32, f32, f32, f32, i32) -> ()
  llvm.return
}

llvm.func @lowered89(%a0: !llvm.ptr<3>, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: f32) {
  %c9 = llvm.mlir.constant(64 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %c9) {eltype = #nvvm.mma_type<f32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, f32, f32, f32, f32, f32, f32, f32, f32, i32) -> ()
  llvm.return
}

llvm.func @lowered90(%a0: !llvm.ptr<3>, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: f32) {
  %c9 = llvm.mlir.constant(64 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %c9) {eltype = #nvvm.mma_type<f32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr<3>, f32, f32, f32, f32, f32, f32, f32, f32, i32) -> ()
  llvm.return
}

llvm.func @lowered91(%a0: !llvm.ptr<1>, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: f32) {
  %c9 = llvm.mlir.constant(64 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %c9) {eltype = #nvvm.mma_type<f32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr<1>, f32, f32, f32, f32, f32, f32, f32, f32, i32) -> ()
  llvm.return
}

llvm.func @lowered92(%a0: !llvm.ptr<3>, %a1: f32, %a2: f32, %a3: f32, %a4: f32, %a5: f32, %a6: f32, %a7: f32, %a8: f32) {
  %c9 = llvm.mlir.constant(64 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %c9) {eltype = #nvvm.mma_type<f32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr<3>, f32, f32, f32, f32, f32, f32, f32, f32, i32) -> ()
  llvm.return
}

llvm.func @lowered93(%a0: !llvm.ptr<3>, %a1: f64, %a2: f64) {
  %c3 = llvm.mlir.constant(64 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %c3) {eltype = #nvvm.mma_type<f64>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr<3>, f64, f64, i32) -> ()
  llvm.return
}

llvm.func @lowered94(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32) {
  %c9 = llvm.mlir.constant(64 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %c9) {eltype = #nvvm.mma_type<s32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @lowered95(%a0: !llvm.ptr<1>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32) {
  %c9 = llvm.mlir.constant(64 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %c9) {eltype = #nvvm.mma_type<s32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<1>, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @lowered96(%a0: !llvm.ptr<3>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32) {
  %c9 = llvm.mlir.constant(16 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %c9) {eltype = #nvvm.mma_type<s32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @lowered97(%a0: !llvm.ptr<3>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32) {
  %c9 = llvm.mlir.constant(64 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %c9) {eltype = #nvvm.mma_type<s32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @lowered98(%a0: !llvm.ptr, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32) {
  %c9 = llvm.mlir.constant(64 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %c9) {eltype = #nvvm.mma_type<s32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @lowered99(%a0: !llvm.ptr<3>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32) {
  %c9 = llvm.mlir.constant(64 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %c9) {eltype = #nvvm.mma_type<s32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr<3>, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  llvm.return
}

llvm.func @lowered100(%a0: !llvm.ptr<3>, %a1: i32, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: i32, %a8: i32) {
  %c9 = llvm.mlir.constant(64 : i32) : i32
  "nvvm.wmma.store"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %c9) {eltype = #nvvm.mma_type<s32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr<3>, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  llvm.return
}

// -----

// What MLIR's tests have once: gathers, and im2col for a single CTA.

llvm.func @tma0(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) {isCTAOnly = false, mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 0, 0, 0, 0>} : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @tma1(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i64) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) {isCTAOnly = false, mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 0, 0, 1, 0>} : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i64) -> ()
  llvm.return
}

llvm.func @tma2(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) {mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 0, 0, 0, 0>} : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @tma3(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i64) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) {mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 0, 0, 1, 0>} : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i64) -> ()
  llvm.return
}

llvm.func @tma4(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i16) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) {mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 0, 1, 0, 0>} : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i16) -> ()
  llvm.return
}

llvm.func @tma5(%a0: !llvm.ptr<7>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i16, %a9: i64) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) {mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 0, 1, 1, 0>} : (!llvm.ptr<7>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i16, i64) -> ()
  llvm.return
}

llvm.func @tma6(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) {isCTAOnly = true, mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 0, 0, 0, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>) -> ()
  llvm.return
}

llvm.func @tma7(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i64) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) {isCTAOnly = true, mode = #nvvm.tma_load_mode<tile_gather4>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 0, 0, 1, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i64) -> ()
  llvm.return
}

llvm.func @tma8(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16, %a7: i16) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 1, 3, 1, 2, 0, 0, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, !llvm.ptr<3>, i16, i16) -> ()
  llvm.return
}

llvm.func @tma9(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16, %a7: i16, %a8: i64) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 1, 3, 1, 2, 0, 1, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, !llvm.ptr<3>, i16, i16, i64) -> ()
  llvm.return
}

llvm.func @tma10(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i16, %a8: i16) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 1, 4, 1, 2, 0, 0, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16) -> ()
  llvm.return
}

llvm.func @tma11(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i16, %a8: i16, %a9: i64) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 1, 4, 1, 2, 0, 1, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16, i64) -> ()
  llvm.return
}

llvm.func @tma12(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i16, %a9: i16) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 2, 0, 0, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16) -> ()
  llvm.return
}

llvm.func @tma13(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i16, %a9: i16, %a10: i64) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 2, 0, 1, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16, i64) -> ()
  llvm.return
}

llvm.func @tma14(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16, %a7: i16) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w_128>, operandSegmentSizes = array<i32: 1, 1, 3, 1, 2, 0, 0, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, !llvm.ptr<3>, i16, i16) -> ()
  llvm.return
}

llvm.func @tma15(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16, %a7: i16, %a8: i64) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w_128>, operandSegmentSizes = array<i32: 1, 1, 3, 1, 2, 0, 1, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, !llvm.ptr<3>, i16, i16, i64) -> ()
  llvm.return
}

llvm.func @tma16(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i16, %a8: i16) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w_128>, operandSegmentSizes = array<i32: 1, 1, 4, 1, 2, 0, 0, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16) -> ()
  llvm.return
}

llvm.func @tma17(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i16, %a8: i16, %a9: i64) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w_128>, operandSegmentSizes = array<i32: 1, 1, 4, 1, 2, 0, 1, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16, i64) -> ()
  llvm.return
}

llvm.func @tma18(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i16, %a9: i16) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w_128>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 2, 0, 0, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16) -> ()
  llvm.return
}

llvm.func @tma19(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i16, %a9: i16, %a10: i64) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col_w_128>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 2, 0, 1, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16, i64) -> ()
  llvm.return
}

llvm.func @tma20(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 3, 1, 1, 0, 0, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, !llvm.ptr<3>, i16) -> ()
  llvm.return
}

llvm.func @tma21(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: !llvm.ptr<3>, %a6: i16, %a7: i64) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 3, 1, 1, 0, 1, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, !llvm.ptr<3>, i16, i64) -> ()
  llvm.return
}

llvm.func @tma22(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i16, %a8: i16) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 4, 1, 2, 0, 0, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16) -> ()
  llvm.return
}

llvm.func @tma23(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: !llvm.ptr<3>, %a7: i16, %a8: i16, %a9: i64) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 4, 1, 2, 0, 1, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16, i64) -> ()
  llvm.return
}

llvm.func @tma24(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i16, %a9: i16, %a10: i16) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 3, 0, 0, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16, i16) -> ()
  llvm.return
}

llvm.func @tma25(%a0: !llvm.ptr<3>, %a1: !llvm.ptr, %a2: i32, %a3: i32, %a4: i32, %a5: i32, %a6: i32, %a7: !llvm.ptr<3>, %a8: i16, %a9: i16, %a10: i16, %a11: i64) {
  "nvvm.cp.async.bulk.tensor.shared.cluster.global"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11) {isCTAOnly = true, mode = #nvvm.tma_load_mode<im2col>, operandSegmentSizes = array<i32: 1, 1, 5, 1, 3, 0, 1, 0>} : (!llvm.ptr<3>, !llvm.ptr, i32, i32, i32, i32, i32, !llvm.ptr<3>, i16, i16, i16, i64) -> ()
  llvm.return
}

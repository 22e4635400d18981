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

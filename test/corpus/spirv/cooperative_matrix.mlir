// SPV_KHR_cooperative_matrix: every use, layout and operand bit, several scopes and
// element types (bf16 too).

!matrix = !spirv.coopmatrix<8x8xf32, Subgroup, MatrixAcc>
!pointer = !spirv.ptr<f32, StorageBuffer>

func.func @load_and_store(%sb_f16: !spirv.ptr<f16, StorageBuffer>, %i32: i32,
                          %w_i8: !spirv.ptr<i8, Workgroup>, %i64: i64, %sb_f32: !pointer,
                          %psb_bf16: !spirv.ptr<bf16, PhysicalStorageBuffer>,
                          %w_i32: !spirv.ptr<i32, Workgroup>,
                          %cw_f64: !spirv.ptr<f64, CrossWorkgroup>,
                          %sb_i16: !spirv.ptr<i16, StorageBuffer>) {
  %0 = spirv.KHR.CooperativeMatrixLoad %sb_f16, %i32, <RowMajor> : !spirv.ptr<f16, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  spirv.KHR.CooperativeMatrixStore %sb_f16, %0, %i32, <RowMajor> : !spirv.ptr<f16, StorageBuffer>, !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, i32
  %1 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  %2 = spirv.KHR.CooperativeMatrixLoad %w_i8, %i64, <ColumnMajor> : !spirv.ptr<i8, Workgroup>, i64 -> !spirv.coopmatrix<16x8xi8, Workgroup, MatrixB>
  spirv.KHR.CooperativeMatrixStore %w_i8, %2, %i64, <ColumnMajor> : !spirv.ptr<i8, Workgroup>, !spirv.coopmatrix<16x8xi8, Workgroup, MatrixB>, i64
  %3 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<16x8xi8, Workgroup, MatrixB>
  %4 = spirv.KHR.CooperativeMatrixLoad %sb_f32, %i32, <RowMajor> : !pointer, i32 -> !spirv.coopmatrix<8x8xf32, Device, MatrixAcc>
  spirv.KHR.CooperativeMatrixStore %sb_f32, %4, %i32, <RowMajor> : !pointer, !spirv.coopmatrix<8x8xf32, Device, MatrixAcc>, i32
  %5 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x8xf32, Device, MatrixAcc>
  %6 = spirv.KHR.CooperativeMatrixLoad %psb_bf16, %i64, <ColumnMajor> : !spirv.ptr<bf16, PhysicalStorageBuffer>, i64 -> !spirv.coopmatrix<16x16xbf16, QueueFamily, MatrixA>
  spirv.KHR.CooperativeMatrixStore %psb_bf16, %6, %i64, <ColumnMajor> : !spirv.ptr<bf16, PhysicalStorageBuffer>, !spirv.coopmatrix<16x16xbf16, QueueFamily, MatrixA>, i64
  %7 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<16x16xbf16, QueueFamily, MatrixA>
  %8 = spirv.KHR.CooperativeMatrixLoad %w_i32, %i32, <RowMajor> : !spirv.ptr<i32, Workgroup>, i32 -> !spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc>
  spirv.KHR.CooperativeMatrixStore %w_i32, %8, %i32, <RowMajor> : !spirv.ptr<i32, Workgroup>, !spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc>, i32
  %9 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc>
  %10 = spirv.KHR.CooperativeMatrixLoad %cw_f64, %i64, <ColumnMajor> : !spirv.ptr<f64, CrossWorkgroup>, i64 -> !spirv.coopmatrix<8x8xf64, Workgroup, MatrixAcc>
  spirv.KHR.CooperativeMatrixStore %cw_f64, %10, %i64, <ColumnMajor> : !spirv.ptr<f64, CrossWorkgroup>, !spirv.coopmatrix<8x8xf64, Workgroup, MatrixAcc>, i64
  %11 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<8x8xf64, Workgroup, MatrixAcc>
  %12 = spirv.KHR.CooperativeMatrixLoad %sb_i16, %i32, <RowMajor> : !spirv.ptr<i16, StorageBuffer>, i32 -> !spirv.coopmatrix<16x16xi16, Device, MatrixB>
  spirv.KHR.CooperativeMatrixStore %sb_i16, %12, %i32, <RowMajor> : !spirv.ptr<i16, StorageBuffer>, !spirv.coopmatrix<16x16xi16, Device, MatrixB>, i32
  %13 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<16x16xi16, Device, MatrixB>
  return
}

// The memory operand is an optional attribute: upstream ignores it.
func.func @memory_operand(%ptr: !pointer, %stride: i32, %matrix: !matrix) {
  %0 = spirv.KHR.CooperativeMatrixLoad %ptr, %stride, <RowMajor>, <None> : !pointer, i32 -> !matrix
  spirv.KHR.CooperativeMatrixStore %ptr, %matrix, %stride, <ColumnMajor>, <None> : !pointer, !matrix, i32
  %1 = spirv.KHR.CooperativeMatrixLoad %ptr, %stride, <RowMajor>, <Volatile> : !pointer, i32 -> !matrix
  spirv.KHR.CooperativeMatrixStore %ptr, %matrix, %stride, <ColumnMajor>, <Volatile> : !pointer, !matrix, i32
  %2 = spirv.KHR.CooperativeMatrixLoad %ptr, %stride, <RowMajor>, <Nontemporal> : !pointer, i32 -> !matrix
  spirv.KHR.CooperativeMatrixStore %ptr, %matrix, %stride, <ColumnMajor>, <Nontemporal> : !pointer, !matrix, i32
  %3 = spirv.KHR.CooperativeMatrixLoad %ptr, %stride, <RowMajor>, <MakePointerVisible|NonPrivatePointer> : !pointer, i32 -> !matrix
  spirv.KHR.CooperativeMatrixStore %ptr, %matrix, %stride, <ColumnMajor>, <MakePointerAvailable|NonPrivatePointer> : !pointer, !matrix, i32
  %4 = spirv.KHR.CooperativeMatrixLoad %ptr, %stride, <RowMajor>, <NonPrivatePointer> : !pointer, i32 -> !matrix
  spirv.KHR.CooperativeMatrixStore %ptr, %matrix, %stride, <ColumnMajor>, <NonPrivatePointer> : !pointer, !matrix, i32
  %5 = spirv.KHR.CooperativeMatrixLoad %ptr, %stride, <RowMajor>, <AliasScopeINTELMask> : !pointer, i32 -> !matrix
  spirv.KHR.CooperativeMatrixStore %ptr, %matrix, %stride, <ColumnMajor>, <AliasScopeINTELMask> : !pointer, !matrix, i32
  %6 = spirv.KHR.CooperativeMatrixLoad %ptr, %stride, <RowMajor>, <NoAliasINTELMask> : !pointer, i32 -> !matrix
  spirv.KHR.CooperativeMatrixStore %ptr, %matrix, %stride, <ColumnMajor>, <NoAliasINTELMask> : !pointer, !matrix, i32
  %7 = spirv.KHR.CooperativeMatrixLoad %ptr, %stride, <RowMajor>, <Aligned>, 16 : !pointer, i32 -> !matrix
  spirv.KHR.CooperativeMatrixStore %ptr, %matrix, %stride, <RowMajor>, <Aligned>, 16 : !pointer, !matrix, i32
  return
}

func.func @multiply_add(%a_f16: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>,
                        %b_f16: !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB>,
                        %c_f32: !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>,
                        %c_f16: !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>,
                        %a_bf16: !spirv.coopmatrix<8x16xbf16, Subgroup, MatrixA>,
                        %b_bf16: !spirv.coopmatrix<16x4xbf16, Subgroup, MatrixB>,
                        %c_bf16: !spirv.coopmatrix<8x4xbf16, Subgroup, MatrixAcc>,
                        %a_i8: !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>,
                        %b_i8: !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB>,
                        %c_i32: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>,
                        %a_i16: !spirv.coopmatrix<8x16xi16, Subgroup, MatrixA>,
                        %b_i16: !spirv.coopmatrix<16x4xi16, Subgroup, MatrixB>,
                        %c_i64: !spirv.coopmatrix<8x4xi64, Subgroup, MatrixAcc>,
                        %a_f64: !spirv.coopmatrix<8x16xf64, Subgroup, MatrixA>,
                        %b_f64: !spirv.coopmatrix<16x4xf64, Subgroup, MatrixB>,
                        %c_f64: !spirv.coopmatrix<8x4xf64, Subgroup, MatrixAcc>) {
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a_f16, %b_f16, %c_f32 : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>
  %1 = spirv.KHR.CooperativeMatrixMulAdd %a_f16, %b_f16, %c_f16 : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xf16, Subgroup, MatrixAcc>
  %2 = spirv.KHR.CooperativeMatrixMulAdd %a_bf16, %b_bf16, %c_f32 : !spirv.coopmatrix<8x16xbf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xbf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xf32, Subgroup, MatrixAcc>
  %3 = spirv.KHR.CooperativeMatrixMulAdd %a_bf16, %b_bf16, %c_bf16 : !spirv.coopmatrix<8x16xbf16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xbf16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xbf16, Subgroup, MatrixAcc>
  %4 = spirv.KHR.CooperativeMatrixMulAdd %a_i8, %b_i8, %c_i32, <ASigned> : !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  %5 = spirv.KHR.CooperativeMatrixMulAdd %a_i8, %b_i8, %c_i32, <BSigned> : !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  %6 = spirv.KHR.CooperativeMatrixMulAdd %a_i8, %b_i8, %c_i32, <CSigned> : !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  %7 = spirv.KHR.CooperativeMatrixMulAdd %a_i8, %b_i8, %c_i32, <ResultSigned> : !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  %8 = spirv.KHR.CooperativeMatrixMulAdd %a_i8, %b_i8, %c_i32, <ASigned|BSigned|CSigned|ResultSigned|AccSat> : !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  %9 = spirv.KHR.CooperativeMatrixMulAdd %a_i8, %b_i8, %c_i32, <AccSat> : !spirv.coopmatrix<8x16xi8, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi8, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  %10 = spirv.KHR.CooperativeMatrixMulAdd %a_i16, %b_i16, %c_i64, <None> : !spirv.coopmatrix<8x16xi16, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi16, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi64, Subgroup, MatrixAcc>
  %11 = spirv.KHR.CooperativeMatrixMulAdd %a_f64, %b_f64, %c_f64 : !spirv.coopmatrix<8x16xf64, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xf64, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xf64, Subgroup, MatrixAcc>
  return
}

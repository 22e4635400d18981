// Conversions between numbers, bit patterns and pointers; numeric ones also on
// bf16, on vectors and on cooperative matrices.

func.func @numeric(%f32: f32, %f16: f16, %f64: f64, %bf16: bf16, %v3f32: vector<3xf32>,
                   %v8f16: vector<8xf16>, %v4f64: vector<4xf64>, %i32: i32, %i8: i8, %i64: i64,
                   %i16: i16, %v2i32: vector<2xi32>, %v16i8: vector<16xi8>, %v2f32: vector<2xf32>,
                   %v8i32: vector<8xi32>, %v2f16: vector<2xf16>, %v4i8: vector<4xi8>, %si32: si32,
                   %ptr: !spirv.ptr<f32, Function>) {
  %0 = spirv.ConvertFToS %f32 : f32 to i32
  %1 = spirv.ConvertFToS %f16 : f16 to i8
  %2 = spirv.ConvertFToS %f64 : f64 to i64
  %3 = spirv.ConvertFToS %bf16 : bf16 to i16
  %4 = spirv.ConvertFToS %v3f32 : vector<3xf32> to vector<3xi32>
  %5 = spirv.ConvertFToS %v8f16 : vector<8xf16> to vector<8xi16>
  %6 = spirv.ConvertFToU %f32 : f32 to i32
  %7 = spirv.ConvertFToU %f16 : f16 to i8
  %8 = spirv.ConvertFToU %f64 : f64 to i64
  %9 = spirv.ConvertFToU %bf16 : bf16 to i16
  %10 = spirv.ConvertFToU %v4f64 : vector<4xf64> to vector<4xi32>
  %11 = spirv.ConvertSToF %i32 : i32 to f32
  %12 = spirv.ConvertSToF %i8 : i8 to f16
  %13 = spirv.ConvertSToF %i64 : i64 to f64
  %14 = spirv.ConvertSToF %i16 : i16 to bf16
  %15 = spirv.ConvertSToF %v2i32 : vector<2xi32> to vector<2xf32>
  %16 = spirv.ConvertUToF %i32 : i32 to f32
  %17 = spirv.ConvertUToF %i8 : i8 to f16
  %18 = spirv.ConvertUToF %i64 : i64 to f64
  %19 = spirv.ConvertUToF %i16 : i16 to bf16
  %20 = spirv.ConvertUToF %v16i8 : vector<16xi8> to vector<16xf32>
  %21 = spirv.FConvert %f32 : f32 to f16
  %22 = spirv.FConvert %f16 : f16 to f64
  %23 = spirv.FConvert %f64 : f64 to f32
  %24 = spirv.FConvert %f32 : f32 to bf16
  %25 = spirv.FConvert %bf16 : bf16 to f32
  %26 = spirv.FConvert %v2f32 : vector<2xf32> to vector<2xf16>
  %27 = spirv.SConvert %i32 : i32 to i64
  %28 = spirv.SConvert %i8 : i8 to i16
  %29 = spirv.SConvert %i64 : i64 to i8
  %30 = spirv.SConvert %v2i32 : vector<2xi32> to vector<2xi16>
  %31 = spirv.UConvert %i32 : i32 to i64
  %32 = spirv.UConvert %i8 : i8 to i16
  %33 = spirv.UConvert %i64 : i64 to i8
  %34 = spirv.UConvert %v8i32 : vector<8xi32> to vector<8xi64>
  %35 = spirv.Bitcast %i32 : i32 to f32
  %36 = spirv.Bitcast %f16 : f16 to i16
  %37 = spirv.Bitcast %i64 : i64 to f64
  %39 = spirv.Bitcast %v2f16 : vector<2xf16> to i32
  %40 = spirv.Bitcast %v4i8 : vector<4xi8> to f32
  %41 = spirv.Bitcast %v2i32 : vector<2xi32> to vector<4xi16>
  %42 = spirv.Bitcast %i64 : i64 to vector<2xf32>
  %43 = spirv.Bitcast %si32 : si32 to i32
  %44 = spirv.Bitcast %ptr : !spirv.ptr<f32, Function> to !spirv.ptr<i32, Function>
  return
}

func.func @cooperative_matrix(%c_f32: !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>,
                              %c_f16: !spirv.coopmatrix<16x16xf16, Subgroup, MatrixAcc>,
                              %c_i32: !spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc>,
                              %c_i8: !spirv.coopmatrix<16x16xi8, Subgroup, MatrixAcc>,
                              %c_i16: !spirv.coopmatrix<16x16xi16, Subgroup, MatrixAcc>) {
  %0 = spirv.ConvertFToS %c_f32 : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc> to !spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc>
  %1 = spirv.ConvertFToU %c_f16 : !spirv.coopmatrix<16x16xf16, Subgroup, MatrixAcc> to !spirv.coopmatrix<16x16xi8, Subgroup, MatrixAcc>
  %2 = spirv.ConvertSToF %c_i32 : !spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc> to !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  %3 = spirv.ConvertUToF %c_i8 : !spirv.coopmatrix<16x16xi8, Subgroup, MatrixAcc> to !spirv.coopmatrix<16x16xf16, Subgroup, MatrixAcc>
  %4 = spirv.FConvert %c_f16 : !spirv.coopmatrix<16x16xf16, Subgroup, MatrixAcc> to !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  %5 = spirv.SConvert %c_i8 : !spirv.coopmatrix<16x16xi8, Subgroup, MatrixAcc> to !spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc>
  %6 = spirv.UConvert %c_i16 : !spirv.coopmatrix<16x16xi16, Subgroup, MatrixAcc> to !spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc>
  return
}

func.func @pointer(%g_i32: !spirv.ptr<i32, Generic>, %i32: i32, %w_f16: !spirv.ptr<f16, Workgroup>,
                   %i64: i64, %psb_i8: !spirv.ptr<i8, PhysicalStorageBuffer>,
                   %w_f32: !spirv.ptr<f32, Workgroup>, %generic_f32: !spirv.ptr<f32, Generic>,
                   %w_i8: !spirv.ptr<i8, Workgroup>, %generic_i8: !spirv.ptr<i8, Generic>,
                   %cw_f32: !spirv.ptr<f32, CrossWorkgroup>,
                   %cw_i8: !spirv.ptr<i8, CrossWorkgroup>, %f_f32: !spirv.ptr<f32, Function>,
                   %f_i8: !spirv.ptr<i8, Function>) {
  %0 = spirv.ConvertPtrToU %g_i32 : !spirv.ptr<i32, Generic> to i32
  %1 = spirv.ConvertUToPtr %i32 : i32 to !spirv.ptr<i32, Generic>
  %2 = spirv.ConvertPtrToU %w_f16 : !spirv.ptr<f16, Workgroup> to i64
  %3 = spirv.ConvertUToPtr %i64 : i64 to !spirv.ptr<f16, Workgroup>
  %4 = spirv.ConvertPtrToU %psb_i8 : !spirv.ptr<i8, PhysicalStorageBuffer> to i64
  %5 = spirv.ConvertUToPtr %i64 : i64 to !spirv.ptr<i8, PhysicalStorageBuffer>
  %6 = spirv.PtrCastToGeneric %w_f32 : !spirv.ptr<f32, Workgroup> to !spirv.ptr<f32, Generic>
  %7 = spirv.GenericCastToPtr %generic_f32 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Workgroup>
  %8 = spirv.GenericCastToPtrExplicit %generic_f32 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Workgroup>
  %9 = spirv.PtrCastToGeneric %w_i8 : !spirv.ptr<i8, Workgroup> to !spirv.ptr<i8, Generic>
  %10 = spirv.GenericCastToPtr %generic_i8 : !spirv.ptr<i8, Generic> to !spirv.ptr<i8, Workgroup>
  %11 = spirv.GenericCastToPtrExplicit %generic_i8 : !spirv.ptr<i8, Generic> to !spirv.ptr<i8, Workgroup>
  %12 = spirv.PtrCastToGeneric %cw_f32 : !spirv.ptr<f32, CrossWorkgroup> to !spirv.ptr<f32, Generic>
  %13 = spirv.GenericCastToPtr %generic_f32 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
  %14 = spirv.GenericCastToPtrExplicit %generic_f32 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, CrossWorkgroup>
  %15 = spirv.PtrCastToGeneric %cw_i8 : !spirv.ptr<i8, CrossWorkgroup> to !spirv.ptr<i8, Generic>
  %16 = spirv.GenericCastToPtr %generic_i8 : !spirv.ptr<i8, Generic> to !spirv.ptr<i8, CrossWorkgroup>
  %17 = spirv.GenericCastToPtrExplicit %generic_i8 : !spirv.ptr<i8, Generic> to !spirv.ptr<i8, CrossWorkgroup>
  %18 = spirv.PtrCastToGeneric %f_f32 : !spirv.ptr<f32, Function> to !spirv.ptr<f32, Generic>
  %19 = spirv.GenericCastToPtr %generic_f32 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Function>
  %20 = spirv.GenericCastToPtrExplicit %generic_f32 : !spirv.ptr<f32, Generic> to !spirv.ptr<f32, Function>
  %21 = spirv.PtrCastToGeneric %f_i8 : !spirv.ptr<i8, Function> to !spirv.ptr<i8, Generic>
  %22 = spirv.GenericCastToPtr %generic_i8 : !spirv.ptr<i8, Generic> to !spirv.ptr<i8, Function>
  %23 = spirv.GenericCastToPtrExplicit %generic_i8 : !spirv.ptr<i8, Generic> to !spirv.ptr<i8, Function>
  return
}

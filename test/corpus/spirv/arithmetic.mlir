// Arithmetic on integers and floats of every width, on vectors and on cooperative
// matrices, and spirv.Dot, whose availability upstream derives from operand types.

func.func @float(%f32: f32, %f16: f16, %f64: f64, %v2f16: vector<2xf16>, %v3f32: vector<3xf32>,
                 %v4f64: vector<4xf64>, %v8f16: vector<8xf16>, %v16f32: vector<16xf32>,
                 %v4f32: vector<4xf32>) {
  %0 = spirv.FAdd %f32, %f32 : f32
  %1 = spirv.FAdd %f16, %f16 : f16
  %2 = spirv.FAdd %f64, %f64 : f64
  %3 = spirv.FAdd %v2f16, %v2f16 : vector<2xf16>
  %4 = spirv.FAdd %v3f32, %v3f32 : vector<3xf32>
  %5 = spirv.FSub %v4f64, %v4f64 : vector<4xf64>
  %6 = spirv.FSub %v8f16, %v8f16 : vector<8xf16>
  %7 = spirv.FSub %v16f32, %v16f32 : vector<16xf32>
  %8 = spirv.FSub %v4f32, %v4f32 : vector<4xf32>
  %9 = spirv.FSub %f32, %f32 : f32
  %10 = spirv.FMul %f16, %f16 : f16
  %11 = spirv.FMul %f64, %f64 : f64
  %12 = spirv.FMul %v2f16, %v2f16 : vector<2xf16>
  %13 = spirv.FMul %v3f32, %v3f32 : vector<3xf32>
  %14 = spirv.FMul %v4f64, %v4f64 : vector<4xf64>
  %15 = spirv.FDiv %v8f16, %v8f16 : vector<8xf16>
  %16 = spirv.FDiv %v16f32, %v16f32 : vector<16xf32>
  %17 = spirv.FDiv %v4f32, %v4f32 : vector<4xf32>
  %18 = spirv.FDiv %f32, %f32 : f32
  %19 = spirv.FDiv %f16, %f16 : f16
  %20 = spirv.FMod %f64, %f64 : f64
  %21 = spirv.FMod %v2f16, %v2f16 : vector<2xf16>
  %22 = spirv.FMod %v3f32, %v3f32 : vector<3xf32>
  %23 = spirv.FMod %v4f64, %v4f64 : vector<4xf64>
  %24 = spirv.FMod %v8f16, %v8f16 : vector<8xf16>
  %25 = spirv.FRem %v16f32, %v16f32 : vector<16xf32>
  %26 = spirv.FRem %v4f32, %v4f32 : vector<4xf32>
  %27 = spirv.FRem %f32, %f32 : f32
  %28 = spirv.FRem %f16, %f16 : f16
  %29 = spirv.FRem %f64, %f64 : f64
  %30 = spirv.FNegate %v2f16 : vector<2xf16>
  %31 = spirv.FNegate %v3f32 : vector<3xf32>
  %32 = spirv.FNegate %v4f64 : vector<4xf64>
  %33 = spirv.FNegate %v8f16 : vector<8xf16>
  %34 = spirv.FNegate %v16f32 : vector<16xf32>
  return
}

func.func @integer(%i32: i32, %i8: i8, %i16: i16, %i64: i64, %v2i8: vector<2xi8>,
                   %v3i16: vector<3xi16>, %v4i32: vector<4xi32>, %v8i64: vector<8xi64>,
                   %v16i8: vector<16xi8>, %si32: si32, %ui16: ui16, %v4i64: vector<4xi64>) {
  %0 = spirv.IAdd %i32, %i32 : i32
  %1 = spirv.IAdd %i8, %i8 : i8
  %2 = spirv.IAdd %i16, %i16 : i16
  %3 = spirv.IAdd %i64, %i64 : i64
  %4 = spirv.IAdd %v2i8, %v2i8 : vector<2xi8>
  %5 = spirv.ISub %v3i16, %v3i16 : vector<3xi16>
  %6 = spirv.ISub %v4i32, %v4i32 : vector<4xi32>
  %7 = spirv.ISub %v8i64, %v8i64 : vector<8xi64>
  %8 = spirv.ISub %v16i8, %v16i8 : vector<16xi8>
  %9 = spirv.ISub %si32, %si32 : si32
  %10 = spirv.IMul %ui16, %ui16 : ui16
  %11 = spirv.IMul %v4i64, %v4i64 : vector<4xi64>
  %12 = spirv.IMul %i32, %i32 : i32
  %13 = spirv.IMul %i8, %i8 : i8
  %14 = spirv.IMul %i16, %i16 : i16
  %15 = spirv.SDiv %i64, %i64 : i64
  %16 = spirv.SDiv %v2i8, %v2i8 : vector<2xi8>
  %17 = spirv.SDiv %v3i16, %v3i16 : vector<3xi16>
  %18 = spirv.SDiv %v4i32, %v4i32 : vector<4xi32>
  %19 = spirv.SDiv %v8i64, %v8i64 : vector<8xi64>
  %20 = spirv.SMod %v16i8, %v16i8 : vector<16xi8>
  %21 = spirv.SMod %si32, %si32 : si32
  %22 = spirv.SMod %ui16, %ui16 : ui16
  %23 = spirv.SMod %v4i64, %v4i64 : vector<4xi64>
  %24 = spirv.SMod %i32, %i32 : i32
  %25 = spirv.SRem %i8, %i8 : i8
  %26 = spirv.SRem %i16, %i16 : i16
  %27 = spirv.SRem %i64, %i64 : i64
  %28 = spirv.SRem %v2i8, %v2i8 : vector<2xi8>
  %29 = spirv.SRem %v3i16, %v3i16 : vector<3xi16>
  %30 = spirv.UDiv %v4i32, %v4i32 : vector<4xi32>
  %31 = spirv.UDiv %v8i64, %v8i64 : vector<8xi64>
  %32 = spirv.UDiv %v16i8, %v16i8 : vector<16xi8>
  %33 = spirv.UDiv %si32, %si32 : si32
  %34 = spirv.UDiv %ui16, %ui16 : ui16
  %35 = spirv.UMod %v4i64, %v4i64 : vector<4xi64>
  %36 = spirv.UMod %i32, %i32 : i32
  %37 = spirv.UMod %i8, %i8 : i8
  %38 = spirv.UMod %i16, %i16 : i16
  %39 = spirv.UMod %i64, %i64 : i64
  %40 = spirv.SNegate %v2i8 : vector<2xi8>
  %41 = spirv.SNegate %v3i16 : vector<3xi16>
  %42 = spirv.SNegate %v4i32 : vector<4xi32>
  %43 = spirv.SNegate %v8i64 : vector<8xi64>
  %44 = spirv.SNegate %v16i8 : vector<16xi8>
  return
}

func.func @extended(%i32: i32, %i64: i64, %i8: i8, %v2i32: vector<2xi32>, %v8i16: vector<8xi16>) {
  %0 = spirv.IAddCarry %i32, %i32 : !spirv.struct<(i32, i32)>
  %1 = spirv.IAddCarry %i64, %i64 : !spirv.struct<(i64, i64)>
  %2 = spirv.IAddCarry %i8, %i8 : !spirv.struct<(i8, i8)>
  %3 = spirv.IAddCarry %v2i32, %v2i32 : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
  %4 = spirv.IAddCarry %v8i16, %v8i16 : !spirv.struct<(vector<8xi16>, vector<8xi16>)>
  %5 = spirv.ISubBorrow %i32, %i32 : !spirv.struct<(i32, i32)>
  %6 = spirv.ISubBorrow %i64, %i64 : !spirv.struct<(i64, i64)>
  %7 = spirv.ISubBorrow %i8, %i8 : !spirv.struct<(i8, i8)>
  %8 = spirv.ISubBorrow %v2i32, %v2i32 : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
  %9 = spirv.ISubBorrow %v8i16, %v8i16 : !spirv.struct<(vector<8xi16>, vector<8xi16>)>
  %10 = spirv.SMulExtended %i32, %i32 : !spirv.struct<(i32, i32)>
  %11 = spirv.SMulExtended %i64, %i64 : !spirv.struct<(i64, i64)>
  %12 = spirv.SMulExtended %i8, %i8 : !spirv.struct<(i8, i8)>
  %13 = spirv.SMulExtended %v2i32, %v2i32 : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
  %14 = spirv.SMulExtended %v8i16, %v8i16 : !spirv.struct<(vector<8xi16>, vector<8xi16>)>
  %15 = spirv.UMulExtended %i32, %i32 : !spirv.struct<(i32, i32)>
  %16 = spirv.UMulExtended %i64, %i64 : !spirv.struct<(i64, i64)>
  %17 = spirv.UMulExtended %i8, %i8 : !spirv.struct<(i8, i8)>
  %18 = spirv.UMulExtended %v2i32, %v2i32 : !spirv.struct<(vector<2xi32>, vector<2xi32>)>
  %19 = spirv.UMulExtended %v8i16, %v8i16 : !spirv.struct<(vector<8xi16>, vector<8xi16>)>
  return
}

// The same ops on cooperative matrices.
func.func @cooperative_matrix(%a_f32: !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>,
                              %a_f16: !spirv.coopmatrix<16x16xf16, Subgroup, MatrixA>,
                              %a_i32: !spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc>,
                              %b_i8: !spirv.coopmatrix<16x16xi8, Subgroup, MatrixB>) {
  %0 = spirv.FAdd %a_f32, %a_f32 : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  %1 = spirv.FAdd %a_f16, %a_f16 : !spirv.coopmatrix<16x16xf16, Subgroup, MatrixA>
  %2 = spirv.FSub %a_f32, %a_f32 : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  %3 = spirv.FSub %a_f16, %a_f16 : !spirv.coopmatrix<16x16xf16, Subgroup, MatrixA>
  %4 = spirv.FMul %a_f32, %a_f32 : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  %5 = spirv.FMul %a_f16, %a_f16 : !spirv.coopmatrix<16x16xf16, Subgroup, MatrixA>
  %6 = spirv.FDiv %a_f32, %a_f32 : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  %7 = spirv.FDiv %a_f16, %a_f16 : !spirv.coopmatrix<16x16xf16, Subgroup, MatrixA>
  %8 = spirv.FNegate %a_f32 : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>
  %9 = spirv.FNegate %a_f16 : !spirv.coopmatrix<16x16xf16, Subgroup, MatrixA>
  %10 = spirv.IAdd %a_i32, %a_i32 : !spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc>
  %11 = spirv.IAdd %b_i8, %b_i8 : !spirv.coopmatrix<16x16xi8, Subgroup, MatrixB>
  %12 = spirv.ISub %a_i32, %a_i32 : !spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc>
  %13 = spirv.ISub %b_i8, %b_i8 : !spirv.coopmatrix<16x16xi8, Subgroup, MatrixB>
  %14 = spirv.IMul %a_i32, %a_i32 : !spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc>
  %15 = spirv.IMul %b_i8, %b_i8 : !spirv.coopmatrix<16x16xi8, Subgroup, MatrixB>
  %16 = spirv.SDiv %a_i32, %a_i32 : !spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc>
  %17 = spirv.SDiv %b_i8, %b_i8 : !spirv.coopmatrix<16x16xi8, Subgroup, MatrixB>
  %18 = spirv.UDiv %a_i32, %a_i32 : !spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc>
  %19 = spirv.UDiv %b_i8, %b_i8 : !spirv.coopmatrix<16x16xi8, Subgroup, MatrixB>
  %20 = spirv.SNegate %a_i32 : !spirv.coopmatrix<16x16xi32, Subgroup, MatrixAcc>
  %21 = spirv.SNegate %b_i8 : !spirv.coopmatrix<16x16xi8, Subgroup, MatrixB>
  return
}

func.func @vector_times_scalar(%v2f32: vector<2xf32>, %f32: f32, %v3f16: vector<3xf16>, %f16: f16,
                               %v4f64: vector<4xf64>, %f64: f64) {
  %0 = spirv.VectorTimesScalar %v2f32, %f32 : (vector<2xf32>, f32) -> vector<2xf32>
  %1 = spirv.VectorTimesScalar %v3f16, %f16 : (vector<3xf16>, f16) -> vector<3xf16>
  %2 = spirv.VectorTimesScalar %v4f64, %f64 : (vector<4xf64>, f64) -> vector<4xf64>
  return
}

// Upstream derives what spirv.Dot needs from its types: bf16 needs BFloat16DotProductKHR.
func.func @dot(%v4f32: vector<4xf32>, %v2f16: vector<2xf16>, %v3f64: vector<3xf64>,
               %v8f32: vector<8xf32>, %v16f16: vector<16xf16>, %v2bf16: vector<2xbf16>,
               %v4bf16: vector<4xbf16>, %v8bf16: vector<8xbf16>, %v16bf16: vector<16xbf16>) {
  %0 = spirv.Dot %v4f32, %v4f32 : vector<4xf32> -> f32
  %1 = spirv.Dot %v2f16, %v2f16 : vector<2xf16> -> f16
  %2 = spirv.Dot %v3f64, %v3f64 : vector<3xf64> -> f64
  %3 = spirv.Dot %v8f32, %v8f32 : vector<8xf32> -> f32
  %4 = spirv.Dot %v16f16, %v16f16 : vector<16xf16> -> f16
  %5 = spirv.Dot %v2bf16, %v2bf16 : vector<2xbf16> -> bf16
  %6 = spirv.Dot %v4bf16, %v4bf16 : vector<4xbf16> -> bf16
  %7 = spirv.Dot %v8bf16, %v8bf16 : vector<8xbf16> -> bf16
  %8 = spirv.Dot %v16bf16, %v16bf16 : vector<16xbf16> -> bf16
  return
}

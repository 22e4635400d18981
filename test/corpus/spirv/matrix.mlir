// Matrix products and transposes on f16, f32 and f64, and the product of a
// cooperative matrix and a scalar.

func.func @matrix(%m32_f32: !spirv.matrix<3 x vector<2xf32>>,
                  %m23_f32: !spirv.matrix<2 x vector<3xf32>>,
                  %m33_f32: !spirv.matrix<3 x vector<3xf32>>, %f32: f32, %v3f32: vector<3xf32>,
                  %m32_f16: !spirv.matrix<3 x vector<2xf16>>,
                  %m23_f16: !spirv.matrix<2 x vector<3xf16>>,
                  %m33_f16: !spirv.matrix<3 x vector<3xf16>>, %f16: f16, %v3f16: vector<3xf16>,
                  %m32_f64: !spirv.matrix<3 x vector<2xf64>>,
                  %m23_f64: !spirv.matrix<2 x vector<3xf64>>,
                  %m33_f64: !spirv.matrix<3 x vector<3xf64>>, %f64: f64, %v3f64: vector<3xf64>) {
  %0 = spirv.MatrixTimesMatrix %m23_f32, %m32_f32 : !spirv.matrix<2 x vector<3xf32>>, !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<3 x vector<3xf32>>
  %1 = spirv.MatrixTimesScalar %m33_f32, %f32 : !spirv.matrix<3 x vector<3xf32>>, f32
  %2 = spirv.MatrixTimesVector %m32_f32, %v3f32 : !spirv.matrix<3 x vector<2xf32>>, vector<3xf32> -> vector<2xf32>
  %3 = spirv.VectorTimesMatrix %v3f32, %m23_f32 : vector<3xf32>, !spirv.matrix<2 x vector<3xf32>> -> vector<2xf32>
  %4 = spirv.Transpose %m32_f32 : !spirv.matrix<3 x vector<2xf32>> -> !spirv.matrix<2 x vector<3xf32>>
  %5 = spirv.MatrixTimesMatrix %m23_f16, %m32_f16 : !spirv.matrix<2 x vector<3xf16>>, !spirv.matrix<3 x vector<2xf16>> -> !spirv.matrix<3 x vector<3xf16>>
  %6 = spirv.MatrixTimesScalar %m33_f16, %f16 : !spirv.matrix<3 x vector<3xf16>>, f16
  %7 = spirv.MatrixTimesVector %m32_f16, %v3f16 : !spirv.matrix<3 x vector<2xf16>>, vector<3xf16> -> vector<2xf16>
  %8 = spirv.VectorTimesMatrix %v3f16, %m23_f16 : vector<3xf16>, !spirv.matrix<2 x vector<3xf16>> -> vector<2xf16>
  %9 = spirv.Transpose %m32_f16 : !spirv.matrix<3 x vector<2xf16>> -> !spirv.matrix<2 x vector<3xf16>>
  %10 = spirv.MatrixTimesMatrix %m23_f64, %m32_f64 : !spirv.matrix<2 x vector<3xf64>>, !spirv.matrix<3 x vector<2xf64>> -> !spirv.matrix<3 x vector<3xf64>>
  %11 = spirv.MatrixTimesScalar %m33_f64, %f64 : !spirv.matrix<3 x vector<3xf64>>, f64
  %12 = spirv.MatrixTimesVector %m32_f64, %v3f64 : !spirv.matrix<3 x vector<2xf64>>, vector<3xf64> -> vector<2xf64>
  %13 = spirv.VectorTimesMatrix %v3f64, %m23_f64 : vector<3xf64>, !spirv.matrix<2 x vector<3xf64>> -> vector<2xf64>
  %14 = spirv.Transpose %m32_f64 : !spirv.matrix<3 x vector<2xf64>> -> !spirv.matrix<2 x vector<3xf64>>
  return
}

func.func @cooperative_matrix_times_scalar(
    %c_f32: !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>, %f32: f32,
    %c_f16: !spirv.coopmatrix<16x16xf16, Subgroup, MatrixAcc>, %f16: f16) {
  %0 = spirv.MatrixTimesScalar %c_f32, %f32 : !spirv.coopmatrix<16x16xf32, Subgroup, MatrixAcc>, f32
  %1 = spirv.MatrixTimesScalar %c_f16, %f16 : !spirv.coopmatrix<16x16xf16, Subgroup, MatrixAcc>, f16
  return
}

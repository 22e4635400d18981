// spirv.Undef of every kind of type, and SPV_KHR_expect_assume.

// spirv.Undef of every kind of type.
func.func @undef() {
  %0 = spirv.Undef : i1
  %1 = spirv.Undef : i8
  %2 = spirv.Undef : i16
  %3 = spirv.Undef : i32
  %4 = spirv.Undef : i64
  %5 = spirv.Undef : f16
  %6 = spirv.Undef : f32
  %7 = spirv.Undef : f64
  %8 = spirv.Undef : bf16
  %9 = spirv.Undef : vector<2xi1>
  %10 = spirv.Undef : vector<8xf16>
  %11 = spirv.Undef : vector<16xi8>
  %12 = spirv.Undef : !spirv.ptr<f16, Uniform>
  %13 = spirv.Undef : !spirv.array<4 x i16>
  %14 = spirv.Undef : !spirv.array<4 x i32, stride=4>
  %15 = spirv.Undef : !spirv.rtarray<f32>
  %16 = spirv.Undef : !spirv.struct<(f64, !spirv.array<2 x i8>)>
  %17 = spirv.Undef : !spirv.struct<empty_named, ()>
  %18 = spirv.Undef : !spirv.matrix<2 x vector<3xf32>>
  %19 = spirv.Undef : !spirv.coopmatrix<8x8xbf16, Subgroup, MatrixAcc>
  %20 = spirv.Undef : !spirv.image<i64, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R64i>
  %21 = spirv.Undef : !spirv.sampled_image<!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>>
  %22 = spirv.Undef : !spirv.arm.tensor<2x3xi8>
  %23 = spirv.Undef : none
  return
}

func.func @assume_true(%condition: i1) {
  spirv.KHR.AssumeTrue %condition
  return
}

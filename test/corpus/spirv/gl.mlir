// The GLSL.std.450 extended instructions (spirv.GL.*): each op with scalars and
// vectors of several widths. They all need the Shader capability.

func.func @unary_float(%f32: f32, %f16: f16, %f64: f64, %v2f16: vector<2xf16>,
                       %v3f32: vector<3xf32>, %v4f64: vector<4xf64>, %v8f16: vector<8xf16>,
                       %v16f32: vector<16xf32>, %v4f32: vector<4xf32>) {
  %0 = spirv.GL.FAbs %f32 : f32
  %1 = spirv.GL.FAbs %f16 : f16
  %2 = spirv.GL.FAbs %f64 : f64
  %3 = spirv.GL.FAbs %v2f16 : vector<2xf16>
  %4 = spirv.GL.Floor %v3f32 : vector<3xf32>
  %5 = spirv.GL.Floor %v4f64 : vector<4xf64>
  %6 = spirv.GL.Floor %v8f16 : vector<8xf16>
  %7 = spirv.GL.Floor %v16f32 : vector<16xf32>
  %8 = spirv.GL.Ceil %v4f32 : vector<4xf32>
  %9 = spirv.GL.Ceil %f32 : f32
  %10 = spirv.GL.Ceil %f16 : f16
  %11 = spirv.GL.Ceil %f64 : f64
  %12 = spirv.GL.Fract %v2f16 : vector<2xf16>
  %13 = spirv.GL.Fract %v3f32 : vector<3xf32>
  %14 = spirv.GL.Fract %v4f64 : vector<4xf64>
  %15 = spirv.GL.Fract %v8f16 : vector<8xf16>
  %16 = spirv.GL.Round %v16f32 : vector<16xf32>
  %17 = spirv.GL.Round %v4f32 : vector<4xf32>
  %18 = spirv.GL.Round %f32 : f32
  %19 = spirv.GL.Round %f16 : f16
  %20 = spirv.GL.RoundEven %f64 : f64
  %21 = spirv.GL.RoundEven %v2f16 : vector<2xf16>
  %22 = spirv.GL.RoundEven %v3f32 : vector<3xf32>
  %23 = spirv.GL.RoundEven %v4f64 : vector<4xf64>
  %24 = spirv.GL.FSign %v8f16 : vector<8xf16>
  %25 = spirv.GL.FSign %v16f32 : vector<16xf32>
  %26 = spirv.GL.FSign %v4f32 : vector<4xf32>
  %27 = spirv.GL.FSign %f32 : f32
  %28 = spirv.GL.Sqrt %f16 : f16
  %29 = spirv.GL.Sqrt %f64 : f64
  %30 = spirv.GL.Sqrt %v2f16 : vector<2xf16>
  %31 = spirv.GL.Sqrt %v3f32 : vector<3xf32>
  %32 = spirv.GL.InverseSqrt %v4f64 : vector<4xf64>
  %33 = spirv.GL.InverseSqrt %v8f16 : vector<8xf16>
  %34 = spirv.GL.InverseSqrt %v16f32 : vector<16xf32>
  %35 = spirv.GL.InverseSqrt %v4f32 : vector<4xf32>
  %36 = spirv.GL.Normalize %f32 : f32
  %37 = spirv.GL.Normalize %f16 : f16
  %38 = spirv.GL.Normalize %f64 : f64
  %39 = spirv.GL.Normalize %v2f16 : vector<2xf16>
  return
}

func.func @unary_float_16_or_32(%f32: f32, %f16: f16, %v2f16: vector<2xf16>, %v3f32: vector<3xf32>,
                                %v8f16: vector<8xf16>, %v16f32: vector<16xf32>,
                                %v4f32: vector<4xf32>) {
  %0 = spirv.GL.Sin %f32 : f32
  %1 = spirv.GL.Sin %f16 : f16
  %2 = spirv.GL.Sin %v2f16 : vector<2xf16>
  %3 = spirv.GL.Cos %v3f32 : vector<3xf32>
  %4 = spirv.GL.Cos %v8f16 : vector<8xf16>
  %5 = spirv.GL.Cos %v16f32 : vector<16xf32>
  %6 = spirv.GL.Tan %v4f32 : vector<4xf32>
  %7 = spirv.GL.Tan %f32 : f32
  %8 = spirv.GL.Tan %f16 : f16
  %9 = spirv.GL.Asin %v2f16 : vector<2xf16>
  %10 = spirv.GL.Asin %v3f32 : vector<3xf32>
  %11 = spirv.GL.Asin %v8f16 : vector<8xf16>
  %12 = spirv.GL.Acos %v16f32 : vector<16xf32>
  %13 = spirv.GL.Acos %v4f32 : vector<4xf32>
  %14 = spirv.GL.Acos %f32 : f32
  %15 = spirv.GL.Atan %f16 : f16
  %16 = spirv.GL.Atan %v2f16 : vector<2xf16>
  %17 = spirv.GL.Atan %v3f32 : vector<3xf32>
  %18 = spirv.GL.Sinh %v8f16 : vector<8xf16>
  %19 = spirv.GL.Sinh %v16f32 : vector<16xf32>
  %20 = spirv.GL.Sinh %v4f32 : vector<4xf32>
  %21 = spirv.GL.Cosh %f32 : f32
  %22 = spirv.GL.Cosh %f16 : f16
  %23 = spirv.GL.Cosh %v2f16 : vector<2xf16>
  %24 = spirv.GL.Tanh %v3f32 : vector<3xf32>
  %25 = spirv.GL.Tanh %v8f16 : vector<8xf16>
  %26 = spirv.GL.Tanh %v16f32 : vector<16xf32>
  %27 = spirv.GL.Asinh %v4f32 : vector<4xf32>
  %28 = spirv.GL.Asinh %f32 : f32
  %29 = spirv.GL.Asinh %f16 : f16
  %30 = spirv.GL.Acosh %v2f16 : vector<2xf16>
  %31 = spirv.GL.Acosh %v3f32 : vector<3xf32>
  %32 = spirv.GL.Acosh %v8f16 : vector<8xf16>
  %33 = spirv.GL.Atanh %v16f32 : vector<16xf32>
  %34 = spirv.GL.Atanh %v4f32 : vector<4xf32>
  %35 = spirv.GL.Atanh %f32 : f32
  %36 = spirv.GL.Exp %f16 : f16
  %37 = spirv.GL.Exp %v2f16 : vector<2xf16>
  %38 = spirv.GL.Exp %v3f32 : vector<3xf32>
  %39 = spirv.GL.Exp2 %v8f16 : vector<8xf16>
  %40 = spirv.GL.Exp2 %v16f32 : vector<16xf32>
  %41 = spirv.GL.Exp2 %v4f32 : vector<4xf32>
  %42 = spirv.GL.Log %f32 : f32
  %43 = spirv.GL.Log %f16 : f16
  %44 = spirv.GL.Log %v2f16 : vector<2xf16>
  %45 = spirv.GL.Log2 %v3f32 : vector<3xf32>
  %46 = spirv.GL.Log2 %v8f16 : vector<8xf16>
  %47 = spirv.GL.Log2 %v16f32 : vector<16xf32>
  return
}

func.func @unary_integer(%i32: i32, %i8: i8, %i16: i16, %i64: i64, %v2i8: vector<2xi8>,
                         %v3i16: vector<3xi16>, %v4i32: vector<4xi32>, %v8i64: vector<8xi64>,
                         %v16i8: vector<16xi8>, %si32: si32, %ui16: ui16, %v4i64: vector<4xi64>,
                         %v2i32: vector<2xi32>, %v3i32: vector<3xi32>, %v8i32: vector<8xi32>,
                         %v16i32: vector<16xi32>) {
  %0 = spirv.GL.SAbs %i32 : i32
  %1 = spirv.GL.SAbs %i8 : i8
  %2 = spirv.GL.SAbs %i16 : i16
  %3 = spirv.GL.SAbs %i64 : i64
  %4 = spirv.GL.SAbs %v2i8 : vector<2xi8>
  %5 = spirv.GL.SAbs %v3i16 : vector<3xi16>
  %6 = spirv.GL.SAbs %v4i32 : vector<4xi32>
  %7 = spirv.GL.SAbs %v8i64 : vector<8xi64>
  %8 = spirv.GL.SSign %v16i8 : vector<16xi8>
  %9 = spirv.GL.SSign %si32 : si32
  %10 = spirv.GL.SSign %ui16 : ui16
  %11 = spirv.GL.SSign %v4i64 : vector<4xi64>
  %12 = spirv.GL.SSign %i32 : i32
  %13 = spirv.GL.SSign %i8 : i8
  %14 = spirv.GL.SSign %i16 : i16
  %15 = spirv.GL.SSign %i64 : i64
  %16 = spirv.GL.FindILsb %v2i8 : vector<2xi8>
  %17 = spirv.GL.FindILsb %v3i16 : vector<3xi16>
  %18 = spirv.GL.FindILsb %v4i32 : vector<4xi32>
  %19 = spirv.GL.FindILsb %v8i64 : vector<8xi64>
  %20 = spirv.GL.FindILsb %v16i8 : vector<16xi8>
  %21 = spirv.GL.FindILsb %si32 : si32
  %22 = spirv.GL.FindILsb %ui16 : ui16
  %23 = spirv.GL.FindILsb %v4i64 : vector<4xi64>
  %24 = spirv.GL.FindSMsb %i32 : i32
  %25 = spirv.GL.FindSMsb %v2i32 : vector<2xi32>
  %26 = spirv.GL.FindSMsb %v3i32 : vector<3xi32>
  %27 = spirv.GL.FindSMsb %v4i32 : vector<4xi32>
  %28 = spirv.GL.FindSMsb %v8i32 : vector<8xi32>
  %29 = spirv.GL.FindSMsb %v16i32 : vector<16xi32>
  %30 = spirv.GL.FindUMsb %i32 : i32
  %31 = spirv.GL.FindUMsb %v2i32 : vector<2xi32>
  %32 = spirv.GL.FindUMsb %v3i32 : vector<3xi32>
  %33 = spirv.GL.FindUMsb %v4i32 : vector<4xi32>
  %34 = spirv.GL.FindUMsb %v8i32 : vector<8xi32>
  %35 = spirv.GL.FindUMsb %v16i32 : vector<16xi32>
  return
}

func.func @binary_and_ternary(%f32: f32, %f16: f16, %f64: f64, %v2f16: vector<2xf16>,
                              %v3f32: vector<3xf32>, %v4f64: vector<4xf64>, %v8f16: vector<8xf16>,
                              %v16f32: vector<16xf32>, %v4f32: vector<4xf32>,
                              %v3f16: vector<3xf16>, %v3f64: vector<3xf64>, %i32: i32, %i8: i8,
                              %i16: i16, %i64: i64, %v2i8: vector<2xi8>, %v3i16: vector<3xi16>,
                              %v4i32: vector<4xi32>, %v8i64: vector<8xi64>, %v16i8: vector<16xi8>,
                              %si32: si32, %ui16: ui16, %v4i64: vector<4xi64>) {
  %0 = spirv.GL.FMax %f32, %f32 : f32
  %1 = spirv.GL.FMax %f16, %f16 : f16
  %2 = spirv.GL.FMax %f64, %f64 : f64
  %3 = spirv.GL.FMax %v2f16, %v2f16 : vector<2xf16>
  %4 = spirv.GL.FMin %v3f32, %v3f32 : vector<3xf32>
  %5 = spirv.GL.FMin %v4f64, %v4f64 : vector<4xf64>
  %6 = spirv.GL.FMin %v8f16, %v8f16 : vector<8xf16>
  %7 = spirv.GL.FMin %v16f32, %v16f32 : vector<16xf32>
  %8 = spirv.GL.Reflect %v4f32, %v4f32 : vector<4xf32>
  %9 = spirv.GL.Reflect %f32, %f32 : f32
  %10 = spirv.GL.Reflect %f16, %f16 : f16
  %11 = spirv.GL.Reflect %f64, %f64 : f64
  %12 = spirv.GL.FClamp %v2f16, %v2f16, %v2f16 : vector<2xf16>
  %13 = spirv.GL.FClamp %v3f32, %v3f32, %v3f32 : vector<3xf32>
  %14 = spirv.GL.FClamp %v4f64, %v4f64, %v4f64 : vector<4xf64>
  %15 = spirv.GL.FClamp %v8f16, %v8f16, %v8f16 : vector<8xf16>
  %16 = spirv.GL.Fma %v16f32, %v16f32, %v16f32 : vector<16xf32>
  %17 = spirv.GL.Fma %v4f32, %v4f32, %v4f32 : vector<4xf32>
  %18 = spirv.GL.Fma %f32, %f32, %f32 : f32
  %19 = spirv.GL.Fma %f16, %f16, %f16 : f16
  %20 = spirv.GL.Pow %f32, %f32 : f32
  %21 = spirv.GL.Pow %f16, %f16 : f16
  %22 = spirv.GL.Pow %v2f16, %v2f16 : vector<2xf16>
  %23 = spirv.GL.Pow %v3f32, %v3f32 : vector<3xf32>
  %24 = spirv.GL.Cross %v3f32, %v3f32 : vector<3xf32>
  %25 = spirv.GL.Cross %v3f16, %v3f16 : vector<3xf16>
  %26 = spirv.GL.Cross %v3f64, %v3f64 : vector<3xf64>
  %27 = spirv.GL.SMax %i32, %i32 : i32
  %28 = spirv.GL.SMax %i8, %i8 : i8
  %29 = spirv.GL.SMax %i16, %i16 : i16
  %30 = spirv.GL.SMax %i64, %i64 : i64
  %31 = spirv.GL.SMax %v2i8, %v2i8 : vector<2xi8>
  %32 = spirv.GL.SMin %v3i16, %v3i16 : vector<3xi16>
  %33 = spirv.GL.SMin %v4i32, %v4i32 : vector<4xi32>
  %34 = spirv.GL.SMin %v8i64, %v8i64 : vector<8xi64>
  %35 = spirv.GL.SMin %v16i8, %v16i8 : vector<16xi8>
  %36 = spirv.GL.SMin %si32, %si32 : si32
  %37 = spirv.GL.UMax %ui16, %ui16 : ui16
  %38 = spirv.GL.UMax %v4i64, %v4i64 : vector<4xi64>
  %39 = spirv.GL.UMax %i32, %i32 : i32
  %40 = spirv.GL.UMax %i8, %i8 : i8
  %41 = spirv.GL.UMax %i16, %i16 : i16
  %42 = spirv.GL.UMin %i64, %i64 : i64
  %43 = spirv.GL.UMin %v2i8, %v2i8 : vector<2xi8>
  %44 = spirv.GL.UMin %v3i16, %v3i16 : vector<3xi16>
  %45 = spirv.GL.UMin %v4i32, %v4i32 : vector<4xi32>
  %46 = spirv.GL.UMin %v8i64, %v8i64 : vector<8xi64>
  %47 = spirv.GL.SClamp %v16i8, %v16i8, %v16i8 : vector<16xi8>
  %48 = spirv.GL.SClamp %si32, %si32, %si32 : si32
  %49 = spirv.GL.SClamp %ui16, %ui16, %ui16 : ui16
  %50 = spirv.GL.SClamp %v4i64, %v4i64, %v4i64 : vector<4xi64>
  %51 = spirv.GL.SClamp %i32, %i32, %i32 : i32
  %52 = spirv.GL.UClamp %i8, %i8, %i8 : i8
  %53 = spirv.GL.UClamp %i16, %i16, %i16 : i16
  %54 = spirv.GL.UClamp %i64, %i64, %i64 : i64
  %55 = spirv.GL.UClamp %v2i8, %v2i8, %v2i8 : vector<2xi8>
  %56 = spirv.GL.UClamp %v3i16, %v3i16, %v3i16 : vector<3xi16>
  return
}

func.func @mixed_types(%f32: f32, %f16: f16, %v4f32: vector<4xf32>, %v2f64: vector<2xf64>,
                       %i32: i32, %i16: i16, %v3f32: vector<3xf32>, %v3i32: vector<3xi32>,
                       %f64: f64, %i64: i64, %v3f16: vector<3xf16>, %v2f32: vector<2xf32>) {
  %0 = spirv.GL.FMix %f32 : f32, %f32 : f32, %f32 : f32 -> f32
  %1 = spirv.GL.FMix %f16 : f16, %f16 : f16, %f16 : f16 -> f16
  %2 = spirv.GL.FMix %v4f32 : vector<4xf32>, %v4f32 : vector<4xf32>, %v4f32 : vector<4xf32> -> vector<4xf32>
  %3 = spirv.GL.FMix %v2f64 : vector<2xf64>, %v2f64 : vector<2xf64>, %v2f64 : vector<2xf64> -> vector<2xf64>
  %4 = spirv.GL.Ldexp %f32 : f32, %i32 : i32 -> f32
  %5 = spirv.GL.Ldexp %f16 : f16, %i16 : i16 -> f16
  %6 = spirv.GL.Ldexp %v3f32 : vector<3xf32>, %v3i32 : vector<3xi32> -> vector<3xf32>
  %7 = spirv.GL.Ldexp %f64 : f64, %i64 : i64 -> f64
  %8 = spirv.GL.FrexpStruct %f32 : f32 -> !spirv.struct<(f32, i32)>
  %9 = spirv.GL.FrexpStruct %f16 : f16 -> !spirv.struct<(f16, i32)>
  %10 = spirv.GL.FrexpStruct %v3f32 : vector<3xf32> -> !spirv.struct<(vector<3xf32>, vector<3xi32>)>
  %11 = spirv.GL.FrexpStruct %f64 : f64 -> !spirv.struct<(f64, i32)>
  %12 = spirv.GL.Length %f32 : f32 -> f32
  %13 = spirv.GL.Distance %f32, %f32 : f32, f32 -> f32
  %14 = spirv.GL.Length %v3f16 : vector<3xf16> -> f16
  %15 = spirv.GL.Distance %v3f16, %v3f16 : vector<3xf16>, vector<3xf16> -> f16
  %16 = spirv.GL.Length %v2f64 : vector<2xf64> -> f64
  %17 = spirv.GL.Distance %v2f64, %v2f64 : vector<2xf64>, vector<2xf64> -> f64
  %18 = spirv.GL.PackHalf2x16 %v2f32 : vector<2xf32> -> i32
  %19 = spirv.GL.UnpackHalf2x16 %i32 : i32 -> vector<2xf32>
  %20 = spirv.GL.PackSnorm4x8 %v4f32 : vector<4xf32> -> i32
  %21 = spirv.GL.UnpackSnorm4x8 %i32 : i32 -> vector<4xf32>
  return
}

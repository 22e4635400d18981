// The OpenCL.std extended instructions (spirv.CL.*): each op with scalars and
// vectors of several widths. They all need the Kernel capability.

func.func @unary_float(%f32: f32, %f16: f16, %f64: f64, %v2f16: vector<2xf16>,
                       %v3f32: vector<3xf32>, %v4f64: vector<4xf64>, %v8f16: vector<8xf16>,
                       %v16f32: vector<16xf32>, %v4f32: vector<4xf32>) {
  %0 = spirv.CL.acos %f32 : f32
  %1 = spirv.CL.acos %f16 : f16
  %2 = spirv.CL.acos %f64 : f64
  %3 = spirv.CL.acos %v2f16 : vector<2xf16>
  %4 = spirv.CL.acosh %v3f32 : vector<3xf32>
  %5 = spirv.CL.acosh %v4f64 : vector<4xf64>
  %6 = spirv.CL.acosh %v8f16 : vector<8xf16>
  %7 = spirv.CL.acosh %v16f32 : vector<16xf32>
  %8 = spirv.CL.asin %v4f32 : vector<4xf32>
  %9 = spirv.CL.asin %f32 : f32
  %10 = spirv.CL.asin %f16 : f16
  %11 = spirv.CL.asin %f64 : f64
  %12 = spirv.CL.asinh %v2f16 : vector<2xf16>
  %13 = spirv.CL.asinh %v3f32 : vector<3xf32>
  %14 = spirv.CL.asinh %v4f64 : vector<4xf64>
  %15 = spirv.CL.asinh %v8f16 : vector<8xf16>
  %16 = spirv.CL.atan %v16f32 : vector<16xf32>
  %17 = spirv.CL.atan %v4f32 : vector<4xf32>
  %18 = spirv.CL.atan %f32 : f32
  %19 = spirv.CL.atan %f16 : f16
  %20 = spirv.CL.atanh %f64 : f64
  %21 = spirv.CL.atanh %v2f16 : vector<2xf16>
  %22 = spirv.CL.atanh %v3f32 : vector<3xf32>
  %23 = spirv.CL.atanh %v4f64 : vector<4xf64>
  %24 = spirv.CL.ceil %v8f16 : vector<8xf16>
  %25 = spirv.CL.ceil %v16f32 : vector<16xf32>
  %26 = spirv.CL.ceil %v4f32 : vector<4xf32>
  %27 = spirv.CL.ceil %f32 : f32
  %28 = spirv.CL.cos %f16 : f16
  %29 = spirv.CL.cos %f64 : f64
  %30 = spirv.CL.cos %v2f16 : vector<2xf16>
  %31 = spirv.CL.cos %v3f32 : vector<3xf32>
  %32 = spirv.CL.cosh %v4f64 : vector<4xf64>
  %33 = spirv.CL.cosh %v8f16 : vector<8xf16>
  %34 = spirv.CL.cosh %v16f32 : vector<16xf32>
  %35 = spirv.CL.cosh %v4f32 : vector<4xf32>
  %36 = spirv.CL.erf %f32 : f32
  %37 = spirv.CL.erf %f16 : f16
  %38 = spirv.CL.erf %f64 : f64
  %39 = spirv.CL.erf %v2f16 : vector<2xf16>
  %40 = spirv.CL.exp %v3f32 : vector<3xf32>
  %41 = spirv.CL.exp %v4f64 : vector<4xf64>
  %42 = spirv.CL.exp %v8f16 : vector<8xf16>
  %43 = spirv.CL.exp %v16f32 : vector<16xf32>
  %44 = spirv.CL.fabs %v4f32 : vector<4xf32>
  %45 = spirv.CL.fabs %f32 : f32
  %46 = spirv.CL.fabs %f16 : f16
  %47 = spirv.CL.fabs %f64 : f64
  %48 = spirv.CL.floor %v2f16 : vector<2xf16>
  %49 = spirv.CL.floor %v3f32 : vector<3xf32>
  %50 = spirv.CL.floor %v4f64 : vector<4xf64>
  %51 = spirv.CL.floor %v8f16 : vector<8xf16>
  %52 = spirv.CL.log %v16f32 : vector<16xf32>
  %53 = spirv.CL.log %v4f32 : vector<4xf32>
  %54 = spirv.CL.log %f32 : f32
  %55 = spirv.CL.log %f16 : f16
  %56 = spirv.CL.rint %f64 : f64
  %57 = spirv.CL.rint %v2f16 : vector<2xf16>
  %58 = spirv.CL.rint %v3f32 : vector<3xf32>
  %59 = spirv.CL.rint %v4f64 : vector<4xf64>
  %60 = spirv.CL.round %v8f16 : vector<8xf16>
  %61 = spirv.CL.round %v16f32 : vector<16xf32>
  %62 = spirv.CL.round %v4f32 : vector<4xf32>
  %63 = spirv.CL.round %f32 : f32
  %64 = spirv.CL.rsqrt %f16 : f16
  %65 = spirv.CL.rsqrt %f64 : f64
  %66 = spirv.CL.rsqrt %v2f16 : vector<2xf16>
  %67 = spirv.CL.rsqrt %v3f32 : vector<3xf32>
  %68 = spirv.CL.sin %v4f64 : vector<4xf64>
  %69 = spirv.CL.sin %v8f16 : vector<8xf16>
  %70 = spirv.CL.sin %v16f32 : vector<16xf32>
  %71 = spirv.CL.sin %v4f32 : vector<4xf32>
  %72 = spirv.CL.sinh %f32 : f32
  %73 = spirv.CL.sinh %f16 : f16
  %74 = spirv.CL.sinh %f64 : f64
  %75 = spirv.CL.sinh %v2f16 : vector<2xf16>
  %76 = spirv.CL.sqrt %v3f32 : vector<3xf32>
  %77 = spirv.CL.sqrt %v4f64 : vector<4xf64>
  %78 = spirv.CL.sqrt %v8f16 : vector<8xf16>
  %79 = spirv.CL.sqrt %v16f32 : vector<16xf32>
  %80 = spirv.CL.tan %v4f32 : vector<4xf32>
  %81 = spirv.CL.tan %f32 : f32
  %82 = spirv.CL.tan %f16 : f16
  %83 = spirv.CL.tan %f64 : f64
  %84 = spirv.CL.tanh %v2f16 : vector<2xf16>
  %85 = spirv.CL.tanh %v3f32 : vector<3xf32>
  %86 = spirv.CL.tanh %v4f64 : vector<4xf64>
  %87 = spirv.CL.tanh %v8f16 : vector<8xf16>
  return
}

func.func @binary_and_ternary_float(%v16f32: vector<16xf32>, %v4f32: vector<4xf32>, %f32: f32,
                                    %f16: f16, %f64: f64, %v2f16: vector<2xf16>,
                                    %v3f32: vector<3xf32>, %v4f64: vector<4xf64>,
                                    %v8f16: vector<8xf16>) {
  %0 = spirv.CL.atan2 %v16f32, %v16f32 : vector<16xf32>
  %1 = spirv.CL.atan2 %v4f32, %v4f32 : vector<4xf32>
  %2 = spirv.CL.atan2 %f32, %f32 : f32
  %3 = spirv.CL.atan2 %f16, %f16 : f16
  %4 = spirv.CL.fmax %f64, %f64 : f64
  %5 = spirv.CL.fmax %v2f16, %v2f16 : vector<2xf16>
  %6 = spirv.CL.fmax %v3f32, %v3f32 : vector<3xf32>
  %7 = spirv.CL.fmax %v4f64, %v4f64 : vector<4xf64>
  %8 = spirv.CL.fmin %v8f16, %v8f16 : vector<8xf16>
  %9 = spirv.CL.fmin %v16f32, %v16f32 : vector<16xf32>
  %10 = spirv.CL.fmin %v4f32, %v4f32 : vector<4xf32>
  %11 = spirv.CL.fmin %f32, %f32 : f32
  %12 = spirv.CL.pow %f16, %f16 : f16
  %13 = spirv.CL.pow %f64, %f64 : f64
  %14 = spirv.CL.pow %v2f16, %v2f16 : vector<2xf16>
  %15 = spirv.CL.pow %v3f32, %v3f32 : vector<3xf32>
  %16 = spirv.CL.fma %v4f64, %v4f64, %v4f64 : vector<4xf64>
  %17 = spirv.CL.fma %v8f16, %v8f16, %v8f16 : vector<8xf16>
  %18 = spirv.CL.fma %v16f32, %v16f32, %v16f32 : vector<16xf32>
  %19 = spirv.CL.fma %v4f32, %v4f32, %v4f32 : vector<4xf32>
  %20 = spirv.CL.mix %f32, %f32, %f32 : f32
  %21 = spirv.CL.mix %f16, %f16, %f16 : f16
  %22 = spirv.CL.mix %f64, %f64, %f64 : f64
  %23 = spirv.CL.mix %v2f16, %v2f16, %v2f16 : vector<2xf16>
  return
}

func.func @integer(%i32: i32, %i8: i8, %i16: i16, %i64: i64, %v2i8: vector<2xi8>,
                   %v3i16: vector<3xi16>, %v4i32: vector<4xi32>, %v8i64: vector<8xi64>,
                   %v16i8: vector<16xi8>, %si32: si32, %ui16: ui16, %v4i64: vector<4xi64>) {
  %0 = spirv.CL.s_abs %i32 : i32
  %1 = spirv.CL.s_abs %i8 : i8
  %2 = spirv.CL.s_abs %i16 : i16
  %3 = spirv.CL.s_abs %i64 : i64
  %4 = spirv.CL.s_abs %v2i8 : vector<2xi8>
  %5 = spirv.CL.s_max %v3i16, %v3i16 : vector<3xi16>
  %6 = spirv.CL.s_max %v4i32, %v4i32 : vector<4xi32>
  %7 = spirv.CL.s_max %v8i64, %v8i64 : vector<8xi64>
  %8 = spirv.CL.s_max %v16i8, %v16i8 : vector<16xi8>
  %9 = spirv.CL.s_max %si32, %si32 : si32
  %10 = spirv.CL.s_min %ui16, %ui16 : ui16
  %11 = spirv.CL.s_min %v4i64, %v4i64 : vector<4xi64>
  %12 = spirv.CL.s_min %i32, %i32 : i32
  %13 = spirv.CL.s_min %i8, %i8 : i8
  %14 = spirv.CL.s_min %i16, %i16 : i16
  %15 = spirv.CL.u_max %i64, %i64 : i64
  %16 = spirv.CL.u_max %v2i8, %v2i8 : vector<2xi8>
  %17 = spirv.CL.u_max %v3i16, %v3i16 : vector<3xi16>
  %18 = spirv.CL.u_max %v4i32, %v4i32 : vector<4xi32>
  %19 = spirv.CL.u_max %v8i64, %v8i64 : vector<8xi64>
  %20 = spirv.CL.u_min %v16i8, %v16i8 : vector<16xi8>
  %21 = spirv.CL.u_min %si32, %si32 : si32
  %22 = spirv.CL.u_min %ui16, %ui16 : ui16
  %23 = spirv.CL.u_min %v4i64, %v4i64 : vector<4xi64>
  %24 = spirv.CL.u_min %i32, %i32 : i32
  return
}

func.func @printf(%format: !spirv.ptr<i8, UniformConstant>, %i32: i32, %f64: f64, %v8f16: vector<8xf16>) {
  %0 = spirv.CL.printf %format : !spirv.ptr<i8, UniformConstant> -> i32
  %1 = spirv.CL.printf %format %i32, %f64 : !spirv.ptr<i8, UniformConstant>, i32, f64 -> i32
  %2 = spirv.CL.printf %format %v8f16 : !spirv.ptr<i8, UniformConstant>, vector<8xf16> -> i32
  return
}

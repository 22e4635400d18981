// Comparisons, logical operations and spirv.Select. Upstream does not generate
// the availability of spirv.Select but writes it by hand.

func.func @float_comparison(%f32: f32, %f16: f16, %f64: f64, %v2f16: vector<2xf16>,
                            %v3f32: vector<3xf32>, %v4f64: vector<4xf64>, %v8f16: vector<8xf16>,
                            %v16f32: vector<16xf32>, %v4f32: vector<4xf32>) {
  %0 = spirv.FOrdEqual %f32, %f32 : f32
  %1 = spirv.FOrdEqual %f16, %f16 : f16
  %2 = spirv.FOrdEqual %f64, %f64 : f64
  %3 = spirv.FOrdGreaterThan %v2f16, %v2f16 : vector<2xf16>
  %4 = spirv.FOrdGreaterThan %v3f32, %v3f32 : vector<3xf32>
  %5 = spirv.FOrdGreaterThan %v4f64, %v4f64 : vector<4xf64>
  %6 = spirv.FOrdGreaterThanEqual %v8f16, %v8f16 : vector<8xf16>
  %7 = spirv.FOrdGreaterThanEqual %v16f32, %v16f32 : vector<16xf32>
  %8 = spirv.FOrdGreaterThanEqual %v4f32, %v4f32 : vector<4xf32>
  %9 = spirv.FOrdLessThan %f32, %f32 : f32
  %10 = spirv.FOrdLessThan %f16, %f16 : f16
  %11 = spirv.FOrdLessThan %f64, %f64 : f64
  %12 = spirv.FOrdLessThanEqual %v2f16, %v2f16 : vector<2xf16>
  %13 = spirv.FOrdLessThanEqual %v3f32, %v3f32 : vector<3xf32>
  %14 = spirv.FOrdLessThanEqual %v4f64, %v4f64 : vector<4xf64>
  %15 = spirv.FOrdNotEqual %v8f16, %v8f16 : vector<8xf16>
  %16 = spirv.FOrdNotEqual %v16f32, %v16f32 : vector<16xf32>
  %17 = spirv.FOrdNotEqual %v4f32, %v4f32 : vector<4xf32>
  %18 = spirv.FUnordEqual %f32, %f32 : f32
  %19 = spirv.FUnordEqual %f16, %f16 : f16
  %20 = spirv.FUnordEqual %f64, %f64 : f64
  %21 = spirv.FUnordGreaterThan %v2f16, %v2f16 : vector<2xf16>
  %22 = spirv.FUnordGreaterThan %v3f32, %v3f32 : vector<3xf32>
  %23 = spirv.FUnordGreaterThan %v4f64, %v4f64 : vector<4xf64>
  %24 = spirv.FUnordGreaterThanEqual %v8f16, %v8f16 : vector<8xf16>
  %25 = spirv.FUnordGreaterThanEqual %v16f32, %v16f32 : vector<16xf32>
  %26 = spirv.FUnordGreaterThanEqual %v4f32, %v4f32 : vector<4xf32>
  %27 = spirv.FUnordLessThan %f32, %f32 : f32
  %28 = spirv.FUnordLessThan %f16, %f16 : f16
  %29 = spirv.FUnordLessThan %f64, %f64 : f64
  %30 = spirv.FUnordLessThanEqual %v2f16, %v2f16 : vector<2xf16>
  %31 = spirv.FUnordLessThanEqual %v3f32, %v3f32 : vector<3xf32>
  %32 = spirv.FUnordLessThanEqual %v4f64, %v4f64 : vector<4xf64>
  %33 = spirv.FUnordNotEqual %v8f16, %v8f16 : vector<8xf16>
  %34 = spirv.FUnordNotEqual %v16f32, %v16f32 : vector<16xf32>
  %35 = spirv.FUnordNotEqual %v4f32, %v4f32 : vector<4xf32>
  %36 = spirv.Ordered %f32, %f32 : f32
  %37 = spirv.Ordered %f16, %f16 : f16
  %38 = spirv.Ordered %f64, %f64 : f64
  %39 = spirv.Unordered %v2f16, %v2f16 : vector<2xf16>
  %40 = spirv.Unordered %v3f32, %v3f32 : vector<3xf32>
  %41 = spirv.Unordered %v4f64, %v4f64 : vector<4xf64>
  %42 = spirv.IsNan %v8f16 : vector<8xf16>
  %43 = spirv.IsNan %v16f32 : vector<16xf32>
  %44 = spirv.IsNan %v4f32 : vector<4xf32>
  %45 = spirv.IsNan %f32 : f32
  %46 = spirv.IsInf %f16 : f16
  %47 = spirv.IsInf %f64 : f64
  %48 = spirv.IsInf %v2f16 : vector<2xf16>
  %49 = spirv.IsInf %v3f32 : vector<3xf32>
  %50 = spirv.IsFinite %v4f64 : vector<4xf64>
  %51 = spirv.IsFinite %v8f16 : vector<8xf16>
  %52 = spirv.IsFinite %v16f32 : vector<16xf32>
  %53 = spirv.IsFinite %v4f32 : vector<4xf32>
  return
}

func.func @integer_comparison(%i32: i32, %i8: i8, %i16: i16, %i64: i64, %v2i8: vector<2xi8>,
                              %v3i16: vector<3xi16>, %v4i32: vector<4xi32>, %v8i64: vector<8xi64>,
                              %v16i8: vector<16xi8>, %si32: si32, %ui16: ui16,
                              %v4i64: vector<4xi64>) {
  %0 = spirv.IEqual %i32, %i32 : i32
  %1 = spirv.IEqual %i8, %i8 : i8
  %2 = spirv.IEqual %i16, %i16 : i16
  %3 = spirv.IEqual %i64, %i64 : i64
  %4 = spirv.INotEqual %v2i8, %v2i8 : vector<2xi8>
  %5 = spirv.INotEqual %v3i16, %v3i16 : vector<3xi16>
  %6 = spirv.INotEqual %v4i32, %v4i32 : vector<4xi32>
  %7 = spirv.INotEqual %v8i64, %v8i64 : vector<8xi64>
  %8 = spirv.SGreaterThan %v16i8, %v16i8 : vector<16xi8>
  %9 = spirv.SGreaterThan %si32, %si32 : si32
  %10 = spirv.SGreaterThan %ui16, %ui16 : ui16
  %11 = spirv.SGreaterThan %v4i64, %v4i64 : vector<4xi64>
  %12 = spirv.SGreaterThanEqual %i32, %i32 : i32
  %13 = spirv.SGreaterThanEqual %i8, %i8 : i8
  %14 = spirv.SGreaterThanEqual %i16, %i16 : i16
  %15 = spirv.SGreaterThanEqual %i64, %i64 : i64
  %16 = spirv.SLessThan %v2i8, %v2i8 : vector<2xi8>
  %17 = spirv.SLessThan %v3i16, %v3i16 : vector<3xi16>
  %18 = spirv.SLessThan %v4i32, %v4i32 : vector<4xi32>
  %19 = spirv.SLessThan %v8i64, %v8i64 : vector<8xi64>
  %20 = spirv.SLessThanEqual %v16i8, %v16i8 : vector<16xi8>
  %21 = spirv.SLessThanEqual %si32, %si32 : si32
  %22 = spirv.SLessThanEqual %ui16, %ui16 : ui16
  %23 = spirv.SLessThanEqual %v4i64, %v4i64 : vector<4xi64>
  %24 = spirv.UGreaterThan %i32, %i32 : i32
  %25 = spirv.UGreaterThan %i8, %i8 : i8
  %26 = spirv.UGreaterThan %i16, %i16 : i16
  %27 = spirv.UGreaterThan %i64, %i64 : i64
  %28 = spirv.UGreaterThanEqual %v2i8, %v2i8 : vector<2xi8>
  %29 = spirv.UGreaterThanEqual %v3i16, %v3i16 : vector<3xi16>
  %30 = spirv.UGreaterThanEqual %v4i32, %v4i32 : vector<4xi32>
  %31 = spirv.UGreaterThanEqual %v8i64, %v8i64 : vector<8xi64>
  %32 = spirv.ULessThan %v16i8, %v16i8 : vector<16xi8>
  %33 = spirv.ULessThan %si32, %si32 : si32
  %34 = spirv.ULessThan %ui16, %ui16 : ui16
  %35 = spirv.ULessThan %v4i64, %v4i64 : vector<4xi64>
  %36 = spirv.ULessThanEqual %i32, %i32 : i32
  %37 = spirv.ULessThanEqual %i8, %i8 : i8
  %38 = spirv.ULessThanEqual %i16, %i16 : i16
  %39 = spirv.ULessThanEqual %i64, %i64 : i64
  return
}

func.func @logical(%i1: i1, %v2i1: vector<2xi1>, %v3i1: vector<3xi1>, %v4i1: vector<4xi1>,
                   %v8i1: vector<8xi1>, %v16i1: vector<16xi1>) {
  %0 = spirv.LogicalAnd %i1, %i1 : i1
  %1 = spirv.LogicalAnd %v2i1, %v2i1 : vector<2xi1>
  %2 = spirv.LogicalAnd %v3i1, %v3i1 : vector<3xi1>
  %3 = spirv.LogicalOr %v4i1, %v4i1 : vector<4xi1>
  %4 = spirv.LogicalOr %v8i1, %v8i1 : vector<8xi1>
  %5 = spirv.LogicalOr %v16i1, %v16i1 : vector<16xi1>
  %6 = spirv.LogicalEqual %i1, %i1 : i1
  %7 = spirv.LogicalEqual %v2i1, %v2i1 : vector<2xi1>
  %8 = spirv.LogicalEqual %v3i1, %v3i1 : vector<3xi1>
  %9 = spirv.LogicalNotEqual %v4i1, %v4i1 : vector<4xi1>
  %10 = spirv.LogicalNotEqual %v8i1, %v8i1 : vector<8xi1>
  %11 = spirv.LogicalNotEqual %v16i1, %v16i1 : vector<16xi1>
  %12 = spirv.LogicalNot %i1 : i1
  %13 = spirv.LogicalNot %v2i1 : vector<2xi1>
  %14 = spirv.LogicalNot %v3i1 : vector<3xi1>
  return
}

func.func @select(%i32: i32, %i1: i1, %f16: f16, %f64: f64, %bf16: bf16, %i8: i8,
                  %v3f32: vector<3xf32>, %v2i1: vector<2xi1>, %v4bf16: vector<4xbf16>,
                  %v2f16: vector<2xf16>, %v8i64: vector<8xi64>, %v8i1: vector<8xi1>,
                  %sb: !spirv.ptr<i32, StorageBuffer>, %wg: !spirv.ptr<f16, Workgroup>) {
  %0 = spirv.Select %i1, %i32, %i32 : i1, i32
  %1 = spirv.Select %i1, %f16, %f16 : i1, f16
  %2 = spirv.Select %i1, %f64, %f64 : i1, f64
  %3 = spirv.Select %i1, %bf16, %bf16 : i1, bf16
  %4 = spirv.Select %i1, %i8, %i8 : i1, i8
  %5 = spirv.Select %i1, %i1, %i1 : i1, i1
  %6 = spirv.Select %i1, %v3f32, %v3f32 : i1, vector<3xf32>
  %7 = spirv.Select %i1, %v2i1, %v2i1 : i1, vector<2xi1>
  %8 = spirv.Select %i1, %v4bf16, %v4bf16 : i1, vector<4xbf16>
  %9 = spirv.Select %v2i1, %v2f16, %v2f16 : vector<2xi1>, vector<2xf16>
  %10 = spirv.Select %v8i1, %v8i64, %v8i64 : vector<8xi1>, vector<8xi64>
  %11 = spirv.Select %i1, %sb, %sb : i1, !spirv.ptr<i32, StorageBuffer>
  %12 = spirv.Select %i1, %wg, %wg : i1, !spirv.ptr<f16, Workgroup>
  return
}

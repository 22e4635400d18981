// Integer dot products. Upstream writes their availability by hand: it depends on
// the operand type (vectors of four i8, other vectors, packed i32).

func.func @dot(%v4i8: vector<4xi8>, %v2i8: vector<2xi8>, %v8i8: vector<8xi8>,
               %v2i16: vector<2xi16>, %v3i16: vector<3xi16>, %v2i32: vector<2xi32>,
               %v3i8: vector<3xi8>, %v4i16: vector<4xi16>, %i32: i32) {
  %0 = spirv.SDot %v4i8, %v4i8 : vector<4xi8> -> i32
  %1 = spirv.SDot %v2i8, %v2i8 : vector<2xi8> -> i32
  %2 = spirv.SDot %v8i8, %v8i8 : vector<8xi8> -> i64
  %3 = spirv.SDot %v2i16, %v2i16 : vector<2xi16> -> i32
  %4 = spirv.SDot %v3i16, %v3i16 : vector<3xi16> -> i64
  %5 = spirv.SDot %v2i32, %v2i32 : vector<2xi32> -> i64
  %6 = spirv.SDot %v3i8, %v3i8 : vector<3xi8> -> i64
  %7 = spirv.SDot %v4i16, %v4i16 : vector<4xi16> -> i64
  %8 = spirv.SDot %i32, %i32, <PackedVectorFormat4x8Bit> : i32 -> i32
  %9 = spirv.SDot %i32, %i32, <PackedVectorFormat4x8Bit> : i32 -> i64
  %10 = spirv.SUDot %v4i8, %v4i8 : vector<4xi8> -> i32
  %11 = spirv.SUDot %v2i8, %v2i8 : vector<2xi8> -> i32
  %12 = spirv.SUDot %v8i8, %v8i8 : vector<8xi8> -> i64
  %13 = spirv.SUDot %v2i16, %v2i16 : vector<2xi16> -> i32
  %14 = spirv.SUDot %v3i16, %v3i16 : vector<3xi16> -> i64
  %15 = spirv.SUDot %v2i32, %v2i32 : vector<2xi32> -> i64
  %16 = spirv.SUDot %v3i8, %v3i8 : vector<3xi8> -> i64
  %17 = spirv.SUDot %v4i16, %v4i16 : vector<4xi16> -> i64
  %18 = spirv.SUDot %i32, %i32, <PackedVectorFormat4x8Bit> : i32 -> i32
  %19 = spirv.SUDot %i32, %i32, <PackedVectorFormat4x8Bit> : i32 -> i64
  %20 = spirv.UDot %v4i8, %v4i8 : vector<4xi8> -> i32
  %21 = spirv.UDot %v2i8, %v2i8 : vector<2xi8> -> i32
  %22 = spirv.UDot %v8i8, %v8i8 : vector<8xi8> -> i64
  %23 = spirv.UDot %v2i16, %v2i16 : vector<2xi16> -> i32
  %24 = spirv.UDot %v3i16, %v3i16 : vector<3xi16> -> i64
  %25 = spirv.UDot %v2i32, %v2i32 : vector<2xi32> -> i64
  %26 = spirv.UDot %v3i8, %v3i8 : vector<3xi8> -> i64
  %27 = spirv.UDot %v4i16, %v4i16 : vector<4xi16> -> i64
  %28 = spirv.UDot %i32, %i32, <PackedVectorFormat4x8Bit> : i32 -> i32
  %29 = spirv.UDot %i32, %i32, <PackedVectorFormat4x8Bit> : i32 -> i64
  return
}

func.func @dot_with_saturating_accumulation(
    %i32: i32, %v4i8: vector<4xi8>, %v2i8: vector<2xi8>, %i64: i64, %v8i8: vector<8xi8>,
    %v2i16: vector<2xi16>, %v3i16: vector<3xi16>, %v2i32: vector<2xi32>, %v3i8: vector<3xi8>,
    %v4i16: vector<4xi16>) {
  %0 = spirv.SDotAccSat %v4i8, %v4i8, %i32 : vector<4xi8> -> i32
  %1 = spirv.SDotAccSat %v2i8, %v2i8, %i32 : vector<2xi8> -> i32
  %2 = spirv.SDotAccSat %v8i8, %v8i8, %i64 : vector<8xi8> -> i64
  %3 = spirv.SDotAccSat %v2i16, %v2i16, %i32 : vector<2xi16> -> i32
  %4 = spirv.SDotAccSat %v3i16, %v3i16, %i64 : vector<3xi16> -> i64
  %5 = spirv.SDotAccSat %v2i32, %v2i32, %i64 : vector<2xi32> -> i64
  %6 = spirv.SDotAccSat %v3i8, %v3i8, %i64 : vector<3xi8> -> i64
  %7 = spirv.SDotAccSat %v4i16, %v4i16, %i64 : vector<4xi16> -> i64
  %8 = spirv.SDotAccSat %i32, %i32, %i32, <PackedVectorFormat4x8Bit> : i32 -> i32
  %9 = spirv.SDotAccSat %i32, %i32, %i64, <PackedVectorFormat4x8Bit> : i32 -> i64
  %10 = spirv.SUDotAccSat %v4i8, %v4i8, %i32 : vector<4xi8> -> i32
  %11 = spirv.SUDotAccSat %v2i8, %v2i8, %i32 : vector<2xi8> -> i32
  %12 = spirv.SUDotAccSat %v8i8, %v8i8, %i64 : vector<8xi8> -> i64
  %13 = spirv.SUDotAccSat %v2i16, %v2i16, %i32 : vector<2xi16> -> i32
  %14 = spirv.SUDotAccSat %v3i16, %v3i16, %i64 : vector<3xi16> -> i64
  %15 = spirv.SUDotAccSat %v2i32, %v2i32, %i64 : vector<2xi32> -> i64
  %16 = spirv.SUDotAccSat %v3i8, %v3i8, %i64 : vector<3xi8> -> i64
  %17 = spirv.SUDotAccSat %v4i16, %v4i16, %i64 : vector<4xi16> -> i64
  %18 = spirv.SUDotAccSat %i32, %i32, %i32, <PackedVectorFormat4x8Bit> : i32 -> i32
  %19 = spirv.SUDotAccSat %i32, %i32, %i64, <PackedVectorFormat4x8Bit> : i32 -> i64
  %20 = spirv.UDotAccSat %v4i8, %v4i8, %i32 : vector<4xi8> -> i32
  %21 = spirv.UDotAccSat %v2i8, %v2i8, %i32 : vector<2xi8> -> i32
  %22 = spirv.UDotAccSat %v8i8, %v8i8, %i64 : vector<8xi8> -> i64
  %23 = spirv.UDotAccSat %v2i16, %v2i16, %i32 : vector<2xi16> -> i32
  %24 = spirv.UDotAccSat %v3i16, %v3i16, %i64 : vector<3xi16> -> i64
  %25 = spirv.UDotAccSat %v2i32, %v2i32, %i64 : vector<2xi32> -> i64
  %26 = spirv.UDotAccSat %v3i8, %v3i8, %i64 : vector<3xi8> -> i64
  %27 = spirv.UDotAccSat %v4i16, %v4i16, %i64 : vector<4xi16> -> i64
  %28 = spirv.UDotAccSat %i32, %i32, %i32, <PackedVectorFormat4x8Bit> : i32 -> i32
  %29 = spirv.UDotAccSat %i32, %i32, %i64, <PackedVectorFormat4x8Bit> : i32 -> i64
  return
}

// Bit operations and shifts on integers of every width and on vectors.

func.func @bitwise(%i32: i32, %i8: i8, %i16: i16, %i64: i64, %v2i8: vector<2xi8>,
                   %v3i16: vector<3xi16>, %v4i32: vector<4xi32>, %v8i64: vector<8xi64>,
                   %v16i8: vector<16xi8>, %si32: si32, %ui16: ui16, %v4i64: vector<4xi64>) {
  %0 = spirv.BitwiseAnd %i32, %i32 : i32
  %1 = spirv.BitwiseAnd %i8, %i8 : i8
  %2 = spirv.BitwiseAnd %i16, %i16 : i16
  %3 = spirv.BitwiseAnd %i64, %i64 : i64
  %4 = spirv.BitwiseAnd %v2i8, %v2i8 : vector<2xi8>
  %5 = spirv.BitwiseOr %v3i16, %v3i16 : vector<3xi16>
  %6 = spirv.BitwiseOr %v4i32, %v4i32 : vector<4xi32>
  %7 = spirv.BitwiseOr %v8i64, %v8i64 : vector<8xi64>
  %8 = spirv.BitwiseOr %v16i8, %v16i8 : vector<16xi8>
  %9 = spirv.BitwiseOr %si32, %si32 : si32
  %10 = spirv.BitwiseXor %ui16, %ui16 : ui16
  %11 = spirv.BitwiseXor %v4i64, %v4i64 : vector<4xi64>
  %12 = spirv.BitwiseXor %i32, %i32 : i32
  %13 = spirv.BitwiseXor %i8, %i8 : i8
  %14 = spirv.BitwiseXor %i16, %i16 : i16
  %15 = spirv.Not %i64 : i64
  %16 = spirv.Not %v2i8 : vector<2xi8>
  %17 = spirv.Not %v3i16 : vector<3xi16>
  %18 = spirv.Not %v4i32 : vector<4xi32>
  %19 = spirv.Not %v8i64 : vector<8xi64>
  %20 = spirv.BitCount %v16i8 : vector<16xi8>
  %21 = spirv.BitCount %si32 : si32
  %22 = spirv.BitCount %ui16 : ui16
  %23 = spirv.BitCount %v4i64 : vector<4xi64>
  %24 = spirv.BitCount %i32 : i32
  %25 = spirv.BitReverse %i8 : i8
  %26 = spirv.BitReverse %i16 : i16
  %27 = spirv.BitReverse %i64 : i64
  %28 = spirv.BitReverse %v2i8 : vector<2xi8>
  %29 = spirv.BitReverse %v3i16 : vector<3xi16>
  return
}

func.func @bit_field(%i32: i32, %i8: i8, %i64: i64, %i16: i16, %v2i16: vector<2xi16>,
                     %v3i32: vector<3xi32>, %v8i32: vector<8xi32>) {
  %0 = spirv.BitFieldInsert %i32, %i32, %i32, %i32 : i32, i32, i32
  %1 = spirv.BitFieldSExtract %i32, %i32, %i32 : i32, i32, i32
  %2 = spirv.BitFieldUExtract %i32, %i32, %i32 : i32, i32, i32
  %3 = spirv.BitFieldInsert %i8, %i8, %i8, %i64 : i8, i8, i64
  %4 = spirv.BitFieldSExtract %i8, %i8, %i64 : i8, i8, i64
  %5 = spirv.BitFieldUExtract %i8, %i8, %i64 : i8, i8, i64
  %6 = spirv.BitFieldInsert %i64, %i64, %i16, %i32 : i64, i16, i32
  %7 = spirv.BitFieldSExtract %i64, %i16, %i32 : i64, i16, i32
  %8 = spirv.BitFieldUExtract %i64, %i16, %i32 : i64, i16, i32
  %9 = spirv.BitFieldInsert %v2i16, %v2i16, %i32, %i64 : vector<2xi16>, i32, i64
  %10 = spirv.BitFieldSExtract %v2i16, %i32, %i64 : vector<2xi16>, i32, i64
  %11 = spirv.BitFieldUExtract %v2i16, %i32, %i64 : vector<2xi16>, i32, i64
  %12 = spirv.BitFieldInsert %v3i32, %v3i32, %i8, %i32 : vector<3xi32>, i8, i32
  %13 = spirv.BitFieldSExtract %v3i32, %i8, %i32 : vector<3xi32>, i8, i32
  %14 = spirv.BitFieldUExtract %v3i32, %i8, %i32 : vector<3xi32>, i8, i32
  %15 = spirv.BitFieldInsert %v8i32, %v8i32, %i16, %i64 : vector<8xi32>, i16, i64
  %16 = spirv.BitFieldSExtract %v8i32, %i16, %i64 : vector<8xi32>, i16, i64
  %17 = spirv.BitFieldUExtract %v8i32, %i16, %i64 : vector<8xi32>, i16, i64
  return
}

func.func @shift(%i32: i32, %i8: i8, %i16: i16, %i64: i64, %v4i32: vector<4xi32>,
                 %v4i8: vector<4xi8>, %v8i16: vector<8xi16>) {
  %0 = spirv.ShiftLeftLogical %i32, %i32 : i32, i32
  %1 = spirv.ShiftLeftLogical %i8, %i16 : i8, i16
  %2 = spirv.ShiftLeftLogical %i64, %i32 : i64, i32
  %3 = spirv.ShiftLeftLogical %v4i32, %v4i8 : vector<4xi32>, vector<4xi8>
  %4 = spirv.ShiftLeftLogical %v8i16, %v8i16 : vector<8xi16>, vector<8xi16>
  %5 = spirv.ShiftRightArithmetic %i32, %i32 : i32, i32
  %6 = spirv.ShiftRightArithmetic %i8, %i16 : i8, i16
  %7 = spirv.ShiftRightArithmetic %i64, %i32 : i64, i32
  %8 = spirv.ShiftRightArithmetic %v4i32, %v4i8 : vector<4xi32>, vector<4xi8>
  %9 = spirv.ShiftRightArithmetic %v8i16, %v8i16 : vector<8xi16>, vector<8xi16>
  %10 = spirv.ShiftRightLogical %i32, %i32 : i32, i32
  %11 = spirv.ShiftRightLogical %i8, %i16 : i8, i16
  %12 = spirv.ShiftRightLogical %i64, %i32 : i64, i32
  %13 = spirv.ShiftRightLogical %v4i32, %v4i8 : vector<4xi32>, vector<4xi8>
  %14 = spirv.ShiftRightLogical %v8i16, %v8i16 : vector<8xi16>, vector<8xi16>
  return
}

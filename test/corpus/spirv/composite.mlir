// Building, indexing and shuffling composites: vectors up to 16 elements, arrays,
// structs, matrices and cooperative matrices.

func.func @construct(%f32: f32, %v2f32: vector<2xf32>, %f16: f16, %i8: i8, %v8i64: vector<8xi64>,
                     %bf16: bf16, %i16: i16, %array: !spirv.array<4 x f32>,
                     %struct: !spirv.struct<(f16)>, %f64: f64, %v2f64: vector<2xf64>) {
  %0 = spirv.CompositeConstruct %f32, %f32 : (f32, f32) -> vector<2xf32>
  %1 = spirv.CompositeConstruct %v2f32, %f32 : (vector<2xf32>, f32) -> vector<3xf32>
  %2 = spirv.CompositeConstruct %f16, %f16, %f16, %f16 : (f16, f16, f16, f16) -> vector<4xf16>
  %3 = spirv.CompositeConstruct %i8, %i8, %i8, %i8, %i8, %i8, %i8, %i8 : (i8, i8, i8, i8, i8, i8, i8, i8) -> vector<8xi8>
  %4 = spirv.CompositeConstruct %v8i64, %v8i64 : (vector<8xi64>, vector<8xi64>) -> vector<16xi64>
  %5 = spirv.CompositeConstruct %bf16, %bf16 : (bf16, bf16) -> vector<2xbf16>
  %6 = spirv.CompositeConstruct %i16, %i16 : (i16, i16) -> !spirv.array<2 x i16>
  %7 = spirv.CompositeConstruct %array, %struct, %f64 : (!spirv.array<4 x f32>, !spirv.struct<(f16)>, f64) -> !spirv.struct<(!spirv.array<4 x f32>, !spirv.struct<(f16)>, f64)>
  %8 = spirv.CompositeConstruct %v2f64, %v2f64 : (vector<2xf64>, vector<2xf64>) -> !spirv.matrix<2 x vector<2xf64>>
  %9 = spirv.CompositeConstruct %f16 : (f16) -> !spirv.coopmatrix<8x16xf16, Subgroup, MatrixA>
  %10 = spirv.CompositeConstruct %i8 : (i8) -> !spirv.coopmatrix<16x8xi8, Workgroup, MatrixB>
  return
}

func.func @extract_and_insert(%v4f32: vector<4xf32>, %f32: f32, %v16i8: vector<16xi8>, %i8: i8,
                              %array_f16: !spirv.array<4 x f16>, %f16: f16,
                              %nested: !spirv.array<4 x !spirv.array<2 x i64>>, %i64: i64,
                              %struct: !spirv.struct<(f32, !spirv.array<4 x f64>)>, %f64: f64,
                              %matrix: !spirv.matrix<3 x vector<2xf32>>, %v2f32: vector<2xf32>,
                              %coop: !spirv.coopmatrix<8x16xf16, Subgroup, MatrixAcc>) {
  %0 = spirv.CompositeExtract %v4f32[1 : i32] : vector<4xf32>
  %1 = spirv.CompositeInsert %f32, %v4f32[1 : i32] : f32 into vector<4xf32>
  %2 = spirv.CompositeExtract %v16i8[15 : i32] : vector<16xi8>
  %3 = spirv.CompositeInsert %i8, %v16i8[15 : i32] : i8 into vector<16xi8>
  %4 = spirv.CompositeExtract %array_f16[3 : i32] : !spirv.array<4 x f16>
  %5 = spirv.CompositeInsert %f16, %array_f16[3 : i32] : f16 into !spirv.array<4 x f16>
  %6 = spirv.CompositeExtract %nested[1 : i32, 0 : i32] : !spirv.array<4 x !spirv.array<2 x i64>>
  %7 = spirv.CompositeInsert %i64, %nested[1 : i32, 0 : i32] : i64 into !spirv.array<4 x !spirv.array<2 x i64>>
  %8 = spirv.CompositeExtract %struct[1 : i32, 2 : i32] : !spirv.struct<(f32, !spirv.array<4 x f64>)>
  %9 = spirv.CompositeInsert %f64, %struct[1 : i32, 2 : i32] : f64 into !spirv.struct<(f32, !spirv.array<4 x f64>)>
  %10 = spirv.CompositeExtract %matrix[2 : i32] : !spirv.matrix<3 x vector<2xf32>>
  %11 = spirv.CompositeInsert %v2f32, %matrix[2 : i32] : vector<2xf32> into !spirv.matrix<3 x vector<2xf32>>
  %12 = spirv.CompositeExtract %coop[0 : i32] : !spirv.coopmatrix<8x16xf16, Subgroup, MatrixAcc>
  %13 = spirv.CompositeInsert %f16, %coop[0 : i32] : f16 into !spirv.coopmatrix<8x16xf16, Subgroup, MatrixAcc>
  return
}

func.func @vector(%v4f32: vector<4xf32>, %i32: i32, %f32: f32, %v2i8: vector<2xi8>, %i16: i16,
                  %i8: i8, %v3f64: vector<3xf64>, %i64: i64, %f64: f64, %v16i1: vector<16xi1>,
                  %i1: i1, %v8bf16: vector<8xbf16>, %bf16: bf16, %v2f32: vector<2xf32>,
                  %v8f16: vector<8xf16>) {
  %0 = spirv.VectorExtractDynamic %v4f32[%i32] : vector<4xf32>, i32
  %1 = spirv.VectorInsertDynamic %f32, %v4f32[%i32] : vector<4xf32>, i32
  %2 = spirv.VectorExtractDynamic %v2i8[%i16] : vector<2xi8>, i16
  %3 = spirv.VectorInsertDynamic %i8, %v2i8[%i16] : vector<2xi8>, i16
  %4 = spirv.VectorExtractDynamic %v3f64[%i64] : vector<3xf64>, i64
  %5 = spirv.VectorInsertDynamic %f64, %v3f64[%i64] : vector<3xf64>, i64
  %6 = spirv.VectorExtractDynamic %v16i1[%i8] : vector<16xi1>, i8
  %7 = spirv.VectorInsertDynamic %i1, %v16i1[%i8] : vector<16xi1>, i8
  %8 = spirv.VectorExtractDynamic %v8bf16[%i32] : vector<8xbf16>, i32
  %9 = spirv.VectorInsertDynamic %bf16, %v8bf16[%i32] : vector<8xbf16>, i32
  %10 = spirv.VectorShuffle [1 : i32, 3 : i32, 5 : i32] %v4f32, %v2f32 : vector<4xf32>, vector<2xf32> -> vector<3xf32>
  %11 = spirv.VectorShuffle [0 : i32, 2 : i32] %v2i8, %v2i8 : vector<2xi8>, vector<2xi8> -> vector<2xi8>
  %12 = spirv.VectorShuffle [0 : i32, 1 : i32, 2 : i32, 3 : i32, 4 : i32, 5 : i32, 6 : i32, 7 : i32, 8 : i32, 9 : i32, 10 : i32, 11 : i32, 12 : i32, 13 : i32, 14 : i32, 15 : i32] %v8f16, %v8f16 : vector<8xf16>, vector<8xf16> -> vector<16xf16>
  return
}

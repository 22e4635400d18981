// Subgroup operations (OpGroupNonUniform*): every op with every group operation,
// clustered ones with a cluster size, with both scopes that they may have.

func.func @float_reduction(%f32: f32, %f16: f16, %f64: f64, %v2f16: vector<2xf16>,
                           %v3f32: vector<3xf32>, %v4f64: vector<4xf64>, %v8f16: vector<8xf16>,
                           %v16f32: vector<16xf32>, %v4f32: vector<4xf32>) {
  %four = spirv.Constant 4 : i32
  %0 = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %f32 : f32 -> f32
  %1 = spirv.GroupNonUniformFAdd <Subgroup> <InclusiveScan> %f16 : f16 -> f16
  %2 = spirv.GroupNonUniformFAdd <Workgroup> <ExclusiveScan> %f64 : f64 -> f64
  %3 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %v2f16 cluster_size(%four) : vector<2xf16>, i32 -> vector<2xf16>
  %4 = spirv.GroupNonUniformFAdd <Workgroup> <PartitionedReduceNV> %v3f32 : vector<3xf32> -> vector<3xf32>
  %5 = spirv.GroupNonUniformFAdd <Subgroup> <PartitionedInclusiveScanNV> %v4f64 : vector<4xf64> -> vector<4xf64>
  %6 = spirv.GroupNonUniformFAdd <Workgroup> <PartitionedExclusiveScanNV> %v8f16 : vector<8xf16> -> vector<8xf16>
  %7 = spirv.GroupNonUniformFMul <Subgroup> <Reduce> %v16f32 : vector<16xf32> -> vector<16xf32>
  %8 = spirv.GroupNonUniformFMul <Workgroup> <InclusiveScan> %v4f32 : vector<4xf32> -> vector<4xf32>
  %9 = spirv.GroupNonUniformFMul <Subgroup> <ExclusiveScan> %f32 : f32 -> f32
  %10 = spirv.GroupNonUniformFMul <Subgroup> <ClusteredReduce> %f16 cluster_size(%four) : f16, i32 -> f16
  %11 = spirv.GroupNonUniformFMul <Subgroup> <PartitionedReduceNV> %f64 : f64 -> f64
  %12 = spirv.GroupNonUniformFMul <Workgroup> <PartitionedInclusiveScanNV> %v2f16 : vector<2xf16> -> vector<2xf16>
  %13 = spirv.GroupNonUniformFMul <Subgroup> <PartitionedExclusiveScanNV> %v3f32 : vector<3xf32> -> vector<3xf32>
  %14 = spirv.GroupNonUniformFMax <Workgroup> <Reduce> %v4f64 : vector<4xf64> -> vector<4xf64>
  %15 = spirv.GroupNonUniformFMax <Subgroup> <InclusiveScan> %v8f16 : vector<8xf16> -> vector<8xf16>
  %16 = spirv.GroupNonUniformFMax <Workgroup> <ExclusiveScan> %v16f32 : vector<16xf32> -> vector<16xf32>
  %17 = spirv.GroupNonUniformFMax <Subgroup> <ClusteredReduce> %v4f32 cluster_size(%four) : vector<4xf32>, i32 -> vector<4xf32>
  %18 = spirv.GroupNonUniformFMax <Workgroup> <PartitionedReduceNV> %f32 : f32 -> f32
  %19 = spirv.GroupNonUniformFMax <Subgroup> <PartitionedInclusiveScanNV> %f16 : f16 -> f16
  %20 = spirv.GroupNonUniformFMax <Workgroup> <PartitionedExclusiveScanNV> %f64 : f64 -> f64
  %21 = spirv.GroupNonUniformFMin <Subgroup> <Reduce> %v2f16 : vector<2xf16> -> vector<2xf16>
  %22 = spirv.GroupNonUniformFMin <Workgroup> <InclusiveScan> %v3f32 : vector<3xf32> -> vector<3xf32>
  %23 = spirv.GroupNonUniformFMin <Subgroup> <ExclusiveScan> %v4f64 : vector<4xf64> -> vector<4xf64>
  %24 = spirv.GroupNonUniformFMin <Subgroup> <ClusteredReduce> %v8f16 cluster_size(%four) : vector<8xf16>, i32 -> vector<8xf16>
  %25 = spirv.GroupNonUniformFMin <Subgroup> <PartitionedReduceNV> %v16f32 : vector<16xf32> -> vector<16xf32>
  %26 = spirv.GroupNonUniformFMin <Workgroup> <PartitionedInclusiveScanNV> %v4f32 : vector<4xf32> -> vector<4xf32>
  %27 = spirv.GroupNonUniformFMin <Subgroup> <PartitionedExclusiveScanNV> %f32 : f32 -> f32
  return
}

func.func @integer_reduction(%i32: i32, %i8: i8, %i16: i16, %i64: i64, %v2i8: vector<2xi8>,
                             %v3i16: vector<3xi16>, %v4i32: vector<4xi32>, %v8i64: vector<8xi64>,
                             %v16i8: vector<16xi8>, %si32: si32, %ui16: ui16,
                             %v4i64: vector<4xi64>) {
  %four = spirv.Constant 4 : i32
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %i32 : i32 -> i32
  %1 = spirv.GroupNonUniformIAdd <Subgroup> <InclusiveScan> %i8 : i8 -> i8
  %2 = spirv.GroupNonUniformIAdd <Workgroup> <ExclusiveScan> %i16 : i16 -> i16
  %3 = spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce> %i64 cluster_size(%four) : i64, i32 -> i64
  %4 = spirv.GroupNonUniformIAdd <Workgroup> <PartitionedReduceNV> %v2i8 : vector<2xi8> -> vector<2xi8>
  %5 = spirv.GroupNonUniformIAdd <Subgroup> <PartitionedInclusiveScanNV> %v3i16 : vector<3xi16> -> vector<3xi16>
  %6 = spirv.GroupNonUniformIAdd <Workgroup> <PartitionedExclusiveScanNV> %v4i32 : vector<4xi32> -> vector<4xi32>
  %7 = spirv.GroupNonUniformIMul <Subgroup> <Reduce> %v8i64 : vector<8xi64> -> vector<8xi64>
  %8 = spirv.GroupNonUniformIMul <Workgroup> <InclusiveScan> %v16i8 : vector<16xi8> -> vector<16xi8>
  %9 = spirv.GroupNonUniformIMul <Subgroup> <ExclusiveScan> %si32 : si32 -> si32
  %10 = spirv.GroupNonUniformIMul <Subgroup> <ClusteredReduce> %ui16 cluster_size(%four) : ui16, i32 -> ui16
  %11 = spirv.GroupNonUniformIMul <Subgroup> <PartitionedReduceNV> %v4i64 : vector<4xi64> -> vector<4xi64>
  %12 = spirv.GroupNonUniformIMul <Workgroup> <PartitionedInclusiveScanNV> %i32 : i32 -> i32
  %13 = spirv.GroupNonUniformIMul <Subgroup> <PartitionedExclusiveScanNV> %i8 : i8 -> i8
  %14 = spirv.GroupNonUniformSMax <Workgroup> <Reduce> %i16 : i16 -> i16
  %15 = spirv.GroupNonUniformSMax <Subgroup> <InclusiveScan> %i64 : i64 -> i64
  %16 = spirv.GroupNonUniformSMax <Workgroup> <ExclusiveScan> %v2i8 : vector<2xi8> -> vector<2xi8>
  %17 = spirv.GroupNonUniformSMax <Subgroup> <ClusteredReduce> %v3i16 cluster_size(%four) : vector<3xi16>, i32 -> vector<3xi16>
  %18 = spirv.GroupNonUniformSMax <Workgroup> <PartitionedReduceNV> %v4i32 : vector<4xi32> -> vector<4xi32>
  %19 = spirv.GroupNonUniformSMax <Subgroup> <PartitionedInclusiveScanNV> %v8i64 : vector<8xi64> -> vector<8xi64>
  %20 = spirv.GroupNonUniformSMax <Workgroup> <PartitionedExclusiveScanNV> %v16i8 : vector<16xi8> -> vector<16xi8>
  %21 = spirv.GroupNonUniformSMin <Subgroup> <Reduce> %si32 : si32 -> si32
  %22 = spirv.GroupNonUniformSMin <Workgroup> <InclusiveScan> %ui16 : ui16 -> ui16
  %23 = spirv.GroupNonUniformSMin <Subgroup> <ExclusiveScan> %v4i64 : vector<4xi64> -> vector<4xi64>
  %24 = spirv.GroupNonUniformSMin <Subgroup> <ClusteredReduce> %i32 cluster_size(%four) : i32, i32 -> i32
  %25 = spirv.GroupNonUniformSMin <Subgroup> <PartitionedReduceNV> %i8 : i8 -> i8
  %26 = spirv.GroupNonUniformSMin <Workgroup> <PartitionedInclusiveScanNV> %i16 : i16 -> i16
  %27 = spirv.GroupNonUniformSMin <Subgroup> <PartitionedExclusiveScanNV> %i64 : i64 -> i64
  %28 = spirv.GroupNonUniformUMax <Workgroup> <Reduce> %v2i8 : vector<2xi8> -> vector<2xi8>
  %29 = spirv.GroupNonUniformUMax <Subgroup> <InclusiveScan> %v3i16 : vector<3xi16> -> vector<3xi16>
  %30 = spirv.GroupNonUniformUMax <Workgroup> <ExclusiveScan> %v4i32 : vector<4xi32> -> vector<4xi32>
  %31 = spirv.GroupNonUniformUMax <Subgroup> <ClusteredReduce> %v8i64 cluster_size(%four) : vector<8xi64>, i32 -> vector<8xi64>
  %32 = spirv.GroupNonUniformUMax <Workgroup> <PartitionedReduceNV> %v16i8 : vector<16xi8> -> vector<16xi8>
  %33 = spirv.GroupNonUniformUMax <Subgroup> <PartitionedInclusiveScanNV> %si32 : si32 -> si32
  %34 = spirv.GroupNonUniformUMax <Workgroup> <PartitionedExclusiveScanNV> %ui16 : ui16 -> ui16
  %35 = spirv.GroupNonUniformUMin <Subgroup> <Reduce> %v4i64 : vector<4xi64> -> vector<4xi64>
  %36 = spirv.GroupNonUniformUMin <Workgroup> <InclusiveScan> %i32 : i32 -> i32
  %37 = spirv.GroupNonUniformUMin <Subgroup> <ExclusiveScan> %i8 : i8 -> i8
  %38 = spirv.GroupNonUniformUMin <Subgroup> <ClusteredReduce> %i16 cluster_size(%four) : i16, i32 -> i16
  %39 = spirv.GroupNonUniformUMin <Subgroup> <PartitionedReduceNV> %i64 : i64 -> i64
  %40 = spirv.GroupNonUniformUMin <Workgroup> <PartitionedInclusiveScanNV> %v2i8 : vector<2xi8> -> vector<2xi8>
  %41 = spirv.GroupNonUniformUMin <Subgroup> <PartitionedExclusiveScanNV> %v3i16 : vector<3xi16> -> vector<3xi16>
  %42 = spirv.GroupNonUniformBitwiseAnd <Workgroup> <Reduce> %v4i32 : vector<4xi32> -> vector<4xi32>
  %43 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <InclusiveScan> %v8i64 : vector<8xi64> -> vector<8xi64>
  %44 = spirv.GroupNonUniformBitwiseAnd <Workgroup> <ExclusiveScan> %v16i8 : vector<16xi8> -> vector<16xi8>
  %45 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <ClusteredReduce> %si32 cluster_size(%four) : si32, i32 -> si32
  %46 = spirv.GroupNonUniformBitwiseAnd <Workgroup> <PartitionedReduceNV> %ui16 : ui16 -> ui16
  %47 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <PartitionedInclusiveScanNV> %v4i64 : vector<4xi64> -> vector<4xi64>
  %48 = spirv.GroupNonUniformBitwiseAnd <Workgroup> <PartitionedExclusiveScanNV> %i32 : i32 -> i32
  %49 = spirv.GroupNonUniformBitwiseOr <Subgroup> <Reduce> %i8 : i8 -> i8
  %50 = spirv.GroupNonUniformBitwiseOr <Workgroup> <InclusiveScan> %i16 : i16 -> i16
  %51 = spirv.GroupNonUniformBitwiseOr <Subgroup> <ExclusiveScan> %i64 : i64 -> i64
  %52 = spirv.GroupNonUniformBitwiseOr <Subgroup> <ClusteredReduce> %v2i8 cluster_size(%four) : vector<2xi8>, i32 -> vector<2xi8>
  %53 = spirv.GroupNonUniformBitwiseOr <Subgroup> <PartitionedReduceNV> %v3i16 : vector<3xi16> -> vector<3xi16>
  %54 = spirv.GroupNonUniformBitwiseOr <Workgroup> <PartitionedInclusiveScanNV> %v4i32 : vector<4xi32> -> vector<4xi32>
  %55 = spirv.GroupNonUniformBitwiseOr <Subgroup> <PartitionedExclusiveScanNV> %v8i64 : vector<8xi64> -> vector<8xi64>
  %56 = spirv.GroupNonUniformBitwiseXor <Workgroup> <Reduce> %v16i8 : vector<16xi8> -> vector<16xi8>
  %57 = spirv.GroupNonUniformBitwiseXor <Subgroup> <InclusiveScan> %si32 : si32 -> si32
  %58 = spirv.GroupNonUniformBitwiseXor <Workgroup> <ExclusiveScan> %ui16 : ui16 -> ui16
  %59 = spirv.GroupNonUniformBitwiseXor <Subgroup> <ClusteredReduce> %v4i64 cluster_size(%four) : vector<4xi64>, i32 -> vector<4xi64>
  %60 = spirv.GroupNonUniformBitwiseXor <Workgroup> <PartitionedReduceNV> %i32 : i32 -> i32
  %61 = spirv.GroupNonUniformBitwiseXor <Subgroup> <PartitionedInclusiveScanNV> %i8 : i8 -> i8
  %62 = spirv.GroupNonUniformBitwiseXor <Workgroup> <PartitionedExclusiveScanNV> %i16 : i16 -> i16
  return
}

func.func @logical_reduction(%i1: i1, %v2i1: vector<2xi1>, %v3i1: vector<3xi1>,
                             %v4i1: vector<4xi1>, %v8i1: vector<8xi1>, %v16i1: vector<16xi1>) {
  %four = spirv.Constant 4 : i32
  %0 = spirv.GroupNonUniformLogicalAnd <Workgroup> <Reduce> %i1 : i1 -> i1
  %1 = spirv.GroupNonUniformLogicalAnd <Subgroup> <InclusiveScan> %v2i1 : vector<2xi1> -> vector<2xi1>
  %2 = spirv.GroupNonUniformLogicalAnd <Workgroup> <ExclusiveScan> %v3i1 : vector<3xi1> -> vector<3xi1>
  %3 = spirv.GroupNonUniformLogicalAnd <Subgroup> <ClusteredReduce> %v4i1 cluster_size(%four) : vector<4xi1>, i32 -> vector<4xi1>
  %4 = spirv.GroupNonUniformLogicalAnd <Workgroup> <PartitionedReduceNV> %v8i1 : vector<8xi1> -> vector<8xi1>
  %5 = spirv.GroupNonUniformLogicalAnd <Subgroup> <PartitionedInclusiveScanNV> %v16i1 : vector<16xi1> -> vector<16xi1>
  %6 = spirv.GroupNonUniformLogicalAnd <Workgroup> <PartitionedExclusiveScanNV> %i1 : i1 -> i1
  %7 = spirv.GroupNonUniformLogicalOr <Subgroup> <Reduce> %v2i1 : vector<2xi1> -> vector<2xi1>
  %8 = spirv.GroupNonUniformLogicalOr <Workgroup> <InclusiveScan> %v3i1 : vector<3xi1> -> vector<3xi1>
  %9 = spirv.GroupNonUniformLogicalOr <Subgroup> <ExclusiveScan> %v4i1 : vector<4xi1> -> vector<4xi1>
  %10 = spirv.GroupNonUniformLogicalOr <Subgroup> <ClusteredReduce> %v8i1 cluster_size(%four) : vector<8xi1>, i32 -> vector<8xi1>
  %11 = spirv.GroupNonUniformLogicalOr <Subgroup> <PartitionedReduceNV> %v16i1 : vector<16xi1> -> vector<16xi1>
  %12 = spirv.GroupNonUniformLogicalOr <Workgroup> <PartitionedInclusiveScanNV> %i1 : i1 -> i1
  %13 = spirv.GroupNonUniformLogicalOr <Subgroup> <PartitionedExclusiveScanNV> %v2i1 : vector<2xi1> -> vector<2xi1>
  %14 = spirv.GroupNonUniformLogicalXor <Workgroup> <Reduce> %v3i1 : vector<3xi1> -> vector<3xi1>
  %15 = spirv.GroupNonUniformLogicalXor <Subgroup> <InclusiveScan> %v4i1 : vector<4xi1> -> vector<4xi1>
  %16 = spirv.GroupNonUniformLogicalXor <Workgroup> <ExclusiveScan> %v8i1 : vector<8xi1> -> vector<8xi1>
  %17 = spirv.GroupNonUniformLogicalXor <Subgroup> <ClusteredReduce> %v16i1 cluster_size(%four) : vector<16xi1>, i32 -> vector<16xi1>
  %18 = spirv.GroupNonUniformLogicalXor <Workgroup> <PartitionedReduceNV> %i1 : i1 -> i1
  %19 = spirv.GroupNonUniformLogicalXor <Subgroup> <PartitionedInclusiveScanNV> %v2i1 : vector<2xi1> -> vector<2xi1>
  %20 = spirv.GroupNonUniformLogicalXor <Workgroup> <PartitionedExclusiveScanNV> %v3i1 : vector<3xi1> -> vector<3xi1>
  return
}

func.func @vote_and_ballot(%i1: i1, %v4i32: vector<4xi32>, %f32: f32, %i8: i8,
                           %v4f16: vector<4xf16>, %v2i1: vector<2xi1>) {
  %0 = spirv.GroupNonUniformElect <Workgroup> : i1
  %1 = spirv.GroupNonUniformBallot <Workgroup> %i1 : vector<4xi32>
  %2 = spirv.GroupNonUniformBallotFindLSB <Workgroup> %v4i32 : vector<4xi32>, i32
  %3 = spirv.GroupNonUniformBallotFindMSB <Workgroup> %v4i32 : vector<4xi32>, i32
  %4 = spirv.GroupNonUniformElect <Subgroup> : i1
  %5 = spirv.GroupNonUniformAll <Subgroup> %i1 : i1
  %6 = spirv.GroupNonUniformAny <Subgroup> %i1 : i1
  %7 = spirv.GroupNonUniformAllEqual <Subgroup> %f32 : f32, i1
  %8 = spirv.GroupNonUniformAllEqual <Subgroup> %i8 : i8, i1
  %9 = spirv.GroupNonUniformAllEqual <Subgroup> %v4f16 : vector<4xf16>, i1
  %10 = spirv.GroupNonUniformAllEqual <Subgroup> %i1 : i1, i1
  %11 = spirv.GroupNonUniformAllEqual <Subgroup> %v2i1 : vector<2xi1>, i1
  %12 = spirv.GroupNonUniformBallot <Subgroup> %i1 : vector<4xi32>
  %13 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %v4i32 : vector<4xi32>, i32
  %14 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %v4i32 : vector<4xi32>, i32
  %15 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %v4i32 : vector<4xi32> -> i32
  %16 = spirv.GroupNonUniformBallotBitCount <Subgroup> <InclusiveScan> %v4i32 : vector<4xi32> -> i32
  %17 = spirv.GroupNonUniformBallotBitCount <Subgroup> <ExclusiveScan> %v4i32 : vector<4xi32> -> i32
  %18 = spirv.GroupNonUniformBallotBitCount <Subgroup> <ClusteredReduce> %v4i32 : vector<4xi32> -> i32
  %19 = spirv.GroupNonUniformBallotBitCount <Subgroup> <PartitionedReduceNV> %v4i32 : vector<4xi32> -> i32
  %20 = spirv.GroupNonUniformBallotBitCount <Subgroup> <PartitionedInclusiveScanNV> %v4i32 : vector<4xi32> -> i32
  %21 = spirv.GroupNonUniformBallotBitCount <Subgroup> <PartitionedExclusiveScanNV> %v4i32 : vector<4xi32> -> i32
  return
}

func.func @exchange(%f32: f32, %i32: i32, %i8: i8, %v4f16: vector<4xf16>, %i64: i64, %i16: i16,
                    %i1: i1, %f64: f64) {
  %four = spirv.Constant 4 : i32
  %c1_i8 = spirv.Constant 1 : i8
  %c1_i16 = spirv.Constant 1 : i16
  %c1_i32 = spirv.Constant 1 : i32
  %0 = spirv.GroupNonUniformBroadcast <Workgroup> %f32, %c1_i32 : f32, i32
  %1 = spirv.GroupNonUniformShuffle <Workgroup> %f32, %i32 : f32, i32
  %2 = spirv.GroupNonUniformShuffleDown <Workgroup> %f32, %i32 : f32, i32
  %3 = spirv.GroupNonUniformShuffleUp <Workgroup> %f32, %i32 : f32, i32
  %4 = spirv.GroupNonUniformShuffleXor <Workgroup> %f32, %i32 : f32, i32
  %5 = spirv.GroupNonUniformQuadSwap <Subgroup> %f32 %i32 : f32, i32
  %6 = spirv.GroupNonUniformRotateKHR <Workgroup> %f32, %i32 : f32, i32 -> f32
  %7 = spirv.GroupNonUniformBroadcast <Subgroup> %i8, %c1_i32 : i8, i32
  %8 = spirv.GroupNonUniformShuffle <Subgroup> %i8, %i32 : i8, i32
  %9 = spirv.GroupNonUniformShuffleDown <Subgroup> %i8, %i32 : i8, i32
  %10 = spirv.GroupNonUniformShuffleUp <Subgroup> %i8, %i32 : i8, i32
  %11 = spirv.GroupNonUniformShuffleXor <Subgroup> %i8, %i32 : i8, i32
  %12 = spirv.GroupNonUniformQuadSwap <Subgroup> %i8 %i32 : i8, i32
  %13 = spirv.GroupNonUniformRotateKHR <Subgroup> %i8, %i32 : i8, i32 -> i8
  %14 = spirv.GroupNonUniformBroadcast <Workgroup> %v4f16, %c1_i32 : vector<4xf16>, i32
  %15 = spirv.GroupNonUniformShuffle <Workgroup> %v4f16, %i32 : vector<4xf16>, i32
  %16 = spirv.GroupNonUniformShuffleDown <Workgroup> %v4f16, %i32 : vector<4xf16>, i32
  %17 = spirv.GroupNonUniformShuffleUp <Workgroup> %v4f16, %i32 : vector<4xf16>, i32
  %18 = spirv.GroupNonUniformShuffleXor <Workgroup> %v4f16, %i32 : vector<4xf16>, i32
  %19 = spirv.GroupNonUniformQuadSwap <Subgroup> %v4f16 %i32 : vector<4xf16>, i32
  %20 = spirv.GroupNonUniformRotateKHR <Workgroup> %v4f16, %i32 : vector<4xf16>, i32 -> vector<4xf16>
  %21 = spirv.GroupNonUniformBroadcast <Subgroup> %i64, %c1_i16 : i64, i16
  %22 = spirv.GroupNonUniformShuffle <Subgroup> %i64, %i16 : i64, i16
  %23 = spirv.GroupNonUniformShuffleDown <Subgroup> %i64, %i16 : i64, i16
  %24 = spirv.GroupNonUniformShuffleUp <Subgroup> %i64, %i16 : i64, i16
  %25 = spirv.GroupNonUniformShuffleXor <Subgroup> %i64, %i16 : i64, i16
  %26 = spirv.GroupNonUniformQuadSwap <Subgroup> %i64 %i16 : i64, i16
  %27 = spirv.GroupNonUniformRotateKHR <Subgroup> %i64, %i16 : i64, i16 -> i64
  %28 = spirv.GroupNonUniformBroadcast <Workgroup> %i1, %c1_i8 : i1, i8
  %29 = spirv.GroupNonUniformShuffle <Workgroup> %i1, %i8 : i1, i8
  %30 = spirv.GroupNonUniformShuffleDown <Workgroup> %i1, %i8 : i1, i8
  %31 = spirv.GroupNonUniformShuffleUp <Workgroup> %i1, %i8 : i1, i8
  %32 = spirv.GroupNonUniformShuffleXor <Workgroup> %i1, %i8 : i1, i8
  %33 = spirv.GroupNonUniformQuadSwap <Subgroup> %i1 %i8 : i1, i8
  %34 = spirv.GroupNonUniformRotateKHR <Workgroup> %i1, %i8 : i1, i8 -> i1
  %35 = spirv.GroupNonUniformBroadcast <Subgroup> %f64, %c1_i32 : f64, i32
  %36 = spirv.GroupNonUniformShuffle <Subgroup> %f64, %i32 : f64, i32
  %37 = spirv.GroupNonUniformShuffleDown <Subgroup> %f64, %i32 : f64, i32
  %38 = spirv.GroupNonUniformShuffleUp <Subgroup> %f64, %i32 : f64, i32
  %39 = spirv.GroupNonUniformShuffleXor <Subgroup> %f64, %i32 : f64, i32
  %40 = spirv.GroupNonUniformQuadSwap <Subgroup> %f64 %i32 : f64, i32
  %41 = spirv.GroupNonUniformRotateKHR <Subgroup> %f64, %i32 : f64, i32 -> f64
  %42 = spirv.GroupNonUniformRotateKHR <Subgroup> %f32, %i32, cluster_size(%four) : f32, i32, i32 -> f32
  return
}

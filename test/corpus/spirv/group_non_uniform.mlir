// Subgroup operations (OpGroupNonUniform*): every op with every group operation,
// clustered ones with a cluster size. The scope Workgroup is at the end.

func.func @float_reduction(%f32: f32, %f16: f16, %f64: f64, %v2f16: vector<2xf16>,
                           %v3f32: vector<3xf32>, %v4f64: vector<4xf64>, %v8f16: vector<8xf16>,
                           %v16f32: vector<16xf32>, %v4f32: vector<4xf32>) {
  %four = spirv.Constant 4 : i32
  %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %f32 : f32 -> f32
  %1 = spirv.GroupNonUniformFAdd <Subgroup> <InclusiveScan> %f16 : f16 -> f16
  %2 = spirv.GroupNonUniformFAdd <Subgroup> <ExclusiveScan> %f64 : f64 -> f64
  %3 = spirv.GroupNonUniformFAdd <Subgroup> <ClusteredReduce> %v2f16 cluster_size(%four) : vector<2xf16>, i32 -> vector<2xf16>
  %4 = spirv.GroupNonUniformFAdd <Subgroup> <PartitionedReduceNV> %v3f32 : vector<3xf32> -> vector<3xf32>
  %5 = spirv.GroupNonUniformFAdd <Subgroup> <PartitionedInclusiveScanNV> %v4f64 : vector<4xf64> -> vector<4xf64>
  %6 = spirv.GroupNonUniformFAdd <Subgroup> <PartitionedExclusiveScanNV> %v8f16 : vector<8xf16> -> vector<8xf16>
  %7 = spirv.GroupNonUniformFMul <Subgroup> <Reduce> %v16f32 : vector<16xf32> -> vector<16xf32>
  %8 = spirv.GroupNonUniformFMul <Subgroup> <InclusiveScan> %v4f32 : vector<4xf32> -> vector<4xf32>
  %9 = spirv.GroupNonUniformFMul <Subgroup> <ExclusiveScan> %f32 : f32 -> f32
  %10 = spirv.GroupNonUniformFMul <Subgroup> <ClusteredReduce> %f16 cluster_size(%four) : f16, i32 -> f16
  %11 = spirv.GroupNonUniformFMul <Subgroup> <PartitionedReduceNV> %f64 : f64 -> f64
  %12 = spirv.GroupNonUniformFMul <Subgroup> <PartitionedInclusiveScanNV> %v2f16 : vector<2xf16> -> vector<2xf16>
  %13 = spirv.GroupNonUniformFMul <Subgroup> <PartitionedExclusiveScanNV> %v3f32 : vector<3xf32> -> vector<3xf32>
  %14 = spirv.GroupNonUniformFMax <Subgroup> <Reduce> %v4f64 : vector<4xf64> -> vector<4xf64>
  %15 = spirv.GroupNonUniformFMax <Subgroup> <InclusiveScan> %v8f16 : vector<8xf16> -> vector<8xf16>
  %16 = spirv.GroupNonUniformFMax <Subgroup> <ExclusiveScan> %v16f32 : vector<16xf32> -> vector<16xf32>
  %17 = spirv.GroupNonUniformFMax <Subgroup> <ClusteredReduce> %v4f32 cluster_size(%four) : vector<4xf32>, i32 -> vector<4xf32>
  %18 = spirv.GroupNonUniformFMax <Subgroup> <PartitionedReduceNV> %f32 : f32 -> f32
  %19 = spirv.GroupNonUniformFMax <Subgroup> <PartitionedInclusiveScanNV> %f16 : f16 -> f16
  %20 = spirv.GroupNonUniformFMax <Subgroup> <PartitionedExclusiveScanNV> %f64 : f64 -> f64
  %21 = spirv.GroupNonUniformFMin <Subgroup> <Reduce> %v2f16 : vector<2xf16> -> vector<2xf16>
  %22 = spirv.GroupNonUniformFMin <Subgroup> <InclusiveScan> %v3f32 : vector<3xf32> -> vector<3xf32>
  %23 = spirv.GroupNonUniformFMin <Subgroup> <ExclusiveScan> %v4f64 : vector<4xf64> -> vector<4xf64>
  %24 = spirv.GroupNonUniformFMin <Subgroup> <ClusteredReduce> %v8f16 cluster_size(%four) : vector<8xf16>, i32 -> vector<8xf16>
  %25 = spirv.GroupNonUniformFMin <Subgroup> <PartitionedReduceNV> %v16f32 : vector<16xf32> -> vector<16xf32>
  %26 = spirv.GroupNonUniformFMin <Subgroup> <PartitionedInclusiveScanNV> %v4f32 : vector<4xf32> -> vector<4xf32>
  %27 = spirv.GroupNonUniformFMin <Subgroup> <PartitionedExclusiveScanNV> %f32 : f32 -> f32
  return
}

func.func @integer_reduction(%i32: i32, %i8: i8, %i16: i16, %i64: i64, %v2i8: vector<2xi8>,
                             %v3i16: vector<3xi16>, %v4i32: vector<4xi32>, %v8i64: vector<8xi64>,
                             %v16i8: vector<16xi8>, %si32: si32, %ui16: ui16,
                             %v4i64: vector<4xi64>) {
  %four = spirv.Constant 4 : i32
  %0 = spirv.GroupNonUniformIAdd <Subgroup> <Reduce> %i32 : i32 -> i32
  %1 = spirv.GroupNonUniformIAdd <Subgroup> <InclusiveScan> %i8 : i8 -> i8
  %2 = spirv.GroupNonUniformIAdd <Subgroup> <ExclusiveScan> %i16 : i16 -> i16
  %3 = spirv.GroupNonUniformIAdd <Subgroup> <ClusteredReduce> %i64 cluster_size(%four) : i64, i32 -> i64
  %4 = spirv.GroupNonUniformIAdd <Subgroup> <PartitionedReduceNV> %v2i8 : vector<2xi8> -> vector<2xi8>
  %5 = spirv.GroupNonUniformIAdd <Subgroup> <PartitionedInclusiveScanNV> %v3i16 : vector<3xi16> -> vector<3xi16>
  %6 = spirv.GroupNonUniformIAdd <Subgroup> <PartitionedExclusiveScanNV> %v4i32 : vector<4xi32> -> vector<4xi32>
  %7 = spirv.GroupNonUniformIMul <Subgroup> <Reduce> %v8i64 : vector<8xi64> -> vector<8xi64>
  %8 = spirv.GroupNonUniformIMul <Subgroup> <InclusiveScan> %v16i8 : vector<16xi8> -> vector<16xi8>
  %9 = spirv.GroupNonUniformIMul <Subgroup> <ExclusiveScan> %si32 : si32 -> si32
  %10 = spirv.GroupNonUniformIMul <Subgroup> <ClusteredReduce> %ui16 cluster_size(%four) : ui16, i32 -> ui16
  %11 = spirv.GroupNonUniformIMul <Subgroup> <PartitionedReduceNV> %v4i64 : vector<4xi64> -> vector<4xi64>
  %12 = spirv.GroupNonUniformIMul <Subgroup> <PartitionedInclusiveScanNV> %i32 : i32 -> i32
  %13 = spirv.GroupNonUniformIMul <Subgroup> <PartitionedExclusiveScanNV> %i8 : i8 -> i8
  %14 = spirv.GroupNonUniformSMax <Subgroup> <Reduce> %i16 : i16 -> i16
  %15 = spirv.GroupNonUniformSMax <Subgroup> <InclusiveScan> %i64 : i64 -> i64
  %16 = spirv.GroupNonUniformSMax <Subgroup> <ExclusiveScan> %v2i8 : vector<2xi8> -> vector<2xi8>
  %17 = spirv.GroupNonUniformSMax <Subgroup> <ClusteredReduce> %v3i16 cluster_size(%four) : vector<3xi16>, i32 -> vector<3xi16>
  %18 = spirv.GroupNonUniformSMax <Subgroup> <PartitionedReduceNV> %v4i32 : vector<4xi32> -> vector<4xi32>
  %19 = spirv.GroupNonUniformSMax <Subgroup> <PartitionedInclusiveScanNV> %v8i64 : vector<8xi64> -> vector<8xi64>
  %20 = spirv.GroupNonUniformSMax <Subgroup> <PartitionedExclusiveScanNV> %v16i8 : vector<16xi8> -> vector<16xi8>
  %21 = spirv.GroupNonUniformSMin <Subgroup> <Reduce> %si32 : si32 -> si32
  %22 = spirv.GroupNonUniformSMin <Subgroup> <InclusiveScan> %ui16 : ui16 -> ui16
  %23 = spirv.GroupNonUniformSMin <Subgroup> <ExclusiveScan> %v4i64 : vector<4xi64> -> vector<4xi64>
  %24 = spirv.GroupNonUniformSMin <Subgroup> <ClusteredReduce> %i32 cluster_size(%four) : i32, i32 -> i32
  %25 = spirv.GroupNonUniformSMin <Subgroup> <PartitionedReduceNV> %i8 : i8 -> i8
  %26 = spirv.GroupNonUniformSMin <Subgroup> <PartitionedInclusiveScanNV> %i16 : i16 -> i16
  %27 = spirv.GroupNonUniformSMin <Subgroup> <PartitionedExclusiveScanNV> %i64 : i64 -> i64
  %28 = spirv.GroupNonUniformUMax <Subgroup> <Reduce> %v2i8 : vector<2xi8> -> vector<2xi8>
  %29 = spirv.GroupNonUniformUMax <Subgroup> <InclusiveScan> %v3i16 : vector<3xi16> -> vector<3xi16>
  %30 = spirv.GroupNonUniformUMax <Subgroup> <ExclusiveScan> %v4i32 : vector<4xi32> -> vector<4xi32>
  %31 = spirv.GroupNonUniformUMax <Subgroup> <ClusteredReduce> %v8i64 cluster_size(%four) : vector<8xi64>, i32 -> vector<8xi64>
  %32 = spirv.GroupNonUniformUMax <Subgroup> <PartitionedReduceNV> %v16i8 : vector<16xi8> -> vector<16xi8>
  %33 = spirv.GroupNonUniformUMax <Subgroup> <PartitionedInclusiveScanNV> %si32 : si32 -> si32
  %34 = spirv.GroupNonUniformUMax <Subgroup> <PartitionedExclusiveScanNV> %ui16 : ui16 -> ui16
  %35 = spirv.GroupNonUniformUMin <Subgroup> <Reduce> %v4i64 : vector<4xi64> -> vector<4xi64>
  %36 = spirv.GroupNonUniformUMin <Subgroup> <InclusiveScan> %i32 : i32 -> i32
  %37 = spirv.GroupNonUniformUMin <Subgroup> <ExclusiveScan> %i8 : i8 -> i8
  %38 = spirv.GroupNonUniformUMin <Subgroup> <ClusteredReduce> %i16 cluster_size(%four) : i16, i32 -> i16
  %39 = spirv.GroupNonUniformUMin <Subgroup> <PartitionedReduceNV> %i64 : i64 -> i64
  %40 = spirv.GroupNonUniformUMin <Subgroup> <PartitionedInclusiveScanNV> %v2i8 : vector<2xi8> -> vector<2xi8>
  %41 = spirv.GroupNonUniformUMin <Subgroup> <PartitionedExclusiveScanNV> %v3i16 : vector<3xi16> -> vector<3xi16>
  %42 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <Reduce> %v4i32 : vector<4xi32> -> vector<4xi32>
  %43 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <InclusiveScan> %v8i64 : vector<8xi64> -> vector<8xi64>
  %44 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <ExclusiveScan> %v16i8 : vector<16xi8> -> vector<16xi8>
  %45 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <ClusteredReduce> %si32 cluster_size(%four) : si32, i32 -> si32
  %46 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <PartitionedReduceNV> %ui16 : ui16 -> ui16
  %47 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <PartitionedInclusiveScanNV> %v4i64 : vector<4xi64> -> vector<4xi64>
  %48 = spirv.GroupNonUniformBitwiseAnd <Subgroup> <PartitionedExclusiveScanNV> %i32 : i32 -> i32
  %49 = spirv.GroupNonUniformBitwiseOr <Subgroup> <Reduce> %i8 : i8 -> i8
  %50 = spirv.GroupNonUniformBitwiseOr <Subgroup> <InclusiveScan> %i16 : i16 -> i16
  %51 = spirv.GroupNonUniformBitwiseOr <Subgroup> <ExclusiveScan> %i64 : i64 -> i64
  %52 = spirv.GroupNonUniformBitwiseOr <Subgroup> <ClusteredReduce> %v2i8 cluster_size(%four) : vector<2xi8>, i32 -> vector<2xi8>
  %53 = spirv.GroupNonUniformBitwiseOr <Subgroup> <PartitionedReduceNV> %v3i16 : vector<3xi16> -> vector<3xi16>
  %54 = spirv.GroupNonUniformBitwiseOr <Subgroup> <PartitionedInclusiveScanNV> %v4i32 : vector<4xi32> -> vector<4xi32>
  %55 = spirv.GroupNonUniformBitwiseOr <Subgroup> <PartitionedExclusiveScanNV> %v8i64 : vector<8xi64> -> vector<8xi64>
  %56 = spirv.GroupNonUniformBitwiseXor <Subgroup> <Reduce> %v16i8 : vector<16xi8> -> vector<16xi8>
  %57 = spirv.GroupNonUniformBitwiseXor <Subgroup> <InclusiveScan> %si32 : si32 -> si32
  %58 = spirv.GroupNonUniformBitwiseXor <Subgroup> <ExclusiveScan> %ui16 : ui16 -> ui16
  %59 = spirv.GroupNonUniformBitwiseXor <Subgroup> <ClusteredReduce> %v4i64 cluster_size(%four) : vector<4xi64>, i32 -> vector<4xi64>
  %60 = spirv.GroupNonUniformBitwiseXor <Subgroup> <PartitionedReduceNV> %i32 : i32 -> i32
  %61 = spirv.GroupNonUniformBitwiseXor <Subgroup> <PartitionedInclusiveScanNV> %i8 : i8 -> i8
  %62 = spirv.GroupNonUniformBitwiseXor <Subgroup> <PartitionedExclusiveScanNV> %i16 : i16 -> i16
  return
}

func.func @logical_reduction(%i1: i1, %v2i1: vector<2xi1>, %v3i1: vector<3xi1>,
                             %v4i1: vector<4xi1>, %v8i1: vector<8xi1>, %v16i1: vector<16xi1>) {
  %four = spirv.Constant 4 : i32
  %0 = spirv.GroupNonUniformLogicalAnd <Subgroup> <Reduce> %i1 : i1 -> i1
  %1 = spirv.GroupNonUniformLogicalAnd <Subgroup> <InclusiveScan> %v2i1 : vector<2xi1> -> vector<2xi1>
  %2 = spirv.GroupNonUniformLogicalAnd <Subgroup> <ExclusiveScan> %v3i1 : vector<3xi1> -> vector<3xi1>
  %3 = spirv.GroupNonUniformLogicalAnd <Subgroup> <ClusteredReduce> %v4i1 cluster_size(%four) : vector<4xi1>, i32 -> vector<4xi1>
  %4 = spirv.GroupNonUniformLogicalAnd <Subgroup> <PartitionedReduceNV> %v8i1 : vector<8xi1> -> vector<8xi1>
  %5 = spirv.GroupNonUniformLogicalAnd <Subgroup> <PartitionedInclusiveScanNV> %v16i1 : vector<16xi1> -> vector<16xi1>
  %6 = spirv.GroupNonUniformLogicalAnd <Subgroup> <PartitionedExclusiveScanNV> %i1 : i1 -> i1
  %7 = spirv.GroupNonUniformLogicalOr <Subgroup> <Reduce> %v2i1 : vector<2xi1> -> vector<2xi1>
  %8 = spirv.GroupNonUniformLogicalOr <Subgroup> <InclusiveScan> %v3i1 : vector<3xi1> -> vector<3xi1>
  %9 = spirv.GroupNonUniformLogicalOr <Subgroup> <ExclusiveScan> %v4i1 : vector<4xi1> -> vector<4xi1>
  %10 = spirv.GroupNonUniformLogicalOr <Subgroup> <ClusteredReduce> %v8i1 cluster_size(%four) : vector<8xi1>, i32 -> vector<8xi1>
  %11 = spirv.GroupNonUniformLogicalOr <Subgroup> <PartitionedReduceNV> %v16i1 : vector<16xi1> -> vector<16xi1>
  %12 = spirv.GroupNonUniformLogicalOr <Subgroup> <PartitionedInclusiveScanNV> %i1 : i1 -> i1
  %13 = spirv.GroupNonUniformLogicalOr <Subgroup> <PartitionedExclusiveScanNV> %v2i1 : vector<2xi1> -> vector<2xi1>
  %14 = spirv.GroupNonUniformLogicalXor <Subgroup> <Reduce> %v3i1 : vector<3xi1> -> vector<3xi1>
  %15 = spirv.GroupNonUniformLogicalXor <Subgroup> <InclusiveScan> %v4i1 : vector<4xi1> -> vector<4xi1>
  %16 = spirv.GroupNonUniformLogicalXor <Subgroup> <ExclusiveScan> %v8i1 : vector<8xi1> -> vector<8xi1>
  %17 = spirv.GroupNonUniformLogicalXor <Subgroup> <ClusteredReduce> %v16i1 cluster_size(%four) : vector<16xi1>, i32 -> vector<16xi1>
  %18 = spirv.GroupNonUniformLogicalXor <Subgroup> <PartitionedReduceNV> %i1 : i1 -> i1
  %19 = spirv.GroupNonUniformLogicalXor <Subgroup> <PartitionedInclusiveScanNV> %v2i1 : vector<2xi1> -> vector<2xi1>
  %20 = spirv.GroupNonUniformLogicalXor <Subgroup> <PartitionedExclusiveScanNV> %v3i1 : vector<3xi1> -> vector<3xi1>
  return
}

func.func @vote_and_ballot(%i1: i1, %v4i32: vector<4xi32>, %f32: f32, %i8: i8,
                           %v4f16: vector<4xf16>, %v2i1: vector<2xi1>) {
  %0 = spirv.GroupNonUniformElect <Subgroup> : i1
  %1 = spirv.GroupNonUniformBallot <Subgroup> %i1 : vector<4xi32>
  %2 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %v4i32 : vector<4xi32>, i32
  %3 = spirv.GroupNonUniformBallotFindMSB <Subgroup> %v4i32 : vector<4xi32>, i32
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
  %0 = spirv.GroupNonUniformBroadcast <Subgroup> %f32, %c1_i32 : f32, i32
  %1 = spirv.GroupNonUniformShuffle <Subgroup> %f32, %i32 : f32, i32
  %2 = spirv.GroupNonUniformShuffleDown <Subgroup> %f32, %i32 : f32, i32
  %3 = spirv.GroupNonUniformShuffleUp <Subgroup> %f32, %i32 : f32, i32
  %4 = spirv.GroupNonUniformShuffleXor <Subgroup> %f32, %i32 : f32, i32
  %6 = spirv.GroupNonUniformRotateKHR <Subgroup> %f32, %i32 : f32, i32 -> f32
  %7 = spirv.GroupNonUniformBroadcast <Subgroup> %i8, %c1_i32 : i8, i32
  %8 = spirv.GroupNonUniformShuffle <Subgroup> %i8, %i32 : i8, i32
  %9 = spirv.GroupNonUniformShuffleDown <Subgroup> %i8, %i32 : i8, i32
  %10 = spirv.GroupNonUniformShuffleUp <Subgroup> %i8, %i32 : i8, i32
  %11 = spirv.GroupNonUniformShuffleXor <Subgroup> %i8, %i32 : i8, i32
  %13 = spirv.GroupNonUniformRotateKHR <Subgroup> %i8, %i32 : i8, i32 -> i8
  %14 = spirv.GroupNonUniformBroadcast <Subgroup> %v4f16, %c1_i32 : vector<4xf16>, i32
  %15 = spirv.GroupNonUniformShuffle <Subgroup> %v4f16, %i32 : vector<4xf16>, i32
  %16 = spirv.GroupNonUniformShuffleDown <Subgroup> %v4f16, %i32 : vector<4xf16>, i32
  %17 = spirv.GroupNonUniformShuffleUp <Subgroup> %v4f16, %i32 : vector<4xf16>, i32
  %18 = spirv.GroupNonUniformShuffleXor <Subgroup> %v4f16, %i32 : vector<4xf16>, i32
  %20 = spirv.GroupNonUniformRotateKHR <Subgroup> %v4f16, %i32 : vector<4xf16>, i32 -> vector<4xf16>
  %21 = spirv.GroupNonUniformBroadcast <Subgroup> %i64, %c1_i16 : i64, i16
  %22 = spirv.GroupNonUniformShuffle <Subgroup> %i64, %i16 : i64, i16
  %23 = spirv.GroupNonUniformShuffleDown <Subgroup> %i64, %i16 : i64, i16
  %24 = spirv.GroupNonUniformShuffleUp <Subgroup> %i64, %i16 : i64, i16
  %25 = spirv.GroupNonUniformShuffleXor <Subgroup> %i64, %i16 : i64, i16
  %27 = spirv.GroupNonUniformRotateKHR <Subgroup> %i64, %i16 : i64, i16 -> i64
  %28 = spirv.GroupNonUniformBroadcast <Subgroup> %i1, %c1_i8 : i1, i8
  %29 = spirv.GroupNonUniformShuffle <Subgroup> %i1, %i8 : i1, i8
  %30 = spirv.GroupNonUniformShuffleDown <Subgroup> %i1, %i8 : i1, i8
  %31 = spirv.GroupNonUniformShuffleUp <Subgroup> %i1, %i8 : i1, i8
  %32 = spirv.GroupNonUniformShuffleXor <Subgroup> %i1, %i8 : i1, i8
  %34 = spirv.GroupNonUniformRotateKHR <Subgroup> %i1, %i8 : i1, i8 -> i1
  %35 = spirv.GroupNonUniformBroadcast <Subgroup> %f64, %c1_i32 : f64, i32
  %36 = spirv.GroupNonUniformShuffle <Subgroup> %f64, %i32 : f64, i32
  %37 = spirv.GroupNonUniformShuffleDown <Subgroup> %f64, %i32 : f64, i32
  %38 = spirv.GroupNonUniformShuffleUp <Subgroup> %f64, %i32 : f64, i32
  %39 = spirv.GroupNonUniformShuffleXor <Subgroup> %f64, %i32 : f64, i32
  %41 = spirv.GroupNonUniformRotateKHR <Subgroup> %f64, %i32 : f64, i32 -> f64
  %42 = spirv.GroupNonUniformRotateKHR <Subgroup> %f32, %i32, cluster_size(%four) : f32, i32, i32 -> f32
  return
}

func.func @workgroup(%x: i32, %y: f32, %c: i1) {
  %0 = spirv.GroupNonUniformElect <Workgroup> : i1
  %1 = spirv.GroupNonUniformIAdd <Workgroup> <Reduce> %x : i32 -> i32
  %2 = spirv.GroupNonUniformShuffle <Workgroup> %y, %x : f32, i32
  %3 = spirv.GroupNonUniformBallot <Workgroup> %c : vector<4xi32>
  return
}

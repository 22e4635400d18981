// Group operations of the Groups capability: every op with every group operation
// and with both scopes that it may have, and SPV_KHR_shader_ballot.

func.func @float(%f32: f32, %f16: f16, %f64: f64, %v2f16: vector<2xf16>, %v3f32: vector<3xf32>,
                 %v4f64: vector<4xf64>, %v8f16: vector<8xf16>, %v16f32: vector<16xf32>,
                 %v4f32: vector<4xf32>) {
  %0 = spirv.GroupFAdd <Workgroup> <Reduce> %f32 : f32
  %1 = spirv.GroupFAdd <Subgroup> <InclusiveScan> %f16 : f16
  %2 = spirv.GroupFAdd <Workgroup> <ExclusiveScan> %f64 : f64
  %3 = spirv.GroupFAdd <Subgroup> <ClusteredReduce> %v2f16 : vector<2xf16>
  %4 = spirv.GroupFAdd <Workgroup> <PartitionedReduceNV> %v3f32 : vector<3xf32>
  %5 = spirv.GroupFAdd <Subgroup> <PartitionedInclusiveScanNV> %v4f64 : vector<4xf64>
  %6 = spirv.GroupFAdd <Workgroup> <PartitionedExclusiveScanNV> %v8f16 : vector<8xf16>
  %7 = spirv.GroupFMax <Subgroup> <Reduce> %v16f32 : vector<16xf32>
  %8 = spirv.GroupFMax <Workgroup> <InclusiveScan> %v4f32 : vector<4xf32>
  %9 = spirv.GroupFMax <Subgroup> <ExclusiveScan> %f32 : f32
  %10 = spirv.GroupFMax <Workgroup> <ClusteredReduce> %f16 : f16
  %11 = spirv.GroupFMax <Subgroup> <PartitionedReduceNV> %f64 : f64
  %12 = spirv.GroupFMax <Workgroup> <PartitionedInclusiveScanNV> %v2f16 : vector<2xf16>
  %13 = spirv.GroupFMax <Subgroup> <PartitionedExclusiveScanNV> %v3f32 : vector<3xf32>
  %14 = spirv.GroupFMin <Workgroup> <Reduce> %v4f64 : vector<4xf64>
  %15 = spirv.GroupFMin <Subgroup> <InclusiveScan> %v8f16 : vector<8xf16>
  %16 = spirv.GroupFMin <Workgroup> <ExclusiveScan> %v16f32 : vector<16xf32>
  %17 = spirv.GroupFMin <Subgroup> <ClusteredReduce> %v4f32 : vector<4xf32>
  %18 = spirv.GroupFMin <Workgroup> <PartitionedReduceNV> %f32 : f32
  %19 = spirv.GroupFMin <Subgroup> <PartitionedInclusiveScanNV> %f16 : f16
  %20 = spirv.GroupFMin <Workgroup> <PartitionedExclusiveScanNV> %f64 : f64
  %21 = spirv.KHR.GroupFMul <Subgroup> <Reduce> %v2f16 : vector<2xf16>
  %22 = spirv.KHR.GroupFMul <Workgroup> <InclusiveScan> %v3f32 : vector<3xf32>
  %23 = spirv.KHR.GroupFMul <Subgroup> <ExclusiveScan> %v4f64 : vector<4xf64>
  %24 = spirv.KHR.GroupFMul <Workgroup> <ClusteredReduce> %v8f16 : vector<8xf16>
  %25 = spirv.KHR.GroupFMul <Subgroup> <PartitionedReduceNV> %v16f32 : vector<16xf32>
  %26 = spirv.KHR.GroupFMul <Workgroup> <PartitionedInclusiveScanNV> %v4f32 : vector<4xf32>
  %27 = spirv.KHR.GroupFMul <Subgroup> <PartitionedExclusiveScanNV> %f32 : f32
  return
}

func.func @integer(%i32: i32, %i8: i8, %i16: i16, %i64: i64, %v2i8: vector<2xi8>,
                   %v3i16: vector<3xi16>, %v4i32: vector<4xi32>, %v8i64: vector<8xi64>,
                   %v16i8: vector<16xi8>, %si32: si32, %ui16: ui16, %v4i64: vector<4xi64>) {
  %0 = spirv.GroupIAdd <Workgroup> <Reduce> %i32 : i32
  %1 = spirv.GroupIAdd <Subgroup> <InclusiveScan> %i8 : i8
  %2 = spirv.GroupIAdd <Workgroup> <ExclusiveScan> %i16 : i16
  %3 = spirv.GroupIAdd <Subgroup> <ClusteredReduce> %i64 : i64
  %4 = spirv.GroupIAdd <Workgroup> <PartitionedReduceNV> %v2i8 : vector<2xi8>
  %5 = spirv.GroupIAdd <Subgroup> <PartitionedInclusiveScanNV> %v3i16 : vector<3xi16>
  %6 = spirv.GroupIAdd <Workgroup> <PartitionedExclusiveScanNV> %v4i32 : vector<4xi32>
  %7 = spirv.GroupSMax <Subgroup> <Reduce> %v8i64 : vector<8xi64>
  %8 = spirv.GroupSMax <Workgroup> <InclusiveScan> %v16i8 : vector<16xi8>
  %9 = spirv.GroupSMax <Subgroup> <ExclusiveScan> %si32 : si32
  %10 = spirv.GroupSMax <Workgroup> <ClusteredReduce> %ui16 : ui16
  %11 = spirv.GroupSMax <Subgroup> <PartitionedReduceNV> %v4i64 : vector<4xi64>
  %12 = spirv.GroupSMax <Workgroup> <PartitionedInclusiveScanNV> %i32 : i32
  %13 = spirv.GroupSMax <Subgroup> <PartitionedExclusiveScanNV> %i8 : i8
  %14 = spirv.GroupSMin <Workgroup> <Reduce> %i16 : i16
  %15 = spirv.GroupSMin <Subgroup> <InclusiveScan> %i64 : i64
  %16 = spirv.GroupSMin <Workgroup> <ExclusiveScan> %v2i8 : vector<2xi8>
  %17 = spirv.GroupSMin <Subgroup> <ClusteredReduce> %v3i16 : vector<3xi16>
  %18 = spirv.GroupSMin <Workgroup> <PartitionedReduceNV> %v4i32 : vector<4xi32>
  %19 = spirv.GroupSMin <Subgroup> <PartitionedInclusiveScanNV> %v8i64 : vector<8xi64>
  %20 = spirv.GroupSMin <Workgroup> <PartitionedExclusiveScanNV> %v16i8 : vector<16xi8>
  %21 = spirv.GroupUMax <Subgroup> <Reduce> %si32 : si32
  %22 = spirv.GroupUMax <Workgroup> <InclusiveScan> %ui16 : ui16
  %23 = spirv.GroupUMax <Subgroup> <ExclusiveScan> %v4i64 : vector<4xi64>
  %24 = spirv.GroupUMax <Workgroup> <ClusteredReduce> %i32 : i32
  %25 = spirv.GroupUMax <Subgroup> <PartitionedReduceNV> %i8 : i8
  %26 = spirv.GroupUMax <Workgroup> <PartitionedInclusiveScanNV> %i16 : i16
  %27 = spirv.GroupUMax <Subgroup> <PartitionedExclusiveScanNV> %i64 : i64
  %28 = spirv.GroupUMin <Workgroup> <Reduce> %v2i8 : vector<2xi8>
  %29 = spirv.GroupUMin <Subgroup> <InclusiveScan> %v3i16 : vector<3xi16>
  %30 = spirv.GroupUMin <Workgroup> <ExclusiveScan> %v4i32 : vector<4xi32>
  %31 = spirv.GroupUMin <Subgroup> <ClusteredReduce> %v8i64 : vector<8xi64>
  %32 = spirv.GroupUMin <Workgroup> <PartitionedReduceNV> %v16i8 : vector<16xi8>
  %33 = spirv.GroupUMin <Subgroup> <PartitionedInclusiveScanNV> %si32 : si32
  %34 = spirv.GroupUMin <Workgroup> <PartitionedExclusiveScanNV> %ui16 : ui16
  %35 = spirv.KHR.GroupIMul <Subgroup> <Reduce> %v4i64 : vector<4xi64>
  %36 = spirv.KHR.GroupIMul <Workgroup> <InclusiveScan> %i32 : i32
  %37 = spirv.KHR.GroupIMul <Subgroup> <ExclusiveScan> %i8 : i8
  %38 = spirv.KHR.GroupIMul <Workgroup> <ClusteredReduce> %i16 : i16
  %39 = spirv.KHR.GroupIMul <Subgroup> <PartitionedReduceNV> %i64 : i64
  %40 = spirv.KHR.GroupIMul <Workgroup> <PartitionedInclusiveScanNV> %v2i8 : vector<2xi8>
  %41 = spirv.KHR.GroupIMul <Subgroup> <PartitionedExclusiveScanNV> %v3i16 : vector<3xi16>
  return
}

func.func @broadcast(%f32: f32, %i32: i32, %v4f32: vector<4xf32>, %v3i32: vector<3xi32>, %i8: i8,
                     %v2i64: vector<2xi64>, %f16: f16, %i64: i64) {
  %0 = spirv.GroupBroadcast <Workgroup> %f32, %i32 : f32, i32
  %1 = spirv.GroupBroadcast <Subgroup> %v4f32, %v3i32 : vector<4xf32>, vector<3xi32>
  %2 = spirv.GroupBroadcast <Workgroup> %i8, %v2i64 : i8, vector<2xi64>
  %3 = spirv.GroupBroadcast <Subgroup> %f16, %i64 : f16, i64
  return
}

func.func @subgroup_ballot(%i1: i1) {
  %0 = spirv.KHR.SubgroupBallot %i1 : vector<4xi32>
  return
}

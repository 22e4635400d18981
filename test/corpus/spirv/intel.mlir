// Extensions of Intel: bf16 and tf32 conversions, subgroup block reads and writes.
// The split barriers are in barrier.mlir.

func.func @bf16_conversion(%f32: f32, %i16: i16, %v2f32: vector<2xf32>, %v2i16: vector<2xi16>,
                           %v8f32: vector<8xf32>, %v8i16: vector<8xi16>, %v16f32: vector<16xf32>,
                           %v16i16: vector<16xi16>) {
  %0 = spirv.INTEL.ConvertFToBF16 %f32 : f32 to i16
  %1 = spirv.INTEL.ConvertBF16ToF %i16 : i16 to f32
  %2 = spirv.INTEL.ConvertFToBF16 %v2f32 : vector<2xf32> to vector<2xi16>
  %3 = spirv.INTEL.ConvertBF16ToF %v2i16 : vector<2xi16> to vector<2xf32>
  %4 = spirv.INTEL.ConvertFToBF16 %v8f32 : vector<8xf32> to vector<8xi16>
  %5 = spirv.INTEL.ConvertBF16ToF %v8i16 : vector<8xi16> to vector<8xf32>
  %6 = spirv.INTEL.ConvertFToBF16 %v16f32 : vector<16xf32> to vector<16xi16>
  %7 = spirv.INTEL.ConvertBF16ToF %v16i16 : vector<16xi16> to vector<16xf32>
  return
}

func.func @tf32_rounding(%f32: f32, %v3f32: vector<3xf32>, %v16f32: vector<16xf32>) {
  %0 = spirv.INTEL.RoundFToTF32 %f32 : f32 to f32
  %1 = spirv.INTEL.RoundFToTF32 %v3f32 : vector<3xf32> to vector<3xf32>
  %2 = spirv.INTEL.RoundFToTF32 %v16f32 : vector<16xf32> to vector<16xf32>
  return
}

func.func @subgroup_block(%sb_i32: !spirv.ptr<i32, StorageBuffer>, %i32: i32,
                          %cw_i8: !spirv.ptr<i8, CrossWorkgroup>, %i8: i8,
                          %i_i16: !spirv.ptr<i16, Image>, %i16: i16,
                          %sb_f32: !spirv.ptr<f32, StorageBuffer>, %f32: f32) {
  %0 = spirv.INTEL.SubgroupBlockRead %sb_i32 : !spirv.ptr<i32, StorageBuffer> -> i32
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %sb_i32, %i32 : i32
  %1 = spirv.INTEL.SubgroupBlockRead %cw_i8 : !spirv.ptr<i8, CrossWorkgroup> -> i8
  spirv.INTEL.SubgroupBlockWrite "CrossWorkgroup" %cw_i8, %i8 : i8
  %2 = spirv.INTEL.SubgroupBlockRead %i_i16 : !spirv.ptr<i16, Image> -> i16
  spirv.INTEL.SubgroupBlockWrite "Image" %i_i16, %i16 : i16
  %3 = spirv.INTEL.SubgroupBlockRead %sb_f32 : !spirv.ptr<f32, StorageBuffer> -> f32
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %sb_f32, %f32 : f32
  return
}

// Ops whose syntax MLIR 23 changed, or whose operands it restricts: there, bf16 is not allowed in
// spirv.AtomicExchange and spirv.Bitcast.

func.func @quad_swap(%f32: f32, %i32: i32, %i8: i8, %v4f16: vector<4xf16>, %i64: i64, %i16: i16,
                     %i1: i1, %f64: f64) {
  %0 = spirv.GroupNonUniformQuadSwap <Subgroup> %f32 %i32 : f32, i32
  %1 = spirv.GroupNonUniformQuadSwap <Subgroup> %i8 %i32 : i8, i32
  %2 = spirv.GroupNonUniformQuadSwap <Subgroup> %v4f16 %i32 : vector<4xf16>, i32
  %3 = spirv.GroupNonUniformQuadSwap <Subgroup> %i64 %i16 : i64, i16
  %4 = spirv.GroupNonUniformQuadSwap <Subgroup> %i1 %i8 : i1, i8
  %5 = spirv.GroupNonUniformQuadSwap <Subgroup> %f64 %i32 : f64, i32
  return
}

func.func @atomic_exchange(%sb_bf16: !spirv.ptr<bf16, StorageBuffer>,
                           %ac_bf16: !spirv.ptr<bf16, AtomicCounter>, %bf16: bf16) {
  %0 = spirv.AtomicExchange <Device> <SubgroupMemory> %sb_bf16, %bf16 : !spirv.ptr<bf16, StorageBuffer>
  %1 = spirv.AtomicExchange <Device> <MakeVisible> %ac_bf16, %bf16 : !spirv.ptr<bf16, AtomicCounter>
  return
}

func.func @bitcast(%bf16: bf16) {
  %0 = spirv.Bitcast %bf16 : bf16 to i16
  return
}

// Ops that MLIR 22 lacks or writes otherwise.

func.func @cl_unary(%f32: f32, %f16: f16, %f64: f64, %v4f32: vector<4xf32>, %v3f16: vector<3xf16>) {
  %0 = spirv.CL.cbrt %f32 : f32
  %1 = spirv.CL.cbrt %f16 : f16
  %2 = spirv.CL.cbrt %f64 : f64
  %3 = spirv.CL.cbrt %v4f32 : vector<4xf32>
  %4 = spirv.CL.cbrt %v3f16 : vector<3xf16>
  %5 = spirv.CL.erfc %f32 : f32
  %6 = spirv.CL.erfc %f16 : f16
  %7 = spirv.CL.erfc %f64 : f64
  %8 = spirv.CL.erfc %v4f32 : vector<4xf32>
  %9 = spirv.CL.erfc %v3f16 : vector<3xf16>
  %10 = spirv.CL.exp10 %f32 : f32
  %11 = spirv.CL.exp10 %f16 : f16
  %12 = spirv.CL.exp10 %f64 : f64
  %13 = spirv.CL.exp10 %v4f32 : vector<4xf32>
  %14 = spirv.CL.exp10 %v3f16 : vector<3xf16>
  %15 = spirv.CL.exp2 %f32 : f32
  %16 = spirv.CL.exp2 %f16 : f16
  %17 = spirv.CL.exp2 %f64 : f64
  %18 = spirv.CL.exp2 %v4f32 : vector<4xf32>
  %19 = spirv.CL.exp2 %v3f16 : vector<3xf16>
  %20 = spirv.CL.expm1 %f32 : f32
  %21 = spirv.CL.expm1 %f16 : f16
  %22 = spirv.CL.expm1 %f64 : f64
  %23 = spirv.CL.expm1 %v4f32 : vector<4xf32>
  %24 = spirv.CL.expm1 %v3f16 : vector<3xf16>
  %25 = spirv.CL.log10 %f32 : f32
  %26 = spirv.CL.log10 %f16 : f16
  %27 = spirv.CL.log10 %f64 : f64
  %28 = spirv.CL.log10 %v4f32 : vector<4xf32>
  %29 = spirv.CL.log10 %v3f16 : vector<3xf16>
  %30 = spirv.CL.log1p %f32 : f32
  %31 = spirv.CL.log1p %f16 : f16
  %32 = spirv.CL.log1p %f64 : f64
  %33 = spirv.CL.log1p %v4f32 : vector<4xf32>
  %34 = spirv.CL.log1p %v3f16 : vector<3xf16>
  %35 = spirv.CL.log2 %f32 : f32
  %36 = spirv.CL.log2 %f16 : f16
  %37 = spirv.CL.log2 %f64 : f64
  %38 = spirv.CL.log2 %v4f32 : vector<4xf32>
  %39 = spirv.CL.log2 %v3f16 : vector<3xf16>
  %40 = spirv.CL.trunc %f32 : f32
  %41 = spirv.CL.trunc %f16 : f16
  %42 = spirv.CL.trunc %f64 : f64
  %43 = spirv.CL.trunc %v4f32 : vector<4xf32>
  %44 = spirv.CL.trunc %v3f16 : vector<3xf16>
  return
}

func.func @cl_binary(%f32: f32, %f16: f16, %f64: f64, %v4f32: vector<4xf32>, %v3f16: vector<3xf16>) {
  %0 = spirv.CL.copysign %f32, %f32 : f32
  %1 = spirv.CL.copysign %f16, %f16 : f16
  %2 = spirv.CL.copysign %f64, %f64 : f64
  %3 = spirv.CL.copysign %v4f32, %v4f32 : vector<4xf32>
  %4 = spirv.CL.copysign %v3f16, %v3f16 : vector<3xf16>
  %5 = spirv.CL.fdim %f32, %f32 : f32
  %6 = spirv.CL.fdim %f16, %f16 : f16
  %7 = spirv.CL.fdim %f64, %f64 : f64
  %8 = spirv.CL.fdim %v4f32, %v4f32 : vector<4xf32>
  %9 = spirv.CL.fdim %v3f16, %v3f16 : vector<3xf16>
  %10 = spirv.CL.fmod %f32, %f32 : f32
  %11 = spirv.CL.fmod %f16, %f16 : f16
  %12 = spirv.CL.fmod %f64, %f64 : f64
  %13 = spirv.CL.fmod %v4f32, %v4f32 : vector<4xf32>
  %14 = spirv.CL.fmod %v3f16, %v3f16 : vector<3xf16>
  %15 = spirv.CL.hypot %f32, %f32 : f32
  %16 = spirv.CL.hypot %f16, %f16 : f16
  %17 = spirv.CL.hypot %f64, %f64 : f64
  %18 = spirv.CL.hypot %v4f32, %v4f32 : vector<4xf32>
  %19 = spirv.CL.hypot %v3f16, %v3f16 : vector<3xf16>
  return
}

func.func @cl_integer(%f32: f32, %f16: f16, %v4f32: vector<4xf32>, %i32: i32, %i8: i8, %i64: i64, %v4i32: vector<4xi32>, %v8i16: vector<8xi16>) {
  %0 = spirv.CL.clz %i32 : i32
  %1 = spirv.CL.clz %i8 : i8
  %2 = spirv.CL.clz %i64 : i64
  %3 = spirv.CL.clz %v4i32 : vector<4xi32>
  %4 = spirv.CL.clz %v8i16 : vector<8xi16>
  %5 = spirv.CL.ldexp %f32, %i32 : f32, i32 -> f32
  %6 = spirv.CL.ldexp %f16, %i32 : f16, i32 -> f16
  %7 = spirv.CL.ldexp %v4f32, %v4i32 : vector<4xf32>, vector<4xi32> -> vector<4xf32>
  %8 = spirv.CL.pown %f32, %i32 : f32, i32 -> f32
  %9 = spirv.CL.pown %f16, %i32 : f16, i32 -> f16
  %10 = spirv.CL.pown %v4f32, %v4i32 : vector<4xf32>, vector<4xi32> -> vector<4xf32>
  %11 = spirv.CL.rootn %f32, %i32 : f32, i32 -> f32
  %12 = spirv.CL.rootn %f16, %i32 : f16, i32 -> f16
  %13 = spirv.CL.rootn %v4f32, %v4i32 : vector<4xf32>, vector<4xi32> -> vector<4xf32>
  return
}

func.func @gl_unary(%f32: f32, %f16: f16, %f64: f64, %v4f32: vector<4xf32>, %v3f16: vector<3xf16>) {
  %0 = spirv.GL.Degrees %f32 : f32
  %1 = spirv.GL.Degrees %f16 : f16
  %2 = spirv.GL.Degrees %v4f32 : vector<4xf32>
  %3 = spirv.GL.Radians %f32 : f32
  %4 = spirv.GL.Radians %f16 : f16
  %5 = spirv.GL.Radians %v4f32 : vector<4xf32>
  %6 = spirv.GL.Trunc %f32 : f32
  %7 = spirv.GL.Trunc %f16 : f16
  %8 = spirv.GL.Trunc %f64 : f64
  %9 = spirv.GL.Trunc %v4f32 : vector<4xf32>
  %10 = spirv.GL.Trunc %v3f16 : vector<3xf16>
  return
}

func.func @gl_binary(%f32: f32, %f16: f16, %f64: f64, %v4f32: vector<4xf32>, %v3f16: vector<3xf16>) {
  %0 = spirv.GL.Atan2 %f32, %f32 : f32
  %1 = spirv.GL.Atan2 %f16, %f16 : f16
  %2 = spirv.GL.Atan2 %v4f32, %v4f32 : vector<4xf32>
  %3 = spirv.GL.NMax %f32, %f32 : f32
  %4 = spirv.GL.NMax %f16, %f16 : f16
  %5 = spirv.GL.NMax %f64, %f64 : f64
  %6 = spirv.GL.NMax %v4f32, %v4f32 : vector<4xf32>
  %7 = spirv.GL.NMax %v3f16, %v3f16 : vector<3xf16>
  %8 = spirv.GL.NMin %f32, %f32 : f32
  %9 = spirv.GL.NMin %f16, %f16 : f16
  %10 = spirv.GL.NMin %f64, %f64 : f64
  %11 = spirv.GL.NMin %v4f32, %v4f32 : vector<4xf32>
  %12 = spirv.GL.NMin %v3f16, %v3f16 : vector<3xf16>
  %13 = spirv.GL.Step %f32, %f32 : f32
  %14 = spirv.GL.Step %f16, %f16 : f16
  %15 = spirv.GL.Step %f64, %f64 : f64
  %16 = spirv.GL.Step %v4f32, %v4f32 : vector<4xf32>
  %17 = spirv.GL.Step %v3f16, %v3f16 : vector<3xf16>
  return
}

func.func @gl_ternary(%f32: f32, %f16: f16, %f64: f64, %v4f32: vector<4xf32>, %v3f16: vector<3xf16>) {
  %0 = spirv.GL.NClamp %f32, %f32, %f32 : f32
  %1 = spirv.GL.NClamp %f16, %f16, %f16 : f16
  %2 = spirv.GL.NClamp %f64, %f64, %f64 : f64
  %3 = spirv.GL.NClamp %v4f32, %v4f32, %v4f32 : vector<4xf32>
  %4 = spirv.GL.NClamp %v3f16, %v3f16, %v3f16 : vector<3xf16>
  %5 = spirv.GL.SmoothStep %f32, %f32, %f32 : f32
  %6 = spirv.GL.SmoothStep %f16, %f16, %f16 : f16
  %7 = spirv.GL.SmoothStep %f64, %f64, %f64 : f64
  %8 = spirv.GL.SmoothStep %v4f32, %v4f32, %v4f32 : vector<4xf32>
  %9 = spirv.GL.SmoothStep %v3f16, %v3f16, %v3f16 : vector<3xf16>
  return
}

func.func @logical(%v2i1: vector<2xi1>, %v4i1: vector<4xi1>, %f32: f32, %f16: f16, %f64: f64, %v4f32: vector<4xf32>, %v3f16: vector<3xf16>, %i1: i1, %i32: i32, %i64: i64) {
  %0 = spirv.All %v2i1 : vector<2xi1>
  %1 = spirv.All %v4i1 : vector<4xi1>
  %2 = spirv.Any %v2i1 : vector<2xi1>
  %3 = spirv.Any %v4i1 : vector<4xi1>
  %4 = spirv.IsNormal %f32 : f32
  %5 = spirv.IsNormal %f16 : f16
  %6 = spirv.IsNormal %f64 : f64
  %7 = spirv.IsNormal %v4f32 : vector<4xf32>
  %8 = spirv.IsNormal %v3f16 : vector<3xf16>
  %9 = spirv.KHR.Expect %i32, %i32 : i32
  %10 = spirv.KHR.Expect %i1, %i1 : i1
  %11 = spirv.KHR.Expect %i64, %i64 : i64
  return
}

func.func @matrix(%f32: f32, %f16: f16, %f64: f64, %v4f32: vector<4xf32>, %v3f16: vector<3xf16>, %v2f32: vector<2xf32>, %v4f16: vector<4xf16>) {
  %0 = spirv.OuterProduct %v2f32, %v4f32 : vector<2xf32>, vector<4xf32> -> !spirv.matrix<4 x vector<2xf32>>
  %1 = spirv.OuterProduct %v3f16, %v4f16 : vector<3xf16>, vector<4xf16> -> !spirv.matrix<4 x vector<3xf16>>
  return
}

func.func @subgroup(%f32: f32, %i8: i8, %v4f16: vector<4xf16>, %i64: i64, %i1: i1, %f64: f64) {
  %0 = spirv.GroupNonUniformQuadSwap <Subgroup> <Horizontal> %f32 : f32
  %1 = spirv.GroupNonUniformQuadSwap <Subgroup> <Vertical> %i8 : i8
  %2 = spirv.GroupNonUniformQuadSwap <Subgroup> <Diagonal> %v4f16 : vector<4xf16>
  %3 = spirv.GroupNonUniformQuadSwap <Subgroup> <Horizontal> %i64 : i64
  %4 = spirv.GroupNonUniformQuadSwap <Subgroup> <Vertical> %i1 : i1
  %5 = spirv.GroupNonUniformQuadSwap <Subgroup> <Diagonal> %f64 : f64
  %6 = spirv.GroupNonUniformBroadcastFirst <Subgroup> %f32 : f32
  %7 = spirv.GroupNonUniformBroadcastFirst <Subgroup> %i8 : i8
  %8 = spirv.GroupNonUniformBroadcastFirst <Subgroup> %v4f16 : vector<4xf16>
  %9 = spirv.GroupNonUniformBroadcastFirst <Subgroup> %i64 : i64
  %10 = spirv.GroupNonUniformBroadcastFirst <Subgroup> %i1 : i1
  %11 = spirv.GroupNonUniformBroadcastFirst <Subgroup> %f64 : f64
  return
}

func.func @atomic(%sb: !spirv.ptr<i32, StorageBuffer>, %i32: i32,
                  %w: !spirv.ptr<i64, Workgroup>, %i64: i64,
                  %u: !spirv.ptr<f32, Uniform>, %f32: f32,
                  %cw: !spirv.ptr<f64, CrossWorkgroup>, %f64: f64,
                  %psb: !spirv.ptr<f16, PhysicalStorageBuffer>, %f16: f16,
                  %i: !spirv.ptr<i16, Image>, %i16: i16) {
  %0 = spirv.AtomicLoad <Device> <None> %sb : !spirv.ptr<i32, StorageBuffer>
  %1 = spirv.AtomicLoad <Workgroup> <Acquire> %w : !spirv.ptr<i64, Workgroup>
  %2 = spirv.AtomicLoad <Subgroup> <Acquire|UniformMemory> %u : !spirv.ptr<f32, Uniform>
  %3 = spirv.AtomicLoad <CrossDevice> <None> %cw : !spirv.ptr<f64, CrossWorkgroup>
  %4 = spirv.AtomicLoad <QueueFamily> <Acquire|WorkgroupMemory> %psb : !spirv.ptr<f16, PhysicalStorageBuffer>
  %5 = spirv.AtomicLoad <Invocation> <None> %i : !spirv.ptr<i16, Image>
  spirv.AtomicStore <Device> <None> %sb, %i32 : !spirv.ptr<i32, StorageBuffer>
  spirv.AtomicStore <Workgroup> <Release> %w, %i64 : !spirv.ptr<i64, Workgroup>
  spirv.AtomicStore <Subgroup> <Release|UniformMemory> %u, %f32 : !spirv.ptr<f32, Uniform>
  spirv.AtomicStore <CrossDevice> <None> %cw, %f64 : !spirv.ptr<f64, CrossWorkgroup>
  spirv.AtomicStore <QueueFamily> <Release|WorkgroupMemory> %psb, %f16 : !spirv.ptr<f16, PhysicalStorageBuffer>
  spirv.AtomicStore <Invocation> <None> %i, %i16 : !spirv.ptr<i16, Image>
  return
}

func.func @barrier(%count: i32) {
  %0 = spirv.NamedBarrierInitialize %count : i32 -> !spirv.named_barrier
  spirv.MemoryNamedBarrier %0, <Workgroup>, <AcquireRelease|WorkgroupMemory> : !spirv.named_barrier
  return
}

func.func @sampled_image(%image: !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>,
                         %sampler: !spirv.sampler) {
  %0 = spirv.SampledImage %image, %sampler : !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>, !spirv.sampler -> !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Rgba8>>
  return
}

func.func @masked(%pointers: vector<4x!spirv.ptr<f32, CrossWorkgroup>>, %mask: vector<4xi1>, %values: vector<4xf32>) {
  %alignment = spirv.Constant 4 : i32
  %0 = spirv.INTEL.MaskedGather %pointers, %alignment, %mask, %values : vector<4x!spirv.ptr<f32, CrossWorkgroup>>, i32, vector<4xi1>, vector<4xf32> -> vector<4xf32>
  spirv.INTEL.MaskedScatter %pointers, %alignment, %mask, %values : vector<4x!spirv.ptr<f32, CrossWorkgroup>>, i32, vector<4xi1>, vector<4xf32>
  return
}

func.func @modes() {
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @x = 8 : i32
    spirv.SpecConstant @y = 4 : i32
    spirv.SpecConstant @z = 1 : i32
    spirv.func @main() "None" { spirv.Return }
    spirv.ExecutionModeId @main "LocalSizeId" @x, @y, @z
    spirv.ExecutionModeId @main "LocalSizeHintId" @x, @y, @z
  }
  return
}

func.func @ml_call(%tensor: !spirv.arm.tensor<4xf32>) {
  %0 = spirv.ExperimentalML.Call opcode = 1, %tensor : (!spirv.arm.tensor<4xf32>) -> !spirv.arm.tensor<4xf32>
  return
}

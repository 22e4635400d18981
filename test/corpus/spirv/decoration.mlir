// Decorations wherever the dialect can express them: on operations, on function
// parameters, on variables and on struct members. Upstream's availability ignores all of
// them.

// Decorations on results are discardable attributes: upstream does not look at them.
func.func @on_operations(%f32: f32, %i32: i32, %f16: f16) {
  %0 = spirv.FAdd %f32, %f32 {no_contraction} : f32
  %1 = spirv.FMul %f32, %f32 {relaxed_precision} : f32
  %2 = spirv.IAdd %i32, %i32 {no_signed_wrap} : i32
  %3 = spirv.IAdd %i32, %i32 {no_unsigned_wrap} : i32
  %4 = spirv.FAdd %f32, %f32 {fp_fast_math_mode = #spirv.fastmath_mode<None>} : f32
  %5 = spirv.FAdd %f32, %f32 {fp_fast_math_mode = #spirv.fastmath_mode<NotNaN>} : f32
  %6 = spirv.FAdd %f32, %f32 {fp_fast_math_mode = #spirv.fastmath_mode<NotInf>} : f32
  %7 = spirv.FAdd %f32, %f32 {fp_fast_math_mode = #spirv.fastmath_mode<NSZ>} : f32
  %8 = spirv.FAdd %f32, %f32 {fp_fast_math_mode = #spirv.fastmath_mode<AllowRecip>} : f32
  %9 = spirv.FAdd %f32, %f32 {fp_fast_math_mode = #spirv.fastmath_mode<Fast>} : f32
  %10 = spirv.FAdd %f32, %f32 {fp_fast_math_mode = #spirv.fastmath_mode<AllowContractFastINTEL>} : f32
  %11 = spirv.FAdd %f32, %f32 {fp_fast_math_mode = #spirv.fastmath_mode<AllowReassocINTEL>} : f32
  %12 = spirv.FAdd %f32, %f32 {fp_fast_math_mode = #spirv.fastmath_mode<NotNaN|NSZ>} : f32
  %13 = spirv.FConvert %f32 {fp_rounding_mode = #spirv.fp_rounding_mode<RTE>} : f32 to f16
  %14 = spirv.FConvert %f32 {fp_rounding_mode = #spirv.fp_rounding_mode<RTZ>} : f32 to f16
  %15 = spirv.FConvert %f32 {fp_rounding_mode = #spirv.fp_rounding_mode<RTP>} : f32 to f16
  %16 = spirv.FConvert %f32 {fp_rounding_mode = #spirv.fp_rounding_mode<RTN>} : f32 to f16
  %17 = spirv.ConvertFToS %f32 {saturated_conversion} : f32 to i32
  %18 = spirv.Variable {aliased} : !spirv.ptr<f32, Function>
  %19 = spirv.Variable {restrict} : !spirv.ptr<f32, Function>
  %20 = spirv.Variable {volatile} : !spirv.ptr<f32, Function>
  return
}

// Every decoration.
func.func @on_parameters() {
  spirv.module Logical GLSL450 {
    spirv.func @parameters(
        %arg0: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<RelaxedPrecision>},
        %arg1: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<SpecId>},
        %arg2: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Block>},
        %arg3: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<BufferBlock>},
        %arg4: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<RowMajor>},
        %arg5: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<ColMajor>},
        %arg6: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<ArrayStride>},
        %arg7: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<MatrixStride>},
        %arg8: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<GLSLShared>},
        %arg9: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<GLSLPacked>},
        %arg10: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<CPacked>},
        %arg11: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<BuiltIn>},
        %arg12: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<NoPerspective>},
        %arg13: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Flat>},
        %arg14: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Patch>},
        %arg15: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Centroid>},
        %arg16: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Sample>},
        %arg17: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Invariant>},
        %arg18: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Restrict>},
        %arg19: !spirv.ptr<i32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<Aliased>},
        %arg20: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Volatile>},
        %arg21: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Constant>},
        %arg22: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Coherent>},
        %arg23: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<NonWritable>},
        %arg24: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<NonReadable>},
        %arg25: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Uniform>},
        %arg26: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<UniformId>},
        %arg27: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<SaturatedConversion>},
        %arg28: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Stream>},
        %arg29: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Location>},
        %arg30: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Component>},
        %arg31: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Index>},
        %arg32: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Binding>},
        %arg33: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<DescriptorSet>},
        %arg34: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Offset>},
        %arg35: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<XfbBuffer>},
        %arg36: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<XfbStride>},
        %arg37: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<FuncParamAttr>},
        %arg38: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<FPRoundingMode>},
        %arg39: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<FPFastMathMode>},
        %arg40: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<LinkageAttributes>},
        %arg41: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<NoContraction>},
        %arg42: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<InputAttachmentIndex>},
        %arg43: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<Alignment>},
        %arg44: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<MaxByteOffset>},
        %arg45: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<AlignmentId>},
        %arg46: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<MaxByteOffsetId>},
        %arg47: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<NoSignedWrap>},
        %arg48: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<NoUnsignedWrap>},
        %arg49: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<ExplicitInterpAMD>},
        %arg50: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<OverrideCoverageNV>},
        %arg51: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<PassthroughNV>},
        %arg52: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<ViewportRelativeNV>},
        %arg53: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<SecondaryViewportRelativeNV>},
        %arg54: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<PerPrimitiveEXT>},
        %arg55: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<PerVertexKHR>},
        %arg56: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<NonUniform>},
        %arg57: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function> {spirv.decoration = #spirv.decoration<RestrictPointer>},
        %arg58: !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function> {spirv.decoration = #spirv.decoration<AliasedPointer>},
        %arg59: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<BindlessSamplerNV>},
        %arg60: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<BindlessImageNV>},
        %arg61: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<BoundSamplerNV>},
        %arg62: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<BoundImageNV>},
        %arg63: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<SIMTCallINTEL>},
        %arg64: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<ReferencedIndirectlyINTEL>},
        %arg65: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<ClobberINTEL>},
        %arg66: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<SideEffectsINTEL>},
        %arg67: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<VectorComputeVariableINTEL>},
        %arg68: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<FuncParamIOKindINTEL>},
        %arg69: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<VectorComputeFunctionINTEL>},
        %arg70: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<StackCallINTEL>},
        %arg71: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<GlobalVariableOffsetINTEL>},
        %arg72: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<CounterBuffer>},
        %arg73: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<UserSemantic>},
        %arg74: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<UserTypeGOOGLE>},
        %arg75: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<FunctionRoundingModeINTEL>},
        %arg76: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<FunctionDenormModeINTEL>},
        %arg77: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<RegisterINTEL>},
        %arg78: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<MemoryINTEL>},
        %arg79: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<NumbanksINTEL>},
        %arg80: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<BankwidthINTEL>},
        %arg81: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<MaxPrivateCopiesINTEL>},
        %arg82: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<SinglepumpINTEL>},
        %arg83: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<DoublepumpINTEL>},
        %arg84: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<MaxReplicatesINTEL>},
        %arg85: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<SimpleDualPortINTEL>},
        %arg86: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<MergeINTEL>},
        %arg87: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<BankBitsINTEL>},
        %arg88: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<ForcePow2DepthINTEL>},
        %arg89: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<BurstCoalesceINTEL>},
        %arg90: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<CacheSizeINTEL>},
        %arg91: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<DontStaticallyCoalesceINTEL>},
        %arg92: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<PrefetchINTEL>},
        %arg93: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<StallEnableINTEL>},
        %arg94: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<FuseLoopsInFunctionINTEL>},
        %arg95: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<AliasScopeINTEL>},
        %arg96: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<NoAliasINTEL>},
        %arg97: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<BufferLocationINTEL>},
        %arg98: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<IOPipeStorageINTEL>},
        %arg99: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<FunctionFloatingPointModeINTEL>},
        %arg100: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<SingleElementVectorINTEL>},
        %arg101: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<VectorComputeCallableFunctionINTEL>},
        %arg102: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<MediaBlockIOINTEL>},
        %arg103: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<CacheControlLoadINTEL>},
        %arg104: !spirv.ptr<i32, Function> {spirv.decoration = #spirv.decoration<CacheControlStoreINTEL>}) "None" {
      spirv.Return
    }
  }
  return
}

func.func @on_variables_and_members() {
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @block : !spirv.ptr<!spirv.struct<(f32 [0, NonWritable], f16 [4, NonReadable], !spirv.matrix<2 x vector<2xf32>> [8, ColMajor, MatrixStride=8]), Block>, StorageBuffer>
    spirv.GlobalVariable @no_perspective {location = 0 : i32, no_perspective} : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @invariant {location = 0 : i32, invariant} : !spirv.ptr<f32, Output>
    spirv.GlobalVariable @cached {cache_control_load_intel = [#spirv.cache_control_load_intel<cache_level = 0, load_cache_control = Uncached>]} : !spirv.ptr<f32, CrossWorkgroup>
    spirv.GlobalVariable @written {cache_control_store_intel = [#spirv.cache_control_store_intel<cache_level = 0, store_cache_control = WriteBack>]} : !spirv.ptr<f32, CrossWorkgroup>
  }
  return
}

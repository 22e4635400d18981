// spirv.GlobalVariable in every storage class, with every built-in, with bindings,
// initialisers and linkage; upstream asks neither the type nor the built-in.

func.func @storage_classes() {
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @in_UniformConstant : !spirv.ptr<f32, UniformConstant>
    spirv.GlobalVariable @in_Input : !spirv.ptr<i8, Input>
    spirv.GlobalVariable @in_Uniform : !spirv.ptr<i16, Uniform>
    spirv.GlobalVariable @in_Output : !spirv.ptr<f16, Output>
    spirv.GlobalVariable @in_Workgroup : !spirv.ptr<i64, Workgroup>
    spirv.GlobalVariable @in_CrossWorkgroup : !spirv.ptr<f64, CrossWorkgroup>
    spirv.GlobalVariable @in_Private : !spirv.ptr<vector<4xf32>, Private>
    spirv.GlobalVariable @in_PushConstant : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i16, stride=2> [0])>, PushConstant>
    spirv.GlobalVariable @in_AtomicCounter : !spirv.ptr<f32, AtomicCounter>
    spirv.GlobalVariable @in_Image : !spirv.ptr<i8, Image>
    spirv.GlobalVariable @in_StorageBuffer : !spirv.ptr<i16, StorageBuffer>
    spirv.GlobalVariable @in_CallableDataKHR : !spirv.ptr<f16, CallableDataKHR>
    spirv.GlobalVariable @in_IncomingCallableDataKHR : !spirv.ptr<i64, IncomingCallableDataKHR>
    spirv.GlobalVariable @in_RayPayloadKHR : !spirv.ptr<f64, RayPayloadKHR>
    spirv.GlobalVariable @in_HitAttributeKHR : !spirv.ptr<vector<4xf32>, HitAttributeKHR>
    spirv.GlobalVariable @in_IncomingRayPayloadKHR : !spirv.ptr<!spirv.array<4 x i8, stride=1>, IncomingRayPayloadKHR>
    spirv.GlobalVariable @in_ShaderRecordBufferKHR : !spirv.ptr<!spirv.struct<(f16 [0], i8 [2])>, ShaderRecordBufferKHR>
    spirv.GlobalVariable @in_PhysicalStorageBuffer : !spirv.ptr<!spirv.struct<(!spirv.rtarray<i16, stride=2> [0])>, PhysicalStorageBuffer>
    spirv.GlobalVariable @in_TaskPayloadWorkgroupEXT : !spirv.ptr<f32, TaskPayloadWorkgroupEXT>
    spirv.GlobalVariable @in_CodeSectionINTEL : !spirv.ptr<i8, CodeSectionINTEL>
    spirv.GlobalVariable @in_DeviceOnlyINTEL : !spirv.ptr<i16, DeviceOnlyINTEL>
    spirv.GlobalVariable @in_HostOnlyINTEL : !spirv.ptr<f16, HostOnlyINTEL>
  }
  return
}

// Every built-in. It is a string attribute: upstream ignores it.
func.func @built_ins() {
  spirv.module Logical GLSL450 {
    spirv.GlobalVariable @Position built_in("Position") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @PointSize built_in("PointSize") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @ClipDistance built_in("ClipDistance") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @CullDistance built_in("CullDistance") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @VertexId built_in("VertexId") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @InstanceId built_in("InstanceId") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @PrimitiveId built_in("PrimitiveId") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @InvocationId built_in("InvocationId") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @Layer built_in("Layer") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @ViewportIndex built_in("ViewportIndex") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @TessLevelOuter built_in("TessLevelOuter") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @TessLevelInner built_in("TessLevelInner") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @TessCoord built_in("TessCoord") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @PatchVertices built_in("PatchVertices") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @FragCoord built_in("FragCoord") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @PointCoord built_in("PointCoord") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @FrontFacing built_in("FrontFacing") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @SampleId built_in("SampleId") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @SamplePosition built_in("SamplePosition") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @SampleMask built_in("SampleMask") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @FragDepth built_in("FragDepth") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @HelperInvocation built_in("HelperInvocation") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @NumWorkgroups built_in("NumWorkgroups") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @WorkgroupSize built_in("WorkgroupSize") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @WorkgroupId built_in("WorkgroupId") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @LocalInvocationId built_in("LocalInvocationId") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @GlobalInvocationId built_in("GlobalInvocationId") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @LocalInvocationIndex built_in("LocalInvocationIndex") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @WorkDim built_in("WorkDim") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @GlobalSize built_in("GlobalSize") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @EnqueuedWorkgroupSize built_in("EnqueuedWorkgroupSize") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @GlobalOffset built_in("GlobalOffset") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @GlobalLinearId built_in("GlobalLinearId") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @SubgroupSize built_in("SubgroupSize") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @SubgroupMaxSize built_in("SubgroupMaxSize") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @NumSubgroups built_in("NumSubgroups") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @NumEnqueuedSubgroups built_in("NumEnqueuedSubgroups") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @SubgroupId built_in("SubgroupId") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @SubgroupLocalInvocationId built_in("SubgroupLocalInvocationId") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @VertexIndex built_in("VertexIndex") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @InstanceIndex built_in("InstanceIndex") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @SubgroupEqMask built_in("SubgroupEqMask") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @SubgroupGeMask built_in("SubgroupGeMask") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @SubgroupGtMask built_in("SubgroupGtMask") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @SubgroupLeMask built_in("SubgroupLeMask") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @SubgroupLtMask built_in("SubgroupLtMask") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @BaseVertex built_in("BaseVertex") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @BaseInstance built_in("BaseInstance") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @DrawIndex built_in("DrawIndex") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @PrimitiveShadingRateKHR built_in("PrimitiveShadingRateKHR") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @DeviceIndex built_in("DeviceIndex") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @ViewIndex built_in("ViewIndex") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @ShadingRateKHR built_in("ShadingRateKHR") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @BaryCoordNoPerspAMD built_in("BaryCoordNoPerspAMD") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @BaryCoordNoPerspCentroidAMD built_in("BaryCoordNoPerspCentroidAMD") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @BaryCoordNoPerspSampleAMD built_in("BaryCoordNoPerspSampleAMD") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @BaryCoordSmoothAMD built_in("BaryCoordSmoothAMD") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @BaryCoordSmoothCentroidAMD built_in("BaryCoordSmoothCentroidAMD") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @BaryCoordSmoothSampleAMD built_in("BaryCoordSmoothSampleAMD") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @BaryCoordPullModelAMD built_in("BaryCoordPullModelAMD") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @FragStencilRefEXT built_in("FragStencilRefEXT") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @ViewportMaskNV built_in("ViewportMaskNV") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @SecondaryPositionNV built_in("SecondaryPositionNV") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @SecondaryViewportMaskNV built_in("SecondaryViewportMaskNV") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @PositionPerViewNV built_in("PositionPerViewNV") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @ViewportMaskPerViewNV built_in("ViewportMaskPerViewNV") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @FullyCoveredEXT built_in("FullyCoveredEXT") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @BaryCoordKHR built_in("BaryCoordKHR") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @BaryCoordNoPerspKHR built_in("BaryCoordNoPerspKHR") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @FragSizeEXT built_in("FragSizeEXT") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @FragInvocationCountEXT built_in("FragInvocationCountEXT") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @PrimitivePointIndicesEXT built_in("PrimitivePointIndicesEXT") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @PrimitiveLineIndicesEXT built_in("PrimitiveLineIndicesEXT") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @PrimitiveTriangleIndicesEXT built_in("PrimitiveTriangleIndicesEXT") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @CullPrimitiveEXT built_in("CullPrimitiveEXT") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @LaunchIdKHR built_in("LaunchIdKHR") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @LaunchSizeKHR built_in("LaunchSizeKHR") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @WorldRayOriginKHR built_in("WorldRayOriginKHR") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @WorldRayDirectionKHR built_in("WorldRayDirectionKHR") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @ObjectRayOriginKHR built_in("ObjectRayOriginKHR") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @ObjectRayDirectionKHR built_in("ObjectRayDirectionKHR") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @RayTminKHR built_in("RayTminKHR") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @RayTmaxKHR built_in("RayTmaxKHR") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @InstanceCustomIndexKHR built_in("InstanceCustomIndexKHR") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @ObjectToWorldKHR built_in("ObjectToWorldKHR") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @WorldToObjectKHR built_in("WorldToObjectKHR") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @HitTNV built_in("HitTNV") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @HitKindKHR built_in("HitKindKHR") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @CurrentRayTimeNV built_in("CurrentRayTimeNV") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @IncomingRayFlagsKHR built_in("IncomingRayFlagsKHR") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @RayGeometryIndexKHR built_in("RayGeometryIndexKHR") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @WarpsPerSMNV built_in("WarpsPerSMNV") : !spirv.ptr<vector<4xf32>, Output>
    spirv.GlobalVariable @SMCountNV built_in("SMCountNV") : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @WarpIDNV built_in("WarpIDNV") : !spirv.ptr<vector<3xi32>, Output>
    spirv.GlobalVariable @SMIDNV built_in("SMIDNV") : !spirv.ptr<f32, Input>
    spirv.GlobalVariable @CullMaskKHR built_in("CullMaskKHR") : !spirv.ptr<vector<4xf32>, Output>
  }
  return
}

func.func @forms() {
  spirv.module Logical GLSL450 {
    spirv.SpecConstant @one = 1.0 : f32
    spirv.GlobalVariable @initialized initializer(@one) : !spirv.ptr<f32, Private>
    spirv.SpecConstantComposite @pair (@one, @one) : vector<2xf32>
    spirv.GlobalVariable @composite initializer(@pair) : !spirv.ptr<vector<2xf32>, Private>
    spirv.GlobalVariable @bound bind(1, 2) : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f16, stride=2> [0])>, StorageBuffer>
    spirv.GlobalVariable @located {location = 0 : i32} : !spirv.ptr<vector<4xf32>, Input>
    spirv.GlobalVariable @flat {location = 1 : i32, flat} : !spirv.ptr<i32, Input>
    spirv.GlobalVariable @exported {linkage_attributes = #spirv.linkage_attributes<linkage_name = "exported", linkage_type = <Export>>} : !spirv.ptr<f32, CrossWorkgroup>
    spirv.GlobalVariable @imported {linkage_attributes = #spirv.linkage_attributes<linkage_name = "imported", linkage_type = <Import>>} : !spirv.ptr<f32, CrossWorkgroup>
    spirv.GlobalVariable @once {linkage_attributes = #spirv.linkage_attributes<linkage_name = "once", linkage_type = <LinkOnceODR>>} : !spirv.ptr<f32, CrossWorkgroup>
    spirv.GlobalVariable @sampler bind(0, 0) : !spirv.ptr<!spirv.sampled_image<!spirv.image<f32, Cube, NoDepth, Arrayed, SingleSampled, NeedSampler, Unknown>>, UniformConstant>
    spirv.GlobalVariable @image bind(0, 1) : !spirv.ptr<!spirv.image<i64, Dim2D, NoDepth, NonArrayed, SingleSampled, NoSampler, R64i>, UniformConstant>
    spirv.func @use() -> f32 "None" {
      %0 = spirv.mlir.addressof @initialized : !spirv.ptr<f32, Private>
      %1 = spirv.mlir.addressof @bound : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f16, stride=2> [0])>, StorageBuffer>
      %2 = spirv.mlir.addressof @imported : !spirv.ptr<f32, CrossWorkgroup>
      %3 = spirv.Load "Private" %0 : f32
      spirv.ReturnValue %3 : f32
    }
  }
  return
}

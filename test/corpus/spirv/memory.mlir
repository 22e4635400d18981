// Loads, stores, copies, pointers and variables: every bit of the memory access
// attribute, a pointer in every storage class, and element types that need
// capabilities of their own at several depths.

// Every bit of the memory access attribute. Upstream ignores it (it is optional).
func.func @load_and_store(%ptr: !spirv.ptr<f32, StorageBuffer>, %value: f32) {
  %0 = spirv.Load "StorageBuffer" %ptr ["None"] : f32
  spirv.Store "StorageBuffer" %ptr, %value ["None"] : f32
  %1 = spirv.Load "StorageBuffer" %ptr ["Volatile"] : f32
  spirv.Store "StorageBuffer" %ptr, %value ["Volatile"] : f32
  %2 = spirv.Load "StorageBuffer" %ptr ["Nontemporal"] : f32
  spirv.Store "StorageBuffer" %ptr, %value ["Nontemporal"] : f32
  %3 = spirv.Load "StorageBuffer" %ptr ["MakePointerVisible|NonPrivatePointer"] : f32
  spirv.Store "StorageBuffer" %ptr, %value ["MakePointerVisible|NonPrivatePointer"] : f32
  %4 = spirv.Load "StorageBuffer" %ptr ["MakePointerAvailable|NonPrivatePointer"] : f32
  spirv.Store "StorageBuffer" %ptr, %value ["MakePointerAvailable|NonPrivatePointer"] : f32
  %5 = spirv.Load "StorageBuffer" %ptr ["NonPrivatePointer"] : f32
  spirv.Store "StorageBuffer" %ptr, %value ["NonPrivatePointer"] : f32
  %6 = spirv.Load "StorageBuffer" %ptr ["AliasScopeINTELMask"] : f32
  spirv.Store "StorageBuffer" %ptr, %value ["AliasScopeINTELMask"] : f32
  %7 = spirv.Load "StorageBuffer" %ptr ["NoAliasINTELMask"] : f32
  spirv.Store "StorageBuffer" %ptr, %value ["NoAliasINTELMask"] : f32
  %8 = spirv.Load "StorageBuffer" %ptr ["Volatile|Nontemporal|MakePointerVisible|NonPrivatePointer"] : f32
  spirv.Store "StorageBuffer" %ptr, %value ["Volatile|Nontemporal|MakePointerVisible|NonPrivatePointer"] : f32
  %9 = spirv.Load "StorageBuffer" %ptr ["Aligned", 4] : f32
  spirv.Store "StorageBuffer" %ptr, %value ["Aligned", 4] : f32
  %10 = spirv.Load "StorageBuffer" %ptr ["Volatile|Aligned", 4] : f32
  spirv.Store "StorageBuffer" %ptr, %value ["Volatile|Aligned", 4] : f32
  return
}

// A pointer in every storage class.
func.func @storage_classes(%uniformConstant: !spirv.ptr<f32, UniformConstant>,
                           %input: !spirv.ptr<i8, Input>, %uniform: !spirv.ptr<i16, Uniform>,
                           %output: !spirv.ptr<f16, Output>,
                           %workgroup: !spirv.ptr<i64, Workgroup>,
                           %crossWorkgroup: !spirv.ptr<f64, CrossWorkgroup>,
                           %private: !spirv.ptr<bf16, Private>,
                           %function: !spirv.ptr<vector<4xf32>, Function>,
                           %generic: !spirv.ptr<vector<4xf16>, Generic>,
                           %pushConstant: !spirv.ptr<vector<2xi8>, PushConstant>,
                           %atomicCounter: !spirv.ptr<!spirv.array<4 x i8>, AtomicCounter>,
                           %image: !spirv.ptr<!spirv.struct<(f16, i8)>, Image>,
                           %storageBuffer: !spirv.ptr<f32, StorageBuffer>,
                           %callableDataKHR: !spirv.ptr<i8, CallableDataKHR>,
                           %incomingCallableDataKHR: !spirv.ptr<i16, IncomingCallableDataKHR>,
                           %rayPayloadKHR: !spirv.ptr<f16, RayPayloadKHR>,
                           %hitAttributeKHR: !spirv.ptr<i64, HitAttributeKHR>,
                           %incomingRayPayloadKHR: !spirv.ptr<f64, IncomingRayPayloadKHR>,
                           %shaderRecordBufferKHR: !spirv.ptr<bf16, ShaderRecordBufferKHR>,
                           %physicalStorageBuffer: !spirv.ptr<vector<4xf32>, PhysicalStorageBuffer>,
                           %taskPayloadWorkgroupEXT: !spirv.ptr<vector<4xf16>, TaskPayloadWorkgroupEXT>,
                           %codeSectionINTEL: !spirv.ptr<vector<2xi8>, CodeSectionINTEL>,
                           %deviceOnlyINTEL: !spirv.ptr<!spirv.array<4 x i8>, DeviceOnlyINTEL>,
                           %hostOnlyINTEL: !spirv.ptr<!spirv.struct<(f16, i8)>, HostOnlyINTEL>) {
  %0 = spirv.Load "UniformConstant" %uniformConstant : f32
  spirv.Store "UniformConstant" %uniformConstant, %0 : f32
  %1 = spirv.Load "Input" %input : i8
  spirv.Store "Input" %input, %1 : i8
  %2 = spirv.Load "Uniform" %uniform : i16
  spirv.Store "Uniform" %uniform, %2 : i16
  %3 = spirv.Load "Output" %output : f16
  spirv.Store "Output" %output, %3 : f16
  %4 = spirv.Load "Workgroup" %workgroup : i64
  spirv.Store "Workgroup" %workgroup, %4 : i64
  %5 = spirv.Load "CrossWorkgroup" %crossWorkgroup : f64
  spirv.Store "CrossWorkgroup" %crossWorkgroup, %5 : f64
  %6 = spirv.Load "Private" %private : bf16
  spirv.Store "Private" %private, %6 : bf16
  %7 = spirv.Load "Function" %function : vector<4xf32>
  spirv.Store "Function" %function, %7 : vector<4xf32>
  %8 = spirv.Load "Generic" %generic : vector<4xf16>
  spirv.Store "Generic" %generic, %8 : vector<4xf16>
  %9 = spirv.Load "PushConstant" %pushConstant : vector<2xi8>
  spirv.Store "PushConstant" %pushConstant, %9 : vector<2xi8>
  %10 = spirv.Load "AtomicCounter" %atomicCounter : !spirv.array<4 x i8>
  spirv.Store "AtomicCounter" %atomicCounter, %10 : !spirv.array<4 x i8>
  %11 = spirv.Load "Image" %image : !spirv.struct<(f16, i8)>
  spirv.Store "Image" %image, %11 : !spirv.struct<(f16, i8)>
  %12 = spirv.Load "StorageBuffer" %storageBuffer : f32
  spirv.Store "StorageBuffer" %storageBuffer, %12 : f32
  %13 = spirv.Load "CallableDataKHR" %callableDataKHR : i8
  spirv.Store "CallableDataKHR" %callableDataKHR, %13 : i8
  %14 = spirv.Load "IncomingCallableDataKHR" %incomingCallableDataKHR : i16
  spirv.Store "IncomingCallableDataKHR" %incomingCallableDataKHR, %14 : i16
  %15 = spirv.Load "RayPayloadKHR" %rayPayloadKHR : f16
  spirv.Store "RayPayloadKHR" %rayPayloadKHR, %15 : f16
  %16 = spirv.Load "HitAttributeKHR" %hitAttributeKHR : i64
  spirv.Store "HitAttributeKHR" %hitAttributeKHR, %16 : i64
  %17 = spirv.Load "IncomingRayPayloadKHR" %incomingRayPayloadKHR : f64
  spirv.Store "IncomingRayPayloadKHR" %incomingRayPayloadKHR, %17 : f64
  %18 = spirv.Load "ShaderRecordBufferKHR" %shaderRecordBufferKHR : bf16
  spirv.Store "ShaderRecordBufferKHR" %shaderRecordBufferKHR, %18 : bf16
  %19 = spirv.Load "PhysicalStorageBuffer" %physicalStorageBuffer : vector<4xf32>
  spirv.Store "PhysicalStorageBuffer" %physicalStorageBuffer, %19 : vector<4xf32>
  %20 = spirv.Load "TaskPayloadWorkgroupEXT" %taskPayloadWorkgroupEXT : vector<4xf16>
  spirv.Store "TaskPayloadWorkgroupEXT" %taskPayloadWorkgroupEXT, %20 : vector<4xf16>
  %21 = spirv.Load "CodeSectionINTEL" %codeSectionINTEL : vector<2xi8>
  spirv.Store "CodeSectionINTEL" %codeSectionINTEL, %21 : vector<2xi8>
  %22 = spirv.Load "DeviceOnlyINTEL" %deviceOnlyINTEL : !spirv.array<4 x i8>
  spirv.Store "DeviceOnlyINTEL" %deviceOnlyINTEL, %22 : !spirv.array<4 x i8>
  %23 = spirv.Load "HostOnlyINTEL" %hostOnlyINTEL : !spirv.struct<(f16, i8)>
  spirv.Store "HostOnlyINTEL" %hostOnlyINTEL, %23 : !spirv.struct<(f16, i8)>
  return
}

func.func @copy_memory(%target: !spirv.ptr<f32, Function>, %source: !spirv.ptr<f32, StorageBuffer>) {
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["None"] : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["Volatile"] : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["Nontemporal"] : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["MakePointerVisible|NonPrivatePointer"] : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["MakePointerAvailable|NonPrivatePointer"] : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["NonPrivatePointer"] : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["AliasScopeINTELMask"] : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["NoAliasINTELMask"] : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["Aligned", 4] : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["Volatile"], ["Volatile"] : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["Volatile"], ["Nontemporal"] : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["Volatile"], ["MakePointerVisible|NonPrivatePointer"] : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["Volatile"], ["MakePointerAvailable|NonPrivatePointer"] : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["Volatile"], ["NonPrivatePointer"] : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["Volatile"], ["AliasScopeINTELMask"] : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["Volatile"], ["NoAliasINTELMask"] : f32
  spirv.CopyMemory "Function" %target, "StorageBuffer" %source ["Aligned", 4], ["Aligned", 8] : f32
  return
}

func.func @access_chain(%i32: i32, %i64: i64, %i8: i8,
                        %buffer: !spirv.ptr<!spirv.struct<(!spirv.rtarray<f16, stride=2> [0])>, StorageBuffer>,
                        %shared: !spirv.ptr<!spirv.array<4 x !spirv.struct<(f32, i8)>>, Workgroup>,
                        %cw_f32: !spirv.ptr<f32, CrossWorkgroup>, %g_i8: !spirv.ptr<i8, Generic>,
                        %psb_f16: !spirv.ptr<f16, PhysicalStorageBuffer>,
                        %w_f64: !spirv.ptr<f64, Workgroup>,
                        %array: !spirv.ptr<!spirv.array<4 x f32>, CrossWorkgroup>) {
  %zero = spirv.Constant 0 : i32
  %0 = spirv.AccessChain %buffer[%zero, %i32] : !spirv.ptr<!spirv.struct<(!spirv.rtarray<f16, stride=2> [0])>, StorageBuffer>, i32, i32 -> !spirv.ptr<f16, StorageBuffer>
  %1 = spirv.AccessChain %shared[%i64] : !spirv.ptr<!spirv.array<4 x !spirv.struct<(f32, i8)>>, Workgroup>, i64 -> !spirv.ptr<!spirv.struct<(f32, i8)>, Workgroup>
  %2 = spirv.PtrAccessChain %cw_f32[%i64] : !spirv.ptr<f32, CrossWorkgroup>, i64 -> !spirv.ptr<f32, CrossWorkgroup>
  %3 = spirv.PtrAccessChain %g_i8[%i32] : !spirv.ptr<i8, Generic>, i32 -> !spirv.ptr<i8, Generic>
  %4 = spirv.PtrAccessChain %psb_f16[%i64] : !spirv.ptr<f16, PhysicalStorageBuffer>, i64 -> !spirv.ptr<f16, PhysicalStorageBuffer>
  %5 = spirv.PtrAccessChain %w_f64[%i8] : !spirv.ptr<f64, Workgroup>, i8 -> !spirv.ptr<f64, Workgroup>
  %6 = spirv.PtrAccessChain %array[%i64 %i32] : !spirv.ptr<!spirv.array<4 x f32>, CrossWorkgroup>, i64, i32 -> !spirv.ptr<f32, CrossWorkgroup>
  %7 = spirv.InBoundsPtrAccessChain %cw_f32[%i64] : !spirv.ptr<f32, CrossWorkgroup>, i64 -> !spirv.ptr<f32, CrossWorkgroup>
  %8 = spirv.InBoundsPtrAccessChain %g_i8[%i32] : !spirv.ptr<i8, Generic>, i32 -> !spirv.ptr<i8, Generic>
  %9 = spirv.InBoundsPtrAccessChain %psb_f16[%i64] : !spirv.ptr<f16, PhysicalStorageBuffer>, i64 -> !spirv.ptr<f16, PhysicalStorageBuffer>
  %10 = spirv.InBoundsPtrAccessChain %w_f64[%i8] : !spirv.ptr<f64, Workgroup>, i8 -> !spirv.ptr<f64, Workgroup>
  %11 = spirv.InBoundsPtrAccessChain %array[%i64 %i32] : !spirv.ptr<!spirv.array<4 x f32>, CrossWorkgroup>, i64, i32 -> !spirv.ptr<f32, CrossWorkgroup>
  return
}

func.func @variable() {
  %0 = spirv.Variable : !spirv.ptr<f32, Function>
  %1 = spirv.Variable : !spirv.ptr<i8, Function>
  %2 = spirv.Variable : !spirv.ptr<i16, Function>
  %3 = spirv.Variable : !spirv.ptr<f16, Function>
  %4 = spirv.Variable : !spirv.ptr<i64, Function>
  %5 = spirv.Variable : !spirv.ptr<f64, Function>
  %6 = spirv.Variable : !spirv.ptr<bf16, Function>
  %7 = spirv.Variable : !spirv.ptr<vector<4xf32>, Function>
  %8 = spirv.Variable : !spirv.ptr<vector<4xf16>, Function>
  %9 = spirv.Variable : !spirv.ptr<vector<2xi8>, Function>
  %10 = spirv.Variable : !spirv.ptr<!spirv.array<4 x i8>, Function>
  %11 = spirv.Variable : !spirv.ptr<!spirv.struct<(f16, i8)>, Function>
  %12 = spirv.Variable : !spirv.ptr<!spirv.array<2 x !spirv.struct<(i16, f64)>>, Function>
  %13 = spirv.Variable : !spirv.ptr<!spirv.ptr<f32, Workgroup>, Function>
  %14 = spirv.Constant 1.0 : f32
  %15 = spirv.Variable init(%14) : !spirv.ptr<f32, Function>
  %16 = spirv.Variable {aliased_pointer} : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
  %17 = spirv.Variable {restrict_pointer} : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
  return
}

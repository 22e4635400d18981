//===- SPIRVGrammar.td - SPIR-V's grammar ------------------*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by scripts/facts/generate_spirv_grammar.py. Don't edit: change the tables
// there.
//
// From Khronos's grammar of SPIR-V 1.6, revision 7, and SPIRVCorrections.td.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_SPIRVGRAMMAR_TD
#define MLIR_AVAILABILITY_GENERATED_SPIRVGRAMMAR_TD

include "mlir-availability/SPIRVGrammarClasses.td"

def : SPIRVOperandKind<"ImageOperands", "BitEnum">;
def : SPIRVOperandKind<"FPFastMathMode", "BitEnum">;
def : SPIRVOperandKind<"SelectionControl", "BitEnum">;
def : SPIRVOperandKind<"LoopControl", "BitEnum">;
def : SPIRVOperandKind<"FunctionControl", "BitEnum">;
def : SPIRVOperandKind<"MemorySemantics", "BitEnum">;
def : SPIRVOperandKind<"MemoryAccess", "BitEnum">;
def : SPIRVOperandKind<"KernelProfilingInfo", "BitEnum">;
def : SPIRVOperandKind<"RayFlags", "BitEnum">;
def : SPIRVOperandKind<"FragmentShadingRate", "BitEnum">;
def : SPIRVOperandKind<"RawAccessChainOperands", "BitEnum">;
def : SPIRVOperandKind<"SourceLanguage", "ValueEnum">;
def : SPIRVOperandKind<"ExecutionModel", "ValueEnum">;
def : SPIRVOperandKind<"AddressingModel", "ValueEnum">;
def : SPIRVOperandKind<"MemoryModel", "ValueEnum">;
def : SPIRVOperandKind<"ExecutionMode", "ValueEnum">;
def : SPIRVOperandKind<"StorageClass", "ValueEnum">;
def : SPIRVOperandKind<"Dim", "ValueEnum">;
def : SPIRVOperandKind<"SamplerAddressingMode", "ValueEnum">;
def : SPIRVOperandKind<"SamplerFilterMode", "ValueEnum">;
def : SPIRVOperandKind<"ImageFormat", "ValueEnum">;
def : SPIRVOperandKind<"ImageChannelOrder", "ValueEnum">;
def : SPIRVOperandKind<"ImageChannelDataType", "ValueEnum">;
def : SPIRVOperandKind<"FPRoundingMode", "ValueEnum">;
def : SPIRVOperandKind<"FPDenormMode", "ValueEnum">;
def : SPIRVOperandKind<"QuantizationModes", "ValueEnum">;
def : SPIRVOperandKind<"FPOperationMode", "ValueEnum">;
def : SPIRVOperandKind<"OverflowModes", "ValueEnum">;
def : SPIRVOperandKind<"LinkageType", "ValueEnum">;
def : SPIRVOperandKind<"AccessQualifier", "ValueEnum">;
def : SPIRVOperandKind<"HostAccessQualifier", "ValueEnum">;
def : SPIRVOperandKind<"FunctionParameterAttribute", "ValueEnum">;
def : SPIRVOperandKind<"Decoration", "ValueEnum">;
def : SPIRVOperandKind<"BuiltIn", "ValueEnum">;
def : SPIRVOperandKind<"Scope", "ValueEnum">;
def : SPIRVOperandKind<"GroupOperation", "ValueEnum">;
def : SPIRVOperandKind<"KernelEnqueueFlags", "ValueEnum">;
def : SPIRVOperandKind<"Capability", "ValueEnum">;
def : SPIRVOperandKind<"RayQueryIntersection", "ValueEnum">;
def : SPIRVOperandKind<"RayQueryCommittedIntersectionType", "ValueEnum">;
def : SPIRVOperandKind<"RayQueryCandidateIntersectionType", "ValueEnum">;
def : SPIRVOperandKind<"PackedVectorFormat", "ValueEnum">;
def : SPIRVOperandKind<"CooperativeMatrixOperands", "BitEnum">;
def : SPIRVOperandKind<"CooperativeMatrixLayout", "ValueEnum">;
def : SPIRVOperandKind<"CooperativeMatrixUse", "ValueEnum">;
def : SPIRVOperandKind<"CooperativeMatrixReduce", "BitEnum">;
def : SPIRVOperandKind<"TensorClampMode", "ValueEnum">;
def : SPIRVOperandKind<"TensorAddressingOperands", "BitEnum">;
def : SPIRVOperandKind<"InitializationModeQualifier", "ValueEnum">;
def : SPIRVOperandKind<"LoadCacheControl", "ValueEnum">;
def : SPIRVOperandKind<"StoreCacheControl", "ValueEnum">;
def : SPIRVOperandKind<"NamedMaximumNumberOfRegisters", "ValueEnum">;
def : SPIRVOperandKind<"MatrixMultiplyAccumulateOperands", "BitEnum">;
def : SPIRVOperandKind<"FPEncoding", "ValueEnum">;
def : SPIRVOperandKind<"CooperativeVectorMatrixLayout", "ValueEnum">;
def : SPIRVOperandKind<"ComponentType", "ValueEnum">;
def : SPIRVOperandKind<"GatherModes", "ValueEnum">;
def : SPIRVOperandKind<"IdResultType", "Id">;
def : SPIRVOperandKind<"IdResult", "Id">;
def : SPIRVOperandKind<"IdMemorySemantics", "Id">;
def : SPIRVOperandKind<"IdScope", "Id">;
def : SPIRVOperandKind<"IdRef", "Id">;
def : SPIRVOperandKind<"LiteralInteger", "Literal">;
def : SPIRVOperandKind<"LiteralString", "Literal">;
def : SPIRVOperandKind<"LiteralFloat", "Literal">;
def : SPIRVOperandKind<"LiteralContextDependentNumber", "Literal">;
def : SPIRVOperandKind<"LiteralExtInstInteger", "Literal">;
def : SPIRVOperandKind<"LiteralSpecConstantOpInteger", "Literal">;
def : SPIRVOperandKind<"PairLiteralIntegerIdRef", "Composite">;
def : SPIRVOperandKind<"PairIdRefLiteralInteger", "Composite">;
def : SPIRVOperandKind<"PairIdRefIdRef", "Composite">;
def : SPIRVOperandKind<"TensorOperands", "BitEnum">;

def : SPIRVEnumerant<"ImageOperands", 0, "None">;
def : SPIRVEnumerant<"ImageOperands", 1, "Bias", ["IdRef"]> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ImageOperands", 2, "Lod", ["IdRef"]>;
def : SPIRVEnumerant<"ImageOperands", 4, "Grad", ["IdRef", "IdRef"]>;
def : SPIRVEnumerant<"ImageOperands", 8, "ConstOffset", ["IdRef"]>;
def : SPIRVEnumerant<"ImageOperands", 16, "Offset", ["IdRef"]> { let capabilities = ["ImageGatherExtended"]; }
def : SPIRVEnumerant<"ImageOperands", 32, "ConstOffsets", ["IdRef"]> { let capabilities = ["ImageGatherExtended"]; }
def : SPIRVEnumerant<"ImageOperands", 64, "Sample", ["IdRef"]>;
def : SPIRVEnumerant<"ImageOperands", 128, "MinLod", ["IdRef"]> { let capabilities = ["MinLod"]; }
def : SPIRVEnumerant<"ImageOperands", 256, "MakeTexelAvailable", ["IdScope"]> { let capabilities = ["VulkanMemoryModel"]; let extensions = ["SPV_KHR_vulkan_memory_model"]; let since = "1.5"; }
def : SPIRVEnumerant<"ImageOperands", 512, "MakeTexelVisible", ["IdScope"]> { let capabilities = ["VulkanMemoryModel"]; let extensions = ["SPV_KHR_vulkan_memory_model"]; let since = "1.5"; }
def : SPIRVEnumerant<"ImageOperands", 1024, "NonPrivateTexel"> { let capabilities = ["VulkanMemoryModel"]; let extensions = ["SPV_KHR_vulkan_memory_model"]; let since = "1.5"; }
def : SPIRVEnumerant<"ImageOperands", 2048, "VolatileTexel"> { let capabilities = ["VulkanMemoryModel"]; let extensions = ["SPV_KHR_vulkan_memory_model"]; let since = "1.5"; }
def : SPIRVEnumerant<"ImageOperands", 4096, "SignExtend"> { let since = "1.4"; }
def : SPIRVEnumerant<"ImageOperands", 8192, "ZeroExtend"> { let since = "1.4"; }
def : SPIRVEnumerant<"ImageOperands", 16384, "Nontemporal"> { let since = "1.6"; }
def : SPIRVEnumerant<"ImageOperands", 65536, "Offsets", ["IdRef"]>;

def : SPIRVEnumerant<"FPFastMathMode", 0, "None">;
def : SPIRVEnumerant<"FPFastMathMode", 1, "NotNaN">;
def : SPIRVEnumerant<"FPFastMathMode", 2, "NotInf">;
def : SPIRVEnumerant<"FPFastMathMode", 4, "NSZ">;
def : SPIRVEnumerant<"FPFastMathMode", 8, "AllowRecip">;
def : SPIRVEnumerant<"FPFastMathMode", 16, "Fast">;
def : SPIRVEnumerant<"FPFastMathMode", 65536, "AllowContract"> { let capabilities = ["FloatControls2", "FPFastMathModeINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"FPFastMathMode", 131072, "AllowReassoc"> { let capabilities = ["FloatControls2", "FPFastMathModeINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"FPFastMathMode", 262144, "AllowTransform"> { let capabilities = ["FloatControls2"]; let since = "None"; }

def : SPIRVEnumerant<"SelectionControl", 0, "None">;
def : SPIRVEnumerant<"SelectionControl", 1, "Flatten">;
def : SPIRVEnumerant<"SelectionControl", 2, "DontFlatten">;

def : SPIRVEnumerant<"LoopControl", 0, "None">;
def : SPIRVEnumerant<"LoopControl", 1, "Unroll">;
def : SPIRVEnumerant<"LoopControl", 2, "DontUnroll">;
def : SPIRVEnumerant<"LoopControl", 4, "DependencyInfinite"> { let since = "1.1"; }
def : SPIRVEnumerant<"LoopControl", 8, "DependencyLength", ["LiteralInteger"]> { let since = "1.1"; }
def : SPIRVEnumerant<"LoopControl", 16, "MinIterations", ["LiteralInteger"]> { let since = "1.4"; }
def : SPIRVEnumerant<"LoopControl", 32, "MaxIterations", ["LiteralInteger"]> { let since = "1.4"; }
def : SPIRVEnumerant<"LoopControl", 64, "IterationMultiple", ["LiteralInteger"]> { let since = "1.4"; }
def : SPIRVEnumerant<"LoopControl", 128, "PeelCount", ["LiteralInteger"]> { let since = "1.4"; }
def : SPIRVEnumerant<"LoopControl", 256, "PartialCount", ["LiteralInteger"]> { let since = "1.4"; }
def : SPIRVEnumerant<"LoopControl", 65536, "InitiationIntervalALTERA", ["LiteralInteger"]> { let capabilities = ["FPGALoopControlsALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"LoopControl", 131072, "MaxConcurrencyALTERA", ["LiteralInteger"]> { let capabilities = ["FPGALoopControlsALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"LoopControl", 262144, "DependencyArrayALTERA", ["LiteralInteger"]> { let capabilities = ["FPGALoopControlsALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"LoopControl", 524288, "PipelineEnableALTERA", ["LiteralInteger"]> { let capabilities = ["FPGALoopControlsALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"LoopControl", 1048576, "LoopCoalesceALTERA", ["LiteralInteger"]> { let capabilities = ["FPGALoopControlsALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"LoopControl", 2097152, "MaxInterleavingALTERA", ["LiteralInteger"]> { let capabilities = ["FPGALoopControlsALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"LoopControl", 4194304, "SpeculatedIterationsALTERA", ["LiteralInteger"]> { let capabilities = ["FPGALoopControlsALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"LoopControl", 8388608, "NoFusionALTERA"> { let capabilities = ["FPGALoopControlsALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"LoopControl", 16777216, "LoopCountALTERA", ["LiteralInteger"]> { let capabilities = ["FPGALoopControlsALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"LoopControl", 33554432, "MaxReinvocationDelayALTERA", ["LiteralInteger"]> { let capabilities = ["FPGALoopControlsALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"LoopControl", 268435456, "MultipleWaitQueuesQCOM", ["LiteralInteger"]> { let capabilities = ["MultipleWaitQueuesQCOM"]; }

def : SPIRVEnumerant<"FunctionControl", 0, "None">;
def : SPIRVEnumerant<"FunctionControl", 1, "Inline">;
def : SPIRVEnumerant<"FunctionControl", 2, "DontInline">;
def : SPIRVEnumerant<"FunctionControl", 4, "Pure">;
def : SPIRVEnumerant<"FunctionControl", 8, "Const">;
def : SPIRVEnumerant<"FunctionControl", 65536, "OptNoneEXT"> { let capabilities = ["OptNoneEXT"]; let since = "None"; }

def : SPIRVEnumerant<"MemorySemantics", 0, "Relaxed">;
def : SPIRVEnumerant<"MemorySemantics", 2, "Acquire">;
def : SPIRVEnumerant<"MemorySemantics", 4, "Release">;
def : SPIRVEnumerant<"MemorySemantics", 8, "AcquireRelease">;
def : SPIRVEnumerant<"MemorySemantics", 16, "SequentiallyConsistent">;
def : SPIRVEnumerant<"MemorySemantics", 64, "UniformMemory"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"MemorySemantics", 128, "SubgroupMemory">;
def : SPIRVEnumerant<"MemorySemantics", 256, "WorkgroupMemory">;
def : SPIRVEnumerant<"MemorySemantics", 512, "CrossWorkgroupMemory">;
def : SPIRVEnumerant<"MemorySemantics", 1024, "AtomicCounterMemory"> { let capabilities = ["AtomicStorage"]; }
def : SPIRVEnumerant<"MemorySemantics", 2048, "ImageMemory">;
def : SPIRVEnumerant<"MemorySemantics", 4096, "OutputMemory"> { let capabilities = ["VulkanMemoryModel"]; let extensions = ["SPV_KHR_vulkan_memory_model"]; let since = "1.5"; }
def : SPIRVEnumerant<"MemorySemantics", 8192, "MakeAvailable"> { let capabilities = ["VulkanMemoryModel"]; let extensions = ["SPV_KHR_vulkan_memory_model"]; let since = "1.5"; }
def : SPIRVEnumerant<"MemorySemantics", 16384, "MakeVisible"> { let capabilities = ["VulkanMemoryModel"]; let extensions = ["SPV_KHR_vulkan_memory_model"]; let since = "1.5"; }
def : SPIRVEnumerant<"MemorySemantics", 32768, "Volatile"> { let capabilities = ["VulkanMemoryModel"]; let extensions = ["SPV_KHR_vulkan_memory_model"]; let since = "1.5"; }

def : SPIRVEnumerant<"MemoryAccess", 0, "None">;
def : SPIRVEnumerant<"MemoryAccess", 1, "Volatile">;
def : SPIRVEnumerant<"MemoryAccess", 2, "Aligned", ["LiteralInteger"]>;
def : SPIRVEnumerant<"MemoryAccess", 4, "Nontemporal">;
def : SPIRVEnumerant<"MemoryAccess", 8, "MakePointerAvailable", ["IdScope"]> { let capabilities = ["VulkanMemoryModel"]; let extensions = ["SPV_KHR_vulkan_memory_model"]; let since = "1.5"; }
def : SPIRVEnumerant<"MemoryAccess", 16, "MakePointerVisible", ["IdScope"]> { let capabilities = ["VulkanMemoryModel"]; let extensions = ["SPV_KHR_vulkan_memory_model"]; let since = "1.5"; }
def : SPIRVEnumerant<"MemoryAccess", 32, "NonPrivatePointer"> { let capabilities = ["VulkanMemoryModel"]; let extensions = ["SPV_KHR_vulkan_memory_model"]; let since = "1.5"; }
def : SPIRVEnumerant<"MemoryAccess", 65536, "AliasScopeINTELMask", ["IdRef"]> { let capabilities = ["MemoryAccessAliasingINTEL"]; let extensions = ["SPV_INTEL_memory_access_aliasing"]; let since = "None"; }
def : SPIRVEnumerant<"MemoryAccess", 131072, "NoAliasINTELMask", ["IdRef"]> { let capabilities = ["MemoryAccessAliasingINTEL"]; let extensions = ["SPV_INTEL_memory_access_aliasing"]; let since = "None"; }

def : SPIRVEnumerant<"KernelProfilingInfo", 0, "None">;
def : SPIRVEnumerant<"KernelProfilingInfo", 1, "CmdExecTime"> { let capabilities = ["Kernel"]; }

def : SPIRVEnumerant<"RayFlags", 0, "NoneKHR"> { let capabilities = ["RayQueryKHR", "RayTracingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"RayFlags", 1, "OpaqueKHR"> { let capabilities = ["RayQueryKHR", "RayTracingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"RayFlags", 2, "NoOpaqueKHR"> { let capabilities = ["RayQueryKHR", "RayTracingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"RayFlags", 4, "TerminateOnFirstHitKHR"> { let capabilities = ["RayQueryKHR", "RayTracingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"RayFlags", 8, "SkipClosestHitShaderKHR"> { let capabilities = ["RayQueryKHR", "RayTracingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"RayFlags", 16, "CullBackFacingTrianglesKHR"> { let capabilities = ["RayQueryKHR", "RayTracingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"RayFlags", 32, "CullFrontFacingTrianglesKHR"> { let capabilities = ["RayQueryKHR", "RayTracingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"RayFlags", 64, "CullOpaqueKHR"> { let capabilities = ["RayQueryKHR", "RayTracingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"RayFlags", 128, "CullNoOpaqueKHR"> { let capabilities = ["RayQueryKHR", "RayTracingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"RayFlags", 256, "SkipTrianglesKHR"> { let capabilities = ["RayTraversalPrimitiveCullingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"RayFlags", 512, "SkipAABBsKHR"> { let capabilities = ["RayTraversalPrimitiveCullingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"RayFlags", 1024, "ForceOpacityMicromap2StateKHR"> { let capabilities = ["RayTracingOpacityMicromapKHR"]; let since = "None"; }

def : SPIRVEnumerant<"FragmentShadingRate", 1, "Vertical2Pixels"> { let capabilities = ["FragmentShadingRateKHR"]; let since = "None"; }
def : SPIRVEnumerant<"FragmentShadingRate", 2, "Vertical4Pixels"> { let capabilities = ["FragmentShadingRateKHR"]; let since = "None"; }
def : SPIRVEnumerant<"FragmentShadingRate", 4, "Horizontal2Pixels"> { let capabilities = ["FragmentShadingRateKHR"]; let since = "None"; }
def : SPIRVEnumerant<"FragmentShadingRate", 8, "Horizontal4Pixels"> { let capabilities = ["FragmentShadingRateKHR"]; let since = "None"; }

def : SPIRVEnumerant<"RawAccessChainOperands", 0, "None">;
def : SPIRVEnumerant<"RawAccessChainOperands", 1, "RobustnessPerComponentNV"> { let capabilities = ["RawAccessChainsNV"]; let since = "None"; }
def : SPIRVEnumerant<"RawAccessChainOperands", 2, "RobustnessPerElementNV"> { let capabilities = ["RawAccessChainsNV"]; let since = "None"; }

def : SPIRVEnumerant<"SourceLanguage", 0, "Unknown">;
def : SPIRVEnumerant<"SourceLanguage", 1, "ESSL">;
def : SPIRVEnumerant<"SourceLanguage", 2, "GLSL">;
def : SPIRVEnumerant<"SourceLanguage", 3, "OpenCL_C">;
def : SPIRVEnumerant<"SourceLanguage", 4, "OpenCL_CPP">;
def : SPIRVEnumerant<"SourceLanguage", 5, "HLSL">;
def : SPIRVEnumerant<"SourceLanguage", 6, "CPP_for_OpenCL">;
def : SPIRVEnumerant<"SourceLanguage", 7, "SYCL">;
def : SPIRVEnumerant<"SourceLanguage", 8, "HERO_C">;
def : SPIRVEnumerant<"SourceLanguage", 9, "NZSL">;
def : SPIRVEnumerant<"SourceLanguage", 10, "WGSL">;
def : SPIRVEnumerant<"SourceLanguage", 11, "Slang">;
def : SPIRVEnumerant<"SourceLanguage", 12, "Zig">;
def : SPIRVEnumerant<"SourceLanguage", 13, "Rust">;
def : SPIRVEnumerant<"SourceLanguage", 14, "Pred">;
def : SPIRVEnumerant<"SourceLanguage", 15, "ApilaJai">;

def : SPIRVEnumerant<"ExecutionModel", 0, "Vertex"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ExecutionModel", 1, "TessellationControl"> { let capabilities = ["Tessellation"]; }
def : SPIRVEnumerant<"ExecutionModel", 2, "TessellationEvaluation"> { let capabilities = ["Tessellation"]; }
def : SPIRVEnumerant<"ExecutionModel", 3, "Geometry"> { let capabilities = ["Geometry"]; }
def : SPIRVEnumerant<"ExecutionModel", 4, "Fragment"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ExecutionModel", 5, "GLCompute"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ExecutionModel", 6, "Kernel"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"ExecutionModel", 5267, "TaskNV"> { let capabilities = ["MeshShadingNV"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionModel", 5268, "MeshNV"> { let capabilities = ["MeshShadingNV"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionModel", 5313, "RayGenerationKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionModel", 5314, "IntersectionKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionModel", 5315, "AnyHitKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionModel", 5316, "ClosestHitKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionModel", 5317, "MissKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionModel", 5318, "CallableKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionModel", 5364, "TaskEXT"> { let capabilities = ["MeshShadingEXT"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionModel", 5365, "MeshEXT"> { let capabilities = ["MeshShadingEXT"]; let since = "None"; }

def : SPIRVEnumerant<"AddressingModel", 0, "Logical">;
def : SPIRVEnumerant<"AddressingModel", 1, "Physical32"> { let capabilities = ["Addresses"]; }
def : SPIRVEnumerant<"AddressingModel", 2, "Physical64"> { let capabilities = ["Addresses"]; }
def : SPIRVEnumerant<"AddressingModel", 5348, "PhysicalStorageBuffer64"> { let capabilities = ["PhysicalStorageBufferAddresses"]; let extensions = ["SPV_EXT_physical_storage_buffer", "SPV_KHR_physical_storage_buffer"]; let since = "1.5"; }

def : SPIRVEnumerant<"MemoryModel", 0, "Simple"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"MemoryModel", 1, "GLSL450"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"MemoryModel", 2, "OpenCL"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"MemoryModel", 3, "Vulkan"> { let capabilities = ["VulkanMemoryModel"]; let extensions = ["SPV_KHR_vulkan_memory_model"]; let since = "1.5"; }

def : SPIRVEnumerant<"ExecutionMode", 0, "Invocations", ["LiteralInteger"]> { let capabilities = ["Geometry"]; }
def : SPIRVEnumerant<"ExecutionMode", 1, "SpacingEqual"> { let capabilities = ["Tessellation"]; }
def : SPIRVEnumerant<"ExecutionMode", 2, "SpacingFractionalEven"> { let capabilities = ["Tessellation"]; }
def : SPIRVEnumerant<"ExecutionMode", 3, "SpacingFractionalOdd"> { let capabilities = ["Tessellation"]; }
def : SPIRVEnumerant<"ExecutionMode", 4, "VertexOrderCw"> { let capabilities = ["Tessellation"]; }
def : SPIRVEnumerant<"ExecutionMode", 5, "VertexOrderCcw"> { let capabilities = ["Tessellation"]; }
def : SPIRVEnumerant<"ExecutionMode", 6, "PixelCenterInteger"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ExecutionMode", 7, "OriginUpperLeft"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ExecutionMode", 8, "OriginLowerLeft"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ExecutionMode", 9, "EarlyFragmentTests"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ExecutionMode", 10, "PointMode"> { let capabilities = ["Tessellation"]; }
def : SPIRVEnumerant<"ExecutionMode", 11, "Xfb"> { let capabilities = ["TransformFeedback"]; }
def : SPIRVEnumerant<"ExecutionMode", 12, "DepthReplacing"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ExecutionMode", 14, "DepthGreater"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ExecutionMode", 15, "DepthLess"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ExecutionMode", 16, "DepthUnchanged"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ExecutionMode", 17, "LocalSize", ["LiteralInteger", "LiteralInteger", "LiteralInteger"]>;
def : SPIRVEnumerant<"ExecutionMode", 18, "LocalSizeHint", ["LiteralInteger", "LiteralInteger", "LiteralInteger"]> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"ExecutionMode", 19, "InputPoints"> { let capabilities = ["Geometry"]; }
def : SPIRVEnumerant<"ExecutionMode", 20, "InputLines"> { let capabilities = ["Geometry"]; }
def : SPIRVEnumerant<"ExecutionMode", 21, "InputLinesAdjacency"> { let capabilities = ["Geometry"]; }
def : SPIRVEnumerant<"ExecutionMode", 22, "Triangles"> { let capabilities = ["Geometry", "Tessellation"]; }
def : SPIRVEnumerant<"ExecutionMode", 23, "InputTrianglesAdjacency"> { let capabilities = ["Geometry"]; }
def : SPIRVEnumerant<"ExecutionMode", 24, "Quads"> { let capabilities = ["Tessellation"]; }
def : SPIRVEnumerant<"ExecutionMode", 25, "Isolines"> { let capabilities = ["Tessellation"]; }
def : SPIRVEnumerant<"ExecutionMode", 26, "OutputVertices", ["LiteralInteger"]> { let capabilities = ["Geometry", "Tessellation", "MeshShadingNV", "MeshShadingEXT"]; }
def : SPIRVEnumerant<"ExecutionMode", 27, "OutputPoints"> { let capabilities = ["Geometry", "MeshShadingNV", "MeshShadingEXT"]; }
def : SPIRVEnumerant<"ExecutionMode", 28, "OutputLineStrip"> { let capabilities = ["Geometry"]; }
def : SPIRVEnumerant<"ExecutionMode", 29, "OutputTriangleStrip"> { let capabilities = ["Geometry"]; }
def : SPIRVEnumerant<"ExecutionMode", 30, "VecTypeHint", ["LiteralInteger"]> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"ExecutionMode", 31, "ContractionOff"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"ExecutionMode", 33, "Initializer"> { let capabilities = ["Kernel"]; let since = "1.1"; }
def : SPIRVEnumerant<"ExecutionMode", 34, "Finalizer"> { let capabilities = ["Kernel"]; let since = "1.1"; }
def : SPIRVEnumerant<"ExecutionMode", 35, "SubgroupSize", ["LiteralInteger"]> { let capabilities = ["SubgroupDispatch"]; let since = "1.1"; }
def : SPIRVEnumerant<"ExecutionMode", 36, "SubgroupsPerWorkgroup", ["LiteralInteger"]> { let capabilities = ["SubgroupDispatch"]; let since = "1.1"; }
def : SPIRVEnumerant<"ExecutionMode", 37, "SubgroupsPerWorkgroupId", ["IdRef"]> { let capabilities = ["SubgroupDispatch"]; let since = "1.2"; }
def : SPIRVEnumerant<"ExecutionMode", 38, "LocalSizeId", ["IdRef", "IdRef", "IdRef"]> { let since = "1.2"; }
def : SPIRVEnumerant<"ExecutionMode", 39, "LocalSizeHintId", ["IdRef", "IdRef", "IdRef"]> { let capabilities = ["Kernel"]; let since = "1.2"; }
def : SPIRVEnumerant<"ExecutionMode", 4169, "NonCoherentColorAttachmentReadEXT"> { let capabilities = ["TileImageColorReadAccessEXT"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 4170, "NonCoherentDepthAttachmentReadEXT"> { let capabilities = ["TileImageDepthReadAccessEXT"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 4171, "NonCoherentStencilAttachmentReadEXT"> { let capabilities = ["TileImageStencilReadAccessEXT"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 4421, "SubgroupUniformControlFlowKHR"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_subgroup_uniform_control_flow"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 4446, "PostDepthCoverage"> { let capabilities = ["SampleMaskPostDepthCoverage"]; let extensions = ["SPV_KHR_post_depth_coverage"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 4459, "DenormPreserve", ["LiteralInteger"]> { let capabilities = ["DenormPreserve"]; let extensions = ["SPV_KHR_float_controls"]; let since = "1.4"; }
def : SPIRVEnumerant<"ExecutionMode", 4460, "DenormFlushToZero", ["LiteralInteger"]> { let capabilities = ["DenormFlushToZero"]; let extensions = ["SPV_KHR_float_controls"]; let since = "1.4"; }
def : SPIRVEnumerant<"ExecutionMode", 4461, "SignedZeroInfNanPreserve", ["LiteralInteger"]> { let capabilities = ["SignedZeroInfNanPreserve"]; let extensions = ["SPV_KHR_float_controls"]; let since = "1.4"; }
def : SPIRVEnumerant<"ExecutionMode", 4462, "RoundingModeRTE", ["LiteralInteger"]> { let capabilities = ["RoundingModeRTE"]; let extensions = ["SPV_KHR_float_controls"]; let since = "1.4"; }
def : SPIRVEnumerant<"ExecutionMode", 4463, "RoundingModeRTZ", ["LiteralInteger"]> { let capabilities = ["RoundingModeRTZ"]; let extensions = ["SPV_KHR_float_controls"]; let since = "1.4"; }
def : SPIRVEnumerant<"ExecutionMode", 4489, "NonCoherentTileAttachmentReadQCOM"> { let capabilities = ["TileShadingQCOM"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 4490, "TileShadingRateQCOM", ["LiteralInteger", "LiteralInteger", "LiteralInteger"]> { let capabilities = ["TileShadingQCOM"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 4507, "SubgroupSizeHalfQCOM"> { let capabilities = ["SubgroupSizeQCOM"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 4508, "SubgroupSizeFullQCOM"> { let capabilities = ["SubgroupSizeQCOM"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5017, "EarlyAndLateFragmentTestsAMD"> { let capabilities = ["Shader"]; let extensions = ["SPV_AMD_shader_early_and_late_fragment_tests"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5027, "StencilRefReplacingEXT"> { let capabilities = ["StencilExportEXT"]; let extensions = ["SPV_EXT_shader_stencil_export"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5069, "CoalescingAMDX"> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5070, "IsApiEntryAMDX", ["IdRef"]> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5071, "MaxNodeRecursionAMDX", ["IdRef"]> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5072, "StaticNumWorkgroupsAMDX", ["IdRef", "IdRef", "IdRef"]> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5073, "ShaderIndexAMDX", ["IdRef"]> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5077, "MaxNumWorkgroupsAMDX", ["IdRef", "IdRef", "IdRef"]> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5079, "StencilRefUnchangedFrontAMD"> { let capabilities = ["StencilExportEXT"]; let extensions = ["SPV_AMD_shader_early_and_late_fragment_tests", "SPV_EXT_shader_stencil_export"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5080, "StencilRefGreaterFrontAMD"> { let capabilities = ["StencilExportEXT"]; let extensions = ["SPV_AMD_shader_early_and_late_fragment_tests", "SPV_EXT_shader_stencil_export"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5081, "StencilRefLessFrontAMD"> { let capabilities = ["StencilExportEXT"]; let extensions = ["SPV_AMD_shader_early_and_late_fragment_tests", "SPV_EXT_shader_stencil_export"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5082, "StencilRefUnchangedBackAMD"> { let capabilities = ["StencilExportEXT"]; let extensions = ["SPV_AMD_shader_early_and_late_fragment_tests", "SPV_EXT_shader_stencil_export"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5083, "StencilRefGreaterBackAMD"> { let capabilities = ["StencilExportEXT"]; let extensions = ["SPV_AMD_shader_early_and_late_fragment_tests", "SPV_EXT_shader_stencil_export"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5084, "StencilRefLessBackAMD"> { let capabilities = ["StencilExportEXT"]; let extensions = ["SPV_AMD_shader_early_and_late_fragment_tests", "SPV_EXT_shader_stencil_export"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5088, "QuadDerivativesKHR"> { let capabilities = ["QuadControlKHR"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5089, "RequireFullQuadsKHR"> { let capabilities = ["QuadControlKHR"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5102, "SharesInputWithAMDX", ["IdRef", "IdRef"]> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5157, "ArithmeticPoisonKHR"> { let capabilities = ["PoisonFreezeKHR"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5269, "OutputLinesEXT"> { let capabilities = ["MeshShadingNV", "MeshShadingEXT"]; let extensions = ["SPV_NV_mesh_shader", "SPV_EXT_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5270, "OutputPrimitivesEXT", ["LiteralInteger"]> { let capabilities = ["MeshShadingNV", "MeshShadingEXT"]; let extensions = ["SPV_NV_mesh_shader", "SPV_EXT_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5289, "DerivativeGroupQuadsKHR"> { let capabilities = ["ComputeDerivativeGroupQuadsKHR"]; let extensions = ["SPV_NV_compute_shader_derivatives", "SPV_KHR_compute_shader_derivatives"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5290, "DerivativeGroupLinearKHR"> { let capabilities = ["ComputeDerivativeGroupLinearKHR"]; let extensions = ["SPV_NV_compute_shader_derivatives", "SPV_KHR_compute_shader_derivatives"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5298, "OutputTrianglesEXT"> { let capabilities = ["MeshShadingNV", "MeshShadingEXT"]; let extensions = ["SPV_NV_mesh_shader", "SPV_EXT_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5366, "PixelInterlockOrderedEXT"> { let capabilities = ["FragmentShaderPixelInterlockEXT"]; let extensions = ["SPV_EXT_fragment_shader_interlock"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5367, "PixelInterlockUnorderedEXT"> { let capabilities = ["FragmentShaderPixelInterlockEXT"]; let extensions = ["SPV_EXT_fragment_shader_interlock"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5368, "SampleInterlockOrderedEXT"> { let capabilities = ["FragmentShaderSampleInterlockEXT"]; let extensions = ["SPV_EXT_fragment_shader_interlock"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5369, "SampleInterlockUnorderedEXT"> { let capabilities = ["FragmentShaderSampleInterlockEXT"]; let extensions = ["SPV_EXT_fragment_shader_interlock"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5370, "ShadingRateInterlockOrderedEXT"> { let capabilities = ["FragmentShaderShadingRateInterlockEXT"]; let extensions = ["SPV_EXT_fragment_shader_interlock"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5371, "ShadingRateInterlockUnorderedEXT"> { let capabilities = ["FragmentShaderShadingRateInterlockEXT"]; let extensions = ["SPV_EXT_fragment_shader_interlock"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5427, "Shader64BitIndexingEXT"> { let capabilities = ["Shader64BitIndexingEXT"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5618, "SharedLocalMemorySizeINTEL", ["LiteralInteger"]> { let capabilities = ["VectorComputeINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5620, "RoundingModeRTPINTEL", ["LiteralInteger"]> { let capabilities = ["RoundToInfinityINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5621, "RoundingModeRTNINTEL", ["LiteralInteger"]> { let capabilities = ["RoundToInfinityINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5622, "FloatingPointModeALTINTEL", ["LiteralInteger"]> { let capabilities = ["RoundToInfinityINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5623, "FloatingPointModeIEEEINTEL", ["LiteralInteger"]> { let capabilities = ["RoundToInfinityINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5893, "MaxWorkgroupSizeINTEL", ["LiteralInteger", "LiteralInteger", "LiteralInteger"]> { let capabilities = ["KernelAttributesINTEL"]; let extensions = ["SPV_INTEL_kernel_attributes"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5894, "MaxWorkDimINTEL", ["LiteralInteger"]> { let capabilities = ["KernelAttributesINTEL"]; let extensions = ["SPV_INTEL_kernel_attributes"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5895, "NoGlobalOffsetINTEL"> { let capabilities = ["KernelAttributesINTEL"]; let extensions = ["SPV_INTEL_kernel_attributes"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5896, "NumSIMDWorkitemsINTEL", ["LiteralInteger"]> { let capabilities = ["FPGAKernelAttributesINTEL"]; let extensions = ["SPV_INTEL_kernel_attributes"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 5903, "SchedulerTargetFmaxMhzINTEL", ["LiteralInteger"]> { let capabilities = ["FPGAKernelAttributesINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 6023, "MaximallyReconvergesKHR"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_maximal_reconvergence"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 6028, "FPFastMathDefault", ["IdRef", "IdRef"]> { let capabilities = ["FloatControls2"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 6031, "OpacityMicromapIdKHR", ["IdRef"]> { let capabilities = ["RayTracingOpacityMicromapExecutionModeKHR"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 6154, "StreamingInterfaceINTEL", ["LiteralInteger"]> { let capabilities = ["FPGAKernelAttributesINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 6160, "RegisterMapInterfaceINTEL", ["LiteralInteger"]> { let capabilities = ["FPGAKernelAttributesv2INTEL"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 6417, "NamedBarrierCountINTEL", ["LiteralInteger"]> { let capabilities = ["VectorComputeINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 6461, "MaximumRegistersINTEL", ["LiteralInteger"]> { let capabilities = ["RegisterLimitsINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 6462, "MaximumRegistersIdINTEL", ["IdRef"]> { let capabilities = ["RegisterLimitsINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"ExecutionMode", 6463, "NamedMaximumRegistersINTEL", ["NamedMaximumNumberOfRegisters"]> { let capabilities = ["RegisterLimitsINTEL"]; let since = "None"; }

def : SPIRVEnumerant<"StorageClass", 0, "UniformConstant">;
def : SPIRVEnumerant<"StorageClass", 1, "Input">;
def : SPIRVEnumerant<"StorageClass", 2, "Uniform"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"StorageClass", 3, "Output"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"StorageClass", 4, "Workgroup">;
def : SPIRVEnumerant<"StorageClass", 5, "CrossWorkgroup">;
def : SPIRVEnumerant<"StorageClass", 6, "Private"> { let capabilities = ["Shader", "VectorComputeINTEL"]; }
def : SPIRVEnumerant<"StorageClass", 7, "Function">;
def : SPIRVEnumerant<"StorageClass", 8, "Generic"> { let capabilities = ["GenericPointer"]; }
def : SPIRVEnumerant<"StorageClass", 9, "PushConstant"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"StorageClass", 10, "AtomicCounter"> { let capabilities = ["AtomicStorage"]; }
def : SPIRVEnumerant<"StorageClass", 11, "Image">;
def : SPIRVEnumerant<"StorageClass", 12, "StorageBuffer"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_storage_buffer_storage_class", "SPV_KHR_variable_pointers"]; let since = "1.3"; }
def : SPIRVEnumerant<"StorageClass", 4172, "TileImageEXT"> { let capabilities = ["TileImageColorReadAccessEXT"]; let since = "None"; }
def : SPIRVEnumerant<"StorageClass", 4491, "TileAttachmentQCOM"> { let capabilities = ["TileShadingQCOM"]; let since = "None"; }
def : SPIRVEnumerant<"StorageClass", 5068, "NodePayloadAMDX"> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"StorageClass", 5328, "CallableDataKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"StorageClass", 5329, "IncomingCallableDataKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"StorageClass", 5338, "RayPayloadKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"StorageClass", 5339, "HitAttributeKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"StorageClass", 5342, "IncomingRayPayloadKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"StorageClass", 5343, "ShaderRecordBufferKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"StorageClass", 5349, "PhysicalStorageBuffer"> { let capabilities = ["PhysicalStorageBufferAddresses"]; let extensions = ["SPV_EXT_physical_storage_buffer", "SPV_KHR_physical_storage_buffer"]; let since = "1.5"; }
def : SPIRVEnumerant<"StorageClass", 5385, "HitObjectAttributeNV"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVEnumerant<"StorageClass", 5402, "TaskPayloadWorkgroupEXT"> { let capabilities = ["MeshShadingEXT"]; let extensions = ["SPV_EXT_mesh_shader"]; let since = "1.4"; }
def : SPIRVEnumerant<"StorageClass", 5411, "HitObjectAttributeEXT"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVEnumerant<"StorageClass", 5605, "CodeSectionINTEL"> { let capabilities = ["FunctionPointersINTEL"]; let extensions = ["SPV_INTEL_function_pointers"]; let since = "None"; }
def : SPIRVEnumerant<"StorageClass", 5936, "DeviceOnlyALTERA"> { let capabilities = ["USMStorageClassesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"StorageClass", 5937, "HostOnlyALTERA"> { let capabilities = ["USMStorageClassesALTERA"]; let since = "None"; }

def : SPIRVEnumerant<"Dim", 0, "1D"> { let capabilities = ["Sampled1D"]; }
def : SPIRVEnumerant<"Dim", 1, "2D">;
def : SPIRVEnumerant<"Dim", 2, "3D">;
def : SPIRVEnumerant<"Dim", 3, "Cube"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Dim", 4, "Rect"> { let capabilities = ["SampledRect"]; }
def : SPIRVEnumerant<"Dim", 5, "Buffer"> { let capabilities = ["SampledBuffer"]; }
def : SPIRVEnumerant<"Dim", 6, "SubpassData"> { let capabilities = ["InputAttachment"]; }
def : SPIRVEnumerant<"Dim", 4173, "TileImageDataEXT"> { let capabilities = ["TileImageColorReadAccessEXT"]; let since = "None"; }

def : SPIRVEnumerant<"SamplerAddressingMode", 0, "None">;
def : SPIRVEnumerant<"SamplerAddressingMode", 1, "ClampToEdge">;
def : SPIRVEnumerant<"SamplerAddressingMode", 2, "Clamp">;
def : SPIRVEnumerant<"SamplerAddressingMode", 3, "Repeat">;
def : SPIRVEnumerant<"SamplerAddressingMode", 4, "RepeatMirrored">;

def : SPIRVEnumerant<"SamplerFilterMode", 0, "Nearest">;
def : SPIRVEnumerant<"SamplerFilterMode", 1, "Linear">;

def : SPIRVEnumerant<"ImageFormat", 0, "Unknown">;
def : SPIRVEnumerant<"ImageFormat", 1, "Rgba32f"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ImageFormat", 2, "Rgba16f"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ImageFormat", 3, "R32f"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ImageFormat", 4, "Rgba8"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ImageFormat", 5, "Rgba8Snorm"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ImageFormat", 6, "Rg32f"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 7, "Rg16f"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 8, "R11fG11fB10f"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 9, "R16f"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 10, "Rgba16"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 11, "Rgb10A2"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 12, "Rg16"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 13, "Rg8"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 14, "R16"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 15, "R8"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 16, "Rgba16Snorm"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 17, "Rg16Snorm"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 18, "Rg8Snorm"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 19, "R16Snorm"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 20, "R8Snorm"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 21, "Rgba32i"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ImageFormat", 22, "Rgba16i"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ImageFormat", 23, "Rgba8i"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ImageFormat", 24, "R32i"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ImageFormat", 25, "Rg32i"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 26, "Rg16i"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 27, "Rg8i"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 28, "R16i"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 29, "R8i"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 30, "Rgba32ui"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ImageFormat", 31, "Rgba16ui"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ImageFormat", 32, "Rgba8ui"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ImageFormat", 33, "R32ui"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"ImageFormat", 34, "Rgb10a2ui"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 35, "Rg32ui"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 36, "Rg16ui"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 37, "Rg8ui"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 38, "R16ui"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 39, "R8ui"> { let capabilities = ["StorageImageExtendedFormats"]; }
def : SPIRVEnumerant<"ImageFormat", 40, "R64ui"> { let capabilities = ["Int64ImageEXT"]; }
def : SPIRVEnumerant<"ImageFormat", 41, "R64i"> { let capabilities = ["Int64ImageEXT"]; }

def : SPIRVEnumerant<"ImageChannelOrder", 0, "R">;
def : SPIRVEnumerant<"ImageChannelOrder", 1, "A">;
def : SPIRVEnumerant<"ImageChannelOrder", 2, "RG">;
def : SPIRVEnumerant<"ImageChannelOrder", 3, "RA">;
def : SPIRVEnumerant<"ImageChannelOrder", 4, "RGB">;
def : SPIRVEnumerant<"ImageChannelOrder", 5, "RGBA">;
def : SPIRVEnumerant<"ImageChannelOrder", 6, "BGRA">;
def : SPIRVEnumerant<"ImageChannelOrder", 7, "ARGB">;
def : SPIRVEnumerant<"ImageChannelOrder", 8, "Intensity">;
def : SPIRVEnumerant<"ImageChannelOrder", 9, "Luminance">;
def : SPIRVEnumerant<"ImageChannelOrder", 10, "Rx">;
def : SPIRVEnumerant<"ImageChannelOrder", 11, "RGx">;
def : SPIRVEnumerant<"ImageChannelOrder", 12, "RGBx">;
def : SPIRVEnumerant<"ImageChannelOrder", 13, "Depth">;
def : SPIRVEnumerant<"ImageChannelOrder", 14, "DepthStencil">;
def : SPIRVEnumerant<"ImageChannelOrder", 15, "sRGB">;
def : SPIRVEnumerant<"ImageChannelOrder", 16, "sRGBx">;
def : SPIRVEnumerant<"ImageChannelOrder", 17, "sRGBA">;
def : SPIRVEnumerant<"ImageChannelOrder", 18, "sBGRA">;
def : SPIRVEnumerant<"ImageChannelOrder", 19, "ABGR">;

def : SPIRVEnumerant<"ImageChannelDataType", 0, "SnormInt8">;
def : SPIRVEnumerant<"ImageChannelDataType", 1, "SnormInt16">;
def : SPIRVEnumerant<"ImageChannelDataType", 2, "UnormInt8">;
def : SPIRVEnumerant<"ImageChannelDataType", 3, "UnormInt16">;
def : SPIRVEnumerant<"ImageChannelDataType", 4, "UnormShort565">;
def : SPIRVEnumerant<"ImageChannelDataType", 5, "UnormShort555">;
def : SPIRVEnumerant<"ImageChannelDataType", 6, "UnormInt101010">;
def : SPIRVEnumerant<"ImageChannelDataType", 7, "SignedInt8">;
def : SPIRVEnumerant<"ImageChannelDataType", 8, "SignedInt16">;
def : SPIRVEnumerant<"ImageChannelDataType", 9, "SignedInt32">;
def : SPIRVEnumerant<"ImageChannelDataType", 10, "UnsignedInt8">;
def : SPIRVEnumerant<"ImageChannelDataType", 11, "UnsignedInt16">;
def : SPIRVEnumerant<"ImageChannelDataType", 12, "UnsignedInt32">;
def : SPIRVEnumerant<"ImageChannelDataType", 13, "HalfFloat">;
def : SPIRVEnumerant<"ImageChannelDataType", 14, "Float">;
def : SPIRVEnumerant<"ImageChannelDataType", 15, "UnormInt24">;
def : SPIRVEnumerant<"ImageChannelDataType", 16, "UnormInt101010_2">;
def : SPIRVEnumerant<"ImageChannelDataType", 17, "UnormInt10X6EXT">;
def : SPIRVEnumerant<"ImageChannelDataType", 19, "UnsignedIntRaw10EXT">;
def : SPIRVEnumerant<"ImageChannelDataType", 20, "UnsignedIntRaw12EXT">;
def : SPIRVEnumerant<"ImageChannelDataType", 21, "UnormInt2_101010EXT">;
def : SPIRVEnumerant<"ImageChannelDataType", 22, "UnsignedInt10X6EXT">;
def : SPIRVEnumerant<"ImageChannelDataType", 23, "UnsignedInt12X4EXT">;
def : SPIRVEnumerant<"ImageChannelDataType", 24, "UnsignedInt14X2EXT">;
def : SPIRVEnumerant<"ImageChannelDataType", 25, "UnormInt12X4EXT">;
def : SPIRVEnumerant<"ImageChannelDataType", 26, "UnormInt14X2EXT">;

def : SPIRVEnumerant<"FPRoundingMode", 0, "RTE">;
def : SPIRVEnumerant<"FPRoundingMode", 1, "RTZ">;
def : SPIRVEnumerant<"FPRoundingMode", 2, "RTP">;
def : SPIRVEnumerant<"FPRoundingMode", 3, "RTN">;

def : SPIRVEnumerant<"FPDenormMode", 0, "Preserve"> { let capabilities = ["FunctionFloatControlINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"FPDenormMode", 1, "FlushToZero"> { let capabilities = ["FunctionFloatControlINTEL"]; let since = "None"; }

def : SPIRVEnumerant<"QuantizationModes", 0, "TRN"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"QuantizationModes", 1, "TRN_ZERO"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"QuantizationModes", 2, "RND"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"QuantizationModes", 3, "RND_ZERO"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"QuantizationModes", 4, "RND_INF"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"QuantizationModes", 5, "RND_MIN_INF"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"QuantizationModes", 6, "RND_CONV"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"QuantizationModes", 7, "RND_CONV_ODD"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }

def : SPIRVEnumerant<"FPOperationMode", 0, "IEEE"> { let capabilities = ["FunctionFloatControlINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"FPOperationMode", 1, "ALT"> { let capabilities = ["FunctionFloatControlINTEL"]; let since = "None"; }

def : SPIRVEnumerant<"OverflowModes", 0, "WRAP"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"OverflowModes", 1, "SAT"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"OverflowModes", 2, "SAT_ZERO"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"OverflowModes", 3, "SAT_SYM"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }

def : SPIRVEnumerant<"LinkageType", 0, "Export"> { let capabilities = ["Linkage"]; }
def : SPIRVEnumerant<"LinkageType", 1, "Import"> { let capabilities = ["Linkage"]; }
def : SPIRVEnumerant<"LinkageType", 2, "LinkOnceODR"> { let capabilities = ["Linkage"]; let extensions = ["SPV_KHR_linkonce_odr"]; let since = "None"; }
def : SPIRVEnumerant<"LinkageType", 3, "WeakAMD"> { let capabilities = ["WeakLinkageAMD"]; let since = "None"; }

def : SPIRVEnumerant<"AccessQualifier", 0, "ReadOnly"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"AccessQualifier", 1, "WriteOnly"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"AccessQualifier", 2, "ReadWrite"> { let capabilities = ["Kernel"]; }

def : SPIRVEnumerant<"HostAccessQualifier", 0, "NoneINTEL"> { let capabilities = ["GlobalVariableHostAccessINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"HostAccessQualifier", 1, "ReadINTEL"> { let capabilities = ["GlobalVariableHostAccessINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"HostAccessQualifier", 2, "WriteINTEL"> { let capabilities = ["GlobalVariableHostAccessINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"HostAccessQualifier", 3, "ReadWriteINTEL"> { let capabilities = ["GlobalVariableHostAccessINTEL"]; let since = "None"; }

def : SPIRVEnumerant<"FunctionParameterAttribute", 0, "Zext"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"FunctionParameterAttribute", 1, "Sext"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"FunctionParameterAttribute", 2, "ByVal"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"FunctionParameterAttribute", 3, "Sret"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"FunctionParameterAttribute", 4, "NoAlias"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"FunctionParameterAttribute", 5, "NoCapture"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"FunctionParameterAttribute", 6, "NoWrite"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"FunctionParameterAttribute", 7, "NoReadWrite"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"FunctionParameterAttribute", 5940, "RuntimeAlignedALTERA"> { let capabilities = ["RuntimeAlignedAttributeALTERA"]; }

def : SPIRVEnumerant<"Decoration", 0, "RelaxedPrecision"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Decoration", 1, "SpecId", ["LiteralInteger"]> { let capabilities = ["Shader", "Kernel"]; }
def : SPIRVEnumerant<"Decoration", 2, "Block"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Decoration", 3, "BufferBlock"> { let capabilities = ["Shader"]; let until = "1.3"; }
def : SPIRVEnumerant<"Decoration", 4, "RowMajor"> { let capabilities = ["Matrix"]; }
def : SPIRVEnumerant<"Decoration", 5, "ColMajor"> { let capabilities = ["Matrix"]; }
def : SPIRVEnumerant<"Decoration", 6, "ArrayStride", ["LiteralInteger"]> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Decoration", 7, "MatrixStride", ["LiteralInteger"]> { let capabilities = ["Matrix"]; }
def : SPIRVEnumerant<"Decoration", 8, "GLSLShared"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Decoration", 9, "GLSLPacked"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Decoration", 10, "CPacked"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"Decoration", 11, "BuiltIn", ["BuiltIn"]>;
def : SPIRVEnumerant<"Decoration", 13, "NoPerspective"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Decoration", 14, "Flat"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Decoration", 15, "Patch"> { let capabilities = ["Tessellation"]; }
def : SPIRVEnumerant<"Decoration", 16, "Centroid"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Decoration", 17, "Sample"> { let capabilities = ["SampleRateShading"]; }
def : SPIRVEnumerant<"Decoration", 18, "Invariant"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Decoration", 19, "Restrict">;
def : SPIRVEnumerant<"Decoration", 20, "Aliased">;
def : SPIRVEnumerant<"Decoration", 21, "Volatile">;
def : SPIRVEnumerant<"Decoration", 22, "Constant"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"Decoration", 23, "Coherent">;
def : SPIRVEnumerant<"Decoration", 24, "NonWritable">;
def : SPIRVEnumerant<"Decoration", 25, "NonReadable">;
def : SPIRVEnumerant<"Decoration", 26, "Uniform"> { let capabilities = ["Shader", "UniformDecoration"]; }
def : SPIRVEnumerant<"Decoration", 27, "UniformId", ["IdScope"]> { let capabilities = ["Shader", "UniformDecoration"]; let since = "1.4"; }
def : SPIRVEnumerant<"Decoration", 28, "SaturatedConversion"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"Decoration", 29, "Stream", ["LiteralInteger"]> { let capabilities = ["GeometryStreams"]; }
def : SPIRVEnumerant<"Decoration", 30, "Location", ["LiteralInteger"]> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Decoration", 31, "Component", ["LiteralInteger"]> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Decoration", 32, "Index", ["LiteralInteger"]> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Decoration", 33, "Binding", ["LiteralInteger"]> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Decoration", 34, "DescriptorSet", ["LiteralInteger"]> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Decoration", 35, "Offset", ["LiteralInteger"]> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Decoration", 36, "XfbBuffer", ["LiteralInteger"]> { let capabilities = ["TransformFeedback"]; }
def : SPIRVEnumerant<"Decoration", 37, "XfbStride", ["LiteralInteger"]> { let capabilities = ["TransformFeedback"]; }
def : SPIRVEnumerant<"Decoration", 38, "FuncParamAttr", ["FunctionParameterAttribute"]> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"Decoration", 39, "FPRoundingMode", ["FPRoundingMode"]>;
def : SPIRVEnumerant<"Decoration", 40, "FPFastMathMode", ["FPFastMathMode"]> { let capabilities = ["Kernel", "FloatControls2"]; }
def : SPIRVEnumerant<"Decoration", 41, "LinkageAttributes", ["LiteralString", "LinkageType"]> { let capabilities = ["Linkage"]; }
def : SPIRVEnumerant<"Decoration", 42, "NoContraction"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Decoration", 43, "InputAttachmentIndex", ["LiteralInteger"]> { let capabilities = ["InputAttachment"]; }
def : SPIRVEnumerant<"Decoration", 44, "Alignment", ["LiteralInteger"]> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"Decoration", 45, "MaxByteOffset", ["LiteralInteger"]> { let capabilities = ["Addresses"]; let since = "1.1"; }
def : SPIRVEnumerant<"Decoration", 46, "AlignmentId", ["IdRef"]> { let capabilities = ["Kernel"]; let since = "1.2"; }
def : SPIRVEnumerant<"Decoration", 47, "MaxByteOffsetId", ["IdRef"]> { let capabilities = ["Addresses"]; let since = "1.2"; }
def : SPIRVEnumerant<"Decoration", 4216, "SaturatedToLargestFloat8NormalConversionEXT"> { let capabilities = ["Float8EXT"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 4469, "NoSignedWrap"> { let extensions = ["SPV_KHR_no_integer_wrap_decoration"]; let since = "1.4"; }
def : SPIRVEnumerant<"Decoration", 4470, "NoUnsignedWrap"> { let extensions = ["SPV_KHR_no_integer_wrap_decoration"]; let since = "1.4"; }
def : SPIRVEnumerant<"Decoration", 4487, "WeightTextureQCOM"> { let extensions = ["SPV_QCOM_image_processing"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 4488, "BlockMatchTextureQCOM"> { let extensions = ["SPV_QCOM_image_processing"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 4499, "BlockMatchSamplerQCOM"> { let extensions = ["SPV_QCOM_image_processing2"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 4999, "ExplicitInterpAMD"> { let extensions = ["SPV_AMD_shader_explicit_vertex_parameter"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5019, "NodeSharesPayloadLimitsWithAMDX", ["IdRef"]> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5020, "NodeMaxPayloadsAMDX", ["IdRef"]> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5078, "TrackFinishWritingAMDX"> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5091, "PayloadNodeNameAMDX", ["IdRef"]> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5098, "PayloadNodeBaseIndexAMDX", ["IdRef"]> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5099, "PayloadNodeSparseArrayAMDX"> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5100, "PayloadNodeArraySizeAMDX", ["IdRef"]> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5105, "PayloadDispatchIndirectAMDX"> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5124, "ArrayStrideIdEXT", ["IdRef"]> { let capabilities = ["DescriptorHeapEXT"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5125, "OffsetIdEXT", ["IdRef"]> { let capabilities = ["DescriptorHeapEXT"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5145, "UTFEncodedKHR"> { let capabilities = ["ConstantDataKHR"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5248, "OverrideCoverageNV"> { let capabilities = ["SampleMaskOverrideCoverageNV"]; let extensions = ["SPV_NV_sample_mask_override_coverage"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5250, "PassthroughNV"> { let capabilities = ["GeometryShaderPassthroughNV"]; let extensions = ["SPV_NV_geometry_shader_passthrough"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5252, "ViewportRelativeNV"> { let capabilities = ["ShaderViewportMaskNV"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5256, "SecondaryViewportRelativeNV", ["LiteralInteger"]> { let capabilities = ["ShaderStereoViewNV"]; let extensions = ["SPV_NV_stereo_view_rendering"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5271, "PerPrimitiveEXT"> { let capabilities = ["MeshShadingNV", "MeshShadingEXT"]; let extensions = ["SPV_NV_mesh_shader", "SPV_EXT_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5272, "PerViewNV"> { let capabilities = ["MeshShadingNV"]; let extensions = ["SPV_NV_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5273, "PerTaskNV"> { let capabilities = ["MeshShadingNV"]; let extensions = ["SPV_NV_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5285, "PerVertexKHR"> { let capabilities = ["FragmentBarycentricKHR"]; let extensions = ["SPV_NV_fragment_shader_barycentric", "SPV_KHR_fragment_shader_barycentric"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5300, "NonUniform"> { let capabilities = ["ShaderNonUniform"]; let extensions = ["SPV_EXT_descriptor_indexing"]; let since = "1.5"; }
def : SPIRVEnumerant<"Decoration", 5355, "RestrictPointer"> { let capabilities = ["PhysicalStorageBufferAddresses"]; let extensions = ["SPV_EXT_physical_storage_buffer", "SPV_KHR_physical_storage_buffer"]; let since = "1.5"; }
def : SPIRVEnumerant<"Decoration", 5356, "AliasedPointer"> { let capabilities = ["PhysicalStorageBufferAddresses"]; let extensions = ["SPV_EXT_physical_storage_buffer", "SPV_KHR_physical_storage_buffer"]; let since = "1.5"; }
def : SPIRVEnumerant<"Decoration", 5358, "MemberOffsetNV", ["LiteralInteger"]> { let capabilities = ["PushConstantBanksNV"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5386, "HitObjectShaderRecordBufferNV"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5389, "HitObjectShaderRecordBufferEXT"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5397, "BankNV", ["LiteralInteger"]> { let capabilities = ["PushConstantBanksNV"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5398, "BindlessSamplerNV"> { let capabilities = ["BindlessTextureNV"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5399, "BindlessImageNV"> { let capabilities = ["BindlessTextureNV"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5400, "BoundSamplerNV"> { let capabilities = ["BindlessTextureNV"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5401, "BoundImageNV"> { let capabilities = ["BindlessTextureNV"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5440, "CooperativeMatrixTransposeEXT"> { let capabilities = ["CooperativeMatrixConversionsEXT"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5599, "SIMTCallINTEL", ["LiteralInteger"]> { let capabilities = ["VectorComputeINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5602, "ReferencedIndirectlyINTEL"> { let capabilities = ["IndirectReferencesINTEL"]; let extensions = ["SPV_INTEL_function_pointers"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5607, "ClobberINTEL", ["LiteralString"]> { let capabilities = ["AsmINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5608, "SideEffectsINTEL"> { let capabilities = ["AsmINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5624, "VectorComputeVariableINTEL"> { let capabilities = ["VectorComputeINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5625, "FuncParamIOKindINTEL", ["LiteralInteger"]> { let capabilities = ["VectorComputeINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5626, "VectorComputeFunctionINTEL"> { let capabilities = ["VectorComputeINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5627, "StackCallINTEL"> { let capabilities = ["VectorComputeINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5628, "GlobalVariableOffsetINTEL", ["LiteralInteger"]> { let capabilities = ["VectorComputeINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5634, "CounterBuffer", ["IdRef"]> { let extensions = ["SPV_GOOGLE_hlsl_functionality1"]; let since = "1.4"; }
def : SPIRVEnumerant<"Decoration", 5635, "UserSemantic", ["LiteralString"]> { let extensions = ["SPV_GOOGLE_hlsl_functionality1"]; let since = "1.4"; }
def : SPIRVEnumerant<"Decoration", 5636, "UserTypeGOOGLE", ["LiteralString"]> { let extensions = ["SPV_GOOGLE_user_type"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5822, "FunctionRoundingModeINTEL", ["LiteralInteger", "FPRoundingMode"]> { let capabilities = ["FunctionFloatControlINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5823, "FunctionDenormModeINTEL", ["LiteralInteger", "FPDenormMode"]> { let capabilities = ["FunctionFloatControlINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5825, "RegisterALTERA"> { let capabilities = ["FPGAMemoryAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5826, "MemoryALTERA", ["LiteralString"]> { let capabilities = ["FPGAMemoryAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5827, "NumbanksALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAMemoryAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5828, "BankwidthALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAMemoryAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5829, "MaxPrivateCopiesALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAMemoryAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5830, "SinglepumpALTERA"> { let capabilities = ["FPGAMemoryAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5831, "DoublepumpALTERA"> { let capabilities = ["FPGAMemoryAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5832, "MaxReplicatesALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAMemoryAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5833, "SimpleDualPortALTERA"> { let capabilities = ["FPGAMemoryAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5834, "MergeALTERA", ["LiteralString", "LiteralString"]> { let capabilities = ["FPGAMemoryAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5835, "BankBitsALTERA", ["*LiteralInteger"]> { let capabilities = ["FPGAMemoryAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5836, "ForcePow2DepthALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAMemoryAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5883, "StridesizeALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAMemoryAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5884, "WordsizeALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAMemoryAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5885, "TrueDualPortALTERA"> { let capabilities = ["FPGAMemoryAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5899, "BurstCoalesceALTERA"> { let capabilities = ["FPGAMemoryAccessesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5900, "CacheSizeALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAMemoryAccessesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5901, "DontStaticallyCoalesceALTERA"> { let capabilities = ["FPGAMemoryAccessesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5902, "PrefetchALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAMemoryAccessesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5905, "StallEnableALTERA"> { let capabilities = ["FPGAClusterAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5907, "FuseLoopsInFunctionALTERA"> { let capabilities = ["LoopFuseALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5909, "MathOpDSPModeALTERA", ["LiteralInteger", "LiteralInteger"]> { let capabilities = ["FPGADSPControlALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5914, "AliasScopeINTEL", ["IdRef"]> { let capabilities = ["MemoryAccessAliasingINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5915, "NoAliasINTEL", ["IdRef"]> { let capabilities = ["MemoryAccessAliasingINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5917, "InitiationIntervalALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAInvocationPipeliningAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5918, "MaxConcurrencyALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAInvocationPipeliningAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5919, "PipelineEnableALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAInvocationPipeliningAttributesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5921, "BufferLocationALTERA", ["LiteralInteger"]> { let capabilities = ["FPGABufferLocationALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 5944, "IOPipeStorageALTERA", ["LiteralInteger"]> { let capabilities = ["IOPipesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6080, "FunctionFloatingPointModeINTEL", ["LiteralInteger", "FPOperationMode"]> { let capabilities = ["FunctionFloatControlINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6085, "SingleElementVectorINTEL"> { let capabilities = ["VectorComputeINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6087, "VectorComputeCallableFunctionINTEL"> { let capabilities = ["VectorComputeINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6140, "MediaBlockIOINTEL"> { let capabilities = ["VectorComputeINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6151, "StallFreeALTERA"> { let capabilities = ["FPGAClusterAttributesV2ALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6170, "FPMaxErrorDecorationINTEL", ["LiteralFloat"]> { let capabilities = ["FPMaxErrorINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6172, "LatencyControlLabelALTERA", ["LiteralInteger"]> { let capabilities = ["FPGALatencyControlALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6173, "LatencyControlConstraintALTERA", ["LiteralInteger", "LiteralInteger", "LiteralInteger"]> { let capabilities = ["FPGALatencyControlALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6175, "ConduitKernelArgumentALTERA"> { let capabilities = ["FPGAArgumentInterfacesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6176, "RegisterMapKernelArgumentALTERA"> { let capabilities = ["FPGAArgumentInterfacesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6177, "MMHostInterfaceAddressWidthALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAArgumentInterfacesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6178, "MMHostInterfaceDataWidthALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAArgumentInterfacesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6179, "MMHostInterfaceLatencyALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAArgumentInterfacesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6180, "MMHostInterfaceReadWriteModeALTERA", ["AccessQualifier"]> { let capabilities = ["FPGAArgumentInterfacesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6181, "MMHostInterfaceMaxBurstALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAArgumentInterfacesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6182, "MMHostInterfaceWaitRequestALTERA", ["LiteralInteger"]> { let capabilities = ["FPGAArgumentInterfacesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6183, "StableKernelArgumentALTERA"> { let capabilities = ["FPGAArgumentInterfacesALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6188, "HostAccessINTEL", ["HostAccessQualifier", "LiteralString"]> { let capabilities = ["GlobalVariableHostAccessINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6190, "InitModeALTERA", ["InitializationModeQualifier"]> { let capabilities = ["GlobalVariableFPGADecorationsALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6191, "ImplementInRegisterMapALTERA", ["LiteralInteger"]> { let capabilities = ["GlobalVariableFPGADecorationsALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6247, "ConditionalINTEL", ["IdRef"]> { let capabilities = ["SpecConditionalINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6442, "CacheControlLoadINTEL", ["LiteralInteger", "LoadCacheControl"]> { let capabilities = ["CacheControlsINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 6443, "CacheControlStoreINTEL", ["LiteralInteger", "StoreCacheControl"]> { let capabilities = ["CacheControlsINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"Decoration", 7040, "IntrinsicSAMSUNG", ["LiteralInteger"]> { let capabilities = ["IntrinsicSAMSUNG"]; let since = "None"; }

def : SPIRVEnumerant<"BuiltIn", 0, "Position"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"BuiltIn", 1, "PointSize"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"BuiltIn", 3, "ClipDistance"> { let capabilities = ["ClipDistance"]; }
def : SPIRVEnumerant<"BuiltIn", 4, "CullDistance"> { let capabilities = ["CullDistance"]; }
def : SPIRVEnumerant<"BuiltIn", 5, "VertexId"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"BuiltIn", 6, "InstanceId"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"BuiltIn", 7, "PrimitiveId"> { let capabilities = ["Geometry", "Tessellation", "RayTracingNV", "RayTracingKHR", "MeshShadingNV", "MeshShadingEXT"]; }
def : SPIRVEnumerant<"BuiltIn", 8, "InvocationId"> { let capabilities = ["Geometry", "Tessellation"]; }
def : SPIRVEnumerant<"BuiltIn", 9, "Layer"> { let capabilities = ["Geometry", "ShaderLayer", "ShaderViewportIndexLayerEXT", "MeshShadingNV", "MeshShadingEXT"]; }
def : SPIRVEnumerant<"BuiltIn", 10, "ViewportIndex"> { let capabilities = ["MultiViewport", "ShaderViewportIndex", "ShaderViewportIndexLayerEXT", "MeshShadingNV", "MeshShadingEXT"]; }
def : SPIRVEnumerant<"BuiltIn", 11, "TessLevelOuter"> { let capabilities = ["Tessellation"]; }
def : SPIRVEnumerant<"BuiltIn", 12, "TessLevelInner"> { let capabilities = ["Tessellation"]; }
def : SPIRVEnumerant<"BuiltIn", 13, "TessCoord"> { let capabilities = ["Tessellation"]; }
def : SPIRVEnumerant<"BuiltIn", 14, "PatchVertices"> { let capabilities = ["Tessellation"]; }
def : SPIRVEnumerant<"BuiltIn", 15, "FragCoord"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"BuiltIn", 16, "PointCoord"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"BuiltIn", 17, "FrontFacing"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"BuiltIn", 18, "SampleId"> { let capabilities = ["SampleRateShading"]; }
def : SPIRVEnumerant<"BuiltIn", 19, "SamplePosition"> { let capabilities = ["SampleRateShading"]; }
def : SPIRVEnumerant<"BuiltIn", 20, "SampleMask"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"BuiltIn", 22, "FragDepth"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"BuiltIn", 23, "HelperInvocation"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"BuiltIn", 24, "NumWorkgroups">;
def : SPIRVEnumerant<"BuiltIn", 25, "WorkgroupSize">;
def : SPIRVEnumerant<"BuiltIn", 26, "WorkgroupId">;
def : SPIRVEnumerant<"BuiltIn", 27, "LocalInvocationId">;
def : SPIRVEnumerant<"BuiltIn", 28, "GlobalInvocationId">;
def : SPIRVEnumerant<"BuiltIn", 29, "LocalInvocationIndex">;
def : SPIRVEnumerant<"BuiltIn", 30, "WorkDim"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"BuiltIn", 31, "GlobalSize"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"BuiltIn", 32, "EnqueuedWorkgroupSize"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"BuiltIn", 33, "GlobalOffset"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"BuiltIn", 34, "GlobalLinearId"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"BuiltIn", 36, "SubgroupSize"> { let capabilities = ["Kernel", "GroupNonUniform", "SubgroupBallotKHR"]; }
def : SPIRVEnumerant<"BuiltIn", 37, "SubgroupMaxSize"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"BuiltIn", 38, "NumSubgroups"> { let capabilities = ["Kernel", "GroupNonUniform"]; }
def : SPIRVEnumerant<"BuiltIn", 39, "NumEnqueuedSubgroups"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"BuiltIn", 40, "SubgroupId"> { let capabilities = ["Kernel", "GroupNonUniform"]; }
def : SPIRVEnumerant<"BuiltIn", 41, "SubgroupLocalInvocationId"> { let capabilities = ["Kernel", "GroupNonUniform", "SubgroupBallotKHR"]; }
def : SPIRVEnumerant<"BuiltIn", 42, "VertexIndex"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"BuiltIn", 43, "InstanceIndex"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"BuiltIn", 4160, "CoreIDARM"> { let capabilities = ["CoreBuiltinsARM"]; }
def : SPIRVEnumerant<"BuiltIn", 4161, "CoreCountARM"> { let capabilities = ["CoreBuiltinsARM"]; }
def : SPIRVEnumerant<"BuiltIn", 4162, "CoreMaxIDARM"> { let capabilities = ["CoreBuiltinsARM"]; }
def : SPIRVEnumerant<"BuiltIn", 4163, "WarpIDARM"> { let capabilities = ["CoreBuiltinsARM"]; }
def : SPIRVEnumerant<"BuiltIn", 4164, "WarpMaxIDARM"> { let capabilities = ["CoreBuiltinsARM"]; }
def : SPIRVEnumerant<"BuiltIn", 4416, "SubgroupEqMask"> { let capabilities = ["SubgroupBallotKHR", "GroupNonUniformBallot"]; let extensions = ["SPV_KHR_shader_ballot"]; let since = "1.3"; }
def : SPIRVEnumerant<"BuiltIn", 4417, "SubgroupGeMask"> { let capabilities = ["SubgroupBallotKHR", "GroupNonUniformBallot"]; let extensions = ["SPV_KHR_shader_ballot"]; let since = "1.3"; }
def : SPIRVEnumerant<"BuiltIn", 4418, "SubgroupGtMask"> { let capabilities = ["SubgroupBallotKHR", "GroupNonUniformBallot"]; let extensions = ["SPV_KHR_shader_ballot"]; let since = "1.3"; }
def : SPIRVEnumerant<"BuiltIn", 4419, "SubgroupLeMask"> { let capabilities = ["SubgroupBallotKHR", "GroupNonUniformBallot"]; let extensions = ["SPV_KHR_shader_ballot"]; let since = "1.3"; }
def : SPIRVEnumerant<"BuiltIn", 4420, "SubgroupLtMask"> { let capabilities = ["SubgroupBallotKHR", "GroupNonUniformBallot"]; let extensions = ["SPV_KHR_shader_ballot"]; let since = "1.3"; }
def : SPIRVEnumerant<"BuiltIn", 4424, "BaseVertex"> { let capabilities = ["DrawParameters"]; let extensions = ["SPV_KHR_shader_draw_parameters"]; let since = "1.3"; }
def : SPIRVEnumerant<"BuiltIn", 4425, "BaseInstance"> { let capabilities = ["DrawParameters"]; let extensions = ["SPV_KHR_shader_draw_parameters"]; let since = "1.3"; }
def : SPIRVEnumerant<"BuiltIn", 4426, "DrawIndex"> { let capabilities = ["DrawParameters", "MeshShadingNV", "MeshShadingEXT"]; let extensions = ["SPV_KHR_shader_draw_parameters", "SPV_NV_mesh_shader", "SPV_EXT_mesh_shader"]; let since = "1.3"; }
def : SPIRVEnumerant<"BuiltIn", 4432, "PrimitiveShadingRateKHR"> { let capabilities = ["FragmentShadingRateKHR"]; let extensions = ["SPV_KHR_fragment_shading_rate"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 4438, "DeviceIndex"> { let capabilities = ["DeviceGroup"]; let extensions = ["SPV_KHR_device_group"]; let since = "1.3"; }
def : SPIRVEnumerant<"BuiltIn", 4440, "ViewIndex"> { let capabilities = ["MultiView"]; let extensions = ["SPV_KHR_multiview"]; let since = "1.3"; }
def : SPIRVEnumerant<"BuiltIn", 4444, "ShadingRateKHR"> { let capabilities = ["FragmentShadingRateKHR"]; let extensions = ["SPV_KHR_fragment_shading_rate"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 4492, "TileOffsetQCOM"> { let capabilities = ["TileShadingQCOM"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 4493, "TileDimensionQCOM"> { let capabilities = ["TileShadingQCOM"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 4494, "TileApronSizeQCOM"> { let capabilities = ["TileShadingQCOM"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 4992, "BaryCoordNoPerspAMD"> { let extensions = ["SPV_AMD_shader_explicit_vertex_parameter"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 4993, "BaryCoordNoPerspCentroidAMD"> { let extensions = ["SPV_AMD_shader_explicit_vertex_parameter"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 4994, "BaryCoordNoPerspSampleAMD"> { let extensions = ["SPV_AMD_shader_explicit_vertex_parameter"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 4995, "BaryCoordSmoothAMD"> { let extensions = ["SPV_AMD_shader_explicit_vertex_parameter"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 4996, "BaryCoordSmoothCentroidAMD"> { let extensions = ["SPV_AMD_shader_explicit_vertex_parameter"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 4997, "BaryCoordSmoothSampleAMD"> { let extensions = ["SPV_AMD_shader_explicit_vertex_parameter"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 4998, "BaryCoordPullModelAMD"> { let extensions = ["SPV_AMD_shader_explicit_vertex_parameter"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5014, "FragStencilRefEXT"> { let capabilities = ["StencilExportEXT"]; let extensions = ["SPV_EXT_shader_stencil_export"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5021, "RemainingRecursionLevelsAMDX"> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5073, "ShaderIndexAMDX"> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5122, "SamplerHeapEXT"> { let capabilities = ["DescriptorHeapEXT"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5123, "ResourceHeapEXT"> { let capabilities = ["DescriptorHeapEXT"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5253, "ViewportMaskNV"> { let capabilities = ["ShaderViewportMaskNV", "MeshShadingNV"]; let extensions = ["SPV_NV_viewport_array2", "SPV_NV_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5257, "SecondaryPositionNV"> { let capabilities = ["ShaderStereoViewNV"]; let extensions = ["SPV_NV_stereo_view_rendering"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5258, "SecondaryViewportMaskNV"> { let capabilities = ["ShaderStereoViewNV"]; let extensions = ["SPV_NV_stereo_view_rendering"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5261, "PositionPerViewNV"> { let capabilities = ["PerViewAttributesNV", "MeshShadingNV"]; let extensions = ["SPV_NVX_multiview_per_view_attributes", "SPV_NV_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5262, "ViewportMaskPerViewNV"> { let capabilities = ["PerViewAttributesNV", "MeshShadingNV"]; let extensions = ["SPV_NVX_multiview_per_view_attributes", "SPV_NV_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5264, "FullyCoveredEXT"> { let capabilities = ["FragmentFullyCoveredEXT"]; let extensions = ["SPV_EXT_fragment_fully_covered"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5274, "TaskCountNV"> { let capabilities = ["MeshShadingNV"]; let extensions = ["SPV_NV_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5275, "PrimitiveCountNV"> { let capabilities = ["MeshShadingNV"]; let extensions = ["SPV_NV_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5276, "PrimitiveIndicesNV"> { let capabilities = ["MeshShadingNV"]; let extensions = ["SPV_NV_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5277, "ClipDistancePerViewNV"> { let capabilities = ["MeshShadingNV"]; let extensions = ["SPV_NV_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5278, "CullDistancePerViewNV"> { let capabilities = ["MeshShadingNV"]; let extensions = ["SPV_NV_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5279, "LayerPerViewNV"> { let capabilities = ["MeshShadingNV"]; let extensions = ["SPV_NV_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5280, "MeshViewCountNV"> { let capabilities = ["MeshShadingNV"]; let extensions = ["SPV_NV_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5281, "MeshViewIndicesNV"> { let capabilities = ["MeshShadingNV"]; let extensions = ["SPV_NV_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5286, "BaryCoordKHR"> { let capabilities = ["FragmentBarycentricKHR"]; let extensions = ["SPV_NV_fragment_shader_barycentric", "SPV_KHR_fragment_shader_barycentric"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5287, "BaryCoordNoPerspKHR"> { let capabilities = ["FragmentBarycentricKHR"]; let extensions = ["SPV_NV_fragment_shader_barycentric", "SPV_KHR_fragment_shader_barycentric"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5292, "FragSizeEXT"> { let capabilities = ["FragmentDensityEXT"]; let extensions = ["SPV_EXT_fragment_invocation_density", "SPV_NV_shading_rate"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5293, "FragInvocationCountEXT"> { let capabilities = ["FragmentDensityEXT"]; let extensions = ["SPV_EXT_fragment_invocation_density", "SPV_NV_shading_rate"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5294, "PrimitivePointIndicesEXT"> { let capabilities = ["MeshShadingEXT"]; let extensions = ["SPV_EXT_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5295, "PrimitiveLineIndicesEXT"> { let capabilities = ["MeshShadingEXT"]; let extensions = ["SPV_EXT_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5296, "PrimitiveTriangleIndicesEXT"> { let capabilities = ["MeshShadingEXT"]; let extensions = ["SPV_EXT_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5299, "CullPrimitiveEXT"> { let capabilities = ["MeshShadingEXT"]; let extensions = ["SPV_EXT_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5319, "LaunchIdKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5320, "LaunchSizeKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5321, "WorldRayOriginKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5322, "WorldRayDirectionKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5323, "ObjectRayOriginKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5324, "ObjectRayDirectionKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5325, "RayTminKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5326, "RayTmaxKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5327, "InstanceCustomIndexKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5330, "ObjectToWorldKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5331, "WorldToObjectKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5332, "HitTNV"> { let capabilities = ["RayTracingNV"]; let extensions = ["SPV_NV_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5333, "HitKindKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5334, "CurrentRayTimeNV"> { let capabilities = ["RayTracingMotionBlurNV"]; let extensions = ["SPV_NV_ray_tracing_motion_blur"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5335, "HitTriangleVertexPositionsKHR"> { let capabilities = ["RayTracingPositionFetchKHR"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5337, "HitMicroTriangleVertexPositionsNV"> { let capabilities = ["RayTracingDisplacementMicromapNV"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5344, "HitMicroTriangleVertexBarycentricsNV"> { let capabilities = ["RayTracingDisplacementMicromapNV"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5351, "IncomingRayFlagsKHR"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5352, "RayGeometryIndexKHR"> { let capabilities = ["RayTracingKHR"]; let extensions = ["SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5359, "HitIsSphereNV"> { let capabilities = ["RayTracingSpheresGeometryNV"]; let extensions = ["SPV_NV_linear_swept_spheres"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5360, "HitIsLSSNV"> { let capabilities = ["RayTracingLinearSweptSpheresGeometryNV"]; let extensions = ["SPV_NV_linear_swept_spheres"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5361, "HitSpherePositionNV"> { let capabilities = ["RayTracingSpheresGeometryNV"]; let extensions = ["SPV_NV_linear_swept_spheres"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5374, "WarpsPerSMNV"> { let capabilities = ["ShaderSMBuiltinsNV"]; let extensions = ["SPV_NV_shader_sm_builtins"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5375, "SMCountNV"> { let capabilities = ["ShaderSMBuiltinsNV"]; let extensions = ["SPV_NV_shader_sm_builtins"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5376, "WarpIDNV"> { let capabilities = ["ShaderSMBuiltinsNV"]; let extensions = ["SPV_NV_shader_sm_builtins"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5377, "SMIDNV"> { let capabilities = ["ShaderSMBuiltinsNV"]; let extensions = ["SPV_NV_shader_sm_builtins"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5396, "HitLSSPositionsNV"> { let capabilities = ["RayTracingLinearSweptSpheresGeometryNV"]; let extensions = ["SPV_NV_linear_swept_spheres"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5405, "HitKindFrontFacingMicroTriangleNV"> { let capabilities = ["RayTracingDisplacementMicromapNV"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5406, "HitKindBackFacingMicroTriangleNV"> { let capabilities = ["RayTracingDisplacementMicromapNV"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5420, "HitSphereRadiusNV"> { let capabilities = ["RayTracingSpheresGeometryNV"]; let extensions = ["SPV_NV_linear_swept_spheres"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5421, "HitLSSRadiiNV"> { let capabilities = ["RayTracingLinearSweptSpheresGeometryNV"]; let extensions = ["SPV_NV_linear_swept_spheres"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 5436, "ClusterIDNV"> { let capabilities = ["RayTracingClusterAccelerationStructureNV"]; let extensions = ["SPV_NV_cluster_acceleration_structure"]; let since = "None"; }
def : SPIRVEnumerant<"BuiltIn", 6021, "CullMaskKHR"> { let capabilities = ["RayCullMaskKHR"]; let extensions = ["SPV_KHR_ray_cull_mask"]; let since = "None"; }

def : SPIRVEnumerant<"Scope", 0, "CrossDevice">;
def : SPIRVEnumerant<"Scope", 1, "Device">;
def : SPIRVEnumerant<"Scope", 2, "Workgroup">;
def : SPIRVEnumerant<"Scope", 3, "Subgroup">;
def : SPIRVEnumerant<"Scope", 4, "Invocation">;
def : SPIRVEnumerant<"Scope", 5, "QueueFamily"> { let capabilities = ["VulkanMemoryModel"]; let extensions = ["SPV_KHR_vulkan_memory_model"]; let since = "1.5"; }
def : SPIRVEnumerant<"Scope", 6, "ShaderCallKHR"> { let capabilities = ["RayTracingKHR"]; let since = "None"; }

def : SPIRVEnumerant<"GroupOperation", 0, "Reduce"> { let capabilities = ["Kernel", "GroupNonUniformArithmetic", "GroupNonUniformBallot", "Groups"]; }
def : SPIRVEnumerant<"GroupOperation", 1, "InclusiveScan"> { let capabilities = ["Kernel", "GroupNonUniformArithmetic", "GroupNonUniformBallot", "Groups"]; }
def : SPIRVEnumerant<"GroupOperation", 2, "ExclusiveScan"> { let capabilities = ["Kernel", "GroupNonUniformArithmetic", "GroupNonUniformBallot", "Groups"]; }
def : SPIRVEnumerant<"GroupOperation", 3, "ClusteredReduce"> { let capabilities = ["GroupNonUniformClustered"]; let since = "1.3"; }
def : SPIRVEnumerant<"GroupOperation", 6, "PartitionedReduceEXT"> { let capabilities = ["GroupNonUniformPartitionedEXT"]; let since = "None"; }
def : SPIRVEnumerant<"GroupOperation", 7, "PartitionedInclusiveScanEXT"> { let capabilities = ["GroupNonUniformPartitionedEXT"]; let since = "None"; }
def : SPIRVEnumerant<"GroupOperation", 8, "PartitionedExclusiveScanEXT"> { let capabilities = ["GroupNonUniformPartitionedEXT"]; let since = "None"; }

def : SPIRVEnumerant<"KernelEnqueueFlags", 0, "NoWait"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"KernelEnqueueFlags", 1, "WaitKernel"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"KernelEnqueueFlags", 2, "WaitWorkGroup"> { let capabilities = ["Kernel"]; }

def : SPIRVEnumerant<"Capability", 0, "Matrix">;
def : SPIRVEnumerant<"Capability", 1, "Shader"> { let capabilities = ["Matrix"]; }
def : SPIRVEnumerant<"Capability", 2, "Geometry"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 3, "Tessellation"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 4, "Addresses">;
def : SPIRVEnumerant<"Capability", 5, "Linkage">;
def : SPIRVEnumerant<"Capability", 6, "Kernel">;
def : SPIRVEnumerant<"Capability", 7, "Vector16"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"Capability", 8, "Float16Buffer"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"Capability", 9, "Float16">;
def : SPIRVEnumerant<"Capability", 10, "Float64">;
def : SPIRVEnumerant<"Capability", 11, "Int64">;
def : SPIRVEnumerant<"Capability", 12, "Int64Atomics"> { let capabilities = ["Int64"]; }
def : SPIRVEnumerant<"Capability", 13, "ImageBasic"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"Capability", 14, "ImageReadWrite"> { let capabilities = ["ImageBasic"]; }
def : SPIRVEnumerant<"Capability", 15, "ImageMipmap"> { let capabilities = ["ImageBasic"]; }
def : SPIRVEnumerant<"Capability", 17, "Pipes"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"Capability", 18, "Groups"> { let extensions = ["SPV_AMD_shader_ballot"]; }
def : SPIRVEnumerant<"Capability", 19, "DeviceEnqueue"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"Capability", 20, "LiteralSampler"> { let capabilities = ["Kernel"]; }
def : SPIRVEnumerant<"Capability", 21, "AtomicStorage"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 22, "Int16">;
def : SPIRVEnumerant<"Capability", 23, "TessellationPointSize"> { let capabilities = ["Tessellation"]; }
def : SPIRVEnumerant<"Capability", 24, "GeometryPointSize"> { let capabilities = ["Geometry"]; }
def : SPIRVEnumerant<"Capability", 25, "ImageGatherExtended"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 27, "StorageImageMultisample"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 28, "UniformBufferArrayDynamicIndexing"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 29, "SampledImageArrayDynamicIndexing"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 30, "StorageBufferArrayDynamicIndexing"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 31, "StorageImageArrayDynamicIndexing"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 32, "ClipDistance"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 33, "CullDistance"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 34, "ImageCubeArray"> { let capabilities = ["SampledCubeArray"]; }
def : SPIRVEnumerant<"Capability", 35, "SampleRateShading"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 36, "ImageRect"> { let capabilities = ["SampledRect"]; }
def : SPIRVEnumerant<"Capability", 37, "SampledRect"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 38, "GenericPointer"> { let capabilities = ["Addresses"]; }
def : SPIRVEnumerant<"Capability", 39, "Int8">;
def : SPIRVEnumerant<"Capability", 40, "InputAttachment"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 41, "SparseResidency"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 42, "MinLod"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 43, "Sampled1D">;
def : SPIRVEnumerant<"Capability", 44, "Image1D"> { let capabilities = ["Sampled1D"]; }
def : SPIRVEnumerant<"Capability", 45, "SampledCubeArray"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 46, "SampledBuffer">;
def : SPIRVEnumerant<"Capability", 47, "ImageBuffer"> { let capabilities = ["SampledBuffer"]; }
def : SPIRVEnumerant<"Capability", 48, "ImageMSArray"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 49, "StorageImageExtendedFormats"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 50, "ImageQuery"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 51, "DerivativeControl"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 52, "InterpolationFunction"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 53, "TransformFeedback"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 54, "GeometryStreams"> { let capabilities = ["Geometry"]; }
def : SPIRVEnumerant<"Capability", 55, "StorageImageReadWithoutFormat"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 56, "StorageImageWriteWithoutFormat"> { let capabilities = ["Shader"]; }
def : SPIRVEnumerant<"Capability", 57, "MultiViewport"> { let capabilities = ["Geometry"]; }
def : SPIRVEnumerant<"Capability", 58, "SubgroupDispatch"> { let capabilities = ["DeviceEnqueue"]; let since = "1.1"; }
def : SPIRVEnumerant<"Capability", 59, "NamedBarrier"> { let capabilities = ["Kernel"]; let since = "1.1"; }
def : SPIRVEnumerant<"Capability", 60, "PipeStorage"> { let capabilities = ["Pipes"]; let since = "1.1"; }
def : SPIRVEnumerant<"Capability", 61, "GroupNonUniform"> { let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 62, "GroupNonUniformVote"> { let capabilities = ["GroupNonUniform"]; let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 63, "GroupNonUniformArithmetic"> { let capabilities = ["GroupNonUniform"]; let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 64, "GroupNonUniformBallot"> { let capabilities = ["GroupNonUniform"]; let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 65, "GroupNonUniformShuffle"> { let capabilities = ["GroupNonUniform"]; let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 66, "GroupNonUniformShuffleRelative"> { let capabilities = ["GroupNonUniform"]; let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 67, "GroupNonUniformClustered"> { let capabilities = ["GroupNonUniform"]; let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 68, "GroupNonUniformQuad"> { let capabilities = ["GroupNonUniform"]; let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 69, "ShaderLayer"> { let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 70, "ShaderViewportIndex"> { let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 71, "UniformDecoration"> { let since = "1.6"; }
def : SPIRVEnumerant<"Capability", 4165, "CoreBuiltinsARM"> { let extensions = ["SPV_ARM_core_builtins"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4166, "TileImageColorReadAccessEXT"> { let extensions = ["SPV_EXT_shader_tile_image"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4167, "TileImageDepthReadAccessEXT"> { let extensions = ["SPV_EXT_shader_tile_image"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4168, "TileImageStencilReadAccessEXT"> { let extensions = ["SPV_EXT_shader_tile_image"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4174, "TensorsARM"> { let extensions = ["SPV_ARM_tensors"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4175, "StorageTensorArrayDynamicIndexingARM"> { let extensions = ["SPV_ARM_tensors"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4176, "StorageTensorArrayNonUniformIndexingARM"> { let extensions = ["SPV_ARM_tensors"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4191, "GraphARM"> { let extensions = ["SPV_ARM_graph"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4201, "CooperativeMatrixLayoutsARM"> { let extensions = ["SPV_ARM_cooperative_matrix_layouts"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4212, "Float8EXT"> { let extensions = ["SPV_EXT_float8"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4213, "Float8CooperativeMatrixEXT"> { let capabilities = ["Float8EXT", "CooperativeMatrixKHR"]; let extensions = ["SPV_EXT_float8"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4228, "Float6EXT"> { let extensions = ["SPV_EXT_ocp_microscaling_types"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4229, "Float4EXT"> { let extensions = ["SPV_EXT_ocp_microscaling_types"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4230, "Float8UnsignedE8M0EXT"> { let extensions = ["SPV_EXT_ocp_microscaling_types"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4231, "MXInt8EXT"> { let extensions = ["SPV_EXT_ocp_microscaling_types"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4232, "BitcastExtractEXT"> { let extensions = ["SPV_EXT_ocp_microscaling_types"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4422, "FragmentShadingRateKHR"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_fragment_shading_rate"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4423, "SubgroupBallotKHR"> { let extensions = ["SPV_KHR_shader_ballot"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4427, "DrawParameters"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_shader_draw_parameters"]; let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 4428, "WorkgroupMemoryExplicitLayoutKHR"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_workgroup_memory_explicit_layout"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4429, "WorkgroupMemoryExplicitLayout8BitAccessKHR"> { let capabilities = ["WorkgroupMemoryExplicitLayoutKHR"]; let extensions = ["SPV_KHR_workgroup_memory_explicit_layout"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4430, "WorkgroupMemoryExplicitLayout16BitAccessKHR"> { let capabilities = ["WorkgroupMemoryExplicitLayoutKHR"]; let extensions = ["SPV_KHR_workgroup_memory_explicit_layout"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4431, "SubgroupVoteKHR"> { let extensions = ["SPV_KHR_subgroup_vote"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4433, "StorageBuffer16BitAccess"> { let extensions = ["SPV_KHR_16bit_storage"]; let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 4434, "UniformAndStorageBuffer16BitAccess"> { let capabilities = ["StorageBuffer16BitAccess"]; let extensions = ["SPV_KHR_16bit_storage"]; let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 4435, "StoragePushConstant16"> { let extensions = ["SPV_KHR_16bit_storage"]; let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 4436, "StorageInputOutput16"> { let extensions = ["SPV_KHR_16bit_storage"]; let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 4437, "DeviceGroup"> { let extensions = ["SPV_KHR_device_group"]; let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 4439, "MultiView"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_multiview"]; let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 4441, "VariablePointersStorageBuffer"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_variable_pointers"]; let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 4442, "VariablePointers"> { let capabilities = ["VariablePointersStorageBuffer"]; let extensions = ["SPV_KHR_variable_pointers"]; let since = "1.3"; }
def : SPIRVEnumerant<"Capability", 4445, "AtomicStorageOps"> { let capabilities = ["AtomicStorage"]; let extensions = ["SPV_KHR_shader_atomic_counter_ops"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4447, "SampleMaskPostDepthCoverage"> { let extensions = ["SPV_KHR_post_depth_coverage"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4448, "StorageBuffer8BitAccess"> { let extensions = ["SPV_KHR_8bit_storage"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 4449, "UniformAndStorageBuffer8BitAccess"> { let capabilities = ["StorageBuffer8BitAccess"]; let extensions = ["SPV_KHR_8bit_storage"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 4450, "StoragePushConstant8"> { let extensions = ["SPV_KHR_8bit_storage"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 4464, "DenormPreserve"> { let extensions = ["SPV_KHR_float_controls"]; let since = "1.4"; }
def : SPIRVEnumerant<"Capability", 4465, "DenormFlushToZero"> { let extensions = ["SPV_KHR_float_controls"]; let since = "1.4"; }
def : SPIRVEnumerant<"Capability", 4466, "SignedZeroInfNanPreserve"> { let extensions = ["SPV_KHR_float_controls"]; let since = "1.4"; }
def : SPIRVEnumerant<"Capability", 4467, "RoundingModeRTE"> { let extensions = ["SPV_KHR_float_controls"]; let since = "1.4"; }
def : SPIRVEnumerant<"Capability", 4468, "RoundingModeRTZ"> { let extensions = ["SPV_KHR_float_controls"]; let since = "1.4"; }
def : SPIRVEnumerant<"Capability", 4471, "RayQueryProvisionalKHR"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4472, "RayQueryKHR"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4473, "UntypedPointersKHR"> { let extensions = ["SPV_KHR_untyped_pointers"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4478, "RayTraversalPrimitiveCullingKHR"> { let capabilities = ["RayQueryKHR", "RayTracingKHR"]; let extensions = ["SPV_KHR_ray_query", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4479, "RayTracingKHR"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4484, "TextureSampleWeightedQCOM"> { let extensions = ["SPV_QCOM_image_processing"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4485, "TextureBoxFilterQCOM"> { let extensions = ["SPV_QCOM_image_processing"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4486, "TextureBlockMatchQCOM"> { let extensions = ["SPV_QCOM_image_processing"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4495, "TileShadingQCOM"> { let capabilities = ["Shader"]; let extensions = ["SPV_QCOM_tile_shading"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4496, "CooperativeMatrixConversionQCOM"> { let capabilities = ["CooperativeMatrixKHR"]; let extensions = ["SPV_QCOM_cooperative_matrix_conversion"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4498, "TextureBlockMatch2QCOM"> { let extensions = ["SPV_QCOM_image_processing2"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4504, "BFloat16MulAddQCOM"> { let extensions = ["SPV_QCOM_bfloat16_muladd"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4506, "SubgroupSizeQCOM"> { let extensions = ["SPV_QCOM_subgroup_size"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4539, "MultipleWaitQueuesQCOM"> { let extensions = ["SPV_QCOM_multiple_wait_queues"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4543, "ImageGatherLinearQCOM"> { let extensions = ["SPV_QCOM_image_processing3"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 4544, "ImageGatherExtendedModesQCOM"> { let extensions = ["SPV_QCOM_image_processing3"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5008, "Float16ImageAMD"> { let capabilities = ["Shader"]; let extensions = ["SPV_AMD_gpu_shader_half_float_fetch"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5009, "ImageGatherBiasLodAMD"> { let capabilities = ["Shader"]; let extensions = ["SPV_AMD_texture_gather_bias_lod"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5010, "FragmentMaskAMD"> { let capabilities = ["Shader"]; let extensions = ["SPV_AMD_shader_fragment_mask"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5013, "StencilExportEXT"> { let capabilities = ["Shader"]; let extensions = ["SPV_EXT_shader_stencil_export"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5015, "ImageReadWriteLodAMD"> { let capabilities = ["Shader"]; let extensions = ["SPV_AMD_shader_image_load_store_lod"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5016, "Int64ImageEXT"> { let capabilities = ["Int64"]; let extensions = ["SPV_EXT_shader_image_int64"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5055, "ShaderClockKHR"> { let extensions = ["SPV_KHR_shader_clock"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5067, "ShaderEnqueueAMDX"> { let capabilities = ["Shader"]; let extensions = ["SPV_AMDX_shader_enqueue"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5087, "QuadControlKHR"> { let extensions = ["SPV_KHR_quad_control"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5112, "Int4TypeINTEL"> { let extensions = ["SPV_INTEL_int4"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5114, "Int4CooperativeMatrixINTEL"> { let capabilities = ["Int4TypeINTEL", "CooperativeMatrixKHR"]; let extensions = ["SPV_INTEL_int4"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5116, "BFloat16TypeKHR"> { let extensions = ["SPV_KHR_bfloat16"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5117, "BFloat16DotProductKHR"> { let capabilities = ["BFloat16TypeKHR"]; let extensions = ["SPV_KHR_bfloat16"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5118, "BFloat16CooperativeMatrixKHR"> { let capabilities = ["BFloat16TypeKHR", "CooperativeMatrixKHR"]; let extensions = ["SPV_KHR_bfloat16"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5120, "AbortKHR"> { let extensions = ["SPV_KHR_abort"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5128, "DescriptorHeapEXT"> { let capabilities = ["UntypedPointersKHR"]; let extensions = ["SPV_EXT_descriptor_heap"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5146, "ConstantDataKHR"> { let extensions = ["SPV_KHR_constant_data"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5156, "PoisonFreezeKHR"> { let extensions = ["SPV_KHR_poison_freeze"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5181, "WeakLinkageAMD"> { let capabilities = ["Linkage"]; let extensions = ["SPV_AMD_weak_linkage"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5249, "SampleMaskOverrideCoverageNV"> { let capabilities = ["SampleRateShading"]; let extensions = ["SPV_NV_sample_mask_override_coverage"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5251, "GeometryShaderPassthroughNV"> { let capabilities = ["Geometry"]; let extensions = ["SPV_NV_geometry_shader_passthrough"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5254, "ShaderViewportIndexLayerEXT"> { let capabilities = ["MultiViewport"]; let extensions = ["SPV_EXT_shader_viewport_index_layer", "SPV_NV_viewport_array2"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5255, "ShaderViewportMaskNV"> { let capabilities = ["ShaderViewportIndexLayerEXT"]; let extensions = ["SPV_NV_viewport_array2"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5259, "ShaderStereoViewNV"> { let capabilities = ["ShaderViewportMaskNV"]; let extensions = ["SPV_NV_stereo_view_rendering"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5260, "PerViewAttributesNV"> { let capabilities = ["MultiView"]; let extensions = ["SPV_NVX_multiview_per_view_attributes"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5265, "FragmentFullyCoveredEXT"> { let capabilities = ["Shader"]; let extensions = ["SPV_EXT_fragment_fully_covered"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5266, "MeshShadingNV"> { let capabilities = ["Shader"]; let extensions = ["SPV_NV_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5282, "ImageFootprintNV"> { let extensions = ["SPV_NV_shader_image_footprint"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5283, "MeshShadingEXT"> { let capabilities = ["Shader"]; let extensions = ["SPV_EXT_mesh_shader"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5284, "FragmentBarycentricKHR"> { let extensions = ["SPV_NV_fragment_shader_barycentric", "SPV_KHR_fragment_shader_barycentric"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5288, "ComputeDerivativeGroupQuadsKHR"> { let capabilities = ["Shader"]; let extensions = ["SPV_NV_compute_shader_derivatives", "SPV_KHR_compute_shader_derivatives"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5291, "FragmentDensityEXT"> { let capabilities = ["Shader"]; let extensions = ["SPV_EXT_fragment_invocation_density", "SPV_NV_shading_rate"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5297, "GroupNonUniformPartitionedEXT"> { let extensions = ["SPV_NV_shader_subgroup_partitioned", "SPV_EXT_shader_subgroup_partitioned"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5301, "ShaderNonUniform"> { let capabilities = ["Shader"]; let extensions = ["SPV_EXT_descriptor_indexing"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 5302, "RuntimeDescriptorArray"> { let capabilities = ["Shader"]; let extensions = ["SPV_EXT_descriptor_indexing"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 5303, "InputAttachmentArrayDynamicIndexing"> { let capabilities = ["InputAttachment"]; let extensions = ["SPV_EXT_descriptor_indexing"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 5304, "UniformTexelBufferArrayDynamicIndexing"> { let capabilities = ["SampledBuffer"]; let extensions = ["SPV_EXT_descriptor_indexing"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 5305, "StorageTexelBufferArrayDynamicIndexing"> { let capabilities = ["ImageBuffer"]; let extensions = ["SPV_EXT_descriptor_indexing"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 5306, "UniformBufferArrayNonUniformIndexing"> { let capabilities = ["ShaderNonUniform"]; let extensions = ["SPV_EXT_descriptor_indexing"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 5307, "SampledImageArrayNonUniformIndexing"> { let capabilities = ["ShaderNonUniform"]; let extensions = ["SPV_EXT_descriptor_indexing"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 5308, "StorageBufferArrayNonUniformIndexing"> { let capabilities = ["ShaderNonUniform"]; let extensions = ["SPV_EXT_descriptor_indexing"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 5309, "StorageImageArrayNonUniformIndexing"> { let capabilities = ["ShaderNonUniform"]; let extensions = ["SPV_EXT_descriptor_indexing"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 5310, "InputAttachmentArrayNonUniformIndexing"> { let capabilities = ["InputAttachment", "ShaderNonUniform"]; let extensions = ["SPV_EXT_descriptor_indexing"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 5311, "UniformTexelBufferArrayNonUniformIndexing"> { let capabilities = ["SampledBuffer", "ShaderNonUniform"]; let extensions = ["SPV_EXT_descriptor_indexing"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 5312, "StorageTexelBufferArrayNonUniformIndexing"> { let capabilities = ["ImageBuffer", "ShaderNonUniform"]; let extensions = ["SPV_EXT_descriptor_indexing"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 5336, "RayTracingPositionFetchKHR"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_ray_tracing_position_fetch"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5340, "RayTracingNV"> { let capabilities = ["Shader"]; let extensions = ["SPV_NV_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5341, "RayTracingMotionBlurNV"> { let capabilities = ["Shader"]; let extensions = ["SPV_NV_ray_tracing_motion_blur"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5345, "VulkanMemoryModel"> { let extensions = ["SPV_KHR_vulkan_memory_model"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 5346, "VulkanMemoryModelDeviceScope"> { let extensions = ["SPV_KHR_vulkan_memory_model"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 5347, "PhysicalStorageBufferAddresses"> { let capabilities = ["Shader"]; let extensions = ["SPV_EXT_physical_storage_buffer", "SPV_KHR_physical_storage_buffer"]; let since = "1.5"; }
def : SPIRVEnumerant<"Capability", 5350, "ComputeDerivativeGroupLinearKHR"> { let capabilities = ["Shader"]; let extensions = ["SPV_NV_compute_shader_derivatives", "SPV_KHR_compute_shader_derivatives"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5353, "RayTracingProvisionalKHR"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5357, "CooperativeMatrixNV"> { let capabilities = ["Shader"]; let extensions = ["SPV_NV_cooperative_matrix"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5363, "FragmentShaderSampleInterlockEXT"> { let capabilities = ["Shader"]; let extensions = ["SPV_EXT_fragment_shader_interlock"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5372, "FragmentShaderShadingRateInterlockEXT"> { let capabilities = ["Shader"]; let extensions = ["SPV_EXT_fragment_shader_interlock"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5373, "ShaderSMBuiltinsNV"> { let capabilities = ["Shader"]; let extensions = ["SPV_NV_shader_sm_builtins"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5378, "FragmentShaderPixelInterlockEXT"> { let capabilities = ["Shader"]; let extensions = ["SPV_EXT_fragment_shader_interlock"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5379, "DemoteToHelperInvocation"> { let capabilities = ["Shader"]; let extensions = ["SPV_EXT_demote_to_helper_invocation"]; let since = "1.6"; }
def : SPIRVEnumerant<"Capability", 5380, "DisplacementMicromapNV"> { let capabilities = ["Shader"]; let extensions = ["SPV_NV_displacement_micromap"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5381, "RayTracingOpacityMicromapKHR"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_opacity_micromap", "SPV_EXT_opacity_micromap"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5383, "ShaderInvocationReorderNV"> { let capabilities = ["RayTracingKHR"]; let extensions = ["SPV_NV_shader_invocation_reorder"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5388, "ShaderInvocationReorderEXT"> { let capabilities = ["RayTracingKHR"]; let extensions = ["SPV_EXT_shader_invocation_reorder"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5390, "BindlessTextureNV"> { let extensions = ["SPV_NV_bindless_texture"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5391, "RayQueryPositionFetchKHR"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_ray_tracing_position_fetch"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5394, "CooperativeVectorNV"> { let extensions = ["SPV_NV_cooperative_vector"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5404, "AtomicFloat16VectorNV"> { let extensions = ["SPV_NV_shader_atomic_fp16_vector"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5409, "RayTracingDisplacementMicromapNV"> { let capabilities = ["RayTracingKHR"]; let extensions = ["SPV_NV_displacement_micromap"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5414, "RawAccessChainsNV"> { let extensions = ["SPV_NV_raw_access_chains"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5418, "RayTracingSpheresGeometryNV"> { let extensions = ["SPV_NV_linear_swept_spheres"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5419, "RayTracingLinearSweptSpheresGeometryNV"> { let extensions = ["SPV_NV_linear_swept_spheres"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5423, "PushConstantBanksNV"> { let capabilities = ["Shader"]; let extensions = ["SPV_NV_push_constant_bank"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5425, "LongVectorEXT"> { let extensions = ["SPV_EXT_long_vector"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5426, "Shader64BitIndexingEXT"> { let extensions = ["SPV_EXT_shader_64bit_indexing"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5429, "CooperativeMatrixConversionsEXT"> { let extensions = ["SPV_EXT_cooperative_matrix_maintenance1"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5430, "CooperativeMatrixReductionsEXT"> { let extensions = ["SPV_EXT_cooperative_matrix_maintenance1", "SPV_NV_cooperative_matrix2"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5431, "CooperativeMatrixConversionsNV"> { let extensions = ["SPV_NV_cooperative_matrix2"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5432, "CooperativeMatrixPerElementOperationsEXT"> { let extensions = ["SPV_EXT_cooperative_matrix_maintenance1", "SPV_NV_cooperative_matrix2"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5433, "CooperativeMatrixTensorAddressingNV"> { let extensions = ["SPV_NV_cooperative_matrix2"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5434, "CooperativeMatrixBlockLoadsNV"> { let extensions = ["SPV_NV_cooperative_matrix2"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5435, "CooperativeVectorTrainingNV"> { let extensions = ["SPV_NV_cooperative_vector"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5437, "RayTracingClusterAccelerationStructureNV"> { let capabilities = ["RayTracingKHR"]; let extensions = ["SPV_NV_cluster_acceleration_structure"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5438, "CooperativeMatrixGetCoordinateEXT"> { let extensions = ["SPV_EXT_cooperative_matrix_maintenance1"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5439, "TensorAddressingNV"> { let extensions = ["SPV_NV_tensor_addressing"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5447, "CooperativeMatrixDecodeVectorNV"> { let capabilities = ["CooperativeMatrixBlockLoadsNV"]; let extensions = ["SPV_NV_cooperative_matrix_decode_vector"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5568, "SubgroupShuffleINTEL"> { let extensions = ["SPV_INTEL_subgroups"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5569, "SubgroupBufferBlockIOINTEL"> { let extensions = ["SPV_INTEL_subgroups"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5570, "SubgroupImageBlockIOINTEL"> { let extensions = ["SPV_INTEL_subgroups"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5579, "SubgroupImageMediaBlockIOINTEL"> { let extensions = ["SPV_INTEL_media_block_io"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5582, "RoundToInfinityINTEL"> { let extensions = ["SPV_INTEL_float_controls2"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5583, "FloatingPointModeINTEL"> { let extensions = ["SPV_INTEL_float_controls2"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5584, "IntegerFunctions2INTEL"> { let extensions = ["SPV_INTEL_shader_integer_functions2"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5603, "FunctionPointersINTEL"> { let extensions = ["SPV_INTEL_function_pointers"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5604, "IndirectReferencesINTEL"> { let extensions = ["SPV_INTEL_function_pointers"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5606, "AsmINTEL"> { let extensions = ["SPV_INTEL_inline_assembly"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5612, "AtomicFloat32MinMaxEXT"> { let extensions = ["SPV_EXT_shader_atomic_float_min_max"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5613, "AtomicFloat64MinMaxEXT"> { let extensions = ["SPV_EXT_shader_atomic_float_min_max"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5616, "AtomicFloat16MinMaxEXT"> { let extensions = ["SPV_EXT_shader_atomic_float_min_max"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5617, "VectorComputeINTEL"> { let capabilities = ["VectorAnyINTEL"]; let extensions = ["SPV_INTEL_vector_compute"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5619, "VectorAnyINTEL"> { let extensions = ["SPV_INTEL_vector_compute"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5629, "ExpectAssumeKHR"> { let extensions = ["SPV_KHR_expect_assume"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5696, "SubgroupAvcMotionEstimationINTEL"> { let extensions = ["SPV_INTEL_device_side_avc_motion_estimation"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5697, "SubgroupAvcMotionEstimationIntraINTEL"> { let extensions = ["SPV_INTEL_device_side_avc_motion_estimation"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5698, "SubgroupAvcMotionEstimationChromaINTEL"> { let extensions = ["SPV_INTEL_device_side_avc_motion_estimation"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5817, "VariableLengthArrayINTEL"> { let extensions = ["SPV_INTEL_variable_length_array"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5821, "FunctionFloatControlINTEL"> { let extensions = ["SPV_INTEL_float_controls2"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5824, "FPGAMemoryAttributesALTERA"> { let extensions = ["SPV_ALTERA_fpga_memory_attributes", "SPV_INTEL_fpga_memory_attributes"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5837, "FPFastMathModeINTEL"> { let capabilities = ["Kernel"]; let extensions = ["SPV_INTEL_fp_fast_math_mode"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5844, "ArbitraryPrecisionIntegersALTERA"> { let extensions = ["SPV_ALTERA_arbitrary_precision_integers", "SPV_INTEL_arbitrary_precision_integers"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5845, "ArbitraryPrecisionFloatingPointALTERA"> { let extensions = ["SPV_ALTERA_arbitrary_precision_floating_point", "SPV_INTEL_arbitrary_precision_floating_point"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5886, "UnstructuredLoopControlsINTEL"> { let extensions = ["SPV_INTEL_unstructured_loop_controls"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5888, "FPGALoopControlsALTERA"> { let extensions = ["SPV_ALTERA_fpga_loop_controls", "SPV_INTEL_fpga_loop_controls"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5892, "KernelAttributesINTEL"> { let extensions = ["SPV_INTEL_kernel_attributes"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5897, "FPGAKernelAttributesINTEL"> { let extensions = ["SPV_INTEL_kernel_attributes"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5898, "FPGAMemoryAccessesALTERA"> { let extensions = ["SPV_ALTERA_fpga_memory_accesses", "SPV_INTEL_fpga_memory_accesses"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5904, "FPGAClusterAttributesALTERA"> { let extensions = ["SPV_ALTERA_fpga_cluster_attributes", "SPV_INTEL_fpga_cluster_attributes"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5906, "LoopFuseALTERA"> { let extensions = ["SPV_ALTERA_loop_fuse", "SPV_INTEL_loop_fuse"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5908, "FPGADSPControlALTERA"> { let extensions = ["SPV_ALTERA_fpga_dsp_control", "SPV_INTEL_fpga_dsp_control"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5910, "MemoryAccessAliasingINTEL"> { let extensions = ["SPV_INTEL_memory_access_aliasing"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5916, "FPGAInvocationPipeliningAttributesALTERA"> { let extensions = ["SPV_ALTERA_fpga_invocation_pipelining_attributes", "SPV_INTEL_fpga_invocation_pipelining_attributes"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5920, "FPGABufferLocationALTERA"> { let extensions = ["SPV_ALTERA_fpga_buffer_location", "SPV_INTEL_fpga_buffer_location"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5922, "ArbitraryPrecisionFixedPointALTERA"> { let extensions = ["SPV_ALTERA_arbitrary_precision_fixed_point", "SPV_INTEL_arbitrary_precision_fixed_point"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5935, "USMStorageClassesALTERA"> { let extensions = ["SPV_ALTERA_usm_storage_classes", "SPV_INTEL_usm_storage_classes"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5939, "RuntimeAlignedAttributeALTERA"> { let extensions = ["SPV_ALTERA_runtime_aligned", "SPV_INTEL_runtime_aligned"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5943, "IOPipesALTERA"> { let extensions = ["SPV_ALTERA_io_pipes", "SPV_INTEL_io_pipes"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5945, "BlockingPipesALTERA"> { let extensions = ["SPV_ALTERA_blocking_pipes", "SPV_INTEL_blocking_pipes"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 5948, "FPGARegALTERA"> { let extensions = ["SPV_ALTERA_fpga_reg", "SPV_INTEL_fpga_reg"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6016, "DotProductInputAll"> { let extensions = ["SPV_KHR_integer_dot_product"]; let since = "1.6"; }
def : SPIRVEnumerant<"Capability", 6017, "DotProductInput4x8Bit"> { let capabilities = ["Int8"]; let extensions = ["SPV_KHR_integer_dot_product"]; let since = "1.6"; }
def : SPIRVEnumerant<"Capability", 6018, "DotProductInput4x8BitPacked"> { let extensions = ["SPV_KHR_integer_dot_product"]; let since = "1.6"; }
def : SPIRVEnumerant<"Capability", 6019, "DotProduct"> { let extensions = ["SPV_KHR_integer_dot_product"]; let since = "1.6"; }
def : SPIRVEnumerant<"Capability", 6020, "RayCullMaskKHR"> { let extensions = ["SPV_KHR_ray_cull_mask"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6022, "CooperativeMatrixKHR"> { let extensions = ["SPV_KHR_cooperative_matrix"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6024, "ReplicatedCompositesEXT"> { let extensions = ["SPV_EXT_replicated_composites"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6025, "BitInstructions"> { let extensions = ["SPV_KHR_bit_instructions"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6026, "GroupNonUniformRotateKHR"> { let capabilities = ["GroupNonUniform"]; let extensions = ["SPV_KHR_subgroup_rotate"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6029, "FloatControls2"> { let extensions = ["SPV_KHR_float_controls2"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6030, "FMAKHR"> { let extensions = ["SPV_KHR_fma"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6032, "RayTracingOpacityMicromapExecutionModeKHR"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_opacity_micromap"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6033, "AtomicFloat32AddEXT"> { let extensions = ["SPV_EXT_shader_atomic_float_add"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6034, "AtomicFloat64AddEXT"> { let extensions = ["SPV_EXT_shader_atomic_float_add"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6089, "LongCompositesINTEL"> { let extensions = ["SPV_INTEL_long_composites"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6094, "OptNoneEXT"> { let extensions = ["SPV_EXT_optnone", "SPV_INTEL_optnone"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6095, "AtomicFloat16AddEXT"> { let extensions = ["SPV_EXT_shader_atomic_float16_add"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6114, "DebugInfoModuleINTEL"> { let extensions = ["SPV_INTEL_debug_module"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6115, "BFloat16ConversionINTEL"> { let extensions = ["SPV_INTEL_bfloat16_conversion"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6141, "SplitBarrierEXT"> { let extensions = ["SPV_EXT_split_barrier", "SPV_INTEL_split_barrier"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6144, "ArithmeticFenceEXT"> { let extensions = ["SPV_EXT_arithmetic_fence"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6150, "FPGAClusterAttributesV2ALTERA"> { let capabilities = ["FPGAClusterAttributesALTERA"]; let extensions = ["SPV_ALTERA_fpga_cluster_attributes", "SPV_INTEL_fpga_cluster_attributes"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6161, "FPGAKernelAttributesv2INTEL"> { let capabilities = ["FPGAKernelAttributesINTEL"]; let extensions = ["SPV_INTEL_kernel_attributes"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6162, "TaskSequenceALTERA"> { let extensions = ["SPV_ALTERA_task_sequence", "SPV_INTEL_task_sequence"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6169, "FPMaxErrorINTEL"> { let extensions = ["SPV_INTEL_fp_max_error"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6171, "FPGALatencyControlALTERA"> { let extensions = ["SPV_ALTERA_fpga_latency_control", "SPV_INTEL_fpga_latency_control"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6174, "FPGAArgumentInterfacesALTERA"> { let extensions = ["SPV_ALTERA_fpga_argument_interfaces", "SPV_INTEL_fpga_argument_interfaces"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6187, "GlobalVariableHostAccessINTEL"> { let extensions = ["SPV_INTEL_global_variable_host_access"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6189, "GlobalVariableFPGADecorationsALTERA"> { let extensions = ["SPV_ALTERA_global_variable_fpga_decorations", "SPV_INTEL_global_variable_fpga_decorations"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6220, "SubgroupBufferPrefetchINTEL"> { let extensions = ["SPV_INTEL_subgroup_buffer_prefetch"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6228, "Subgroup2DBlockIOINTEL"> { let extensions = ["SPV_INTEL_2d_block_io"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6229, "Subgroup2DBlockTransformINTEL"> { let capabilities = ["Subgroup2DBlockIOINTEL"]; let extensions = ["SPV_INTEL_2d_block_io"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6230, "Subgroup2DBlockTransposeINTEL"> { let capabilities = ["Subgroup2DBlockIOINTEL"]; let extensions = ["SPV_INTEL_2d_block_io"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6236, "SubgroupMatrixMultiplyAccumulateINTEL"> { let extensions = ["SPV_INTEL_subgroup_matrix_multiply_accumulate"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6241, "TernaryBitwiseFunctionINTEL"> { let extensions = ["SPV_INTEL_ternary_bitwise_function"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6243, "UntypedVariableLengthArrayINTEL"> { let capabilities = ["VariableLengthArrayINTEL", "UntypedPointersKHR"]; let extensions = ["SPV_INTEL_variable_length_array"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6245, "SpecConditionalINTEL"> { let extensions = ["SPV_INTEL_function_variants"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6246, "FunctionVariantsINTEL"> { let capabilities = ["SpecConditionalINTEL"]; let extensions = ["SPV_INTEL_function_variants"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6257, "PredicatedIOINTEL"> { let extensions = ["SPV_INTEL_predicated_io"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6265, "RoundedDivideSqrtINTEL"> { let extensions = ["SPV_INTEL_rounded_divide_sqrt"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6400, "GroupUniformArithmeticKHR"> { let extensions = ["SPV_KHR_uniform_group_instructions"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6425, "TensorFloat32RoundingINTEL"> { let extensions = ["SPV_INTEL_tensor_float32_conversion"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6427, "MaskedGatherScatterINTEL"> { let extensions = ["SPV_INTEL_masked_gather_scatter"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6441, "CacheControlsINTEL"> { let extensions = ["SPV_INTEL_cache_controls"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6460, "RegisterLimitsINTEL"> { let extensions = ["SPV_INTEL_maximum_registers"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6528, "BindlessImagesINTEL"> { let extensions = ["SPV_INTEL_bindless_images"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6912, "DotProductFloat16AccFloat32VALVE"> { let capabilities = ["Float16"]; let extensions = ["SPV_VALVE_mixed_float_dot_product"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6913, "DotProductFloat16AccFloat16VALVE"> { let capabilities = ["Float16"]; let extensions = ["SPV_VALVE_mixed_float_dot_product"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6914, "DotProductBFloat16AccVALVE"> { let capabilities = ["BFloat16TypeKHR"]; let extensions = ["SPV_VALVE_mixed_float_dot_product"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 6915, "DotProductFloat8AccFloat32VALVE"> { let capabilities = ["Float8EXT"]; let extensions = ["SPV_VALVE_mixed_float_dot_product"]; let since = "None"; }
def : SPIRVEnumerant<"Capability", 7041, "IntrinsicSAMSUNG"> { let extensions = ["SPV_SAMSUNG_intrinsic"]; let since = "None"; }

def : SPIRVEnumerant<"RayQueryIntersection", 0, "RayQueryCandidateIntersectionKHR"> { let capabilities = ["RayQueryKHR"]; let since = "None"; }
def : SPIRVEnumerant<"RayQueryIntersection", 1, "RayQueryCommittedIntersectionKHR"> { let capabilities = ["RayQueryKHR"]; let since = "None"; }

def : SPIRVEnumerant<"RayQueryCommittedIntersectionType", 0, "RayQueryCommittedIntersectionNoneKHR"> { let capabilities = ["RayQueryKHR"]; let since = "None"; }
def : SPIRVEnumerant<"RayQueryCommittedIntersectionType", 1, "RayQueryCommittedIntersectionTriangleKHR"> { let capabilities = ["RayQueryKHR"]; let since = "None"; }
def : SPIRVEnumerant<"RayQueryCommittedIntersectionType", 2, "RayQueryCommittedIntersectionGeneratedKHR"> { let capabilities = ["RayQueryKHR"]; let since = "None"; }

def : SPIRVEnumerant<"RayQueryCandidateIntersectionType", 0, "RayQueryCandidateIntersectionTriangleKHR"> { let capabilities = ["RayQueryKHR"]; let since = "None"; }
def : SPIRVEnumerant<"RayQueryCandidateIntersectionType", 1, "RayQueryCandidateIntersectionAABBKHR"> { let capabilities = ["RayQueryKHR"]; let since = "None"; }

def : SPIRVEnumerant<"PackedVectorFormat", 0, "PackedVectorFormat4x8Bit"> { let extensions = ["SPV_KHR_integer_dot_product"]; let since = "1.6"; }

def : SPIRVEnumerant<"CooperativeMatrixOperands", 0, "NoneKHR"> { let since = "None"; }
def : SPIRVEnumerant<"CooperativeMatrixOperands", 1, "MatrixASignedComponentsKHR"> { let since = "None"; }
def : SPIRVEnumerant<"CooperativeMatrixOperands", 2, "MatrixBSignedComponentsKHR"> { let since = "None"; }
def : SPIRVEnumerant<"CooperativeMatrixOperands", 4, "MatrixCSignedComponentsKHR"> { let since = "None"; }
def : SPIRVEnumerant<"CooperativeMatrixOperands", 8, "MatrixResultSignedComponentsKHR"> { let since = "None"; }
def : SPIRVEnumerant<"CooperativeMatrixOperands", 16, "SaturatingAccumulationKHR"> { let since = "None"; }

def : SPIRVEnumerant<"CooperativeMatrixLayout", 0, "RowMajorKHR"> { let since = "None"; }
def : SPIRVEnumerant<"CooperativeMatrixLayout", 1, "ColumnMajorKHR"> { let since = "None"; }
def : SPIRVEnumerant<"CooperativeMatrixLayout", 4202, "RowBlockedInterleavedARM"> { let capabilities = ["CooperativeMatrixLayoutsARM"]; let since = "None"; }
def : SPIRVEnumerant<"CooperativeMatrixLayout", 4203, "ColumnBlockedInterleavedARM"> { let capabilities = ["CooperativeMatrixLayoutsARM"]; let since = "None"; }

def : SPIRVEnumerant<"CooperativeMatrixUse", 0, "MatrixAKHR"> { let since = "None"; }
def : SPIRVEnumerant<"CooperativeMatrixUse", 1, "MatrixBKHR"> { let since = "None"; }
def : SPIRVEnumerant<"CooperativeMatrixUse", 2, "MatrixAccumulatorKHR"> { let since = "None"; }

def : SPIRVEnumerant<"CooperativeMatrixReduce", 1, "Row"> { let since = "None"; }
def : SPIRVEnumerant<"CooperativeMatrixReduce", 2, "Column"> { let since = "None"; }
def : SPIRVEnumerant<"CooperativeMatrixReduce", 4, "2x2"> { let since = "None"; }

def : SPIRVEnumerant<"TensorClampMode", 0, "Undefined"> { let since = "None"; }
def : SPIRVEnumerant<"TensorClampMode", 1, "Constant"> { let since = "None"; }
def : SPIRVEnumerant<"TensorClampMode", 2, "ClampToEdge"> { let since = "None"; }
def : SPIRVEnumerant<"TensorClampMode", 3, "Repeat"> { let since = "None"; }
def : SPIRVEnumerant<"TensorClampMode", 4, "RepeatMirrored"> { let since = "None"; }

def : SPIRVEnumerant<"TensorAddressingOperands", 0, "None"> { let since = "None"; }
def : SPIRVEnumerant<"TensorAddressingOperands", 1, "TensorView", ["IdRef"]> { let capabilities = ["CooperativeMatrixTensorAddressingNV"]; let since = "None"; }
def : SPIRVEnumerant<"TensorAddressingOperands", 2, "DecodeFunc", ["IdRef"]> { let capabilities = ["CooperativeMatrixBlockLoadsNV"]; let since = "None"; }
def : SPIRVEnumerant<"TensorAddressingOperands", 4, "DecodeVectorFunc", ["IdRef"]> { let capabilities = ["CooperativeMatrixDecodeVectorNV"]; let since = "None"; }

def : SPIRVEnumerant<"InitializationModeQualifier", 0, "InitOnDeviceReprogramALTERA"> { let capabilities = ["GlobalVariableFPGADecorationsALTERA"]; let since = "None"; }
def : SPIRVEnumerant<"InitializationModeQualifier", 1, "InitOnDeviceResetALTERA"> { let capabilities = ["GlobalVariableFPGADecorationsALTERA"]; let since = "None"; }

def : SPIRVEnumerant<"LoadCacheControl", 0, "UncachedINTEL"> { let capabilities = ["CacheControlsINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"LoadCacheControl", 1, "CachedINTEL"> { let capabilities = ["CacheControlsINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"LoadCacheControl", 2, "StreamingINTEL"> { let capabilities = ["CacheControlsINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"LoadCacheControl", 3, "InvalidateAfterReadINTEL"> { let capabilities = ["CacheControlsINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"LoadCacheControl", 4, "ConstCachedINTEL"> { let capabilities = ["CacheControlsINTEL"]; let since = "None"; }

def : SPIRVEnumerant<"StoreCacheControl", 0, "UncachedINTEL"> { let capabilities = ["CacheControlsINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"StoreCacheControl", 1, "WriteThroughINTEL"> { let capabilities = ["CacheControlsINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"StoreCacheControl", 2, "WriteBackINTEL"> { let capabilities = ["CacheControlsINTEL"]; let since = "None"; }
def : SPIRVEnumerant<"StoreCacheControl", 3, "StreamingINTEL"> { let capabilities = ["CacheControlsINTEL"]; let since = "None"; }

def : SPIRVEnumerant<"NamedMaximumNumberOfRegisters", 0, "AutoINTEL"> { let capabilities = ["RegisterLimitsINTEL"]; let since = "None"; }

def : SPIRVEnumerant<"MatrixMultiplyAccumulateOperands", 0, "None"> { let since = "None"; }
def : SPIRVEnumerant<"MatrixMultiplyAccumulateOperands", 1, "MatrixASignedComponentsINTEL"> { let since = "None"; }
def : SPIRVEnumerant<"MatrixMultiplyAccumulateOperands", 2, "MatrixBSignedComponentsINTEL"> { let since = "None"; }
def : SPIRVEnumerant<"MatrixMultiplyAccumulateOperands", 4, "MatrixCBFloat16INTEL"> { let since = "None"; }
def : SPIRVEnumerant<"MatrixMultiplyAccumulateOperands", 8, "MatrixResultBFloat16INTEL"> { let since = "None"; }
def : SPIRVEnumerant<"MatrixMultiplyAccumulateOperands", 16, "MatrixAPackedInt8INTEL"> { let since = "None"; }
def : SPIRVEnumerant<"MatrixMultiplyAccumulateOperands", 32, "MatrixBPackedInt8INTEL"> { let since = "None"; }
def : SPIRVEnumerant<"MatrixMultiplyAccumulateOperands", 64, "MatrixAPackedInt4INTEL"> { let since = "None"; }
def : SPIRVEnumerant<"MatrixMultiplyAccumulateOperands", 128, "MatrixBPackedInt4INTEL"> { let since = "None"; }
def : SPIRVEnumerant<"MatrixMultiplyAccumulateOperands", 256, "MatrixATF32INTEL"> { let since = "None"; }
def : SPIRVEnumerant<"MatrixMultiplyAccumulateOperands", 512, "MatrixBTF32INTEL"> { let since = "None"; }
def : SPIRVEnumerant<"MatrixMultiplyAccumulateOperands", 1024, "MatrixAPackedFloat16INTEL"> { let since = "None"; }
def : SPIRVEnumerant<"MatrixMultiplyAccumulateOperands", 2048, "MatrixBPackedFloat16INTEL"> { let since = "None"; }
def : SPIRVEnumerant<"MatrixMultiplyAccumulateOperands", 4096, "MatrixAPackedBFloat16INTEL"> { let since = "None"; }
def : SPIRVEnumerant<"MatrixMultiplyAccumulateOperands", 8192, "MatrixBPackedBFloat16INTEL"> { let since = "None"; }

def : SPIRVEnumerant<"FPEncoding", 0, "BFloat16KHR"> { let capabilities = ["BFloat16TypeKHR"]; let since = "None"; }
def : SPIRVEnumerant<"FPEncoding", 4214, "Float8E4M3EXT"> { let capabilities = ["Float8EXT"]; let since = "None"; }
def : SPIRVEnumerant<"FPEncoding", 4215, "Float8E5M2EXT"> { let capabilities = ["Float8EXT"]; let since = "None"; }
def : SPIRVEnumerant<"FPEncoding", 4223, "Float6E2M3EXT"> { let capabilities = ["Float6EXT"]; let since = "None"; }
def : SPIRVEnumerant<"FPEncoding", 4224, "Float6E3M2EXT"> { let capabilities = ["Float6EXT"]; let since = "None"; }
def : SPIRVEnumerant<"FPEncoding", 4225, "Float4E2M1EXT"> { let capabilities = ["Float4EXT"]; let since = "None"; }
def : SPIRVEnumerant<"FPEncoding", 4226, "Float8UnsignedE8M0EXT"> { let capabilities = ["Float8UnsignedE8M0EXT"]; let since = "None"; }
def : SPIRVEnumerant<"FPEncoding", 4227, "MXInt8EXT"> { let capabilities = ["MXInt8EXT"]; let since = "None"; }

def : SPIRVEnumerant<"CooperativeVectorMatrixLayout", 0, "RowMajorNV"> { let since = "None"; }
def : SPIRVEnumerant<"CooperativeVectorMatrixLayout", 1, "ColumnMajorNV"> { let since = "None"; }
def : SPIRVEnumerant<"CooperativeVectorMatrixLayout", 2, "InferencingOptimalNV"> { let since = "None"; }
def : SPIRVEnumerant<"CooperativeVectorMatrixLayout", 3, "TrainingOptimalNV"> { let since = "None"; }

def : SPIRVEnumerant<"ComponentType", 0, "Float16NV"> { let since = "None"; }
def : SPIRVEnumerant<"ComponentType", 1, "Float32NV"> { let since = "None"; }
def : SPIRVEnumerant<"ComponentType", 2, "Float64NV"> { let since = "None"; }
def : SPIRVEnumerant<"ComponentType", 3, "SignedInt8NV"> { let since = "None"; }
def : SPIRVEnumerant<"ComponentType", 4, "SignedInt16NV"> { let since = "None"; }
def : SPIRVEnumerant<"ComponentType", 5, "SignedInt32NV"> { let since = "None"; }
def : SPIRVEnumerant<"ComponentType", 6, "SignedInt64NV"> { let since = "None"; }
def : SPIRVEnumerant<"ComponentType", 7, "UnsignedInt8NV"> { let since = "None"; }
def : SPIRVEnumerant<"ComponentType", 8, "UnsignedInt16NV"> { let since = "None"; }
def : SPIRVEnumerant<"ComponentType", 9, "UnsignedInt32NV"> { let since = "None"; }
def : SPIRVEnumerant<"ComponentType", 10, "UnsignedInt64NV"> { let since = "None"; }
def : SPIRVEnumerant<"ComponentType", 1000491000, "SignedInt8PackedNV"> { let since = "None"; }
def : SPIRVEnumerant<"ComponentType", 1000491001, "UnsignedInt8PackedNV"> { let since = "None"; }
def : SPIRVEnumerant<"ComponentType", 1000491002, "FloatE4M3NV"> { let since = "None"; }
def : SPIRVEnumerant<"ComponentType", 1000491003, "FloatE5M2NV"> { let since = "None"; }

def : SPIRVEnumerant<"GatherModes", 0, "Gather4x1QCOM"> { let capabilities = ["ImageGatherLinearQCOM"]; let since = "None"; }
def : SPIRVEnumerant<"GatherModes", 1, "GatherDQCOM"> { let capabilities = ["ImageGatherExtendedModesQCOM"]; let since = "None"; }
def : SPIRVEnumerant<"GatherModes", 2, "GatherH2QCOM"> { let capabilities = ["ImageGatherExtendedModesQCOM"]; let since = "None"; }
def : SPIRVEnumerant<"GatherModes", 3, "GatherV2QCOM"> { let capabilities = ["ImageGatherExtendedModesQCOM"]; let since = "None"; }















def : SPIRVEnumerant<"TensorOperands", 0, "NoneARM"> { let capabilities = ["TensorsARM"]; let since = "None"; }
def : SPIRVEnumerant<"TensorOperands", 1, "NontemporalARM"> { let capabilities = ["TensorsARM"]; let since = "None"; }
def : SPIRVEnumerant<"TensorOperands", 2, "OutOfBoundsValueARM", ["IdRef"]> { let capabilities = ["TensorsARM"]; let since = "None"; }
def : SPIRVEnumerant<"TensorOperands", 4, "MakeElementAvailableARM", ["IdRef"]> { let capabilities = ["TensorsARM"]; let since = "None"; }
def : SPIRVEnumerant<"TensorOperands", 8, "MakeElementVisibleARM", ["IdRef"]> { let capabilities = ["TensorsARM"]; let since = "None"; }
def : SPIRVEnumerant<"TensorOperands", 16, "NonPrivateElementARM"> { let capabilities = ["TensorsARM"]; let since = "None"; }
def : SPIRVInstruction<0, "OpNop", [], "Miscellaneous">;
def : SPIRVInstruction<1, "OpUndef", ["IdResultType", "IdResult"], "Miscellaneous">;
def : SPIRVInstruction<2, "OpSourceContinued", ["LiteralString"], "Debug">;
def : SPIRVInstruction<3, "OpSource", ["SourceLanguage", "LiteralInteger", "?IdRef", "?LiteralString"], "Debug">;
def : SPIRVInstruction<4, "OpSourceExtension", ["LiteralString"], "Debug">;
def : SPIRVInstruction<5, "OpName", ["IdRef", "LiteralString"], "Debug">;
def : SPIRVInstruction<6, "OpMemberName", ["IdRef", "LiteralInteger", "LiteralString"], "Debug">;
def : SPIRVInstruction<7, "OpString", ["IdResult", "LiteralString"], "Debug">;
def : SPIRVInstruction<8, "OpLine", ["IdRef", "LiteralInteger", "LiteralInteger"], "Debug">;
def : SPIRVInstruction<10, "OpExtension", ["LiteralString"], "Extension">;
def : SPIRVInstruction<11, "OpExtInstImport", ["IdResult", "LiteralString"], "Extension">;
def : SPIRVInstruction<12, "OpExtInst", ["IdResultType", "IdResult", "IdRef", "LiteralExtInstInteger", "*IdRef"], "Extension">;
def : SPIRVInstruction<14, "OpMemoryModel", ["AddressingModel", "MemoryModel"], "Mode-Setting">;
def : SPIRVInstruction<15, "OpEntryPoint", ["ExecutionModel", "IdRef", "LiteralString", "*IdRef"], "Mode-Setting">;
def : SPIRVInstruction<16, "OpExecutionMode", ["IdRef", "ExecutionMode"], "Mode-Setting">;
def : SPIRVInstruction<17, "OpCapability", ["Capability"], "Mode-Setting">;
def : SPIRVInstruction<19, "OpTypeVoid", ["IdResult"], "Type-Declaration">;
def : SPIRVInstruction<20, "OpTypeBool", ["IdResult"], "Type-Declaration">;
def : SPIRVInstruction<21, "OpTypeInt", ["IdResult", "LiteralInteger", "LiteralInteger"], "Type-Declaration">;
def : SPIRVInstruction<22, "OpTypeFloat", ["IdResult", "LiteralInteger", "?FPEncoding"], "Type-Declaration">;
def : SPIRVInstruction<23, "OpTypeVector", ["IdResult", "IdRef", "LiteralInteger"], "Type-Declaration">;
def : SPIRVInstruction<24, "OpTypeMatrix", ["IdResult", "IdRef", "LiteralInteger"], "Type-Declaration"> { let capabilities = ["Matrix"]; }
def : SPIRVInstruction<25, "OpTypeImage", ["IdResult", "IdRef", "Dim", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "ImageFormat", "?AccessQualifier"], "Type-Declaration">;
def : SPIRVInstruction<26, "OpTypeSampler", ["IdResult"], "Type-Declaration">;
def : SPIRVInstruction<27, "OpTypeSampledImage", ["IdResult", "IdRef"], "Type-Declaration">;
def : SPIRVInstruction<28, "OpTypeArray", ["IdResult", "IdRef", "IdRef"], "Type-Declaration">;
def : SPIRVInstruction<29, "OpTypeRuntimeArray", ["IdResult", "IdRef"], "Type-Declaration"> { let capabilities = ["Shader"]; }
def : SPIRVInstruction<30, "OpTypeStruct", ["IdResult", "*IdRef"], "Type-Declaration">;
def : SPIRVInstruction<31, "OpTypeOpaque", ["IdResult", "LiteralString"], "Type-Declaration"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<32, "OpTypePointer", ["IdResult", "StorageClass", "IdRef"], "Type-Declaration">;
def : SPIRVInstruction<33, "OpTypeFunction", ["IdResult", "IdRef", "*IdRef"], "Type-Declaration">;
def : SPIRVInstruction<34, "OpTypeEvent", ["IdResult"], "Type-Declaration"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<35, "OpTypeDeviceEvent", ["IdResult"], "Type-Declaration"> { let capabilities = ["DeviceEnqueue"]; }
def : SPIRVInstruction<36, "OpTypeReserveId", ["IdResult"], "Type-Declaration"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<37, "OpTypeQueue", ["IdResult"], "Type-Declaration"> { let capabilities = ["DeviceEnqueue"]; }
def : SPIRVInstruction<38, "OpTypePipe", ["IdResult", "AccessQualifier"], "Type-Declaration"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<39, "OpTypeForwardPointer", ["IdRef", "StorageClass"], "Type-Declaration"> { let capabilities = ["Addresses", "PhysicalStorageBufferAddresses"]; }
def : SPIRVInstruction<41, "OpConstantTrue", ["IdResultType", "IdResult"], "Constant-Creation">;
def : SPIRVInstruction<42, "OpConstantFalse", ["IdResultType", "IdResult"], "Constant-Creation">;
def : SPIRVInstruction<43, "OpConstant", ["IdResultType", "IdResult", "LiteralContextDependentNumber"], "Constant-Creation">;
def : SPIRVInstruction<44, "OpConstantComposite", ["IdResultType", "IdResult", "*IdRef"], "Constant-Creation">;
def : SPIRVInstruction<45, "OpConstantSampler", ["IdResultType", "IdResult", "SamplerAddressingMode", "LiteralInteger", "SamplerFilterMode"], "Constant-Creation"> { let capabilities = ["LiteralSampler"]; }
def : SPIRVInstruction<46, "OpConstantNull", ["IdResultType", "IdResult"], "Constant-Creation">;
def : SPIRVInstruction<48, "OpSpecConstantTrue", ["IdResultType", "IdResult"], "Constant-Creation">;
def : SPIRVInstruction<49, "OpSpecConstantFalse", ["IdResultType", "IdResult"], "Constant-Creation">;
def : SPIRVInstruction<50, "OpSpecConstant", ["IdResultType", "IdResult", "LiteralContextDependentNumber"], "Constant-Creation">;
def : SPIRVInstruction<51, "OpSpecConstantComposite", ["IdResultType", "IdResult", "*IdRef"], "Constant-Creation">;
def : SPIRVInstruction<52, "OpSpecConstantOp", ["IdResultType", "IdResult", "LiteralSpecConstantOpInteger"], "Constant-Creation">;
def : SPIRVInstruction<54, "OpFunction", ["IdResultType", "IdResult", "FunctionControl", "IdRef"], "Function">;
def : SPIRVInstruction<55, "OpFunctionParameter", ["IdResultType", "IdResult"], "Function">;
def : SPIRVInstruction<56, "OpFunctionEnd", [], "Function">;
def : SPIRVInstruction<57, "OpFunctionCall", ["IdResultType", "IdResult", "IdRef", "*IdRef"], "Function">;
def : SPIRVInstruction<59, "OpVariable", ["IdResultType", "IdResult", "StorageClass", "?IdRef"], "Memory">;
def : SPIRVInstruction<60, "OpImageTexelPointer", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Memory">;
def : SPIRVInstruction<61, "OpLoad", ["IdResultType", "IdResult", "IdRef", "?MemoryAccess"], "Memory">;
def : SPIRVInstruction<62, "OpStore", ["IdRef", "IdRef", "?MemoryAccess"], "Memory">;
def : SPIRVInstruction<63, "OpCopyMemory", ["IdRef", "IdRef", "?MemoryAccess", "?MemoryAccess"], "Memory">;
def : SPIRVInstruction<64, "OpCopyMemorySized", ["IdRef", "IdRef", "IdRef", "?MemoryAccess", "?MemoryAccess"], "Memory"> { let capabilities = ["Addresses", "UntypedPointersKHR"]; }
def : SPIRVInstruction<65, "OpAccessChain", ["IdResultType", "IdResult", "IdRef", "*IdRef"], "Memory">;
def : SPIRVInstruction<66, "OpInBoundsAccessChain", ["IdResultType", "IdResult", "IdRef", "*IdRef"], "Memory">;
def : SPIRVInstruction<67, "OpPtrAccessChain", ["IdResultType", "IdResult", "IdRef", "IdRef", "*IdRef"], "Memory"> { let capabilities = ["Addresses", "VariablePointers", "VariablePointersStorageBuffer", "PhysicalStorageBufferAddresses"]; }
def : SPIRVInstruction<68, "OpArrayLength", ["IdResultType", "IdResult", "IdRef", "LiteralInteger"], "Memory"> { let capabilities = ["Shader"]; }
def : SPIRVInstruction<69, "OpGenericPtrMemSemantics", ["IdResultType", "IdResult", "IdRef"], "Memory"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<70, "OpInBoundsPtrAccessChain", ["IdResultType", "IdResult", "IdRef", "IdRef", "*IdRef"], "Memory"> { let capabilities = ["Addresses"]; }
def : SPIRVInstruction<71, "OpDecorate", ["IdRef", "Decoration"], "Annotation">;
def : SPIRVInstruction<72, "OpMemberDecorate", ["IdRef", "LiteralInteger", "Decoration"], "Annotation">;
def : SPIRVInstruction<73, "OpDecorationGroup", ["IdResult"], "Annotation">;
def : SPIRVInstruction<74, "OpGroupDecorate", ["IdRef", "*IdRef"], "Annotation">;
def : SPIRVInstruction<75, "OpGroupMemberDecorate", ["IdRef", "*PairIdRefLiteralInteger"], "Annotation">;
def : SPIRVInstruction<77, "OpVectorExtractDynamic", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Composite">;
def : SPIRVInstruction<78, "OpVectorInsertDynamic", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Composite">;
def : SPIRVInstruction<79, "OpVectorShuffle", ["IdResultType", "IdResult", "IdRef", "IdRef", "*LiteralInteger"], "Composite">;
def : SPIRVInstruction<80, "OpCompositeConstruct", ["IdResultType", "IdResult", "*IdRef"], "Composite">;
def : SPIRVInstruction<81, "OpCompositeExtract", ["IdResultType", "IdResult", "IdRef", "*LiteralInteger"], "Composite">;
def : SPIRVInstruction<82, "OpCompositeInsert", ["IdResultType", "IdResult", "IdRef", "IdRef", "*LiteralInteger"], "Composite">;
def : SPIRVInstruction<83, "OpCopyObject", ["IdResultType", "IdResult", "IdRef"], "Composite">;
def : SPIRVInstruction<84, "OpTranspose", ["IdResultType", "IdResult", "IdRef"], "Composite"> { let capabilities = ["Matrix"]; }
def : SPIRVInstruction<86, "OpSampledImage", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Image">;
def : SPIRVInstruction<87, "OpImageSampleImplicitLod", ["IdResultType", "IdResult", "IdRef", "IdRef", "?ImageOperands"], "Image"> { let capabilities = ["Shader"]; }
def : SPIRVInstruction<88, "OpImageSampleExplicitLod", ["IdResultType", "IdResult", "IdRef", "IdRef", "ImageOperands"], "Image">;
def : SPIRVInstruction<89, "OpImageSampleDrefImplicitLod", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "?ImageOperands"], "Image"> { let capabilities = ["Shader"]; }
def : SPIRVInstruction<90, "OpImageSampleDrefExplicitLod", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "ImageOperands"], "Image"> { let capabilities = ["Shader"]; }
def : SPIRVInstruction<91, "OpImageSampleProjImplicitLod", ["IdResultType", "IdResult", "IdRef", "IdRef", "?ImageOperands"], "Image"> { let capabilities = ["Shader"]; }
def : SPIRVInstruction<92, "OpImageSampleProjExplicitLod", ["IdResultType", "IdResult", "IdRef", "IdRef", "ImageOperands"], "Image"> { let capabilities = ["Shader"]; }
def : SPIRVInstruction<93, "OpImageSampleProjDrefImplicitLod", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "?ImageOperands"], "Image"> { let capabilities = ["Shader"]; }
def : SPIRVInstruction<94, "OpImageSampleProjDrefExplicitLod", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "ImageOperands"], "Image"> { let capabilities = ["Shader"]; }
def : SPIRVInstruction<95, "OpImageFetch", ["IdResultType", "IdResult", "IdRef", "IdRef", "?ImageOperands"], "Image">;
def : SPIRVInstruction<96, "OpImageGather", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "?ImageOperands"], "Image"> { let capabilities = ["Shader"]; }
def : SPIRVInstruction<97, "OpImageDrefGather", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "?ImageOperands"], "Image"> { let capabilities = ["Shader"]; }
def : SPIRVInstruction<98, "OpImageRead", ["IdResultType", "IdResult", "IdRef", "IdRef", "?ImageOperands"], "Image">;
def : SPIRVInstruction<99, "OpImageWrite", ["IdRef", "IdRef", "IdRef", "?ImageOperands"], "Image">;
def : SPIRVInstruction<100, "OpImage", ["IdResultType", "IdResult", "IdRef"], "Image">;
def : SPIRVInstruction<101, "OpImageQueryFormat", ["IdResultType", "IdResult", "IdRef"], "Image"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<102, "OpImageQueryOrder", ["IdResultType", "IdResult", "IdRef"], "Image"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<103, "OpImageQuerySizeLod", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Image"> { let capabilities = ["Kernel", "ImageQuery"]; }
def : SPIRVInstruction<104, "OpImageQuerySize", ["IdResultType", "IdResult", "IdRef"], "Image"> { let capabilities = ["Kernel", "ImageQuery"]; }
def : SPIRVInstruction<105, "OpImageQueryLod", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Image"> { let capabilities = ["ImageQuery"]; }
def : SPIRVInstruction<106, "OpImageQueryLevels", ["IdResultType", "IdResult", "IdRef"], "Image"> { let capabilities = ["Kernel", "ImageQuery"]; }
def : SPIRVInstruction<107, "OpImageQuerySamples", ["IdResultType", "IdResult", "IdRef"], "Image"> { let capabilities = ["Kernel", "ImageQuery"]; }
def : SPIRVInstruction<109, "OpConvertFToU", ["IdResultType", "IdResult", "IdRef"], "Conversion">;
def : SPIRVInstruction<110, "OpConvertFToS", ["IdResultType", "IdResult", "IdRef"], "Conversion">;
def : SPIRVInstruction<111, "OpConvertSToF", ["IdResultType", "IdResult", "IdRef"], "Conversion">;
def : SPIRVInstruction<112, "OpConvertUToF", ["IdResultType", "IdResult", "IdRef"], "Conversion">;
def : SPIRVInstruction<113, "OpUConvert", ["IdResultType", "IdResult", "IdRef"], "Conversion">;
def : SPIRVInstruction<114, "OpSConvert", ["IdResultType", "IdResult", "IdRef"], "Conversion">;
def : SPIRVInstruction<115, "OpFConvert", ["IdResultType", "IdResult", "IdRef"], "Conversion">;
def : SPIRVInstruction<116, "OpQuantizeToF16", ["IdResultType", "IdResult", "IdRef"], "Conversion"> { let capabilities = ["Shader"]; }
def : SPIRVInstruction<117, "OpConvertPtrToU", ["IdResultType", "IdResult", "IdRef"], "Conversion"> { let capabilities = ["Addresses", "PhysicalStorageBufferAddresses"]; }
def : SPIRVInstruction<118, "OpSatConvertSToU", ["IdResultType", "IdResult", "IdRef"], "Conversion"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<119, "OpSatConvertUToS", ["IdResultType", "IdResult", "IdRef"], "Conversion"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<120, "OpConvertUToPtr", ["IdResultType", "IdResult", "IdRef"], "Conversion"> { let capabilities = ["Addresses", "PhysicalStorageBufferAddresses"]; }
def : SPIRVInstruction<121, "OpPtrCastToGeneric", ["IdResultType", "IdResult", "IdRef"], "Conversion"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<122, "OpGenericCastToPtr", ["IdResultType", "IdResult", "IdRef"], "Conversion"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<123, "OpGenericCastToPtrExplicit", ["IdResultType", "IdResult", "IdRef", "StorageClass"], "Conversion"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<124, "OpBitcast", ["IdResultType", "IdResult", "IdRef"], "Conversion">;
def : SPIRVInstruction<126, "OpSNegate", ["IdResultType", "IdResult", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<127, "OpFNegate", ["IdResultType", "IdResult", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<128, "OpIAdd", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<129, "OpFAdd", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<130, "OpISub", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<131, "OpFSub", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<132, "OpIMul", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<133, "OpFMul", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<134, "OpUDiv", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<135, "OpSDiv", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<136, "OpFDiv", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<137, "OpUMod", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<138, "OpSRem", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<139, "OpSMod", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<140, "OpFRem", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<141, "OpFMod", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<142, "OpVectorTimesScalar", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<143, "OpMatrixTimesScalar", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic"> { let capabilities = ["Matrix"]; }
def : SPIRVInstruction<144, "OpVectorTimesMatrix", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic"> { let capabilities = ["Matrix"]; }
def : SPIRVInstruction<145, "OpMatrixTimesVector", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic"> { let capabilities = ["Matrix"]; }
def : SPIRVInstruction<146, "OpMatrixTimesMatrix", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic"> { let capabilities = ["Matrix"]; }
def : SPIRVInstruction<147, "OpOuterProduct", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic"> { let capabilities = ["Matrix"]; }
def : SPIRVInstruction<148, "OpDot", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<149, "OpIAddCarry", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<150, "OpISubBorrow", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<151, "OpUMulExtended", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<152, "OpSMulExtended", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Arithmetic">;
def : SPIRVInstruction<154, "OpAny", ["IdResultType", "IdResult", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<155, "OpAll", ["IdResultType", "IdResult", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<156, "OpIsNan", ["IdResultType", "IdResult", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<157, "OpIsInf", ["IdResultType", "IdResult", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<158, "OpIsFinite", ["IdResultType", "IdResult", "IdRef"], "Relational_and_Logical"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<159, "OpIsNormal", ["IdResultType", "IdResult", "IdRef"], "Relational_and_Logical"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<160, "OpSignBitSet", ["IdResultType", "IdResult", "IdRef"], "Relational_and_Logical"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<161, "OpLessOrGreater", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical"> { let capabilities = ["Kernel"]; let until = "1.5"; }
def : SPIRVInstruction<162, "OpOrdered", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<163, "OpUnordered", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<164, "OpLogicalEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<165, "OpLogicalNotEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<166, "OpLogicalOr", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<167, "OpLogicalAnd", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<168, "OpLogicalNot", ["IdResultType", "IdResult", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<169, "OpSelect", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<170, "OpIEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<171, "OpINotEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<172, "OpUGreaterThan", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<173, "OpSGreaterThan", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<174, "OpUGreaterThanEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<175, "OpSGreaterThanEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<176, "OpULessThan", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<177, "OpSLessThan", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<178, "OpULessThanEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<179, "OpSLessThanEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<180, "OpFOrdEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<181, "OpFUnordEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<182, "OpFOrdNotEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<183, "OpFUnordNotEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<184, "OpFOrdLessThan", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<185, "OpFUnordLessThan", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<186, "OpFOrdGreaterThan", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<187, "OpFUnordGreaterThan", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<188, "OpFOrdLessThanEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<189, "OpFUnordLessThanEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<190, "OpFOrdGreaterThanEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<191, "OpFUnordGreaterThanEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Relational_and_Logical">;
def : SPIRVInstruction<194, "OpShiftRightLogical", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Bit">;
def : SPIRVInstruction<195, "OpShiftRightArithmetic", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Bit">;
def : SPIRVInstruction<196, "OpShiftLeftLogical", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Bit">;
def : SPIRVInstruction<197, "OpBitwiseOr", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Bit">;
def : SPIRVInstruction<198, "OpBitwiseXor", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Bit">;
def : SPIRVInstruction<199, "OpBitwiseAnd", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Bit">;
def : SPIRVInstruction<200, "OpNot", ["IdResultType", "IdResult", "IdRef"], "Bit">;
def : SPIRVInstruction<201, "OpBitFieldInsert", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "Bit"> { let capabilities = ["Shader", "BitInstructions"]; }
def : SPIRVInstruction<202, "OpBitFieldSExtract", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Bit"> { let capabilities = ["Shader", "BitInstructions"]; }
def : SPIRVInstruction<203, "OpBitFieldUExtract", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Bit"> { let capabilities = ["Shader", "BitInstructions"]; }
def : SPIRVInstruction<204, "OpBitReverse", ["IdResultType", "IdResult", "IdRef"], "Bit"> { let capabilities = ["Shader", "BitInstructions"]; }
def : SPIRVInstruction<205, "OpBitCount", ["IdResultType", "IdResult", "IdRef"], "Bit">;
def : SPIRVInstruction<207, "OpDPdx", ["IdResultType", "IdResult", "IdRef"], "Derivative"> { let capabilities = ["Shader"]; }
def : SPIRVInstruction<208, "OpDPdy", ["IdResultType", "IdResult", "IdRef"], "Derivative"> { let capabilities = ["Shader"]; }
def : SPIRVInstruction<209, "OpFwidth", ["IdResultType", "IdResult", "IdRef"], "Derivative"> { let capabilities = ["Shader"]; }
def : SPIRVInstruction<210, "OpDPdxFine", ["IdResultType", "IdResult", "IdRef"], "Derivative"> { let capabilities = ["DerivativeControl"]; }
def : SPIRVInstruction<211, "OpDPdyFine", ["IdResultType", "IdResult", "IdRef"], "Derivative"> { let capabilities = ["DerivativeControl"]; }
def : SPIRVInstruction<212, "OpFwidthFine", ["IdResultType", "IdResult", "IdRef"], "Derivative"> { let capabilities = ["DerivativeControl"]; }
def : SPIRVInstruction<213, "OpDPdxCoarse", ["IdResultType", "IdResult", "IdRef"], "Derivative"> { let capabilities = ["DerivativeControl"]; }
def : SPIRVInstruction<214, "OpDPdyCoarse", ["IdResultType", "IdResult", "IdRef"], "Derivative"> { let capabilities = ["DerivativeControl"]; }
def : SPIRVInstruction<215, "OpFwidthCoarse", ["IdResultType", "IdResult", "IdRef"], "Derivative"> { let capabilities = ["DerivativeControl"]; }
def : SPIRVInstruction<218, "OpEmitVertex", [], "Primitive"> { let capabilities = ["Geometry"]; }
def : SPIRVInstruction<219, "OpEndPrimitive", [], "Primitive"> { let capabilities = ["Geometry"]; }
def : SPIRVInstruction<220, "OpEmitStreamVertex", ["IdRef"], "Primitive"> { let capabilities = ["GeometryStreams"]; }
def : SPIRVInstruction<221, "OpEndStreamPrimitive", ["IdRef"], "Primitive"> { let capabilities = ["GeometryStreams"]; }
def : SPIRVInstruction<224, "OpControlBarrier", ["IdScope", "IdScope", "IdMemorySemantics"], "Barrier">;
def : SPIRVInstruction<225, "OpMemoryBarrier", ["IdScope", "IdMemorySemantics"], "Barrier">;
def : SPIRVInstruction<227, "OpAtomicLoad", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics"], "Atomic">;
def : SPIRVInstruction<228, "OpAtomicStore", ["IdRef", "IdScope", "IdMemorySemantics", "IdRef"], "Atomic">;
def : SPIRVInstruction<229, "OpAtomicExchange", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics", "IdRef"], "Atomic">;
def : SPIRVInstruction<230, "OpAtomicCompareExchange", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics", "IdMemorySemantics", "IdRef", "IdRef"], "Atomic">;
def : SPIRVInstruction<231, "OpAtomicCompareExchangeWeak", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics", "IdMemorySemantics", "IdRef", "IdRef"], "Atomic"> { let capabilities = ["Kernel"]; let until = "1.3"; }
def : SPIRVInstruction<232, "OpAtomicIIncrement", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics"], "Atomic">;
def : SPIRVInstruction<233, "OpAtomicIDecrement", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics"], "Atomic">;
def : SPIRVInstruction<234, "OpAtomicIAdd", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics", "IdRef"], "Atomic">;
def : SPIRVInstruction<235, "OpAtomicISub", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics", "IdRef"], "Atomic">;
def : SPIRVInstruction<236, "OpAtomicSMin", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics", "IdRef"], "Atomic">;
def : SPIRVInstruction<237, "OpAtomicUMin", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics", "IdRef"], "Atomic">;
def : SPIRVInstruction<238, "OpAtomicSMax", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics", "IdRef"], "Atomic">;
def : SPIRVInstruction<239, "OpAtomicUMax", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics", "IdRef"], "Atomic">;
def : SPIRVInstruction<240, "OpAtomicAnd", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics", "IdRef"], "Atomic">;
def : SPIRVInstruction<241, "OpAtomicOr", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics", "IdRef"], "Atomic">;
def : SPIRVInstruction<242, "OpAtomicXor", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics", "IdRef"], "Atomic">;
def : SPIRVInstruction<245, "OpPhi", ["IdResultType", "IdResult", "*PairIdRefIdRef"], "Control-Flow">;
def : SPIRVInstruction<246, "OpLoopMerge", ["IdRef", "IdRef", "LoopControl"], "Control-Flow">;
def : SPIRVInstruction<247, "OpSelectionMerge", ["IdRef", "SelectionControl"], "Control-Flow">;
def : SPIRVInstruction<248, "OpLabel", ["IdResult"], "Control-Flow">;
def : SPIRVInstruction<249, "OpBranch", ["IdRef"], "Control-Flow">;
def : SPIRVInstruction<250, "OpBranchConditional", ["IdRef", "IdRef", "IdRef", "*LiteralInteger"], "Control-Flow">;
def : SPIRVInstruction<251, "OpSwitch", ["IdRef", "IdRef", "*PairLiteralIntegerIdRef"], "Control-Flow">;
def : SPIRVInstruction<252, "OpKill", [], "Control-Flow"> { let capabilities = ["Shader"]; }
def : SPIRVInstruction<253, "OpReturn", [], "Control-Flow">;
def : SPIRVInstruction<254, "OpReturnValue", ["IdRef"], "Control-Flow">;
def : SPIRVInstruction<255, "OpUnreachable", [], "Control-Flow">;
def : SPIRVInstruction<256, "OpLifetimeStart", ["IdRef", "LiteralInteger"], "Control-Flow"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<257, "OpLifetimeStop", ["IdRef", "LiteralInteger"], "Control-Flow"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<259, "OpGroupAsyncCopy", ["IdResultType", "IdResult", "IdScope", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Group"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<260, "OpGroupWaitEvents", ["IdScope", "IdRef", "IdRef"], "Group"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<261, "OpGroupAll", ["IdResultType", "IdResult", "IdScope", "IdRef"], "Group"> { let capabilities = ["Groups"]; }
def : SPIRVInstruction<262, "OpGroupAny", ["IdResultType", "IdResult", "IdScope", "IdRef"], "Group"> { let capabilities = ["Groups"]; }
def : SPIRVInstruction<263, "OpGroupBroadcast", ["IdResultType", "IdResult", "IdScope", "IdRef", "IdRef"], "Group"> { let capabilities = ["Groups"]; }
def : SPIRVInstruction<264, "OpGroupIAdd", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["Groups"]; }
def : SPIRVInstruction<265, "OpGroupFAdd", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["Groups"]; }
def : SPIRVInstruction<266, "OpGroupFMin", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["Groups"]; }
def : SPIRVInstruction<267, "OpGroupUMin", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["Groups"]; }
def : SPIRVInstruction<268, "OpGroupSMin", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["Groups"]; }
def : SPIRVInstruction<269, "OpGroupFMax", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["Groups"]; }
def : SPIRVInstruction<270, "OpGroupUMax", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["Groups"]; }
def : SPIRVInstruction<271, "OpGroupSMax", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["Groups"]; }
def : SPIRVInstruction<274, "OpReadPipe", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "Pipe"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<275, "OpWritePipe", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "Pipe"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<276, "OpReservedReadPipe", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Pipe"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<277, "OpReservedWritePipe", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Pipe"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<278, "OpReserveReadPipePackets", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "Pipe"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<279, "OpReserveWritePipePackets", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "Pipe"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<280, "OpCommitReadPipe", ["IdRef", "IdRef", "IdRef", "IdRef"], "Pipe"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<281, "OpCommitWritePipe", ["IdRef", "IdRef", "IdRef", "IdRef"], "Pipe"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<282, "OpIsValidReserveId", ["IdResultType", "IdResult", "IdRef"], "Pipe"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<283, "OpGetNumPipePackets", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Pipe"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<284, "OpGetMaxPipePackets", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Pipe"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<285, "OpGroupReserveReadPipePackets", ["IdResultType", "IdResult", "IdScope", "IdRef", "IdRef", "IdRef", "IdRef"], "Pipe"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<286, "OpGroupReserveWritePipePackets", ["IdResultType", "IdResult", "IdScope", "IdRef", "IdRef", "IdRef", "IdRef"], "Pipe"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<287, "OpGroupCommitReadPipe", ["IdScope", "IdRef", "IdRef", "IdRef", "IdRef"], "Pipe"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<288, "OpGroupCommitWritePipe", ["IdScope", "IdRef", "IdRef", "IdRef", "IdRef"], "Pipe"> { let capabilities = ["Pipes"]; }
def : SPIRVInstruction<291, "OpEnqueueMarker", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "Device-Side_Enqueue"> { let capabilities = ["DeviceEnqueue"]; }
def : SPIRVInstruction<292, "OpEnqueueKernel", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "*IdRef"], "Device-Side_Enqueue"> { let capabilities = ["DeviceEnqueue"]; }
def : SPIRVInstruction<293, "OpGetKernelNDrangeSubGroupCount", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Device-Side_Enqueue"> { let capabilities = ["DeviceEnqueue"]; }
def : SPIRVInstruction<294, "OpGetKernelNDrangeMaxSubGroupSize", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Device-Side_Enqueue"> { let capabilities = ["DeviceEnqueue"]; }
def : SPIRVInstruction<295, "OpGetKernelWorkGroupSize", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "Device-Side_Enqueue"> { let capabilities = ["DeviceEnqueue"]; }
def : SPIRVInstruction<296, "OpGetKernelPreferredWorkGroupSizeMultiple", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "Device-Side_Enqueue"> { let capabilities = ["DeviceEnqueue"]; }
def : SPIRVInstruction<297, "OpRetainEvent", ["IdRef"], "Device-Side_Enqueue"> { let capabilities = ["DeviceEnqueue"]; }
def : SPIRVInstruction<298, "OpReleaseEvent", ["IdRef"], "Device-Side_Enqueue"> { let capabilities = ["DeviceEnqueue"]; }
def : SPIRVInstruction<299, "OpCreateUserEvent", ["IdResultType", "IdResult"], "Device-Side_Enqueue"> { let capabilities = ["DeviceEnqueue"]; }
def : SPIRVInstruction<300, "OpIsValidEvent", ["IdResultType", "IdResult", "IdRef"], "Device-Side_Enqueue"> { let capabilities = ["DeviceEnqueue"]; }
def : SPIRVInstruction<301, "OpSetUserEventStatus", ["IdRef", "IdRef"], "Device-Side_Enqueue"> { let capabilities = ["DeviceEnqueue"]; }
def : SPIRVInstruction<302, "OpCaptureEventProfilingInfo", ["IdRef", "IdRef", "IdRef"], "Device-Side_Enqueue"> { let capabilities = ["DeviceEnqueue"]; }
def : SPIRVInstruction<303, "OpGetDefaultQueue", ["IdResultType", "IdResult"], "Device-Side_Enqueue"> { let capabilities = ["DeviceEnqueue"]; }
def : SPIRVInstruction<304, "OpBuildNDRange", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Device-Side_Enqueue"> { let capabilities = ["DeviceEnqueue"]; }
def : SPIRVInstruction<305, "OpImageSparseSampleImplicitLod", ["IdResultType", "IdResult", "IdRef", "IdRef", "?ImageOperands"], "Image"> { let capabilities = ["SparseResidency"]; }
def : SPIRVInstruction<306, "OpImageSparseSampleExplicitLod", ["IdResultType", "IdResult", "IdRef", "IdRef", "ImageOperands"], "Image"> { let capabilities = ["SparseResidency"]; }
def : SPIRVInstruction<307, "OpImageSparseSampleDrefImplicitLod", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "?ImageOperands"], "Image"> { let capabilities = ["SparseResidency"]; }
def : SPIRVInstruction<308, "OpImageSparseSampleDrefExplicitLod", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "ImageOperands"], "Image"> { let capabilities = ["SparseResidency"]; }
def : SPIRVInstruction<309, "OpImageSparseSampleProjImplicitLod", ["IdResultType", "IdResult", "IdRef", "IdRef", "?ImageOperands"], "Image"> { let capabilities = ["SparseResidency"]; let since = "None"; }
def : SPIRVInstruction<310, "OpImageSparseSampleProjExplicitLod", ["IdResultType", "IdResult", "IdRef", "IdRef", "ImageOperands"], "Image"> { let capabilities = ["SparseResidency"]; let since = "None"; }
def : SPIRVInstruction<311, "OpImageSparseSampleProjDrefImplicitLod", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "?ImageOperands"], "Image"> { let capabilities = ["SparseResidency"]; let since = "None"; }
def : SPIRVInstruction<312, "OpImageSparseSampleProjDrefExplicitLod", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "ImageOperands"], "Image"> { let capabilities = ["SparseResidency"]; let since = "None"; }
def : SPIRVInstruction<313, "OpImageSparseFetch", ["IdResultType", "IdResult", "IdRef", "IdRef", "?ImageOperands"], "Image"> { let capabilities = ["SparseResidency"]; }
def : SPIRVInstruction<314, "OpImageSparseGather", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "?ImageOperands"], "Image"> { let capabilities = ["SparseResidency"]; }
def : SPIRVInstruction<315, "OpImageSparseDrefGather", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "?ImageOperands"], "Image"> { let capabilities = ["SparseResidency"]; }
def : SPIRVInstruction<316, "OpImageSparseTexelsResident", ["IdResultType", "IdResult", "IdRef"], "Image"> { let capabilities = ["SparseResidency"]; }
def : SPIRVInstruction<317, "OpNoLine", [], "Debug">;
def : SPIRVInstruction<318, "OpAtomicFlagTestAndSet", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics"], "Atomic"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<319, "OpAtomicFlagClear", ["IdRef", "IdScope", "IdMemorySemantics"], "Atomic"> { let capabilities = ["Kernel"]; }
def : SPIRVInstruction<320, "OpImageSparseRead", ["IdResultType", "IdResult", "IdRef", "IdRef", "?ImageOperands"], "Image"> { let capabilities = ["SparseResidency"]; }
def : SPIRVInstruction<321, "OpSizeOf", ["IdResultType", "IdResult", "IdRef"], "Miscellaneous"> { let capabilities = ["Addresses"]; let since = "1.1"; }
def : SPIRVInstruction<322, "OpTypePipeStorage", ["IdResult"], "Type-Declaration"> { let capabilities = ["PipeStorage"]; let since = "1.1"; }
def : SPIRVInstruction<323, "OpConstantPipeStorage", ["IdResultType", "IdResult", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "Pipe"> { let capabilities = ["PipeStorage"]; let since = "1.1"; }
def : SPIRVInstruction<324, "OpCreatePipeFromPipeStorage", ["IdResultType", "IdResult", "IdRef"], "Pipe"> { let capabilities = ["PipeStorage"]; let since = "1.1"; }
def : SPIRVInstruction<325, "OpGetKernelLocalSizeForSubgroupCount", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Device-Side_Enqueue"> { let capabilities = ["SubgroupDispatch"]; let since = "1.1"; }
def : SPIRVInstruction<326, "OpGetKernelMaxNumSubgroups", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "Device-Side_Enqueue"> { let capabilities = ["SubgroupDispatch"]; let since = "1.1"; }
def : SPIRVInstruction<327, "OpTypeNamedBarrier", ["IdResult"], "Type-Declaration"> { let capabilities = ["NamedBarrier"]; let since = "1.1"; }
def : SPIRVInstruction<328, "OpNamedBarrierInitialize", ["IdResultType", "IdResult", "IdRef"], "Barrier"> { let capabilities = ["NamedBarrier"]; let since = "1.1"; }
def : SPIRVInstruction<329, "OpMemoryNamedBarrier", ["IdRef", "IdScope", "IdMemorySemantics"], "Barrier"> { let capabilities = ["NamedBarrier"]; let since = "1.1"; }
def : SPIRVInstruction<330, "OpModuleProcessed", ["LiteralString"], "Debug"> { let since = "1.1"; }
def : SPIRVInstruction<331, "OpExecutionModeId", ["IdRef", "ExecutionMode"], "Mode-Setting"> { let since = "1.2"; }
def : SPIRVInstruction<332, "OpDecorateId", ["IdRef", "Decoration"], "Annotation"> { let extensions = ["SPV_GOOGLE_hlsl_functionality1"]; let since = "1.2"; }
def : SPIRVInstruction<333, "OpGroupNonUniformElect", ["IdResultType", "IdResult", "IdScope"], "Non-Uniform"> { let capabilities = ["GroupNonUniform"]; let since = "1.3"; }
def : SPIRVInstruction<334, "OpGroupNonUniformAll", ["IdResultType", "IdResult", "IdScope", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformVote"]; let since = "1.3"; }
def : SPIRVInstruction<335, "OpGroupNonUniformAny", ["IdResultType", "IdResult", "IdScope", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformVote"]; let since = "1.3"; }
def : SPIRVInstruction<336, "OpGroupNonUniformAllEqual", ["IdResultType", "IdResult", "IdScope", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformVote"]; let since = "1.3"; }
def : SPIRVInstruction<337, "OpGroupNonUniformBroadcast", ["IdResultType", "IdResult", "IdScope", "IdRef", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformBallot"]; let since = "1.3"; }
def : SPIRVInstruction<338, "OpGroupNonUniformBroadcastFirst", ["IdResultType", "IdResult", "IdScope", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformBallot"]; let since = "1.3"; }
def : SPIRVInstruction<339, "OpGroupNonUniformBallot", ["IdResultType", "IdResult", "IdScope", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformBallot"]; let since = "1.3"; }
def : SPIRVInstruction<340, "OpGroupNonUniformInverseBallot", ["IdResultType", "IdResult", "IdScope", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformBallot"]; let since = "1.3"; }
def : SPIRVInstruction<341, "OpGroupNonUniformBallotBitExtract", ["IdResultType", "IdResult", "IdScope", "IdRef", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformBallot"]; let since = "1.3"; }
def : SPIRVInstruction<342, "OpGroupNonUniformBallotBitCount", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformBallot"]; let since = "1.3"; }
def : SPIRVInstruction<343, "OpGroupNonUniformBallotFindLSB", ["IdResultType", "IdResult", "IdScope", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformBallot"]; let since = "1.3"; }
def : SPIRVInstruction<344, "OpGroupNonUniformBallotFindMSB", ["IdResultType", "IdResult", "IdScope", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformBallot"]; let since = "1.3"; }
def : SPIRVInstruction<345, "OpGroupNonUniformShuffle", ["IdResultType", "IdResult", "IdScope", "IdRef", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformShuffle"]; let since = "1.3"; }
def : SPIRVInstruction<346, "OpGroupNonUniformShuffleXor", ["IdResultType", "IdResult", "IdScope", "IdRef", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformShuffle"]; let since = "1.3"; }
def : SPIRVInstruction<347, "OpGroupNonUniformShuffleUp", ["IdResultType", "IdResult", "IdScope", "IdRef", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformShuffleRelative"]; let since = "1.3"; }
def : SPIRVInstruction<348, "OpGroupNonUniformShuffleDown", ["IdResultType", "IdResult", "IdScope", "IdRef", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformShuffleRelative"]; let since = "1.3"; }
def : SPIRVInstruction<349, "OpGroupNonUniformIAdd", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef", "?IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedEXT"]; let since = "1.3"; }
def : SPIRVInstruction<350, "OpGroupNonUniformFAdd", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef", "?IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedEXT"]; let since = "1.3"; }
def : SPIRVInstruction<351, "OpGroupNonUniformIMul", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef", "?IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedEXT"]; let since = "1.3"; }
def : SPIRVInstruction<352, "OpGroupNonUniformFMul", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef", "?IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedEXT"]; let since = "1.3"; }
def : SPIRVInstruction<353, "OpGroupNonUniformSMin", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef", "?IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedEXT"]; let since = "1.3"; }
def : SPIRVInstruction<354, "OpGroupNonUniformUMin", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef", "?IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedEXT"]; let since = "1.3"; }
def : SPIRVInstruction<355, "OpGroupNonUniformFMin", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef", "?IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedEXT"]; let since = "1.3"; }
def : SPIRVInstruction<356, "OpGroupNonUniformSMax", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef", "?IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedEXT"]; let since = "1.3"; }
def : SPIRVInstruction<357, "OpGroupNonUniformUMax", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef", "?IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedEXT"]; let since = "1.3"; }
def : SPIRVInstruction<358, "OpGroupNonUniformFMax", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef", "?IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedEXT"]; let since = "1.3"; }
def : SPIRVInstruction<359, "OpGroupNonUniformBitwiseAnd", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef", "?IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedEXT"]; let since = "1.3"; }
def : SPIRVInstruction<360, "OpGroupNonUniformBitwiseOr", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef", "?IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedEXT"]; let since = "1.3"; }
def : SPIRVInstruction<361, "OpGroupNonUniformBitwiseXor", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef", "?IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedEXT"]; let since = "1.3"; }
def : SPIRVInstruction<362, "OpGroupNonUniformLogicalAnd", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef", "?IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedEXT"]; let since = "1.3"; }
def : SPIRVInstruction<363, "OpGroupNonUniformLogicalOr", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef", "?IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedEXT"]; let since = "1.3"; }
def : SPIRVInstruction<364, "OpGroupNonUniformLogicalXor", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef", "?IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformArithmetic", "GroupNonUniformClustered", "GroupNonUniformPartitionedEXT"]; let since = "1.3"; }
def : SPIRVInstruction<365, "OpGroupNonUniformQuadBroadcast", ["IdResultType", "IdResult", "IdScope", "IdRef", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformQuad"]; let since = "1.3"; }
def : SPIRVInstruction<366, "OpGroupNonUniformQuadSwap", ["IdResultType", "IdResult", "IdScope", "IdRef", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformQuad"]; let since = "1.3"; }
def : SPIRVInstruction<400, "OpCopyLogical", ["IdResultType", "IdResult", "IdRef"], "Composite"> { let since = "1.4"; }
def : SPIRVInstruction<401, "OpPtrEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Memory"> { let since = "1.4"; }
def : SPIRVInstruction<402, "OpPtrNotEqual", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Memory"> { let since = "1.4"; }
def : SPIRVInstruction<403, "OpPtrDiff", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Memory"> { let capabilities = ["Addresses", "VariablePointers", "VariablePointersStorageBuffer"]; let since = "1.4"; }
def : SPIRVInstruction<4160, "OpColorAttachmentReadEXT", ["IdResultType", "IdResult", "IdRef", "?IdRef"], "Image"> { let capabilities = ["TileImageColorReadAccessEXT"]; let since = "None"; }
def : SPIRVInstruction<4161, "OpDepthAttachmentReadEXT", ["IdResultType", "IdResult", "?IdRef"], "Image"> { let capabilities = ["TileImageDepthReadAccessEXT"]; let since = "None"; }
def : SPIRVInstruction<4162, "OpStencilAttachmentReadEXT", ["IdResultType", "IdResult", "?IdRef"], "Image"> { let capabilities = ["TileImageStencilReadAccessEXT"]; let since = "None"; }
def : SPIRVInstruction<4163, "OpTypeTensorARM", ["IdResult", "IdRef", "?IdRef", "?IdRef"], "Type-Declaration"> { let capabilities = ["TensorsARM"]; let since = "None"; }
def : SPIRVInstruction<4164, "OpTensorReadARM", ["IdResultType", "IdResult", "IdRef", "IdRef", "?TensorOperands"], "Tensor"> { let capabilities = ["TensorsARM"]; let since = "None"; }
def : SPIRVInstruction<4165, "OpTensorWriteARM", ["IdRef", "IdRef", "IdRef", "?TensorOperands"], "Tensor"> { let capabilities = ["TensorsARM"]; let since = "None"; }
def : SPIRVInstruction<4166, "OpTensorQuerySizeARM", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Tensor"> { let capabilities = ["TensorsARM"]; let since = "None"; }
def : SPIRVInstruction<4181, "OpGraphConstantARM", ["IdResultType", "IdResult", "LiteralInteger"], "Graph"> { let capabilities = ["GraphARM"]; let since = "None"; }
def : SPIRVInstruction<4182, "OpGraphEntryPointARM", ["IdRef", "LiteralString", "*IdRef"], "Graph"> { let capabilities = ["GraphARM"]; let since = "None"; }
def : SPIRVInstruction<4183, "OpGraphARM", ["IdResultType", "IdResult"], "Graph"> { let capabilities = ["GraphARM"]; let since = "None"; }
def : SPIRVInstruction<4184, "OpGraphInputARM", ["IdResultType", "IdResult", "IdRef", "*IdRef"], "Graph"> { let capabilities = ["GraphARM"]; let since = "None"; }
def : SPIRVInstruction<4185, "OpGraphSetOutputARM", ["IdRef", "IdRef", "*IdRef"], "Graph"> { let capabilities = ["GraphARM"]; let since = "None"; }
def : SPIRVInstruction<4186, "OpGraphEndARM", [], "Graph"> { let capabilities = ["GraphARM"]; let since = "None"; }
def : SPIRVInstruction<4190, "OpTypeGraphARM", ["IdResult", "LiteralInteger", "*IdRef"], "Type-Declaration"> { let capabilities = ["GraphARM"]; let since = "None"; }
def : SPIRVInstruction<4195, "OpBitcastExtractEXT", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Conversion"> { let capabilities = ["BitcastExtractEXT"]; let since = "None"; }
def : SPIRVInstruction<4416, "OpTerminateInvocation", [], "Control-Flow"> { let capabilities = ["Shader"]; let extensions = ["SPV_KHR_terminate_invocation"]; let since = "1.6"; }
def : SPIRVInstruction<4417, "OpTypeUntypedPointerKHR", ["IdResult", "StorageClass"], "Type-Declaration"> { let capabilities = ["UntypedPointersKHR"]; let since = "None"; }
def : SPIRVInstruction<4418, "OpUntypedVariableKHR", ["IdResultType", "IdResult", "StorageClass", "?IdRef", "?IdRef"], "Memory"> { let capabilities = ["UntypedPointersKHR"]; let since = "None"; }
def : SPIRVInstruction<4419, "OpUntypedAccessChainKHR", ["IdResultType", "IdResult", "IdRef", "IdRef", "*IdRef"], "Memory"> { let capabilities = ["UntypedPointersKHR"]; let since = "None"; }
def : SPIRVInstruction<4420, "OpUntypedInBoundsAccessChainKHR", ["IdResultType", "IdResult", "IdRef", "IdRef", "*IdRef"], "Memory"> { let capabilities = ["UntypedPointersKHR"]; let since = "None"; }
def : SPIRVInstruction<4421, "OpSubgroupBallotKHR", ["IdResultType", "IdResult", "IdRef"], "Group"> { let capabilities = ["SubgroupBallotKHR"]; let extensions = ["SPV_KHR_shader_ballot"]; let since = "None"; }
def : SPIRVInstruction<4422, "OpSubgroupFirstInvocationKHR", ["IdResultType", "IdResult", "IdRef"], "Group"> { let capabilities = ["SubgroupBallotKHR"]; let extensions = ["SPV_KHR_shader_ballot"]; let since = "None"; }
def : SPIRVInstruction<4423, "OpUntypedPtrAccessChainKHR", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "*IdRef"], "Memory"> { let capabilities = ["UntypedPointersKHR"]; let since = "None"; }
def : SPIRVInstruction<4424, "OpUntypedInBoundsPtrAccessChainKHR", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "*IdRef"], "Memory"> { let capabilities = ["UntypedPointersKHR"]; let since = "None"; }
def : SPIRVInstruction<4425, "OpUntypedArrayLengthKHR", ["IdResultType", "IdResult", "IdRef", "IdRef", "LiteralInteger"], "Memory"> { let capabilities = ["UntypedPointersKHR"]; let since = "None"; }
def : SPIRVInstruction<4426, "OpUntypedPrefetchKHR", ["IdRef", "IdRef", "?IdRef", "?IdRef", "?IdRef"], "Memory"> { let capabilities = ["UntypedPointersKHR"]; let since = "None"; }
def : SPIRVInstruction<4427, "OpFmaKHR", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Arithmetic"> { let capabilities = ["FMAKHR"]; let since = "None"; }
def : SPIRVInstruction<4428, "OpSubgroupAllKHR", ["IdResultType", "IdResult", "IdRef"], "Group"> { let capabilities = ["SubgroupVoteKHR"]; let extensions = ["SPV_KHR_subgroup_vote"]; let since = "None"; }
def : SPIRVInstruction<4429, "OpSubgroupAnyKHR", ["IdResultType", "IdResult", "IdRef"], "Group"> { let capabilities = ["SubgroupVoteKHR"]; let extensions = ["SPV_KHR_subgroup_vote"]; let since = "None"; }
def : SPIRVInstruction<4430, "OpSubgroupAllEqualKHR", ["IdResultType", "IdResult", "IdRef"], "Group"> { let capabilities = ["SubgroupVoteKHR"]; let extensions = ["SPV_KHR_subgroup_vote"]; let since = "None"; }
def : SPIRVInstruction<4431, "OpGroupNonUniformRotateKHR", ["IdResultType", "IdResult", "IdScope", "IdRef", "IdRef", "?IdRef"], "Group"> { let capabilities = ["GroupNonUniformRotateKHR"]; let since = "None"; }
def : SPIRVInstruction<4432, "OpSubgroupReadInvocationKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Group"> { let capabilities = ["SubgroupBallotKHR"]; let extensions = ["SPV_KHR_shader_ballot"]; let since = "None"; }
def : SPIRVInstruction<4433, "OpExtInstWithForwardRefsKHR", ["IdResultType", "IdResult", "IdRef", "LiteralExtInstInteger", "*IdRef"], "Extension"> { let extensions = ["SPV_KHR_relaxed_extended_instruction"]; let since = "None"; }
def : SPIRVInstruction<4434, "OpUntypedGroupAsyncCopyKHR", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "?MemoryAccess", "?MemoryAccess"], "Group"> { let capabilities = ["UntypedPointersKHR"]; let since = "None"; }
def : SPIRVInstruction<4445, "OpTraceRayKHR", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayTracingKHR"]; let extensions = ["SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVInstruction<4446, "OpExecuteCallableKHR", ["IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayTracingKHR"]; let extensions = ["SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVInstruction<4447, "OpConvertUToAccelerationStructureKHR", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["RayTracingKHR", "RayQueryKHR"]; let extensions = ["SPV_KHR_ray_tracing", "SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<4448, "OpIgnoreIntersectionKHR", [], "Reserved"> { let capabilities = ["RayTracingKHR"]; let extensions = ["SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVInstruction<4449, "OpTerminateRayKHR", [], "Reserved"> { let capabilities = ["RayTracingKHR"]; let extensions = ["SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVInstruction<4450, "OpSDot", ["IdResultType", "IdResult", "IdRef", "IdRef", "?PackedVectorFormat"], "Arithmetic"> { let capabilities = ["DotProduct"]; let extensions = ["SPV_KHR_integer_dot_product"]; let since = "1.6"; }
def : SPIRVInstruction<4451, "OpUDot", ["IdResultType", "IdResult", "IdRef", "IdRef", "?PackedVectorFormat"], "Arithmetic"> { let capabilities = ["DotProduct"]; let extensions = ["SPV_KHR_integer_dot_product"]; let since = "1.6"; }
def : SPIRVInstruction<4452, "OpSUDot", ["IdResultType", "IdResult", "IdRef", "IdRef", "?PackedVectorFormat"], "Arithmetic"> { let capabilities = ["DotProduct"]; let extensions = ["SPV_KHR_integer_dot_product"]; let since = "1.6"; }
def : SPIRVInstruction<4453, "OpSDotAccSat", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "?PackedVectorFormat"], "Arithmetic"> { let capabilities = ["DotProduct"]; let extensions = ["SPV_KHR_integer_dot_product"]; let since = "1.6"; }
def : SPIRVInstruction<4454, "OpUDotAccSat", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "?PackedVectorFormat"], "Arithmetic"> { let capabilities = ["DotProduct"]; let extensions = ["SPV_KHR_integer_dot_product"]; let since = "1.6"; }
def : SPIRVInstruction<4455, "OpSUDotAccSat", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "?PackedVectorFormat"], "Arithmetic"> { let capabilities = ["DotProduct"]; let extensions = ["SPV_KHR_integer_dot_product"]; let since = "1.6"; }
def : SPIRVInstruction<4456, "OpTypeCooperativeMatrixKHR", ["IdResult", "IdRef", "IdScope", "IdRef", "IdRef", "IdRef"], "Type-Declaration"> { let capabilities = ["CooperativeMatrixKHR"]; let since = "None"; }
def : SPIRVInstruction<4457, "OpCooperativeMatrixLoadKHR", ["IdResultType", "IdResult", "IdRef", "IdRef", "?IdRef", "?MemoryAccess"], "Memory"> { let capabilities = ["CooperativeMatrixKHR"]; let since = "None"; }
def : SPIRVInstruction<4458, "OpCooperativeMatrixStoreKHR", ["IdRef", "IdRef", "IdRef", "?IdRef", "?MemoryAccess"], "Memory"> { let capabilities = ["CooperativeMatrixKHR"]; let since = "None"; }
def : SPIRVInstruction<4459, "OpCooperativeMatrixMulAddKHR", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "?CooperativeMatrixOperands"], "Arithmetic"> { let capabilities = ["CooperativeMatrixKHR"]; let since = "None"; }
def : SPIRVInstruction<4460, "OpCooperativeMatrixLengthKHR", ["IdResultType", "IdResult", "IdRef"], "Miscellaneous"> { let capabilities = ["CooperativeMatrixKHR"]; let since = "None"; }
def : SPIRVInstruction<4461, "OpConstantCompositeReplicateEXT", ["IdResultType", "IdResult", "IdRef"], "Constant-Creation"> { let capabilities = ["ReplicatedCompositesEXT"]; let since = "None"; }
def : SPIRVInstruction<4462, "OpSpecConstantCompositeReplicateEXT", ["IdResultType", "IdResult", "IdRef"], "Constant-Creation"> { let capabilities = ["ReplicatedCompositesEXT"]; let since = "None"; }
def : SPIRVInstruction<4463, "OpCompositeConstructReplicateEXT", ["IdResultType", "IdResult", "IdRef"], "Composite"> { let capabilities = ["ReplicatedCompositesEXT"]; let since = "None"; }
def : SPIRVInstruction<4472, "OpTypeRayQueryKHR", ["IdResult"], "Type-Declaration"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<4473, "OpRayQueryInitializeKHR", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<4474, "OpRayQueryTerminateKHR", ["IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<4475, "OpRayQueryGenerateIntersectionKHR", ["IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<4476, "OpRayQueryConfirmIntersectionKHR", ["IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<4477, "OpRayQueryProceedKHR", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<4479, "OpRayQueryGetIntersectionTypeKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<4480, "OpImageSampleWeightedQCOM", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Image"> { let capabilities = ["TextureSampleWeightedQCOM"]; let since = "None"; }
def : SPIRVInstruction<4481, "OpImageBoxFilterQCOM", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Image"> { let capabilities = ["TextureBoxFilterQCOM"]; let since = "None"; }
def : SPIRVInstruction<4482, "OpImageBlockMatchSSDQCOM", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Image"> { let capabilities = ["TextureBlockMatchQCOM"]; let since = "None"; }
def : SPIRVInstruction<4483, "OpImageBlockMatchSADQCOM", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Image"> { let capabilities = ["TextureBlockMatchQCOM"]; let since = "None"; }
def : SPIRVInstruction<4497, "OpBitCastArrayQCOM", ["IdResultType", "IdResult", "IdRef"], "Conversion"> { let capabilities = ["CooperativeMatrixConversionQCOM"]; let since = "None"; }
def : SPIRVInstruction<4500, "OpImageBlockMatchWindowSSDQCOM", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Image"> { let capabilities = ["TextureBlockMatch2QCOM"]; let since = "None"; }
def : SPIRVInstruction<4501, "OpImageBlockMatchWindowSADQCOM", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Image"> { let capabilities = ["TextureBlockMatch2QCOM"]; let since = "None"; }
def : SPIRVInstruction<4502, "OpImageBlockMatchGatherSSDQCOM", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Image"> { let capabilities = ["TextureBlockMatch2QCOM"]; let since = "None"; }
def : SPIRVInstruction<4503, "OpImageBlockMatchGatherSADQCOM", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Image"> { let capabilities = ["TextureBlockMatch2QCOM"]; let since = "None"; }
def : SPIRVInstruction<4505, "OpBFloat16MulAddQCOM", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Arithmetic"> { let capabilities = ["BFloat16MulAddQCOM"]; let since = "None"; }
def : SPIRVInstruction<4540, "OpCompositeConstructCoopMatQCOM", ["IdResultType", "IdResult", "IdRef"], "Composite"> { let capabilities = ["CooperativeMatrixConversionQCOM"]; let since = "None"; }
def : SPIRVInstruction<4541, "OpCompositeExtractCoopMatQCOM", ["IdResultType", "IdResult", "IdRef"], "Composite"> { let capabilities = ["CooperativeMatrixConversionQCOM"]; let since = "None"; }
def : SPIRVInstruction<4542, "OpExtractSubArrayQCOM", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Composite"> { let capabilities = ["CooperativeMatrixConversionQCOM"]; let since = "None"; }
def : SPIRVInstruction<4545, "OpImageGatherQCOM", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "?ImageOperands"], "Image"> { let capabilities = ["ImageGatherLinearQCOM", "ImageGatherExtendedModesQCOM"]; let since = "None"; }
def : SPIRVInstruction<5000, "OpGroupIAddNonUniformAMD", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["Groups"]; let extensions = ["SPV_AMD_shader_ballot"]; let since = "None"; }
def : SPIRVInstruction<5001, "OpGroupFAddNonUniformAMD", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["Groups"]; let extensions = ["SPV_AMD_shader_ballot"]; let since = "None"; }
def : SPIRVInstruction<5002, "OpGroupFMinNonUniformAMD", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["Groups"]; let extensions = ["SPV_AMD_shader_ballot"]; let since = "None"; }
def : SPIRVInstruction<5003, "OpGroupUMinNonUniformAMD", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["Groups"]; let extensions = ["SPV_AMD_shader_ballot"]; let since = "None"; }
def : SPIRVInstruction<5004, "OpGroupSMinNonUniformAMD", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["Groups"]; let extensions = ["SPV_AMD_shader_ballot"]; let since = "None"; }
def : SPIRVInstruction<5005, "OpGroupFMaxNonUniformAMD", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["Groups"]; let extensions = ["SPV_AMD_shader_ballot"]; let since = "None"; }
def : SPIRVInstruction<5006, "OpGroupUMaxNonUniformAMD", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["Groups"]; let extensions = ["SPV_AMD_shader_ballot"]; let since = "None"; }
def : SPIRVInstruction<5007, "OpGroupSMaxNonUniformAMD", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["Groups"]; let extensions = ["SPV_AMD_shader_ballot"]; let since = "None"; }
def : SPIRVInstruction<5011, "OpFragmentMaskFetchAMD", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["FragmentMaskAMD"]; let extensions = ["SPV_AMD_shader_fragment_mask"]; let since = "None"; }
def : SPIRVInstruction<5012, "OpFragmentFetchAMD", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["FragmentMaskAMD"]; let extensions = ["SPV_AMD_shader_fragment_mask"]; let since = "None"; }
def : SPIRVInstruction<5056, "OpReadClockKHR", ["IdResultType", "IdResult", "IdScope"], "Reserved"> { let capabilities = ["ShaderClockKHR"]; let since = "None"; }
def : SPIRVInstruction<5074, "OpAllocateNodePayloadsAMDX", ["IdResultType", "IdResult", "IdScope", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVInstruction<5075, "OpEnqueueNodePayloadsAMDX", ["IdRef"], "Reserved"> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVInstruction<5076, "OpTypeNodePayloadArrayAMDX", ["IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVInstruction<5078, "OpFinishWritingNodePayloadAMDX", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVInstruction<5090, "OpNodePayloadArrayLengthAMDX", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVInstruction<5101, "OpIsNodePayloadValidAMDX", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVInstruction<5103, "OpConstantStringAMDX", ["IdResult", "LiteralString"], "Reserved"> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVInstruction<5104, "OpSpecConstantStringAMDX", ["IdResult", "LiteralString"], "Reserved"> { let capabilities = ["ShaderEnqueueAMDX"]; let since = "None"; }
def : SPIRVInstruction<5110, "OpGroupNonUniformQuadAllKHR", ["IdResultType", "IdResult", "IdRef"], "Non-Uniform"> { let capabilities = ["QuadControlKHR"]; let since = "None"; }
def : SPIRVInstruction<5111, "OpGroupNonUniformQuadAnyKHR", ["IdResultType", "IdResult", "IdRef"], "Non-Uniform"> { let capabilities = ["QuadControlKHR"]; let since = "None"; }
def : SPIRVInstruction<5115, "OpTypeBufferEXT", ["IdResult", "StorageClass"], "Type-Declaration"> { let capabilities = ["DescriptorHeapEXT"]; let since = "None"; }
def : SPIRVInstruction<5119, "OpBufferPointerEXT", ["IdResultType", "IdResult", "IdRef"], "Memory"> { let capabilities = ["DescriptorHeapEXT"]; let since = "None"; }
def : SPIRVInstruction<5121, "OpAbortKHR", ["IdRef", "IdRef"], "Control-Flow"> { let capabilities = ["AbortKHR"]; let since = "None"; }
def : SPIRVInstruction<5126, "OpUntypedImageTexelPointerEXT", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "Memory"> { let capabilities = ["DescriptorHeapEXT"]; let since = "None"; }
def : SPIRVInstruction<5127, "OpMemberDecorateIdEXT", ["IdRef", "LiteralInteger", "Decoration"], "Annotation"> { let capabilities = ["DescriptorHeapEXT"]; let since = "None"; }
def : SPIRVInstruction<5129, "OpConstantSizeOfEXT", ["IdResultType", "IdResult", "IdRef"], "Constant-Creation"> { let capabilities = ["DescriptorHeapEXT"]; let since = "None"; }
def : SPIRVInstruction<5147, "OpConstantDataKHR", ["IdResultType", "IdResult", "*LiteralInteger"], "Constant-Creation"> { let capabilities = ["ConstantDataKHR"]; let since = "None"; }
def : SPIRVInstruction<5148, "OpSpecConstantDataKHR", ["IdResultType", "IdResult", "*LiteralInteger"], "Constant-Creation"> { let capabilities = ["ConstantDataKHR"]; let since = "None"; }
def : SPIRVInstruction<5158, "OpPoisonKHR", ["IdResultType", "IdResult"], "Miscellaneous"> { let capabilities = ["PoisonFreezeKHR"]; let since = "None"; }
def : SPIRVInstruction<5159, "OpFreezeKHR", ["IdResultType", "IdResult", "IdRef"], "Miscellaneous"> { let capabilities = ["PoisonFreezeKHR"]; let since = "None"; }
def : SPIRVInstruction<5249, "OpHitObjectRecordHitMotionNV", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV", "RayTracingMotionBlurNV"]; let since = "None"; }
def : SPIRVInstruction<5250, "OpHitObjectRecordHitWithIndexMotionNV", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV", "RayTracingMotionBlurNV"]; let since = "None"; }
def : SPIRVInstruction<5251, "OpHitObjectRecordMissMotionNV", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV", "RayTracingMotionBlurNV"]; let since = "None"; }
def : SPIRVInstruction<5252, "OpHitObjectGetWorldToObjectNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5253, "OpHitObjectGetObjectToWorldNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5254, "OpHitObjectGetObjectRayDirectionNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5255, "OpHitObjectGetObjectRayOriginNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5256, "OpHitObjectTraceRayMotionNV", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV", "RayTracingMotionBlurNV"]; let since = "None"; }
def : SPIRVInstruction<5257, "OpHitObjectGetShaderRecordBufferHandleNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5258, "OpHitObjectGetShaderBindingTableRecordIndexNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5259, "OpHitObjectRecordEmptyNV", ["IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5260, "OpHitObjectTraceRayNV", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5261, "OpHitObjectRecordHitNV", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5262, "OpHitObjectRecordHitWithIndexNV", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5263, "OpHitObjectRecordMissNV", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5264, "OpHitObjectExecuteShaderNV", ["IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5265, "OpHitObjectGetCurrentTimeNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5266, "OpHitObjectGetAttributesNV", ["IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5267, "OpHitObjectGetHitKindNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5268, "OpHitObjectGetPrimitiveIndexNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5269, "OpHitObjectGetGeometryIndexNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5270, "OpHitObjectGetInstanceIdNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5271, "OpHitObjectGetInstanceCustomIndexNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5272, "OpHitObjectGetWorldRayDirectionNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5273, "OpHitObjectGetWorldRayOriginNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5274, "OpHitObjectGetRayTMaxNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5275, "OpHitObjectGetRayTMinNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5276, "OpHitObjectIsEmptyNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5277, "OpHitObjectIsHitNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5278, "OpHitObjectIsMissNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5279, "OpReorderThreadWithHitObjectNV", ["IdRef", "?IdRef", "?IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5280, "OpReorderThreadWithHintNV", ["IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5281, "OpTypeHitObjectNV", ["IdResult"], "Type-Declaration"> { let capabilities = ["ShaderInvocationReorderNV"]; let since = "None"; }
def : SPIRVInstruction<5283, "OpImageSampleFootprintNV", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "?ImageOperands"], "Image"> { let capabilities = ["ImageFootprintNV"]; let extensions = ["SPV_NV_shader_image_footprint"]; let since = "None"; }
def : SPIRVInstruction<5288, "OpTypeVectorIdEXT", ["IdResult", "IdRef", "IdRef"], "Type-Declaration"> { let capabilities = ["CooperativeVectorNV", "LongVectorEXT"]; let since = "None"; }
def : SPIRVInstruction<5289, "OpCooperativeVectorMatrixMulNV", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "?IdRef", "?CooperativeMatrixOperands"], "Reserved"> { let capabilities = ["CooperativeVectorNV"]; let since = "None"; }
def : SPIRVInstruction<5290, "OpCooperativeVectorOuterProductAccumulateNV", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "?IdRef"], "Reserved"> { let capabilities = ["CooperativeVectorTrainingNV"]; let since = "None"; }
def : SPIRVInstruction<5291, "OpCooperativeVectorReduceSumAccumulateNV", ["IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["CooperativeVectorTrainingNV"]; let since = "None"; }
def : SPIRVInstruction<5292, "OpCooperativeVectorMatrixMulAddNV", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "?IdRef", "?CooperativeMatrixOperands"], "Reserved"> { let capabilities = ["CooperativeVectorNV"]; let since = "None"; }
def : SPIRVInstruction<5293, "OpCooperativeMatrixConvertUseEXT", ["IdResultType", "IdResult", "IdRef"], "Conversion"> { let capabilities = ["CooperativeMatrixConversionsEXT", "CooperativeMatrixConversionsNV"]; let since = "None"; }
def : SPIRVInstruction<5294, "OpEmitMeshTasksEXT", ["IdRef", "IdRef", "IdRef", "?IdRef"], "Reserved"> { let capabilities = ["MeshShadingEXT"]; let since = "None"; }
def : SPIRVInstruction<5295, "OpSetMeshOutputsEXT", ["IdRef", "IdRef"], "Reserved"> { let capabilities = ["MeshShadingEXT"]; let since = "None"; }
def : SPIRVInstruction<5296, "OpGroupNonUniformPartitionEXT", ["IdResultType", "IdResult", "IdRef"], "Non-Uniform"> { let capabilities = ["GroupNonUniformPartitionedEXT"]; let since = "None"; }
def : SPIRVInstruction<5299, "OpWritePackedPrimitiveIndices4x8NV", ["IdRef", "IdRef"], "Reserved"> { let capabilities = ["MeshShadingNV"]; let extensions = ["SPV_NV_mesh_shader"]; let since = "None"; }
def : SPIRVInstruction<5300, "OpFetchMicroTriangleVertexPositionNV", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["DisplacementMicromapNV"]; let since = "None"; }
def : SPIRVInstruction<5301, "OpFetchMicroTriangleVertexBarycentricNV", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["DisplacementMicromapNV"]; let since = "None"; }
def : SPIRVInstruction<5302, "OpCooperativeVectorLoadNV", ["IdResultType", "IdResult", "IdRef", "IdRef", "?MemoryAccess"], "Memory"> { let capabilities = ["CooperativeVectorNV"]; let since = "None"; }
def : SPIRVInstruction<5303, "OpCooperativeVectorStoreNV", ["IdRef", "IdRef", "IdRef", "?MemoryAccess"], "Memory"> { let capabilities = ["CooperativeVectorNV"]; let since = "None"; }
def : SPIRVInstruction<5304, "OpHitObjectRecordFromQueryEXT", ["IdRef", "IdRef", "IdRef", "IdRef", "?IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5305, "OpHitObjectRecordMissEXT", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5306, "OpHitObjectRecordMissMotionEXT", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT", "RayTracingMotionBlurNV"]; let since = "None"; }
def : SPIRVInstruction<5307, "OpHitObjectGetIntersectionTriangleVertexPositionsEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5308, "OpHitObjectGetRayFlagsEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5309, "OpHitObjectSetShaderBindingTableRecordIndexEXT", ["IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5310, "OpHitObjectReorderExecuteShaderEXT", ["IdRef", "IdRef", "?IdRef", "?IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5311, "OpHitObjectTraceReorderExecuteEXT", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "?IdRef", "?IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5312, "OpHitObjectTraceMotionReorderExecuteEXT", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "?IdRef", "?IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT", "RayTracingMotionBlurNV"]; let since = "None"; }
def : SPIRVInstruction<5313, "OpTypeHitObjectEXT", ["IdResult"], "Type-Declaration"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5314, "OpReorderThreadWithHintEXT", ["IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5315, "OpReorderThreadWithHitObjectEXT", ["IdRef", "?IdRef", "?IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5316, "OpHitObjectTraceRayEXT", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5317, "OpHitObjectTraceRayMotionEXT", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT", "RayTracingMotionBlurNV"]; let since = "None"; }
def : SPIRVInstruction<5318, "OpHitObjectRecordEmptyEXT", ["IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5319, "OpHitObjectExecuteShaderEXT", ["IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5320, "OpHitObjectGetCurrentTimeEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT", "RayTracingMotionBlurNV"]; let since = "None"; }
def : SPIRVInstruction<5321, "OpHitObjectGetAttributesEXT", ["IdRef", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5322, "OpHitObjectGetHitKindEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5323, "OpHitObjectGetPrimitiveIndexEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5324, "OpHitObjectGetGeometryIndexEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5325, "OpHitObjectGetInstanceIdEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5326, "OpHitObjectGetInstanceCustomIndexEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5327, "OpHitObjectGetObjectRayOriginEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5328, "OpHitObjectGetObjectRayDirectionEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5329, "OpHitObjectGetWorldRayDirectionEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5330, "OpHitObjectGetWorldRayOriginEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5331, "OpHitObjectGetObjectToWorldEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5332, "OpHitObjectGetWorldToObjectEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5333, "OpHitObjectGetRayTMaxEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5334, "OpReportIntersectionKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayTracingNV", "RayTracingKHR"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing"]; let since = "None"; }
def : SPIRVInstruction<5335, "OpIgnoreIntersectionNV", [], "Reserved"> { let capabilities = ["RayTracingNV"]; let extensions = ["SPV_NV_ray_tracing"]; let since = "None"; }
def : SPIRVInstruction<5336, "OpTerminateRayNV", [], "Reserved"> { let capabilities = ["RayTracingNV"]; let extensions = ["SPV_NV_ray_tracing"]; let since = "None"; }
def : SPIRVInstruction<5337, "OpTraceNV", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayTracingNV"]; let extensions = ["SPV_NV_ray_tracing"]; let since = "None"; }
def : SPIRVInstruction<5338, "OpTraceMotionNV", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayTracingMotionBlurNV"]; let extensions = ["SPV_NV_ray_tracing_motion_blur"]; let since = "None"; }
def : SPIRVInstruction<5339, "OpTraceRayMotionNV", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayTracingMotionBlurNV"]; let extensions = ["SPV_NV_ray_tracing_motion_blur"]; let since = "None"; }
def : SPIRVInstruction<5340, "OpRayQueryGetIntersectionTriangleVertexPositionsKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayQueryPositionFetchKHR"]; let since = "None"; }
def : SPIRVInstruction<5341, "OpTypeAccelerationStructureKHR", ["IdResult"], "Type-Declaration"> { let capabilities = ["RayTracingNV", "RayTracingKHR", "RayQueryKHR", "DisplacementMicromapNV"]; let extensions = ["SPV_NV_ray_tracing", "SPV_KHR_ray_tracing", "SPV_KHR_ray_query", "SPV_NV_displacement_micromap"]; let since = "None"; }
def : SPIRVInstruction<5344, "OpExecuteCallableNV", ["IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayTracingNV"]; let extensions = ["SPV_NV_ray_tracing"]; let since = "None"; }
def : SPIRVInstruction<5345, "OpRayQueryGetIntersectionClusterIdNV", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayTracingClusterAccelerationStructureNV"]; let since = "None"; }
def : SPIRVInstruction<5346, "OpHitObjectGetClusterIdNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["RayTracingClusterAccelerationStructureNV"]; let since = "None"; }
def : SPIRVInstruction<5347, "OpHitObjectGetRayTMinEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5348, "OpHitObjectGetShaderBindingTableRecordIndexEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5349, "OpHitObjectGetShaderRecordBufferHandleEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5350, "OpHitObjectIsEmptyEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5351, "OpHitObjectIsHitEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5352, "OpHitObjectIsMissEXT", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["ShaderInvocationReorderEXT"]; let since = "None"; }
def : SPIRVInstruction<5358, "OpTypeCooperativeMatrixNV", ["IdResult", "IdRef", "IdScope", "IdRef", "IdRef"], "Type-Declaration"> { let capabilities = ["CooperativeMatrixNV"]; let extensions = ["SPV_NV_cooperative_matrix"]; let since = "None"; }
def : SPIRVInstruction<5359, "OpCooperativeMatrixLoadNV", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "?MemoryAccess"], "Reserved"> { let capabilities = ["CooperativeMatrixNV"]; let extensions = ["SPV_NV_cooperative_matrix"]; let since = "None"; }
def : SPIRVInstruction<5360, "OpCooperativeMatrixStoreNV", ["IdRef", "IdRef", "IdRef", "IdRef", "?MemoryAccess"], "Reserved"> { let capabilities = ["CooperativeMatrixNV"]; let extensions = ["SPV_NV_cooperative_matrix"]; let since = "None"; }
def : SPIRVInstruction<5361, "OpCooperativeMatrixMulAddNV", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["CooperativeMatrixNV"]; let extensions = ["SPV_NV_cooperative_matrix"]; let since = "None"; }
def : SPIRVInstruction<5362, "OpCooperativeMatrixLengthNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["CooperativeMatrixNV"]; let extensions = ["SPV_NV_cooperative_matrix"]; let since = "None"; }
def : SPIRVInstruction<5363, "OpCooperativeMatrixGetCoordinateEXT", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Miscellaneous"> { let capabilities = ["CooperativeMatrixGetCoordinateEXT"]; let since = "None"; }
def : SPIRVInstruction<5364, "OpBeginInvocationInterlockEXT", [], "Reserved"> { let capabilities = ["FragmentShaderSampleInterlockEXT", "FragmentShaderPixelInterlockEXT", "FragmentShaderShadingRateInterlockEXT"]; let extensions = ["SPV_EXT_fragment_shader_interlock"]; let since = "None"; }
def : SPIRVInstruction<5365, "OpEndInvocationInterlockEXT", [], "Reserved"> { let capabilities = ["FragmentShaderSampleInterlockEXT", "FragmentShaderPixelInterlockEXT", "FragmentShaderShadingRateInterlockEXT"]; let extensions = ["SPV_EXT_fragment_shader_interlock"]; let since = "None"; }
def : SPIRVInstruction<5366, "OpCooperativeMatrixReduceEXT", ["IdResultType", "IdResult", "IdRef", "CooperativeMatrixReduce", "IdRef"], "Function"> { let capabilities = ["CooperativeMatrixReductionsEXT"]; let since = "None"; }
def : SPIRVInstruction<5367, "OpCooperativeMatrixLoadTensorNV", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "MemoryAccess", "TensorAddressingOperands"], "Memory"> { let capabilities = ["CooperativeMatrixTensorAddressingNV"]; let since = "None"; }
def : SPIRVInstruction<5368, "OpCooperativeMatrixStoreTensorNV", ["IdRef", "IdRef", "IdRef", "MemoryAccess", "TensorAddressingOperands"], "Memory"> { let capabilities = ["CooperativeMatrixTensorAddressingNV"]; let since = "None"; }
def : SPIRVInstruction<5369, "OpCooperativeMatrixPerElementOpEXT", ["IdResultType", "IdResult", "IdRef", "IdRef", "*IdRef"], "Function"> { let capabilities = ["CooperativeMatrixPerElementOperationsEXT"]; let since = "None"; }
def : SPIRVInstruction<5370, "OpTypeTensorLayoutNV", ["IdResult", "IdRef", "IdRef"], "Type-Declaration"> { let capabilities = ["TensorAddressingNV"]; let since = "None"; }
def : SPIRVInstruction<5371, "OpTypeTensorViewNV", ["IdResult", "IdRef", "IdRef", "*IdRef"], "Type-Declaration"> { let capabilities = ["TensorAddressingNV"]; let since = "None"; }
def : SPIRVInstruction<5372, "OpCreateTensorLayoutNV", ["IdResultType", "IdResult"], "Reserved"> { let capabilities = ["TensorAddressingNV"]; let since = "None"; }
def : SPIRVInstruction<5373, "OpTensorLayoutSetDimensionNV", ["IdResultType", "IdResult", "IdRef", "*IdRef"], "Reserved"> { let capabilities = ["TensorAddressingNV"]; let since = "None"; }
def : SPIRVInstruction<5374, "OpTensorLayoutSetStrideNV", ["IdResultType", "IdResult", "IdRef", "*IdRef"], "Reserved"> { let capabilities = ["TensorAddressingNV"]; let since = "None"; }
def : SPIRVInstruction<5375, "OpTensorLayoutSliceNV", ["IdResultType", "IdResult", "IdRef", "*IdRef"], "Reserved"> { let capabilities = ["TensorAddressingNV"]; let since = "None"; }
def : SPIRVInstruction<5376, "OpTensorLayoutSetClampValueNV", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["TensorAddressingNV"]; let since = "None"; }
def : SPIRVInstruction<5377, "OpCreateTensorViewNV", ["IdResultType", "IdResult"], "Reserved"> { let capabilities = ["TensorAddressingNV"]; let since = "None"; }
def : SPIRVInstruction<5378, "OpTensorViewSetDimensionNV", ["IdResultType", "IdResult", "IdRef", "*IdRef"], "Reserved"> { let capabilities = ["TensorAddressingNV"]; let since = "None"; }
def : SPIRVInstruction<5379, "OpTensorViewSetStrideNV", ["IdResultType", "IdResult", "IdRef", "*IdRef"], "Reserved"> { let capabilities = ["TensorAddressingNV"]; let since = "None"; }
def : SPIRVInstruction<5380, "OpDemoteToHelperInvocation", [], "Control-Flow"> { let capabilities = ["DemoteToHelperInvocation"]; let extensions = ["SPV_EXT_demote_to_helper_invocation"]; let since = "1.6"; }
def : SPIRVInstruction<5381, "OpIsHelperInvocationEXT", ["IdResultType", "IdResult"], "Reserved"> { let capabilities = ["DemoteToHelperInvocation"]; let extensions = ["SPV_EXT_demote_to_helper_invocation"]; let since = "None"; }
def : SPIRVInstruction<5382, "OpTensorViewSetClipNV", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["TensorAddressingNV"]; let since = "None"; }
def : SPIRVInstruction<5384, "OpTensorLayoutSetBlockSizeNV", ["IdResultType", "IdResult", "IdRef", "*IdRef"], "Reserved"> { let capabilities = ["TensorAddressingNV"]; let since = "None"; }
def : SPIRVInstruction<5390, "OpCooperativeMatrixTransposeNV", ["IdResultType", "IdResult", "IdRef"], "Conversion"> { let capabilities = ["CooperativeMatrixConversionsNV"]; let since = "None"; }
def : SPIRVInstruction<5391, "OpConvertUToImageNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["BindlessTextureNV"]; let since = "None"; }
def : SPIRVInstruction<5392, "OpConvertUToSamplerNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["BindlessTextureNV"]; let since = "None"; }
def : SPIRVInstruction<5393, "OpConvertImageToUNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["BindlessTextureNV"]; let since = "None"; }
def : SPIRVInstruction<5394, "OpConvertSamplerToUNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["BindlessTextureNV"]; let since = "None"; }
def : SPIRVInstruction<5395, "OpConvertUToSampledImageNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["BindlessTextureNV"]; let since = "None"; }
def : SPIRVInstruction<5396, "OpConvertSampledImageToUNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["BindlessTextureNV"]; let since = "None"; }
def : SPIRVInstruction<5397, "OpSamplerImageAddressingModeNV", ["LiteralInteger"], "Reserved"> { let capabilities = ["BindlessTextureNV"]; let since = "None"; }
def : SPIRVInstruction<5398, "OpRawAccessChainNV", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "?RawAccessChainOperands"], "Memory"> { let capabilities = ["RawAccessChainsNV"]; let since = "None"; }
def : SPIRVInstruction<5427, "OpRayQueryGetIntersectionSpherePositionNV", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayTracingSpheresGeometryNV"]; let since = "None"; }
def : SPIRVInstruction<5428, "OpRayQueryGetIntersectionSphereRadiusNV", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayTracingSpheresGeometryNV"]; let since = "None"; }
def : SPIRVInstruction<5429, "OpRayQueryGetIntersectionLSSPositionsNV", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayTracingLinearSweptSpheresGeometryNV"]; let since = "None"; }
def : SPIRVInstruction<5430, "OpRayQueryGetIntersectionLSSRadiiNV", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayTracingLinearSweptSpheresGeometryNV"]; let since = "None"; }
def : SPIRVInstruction<5431, "OpRayQueryGetIntersectionLSSHitValueNV", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayTracingLinearSweptSpheresGeometryNV"]; let since = "None"; }
def : SPIRVInstruction<5432, "OpHitObjectGetSpherePositionNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["RayTracingSpheresGeometryNV"]; let since = "None"; }
def : SPIRVInstruction<5433, "OpHitObjectGetSphereRadiusNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["RayTracingSpheresGeometryNV"]; let since = "None"; }
def : SPIRVInstruction<5434, "OpHitObjectGetLSSPositionsNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["RayTracingLinearSweptSpheresGeometryNV"]; let since = "None"; }
def : SPIRVInstruction<5435, "OpHitObjectGetLSSRadiiNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["RayTracingLinearSweptSpheresGeometryNV"]; let since = "None"; }
def : SPIRVInstruction<5436, "OpHitObjectIsSphereHitNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["RayTracingSpheresGeometryNV"]; let since = "None"; }
def : SPIRVInstruction<5437, "OpHitObjectIsLSSHitNV", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["RayTracingLinearSweptSpheresGeometryNV"]; let since = "None"; }
def : SPIRVInstruction<5438, "OpRayQueryIsSphereHitNV", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayTracingSpheresGeometryNV"]; let since = "None"; }
def : SPIRVInstruction<5439, "OpRayQueryIsLSSHitNV", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayTracingLinearSweptSpheresGeometryNV"]; let since = "None"; }
def : SPIRVInstruction<5571, "OpSubgroupShuffleINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Group"> { let capabilities = ["SubgroupShuffleINTEL"]; let since = "None"; }
def : SPIRVInstruction<5572, "OpSubgroupShuffleDownINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Group"> { let capabilities = ["SubgroupShuffleINTEL"]; let since = "None"; }
def : SPIRVInstruction<5573, "OpSubgroupShuffleUpINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Group"> { let capabilities = ["SubgroupShuffleINTEL"]; let since = "None"; }
def : SPIRVInstruction<5574, "OpSubgroupShuffleXorINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Group"> { let capabilities = ["SubgroupShuffleINTEL"]; let since = "None"; }
def : SPIRVInstruction<5575, "OpSubgroupBlockReadINTEL", ["IdResultType", "IdResult", "IdRef"], "Group"> { let capabilities = ["SubgroupBufferBlockIOINTEL"]; let since = "None"; }
def : SPIRVInstruction<5576, "OpSubgroupBlockWriteINTEL", ["IdRef", "IdRef"], "Group"> { let capabilities = ["SubgroupBufferBlockIOINTEL"]; let since = "None"; }
def : SPIRVInstruction<5577, "OpSubgroupImageBlockReadINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Group"> { let capabilities = ["SubgroupImageBlockIOINTEL"]; let since = "None"; }
def : SPIRVInstruction<5578, "OpSubgroupImageBlockWriteINTEL", ["IdRef", "IdRef", "IdRef"], "Group"> { let capabilities = ["SubgroupImageBlockIOINTEL"]; let since = "None"; }
def : SPIRVInstruction<5580, "OpSubgroupImageMediaBlockReadINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "Group"> { let capabilities = ["SubgroupImageMediaBlockIOINTEL"]; let since = "None"; }
def : SPIRVInstruction<5581, "OpSubgroupImageMediaBlockWriteINTEL", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Group"> { let capabilities = ["SubgroupImageMediaBlockIOINTEL"]; let since = "None"; }
def : SPIRVInstruction<5585, "OpUCountLeadingZerosINTEL", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["IntegerFunctions2INTEL"]; let since = "None"; }
def : SPIRVInstruction<5586, "OpUCountTrailingZerosINTEL", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["IntegerFunctions2INTEL"]; let since = "None"; }
def : SPIRVInstruction<5587, "OpAbsISubINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["IntegerFunctions2INTEL"]; let since = "None"; }
def : SPIRVInstruction<5588, "OpAbsUSubINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["IntegerFunctions2INTEL"]; let since = "None"; }
def : SPIRVInstruction<5589, "OpIAddSatINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["IntegerFunctions2INTEL"]; let since = "None"; }
def : SPIRVInstruction<5590, "OpUAddSatINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["IntegerFunctions2INTEL"]; let since = "None"; }
def : SPIRVInstruction<5591, "OpIAverageINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["IntegerFunctions2INTEL"]; let since = "None"; }
def : SPIRVInstruction<5592, "OpUAverageINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["IntegerFunctions2INTEL"]; let since = "None"; }
def : SPIRVInstruction<5593, "OpIAverageRoundedINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["IntegerFunctions2INTEL"]; let since = "None"; }
def : SPIRVInstruction<5594, "OpUAverageRoundedINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["IntegerFunctions2INTEL"]; let since = "None"; }
def : SPIRVInstruction<5595, "OpISubSatINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["IntegerFunctions2INTEL"]; let since = "None"; }
def : SPIRVInstruction<5596, "OpUSubSatINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["IntegerFunctions2INTEL"]; let since = "None"; }
def : SPIRVInstruction<5597, "OpIMul32x16INTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["IntegerFunctions2INTEL"]; let since = "None"; }
def : SPIRVInstruction<5598, "OpUMul32x16INTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["IntegerFunctions2INTEL"]; let since = "None"; }
def : SPIRVInstruction<5600, "OpConstantFunctionPointerINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["FunctionPointersINTEL"]; let extensions = ["SPV_INTEL_function_pointers"]; let since = "None"; }
def : SPIRVInstruction<5601, "OpFunctionPointerCallINTEL", ["IdResultType", "IdResult", "*IdRef"], "@exclude"> { let capabilities = ["FunctionPointersINTEL"]; let extensions = ["SPV_INTEL_function_pointers"]; let since = "None"; }
def : SPIRVInstruction<5609, "OpAsmTargetINTEL", ["IdResult", "LiteralString"], "@exclude"> { let capabilities = ["AsmINTEL"]; let since = "None"; }
def : SPIRVInstruction<5610, "OpAsmINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "LiteralString", "LiteralString"], "@exclude"> { let capabilities = ["AsmINTEL"]; let since = "None"; }
def : SPIRVInstruction<5611, "OpAsmCallINTEL", ["IdResultType", "IdResult", "IdRef", "*IdRef"], "@exclude"> { let capabilities = ["AsmINTEL"]; let since = "None"; }
def : SPIRVInstruction<5614, "OpAtomicFMinEXT", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics", "IdRef"], "Atomic"> { let capabilities = ["AtomicFloat16MinMaxEXT", "AtomicFloat32MinMaxEXT", "AtomicFloat64MinMaxEXT", "AtomicFloat16VectorNV"]; let since = "None"; }
def : SPIRVInstruction<5615, "OpAtomicFMaxEXT", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics", "IdRef"], "Atomic"> { let capabilities = ["AtomicFloat16MinMaxEXT", "AtomicFloat32MinMaxEXT", "AtomicFloat64MinMaxEXT", "AtomicFloat16VectorNV"]; let since = "None"; }
def : SPIRVInstruction<5630, "OpAssumeTrueKHR", ["IdRef"], "Miscellaneous"> { let capabilities = ["ExpectAssumeKHR"]; let extensions = ["SPV_KHR_expect_assume"]; let since = "None"; }
def : SPIRVInstruction<5631, "OpExpectKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Miscellaneous"> { let capabilities = ["ExpectAssumeKHR"]; let extensions = ["SPV_KHR_expect_assume"]; let since = "None"; }
def : SPIRVInstruction<5632, "OpDecorateString", ["IdRef", "Decoration"], "Annotation"> { let extensions = ["SPV_GOOGLE_decorate_string", "SPV_GOOGLE_hlsl_functionality1"]; let since = "1.4"; }
def : SPIRVInstruction<5633, "OpMemberDecorateString", ["IdRef", "LiteralInteger", "Decoration"], "Annotation"> { let extensions = ["SPV_GOOGLE_decorate_string", "SPV_GOOGLE_hlsl_functionality1"]; let since = "1.4"; }
def : SPIRVInstruction<5699, "OpVmeImageINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5700, "OpTypeVmeImageINTEL", ["IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5701, "OpTypeAvcImePayloadINTEL", ["IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5702, "OpTypeAvcRefPayloadINTEL", ["IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5703, "OpTypeAvcSicPayloadINTEL", ["IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5704, "OpTypeAvcMcePayloadINTEL", ["IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5705, "OpTypeAvcMceResultINTEL", ["IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5706, "OpTypeAvcImeResultINTEL", ["IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5707, "OpTypeAvcImeResultSingleReferenceStreamoutINTEL", ["IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5708, "OpTypeAvcImeResultDualReferenceStreamoutINTEL", ["IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5709, "OpTypeAvcImeSingleReferenceStreaminINTEL", ["IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5710, "OpTypeAvcImeDualReferenceStreaminINTEL", ["IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5711, "OpTypeAvcRefResultINTEL", ["IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5712, "OpTypeAvcSicResultINTEL", ["IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5713, "OpSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5714, "OpSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5715, "OpSubgroupAvcMceGetDefaultInterShapePenaltyINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5716, "OpSubgroupAvcMceSetInterShapePenaltyINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5717, "OpSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5718, "OpSubgroupAvcMceSetInterDirectionPenaltyINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5719, "OpSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationIntraINTEL"]; let since = "None"; }
def : SPIRVInstruction<5720, "OpSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5721, "OpSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL", ["IdResultType", "IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5722, "OpSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL", ["IdResultType", "IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5723, "OpSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL", ["IdResultType", "IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5724, "OpSubgroupAvcMceSetMotionVectorCostFunctionINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5725, "OpSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationIntraINTEL"]; let since = "None"; }
def : SPIRVInstruction<5726, "OpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL", ["IdResultType", "IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationIntraINTEL"]; let since = "None"; }
def : SPIRVInstruction<5727, "OpSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL", ["IdResultType", "IdResult"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationChromaINTEL"]; let since = "None"; }
def : SPIRVInstruction<5728, "OpSubgroupAvcMceSetAcOnlyHaarINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5729, "OpSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5730, "OpSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5731, "OpSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5732, "OpSubgroupAvcMceConvertToImePayloadINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5733, "OpSubgroupAvcMceConvertToImeResultINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5734, "OpSubgroupAvcMceConvertToRefPayloadINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5735, "OpSubgroupAvcMceConvertToRefResultINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5736, "OpSubgroupAvcMceConvertToSicPayloadINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5737, "OpSubgroupAvcMceConvertToSicResultINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5738, "OpSubgroupAvcMceGetMotionVectorsINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5739, "OpSubgroupAvcMceGetInterDistortionsINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5740, "OpSubgroupAvcMceGetBestInterDistortionsINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5741, "OpSubgroupAvcMceGetInterMajorShapeINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5742, "OpSubgroupAvcMceGetInterMinorShapeINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5743, "OpSubgroupAvcMceGetInterDirectionsINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5744, "OpSubgroupAvcMceGetInterMotionVectorCountINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5745, "OpSubgroupAvcMceGetInterReferenceIdsINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5746, "OpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5747, "OpSubgroupAvcImeInitializeINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5748, "OpSubgroupAvcImeSetSingleReferenceINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5749, "OpSubgroupAvcImeSetDualReferenceINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5750, "OpSubgroupAvcImeRefWindowSizeINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5751, "OpSubgroupAvcImeAdjustRefOffsetINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5752, "OpSubgroupAvcImeConvertToMcePayloadINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5753, "OpSubgroupAvcImeSetMaxMotionVectorCountINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5754, "OpSubgroupAvcImeSetUnidirectionalMixDisableINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5755, "OpSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5756, "OpSubgroupAvcImeSetWeightedSadINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5757, "OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5758, "OpSubgroupAvcImeEvaluateWithDualReferenceINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5759, "OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5760, "OpSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5761, "OpSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5762, "OpSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5763, "OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5764, "OpSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5765, "OpSubgroupAvcImeConvertToMceResultINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5766, "OpSubgroupAvcImeGetSingleReferenceStreaminINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5767, "OpSubgroupAvcImeGetDualReferenceStreaminINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5768, "OpSubgroupAvcImeStripSingleReferenceStreamoutINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5769, "OpSubgroupAvcImeStripDualReferenceStreamoutINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5770, "OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5771, "OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5772, "OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5773, "OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5774, "OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5775, "OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5776, "OpSubgroupAvcImeGetBorderReachedINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5777, "OpSubgroupAvcImeGetTruncatedSearchIndicationINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5778, "OpSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5779, "OpSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5780, "OpSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5781, "OpSubgroupAvcFmeInitializeINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5782, "OpSubgroupAvcBmeInitializeINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5783, "OpSubgroupAvcRefConvertToMcePayloadINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5784, "OpSubgroupAvcRefSetBidirectionalMixDisableINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5785, "OpSubgroupAvcRefSetBilinearFilterEnableINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5786, "OpSubgroupAvcRefEvaluateWithSingleReferenceINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5787, "OpSubgroupAvcRefEvaluateWithDualReferenceINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5788, "OpSubgroupAvcRefEvaluateWithMultiReferenceINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5789, "OpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5790, "OpSubgroupAvcRefConvertToMceResultINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5791, "OpSubgroupAvcSicInitializeINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5792, "OpSubgroupAvcSicConfigureSkcINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5793, "OpSubgroupAvcSicConfigureIpeLumaINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationIntraINTEL"]; let since = "None"; }
def : SPIRVInstruction<5794, "OpSubgroupAvcSicConfigureIpeLumaChromaINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationChromaINTEL"]; let since = "None"; }
def : SPIRVInstruction<5795, "OpSubgroupAvcSicGetMotionVectorMaskINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5796, "OpSubgroupAvcSicConvertToMcePayloadINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5797, "OpSubgroupAvcSicSetIntraLumaShapePenaltyINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5798, "OpSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationIntraINTEL"]; let since = "None"; }
def : SPIRVInstruction<5799, "OpSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationChromaINTEL"]; let since = "None"; }
def : SPIRVInstruction<5800, "OpSubgroupAvcSicSetBilinearFilterEnableINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5801, "OpSubgroupAvcSicSetSkcForwardTransformEnableINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5802, "OpSubgroupAvcSicSetBlockBasedRawSkipSadINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5803, "OpSubgroupAvcSicEvaluateIpeINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationIntraINTEL"]; let since = "None"; }
def : SPIRVInstruction<5804, "OpSubgroupAvcSicEvaluateWithSingleReferenceINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5805, "OpSubgroupAvcSicEvaluateWithDualReferenceINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5806, "OpSubgroupAvcSicEvaluateWithMultiReferenceINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5807, "OpSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5808, "OpSubgroupAvcSicConvertToMceResultINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5809, "OpSubgroupAvcSicGetIpeLumaShapeINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationIntraINTEL"]; let since = "None"; }
def : SPIRVInstruction<5810, "OpSubgroupAvcSicGetBestIpeLumaDistortionINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationIntraINTEL"]; let since = "None"; }
def : SPIRVInstruction<5811, "OpSubgroupAvcSicGetBestIpeChromaDistortionINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5812, "OpSubgroupAvcSicGetPackedIpeLumaModesINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationIntraINTEL"]; let since = "None"; }
def : SPIRVInstruction<5813, "OpSubgroupAvcSicGetIpeChromaModeINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationChromaINTEL"]; let since = "None"; }
def : SPIRVInstruction<5814, "OpSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationIntraINTEL"]; let since = "None"; }
def : SPIRVInstruction<5815, "OpSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL", "SubgroupAvcMotionEstimationIntraINTEL"]; let since = "None"; }
def : SPIRVInstruction<5816, "OpSubgroupAvcSicGetInterRawSadsINTEL", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["SubgroupAvcMotionEstimationINTEL"]; let since = "None"; }
def : SPIRVInstruction<5818, "OpVariableLengthArrayINTEL", ["IdResultType", "IdResult", "IdRef"], "Memory"> { let capabilities = ["VariableLengthArrayINTEL"]; let since = "None"; }
def : SPIRVInstruction<5819, "OpSaveMemoryINTEL", ["IdResultType", "IdResult"], "Memory"> { let capabilities = ["VariableLengthArrayINTEL"]; let since = "None"; }
def : SPIRVInstruction<5820, "OpRestoreMemoryINTEL", ["IdRef"], "Memory"> { let capabilities = ["VariableLengthArrayINTEL"]; let since = "None"; }
def : SPIRVInstruction<5840, "OpArbitraryFloatSinCosPiALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5841, "OpArbitraryFloatCastALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5842, "OpArbitraryFloatCastFromIntALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5843, "OpArbitraryFloatCastToIntALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5846, "OpArbitraryFloatAddALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5847, "OpArbitraryFloatSubALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5848, "OpArbitraryFloatMulALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5849, "OpArbitraryFloatDivALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5850, "OpArbitraryFloatGTALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "IdRef", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5851, "OpArbitraryFloatGEALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "IdRef", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5852, "OpArbitraryFloatLTALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "IdRef", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5853, "OpArbitraryFloatLEALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "IdRef", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5854, "OpArbitraryFloatEQALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "IdRef", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5855, "OpArbitraryFloatRecipALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5856, "OpArbitraryFloatRSqrtALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5857, "OpArbitraryFloatCbrtALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5858, "OpArbitraryFloatHypotALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5859, "OpArbitraryFloatSqrtALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5860, "OpArbitraryFloatLogINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5861, "OpArbitraryFloatLog2INTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5862, "OpArbitraryFloatLog10INTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5863, "OpArbitraryFloatLog1pINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5864, "OpArbitraryFloatExpINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5865, "OpArbitraryFloatExp2INTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5866, "OpArbitraryFloatExp10INTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5867, "OpArbitraryFloatExpm1INTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5868, "OpArbitraryFloatSinINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5869, "OpArbitraryFloatCosINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5870, "OpArbitraryFloatSinCosINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5871, "OpArbitraryFloatSinPiINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5872, "OpArbitraryFloatCosPiINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5873, "OpArbitraryFloatASinINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5874, "OpArbitraryFloatASinPiINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5875, "OpArbitraryFloatACosINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5876, "OpArbitraryFloatACosPiINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5877, "OpArbitraryFloatATanINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5878, "OpArbitraryFloatATanPiINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5879, "OpArbitraryFloatATan2INTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5880, "OpArbitraryFloatPowINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5881, "OpArbitraryFloatPowRINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5882, "OpArbitraryFloatPowNINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFloatingPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5887, "OpLoopControlINTEL", ["*LiteralInteger"], "Reserved"> { let capabilities = ["UnstructuredLoopControlsINTEL"]; let extensions = ["SPV_INTEL_unstructured_loop_controls"]; let since = "None"; }
def : SPIRVInstruction<5911, "OpAliasDomainDeclINTEL", ["IdResult", "?IdRef"], "@exclude"> { let capabilities = ["MemoryAccessAliasingINTEL"]; let extensions = ["SPV_INTEL_memory_access_aliasing"]; let since = "None"; }
def : SPIRVInstruction<5912, "OpAliasScopeDeclINTEL", ["IdResult", "IdRef", "?IdRef"], "@exclude"> { let capabilities = ["MemoryAccessAliasingINTEL"]; let extensions = ["SPV_INTEL_memory_access_aliasing"]; let since = "None"; }
def : SPIRVInstruction<5913, "OpAliasScopeListDeclINTEL", ["IdResult", "*IdRef"], "@exclude"> { let capabilities = ["MemoryAccessAliasingINTEL"]; let extensions = ["SPV_INTEL_memory_access_aliasing"]; let since = "None"; }
def : SPIRVInstruction<5923, "OpFixedSqrtALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5924, "OpFixedRecipALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5925, "OpFixedRsqrtALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5926, "OpFixedSinALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5927, "OpFixedCosALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5928, "OpFixedSinCosALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5929, "OpFixedSinPiALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5930, "OpFixedCosPiALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5931, "OpFixedSinCosPiALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5932, "OpFixedLogALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5933, "OpFixedExpALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["ArbitraryPrecisionFixedPointALTERA"]; let since = "None"; }
def : SPIRVInstruction<5934, "OpPtrCastToCrossWorkgroupALTERA", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["USMStorageClassesALTERA"]; let since = "None"; }
def : SPIRVInstruction<5938, "OpCrossWorkgroupCastToPtrALTERA", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["USMStorageClassesALTERA"]; let since = "None"; }
def : SPIRVInstruction<5946, "OpReadPipeBlockingALTERA", ["IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["BlockingPipesALTERA"]; let since = "None"; }
def : SPIRVInstruction<5947, "OpWritePipeBlockingALTERA", ["IdRef", "IdRef", "IdRef", "IdRef"], "@exclude"> { let capabilities = ["BlockingPipesALTERA"]; let since = "None"; }
def : SPIRVInstruction<5949, "OpFPGARegALTERA", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["FPGARegALTERA"]; let since = "None"; }
def : SPIRVInstruction<6016, "OpRayQueryGetRayTMinKHR", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6017, "OpRayQueryGetRayFlagsKHR", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6018, "OpRayQueryGetIntersectionTKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6019, "OpRayQueryGetIntersectionInstanceCustomIndexKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6020, "OpRayQueryGetIntersectionInstanceIdKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6021, "OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6022, "OpRayQueryGetIntersectionGeometryIndexKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6023, "OpRayQueryGetIntersectionPrimitiveIndexKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6024, "OpRayQueryGetIntersectionBarycentricsKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6025, "OpRayQueryGetIntersectionFrontFaceKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6026, "OpRayQueryGetIntersectionCandidateAABBOpaqueKHR", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6027, "OpRayQueryGetIntersectionObjectRayDirectionKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6028, "OpRayQueryGetIntersectionObjectRayOriginKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6029, "OpRayQueryGetWorldRayDirectionKHR", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6030, "OpRayQueryGetWorldRayOriginKHR", ["IdResultType", "IdResult", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6031, "OpRayQueryGetIntersectionObjectToWorldKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6032, "OpRayQueryGetIntersectionWorldToObjectKHR", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["RayQueryKHR"]; let extensions = ["SPV_KHR_ray_query"]; let since = "None"; }
def : SPIRVInstruction<6035, "OpAtomicFAddEXT", ["IdResultType", "IdResult", "IdRef", "IdScope", "IdMemorySemantics", "IdRef"], "Atomic"> { let capabilities = ["AtomicFloat16AddEXT", "AtomicFloat32AddEXT", "AtomicFloat64AddEXT", "AtomicFloat16VectorNV"]; let extensions = ["SPV_EXT_shader_atomic_float_add", "SPV_NV_shader_atomic_fp16_vector"]; let since = "None"; }
def : SPIRVInstruction<6086, "OpTypeBufferSurfaceINTEL", ["IdResult", "AccessQualifier"], "Type-Declaration"> { let capabilities = ["VectorComputeINTEL"]; let since = "None"; }
def : SPIRVInstruction<6090, "OpTypeStructContinuedINTEL", ["*IdRef"], "Type-Declaration"> { let capabilities = ["LongCompositesINTEL"]; let since = "None"; }
def : SPIRVInstruction<6091, "OpConstantCompositeContinuedINTEL", ["*IdRef"], "Constant-Creation"> { let capabilities = ["LongCompositesINTEL"]; let since = "None"; }
def : SPIRVInstruction<6092, "OpSpecConstantCompositeContinuedINTEL", ["*IdRef"], "Constant-Creation"> { let capabilities = ["LongCompositesINTEL"]; let since = "None"; }
def : SPIRVInstruction<6096, "OpCompositeConstructContinuedINTEL", ["*IdRef"], "Composite"> { let capabilities = ["LongCompositesINTEL"]; let since = "None"; }
def : SPIRVInstruction<6116, "OpConvertFToBF16INTEL", ["IdResultType", "IdResult", "IdRef"], "Conversion"> { let capabilities = ["BFloat16ConversionINTEL"]; let since = "None"; }
def : SPIRVInstruction<6117, "OpConvertBF16ToFINTEL", ["IdResultType", "IdResult", "IdRef"], "Conversion"> { let capabilities = ["BFloat16ConversionINTEL"]; let since = "None"; }
def : SPIRVInstruction<6142, "OpControlBarrierArriveEXT", ["IdScope", "IdScope", "IdMemorySemantics"], "Barrier"> { let capabilities = ["SplitBarrierEXT"]; let since = "None"; }
def : SPIRVInstruction<6143, "OpControlBarrierWaitEXT", ["IdScope", "IdScope", "IdMemorySemantics"], "Barrier"> { let capabilities = ["SplitBarrierEXT"]; let since = "None"; }
def : SPIRVInstruction<6145, "OpArithmeticFenceEXT", ["IdResultType", "IdResult", "IdRef"], "Miscellaneous"> { let capabilities = ["ArithmeticFenceEXT"]; let since = "None"; }
def : SPIRVInstruction<6163, "OpTaskSequenceCreateALTERA", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "@exclude"> { let capabilities = ["TaskSequenceALTERA"]; let since = "None"; }
def : SPIRVInstruction<6164, "OpTaskSequenceAsyncALTERA", ["IdRef", "*IdRef"], "@exclude"> { let capabilities = ["TaskSequenceALTERA"]; let since = "None"; }
def : SPIRVInstruction<6165, "OpTaskSequenceGetALTERA", ["IdResultType", "IdResult", "IdRef"], "@exclude"> { let capabilities = ["TaskSequenceALTERA"]; let since = "None"; }
def : SPIRVInstruction<6166, "OpTaskSequenceReleaseALTERA", ["IdRef"], "@exclude"> { let capabilities = ["TaskSequenceALTERA"]; let since = "None"; }
def : SPIRVInstruction<6199, "OpTypeTaskSequenceALTERA", ["IdResult"], "@exclude"> { let capabilities = ["TaskSequenceALTERA"]; let since = "None"; }
def : SPIRVInstruction<6221, "OpSubgroupBlockPrefetchINTEL", ["IdRef", "IdRef", "?MemoryAccess"], "Group"> { let capabilities = ["SubgroupBufferPrefetchINTEL"]; let since = "None"; }
def : SPIRVInstruction<6231, "OpSubgroup2DBlockLoadINTEL", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Group"> { let capabilities = ["Subgroup2DBlockIOINTEL"]; let since = "None"; }
def : SPIRVInstruction<6232, "OpSubgroup2DBlockLoadTransformINTEL", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Group"> { let capabilities = ["Subgroup2DBlockTransformINTEL"]; let since = "None"; }
def : SPIRVInstruction<6233, "OpSubgroup2DBlockLoadTransposeINTEL", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Group"> { let capabilities = ["Subgroup2DBlockTransposeINTEL"]; let since = "None"; }
def : SPIRVInstruction<6234, "OpSubgroup2DBlockPrefetchINTEL", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Group"> { let capabilities = ["Subgroup2DBlockIOINTEL"]; let since = "None"; }
def : SPIRVInstruction<6235, "OpSubgroup2DBlockStoreINTEL", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"], "Group"> { let capabilities = ["Subgroup2DBlockIOINTEL"]; let since = "None"; }
def : SPIRVInstruction<6237, "OpSubgroupMatrixMultiplyAccumulateINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef", "?MatrixMultiplyAccumulateOperands"], "Group"> { let capabilities = ["SubgroupMatrixMultiplyAccumulateINTEL"]; let since = "None"; }
def : SPIRVInstruction<6242, "OpBitwiseFunctionINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "IdRef"], "Bit"> { let capabilities = ["TernaryBitwiseFunctionINTEL"]; let since = "None"; }
def : SPIRVInstruction<6244, "OpUntypedVariableLengthArrayINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef"], "Memory"> { let capabilities = ["UntypedVariableLengthArrayINTEL"]; let since = "None"; }
def : SPIRVInstruction<6248, "OpConditionalExtensionINTEL", ["IdRef", "LiteralString"], "Extension"> { let capabilities = ["SpecConditionalINTEL"]; let since = "None"; }
def : SPIRVInstruction<6249, "OpConditionalEntryPointINTEL", ["IdRef", "ExecutionModel", "IdRef", "LiteralString", "*IdRef"], "Mode-Setting"> { let capabilities = ["SpecConditionalINTEL"]; let since = "None"; }
def : SPIRVInstruction<6250, "OpConditionalCapabilityINTEL", ["IdRef", "Capability"], "Mode-Setting"> { let capabilities = ["SpecConditionalINTEL"]; let since = "None"; }
def : SPIRVInstruction<6251, "OpSpecConstantTargetINTEL", ["IdResultType", "IdResult", "LiteralInteger", "*LiteralInteger"], "Constant-Creation"> { let capabilities = ["FunctionVariantsINTEL"]; let since = "None"; }
def : SPIRVInstruction<6252, "OpSpecConstantArchitectureINTEL", ["IdResultType", "IdResult", "LiteralInteger", "LiteralInteger", "LiteralInteger", "LiteralInteger"], "Constant-Creation"> { let capabilities = ["FunctionVariantsINTEL"]; let since = "None"; }
def : SPIRVInstruction<6253, "OpSpecConstantCapabilitiesINTEL", ["IdResultType", "IdResult", "*Capability"], "Constant-Creation"> { let capabilities = ["FunctionVariantsINTEL"]; let since = "None"; }
def : SPIRVInstruction<6254, "OpConditionalCopyObjectINTEL", ["IdResultType", "IdResult", "*IdRef"], "Composite"> { let capabilities = ["SpecConditionalINTEL"]; let since = "None"; }
def : SPIRVInstruction<6258, "OpPredicatedLoadINTEL", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef", "?MemoryAccess"], "Memory"> { let capabilities = ["PredicatedIOINTEL"]; let since = "None"; }
def : SPIRVInstruction<6259, "OpPredicatedStoreINTEL", ["IdRef", "IdRef", "IdRef", "?MemoryAccess"], "Memory"> { let capabilities = ["PredicatedIOINTEL"]; let since = "None"; }
def : SPIRVInstruction<6401, "OpGroupIMulKHR", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["GroupUniformArithmeticKHR"]; let since = "None"; }
def : SPIRVInstruction<6402, "OpGroupFMulKHR", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["GroupUniformArithmeticKHR"]; let since = "None"; }
def : SPIRVInstruction<6403, "OpGroupBitwiseAndKHR", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["GroupUniformArithmeticKHR"]; let since = "None"; }
def : SPIRVInstruction<6404, "OpGroupBitwiseOrKHR", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["GroupUniformArithmeticKHR"]; let since = "None"; }
def : SPIRVInstruction<6405, "OpGroupBitwiseXorKHR", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["GroupUniformArithmeticKHR"]; let since = "None"; }
def : SPIRVInstruction<6406, "OpGroupLogicalAndKHR", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["GroupUniformArithmeticKHR"]; let since = "None"; }
def : SPIRVInstruction<6407, "OpGroupLogicalOrKHR", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["GroupUniformArithmeticKHR"]; let since = "None"; }
def : SPIRVInstruction<6408, "OpGroupLogicalXorKHR", ["IdResultType", "IdResult", "IdScope", "GroupOperation", "IdRef"], "Group"> { let capabilities = ["GroupUniformArithmeticKHR"]; let since = "None"; }
def : SPIRVInstruction<6426, "OpRoundFToTF32INTEL", ["IdResultType", "IdResult", "IdRef"], "Conversion"> { let capabilities = ["TensorFloat32RoundingINTEL"]; let since = "None"; }
def : SPIRVInstruction<6428, "OpMaskedGatherINTEL", ["IdResultType", "IdResult", "IdRef", "LiteralInteger", "IdRef", "IdRef"], "Memory"> { let capabilities = ["MaskedGatherScatterINTEL"]; let since = "None"; }
def : SPIRVInstruction<6429, "OpMaskedScatterINTEL", ["IdRef", "IdRef", "LiteralInteger", "IdRef"], "Memory"> { let capabilities = ["MaskedGatherScatterINTEL"]; let since = "None"; }
def : SPIRVInstruction<6529, "OpConvertHandleToImageINTEL", ["IdResultType", "IdResult", "IdRef"], "Image"> { let capabilities = ["BindlessImagesINTEL"]; let since = "None"; }
def : SPIRVInstruction<6530, "OpConvertHandleToSamplerINTEL", ["IdResultType", "IdResult", "IdRef"], "Image"> { let capabilities = ["BindlessImagesINTEL"]; let since = "None"; }
def : SPIRVInstruction<6531, "OpConvertHandleToSampledImageINTEL", ["IdResultType", "IdResult", "IdRef"], "Image"> { let capabilities = ["BindlessImagesINTEL"]; let since = "None"; }
def : SPIRVInstruction<6916, "OpFDot2MixAcc32VALVE", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["DotProductFloat16AccFloat32VALVE", "DotProductBFloat16AccVALVE"]; let since = "None"; }
def : SPIRVInstruction<6917, "OpFDot2MixAcc16VALVE", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["DotProductFloat16AccFloat16VALVE", "DotProductBFloat16AccVALVE"]; let since = "None"; }
def : SPIRVInstruction<6918, "OpFDot4MixAcc32VALVE", ["IdResultType", "IdResult", "IdRef", "IdRef", "IdRef"], "Reserved"> { let capabilities = ["DotProductFloat8AccFloat32VALVE"]; let since = "None"; }

def : SPIRVExtInstSet<"GLSL.std.450">;
def : SPIRVExtInstSet<"OpenCL.std">;
def : SPIRVExtInstSet<"DebugInfo">;
def : SPIRVExtInstSet<"OpenCL.DebugInfo.100">;
def : SPIRVExtInstSet<"TOSA.001000.1">;
def : SPIRVExtInstSet<"Arm.MotionEngine.100">;
def : SPIRVExtInstSet<"NonSemantic."> { let extensions = ["SPV_KHR_non_semantic_info"]; let since = "1.6"; }
def : SPIRVExtInstSet<"SPV_AMD_gcn_shader"> { let extensions = ["SPV_AMD_gcn_shader"]; let since = "None"; }
def : SPIRVExtInstSet<"SPV_AMD_shader_ballot"> { let extensions = ["SPV_AMD_shader_ballot"]; let since = "None"; }
def : SPIRVExtInstSet<"SPV_AMD_shader_explicit_vertex_parameter"> { let extensions = ["SPV_AMD_shader_explicit_vertex_parameter"]; let since = "None"; }
def : SPIRVExtInstSet<"SPV_AMD_shader_trinary_minmax"> { let extensions = ["SPV_AMD_shader_trinary_minmax"]; let since = "None"; }
def : SPIRVExtInst<"Arm.MotionEngine.100", 0, "MIN_SAD", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"Arm.MotionEngine.100", 1, "MIN_SAD_COST", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"Arm.MotionEngine.100", 2, "RAW_SAD", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 0, "DebugInfoNone">;
def : SPIRVExtInst<"DebugInfo", 1, "DebugCompilationUnit", ["IdRef", "LiteralInteger", "LiteralInteger"]>;
def : SPIRVExtInst<"DebugInfo", 2, "DebugTypeBasic", ["IdRef", "IdRef", "LiteralInteger"]>;
def : SPIRVExtInst<"DebugInfo", 3, "DebugTypePointer", ["IdRef", "StorageClass", "LiteralInteger"]>;
def : SPIRVExtInst<"DebugInfo", 4, "DebugTypeQualifier", ["IdRef", "LiteralInteger"]>;
def : SPIRVExtInst<"DebugInfo", 5, "DebugTypeArray", ["IdRef", "*IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 6, "DebugTypeVector", ["IdRef", "LiteralInteger"]>;
def : SPIRVExtInst<"DebugInfo", 7, "DebugTypedef", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 8, "DebugTypeFunction", ["IdRef", "*IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 9, "DebugTypeEnum", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "IdRef", "LiteralInteger", "*PairIdRefIdRef"]>;
def : SPIRVExtInst<"DebugInfo", 10, "DebugTypeComposite", ["IdRef", "LiteralInteger", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "IdRef", "LiteralInteger", "*IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 11, "DebugTypeMember", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "IdRef", "IdRef", "LiteralInteger", "?IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 12, "DebugTypeInheritance", ["IdRef", "IdRef", "IdRef", "IdRef", "LiteralInteger"]>;
def : SPIRVExtInst<"DebugInfo", 13, "DebugTypePtrToMember", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 14, "DebugTypeTemplate", ["IdRef", "*IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 15, "DebugTypeTemplateParameter", ["IdRef", "IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger"]>;
def : SPIRVExtInst<"DebugInfo", 16, "DebugTypeTemplateTemplateParameter", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger"]>;
def : SPIRVExtInst<"DebugInfo", 17, "DebugTypeTemplateParameterPack", ["IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "*IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 18, "DebugGlobalVariable", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "IdRef", "IdRef", "LiteralInteger", "?IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 19, "DebugFunctionDeclaration", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "IdRef", "LiteralInteger"]>;
def : SPIRVExtInst<"DebugInfo", 20, "DebugFunction", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "?IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 21, "DebugLexicalBlock", ["IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "?IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 22, "DebugLexicalBlockDiscriminator", ["IdRef", "LiteralInteger", "IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 23, "DebugScope", ["IdRef", "?IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 24, "DebugNoScope">;
def : SPIRVExtInst<"DebugInfo", 25, "DebugInlinedAt", ["LiteralInteger", "IdRef", "?IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 26, "DebugLocalVariable", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "?LiteralInteger"]>;
def : SPIRVExtInst<"DebugInfo", 27, "DebugInlinedVariable", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 28, "DebugDeclare", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 29, "DebugValue", ["IdRef", "IdRef", "*IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 30, "DebugOperation", ["LiteralInteger", "*LiteralInteger"]>;
def : SPIRVExtInst<"DebugInfo", 31, "DebugExpression", ["*IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 32, "DebugMacroDef", ["IdRef", "LiteralInteger", "IdRef", "?IdRef"]>;
def : SPIRVExtInst<"DebugInfo", 33, "DebugMacroUndef", ["IdRef", "LiteralInteger", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 1, "Round", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 2, "RoundEven", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 3, "Trunc", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 4, "FAbs", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 5, "SAbs", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 6, "FSign", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 7, "SSign", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 8, "Floor", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 9, "Ceil", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 10, "Fract", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 11, "Radians", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 12, "Degrees", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 13, "Sin", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 14, "Cos", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 15, "Tan", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 16, "Asin", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 17, "Acos", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 18, "Atan", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 19, "Sinh", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 20, "Cosh", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 21, "Tanh", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 22, "Asinh", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 23, "Acosh", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 24, "Atanh", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 25, "Atan2", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 26, "Pow", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 27, "Exp", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 28, "Log", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 29, "Exp2", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 30, "Log2", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 31, "Sqrt", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 32, "InverseSqrt", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 33, "Determinant", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 34, "MatrixInverse", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 35, "Modf", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 36, "ModfStruct", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 37, "FMin", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 38, "UMin", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 39, "SMin", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 40, "FMax", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 41, "UMax", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 42, "SMax", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 43, "FClamp", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 44, "UClamp", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 45, "SClamp", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 46, "FMix", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 47, "IMix", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 48, "Step", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 49, "SmoothStep", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 50, "Fma", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 51, "Frexp", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 52, "FrexpStruct", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 53, "Ldexp", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 54, "PackSnorm4x8", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 55, "PackUnorm4x8", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 56, "PackSnorm2x16", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 57, "PackUnorm2x16", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 58, "PackHalf2x16", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 59, "PackDouble2x32", ["IdRef"]> { let capabilities = ["Float64"]; }
def : SPIRVExtInst<"GLSL.std.450", 60, "UnpackSnorm2x16", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 61, "UnpackUnorm2x16", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 62, "UnpackHalf2x16", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 63, "UnpackSnorm4x8", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 64, "UnpackUnorm4x8", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 65, "UnpackDouble2x32", ["IdRef"]> { let capabilities = ["Float64"]; }
def : SPIRVExtInst<"GLSL.std.450", 66, "Length", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 67, "Distance", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 68, "Cross", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 69, "Normalize", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 70, "FaceForward", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 71, "Reflect", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 72, "Refract", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 73, "FindILsb", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 74, "FindSMsb", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 75, "FindUMsb", ["IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 76, "InterpolateAtCentroid", ["IdRef"]> { let capabilities = ["InterpolationFunction"]; }
def : SPIRVExtInst<"GLSL.std.450", 77, "InterpolateAtSample", ["IdRef", "IdRef"]> { let capabilities = ["InterpolationFunction"]; }
def : SPIRVExtInst<"GLSL.std.450", 78, "InterpolateAtOffset", ["IdRef", "IdRef"]> { let capabilities = ["InterpolationFunction"]; }
def : SPIRVExtInst<"GLSL.std.450", 79, "NMin", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 80, "NMax", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"GLSL.std.450", 81, "NClamp", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 0, "DebugInfoNone">;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 1, "DebugCompilationUnit", ["LiteralInteger", "LiteralInteger", "IdRef", "SourceLanguage"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 2, "DebugTypeBasic", ["IdRef", "IdRef", "LiteralInteger"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 3, "DebugTypePointer", ["IdRef", "StorageClass", "LiteralInteger"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 4, "DebugTypeQualifier", ["IdRef", "LiteralInteger"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 5, "DebugTypeArray", ["IdRef", "*IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 6, "DebugTypeVector", ["IdRef", "LiteralInteger"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 7, "DebugTypedef", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 8, "DebugTypeFunction", ["LiteralInteger", "IdRef", "*IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 9, "DebugTypeEnum", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "IdRef", "LiteralInteger", "*PairIdRefIdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 10, "DebugTypeComposite", ["IdRef", "LiteralInteger", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "IdRef", "IdRef", "LiteralInteger", "*IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 11, "DebugTypeMember", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "IdRef", "IdRef", "LiteralInteger", "?IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 12, "DebugTypeInheritance", ["IdRef", "IdRef", "IdRef", "IdRef", "LiteralInteger"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 13, "DebugTypePtrToMember", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 14, "DebugTypeTemplate", ["IdRef", "*IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 15, "DebugTypeTemplateParameter", ["IdRef", "IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 16, "DebugTypeTemplateTemplateParameter", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 17, "DebugTypeTemplateParameterPack", ["IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "*IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 18, "DebugGlobalVariable", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "IdRef", "IdRef", "LiteralInteger", "?IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 19, "DebugFunctionDeclaration", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "IdRef", "LiteralInteger"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 20, "DebugFunction", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "?IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 21, "DebugLexicalBlock", ["IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "?IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 22, "DebugLexicalBlockDiscriminator", ["IdRef", "LiteralInteger", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 23, "DebugScope", ["IdRef", "?IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 24, "DebugNoScope">;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 25, "DebugInlinedAt", ["LiteralInteger", "IdRef", "?IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 26, "DebugLocalVariable", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef", "LiteralInteger", "?LiteralInteger"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 27, "DebugInlinedVariable", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 28, "DebugDeclare", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 29, "DebugValue", ["IdRef", "IdRef", "IdRef", "*IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 30, "DebugOperation", ["LiteralInteger", "*LiteralInteger"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 31, "DebugExpression", ["*IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 32, "DebugMacroDef", ["IdRef", "LiteralInteger", "IdRef", "?IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 33, "DebugMacroUndef", ["IdRef", "LiteralInteger", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 34, "DebugImportedEntity", ["IdRef", "LiteralInteger", "IdRef", "IdRef", "LiteralInteger", "LiteralInteger", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 35, "DebugSource", ["IdRef", "?IdRef"]>;
def : SPIRVExtInst<"OpenCL.DebugInfo.100", 36, "DebugModuleINTEL", ["IdRef", "IdRef", "IdRef", "LiteralInteger", "IdRef", "IdRef", "IdRef", "LiteralInteger"]>;
def : SPIRVExtInst<"OpenCL.std", 0, "acos", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 1, "acosh", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 2, "acospi", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 3, "asin", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 4, "asinh", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 5, "asinpi", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 6, "atan", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 7, "atan2", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 8, "atanh", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 9, "atanpi", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 10, "atan2pi", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 11, "cbrt", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 12, "ceil", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 13, "copysign", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 14, "cos", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 15, "cosh", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 16, "cospi", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 17, "erfc", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 18, "erf", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 19, "exp", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 20, "exp2", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 21, "exp10", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 22, "expm1", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 23, "fabs", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 24, "fdim", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 25, "floor", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 26, "fma", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 27, "fmax", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 28, "fmin", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 29, "fmod", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 30, "fract", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 31, "frexp", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 32, "hypot", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 33, "ilogb", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 34, "ldexp", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 35, "lgamma", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 36, "lgamma_r", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 37, "log", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 38, "log2", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 39, "log10", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 40, "log1p", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 41, "logb", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 42, "mad", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 43, "maxmag", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 44, "minmag", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 45, "modf", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 46, "nan", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 47, "nextafter", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 48, "pow", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 49, "pown", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 50, "powr", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 51, "remainder", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 52, "remquo", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 53, "rint", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 54, "rootn", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 55, "round", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 56, "rsqrt", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 57, "sin", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 58, "sincos", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 59, "sinh", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 60, "sinpi", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 61, "sqrt", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 62, "tan", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 63, "tanh", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 64, "tanpi", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 65, "tgamma", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 66, "trunc", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 67, "half_cos", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 68, "half_divide", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 69, "half_exp", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 70, "half_exp2", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 71, "half_exp10", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 72, "half_log", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 73, "half_log2", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 74, "half_log10", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 75, "half_powr", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 76, "half_recip", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 77, "half_rsqrt", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 78, "half_sin", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 79, "half_sqrt", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 80, "half_tan", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 81, "native_cos", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 82, "native_divide", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 83, "native_exp", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 84, "native_exp2", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 85, "native_exp10", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 86, "native_log", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 87, "native_log2", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 88, "native_log10", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 89, "native_powr", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 90, "native_recip", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 91, "native_rsqrt", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 92, "native_sin", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 93, "native_sqrt", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 94, "native_tan", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 95, "fclamp", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 96, "degrees", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 97, "fmax_common", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 98, "fmin_common", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 99, "mix", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 100, "radians", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 101, "step", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 102, "smoothstep", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 103, "sign", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 104, "cross", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 105, "distance", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 106, "length", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 107, "normalize", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 108, "fast_distance", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 109, "fast_length", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 110, "fast_normalize", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 141, "s_abs", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 142, "s_abs_diff", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 143, "s_add_sat", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 144, "u_add_sat", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 145, "s_hadd", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 146, "u_hadd", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 147, "s_rhadd", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 148, "u_rhadd", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 149, "s_clamp", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 150, "u_clamp", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 151, "clz", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 152, "ctz", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 153, "s_mad_hi", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 154, "u_mad_sat", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 155, "s_mad_sat", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 156, "s_max", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 157, "u_max", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 158, "s_min", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 159, "u_min", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 160, "s_mul_hi", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 161, "rotate", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 162, "s_sub_sat", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 163, "u_sub_sat", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 164, "u_upsample", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 165, "s_upsample", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 166, "popcount", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 167, "s_mad24", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 168, "u_mad24", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 169, "s_mul24", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 170, "u_mul24", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 171, "vloadn", ["IdRef", "IdRef", "LiteralInteger"]>;
def : SPIRVExtInst<"OpenCL.std", 172, "vstoren", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 173, "vload_half", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 174, "vload_halfn", ["IdRef", "IdRef", "LiteralInteger"]>;
def : SPIRVExtInst<"OpenCL.std", 175, "vstore_half", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 176, "vstore_half_r", ["IdRef", "IdRef", "IdRef", "FPRoundingMode"]>;
def : SPIRVExtInst<"OpenCL.std", 177, "vstore_halfn", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 178, "vstore_halfn_r", ["IdRef", "IdRef", "IdRef", "FPRoundingMode"]>;
def : SPIRVExtInst<"OpenCL.std", 179, "vloada_halfn", ["IdRef", "IdRef", "LiteralInteger"]>;
def : SPIRVExtInst<"OpenCL.std", 180, "vstorea_halfn", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 181, "vstorea_halfn_r", ["IdRef", "IdRef", "IdRef", "FPRoundingMode"]>;
def : SPIRVExtInst<"OpenCL.std", 182, "shuffle", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 183, "shuffle2", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 184, "printf", ["IdRef", "*IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 185, "prefetch", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 186, "bitselect", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 187, "select", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 201, "u_abs", ["IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 202, "u_abs_diff", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 203, "u_mul_hi", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"OpenCL.std", 204, "u_mad_hi", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"SPV_AMD_gcn_shader", 1, "CubeFaceIndexAMD", ["IdRef"]>;
def : SPIRVExtInst<"SPV_AMD_gcn_shader", 2, "CubeFaceCoordAMD", ["IdRef"]>;
def : SPIRVExtInst<"SPV_AMD_gcn_shader", 3, "TimeAMD">;
def : SPIRVExtInst<"SPV_AMD_shader_ballot", 1, "SwizzleInvocationsAMD", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"SPV_AMD_shader_ballot", 2, "SwizzleInvocationsMaskedAMD", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"SPV_AMD_shader_ballot", 3, "WriteInvocationAMD", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"SPV_AMD_shader_ballot", 4, "MbcntAMD", ["IdRef"]>;
def : SPIRVExtInst<"SPV_AMD_shader_explicit_vertex_parameter", 1, "InterpolateAtVertexAMD", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"SPV_AMD_shader_trinary_minmax", 1, "FMin3AMD", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"SPV_AMD_shader_trinary_minmax", 2, "UMin3AMD", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"SPV_AMD_shader_trinary_minmax", 3, "SMin3AMD", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"SPV_AMD_shader_trinary_minmax", 4, "FMax3AMD", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"SPV_AMD_shader_trinary_minmax", 5, "UMax3AMD", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"SPV_AMD_shader_trinary_minmax", 6, "SMax3AMD", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"SPV_AMD_shader_trinary_minmax", 7, "FMid3AMD", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"SPV_AMD_shader_trinary_minmax", 8, "UMid3AMD", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"SPV_AMD_shader_trinary_minmax", 9, "SMid3AMD", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 0, "ARGMAX", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 1, "AVG_POOL2D", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 2, "CONV2D", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 3, "CONV3D", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 4, "DEPTHWISE_CONV2D", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 5, "FFT2D", ["IdRef", "IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 6, "MATMUL", ["IdRef", "IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 7, "MAX_POOL2D", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 8, "RFFT2D", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 9, "TRANSPOSE_CONV2D", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 10, "CLAMP", ["IdRef", "IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 11, "ERF", ["IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 12, "SIGMOID", ["IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 13, "TANH", ["IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 14, "ADD", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 15, "ARITHMETIC_RIGHT_SHIFT", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 16, "BITWISE_AND", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 17, "BITWISE_OR", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 18, "BITWISE_XOR", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 19, "INTDIV", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 20, "LOGICAL_AND", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 21, "LOGICAL_LEFT_SHIFT", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 22, "LOGICAL_RIGHT_SHIFT", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 23, "LOGICAL_OR", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 24, "LOGICAL_XOR", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 25, "MAXIMUM", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 26, "MINIMUM", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 27, "MUL", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 28, "POW", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 29, "SUB", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 30, "TABLE", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 31, "ABS", ["IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 32, "BITWISE_NOT", ["IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 33, "CEIL", ["IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 34, "CLZ", ["IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 35, "COS", ["IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 36, "EXP", ["IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 37, "FLOOR", ["IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 38, "LOG", ["IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 39, "LOGICAL_NOT", ["IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 40, "NEGATE", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 41, "RECIPROCAL", ["IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 42, "RSQRT", ["IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 43, "SIN", ["IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 44, "SELECT", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 45, "EQUAL", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 46, "GREATER", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 47, "GREATER_EQUAL", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 48, "REDUCE_ALL", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 49, "REDUCE_ANY", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 50, "REDUCE_MAX", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 51, "REDUCE_MIN", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 52, "REDUCE_PRODUCT", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 53, "REDUCE_SUM", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 54, "CONCAT", ["IdRef", "*IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 55, "PAD", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 56, "RESHAPE", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 57, "REVERSE", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 58, "SLICE", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 59, "TILE", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 60, "TRANSPOSE", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 61, "GATHER", ["IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 62, "SCATTER", ["IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 63, "RESIZE", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 64, "CAST", ["IdRef"]>;
def : SPIRVExtInst<"TOSA.001000.1", 65, "RESCALE", ["IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef", "IdRef"]>;

#endif // MLIR_AVAILABILITY_GENERATED_SPIRVGRAMMAR_TD

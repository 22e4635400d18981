# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""SPIR-V in assembly, and binaries made of it."""

from __future__ import annotations

import subprocess

from spirv_validator import DEBIAN

COMPUTE = """
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
"""

TYPES = """
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%i32 = OpTypeInt 32 1
%f32 = OpTypeFloat 32
%c0 = OpConstant %u32 0
%c1 = OpConstant %u32 1
%true = OpConstantTrue %bool
"""

MAIN = """
%main = OpFunction %void None %fn
%entry = OpLabel
OpReturn
OpFunctionEnd
"""


# Each is valid, and needs the capabilities that it declares beyond Shader and Kernel.
MODULES = {
    "an array as long as a specialization constant says": COMPUTE
    + "OpDecorate %n SpecId 0"
    + TYPES
    + """
%n = OpSpecConstant %u32 8
%twice = OpSpecConstantOp %u32 IMul %n %n
%array = OpTypeArray %f32 %n
%square = OpTypeArray %f32 %twice
%p = OpTypePointer Workgroup %array
%q = OpTypePointer Workgroup %square
%v = OpVariable %p Workgroup
%w = OpVariable %q Workgroup
"""
    + MAIN,
    "phis of a loop, used behind it": COMPUTE
    + TYPES
    + """
%main = OpFunction %void None %fn
%entry = OpLabel
OpBranch %head
%head = OpLabel
%i = OpPhi %u32 %c0 %entry %next %continue
OpLoopMerge %exit %continue None
OpBranch %test
%test = OpLabel
%less = OpULessThan %bool %i %c1
OpBranchConditional %less %continue %exit
%continue = OpLabel
%next = OpIAdd %u32 %i %c1
OpBranch %head
%exit = OpLabel
%used = OpIAdd %u32 %i %c1
OpReturn
OpFunctionEnd
""",
    "a switch, and phis of constants": COMPUTE
    + TYPES
    + """
%main = OpFunction %void None %fn
%entry = OpLabel
OpSelectionMerge %exit None
OpSwitch %c1 %exit 1 %one 2 %two
%one = OpLabel
OpBranch %exit
%two = OpLabel
OpBranch %exit
%exit = OpLabel
%phi = OpPhi %u32 %c0 %entry %c1 %one %c0 %two
OpReturn
OpFunctionEnd
""",
    "null and composite constants, of mixed signedness": COMPUTE
    + TYPES
    + """
%vec = OpTypeVector %f32 2
%one = OpConstant %f32 1
%null = OpConstantNull %vec
%both = OpConstantComposite %vec %one %one
%m1 = OpConstant %i32 -1
%main = OpFunction %void None %fn
%entry = OpLabel
%sum = OpIAdd %u32 %c1 %m1
%diff = OpFSub %vec %null %both
OpReturn
OpFunctionEnd
""",
    "two ids of one name, and an entry point of another": """
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "shader"
OpExecutionMode %main LocalSize 1 1 1
OpName %main "main"
OpName %p "main"
OpName %v "main"
"""
    + TYPES
    + """
%p = OpTypePointer Private %u32
%v = OpVariable %p Private
"""
    + MAIN,
    "a struct with a pointer to itself": """
OpCapability Shader
OpCapability PhysicalStorageBufferAddresses
OpExtension "SPV_KHR_physical_storage_buffer"
OpMemoryModel PhysicalStorageBuffer64 GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %node Block
OpMemberDecorate %node 0 Offset 0
OpDecorate %v RestrictPointer
"""
    + TYPES
    + """
OpTypeForwardPointer %p PhysicalStorageBuffer
%node = OpTypeStruct %p
%p = OpTypePointer PhysicalStorageBuffer %node
%pp = OpTypePointer Function %p
%main = OpFunction %void None %fn
%entry = OpLabel
%v = OpVariable %pp Function
OpReturn
OpFunctionEnd
""",
    "rays, of which MLIR has no op": """
OpCapability RayQueryKHR
OpCapability Shader
OpExtension "SPV_KHR_ray_query"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
"""
    + TYPES
    + """
%query = OpTypeRayQueryKHR
%p = OpTypePointer Function %query
%main = OpFunction %void None %fn
%entry = OpLabel
%v = OpVariable %p Function
OpRayQueryTerminateKHR %v
OpReturn
OpFunctionEnd
""",
    "extended instructions without an op": """
OpCapability Shader
OpCapability InterpolationFunction
%glsl = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %in
OpExecutionMode %main OriginUpperLeft
OpDecorate %in Location 0
"""
    + TYPES
    + """
%pin = OpTypePointer Input %f32
%in = OpVariable %pin Input
%main = OpFunction %void None %fn
%entry = OpLabel
%x = OpExtInst %f32 %glsl InterpolateAtCentroid %in
%y = OpExtInst %f32 %glsl NMax %x %x
OpReturn
OpFunctionEnd
""",
    "instructions that mean nothing": """
OpCapability Shader
OpExtension "SPV_KHR_non_semantic_info"
%print = OpExtInstImport "NonSemantic.DebugPrintf"
%other = OpExtInstImport "NonSemantic.Somebody.Else"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%text = OpString "hello"
"""
    + TYPES
    + """
%main = OpFunction %void None %fn
%entry = OpLabel
%said = OpExtInst %void %print 1 %text
OpReturn
OpFunctionEnd
""",
    "64-bit numbers": COMPUTE.replace(
        "OpCapability Shader", "OpCapability Shader\nOpCapability Float64\nOpCapability Int64"
    )
    + TYPES
    + """
%f64 = OpTypeFloat 64
%i64 = OpTypeInt 64 1
%half = OpConstant %f64 0.5
%large = OpConstant %i64 -4294967296
%main = OpFunction %void None %fn
%entry = OpLabel
%f = OpFAdd %f64 %half %half
%i = OpIAdd %i64 %large %large
OpReturn
OpFunctionEnd
""",
    "meshes": """
OpCapability MeshShadingEXT
OpExtension "SPV_EXT_mesh_shader"
OpMemoryModel Logical GLSL450
OpEntryPoint MeshEXT %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpExecutionMode %main OutputVertices 3
OpExecutionMode %main OutputPrimitivesEXT 1
OpExecutionMode %main OutputTrianglesEXT
"""
    + TYPES
    + """
%main = OpFunction %void None %fn
%entry = OpLabel
OpSetMeshOutputsEXT %c1 %c1
OpReturn
OpFunctionEnd
""",
    "a switch on 64 bits": COMPUTE.replace("OpCapability Shader", "OpCapability Shader\nOpCapability Int64")
    + TYPES
    + """
%u64 = OpTypeInt 64 0
%long = OpConstant %u64 8589934592
%main = OpFunction %void None %fn
%entry = OpLabel
OpSelectionMerge %exit None
OpSwitch %long %exit 1 %one 8589934592 %two
%one = OpLabel
OpBranch %exit
%two = OpLabel
OpBranch %exit
%exit = OpLabel
OpReturn
OpFunctionEnd
""",
}

KERNEL = """
OpCapability Addresses
OpCapability Kernel
OpCapability Linkage
OpCapability Vector16
%cl = OpExtInstImport "OpenCL.std"
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %main "main"
OpDecorate %other LinkageAttributes "other" Import
OpDecorate %x FuncParamAttr Sext
%void = OpTypeVoid
%fn = OpTypeFunction %void
%f32 = OpTypeFloat 32
%u32 = OpTypeInt 32 0
%vec = OpTypeVector %f32 16
%event = OpTypeEvent
%takes = OpTypeFunction %void %u32
%null = OpConstantNull %vec
%other = OpFunction %void None %takes
%x = OpFunctionParameter %u32
OpFunctionEnd
%main = OpFunction %void None %fn
%entry = OpLabel
%a = OpExtInst %vec %cl tanpi %null
%b = OpExtInst %vec %cl fabs %a
OpReturn
OpFunctionEnd
"""


def assemble(text: str, environment: str = "spv1.5") -> bytes:
    """Returns the binary of an assembly. The ids keep their names."""
    command = [DEBIAN.assembler, "--target-env", environment, "-", "-o", "-"]
    done = subprocess.run(command, input=text.encode(), capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout

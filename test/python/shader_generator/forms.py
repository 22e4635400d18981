# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the instructions of SPIR-V's grammar take: a row for each family.

A row has a pattern of names, without "Op"; the domain of its type {T}; and the type of the result and the
operands, in names of draft.py. A type stands for a value of it; "=name" is the thing itself, "!text" a
literal. Operands that aren't ids, and scopes and semantics, come from the grammar. `fields` makes the fields.
"""

from __future__ import annotations

import random
import re
from functools import cache

from shader_generator.domains import DOMAINS, FLOATS, INTEGERS, NARROW, SMALL

STORAGE = [
    "StorageBuffer",
    "Uniform",
    "PushConstant",
    "Workgroup",
    "Private",
    "Function",
    "Input",
    "Output",
    "PhysicalStorageBuffer",
    "Image",
    "TaskPayloadWorkgroupEXT",
    "RayPayloadKHR",
    "IncomingRayPayloadKHR",
    "HitAttributeKHR",
    "CallableDataKHR",
    "IncomingCallableDataKHR",
    "ShaderRecordBufferKHR",
    "HitObjectAttributeNV",
    "HitObjectAttributeEXT",
    "TileAttachmentQCOM",
]
_RAY = "=load(as) u32 u32 u32 u32 u32 v3f32 f32 v3f32 f32"
_RAY_QUERY = "=var(Function,query)"
FORMS = (
    ("F(Add|Sub|Mul|Div|Rem|Mod)", "F", "{T}: {T} {T}"),
    ("FNegate|DPd.*|Fwidth.*|QuantizeToF16|ArithmeticFenceEXT", "F", "{T}: {T}"),
    ("I(Add|Sub|Mul)|[US]Div|UMod|SRem|SMod|Bitwise(Or|Xor|And)|Shift.*", "I", "{T}: {T} {T}"),
    ("SNegate|Not|BitReverse|BitCount", "I", "{T}: {T}"),
    ("BitFieldInsert", "I", "{T}: {T} {T} u32 u32"),
    ("BitField.Extract", "I", "{T}: {T} u32 u32"),
    ("VectorTimesScalar", "FV", "{T}: {T} {E}"),
    ("MatrixTimesScalar", "M", "{T}: {T} {E}"),
    ("VectorTimesMatrix", "M", "{ROW}: {COL} {T}"),
    ("MatrixTimesVector", "M", "{COL}: {T} {ROW}"),
    ("MatrixTimesMatrix", "M", "{T}: {T} {T}"),
    ("OuterProduct", "M", "{T}: {COL} {ROW}"),
    ("Transpose", "M", "{T}: {T}"),
    ("Dot", "FV", "{E}: {T} {T}"),
    ("IAddCarry|ISubBorrow|[US]MulExtended", "I", "struct({T},{T}): {T} {T}"),
    ("Any|All", "B", "bool: {T}"),
    ("IsNan|IsInf|IsFinite|IsNormal|SignBitSet", "F", "{B}: {T}"),
    ("LessOrGreater|(Uno|O)rdered|F(Ord|Unord).*", "F", "{B}: {T} {T}"),
    ("Logical(Equal|NotEqual|Or|And)", "B", "{B}: {B} {B}"),
    ("LogicalNot", "B", "{B}: {B}"),
    ("Select", "A", "{T}: bool {T} {T}"),
    ("Select", "A", "{T}: {B} {T} {T}"),
    ("Select", "P", "{T}: bool {T} {T}"),
    ("I(Not)?Equal|[US](Greater|Less)Than(Equal)?", "I", "{B}: {T} {T}"),
    ("ConvertFTo.", "I", "{T}: {F2}"),
    ("Convert[SU]ToF", "F", "{T}: {I2}"),
    ("[US]Convert|SatConvert.*", "I", "{T}: {I2}"),
    ("FConvert", "F", "{T}: {F2}"),
    ("FConvert", "E", "{T}: {F2}"),
    ("Convert[SU]ToF", "E", "{T}: {I2}"),
    ("Bitcast", "N", "{T}: {A2}"),
    ("ConvertPtrToU", "I", "{T}: =p(PhysicalStorageBuffer,{I2})"),
    ("ConvertUToPtr", "I", "ptr(PhysicalStorageBuffer,{I2}): {T}"),
    ("Load", "A", "{T}: =p({S},{T})"),
    ("Load", "A", "{T}: =up({S},{T})"),
    ("Load", "IMG", "{T}: =res(UniformConstant,{T})"),
    ("Store", "A", "-: =p({S},{T}) {T}"),
    ("Store", "A", "-: =up({S},{T}) {T}"),
    ("CopyMemory", "A", "-: =p({S},{T}) =p({S2},{T})"),
    ("CopyMemorySized", "O", "-: =up({S},{T}) =up({S2},{T}) =c(u32,4)"),
    ("(InBounds)?AccessChain", "NV", "ptr({S},{E}): =p({S},{T}) =c(u32,0)"),
    ("PtrAccessChain", "O", "ptr({S},{T}): =p({S},{T}) =c(u32,0)"),
    ("ArrayLength", "O", "u32: =res({S},block(run({T}))) !0"),
    (
        "ImageTexelPointer",
        "O",
        "ptr(Image,{E}): =res(UniformConstant,img({E},2D,0,0,0,2,R32ui)) v2u32 =c(u32,0)",
    ),
    ("VectorExtractDynamic", "NV", "{E}: {T} u32"),
    ("VectorInsertDynamic", "NV", "{T}: {T} {E} u32"),
    ("VectorShuffle", "NV", "{T}: {T} {T} {LANES}"),
    ("CompositeConstruct", "NV", "{T}: {PARTS}"),
    ("CompositeConstruct", "P", "{T}: {PARTS}"),
    ("CompositeExtract", "NV", "{E}: {T} !0"),
    ("CompositeInsert", "NV", "{T}: {E} {T} !0"),
    ("CopyObject", "A", "{T}: {T}"),
    ("CopyObject", "P", "{T}: {T}"),
    ("CopyLogical", "O", "plain({T}): block({T})"),
    ("SampledImage", "TEX", "simg({T}): =load({T}) =load(sampler)"),
    ("Image", "TEX", "{T}: =combined({T})"),
    ("Image(Sparse)?SampleProjDref.*", "TEX", "{SE}: =combined({T}) {XP} f32"),
    ("Image(Sparse)?SampleDref.*", "TEX", "{SE}: =combined({T}) {X} f32"),
    ("Image(Sparse)?SampleProj.*", "TEX", "{ST}: =combined({T}) {XP}"),
    ("Image(Sparse)?Sample(Ex|Im)plicitLod", "TEX", "{ST}: =combined({T}) {X}"),
    ("Image(Sparse)?Fetch", "IMG", "{ST}: =load({T}) {XI}"),
    ("Image(Sparse)?Gather", "TEX", "{ST}: =combined({T}) {X} =c(u32,0)"),
    ("Image(Sparse)?DrefGather", "TEX", "{ST}: =combined({T}) {X} f32"),
    ("ImageGatherQCOM", "TEX", "{ST}: =combined({T}) {X} =c(u32,0) =c(u32,0)"),
    ("Image(Sparse)?Read", "STORED", "{ST}: =load({T}) {XI}"),
    ("Image(Sparse)?Read", "STORED", "{SE}: =load({T}) {XI}"),
    ("ImageWrite", "STORED", "-: =load({T}) {XI} {V4}"),
    ("UntypedImageTexelPointerEXT", "STORED", "uptr(Image): ={T} =res(UniformConstant,{T}) {XI} =c(u32,0)"),
    ("UntypedImageTexelPointerEXT", "STORED", "uptr(Image): ={T} =tile({T}) {XI} =c(u32,0)"),
    ("ImageTexelPointer", "STORED", "ptr(Image,{E}): =tile({T}) {XI} =c(u32,0)"),
    ("ImageTexelPointer", "STORED", "ptr(Image,{E}): =res(UniformConstant,{T}) {XI} =c(u32,0)"),
    ("ImageQuerySizeLod", "IMG", "{XI}: =load({T}) u32"),
    ("ImageQuerySize", "IMG", "{XI}: =load({T})"),
    ("ImageQueryLod", "TEX", "v2f32: =combined({T}) {XS}"),
    ("ImageQuery(Levels|Samples)", "IMG", "u32: =load({T})"),
    ("ImageSparseTexelsResident", "O", "bool: u32"),
    ("ImageSampleFootprintNV", "TEX", "struct(bool,u32): =combined({T}) {X} =c(u32,0) =true"),
    ("FragmentMaskFetchAMD", "IMG", "u32: =load({T}) {XI}"),
    ("FragmentFetchAMD", "IMG", "{V4}: =load({T}) {XI} u32"),
    ("(Color)AttachmentReadEXT", "IMG", "{V4}: =get(TileImageEXT,{T})"),
    ("DepthAttachmentReadEXT", "O", "f32:"),
    ("StencilAttachmentReadEXT", "O", "u32:"),
    ("AtomicLoad|AtomicI(Inc|Dec)rement", "AT", "{T}: ={P}({S},{T})"),
    ("AtomicStore", "AT", "-: ={P}({S},{T}) {T}"),
    ("AtomicCompareExchange", "AI", "{T}: ={P}({S},{T}) {T} {T}"),
    ("Atomic(I(Add|Sub)|[SU]M..|And|Or|Xor)", "AI", "{T}: ={P}({S},{T}) {T}"),
    ("AtomicExchange", "AT", "{T}: ={P}({S},{T}) {T}"),
    ("AtomicF(Add|Min|Max)EXT", "AF", "{T}: ={P}({S},{T}) {T}"),
    ("EmitStreamVertex|EndStreamPrimitive", "O", "-: =c(u32,0)"),
    ("GroupNonUniformElect", "O", "bool:"),
    (
        "GroupNonUniform(All|Any)|GroupNonUniformQuadA.*|Group(All|Any)|SubgroupA..KHR|SubgroupAllEqualKHR",
        "O",
        "bool: bool",
    ),
    ("GroupNonUniformAllEqual", "A", "bool: {T}"),
    ("GroupNonUniformBroadcast|GroupNonUniformQuad(Broadcast|Swap)", "A", "{T}: {T} =c(u32,1)"),
    ("GroupNonUniformBroadcast|SubgroupReadInvocationKHR|GroupBroadcast", "A", "{T}: {T} u32"),
    ("GroupNonUniformBroadcastFirst|SubgroupFirstInvocationKHR", "A", "{T}: {T}"),
    ("GroupNonUniformBallot|SubgroupBallotKHR", "O", "v4u32: bool"),
    ("GroupNonUniformInverseBallot", "O", "bool: v4u32"),
    ("GroupNonUniformBallotBitExtract", "O", "bool: v4u32 u32"),
    ("GroupNonUniformBallot(BitCount|Find.SB)", "O", "u32: v4u32"),
    ("GroupNonUniform(Shuffle.*|RotateKHR)", "A", "{T}: {T} u32"),
    ("GroupNonUniformRotateKHR", "A", "{T}: {T} u32 =c(u32,4)"),
    (
        "GroupNonUniform([ISU](Add|Mul|Min|Max)|Bitwise.*)|Group(I|S|U|Bitwise)(Add|Min|Max|Mul|And|Or|Xor).*",
        "I",
        "{T}: {T}",
    ),
    ("GroupNonUniformF.*|GroupF(Add|Min|Max|Mul).*", "F", "{T}: {T}"),
    ("GroupNonUniformLogical.*|GroupLogical.*", "B", "{T}: {T}"),
    ("GroupNonUniformPartition(EXT|NV)", "A", "v4u32: {T}"),
    ("PtrEqual|PtrNotEqual", "O", "bool: =p({S},{T}) =p({S},{T})"),
    ("PtrDiff", "O", "u32: =p({S},{T}) =p({S},{T})"),
    ("FmaKHR|BFloat16MulAddQCOM", "F", "{T}: {T} {T} {T}"),
    ("[SU]+Dot", "IV", "{I2S}: {T} {T}"),
    ("[SU]+Dot", "IS", "{T}: {T} {T} !PackedVectorFormat4x8Bit"),
    ("[SU]+DotAccSat", "IV", "{I2S}: {T} {T} {I2S}"),
    ("[SU]+DotAccSat", "IS", "{T}: {T} {T} {T} !PackedVectorFormat4x8Bit"),
    ("FDot2MixAcc32VALVE", "FV", "f32: {T} {T} f32"),
    ("FDot2MixAcc16VALVE", "FV", "{E}: {T} {T} {E}"),
    ("FDot4MixAcc32VALVE", "FQ", "f32: {T} {T} f32"),
    ("ReadClockKHR", "O", "u64:"),
    ("ReadClockKHR", "O", "v2u32:"),
    ("ExpectKHR", "I", "{T}: {T} {T}"),
    ("ExpectKHR", "B", "{T}: {T} {T}"),
    ("AssumeTrueKHR", "O", "-: bool"),
    ("IsHelperInvocationEXT", "O", "bool:"),
    ("Undef|PoisonKHR", "A", "{T}:"),
    ("FreezeKHR", "A", "{T}: {T}"),
    ("UntypedArrayLengthKHR", "O", "u32: =block(run({T})) =ures({S},run({T})) !0"),
    ("Untyped(InBounds)?AccessChainKHR", "O", "uptr({S}): =block({T}) =ures({S},{T}) =c(u32,0)"),
    ("CompositeConstructReplicateEXT", "NV", "{T}: {E}"),
    ("ConstantCompositeReplicateEXT", "NV", "{T}: =c({E},1)"),
    ("SpecConstantCompositeReplicateEXT", "NV", "{T}: =sc({E},1)"),
    ("CooperativeMatrixLoadKHR", "CM", "{T}: =p({S},{E}) =c(u32,0) =c(u32,16)"),
    ("CooperativeMatrixStoreKHR", "CM", "-: =p({S},{E}) {T} =c(u32,0) =c(u32,16)"),
    ("CooperativeMatrixMulAddKHR", "S", "cm({T},3,2): cm({A2S},3,0) cm({A2S},3,1) cm({T},3,2)"),
    ("CooperativeMatrixLengthKHR", "CM", "u32: ={T}"),
    ("CooperativeMatrixConvertUseEXT|CooperativeMatrixTransposeNV", "S", "cm({T},3,{U1}): cm({T},3,2)"),
    ("CooperativeMatrixGetCoordinateEXT", "CM", "v2u32: {T} u32"),
    ("CooperativeMatrixLengthNV", "S", "u32: =cmnv({T})"),
    ("CreateTensorLayoutNV", "O", "layout:"),
    ("CreateTensorViewNV", "O", "view:"),
    ("TensorLayoutSet(Dimension|Stride|BlockSize)NV", "O", "layout: =tlayout u32 u32"),
    ("TensorLayoutSetClampValueNV", "O", "layout: =tlayout u32"),
    ("TensorLayoutSliceNV", "O", "layout: =tlayout u32 u32 u32 u32"),
    ("TensorViewSet(Dimension|Stride)NV", "O", "view: =tview u32 u32"),
    ("TensorViewSetClipNV", "O", "view: =tview u32 u32 u32 u32"),
    ("TensorReadARM", "S", "{T}: =load(tensor({T})) =null(arr(u32,2))"),
    ("TensorReadARM", "S", "arr({T},8): =load(tensor({T})) =null(arr(u32,2))"),
    ("TensorWriteARM", "S", "-: =load(tensor({T})) =null(arr(u32,2)) arr({T},8)"),
    ("TensorWriteARM", "S", "-: =load(tensor({T})) =null(arr(u32,2)) {T}"),
    ("TensorQuerySizeARM", "S", "u32: =load(tensor({T})) =c(u32,0)"),
    ("BitcastExtractEXT", "E", "{T}: {I2S} u32"),
    ("BitcastExtractEXT", "E", "{T}: v4u32 u32"),
    ("EmitMeshTasksEXT", "O", "-: u32 u32 u32"),
    ("EmitMeshTasksEXT", "O", "-: u32 u32 u32 =var(TaskPayloadWorkgroupEXT,{T})"),
    ("SetMeshOutputsEXT", "O", "-: u32 u32"),
    ("WritePackedPrimitiveIndices4x8NV", "O", "-: u32 u32"),
    ("TraceRayKHR|TraceNV", "O", f"-: {_RAY} =var(RayPayloadKHR,{{T}})"),
    ("TraceRayMotionNV", "O", f"-: {_RAY} f32 =var(RayPayloadKHR,{{T}})"),
    ("TraceMotionNV", "O", f"-: {_RAY} f32 =c(u32,0)"),
    ("ExecuteCallableKHR", "O", "-: u32 =var(CallableDataKHR,{T})"),
    ("ExecuteCallableNV", "O", "-: u32 =c(u32,0)"),
    ("ConvertUToAccelerationStructureKHR", "O", "as: u64"),
    ("ReportIntersectionKHR", "O", "bool: f32 u32"),
    ("RayQueryInitializeKHR", "O", f"-: {_RAY_QUERY} =load(as) u32 u32 v3f32 f32 v3f32 f32"),
    ("RayQuery(Terminate|ConfirmIntersection)KHR", "O", f"-: {_RAY_QUERY}"),
    ("RayQueryGenerateIntersectionKHR", "O", f"-: {_RAY_QUERY} f32"),
    ("AllocateNodePayloadsAMDX", "O", "ptr(NodePayloadAMDX,node(struct({T},{T}))): u32 u32"),
    ("AbortKHR", "O", "-: ={T} {T}"),
    ("ConstantSizeOfEXT", "O", "u32: =buffer({S})"),
    ("BufferPointerEXT", "O", "uptr({S}): =buffer({S})"),
    ("SubgroupAllEqualKHR", "O", "bool: bool"),
    ("ConstantNull", "A", "{T}:"),
    ("ConstantNull", "P", "{T}:"),
    ("(Spec)?Constant(True|False)", "O", "bool:"),
    ("(Spec)?Constant", "S", "{T}: !1"),
    ("ConstantComposite", "NV", "{T}: {CONSTANTS}"),
    ("SpecConstantComposite", "NV", "{T}: {SPECIALIZED}"),
    ("SpecConstantOp", "I", "{T}: !IAdd =null({T}) =null({T})"),
    ("SpecConstantOp", "F", "{T}: !FAdd =null({T}) =null({T})"),
    ("SpecConstantOp", "I", "{T}: !UConvert =null({I2})"),
    ("SpecConstantOp", "F", "{T}: !FConvert =null({F2})"),
    ("ExtInst", "F", "{T}: =glsl !{GLSL1} {T}"),
    ("ExtInst", "F", "{T}: =glsl !{GLSL2} {T} {T}"),
    ("ExtInst", "F", "{T}: =glsl !{GLSL3} {T} {T} {T}"),
    ("ExtInst", "I", "{T}: =glsl !{GLSLI1} {T}"),
    ("ExtInst", "I", "{T}: =glsl !{GLSLI2} {T} {T}"),
    ("ExtInst", "F", "{T}: =glsl !InterpolateAtCentroid =p(Input,{T})"),
    ("ExtInst", "F", "{T}: =glsl !InterpolateAtSample =p(Input,{T}) u32"),
    ("ExtInst", "F", "{T}: =glsl !InterpolateAtOffset =p(Input,{T}) v2f32"),
    ("ExtInst", "O", "f64: =glsl !PackDouble2x32 v2u32"),
    ("ExtInst", "O", "u32: =glsl !PackHalf2x16 v2f32"),
    ("Untyped(InBounds)?PtrAccessChainKHR", "O", "uptr({S}): =laid({T},4) =up({S},{T}) =c(u32,0)"),
    ("CooperativeVectorLoadNV", "S", "cv({T},4): =array({S},{T}) u32"),
    ("CooperativeVectorStoreNV", "S", "-: =array({S},{T}) u32 cv({T},4)"),
    ("CooperativeVectorReduceSumAccumulateNV", "S", "-: =array({S},{T}) u32 cv({T},4)"),
    (
        "CooperativeVectorMatrixMulNV",
        "S",
        "cv({T},4): cv({A2S},4) =c(u32,{CT}) =array({S},{T}) u32 =c(u32,{CT}) =c(u32,4) =c(u32,4) =c(u32,0) "
        "=false =c(u32,16)",
    ),
    (
        "CooperativeVectorMatrixMulAddNV",
        "S",
        "cv({T},4): cv({A2S},4) =c(u32,{CT}) =array({S},{T}) u32 =c(u32,{CT}) =array({S},{T}) u32 "
        "=c(u32,{CT}) =c(u32,4) =c(u32,4) =c(u32,0) =false =c(u32,16)",
    ),
    (
        "CooperativeVectorOuterProductAccumulateNV",
        "S",
        "-: =array({S},{T}) u32 cv({T},4) cv({T},4) =c(u32,0) =c(u32,{CT}) =c(u32,16)",
    ),
    ("UntypedVariableKHR", "O", "uptr({S}): !{S} =block({T})"),
    ("UntypedVariableKHR", "O", "uptr({S}): !{S}"),
    ("CooperativeMatrixReduceEXT", "CM", "{T}: {T} !Row =other"),
    ("CooperativeMatrixLoadNV", "S", "cmnv({T}): =p({S},{T}) u32 =false"),
    ("CooperativeMatrixStoreNV", "S", "-: =p({S},{T}) cmnv({T}) u32 =false"),
    ("CooperativeMatrixMulAddNV", "S", "cmnv({T}): cmnv({A2S}) cmnv({A2S}) cmnv({T})"),
    ("CooperativeMatrixLoadTensorNV", "CM", "{T}: =array({S},{E}) {T} =tlayout"),
    ("CooperativeMatrixStoreTensorNV", "CM", "-: =array({S},{E}) {T} =tlayout"),
    ("RawAccessChainNV", "O", "ptr({S},{T}): =array({S},{T}) =c(u32,4) u32 u32"),
    (
        "HitObjectRecordFromQueryEXT",
        "O",
        "-: =var(Private,hitext) =var(Function,query) u32 =var(HitObjectAttributeEXT,{T})",
    ),
    ("ImageBoxFilterQCOM", "TEX", "{V4}: =combined({T}) {X} v2f32"),
    ("ImageBoxFilterQCOM", "TEX", "{V4}: =combinedtile({T}) {X} v2f32"),
    (
        "ImageBlockMatchS.DQCOM",
        "TEX",
        "{V4}: =sampled(BlockMatchTextureQCOM,{T}) v2u32 =sampled(BlockMatchTextureQCOM,{T}) v2u32 v2u32",
    ),
    (
        "ImageBlockMatch(Window|Gather)S.DQCOM",
        "TEX",
        "{V4}: =matched({T}) v2u32 =matched({T}) v2u32 v2u32",
    ),
    (
        "ImageBlockMatch(Window|Gather)?S.DQCOM",
        "TEX",
        "{V4}: =combinedtile({T}) v2u32 =sampled(BlockMatchTextureQCOM,{T}) v2u32 v2u32",
    ),
    ("ImageSampleWeightedQCOM", "TEX", "{V4}: =combined({T}) {X} =viewed(WeightTextureQCOM,{T})"),
    ("ImageSampleWeightedQCOM", "TEX", "{V4}: =combinedtile({T}) {X} =viewed(WeightTextureQCOM,{T})"),
    ("BitCastArrayQCOM", "S", "arr({T},4): arr({A2S},4)"),
    ("ExtractSubArrayQCOM", "S", "arr({T},2): arr({T},4) u32"),
    ("CompositeConstructCoopMatQCOM", "CM", "{T}: arr({E},4)"),
    ("CompositeExtractCoopMatQCOM", "CM", "arr({E},4): {T}"),
)
# Operands of families whose rows would all be alike, by the names in the grammar; and results, by the names
# of instructions.
NAMED = {
    "Hit Object": "=var(Private,{HIT})",
    "RayQuery": _RAY_QUERY,
    "Intersection": "=c(u32,0)",
    "Acceleration Structure|Accel": "=load(as)",
    "Payload": "=var(RayPayloadKHR,{T})",
    "Hit ?Object ?Attributes?": "=var(HitObjectAttribute{V},{T})",
    "(Ray ?)?(Origin|Direction)": "v3f32",
    "(Ray ?)?(T ?[mM](in|ax))|(Current )?Time": "f32",
    "Barycentric": "v2f32",
    ".*": "u32",
}
RESULTS = {
    ".*(ObjectToWorld|WorldToObject).*": "mat(v3f32,4)",
    ".*(TriangleVertexPositions|MicroTriangleVertexPosition).*": "arr(v3f32,3)",
    ".*LSSPositions.*": "arr(v3f32,2)",
    ".*LSSRadii.*": "arr(f32,2)",
    ".*(Direction|Origin|SpherePosition)(KHR|NV|EXT)": "v3f32",
    ".*(Barycentric).*": "v2f32",
    ".*(Is(Sphere|LSS|Hit|Miss|Empty)|Opaque|FrontFace|Proceed).*": "bool",
    ".*(TKHR|TMin|TMax|Radius|HitValue|CurrentTime).*": "f32",
    ".*RecordBufferHandle.*": "v2u32",
    ".*": "u32",
}
# Instructions of GLSL.std.450, by the numbers and kinds of their operands.
GLSL = {
    "GLSL1": "Round Trunc FAbs FSign Floor Ceil Fract Sin Cos Tan Exp Log Sqrt InverseSqrt Normalize",
    "GLSL2": "Atan2 Pow FMin FMax Step Reflect NMin NMax",
    "GLSL3": "FClamp FMix SmoothStep Fma FaceForward NClamp",
    "GLSLI1": "SAbs SSign FindILsb FindSMsb FindUMsb",
    "GLSLI2": "UMin SMin UMax SMax",
}
FAMILIES = "RayQuery.*|HitObject.*|ReorderThread.*|FetchMicroTriangle.*"


def scalar_of(name: str) -> str:
    """Returns the type of the components."""
    match = re.match(r"(?:mat\(|img\(|cm\(|cv\()?(?:v\d)?(\w+)", name)
    assert match is not None
    return match[1]


def _with(name: str, scalar: str) -> str:
    """Returns a type of as many components of another type."""
    return f"{name[:2]}{scalar}" if name[0] == "v" else scalar


@cache
def _image(name: str) -> tuple[int, bool]:
    dim, _, arrayed = name[4:].split(",")[1:4]
    return {"1D": 1, "Buffer": 1, "3D": 3, "Cube": 3}.get(dim, 2), arrayed == "1"


def fields(name: str, opcode: str, rng: random.Random) -> dict[str, str]:
    """Returns what rows refer to, for a type."""
    element = scalar_of(name)
    found = {
        "T": name,
        "E": element,
        "B": _with(name, "bool"),
        "V": "EXT" if opcode.endswith("EXT") else "NV",
    }
    found["HIT"] = f"hit{found['V'].lower()}"
    found |= {
        key: _with(name, rng.choice(of)) for key, of in (("F2", FLOATS + NARROW + SMALL), ("I2", INTEGERS))
    }
    found["A2"] = rng.choice(DOMAINS["N"])
    found["A2S"], found["I2S"] = rng.choice(FLOATS + NARROW + INTEGERS), rng.choice(INTEGERS)
    found["U1"] = rng.choice("012")
    found["CT"] = rng.choice("0123456789")
    found |= {key: rng.choice(names.split()) for key, names in GLSL.items()}
    found["CONSTANTS"] = " ".join([f"=c({element},1)"] * (int(name[1]) if name[0] == "v" else 1))
    found["SPECIALIZED"] = found["CONSTANTS"].replace("=c(", "=sc(", 1)
    # Half are those that most instructions take.
    found["S"], found["S2"] = (rng.choice(rng.choice((STORAGE, STORAGE[:4]))) for _ in range(2))
    found["P"] = rng.choice(("p", "p", "up"))
    if name[0] == "v":
        found["LANES"] = " ".join(f"!{lane}" for lane in range(int(name[1])))
        found["PARTS"] = " ".join([element] * int(name[1]))
    elif name.startswith(("struct", "arr")):
        found["PARTS"] = " ".join([name[name.index("(") + 1 :].split(",")[0]] * 2)
    if name.startswith("mat"):
        column, count = name[4:-1].split(",")
        found |= {"COL": column, "ROW": f"v{count}{element}", "PARTS": " ".join([column] * int(count))}
    found.setdefault("PARTS", name)
    if name.startswith("img"):
        size, arrayed = _image(name)
        sparse = "Sparse" in opcode
        found["V4"] = f"v4{element}"
        found["ST"] = f"struct(u32,v4{element})" if sparse else f"v4{element}"
        found["SE"] = f"struct(u32,{element})" if sparse else element
        for key, of, more in (
            ("X", "f32", arrayed),
            ("XP", "f32", True),
            ("XI", "u32", arrayed),
            ("XS", "f32", False),
        ):
            count = size + more
            found[key] = f"v{count}{of}" if count > 1 else of
    return found

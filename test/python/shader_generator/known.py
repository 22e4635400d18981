# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The known differences between `check`, spirv-val and the layers, each with the words that decide it.

"The grammar" is spirv.core.grammar.json, "3.31" and the like are sections of the SPIR-V specification, a
number of five digits is a rule of the Vulkan specification. Rows in which `check` is wrong are debts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

import corpus_differences
from corpus_verdicts import Verdict as CorpusVerdict
from targets.sources import REGISTRIES
from targets.tables import LISTS

from shader_generator.rules import states

# Stands for capabilities and extensions that vk.xml has no row for, and for what no target tells.
UNLISTED, UNTOLD = "unlisted", "untold"
# Stands for rules that docs/vulkan-rules.md says aren't checked, with the reason.
UNCHECKED = "unchecked"
CHECK, OTHER, NEITHER = "check", "the other", "neither: it isn't about availability"


@dataclass(frozen=True)
class Known:
    """A difference.

    Attributes:
        right: who follows the specification.
        words: what decides it.
        asked: the requirement that `check` alone has, as a regular expression.
        said: what the other alone says, as a regular expression for the whole of it.
        where: a regular expression for the beginning of environment and version, "vulkan1.4 v1.6"; for the
            layers, of "device that lacks" what.
        text: a regular expression for a part of the shader.
    """

    right: str
    words: str
    asked: str = ""
    said: str = ""
    where: str = "vulkan"
    text: str = ""


_OLD = r"vulkan1\.\d v1\."
KNOWN = (
    # spirv-val
    Known(
        CHECK,
        "SPV_KHR_ray_tracing, SPV_KHR_ray_query's kin: this extension requires SPIR-V 1.4; what it "
        "brings isn't "
        "there below; spirv-val has the version of few extensions",
        asked=r"(SPV_(KHR|NV)_ray_tracing\w*\|?)+|(\w*RayTracing\w+\|?)+|v1\.4|"
        r"Geometry\|MeshShadingEXT\|MeshShadingNV\|RayTracingKHR\|RayTracingNV\|Tessellation|"
        r"(SPV_\w+\|)*SPV_KHR_ray_\w+(\|SPV_\w+)*|(\w+\|)*RayQueryKHR(\|\w+)*",
        where=_OLD + "[0-3]",
    ),
    Known(
        CHECK,
        'SPV_NV_tensor_addressing, SPV_NV_cooperative_matrix2 and its kin: "This extension requires SPIR-V '
        '1.6"',
        asked=r"SPV_NV_(tensor_addressing|cooperative_matrix(2|_decode_vector))|TensorAddressingNV|"
        r"(CooperativeMatrix\w+(NV|EXT)\|?)+|v1\.6",
        where=_OLD + "[0-5]",
    ),
    Known(
        CHECK,
        'SPV_AMDX_shader_enqueue, SPV_KHR_ray_cull_mask and others: "This extension requires SPIR-V 1.4"',
        asked=r"SPV_AMDX_shader_enqueue|ShaderEnqueueAMDX|SPV_KHR_ray_cull_mask|RayCullMaskKHR|"
        r"SPV_(NV|EXT)_shader_invocation_reorder|ShaderInvocationReorder\w+|SPV_QCOM_image_processing\d?|"
        r"Texture\w+QCOM|(ImageGather\w+QCOM\|?)+|SPV_NV_(cluster_acceleration_structure|linear_swept_spheres)",
        where=_OLD + "[0-3]",
    ),
    Known(
        CHECK,
        'SPV_KHR_float_controls2: "This extension requires SPIR-V 1.2"',
        asked=r"(FPFastMathModeINTEL\|)?FloatControls2(\|Kernel)?|SPV_KHR_float_controls2|v1\.2",
        where=_OLD + "[01]",
    ),
    Known(
        CHECK,
        'SPV_KHR_cooperative_matrix, SPV_KHR_quad_control and others: "This extension requires SPIR-V 1.3"',
        asked=r"(SPV_(NV|KHR)_cooperative_matrix\|?)+|\w*CooperativeMatrix\w+|SPV_KHR_(quad_control|"
        r"subgroup_rotate)|"
        r"(SPV_(EXT|NV)_shader_subgroup_partitioned\|?)+|"
        r"QuadControlKHR|SPV_EXT_long_vector|LongVectorEXT|SPV_QCOM_cooperative_matrix_conversion|v1\.3",
        where=_OLD + "[0-2]",
    ),
    Known(
        CHECK,
        'SPV_EXT_shader_atomic_float16_add: "Because this extension extends the '
        "SPV_EXT_shader_atomic_float_add extension, the following OpExtension must also be present in the "
        'module"; spirv-val asks for no extension of an instruction whose capability is declared',
        asked=r"SPV_EXT_shader_atomic_float_add\|SPV_NV_shader_atomic_fp16_vector",
        where="vulkan|device with no more",
        text="SPV_EXT_shader_atomic_float16_add",
    ),
    Known(
        CHECK,
        "SPV_AMD_shader_ballot, 'New Instructions': \"To use the new core instructions, declare: "
        'OpCapability Groups, OpExtension "SPV_AMD_shader_ballot"\'; revision 4 named the extension alone, '
        "which spirv-val follows. 08739 lets no module of Vulkan declare Groups: vk.xml has no row for it",
        asked=r"Groups|GroupNonUniformArithmetic\|GroupNonUniformBallot\|(Groups\|)?Kernel|"
        r"GroupNonUniformClustered.*",
        where="(?!.*unused Groups)",
    ),
    Known(
        CHECK,
        '08739, 08741: "must not declare any capability (any extension) that is not supported by the API": '
        "vk.xml "
        "has no row for it; spirv-val lets any extension of SPIR-V bring its capabilities",
        asked=UNLISTED,
    ),
    Known(
        CHECK,
        "SPV_QCOM_multiple_wait_queues, 'Loop Control': the column 'Enabling Capabilities' of "
        "MultipleWaitQueuesQCOM names the capability; the grammar, which spirv-val follows, names none",
        asked="MultipleWaitQueuesQCOM",
        where="vulkan|device",
    ),
    Known(
        CHECK,
        "3.31, Int64ImageEXT: images with a 64-bit sampled type use it, read or not; it implies Int64 by the "
        "newest grammars alone, so that consumers that follow others want that declared, too",
        asked="Int64(ImageEXT)?|SPV_EXT_shader_image_int64",
        where="vulkan|device",
    ),
    Known(
        CHECK,
        "vk.xml: the extension that brings it takes Vulkan 1.1; spirv-val has no table of extensions",
        asked=r"RayQuery\w*KHR|RayQueryKHR\|RayTracingKHR|SPV_KHR_ray_\w+(\|SPV_KHR_ray_tracing)?|"
        r"Ray(CullMask|TraversalPrimitiveCulling)KHR|"
        r"ShaderEnqueueAMDX|SPV_AMDX_shader_enqueue|ShaderSMBuiltinsNV|SPV_NV_shader_sm_builtins|"
        r"GroupNonUniformRotateKHR|"
        r"subgroupSupportedStages\.\w+|maintenance\d|SPV_NV_cluster_acceleration_structure|"
        r"RayTracingClusterAccelerationStructureNV",
        where=r"vulkan1\.0 ",
    ),
    Known(
        CHECK,
        "vk.xml: VK_EXT_shader_long_vector, which brings it, takes Vulkan 1.2; spirv-val has no table of "
        "extensions",
        asked="LongVectorEXT|SPV_EXT_long_vector",
        where=r"vulkan1\.[01] ",
    ),
    Known(
        CHECK,
        "3.31, DotProductInput*: one per form of the operands; spirv-val 2026.4 asks for it, too",
        asked=r"DotProductInput\w+",
    ),
    Known(
        CHECK,
        "3.31, StorageInputOutput16: 16-bit values of Input and Output are converted to and from 32 bits; "
        "nothing else "
        "is done with them",
        asked="Float16|Int16",
    ),
    Known(
        CHECK,
        "the extension that brings the capability has to be declared (08742 of its dependencies): "
        "Float8CooperativeMatrixEXT goes with SPV_KHR_cooperative_matrix, the encodings of Float8EXT, which "
        "DotProductFloat8AccFloat32VALVE implies, with SPV_EXT_float8",
        asked="SPV_KHR_cooperative_matrix|SPV_KHR_bfloat16|SPV_EXT_float8",
        where="vulkan|device with no more",
    ),
    Known(
        CHECK,
        "3.31: the scope of a group operation is a use of it: QueueFamily takes VulkanMemoryModel, Device "
        "VulkanMemoryModelDeviceScope, ShaderCallKHR RayTracingKHR; spirv-val looks at OpGroupNonUniform* "
        "and atomics",
        asked=r"VulkanMemoryModel(DeviceScope)?|SPV_KHR_vulkan_memory_model\|v1\.5|RayTracingKHR",
        where="vulkan|device with no more",
    ),
    Known(
        CHECK,
        "04642, 04646: group operations of Vulkan are of a subgroup; 04637: another scope is of stages with "
        "workgroups",
        asked=r"Metal\|OpenCL\|WebGPU( 0464[26]| 04637)?",
        where="vulkan|device",
    ),
    Known(
        CHECK,
        "07951: Subgroup is no scope of memory where none of GroupNonUniform, SubgroupBallotKHR, "
        "SubgroupVoteKHR is declared; spirv-val asks it of Vulkan 1.0 alone",
        asked=r"GroupNonUniform\|Metal\|OpenCL\|SubgroupBallotKHR\|SubgroupVoteKHR\|WebGPU( 07951)?",
        where="vulkan|device",
    ),
    Known(
        NEITHER,
        "what a module with a capability has to contain: a graph; stages that the capability is for",
        said="No OpGraphEntryPointARM.*|The TileShadingQCOM capability must not be enabled in any stage.*|"
        "Missing required OpSamplerImageAddressingModeNV.*|LocalSizeId mode is not allowed.*",
    ),
    Known(
        CHECK,
        "SPV_NV_shader_invocation_reorder and its EXT: requires SPV_KHR_ray_tracing, which brings the type",
        asked=r"SPV_KHR_ray_query\|SPV_KHR_ray_tracing\|SPV_NV_displacement_micromap\|SPV_NV_ray_tracing",
    ),
    Known(
        CHECK,
        "06275, 06343, 09901: subgroups of other types and stages, tensors in others; spirv-val knows no "
        "features and properties",
        asked=r"shaderSubgroupExtendedTypes|(subgroup|shaderTensor)SupportedStages\.\w+",
    ),
    Known(
        CHECK,
        "vk.xml: SPV_KHR_subgroup_rotate takes SPIR-V 1.3, as GroupNonUniform does",
        asked="GroupNonUniformRotateKHR|GroupNonUniform",
        where=_OLD + "[0-2]",
    ),
    Known(
        NEITHER,
        "docs/vulkan-rules.md, 'Left out' and 'Not in MLIR's dialect', and rules of 'Built-In Variables' but "
        "those that it names: relations between the parts of a module, the same on every implementation",
        said=UNCHECKED,
        where="vulkan|device",
    ),
    Known(
        NEITHER,
        'SPV_QCOM_tile_shading: "The x and y rate values of the TileShadingRateQCOM execution mode must be '
        'powers of 2", on every target',
        said=r"The TileShadingRateQCOM execution mode's x and y values must be powers of 2\.",
    ),
    Known(
        NEITHER,
        "'Fragment Output Interface': Index is a decoration of outputs; no rule of the lists says so",
        said="Index decoration on target <id> ID must be in the Output storage class",
    ),
    Known(
        CHECK,
        '04658, 11416: "If an OpImageTexelPointer is used in an atomic operation"; spirv-val asks it of all',
        said=r".*VUID-StandaloneSpirv-OpImageTexelPointer-04658.*",
        where="vulkan|device",
    ),
    Known(
        CHECK,
        "06552, 06889 to 06893 and their kin: combinations of ray flags, and the capability that the grammar "
        "has for a flag; nobody else looks at constants",
        asked=r"Metal\|OpenCL\|WebGPU (06552|0688[89]|0689[0-3]|0771[2-4]|1188[3-5])|"
        "RayTraversalPrimitiveCullingKHR|RayTracingOpacityMicromap\\w+",
        where="vulkan|device",
    ),
    Known(
        CHECK,
        'SPV_NV_ray_tracing_motion_blur: "This extension requires SPV_KHR_ray_tracing"; the flags of '
        "OpTraceRayMotionNV are that extension's, and nobody else looks at constants",
        asked=r"RayQueryKHR\|RayTracingKHR",
        where="vulkan|device",
        text="OpTraceRayMotionNV",
    ),
    Known(
        CHECK,
        "a constant that is a scope, or has a ray flag, that the grammar lacks: what nobody knows is "
        "unknown, and not available",
        asked="nothing",
        where="vulkan|device",
    ),
    # The layers
    Known(
        CHECK,
        "what no target tells, lists and limits above the least that Vulkan requires, is a condition; the "
        "device of the layers has it",
        asked=UNTOLD,
        where="device",
    ),
    Known(
        CHECK,
        "VUID-VkPipelineShaderStageCreateInfo-stage-00704 and -00705: the stage needs the feature, which is "
        "no rule about SPIR-V for the layers",
        asked="(geometry|tessellation)Shader 0070[45]",
        where="device",
    ),
    Known(
        CHECK,
        '10213: "image operand Offset must only be used with OpImage*Gather or OpImageGatherQCOM '
        'instructions", footprints included; the layers and spirv-val list samples, fetches, reads and '
        "writes",
        asked=r"maintenance8( 10213)?",
        where="device that lacks maintenance8|vulkan",
    ),
    Known(
        CHECK,
        '06328 and its kin: objects "must not have" such elements "unless" they are accessed "in 32-bit '
        "multiples\"; the layers don't look at atomics through untyped pointers",
        asked=r"\w+(8|16)BitAccess\S* (0632[89]|0633[023]|1075[67]|11161)",
        where=r"device that lacks \w+(8|16)BitAccess",
        text="OpUntypedAccessChain.*OpAtomic",
    ),
    Known(
        CHECK,
        "11162: objects in Input and Output with 16-bit members; the layers pass over built-ins",
        asked="StorageInputOutput16",
        where="device that lacks storageInputOutput16",
    ),
    Known(
        CHECK,
        '06340, 06341: "storage buffer variables ... must be decorated with the NonWritable decoration"; the '
        "layers look for instructions that write",
        asked="(vertexPipeline|fragment)StoresAndAtomics 0634[01]",
        where="device that lacks",
    ),
    Known(
        CHECK,
        "06491: a variable with DescriptorSet or Binding, typed or not, is in UniformConstant, Uniform or "
        "StorageBuffer; spirv-val looks at OpVariable alone",
        asked=r"Metal\|OpenCL\|WebGPU 06491",
        where="device|vulkan",
    ),
    Known(
        CHECK,
        '08985: "OpTypeCooperativeMatrixKHR and OpCooperativeMatrix* instructions must not be used in shader '
        'stages not included"; the layers ask in modules that declare CooperativeMatrixKHR itself',
        asked=r"cooperativeMatrixSupportedStages\.\w+ 08985",
        where="device that lacks",
    ),
    Known(
        CHECK,
        '10091: "OpTypeCooperativeVectorNV and OpCooperativeVector* instructions must not be used in shader '
        "stages not included\"; the layers don't ask it in modules that declare CooperativeVectorTrainingNV "
        "alone",
        asked=r"cooperativeVectorSupportedStages\.\w+ 10091",
        where="device that lacks cooperativeVectorSupportedStages",
        text="OpCapability CooperativeVectorTrainingNV",
    ),
    Known(
        NEITHER,
        "VUID-VkDeviceCreateInfo-ppEnabledExtensionNames-02835: a device with "
        "VK_EXT_shader_viewport_index_layer has shaderOutputLayer and shaderOutputViewportIndex, too",
        asked="Shader(Layer|ViewportIndex)",
        where="device that lacks shaderOutput",
    ),
    Known(
        CHECK,
        '06343: "group operations with subgroup scope"; the layers pass over those of '
        "SPV_KHR_subgroup_rotate",
        asked=r"subgroupSupportedStages\.\w+ 06343",
        where="device that lacks subgroupSupportedStages",
        text="OpGroupNonUniformRotateKHR",
    ),
    Known(
        CHECK,
        '10712: "If an OpTypeSampledImage with Storage Class TileAttachmentQCOM is consumed by any argument '
        'of the following operations, tileShadingImageProcessing must be enabled"; the layers do not look',
        asked="tileShadingImageProcessing 10712",
        where="device that lacks tileShadingImageProcessing",
    ),
    Known(
        CHECK,
        "06767 to 06773: each of these modes needs the feature, by its rule; the layers don't look at them",
        asked=r"shaderEarlyAndLateFragmentTests 067(6[7-9]|7[0-3])",
        where="device that lacks shaderEarlyAndLateFragmentTests",
    ),
    Known(
        CHECK,
        '12464: "Any OpUndef instruction must not have a Result Type of OpTypeImage, OpTypeSampler, '
        'OpTypeSampledImage, OpTypeAccelerationStructureKHR, or OpTypeTensorARM"; the layers and spirv-val '
        "don't look",
        asked=r"Metal\|OpenCL\|WebGPU 12464",
        where="device|vulkan",
    ),
    Known(
        CHECK,
        '04638: "Scope for memory must be limited to Device, QueueFamily, Workgroup, ShaderCallKHR, '
        'Subgroup, or Invocation", the scope of MakeTexelVisible included; spirv-val does not look at the '
        "image operands of footprints",
        asked=r"Metal\|OpenCL\|WebGPU 04638",
        where="device|vulkan",
        text="OpImageSampleFootprintNV",
    ),
    Known(
        NEITHER,
        "3.14, ConstOffset: a scalar or a vector; of a footprint, spirv-val takes arrays, in which the "
        "layers read ids as numbers",
        said="VUID-RuntimeSpirv-OpImageSample-0643[56]",
        where="device",
        text="OpImageSampleFootprintNV",
    ),
    Known(
        CHECK,
        '06328 and its kin: "8-bit integer" elements; of what untyped pointers access, the layers look at '
        "the number of bytes alone",
        said=r"VUID-RuntimeSpirv-\w+8(BitAccess)?-\d{5}",
        where="device",
        text="OpTypeFloat 8 ",
    ),
    Known(
        CHECK,
        '06429 and its kin: "must be less than or equal to" the device\'s limits; the device of the layers '
        "has larger ones than Vulkan requires",
        asked=r"\d+",
        where="device",
        text="LocalSize",
    ),
    Known(
        CHECK,
        '04645: "If the Storage Class is Workgroup, then it must only be used in the task, mesh, or compute '
        'Execution Model"; spirv-val looks at OpVariable and OpTypePointer alone, not at untyped variables',
        asked=r"Metal\|OpenCL\|WebGPU 04645",
        where="device|vulkan",
    ),
    Known(
        CHECK,
        '10980: "Objects containing 8-bit integer or 8-bit floating-point elements must not have storage '
        "class of Input or Output\"; the layers don't look at it",
        asked=r"Metal\|OpenCL\|WebGPU 10980",
        where="device",
    ),
    Known(
        CHECK,
        "3.31: the kinds of images and the built-ins that these capabilities are for; the layers don't look",
        asked="SampledCubeArray|ImageCubeArray|(Sampled|Image)1D|(Sampled|Image)Buffer|ImageMSArray|"
        "(Clip|Cull)Distance",
        where="device with no more",
    ),
    Known(
        NEITHER,
        "the layers take a tile image for a storage image",
        said=r"VUID-RuntimeSpirv-NonWritable-0634[01]",
        where="device",
        text="TileImageDataEXT",
    ),
    Known(
        CHECK,
        "3.31: a capability implies others; the device has no feature for what the declared one implies; "
        "the layers "
        "look at the declared one alone",
        asked=r"Int64(Atomics)?|Geometry\w*|(RayTracingMotionBlurNV\|)?Shader(InvocationReorder|ViewportMask|"
        r"ViewportIndexLayer)\w+|RayTracing\w+|Tessellation\w*|Float8\w*EXT|DotProductFloat8\w+|CooperativeMatrix\w+|"
        r"DescriptorHeapEXT|BFloat16\w+KHR|Shader\w+NV|MultiViewport|SampleRateShading|InterpolationFunction",
        where="device that lacks "
        "(shaderUntypedPointers|shaderBFloat16Type|shaderFloat8|cooperativeMatrix|shaderInt64|geometryShader|rayTracingPipeline|tessellationShader|multiViewport|"
        "sampleRateShading)",
    ),
)


@dataclass(frozen=True)
class Explained:
    """The rows that explain a difference; `left` is what none explains."""

    rows: tuple[Known, ...]
    left: tuple[str, ...]


def explain(asked: Iterable[str], said: str, where: str, text: str) -> Explained:
    """Returns why verdicts on the shader `text` differ. For the layers, `where` begins with "device"."""
    rows: list[Known] = []
    left: list[str] = []
    for each, kind in [*((each, "asked") for each in asked), *([(said, "said")] if said else [])]:
        row = next(
            (
                row
                for row in KNOWN
                if re.match(row.where, where)
                and re.search(row.text, text, re.DOTALL)
                and _fits(getattr(row, kind), each)
            ),
            None,
        )
        if row:
            rows.append(row)
        elif not where.startswith("device") and _of_corpora(each, kind, where):
            continue
        else:
            left.append(each)
    return Explained(tuple(rows), tuple(left))


def _is_unchecked(prefix: str, number: str) -> bool:
    """Whether a rule is left out, or is one of those about built-in variables that aren't checked."""
    state = states().get(number)
    if prefix in ("RuntimeSpirv", "StandaloneSpirv"):
        return state in ("Left out", "Not in MLIR's dialect")
    return state is None and not prefix.startswith("Vk")


def _fits(pattern: str, text: str) -> bool:
    if pattern == UNTOLD:
        return text.split()[0] in LISTS
    if pattern == UNCHECKED:
        named = re.findall(r"VUID-(\w+)-\w+-(\d{5})", text)
        return bool(named) and all(_is_unchecked(*each) for each in named)
    if pattern == UNLISTED:
        names = text.split("|")
        return all(re.match("[A-Z]", name) and name not in _listed() for name in names)
    return bool(pattern) and re.fullmatch(pattern, text) is not None


@cache
def _listed() -> frozenset[str]:
    """The capabilities and extensions in vk.xml."""
    text = (REGISTRIES / "vk.xml").read_text()
    return frozenset(re.findall(r'<spirv(?:capability|extension)\s+name="(\w+)"', text))


def _of_corpora(text: str, kind: str, where: str) -> bool:
    """Whether it is a known difference on other people's shaders."""
    environment = where.split()[0]
    asked, said = ((text,), "") if kind == "asked" else ((), text)
    return corpus_differences.explain(CorpusVerdict("", environment, asked, said)) is not None

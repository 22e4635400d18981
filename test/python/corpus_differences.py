# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The differences between `check` and spirv-val 2025.5 on third-party shaders: who is right, by which words.

The sections are those of the SPIR-V specification (unified1). "All used capabilities need to be declared"
(3.31) is the rule behind most: spirv-val looks at some uses only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from corpus_verdicts import Verdict

CHECK, SPIRV_VAL, NEITHER = "check", "spirv-val", "neither, it's another question"


@dataclass(frozen=True)
class Difference:
    """A rule that one of the two doesn't follow.

    Attributes:
        right: who follows the specification.
        why: the rule.
        asked: the requirement of `check` that spirv-val doesn't have, as a regular expression.
        said: the beginning of spirv-val's error where `check` reports nothing, as a regular expression.
        environments: the environments, as a regular expression.
    """

    right: str
    why: str
    asked: str = ""
    said: str = ""
    environments: str = ".*"


DIFFERENCES = (
    Difference(
        CHECK,
        "vk.xml: VK_KHR_ray_query takes Vulkan 1.1, VK_ARM_tensors 1.3; spirv-val has no table of extensions",
        asked=r"RayQueryKHR(\|RayTracingKHR)?|SPV_KHR_ray_query|SPV_ARM_tensors|TensorsARM|"
        r"shaderTensorSupportedStages\.\w+",
        environments=r"vulkan1\.[0-2]",
    ),
    Difference(
        CHECK,
        'SPV_KHR_quad_control: "This extension requires SPIR-V 1.3"; spirv-val has the version of few '
        "extensions",
        asked=r"QuadControlKHR|SPV_KHR_quad_control|v1\.3",
    ),
    Difference(
        CHECK,
        "3.31, SampledImageArrayDynamicIndexing and its kind: such arrays are indexed with dynamically "
        "uniform integer expressions; spirv-val doesn't look at indices",
        asked=r"\w+Array(Dynamic|NonUniform)Indexing",
    ),
    Difference(
        CHECK,
        "3.31: SampledCubeArray: uses the Arrayed operand in OpTypeImage with the Cube Dim with a sampler, "
        "ImageCubeArray: ... without a sampler, and so on for 1D, Buffer and multisampled arrays",
        asked="SampledCubeArray|ImageCubeArray|Image1D|ImageBuffer|ImageMSArray",
    ),
    Difference(
        CHECK,
        "3.21, ClipDistance and CullDistance: the built-in's enabling capability; check asks where a "
        "variable "
        "or a member is accessed; spirv-val's comment leaves it for later",
        asked="ClipDistance|CullDistance",
    ),
    Difference(
        CHECK,
        "3.31, StorageImageReadWithoutFormat: OpImageRead or OpImageSparseRead can be used with an Image "
        "Format of Unknown, Write alike",
        asked=r"StorageImage(Read|Write)WithoutFormat\|Kernel",
    ),
    Difference(
        CHECK,
        "3.31, RuntimeDescriptorArray: uses arrays of resources which are sized at run-time; the type is "
        "the "
        "use, whether its variable is accessed or not",
        asked=r"RuntimeDescriptorArray|SPV_EXT_descriptor_indexing\|v1\.5",
    ),
    Difference(
        CHECK,
        "SPV_KHR_8bit_storage, SPV_KHR_16bit_storage: memory of narrow scalars uses the storage's "
        "capability in a module that declares one for other memory, and of bfloat16 always",
        asked=r"\w*Storage\w*(8|16)\w*|SPV_KHR_(8|16)bit_storage\|v1\.\d",
    ),
    Difference(
        CHECK,
        "3.31, Float16Buffer: allows 16-bit OpTypeFloat for creating an OpTypePointer; Float16: uses "
        "OpTypeFloat to declare the 16-bit floating-point type",
        asked="Float16",
        environments="spv.*|opencl.*",
    ),
    Difference(
        CHECK,
        "SPV_KHR_workgroup_memory_explicit_layout: a Block in Workgroup memory takes the capability; "
        "spirv-val "
        "looks at variables that an entry point uses",
        asked="(SPV_KHR_w|W)orkgroup_?(m|M)emory_?(e|E)xplicit_?(l|L)ayout(KHR)?",
    ),
    Difference(
        CHECK,
        "SPV_KHR_ray_tracing, Dependencies: requires SPIR-V 1.4; the NV extension's capabilities are "
        "the same",
        asked=r"(((SPV_KHR|SPV_NV)_ray_tracing|RayTracing(KHR|NV))\|?)+|v1\.4|Shader|Geometry\|"
        r"RayTracingKHR\|.*",
        environments=r"spv1\.[0-3]|vulkan1\.[01]",
    ),
    Difference(
        CHECK,
        'the extension\'s "Dependencies": SPV_NV_cooperative_matrix, SPV_KHR_cooperative_matrix and '
        "SPV_NV_shader_subgroup_partitioned take SPIR-V 1.3",
        asked=r"\w*CooperativeMatrix\w*|SPV_NV_cooperative_matrix|GroupNonUniformPartitionedNV|v1\.3|"
        r"(SPV_(NV|EXT)_shader_subgroup_partitioned\|?)+",
        environments=r"spv1\.[0-2]|vulkan1\.0",
    ),
    Difference(
        CHECK,
        'the grammar, "version": "1.1" of Initializer, Finalizer and other execution modes, which no '
        "extension "
        "brings",
        asked=r"v1\.1",
        environments=r"spv.*|vulkan1\.[0-2]|opencl(1\.2|2\.[01])",
    ),
    Difference(
        CHECK,
        'vk.xml, "depends" of the extension that brings it: Vulkan 1.1; spirv-val has no table of extensions',
        asked="QuadControlKHR|RayQueryKHR|RayTracingPositionFetchKHR|shaderSubgroupUniformControlFlow|SPV_KHR_"
        "(quad_control|ray_query|ray_tracing_position_fetch|maximal_reconvergence|subgroup_uniform_control_flow)",
        environments=r"vulkan1\.0",
    ),
    Difference(
        CHECK,
        'vk.xml, "depends" of the extension that brings it: Vulkan 1.3; spirv-val has no table of extensions',
        asked=r"((SPV_ARM_tensors|SPV_ARM_graph)\|?)+|TensorsARM|GraphARM|SPV_EXT_shader_tile_image|"
        r"TileImage\w+EXT",
        environments=r"vulkan1\.[0-2]",
    ),
    Difference(
        CHECK,
        '08739, 08741: "must not declare any capability (SPIR-V extension) that is not supported by the '
        'API": '
        "vk.xml has no row for it; spirv-val has no table of extensions",
        asked=r"((SPV_INTEL_|SPV_ALTERA_)\w+\|?)+|\w+INTEL|BindlessTextureNV|SPV_NV_bindless_texture",
        environments="vulkan.*",
    ),
    Difference(
        CHECK,
        '08740: "one of the corresponding requirements must be satisfied"; spirv-val has no table of '
        "capabilities for Vulkan 1.1 with SPIR-V 1.4",
        asked=r"[\w|.]+",
        environments=r"vulkan1\.1spv1\.4",
    ),
    Difference(
        CHECK,
        "the OpenCL SPIR-V environment specification lists the capabilities of each version; it doesn't "
        "name this one; spirv-val has no table of extensions",
        asked=r"SPV_INTEL_\w+|\w+INTEL",
        environments="opencl.*",
    ),
    Difference(
        CHECK,
        '12243: "the Scope operand of OpTypeCooperativeMatrixKHR must be limited to Workgroup or Subgroup"',
        asked=r"Metal\|OpenCL\|WebGPU",
        environments="vulkan.*",
    ),
    Difference(CHECK, "an extension that nobody knows is unknown, and not available", asked=""),
    Difference(
        CHECK,
        "the size of a workgroup is larger than the 2^31 - 1 that targets offer at most",
        asked=r"\d{10}",
    ),
    Difference(
        CHECK,
        "capabilities newer than spirv-val 2025.5: DescriptorHeapEXT, DotProductFloat16AccFloat32VALVE",
        said="Invalid capability operand: (5128|6912)",
    ),
    Difference(
        CHECK,
        'vk.xml, InputAttachmentArrayDynamicIndexing: feature "shaderInputAttachmentArrayDynamicIndexing", '
        "requires "
        '"VK_VERSION_1_2,VK_EXT_descriptor_indexing"',
        said="Capability InputAttachmentArrayDynamicIndexing is not allowed",
    ),
    Difference(
        CHECK,
        "cles_khr_int64, cl_khr_subgroup_named_barrier and the support of images allow it, without "
        "an extension of "
        "SPIR-V",
        said="Capability (Int64|NamedBarrier|Sampled1D) is not allowed by OpenCL",
    ),
    Difference(
        SPIRV_VAL,
        "SPV_INTEL_function_variants: a conditional capability is needed by some variants only",
        asked="Int8",
    ),
    Difference(
        SPIRV_VAL,
        "SPV_AMD_gpu_shader_half_float_fetch lets a module declare the type",
        asked=r"Float16\|.*",
    ),
    Difference(
        NEITHER,
        "operands: scopes and semantics are constants, integers of kernels have no sign, sets have "
        "versions, blocks in "
        "Workgroup memory go together",
        said=r"(Memory Semantics|Scope) |The Signedness in OpTypeInt|\w+ NonSemantic\.|NonSemantic\.|"
        r"Version \d+ of the|When declaring WorkgroupMemoryExplicitLayoutKHR",
    ),
)


@dataclass(frozen=True)
class LayerDifference:
    """Where `check` and Vulkan's validation layers of Debian 12 differ on a shader.

    Attributes:
        why: the reason, in which `check` is right.
        said: what the layers report where `check` reports nothing, as a regular expression for a rule.
        asked: what `check` requires where they report nothing, as a regular expression for a value.
    """

    why: str
    said: str = ""
    asked: str = ""


LAYER_DIFFERENCES = (
    LayerDifference(
        "the driver under the layers states no limits, and check takes Vulkan's least", asked=r"\d+"
    ),
    LayerDifference(
        '06340, 06341: "all storage image, ... and storage buffer variables ... must be decorated with the '
        'NonWritable decoration"; the layers look at what is stored',
        asked="vertexPipelineStoresAndAtomics|fragmentStoresAndAtomics",
    ),
    LayerDifference(
        "3.31, SampledImageArrayDynamicIndexing and its kind: such arrays are indexed with dynamically "
        "uniform integer expressions",
        asked=r"\w+Array(Dynamic|NonUniform)Indexing",
    ),
    LayerDifference(
        '06332: "objects in the Uniform Storage Class with the Block decoration"; the layers take '
        "BufferBlock, "
        "of storage buffers, too",
        said="VUID-RuntimeSpirv-uniformAndStorageBuffer16BitAccess-06332",
    ),
)


def explain_layers(kind: str, said: Iterable[str], asked: Iterable[str]) -> str:
    """Returns why `check` is stricter or laxer than the layers, "" when that isn't known."""
    parts = [(each, "asked") for each in asked] if kind == "stricter" else [(each, "said") for each in said]
    reasons = [
        next((each.why for each in LAYER_DIFFERENCES if re.fullmatch(getattr(each, field), text)), "")
        for text, field in parts
    ]
    return "; ".join(dict.fromkeys(reasons)) if all(reasons) else ""


def explain(verdict: Verdict) -> list[Difference] | None:
    """Returns the rules that explain why the two differ, None when that isn't known."""
    if not verdict.asked:
        found = [each for each in DIFFERENCES if each.said and _is_at(each, verdict) and _says(each, verdict)]
        return found[:1] or None
    rules = []
    for need in verdict.asked:
        rule = next((each for each in DIFFERENCES if _is_at(each, verdict) and _asks(each, need)), None)
        if rule is None:
            return None
        rules.append(rule)
    return rules


def _is_at(difference: Difference, verdict: Verdict) -> bool:
    return re.fullmatch(difference.environments, verdict.environment) is not None


def _asks(difference: Difference, need: str) -> bool:
    return not difference.said and re.fullmatch(difference.asked, need) is not None


def _says(difference: Difference, verdict: Verdict) -> bool:
    return re.match(difference.said, verdict.said) is not None

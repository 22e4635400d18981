# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What no registry says about SPIR-V on Vulkan, written by hand, each with its source.

That is: which properties a Vulkan version makes mandatory (only the specification's text says that; the
registry lists features alone), and where names differ.

The texts that were read for it, all from https://github.com/KhronosGroup/Vulkan-Docs and
https://docs.vulkan.org:

* [limits] chapters/limits.adoc, table "Required Limits" (docs.vulkan.org/spec/latest, 1.4)
* [1.4] proposals/VK_VERSION_1_4.adoc, section "Proposal" (commit 0dd79adbba6a)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

# The version of something that is never offered.
NEVER = 99

SPIRV_MINORS = range(7)


@dataclass(frozen=True)
class Environment:
    """A version of Vulkan together with the highest version of SPIR-V that it accepts."""

    # The name of its target, and the prefix of its lists.
    name: str
    record: str
    # Vulkan 1.`vulkan`, SPIR-V 1.`spirv`.
    vulkan: int
    spirv: int
    # The Vulkan extensions that all implementations have in addition to the version.
    extensions: frozenset[str] = frozenset()


# Ascending: each accepts everything that the previous one does. The SPIR-V versions are from the
# specification's appendix "Vulkan Environment for SPIR-V", section "Versions and Formats", of each version;
# SPIR-V 1.4 on Vulkan 1.1 requires the extension VK_KHR_spirv_1_4, which requires another one (the registry,
# `depends`).
ENVIRONMENTS = (
    Environment("vulkan1.0", "Vulkan_1_0", 0, 0),
    Environment("vulkan1.1", "Vulkan_1_1", 1, 3),
    Environment(
        "vulkan1.1spv1.4",
        "Vulkan_1_1_SPV_1_4",
        1,
        4,
        frozenset({"VK_KHR_spirv_1_4", "VK_KHR_shader_float_controls"}),
    ),
    Environment("vulkan1.2", "Vulkan_1_2", 2, 5),
    Environment("vulkan1.3", "Vulkan_1_3", 3, 6),
    Environment("vulkan1.4", "Vulkan_1_4", 4, 6),
)


def with_vulkan(minor: int) -> int:
    """Returns the first environment of Vulkan 1.`minor`, NEVER if there is none."""
    found = (index for index, environment in enumerate(ENVIRONMENTS) if environment.vulkan >= minor)
    return next(found, NEVER)


def with_spirv(minor: int) -> int:
    """Returns the first environment that accepts modules of SPIR-V 1.`minor`, NEVER if there is none."""
    found = (index for index, environment in enumerate(ENVIRONMENTS) if environment.spirv >= minor)
    return next(found, NEVER)


# The properties in a #spirv.resource_limits, and their names there. The default, if a profile or the
# attribute omits one, is the minimum that Vulkan requires: table "Required Limits" of the Vulkan
# specification.
LIMITS = {
    "maxComputeSharedMemorySize": "max_compute_shared_memory_size",
    "maxComputeWorkGroupInvocations": "max_compute_workgroup_invocations",
    "maxComputeWorkGroupSize": "max_compute_workgroup_size",
}
# The same for facts about one device that aren't limits.
SUBGROUP_SIZES = {
    "subgroupSize": "subgroup_size",
    "minSubgroupSize": "min_subgroup_size",
    "maxSubgroupSize": "max_subgroup_size",
}


@dataclass(frozen=True)
class KnownProfile:
    """A Vulkan profile that is a target."""

    # Its name and its file in KhronosGroup/Vulkan-Profiles.
    name: str
    path: str
    # Profiles of a family ascend: each offers everything that the previous one does.
    family: str
    rank: int = 0
    # An extension that devices of the profile may have, and that makes requirements of Vulkan optional.
    extension: str = ""
    # Its names before it was renamed.
    other_names: tuple[str, ...] = ()


ANDROID = "profiles/Android"
ROADMAP = "profiles/Khronos/VP_KHR_roadmap.json"
# Some of the reports that these profiles are based on are from macOS.
DESKTOP = "profiles/LunarG/VP_LUNARG_desktop_baseline.json"
PORTABLE = "VK_KHR_portability_subset"

PROFILES: Sequence[KnownProfile] = (
    *(
        KnownProfile(name, f"{ANDROID}/{name}.json", family, rank, other_names=other_names)
        for name, family, rank, other_names in (
            ("VP_ANDROID_vulkan_profile_2021", "vulkan:android", 0, ("VP_ANDROID_baseline_2021",)),
            ("VP_ANDROID_vulkan_profile_2022", "vulkan:android", 1, ("VP_ANDROID_baseline_2022",)),
            ("VP_ANDROID_vulkan_profile_2025", "vulkan:android", 2, ()),
            ("VP_ANDROID_15_requirements", "vulkan:android-requirements", 0, ("VP_ANDROID_15_minimums",)),
            ("VP_ANDROID_16_requirements", "vulkan:android-requirements", 1, ("VP_ANDROID_16_minimums",)),
            ("VP_ANDROID_17_requirements", "vulkan:android-17", 0, ("VP_ANDROID_17_minimums",)),
        )
    ),
    *(
        KnownProfile(f"VP_KHR_roadmap_{year}", ROADMAP, "vulkan:roadmap", rank)
        for rank, year in enumerate((2022, 2024, 2026))
    ),
    # It requires scalarBlockLayout, which that of 2023 doesn't.
    KnownProfile(
        "VP_LUNARG_desktop_baseline_2022",
        DESKTOP,
        "vulkan:desktop-2022",
        extension=PORTABLE,
    ),
    *(
        KnownProfile(name, DESKTOP, "vulkan:desktop", rank, PORTABLE)
        for rank, name in enumerate(f"VP_LUNARG_desktop_baseline_{year}" for year in (2023, 2024))
    ),
    # This profile requires less than that of 2024.
    KnownProfile(
        "VP_LUNARG_desktop_baseline_2026",
        DESKTOP,
        "vulkan:desktop-2026",
        extension=PORTABLE,
    ),
)

# The devices that come before all others, so that messages with only a few names show these.
FIRST_DEVICES = (
    "lavapipe",
    "nvidia-rtx-5080",
    "amd-rx-6600",
    "intel-arc-a770",
    "apple-m1",
    "arm-mali-valhall",
    "qualcomm-adreno",
)

# Devices that were targets before there were naming rules, by the names that the rule in `names` produces.
EARLIER_NAMES = {
    "nvidia-rtx-5080-610.62-windows": "nvidia-rtx-5080",
    "amd-rx-6600-23.2.99-endeavouros": "amd-rx-6600",
    "intel-arc-a770-26.1.2-arch": "intel-arc-a770",
    "apple-m1-0.2.2209-macos": "apple-m1",
}

# A Vulkan version is its minor number here: 3 means Vulkan 1.3.

# Properties that a Vulkan version makes mandatory, (member, value): the registry lists only mandatory
# features. Of the subgroup operations, only the basic ones are among the [limits] of any Vulkan version, 1.4
# included; the others come with Roadmap 2022. ([1.4] requires them unless the subgroup size is 1, but allows
# the size 1.)
MANDATORY_PROPERTIES: Mapping[tuple[str, str], int] = {
    ("subgroupSupportedOperations", "VK_SUBGROUP_FEATURE_BASIC_BIT"): 1,
    ("subgroupSupportedStages", "VK_SHADER_STAGE_COMPUTE_BIT"): 1,
    ("shaderSignedZeroInfNanPreserveFloat32", "VK_TRUE"): 4,
}

# Vulkan's extensions that bring neither a feature nor a property, and that shaders depend on, with the
# version of Vulkan that includes them. A device has such an extension, or a version that includes it.
EXTENSIONS: Mapping[str, int] = {"VK_KHR_relaxed_block_layout": 1}

# The features that the chapter "Offset and Stride Assignment" names. VUID-StandaloneSpirv-None-10684 asks for
# layouts "as described in Shader Interfaces".
LAYOUT_FEATURES = (
    "scalarBlockLayout",
    "uniformBufferStandardLayout",
    "workgroupMemoryExplicitLayoutScalarBlockLayout",
)

# What no report and no target has, so that it is open, and the Vulkan version with which a device can have
# it. Lists that a device returns from a query function of its own, by the structure of their entries: "what
# the module uses is in the list". And limits: "what the module uses is within the limit", asked for above the
# minimum that the specification requires ([limits]).
LISTS: Mapping[str, int] = {
    "VkCooperativeMatrixPropertiesKHR": 1,
    "VkCooperativeMatrixPropertiesNV": 1,
    "VkCooperativeVectorPropertiesNV": 1,
    "bufferDescriptorAlignment": 1,
    "cooperativeMatrixWorkgroupScopeReservedSharedMemory": 1,
    "imageDescriptorAlignment": 1,
    "maxBlockMatchRegion": 1,
    "maxBoxFilterBlockSize": 1,
    "maxClipDistances": 0,
    "maxCooperativeVectorComponents": 1,
    "maxCombinedClipAndCullDistances": 0,
    "maxCullDistances": 0,
    "maxExecutionGraphShaderOutputNodes": 1,
    "maxExecutionGraphShaderPayloadCount": 1,
    "maxExecutionGraphShaderPayloadSize": 1,
    "maxFragmentCombinedOutputResources": 0,
    "maxFragmentInputComponents": 0,
    "maxFragmentOutputAttachments": 0,
    "maxGeometryInputComponents": 0,
    "maxGeometryOutputComponents": 0,
    "maxGeometryOutputVertices": 0,
    "maxGeometryShaderInvocations": 0,
    "maxMeshOutputComponents": 1,
    "maxMeshOutputMemorySize": 1,
    "maxMeshOutputPrimitives": 1,
    "maxMeshOutputVertices": 1,
    "maxMeshPayloadAndOutputMemorySize": 1,
    "maxMeshPayloadAndSharedMemorySize": 1,
    "maxMeshSharedMemorySize": 1,
    "maxMeshWorkGroupCount": 1,
    "maxMeshWorkGroupInvocations": 1,
    "maxMeshWorkGroupSize": 1,
    "maxMeshWorkGroupTotalCount": 1,
    "maxPushDataSize": 1,
    "maxShaderWaitQueues": 1,
    "maxTaskPayloadAndSharedMemorySize": 1,
    "maxTaskPayloadSize": 1,
    "maxTaskSharedMemorySize": 1,
    "maxTaskWorkGroupInvocations": 1,
    "maxTaskWorkGroupSize": 1,
    "maxTensorShaderAccessArrayLength": 1,
    "maxTensorShaderAccessSize": 1,
    "maxTessellationControlPerVertexInputComponents": 0,
    "maxTessellationControlPerVertexOutputComponents": 0,
    "maxTessellationEvaluationInputComponents": 0,
    "maxTessellationEvaluationOutputComponents": 0,
    "maxTessellationPatchSize": 0,
    "maxTexelGatherOffset": 0,
    "maxTexelOffset": 0,
    "maxTileShadingRate": 1,
    "maxTransformFeedbackBufferDataSize": 0,
    "maxTransformFeedbackBufferDataStride": 0,
    "maxTransformFeedbackStreamDataSize": 0,
    "maxTransformFeedbackStreams": 0,
    "maxVectorComponents": 0,
    "maxVertexInputAttributes": 0,
    "maxVertexOutputComponents": 0,
    "minTexelGatherOffset": 0,
    "minTexelOffset": 0,
    "samplerDescriptorAlignment": 1,
    "splitBarrierReservedSharedMemory": 1,
    "tensorDescriptorAlignment": 1,
}


def by_preference(extensions: Iterable[str]) -> list[str]:
    """Returns alternative SPIR-V extensions, Khronos's first, because later versions include these."""
    ranks = {"KHR": 0, "EXT": 1}
    return sorted(extensions, key=lambda name: (ranks.get(name.split("_")[1], 2), name))


# Extensions that have different names in the grammar and in MLIR: from the grammar's name to MLIR's. Renamed
# in 2024.
RENAMED_EXTENSIONS = {"SPV_INTEL_long_composites": "SPV_INTEL_long_constant_composite"}

# What an implementation with VK_KHR_portability_subset needs for a capability in addition to the registry's
# conditions: a feature of VkPhysicalDevicePortabilitySubsetFeaturesKHR. (The Vulkan specification, appendix
# "Layers & Extensions", VK_KHR_portability_subset. The other features don't concern capabilities.)
PORTABILITY_SUBSET = {"InterpolationFunction": "shaderSampleRateInterpolationFunctions"}

# The features of that structure that rules about SPIR-V mention. An implementation without the extension has
# all of them: Vulkan requires them, and the extension makes them optional.
PORTABILITY_FEATURES = frozenset(
    {"shaderSampleRateInterpolationFunctions", "tessellationIsolines", "tessellationPointMode"}
)

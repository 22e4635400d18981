# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What no registry says about SPIR-V on Vulkan, written by hand, each with its source.

That is: which features a Vulkan version makes mandatory (only the specification's text says that), what
came after Debian 12's registry, 1.3.239, and where names differ.

The texts that were read for it, all from https://github.com/KhronosGroup/Vulkan-Docs and
https://docs.vulkan.org:

* [features] chapters/features.adoc, section "Feature Requirements" (1.3.286, commit ed4ba0242beb)
* [limits] chapters/limits.adoc, table "Required Limits" (docs.vulkan.org/spec/latest, 1.4)
* [1.4] proposals/VK_VERSION_1_4.adoc, section "Proposal" (commit 0dd79adbba6a)
* [later] xml/vk.xml (1.3.286, commit ed4ba0242beb); for what is later still, the page of the extension
* [profiles] VP_LUNARG_minimum_requirements.json of KhronosGroup/Vulkan-Profiles, to compare with
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

# Something never offered has NEVER for a version.
NEVER = 99

SPIRV_MINORS = range(7)


@dataclass(frozen=True)
class Environment:
    """A version of Vulkan together with the highest version of SPIR-V that it accepts."""

    # What its target is called, and its lists begin with.
    name: str
    record: str
    # Vulkan 1.`vulkan`, SPIR-V 1.`spirv`.
    vulkan: int
    spirv: int


# Ascending: each accepts what the one before it does. The SPIR-V versions are from the specification's
# appendix "Vulkan Environment for SPIR-V", section "Versions and Formats", of each version; SPIR-V 1.4 on
# Vulkan 1.1 is what the extension VK_KHR_spirv_1_4 adds.
ENVIRONMENTS = (
    Environment("vulkan1.0", "Vulkan_1_0", 0, 0),
    Environment("vulkan1.1", "Vulkan_1_1", 1, 3),
    Environment("vulkan1.1spv1.4", "Vulkan_1_1_SPV_1_4", 1, 4),
    Environment("vulkan1.2", "Vulkan_1_2", 2, 5),
    Environment("vulkan1.3", "Vulkan_1_3", 3, 6),
    Environment("vulkan1.4", "Vulkan_1_4", 4, 6),
)


@dataclass(frozen=True)
class KnownImplementation:
    """A Vulkan profile, or a device, that gets a target."""

    # The target's name, its family, and its position there.
    name: str
    family: str
    rank: int = 0
    # The vendor and the type of a device as MLIR writes them, if MLIR has a name for the vendor.
    device: str = ""

    @property
    def is_device(self) -> bool:
        """Whether it is a device: each is a family of its own, which has its name."""
        return self.family == f"vulkan:{self.name}"


# What each offers is in `profiles`, in a file of its name; Roadmap 2022 comes with Debian's libvulkan-dev.
# Those of a family in ascending order: each offers what the one before it does.
IMPLEMENTATIONS: Sequence[KnownImplementation] = (
    KnownImplementation("VP_ANDROID_baseline_2021", "vulkan:android", 0),
    KnownImplementation("VP_ANDROID_baseline_2022", "vulkan:android", 1),
    KnownImplementation("VP_KHR_roadmap_2022", "vulkan:roadmap", 0),
    KnownImplementation("VP_KHR_roadmap_2024", "vulkan:roadmap", 1),
    KnownImplementation("VP_LUNARG_desktop_baseline_2022", "vulkan:desktop"),
    KnownImplementation("lavapipe", "vulkan:lavapipe"),
    KnownImplementation("nvidia-rtx-5080", "vulkan:nvidia-rtx-5080", device="NVIDIA:DiscreteGPU"),
    KnownImplementation("amd-rx-6600", "vulkan:amd-rx-6600", device="AMD:DiscreteGPU"),
    KnownImplementation("intel-arc-a770", "vulkan:intel-arc-a770", device="Intel:DiscreteGPU"),
    KnownImplementation("apple-m1", "vulkan:apple-m1", device="Apple:IntegratedGPU"),
    KnownImplementation("arm-mali-valhall", "vulkan:arm-mali-valhall", device="ARM:IntegratedGPU"),
    KnownImplementation("qualcomm-adreno", "vulkan:qualcomm-adreno", device="Qualcomm:IntegratedGPU"),
)

# A Vulkan version is its minor number here: 3 is Vulkan 1.3.

# Features that a Vulkan version makes mandatory, as far as one of them alone lets an application use a
# SPIR-V capability. Up to 1.3, those that [features] wants "if Vulkan 1.x is supported". For instance
# shaderDrawParameters isn't here: [features] wants it only where VK_KHR_shader_draw_parameters is, though 1.1
# has it in core. Likewise shaderOutputLayer and its kind, which [profiles] claims for 1.2.
MANDATORY_FEATURES: Mapping[str, int] = {
    "multiview": 1,
    "bufferDeviceAddress": 3,
    "shaderDemoteToHelperInvocation": 3,
    "shaderIntegerDotProduct": 3,
    "vulkanMemoryModel": 3,
    "vulkanMemoryModelDeviceScope": 3,
    # [1.4], "Roadmap 2022"
    "imageCubeArray": 4,
    "sampleRateShading": 4,
    "shaderSampledImageArrayDynamicIndexing": 4,
    "shaderStorageBufferArrayDynamicIndexing": 4,
    "shaderStorageImageArrayDynamicIndexing": 4,
    "shaderStorageTexelBufferArrayDynamicIndexing": 4,
    "shaderUniformBufferArrayDynamicIndexing": 4,
    "shaderUniformTexelBufferArrayDynamicIndexing": 4,
    # [1.4], "Roadmap 2024"
    "shaderExpectAssume": 4,
    "shaderImageGatherExtended": 4,
    "shaderInt16": 4,
    "shaderInt8": 4,
    "shaderSubgroupRotate": 4,
    "storageBuffer16BitAccess": 4,
    "storageBuffer8BitAccess": 4,
    # [1.4], "Additional Functionality"
    "variablePointers": 4,
    "variablePointersStorageBuffer": 4,
}

# The same for properties: (member, value). Of the subgroup operations only the basic ones are among the
# [limits] of any Vulkan version, 1.4 included: the others are Roadmap 2022's. ([1.4] wants them where the
# subgroup's size isn't 1, but allows the size 1.)
MANDATORY_PROPERTIES: Mapping[tuple[str, str], int] = {
    ("subgroupSupportedOperations", "VK_SUBGROUP_FEATURE_BASIC_BIT"): 1,
    ("shaderSignedZeroInfNanPreserveFloat32", "VK_TRUE"): 4,
}


@dataclass(frozen=True)
class LaterExtension:
    """What a Vulkan extension makes usable, according to more than Debian 12's registry."""

    name: str
    # The lowest Vulkan version it works with, and the one, if any, that has it in core.
    requires: int
    promoted: int
    spirv_extension: str
    # From capability to what it needs: a feature, or only the extension.
    capabilities: Mapping[str, str]


# Used where the registry at hand has no such row. Only what MLIR 22 has a name for.
LATER_EXTENSIONS: Sequence[LaterExtension] = (
    # Two rows that 1.3.239 forgot: it lists the capability alone. [later]
    LaterExtension("VK_EXT_conservative_rasterization", 0, NEVER, "SPV_EXT_fragment_fully_covered", {}),
    LaterExtension("VK_NV_ray_tracing_motion_blur", 1, NEVER, "SPV_NV_ray_tracing_motion_blur", {}),
    # No registry has a row for Groups, but the instructions of the extension need it, says the grammar.
    LaterExtension(
        "VK_AMD_shader_ballot", 0, NEVER, "SPV_AMD_shader_ballot", {"Groups": "VK_AMD_shader_ballot"}
    ),
    # [later]; core in 1.4: [1.4], "Roadmap 2024".
    LaterExtension(
        "VK_KHR_shader_subgroup_rotate",
        0,
        4,
        "SPV_KHR_subgroup_rotate",
        {"GroupNonUniformRotateKHR": "shaderSubgroupRotate"},
    ),
    LaterExtension(
        "VK_KHR_shader_expect_assume",
        0,
        4,
        "SPV_KHR_expect_assume",
        {"ExpectAssumeKHR": "shaderExpectAssume"},
    ),
    # [later]
    LaterExtension(
        "VK_KHR_cooperative_matrix",
        0,
        NEVER,
        "SPV_KHR_cooperative_matrix",
        {"CooperativeMatrixKHR": "cooperativeMatrix"},
    ),
    LaterExtension(
        "VK_EXT_shader_replicated_composites",
        0,
        NEVER,
        "SPV_EXT_replicated_composites",
        {"ReplicatedCompositesEXT": "shaderReplicatedComposites"},
    ),
    # Their own pages, sections "Extension and Version Dependencies" and "New SPIR-V Capabilities".
    LaterExtension(
        "VK_KHR_shader_bfloat16",
        0,
        NEVER,
        "SPV_KHR_bfloat16",
        {
            "BFloat16TypeKHR": "shaderBFloat16Type",
            "BFloat16DotProductKHR": "shaderBFloat16DotProduct",
            "BFloat16CooperativeMatrixKHR": "shaderBFloat16CooperativeMatrix",
        },
    ),
    LaterExtension(
        "VK_ARM_tensors",
        3,
        NEVER,
        "SPV_ARM_tensors",
        {
            "TensorsARM": "shaderTensorAccess",
            "StorageTensorArrayDynamicIndexingEXT": "shaderStorageTensorArrayDynamicIndexing",
            "StorageTensorArrayNonUniformIndexingEXT": "shaderStorageTensorArrayNonUniformIndexing",
        },
    ),
    LaterExtension("VK_ARM_data_graph", 3, NEVER, "SPV_ARM_graph", {"GraphARM": "dataGraph"}),
)

# The SPIR-V version, 1.x, that a SPIR-V extension requires, where it isn't 1.0 and where Vulkan alone doesn't
# see to it: section "Dependencies" of the extension in https://github.khronos.org/SPIRV-Registry. Vulkan 1.0
# and 1.1 may have some of these with VK_KHR_spirv_1_4, but then for modules of SPIR-V 1.4.
EXTENSION_SPIRV_MINOR = {
    "SPV_KHR_cooperative_matrix": 3,
    "SPV_NV_cooperative_matrix": 3,
    "SPV_EXT_mesh_shader": 4,
    "SPV_KHR_ray_tracing": 4,
    # Extends the one above, as VK_NV_ray_tracing_motion_blur does VK_KHR_ray_tracing_pipeline.
    "SPV_NV_ray_tracing_motion_blur": 4,
    "SPV_KHR_workgroup_memory_explicit_layout": 4,
}

# Names that the registry misspells, and what they are called: later registries have it right. [later]
MISSPELT = {"SPV_INTEL_shader_integer_functions": "SPV_INTEL_shader_integer_functions2"}

# Capabilities that MLIR has and the grammar of spirv-headers 1.6.1+1.3.239 (2023-01) has not, with the
# extension that brings them. None is core in a SPIR-V version. The first nine are usable in Vulkan through
# LATER_EXTENSIONS; no Vulkan extension admits the others, which are for OpenCL.
NOT_IN_GRAMMAR = {
    "BFloat16TypeKHR": "SPV_KHR_bfloat16",
    "BFloat16DotProductKHR": "SPV_KHR_bfloat16",
    "BFloat16CooperativeMatrixKHR": "SPV_KHR_bfloat16",
    "CooperativeMatrixKHR": "SPV_KHR_cooperative_matrix",
    "GraphARM": "SPV_ARM_graph",
    "ReplicatedCompositesEXT": "SPV_EXT_replicated_composites",
    "StorageTensorArrayDynamicIndexingEXT": "SPV_ARM_tensors",
    "StorageTensorArrayNonUniformIndexingEXT": "SPV_ARM_tensors",
    "TensorsARM": "SPV_ARM_tensors",
    "Bfloat16ConversionINTEL": "SPV_INTEL_bfloat16_conversion",
    "CacheControlsINTEL": "SPV_INTEL_cache_controls",
    "TensorFloat32RoundingINTEL": "SPV_INTEL_tensor_float32_conversion",
}

# Capabilities that the grammar has under the same number but another name. Renamed in 2024; the extension
# too, from SPV_INTEL_blocking_pipes.
RENAMED_IN_GRAMMAR = {"BlockingPipesALTERA": ("BlockingPipesINTEL", "SPV_ALTERA_blocking_pipes")}

# What an implementation with VK_KHR_portability_subset needs for a capability, beside what the registry says:
# a feature of VkPhysicalDevicePortabilitySubsetFeaturesKHR. (The Vulkan specification, appendix "Layers &
# Extensions", VK_KHR_portability_subset. The other features don't concern capabilities.)
PORTABILITY_SUBSET = {"InterpolationFunction": "shaderSampleRateInterpolationFunctions"}

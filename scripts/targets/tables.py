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


def with_vulkan(minor: int) -> int:
    """Returns the first environment of Vulkan 1.`minor`, NEVER if there is none."""
    found = (index for index, environment in enumerate(ENVIRONMENTS) if environment.vulkan >= minor)
    return next(found, NEVER)


def with_spirv(minor: int) -> int:
    """Returns the first environment that accepts modules of SPIR-V 1.`minor`, NEVER if there is none."""
    found = (index for index, environment in enumerate(ENVIRONMENTS) if environment.spirv >= minor)
    return next(found, NEVER)


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


# What each offers is in `profiles`, in a file of its name; of the roadmaps, in the registry's
# VP_KHR_roadmap.json. Those of a family in ascending order: each offers what the one before it does.
IMPLEMENTATIONS: Sequence[KnownImplementation] = (
    KnownImplementation("VP_ANDROID_baseline_2021", "vulkan:android", 0),
    KnownImplementation("VP_ANDROID_baseline_2022", "vulkan:android", 1),
    KnownImplementation("VP_KHR_roadmap_2022", "vulkan:roadmap", 0),
    KnownImplementation("VP_KHR_roadmap_2024", "vulkan:roadmap", 1),
    KnownImplementation("VP_KHR_roadmap_2026", "vulkan:roadmap", 2),
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

# Properties that a Vulkan version makes mandatory, (member, value): the registry lists mandatory features
# alone. Of the subgroup operations only the basic ones are among the
# [limits] of any Vulkan version, 1.4 included: the others are Roadmap 2022's. ([1.4] wants them where the
# subgroup's size isn't 1, but allows the size 1.)
MANDATORY_PROPERTIES: Mapping[tuple[str, str], int] = {
    ("subgroupSupportedOperations", "VK_SUBGROUP_FEATURE_BASIC_BIT"): 1,
    ("subgroupSupportedStages", "COMPUTE"): 1,
    ("shaderSignedZeroInfNanPreserveFloat32", "VK_TRUE"): 4,
}


# Capabilities that the registry has no row for, and the Vulkan extension that makes them usable: the grammar
# says that the instructions of SPV_AMD_shader_ballot need Groups.
UNREGISTERED_CAPABILITIES = {"Groups": "VK_AMD_shader_ballot"}

# Extensions that the grammar has under another name than MLIR: from its name to MLIR's. Renamed in 2024.
RENAMED_EXTENSIONS = {"SPV_INTEL_long_composites": "SPV_INTEL_long_constant_composite"}

# The SPIR-V version, 1.x, that a SPIR-V extension requires, where it isn't 1.0 and where Vulkan alone doesn't
# see to it: section "Dependencies" of the extension in https://github.khronos.org/SPIRV-Registry. Vulkan 1.0
# and 1.1 may have some of these with VK_KHR_spirv_1_4, but then for modules of SPIR-V 1.4.
EXTENSION_SPIRV_MINOR = {
    "SPV_KHR_cooperative_matrix": 3,
    "SPV_KHR_vulkan_memory_model": 3,
    "SPV_NV_shader_subgroup_partitioned": 3,
    "SPV_NV_cooperative_matrix": 3,
    "SPV_EXT_mesh_shader": 4,
    "SPV_KHR_ray_tracing": 4,
    # Extends the one above, as VK_NV_ray_tracing_motion_blur does VK_KHR_ray_tracing_pipeline.
    "SPV_NV_ray_tracing_motion_blur": 4,
    "SPV_KHR_workgroup_memory_explicit_layout": 4,
}

# What an implementation with VK_KHR_portability_subset needs for a capability, beside what the registry says:
# a feature of VkPhysicalDevicePortabilitySubsetFeaturesKHR. (The Vulkan specification, appendix "Layers &
# Extensions", VK_KHR_portability_subset. The other features don't concern capabilities.)
PORTABILITY_SUBSET = {"InterpolationFunction": "shaderSampleRateInterpolationFunctions"}

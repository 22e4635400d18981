# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Full subgroups of the size that a shader relies on: VK_EXT_subgroup_size_control."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from mlir.availability.vulkan._devices import DeviceInfo
from mlir.availability.vulkan._loader import NotOfferedError

if TYPE_CHECKING:
    from mlir.availability.vulkan._interface import Interface

EXTENSION = "VK_EXT_subgroup_size_control"
FEATURES = ("subgroupSizeControl", "computeFullSubgroups")

# VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT; the package only has older names of it.
_FULL = 2
# The minor version of Vulkan that promoted the extension.
_MINOR = 3


def structure_of(device: DeviceInfo) -> str:
    """Returns the name of the structure with the features for subgroup sizes.

    Since Vulkan 1.3, all features that the version promoted are in one structure.
    """
    is_in_version = device.api_version[1] >= _MINOR
    return f"VkPhysicalDevice{'Vulkan13' if is_in_version else 'SubgroupSizeControl'}Features"


def is_offered(vk: Any, handle: Any, device: DeviceInfo) -> bool:
    """Returns whether a device supports required subgroup sizes."""
    if device.api_version[1] < _MINOR and EXTENSION not in device.extensions:
        return False
    features = vk.VkPhysicalDeviceSubgroupSizeControlFeatures()
    asked = vk.VkPhysicalDeviceFeatures2(pNext=features)
    vk.vkGetPhysicalDeviceFeatures2(handle, vk.ffi.addressof(asked))
    return all(getattr(features, name) for name in FEATURES)


def check_size(
    vk: Any, handle: Any, device: DeviceInfo, size: int, workgroup: tuple[int, int, int] | None
) -> None:
    """Raises NotOfferedError if a device doesn't support full subgroups of `size` invocations."""
    if device.api_version[1] < _MINOR and EXTENSION not in device.extensions:
        raise NotOfferedError(
            f"{device.name} can't choose the size of subgroups: it has neither Vulkan 1.3 nor {EXTENSION}"
        )
    features = vk.VkPhysicalDeviceSubgroupSizeControlFeatures()
    asked = vk.VkPhysicalDeviceFeatures2(pNext=features)
    vk.vkGetPhysicalDeviceFeatures2(handle, vk.ffi.addressof(asked))
    sizes = vk.VkPhysicalDeviceSubgroupSizeControlProperties()
    told = vk.VkPhysicalDeviceProperties2(pNext=sizes)
    vk.vkGetPhysicalDeviceProperties2(handle, vk.ffi.addressof(told))
    missing = [name for name in FEATURES if not getattr(features, name)]
    if not sizes.requiredSubgroupSizeStages & vk.VK_SHADER_STAGE_COMPUTE_BIT:
        missing.append("requiredSubgroupSizeStages with COMPUTE")
    if missing:
        raise NotOfferedError(
            f"{device.name} can't choose the size of subgroups: it lacks {', '.join(missing)}"
        )
    least, most = sizes.minSubgroupSize, sizes.maxSubgroupSize
    if not least <= size <= most:
        some = f"{least}" if least == most else f"{least} to {most}"
        raise NotOfferedError(f"{device.name} has subgroups of {some} invocations, not of {size}")
    # VUID-VkPipelineShaderStageCreateInfo-pNext-02756
    count = math.prod(workgroup) // size if workgroup else 0
    if count > sizes.maxComputeWorkgroupSubgroups:
        raise NotOfferedError(
            f"{device.name} allows at most {sizes.maxComputeWorkgroupSubgroups} subgroups of a chosen size "
            f"in a workgroup, but the shader's workgroups have {count} of {size} invocations"
        )


def stage_fields(vk: Any, size: int) -> dict[str, Any]:
    """Returns the fields of a pipeline stage that require full subgroups of `size` invocations."""
    required = vk.VkPipelineShaderStageRequiredSubgroupSizeCreateInfo(requiredSubgroupSize=size)
    return {"pNext": required, "flags": _FULL}


def check_request(size: object) -> None:
    """Raises TypeError or ValueError if no device has subgroups of `size` invocations."""
    if not isinstance(size, int) or isinstance(size, bool):
        raise TypeError(f"subgroup_size must be an int, not {type(size).__name__}")
    if size < 1 or size & (size - 1):
        raise ValueError(f"subgroup_size must be a power of two, not {size}")


def required_size(interface: Interface, asked: int | None) -> int | None:
    """Returns the subgroup size to require: the binary's, or the requested one.

    Raises:
        ValueError: the two differ, or workgroups can't consist of full subgroups of that size.
    """
    size = interface.subgroup_size or asked
    if asked is not None and size != asked:
        raise ValueError(f"the shader requires subgroups of {size} invocations, but subgroup_size is {asked}")
    workgroup = interface.workgroup_size
    if size is not None and workgroup and workgroup[0] % size:
        raise ValueError(
            f"the shader's workgroups are {workgroup[0]} invocations wide, which isn't a multiple of "
            f"the subgroup size {size}"
        )
    return size

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The target of a Vulkan device."""

from __future__ import annotations

from mlir import ir
from mlir.availability.ask._operations import context_or_current
from mlir.availability.vulkan._devices import DeviceInfo, devices
from mlir.availability.vulkan.registry._offers import Offers
from mlir.availability.vulkan.registry._registry import registry


def device_target(context: ir.Context | None = None, device: DeviceInfo | None = None) -> ir.Attribute:
    """Returns the target of a Vulkan device: what its driver says that it offers.

    >>> av.check(av.lower_to_spirv(kernels, av.vulkan.device_target()), av.vulkan.device_target()).ok
    True

    The versions, features, properties and extensions come from the driver; which SPIR-V capabilities and
    extensions they make usable is what Vulkan's registry, vk.xml, says.

    Args:
        context: where to make it; by default the current context (``with ir.Context():``).
        device: one of :func:`devices`; by default the first.

    Returns:
        A ``#vulkan.target``. It can be put into the IR (as ``availability.target``) as it is.

    Raises:
        TypeError: `device` is not a device.
        ValueError: there is no current context.
        VulkanError: `device` is None, and something that finding one needs is missing.
    """
    context = context_or_current(context)
    chosen = devices()[0] if device is None else device_of(device)
    return ir.Attribute.parse(Offers(registry(), chosen.to_implementation()).attribute(), context)


def device_of(device: object) -> DeviceInfo:
    """Returns `device`. Raises TypeError if it is not a device."""
    if not isinstance(device, DeviceInfo):
        raise TypeError(f"expected one of av.vulkan.devices(), not {type(device).__name__}")
    return device

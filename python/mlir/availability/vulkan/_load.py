# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions from packages and modules."""

from __future__ import annotations

import warnings
from pathlib import Path

from mlir import ir
from mlir.availability import package as packages
from mlir.availability.ask._foreign import HasAnyOperation
from mlir.availability.ask._parse import parse
from mlir.availability.lower._for_targets import lower_each
from mlir.availability.lower._schedule import Schedule
from mlir.availability.lower._to_spirv import copy_of, spec_for_pass
from mlir.availability.package import HostFunction, Package
from mlir.availability.report._errors import LoweringError
from mlir.availability.vulkan._device import Device, default_device
from mlir.availability.vulkan._function import Function
from mlir.availability.vulkan._target import device_target


def load(package: Package | str | Path, name: str | None = None, *, device: Device | None = None) -> Function:
    """Returns a function of a package, ready to be called.

    >>> package = av.lower_for_targets(functions, ["vulkan1.1"])
    >>> scale = av.vulkan.load(package, "scale")
    >>> scale(2.0, np.ones((10, 33), np.float32), np.zeros(33, np.float32)).shape
    (10, 33)

    It runs in this process: see :class:`Device`.

    Args:
        package: what :func:`mlir.availability.lower_for_targets` returns, or the folder that
            ``mlir-availability lower`` has written.
        name: of the function; None for the only one.
        device: where it runs; by default the first device, which all such functions share.

    Raises:
        OSError: a file of the package can't be read.
        ValueError: the package isn't one, or has no such function; or the function does something that a
            manifest can't say.
        NotOfferedError: the device can run none of the package's modules.
        VulkanError: something that is needed is missing, or the driver fails.
    """
    package, function = find_function(package, name)
    return Function(package, function, default_device() if device is None else device)


def find_function(package: Package | str | Path, name: str | None) -> tuple[Package, HostFunction]:
    """Returns a package and a function of it. Arguments and errors are as with :func:`load`."""
    if not isinstance(package, Package):
        package = packages.read(package)
    known = {each.name: each for each in package.functions}
    listed = ", ".join(f"'{each}'" for each in known) or "none"
    if name is None:
        if len(known) != 1:
            raise ValueError(f"the package has several functions, or none; name one: it has {listed}")
        (name,) = known
    if name not in known:
        raise ValueError(f"there is no function '{name}' in the package, which has {listed}")
    return package, known[name]


def compile(
    module: HasAnyOperation | str,
    name: str | None = None,
    *,
    device: Device | None = None,
    emulate: bool = False,
    schedule: Schedule | None = None,
    validate: bool = True,
    debug: bool = False,
) -> Function:
    """Returns a function of a module, lowered for a device and ready to be called.

    >>> scale = av.vulkan.compile(functions)
    >>> scale(2.0, np.ones((10, 33), np.float32), np.zeros(33, np.float32)).shape
    (10, 33)

    It runs in this process: see :class:`Device`. What the user should know about the result is a
    ``RuntimeWarning``, such as an assertion that kernels don't check.

    Args:
        module: a ``builtin.module``, also of another package that has an MLIR of its own, such as a
            ``torch_mlir.ir.Module``; or its text. It stays as it is.
        name: of the function; None for the only one.
        device: where it runs; by default the first device, which all such functions share.
        emulate: whether to calculate in 32 bits where the device has no f16, bf16, i8, i16 or i64.
        schedule: as with :func:`mlir.availability.lower_to_spirv`.
        validate: as with :func:`mlir.availability.lower_to_spirv`.
        debug: as with :func:`mlir.availability.lower_for_targets`.

    Raises:
        LoweringError: it can't be lowered for the device; the text says why.
        TypeError: it isn't an operation.
        ValueError: it isn't a module; and see :func:`load`.
        VulkanError: something that is needed is missing, or the driver fails.
    """
    device = default_device() if device is None else device
    if isinstance(module, str):
        module = parse(module, ir.Context())
    operation, copy = copy_of(module)
    target = device_target(operation.context, device.info)
    name_of_target = device.info.name
    package, refused, remarks = lower_each(
        copy,
        {name_of_target: (target, spec_for_pass(target, target))},
        emulate=emulate,
        schedule=schedule,
        validate=validate,
        debug=debug,
    )
    if refused:
        raise LoweringError(refused[name_of_target])
    for remark in remarks:
        warnings.warn(str(remark), RuntimeWarning, stacklevel=2)
    return load(package, name, device=device)

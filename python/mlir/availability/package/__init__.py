# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What :func:`lower_for_targets` makes: binaries, and what a program has to know to use them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlir.availability.native._hand_on import hand_on

if TYPE_CHECKING:
    from mlir.availability.package._bindings import ImageForm, Sampler, SpecializationConstant
    from mlir.availability.package._entry_points import (
        Binding,
        Buffer,
        Constant,
        EntryPoint,
        PushConstant,
        Size,
    )
    from mlir.availability.package._expressions import Expression, evaluate
    from mlir.availability.package._manifest import HostFunction, Package, PackageModule, Refusal
    from mlir.availability.package._read import read
    from mlir.availability.package._steps import For, If, Launch, Set, Step, While
    from mlir.availability.package._write import write

__all__ = [
    "Binding",
    "Buffer",
    "Constant",
    "EntryPoint",
    "Expression",
    "For",
    "HostFunction",
    "If",
    "ImageForm",
    "Launch",
    "Package",
    "PackageModule",
    "PushConstant",
    "Refusal",
    "Sampler",
    "Set",
    "Size",
    "SpecializationConstant",
    "Step",
    "While",
    "evaluate",
    "read",
    "write",
]

__getattr__, __dir__ = hand_on(
    __name__,
    {
        "_bindings": (
            "ImageForm",
            "Sampler",
            "SpecializationConstant",
        ),
        "_entry_points": (
            "Binding",
            "Buffer",
            "Constant",
            "EntryPoint",
            "PushConstant",
            "Size",
        ),
        "_expressions": (
            "Expression",
            "evaluate",
        ),
        "_manifest": (
            "HostFunction",
            "Package",
            "PackageModule",
            "Refusal",
        ),
        "_read": ("read",),
        "_write": ("write",),
        "_steps": (
            "For",
            "If",
            "Launch",
            "Set",
            "Step",
            "While",
        ),
    },
)

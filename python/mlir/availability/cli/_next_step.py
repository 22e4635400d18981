# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What to type next for a file of which no operation was judged."""

from __future__ import annotations

import re
import shlex
from collections.abc import Collection
from pathlib import Path

from mlir import availability as av
from mlir import ir
from mlir.availability.native._extension import _availability

_LOWERED = frozenset(
    ["affine", "arith", "gpu", "linalg", "math", "memref", "scf", "shape", "tensor", "vector"]
)
"""The dialects of kernels and functions that ``lower`` takes."""

_USUAL_TARGET = "vulkan1.1"


def next_step(file: str, ops: Collection[str], target: av.TargetReport | None = None) -> str:
    """Returns a sentence that names the next command.

    Args:
        file: the file's name, as it is shown.
        ops: the names of the operations that weren't judged.
        target: the target that judged none; None for all known ones.
    """
    name = "-" if file == "<stdin>" else file
    stem = "kernel" if name == "-" else Path(name).stem
    spec = _USUAL_TARGET if target is None else target.spec
    lower: list[str] = []
    dialects = {op.partition(".")[0] for op in ops}
    if not _LOWERED.isdisjoint(dialects) and (target is None or _is_of_spirv(target.target)):
        output = f"{stem}.spv"
        lower = ["mlir-availability", "lower", name, "-t", spec, "-o", output]
    elif "gpu.func" in ops and target is not None and (passes := _passes(str(target.target))):
        output = f"{stem}.lowered.mlir"
        lower = ["mlir-opt", name, f"--pass-pipeline=builtin.module(gpu.module({passes}))", "-o", output]
    if not lower:
        command = shlex.join(["mlir-availability", "targets", "--for", name])
        return f"for the targets that judge it, type: {command}"
    check = shlex.join(["mlir-availability", "check", output, "-t", spec])
    return f"it isn't lowered yet; type: {shlex.join(lower)} && {check}"


def _is_of_spirv(target: ir.Attribute | str) -> bool:
    return isinstance(target, ir.Attribute) and _availability.spirv_environment(target) is not None


def _passes(target: str) -> str:
    """Returns MLIR's passes that convert kernels for a chip's target; "" for other targets."""
    if re.match(r'#nvvm\.|#availability\.target<"nvvm\.', target):
        return "convert-scf-to-cf,convert-gpu-to-nvvm"
    if re.match(r'#rocdl\.|#availability\.target<"rocdl\.', target):
        chip = re.search(r'"(gfx\w+)"', target)
        return f"convert-scf-to-cf,convert-gpu-to-rocdl{f'{{chipset={chip[1]}}}' if chip else ''}"
    return ""

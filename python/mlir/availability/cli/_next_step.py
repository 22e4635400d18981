# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What to type next for a file of which no operation was judged."""

from __future__ import annotations

import re
import shlex
from collections.abc import Collection

from mlir import availability as av
from mlir import ir
from mlir.availability.native._extension import _availability

_SOURCE = frozenset(
    [
        "affine",
        "amdgpu",
        "arith",
        "gpu",
        "linalg",
        "math",
        "memref",
        "nvgpu",
        "scf",
        "shape",
        "tensor",
        "vector",
    ]
)
"""The dialects of kernels and functions that the default pipelines take."""

_USUAL_TARGET = "vulkan1.1"


def next_step(
    file: str, ops: Collection[str], target: av.TargetReport | None = None, *, asked_all: bool = False
) -> str:
    """Returns a sentence that names the next command.

    Args:
        file: the file's name, as it is shown.
        ops: the names of the operations that weren't judged.
        target: the target that judged none; None for several.
        asked_all: whether all known targets were asked.
    """
    if ops and set(ops) == {"builtin.module"}:
        return "there is no operation in it"
    name = "-" if file == "<stdin>" else file
    pipeline = "spirv" if target is None else _pipeline_of(target.target)
    if is_source(ops) and pipeline:
        is_on_wrong_target = pipeline in ("cpu", "llvm") and any(op.startswith("gpu.") for op in ops)
        spec = _USUAL_TARGET if target is None or is_on_wrong_target else target.spec
        check = shlex.join(["mlir-availability", "check", name, "--through", "-t", spec])
        return f"it isn't lowered yet; to judge what it becomes, type: {check}"
    if asked_all:
        return "requirements of operations can be declared: --declare FILE"
    return (
        f"for the targets that judge it, type: {shlex.join(['mlir-availability', 'targets', '--for', name])}"
    )


def is_source(ops: Collection[str]) -> bool:
    """Whether there are operations of kernels or functions that aren't lowered yet."""
    return not _SOURCE.isdisjoint(op.partition(".")[0] for op in ops)


def _pipeline_of(target: ir.Attribute | str) -> str:
    """Returns the dialect of the targets to which a default pipeline leads, as it does to `target`: "cpu" or
    "llvm", "nvvm", "rocdl" or "spirv". If none leads there, "".
    """
    if isinstance(target, ir.Attribute) and _availability.spirv_environment(target) is not None:
        return "spirv"
    found = re.match(r'#(?:availability\.target<")?(cpu|llvm|nvvm|rocdl)\.', str(target))
    return found[1] if found else ""

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `check` says of the functions that probe.core and probe.cpu_core ask LLVM about."""

from __future__ import annotations

import re
from collections.abc import Sequence

import mlir.availability as av
from mlir import ir


def verdicts(texts: Sequence[str], target: str, around: str = "module") -> list[str]:
    """Returns "available", "refused" or "unknown" for each function. All are in one module.

    Args:
        texts: the functions, each with what it refers to.
        target: the target.
        around: the op that has them as its body, without the body.
    """
    lines, owners = [f"{around} {{"], [-1]
    for index, text in enumerate(texts):
        function = re.sub(r"@(\w+)", rf"@\g<1>{index}", text).splitlines()
        lines += function
        owners += [index] * len(function)
    with ir.Context() as context:
        report = av.check(ir.Module.parse("\n".join([*lines, "}"]), context), target)

    def owner(location: str) -> int:
        return owners[int(location.rsplit(":", 2)[1]) - 1]

    found = dict.fromkeys(range(len(texts)), "available")
    found |= {owner(each.location): "unknown" for each in report.unchecked}
    found |= {owner(each.location): "refused" for each in report.violations}
    return [found[index] for index in range(len(texts))]

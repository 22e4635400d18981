# Part of mlir-availability, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which of the targets that admit an operation to name."""

from __future__ import annotations

from itertools import islice

from mlir import availability as av
from mlir import ir

_SHOWN_TARGETS = 4


class Nearest:
    """Picks the least target of each family: those above it admit the operation too."""

    def __init__(self, context: ir.Context) -> None:
        self._families = {info.name: info.family for info in av.known_targets(context)}

    def describe(self, violation: av.Violation) -> str:
        """Returns "available from vulkan1.1, spirv1.3"."""
        least: dict[str, str] = {}
        for name in violation.available_from:
            least.setdefault(self._families.get(name.split("+", 1)[0], name), name)
        names = ", ".join(islice(least.values(), _SHOWN_TARGETS)) or "no known target"
        return f"available from {names}"

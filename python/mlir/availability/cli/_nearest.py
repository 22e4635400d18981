# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Chooses which of the targets on which an operation is available to show."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from mlir import availability as av
from mlir import ir
from mlir.availability.native._extension import _availability

_SHOWN_TARGETS = 4


class Nearest:
    """Picks the least capable target of each family: the operation is available on more capable ones, too."""

    def __init__(self, context: ir.Context) -> None:
        self._families = _availability.target_families(context)
        self._picked: dict[tuple[str, ...], list[str]] = {}

    def pick(self, names: Sequence[str]) -> list[str]:
        """Returns the names of the few targets to show, weakest first."""
        key = tuple(names)
        if key not in self._picked:
            self._picked[key] = self._pick(key)
        return self._picked[key]

    def _pick(self, names: Sequence[str]) -> list[str]:
        least: dict[str, str] = {}
        for name in names:
            least.setdefault(self._families.get(name.split("+", 1)[0], name), name)
        return list(islice(least.values(), _SHOWN_TARGETS))

    def describe(self, violation: av.Violation) -> str:
        """Returns "available from vulkan1.1, spirv1.3"; where no target is at fault, what is."""
        if violation.unstated and violation.instruction is not None:
            return "declare it there; 'mlir-availability deduce' shows all that is needed"
        if violation.unstated:
            name = violation.clause.source.name
            return f"to be stated in '{name}'; 'mlir-availability deduce' shows all that is needed"
        targets = violation.available_from
        if not targets and (violation.clause.source.rule or "").startswith("measurement"):
            return "a back end was asked: no table knows it"
        names = ", ".join(self.pick(targets)) or "no known target"
        return f"{'by itself ' if violation.available_alone else ''}available from {names}"

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is found on each of many targets, without an object for each finding."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap
from typing import NamedTuple, TypeAlias

from mlir import ir
from mlir.availability.ask._operations import operation_of
from mlir.availability.native._extension import _availability
from mlir.availability.report._model import Requirement

AnyOf: TypeAlias = "tuple[Requirement, ...]"


class Count(NamedTuple):
    """How often the same is needed."""

    any_of: AnyOf
    unstated: bool
    """See :attr:`mlir.availability.Violation.unstated`."""
    number: int


class Summary(NamedTuple):
    """What is found on a target. Its fields are those of a TargetReport."""

    violations: tuple[Count, ...]
    conditions: tuple[Count, ...]
    has_unchecked: bool
    nothing_judged: bool
    accepted: bool

    @property
    def ok(self) -> bool:
        """Whether the target is known to offer everything, conditions aside."""
        return not (self.violations or self.has_unchecked or self.nothing_judged)


def summarize(
    module: ir.Module, targets: Sequence[ir.Attribute], allowed: Sequence[str] = ()
) -> list[Summary]:
    """Checks a module against targets. Operations that need the same are judged once.

    Args:
        module: the module.
        targets: targets of its context.
        allowed: the dialects that may go unchecked.

    Returns:
        What is found on each target. Targets on which the same is found share an object.
    """
    found, indices = _availability.summarize(operation_of(module), targets, allowed)
    distinct = [
        Summary(
            _counts(each.violations),
            _counts(each.conditions),
            each.has_unchecked,
            each.nothing_judged,
            each.accepted,
        )
        for each in found
    ]
    return [distinct[index] for index in indices]


def _counts(found: Sequence[tuple[Sequence[tuple[str, str]], bool, int]]) -> tuple[Count, ...]:
    return tuple(
        Count(tuple(starmap(Requirement, any_of)), unstated, number) for any_of, unstated, number in found
    )

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cost of availability ops in the interpreter of schedules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import mlir.availability as av
from measuring import cpu_time, measure
from mlir import ir
from mlir.dialects import transform
from mlir.dialects.transform import structured

MATCHED = "vulkan1.1+Int64"


@dataclass(frozen=True)
class Cost:
    """The cost of a schedule, the size of its payload, and the cache statistics of its availability ops.

    Attributes:
        whole: CPU seconds for the whole schedule.
        matches: CPU seconds for its availability ops alone.
        ops: the size of the payload.
        applied: the statistics.
    """

    whole: float
    matches: float
    ops: int
    applied: av.transform.Applied

    @property
    def share(self) -> float:
        """The availability ops' share of the time."""
        return self.matches / self.whole


def _canonicalize(handle: Any) -> None:
    op = transform.ApplyPatternsOp(handle)
    with ir.InsertionPoint(op.patterns):
        transform.ApplyCanonicalizationPatternsOp()


def over_all(root: Any, steps: int, applies: bool) -> None:
    """Half of the steps match in the whole payload; after each, another step applies patterns to it."""
    for _ in range(steps // 2):
        av.transform.match(root, on=MATCHED)
        if applies:
            _canonicalize(root)


def by_function(root: Any, steps: int, applies: bool) -> None:
    """The same, with each pair of steps on a separate function."""
    any_op = transform.AnyOpType.get()
    functions = structured.MatchOp.match_op_names(any_op, root, ["spirv.func"])
    split = transform.SplitHandleOp([any_op] * (steps // 2), functions.result)
    for function in split.results:
        av.transform.match(function, on=MATCHED)
        if applies:
            _canonicalize(function)


def _count_ops(module: ir.Module) -> int:
    count = 0

    def visit(_: ir.Operation) -> ir.WalkResult:
        nonlocal count
        count += 1
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return count


def measure_schedule(schedule: Any, module: ir.Module, steps: int, rounds: int) -> Cost:
    """Applies a schedule, and its matches alone, in turns."""
    # Canonicalizes before the measurement.
    av.transform.apply(_canonicalize, module)
    matches, whole = (
        av.transform.build(schedule, steps, applies, context=module.context) for applies in (False, True)
    )

    applied = []

    def apply(script: ir.Module) -> None:
        # With these checks, the interpreter looks at every op of every handle in each step.
        applied.append(av.transform.apply(script, module, check_handles=False))

    times = measure(rounds, clock=cpu_time, matches=lambda: apply(matches), whole=lambda: apply(whole))
    return Cost(times["whole"], times["matches"], _count_ops(module), applied[-1])

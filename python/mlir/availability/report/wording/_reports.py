# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Verdicts, and reports as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlir.availability.report.wording._requirements import count, describe_alternatives, listed

if TYPE_CHECKING:
    from mlir.availability.report._report import Report, TargetReport

# The text of a report shows at most this many violations and unchecked operations, because it appears in
# tracebacks.
_SHOWN_VIOLATIONS = 10
# A verdict names at most this many conditions.
_SHOWN_CONDITIONS = 3
# A verdict names at most this many of the operations that were passed over.
_SHOWN_PASSED_OVER = 3


def verdict_line(result: TargetReport) -> str:
    """Returns the verdict for a target: "not available on vulkan1.0: 3 violations in 14 ops"."""
    name, checked = result.target_name, count(result.checked_ops, "op")
    unknown = count(result.unchecked_ops, "op")
    passed = _passed_over(result)
    if result.measured:
        passed = f", {result.measured}{passed}"
    if result.must_declare and all(each.unstated for each in result.causes):
        then = "; then it is available" if result.if_declared else ""
        return f"not available as it is on {name}: it must declare {listed(result.must_declare)}{then}"
    if result.violations:
        besides = f", {unknown} unknown" if result.unchecked else ""
        found = f"{count(len(result.violations), 'violation')} in {checked}{besides}{passed}"
        return f"not available on {name}: {found}"
    if result.not_lowered:
        first = result.not_lowered[0]
        more = f" and {len(result.not_lowered) - 1:,} more" if len(result.not_lowered) > 1 else ""
        return f"can't be lowered for {name}: {first.op_name}{more}"
    if result.unchecked:
        return f"no verdict on {name}: {unknown} unknown, {checked} checked{passed}"
    if result.nothing_judged:
        return f"no verdict on {name}: {result.silence or f'nothing was judged{passed}'}"
    if result.conditions:
        return f"available on condition: {name} has {_conditions(result)} ({checked} checked{passed})"
    if result.checked_ops:
        return f"available on {name} ({checked} checked{passed})"
    if result.accepted:
        return f"accepted on {name}: nothing was judged{passed}"
    return f"available on {name}: nothing in it needs anything"


def report_text(report: Report) -> str:
    """Returns the verdict for each target, and the first violations beneath it."""
    lines: list[str] = []
    for result in report.results:
        lines.append(verdict_line(result))
        for found in (result.causes, result.not_lowered, result.conditions, result.unchecked):
            lines += [f"  {each}" for each in found[:_SHOWN_VIOLATIONS]]
            if (rest := len(found) - _SHOWN_VIOLATIONS) > 0:
                lines.append(f"  ... and {rest:,} more")
    return "\n".join(lines)


def _conditions(result: TargetReport) -> str:
    """Returns the conditions as a phrase: "shaderInt64 and shaderFloat64"."""
    needs = list(dict.fromkeys(describe_alternatives(each.clause.any_of) for each in result.conditions))
    more = len(needs) - _SHOWN_CONDITIONS
    return " and ".join(needs[:_SHOWN_CONDITIONS]) + (f" and {more} more" if more > 0 else "")


def _passed_over(result: TargetReport) -> str:
    """Returns the ops that were passed over, as a phrase: ", 3 passed over: 2 arith.addf, 1 func.func"."""
    if not result.passed_over:
        return ""
    ordered = sorted(result.passed_over.items(), key=lambda item: -item[1])
    names = [f"{number:,} {name}" for name, number in ordered[:_SHOWN_PASSED_OVER]]
    more = ", ..." if len(ordered) > _SHOWN_PASSED_OVER else ""
    return f", {sum(result.passed_over.values()):,} passed over: {', '.join(names)}{more}"

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Describes a function before it is called: names, documentation, and the numbers that its host sets."""

from __future__ import annotations

import keyword
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any

from mlir.availability.package import Buffer, Expression, HostFunction, Launch
from mlir.availability.package._steps import For, If, Set, Step, While

_TAKEN = ("self", "timing")
"""Names of parameters of `Function.submit` itself."""


def distinct(names: Sequence[str], results: Sequence[int]) -> list[str]:
    """Returns valid Python names: the given ones, otherwise ``arg0`` and so on, ``result0`` for results."""
    found: list[str] = []
    for index, name in enumerate(names):
        is_good = name.isidentifier() and not keyword.iskeyword(name) and name not in _TAKEN
        made = f"result{results.index(index)}" if index in results else f"arg{index}"
        found.append(name if is_good else made)
    # Duplicate names would be ambiguous.
    counts = Counter(found)
    return [name if counts[name] == 1 else f"arg{index}" for index, name in enumerate(found)]


def set_by_host(steps: Sequence[Step]) -> Iterator[int]:
    """Yields the buffers that contain numbers which the host sets."""
    for step in steps:
        if isinstance(step, Set):
            yield from step.buffers
        elif isinstance(step, For):
            yield step.variable
            yield from set_by_host(step.body)
        elif isinstance(step, While):
            yield from set_by_host((*step.before, *step.body))
        elif isinstance(step, If):
            yield from set_by_host((*step.then, *step.otherwise))


def asked(steps: Sequence[Step], buffers: Sequence[Buffer]) -> frozenset[int]:
    """Returns the buffers whose numbers the host has to know."""
    found: set[int] = set()

    def visit(expression: Any) -> None:
        if isinstance(expression, (list, tuple)):
            if expression[0] == "value":
                found.add(expression[1])
            for operand in expression[1:]:
                visit(operand)

    def visit_steps(steps: Sequence[Step]) -> None:
        for step in steps:
            if isinstance(step, Launch):
                visit(["", *(step.calculated_workgroups or ())])
            elif isinstance(step, Set):
                visit(["", *step.values])
            elif isinstance(step, For):
                visit(["", step.first, step.end, step.step])
                visit_steps(step.body)
            else:
                visit(["", step.condition])
                parts = (step.before, step.body) if isinstance(step, While) else (step.then, step.otherwise)
                for part in parts:
                    visit_steps(part)

    visit_steps(steps)
    for buffer in buffers:
        visit(["", *(buffer.calculated_shape or ())])
    return frozenset(found)


def documentation(
    function: HostFunction,
    names: Sequence[str],
    inputs: Sequence[int],
    written: Collection[int],
    device: str,
) -> str:
    """Returns the text for ``help``: the author's documentation, then arguments and results."""
    lines = [function.doc, ""] if function.doc else []

    def listed(positions: Sequence[int]) -> Iterator[str]:
        for index in positions:
            buffer = function.arguments[index]
            changed = " (changed in place)" if index in written and index in inputs else ""
            calculated = _calculated_text(buffer, names)
            yield f"    {names[index]}: {buffer.element_type}, {calculated or shape_text(buffer)}{changed}"

    if inputs:
        lines += ["Args:", *listed(inputs), ""]
    if function.results:
        lines += ["Returns:", *listed(function.results), ""]
    lines.append(f"Runs on {device}.")
    return "\n".join(lines)


def shape_text(buffer: Buffer) -> str:
    """Returns the shape of a buffer: "?x8"."""
    return "x".join("?" if size is None else str(size) for size in buffer.shape) or "a single number"


def _calculated_text(buffer: Buffer, names: Sequence[str]) -> str:
    """Returns the shape of a result that is calculated, as Python expressions."""
    if buffer.calculated_shape is None:
        return ""

    def text(size: Expression) -> str:
        if isinstance(size, (int, float)):
            return str(size)
        kind, *operands = size
        if kind == "size":
            return f"{names[operands[0]]}.shape[{operands[1]}]"  # type: ignore[index]
        if kind == "value":
            return names[operands[0]]  # type: ignore[index]
        return f"{kind}({', '.join(text(each) for each in operands)})"  # type: ignore[arg-type]

    return " x ".join(text(size) for size in buffer.calculated_shape)

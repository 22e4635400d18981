# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Steps of the host between launches: loops, conditions, and numbers that it sets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from mlir.availability._expressions import Expression

if TYPE_CHECKING:
    from mlir.availability.package import Launch

Step: TypeAlias = "Launch | Set | For | While | If"
"""One step of a host program."""


@dataclass(frozen=True, slots=True)
class Set:
    """Sets numbers. All values are calculated before any is set.

    Attributes:
        buffers: the positions of the buffers that hold them, among those of the function.
        values: the expressions of the new values. See :func:`mlir.availability.package.evaluate`.
    """

    buffers: tuple[int, ...]
    values: tuple[Expression, ...]

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {"set": {"buffers": list(self.buffers), "values": list(self.values)}}


@dataclass(frozen=True, slots=True)
class For:
    """Repeats steps for the numbers from `first` (inclusive) to `end` (exclusive) in increments of `step`.

    Attributes:
        variable: the position of the buffer that holds the number.
        first: the first number.
        end: the upper bound. Like the others, it is calculated once.
        step: the increment, more than 0.
        body: the steps.
    """

    variable: int
    first: Expression
    end: Expression
    step: Expression
    body: tuple[Step, ...]

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        bounds = {"first": self.first, "end": self.end, "step": self.step}
        return {"for": {"variable": self.variable, **bounds, "body": to_json(self.body)}}


@dataclass(frozen=True, slots=True)
class While:
    """Runs `before`; then, if `condition` isn't 0, runs `body` and repeats.

    Attributes:
        before: the steps that lead to the condition.
        condition: a number.
        body: the steps that are repeated.
    """

    before: tuple[Step, ...]
    condition: Expression
    body: tuple[Step, ...]

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        parts = {"before": to_json(self.before), "condition": self.condition, "body": to_json(self.body)}
        return {"while": parts}


@dataclass(frozen=True, slots=True)
class If:
    """Runs one of two lists of steps.

    Attributes:
        condition: a number.
        then: the steps if it isn't 0.
        otherwise: the steps if it is 0.
    """

    condition: Expression
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...]

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        parts = {"then": to_json(self.then), "else": to_json(self.otherwise)}
        return {"if": {"condition": self.condition, **parts}}


def to_json(steps: tuple[Step, ...]) -> list[dict[str, Any]]:
    """Returns the form of manifest.schema.json."""
    return [
        step.to_json() if isinstance(step, (Set, For, While, If)) else {"launch": step.to_json()}
        for step in steps
    ]

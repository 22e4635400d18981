# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the host does between launches: loops, conditions, and numbers that it sets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from mlir.availability._expressions import Expression

if TYPE_CHECKING:
    from mlir.availability.package import Launch

Step: TypeAlias = "Launch | Set | For | While | If"
"""What a host does at one place."""


@dataclass(frozen=True, slots=True)
class Set:
    """Sets numbers. All are calculated before any is set.

    Attributes:
        buffers: the positions of the buffers that hold them, among those of the function.
        values: what they are set to. See :func:`mlir.availability.package.evaluate`.
    """

    buffers: tuple[int, ...]
    values: tuple[Expression, ...]

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {"set": {"buffers": list(self.buffers), "values": list(self.values)}}


@dataclass(frozen=True, slots=True)
class For:
    """Repeats steps for numbers from `first` on, below `end`, each `step` more than the last.

    Attributes:
        variable: the position of the buffer that holds the number.
        first: the first number.
        end: where it ends. It is calculated once, as the others are.
        step: more than 0.
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
    """Does `before`; where `condition` isn't 0 then, does `body` and begins again.

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
    """Does one of two lists of steps.

    Attributes:
        condition: a number.
        then: what is done where it isn't 0.
        otherwise: what is done where it is.
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

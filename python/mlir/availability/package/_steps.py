# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Steps of the host between launches: loops, conditions, and numbers that it sets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from mlir.availability.package._expressions import Expression

Step: TypeAlias = "Launch | Set | For | While | If"
"""One step of a host program."""


@dataclass(frozen=True, slots=True)
class Launch:
    """A launch of an entry point.

    Attributes:
        entry_point: its name.
        workgroups: how many there are; None where that isn't a constant.
        bindings: set, binding, and the position of the buffer among those of the function:
            its arguments, temporaries and constants.
        push_constants: for each of the entry point's, the position among the function's buffers of the
            one that it is in.
        calculated_workgroups: how the numbers of workgroups are calculated; None where they are constants, or
            where the function can't be launched without the lowered module. See :func:`evaluate`.
        specialization: the ids of specialization constants, and the values that they have; others have their
            defaults.
    """

    entry_point: str
    workgroups: tuple[int, int, int] | None
    bindings: tuple[tuple[int, int, int], ...]
    push_constants: tuple[int, ...] = ()
    calculated_workgroups: tuple[Expression, Expression, Expression] | None = None
    specialization: tuple[tuple[int, float], ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Returns the form of manifest.schema.json."""
        return {
            "entry_point": self.entry_point,
            "workgroups": None if self.workgroups is None else list(self.workgroups),
            "calculated_workgroups": self.calculated_workgroups and list(self.calculated_workgroups),
            "bindings": [
                {"set": place, "binding": binding, "buffer": buffer}
                for place, binding, buffer in self.bindings
            ],
            "push_constants": list(self.push_constants),
            "specialization": [{"id": spec_id, "value": value} for spec_id, value in self.specialization],
        }


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

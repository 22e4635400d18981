# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks whether a function of a manifest is valid: positions, expressions, and limits on its size."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeGuard

from mlir.availability.package._entry_points import Buffer
from mlir.availability.package._expressions import NUM_OPERANDS, Expression
from mlir.availability.package._manifest import HostFunction
from mlir.availability.package._steps import For, If, Launch, Set, Step, While

_MAX_NODES = 100_000
"""The limit for all expressions of a function."""

_MAX_DEPTH = 100
"""The limit for an expression."""


def check_function(function: HostFunction) -> None:
    """Raises ValueError, with the reason, if a function is malformed."""
    try:
        _Checker(function).check()
    except (TypeError, ValueError) as error:
        raise ValueError(f"function '{function.name}': {error}") from error


class _Checker:
    def __init__(self, function: HostFunction) -> None:
        self._function = function
        constants = [each.buffer for each in function.constants]
        self._buffers = [*function.arguments, *function.temporaries, *constants]
        self._num_set = len(self._buffers) - len(constants)
        self._nodes = 0

    def check(self) -> None:
        function = self._function
        for text in (function.name, function.doc, function.problem):
            _demand(isinstance(text, str), "a text is not a string")
        for buffer in self._buffers:
            self._check_buffer(buffer)
        count = len(function.arguments)
        _demand(all(_is_below(each, count) for each in function.results), "a result is not an argument")
        if function.names is not None:
            _demand(len(function.names) == count, "the numbers of names and arguments differ")
            _demand(all(isinstance(each, str) for each in function.names), "a name is not a string")
        _demand(function.launches is None or function.steps is None, "it has both launches and steps")
        self._check_steps(function.all_steps or ())

    def _check_buffer(self, buffer: Buffer) -> None:
        _demand(isinstance(buffer.element_type, str), "an element type is not a string")
        sizes = [size for size in buffer.shape if size is not None]
        _demand(
            all(_is_number(size) and size >= 0 for size in sizes), "a size is not an integer of 0 or more"
        )
        calculated = buffer.calculated_shape
        if calculated is not None:
            _demand(
                len(calculated) == len(buffer.shape), "a calculated shape has another rank than its buffer"
            )
            for size in calculated:
                self._check_expression(size)

    def _check_steps(self, steps: Iterable[Step]) -> None:
        for step in steps:
            if isinstance(step, Launch):
                self._check_launch(step)
            elif isinstance(step, Set):
                _demand(
                    len(step.buffers) == len(step.values), "the numbers of values and buffers of 'set' differ"
                )
                for number in step.buffers:
                    self._check_variable(number)
                self._check_expressions(step.values)
            elif isinstance(step, For):
                self._check_variable(step.variable)
                self._check_expressions((step.first, step.end, step.step))
                self._check_steps(step.body)
            elif isinstance(step, While):
                self._check_expression(step.condition)
                self._check_steps((*step.before, *step.body))
            elif isinstance(step, If):
                self._check_expression(step.condition)
                self._check_steps((*step.then, *step.otherwise))

    def _check_launch(self, launch: Launch) -> None:
        _demand(isinstance(launch.entry_point, str), "an entry point has no name")
        if launch.workgroups is not None:
            _check_groups(launch.workgroups)
        if launch.calculated_workgroups is not None:
            _demand(len(launch.calculated_workgroups) == 3, "workgroups are not three numbers")
            self._check_expressions(launch.calculated_workgroups)
        for place, binding, number in launch.bindings:
            _demand(_is_number(place) and _is_number(binding), "a binding is not a number")
            self._check_position(number)
        for number in launch.push_constants:
            self._check_position(number)
        for spec_id, value in launch.specialization:
            _demand(_is_number(spec_id), "the id of a specialization constant is not a number")
            _demand(
                isinstance(value, (bool, int, float)), f"constant {spec_id} has a value that is not a number"
            )
        ids = [spec_id for spec_id, _ in launch.specialization]
        _demand(len(set(ids)) == len(ids), "a specialization constant has two values")

    def _check_position(self, number: object) -> None:
        _demand(_is_below(number, len(self._buffers)), f"there is no buffer {number!r}")

    def _check_variable(self, number: int) -> None:
        """Checks that the host may set the number in a buffer."""
        arguments = len(self._function.arguments)
        _demand(
            _is_below(number, self._num_set) and number >= arguments,
            f"buffer {number!r} is not a temporary buffer",
        )
        _demand(not self._buffers[number].shape, f"buffer {number} holds more than one number")

    def _check_expressions(self, expressions: Iterable[Expression]) -> None:
        for expression in expressions:
            self._check_expression(expression)

    def _check_expression(self, expression: object, depth: int = 0) -> None:
        self._nodes += 1
        _demand(depth <= _MAX_DEPTH, f"an expression is nested more than {_MAX_DEPTH} deep")
        _demand(self._nodes <= _MAX_NODES, f"expressions have more than {_MAX_NODES} parts")
        if isinstance(expression, (int, float)):
            return
        _demand(isinstance(expression, (list, tuple)) and len(expression) > 1, "an expression is malformed")
        name: object = expression[0]  # type: ignore[index]
        operands: Sequence[object] = expression[1:]  # type: ignore[index]
        if isinstance(name, str) and name in ("size", "value", "load"):
            self._check_question(name, operands, depth)
            return
        if not isinstance(name, str) or name not in NUM_OPERANDS:
            raise ValueError(f"unknown operation {name!r}")
        _demand(len(operands) == NUM_OPERANDS[name], f"'{name}' has {len(operands)} operands")
        for operand in operands:
            self._check_expression(operand, depth + 1)

    def _check_question(self, name: str, operands: Sequence[object], depth: int) -> None:
        """Checks an expression about a buffer."""
        number, *more = operands
        self._check_position(number)
        assert isinstance(number, int)
        rank = len(self._buffers[number].shape)
        if name == "size":
            _demand(len(more) == 1 and _is_below(more[0], rank), f"buffer {number} has no such dimension")
        elif name == "value":
            _demand(not more and not rank, f"buffer {number} holds more than one number")
        else:
            _demand(len(more) == rank, f"buffer {number} has {rank} dimensions")
            for index in more:
                self._check_expression(index, depth + 1)


def _check_groups(groups: Sequence[object]) -> None:
    is_right = len(groups) == 3 and all(_is_number(each) and each >= 0 for each in groups)
    _demand(is_right, "workgroups are not three integers of 0 or more")


def _is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_below(value: object, end: int) -> bool:
    return _is_number(value) and 0 <= value < end


def _demand(holds: bool, message: str) -> None:
    if not holds:
        raise ValueError(message)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arguments and results of the builder functions of transform ops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from mlir import ir
from mlir.availability.ask._operations import text_of

Value: TypeAlias = "ir.Value[Any]"
"""Operands and results of transform ops."""

Handle: TypeAlias = "Value | ir.Operation | ir.OpView | ir.OpResultList"
"""A handle or a parameter: a value, an op that has one result, or the results of one."""

Target: TypeAlias = "str | ir.Attribute | Value | ir.Operation | ir.OpView | ir.OpResultList"
"""A target: a name, an attribute, or a parameter that holds either."""


def value_of(handle: Handle) -> Value:
    """Returns the value of a handle.

    Raises:
        TypeError: it is neither a value nor an op with one result.
    """
    if isinstance(handle, ir.Value):
        return handle
    results = handle if isinstance(handle, ir.OpResultList) else None
    if isinstance(handle, (ir.Operation, ir.OpView)):
        results = handle.operation.results
    if results is None or len(results) != 1:
        raise TypeError(f"expected a handle, or an op with one result, not {handle!r}")
    return results[0]


def on_target(on: Target | None) -> dict[str, Any]:
    """Returns the arguments that generated builders expect for the target after ``on``."""
    if on is None:
        return {}
    if isinstance(on, str):
        return {"target": ir.StringAttr.get(text_of(on, "a target"))}
    if isinstance(on, ir.Attribute):
        return {"target": on}
    return {"target_param": value_of(on)}


def any_op() -> ir.Type:
    """Returns ``!transform.any_op``, the default type of handles."""
    return ir.Type.parse("!transform.any_op")


def any_param() -> ir.Type:
    """Returns ``!transform.any_param``, the default type of parameters."""
    return ir.Type.parse("!transform.any_param")


def strings(values: Sequence[str]) -> ir.ArrayAttr | None:
    """Returns the strings as an attribute, None if there are none."""
    return (
        ir.ArrayAttr.get([ir.StringAttr.get(text_of(value, "a name")) for value in values])
        if values
        else None
    )

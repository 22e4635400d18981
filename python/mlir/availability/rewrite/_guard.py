# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prevents functions that a conversion calls from crashing the process through MLIR's bindings."""

from __future__ import annotations

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from mlir import ir
from mlir.availability.native._extension import _availability

# The methods of `ir.Operation` and `ir.OpView` that remove an op from its place.
_METHODS = {
    "erase": "rewriter.erase_op(op)",
    "detach_from_parent": "rewriter.erase_op(op)",
    "move_before": "rewriter.replace_op(op, new_op)",
    "move_after": "rewriter.replace_op(op, new_op)",
}

_lock = threading.Lock()
_users = 0
_originals: dict[str, Any] = {}


@contextmanager
def guard() -> Iterator[None]:
    """A context manager: inside it, ops that are being converted can be read, but not erased or moved.

    MLIR's conversion driver keeps references to every op. The official bindings would free an op all the
    same, and the process would crash. They also end the process if an operand is read that is an argument of
    a block which the driver has removed from its region.
    """
    global _users
    base: Any = ir.Operation.__base__  # Also the base of ir.OpView.
    with _lock:
        _users += 1
        if _users == 1:
            for name, instead in _METHODS.items():
                _originals[name] = base.__dict__[name]
                setattr(base, name, _guarded(name, _originals[name], instead))
            _originals["operands"] = base.__dict__["operands"]
            base.operands = _readable(_originals["operands"])
    try:
        yield
    finally:
        with _lock:
            _users -= 1
            if _users == 0:
                for name, original in _originals.items():
                    setattr(base, name, original)
                _originals.clear()


def _guarded(name: str, original: Any, instead: str) -> Any:
    @functools.wraps(original)
    def method(self: Any, *arguments: Any, **keywords: Any) -> Any:
        if _availability.is_being_converted(self):
            raise RuntimeError(
                f"'{self.operation.name}' is being converted, so '{name}' would free or move what the "
                f"conversion still needs; use {instead} in a pattern"
            )
        return original(self, *arguments, **keywords)

    return method


def _readable(original: Any) -> property:
    def operands(self: Any) -> Any:
        _availability.make_operands_readable(self)
        return original.fget(self)

    return property(operands, doc=original.__doc__)

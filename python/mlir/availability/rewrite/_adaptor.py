# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The operands of an op after conversion."""

from __future__ import annotations

from typing import Any

from mlir import ir


class OpAdaptor:
    """An op's operands as they are after the conversion of what defines them.

    Besides ``operands`` and ``attributes`` it has the operands and attributes by the names that the
    op's Python class has for them: ``adaptor.lhs`` where there is ``op.lhs``. Its class is that of
    :func:`adaptor_class`.

    It can't be used after the pattern that it was passed to has returned: RuntimeError.
    """

    __slots__ = ("_op", "_operands")

    def __init__(self, operands: list[Any], op: ir.OpView) -> None:
        self._op: ir.OpView | None = op
        self._operands = operands

    @property
    def operands(self) -> list[Any]:
        """For each operand of the op the value that it has become.

        A list of values where it has become none or several.
        """
        self._use()
        return list(self._operands)

    @property
    def attributes(self) -> ir.OpAttributeMap:
        """The op's attributes."""
        return self._use().attributes

    def __getattr__(self, name: str) -> Any:
        op = self._use()
        accessor = getattr(type(op), name, None)
        if not isinstance(accessor, property) or accessor.fget is None:
            raise AttributeError(f"the adaptor of '{op.operation.name}' has no operand or attribute '{name}'")
        return accessor.fget(_Accessed(_Accessed(None, self), self))

    def _use(self) -> ir.OpView:
        if self._op is None:
            raise RuntimeError(
                "an adaptor can't be used after the pattern that it was passed to has returned"
            )
        return self._op

    def _close(self) -> None:
        self._op = None
        self._operands = []


_classes: dict[type, type[OpAdaptor]] = {}


def adaptor_class(op: type[ir.OpView]) -> type[OpAdaptor]:
    """Returns the class of adaptors of an op, of the name that LLVM 23 has for it.

    Args:
        op: the op's class, such as ``arith.AddIOp``. That of ops without one is :class:`ir.OpView`.

    Returns:
        A class derived from :class:`OpAdaptor`: ``AddIOpAdaptor``. For one op it is always the same.

    Raises:
        TypeError: it is not an op's class.

    >>> from mlir.dialects import arith
    >>> av.rewrite.adaptor_class(arith.AddIOp).__name__
    'AddIOpAdaptor'
    """
    if not isinstance(op, type) or not issubclass(op, ir.OpView):
        raise TypeError(f"expected the class of an op, not {op!r}")
    if op is ir.OpView:
        return OpAdaptor
    if op not in _classes:
        names = {"__slots__": (), "__module__": op.__module__}
        _classes[op] = type(f"{op.__name__}Adaptor", (OpAdaptor,), names)
    return _classes[op]


class _Accessed:
    """What generated accessors read of an op: its operands and attributes."""

    def __init__(self, operation: _Accessed | None, adaptor: OpAdaptor) -> None:
        self.operation = operation
        self.operands = adaptor.operands
        self.attributes = adaptor.attributes

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""IR of another package's MLIR, such as `jaxlib.mlir` and `iree.compiler`: a copy of it in our own context is
judged.

Each such package is linked to its own MLIR. Its pointers mean nothing to ours, so the copy goes through text,
in the generic form and with locations. Dialects need not be registered here: unregistered ones are unknown,
unless :func:`attach` has declared their requirements.

Workaround: foreign-bytecode
Bytecode would be the natural format. But if the writer's dialect encodes properties itself, MLIR misreads
those of an unregistered op without an error: ``stablehlo.dot_general`` gets the attribute ``loc(unknown)``.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from mlir import ir


class HasAnyOperation(Protocol):
    """What operations and modules share, in our bindings and in those of other packages' MLIR."""

    @property
    def operation(self) -> Any:
        """The operation itself."""


Place = tuple[int, int, int]
"""The region, block and position of an op in the op around it."""


def is_foreign(op: object) -> bool:
    """Returns whether this is an operation or a module of another package's MLIR."""
    operation = getattr(op, "operation", None)
    return (
        type(operation).__name__ == "Operation"
        and not isinstance(operation, ir.Operation)
        and callable(getattr(operation, "get_asm", None))
    )


def package_of(op: object) -> str:
    """Returns the package of a foreign operation: ``"jaxlib.mlir"``."""
    operation: Any = getattr(op, "operation", None)
    return type(operation).__module__.partition("._mlir_libs")[0]


def describe_class(value: object) -> str:
    """Returns the name of an object's class for a message; of a class of another package's MLIR, says so."""
    kind = type(value)
    package, found, _ = kind.__module__.partition("._mlir_libs")
    is_foreign = found and not isinstance(value, (ir.Context, ir.Attribute, ir.Type, ir.Operation))
    return f"{kind.__name__} of {package}, which has an MLIR of its own" if is_foreign else kind.__name__


def text_of_foreign(op: object) -> str:
    """Returns a foreign operation as text that every MLIR can parse, if unregistered dialects are allowed."""
    operation: Any = getattr(op, "operation", None)
    text: str = operation.get_asm(print_generic_op_form=True, enable_debug_info=True)
    return text


def outermost(op: object) -> tuple[Any, list[Place]]:
    """Returns the outermost foreign operation around one, and the path from that to it."""
    operation: Any = getattr(op, "operation", None)
    places: list[Place] = []
    while operation.parent is not None:
        parent = operation.parent.operation
        places.insert(0, _find(operation, parent))
        operation = parent
    return operation, places


def outermost_only(op: object) -> Any:
    """Returns the operation of a foreign module.

    Raises:
        TypeError: it is not a module: a copy would lack its operands.
    """
    root, places = outermost(op)
    if places or root.name != "builtin.module":
        raise TypeError(
            f"expected a module of {package_of(op)}, not an op that is in another op or alone: "
            "a copy would lack the op's operands"
        )
    return root


def at(operation: ir.Operation, places: list[Place]) -> ir.Operation:
    """Returns the operation that places lead to. It doesn't keep the outer one alive."""
    for region, block, position in places:
        operation = operation.regions[region].blocks[block].operations[position].operation
    return operation


def find_lost(theirs: Any, ours: Any) -> tuple[Any, str] | None:
    """Returns the first of our operations that lost an attribute in the copy, and the attribute's name.

    If a registered op lacks a property in this version, MLIR ignores it in text. Such an op must not be
    judged. Unregistered ops keep everything.
    """
    if ours.context.is_registered_operation(ours.name):
        lost = _attribute_names(theirs) - _attribute_names(ours)
        if lost:
            return ours, min(lost)
    for their_region, our_region in zip(theirs.regions, ours.regions, strict=True):
        for their_block, our_block in zip(their_region.blocks, our_region.blocks, strict=True):
            for their_op, our_op in zip(their_block.operations, our_block.operations, strict=True):
                found = find_lost(their_op.operation, our_op.operation)
                if found is not None:
                    return found
    return None


@contextmanager
def anything_allowed(context: ir.Context) -> Iterator[None]:
    """Temporarily allows operations of unregistered dialects in a context."""
    before = context.allow_unregistered_dialects
    context.allow_unregistered_dialects = True
    try:
        yield
    finally:
        context.allow_unregistered_dialects = before


def _find(operation: Any, parent: Any) -> Place:
    return next(
        (region_index, block_index, position)
        for region_index, region in enumerate(parent.regions)
        for block_index, block in enumerate(region.blocks)
        for position, each in enumerate(block.operations)
        if each.operation == operation
    )


def _attribute_names(operation: Any) -> set[str]:
    """The names of an op's attributes, properties included. Older versions iterate over named attributes."""
    return {getattr(each, "name", each) for each in operation.attributes}

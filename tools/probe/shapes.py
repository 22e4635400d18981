# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shapes of ops: a name, attributes and types, from which a function with that one op can be built."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias

from mlir import ir

CONSTANT = "= "
"""The prefix of a constant operand's value, which is often an immediate of the instruction."""

Signature: TypeAlias = "tuple[str, tuple[str, ...], tuple[str, ...]]"

_CONSTANTS = ("llvm.mlir.constant", "arith.constant")


@dataclass(frozen=True, order=True)
class Shape:
    """An op without its operands.

    Attributes:
        op: its name.
        attributes: names and values, in MLIR's syntax, sorted by name.
        operands: the types, or `CONSTANT` and the typed value of a constant.
        results: the types.
    """

    op: str
    attributes: tuple[tuple[str, str], ...]
    operands: tuple[str, ...]
    results: tuple[str, ...]

    @cached_property
    def key(self) -> str:
        """Twelve hexadecimal digits that depend on the shape alone."""
        return hashlib.sha256(self.to_json().encode()).hexdigest()[:12]

    def to_json(self) -> str:
        return json.dumps(
            [self.op, dict(self.attributes), self.operands, self.results], separators=(",", ":")
        )

    @staticmethod
    def from_json(text: str) -> Shape:
        op, attributes, operands, results = json.loads(text)
        return Shape(op, tuple(sorted(attributes.items())), tuple(operands), tuple(results))

    @property
    def operand_types(self) -> tuple[str, ...]:
        return tuple(
            text.rpartition(" : ")[2] if text.startswith(CONSTANT) else text for text in self.operands
        )

    @property
    def signature(self) -> Signature:
        """The op and the types of its operands and results."""
        return self.op, self.operand_types, self.results

    def with_variable(self, index: int) -> Shape:
        """Returns the shape with an argument instead of the constant operand `index`."""
        return self.with_operand(index, self.operand_types[index])

    def with_operand(self, index: int, text: str) -> Shape:
        """Returns the shape with another operand `index`: a type, or CONSTANT and a typed value."""
        return replace(self, operands=(*self.operands[:index], text, *self.operands[index + 1 :]))

    def function(self, name: str = "f") -> str:
        """Returns the text of a function that has the op.

        Its operands are arguments; its results are stored, so that no compiler drops the op.
        """
        arguments, constants, used = [], [], []
        for index, text in enumerate(self.operands):
            if text.startswith(CONSTANT):
                value = text.removeprefix(CONSTANT)
                # MLIR's parser takes no type after true and false.
                value = re.sub(r"^(true|false) : i1$", r"\1", value)
                constants.append(f"%c{index} = llvm.mlir.constant({value}) : {self.operand_types[index]}")
                used.append(f"%c{index}")
            else:
                arguments.append(f"%a{index}: {text}")
                used.append(f"%a{index}")
        arguments += [f"%o{index}: !llvm.ptr" for index in range(len(self.results))]
        attributes = ", ".join(f"{name} = {value}" for name, value in self.attributes)
        stores = [
            f"llvm.store %r#{index}, %o{index} : {type_}, !llvm.ptr"
            for index, type_ in enumerate(self.results)
        ]
        op = (
            (f"%r:{len(self.results)} = " if self.results else "")
            + f'"{self.op}"({", ".join(used)}) {{{attributes}}}'
            + f" : ({', '.join(self.operand_types)}) -> ({', '.join(self.results)})"
        )
        body = "\n  ".join([*constants, op, *stores, "llvm.return"])
        return f"llvm.func @{name}({', '.join(arguments)}) {{\n  {body}\n}}\n"


def _operand(value: ir.Value[ir.Type]) -> str:
    owner = value.owner
    if isinstance(owner, ir.Block):
        return str(value.type)
    op = owner.operation
    if op.name in _CONSTANTS:
        attribute = op.attributes["value"]
        if isinstance(attribute, ir.IntegerAttr | ir.FloatAttr):
            number, _, _ = str(attribute).partition(" : ")
            return f"{CONSTANT}{number} : {value.type}"
    return str(value.type)


def shapes_in(module: ir.Module, prefix: str) -> Iterator[Shape]:
    """Yields the shapes of the ops in `module` whose names start with `prefix`. Ops with regions or
    successors are left out, because a function with one op can't contain them.
    """
    found: list[Shape] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name.startswith(prefix) and not len(op.regions) and not len(op.successors):
            found.append(
                Shape(
                    op.name,
                    tuple(sorted((name, str(op.attributes[name])) for name in op.attributes)),
                    tuple(_operand(operand) for operand in op.operands),
                    tuple(str(result.type) for result in op.results),
                )
            )
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit, ir.WalkOrder.POST_ORDER)
    yield from found

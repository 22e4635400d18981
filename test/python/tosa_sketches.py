# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""TOSA ops as data, and a workshop that makes ops of it where their verifiers accept that."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

from mlir import ir


@dataclass(frozen=True)
class Sketch:
    """An op that may be made. Operands are constants, as far as there are constants of their types."""

    name: str
    operands: tuple[ir.Type, ...]
    results: tuple[ir.Type, ...]
    attributes: Mapping[str, ir.Attribute]
    # The numbers in operands that are constant shapes, by position.
    shapes: Mapping[int, tuple[int, ...]]
    # The operands that aren't constant.
    variable: frozenset[int] = frozenset()
    # What tensors that are constant are full of.
    number: int = 0

    def __str__(self) -> str:
        operands = [f"{each}{'?' * (index in self.variable)}" for index, each in enumerate(self.operands)]
        attributes = [f"{name} = {value}" for name, value in sorted(self.attributes.items())]
        shapes = [str(list(shape)) for _, shape in sorted(self.shapes.items())]
        words = [self.name, f"({', '.join(operands)})", *attributes, *shapes]
        return f"{' '.join(words)} -> ({', '.join(map(str, self.results))})"


def is_shape(type_: ir.Type) -> bool:
    """Whether a type is that of shapes, which has no element type."""
    return str(type_).startswith("!tosa.shape")


def shape_of(value: ir.Value) -> tuple[int, ...]:
    """Returns the numbers in a constant shape, ones for one that is worked out."""
    producer = value.owner
    if not isinstance(producer, ir.Block) and producer.name == "tosa.const_shape":
        return tuple(ir.DenseIntElementsAttr(producer.attributes["values"]))
    return (1,) * int(re.findall(r"\d+", str(value.type))[0])


def sketch_of(op: ir.Operation) -> Sketch:
    """Returns the sketch of an op of the corpus; it has no regions."""
    shapes = {}
    for index, operand in enumerate(op.operands):
        if is_shape(operand.type):
            shapes[index] = shape_of(operand)
    return Sketch(
        op.name,
        tuple(operand.type for operand in op.operands),
        tuple(result.type for result in op.results),
        # A variable's first value has to be of the variable's type; it may be absent.
        {name: op.attributes[name] for name in op.attributes if name != "initial_value"},
        shapes,
    )


@cache
def number_of(type_: ir.Type, number: int = 0) -> ir.Attribute | None:
    """Returns a scalar, or a tensor filled with it, None if there is none."""
    is_tensor = isinstance(type_, ir.RankedTensorType)
    for digits in (f"{number}", f"{number}.0", f'"0x{number:02}"'):
        try:
            return ir.Attribute.parse(f"{f'dense<{digits}>' if is_tensor else digits} : {type_}")
        except ir.MLIRError:  # type: ignore[attr-defined]
            continue
    return None


@dataclass
class Workshop:
    """Makes ops in a module, in the current context. An instance stands at the line of its number."""

    module: ir.Module = field(default_factory=lambda: ir.Module.parse("func.func @f() { return }"))
    sketches: list[object] = field(default_factory=list)
    _values: dict[object, ir.Value] = field(default_factory=dict)
    _tried: set[str] = field(default_factory=set)
    _text: str | None = None

    @property
    def text(self) -> str:
        """The module with its locations, as on first access."""
        if self._text is None:
            self._text = self.module.operation.get_asm(enable_debug_info=True, print_generic_op_form=True)
        return self._text

    @property
    def _block(self) -> ir.Block:
        return self.module.body.operations[0].regions[0].blocks[0]

    def operand(self, sketch: Sketch, index: int) -> ir.Value:
        """Returns a value that an instance may have as an operand."""
        type_, shape = sketch.operands[index], sketch.shapes.get(index)
        is_constant = index not in sketch.variable
        key = (str(type_), shape, is_constant, sketch.number)
        if key not in self._values:
            name, attributes = "builtin.unrealized_conversion_cast", {}
            if shape is not None and is_constant:
                dense = f"dense<{list(shape)}> : tensor<{len(shape)}xindex>"
                name, attributes = "tosa.const_shape", {"values": ir.Attribute.parse(dense)}
            elif shape is not None:
                # An op between the shape and its use, so that the shape isn't a constant.
                ones = self.operand(replace(sketch, variable=frozenset()), index)
                self._values[key] = self._append("tosa.add_shape", [type_], [ones, ones], {}).results[0]
                return self._values[key]
            elif is_constant and isinstance(type_, ir.RankedTensorType):
                if (value := number_of(type_, sketch.number)) is not None:
                    name, attributes = "arith.constant", {"value": value}
            self._values[key] = self._append(name, [type_], [], attributes).results[0]
        return self._values[key]

    def _append(
        self,
        name: str,
        results: Sequence[ir.Type],
        operands: Sequence[ir.Value],
        attributes: Mapping[str, ir.Attribute],
    ) -> ir.Operation:
        point = ir.InsertionPoint.at_block_begin(self._block)
        if operands:
            point = ir.InsertionPoint.at_block_terminator(self._block)
        return ir.Operation.create(
            name,
            results=results,
            operands=operands,
            attributes=dict(attributes),
            loc=ir.Location.unknown(),
            ip=point,
        )

    def add(self, sketch: Sketch) -> bool:
        """Makes an instance, if there is none like it and the verifier accepts it; returns whether it did."""
        if str(sketch) in self._tried:
            return False
        self._tried.add(str(sketch))
        number = len(self.sketches)
        attributes = dict(sketch.attributes)
        if "sym_name" in attributes:
            attributes["sym_name"] = ir.StringAttr.get(f"v{number}")
        try:
            op = ir.Operation.create(
                sketch.name,
                results=sketch.results,
                operands=[self.operand(sketch, index) for index in range(len(sketch.operands))],
                attributes=attributes,
                loc=ir.Location.file("instance", number, 1),
                ip=False,
            )
            op.verify()
        except (ir.MLIRError, ValueError):  # type: ignore[attr-defined]
            return False
        if "sym_name" in attributes:
            self.module.body.append(op)
        else:
            ir.InsertionPoint.at_block_terminator(self._block).insert(op)
        self.sketches.append(sketch)
        return True

    @classmethod
    def of_text(cls, text: str) -> Workshop:
        """Returns a workshop in whose module all TOSA ops are instances."""
        shop = cls(ir.Module.parse(text))

        def number(op: ir.Operation) -> ir.WalkResult:
            op.location = ir.Location.unknown()
            if op.name.startswith("tosa."):
                op.location = ir.Location.file("instance", len(shop.sketches), 1)
                shop.sketches.append(op.name)
            return ir.WalkResult.ADVANCE

        shop.module.operation.walk(number)
        return shop


def accepted_sketch(shop: Workshop, op: ir.Operation) -> Sketch:
    """Makes an op of the corpus an instance with operands that its verifier accepts; returns it."""
    sketch = sketch_of(op)
    candidates = [
        sketch,
        replace(sketch, number=1),
        replace(sketch, variable=frozenset(range(len(sketch.operands)))),
    ]
    return next(each for each in candidates if shop.add(each))

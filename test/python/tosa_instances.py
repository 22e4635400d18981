# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""TOSA ops for a validator, generated from the corpus, upstream's records and upstream's tables.

An op of the corpus gives the shapes and the attributes. Its element types, its shapes, the cases of its
enums, its arrays of integers and which of its operands are constant are varied independently. What the op's
verifier accepts becomes an instance.
"""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache

from llvm_differences import TOSA_BLOCK_SCALED
from mlir import ir
from tosa_oracle import records
from tosa_sketches import Sketch, Workshop, is_shape, number_of
from upstream_tools import include_directory

# The types in upstream's tables, as it calls them there.
TABLE_TYPES = {
    "boolT": "i1",
    "i4T": "i4",
    "i8T": "i8",
    "i16T": "i16",
    "i32T": "i32",
    "i48T": "i48",
    "i64T": "i64",
    "bf16T": "bf16",
    "fp16T": "f16",
    "fp32T": "f32",
    "fp8e4m3T": "f8E4M3FN",
    "fp8e5m2T": "f8E5M2",
    "fp6e2m3T": "f6E2M3FN",
    "fp6e3m2T": "f6E3M2FN",
    "fp4e2m1T": "f4E2M1FN",
    "fp8ue8m0T": "f8E8M0FNU",
    "mxint8T": "!tosa.mxint8",
    **TOSA_BLOCK_SCALED,
}
# Types that the dialect takes and TOSA doesn't have.
FOREIGN_TYPES = ("i7", "ui8", "f64", "f8E4M3", "!quant.uniform<i8:f32, 0.5>")

# An op with more types than this has too many combinations to try them all.
MOST_TYPES = 3
SAMPLES = 500


@cache
def table_rows() -> Mapping[str, list[tuple[str, ...]]]:
    """Returns the combinations of element types in upstream's tables, by op."""
    text = (include_directory() / "mlir/Dialect/Tosa/IR/TosaComplianceData.h.inc").read_text()
    rows: dict[str, list[tuple[str, ...]]] = {}
    for op, body in re.findall(r'\{"(tosa\.\w+)",(.*?)(?=\{"tosa\.|\Z)', text, re.DOTALL):
        for row in re.findall(r"\{([\w\s,]+)\},\s*SpecificationVersion::", body):
            rows.setdefault(op, []).append(tuple(TABLE_TYPES[name] for name in re.findall(r"\w+", row)))
    return rows


# Types.


def with_element(type_: ir.Type, element: ir.Type) -> ir.Type:
    """Returns a type with other elements; a scalar is its own element."""
    if isinstance(type_, ir.RankedTensorType):
        return ir.RankedTensorType.get(type_.shape, element, type_.encoding)
    if isinstance(type_, ir.VectorType):
        return ir.VectorType.get(type_.shape, element)
    return element


def type_positions(sketch: Sketch) -> list[tuple[str, int | str]]:
    """Returns where an op has element types, in the order of upstream's tables."""
    operands = [("operand", index) for index, each in enumerate(sketch.operands) if not is_shape(each)]
    attributes = [
        ("attribute", name) for name, value in sketch.attributes.items() if isinstance(value, ir.TypeAttr)
    ]
    results = [("result", index) for index, each in enumerate(sketch.results) if not is_shape(each)]
    return [*operands, *attributes, *results]


def element_at(sketch: Sketch, kind: str, key: int | str) -> str:
    """Returns the element type at one of those positions."""
    if kind == "attribute":
        return str(ir.TypeAttr(sketch.attributes[str(key)]).value)
    type_ = (sketch.operands if kind == "operand" else sketch.results)[int(key)]
    return str(type_.element_type if isinstance(type_, ir.ShapedType) else type_)


@cache
def argument_constraints(op: str) -> Mapping[str, str]:
    """Returns the names of the records that constrain the operands and attributes of an op."""
    for name in records()["!instanceof"]["Tosa_Op"]:
        record = records()[name]
        if f"tosa.{record['opName']}" == op:
            return {argument: each["def"] for each, argument in record["arguments"]["args"]}
    raise KeyError(op)


def with_elements(sketch: Sketch, elements: Sequence[ir.Type]) -> Sketch | None:
    """Returns an op with other element types, None if an attribute has no value of such a type."""
    operands, results = list(sketch.operands), list(sketch.results)
    attributes = dict(sketch.attributes)
    for (kind, key), element in zip(type_positions(sketch), elements, strict=True):
        if kind == "operand":
            operands[int(key)] = with_element(operands[int(key)], element)
        elif kind == "result":
            results[int(key)] = with_element(results[int(key)], element)
        else:
            attributes[str(key)] = ir.TypeAttr.get(element)
    for name, constraint in argument_constraints(sketch.name).items():
        if constraint in ("Tosa_IntOrFloatAttr", "ElementsAttr"):
            value = number_of(elements[0] if constraint == "Tosa_IntOrFloatAttr" else results[0])
            if value is None:
                return None
            attributes[name] = value
    return replace(sketch, operands=tuple(operands), results=tuple(results), attributes=attributes)


class Trial:
    """Tells which types the verifier of an op accepts, much faster than by making an instance of each."""

    def __init__(self, shop: Workshop, sketch: Sketch, elements: Mapping[str, ir.Type]) -> None:
        self._sketch, self._elements = sketch, elements
        positions = type_positions(sketch)
        self.count = len(positions)
        # Attributes that have to go with the types.
        self._is_tied = any(
            each in ("Tosa_IntOrFloatAttr", "ElementsAttr", "TypeAttr") or kind == "attribute"
            for kind, _ in positions
            for each in argument_constraints(sketch.name).values()
        )
        self._operands = [shop.operand(sketch, index) for index in range(len(sketch.operands))]
        self._columns: list[tuple[list[ir.Value] | list[ir.Type], int, dict[str, ir.Value | ir.Type]]] = []
        self._results = list(sketch.results)
        uniform = {
            name: replace(
                sketch,
                operands=tuple(
                    each if is_shape(each) else with_element(each, type_) for each in sketch.operands
                ),
            )
            for name, type_ in elements.items()
        }
        for kind, key in positions:
            if kind == "operand":
                values = {name: shop.operand(each, int(key)) for name, each in uniform.items()}
                self._columns.append((self._operands, int(key), values))
            elif kind == "result":
                types = {
                    name: with_element(sketch.results[int(key)], each) for name, each in elements.items()
                }
                self._columns.append((self._results, int(key), types))
            else:
                self._columns.append(([ir.NoneType.get()], 0, dict(elements)))

    def accepts(self, types: tuple[str, ...]) -> Sketch | None:
        """Returns the op with the types, None when its verifier refuses them."""
        for (into, index, values), name in zip(self._columns, types, strict=True):
            into[index] = values[name]
        filled = None
        if self._is_tied:
            filled = with_elements(self._sketch, [self._elements[name] for name in types])
            if filled is None:
                return None
        try:
            op = ir.Operation.create(
                self._sketch.name,
                results=self._results,
                operands=self._operands,
                attributes=dict((filled or self._sketch).attributes),
                ip=False,
            )
            op.verify()
        except (ir.MLIRError, ValueError):  # type: ignore[attr-defined]
            return None
        return filled or with_elements(self._sketch, [self._elements[name] for name in types])


def completions(row: tuple[str, ...], types: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yields the combinations that have the types of a row, in order, and otherwise those of `types`."""
    for positions in itertools.combinations(range(len(types)), len(row)):
        by_position = dict(zip(positions, row, strict=True))
        yield tuple(by_position.get(index, each) for index, each in enumerate(types))


def neighbours(types: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yields the combinations in which one type is another, or two are the same other one."""
    for changed in (*TABLE_TYPES.values(), *FOREIGN_TYPES):
        for count in (1, 2):
            for positions in itertools.combinations(range(len(types)), count):
                yield tuple(changed if index in positions else each for index, each in enumerate(types))


def add_types(shop: Workshop, sketch: Sketch) -> None:
    """Creates the instances of an op that differ in types.

    Those are all combinations of TOSA's types for up to three of them. For more, and with types that TOSA
    doesn't have, they are the rows of upstream's tables, what is near to a row, and a sample.
    """
    every = (*TABLE_TYPES.values(), *FOREIGN_TYPES)
    trial = Trial(shop, sketch, {name: ir.Type.parse(name) for name in every})
    tried: set[tuple[str, ...]] = set()

    def add(types: tuple[str, ...]) -> bool:
        if types in tried:
            return False
        tried.add(types)
        accepted = trial.accepts(types)
        return accepted is not None and shop.add(accepted)

    if trial.count <= MOST_TYPES:
        for types in itertools.product(TABLE_TYPES.values(), repeat=trial.count):
            add(types)
    own = tuple(element_at(sketch, *position) for position in type_positions(sketch))
    rows = {types for row in table_rows().get(sketch.name, [own]) for types in completions(row, own)}
    for types in sorted(rows):
        accepted = trial.accepts(types)
        add(types)
        for near in neighbours(types) if accepted else ():
            add(near)
    draw = random.Random(sketch.name)
    for _ in range(SAMPLES if trial.count > MOST_TYPES else 0):
        add(tuple(draw.choices(every, k=trial.count)))


# Constants and enums.


def add_constants(shop: Workshop, sketch: Sketch) -> None:
    """Makes the instances of an op in which all operands, all but one, or none is constant."""
    positions = range(len(sketch.operands))
    for variable in (frozenset[int](), frozenset(positions), *(frozenset([each]) for each in positions)):
        shop.add(replace(sketch, variable=variable))


def enum_cases(constraint: str) -> list[str]:
    """Returns the attributes for the cases of an enum, nothing for a constraint of something else."""
    record = records()[constraint]
    while record.get("baseAttr"):
        record = records()[record["baseAttr"]["def"]]
    if "Tosa_I32EnumAttr" not in record["!superclasses"]:
        return []
    cases = records()[record["enum"]["def"]]["enumerants"]
    return [f"#tosa.{record['mnemonic']}<{records()[case['def']]['str']}>" for case in cases]


def add_enums(shop: Workshop, sketch: Sketch) -> None:
    """Makes the instances of an op that differ in the case of an enum."""
    for name, constraint in argument_constraints(sketch.name).items():
        if name in sketch.attributes:
            for case in enum_cases(constraint):
                shop.add(replace(sketch, attributes={**sketch.attributes, name: ir.Attribute.parse(case)}))


def add_all(
    shop: Workshop, sketches: Iterable[Sketch], *makers: Callable[[Workshop, Sketch], object]
) -> Workshop:
    """Makes instances of several ops and returns the workshop."""
    for sketch in sketches:
        for make in makers:
            make(shop, sketch)
    return shop

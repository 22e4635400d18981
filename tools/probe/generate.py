# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes variants of shapes: each has a different enum case, flag, number, type or address space.

The verifier and the code generators decide whether a variant is valid.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Iterator
from random import Random

from probe.facts import facts_of, is_field
from probe.ods import Ods
from probe.shapes import CONSTANT, Shape

_SEGMENTS = "operandSegmentSizes"
# Numbers of few bits, and numbers without a pattern.
_NUMBERS = (0, 1, 2, 3, 4, 8, 12, 16, 32, 64, 128, 256, 5, 11, 22, 37, 53, 90, 107, 165, 187, 233)
# The ends of fields of so many bits, and what is beyond them.
ENDS = tuple(sorted((1 << bits) + step for bits in (3, 5, 6, 9, 10, 12, 15, 16) for step in (-1, 0)))
# All numbers of few bits.
_SMALL = range(18)
# Of bit fields: all combinations of the low bits, other bits, and a few combinations of many.
POLICIES = (
    *range(32),
    *(1 << bit for bit in range(5, 31)),
    *(Random(bits).getrandbits(bits) for bits in range(6, 31)),
    -(1 << 31),
    *(Random(bits).getrandbits(bits) - (1 << 31) for bits in (3, 7, 12, 30)),
)
ALL_POLICIES = (*POLICIES, *range(32, 128))
# Of data-parallel primitives: each number has a meaning of its own.
_MODES = range(384)
_ELEMENTS = ("i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64")
_LENGTHS = (2, 3, 4, 6, 8, 16, 32)
_TYPES = (*_ELEMENTS, *(f"vector<{length}x{element}>" for element in _ELEMENTS for length in _LENGTHS))
_MOST_LANES = 60
_FLOATS = ("f16", "bf16", "f32", "f64")
# One that many instructions have as an inline constant, one that they don't, and zero.
_FLOAT_VALUES = ("0.000000e+00", "1.000000e+00", "2.500000e+00")
SPACES = (0, 1, 3, 4, 5, 6, 7, 8)
_NARROW = ("i4", "f8E4M3FN", "f8E5M2", "f8E4M3FNUZ", "f8E5M2FNUZ", "f6E2M3FN", "f4E2M1FN")
# The element type of a memref, a vector or a matrix, or a scalar type.
_ELEMENT = re.compile(r"(?<![\w.#])(?P<shape>(?:[\d?*]+x)*)(?P<element>[su]?i\d+|bf16|f\d\w*)\b")
_MEMREF = re.compile(r"(?P<start>memref<[^<>,]+)(?P<space>, \d+|, #\w+\.address_space<\w+>)?>")
_MEMORY = ("", ", 1", ", 3", ", 5")
_POINTERS = ("!llvm.ptr", *(f"!llvm.ptr<{space}>" for space in SPACES[1:]))


def _pool_of(type_: str) -> Iterable[str]:
    if type_.startswith("!llvm.ptr"):
        return _POINTERS
    return _TYPES if type_ in _TYPES else ()


class Variants:
    """Variants of the shapes of one dialect.

    Args:
        ods: the dialect's records.
        known: shapes whose attribute values, such as sizes of matrices, are tried in other shapes, too.
    """

    def __init__(self, ods: Ods, known: Iterable[Shape]) -> None:
        self._ods = ods
        self._seen: dict[str, set[str]] = {}
        for shape in known:
            for _, value in shape.attributes:
                self._seen.setdefault(_kind(value), set()).add(value)

    def of(self, shape: Shape) -> Iterator[tuple[str, Shape]]:
        """Yields variants that differ from `shape` in one thing, or from `shape` with zeros for constants.
        Each comes with the kind of that thing. Some are yielded more than once.
        """
        for base in (shape, *_with_zeros(shape)):
            yield "zeros", base
            makers = {
                "attributes": self._with_other_attributes,
                "types": _with_other_types,
                "constants": _with_other_constants,
                "operands": self._without_an_operand,
                "lanes": _with_other_lanes,
                "elements": _with_other_elements,
                "memory": _with_other_memory,
            }
            for kind, make in makers.items():
                yield from ((kind, variant) for variant in make(base))

    def _with_other_attributes(self, shape: Shape) -> Iterator[Shape]:
        present = dict(shape.attributes)
        for name, attribute in self._ods.ops[shape.op].attributes.items():
            now = present.get(name)
            others = set(attribute.values) if attribute.values or now is None else self._values_like(now)
            for value in sorted(others - {now}):
                yield _replace(shape, attributes={**present, name: value})
            if now is not None:
                yield _replace(
                    shape, attributes={key: value for key, value in present.items() if key != name}
                )

    def _without_an_operand(self, shape: Shape) -> Iterator[Shape]:
        segments = dict(shape.attributes).get(_SEGMENTS)
        if segments is None:
            return
        sizes = [int(size) for size in re.findall(r"-?\d+", segments.partition(":")[2])]
        position = 0
        # The verifiers of some ops crash on a missing operand that isn't optional.
        for index, (size, group) in enumerate(zip(sizes, self._ods.ops[shape.op].operands, strict=True)):
            if size == 1 and group.number != "one":
                fewer = ", ".join(map(str, [*sizes[:index], 0, *sizes[index + 1 :]]))
                yield _replace(
                    shape,
                    attributes={**dict(shape.attributes), _SEGMENTS: f"array<i32: {fewer}>"},
                    operands=(*shape.operands[:position], *shape.operands[position + 1 :]),
                )
            position += size

    def _values_like(self, value: str) -> set[str]:
        number, colon, type_ = value.partition(" : ")
        if colon and re.fullmatch(r"-?\d+", number):
            return {f"{other} : {type_}" for other in _NUMBERS}
        if value in _TYPES:
            return set(_ELEMENTS)
        return self._seen.get(_kind(value), set())


def _kind(value: str) -> str:
    """Returns the group of values that may replace one another."""
    return value.partition("<")[0] if value.startswith("#") else ""


def _replace(
    shape: Shape,
    attributes: dict[str, str] | None = None,
    operands: Iterable[str] | None = None,
    results: Iterable[str] | None = None,
) -> Shape:
    return Shape(
        shape.op,
        shape.attributes if attributes is None else tuple(sorted(attributes.items())),
        shape.operands if operands is None else tuple(operands),
        shape.results if results is None else tuple(results),
    )


def _with_other_types(shape: Shape) -> Iterator[Shape]:
    for now in sorted({*shape.operands, *shape.results}):
        for other in _pool_of(now):
            if other == now:
                continue

            def change(types: Iterable[str], now: str = now, other: str = other) -> list[str]:
                return [other if type_ == now else type_ for type_ in types]

            yield _replace(shape, operands=change(shape.operands), results=change(shape.results))
            if now in shape.results and now in shape.operands:
                yield _replace(shape, results=change(shape.results))
                yield _replace(shape, operands=change(shape.operands))


def _with_other_constants(shape: Shape) -> Iterator[Shape]:
    for index, text in enumerate(shape.operands):
        if text.startswith(CONSTANT):
            number, _, type_ = text.removeprefix(CONSTANT).rpartition(" : ")
            values = ("false", "true") if type_ == "i1" else map(str, _NUMBERS)
            for value in values:
                if value != number:
                    yield shape.with_operand(index, f"{CONSTANT}{value} : {type_}")


def with_other_numbers(shape: Shape, ods: Ods, policies: Iterable[int]) -> Iterator[Shape]:
    """Yields the shape with many other numbers in place of each of its own.

    Args:
        shape: the shape.
        ods: the dialect's records.
        policies: the numbers for bit fields.
    """
    for name, text in shape.attributes:
        number, _, type_ = text.partition(" : ")
        if re.fullmatch(r"-?\d+", number) and type_ in ("i8", "i16", "i32", "i64"):
            for other in _numbers_for(f"attribute {name}", type_, policies):
                yield _replace(shape, attributes={**dict(shape.attributes), name: f"{other} : {type_}"})
    for index, text in enumerate(shape.operands):
        if text.startswith(CONSTANT) and (type_ := shape.operand_types[index]) != "i1":
            for fact in facts_of(shape, ods).keys() - facts_of(shape.with_variable(index), ods).keys():
                if fact.startswith("constant "):
                    for other in _numbers_for(fact, type_, policies):
                        yield shape.with_operand(index, f"{CONSTANT}{other} : {type_}")


def _numbers_for(fact: str, type_: str, policies: Iterable[int]) -> Iterator[int]:
    numbers: Iterable[int] = (
        policies if is_field(fact) else _MODES if fact.endswith(" dppCtrl") else (*_SMALL, *_NUMBERS, *ENDS)
    )
    least = -1 << int(type_[1:]) - 1
    yield from (number for number in numbers if least <= number < -least)


def _with_zeros(shape: Shape) -> Iterator[Shape]:
    """Yields the shape with zeros for all constants: MLIR's tests use numbers that no instruction accepts."""
    operands = [re.sub(r"^= -?\d+ :", "= 0 :", text) for text in shape.operands]
    if operands != list(shape.operands):
        yield _replace(shape, operands=operands)


def _with_other_lanes(shape: Shape) -> Iterator[Shape]:
    """Yields shapes with other lengths of several vectors: matrices of which a wavefront holds a different
    part.
    """
    vectors = {}
    for type_ in sorted({*shape.operands, *shape.results}):
        if vector := re.fullmatch(r"vector<(\d+)x(\w+)>", type_):
            lanes = int(vector[1])
            others = sorted({lanes, lanes // 2, lanes // 4, lanes // 8, 4, 8, 16} - {0, 1})
            vectors[type_] = [f"vector<{other}x{vector[2]}>" for other in others]
    if len(vectors) > 1:
        for chosen in itertools.islice(itertools.product(*vectors.values()), _MOST_LANES):
            renamed = dict(zip(vectors, chosen, strict=True))
            yield _replace(
                shape,
                operands=[renamed.get(type_, type_) for type_ in shape.operands],
                results=[renamed.get(type_, type_) for type_ in shape.results],
            )


def _with_other_elements(shape: Shape) -> Iterator[Shape]:
    """Yields shapes of a higher-level dialect in which all memrefs, matrices, vectors and scalars of one
    element type have another: often these must agree.
    """
    texts = [*shape.operand_types, *shape.results]
    if not any(re.search(r"memref<|matrix<|vector<\d+x\d+x|[fi][468](E|\b)", text) for text in texts):
        return
    for now in sorted({each["element"] for text in texts for each in _ELEMENT.finditer(text)}):
        for other in (*_ELEMENTS, *_NARROW):

            def change(match: re.Match[str], now: str = now, other: str = other) -> str:
                return match["shape"] + (other if match["element"] == now else match["element"])

            if other != now:
                yield _replace(
                    shape,
                    operands=[_ELEMENT.sub(change, text) for text in shape.operands],
                    results=[_ELEMENT.sub(change, text) for text in shape.results],
                )


def _with_other_memory(shape: Shape) -> Iterator[Shape]:
    """Yields shapes with a memref in another memory space."""
    for index, text in enumerate(shape.operands):
        if memref := _MEMREF.fullmatch(text):
            for space in _MEMORY:
                if space != (memref["space"] or ""):
                    yield shape.with_operand(index, f"{memref['start']}{space}>")


def with_float_constants(shape: Shape) -> Iterator[Shape]:
    """Yields the shape with a constant in place of each variable that is a floating-point number. Another
    variable is left: LLVM itself calculates ops of constants, for all chips.
    """
    variables = [index for index, text in enumerate(shape.operands) if not text.startswith(CONSTANT)]
    for index in variables if len(variables) > 1 else ():
        if (type_ := shape.operands[index]) in _FLOATS:
            for value in _FLOAT_VALUES:
                yield shape.with_operand(index, f"{CONSTANT}{value} : {type_}")


def with_each_type(shape: Shape) -> Iterator[Shape]:
    """Yields the shape with each other element type, and each other address space, in all places of each of
    its types. If all its numbers and vectors have one type, yields it with vectors of other lengths, too.
    """
    types = {*shape.operands, *shape.results}
    has_one = len(types & {*_TYPES}) == 1
    for now in sorted(types):
        for other in _TYPES if has_one and now in _TYPES else _of_same_length(now):
            if other != now:
                yield _replace(
                    shape,
                    operands=[other if type_ == now else type_ for type_ in shape.operands],
                    results=[other if type_ == now else type_ for type_ in shape.results],
                )


def _of_same_length(type_: str) -> Iterable[str]:
    """Returns scalars for a scalar, vectors as long for a vector, pointers for a pointer."""
    if vector := re.fullmatch(r"(vector<\d+x)\w+>", type_):
        return [f"{vector[1]}{element}>" for element in _ELEMENTS]
    if type_.startswith("!llvm.ptr"):
        return _POINTERS
    return (*_ELEMENTS, "i1") if type_ in (*_ELEMENTS, "i1") else ()


def with_immediate(shape: Shape, index: int) -> Shape:
    """Returns the shape with a constant instead of an argument as operand `index`."""
    return shape.with_operand(index, f"{CONSTANT}0 : {shape.operands[index]}")

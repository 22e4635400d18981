# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The facts of a shape, by names that rules can use, and the C++ that tests the same facts on an op."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from probe.learn import Facts, Test
from probe.ods import Attribute, Ods, Op, Values
from probe.shapes import CONSTANT, Shape

Ranges: TypeAlias = "tuple[tuple[int, int], ...]"
"""Pairs of the first and the last number."""

# The first part of a fact's name, in the rules' order of preference.
_KINDS = (
    "attribute",
    "has",
    "number of",
    "type of",
    "element of",
    "lanes of",
    "rows of",
    "columns of",
    "use of",
    "space of",
    "memory of",
    "constant",
    "bits of",
    "low bits of",
    "bit",
)
_SEGMENTS = "operandSegmentSizes"
_VECTOR = re.compile(r"vector<(?P<lanes>(?:\[?\d+\]?x)+)(?P<element>[^<>]+)>")
_MEMREF = re.compile(r"memref<(?:(?:[\d?]+x)*|\*x)(?P<element>\w+)(?P<rest>\b.*)>")
_MEMORY = re.compile(r", (?:(?P<number>\d+)|#(?:gpu|amdgpu)\.address_space<(?P<name>\w+)>)$")
# The address spaces to which MLIR's conversions lower these.
_SPACES = {
    "global": "1",
    "workgroup": "3",
    "private": "5",
    "fat_raw_buffer": "7",
    "buffer_rsrc": "8",
    "fat_structured_buffer": "9",
}
# Dialects whose conversions split or extend values of some sizes, and fail for others.
_SPLIT = ("amdgpu",)
_MATRIX = re.compile(r'!gpu\.mma_matrix<(?P<rows>\d+)x(?P<columns>\d+)x(?P<element>\w+), "(?P<use>\w+)">')
# The matrix type is nested in the type that a warpgroup calculates with.
_WARPGROUP = re.compile(
    r"!nvgpu\.(?:warpgroup|tensormap)\.(?P<kind>\w+)<(?:fragmented|tensor) = \w+<"
    r"(?:(?P<rows>\d+)x(?P<columns>\d+)x(?=[a-z])|(?:\d+x)*)(?P<element>[a-z]\w*)\b.*>"
)
_POINTER = re.compile(r"!llvm\.ptr(<(?P<space>\d+)>)?")
# Attributes and operands that consist of bits, each with a meaning of its own.
_BIT_FIELDS = ("aux", "cpol", "scope", "cachePolicy", "fmtScaleA", "fmtScaleB")
FIELD_BITS = 32
# The lowest bits are a number: the temporal hint.
_LOW_BITS = 3
_HAS_BIT = "::mlir::availability::hasBit"
_NUMBER = re.compile(r"(?:[su]?i|b?f)(?P<bits>\d+)(?:E\w+)?")
_FLOATS = {
    "f16": "isF16()",
    "bf16": "isBF16()",
    "f32": "isF32()",
    "f64": "isF64()",
    "f80": "isF80()",
    "f128": "isF128()",
    "tf32": "isTF32()",
}
_COMPARISON = re.compile(r"(?P<guard>[^|]* && )?(?P<compared>[^&|]+) == (?P<case>[\w:-]+)")
# What else a memref can have as elements, whatever is in it.
_ELEMENTS = {
    "complex": "ComplexType",
    "memref": "MemRefType",
    "vector": "FixedVectorType",
    "scalable vector": "ScalableVectorType",
}


def rank(fact: str) -> int:
    """Returns a score, which is lower for a fact that tells a reader more."""
    return next(index for index, kind in enumerate(_KINDS) if fact.startswith(kind + " "))


def facts_of(shape: Shape, ods: Ods) -> Facts:
    """Returns the facts of `shape`: attributes, types, vector lengths, and which operands are present."""
    op = ods.ops[shape.op]
    facts = dict(
        [
            *_attribute_facts(dict(shape.attributes), op),
            *_value_facts(op.operands, shape.operands, _sizes(shape, op.operands)),
            *_value_facts(op.results, shape.results, None),
            *(_size_facts(op, shape) if ods.dialect in _SPLIT else ()),
        ]
    )
    return facts | dict(_bit_facts(facts))


def is_field(fact: str, value: str = "0") -> bool:
    """Returns whether `fact` is the number of a bit field, whose bits are facts of their own. An enum of such
    a name isn't: its `value` is no number.
    """
    kind, _, name = fact.partition(" ")
    return kind in ("attribute", "constant") and name in _BIT_FIELDS and value.lstrip("-").isdigit()


@functools.cache
def is_bit_of(fact: str, field: str) -> bool:
    """Returns whether `fact` is a bit of `field`, a number."""
    return fact.startswith(("bit ", "low bits ")) and fact.endswith(f" of {field.partition(' ')[2]}")


def _bit_facts(facts: Facts) -> Iterator[tuple[str, str]]:
    for fact, number in facts.items():
        if is_field(fact, number):
            yield from _bits_of(fact.partition(" ")[2], int(number))


@functools.cache
def _bits_of(field: str, number: int) -> tuple[tuple[str, str], ...]:
    bits = [(f"bit {bit} of {field}", str(bool(number & 1 << bit)).lower()) for bit in range(FIELD_BITS)]
    return (*bits, (f"low bits of {field}", str(number & (1 << _LOW_BITS) - 1)))


def has_fixed_type(fact: str, op: Op) -> bool:
    """Returns whether `fact` is about the type of an operand or a result for which ODS allows one only."""
    name = fact.partition(" of ")[2]
    return name not in op.attributes and _group_and_index(name, op)[0].is_fixed


def _attribute_facts(present: dict[str, str], op: Op) -> Iterator[tuple[str, str]]:
    for name, attribute in op.attributes.items():
        text = present.get(name)
        if attribute.kind == "numbers" and text is not None:
            for index, number in enumerate(re.findall(r"\d+", text)):
                yield f"attribute {name}.{index}", number
        elif attribute.kind == "shape" and text is not None:
            for letter, size in re.findall(r"([mnk]) = (\d+)", text):
                yield f"attribute {name}.{letter}", size
        elif attribute.kind:
            value = attribute.default if text is None else _plain(attribute, text)
            if value is not None:
                yield f"attribute {name}", value
        if attribute.kind == "type" and text is not None and (bits := _bits(text)):
            yield f"bits of {name}", str(bits)


def _bits(type_: str) -> int | None:
    """Returns the size of a number, or of a vector of several numbers; None for other types."""
    vector = _VECTOR.fullmatch(type_)
    lanes = _lanes(vector["lanes"]) if vector else 1
    number = _NUMBER.fullmatch(vector["element"] if vector else type_)
    # Conversions treat other vectors neither as a number nor as a longer vector.
    return lanes * int(number["bits"]) if number and lanes > 0 else None


def _lanes(sizes: str) -> int:
    """Returns what `getNumLanes` in C++ returns for a vector, of which `sizes` is "4x"."""
    if "[" in sizes:
        return -2
    if sizes.count("x") > 1:
        return 0
    return int(sizes[:-1]) if sizes != "1x" else -1


def _plain(attribute: Attribute, text: str) -> str:
    if attribute.kind == "enum":
        # #nvvm.mma_layout<row>, but #nvvm<redux_kind max>.
        inside = re.fullmatch(r"#[\w.]+<(?:\w+ )?(.*)>", text)
        return inside[1] if inside else text
    if attribute.kind in ("flag", "optional flag"):
        return {"unit": "true", "1 : i1": "true", "0 : i1": "false"}.get(text, text)
    return text.partition(" : ")[0]


def _sizes(shape: Shape, groups: list[Values]) -> list[int] | None:
    segments = dict(shape.attributes).get(_SEGMENTS)
    return (
        None if segments is None else [int(size) for size in re.findall(r"-?\d+", segments.partition(":")[2])]
    )


def _value_facts(
    groups: list[Values], texts: tuple[str, ...], sizes: list[int] | None
) -> Iterator[tuple[str, str]]:
    if sizes is None:
        others = sum(group.number == "one" for group in groups)
        sizes = [1 if group.number == "one" else len(texts) - others for group in groups]
    position = 0
    for group, size in zip(groups, sizes, strict=False):
        if group.number == "optional":
            yield f"has {group.name}", str(bool(size)).lower()
        if group.number == "variadic":
            yield f"number of {group.name}", str(size)
        for index in range(size):
            yield from _type_facts(f"{group.name}.{index}" if index else group.name, texts[position + index])
        position += size


def _size_facts(op: Op, shape: Shape) -> Iterator[tuple[str, str]]:
    """Yields the sizes of the values that an op always has, if they are numbers or vectors of numbers."""
    for groups, types in ((op.operands, shape.operand_types), (op.results, shape.results)):
        for group, type_ in zip(groups, types, strict=False):
            if group.number != "one":
                break
            if bits := _bits(type_):
                yield f"bits of {group.name}", str(bits)


@functools.cache
def _type_facts(name: str, text: str) -> tuple[tuple[str, str], ...]:
    return tuple(_facts_of_type(name, text))


def _facts_of_type(name: str, text: str) -> Iterator[tuple[str, str]]:
    if text.endswith("index"):
        return  # A position in memory, for example, isn't part of an instruction.
    if text.startswith(CONSTANT):
        value, _, text = text.removeprefix(CONSTANT).rpartition(" : ")
        if re.fullmatch(r"-?\d+", value):
            yield f"constant {name}", value
    if vector := _VECTOR.fullmatch(text):
        yield f"type of {name}", vector["element"]
        yield f"lanes of {name}", str(_lanes(vector["lanes"]))
    elif memref := _MEMREF.fullmatch(text):
        is_scalable = memref["element"] == "vector" and "[" in memref["rest"].partition(">")[0]
        yield f"type of {name}", f"{'scalable ' * is_scalable}{memref['element']}"
        yield f"memory of {name}", _memory(memref["rest"])
    elif matrix := _MATRIX.fullmatch(text):
        yield f"element of {name}", matrix["element"]
        yield f"rows of {name}", matrix["rows"]
        yield f"columns of {name}", matrix["columns"]
        yield f"use of {name}", matrix["use"]
    elif matrix := _WARPGROUP.fullmatch(text):
        yield f"element of {name}", matrix["element"]
        if matrix["rows"] and matrix["kind"] != "descriptor":
            yield f"rows of {name}", matrix["rows"]
            yield f"columns of {name}", matrix["columns"]
    elif pointer := _POINTER.fullmatch(text):
        yield f"space of {name}", pointer["space"] or "0"
    elif re.fullmatch(r"\w+", text):
        yield f"type of {name}", text
        yield f"lanes of {name}", "1"


def _memory(rest: str) -> str:
    """Returns the LLVM address space to which a memref's memory space is lowered."""
    space = _MEMORY.search(rest)
    return "0" if space is None else space["number"] or _SPACES[space["name"]]


# ===----------------------------------------------------------------------===
# C++
# ===----------------------------------------------------------------------===


_HELPERS = {
    "lanes of": "getNumLanes({})",
    "rows of": "getMatrixSize({}, 0)",
    "columns of": "getMatrixSize({}, 1)",
    "space of": "getAddressSpace({})",
    "memory of": "getMemorySpace({})",
    "constant": "getConstant({})",
}


def cpp_of(test: Test, answer: bool, op: Op) -> str:
    """Returns C++ that is true for an op, `$_self`, for which `test` has the result `answer`."""
    text = _cpp(test, op)
    if not answer and text.startswith(f"!{_HAS_BIT}"):
        return text.removeprefix("!")
    return text if answer else f"!({text})"


def is_any(fact: str, values: Sequence[str], op: Op) -> str:
    """Returns C++ that is true for an op whose `fact` has one of `values`."""
    tests = [cpp_of(Test(fact, value), True, op) for value in values]
    comparisons = [comparison for test in tests if (comparison := _COMPARISON.fullmatch(test))]
    if len(tests) == 1 or len(comparisons) < len(tests):
        return any_of(tests)
    # Getters take time: one call for all cases.
    guard, compared = comparisons[0]["guard"] or "", comparisons[0]["compared"]
    cases = ", ".join(comparison["case"] for comparison in comparisons)
    return f"{guard}::mlir::availability::isOneOf({compared}, {{{cases}}})"


def any_of(tests: Sequence[str]) -> str:
    """Returns C++ that is true if one of `tests` is."""
    if len(tests) == 1:
        return tests[0]
    return " || ".join(f"({test})" if " && " in test else test for test in tests)


def is_in_none(fact: str, ranges: Ranges, op: Op) -> str:
    """Returns C++ that is true for an op with the number `fact` if it is in none of `ranges`."""
    kind, _, name = fact.partition(" ")
    guard, number = ("", _number_cpp(name, op)) if kind == "attribute" else _constant_cpp(name, op)
    listed = ", ".join(f"{{{first}, {last}}}" for first, last in ranges)
    return f"{guard}::mlir::availability::isInNone({number}, {{{listed}}})"


def is_variable(operand: str, op: Op) -> str:
    """Returns C++ that is true for an op with the operand if that isn't a constant."""
    guard, constant = _constant_cpp(operand, op)
    return f"({guard}!{constant})" if guard else f"!{constant}"


def presence_of(fact: str, op: Op) -> str:
    """Returns C++ that is true for an op with the attribute of a fact about it; or with the operand or result
    of a fact about its type, and whose type isn't `index`, which has no facts.
    """
    if fact.startswith("attribute "):
        return f"{_accessor(fact.removeprefix('attribute '))}.has_value()"
    name = fact.partition(" of ")[2]
    if fact.startswith("bits of "):
        return _has_size(_sized_type(name, op))
    group, index = _group_and_index(name, op)
    if group.number == "one":
        return f"!{_value_cpp(group, index, op)}.getType().isIndex()"
    return _presence(group, index)


def _sized_type(name: str, op: Op) -> str:
    """Returns C++ for the type of a value, or in an attribute."""
    if name in op.attributes:
        return _accessor(name)
    return f"{_value_cpp(*_group_and_index(name, op), op)}.getType()"


def _has_size(type_: str) -> str:
    return f"({type_}.isIntOrFloat() || ::mlir::availability::getNumLanes({type_}) > 1)"


def _constant_cpp(operand: str, op: Op) -> tuple[str, str]:
    group, index = _group_and_index(operand, op)
    guard = "" if group.number == "one" else f"{_presence(group, index)} && "
    return guard, f"::mlir::availability::getConstant({_value_cpp(group, index, op)})"


def _number_cpp(name: str, op: Op) -> str:
    """Returns C++ for the number of an attribute, or in it."""
    name, _, letter = name.partition(".")
    accessor = _accessor(name)
    if letter.isdigit():
        return f"::mlir::availability::getNumberAt({accessor}, {letter})"
    if letter:
        return f"{accessor}.get{letter.upper()}()"
    if op.attributes[name].kind == "index":
        return f"{accessor}.getSExtValue()"
    return f"::mlir::availability::asSigned({accessor})"


def _group_and_index(name: str, op: Op) -> tuple[Values, int]:
    """Returns the parts of a fact's name: `args.2` is the third of the operands `args`."""
    name, _, index = name.partition(".")
    return next(group for group in (*op.operands, *op.results) if group.name == name), int(index or 0)


def _accessor(name: str) -> str:
    parts = name.split("_")
    return "$_self.get" + "".join(part[:1].upper() + part[1:] for part in parts) + "()"


def _cpp(test: Test, op: Op) -> str:
    kind = next(kind for kind in _KINDS if test.fact.startswith(kind + " "))
    name = test.fact.removeprefix(kind + " ")
    if kind == "attribute":
        return _attribute_cpp(test, name, op)
    if kind == "bits of":
        type_ = _sized_type(name, op)
        if test.value is None:
            return f"!{_has_size(type_)}"
        element = f"::mlir::availability::getLaneType({type_})"
        size = f"::mlir::availability::getNumLanes({type_}) * {element}.getIntOrFloatBitWidth()"
        return f"{_has_size(type_)} && {element}.isIntOrFloat() && {size} {_relation(test)}"
    if kind == "bit":
        bit, _, field = name.partition(" of ")
        guard, number = ("", _number_cpp(field, op)) if field in op.attributes else _constant_cpp(field, op)
        return f"{guard}{'' if test.value == 'true' else '!'}{_HAS_BIT}({number}, {bit})"
    if kind == "low bits of":
        guard, number = ("", _number_cpp(name, op)) if name in op.attributes else _constant_cpp(name, op)
        return f"{guard}::mlir::availability::getLowBits({number}, {_LOW_BITS}) {_relation(test)}"
    if kind == "constant" and test.value is None:
        guard, constant = _constant_cpp(name, op)
        return f"!({guard}{constant})" if guard else f"!{constant}"
    group, index = _group_and_index(name, op)
    value = _value_cpp(group, index, op)
    if kind == "has":
        return f"static_cast<bool>({value})" if test.value == "true" else f"!{value}"
    if kind == "number of":
        return f"{_accessor(name)}.size() {_relation(test)}"
    guard = "" if group.number == "one" else f"{_presence(group, index)} && "
    if kind == "type of":
        condition = _type_cpp(f"::mlir::availability::getLaneType({value}.getType())", test.value or "")
    elif kind == "element of":
        condition = _type_cpp(f"::mlir::availability::getNumberType({value}.getType())", test.value or "")
    elif kind == "use of":
        condition = f'::mlir::availability::getMatrixOperand({value}.getType()) == "{test.value}"'
    else:
        helper = _HELPERS[kind].format(value if kind == "constant" else f"{value}.getType()")
        condition = f"::mlir::availability::{helper} {_relation(test)}"
    if test.value is None:
        raise ValueError(f"a rule asks whether there is '{test.fact}'")
    return guard + condition


def _value_cpp(group: Values, index: int, op: Op) -> str:
    if group in op.results and (group.name.isdigit() or not group.name):
        return f"$_op.getResult({group.name or 0})"
    accessor = _accessor(group.name)
    return f"{accessor}[{index}]" if group.number == "variadic" else accessor


def _presence(group: Values, index: int) -> str:
    accessor = _accessor(group.name)
    return f"{accessor}.size() > {index}" if group.number == "variadic" else accessor


def _relation(test: Test) -> str:
    return f"{'>=' if test.at_least else '=='} {test.value}"


def _attribute_cpp(test: Test, name: str, op: Op) -> str:
    if "." in name:
        return f"{_number_cpp(name, op)} {_relation(test)}"
    attribute, accessor = op.attributes[name], _accessor(name)
    if test.value is None:
        return f"!{accessor}"
    if attribute.kind == "enum":
        return f"{accessor} == {attribute.cases[test.value]}"
    if attribute.kind == "flag":
        return f"{accessor} == {test.value}"
    if attribute.kind == "optional flag":
        return f"{accessor}.value_or(false) == {test.value}"
    if attribute.kind == "type":
        return _type_cpp(accessor, test.value)
    return f"{_number_cpp(name, op)} {_relation(test)}"


def _type_cpp(expression: str, name: str) -> str:
    if name in _FLOATS:
        return f"{expression}.{_FLOATS[name]}"
    if name in _ELEMENTS:
        return f"::llvm::isa<::mlir::{_ELEMENTS[name]}>({expression})"
    if name == "index":
        return f"{expression}.isIndex()"
    if integer := re.fullmatch(r"([su])i(\d+)", name):
        return f"{expression}.is{'S' if integer[1] == 's' else 'Uns'}ignedInteger({integer[2]})"
    if integer := re.fullmatch(r"i(\d+)", name):
        return f"{expression}.isInteger({integer[1]})"
    if narrow := re.fullmatch(r"f(\d+E\w+)", name):
        return f"::llvm::isa<::mlir::Float{narrow[1]}Type>({expression})"
    if vector := re.fullmatch(r"vector<(\d+x)(\w+)>", name):
        element = _type_cpp(f"::mlir::availability::getLaneType({expression})", vector[2])
        return f"(::mlir::availability::getNumLanes({expression}) == {_lanes(vector[1])} && {element})"
    raise ValueError(f"no C++ for type '{name}'")

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Says what IR of a dialect needs, by the words of docs/tablegen.md.

It knows the dialect's records as data and the IR as data, and nothing that is generated: neither the TableGen
text nor the C++.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from .records import (
    VERSIONS,
    AnyOf,
    AttrAnyOf,
    AttrArray,
    AttrAt,
    AttrConfined,
    AttrConstraint,
    AttrDefault,
    AttrLeaf,
    AttrNot,
    AttrOfDef,
    AttrOfEnum,
    AttrOfType,
    AttrOptional,
    Enum,
    Needs,
    PropArray,
    PropAt,
    PropConfined,
    PropConstraint,
    PropDefault,
    PropLeaf,
    PropOfEnum,
    PropOptional,
    Requirement,
    Tag,
    TypeAllOf,
    TypeAnyOf,
    TypeAt,
    TypeConfined,
    TypeConstraint,
    TypeContainer,
    TypeLeaf,
    TypeNot,
    TypeOfDef,
    Version,
)
from .values import (
    Argument,
    Array,
    AttrValue,
    Builtin,
    Container,
    DefValue,
    Dictionary,
    EnumValue,
    Marked,
    Number,
    OfType,
    Text,
    TypeValue,
    Use,
)

# A clause's alternatives: dimension without the dialect, and value.
Alternatives: TypeAlias = "frozenset[tuple[str, str]]"


@dataclass(frozen=True)
class Expected:
    """A clause: its alternatives, and the kind, the name and the position of its source."""

    any_of: Alternatives
    kind: str
    name: str | None = None
    index: int | None = None


@dataclass(frozen=True)
class Answer:
    """What an op needs, and what the queries of the dialect return: the tags, and the highest version.

    For an op of another dialect, `tags` and `version` are meaningless unless an overlay gives it the queries.
    """

    clauses: frozenset[Expected]
    tags: tuple[int, ...]
    version: int


def alternatives(requirement: Requirement) -> Alternatives:
    if isinstance(requirement, AnyOf):
        return frozenset().union(*map(alternatives, requirement.alternatives))
    if isinstance(requirement, Tag):
        return frozenset({("tag", str(requirement.number))})
    assert isinstance(requirement, Version)
    return frozenset({("min_version", f"V_{requirement.number}")})


def case_needs(enum: Enum, value: int) -> Needs:
    """Returns the requirements of the cases in `value`: of the one case, or of those all bits of which are
    set.
    """
    needs: Needs = ()
    for case in enum.cases:
        bits = enum.is_bit and case.value != 0
        if case.value & value == case.value if bits else case.value == value:
            needs += case.needs if case.overlay is None else case.overlay
    return needs


# Constraints. Each function returns None if the value doesn't match, otherwise the requirements of the parts
# of the constraint that it matches.


def _all_of(parts: list[Needs | None]) -> Needs | None:
    return None if any(part is None for part in parts) else sum((part or () for part in parts), ())


def _any_of(parts: list[Needs | None]) -> Needs | None:
    found = [part for part in parts if part is not None]
    return sum(found, ()) if found else None


def _add(base: Needs | None, needs: Needs) -> Needs | None:
    return None if base is None else base + needs


def type_needs(constraint: TypeConstraint, type_: TypeValue) -> Needs | None:
    match constraint:
        case TypeLeaf(name):
            matches = name == "AnyType" or (isinstance(type_, Builtin) and type_.text == name.lower())
            return () if matches else None
        case TypeOfDef(record):
            return () if isinstance(type_, DefValue) and type_.record == record else None
        case TypeAt(base, needs):
            return _add(type_needs(base, type_), needs)
        case TypeAnyOf(options):
            return _any_of([type_needs(option, type_) for option in options])
        case TypeAllOf(options):
            return _all_of([type_needs(option, type_) for option in options])
        case TypeConfined(base):
            return None if type_ == Builtin("none") else type_needs(base, type_)
        case TypeNot(base):
            return () if type_needs(base, type_) is None else None
        case TypeContainer(kind, element):
            if not isinstance(type_, Container):
                return None
            # An unranked tensor is a tensor.
            if type_.kind != kind and (kind, type_.kind) != ("tensor", "unranked"):
                return None
            return _all_of([type_needs(element, one) for one in type_.elements])


def attr_needs(constraint: AttrConstraint, attr: AttrValue) -> Needs | None:
    match constraint:
        case AttrLeaf(name):
            return () if _matches_leaf(name, attr) else None
        case AttrOfDef(record):
            return () if isinstance(attr, DefValue) and attr.record == record else None
        case AttrOfEnum(enum):
            return _enum_attr_needs(enum, attr)
        case AttrOfType(type_):
            return type_needs(type_, attr.type) if isinstance(attr, OfType) else None
        case AttrAt(base, needs):
            return _add(attr_needs(base, attr), needs)
        case AttrAnyOf(options):
            return _any_of([attr_needs(option, attr) for option in options])
        case AttrConfined(base):
            return None if attr == Text("unit") else attr_needs(base, attr)
        case AttrNot(base):
            return () if attr_needs(base, attr) is None else None
        case AttrArray(element):
            if not isinstance(attr, Array):
                return None
            return _all_of([attr_needs(element, one) for one in attr.elements])
        case AttrOptional(base) | AttrDefault(base):
            return attr_needs(base, attr)


def _matches_leaf(name: str, attr: AttrValue) -> bool:
    match name:
        case "AnyAttr":
            return True
        case "I32Attr" | "I64Attr":
            return isinstance(attr, Number) and attr.width == int(name[1:3])
        case "StrAttr":
            return isinstance(attr, Text) and attr.text.startswith('"')
        case "F32Attr":
            return isinstance(attr, Text) and attr.text.endswith(" : f32")
        case "UnitAttr":
            return attr == Text("unit")
        case "TypeAttr":
            return isinstance(attr, OfType)
        case "ArrayAttr":
            return isinstance(attr, Array)
        case "DictionaryAttr":
            return isinstance(attr, Dictionary)
    raise ValueError(name)


def is_value_of(enum: Enum, value: int) -> bool:
    """Tells whether the enum has the value: the number of a case, or bits of some."""
    values = {case.value for case in enum.cases}
    return value & ~sum(v for v in values if v.bit_count() == 1) == 0 if enum.is_bit else value in values


def _enum_attr_needs(enum: Enum, attr: AttrValue) -> Needs | None:
    if enum.form == "attr":
        # What the case needs, it needs wherever it is: see `held_needs`.
        return () if isinstance(attr, EnumValue) and attr.enum == enum else None
    if isinstance(attr, Number) and attr.width == 32 and is_value_of(enum, attr.value):
        return case_needs(enum, attr.value)
    return None


def prop_needs(constraint: PropConstraint, value: AttrValue) -> Needs | None:
    match constraint:
        case PropLeaf("I64Prop"):
            return () if isinstance(value, Number) else None
        case PropLeaf("TypeProp"):
            return () if isinstance(value, OfType) else None
        case PropLeaf(name):
            return () if name == "AttributeProp" or isinstance(value, Text) else None
        case PropOfEnum(enum):
            is_case = isinstance(value, Number) and is_value_of(enum, value.value)
            return case_needs(enum, value.value) if is_case and isinstance(value, Number) else None
        case PropAt(base, needs):
            return _add(prop_needs(base, value), needs)
        case PropConfined(base) | PropDefault(base):
            return prop_needs(base, value)
        case PropArray(element):
            if not isinstance(value, Array):
                return None
            return _all_of([prop_needs(element, one) for one in value.elements])
        case PropOptional(base):
            if not isinstance(value, Array):
                return None
            return _all_of([prop_needs(base, one) for one in value.elements])


def get_default(constraint: AttrConstraint | PropConstraint) -> AttrValue | None:
    """Returns the default value of the constraint, None if it has none."""
    match constraint:
        case AttrDefault(_, value) | PropDefault(_, value):
            return value
        case AttrConfined(base) | PropConfined(base) | AttrAt(base) | PropAt(base):
            return get_default(base)
        case PropOptional(_):
            return Array(())
    return None


# What types and attributes need themselves, wherever they are.


def held_needs(value: TypeValue | AttrValue, is_own: bool = True) -> Iterator[Requirement]:
    """Yields the requirements of the value and of everything in it. `is_own` states whether an op of the
    dialect has it.
    """
    match value:
        case Container(_, elements) | Array(elements):
            for element in elements:
                yield from held_needs(element, is_own)
        case Dictionary(entries):
            for _, entry in entries:
                yield from held_needs(entry, is_own)
        case Marked(_, attr):
            yield from held_needs(attr, is_own)
        case OfType(type_):
            yield from held_needs(type_, is_own)
        case EnumValue(enum, case):
            yield from case_needs(enum, case)
        case DefValue(record, arguments):
            needs = () if record.is_replaced else record.needs
            if is_own or not record.is_builtin:
                yield from needs + (record.overlay or ())
            for parameter, argument in zip(record.parameters, arguments, strict=True):
                held = parameter.default if argument is None else argument
                yield from _argument_needs(parameter.enum, held, is_own)
        case Builtin() | Number() | Text():
            pass


def _argument_needs(enum: Enum | None, argument: Argument, is_own: bool) -> Iterator[Requirement]:
    if argument is None:
        return
    if isinstance(argument, tuple):
        for element in argument:
            yield from _argument_needs(enum, element, is_own)
    elif isinstance(argument, int):
        assert enum is not None
        yield from case_needs(enum, argument)
    else:
        yield from held_needs(argument, is_own)


# Ops.


class _Collector:
    """Collects the requirements of an op."""

    def __init__(self, is_own: bool) -> None:
        self.is_own = is_own
        self.clauses: set[Expected] = set()
        self.requirements: list[Requirement] = []

    def add(self, needs: Needs | None, kind: str, name: str | None = None, index: int | None = None) -> None:
        assert needs is not None, f"the IR has a value for {name} that its constraint doesn't match"
        for requirement in needs:
            self.requirements.append(requirement)
            self.clauses.add(Expected(alternatives(requirement), kind, name, index))

    def add_type(self, type_: TypeValue, role: str, index: int) -> None:
        self.add(tuple(held_needs(type_, self.is_own)), "type", role, index)

    def add_attribute(self, name: str, value: AttrValue) -> None:
        self.add(tuple(held_needs(value, self.is_own)), "attribute", name)

    def answer(self) -> Answer:
        tags = tuple(sorted({one.number for one in self.requirements if isinstance(one, Tag)}))
        versions = [one.number for one in self.requirements if isinstance(one, Version)]
        return Answer(frozenset(self.clauses), tags, VERSIONS[max(versions, default=1)])


def _add_values(use: Use, collector: _Collector) -> None:
    assert use.op is not None
    roles = ("operand", use.op.operands, use.operands), ("result", use.op.results, use.results)
    for role, declared, groups in roles:
        index = 0
        for (name, these), group in zip(declared, groups, strict=True):
            for type_ in group:
                collector.add(type_needs(these.constraint, type_), role, name, index)
                collector.add_type(type_, role, index)
                index += 1
    for index, type_ in enumerate(use.arguments):
        collector.add_type(type_, "argument", index)


def _add_attributes(use: Use, collector: _Collector) -> None:
    assert use.op is not None
    attributes, properties = dict(use.op.attributes), dict(use.op.properties)
    for name, value in use.attributes:
        # What holds its default is as good as absent.
        if name in attributes and value != get_default(attributes[name]):
            collector.add(attr_needs(attributes[name], value), "attribute", name)
            collector.add_attribute(name, value)
        elif name in properties and value != get_default(properties[name]):
            collector.add(prop_needs(properties[name], value), "attribute", name)
            collector.add_attribute(name, value)


def evaluate(use: Use, dialect: str) -> Answer:
    """Returns the requirements of the op."""
    collector = _Collector(use.name.startswith(dialect + "."))
    if use.op is not None:
        needs = () if use.op.is_replaced else use.op.needs
        collector.add(needs + (use.op.overlay or ()), "op")
        _add_values(use, collector)
        _add_attributes(use, collector)
    else:
        collector.add(use.needs, "op")
        for role, groups in (
            ("operand", use.operands),
            ("result", use.results),
            ("argument", (use.arguments,)),
        ):
            for index, type_ in enumerate(type_ for group in groups for type_ in group):
                collector.add_type(type_, role, index)
        for name, value in use.attributes:
            collector.add_attribute(name, value)
    for name, value in use.discardable:
        collector.add_attribute(name, value)
    collector.add(use.requires, "instance")
    if use.callee is not None:
        collector.add(use.callee[1], "instance", use.callee[0])
    return collector.answer()

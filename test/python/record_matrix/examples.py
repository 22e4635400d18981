# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values that records allow: for each constraint types or attributes that match, with and without needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from llvm_differences import READS_OPTIONAL_BITS

from .evaluate import attr_needs, type_needs
from .records import (
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
    Def,
    Enum,
    Op,
    Parameter,
    PropArray,
    PropAt,
    PropConfined,
    PropConstraint,
    PropDefault,
    PropLeaf,
    PropOfEnum,
    PropOptional,
    TypeAllOf,
    TypeAnyOf,
    TypeAt,
    TypeConfined,
    TypeConstraint,
    TypeContainer,
    TypeLeaf,
    TypeNot,
    TypeOfDef,
    Values,
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
    Number,
    OfType,
    Text,
    TypeValue,
    Use,
)

SCALARS = {Builtin(name) for name in ("i32", "f32", "f64", "index")}
_LEAF_ATTRS: dict[str, tuple[AttrValue, ...]] = {
    "I32Attr": (Number(6, 32), Number(8, 32)),
    "I64Attr": (Number(6, 64),),
    "StrAttr": (Text('"text"'),),
    "F32Attr": (Text("1.000000e+00 : f32"),),
    "UnitAttr": (Text("unit"),),
}


def fits(kind: str, element: TypeValue) -> bool:
    """Tells whether MLIR takes the type as an element of the container."""
    if kind == "tuple":
        return True
    if kind == "complex":
        return element in SCALARS and element != Builtin("index")
    if isinstance(element, DefValue):
        return not element.record.foreign
    if isinstance(element, Container):
        nested = {
            "vector": (),
            "tensor": ("vector", "complex"),
            "unranked": ("vector", "complex"),
            "memref": ("vector", "complex", "memref"),
        }
        return element.kind in nested[kind]
    return element in SCALARS


@dataclass
class Pool:
    """The values to use where a constraint allows any type or attribute."""

    types: list[TypeValue] = field(default_factory=lambda: [Builtin("i32")])
    attrs: list[AttrValue] = field(default_factory=lambda: [Number(6, 32)])

    # Types.

    def type_examples(self, constraint: TypeConstraint) -> list[TypeValue]:
        """Returns types that match."""
        found = dict.fromkeys(self._types(constraint))
        return [type_ for type_ in found if type_needs(constraint, type_) is not None]

    def _types(self, constraint: TypeConstraint) -> Iterator[TypeValue]:
        match constraint:
            case TypeLeaf("AnyType"):
                yield from self.types
            case TypeLeaf(name):
                yield Builtin(name.lower())
            case TypeOfDef(record):
                yield from self.def_examples(record)
            case TypeAt(base, _) | TypeConfined(base):
                yield from self._types(base)
            case TypeAnyOf(options) | TypeAllOf(options):
                for option in options:
                    yield from self._types(option)
            case TypeNot():
                yield from self.types
            case TypeContainer(kind, element):
                yield from _containers(kind, self.type_examples(element))

    # Types and attributes of records.

    def def_examples(self, record: Def) -> list[DefValue]:
        """Returns the types or attributes of the record; each argument is what it can be in one of them."""
        choices = [self._arguments(parameter) for parameter in record.parameters]
        return [DefValue(record, arguments) for arguments in vary(choices)]

    def _arguments(self, parameter: Parameter) -> list[Argument]:
        base = parameter.kind.split()[-1] if parameter.enum is None else "enum"
        single: list[Argument]
        if base == "enum":
            assert parameter.enum is not None
            single = list(enum_values(parameter.enum))
            if parameter.kind == "optional" and not READS_OPTIONAL_BITS:
                single = [case.value for case in parameter.enum.cases if case.value.bit_count() <= 1]
        elif "type" in parameter.kind:
            single = list(self.types)
        else:
            single = list(self.attrs)
        result: list[Argument] = [None] if parameter.may_lack else []
        if parameter.is_array:
            return result + [(one,) for one in single] + [tuple(single[:3])]
        return result + single

    # Attributes.

    def attr_examples(self, constraint: AttrConstraint) -> list[AttrValue]:
        """Returns attributes that match."""
        found = dict.fromkeys(self._attrs(constraint))
        return [attr for attr in found if attr_needs(constraint, attr) is not None]

    def _attrs(self, constraint: AttrConstraint) -> Iterator[AttrValue]:
        match constraint:
            case AttrLeaf("AnyAttr"):
                yield from self.attrs
            case AttrLeaf("ArrayAttr"):
                yield from _arrays(self.attrs)
            case AttrLeaf("DictionaryAttr"):
                yield from (Dictionary((("entry", attr),)) for attr in self.attrs)
            case AttrLeaf("TypeAttr"):
                yield from map(OfType, self.types)
            case AttrLeaf(name):
                yield from _LEAF_ATTRS[name]
            case AttrOfDef(record):
                yield from self.def_examples(record)
            case AttrOfEnum(enum):
                for value in enum_values(enum):
                    yield EnumValue(enum, value) if enum.form == "attr" else Number(value, 32)
            case AttrOfType(type_):
                yield from map(OfType, self.type_examples(type_))
            case AttrAt(base) | AttrConfined(base) | AttrOptional(base):
                yield from self._attrs(base)
            case AttrDefault(base, value):
                yield value
                yield from self._attrs(base)
            case AttrAnyOf(options):
                for option in options:
                    yield from self._attrs(option)
            case AttrNot():
                yield from self.attrs
            case AttrArray(element):
                yield from _arrays(self.attr_examples(element))

    # Properties.

    def prop_examples(self, constraint: PropConstraint) -> list[AttrValue]:
        """Returns values that match."""
        return list(dict.fromkeys(self._props(constraint)))

    def _props(self, constraint: PropConstraint) -> Iterator[AttrValue]:
        match constraint:
            case PropLeaf("I64Prop"):
                yield Number(6, 64)
                yield Number(8, 64)
            case PropLeaf("StringProp"):
                yield Text('"text"')
            case PropLeaf("TypeProp"):
                yield from map(OfType, self.types)
            case PropLeaf("AttributeProp"):
                yield from self.attrs
            case PropLeaf(name):
                raise ValueError(name)
            case PropOfEnum(enum):
                yield from (Number(value, 32) for value in enum_values(enum))
            case PropAt(base) | PropConfined(base):
                yield from self._props(base)
            case PropDefault(base, value):
                yield value
                yield from self._props(base)
            case PropArray(element):
                yield from _arrays(self.prop_examples(element))
            case PropOptional(base):
                yield Array(())
                yield from (Array((one,)) for one in self.prop_examples(base))


def enum_values(enum: Enum) -> list[int]:
    """Returns the enum's values: each case, and all bits together."""
    values = [case.value for case in enum.cases]
    if enum.is_bit:
        values.append(sum(value for value in values if value.bit_count() == 1))
    return list(dict.fromkeys(values))


def _containers(kind: str, elements: Sequence[TypeValue]) -> Iterator[TypeValue]:
    for element in elements:
        if fits(kind, element):
            yield Container(kind, (element,))
    if kind == "tuple":
        yield Container(kind, tuple(elements[:3]))
        yield Container(kind, ())


def _arrays(elements: Sequence[AttrValue]) -> Iterator[AttrValue]:
    yield Array(())
    for element in elements:
        yield Array((element,))
    yield Array(tuple(elements[:4]))


def vary(choices: Sequence[Sequence[Argument]]) -> Iterator[tuple[Argument, ...]]:
    """Yields tuples in which each element is everything that it can be; the others are what comes first."""
    first = tuple(options[0] for options in choices)
    yield first
    for index, options in enumerate(choices):
        for option in options[1:]:
            yield (*first[:index], option, *first[index + 1 :])


# Ops.


def groups(pool: Pool, these: Values) -> list[tuple[TypeValue, ...]]:
    """Returns the possible operands or results."""
    types = pool.type_examples(these.constraint)
    single = [(type_,) for type_ in types]
    if these.count == "one":
        return [*single]
    if these.count == "optional":
        return [(), *single]
    if these.count == "nested":
        return [(), *((types[0], type_) for type_ in types), tuple(types[:4] * 2)]
    return [(), *single, tuple(types[:4])]


def may_be_absent(constraint: AttrConstraint | PropConstraint) -> bool:
    """Returns whether it is optional."""
    match constraint:
        case AttrOptional() | AttrDefault() | PropDefault() | PropOptional() | AttrLeaf("UnitAttr"):
            return True
        case AttrConfined(base) | PropConfined(base) | PropAt(base) | AttrAt(base):
            return may_be_absent(base)
    return False


def uses(pool: Pool, op: Op, name: str) -> Iterator[Use]:
    """Yields ops in which each part is everything that it can be at least once."""
    slots: list[list[Argument]] = []
    for _, these in (*op.operands, *op.results):
        slots.append([*groups(pool, these)])
    names = []
    for attribute, attr in op.attributes:
        names.append(attribute)
        absent: list[Argument] = [None] if may_be_absent(attr) else []
        slots.append([*absent, *pool.attr_examples(attr)])
    for attribute, prop in op.properties:
        names.append(attribute)
        absent = [None] if may_be_absent(prop) else []
        slots.append([*absent, *pool.prop_examples(prop)])
    slots.append([(), *((type_,) for type_ in pool.types)] if op.has_region else [()])
    operand_count, value_count = len(op.operands), len(op.operands) + len(op.results)
    for chosen in vary(slots):
        attributes = zip(names, chosen[value_count:-1], strict=True)
        yield Use(
            op=op,
            name=name,
            operands=chosen[:operand_count],
            results=chosen[operand_count:value_count],
            attributes=tuple((key, value) for key, value in attributes if value is not None),
            arguments=chosen[-1],
        )

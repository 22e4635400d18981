# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The contents of a dialect's records: requirements, enums, types, attributes, constraints, ops.

Each class stands for a construct of TableGen. `ods` has its syntax, `evaluate` its meaning.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from .values import AttrValue

# Requirements.


@dataclass(frozen=True)
class Tag:
    """A requirement along the dimension `tag`, of integers, which the query collects."""

    number: int


@dataclass(frozen=True)
class Version:
    """A lowest version; the query returns the highest of them."""

    number: int


@dataclass(frozen=True)
class AnyOf:
    """Alternatives."""

    alternatives: tuple[Tag | Version, ...]


Requirement: TypeAlias = "Tag | Version | AnyOf"
Needs: TypeAlias = "tuple[Requirement, ...]"

# The values of the enum of versions.
VERSIONS = {1: 10, 2: 20, 3: 35, 4: 40}

# Enums.


@dataclass(frozen=True)
class Case:
    """A case of an enum.

    Attributes:
        symbol: its name in C++; in the IR it is in lower case.
        value: the number; for a bit enum, the bits.
        needs: the requirements in its record.
        overlay: the requirements in an AvailabilityForCase record, which replace them; None if there is no
            such record.
        group: the symbols of the cases that a group is made of.
    """

    symbol: str
    value: int
    needs: Needs = ()
    overlay: Needs | None = None
    group: tuple[str, ...] = ()


@dataclass(frozen=True)
class Enum:
    """An enum. `form` is how attributes hold it.

    "attr" is an EnumAttr of the dialect's, "specialized" an integer attribute with a class of its own,
    "integer" one without.
    """

    name: str
    cases: tuple[Case, ...]
    is_bit: bool = False
    form: str = "attr"


# Types and attributes.


@dataclass(frozen=True)
class Parameter:
    """The parameter of a type or an attribute.

    Attributes:
        kind: how it is written; see `ods.PARAMETERS`.
        enum: the enum that it is of, None for types and attributes.
    """

    kind: str
    enum: Enum | None = None

    @property
    def is_array(self) -> bool:
        return "array" in self.kind

    @property
    def may_lack(self) -> bool:
        return "optional" in self.kind or "default" in self.kind

    @property
    def default(self) -> int | None:
        """The value of the case that is the default. A type with it equals one that states it."""
        return self.enum.cases[0].value if self.enum is not None and "default" in self.kind else None


@dataclass(frozen=True)
class Def:
    """A TypeDef or an AttrDef.

    Attributes:
        overlay: the requirements of AvailabilityForType or AvailabilityForAttr.
        is_replaced: whether they replace those of the record.
        foreign: of one that another dialect has, the file with its record; `name` is the record then.
        header: the file with its C++ class.
        text: how it is written in the IR, without what marks it as a type or an attribute.
        is_builtin: it needs something in ops of the dialect only.
        is_inherited: `needs` is what its base class says.
    """

    name: str
    is_type: bool
    needs: Needs = ()
    parameters: tuple[Parameter, ...] = ()
    overlay: Needs | None = None
    is_replaced: bool = False
    foreign: str = ""
    header: str = ""
    text: str = ""
    is_builtin: bool = False
    is_inherited: bool = False

    @property
    def mnemonic(self) -> str:
        return self.name.lower()


# Constraints of types.


@dataclass(frozen=True)
class TypeLeaf:
    """A constraint of ODS's own: I32, F32, F64, AnyType."""

    name: str


@dataclass(frozen=True)
class TypeOfDef:
    record: Def


@dataclass(frozen=True)
class TypeAt:
    base: TypeConstraint
    needs: Needs


@dataclass(frozen=True)
class TypeAnyOf:
    options: tuple[TypeConstraint, ...]


@dataclass(frozen=True)
class TypeAllOf:
    options: tuple[TypeConstraint, ...]


@dataclass(frozen=True)
class TypeConfined:
    """Anything but the type `none`."""

    base: TypeConstraint


@dataclass(frozen=True)
class TypeNot:
    """Anything else. Values that don't match need nothing, so availability inside it is an error."""

    base: TypeConstraint


@dataclass(frozen=True)
class TypeContainer:
    """`kind` is a key of `ods.CONTAINERS`."""

    kind: str
    element: TypeConstraint


TypeConstraint: TypeAlias = (
    "TypeLeaf | TypeOfDef | TypeAt | TypeAnyOf | TypeAllOf | TypeConfined | TypeNot | TypeContainer"
)


@dataclass(frozen=True)
class Values:
    """How many operands or results a constraint is for: "one", "optional", "variadic", "nested"."""

    constraint: TypeConstraint
    count: str = "one"


# Constraints of attributes.


@dataclass(frozen=True)
class AttrLeaf:
    """A constraint of ODS's own: I32Attr, StrAttr, AnyAttr, ..."""

    name: str


@dataclass(frozen=True)
class AttrOfDef:
    record: Def


@dataclass(frozen=True)
class AttrOfEnum:
    enum: Enum


@dataclass(frozen=True)
class AttrOfType:
    """TypeAttrOf."""

    constraint: TypeConstraint


@dataclass(frozen=True)
class AttrAt:
    base: AttrConstraint
    needs: Needs


@dataclass(frozen=True)
class AttrAnyOf:
    options: tuple[AttrConstraint, ...]


@dataclass(frozen=True)
class AttrConfined:
    """Anything but a unit attribute."""

    base: AttrConstraint


@dataclass(frozen=True)
class AttrNot:
    """Any other attribute."""

    base: AttrConstraint


@dataclass(frozen=True)
class AttrArray:
    element: AttrConstraint


@dataclass(frozen=True)
class AttrOptional:
    base: AttrConstraint


@dataclass(frozen=True)
class AttrDefault:
    """DefaultValuedAttr, or DefaultValuedOptionalAttr. `value` is the default, `cpp` the same in C++."""

    base: AttrConstraint
    value: AttrValue
    cpp: str
    is_optional: bool = False


AttrConstraint: TypeAlias = (
    "AttrLeaf | AttrOfDef | AttrOfEnum | AttrOfType | AttrAt | AttrAnyOf | AttrConfined | AttrNot "
    "| AttrArray | AttrOptional | AttrDefault"
)

# Properties. Their values are those of the attributes that they are written as: integers, strings, types,
# arrays.


@dataclass(frozen=True)
class PropLeaf:
    """A property of ODS: I64Prop, StringProp; or of a type or an attribute: TypeProp, AttributeProp."""

    name: str


@dataclass(frozen=True)
class PropOfEnum:
    enum: Enum


@dataclass(frozen=True)
class PropAt:
    base: PropConstraint
    needs: Needs


@dataclass(frozen=True)
class PropConfined:
    base: PropConstraint


@dataclass(frozen=True)
class PropArray:
    element: PropConstraint


@dataclass(frozen=True)
class PropOptional:
    base: PropConstraint


@dataclass(frozen=True)
class PropDefault:
    base: PropConstraint
    value: AttrValue
    cpp: str


PropConstraint: TypeAlias = (
    "PropLeaf | PropOfEnum | PropAt | PropConfined | PropArray | PropOptional | PropDefault"
)

# Ops.


@dataclass(frozen=True)
class Op:
    """An op.

    Attributes:
        overlay: the requirements of AvailabilityFor.
        is_replaced: whether they replace those of the record.
        has_region: it has a region, the block of which may have arguments.
        foreign: of one of another dialect, the file with its record; `name` is the record then.
        header: the file with its C++ class.
        is_inherited: `needs` is what its base class says.
    """

    name: str
    needs: Needs = ()
    operands: tuple[tuple[str, Values], ...] = ()
    results: tuple[tuple[str, Values], ...] = ()
    attributes: tuple[tuple[str, AttrConstraint], ...] = ()
    properties: tuple[tuple[str, PropConstraint], ...] = ()
    overlay: Needs | None = None
    is_replaced: bool = False
    has_region: bool = False
    foreign: str = ""
    header: str = ""
    is_inherited: bool = False

    @property
    def mnemonic(self) -> str:
        return self.name.lower()


@dataclass
class Dialect:
    """A dialect. Overlays are stored with the records that they are for."""

    name: str
    enums: list[Enum] = field(default_factory=list)
    defs: list[Def] = field(default_factory=list)
    ops: list[Op] = field(default_factory=list)

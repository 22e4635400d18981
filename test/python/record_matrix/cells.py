# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cells of the matrix that are constraints: carriers under up to two wrappers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from .carriers import BITS, FEW, FORMS, NAME, PARAMETER_DEFS, PLAIN, STAMP, TONE, tag
from .defaults import attr_default, prop_default
from .evaluate import held_needs, type_needs
from .ods import CONTAINERS
from .records import (
    AttrAnyOf,
    AttrArray,
    AttrAt,
    AttrConfined,
    AttrConstraint,
    AttrLeaf,
    AttrNot,
    AttrOfDef,
    AttrOfEnum,
    AttrOfType,
    AttrOptional,
    PropArray,
    PropAt,
    PropConfined,
    PropConstraint,
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

# Cells.

Constraint: TypeAlias = "TypeConstraint | AttrConstraint | PropConstraint"


@dataclass(frozen=True)
class Cell:
    """A combination."""

    position: str
    wrappers: tuple[str, ...]
    carrier: str

    @property
    def is_refused(self) -> bool:
        """Something is said of what doesn't match: an error. So are cases of an enum held as an integer."""
        if "Neg" not in self.wrappers:
            return False
        inside = (*self.wrappers[self.wrappers.index("Neg") + 1 :], self.carrier)
        return any("AvailableAt" in one or "an integer" in one for one in inside)

    def __str__(self) -> str:
        return f"{self.position}: {' of '.join((*self.wrappers, self.carrier))}"


T = TypeVar("T")


def _compose(
    carriers: dict[str, T], wrappers: dict[str, Callable[[T], T | None]]
) -> Iterator[tuple[tuple[str, ...], str, T]]:
    """Yields each carrier under up to two wrappers, the innermost last."""
    for carrier, bare in carriers.items():
        yield (), carrier, bare
        for inner, wrap_inner in wrappers.items():
            once = wrap_inner(bare)
            if once is None:
                continue
            yield (inner,), carrier, once
            for outer, wrap_outer in wrappers.items():
                twice = wrap_outer(once)
                if twice is not None:
                    yield (outer, inner), carrier, twice


# Types of operands and results.

TYPE_CARRIERS: dict[str, TypeConstraint] = {
    "TypeAvailableAt": TypeAt(TypeLeaf("F32"), (tag(),)),
    "type": TypeOfDef(TONE),
    "enum case": TypeOfDef(next(one for one in PARAMETER_DEFS if one.name == "WithEnumModeT")),
    "bit enum case": TypeOfDef(next(one for one in PARAMETER_DEFS if one.name == "WithEnumFlagsT")),
}
TYPE_WRAPPERS: dict[str, Callable[[TypeConstraint], TypeConstraint | None]] = {
    "AnyTypeOf": lambda base: TypeAnyOf((TypeLeaf("I32"), base)),
    "AllOfType": lambda base: TypeAllOf((TypeLeaf("AnyType"), base)),
    "ConfinedType": TypeConfined,
    "TypeAvailableAt": lambda base: TypeAt(base, (tag(),)),
    "Neg": TypeNot,
    **{kind: lambda base, kind=kind: TypeContainer(kind, base) for kind in CONTAINERS},
}
COUNTS = {"optional": "Optional", "variadic": "Variadic", "nested": "VariadicOfVariadic"}


def _has_ir(constraint: TypeConstraint) -> bool:
    """Tells whether some type matches and needs something."""
    types = FEW.type_examples(constraint)
    return any(type_needs(constraint, type_) or list(held_needs(type_)) for type_ in types)


def type_cells() -> Iterator[tuple[Cell, Values]]:
    """Yields the cells of operands, which are those of results, too, but for VariadicOfVariadic."""
    for wrappers, carrier, constraint in _compose(TYPE_CARRIERS, TYPE_WRAPPERS):
        cell = Cell("operand", wrappers, carrier)
        if not cell.is_refused and not _has_ir(constraint):
            continue
        yield cell, Values(constraint)
        if len(wrappers) < 2:
            for count, name in COUNTS.items():
                yield replace(cell, wrappers=(name, *wrappers)), Values(constraint, count)


# Attributes.


def _attr_carriers() -> Iterator[tuple[str, AttrConstraint]]:
    yield "AttrAvailableAt", AttrAt(AttrLeaf("I32Attr"), (tag(),))
    yield "attribute", AttrOfDef(STAMP)
    yield "any attribute", AttrLeaf("AnyAttr")
    yield "type in a TypeAttr", AttrLeaf("TypeAttr")
    yield "TypeAvailableAt in TypeAttrOf", AttrOfType(TypeAt(TypeLeaf("F32"), (tag(),)))
    yield "array", AttrLeaf("ArrayAttr")
    yield "dictionary", AttrLeaf("DictionaryAttr")
    for form, what in FORMS.items():
        yield f"enum case, {what}", AttrOfEnum(PLAIN[form])
        yield f"bit enum case, {what}", AttrOfEnum(BITS[form])
        yield f"AttrAvailableAt around an enum, {what}", AttrAt(AttrOfEnum(PLAIN[form]), (tag(),))


ATTR_CARRIERS: dict[str, AttrConstraint] = dict(_attr_carriers())


ATTR_WRAPPERS: dict[str, Callable[[AttrConstraint], AttrConstraint | None]] = {
    "OptionalAttr": AttrOptional,
    "DefaultValuedAttr": lambda base: attr_default(base, NAME, False),
    "DefaultValuedOptionalAttr": lambda base: attr_default(base, NAME, True),
    "ConfinedAttr": AttrConfined,
    "AttrAvailableAt": lambda base: AttrAt(base, (tag(),)),
    "Neg": AttrNot,
    "AnyAttrOf": lambda base: AttrAnyOf((AttrLeaf("StrAttr"), base)),
    "TypedArrayAttrBase": AttrArray,
}


def attr_cells() -> Iterator[tuple[Cell, AttrConstraint]]:
    for wrappers, carrier, constraint in _compose(ATTR_CARRIERS, ATTR_WRAPPERS):
        cell = Cell("attribute", wrappers, carrier)
        if cell.is_refused or FEW.attr_examples(constraint):
            yield cell, constraint


# Properties.

PROP_CARRIERS: dict[str, PropConstraint] = {
    "PropAvailableAt": PropAt(PropLeaf("I64Prop"), (tag(),)),
    "enum case": PropOfEnum(PLAIN["integer"]),
    "bit enum case": PropOfEnum(BITS["integer"]),
    "PropAvailableAt around an enum": PropAt(PropOfEnum(PLAIN["integer"]), (tag(),)),
    "native type": PropLeaf("TypeProp"),
    "native attribute": PropLeaf("AttributeProp"),
}


PROP_WRAPPERS: dict[str, Callable[[PropConstraint], PropConstraint | None]] = {
    "OptionalProp": PropOptional,
    "DefaultValuedProp": lambda base: prop_default(base, NAME),
    "ConfinedProp": PropConfined,
    "PropAvailableAt": lambda base: PropAt(base, (tag(),)),
    "ArrayProp": PropArray,
}


def prop_cells() -> Iterator[tuple[Cell, PropConstraint]]:
    for wrappers, carrier, constraint in _compose(PROP_CARRIERS, PROP_WRAPPERS):
        yield Cell("property", wrappers, carrier), constraint

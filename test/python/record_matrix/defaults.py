# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Default values for constraints, where ODS has a way to write them."""

from __future__ import annotations

from dataclasses import replace

from .records import (
    AttrArray,
    AttrAt,
    AttrConfined,
    AttrConstraint,
    AttrDefault,
    AttrLeaf,
    AttrOfEnum,
    Enum,
    PropAt,
    PropConfined,
    PropConstraint,
    PropDefault,
    PropLeaf,
    PropOfEnum,
)
from .values import Array, AttrValue, EnumValue, Number


def _cpp_case(enum: Enum, dialect: str) -> str:
    return f"::{dialect}::{enum.name}::{enum.cases[1].symbol}"


def _attr_value(base: AttrConstraint, dialect: str) -> tuple[AttrValue, str] | None:
    """Returns a default value, and the same in C++; None where there is no way to write one."""
    match base:
        case AttrAt(inner) | AttrConfined(inner):
            return _attr_value(inner, dialect)
        case AttrLeaf("I32Attr"):
            return Number(7, 32), "7"
        case AttrOfEnum(enum) if enum.form == "integer":
            # The accessor returns an integer.
            return Number(enum.cases[1].value, 32), str(enum.cases[1].value)
        case AttrOfEnum(enum):
            value = enum.cases[1].value
            attr = EnumValue(enum, value) if enum.form == "attr" else Number(value, 32)
            return attr, _cpp_case(enum, dialect)
        case AttrLeaf("ArrayAttr") | AttrArray():
            return Array(()), "{}"
    return None


def attr_default(base: AttrConstraint, dialect: str, is_optional: bool) -> AttrDefault | None:
    """Returns DefaultValuedAttr or DefaultValuedOptionalAttr of `base`, None where ODS has no way to."""
    default = _attr_value(base, dialect)
    return None if default is None else AttrDefault(base, *default, is_optional)


def prop_default(base: PropConstraint, dialect: str) -> PropDefault | None:
    """Returns DefaultValuedProp of `base`, None where there is no way to write it."""
    match base:
        case PropOfEnum(enum):
            return PropDefault(base, Number(enum.cases[1].value, 32), _cpp_case(enum, dialect))
        case PropLeaf("I64Prop"):
            return PropDefault(base, Number(7, 64), "7")
        case PropAt(inner) | PropConfined(inner):
            found = prop_default(inner, dialect)
            return None if found is None else replace(found, base=base)
    return None

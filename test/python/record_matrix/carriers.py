# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The carriers of availability in the matrix: enums, types and attributes, and the values that hold them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from .examples import Pool
from .ods import PARAMETERS
from .records import (
    AnyOf,
    Case,
    Def,
    Enum,
    Parameter,
    Tag,
    Version,
)
from .values import (
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
    TypeValue,
)

NAME = "matrix"
# The requirement of the op `vendor`, which has no record.
VENDOR_TAG = 9999

_tags = itertools.count(1)


def tag() -> Tag:
    """Returns a requirement that nothing else has."""
    return Tag(next(_tags))


# Enums.


def _plain(name: str, form: str) -> Enum:
    cases = (
        Case("Plain", 0),
        Case("Fast", 1, (tag(),)),
        Case("Turbo", 2, (tag(), Version(3), AnyOf((Version(4), tag())))),
        Case("Old", 3, (tag(),), overlay=(tag(),)),
    )
    return Enum(name, cases, form=form)


def _bits(name: str, form: str) -> Enum:
    cases = (
        Case("None", 0, (tag(),)),
        Case("A", 1),
        Case("B", 2, (tag(), Version(2))),
        Case("C", 1 << 31, (tag(),)),
        Case("AC", 1 | 1 << 31, (tag(),), group=("A", "C")),
    )
    return Enum(name, cases, is_bit=True, form=form)


FORMS = {
    "attr": "an attribute of the dialect",
    "specialized": "an integer with a class",
    "integer": "an integer",
}
SUFFIXES = {"attr": "", "specialized": "Special", "integer": "Integer"}
PLAIN = {form: _plain(f"Mode{SUFFIXES[form]}", form) for form in FORMS}
BITS = {form: _bits(f"Flags{SUFFIXES[form]}", form) for form in FORMS}
MODE, FLAGS = PLAIN["attr"], BITS["attr"]

# Types and attributes.

TONE = Def("Tone", True, needs=(tag(),))
STAMP = Def("Stamp", False, needs=(tag(), Version(2)))
OVERLAID = (
    Def("OverlaidType", True, needs=(tag(),), overlay=(tag(),)),
    Def("ReplacedType", True, needs=(tag(),), overlay=(tag(),), is_replaced=True),
    Def("OverlaidAttr", False, needs=(tag(),), overlay=(tag(),)),
    Def("ReplacedAttr", False, needs=(tag(),), overlay=(tag(),), is_replaced=True),
)
INHERITING = (
    Def("InheritingType", True, needs=(tag(), Version(2)), is_inherited=True),
    Def("InheritingAttr", False, needs=(tag(), Version(2)), is_inherited=True),
)
# What holds any type or any attribute.
BOX = Def("Box", True, parameters=(Parameter("type"),))
CRATE = Def("Crate", False, parameters=(Parameter("any attr"),))


def _parameter_defs() -> Iterator[Def]:
    for is_type in (True, False):
        for kind, text in PARAMETERS.items():
            words = "".join(word.capitalize() for word in kind.split())
            suffix = "T" if is_type else "A"
            if "::mlir::" in text:
                yield Def(f"With{words}{suffix}", is_type, parameters=(Parameter(kind),))
                continue
            for short, enum in (("Mode", MODE), ("Flags", FLAGS)):
                yield Def(f"With{words}{short}{suffix}", is_type, parameters=(Parameter(kind, enum),))


PARAMETER_DEFS = tuple(_parameter_defs())


def _values() -> Pool:
    """Returns types and attributes that need something, each way in which one can hold another."""
    tone, fast = DefValue(TONE), EnumValue(MODE, 1)
    types: list[TypeValue] = [
        Builtin("i32"),
        tone,
        Container("tuple", (Builtin("i32"), tone)),
        Container("tensor", (tone,)),
        Container("tuple", (Container("unranked", (tone,)),)),
        DefValue(BOX, (tone,)),
        DefValue(BOX, (Container("tuple", (tone,)),)),
        *(DefValue(record) for record in (*OVERLAID, *INHERITING) if record.is_type),
        *(Marked(kind, attr) for kind in ("memref", "tensor") for attr in (fast, DefValue(STAMP))),
    ]
    attrs: list[AttrValue] = [
        Number(6, 32),
        DefValue(STAMP),
        fast,
        EnumValue(FLAGS, 1 | 1 << 31),
        OfType(tone),
        OfType(Container("tuple", (tone,))),
        OfType(DefValue(BOX, (tone,))),
        *(DefValue(record) for record in (*OVERLAID, *INHERITING) if not record.is_type),
    ]
    for attr in (fast, DefValue(STAMP), OfType(tone)):
        attrs += [
            Array((Number(6, 32), attr)),
            Dictionary((("entry", attr),)),
            Array((Dictionary((("entry", Array((attr,))),)),)),
            DefValue(CRATE, (attr,)),
            DefValue(CRATE, (Array((attr,)),)),
        ]
    for record in PARAMETER_DEFS:
        (types if record.is_type else attrs).extend(
            Pool([Builtin("i32"), tone], [Number(6, 32), fast, OfType(tone)]).def_examples(record)
        )
    return Pool(types, attrs)


POOL = _values()
# For cells that need only a few values.
FEW = Pool(
    [Builtin("i32"), DefValue(TONE), Container("tuple", (DefValue(TONE),))],
    [
        Number(6, 32),
        DefValue(STAMP),
        EnumValue(MODE, 1),
        OfType(DefValue(TONE)),
        Array((EnumValue(MODE, 1),)),
    ],
)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random dialects, and random IR of them."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from typing import TypeVar

from .defaults import attr_default, prop_default
from .examples import Pool, groups, may_be_absent
from .ods import CONTAINERS, PARAMETERS
from .records import (
    AnyOf,
    AttrAnyOf,
    AttrArray,
    AttrAt,
    AttrConfined,
    AttrConstraint,
    AttrLeaf,
    AttrOfDef,
    AttrOfEnum,
    AttrOfType,
    AttrOptional,
    Case,
    Def,
    Dialect,
    Enum,
    Needs,
    Op,
    Parameter,
    PropArray,
    PropAt,
    PropConfined,
    PropConstraint,
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
    TypeOfDef,
    Values,
    Version,
)
from .values import (
    Array,
    AttrValue,
    Builtin,
    Container,
    Dictionary,
    EnumValue,
    Number,
    OfType,
    TypeValue,
    Use,
)

T = TypeVar("T")

# The number of records of each kind in a dialect.
ENUMS, DEFS, OPS = 20, 60, 220
RECORDS = ENUMS + DEFS + OPS
# How often each op is used.
USES = 6


class _Generator:
    """Makes a dialect and IR from a seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.tags = itertools.count(1)
        self.dialect = Dialect(f"random{seed}")
        self.pool = Pool()

    # Requirements.

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def requirement(self) -> Requirement:
        kind = self.random.random()
        if kind < 0.7:
            return Tag(next(self.tags))
        version = Version(self.random.choice((2, 3, 4)))
        return version if kind < 0.85 else AnyOf((version, Tag(next(self.tags))))

    def needs(self, probability: float = 1.0) -> Needs:
        if not self.chance(probability):
            return ()
        return tuple(self.requirement() for _ in range(self.random.choice((1, 1, 2))))

    def overlay(self) -> Needs | None:
        return self.needs(0.8) if self.chance(0.15) else None

    # Enums.

    def enum(self, number: int) -> Enum:
        form = self.random.choice(("attr", "attr", "specialized", "integer"))
        if self.chance(0.5):
            cases = [
                Case(f"C{index}", value, self.needs(0.6), self.overlay())
                for index, value in enumerate(self.random.sample(range(20), 4))
            ]
            return Enum(f"Enum{number}", tuple(cases), form=form)
        bits = [
            Case(f"B{index}", 1 << bit, self.needs(0.6), self.overlay())
            for index, bit in enumerate(sorted(self.random.sample(range(32), 4)))
        ]
        members = self.random.sample(bits, 2)
        value, symbols = sum(case.value for case in members), tuple(case.symbol for case in members)
        cases = [Case("Nil", 0, self.needs(0.5)), *bits, Case("Both", value, self.needs(0.7), group=symbols)]
        return Enum(f"Enum{number}", tuple(cases), is_bit=True, form=form)

    # Types and attributes.

    def parameter(self) -> Parameter:
        kind = self.random.choice(list(PARAMETERS))
        if "::mlir::" in PARAMETERS[kind]:
            return Parameter(kind)
        in_attr = "attr" in kind.split()
        enums = [enum for enum in self.dialect.enums if enum.form == "attr" or not in_attr]
        return Parameter(kind, self.random.choice(enums))

    def def_(self, number: int) -> Def:
        parameters = tuple(self.parameter() for _ in range(self.random.choice((0, 0, 1, 1, 2))))
        overlay = self.overlay()
        is_replaced = overlay is not None and self.chance(0.4)
        needs = self.needs(0.5)
        return Def(f"Def{number}", number % 2 == 0, needs, parameters, overlay, is_replaced)

    def some(self, of: Sequence[T], count: int) -> list[T]:
        return self.random.sample(of, min(count, len(of)))

    def fill_pool(self) -> None:
        """Collects types and attributes; later ones have earlier ones in them."""
        records = self.some(self.dialect.defs, 14)
        types: list[TypeValue] = [Builtin("i32"), Builtin("f64")]
        attrs: list[AttrValue] = [Number(1, 32), Number(3, 64)]
        for enum in self.some([enum for enum in self.dialect.enums if enum.form == "attr"], 4):
            attrs.append(EnumValue(enum, self.random.choice(enum.cases).value))
        for record in records:
            examples = Pool(types[-4:], attrs[-4:]).def_examples(record)
            chosen = self.random.choice(examples)
            if record.is_type:
                types += [chosen, self.random.choice((chosen, Container("tuple", (Builtin("i32"), chosen))))]
                attrs.append(OfType(types[-1]))
            else:
                attrs += [chosen, self.random.choice((Array((chosen,)), Dictionary((("entry", chosen),))))]
        self.pool = Pool(self.some(types, 8), self.some(attrs, 10))

    # Constraints.

    def type_constraint(self, depth: int) -> TypeConstraint:
        if depth == 0 or self.chance(0.15):
            defs = [record for record in self.dialect.defs if record.is_type]
            leaf = TypeLeaf(self.random.choice(("I32", "F32", "F64", "Index", "AnyType")))
            return self.random.choice((leaf, leaf, TypeOfDef(self.random.choice(defs))))
        base = self.type_constraint(depth - 1)
        match self.random.choice(("at", "at", "any", "any", "all", "confined", "container", "container")):
            case "at":
                return TypeAt(base, self.needs())
            case "any":
                others = [self.type_constraint(depth - 1) for _ in range(self.random.choice((1, 2)))]
                return TypeAnyOf(tuple(self.some([base, *others], 3)))
            case "all":
                other = self.type_constraint(depth - 1) if self.chance(0.4) else TypeLeaf("AnyType")
                return TypeAllOf(tuple(self.some([base, other], 2)))
            case "confined":
                return TypeConfined(base)
        return TypeContainer(self.random.choice(list(CONTAINERS)), base)

    def attr_constraint(self, depth: int) -> AttrConstraint:
        if depth == 0 or self.chance(0.15):
            return self.attr_leaf()
        base = self.attr_constraint(depth - 1)
        match self.random.choice(("at", "at", "any", "any", "array", "confined", "default", "optional")):
            case "at":
                return AttrAt(base, self.needs())
            case "any":
                options = [self.attr_constraint(depth - 1) for _ in range(self.random.choice((1, 2)))]
                return AttrAnyOf(tuple(self.some([self.attr_constraint(depth - 1), *options], 3)))
            case "array":
                return AttrArray(self.attr_constraint(depth - 1))
            case "confined":
                return AttrConfined(base)
            case "default":
                with_default = attr_default(base, self.dialect.name, self.chance(0.3))
                return base if with_default is None else with_default
        return AttrOptional(base)

    def attr_leaf(self) -> AttrConstraint:
        match self.random.choice(("builtin", "any", "def", "enum", "enum", "enum", "type")):
            case "builtin":
                return AttrLeaf(self.random.choice(("I32Attr", "I64Attr", "StrAttr", "F32Attr", "TypeAttr")))
            case "any":
                return AttrLeaf(self.random.choice(("AnyAttr", "ArrayAttr", "DictionaryAttr")))
            case "def":
                return AttrOfDef(self.random.choice([one for one in self.dialect.defs if not one.is_type]))
            case "type":
                return AttrOfType(self.type_constraint(2))
        return AttrOfEnum(self.random.choice(self.dialect.enums))

    def prop_constraint(self, depth: int) -> PropConstraint:
        if depth == 0 or self.chance(0.15):
            leaf = PropLeaf(self.random.choice(("I64Prop", "StringProp", "TypeProp", "AttributeProp")))
            return self.random.choice((leaf, PropOfEnum(self.random.choice(self.dialect.enums))))
        base = self.prop_constraint(depth - 1)
        match self.random.choice(("at", "at", "array", "confined", "default", "optional")):
            case "at":
                return PropAt(base, self.needs())
            case "array":
                return PropArray(base)
            case "confined":
                return PropConfined(base)
            case "default":
                with_default = prop_default(base, self.dialect.name)
                return base if with_default is None else with_default
        return PropOptional(base)

    # Ops.

    def values(self, is_operand: bool) -> Values | None:
        """Returns operands or results that can occur in IR, None if there are none."""
        counts = ("one", "one", "optional", "variadic", *(("nested",) if is_operand else ()))
        these = Values(self.type_constraint(self.random.choice((1, 2, 3))), self.random.choice(counts))
        return these if self.pool.type_examples(these.constraint) else None

    def op(self, number: int) -> Op:
        operands = [these for _ in range(self.random.choice((0, 1, 2))) if (these := self.values(True))]
        results = [these for _ in range(self.random.choice((0, 0, 1))) if (these := self.values(False))]
        attrs = [
            self.attr_constraint(self.random.choice((1, 2, 3))) for _ in range(self.random.choice((0, 1, 2)))
        ]
        attrs = [attr for attr in attrs if self.pool.attr_examples(attr) or may_be_absent(attr)]
        props = [
            self.prop_constraint(self.random.choice((1, 2, 3))) for _ in range(self.random.choice((0, 0, 1)))
        ]
        overlay = self.overlay()
        return Op(
            f"Op{number}",
            self.needs(0.5),
            tuple((f"o{index}", these) for index, these in enumerate(operands)),
            tuple((f"r{index}", these) for index, these in enumerate(results)),
            tuple((f"a{index}", attr) for index, attr in enumerate(attrs)),
            tuple((f"p{index}", prop) for index, prop in enumerate(props)),
            overlay,
            overlay is not None and self.chance(0.4),
            self.chance(0.2),
        )

    def make(self) -> None:
        self.dialect.enums = [self.enum(number) for number in range(ENUMS)]
        self.dialect.defs = [self.def_(number) for number in range(DEFS)]
        self.fill_pool()
        self.dialect.ops = [self.op(number) for number in range(OPS)]

    def use(self, op: Op) -> Use:
        def choose(of: Sequence[T]) -> T:
            return self.random.choice(of)

        attributes: list[tuple[str, AttrValue]] = []
        for name, attr in op.attributes:
            examples = self.pool.attr_examples(attr)
            if examples and not (may_be_absent(attr) and self.chance(0.2)):
                attributes.append((name, choose(examples)))
        for name, prop in op.properties:
            if not (may_be_absent(prop) and self.chance(0.2)):
                attributes.append((name, choose(self.pool.prop_examples(prop))))
        discardable = (("note", choose(self.pool.attrs)),) if self.chance(0.15) else ()
        return Use(
            f"{self.dialect.name}.{op.mnemonic}",
            op,
            tuple(choose(groups(self.pool, these)) for _, these in op.operands),
            tuple(choose(groups(self.pool, these)) for _, these in op.results),
            tuple(attributes),
            discardable,
            tuple(self.some(self.pool.types, 2)) if op.has_region and self.chance(0.6) else (),
            requires=self.needs(0.08),
        )


def make_random(seed: int) -> tuple[Dialect, list[Use]]:
    """Returns a dialect of `RECORDS` records, and IR of each of its ops."""
    generator = _Generator(seed)
    generator.make()
    ops = generator.dialect.ops
    return generator.dialect, [generator.use(op) for op in ops for _ in range(USES)]

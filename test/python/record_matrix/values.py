# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""IR of a dialect: types, attributes and ops."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from .records import Def, Enum, Needs, Op

# Types and attributes.


@dataclass(frozen=True)
class Builtin:
    """A builtin type without parts: `i32`, `f32`."""

    text: str


@dataclass(frozen=True)
class Container:
    kind: str
    elements: tuple[TypeValue, ...]


@dataclass(frozen=True)
class Marked:
    """A memref with a memory space, or a tensor with an encoding."""

    kind: str
    attr: AttrValue


@dataclass(frozen=True)
class DefValue:
    """A type or an attribute of a Def. `None` is a parameter that isn't there."""

    record: Def
    arguments: tuple[Argument, ...] = ()


TypeValue: TypeAlias = "Builtin | Container | Marked | DefValue"


@dataclass(frozen=True)
class Number:
    """An integer attribute, of type `i<width>`."""

    value: int
    width: int


@dataclass(frozen=True)
class Text:
    """A builtin attribute that holds nothing else: a string, a float."""

    text: str


@dataclass(frozen=True)
class OfType:
    """A TypeAttr."""

    type: TypeValue


@dataclass(frozen=True)
class Array:
    elements: tuple[AttrValue, ...]


@dataclass(frozen=True)
class Dictionary:
    entries: tuple[tuple[str, AttrValue], ...]


@dataclass(frozen=True)
class EnumValue:
    """An attribute of the class that an enum of the form "attr" has."""

    enum: Enum
    value: int


AttrValue: TypeAlias = "Number | Text | OfType | Array | Dictionary | EnumValue | DefValue"
# An enum's value, a list of those, a type, an attribute or lists of them.
Argument: TypeAlias = "int | TypeValue | AttrValue | tuple[Argument, ...] | None"

# Ops.


@dataclass(frozen=True)
class Use:
    """An op in the IR.

    Attributes:
        name: its name in the IR.
        op: None for an op of another dialect, or one that isn't registered.
        operands: for each of the op's in ODS, the types.
        attributes: inherent ones and properties that are there.
        discardable: the others.
        arguments: of the block in its region.
        text: of an op without `op`, how it is written, with `{attrs}` for the dictionary of its discardable
            attributes, and `{number}` for something that keeps names apart.
        needs: of an op without `op`, what it needs itself, by an overlay for instance.
        requires: what `availability.requires` says.
        callee: the symbol that it calls, and what `availability.requires` says there.
        has_queries: of an op without `op`, whether an overlay gives it the dialect's typed queries.
    """

    name: str
    op: Op | None = None
    operands: tuple[tuple[TypeValue, ...], ...] = ()
    results: tuple[tuple[TypeValue, ...], ...] = ()
    attributes: tuple[tuple[str, AttrValue], ...] = ()
    discardable: tuple[tuple[str, AttrValue], ...] = ()
    arguments: tuple[TypeValue, ...] = ()
    text: str = ""
    needs: Needs = ()
    requires: Needs = ()
    callee: tuple[str, Needs] | None = None
    has_queries: bool = False

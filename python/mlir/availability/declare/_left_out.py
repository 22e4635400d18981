# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What :func:`load` can't take from a file, and to whose targets it is unknown then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mlir.availability.declare._json_node import Node

# The name that stands for every dialect.
EVERY = ""

# An error lists at most this many unsupported entries.
_SHOWN = 20


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Something in a file that :func:`load` can't take, because evaluating it takes C++.

    Attributes:
        owner: what it belongs to: an operation (``"toy.add"``), a dimension, a type, a target.
        what: which part of it, and why it can't be taken.
    """

    owner: str
    what: str

    def __str__(self) -> str:
        return f"{self.owner}: {self.what}"


def describe_left_out(left_out: Sequence[LeftOut]) -> str:
    """An error about all of it."""
    lines = ["these parts are written in C++ and can't be loaded; pass partial=True to load the rest:"]
    lines += [f"  {entry}" for entry in left_out[:_SHOWN]]
    if (rest := len(left_out) - _SHOWN) > 0:
        lines.append(f"  ... and {rest} more")
    return "\n".join(lines)


def dialects_of(data: Node) -> list[str]:
    """The dialects of all dimensions along which something in `data` is."""
    found: dict[str, None] = {}

    def visit(value: Any) -> None:
        if isinstance(value, dict):
            if isinstance(name := value.get("dimension"), str):
                found[name.partition(".")[0]] = None
            value = list(value.values())
        for each in value if isinstance(value, list) else ():
            visit(each)

    visit(data.value)
    return list(found)


def dialects_of_need(conditional: Node) -> list[str]:
    """The dialects whose targets a need of a type or an attribute may concern."""
    return ([] if conditional.find("unknown") else dialects_of(conditional)) or [EVERY]


def dialects_of_definition(data: Node) -> list[str]:
    """The same for all needs of a type or an attribute."""
    conditionals = data.find("conditional")
    found = dialects_of(data.get("clauses"))
    for conditional in conditionals.items() if conditionals else ():
        found += dialects_of_need(conditional)
    return [EVERY] if data.get("enum_parameters").items() or not found else list(dict.fromkeys(found))

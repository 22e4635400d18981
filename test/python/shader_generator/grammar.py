# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""SPIR-V's grammar: what the generator makes shaders of."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from targets.sources import REGISTRIES


@dataclass(frozen=True)
class Operand:
    """An operand of an instruction, or a parameter of an enumerant; its name, or ""."""

    kind: str
    quantifier: str
    name: str


@dataclass(frozen=True)
class Entry:
    """An instruction or an enumerant."""

    name: str
    number: int
    group: str
    operands: tuple[Operand, ...]
    capabilities: tuple[str, ...]
    extensions: tuple[str, ...]


def _entry(name: str, number: int | str, group: str, operands: Any, record: Mapping[str, Any]) -> Entry:
    return Entry(
        name,
        int(number, 0) if isinstance(number, str) else number,
        group,
        tuple(Operand(each["kind"], each.get("quantifier", ""), each.get("name", "")) for each in operands),
        tuple(record.get("capabilities", ())),
        tuple(record.get("extensions", ())),
    )


@cache
def _grammar() -> Any:
    return json.loads((REGISTRIES / "spirv.core.grammar.json").read_text())


@cache
def instructions() -> dict[str, Entry]:
    """Returns the instructions by their names."""
    return {
        each["opname"]: _entry(each["opname"], each["opcode"], each["class"], each.get("operands", ()), each)
        for each in _grammar()["instructions"]
    }


@cache
def names_of_opcodes() -> dict[int, str]:
    return {entry.number: name for name, entry in instructions().items()}


@cache
def enumerants(kind: str) -> dict[str, Entry]:
    """Returns the enumerants of a kind by their names; none if it has none."""
    record = next(each for each in _grammar()["operand_kinds"] if each["kind"] == kind)
    return {
        each["enumerant"]: _entry(each["enumerant"], each["value"], kind, each.get("parameters", ()), each)
        for each in record.get("enumerants", ())
    }


def opcodes_in(binary: bytes) -> Iterator[str]:
    """Yields the names of the instructions of a binary."""
    at = 20
    while at < len(binary):
        word = int.from_bytes(binary[at : at + 4], "little")
        yield names_of_opcodes()[word & 0xFFFF]
        at += 4 * (word >> 16)

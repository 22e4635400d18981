# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The keys of intrinsic calls, and the chips on which they exist: from probes of calls, and from probes of
ops that are translated to calls.
"""

from __future__ import annotations

import functools
import json
import re
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from probe import intrinsics, name_patterns
from probe.backends import ACCEPTED
from probe.shapes import CONSTANT, Shape
from probe.store import DATA, Result, Results
from probe.translate import translate_functions

# So many values of a number that isn't limited stand for all.
_MANY = 20
_LLVM_TYPES = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}


@dataclass(frozen=True)
class Call:
    """A call of an intrinsic.

    Attributes:
        name: the intrinsic's name, without the types that LLVM appends.
        result: the result type, as in keys; "" if there is none.
        operands: the types, or "=" and the value of an immediate.
        types: the types of all operands.
    """

    name: str
    result: str
    operands: tuple[str, ...]
    types: tuple[str, ...]

    @property
    def typed_key(self) -> str:
        """The first name that C++ looks up, `getIntrinsicKey` in Intrinsics.h: with types only."""
        return f"{self.name}({self.result};{','.join(self.types)})"

    @property
    def key(self) -> str:
        """The second one: with the values of constants."""
        return f"{self.name}({self.result};{','.join(self.operands)})"


@dataclass(frozen=True)
class Found:
    """The results for a call.

    Attributes:
        call: the call.
        chips: the chips on which it exists.
        ptx: the version of PTX that it also needs, if any.
        is_general: immediates are known to make no difference.
        is_alone: the op exists on no chip with the same types and other immediates.
    """

    call: Call
    chips: frozenset[str]
    ptx: int | None
    is_general: bool = False
    is_alone: bool = False


def _key_type(type_: str) -> str:
    if vector := re.fullmatch(r"vector<(\d+)x(\w+)>", type_):
        return f"v{vector[1]}{vector[2]}"
    if struct := re.fullmatch(r"!llvm\.struct<\((.*)\)>", type_):
        return f"{{{','.join(_key_type(each) for each in struct[1].split(', '))}}}"
    if pointer := re.fullmatch(r"(?:!llvm\.)?ptr(?:<(\d+)>)?", type_):
        return f"p{pointer[1] or ''}"
    return type_


def call_of(shape: Shape) -> Call:
    """Returns the call in the shape of an `llvm.call_intrinsic`."""
    types = tuple(map(_key_type, shape.operand_types))
    operands = tuple(
        f"={_number(text)}" if text.startswith(CONSTANT) else type_
        for text, type_ in zip(shape.operands, types, strict=True)
    )
    result = _key_type(shape.results[0]) if shape.results else ""
    return Call(intrinsics.name_in(shape), result, operands, types)


def _number(text: str) -> str:
    value = text.removeprefix(CONSTANT).rpartition(" : ")[0]
    # A one-bit integer is sign-extended in C++.
    return {"true": "-1", "false": "0"}.get(value, value)


def path_of(dialect: str) -> Path:
    """Returns the path of the results for calls."""
    return DATA / f"{dialect}_calls.jsonl"


def chips_in(path: Path) -> list[str]:
    """Returns the probed chips, in the order of the letters."""
    chips: list[str] = json.loads(path.read_text().partition("\n")[0])["chips"]
    return chips


def read_rows(path: Path) -> list[Result]:
    """Reads the results for calls."""
    _, *lines = path.read_text().splitlines()
    rows = []
    for line in lines:
        shape, letters, ptx = json.loads(line)
        rows.append(Result(Shape.from_json(json.dumps(shape)), letters, ptx))
    return rows


def read(path: Path) -> list[Found]:
    """Like `read_rows`, with the chips by name."""
    chips = chips_in(path)
    found = []
    for row in read_rows(path):
        accepting = frozenset(
            chip for chip, letter in zip(chips, row.letters, strict=True) if letter == ACCEPTED
        )
        found.append(Found(call_of(row.shape), accepting, row.ptx))
    return found


# ===----------------------------------------------------------------------===
# Of ops
# ===----------------------------------------------------------------------===


def calls_of_ops(results: Results, prefix: str, general: Container[str]) -> Iterator[tuple[Shape, Found]]:
    """Yields the shapes of ops that are translated to a call, and the call with the results for the shape.

    Args:
        results: the results for the shapes.
        prefix: the prefix of the intrinsics: "llvm.nvvm.".
        general: the ops whose requirements don't depend on their numbers.
    """
    rows = {row.shape: row for row in results.rows if results.accepting(row)}
    refused = {row.shape.signature for row in results.rows if row.shape not in rows}
    for shape, text in translate_functions(sorted(rows)):
        calls = list(_calls_in(text, prefix))
        # Of an op without a result, the call's result isn't used: LLVM may select another instruction then.
        if len(calls) == 1 and bool(calls[0].result) == bool(shape.results):
            row = rows[shape]
            is_general = shape.op in general
            is_alone = not is_general and shape.signature in refused
            yield shape, Found(calls[0], results.accepting(row), row.ptx, is_general, is_alone)


def _calls_in(text: str, prefix: str) -> Iterator[Call]:
    # LLVM writes what some immediates mean in comments before them.
    for line in re.sub(r"/\*.*?\*/ ?", "", text).splitlines():
        found = re.search(
            rf"call (?:\w+ )*?(?P<result>\S.*?) @(?P<name>{re.escape(prefix)}[\w.]+)\((?P<rest>.*)", line
        )
        if not found:
            continue
        operands = _split(found["rest"][: _end(found["rest"])])
        parsed = [_operand(operand) for operand in operands]
        result = "" if found["result"] == "void" else _llvm_type(found["result"])
        yield Call(
            _base_name(found["name"]),
            result,
            tuple(value or type_ for type_, value in parsed),
            tuple(type_ for type_, _ in parsed),
        )


def _end(text: str) -> int:
    """Returns the position of the parenthesis that closes operands; `text` starts after the opening one."""
    depth = 1
    for index, letter in enumerate(text):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if not depth:
            return index
    return len(text)


def _split(text: str) -> list[str]:
    parts, depth, first = [], 0, 0
    for index, letter in enumerate(text):
        depth += {"(": 1, "{": 1, "<": 1, "[": 1, ")": -1, "}": -1, ">": -1, "]": -1}.get(letter, 0)
        if letter == "," and not depth:
            parts.append(text[first:index].strip())
            first = index + 1
    return [*parts, text[first:].strip()] if text.strip() else []


def _operand(text: str) -> tuple[str, str]:
    """Returns the type, and "=1" for a constant."""
    type_text, _, value = text.rpartition(" ")
    constant = {"true": "-1", "false": "0"}.get(value, value)
    type_ = _llvm_type(type_text)
    if re.fullmatch(r"-?\d+", constant) and re.fullmatch(r"i\d+", type_):
        return type_, f"={constant}"
    return type_, ""


def _llvm_type(text: str) -> str:
    text = re.sub(r"\b(?:noundef|zeroext|signext|align \d+|range\(.*?\))", "", text).strip()
    if vector := re.match(r"<(\d+) x (\w+)>", text):
        return f"v{vector[1]}{_llvm_type(vector[2])}"
    if struct := re.match(r"\{ (.*) \}", text):
        return f"{{{','.join(_llvm_type(each) for each in _split(struct[1]))}}}"
    if pointer := re.match(r"ptr(?: addrspace\((\d+)\))?", text):
        return f"p{pointer[1] or ''}"
    return _LLVM_TYPES.get(text, text)


@functools.cache
def _records() -> dict[str, Any]:
    every = intrinsics.records()
    listed = (every[name] for name in every["!instanceof"]["Intrinsic"])
    return {intrinsics.name_of(record): record for record in listed}


def _base_name(name: str) -> str:
    """Returns the name of an intrinsic without the type suffixes that LLVM appends to overloaded ones."""
    parts = name.split(".")
    for length in range(len(parts), 1, -1):
        if (shorter := ".".join(parts[:length])) in _records():
            return shorter
    return name


# ===----------------------------------------------------------------------===
# Tables
# ===----------------------------------------------------------------------===


Needs = tuple[frozenset[str], int | None]


def table(found: Iterable[Found]) -> dict[str, Needs]:
    """Returns the known facts about calls by key: with the types alone if all calls with these need the same,
    and immediates make no difference.
    """
    by_types: dict[str, list[Found]] = {}
    for each in found:
        by_types.setdefault(each.call.typed_key, []).append(each)
    known: dict[str, Needs] = {}
    for _, calls in sorted(by_types.items()):
        own: dict[str, Needs] = {}
        _add(own, calls)
        known |= _without_ranged(own)
    return {key: needs for key, needs in known.items() if needs[0]}


def _without_ranged(known: Mapping[str, Needs]) -> dict[str, Needs]:
    """Returns `known` without keys for which one with ranges stands, and without contradicted ranges."""
    needs_of: dict[str, set[Needs]] = {}
    ranged = {key: list(name_patterns.expand(key)) for key in known if "<" in key}
    for key, needs in known.items():
        for name in ranged.get(key, [key]):
            needs_of.setdefault(name, set()).add(needs)
    kept = {key for key, names in ranged.items() if all(len(needs_of[name]) == 1 for name in names)}
    covered = {name for key in kept for name in ranged[key]}
    return {
        key: needs
        for key, needs in known.items()
        if key in kept or (key not in ranged and key not in covered)
    }


def _add(known: dict[str, Needs], calls: Sequence[Found]) -> None:
    """Adds calls that differ only in their immediates."""
    all_needs = {(each.chips, each.ptx) for each in calls}
    is_alone = any(each.is_alone for each in calls)
    is_general = any(each.is_general for each in calls) and _differ(calls)
    if len(all_needs) == 1 and not is_alone and (is_general or _are_all(calls)):
        known[calls[0].call.typed_key] = all_needs.pop()
        return
    contradicted = set()
    for each in calls:
        needs = (each.chips, each.ptx)
        if known.setdefault(each.call.key, needs) != needs:
            contradicted.add(each.call.key)
    for key in contradicted:
        del known[key]


def _differ(calls: Sequence[Found]) -> bool:
    """Returns whether several values were tried for each immediate."""
    record = _records().get(calls[0].call.name)
    return record is not None and all(
        len({each.call.operands[index] for each in calls}) > 1 for index in intrinsics.immediates(record)
    )


def _are_all(calls: Sequence[Found]) -> bool:
    """Returns whether all immediates are covered: those with few values, in all combinations; and many values
    of each of the others.
    """
    record = _records()[calls[0].call.name]
    possible = 1
    for values in intrinsics.limited_immediates(record):
        possible *= len(values)
    return possible <= len({each.call.operands for each in calls}) and all(
        len({each.call.operands[index] for each in calls}) >= _MANY
        for index in intrinsics.unlimited_immediates(record)
    )

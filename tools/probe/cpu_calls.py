# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The features of a CPU that calls of x86's intrinsics need.

`PYTHONPATH=tools:scripts/facts ./dev run python -m probe.cpu_calls` reads clang's table of builtins, asks
LLVM whether it compiles each call with the features that clang requires for it, keeps the answers in
`data/cpu_calls.jsonl`, and writes td/generated/CPUCalls.td from them; `... --write` writes the file only.

clang's word counts because LLVM compiles some intrinsics without their feature: `incsspq` for any CPU, and
`avx2.pavg.b` as two halves. An intrinsic that clang writes for no builtin isn't in the table.
"""

from __future__ import annotations

import itertools
import json
import re
import subprocess
import sys
import textwrap
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from llvm_release import tool
from probe import acle, c_calls, intrinsics, name_patterns, x86_builtins
from probe.calls import call_of
from probe.children import Done, run_jobs
from probe.chips import ROOT
from probe.cpu import BASE, TRIPLES, Features, Needs
from probe.llvm import CompileError, compile_ir
from probe.shapes import CONSTANT, Shape
from probe.store import DATA
from probe.translate import translate

PATH = DATA / "cpu_calls.jsonl"
TD = ROOT / "td/generated/CPUCalls.td"

# Values of a number whose range LLVM doesn't state. Most instructions have eight bits for it.
_SAMPLES = (*range(33), 63, 64, 127, 128, 255)
# LLVM takes numbers of tiles that there aren't. clang states a range.
_OF_TILES = re.compile(r"llvm\.x86\.t(cmm|dp|ile|mm)")
# So many values of a number are all asked about.
_FEW = 64
# The values of the other numbers with which one varies.
_FIRST = (0, 1, 4, 8, 2)


@dataclass(frozen=True)
class Row:
    """A call.

    Attributes:
        key: its name in tables. It has the value of a number of which LLVM takes some only. Calls with two
            such numbers, the tiles of AMX, are left out.
        needs: the sets of features that clang requires, of those with which LLVM compiles it.
    """

    key: str
    needs: Needs


@cache
def builtins() -> Mapping[str, Needs]:
    """Returns the features that clang requires for its builtins of x86, from clang's own table."""
    return {
        name: tuple(sorted(tuple(sorted(each)) for each in acle.parse(text)))
        for name, text in x86_builtins.requirements().items()
    }


@cache
def features() -> Features:
    """Returns LLVM's features of x86."""
    return Features("x86")


def needs_of(record: Mapping[str, Any]) -> Needs:
    """Returns what clang requires for an intrinsic; nothing if it has no builtin, or LLVM other features."""
    needs = builtins().get(record.get("ClangBuiltinName", ""), ())
    return tuple(each for each in needs if features().implied.keys() >= set(each))


def _values(type_: str, limits: tuple[int, int] | None) -> list[int]:
    """Returns the values to ask about for a number."""
    width = int(type_[1:])
    if limits and limits[1] - limits[0] <= _FEW:
        return list(range(*limits))
    # As C++ and MLIR print them: with a sign.
    signed = (value - 2**width if value >= 2 ** (width - 1) else value for value in _SAMPLES)
    return [value for value in dict.fromkeys(signed) if value >= -(2 ** (width - 1))]


def with_numbers(shape: Shape, values: Mapping[int, int]) -> Shape:
    """Returns a call with values for some of its operands."""
    for index, value in values.items():
        type_ = shape.operand_types[index]
        text = ("true" if value else "false") if type_ == "i1" else str(value)
        shape = shape.with_operand(index, f"{CONSTANT}{text} : {type_}")
    return shape


def typed_calls(record: dict[str, Any]) -> Iterator[tuple[Shape, dict[int, list[int]]]]:
    """Yields calls of an intrinsic, one of each choice of types, with the values of its immediates."""
    limits = intrinsics.immediate_limits(record)
    seen: set[tuple[str, ...]] = set()
    for shape in intrinsics.shapes_of(record):
        types = (*shape.operand_types, *shape.results)
        if types not in seen and all(types[index].startswith("i") for index in limits):
            seen.add(types)
            yield shape, {index: _values(types[index], limits[index]) for index in limits}


def _accepted(asked: Iterable[tuple[Shape, tuple[str, ...]]]) -> set[tuple[Shape, tuple[str, ...]]]:
    """Returns the calls, and sets of features, with which LLVM compiles them."""
    pairs = list(dict.fromkeys(asked))
    texts = dict(translate({shape for shape, _ in pairs}))
    base = features().closed(BASE["x86"])
    jobs = [pair for pair in pairs if pair[0] in texts]

    def run(job: tuple[Shape, tuple[str, ...]]) -> bool:
        listed = ",".join(f"+{name}" for name in sorted(base | features().closed(job[1])))
        try:
            compile_ir(texts[job[0]], TRIPLES["x86"], "", listed)
        except CompileError:
            return False
        return True

    outcomes = run_jobs(jobs, run)
    return {
        job
        for job, outcome in zip(jobs, outcomes, strict=True)
        if isinstance(outcome, Done) and outcome.result
    }


def ask() -> list[Row]:
    """Returns the calls that LLVM compiles with the features that clang requires."""
    compile_ir(b"define void @f() {\n  ret void\n}\n", TRIPLES["x86"], "", "")
    calls = [
        (shape, pools, needs)
        for record in intrinsics.intrinsics("x86")
        if (needs := needs_of(record)) and not _OF_TILES.match(intrinsics.name_of(record))
        for shape, pools in typed_calls(record)
    ]
    # First some numbers that LLVM takes at all, then each of them varies.
    begun = [list(starts(shape, pools)) for shape, pools, _ in calls]
    good = _accepted(
        (start, each)
        for (_, _, needs), own in zip(calls, begun, strict=True)
        for start in own
        for each in needs
    )
    found: list[tuple[Needs, Shape, dict[int, list[int]]]] = []
    for (_, pools, needs), own in zip(calls, begun, strict=True):
        first = next((start for start in own for each in needs if (start, each) in good), None)
        if first is not None:
            enough = tuple(each for each in needs if (first, each) in good)
            found.append((enough, first, pools))

    def of_one(first: Shape, index: int, value: int) -> Shape:
        return with_numbers(first, {index: value})

    good |= _accepted(
        (of_one(first, index, value), each)
        for needs, first, pools in found
        for index, values in pools.items()
        for value in values
        for each in needs
    )
    rows: list[Row] = []
    for needs, first, pools in found:
        taken = {
            index: [
                value
                for value in values
                if all((of_one(first, index, value), each) in good for each in needs)
            ]
            for index, values in pools.items()
        }
        limited = [index for index, values in pools.items() if taken[index] != values]
        if not limited:
            rows.append(Row(call_of(first).typed_key, needs))
        elif len(limited) == 1:
            (index,) = limited
            shape = first
            for other in pools:
                shape = shape.with_variable(other)
            rows += [Row(call_of(of_one(shape, index, value)).key, needs) for value in taken[index]]
    return rows


def ask_of_others(known: Iterable[Row]) -> list[Row]:
    """Returns calls of the other intrinsics that clang writes for its builtins."""
    functions = {f"w_{each.name}": each for each in x86_builtins.functions()}
    calls = c_calls.calls_in(x86_builtins.compiler().translate(functions.values()), "x86")
    asked = c_calls.collect(functions, calls, features(), x86_builtins.needs_of)
    names = {row.key.partition("(")[0] for row in known}
    rows = c_calls.ask({call: what for call, what in asked.items() if call.name not in names}, features())
    return [Row(row.key, row.needs) for row in rows]


def starts(shape: Shape, pools: Mapping[int, Sequence[int]]) -> Iterator[Shape]:
    """Yields the call with numbers for its immediates, of which LLVM may take some."""
    chosen = [[value for value in _FIRST if value in values] or values[:1] for values in pools.values()]
    for values in itertools.islice(itertools.product(*chosen), 12):
        yield with_numbers(shape, dict(zip(pools, values, strict=True)))


def read() -> list[Row]:
    """Returns the kept answers."""
    _, *lines = PATH.read_text().splitlines()
    return [Row(key, tuple(map(tuple, needs))) for key, needs in map(json.loads, lines)]


def keep(rows: Iterable[Row]) -> None:
    """Keeps answers, a line for each call."""
    version = subprocess.run([tool("llvm-config"), "--version"], check=True, capture_output=True, text=True)
    lines = [json.dumps({"versions": [f"LLVM {version.stdout.strip()}"]})]
    lines += [json.dumps([row.key, row.needs]) for row in sorted(rows, key=lambda row: row.key)]
    PATH.write_text("\n".join(lines) + "\n")


# ===----------------------------------------------------------------------===
# Records
# ===----------------------------------------------------------------------===

_FILE = """\
{banner}
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by tools/probe/{program}.py from its answers in tools/probe/data.
// Don't edit: probe, and run it again.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_{guard}_TD
#define MLIR_AVAILABILITY_GENERATED_{guard}_TD

{tables}
#endif // MLIR_AVAILABILITY_GENERATED_{guard}_TD
"""


def _requirements(needs: Needs, known: Features) -> list[str]:
    """Returns the clauses: of each set one feature, for every way to choose."""
    least = [known.least(known.closed({*each, *BASE[known.arch]})) for each in needs]
    ways = {frozenset(chosen) for chosen in itertools.product(*least)}
    smallest = sorted(sorted(way) for way in ways if not any(other < way for other in ways))
    name = {"x86": "X86", "aarch64": "AArch64", "riscv": "RISCV"}[known.arch]
    clauses = [[f'CPU_{name}Feature<"{feature}">' for feature in way] for way in smallest]
    return [each[0] if len(each) == 1 else f"AnyOf<[{', '.join(each)}]>" for each in clauses] or [
        f"CPU_On{name}"
    ]


def _table(table: str, rows: Iterable[Row], known: Features) -> Iterator[str]:
    """Yields the records of a table, one for each list of requirements."""
    groups: defaultdict[tuple[str, ...], list[str]] = defaultdict(list)
    for row in rows:
        groups[tuple(_requirements(row.needs, known))].append(row.key)
    for needs, names in sorted(groups.items()):
        needed = textwrap.fill(
            f"[{', '.join(needs)}]",
            80,
            initial_indent="  ",
            subsequent_indent="    ",
            break_long_words=False,
            break_on_hyphens=False,
        )
        yield f"def : AvailabilityForNames<{table}, [\n{name_patterns.listed(names)}\n  ],\n{needed}>;\n"


def text_of(path: Path, program: str, known: Features, tables: Mapping[str, Iterable[Row]]) -> str:
    """Returns the text of the file with records that `program` writes: of each table, its rows."""
    start = f"//===- {path.name} - What probes say of calls on CPUs "
    return _FILE.format(
        banner=f"{start}{'-' * (60 - len(start))}*- tablegen -*-===//",
        program=program,
        guard=path.stem.upper(),
        tables="\n".join(text for table, rows in tables.items() for text in _table(table, rows, known)),
    )


def main(arguments: Sequence[str]) -> None:
    if "--write" not in arguments:
        rows = ask()
        keep([*rows, *ask_of_others(rows)])
    TD.write_text(text_of(TD, "cpu_calls", features(), {"CPU_Intrinsics": read()}))


if __name__ == "__main__":
    main(sys.argv[1:])

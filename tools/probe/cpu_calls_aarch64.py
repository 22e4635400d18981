# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The features of a CPU that calls of AArch64's intrinsics need.

`PYTHONPATH=tools:scripts/facts ./dev run python -m probe.cpu_calls_aarch64` compiles all of clang's functions
for AArch64's vectors, collects the intrinsics that they call, asks LLVM's code generator and assembler
whether they exist with the features that clang requires, keeps the answers in `data/cpu_calls_aarch64.jsonl`,
and writes td/generated/CPUCallsAArch64.td; `... --write` writes the file only. Of a number in the
instruction, the first two and the last are asked about that clang takes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from probe import acle, c_calls, cpu_calls
from probe.c_calls import Call, Row, calls_in
from probe.chips import ROOT
from probe.cpu import TRIPLES, Features
from probe.llvm import compile_ir
from probe.store import DATA

PATH = DATA / "cpu_calls_aarch64.jsonl"
TD = ROOT / "td/generated/CPUCallsAArch64.td"


@cache
def features() -> Features:
    """Returns LLVM's features of AArch64."""
    return Features("aarch64")


def _sets(needs: acle.Sets, *, streaming: bool) -> list[frozenset[str]]:
    """Returns the sets of features that count in one mode, without what others imply."""
    found = set()
    for each in needs:
        if streaming != ("sve" not in each and any(name.startswith(("sme", "ssve")) for name in each)):
            continue
        if each <= features().implied.keys():
            found.add(features().closed(each))
    return [each for each in found if not any(other < each for other in found)]


@dataclass
class Asked:
    """What clang says of a call.

    Attributes:
        sets: the sets of features that it requires, each of which is enough.
        limits: the first and the last of the numbers that it takes, for each immediate by position.
    """

    sets: set[frozenset[str]]
    limits: dict[int, tuple[int, int]]


def collect(wrappers: Mapping[str, acle.Wrapper], text: str) -> dict[Call, Asked]:
    """Returns the calls in LLVM IR of functions, by the names of these: one for all numbers."""
    first: dict[tuple[str, bool], Call] = {}
    asked: dict[Call, Asked] = {}
    for function, found in calls_in(text, "aarch64"):
        wrapper = wrappers[function]
        if not wrapper.builtins:
            continue  # It calls others.
        # A function has the first number of a range.
        limits = {
            index: next(
                (wrapper.ranges[place] for place in wrapper.ranges if wrapper.constants[place] == value),
                (value, value),
            )
            for index, value in found.immediates
        }
        for streaming in (False, True) if not found.streaming else (True,):
            sets = _sets(acle.needs_of(wrapper), streaming=streaming)
            if sets:
                call = replace(found, streaming=streaming)
                known = asked.setdefault(first.setdefault((call.key(), streaming), call), Asked(set(), {}))
                known.sets |= set(sets)
                if re.search(r"[(;,]v\d", call.key()):
                    # LLVM needs Neon for vectors of its lengths, which clang requires of no builtin of SVE.
                    known.sets |= {features().closed(each | {"neon"}) for each in sets}
                if re.search(r"neon\.(ld|st)\d", call.name):
                    # LLVM moves bf16 without its instructions.
                    known.sets |= {features().without(each, {"bf16"}) for each in sets}
                if found.name == "llvm.aarch64.sve.convert.from.svbool" and "i1;" in call.key():
                    # All predicates are in the same registers: LLVM writes no instruction.
                    known.sets.add(features().closed({"sme" if streaming else "sve"}))
                for index, (low, high) in limits.items():
                    before = known.limits.get(index, (low, high))
                    known.limits[index] = min(low, before[0]), max(high, before[1])
    return asked


def ask(asked: Mapping[Call, Asked]) -> list[Row]:
    """Returns the calls that LLVM compiles and assembles with what clang requires, with the first, the second
    and the last number of each range; with the first and the last, if it refuses the second.
    """
    compile_ir(b"define void @f() {\n  ret void\n}\n", TRIPLES["aarch64"], "", "")
    shown = {
        call: [
            replace(call, immediates=tuple((index, choose(limits)) for index, limits in what.limits.items()))
            for choose in (min, _second, max)
        ]
        for call, what in asked.items()
    }
    good = c_calls.accepted(
        (each, names) for call, what in asked.items() for each in shown[call] for names in what.sets
    )
    rows = []
    for call, what in asked.items():
        first, second, last = shown[call]
        sets = [each for each in what.sets if (first, each) in good and (last, each) in good]
        least = [features().least(each) for each in sets if not any(other < each for other in sets)]
        if least:
            is_whole = all((second, each) in good for each in sets)
            ranges = _ranges(what.limits, ".." if is_whole else "|")
            rows.append(Row(call.key(ranges), call.streaming, tuple(sorted(least))))
    return rows


def _second(limits: tuple[int, int]) -> int:
    return min(limits[0] + 1, limits[1])


def _ranges(limits: Mapping[int, tuple[int, int]], between: str = "..") -> dict[int, str]:
    """Returns how names in tables show the numbers."""
    return {
        index: str(low) if low == high else f"<{low}{between}{high}>" for index, (low, high) in limits.items()
    }


def ask_of_scalars(known: Iterable[Row]) -> list[Row]:
    """Returns calls of the other intrinsics that clang writes for builtins without vectors. Streaming mode
    has the instructions, too.
    """
    functions = {f"w_{each.name}": each for each in acle.scalar_functions()}
    called = calls_in(acle.COMPILER.translate(functions.values()), "aarch64")
    asked = c_calls.collect(functions, called, features(), acle.needs_of_scalar)
    names = {row.key.partition("(")[0] for row in known}
    rows = c_calls.ask({call: what for call, what in asked.items() if call.name not in names}, features())
    return [replace(row, streaming=streaming) for row in rows for streaming in (False, True)]


def text() -> str:
    """Returns the text of td/generated/CPUCallsAArch64.td."""
    rows = c_calls.read(PATH)
    tables = {
        table: [cpu_calls.Row(row.key, row.needs) for row in rows if row.streaming == streaming]
        for table, streaming in (("CPU_Intrinsics", False), ("CPU_StreamingIntrinsics", True))
    }
    return cpu_calls.text_of(TD, "cpu_calls_aarch64", features(), tables)


def main(arguments: Sequence[str]) -> None:
    if "--write" not in arguments:
        wrappers = {f"w_{each.name}": each for each in acle.wrappers()}
        rows = ask(collect(wrappers, acle.compile_wrappers(list(wrappers.values()))))
        c_calls.keep(PATH, [*rows, *ask_of_scalars(rows)])
    TD.write_text(text())


if __name__ == "__main__":
    main(sys.argv[1:])

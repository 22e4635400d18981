# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Verdicts on calls of x86's intrinsics that clang has a builtin for: on CPUs with the features that clang
requires of it, and on CPUs that lack one of them. `./dev full core` asks about all of them.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import mlir.availability as av
import pytest
from cpus import tables
from llvm_release import MAJOR
from mlir import ir
from probe import cpu, cpu_calls, intrinsics
from probe.children import Done, run_jobs
from probe.llvm import CompileError, compile_ir
from probe.translate import to_llvm_ir
from sample import ASKS_ALL, SEED

pytestmark = pytest.mark.skipif(MAJOR != 22, reason="LLVM 22 was asked")

SAMPLE = 60
"""So many intrinsics are called, if not all."""

# LLVM selects no instruction for the features that clang requires. Intel, Software Developer's Manual, volume
# 2B, PSLLW, PSRAW and PSRLW: "AVX512BW" of EVEX.512. The others are of no CPU: clang makes plain operations
# of those of bf16, and LLVM's passes for tiles make the last one.
CLANG_ASKS_TOO_LITTLE = re.compile(
    r"avx512\.(pslli|psrai|psrli)\.w\.512|avx10\.v(add|div|mul|sub)bf16|ldtilecfg\.internal"
)
# Of 32-bit code.
NOT_IN_64_BITS = re.compile(r"flags\.(read|write)\.u32")
# LLVM compiles these without a feature that clang requires: it writes the instruction all the same (shadow
# stacks, protection keys, and so on), or another one for a part of a register or of a result.
LLVM_COMPILES = re.compile(
    r"avx2\.(gather|pavg|pmulh)|avx512\.(cvtts[sd]2si|vcvts[sd]2si|pavg|pmulh|ps[rl][al][vi]?\.)"
    r"|avx512\.mask\.(pmov\.\w+\.mem|rndscale)|avx512fp16\.mask\.vcvtph2p(d|sx)"
    r"|(clrssbsy|incssp|rdssp|rstorssp|saveprevssp|setssbsy|wru?ss)|(rd|wr)pkru|rdpru|sse41\.insertps"
    r"|sse4a\.(extrqi|insertqi)|tbm\.bextri"
)
# Three different tiles.
TILES = re.compile(r"llvm\.x86\.t(cmm|dp|mm)\w+$")
TILE = "!llvm.x86_amx"


class Question(NamedTuple):
    """A call on a CPU.

    Attributes:
        name: the intrinsic's name.
        text: the function.
        features: the CPU's features, with those that others imply.
        clang: whether clang takes the builtin for it.
    """

    name: str
    text: str
    features: frozenset[str]
    clang: bool


@cache
def base() -> frozenset[str]:
    """Returns the features of every CPU that has a name."""
    table = tables.read()["x86"]
    (features,) = {each.features for each in table.cpus if each.name == "x86-64"}
    return frozenset(table.closed(features))


def target(features: frozenset[str]) -> str:
    return "+".join(["x86-64", *sorted(cpu_calls.features().least(features))])


def typed(records: Sequence[Mapping[str, str]]) -> list[str]:
    """Returns the MLIR types of operands or results that LLVM's records list."""
    names = (intrinsics.records()[each["def"]]["VT"]["def"] for each in records)
    plain = ({"x86amx": TILE, "iPTR": "!llvm.ptr"}.get(each, each) for each in names)
    return [re.sub(r"^v(\d+)(\w+)$", r"vector<\1x\2>", each) for each in plain]


def of_tiles(record: Mapping[str, Any]) -> str:
    """Returns a call whose tiles another intrinsic makes: LLVM takes none as operands of functions."""
    types, results = typed(record["ParamTypes"]), typed(record["RetTypes"])
    taken = [f"%a{index}: {each}" for index, each in enumerate(types) if each != TILE]
    zero = f'llvm.call_intrinsic "llvm.x86.tilezero.internal"(%m, %m) : (i16, i16) -> {TILE}'
    made = "".join(f"  %a{index} = {zero}\n" for index, each in enumerate(types) if each == TILE)
    passed = ", ".join(f"%a{index}" for index in range(len(types)))
    return (
        f"llvm.func @f({', '.join(['%m: i16', *taken])}) {{\n{made}  {'%r = ' if results else ''}"
        f'llvm.call_intrinsic "{intrinsics.name_of(record)}"({passed}) : ({", ".join(types)}) -> '
        f"{results[0] if results else '()'}\n  llvm.return\n}}\n"
    )


def calls(record: dict[str, Any]) -> Iterator[str]:
    """Yields functions with a call of an intrinsic. LLVM doesn't take each number in each of them."""
    if intrinsics.name_of(record).endswith(".internal"):
        yield of_tiles(record)
        return
    for shape, pools in cpu_calls.typed_calls(record):
        if TILES.match(intrinsics.name_of(record)):
            yield cpu_calls.with_numbers(shape, dict(zip(pools, range(len(pools)), strict=True))).function()
        else:
            yield from (each.function() for each in cpu_calls.starts(shape, pools))


def questions(record: dict[str, Any]) -> Iterator[Question]:
    """Yields a call of an intrinsic on CPUs with the features of each set that is enough for clang, and on
    CPUs that lack one of them.
    """
    known, needs = cpu_calls.features(), cpu_calls.needs_of(record)
    closed = [known.closed({*each, *base()}) for each in needs]
    every = target(frozenset().union(*closed))
    found = list(calls(record))
    text = next((each for each in found if verdict(each, every) == "yes"), found[0])
    for enough in closed:
        yield Question(intrinsics.name_of(record), text, enough, True)
    lacking = {
        known.without(enough, {name}) | base()
        for each, enough in zip(needs, closed, strict=True)
        for name in {*each} - base()
    }
    for features in sorted(lacking, key=sorted):
        if not any(enough <= features for enough in closed):
            yield Question(intrinsics.name_of(record), text, features, False)


def verdict(text: str, on: str) -> str:
    with ir.Context():
        return av.check(ir.Module.parse(text), on).verdict


def compiles(question: Question) -> bool:
    code = to_llvm_ir(question.text)
    try:
        compile_ir((code or "").encode(), cpu.TRIPLES["x86"], "", cpu.listed(question.features, "x86"))
    except CompileError:
        return False
    return code is not None


def test_verdicts_are_those_of_clang_and_llvm() -> None:
    """What is available, clang takes and LLVM compiles; clang refuses what isn't, and LLVM but for a list."""
    records = [each for each in intrinsics.intrinsics("x86") if cpu_calls.needs_of(each)]
    chosen = records if ASKS_ALL else random.Random(SEED).sample(records, SAMPLE)
    asked = [each for record in chosen for each in questions(record)]
    compile_ir(b"define void @f() {\n  ret void\n}\n", cpu.TRIPLES["x86"], "", "")
    to_llvm_ir("llvm.func @f() {\n  llvm.return\n}\n")
    counts: Counter[str] = Counter()
    wrong = []
    for each, outcome in zip(asked, run_jobs(asked, compiles, seconds=60), strict=True):
        said = verdict(each.text, target(each.features))
        compiled = isinstance(outcome, Done) and outcome.result
        words = (
            "clang takes it" if each.clang else "clang refuses it",
            "LLVM too" if compiled else "not LLVM",
        )
        counts[", ".join([said, *words])] += 1
        takes = each.clang and not CLANG_ASKS_TOO_LITTLE.search(each.name)
        expected = "unknown" if NOT_IN_64_BITS.search(each.name) else "yes" if takes else "no"
        is_lax = not takes and LLVM_COMPILES.search(each.name)
        if said != expected or (compiled != (expected == "yes") and not is_lax):
            wrong.append(f"{target(each.features)}: {said}, clang {each.clang}, LLVM {compiled}\n{each.text}")
    print(len(chosen), "intrinsics", *sorted(counts.items()), sep="\n")
    assert not wrong, "\n".join(wrong)

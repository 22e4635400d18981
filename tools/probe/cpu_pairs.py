# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pairs of a function with one op, or one call of an intrinsic, and a CPU that LLVM knows: what `check` and
LLVM say.

`PYTHONPATH=tools:scripts/facts ./dev run python -m probe.cpu_pairs 20000` prints those on which they
disagree, and after each part how many pairs were asked about; `... 20000 8400` begins after the first 8,400.
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import mlir.availability as av
from cpus import tables
from mlir import ir
from probe import c_calls, cpu, cpu_calls, cpu_calls_aarch64, cpu_calls_riscv, intrinsics, name_patterns
from probe.backends import AssembleError
from probe.children import Done, run_jobs
from probe.llvm import CompileError, compile_ir

_ARCHES = ("x86", "aarch64", "riscv")
# What LLVM compiles and assembles for CPUs that don't have the instruction.
_LAX = (
    # Arm, Architecture Reference Manual (DDI 0487), FPMR: "present only when FEAT_FPMR is implemented.
    # Otherwise, direct accesses to FPMR are UNDEFINED".
    "llvm.aarch64.set.fpmr",
    # The same, PSEL: FEAT_SVE2p1, or FEAT_SME in streaming mode.
    "arm_sve.psel",
    "arm_sve.intr.psel",
    # The same, RNDR and RNDRRS: "present only when FEAT_RNG is implemented. Otherwise, direct accesses to"
    # them "are UNDEFINED".
    "llvm.aarch64.rndr",
    # clang, arm_neon.td, of vmaxnmq_f16 and its like: `let TargetGuard = "fullfp16,neon"`. LLVM calculates
    # with f32 otherwise.
    "llvm.aarch64.neon.fmaxnm",
    "llvm.aarch64.neon.fminnm",
)
_PLAIN = re.compile(r"(?:i|f|bf)\d+")
# How many pairs are asked about before the disagreements are printed.
_PART = 400


@dataclass(frozen=True)
class Pair:
    """A function in MLIR, and the CPU to compile it for.

    Attributes:
        text: the function.
        arch: its architecture.
        cpu: LLVM's name of the CPU.
        is_call: whether it is a call of an intrinsic.
    """

    text: str
    arch: str
    cpu: str
    is_call: bool


def _type(text: str) -> str:
    """Returns the MLIR type for a type in a key."""
    if text.startswith("{"):
        inner = ", ".join(_type(each) for each in text[1:-1].split(","))
        return f"!llvm.struct<({inner})>"
    if vector := re.fullmatch(r"(nx)?v(\d+)(.+)", text):
        lanes = f"[{vector[2]}]" if vector[1] else vector[2]
        return f"vector<{lanes}x{_type(vector[3])}>"
    if pointer := re.fullmatch(r"p(\d*)", text):
        return f"!llvm.ptr<{pointer[1]}>" if pointer[1] else "!llvm.ptr"
    if _PLAIN.fullmatch(text):
        return text
    name, *parameters = text.split(":")
    listed = (each if each.isdigit() else _type(each) for each in parameters)
    return f"!llvm.target<{', '.join([json.dumps(name), *listed])}>"


@cache
def _parameters(arch: str) -> dict[str, list[str]]:
    every = intrinsics.records()
    return {
        intrinsics.name_of(each): [every[one["def"]]["VT"]["def"] for one in each["ParamTypes"]]
        for each in intrinsics.intrinsics(arch)
    }


@cache
def _immediates(arch: str) -> dict[str, dict[int, int]]:
    """Returns a value for each immediate, for names in tables that have only its type."""
    return {
        intrinsics.name_of(each): {
            index: limits[0] if limits else 0 for index, limits in intrinsics.immediate_limits(each).items()
        }
        for each in intrinsics.intrinsics(arch)
    }


def function_of(key: str, arch: str, *, streaming: bool = False) -> str:
    """Returns a function with the call that `key`, a name in a table, stands for."""
    found = re.fullmatch(r"([^(]+)\((\{.*\}|[^;]*);(.*)\)", key)
    assert found, key
    name, result, listed = found.groups()
    lines, taken, passed, types = [], [], [], []
    for index, each in enumerate(filter(None, listed.split(","))):
        number = each[1:] if each.startswith("=") else _immediates(arch)[name].get(index)
        if number is not None:
            type_ = _parameters(arch)[name][index]
            # Integers of any size of RISC-V's intrinsics are as long as a register.
            type_ = type_ if _PLAIN.fullmatch(type_) else "i64"
            value = {"0": "false"}.get(str(number), "true") if type_ == "i1" else number
            suffix = "" if type_ == "i1" else f" : {type_}"
            lines.append(f"  %a{index} = llvm.mlir.constant({value}{suffix}) : {type_}\n")
        else:
            type_ = _type(each)
            taken.append(f"%a{index}: {type_}")
        passed.append(f"%a{index}")
        types.append(type_)
    returned = _type(result) if result else ""
    state = " attributes {arm_streaming, arm_inout_za}" if streaming else ""
    return (
        f"llvm.func @f({', '.join(taken)}){f' -> {returned}' if returned else ''}{state} {{\n{''.join(lines)}"
        f'  {"%r = " if returned else ""}llvm.call_intrinsic "{name}"({", ".join(passed)})'
        f" : ({', '.join(types)}) -> {returned or '()'}\n"
        f"  llvm.return{f' %r : {returned}' if returned else ''}\n}}\n"
    )


@cache
def _cpus() -> dict[str, dict[str, frozenset[str]]]:
    """Returns the CPUs of each architecture, with their features."""
    return {
        arch: {
            each.name: each.features
            for each in (*table.cpus, *table.architectures)
            if not each.name.startswith("generic") and each.name not in table.aliases
        }
        for arch, table in tables.read().items()
    }


def sample(count: int, seed: int) -> list[Pair]:
    """Returns pairs of functions and CPUs: a third of ops, and as many calls for each architecture."""
    chosen = random.Random(seed)
    ops = {
        arch: [row.text for row in cpu.read() if row.arch == arch]
        for arch in dict.fromkeys(row.arch for row in cpu.read())
    }
    calls = {
        "x86": [(row.key, False) for row in cpu_calls.read()],
        "aarch64": [(row.key, row.streaming) for row in c_calls.read(cpu_calls_aarch64.PATH)],
        "riscv": [(row.key, False) for row in c_calls.read(cpu_calls_riscv.PATH)],
    }
    pairs = []
    for _ in range(count):
        is_call = chosen.random() < 2 / 3
        arch = chosen.choice(sorted(calls if is_call else ops))
        name = chosen.choice(sorted(_cpus()[arch]))
        if is_call:
            key, streaming = chosen.choice(calls[arch])
            text = function_of(chosen.choice(list(name_patterns.expand(key))), arch, streaming=streaming)
        else:
            text = chosen.choice(ops[arch])
        pairs.append(Pair(text, arch, name, is_call))
    return list(dict.fromkeys(pairs))


def _target(name: str) -> str:
    return f"cpu:{name}" if name in ("apple-m1",) else name


def _verdict(pair: Pair) -> str:
    with ir.Context():
        return av.check(ir.Module.parse(pair.text), _target(pair.cpu)).verdict


def _answer(pair: Pair) -> bool:
    code = cpu.lower(pair.text)
    if isinstance(code, str):
        return False
    try:
        cpu.compile_for(code, pair.arch, _cpus()[pair.arch][pair.cpu])
    except (CompileError, AssembleError):
        return False
    return True


def ask(pairs: Sequence[Pair]) -> tuple[Counter[str], list[str]]:
    """Returns how often which verdict met which answer, and the pairs on which they disagree.

    LLVM compiles calls of x86's intrinsics for CPUs that don't have the instruction: of a call that isn't
    available, it isn't asked.
    """
    cpu.lower("func.func @f() { func.return }")
    _cpus()
    for arch in _ARCHES:
        compile_ir(b"define void @f() {\n  ret void\n}\n", cpu.TRIPLES[arch], "", "")
    verdicts = [_verdict(pair) for pair in pairs]
    counts: Counter[str] = Counter()
    wrong = []
    for pair, verdict, outcome in zip(pairs, verdicts, run_jobs(pairs, _answer, 60), strict=True):
        compiles = isinstance(outcome, Done) and outcome.result
        what = f"{pair.arch} {'call' if pair.is_call else 'op'}"
        kind = f"{what}: {verdict}, {'compiled' if compiles else 'refused'}"
        counts[kind] += 1
        is_lax = (pair.arch == "x86" and pair.is_call) or any(name in pair.text for name in _LAX)
        if (verdict == "yes" and not compiles) or (verdict == "no" and compiles and not is_lax):
            wrong.append(f"{pair.cpu}: {verdict}, {outcome}\n{pair.text}")
    return counts, wrong


def main(count: int, begin: int) -> int:
    """Asks about pairs in parts, so that what was found is printed even if it is stopped."""
    pairs = sample(count, 60)
    totals: Counter[str] = Counter()
    disagreements = 0
    for first in range(begin, len(pairs), _PART):
        part = pairs[first : first + _PART]
        counts, wrong = ask(part)
        totals += counts
        disagreements += len(wrong)
        print("\n".join([*wrong, f"{first + len(part)} of {len(pairs)} pairs, {disagreements} disagree"]))
        print("".join(f"  {number} {name}\n" for name, number in sorted(totals.items())), flush=True)
    return 1 if disagreements else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0))

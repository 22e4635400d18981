# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The smallest sets of features of a CPU with which LLVM compiles ops of the dialects for vectors of CPUs.

The records in td/dialects/X86Vector.td, AMX.td and so on are made from the answers by hand, and
test_cpu_ops.py compares them. `PYTHONPATH=tools:scripts/facts ./dev run python -m probe.cpu` asks about all
functions of `cpu_shapes`, `... amx` about the new ones of one dialect, and keeps the answers in
`data/cpu.jsonl`.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from llvm_release import tool
from mlir import ir
from mlir.dialects import llvm
from mlir.passmanager import PassManager
from probe.backends import AssembleError
from probe.children import Died, Done, run_jobs
from probe.chips import records_of
from probe.cpu_shapes import SHAPES
from probe.llvm import CompileError, compile_ir
from probe.store import DATA
from probe.translate import context

Needs: TypeAlias = "tuple[tuple[str, ...], ...]"
"""Sets of features, each of which is enough."""

PATH = DATA / "cpu.jsonl"

TRIPLES = {
    "x86": "x86_64-unknown-linux-gnu",
    "aarch64": "aarch64-unknown-linux-gnu",
    "riscv": "riscv64-unknown-linux-gnu",
}
_CLASSES = {"x86": "CPU_X86_", "aarch64": "CPU_AArch64_", "riscv": "CPU_RISCV_"}
# What every CPU of an architecture has, whatever it is called.
BASE = {"x86": ("64bit-mode", "sse2"), "aarch64": (), "riscv": ("64bit", "i")}
# Patterns of the features that add vector instructions.
_WANTED = {
    "x86": ("avx", "amx", "fma", "f16c", "gfni", "vaes", "vpclmul", "sha", "sm", "sse", "evex512"),
    "aarch64": (
        *("sve", "sme", "ssve", "dotprod", "i8mm", "bf16", "neon", "f8", "fp8", "f16", "f32mm", "f64mm"),
        *("fullfp16", "fp-armv8", "lut", "aes", "sha", "faminmax"),
    ),
    "riscv": ("v", "zv", "zfh", "zfbf", "f", "d"),
}

# What LLVM adds by itself.
_ASSUMED = {"x86": (), "aarch64": ("fp-armv8", "neon"), "riscv": ()}
# Sets of features that are often the smallest: to try them first saves most questions.
_HINTS = {
    "x86": (),
    "aarch64": (
        ("neon",),
        ("dotprod",),
        ("sve",),
        ("sme",),
        ("i8mm", "sve"),
        ("bf16", "sve"),
        ("sme2",),
        ("sve2p1",),
        ("sme-f64f64",),
        ("sme-i16i64",),
    ),
    "riscv": (("v",),),
}

PIPELINE = (
    "builtin.module(arm-neon-2d-to-intr, convert-vector-to-llvm{enable-amx=1 enable-x86vector=1"
    " enable-arm-neon=1 enable-arm-sve=1}, finalize-memref-to-llvm, convert-arith-to-llvm,"
    " convert-ub-to-llvm, convert-index-to-llvm, convert-func-to-llvm, reconcile-unrealized-casts)"
)


@dataclass(frozen=True)
class Row:
    """A function and its answer.

    Attributes:
        text: the function, called `f`.
        arch: `x86`, `aarch64` or `riscv`.
        needs: the smallest sets of features with which it compiles; none if no set is enough. Features that
            others of a set imply aren't listed.
        said: what was said with all features, if no set is enough.
    """

    text: str
    arch: str
    needs: tuple[tuple[str, ...], ...]
    said: str = ""


def read() -> list[Row]:
    """Returns the kept answers."""
    _, *lines = PATH.read_text().splitlines()
    return [
        Row(text, arch, tuple(map(tuple, needs)), said) for text, arch, needs, said in map(json.loads, lines)
    ]


def write(rows: Iterable[Row], versions: Sequence[str]) -> None:
    """Keeps answers, a line for each function."""
    lines = [json.dumps({"versions": versions})]
    lines += [json.dumps([row.text, row.arch, row.needs, row.said]) for row in rows]
    PATH.write_text("\n".join(lines) + "\n")


class Features:
    """The features of an architecture, and what they imply, from td/generated/CPUs.td."""

    def __init__(self, arch: str) -> None:
        records = records_of("CPU/CPUDimensions.td")
        self.implied = {
            str(record["str"]): frozenset(map(str, record["implied"]))
            for name, record in records.items()
            if name.startswith(_CLASSES[arch]) and "implied" in record
        }
        self.arch = arch
        self._closed = {name: self.closed({name}) for name in self.implied}

    def closed(self, names: Iterable[str]) -> frozenset[str]:
        """Returns the features with all that they imply."""
        todo, found = list(names), set[str]()
        while todo:
            name = todo.pop()
            if name not in found:
                found.add(name)
                todo += self.implied[name]
        return frozenset(found)

    def without(self, names: frozenset[str], removed: Iterable[str]) -> frozenset[str]:
        """Returns those of a closed set that imply none of the removed ones."""
        gone = frozenset(removed)
        return frozenset(name for name in names if not self._closed[name] & gone)

    def least(self, names: frozenset[str]) -> tuple[str, ...]:
        """Returns those of a closed set that no other one implies, and that not every CPU has."""
        base = self.closed(BASE[self.arch])
        return tuple(
            sorted(
                name
                for name in names - base
                if not any(name in self.closed({other}) for other in names - {name})
            )
        )

    @property
    def wanted(self) -> frozenset[str]:
        """The features that add vector instructions, with what they imply, and what every CPU has."""
        chosen = {name for name in self.implied if name.startswith(_WANTED[self.arch])}
        return self.closed(chosen | set(BASE[self.arch]))


def lower(text: str) -> bytes | str:
    """Returns LLVM IR of a function, or why there is none."""
    with context():
        try:
            module = ir.Module.parse(text)
            PassManager.parse(PIPELINE).run(module.operation)
            made: str = llvm.translate_module_to_llvmir(module.operation)  # type: ignore[attr-defined]
        except (ir.MLIRError, RuntimeError) as error:  # type: ignore[attr-defined]
            return str(error)[:300]
    return made.encode()


def compile_for(code: bytes, arch: str, features: Iterable[str]) -> None:
    """Compiles LLVM IR for a CPU with the features, and assembles the result where the assembler checks
    features.

    Raises:
        CompileError: the code generator refuses it. It may also end the process.
        AssembleError: the assembler refuses the result.
    """
    names = frozenset(features)
    assembly = compile_ir(code, TRIPLES[arch], "", listed(names, arch))
    if message := refusal(assembly, arch, names):
        raise AssembleError(message)


def listed(features: frozenset[str], arch: str) -> str:
    """Returns the features as LLVM reads them, without those that it adds by itself."""
    off = (f"-{name}" for name in _ASSUMED[arch] if name not in features)
    return ",".join([*(f"+{name}" for name in sorted(features)), *off])


def refusal(assembly: str, arch: str, features: frozenset[str]) -> str:
    """Returns what the assembler says against code for a CPU with the features; "" if it takes it, or if the
    architecture's assembler doesn't check features.
    """
    if arch == "x86":
        return ""
    # What the code generator says of its own features.
    text = re.sub(r"^\s*\.(arch|attribute|variant_pcs|variant_cc|cfi).*$", "", assembly, flags=re.MULTILINE)
    done = subprocess.run(
        [
            *(tool("llvm-mc"), f"-triple={TRIPLES[arch]}", f"-mattr={listed(features, arch)}"),
            "-filetype=null",
        ],
        input=text,
        capture_output=True,
        text=True,
    )
    if not done.returncode:
        return ""
    return next((line for line in done.stderr.splitlines() if "error" in line), "the assembler failed")


def smallest(accepts: Callable[[frozenset[str]], bool], known: Features) -> list[frozenset[str]]:
    """Returns the smallest closed sets of features that are accepted. A set that has an accepted one is
    taken to be accepted.
    """
    found: list[frozenset[str]] = []
    todo: list[frozenset[str]] = [frozenset()]
    tried: set[frozenset[str]] = set()
    base = known.closed(BASE[known.arch])
    while todo:
        removed = todo.pop()
        offered = known.without(known.wanted, removed)
        if offered in tried:
            continue
        tried.add(offered)
        made = next((each for each in found if each <= offered), None)
        if made is None:
            if not accepts(offered):
                continue
            hinted = (known.closed({*each, *base}) for each in _HINTS[known.arch])
            start = next((each for each in hinted if each <= offered and accepts(each)), offered)
            made = _shrunk(start, base, accepts, known)
            found.append(made)
        todo += [removed | {name} for name in known.least(made)]
    return found


def _shrunk(
    offered: frozenset[str], base: frozenset[str], accepts: Callable[[frozenset[str]], bool], known: Features
) -> frozenset[str]:
    """Returns a smallest accepted part of an accepted closed set."""
    size = max(1, len(offered) // 4)
    while True:
        order = sorted(offered - base)
        for start in range(0, len(order), size):
            smaller = known.without(offered, order[start : start + size]) | base
            if smaller < offered and accepts(smaller):
                offered = smaller
        if size == 1 and all(
            not accepts(known.without(offered, {name}) | base) for name in known.least(offered)
        ):
            return offered
        size = max(1, size // 2)


def _answer(job: tuple[str, str]) -> Row:
    """Returns the answer about a function for an architecture."""
    text, arch = job
    known = Features(arch)
    code = lower(text)
    if isinstance(code, str):
        return Row(text, arch, (), code.splitlines()[0])
    answers: dict[frozenset[str], str] = {}

    def accepts(features: frozenset[str]) -> bool:
        if features not in answers:

            def run(offered: frozenset[str]) -> str:
                try:
                    compile_for(code, arch, offered)
                except (CompileError, AssembleError) as error:
                    return str(error) or "refused"
                return ""

            (outcome,) = run_jobs([features], run)
            answers[features] = outcome.reason if isinstance(outcome, Died) else outcome.result
        return not answers[features]

    needs = sorted(known.least(each) for each in smallest(accepts, known))
    return Row(text, arch, tuple(needs), "" if needs else answers[known.wanted][:200])


def ask(functions: Sequence[tuple[str, str]]) -> list[Row]:
    """Returns the answers about functions, each with an architecture."""
    lower("func.func @f() { func.return }")
    for arch in {arch for _, arch in functions}:
        compile_ir(b"define void @f() {\n  ret void\n}\n", TRIPLES[arch], "", "")
        Features(arch)
    return [
        outcome.result if isinstance(outcome, Done) else Row(text, arch, (), outcome.reason)
        for (text, arch), outcome in zip(functions, run_jobs(functions, _answer, 600), strict=True)
    ]


def main(dialects: Sequence[str]) -> None:
    chosen = dialects or tuple(SHAPES)
    functions = {text: SHAPES[name][0] for name in chosen for text in SHAPES[name][1]()}
    kept = read() if dialects and PATH.exists() else []
    known = {row.text for row in kept}
    rows = ask([(text, arch) for text, arch in functions.items() if text not in known])
    version = subprocess.run([tool("llvm-config"), "--version"], check=True, capture_output=True, text=True)
    write([*kept, *rows], [f"LLVM {version.stdout.strip()}"])


if __name__ == "__main__":
    main(sys.argv[1:])

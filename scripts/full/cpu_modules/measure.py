# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the verdicts of `check` on modules of C with intrinsics with LLVM's answers, on 12 CPUs each:

    PYTHONPATH=tools:scripts/facts:scripts/full python -m cpu_modules.measure FOLDER

FOLDER has clang's LLVM IR in `raw/ARCHITECTURE/SOURCE` (make.py). Prints what differs and what is unknown,
and counts. Half of the modules, chosen by their names, are held out: facts are mended by the others only.
`--held` judges these too, and is for the last measurement.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import subprocess
import sys
import time
import zlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from cpus import tables
from llvm_release import tool
from mlir import availability as av
from mlir import ir
from probe.backends import AssembleError
from probe.children import Died, run_jobs
from probe.cpu import TRIPLES, compile_for
from probe.llvm import CompileError, compile_ir

CPUS = {
    "x86": (
        *("x86-64", "core2", "nehalem", "sandybridge", "haswell", "znver1", "bdver4", "alderlake"),
        *("skylake-avx512", "icelake-server", "znver4", "sapphirerapids"),
    ),
    "aarch64": (
        *("armv8-a", "cortex-a53", "cortex-a76", "cortex-a78", "cortex-a510", "neoverse-n1", "cpu:apple-m1"),
        *("a64fx", "neoverse-v1", "neoverse-v2", "apple-m4", "armv9.2-a+sme2"),
    ),
    "riscv": (
        *("rv64gc", "rva22u64", "sifive-u74", "rv64gc+zve32f", "rv64gc+zve64d", "spacemit-x60", "rv64gcv"),
        *("sifive-x280", "sifive-p670", "veyron-v1", "rva23u64", "rv64gcv+zvfh"),
    ),
}
# Verdicts with which LLVM agrees: whether it compiles the module.
_AVAILABLE = ("yes", "on condition")
# There is no verdict, because no op of the module needs anything of a CPU.
NOTHING = "nothing judged"
SECONDS = 300


@dataclass(frozen=True)
class Module:
    """LLVM IR that clang made for a CPU of an architecture."""

    arch: str
    source: str
    path: Path

    @property
    def name(self) -> str:
        return f"{self.source} {self.path.stem}"

    @property
    def is_held_out(self) -> bool:
        return zlib.crc32(self.path.stem.encode()) // 7 % 2 == 1


@dataclass(frozen=True)
class Verdict:
    """What `check` says of a module on a CPU.

    Attributes:
        verdict: the word, or `NOTHING`.
        unknown: the reasons of what is unknown.
        refused: the messages of violations.
        is_lax: whether LLVM may compile what is refused. It compiles calls of x86's intrinsics for CPUs
            that lack the instruction.
        seconds: of CPU time.
    """

    verdict: str
    unknown: list[str]
    refused: list[str]
    is_lax: bool
    seconds: float


@cache
def _tables() -> dict[str, tables.Tables]:
    return tables.read()


def features_of(arch: str, target: str) -> frozenset[str]:
    """Returns the features of a target by its name."""
    name, *additions = target.removeprefix("cpu:").split("+")
    known = _tables()[arch]
    name = known.aliases.get(name, name)
    (cpu,) = {each.features for each in (*known.cpus, *known.architectures) if each.name == name}
    return known.closed({*cpu, *additions})


def judge(module: Module) -> list[dict[str, Any]]:
    """Returns the verdict for each CPU, as one process sends it to another; none if MLIR can't import it."""
    imported = subprocess.run(
        [tool("mlir-translate"), "--import-llvm", str(module.path)], capture_output=True, text=True
    )
    if imported.returncode:
        return []
    found = []
    with ir.Context():
        parsed = ir.Module.parse(imported.stdout)
        for cpu in CPUS[module.arch]:
            began = time.process_time()
            report = av.check(parsed, cpu)
            seconds = time.process_time() - began
            found.append(
                {
                    "verdict": NOTHING
                    if report.verdict == "unknown" and not report.unchecked
                    else report.verdict,
                    "unknown": sorted({_reason(each) for each in report.unchecked}),
                    "refused": sorted({_without_place(each.message) for each in report.violations}),
                    "is_lax": module.arch == "x86"
                    and all("llvm.call_intrinsic" in each.message for each in report.violations),
                    "seconds": seconds,
                }
            )
    return found


def _reason(unchecked: av.Unchecked) -> str:
    return _without_place(str(unchecked).splitlines()[0])


def _without_place(text: str) -> str:
    return re.sub(r"^-:[\d:]+ ", "", text)


class Oracle:
    """LLVM's code generators, and its assembler for AArch64. Keeps its answers in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._kept: dict[str, str] = json.loads(path.read_text()) if path.exists() else {}

    def ask(self, pairs: Sequence[tuple[Module, str]]) -> dict[tuple[Module, str], str]:
        """Returns for each module and CPU "" if LLVM compiles it, else why not."""
        for arch, triple in TRIPLES.items():
            if any(module.arch == arch for module, _ in pairs):
                compile_ir(b"define void @f() {\n  ret void\n}\n", triple, "", "")
        _tables()
        keys = {pair: self._key(*pair) for pair in pairs}
        todo = [pair for pair in pairs if keys[pair] not in self._kept]
        for pair, answer in zip(todo, run_jobs(todo, _compile, SECONDS), strict=True):
            self._kept[keys[pair]] = f"died: {answer.reason}" if isinstance(answer, Died) else answer.result
            self._path.write_text(json.dumps(self._kept))
        return {pair: self._kept[key] for pair, key in keys.items()}

    @staticmethod
    def _key(module: Module, cpu: str) -> str:
        return f"{hashlib.sha256(module.path.read_bytes()).hexdigest()} {cpu} {av.__version__}"


def _compile(pair: tuple[Module, str]) -> str:
    module, cpu = pair
    try:
        compile_for(module.path.read_bytes(), module.arch, features_of(module.arch, cpu))
    except (CompileError, AssembleError) as error:
        return str(error) or "refused"
    return ""


def disagreement(verdict: Verdict, said: str) -> str:
    """Returns what is wrong with a verdict, "" if nothing."""
    if verdict.verdict in _AVAILABLE and said:
        return f"falsely available: {said[:300]}"
    if verdict.verdict == "no" and not said and not verdict.is_lax:
        return f"falsely refused: {verdict.refused[:3]}"
    return ""


def find(folder: Path) -> list[Module]:
    """Returns the modules of a folder."""
    paths = sorted(folder.glob("raw/*/*/*.ll"))
    return [Module(path.parts[-3], path.parts[-2], path) for path in paths]


def asked_cpus(module: Module, verdicts: Sequence[Verdict], count: int) -> list[str]:
    """Returns the CPUs for which LLVM is asked: `count` for each verdict, chosen by the module's name."""
    chosen = []
    for kind in sorted({each.verdict for each in verdicts}):
        cpus = [cpu for cpu, each in zip(CPUS[module.arch], verdicts, strict=True) if each.verdict == kind]
        first = zlib.crc32(module.name.encode()) % len(cpus)
        chosen += [cpus[(first + index) % len(cpus)] for index in range(min(count, len(cpus)))]
    return chosen


def measure(
    modules: Sequence[Module], oracle: Oracle, count: int
) -> tuple[Counter[str], Counter[str], list[str]]:
    """Returns counts of verdicts, reasons of what is unknown, and what is wrong."""
    counts: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    wrong = []
    judged: dict[Module, list[Verdict]] = {}
    for module, result in zip(modules, run_jobs(modules, judge, SECONDS), strict=True):
        if isinstance(result, Died):
            wrong.append(f"{module.name}: check died: {result.reason}")
            continue
        if not result.result:
            print(f"{module.name}: MLIR doesn't import it")
            continue
        judged[module] = [Verdict(**each) for each in result.result]
    pairs = [(module, cpu) for module, found in judged.items() for cpu in asked_cpus(module, found, count)]
    said = oracle.ask(pairs)
    for module, found in judged.items():
        half = "held out" if module.is_held_out else "tried"
        for cpu, verdict in zip(CPUS[module.arch], found, strict=True):
            counts[f"{half} {module.arch} {module.source}: {verdict.verdict}"] += 1
            reasons.update(verdict.unknown)
            if (module, cpu) not in said:
                continue
            answer = "refused" if said[module, cpu] else "compiled"
            counts[f"LLVM, {module.arch}: {verdict.verdict}, {answer}"] += 1
            if problem := disagreement(verdict, said[module, cpu]):
                wrong.append(f"{module.name} on {cpu}: {problem}")
    seconds = sorted((each.seconds for found in judged.values() for each in found), reverse=True)
    if seconds:
        median = seconds[len(seconds) // 2]
        print(f"seconds for a module and a CPU: at most {seconds[0]:.2f}, median {median:.2f}")
    return counts, reasons, wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--held", action="store_true", help="judge the modules that are held out, too")
    parser.add_argument("--only", default="", help="modules whose name has this")
    parser.add_argument("--asked", type=int, default=12, help="CPUs for each verdict for which LLVM is asked")
    options = parser.parse_args()
    modules = [
        each
        for each in find(options.folder)
        if (options.held or not each.is_held_out) and options.only in f"{each.arch} {each.name}"
    ]
    counts, reasons, wrong = measure(modules, Oracle(options.folder / "answers.json"), options.asked)
    print("\n".join(wrong))
    for reason, number in reasons.most_common():
        print(f"{number:5} unknown: {reason[:200]}")
    for name, number in sorted(counts.items()):
        print(f"{number:5} {name}")
    verdicts = Counter[str]()
    for name, number in counts.items():
        if not name.startswith("LLVM"):
            verdicts[name.rpartition(": ")[2]] += number
    print(f"{len(modules)} modules: {dict(verdicts)}; {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops of the dialect `llvm` on CPUs: whether LLVM compiles the functions of `data/core.jsonl`, and those of
`data/cpu_core.jsonl` with other types, for CPUs of each architecture. td/dialects/CPU/CPUCore.td is made from
the answers by hand, and test_cpu_core.py compares them.

`PYTHONPATH=tools:scripts/facts ./dev run python -m probe.cpu_core` asks again. Add a function as a line
`["llvm.func @f...", ""]` of `data/cpu_core.jsonl`.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from cpus import tables
from llvm_release import tool
from probe import core
from probe.backends import ACCEPTED, NOT_COMPILED
from probe.children import Done, run_jobs
from probe.cpu import TRIPLES, listed
from probe.llvm import CompileError, compile_ir
from probe.store import DATA
from probe.translate import to_llvm_ir

PATH = DATA / "cpu_core.jsonl"
CPUS = {
    "x86-64": "x86",
    "haswell": "x86",
    "sapphirerapids": "x86",
    "armv8-a": "aarch64",
    "a64fx": "aarch64",
    "neoverse-v2": "aarch64",
    "apple-m4": "aarch64",
    "rv64i": "riscv",
    "rv64gc": "riscv",
    "rv64gcv": "riscv",
    "rva23u64": "riscv",
    "sifive-x390": "riscv",
}
"""The CPUs, and their architectures."""
_RISCV = {"i": (), "g": ("m", "a", "f", "d", "zicsr", "zifencei"), "c": ("c",), "v": ("v",)}


@dataclass(frozen=True)
class Row:
    """A function and its answers.

    Attributes:
        text: the function, called `f`, and what it refers to.
        letters: a letter for each CPU.
    """

    text: str
    letters: str


def _kept() -> tuple[str, list[str], list[Row]]:
    """Returns the checksum of the functions of `core`, their letters, and the other functions with theirs."""
    head, of_core, *lines = PATH.read_text().splitlines()
    return json.loads(head)["core"], json.loads(of_core), [Row(*json.loads(line)) for line in lines]


def _checksum(texts: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]


def read() -> list[Row]:
    """Returns the kept answers, those of functions of `core` first.

    Raises:
        ValueError: `core` has other functions than when the answers were kept.
    """
    checksum, of_core, own = _kept()
    texts = [row.text for row in core.read()]
    if checksum != _checksum(texts):
        raise ValueError(
            f"{PATH.name} has answers for other functions than those that core.jsonl has now; "
            "ask again: PYTHONPATH=tools:scripts/facts ./dev run python -m probe.cpu_core"
        )
    return [*map(Row, texts, of_core), *own]


def write(rows: Sequence[Row], version: str) -> None:
    """Keeps answers: letters alone of the functions of `core`, which come first."""
    count = len(core.read())
    checksum = _checksum([row.text for row in rows[:count]])
    head = json.dumps({"cpus": [*CPUS], "version": version, "core": checksum})
    lines = [head, json.dumps([row.letters for row in rows[:count]])]
    lines += [json.dumps([row.text, row.letters]) for row in rows[count:]]
    PATH.write_text("\n".join(lines) + "\n")


@cache
def features_of(cpu: str) -> frozenset[str]:
    """Returns the features of one of the CPUs."""
    table = tables.read()[CPUS[cpu]]
    if cpu.startswith("rv64"):
        return table.closed({"64bit", "i", *(name for letter in cpu[4:] for name in _RISCV[letter])})
    (features,) = {each.features for each in (*table.cpus, *table.architectures) if each.name == cpu}
    return table.closed(features)


def ask(texts: Sequence[str], seconds: int = 20) -> list[str]:
    """Returns the letters of functions. What MLIR or LLVM's verifier refuses counts as not compiled."""
    for triple in TRIPLES.values():
        compile_ir(b"define void @f() {\n  ret void\n}\n", triple, "", "")
    for cpu in CPUS:
        features_of(cpu)
    translated = [done.result if isinstance(done, Done) else None for done in run_jobs(texts, to_llvm_ir)]
    jobs = [(code, cpu) for code in translated for cpu in CPUS]

    def compile_it(job: tuple[str | None, str]) -> str:
        code, cpu = job
        if code is None:
            return NOT_COMPILED
        try:
            arch = CPUS[cpu]
            compile_ir(code.encode(), TRIPLES[arch], "", listed(features_of(cpu), arch))
        except CompileError:
            return NOT_COMPILED
        return ACCEPTED

    answers = [
        done.result if isinstance(done, Done) else NOT_COMPILED
        for done in run_jobs(jobs, compile_it, seconds)
    ]
    return ["".join(answers[first : first + len(CPUS)]) for first in range(0, len(answers), len(CPUS))]


def _ask_again() -> None:
    texts = [*(row.text for row in core.read()), *(row.text for row in _kept()[2])]
    letters = ask(texts)
    version = subprocess.run([tool("llvm-config"), "--version"], check=True, capture_output=True, text=True)
    write([*map(Row, texts, letters)], f"LLVM {version.stdout.strip()}")


if __name__ == "__main__":
    _ask_again()

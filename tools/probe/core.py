# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops of the dialect `llvm`, with many types, address spaces, orderings and scopes, each in a function, and
what LLVM and the assemblers say of them. td/dialects/NVVM/NVVMCore.td and ROCDLCore.td are made from the
answers by hand.

`PYTHONPATH=tools:scripts/facts ./dev run python -m probe.core` asks again about the functions in
`data/core.jsonl`. Add a function there as a line `["llvm.func @f...", "", ""]`, and its answers are filled
in.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from probe.backends import ACCEPTED, NOT_ASSEMBLED, NOT_COMPILED, Backend
from probe.children import Done, run_jobs
from probe.dialects import DIALECTS
from probe.store import DATA
from probe.translate import to_llvm_ir

PATH = DATA / "core.jsonl"
CHIPS = {
    "nvvm": ("sm_50", "sm_60", "sm_70", "sm_75", "sm_80", "sm_90", "sm_100a"),
    "rocdl": ("gfx900", "gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1201", "gfx1250"),
}

Job = TypeVar("Job")


@dataclass(frozen=True)
class Row:
    """A function and its answers.

    Attributes:
        text: the function, called `f`, and what it refers to.
        letters: for each dialect a letter for each of its chips.
    """

    text: str
    letters: dict[str, str]


def read() -> list[Row]:
    """Returns the kept answers."""
    _, *lines = PATH.read_text().splitlines()
    return [Row(text, dict(zip(CHIPS, letters, strict=True))) for text, *letters in map(json.loads, lines)]


def write(rows: Sequence[Row], versions: Sequence[str]) -> None:
    """Keeps answers, a line for each function."""
    lines = [json.dumps({**CHIPS, "versions": versions})]
    lines += [json.dumps([row.text, *row.letters.values()]) for row in rows]
    PATH.write_text("\n".join(lines) + "\n")


def _results(jobs: Sequence[Job], run: Callable[[Job], str | None]) -> list[str | None]:
    """Returns the results of jobs; None for those that are refused."""
    return [done.result if isinstance(done, Done) else None for done in run_jobs(jobs, run)]


def ask(texts: Sequence[str], dialect: str) -> list[str]:
    """Returns the letters of functions. What MLIR or LLVM's verifier refuses counts as not compiled."""
    backend: Backend = DIALECTS[dialect].make_backend(CHIPS[dialect])
    translated = _results(texts, to_llvm_ir)
    letters = [""] * len(texts)
    for chip in CHIPS[dialect]:

        def compile_it(code: str | None, chip: str = chip) -> str | None:
            return None if code is None else backend.compile(code.encode(), chip)

        def assemble(assembly: str, chip: str = chip) -> str:
            backend.assemble(assembly, chip)
            return ACCEPTED

        compiled = _results(translated, compile_it)
        assembled = _results([each or "" for each in compiled], assemble)
        for index, (code, answer) in enumerate(zip(compiled, assembled, strict=True)):
            letters[index] += NOT_COMPILED if code is None else answer or NOT_ASSEMBLED
    return letters


def _ask_again() -> None:
    texts = [row.text for row in read()]
    answers = {dialect: ask(texts, dialect) for dialect in CHIPS}
    rows = [
        Row(text, {dialect: answers[dialect][index] for dialect in CHIPS}) for index, text in enumerate(texts)
    ]
    versions = [
        version
        for dialect, chips in CHIPS.items()
        for version in DIALECTS[dialect].make_backend(chips).versions()
    ]
    write(rows, list(dict.fromkeys(versions)))


if __name__ == "__main__":
    _ask_again()

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The features of a CPU that calls of RISC-V's intrinsics need.

`PYTHONPATH=tools:scripts/facts ./dev run python -m probe.cpu_calls_riscv` compiles clang's functions for
RISC-V's vectors and builtins for its other extensions, collects the intrinsics that they call, asks LLVM's
code generator and assembler whether they exist with the features that clang requires, keeps the answers in
`data/cpu_calls_riscv.jsonl`, and writes td/generated/CPUCallsRISCV.td; `... --write` writes the file only.
Of a number in the instruction, the first and the last are asked about that clang takes.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache

from probe import c_calls, cpu_calls, rvv
from probe.chips import ROOT
from probe.cpu import Features
from probe.store import DATA

PATH = DATA / "cpu_calls_riscv.jsonl"
TD = ROOT / "td/generated/CPUCallsRISCV.td"

# What becomes of lanes that an instruction doesn't compute. `rvv.functions` leaves functions for the numbers
# between out.
_POLICIES = {0, 3}


@cache
def features() -> Features:
    """Returns LLVM's features of RISC-V."""
    return Features("riscv")


def text() -> str:
    """Returns the text of td/generated/CPUCallsRISCV.td."""
    rows = [cpu_calls.Row(row.key, row.needs) for row in c_calls.read(PATH)]
    return cpu_calls.text_of(TD, "cpu_calls_riscv", features(), {"CPU_Intrinsics": rows})


def main(arguments: Sequence[str]) -> None:
    if "--write" not in arguments:
        functions = {f"w_{each.name}": each for each in rvv.functions()}
        called = c_calls.calls_in(rvv.COMPILER.translate(functions.values()), "riscv")
        asked = c_calls.collect(functions, called, features(), rvv.needs_of)
        for what in asked.values():
            for values in what.values.values():
                if values == _POLICIES:
                    values |= set(range(max(_POLICIES)))
        c_calls.keep(PATH, c_calls.ask(asked, features()))
    TD.write_text(text())


if __name__ == "__main__":
    main(sys.argv[1:])

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The constraints of inline assembly: what `check` takes for NVIDIA's chips, llc compiles.

Lists of constraints, and the types of results and operands, are drawn at random. Most fit nothing.
"""

from __future__ import annotations

import random
import subprocess
from typing import Any

import mlir.availability as av
from llvm_differences import NEEDS_PROBES
from llvm_release import tool
from mlir import ir

COUNT = 1500
TARGET, CHIP, FEATURES = "sm_90+ptx83", "sm_90", "+ptx83"

_CODES = ["b", "c", "h", "r", "l", "q", "N", "f", "d"]
_ODD_CODES = ["n", "i", "x", "^rl", "@2rl", "{r1}", "0", "1", "00", "&r", "%r", "*r", "r|l", "rm", "", "=r"]
_CLOBBERS = ["~{memory}", "~{cc}", "~{r1}", "~{foo}", "~{}", "~memory"]
_TYPES = ["i1", "i8", "i12", "i16", "i32", "i64", "i128", "f16", "bf16", "f32", "f64"]
_TYPES += ["!llvm.ptr", "!llvm.ptr<3>", *(f"vector<{each}>" for each in ("2xi1", "2xi8", "4xi8", "4xi16"))]


def function(number: int) -> str:
    """Returns a function with one piece of inline assembly. Its text uses no operand."""
    rng = random.Random(number)

    def operand(prefix: str) -> tuple[str, str]:
        return prefix + rng.choice(_CODES if rng.random() < 0.9 else _ODD_CODES), rng.choice(_TYPES)

    results = [operand(rng.choice(("=", "=&"))) for _ in range(rng.choice((0, 0, 1, 1, 1, 2)))]
    operands = [operand("") for _ in range(rng.choice((0, 1, 1, 2, 3)))]
    for place in range(len(operands)):
        if results and rng.random() < 0.3:
            tied = rng.randrange(len(results))
            operands[place] = (str(tied), results[tied][1])
    constraints = [constraint for constraint, _ in results + operands]
    if rng.random() < 0.3:
        constraints.append(rng.choice(_CLOBBERS))
    if rng.random() < 0.1:
        rng.shuffle(constraints)

    parameters = ", ".join(f"%{place}: {type_}" for place, (_, type_) in enumerate(operands))
    types = ", ".join(type_ for _, type_ in operands)
    result = ", ".join(type_ for _, type_ in results) or "()"
    if len(results) > 1:
        result = f"!llvm.struct<({result})>"
    values = ", ".join(f"%{place}" for place in range(len(operands)))
    signature = f'"{",".join(constraints)}" {values} : ({types}) -> {result}'
    call = f'llvm.inline_asm has_side_effects "exit;", {signature}'
    return f"llvm.func @f{number}({parameters}) {{ {'%r = ' if results else ''}{call} llvm.return }}"


def compile_all(functions: list[str]) -> str:
    """Returns what MLIR's translation or llc says against some functions, "" for nothing."""
    translate = [tool("mlir-translate"), "--mlir-to-llvmir"]
    ll = subprocess.run(translate, input="\n".join(functions), capture_output=True, text=True)
    if ll.returncode:
        return ll.stderr
    llc = [tool("llc"), "-mtriple=nvptx64-nvidia-cuda", f"-mcpu={CHIP}", f"-mattr={FEATURES}", "-o", "-"]
    ptx = subprocess.run(llc, input=ll.stdout, capture_output=True, text=True)
    return ptx.stderr if ptx.returncode else ""


@NEEDS_PROBES
def test_assembly_that_is_available_compiles(record_property: Any) -> None:
    with ir.Context():
        taken = [text for text in map(function, range(COUNT)) if av.check(ir.Module.parse(text), TARGET).ok]
    assert len(taken) > COUNT // 25  # Otherwise the functions test nothing.
    problem = compile_all(taken)
    assert not problem, [each for each in taken if compile_all([each])]
    record_property(
        "summary", f"llc compiles all {len(taken)} of {COUNT} lists of constraints that are available"
    )

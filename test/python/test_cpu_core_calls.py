# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls that td/dialects/CPU lists by hand: of LLVM's intrinsics for all CPUs, and of AArch64's."""

from __future__ import annotations

import random
import re
from pathlib import Path

import mlir.availability as av
import pytest
from cpu_modules.measure import features_of
from mlir import ir
from probe import cpu, name_patterns
from probe.backends import AssembleError
from probe.children import Done, run_jobs
from probe.llvm import CompileError, compile_ir

ROOT = Path(__file__).resolve().parents[2]
TD = ROOT / "td/dialects/CPU/CPUCoreCalls.td"
SAMPLE = 15
CPUS = {
    "x86": ("x86-64", "haswell", "sapphirerapids"),
    "aarch64": ("armv8-a", "neoverse-v2", "apple-m4"),
    "riscv": ("rv64gc", "sifive-u74", "rva23u64"),
}


def _function_of(key: str) -> str:
    """Returns a function with the call that a name in the table stands for."""
    found = re.fullmatch(r"([^(]+)\(([^;]*);(.*)\)", key)
    assert found, key
    name, result, listed = found.groups()
    types = [_type(each) for each in listed.split(",") if each]
    returned = _type(result)
    taken = ", ".join(f"%a{index}: {each}" for index, each in enumerate(types))
    passed = ", ".join(f"%a{index}" for index in range(len(types)))
    return (
        f"llvm.func @f({taken}) -> {returned} {{\n"
        f'  %r = llvm.call_intrinsic "{name}"({passed}) : ({", ".join(types)}) -> {returned}\n'
        f"  llvm.return %r : {returned}\n}}\n"
    )


def _type(text: str) -> str:
    vector = re.fullmatch(r"(nx)?v(\d+)(\w+)", text)
    if not vector:
        return {"p": "!llvm.ptr"}.get(text, text)
    return f"vector<{f'[{vector[2]}]' if vector[1] else vector[2]}x{vector[3]}>"


def _compiles(pair: tuple[str, str, str]) -> bool:
    text, arch, name = pair
    code = cpu.lower(text)
    if isinstance(code, str):
        return False
    try:
        cpu.compile_for(code, arch, features_of(arch, name))
    except (CompileError, AssembleError):
        return False
    return True


def _verdict(text: str, name: str) -> str:
    with ir.Context():
        return av.check(ir.Module.parse(text), name).verdict


# Calls of AArch64's intrinsics, a CPU that has the instruction, and one that lacks it.
CALLS = {
    "llvm.aarch64.crc32cx(i32;i32,i64)": ("armv8.1-a", "armv8-a"),
    "llvm.aarch64.fjcvtzs(i32;f64)": ("armv8.3-a", "armv8.2-a"),
    "llvm.aarch64.sve.eor.z(nxv4i1;nxv4i1,nxv4i1,nxv4i1)": ("neoverse-v1", "cortex-a78"),
}


def _pairs() -> list[tuple[str, str, str]]:
    """Returns functions with a call, and CPUs: a sample of the table, and AArch64's calls."""
    keys = [key for pattern in name_patterns.read(TD.read_text()) for key in name_patterns.expand(pattern)]
    keys = [key for key in keys if key.startswith("llvm.")]
    assert len(keys) > 150
    chosen = random.Random(60)
    sample = [*chosen.sample(keys, SAMPLE), "llvm.vector.partial.reduce.add(v4i32;v4i32,v16i32)"]
    pairs = [(_function_of(key), arch, chosen.choice(CPUS[arch])) for key in sample for arch in CPUS]
    return pairs + [(_function_of(key), "aarch64", name) for key, names in CALLS.items() for name in names]


def test_llvm_agrees_about_calls() -> None:
    pairs = _pairs()
    cpu.lower("func.func @f() { func.return }")
    for arch in CPUS:
        compile_ir(b"define void @f() {\n  ret void\n}\n", cpu.TRIPLES[arch], "", "")
    features_of("x86", "x86-64")
    compiled = [
        isinstance(outcome, Done) and outcome.result for outcome in run_jobs(pairs, _compiles, seconds=60)
    ]
    verdicts = [_verdict(text, name) for text, _, name in pairs]
    assert verdicts == ["yes" if each else "no" for each in compiled]
    assert {"yes", "no"} == set(verdicts)


@pytest.mark.parametrize(("number", "verdict"), [(0, "yes"), (15, "yes"), (16, "unknown")])
def test_barriers_are_on_all_of_aarch64(number: int, verdict: str) -> None:
    text = (
        f"llvm.func @f() {{\n  %a = llvm.mlir.constant({number} : i32) : i32\n"
        '  llvm.call_intrinsic "llvm.aarch64.dmb"(%a) : (i32) -> ()\n  llvm.return\n}\n'
    )
    assert _verdict(text, "armv8-a") == verdict


def test_types_that_nobody_asked_about_are_unknown() -> None:
    assert _verdict(_function_of("llvm.scmp(i7;i7,i7)"), "x86-64") == "unknown"

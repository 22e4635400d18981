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
from probe import cpu, cpu_pairs, name_patterns
from probe.backends import AssembleError
from probe.children import Done, run_jobs
from probe.llvm import CompileError, compile_ir

ROOT = Path(__file__).resolve().parents[2]
TD = ROOT / "td/dialects/CPU/CPUCoreCalls.td"
SAMPLE = 20
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


def test_llvm_agrees_about_intrinsics_for_all_cpus() -> None:
    keys = [key for pattern in name_patterns.read(TD.read_text()) for key in name_patterns.expand(pattern)]
    keys = [key for key in keys if key.startswith("llvm.")]
    assert len(keys) > 150
    chosen = random.Random(60)
    sample = [*chosen.sample(keys, SAMPLE), *(key for key in keys if "v16i32)" in key and "partial" in key)]
    pairs = [
        (_function_of(key), arch, name)
        for key in sample
        for arch in CPUS
        for name in [chosen.choice(CPUS[arch])]
    ]
    cpu.lower("func.func @f() { func.return }")
    for arch in CPUS:
        compile_ir(b"define void @f() {\n  ret void\n}\n", cpu.TRIPLES[arch], "", "")
    verdicts = [_verdict(text, name) for text, _, name in pairs]
    compiled = [
        isinstance(outcome, Done) and outcome.result for outcome in run_jobs(pairs, _compiles, seconds=60)
    ]
    wrong = [
        (pair, verdict)
        for pair, verdict, compiles in zip(pairs, verdicts, compiled, strict=True)
        if verdict != ("yes" if compiles else "no")
    ]
    assert not wrong
    assert {"yes", "no"} <= set(verdicts)


CALLS = {
    "a checksum": ("llvm.aarch64.crc32cx(i32;i32,i64)", "armv8.1-a", "armv8-a"),
    "JavaScript's conversion": ("llvm.aarch64.fjcvtzs(i32;f64)", "armv8.3-a", "armv8.2-a"),
    "masks of wide lanes": (
        *("llvm.aarch64.sve.eor.z(nxv4i1;nxv4i1,nxv4i1,nxv4i1)", "neoverse-v1", "cortex-a78"),
    ),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_llvm_agrees_about_calls_of_aarch64(call: tuple[str, str, str]) -> None:
    key, with_it, without = call
    text = _function_of(key)
    assert (_verdict(text, with_it), _verdict(text, without)) == ("yes", "no")
    pairs = [(text, "aarch64", with_it), (text, "aarch64", without)]
    cpu.lower("func.func @f() { func.return }")
    outcomes = [isinstance(each, Done) and each.result for each in run_jobs(pairs, _compiles, seconds=60)]
    assert outcomes == [True, False]


@pytest.mark.parametrize(
    ("call", "verdict"), [("dmb(;=11)", "yes"), ("isb(;=15)", "yes"), ("dmb(;=16)", "unknown")]
)
def test_barriers_are_on_all_of_aarch64(call: str, verdict: str) -> None:
    text = cpu_pairs.function_of(f"llvm.aarch64.{call}", "aarch64")
    assert _verdict(text, "armv8-a") == verdict


def test_types_that_nobody_asked_about_are_unknown() -> None:
    assert _verdict(_function_of("llvm.scmp(i7;i7,i7)"), "x86-64") == "unknown"

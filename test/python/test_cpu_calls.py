# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of x86's intrinsics need what clang requires for them, and LLVM compiles them then."""

from __future__ import annotations

import itertools
import random
import re

import pytest
from llvm_release import MAJOR
from mlir import availability as av
from mlir import ir
from probe import cpu_calls, intrinsics
from probe.children import Done, run_jobs
from probe.cpu import TRIPLES
from probe.llvm import CompileError, compile_ir
from probe.shapes import Shape
from probe.translate import translate
from sample import SEED

pytestmark = pytest.mark.skipif(MAJOR != 22, reason="LLVM 22 was asked")

CPUS = ("x86-64", "nehalem", "haswell", "znver4", "sapphirerapids")
SAMPLE = 150
"""So many intrinsics are called."""

FUNCTION = """
llvm.func @llvm.x86.avx2.pshuf.b(vector<32xi8>, vector<32xi8>) -> vector<32xi8>
llvm.func @f(%b: vector<32xi8>, %s: vector<4xf32>, %w: vector<8xi32>, %m: i8, %i: i32, %v: vector<16xf32>,
             %h: vector<32xi16>) {{
  %one = llvm.mlir.constant(1 : i8) : i8
  %seven = llvm.mlir.constant(7 : i8) : i8
  %three = llvm.mlir.constant(3 : i8) : i8
  %nine = llvm.mlir.constant(9 : i8) : i8
  %current = llvm.mlir.constant(4 : i32) : i32
  %odd = llvm.mlir.constant(5 : i32) : i32
  {}
  llvm.return
}}
"""
BYTES = "(vector<32xi8>, vector<32xi8>) -> vector<32xi8>"
FLOATS = "(vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>"
DOT = '"llvm.x86.avx512.vpdpbusd.256"(%w, %b, %b) : (vector<8xi32>, vector<32xi8>, vector<32xi8>)'
MASKED = "(vector<4xf32>, vector<4xf32>, i32, i8, i32) -> i8"
OPERATIONS = ("add", "sub", "mul", "div")
# CPUCalls.td describes them: what LLVM takes for one tile depends on the others.
AMX = re.compile(r"\.(ldtilecfg|t(c|d|ile|mm)\w+)")
ROOT = "(vector<16xf32>, i32) -> vector<16xf32>"
SHIFT = "(vector<32xi16>, i32) -> vector<32xi16>"
TILES = "(i8, i8, i8) -> ()"
CALLS = {
    "an intrinsic": (f'llvm.call_intrinsic "llvm.x86.avx2.pshuf.b"(%b, %b) : {BYTES}', "avx2"),
    "a call of one": (f"llvm.call @llvm.x86.avx2.pshuf.b(%b, %b) : {BYTES}", "avx2"),
    "LLVM doesn't ask for its feature": ('llvm.call_intrinsic "llvm.x86.incsspd"(%i) : (i32) -> ()', "shstk"),
    "a predicate of SSE": (f'llvm.call_intrinsic "llvm.x86.sse.cmp.ss"(%s, %s, %three) : {FLOATS}', ""),
    "a predicate of AVX": (f'llvm.call_intrinsic "llvm.x86.sse.cmp.ss"(%s, %s, %nine) : {FLOATS}', "avx"),
    "any number is taken, and few of the other": (
        f'llvm.call_intrinsic "llvm.x86.avx512.mask.cmp.ss"(%s, %s, %odd, %m, %current) : {MASKED}',
        "avx512f",
    ),
    "clang's builtin has another name": (
        f'llvm.call_intrinsic "llvm.x86.avx512.sqrt.ps.512"(%v, %current) : {ROOT}',
        "avx512f",
    ),
    "clang's table is wrong": (
        f'llvm.call_intrinsic "llvm.x86.avx512.pslli.w.512"(%h, %i) : {SHIFT}',
        "avx512bw",
    ),
    "three tiles": (f'llvm.call_intrinsic "llvm.x86.tdpbssd"(%three, %one, %seven) : {TILES}', "amx-int8"),
}
UNKNOWN = {
    "a mode that doesn't exist": (
        f'llvm.call_intrinsic "llvm.x86.avx512.mask.cmp.ss"(%s, %s, %odd, %m, %odd) : {MASKED}',
        "'llvm.x86.avx512.mask.cmp.ss(i8;v4f32,v4f32,=5,i8,=5)' is not a call that probes found on a CPU",
    ),
    "of another architecture": (
        'llvm.call_intrinsic "llvm.aarch64.neon.sqadd"(%w, %w) : (vector<8xi32>, vector<8xi32>) -> '
        "vector<8xi32>",
        "'llvm.aarch64.neon.sqadd(v8i32;v8i32,v8i32)' is not a call that probes found on a CPU",
    ),
    "of all architectures": (
        'llvm.call_intrinsic "llvm.fma"(%s, %s, %s) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> '
        "vector<4xf32>",
        "is not a call that probes found on all CPUs",
    ),
    "assembly": (
        f'llvm.inline_asm "vpshufb $2, $1, $0", "=x,x,x" %b, %b : {BYTES}',
        "no probe of it was made for CPUs",
    ),
}


@pytest.mark.parametrize(("text", "feature"), CALLS.values(), ids=CALLS)
def test_a_call_needs_its_feature(text: str, feature: str) -> None:
    with ir.Context():
        module = ir.Module.parse(FUNCTION.format(text))
        report = av.check(module, "x86-64")
        needed = [alternative.value for each in report.violations for alternative in each.clause.any_of]
        assert needed == ([feature] if feature else [])
        assert not report.unchecked
        assert av.check(module, f"x86-64+{feature}" if feature else "x86-64").ok
        assert not av.check(module, "neoverse-v2").ok


def test_one_of_several_features_is_enough() -> None:
    with ir.Context():
        module = ir.Module.parse(FUNCTION.format(f"llvm.call_intrinsic {DOT} -> vector<8xi32>"))
        for target in ("alderlake", "x86-64+avxvnni", "x86-64+avx512vl+avx512vnni"):
            assert av.check(module, target).ok, target
        for target in ("haswell", "x86-64+avx512vl", "x86-64+avx512vnni"):
            assert av.check(module, target).violations, target


@pytest.mark.parametrize(("text", "reason"), UNKNOWN.values(), ids=UNKNOWN)
def test_what_nobody_measured_is_unknown(text: str, reason: str) -> None:
    """Beside an operation that is judged, it must not pass."""
    judged = "%rsqrt = x86vector.avx.rsqrt %f : vector<8xf32>"
    body = f"%f = llvm.mlir.undef : vector<8xf32>\n  {judged}\n  %r = {text}"
    with ir.Context():
        report = av.check(ir.Module.parse(FUNCTION.format(body)), "sapphirerapids")
        assert not report.ok
        assert not report.violations
        (unknown,) = report.unchecked
        assert reason in unknown.reason


def test_the_tiles_of_a_product_differ() -> None:
    call = f'llvm.call_intrinsic "llvm.x86.tdpbssd"(%three, %one, %three) : {TILES}'
    with ir.Context():
        (unknown,) = av.check(ir.Module.parse(FUNCTION.format(call)), "sapphirerapids").unchecked
    assert "'llvm.x86.tdpbssd(;=3,=1,=3)' is not a call that probes found on a CPU" in unknown.reason


@pytest.mark.parametrize(("tile", "verdict"), [("three", "yes"), ("nine", "unknown")])
def test_there_are_eight_tiles(tile: str, verdict: str) -> None:
    """LLVM compiles any number."""
    call = f'llvm.call_intrinsic "llvm.x86.tilezero"(%{tile}) : (i8) -> ()'
    with ir.Context():
        assert av.check(ir.Module.parse(FUNCTION.format(call)), "sapphirerapids").verdict == verdict


def test_the_table_is_made_from_the_answers() -> None:
    tables = {"CPU_Intrinsics": cpu_calls.read()}
    text = cpu_calls.text_of(cpu_calls.TD, "cpu_calls", cpu_calls.features(), tables)
    assert text == cpu_calls.TD.read_text()


def test_clang_agrees_about_all_intrinsics_with_builtins() -> None:
    """All rows of an intrinsic have sets of features that clang requires of its builtin."""
    rows: dict[str, set[tuple[str, ...]]] = {}
    for row in cpu_calls.read():
        rows.setdefault(row.key.partition("(")[0], set()).update(row.needs)
    mapped = {
        intrinsics.name_of(each): each for each in intrinsics.intrinsics("x86") if cpu_calls.needs_of(each)
    }
    wrong = {name for name in mapped if not rows.get(name, set()) <= set(cpu_calls.needs_of(mapped[name]))}
    assert not wrong
    assert len(mapped) == 1310
    others = {name for name in mapped if name not in rows and not AMX.search(name)}
    assert others == {
        # LLVM selects no instruction.
        *(f"llvm.x86.avx10.v{op}bf16{bits}" for op in OPERATIONS for bits in (128, 256, 512)),
        # td/dialects/CPU/CPUCalls.td has them: clang requires too little.
        *(f"llvm.x86.avx512.{op}.w.512" for op in ("pslli", "psrai", "psrli")),
        # 32-bit code has them.
        *("llvm.x86.flags.read.u32", "llvm.x86.flags.write.u32"),
    }


def test_llvm_compiles_what_is_available() -> None:
    records = [each for each in intrinsics.intrinsics("x86") if cpu_calls.needs_of(each)]
    chosen = random.Random(SEED).sample(records, SAMPLE)
    calls = [
        start
        for record in chosen
        for shape, pools in itertools.islice(cpu_calls.typed_calls(record), 1)
        for start in itertools.islice(cpu_calls.starts(shape, pools), 3)
    ]
    texts = dict(translate(calls))
    with ir.Context():
        modules = {call: ir.Module.parse(call.function()) for call in texts}
        pairs = [(call, cpu) for call, module in modules.items() for cpu in CPUS if av.check(module, cpu).ok]
    compile_ir(b"define void @f() {\n  ret void\n}\n", TRIPLES["x86"], "", "")

    def run(pair: tuple[Shape, str]) -> str:
        try:
            compile_ir(texts[pair[0]], TRIPLES["x86"], pair[1], "")
        except CompileError as error:
            return str(error)
        return ""

    outcomes = run_jobs(pairs, run)
    wrong = [
        (call.function(), cpu, outcome)
        for (call, cpu), outcome in zip(pairs, outcomes, strict=True)
        if not isinstance(outcome, Done) or outcome.result
    ]
    assert not wrong
    assert len(pairs) > SAMPLE

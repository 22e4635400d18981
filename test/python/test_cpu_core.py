# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops of the dialect `llvm` on CPUs, against LLVM's code generators: what every CPU has is available."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from pathlib import Path

import mlir.availability as av
import pytest
from command_line import run
from core_verdicts import verdicts
from llvm_differences import NEEDS_PROBES
from messages import says
from mlir import ir
from mlir.dialects import _llvm_ops_gen
from probe import cpu_core
from probe.backends import ACCEPTED
from sample import ASKS_ALL

# Of a kernel, a CPU has no say.
FOR_GPUS = re.compile(r"nvvm|rocdl|_kernel|ptx_|amdgpu_")
# Ops of which LLVM makes nothing, and those that tables of calls and of assembly decide.
WITHOUT_CODE = {
    *("call_intrinsic", "inline_asm"),
    *("intr.dbg.declare", "intr.dbg.label", "intr.dbg.value", "intr.experimental.noalias.scope.decl"),
}
# Why all ops of a name are unknown.
UNKNOWN_OPS = "passes for coroutines|lower-matrix-intrinsics"


@NEEDS_PROBES
def test_nothing_is_available_that_llvm_refuses() -> None:
    """All functions on all CPUs. What LLVM compiles isn't refused, and little of it is unknown: rare calling
    conventions, and predicated vectors of rare elements.
    """
    rows = [row for row in cpu_core.read() if not FOR_GPUS.search(row.text)]
    wrong: dict[str, list[str]] = defaultdict(list)
    unknown = 0
    for index, cpu in enumerate(cpu_core.CPUS):
        for row, verdict in zip(rows, verdicts([row.text for row in rows], cpu), strict=True):
            compiles = row.letters[index] == ACCEPTED
            if (verdict == "available") != compiles and verdict != "unknown":
                wrong[f"{verdict} on {cpu}"].append(row.text)
            unknown += verdict == "unknown" and compiles
    assert not wrong, {kind: (len(texts), texts[:3]) for kind, texts in wrong.items()}
    assert unknown < 0.06 * len(rows) * len(cpu_core.CPUS)


def test_every_op_was_asked_about_or_is_unknown() -> None:
    """An op that a newer MLIR adds fails this, until LLVM was asked about it or a record says otherwise."""
    names = {each.OPERATION_NAME for each in vars(_llvm_ops_gen).values() if hasattr(each, "OPERATION_NAME")}
    names -= {name for row in cpu_core.read() for name in re.findall(r"llvm(?:\.\w+)+", row.text)}
    names -= {f"llvm.{each}" for each in WITHOUT_CODE}
    rows = {row["op"]: str(row["conditions"]) for row in run("table", "llvm", "--format", "json").json["ops"]}
    assert [name for name in sorted(names) if not re.search(UNKNOWN_OPS, rows[name])] == []


@NEEDS_PROBES
def test_llvm_says_what_it_said() -> None:
    rows = cpu_core.read()
    sample = rows if ASKS_ALL else random.Random(60).sample(rows, 3)
    assert cpu_core.ask([row.text for row in sample]) == [row.letters for row in sample]


PLAIN = "llvm.func @f(%a: i32) -> i32 {\n%0 = llvm.add %a, %a : i32\nllvm.return %0 : i32\n}"


def op(text: str, operand: str) -> str:
    """Returns a function with an op."""
    return f"llvm.func @f(%a: {operand}) {{\n%0 = {text}\nllvm.return\n}}"


HALVES = op('"llvm.intr.vp.fadd"(%a, %a, %m, %n) : (VECTOR, VECTOR, vector<4xi1>, i32) -> VECTOR', "VECTOR")
HALVES = HALVES.replace("VECTOR", "vector<4xf16>").replace("%a:", "%m: vector<4xi1>, %n: i32, %a:")
TO_INTEGERS = op(
    '"llvm.intr.vp.fptosi"(%a, %m, %n) : (vector<4xbf16>, vector<4xi1>, i32) -> vector<4xi32>',
    "vector<4xbf16>",
).replace("%a:", "%m: vector<4xi1>, %n: i32, %a:")
STRIDED = op(
    '"llvm.intr.experimental.vp.strided.load"(%a, %k, %m, %n) : '
    "(!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf64>",
    "!llvm.ptr",
).replace("%a:", "%k: i64, %m: vector<4xi1>, %n: i32, %a:")
COPY = (
    "llvm.func @f(%a: !llvm.ptr, %n: i16) {\n%few = llvm.mlir.constant(9 : i16) : i16\n"
    '"llvm.intr.memcpy"(%a, %a, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i16) -> ()\n'
    "llvm.return\n}"
)
SUM = op('"llvm.intr.vp.add"(%a, %a, %m, %n) : (VECTOR, VECTOR, vector<4xi1>, i32) -> VECTOR', "VECTOR")
SUM = SUM.replace("VECTOR", "vector<4xi32>").replace("%a:", "%m: vector<4xi1>, %n: i32, %a:")
POWER = op("llvm.intr.ldexp(%a, %k) : (f32, i64) -> f32", "f32").replace("%a:", "%k: i64, %a:")
TO_BF16 = op(
    "llvm.intr.experimental.constrained.fptrunc %a tonearest ignore : vector<8xf32> to vector<8xbf16>",
    "vector<8xf32>",
)
NOTHING = (
    "llvm.func @f(%p: !llvm.ptr) {\n%0 = llvm.mlir.poison : vector<[4]xi32>\n"
    "llvm.store %0, %p : vector<[4]xi32>, !llvm.ptr\nllvm.return\n}"
)
EXP = "llvm.func @f(%a: bf16) -> bf16 {\n%0 = llvm.intr.exp(%a) : (bf16) -> bf16\nllvm.return %0 : bf16\n}"
CODE = {
    "scalars": (PLAIN, "x86-64", "yes"),
    "atomics of i128": (
        "llvm.func @f(%p: !llvm.ptr, %v: i128) {\n"
        "%0 = llvm.atomicrmw xchg %p, %v seq_cst : !llvm.ptr, i128\nllvm.return\n}",
        *("rv64i", "yes"),
    ),
    "bfloat16 without the feature": (
        "llvm.func @f(%a: bf16) -> bf16 {\n%0 = llvm.fadd %a, %a : bf16\nllvm.return %0 : bf16\n}",
        *("x86-64", "yes"),
    ),
    "a function of bfloat16 that LLVM calls for f32": (EXP, "rv64gcv", "yes"),
    "a function of bfloat16 that LLVM doesn't have": (EXP, "rv64gcv+zfbfmin", "no"),
    "a compression without AVX-512": (
        'llvm.func @f(%a: vector<4xf32>, %p: !llvm.ptr, %m: vector<4xi1>) {\n"llvm.intr.masked.compressstore"'
        "(%a, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()\nllvm.return\n}",
        *("x86-64", "yes"),
    ),
    "the length of vectors that aren't there": (
        'llvm.func @f() -> i64 {\n%0 = "llvm.intr.vscale"() : () -> i64\nllvm.return %0 : i64\n}',
        *("x86-64", "no"),
    ),
    "a cast to another length": (
        op("llvm.bitcast %a : vector<8xi16> to i64", "vector<8xi16>"),
        "x86-64",
        "no",
    ),
    "a cast to the same length": (
        op("llvm.bitcast %a : vector<4xi16> to i64", "vector<4xi16>"),
        "x86-64",
        "yes",
    ),
    "a longer float that is as long": (op("llvm.fpext %a : f16 to bf16", "f16"), "x86-64", "no"),
    "a cast to its own type": (op("llvm.fpext %a : f16 to f16", "f16"), "x86-64", "yes"),
    "an odd number of bytes": (op("llvm.intr.bswap(%a) : (i24) -> i24", "i24"), "x86-64", "no"),
    "steps of one bit": (op("llvm.intr.stepvector : vector<32xi1>", "i1"), "x86-64", "no"),
    "a part after the end": (
        op("llvm.intr.vector.extract %a[4] : vector<4xf32> from vector<6xf32>", "vector<6xf32>"),
        *("x86-64", "no"),
    ),
    "a part of a scalable vector": (
        op("llvm.intr.vector.extract %a[4] : vector<4xf32> from vector<[4]xf32>", "vector<[4]xf32>"),
        *("neoverse-v2", "yes"),
    ),
    "predicated integers of a rare width": (
        op('"llvm.intr.vp.add"(%a, %a, %m, %n) : (VECTOR, VECTOR, vector<4xi1>, i32) -> VECTOR', "VECTOR")
        .replace("VECTOR", "vector<4xi17>")
        .replace("%a:", "%m: vector<4xi1>, %n: i32, %a:"),
        *("rv64gcv", "yes"),
    ),
    "halves, predicated, that RISC-V's vectors lack": (HALVES, "rv64gcv", "no"),
    "halves, predicated, without vectors": (HALVES, "rv64gc", "yes"),
    "halves, predicated, with vectors of them": (HALVES, "sifive-x280", "yes"),
    "predicated, with short vectors": (SUM, "rv64gc+zve32x", "no"),
    "predicated, with longer vectors": (SUM, "rv64gc+zve64x", "yes"),
    "an exponent that SVE lacks": (POWER, "neoverse-v2", "no"),
    "an exponent without SVE": (POWER, "cortex-a75", "yes"),
    "an exponent that the C library lacks": (POWER, "rv64i", "no"),
    "one exponent for a vector": (
        POWER.replace("f32", "vector<4xf32>").replace("i64", "i32"),
        *("x86-64", "unknown"),
    ),
    "an exponent below the C library's": (
        op("llvm.intr.powi(%a, %k) : (f32, i8) -> f32", "f32").replace("%a:", "%k: i8, %a:"),
        *("haswell", "no"),
    ),
    "bfloat16 in another floating-point environment": (TO_BF16, "neoverse-v1", "yes"),
    "bfloat16 in another floating-point environment without instructions": (TO_BF16, "armv8-a", "no"),
    "halves in another floating-point environment": (TO_BF16.replace("bf16", "f16"), "haswell", "yes"),
    "many halves in another floating-point environment": (
        TO_BF16.replace("bf16", "f16").replace("8x", "32x"),
        *("haswell", "no"),
    ),
    "a store of nothing": (NOTHING, "x86-64", "yes"),
    "a volatile store of nothing": (NOTHING.replace("store", "store volatile"), "x86-64", "no"),
    "a call with other types than the intrinsic has": (
        op('llvm.call_intrinsic "llvm.scmp"(%a) : (i32) -> i32', "i32"),
        *("x86-64", "no"),
    ),
    "bfloat16, predicated, to integers": (TO_INTEGERS, "sapphirerapids", "yes"),
    "bfloat16, predicated, to integers with AVX10.2": (TO_INTEGERS, "diamondrapids", "no"),
    "parts of memory with instructions for them": (STRIDED, "rv64gcv", "yes"),
    "parts of memory without": (STRIDED, "sapphirerapids", "no"),
    "a copy of so many bytes": (COPY, "armv8-a", "yes"),
    "a copy by an instruction that takes other numbers": (COPY, "c1-pro", "no"),
    "a copy of few bytes": (COPY.replace("%n)", "%few)"), "c1-pro", "yes"),
    "three lanes, divided by SVE": (
        op("llvm.srem %a, %a : vector<[3]xi16>", "vector<[3]xi16>"),
        "a64fx",
        "no",
    ),
    "three lanes, divided": (op("llvm.srem %a, %a : vector<[3]xi16>", "vector<[3]xi16>"), "rv64gcv", "yes"),
    "a rounded number of f16": (op("llvm.intr.lround(%a) : (f16) -> i32", "f16"), "rva23u64", "yes"),
    "a rounded number of f16 without the feature": (
        op("llvm.intr.lround(%a) : (f16) -> i32", "f16"),
        *("rv64gc", "no"),
    ),
    "the product of a scalable vector": (
        op('"llvm.intr.vector.reduce.mul"(%a) : (vector<[4]xi32>) -> i32', "vector<[4]xi32>"),
        *("rv64gcv", "no"),
    ),
    "the product of one lane": (
        op('"llvm.intr.vector.reduce.mul"(%a) : (vector<[1]xi32>) -> i32', "vector<[1]xi32>"),
        *("rv64gcv", "yes"),
    ),
    "the most of many lanes of bfloat16": (
        op('"llvm.intr.vector.reduce.fmax"(%a) : (vector<[32]xbf16>) -> bf16', "vector<[32]xbf16>"),
        *("sifive-x390", "no"),
    ),
    "the most of few lanes of bfloat16": (
        op('"llvm.intr.vector.reduce.fmax"(%a) : (vector<[16]xbf16>) -> bf16', "vector<[16]xbf16>"),
        *("sifive-x390", "yes"),
    ),
    "more lanes than a group of registers has": (
        "llvm.func @f(%a: vector<[32]xi32>, %p: !llvm.ptr) {\n"
        "llvm.store %a, %p : vector<[32]xi32>, !llvm.ptr\nllvm.return\n}",
        *("rv64gc+zve32x", "no"),
    ),
    "rounded to a quarter of the bits": (
        op("llvm.intr.lrint(%a) : (vector<4xf32>) -> vector<4xi8>", "vector<4xf32>"),
        *("rv64gcv", "no"),
    ),
    "rounded to a quarter of the bits without vectors of floats": (
        op("llvm.intr.lrint(%a) : (vector<4xf32>) -> vector<4xi8>", "vector<4xf32>"),
        *("rv64gc+zve64x", "yes"),
    ),
    "halves that LLVM IR doesn't have": (
        op(
            '"llvm.intr.vector.deinterleave2"(%a) : (vector<4xi8>) -> '
            "!llvm.struct<(vector<4xi8>, vector<4xi8>)>",
            "vector<4xi8>",
        ),
        *("x86-64", "no"),
    ),
    "a type of another architecture": (
        "llvm.func @f(%a: !llvm.ppc_fp128) -> !llvm.ppc_fp128 {\nllvm.return %a : !llvm.ppc_fp128\n}",
        *("x86-64", "unknown"),
    ),
    "an integer that no probe has": (PLAIN.replace("i32", "i129"), "x86-64", "unknown"),
    "assembly": (
        'llvm.func @f() {\nllvm.inline_asm "nop", "" : () -> ()\nllvm.return\n}',
        "x86-64",
        "unknown",
    ),
    "a kernel": (PLAIN.replace(") -> i32 {", ") -> i32 attributes {nvvm.kernel} {"), "x86-64", "unknown"),
}


@pytest.mark.parametrize("code", CODE)
def test_code_of_no_extension_is_judged(code: str) -> None:
    text, target, verdict = CODE[code]
    with ir.Context():
        assert av.check(ir.Module.parse(text), target).verdict == verdict


def test_plain_code_is_said_to_need_nothing() -> None:
    with ir.Context():
        module = ir.Module.parse(PLAIN)
        report = av.check(module, "x86-64")
        assert (report.ok, dict(report.results[0].passed_over)) == (True, {})
        assert {"x86-64", "apple-m4", "rv64gc"} <= {info.name for info in av.known_targets_for(module)}
        assert not av.check(module, "sm_80").ok


def test_chips_are_listed_though_something_is_unknown_on_cpus() -> None:
    """A chip passes over the host's code, of which one function needs a feature and another is unknown."""
    kernel = "llvm.func ptx_kernelcc @k() {\nllvm.return\n}\n"
    unknown = "llvm.func cc_10 @g() {\nllvm.return\n}\n"
    with ir.Context():
        module = ir.Module.parse(kernel + unknown + EXP)
        listed = {info.name for info in av.known_targets_for(module)}
        assert ("sm_75" in listed, "rv64gcv" in listed) == (True, False)
        assert (av.check(module, "sm_75").verdict, av.check(module, "rv64gcv").verdict) == ("yes", "unknown")


def test_deduce_counts_the_cpus_that_run_plain_code(tmp_path: Path) -> None:
    (file := tmp_path / "plain.mlir").write_text(PLAIN)
    out = run("deduce", file).out
    assert f"{file}: nothing is needed\n" in out
    assert re.search(r"^  available on x86-64, (\S+, ){10}\S+ and \d+ more$", out, re.MULTILINE)
    form = run("deduce", file, "--format", "json").json
    assert (form["needs_nothing"], len(form["known_targets"]) > 200) == (True, True)
    assert "needs_nothing" not in run("deduce", file, "--format", "json", "--allow-unchecked").json
    assert run("check", file, "-t", form["target"]).code == 0
    explained = run("explain", file).out
    assert "3 operations need nothing that a known target lacks" in explained
    assert "judged" not in explained


def test_gpus_say_nothing_of_intrinsics_for_cpus(tmp_path: Path) -> None:
    """The host's code is passed over on a chip, and the explanation of a call is about CPUs alone."""
    (file := tmp_path / "call.mlir").write_text(
        "llvm.func @f(%a: vector<8xf32>) -> vector<8xf32> {\n"
        '%0 = llvm.call_intrinsic "llvm.x86.avx.rsqrt.ps.256"(%a) : (vector<8xf32>) -> vector<8xf32>\n'
        "llvm.return %0 : vector<8xf32>\n}"
    )
    explained = run("explain", file).out
    assert "cpu.x86_feature avx" in explained
    assert "unknown" not in explained
    assert re.search(says("no verdict on sm_80", "nothing was judged"), run("check", file, "-t", "sm_80").out)

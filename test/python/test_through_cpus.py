# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``check --through`` for CPUs: functions are judged by what they become in the dialect llvm."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from command_line import run
from llvm_release import tool
from messages import says
from mlir import availability as av
from mlir import ir
from mlir.availability.native._extension import _availability
from through_cases import answer


class Case(NamedTuple):
    """A module, and what is said of it for CPUs.

    Attributes:
        text: the module.
        admitting: CPUs on which it is available.
        refusing: CPUs on which it isn't.
        line: the line that stops it.
        phrases: what the message says.
    """

    text: str
    admitting: tuple[str, ...]
    refusing: tuple[str, ...] = ()
    line: int = 0
    phrases: tuple[str, ...] = ()


CPUS = ("x86-64", "x86-64-v4", "armv8-a", "neoverse-v2", "rv64i", "rv64gcv")

CASES = {
    "tensors": Case(
        """\
!matrix = tensor<8x8xf32>
func.func @layer(%x: !matrix, %w: !matrix, %b: !matrix) -> !matrix {
  %0 = linalg.matmul ins(%x, %w : !matrix, !matrix) outs(%b : !matrix) -> !matrix
  %e = tensor.empty() : !matrix
  %1 = linalg.softmax dimension(1) ins(%0 : !matrix) outs(%e : !matrix) -> !matrix
  %2 = math.erf %1 : !matrix
  return %2 : !matrix
}
""",
        CPUS,
    ),
    "tosa": Case(
        """\
func.func @layer(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = tosa.add %x, %y : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
""",
        CPUS,
    ),
    "vectors of any length": Case(
        """\
func.func @rows(%m: memref<4x7xf32>, %i: index, %o: memref<4x7xf32>) {
  %z = arith.constant 0.0 : f32
  %a = vector.transfer_read %m[%i, %i], %z : memref<4x7xf32>, vector<4x7xf32>
  %s = vector.multi_reduction <add>, %a, %z [0, 1] : vector<4x7xf32> to f32
  %b = vector.broadcast %s : f32 to vector<4x7xf32>
  %c = math.exp %b : vector<4x7xf32>
  vector.transfer_write %c, %o[%i, %i] : vector<4x7xf32>, memref<4x7xf32>
  return
}
""",
        CPUS,
    ),
    "AVX-512": Case(
        """\
func.func @pack(%m: memref<64xf32>, %k: vector<16xi1>) {
  %c = arith.constant 0 : index
  %x = vector.load %m[%c] : memref<64xf32>, vector<16xf32>
  %y = x86vector.avx512.mask.compress %k, %x : vector<16xf32>
  vector.store %y, %m[%c] : memref<64xf32>, vector<16xf32>
  return
}
""",
        ("x86-64-v4", "znver4"),
        ("x86-64", "x86-64-v3", "neoverse-v2", "rv64gcv"),
        4,
        ("needs x86 feature avx512f",),
    ),
    "tiles of AMX": Case(
        """\
func.func @tile(%m: memref<16x32xbf16>, %o: memref<16x16xf32>) {
  %c = arith.constant 0 : index
  %a = amx.tile_load %m[%c, %c] : memref<16x32xbf16> into !amx.tile<16x32xbf16>
  %z = amx.tile_zero : !amx.tile<16x16xf32>
  %d = amx.tile_mulf %a, %a, %z : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  amx.tile_store %o[%c, %c], %d : memref<16x16xf32>, !amx.tile<16x16xf32>
  return
}
""",
        ("sapphirerapids",),
        ("x86-64-v4", "znver4"),
        3,
        ("needs x86 feature amx-tile",),
    ),
    "scalable vectors": Case(
        """\
func.func @add(%m: memref<?xf32>) {
  %c = arith.constant 0 : index
  %x = vector.load %m[%c] : memref<?xf32>, vector<[4]xf32>
  %y = arith.addf %x, %x : vector<[4]xf32>
  vector.store %y, %m[%c] : memref<?xf32>, vector<[4]xf32>
  return
}
""",
        ("neoverse-v2", "rv64gcv"),
        ("x86-64-v4", "armv8-a", "rv64i"),
        3,
        ("AArch64 feature sve",),
    ),
    "a function of a scalable vector": Case(
        """\
func.func @wave(%m: memref<?xf32>) {
  %c = arith.constant 0 : index
  %x = vector.load %m[%c] : memref<?xf32>, vector<[4]xf32>
  %y = math.sin %x : vector<[4]xf32>
  vector.store %y, %m[%c] : memref<?xf32>, vector<[4]xf32>
  return
}
""",
        (),
        ("neoverse-v2", "rv64gcv"),
        4,
        ("math.sin becomes llvm.intr.sin", "a processor other than CPUs"),
    ),
    "tiles of SME get their state": Case(
        """\
func.func @tile(%m: memref<?x?xf32>) {
  %c = arith.constant 0 : index
  %t = arm_sme.zero : vector<[4]x[4]xf32>
  arm_sme.tile_store %t, %m[%c, %c] : memref<?x?xf32>, vector<[4]x[4]xf32>
  return
}
""",
        ("armv9.2-a+sme", "apple-m4"),
        ("neoverse-v2", "x86-64-v4"),
        3,
        ("needs AArch64 feature sme",),
    ),
    "the format of x87": Case(
        """\
func.func @add(%m: memref<f80>) {
  %x = memref.load %m[] : memref<f80>
  %y = arith.addf %x, %x : f80
  memref.store %y, %m[] : memref<f80>
  return
}
""",
        ("x86-64",),
        ("neoverse-v2", "rv64gcv"),
        3,
        ("arith.addf becomes llvm.fadd",),
    ),
}
ASKED = [(name, cpu) for name, case in CASES.items() for cpu in (*case.admitting, *case.refusing)]


@pytest.mark.parametrize(("name", "cpu"), ASKED, ids=" on ".join)
def test_a_function_has_an_answer_at_its_line(name: str, cpu: str) -> None:
    case = CASES[name]
    with ir.Context():
        (result,) = av.check(av.parse(case.text, name="f.mlir"), cpu, through=True).results
        found = result.violations
        assert result.ok is (cpu in case.admitting), str(result)
        assert not result.unchecked
        assert result.through is not None
        assert result.through.pipeline.startswith("the default pipeline for CPUs")
        if not result.ok:
            # A function in streaming mode needs SME, too.
            first = next(each for each in found if each.location.startswith(f"f.mlir:{case.line}:"))
            for phrase in case.phrases:
                assert phrase in first.message


def test_remedies_have_what_the_source_and_the_lowered_copy_need() -> None:
    """What the op becomes was unknown here once, so every CPU seemed to have it."""
    with ir.Context():
        (result,) = av.check(av.parse(CASES["AVX-512"].text), "x86-64", through=True).results
        (violation,) = result.violations
        assert violation.available_from
        for name in violation.available_from:
            assert av.check(av.parse(CASES["AVX-512"].text), name, through=True).ok


KERNEL = """\
gpu.module @kernels {
  gpu.func @f(%m: memref<64xf32>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<64xf32>
    memref.store %x, %m[%i] : memref<64xf32>
    gpu.return
  }
}
"""


def test_kernels_of_gpus_are_not_lowered() -> None:
    with ir.Context():
        (result,) = av.check(av.parse(KERNEL, name="k.mlir"), "x86-64", through=True).results
    assert answer(result) == "can't be lowered"
    (problem,) = result.not_lowered
    assert problem.op_name == "gpu.module"


def test_all_cpus_are_asked_with_one_pipeline(tmp_path: Path) -> None:
    file = tmp_path / "f.mlir"
    file.write_text(CASES["AVX-512"].text)
    result = run("check", file, "--through", "--cpus")
    assert re.search(r"available on \d+ of \d+ CPUs", result.out)
    assert "avx512f" in result.out
    deduced = run("deduce", file, "--through", "--dialect", "cpu")
    assert deduced.code == 0
    told = says("f.mlir: available from", "by the default pipeline for CPUs", "cpu.x86_feature avx512f")
    assert re.search(told, deduced.out)
    told = run("explain", file, "--through", "-t", "x86-64-v4").out
    assert "llvm.call_intrinsic" in told
    # What is unknown to chips of other vendors doesn't matter here.
    assert "unknown" not in told


def test_a_message_names_the_intrinsic_that_an_op_becomes() -> None:
    passes = (
        "convert-vector-to-llvm{enable-x86vector=1},finalize-memref-to-llvm,convert-func-to-llvm,"
        "convert-arith-to-llvm,convert-index-to-llvm,reconcile-unrealized-casts"
    )
    compiler = [tool("mlir-opt"), f"--pass-pipeline=builtin.module({passes})", "--mlir-print-debuginfo"]
    with ir.Context():
        module = av.parse(CASES["AVX-512"].text, name="f.mlir")
        (result,) = av.check(module, "x86-64-v3", through=compiler).results
    (violation,) = result.violations
    assert violation.location.startswith("f.mlir:4:")
    assert violation.message.startswith(
        "x86vector.avx512.mask.compress becomes 'llvm.x86.avx512.mask.compress' in llvm.call_intrinsic, "
        "which needs x86 feature avx512f"
    )


def test_the_next_step_is_named(tmp_path: Path) -> None:
    file = tmp_path / "f.mlir"
    file.write_text(CASES["tensors"].text)
    result = run("check", file, "-t", "x86-64")
    assert result.code == 2
    assert "--through -t x86-64" in result.out + result.err


@pytest.mark.parametrize("target", ["znver4", '#llvm.target<triple = "x86_64", chip = "znver4">'])
def test_a_target_that_runs_kernels_is_named(target: str, tmp_path: Path) -> None:
    """No pipeline to a CPU takes them."""
    file = tmp_path / "f.mlir"
    file.write_text(
        "gpu.module @m {\n  gpu.func @f() kernel attributes {known_block_size = array<i32: 1, 1, 1>} {\n"
        "    gpu.barrier\n    gpu.return\n  }\n}\n"
    )
    assert "can't be lowered" in run("check", file, "--through", "-t", target).out
    assert "--through -t vulkan1.1\n" in run("check", file, "-t", target).out
    assert run("check", file, "--through", "-t", "vulkan1.1").code == 0


# Ops of llvm that LLVM doesn't compile for all CPUs, and neighbours that it does: the types, and the op.
CORE = (
    ("f80, f80 -> f80", "llvm.fadd %a, %b : f80"),
    ("f80, f80 -> f80", "llvm.intr.maximum(%a, %b) : (f80, f80) -> f80"),
    ("f128, f128 -> f128", "llvm.fadd %a, %b : f128"),
    ("f128, f128 -> f128", "llvm.intr.minimum(%a, %b) : (f128, f128) -> f128"),
    ("i128, i128 -> bf16", "llvm.sitofp %a : i128 to bf16"),
    ("i128, i128 -> f16", "llvm.sitofp %a : i128 to f16"),
    ("bf16, bf16 -> f128", "llvm.fpext %a : bf16 to f128"),
    ("bf16, i32 -> bf16", "llvm.intr.ldexp(%a, %b) : (bf16, i32) -> bf16"),
    ("f32, i32 -> f32", "llvm.intr.ldexp(%a, %b) : (f32, i32) -> f32"),
    ("f32, i64 -> f32", "llvm.intr.powi(%a, %b) : (f32, i64) -> f32"),
    ("f32, i32 -> f32", "llvm.intr.powi(%a, %b) : (f32, i32) -> f32"),
    ("vector<[4]xf32>, vector<[4]xf32> -> vector<[4]xf32>", "llvm.frem %a, %b : vector<[4]xf32>"),
    ("vector<[4]xf32>, vector<[4]xf32> -> vector<[4]xf32>", "llvm.fdiv %a, %b : vector<[4]xf32>"),
)


@pytest.mark.parametrize(("types", "op"), CORE, ids=[op for _, op in CORE])
def test_ops_of_llvm_are_where_llvm_compiles_them(types: str, op: str) -> None:
    back_end = _availability.BackEnd([])
    first, second, stored = re.split(", | -> ", types)
    text = (
        f"llvm.func @f(%a: {first}, %b: {second}, %out: !llvm.ptr) {{\n"
        f"%r = {op}\nllvm.store %r, %out : {stored}, !llvm.ptr\nllvm.return\n}}"
    )
    with ir.Context():
        module = ir.Module.parse(text)
        for name in CPUS:
            target = av.target(name)
            compiles, reason = back_end.compile(module.operation, target)
            report = av.check(module, name, through=True)
            assert report.ok == compiles, (name, reason, str(report))


@pytest.mark.parametrize(
    ("op", "phrase"),
    [
        ('"llvm.intr.coro.align"() : () -> i64', "passes for coroutines"),
        (
            "llvm.intr.matrix.transpose %v {rows = 2 : i32, columns = 2 : i32} "
            ": vector<4xf32> into vector<4xf32>",
            "lower-matrix-intrinsics",
        ),
        (
            "llvm.intr.masked.load %p, %m, %u {alignment = 2 : i32} : "
            "(!llvm.ptr, vector<8xi1>, vector<8xbf16>) -> vector<8xbf16>",
            "SVE and bf16",
        ),
    ],
)
def test_what_llvm_may_not_compile_is_unknown(op: str, phrase: str) -> None:
    arguments = "%v: vector<4xf32>, %p: !llvm.ptr, %m: vector<8xi1>, %u: vector<8xbf16>"
    with ir.Context():
        module = ir.Module.parse(f"llvm.func @f({arguments}) {{\n%r = {op}\nllvm.return\n}}")
        report = av.check(module, "x86-64")
    assert report.verdict == "unknown"
    assert phrase in str(report)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of AArch64's and RISC-V's intrinsics on CPUs, and pairs of any op or call and any CPU of LLVM's."""

from __future__ import annotations

from types import ModuleType

import mlir.availability as av
import pytest
from mlir import ir
from probe import cpu_calls_aarch64, cpu_calls_riscv, cpu_pairs

SEED = 60
# `./dev full cpus` asks about more.
SAMPLE = 150

CALLS = {
    "NEON": ("llvm.aarch64.neon.sqadd(v16i8;v16i8,v16i8)", False, "armv8-a", "yes"),
    "half precision": ("llvm.aarch64.neon.facge(v4i16;v4f16,v4f16)", False, "cortex-a53", "no"),
    "SVE": ("llvm.aarch64.sve.clz(nxv8i16;nxv8i16,nxv8i1,nxv8i16)", False, "neoverse-v1", "yes"),
    "SVE where only streaming mode has it": (
        *("llvm.aarch64.sve.clz(nxv8i16;nxv8i16,nxv8i1,nxv8i16)", False, "apple-m4", "no"),
    ),
    "SVE in streaming mode": (
        *("llvm.aarch64.sve.clz(nxv8i16;nxv8i16,nxv8i1,nxv8i16)", True, "apple-m4", "yes"),
    ),
    "a Neon vector of SVE's": (
        *("llvm.aarch64.sve.addqv(v16i8;nxv16i1,nxv16i8)", False, "armv9.4-a", "yes"),
    ),
    "a Neon vector of SVE's without SVE2.1": (
        *("llvm.aarch64.sve.addqv(v16i8;nxv16i1,nxv16i8)", False, "armv9-a", "no"),
    ),
    "a predicate as another one": (
        *("llvm.aarch64.sve.convert.from.svbool(nxv1i1;nxv16i1)", False, "a64fx", "yes"),
    ),
    "SME": ("llvm.aarch64.sme.mopa.wide(;=0,nxv8i1,nxv8i1,nxv8f16,nxv8f16)", True, "apple-m4", "yes"),
    "SME without streaming mode": (
        *("llvm.aarch64.sme.mopa.wide(;=0,nxv8i1,nxv8i1,nxv8f16,nxv8f16)", False, "apple-m4", "no"),
    ),
    "a tile that there isn't": (
        *("llvm.aarch64.sme.mopa.wide(;=9,nxv8i1,nxv8i1,nxv8f16,nxv8f16)", True, "apple-m4", "unknown"),
    ),
    "an instruction without vectors in streaming mode": (
        *("llvm.aarch64.crc32w(i32;i32,i32)", True, "thunderxt83", "no"),
    ),
    "types that LLVM doesn't select": (
        *("llvm.aarch64.neon.sqadd(v3i8;v3i8,v3i8)", False, "armv8-a", "unknown"),
    ),
    "a lane": (*("llvm.aarch64.neon.st3lane(;v2i64,v2i64,v2i64,=1,p)", False, "armv8-a", "yes"),),
    "a lane in a register, on which LLVM crashes": (
        *("llvm.aarch64.neon.st3lane(;v2i64,v2i64,v2i64,i64,p)", False, "armv8-a", "unknown"),
    ),
    "RISC-V's vectors": (
        *("llvm.riscv.vadd(nxv2i32;nxv2i32,nxv2i32,nxv2i32,i64)", False, "sifive-p670", "yes"),
    ),
    "RISC-V's vectors on a CPU without": (
        *("llvm.riscv.vadd(nxv2i32;nxv2i32,nxv2i32,nxv2i32,i64)", False, "sifive-u74", "no"),
    ),
    "a part of a register that needs longer elements": (
        *("llvm.riscv.vadd(nxv1i8;nxv1i8,nxv1i8,nxv1i8,i64)", False, "rv64g+zve32x", "no"),
    ),
    "the high half of a long product": (
        *("llvm.riscv.vmulh(nxv1i64;nxv1i64,nxv1i64,nxv1i64,i64)", False, "rv64g+zve64d", "no"),
    ),
    "half precision in RISC-V's vectors": (
        *("llvm.riscv.vfadd(nxv4f16;nxv4f16,nxv4f16,nxv4f16,=7,i64)", False, "rv64gcv+zvfh", "yes"),
    ),
    "a rounding mode that there isn't": (
        *("llvm.riscv.vfadd(nxv4f16;nxv4f16,nxv4f16,nxv4f16,=5,i64)", False, "rv64gcv+zvfh", "unknown"),
    ),
    "several vectors at once": (
        *("llvm.riscv.vlseg2(riscv.vector.tuple:nxv8i8:2;riscv.vector.tuple:nxv8i8:2,p,i64,=5)", False),
        *("rv64gcv", "yes"),
    ),
    "several vectors of other types": (
        *("llvm.riscv.vlseg2(riscv.vector.tuple:nxv8i8:3;riscv.vector.tuple:nxv8i8:3,p,i64,=5)", False),
        *("rv64gcv", "unknown"),
    ),
    "how many lanes": ("llvm.riscv.vsetvli(i64;i64,=0,=5)", False, "rv64g+zve32x", "no"),
    "scalar cryptography": ("llvm.riscv.aes64ds(i64;i64,i64)", False, "rv64gc+zkn", "yes"),
}


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_calls_need_what_clang_requires(call: tuple[str, bool, str, str]) -> None:
    key, streaming, cpu, verdict = call
    with ir.Context():
        module = ir.Module.parse(cpu_pairs.function_of(key, key.split(".")[1], streaming=streaming))
        assert av.check(module, cpu).verdict == verdict


def test_a_variable_in_place_of_an_immediate_is_unknown() -> None:
    """LLVM's verifier refuses it, though a name in the table has the types."""
    text = (
        "llvm.func @f(%a: i8) {\n%b = llvm.mlir.constant(2 : i8) : i8\n"
        'llvm.call_intrinsic "llvm.x86.tdpbf16ps"(%a, %b, %b) : (i8, i8, i8) -> ()\nllvm.return\n}'
    )
    with ir.Context():
        assert av.check(ir.Module.parse(text), "sapphirerapids").verdict == "unknown"


def test_state_that_a_function_may_lack_is_unknown() -> None:
    """LLVM compiles instructions for ZA and ZT0 without a look at the function."""
    for key in ("llvm.aarch64.sme.zero(;=1)", "llvm.aarch64.sme.zero.zt(;=0)"):
        text = cpu_pairs.function_of(key, "aarch64", streaming=True)
        with ir.Context():
            stateless = ir.Module.parse(text.replace(", arm_inout_za", ""))
            assert av.check(stateless, "apple-m4").verdict == "unknown", key


@pytest.mark.parametrize("calls", [cpu_calls_aarch64, cpu_calls_riscv])
def test_the_table_is_made_from_the_answers(calls: ModuleType) -> None:
    assert calls.text() == calls.TD.read_text()


def test_llvm_agrees_about_pairs() -> None:
    counts, wrong = cpu_pairs.ask(cpu_pairs.sample(SAMPLE, SEED))
    assert not wrong
    assert sum(number for name, number in counts.items() if ": yes" in name) > SAMPLE / 10
    assert sum(number for name, number in counts.items() if ": unknown" in name) <= SAMPLE / 50

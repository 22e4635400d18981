# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How probes find the intrinsics that clang calls for its functions, and what clang requires for them."""

from __future__ import annotations

import pytest
from llvm_release import MAJOR
from probe import c_calls, rvv, x86_builtins
from probe.c_functions import Function, declared

pytestmark = pytest.mark.skipif(MAJOR != 22, reason="LLVM 22 was asked")

CALLS = {
    "a vector of any length": (
        "declare <vscale x 2 x i32> @llvm.riscv.vid.nxv2i32.i64(<vscale x 2 x i32>, i64) #1",
        "call <vscale x 2 x i32> @llvm.riscv.vid.nxv2i32.i64(<vscale x 2 x i32> poison, i64 %0)",
        "llvm.riscv.vid(nxv2i32;nxv2i32,i64)",
    ),
    "several vectors and a number": (
        'declare <vscale x 2 x i32> @llvm.riscv.tuple.extract.nxv2i32(target("riscv.vector.tuple", '
        "<vscale x 8 x i8>, 2), i32 immarg) #1",
        'call <vscale x 2 x i32> @llvm.riscv.tuple.extract.nxv2i32(target("riscv.vector.tuple", '
        "<vscale x 8 x i8>, 2) %0, i32 1)",
        "llvm.riscv.tuple.extract(nxv2i32;riscv.vector.tuple:nxv8i8:2,=1)",
    ),
    "a lane that LLVM doesn't mark": (
        "declare void @llvm.aarch64.neon.st2lane.v2i64.p0(<2 x i64>, <2 x i64>, i64, ptr captures(none)) #1",
        "call void @llvm.aarch64.neon.st2lane.v2i64.p0(<2 x i64> %0, <2 x i64> %1, i64 1, ptr %2)",
        "llvm.aarch64.neon.st2lane(;v2i64,v2i64,=1,p)",
    ),
}

NEEDS = {
    "elements": ("vadd_vv", "", ("vint32m1_t", "vint32m1_t"), {("zve32x",)}),
    "a part of a register": ("vadd_vv", "", ("vint8mf8_t", "vint8mf8_t"), {("zve64x",)}),
    "the high half of long products": ("vmulh_vv", "", ("vint64m1_t",), {("v", "zve64x")}),
    "one of several": (
        *("vle16_v", "", ("vbfloat16m1_t",)),
        {("zvfbfmin", "zve32x"), ("xandesvbfhcvt", "zve32x"), ("experimental-zvfbfa", "zve32x")},
    ),
    "a group in a register": ("vaesef_vv", "zvkned", ("vuint32m1_t",), {("zvkned", "zvl128b", "zve32x")}),
    "a group in half a register": (
        *("vaesef_vv", "zvkned", ("vuint32mf2_t",)),
        {("zvkned", "zvl256b", "zve64x")},
    ),
    "no vectors": ("__builtin_riscv_clmul_64", "zbc|zbkc,64bit", ("uint64_t",), {("zbc",), ("zbkc",)}),
}


@pytest.mark.parametrize(("declared", "call", "key"), CALLS.values(), ids=CALLS)
def test_calls_in_llvm_ir_have_the_keys_of_tables(declared: str, call: str, key: str) -> None:
    text = f"{declared}\ndefine void @f() #0 {{\nentry:\n  %3 = {call}\n  ret void\n}}\n"
    ((name, found),) = c_calls.calls_in(text, key.split(".")[1])
    assert name == "f"
    assert found.key({index: str(value) for index, value in found.immediates}) == key


@pytest.mark.parametrize(("builtin", "features", "types", "needs"), NEEDS.values(), ids=NEEDS)
def test_clang_requires_features_for_vectors(
    builtin: str, features: str, types: tuple[str, ...], needs: set[tuple[str, ...]]
) -> None:
    function = Function(builtin, builtin, features, types[0], types)
    assert rvv.needs_of(function) == {frozenset(each) for each in needs}


def test_clang_says_which_constants_it_takes() -> None:
    names = ("__builtin_ia32_fpclassps128_mask", "__builtin_ia32_gather3div2df", "__builtin_ia32_sqrtpd512")
    compiler = x86_builtins.compiler()
    asked = declared(compiler, {name: x86_builtins.requirements()[name] for name in names})
    found = {each.name: each for each in compiler.taken(asked)}
    assert {name: found[name].allowed for name in names} == {
        names[0]: {1: tuple(range(256))},
        names[1]: {4: (1, 2, 4, 8)},
        names[2]: {1: (8, 9, 10, 11, 4)},
    }
    calls = {name: call.name for name, call in c_calls.calls_in(compiler.translate(found.values()), "x86")}
    assert calls == {
        f"w_{names[0]}": "llvm.x86.avx512.fpclass.ps.128",
        f"w_{names[1]}": "llvm.x86.avx512.mask.gather3div2.df",
        f"w_{names[2]}": "llvm.x86.avx512.sqrt.pd.512",
    }

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Scalable vectors outside of the dialects for Arm: where LLVM compiles them, they are available."""

from __future__ import annotations

import mlir.availability as av
import pytest
from mlir import ir
from mlir.availability.native._extension import _availability

TARGETS = (
    "x86-64-v4",
    "armv8-a",
    "armv8-a+sve",
    "neoverse-v2",
    "rv64i",
    "rv64i+zve32x",
    "rv64i+zve32f",
    "rv64i+zve64x",
    "rv64i+zve64d",
    "rv64i+zvfhmin",
    "rv64i+zvfbfmin",
    "rv64gcv",
    "rv64gcv+zvfbfmin",
    "rva23u64",
)
ELEMENTS = ("i8", "i16", "i32", "i64", "f16", "bf16", "f32", "f64")


def function(body: str, attributes: str = "") -> str:
    arguments = "%p: !llvm.ptr, %q: !llvm.ptr"
    return f"llvm.func @f({arguments}) attributes {{{attributes}}} {{\n{body}\nllvm.return\n}}"


def moved(element: str, lanes: int = 4) -> str:
    vector = f"vector<[{lanes}]x{element}>"
    return f"%0 = llvm.load %p : !llvm.ptr -> {vector}\nllvm.store %0, %q : {vector}, !llvm.ptr"


def added(element: str) -> str:
    vector = f"vector<[4]x{element}>"
    op = "add" if element.startswith("i") else "fadd"
    return (
        f"%0 = llvm.load %p : !llvm.ptr -> {vector}\n%1 = llvm.{op} %0, %0 : {vector}\n"
        f"llvm.store %1, %q : {vector}, !llvm.ptr"
    )


def converted(from_: str, to: str, op: str) -> str:
    return f"%0 = llvm.load %p : !llvm.ptr -> {from_}\n%1 = {op}\nllvm.store %1, %q : {to}, !llvm.ptr"


def loop(element: str) -> str:
    vector = f"vector<[4]x{element}>"
    return converted(vector, vector, f"llvm.intr.exp2(%0) : ({vector}) -> {vector}")


def reduced(element: str) -> str:
    """Returns what clang makes of a loop for RISC-V's vectors."""
    vector, op = f"vector<[4]x{element}>", "add" if element.startswith("i") else "fadd"
    return (
        f"%0 = llvm.load %p : !llvm.ptr -> {vector}\n%s = llvm.load %p : !llvm.ptr -> {element}\n"
        f"%v = llvm.load %q : !llvm.ptr -> vector<[4]xi32>\n"
        f'%m = llvm.icmp "eq" %v, %v : vector<[4]xi32>\n%n = llvm.load %p : !llvm.ptr -> i32\n'
        f'%1 = "llvm.intr.vp.reduce.{op}"(%s, %0, %m, %n) : '
        f"({element}, {vector}, vector<[4]xi1>, i32) -> {element}\n"
        f"llvm.store %1, %q : {element}, !llvm.ptr"
    )


BODIES = {
    **{f"{element} is moved": moved(element) for element in ELEMENTS},
    **{f"{element} is added": added(element) for element in ELEMENTS},
    **{f"{element} is moved": moved(element) for element in ("i1", "!llvm.ptr")},
    "a predicate is moved": moved("i1", 16),
    "one lane is moved": moved("i32", 1),
    "three lanes are moved": moved("i8", 3),
    "two lanes are moved": moved("i8", 2),
    "a struct is moved": moved("f64").replace(
        "vector<[4]xf64>", "!llvm.struct<(vector<[4]xf64>, vector<[4]xf64>)>"
    ),
    **{f"a loop over lanes of {element}": loop(element) for element in ("f16", "bf16", "f32", "f64")},
    **{
        f"{element} becomes bf16": converted(
            f"vector<[4]x{element}>",
            "vector<[4]xbf16>",
            f"llvm.fptrunc %0 : vector<[4]x{element}> to vector<[4]xbf16>",
        )
        for element in ("f32", "f64")
    },
    **{f"a predicated sum of {element}": reduced(element) for element in ("i8", "i64", "f32", "f64")},
    "an address is calculated": "%0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, vector<[4]xi64>\n"
    "llvm.store %0, %q : !llvm.ptr, !llvm.ptr",
    "vscale": '%0 = "llvm.intr.vscale"() : () -> i64\nllvm.store %0, %p : i64, !llvm.ptr',
}


@pytest.mark.parametrize("body", BODIES)
def test_scalable_vectors_are_where_llvm_compiles_them(body: str) -> None:
    back_end = _availability.BackEnd([])
    with ir.Context():
        module = ir.Module.parse(function(BODIES[body]))
        for name in TARGETS:
            target = av.target(name)
            compiles, reason = back_end.compile(module.operation, target)
            report = av.check(module, name, allow_unchecked=True)
            assert report.ok == compiles, (name, reason, str(report))


@pytest.mark.parametrize("element", ["i128", "i24", "i4", "f128"])
def test_other_elements_are_unknown(element: str) -> None:
    """LLVM compiles them nowhere."""
    with ir.Context():
        module = ir.Module.parse(function(moved(element)))
        reports = [av.check(module, name) for name in ("neoverse-v2", "rva23u64")]
    assert [report.verdict for report in reports] == ["unknown"] * 2
    assert "no probe was made with such elements" in str(reports[0])


def test_streaming_mode_needs_sme() -> None:
    with ir.Context():
        module = ir.Module.parse(function(added("f32"), "arm_streaming"))
        assert not av.check(module, "armv9-a").ok
        assert av.check(module, "armv9.2-a+sme").ok


@pytest.mark.parametrize(
    ("target", "needed"),
    [
        ("x86-64-v4", "AArch64 feature sve or RISC-V feature"),
        ("rv64gcv", None),
        ("rv64i+zve32f", "AArch64 feature sve or RISC-V feature zve64d"),
    ],
)
def test_ops_of_vector_have_the_same_needs(target: str, needed: str | None) -> None:
    """The message names what is needed for such a vector."""
    with ir.Context():
        module = ir.Module.parse(
            "func.func @f(%a: f64) -> vector<[2]xf64> {\n"
            "%0 = vector.broadcast %a : f64 to vector<[2]xf64>\nreturn %0 : vector<[2]xf64>\n}"
        )
        report = av.check(module, target)
    assert report.ok == (needed is None), str(report)
    assert needed is None or needed in str(report)


def test_code_for_gpus_is_not_for_cpus() -> None:
    """What chips lack is said of chips."""
    with ir.Context():
        module = ir.Module.parse(function(added("f32"), "rocdl.kernel"))
        report = av.check(module, "gfx942")
    assert not report.ok
    assert "a processor other than AMD's chips" in str(report)
    assert "sve" not in str(report)

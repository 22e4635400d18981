# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions that name the CPU and the features that they are compiled for, and `#llvm.target`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import mlir.availability as av
import pytest
from command_line import run
from messages import says
from mlir import ir

PAVG = (
    '%0 = llvm.call_intrinsic "llvm.x86.avx2.pavg.b"(%a, %a)'
    " : (vector<32xi8>, vector<32xi8>) -> vector<32xi8>\n  "
)


def module(attributes: str, body: str = "", triple: str = "") -> str:
    named = f'attributes {{llvm.target_triple = "{triple}"}} ' if triple else ""
    return (
        f"module {named}{{\nllvm.func @f(%a: vector<32xi8>) attributes {{{attributes}}} {{\n  {body}"
        "llvm.return\n}\n}"
    )


def stated(cpu: str = "", *features: str) -> str:
    """Returns the attributes that clang writes to a function."""
    names = [f'target_cpu = "{cpu}"'] if cpu else []
    if features:
        listed = ", ".join(f'"{each}"' for each in features)
        names.append(f"target_features = #llvm.target_features<[{listed}]>")
    return ", ".join(names)


def passed(name: str, value: str = "") -> str:
    """Returns an attribute of LLVM's that an import passes through."""
    return f'passthrough = [["{name}", "{value}"]]' if value else f'passthrough = ["{name}"]'


def vectors(units: int, cpu: str = "generic-rv64") -> str:
    """Returns the attributes of a function for RISC-V's vectors, of at least so many units of 64 bits."""
    length = f"#llvm.vscale_range<minRange = {units} : i32, maxRange = 1024 : i32>"
    return f"{stated(cpu, '+64bit', '+v')}, vscale_range = {length}"


def variable(use: str) -> str:
    """Returns a variable on the stack, and its use."""
    size = "%c = llvm.mlir.constant(1 : i64) : i64"
    return f"{size}\n  %p = llvm.alloca %c x i64 : (i64) -> !llvm.ptr\n  {use}\n  "


ESCAPES = "llvm.store %p, %p : !llvm.ptr, !llvm.ptr"


class Case(NamedTuple):
    """A module, a target (None for those in the module), the verdict, and a part of what is said."""

    text: str
    target: str | None
    verdict: str
    words: str = ""


LINUX = "x86_64-unknown-linux-gnu"
CASES = {
    "its own CPU": Case(module(stated("haswell"), PAVG), None, "yes"),
    "the same CPU": Case(module(stated("haswell")), "haswell", "yes"),
    "a CPU that lacks only what intrinsics ask for": Case(module(stated("haswell")), "znver1", "yes"),
    "a weaker CPU": Case(module(stated("haswell")), "sandybridge", "no", "needs x86 feature avx2"),
    "another architecture": Case(module(stated("haswell")), "neoverse-v2", "no", "x86 feature"),
    "features alone": Case(module(stated("", "+avx2")), "sandybridge", "no", "x86 feature avx2"),
    "what the features imply": Case(module(stated("", "+avx2"), PAVG), None, "yes"),
    "features of all architectures": Case(module(stated("", "+aes"), triple="aarch64-linux"), "x86-64", "no"),
    "in passthrough": Case(
        module('passthrough = [["target-cpu", "haswell"], ["target-features", "+sse3"]]'),
        *("sandybridge", "no", "x86 feature avx2"),
    ),
    "a setting": Case(module(stated("x86-64", "+prefer-256-bit")), "x86-64", "yes"),
    "settings of AArch64": Case(module(stated("generic", "+outline-atomics", "-fmv")), "armv8-a", "yes"),
    "settings of RISC-V": Case(
        module(stated("generic-rv64", "+64bit", "+a", "+relax", "-e")),
        *("rv64i", "no", "needs RISC-V feature a;"),
    ),
    "a feature that is switched off": Case(module(stated("haswell", "-avx2")), "sandybridge+bmi", "no"),
    "what its own CPU lacks": Case(module(stated("x86-64"), PAVG), "haswell", "no", "compiled for"),
    "what it switches off": Case(
        module(stated("haswell", "-avx2"), PAVG), "znver4", "no", "needs x86 feature avx2"
    ),
    "lengths that LLVM compares with its own vectors": Case(module(vectors(2)), "rva23u64", "yes"),
    "lengths that are below its own vectors": Case(module(vectors(1)), "rva23u64", "no", "vscale_range"),
    "lengths that the CPU has": Case(module(vectors(2, cpu="")), "rva23u64", "yes"),
    "lengths that are below the CPU's": Case(module(vectors(2, cpu="")), "sifive-x390", "no", "vscale_range"),
    "lengths of another architecture": Case(
        module(stated("", "+sve") + ", vscale_range = #llvm.vscale_range<minRange = 1, maxRange = 16>"),
        *("neoverse-v1", "yes"),
    ),
    "lengths that LLVM's verifier refuses": Case(
        module("vscale_range = #llvm.vscale_range<minRange = 3, maxRange = 16>"),
        *("x86-64", "no", "power of two"),
    ),
    # clang writes these for the CPUs.
    "a feature that c and d bring": Case(
        module(stated("sifive-u74", "+c", "+d", "+zcd")), "sifive-u74", "yes"
    ),
    "a feature that needs c": Case(
        module(stated("", "+zca", "+d", "+zcd")), "rv64i+zca+d", "no", "RISC-V feature zcd or c"
    ),
    "a feature that fullfp16 brings from v8.4a on": Case(
        module(stated("ampere1", "+fp16fml")), "ampere1", "yes"
    ),
    "a feature that fullfp16 doesn't bring before": Case(
        module(stated("", "+fp16fml")), "armv8.2-a+fullfp16", "no", "AArch64 feature fp16fml or v8.4a"
    ),
    "a feature that x86-64 always has": Case(module(stated("barcelona", "+mmx")), "barcelona", "yes"),
    "tags of memory": Case(module(passed("sanitize_memtag"), variable(ESCAPES)), "neoverse-v2", "yes"),
    "tags of memory on a CPU that has none": Case(
        module(passed("sanitize_memtag"), variable(ESCAPES)),
        "armv8-a",
        "no",
        "riscv64 or AArch64 feature mte",
    ),
    "tags of memory without variables": Case(module(passed("sanitize_memtag")), "armv8-a", "yes"),
    "tags of memory that isn't misused": Case(
        module(passed("sanitize_memtag"), variable("llvm.store %c, %p : i64, !llvm.ptr")), "armv8-a", "yes"
    ),
    "probes of the stack": Case(module(passed("probe-stack", "inline-asm")), "armv8-a", "yes"),
    "probes of the stack by a function": Case(module(passed("probe-stack", "probe")), "armv8-a", "no"),
    "probes by a function where LLVM calls it": Case(module(passed("probe-stack", "probe")), "x86-64", "yes"),
    "registers that are cleared": Case(module(passed("zero-call-used-regs", "all")), "armv8-a", "yes"),
    # clang writes both to functions with branch protection, and LLVM refuses the second one alone.
    "a key for signing addresses": Case(
        module('passthrough = [["sign-return-address", "all"], ["sign-return-address-key", "a_key"]]'),
        *("neoverse-v2", "yes"),
    ),
    "a key for nothing": Case(
        module(passed("sign-return-address-key", "a_key")), "neoverse-v2", "unknown", "LLVM's verifier"
    ),
    "an attribute that no probe had": Case(
        module(passed("interrupt", "machine")), "rv64gc", "unknown", "no probe was made of functions"
    ),
    "an unknown CPU of an unknown architecture": Case(
        module(stated("haswel"), PAVG), "haswell", "unknown", "no architecture"
    ),
    "an unknown feature of an unknown architecture": Case(
        module('target_features = #llvm.target_features<["+fma", "+frob"]>', PAVG),
        "haswell",
        "unknown",
        "no architecture, or several, have '+fma,+frob'",
    ),
    "an unknown CPU": Case(
        module(stated("haswel"), triple=LINUX), "haswell", "unknown", "unknown CPU 'haswel'"
    ),
    "an unknown feature": Case(
        module(stated("haswell", "+avx11"), triple=LINUX), "haswell", "unknown", "unknown feature 'avx11'"
    ),
    "an unknown feature that is switched off": Case(
        module(stated("haswell", "-avx11"), triple=LINUX), "haswell", "yes"
    ),
    "another processor": Case(module(stated("pwr9")), "haswell", "unknown"),
    "a GPU": Case(module(stated("sm_80"), triple="nvptx64-nvidia-cuda"), "haswell", "unknown"),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_functions_are_judged_for_their_own_cpu(case: Case) -> None:
    with ir.Context():
        report = av.check(ir.Module.parse(case.text), case.target)
        assert report.verdict == case.verdict, str(report)
        causes = [violation.clause.source.detail or "" for violation in report.violations]
        assert case.words in "\n".join([str(report), *causes])


def test_the_features_of_another_architecture_are_one_message(tmp_path: Path) -> None:
    (file := tmp_path / "own.mlir").write_text(CASES["another architecture"].text)
    words = says("needs x86 feature", "is of another architecture", "features are missing", "-v lists all")
    out = run("check", file, "-t", "neoverse-v2").out
    assert re.search(words, out)
    assert out.count("error: ") == 1
    assert re.search(
        r"lacking: cpu\.x86_feature \S+ and \d+ more, of another architecture$", out, re.MULTILINE
    )
    assert run("check", file, "-t", "neoverse-v2", "-v").out.count("error: ") > 5
    # Of CPUs of its own architecture, each feature is told.
    assert run("check", file, "-t", "sandybridge").out.count("error: ") > 5


TARGETS = {
    '#llvm.target<triple = "x86_64-linux", chip = "haswell">': "yes",
    '#llvm.target<triple = "x86_64-linux", chip = "haswell", features = <["-avx2"]>>': "no",
    '#llvm.target<triple = "x86_64-linux", chip = "", features = <["+avx512f"]>>': "yes",
    '#llvm.target<triple = "arm64-apple-macosx", chip = "apple-m1">': "no",
}


@pytest.mark.parametrize(("target", "verdict"), TARGETS.items())
def test_llvm_target_is_a_target(target: str, verdict: str) -> None:
    """It is one by its text, and as an attribute of a module."""
    with ir.Context():
        text = module("", PAVG)
        assert av.check(ir.Module.parse(text), target).verdict == verdict
        inside = text.replace("module {", f"module attributes {{llvm.target = {target}}} {{", 1)
        assert av.check(ir.Module.parse(inside)).verdict == verdict


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ('#llvm.target<triple = "powerpc64le-linux", chip = "pwr9">', says("triple", "powerpc64le-linux")),
        ('#llvm.target<triple = "x86_64-linux", chip = "haswel">', says("unknown CPU 'haswel'")),
        (
            '#llvm.target<triple = "x86_64", chip = "", features = <["+avx11"]>>',
            says("unknown feature", "avx1"),
        ),
    ],
)
def test_other_targets_are_not_known(target: str, words: str) -> None:
    with ir.Context(), pytest.raises(ValueError, match=words):
        av.check(ir.Module.parse(module("", PAVG)), target)


@pytest.mark.parametrize("text", [CASES["features alone"].text, CASES["a setting"].text])
def test_what_is_deduced_is_enough(text: str) -> None:
    with ir.Context():
        parsed = ir.Module.parse(text)
        assert av.check(parsed, av.deduce(parsed)).ok

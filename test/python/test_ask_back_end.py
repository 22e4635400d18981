# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asking LLVM's back ends, and NVIDIA's assembler, about ops that no record knows."""

import os
import re
import stat
from pathlib import Path
from typing import NamedTuple

import mlir.availability as av
import pytest
from back_end_oracle import PTXAS, compare, pairs
from command_line import run
from messages import says
from mlir import ir
from mlir.availability.native._extension import _availability

SWAP = '"v_permlane16_swap_b32 $0, $1", "=v,v" %x : (i32) -> i32'


@pytest.fixture(autouse=True)
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user who has NVIDIA's assemblers on PATH, no configuration and no kept answers."""
    folders = [str(Path(each).parent) for each in PTXAS]
    monkeypatch.setenv("PATH", os.pathsep.join([*folders, os.environ["PATH"]]))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path


def kernel(body: str, vendor: str = "rocdl") -> str:
    """Returns a kernel with an integer, a float and a pointer."""
    return (
        f"llvm.func @k(%x: i32, %f: f32, %p: !llvm.ptr) attributes {{{vendor}.kernel}} {{\n"
        f"{body}\n  llvm.return\n}}\n"
    )


def asm(text: str, vendor: str = "rocdl") -> str:
    """Returns a kernel with assembly that has no operands."""
    return kernel(f'llvm.inline_asm has_side_effects "{text}", "" : () -> ()', vendor)


def above(op: str) -> str:
    """Returns a function with an op of a dialect above `llvm`."""
    arguments = "%i: i32, %v: vector<5xf32>, %q: vector<3xf8E4M3FNUZ>, %h: vector<3xf16>"
    return f"func.func @f({arguments}) {{\n{op}\nreturn\n}}\n"


def host(op: str, state: str = "") -> str:
    """Returns a function for a CPU with an op; `state` is what it says of SME."""
    arguments = (
        "%x: i64, %v: vector<4xf32>, %f: vector<[4]xf32>, %b: vector<[8]xbf16>, %i: vector<[4]xi32>, "
        "%h: vector<[8]xi16>, %n: vector<16xi8>, %q: f16"
    )
    return f"llvm.func @f({arguments}) attributes {{{state}}} {{\n%0 = {op}\nllvm.return\n}}\n"


class Case(NamedTuple):
    """A kernel on a target, the verdict with answers, and a part of what is said."""

    text: str
    target: str
    verdict: str
    said: str = ""


TWICE = 'llvm.call_intrinsic "llvm.aarch64.sve.zip.x2"(%f, %f) : (vector<[4]xf32>, vector<[4]xf32>) -> '
TWICE += "!llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>"
HALVES = 'llvm.call_intrinsic "llvm.aarch64.neon.facge"(%q, %q) : (f16, f16) -> i32'
BRAIN = 'llvm.call_intrinsic "llvm.aarch64.sve.bfmlalb"(%f, %b, %b) : (vector<[4]xf32>, vector<[8]xbf16>, '
BRAIN += "vector<[8]xbf16>) -> vector<[4]xf32>"
SHIFTS = 'llvm.inline_asm has_side_effects "sh1add $0, $1, $1", "=r,r" %x : (i64) -> i64'
SWAPS = kernel(f"%0 = llvm.inline_asm has_side_effects {SWAP}\nllvm.store %0, %p : i32, !llvm.ptr")
FMED = 'llvm.call_intrinsic "llvm.amdgcn.{}"(%f, %f) : (f32, f32) -> f32'
CASES = {
    "AMD's assembly": Case(SWAPS, "gfx950", "yes"),
    "AMD's assembly elsewhere": Case(
        SWAPS, "gfx942", "no", "'v_permlane16_swap_b32' in llvm.inline_asm needs chip gfx950"
    ),
    "a wavefront of one size": Case(asm("s_mov_b64 exec, -1\\0As_cbranch_execnz 0"), "gfx942", "yes"),
    "no chip's assembly": Case(asm("frobnicate v0"), "gfx942", "unknown", "no chip's back end accepts it"),
    "PTX that doesn't exist": Case(asm("frob.b32;", "nvvm"), "sm_90", "unknown", "'frob'"),
    "a name that collides with itself": Case(
        asm(".reg .b32 t; mov.b32 t, 1;", "nvvm"), "sm_90", "unknown", "no chip's back end accepts it"
    ),
    "an op of nvgpu": Case(
        above("%0 = nvgpu.rcp %v {rounding = approx, ftz} : vector<5xf32>"), "sm_90+ptx88", "yes"
    ),
    "an op of amdgpu": Case(
        above("%0 = amdgpu.ext_packed_fp8 %q[0] : vector<3xf8E4M3FNUZ> to f32"), "gfx942", "yes"
    ),
    "an op of amdgpu elsewhere": Case(
        above("%0 = amdgpu.ext_packed_fp8 %q[0] : vector<3xf8E4M3FNUZ> to f32"),
        "gfx90a",
        "no",
        "amdgpu.ext_packed_fp8 needs chip gfx942",
    ),
    "an op of gpu that no conversion takes": Case(
        above("%0, %1 = gpu.shuffle idx %h, %i, %i : vector<3xf16>"),
        "sm_90+ptx88",
        "unknown",
        "but got 'vector<3xf16>'",
    ),
    "Arm's intrinsic": Case(host(HALVES), "armv9-a", "yes"),
    "Arm's intrinsic elsewhere": Case(
        host(HALVES),
        "armv8-a",
        "no",
        "'llvm.aarch64.neon.facge' in llvm.call_intrinsic needs AArch64 feature fullfp16",
    ),
    "two features": Case(host(BRAIN), "armv8-a", "no", "needs AArch64 feature bf16; armv8-a"),
    "one of two features": Case(host(BRAIN), "armv8-a+sve", "no", "needs AArch64 feature bf16"),
    "an instruction of streaming mode elsewhere": Case(
        host(TWICE),
        "armv9.2-a+sme2",
        "unknown",
        "LLVM doesn't check whether the function is in streaming mode",
    ),
    "an instruction of streaming mode": Case(host(TWICE, "arm_streaming"), "armv9.2-a+sme2", "yes"),
    "assembly in streaming mode": Case(
        host('llvm.inline_asm "rdvl $0, #1", "=r" : () -> i64', "arm_streaming"),
        "armv9.2-a+sme2",
        "unknown",
        "LLVM doesn't check what it needs in streaming mode",
    ),
    # It needs FEAT_SME_FA64. Source: Arm's manual, AESD: CheckFPAdvSIMDEnabled64.
    "an instruction of NEON in streaming mode": Case(
        host(
            'llvm.call_intrinsic "llvm.aarch64.crypto.aesd"(%n, %n) : (vector<16xi8>, vector<16xi8>) '
            "-> vector<16xi8>",
            "arm_streaming",
        ),
        "armv9.2-a+sme+aes",
        "unknown",
        "LLVM doesn't check what it needs in streaming mode",
    ),
    "RISC-V's assembly": Case(host(SHIFTS), "rva23u64", "yes"),
    "RISC-V's assembly elsewhere": Case(
        host(SHIFTS), "rv64i", "no", "'sh1add' in llvm.inline_asm needs RISC-V feature zba"
    ),
    "RISC-V's intrinsic with alternatives": Case(
        host('llvm.call_intrinsic "llvm.riscv.clmul"(%x, %x) : (i64, i64) -> i64'),
        "rv64i",
        "no",
        "needs RISC-V feature zbc or zbkc",
    ),
    "assembly of no RISC-V CPU": Case(
        host('llvm.inline_asm "frobnicate $0, $1", "=r,r" %x : (i64) -> i64'),
        "rv64i",
        "unknown",
        "no CPU's back end accepts it",
    ),
    "x86's assembly": Case(
        host('llvm.inline_asm "vaddps $0, $1, $1", "=x,x" %v : (vector<4xf32>) -> vector<4xf32>'),
        "x86-64",
        "unknown",
        "LLVM assembles the instructions of all x86 CPUs",
    ),
    "an intrinsic for all CPUs": Case(
        host('llvm.call_intrinsic "llvm.ctpop"(%x) : (i64) -> i64'), "x86-64", "yes"
    ),
    "an op of another dialect": Case(
        kernel("%0 = arith.addf %f, %f : f32\nllvm.store %0, %p : f32, !llvm.ptr"),
        "gfx942",
        "unknown",
        "it can't be put into a function of its own",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_back_end_decides_what_no_record_knows(name: str) -> None:
    text, target, verdict, said = CASES[name]
    with ir.Context():
        module = ir.Module.parse(text)
        assert av.check(module, target).verdict in ("unknown", verdict)
        report = av.check(module, target, ask=True)
    assert report.verdict == verdict, report
    assert said in str(report) or name == "an op of another dialect"


def test_back_ends_agree_with_records() -> None:
    """``./dev full samples`` asks about another 2,000 pairs each day."""
    count = 2000 if "MLIR_AVAILABILITY_SAMPLE" in os.environ else 24
    found = list(compare(pairs(count), _availability.BackEnd(PTXAS)))
    assert len(found) > count / 3
    assert [difference for _, difference in found if difference] == []


def test_answers_of_a_back_end_are_kept_in_the_cache(user: Path) -> None:
    with ir.Context():
        module, target = ir.Module.parse(SWAPS), av.target("gfx950")
        op = module.body.operations[0].regions[0].blocks[0].operations[0].operation
        assert _availability.BackEnd([]).ask(op, target)[0] is True
        (kept,) = (user / "cache/mlir-availability/answers").glob("llvm-*.txt")
        lines = [line for line in kept.read_text().splitlines() if line]
        assert len(lines) == 1
        # What it says is what is answered, and what isn't an answer is ignored.
        kept.write_text("y\n" + lines[0].replace(" y", " n it was kept") + "\n" + lines[0][:70] + "z\n")
        said, reason, _ = _availability.BackEnd([]).ask(op, target)
        assert said is not True
        assert "it was kept" in reason


def test_a_crash_costs_one_answer() -> None:
    """LLVM ends its process where it can't select the first intrinsic."""
    swap = 'llvm.call_intrinsic "llvm.amdgcn.permlane16.swap"(%x, %x, %t, %t) : (i32, i32, i1, i1)'
    text = kernel(
        f"%t = llvm.mlir.constant(false) : i1\n%0 = {swap} -> !llvm.struct<(i32, i32)>\n"
        "llvm.store %0, %p : !llvm.struct<(i32, i32)>, !llvm.ptr\n"
        '%1 = llvm.inline_asm has_side_effects "v_add_f32 $0, $1, $1", "=v,v" %f : (f32) -> f32\n'
        "llvm.store %1, %p : f32, !llvm.ptr"
    )
    with ir.Context():
        module, target = ir.Module.parse(text), av.target("gfx1100")
        ops = list(module.body.operations[0].regions[0].blocks[0].operations)
        back_end = _availability.BackEnd([])
        assert back_end.ask(ops[1].operation, target)[0] is False
        assert back_end.ask(ops[3].operation, target)[0] is True


@pytest.mark.parametrize(
    ("body", "target", "named"),
    [
        ("redux.sync.add.s32 t, t, -1;", "sm_75", {"sm_80"}),
        (
            "tcgen05.wait::ld.sync.aligned;",
            "sm_103",
            {f"sm_{n}{c}" for n in (100, 101, 103, 110) for c in "af"},
        ),
        ("wgmma.fence.sync.aligned;", "sm_120a", {"sm_90a"}),
        # ptxas 13 has none of the chips that have it.
        ("vote.all.pred p, p;", "sm_90", {"sm_50"}),
        # Of this one, ptxas says more than errors.
        (
            ".reg .b32 a<4>; .reg .f32 d<8>; mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
            "{d0, d1, d2, d3}, {a0, a1}, {a2, a3}, {d4, d5, d6, d7}, t, 0;",
            "sm_75",
            {"sm_80"},
        ),
        ("frob.b32;", "sm_90", set()),
        ("mov.b32 t 1;", "sm_90", set()),
    ],
)
def test_chips_that_have_what_another_lacks_are_named(body: str, target: str, named: set[str]) -> None:
    with ir.Context():
        module = ir.Module.parse(asm(f"{{ .reg .b32 t; .reg .f32 f; .reg .pred p; {body} }}", "nvvm"))
        op = module.body.operations[0].regions[0].blocks[0].operations[0].operation
        said, reason, all_of = _availability.BackEnd(PTXAS).ask(op, av.target(target))
    assert {value for any_of in all_of for _, value in any_of} == named, reason
    assert said is (False if named else None)


def test_without_ptxas_what_only_it_knows_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/usr/bin")
    monkeypatch.delenv("CUDA_HOME", raising=False)
    with ir.Context():
        module = ir.Module.parse(asm("frob.b32;", "nvvm"))
        op = module.body.operations[0].regions[0].blocks[0].operations[0].operation
        said, reason, _ = _availability.BackEnd([]).ask(op, av.target("sm_90"))
    assert said is None
    assert "ptxas, which would know, is not installed" in reason


def test_ptxas_that_is_none(user: Path) -> None:
    """A program that only has the name is not asked."""
    other = user / "ptxas"
    other.write_text("#!/bin/sh\necho hello\n")
    other.chmod(other.stat().st_mode | stat.S_IXUSR)
    with ir.Context():
        assert _availability.BackEnd([str(other), *PTXAS]).versions(av.target("sm_90")).endswith("ptxas 13.5")


def test_check_asks_with_an_option(user: Path) -> None:
    file = user / "swap.mlir"
    file.write_text(SWAPS)
    asked = run("check", str(file), "-t", "gfx950", "--ask", "--format", "json")
    assert asked.code == 0, asked.err
    (result,) = asked.json["results"]
    assert result["measured"]["ops"] == 1
    assert result["measured"]["by"].startswith("LLVM ")
    assert run("check", str(file), "-t", "gfx950").code == 2

    # The user may want that by default; a project can't.
    (user / "config/mlir-availability").mkdir(parents=True)
    (user / "config/mlir-availability/config.toml").write_text("ask = true\n")
    assert run("check", str(file), "-t", "gfx950").code == 0
    assert run("check", str(file), "-t", "gfx950", "--no-ask").code == 2
    project = user / "mlir-availability.toml"
    project.write_text("ask = true\n")
    refused = run("check", str(file), "-t", "gfx950", "--config", str(project))
    assert refused.code == 2
    assert "the configuration has no 'ask'" in refused.err


def test_a_second_opinion(user: Path) -> None:
    file = user / "swap.mlir"
    file.write_text(SWAPS)
    arguments = ("check", str(file), "--confirm", "--allow-unchecked=llvm")
    agreed = run(*arguments, "-t", "gfx950", "--ask")
    assert agreed.code == 0, agreed.out
    assert "\n  compiled by LLVM " in agreed.out
    ok = user / "ok.mlir"
    ok.write_text(
        kernel(
            f"%0 = rocdl.workitem.id.x : i32\n%1 = llvm.inline_asm {SWAP}\nllvm.store %1, %p : i32, !llvm.ptr"
        )
    )
    contradicted = run("check", str(ok), "--confirm", "--allow-unchecked=llvm", "-t", "gfx942")
    assert contradicted.code == 2, contradicted.out
    assert "contradiction: refused by LLVM " in contradicted.out


@pytest.mark.parametrize(
    ("target", "code", "opinion"),
    [("rva23u64", 0, "\n  compiled by LLVM "), ("rv64i", 1, "\n  refused by LLVM ")],
)
def test_a_second_opinion_on_code_for_a_cpu(user: Path, target: str, code: int, opinion: str) -> None:
    file = user / "both.mlir"
    file.write_text(
        host(SHIFTS) + kernel('%0 = llvm.call_intrinsic "llvm.amdgcn.workitem.id.x"() : () -> i32')
    )
    confirmed = run("check", str(file), "--confirm", "--ask", "-t", target)
    assert (confirmed.code, opinion in confirmed.out) == (code, True), confirmed.out


@pytest.mark.parametrize(
    ("text", "target"),
    [
        (host(HALVES), "armv8-a"),
        (kernel('%0 = llvm.call_intrinsic "llvm.amdgcn.prng.b32"(%x) : (i32) -> i32'), "gfx942"),
        (kernel('%0 = llvm.call_intrinsic "llvm.nvvm.f2tf32.rna"(%f) : (f32) -> i32', "nvvm"), "sm_75"),
    ],
)
def test_a_second_opinion_is_about_unused_results_too(user: Path, text: str, target: str) -> None:
    file = user / "unused.mlir"
    file.write_text(text)
    confirmed = run("check", str(file), "--confirm", "--ask", "-t", target)
    assert confirmed.code == 1, confirmed.out
    assert "\n  refused by " in confirmed.out, confirmed.out


@pytest.mark.parametrize(
    ("options", "phrase", "remedy"),
    [
        (("--ask", "--devices"), "not for all devices", "name a chip with -t, or leave out --ask"),
        (("--confirm", "--cpus"), "not for all CPUs", "name a chip with -t, or leave out --confirm"),
        (("--confirm", "--html", "-", "-t", "gfx942"), "only text and JSON", "leave out --confirm"),
        (("--confirm", "--format", "csv", "-t", "gfx942"), "only text and JSON", "leave out --confirm"),
    ],
)
def test_options_without_a_back_end(user: Path, options: tuple[str, ...], phrase: str, remedy: str) -> None:
    file = user / "swap.mlir"
    file.write_text(SWAPS)
    refused = run("check", str(file), *options)
    assert refused.code == 2
    place = "--ask" if "--ask" in options else "--confirm"
    assert re.search(says(place, phrase, remedy), refused.err)


def test_second_opinions_of_many_files_are_shown(user: Path) -> None:
    """What would be summarized on a page is a text for each file."""
    for index in range(30):
        user.joinpath(f"swap{index}.mlir").write_text(SWAPS)
    files = sorted(map(str, user.glob("*.mlir")))
    shown = run("check", *files, "--confirm", "--ask", "-t", "gfx950", "-t", "gfx942")
    assert shown.out.count("compiled by LLVM ") == shown.out.count("refused by LLVM ") == 30

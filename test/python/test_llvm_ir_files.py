# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files of LLVM IR, text and bitcode, as clang writes them for GPUs."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from command_line import run
from llvm_release import tool

CUDA = """\
__attribute__((global)) void kernel(int *p) {
  int x = *p, r;
  asm volatile("redux.sync.add.s32 %0, %1, -1;" : "=r"(r) : "r"(x));
  *p = r;
}
"""
OPENCL = """\
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
typedef float f4 __attribute__((ext_vector_type(4)));
typedef half h4 __attribute__((ext_vector_type(4)));
kernel void gemm(global f4 *p, h4 a, h4 b) {
  *p = __builtin_amdgcn_mfma_f32_16x16x16f16(a, b, *p, 0, 0, 0);
}
"""
# Without CUDA on the machine, clang has to be told the version of PTX.
_CUDA = ["-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_80", "--cuda-feature=+ptx70"]
FOR = {
    "cuda": (CUDA, [*_CUDA, "-nocudainc", "-nocudalib"]),
    "opencl": (
        OPENCL,
        ["-x", "cl", "-cl-std=CL2.0", "--target=amdgcn-amd-amdhsa", "-mcpu=gfx942", "-nogpulib"],
    ),
}


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def compile_to(name: str, language: str, *options: str) -> None:
    """Makes a file of LLVM IR of the kernel in `language`, bitcode if its name says so."""
    source, arguments = FOR[language]
    Path("source").write_text(source)
    kind = "-c" if name.endswith(".bc") else "-S"
    command = [tool("clang"), *arguments, *options, "-O1", "-w", kind, "-emit-llvm", "source", "-o", name]
    subprocess.run(command, check=True)


@pytest.mark.parametrize("name", ["k.ll", "k.bc"])
@pytest.mark.parametrize(
    ("language", "admits", "refuses", "need"),
    [
        ("cuda", "sm_90", "sm_75", "'redux.sync.add.s32' in llvm.inline_asm needs chip sm_80; sm_75 offers"),
        ("opencl", "gfx942", "gfx90a", "llvm.func needs chip gfx942; gfx90a offers gfx90a"),
    ],
)
def test_kernels_are_judged(name: str, language: str, admits: str, refuses: str, need: str) -> None:
    compile_to(name, language)
    assert run("check", name, "-t", admits).code == 0
    result = run("check", name, "-t", refuses)
    assert result.code == 1
    assert need in result.err + result.out


@pytest.mark.parametrize(("language", "chip"), [("cuda", "sm_80"), ("opencl", "gfx942")])
def test_functions_name_their_chip(language: str, chip: str) -> None:
    """Without -t, each function is judged for its own."""
    compile_to("k.ll", language)
    result = run("check", "k.ll")
    assert result.code == 0
    assert "available on #" in result.out
    text = Path("k.ll").read_text()
    assert f'"target-cpu"="{chip}"' in text
    Path("k.ll").write_text(text.replace(chip, {"sm_80": "sm_75", "gfx942": "gfx908"}[chip]))
    assert run("check", "k.ll").code == 1


def test_places_are_lines_of_the_text_or_of_the_source() -> None:
    compile_to("k.ll", "cuda")
    lines = Path("k.ll").read_text().splitlines()
    place = next(number for number, line in enumerate(lines, 1) if "redux" in line)
    shown = run("check", "k.ll", "-t", "sm_75")
    assert f"k.ll:{place}:3: error: " in shown.out + shown.err
    assert lines[place - 1][:60] in shown.out + shown.err
    compile_to("k.bc", "cuda", "-g")
    shown = run("check", "k.bc", "-t", "sm_75")
    assert "source:3:3: error: " in shown.out + shown.err


def test_the_contents_decide() -> None:
    compile_to("k.bc", "cuda")
    compile_to("k.ll", "cuda")
    for name in ("k.bc", "k.ll"):
        Path("other").write_bytes(Path(name).read_bytes())
        assert run("check", "other", "-t", "sm_80").code == 0
    Path("some").mkdir()
    Path("k.ll").rename("some/a.ll")
    Path("k.bc").rename("some/b.bc")
    result = run("check", "some", "-t", "sm_80")
    assert (result.code, result.out.count("available on sm_80")) == (0, 2)


NEWER = "define float @f() {\n  ret float f0x3F800000\n}\n"
REFUSED = {
    "newer": (NEWER, "k.ll:2:13: error: LLVM 22", "; the text may be of a newer LLVM"),
    "newer with its name": (
        NEWER + '!llvm.ident = !{!0}\n!0 = !{!"clang version 99.1.0"}\n',
        "k.ll:2:13: error: LLVM 22",
        "; the text is of 'clang version 99.1.0'",
    ),
    "not valid": (
        "define i32 @f(i32 %x) {\na:\n  ret i32 %y\nc:\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n",
        "k.ll: error: LLVM refuses it: Instruction does not dominate all uses!",
        "",
    ),
    "MLIR": ("module {}\n", "k.ll:1:8: error: LLVM 22", "can't read this: expected 'module asm'"),
}


@pytest.mark.parametrize(("text", "place", "message"), REFUSED.values(), ids=REFUSED)
def test_unreadable_llvm_ir_is_an_error(text: str, place: str, message: str) -> None:
    Path("k.ll").write_text(text)
    result = run("check", "k.ll", "-t", "sm_80")
    assert result.code == 2
    assert place in result.out + result.err
    assert message in result.out + result.err


@pytest.mark.parametrize("keep", [4, 20, 500, -4])
def test_truncated_bitcode_is_an_error(keep: int) -> None:
    compile_to("k.bc", "cuda")
    Path("k.bc").write_bytes(Path("k.bc").read_bytes()[:keep])
    result = run("check", "k.bc", "-t", "sm_80")
    assert result.code == 2
    assert "k.bc: error: not valid LLVM bitcode: " in result.err

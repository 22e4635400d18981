# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules of C with intrinsics, on 12 CPUs each: `./dev full cpu-modules` judges more than a hundred."""

from __future__ import annotations

from pathlib import Path

import pytest
from cpu_modules import make, measure

PROGRAMS = {
    "x86": (
        "sapphirerapids",
        "#include <immintrin.h>\n"
        "__m256i bytes(__m256i a, __m256i b) { return _mm256_shuffle_epi8(_mm256_abs_epi8(a), b); }\n"
        "__m512i dot(__m512i sum, __m512i a, __m512i b) { return _mm512_dpbusd_epi32(sum, a, b); }\n",
    ),
    "aarch64": (
        "neoverse-v2",
        "#include <arm_sve.h>\n#include <arm_neon.h>\n"
        "int32x4_t dot(int32x4_t sum, int8x16_t a, int8x16_t b) { return vdotq_s32(sum, a, b); }\n"
        "svint32_t wide(svbool_t mask, svint16_t a) { return svaddlb(a, svqadd_x(mask, a, 1)); }\n",
    ),
    "riscv": (
        "rv64gcv",
        "#include <stddef.h>\n"
        "void add(float *restrict p, const float *restrict q, size_t n) {\n"
        "  for (size_t i = 0; i < n; ++i) p[i] += q[i];\n}\n",
    ),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("modules")
    for arch, (cpu, program) in PROGRAMS.items():
        source = made / f"{arch}.c"
        source.write_text(program)
        make.make(make.Job("own", arch, cpu, source, ("-ffreestanding",)), made, made)
    return made


def test_llvm_agrees_about_whole_modules(folder: Path) -> None:
    modules = measure.find(folder)
    assert [each.arch for each in modules] == ["aarch64", "riscv", "x86"]
    counts, reasons, wrong = measure.measure(modules, measure.Oracle(folder / "answers.json"), 1)
    assert (wrong, reasons) == ([], {})
    for arch in PROGRAMS:
        assert counts[f"LLVM, {arch}: yes, compiled"]
        assert counts[f"LLVM, {arch}: no, refused"]


def test_modules_are_for_no_cpu(folder: Path) -> None:
    """LLVM would compile each function for the CPU that clang writes to it."""
    for module in measure.find(folder):
        assert "target-cpu" not in module.path.read_text()


@pytest.mark.parametrize(
    ("verdict", "is_lax", "said", "problem"),
    [
        ("yes", False, "Cannot select", "falsely available"),
        ("on condition", False, "Cannot select", "falsely available"),
        ("no", False, "", "falsely refused"),
        ("no", True, "", ""),
        ("yes", False, "", ""),
        ("no", False, "Cannot select", ""),
        ("unknown", False, "", ""),
    ],
)
def test_a_disagreement_is_told(verdict: str, is_lax: bool, said: str, problem: str) -> None:
    found = measure.disagreement(measure.Verdict(verdict, [], [], is_lax, 0.0), said)
    assert found.startswith(problem)
    assert bool(found) == bool(problem)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mutants of binaries are read or refused; none is available that spirv-val misses something in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import fuzz_binaries
import pytest
from glsl_shaders import SHADERS, compile_shader
from spirv_assembly import KERNEL, MODULES, assemble
from spirv_tools_library import LIBRARY

COUNT = 6000


@pytest.fixture(scope="module")
def binaries(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    directory = tmp_path_factory.mktemp("shaders")
    found = [assemble(text) for text in MODULES.values()] + [assemble(KERNEL, "spv1.0")]
    return found + [compile_shader(shader.source, "glslc -O", directory) for shader in SHADERS.values()]


@pytest.mark.skipif(not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it")
def test_mutants_of_binaries_are_judged_or_refused(binaries: list[bytes], record_property: Any) -> None:
    outcome = fuzz_binaries.run(binaries, 20, range(COUNT))
    assert not outcome.died
    assert not outcome.wrong
    counts = outcome.counts
    assert counts["mutants"] == COUNT
    # Otherwise the mutants test nothing.
    assert counts["available"] > COUNT // 20
    assert counts["refused"] > COUNT // 100
    record_property(
        "summary",
        f"{COUNT} mutants of binaries: {counts['available']} available, also for spirv-val, "
        f"{counts['refused']} not, the others no SPIR-V",
    )


def test_mutants_can_be_had_again(binaries: list[bytes], tmp_path: Path) -> None:
    file = tmp_path / "shader.spv"
    file.write_bytes(binaries[0])
    saved = tmp_path / "mutant.spv"
    assert fuzz_binaries.main(["--first", "7", "--seed", "3", "--save", str(saved), str(file)]) == 0
    assert saved.read_bytes() == fuzz_binaries.mutant([binaries[0]], 3, 7)


def test_a_process_that_dies_names_the_mutant(binaries: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(data: bytes, context: Any) -> str:
        while data == fuzz_binaries.mutant(binaries, 0, 5):
            pass
        return "refused"

    monkeypatch.setattr(fuzz_binaries, "judge", judge)
    monkeypatch.setattr(fuzz_binaries, "SECONDS", 0.2)
    outcome = fuzz_binaries.run(binaries, 0, range(10))
    assert outcome.died == [(5, "SIGPROF")]
    assert outcome.counts == {"mutants": 9, "refused": 9}

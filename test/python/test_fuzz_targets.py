# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The libFuzzer targets, with a fixed number of inputs: the checked-in seeds, and mutants of them.

The libraries are those that users get, without instrumentation, so libFuzzer tries the same inputs
everywhere. ``./dev fuzz`` runs it with instrumentation and sanitizers.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
FUZZ = ROOT / "cpp" / "fuzz"
PROGRAMS = ROOT / "build" / "cmake" / "bin"
SEEDS = {
    "module": [
        FUZZ / "seeds/module",
        ROOT / "test/ir",
        ROOT / "test/corpus/spirv",
        ROOT / "test/corpus/tosa",
    ],
    "binary": [FUZZ / "seeds/binary"],
    "target": [FUZZ / "seeds/target"],
    "assembly": [FUZZ / "seeds/assembly"],
}
INPUTS = {"module": 3000, "binary": 10_000, "target": 10_000, "assembly": 10_000}
MEGABYTES = 1000
SECONDS = 20
CACHE = ROOT / "build/cmake/CMakeCache.txt"
HAS_LIBFUZZER = re.search(r"^CMAKE_CXX_COMPILER:\w+=.*clang", CACHE.read_text(), re.MULTILINE)


@pytest.mark.skipif(not HAS_LIBFUZZER, reason="libFuzzer is a part of clang")
@pytest.mark.unsanitized("the fuzzers have a sanitizer of their own")
@pytest.mark.parametrize("name", SEEDS)
def test_seeds_and_mutants_crash_no_fuzzer(name: str, tmp_path: Path, record_property: Any) -> None:
    seeds = [path for folder in SEEDS[name] for path in sorted(folder.rglob("*")) if path.is_file()]
    (tmp_path / "seeds").mkdir()
    for number, path in enumerate(seeds):
        shutil.copy(path, tmp_path / "seeds" / f"{number}{path.suffix}")
    limits = [f"-timeout={SECONDS}", f"-rss_limit_mb={MEGABYTES}"]
    options = ["-seed=1", f"-runs={INPUTS[name]}", "-print_final_stats=1", "-close_fd_mask=1", *limits]
    dictionary = [f"-dict={file}" for file in FUZZ.glob(f"{name}.dict")]
    # A new process inherits the memory peak of its parent, so a shell starts it instead of this process.
    command = ["sh", "-c", '"$@"; exit $?', "sh", PROGRAMS / f"fuzz-{name}"]
    command += [*options, *dictionary, f"-artifact_prefix={tmp_path}/", "seeds"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True)
    said = done.stderr.decode(errors="replace")
    assert done.returncode == 0, f"{[*tmp_path.glob('*-*')]}: {said[-4000:]}"
    tried = re.search(r"number_of_executed_units: (\d+)", said)
    assert tried
    assert int(tried[1]) >= INPUTS[name]
    record_property("summary", f"{tried[1]} inputs of fuzz-{name}")


def test_every_fuzzer_is_run() -> None:
    assert {path.name for path in (FUZZ / "seeds").iterdir()} == set(SEEDS)

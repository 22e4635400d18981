# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`python make_clang.py FOLDER --llama GGML --cuda CUDA --hip INCLUDE`: compiles llama.cpp's kernels for
chips of NVIDIA and of AMD, without the vendors' libraries, and writes their LLVM IR to FOLDER. Of a large
module, it writes some of its kernels, each in a module of its own.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

NVIDIA = ("sm_80", "sm_90a", "sm_120a")
AMD = {"gfx90a": 64, "gfx942": 64, "gfx950": 64, "gfx1100": 32, "gfx1201": 32}
WRAPPER = "__clang_hip_runtime_wrapper.h"
LARGE = 300_000
SECONDS = 90


class Job(NamedTuple):
    """A file, the chip that it is compiled for, and the options for that."""

    source: Path
    chip: str
    options: list[str]


def jobs(options: argparse.Namespace) -> Iterator[Job]:
    """Yields two chips for each file, chosen by its name."""
    sources = [*(options.llama / "src/ggml-cuda").glob("*.cu")]
    sources += [*(options.llama / "src/ggml-cuda/template-instances").glob("*.cu")]
    common = ["-std=c++17", "-O3", "-S", "-emit-llvm", f"-I{options.llama}/include", f"-I{options.llama}/src"]
    for source in sorted(sources):
        number = zlib.crc32(source.stem.encode())
        # Its instances of templates are many of a kind.
        if source.parent.name == "template-instances" and number % 5:
            continue
        chip = NVIDIA[number % len(NVIDIA)]
        cuda = ["-x", "cuda", "--cuda-device-only", f"--cuda-path={options.cuda}", f"--cuda-gpu-arch={chip}"]
        yield Job(source, chip, [*cuda, *common])
        chip = [*AMD][number % len(AMD)]
        hip = ["-x", "hip", "--offload-device-only", "-nogpulib", "-nogpuinc", f"--offload-arch={chip}"]
        hip += [f"-I{options.hip}", "-DGGML_USE_HIP", "-D__HIP_PLATFORM_AMD__", "-include", WRAPPER]
        # clang doesn't define it any more; the headers are of an earlier ROCm.
        hip += [f"-D__AMDGCN_WAVEFRONT_SIZE={AMD[chip]}"]
        yield Job(source, chip, [*hip, *common])


def _kernels(text: str) -> list[str]:
    return re.findall(r"^define .*?(?:amdgpu_kernel|ptx_kernel) .*?@([\w.$]+)\(", text, flags=re.MULTILINE)


def _pieces(path: Path) -> Iterator[str]:
    """Yields a module; a large one's kernels, three at most, each with what it calls."""
    text = path.read_text()
    if len(text) < LARGE:
        yield text
        return
    names = sorted(_kernels(text), key=lambda name: zlib.crc32(name.encode()))
    for name in names[:: max(1, len(names) // 3)][:3]:
        command = ["llvm-extract-22", "--recursive", f"--func={name}", "-S", str(path), "-o", "-"]
        done = subprocess.run(command, capture_output=True, text=True)
        if not done.returncode and len(done.stdout) < 3 * LARGE:
            yield done.stdout


def make(job: Job, folder: Path) -> None:
    """Writes the module of a job, unless it was written before."""
    vendor = "amd" if job.chip.startswith("gfx") else "nvidia"
    out = folder / vendor / "clang"
    name = f"{job.source.stem}-{job.chip}"
    if any(out.glob(f"{name}.*ll")):
        return
    out.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as temporary:
        path = Path(temporary, "module.ll")
        command = ["clang++-22", *job.options, str(job.source), "-o", str(path)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            print(f"{name}: it takes too long", flush=True)
            return
        if done.returncode:
            print(
                f"{name}: {next((line for line in done.stderr.splitlines() if 'error' in line), '')}",
                flush=True,
            )
            return
        for index, text in enumerate(_pieces(path)):
            if _kernels(text):
                (out / f"{name}.{index}.ll").write_text(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    for name in ("llama", "cuda", "hip"):
        parser.add_argument(f"--{name}", type=Path, required=True)
    options = parser.parse_args()
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda job: make(job, options.folder), jobs(options)))


if __name__ == "__main__":
    main()

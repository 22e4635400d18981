# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The commands of ./dev demo, and the kernels that it shows."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import mlir.availability as av
import pytest
from mlir import ir

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def demo(output: Path, *arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, EXAMPLES / "demo.py", "--output", output, *arguments]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})


FALLBACKS = ["with fallbacks for vulkan1.0", "spirv-val --target-env vulkan1.0: valid"]

# For each kernel the verdicts of the Vulkan versions, and the targets of the builds.
KERNELS = {
    "dot": [
        "vulkan1.0  no   spirv.GlobalVariable needs capability GroupNonUniform or Kernel; "
        "vulkan1.0 does not offer any of them",
        "dot.mlir:20:20: %subgroups = gpu.num_subgroups : index",
        "vulkan1.1  yes  on devices that have GroupNonUniformArithmetic",
        "vulkan1.4  yes  on devices that have GroupNonUniformArithmetic",
        "built for vulkan1.1+GroupNonUniformArithmetic",
        "spirv-val --target-env vulkan1.1: valid",
        *FALLBACKS,
    ],
    "dot_f16": [
        "vulkan1.0  no   spirv.GlobalVariable needs capability GroupNonUniform or Kernel; "
        "vulkan1.0 does not offer any of them",
        "vulkan1.1  yes  on devices that have StorageBuffer16BitAccess, Float16, GroupNonUniformArithmetic",
        "vulkan1.4  yes  on devices that have Float16, GroupNonUniformArithmetic",
        "built for vulkan1.1+StorageBuffer16BitAccess+Float16+GroupNonUniformArithmetic",
        "spirv-val --target-env vulkan1.1: valid",
        *FALLBACKS,
    ],
    "saxpy": [
        "vulkan1.0  yes  on devices that have SPV_KHR_storage_buffer_storage_class",
        "vulkan1.1  yes  on every device",
        "built for vulkan1.0+SPV_KHR_storage_buffer_storage_class",
        "spirv-val --target-env vulkan1.0: valid",
    ],
}


@pytest.mark.parametrize("name", KERNELS)
def test_the_demo_shows_a_kernel(name: str, tmp_path: Path) -> None:
    result = demo(tmp_path, EXAMPLES / "kernels" / f"{name}.mlir")
    assert (result.returncode, result.stderr) == (0, "")
    assert "\x1b" not in result.stdout
    lines = [line.strip() for line in result.stdout.splitlines()]
    assert [line for line in KERNELS[name] if line not in lines] == []
    if list(Path("/usr/share/vulkan/icd.d").glob("lvp_icd*.json")):
        runs = [line for line in lines if line.startswith("run on ")]
        assert len(runs) == 2
        assert all(line.endswith(": equal to NumPy's") for line in runs)
    # The files that it names exist, and have the stated contents.
    with ir.Context():
        target = next(line.removeprefix("built for ") for line in lines if line.startswith("built for "))
        for read in (
            av.spirv.deserialize((tmp_path / f"{name}.spv").read_bytes()),
            ir.Module.parse((tmp_path / f"{name}.mlir").read_text()),
        ):
            av.check(read, target).raise_for_violations()


def test_all_kernels_are_shown_without_arguments(tmp_path: Path) -> None:
    result = demo(tmp_path)
    assert result.returncode == 0
    for name in KERNELS:
        assert re.search(rf"^{name}: .*kernels/{name}\.mlir, \d+ operations as SPIR-V$", result.stdout, re.M)


def test_without_spirv_val(tmp_path: Path) -> None:
    """It names the missing program, and how to install it; the rest is shown all the same."""
    result = demo(tmp_path, EXAMPLES / "kernels" / "saxpy.mlir", PATH=str(tmp_path))
    assert result.returncode == 1
    assert "spirv-val is missing (Debian: apt-get install spirv-tools)" in result.stdout


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "kernel.mlir: No such file or directory"),
        ("hello", "custom op 'hello' is unknown"),
        ("func.func private @f()", "there is no kernel in it"),
    ],
)
def test_the_demo_names_an_unusable_kernel(tmp_path: Path, text: str, message: str) -> None:
    kernel = tmp_path / "kernel.mlir"
    if text:
        kernel.write_text(text)
    result = demo(tmp_path, kernel)
    assert result.returncode == 1
    assert message in result.stdout + result.stderr
    assert "Traceback" not in result.stderr

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""examples/matmul_by_target: one schedule makes of a product what suits each target."""

from __future__ import annotations

from pathlib import Path

import mlir.availability as av
import numpy as np
import pytest
from debian_12 import NEEDS_DEBIAN_12
from mlir import ir
from mlir.availability.package import PackageModule
from page_runner import run_page
from spirv_validator import DEBIAN, NEWER, validate

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "matmul_by_target"
SCHEDULE = EXAMPLE / "schedule.mlir"

# For each target, the Vulkan version of its binary, and what is in the binary.
SCALAR, WORKGROUP, MATRICES = "spirv.mlir.loop", "spirv.ControlBarrier", "spirv.KHR.CooperativeMatrixMulAdd"
EXPECTED = {
    "vulkan1.0": ("vulkan1.0", SCALAR),
    "VP_ANDROID_vulkan_profile_2025": ("vulkan1.1", WORKGROUP),
    "vulkan1.4": ("vulkan1.3", WORKGROUP),
    "lavapipe": ("vulkan1.3", WORKGROUP),
    "lavapipe-26.1.99-cachyos": ("vulkan1.3", MATRICES),
    "nvidia-rtx-5080": ("vulkan1.3", MATRICES),
    "amd-rx-7800-xt-24.0.99-arch": ("vulkan1.3", MATRICES),
}


def lower(target: str, text: str | None = None) -> PackageModule:
    with ir.Context():
        module = ir.Module.parse(text or (EXAMPLE / "matmul.mlir").read_text())
        (lowered,) = av.lower_for_targets(module, [target], schedule=SCHEDULE, emulate=True).modules
        return lowered


def text_of(module: PackageModule) -> str:
    with ir.Context():
        return str(av.spirv.deserialize(module.binary))


@NEEDS_DEBIAN_12
def test_the_example_of_the_page_runs(tmp_path: Path, lavapipe: None) -> None:
    """It runs the example, which compares the results with NumPy's."""
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    run_page("examples/matmul_by_target/README.md", tmp_path)


@pytest.mark.parametrize("target", EXPECTED)
def test_each_target_gets_what_suits_it(target: str) -> None:
    environment, op = EXPECTED[target]
    module = lower(target)
    text = text_of(module)
    assert op in text
    assert [each for each in (WORKGROUP, MATRICES) if each in text] == [op] * (op != SCALAR)
    assert validate([(module.binary, environment)], NEWER) == [""]
    # Debian 12's is of before the extension.
    (said,) = validate([(module.binary, environment)], DEBIAN)
    assert said == "" or (op == MATRICES and "Invalid capability operand: 6022" in said)
    with ir.Context():
        assert av.check(av.spirv.deserialize(module.binary), target).ok


@pytest.mark.parametrize(
    ("target", "subgroup", "matrix"),
    [("amd-rx-7800-xt-24.0.99-arch", 32, "16x16"), ("lavapipe-26.1.99-cachyos", 8, "8x8")],
)
def test_matrices_are_for_full_subgroups(target: str, subgroup: int, matrix: str) -> None:
    """A pipeline must request them, so the binary names their size."""
    module = lower(target)
    (entry_point,) = module.entry_points
    assert (entry_point.required_subgroup_size, entry_point.full_subgroups) == (subgroup, True)
    assert f"!spirv.coopmatrix<{matrix}xf16, Subgroup, MatrixA>" in text_of(module)


@pytest.mark.parametrize(
    ("target", "op"),
    [
        # They need 16-bit numbers, too.
        ("vulkan1.3+CooperativeMatrixKHR", SCALAR),
        # No size of subgroups can be required.
        ("VP_KHR_roadmap_2026", WORKGROUP),
    ],
)
def test_all_that_matrices_need_counts(target: str, op: str) -> None:
    text = text_of(lower(target))
    assert MATRICES not in text
    assert (WORKGROUP in text) == (op == WORKGROUP)


def test_arguments_stay_as_they_are(lavapipe: None) -> None:
    """The schedule bufferizes, and must not add up in an argument."""
    text = """
func.func @f(%a: tensor<64x64xf16>, %b: tensor<64x64xf16>, %c: tensor<64x64xf32>) -> tensor<64x64xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<64x64xf16>, tensor<64x64xf16>) outs(%c : tensor<64x64xf32>)
      -> tensor<64x64xf32>
  return %0 : tensor<64x64xf32>
}"""
    random = np.random.default_rng(0)
    a, b, c = (
        random.integers(-4, 5, (64, 64)).astype(dtype) for dtype in (np.float16, np.float16, np.float32)
    )
    before = c.copy()
    with av.vulkan.Device(cache=False) as device:
        f = av.vulkan.compile(text, schedule=SCHEDULE, device=device)
        np.testing.assert_array_equal(f(a, b, c), c + a.astype(np.float32) @ b.astype(np.float32))
    np.testing.assert_array_equal(c, before)

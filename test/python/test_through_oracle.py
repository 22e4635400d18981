# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Verdicts through the lowering against the back ends' on a fixed sample of kernels.

`./dev full through` compares all of them.
"""

from __future__ import annotations

import pytest
from llvm_differences import NEEDS_PROBES
from through_oracle import FOLDERS, Compared, compare, kernels_of_practice, kernels_of_tests, sources

# Parts of upstream's tests, and kernels of test/practice.
SAMPLE = {
    "nvvm": (
        ("sm_75", "sm_90a"),
        ("gpu-to-nvvm#0", "wmma-ops-to-nvvm#3", "wmma-ops-to-nvvm#8", "matmul", "histogram_shared"),
    ),
    "rocdl": (("gfx90a", "gfx1100"), ("gpu-to-rocdl#0", "mfma#0", "dot#0", "softmax_dynamic")),
    "spirv": (("vulkan1.1",), ("matmul", "histogram_shared", "rope")),
}


@NEEDS_PROBES
@pytest.mark.parametrize("dialect", SAMPLE)
def test_the_back_ends_say_the_same(dialect: str) -> None:
    targets, names = SAMPLE[dialect]
    everything = [*kernels_of_tests(sources(), FOLDERS[dialect]), *kernels_of_practice(dialect)]
    found, crashed = compare([each for each in everything if each.name in names], targets)
    assert len(found) >= len(names)
    assert not crashed
    assert not [str(each) for each in found if each.is_wrong]


def test_a_disagreement_is_seen() -> None:
    for verdict, refusal, is_wrong in (
        ("yes", "refused", True),
        ("no", "", True),
        ("on condition", "", False),
        ("no", "refused", False),
        ("unknown", "refused", False),
    ):
        assert Compared("k", "sm_80", verdict, (), (), refusal).is_wrong is is_wrong

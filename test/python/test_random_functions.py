# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions of random shapes and types: valid by both spirv-vals, and on lavapipe as NumPy has them."""

from __future__ import annotations

import mlir.availability as av
import numpy as np
import pytest
from host_function import run_function
from mlir import ir
from random_functions import random_function
from spirv_validator import DEBIAN, NEWER, validate

COUNT = 50
TARGETS = ("vulkan1.0", "vulkan1.1", "vulkan1.2", "vulkan1.3", "lavapipe")
# The least and the most capable target.
RUN = ("vulkan1.0", "lavapipe")


def test_there_are_shapes_of_all_kinds() -> None:
    texts = [random_function(seed).text for seed in range(COUNT)]
    assert len({text.split(")", 1)[0] for text in texts}) >= 45
    for kind in ("i8", "i16", "i32", "i64", "f16", "bf16", "f32"):
        assert any(f"%a: {kind}," in text for text in texts), kind
    assert any("reduction" in text for text in texts)


@pytest.mark.parametrize("seed", range(COUNT))
def test_valid_and_as_numpy(context: ir.Context, lavapipe_here: None, seed: int) -> None:
    function = random_function(seed)
    module = ir.Module.parse(function.text)
    jobs: dict[bytes, ir.Module] = {}
    for target in TARGETS:
        attribute = av.vulkan.device_target() if target == "lavapipe" else av.target(target)
        lowered = av.lower_to_spirv(module, attribute, emulate=True)
        assert av.check(lowered, attribute).ok
        binary = av.spirv.serialize(lowered)
        environment = target.replace("lavapipe", "vulkan1.3")
        for validator in (DEBIAN, NEWER):
            assert validate([(binary, environment)], validator) == [""], (target, function.text)
        if target in RUN:
            jobs[binary] = lowered
    for binary, lowered in jobs.items():
        found = run_function(lowered, binary, function.arguments)[2]
        np.testing.assert_array_equal(
            found.reshape(function.expected.shape), function.expected, function.text
        )

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shuffles on targets whose subgroups have another size, or none that is known: through workgroup memory."""

from __future__ import annotations

import re

import mlir.availability as av
import numpy as np
import pytest
from mlir import ir
from workgroup_kernels import GROUPS, Array, compute, integers, kernel, small

pytestmark = pytest.mark.usefixtures("lavapipe_here")

# Nothing is known of subgroups, or they have 8 invocations.
TARGETS = ["vulkan1.0", "vulkan1.1+GroupNonUniformShuffle", "the device"]

# If no lane is defined, the second result, 0, replaces the number.
BODY = """\
%offset = arith.constant {offset} : i32
%lanes = arith.constant {width} : i32
%s, %is = gpu.shuffle {mode} %value, %offset, %lanes : i32
%zero = arith.constant 0 : i32
%r = arith.select %is, %s, %zero : i32"""


def shuffled(data: Array, mode: str, offset: int, width: int) -> Array:
    """Returns the result of each invocation, by the definition of `gpu.shuffle`, for groups of `width`."""
    result = np.zeros_like(data)
    for group, place in np.ndindex(data.shape):
        lane = place % width
        other = {"xor": lane ^ offset, "down": lane + offset, "up": lane - offset, "idx": offset}[mode]
        source = place - lane + other
        if 0 <= other < width and source < data.shape[1]:
            result[group, place] = data[group, source]
    return result


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(
    ("mode", "offset", "width"),
    [
        ("xor", 1, 2),
        ("xor", 16, 32),
        ("xor", 5, 8),
        ("xor", 9, 8),
        ("down", 3, 16),
        ("up", 3, 16),
        ("idx", 2, 4),
        ("idx", 7, 4),
    ],
)
def test_shuffles_move_values_as_numpy_does(target: str, mode: str, offset: int, width: int) -> None:
    # The last of 40 invocations are a part of a group of 16 or 32.
    for shape in ((64, 1, 1), (10, 4, 1)):
        data = integers(shape[0] * shape[1], "i32")
        text = kernel(BODY.format(mode=mode, offset=offset, width=width), shape=shape)
        with ir.Context():
            attribute = str(av.vulkan.device_target())
        found = compute(text, attribute if target == "the device" else target, data)
        np.testing.assert_array_equal(found.reshape(GROUPS, -1), shuffled(data, mode, offset, width))


def test_sum_of_a_warp() -> None:
    """A butterfly, as CUDA's kernels have it, beside a question for the lane."""
    steps = "\n".join(
        f"%d{n} = arith.constant {distance} : i32\n"
        f"%o{n}, %p{n} = gpu.shuffle xor %v{n}, %d{n}, %lanes : f32\n"
        f"%v{n + 1} = arith.addf %v{n}, %o{n} : f32"
        for n, distance in enumerate((16, 8, 4, 2, 1))
    )
    body = (
        "%lanes = arith.constant 32 : i32\n%l = gpu.lane_id\n%li = arith.index_cast %l : index to i32\n"
        f"%lf = arith.sitofp %li : i32 to f32\n%v0 = arith.addf %value, %lf : f32\n{steps}\n"
        "%r = arith.addf %v5, %lf : f32"
    )
    data = small(64, "f32")
    lanes = np.arange(64) % 32
    expected = (data + lanes).reshape(GROUPS, 2, 32).sum(2).repeat(32, 1) + lanes
    for target in TARGETS[:2]:
        found = compute(kernel(body, "f32"), target, data)
        np.testing.assert_array_equal(found.reshape(GROUPS, 64), expected)


def test_subgroups_of_the_device() -> None:
    """Where pipelines can require subgroups of the width, they are the device's."""
    text = kernel(BODY.format(mode="xor", offset=1, width=8))
    with ir.Context():
        module = ir.Module.parse(text)
        device = av.vulkan.device_target()
        lowered = str(av.lower_to_spirv(module, device))
        assert "GroupNonUniformShuffleXor" in lowered
        assert "ControlBarrier" not in lowered
        assert '@"subgroup_size(8)" built_in("SubgroupSize")' in lowered


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (
            "%w = arith.index_cast %x : index to i32\n%r, %p = gpu.shuffle xor %value, %value, %w : i32",
            "its width isn't a constant",
        ),
        (
            "%a = arith.constant 8 : i32\n%b = arith.constant 3 : i32\n"
            "%q, %p = gpu.shuffle xor %value, %value, %a : i32\n"
            "%r, %s = gpu.shuffle xor %q, %value, %b : i32",
            "a width of 3 doesn't fit into subgroups of 8",
        ),
        (
            "%w = arith.constant 8 : i32\n%c = arith.cmpi ult, %x, %c1 : index\n"
            "%r = scf.if %c -> (i32) {\n  %q, %p = gpu.shuffle xor %value, %value, %w : i32\n"
            "  scf.yield %q : i32\n} else {\n  scf.yield %value : i32\n}",
            "not all invocations of the workgroup are known to reach it",
        ),
    ],
)
def test_shuffles_that_cannot_be_lowered_are_refused(context: ir.Context, body: str, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        av.lower_to_spirv(ir.Module.parse(kernel(body)), "vulkan1.1")

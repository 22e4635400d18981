# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every example on every Vulkan version: equal to NumPy, or refused for the right reason."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import mlir.availability as av
import numpy as np
import pytest
from host_function import run_function
from mlir import ir
from numpy.typing import NDArray

Array = NDArray[np.generic]

EXAMPLES = Path(__file__).parents[2] / "examples"
DEVICE = "the device at hand"
TARGETS = ("vulkan1.0", "vulkan1.1", "vulkan1.2", "vulkan1.3", DEVICE)

# The result for a kernel on a target: it runs, or this is the error message.
RUNS = ""
NO_HALVES = "use a target with capability Float16 (and, for buffers, StorageBuffer16BitAccess)"

# By target, in the order above.
TABLE = {
    "saxpy": [RUNS, RUNS, RUNS, RUNS, RUNS],
    "saxpy_f16": [NO_HALVES, NO_HALVES, NO_HALVES, NO_HALVES, RUNS],
    "matmul": [RUNS, RUNS, RUNS, RUNS, RUNS],
    "conv": [RUNS, RUNS, RUNS, RUNS, RUNS],
    "softmax": [RUNS, RUNS, RUNS, RUNS, RUNS],
    "sum_shared": [RUNS, RUNS, RUNS, RUNS, RUNS],
    "sum_subgroup": [RUNS, RUNS, RUNS, RUNS, RUNS],
    "dot": [RUNS, RUNS, RUNS, RUNS, RUNS],
    "dot_f16": [NO_HALVES, NO_HALVES, NO_HALVES, NO_HALVES, RUNS],
    "dot_i8": [RUNS, RUNS, RUNS, RUNS, RUNS],
    "dot4_i8": [RUNS, RUNS, RUNS, RUNS, RUNS],
}

# The same with `emulate`; the device has f16.
EMULATED = {
    ("saxpy_f16", True): [RUNS, RUNS, RUNS, RUNS],
    ("dot_f16", True): [RUNS, RUNS, RUNS, RUNS],
}


@dataclass(frozen=True)
class Case:
    """A kernel's arguments, and NumPy's result.

    Attributes:
        inputs: the initial contents of its buffers; the result has another one, the last.
        expected: the final contents of the last buffer.
        workgroups: how many are run.
        is_updated: whether the last of the inputs is the buffer of the result.
        tolerance: how far off, relatively, the result may be: 0 where all numbers are exact.
    """

    inputs: list[Array]
    expected: Array
    workgroups: list[int] = field(default_factory=lambda: [1])
    is_updated: bool = False
    tolerance: float = 0

    def buffers(self) -> list[Array]:
        return self.inputs if self.is_updated else [*self.inputs, np.zeros_like(self.expected)]


random = np.random.default_rng(0)


def integers(shape: int | tuple[int, ...], kind: type[np.generic] = np.float32) -> Array:
    """Small whole numbers: sums and products are exact, in whatever order they are made."""
    return random.integers(-8, 8, shape).astype(kind)


def saxpy(kind: type[np.floating]) -> Case:
    a, x, y = integers(1, kind), integers(4096, kind), integers(4096, kind)
    return Case([a, x, y], a * x + y, [64], is_updated=True)


def matmul() -> Case:
    a, b = integers((64, 64)), integers((64, 64))
    return Case([a, b], a @ b, [8, 8])


def conv() -> Case:
    image, weights = integers((34, 34)), integers((3, 3))
    windows = np.lib.stride_tricks.sliding_window_view(image, (3, 3))
    return Case([image, weights], np.einsum("xyij,ij->xy", windows, weights), [4, 4])


def softmax() -> Case:
    # Large enough for overflows; no share is so small that a device may take it for 0.
    x = random.normal(100, 8, (64, 32)).astype(np.float32)
    powers = np.exp((x - x.max(1, keepdims=True)).astype(np.float64))
    expected = (powers / powers.sum(1, keepdims=True)).astype(np.float32)
    return Case([x], expected, tolerance=1e-4)


def sums() -> Case:
    rows = integers((64, 128))
    return Case([rows], rows.sum(1), [64])


def dot(kind: type[np.generic], sum_kind: type[np.generic]) -> Case:
    x, y = integers(4096, kind), integers(4096, kind)
    return Case([x, y], np.array([np.dot(x.astype(sum_kind), y.astype(sum_kind))], sum_kind))


def dot4_i8() -> Case:
    x, y = (random.integers(-128, 128, (256, 4)).astype(np.int8) for _ in range(2))
    return Case([x, y], np.einsum("ij,ij->i", x.astype(np.int32), y.astype(np.int32)), [4])


CASES: dict[str, Callable[[], Case]] = {
    "saxpy": functools.partial(saxpy, np.float32),
    "saxpy_f16": functools.partial(saxpy, np.float16),
    "matmul": matmul,
    "conv": conv,
    "softmax": softmax,
    "sum_shared": sums,
    "sum_subgroup": sums,
    "dot": functools.partial(dot, np.float32, np.float32),
    "dot_f16": functools.partial(dot, np.float16, np.float32),
    "dot_i8": functools.partial(dot, np.int8, np.int32),
    "dot4_i8": dot4_i8,
}


def scale() -> Case:
    a, x, b = np.array([3], np.float32), integers((10, 33)), integers(33)
    return Case([a, x, b], np.maximum(0, a * x + b))


def matmul_function() -> Case:
    a, b = integers((16, 24)), integers((24, 32))
    return Case([a, b], a @ b)


def conv_function() -> Case:
    image, weights, out = integers((1, 10, 10, 3)), integers((3, 3, 3, 4)), integers((1, 8, 8, 4))
    windows = np.lib.stride_tricks.sliding_window_view(image, (3, 3), (1, 2))
    return Case(
        [image, weights, out], out + np.einsum("nxycij,ijcf->nxyf", windows, weights), is_updated=True
    )


def sum_columns() -> Case:
    x = integers((40, 70))
    return Case([x], x.sum(0))


def softmax_function() -> Case:
    case = softmax()
    return Case([case.inputs[0][:8]], case.expected[:8], tolerance=1e-4)


def prefix_sum() -> Case:
    x = random.integers(1, 8, 100).astype(np.float32)
    return Case([x], x.cumsum() / x.sum(), tolerance=1e-6)


def norm() -> Case:
    x = integers((50, 32))
    return Case([x], np.sqrt((x**2).sum(1)), tolerance=1e-6)


FUNCTION_CASES = {
    "conv": conv_function,
    "matmul": matmul_function,
    "norm": norm,
    "prefix_sum": prefix_sum,
    "scale": scale,
    "softmax": softmax_function,
    "sum_columns": sum_columns,
}


@pytest.mark.parametrize("name", FUNCTION_CASES)
def test_function(context: ir.Context, lavapipe: None, name: str) -> None:
    module = ir.Module.parseFile(str(EXAMPLES / "functions" / f"{name}.mlir"))
    case = FUNCTION_CASES[name]()
    has_run: set[bytes] = set()
    device = av.vulkan.device_target()
    for target in TARGETS:
        attribute = device if target == DEVICE else av.target(target)
        lowered = av.lower_to_spirv(module, attribute)
        assert av.check(lowered, attribute).ok
        binary = av.spirv.serialize(lowered)
        av.spirv.validate(binary, attribute)
        if binary not in has_run:
            buffers = case.buffers()
            found = run_function(lowered, binary, buffers)
            np.testing.assert_allclose(found[-1], case.expected, case.tolerance, err_msg=f"for {target}")
            for before, after in zip(buffers[:-1], found[:-1], strict=True):
                np.testing.assert_array_equal(before, after)
            has_run.add(binary)


def test_the_tables_have_all_examples() -> None:
    def examples(folder: str) -> set[str]:
        return {file.stem for file in (EXAMPLES / folder).glob("*.mlir")}

    assert set(TABLE) == set(CASES) == examples("kernels")
    assert set(FUNCTION_CASES) == examples("functions")


@pytest.mark.parametrize(("name", "emulate"), [*((name, False) for name in TABLE), *EMULATED])
def test_kernel(context: ir.Context, lavapipe: None, name: str, emulate: bool) -> None:
    module = ir.Module.parseFile(str(EXAMPLES / "kernels" / f"{name}.mlir"))
    before = str(module)
    device = av.vulkan.device_target()
    case = CASES[name]()
    has_run: set[bytes] = set()
    for target, reason in zip(TARGETS, EMULATED.get((name, emulate), TABLE[name]), strict=not emulate):
        attribute = device if target == DEVICE else av.target(target)
        if reason:
            with pytest.raises(ValueError, match=re.escape(reason)):
                av.lower_to_spirv(module, attribute if target == DEVICE else target)
            continue
        lowered = av.lower_to_spirv(module, attribute, emulate=emulate)
        assert av.check(lowered, attribute).ok
        assert lowered.body.operations[0].attributes["vce_triple"] == av.deduce(lowered)
        binary = av.spirv.serialize(lowered)
        av.spirv.validate(binary, attribute)
        if binary not in has_run:
            result = av.vulkan.run(binary, name, case.buffers(), case.workgroups)
            found = list(result.buffers.values())[-1]
            np.testing.assert_allclose(found, case.expected, case.tolerance, err_msg=f"for {target}")
            has_run.add(binary)
    assert str(module) == before

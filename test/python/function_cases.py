# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions on tensors, with arguments and what NumPy makes of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.generic]

EXAMPLES = Path(__file__).parents[2] / "examples"


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


def softmax() -> Case:
    # Large enough for overflows; no share is so small that a device may take it for 0.
    x = random.normal(100, 8, (64, 32)).astype(np.float32)
    powers = np.exp((x - x.max(1, keepdims=True)).astype(np.float64))
    expected = (powers / powers.sum(1, keepdims=True)).astype(np.float32)
    return Case([x], expected, tolerance=1e-4)


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

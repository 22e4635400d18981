# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The arguments of the kernels and functions of test/practice, and NumPy's results.

Where floats are small integers, sums and products of them are exact in any order. Each case has its own
random numbers, which are the same in every run.
"""

from __future__ import annotations

import itertools
import math
import re
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.generic]

FOLDER = Path(__file__).parents[1] / "practice"


@dataclass(frozen=True)
class Case:
    """The arguments and the expected results of a kernel or function.

    Attributes:
        arguments: the initial contents of its arguments, results included.
        expected: the final contents of arguments, by position.
        workgroups: the number of workgroups of a kernel; empty for a function, which launches its own.
        tolerance: the allowed error, relative to the largest expected number; 0 if all numbers are exact.
        constants: the replacement of a name in the text, such as `WEIGHTS`: the numbers of a constant or of a
            resource.
        push_constants: those of a kernel.
    """

    arguments: list[Array]
    expected: dict[int, Array]
    workgroups: list[int] = field(default_factory=list)
    tolerance: float = 0
    constants: Mapping[str, Array] = field(default_factory=dict)
    push_constants: Array | None = None


def texts() -> dict[str, str]:
    """Returns the module of each kernel and function, by its name."""
    found: dict[str, str] = {}
    for file in sorted(FOLDER.glob("*.mlir")):
        for text in file.read_text().split("// -----\n"):
            match = re.search(r"(?:func|gpu)\.func @(\w+)", text)
            assert match is not None, file
            assert match[1] not in found, match[1]
            found[match[1]] = text
    return found


def text_of(name: str, case: Case) -> str:
    """Returns a module's text, with its constants in it."""
    text = texts()[name]
    for word, values in case.constants.items():
        text = text.replace(f"dense<{word}>", f"dense<{values.tolist()}>")
        # The first four bytes of a resource say its alignment.
        alignment = values.itemsize.to_bytes(4, "little")
        text = text.replace(f'"{word}"', f'"0x{(alignment + values.tobytes()).hex()}"')
    return text


_random = np.random.Generator(np.random.PCG64())


def whole(*shape: int, kind: type[np.generic] = np.float32) -> Array:
    return _random.integers(-8, 8, shape).astype(kind)


def floats(*shape: int, low: float = -3, high: float = 3) -> Array:
    return _random.uniform(low, high, shape).astype(np.float32)


def result(inputs: list[Array], *expected: Array, **more: object) -> Case:
    """A case whose results are the last arguments, which nothing else tells of."""
    outputs = [np.zeros_like(each) for each in expected]
    places = range(len(inputs), len(inputs) + len(expected))
    return Case([*inputs, *outputs], dict(zip(places, expected, strict=True)), **more)  # type: ignore[arg-type]


def each(function: Callable[[Array], Array], x: Array, tolerance: float = 1e-5) -> Case:
    """A case of a function of each number, which NumPy calculates with 64 bits."""
    return result([x], function(x.astype(np.float64)).astype(np.float32), tolerance=tolerance)


def sigmoid(x: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-x)))


_erf = np.vectorize(math.erf)


def softmax(x: Array) -> Array:
    powers = np.exp((x - x.max(-1, keepdims=True)).astype(np.float64))
    return np.asarray((powers / powers.sum(-1, keepdims=True)).astype(np.float32))


def bf16(x: Array) -> Array:
    """The bits of the bfloat16 numbers that some floats are."""
    return np.asarray((x.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16))


def axpy_bf16() -> Case:
    x, y = whole(128), whole(128)
    return result([bf16(x), bf16(y)], bf16(2 * x + y))


def quantize() -> Case:
    x = floats(6, 40, low=-10, high=10)
    return result([x], np.clip(np.rint(x * np.float32(16)) + 3, -128, 127).astype(np.int8))


def dequantize_rows() -> Case:
    x, scales = _random.integers(-128, 128, (6, 40)).astype(np.int8), floats(6)
    return result([x, scales], x.astype(np.float32) * scales[:, None])


def positions() -> Case:
    angles = np.arange(20)[:, None] * 10000.0 ** (-np.arange(8) / 8)
    expected = np.stack([np.sin(angles), np.cos(angles)], -1).reshape(20, 16)
    # The angle's own rounding is what sine and cosine of large angles show.
    return result([], expected.astype(np.float32), tolerance=2e-3)


def rope() -> Case:
    x, angles = floats(6, 32), floats(6, 16)
    a, b, s, c = x[:, :16], x[:, 16:], np.sin(angles), np.cos(angles)
    return result([x, angles], np.concatenate([a * c - b * s, a * s + b * c], 1), tolerance=1e-4)


def swiglu() -> Case:
    gate, up = floats(5, 64), floats(5, 64)
    return result([gate, up], gate * sigmoid(gate) * up, tolerance=1e-5)


def sums() -> Case:
    x = whole(4096)
    return result([x], x.sum(keepdims=False).reshape(1))


def sum_million() -> Case:
    x = _random.integers(-1000, 1000, 1 << 20).astype(np.int32)
    return result([x], x.sum(dtype=np.int32).reshape(1))


def pooled() -> Case:
    x = whole(1, 7, 7, 24)
    return result([x], x.sum((1, 2)) / np.float32(49), tolerance=1e-6)


def max_rows() -> Case:
    x = floats(12, 70)
    return result([x], x.max(1))


def argmax(kind: type[np.generic]) -> Case:
    x = floats(9, 33)
    return result([x], x.argmax(1).astype(kind))


def variance() -> Case:
    x = floats(10, 64)
    return result([x], x.astype(np.float64).var(1).astype(np.float32), tolerance=1e-5)


def logsumexp() -> Case:
    x = floats(16, 40)
    return result([x], np.log(np.exp(x.astype(np.float64)).sum(1)).astype(np.float32), tolerance=1e-5)


def cross_entropy() -> Case:
    logits, classes = floats(8, 10), _random.integers(0, 10, 8)
    return result([logits, classes], -np.log(softmax(logits)[np.arange(8), classes]), tolerance=1e-5)


def histogram() -> Case:
    x = _random.integers(0, 16, 500).astype(np.int32)
    return Case([x, np.zeros(16, np.int32)], {1: np.bincount(x, minlength=16).astype(np.int32)})


def scattered(update: np.ufunc) -> Case:
    x, places, start = whole(64), _random.integers(0, 8, 64).astype(np.int32), whole(8)
    expected = start.copy()
    update.at(expected, places, x)
    return Case([x, places, start], {2: expected})


def cumsum_rows() -> Case:
    x = whole(8, 50)
    return result([x], x.cumsum(1))


def count_nonzero() -> Case:
    x = whole(6, 37)
    return result([x], np.count_nonzero(x, axis=1).astype(np.int32))


def product(a: Array, b: Array, kind: type[np.generic] = np.float32) -> Case:
    return result([a, b], a.astype(kind) @ b.astype(kind))


def matmul_bf16() -> Case:
    a, b = whole(16, 32), whole(32, 16)
    return result([bf16(a), bf16(b)], a @ b)


def matvec() -> Case:
    a, x, y = whole(50, 30), whole(30), whole(50)
    return Case([a, x, y], {2: y + a @ x})


def linear() -> Case:
    x, w, b = whole(6, 20), whole(14, 20), whole(14)
    return result([x, w, b], x @ w.T + b)


def outer() -> Case:
    x, y = whole(17), whole(23)
    return result([x, y], np.outer(x, y))


def gram() -> Case:
    x = whole(12, 60)
    return result([x], x @ x.T / np.float32(720), tolerance=1e-6)


def einsum_scores() -> Case:
    q, k = whole(2, 3, 5, 8), whole(2, 3, 7, 8)
    return result([q, k], np.einsum("bhqd,bhkd->bhqk", q, k))


def forward_substitution() -> Case:
    lower = np.tril(floats(20, 20, low=-0.2, high=0.2), -1) + np.diag(floats(20, low=1, high=2))
    b = floats(20)
    return result([lower, b], np.linalg.solve(lower.astype(np.float64), b).astype(np.float32), tolerance=1e-4)


def spmv_csr() -> Case:
    starts = np.sort(np.concatenate([[0, 40], _random.integers(0, 41, 11)])).astype(np.int32)
    columns, values, x = _random.integers(0, 12, 40).astype(np.int32), whole(40), whole(12)
    rows = itertools.pairwise(starts)
    expected = np.array([values[s:e] @ x[columns[s:e]] for s, e in rows], np.float32)
    return result([starts, columns, values, x], expected)


def saxpy_dynamic() -> Case:
    a, x, y = whole(1), whole(150), whole(150)
    return Case([a, x, y], {2: a * x + y})


def transpose_dynamic() -> Case:
    x = whole(9, 13)
    return result([x], np.ascontiguousarray(x.T))


def power_iteration() -> Case:
    a, x = floats(16, 16), floats(16)
    y = a.astype(np.float64) @ x
    return result([a, x], (y / np.sqrt(y @ y)).astype(np.float32), tolerance=1e-4)


def windows(x: Array, height: int, width: int, axes: tuple[int, int] = (1, 2)) -> Array:
    return np.lib.stride_tricks.sliding_window_view(x, (height, width), axes)


def conv_bias_relu() -> Case:
    x, w, b = whole(1, 10, 10, 3), whole(3, 3, 3, 8), whole(8)
    return result([x, w, b], np.maximum(np.einsum("nxycij,ijcf->nxyf", windows(x, 3, 3), w) + b, 0))


def conv_padded() -> Case:
    x, w = whole(1, 2, 8, 8), whole(4, 2, 3, 3)
    padded = np.pad(x, ((0, 0), (0, 0), (1, 1), (1, 1)))
    return result([x, w], np.einsum("ncxyij,fcij->nfxy", windows(padded, 3, 3, (2, 3)), w))


def depthwise() -> Case:
    x, w = whole(1, 9, 9, 6), whole(3, 3, 6)
    return result([x, w], np.einsum("nxycij,ijc->nxyc", windows(x, 3, 3)[:, ::2, ::2], w))


def dilated_conv_1d() -> Case:
    x, w = whole(1, 40, 4), whole(2, 4, 6)
    return result([x, w], x[:, :36] @ w[0] + x[:, 4:] @ w[1])


def max_pool() -> Case:
    x = floats(1, 8, 12, 5)
    return result([x], x.reshape(1, 4, 2, 6, 2, 5).max((2, 4)))


def average_pool() -> Case:
    x = whole(1, 6, 9, 2)
    return result([x], x.reshape(1, 2, 3, 3, 3, 2).sum((2, 4)) / np.float32(9), tolerance=1e-6)


def upsample_nearest() -> Case:
    x = floats(1, 5, 6, 3)
    return result([x], x.repeat(2, 1).repeat(2, 2))


def resize_bilinear() -> Case:
    x = floats(7, 9)
    rows = np.stack([np.interp(np.arange(13) / 2, np.arange(7), column) for column in x.T], 1)
    expected = np.stack([np.interp(np.arange(17) / 2, np.arange(9), row) for row in rows])
    return result([x], expected.astype(np.float32), tolerance=1e-4)


def batch_norm() -> Case:
    x, mean, variance = floats(1, 5, 5, 8), floats(8), floats(8, low=0.5, high=2)
    gamma, beta = floats(8), floats(8)
    expected = (x - mean) / np.sqrt(variance + 1e-5) * gamma + beta
    return result([x, mean, variance, gamma, beta], expected.astype(np.float32), tolerance=1e-4)


def pixel_shuffle() -> Case:
    x = floats(1, 8, 4, 5)
    expected = x.reshape(1, 2, 2, 2, 4, 5).transpose(0, 1, 4, 2, 5, 3).reshape(1, 2, 8, 10)
    return result([x], np.ascontiguousarray(expected))


def residual() -> Case:
    x, w = whole(1, 6, 6, 4), whole(1, 1, 4, 4)
    return result([x, w], np.maximum(x @ w[0, 0] + x, 0))


def concat_channels() -> Case:
    a, b = floats(4, 5, 3), floats(4, 5, 2)
    return result([a, b], np.concatenate([a, b], 2))


def crop() -> Case:
    x = floats(12, 12)
    return result([x], np.ascontiguousarray(x[2:10:2, 2:10:2]))


def layer_norm() -> Case:
    x, gamma, beta = floats(6, 48), floats(48), floats(48)
    wide = x.astype(np.float64)
    normal = (wide - wide.mean(1, keepdims=True)) / np.sqrt(wide.var(1, keepdims=True) + 1e-5)
    return result([x, gamma, beta], (normal * gamma + beta).astype(np.float32), tolerance=1e-3)


def rms_norm() -> Case:
    x, gamma = floats(5, 64), floats(64)
    scale = 1 / np.sqrt((x.astype(np.float64) ** 2).mean(1, keepdims=True) + 1e-6)
    return result([x, gamma], (x * scale * gamma).astype(np.float32), tolerance=1e-5)


def attention() -> Case:
    q, k, v = floats(8, 16), floats(8, 16), floats(8, 16)
    return result([q, k, v], softmax(q @ k.T / 4) @ v, tolerance=1e-3)


def causal_softmax() -> Case:
    scores = floats(10, 10)
    masked = np.where(np.tri(10, dtype=bool), scores, np.float32(-1e30))
    return result([scores], softmax(masked), tolerance=1e-5)


def embedding(kind: type[np.generic]) -> Case:
    table, tokens = floats(30, 12), _random.integers(0, 30, 7).astype(kind)
    return result([table, tokens], table[tokens.astype(np.intp)])


def cache_append() -> Case:
    cache, row = floats(32, 16), floats(16)
    expected = cache.copy()
    expected[5] = row
    return Case([cache, row, np.array([5], np.int32)], {0: expected})


def rnn_cell() -> Case:
    x, h, wx, wh, b = whole(4, 8), whole(4, 12), floats(8, 12), floats(12, 12), floats(12)
    return result([x, h, wx, wh, b], np.tanh(x @ wx + h @ wh + b), tolerance=1e-3)


def rnn() -> Case:
    x, w, h = floats(10, 6), floats(6, 6, low=-0.5, high=0.5), floats(6)
    state = h.astype(np.float64)
    for step in x:
        state = np.tanh(step + w @ state)
    return Case([x, w, h, np.zeros(6, np.float32)], {2: state.astype(np.float32)}, tolerance=1e-3)


def lstm_gates() -> Case:
    gates, c = floats(3, 32), floats(3, 8)
    i, f, g, o = np.split(gates.astype(np.float64), 4, 1)
    new = sigmoid(f) * c + sigmoid(i) * np.tanh(g)
    hidden = sigmoid(o) * np.tanh(new)
    return result([gates, c], hidden.astype(np.float32), new.astype(np.float32), tolerance=1e-4)


def gru_state() -> Case:
    z, n, h = floats(4, 10, low=0, high=1), floats(4, 10), floats(4, 10)
    return result([z, n, h], (1 - z) * np.tanh(n) + z * h, tolerance=1e-4)


def softmax_dynamic() -> Case:
    x = floats(6, 32)
    return result([x], softmax(x), tolerance=1e-5)


def heat() -> Case:
    a = floats(16, 16)
    now = a.astype(np.float64)
    for _ in range(10):
        new = now.copy()
        new[1:-1, 1:-1] = (now[:-2, 1:-1] + now[2:, 1:-1] + now[1:-1, :-2] + now[1:-1, 2:]) / 4
        now = new
    return Case([a, np.zeros_like(a)], {0: now.astype(np.float32)}, tolerance=1e-4)


def jacobi() -> Case:
    m = floats(8, 8, low=-0.1, high=0.1) + np.eye(8, dtype=np.float32)
    b = floats(8)
    buffers = [m, b, *(np.zeros(size, np.float32) for size in (8, 8, 1))]
    solution = np.linalg.solve(m.astype(np.float64), b)
    return Case(buffers, {2: solution.astype(np.float32)}, tolerance=1e-3)


def black_scholes() -> Case:
    price, strike = floats(100, low=5, high=30), floats(100, low=5, high=30)
    years = floats(100, low=0.5, high=5)
    s, x, t = (each.astype(np.float64) for each in (price, strike, years))
    d1 = (np.log(s / x) + (0.02 + 0.045) * t) / (0.3 * np.sqrt(t))
    d2 = d1 - 0.3 * np.sqrt(t)
    normal = [(1 + _erf(d / np.sqrt(2))) / 2 for d in (d1, d2)]
    expected = s * normal[0] - x * np.exp(-0.02 * t) * normal[1]
    return result([price, strike, years], expected.astype(np.float32), tolerance=1e-2)


def fft_stage() -> Case:
    re, im = floats(32), floats(32)
    x = re.astype(np.complex128) + 1j * im
    a, b = x[:16], x[16:]
    out = np.concatenate([a + b, (a - b) * np.exp(-2j * np.pi * np.arange(16) / 32)])
    return result([re, im], out.real.astype(np.float32), out.imag.astype(np.float32), tolerance=1e-3)


def pcg_hash() -> Case:
    x = _random.integers(0, 1 << 32, 200, dtype=np.uint32)
    s = x * np.uint32(747796405) + np.uint32(2891336453)
    w = ((s >> ((s >> np.uint32(28)) + np.uint32(4))) ^ s) * np.uint32(277803737)
    return result([x.view(np.int32)], ((w >> np.uint32(22)) ^ w).view(np.int32))


def lcg_i64() -> Case:
    x = _random.integers(0, 1 << 63, 90, dtype=np.uint64)
    expected = x * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
    return Case([x.view(np.int64)], {0: expected.view(np.int64)})


def sum_i64() -> Case:
    x = _random.integers(-(1 << 31), 1 << 31, (5, 40)).astype(np.int32)
    return result([x], x.sum(1, dtype=np.int64))


def longs(*shape: int, bits: int = 64) -> Array:
    """64-bit numbers of all sizes: equally many have each number of significant bits."""
    kept = _random.integers(1, bits, shape)
    return np.asarray(_random.integers(-(1 << 63), (1 << 63) - 1, shape, dtype=np.int64) >> (64 - kept))


def position_ids() -> Case:
    mask = (_random.random((4, 12)) < 0.7).astype(np.int64)
    return result([mask], np.where(mask == 0, 1, mask.cumsum(1)))


def max_rows_i64() -> Case:
    x = longs(6, 20)
    return result([x], x.max(1))


def xorshift_i64() -> Case:
    x = longs(100).view(np.uint64)
    expected = x ^ x >> np.uint64(12)
    expected ^= expected << np.uint64(25)
    expected ^= expected >> np.uint64(27)
    return Case([x.view(np.int64)], {0: (expected * np.uint64(2685821657736338717)).view(np.int64)})


def bit_fields_i64() -> Case:
    x, by = longs(64), np.arange(64)
    return result([x, by], x << by, x >> by, x & ((1 << by) - 1))


def quotients(x: Array, y: Array) -> Case:
    """Quotients and remainders, rounded towards zero as in C."""
    quotient = np.abs(x) // np.abs(y) * np.sign(x) * np.sign(y)
    return result([x, y], quotient, x - quotient * y)


def days_i64() -> Case:
    x = longs(80, bits=40)
    case = quotients(x, np.full_like(x, 86400))
    return Case([x, *case.arguments[2:]], {place - 1: each for place, each in case.expected.items()})


def buckets_i64() -> Case:
    x, n = longs(70).view(np.uint64), np.maximum(longs(70).view(np.uint64), 1)
    n[::2] >>= np.uint64(40)
    n[n == 0] = 1000
    return result([x.view(np.int64), n.view(np.int64)], (x // n).view(np.int64), (x % n).view(np.int64))


def divide_i64() -> Case:
    x, y = longs(96), longs(96)
    y[y == 0] = -7
    return quotients(x, y)


def to_long() -> Case:
    x = (floats(96) * 2.0 ** _random.integers(0, 60, 96)).astype(np.float32)
    return result([x], x.astype(np.int64), np.abs(x).astype(np.uint64).view(np.int64))


def to_float() -> Case:
    x = longs(96)
    x[:8] = [0, 1, -1, 1 << 24, (1 << 24) + 1, (1 << 40) + (1 << 16) + 1, -(1 << 63), (1 << 63) - 1]
    return result([x], x.astype(np.float32), x.view(np.uint64).astype(np.float32))


def one_hot_i64() -> Case:
    classes = _random.integers(0, 7, 9)
    return result([classes], (classes[:, None] == np.arange(7)).astype(np.float32))


def compare_i64() -> Case:
    x, y = longs(96), longs(96)
    y[::4] = x[::4]
    y[1::4] = x[1::4] ^ 1
    a, b = x.view(np.uint64), y.view(np.uint64)
    bits = (x < y, x >= y, a < b, a >= b, x != y)
    return result([x, y], sum(each.astype(np.int32) << place for place, each in enumerate(bits)))


def shared_sum_i64() -> Case:
    x = longs(128)
    return result([x], x.reshape(2, 64).sum(1), workgroups=[2])


def rounded(x: Array) -> Array:
    """Floats rounded to bfloat16, ties to even, as floats of 32 bits."""
    bits = x.astype(np.float32).view(np.uint32)
    up = (bits + np.uint32(0x7FFF) + (bits >> np.uint32(16) & np.uint32(1))) & np.uint32(0xFFFF0000)
    return np.where(np.isnan(x), x, up.view(np.float32)).astype(np.float32)


def brains(*shape: int) -> Array:
    """Floats that bfloat16 has."""
    return rounded(floats(*shape))


def residual_bf16() -> Case:
    x, y = brains(6, 40), brains(6, 40)
    return result([bf16(x), bf16(y)], bf16(rounded(x + rounded(y * np.float32(1.3359375)))))


def relu_bf16() -> Case:
    x = brains(120)
    return result([bf16(x)], bf16(np.maximum(x, 0)))


def cast_bf16() -> Case:
    x = longs(256).astype(np.uint32).view(np.float32)
    # The bits of NaNs vary, and the treatment of denormals depends on the device.
    x[np.isnan(x) | (np.abs(x) < 2.0**-126)] = 1
    x[:6] = [0, -0.0, np.inf, -np.inf, 3.4e38, 1 + 2.0**-8]
    return result([x], bf16(rounded(x)), rounded(x))


def next_bf16() -> Case:
    x = _random.integers(0, 0x7F00, 64).astype(np.uint16)
    return result([x], x + np.uint16(1), x.view(np.float16))


def dequantize_bf16() -> Case:
    x, scales = _random.integers(-128, 128, (6, 40)).astype(np.int8), brains(6)
    return result([x, bf16(scales)], bf16(rounded(x.astype(np.float32) * scales[:, None])))


def rms_norm_bf16() -> Case:
    x, w = brains(5, 64), brains(64)
    scale = 1 / np.sqrt((x.astype(np.float64) ** 2).mean(1, keepdims=True) + 1e-5)
    # The last bit may differ.
    return result(
        [bf16(x), bf16(w)], bf16(rounded(rounded((x * scale).astype(np.float32)) * w)), tolerance=2e-5
    )


def positive_brains(*shape: int) -> Array:
    """Floats whose sum grows, so that much would be lost if it were rounded after each step."""
    return rounded(floats(*shape, low=0.5, high=1.5))


def mean_bf16() -> Case:
    x = positive_brains(3, 1024)
    return result([bf16(x)], bf16(rounded(rounded(x.sum(1, dtype=np.float64)) / 1024)))


def accumulate_bf16() -> Case:
    x, y = positive_brains(5, 300), positive_brains(5)
    return result([bf16(x), bf16(y)], bf16(rounded(y + x.sum(1, dtype=np.float64))))


def matmul_to_bf16() -> Case:
    a, b = positive_brains(4, 512), positive_brains(512, 8)
    return result([bf16(a), bf16(b)], bf16(rounded(a.astype(np.float64) @ b)))


def silu_bf16() -> Case:
    x = brains(4, 32)
    bottom = rounded(rounded(np.exp(-x.astype(np.float64)).astype(np.float32)) + np.float32(1))
    return result([bf16(x)], bf16(rounded(x / bottom)), tolerance=2e-5)


def reverse_bf16() -> Case:
    x = brains(64)
    return result([bf16(x)], bf16(2 * x.reshape(2, 32)[:, ::-1].reshape(64)), workgroups=[2])


def layer_with_weights() -> Case:
    x, weights, bias = whole(2, 48), whole(48, 40), whole(40)
    return result([x], x @ weights + bias, constants={"WEIGHTS": weights, "BIAS": bias})


def mlp_with_weights() -> Case:
    x, first, second = whole(3, 64), whole(64, 32), whole(32, 10)
    expected = np.maximum(x @ first, 0) @ second
    return result([x], expected, constants={"WEIGHTS1": first, "WEIGHTS2": second})


def polar() -> Case:
    x, y = floats(80), floats(80)
    return result([x, y], np.hypot(x, y), np.arctan2(y, x), tolerance=1e-4)


def mandelbrot() -> Case:
    # Each step is rounded as the shader does; no pixel lies so near to the border that this decides.
    expected = np.zeros((24, 32), np.int32)
    scale = np.float32(0.09375)
    for y, x in itertools.product(range(24), range(32)):
        cr, ci = x * scale - np.float32(2.109375), y * scale - np.float32(1.078125)
        zr = zi = np.float32(0)
        while zr * zr + zi * zi < 4 and expected[y, x] < 40:
            zr, zi = zr * zr - zi * zi + cr, 2 * (zr * zi) + ci
            expected[y, x] += 1
    return result([], expected, workgroups=[4, 3])


def sobel() -> Case:
    x = whole(24, 32)
    padded = windows(np.pad(x, 1, "edge"), 3, 3, (0, 1))
    kernel = np.array([[-1, 0, 1], [-2, 0, 2], [-1, 0, 1]], np.float32)
    gx, gy = (np.einsum("xyij,ij->xy", padded, k) for k in (kernel, kernel.T))
    return result([x], np.sqrt(gx**2 + gy**2), workgroups=[4, 3], tolerance=1e-5)


def blur() -> Case:
    x = whole(68)
    weights = np.array([1, 4, 6, 4, 1], np.float32) / 16
    return result([x], np.convolve(x, weights, "valid"), workgroups=[2])


def life() -> Case:
    x = _random.integers(0, 2, (16, 16)).astype(np.int32)
    shifts = [s for s in itertools.product((-1, 0, 1), repeat=2) if s != (0, 0)]
    neighbours = sum(np.roll(x, shift, (0, 1)) for shift in shifts)
    alive = (neighbours == 3) | ((neighbours == 2) & (x == 1))
    return result([x], alive.astype(np.int32), workgroups=[2, 2])


def nbody() -> Case:
    x = floats(128)
    d = x.astype(np.float64)[None] - x[:, None]
    # Forces of both sides cancel: the sum is off by what its largest parts are rounded by.
    return result([x], (d / (d**2 + 0.01) ** 1.5).sum(1).astype(np.float32), workgroups=[4], tolerance=1e-2)


def transpose() -> Case:
    x = floats(32, 48)
    return result([x], np.ascontiguousarray(x.T), workgroups=[6, 4])


def scan() -> Case:
    x = whole(256, kind=np.int32)
    return result([x], x.reshape(4, 64).cumsum(1).reshape(256).astype(np.int32), workgroups=[4])


def bitonic_sort() -> Case:
    x = _random.integers(-100, 100, 64).astype(np.int32)
    return Case([x], {0: np.sort(x)}, [1])


def sum_groups() -> Case:
    x = whole(512)
    return result([x], x.reshape(4, 128).sum(1), workgroups=[4])


def swap_neighbours() -> Case:
    x = floats(64)
    return Case([x], {0: x.reshape(32, 2)[:, ::-1].reshape(64)}, [2])


def warp_sum() -> Case:
    x = whole(64)
    return Case([x], {0: x.reshape(2, 32).sum(1).repeat(32)}, [2])


def dequantize_q4() -> Case:
    scales, packed = floats(8), _random.integers(0, 256, (8, 16)).astype(np.uint8)
    values = np.concatenate([packed & 15, packed >> 4], 1).astype(np.float32) - 8
    return result([scales, packed.view(np.int8)], values * scales[:, None], workgroups=[8])


def blend_rgba8() -> Case:
    a, b = (_random.integers(0, 256, (64, 4)).astype(np.uint8) for _ in range(2))
    mixed = ((a.astype(np.uint16) + b) >> 1).astype(np.uint8)
    words = [each.view(np.int32).reshape(64) for each in (a, b, mixed)]
    return result(words[:2], words[2], workgroups=[1])


def tonemap() -> Case:
    x = floats(192, low=0, high=8)
    wide = x.astype(np.float64)
    curve = wide * (2.51 * wide + 0.03) / (wide * (2.43 * wide + 0.59) + 0.14)
    return result([x], np.clip(curve, 0, 1).astype(np.float32), workgroups=[3], tolerance=1e-5)


def lightness() -> Case:
    y = floats(64, low=0.01, high=1) ** 3
    expected = np.where(y > 0.008856452, 116 * np.cbrt(y.astype(np.float64)) - 16, 903.2963 * y)
    return result([y], expected.astype(np.float32), workgroups=[1], tolerance=1e-4)


def sphere_tracing() -> Case:
    u = np.arange(16) * 0.125 - 0.9375
    expected = np.full((16, 16), -1.0)
    for (i, v), (j, w) in itertools.product(enumerate(u), enumerate(u)):
        t, d = 0.0, 6.0
        while d > 1e-4 and t < 6:
            d = math.sqrt((t - 3) ** 2 + w * w + v * v) - 0.75
            t += d
        expected[i, j] = t if t < 6 else -1
    return result([], expected.astype(np.float32), workgroups=[1, 4], tolerance=1e-4)


def dither() -> Case:
    x = floats(16, 16, low=0, high=1)
    rows = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]
    threshold = (np.tile(np.array(rows, np.float32), (4, 4)) + np.float32(0.5)) / 16
    return result([x], (x > threshold).astype(np.int32), workgroups=[1, 4])


def particles() -> Case:
    state, dt = floats(64, 4), np.array([0.125], np.float32)
    expected = state.copy()
    expected[:, 3] += np.float32(-9.75) * dt
    expected[:, :2] += expected[:, 2:] * dt
    below = expected[:, 1] < 0
    expected[below, 1] *= -1
    expected[below, 3] *= -1
    return Case([state, dt], {0: expected}, [1], tolerance=1e-4)


def compact() -> Case:
    # The device determines the order of the list, so only its length is compared.
    x = _random.integers(0, 100, 128).astype(np.int32)
    count = np.array([(x > 50).sum()], np.int32)
    return Case([x, np.zeros(1, np.int32), np.zeros(128, np.int32)], {1: count}, [2])


def double_all() -> Case:
    x = whole(100)
    return Case([x], {0: 2 * x}, [2])


def linear_dynamic() -> Case:
    x, w, b = whole(13, 8), whole(8, 6), whole(6)
    return result([x, w, b], np.maximum(x @ w + b, 0))


def layer_norm_dynamic() -> Case:
    x = floats(7, 45)
    wide = x.astype(np.float64)
    shifted = wide - wide.mean(1, keepdims=True)
    expected = shifted / np.sqrt(wide.var(1, keepdims=True) + 1e-5)
    return result([x], expected.astype(np.float32), tolerance=1e-4)


def attention_dynamic() -> Case:
    q, k, v = floats(9, 16), floats(14, 16), floats(14, 16)
    return result([q, k, v], softmax(q @ k.T / 4) @ v, tolerance=1e-4)


def conv_1d_dynamic() -> Case:
    x, w = whole(90), whole(5)
    return result([x, w], np.convolve(x, w[::-1], "valid").astype(np.float32))


def convolved(x: Array, w: Array, stride: int) -> Array:
    """A convolution of pictures (N, H, W, C) without padding."""
    windows = np.lib.stride_tricks.sliding_window_view(x, w.shape[:2], (1, 2))[:, ::stride, ::stride]
    return np.asarray(np.einsum("nhwcij,ijcf->nhwf", windows, w), np.float32)


def conv_2d_dynamic() -> Case:
    x, w = whole(1, 12, 17, 3), whole(3, 3, 3, 4)
    return result([x, w], convolved(x, w, 2))


def embedding_dynamic() -> Case:
    tokens, table = _random.integers(0, 21, 11).astype(np.int32), floats(21, 16)
    return result([tokens, table], table[tokens])


def concat_dynamic() -> Case:
    a, b = floats(5, 8), floats(12, 8)
    return result([a, b], np.concatenate([a, b]))


def scratch_dynamic() -> Case:
    x = floats(77)
    return result([np.array([77], np.int32), x], np.maximum.accumulate(x) - x)


def matmul_any() -> Case:
    a, b = whole(19, 23), whole(23, 10)
    return result([a, b], a @ b, workgroups=[2, 3])


def box_any() -> Case:
    picture = whole(21, 13)
    padded = np.pad(picture, 1, "edge")
    windows = np.lib.stride_tricks.sliding_window_view(padded, (3, 3))
    return result([picture], windows.sum((2, 3), dtype=np.float32), workgroups=[2, 3])


def scale_batch_any() -> Case:
    x = whole(3, 6, 9)
    factor = np.array([4], np.float32)
    return Case([x], {0: 4 * x}, [3, 2, 1], push_constants=factor)


def sum_rows_i8_any() -> Case:
    x = _random.integers(-128, 128, (37, 15)).astype(np.int8)
    return result([x], x.sum(1, dtype=np.int32), workgroups=[2])


def splat_any() -> Case:
    points, grid = _random.integers(0, 5, (90, 2)).astype(np.int32), np.zeros((6, 5), np.int32)
    expected = grid.copy()
    np.add.at(expected, (points[:, 0], points[:, 1]), 1)
    return Case([points, grid], {1: expected}, [3])


def sizes_any() -> Case:
    inputs = [whole(2 + i % 3, 2 + i % 4, 2 + i % 5) for i in range(11)]
    expected = np.zeros((2, 3, 4), np.float32)
    expected[0, 0, 1] = sum(x[1, 1, 1] for x in inputs)
    expected[1, 1, 0] = sum(len(x) for x in inputs)
    return result(list(inputs), expected, workgroups=[1])


def conv_with_weights() -> Case:
    x, weights = whole(1, 8, 8, 8), whole(3, 3, 8, 32)
    return result([x], convolved(x, weights, 1), constants={"WEIGHTS": weights})


def embedding_with_table() -> Case:
    tokens, table = _random.integers(0, 128, 9).astype(np.int32), whole(128, 16)
    return result([tokens], table[tokens], constants={"TABLE": table})


def layer_with_resource() -> Case:
    x, weights, bias = whole(3, 40), whole(40, 32), whole(32)
    return result([x], x @ weights + bias, constants={"WEIGHTS": weights, "BIAS": bias})


def layer_with_i8_weights() -> Case:
    x, weights = whole(4, 50), _random.integers(-128, 128, (50, 30)).astype(np.int8)
    return result([x], x @ (weights.astype(np.float32) / 8), constants={"WEIGHTS": weights})


def layer_with_weights_dynamic() -> Case:
    x, weights = whole(5, 48), whole(48, 40)
    return result([x], x @ weights, constants={"WEIGHTS": weights})


def table_look_up() -> Case:
    x, table = _random.integers(0, 1500, 100).astype(np.int32), whole(1500)
    return result([x], table[x], workgroups=[2], constants={"TABLE": table})


def layer_norm_groups() -> Case:
    x, gamma, beta = floats(6, 96), floats(96), floats(96)
    wide = x.astype(np.float64)
    normal = (wide - wide.mean(1, keepdims=True)) / np.sqrt(wide.var(1, keepdims=True) + 1e-5)
    expected = (normal * gamma + beta).astype(np.float32)
    return result([x, gamma, beta], expected, tolerance=1e-4, workgroups=[6])


def histogram_shared() -> Case:
    x, bins = _random.integers(-500, 500, 1000).astype(np.int32), np.arange(32, dtype=np.int32)
    expected = bins + np.bincount(x & 31, minlength=32).astype(np.int32)
    return Case([x, bins], {1: expected.astype(np.int32)}, [16])


def prefix_sum_shuffles() -> Case:
    x = whole(256)
    return result([x], x.reshape(2, 128).cumsum(1).reshape(256), workgroups=[2])


def fft_64() -> Case:
    re, im = floats(2, 64), floats(2, 64)
    found = np.fft.fft(re.astype(np.float64) + 1j * im).reshape(128)
    expected = {0: found.real.astype(np.float32), 1: found.imag.astype(np.float32)}
    return Case([re.reshape(128), im.reshape(128)], expected, [2], tolerance=1e-4)


def trace_i64() -> Case:
    x = longs(80)
    groups, lanes = x.reshape(2, 40), np.arange(80) % 40 % 8
    sums = groups.sum(1).repeat(40)
    shifted = np.where(lanes + 3 < 8, np.roll(x, -3), sums)
    quads = x.reshape(20, 4).sum(1).repeat(4)
    return result([x], np.stack([sums, groups.max(1).repeat(40), shifted, quads]), workgroups=[2])


def counters_i64() -> Case:
    x, start = longs(128) | 1, np.array([7, -(1 << 62), 3])
    product = np.multiply.reduce(x, keepdims=True) * start[2:]
    expected = np.concatenate([start[:1] + x.sum(), [max(start[1], x.max())], product])
    return Case([x, start], {1: expected}, [2])


def rotary_pairs() -> Case:
    x = floats(8, 32).astype(np.float16)
    angles = np.arange(8)[:, None] * 10000.0 ** (-np.arange(0, 32, 2) / 32)
    turned = x.astype(np.float64).view(np.complex128) * np.exp(1j * angles)
    return result([x], turned.view(np.float64).astype(np.float16), tolerance=2e-3, workgroups=[8])


def poisson_step() -> Case:
    u, f = floats(18, 22), floats(16, 20)
    new = (u[:-2, 1:-1] + u[2:, 1:-1] + (u[1:-1, :-2] + u[1:-1, 2:]) - f) * np.float32(0.25)
    return result([u, f], new, np.abs(new - u[1:-1, 1:-1]).max().reshape(1), tolerance=1e-6)


def im2col_conv() -> Case:
    image, weights = whole(3, 10, 12), whole(5, 27)
    patches = windows(image, 3, 3).transpose(0, 3, 4, 1, 2).reshape(27, 80)
    return result([image, weights], (weights @ patches).reshape(5, 8, 10))


def dot_rows() -> Case:
    a, b = _random.integers(-128, 128, (2, 16, 48)).astype(np.int8)
    scale = floats(16)
    expected = (a.astype(np.int32) * b.astype(np.int32)).sum(1).astype(np.float32) * scale
    return result([a.reshape(16, 12, 4), b.reshape(16, 12, 4), scale], expected, workgroups=[1])


def mandelbrot_smooth() -> Case:
    x, y = np.arange(24, dtype=np.float32), np.arange(16, dtype=np.float32)
    c = (x * np.float32(0.125) - 2)[None, :] + 1j * (y * np.float32(0.125) - 1)[:, None]
    z, count = np.zeros_like(c, np.complex64), np.zeros(c.shape, np.int32)
    for _ in range(50):
        is_near = z.real**2 + z.imag**2 < 256
        z = np.where(is_near, z * z + c, z).astype(np.complex64)
        count += is_near
    with np.errstate(divide="ignore", invalid="ignore"):
        smooth = count - np.log2(np.log2(z.real**2 + z.imag**2))
    return result([], np.where(count == 50, 0, smooth).astype(np.float32), tolerance=1e-3, workgroups=[3, 2])


def blocks_i64() -> Case:
    x = longs(64)
    weights = np.array([*range(1, 16), 5_000_000_000])
    most = np.maximum(x.reshape(4, 16), weights)
    low = most.astype(np.int32).astype(np.int64)
    return result([x], (x.reshape(4, 16) * weights).sum(1), (most ^ low).reshape(64))


def top_k() -> Case:
    x = floats(10, 40)
    places = np.argsort(-x, 1, kind="stable")[:, :4]
    return result([x], np.take_along_axis(x, places, 1), places.astype(np.int32))


def online_softmax() -> Case:
    x = floats(7, 33)
    return result([x], softmax(x), tolerance=1e-5)


def sum_million_dynamic() -> Case:
    x = _random.integers(-1000, 1000, (1 << 20) + 7).astype(np.int32)
    return result([x], x.sum(dtype=np.int32).reshape(1))


def bias_gradient() -> Case:
    x = whole(1000, 12)
    return result([x], x.sum(0))


def largest() -> Case:
    x = floats(37)
    return result([x], np.abs(x).max().reshape(1))


CASES: dict[str, Callable[[], Case]] = {
    "accumulate_bf16": accumulate_bf16,
    "argmax": lambda: argmax(np.int32),
    "argmax_i64": lambda: argmax(np.int64),
    "attention": attention,
    "attention_dynamic": attention_dynamic,
    "average_pool": average_pool,
    "axpy_bf16": axpy_bf16,
    "batch_matmul": lambda: product(whole(3, 8, 16), whole(3, 16, 12)),
    "batch_norm": batch_norm,
    "bias_gradient_dynamic": bias_gradient,
    "bit_fields_i64": bit_fields_i64,
    "bitonic_sort": bitonic_sort,
    "black_scholes": black_scholes,
    "blend_rgba8": blend_rgba8,
    "blocks_i64": blocks_i64,
    "blur": blur,
    "box_any": box_any,
    "buckets_i64": buckets_i64,
    "cache_append": cache_append,
    "cast_bf16": cast_bf16,
    "causal_softmax": causal_softmax,
    "clamp_i64": lambda: result([(x := longs(60))], np.clip(x, -5_000_000_000, 6_000_000_000)),
    "compact": compact,
    "compare_i64": compare_i64,
    "concat_channels": concat_channels,
    "concat_dynamic": concat_dynamic,
    "conv_1d_dynamic": conv_1d_dynamic,
    "conv_2d_dynamic": conv_2d_dynamic,
    "conv_bias_relu": conv_bias_relu,
    "conv_padded": conv_padded,
    "conv_with_weights": conv_with_weights,
    "count_nonzero": count_nonzero,
    "counters_i64": counters_i64,
    "crop": crop,
    "cross_entropy": cross_entropy,
    "cumsum_rows": cumsum_rows,
    "days_i64": days_i64,
    "depthwise": depthwise,
    "dequantize_bf16": dequantize_bf16,
    "dequantize_q4": dequantize_q4,
    "dequantize_rows": dequantize_rows,
    "dilated_conv_1d": dilated_conv_1d,
    "dither": dither,
    "divide_i64": divide_i64,
    "dot_rows_i8": dot_rows,
    "double_all": double_all,
    "einsum_scores": einsum_scores,
    "elu": lambda: each(lambda x: np.where(x > 0, x, np.expm1(x)), floats(256), 1e-4),
    "embedding": lambda: embedding(np.int32),
    "embedding_dynamic": embedding_dynamic,
    "embedding_i64": lambda: embedding(np.int64),
    "embedding_with_table": embedding_with_table,
    "fft_64": fft_64,
    "fft_stage": fft_stage,
    "flatten_dynamic": lambda: result([(x := whole(11, 4, 3))], np.abs(x).reshape(44, 3)),
    "forward_substitution": forward_substitution,
    "fpowi": lambda: each(lambda x: x**3, whole(64)),
    "gelu_erf": lambda: each(lambda x: x / 2 * (1 + _erf(x / np.sqrt(2))), floats(8, 32), 1e-3),
    "gelu_tanh": lambda: each(
        lambda x: x / 2 * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3))), floats(8, 32), 1e-3
    ),
    "global_average_pool": pooled,
    "gram": gram,
    "gru_state": gru_state,
    "hard_swish": lambda: each(lambda x: x * np.clip(x + 3, 0, 6) / 6, floats(6, 50, low=-5, high=5), 1e-4),
    "heat": heat,
    "histogram": histogram,
    "histogram_shared": histogram_shared,
    "im2col_conv": im2col_conv,
    "index_add": lambda: scattered(np.add),
    "jacobi": jacobi,
    "largest_dynamic": largest,
    "layer_norm": layer_norm,
    "layer_norm_dynamic": layer_norm_dynamic,
    "layer_norm_groups": layer_norm_groups,
    "layer_with_i8_weights": layer_with_i8_weights,
    "layer_with_resource": layer_with_resource,
    "layer_with_weights": layer_with_weights,
    "layer_with_weights_dynamic": layer_with_weights_dynamic,
    "lcg_i64": lcg_i64,
    "leaky_relu": lambda: each(lambda x: np.where(x > 0, x, 0.1 * x), floats(300)),
    "life": life,
    "lightness": lightness,
    "linear": linear,
    "linear_dynamic": linear_dynamic,
    "logsumexp": logsumexp,
    "lstm_gates": lstm_gates,
    "mandelbrot": mandelbrot,
    "mandelbrot_smooth": mandelbrot_smooth,
    "matmul": lambda: product(whole(32, 40), whole(40, 24)),
    "matmul_any": matmul_any,
    "matmul_bf16": matmul_bf16,
    "matmul_dynamic_rows": lambda: product(whole(11, 16), whole(16, 8)),
    "matmul_f16": lambda: product(whole(16, 32, kind=np.float16), whole(32, 16, kind=np.float16)),
    "matmul_i8": lambda: product(whole(16, 32, kind=np.int8), whole(32, 16, kind=np.int8), np.int32),
    "matmul_to_bf16": matmul_to_bf16,
    "matvec": matvec,
    "max_pool": max_pool,
    "max_rows": max_rows,
    "max_rows_i64": max_rows_i64,
    "mean_bf16": mean_bf16,
    "mish": lambda: each(lambda x: x * np.tanh(np.log1p(np.exp(x))), floats(200), 1e-4),
    "mlp_with_weights": mlp_with_weights,
    "nbody": nbody,
    "next_bf16": next_bf16,
    "one_hot_i64": one_hot_i64,
    "online_softmax": online_softmax,
    "outer": outer,
    "particles": particles,
    "pcg_hash": pcg_hash,
    "pixel_shuffle": pixel_shuffle,
    "poisson_step": poisson_step,
    "polar": polar,
    "position_ids_i64": position_ids,
    "positions": positions,
    "power_iteration": power_iteration,
    "prefix_sum_shuffles": prefix_sum_shuffles,
    "quantize_i8": quantize,
    "relu": lambda: each(lambda x: np.maximum(x, 0), floats(4, 48), 0),
    "relu6_f16": lambda: result([(x := whole(10, 20, kind=np.float16))], np.clip(x, 0, 6)),
    "relu_bf16": relu_bf16,
    "residual": residual,
    "residual_bf16": residual_bf16,
    "resize_bilinear": resize_bilinear,
    "reverse_bf16": reverse_bf16,
    "rms_norm": rms_norm,
    "rms_norm_bf16": rms_norm_bf16,
    "rnn": rnn,
    "rnn_cell": rnn_cell,
    "rope": rope,
    "rotary_pairs_f16": rotary_pairs,
    "saxpy_dynamic": saxpy_dynamic,
    "scale_batch_any": scale_batch_any,
    "scan": scan,
    "scatter_max": lambda: scattered(np.maximum),
    "scratch_dynamic": scratch_dynamic,
    "shared_sum_i64": shared_sum_i64,
    "silu": lambda: each(lambda x: x * sigmoid(x), floats(2, 7, 9)),
    "silu_bf16": silu_bf16,
    "sizes_any": sizes_any,
    "sobel": sobel,
    "softmax_dynamic": softmax_dynamic,
    "softplus": lambda: each(lambda x: np.log1p(np.exp(x)), floats(256), 1e-4),
    "sphere_tracing": sphere_tracing,
    "splat_any": splat_any,
    "spmv_csr": spmv_csr,
    "sum_all": sums,
    "sum_dynamic": lambda: result([(x := whole(5000))], x.sum().reshape(1)),
    "sum_groups": sum_groups,
    "sum_i64": sum_i64,
    "sum_million": sum_million,
    "sum_million_dynamic": sum_million_dynamic,
    "sum_rows_i8_any": sum_rows_i8_any,
    "swap_neighbours": swap_neighbours,
    "swiglu": swiglu,
    "table_look_up": table_look_up,
    "to_float": to_float,
    "to_long": to_long,
    "tonemap": tonemap,
    "top_k": top_k,
    "trace_i64": trace_i64,
    "transpose": transpose,
    "transpose_dynamic": transpose_dynamic,
    "upsample_nearest": upsample_nearest,
    "variance": variance,
    "warp_sum": warp_sum,
    "xorshift_i64": xorshift_i64,
}


def case_of(name: str) -> Case:
    """Returns a case, with random numbers that depend on its name only."""
    _random.bit_generator.state = np.random.PCG64(zlib.crc32(name.encode())).state
    return CASES[name]()

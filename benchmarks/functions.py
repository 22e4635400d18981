# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares functions on a Vulkan device with the same in GLSL and by IREE, in turns in one run."""

# The functions have long lines.
# ruff: noqa: E501

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import glsl
import iree
import mlir.availability as av
import numpy as np
from calls import MLP
from mlir import ir

SIZE = 512
ROWS = 1024
IMAGE, CHANNELS = 128, 16

_MATMUL = f"""
func.func @matmul(%x: tensor<{SIZE}x{SIZE}xf32>, %w: tensor<{SIZE}x{SIZE}xf32>) -> tensor<{SIZE}x{SIZE}xf32> {{
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<{SIZE}x{SIZE}xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<{SIZE}x{SIZE}xf32>) -> tensor<{SIZE}x{SIZE}xf32>
  %y = linalg.matmul ins(%x, %w : tensor<{SIZE}x{SIZE}xf32>, tensor<{SIZE}x{SIZE}xf32>)
                     outs(%zeros : tensor<{SIZE}x{SIZE}xf32>) -> tensor<{SIZE}x{SIZE}xf32>
  return %y : tensor<{SIZE}x{SIZE}xf32>
}}
"""

_SOFTMAX = f"""
func.func @softmax(%x: tensor<{ROWS}x{ROWS}xf32>) -> tensor<{ROWS}x{ROWS}xf32> {{
  %empty = tensor.empty() : tensor<{ROWS}x{ROWS}xf32>
  %y = linalg.softmax dimension(1) ins(%x : tensor<{ROWS}x{ROWS}xf32>) outs(%empty : tensor<{ROWS}x{ROWS}xf32>)
      -> tensor<{ROWS}x{ROWS}xf32>
  return %y : tensor<{ROWS}x{ROWS}xf32>
}}
"""

_CONVOLUTION = """
func.func @convolution(%x: tensor<{x}xf32>, %w: tensor<{w}xf32>) -> tensor<{y}xf32> {{
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<{y}xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<{y}xf32>) -> tensor<{y}xf32>
  %y = linalg.conv_2d_{layout} ins(%x, %w : tensor<{x}xf32>, tensor<{w}xf32>)
                               outs(%zeros : tensor<{y}xf32>) -> tensor<{y}xf32>
  return %y : tensor<{y}xf32>
}}
"""


@dataclass(frozen=True)
class Case:
    """A function, and shaders for the same calculation.

    Attributes:
        what: its name in the table.
        name: the function's name.
        text: the module.
        arguments: the arguments.
        expected: the expected result, calculated in 64 bits.
        shaders: by name, the shaders that are launched one after the other.
    """

    what: str
    name: str
    text: str
    arguments: tuple[Any, ...]
    expected: Any
    shaders: dict[str, tuple[glsl.Shader, ...]] = field(default_factory=dict)


def _windows(x: Any, w: Any) -> Any:
    """Returns the patches for a convolution, channels first, in 64 bits."""
    x, w = x.astype(np.float64), w.astype(np.float64)
    return sum(
        np.einsum("nchw,fc->nfhw", x[:, :, v : v + IMAGE, u : u + IMAGE], w[:, :, v, u])
        for v in range(3)
        for u in range(3)
    )


def _softmax(x: Any) -> Any:
    powers = np.exp(x.astype(np.float64) - x.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def cases() -> list[Case]:
    """Returns the rows of the table."""
    generator = np.random.default_rng(0)

    def random(*shape: int) -> Any:
        return generator.random(shape, np.float32) - np.float32(0.5)

    x, w = random(SIZE, SIZE), random(SIZE, SIZE)
    rows = random(ROWS, ROWS)
    images, filters = random(1, CHANNELS, IMAGE + 2, IMAGE + 2), random(CHANNELS, CHANNELS, 3, 3)
    convolved = _windows(images, filters)
    given = random(32, 256), random(256, 512), random(512), random(512, 64), random(64)
    x1, w1, b1, w2, b2 = (each.astype(np.float64) for each in given)
    relu, bias = "max(s + b2[c], 0.0)", "s + b2[c]"

    def layers(matmul: Callable[..., glsl.Shader]) -> tuple[glsl.Shader, ...]:
        # The buffers of the first are x, w1 and b1; those of the second are the first's result, w2 and b2.
        return (matmul(32, 256, 512, (0, 1, 2), relu), matmul(32, 512, 64, (5, 3, 4), bias))

    sizes = {
        "nchw_fchw": (images.shape, filters.shape, convolved.shape),
        "nhwc_hwcf": (
            (1, IMAGE + 2, IMAGE + 2, CHANNELS),
            (3, 3, CHANNELS, CHANNELS),
            (1, IMAGE, IMAGE, CHANNELS),
        ),
    }
    texts = {
        layout: _CONVOLUTION.format(
            layout=layout, **dict(zip("xwy", ("x".join(map(str, each)) for each in shapes), strict=True))
        )
        for layout, shapes in sizes.items()
    }
    return [
        Case(
            f"matmul {SIZE}^3",
            "matmul",
            _MATMUL,
            (x, w),
            x.astype(np.float64) @ w,
            {
                "GLSL": (glsl.matmul(SIZE, SIZE, SIZE, (0, 1)),),
                "GLSL in tiles": (glsl.tiled_matmul(SIZE, SIZE, SIZE, (0, 1)),),
            },
        ),
        Case(
            f"softmax {ROWS}^2",
            "softmax",
            _SOFTMAX,
            (rows,),
            _softmax(rows),
            {"GLSL": (glsl.softmax(ROWS, ROWS),)},
        ),
        Case(
            f"conv 3x3, {IMAGE}^2 x {CHANNELS}, nchw",
            "convolution",
            texts["nchw_fchw"],
            (images, filters),
            convolved,
            {
                "GLSL": (glsl.convolution(CHANNELS, IMAGE),),
                "GLSL in tiles": (glsl.tiled_convolution(CHANNELS, IMAGE),),
            },
        ),
        Case(
            f"conv 3x3, {IMAGE}^2 x {CHANNELS}, nhwc",
            "convolution",
            texts["nhwc_hwcf"],
            (
                np.ascontiguousarray(images.transpose(0, 2, 3, 1)),
                np.ascontiguousarray(filters.transpose(2, 3, 1, 0)),
            ),
            convolved.transpose(0, 2, 3, 1),
        ),
        Case(
            "two-layer MLP, ?x256x512x64, 32 rows",
            "mlp",
            MLP,
            given,
            np.maximum(x1 @ w1 + b1, 0) @ w2 + b2,
            {"GLSL": layers(glsl.matmul), "GLSL in tiles": layers(glsl.tiled_matmul)},
        ),
    ]


@dataclass(frozen=True)
class Row:
    """Median times, in seconds, measured in turns.

    Attributes:
        what: the case.
        device: the device's time for each implementation: "ours", "GLSL", "GLSL in tiles".
        calls: the time of a whole call with arrays on the device: "ours", "IREE".
        launches: the number of launches in our call.
        compiling: the time to lower and load our function.
        error: the maximum difference of our results from those in 64 bits, relative to the largest result.
    """

    what: str
    device: dict[str, float]
    calls: dict[str, float]
    launches: int
    compiling: float
    error: float


def _run_shaders(
    device: av.vulkan.Device, shaders: tuple[glsl.Shader, ...], arguments: tuple[Any, ...]
) -> Callable[[], tuple[float, Any]]:
    """Returns a function that runs shaders, and returns their time in seconds and their result."""
    loaded = [
        av.vulkan.load(
            av.vulkan.package_shader(glsl.compile_shader(shader), workgroups=(shader.workgroups, 1, 1)),
            device=device,
        )
        for shader in shaders
    ]
    # A shader's buffers are one-dimensional.
    arrays = [*arguments, *(np.zeros(shader.shape, np.float32) for shader in shaders)]
    buffers = [device.array(np.ravel(each)) for each in arrays]

    def run() -> tuple[float, Any]:
        seconds = 0.0
        for number, (function, shader) in enumerate(zip(loaded, shaders, strict=True)):
            passed = [buffers[index] for index in (*shader.buffers, len(arguments) + number)]
            pending = function.submit(*passed, timing=True)
            pending.wait()
            seconds += pending.seconds or 0.0
        return seconds, buffers[-1].numpy().reshape(shaders[-1].shape)

    return run


def measure_case(case: Case, device: av.vulkan.Device, folder: Path, rounds: int) -> Row:
    """Runs all implementations of a case, in turns.

    Raises:
        AssertionError: a result is wrong.
    """
    with ir.Context() as context:
        module = ir.Module.parse(case.text)
        target = av.vulkan.device_target(context, device.info)
        start = time.perf_counter()
        package = av.lower_for_targets(module, [target], validate=False)
        ours = av.vulkan.load(package, device=device)
        compiling = time.perf_counter() - start
    (function,) = package.functions
    kept = [device.array(each) for each in case.arguments]
    shaders = {name: _run_shaders(device, each, case.arguments) for name, each in case.shaders.items()}
    theirs = iree.Compiled(case.text, case.name, case.arguments, folder) if iree.is_there() else None
    largest = np.abs(case.expected).max()

    def check(values: Any) -> float:
        error = float(np.abs(np.asarray(values) - case.expected).max() / largest)
        assert error < 1e-5, f"{case.what}: off by {error}"
        return error

    error = check(ours(*kept).numpy())
    for run in shaders.values():
        check(run()[1])
    if theirs is not None:
        check(theirs.result())
    times: dict[tuple[str, str], list[float]] = {}
    for _ in range(rounds):
        start = time.perf_counter()
        pending = ours.submit(*kept, timing=True)
        pending.wait()
        times.setdefault(("call", "ours"), []).append(time.perf_counter() - start)
        times.setdefault(("device", "ours"), []).append(pending.seconds or 0.0)
        for name, run in shaders.items():
            times.setdefault(("device", name), []).append(run()[0])
        if theirs is not None:
            times.setdefault(("call", "IREE"), []).append(theirs.measure())
    medians = {key: statistics.median(each) for key, each in times.items()}
    return Row(
        case.what,
        {name: each for (what, name), each in medians.items() if what == "device"},
        {name: each for (what, name), each in medians.items() if what == "call"},
        len(function.launches or ()),
        compiling,
        error,
    )


def measure_functions(rounds: int) -> list[Row]:
    """Returns the rows of the table."""
    with av.vulkan.Device(cache=False) as device, tempfile.TemporaryDirectory() as folder:
        return [
            measure_case(case, device, Path(folder, str(index)), rounds) for index, case in enumerate(cases())
        ]


def versions() -> str:
    """Returns the versions of the compared programs."""
    (device, *_) = av.vulkan.devices()
    of_iree = f"IREE {iree.version()}" if iree.is_there() else "no IREE (./dev setup)"
    return (
        f"{device.name}, Vulkan {'.'.join(map(str, device.api_version))}; glslang {glsl.version()}; {of_iree}"
    )

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cost of calling functions on a Vulkan device, compared with the device's time for their launches."""

# The functions have long lines.
# ruff: noqa: E501

from __future__ import annotations

import resource
import statistics
import time
from dataclasses import dataclass
from typing import Any

import mlir.availability as av
import numpy as np

MLP = """
func.func @mlp(%x: tensor<?x256xf32>, %w1: tensor<256x512xf32>, %b1: tensor<512xf32>, %w2: tensor<512x64xf32>,
               %b2: tensor<64xf32>) -> tensor<?x64xf32> {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x256xf32>
  %e1 = tensor.empty(%n) : tensor<?x512xf32>
  %i1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<?x512xf32>) -> tensor<?x512xf32>
  %m1 = linalg.matmul ins(%x, %w1 : tensor<?x256xf32>, tensor<256x512xf32>) outs(%i1 : tensor<?x512xf32>) -> tensor<?x512xf32>
  %h = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%m1, %b1 : tensor<?x512xf32>, tensor<512xf32>) outs(%e1 : tensor<?x512xf32>) {
  ^bb0(%m: f32, %b: f32, %_: f32):
    %s = arith.addf %m, %b : f32
    %r = arith.maximumf %s, %zero : f32
    linalg.yield %r : f32
  } -> tensor<?x512xf32>
  %e2 = tensor.empty(%n) : tensor<?x64xf32>
  %i2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<?x64xf32>) -> tensor<?x64xf32>
  %m2 = linalg.matmul ins(%h, %w2 : tensor<?x512xf32>, tensor<512x64xf32>) outs(%i2 : tensor<?x64xf32>) -> tensor<?x64xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%m2, %b2 : tensor<?x64xf32>, tensor<64xf32>) outs(%e2 : tensor<?x64xf32>) {
  ^bb0(%m: f32, %b: f32, %_: f32):
    %s = arith.addf %m, %b : f32
    linalg.yield %s : f32
  } -> tensor<?x64xf32>
  return %y : tensor<?x64xf32>
}
"""

_STEP = """
  scf.parallel (%i) = (%c0) to (%c4096) step (%c1) {
    %v = memref.load %x[%i] : memref<4096xf32>
    %w = memref.load %y[%i] : memref<4096xf32>
    %s = arith.addf %v, %w : f32
    memref.store %s, %y[%i] : memref<4096xf32>
  }
"""
_LAUNCHES = 20
_STEPS = f"""
func.func @steps(%x: memref<4096xf32>, %y: memref<4096xf32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4096 = arith.constant 4096 : index
{_STEP * _LAUNCHES}
  return
}}
"""


@dataclass(frozen=True)
class Times:
    """Medians, in seconds.

    Attributes:
        call: the time of a call, from arrays to arrays.
        device: the device's time for the launches of the same calls.
        extra: the difference.
    """

    call: float
    device: float
    extra: float


def measure_call(function: av.vulkan.Function, arguments: list[Any], rounds: int) -> Times:
    """Calls a function repeatedly with the same arrays."""
    times = []
    for _ in range(rounds + 2):
        start = time.perf_counter()
        pending = function.submit(*arguments, timing=True)
        pending.wait()
        pending.result()
        call = time.perf_counter() - start
        times.append((call, pending.seconds or 0.0))
    # The first calls record commands and create buffers.
    calls, devices = zip(*times[2:], strict=True)
    differences = [call - device for call, device in times[2:]]
    return Times(*map(statistics.median, (calls, devices, differences)))


def measure_calls(rounds: int) -> dict[str, Times]:
    """Measures a two-layer MLP and a function of many launches, with NumPy's arrays and with arrays on the
    device.
    """
    generator = np.random.default_rng(0)

    def random(*shape: int) -> Any:
        return generator.random(shape, np.float32) - np.float32(0.5)

    found = {}
    with av.vulkan.Device(cache=False) as device:
        mlp = av.vulkan.compile(MLP, device=device)
        given = [random(32, 256), random(256, 512), random(512), random(512, 64), random(64)]
        x, w1, b1, w2, b2 = given
        expected = np.maximum(x @ w1 + b1, 0) @ w2 + b2
        np.testing.assert_allclose(mlp(*given), expected, 1e-4, 1e-4)
        steps = av.vulkan.compile(_STEPS, device=device)
        for name, function, arguments in (
            ("two-layer MLP, 32 rows", mlp, given),
            (f"{_LAUNCHES} launches", steps, [random(4096), random(4096)]),
        ):
            found[f"{name}, arrays of NumPy's"] = measure_call(function, arguments, rounds)
            kept = [device.array(each) for each in arguments]
            found[f"{name}, arrays on the device"] = measure_call(function, kept, rounds)
    return found


def measure_growth(calls: int) -> tuple[int, int]:
    """Returns the growth in KiB over many calls, after the first tenth of them, and the final number of
    buffers.
    """
    with av.vulkan.Device(cache=False) as device:
        steps = av.vulkan.compile(_STEPS, device=device)
        x, y = np.ones(4096, np.float32), np.zeros(4096, np.float32)

        def call(count: int) -> int:
            for _ in range(count):
                steps(x, y)
            return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

        before = call(calls // 10)
        return call(calls - calls // 10) - before, device.num_buffers

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How time grows with what is given: with entry points and kernels in a module, and with files."""

from __future__ import annotations

import math
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import mlir.availability as av
from measuring import cpu_time, measure
from mlir import ir

TARGET = "vulkan1.1"

ENTRY_POINT = """
spirv.func @f{0}() "None" {{ spirv.Return }}
spirv.EntryPoint "GLCompute" @f{0}
spirv.ExecutionMode @f{0} "LocalSize", 1, 1, 1
"""
KERNEL = """
gpu.func @f{0}(%a: memref<64xf32>) kernel attributes {{known_block_size = array<i32: 64, 1, 1>}} {{
  %i = gpu.thread_id x
  %v = memref.load %a[%i] : memref<64xf32>
  memref.store %v, %a[%i] : memref<64xf32>
  gpu.return
}}
"""
FUNCTION = """
func.func @f{0}(%a: tensor<64xf32>) -> tensor<64xf32> {{
  %r = math.exp %a : tensor<64xf32>
  return %r : tensor<64xf32>
}}
"""


def _join(head: str, piece: str, count: int, tail: str) -> str:
    return head + "".join(piece.format(number) for number in range(count)) + tail


def entry_points(count: int) -> str:
    """Returns a module with `count` entry points, each of which has a mode."""
    head = "spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader], []> {"
    return _join(head, ENTRY_POINT, count, "}")


def kernels(count: int) -> str:
    """Returns a module with `count` kernels."""
    return _join("gpu.module @kernels {", KERNEL, count, "}")


def functions(count: int) -> str:
    """Returns a module with `count` functions on tensors."""
    return _join("", FUNCTION, count, "")


Action = Callable[[ir.Module], object]

GROWTHS: Sequence[tuple[str, Callable[[int], str], int, Action]] = [
    ("check, entry points", entry_points, 8000, lambda module: av.check(module, TARGET)),
    ("deduce, entry points", entry_points, 8000, av.deduce),
    ("lower_to_spirv, kernels", kernels, 500, lambda module: av.lower_to_spirv(module, TARGET)),
    ("lower_to_spirv, functions", functions, 250, lambda module: av.lower_to_spirv(module, TARGET)),
]
"""What is done, with a module of so many of what."""


def measure_growths(rounds: int) -> dict[str, list[tuple[int, float, float]]]:
    """Returns for each of `GROWTHS` rows for n, 2n and 4n: the number, the CPU seconds, the exponent.

    The exponent is that of the number in the time, from the row before: 1 is linear, 2 the square.
    """
    found = {}
    for name, make, count, action in GROWTHS:
        rows: list[tuple[int, float, float]] = []
        for number in (count, 2 * count, 4 * count):
            with ir.Context() as context:
                context.enable_multithreading(False)
                module = ir.Module.parse(make(number))
                (seconds,) = measure(rounds, clock=cpu_time, action=partial(action, module)).values()
            exponent = math.log2(seconds / rows[-1][1]) if rows else math.nan
            rows.append((number, seconds, exponent))
        found[name] = rows
    return found


def measure_files(count: int, rounds: int) -> dict[str, float]:
    """Returns the CPU seconds for `count` small files: of the command line, and of the work alone."""
    texts = [entry_points(1)] * count
    with tempfile.TemporaryDirectory() as folder, ir.Context() as context:
        for number, text in enumerate(texts):
            Path(folder, f"{number}.mlir").write_text(text)
        target = av.target(TARGET, context)

        def work() -> None:
            for text in texts:
                assert av.check(ir.Module.parse(text), target).ok

        def command() -> None:
            arguments = ["check", folder, "-t", TARGET]
            subprocess.run(
                [sys.executable, "-m", "mlir.availability", *arguments],
                check=True,
                stdout=subprocess.DEVNULL,
            )

        return measure(rounds, clock=cpu_time, **{"one context": work, "the command line": command})

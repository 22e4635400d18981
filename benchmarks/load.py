# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How time grows with the size of inputs, entry points, kernels and files, and the cost of hostile input."""

from __future__ import annotations

import math
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import mlir.availability as av
from measuring import cpu_time, measure_on
from mlir import ir
from mlir.passmanager import PassManager

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
    """Returns a module with `count` entry points, each with an execution mode."""
    head = "spirv.module Logical GLSL450 requires #spirv.vce<v1.3, [Shader], []> {"
    return _join(head, ENTRY_POINT, count, "}")


def kernels(count: int) -> str:
    """Returns a module with `count` kernels."""
    return _join("gpu.module @kernels {", KERNEL, count, "}")


def functions(count: int) -> str:
    """Returns a module with `count` functions on tensors."""
    return _join("", FUNCTION, count, "")


# LLVM's own passes for the same tasks: from kernels to a SPIR-V module, from functions to kernels.
TO_SPIRV = "builtin.module(convert-gpu-to-spirv,spirv.module(spirv-lower-abi-attrs,spirv-update-vce))"
TO_KERNELS = (
    "builtin.module(func.func(convert-elementwise-to-linalg),"
    "one-shot-bufferize{bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map},"
    "func.func(convert-linalg-to-parallel-loops,gpu-map-parallel-loops,convert-parallel-loops-to-gpu),"
    "lower-affine,canonicalize,gpu-kernel-outlining)"
)


def kernels_for_upstream(count: int) -> str:
    """Returns the same kernels with the attributes that LLVM's passes need."""
    text = kernels(count).replace("xf32>", "xf32, #spirv.storage_class<StorageBuffer>>")
    size = "spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>"
    text = text.replace("known_block_size = array<i32: 64, 1, 1>", size)
    target = av.spirv.target_env(TARGET, ir.Context())
    return f"module attributes {{gpu.container_module, spirv.target_env = {target}}} {{{text}}}"


Action = Callable[[ir.Module], object]


def _lower(module: ir.Module) -> object:
    return av.lower_to_spirv(module, TARGET)


def _run(passes: str) -> Action:
    return lambda module: PassManager.parse(passes, module.context).run(module.operation)


GROWTHS: Sequence[tuple[str, Callable[[int], str], int, Action]] = [
    ("check, entry points", entry_points, 25_000, lambda module: av.check(module, TARGET)),
    ("deduce, entry points", entry_points, 25_000, av.deduce),
    ("lower_to_spirv, kernels", kernels, 1000, _lower),
    ("  LLVM's passes, kernels", kernels_for_upstream, 1000, _run(TO_SPIRV)),
    ("lower_to_spirv, functions", functions, 500, _lower),
    ("  LLVM's passes, functions to kernels", functions, 500, _run(TO_KERNELS)),
]
"""The action, with a module that has this many of something."""


def measure_growths(rounds: int) -> dict[str, list[tuple[int, float, float]]]:
    """Returns for each of `GROWTHS` rows for n, 2n and 4n: the number, the CPU seconds, the exponent.

    The exponent of the growth since the previous row: 1 is linear, 2 is quadratic.
    """
    found = {}
    for name, make, count, action in GROWTHS:
        rows: list[tuple[int, float, float]] = []
        for number in (count, 2 * count, 4 * count):
            with ir.Context() as context:
                context.enable_multithreading(False)
                parsed = partial(ir.Module.parse, make(number))
                # Passes change their module.
                (seconds,) = measure_on(parsed, rounds, clock=cpu_time, action=action).values()
            exponent = math.log2(seconds / rows[-1][1]) if rows else math.nan
            rows.append((number, seconds, exponent))
        found[name] = rows
    return found


class Cost(NamedTuple):
    """The cost of a run of the command line."""

    code: int
    elapsed: float
    """Seconds."""
    cpu: float
    """Seconds of all of its processes."""
    memory: int
    """The memory of its largest process, in MB."""
    output: int
    """Bytes that it wrote."""


# It runs in its own process, so that the children it counts belong to one command.
_MEASURE = """
import resource, subprocess, sys, time
start = time.perf_counter()
done = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
size = 0
while piece := done.stdout.read(1 << 20):
    size += len(piece)
code = done.wait()
elapsed = time.perf_counter() - start
usage = resource.getrusage(resource.RUSAGE_CHILDREN)
print(code, elapsed, usage.ru_utime + usage.ru_stime, usage.ru_maxrss // 1000, size)
"""


def run_command(*arguments: str) -> Cost:
    """Runs the command line, and reads its output."""
    command = [sys.executable, "-c", _MEASURE, sys.executable, "-m", "mlir.availability", *arguments]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    code, elapsed, cpu, memory, output = done.stdout.split()
    return Cost(int(code), float(elapsed), float(cpu), int(memory), int(output))


def measure_files(count: int) -> tuple[float, Cost]:
    """Returns the CPU seconds for `count` small files in one context, and the cost of the command line for
    them.
    """
    texts = [entry_points(1)] * count
    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(texts):
            Path(folder, f"{number}.mlir").write_text(text)
        cost = run_command("check", folder, "-t", TARGET)
    with ir.Context() as context:
        context.enable_multithreading(False)
        target = av.target(TARGET, context)
        start = cpu_time()
        for text in texts:
            assert av.check(ir.Module.parse(text), target).ok
        return cpu_time() - start, cost


def violating(ops: int) -> str:
    """Returns a module of `ops` ops, each of which needs two things that Vulkan 1.0 doesn't guarantee."""
    body = "".join(f"%{number} = spirv.ConvertSToF %a : i64 to f64\n" for number in range(ops))
    head = 'spirv.module Logical GLSL450 { spirv.func @f(%a: i64) "None" {'
    return f"{head}\n{body}spirv.Return }}}}"


HUGE = """
gpu.module @k {
  gpu.func @f(%a: memref<4xi8>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %v = memref.load %a[%i] : memref<4xi8>
    %b = vector.broadcast %v : i8 to vector<2147483647xi8>
    %e = vector.reduction <add>, %b : vector<2147483647xi8> into i8
    memref.store %e, %a[%i] : memref<4xi8>
    gpu.return
  }
}
"""


def measure_hostile(ops: int) -> dict[str, Cost]:
    """Returns the cost of the command line for input that is very large, endless, or claims to be."""
    with tempfile.TemporaryDirectory() as folder:
        large, huge = Path(folder, "large.mlir"), Path(folder, "huge.mlir")
        large.write_text(violating(ops))
        huge.write_text(HUGE)
        out = str(Path(folder, "out.spv"))
        check = ["check", "-t", "vulkan1.0"]
        commands = {
            f"{ops:,} ops, {2 * ops:,} violations, {name}": [*check, str(large), "--format", name]
            for name in ("text", "json", "sarif")
        }
        commands |= {
            "check /dev/full": [*check, "/dev/full"],
            "check vector<2147483647xi8>": [*check, str(huge)],
            "lower vector<2147483647xi8>": ["lower", "-t", TARGET, str(huge), "-o", out],
            "a target of 100,000 characters": ["check", "-t", "x" * 100_000, str(huge)],
        }
        return {name: run_command(*arguments) for name, arguments in commands.items()}

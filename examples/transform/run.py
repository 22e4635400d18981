# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Schedules that adapt to the target: one schedule, one payload, and for each target another result.

Run it with ``./dev run python examples/transform/run.py``. It

1. applies schedule.mlir to matmul.mlir for three targets, which makes three different shaders;
2. applies emulate.mlir to square.mlir for a target that lacks one of its operations, which changes that one;
3. runs each result on the Vulkan device at hand (lavapipe, where there is no GPU), and compares with NumPy.
"""

from __future__ import annotations

import sys
from pathlib import Path

import mlir.availability as av
import numpy as np
from mlir import ir

EXAMPLES = Path(__file__).resolve().parent

TARGETS = ("vulkan1.0", "vulkan1.1+GroupNonUniformArithmetic", "vulkan1.3+Float16")
STORAGE_ONLY = "vulkan1.1+StorageBuffer16BitAccess"


def schedule(payload: str, schedule: str, target: str) -> ir.Module:
    """Applies a schedule to a payload, both files of this directory."""
    module = ir.Module.parse((EXAMPLES / payload).read_text(encoding="utf-8"))
    script = ir.Module.parse((EXAMPLES / schedule).read_text(encoding="utf-8"))
    av.transform.apply(script, module, target)
    return module


def names_of(module: ir.Module) -> list[str]:
    """The names of all operations, in their order."""
    names: list[str] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        names.append(op.name)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return names


def triple_of(module: ir.Module) -> str:
    """Returns the triple of the only spirv.module in it."""
    (triple,) = (line for line in str(module).splitlines() if "requires" in line)
    return triple.split("requires ")[1].split(" {")[0]


def multiply(target: str) -> bool:
    """Lowers the product of two matrices for a target, and runs it."""
    module = schedule("matmul.mlir", "schedule.mlir", target)
    names = names_of(module)
    print(f"matmul for {target}")
    print(f"  states {triple_of(module)}")
    print(f"  the sum: {'by subgroups' if 'spirv.GroupNonUniformFAdd' in names else 'by each thread'}")
    print(f"  products: {'16 bits' if ': f16' in str(module) else '32 bits'}")

    # Small integers: the result is exact, regardless of the order of summation and of the number of bits.
    random = np.random.default_rng(0)
    a = random.integers(-8, 9, (32, 64)).astype(np.float32)
    b = random.integers(-8, 9, (64, 32)).astype(np.float32)
    result = av.vulkan.run(
        av.spirv.serialize(module), "matmul", [a, b, np.zeros((32, 32), np.float32)], workgroups=(8, 8)
    )
    equal = bool(np.array_equal(result.buffers[0, 2], a @ b))
    print(f"  {result.device.name}: {'equal to' if equal else 'DIFFERS FROM'} NumPy")
    return equal


def square() -> bool:
    """Emulates the operation that the target lacks, and runs the result."""
    module = schedule("square.mlir", "emulate.mlir", STORAGE_ONLY)
    print(f"square for {STORAGE_ONLY}")
    print(f"  states {triple_of(module)}")
    for line in str(module).splitlines():
        if any(name in line for name in ('Load "Storage', "FConvert", "FMul", 'Store "Storage')):
            print(f"  {line.strip()}")

    x = np.random.default_rng(0).standard_normal(64).astype(np.float16)
    result = av.vulkan.run(av.spirv.serialize(module), "square", [x])
    equal = bool(np.array_equal(result.buffers[0, 0], x * x))
    print(f"  {result.device.name}: {'equal to' if equal else 'DIFFERS FROM'} NumPy")
    return equal


def main() -> int:
    with ir.Context():
        equal = [multiply(target) for target in TARGETS]
        equal.append(square())
    return 0 if all(equal) else 1


if __name__ == "__main__":
    sys.exit(main())

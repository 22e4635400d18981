# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Quotients and remainders of numbers with a sign, the least one included: a device gives what Python has."""

from __future__ import annotations

from collections.abc import Callable

import mlir.availability as av
import numpy as np
import pytest
from mlir import ir

pytestmark = pytest.mark.usefixtures("lavapipe_here")

KERNEL = """\
gpu.module @kernels {{
  gpu.func @main(%xs: memref<32x{kind}>, %ys: memref<32x{kind}>, %out: memref<32x{kind}>) kernel
      attributes {{known_block_size = array<i32: 32, 1, 1>}} {{
    %i = gpu.thread_id x
    %x = memref.load %xs[%i] : memref<32x{kind}>
    %y = memref.load %ys[%i] : memref<32x{kind}>
    {body}
    memref.store %r, %out[%i] : memref<32x{kind}>
    gpu.return
  }}
}}
"""


def truncated(x: int, y: int) -> int:
    return abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1)


def remainder(x: int, y: int) -> int:
    return x - truncated(x, y) * y


OPS: dict[str, Callable[[int, int], int]] = {
    "arith.divsi": truncated,
    "arith.remsi": remainder,
    "arith.floordivsi": lambda x, y: x // y,
    "arith.ceildivsi": lambda x, y: -(-x // y),
}
INDEX_OPS = {f"index.{name}": OPS[f"arith.{name}i"] for name in ("divs", "rems", "floordivs", "ceildivs")}

# A target with 8, 16 and 32-bit arithmetic, and one with 32-bit arithmetic only.
TARGETS = ["lavapipe", "vulkan1.0"]


def compare(
    body: str, kind: np.dtype[np.signedinteger], target: str, python: Callable[[int, int], int]
) -> None:
    text = KERNEL.format(kind=f"i{8 * kind.itemsize}", body=body)
    with ir.Context():
        binary = av.spirv.serialize(av.lower_to_spirv(ir.Module.parse(text), target, emulate=True))
        av.spirv.validate(binary, av.target(target))
    least, most = np.iinfo(kind).min, np.iinfo(kind).max
    # All of these pairs have a quotient.
    pairs = [(x, y) for x in (least, least + 1, -7, -1, 0, 6, most - 1, most) for y in (least, -3, 5, most)]
    x, y = (np.array(each, kind) for each in zip(*pairs, strict=True))
    found = av.vulkan.run(binary, "main", [x, y, np.zeros_like(x)]).buffers[0, 2]
    np.testing.assert_array_equal(found, [python(*pair) for pair in pairs])


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kind", [np.int8, np.int16, np.int32])
@pytest.mark.parametrize("op", OPS)
def test_divisions_of_arith_round_as_numpy_does(op: str, kind: type[np.signedinteger], target: str) -> None:
    name = f"i{8 * np.dtype(kind).itemsize}"
    compare(f"%r = {op} %x, %y : {name}", np.dtype(kind), target, OPS[op])


@pytest.mark.parametrize("op", INDEX_OPS)
def test_divisions_of_index_round_as_numpy_does(op: str) -> None:
    body = (
        "%a = arith.index_cast %x : i32 to index\n%b = arith.index_cast %y : i32 to index\n"
        f"%c = {op} %a, %b\n%r = arith.index_cast %c : index to i32"
    )
    compare(body, np.dtype(np.int32), "vulkan1.0", INDEX_OPS[op])

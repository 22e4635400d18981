# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops of the math dialect that SPIR-V has for Vulkan in other words only."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

import mlir.availability as av
import numpy as np
import pytest
from mlir import ir
from numpy.typing import NDArray

Array = NDArray[Any]

SIZE = 64
SPECIAL = [0.0, -0.0, 0.5, -0.5, 1.5, -2.5, 1e-30, -1e30, math.inf, -math.inf]
FLOATS = np.concatenate([SPECIAL, np.linspace(-4, 4, SIZE - len(SPECIAL))]).astype(np.float32)
BITS = np.random.default_rng(1).integers(-(1 << 31), 1 << 31, SIZE).astype(np.int32)
BITS[:5] = [0, 1, -1, -(1 << 31), 1 << 30]
FINITE = np.where(np.isfinite(FLOATS), FLOATS, 0).astype(np.float32)
EXPONENTS = np.where(np.abs(FLOATS) < 100, FLOATS, 0).astype(np.float32)

KINDS = {np.dtype(np.float16): "f16", np.dtype(np.float32): "f32"}
KINDS |= {np.dtype(f"int{width}"): f"i{width}" for width in (8, 16, 32, 64)}


def integers(width: int) -> Array:
    """Random numbers, and those at the ends."""
    found = np.random.default_rng(width).integers(-(1 << width - 1), (1 << width - 1) - 1, SIZE, np.int64)
    found[:5] = [0, 1, -1, -(1 << width - 1), 1 << (width - 2)]
    return found.astype(f"int{width}")


def _unsigned(x: Array) -> list[int]:
    return [int(n) % (1 << x.itemsize * 8) for n in x]


def power(base: int) -> int:
    """A number to the power of its last three bits, less 4; fractions are cut off."""
    exponent = (base & 7) - 4
    return int(base**exponent) if exponent >= 0 else {1: 1, -1: (-1) ** exponent}.get(base, 0)


# Ops that compute %p from %v and %seven, and the results for all numbers. 64 bits have no extended products.
WHOLE: tuple[tuple[str, Callable[[Array], list[int]]], ...] = (
    (
        "%p = math.ctlz %v : T",
        lambda x: [x.itemsize * 8 - n.bit_length() for n in _unsigned(x)],
    ),
    (
        "%p = math.cttz %v : T",
        lambda x: [((n & -n).bit_length() - 1) % (x.itemsize * 8 + 1) for n in _unsigned(x)],
    ),
    ("%p = math.ctpop %v : T", lambda x: [n.bit_count() for n in _unsigned(x)]),
    (
        "%low = arith.andi %v, %seven : T\n%four = arith.constant 4 : T\n"
        "%n = arith.subi %low, %four : T\n%p = math.ipowi %v, %n : T",
        lambda x: [power(int(n)) for n in x],
    ),
    (
        "%sum, %o = arith.addui_extended %v, %v : T, i1\n"
        "%c = arith.extui %o : i1 to T\n%p = arith.ori %sum, %c : T",
        lambda x: [n + n | n >> x.itemsize * 8 - 1 for n in _unsigned(x)],
    ),
    (
        "%l, %p = arith.mulsi_extended %v, %v : T",
        lambda x: [int(n) * int(n) >> x.itemsize * 8 for n in x],
    ),
    (
        "%l, %p = arith.mului_extended %v, %v : T",
        lambda x: [n * n >> x.itemsize * 8 for n in _unsigned(x)],
    ),
)


def whole_ops(width: int) -> int:
    return 4 if width == 64 else len(WHOLE)


def whole_body(width: int) -> str:
    """The results of all ops, each times seven more than the one before."""
    lines = ["%seven = arith.constant 7 : T", "%r0 = arith.subi %v, %v : T"]
    for number, (body, _) in enumerate(WHOLE[: whole_ops(width)]):
        lines.append(re.sub(r"%(low|four|n|p|sum|o|c|l)\b", rf"%\g<1>_{number}", body))
        lines.append(f"%m{number} = arith.muli %r{number}, %seven : T")
        last = "" if number == whole_ops(width) - 1 else number + 1
        lines.append(f"%r{last} = arith.addi %m{number}, %p_{number} : T")
    return re.sub(r"\bT\b", f"i{width}", "\n".join(lines))


def whole_numbers(x: Array) -> Array:
    width = x.itemsize * 8
    found = [0] * len(x)
    for _, reference in WHOLE[: whole_ops(width)]:
        found = [7 * before + new for before, new in zip(found, reference(x), strict=True)]
    return np.array([(n + (1 << width - 1)) % (1 << width) - (1 << width - 1) for n in found], x.dtype)


WHOLE_NUMBERS = {width: whole_body(width) for width in (8, 16, 32, 64)}


# Booleans are (%i, %v) = (bit 1, bit 0) of an i32. The results of all ops are the bits of %r.
BOOLEANS: dict[str, Callable[[Array, Array], Array]] = {
    "addi": lambda a, b: a ^ b,
    "subi": lambda a, b: a ^ b,
    "muli": lambda a, b: a & b,
    "maxui": lambda a, b: a | b,
    "minui": lambda a, b: a & b,
    "maxsi": lambda a, b: a & b,
    "minsi": lambda a, b: a | b,
    "cmpi slt,": lambda a, b: a & ~b & 1,
    "cmpi sle,": lambda a, b: a | ~b & 1,
    "cmpi sgt,": lambda a, b: b & ~a & 1,
    "cmpi sge,": lambda a, b: b | ~a & 1,
}


def boolean_body() -> str:
    lines = ["%zero = arith.constant 0 : i32", "%one = arith.constant 1 : i32"]
    lines += ["%s = arith.shrui %v, %one : i32", "%a = arith.trunci %s : i32 to i1"]
    lines += ["%b = arith.trunci %v : i32 to i1", "%r0 = arith.addi %zero, %zero : i32"]
    for number, name in enumerate(BOOLEANS):
        lines.append(f"%x{number} = arith.{name} %a, %b : i1")
        lines.append(f"%w{number} = arith.extui %x{number} : i1 to i32")
        lines.append(f"%d{number} = arith.addi %r{number}, %r{number} : i32")
        last = "" if number == len(BOOLEANS) - 1 else number + 1
        lines.append(f"%r{last} = arith.addi %d{number}, %w{number} : i32")
    return "\n".join(lines)


def booleans(x: Array) -> Array:
    a, b, found = x >> 1 & 1, x & 1, np.zeros_like(x)
    for operation in BOOLEANS.values():
        found = found * 2 + operation(a, b)
    return found


def indices(x: Array) -> Array:
    """The zeros before the bits, those after them, and the number of bits times a power."""
    found = []
    for bits, base in zip(_unsigned(x), x.tolist(), strict=True):
        before = 32 - bits.bit_length()
        after = (bits & -bits).bit_length() - 1 if bits else 32
        found.append((before + after + bits.bit_count() * base**before + (1 << 31)) % (1 << 32) - (1 << 31))
    return np.array(found, np.int64).astype(np.int32)


Reference = Callable[[Array], Array]
# Ops that compute %r from %v, the operands, the results, and the allowed error.
CASES: dict[str, tuple[str, Array, Reference, float]] = {
    "trunc": ("%r = math.trunc %v : f32", FLOATS, np.trunc, 0),
    "isfinite": (
        "%b = math.isfinite %v : f32\n%r = arith.uitofp %b : i1 to f32",
        np.where(FLOATS[3] == FLOATS, np.nan, FLOATS).astype(np.float32),
        lambda x: np.isfinite(x).astype(np.float32),
        0,
    ),
    "clampf": (
        "%one = arith.constant 1.0 : f32\n%two = arith.constant 2.0 : f32\n"
        "%r = math.clampf %v to [%one, %two] : f32",
        FLOATS,
        lambda x: np.clip(x, np.float32(1), np.float32(2)),
        0,
    ),
    "sincos": (
        "%s, %c = math.sincos %v : f32\n%r = arith.subf %s, %c : f32",
        EXPONENTS,
        lambda x: np.sin(x) - np.cos(x),
        1e-5,
    ),
    "exp2": ("%r = math.exp2 %v : f32", EXPONENTS, np.exp2, 1e-5),
    "erf": ("%r = math.erf %v : f32", FINITE, np.vectorize(math.erf), 1e-5),
    # Half precision is calculated in single precision.
    "erf of f16": (
        "%r = math.erf %v : f16",
        np.linspace(-4, 4, SIZE).astype(np.float16),
        lambda x: np.vectorize(math.erf)(x).astype(np.float16),
        5e-4,
    ),
    "erfc of f16": (
        "%r = math.erfc %v : f16",
        np.linspace(-3, 3, SIZE).astype(np.float16),
        lambda x: np.vectorize(math.erfc)(x).astype(np.float16),
        1e-3,
    ),
    "isnormal": (
        "%b = math.isnormal %v : f32\n%r = arith.uitofp %b : i1 to f32",
        np.where(EXPONENTS == 1.5, 1e-42, FLOATS).astype(np.float32),
        lambda x: (np.isfinite(x) & (np.abs(x) >= np.finfo(np.float32).tiny)).astype(np.float32),
        0,
    ),
    "comparisons that need no numbers": (
        "%a = arith.cmpf true, %v, %v : f32\n%b = arith.cmpf false, %v, %v : f32\n"
        "%c = arith.cmpi ugt, %a, %b : i1\n%r = arith.uitofp %c : i1 to f32",
        FLOATS,
        np.ones_like,
        0,
    ),
    "floats to booleans and back": (
        "%b = arith.fptosi %v : f32 to i1\n%s = arith.sitofp %b : i1 to f32\n"
        "%a = math.absf %v : f32\n%c = arith.fptoui %a : f32 to i1\n"
        "%u = arith.uitofp %c : i1 to f32\n%two = arith.constant 2.0 : f32\n"
        "%d = arith.mulf %u, %two : f32\n%r = arith.addf %s, %d : f32",
        np.linspace(-1.9, 0.9, SIZE).astype(np.float32),
        lambda x: np.where(np.abs(x) >= 1, np.float32(1), np.float32(0)),
        0,
    ),
    "booleans": (boolean_body(), np.arange(SIZE, dtype=np.int32), booleans, 0),
    "false has no sign": (
        "%zero = arith.constant false\n%f = arith.sitofp %zero : i1 to f32\n%r = math.copysign %v, %f : f32",
        FLOATS,
        np.abs,
        0,
    ),
    "booleans and indices": (
        "%n = arith.index_cast %v : i32 to index\n%a = arith.index_cast %n : index to i1\n"
        "%b = arith.index_castui %n : index to i1\n%c = arith.index_cast %a : i1 to index\n"
        "%d = arith.index_castui %b : i1 to index\n%e = arith.addi %d, %d : index\n"
        "%f = arith.addi %c, %e : index\n%r = arith.index_cast %f : index to i32",
        BITS,
        lambda x: x & 1,
        0,
    ),
    "bits and powers of indices": (
        "%n = arith.index_cast %v : i32 to index\n%a = math.ctlz %n : index\n%b = math.cttz %n : index\n"
        "%c = math.ctpop %n : index\n%d = math.ipowi %n, %a : index\n%e = arith.addi %a, %b : index\n"
        "%f = arith.muli %c, %d : index\n%g = arith.addi %e, %f : index\n"
        "%r = arith.index_cast %g : index to i32",
        integers(32),
        indices,
        0,
    ),
    "reductions of booleans": (
        "%z = arith.constant 0 : i32\n%one = arith.constant 1 : i32\n%two = arith.constant 2 : i32\n"
        "%m = arith.andi %v, %one : i32\n%k = arith.andi %v, %two : i32\n"
        "%a = arith.cmpi ne, %m, %z : i32\n%b = arith.cmpi ne, %k, %z : i32\n"
        "%w = vector.from_elements %a, %b, %a, %a : vector<4xi1>\n"
        "%s = vector.reduction <add>, %w : vector<4xi1> into i1\n"
        "%p = vector.reduction <mul>, %w : vector<4xi1> into i1\n"
        "%l = vector.reduction <maxsi>, %w : vector<4xi1> into i1\n"
        "%o = arith.extui %s : i1 to i32\n%t = arith.extui %p : i1 to i32\n%q = arith.extui %l : i1 to i32\n"
        "%h = arith.shli %t, %one : i32\n%j = arith.shli %q, %two : i32\n"
        "%g = arith.ori %o, %h : i32\n%r = arith.ori %g, %j : i32",
        BITS,
        lambda x: (x & 1 ^ x >> 1 & 1) | (x & x >> 1 & 1) * 6,
        0,
    ),
    **{
        f"integers of {width} bits": (WHOLE_NUMBERS[width], integers(width), whole_numbers, 0.0)
        for width in (8, 16, 32, 64)
    },
    "erfc": ("%r = math.erfc %v : f32", EXPONENTS, np.vectorize(math.erfc), 1e-5),
    "cbrt": ("%r = math.cbrt %v : f32", FLOATS, np.cbrt, 1e-6),
    # Covers all octants: the second number is 1.
    "atan2": (
        "%one = arith.constant 1.0 : f32\n%r = math.atan2 %v, %one : f32",
        FLOATS,
        lambda x: np.arctan2(x, np.float32(1)),
        1e-5,
    ),
    # Zeros and infinities by themselves, on both sides.
    "atan2 of itself": (
        "%n = arith.negf %v : f32\n%r = math.atan2 %v, %n : f32",
        FLOATS,
        lambda x: np.arctan2(x, -x),
        1e-5,
    ),
    "fpowi 3": (
        "%n = arith.constant 3 : i32\n%r = math.fpowi %v, %n : f32, i32",
        EXPONENTS,
        lambda x: np.power(x, 3),
        1e-6,
    ),
    "fpowi of places": (
        "%eight = arith.constant 8 : index\n%m = arith.remui %i, %eight : index\n"
        "%p = arith.index_cast %m : index to i32\n%three = arith.constant 3 : i32\n"
        "%n = arith.subi %p, %three : i32\n%r = math.fpowi %v, %n : f32, i32",
        np.where(FINITE == 0, 2, np.clip(FINITE, -9, 9)).astype(np.float32),
        lambda x: np.power(x.astype(np.float64), np.arange(SIZE) % 8 - 3),
        1e-5,
    ),
    "ctpop": (
        "%r = math.ctpop %v : i32",
        BITS,
        lambda x: np.array([int(n).bit_count() for n in x.view(np.uint32)], np.int32),
        0,
    ),
    "cttz": (
        "%r = math.cttz %v : i32",
        BITS,
        lambda x: np.array([((n & -n).bit_length() - 1) % 33 for n in map(int, x)], np.int32),
        0,
    ),
}


@pytest.mark.parametrize("target", ["vulkan1.0", "lavapipe"])
@pytest.mark.parametrize("name", CASES)
def test_functions_of_math_compute_what_numpy_does(
    context: ir.Context, lavapipe_here: None, name: str, target: str
) -> None:
    body, x, reference, tolerance = CASES[name]
    kind = KINDS[x.dtype]
    text = f"""
    gpu.module @kernels {{
      gpu.func @k(%x: memref<{SIZE}x{kind}>, %y: memref<{SIZE}x{kind}>) kernel
          attributes {{known_block_size = array<i32: {SIZE}, 1, 1>}} {{
        %i = gpu.thread_id x
        %v = memref.load %x[%i] : memref<{SIZE}x{kind}>
        {body}
        memref.store %r, %y[%i] : memref<{SIZE}x{kind}>
        gpu.return
      }}
    }}"""
    binary = av.spirv.serialize(av.lower_to_spirv(ir.Module.parse(text), target, emulate=True))
    av.spirv.validate(binary, target)
    found = av.vulkan.run(binary, "k", [x, np.zeros_like(x)]).buffers[0, 1]
    np.testing.assert_allclose(found, reference(x), tolerance, tolerance)
    if not tolerance:
        np.testing.assert_array_equal(np.signbit(found[:2]), np.signbit(reference(x)[:2]))


def test_functions_of_math_take_vectors(context: ir.Context) -> None:
    text = """
    gpu.module @kernels {
      gpu.func @k(%x: memref<4xvector<4xf32>>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
        %i = gpu.thread_id x
        %v = memref.load %x[%i] : memref<4xvector<4xf32>>
        %t = math.trunc %v : vector<4xf32>
        %e = math.erf %t : vector<4xf32>
        %f = math.isfinite %e : vector<4xf32>
        %n = arith.extui %f : vector<4xi1> to vector<4xi32>
        %c = math.ctpop %n : vector<4xi32>
        %z = math.cttz %c : vector<4xi32>
        %r = arith.sitofp %z : vector<4xi32> to vector<4xf32>
        memref.store %r, %x[%i] : memref<4xvector<4xf32>>
        gpu.return
      }
    }"""
    av.spirv.validate(av.lower_to_spirv(ir.Module.parse(text), "vulkan1.0"), "vulkan1.0")

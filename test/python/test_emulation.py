# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""f16, i8 and i16 in 32 bits: a device gives what NumPy has for the narrow numbers, bit by bit.

For i8 that is every pair of numbers, for f16 every number, or many pairs: of any bits, of small ones and
such whose result is half way between two.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from typing import Any, TypeAlias

import mlir.availability as av
import numpy as np
import pytest
from command_line import run
from host_function import run_function
from messages import says
from mlir import ir
from numpy.typing import NDArray

pytestmark = pytest.mark.usefixtures("lavapipe_here")

Array: TypeAlias = NDArray[Any]

# None of them has arithmetic on narrow numbers; the last one can move them.
TARGETS = ["vulkan1.0", "vulkan1.1", "vulkan1.1+StorageBuffer16BitAccess+StorageBuffer8BitAccess"]

COUNT = 1 << 16
KINDS = {"f16": np.float16, "f32": np.float32, "i8": np.int8, "i16": np.int16, "i32": np.int32}

KERNEL = """\
gpu.module @kernels {{
  gpu.func @main(%xs: memref<{count}x{x}>, %ys: memref<{count}x{x}>, %out: memref<{count}x{out}>) kernel
      attributes {{known_block_size = array<i32: 64, 1, 1>}} {{
    %i = gpu.global_id x
    %x = memref.load %xs[%i] : memref<{count}x{x}>
    %y = memref.load %ys[%i] : memref<{count}x{x}>
    {body}
    memref.store %r, %out[%i] : memref<{count}x{out}>
    gpu.return
  }}
}}
"""


def kernel(body: str, x: str, out: str, count: int = COUNT) -> str:
    return KERNEL.format(body=body, x=x, out=out, count=count)


def compute(text: str, target: str, x: Array, y: Array, out: str, *, emulate: bool = True) -> Array:
    with ir.Context():
        module = av.lower_to_spirv(ir.Module.parse(text), target, emulate=emulate)
        binary = av.spirv.serialize(module)
        av.spirv.validate(binary, av.target(target))
        result = np.zeros(len(x), KINDS[out])
        # A device that has all of it runs what needs none.
        return av.vulkan.run(binary, "main", [x, y, result], [len(x) // 64]).buffers[0, 2]


def assert_same(got: Array, expected: Array) -> None:
    """Compares bits, except of NaNs, whose signs and payloads are undefined."""
    if got.dtype.kind == "f":
        nans = np.isnan(expected)
        assert np.array_equal(np.isnan(got), nans)
        got, expected = got[~nans], expected[~nans]
    bits = f"u{got.dtype.itemsize}"
    wrong = got.view(bits) != expected.view(bits)
    assert not wrong.any(), f"{wrong.sum()} differ: {got[wrong][:5]} for {expected[wrong][:5]}"


@functools.cache
def halves() -> tuple[Array, Array]:
    """Pairs of numbers, infinities, NaNs and denormals among them."""
    random = np.random.default_rng(0)
    x, y = random.integers(0, 1 << 16, (2, COUNT), np.uint16)
    # A quarter has about the same exponents, a quarter is small.
    y[::4] = (y[::4] & 0x83FF) | (x[::4] & 0x7C00)
    x[1::4] &= 0x87FF
    return x.view(np.float16), y.view(np.float16)


# The body of a kernel for f16, the type of the result, and NumPy's.
Numpy: TypeAlias = Callable[[Array, Array], Array]
HALVES: dict[str, tuple[str, str, Numpy]] = {
    "add": ("%r = arith.addf %x, %y : f16", "f16", np.add),
    "subtract": ("%r = arith.subf %x, %y : f16", "f16", np.subtract),
    "multiply": ("%r = arith.mulf %x, %y : f16", "f16", np.multiply),
    "divide": ("%r = arith.divf %x, %y : f16", "f16", np.divide),
    "negate": ("%r = arith.negf %x : f16", "f16", lambda x, y: -x),
    "absolute": ("%r = math.absf %x : f16", "f16", lambda x, y: np.abs(x)),
    "floor": ("%r = math.floor %x : f16", "f16", lambda x, y: np.floor(x)),
    "move": ("%r = arith.addf %x, %x : f16", "f16", lambda x, y: x + x),
    "two in a row": (
        "%p = arith.mulf %x, %y : f16\n%r = arith.addf %p, %x : f16",
        "f16",
        lambda x, y: x * y + x,
    ),
    "constant": (
        "%c = arith.constant 1.0009765625 : f16\n%r = arith.mulf %x, %c : f16",
        "f16",
        lambda x, y: x * np.float16(1.0009765625),
    ),
    "extend": ("%r = arith.extf %x : f16 to f32", "f32", lambda x, y: x.astype(np.float32)),
    "select": (
        "%c = arith.cmpf olt, %x, %y : f16\n%r = arith.select %c, %x, %y : f16",
        "f16",
        lambda x, y: np.where(x < y, x, y),
    ),
    "compare": (
        "%c = arith.cmpf oge, %x, %y : f16\n%r = arith.extui %c : i1 to i32",
        "i32",
        lambda x, y: (x >= y).astype(np.int32),
    ),
    "to an integer": (
        "%c = arith.constant 2048.0 : f16\n%p = arith.minnumf %x, %c : f16\n"
        "%m = arith.constant -2048.0 : f16\n%q = arith.maxnumf %p, %m : f16\n"
        "%r = arith.fptosi %q : f16 to i32",
        "i32",
        lambda x, y: np.clip(np.where(np.isnan(x), 2048, x), -2048, 2048).astype(np.int32),
    ),
    "a loop": (
        "%c0 = arith.constant 0 : index\n%c1 = arith.constant 1 : index\n%c3 = arith.constant 3 : index\n"
        "%r = scf.for %k = %c0 to %c3 step %c1 iter_args(%s = %x) -> (f16) {\n"
        "  %n = arith.addf %s, %y : f16\n  scf.yield %n : f16\n}",
        "f16",
        lambda x, y: x + y + y + y,
    ),
    "a sum of a vector": (
        "%v = vector.from_elements %x, %y, %x, %y : vector<4xf16>\n"
        "%r = vector.reduction <add>, %v : vector<4xf16> into f16",
        "f16",
        lambda x, y: x + y + x + y,
    ),
    "a product of a vector and a number": (
        "%v = vector.from_elements %x, %y : vector<2xf16>\n"
        "%r = vector.reduction <mul>, %v, %y : vector<2xf16> into f16",
        "f16",
        lambda x, y: x * y * y,
    ),
    "vectors": (
        "%v = vector.from_elements %x, %y : vector<2xf16>\n%w = arith.mulf %v, %v : vector<2xf16>\n"
        "%a = vector.extract %w[0] : f16 from vector<2xf16>\n"
        "%b = vector.extract %w[1] : f16 from vector<2xf16>\n%r = arith.subf %a, %b : f16",
        "f16",
        lambda x, y: x * x - y * y,
    ),
}


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", HALVES)
def test_emulated_halves_are_those_of_numpy(name: str, target: str) -> None:
    body, out, numpy = HALVES[name]
    x, y = halves()
    with np.errstate(all="ignore"):
        expected = numpy(x, y)
    assert_same(compute(kernel(body, "f16", out), target, x, y, out), expected)


def test_every_half_is_what_it_was() -> None:
    """Through registers and back, denormals included."""
    every = np.arange(COUNT, dtype=np.uint16).view(np.float16)
    body = "%r = arith.addf %x, %y : f16"
    assert_same(
        compute(kernel(body, "f16", "f16"), "vulkan1.0", every, np.full_like(every, -0.0), "f16"), every
    )


def test_rounding_to_halves() -> None:
    """Any float; and those half way between two halves, and beside."""
    random = np.random.default_rng(1)
    x = random.integers(0, 1 << 32, COUNT, np.uint32)
    finite = random.integers(0, 0x7BFF, COUNT // 2, np.uint16)
    low, high = (bits.view(np.float16).astype(np.float64) for bits in (finite, finite + np.uint16(1)))
    middle = ((low + high) / 2).astype(np.float32).view(np.uint32)
    x[::2] = middle + random.integers(-1, 2, COUNT // 2).astype(np.uint32)
    floats = x.view(np.float32)
    with np.errstate(all="ignore"):
        expected = floats.astype(np.float16)
    text = kernel("%r = arith.truncf %x : f32 to f16", "f32", "f16")
    assert_same(compute(text, "vulkan1.0", floats, floats, "f16"), expected)


def pairs(kind: str) -> tuple[Array, Array]:
    """Every pair of i8, or as many of i16."""
    if kind == "i8":
        every = np.arange(COUNT, dtype=np.uint32)
        return (every >> 8).astype(np.uint8).view(np.int8), (every & 0xFF).astype(np.uint8).view(np.int8)
    random = np.random.default_rng(2)
    x, y = random.integers(-(1 << 15), 1 << 15, (2, COUNT)).astype(np.int16)
    y[::8] = x[::8]
    x[1::8] = -(1 << 15)
    return x, y


def unsigned(function: Callable[[Array, Array], Array]) -> Numpy:
    """Returns the result of a function on the same bits without a sign."""

    def of_bits(x: Array, y: Array) -> Array:
        kind = f"u{x.dtype.itemsize}"
        return np.asarray(function(x.view(kind), y.view(kind))).view(x.dtype)

    return of_bits


def truncated(x: Array, y: Array) -> Array:
    """Division towards zero, in more bits than it takes."""
    x, y = x.astype(np.int64), y.astype(np.int64)
    return np.asarray(np.sign(x) * np.sign(y) * (np.abs(x) // np.maximum(np.abs(y), 1)))


INTEGERS: dict[str, Numpy] = {
    "addi": lambda x, y: x + y,
    "subi": lambda x, y: x - y,
    "muli": lambda x, y: x * y,
    "andi": lambda x, y: x & y,
    "ori": lambda x, y: x | y,
    "xori": lambda x, y: x ^ y,
    "maxsi": np.maximum,
    "minsi": np.minimum,
    "maxui": unsigned(np.maximum),
    "minui": unsigned(np.minimum),
}
# What is not defined for a divisor of zero, or a shift by all bits or more.
DIVISIONS: dict[str, Numpy] = {
    "divsi": lambda x, y: truncated(x, y).astype(x.dtype),
    "remsi": lambda x, y: (x.astype(np.int64) - truncated(x, y) * y).astype(x.dtype),
    "divui": unsigned(lambda x, y: x // y),
    "remui": unsigned(lambda x, y: x % y),
}
SHIFTS: dict[str, Numpy] = {
    "shli": lambda x, y: x << y,
    "shrsi": lambda x, y: x >> y,
    "shrui": unsigned(lambda x, y: x >> y),
}


@pytest.mark.parametrize("kind", ["i8", "i16"])
@pytest.mark.parametrize("name", [*INTEGERS, *DIVISIONS, *SHIFTS])
def test_emulated_integers_are_those_of_numpy(name: str, kind: str) -> None:
    x, y = pairs(kind)
    if name in SHIFTS:
        y = y % np.iinfo(x.dtype).bits
    if name in DIVISIONS:
        y = np.where(y == 0, y.dtype.type(3), y)
        if name in ("divsi", "remsi"):  # The one quotient that there isn't.
            y = np.where((x == np.iinfo(x.dtype).min) & (y == -1), y.dtype.type(7), y)
    with np.errstate(all="ignore"):
        expected = (INTEGERS | DIVISIONS | SHIFTS)[name](x, y)
    text = kernel(f"%r = arith.{name} %x, %y : {kind}", kind, kind)
    assert_same(compute(text, "vulkan1.0", x, y, kind), expected)


COMPARISONS: dict[str, Numpy] = {
    "eq": lambda x, y: x == y,
    "ne": lambda x, y: x != y,
    "slt": lambda x, y: x < y,
    "sge": lambda x, y: x >= y,
    "ult": lambda x, y: x.view(f"u{x.itemsize}") < y.view(f"u{x.itemsize}"),
    "uge": lambda x, y: x.view(f"u{x.itemsize}") >= y.view(f"u{x.itemsize}"),
}


@pytest.mark.parametrize("kind", ["i8", "i16"])
@pytest.mark.parametrize("name", COMPARISONS)
def test_emulated_comparisons_are_those_of_numpy(name: str, kind: str) -> None:
    x, y = pairs(kind)
    body = f"%c = arith.cmpi {name}, %x, %y : {kind}\n%r = arith.extui %c : i1 to i32"
    got = compute(kernel(body, kind, "i32"), "vulkan1.1", x, y, "i32")
    assert_same(got, COMPARISONS[name](x, y).astype(np.int32))


RESIZES: dict[str, tuple[str, str, str, Numpy]] = {
    "signed": ("%r = arith.extsi %x : i8 to i32", "i8", "i32", lambda x, y: x.astype(np.int32)),
    "unsigned": (
        "%r = arith.extui %x : i8 to i32",
        "i8",
        "i32",
        lambda x, y: x.view(np.uint8).astype(np.int32),
    ),
    "from one to the other": (
        "%r = arith.extsi %x : i8 to i16",
        "i8",
        "i16",
        lambda x, y: x.astype(np.int16),
    ),
    "back": ("%r = arith.trunci %x : i16 to i8", "i16", "i8", lambda x, y: x.astype(np.int8)),
    "cut": ("%r = arith.trunci %x : i32 to i8", "i32", "i8", lambda x, y: x.astype(np.int8)),
    "a float": ("%r = arith.sitofp %x : i8 to f32", "i8", "f32", lambda x, y: x.astype(np.float32)),
    "a half": ("%r = arith.sitofp %x : i16 to f16", "i16", "f16", lambda x, y: x.astype(np.float16)),
    "bits of a half": ("%r = arith.bitcast %x : i16 to f16", "i16", "f16", lambda x, y: x.view(np.float16)),
    "an index without a sign": (
        "%p = arith.index_castui %x : i16 to index\n%q = arith.index_castui %p : index to i8\n"
        "%r = arith.extui %q : i8 to i32",
        "i16",
        "i32",
        lambda x, y: x.astype(np.uint8).astype(np.int32),
    ),
    "an index": (
        "%p = arith.index_cast %x : i8 to index\n%q = arith.addi %p, %p : index\n"
        "%r = arith.index_cast %q : index to i16",
        "i8",
        "i16",
        lambda x, y: 2 * x.astype(np.int16),
    ),
}


@pytest.mark.parametrize("name", RESIZES)
def test_emulated_conversions_are_those_of_numpy(name: str) -> None:
    body, kind, out, numpy = RESIZES[name]
    if kind == "i32":
        x = np.random.default_rng(3).integers(-(1 << 31), 1 << 31, COUNT).astype(np.int32)
        y = x
    else:
        x, y = pairs(kind)
    assert_same(compute(kernel(body, kind, out), "vulkan1.0", x, y, out), numpy(x, y))


@pytest.mark.parametrize("name", ["signed", "unsigned", "cut"])
@pytest.mark.parametrize("target", TARGETS)
def test_memory_needs_no_emulation(name: str, target: str) -> None:
    """Whatever only loads, stores and resizes integers is lowered without being asked."""
    body, kind, out, numpy = RESIZES[name]
    x = pairs("i8")[0].astype(KINDS[kind])
    text = kernel(body, kind, out)
    assert_same(compute(text, target, x, x, out, emulate=False), numpy(x, x))


def test_buffers_of_vectors() -> None:
    """What belongs together is a dimension more, and lies where it lay."""
    text = """
      gpu.module @kernels {
        gpu.func @main(%xs: memref<64xvector<4xf16>>, %ys: memref<64xvector<4xf16>>,
                       %out: memref<64xvector<4xf16>>) kernel
            attributes {known_block_size = array<i32: 64, 1, 1>} {
          %i = gpu.global_id x
          %x = memref.load %xs[%i] : memref<64xvector<4xf16>>
          %y = memref.load %ys[%i] : memref<64xvector<4xf16>>
          %r = arith.mulf %x, %y : vector<4xf16>
          memref.store %r, %out[%i] : memref<64xvector<4xf16>>
          gpu.return
        }
      }"""
    x, y = (each[:256] for each in halves())
    with ir.Context(), np.errstate(all="ignore"):
        module = av.lower_to_spirv(ir.Module.parse(text), "vulkan1.0", emulate=True)
        result = av.vulkan.run(av.spirv.serialize(module), "main", [x, y, np.zeros_like(x)], [1])
        assert_same(result.buffers[0, 2], x * y)


def test_memory_of_a_workgroup() -> None:
    """Each thread reads what another has written."""
    body = """
      %t = gpu.thread_id x
      %shared = memref.alloc() : memref<64xf16, #gpu.address_space<workgroup>>
      %s = arith.addf %x, %y : f16
      memref.store %s, %shared[%t] : memref<64xf16, #gpu.address_space<workgroup>>
      gpu.barrier
      %c63 = arith.constant 63 : index
      %o = arith.subi %c63, %t : index
      %r = memref.load %shared[%o] : memref<64xf16, #gpu.address_space<workgroup>>"""
    x, y = halves()
    with np.errstate(all="ignore"):
        expected = (x + y).reshape(-1, 64)[:, ::-1].reshape(-1)
    assert_same(compute(kernel(body, "f16", "f16"), "vulkan1.0", x, y, "f16"), expected)


def test_functions_on_shapes_that_end_within_words() -> None:
    """Neither buffers nor what lies between two kernels has a whole number of words."""
    text = """
      func.func @f(%x: tensor<7x13xi8>, %y: tensor<13x7xi8>) -> tensor<13x7xi8> {
        %t = tensor.empty() : tensor<13x7xi8>
        %xt = linalg.transpose ins(%x : tensor<7x13xi8>) outs(%t : tensor<13x7xi8>) permutation = [1, 0]
        %sum = linalg.add ins(%xt, %y : tensor<13x7xi8>, tensor<13x7xi8>) outs(%t : tensor<13x7xi8>)
            -> tensor<13x7xi8>
        %s = tensor.empty() : tensor<7xi8>
        %zero = arith.constant 0 : i8
        %none = linalg.fill ins(%zero : i8) outs(%s : tensor<7xi8>) -> tensor<7xi8>
        %columns = linalg.reduce { arith.addi } ins(%sum : tensor<13x7xi8>) outs(%none : tensor<7xi8>)
            dimensions = [0]
        %rows = linalg.broadcast ins(%columns : tensor<7xi8>) outs(%t : tensor<13x7xi8>) dimensions = [0]
        %r = linalg.sub ins(%sum, %rows : tensor<13x7xi8>, tensor<13x7xi8>) outs(%t : tensor<13x7xi8>)
            -> tensor<13x7xi8>
        return %r : tensor<13x7xi8>
      }"""
    x, y = (each[:91] for each in pairs("i8"))
    x, y = x.reshape(7, 13), y.reshape(13, 7)
    with ir.Context():
        module = av.lower_to_spirv(ir.Module.parse(text), "vulkan1.0", emulate=True)
        binary = av.spirv.serialize(module)
        av.spirv.validate(binary, "vulkan1.0")
        *before, result = run_function(module, binary, [x, y, np.zeros_like(y)])
    expected = x.T + y
    np.testing.assert_array_equal(result, expected - expected.sum(axis=0, dtype=np.int8))
    np.testing.assert_array_equal(before[0], x)
    np.testing.assert_array_equal(before[1], y)


def test_what_a_target_has_is_used(context: ir.Context) -> None:
    text = kernel("%r = arith.addf %x, %y : f16", "f16", "f16")
    target = "vulkan1.2+Float16+StorageBuffer16BitAccess"
    plain, emulated = (
        str(av.lower_to_spirv(ir.Module.parse(text), target, emulate=emulate)) for emulate in (False, True)
    )
    assert plain == emulated
    assert re.search(r"spirv.FAdd .* : f16", plain)


REFUSALS = {
    "half from 64 bits": (
        "%w = arith.extf %x : f16 to f64\n%r = arith.truncf %w : f64 to f16",
        "f16",
        "'arith.truncf' on numbers of type 'f16' can't be emulated: the result would be rounded twice",
    ),
}


@pytest.mark.parametrize("name", REFUSALS)
def test_what_cannot_be_emulated_is_refused(context: ir.Context, name: str) -> None:
    body, kind, message = REFUSALS[name]
    with pytest.raises(ValueError, match=re.escape(message)):
        av.lower_to_spirv(ir.Module.parse(kernel(body, kind, kind)), "vulkan1.1", emulate=True)


def test_arguments_by_value(context: ir.Context) -> None:
    text = kernel("%r = arith.addf %x, %y : f16", "f16", "f16").replace("%xs:", "%a: f16, %xs:")
    with pytest.raises(ValueError, match=says("'gpu.func'", "'f16'", "in a memref")):
        av.lower_to_spirv(ir.Module.parse(text), "vulkan1.1", emulate=True)


@pytest.mark.parametrize("kind", ["f16", "i8"])
def test_without_being_asked_it_is_refused(context: ir.Context, kind: str) -> None:
    op = "addf" if kind == "f16" else "addi"
    with pytest.raises(ValueError, match="the option 'emulate' calculates in 32 bits") as error:
        av.lower_to_spirv(
            ir.Module.parse(kernel(f"%r = arith.{op} %x, %y : {kind}", kind, kind)), "vulkan1.1"
        )
    assert f"use a target with capability {'Float16' if kind == 'f16' else 'Int8'}" in str(error.value)


@pytest.mark.parametrize(("kind", "capability"), [("f64", "Float64"), ("i64", "Int64")])
def test_wide_numbers_need_a_target_that_has_them(context: ir.Context, kind: str, capability: str) -> None:
    op = "addf" if kind == "f64" else "addi"
    text = kernel(f"%r = arith.{op} %x, %y : {kind}", kind, kind)
    with pytest.raises(ValueError, match=r"which vulkan1\.1 can't have") as error:
        av.lower_to_spirv(ir.Module.parse(text), "vulkan1.1")
    assert f"use a target with capability {capability}, or 32-bit numbers" in str(error.value)
    assert ("the option 'emulate' calculates with pairs of 32 bits" in str(error.value)) == (kind == "i64")
    av.lower_to_spirv(ir.Module.parse(text), f"vulkan1.1+{capability}")


def test_lower_emulates_with_an_option(tmp_path: Any) -> None:
    file, output = tmp_path / "k.mlir", tmp_path / "k.spv"
    file.write_text(kernel("%r = arith.addf %x, %y : f16", "f16", "f16"))
    refused = run("lower", file, "--target", "vulkan1.1", "-o", output)
    assert (refused.code, output.exists()) == (1, False)
    lowered = run("lower", file, "--target", "vulkan1.1", "--emulate", "-o", output)
    assert (lowered.code, lowered.err, output.exists()) == (0, "", True)

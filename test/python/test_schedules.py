# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Schedules of functions: ours on edge cases of shapes, and those of users."""

# Schedules have long lines.
# ruff: noqa: E501

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import mlir.availability as av
import numpy as np
import pytest
from command_line import run
from mlir import ir
from mlir.availability.package import Package

Array = Any

NOTHING = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    transform.yield
  }
}
"""

MATMUL = """
func.func @f(%x: tensor<{m}x{k}xf32>, %w: tensor<{k}x{n}xf32>, %y: tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32> {{
  %0 = linalg.matmul ins(%x, %w : tensor<{m}x{k}xf32>, tensor<{k}x{n}xf32>) outs(%y : tensor<{m}x{n}xf32>)
      -> tensor<{m}x{n}xf32>
  return %0 : tensor<{m}x{n}xf32>
}}
"""

SOFTMAX = """
func.func @f(%x: tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32> {{
  %empty = tensor.empty() : tensor<{m}x{n}xf32>
  %0 = linalg.softmax dimension(1) ins(%x : tensor<{m}x{n}xf32>) outs(%empty : tensor<{m}x{n}xf32>)
      -> tensor<{m}x{n}xf32>
  return %0 : tensor<{m}x{n}xf32>
}}
"""


def random(*shape: int) -> Array:
    # Small integers: sums of their products are exact in any order.
    return np.random.default_rng(0).integers(-4, 5, shape).astype(np.float32)


def lower(text: str, schedule: Path | None = None, target: str = "lavapipe") -> Package:
    with ir.Context():
        return av.lower_for_targets(ir.Module.parse(text), [target], schedule=schedule)


def count_launches(package: Package) -> int:
    (function,) = package.functions
    return len(function.launches or ())


@pytest.fixture
def device(lavapipe: None) -> av.vulkan.Device:
    return av.vulkan.Device(cache=False)


@pytest.mark.parametrize(
    ("m", "k", "n"), [(32, 32, 32), (33, 7, 39), (64, 1, 40), (32, 5, 1000), (31, 16, 64), (8, 8, 8)]
)
def test_products_of_any_size(device: av.vulkan.Device, m: int, k: int, n: int) -> None:
    """Tiles at the edge are smaller than the others; small products aren't tiled."""
    x, w, y = random(m, k), random(k, n), random(m, n)
    for dynamic in (False, True):
        f = av.vulkan.compile(MATMUL.format(m="?" if dynamic else m, k=k, n=n), device=device)
        np.testing.assert_array_equal(f(x, w, y), y + x @ w)


def convolution(layout: str, x: Array, w: Array, stride: int) -> tuple[str, Array]:
    """Returns a module, and NumPy's version. The arrays have their channels first."""
    (_, _, high, wide), (filters, _, v, u) = x.shape, w.shape
    rows, columns = (high - v) // stride + 1, (wide - u) // stride + 1
    y = sum(
        np.einsum(
            "nchw,fc->nfhw",
            x[:, :, i : i + rows * stride : stride, j : j + columns * stride : stride],
            w[:, :, i, j],
        )
        for i in range(v)
        for j in range(u)
    )
    shapes = x.shape, w.shape, (1, filters, rows, columns)
    if layout == "nhwc_hwcf":
        shapes = tuple((a, c, d, b) for a, b, c, d in (shapes[0], (0, 0, 0, 0), shapes[2]))
        shapes = shapes[0], (v, u, x.shape[1], filters), shapes[2]
        y = y.transpose(0, 2, 3, 1)
    of_x, of_w, of_y = ("x".join(map(str, each)) for each in shapes)
    text = f"""
    func.func @f(%x: tensor<{of_x}xf32>, %w: tensor<{of_w}xf32>) -> tensor<{of_y}xf32> {{
      %zero = arith.constant 0.0 : f32
      %empty = tensor.empty() : tensor<{of_y}xf32>
      %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<{of_y}xf32>) -> tensor<{of_y}xf32>
      %y = linalg.conv_2d_{layout} {{dilations = dense<1> : tensor<2xi64>, strides = dense<{stride}> : tensor<2xi64>}}
          ins(%x, %w : tensor<{of_x}xf32>, tensor<{of_w}xf32>) outs(%zeros : tensor<{of_y}xf32>) -> tensor<{of_y}xf32>
      return %y : tensor<{of_y}xf32>
    }}"""
    return text, y


@pytest.mark.parametrize("layout", ["nchw_fchw", "nhwc_hwcf"])
@pytest.mark.parametrize(
    ("wide", "channels", "filters", "size", "stride"),
    [(34, 3, 8, 3, 1), (31, 4, 5, 3, 1), (67, 2, 16, 5, 2), (20, 3, 8, 1, 1), (12, 3, 8, 3, 1)],
)
def test_convolutions_of_any_size(
    device: av.vulkan.Device, layout: str, wide: int, channels: int, filters: int, size: int, stride: int
) -> None:
    x, w = random(1, channels, 11, wide), random(filters, channels, size, size)
    text, y = convolution(layout, x, w, stride)
    if layout == "nhwc_hwcf":
        x, w = np.ascontiguousarray(x.transpose(0, 2, 3, 1)), np.ascontiguousarray(w.transpose(2, 3, 1, 0))
    np.testing.assert_array_equal(av.vulkan.compile(text, device=device)(x, w), y)


@pytest.mark.parametrize(("m", "n"), [(256, 5), (300, 1), (256, 2000), (7, 16)])
def test_rows_of_any_size(device: av.vulkan.Device, m: int, n: int) -> None:
    x = random(m, n)
    powers = np.exp(x.astype(np.float64) - x.max(1, keepdims=True))
    y = av.vulkan.compile(SOFTMAX.format(m=m, n=n), device=device)(x)
    np.testing.assert_allclose(y, powers / powers.sum(1, keepdims=True), rtol=1e-5)


@pytest.mark.parametrize(("m", "n"), [(33, 65), (33, 64), (64, 65), ("?", 64), ("?", 65)])
def test_operands_are_not_copied_to_be_padded(m: int | str, n: int) -> None:
    """An invocation's memory holds a tile, not all rows and columns that it needs: a driver would take seconds."""
    with ir.Context():
        module = av.lower_to_spirv(ir.Module.parse(MATMUL.format(m=m, k=127, n=n)), "lavapipe")
    # Arrays of buffers have a stride.
    sizes = [int(each) for each in re.findall(r"!spirv\.array<(\d+) x f32>", str(module))]
    assert max(sizes) <= 64


def test_an_op_after_a_product_is_in_its_launch() -> None:
    text = MATMUL.format(m=64, k=64, n=64).replace(
        "return %0",
        "%1 = arith.negf %0 : tensor<64x64xf32>\n  return %1",
    )
    assert count_launches(lower(text)) == 1


def test_softmax_is_one_launch() -> None:
    assert count_launches(lower(SOFTMAX.format(m=1024, n=1024))) == 1


def test_a_schedule_that_does_nothing(tmp_path: Path) -> None:
    schedule = tmp_path / "a schedule.mlir"
    schedule.write_text(NOTHING)
    text = SOFTMAX.format(m=1024, n=1024)
    assert count_launches(lower(text, schedule)) == 5


def test_our_schedule_is_in_the_package_to_start_from(tmp_path: Path) -> None:
    text = MATMUL.format(m=64, k=64, n=64)
    shipped = Path(av.__path__[0], "schedules", "functions.mlir")
    assert lower(text, shipped).modules == lower(text).modules
    smaller = tmp_path / "smaller.mlir"
    smaller.write_text(shipped.read_text().replace("[8, 8]", "[4, 4]"))
    # The first launch copies the argument.
    tiles = [lower(text, each).functions[0].launches[-1].workgroups for each in (shipped, smaller)]
    assert tiles == [(1, 1, 1), (4, 1, 1)]


def test_a_schedule_is_a_text_or_a_module_too(tmp_path: Path) -> None:
    text = MATMUL.format(m=64, k=64, n=64)
    smaller = Path(av.__path__[0], "schedules", "functions.mlir").read_text().replace("[8, 8]", "[4, 4]")
    (file := tmp_path / "f.mlir").write_text(text)
    with ir.Context():
        module = ir.Module.parse(text)
        schedules = [smaller, ir.Module.parse(smaller)]
        packages = [av.lower_for_targets(module, ["lavapipe"], schedule=each) for each in schedules]
        packages += [av.lower_files([file], "lavapipe", schedule=each)[0].package for each in schedules]
        assert packages[0].functions[0].launches[-1].workgroups == (4, 1, 1)
        assert all(each == packages[0] for each in packages)
        with pytest.raises(TypeError, match=r"expected an mlir\.ir\.Module"):
            av.lower_to_spirv(module, "vulkan1.1", schedule=7)


def test_a_schedule_is_told_the_target(tmp_path: Path) -> None:
    schedule = tmp_path / "schedule.mlir"
    schedule.write_text(
        NOTHING.replace(
            "transform.yield",
            """%target = transform.availability.get_target of %module : (!transform.any_op) -> !transform.any_param
    %functions = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_param_as_remark %target : !transform.any_param
    transform.yield""",
        )
    )
    with ir.Context() as context:
        remarks: list[str] = []
        context.attach_diagnostic_handler(lambda said: remarks.append(said.message) or True)
        av.lower_to_spirv(ir.Module.parse(MATMUL.format(m=8, k=8, n=8)), "vulkan1.1", schedule=schedule)
        assert any("vulkan1.1" in each or "v1.3" in each for each in remarks), remarks


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("module {}", "could not find a nested named sequence with name: __transform_main"),
        ("module", "expected"),
        (
            NOTHING.replace(
                "transform.yield",
                """%f = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    %t = transform.structured.tile_using_for %f tile_sizes [1] : (!transform.any_op) -> !transform.any_op
    transform.yield""",
            ),
            "expected number of loops to tile",
        ),
    ],
)
def test_schedules_that_fail(tmp_path: Path, text: str, message: str) -> None:
    schedule = tmp_path / "schedule.mlir"
    schedule.write_text(text)
    with pytest.raises(ValueError, match=message) as raised:
        lower(MATMUL.format(m=8, k=8, n=8), schedule)
    assert "schedule.mlir" in str(raised.value)


def test_a_schedule_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"the schedule '.*none.mlir' can't be read: No such file"):
        lower(MATMUL.format(m=8, k=8, n=8), tmp_path / "none.mlir")
    with pytest.raises(ValueError, match="can't be the name of a schedule's file"):
        lower(MATMUL.format(m=8, k=8, n=8), Path("{}.mlir"))


def test_the_command_takes_a_schedule(tmp_path: Path) -> None:
    source, schedule = tmp_path / "f.mlir", tmp_path / "schedule.mlir"
    source.write_text(SOFTMAX.format(m=1024, n=16))
    schedule.write_text(NOTHING)
    sizes = []
    for options in ([], ["--schedule", str(schedule)]):
        output = tmp_path / "f.spv"
        done = run("lower", source, "-t", "vulkan1.1", "-o", output, *options)
        assert done.code == 0, done.err
        sizes.append(output.stat().st_size)
    assert sizes[0] < sizes[1]
    done = run("lower", source, "-t", "vulkan1.1", "-o", "-", "--schedule", tmp_path / "none")
    assert done.code == 2
    assert "none' can't be read: no such file or directory" in done.err


def test_a_long_reduction_of_memrefs(device: av.vulkan.Device) -> None:
    """It isn't split, which can be done with tensors only."""
    f = av.vulkan.compile(
        """
func.func @f(%x: memref<4x2048xf32>, %y: memref<4xf32>) {
  linalg.reduce ins(%x : memref<4x2048xf32>) outs(%y : memref<4xf32>) dimensions = [1]
      (%a: f32, %b: f32) { %s = arith.addf %a, %b : f32  linalg.yield %s : f32 }
  return
}""",
        device=device,
    )
    x, y = random(4, 2048), np.ones(4, np.float32)
    f(x, y)
    np.testing.assert_array_equal(y, 1 + x.sum(1))


def test_what_is_accumulated_in_an_operand_is_stored_each_time(device: av.vulkan.Device) -> None:
    """The result is an operand of the sum, so later iterations read it."""
    f = av.vulkan.compile(
        """
func.func @f(%x: memref<8xf32>) {
  %y = memref.subview %x[7] [1] [1] : memref<8xf32> to memref<1xf32, strided<[1], offset: 7>>
  %z = memref.collapse_shape %y [] : memref<1xf32, strided<[1], offset: 7>> into memref<f32, strided<[], offset: 7>>
  linalg.reduce ins(%x : memref<8xf32>) outs(%z : memref<f32, strided<[], offset: 7>>) dimensions = [0]
      (%a: f32, %b: f32) { %s = arith.addf %a, %b : f32  linalg.yield %s : f32 }
  return
}""",
        device=device,
    )
    x = np.ones(8, np.float32)
    f(x)
    assert x.tolist() == [1] * 7 + [16]


def test_loops_carry_vectors_of_any_size(device: av.vulkan.Device) -> None:
    f = av.vulkan.compile(
        """
func.func @f(%x: memref<5x6x3xf32>, %y: memref<6x3xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %zeros = arith.constant dense<0.0> : vector<6x3xf32>
  %sums = scf.for %i = %c0 to %c5 step %c1 iter_args(%sum = %zeros) -> vector<6x3xf32> {
    %row = vector.load %x[%i, %c0, %c0] : memref<5x6x3xf32>, vector<1x6x3xf32>
    %flat = vector.shape_cast %row : vector<1x6x3xf32> to vector<6x3xf32>
    %next = arith.addf %sum, %flat : vector<6x3xf32>
    scf.yield %next : vector<6x3xf32>
  }
  vector.store %sums, %y[%c0, %c0] : memref<6x3xf32>, vector<6x3xf32>
  return
}""",
        device=device,
    )
    x, y = random(5, 6, 3), np.zeros((6, 3), np.float32)
    f(x, y)
    np.testing.assert_array_equal(y, x.sum(0))

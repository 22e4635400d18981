# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops and conditions on the host: their form in a manifest, and their results on a device."""

# The modules have long lines.
# ruff: noqa: E501

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import mlir.availability as av
import numpy as np
import pytest
from command_line import run
from mlir import ir
from mlir.availability import vulkan
from mlir.availability.package import Buffer, For, If, Launch, Set, While
from mlir.availability.vulkan._program import wrapped

SCHEMA = Path(next(iter(av.__path__))) / "schemas" / "manifest.schema.json"

RNN = """
func.func @rnn(%x: tensor<?x8xf32> loc("x"), %w: tensor<8x8xf32> loc("w"), %h: tensor<8xf32> loc("h")) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?x8xf32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%state = %h) -> (tensor<8xf32>) {
    %row = tensor.extract_slice %x[%i, 0] [1, 8] [1, 1] : tensor<?x8xf32> to tensor<8xf32>
    %sum = linalg.matvec ins(%w, %state : tensor<8x8xf32>, tensor<8xf32>) outs(%row : tensor<8xf32>) -> tensor<8xf32>
    %empty = tensor.empty() : tensor<8xf32>
    %next = linalg.tanh ins(%sum : tensor<8xf32>) outs(%empty : tensor<8xf32>) -> tensor<8xf32>
    scf.yield %next : tensor<8xf32>
  }
  return %last : tensor<8xf32>
}"""

# The host reads the largest change after each step. The steps go from x to y and back.
JACOBI = """
module attributes {gpu.container_module} {
  func.func @jacobi(%b: memref<64xf32> loc("b"), %x: memref<64xf32> loc("x"), %steps: memref<i32> loc("steps")) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %most = arith.constant 1000 : i32
    %tolerance = arith.constant 1.0e-4 : f32
    %y = memref.alloc() : memref<64xf32>
    %changes = memref.alloc() : memref<2xf32>
    %n = scf.while (%i = %zero) : (i32) -> i32 {
      gpu.launch_func @kernels::@step blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)
          args(%b : memref<64xf32>, %x : memref<64xf32>, %y : memref<64xf32>)
      gpu.launch_func @kernels::@step blocks in (%c1, %c1, %c1) threads in (%c64, %c1, %c1)
          args(%b : memref<64xf32>, %y : memref<64xf32>, %x : memref<64xf32>)
      gpu.launch_func @kernels::@change blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
          args(%x : memref<64xf32>, %y : memref<64xf32>, %changes : memref<2xf32>)
      %next = arith.addi %i, %one : i32
      %change = memref.load %changes[%c1] : memref<2xf32>
      %more = arith.cmpf ogt, %change, %tolerance : f32
      %some = arith.cmpi slt, %next, %most : i32
      %both = arith.andi %more, %some : i1
      scf.condition(%both) %next : i32
    } do {
    ^bb0(%i: i32):
      scf.yield %i : i32
    }
    gpu.launch_func @kernels::@write blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
        args(%n : i32, %steps : memref<i32>)
    return
  }
  gpu.module @kernels {
    gpu.func @step(%b: memref<64xf32>, %from: memref<64xf32>, %to: memref<64xf32>) kernel
        attributes {known_block_size = array<i32: 64, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c63 = arith.constant 63 : index
      %quarter = arith.constant 0.25 : f32
      %i = gpu.thread_id x
      %before = arith.subi %i, %c1 : index
      %left = arith.maxsi %before, %c0 : index
      %after = arith.addi %i, %c1 : index
      %right = arith.minsi %after, %c63 : index
      %l = memref.load %from[%left] : memref<64xf32>
      %r = memref.load %from[%right] : memref<64xf32>
      %own = memref.load %b[%i] : memref<64xf32>
      %s = arith.addf %l, %r : f32
      %t = arith.addf %s, %own : f32
      %v = arith.mulf %t, %quarter : f32
      memref.store %v, %to[%i] : memref<64xf32>
      gpu.return
    }
    gpu.func @change(%x: memref<64xf32>, %y: memref<64xf32>, %changes: memref<2xf32>) kernel
        attributes {known_block_size = array<i32: 1, 1, 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant 0.0 : f32
      %most = scf.for %i = %c0 to %c64 step %c1 iter_args(%m = %zero) -> (f32) {
        %a = memref.load %x[%i] : memref<64xf32>
        %b = memref.load %y[%i] : memref<64xf32>
        %d = arith.subf %a, %b : f32
        %p = math.absf %d : f32
        %more = arith.maximumf %m, %p : f32
        scf.yield %more : f32
      }
      memref.store %most, %changes[%c1] : memref<2xf32>
      gpu.return
    }
    gpu.func @write(%n: i32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), StorageBuffer>}, %to: memref<i32>) kernel
        attributes {known_block_size = array<i32: 1, 1, 1>} {
      memref.store %n, %to[] : memref<i32>
      gpu.return
    }
  }
}"""


def jacobi(b: Any) -> tuple[Any, int]:
    """Does the same with NumPy."""
    x, count = np.zeros(64, np.float32), 0

    def step(x: Any) -> Any:
        padded = np.concatenate([x[:1], x, x[-1:]])
        return ((padded[:-2] + padded[2:] + b) * np.float32(0.25)).astype(np.float32)

    while True:
        y = step(x)
        x, count = step(y), count + 1
        if np.abs(x - y).max() <= np.float32(1e-4):
            return x, count


@pytest.fixture(scope="module")
def device(lavapipe: None) -> Iterator[vulkan.Device]:
    with vulkan.Device(cache=False) as found:
        yield found


@pytest.mark.parametrize("rows", [0, 1, 7, 200])
def test_rnn(device: vulkan.Device, rows: int) -> None:
    """A loop whose end is a size; the longest takes several submissions."""
    rnn = vulkan.compile(RNN, device=device)
    generator = np.random.default_rng(rows)
    x = generator.random((rows, 8), np.float32)
    w, h = generator.random((8, 8), np.float32) - np.float32(0.5), np.zeros(8, np.float32)
    expected = h
    for row in x:
        expected = np.tanh(w @ expected + row)
    if rows:
        np.testing.assert_allclose(rnn(x, w, h), expected, 1e-4, 1e-5)
        np.testing.assert_allclose(rnn(device.array(x), w, h=h).numpy(), expected, 1e-4, 1e-5)
    np.testing.assert_array_equal(h, np.zeros(8))


def test_in_a_process_of_its_own(lavapipe: None) -> None:
    with ir.Context():
        package = av.lower_for_targets(ir.Module.parse(JACOBI), ["vulkan1.0"])
    b = np.random.default_rng(5).random(64, np.float32)
    found = av.vulkan.run_function(package, "jacobi", [b, np.zeros(64, np.float32), None])
    expected, count = jacobi(b)
    assert int(found[2]) == count
    np.testing.assert_allclose(found[1], expected, 1e-5)
    endless = JACOBI.replace("scf.condition(%both)", "%true = arith.constant true\n scf.condition(%true)")
    with ir.Context():
        package = av.lower_for_targets(ir.Module.parse(endless), ["vulkan1.0"])
    with pytest.raises(
        vulkan.VulkanError, match="running function 'jacobi' failed: it did not end within 3 s"
    ):
        av.vulkan.run_function(package, "jacobi", [b, b, None], timeout=3)


def test_jacobi_to_convergence(device: vulkan.Device) -> None:
    """A loop whose end a kernel calculates."""
    function = vulkan.compile(JACOBI, device=device)
    b = np.random.default_rng(5).random(64, np.float32)
    x, steps = np.zeros(64, np.float32), np.zeros((), np.int32)
    function(b, x, steps)
    expected, count = jacobi(b)
    assert 1 < count < 100
    assert int(steps) == count
    np.testing.assert_allclose(x, expected, 1e-5)


# ===-----------------------------------------------------------------------------------------------===
# What a manifest says
# ===-----------------------------------------------------------------------------------------------===

HOST = """
module attributes {{gpu.container_module}} {{
  func.func @f(%x: memref<8xi32> loc("x"), %n: index loc("n")) {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    {body}
    return
  }}
  gpu.module @kernels {{
    gpu.func @k(%i: i32 {{spirv.interface_var_abi = #spirv.interface_var_abi<(0, 0), StorageBuffer>}},
                %x: memref<8xi32>) kernel attributes {{known_block_size = array<i32: 8, 1, 1>}} {{
      %t = gpu.thread_id x
      %v = memref.load %x[%t] : memref<8xi32>
      %c3 = arith.constant 3 : i32
      %w = arith.muli %v, %c3 : i32
      %s = arith.addi %w, %i : i32
      memref.store %s, %x[%t] : memref<8xi32>
      gpu.return
    }}
  }}
}}"""
ADD = """gpu.launch_func @kernels::@k blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    args({0} : i32, %x : memref<8xi32>)"""


def launch(number: int) -> Launch:
    return Launch("k", (1, 1, 1), ((0, 0, number), (0, 1, 0)))


def apply(x: Any, i: int) -> Any:
    return (x * 3 + i).astype(np.int32)


def repeated(x: Any, numbers: Any) -> Any:
    for number in numbers:
        x = apply(x, number)
    return x


# name, body, steps, the effect on 8 numbers and n.
BODIES: list[tuple[str, str, tuple[Any, ...], Any]] = [
    (
        "a number",
        f"""%m = arith.muli %n, %c3 : index
        %v = arith.index_cast %m : index to i32
        {ADD.format("%v")}""",
        (Set((2,), (["mul", ["value", 1], 3],)), launch(2)),
        lambda x, n: apply(x, 3 * n),
    ),
    (
        "for",
        f"""scf.for %i = %c1 to %n step %c2 {{
          %v = arith.index_cast %i : index to i32
          {ADD.format("%v")}
        }}""",
        (For(2, 1, ["value", 1], 2, (Set((3,), (["value", 2],)), launch(3))),),
        lambda x, n: repeated(x, range(1, n, 2)),
    ),
    (
        "a number that a loop carries",
        f"""%first = arith.constant 1 : i32
        %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %first) -> (i32) {{
          %b = arith.addi %a, %a : i32
          {ADD.format("%a")}
          scf.yield %b : i32
        }}
        {ADD.format("%r")}""",
        (
            Set((2,), (1,)),
            For(3, 0, ["value", 1], 1, (launch(2), Set((2,), (["add", ["value", 2], ["value", 2]],)))),
            launch(2),
        ),
        lambda x, n: repeated(x, [2**i for i in range(n + 1)]),
    ),
    (
        "if",
        f"""%odd = arith.remui %n, %c2 : index
        %is = arith.cmpi eq, %odd, %c1 : index
        %a = arith.constant 7 : i32
        %b = arith.constant 9 : i32
        %v = scf.if %is -> (i32) {{
          {ADD.format("%a")}
          scf.yield %a : i32
        }} else {{
          scf.yield %b : i32
        }}
        {ADD.format("%v")}""",
        (
            If(
                ["eq", ["mod", ["value", 1], 2], 1],
                (Set((3,), (7,)), launch(3), Set((2,), (7,))),
                (Set((2,), (9,)),),
            ),
            launch(2),
        ),
        lambda x, n: repeated(x, [7, 7] if n % 2 else [9]),
    ),
    (
        "while",
        f"""%one = arith.constant 1 : i32
        %big = arith.constant 1000 : i32
        %r = scf.while (%a = %one) : (i32) -> i32 {{
          {ADD.format("%a")}
          %v = memref.load %x[%c3] : memref<8xi32>
          %go = arith.cmpi slt, %v, %big : i32
          scf.condition(%go) %v : i32
        }} do {{
        ^bb0(%v: i32):
          %b = arith.addi %v, %one : i32
          scf.yield %b : i32
        }}
        {ADD.format("%r")}""",
        (
            Set((3,), (1,)),
            While(
                (launch(3), Set((4,), (["load", 0, 3],)), Set((2,), (["value", 4],))),
                ["lt", ["value", 4], 1000],
                (Set((3,), (["add", ["value", 2], 1],)),),
            ),
            launch(2),
        ),
        None,
    ),
]


def while_of_numpy(x: Any) -> Any:
    """NumPy's version of the body "while"."""
    number = 1
    while True:
        x = apply(x, number)
        last = int(x[3])
        if not last < 1000:
            return apply(x, last)
        number = last + 1


@pytest.mark.parametrize(("name", "body", "steps", "calculate"), BODIES, ids=[name for name, *_ in BODIES])
def test_steps(
    device: vulkan.Device, tmp_path: Path, name: str, body: str, steps: tuple[Any, ...], calculate: Any
) -> None:
    file = tmp_path / "f.mlir"
    file.write_text(HOST.format(body=body))
    result = run("lower", file, "-t", "vulkan1.1", "--manifest", "-o", tmp_path / "out")
    assert (result.code, result.err) == (0, "")
    manifest = json.loads((tmp_path / "out" / "manifest.json").read_text())
    jsonschema.validate(manifest, json.loads(SCHEMA.read_text()))
    package = av.package.read(tmp_path / "out")
    assert package.to_json(str(file), [manifest["modules"][0]["file"]]) == manifest
    (function,) = package.functions
    assert function.steps == steps
    assert (function.launches, function.problem, function.names) == (None, "", ("x", "n"))
    f = vulkan.load(package, device=device)
    for n in (0, 1, 2, 5):
        x = np.arange(8, dtype=np.int32)
        expected = calculate(x, n) if calculate else while_of_numpy(x)
        f(x, n)
        np.testing.assert_array_equal(x, expected)


REFUSED = [
    (
        "memref.store",
        "%v = arith.constant 1 : i32\nmemref.store %v, %x[%c0] : memref<8xi32>",
        "can't be a step of a manifest",
    ),
    (
        "memref.alloc",
        f"""scf.for %i = %c0 to %n step %c1 {{
          %b = memref.alloc(%i) : memref<?xi32>
          %v = arith.constant 1 : i32
          {ADD.format("%v")}
        }}""",
        "makes a buffer whose size isn't calculated from the function's arguments and their sizes",
    ),
    (
        "gpu.launch_func",
        f"""%r = arith.constant 1.5 : f32
        %q = arith.addf %r, %r : f32
        %v = arith.fptosi %q : f32 to i32
        {ADD.format("%v")}""",
        "takes a number that a manifest can't express",
    ),
    (
        "scf.if",
        f"""%r = arith.constant 1.5 : f32
        %q = math.sin %r : f32
        %is = arith.cmpf ult, %q, %r : f32
        scf.if %is {{
          %v = arith.constant 1 : i32
          {ADD.format("%v")}
        }}""",
        "has a condition that a manifest can't express",
    ),
    (
        "scf.for",
        f"""%other = memref.alloc() : memref<8xi32>
        %r = scf.for %i = %c0 to %n step %c1 iter_args(%b = %other) -> (memref<8xi32>) {{
          %v = arith.constant 1 : i32
          {ADD.format("%v")}
          scf.yield %x : memref<8xi32>
        }}""",
        "passes on values that are not numbers",
    ),
]


@pytest.mark.parametrize(("op", "body", "reason"), REFUSED, ids=[op for op, *_ in REFUSED])
def test_what_no_step_says(tmp_path: Path, op: str, body: str, reason: str) -> None:
    file = tmp_path / "f.mlir"
    # Without a launch, there is nothing to say.
    once = f"%once = arith.constant 5 : i32\n{ADD.format('%once')}\n"
    file.write_text(HOST.format(body=once + body))
    result = run("lower", file, "-t", "vulkan1.1", "--manifest", "-o", tmp_path / "out")
    assert result.code == 0
    assert "warning: function 'f' can't be launched from the manifest: " in result.err
    assert "f.mlir:" in result.err
    assert f"'{op}' {reason}" in result.err
    (function,) = av.package.read(tmp_path / "out").functions
    assert (function.launches, function.steps) == (None, None)
    assert f"'{op}' {reason}" in function.problem
    jsonschema.validate(
        json.loads((tmp_path / "out" / "manifest.json").read_text()), json.loads(SCHEMA.read_text())
    )


# ===-----------------------------------------------------------------------------------------------===
# Manifests that can't be followed
# ===-----------------------------------------------------------------------------------------------===


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("package")
    (found / "f.mlir").write_text(HOST.format(body=BODIES[2][1]))
    assert run("lower", found / "f.mlir", "-t", "vulkan1.1", "--manifest", "-o", found / "out").code == 0
    return found / "out"


def nested(depth: int) -> Any:
    steps: Any = []
    for _ in range(depth):
        steps = [{"if": {"condition": 1, "then": steps, "else": []}}]
    return steps


def deep(depth: int) -> Any:
    expression: Any = 1
    for _ in range(depth):
        expression = ["add", expression, 1]
    return expression


def wide(depth: int) -> Any:
    return 1 if not depth else ["add", wide(depth - 1), wide(depth - 1)]


def condition(expression: Any) -> Any:
    return [{"if": {"condition": expression, "then": [], "else": []}}]


WRONG = [{"set": {"buffers": [0], "values": [1]}}]
BAD = [
    (nested(40), "loops and conditions are nested more than 32 deep"),
    (condition(deep(200)), "an expression is nested more than 100 deep"),
    (condition(wide(17)), "expressions have more than 100000 parts"),
    (condition(["size", 0, 1]), "buffer 0 has no such dimension"),
    (condition(["size", 9, 0]), "there is no buffer 9"),
    (condition(["size", -1, 0]), "there is no buffer -1"),
    (condition(["value", 0]), "buffer 0 holds more than one number"),
    (condition(["load", 0]), "buffer 0 has 1 dimensions"),
    (condition(["pow", 2, 2]), "unknown operation 'pow'"),
    (condition(["add", 2]), "'add' has 1 operands"),
    (condition(["select", 1, 2]), "'select' has 2 operands"),
    (condition("x"), "an expression is malformed"),
    (condition(None), "an expression is malformed"),
    ([{"set": {"buffers": [2], "values": [["size", 0, 1]]}}], "buffer 0 has no such dimension"),
    (WRONG, "buffer 0 is not a temporary buffer"),
    ([{"if": {"condition": 1, "then": WRONG, "else": []}}], "buffer 0 is not a temporary buffer"),
    ([{"if": {"condition": 1, "then": [], "else": WRONG}}], "buffer 0 is not a temporary buffer"),
    ([{"while": {"before": WRONG, "condition": 1, "body": []}}], "buffer 0 is not a temporary buffer"),
    ([{"while": {"before": [], "condition": 1, "body": WRONG}}], "buffer 0 is not a temporary buffer"),
    ([{"set": {"buffers": [2], "values": []}}], "the numbers of values and buffers of 'set' differ"),
    (
        [{"for": {"variable": 1, "first": 0, "end": 1, "step": 1, "body": []}}],
        "buffer 1 is not a temporary buffer",
    ),
    ([{"goto": 3}], "there is no step 'goto'"),
    ([{}], "a step is one of launch, set, for, while and if, not []"),
    ([3], "not a manifest of a package"),
    (5, "not a manifest of a package"),
    ([{"launch": {"entry_point": "k"}}], "not a manifest of a package"),
]


@pytest.mark.parametrize(
    ("value", "type", "expected"),
    [
        (255, "i8", -1),
        (128, "i8", -128),
        (256, "i8", 0),
        (-129, "i8", 127),
        (255, "ui8", 255),
        (256, "ui8", 0),
        (-1, "ui8", 255),
        (1 << 31, "i32", -(1 << 31)),
        (1 << 64, "i64", 0),
        (1 / 3, "f32", float(np.float32(1 / 3))),
        (1e9, "f16", float("inf")),
    ],
)
def test_a_number_for_a_buffer(value: float, type: str, expected: float) -> None:
    assert wrapped(value, Buffer(type, ())) == expected


@pytest.mark.parametrize(("steps", "message"), BAD, ids=[message for _, message in BAD])
def test_bad_steps(folder: Path, tmp_path: Path, steps: Any, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        read_with(steps, folder, tmp_path)


def read_with(steps: Any, folder: Path, copy: Path) -> Any:
    """Reads a copy of a package in which the first function has other steps."""
    return read_changed({"steps": steps}, folder, copy)


def read_changed(change: dict[str, Any], folder: Path, copy: Path) -> Any:
    """Reads a copy of a package in which the first function is another."""
    manifest = json.loads((folder / "manifest.json").read_text())
    manifest["functions"][0].update(change)
    for file in folder.iterdir():
        (copy / file.name).write_bytes(file.read_bytes())
    (copy / "manifest.json").write_text(json.dumps(manifest))
    return av.package.read(copy)


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        (
            [{"for": {"variable": 2, "first": 0, "end": ["add", 1, 0.5], "step": 1, "body": []}}],
            "['add', 1, 0.5] has to be an integer, and is 1.5",
        ),
        (
            [{"set": {"buffers": [2], "values": [0.5]}}],
            "the number in a buffer of i32 has to be an integer, and is 0.5",
        ),
        (condition(["add", 10**400, 0.5]), "can't be calculated: OverflowError"),
    ],
)
def test_no_integers(device: vulkan.Device, folder: Path, tmp_path: Path, steps: Any, message: str) -> None:
    f = vulkan.load(read_with(steps, folder, tmp_path), device=device)
    with pytest.raises(ValueError, match=re.escape(message)):
        f(np.zeros(8, np.int32), 1)


def test_more_memory_than_a_device_has(device: vulkan.Device, folder: Path, tmp_path: Path) -> None:
    function = json.loads((folder / "manifest.json").read_text())["functions"][0]
    temporaries = [*function["temporaries"], {"element_type": "i8", "shape": [1 << 50]}]
    f = vulkan.load(read_changed({"temporaries": temporaries}, folder, tmp_path), device=device)
    with pytest.raises(vulkan.VulkanError, match=f"has no memory for {1 << 50} bytes"):
        f(np.zeros(8, np.int32), 1)


def test_elements_that_numpy_lacks(device: vulkan.Device, folder: Path, tmp_path: Path) -> None:
    function = json.loads((folder / "manifest.json").read_text())["functions"][0]
    temporaries = [*function["temporaries"], {"element_type": "i12", "shape": [8]}]
    f = vulkan.load(read_changed({"temporaries": temporaries}, folder, tmp_path), device=device)
    with pytest.raises(ValueError, match="NumPy has no type for elements of 'i12'"):
        f(np.zeros(8, np.int32), 1)


@pytest.mark.parametrize("step", [0, -1])
def test_a_loop_that_does_not_advance(device: vulkan.Device, folder: Path, tmp_path: Path, step: int) -> None:
    loop = {"variable": 2, "first": 0, "end": 1, "step": step, "body": []}
    f = vulkan.load(read_with([{"for": loop}], folder, tmp_path), device=device)
    message = f"a loop has a step of {step}, which has to be more than 0"
    with pytest.raises(ValueError, match=f"^{message}$"):
        f(np.zeros(8, np.int32), 1)


def test_packages_of_before(folder: Path, tmp_path: Path) -> None:
    """A manifest without newer fields is accepted."""
    manifest = json.loads((folder / "manifest.json").read_text())
    for file in folder.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    for name in ("doc", "names", "results", "steps", "problem"):
        del manifest["functions"][0][name]
    (tmp_path / "manifest.json").write_text(json.dumps(manifest))
    (function,) = av.package.read(tmp_path).functions
    assert (function.steps, function.names, function.results, function.doc) == (None, None, (), "")

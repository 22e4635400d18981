# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Loops and conditions on the host: their form in a manifest, and their results on a device."""

# The modules have long lines.

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
from host_programs import ADD, BODIES, HOST, JACOBI, RNN, apply
from messages import says
from mlir import ir
from mlir.availability import vulkan
from mlir.availability.package import Buffer
from mlir.availability.vulkan._program import wrapped

SCHEMA = Path(next(iter(av.__path__))) / "schemas" / "manifest.schema.json"


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
def test_a_recurrent_network_loops_over_a_dynamic_size(device: vulkan.Device, rows: int) -> None:
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
def test_host_code_becomes_steps(
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
def test_functions_that_steps_cannot_express(tmp_path: Path, op: str, body: str, reason: str) -> None:
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
def test_malformed_steps_are_refused(folder: Path, tmp_path: Path, steps: Any, message: str) -> None:
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
def test_steps_refuse_numbers_that_are_not_integers(
    device: vulkan.Device, folder: Path, tmp_path: Path, steps: Any, message: str
) -> None:
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
    with pytest.raises(ValueError, match=says("a loop", f"a step of {step}", "more than 0")):
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

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Packages with dynamic shapes and constants: writing, reading, and detecting damage."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import mlir.availability as av
import numpy as np
import pytest
import safetensors.numpy
from command_line import run
from messages import says
from mlir import ir
from practice_cases import CASES, case_of, text_of

SCHEMA = Path(next(iter(av.__path__))) / "schemas" / "manifest.schema.json"
TARGETS = ("vulkan1.0", "vulkan1.3")
WITH_CONSTANTS = [name for name in CASES if name.endswith(("_with_weights", "_with_table", "_with_resource"))]
FUNCTIONS = [name for name in CASES if name.endswith("_dynamic")] + WITH_CONSTANTS


def written(folder: Path, name: str) -> dict[str, Any]:
    """Lowers a case into a folder, and returns the manifest."""
    file = folder / f"{name}.mlir"
    file.write_text(text_of(name, case_of(name)))
    targets = [f"--target={target}" for target in TARGETS]
    result = run("lower", file, *targets, "-o", folder / "out")
    assert (result.code, result.err) == (0, "")
    manifest: dict[str, Any] = json.loads((folder / "out" / "manifest.json").read_text())
    return manifest


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_package_is_enough(tmp_path: Path, lavapipe: None, name: str) -> None:
    """The command's output is read again and run, with the results in the manifest."""
    manifest = written(tmp_path, name)
    jsonschema.validate(manifest, json.loads(SCHEMA.read_text()))
    package = av.package.read(tmp_path / "out")
    files = [each["file"] for each in manifest["modules"]]
    assert package.to_json(manifest["file"], files, f"{name}.safetensors") == manifest
    assert (manifest["constants_file"] is not None) == ("with" in name)
    case = case_of(name)
    (function,) = package.functions
    arguments = [
        None if described.calculated_shape else array
        for described, array in zip(function.arguments, case.arguments, strict=True)
    ]
    found = av.vulkan.run_function(package, name, arguments)
    for place, expected in case.expected.items():
        largest = np.abs(expected).max()
        np.testing.assert_allclose(found[place], expected, case.tolerance, case.tolerance * largest)


def test_kernels_find_constants_in_buffers(tmp_path: Path, lavapipe: None) -> None:
    manifest = written(tmp_path, "table_look_up")
    jsonschema.validate(manifest, json.loads(SCHEMA.read_text()))
    package = av.package.read(tmp_path / "out")
    (kernel,) = package.modules[0].entry_points
    assert kernel.bindings[2] == av.package.Binding(
        0, 2, av.package.Buffer("f32", (1500,)), 6000, "kernels::table", is_written=False
    )
    (constant,) = package.constants
    case = case_of("table_look_up")
    table = np.frombuffer(constant.data, np.float32)
    np.testing.assert_array_equal(table, case.constants["TABLE"])
    saved = safetensors.numpy.load_file(tmp_path / "out" / "table_look_up.safetensors")
    np.testing.assert_array_equal(saved["kernels::table"], table)


LOOKS_UP = """
module attributes {gpu.container_module} {
  gpu.module @kernels {
    memref.global "private" constant @table : memref<2000xf32> = dense<TABLE>
    gpu.func @look_up(%x: memref<16xi32>, %y: memref<16xf32>)
        kernel attributes {known_block_size = array<i32: 16, 1, 1>} {
      %i = gpu.thread_id x
      %table = memref.get_global @table : memref<2000xf32>
      %n = memref.load %x[%i] : memref<16xi32>
      %at = arith.index_cast %n : i32 to index
      %found = memref.load %table[%at] : memref<2000xf32>
      memref.store %found, %y[%i] : memref<16xf32>
      gpu.return
    }
  }
  func.func @halves(%x: memref<16xi32>, %y: memref<16xf32>) {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    gpu.launch_func @kernels::@look_up blocks in (%c1, %c1, %c1) threads in (%c16, %c1, %c1)
        args(%x : memref<16xi32>, %y : memref<16xf32>)
    return
  }
}
"""


def test_functions_launch_kernels_with_constants(context: ir.Context, lavapipe: None) -> None:
    """The function passes no buffer for them: the package has it."""
    text = LOOKS_UP.replace("TABLE", str([number / 2 for number in range(2000)]))
    package = av.lower_for_targets(ir.Module.parse(text), ["vulkan1.1"])
    assert [constant.name for constant in package.constants] == ["kernels::table"]
    x = np.arange(0, 1600, 100, np.int32)
    result = av.vulkan.run_function(package, "halves", [x, np.zeros(16, np.float32)])
    np.testing.assert_array_equal(result[1], x / 2)


def test_the_command_runs_with_constants(tmp_path: Path, lavapipe: None) -> None:
    """They are taken from the package's file, by the names that the binary has."""
    manifest = written(tmp_path, "table_look_up")
    case = case_of("table_look_up")
    np.save(tmp_path / "x.npy", case.arguments[0])
    out = tmp_path / "out"
    command = ["run", out / manifest["modules"][0]["file"], "-e", "table_look_up", "-w", "2"]
    command += ["-b", f"0={tmp_path / 'x.npy'}", "-b", "1=zeros:float32:100", "-o", f"1={tmp_path / 'y.npy'}"]
    result = run(*command, "--constants", out / "table_look_up.safetensors")
    assert (result.code, result.err) == (0, "")
    np.testing.assert_array_equal(np.load(tmp_path / "y.npy"), case.expected[1])
    file = tmp_path / "other.safetensors"
    assert "no such file or directory" in run(*command, "--constants", file).err
    file.write_bytes(b"no")
    assert "not a safetensors file that can be read" in run(*command, "--constants", file).err
    safetensors.numpy.save_file({"a": np.zeros(1500, np.float32)}, file)
    result = run(*command, "--constants", file)
    assert (result.code, result.out) == (2, "")
    assert f"--constants: error: '{file}': there is no constant 'kernels::table' in it" in result.err


def test_one_binary_has_no_place_for_constants(tmp_path: Path) -> None:
    (file := tmp_path / "f.mlir").write_text(text_of("table_look_up", case_of("table_look_up")))
    result = run("lower", file, "-t", "vulkan1.1", "-o", tmp_path / "f.spv")
    assert result.code == 2
    assert re.match(says("--output: error: ", "'kernels::table'", "add --manifest"), result.err)
    assert not (tmp_path / "f.spv").exists()


def test_a_stale_file_of_constants_is_removed(tmp_path: Path) -> None:
    written(tmp_path, "layer_with_weights")
    assert (tmp_path / "out" / "layer_with_weights.safetensors").exists()
    written(tmp_path, "saxpy_dynamic")
    names = {file.suffix for file in (tmp_path / "out").iterdir()}
    assert names == {".json", ".spv"}


def other_constants(folder: Path) -> None:
    constants = {"__constant_48x40xf32": np.zeros((48, 41), np.float32)}
    safetensors.numpy.save_file(constants, folder / "layer_with_weights.safetensors")


def edit(change: Callable[[dict[str, Any]], object]) -> Callable[[Path], None]:
    def apply(folder: Path) -> None:
        file = folder / "manifest.json"
        change(manifest := json.loads(file.read_text()))
        file.write_text(json.dumps(manifest))

    return apply


DAMAGE: list[tuple[Callable[[Path], object], type[Exception], str]] = [
    (
        lambda folder: (folder / "layer_with_weights.safetensors").unlink(),
        OSError,
        "layer_with_weights.safetensors",
    ),
    (
        lambda folder: (folder / "layer_with_weights.safetensors").write_bytes(b"no"),
        ValueError,
        "layer_with_weights.safetensors: not a safetensors file that can be read",
    ),
    (
        lambda folder: (file := folder / "layer_with_weights.safetensors").write_bytes(
            file.read_bytes()[:-1]
        ),
        ValueError,
        "layer_with_weights.safetensors: not a safetensors file that can be read",
    ),
    (
        other_constants,
        ValueError,
        "constant '__constant_48x40xf32' is of float32[48, 41], not of float32[48, 40]",
    ),
    (
        edit(lambda manifest: manifest["functions"][0]["constants"][0].update(name="w")),
        ValueError,
        "layer_with_weights.safetensors: there is no constant 'w' in it",
    ),
    (
        edit(lambda manifest: manifest.update(constants_file=None)),
        ValueError,
        "but names no file that holds them",
    ),
    (
        edit(lambda manifest: manifest.update(constants_file="../x.safetensors")),
        ValueError,
        "'../x.safetensors' is not the name of a file in its folder",
    ),
    (edit(lambda manifest: manifest.update(schema_version=2)), ValueError, "its schema_version is 2, not 1"),
    (
        edit(lambda manifest: manifest.pop("modules")),
        ValueError,
        "not a manifest of a package: KeyError('modules')",
    ),
    (lambda folder: (folder / "manifest.json").write_text("{"), ValueError, "manifest.json: "),
    (lambda folder: (folder / "manifest.json").unlink(), OSError, "manifest.json"),
]


@pytest.mark.parametrize(("damage", "kind", "message"), DAMAGE)
def test_a_damaged_file_of_constants_is_named(
    tmp_path: Path, damage: Callable[[Path], object], kind: type[Exception], message: str
) -> None:
    written(tmp_path, "layer_with_weights")
    damage(tmp_path / "out")
    with pytest.raises(kind, match=re.escape(message)):
        av.package.read(tmp_path / "out")


def test_run_function_refuses_wrong_arguments(context: ir.Context, lavapipe: None) -> None:
    package = av.lower_for_targets(
        ir.Module.parse(text_of("concat_dynamic", case_of("concat_dynamic"))), ["lavapipe"]
    )
    x = np.zeros((3, 8), np.float32)
    for name, arguments, message in [
        ("g", [x, x, None], "there is no function 'g' in the package, which has 'concat_dynamic'"),
        ("concat_dynamic", [x, x], "has 3 arguments, results included, but 2 arrays are passed"),
        (
            "concat_dynamic",
            [x, None, None],
            "argument 1 of function 'concat_dynamic' has a size that its caller",
        ),
        (
            "concat_dynamic",
            [x, x[:, 1:], None],
            "argument 1 of function 'concat_dynamic' is ?x8, but what is passed 3x7",
        ),
        (
            "concat_dynamic",
            [x, x, x],
            "argument 2 of function 'concat_dynamic' is 6x8, but what is passed 3x8",
        ),
    ]:
        with pytest.raises(ValueError, match=re.escape(message)):
            av.vulkan.run_function(package, name, arguments)


EXPRESSIONS = [
    (7, 7),
    (["size", 0, 1], 3),
    (["value", 1], 9),
    (["add", ["size", 0, 0], 1], 3),
    (["sub", 2, 5], -3),
    (["mul", 2, 5], 10),
    (["min", 2, 5], 2),
    (["max", 2, 5], 5),
    (["ceildiv", 7, 2], 4),
    (["ceildiv", -7, 2], -3),
    (["floordiv", -7, 2], -4),
    (["div", -7, 2], -3),
    (["mod", -7, 2], 1),
    (["rem", -7, 2], -1),
    (["eq", 1, 1], 1),
    (["ne", 1, 1], 0),
    (["lt", 1, 1], 0),
    (["le", 1, 1], 1),
    (["select", ["lt", 1, 2], 5, 6], 5),
    (["select", 0, 5, 6], 6),
]


@pytest.mark.parametrize(("expression", "expected"), EXPRESSIONS)
def test_expressions_are_calculated(expression: av.package.Expression, expected: int) -> None:
    assert av.package.evaluate(expression, [(2, 3), ()], {1: 9}) == expected


@pytest.mark.parametrize(
    "expression", [["size", 4, 0], ["value", 0], ["pow", 2, 2], ["div", 1, 0], ["add", 1], []]
)
def test_malformed_expressions_are_refused(expression: av.package.Expression) -> None:
    with pytest.raises(ValueError, match="can't be calculated"):
        av.package.evaluate(expression, [(2, 3)])

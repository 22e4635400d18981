# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""examples/launcher: a C++ application gets the same results from a package as Python."""

from __future__ import annotations

import dataclasses
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import mlir.availability as av
import numpy as np
import pytest
from cmake_projects import environment, run
from command_line import run as run_command
from function_cases import EXAMPLES, FUNCTION_CASES
from host_programs import BODIES, HOST, JACOBI, RNN
from mlir.availability import vulkan
from mlir.availability.package._formats import FORMATS
from mlir.availability.vulkan.registry._registry import registry
from page_runner import run_page
from practice_cases import case_of, text_of
from shader_cases import CASES as SHADERS
from shader_cases import packaged
from watching_layers import without_layers

EXAMPLE = EXAMPLES / "launcher"
PRACTICE = [
    "attention",
    "attention_dynamic",
    "conv_with_weights",
    "embedding_with_table",
    "layer_with_i8_weights",
    "layer_with_resource",
    "layer_with_weights_dynamic",
    "mlp_with_weights",
    "rnn",
    "softmax_dynamic",
]


@pytest.fixture(scope="module")
def launcher(tmp_path_factory: pytest.TempPathFactory, lavapipe: None) -> Path:
    """The program, built and run as the example's page says."""
    base = tmp_path_factory.mktemp("launcher")
    folder = base / "launcher"
    shutil.copytree(EXAMPLE, folder)
    shutil.copytree(EXAMPLES / "functions", base / "functions")
    a, x, b = (np.arange(size, dtype=np.float32) for size in (1, 330, 33))
    for name, array in {"a": a + 2, "x": x, "b": b}.items():
        (folder / f"{name}.bin").write_bytes(array.tobytes())
    # Warnings in third-party headers don't count.
    flags = "-Wall -Wextra -Werror -Wno-deprecated-literal-operator"
    variables = environment(base) | {"CXXFLAGS": flags, "CMAKE_BUILD_TYPE": "Release"}
    run_page("examples/launcher/README.md", folder, variables)
    found = np.frombuffer((folder / "out" / "3.bin").read_bytes(), np.float32)
    np.testing.assert_array_equal(found.reshape(10, 33), 2 * x.reshape(10, 33) + b)
    return folder / "build" / "launcher"


@pytest.fixture(scope="module")
def device(lavapipe: None) -> Iterator[vulkan.Device]:
    with vulkan.Device(cache=False) as found:
        yield found


def cases() -> dict[str, tuple[str, str, list[Any]]]:
    """Returns for each case its module, its function, and all arguments, those that are results included."""
    generator = np.random.default_rng(7)

    def random(*shape: int) -> Any:
        return generator.random(shape, np.float32) - np.float32(0.5)

    found = {
        f"practice: {name}": (text_of(name, case_of(name)), name, case_of(name).arguments)
        for name in PRACTICE
    }
    for name, case in FUNCTION_CASES.items():
        text = (EXAMPLES / "functions" / f"{name}.mlir").read_text()
        found[f"example: {name}"] = (text, name, case().buffers())
    for name, body, *_ in BODIES:
        numbers = [np.arange(8, dtype=np.int32), np.array(5, np.int32)]
        found[f"steps: {name}"] = (HOST.format(body=body), "f", numbers)
    found["rnn"] = (RNN, "rnn", [random(9, 8), random(8, 8), random(8)])
    found["rnn of many rows"] = (RNN, "rnn", [random(500, 8), random(8, 8), random(8)])
    found["jacobi"] = (JACOBI, "jacobi", [random(64), np.zeros(64, np.float32), np.zeros((), np.int32)])
    return found


CASES = cases()

_LOOP = """
  scf.parallel (%i) = (%c0) to (%c64) step (%c1) {{
    %v = memref.load %{source}[%i] : memref<64xf32>
    %s = arith.addf %v, %one : f32
    memref.store %s, %{target}[%i] : memref<64xf32>
  }}
"""
_PAIRS = [("x", "y"), ("x", "z"), ("y", "z"), ("z", "x"), ("x", "y"), ("y", "x")]
INDEPENDENT = f"""
func.func @independent(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %one = arith.constant 1.0 : f32
{"".join(_LOOP.format(source=source, target=target) for source, target in _PAIRS)}
  return
}}
"""


def lowered(folder: Path, text: str) -> Path:
    (folder / "f.mlir").write_text(text)
    targets = ("-t", "vulkan1.0", "-t", "vulkan1.3", "-t", "lavapipe")
    assert run_command("lower", folder / "f.mlir", *targets, "--emulate", "-o", folder / "package").code == 0
    return folder / "package"


def launch(program: Path, folder: Path, name: str, inputs: list[Any]) -> subprocess.CompletedProcess[str]:
    """Runs the program. The final contents of arguments are in `folder`/out."""
    given = []
    for index, array in enumerate(inputs):
        (folder / f"{index}.bin").write_bytes(array.tobytes())
        given.append(f"{'x'.join(map(str, array.shape))}:{folder / f'{index}.bin'}")
    (folder / "out").mkdir(exist_ok=True)
    done = subprocess.run(
        [program, folder / "package", name, folder / "out", *given],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    done.stdout = without_layers(done.stdout)
    return done


@pytest.mark.parametrize("name", CASES)
def test_the_launcher_computes_what_python_does(
    launcher: Path, device: vulkan.Device, tmp_path: Path, name: str
) -> None:
    text, function_name, arguments = CASES[name]
    function = vulkan.load(lowered(tmp_path, text), function_name, device=device)
    results = function._function.results
    inputs = [np.array(array) for index, array in enumerate(arguments) if index not in results]
    described = [each for index, each in enumerate(function._function.arguments) if index not in results]
    inputs = [
        array.reshape(()) if not each.shape else array for array, each in zip(inputs, described, strict=True)
    ]
    done = launch(launcher, tmp_path, function_name, inputs)
    assert (done.returncode, done.stderr) == (0, "")
    returned = function(*inputs)
    expected = dict(zip(results, returned if isinstance(returned, tuple) else [returned], strict=False))
    places = [index for index in range(len(function.buffers)) if index not in results]
    expected |= dict(zip(places, inputs, strict=True))
    shapes = [line.partition(":")[2].split() for line in done.stdout.splitlines()]
    for index, array in sorted(expected.items()):
        assert shapes[index] == [str(size) for size in array.shape]
        found = np.frombuffer((tmp_path / "out" / f"{index}.bin").read_bytes(), array.dtype)
        np.testing.assert_array_equal(found.reshape(array.shape), array)


@pytest.mark.parametrize("name", SHADERS)
def test_the_launcher_runs_packaged_shaders(
    launcher: Path, device: vulkan.Device, tmp_path: Path, name: str
) -> None:
    """Uniform buffers, images, samplers and specialization constants work as in Python."""
    case = SHADERS[name]
    av.package.write(packaged(case, "glslang", tmp_path), tmp_path / "package")
    arguments = [np.array(each) for each in case.arguments()]
    done = launch(launcher, tmp_path, "f", arguments)
    assert (done.returncode, done.stderr) == (0, "")
    vulkan.load(tmp_path / "package", device=device)(*arguments)
    for index, array in enumerate(arguments):
        found = np.frombuffer((tmp_path / "out" / f"{index}.bin").read_bytes(), array.dtype)
        np.testing.assert_array_equal(found.reshape(array.shape), array)


WRONG_IMAGES: list[tuple[str, list[Any], str]] = [
    (
        "storage images",
        [np.zeros((1, 100_000), np.float32), np.zeros((1, 100_000, 4), np.uint8)],
        "an image is larger than the device takes, or empty",
    ),
    (
        "storage images",
        [np.zeros((5, 7), np.float32), np.zeros((5, 7, 3), np.uint8)],
        "argument 1 has the shape [null,null,4]",
    ),
    ("volume", [np.zeros((0, 4, 4), np.float32)], "an image is larger than the device takes, or empty"),
]


@pytest.mark.parametrize(("name", "arrays", "message"), WRONG_IMAGES)
def test_the_launcher_refuses_wrong_images(
    launcher: Path, lavapipe: None, tmp_path: Path, name: str, arrays: list[Any], message: str
) -> None:
    package = packaged(SHADERS[name], "glslang", tmp_path)
    (function,) = package.functions
    assert function.launches is not None
    # The sizes of the image don't matter.
    launches = (dataclasses.replace(function.launches[0], workgroups=(1, 1, 1), calculated_workgroups=None),)
    function = dataclasses.replace(function, launches=launches)
    av.package.write(dataclasses.replace(package, functions=(function,)), tmp_path / "package")
    done = launch(launcher, tmp_path, "f", arrays)
    assert done.returncode == 1
    assert done.stderr.startswith(f"error: {message}")


def test_the_launcher_knows_all_features_and_properties() -> None:
    """The launcher knows all features and properties of Vulkan 1.0 to 1.3 that SPIR-V depends on."""
    known = registry()
    package = pytest.importorskip("vulkan")
    core = {name for name, _ in package.ffi.typeof("VkPhysicalDeviceFeatures").fields}
    used = {way.feature for way in known.ways} | known.feature_facts.keys()
    expected = {("FEATURE_10", name) for name in core & used}
    for minor in (1, 2, 3):
        members = known.features[f"VkPhysicalDeviceVulkan1{minor}Features"].members
        expected |= {(f"FEATURE_1{minor}", name) for name in members}
    for minor in (1, 2):
        members = known.properties[f"VkPhysicalDeviceVulkan1{minor}Properties"].members
        expected |= {(f"PROPERTY_1{minor}", name) for name in members}
    # The last bit has a newer name.
    values = {way.value for way in known.ways if way.value.startswith("VK_SUBGROUP_FEATURE")}
    expected |= {("VALUE", name) for name in values if not name.endswith("EXT")}
    rows = re.findall(r"^(\w+)\((\w+)\)$", (EXAMPLE / "Names.inc").read_text(), re.MULTILINE)
    assert len(rows) == len(set(rows))
    assert set(rows) == expected


def test_the_launcher_knows_all_formats_of_images() -> None:
    """The launcher knows all formats of images that packages have."""
    rows = re.findall(r"^FORMAT\((\w+)\)$", (EXAMPLE / "Formats.inc").read_text(), re.MULTILINE)
    assert rows == [*FORMATS]


def test_the_launcher_waits_only_for_shared_buffers(
    launcher: Path, device: vulkan.Device, tmp_path: Path
) -> None:
    """Launches that use different buffers don't wait. All results are the same as in Python."""
    lowered(tmp_path, INDEPENDENT)
    arrays = [np.arange(64, dtype=np.float32), np.zeros(64, np.float32), np.zeros(64, np.float32)]
    done = launch(launcher, tmp_path, "independent", arrays)
    assert (done.returncode, done.stderr) == (0, "")
    vulkan.load(tmp_path / "package", device=device)(*arrays)
    for index, array in enumerate(arrays):
        found = np.frombuffer((tmp_path / "out" / f"{index}.bin").read_bytes(), array.dtype)
        np.testing.assert_array_equal(found, array)


WRONG = [
    ([np.zeros((4, 6), np.float32)], "argument 1 is missing"),
    ([np.zeros((4, 6), np.float32)] * 2, r"argument 1 has the shape [6,4], but what is passed another"),
    ([np.zeros((4, 6), np.float64), np.zeros((6, 4), np.float32)], "argument 0 has elements of type f32"),
    ([np.zeros((4, 6), np.float32), *[np.zeros((6, 4), np.float32)] * 2], "too many arguments are passed"),
]


@pytest.mark.parametrize(("inputs", "message"), WRONG, ids=[message for _, message in WRONG])
def test_the_launcher_refuses_wrong_arguments(
    launcher: Path, lavapipe: None, tmp_path: Path, inputs: list[Any], message: str
) -> None:
    from test_vulkan_functions import LAYER

    lowered(tmp_path, LAYER)
    done = launch(launcher, tmp_path, "layer", inputs)
    assert done.returncode == 1
    assert done.stderr.startswith(f"error: {message}")
    assert "there is no function 'other'" in launch(launcher, tmp_path, "other", []).stderr


def test_the_launcher_prints_its_usage(launcher: Path, tmp_path: Path) -> None:
    done = run(tmp_path, launcher)
    assert (done.returncode, done.stdout) == (
        1,
        "error: usage: launcher FOLDER FUNCTION OUTPUT [SHAPE:FILE]...\n",
    )
    assert "manifest.json can't be read" in run(tmp_path, launcher, tmp_path, "f", tmp_path).stdout

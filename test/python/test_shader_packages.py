# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shaders with uniform buffers, images, samplers and specialization constants: run, called, and packaged.

All is under the validation layers, and compared with NumPy.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import mlir.availability as av
import numpy as np
import pytest
from command_line import run
from glsl_shaders import COMPILERS, compile_shader
from messages import says
from mlir.availability import vulkan
from mlir.availability.vulkan import Sampler
from shader_cases import (
    CASES,
    LINEAR,
    PICTURE,
    SAMPLED,
    SPECIALIZED,
    STORAGE_IMAGE,
    UNIFORM,
    VOLUME,
    Case,
    packaged,
)
from spirv_tools_library import assemble

GLSLANG = "glslang"


@pytest.fixture(scope="module")
def device(lavapipe: None) -> Iterator[vulkan.Device]:
    with vulkan.Device(cache=False) as found:
        yield found


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("name", CASES)
def test_a_packaged_shader_is_called_as_functions_are(
    name: str, compiler: str, device: vulkan.Device, tmp_path: Path
) -> None:
    """A packaged shader is called as functions are: with arrays of NumPy's, and with arrays on the device."""
    case = CASES[name]
    av.package.write(packaged(case, compiler, tmp_path), tmp_path / "package")
    function = vulkan.load(tmp_path / "package", device=device)
    expected = case.expected(*case.arguments())
    for _ in range(2):
        arguments = [np.array(each) for each in case.arguments()]
        assert function(*arguments) is None
        for index, array in enumerate(arguments):
            np.testing.assert_allclose(array, expected.get(index, case.arguments()[index]), 1e-6)
    kept = [device.array(np.array(each)) for each in case.arguments()]
    function(*kept)
    for index, array in enumerate(kept):
        np.testing.assert_allclose(array.numpy(), expected.get(index, case.arguments()[index]), 1e-6)


RUN = {name: case for name, case in CASES.items() if all(isinstance(each, int) for each in case.workgroups)}


@pytest.mark.parametrize("name", RUN)
def test_run_takes_a_packaged_shader(name: str, lavapipe: None, tmp_path: Path) -> None:
    """`run` accepts them, too, in a separate process; the arrays determine the formats."""
    case = RUN[name]
    binary = compile_shader(case.source, GLSLANG, tmp_path)
    arguments = case.arguments()
    expected = case.expected(*arguments)
    constants = b"".join(each.tobytes() for each in arguments[2:]) if case.source is SAMPLED else None
    buffers = arguments[:2] if case.source is SAMPLED else arguments
    more = {key: value for key, value in case.more.items() if key != "formats"}
    result = vulkan.run(binary, "main", buffers, case.workgroups, constants, **more)
    for index, array in enumerate(result.buffers.values()):
        np.testing.assert_allclose(array, expected.get(index, arguments[index]), 1e-6)


def test_launches_with_images_wait_for_one_another(device: vulkan.Device, tmp_path: Path) -> None:
    """Launches with images wait for one another, whether buffers or images are in between."""
    volume = vulkan.load(packaged(VOLUME, GLSLANG, tmp_path), device=device)
    scale = vulkan.load(packaged(UNIFORM, GLSLANG, tmp_path), device=device)
    array = device.array(np.zeros((2, 4, 6), np.float32))
    flat = np.zeros((2, 4, 6), np.float32)
    for _ in range(20):
        volume(array)
        flat = VOLUME.expected(flat)[0]
    np.testing.assert_array_equal(array.numpy(), flat)
    factors, data = device.array(np.full(4, 2, np.float32)), device.array(np.ones(64, np.float32))
    for _ in range(5):
        scale(factors, data)
    np.testing.assert_array_equal(data.numpy(), np.full(64, 32, np.float32))


# ===-----------------------------------------------------------------------------------------------===
# What is refused
# ===-----------------------------------------------------------------------------------------------===

WRONG_ARRAYS: list[tuple[Case, list[Any], type[Exception], str]] = [
    (STORAGE_IMAGE, [np.zeros((5, 7), np.float64), np.zeros((5, 7, 4), np.uint8)], ValueError, "float64"),
    (STORAGE_IMAGE, [np.zeros((5, 7), np.float32), np.zeros((5, 7, 3), np.uint8)], ValueError, "?x?x4"),
    (STORAGE_IMAGE, [np.zeros(5, np.float32), np.zeros((5, 7, 4), np.uint8)], ValueError, "?x?"),
    (
        STORAGE_IMAGE,
        [np.zeros((1, 100_000), np.float32), np.zeros((1, 100_000, 4), np.uint8)],
        vulkan.VulkanError,
        "of at most",
    ),
    (VOLUME, [np.zeros((0, 4, 4), np.float32)], ValueError, "at least one texel"),
    (UNIFORM, [np.zeros(5, np.float32), np.zeros(64, np.float32)], ValueError, "is 4"),
]


@pytest.mark.parametrize(("case", "arrays", "kind", "message"), WRONG_ARRAYS)
def test_arrays_that_are_no_images_are_refused(
    case: Case,
    arrays: list[Any],
    kind: type[Exception],
    message: str,
    device: vulkan.Device,
    tmp_path: Path,
) -> None:
    function = vulkan.load(packaged(case, GLSLANG, tmp_path), device=device)
    with pytest.raises(kind) as caught:
        function(*arrays)
    assert message in str(caught.value)


def test_images_of_run_are_checked(lavapipe: None, tmp_path: Path) -> None:
    binary = compile_shader(STORAGE_IMAGE.source, GLSLANG, tmp_path)
    good = np.zeros((5, 7, 4), np.uint8)
    with pytest.raises(ValueError, match=says("'source' is an image", "height x width")):
        vulkan.run(binary, "main", [np.zeros(5, np.float32), good])
    with pytest.raises(ValueError, match=says("'source'", "R32_SFLOAT", "passed has 1 of int8")):
        vulkan.run(binary, "main", [np.zeros((5, 7), np.int8), good])
    with pytest.raises(vulkan.NotOfferedError, match="has images of R32_SFLOAT as storage images of at most"):
        vulkan.run(binary, "main", [np.zeros((1, 100_000), np.float32), good])
    with pytest.raises(ValueError, match=r"a sampler is passed for \(0, 0\), and the shader has none"):
        vulkan.run(binary, "main", [np.zeros((5, 7), np.float32), good], samplers={0: Sampler()})
    sampled = compile_shader(SAMPLED, GLSLANG, tmp_path)
    with pytest.raises(ValueError, match=says("'picture'", "of f32", "passed has 3 of float32")):
        vulkan.run(sampled, "main", [np.zeros((2, 2, 3), np.float32), np.zeros(4, np.float32)])


UNKNOWN = [
    ("samplerCube", "is an image of Cube: images of one, two and three dimensions"),
    ("samplerBuffer", "is an image of Buffer: images of one, two and three dimensions"),
    ("sampler2DMS", "with several samples"),
]


@pytest.mark.parametrize(("kind", "message"), UNKNOWN)
def test_images_of_unsupported_kinds_are_refused(
    kind: str, message: str, lavapipe: None, tmp_path: Path
) -> None:
    call = {"samplerCube": "texture(x, vec3(0))", "samplerBuffer": "texelFetch(x, 0)"}.get(
        kind, "texelFetch(x, ivec2(0), 0)"
    )
    source = f"""
layout(local_size_x = 1) in;
layout(set = 0, binding = 0) uniform {kind} x;
layout(set = 0, binding = 1) buffer Found {{ vec4 found[]; }};
void main() {{ found[0] = {call}; }}
"""
    binary = compile_shader(source, GLSLANG, tmp_path)
    with pytest.raises(ValueError, match=message):
        vulkan.run(binary, "main", [np.zeros((2, 2), np.float32), np.zeros(4, np.float32)])
    with pytest.raises(ValueError, match=message):
        vulkan.package_shader(binary)


def test_package_shader_refuses(tmp_path: Path) -> None:
    sampled = compile_shader(SAMPLED, GLSLANG, tmp_path)
    with pytest.raises(ValueError, match=says("format of image 'picture'", "pass formats={(0, 0)")):
        vulkan.package_shader(sampled)
    with pytest.raises(ValueError, match="'picture' has texels of f32, which R8_UINT doesn't make"):
        vulkan.package_shader(sampled, formats={(0, 0): "R8_UINT"})
    with pytest.raises(ValueError, match="there is no format 'R8' of images"):
        vulkan.package_shader(sampled, formats={(0, 0): "R8"})
    with pytest.raises(ValueError, match=says("format", "(3, 0)", "no image")):
        vulkan.package_shader(sampled, formats={(3, 0): "R8_UINT"})
    with pytest.raises(ValueError, match="the shader has no specialization constant 9"):
        vulkan.package_shader(sampled, formats={(0, 0): "R8_UNORM"}, specialization={9: 1})


Edit = Callable[[dict[str, Any]], object]


def binding(manifest: dict[str, Any], index: int) -> dict[str, Any]:
    found: dict[str, Any] = manifest["modules"][0]["entry_points"][0]["bindings"][index]
    return found


HOSTILE: list[tuple[Case, Edit, str]] = [
    (
        UNIFORM,
        lambda m: binding(m, 0).update(kind="storage_buffer"),
        "has a uniform buffer at set 0, binding 0",
    ),
    (
        UNIFORM,
        lambda m: m["modules"][0]["entry_points"][0].update(name=["main"]),
        "the name of an entry point is ['main'], which is not text",
    ),
    (
        UNIFORM,
        lambda m: m["modules"][0]["entry_points"][0].update(workgroups=0),
        "not a manifest of a package: TypeError",
    ),
    (UNIFORM, lambda m: binding(m, 0).update(kind="texel_buffer"), "is of kind 'texel_buffer'"),
    (UNIFORM, lambda m: binding(m, 0).update(access="write"), "which shaders don't write to"),
    (UNIFORM, lambda m: binding(m, 0).update(access=["read"]), "an access is one of read, write, read_write"),
    (UNIFORM, lambda m: binding(m, 0).update(set=-1), "a descriptor set is -1"),
    (UNIFORM, lambda m: binding(m, 0).update(binding=1 << 40), "a binding is 1099511627776"),
    (
        UNIFORM,
        lambda m: binding(m, 0).update(sampler={"filter": "linear", "address_mode": "repeat"}),
        "sampler",
    ),
    (STORAGE_IMAGE, lambda m: binding(m, 0).update(image=None), "image says what an image is"),
    (
        STORAGE_IMAGE,
        lambda m: binding(m, 0)["image"].update(format="R64_SINT"),
        "there is no format 'R64_SINT'",
    ),
    (STORAGE_IMAGE, lambda m: binding(m, 0)["image"].update(format=3), "there is no format 3"),
    (
        STORAGE_IMAGE,
        lambda m: binding(m, 0)["image"].update(format="R32_SINT"),
        "texels of R32_SFLOAT, not of",
    ),
    (STORAGE_IMAGE, lambda m: binding(m, 0)["image"].update(dimension="3D"), "has an image of 2D at set 0"),
    (
        STORAGE_IMAGE,
        lambda m: binding(m, 0)["image"].update(dimension="Cube"),
        "an image is one of 1D, 2D, 3D",
    ),
    (STORAGE_IMAGE, lambda m: binding(m, 0)["image"].update(arrayed=True), "has an image of 2D at set 0"),
    (STORAGE_IMAGE, lambda m: binding(m, 0).update(kind="sampled_image"), "has a storage image at set 0"),
    (
        STORAGE_IMAGE,
        lambda m: m["functions"][0]["arguments"][1].update(shape=[None, None, 2]),
        "isn't what is bound there",
    ),
    (STORAGE_IMAGE, lambda m: m["functions"][0]["arguments"][1].update(element_type="i16"), "elements of i8"),
    (LINEAR, lambda m: binding(m, 0).update(sampler=None), "sampler says how to sample"),
    (LINEAR, lambda m: binding(m, 0)["sampler"].update(filter="cubic"), "a sampler's filter is one of"),
    (
        LINEAR,
        lambda m: binding(m, 0)["sampler"].update(address_mode=[]),
        "a sampler's address mode is one of",
    ),
    (
        SPECIALIZED,
        lambda m: m["functions"][0]["launches"][0]["specialization"].append({"id": 77, "value": 1}),
        "the shader has no specialization constant 77",
    ),
    (
        SPECIALIZED,
        lambda m: m["functions"][0]["launches"][0]["specialization"].append({"id": 0, "value": 1}),
        "a specialization constant has two values",
    ),
    (
        SPECIALIZED,
        lambda m: m["functions"][0]["launches"][0]["specialization"][0].update(value="16"),
        "constant 0 has a value that is not a number",
    ),
    (
        SPECIALIZED,
        lambda m: m["functions"][0]["launches"][0]["specialization"][0].update(value=1.5),
        "which doesn't have 1.5",
    ),
    (
        SPECIALIZED,
        lambda m: m["functions"][0]["launches"][0]["specialization"][0].update(value=1 << 20),
        "can't run 'main'",
    ),
    (
        SPECIALIZED,
        lambda m: m["modules"][0]["entry_points"][0]["specialization_constants"][0].update(type="i128"),
        "is of 'i128', which can't be given",
    ),
]


@pytest.mark.parametrize(("case", "edit", "message"), HOSTILE, ids=[message for *_, message in HOSTILE])
def test_manifests_that_contradict_the_binary_are_refused(
    case: Case, edit: Edit, message: str, device: vulkan.Device, tmp_path: Path
) -> None:
    """Contradictions between the manifest and the binary are rejected before a driver is called."""
    av.package.write(packaged(case, GLSLANG, tmp_path), tmp_path / "package")
    file = tmp_path / "package" / "manifest.json"
    manifest = json.loads(file.read_text())
    edit(manifest)
    file.write_text(json.dumps(manifest))
    with pytest.raises((ValueError, vulkan.NotOfferedError)) as caught:
        vulkan.load(tmp_path / "package", device=device)
    assert message in str(caught.value)


def test_manifests_are_of_the_schema(tmp_path: Path) -> None:
    import jsonschema

    schema = json.loads((Path(next(iter(av.__path__))) / "schemas" / "manifest.schema.json").read_text())
    for index, case in enumerate(CASES.values()):
        folder = tmp_path / str(index)
        package = packaged(case, GLSLANG, tmp_path)
        av.package.write(package, folder)
        jsonschema.validate(json.loads((folder / "manifest.json").read_text()), schema)
        assert av.package.read(folder) == package


def test_the_command_runs_a_packaged_shader(lavapipe: None, tmp_path: Path) -> None:
    """`mlir-availability run` reads images from files, and takes samplers."""
    (tmp_path / "a.spv").write_bytes(compile_shader(SAMPLED, GLSLANG, tmp_path))
    np.save(tmp_path / "picture.npy", PICTURE)
    np.save(tmp_path / "where.npy", np.array([0.25, 0.5, 0.125], np.float32))
    command = ["run", tmp_path / "a.spv", "-w", "4", "--push-constants", tmp_path / "where.npy"]
    command += [
        "-b",
        f"0={tmp_path / 'picture.npy'}",
        "-b",
        "1=zeros:float32:4",
        "-o",
        f"1={tmp_path / 'y.npy'}",
    ]
    result = run(*command, "--sampler", "0=linear,clamp_to_edge")
    assert (result.code, result.err) == (0, "")
    np.testing.assert_allclose(np.load(tmp_path / "y.npy"), [52, 54, 56, 58], 1e-6)
    result = run(*command, "--sampler", "0=cubic")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("--sampler 0: error: 'cubic' is not one of nearest, linear, one of repeat,")
    result = run(*command, "--sampler", "1=linear")
    assert result.code == 2
    assert "a sampler is passed for (0, 1), and the shader has them at (set, binding) [(0, 0)]" in result.err


RECURSIVE = """
OpCapability Shader
OpCapability PhysicalStorageBufferAddresses
OpExtension "SPV_KHR_physical_storage_buffer"
OpMemoryModel PhysicalStorageBuffer64 GLSL450
OpEntryPoint GLCompute %main "main" %buf
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %n SpecId 0
OpDecorate %arr ArrayStride 4
OpMemberDecorate %node 0 Offset 0
OpMemberDecorate %node 1 Offset 8
OpDecorate %node Block
OpDecorate %buf DescriptorSet 0
OpDecorate %buf Binding 0
OpTypeForwardPointer %next PhysicalStorageBuffer
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%n = OpSpecConstant %uint 4
%arr = OpTypeArray %uint %n
%node = OpTypeStruct %next %arr
%next = OpTypePointer PhysicalStorageBuffer %node
%held = OpTypePointer StorageBuffer %node
%buf = OpVariable %held StorageBuffer
%c0 = OpConstant %uint 0
%c1 = OpConstant %uint 1
%word = OpTypePointer StorageBuffer %uint
%main = OpFunction %void None %fn
%l = OpLabel
%p = OpAccessChain %word %buf %c1 %c0
OpStore %p %c0
OpReturn
OpFunctionEnd
"""


def test_structs_with_pointers_to_themselves_are_specialized() -> None:
    """One context reads the binary several times, with other lengths of the array each time."""
    data = assemble(RECURSIVE, "vulkan1.2")
    for specialization, size in (({}, 24), ({0: 64}, 264), ({0: 4}, 24)):
        package = vulkan.package_shader(data, specialization=specialization)
        assert [each.size for each in package.modules[0].entry_points[0].bindings] == [size]

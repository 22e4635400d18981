# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shaders with uniform buffers, images, samplers and specialization constants: run, called, and packaged.

All is under the validation layers, and compared with NumPy.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import mlir.availability as av
import numpy as np
import pytest
from command_line import run
from glsl_shaders import COMPILERS, compile_shader
from mlir.availability import vulkan
from mlir.availability.vulkan import Sampler
from spirv_tools_library import assemble

GLSLANG = "glslang"


@dataclass(frozen=True)
class Case:
    """A shader, its arguments, and its results.

    Attributes:
        source: in GLSL, without the version.
        arguments: in the order of set and binding, then push constants.
        expected: the final contents of arguments, by position.
        workgroups: the number of workgroups.
        more: further arguments of `package_shader`.
    """

    source: str
    arguments: Callable[[], list[Any]]
    expected: Callable[..., dict[int, Any]]
    workgroups: tuple[Any, ...] = (1,)
    more: Mapping[str, Any] = field(default_factory=dict)


def random(*shape: int) -> Any:
    return np.random.default_rng(sum(shape)).random(shape, np.float32)


def integers(kind: str, *shape: int) -> Any:
    info = np.iinfo(kind)
    return np.random.default_rng(sum(shape)).integers(info.min, info.max, shape, kind, endpoint=True)


UNIFORM = Case(
    """
layout(local_size_x = 8) in;
layout(set = 0, binding = 0) uniform Scale { vec4 scale; };
layout(set = 0, binding = 1) buffer Data { vec4 data[]; };
void main() { data[gl_GlobalInvocationID.x] *= scale; }
""",
    lambda: [np.array([1, 2, 3, 4], np.float32), random(64)],
    lambda scale, data: {1: (data.reshape(-1, 4) * scale).reshape(-1)},
    (["ceildiv", ["size", 1, 0], 32],),
)
MIXED_UNIFORM = Case(
    """
layout(local_size_x = 1) in;
layout(set = 1, binding = 2) uniform Mixed { float factor; int offset; };
layout(set = 1, binding = 0) buffer Data { float data[]; };
void main() { data[0] = factor * float(offset); }
""",
    lambda: [
        np.zeros(4, np.float32),
        np.frombuffer(np.float32(1.5).tobytes() + np.int32(-3).tobytes(), np.uint8),
    ],
    lambda data, _: {0: np.array([-4.5, 0, 0, 0], np.float32)},
)
STORAGE_IMAGE = Case(
    """
layout(local_size_x = 4, local_size_y = 4) in;
layout(set = 0, binding = 0, r32f) uniform readonly image2D source;
layout(set = 0, binding = 1, rgba8) uniform writeonly image2D target;
void main() {
  ivec2 at = ivec2(gl_GlobalInvocationID.xy);
  if (any(greaterThanEqual(at, imageSize(target)))) return;
  float value = imageLoad(source, at).r;
  imageStore(target, at, vec4(value, 1.0 - value, 0.0, 1.0));
}
""",
    lambda: [
        np.round(random(5, 7) * 255).astype(np.float32) / np.float32(255),
        np.zeros((5, 7, 4), np.uint8),
    ],
    lambda source, target: {
        1: np.stack([source * 255, 255 - source * 255, np.zeros_like(source), np.full_like(source, 255)], -1)
        .round()
        .astype(np.uint8)
    },
    (["ceildiv", ["size", 0, 1], 4], ["ceildiv", ["size", 0, 0], 4]),
)
IN_PLACE = Case(
    """
layout(local_size_x = 1) in;
layout(set = 0, binding = 3, r32ui) uniform uimage2D counts;
void main() { imageAtomicAdd(counts, ivec2(1, 0), 5u); }
""",
    lambda: [np.arange(6, dtype=np.uint32).reshape(2, 3)],
    lambda counts: {0: np.array([[0, 11, 2], [3, 4, 5]], np.uint32)},
    (2,),
)
SIGNED = Case(
    """
layout(local_size_x = 4) in;
layout(set = 0, binding = 0, rg16i) uniform readonly iimage1D source;
layout(set = 0, binding = 1, r32i) uniform writeonly iimage1D target;
void main() {
  int at = int(gl_GlobalInvocationID.x);
  ivec4 value = imageLoad(source, at);
  imageStore(target, at, ivec4(value.x * value.y));
}
""",
    lambda: [integers("int16", 8, 2), np.zeros(8, np.int32)],
    lambda source, _: {1: source[:, 0].astype(np.int32) * source[:, 1]},
    (2,),
)
VOLUME = Case(
    """
layout(local_size_x = 2, local_size_y = 2, local_size_z = 2) in;
layout(set = 0, binding = 0, r32f) uniform image3D volume;
void main() {
  ivec3 at = ivec3(gl_GlobalInvocationID);
  imageStore(volume, at, imageLoad(volume, at) + vec4(at.x + 10 * at.y + 100 * at.z));
}
""",
    lambda: [random(2, 4, 6)],
    lambda volume: {
        0: volume
        + np.arange(6, dtype=np.float32)
        + 10 * np.arange(4, dtype=np.float32)[:, None]
        + 100 * np.arange(2, dtype=np.float32)[:, None, None]
    },
    (3, 2, 1),
)
LAYERS = Case(
    """
layout(local_size_x = 1) in;
layout(set = 0, binding = 0) uniform texture2DArray layers;
layout(set = 0, binding = 1) uniform sampler how;
layout(set = 0, binding = 2) buffer Found { vec4 found[]; };
void main() {
  uint at = gl_GlobalInvocationID.x;
  found[at] = texelFetch(sampler2DArray(layers, how), ivec3(at, 1, 2), 0);
}
""",
    lambda: [random(3, 2, 4, 4), np.zeros(16, np.float32)],
    lambda layers, _: {1: layers[2, 1].reshape(-1)},
    (4,),
    {"formats": {(0, 0): "R32G32B32A32_SFLOAT"}},
)
SAMPLED = """
layout(local_size_x = 1) in;
layout(set = 0, binding = 0) uniform sampler2D picture;
layout(set = 0, binding = 1) buffer Found { float found[]; };
layout(push_constant) uniform Where { vec2 first; float stride; } at;
void main() {
  uint i = gl_GlobalInvocationID.x;
  found[i] = textureLod(picture, at.first + vec2(i * at.stride, 0.0), 0.0).r;
}
"""
PICTURE = np.array([[0, 4, 8, 12], [100, 104, 108, 112]], np.float32)


def pushed(x: float, y: float, stride: float) -> list[Any]:
    return [np.array([x, y], np.float32), np.array(stride, np.float32)]


LINEAR = Case(
    SAMPLED,
    lambda: [PICTURE, np.zeros(4, np.float32), *pushed(0.25, 0.5, 0.125)],
    # Between the texels (0.5, 1.5, ... of 4), and between the rows.
    lambda *_: {1: np.array([52, 54, 56, 58], np.float32)},
    (4,),
    {"formats": {(0, 0): "R32_SFLOAT"}, "samplers": {(0, 0): Sampler("linear", "clamp_to_edge")}},
)
REPEATED = Case(
    SAMPLED,
    lambda: [PICTURE, np.zeros(4, np.float32), *pushed(0.625, 0.25, 0.5)],
    lambda *_: {1: np.array([8, 0, 8, 0], np.float32)},
    (4,),
    {"formats": {(0, 0): "R32_SFLOAT"}, "samplers": {(0, 0): Sampler("nearest", "repeat")}},
)
NORMALIZED = Case(
    SAMPLED,
    lambda: [np.array([[0, 51, 102, 255]], np.uint8), np.zeros(4, np.float32), *pushed(0.125, 0.5, 0.25)],
    lambda *_: {1: np.array([0, 51, 102, 255], np.float32) / np.float32(255)},
    (4,),
    {"formats": {(0, 0): "R8_UNORM"}},
)
SPECIALIZED = Case(
    """
layout(local_size_x_id = 0) in;
layout(constant_id = 1) const float factor = 1.0;
layout(constant_id = 2) const bool negative = false;
layout(constant_id = 3) const int shift = 0;
layout(set = 0, binding = 0) buffer Data { float data[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  data[i] = (negative ? -factor : factor) * data[i] + float(shift) + float(gl_WorkGroupSize.x);
}
""",
    lambda: [random(32)],
    lambda data: {0: np.float32(-2.5) * data - np.float32(7) + np.float32(16)},
    (2,),
    {"specialization": {0: 16, 1: 2.5, 2: True, 3: -7}},
)
CASES = {
    "uniform buffer": UNIFORM,
    "uniform buffer of several types": MIXED_UNIFORM,
    "storage images": STORAGE_IMAGE,
    "image in place": IN_PLACE,
    "image of signed integers": SIGNED,
    "volume": VOLUME,
    "layers and a sampler": LAYERS,
    "linear": LINEAR,
    "repeated": REPEATED,
    "normalized": NORMALIZED,
    "specialization constants": SPECIALIZED,
}


def packaged(case: Case, compiler: str, folder: Path) -> av.package.Package:
    binary = compile_shader(case.source, compiler, folder)
    return vulkan.package_shader(binary, workgroups=case.workgroups, name="f", **case.more)


@pytest.fixture(scope="module")
def device(lavapipe: None) -> Iterator[vulkan.Device]:
    with vulkan.Device(cache=False) as found:
        yield found


@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.parametrize("name", CASES)
def test_calls(name: str, compiler: str, device: vulkan.Device, tmp_path: Path) -> None:
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
def test_run(name: str, lavapipe: None, tmp_path: Path) -> None:
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


def test_chain(device: vulkan.Device, tmp_path: Path) -> None:
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
def test_wrong_arrays(
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
    with pytest.raises(ValueError, match="'source' is an image: an array of height x width x components"):
        vulkan.run(binary, "main", [np.zeros(5, np.float32), good])
    with pytest.raises(
        ValueError, match="'source' has texels of R32_SFLOAT, but what is passed has 1 of int8"
    ):
        vulkan.run(binary, "main", [np.zeros((5, 7), np.int8), good])
    with pytest.raises(vulkan.NotOfferedError, match="has images of R32_SFLOAT as storage images of at most"):
        vulkan.run(binary, "main", [np.zeros((1, 100_000), np.float32), good])
    with pytest.raises(ValueError, match=r"a sampler is passed for \(0, 0\), and the shader has none"):
        vulkan.run(binary, "main", [np.zeros((5, 7), np.float32), good], samplers={0: Sampler()})
    sampled = compile_shader(SAMPLED, GLSLANG, tmp_path)
    with pytest.raises(ValueError, match="'picture' is an image of f32, but what is passed has 3 of float32"):
        vulkan.run(sampled, "main", [np.zeros((2, 2, 3), np.float32), np.zeros(4, np.float32)])


UNKNOWN = [
    ("samplerCube", "is an image of Cube: images of one, two and three dimensions"),
    ("samplerBuffer", "is an image of Buffer: images of one, two and three dimensions"),
    ("sampler2DMS", "with several samples"),
]


@pytest.mark.parametrize(("kind", "message"), UNKNOWN)
def test_other_images(kind: str, message: str, lavapipe: None, tmp_path: Path) -> None:
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
    with pytest.raises(
        ValueError, match=r"doesn't say the format of image 'picture': pass formats=\{\(0, 0\)"
    ):
        vulkan.package_shader(sampled)
    with pytest.raises(ValueError, match="'picture' has texels of f32, which R8_UINT doesn't make"):
        vulkan.package_shader(sampled, formats={(0, 0): "R8_UINT"})
    with pytest.raises(ValueError, match="there is no format 'R8' of images"):
        vulkan.package_shader(sampled, formats={(0, 0): "R8"})
    with pytest.raises(ValueError, match=r"a format is given for \(3, 0\), where the shader has no image"):
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
def test_hostile_manifests(
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


def test_command(lavapipe: None, tmp_path: Path) -> None:
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

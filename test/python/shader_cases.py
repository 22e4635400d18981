# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shaders of other compilers, packaged, with arguments and results."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import mlir.availability as av
import numpy as np
from glsl_shaders import compile_shader
from mlir.availability import vulkan
from mlir.availability.vulkan import Sampler


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

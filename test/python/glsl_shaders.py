# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ordinary compute shaders in GLSL, with their arguments, and the results by NumPy."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]
Place = int | tuple[int, ...]

_RANDOM = np.random.default_rng(24)


def floats(*shape: int) -> Array:
    """Small integers: their sums are exact in any order."""
    return _RANDOM.integers(-8, 9, shape).astype(np.float32)


@dataclass(frozen=True)
class Shader:
    """A compute shader and a use of it.

    Attributes:
        source: in GLSL, below the line with the version.
        buffers: the arguments.
        expected: the final contents of buffers.
        workgroups: the number of workgroups.
        push_constants: an array of them.
        specialization: values for constants.
    """

    source: str
    buffers: Mapping[Place, Array]
    expected: Mapping[Place, Array]
    workgroups: tuple[int, ...] = (1,)
    push_constants: Array | None = None
    specialization: Mapping[int, float] = field(default_factory=dict)


def _saxpy() -> Shader:
    x, y = floats(100), floats(100)
    return Shader(
        """
layout(local_size_x = 32) in;
layout(push_constant) uniform Parameters { float a; uint count; };
layout(binding = 0) readonly buffer X { float x[]; };
layout(binding = 1) buffer Y { float y[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  if (i >= count)
    return;
  y[i] = a * x[i] + y[i];
}
""",
        {0: x, 1: y},
        {1: np.concatenate([2.5 * x[:90] + y[:90], y[90:]])},
        (4,),
        np.array([(2.5, 90)], [("a", "f4"), ("count", "u4")]),
    )


def _reduction() -> Shader:
    x = floats(4 * 64)
    return Shader(
        """
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) readonly buffer X { float x[]; };
layout(set = 1, binding = 3) writeonly buffer Sums { float sums[]; };
shared float partial[gl_WorkGroupSize.x];
void main() {
  uint i = gl_LocalInvocationIndex;
  partial[i] = x[gl_GlobalInvocationID.x];
  for (uint n = gl_WorkGroupSize.x / 2; n > 0; n /= 2) {
    barrier();
    if (i < n)
      partial[i] += partial[i + n];
  }
  if (i == 0)
    sums[gl_WorkGroupID.x] = partial[0];
}
""",
        {(0, 0): x, (1, 3): np.zeros(4, np.float32)},
        {(1, 3): x.reshape(4, 64).sum(axis=1)},
        (4,),
    )


def _matmul() -> Shader:
    a, b = floats(16, 24), floats(24, 32)
    return Shader(
        """
layout(constant_id = 0) const uint TILE = 4;
layout(local_size_x_id = 0, local_size_y_id = 0) in;
layout(push_constant) uniform Sizes { uint m, n, k; };
layout(binding = 0) readonly buffer A { float a[]; };
layout(binding = 1) readonly buffer B { float b[]; };
layout(binding = 2) writeonly buffer C { float c[]; };
shared float tileA[TILE * TILE];
shared float tileB[TILE * TILE];
void main() {
  uvec2 at = gl_LocalInvocationID.xy, place = gl_GlobalInvocationID.xy;
  float sum = 0;
  for (uint first = 0; first < k; first += TILE) {
    tileA[at.y * TILE + at.x] = a[place.y * k + first + at.x];
    tileB[at.y * TILE + at.x] = b[(first + at.y) * n + place.x];
    barrier();
    for (uint i = 0; i < TILE; ++i)
      sum += tileA[at.y * TILE + i] * tileB[i * TILE + at.x];
    barrier();
  }
  c[place.y * n + place.x] = sum;
}
""",
        {0: a, 1: b, 2: np.zeros((16, 32), np.float32)},
        {2: a @ b},
        (4, 2),
        np.array([16, 32, 24], np.uint32),
        {0: 8},
    )


def _constants() -> Shader:
    return Shader(
        """
layout(local_size_x_id = 3) in;
layout(constant_id = 0) const int offset = -2;
layout(constant_id = 1) const float factor = 0.5;
layout(constant_id = 2) const bool negate = false;
layout(constant_id = 4) const uint length = 2;
layout(binding = 0) buffer Y { float y[length * 8]; };
void main() {
  float value = (int(gl_GlobalInvocationID.x) + offset) * factor;
  y[gl_GlobalInvocationID.x] = negate ? -value : value;
}
""",
        {0: np.zeros(64, np.float32)},
        {0: -0.25 * (np.arange(64, dtype=np.float32) - 5)},
        (4,),
        specialization={0: -5, 1: 0.25, 2: True, 3: 16, 4: 8},
    )


def _array_of_buffers() -> Shader:
    parts = [floats(8) for _ in range(3)]
    return Shader(
        """
layout(local_size_x = 8) in;
layout(binding = 1) readonly buffer Part { float x[]; } parts[3];
layout(binding = 2) writeonly buffer Sum { float sum[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  sum[i] = parts[0].x[i] + parts[1].x[i] - parts[2].x[i];
}
""",
        {**{(0, 1, i): part for i, part in enumerate(parts)}, 2: np.zeros(8, np.float32)},
        {2: parts[0] + parts[1] - parts[2]},
    )


def _early_return() -> Shader:
    x = _RANDOM.integers(0, 20, 32).astype(np.int32)
    first = np.array([next((i for i in range(32) if x[i] > limit), -1) for limit in range(16)], np.int32)
    return Shader(
        """
layout(local_size_x = 16) in;
layout(binding = 0) readonly buffer X { int x[32]; };
layout(binding = 1) writeonly buffer Y { int y[]; };
int find(int limit) {
  for (int i = 0; i < 32; ++i) {
    if (x[i] > limit)
      return i;
    if (i == 31)
      continue;
  }
  return -1;
}
void main() {
  int found = find(int(gl_GlobalInvocationID.x));
  switch (found) {
  case 31:
    y[gl_GlobalInvocationID.x] = 31;
    return;
  default:
    y[gl_GlobalInvocationID.x] = found;
  }
}
""",
        {0: x, 1: np.zeros(16, np.int32)},
        {1: first},
    )


def _structures() -> Shader:
    kind = np.dtype([("place", "f4", 2), ("mass", "f4"), ("id", "u4")])
    bodies = np.zeros(10, kind)
    bodies["place"], bodies["mass"], bodies["id"] = floats(10, 2), floats(10), np.arange(10)
    moved = bodies.copy()
    moved["place"] += np.array([3, -4], np.float32) * moved["mass"][:, None]
    uniform = np.array([((3, -4), 10)], [("by", "f4", 2), ("count", "i4")])
    return Shader(
        """
struct Body { vec2 place; float mass; uint id; };
layout(local_size_x = 8) in;
layout(std140, binding = 0) uniform Parameters { vec2 by; int count; } parameters;
layout(std430, binding = 1) buffer Bodies { Body bodies[]; };
void move(inout Body body) { body.place += parameters.by * body.mass; }
void main() {
  if (gl_GlobalInvocationID.x < parameters.count)
    move(bodies[gl_GlobalInvocationID.x]);
}
""",
        {0: uniform, 1: bodies},
        {1: moved},
        (2,),
    )


def _shared_binding() -> Shader:
    words = _RANDOM.integers(0, 1 << 32, 16, np.uint32)
    return Shader(
        """
layout(local_size_x = 16) in;
layout(binding = 0) readonly buffer Words { uint words[]; };
layout(binding = 0) readonly buffer Pairs { uvec2 pairs[]; };
layout(binding = 1) writeonly buffer Y { uint y[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  y[i] = words[i] ^ pairs[i / 2].x;
}
""",
        {0: words, 1: np.zeros(16, np.uint32)},
        {1: words ^ words[::2].repeat(2)},
    )


def _matrices() -> Shader:
    matrices, vectors = floats(4, 4, 4), floats(4, 4)
    return Shader(
        """
layout(local_size_x = 4) in;
layout(std430, row_major, binding = 0) readonly buffer M { mat4 m[4]; };
layout(std430, binding = 1) buffer V { vec4 v[4]; };
void main() {
  v[gl_GlobalInvocationID.x] = m[gl_GlobalInvocationID.x] * v[gl_GlobalInvocationID.x];
}
""",
        {0: matrices, 1: vectors},
        {1: np.einsum("nij,nj->ni", matrices, vectors)},
    )


def _atomics() -> Shader:
    x = _RANDOM.integers(0, 8, 128).astype(np.uint32)
    return Shader(
        """
layout(local_size_x = 32) in;
layout(binding = 0) readonly buffer X { uint x[]; };
layout(binding = 1) buffer Counts { uint counts[8]; };
void main() { atomicAdd(counts[x[gl_GlobalInvocationID.x]], 1); }
""",
        {0: x, 1: np.zeros(8, np.uint32)},
        {1: np.bincount(x, minlength=8).astype(np.uint32)},
        (4,),
    )


def _narrow_numbers() -> Shader:
    halves, bytes_ = floats(32).astype(np.float16), _RANDOM.integers(-99, 99, 32).astype(np.int8)
    return Shader(
        """
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types : require
layout(local_size_x = 32) in;
layout(binding = 0) readonly buffer H { float16_t h[]; };
layout(binding = 1) buffer B { int8_t b[]; };
void main() {
  uint i = gl_GlobalInvocationID.x;
  b[i] = int8_t(int(b[i]) + int(h[i]));
}
""",
        {0: halves, 1: bytes_},
        {1: (bytes_.astype(np.int32) + halves.astype(np.int32)).astype(np.int8)},
    )


def _functions() -> Shader:
    x = np.arange(24, dtype=np.float64)
    return Shader(
        """
layout(local_size_x = 2, local_size_y = 3, local_size_z = 4) in;
layout(binding = 5) buffer X { double x[]; };
double square(double v) { return v * v; }
double cube(double v) { return v * square(v); }
void main() {
  uint i = gl_LocalInvocationIndex;
  x[i] = cube(x[i]) - square(x[i]);
}
""",
        {5: x},
        {5: x**3 - x**2},
    )


SHADERS: Mapping[str, Shader] = {
    "saxpy": _saxpy(),
    "reduction": _reduction(),
    "matmul": _matmul(),
    "specialization constants": _constants(),
    "array of buffers": _array_of_buffers(),
    "early return in loops": _early_return(),
    "structures": _structures(),
    "shared binding": _shared_binding(),
    "matrices": _matrices(),
    "atomics": _atomics(),
    "narrow numbers": _narrow_numbers(),
    "functions": _functions(),
}

# How a file is compiled to another; all of Debian's.
COMPILERS: Mapping[str, tuple[str, ...]] = {
    "glslang": ("glslangValidator", "-V", "--target-env", "vulkan1.1"),
    "glslang -g": ("glslangValidator", "-V", "-g", "--target-env", "vulkan1.1"),
    "glslang -gVS": ("glslangValidator", "-V", "-gVS", "--target-env", "vulkan1.3"),
    "glslc -O": ("glslc", "-O", "--target-env=vulkan1.0"),
    "glslc -O0": ("glslc", "-O0", "-g", "--target-env=vulkan1.3"),
}


def compile_shader(source: str, compiler: str, directory: Path) -> bytes:
    """Returns the binary that a compiler generates from GLSL."""
    file, made = directory / "shader.comp", directory / "shader.spv"
    file.write_text("#version 460\n" + source)
    done = subprocess.run([*COMPILERS[compiler], file, "-o", made], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return made.read_bytes()

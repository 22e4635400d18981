# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The functions of the benchmarks as hand-written GLSL: straightforward, and with register tiles."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

TILE = 8
THREADS = 64


@dataclass(frozen=True)
class Shader:
    """A shader and its launch.

    Attributes:
        text: GLSL. Its buffers are in the order of their bindings; the last is the result.
        buffers: the arrays to bind: positions of arguments, followed by those of results of earlier shaders.
        invocations: the required number of invocations.
        shape: the shape of the result.
    """

    text: str
    buffers: tuple[int, ...]
    invocations: int
    shape: tuple[int, ...]

    @property
    def workgroups(self) -> int:
        return -(-self.invocations // THREADS)


def _shader(num_buffers: int, body: str, helpers: str = "") -> str:
    buffers = "".join(
        f"layout(set = 0, binding = {index}) {'readonly ' if index + 1 < num_buffers else ''}"
        f"buffer B{index} {{ float b{index}[]; }};\n"
        for index in range(num_buffers)
    )
    return (
        f"#version 450\nlayout(local_size_x = {THREADS}) in;\n{buffers}{helpers}"
        f"void main() {{\n  uint i = gl_GlobalInvocationID.x;\n{body}}}\n"
    )


def matmul(rows: int, inner: int, columns: int, buffers: tuple[int, ...], end: str = "s") -> Shader:
    """Returns a matrix product, one result per invocation. `end` is stored for the sum `s` of column `c`."""
    body = f"""
  uint r = i / {columns}, c = i % {columns};
  float s = 0.0;
  for (uint k = 0; k < {inner}; ++k)
    s += b0[r * {inner} + k] * b1[k * {columns} + c];
  b{len(buffers)}[i] = {end};
"""
    return Shader(_shader(len(buffers) + 1, body), buffers, rows * columns, (rows, columns))


def tiled_matmul(rows: int, inner: int, columns: int, buffers: tuple[int, ...], end: str = "s") -> Shader:
    """Returns the same with a tile of results per invocation."""
    tile = range(TILE)
    lines = [f"  uint r = i / {columns // TILE} * {TILE}, c0 = i % {columns // TILE} * {TILE};"]
    lines += [f"  float s{y}_{x} = 0.0;" for y in tile for x in tile]
    lines.append(f"  for (uint k = 0; k < {inner}; ++k) {{")
    lines += [f"    float x{y} = b0[(r + {y}) * {inner} + k];" for y in tile]
    lines += [f"    float w{x} = b1[k * {columns} + c0 + {x}];" for x in tile]
    lines += [f"    s{y}_{x} += x{y} * w{x};" for y in tile for x in tile]
    lines.append("  }")
    lines += [
        f"  {{ uint c = c0 + {x}; float s = s{y}_{x}; b{len(buffers)}[(r + {y}) * {columns} + c] = {end}; }}"
        for y in tile
        for x in tile
    ]
    body = "\n".join(lines) + "\n"
    return Shader(_shader(len(buffers) + 1, body), buffers, rows * columns // TILE**2, (rows, columns))


def softmax(rows: int, columns: int) -> Shader:
    """Returns softmax with one row per invocation."""
    body = f"""
  float most = -1.0 / 0.0, sum = 0.0;
  for (uint k = 0; k < {columns}; ++k)
    most = max(most, b0[i * {columns} + k]);
  for (uint k = 0; k < {columns}; ++k)
    sum += exp(b0[i * {columns} + k] - most);
  for (uint k = 0; k < {columns}; ++k)
    b1[i * {columns} + k] = exp(b0[i * {columns} + k] - most) / sum;
"""
    return Shader(_shader(2, body), (0,), rows, (rows, columns))


def convolution(channels: int, size: int) -> Shader:
    """Returns a convolution (NCHW, 3x3, as many output channels as input channels), one result per
    invocation.
    """
    wide = size + 2
    body = f"""
  uint f = i / {size * size}, y = i / {size} % {size}, x = i % {size};
  float s = 0.0;
  for (uint c = 0; c < {channels}; ++c)
    for (uint v = 0; v < 3; ++v)
      for (uint u = 0; u < 3; ++u)
        s += b0[(c * {wide} + y + v) * {wide} + x + u] * b1[((f * {channels} + c) * 3 + v) * 3 + u];
  b2[i] = s;
"""
    return Shader(_shader(3, body), (0, 1), channels * size * size, (1, channels, size, size))


def tiled_convolution(channels: int, size: int) -> Shader:
    """Returns the same with a tile of results per invocation."""
    wide, tile = size + 2, range(TILE)
    across = size // TILE
    lines = [
        f"  uint f = i / {size * across} * {TILE}, y = i / {across} % {size}, x = i % {across} * {TILE};"
    ]
    lines += [f"  float s{f}_{x} = 0.0;" for f in tile for x in tile]
    lines.append(f"  for (uint c = 0; c < {channels}; ++c)\n    for (uint v = 0; v < 3; ++v) {{")
    lines += [f"      float x{x} = b0[(c * {wide} + y + v) * {wide} + x + {x}];" for x in range(TILE + 2)]
    lines += [
        f"      float w{f}_{u} = b1[(((f + {f}) * {channels} + c) * 3 + v) * 3 + {u}];"
        for f in tile
        for u in range(3)
    ]
    lines += [f"      s{f}_{x} += x{x + u} * w{f}_{u};" for u in range(3) for f in tile for x in tile]
    lines.append("    }")
    lines += [f"  b2[((f + {f}) * {size} + y) * {size} + x + {x}] = s{f}_{x};" for f in tile for x in tile]
    body = "\n".join(lines) + "\n"
    shape = (1, channels, size, size)
    return Shader(_shader(3, body), (0, 1), channels * size * size // TILE**2, shape)


def compile_shader(shader: Shader) -> bytes:
    """Returns a shader's binary, by glslang.

    Raises:
        subprocess.CalledProcessError: glslang rejects it.
    """
    with tempfile.TemporaryDirectory() as folder:
        source, binary = Path(folder, "shader.comp"), Path(folder, "shader.spv")
        source.write_text(shader.text)
        command: Sequence[str | Path] = ("glslangValidator", "-V", source, "-o", binary)
        subprocess.run(command, check=True, capture_output=True)
        return binary.read_bytes()


def version() -> str:
    """Returns glslang's version."""
    said = subprocess.run(
        ["glslangValidator", "--version"], check=True, capture_output=True, text=True
    ).stdout
    return said.splitlines()[0].removeprefix("Glslang Version: ")

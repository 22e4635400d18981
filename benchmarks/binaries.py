# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cost of reading and judging SPIR-V binaries, compared with spirv-val's process and with its library."""

from __future__ import annotations

import ctypes
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import mlir.availability as av
from measuring import cpu_time, measure
from mlir import ir

TARGET = "vulkan1.3+all"
ENVIRONMENT = "vulkan1.3"
# SPV_ENV_VULKAN_1_3 of libspirv.h.
ENVIRONMENT_NUMBER = 25

HEADER = """
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 64 1 1
OpDecorate %id BuiltIn GlobalInvocationId
OpDecorate %array ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%i32 = OpTypeInt 32 1
%f32 = OpTypeFloat 32
%v3 = OpTypeVector %u32 3
%array = OpTypeRuntimeArray %f32
%block = OpTypeStruct %array
%to_block = OpTypePointer StorageBuffer %block
%to_f32 = OpTypePointer StorageBuffer %f32
%to_v3 = OpTypePointer Input %v3
%to_u32 = OpTypePointer Input %u32
%zero = OpConstant %u32 0
%eight = OpConstant %i32 8
%one = OpConstant %f32 1
%id = OpVariable %to_v3 Input
%buffer = OpVariable %to_block StorageBuffer
%main = OpFunction %void None %fn
%entry = OpLabel
%px = OpAccessChain %to_u32 %id %zero
%x = OpLoad %u32 %px
"""
# Like compute shaders from common compilers: memory, arithmetic, casts of signedness, a branch.
PIECE = """
%a_{n} = OpAccessChain %to_f32 %buffer %zero %x
%b_{n} = OpLoad %f32 %a_{n}
%c_{n} = OpFMul %f32 %b_{n} %one
%d_{n} = OpFAdd %f32 %c_{n} %b_{n}
%e_{n} = OpBitcast %i32 %x
%f_{n} = OpIAdd %i32 %e_{n} %eight
%g_{n} = OpSLessThan %bool %f_{n} %eight
OpSelectionMerge %m_{n} None
OpBranchConditional %g_{n} %t_{n} %m_{n}
%t_{n} = OpLabel
OpStore %a_{n} %d_{n}
OpBranch %m_{n}
%m_{n} = OpLabel
"""
FOOTER = "OpReturn\nOpFunctionEnd\n"


def assemble(path: Path, pieces: int) -> Path:
    """Writes a binary with this many pieces."""
    text = HEADER + "".join(PIECE.format(n=n) for n in range(pieces)) + FOOTER
    command = ["spirv-as", "--target-env", "spv1.6", "-", "-o", str(path)]
    subprocess.run(command, input=text.encode(), check=True)
    return path


def count_words(files: Sequence[Path]) -> int:
    return sum(file.stat().st_size for file in files) // 4


@contextmanager
def binaries(folder: str | None) -> Iterator[list[Path]]:
    """The binaries in a folder, or generated ones of the size of typical compute shaders."""
    with tempfile.TemporaryDirectory() as made:
        if folder:
            yield sorted(Path(folder).rglob("*.spv"))
        else:
            yield [assemble(Path(made, f"{n}.spv"), 40 + 2 * n) for n in range(50)]


def judge(files: Sequence[Path], context: ir.Context) -> Callable[[], Any]:
    """Reads and checks in this process."""
    target = av.target(TARGET, context)

    def run() -> None:
        for file in files:
            av.check(av.spirv.read(file.read_bytes(), context, locations=False), target)

    return run


def validate_here(files: Sequence[Path], library: Path) -> Callable[[], Any]:
    """Runs spirv-val's library in this process."""
    lib = ctypes.CDLL(str(library))
    lib.spvContextCreate.restype = ctypes.c_void_p
    lib.spvValidateBinary.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_void_p]
    context = lib.spvContextCreate(ENVIRONMENT_NUMBER)

    def run() -> None:
        for file in files:
            data = file.read_bytes()
            lib.spvValidateBinary(context, data, len(data) // 4, None)

    return run


def measure_binaries(files: Sequence[Path], tools: Path, rounds: int) -> dict[str, float]:
    """Returns the seconds of CPU time that each way takes for all of `files`.

    Args:
        files: the binaries.
        tools: the folder with a current spirv-val, the program and the library.
        rounds: the number of measurements of each.
    """
    root = tools / "cmeel.prefix"
    validator, library = root / "bin/spirv-val", root / "lib/libSPIRV-Tools-shared.so"
    context = ir.Context()
    context.enable_multithreading(False)
    command = [sys.executable, "-m", "mlir.availability", "check", "-t", TARGET, *map(str, files)]

    def processes() -> None:
        for file in files:
            done = subprocess.run([validator, "--target-env", ENVIRONMENT, file], capture_output=True)
            # It returns 1 for an invalid module, and writes the error to standard error.
            assert done.returncode == 0 or done.stderr.startswith(b"error: "), done

    return measure(
        rounds,
        clock=cpu_time,
        **{
            "reading and check, here": judge(files, context),
            "check, the command line": lambda: subprocess.run(command, capture_output=True),
            "spirv-val's library": validate_here(files, library),
            "spirv-val, a process each": processes,
        },
    )


def measure_growth(rounds: int) -> dict[int, float]:
    """Returns the nanoseconds per word for binaries of n, 2n and 4n words."""
    context = ir.Context()
    context.enable_multithreading(False)
    with tempfile.TemporaryDirectory() as folder:
        files = [assemble(Path(folder, f"{n}.spv"), n) for n in (1000, 2000, 4000)]
        return {
            count_words([file]): next(
                iter(measure(rounds, clock=cpu_time, check=judge([file], context)).values())
            )
            / count_words([file])
            * 1e9
            for file in files
        }

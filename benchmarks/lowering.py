# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cost of lowering kernels to SPIR-V, compared with processes of LLVM's tools, and with LLVM's passes."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import mlir.availability as av
from llvm_release import tool
from mlir import ir
from mlir.passmanager import PassManager

KERNEL = Path(__file__).resolve().parents[1] / "examples" / "kernels" / "dot.mlir"
TARGET = "vulkan1.1+GroupNonUniformArithmetic"
REPEATS = 20
UPSTREAM = "builtin.module(convert-gpu-to-spirv,spirv.module(spirv-lower-abi-attrs,spirv-update-vce))"

LARGE = """
gpu.module @kernels {{
  gpu.func @f(%x: {buffer}, %y: {buffer}) kernel
      attributes {{spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [64, 1, 1]>}} {{
    %i = gpu.global_id x
    %offset = arith.constant 7 : index
{body}
    gpu.return
  }}
}}
"""
PIECE = """
    %a{n} = memref.load %x[%i] : {buffer}
    %b{n} = arith.mulf %a{n}, %a{n} : f32
    %c{n} = arith.addf %b{n}, %a{n} : f32
    %d{n} = arith.cmpf olt, %b{n}, %c{n} : f32
    %e{n} = arith.select %d{n}, %c{n}, %a{n} : f32
    %f{n} = arith.addi %i, %offset : index
    memref.store %e{n}, %y[%f{n}] : {buffer}
"""
BUFFER = "memref<4096xf32, #spirv.storage_class<StorageBuffer>>"


def large_kernel(ops: int) -> str:
    """Returns a kernel of about `ops` ops."""
    pieces = ops // PIECE.count("{n} = ")
    body = "".join(PIECE.format(n=n, buffer=BUFFER) for n in range(pieces))
    return LARGE.format(buffer=BUFFER, body=body)


def with_target(text: str) -> str:
    """Returns a module with the target in the attribute that LLVM's passes read."""
    body = re.sub(r"^module attributes \{[^}]*\} \{(.*)\}\s*$", r"\1", text, flags=re.DOTALL | re.MULTILINE)
    attributes = f"{{gpu.container_module, spirv.target_env = {av.spirv.target_env(TARGET)}}}"
    return f"module attributes {attributes} {{{body}}}"


def from_text() -> dict[str, Callable[[], Any]]:
    """Returns the ways from the demo kernel's text to a binary: `REPEATS` times in this process, by two of
    LLVM's processes, and by the command line.
    """
    text = KERNEL.read_text()
    context = ir.Context()
    folder = tempfile.TemporaryDirectory()
    source, spirv = Path(folder.name, "kernel.mlir"), Path(folder.name, "spirv.mlir")
    with context:
        source.write_text(with_target(text))
        converted = ir.Module.parse(source.read_text())
        PassManager.parse(UPSTREAM).run(converted.operation)
    (module,) = (op for op in converted.body.operations if op.operation.name == "spirv.module")
    spirv.write_text(str(module))
    convert = [tool("mlir-opt"), f"--pass-pipeline={UPSTREAM}", source, "-o", f"{folder.name}/converted.mlir"]
    translate = [
        tool("mlir-translate"),
        "--no-implicit-module",
        "--serialize-spirv",
        spirv,
        "-o",
        "/dev/null",
    ]

    def here() -> None:
        for _ in range(REPEATS):
            av.spirv.serialize(av.lower_to_spirv(ir.Module.parse(text, context), TARGET))

    def processes() -> None:
        assert folder  # It keeps the folder alive.
        subprocess.run(convert, check=True)
        subprocess.run(translate, check=True)

    command = ["mlir-availability", "lower", KERNEL, "-t", TARGET, "-o", f"{folder.name}/kernel.spv"]
    return {
        "lower_to_spirv, serialize": here,
        "mlir-opt, mlir-translate": processes,
        "mlir-availability lower": lambda: subprocess.run(command, check=True),
    }


def large(ops: int) -> dict[str, Callable[[], Any]]:
    """Returns the ways from a large kernel's text to a `spirv.module` with its triple."""
    context = ir.Context()
    context.enable_multithreading(False)
    text = large_kernel(ops)
    with context:
        stated = with_target(text)
        upstream = PassManager.parse(UPSTREAM)
        ours = PassManager.parse(f"builtin.module(availability-lower-to-spirv{{target={TARGET}}})")

    def run(passes: PassManager, text: str) -> None:
        passes.run(ir.Module.parse(text, context).operation)

    return {
        "LLVM's passes": lambda: run(upstream, stated),
        "availability-lower-to-spirv": lambda: run(ours, text),
    }

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The product and the schedule of run.py, for CPUs.

Run it with ``./dev run python examples/matmul_by_target/cpus.py``. For each CPU and type of the operands, it

1. applies schedule.mlir to matmul.mlir, and compiles the result with LLVM;
2. names the instruction that multiplies;
3. runs the code on the CPU at hand or by qemu-aarch64, if that has what it needs, and compares with NumPy.
"""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import mlir.availability as av
import numpy as np
from mlir import ir
from mlir.passmanager import PassManager

EXAMPLE = Path(__file__).resolve().parent

TARGETS = (
    ("host", "f16"),
    ("host", "bf16"),
    ("host", "i8"),
    ("x86-64-v3", "f16"),
    ("znver4", "bf16"),
    ("znver4", "i8"),
    ("sierraforest", "i8"),
    ("sapphirerapids", "bf16"),
    ("sapphirerapids", "i8"),
    ("cortex-a72", "f16"),
    ("neoverse-n1", "i8"),
    ("neoverse-n2", "bf16"),
    ("neoverse-n2", "i8"),
    ("a64fx", "f16"),
    ("neoverse-v2+sme", "f16"),
    ("neoverse-v2+sme", "bf16"),
    ("apple-m4", "i8"),
)
"""CPUs, by LLVM's names, and types of the operands."""

EMULATED = "neoverse-v2+sme"
"""What qemu-aarch64 has, since its version 7.1."""

MULTIPLICATION = re.compile(
    r"\b(?:tdp\w+|[bsu]?f?mopa|b?f?s?mmla|sdot|v?dp\w+|vpdp\w+|v?fmadd\w+|fmla|fmad|v?pmull\w|s?mlal?|mad)\b"
)
"""The instructions that the product may become."""

# Buffers become pointers, so the function takes three: the result's is the last.
PIPELINE = """builtin.module(
  buffer-results-to-out-params{hoist-static-allocs=true modify-public-functions=true},
  convert-linalg-to-loops, convert-arm-sme-to-scf, convert-vector-to-scf, expand-strided-metadata,
  lower-affine, convert-scf-to-cf, func.func(convert-arm-sme-to-llvm),
  convert-vector-to-llvm{enable-amx=true enable-arm-neon=true enable-arm-sve=true enable-x86vector=true},
  finalize-memref-to-llvm, convert-func-to-llvm{use-bare-ptr-memref-call-conv=true}, convert-arith-to-llvm,
  convert-cf-to-llvm, convert-index-to-llvm, convert-ub-to-llvm, canonicalize, cse,
  reconcile-unrealized-casts)"""


def product_of(operands: str) -> str:
    """Returns matmul.mlir for a type of its operands. Bytes are added up as i32."""
    text = (EXAMPLE / "matmul.mlir").read_text(encoding="utf-8").replace("f16", operands)
    return text.replace("f32", "i32").replace("0.0", "0") if operands == "i8" else text


def lower(target: str, operands: str) -> str:
    """Returns what the schedule makes of the product for a target, in the dialect ``llvm``."""
    with ir.Context():
        module = ir.Module.parse(product_of(operands))
        schedule = ir.Module.parse((EXAMPLE / "schedule.mlir").read_text(encoding="utf-8"))
        module.operation.attributes["availability.target"] = av.target(target)
        av.transform.apply(schedule, module)
        for op in (module.operation, module.body.operations[0].operation):
            del op.attributes["availability.target"]
        PassManager.parse(PIPELINE).run(module.operation)
        return str(module)


def compile_for(target: str, operands: str, folder: Path) -> tuple[Path, str]:
    """Returns an object file for a target, and its assembly."""
    translated = folder / "matmul.ll"
    subprocess.run(
        ["mlir-translate-22", "--mlir-to-llvmir", "-o", translated],
        input=lower(target, operands),
        text=True,
        check=True,
    )
    code, assembly = folder / "matmul.o", folder / "matmul.s"
    for kind, made in (("obj", code), ("asm", assembly)):
        subprocess.run(
            [
                "llc-22",
                *options_of(target),
                "-O3",
                "-relocation-model=pic",
                f"-filetype={kind}",
                translated,
                "-o",
                made,
            ],
            check=True,
        )
    return code, assembly.read_text(encoding="utf-8")


def options_of(target: str) -> list[str]:
    """Returns LLVM's options for a target."""
    if target == "host":
        return ["-mcpu=native"]
    name, *additions = target.split("+")
    with ir.Context():
        is_arm = "aarch64" in str(av.target(target))
    return [
        f"-mtriple={'aarch64' if is_arm else 'x86_64'}-linux-gnu",
        f"-mcpu={name}",
        *(f"-mattr=+{each}" for each in additions),
    ]


def covers(offered: str, target: str) -> bool:
    """Returns whether code that is compiled for a target runs on another one."""
    name, *additions = target.split("+")
    features = ", ".join(f'"+{each}"' for each in additions)
    with ir.Context():
        compiled = ir.Module.parse(
            f'llvm.func @f() attributes {{target_cpu = "{name}"'
            + (f", target_features = #llvm.target_features<[{features}]>" if features else "")
            + "} { llvm.return }"
        )
        return av.check(compiled, offered).ok


def operands_of(kind: str) -> list[np.ndarray]:
    """Returns two matrices of small integers: their product is exact, in any order of summation."""
    random = np.random.default_rng(0)
    return [
        random.integers(-8, 9, (256, 256)).astype(np.int8 if kind == "i8" else np.float32) for _ in range(2)
    ]


def bytes_of(matrix: np.ndarray, kind: str) -> bytes:
    """Returns a matrix as it is in memory. NumPy has no bf16: that is the upper half of an f32."""
    if kind == "bf16":
        return (matrix.view(np.uint32) >> 16).astype(np.uint16).tobytes()
    return matrix.astype({"f16": np.float16, "i8": np.int8}[kind]).tobytes()


def run_here(code: Path, left: bytes, right: bytes, size: int) -> bytes:
    """Runs the code in this process, and returns the result."""
    library = code.with_suffix(".so")
    subprocess.run(["clang-22", "-shared", code, "-o", library], check=True)
    result = ctypes.create_string_buffer(size)
    ctypes.CDLL(str(library)).matmul(left, right, result)
    return result.raw


def run_emulated(code: Path, left: bytes, right: bytes, size: int) -> bytes:
    """Runs the code by qemu-aarch64, and returns the result."""
    program = code.with_suffix("")
    subprocess.run(
        [
            *(
                "clang-22",
                "--target=aarch64-linux-gnu",
                "-ffreestanding",
                "-nostdlib",
                "-static",
                "-fuse-ld=lld",
                "-O1",
            ),
            *(f"-DOPERAND_BYTES={len(left)}", f"-DRESULT_BYTES={size}"),
            *(EXAMPLE / "aarch64.c", code, "-o", program),
        ],
        check=True,
    )
    emulator = shutil.which("qemu-aarch64") or "qemu-aarch64-static"
    return subprocess.run(
        [emulator, "-cpu", "max", program], input=left + right, capture_output=True, check=True
    ).stdout


def has_emulator() -> bool:
    return any(map(shutil.which, ("qemu-aarch64", "qemu-aarch64-static")))


def inspect(target: str, kind: str) -> bool:
    """Compiles for a target, and runs the code where that is possible. Returns whether it was right."""
    with tempfile.TemporaryDirectory() as name:
        code, assembly = compile_for(target, kind, Path(name))
        found = ", ".join(sorted(set(MULTIPLICATION.findall(assembly))))
        if target == "host" or covers("host", target):
            run, where = run_here, "this CPU"
        elif has_emulator() and covers(EMULATED, target):
            run, where = run_emulated, "qemu-aarch64"
        else:
            print(f"{target}, {kind}: {found}; not run")
            return True
        left, right = operands_of(kind)
        expected = left.astype(np.int32) @ right if kind == "i8" else left @ right
        got = run(code, bytes_of(left, kind), bytes_of(right, kind), expected.nbytes)
    is_equal = got == expected.tobytes()
    verdict = "equal to" if is_equal else "DIFFERS FROM"
    print(f"{target}, {kind}: {found}; {where}: {verdict} NumPy")
    return is_equal


def main() -> int:
    return 0 if all([inspect(*each) for each in TARGETS]) else 1


if __name__ == "__main__":
    sys.exit(main())

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# ruff: noqa: E501
"""`python make_iree.py FOLDER IREE_COMPILE`: compiles small programs of linalg, tosa and arith with IREE, and
writes the LLVM IR of their kernels to FOLDER.
"""

from __future__ import annotations

import subprocess
import sys
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

TARGETS = {
    **{
        chip: ("nvidia", ["--iree-hal-target-device=cuda", f"--iree-cuda-target={chip}"])
        for chip in ("sm_80", "sm_86", "sm_89")
    },
    **{
        chip: ("amd", ["--iree-hal-target-device=hip", f"--iree-rocm-target={chip}"])
        for chip in ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201")
    },
}


def _elementwise(name: str, type_: str, body: str, result: str = "") -> str:
    out = result or type_
    return f"""func.func @{name}(%a: tensor<64x1000x{type_}>, %b: tensor<64x1000x{type_}>) -> tensor<64x1000x{out}> {{
  %e = tensor.empty() : tensor<64x1000x{out}>
  %r = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>,
      affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}}
      ins(%a, %b : tensor<64x1000x{type_}>, tensor<64x1000x{type_}>) outs(%e : tensor<64x1000x{out}>) {{
  ^bb0(%x: {type_}, %y: {type_}, %o: {out}):
{body}
    linalg.yield %r : {out}
  }} -> tensor<64x1000x{out}>
  return %r : tensor<64x1000x{out}>
}}
"""


def _product(name: str, kind: str, a: str, b: str, c: str, element: str) -> str:
    zero = "0" if element.startswith("i") else "0.0"
    return f"""func.func @{name}(%a: {a}, %b: {b}) -> {c} {{
  %z = arith.constant {zero} : {element}
  %e = tensor.empty() : {c}
  %f = linalg.fill ins(%z : {element}) outs(%e : {c}) -> {c}
  %r = {kind} ins(%a, %b : {a}, {b}) outs(%f : {c}) -> {c}
  return %r : {c}
}}
"""


def _reduction(name: str, type_: str, op: str, first: str) -> str:
    return f"""func.func @{name}(%a: tensor<128x4096x{type_}>) -> tensor<128x{type_}> {{
  %z = arith.constant {first} : {type_}
  %e = tensor.empty() : tensor<128x{type_}>
  %f = linalg.fill ins(%z : {type_}) outs(%e : tensor<128x{type_}>) -> tensor<128x{type_}>
  %r = linalg.reduce ins(%a : tensor<128x4096x{type_}>) outs(%f : tensor<128x{type_}>) dimensions = [1]
    (%x: {type_}, %y: {type_}) {{
      %s = {op} %x, %y : {type_}
      linalg.yield %s : {type_}
    }}
  return %r : tensor<128x{type_}>
}}
"""


def programs() -> Iterator[tuple[str, str]]:
    """Yields programs with their names."""
    for op in (
        "exp",
        "log",
        "sin",
        "tanh",
        "sqrt",
        "rsqrt",
        "erf",
        "floor",
        "exp2",
        "log1p",
        "expm1",
        "cbrt",
    ):
        types = ("f32", "f16") if op in ("exp", "tanh", "rsqrt") else ("f32",)
        for type_ in types:
            yield f"{op}_{type_}", _elementwise(op, type_, f"    %r = math.{op} %x : {type_}")
    for op in ("atan2", "powf", "copysign"):
        yield f"{op}_f32", _elementwise(op, "f32", f"    %r = math.{op} %x, %y : f32")
    for op, type_ in (
        ("arith.maximumf", "f32"), ("arith.minnumf", "f16"), ("arith.divf", "f32"), ("arith.remf", "f32"),
        ("arith.divsi", "i32"), ("arith.remui", "i64"), ("arith.shrsi", "i16"), ("arith.muli", "i8"),
        ("arith.addf", "f64"), ("arith.addf", "bf16"), ("arith.maxsi", "i32"), ("arith.mulf", "f16"),
    ):  # fmt: skip
        yield f"{op.replace('.', '_')}_{type_}", _elementwise("f", type_, f"    %r = {op} %x, %y : {type_}")
    for op, a, b in (
        ("extf", "f16", "f32"), ("truncf", "f32", "bf16"), ("truncf", "f32", "f8E4M3FN"), ("extf", "f8E5M2", "f32"),
        ("sitofp", "i32", "f16"), ("fptosi", "f32", "i8"), ("truncf", "f64", "f16"), ("extf", "bf16", "f32"),
        ("truncf", "f32", "f8E4M3FNUZ"),
    ):  # fmt: skip
        yield f"{op}_{a}_{b}", _elementwise("f", a, f"    %r = arith.{op} %x : {a} to {b}", b)
    for a, c in (("f16", "f32"), ("bf16", "f32"), ("f32", "f32"), ("i8", "i32"), ("f16", "f16"), ("f64", "f64"),
                 ("f8E4M3FN", "f32"), ("f8E4M3FNUZ", "f32"), ("f8E5M2", "f32")):  # fmt: skip
        t = f"tensor<512x512x{a}>"
        yield f"matmul_{a}_{c}", _product("f", "linalg.matmul", t, t, f"tensor<512x512x{c}>", c)
    yield (
        "matvec",
        _product("f", "linalg.matvec", "tensor<512x512xf16>", "tensor<512xf16>", "tensor<512xf32>", "f32"),
    )
    yield (
        "matmul_odd",
        _product("f", "linalg.matmul", "tensor<33x17xf32>", "tensor<17x65xf32>", "tensor<33x65xf32>", "f32"),
    )
    yield (
        "batch",
        _product(
            "f",
            "linalg.batch_matmul",
            "tensor<4x64x64xf16>",
            "tensor<4x64x64xf16>",
            "tensor<4x64x64xf32>",
            "f32",
        ),
    )
    yield (
        "conv",
        _product(
            "f",
            "linalg.conv_2d_nhwc_hwcf",
            "tensor<1x34x34x64xf16>",
            "tensor<3x3x64x64xf16>",
            "tensor<1x32x32x64xf32>",
            "f32",
        ),
    )
    yield (
        "depthwise",
        _product(
            "f",
            "linalg.depthwise_conv_2d_nhwc_hwc",
            "tensor<1x34x34x64xf32>",
            "tensor<3x3x64xf32>",
            "tensor<1x32x32x64xf32>",
            "f32",
        ),
    )
    yield (
        "pool",
        _product(
            "f",
            "linalg.pooling_nhwc_max",
            "tensor<1x34x34x64xf32>",
            "tensor<3x3xf32>",
            "tensor<1x32x32x64xf32>",
            "f32",
        ),
    )
    for type_, op, first in (("f32", "arith.addf", "0.0"), ("f16", "arith.maximumf", "0.0"), ("i32", "arith.addi", "0"),
                             ("i8", "arith.maxsi", "0"), ("bf16", "arith.addf", "0.0"), ("f64", "arith.mulf", "1.0")):  # fmt: skip
        yield f"reduce_{type_}", _reduction("f", type_, op, first)
    yield (
        "softmax",
        """func.func @f(%a: tensor<16x64x512xf32>) -> tensor<16x64x512xf32> {
  %e = tensor.empty() : tensor<16x64x512xf32>
  %r = linalg.softmax dimension(2) ins(%a : tensor<16x64x512xf32>) outs(%e : tensor<16x64x512xf32>) -> tensor<16x64x512xf32>
  return %r : tensor<16x64x512xf32>
}
""",
    )
    yield (
        "transpose",
        """func.func @f(%a: tensor<512x1024xf16>) -> tensor<1024x512xf16> {
  %e = tensor.empty() : tensor<1024x512xf16>
  %r = linalg.transpose ins(%a : tensor<512x1024xf16>) outs(%e : tensor<1024x512xf16>) permutation = [1, 0]
  return %r : tensor<1024x512xf16>
}
""",
    )


def make(folder: Path, compiler: str, name: str, text: str, chip: str) -> None:
    """Writes the modules of a program's kernels for a chip, unless they were written before."""
    vendor, options = TARGETS[chip]
    out = folder / vendor / "iree"
    if any(out.glob(f"{name}-{chip}.*ll")):
        return
    out.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as temporary:
        dumps = f"--iree-hal-dump-executable-intermediates-to={temporary}"
        done = subprocess.run(
            [compiler, "-", *options, dumps, "-o", "/dev/null"], input=text, capture_output=True, text=True
        )
        found = sorted(Path(temporary).glob("*.optimized.ll"))
        if done.returncode and not found:
            print(
                f"{name}-{chip}: {next((line for line in done.stderr.splitlines() if 'error' in line), '')[:200]}",
                flush=True,
            )
        for index, path in enumerate(found):
            (out / f"{name}-{chip}.{index}.ll").write_text(path.read_text())


def main() -> None:
    folder, compiler = Path(sys.argv[1]), sys.argv[2]
    # Half of the pairs, chosen by their names.
    pairs = [
        (*each, chip)
        for each in programs()
        for chip in TARGETS
        if zlib.crc32((each[0] + chip).encode()) % 2 == 0
    ]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda pair: make(folder, compiler, *pair), pairs))


if __name__ == "__main__":
    main()

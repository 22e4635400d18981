# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""IREE's binaries for linalg: read, judged like spirv-val, with deduced targets that spirv-val accepts."""

from __future__ import annotations

import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from spirv_tools_library import LIBRARY, validate
from spirv_validator import NEWER, Triple, is_about_availability
from spirv_words import restated

COMPILER = Path(__file__).resolve().parents[2] / "build/corpora/bin/iree-compile"

pytestmark = [
    pytest.mark.skipif(not COMPILER.exists(), reason="IREE is not here; scripts/full/corpora.sh installs it"),
    pytest.mark.skipif(not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it"),
]


def contraction(name: str, op: str, inputs: tuple[str, str], result: str, zero: str) -> str:
    """A function that calls a linalg op on two tensors, and adds to a tensor of zeros."""
    left, right = inputs
    element = result.rpartition("x")[2]
    return f"""
func.func @{name}(%a: tensor<{left}>, %b: tensor<{right}>) -> tensor<{result}> {{
  %zero = arith.constant {zero} : {element}
  %empty = tensor.empty() : tensor<{result}>
  %init = linalg.fill ins(%zero : {element}) outs(%empty : tensor<{result}>) -> tensor<{result}>
  %y = linalg.{op} ins(%a, %b : tensor<{left}>, tensor<{right}>)
    outs(%init : tensor<{result}>) -> tensor<{result}>
  return %y : tensor<{result}>
}}"""


SOURCES = {
    "matmul": contraction("f", "matmul", ("64x48xf32", "48x80xf32"), "64x80xf32", "0.0"),
    "half": contraction("f", "matmul", ("64x64xf16", "64x64xf16"), "64x64xf32", "0.0"),
    "bytes": contraction("f", "matmul", ("32x32xi8", "32x32xi8"), "32x32xi32", "0"),
    "convolution": contraction(
        "f", "conv_2d_nhwc_hwcf", ("1x18x18x8xf32", "3x3x8x16xf32"), "1x16x16x16xf32", "0.0"
    ),
    "softmax": """
func.func @f(%x: tensor<16x256xf32>) -> tensor<16x256xf32> {
  %empty = tensor.empty() : tensor<16x256xf32>
  %y = linalg.softmax dimension(1) ins(%x : tensor<16x256xf32>)
    outs(%empty : tensor<16x256xf32>) -> tensor<16x256xf32>
  return %y : tensor<16x256xf32>
}""",
    "reduction": """
func.func @f(%x: tensor<128x?xf32>) -> tensor<128xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<128xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<128xf32>) -> tensor<128xf32>
  %y = linalg.reduce ins(%x : tensor<128x?xf32>) outs(%init : tensor<128xf32>) dimensions = [1]
    (%in: f32, %out: f32) { %s = arith.addf %in, %out : f32 linalg.yield %s : f32 }
  return %y : tensor<128xf32>
}""",
}

# GPUs as IREE calls them.
TARGETS = ("vp_android_baseline_2022", "ampere", "rdna3", "adreno", "valhall1")


def compiled(source: str, target: str, directory: Path) -> Iterator[bytes]:
    """Yields IREE's binaries; none if it rejects the source for that target."""
    directory.mkdir()
    (directory / "input.mlir").write_text(source)
    options = ("--iree-hal-target-backends=vulkan-spirv", f"--iree-vulkan-target={target}")
    dump = f"--iree-hal-dump-executable-binaries-to={directory}"
    command = [COMPILER, *options, dump, directory / "input.mlir", "-o", directory / "output"]
    subprocess.run(command, capture_output=True)
    for path in sorted(directory.glob("*.spv")):
        yield path.read_bytes()


@pytest.fixture(scope="module")
def binaries(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, bytes]]:
    root = tmp_path_factory.mktemp("iree")
    found = [
        (f"{name} for {target}", binary)
        for name, source in SOURCES.items()
        for target in TARGETS
        for binary in compiled(source, target, root / f"{name}-{target}")
    ]
    assert len(found) > 20
    return found


def test_judged_as_spirv_val_does(
    binaries: list[tuple[str, bytes]], context: ir.Context, record_property: Any
) -> None:
    wrong = []
    counts: Counter[bool] = Counter()
    for name, binary in binaries:
        module = av.spirv.read(binary, context)
        for environment in NEWER.environments:
            message = validate(binary, environment)
            is_ok = av.check(module, f"{environment}+all").ok
            counts[is_ok] += 1
            if is_ok != (message == "") or (message and not is_about_availability(message)):
                wrong.append(f"{name} on {environment}: {'available' if is_ok else 'not'}; {message}")
    assert not wrong, "\n".join(wrong)
    record_property(
        "summary",
        f"{len(binaries)} binaries of IREE's: {counts[True]} times available for check and spirv-val, "
        f"{counts[False]} times for neither",
    )


# spirv-val asks for no access to memory where 8-bit integers may be the input of dot products.
UNCHECKED = {"StorageBuffer8BitAccess", "SPV_KHR_8bit_storage"}


def test_deduced_triples_as_spirv_val_wants_them(
    binaries: list[tuple[str, bytes]], context: ir.Context, record_property: Any
) -> None:
    """Cooperative matrices can't be valid: IREE doesn't give them the memory model that they need."""
    wrong = []
    left_out = unchecked = 0
    model = "the VulkanMemoryModel capability must also be declared"
    valid = [(name, binary) for name, binary in binaries if model not in validate(binary, "spv1.6")]
    assert len(valid) > 20
    for name, binary in valid:
        triple = Triple.of(av.deduce(av.spirv.read(binary, context), ignore_stated=True))
        if message := validate(restated(binary, triple), triple.environment):
            wrong.append(f"{name}: {triple}: {message}")
        for part, smaller in triple.without_one():
            left_out += 1
            if validate(restated(binary, smaller), smaller.environment):
                continue
            if part in UNCHECKED and "DotProductInput4x8Bit" in triple.capabilities:
                unchecked += 1
            else:
                wrong.append(f"{name}: {triple}: {part} is superfluous")
    assert not wrong, "\n".join(wrong)
    record_property(
        "summary",
        f"{len(valid)} triples of IREE's binaries: enough for spirv-val, and nothing superfluous of "
        f"{left_out} parts, but for {unchecked} that it doesn't check",
    )

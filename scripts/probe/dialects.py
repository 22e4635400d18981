# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialects that are probed."""

from __future__ import annotations

import functools
import subprocess
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from probe.backends import Amdgpu, Backend, Nvptx, ptxas_under
from probe.chips import ROOT, Vocabulary, nvvm_order, rocdl_features
from probe.generate import Variants
from probe.ods import Ods
from probe.shapes import Shape
from probe.translate import translate
from probe.upstream import shapes_of_tests

SEEDS = Path(__file__).parent / "seeds"
_GENERATED_OF_AN_OP = 90


@dataclass(frozen=True)
class Dialect:
    """A dialect, and who is asked about its ops.

    Attributes:
        name: the dialect's.
        file: the file that has its ops, as an include path.
        tests: the files of MLIR's tests that have some, as patterns under `mlir/test`.
        make_backend: makes what answers.
        vocabulary: makes what TableGen can say of chips.
        unknowable: ops that stand for whatever a program says, with the reason.
    """

    name: str
    file: str
    tests: tuple[str, ...]
    make_backend: Callable[[], Backend]
    vocabulary: Callable[[], Vocabulary]
    unknowable: dict[str, str]

    @functools.cached_property
    def backend(self) -> Backend:
        return self.make_backend()

    @functools.cached_property
    def ods(self) -> Ods:
        return Ods(self.file, self.name)

    def shapes(self) -> tuple[dict[Shape, bytes], dict[Shape, bytes]]:
        """Returns shapes of MLIR's tests, or of our seeds, and variants of them, with their LLVM IR."""
        files = [file for pattern in self.tests for file in sorted(_mlir_tests().glob(pattern))]
        seeds = shapes_of_tests([*files, SEEDS / f"{self.name}.mlir"], f"{self.name}.")
        written = dict(translate(sorted(seeds)))
        variants = Variants(self.ods, seeds)
        by_op: dict[str, set[Shape]] = defaultdict(set)
        for seed in seeds:
            by_op[seed.op].update(variants.of(seed))
        candidates = [
            shape
            for of_op in by_op.values()
            for shape in sorted(of_op - written.keys(), key=lambda shape: shape.key)[:_GENERATED_OF_AN_OP]
        ]
        return written, dict(translate(candidates))


def _mlir_tests() -> Path:
    fetch = ROOT / "third_party/mlir-python-bindings/fetch-sources.sh"
    return Path(subprocess.run([fetch], check=True, capture_output=True, text=True).stdout.strip()) / "test"


DIALECTS = {
    dialect.name: dialect
    for dialect in (
        Dialect(
            name="nvvm",
            file="mlir/Dialect/LLVMIR/NVVMOps.td",
            tests=(
                "Target/LLVMIR/nvvm/*.mlir",
                "Target/LLVMIR/nvvmir.mlir",
                "Dialect/LLVMIR/nvvm*.mlir",
                "Conversion/NVVMToLLVM/*.mlir",
            ),
            make_backend=lambda: Nvptx(ptxas_under(ROOT / "build/ptxas")),
            vocabulary=nvvm_order,
            unknowable={"nvvm.inline_ptx": "it is whatever PTX its text says"},
        ),
        Dialect(
            name="rocdl",
            file="mlir/Dialect/LLVMIR/ROCDLOps.td",
            tests=("Target/LLVMIR/rocdl.mlir", "Dialect/LLVMIR/rocdl*.mlir"),
            make_backend=Amdgpu,
            vocabulary=lambda: rocdl_features(Amdgpu.chips),
            unknowable={},
        ),
    )
}

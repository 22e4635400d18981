# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The dialects that are probed."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from probe.backends import Amdgpu, Backend, Nvptx, ptxas_under
from probe.chips import ROOT, Vocabulary, nvvm_order, rocdl_features
from probe.generate import Variants
from probe.lowering import lower, module_of, nvvm_pipeline, rocdl_pipeline
from probe.ods import Ods
from probe.probing import Code
from probe.shapes import Shape
from probe.translate import try_to_translate
from probe.upstream import mlir_tests, shapes_of_tests

SEEDS = Path(__file__).parent / "seeds"

_TRIED = 10
# So many shapes are translated before they are probed.
_PART = 1000


@dataclass(frozen=True)
class Dialect:
    """A dialect, and the oracles for its ops.

    Attributes:
        name: the key of the results: the dialect's name, or one for the ops of another dialect.
        file: the file with its ops, as an include path.
        tests: the files of MLIR's tests with its ops, as patterns under `mlir/test`.
        make_backend: makes the oracle for some chips.
        vocabulary: makes the requirements on chips that TableGen can express.
        verifies: whether MLIR rejects types and numbers that no instruction has, or changes them.
        elsewhere: ops with hand-written records in td/dialects, because their requirements depend on a text,
            or on the ops that use them.
        pipeline: for a higher-level dialect: returns MLIR's passes for a chip.
        namespace: the dialect's name, if `name` differs from it.
        only: a pattern of the names of the ops to probe.
    """

    name: str
    file: str
    tests: tuple[str, ...]
    make_backend: Callable[[Sequence[str]], Backend]
    vocabulary: Callable[[], Vocabulary]
    verifies: bool = True
    elsewhere: frozenset[str] = frozenset()
    pipeline: Callable[[str], str] | None = None
    namespace: str = ""
    only: str = ".*"

    @functools.cached_property
    def backend(self) -> Backend:
        return self.make_backend(self.vocabulary().chips)

    @functools.cached_property
    def ods(self) -> Ods:
        return Ods(self.file, self.namespace or self.name, self.only)

    @property
    def output(self) -> Path:
        """The TableGen file for the results."""
        return ROOT / f"td/generated/{self.name.upper().replace('-', '_')}Ops.td"

    @property
    def converted_to(self) -> str:
        """The dialect that a higher-level dialect is converted to, or ""."""
        return self.vocabulary().dialect if self.is_above else ""

    @property
    def is_above(self) -> bool:
        """Whether MLIR converts the ops to others before it translates them."""
        return self.pipeline is not None

    def module(self, shape: Shape) -> str:
        """Returns the text of a module with the op."""
        return module_of(shape) if self.is_above else shape.function()

    def code(self, shapes: Iterable[Shape], *, refused: bool = False) -> Iterator[tuple[Shape, Code]]:
        """Yields the shapes that MLIR's verifier accepts, with their LLVM IR. Shapes for which MLIR makes
        none for any chip are included if `refused` is true, and always for a higher-level dialect.
        """
        if self.pipeline is None:
            for shape, text in try_to_translate(shapes):
                if text or refused:
                    yield shape, text or {}
        else:
            pipelines = {chip: self.pipeline(chip) for chip in self.backend.chips}
            yield from ((shape, made) for shape, made, _ in lower(shapes, pipelines))

    def shapes(self, each: int) -> dict[Shape, Code]:
        """Returns shapes of MLIR's tests, or of our seeds, and variants of them, with their LLVM IR: for each
        op at most `each` of the former and `each` of the latter.
        """
        seeds, variants = self._candidates()
        return self._some(seeds, each) | self._some(variants, each)

    def all_shapes(self, known: Collection[Shape]) -> Iterator[dict[Shape, Code]]:
        """Yields all shapes of MLIR's tests and our seeds, and all variants of them, except for known ones,
        with their LLVM IR: a part at a time, because translating all takes long.
        """
        seeds, variants = self._candidates()
        new = sorted({shape for _, shape in seeds | variants}.difference(known))
        for first in range(0, len(new), _PART):
            print(f"{first} of {len(new)} new shapes were tried", file=sys.stderr)
            yield dict(self.code(new[first : first + _PART]))

    def variants(self, each: int, admits: Callable[[Shape], bool]) -> dict[Shape, Code]:
        """Returns for each op `each` variants of the shapes of MLIR's tests and our seeds that `admits`
        returns true for, with their LLVM IR.
        """
        _, variants = self._candidates()
        return self._some(((kind, shape) for kind, shape in variants if admits(shape)), each)

    def _candidates(self) -> tuple[set[tuple[str, Shape]], set[tuple[str, Shape]]]:
        """Returns the shapes of MLIR's tests and our seeds, and variants of them, with their kinds."""
        files = [file for pattern in self.tests for file in sorted(mlir_tests().glob(pattern))]
        own = SEEDS / f"{self.namespace or self.name}.mlir"
        seeds = {
            seed
            for seed in shapes_of_tests([*files, *([own] if own.exists() else [])], f"{self.ods.dialect}.")
            if seed.op in self.ods.ops
        }
        variants = Variants(self.ods, seeds)
        made = {(kind, other) for seed in seeds for kind, other in variants.of(seed) if other not in seeds}
        return {("tests", seed) for seed in seeds}, made

    def _some(self, shapes: Iterable[tuple[str, Shape]], each: int) -> dict[Shape, Code]:
        """Returns for each op `each` shapes that MLIR translates, with their LLVM IR.

        Kinds are equally represented, each by the shapes with the lowest hashes. If MLIR translates few,
        there may be fewer: to limit the time, ten times `each` shapes are tried.
        """
        by_kind: dict[tuple[str, str], list[Shape]] = {}
        for kind, shape in sorted(shapes, key=lambda made: made[1].key):
            by_kind.setdefault((shape.op, kind), []).append(shape)
        by_op: dict[str, list[tuple[int, str, Shape]]] = {}
        for (op, kind), of_kind in by_kind.items():
            by_op.setdefault(op, []).extend((index, kind, shape) for index, shape in enumerate(of_kind))
        left = {op: [shape for *_, shape in sorted(made)[: _TRIED * each]] for op, made in by_op.items()}
        found: dict[str, dict[Shape, Code]] = {op: {} for op in left}
        while left:
            step = {op: each - len(found[op]) for op in left}
            for shape, text in self.code([shape for op, made in left.items() for shape in made[: step[op]]]):
                found[shape.op][shape] = text
            left = {op: made[step[op] :] for op, made in left.items()}
            left = {op: made for op, made in left.items() if made and len(found[op]) < each}
        return {shape: text for of_op in found.values() for shape, text in of_op.items()}


def _nvidia(chips: Sequence[str]) -> Backend:
    return Nvptx(chips, ptxas_under(ROOT / "build/ptxas"))


# Those ops of the dialect gpu that depend on features of the chip.
_GPU_OPS = "subgroup_mma_.*|subgroup_broadcast|shuffle|rotate|cluster_.*"
_GPU_TESTS = ("Dialect/GPU/*.mlir", "Conversion/GPUToNVVM/*.mlir")

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
            make_backend=_nvidia,
            vocabulary=nvvm_order,
            elsewhere=frozenset({"nvvm.inline_ptx"}),
        ),
        Dialect(
            name="rocdl",
            file="mlir/Dialect/LLVMIR/ROCDLOps.td",
            tests=("Target/LLVMIR/rocdl.mlir", "Dialect/LLVMIR/rocdl*.mlir"),
            make_backend=Amdgpu,
            vocabulary=rocdl_features,
            verifies=False,
            elsewhere=frozenset(
                f"rocdl.{what}.dim.{axis}" for what in ("grid", "workgroup") for axis in "xyz"
            ),
        ),
        Dialect(
            name="nvgpu",
            file="mlir/Dialect/NVGPU/IR/NVGPUOps.td",
            tests=("Dialect/NVGPU/*.mlir", "Conversion/NVGPUToNVVM/*.mlir"),
            make_backend=_nvidia,
            vocabulary=nvvm_order,
            pipeline=nvvm_pipeline,
            only=r"(?!tma\.create\.descriptor).*",  # That op is for the host.
        ),
        Dialect(
            name="amdgpu",
            file="mlir/Dialect/AMDGPU/IR/AMDGPU.td",
            tests=("Dialect/AMDGPU/*.mlir", "Conversion/AMDGPUToROCDL/*.mlir"),
            make_backend=Amdgpu,
            vocabulary=rocdl_features,
            pipeline=rocdl_pipeline,
        ),
        Dialect(
            name="gpu-nvvm",
            file="mlir/Dialect/GPU/IR/GPUOps.td",
            tests=_GPU_TESTS,
            make_backend=_nvidia,
            vocabulary=nvvm_order,
            pipeline=nvvm_pipeline,
            namespace="gpu",
            only=_GPU_OPS,
        ),
        Dialect(
            name="gpu-rocdl",
            file="mlir/Dialect/GPU/IR/GPUOps.td",
            tests=(*_GPU_TESTS, "Conversion/GPUToROCDL/*.mlir"),
            make_backend=Amdgpu,
            vocabulary=rocdl_features,
            verifies=False,
            pipeline=rocdl_pipeline,
            namespace="gpu",
            only=_GPU_OPS,
        ),
    )
}

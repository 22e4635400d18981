# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Expectations of tests that differ between LLVM 22 and LLVM 23.

To be removed when LLVM 22 is no longer supported.
"""

from pathlib import Path

from llvm_release import MAJOR

SPIRV_OPS = {22: 306, 23: 413}[MAJOR]
"""How many ops the dialect `spirv` has."""

HAS_COOPERATIVE_MATRIX_NV = MAJOR < 23
"""Whether there is `#spirv.coop_matrix_props_nv<...>`."""


WRITES_BUFFER_BLOCKS = MAJOR >= 23
"""Whether MLIR's own serializer accepts the decoration BufferBlock."""


UNKNOWN_TYPES = () if MAJOR < 23 else ("!spirv.named_barrier", "!spirv.sampler")
"""Types of SPIR-V that MLIR 22 lacks, and that no record of ours describes."""


def corpus(directory: Path) -> list[Path]:
    """Returns the modules in and under a directory of test/corpus that this MLIR reads, sorted.

    Those of mlir22*.mlir have ops that MLIR 23 lacks or restricts, those of mlir23*.mlir what MLIR 22 lacks.
    """
    others = {"mlir22", "mlir23"} - {f"mlir{MAJOR}"}
    return sorted(path for path in directory.rglob("*.mlir") if path.stem.partition("_")[0] not in others)


def attribute_builder(record: str) -> str:
    """Returns the key under which MLIR's bindings have the builder of an attribute of SPIR-V."""
    return record if MAJOR < 23 else f"spirv.{record}"


def quad_swap(value: str, index: str, kind: str, index_kind: str = "i32") -> str:
    """Returns `spirv.GroupNonUniformQuadSwap`, whose direction is an attribute from MLIR 23 on."""
    if MAJOR < 23:
        return f"spirv.GroupNonUniformQuadSwap <Subgroup> {value} {index} : {kind}, {index_kind}"
    return f"spirv.GroupNonUniformQuadSwap <Subgroup> <Horizontal> {value} : {kind}"

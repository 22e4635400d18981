# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Expectations of tests that differ between LLVM 22 and LLVM 23.

To be removed when LLVM 22 is no longer supported.
"""

from functools import cache
from pathlib import Path

import pytest
from llvm_release import MAJOR
from mlir import ir

NEEDS_PROBES = pytest.mark.skipif(MAJOR != 22, reason="the chips were probed with LLVM 22")
"""For tests that probe again, or make rules of what was probed."""

GENERATED = pytest.mark.skipif(MAJOR != 22, reason="files in td/generated are generated with LLVM 22")
"""For tests that generate them again."""

NEEDS_22_MODULES = pytest.mark.skipif(MAJOR != 22, reason="the tables name modules of LLVM 22's tests")
"""For tests with tables of exceptions among the tests of the LLVM release."""

NEEDS_22 = pytest.mark.skipif(MAJOR != 22, reason="LLVM 23 defines the op differently")
"""For ops that LLVM 23 has with other operands, attributes or types, or not at all."""

SPIRV_OPS = {22: 306, 23: 413}[MAJOR]
"""How many ops the dialect `spirv` has."""

HAS_COOPERATIVE_MATRIX_NV = MAJOR < 23
"""Whether there is `#spirv.coop_matrix_props_nv<...>`."""


WRITES_BUFFER_BLOCKS = MAJOR >= 23
"""Whether MLIR's own serializer accepts the decoration BufferBlock."""


HAS_FLOAT8 = MAJOR >= 23
"""Whether the dialect `spirv` has numbers of eight bits, and the types of named barriers and samplers."""


CAPABILITIES_OF_23 = {
    "Float8CooperativeMatrixEXT",
    "Float8EXT",
    "MaskedGatherScatterINTEL",
    "WeakLinkageAMD",
}
"""SPIR-V's capabilities that MLIR 22 lacks. Tables of what spirv-val accepts are without them."""

TOSA_NEW_IN_1_1 = {"mxfp", "int64", "shape"} | (
    set()
    if MAJOR < 23
    else {
        "mxfp_conv",
        "mx_common",
        "mx_fp4e2m1",
        "mx_fp6e2m3",
        "mx_fp6e3m2",
        "mx_fp8e4m3",
        "mx_fp8e5m2",
        "mx_int8",
    }
)
"""TOSA's extensions that version 1.0 lacks."""


TOSA_CHECKS_TARGETS = MAJOR >= 23
"""Whether tosa-validate refuses targets with extensions of a profile that they lack."""

TOSA_BLOCK_SCALED = (
    {}
    if MAJOR < 23
    else {
        f"bs32_fp8ue8m0_{name}T": f"!tosa.block_scaled<BLOCK_SHAPE_32:f8E8M0FNU:{type_}>"
        for name, type_ in {
            "fp8e4m3": "f8E4M3FN",
            "fp8e5m2": "f8E5M2",
            "fp6e2m3": "f6E2M3FN",
            "fp6e3m2": "f6E3M2FN",
            "fp4e2m1": "f4E2M1FN",
            "mxint8": "!tosa.mxint8",
        }.items()
    }
)
"""TOSA's block-scaled types, by their names in upstream's tables."""


HAS_EXECUTION_MODE_ID = MAJOR >= 23
"""Whether there is `spirv.ExecutionModeId`, for modes whose operands are constants."""


READS_OPTIONAL_BITS = MAJOR < 23
"""Whether MLIR reads an optional parameter that is several bits of an enum, as it prints it."""


def corpus(directory: Path) -> list[Path]:
    """Returns the modules in and under a directory of test/corpus that this MLIR reads, sorted.

    Those of mlir22*.mlir have ops that MLIR 23 lacks or restricts, those of mlir23*.mlir what MLIR 22 lacks.
    """
    others = {"mlir22", "mlir23"} - {f"mlir{MAJOR}"}
    return sorted(path for path in directory.rglob("*.mlir") if path.stem.partition("_")[0] not in others)


@cache
def _context() -> ir.Context:
    return ir.Context()


def is_read(module: str) -> bool:
    """Returns whether this MLIR reads a shape that LLVM 22 was probed with. LLVM 23 refuses some."""
    if MAJOR == 22:
        return True
    try:
        ir.Module.parse(module, _context())
    except ir.MLIRError:  # type: ignore[attr-defined]
        return False
    return True


def attribute_builder(record: str) -> str:
    """Returns the key under which MLIR's bindings have the builder of an attribute of SPIR-V."""
    return record if MAJOR < 23 else f"spirv.{record}"


def quad_swap(value: str, index: str, kind: str, index_kind: str = "i32") -> str:
    """Returns `spirv.GroupNonUniformQuadSwap`, whose direction is an attribute from MLIR 23 on."""
    if MAJOR < 23:
        return f"spirv.GroupNonUniformQuadSwap <Subgroup> {value} {index} : {kind}, {index_kind}"
    return f"spirv.GroupNonUniformQuadSwap <Subgroup> <Horizontal> {value} : {kind}"

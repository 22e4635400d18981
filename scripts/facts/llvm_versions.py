# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For generated TableGen: MLIR records that LLVM 22 and LLVM 23 don't share under the same name.

The generated files are made with MLIR 22, and work with both: see td/LLVMVersions.td. To be removed when LLVM
22 is no longer supported.
"""

from __future__ import annotations

from pathlib import Path

_DATA = Path(__file__).resolve().parents[2] / "tools/probe/data"
OPS_OF_22 = frozenset(record for file in _DATA.glob("changed-*.txt") for record in file.read_text().split())
"""Records of ops that MLIR 23 lacks, or has with other operands or attributes: see probe/changed.py."""

CASES_RENAMED = {
    "SPIRV_C_LongConstantCompositeINTEL": "SPIRV_C_LongCompositesINTEL",
    "SPV_INTEL_long_constant_composite": "SPV_INTEL_long_composites",
}
"""Records of SPIR-V's cases that MLIR 23 renamed, with the new names."""

CASES_NEW = frozenset(
    {
        "SPIRV_C_Float8CooperativeMatrixEXT",
        "SPIRV_C_Float8EXT",
        "SPIRV_C_MaskedGatherScatterINTEL",
        "SPIRV_C_WeakLinkageAMD",
        "SPV_AMD_weak_linkage",
        "SPV_EXT_float8",
        "SPV_INTEL_masked_gather_scatter",
    }
)
"""Records of SPIR-V's cases that MLIR 23 has and MLIR 22 lacks, so that we define them for it."""

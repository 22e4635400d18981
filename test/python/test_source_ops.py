# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whatever the default pipelines make of a valid op is known.

`./dev full through` asks all types.
"""

from __future__ import annotations

from itertools import islice

import pytest
from mlir import ir
from probe.kernel_ops import kernel_ops, probed_ops
from probe.source_ops import op_names, source_ops
from through_oracle import (
    KERNELS_NOT_CONVERTED,
    NOT_AVAILABLE,
    NOT_CONVERTED,
    PROBED_UNKNOWN,
    outcomes,
)

TYPES = ("i1", "index", "i32", "f16", "bf16", "f64", "vector<2xf16>", "vector<4xi8>")


def test_nearly_all_ops_are_asked() -> None:
    with ir.Context():
        asked = {each.name for each in source_ops(TYPES)}
    # Their types are those of scales, too.
    assert set(op_names()) - asked == {"arith.scaling_extf", "arith.scaling_truncf"}


@pytest.mark.parametrize("chip", NOT_CONVERTED)
def test_what_an_op_becomes_is_known(chip: str) -> None:
    with ir.Context():
        found = outcomes(source_ops(TYPES), chip)
    assert not found.unknown
    assert found.not_converted <= NOT_CONVERTED[chip]
    assert found.not_available <= NOT_AVAILABLE[chip]
    assert found.number > 250


@pytest.mark.parametrize("chip", KERNELS_NOT_CONVERTED)
def test_what_an_op_of_a_kernel_becomes_is_known(chip: str) -> None:
    with ir.Context():
        found = outcomes(kernel_ops(("i1", "f16", "i32"), (4,)), chip)
    assert not found.unknown
    assert found.not_converted <= KERNELS_NOT_CONVERTED[chip]
    assert found.number > 250


@pytest.mark.parametrize(("dialect", "chip"), [("nvgpu", "sm_90"), ("amdgpu", "gfx942")])
def test_what_an_op_of_a_vendor_becomes_is_known(dialect: str, chip: str) -> None:
    with ir.Context():
        found = outcomes(islice(probed_ops(dialect, chip), None, None, 10), chip)
    assert found.unknown <= PROBED_UNKNOWN
    assert not found.not_converted
    assert found.number > 50

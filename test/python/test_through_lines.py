# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The lines that stop kernels, as they were written down, and those that the tool names: a fixed sample.

`./dev full through` asks about all.
"""

from __future__ import annotations

import pytest
from llvm_differences import NEEDS_PROBES
from through_lines import DECIDED, answers, line_kernels, measure
from through_oracle import TARGETS


@NEEDS_PROBES
@pytest.mark.parametrize("part", range(4))
def test_the_line_that_was_written_down_is_named(part: int) -> None:
    """Of every tenth kernel."""
    found = measure(list(answers(line_kernels()[part::40], TARGETS)))
    assert not found.unknown
    assert not [str(each) for each in found.differing if (each.kernel, each.target) not in DECIDED]
    assert found.negative


def test_kernels_have_names_of_their_own() -> None:
    kernels = line_kernels()
    assert len(kernels) >= 100
    assert len({each.name for each in kernels}) == len(kernels)
    assert {each for each, _ in DECIDED} <= {each.name for each in kernels}

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the Python tests share."""

from collections.abc import Iterator

import pytest
from mlir import ir


@pytest.fixture
def context() -> Iterator[ir.Context]:
    """A current context and location, for this test only."""
    with ir.Context() as context, ir.Location.unknown():
        yield context

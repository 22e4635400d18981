# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""docs/transform-ops.md has the syntax of every transform op, from TableGen."""

from pathlib import Path
from types import ModuleType

import generate_transform_docs
import pytest
from llvm_differences import GENERATED
from mlir.dialects import _availability_spirv_transform_ops_gen as spirv_ops
from mlir.dialects import _availability_transform_ops_gen as ops

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "transform-ops.md"


@GENERATED
def test_the_page_is_what_the_records_say() -> None:
    wish = "run: ./dev run python scripts/facts/generate_transform_docs.py"
    assert PAGE.read_text() == generate_transform_docs.page(), wish


@pytest.mark.parametrize("module", [ops, spirv_ops])
def test_every_op_is_there(module: ModuleType) -> None:
    names = {each.OPERATION_NAME for each in vars(module).values() if hasattr(each, "OPERATION_NAME")}
    assert names
    text = PAGE.read_text()
    for name in names:
        section = text.split(f"\n## {name}\n", 1)[1].split("\n## ", 1)[0]
        assert f"operation ::= `{name}`" in section

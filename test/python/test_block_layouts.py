# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Layouts of blocks: `check` asks for the features that spirv-val's options stand for.

`./dev full shaders` asks both spirv-vals about thousands.
"""

from __future__ import annotations

from collections.abc import Iterator

import mlir.availability as av
import pytest
from mlir import ir
from shader_generator.layouts import RELAXED, RULE, SCALAR, UNIFORM, compare_layouts, older
from spirv_tools_library import LIBRARY
from targets.sources import REGISTRIES
from vulkan_case import used

pytestmark = [
    pytest.mark.skipif(not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it"),
    pytest.mark.skipif(
        not REGISTRIES.exists(), reason="the grammar is not here; ./dev setup tests fetches it"
    ),
]


@pytest.fixture
def context() -> Iterator[ir.Context]:
    with ir.Context() as entered:
        yield entered


def test_verdicts_are_those_of_spirv_val(context: ir.Context) -> None:
    counts, unknown = compare_layouts("1", 20, older, context)
    assert not unknown, unknown[0]
    assert counts["refused"] > 200
    assert counts["admitted"] > 400
    # Known differences are few.
    assert counts["stricter"] + counts["laxer"] < 40


def layout(members: str, storage: str = "StorageBuffer") -> ir.Module:
    kind = f"!spirv.ptr<!spirv.struct<({members}), Block>, {storage}>"
    return ir.Module.parse(used("GLCompute", "bind(0, 0)", kind))


@pytest.mark.parametrize(
    ("storage", "members", "target", "is_ok"),
    [
        ("StorageBuffer", "f32 [0], vector<2xf32> [4]", "vulkan1.0", False),
        ("StorageBuffer", "f32 [0], vector<2xf32> [4]", f"vulkan1.0+{RELAXED}", True),
        ("StorageBuffer", "f32 [0], vector<2xf32> [4]", "vulkan1.1", True),
        ("StorageBuffer", "f32 [0], vector<2xf32> [12]", "vulkan1.4", True),
        ("StorageBuffer", "f32 [0], vector<2xf32> [12]", "vulkan1.3", False),
        ("StorageBuffer", "f32 [0], vector<2xf32> [12]", f"vulkan1.1+{SCALAR}", True),
        ("Uniform", "!spirv.array<4 x f32, stride=4> [0]", "vulkan1.1", False),
        ("Uniform", "!spirv.array<4 x f32, stride=4> [0]", f"vulkan1.1+{UNIFORM}", True),
        # Vulkan 1.2 requires it.
        ("Uniform", "!spirv.array<4 x f32, stride=4> [0]", "vulkan1.2", True),
    ],
)
def test_versions_of_vulkan(
    storage: str, members: str, target: str, is_ok: bool, context: ir.Context
) -> None:
    found = av.check(layout(members, storage), target).violations
    assert is_ok == (RULE not in {each.clause.source.rule for each in found})


def test_the_message_names_the_member(context: ir.Context) -> None:
    (violation,) = av.check(layout("f32 [0], vector<2xf32> [12]"), "vulkan1.1").violations
    assert violation.clause.source.detail == "member 1 at offset 12, a vector across a multiple of 16"
    assert violation.clause.source.rule == RULE

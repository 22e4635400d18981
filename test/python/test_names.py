# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Capabilities, extensions and profiles that were renamed have both names."""

from __future__ import annotations

import json
from collections.abc import Iterator

import mlir.availability as av
import pytest
from mlir import ir
from targets.sources import REGISTRIES
from targets.tables import PROFILES, RENAMED_EXTENSIONS
from vulkan_specification import needs_registries


@pytest.fixture(scope="module", autouse=True)
def context() -> Iterator[ir.Context]:
    with ir.Context() as entered:
        yield entered


def names_of_capabilities() -> Iterator[tuple[str, ...]]:
    """Yields the names of each capability that has several, as the grammar has them."""
    grammar = json.loads((REGISTRIES / "spirv.core.grammar.json").read_text())
    (capabilities,) = (kind for kind in grammar["operand_kinds"] if kind["kind"] == "Capability")
    for each in capabilities["enumerants"]:
        if each.get("aliases"):
            yield (each["enumerant"], *each["aliases"])


def added(target: str, name: str) -> ir.Attribute | None:
    """Returns a target with an addition; None if it isn't possible, which the error must state."""
    try:
        return av.target(f"{target}+{name}")
    except ValueError as error:
        if "can't be added" not in str(error):
            raise
        return None


@needs_registries
def test_a_capability_has_all_of_its_names() -> None:
    seen = 0
    for first, *others in names_of_capabilities():
        for target in ("spirv1.6", "vulkan1.3"):
            expected = added(target, first)
            assert [added(target, other) for other in others] == [expected] * len(others)
            seen += expected is not None
    assert seen >= 60


def test_a_renamed_capability_is_offered_where_it_was() -> None:
    new, old = "ComputeDerivativeGroupLinearKHR", "ComputeDerivativeGroupLinearNV"
    assert av.target(f"vulkan1.3+{new}") == av.target(f"vulkan1.3+{old}")
    assert old in str(av.target(f"vulkan1.3+{new}"))
    clause = '#availability.target<"spirv.capability" = ["{}"]>'
    assert av.target(clause.format(new)) == av.target(clause.format(old))


def test_a_renamed_extension_has_both_names() -> None:
    for other, name in RENAMED_EXTENSIONS.items():
        assert av.target(f"spirv1.6+{other}") == av.target(f"spirv1.6+{name}")


def test_a_profile_has_its_names_from_before() -> None:
    renamed = [profile for profile in PROFILES if profile.other_names]
    assert {name for profile in renamed for name in profile.other_names} >= {
        "VP_ANDROID_baseline_2021",
        "VP_ANDROID_baseline_2022",
        "VP_ANDROID_15_minimums",
    }
    listed = {info.name for info in av.known_targets()}
    for profile in renamed:
        assert profile.name in listed
        for name in profile.other_names:
            assert name not in listed
            assert av.target(name) == av.target(profile.name)
            assert av.target(f"{name}+all") == av.target(f"{profile.name}+all")


def test_a_part_of_a_name_is_none() -> None:
    with pytest.raises(ValueError, match="did you mean"):
        av.target("VP_ANDROID_baseline_2023")

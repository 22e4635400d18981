# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every target that `available_from` names does have the operation, when it is asked itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import mlir.availability as av
import pytest
from llvm_differences import corpus
from mlir import ir

CORPUS = Path(__file__).resolve().parent.parent / "corpus" / "spirv"


def _claims(report: av.Report) -> Iterator[tuple[av.Violation, str]]:
    """Violations of ops with nothing in them, with each of the targets that they name.

    Of ops of one name that lack the same and name the same targets, one is enough.
    """
    seen = set()
    for violation in report.violations:
        if len(violation.op.regions) == 0:
            names = violation.available_from
            if (key := (violation.op_name, violation.clause, names)) not in seen:
                seen.add(key)
                yield from ((violation, name) for name in names)


@pytest.mark.parametrize("target", ["vulkan1.0", "arm-mali-valhall"])
@pytest.mark.parametrize("file", corpus(CORPUS), ids=lambda file: file.stem)
def test_what_is_proposed_admits_each_module_of_the_corpus(file: Path, target: str) -> None:
    context = ir.Context()
    report = av.check(ir.Module.parse(file.read_text(), context), target)
    targets = {name: av.target(name, context) for _, name in _claims(report)}
    for violation, name in _claims(report):
        there = av.check(violation.op, targets[name])
        assert there.ok, f"{violation}, but not available from {name}: {there}"


def test_corpus_names_known_targets_and_additions() -> None:
    """So that the test above has something to look at."""
    named = set()
    for file in corpus(CORPUS):
        report = av.check(ir.Module.parse(file.read_text(), ir.Context()), "vulkan1.0")
        named |= {name for _, name in _claims(report)}
    assert {"vulkan1.1", "spirv1.6"} <= named
    assert sum("+" in name for name in named) > 10


def test_targets_in_the_ir() -> None:
    """They are of no family, so that all are looked through."""
    text = """
    #outer = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>
    #inner = #spirv.target_env<#spirv.vce<v1.0, [Shader, Float16], []>, #spirv.resource_limits<>>
    module attributes {t.target = #outer} {
      spirv.module Logical GLSL450 attributes {
        spirv.target_env = #inner
      } {
        spirv.func @f(%a: f32, %h: f16) "None" {
          %x = spirv.FAdd %h, %h : f16
          %y = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %a : f32 -> f32
          spirv.Return
        }
      }
    }"""
    context = ir.Context()
    report = av.check(ir.Module.parse(text, context))
    claims = list(_claims(report))
    assert {violation.op_name for violation, _ in claims} == {"spirv.GroupNonUniformFAdd"}
    for violation, name in claims:
        assert av.check(violation.op, av.target(name, context)).ok, name


@pytest.mark.parametrize("target", ["vulkan1.0+Float16", "vulkan1.0 + Float16", " vulkan1.0 +Float16 "])
def test_blanks_around_additions(target: str) -> None:
    text = "spirv.func @f(%x: i64) { %0 = spirv.IAdd %x, %x : i64 spirv.Return }"
    body = text.replace("{ %0", '"None" { %0')
    with ir.Context():
        report = av.check(ir.Module.parse(f"spirv.module Logical GLSL450 {{ {body} }}"), target)
        (names,) = {each.available_from for each in report.violations if each.op_name == "spirv.IAdd"}
    assert "vulkan1.0+Float16+Int64" in names


# (a target, what each op of a module needs, the targets that are named, whether these have each op alone)
WHOLE = {
    "another op lacks more": (
        "sm_60+ptx50",
        ([("nvvm.ptx", "ptx60")], [("nvvm.sm", "sm_90"), ("nvvm.ptx", "ptx80")]),
        {"sm_90+ptx80"},
        (False, False),
    ),
    "another op has what others lack": (
        "vulkan1.0+Int64",
        ([("spirv.capability", "Int64")], [("spirv.capability", "Float16")]),
        {"vulkan1.0+Int64+Float16"},
        (False, False),
    ),
    "only a target of another family has the rest": (
        "vulkan1.0",
        ([("spirv.capability", "Int64")], [("spirv.client_api", "OpenCL")]),
        {"vulkan1.0+Int64", "opencl1.2"},
        (True, False),
    ),
    "no target has both": (
        "sm_60",
        ([("nvvm.sm", "sm_90a")], [("nvvm.sm", "sm_100a")]),
        {"sm_90a", "sm_100a"},
        (True, True),
    ),
    "of two profiles": (
        "tosa1.0:pro_int",
        ([("tosa.profile", "pro_fp")], [("tosa.extension", "int16")]),
        {"tosa1.0:pro_int+pro_fp+int16"},
        (False, False),
    ),
}


@pytest.mark.parametrize("case", WHOLE)
def test_the_whole_module_is_judged(case: str, context: ir.Context) -> None:
    """What has one op, and lacks another, is no remedy."""
    target, needs, expected, alone = WHOLE[case]
    context.allow_unregistered_dialects = True
    for number, each in enumerate(needs):
        av.attach(context, f"toy.op{number}", each)
    module = ir.Module.parse("\n".join(f'"toy.op{number}"() : () -> ()' for number in range(len(needs))))
    violations = av.check(module, target).violations
    assert {violation.available_from[0] for violation in violations} == expected
    for violation in violations:
        is_alone = alone[int(violation.op_name[-1])]
        assert violation.available_alone == is_alone
        assert ("available_alone" in violation.to_json()) == is_alone
        for name in violation.available_from:
            there = av.check(violation.op if is_alone else module, name)
            assert there.ok, name
            assert not there.conditions, name


def test_what_is_pinned_stays_pinned(context: ir.Context) -> None:
    """A chip alone would leave the version of PTX open, which the target has."""
    text = "func.func @f() { %0 = nvvm.elect.sync -> i1 return }"
    (violation,) = av.check(ir.Module.parse(text, context), "sm_89+ptx80").violations
    assert violation.available_from[0] == "sm_90+ptx80"


# (a target, what an op needs, the first target that is named)
ADDITIONS = {
    "another version of PTX": ("sm_60+ptx50", [("nvvm.ptx", "ptx62")], "sm_60+ptx62"),
    "a version of PTX that only the addition lacks": ("sm_89+ptx80", [("nvvm.ptx", "ptx81")], "sm_89+ptx81"),
    "both chip and version": (
        "sm_60+ptx50",
        [("nvvm.sm", "sm_80"), ("nvvm.ptx", "ptx81")],
        "sm_80+ptx81",
    ),
    "a chip that implies the version": (
        "sm_60+ptx50",
        [("nvvm.sm", "sm_80"), ("nvvm.ptx", "ptx63")],
        "sm_80",
    ),
    "a special chip": ("sm_90a+ptx80", [("nvvm.ptx", "ptx81"), ("nvvm.sm", "sm_90a")], "sm_90a+ptx81"),
    "the other size of wavefronts": (
        "gfx1030+wavefrontsize32",
        [("rocdl.wavefront", "wavefrontsize64")],
        "gfx1030+wavefrontsize64",
    ),
    "what is added stays": (
        "vulkan1.1+Float16",
        [("spirv.capability", "Int64")],
        "vulkan1.1+Float16+Int64",
    ),
    "features that a device lacks": (
        "apple-m1",
        [("vulkan.feature", "shaderInt64"), ("vulkan.feature", "geometryShader")],
        "vulkan1.0+shaderInt64+geometryShader",
    ),
    "a profile": ("tosa1.0:pro_int", [("tosa.profile", "pro_fp")], "tosa1.0:pro_int+pro_fp"),
}


@pytest.mark.parametrize("case", ADDITIONS)
def test_what_a_target_pins_is_not_left_open(case: str, context: ir.Context) -> None:
    """The first name is the nearest; none is an answer on the condition that it has what is lacking."""
    target, needs, first = ADDITIONS[case]
    context.allow_unregistered_dialects = True
    for need in needs:
        av.attach(context, "toy.op", [need])
    module = ir.Module.parse('"toy.op"() : () -> ()')
    violations = av.check(module, target).violations
    assert violations[0].available_from[0] == first
    for name in violations[0].available_from:
        there = av.check(module, name)
        lacking = {violation.clause for violation in violations}
        assert there.ok, name
        assert not lacking & {condition.clause for condition in there.conditions}, name

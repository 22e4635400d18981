# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shaders made from SPIR-V's grammar: `check` judges them as spirv-val does.

`./dev full shaders` asks the newest spirv-val and layers about 100,000 pairs, with another seed each day.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from shader_generator.comparison import (
    Comparison,
    compare_rules,
    compare_with_validator,
    judged_subjects,
    shaders,
)
from shader_generator.devices import Asker, optional
from shader_generator.grammar import enumerants, instructions
from shader_generator.known import CHECK, KNOWN, NEITHER, OTHER, explain
from shader_generator.maker import Maker, subjects
from shader_generator.rules import Reached, asked, outside_vulkan, rule_subjects, shaders_about_rules
from shader_generator.shader import Declared
from shader_generator.valid import ENVIRONMENT, Valid, find
from shader_generator.validators import Validator
from spirv_tools_library import LIBRARY
from targets.sources import REGISTRIES

pytestmark = [
    pytest.mark.skipif(
        not REGISTRIES.exists(), reason="the grammar is not here; ./dev setup tests fetches it"
    ),
    pytest.mark.skipif(not LIBRARY.exists(), reason="SPIRV-Tools is not here; ./dev setup tests fetches it"),
]
SEED = "1"
SUBJECTS = 40


@pytest.fixture(scope="module")
def validate() -> Validator:
    return Validator()


@pytest.fixture
def context() -> Iterator[ir.Context]:
    with ir.Context() as entered:
        yield entered


def made(subject: str, validate: Validator, seed: str = SEED) -> Valid:
    """Returns a valid shader about a subject."""
    (valid,) = find(subject, seed, validate, tries=100, wanted=1).shaders
    return valid


def test_judged_as_spirv_val_does(validate: Validator, context: ir.Context, record_property: Any) -> None:
    names = random.Random(SEED).sample(judged_subjects(), SUBJECTS)
    result = Comparison()
    compare_with_validator(shaders(names, SEED, validate, result, wanted=1), SEED, validate, result, context)
    assert not result.unknown, "\n".join(result.lines())
    assert result.total >= 10 * SUBJECTS // 2
    record_property("summary", "generated shaders: " + next(result.lines()))


RULES = {
    "OpReadClockKHR": {"04652", "06267", "06268"},
    "OpGroupNonUniformFAdd": {"04642", "06275", "06343"},
    "OpGroupNonUniformRotateKHR": {"04642", "06275", "06343", "09566"},
    "OpImageGather": {"04664"},
    "OpMemoryBarrier": {"04638", "10866", "10869", "10870"},
}


def test_rules_are_asked_as_spirv_val_does(validate: Validator, context: ir.Context) -> None:
    """For each of the instructions there is a shader that the rule refuses, and one that it admits."""
    reached, result = Reached(), Comparison()
    made = shaders_about_rules(RULES, "rules", validate, reached, context, tries=400)
    compare_rules(made, validate, result, context)
    assert not result.unknown, "\n".join(result.lines())
    wanted = {(rule, name) for name, rules in RULES.items() for rule in rules}
    assert wanted <= reached.refused
    assert wanted <= reached.admitted


def test_rules_name_instructions_of_the_grammar() -> None:
    named = frozenset[str]().union(*asked().values())
    assert named <= set(instructions())
    assert named <= set(rule_subjects())
    assert {name for name in named if outside_vulkan(name)} < named


def test_a_variant_of_a_shader_differs_from_it() -> None:
    maker = Maker(random.Random(SEED))
    shader = maker.shader("OpGroupNonUniformFAdd")
    declared = Declared(6, (), ())
    before = shader.text(declared)
    assert len({maker.mutant(shader).text(declared) for _ in range(50)} - {before}) > 10
    assert shader.text(declared) == before


@pytest.mark.parametrize(
    ("subject", "word"),
    [
        ("OpFAdd", "= OpFAdd "),
        ("OpFunctionParameter", "= OpFunctionParameter "),
        ("OpLine", "OpLine %file"),
        ("OpGroupDecorate", "OpGroupDecorate %group "),
        ("OpAtomicIAdd", "= OpAtomicIAdd "),
        ("OpImageSampleImplicitLod", "= OpImageSampleImplicitLod "),
        ("OpRayQueryGetIntersectionTKHR", "= OpRayQueryGetIntersectionTKHR "),
        ("BuiltIn FragCoord", " BuiltIn FragCoord"),
        ("ExecutionMode EarlyFragmentTests", " EarlyFragmentTests"),
        ("Decoration NoContraction", " NoContraction"),
        ("GroupOperation InclusiveScan", " InclusiveScan "),
    ],
)
def test_a_shader_needs_all_that_it_declares(subject: str, word: str, validate: Validator) -> None:
    """The shader has what it is about, and needs all that it declares."""
    valid = made(subject, validate)
    assert word in valid.shader.text(valid.declared)
    for name in (*valid.declared.capabilities[1:], *valid.declared.extensions):
        less = valid.declared.without(name)
        assert validate(valid.shader.text(less), less.minor, ENVIRONMENT)[1]


# Int16 lets a module store 16-bit numbers, but the target has to have the capability of the memory.
OF_MEMORY = re.compile(r"\w*(Storage|Workgroup)\w*(8|16)\w*")


def test_what_deduce_proposes_is_valid(validate: Validator, context: ir.Context) -> None:
    """It is declared instead, and what the module declares and suffices is kept."""
    judged, known = 0, enumerants("Capability")
    for name in random.Random(SEED).sample(judged_subjects(), 2 * SUBJECTS):
        for valid in find(name, SEED, validate, tries=60, wanted=1).shaders:
            module = av.spirv.read(valid.binary, context)
            if not av.check(module, "spirv1.6+all").ok:
                continue
            target = str(av.deduce(module))
            if not (found := re.fullmatch(r"#spirv\.vce<v1\.(\d), \[(.*)\], \[(.*)\]>", target)):
                continue
            lists = (tuple(filter(None, each.split(", "))) for each in found.groups()[1:])
            declared = Declared(int(found[1]), *lists)
            assert validate(valid.shader.text(declared), declared.minor, ENVIRONMENT)[1] == "", target
            # MLIR has the older name of some.
            names = (name if name in known else name.replace("NV", "KHR") for name in declared.capabilities)
            new = set(names) - set(valid.declared.capabilities)
            assert all(OF_MEMORY.fullmatch(each) for each in new), (new, valid.declared)
            judged += 1
    assert judged >= SUBJECTS // 2


def test_the_same_seed_makes_the_same_shader(validate: Validator) -> None:
    one, other = made("OpFMul", validate), made("OpFMul", Validator())
    assert one.shader.text(one.declared) == other.shader.text(other.declared)
    another = made("OpFMul", validate, seed="2")
    assert another.shader.text(another.declared) != one.shader.text(one.declared)


def test_every_instruction_is_a_subject() -> None:
    assert set(instructions()) <= set(subjects())


def test_the_interface_lists_what_the_version_wants() -> None:
    shader = Maker(random.Random(SEED)).shader("OpImageFetch")
    assert 'main" %res' in shader.text(Declared(4, ("Shader",), ()))
    assert 'main" \n' in shader.text(Declared(3, ("Shader",), ()))


def test_the_least_device_has_only_what_the_shader_needs(validate: Validator, context: ir.Context) -> None:
    """On the least device, the shader is available, and without any of what it has, it isn't."""
    asker = Asker(made("OpFmaKHR", validate), 4, context)
    needed = asker.needed()
    rest = set(optional(4)) - set(needed)
    assert needed
    assert asker.is_available(rest)
    assert not any(asker.is_available(rest | {name}) for name in needed)


@pytest.mark.parametrize(
    ("asked", "said", "where", "left"),
    [
        (("GroupUniformArithmeticKHR",), "", "vulkan1.4 v1.6", ()),
        (
            ("GroupUniformArithmeticKHR",),
            "",
            "device with no more than is asked for",
            ("GroupUniformArithmeticKHR",),
        ),
        (("Float64", "ClipDistance"), "", "vulkan1.4 v1.6", ("Float64",)),
        ((), "No OpGraphEntryPointARM", "vulkan1.4 v1.3", ()),
        ((), "OpGraphEntryPointARM", "vulkan1.4 v1.3", None),
        ((), "VUID-StandaloneSpirv-Flat-04744 VUID-Layer-Layer-04274", "device that lacks x", ()),
        ((), "VUID-StandaloneSpirv-Flat-04744 VUID-StandaloneSpirv-None-04642", "vulkan1.4 v1.6", None),
        ((), "VUID-RuntimeSpirv-XfbStride-06313", "device that lacks x", None),
    ],
)
def test_known_differences_are_explained(
    asked: tuple[str, ...], said: str, where: str, left: tuple[str, ...] | None
) -> None:
    assert explain(asked, said, where, "").left == ((said,) if left is None else left)


def test_a_known_difference_can_be_about_a_text() -> None:
    said, where = "VUID-RuntimeSpirv-NonWritable-06341", "device with no more than is asked for"
    assert not explain((), said, where, "OpTypeImage %f32 TileImageDataEXT 0 0 0 2 Unknown").left
    assert explain((), said, where, "OpTypeImage %f32 2D 0 0 0 2 Unknown").left == (said,)


def test_every_known_difference_is_of_one_kind() -> None:
    assert all(bool(row.asked) != bool(row.said) for row in KNOWN)
    assert {row.right for row in KNOWN} <= {CHECK, OTHER, NEITHER}
    assert len({row.words for row in KNOWN}) == len(KNOWN)

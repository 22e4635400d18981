# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`check` against Vulkan's validation layers.

They are asked on every device that is a target, and for each rule with and without what it asks for. They
judge a pipeline of each module of vulkan_rule_cases.py, on a driver that reports what our data says of the
device. What a device's source doesn't tell, the driver denies: a condition of `check` is a refusal here.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from debian_12 import NEEDS_DEBIAN_12
from mlir import ir
from mlir.availability.vulkan.registry._registry import registry
from shader_generator import devices
from spirv_corpus import corpus
from vulkan_case import NEVER, Case
from vulkan_layer_differences import CRASHES, OF_CORPUS, SILENT, UNNAMED, Difference, differences
from vulkan_layer_verdicts import (
    INDEPENDENCE,
    Verdict,
    declared,
    description,
    model_of,
    new_judge,
    of_check,
    of_layers,
    reported,
    structures,
)
from vulkan_layers import DEBIAN, MODELS, NEWEST, Judge, Layers
from vulkan_records import Description
from vulkan_rule_cases import all_cases
from vulkan_rule_targets import everything, without
from vulkan_specification import needs_registries, texts_by_number

pytestmark = needs_registries
over_layers = pytest.mark.parametrize(
    "layers",
    [
        pytest.param(DEBIAN, marks=NEEDS_DEBIAN_12),
        pytest.param(
            NEWEST,
            marks=pytest.mark.skipif(not NEWEST.directory, reason="./dev full layers asks the newest layers"),
        ),
    ],
    ids=str,
)


@pytest.fixture(scope="module", autouse=True)
def context() -> Iterator[ir.Context]:
    with ir.Context() as entered:
        yield entered


# ===-----------------------------------------------------------------------------------------------===
# Modules
# ===-----------------------------------------------------------------------------------------------===


@dataclass(frozen=True)
class Subject:
    """A module that is judged: with the triple that its binary declares."""

    case: Case
    module: ir.Module
    shader: Path

    @property
    def model(self) -> str:
        return model_of(self.case.module)


def start(layers: Layers, directory: Path) -> tuple[Judge, list[Subject]]:
    """Returns the runner of the layers, and all modules for which a pipeline can be created."""
    judge = new_judge(layers, directory)
    subjects = []
    for case in all_cases():
        if model_of(case.module) in MODELS:
            parsed = declared(case.module)
            subjects.append(Subject(case, parsed, judge.shader(av.spirv.serialize(parsed))))
    return judge, subjects


def disagreement(case: Case, ours: Verdict, theirs: Verdict, layers: Layers) -> str:
    """Returns "stricter" or "laxer" for `check`, "" if it agrees."""
    if theirs.refuses and not ours.refuses:
        return "laxer"
    # Without independence at all, both rules about it are violated; they name the one and the other.
    same = {"06289": "06290", "06291": "06292"}.get(case.rule, case.rule)
    by_rule = bool(theirs.rules & {case.rule, same})
    by_rule |= case.rule in UNNAMED[layers] and theirs.others and not ours.others
    if by_rule and case.rule not in ours.rules:
        return "laxer"
    # Where a device lacks what a binary declares, the layers look no further at some of what that brings.
    # What no device can have, they may refuse as a capability, or without the rule's name.
    elsewhere = theirs.others and (ours.others or case.facts == NEVER)
    if not by_rule and case.rule in ours.rules and not elsewhere:
        return "stricter"
    if ours.refuses and not theirs.refuses and not ours.rules <= SILENT[layers].keys():
        return "stricter"
    return ""


# ===-----------------------------------------------------------------------------------------------===
# Devices that have everything, or lack one thing
# ===-----------------------------------------------------------------------------------------------===

# Rules that no such device can violate: Vulkan 1.3 requires what they name.
WITHOUT_LACK = {"07954", "07955"}
# What Vulkan 1.1 and later versions include, so that no such device lacks it.
INCLUDED = {"VK_KHR_relaxed_block_layout"}


def lacking(facts: frozenset[str], layers: Layers) -> Description:
    """Returns a device that has everything but some features and properties."""
    whole = devices.everything(layers.minor)
    properties = dict(whole.properties)
    for fact in facts & registry().property_facts.keys():
        member, _, value = fact.partition(".")
        if member.endswith("Independence"):
            is_all = len([each for each in facts if each.startswith(member)]) == 1
            properties[member] = [INDEPENDENCE + ("32_BIT_ONLY" if is_all else "NONE")]
        elif value:
            bit = registry().property_facts[fact].value
            properties[member] = [each for each in properties[member] if each != bit]
        else:
            properties[member] = False
    return Description(whole.minor, whole.extensions, whole.features - facts, properties)


def facts_of(case: Case) -> frozenset[str]:
    """Returns what a case needs, and what else the rule names: for the layers, any of it suffices."""
    known = registry().feature_facts.keys() | registry().property_facts.keys()
    return frozenset(case.facts) | (known & set(re.findall(r"\w+", texts_by_number()[case.rule])))


# ===-----------------------------------------------------------------------------------------------===
# Comparisons
# ===-----------------------------------------------------------------------------------------------===


@dataclass(frozen=True)
class Place:
    """A device, for the driver and for `check`, and the modules that are judged there."""

    name: str
    description: Description
    target: ir.Attribute
    subjects: Sequence[Subject]


def places(subjects: Sequence[Subject], layers: Layers) -> list[Place]:
    """Returns all devices, one that has everything, and those that lack the requirement of a rule."""
    asked = [subject for subject in subjects if subject.case.rule not in SILENT[layers]]
    found = [Place(name, description(name, layers), av.target(name), asked) for name in reported()]
    parsed = ir.Attribute.parse(everything())
    found.append(Place("everything", devices.everything(layers.minor), parsed, asked))
    by_facts: dict[frozenset[str], list[Subject]] = {}
    for subject in asked:
        if subject.case.facts == NEVER or INCLUDED & set(subject.case.facts):
            continue
        if subject.case.rule not in WITHOUT_LACK:
            by_facts.setdefault(facts_of(subject.case), []).append(subject)
    for facts, those in by_facts.items():
        target = ir.Attribute.parse(without(tuple(sorted(facts))))
        name = f"all but {', '.join(sorted(facts))}"
        found.append(Place(name, lacking(facts, layers), target, those))
    return found


@pytest.mark.unsanitized("the sanitizer reports a crash in its own words")
@over_layers
def test_check_agrees_with_the_layers(layers: Layers, tmp_path: Path, record_property: Any) -> None:
    judge, subjects = start(layers, tmp_path)
    whole = places(subjects, layers)
    texts = [structures().text(f"device{number}", each.description) for number, each in enumerate(whole)]
    jobs = [
        (number, each.model, each.shader) for number, place in enumerate(whole) for each in place.subjects
    ]
    pairs = [(place, subject) for place in whole for subject in place.subjects]
    counts: Counter[str] = Counter()
    used: set[Difference] = set()
    unexpected = []
    for (place, subject), said in zip(pairs, judge.judge(texts, jobs), strict=True):
        case = subject.case
        if said is None:
            counts["crashes of the layers"] += 1
            assert case.rule in CRASHES[layers], f"the layers crash on {place.name}: {case}"
            continue
        ours, theirs = of_check(subject.module, place.target), of_layers(said)
        found = disagreement(case, ours, theirs, layers)
        known = [
            each for each in differences(layers) if each.is_about(case) and each.laxer == (found == "laxer")
        ]
        if found and not known:
            unexpected.append(f"{found} on {place.name}: {case.rule} {case.what}: {ours}; {sorted(said)}")
        elif found:
            used.add(known[0])
            counts[f"{found}, as is known"] += 1
        else:
            counts["refused by both" if ours.refuses else "admitted by both"] += 1
    assert not unexpected, "\n".join(unexpected[:50])
    assert used == set(differences(layers))
    listed = ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))
    rules = {subject.case.rule for place in whole for subject in place.subjects}
    record_property(
        "summary",
        f"{layers}, {layers.version}, and check: {len(rules)} rules on {len(whole)} devices: {listed}",
    )


@NEEDS_DEBIAN_12
@pytest.mark.unsanitized("the sanitizer reports a crash in its own words")
def test_a_real_driver_makes_no_difference(lavapipe: None, tmp_path: Path) -> None:
    """The layers give the same verdicts on lavapipe itself and on the driver with lavapipe's report.

    Lavapipe compiles its shaders, so it gets only valid SPIR-V.
    """
    judge, subjects = start(DEBIAN, tmp_path)
    texts = [structures().text("lavapipe", description("lavapipe", DEBIAN))]
    jobs = [(0, each.model, each.shader) for each in subjects]
    said = judge.judge(texts, jobs)
    asked = [
        (job, rules)
        for job, rules in zip(jobs, said, strict=True)
        if rules is not None and all(rule.startswith("VUID-RuntimeSpirv-") for rule in rules)
    ]
    driver = Path(os.environ["VK_ICD_FILENAMES"])
    answers = judge.judge(texts, [job for job, _ in asked], driver)
    # It crashes on shaders that it can't compile.
    pairs = [(real, rules) for real, (_, rules) in zip(answers, asked, strict=True) if real is not None]
    assert len(pairs) >= 0.8 * len(asked)
    assert [real for real, _ in pairs] == [rules for _, rules in pairs]
    assert len([rules for _, rules in pairs if rules]) >= 20
    assert len([rules for _, rules in pairs if not rules]) >= 20


@over_layers
def test_check_agrees_on_the_corpus(layers: Layers, tmp_path: Path, record_property: Any) -> None:
    """The modules that spirv-val judges, too, on all devices."""
    judge = new_judge(layers, tmp_path)
    cases = [case for group in corpus().values() for case in group]
    cases = [case for case in cases if "@main" in case.text and model_of(case.text) in MODELS]
    modules = [declared(case.text) for case in cases]
    shaders = [judge.shader(av.spirv.serialize(each)) for each in modules]
    texts = [structures().text(name, description(name, layers)) for name in reported()]
    jobs = [
        (number, model_of(case.text), shader)
        for number in range(len(texts))
        for case, shader in zip(cases, shaders, strict=True)
    ]
    answers = iter(judge.judge(texts, jobs))
    counts: Counter[str] = Counter()
    found: dict[str, set[str]] = {"stricter": set(), "laxer": set()}
    for name in reported():
        target = av.target(name)
        for case, parsed in zip(cases, modules, strict=True):
            said = next(answers)
            assert said is not None, f"the layers crash on {name}: {case.id}"
            ours, theirs = of_check(parsed, target).refuses, of_layers(said).refuses
            if ours == theirs:
                counts["refused by both" if ours else "admitted by both"] += 1
                continue
            kind = "stricter" if ours else "laxer"
            counts[f"{kind}, as is known"] += 1
            found[kind].add(case.id)
    assert found == {kind: set(known) for kind, known in OF_CORPUS[layers].items()}
    listed = ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))
    record_property(
        "summary",
        f"{layers}, {layers.version}, and check on the corpus: {len(cases)} modules on {len(texts)} devices: "
        f"{listed}",
    )

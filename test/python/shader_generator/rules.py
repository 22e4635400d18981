# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shaders about Vulkan's rules: for each checked rule, and each instruction that it is asked for, one that
the rule refuses and one that it admits.

docs/vulkan-rules.json says which those are. The shaders are valid SPIR-V; what Vulkan says is compared.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

import mlir.availability as av
from mlir import ir
from mlir.availability.vulkan.registry._registry import registry
from vulkan_specification import ROOT

from shader_generator.devices import everything, target, without
from shader_generator.grammar import instructions
from shader_generator.maker import Maker, subjects
from shader_generator.shader import CantMakeError
from shader_generator.valid import Valid, Validate, declare
from shader_generator.wishes import ANYTHING, WISHES, Wish, why_never

SPIRV = "spv1.6"
"""The environment of spirv-val in which the shaders are valid."""


@cache
def states() -> dict[str, str]:
    """Returns what docs/vulkan-rules.json says of each rule, by its number: "Checked", for example."""
    return {each["rule"][-5:]: each["state"] for each in _rules()}


@cache
def asked() -> dict[str, frozenset[str]]:
    """Returns the instructions that each checked rule is asked for, by its number; none for other parts."""
    return {
        each["rule"][-5:]: frozenset(each["instructions"]) for each in _rules() if each["state"] == "Checked"
    }


@cache
def _rules() -> list[dict[str, list[str] | str]]:
    found: list[dict[str, list[str] | str]] = json.loads((ROOT / "docs/vulkan-rules.json").read_text())[
        "rules"
    ]
    return found


def rule_subjects() -> list[str]:
    """Returns what to make shaders about: instructions that a rule is asked for, then enumerants, by which
    the rules about entry points, variables and types are reached."""
    of_rules = frozenset[str]().union(*asked().values())
    return [
        *(name for name in instructions() if name in of_rules),
        *(each for each in subjects() if " " in each),
    ]


def outside_vulkan(name: str) -> bool:
    """Whether an instruction needs a capability of kernels, which no Vulkan has."""
    capabilities = instructions()[name].capabilities
    return bool(capabilities) and all(
        each in ("Kernel", "NamedBarrier", "DeviceEnqueue") for each in capabilities
    )


@dataclass
class Reached:
    """What was reached: rules with an instruction, "" for those that aren't about instructions.

    Attributes:
        refused: the pairs that have a shader to which the rule applies.
        admitted: the pairs that have a shader with the instruction to which it doesn't, or that a device
            with everything admits.
        unmade: the instructions without a shader, with the most frequent reason.
    """

    refused: set[tuple[str, str]] = field(default_factory=set)
    admitted: set[tuple[str, str]] = field(default_factory=set)
    unmade: dict[str, str] = field(default_factory=dict)

    @property
    def wanted(self) -> set[tuple[str, str]]:
        return {(rule, name) for rule, names in asked().items() for name in names or {""}}

    def lines(self) -> Iterator[str]:
        """Yields the report."""
        wanted = self.wanted
        impossible = {pair for pair in wanted if pair[1] and (outside_vulkan(pair[1]) or why_never(*pair))}
        both = self.refused & self.admitted
        rules = {rule for rule, _ in both}
        yield (
            f"{len(rules)} of {len(asked())} rules have a refused and an admitted shader; with each of their "
            f"instructions {len(both)} of {len(wanted)} (refused {len(self.refused)}, admitted "
            f"{len(self.admitted)}; {len(impossible)} are of instructions that no Vulkan has, or that no "
            f"valid shader reaches)"
        )
        missing: dict[str, list[str]] = {}
        for rule, name in sorted(wanted - both - impossible):
            missing.setdefault(rule, []).append(
                f"{name}{'' if (rule, name) in self.admitted else ' admitted'}"
                f"{'' if (rule, name) in self.refused else ' refused'}".strip()
            )
        for rule, names in missing.items():
            yield f"  {rule} lacks: {', '.join(names)}"
        for name, reason in self.unmade.items():
            yield f"  no shader has {name}: {reason}"


@cache
def _everything_off() -> tuple[str, ...]:
    return (*everything(4).features, *registry().property_facts)


def applied(module: ir.Module, context: ir.Context) -> dict[str, set[str]]:
    """Returns the numbers of the rules that a device without anything would break, with the instructions."""
    return _broken(module, _everything_off(), context)


def _broken(
    module: ir.Module, lacks: Iterable[str], context: ir.Context, *, with_conditions: bool = True
) -> dict[str, set[str]]:
    report = av.check(module, target(without(lacks, 4), context))
    found: dict[str, set[str]] = {}
    for each in (*report.violations, *(report.conditions if with_conditions else ())):
        if each.clause.source.rule:
            found.setdefault(each.clause.source.rule[-5:], set()).add(each.instruction or "")
    return found


def shaders_about_rules(
    names: Iterable[str], seed: str, validate: Validate, reached: Reached, context: ir.Context, *, tries: int
) -> Iterator[Valid]:
    """Yields shaders, each of which reaches something that no earlier one has."""
    for name in names:
        rng = random.Random(f"{seed}/rules/{name}")
        reasons = Counter[str]()
        # Those that reached something are where to look for more.
        kept: list[Valid] = []
        # About an enumerant, no number of shaders is enough, and few rules are reached.
        for _ in range(tries // 10 if " " in name else tries):
            if not _open(name, reached):
                break
            wishes = _wishes(name, reached)
            wish = rng.choice(wishes) if wishes and rng.random() < 0.7 else ANYTHING
            maker = Maker(rng, wish)
            try:
                shader = (
                    maker.mutant(rng.choice(kept).shader)
                    if kept and wish == ANYTHING and rng.random() < 0.7
                    else maker.shader(name)
                )
            except (CantMakeError, KeyError, IndexError) as error:
                reasons[str(error)] += 1
                continue
            made = declare(shader, validate, rng, SPIRV)
            if isinstance(made, str):
                reasons[made.split("\n")[0]] += 1
                continue
            if _note(name, made, reached, context):
                kept.append(made)
                yield made
        if kept:
            reached.unmade.pop(name, None)
        elif name in instructions() and reasons:
            reached.unmade[name] = reasons.most_common(1)[0][0]


def _open(name: str, reached: Reached) -> bool:
    """Whether a shader about it may reach something."""
    if " " in name:
        return True
    return not _pairs(name) <= reached.refused & reached.admitted


def _pairs(name: str) -> set[tuple[str, str]]:
    """Returns the rules that may refuse a shader with the instruction."""
    return {(rule, name) for rule, names in asked().items() if name in names and not why_never(rule, name)}


def wants_newest(name: str, reached: Reached) -> bool:
    """Whether it takes the newest SPIRV-Tools to reach a rule about an instruction."""
    return reached.unmade.get(name, "").startswith("Invalid ") or any(
        wish.is_new for wish in _wishes(name, reached)
    )


def _wishes(name: str, reached: Reached) -> list[Wish]:
    """Returns what a shader would have to have that reaches another rule."""
    return [WISHES[rule] for rule, _ in sorted(_pairs(name) - reached.refused) if rule in WISHES]


def _note(name: str, valid: Valid, reached: Reached, context: ir.Context) -> bool:
    """Adds what a shader reaches. Returns whether that is anything new."""
    before = len(reached.refused) + len(reached.admitted)
    module = av.spirv.read(valid.binary, context)
    found = applied(module, context)
    left: dict[str, set[str]] | None = None
    for rule, names in asked().items():
        by = found.get(rule, set())
        if not names:
            (reached.refused if by else reached.admitted).add((rule, ""))
        elif " " in name:
            reached.refused.update((rule, each) for each in by & names)
        elif name in names:
            # Rules about stages are asked at the entry point.
            if not (name in by or by - names):
                reached.admitted.add((rule, name))
                continue
            reached.refused.add((rule, name))
            if (rule, name) not in reached.admitted:
                if left is None:
                    # What no device tells is a condition.
                    left = _broken(module, (), context, with_conditions=False)
                if rule not in left:
                    reached.admitted.add((rule, name))
    return len(reached.refused) + len(reached.admitted) > before


__all__ = [
    "SPIRV",
    "Reached",
    "asked",
    "rule_subjects",
    "shaders_about_rules",
    "states",
    "wants_newest",
]

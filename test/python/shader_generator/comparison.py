# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares `check` with spirv-val and the layers on generated shaders, and counts by cause."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from mlir import ir
from vulkan_layers import Judge, Layers

from shader_generator import devices
from shader_generator.known import OTHER, Known, explain
from shader_generator.maker import subjects
from shader_generator.valid import ENVIRONMENT, Found, Valid, Validate, find
from shader_generator.verdicts import Pair, judge, pairs

TRIES = 100
"""How many shaders are made for a subject, until enough are valid."""


@dataclass
class Comparison:
    """What was compared.

    Attributes:
        counts: of pairs: "agree", "known", "owed" (`check` is known to be wrong), "differ".
        used: how often each known difference was seen.
        unknown: the other differences by their cause, each with its smallest shader.
        unmade: the subjects without a valid shader, and the most frequent reason.
    """

    counts: Counter[str] = field(default_factory=Counter)
    used: Counter[Known] = field(default_factory=Counter)
    unknown: dict[str, list[str]] = field(default_factory=dict)
    unmade: dict[str, str] = field(default_factory=dict)

    def add(self, agrees: bool, asked: tuple[str, ...], said: str, where: str, text: str) -> None:
        """Takes a pair of verdicts."""
        if agrees:
            self.counts["agree"] += 1
            return
        found = explain(asked, said, where, text)
        self.used.update(found.rows)
        if found.left:
            self.counts["differ"] += 1
            for each in found.left:
                self.unknown.setdefault(f"{'stricter' if asked else 'laxer'}: {each}", []).append(
                    f"{where}\n{text}"
                )
        else:
            self.counts["owed" if any(row.right == OTHER for row in found.rows) else "known"] += 1

    @property
    def total(self) -> int:
        return self.counts.total()

    def lines(self) -> Iterator[str]:
        """Yields the report."""
        yield f"{self.total} pairs: " + ", ".join(
            f"{count} {what}" for what, count in self.counts.most_common()
        )
        for row, count in self.used.most_common():
            yield f"  {count} times right is {row.right}: {row.words}"
        for cause, texts in sorted(self.unknown.items(), key=lambda each: -len(each[1])):
            yield f"{len(texts)} times {cause}\n{min(texts, key=len)}"


def shaders(
    names: Iterable[str],
    seed: str,
    validate: Validate,
    result: Comparison,
    *,
    wanted: int,
    tries: int = TRIES,
) -> Iterator[Valid]:
    """Yields valid shaders about subjects, and notes those without."""
    for name in names:
        found: Found = find(name, seed, validate, tries=tries, wanted=wanted)
        if found.shaders:
            result.unmade.pop(name, None)
        else:
            reasons = found.reasons[name].most_common(1)
            result.unmade[name] = reasons[0][0] if reasons else "nothing could be tried"
        yield from found.shaders


def compare_with_validator(
    made: Iterable[Valid], seed: str, validate: Validate, result: Comparison, context: ir.Context
) -> None:
    """Compares declarations, versions and environments."""
    for valid in made:
        rng = random.Random(f"{seed}/{valid.shader.subject}")
        _compare(pairs(valid, rng), validate, result, context)


def compare_rules(
    made: Iterable[Valid], validate: Validate, result: Comparison, context: ir.Context
) -> list[Valid]:
    """Compares what Vulkan says of shaders that are valid SPIR-V. Returns those that spirv-val accepts."""
    accepted = []
    for valid in made:
        pair = Pair(valid, valid.declared, ENVIRONMENT, "as it is")
        _compare([pair], validate, result, context)
        if not validate(valid.shader.text(valid.declared), valid.declared.minor, ENVIRONMENT)[1]:
            accepted.append(valid)
    return accepted


def _compare(questions: Iterable[Pair], validate: Validate, result: Comparison, context: ir.Context) -> None:
    for pair in questions:
        if verdict := judge(pair, validate, context):
            where = f"{pair.environment} v1.{pair.declared.minor} {pair.what}"
            said = verdict.cause.removeprefix("laxer: ") if verdict.said else ""
            text = pair.valid.shader.text(pair.declared)
            result.add(verdict.agrees, verdict.asked, "" if verdict.asked else said, where, text)


def compare_with_layers(
    made: Iterable[Valid], of: Judge, layers: Layers, result: Comparison, context: ir.Context
) -> None:
    """Compares devices."""
    for verdict in devices.verdicts(made, of, layers, context):
        if verdict.said is None:
            result.counts["crashes of the layers"] += 1
            continue
        where = (
            f"device {'that lacks ' + verdict.lacks if verdict.lacks else 'with no more than is asked for'}"
        )
        said = " ".join(sorted(verdict.said))
        text = verdict.valid.shader.text(verdict.valid.declared)
        result.add(verdict.agrees, verdict.asked, "" if verdict.asked else said, where, text)


def judged_subjects() -> list[str]:
    """Returns the subjects that some Vulkan may have: those of kernels and FPGAs alone are left out."""
    return [name for name in subjects() if not any(each in name for each in ("INTEL", "ALTERA"))]


__all__ = [
    "ENVIRONMENT",
    "Comparison",
    "compare_rules",
    "compare_with_layers",
    "compare_with_validator",
    "judged_subjects",
    "shaders",
]

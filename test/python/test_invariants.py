# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Invariants of `check` and `deduce` for any module: they agree."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import mlir.availability as av
import pytest
from collected_modules import Parsed, has_release, parse_all
from mlir import ir
from mlir.availability.native._extension import _availability
from spirv_validator import Triple


@pytest.fixture(scope="module")
def parsed() -> Iterator[Parsed]:
    with parse_all() as everything:
        yield everything


# ===-----------------------------------------------------------------------------------------------===
# The deduced target is enough, and the smallest
# ===-----------------------------------------------------------------------------------------------===


def without_one(target: ir.Attribute) -> Iterator[tuple[str, ir.Attribute]]:
    """Yields a target without each thing that it offers, with the name of that thing."""
    if str(target).startswith("#spirv.vce<"):
        smaller = {name: str(rest) for name, rest in Triple.of(target).without_one()}
    else:
        smaller = dict(without_value(str(target)))
    for name, text in smaller.items():
        yield name, ir.Attribute.parse(text, target.context)


def without_value(text: str) -> Iterator[tuple[str, str]]:
    """Yields the text of an `#availability.target` without each value, in the TOSA version before, and of the
    lower level.
    """
    if '"1.1.draft"' in text:
        yield "1.1.draft", text.replace('"1.1.draft"', '"1.0"')
    offered = [
        (dimension, value)
        for dimension, values in re.findall(r'("[\w.]+") = (\[[^\]]*\]|"[^"]*")', text)
        for value in re.findall(r'"[^"]*"', values)
    ]
    for removed in offered:
        if removed[0] == '"tosa.level"':
            # A target that states no limit is unlimited: without it, it would be larger.
            if removed[1] == '"none"':
                yield "tosa.level", text.replace('"none"', '"8k"')
            continue
        rest = groupby((pair for pair in offered if pair != removed), key=lambda pair: pair[0])
        entries = (f"{name} = [{', '.join(value for _, value in pairs)}]" for name, pairs in rest)
        yield " = ".join(removed), f"#availability.target<{', '.join(entries)}>"


def test_the_deduced_target_admits_and_less_does_not(parsed: Parsed, record_property: Any) -> None:
    deduced, refused, removed = 0, 0, 0
    wrong = []
    for part in parsed.parts:
        for op in part.operations():
            try:
                target = av.deduce(op)
            except ValueError:
                refused += 1
                continue
            deduced += 1
            if not av.check(op, target).ok:
                wrong.append(f"{part.name}: {op.name} isn't available on {target}")
            for name, smaller in without_one(target):
                removed += 1
                if av.check(op, smaller).ok:
                    wrong.append(f"{part.name}: {op.name}: {target} without {name}")
    assert not wrong, "\n".join(wrong)
    assert deduced > (1000 if has_release() else 500)
    assert removed > 2000
    record_property(
        "summary",
        f"invariants: {len(parsed.parts)} modules ({parsed.unparsed} texts don't parse), {deduced} deduced "
        f"targets are enough, {removed} smaller ones aren't, {refused} times none is deduced",
    )


def may_store(name: str, stated: ir.Attribute) -> bool:
    """Whether a capability to store narrow numbers needn't be stated, because the module computes with them.

    The feature decides then (VUID-RuntimeSpirv-storageBuffer8BitAccess-06328 and those after it), and
    spirv-val and the layers accept the module.
    """
    bits = re.fullmatch(r"(?:UniformAnd)?Storage\w*?(8|16)(?:BitAccess)?", name)
    return bits is not None and re.search(rf"\b(Int|Float){bits[1]}\b", str(stated)) is not None


def test_stated_is_enough_and_smallest(parsed: Parsed, record_property: Any) -> None:
    """A module that states the smallest triple is available on it and on nothing smaller; nor states less."""
    modules, removed = 0, 0
    wrong = []
    for part in parsed.parts:
        for module, op, triple in part.binaries():
            modules += 1
            if av.deduce(op) != triple or not av.check(op, triple).ok:
                wrong.append(f"{module}: {triple} stated, {av.deduce(op)} deduced")
            smaller = list(without_one(triple))
            removed += len(smaller)
            wrong += [f"{module} is on {less}: {name}" for name, less in smaller if av.check(op, less).ok]
            for name, less in smaller:
                op.attributes["vce_triple"] = less
                if av.check(op, triple).ok and not may_store(name, less):
                    wrong.append(f"{module} may state {less}, not {triple}")
    assert not wrong, "\n".join(wrong)
    assert modules > 300
    record_property("summary", f"invariants: {modules} modules state the least, {removed} times less")


def test_known_targets_are_those_that_admit(parsed: Parsed, record_property: Any) -> None:
    """`deduce` lists the targets that `check` accepts, even if it can't deduce one.

    Each operation is asked about on every third target, and the next one on the targets beside those. CPUs
    are many, and few modules are about them: of these, every thirtieth.
    """
    places: Counter[bool] = Counter()
    turns: list[list[av.TargetInfo]] = [[] for _ in range(30)]
    for info in parsed.known:
        is_cpu = info.family.split(":")[0] in ("x86", "aarch64", "riscv")
        every = len(turns) if is_cpu else 3
        for turn in range(places[is_cpu] % every, len(turns), every):
            turns[turn].append(info)
        places[is_cpu] += 1
    operations, judged, admitted = 0, 0, 0
    wrong = []
    for part in parsed.parts:
        for op in part.operations():
            asked = turns[operations % len(turns)]
            names = {info.name for info in asked}
            listed = [name for name in _availability.known_targets_for(op, []) if name in names]
            results = av.check(op, [info.attribute for info in asked]).results
            admitting = [info.name for info, result in zip(asked, results, strict=True) if result.ok]
            if listed != admitting:
                wrong.append(f"{part.name}: {op.name}: listed {listed}, check admits {admitting}")
            operations += 1
            judged += len(asked)
            admitted += len(admitting)
    assert not wrong, "\n".join(wrong)
    assert 0 < admitted < judged
    record_property(
        "summary", f"invariants: known targets are those that admit, {admitted} of {judged} times"
    )

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The records of ops for vectors of CPUs say what LLVM's code generators and its assembler said."""

from __future__ import annotations

import functools
import random
import re

import pytest
from llvm_release import MAJOR
from mlir import availability as av
from mlir import ir
from probe import cpu
from probe.cpu import Features, Row
from sample import SEED

pytestmark = pytest.mark.skipif(MAJOR != 22, reason="LLVM 22 was asked")

ROWS = cpu.read()
DIALECTS = ("x86vector", "amx", "arm_neon", "arm_sve", "arm_sme")
SAMPLE = 10
"""So many answers of each architecture are asked for again."""

_SM = "Arm's manual: CheckStreamingSVEAndZAEnabled; LLVM's code generator doesn't ask for the state"
LAX: tuple[tuple[str, tuple[tuple[str, ...], ...], str], ...] = (
    (
        r"(?!.*\{arm_streaming).*arm_sve\.(intr\.)?zip\.x",
        (),
        "Arm's manual, ZIP of two and four registers: CheckStreamingSVEEnabled; LLVM's code generator "
        "doesn't ask for the mode",
    ),
    (
        r"(?!.*\{arm_streaming).*arm_sve\.(intr\.)?psel",
        (("sve2p1",),),
        "Arm's manual, PSEL: without FEAT_SVE2p1 CheckStreamingSVEEnabled; LLVM's code generator doesn't "
        "ask for the mode",
    ),
    (
        r"(?!.*\{arm_(locally_)?streaming, arm_(new|inout)_za).*arm_sme\.intr\.mopa",
        (),
        _SM,
    ),
    (
        r"(?!.*arm_(new|inout)_za).*arm_sme\.intr\.zero",
        (),
        "Arm's manual, ZERO: CheckSMEAndZAEnabled; LLVM's code generator doesn't ask for the state",
    ),
)
"""Patterns of functions that LLVM compiles with features with which no CPU runs them, the smallest sets of
features with which one does, and who says so."""

ARCHITECTURES = {"x86": "x86-64", "aarch64": "aarch64", "riscv": "riscv64"}


@functools.cache
def known(arch: str) -> Features:
    return Features(arch)


def target(arch: str, features: frozenset[str]) -> str:
    """Returns the target with the features that every CPU has, and these."""
    everything = sorted(known(arch).closed({*features, *cpu.BASE[arch]})) or ["fp-armv8"]
    listed = ", ".join(f'"{name}"' for name in everything)
    return (
        f'#availability.target<"cpu.architecture" = "{ARCHITECTURES[arch]}",'
        f' "cpu.{arch}_feature" = [{listed}]>'
    )


def offers(row: Row) -> list[tuple[frozenset[str], bool]]:
    """Returns sets of features, each with whether the function exists with it: the smallest ones, each of
    them with something missing, all features, and all features without what each smallest set needs.
    """
    features = known(row.arch)
    needs = next((kept for pattern, kept, _ in LAX if row.needs and re.match(pattern, row.text)), row.needs)
    sets = [features.closed(each) for each in needs]
    tried = [
        *sets,
        *(features.closed(each) for each in row.needs),
        frozenset(features.implied),
        frozenset[str](),
    ]
    for each, names in zip(sets, needs, strict=True):
        tried += [features.without(each, {name}) for name in names]
        tried += [features.without(frozenset(features.implied), {name}) for name in names]
    base = features.closed(cpu.BASE[row.arch])
    return [(each, any(needed <= each | base for needed in sets)) for each in tried]


def differences(row: Row) -> list[str]:
    """Returns a line for each set of features about which the records say something else."""
    module = ir.Module.parse(row.text)
    found = []
    for features, exists in offers(row):
        report = av.check(module, av.target(target(row.arch, features)))
        if report.ok != exists:
            said = "available" if report.ok else "; ".join(map(str, report.violations))[:300]
            found.append(f"{row.text}\n  {sorted(features)[:40]}: exists {exists}, records: {said}")
    return found


def of_dialect(name: str) -> list[Row]:
    return [row for row in ROWS if f"{name}." in row.text]


@pytest.mark.parametrize(("pattern", "kept", "words"), LAX)
def test_llvm_is_lax_where_the_records_are_not(
    pattern: str, kept: tuple[tuple[str, ...], ...], words: str
) -> None:
    assert any(row.needs and row.needs != kept for row in ROWS if re.match(pattern, row.text)), words


@pytest.mark.parametrize("dialect", DIALECTS)
def test_records_agree_with_the_answers(dialect: str) -> None:
    with ir.Context():
        wrong = [line for row in of_dialect(dialect) for line in differences(row)]
    assert not wrong, f"{len(wrong)}\n" + "\n".join(wrong[:20])


@pytest.mark.parametrize("arch", ["x86", "aarch64"])
def test_a_sample_of_answers_is_given_again(arch: str) -> None:
    rows = [row for row in ROWS if row.arch == arch]
    chosen = random.Random(SEED).sample(rows, SAMPLE)
    again = cpu.ask([(row.text, row.arch) for row in chosen])
    assert [row.needs for row in again] == [row.needs for row in chosen]

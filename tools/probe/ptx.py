# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the version of PTX that a shape needs, beyond the one that introduced the chip.

Later versions include earlier ones, so a bisection finds the first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from probe.backends import AssembleError, Nvptx
from probe.children import Done, run_jobs
from probe.chips import ROOT
from probe.llvm import CompileError


def chips_and_versions() -> tuple[list[int], dict[str, int]]:
    """Returns all versions, and for each chip the one that introduced it, from td/dialects/NVVM."""
    text = (ROOT / "td/dialects/NVVM/NVVMChips.td").read_text()
    listed = re.search(r"NVVM_PTXNumbers = \[([\d,\s]+)\]", text)
    chips = re.findall(r'NVVM_SMCase<(\d+), "([af]?)", (\d+)>;', text)
    versions = [int(number) for number in re.findall(r"\d+", listed[1] if listed else "")]
    return versions, {f"sm_{number}{suffix}": int(introduced) for number, suffix, introduced in chips}


def lowest_version(backend: Nvptx, ir: bytes, accepting: Iterable[str]) -> int | None:
    """Returns the version of PTX that the earliest chip of `accepting` needs, or None if that is the one that
    introduced the chip.
    """
    versions, introduced = chips_and_versions()
    chip = min(accepting, key=lambda chip: (introduced[chip], chip))
    possible = [version for version in versions if introduced[chip] <= version <= backend.newest_ptx(chip)]

    def is_accepted(version: int) -> bool:
        try:
            backend.assemble(backend.compile_for(ir, chip, version), chip)
        except (CompileError, AssembleError):
            return False
        return True

    def ask(version: int) -> bool:
        (outcome,) = run_jobs([version], is_accepted)
        return isinstance(outcome, Done) and outcome.result

    if ask(possible[0]):
        return None
    low, high = 0, len(possible) - 1  # The last one is accepted: the chip was probed with it.
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if ask(possible[middle]) else (middle + 1, high)
    return possible[low]

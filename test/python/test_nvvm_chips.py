# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which of NVIDIA's chips run what another chip runs."""

from __future__ import annotations

import re
import subprocess

import mlir.availability as av
import pytest
from llvm_differences import NEEDS_PROBES
from llvm_release import tool
from mlir import ir

with ir.Context():
    NAMES = [info.name for info in av.known_targets() if info.name.startswith("sm_")]
CHIPS = sorted(int(name.removeprefix("sm_")) for name in NAMES if name[-1].isdigit())


@pytest.fixture(scope="module")
def introduced() -> dict[int, tuple[int, ...]]:
    """The version of PTX that introduced each chip: llc writes it for a module that needs nothing."""
    found = {}
    for chip in CHIPS:
        command = [tool("llc"), "-mtriple=nvptx64", f"-mcpu=sm_{chip}", "-o", "-"]
        run = subprocess.run(command, input="", capture_output=True, text=True, check=True)
        version = re.search(r"^\.version (\d+)\.(\d+)", run.stdout, re.MULTILINE)
        assert version
        found[chip] = tuple(map(int, version.groups()))
    return found


@NEEDS_PROBES
@pytest.mark.parametrize("needed", CHIPS)
def test_later_chips_run_ptx_of_earlier_ones(
    needed: int, introduced: dict[int, tuple[int, ...]], context: ir.Context
) -> None:
    """PTX for a chip runs on all later ones, if the version of PTX that introduced these knows the chip."""
    context.allow_unregistered_dialects = True
    av.attach(context, "toy.op", [("nvvm.sm", f"sm_{needed}")])
    module = ir.Module.parse('"toy.op"() : () -> ()')
    available = [chip for chip in CHIPS if av.check(module, f"sm_{chip}").ok]
    assert available == [chip for chip in CHIPS if chip >= needed and introduced[chip] >= introduced[needed]]


@pytest.mark.parametrize("suffix", ["a", "f"])
def test_code_for_a_family_has_all_of_the_chip(suffix: str, context: ir.Context) -> None:
    context.allow_unregistered_dialects = True
    names = [name for name in NAMES if name.endswith(suffix)]
    assert len(names) >= 6
    for name in names:
        av.attach(context, f"toy.{name}", [("nvvm.sm", name.removesuffix(suffix))])
        assert av.check(ir.Module.parse(f'"toy.{name}"() : () -> ()'), name).ok

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The programs of docs/python.md that check files on executors that the set-up doesn't install.

`./dev full executors` installs them, and then nothing here is skipped.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
from pathlib import Path

import pytest
from page_blocks import ROOT, Block, blocks
from page_runner import Shell

PROGRAMS = {
    name: block
    for block in blocks("docs/python.md")
    for name in ("mpi4py", "ray")
    if f"import {name}\n" in block.text or f"from {name}." in block.text
}

# Open MPI refuses to run as root, and with more processes than there are cores.
MPI = {
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "PRTE_MCA_rmaps_default_mapping_policy": ":oversubscribe",
}


def test_the_page_has_a_program_for_each() -> None:
    assert PROGRAMS.keys() == {"mpi4py", "ray"}


@pytest.mark.parametrize("package", PROGRAMS)
def test_the_program_of_the_page_runs(package: str, tmp_path: Path) -> None:
    if importlib.util.find_spec(package) is None and "MLIR_AVAILABILITY_EXECUTORS" not in os.environ:
        pytest.skip(f"no {package}: './dev full executors' installs it")
    shutil.copy(ROOT / "examples/kernels/saxpy.mlir", tmp_path / "kernel.mlir")
    block: Block = PROGRAMS[package]
    Shell(tmp_path, {**MPI, "RAY_AUTH_MODE": "disabled"}).run_commands(block)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""CONTRIBUTING.md's first change: the named target that the page adds is what the page shows of it.

The page's reader builds the project with the record. Here the generator reads the record, and its target is
asked as an attribute.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import mlir.availability as av
from command_line import run
from mlir import ir
from page_blocks import blocks, commands
from page_runner import Shell


def test_the_first_change_of_the_guide_works(tmp_path: Path) -> None:
    record, listed, checked = (
        block for block in blocks("CONTRIBUTING.md") if block.detail.startswith(Path(__file__).name)
    )
    (tmp_path / "change.td").write_text(
        f'include "mlir-availability/dialects/Vulkan.td"\n{record.text}',
    )
    done = Shell(tmp_path).run(
        'availability-tblgen -gen-availability-json -I "$(llvm-config-22 --includedir)" change.td'
    )
    assert (done.returncode, done.stderr) == (0, "")
    name = "vulkan1.1-subgroup"
    (target,) = (each for each in json.loads(done.stdout)["targets"] if each["name"] == name)

    # The line of the table of targets.
    ((_, shown),) = commands(listed)
    with ir.Context():
        described = av.describe(ir.Attribute.parse(target["attribute"]))
    row = [name, target["family"], described, target["summary"]]
    assert re.split(r"\s{2,}", shown.splitlines()[-1].strip()) == row

    # The verdict.
    (module,) = (block.text for block in blocks("README.md") if block.detail == "sum.mlir")
    (tmp_path / "sum.mlir").write_text(module)
    ((command, shown),) = commands(checked)
    assert command == f"./dev run mlir-availability check sum.mlir --target {name}"
    verdict = run("check", tmp_path / "sum.mlir", "--target", target["attribute"])
    assert verdict.code == 0
    printed = verdict.out.replace(str(tmp_path / "sum.mlir"), "sum.mlir").replace("#vulkan.target<...>", name)
    assert printed == shown.strip("\n") + "\n"

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pages of the documentation are programs that print what the pages show."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"```(python|text)\n(.*?)```", re.DOTALL)
# Stands between what the blocks print.
MARK = "-- the next block --"


@pytest.mark.parametrize(("page", "least"), [("python.md", 21), ("conversion.md", 3), ("coming-from.md", 8)])
def test_the_page_is_a_program(page: str, least: int, tmp_path: Path) -> None:
    """Everything is run, in a process of its own: what it declares stays there."""
    blocks = BLOCK.findall((ROOT / "docs" / page).read_text())
    programs = [text for kind, text in blocks if kind == "python"]
    assert len(programs) >= least
    shutil.copy(ROOT / "examples" / "kernels" / "saxpy.mlir", tmp_path / "kernel.mlir")
    (program := tmp_path / "page.py").write_text(f"print({MARK!r})\n".join(f"{text}\n" for text in programs))
    run = subprocess.run(
        [sys.executable, program], cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False
    )
    assert (run.returncode, run.stderr) == (0, "")
    printed = iter(run.stdout.split(f"{MARK}\n"))
    for (kind, text), (following, shown) in zip(blocks, [*blocks[1:], ("", "")], strict=True):
        if kind == "python":
            found = next(printed)
            if following == "text":
                assert found == shown, text

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What docs/vulkan.md shows of functions of packages is a program that prints what the page shows."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "vulkan.md"
BLOCK = re.compile(r"```(python|text)\n(.*?)```", re.DOTALL)


def test_run_function(tmp_path: Path, lavapipe: None) -> None:
    section = PAGE.read_text().partition("## av.vulkan.run_function\n")[2].partition("\n## ")[0]
    blocks = BLOCK.findall(section)
    (program := tmp_path / "page.py").write_text("".join(text for kind, text in blocks if kind == "python"))
    run = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=300, check=False)
    shown = "".join(text for kind, text in blocks if kind == "text")
    assert (run.returncode, run.stderr, run.stdout) == (0, "", shown)

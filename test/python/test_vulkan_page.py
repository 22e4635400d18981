# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What docs/vulkan.md shows of functions of packages is a program that prints what the page shows."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "vulkan.md"
BLOCK = re.compile(r"```(python|text)\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("section", ["compile, av.vulkan.load", "run_function"])
def test_page(tmp_path: Path, lavapipe: None, monkeypatch: pytest.MonkeyPatch, section: str) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    text = PAGE.read_text().partition(f"## av.vulkan.{section}\n")[2].partition("\n## ")[0]
    blocks = BLOCK.findall(text)
    (program := tmp_path / "page.py").write_text("".join(text for kind, text in blocks if kind == "python"))
    run = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=300, check=False)
    shown = "".join(text for kind, text in blocks if kind == "text")
    # Lines of the documentation are indented, also where they are empty.
    printed = "".join(f"{line.rstrip()}\n" for line in run.stdout.strip().splitlines())
    assert (run.returncode, run.stderr, printed) == (0, "", shown)

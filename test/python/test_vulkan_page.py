# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What pages show of functions on devices are programs that print what the pages show."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"```(python|text)\n(.*?)```", re.DOTALL)


SECTIONS = [
    ("docs/vulkan.md", "## av.vulkan.compile, av.vulkan.load"),
    ("docs/vulkan.md", "## av.vulkan.run_function"),
]


@pytest.mark.parametrize(("page", "section"), SECTIONS)
def test_page(
    tmp_path: Path, lavapipe: None, monkeypatch: pytest.MonkeyPatch, page: str, section: str
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    level = section.partition(" ")[0]
    text = (ROOT / page).read_text().partition(f"{section}\n")[2].partition(f"\n{level} ")[0]
    blocks = BLOCK.findall(text)
    (program := tmp_path / "page.py").write_text("".join(text for kind, text in blocks if kind == "python"))
    run = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=300, check=False)
    shown = "".join(text for kind, text in blocks if kind == "text")
    # Lines of the documentation are indented, also where they are empty.
    printed = "".join(f"{line.rstrip()}\n" for line in run.stdout.strip().splitlines())
    assert (run.returncode, run.stderr, printed) == (0, "", shown)

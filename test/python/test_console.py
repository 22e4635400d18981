# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What documentation shows of the console is what the commands print.

A line "..." stands for lines that aren't shown, "..." in a line for whatever is there. How many spaces there
are, and how long rules are, doesn't count: pages have narrower columns. Commands that need files which no
page shows aren't run.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from command_line import run
from vulkan_specification import ROOT

# What blocks of the pages show with "$ cat", and this.
SUM = "sum.mlir"


def code_blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", (ROOT / page).read_text(), re.MULTILINE | re.DOTALL)


def commands(page: str) -> list[tuple[str, str]]:
    """Returns the commands of a page that print text, with what they print."""
    found = []
    for block in code_blocks(page, "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            if command.startswith("mlir-availability ") and "--format json" not in command:
                found.append((command, output))
    return found


def shown_files(page: str) -> dict[str, str]:
    """Returns the files that a page shows."""
    blocks = code_blocks(page, "console")
    parts = [part for block in blocks for part in re.split(r"^\$ ", block, flags=re.MULTILINE)]
    files = {
        match[1]: match[2] for part in parts if (match := re.fullmatch(r"cat (\S+)\n(.*)", part, re.DOTALL))
    }
    (shown, *_) = [block for block in code_blocks("README.md", "mlir") if "GroupNonUniformFAdd" in block]
    return {SUM: shown, **files}


def pattern(output: str) -> str:
    """Returns what the output has to match."""
    lines = [re.escape(line).replace(r"\.\.\.", ".*") for line in narrow(output).splitlines()]
    return "".join(r"(?:.*\n)*?" if line == ".*" else line + r"\n" for line in lines)


def narrow(text: str) -> str:
    """Returns a text with single spaces, and with short rules."""
    lines = [re.sub("─+", "─", re.sub(r"\s+", " ", line).strip()) for line in text.splitlines()]
    return "".join(f"{line}\n" for line in lines)


RUN = {"check", "explain", "deduce", "targets", "table"}
CASES = [
    pytest.param(page, command, output, id=f"{Path(page).stem}: {command[:60]}")
    for page in ("docs/cli.md", "docs/targets.md", "docs/chips.md", "docs/ci.md")
    for command, output in commands(page)
    if command.split()[1] in RUN
]


@pytest.mark.parametrize(("page", "command", "output"), CASES)
def test_pages_show_what_is_printed(
    page: str, command: str, output: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in shown_files(page).items():
        Path(name).write_text(text)
    Path("examples").symlink_to(ROOT / "examples")
    line, _, filtered = command.partition(" | grep -E ")
    arguments = shlex.split(line)[1:]
    if any(word.endswith((".mlir", ".spv")) and not Path(word).exists() for word in arguments):
        pytest.skip("the page doesn't show the file")
    result = run(*arguments)
    printed = result.out + result.err
    if filtered:
        (wanted,) = shlex.split(filtered)
        printed = "".join(f"{each}\n" for each in printed.splitlines() if re.search(wanted, each))
    assert re.fullmatch(pattern(output), narrow(printed)), printed

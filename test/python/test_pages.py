# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every page of the documentation is run, from top to bottom, in an empty folder.

Commands print what the page shows; files are those that the page shows. Blocks of Python without a
file name are one program, and a block of text after one shows what it prints. page_blocks.py says how blocks
are marked that other tests run.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from manual import floors, pictures
from page_blocks import ROOT, Block, blocks, commands, matches

# Pages whose blocks are run here.
PAGES = [
    "README.md",
    "docs/how-to.md",
    "docs/tutorial-dialect.md",
    "docs/tutorial-python.md",
    "docs/tutorial-vulkan.md",
]

MARK = "-- the next block --"


def environment(folder: Path) -> dict[str, str]:
    """Returns the environment of commands: the programs of the package come first, and the cache is empty."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return {
        **os.environ,
        "PATH": path,
        "XDG_CACHE_HOME": str(folder / ".cache"),
        "NO_COLOR": "1",
        "COLUMNS": "80",
    }


def run_commands(block: Block, folder: Path) -> None:
    for command, shown in commands(block):
        # Pages of the repository have "./dev run" where users of a checkout need it.
        line = command.removeprefix("./dev run ")
        done = subprocess.run(
            ["bash", "-c", line],
            cwd=folder,
            env=environment(folder),
            capture_output=True,
            text=True,
            timeout=300,
        )
        printed = done.stdout + done.stderr
        assert matches(shown, printed), f"{block.where}: $ {command}\n{printed}"


def run_program(program: list[tuple[Block, str]], folder: Path) -> None:
    """Runs blocks of Python as one program, and compares what each prints."""
    text = f"print({MARK!r})\n".join(f"{block.text}\n" for block, _ in program)
    (folder / "page.py").write_text(text)
    done = subprocess.run(
        [sys.executable, "page.py"],
        cwd=folder,
        env=environment(folder),
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert (done.returncode, done.stderr) == (0, ""), f"{program[0][0].where}: {done.stderr}"
    for (block, shown), printed in zip(program, done.stdout.split(f"{MARK}\n"), strict=True):
        assert matches(shown, printed), f"{block.where} prints:\n{printed}"


def check_excerpt(block: Block) -> None:
    """Checks that a block's lines are lines of the file that it is from, in their order."""
    lines = iter(line.strip() for line in (ROOT / block.detail).read_text().splitlines())
    for line in block.text.splitlines():
        wanted = line.strip()
        if wanted and wanted != "..." and not re.match(r"(//|#) \.\.\.", wanted):
            assert wanted in lines, f"{block.where}: {block.detail} has no line '{wanted}' there"


@pytest.mark.parametrize("page", PAGES)
def test_page(page: str, tmp_path: Path, lavapipe: None) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    program: list[tuple[Block, str]] = []
    found = blocks(page)
    for block, following in zip(found, [*found[1:], None], strict=True):
        if block.kind == "file":
            path = tmp_path / block.detail
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text)
        elif block.kind == "excerpt":
            check_excerpt(block)
        elif block.kind in ("shown", "not run"):
            continue
        elif block.language == "console":
            run_commands(block, tmp_path)
        elif block.language == "python":
            shown = following is not None and following.language == "text" and not following.kind
            program.append((block, following.text if shown and following else ""))
        elif block.language != "text" or not program or program[-1][1] != block.text:
            pytest.fail(f"{block.where}: nothing runs this block")
    if program:
        run_program(program, tmp_path)


def test_pictures_are_what_the_script_makes(tmp_path: Path) -> None:
    pictures.make(tmp_path)
    made = {path.name: path.read_text() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_text() for path in pictures.OUT.iterdir()}
    assert made == kept, "run PYTHONPATH=scripts python -m manual.pictures in the environment"


def test_pictures_of_the_floors_name_what_is_there() -> None:
    lines = [line for picture in floors.FLOORS for row in picture.rows for box in row for line in box.lines]
    paths = [line.removeprefix("`") for line in lines if line.startswith("`")]
    assert len(paths) > 20
    assert [path for path in paths if not (ROOT / path).exists()] == []

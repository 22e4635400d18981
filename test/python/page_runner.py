# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a page of the documentation from top to bottom in a folder.

Commands print what the page shows; files are those that the page shows. Blocks of Python without a
file name are one program, and a block of text after one shows what it prints. page_blocks.py says how blocks
are marked that other tests run.
"""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from llvm_release import MAJOR
from page_blocks import ROOT, Block, blocks, commands, is_part, matches
from watching_layers import without_layers

MARK = "-- the next block --"


@functools.cache
def _objects() -> dict[str, str]:
    """Returns the variable that tells ccache where it keeps objects, which is in the cache otherwise."""
    if not shutil.which("ccache"):
        return {}
    asked = ["ccache", "--get-config", "cache_dir"]
    return {"CCACHE_DIR": subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()}


def environment(folder: Path) -> dict[str, str]:
    """Returns the environment of commands: the programs of the package come first, and the cache is empty but
    for ccache's objects.
    """
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    return {
        **os.environ,
        **_objects(),
        "PATH": path,
        "XDG_CACHE_HOME": str(folder / ".cache"),
        "NO_COLOR": "1",
        "COLUMNS": "80",
    }


class Shell:
    """Runs the commands of a page in a folder. Variables that commands set persist.

    `variables` are added to the environment of the commands.
    """

    def __init__(self, folder: Path, variables: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.environment = environment(folder) | (variables or {})
        self.assignments: list[str] = []

    def run(self, text: str) -> subprocess.CompletedProcess[str]:
        # Users of a checkout have "./dev run" in front of programs of the environment.
        text = text.replace("./dev run ", "")
        # Pages name LLVM 22's programs.
        text = re.sub(r"\b(llvm-config|mlir-\w+|clang\+\+|lLLVM)-22\b", rf"\1-{MAJOR}", text)
        script = "\n".join([*self.assignments, text])
        self.assignments += re.findall(r"^\w+=.*$", text, re.MULTILINE)
        return subprocess.run(
            ["bash", "-c", script],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=600,
        )

    def run_commands(self, block: Block) -> None:
        for command, shown in commands(block):
            # A page shows a file by printing it.
            name = command.removeprefix("cat ")
            if name != command and not (self.folder / name).exists():
                (self.folder / name).write_text(shown)
                continue
            done = self.run(command)
            printed = without_layers(done.stdout + done.stderr)
            if "--format json" in command:
                shown, printed = ("".join(text.split()) for text in (shown, printed))
            assert matches(shown, printed), f"{block.where}: $ {command}\n{printed}"

    def run_script(self, block: Block) -> None:
        """Runs a block of the shell, which shows no output."""
        done = self.run(f"set -e\n{block.text}")
        assert done.returncode == 0, f"{block.where}: {done.stdout}{done.stderr}"


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
    parts = without_layers(done.stdout).split(f"{MARK}\n")
    for (block, shown), printed in zip(program, parts, strict=True):
        assert matches(shown, printed), f"{block.where} prints:\n{printed}"


def check_records(block: Block, folder: Path) -> None:
    """Appends records to their file, and runs the generator on the whole file.

    The generator must give no warning. Its output for X.td is in XAvailability.h.inc.
    """
    file = folder / block.detail
    file.write_text(f"{file.read_text() if file.exists() else ''}\n{block.text}")
    out = f"{file.stem}Availability.h.inc"
    command = (
        f'availability-tblgen -gen-availability-decls -I "$(llvm-config-22 --includedir)" {file} -o {out}'
    )
    done = Shell(folder).run(command)
    assert (done.returncode, done.stderr) == (0, ""), f"{block.where}: {done.stderr}"


def check_excerpt(block: Block, folder: Path) -> None:
    """Checks that a block's lines are lines of the file that it is from, in their order.

    The file is one that the page has made in `folder`, or one of the repository.
    """
    made = folder / block.detail
    path = made if made.exists() else ROOT / block.detail
    lines = iter(line.strip() for line in path.read_text().splitlines())
    for line in block.text.splitlines():
        wanted = line.strip()
        if wanted and wanted != "..." and not re.match(r"(//|#) \.\.\.", wanted):
            assert any(wanted in line for line in lines), (
                f"{block.where}: {block.detail} has no line '{wanted}' there"
            )


def run_page(page: str, folder: Path, variables: dict[str, str] | None = None) -> None:
    """Runs all blocks of a page in `folder`, with `variables` in the environment of the commands."""
    shell = Shell(folder, variables)
    program: list[tuple[Block, str]] = []
    found = blocks(page)
    for block, following in zip(found, [*found[1:], None], strict=True):
        if block.kind == "file":
            path = folder / block.detail
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text)
        elif block.kind == "records":
            check_records(block, folder)
        elif block.kind == "excerpt":
            check_excerpt(block, folder)
        elif block.kind in ("shown", "not run", "part of"):
            continue
        elif block.language == "console":
            shell.run_commands(block)
        elif block.language == "sh":
            shell.run_script(block)
        elif block.language == "python":
            shown = following is not None and following.language == "text" and not following.kind
            program.append((block, following.text if shown and following else ""))
        elif block.language != "text" or not program or program[-1][1] != block.text:
            pytest.fail(f"{block.where}: nothing runs this block")
    if program:
        run_program(program, folder)
    for block in found:
        if block.kind == "part of":
            made = (folder / block.detail).read_text()
            assert is_part(block.text, made), f"{block.where}: {block.detail} is\n{made}"

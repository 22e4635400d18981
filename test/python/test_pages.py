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
from page_blocks import ROOT, Block, blocks, commands, is_part, matches

# Pages whose blocks are run here.
PAGES = [
    "README.md",
    "docs/README.md",
    "docs/chips.md",
    "docs/ci.md",
    "docs/cli.md",
    "docs/coming-from.md",
    "docs/conversion.md",
    "docs/cpp.md",
    "docs/how-to.md",
    "docs/passes.md",
    "docs/python.md",
    "docs/shaders.md",
    "docs/spirv.md",
    "docs/tablegen.md",
    "docs/targets.md",
    "docs/transform.md",
    "docs/tutorial-dialect.md",
    "docs/tutorial-python.md",
    "docs/tutorial-vulkan.md",
    "docs/vulkan.md",
]

# Blocks that nothing runs, on all pages: fragments of records and C++, excerpts of manifests, downloads. Each
# has its reason beside it. Run a block rather than raise this number.
NOT_RUN = 43

# Files that pages use without showing them.
KERNEL = {"kernel.mlir": "examples/kernels/saxpy.mlir"}
PROVIDED = {"docs/python.md": KERNEL, "docs/conversion.md": KERNEL, "docs/vulkan.md": KERNEL}

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


class Shell:
    """Runs the commands of a page in a folder. Variables that commands set are there in later ones."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.variables: list[str] = []

    def run(self, text: str) -> subprocess.CompletedProcess[str]:
        # Users of a checkout have "./dev run" in front of programs of the environment.
        text = text.replace("./dev run ", "")
        script = "\n".join([*self.variables, text])
        self.variables += re.findall(r"^\w+=.*$", text, re.MULTILINE)
        return subprocess.run(
            ["bash", "-c", script],
            cwd=self.folder,
            env=environment(self.folder),
            capture_output=True,
            text=True,
            timeout=300,
        )

    def run_commands(self, block: Block) -> None:
        for command, shown in commands(block):
            # A page shows a file by printing it.
            name = command.removeprefix("cat ")
            if name != command and not (self.folder / name).exists():
                (self.folder / name).write_text(shown)
                continue
            done = self.run(command)
            printed = done.stdout + done.stderr
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
    for (block, shown), printed in zip(program, done.stdout.split(f"{MARK}\n"), strict=True):
        assert matches(shown, printed), f"{block.where} prints:\n{printed}"


def check_records(block: Block, folder: Path) -> None:
    """Appends records to the file that they belong to, and has the generator read all of it.

    The generator gives no warning. What it makes of X.td is in XAvailability.h.inc.
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


@pytest.mark.parametrize("page", PAGES)
def test_page(page: str, tmp_path: Path, lavapipe: None) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    if page == "docs/cpp.md":
        (shown,) = [block for block in blocks("README.md") if block.detail == "sum.mlir"]
        (tmp_path / "sum.mlir").write_text(shown.text)
    for name, path in PROVIDED.get(page, {}).items():
        (tmp_path / name).write_bytes((ROOT / path).read_bytes())
    shell = Shell(tmp_path)
    program: list[tuple[Block, str]] = []
    found = blocks(page)
    for block, following in zip(found, [*found[1:], None], strict=True):
        if block.kind == "file":
            path = tmp_path / block.detail
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text)
        elif block.kind == "records":
            check_records(block, tmp_path)
        elif block.kind == "excerpt":
            check_excerpt(block, tmp_path)
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
        run_program(program, tmp_path)
    for block in found:
        if block.kind == "part of":
            made = (tmp_path / block.detail).read_text()
            assert is_part(block.text, made), f"{block.where}: {block.detail} is\n{made}"


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


def all_pages() -> list[str]:
    paths = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    paths += [*(ROOT / "examples").rglob("README.md"), *(ROOT / "third_party").rglob("README.md")]
    return [str(path.relative_to(ROOT)) for path in sorted(paths)]


def test_no_block_is_left_out() -> None:
    """Each block is on a page that is run here, or names the test that runs it, or says why nothing does."""
    every = [block for page in all_pages() for block in blocks(page)]
    fences = sum(len(re.findall(r"^```", (ROOT / page).read_text(), re.MULTILINE)) for page in all_pages())
    assert len(every) == fences // 2
    assert [block.where for block in every if not block.kind and block.page not in PAGES] == []
    for block in every:
        assert block.kind in ("", "file", "records", "excerpt", "part of", "shown", "not run"), block.where
        if block.kind == "shown":
            (name,) = re.findall(r"^(test_\w+\.py)\b", block.detail)
            text = (ROOT / "test" / "python" / name).read_text()
            assert Path(block.page).name in text or name == "test_demo.py", (
                f"{block.where}: {name} does not read the page"
            )
    assert sum(block.kind == "not run" for block in every) == NOT_RUN

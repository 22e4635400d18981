# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""docs/workarounds.md lists the workarounds that are in the code, and test/upstream has tests of them.

In the code a workaround is a line `Workaround: <id>` in a comment.
"""

import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "workarounds.md"
TESTS = ROOT / "test" / "upstream"

CODE = ("cmake", "cpp", "python", "scripts", "td", "third_party")
SUFFIXES = {".cmake", ".cpp", ".h", ".py", ".sh", ".td", ".toml", ".txt"}

# Whatever says "Workaround:" is taken for one, so that a mark of another form doesn't go unnoticed.
MARK = re.compile(r"Workaround:(.*)")
ID = re.compile(r" ([a-z0-9]+(?:-[a-z0-9]+)*)")
ENTRY = re.compile(r"^### (.+)\n((?:(?!^##).*\n)*)", re.MULTILINE)
FILES = re.compile(r"^\* In (.+)$", re.MULTILINE)
LINK = re.compile(r"\]\(\.\./([^)]+)\)")
TEST = re.compile(r"^\* Test: \[.+\]\(\.\./(.+)\)$", re.MULTILINE)
SEEN_OTHERWISE = re.compile(r"^\* To see it: .", re.MULTILINE)


def sources() -> Iterator[Path]:
    for folder in CODE:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in SUFFIXES:
                yield path


def marks() -> dict[str, set[str]]:
    """The files that each workaround is in."""
    found = defaultdict(set)
    for path in sources():
        for mark in MARK.findall(path.read_text()):
            match = ID.fullmatch(mark)
            name = str(path.relative_to(ROOT))
            assert match, f"{name}: expected 'Workaround: <id>' and nothing behind it, not {mark!r}"
            found[match[1]].add(name)
    return dict(found)


def entries() -> dict[str, str]:
    found = ENTRY.findall(PAGE.read_text())
    assert len(dict(found)) == len(found), "an entry is there twice"
    return dict(found)


MARKS = marks()
ENTRIES = entries()


def test_every_workaround_has_an_entry() -> None:
    assert sorted(MARKS) == sorted(ENTRIES)


@pytest.mark.parametrize("name", sorted(ENTRIES))
def test_each_entry_names_its_files_and_a_test(name: str) -> None:
    """It names the files, and a test or another way to see the fault."""
    text = ENTRIES[name]
    (files,) = FILES.findall(text)
    assert set(LINK.findall(files)) == MARKS.get(name)
    test = TEST.search(text)
    if test:
        assert test[1] == f"test/upstream/{name}.mlir"
        assert (ROOT / test[1]).exists()
    else:
        assert SEEN_OTHERWISE.search(text), "say how to see it: '* To see it: ...'"


def test_what_can_not_be_worked_around() -> None:
    """When this fails, the page's paragraph about it can go."""
    program = "from mlir import ir; ir.Context().__enter__(); ir.Module.parse('module {}')"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=False).returncode == -6
    assert "`context.__enter__()`" in PAGE.read_text()


def test_every_test_has_an_entry() -> None:
    tests = {path.stem for path in TESTS.glob("*.mlir")}
    assert tests == {name for name, text in ENTRIES.items() if TEST.search(text)}


def test_tests_run_only_llvm() -> None:
    """A test that runs something of ours, which lit's substitutions stand for, would say nothing of LLVM."""
    for path in TESTS.glob("*.mlir"):
        runs = re.findall(r"RUN: (.*)", path.read_text())
        assert runs, path.name
        assert set(re.findall(r"%\w+", " ".join(runs))) <= {"%s", "%S", "%t", "%python", "%mlir_include"}, (
            path.name
        )

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the tests that may notice an edit."""

from __future__ import annotations

import itertools
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path, PurePath

from mutants.reach import pattern_of

from tiers.data import Data

ROOT = Path(__file__).resolve().parents[3]
_TESTS = "test/python"
_NO_TESTS = ("corpus", "fuzz", "lib", "practice", "python")  # Folders of test without tests of lit.
# The CPU time of the tests of an edit, in seconds. Those that take more are left to the quick tier.
_SECONDS, _SECONDS_PYTHON = 12.0, 5.0


def edited(base: str) -> list[str]:
    """Returns the files that differ from a commit, new ones included."""
    found = []
    for command in (["diff", "--name-only", base], ["ls-files", "--others", "--exclude-standard"]):
        run = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=True)
        found += run.stdout.splitlines()
    return sorted(set(found))


def tests_of(path: str, data: Data) -> list[str]:
    """Returns the tests that may notice an edit of a file, the best ones first."""
    if path in data.reach:
        return data.reach[path]
    part = PurePath(path)
    if _is_test(part):
        return [path] if (ROOT / path).exists() else []
    if part.suffix in (".h", ".inc"):
        return _of_users(rf'[/"]{re.escape(part.name)}"', data)
    if path.startswith("td/") or part.name == "VulkanRegistry.json":
        return data.reach.get(pattern_of(part.relative_to("td") if part.parts[0] == "td" else part), [])
    if path.startswith(("cpp/lib/", "python/mlir/")):  # It is new.
        beside = [data.reach[name] for name in data.reach if PurePath(name).parent == part.parent]
        users = [] if part.stem == "__init__" else _of_users(rf"\b{re.escape(part.stem)}\b", data)
        return users or list(dict.fromkeys(_in_turns(beside))) or _naming(path)
    return _naming(path)


def _is_test(path: PurePath) -> bool:
    if path.parts[0] == "test" and path.suffix in (".mlir", ".td", ".test"):
        return "Inputs" not in path.parts and path.parts[1] not in _NO_TESTS
    return path.match("test/python/test_*.py") or path.match("cpp/unittests/*/*Test.cpp")


def tests_of_all(paths: list[str], data: Data) -> list[str]:
    """Returns the tests of several files: the best of each, then the second best, if there is time for it."""
    found = {path: tests_of(path, data) for path in paths}
    for path, tests in found.items():
        print(f"-- {path}: {len(tests) or 'no'} tests", flush=True)
    left = _SECONDS_PYTHON if all(path.endswith(".py") for path in paths) else _SECONDS
    chosen: dict[str, None] = {}
    for test in _in_turns(list(found.values())):
        seconds = sum(data.seconds[name] for name in data.seconds if name.startswith(test))
        if test not in chosen and (seconds <= left or not chosen or test in paths):
            left -= seconds
            chosen[test] = None
    return list(chosen)


def _in_turns(lists: list[list[str]]) -> Iterator[str]:
    for row in itertools.zip_longest(*lists):
        yield from (test for test in row if test)


def _of_users(text: str, data: Data) -> list[str]:
    """Returns the tests of the sources that have a text."""
    pattern = re.compile(text)
    users = [
        name for name in data.reach if (ROOT / name).is_file() and pattern.search((ROOT / name).read_text())
    ]
    return list(dict.fromkeys(_in_turns([data.reach[name] for name in users])))


def _naming(path: str) -> list[str]:
    """Returns the test files whose text names a file, or imports it, or else its package."""
    part = PurePath(path)
    if part.suffix != ".py":
        return list(_with_text(re.escape(part.name)))
    package = part.parent.name
    name = package if part.stem == "__init__" else part.stem
    found = _with_text(rf"(?:from|import) (?:\w+\.)*{name}\b|from {package} import .*\b{name}\b")
    return list(found) or list(_with_text(rf"(?:from|import) {package}\b"))


def _with_text(text: str) -> Iterator[str]:
    pattern = re.compile(text)
    for file in sorted((ROOT / _TESTS).glob("test_*.py")):
        if pattern.search(file.read_text()):
            yield str(file.relative_to(ROOT))

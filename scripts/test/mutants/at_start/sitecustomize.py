# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""For scripts/test/mutate.py: marks the lines of the package that run in a process.

Python imports this file when it starts, if PYTHONPATH names its folder. `MUTANTS_LINES` names a file with a
byte for each line of the package. All processes that a test starts map it, so that the marks of killed ones
remain: coverage.py loses these.

Lines that only run while modules are imported aren't marked.
"""

import mmap
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

Trace = Callable[[FrameType, str, Any], Any]

# inspect has it, but takes long to import. Bodies of modules and classes aren't optimized.
_CO_OPTIMIZED = 1

marks: mmap.mmap
_PACKAGE = "/mlir/availability/"

# By the paths of files, and by those in the package.
_traces: dict[str, Trace | None] = {}


def places(package: Path) -> dict[str, int]:
    """Returns the place of the first line's byte, by file of the package; "" has the size of all."""
    found, size = {}, 0
    for path in sorted(package.rglob("*.py")):
        found[str(path)] = size
        size += path.read_bytes().count(b"\n") + 1
    return {**found, "": size}


def _trace(first: int) -> Trace:
    def line(frame: FrameType, event: str, argument: Any) -> Trace:
        marks[first + frame.f_lineno - 1] = 1
        return line

    return line


def enter(frame: FrameType, event: str, argument: Any) -> Trace | None:
    """Traces a function of the package, or of a copy of it that a test makes."""
    code = frame.f_code
    if not code.co_flags & _CO_OPTIMIZED:
        return None
    name = code.co_filename
    if name not in _traces:
        _traces[name] = _traces.get(name.rpartition(_PACKAGE)[2]) if _PACKAGE in name else None
    return _traces[name]


def _start() -> None:
    global marks
    of_file = places(Path(os.environ["MUTANTS_PACKAGE"]))
    size = of_file.pop("")
    with Path(os.environ["MUTANTS_LINES"]).open("r+b") as file:
        file.truncate(size)
        marks = mmap.mmap(file.fileno(), size)
    for path, first in of_file.items():
        _traces[path.rpartition(_PACKAGE)[2]] = _trace(first)
    threading.settrace(enter)
    sys.settrace(enter)


if "MUTANTS_LINES" in os.environ:
    _start()

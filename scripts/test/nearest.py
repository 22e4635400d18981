# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the file of tests, or the folder, whose name is nearest to one that doesn't exist."""

from __future__ import annotations

import difflib
import os
import sys
from pathlib import Path


def nearest(name: str) -> str:
    """Returns the path in the checkout that is nearest to a name."""
    files = [*Path("test").rglob("*"), *Path("cpp/unittests").rglob("*")]
    tests = [str(each) for each in files if each.is_dir() or each.suffix in (".py", ".mlir", ".td", ".cpp")]
    return difflib.get_close_matches(os.path.relpath(name), tests, 1, 0)[0]


if __name__ == "__main__":
    print(nearest(sys.argv[1]))

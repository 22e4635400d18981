# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Expands the file arguments of a command."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

SUFFIXES = (".mlir", ".mlirbc", ".spv", ".ll", ".bc")
"""The suffixes of files that are taken from a directory."""


def expand(arguments: Sequence[str]) -> tuple[str, ...]:
    """Returns the files that `arguments` stand for, sorted for each argument.

    Args:
        arguments: each is the name of a file, the name of a directory, which stands for the files under it,
            or a glob pattern, in case no shell has expanded it.

    Raises:
        ValueError: there is no file under a directory whose name ends in one of `SUFFIXES`.
    """
    return tuple(file for argument in arguments for file in _expand(argument))


def _expand(argument: str) -> list[str]:
    # Path.is_dir raises an error if the name is too long.
    if os.path.isdir(argument):  # noqa: PTH112
        if found := sorted(_under(argument)):
            return found
        raise ValueError(f"there is no {', '.join(SUFFIXES[:-1])} or {SUFFIXES[-1]} file in '{argument}'")
    if argument != "-" and not os.path.lexists(argument):
        # A pattern without matches is an error when it is read as a file name. Path.glob rejects absolute
        # patterns.
        return sorted(glob.glob(argument, recursive=True)) or [argument]  # noqa: PTH207
    return [argument]


def _under(directory: str) -> Iterator[str]:
    """Yields the files under a directory, except hidden ones. Doesn't follow links to directories."""
    for folder, folders, files in os.walk(directory):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in files:
            if name.endswith(SUFFIXES) and not name.startswith("."):
                yield str(Path(folder, name))

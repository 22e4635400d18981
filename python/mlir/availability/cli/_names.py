# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Expands the file arguments of a command."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from mlir.availability.files._suffixes import GLSL_SUFFIXES, SUFFIXES, stage_of


def expand(arguments: Sequence[str]) -> tuple[str, ...]:
    """Returns the files that `arguments` stand for, sorted for each argument.

    Args:
        arguments: each is the name of a file, the name of a directory, which stands for the files under it,
            or a glob pattern, in case no shell has expanded it.

    Raises:
        ValueError: there is no file under a directory that is taken from one.
    """
    return tuple(file for argument in arguments for file in _expand(argument))


def _expand(argument: str) -> list[str]:
    # Path.is_dir raises an error if the name is too long.
    if os.path.isdir(argument):  # noqa: PTH112
        if found := sorted(_under(argument)):
            return found
        raise ValueError(f"there is no {', '.join(SUFFIXES)} file or shader's source in '{argument}'")
    if argument != "-" and not os.path.lexists(argument):
        # A pattern without matches is an error when it is read as a file name. Path.glob rejects absolute
        # patterns.
        return sorted(glob.glob(argument, recursive=True)) or [argument]  # noqa: PTH207
    return [argument]


def _under(directory: str) -> Iterator[str]:
    """Yields the files under a directory, except hidden ones. Doesn't follow links to directories.

    Of a shader's binary and its source beside it, the binary is what is shipped.
    """
    for folder, folders, files in os.walk(directory):
        folders[:] = [name for name in folders if not name.startswith(".")]
        beside = set(files)
        prefix = str(Path(folder, "x"))[:-1]
        for name in files:
            if not name.startswith(".") and (name.endswith(SUFFIXES) or _is_source(name, beside)):
                yield prefix + name


def _is_source(name: str, beside: set[str]) -> bool:
    """Whether a file is a shader's source, with a stage, that has no binary beside it."""
    if not name.endswith(GLSL_SUFFIXES) or stage_of(name) is None:
        return False
    return not {f"{name}.spv", f"{Path(name).stem}.spv"} & beside

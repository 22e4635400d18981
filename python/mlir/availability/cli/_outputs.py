# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the outputs of commands: whole files, and never over an input."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

from mlir.availability.disk._replace_files import replace_files
from mlir.availability.files._source import Diagnostic, InputError, display_name, unwritable

Identity: TypeAlias = "tuple[int, int] | str"


def refuse_overwriting(outputs: Iterable[str | Path], inputs: Iterable[str]) -> None:
    """Raises an error if an output is an input or another output.

    Files are compared, not names: links and other spellings of a path are the same file.

    Args:
        outputs: the names of the files to write.
        inputs: the names of the files that are read; "-" is standard input.

    Raises:
        InputError: an output is an input or another output. Nothing has been written.
    """
    read = {identity: name for name in inputs if (identity := _identity(name))}
    written: dict[Identity, str] = {}
    for output in map(str, outputs):
        identity = _identity(output, is_written=True)
        if identity is None:
            continue
        if identity in read:
            source = read[identity]
            also = "" if source == output else f", {display_name(source)}"
            raise _error(f"'{output}' would be written over what is read{also}; name another file")
        if identity in written:
            also = "" if written[identity] == output else f" and '{written[identity]}'"
            raise _error(
                f"two results would be written to '{output}'{also}; name another file for one of them"
            )
        written[identity] = output


def write_files(contents: Mapping[str, bytes]) -> None:
    """Writes files as :func:`replace_files` does.

    Raises:
        InputError: one can't be written.
    """
    try:
        replace_files(contents)
    except OSError as error:
        raise unwritable(os.fsdecode(error.filename), error) from error


def _identity(name: str, *, is_written: bool = False) -> Identity | None:
    """Returns an identity that all names of a file share.

    None for anything but a file, such as a terminal, and for a missing input.
    """
    try:
        status = os.fstat(sys.stdin.fileno()) if name == "-" and not is_written else os.stat(name)  # noqa: PTH116
    except (OSError, ValueError):
        return os.path.realpath(name) if is_written else None
    return (status.st_dev, status.st_ino) if stat.S_ISREG(status.st_mode) else None


def _error(message: str) -> InputError:
    return InputError(Diagnostic("--output", "error", message))

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads configuration files and baselines."""

from __future__ import annotations

import stat
from pathlib import Path

from mlir.availability._excerpt import excerpt
from mlir.availability._input import Diagnostic, InputError, display_name

_LARGEST = 64 << 20  # Bytes.


class SettingsError(InputError):
    """A configuration or a baseline can't be used.

    Args:
        name: the file's name.
        problem: the problem, as a continuation of the name: "is not a baseline".
    """

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(Diagnostic(display_name(name), "error", excerpt(problem)))
        self.args = (name, problem)  # The constructor's arguments, for pickling.


def read_text(name: str) -> str:
    """Returns the contents of a file.

    Raises:
        SettingsError: it can't be read, is not a regular file or not UTF-8, or has more than 64 MiB.
    """
    path = Path(name)
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise SettingsError(name, "can't be read: it is not a regular file")
        if status.st_size > _LARGEST:
            raise SettingsError(name, f"can't be read: it has more than {_LARGEST:,} bytes")
        return path.read_bytes().decode()
    except (OSError, ValueError) as error:
        reason = str(error.strerror).lower() if isinstance(error, OSError) else "it is not UTF-8"
        raise SettingsError(name, f"can't be read: {reason}") from error

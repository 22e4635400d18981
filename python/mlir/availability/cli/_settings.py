# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads configuration files and baselines."""

from __future__ import annotations

from mlir.availability.disk._user_file import read_file, reason_of
from mlir.availability.files._source import Diagnostic, InputError, display_name
from mlir.availability.report._excerpt import excerpt

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
        SettingsError: it can't be read, is not UTF-8, or has more than 64 MiB.
    """
    try:
        return read_file(name, _LARGEST).decode()
    except UnicodeDecodeError as error:
        raise SettingsError(name, "can't be read: it is not UTF-8") from error
    except (OSError, ValueError) as error:
        raise SettingsError(name, f"can't be read: {reason_of(error)}") from error

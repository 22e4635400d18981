# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files with requirements that a user names on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlir import ir
from mlir.availability.declare._load import load_bytes
from mlir.availability.files._source import Diagnostic, InputError, display_name


class Declared(NamedTuple):
    """A file with requirements that has been read: its name, and what was in it."""

    file: str
    data: bytes


def declare_files(context: ir.Context, files: Sequence[Declared]) -> None:
    """Declares the requirements in files in a context.

    Requirements that need C++ are left out, as in :func:`mlir.availability.load` with ``partial=True``: the
    requirements of such operations are then unknown.

    Args:
        context: where to declare them.
        files: each as ``availability-tblgen -gen-availability-json`` writes it.

    Raises:
        InputError: one isn't such a file, or contradicts earlier declarations.
    """
    for file, data in files:
        try:
            load_bytes(context, file, data, partial=True)
        except ValueError as error:
            message = str(error).removeprefix(f"{file}: ")
            raise InputError(Diagnostic(display_name(file), "error", f"--declare: {message}")) from error

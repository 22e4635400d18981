# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files with requirements that a user names on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from mlir import ir
from mlir.availability._input import Diagnostic, InputError, display_name, reason_of
from mlir.availability._load import load


def declare_files(context: ir.Context, files: Sequence[str]) -> None:
    """Declares the requirements in files in a context.

    Requirements that need C++ are left out, as in :func:`mlir.availability.load` with ``partial=True``: the
    requirements of such operations are then unknown.

    Args:
        context: where to declare them.
        files: each as ``availability-tblgen -gen-availability-json`` writes it.

    Raises:
        InputError: a file can't be read, isn't such a file, or contradicts earlier declarations.
    """
    for file in files:
        name = display_name(file)
        try:
            load(context, file, partial=True)
        except OSError as error:
            raise InputError(Diagnostic(name, "error", reason_of(error))) from error
        except ValueError as error:
            message = str(error).removeprefix(f"{file}: ")
            raise InputError(Diagnostic(name, "error", f"--declare: {message}")) from error

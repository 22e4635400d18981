# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The option --declare."""

from __future__ import annotations

from collections.abc import Sequence

from mlir import ir
from mlir.availability.files._requirement_files import Declared, declare_files
from mlir.availability.files._source import Diagnostic, InputError, read_bytes
from mlir.availability.files.worker import _isolate
from mlir.availability.files.worker._work import Tell


def read_declared(files: Sequence[str]) -> tuple[Declared, ...]:
    """Reads files with requirements. They are read once: a pipe is empty then, and a file may be edited.

    Raises:
        InputError: one can't be read or used, or they can't be used together.
    """
    declared = tuple(Declared(file, read_bytes(file)) for file in files)

    def work(tell: Tell) -> tuple[Diagnostic, ...]:
        tell.enter("declaring")
        try:
            declare_files(ir.Context(), declared)
        except InputError as error:
            return error.diagnostics
        return ()

    # MLIR's parser reads the targets in them, and may crash.
    result = _isolate.call(work)
    if isinstance(result, _isolate.Died):
        raise InputError(Diagnostic("--declare", "error", result.reason))
    if result.value:
        raise InputError(*result.value)
    return declared

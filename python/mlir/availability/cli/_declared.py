# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The option --declare."""

from __future__ import annotations

from collections.abc import Sequence

from mlir import ir
from mlir.availability import _isolate
from mlir.availability._declared import declare_files
from mlir.availability._input import Diagnostic, InputError
from mlir.availability._work import Tell


def problems_of(files: Sequence[str]) -> tuple[Diagnostic, ...]:
    """Returns the errors in files with requirements; none if all of them can be used together.

    MLIR's parser reads the targets in them and may crash, so this runs in another process.
    """

    def work(tell: Tell) -> tuple[Diagnostic, ...]:
        tell.enter("declaring")
        try:
            declare_files(ir.Context(), files)
        except InputError as error:
            return error.diagnostics
        return ()

    if not files:
        return ()
    result = _isolate.call(work)
    if isinstance(result, _isolate.Done):
        return tuple(result.value)
    return (Diagnostic("--declare", "error", result.reason),)

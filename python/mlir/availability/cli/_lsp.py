# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability lsp``: serves an editor."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import mlir.availability
from mlir.availability.ask._through import Pipeline
from mlir.availability.cli._text import Look
from mlir.availability.files._requirement_files import Declared
from mlir.availability.files._source import Diagnostic

_NO_PYGLS = "the Python package 'pygls' can't be imported ({}): pip install 'mlir-availability[lsp]'"


def run(
    targets: tuple[str, ...], *, through: Pipeline, declared: Sequence[Declared], config: str | None
) -> int:
    """Serves an editor on standard input and output.

    Args:
        targets: the targets to check against; without one, the project's.
        through: as :func:`mlir.availability.check` takes it; False for the project's.
        declared: files with requirements.
        config: the configuration file; None to search for it, "" for none.

    Returns:
        The exit code: 0, or 2 if `pygls` is missing.
    """
    try:
        import pygls.lsp.server  # noqa: F401
    except ImportError as error:
        problem = Diagnostic("mlir-availability lsp", "error", _NO_PYGLS.format(error))
        sys.stderr.write(Look.of_stderr().diagnostics([problem]))
        return 2
    from mlir.availability.lsp._requests import Options
    from mlir.availability.lsp._server import serve

    return serve(Options(targets, through, config), declared, mlir.availability.__version__)

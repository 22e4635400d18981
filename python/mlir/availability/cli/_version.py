# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The option ``--version``: this package, and the libraries that it uses."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import click
import mlir.availability


def print_version(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Prints what a bug report should contain, and ends the program. click calls it for the option."""
    if not wanted:
        return
    for line in _lines():
        click.echo(line)
    context.exit()


def _lines() -> list[str]:
    lines = [
        f"mlir-availability {mlir.availability.__version__}",
        f"Python {platform.python_version()} ({sys.executable})",
    ]
    # Which library is in use is known only after loading it.
    from mlir.availability.native import _linkage

    try:
        library = _linkage.verify()
    except ImportError as error:
        return [*lines, f"LLVM: unusable: {error}"]
    plugin = Path(mlir.availability.__path__[0]).resolve() / "lib/libMLIRAvailabilityPlugin.so"
    return [
        *lines,
        f"LLVM {'.'.join(map(str, _linkage.llvm_version(library)))}",
        f"libMLIR: {library}",
        f"plugin: {plugin if plugin.exists() else 'not installed'}",
    ]

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The options that print installation paths for C++ users, ``--cmake-dir`` and the like."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import click
import mlir.availability

Command = TypeVar("Command", bound=Any)

# Each option, its path in the package, and its help.
_PATHS = [
    ("--cmake-dir", "cmake", "Print MLIRAvailability_DIR for find_package."),
    ("--include-dir", "include", "Print where the C++ headers are."),
    ("--td-dir", "td", "Print where the TableGen files are."),
]


def path_options(command: Command) -> Command:
    """Adds the options to a command."""
    for name, inside, text in reversed(_PATHS):
        option = click.option(
            name, is_flag=True, expose_value=False, is_eager=True, callback=_printer(inside), help=text
        )
        command = option(command)
    return command


def _printer(inside: str) -> Any:
    """Returns click's callback for an option: it prints the path and ends the program."""

    def callback(context: click.Context, _: click.Parameter, wanted: bool) -> None:
        if not wanted:
            return
        # A build that gets the path of something that doesn't exist would fail later, with a less helpful
        # error.
        path = Path(mlir.availability.__path__[0]).resolve() / inside
        if not path.exists():
            raise click.ClickException(
                f"'{path}' is missing: the C++ part of mlir-availability is not installed here. "
                "Install the package again with pip"
            )
        click.echo(path)
        context.exit()

    return callback

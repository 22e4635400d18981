# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lowerings that the user's own configuration defines: pipelines of passes, and compilers.

A project's file can only choose among their names: passes can write files, and compilers do anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mlir.availability.ask._through import Pipeline
from mlir.availability.files._user_config import (
    check_keys,
    config_file,
    read_config,
    split_command,
    tables_of,
    words_of,
    wrong,
)

_OPTION = "--lower-with"
_KEYS = ("command", "pipeline")


def asked_lowering(asked: str) -> Pipeline:
    """Returns what the command line asks for: the name of a lowering, or the command of a compiler.

    Raises:
        InputError: it is neither, or the user's configuration can't be used.
    """
    if found := _own_lowerings().get(asked):
        return found
    words = split_command(_OPTION, asked)
    if not words:
        raise wrong(_OPTION, "has no command")
    return words


def chosen_lowering(name: str, project: str) -> Pipeline:
    """Returns the lowering of a name that a project chooses.

    Args:
        name: the name.
        project: the project's file.

    Raises:
        InputError: the user's configuration has none of this name, or can't be used.
    """
    own = _own_lowerings()
    if name not in own:
        known = f"it knows {', '.join(own)}" if own else "it knows none"
        raise wrong(
            project,
            f"there is no lowering '{name}'; a project can only name one that your own configuration "
            f"defines, {config_file()}; {known}",
        )
    return own[name]


def _own_lowerings() -> Mapping[str, Pipeline]:
    """Reads the user's configuration. Raises InputError: it can't be used."""
    file = config_file()
    listed = tables_of(file, read_config(file), "lowerings")
    return {name: _lowering(file, name, table) for name, table in listed.items()}


def _lowering(file: str, name: str, table: Mapping[str, Any]) -> Pipeline:
    what = f"lowering '{name}'"
    check_keys(file, table, _KEYS, what)
    command = words_of(file, table, what, '["my-opt", "--my-pipeline"]')
    pipeline = table.get("pipeline", "")
    if not isinstance(pipeline, str):
        raise wrong(file, f"'pipeline' of {what} has to be a text, such as 'builtin.module(...)'")
    if bool(command) is bool(pipeline):
        raise wrong(file, f"{what} has to have a 'command' or a 'pipeline'")
    return command or pipeline

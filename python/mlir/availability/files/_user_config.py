# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The user's own configuration: the only file that may name programs to start."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from mlir.availability.disk._user_file import read_file, reason_of
from mlir.availability.files._source import Diagnostic, InputError

_LARGEST = 1 << 20  # Bytes.
_KEYS = ("ask", "compiler", "compilers", "lowerings")


def config_file() -> str:
    """Returns the name of the user's own configuration."""
    folder = os.environ.get("XDG_CONFIG_HOME", "")
    # The specification of these folders has relative ones ignored.
    base = Path(folder) if folder.startswith("/") else Path.home() / ".config"
    return str(base / "mlir-availability" / "config.toml")


def read_config(file: str) -> Mapping[str, Any]:
    """Returns what a configuration says; nothing if there is no such file.

    Raises:
        InputError: it can't be read, is no TOML, or has a key that means nothing.
    """
    try:
        table = _parsed(file, read_file(file, _LARGEST))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise wrong(file, f"can't be read: {reason_of(error)}") from error
    check_keys(file, table, _KEYS, "the configuration")
    return table


def wants_to_ask() -> bool:
    """Returns whether the user wants back ends asked by default. Raises InputError: it can't be read."""
    file = config_file()
    told = read_config(file).get("ask", False)
    if not isinstance(told, bool):
        raise wrong(file, "'ask' has to be true or false")
    return told


def _parsed(file: str, data: bytes) -> Mapping[str, Any]:
    if sys.version_info >= (3, 11):
        import tomllib
    else:
        import tomli as tomllib
    try:
        table: dict[str, Any] = tomllib.loads(data.decode())
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise wrong(file, f"is not TOML: {error}") from error
    return table


def tables_of(file: str, table: Mapping[str, Any], key: str) -> Mapping[str, Mapping[str, Any]]:
    """Returns the tables under a key, by their names. Raises InputError: they are something else."""
    listed = table.get(key, {})
    if not isinstance(listed, Mapping) or not all(isinstance(each, Mapping) for each in listed.values()):
        raise wrong(file, f"'{key}' has to be a table of tables, [{key}.NAME]")
    return listed


def words_of(file: str, table: Mapping[str, Any], what: str, example: str) -> list[str]:
    """Returns the words of a table's command, none if it has no command. Raises InputError: it is none."""
    command = table.get("command", [])
    if not isinstance(command, list) or not all(isinstance(each, str) for each in command):
        raise wrong(file, f"'command' of {what} has to be a list of words, such as {example}")
    return command


def split_command(option: str, command: str) -> list[str]:
    """Returns the words of an option's command. Raises InputError: it is none."""
    try:
        return shlex.split(command)
    except ValueError as error:
        raise wrong(option, f"is no command: {str(error).lower()}") from error


def check_keys(file: str, table: Mapping[str, Any], keys: tuple[str, ...], what: str) -> None:
    """Raises InputError if a table has other keys."""
    for key in table:
        if key not in keys:
            raise wrong(file, f"{what} has no '{key}'; it has {', '.join(keys[:-1])} and {keys[-1]}")


def wrong(place: str, problem: str) -> InputError:
    """Returns the error of a file or an option."""
    return InputError(Diagnostic(place, "error", problem))

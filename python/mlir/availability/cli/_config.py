# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The configuration of a project: ``mlir-availability.toml``, or ``[tool.mlir-availability]`` in
``pyproject.toml``.
"""

from __future__ import annotations

import datetime
import os
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from mlir.availability.cli._settings import SettingsError, read_text
from mlir.availability.cli._suppress import Ignore, is_any_match
from mlir.availability.files._source import display_name

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

OWN_NAME = "mlir-availability.toml"
_SHARED_NAME = "pyproject.toml"
NAMES = (OWN_NAME, _SHARED_NAME)
"""The names of files that may have a configuration."""
_TABLE = "mlir-availability"

_KEYS = (
    "targets",
    "through",
    "strict",
    "allow-unchecked",
    "allow-conditions",
    "baseline",
    "exclude",
    "split-input-file",
    "compiler",
    "ignore",
)
_IGNORE_KEYS = ("files", "target", "op", "needs", "reason", "expires")


@dataclass(frozen=True)
class Config:
    """The configuration of checks in a project.

    Attributes:
        name: the file's name; "" if there is none.
        targets: the targets if the command line names none.
        through: whether files are judged through the default pipelines to the targets; or the name of a
            lowering that the user's own configuration defines. Passes can't be here: they can write files.
        strict: whether "available on condition" counts as not available.
        allow_unchecked: the dialects whose unknown requirements are accepted, or whether all are.
        ignores: the findings that don't count, expired ignores included.
        baseline: the baseline's name, if there is one.
        exclude: patterns of the names of files that aren't checked, relative to the configuration's folder.
        split: whether the sections of files are judged separately; None: if the file has ``// -----``.
        compiler: the name of the compiler of shaders' sources, which the user's own configuration defines; a
            command can't be here. None for the user's.
    """

    name: str = ""
    targets: tuple[str, ...] = ()
    through: bool | str = False
    strict: bool = False
    allow_unchecked: bool | tuple[str, ...] = False
    ignores: tuple[Ignore, ...] = ()
    baseline: str | None = None
    exclude: tuple[str, ...] = ()
    split: bool | None = None
    compiler: str | None = None

    def excludes(self, file: str) -> bool:
        """Returns whether a file isn't to be checked."""
        return bool(self.exclude) and is_any_match(self.relative(file), self.exclude)

    def relative(self, file: str) -> str:
        """Returns a file's name relative to the configuration's folder, for the patterns of ignores."""
        if file == display_name("-"):
            return file
        folder = Path(os.path.realpath(self.name)).parent
        return Path(os.path.relpath(os.path.realpath(file), folder)).as_posix()


def find() -> Config:
    """Returns the nearest configuration, searching from the current folder upwards.

    Raises:
        SettingsError: it can't be used.
    """
    here = Path.cwd()
    name = find_file(here)
    return Config() if name is None else read(os.path.relpath(name, here))


def find_file(folder: Path) -> str | None:
    """Returns the name of the nearest configuration, searching from a folder upwards; None without one.

    Raises:
        SettingsError: a file that may have it can't be read.
    """
    for each in (folder, *folder.parents):
        own, shared = str(each / OWN_NAME), str(each / _SHARED_NAME)
        if Path(own).is_file():
            return own
        if Path(shared).is_file() and _TABLE in _tool(shared, read_text(shared)):
            return shared
    return None


def read(name: str) -> Config:
    """Returns the configuration in a file; in ``pyproject.toml`` it is a table.

    Raises:
        SettingsError: the file can't be used, or has something that no configuration has.
    """
    return from_text(name, read_text(name))


def from_text(name: str, text: str) -> Config:
    """Returns the configuration in the text of a file. Raises what `read` raises."""
    is_shared = Path(name).name == _SHARED_NAME
    return from_table(name, _tool(name, text).get(_TABLE, {}) if is_shared else _parse(name, text))


def from_table(name: str, table: Any) -> Config:
    """Returns the configuration in a table of a file. Raises what `read` raises."""
    return _Reader(name, table).config()


def _tool(name: str, text: str) -> Mapping[str, Any]:
    tool = _parse(name, text).get("tool", {})
    return tool if isinstance(tool, Mapping) else {}


def _parse(name: str, text: str) -> Mapping[str, Any]:
    try:
        table: dict[str, Any] = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise SettingsError(name, f"is not TOML: {error}") from error
    return table


class _Reader:
    """Makes a configuration from a table, and reports errors in it."""

    def __init__(self, name: str, table: Any) -> None:
        self._name = name
        self._table = self._checked(table, _KEYS, "the configuration")

    def config(self) -> Config:
        allowed = self._table.get("allow-unchecked", False)
        baseline = self._table.get("baseline")
        if baseline is not None and not isinstance(baseline, str):
            raise self._wrong("'baseline' has to be the name of a file")
        compiler = self._table.get("compiler")
        if compiler is not None and not isinstance(compiler, str):
            raise self._wrong("'compiler' has to be the name of a compiler of your own configuration")
        through = self._table.get("through", False)
        if not isinstance(through, (bool, str)) or through == "":
            raise self._wrong("'through' has to be true, false or the name of a lowering")
        return Config(
            name=self._name,
            targets=self._texts("targets"),
            through=through,
            strict=self._flag("strict"),
            allow_unchecked=allowed if isinstance(allowed, bool) else self._texts("allow-unchecked"),
            ignores=(*self._ignores(), *self._conditions()),
            baseline=None if baseline is None else str(Path(self._name).parent / baseline),
            exclude=self._texts("exclude"),
            split=self._flag("split-input-file") if "split-input-file" in self._table else None,
            compiler=compiler,
        )

    def _ignores(self) -> Iterator[Ignore]:
        listed = self._table.get("ignore", [])
        if not isinstance(listed, list):
            raise self._wrong("'ignore' has to be an array of tables, [[ignore]]")
        for number, each in enumerate(listed, 1):
            what = f"ignore {number}"
            entry = self._checked(each, _IGNORE_KEYS, what)
            files = entry.get("files", "*")
            if isinstance(files, str):
                files = [files]
            if not isinstance(files, list) or not files or not all(isinstance(each, str) for each in files):
                raise self._wrong(f"'files' of {what} has to be a text, or a list of texts")
            for key in ("target", "op", "needs", "reason"):
                if not isinstance(entry.get(key, ""), str):
                    raise self._wrong(f"'{key}' of {what} has to be a text")
            if not entry.get("reason", "").strip():
                raise self._wrong(f"{what} has no 'reason'")
            if not entry.keys() & {"files", "target", "op", "needs"}:
                raise self._wrong(f"{what} ignores everything: give it 'files', 'target', 'op' or 'needs'")
            expires = entry.get("expires")
            # A datetime is also an instance of date.
            if expires is not None and type(expires) is not datetime.date:
                raise self._wrong(f"'expires' of {what} has to be a day: 2027-01-31")
            patterns = {key: entry.get(key, "*") for key in ("target", "op", "needs")}
            yield Ignore(tuple(files), **patterns, reason=entry["reason"], expires=expires, by=self._name)

    def _conditions(self) -> Iterator[Ignore]:
        for needs in self._texts("allow-conditions"):
            yield Ignore(("*",), "*", "*", needs, "an allowed condition", None, self._name, ("condition",))

    def _checked(self, table: Any, keys: tuple[str, ...], what: str) -> Mapping[str, Any]:
        if not isinstance(table, Mapping):
            raise self._wrong(f"{what} has to be a table")
        for key in table:
            if key not in keys:
                near = get_close_matches(key, keys, 1)
                meant = f"; did you mean '{near[0]}'?" if near else f"; it has {', '.join(keys)}"
                raise self._wrong(f"{what} has no '{key}'{meant}")
        return table

    def _texts(self, key: str) -> tuple[str, ...]:
        value = self._table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(each, str) and each for each in value):
            raise self._wrong(f"'{key}' has to be a list of texts")
        return tuple(value)

    def _flag(self, key: str) -> bool:
        value = self._table.get(key, False)
        if not isinstance(value, bool):
            raise self._wrong(f"'{key}' has to be true or false")
        return value

    def _wrong(self, problem: str) -> SettingsError:
        return SettingsError(self._name, problem)

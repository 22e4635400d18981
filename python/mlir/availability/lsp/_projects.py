# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The configurations of documents: the nearest file's, the editor's settings, and the command line's."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from mlir import availability as av
from mlir import ir
from mlir.availability.ask._target_file import target_file
from mlir.availability.ask._target_groups import expand
from mlir.availability.cli import _check, _config
from mlir.availability.cli._check import Checker
from mlir.availability.cli._config import Config
from mlir.availability.cli._settings import SettingsError
from mlir.availability.cli._text import Look
from mlir.availability.files._source import Diagnostic
from mlir.availability.lsp._requests import Document, Options

SETTINGS = "the editor's settings"
SYNTAX_ERRORS = "syntax-errors"
"""A setting of the editor alone: whether a text that isn't valid MLIR has MLIR's errors."""

_MOST_KEPT = 16


@dataclass(frozen=True)
class Project:
    """How a document is checked.

    Attributes:
        checker: checks it against the targets that are known.
        file: the configuration file with the targets; None if they are elsewhere, or nowhere.
        problems: the targets that can't be used, and why.
        strict: whether a condition that a target leaves open is an error.
        syntax_errors: whether a text that isn't valid MLIR has MLIR's errors.
    """

    checker: Checker
    file: str | None
    problems: tuple[Diagnostic, ...]
    strict: bool
    syntax_errors: bool


class Projects:
    """The projects of documents. A file that has changed is read again.

    Args:
        options: the command line's.
    """

    def __init__(self, options: Options) -> None:
        self._options = options
        self._kept: dict[object, _Kept] = {}

    def of(self, document: Document, settings: Mapping[str, Any]) -> Project:
        """Returns the project of a document.

        Raises:
            InputError: the configuration, or the editor's settings, can't be used.
        """
        folder = folder_of(document.name)
        key = json.dumps(settings, sort_keys=True), *state(self._options, folder)
        kept = self._kept.get(key)
        if kept is None or not kept.is_current():
            while len(self._kept) >= _MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            kept = self._kept[key] = self._make(folder, settings)
        return kept.project

    def _make(self, folder: Path | None, settings: Mapping[str, Any]) -> _Kept:
        own = {key: value for key, value in settings.items() if key != SYNTAX_ERRORS}
        told = _config.from_table(SETTINGS, own)
        found = self._find(folder)
        config = _config.read(found) if found else Config()
        for key in own:
            field = {"ignore": "ignores", "allow-conditions": "ignores"}.get(key, key.replace("-", "_"))
            config = replace(config, **{field: getattr(told, field)})
        file = found if not (own.get("targets") or self._options.targets) else None
        targets = self._options.targets or config.targets
        if file is not None:
            targets = tuple(_beside(each, file) for each in targets)
        known, problems = _known(targets, file or SETTINGS)
        # A command comes from the command line, or from the user's own configuration.
        through = self._options.through or _check.lowering_of(config)
        options = _check.Options(targets=known, through=through)
        # The names of ignored files are relative to the configuration's folder.
        checker = Checker(options, replace(config, targets=(), through=False), Look())
        syntax_errors = settings.get(SYNTAX_ERRORS, True)
        if not isinstance(syntax_errors, bool):
            raise SettingsError(SETTINGS, f"'{SYNTAX_ERRORS}' has to be true or false")
        project = Project(checker, file, problems, config.strict, syntax_errors)
        files = [*([config.baseline] if config.baseline else []), *filter(None, map(_file_of, targets))]
        return _Kept(project, tuple((each, _state_of(each)) for each in files))

    def _find(self, folder: Path | None) -> str | None:
        if self._options.config is not None:
            return self._options.config or None
        return _config.find_file(folder) if folder else None


def folder_of(name: str) -> Path | None:
    """Returns the folder of a document; None for one that isn't a file."""
    return Path(name).parent if os.path.isabs(name) else None  # noqa: PTH117


def state(options: Options, folder: Path | None) -> list[object]:
    """Returns what changes when the configuration of the documents in a folder may have."""
    if options.config is not None:
        return [_state_of(options.config)]
    folders = (folder, *folder.parents) if folder else ()
    return [state for each in folders for name in _config.NAMES if (state := _state_of(each / name))]


@dataclass(frozen=True)
class _Kept:
    """A project, and the states of the other files that it was made of."""

    project: Project
    files: tuple[tuple[str, object], ...]

    def is_current(self) -> bool:
        """Returns whether none of the files has changed."""
        return all(_state_of(name) == state for name, state in self.files)


def _file_of(spec: str) -> str | None:
    """Returns the file that a target's name refers to."""
    try:
        file = target_file(spec)
    except ValueError:
        return None
    return None if file is None else file.path


def _state_of(name: str | Path) -> object:
    try:
        status = os.stat(name)  # noqa: PTH116 (Asked often.)
    except (OSError, ValueError):
        return None
    return str(name), status.st_mtime_ns, status.st_size, status.st_ino


def _beside(spec: str, file: str) -> str:
    """Returns a target of a configuration; a file's name in it is relative to the configuration's folder."""
    return str(Path(file).parent / spec) if _file_of(spec) else spec


def _known(targets: tuple[str, ...], where: str) -> tuple[tuple[str, ...], tuple[Diagnostic, ...]]:
    """Returns the targets that can be used, each by itself, and why the others can't."""
    context = ir.Context()
    known, problems = [], []
    for spec, _ in expand(targets, context):
        try:
            av.target(spec, context)
        except ValueError as error:
            problems.append(Diagnostic(where, "error", str(error)))
        else:
            known.append(spec)
    return tuple(known), tuple(problems)

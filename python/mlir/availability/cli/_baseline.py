# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Baselines: files with the findings of an earlier `check`, so that an old code base can start today.

An entry states how often a file has a finding, but not the line: lines move.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from mlir.availability.cli._outputs import write_files
from mlir.availability.cli._settings import SettingsError, read_text
from mlir.availability.cli._text import printable
from mlir.availability.files._source import Diagnostic, display_name
from mlir.availability.files.worker._spool import Spool
from mlir.availability.report._model import SCHEMA_VERSION


class Entry(NamedTuple):
    """A finding, without its place in the file.

    Attributes:
        target: the target's name.
        op: the operation's name.
        needs: the requirement: ``"spirv.capability Int64"``, or "unknown".
        cause: the part of the operation that needs it; or why the requirements are unknown.
    """

    target: str
    op: str
    needs: str
    cause: str


_TEXTS = ("file", *Entry._fields)


@dataclass(frozen=True)
class Baseline:
    """The findings of an earlier check.

    Attributes:
        name: the file's name, as given.
        files: the number of each finding, by the name of the checked file relative to the baseline's folder.
    """

    name: str
    files: dict[str, Counter[Entry]]

    def of_file(self, file: str) -> Counter[Entry]:
        """Returns how often a checked file had each finding; the counter is the caller's."""
        return Counter(self.files.get(_relative(file, self.name), Counter()))

    @staticmethod
    def read(name: str) -> Baseline:
        """Reads a file that `Writer` has written.

        Raises:
            SettingsError: it can't be read, or isn't such a file.
        """
        text = read_text(name)
        try:
            form = json.loads(text)
            return Baseline(name, _files(form))
        except (ValueError, RecursionError) as error:
            raise SettingsError(name, f"is not a baseline: {error}") from error


def _files(form: Any) -> dict[str, Counter[Entry]]:
    if not isinstance(form, dict) or form.get("schema_version") != SCHEMA_VERSION:
        raise ValueError(f'it has no "schema_version": {SCHEMA_VERSION}')
    entries = form.get("entries")
    if not isinstance(entries, list):
        raise ValueError('it has no list "entries"')
    files: dict[str, Counter[Entry]] = {}
    for number, entry in enumerate(entries):
        texts = [entry.get(name) for name in _TEXTS] if isinstance(entry, dict) else []
        facts = [text for text in texts if isinstance(text, str)]
        count = entry.get("count") if isinstance(entry, dict) else None
        if len(facts) < len(_TEXTS) or type(count) is not int or count < 1:
            raise ValueError(f"entry {number} needs the texts {', '.join(_TEXTS)}, and a count above 0")
        files.setdefault(facts[0], Counter())[Entry(*facts[1:])] += count
    return files


def lines(file: str, baseline: str, entries: Iterable[Entry]) -> Iterator[str]:
    """Yields the input of `Writer` for a file, or a section of it: a line for each entry, its count first.

    Args:
        file: the name of the checked file.
        baseline: the name of the file to write.
        entries: the findings, in any order.
    """
    for entry, count in sorted(Counter(entries).items()):
        text = json.dumps({"file": _relative(file, baseline), **entry._asdict()})
        yield f"{count} {text.removesuffix('}')}\n"


class Writer:
    """Writes the findings of all files: the `Joined` of `_batch.run`."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._entries: Counter[str] = Counter()
        self._is_complete = True

    def add(self, text: Spool | None, problems: tuple[Diagnostic, ...]) -> None:
        """Takes the lines of the next file, None if there are none, and why it couldn't be checked."""
        self._is_complete &= not problems
        for line in text.lines() if text else ():
            count, _, entry = line.partition(" ")  # Several sections of a file may have the same.
            self._entries[entry] += int(count)

    def pieces(self) -> Iterator[str]:
        """Writes the baseline, and yields the message about it.

        Raises:
            InputError: it can't be written.
        """
        name = printable(display_name(self._name))
        listed = ",\n    ".join(
            sorted(f'{entry}, "count": {count}}}' for entry, count in self._entries.items())
        )
        inside = f"\n    {listed}\n  " if listed else ""
        text = f'{{\n  "schema_version": {SCHEMA_VERSION},\n  "entries": [{inside}]\n}}\n'
        write_files({self._name: text.encode()})
        number = len(self._entries)
        without = "" if self._is_complete else ", but none for what can't be checked"
        yield f"{name}: {number:,} {'entry' if number == 1 else 'entries'} written{without}\n"


def _relative(file: str, baseline: str) -> str:
    """Returns the name of a checked file relative to a baseline's folder, with "/" between folders."""
    folder = Path(os.path.realpath(baseline)).parent
    if file == display_name("-"):
        return file
    return Path(os.path.relpath(os.path.realpath(file), folder)).as_posix()

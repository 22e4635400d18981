# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Works on each section of a file for itself: what can't be read costs its own section only."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Generic, TypeVar

from mlir import ir
from mlir.availability.files._results import FileResult, guarded
from mlir.availability.files._source import Diagnostic, InputError, Source
from mlir.availability.files._split import Split
from mlir.availability.files.worker._spool import Spool
from mlir.availability.files.worker._work import Tell, Write

T = TypeVar("T")

Unusable = Callable[[Source, Diagnostic], str]
"""Returns the text for a section that can't be used."""


class Sections(Generic[T]):
    """Works on the sections of a file.

    Args:
        read: makes a module of a section. It may raise InputError.
        judge: the work on a module. It may raise InputError.
        tell: the messages of the work.
        failed: why sections, by their numbers, have ended an earlier process; those aren't read again.
        unusable: makes the text for a section that can't be used.
    """

    def __init__(
        self,
        read: Callable[[Source], ir.Module],
        judge: Callable[[Source, ir.Module, Write], T],
        tell: Tell,
        failed: Mapping[int, tuple[str, ...]],
        unusable: Unusable | None,
    ) -> None:
        self._read, self._judge, self._tell = read, judge, tell
        self._failed, self._unusable = failed, unusable

    def run(self, split: Split) -> FileResult[T]:
        """Works on each section. Returns a result with a part for each.

        Where nobody has asked for sections, and one isn't a module but the whole file is, the lines that look
        like markers are comments: then the file is the one module.
        """
        may_be_whole = not split.is_asked and not self._failed
        text = Spool()
        parts: list[FileResult[T]] = []
        for section in split:
            part, is_read = self._section(section, text.write if may_be_whole else self._tell.write)
            if may_be_whole and not is_read:
                whole = self._whole(split.whole)
                if whole is not None:
                    text.close()
                    return whole
                may_be_whole = False
                self._send(text)
            if part.problems and self._unusable:
                (text.write if may_be_whole else self._tell.write)(self._unusable(section, part.problems[0]))
            parts.append(replace(part, line=section.section.line if section.section else None))
        self._tell.begin(0)
        self._send(text)
        passing = (split.passing(),) if split.passed_over else ()
        if not parts:
            return FileResult(None, passing)
        return FileResult(None, parts=tuple(parts), remarks=passing)

    def _section(self, source: Source, write: Write) -> tuple[FileResult[T], bool]:
        """Returns the result of a section, and whether it is a module."""
        assert source.section is not None, "the file is split"
        number = source.section.number
        if number in self._failed:
            message, *details = self._failed[number]
            problem = Diagnostic(source.place, "error", message, details=tuple(details))
            return FileResult(None, (problem,)), False
        self._tell.begin(number)
        read = guarded(source.place, lambda: self._read(source))
        if read.value is None:
            return FileResult(None, read.problems), False
        module = read.value
        return guarded(source.place, lambda: self._judge(source, module, write)), True

    def _whole(self, source: Source) -> FileResult[T] | None:
        """Returns the result of the whole file, None if it isn't a module."""
        self._tell.begin(0)
        try:
            module = self._read(source)
        except InputError:
            return None
        return guarded(source.name, lambda: self._judge(source, module, self._tell.write))

    def _send(self, text: Spool) -> None:
        for piece in text:
            self._tell.write(piece)
        text.close()

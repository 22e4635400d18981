# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Splits text into sections at ``// -----``, as ``mlir-opt --split-input-file`` does.

Each section is a module of its own. Its text is padded, so that its positions are those in the file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from mlir.availability.files._source import Diagnostic, Kind, Section, Source

_MARKER = b"// -----"
_MARKER_LINE = re.compile(rb"^[ \t]*// -----[ \t\r]*$", re.MULTILINE)

_CODE = re.compile(rb"^[ \t]*(?!//)[^ \t\r\n]", re.MULTILINE)
"""The beginning of a line that is neither blank nor a comment."""

# As mlir-opt --verify-diagnostics reads it; upstream's tests have spaces behind some.
_EXPECTED_ERROR = re.compile(
    rb"expected-error(?:-re)? *(?:@(?:[+-]\d+|above|below|unknown))? *\{\{.*\}\}[ \t]*\r?$", re.MULTILINE
)


class Split:
    """The sections of a file.

    Args:
        source: the file, which is MLIR's text.
        is_asked: whether the user has asked for sections. Otherwise the file may be one module with such
            lines in it.
    """

    def __init__(self, source: Source, *, is_asked: bool) -> None:
        self.whole = source
        self.is_asked = is_asked
        self._parts: list[tuple[int, int, int, int]] = []
        """Of each section to be judged: its first byte, its end, how many lines precede it, and its code."""
        self.passed_over = 0
        """How many sections expect an error, and aren't judged."""
        data, start, before = source.data, 0, 0
        while start >= 0:
            marker = data.find(_MARKER, start)
            end = len(data) if marker < 0 else marker
            text = data[start:end]
            if code := _CODE.search(text):
                if _EXPECTED_ERROR.search(text):
                    self.passed_over += 1
                else:
                    self._parts.append((start, end, before, before + text.count(b"\n", 0, code.start())))
            before += text.count(b"\n")
            start = -1 if marker < 0 else marker + len(_MARKER)

    @property
    def number(self) -> int:
        """How many sections have code."""
        return len(self._parts) + self.passed_over

    def __iter__(self) -> Iterator[Source]:
        """Yields the sections to be judged."""
        data = self.whole.data
        for number, (start, end, before, code) in enumerate(self._parts, 1):
            in_line = start - (data.rfind(b"\n", 0, start) + 1)
            text = b"\n" * before + b" " * in_line + data[start:end]
            yield replace(self.whole, data=text, _lines=None, section=Section(number, code + 1, self))

    def passing(self) -> Diagnostic:
        """Returns the message about sections that aren't judged: an error if that is all of them."""
        expects = f"expect{'s' if self.passed_over == 1 else ''} an error ('expected-error')"
        if self._parts:
            message = f"{self.passed_over} of {self.number} sections {expects}; not judged"
            return Diagnostic(self.whole.name, "note", message)
        which = "its section" if self.number == 1 else f"each of its {self.number} sections"
        details = ("to leave the file out, name it in 'exclude' of the configuration",)
        message = f"nothing is judged: {which} expects an error ('expected-error')"
        return Diagnostic(self.whole.name, "error", message, details=details)


def split(source: Source, how: bool | None) -> Split | None:
    """Returns the sections of a file, None for one that is read as a whole.

    Args:
        source: the file.
        how: whether to split it; None where a line has nothing but the marker.
    """
    if source.kind is not Kind.TEXT or how is False:
        return None
    if how is None and not _MARKER_LINE.search(source.data):
        return None
    parts = Split(source, is_asked=bool(how))
    return parts if parts.number > 1 or parts.passed_over else None

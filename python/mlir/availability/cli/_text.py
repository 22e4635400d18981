# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Formats text: colours, source lines with a caret, trees and tables."""

from __future__ import annotations

import io
import os
import re
import shutil
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TextIO

import click
from mlir.availability.report._excerpt import excerpt
from mlir.availability.report._places import shown_place

if TYPE_CHECKING:
    from mlir.availability.files._source import Diagnostic
    from rich.console import RenderableType

_EXCERPT_WIDTH = 120
_NO_TERMINAL_WIDTH = 10_000

# What a build server takes for a command, in any program's output: "::" at the beginning of a line (GitHub
# skips spaces before it), and "##[" or "##vso[" anywhere. A ":" may follow a name that is one.
_COMMAND = re.compile(r"^ *:(?=:|$)|(?<=#)#")


@dataclass(frozen=True)
class Look:
    """The style of text on a stream.

    Attributes:
        colour: whether to use colours.
        width: the width at which lines are wrapped.
        encoding: the stream's.
    """

    colour: bool = False
    width: int = _NO_TERMINAL_WIDTH
    encoding: str = "utf-8"

    @classmethod
    def of(cls, stream: TextIO) -> Look:
        """How text looks on `stream`.

        It is coloured on a terminal, or where FORCE_COLOR is set; never where NO_COLOR is.
        """
        terminal = stream.isatty()
        wanted = bool(os.environ.get("FORCE_COLOR")) or (terminal and os.environ.get("TERM") != "dumb")
        width = shutil.get_terminal_size().columns if terminal else _NO_TERMINAL_WIDTH
        colour = wanted and not os.environ.get("NO_COLOR")
        return cls(colour, width, getattr(stream, "encoding", None) or "utf-8")

    @classmethod
    def of_stdout(cls) -> Look:
        """Returns the style for stdout."""
        return cls.of(sys.stdout)

    @classmethod
    def of_stderr(cls) -> Look:
        """Returns the style for stderr."""
        return cls.of(sys.stderr)

    def style(self, text: str, **style: Any) -> str:
        """Returns `text` in a style (click.style's arguments), or unchanged without colours."""
        return click.style(text, **style) if self.colour else text

    def diagnostics(self, diagnostics: Iterable[Diagnostic]) -> str:
        """Returns diagnostics as a compiler prints them, each ended by a newline."""
        return "".join(f"{line}\n" for each in diagnostics for line in self._diagnostic(each))

    def _diagnostic(self, diagnostic: Diagnostic) -> list[str]:
        colour = {"error": "red", "warning": "magenta", "note": "cyan"}[diagnostic.severity]
        where = self.style(f"{printable(excerpt(shown_place(diagnostic.location)))}:", bold=True)
        severity = self.style(f"{diagnostic.severity}:", fg=colour, bold=True)
        lines = [f"{where} {severity} {self.style(printable(excerpt(diagnostic.message)), bold=True)}"]
        if diagnostic.line is not None:
            lines += self.excerpt(diagnostic.line, diagnostic.column)
        lines += [f"  {printable(excerpt(detail))}" for detail in diagnostic.details]
        return lines

    def excerpt(self, line: str, column: int | None) -> list[str]:
        """Returns a line of source, and below it a caret at a character position (from 0).

        The indentation is removed, and a very long line is cut around the caret.
        """
        at = min(column or 0, len(line))
        indentation = min(len(line) - len(line.lstrip()), at)
        start = indentation
        if at - indentation > _EXCERPT_WIDTH // 2:
            start = at - _EXCERPT_WIDTH // 3
        end = start + _EXCERPT_WIDTH
        shown = printable(line[start:end].rstrip().replace("\t", " "))
        head = "... " if start > indentation else ""
        tail = " ..." if len(line.rstrip()) > end else ""
        lines = [f"    {head}{shown}{tail}"]
        if column is not None:
            offset = len(head) + len(printable(line[start:at].replace("\t", " ")))
            lines.append(f"    {' ' * offset}{self.style('^', fg='green', bold=True)}")
        return lines

    def render(self, what: RenderableType) -> str:
        """Returns a rich table or tree as text for the stream."""
        from rich.console import Console

        # The encoding determines whether rich draws lines or uses ASCII.
        file = io.TextIOWrapper(io.BytesIO(), encoding=self.encoding, errors="backslashreplace")
        console = Console(
            file=file,
            width=self.width,
            color_system="standard" if self.colour else None,
            force_terminal=self.colour,
            highlight=False,
            soft_wrap=True,
            # Names in a table's cells are text.
            markup=False,
            emoji=False,
        )
        console.print(what)
        file.seek(0)
        return "\n".join(line.rstrip() for line in file.read().split("\n"))


def printable(text: str) -> str:
    """Makes text that comes from an input safe within a line of output. All such text goes through this.

    Control characters are escaped, because they could control the terminal or begin a line, and so is what a
    build server would take for a command.
    """
    if not text.isprintable():
        text = "".join(
            c if c.isprintable() or "\udc80" <= c <= "\udcff" else f"\\x{ord(c):02x}" for c in text
        )
    return _COMMAND.sub(lambda found: f"{found[0][:-1]}\\x{ord(found[0][-1]):02x}", text)


def printable_lines(text: str) -> str:
    """Makes each line of a text safe. See `printable`."""
    return "\n".join(map(printable, text.split("\n")))

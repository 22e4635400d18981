# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A file as the user has named it: its bytes, its format, its lines, and what is wrong with it."""

from __future__ import annotations

import enum
import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, NoReturn

from mlir.availability.disk._user_file import MOST_BYTES, read_file, read_stdin, reason_of
from mlir.availability.report._places import shown_place, split_place

if TYPE_CHECKING:
    from mlir.availability.files._source_text import SourceText
    from mlir.availability.files._split import Split


class Kind(str, enum.Enum):
    """The formats of files. The values name the phase of reading them."""

    TEXT = "text"
    BYTECODE = "bytecode"
    SPIRV = "spirv"
    LLVM_IR = "LLVM IR"
    BITCODE = "bitcode"

    @property
    def is_text(self) -> bool:
        """Whether a file of this format has lines to show."""
        return self in (Kind.TEXT, Kind.LLVM_IR)


CRASHED = {
    Kind.TEXT: "not valid MLIR",
    Kind.BYTECODE: "not valid MLIR bytecode",
    Kind.SPIRV: "not a valid SPIR-V module",
    Kind.LLVM_IR: "not valid LLVM IR",
    Kind.BITCODE: "not valid LLVM bitcode",
}
"""The error for a file whose reader crashed."""

BY_NAME = {".mlirbc": Kind.BYTECODE, ".spv": Kind.SPIRV, ".bc": Kind.BITCODE}
_MAGIC = {
    b"ML\xefR": Kind.BYTECODE,
    b"\x03\x02\x23\x07": Kind.SPIRV,
    b"\x07\x23\x02\x03": Kind.SPIRV,  # In the other byte order.
    b"BC\xc0\xde": Kind.BITCODE,
    b"\xde\xc0\x17\x0b": Kind.BITCODE,  # In a wrapper.
}
_MAGIC_SIZE = 4
MAGIC_TEXT = {
    Kind.BYTECODE: "it doesn't start with the bytes of MLIR bytecode (4d 4c ef 52)",
    Kind.SPIRV: "it doesn't start with SPIR-V's magic number (0x07230203)",
    Kind.BITCODE: "it doesn't start with the bytes of LLVM bitcode (42 43 c0 de)",
}

# How LLVM IR begins, and MLIR doesn't. Triton calls its dumps .llir.
_LLVM_IR_SUFFIXES = (".ll", ".llir")
_LLVM_IR = re.compile(rb"\s*(?:;|(?:source_filename|target|define|declare)\b)")


@dataclass(frozen=True)
class Diagnostic:
    """A problem, and where it is.

    Attributes:
        location: ``file`` or ``file:line:col``.
        severity: how bad it is.
        message: what it is.
        line: the line of the source, where there is one to show.
        column: the character in it to point at, from 0; None for none.
        details: further lines beneath it.
    """

    location: str
    severity: Literal["error", "warning", "note"]
    message: str
    line: str | None = None
    column: int | None = 0
    details: tuple[str, ...] = ()


class InputError(Exception):
    """Raised if a file can't be used. Contains everything that the user sees."""

    def __init__(self, *diagnostics: Diagnostic) -> None:
        super().__init__(*diagnostics)
        self.diagnostics = diagnostics

    def __str__(self) -> str:
        return self.diagnostics[0].message


class Section(NamedTuple):
    """A section of a file that is judged for itself."""

    number: int
    """Its position among those that are judged, from 1."""
    line: int
    """The first line of its code."""
    split: Split
    """All of them."""

    def to_json(self) -> dict[str, int]:
        """Returns it in the form of ``schemas/check.schema.json``."""
        return {"line": self.line, "sections": self.split.number, "passed_over": self.split.passed_over}


@dataclass
class Source:
    """A file's name as shown, its contents, and its lines where it has some; or a section of the file.

    The contents of a section have its lines where they are in the file.
    """

    name: str
    data: bytes = field(repr=False)
    kind: Kind
    _lines: list[bytes] | None = field(default=None, repr=False)
    section: Section | None = field(default=None, repr=False)

    @property
    def place(self) -> str:
        """The file, or where in it the section begins, as a location: ``file`` or ``file:line:0``."""
        return self.name if self.section is None else f"{self.name}:{self.section.line}:0"

    @property
    def title(self) -> str:
        """What verdicts call it: ``file`` or ``file:line``."""
        return shown_place(self.place)

    def section_form(self) -> dict[str, Any]:
        """Returns what JSON says of the section, if it is one: ``{"section": {...}}``."""
        return {} if self.section is None else {"section": self.section.to_json()}

    @property
    def location_name(self) -> str:
        """What the parser calls the file in locations: by its name if that is text, which MLIR wants."""
        return self.name if self.name.isprintable() else "-"

    def relocate(self, location: str) -> str:
        """Puts the file's name into a location that hasn't got it.

        In a binary that tells no lines of a source, a location is a word, and the id that it is about.
        """
        if self.kind.is_text and location.startswith("-:"):
            return self.name + location[1:]
        return f"{self.name}: {location}" if self.is_word(location) else location

    def is_word(self, location: str) -> bool:
        """Whether a location is a word of a binary, and not a line of its source."""
        return self.kind is Kind.SPIRV and location.startswith("word ")

    def excerpt(self, location: str) -> tuple[str, int | None] | None:
        """The line of the source at a (relocated) location, and the character in it; None if that is unknown.

        None if the location is neither in this file nor in the source of this binary, if that can be had.
        """
        file, line, column = split_place(location)
        raw = self._line(file, line) if line else None
        if raw is None:
            return None
        before = raw[: max(column - 1, 0)].decode(errors="replace")
        is_known = column > 0 or self.kind is not Kind.SPIRV
        return raw.decode(errors="replace").rstrip("\r"), len(before) if is_known else None

    def _line(self, file: str, number: int) -> bytes | None:
        if self.kind is Kind.SPIRV:
            return self._text.line(file, number)
        if not self.kind.is_text or file != self.name:
            return None
        if self._lines is None:
            self._lines = self.data.split(b"\n")
        return self._lines[number - 1] if number <= len(self._lines) else None

    @cached_property
    def _text(self) -> SourceText:
        from mlir.availability.files._source_text import SourceText  # Most binaries are available.

        return SourceText(self.name, self.data)


def display_name(file: str) -> str:
    """Returns the name of a file in messages and JSON."""
    return "<stdin>" if file == "-" else file


def read_bytes(file: str, most: int = MOST_BYTES) -> bytes:
    """Reads a file of at most so many bytes, or standard input for "-".

    Raises:
        InputError: it can't be read.
    """
    try:
        return read_stdin(most) if file == "-" else read_file(file, most)
    except (OSError, ValueError) as error:
        raise InputError(Diagnostic(display_name(file), "error", reason_of(error))) from error


def unwritable(name: str, error: OSError) -> InputError:
    """Returns the error for a file that can't be written."""
    return InputError(Diagnostic(name, "error", f"can't be written: {reason_of(error)}"))


def source_of(file: str, data: bytes) -> Source:
    """Finds out the format of a file's contents.

    Raises:
        InputError: it is empty, or has none of the formats.
    """
    name = display_name(file)
    if not data:
        raise InputError(Diagnostic(name, "error", "the file is empty"))
    kind = kind_of(data) or _no_kind(name)
    if kind is Kind.TEXT and name.endswith(_LLVM_IR_SUFFIXES):
        kind = Kind.LLVM_IR
    return Source(name, data, kind)


def kind_of(data: bytes) -> Kind | None:
    """Returns the format of a file, by its magic number, otherwise a text's; None if it has none of these."""
    if kind := _MAGIC.get(data[:_MAGIC_SIZE]):
        return kind
    try:
        is_text = b"\0" not in data and bool(data.decode())
    except UnicodeDecodeError:
        is_text = False
    if not is_text:
        return None
    return Kind.LLVM_IR if _LLVM_IR.match(data) else Kind.TEXT


def _no_kind(name: str) -> NoReturn:
    named = BY_NAME.get(Path(name).suffix)
    if named is not None:
        message = f"{CRASHED[named]}: {MAGIC_TEXT[named]}"
    else:
        message = "neither MLIR (text or bytecode), LLVM IR (text or bitcode) nor a SPIR-V binary"
    raise InputError(Diagnostic(name, "error", message))

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Buffers text of any length until it is read."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from typing import IO

_MOST_IN_MEMORY = 1 << 20
_READ_SIZE = 1 << 16


class Spool:
    """Text of any length. After the first MB, it is kept in an unnamed file.

    It is true if there is any text.
    """

    def __init__(self) -> None:
        self._recent: list[str] = []
        self._size = 0
        self._file: IO[str] | None = None

    def __bool__(self) -> bool:
        return bool(self._recent or self._file)

    def write(self, text: str) -> None:
        """Adds text at the end.

        Raises:
            OSError: there is no room for it in the directory for temporary files, which the error names.
        """
        self._recent.append(text)
        self._size += len(text)
        if self._size > _MOST_IN_MEMORY:
            self._write_to_file()

    def __iter__(self) -> Iterator[str]:
        """Yields all of it, a piece at a time."""
        if self._file:
            self._file.seek(0)
            while piece := self._file.read(_READ_SIZE):
                yield piece
        yield from self._recent

    def lines(self) -> Iterator[str]:
        """Yields its lines, without line ends."""
        rest = ""
        for piece in self:
            *whole, rest = (rest + piece).split("\n")
            yield from whole
        if rest:
            yield rest

    def close(self) -> None:
        """Discards the text."""
        self._recent.clear()
        if self._file:
            self._file.close()
            self._file = None

    def _write_to_file(self) -> None:
        try:
            if self._file is None:
                # File names may contain bytes that aren't text, as surrogates.
                self._file = tempfile.TemporaryFile(  # noqa: SIM115 (`close` does)
                    "w+", encoding="utf-8", errors="surrogatepass", newline=""
                )
            self._file.writelines(self._recent)
            self._file.flush()
        except OSError as error:
            error.filename = tempfile.gettempdir()
            raise
        self._recent.clear()
        self._size = 0

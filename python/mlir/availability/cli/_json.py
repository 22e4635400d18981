# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes JSON. Long output is written a piece at a time, so that it is never in memory as a whole."""

from __future__ import annotations

import json
from collections.abc import Iterator

from mlir.availability.files.worker._work import Write


def dumps(form: object, indent: int | None = None, separators: tuple[str, str] | None = None) -> str:
    """Returns the JSON of a form, in which no build server finds a command (see `printable`).

    Outside of strings, JSON has no "#".
    """
    return json.dumps(form, indent=indent, separators=separators).replace("##", "#\\u0023")


def write_line(form: object, write: Write) -> None:
    """Writes the same as `dumps`, and a newline.

    Args:
        form: the form. An iterator in its dictionaries and lists stands for a list; its entries are created
            one at a time.
        write: the function to call with each piece.
    """
    for piece in _pieces(form):
        write(piece)
    write("\n")


def _pieces(form: object) -> Iterator[str]:
    if isinstance(form, dict):
        yield "{"
        for number, (key, value) in enumerate(form.items()):
            yield f"{_comma(number)}{dumps(key)}: "
            yield from _pieces(value)
        yield "}"
    elif isinstance(form, list):
        yield "["
        for number, value in enumerate(form):
            yield _comma(number)
            yield from _pieces(value)
        yield "]"
    elif isinstance(form, Iterator):
        yield "["
        for number, value in enumerate(form):
            yield _comma(number) + dumps(value)
        yield "]"
    else:
        yield dumps(form)


def _comma(number: int) -> str:
    """Returns the separator before an entry."""
    return ", " if number else ""

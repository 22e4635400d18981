# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes JSON a piece at a time, so that long output is never in memory as a whole."""

from __future__ import annotations

import json
from collections.abc import Iterator

from mlir.availability._work import Write


def write_line(form: object, write: Write) -> None:
    """Writes the same as `json.dumps`, and a newline.

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
            yield f"{_comma(number)}{json.dumps(key)}: "
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
            yield _comma(number) + json.dumps(value)
        yield "]"
    else:
        yield json.dumps(form)


def _comma(number: int) -> str:
    """Returns the separator before an entry."""
    return ", " if number else ""

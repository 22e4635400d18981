# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""HTML pages: one file with the data and with the scripts and styles in ``cli/page`` that show it."""

from __future__ import annotations

import re
import sys
from collections.abc import Hashable, Sequence
from pathlib import Path
from typing import Generic, TypeVar

from mlir.availability.cli import _json
from mlir.availability.cli._outputs import write_files

_FILES = Path(__file__).with_name("page")

T = TypeVar("T", bound=Hashable)


class Interned(Generic[T]):
    """Stores equal values once, and numbers them."""

    def __init__(self) -> None:
        self.values: list[T] = []
        self._numbers: dict[T, int] = {}

    def number(self, value: T) -> int:
        """Returns the number of a value."""
        if value not in self._numbers:
            self._numbers[value] = len(self.values)
            self.values.append(value)
        return self._numbers[value]


def fill(name: str, data: object, styles: Sequence[str] = ("table",)) -> str:
    """Returns a page: HTML that needs no other file and no network.

    Args:
        name: which page: the name of its HTML and its script.
        data: what it shows.
        styles: the names of its styles.
    """
    page = (_FILES / f"{name}.html").read_text("utf-8")
    for place, text in (
        ("/*CSS*/", "".join((_FILES / f"{style}.css").read_text("utf-8") for style in styles)),
        ("/*JS*/", (_FILES / f"{name}.js").read_text("utf-8")),
        ("/*DATA*/", _script_data(data)),
    ):
        page = page.replace(place, text, 1)
    return page


def write(page: str, name: str) -> None:
    """Writes a page to a file, or to standard output for "-".

    Raises:
        InputError: it can't be written.
    """
    if name == "-":
        sys.stdout.write(page)
    else:
        write_files({name: page.encode()})


def _script_data(form: object) -> str:
    """Returns JSON for a script element, which no content of it can end or change.

    "</script" would end the element, and "<!--<script" would make "</script" part of it.
    """
    text = _json.dumps(form, separators=(",", ":"))
    return re.sub("[<>&]", lambda found: f"\\u{ord(found[0]):04x}", text)

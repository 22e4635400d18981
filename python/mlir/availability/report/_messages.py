# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""MLIR's diagnostics for a module."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple


class Message(NamedTuple):
    """An error, or a note below one."""

    location: str
    """``file:line:col``, empty if that is nowhere in a file."""
    text: str
    is_note: bool

    def __str__(self) -> str:
        return f"{self.location}: {self.text}" if self.location else self.text


def messages_of(errors: Iterable[tuple[str, str, list[tuple[str, str]]]]) -> list[Message]:
    """Returns the errors that the extension module has collected, each followed by its notes."""
    found: list[Message] = []
    for location, text, notes in errors:
        found.append(Message(_in_file(location), text, False))
        found += [Message(_in_file(place), note, True) for place, note in notes]
    return found


def _in_file(location: str) -> str:
    """Returns "" for a location that names a file without a line."""
    return "" if re.search(r":0:\d+$", location) else location

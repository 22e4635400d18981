# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Marks of what ran, a byte for each line or function, as short texts."""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Iterator


def packed(marks: bytes) -> str:
    """Returns marks as a text."""
    return base64.b85encode(zlib.compress(marks, 1)).decode()


def marked(text: str) -> Iterator[int]:
    """Yields the places of the marks in such a text."""
    for match in re.finditer(b"\x01", zlib.decompress(base64.b85decode(text))):
        yield match.start()

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the files that users name: whole files of a bounded size, and nothing that never ends."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

MOST_BYTES = 1 << 30
MOST_BYTES_OF_DATA = 1 << 34
"""For files with arrays."""
_PIECE = 1 << 20


class NotReadableError(OSError):
    """A file is of a kind that isn't read, or too large. The text says which, in a sentence about "it"."""


awaiting: Callable[[], AbstractContextManager[object]] = nullcontext
"""Called where reading may wait for another program. Work in a child process announces that it waits."""


def read_file(path: str | os.PathLike[str], most: int = MOST_BYTES) -> bytes:
    """Returns the contents of a file, or of a pipe that something writes to, such as that of ``<(command)``.

    Args:
        path: its name.
        most: the largest size in bytes.

    Raises:
        OSError: it can't be read; or it is a directory, a device, an empty pipe, or one that nothing writes
            to; or it is too large.
        ValueError: no file can have the name.
    """
    status = os.stat(path)  # noqa: PTH116 (pathlib is slow to import.)
    with nullcontext() if stat.S_ISREG(status.st_mode) else awaiting():
        return _read_file(path, status, most)


def _read_file(path: str | os.PathLike[str], status: os.stat_result, most: int) -> bytes:
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if stat.S_ISCHR(status.st_mode) or stat.S_ISBLK(status.st_mode):
        raise NotReadableError("it is a device, not a file")
    if status.st_size > most:
        raise NotReadableError(f"it has {status.st_size:,} bytes; at most {most:,} are read")
    # Otherwise, opening a pipe waits until something opens it for writing.
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        pieces = []
        if stat.S_ISFIFO(status.st_mode):
            pieces.append(_begin_pipe(descriptor))
        left = most + 1 - sum(map(len, pieces))
        while left and (piece := os.read(descriptor, min(left, max(_PIECE, status.st_size + 1)))):
            pieces.append(piece)
            left -= len(piece)
    finally:
        os.close(descriptor)
    return _joined(pieces, most)


def read_stdin(most: int = MOST_BYTES) -> bytes:
    """Returns what comes on standard input. Raises OSError if that is more than `most` bytes."""
    stream = sys.stdin.buffer
    pieces = []
    left = most + 1
    with awaiting():
        while left and (piece := stream.read(min(left, _PIECE))):
            pieces.append(piece)
            left -= len(piece)
    return _joined(pieces, most)


def reason_of(error: OSError | ValueError) -> str:
    """Returns the reason why a file can't be read or written, to follow a colon.

    A ValueError is about its name, which no file can have.
    """
    if isinstance(error, IsADirectoryError):
        return "it is a directory, not a file"
    return os.strerror(error.errno).lower() if isinstance(error, OSError) and error.errno else str(error)


def _begin_pipe(descriptor: int) -> bytes:
    """Returns the first byte of a pipe if it has come, and lets further ones be awaited."""
    try:
        first = os.read(descriptor, 1)
    except BlockingIOError:
        first = b""
    else:
        if not first:
            raise NotReadableError("it is a pipe that is empty, or that nothing writes to")
    os.set_blocking(descriptor, True)
    return first


def _joined(pieces: list[bytes], most: int) -> bytes:
    data = b"".join(pieces)
    if len(data) > most:
        raise NotReadableError(f"it has more than {most:,} bytes, and no more are read")
    return data

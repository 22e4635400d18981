# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes whole files."""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Mapping
from pathlib import Path


def replace_files(contents: Mapping[str, bytes]) -> None:
    """Writes files, in order. Whatever happens, each file is the old one or the new one, never a part.

    Each is written to a temporary file beside it, and renamed when all are written. Anything but a regular
    file, such as a pipe, is written directly.

    Args:
        contents: from file names to contents.

    Raises:
        OSError: one can't be written; its ``filename`` is the name. Of regular files, none has been, unless
            it can't be renamed.
    """
    written: list[tuple[str, Path, Path]] = []
    name = ""
    try:
        for name, data in contents.items():
            file = Path(os.path.realpath(name))
            if file.exists() and not file.is_file():
                file.write_bytes(data)
            else:
                written.append((name, _write_beside(file, data), file))
        while written:
            name, beside, file = written[0]
            beside.replace(file)
            written.pop(0)
    except OSError as error:
        error.filename = name
        raise
    finally:
        for _, beside, _ in written:
            beside.unlink(missing_ok=True)


def _write_beside(file: Path, data: bytes) -> Path:
    """Writes `data` to a new file beside `file`, with the permissions that `file` has, or would get.

    Returns:
        Its name.

    Raises:
        OSError: it can't be written. The new file is removed.
    """
    descriptor, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=file.parent)
    beside = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(data)
        beside.chmod(stat.S_IMODE(file.stat().st_mode) if file.exists() else 0o666 & ~_umask())
    except BaseException:
        beside.unlink()
        raise
    return beside


def _umask() -> int:
    """Returns the process's umask: the permissions that new files don't get."""
    mask = os.umask(0)
    os.umask(mask)
    return mask

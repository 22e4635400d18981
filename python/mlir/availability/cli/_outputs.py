# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the outputs of commands: whole files, and never over an input."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TypeAlias

from mlir.availability._input import Diagnostic, InputError, display_name, unwritable

Identity: TypeAlias = "tuple[int, int] | str"


def refuse_overwriting(outputs: Iterable[str | Path], inputs: Iterable[str]) -> None:
    """Raises an error if an output is an input or another output.

    Files are compared, not names: links and other spellings of a path are the same file.

    Args:
        outputs: the names of the files to write.
        inputs: the names of the files that are read; "-" is standard input.

    Raises:
        InputError: an output is an input or another output. Nothing has been written.
    """
    read = {identity: name for name in inputs if (identity := _identity(name))}
    written: dict[Identity, str] = {}
    for output in map(str, outputs):
        identity = _identity(output, is_written=True)
        if identity is None:
            continue
        if identity in read:
            source = read[identity]
            also = "" if source == output else f", {display_name(source)}"
            raise _error(f"'{output}' would be written over what is read{also}; name another file")
        if identity in written:
            also = "" if written[identity] == output else f" and '{written[identity]}'"
            raise _error(
                f"two results would be written to '{output}'{also}; name another file for one of them"
            )
        written[identity] = output


def write_files(contents: Mapping[str, bytes]) -> None:
    """Writes files, in order. Whatever happens, each file is the old one or the new one, never a part.

    Each is written to a temporary file beside it, and renamed when all are written. Anything but a regular
    file, such as a pipe, is written directly.

    Args:
        contents: from file names to contents.

    Raises:
        InputError: one can't be written. Of regular files, none has been, unless it can't be renamed.
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
        raise unwritable(name, error) from error
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


def _identity(name: str, *, is_written: bool = False) -> Identity | None:
    """Returns an identity that all names of a file share.

    None for anything but a file, such as a terminal, and for a missing input.
    """
    try:
        status = os.fstat(sys.stdin.fileno()) if name == "-" and not is_written else Path(name).stat()
    except (OSError, ValueError):
        return os.path.realpath(name) if is_written else None
    return (status.st_dev, status.st_ino) if stat.S_ISREG(status.st_mode) else None


def _error(message: str) -> InputError:
    return InputError(Diagnostic("--output", "error", message))

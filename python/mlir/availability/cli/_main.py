# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the command line, and turns exceptions into exit codes."""

from __future__ import annotations

import errno
import os
import sys
from typing import cast

import click
from mlir.availability._excerpt import excerpt
from mlir.availability.cli._app import app
from mlir.availability.cli._without_numpy import spare_numpy

UNUSABLE = 2
"""Exit code for unusable input or arguments."""

_UNWRITABLE = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}
"""How writing the output may fail."""


def main(argv: list[str] | None = None) -> int:
    """Runs the command line.

    Args:
        argv: the arguments, without the program's name; by default the process's.

    Returns:
        The exit code: 0 fine (for ``check``: everything is available), 1 not available, 2 no verdict,
        or unusable input or arguments, 130 interrupted.
    """
    if argv is None:
        spare_numpy()
    _open_missing_streams()
    for stream in (sys.stdout, sys.stderr):
        # File names may contain bytes that aren't text. Show them rather than fail.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        code = app.main(args=argv, prog_name="mlir-availability", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        error.message = excerpt(error.message)  # type: ignore[misc] # show() prints it.
        error.show()
        return UNUSABLE
    except (click.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        _discard_output()  # The reader has seen enough, for example `head`.
        return 141
    except OSError as error:
        if error.errno not in _UNWRITABLE:
            raise
        _discard_output()
        # Long output is buffered in a temporary file.
        where = error.filename or "<stdout>"
        sys.stderr.write(f"{where}: error: can't be written: {os.strerror(error.errno).lower()}\n")
        return UNUSABLE
    return cast(int, code) or 0


def _open_missing_streams() -> None:
    """Opens the null device for each standard stream that the process was started without."""
    for descriptor, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        if getattr(sys, name) is None:
            # Otherwise, a file that is opened later could get its number.
            null = os.open(os.devnull, os.O_RDWR)
            if null != descriptor:
                os.dup2(null, descriptor)
                os.close(null)
            setattr(sys, name, os.fdopen(descriptor, mode, closefd=False))


def _discard_output() -> None:
    """Prevents Python from writing the rest of the output at exit, after writing has failed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

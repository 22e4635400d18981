# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the command line, and turns exceptions into exit codes."""

from __future__ import annotations

import atexit
import errno
import gc
import os
import sys
import warnings
from contextlib import suppress
from typing import TextIO, cast

import click
from mlir.availability.cli._app import app
from mlir.availability.cli._bind_lazily import bind_lazily
from mlir.availability.cli._text import printable
from mlir.availability.cli._without_numpy import spare_numpy
from mlir.availability.disk._user_file import reason_of
from mlir.availability.report._excerpt import excerpt

UNUSABLE = 2
"""Exit code for unusable input or arguments."""

_COLLECTION_THRESHOLD = 100_000
"""How many more objects there are when Python next searches the young ones for garbage."""

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
    try:
        return _run(argv)
    except BrokenPipeError:
        _discard_output()  # The reader has seen enough, for example `head`.
        return 141
    except OSError as error:
        _discard_output()
        with suppress(OSError):
            sys.stderr.write(_describe(error))
            sys.stderr.flush()
        return UNUSABLE
    finally:
        _discard_unwritable_errors()


def _run(argv: list[str] | None) -> int:
    """Runs the command line. Raises OSError if it can't be."""
    if argv is None:
        spare_numpy()
        bind_lazily()
        # Most objects live to the end: to search them for garbage takes a tenth of a command.
        gc.set_threshold(_COLLECTION_THRESHOLD)
        atexit.register(gc.freeze)  # Python collects at exit, too.
    _open_missing_streams()
    for stream in (sys.stdout, sys.stderr):
        # File names may contain bytes that aren't text. Show them rather than fail.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        with warnings.catch_warnings():
            warnings.showwarning = _show_warning
            code = app.main(args=argv, prog_name="mlir-availability", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        is_help = not (sys.argv[1:] if argv is None else argv)  # Without arguments, the message is the help.
        if not is_help:
            error.message = printable(excerpt(error.message))  # type: ignore[misc] # show() prints it.
        error.show()
        return UNUSABLE
    except (click.Abort, KeyboardInterrupt):
        return 130
    return cast(int, code) or 0


def _describe(error: OSError) -> str:
    """Returns a line for stderr about what the system refuses."""
    if error.errno in _UNWRITABLE:
        # Long output is buffered in a temporary file.
        where, what = error.filename or "<stdout>", "can't be written: "
    else:
        where, what = error.filename or "mlir-availability", ""
    return f"{printable(str(where))}: error: {what}{reason_of(error)}\n"


def _show_warning(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """Shows a warning without the place in this package that Python adds."""
    sys.stderr.write(f"warning: {printable(str(message))}\n")


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
    _discard(sys.stdout)


def _discard_unwritable_errors() -> None:
    """Prevents Python from failing at exit because messages can't be written."""
    try:
        sys.stderr.flush()
    except OSError:
        _discard(sys.stderr)


def _discard(stream: TextIO) -> None:
    with suppress(OSError):  # A test's stream has no number; or there are no files left.
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())

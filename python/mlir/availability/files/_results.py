# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The results of work on files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from mlir.availability.disk._user_file import reason_of
from mlir.availability.files._source import Diagnostic, InputError
from mlir.availability.files.worker._spool import Spool

T = TypeVar("T")

NO_UTF8 = "a name in it is not valid UTF-8, which MLIR's Python bindings can't read"


class Compilation(NamedTuple):
    """How a source was compiled."""

    compiler: str
    """The name of the compiler."""
    environment: str
    """For what: "Vulkan 1.1"; empty if the compiler wasn't told."""


@dataclass(frozen=True)
class FileResult(Generic[T]):
    """The result for a file, or for a section of one."""

    value: T | None
    """The result of the work; None if the file can't be used, or is split."""
    problems: tuple[Diagnostic, ...] = ()
    """Why it can't be used."""
    noise: str = ""
    """What the process wrote to stdout and stderr."""
    text: Spool | None = None
    """The text written through `Write`; None if there is none. The receiver closes it."""
    parts: tuple[FileResult[T], ...] = ()
    """The results of the sections of a file that is split; they have no text of their own."""
    line: int | None = None
    """The first line of a section; None for a file."""
    remarks: tuple[Diagnostic, ...] = ()
    """What else there is to say of the file."""
    compiled: Compilation | None = None
    """How it was compiled; None for a file that is read as it is."""


def guarded(place: str, work: Callable[[], T]) -> FileResult[T]:
    """Returns the result of work on what is at a place, or why it can't be used."""
    try:
        return FileResult(work())
    except InputError as error:
        return FileResult(None, error.diagnostics)
    except MemoryError:
        return FileResult(None, (Diagnostic(place, "error", "it takes too much memory"),))
    except OSError as error:
        return FileResult(None, (Diagnostic(place, "error", reason_of(error)),))
    except (UnicodeDecodeError, RuntimeError) as error:
        if not is_about_encoding(repr(error)):
            raise
        return FileResult(None, (Diagnostic(place, "error", NO_UTF8),))


def is_about_encoding(error: str) -> bool:
    """Whether an error says that a string in the IR was not UTF-8."""
    # Workaround: python-utf8-strings
    # MLIR accepts any bytes in a string, but upstream's bindings raise an error if they aren't UTF-8. We
    # report that.
    return "UnicodeDecodeError" in error or "str_from_cstr" in error  # From Python; from nanobind.

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Schedules of functions: files, texts and modules, as the passes take them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias, TypeGuard

from mlir.availability.ask._operations import HasOperation, operation_of
from mlir.availability.disk._user_file import read_file

Schedule: TypeAlias = "str | os.PathLike[str] | HasOperation"
"""The name of a file; a text, which has several lines; or a module, such as ``av.transform.build`` makes."""


@contextmanager
def schedule_option(schedule: Schedule | None) -> Iterator[str]:
    """Yields the passes' option for a schedule, with a leading space; "" for None.

    Raises:
        TypeError: it is no schedule.
        ValueError: a textual pipeline can't contain the name of the file.
    """
    if schedule is None:
        yield ""
    elif _is_file(schedule):
        name = os.fspath(schedule)
        if not name or set(name) & set("{}\n"):
            raise ValueError(
                f"{name!r} can't be the name of a schedule's file: it is empty or contains braces; rename it"
            )
        yield f" schedule={{{name}}}"
    else:
        with open(os.memfd_create("schedule"), "wb") as copy:  # noqa: PTH123 (It has no path.)
            copy.write(_text(schedule).encode())
            copy.flush()
            yield f" schedule={{/dev/fd/{copy.fileno()}}}"


def schedule_text(schedule: Schedule | None) -> str | None:
    """Returns the text of a schedule, for another process; None for None.

    Raises:
        TypeError: it is no schedule.
        OSError: the file can't be read.
        ValueError: the file isn't text.
    """
    if schedule is None:
        return None
    text = read_file(os.fspath(schedule)).decode() if _is_file(schedule) else _text(schedule)
    return f"{text}\n"  # A text has several lines.


def _is_file(schedule: Schedule) -> TypeGuard[str | os.PathLike[str]]:
    return isinstance(schedule, os.PathLike) or (isinstance(schedule, str) and "\n" not in schedule)


def _text(schedule: Any) -> str:
    return schedule if isinstance(schedule, str) else str(operation_of(schedule))

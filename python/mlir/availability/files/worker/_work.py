# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pieces of work, the messages that they send while running, and their results."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, TypeVar

from mlir.availability.files.worker._progress import Progress
from mlir.availability.files.worker._spool import Spool

T = TypeVar("T")

Enter: TypeAlias = Callable[[str], None]
"""Work calls this when it enters a phase."""
Write: TypeAlias = Callable[[str], None]
"""Work calls this with a piece of its text."""

WAITING = "waiting"
"""The phase in which work waits for something outside, such as what the user types."""

# Text is sent in pieces of about this many characters.
_PIECE = 1 << 16


class Tell:
    """Tells the process that waits for it about running work.

    Args:
        say: the function to call with each message: (kind, value).
        progress: where to write what the work is at.
    """

    def __init__(self, say: Callable[[str, Any], None], progress: Progress) -> None:
        self._say = say
        self._progress = progress
        self._pieces: list[str] = []
        self._size = 0
        self._phase, self._part = "", 0

    def enter(self, phase: str) -> None:
        """Announces that the work enters a phase."""
        self._phase = phase
        self._progress.write(phase, self._part)

    def begin(self, part: int) -> None:
        """Announces that the work begins a part of it, by its number; 0 for all of it."""
        self._part = part
        self._progress.write(self._phase, part)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Announces that the work waits for something outside, until the end of the block."""
        self._progress.write(WAITING, self._part)
        try:
            yield
        finally:
            self._progress.write(self._phase, self._part)

    def write(self, text: str) -> None:
        """Sends text, so that the work needn't store it. All of it is in :attr:`Done.text`."""
        self._pieces.append(text)
        self._size += len(text)
        if self._size > _PIECE:
            self.flush()

    def retire(self) -> None:
        """Announces that the memory of the process may be damaged, so that it must do no other work."""
        self._say("retire", None)

    def flush(self) -> None:
        """Sends the text that is still buffered. Call it at the end of the work."""
        if self._pieces:
            self._say("text", "".join(self._pieces))
            self._pieces.clear()
            self._size = 0


Work: TypeAlias = Callable[[Tell], T]


@dataclass(frozen=True)
class Order:
    """Work that is data, so that a process which knows nothing of this one can do it."""

    function: Callable[[Any, Tell], Any]
    """An object of a class that holds data, the same for many pieces of work."""
    argument: Any
    """Data, too."""

    def __call__(self, tell: Tell) -> Any:
        """Does the work."""
        return self.function(self.argument, tell)


class Done(NamedTuple):
    """The result of work that succeeded."""

    value: Any
    output: str
    """Output to stdout and stderr that bypassed Python."""
    text: Spool | None = None
    """The text that it sent; None if it sent none. The receiver closes it."""


class Died(NamedTuple):
    """The result of work whose process crashed, or that raised an unexpected error."""

    phase: str
    """The current phase; empty if it had entered none."""
    reason: str
    """The cause in a few words."""
    crashed: bool
    """Whether the process ended; False for an exception in it."""
    output: str = ""
    """Its output to stdout and stderr that bypassed Python, if it crashed."""
    was_stopped: bool = False
    """Whether the process was ended from outside: by the user, the system, or a limit that they set."""
    part: int = 0
    """The part of the work that it was at; 0 for all of it."""


class Said:
    """The messages of a piece of work so far.

    Attributes:
        text: the text that it has sent; None if it has sent none.
        end: the result, once it has ended: ("value", the value) or ("error", the message).
        is_retired: whether its process must do no other work.
    """

    def __init__(self) -> None:
        self.text: Spool | None = None
        self.end: tuple[str, Any] | None = None
        self.is_retired = False

    def take(self, kind: str, value: Any) -> None:
        """Processes a message of `Tell`, or the end.

        Raises:
            TypeError: it isn't one.
        """
        if kind == "text":
            self.text = self.text or Spool()
            self.text.write(value)
        elif kind == "retire":
            self.is_retired = True
        elif kind in ("value", "error"):
            self.end = (kind, value)
        else:
            raise TypeError(f"{kind!r} is no kind of message")

    def forget_text(self) -> None:
        """Closes the text of work that failed."""
        if self.text:
            self.text.close()

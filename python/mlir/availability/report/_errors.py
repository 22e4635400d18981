# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The base class of this package's exceptions, and all but those of conversions, schedules and Vulkan.

Their ``args`` are the constructors' arguments, and the text is made from these. So they can be pickled,
and a process pool can raise them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mlir import ir
    from mlir.availability.report._messages import Message
    from mlir.availability.report._report import Report
    from mlir.availability.report._violation import Unchecked

_SHOWN = 10
"""The text of an error lists at most this many places."""


class Error(Exception):
    """The base class of all exceptions that this package defines.

    Wrong arguments are a plain ``TypeError`` or ``ValueError``.
    """


class AvailabilityError(Error):
    """Raised by :meth:`Report.raise_for_violations` when something is not available.

    Its text is the report's, cut to the first violations.

    Attributes:
        report: the whole report.
    """

    report: Report

    def __init__(self, report: Report) -> None:
        super().__init__(report)
        self.report = report

    def __str__(self) -> str:
        return str(self.report)


class NoTargetError(Error, ValueError):
    """Raised when a module is checked against the targets in it, and has none."""


class UnknownError(Error, ValueError):
    """Raised by :func:`deduce` when the requirements of something are unknown, or when nothing was judged.

    Attributes:
        unknown: all that is unknown, in the order of the operations. Empty if nothing was judged.
        unknown_ops: how many operations that is about: `unknown` has an entry for each reason.
        at_least: the smallest target that offers what is known to be needed; its text after pickling. None if
            nothing is known to be needed, or if no target offers it.
    """

    def __init__(
        self,
        unknown: tuple[Unchecked, ...],
        unknown_ops: int,
        at_least: ir.Attribute | str | None,
        reason: str = "",
    ) -> None:
        super().__init__(unknown, unknown_ops, at_least, reason)
        self.unknown = unknown
        self.unknown_ops = unknown_ops
        self.at_least = at_least
        self._reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        at_least = None if self.at_least is None else str(self.at_least)
        return UnknownError, (self.unknown, self.unknown_ops, at_least, self._reason)

    def headline(self) -> str:
        """Returns the text without the places: ``"at least #spirv.vce<...>, and 2 ops are unknown"``."""
        if not self.unknown:
            return self._reason
        number = self.unknown_ops
        unknown = f"{number:,} {'op is' if number == 1 else 'ops are'} unknown"
        return unknown if self.at_least is None else f"at least {self.at_least}, and {unknown}"

    def __str__(self) -> str:
        """The headline, and the first places."""
        if not self.unknown:
            return self._reason
        more = len(self.unknown) - _SHOWN
        rest = [f"... and {more:,} more"] if more > 0 else []
        return "\n  ".join([f"{self.headline()}:", *map(str, self.unknown[:_SHOWN]), *rest])


class _ToldError(Error, ValueError):
    """An error that MLIR's diagnostics tell.

    Attributes:
        messages: the errors, each followed by its notes.
    """

    def __init__(self, messages: list[Message]) -> None:
        super().__init__(messages)
        self.messages = messages

    def __str__(self) -> str:
        return "\n".join(map(str, self.messages))


class LoweringError(_ToldError):
    """Raised when a module can't be lowered.

    Attributes:
        messages: the errors, each followed by its notes.
    """


class ParseError(_ToldError):
    """Raised when a source is not a well-formed or not a valid module.

    Attributes:
        messages: the errors, each followed by its notes.
    """

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The exception types of this package, except those of conversions, schedules and Vulkan.

Their ``args`` are the constructors' arguments, from which the text is made. So they can be pickled, and a
process pool can raise them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mlir.availability.report._messages import Message
    from mlir.availability.report._report import Report


class AvailabilityError(Exception):
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


class LoweringError(ValueError):
    """Raised when a module can't be lowered.

    Attributes:
        messages: the errors, each followed by its notes.
    """

    def __init__(self, messages: list[Message]) -> None:
        super().__init__(messages)
        self.messages = messages

    def __str__(self) -> str:
        return "\n".join(map(str, self.messages))


class NoTargetError(ValueError):
    """Raised when a module is checked against the targets in it, and has none."""


class ParseError(ValueError):
    """Raised when a source is not a well-formed or not a valid module.

    Attributes:
        messages: the errors, each followed by its notes.
    """

    def __init__(self, messages: list[Message]) -> None:
        super().__init__(messages)
        self.messages = messages

    def __str__(self) -> str:
        return "\n".join(map(str, self.messages))

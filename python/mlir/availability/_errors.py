# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The exception types of this package, but for those of schedules and of Vulkan.

Their ``args`` are what their constructors take, and the text is made of these. So they can be pickled, and
come out of a pool of processes as they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mlir.availability._failures import ConversionFailure
    from mlir.availability._messages import Message
    from mlir.availability._report import Report

_MAX_SHOWN = 10


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


class ConversionError(Exception):
    """Raised when a conversion fails; the IR is then as it was.

    Its text says for the first ops that could not be converted which patterns were tried, what each
    would have produced, and what of that the target doesn't offer.

    Attributes:
        failures: the ops that could not be converted, all of them.
        errors: (location, text) of what else was reported: by a pattern, or of a value that could
            not be materialized.
    """

    failures: tuple[ConversionFailure, ...]
    errors: tuple[tuple[str, str], ...]

    def __init__(self, failures: tuple[ConversionFailure, ...], errors: tuple[tuple[str, str], ...]) -> None:
        super().__init__(failures, errors)
        self.failures = failures
        self.errors = errors

    def __str__(self) -> str:
        lines = [f"{location}: {text}" if location else text for location, text in self.errors]
        lines += map(str, self.failures)
        hidden = len(lines) - _MAX_SHOWN
        if hidden > 0:
            lines[_MAX_SHOWN:] = [f"and {hidden:,} more"]
        return "\n".join(lines) or "the conversion failed, and nobody said why"


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


class ParseError(ValueError):
    """Raised when a source is no well-formed or no valid module.

    Attributes:
        messages: the errors, each followed by its notes.
    """

    def __init__(self, messages: list[Message]) -> None:
        super().__init__(messages)
        self.messages = messages

    def __str__(self) -> str:
        return "\n".join(map(str, self.messages))

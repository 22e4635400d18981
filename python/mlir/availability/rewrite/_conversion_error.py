# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The exception of conversions, derived from MLIR's own."""

from __future__ import annotations

from typing import NamedTuple

from mlir import ir
from mlir.availability.report._errors import Error
from mlir.availability.rewrite._failures import ConversionFailure

_MAX_SHOWN = 10


class ErrorDiagnostic(NamedTuple):
    """An error in :attr:`ConversionError.error_diagnostics`, with the names of :class:`ir.DiagnosticInfo`.

    It belongs to no context, so that it can be pickled: the location is text.
    """

    severity: ir.DiagnosticSeverity
    location: str
    """``"file:line:col"``, empty when it isn't from a file."""
    message: str
    notes: tuple[ErrorDiagnostic, ...]


class ConversionError(Error, ir.MLIRError):  # type: ignore[name-defined,misc] # Upstream's stubs lack the class.
    """Raised when a conversion fails; the IR is then as it was.

    For the first ops that could not be converted, its text names the patterns that were tried, what each
    would have produced, and what the target lacks for that. As an :class:`ir.MLIRError` it has
    a `message`, such as ``"partial conversion failed"``, and `error_diagnostics`.

    Attributes:
        failures: the ops that could not be converted, all of them.
        errors: (location, text) of other errors: those that patterns reported, and values that could not
            be materialized.
    """

    failures: tuple[ConversionFailure, ...]
    errors: tuple[tuple[str, str], ...]
    message: str
    error_diagnostics: list[ErrorDiagnostic]

    def __init__(
        self,
        failures: tuple[ConversionFailure, ...],
        errors: tuple[tuple[str, str], ...],
        message: str = "conversion failed",
    ) -> None:
        error = ir.DiagnosticSeverity.ERROR
        diagnostics = [ErrorDiagnostic(error, location, text, ()) for location, text in errors]
        diagnostics += map(_diagnostic_of, failures)
        super().__init__(message, diagnostics)
        # What the properties `message` and `error_diagnostics` of MLIR 23 return.
        self._message, self._error_diagnostics = message, diagnostics
        # The constructor's arguments, for pickling.
        self.args = (failures, errors, message)
        self.failures = failures
        self.errors = errors

    def __str__(self) -> str:
        lines = [f"{location}: {text}" if location else text for location, text in self.errors]
        lines += map(str, self.failures)
        hidden = len(lines) - _MAX_SHOWN
        if hidden > 0:
            lines[_MAX_SHOWN:] = [f"and {hidden:,} more"]
        return "\n".join([f"{self.message}:", *(lines or ["no diagnostic was reported"])])


def _diagnostic_of(failure: ConversionFailure) -> ErrorDiagnostic:
    head, *rest = failure.lines()
    notes = (ErrorDiagnostic(ir.DiagnosticSeverity.NOTE, failure.location, line, ()) for line in rest)
    return ErrorDiagnostic(ir.DiagnosticSeverity.ERROR, failure.location, head, tuple(notes))

# Part of mlir-availability, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every exception type that this package defines."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mlir.availability._model import Report


class AvailabilityError(Exception):
    """Raised by :meth:`Report.raise_for_violations` when something is not available.

    Its text is the report's, cut to the first violations.

    Attributes:
        report: the whole report.
    """

    report: Report

    def __init__(self, report: Report) -> None:
        super().__init__(str(report))
        self.report = report

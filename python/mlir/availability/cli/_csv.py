# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes verdicts as CSV: a row for each pair of file and target."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping
from typing import Any

from mlir import availability as av
from mlir.availability.cli._suppress import counting, counting_causes
from mlir.availability.cli._survey import Survey
from mlir.availability.cli._text import printable
from mlir.availability.files._source import Diagnostic, display_name
from mlir.availability.report.wording._requirements import describe_alternatives

_COLUMNS = ("file", "target", "verdict", "checked_ops", "lacking")
# Spreadsheets take a cell that starts with one of these for a formula.
_FORMULA = ("=", "+", "-", "@")


def header() -> str:
    """Returns the row with the names of the columns."""
    return _row(*_COLUMNS)


def report_rows(file: str, report: av.Report) -> Iterator[str]:
    """Yields a row for each target. Suppressed findings don't count."""
    for result in report.results:
        lacking = [_need(each.any_of, unstated=each.unstated) for each in counting_causes(result)]
        lacking += [f"no lowering of {each.op_name}" for each in result.not_lowered]
        is_lacking = bool(counting(result.violations) or result.not_lowered)
        is_known = not (counting(result.unchecked) or result.nothing_judged or result.accepted)
        verdict = _verdict(is_lacking, is_known, bool(counting(result.conditions)))
        yield _row(file, result.target_name, verdict, str(result.checked_ops), _joined(lacking))


def survey_rows(file: str, survey: Survey) -> Iterator[str]:
    """Yields a row for each device. The number of checked ops is empty: it isn't counted for each device."""
    for device in survey.devices:
        lacking = [_need(any_of, unstated=False) for any_of in device.lacking]
        lacking += [_need(any_of, unstated=True) for any_of in device.unstated]
        verdict = _verdict(bool(lacking), device.is_available, bool(device.conditions))
        yield _row(file, device.name, verdict, "", _joined(lacking))


def unusable(file: str, problem: Diagnostic, section: Mapping[str, Any]) -> str:
    """Returns the row of a file, or a section, that can't be used: the verdict is "error", and the last cell
    says why.
    """
    line = f":{section['section']['line']}" if section else ""
    return _row(f"{display_name(file)}{line}", "", "error", "", problem.message)


def _verdict(is_lacking: bool, is_known: bool, is_open: bool) -> str:
    if is_lacking:
        return "no"
    if not is_known:
        return "unknown"
    return "on condition" if is_open else "yes"


def _need(any_of: tuple[av.Requirement, ...], *, unstated: bool) -> str:
    needed = describe_alternatives(any_of) if any_of else "what no target has"
    return f"not stated in the module: {needed}" if unstated else needed


def _joined(lacking: list[str]) -> str:
    return "; ".join(dict.fromkeys(lacking))


def _row(*cells: str) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerow(map(_cell, cells))
    return text.getvalue()


def _cell(text: str) -> str:
    return printable(f"'{text}" if text.lstrip().startswith(_FORMULA) else text)

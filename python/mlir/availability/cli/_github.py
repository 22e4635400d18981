# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The findings of `check`, as commands of a GitHub workflow, which GitHub shows beside the code."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, TypeVar

from mlir import availability as av
from mlir.availability.cli._check_text import SHOWN, Text
from mlir.availability.cli._next_step import next_step
from mlir.availability.cli._suppress import counting, counting_causes
from mlir.availability.cli._text import printable
from mlir.availability.cli._word_findings import Describer, by_problem, by_reason, by_requirement
from mlir.availability.files._source import Diagnostic, display_name
from mlir.availability.report._places import split_place

T = TypeVar("T")

_LEVELS = {"error": "error", "warning": "warning", "note": "notice"}


def commands(report: av.Report, describer: Describer, text: Text) -> str:
    """Returns a command for each finding that counts, at most `SHOWN` of a kind, and the verdicts as text."""
    written = []
    for result in report.results:
        found = chain(
            _first(counting_causes(result), describer.cause),
            _first(by_problem(result.not_lowered), describer.not_lowered),
            _first(by_requirement(counting(result.conditions)), describer.condition),
            _first(by_reason(counting(result.unchecked)), describer.unchecked),
        )
        written += [_command(each, result.target_name, text.name) for each in found]
        if result.nothing_judged and not result.not_lowered:
            next_ = () if result.through else (next_step(text.name, result.passed_over, result),)
            written.append(
                _command(
                    Diagnostic(text.place, "error", str(result), details=next_),
                    result.target_name,
                    text.name,
                )
            )
        written.append(text.verdict(result, num_told=SHOWN))
    return "".join(written)


def unusable(file: str, problem: Diagnostic, _: Mapping[str, Any]) -> str:
    """Returns the command for a file, or a section of it, that can't be checked."""
    return _command(problem, display_name(file), display_name(file))


def _first(found: Sequence[T], describe: Callable[[T], Diagnostic]) -> Iterator[Diagnostic]:
    return map(describe, found[:SHOWN])


def _command(diagnostic: Diagnostic, about: str, name: str) -> str:
    file, line, column = split_place(diagnostic.location)
    message = diagnostic.message
    if (word := file.removeprefix(f"{name}: ")) != file:
        file, message = name, f"{word}: {message}"
    properties = {"file": file}
    if line:
        properties["line"] = str(line)
    if column:
        properties["col"] = str(column)
    properties["title"] = f"mlir-availability: {about}"
    listed = ",".join(f"{name}={_escape(printable(value), ':,')}" for name, value in properties.items())
    message = _escape("\n".join(map(printable, [message, *diagnostic.details])))
    return f"::{_LEVELS[diagnostic.severity]} {listed}::{message}\n"


def _escape(text: str, also: str = "") -> str:
    """Escapes the characters that end a command or a property."""
    for character in f"%\r\n{also}":
        text = text.replace(character, f"%{ord(character):02X}")
    return text

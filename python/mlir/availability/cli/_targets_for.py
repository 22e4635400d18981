# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability targets --for FILE``: lists the known targets that support a file, and what others
lack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from mlir import availability as av
from mlir import ir
from mlir.availability.ask._summary import AnyOf, Summary, summarize
from mlir.availability.cli import _batch, _json
from mlir.availability.cli._batch import Outcome
from mlir.availability.cli._next_step import next_step
from mlir.availability.cli._targets import to_text
from mlir.availability.cli._text import Look, printable
from mlir.availability.files._requirement_files import Declared
from mlir.availability.files._source import Diagnostic, InputError, Source
from mlir.availability.files.worker._work import Write
from mlir.availability.report._model import SCHEMA_VERSION
from mlir.availability.report.wording._requirements import describe_alternatives

# A line names at most this many missing requirements.
_SHOWN_LACKS = 3

_NOT_COVERED = "no known target covers any of its operations"

_Judged = tuple[av.TargetInfo, Summary]


def run(file: str, *, verbose: bool, as_json: bool, look: Look, declared: Sequence[Declared] = ()) -> int:
    """Judges a file against every known target.

    Args:
        file: its name.
        verbose: whether to show what the other targets lack.
        as_json: whether to write JSON, which always includes that.
        look: the style of text on stdout.
        declared: files with requirements.

    Returns:
        The exit code: 0 when a known target admits the file, 1 when none does, 2 for unknown requirements or
        unusable input.
    """

    def work(source: Source, module: ir.Module, write: Write) -> Outcome:
        judged = _judged(source, module)
        if as_json:
            _json.write_line(_to_json(judged, source), write)
        else:
            write(_to_text(judged, source, look, verbose=verbose))
        return Outcome(0 if any(report.ok for _, report in judged) else 1)

    return _batch.run([file], "checking", work, None, declared=declared, split=None)


def describe(source: Source, module: ir.Module, look: Look) -> str:
    """Returns the text about a file. Raises what `_judged` raises."""
    return _to_text(_judged(source, module), source, look, verbose=False)


def _judged(source: Source, module: ir.Module) -> list[_Judged]:
    """Checks against all known targets. Returns those that judge the file.

    Raises:
        InputError: its requirements are unknown, or no target judges it.
    """
    known = av.known_targets(module.context)
    attributes = [each.attribute for each in known if isinstance(each.attribute, ir.Attribute)]
    reports = list(zip(known, summarize(module, attributes), strict=True))
    judged = [each for each in reports if each[1].has_unchecked or not each[1].nothing_judged]
    if all(report.has_unchecked and not report.violations for _, report in judged):
        (first,) = av.check(module, (judged or reports)[0][0]).results
        raise InputError(_unjudged(first, source))
    return judged


def _unjudged(report: av.TargetReport, source: Source) -> Diagnostic:
    """Reports the first operation whose requirements are unknown, or that no target covers any."""
    if not report.unchecked:
        details = (next_step(source.name, report.passed_over, asked_all=True),)
        return Diagnostic(source.place, "error", _NOT_COVERED, details=details)
    found = report.unchecked[0]
    return Diagnostic(source.relocate(found.location) or source.place, "error", found.message)


def _lacking(report: Summary) -> Counter[AnyOf]:
    """What the target lacks, and how many operations need it."""
    lacking: Counter[AnyOf] = Counter()
    for each in report.violations:
        lacking[each.any_of] += each.number
    return lacking


def _to_json(judged: list[_Judged], source: Source) -> dict[str, Any]:
    listed = [
        {
            **info.to_json(),
            "ok": report.ok,
            "conditions": sum(each.number for each in report.conditions),
            "lacking": [
                {"any_of": [requirement.to_json() for requirement in any_of], "count": count}
                for any_of, count in _lacking(report).most_common()
            ],
        }
        for info, report in judged
    ]
    return {"schema_version": SCHEMA_VERSION, "file": source.name, **source.section_form(), "targets": listed}


def _to_text(judged: list[_Judged], source: Source, look: Look, *, verbose: bool) -> str:
    admitting = [info for info, report in judged if report.ok]
    colour = "green" if admitting else "red"
    name = look.style(f"{printable(source.title)}:", bold=True)
    verdict = f"available on {len(admitting)} of {len(judged)} known targets"
    text = f"{name} {look.style(verdict, fg=colour, bold=True)}\n"
    if admitting:
        text += to_text(admitting, look)
    if verbose:
        text += "".join(
            f"{printable(_reasons(info.name, report))}\n"
            for info, report in judged
            if report.violations or report.conditions
        )
    return text


def _reasons(name: str, report: Summary) -> str:
    """Returns a line: "vulkan1.0: 5 violations: capability Float16 (3), SPIR-V v1.3 or later (2)"."""
    if not report.violations:
        return f"{name}: on {sum(each.number for each in report.conditions)} conditions"
    counts = _lacking(report).most_common()
    number = sum(count for _, count in counts)
    shown = counts[:_SHOWN_LACKS]
    told = [f"{describe_alternatives(any_of) or 'unknown'} ({count})" for any_of, count in shown]
    more = f" and {len(counts) - len(told)} more" if len(counts) > len(told) else ""
    return f"{name}: {number} violation{'' if number == 1 else 's'}: {', '.join(told)}{more}"

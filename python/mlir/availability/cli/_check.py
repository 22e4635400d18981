# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability check``: is everything in the files available on the targets?"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Literal

from mlir import availability as av
from mlir import ir
from mlir.availability import _isolate
from mlir.availability._check_files import ModuleTargets, check_module
from mlir.availability._input import Diagnostic, InputError, Kind, Source
from mlir.availability._model import describe_alternatives
from mlir.availability._report import to_form
from mlir.availability._work import Tell, Write
from mlir.availability.cli import _batch, _json, _sarif, _survey
from mlir.availability.cli._batch import Outcome
from mlir.availability.cli._nearest import Nearest
from mlir.availability.cli._survey import Survey
from mlir.availability.cli._text import Look, printable

# The text shows no more violations, and no more unchecked operations, than this per file and target.
_SHOWN_VIOLATIONS = 20
_SHOWN_LACKING = 5

_NO_TARGET = (
    "no target: there is no target attribute in it; use --target "
    "('mlir-availability targets' lists the known ones)"
)


def run(
    files: Sequence[str],
    targets: Sequence[str],
    *,
    devices: bool,
    allow_unchecked: bool | Sequence[str],
    strict: bool,
    format_: str,
    jobs: int | None,
    look: Look,
) -> int:
    """Checks every file against every target; without a target, against those in the IR.

    Args:
        files: their names.
        targets: as :func:`mlir.availability.target` takes them.
        devices: whether to check against all devices that have a name, too. Then those in the IR don't count.
        allow_unchecked: as :func:`mlir.availability.check` takes it.
        strict: whether a verdict on condition isn't enough.
        format_: "text", "json" or "sarif".
        jobs: how many files at a time.
        look: how text looks on stdout.

    Returns:
        The exit code: 0 available, 1 not available, 2 no verdict, or unusable input or arguments.
    """
    if devices and format_ == "sarif":
        message = "SARIF is about places in files, and has none for a count of devices; use text or json"
        sys.stderr.write(Look.of_stderr().diagnostics([Diagnostic("--devices", "error", message)]))
        return 2
    if not _targets_are_known(targets):
        return 2
    resolved = ModuleTargets(targets)

    def work(source: Source, module: ir.Module, write: Write) -> Outcome:
        if devices:
            return _with_devices(source, module, write)
        report = _check(module, resolved, source, allow_unchecked)
        if format_ == "json":
            _json.write_line(_to_json(report, source), write)
        elif format_ == "sarif":
            results = _sarif.Results(source, module.context, targets_in_ir=not targets, strict=strict)
            results.write(report, write)
        else:
            write(_Text(source, look, module.context, strict).report(report))
        return Outcome(_exit_code(report, strict))

    def _with_devices(source: Source, module: ir.Module, write: Write) -> Outcome:
        report = _check(module, resolved, source, allow_unchecked) if targets else av.Report(())
        survey = _survey.survey(module, allow_unchecked)
        codes = {survey.exit_code(strict=strict)} | ({_exit_code(report, strict)} if targets else set())
        code = 1 if 1 in codes else max(codes)
        if format_ == "json":
            _json.write_line({**_to_json(report, source), "devices": survey.to_json()}, write)
        else:
            text = _Text(source, look, module.context, strict)
            write(text.report(report) + text.survey(survey))
        return Outcome(code)

    return _batch.run(
        files,
        "checking",
        work,
        jobs,
        joined=_sarif.Log() if format_ == "sarif" else None,
        as_json=format_ == "json",
        locations=devices,
    )


def _exit_code(report: av.Report, strict: bool) -> int:
    """0 available, 1 not available, 2 no verdict."""
    if report.violations or (strict and report.conditions):
        return 1
    return 0 if report.ok else 2


def _targets_are_known(targets: Sequence[str]) -> bool:
    """Says on stderr what is wrong with the targets, once rather than for every file."""

    def work(tell: Tell) -> list[str]:
        tell.enter("target")
        problems = []
        with ir.Context():
            for spec in targets:
                try:
                    av.target(spec)
                except ValueError as error:
                    problems.append(str(error))
        return problems

    if not targets:
        return True
    # MLIR's own parser reads attributes.
    is_safe = not any(spec.strip().startswith("#") for spec in targets)
    result = _isolate.here(work) if is_safe else _isolate.call(work)
    problems = result.value if isinstance(result, _isolate.Done) else [result.reason]
    found = [Diagnostic("--target", "error", problem) for problem in problems]
    sys.stderr.write(Look.of_stderr().diagnostics(found))
    return not problems


def _check(
    module: ir.Module, targets: ModuleTargets, source: Source, allow_unchecked: bool | Sequence[str]
) -> av.Report:
    """Checks against each of the targets, or against those in the IR."""
    try:
        return check_module(source, module, targets, allow_unchecked)
    except ValueError as error:
        raise InputError(Diagnostic(source.name, "error", _NO_TARGET)) from error


def _to_json(report: av.Report, source: Source) -> dict[str, Any]:
    """Returns the report for `_json`, with what was found made as it is written."""

    def entries(found: Sequence[av.Violation | av.Condition | av.Unchecked]) -> Iterator[dict[str, Any]]:
        for each in found:
            form = each.to_json()
            form["location"] = source.relocate(form["location"])
            yield form

    return to_form(report, source.name, entries)


class _Text:
    """Writes a report for people."""

    def __init__(self, source: Source, look: Look, context: ir.Context, strict: bool) -> None:
        self._source = source
        self._look = look
        self._severity: Literal["error", "warning"] = "error" if strict else "warning"
        self._context = context

    @cached_property
    def _nearest(self) -> Nearest:
        """Only a violation asks for it."""
        return Nearest(self._context)

    def report(self, report: av.Report) -> str:
        """Returns what was found for each target, and its verdict in a line beneath."""
        return "".join(self._result(result) for result in report.results)

    def survey(self, survey: Survey) -> str:
        """Returns on how many devices everything is available, and what the others lack."""
        unjudged = survey.reports[0] if survey.reports and survey.is_unjudged else None
        text = "".join(map(self._unchecked, unjudged.unchecked[:_SHOWN_VIOLATIONS])) if unjudged else ""
        count = len(survey.available)
        colour = "green" if count == len(survey.reports) else "red" if count == 0 else "yellow"
        name = self._look.style(f"{printable(self._source.name)}:", bold=True)
        head = self._look.style(survey.headline(), fg=colour, bold=True)
        return f"{text}{name} {head}\n" + "".join(f"  {line}\n" for line in survey.details())

    def _result(self, result: av.TargetReport) -> str:
        text = "".join(map(self._violation, result.violations[:_SHOWN_VIOLATIONS]))
        text += self._rest(result.violations)
        text += "".join(map(self._condition, result.conditions[:_SHOWN_VIOLATIONS]))
        text += self._rest(result.conditions)
        text += "".join(map(self._unchecked, result.unchecked[:_SHOWN_VIOLATIONS]))
        text += self._rest(result.unchecked)
        return text + self._verdict(result)

    def _rest(self, found: Sequence[object]) -> str:
        rest = len(found) - _SHOWN_VIOLATIONS
        return f"... and {rest:,} more; --format json lists all\n" if rest > 0 else ""

    def _condition(self, condition: av.Condition) -> str:
        location = self._source.relocate(condition.location)
        line, column = self._source.excerpt(location) or (None, 0)
        cause = f"cause: {condition.clause.source}"
        where = location or self._source.name
        diagnostic = Diagnostic(where, self._severity, condition.message, line, column, details=(cause,))
        return self._look.diagnostics([diagnostic])

    def _unchecked(self, unchecked: av.Unchecked) -> str:
        location = self._source.relocate(unchecked.location)
        line, column = self._source.excerpt(location) or (None, 0)
        accept = f"--allow-unchecked={unchecked.dialect} accepts what is unknown of '{unchecked.dialect}'"
        where = location or self._source.name
        diagnostic = Diagnostic(where, "error", unchecked.message, line, column, details=(accept,))
        return self._look.diagnostics([diagnostic])

    def _violation(self, violation: av.Violation) -> str:
        location = self._source.relocate(violation.location)
        line, column = self._excerpt(violation, location)
        diagnostic = Diagnostic(
            location or self._source.name,
            "error",
            violation.message,
            details=(f"cause: {violation.clause.source}", self._nearest.describe(violation)),
        )
        head, *details = self._look.diagnostics([diagnostic]).splitlines()
        return "\n".join([head, *self._look.excerpt(line, column), *details]) + "\n"

    def _excerpt(self, violation: av.Violation, location: str) -> tuple[str, int | None]:
        """The source line; where there is none, the operation as MLIR prints it."""
        excerpt = self._source.excerpt(location)
        if excerpt is not None:
            return excerpt
        assert violation.op is not None, "pickled reports have no operations, and this is none"
        text = violation.op.get_asm(
            large_elements_limit=8,
            skip_regions=True,
            use_local_scope=True,
            assume_verified=True,
            # What is made of a binary need not be valid, which printers of their own may rely on.
            print_generic_op_form=self._source.kind is Kind.SPIRV,
        )
        return str(text).strip().split("\n", 1)[0], None

    def _verdict(self, result: av.TargetReport) -> str:
        verdict, colour = "no verdict", "yellow"
        if result.violations:
            verdict, colour = "not available", "red"
        elif result.ok and result.conditions:
            verdict, colour = "available on condition", "yellow"
        elif result.ok:
            verdict, colour = "available", "green"
        name = self._look.style(f"{printable(self._source.name)}:", bold=True)
        coloured = self._look.style(verdict, fg=colour, bold=True)
        rest = printable(str(result).removeprefix(verdict))
        return f"{name} {coloured}{rest}\n{self._lacking(result)}"

    def _lacking(self, result: av.TargetReport) -> str:
        """What the target would have to offer besides, the most needed first."""
        if len(result.violations) < 2:
            return ""  # The message has said it.
        needed = Counter(each.clause.any_of for each in result.violations).most_common()
        names = [describe_alternatives(any_of) for any_of, _ in needed[:_SHOWN_LACKING]]
        more = len(needed) - len(names)
        return f"  lacking: {'; '.join(names)}{f'; and {more} more' if more > 0 else ''}\n"

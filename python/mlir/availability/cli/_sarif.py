# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The findings of `check` as SARIF 2.1.0, for tools that show results beside the code.

All files share one log with one run: such tools expect a file with one run from each analysis.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias, TypeVar
from urllib.parse import quote

from mlir import availability as av
from mlir import ir
from mlir.availability.cli import _json
from mlir.availability.cli._nearest import Nearest
from mlir.availability.cli._next_step import next_step
from mlir.availability.cli._suppress import Suppression, marks_of
from mlir.availability.files._source import Diagnostic, Source
from mlir.availability.files.worker._spool import Spool
from mlir.availability.files.worker._work import Write
from mlir.availability.native._extension import _availability
from mlir.availability.report._places import split_place
from mlir.availability.report._through import NotLowered
from mlir.availability.report.wording._requirements import describe_alternatives

T = TypeVar("T", bound="av.Violation | av.Condition | av.Unchecked")
Finding: TypeAlias = "av.Violation | av.Condition"

# A message names at most this many devices; the properties name all.
_SHOWN_DEVICES = 6

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_NO_TARGET = "availability.no-target"
_UNCHECKED = "availability.unchecked"
_NOTHING_JUDGED = "availability.nothing-judged"
_NOT_LOWERED = "availability.not-lowered"

# Separates a rule's name from the result in a line for `Log`. Neither contains it: JSON writes \t.
_END_OF_RULE = "\t"


class Log:
    """A log of the results that `Results` has written for each file.

    Files that couldn't be checked become notifications of the tool.
    """

    def __init__(self) -> None:
        self._uris: list[str] = []
        self._indices: dict[str, int] = {}
        self._results = Spool()
        self._notifications: list[dict[str, Any]] = []
        self._is_complete = True

    def add(self, text: Spool | None, problems: tuple[Diagnostic, ...]) -> None:
        """Takes the results of the next file, None if it couldn't be checked, and the error."""
        # A file without a verdict was still read, but not a section with an error. Notes are results.
        self._is_complete &= text is not None and not any(each.severity == "error" for each in problems)
        self._notifications += [_notification(each) for each in problems if each.severity != "note"]
        if text is None:
            return
        for line in text.lines():
            rule, end, result = line.partition(_END_OF_RULE)
            if not end:
                self._uris += [rule] if rule not in self._uris[-1:] else []  # Each section has it.
                continue
            index = self._indices.setdefault(rule, len(self._indices))
            comma = ", " if self._results else ""
            self._results.write(f'{comma}{result.removesuffix("}")}, "ruleIndex": {index}}}')

    def pieces(self) -> Iterator[str]:
        """Yields the log, a piece at a time, and closes it."""
        rules = [_rule(name) for name in self._indices]
        run = {
            "tool": {"driver": {"name": "mlir-availability", **_version(), "rules": rules}},
            "invocations": [
                {
                    "executionSuccessful": self._is_complete,
                    "toolExecutionNotifications": self._notifications,
                }
            ],
            "artifacts": [{"location": {"uri": uri}, "roles": ["analysisTarget"]} for uri in self._uris],
            "columnKind": "unicodeCodePoints",
            "results": [],
        }
        log = _json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]})
        end = "]}]}"
        yield log.removesuffix(end)
        yield from self._results
        yield f"{end}\n"
        self._results.close()


class Results:
    """Makes results from the findings in a file.

    Args:
        source: the file, or a section of it.
        context: the context of its module.
        met: how often earlier sections of the file had equal results; it is extended.
        targets_in_ir: whether the targets are attributes in the file, to which results then point.
        strict: whether a condition that a target leaves open is an error.
    """

    def __init__(
        self, source: Source, context: ir.Context, met: Counter[bytes], *, targets_in_ir: bool, strict: bool
    ) -> None:
        self._source = source
        self._condition_level = "error" if strict else "warning"
        self._targets_in_ir = targets_in_ir
        self._nearest = Nearest(context)
        self._met = met

    def write(self, report: av.Report, write: Write) -> None:
        """Writes the input of `Log`: a line with the file's URI, and a line for each result with its rule."""
        write(f"{_uri(self._source.name)}\n")
        for result in self._make(report):
            write(f"{result['ruleId']}{_END_OF_RULE}{_json.dumps(result)}\n")

    def _make(self, report: av.Report) -> Iterator[dict[str, Any]]:
        for result in report.results:
            for violation, mark in _marked(result.violations):
                yield self._violation(violation, result) | _suppressions(mark)
        for result in report.results:
            for condition, mark in _marked(result.conditions):
                yield self._condition(condition, result) | _suppressions(mark)
        unchecked = dict.fromkeys(pair for result in report.results for pair in _marked(result.unchecked))
        for each, mark in unchecked:
            yield self._unchecked(each) | _suppressions(mark)
        for result in report.results:
            yield from (self._not_lowered(each, result) for each in result.not_lowered)
        yield from (
            self._nothing_judged(each)
            for each in report.results
            if each.nothing_judged and not each.not_lowered
        )

    def write_survey(self, report: av.Report, devices: av.Report, nouns: str, write: Write) -> None:
        """Writes the same for targets and for devices, or CPUs. A result names all devices that it is about.

        Args:
            report: the findings for targets; it may have no results.
            devices: the findings for devices.
            nouns: what they are: "devices".
            write: takes the lines.
        """
        self.write(report, write)
        for result in self._of_devices(devices, nouns):
            write(f"{result['ruleId']}{_END_OF_RULE}{_json.dumps(result)}\n")

    def _of_devices(self, devices: av.Report, nouns: str) -> Iterator[dict[str, Any]]:
        """Yields a result for each violation and condition, in the order of their first devices."""
        total = f"{len(devices.results)} {nouns}"
        for kind in ("violations", "conditions"):
            met: dict[tuple[object, ...], tuple[Finding, list[str]]] = {}
            for result in devices.results:
                for finding in getattr(result, kind):
                    place = finding.location, finding.instruction or finding.op_name
                    met.setdefault((*place, finding.clause), (finding, []))[1].append(result.spec)
            yield from (self._of_several(finding, names, total) for finding, names in met.values())
        yield from map(self._unchecked, devices.unchecked)
        problems: dict[tuple[str, ...], list[tuple[NotLowered, av.TargetReport]]] = {}
        for result in devices.results:
            for each in result.not_lowered:
                key = each.location, each.op_name, each.reason
                problems.setdefault(key, []).append((each, result))
        for same in problems.values():
            targets = [result.spec for _, result in same]
            yield {**self._not_lowered(*same[0]), "properties": {"targets": targets}}
        silent = [each for each in devices.results if each.nothing_judged and not each.not_lowered]
        yield from map(self._nothing_judged, silent[:1])

    def _of_several(self, finding: Finding, names: Sequence[str], total: str) -> dict[str, Any]:
        clause, what = finding.clause, describe_alternatives(finding.clause.any_of)
        shown = ", ".join(names[:_SHOWN_DEVICES])
        more = f" and {len(names) - _SHOWN_DEVICES} more" if len(names) > _SHOWN_DEVICES else ""
        on = f"{len(names)} of {total}"
        form: dict[str, Any] = {}
        if isinstance(finding, av.Violation):
            level = "error"
            lack = f"{finding.op_name} needs {what}, which {on} lack: {shown}{more}"
            text = finding.message if finding.unstated else lack
            remedy = f" {_sentence(self._nearest.describe(finding))}"
            form["available_from"] = list(finding.available_from)
        else:
            level, remedy = self._condition_level, ""
            text = f"{finding.op_name} needs {what}, which the reports of {on} leave open: {shown}{more}"
        facts = finding.op_name, str(clause), level
        return {
            "ruleId": clause.any_of[0].dimension if clause.any_of else _NO_TARGET,
            "level": level,
            "message": {"text": f"{text}. Cause: {finding.cause}.{remedy}"},
            "locations": [self._location(finding.location, finding.instruction or finding.op_name)],
            "partialFingerprints": {"availability/v1": self._fingerprint(finding.location, *facts)},
            "properties": {"targets": list(names), "clause": clause.to_json(), **form},
        }

    def _violation(self, violation: av.Violation, result: av.TargetReport) -> dict[str, Any]:
        clause = violation.clause
        remedy = _sentence(self._nearest.describe(violation))
        text = f"{violation.message}. Cause: {violation.cause}. {remedy}"
        form = {
            "ruleId": clause.any_of[0].dimension if clause.any_of else _NO_TARGET,
            "level": "error",
            "message": {"text": text},
            "locations": [self._location(violation.location, violation.instruction or violation.op_name)],
            "partialFingerprints": {
                "availability/v1": self._fingerprint(
                    violation.location, result.spec, violation.op_name, str(clause)
                )
            },
            "properties": {
                "target": result.spec,
                "clause": clause.to_json(),
                "offered": {dimension: list(values) for dimension, values in violation.offered.items()},
                "available_from": list(violation.available_from),
            },
        }
        if self._targets_in_ir and result.scope is not None:
            place = self._location(_availability.location(result.scope), result.scope.name)
            form["relatedLocations"] = [{**place, "message": {"text": "the target is an attribute of this"}}]
        return form

    def _condition(self, condition: av.Condition, result: av.TargetReport) -> dict[str, Any]:
        clause = condition.clause
        facts = result.spec, condition.op_name, str(clause)
        return {
            "ruleId": clause.any_of[0].dimension,
            "level": self._condition_level,
            "message": {"text": f"{condition.message}. Cause: {condition.cause}."},
            "locations": [self._location(condition.location, condition.instruction or condition.op_name)],
            "partialFingerprints": {"availability/v1": self._fingerprint(condition.location, *facts)},
            "properties": {"target": result.spec, "clause": clause.to_json()},
        }

    def _unchecked(self, unchecked: av.Unchecked) -> dict[str, Any]:
        facts = unchecked.op_name, unchecked.reason
        return {
            "ruleId": _UNCHECKED,
            "level": "error",
            "message": {"text": f"{unchecked.message}."},
            "locations": [self._location(unchecked.location, unchecked.instruction or unchecked.op_name)],
            "partialFingerprints": {"availability/v1": self._fingerprint(unchecked.location, *facts)},
        }

    def _not_lowered(self, found: NotLowered, result: av.TargetReport) -> dict[str, Any]:
        facts = result.spec, found.op_name, found.reason
        return {
            "ruleId": _NOT_LOWERED,
            "level": "error",
            "message": {"text": ". ".join([found.message, *found.notes])},
            "locations": [self._location(found.location, found.op_name)],
            "partialFingerprints": {"availability/v1": self._fingerprint(found.location, *facts)},
            "properties": {"target": result.spec},
        }

    def _nothing_judged(self, result: av.TargetReport) -> dict[str, Any]:
        physical = _physical_location(self._source.place)
        next_ = "" if result.through else f"; {next_step(self._source.name, result.passed_over, result)}"
        return {
            "ruleId": _NOTHING_JUDGED,
            "level": "error",
            "message": {"text": f"{result}{next_}."},
            "locations": [{"physicalLocation": physical}],
            "partialFingerprints": {"availability/v1": self._fingerprint("", result.spec)},
        }

    def _location(self, place: str, op_name: str) -> dict[str, Any]:
        logical = {"name": op_name, "kind": "operation"}
        if self._source.is_word(place):
            logical["fullyQualifiedName"] = f"{op_name}, {place}"
            place = ""
        place = self._source.relocate(place)
        physical = _physical_location(place or self._source.place, self._source.excerpt(place))
        return {"physicalLocation": physical, "logicalLocations": [logical]}

    def _fingerprint(self, place: str, *facts: str) -> str:
        """Identifies a result across versions of the file.

        It consists of everything but the line number, and an index among equal results.
        """
        line, _ = self._source.excerpt(self._source.relocate(place)) or ("", 0)
        facts = (_uri(self._source.name), line.strip(), *facts)
        import hashlib  # Other formats don't pay for it.

        digest = hashlib.sha256("\0".join(facts).encode(errors="surrogateescape")).digest()[:16]
        self._met[digest] += 1
        return f"{digest.hex()}:{self._met[digest]}"


def _marked(found: Sequence[T]) -> Iterator[tuple[T, Suppression | None]]:
    return zip(found, marks_of(found), strict=True)


def _suppressions(mark: Suppression | None) -> dict[str, Any]:
    if mark is None:
        return {}
    return {"suppressions": [{"kind": "external", "justification": f"{mark.reason} ({mark.by})"}]}


def _sentence(text: str) -> str:
    """Makes a sentence of "available from ..." or "declare it ..."."""
    return f"{'It is ' if text.startswith(('available', 'to be')) else ''}{text}."


def _physical_location(place: str, excerpt: tuple[str, int | None] | None = None) -> dict[str, Any]:
    """Makes a physical location of "file" or "file:line:col"."""
    name, line, column = split_place(place)
    form: dict[str, Any] = {"artifactLocation": {"uri": _uri(name)}}
    if line < 1:
        return form
    form["region"] = {"startLine": line}
    if excerpt:
        # MLIR's columns count bytes.
        text, at = excerpt
        form["region"] |= {} if at is None else {"startColumn": at + 1}
        form["region"]["snippet"] = {"text": text}
    elif column > 0:
        form["region"]["startColumn"] = column
    return form


def _uri(name: str) -> str:
    """A file's name as a URI: relative names stay relative, standard input is "-"."""
    if name == "<stdin>":
        return "-"
    return Path(name).as_uri() if Path(name).is_absolute() else quote(name, errors="surrogateescape")


def _notification(problem: Diagnostic) -> dict[str, Any]:
    text = ". ".join([problem.message, *problem.details])
    return {
        "level": problem.severity,
        "message": {"text": text},
        "locations": [{"physicalLocation": _physical_location(problem.location)}],
    }


def _rule(name: str) -> dict[str, Any]:
    short, full, help_ = _RULES.get(name, _DIMENSION)
    return {
        "id": name,
        "shortDescription": {"text": short.format(name)},
        "fullDescription": {"text": full.format(name)},
        "help": {"text": help_},
        "defaultConfiguration": {"level": "error"},
    }


_DIMENSION = (
    "Something needs a {} that the target does not offer",
    "The operation, or a type or an attribute of it, needs a {0} that the target does not offer. Where the "
    "need has alternatives, {0} is the dimension of the first.",
    "Check against a target that offers it: the message names the nearest, and 'mlir-availability targets' "
    "lists all. Or change the operation: 'mlir-availability explain FILE' says what each operation needs, "
    "and why.",
)
_RULES = {
    _NO_TARGET: (
        "No target offers what the operation needs",
        "The dialect doesn't know the operation, or nothing can satisfy what it needs.",
        "Look up the operation's name in the documentation of its dialect, or use another one.",
    ),
    _UNCHECKED: (
        "The requirements of the operation are unknown",
        "The operation, or a type or an attribute of it, is not registered, and its requirements are not "
        "declared; or it is in a region that may hold only operations of another dialect. What is unknown "
        "is not available.",
        "Load the dialect, or declare what the operation needs. Or accept it: --allow-unchecked=DIALECT.",
    ),
    _NOT_LOWERED: (
        "A pipeline can't lower the operation",
        "The pipeline through which the file was judged has no conversion of the operation for the target, "
        "or one of its passes fails. Another pipeline may be able to.",
        "Write the operation differently, or name another pipeline: --pipeline.",
    ),
    _NOTHING_JUDGED: (
        "Nothing was judged",
        "The target covers none of the dialects of the operations. Without a judged operation there is no "
        "verdict.",
        "Check against a target of the operations' dialects, or lower the operations to a dialect of the "
        "target first. Or accept it: --allow-unchecked.",
    ),
}


def _version() -> dict[str, str]:
    from importlib import metadata

    try:
        return {"version": metadata.version("mlir-availability")}
    except metadata.PackageNotFoundError:
        return {}

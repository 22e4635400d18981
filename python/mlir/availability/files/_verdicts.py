# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What was found in a file, as :class:`FileVerdicts`: one cause is one need, with its number of places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice

from mlir import ir
from mlir.availability.ask._check import check_resolved
from mlir.availability.ask._summary import Summary, summarize
from mlir.availability.ask._targets import ResolvedTarget
from mlir.availability.ask._undeclared import TRIPLE
from mlir.availability.ask._version import at_lower_version
from mlir.availability.files._source import Kind, Source
from mlir.availability.report._causes import Cause
from mlir.availability.report._places import shown_place
from mlir.availability.report._report import WORST_FIRST, Report, TargetReport
from mlir.availability.report._through import NotLowered
from mlir.availability.report._verdicts import (
    VERSION,
    AnyOf,
    Cell,
    FileVerdicts,
    Need,
    NeedKind,
    is_available,
    strictest,
)
from mlir.availability.report._violation import Condition, Unchecked, Violation
from mlir.availability.report.wording._requirements import in_words

NOTHING = "nothing in it was judged"
"""Why there is no verdict where a target covers no operation."""

_MOST_CHARACTERS = 200
_MOST_LOOKED_AT = 1000
_MOST_TARGETS = 3


@dataclass(frozen=True)
class Findings:
    """What counts of a report on a target."""

    causes: Sequence[Cause]
    conditions: Sequence[Condition]
    unchecked: Sequence[Unchecked]

    @classmethod
    def of(cls, result: TargetReport) -> Findings:
        """Takes all that a report has."""
        return cls(result.causes, result.conditions, result.unchecked)


def verdicts_of(
    source: Source,
    module: ir.Module,
    report: Report,
    allowed: Sequence[str],
    findings: Callable[[TargetReport], Findings] = Findings.of,
    how_to_judge: Callable[[TargetReport], str] = lambda _: "",
) -> FileVerdicts:
    """Returns the verdicts on a file.

    Args:
        source: the file.
        module: its module.
        report: what was found in it.
        allowed: the dialects that may go unchecked.
        findings: what counts of a report on a target; all by default.
        how_to_judge: what to do about a target that judged nothing; nothing by default.
    """
    return _Collector(source, module, allowed, how_to_judge).collect(report, findings)


class _Collector:
    """Collects the needs of a file, each once."""

    def __init__(
        self,
        source: Source,
        module: ir.Module,
        allowed: Sequence[str],
        how_to_judge: Callable[[TargetReport], str],
    ) -> None:
        self._how_to_judge = how_to_judge
        self._source, self._module, self._allowed = source, module, allowed
        self._needs: dict[tuple[NeedKind, object], int] = {}
        self._made: list[Need] = []

    def collect(self, report: Report, findings: Callable[[TargetReport], Findings]) -> FileVerdicts:
        cells = [self._cell(each, findings(each)) for each in report.results]
        if not any(each.through for each in report.results):
            attributes = [each.target for each in report.results if isinstance(each.target, ir.Attribute)]
            check = partial(AtLower.check, self._module, attributes, self._allowed)
            cells = lower_versions(cells, self._made, check)
        by_name: dict[str, Cell] = {}
        for name, cell in zip(_names(report), cells, strict=True):
            by_name[name] = _worse(by_name[name], cell) if name in by_name else cell
        source, needs = self._source, tuple(self._made)
        is_section = source.section is not None
        return FileVerdicts(
            source.title, tuple(by_name), tuple(by_name.values()), needs, is_section=is_section
        )

    def _cell(self, result: TargetReport, found: Findings) -> Cell:
        lacked = strictest(each.any_of for each in found.causes if not each.unstated)
        needs = [self._cause(each) for each in found.causes if each.unstated or each.any_of in lacked]
        needs += [self._not_lowered(each) for each in result.not_lowered]
        if any(each.unstated for each in found.causes) and all(each.unstated for each in found.causes):
            needs += self._unstated_here(result)
        unknown = [self._unchecked(each) for each in found.unchecked[:1]]
        if result.nothing_judged and not result.not_lowered:
            unknown.append(self._nothing(result))
        if needs:
            return Cell("no", tuple(dict.fromkeys(needs + unknown)))
        if unknown:
            return Cell("unknown", tuple(unknown))
        if not result.ok or result.accepted:
            return Cell(result.verdict, accepted=True)
        conditions = tuple(dict.fromkeys(self._condition(each) for each in found.conditions))
        return Cell("on condition" if conditions else "yes", conditions)

    def _unstated_here(self, result: TargetReport) -> list[int]:
        """Declaring everything needn't be enough: the target may lack what must be declared."""
        if result.if_declared:
            return []
        what = "what the file must declare"
        return [self._add("unknown", what, lambda: Need("unknown", f"whether the target has {what}"))]

    def _cause(self, cause: Cause) -> int:
        kind: NeedKind = "unstated" if cause.unstated else "lacking"
        return self._add(kind, cause.any_of, lambda: need_of(cause, self._source))

    def _not_lowered(self, found: NotLowered) -> int:
        what = f"no lowering of {found.op_name}"
        place = place_of(found.location, self._source)
        line = line_of(found.location, self._source)
        reason = found.message.partition(": ")[2]
        return self._add(
            "lowering", (found.op_name, reason), lambda: Need("lowering", what, (), place, reason, 1, line)
        )

    def _unchecked(self, found: Unchecked) -> int:
        what = f"{found.op_name} is unknown"
        place = place_of(found.location, self._source)
        accept = f"--allow-unchecked={found.dialect} accepts it"
        line = line_of(found.location, self._source)
        return self._add(
            "unknown",
            (found.op_name, found.reason),
            lambda: Need("unknown", what, (), place, found.reason, 1, line, accept),
        )

    def _nothing(self, result: TargetReport) -> int:
        why = str(result).partition(f"no verdict on {result.target_name}: ")[2]
        need = Need("unknown", result.silence or NOTHING, cause=why, remedy=self._how_to_judge(result))
        return self._add("unknown", need.what, lambda: need)

    def _condition(self, found: Condition) -> int:
        any_of = found.clause.any_of
        place = place_of(found.location, self._source)
        return self._add(
            "condition", any_of, lambda: Need("condition", in_words(any_of), any_of, place, found.cause)
        )

    def _add(self, kind: NeedKind, key: object, make: Callable[[], Need]) -> int:
        if (kind, key) not in self._needs:
            self._needs[kind, key] = len(self._made)
            self._made.append(make())
        return self._needs[kind, key]


def _names(report: Report) -> list[str]:
    """Returns a name for each target. Messages call all attributes of a kind the same; these don't."""
    specs: dict[str, set[str]] = {}
    for each in report.results:
        specs.setdefault(each.target_name, set()).add(each.spec)
    return [each.spec if len(specs[each.target_name]) > 1 else each.target_name for each in report.results]


def _worse(one: Cell, other: Cell) -> Cell:
    """Returns the verdict on two parts of a file that have the same target."""
    verdict = min(one.verdict, other.verdict, key=WORST_FIRST.index)
    accepted = all(each.accepted or is_available(each.verdict) for each in (one, other))
    return Cell(
        verdict, tuple(dict.fromkeys(one.needs + other.needs)), accepted and not is_available(verdict)
    )


def need_of(cause: Cause, source: Source) -> Need:
    """Returns what a cause says: what is needed, where, and what in the file needs it."""
    violation = _telling(cause, source)
    what = in_words(cause.any_of)
    is_declared = _is_declaration(violation)
    return Need(
        "unstated" if cause.unstated else "lacking",
        f"declare {what}" if cause.unstated else what,
        cause.any_of,
        "" if is_declared else place_of(violation.location, source),
        "the file declares it" if is_declared else _used_by(violation),
        cause.number,
        "" if is_declared else line_of(violation.location, source),
        "" if cause.unstated else _remedy(violation),
    )


def _remedy(violation: Violation) -> str:
    """Returns targets that have all of the file, "" if none does."""
    return "" if violation.available_alone else ", ".join(violation.available_from[:_MOST_TARGETS])


def _telling(cause: Cause, source: Source) -> Violation:
    """Returns the violation to show: if possible one at a line of the source, and no declaration."""
    others = [each for each in islice(cause.violations, _MOST_LOOKED_AT) if not _is_declaration(each)]
    if is_about_version(cause.any_of):
        # What needs an earlier version than the file states isn't the reason.
        others = [each for each in others if each.clause.any_of == cause.any_of]
    placed = (each for each in others if not source.is_word(each.location))
    return next(placed, others[0] if others else cause.violation)


def _is_declaration(violation: Violation) -> bool:
    """Whether it is about what a ``spirv.module`` declares, not about what uses it."""
    source = violation.clause.source
    return not violation.unstated and source.kind == "attribute" and source.name == TRIPLE


def place_of(location: str, source: Source) -> str:
    """Returns where something is as people read it: "double.comp:3"; "" if no line is known."""
    return "" if not location or source.is_word(location) else shown_place(source.relocate(location))


def line_of(location: str, source: Source) -> str:
    """Returns the line of the source at a location, without its indentation; "" if it can't be had."""
    if source.kind is Kind.BYTECODE:
        return ""
    found = source.excerpt(source.relocate(location))
    return found[0].strip()[:_MOST_CHARACTERS] if found else ""


@dataclass(frozen=True)
class AtLower:
    """What is found if a file states the lowest version of SPIR-V that it needs.

    Attributes:
        version: this version, ``"1.4"``; empty if the file states no higher one. Then nothing is found.
        found: what is found on each target; None for targets that weren't asked.
    """

    version: str = ""
    found: Sequence[Summary | None] = ()

    @classmethod
    def check(
        cls, module: ir.Module, targets: Sequence[ir.Attribute | None], allowed: Sequence[str]
    ) -> AtLower:
        """Checks a file's module so. The module is as before when this returns."""
        with at_lower_version(module, allowed) as version:
            if not version:
                return cls()
            found = iter(summarize(module, [each for each in targets if each is not None], allowed))
        return cls(version, [None if each is None else next(found) for each in targets])


def lower_versions(cells: Sequence[Cell], needs: list[Need], check: Callable[[], AtLower]) -> list[Cell]:
    """Finds out where a lower version of SPIR-V would do, and says so in place of the version that is stated.

    Args:
        cells: the verdict for each target.
        needs: what the cells refer to; it is added to.
        check: returns what is found on each target at a lower version; called if that may matter.

    Returns:
        The cells.
    """
    stated = {number for number, each in enumerate(needs) if _is_version(each)}
    lower = check() if stated else AtLower()
    if not lower.version:
        return list(cells)
    number = len(needs)
    changed = [_at_version(cell, each, stated, number) for cell, each in zip(cells, lower.found, strict=True)]
    if changed != list(cells):
        remedy = "a lower version is enough: an option of the compiler, no change of the source"
        needs.append(Need("version", f"compile for SPIR-V {lower.version}", remedy=remedy))
    return changed


def _at_version(cell: Cell, found: Summary | None, stated: set[int], number: int) -> Cell:
    if found is None or stated.isdisjoint(cell.needs):
        return cell
    if any(each.unstated or is_about_version(each.any_of) for each in found.violations):
        return cell
    return cell._replace(needs=tuple(number if each in stated else each for each in cell.needs))


def _is_version(need: Need) -> bool:
    return need.kind == "lacking" and is_about_version(need.any_of)


def is_about_version(any_of: AnyOf) -> bool:
    """Whether a version of SPIR-V is among alternatives."""
    return any(each.dimension == VERSION for each in any_of)


def _used_by(violation: Violation) -> str:
    became = f" (becomes {violation.became})" if violation.became else ""
    return f"{violation.instruction or violation.op_name}{became}, {violation.cause}"


def locate(
    module: ir.Module,
    source: Source,
    lacking: Sequence[tuple[ResolvedTarget, Sequence[AnyOf]]],
    allowed: bool | tuple[str, ...],
) -> dict[AnyOf, Need]:
    """Finds the places of what targets lack, by as few checks as it takes.

    Args:
        module: the module of a file.
        source: the file.
        lacking: what each target lacks.
        allowed: the dialects that may go unchecked.

    Returns:
        The needs by their alternatives. One whose place isn't found has none.
    """
    found: dict[AnyOf, Need] = {}
    wanted = {any_of for _, each in lacking for any_of in each}
    while missing := wanted - found.keys():
        target, needs = max(lacking, key=lambda item: len(missing.intersection(item[1])))
        result = check_resolved(module, target, allow_unchecked=allowed)
        for cause in result.causes:
            if not cause.unstated:
                found.setdefault(cause.any_of, need_of(cause, source))
        for any_of in needs:
            found.setdefault(any_of, Need("lacking", in_words(any_of), any_of))
    return found

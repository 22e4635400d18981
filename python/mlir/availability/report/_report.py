# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What :func:`check` finds. See `_model` for what all values have in common."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from mlir.availability.files.worker._data import restores
from mlir.availability.report._causes import Cause, find_causes
from mlir.availability.report._errors import AvailabilityError
from mlir.availability.report._found import Found
from mlir.availability.report._measured import Measured, Opinion
from mlir.availability.report._model import SCHEMA_VERSION, HoldsIR, Requirement
from mlir.availability.report._through import NotLowered, Through
from mlir.availability.report._violation import Condition, Unchecked, Violation
from mlir.availability.report.wording._reports import report_text, verdict_line
from mlir.availability.report.wording._requirements import count

if TYPE_CHECKING:
    from mlir import ir

Verdict: TypeAlias = Literal["yes", "no", "unknown", "on condition"]
"""Whether everything is available on a target."""
WORST_FIRST: tuple[Verdict, ...] = ("no", "unknown", "on condition", "yes")

ListEntries: TypeAlias = "Callable[[Sequence[Violation | Condition | Unchecked]], Any]"
"""Makes the JSON form of a list of findings."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TargetReport(HoldsIR):
    """What :func:`check` found for one target. It is true when the target is known to offer everything.

    Attributes:
        target: the target; its text after pickling.
        target_name: how messages call it: ``"vulkan1.1"``.
        spec: the target as :func:`target` takes it: a name, or the attribute's text.
        scope: the operation that was checked, with everything in it; None after pickling.
        checked_ops: how many operations were judged. With 0, the target covers none of the dialects
            of the operations.
        violations: every clause that isn't satisfied, in the order of the operations.
        conditions: every clause that the target leaves open, in that order. If there is nothing but
            conditions, the report is true: everything is available on these conditions.
        unchecked: the operations whose requirements are unknown, in that order.
        passed_over: how many operations of each name were not judged, although they may need something,
            because the target doesn't cover them. With targets in the IR, the first result also has the
            operations that no target applies to.
        nothing_judged: whether no operation was judged: there were such operations, or none at all.
        silence: why the target can't be used to judge any operation: ``"unknown chip 'sm_35'"``; or none of
            these, because there is code for other targets. Otherwise empty.
        unchecked_ops: how many operations `unchecked` is about; it has an entry for each reason.
        cause_indices: for each violation, the position of the violation that causes it: see :attr:`causes`.
        through: the pipeline through which the operation was judged, and what it can't lower; None if the
            operation was judged as it is.
        must_declare: what a ``spirv.module`` uses and doesn't declare: ``("capability Int64",)``. That is a
            fault of the module, and says nothing about the target.
        if_declared: whether everything is available on the target once the module declares that; None if it
            declares all that it uses.
        measured: the operations for which a back end answered; None if it did for none.
        opinion: what a back end says of all device code; None if it wasn't asked.
    `violations`, `conditions` and `unchecked` are sequences that make their entries on access, because
    there may be very many.
    """

    target: ir.Attribute | str = field(repr=False)
    target_name: str
    spec: str = field(repr=False)
    scope: ir.Operation | None = field(repr=False)
    checked_ops: int
    violations: Sequence[Violation] = field(repr=False)
    conditions: Sequence[Condition] = field(repr=False)
    unchecked: Sequence[Unchecked] = field(repr=False)
    passed_over: Mapping[str, int] = field(repr=False)
    nothing_judged: bool = field(repr=False)
    silence: str = field(repr=False)
    unchecked_ops: int = field(repr=False)
    cause_indices: Sequence[int] = field(repr=False)
    through: Through | None = field(repr=False, default=None)
    must_declare: tuple[str, ...] = field(repr=False, default=())
    if_declared: bool | None = field(repr=False, default=None)
    measured: Measured | None = field(repr=False, default=None)
    opinion: Opinion | None = field(repr=False, default=None)

    def _facts(self) -> tuple[object, ...]:
        return (
            self.target_name,
            self.spec,
            self.checked_ops,
            self.violations,
            self.conditions,
            self.unchecked,
            dict(self.passed_over),
            self.nothing_judged,
            self.silence,
            self.unchecked_ops,
            self.cause_indices,
            self.through,
            self.must_declare,
            self.if_declared,
            self.measured,
            self.opinion,
        )

    def __eq__(self, other: object) -> bool:
        """Whether both hold the same findings for a target of the same name, in any IR."""
        return self._facts() == other._facts() if isinstance(other, TargetReport) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.spec, self.checked_ops, len(self.violations), len(self.unchecked)))

    def __repr__(self) -> str:
        return f"<TargetReport: {self}>"

    def _repr_html_(self) -> str:
        from mlir.availability.report._html import report_html  # Few programs need it.

        return report_html([self])

    @property
    def ok(self) -> bool:
        """Whether the target is known to offer everything that is needed; :attr:`conditions` don't matter."""
        return not (self.violations or self.not_lowered or self.unchecked or self.nothing_judged)

    @property
    def not_lowered(self) -> tuple[NotLowered, ...]:
        """What the pipeline, if there is one, can't lower for the target. Then nothing is available."""
        return self.through.not_lowered if self.through else ()

    @property
    def accepted(self) -> bool:
        """Whether nothing was judged, and that is accepted: all of it may go unchecked."""
        return self.ok and not self.checked_ops and bool(self.passed_over)

    @property
    def verdict(self) -> Verdict:
        """The verdict: "no" if something isn't available or can't be lowered, "unknown" if it isn't known,
        also where that is :attr:`accepted`, "on condition" if the target leaves something open, else "yes".
        """
        if self.violations or self.not_lowered:
            return "no"
        if not self.ok or self.accepted:
            return "unknown"
        return "on condition" if self.conditions else "yes"

    @property
    def contradicted(self) -> bool:
        """Whether a back end refuses what is available, or compiles what isn't."""
        if self.opinion is None or self.opinion.accepts is None or self.verdict == "unknown":
            return False
        return self.opinion.accepts is (self.verdict == "no")

    @property
    def causes(self) -> list[Cause]:
        """The violations in groups, one for each thing that the target lacks or the module must declare.

        Each states the number of its places. They are in the order of their first places.
        """
        return find_causes(self.violations, self.cause_indices)

    def __bool__(self) -> bool:
        return self.ok

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore_target_report, (str(self.target), *self._facts())

    def __str__(self) -> str:
        """The verdict in a line: ``"not available on vulkan1.0: 3 violations in 14 ops"``."""
        return verdict_line(self)

    def to_json(self) -> dict[str, Any]:
        """Returns the report as an entry of ``results`` in ``schemas/check.schema.json``."""
        return self._to_form(_list_entries)

    def _to_form(self, entries: ListEntries) -> dict[str, Any]:
        return {
            "target": self.spec,
            "ok": self.ok,
            "checked_ops": self.checked_ops,
            "causes": [
                {"violation": each.index, "count": each.number, "unstated": each.unstated}
                for each in self.causes
            ],
            "violations": entries(self.violations),
            "conditions": entries(self.conditions),
            "unchecked": entries(self.unchecked),
            "passed_over": dict(self.passed_over),
            **({} if self.through is None else {"through": self.through.to_json()}),
            **self._declarations(),
            **({} if self.measured is None else {"measured": self.measured.to_json()}),
            **self._opinion_form(),
        }

    def _opinion_form(self) -> dict[str, Any]:
        if self.opinion is None:
            return {}
        return {"opinion": self.opinion.to_json(), "contradicted": self.contradicted}

    def _declarations(self) -> dict[str, Any]:
        if self.if_declared is None:
            return {}
        return {"must_declare": list(self.must_declare), "if_declared": self.if_declared}


@restores
def _restore_target_report(
    target: str,
    target_name: str,
    spec: str,
    checked_ops: int,
    violations: Sequence[Violation],
    conditions: Sequence[Condition],
    unchecked: Sequence[Unchecked],
    passed_over: dict[str, int],
    nothing_judged: bool,
    silence: str,
    unchecked_ops: int,
    cause_indices: Sequence[int],
    through: Through | None,
    must_declare: tuple[str, ...],
    if_declared: bool | None,
    measured: Measured | None,
    opinion: Opinion | None,
) -> TargetReport:
    passed = MappingProxyType(passed_over)
    return TargetReport(
        target,
        target_name,
        spec,
        None,
        checked_ops,
        violations,
        conditions,
        unchecked,
        passed,
        nothing_judged,
        silence,
        unchecked_ops,
        cause_indices,
        through,
        must_declare,
        if_declared,
        measured,
        opinion,
    )


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Report:
    """What :func:`check` found. It is true when every target is known to offer everything that is needed.

    Attributes:
        results: one entry per target that was checked against; at least one. In the order of the targets
            that were asked for, or else of those in the IR.
    """

    results: tuple[TargetReport, ...]

    def __repr__(self) -> str:
        if len(self.results) == 1:
            return f"<Report: {self.results[0]}>"
        good = sum(result.ok for result in self.results)
        return f"<Report: available on {good} of {count(len(self.results), 'target')}>"

    def _repr_html_(self) -> str:
        from mlir.availability.report._html import report_html

        return report_html(self.results)

    def __eq__(self, other: object) -> bool:
        """Whether both hold the same findings for targets of the same names, in any IR."""
        return self.results == other.results if isinstance(other, Report) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.results)

    @property
    def ok(self) -> bool:
        """Whether every target is known to offer everything that is needed of it."""
        return all(result.ok for result in self.results)

    def __bool__(self) -> bool:
        return self.ok

    @property
    def verdict(self) -> Verdict:
        """The worst verdict on a target: "no", then "unknown", then "on condition", then "yes"."""
        return min((result.verdict for result in self.results), key=WORST_FIRST.index)

    @property
    def lacking(self) -> dict[tuple[Requirement, ...], int]:
        """What targets lack, and how many of them: what most of them lack comes first.

        A key is alternatives, any of which would do. What a module must declare isn't here.
        """
        lacking = Counter(
            any_of
            for result in self.results
            for any_of in dict.fromkeys(each.any_of for each in result.causes if not each.unstated)
        )
        return dict(lacking.most_common())

    @property
    def violations(self) -> Sequence[Violation]:
        """Every clause that isn't satisfied, in the order of the targets, then the operations."""
        return Found.joined([result.violations for result in self.results])

    @property
    def conditions(self) -> Sequence[Condition]:
        """Every clause that a target leaves open, in the order of the targets, then the operations."""
        return Found.joined([result.conditions for result in self.results])

    @property
    def unchecked(self) -> tuple[Unchecked, ...]:
        """The operations whose requirements are unknown, each once for each reason."""
        return tuple(dict.fromkeys(op for result in self.results for op in result.unchecked))

    @property
    def nothing_judged(self) -> bool:
        """Whether one of the targets judged no operation at all."""
        return any(result.nothing_judged for result in self.results)

    @property
    def checked_ops(self) -> int:
        """How many checks of an operation against a target were made."""
        return sum(result.checked_ops for result in self.results)

    @property
    def targets(self) -> tuple[ir.Attribute | str, ...]:
        """The targets that were checked against."""
        return tuple(result.target for result in self.results)

    @property
    def target(self) -> ir.Attribute | str:
        """The one target that was checked against.

        Raises:
            ValueError: there were several; use :attr:`targets` or :attr:`results`.
        """
        if len(self.results) != 1:
            names = ", ".join(result.target_name for result in self.results)
            raise ValueError(f"checked against several targets ({names}): use .targets or .results")
        return self.results[0].target

    def raise_for_violations(self) -> None:
        """Does nothing if everything is known to be available.

        Raises:
            AvailabilityError: something isn't, or its requirements are unknown; its ``report`` is this one.
        """
        if not self.ok:
            raise AvailabilityError(self)

    def __str__(self) -> str:
        """The verdict for each target, and the first violations beneath it."""
        return report_text(self)

    def to_json(self, file: str = "") -> dict[str, Any]:
        """Returns the report in the form of ``schemas/check.schema.json``.

        Args:
            file: the file to name as the operations' source.
        """
        return to_form(self, file, _list_entries)


def to_form(
    report: Report, file: str, entries: ListEntries, section: Mapping[str, Any] = MappingProxyType({})
) -> dict[str, Any]:
    """Returns a report in the form of ``schemas/check.schema.json``.

    Args:
        report: the findings.
        file: the name of the operations' source file.
        entries: makes the lists of findings, which may be long.
        section: what the form says of the section of the file.
    """
    results = [result._to_form(entries) for result in report.results]
    return {"schema_version": SCHEMA_VERSION, "file": file, **section, "results": results}


def _list_entries(found: Sequence[Violation | Condition | Unchecked]) -> list[dict[str, Any]]:
    return [each.to_json() for each in found]

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What :func:`check` finds. See `_model` for what holds of all values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from mlir.availability._errors import AvailabilityError
from mlir.availability._model import (
    SCHEMA_VERSION,
    Clause,
    HoldsIR,
    clause_from_raw,
    describe_alternatives,
)

if TYPE_CHECKING:
    from mlir import ir
    from mlir.availability import _availability

# str(report) shows no more violations, and no more unchecked operations, than this: it ends up in tracebacks.
_SHOWN_VIOLATIONS = 10
# A verdict names no more of what has to hold.
_SHOWN_CONDITIONS = 3
# A verdict names no more of what was passed over.
_SHOWN_PASSED_OVER = 3


@dataclass(frozen=True, slots=True)
class _Found:
    """Stands in for the extension module's object of a violation: what that has found out."""

    unstated: bool
    targets: tuple[str, ...]

    def available_from(self) -> tuple[str, ...]:
        return self.targets


@dataclass(frozen=True, slots=True, eq=False)
class Violation(HoldsIR):
    """A clause of an operation that a target doesn't satisfy.

    Attributes:
        op: the operation. It stays valid when the module is no longer referenced elsewhere. None after
            pickling; `op_name` and `location` say which it was.
        op_name: its name: ``"spirv.GroupNonUniformFAdd"``.
        location: ``"file:line:col"``; empty where the operation has none.
        clause: the clause that isn't satisfied.
        offered: what the target offers instead, per dimension of the clause.
        message: one line that says all of this.
    """

    op: ir.Operation | None = field(repr=False)
    op_name: str
    location: str
    clause: Clause
    offered: Mapping[str, tuple[str, ...]]
    message: str
    _raw: _availability.Violation | _Found = field(repr=False)

    @property
    def unstated(self) -> bool:
        """Whether it is not the target that lacks the clause, but what the operation's module states.

        A ``spirv.module`` states by its ``vce_triple`` what it needs. That attribute is the clause's source.
        """
        return self._raw.unstated

    @property
    def available_from(self) -> tuple[str, ...]:
        """The known targets, as :func:`target` takes them, that admit the operation.

        Where none does as it stands, these are targets with the additions that do:
        ``"vulkan1.1+GroupNonUniformArithmetic"``. Worked out when asked for. Empty when the clause is
        :attr:`unstated`: that is for the module to mend, whatever the target.
        """
        return tuple(self._raw.available_from())

    def __str__(self) -> str:
        return f"{self.location}: {self.message}" if self.location else self.message

    def __reduce__(self) -> tuple[Any, ...]:
        found = _Found(self.unstated, self.available_from)
        offered = dict(self.offered)
        return _restore_violation, (self.op_name, self.location, self.clause, offered, self.message, found)

    def to_json(self) -> dict[str, Any]:
        """Returns the violation as an entry of ``violations`` in ``schemas/check.schema.json``."""
        return {
            "op": self.op_name,
            "location": self.location,
            "clause": self.clause.to_json(),
            "offered": {dimension: list(values) for dimension, values in self.offered.items()},
            "message": self.message,
            "available_from": list(self.available_from),
        }


@dataclass(frozen=True, slots=True)
class Unchecked:
    """An operation of which nobody can tell what it needs, so that it is available nowhere.

    Attributes:
        op_name: its name: ``"foo.bar"``.
        location: ``"file:line:col"``; empty where the operation has none.
        reason: why: it, a type or an attribute of it is registered nowhere and nothing is declared of
            it, or the operation stands in a region where only operations of another dialect belong.
        dialect: the dialect of the operation, the type or the attribute, for ``allow_unchecked``.
    """

    op_name: str
    location: str
    reason: str
    dialect: str

    @property
    def message(self) -> str:
        """One line that says all of this."""
        return f"nobody can tell what '{self.op_name}' needs: {self.reason}"

    def __str__(self) -> str:
        return f"{self.location}: {self.message}" if self.location else self.message

    def to_json(self) -> dict[str, Any]:
        """Returns the operation as an entry of ``unchecked`` in ``schemas/check.schema.json``."""
        return {
            "op": self.op_name,
            "location": self.location,
            "reason": self.reason,
            "dialect": self.dialect,
        }


@dataclass(frozen=True, slots=True)
class Condition:
    """A clause of an operation that a target leaves open: nobody has said whether it offers it.

    A report of a device, for instance, may be older than a feature. The operation is available if the target
    has what the clause asks for.

    Attributes:
        op_name: the operation's name: ``"spirv.AtomicIAdd"``.
        location: ``"file:line:col"``; empty where the operation has none.
        clause: the clause that is left open.
        message: one line that says all of this.
    """

    op_name: str
    location: str
    clause: Clause
    message: str

    def __str__(self) -> str:
        return f"{self.location}: {self.message}" if self.location else self.message

    def to_json(self) -> dict[str, Any]:
        """Returns the condition as an entry of ``conditions`` in ``schemas/check.schema.json``."""
        return {
            "op": self.op_name,
            "location": self.location,
            "clause": self.clause.to_json(),
            "message": self.message,
        }


def _restore_violation(
    op_name: str,
    location: str,
    clause: Clause,
    offered: dict[str, tuple[str, ...]],
    message: str,
    found: _Found,
) -> Violation:
    return Violation(None, op_name, location, clause, MappingProxyType(offered), message, found)


@dataclass(frozen=True, slots=True, eq=False)
class TargetReport(HoldsIR):
    """What :func:`check` found for one target. It is true when the target is known to offer everything.

    Attributes:
        target: the target; its text after pickling.
        target_name: how messages call it: ``"vulkan1.1"``.
        spec: the target as :func:`target` takes it: a name, or the attribute's text.
        scope: the operation that was checked, with everything in it; None after pickling.
        checked_ops: how many operations the target had a say in. With 0, nothing here belongs to
            a dialect that the target speaks for.
        violations: every clause that isn't satisfied, in the order of the operations.
        conditions: every clause that the target leaves open, in that order. Where there are any and nothing
            else is wrong, the report is true: available on these conditions.
        unchecked: the operations of which nobody can tell what they need, in that order.
        passed_over: how many operations of each name the target had no say in, though they may need
            something. With a target in the IR, those that no target applies to are in the first result.
        nothing_judged: whether there were such operations and the target had a say in nothing at all.
    """

    target: ir.Attribute | str = field(repr=False)
    target_name: str
    spec: str = field(repr=False)
    scope: ir.Operation | None = field(repr=False)
    checked_ops: int
    violations: tuple[Violation, ...] = field(repr=False)
    conditions: tuple[Condition, ...] = field(repr=False)
    unchecked: tuple[Unchecked, ...] = field(repr=False)
    passed_over: Mapping[str, int] = field(repr=False)
    nothing_judged: bool = field(repr=False)

    @property
    def ok(self) -> bool:
        """Whether the target is known to offer everything that is needed, :attr:`conditions` aside."""
        return not (self.violations or self.unchecked or self.nothing_judged)

    def __bool__(self) -> bool:
        return self.ok

    def __reduce__(self) -> tuple[Any, ...]:
        unjudged = self.unchecked, dict(self.passed_over), self.nothing_judged
        found = self.checked_ops, self.violations, self.conditions, *unjudged
        return _restore_target_report, (str(self.target), self.target_name, self.spec, *found)

    def __str__(self) -> str:
        """The verdict in a line: ``"not available on vulkan1.0: 3 violations in 14 ops"``."""
        checked = _count(self.checked_ops, "op")
        number = len(self.violations)
        passed = self._describe_passed_over()
        if self.violations:
            return f"not available on {self.target_name}: {_count(number, 'violation')} in {checked}{passed}"
        if self.unchecked:
            unknown = _count(len(self.unchecked), "op")
            return f"no verdict on {self.target_name}: {unknown} unknown, {checked} checked{passed}"
        if self.nothing_judged:
            return f"no verdict on {self.target_name}: nothing was judged{passed}"
        if self.conditions:
            return (
                f"available on condition: {self.target_name} has {self._describe_conditions()} "
                f"({checked} checked{passed})"
            )
        return f"available on {self.target_name} ({checked} checked{passed})"

    def _describe_conditions(self) -> str:
        """What has to hold: "shaderInt64 and shaderFloat64"."""
        needs = list(dict.fromkeys(describe_alternatives(each.clause.any_of) for each in self.conditions))
        more = len(needs) - _SHOWN_CONDITIONS
        return " and ".join(needs[:_SHOWN_CONDITIONS]) + (f" and {more} more" if more > 0 else "")

    def _describe_passed_over(self) -> str:
        """How much was passed over: ", 3 passed over (2 arith.addf, 1 func.func)"."""
        if not self.passed_over:
            return ""
        ordered = sorted(self.passed_over.items(), key=lambda item: -item[1])
        names = [f"{number:,} {name}" for name, number in ordered[:_SHOWN_PASSED_OVER]]
        more = ", ..." if len(ordered) > _SHOWN_PASSED_OVER else ""
        return f", {sum(self.passed_over.values()):,} passed over: {', '.join(names)}{more}"

    def to_json(self) -> dict[str, Any]:
        """Returns the report as an entry of ``results`` in ``schemas/check.schema.json``."""
        return {
            "target": self.spec,
            "ok": self.ok,
            "checked_ops": self.checked_ops,
            "violations": [violation.to_json() for violation in self.violations],
            "conditions": [condition.to_json() for condition in self.conditions],
            "unchecked": [unchecked.to_json() for unchecked in self.unchecked],
            "passed_over": dict(self.passed_over),
        }


def _restore_target_report(
    target: str,
    target_name: str,
    spec: str,
    checked_ops: int,
    violations: tuple[Violation, ...],
    conditions: tuple[Condition, ...],
    unchecked: tuple[Unchecked, ...],
    passed_over: dict[str, int],
    nothing_judged: bool,
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
    )


@dataclass(frozen=True, slots=True, eq=False)
class Report:
    """What :func:`check` found. It is true when every target is known to offer everything that is needed.

    Attributes:
        results: one entry per target that was checked against; at least one. There are several
            only where the target attributes in the IR were used.
    """

    results: tuple[TargetReport, ...]

    def __repr__(self) -> str:
        return f"<Report: {'; '.join(map(str, self.results))}>"

    @property
    def ok(self) -> bool:
        """Whether every target is known to offer everything that is needed of it."""
        return all(result.ok for result in self.results)

    def __bool__(self) -> bool:
        return self.ok

    @property
    def violations(self) -> tuple[Violation, ...]:
        """Every clause that isn't satisfied, in the order of the targets, then the operations."""
        return tuple(violation for result in self.results for violation in result.violations)

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """Every clause that a target leaves open, in the order of the targets, then the operations."""
        return tuple(condition for result in self.results for condition in result.conditions)

    @property
    def unchecked(self) -> tuple[Unchecked, ...]:
        """The operations of which nobody can tell what they need, each once for each reason."""
        return tuple(dict.fromkeys(op for result in self.results for op in result.unchecked))

    @property
    def nothing_judged(self) -> bool:
        """Whether a target had a say in nothing at all."""
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
            AvailabilityError: something isn't, or nobody can tell; its ``report`` is this one.
        """
        if not self.ok:
            raise AvailabilityError(self)

    def __str__(self) -> str:
        """The verdict for each target, and the first violations beneath it."""
        lines: list[str] = []
        for result in self.results:
            lines.append(str(result))
            for found in (result.violations, result.conditions, result.unchecked):
                lines += [f"  {each}" for each in found[:_SHOWN_VIOLATIONS]]
                if (rest := len(found) - _SHOWN_VIOLATIONS) > 0:
                    lines.append(f"  ... and {rest:,} more")
        return "\n".join(lines)

    def to_json(self, file: str = "") -> dict[str, Any]:
        """Returns the report in the form of ``schemas/check.schema.json``.

        Args:
            file: what to say that the operations come from.
        """
        results = [result.to_json() for result in self.results]
        return {"schema_version": SCHEMA_VERSION, "file": file, "results": results}


def violations_from_raw(raw: _availability.Report) -> tuple[Violation, ...]:
    """Makes violations of the extension module's objects.

    Those of equal clauses share what they have in common: there may be very many.
    """
    shared: dict[int, tuple[Clause, Mapping[str, tuple[str, ...]]]] = {}

    def make(violation: _availability.Violation) -> Violation:
        # The extension module's object is the same for equal clauses, and alive as long as `raw`.
        clause, offered = violation.clause, violation.offered
        if id(clause) not in shared:
            offers = {dimension: tuple(values) for dimension, values in offered.items()}
            shared[id(clause)] = clause_from_raw(clause), MappingProxyType(offers)
        return Violation(
            violation.op,
            violation.op_name,
            violation.location,
            *shared[id(clause)],
            violation.message,
            violation,
        )

    violations = raw.violations
    return tuple(map(make, violations))


def conditions_from_raw(raw: _availability.Report) -> tuple[Condition, ...]:
    """Makes conditions of what the extension module returns."""
    return tuple(
        Condition(name, location, clause_from_raw(clause), message)
        for name, location, clause, message in raw.conditions
    )


def _count(number: int, noun: str) -> str:
    """3 violations, 1 violation."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The findings of :func:`check` in an operation. `_model` describes what all values have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from mlir.availability.files.worker._data import restores
from mlir.availability.report._found import Found
from mlir.availability.report._model import Clause, ClauseTuple, HoldsIR, clause_from_raw
from mlir.availability.report.wording._binaries import declarations, describe_source, in_binary

if TYPE_CHECKING:
    from mlir import ir
    from mlir.availability import _availability


@dataclass(frozen=True, slots=True)
class _Pickled:
    """Replaces the extension module's violation after pickling, with the same facts."""

    op_name: str
    location: str
    message: str
    unstated: bool
    targets: tuple[str, ...]
    instruction: str | None
    became: str | None = None
    alone: bool = False
    forms: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()
    op: None = None

    def available_from(self) -> tuple[str, ...]:
        return self.targets

    def is_available_alone(self) -> bool:
        return self.alone

    def other_forms(self) -> tuple[str, ...]:
        return self.forms


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Violation(HoldsIR):
    """A clause of an operation that a target doesn't satisfy.

    Two are equal if they hold the same facts about operations of the same name at the same place.

    Attributes:
        clause: the clause that isn't satisfied.
        offered: what the target offers instead, per dimension of the clause.
    """

    clause: Clause
    offered: Mapping[str, tuple[str, ...]]
    _raw: _availability.Violation | _Pickled

    @property
    def op(self) -> ir.Operation | None:
        """The operation. It stays valid when the module is no longer referenced elsewhere.

        None after pickling, and if it has been erased since; :attr:`op_name` and :attr:`location` identify
        it.
        """
        return self._raw.op

    @property
    def op_name(self) -> str:
        """The operation's name: ``"spirv.GroupNonUniformFAdd"``."""
        return self._raw.op_name

    @property
    def location(self) -> str:
        """Where it is, ``"file:line:col"``; empty where the operation has no place in a file."""
        return self._raw.location

    @property
    def instruction(self) -> str | None:
        """The instruction of a SPIR-V binary that the operation stands for: ``"OpLoad"``; otherwise None."""
        return self._raw.instruction

    @property
    def became(self) -> str | None:
        """The operation that a pipeline made of it, and that was judged: ``"nvvm.mma.sync"``; else None."""
        return self._raw.became

    @property
    def message(self) -> str:
        """One line that says what is needed, and what the target offers."""
        instruction = self.instruction
        if instruction is None:
            return self._raw.message
        if self.unstated:
            return f"{instruction} needs {declarations(self.clause.any_of)}, which the module doesn't declare"
        return in_binary(self._raw.message, self.op_name, instruction, self.clause)

    @property
    def cause(self) -> str:
        """What in the operation needs it, as a phrase: ``"attribute 'semantics' (Acquire)"``."""
        return describe_source(self.clause.source, self.instruction)

    @property
    def unstated(self) -> bool:
        """Whether the operation's module fails to state the clause, rather than the target to offer it.

        A ``spirv.module`` states by its ``vce_triple`` what it needs. That attribute is the clause's source.
        """
        return self._raw.unstated

    @property
    def available_from(self) -> tuple[str, ...]:
        """The known targets on which all that was checked is available, as :func:`target` takes them.

        If there are none, these are targets with additions on which it is available:
        ``"vulkan1.1+GroupNonUniformArithmetic"``. If there are none of these either, or none near the target
        that was asked, they are targets on which the operation is available by itself; then
        :attr:`available_alone` is true. Computed on access. Empty if the clause is :attr:`unstated`: then the
        module must be changed, and no target helps.
        """
        return tuple(self._raw.available_from())

    @property
    def available_alone(self) -> bool:
        """Whether the targets of :attr:`available_from` lack something else that was checked."""
        return self._raw.is_available_alone()

    @property
    def other_forms(self) -> tuple[str, ...]:
        """Other forms that the target has of the operation, or of what it :attr:`became`, as phrases.

        Such as ``"mmaShape = [16, 8, 8] on (vector<2x2xf16>, ...) -> ..."``: in another shape, or else of
        another type of numbers. Each was judged in its place. Computed on access. Empty if none is found, and
        if the operation has been erased since.
        """
        return tuple(self._raw.other_forms())

    @property
    def instead(self) -> tuple[str, ...]:
        """What to write in place of the operation, where a pipeline then makes what the target has of it.

        Such as ``"gpu.subgroup_reduce without 'uniform'"``. With each, all was lowered and judged again.
        """
        return tuple(self._raw.instead)

    def __str__(self) -> str:
        return f"{self.location}: {self.message}" if self.location else self.message

    def __repr__(self) -> str:
        return f"<Violation: {self}>"

    def __eq__(self, other: object) -> bool:
        return self._facts() == other._facts() if isinstance(other, Violation) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._facts())

    def _facts(self) -> tuple[object, ...]:
        return self.op_name, self.location, self.clause, self.message

    def __reduce__(self) -> tuple[Any, ...]:
        told = (
            self.op_name,
            self.location,
            self._raw.message,
            self.unstated,
            self.available_from,
            self.instruction,
            self.became,
            self.available_alone,
            self.other_forms,
            self.instead,
        )
        return _restore_violation, (self.clause, dict(self.offered), _Pickled(*told))

    def to_json(self) -> dict[str, Any]:
        """Returns the violation as an entry of ``violations`` in ``schemas/check.schema.json``."""
        return {
            "op": self.op_name,
            **_instruction_form(self.instruction),
            **_became_form(self.became),
            "location": self.location,
            "clause": self.clause.to_json(),
            "offered": {dimension: list(values) for dimension, values in self.offered.items()},
            "message": self.message,
            "available_from": list(self.available_from),
            **({"available_alone": True} if self.available_alone else {}),
            **({"other_forms": list(self.other_forms)} if self.other_forms else {}),
            **({"instead": list(self.instead)} if self.instead else {}),
        }


@dataclass(frozen=True, slots=True, repr=False)
class Unchecked:
    """An operation whose requirements are unknown, so it counts as not available.

    Attributes:
        op_name: its name: ``"foo.bar"``.
        location: ``"file:line:col"``; empty where the operation has none.
        reason: why they are unknown: it, or a type or an attribute of it, is not registered and has no
            declared requirements; or it is in a region that may hold only operations of another dialect.
        dialect: the dialect of the operation, the type or the attribute, for ``allow_unchecked``.
        instruction: as :attr:`Violation.instruction`.
        became: as :attr:`Violation.became`.
    """

    op_name: str
    location: str
    reason: str
    dialect: str
    instruction: str | None = None
    became: str | None = None

    @property
    def message(self) -> str:
        """A description in one line."""
        what = self.instruction or f"'{self.op_name}'"
        if self.became is not None:
            return f"{self.op_name} becomes {self.became}, whose requirements are unknown: {self.reason}"
        return f"the requirements of {what} are unknown: {self.reason}"

    def __repr__(self) -> str:
        return f"<Unchecked: {self}>"

    def __str__(self) -> str:
        return f"{self.location}: {self.message}" if self.location else self.message

    def to_json(self) -> dict[str, Any]:
        """Returns the operation as an entry of ``unchecked`` in ``schemas/check.schema.json``."""
        return {
            "op": self.op_name,
            **_instruction_form(self.instruction),
            **_became_form(self.became),
            "location": self.location,
            "reason": self.reason,
            "dialect": self.dialect,
        }


@dataclass(frozen=True, slots=True, repr=False)
class Condition:
    """A clause of an operation that a target leaves open: it is unknown whether the target offers it.

    A report of a device, for instance, may be older than a feature. The operation is available if the target
    offers what the clause requires.

    Attributes:
        op_name: the operation's name: ``"spirv.AtomicIAdd"``.
        location: ``"file:line:col"``; empty where the operation has none.
        clause: the clause that is left open.
        message: a description in one line.
        instruction: as :attr:`Violation.instruction`.
        became: as :attr:`Violation.became`.
    """

    op_name: str
    location: str
    clause: Clause
    message: str
    instruction: str | None = None
    became: str | None = None

    @property
    def cause(self) -> str:
        """What in the operation needs it, as a phrase."""
        return describe_source(self.clause.source, self.instruction)

    def __repr__(self) -> str:
        return f"<Condition: {self}>"

    def __str__(self) -> str:
        return f"{self.location}: {self.message}" if self.location else self.message

    def to_json(self) -> dict[str, Any]:
        """Returns the condition as an entry of ``conditions`` in ``schemas/check.schema.json``."""
        return {
            "op": self.op_name,
            **_instruction_form(self.instruction),
            **_became_form(self.became),
            "location": self.location,
            "clause": self.clause.to_json(),
            "message": self.message,
        }


def _became_form(became: str | None) -> dict[str, str]:
    return {} if became is None else {"became": became}


def _instruction_form(instruction: str | None) -> dict[str, str]:
    return {} if instruction is None else {"instruction": instruction}


@restores
def _restore_violation(clause: Clause, offered: dict[str, tuple[str, ...]], told: _Pickled) -> Violation:
    return Violation(clause, MappingProxyType(offered), told)


class FoundIn(NamedTuple):
    """The findings in the extension module's report."""

    violations: Sequence[Violation]
    causes: Sequence[int]
    conditions: Sequence[Condition]
    unchecked: Sequence[Unchecked]


_NOTHING = FoundIn((), (), (), ())


def found_in(raw: _availability.Report) -> FoundIn:
    """Returns the findings in the extension module's report.

    Entries of equal clauses share their data.
    """
    if not raw.num_violations and not raw.num_conditions and not raw.num_unchecked:
        return _NOTHING
    # The extension module has one object for equal clauses; they live as long as `raw`.
    clauses: dict[int, Clause] = {}
    offers: dict[int, Mapping[str, tuple[str, ...]]] = {}

    def share(clause: ClauseTuple) -> Clause:
        if id(clause) not in clauses:
            clauses[id(clause)] = clause_from_raw(clause)
        return clauses[id(clause)]

    def violation(index: int) -> Violation:
        found = raw.violation(index)
        clause, offered = found.clause, found.offered
        if id(offered) not in offers:
            values = {dimension: tuple(each) for dimension, each in offered.items()}
            offers[id(offered)] = MappingProxyType(values)
        return Violation(share(clause), offers[id(offered)], found)

    @cache
    def causes() -> Sequence[int]:
        return raw.causes()

    def condition(index: int) -> Condition:
        name, location, raw_clause, message, instruction, became = raw.condition(index)
        clause = share(raw_clause)
        if instruction is not None:
            message = in_binary(message, name, instruction, clause)
        return Condition(name, location, clause, message, instruction, became)

    def unchecked(index: int) -> Unchecked:
        return Unchecked(*raw.unchecked(index))

    return FoundIn(
        Found(raw.num_violations, violation),
        Found(raw.num_violations, lambda index: causes()[index]),
        Found(raw.num_conditions, condition),
        Found(raw.num_unchecked, unchecked),
    )

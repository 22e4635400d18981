# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The data of ``table``: for every operation of a dialect all its requirements and conditions, on every
target.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, TypeVar

from mlir import availability as av
from mlir import ir
from mlir.availability.ask._operations import context_or_current
from mlir.availability.ask._target_groups import expand
from mlir.availability.files._requirement_files import Declared, declare_files
from mlir.availability.native._extension import _availability
from mlir.availability.report._lowered_ops import LoweredOp, lowered_ops, lowered_source, lowered_targets
from mlir.availability.report._model import SCHEMA_VERSION, clause_from_raw
from mlir.availability.report.wording._requirements import describe_alternatives

SUPPORT = {
    "y": "yes",
    "c": "on_condition",
    "o": "optional",
    "n": "no",
    "u": "unknown",
    "-": "not_judged",
}
"""What the letters of `TableData.cells` and `TableData.verdicts` stand for. What is optional, the target
lacks by itself, and an addition to it may bring it: a capability that only some devices of a Vulkan version
have.
"""

# A condition from the extension module: sort, kind, name, when, rule, unknown requirements (dialect, reason),
# and the numbers of clauses.
_ConditionTuple = tuple[str, str, str, str, str, tuple[str, str], list[int]]


@dataclass(frozen=True)
class Condition:
    """Something that an operation, a type or an attribute may need."""

    sort: str
    """"clauses"; "unknown": the requirements are unknown; "computed": a value that the operation holds;
    "named": what a thing that it names needs; "held": what the types and attributes that it holds need."""
    kind: str
    """The sort of part that is the cause, as in :class:`av.Source`."""
    name: str
    """The name of the part; may be empty."""
    when: str
    """The condition, in words or as C++; empty if there is none."""
    rule: str
    """The name of the rule that asks for it; may be empty."""
    unknown: str
    """Why the requirements are unknown; empty if they are known."""
    clauses: tuple[int, ...]
    """Numbers of clauses, all of which are needed then; see `TableData.clauses`."""

    def __str__(self) -> str:
        """The condition as a phrase: "attribute 'semantics': Acquire", "type i64", "of 64-bit integers"."""
        if self.sort == "held":
            return "whatever its types are" if self.kind == "type" else f"what {self._part} holds"
        if self.kind == "type" and not self.name:
            return f"type {self.when}" if self.when else "its types"
        if self.kind == "op":
            return self.when or "in any case"
        return f"{self._part}: {self.when}" if self.when else self._part

    @property
    def _part(self) -> str:
        """The part of the operation: "attribute 'semantics'"."""
        return f"{self.kind} '{self.name}'" if self.name else self.kind

    def source_json(self) -> dict[str, Any]:
        """Returns the cause in the form of a clause's source."""
        optional = {"name": self.name, "detail": self.when, "rule": self.rule}
        return {"kind": self.kind, **{key: value for key, value in optional.items() if value}}


@dataclass(frozen=True)
class Row:
    """An operation and its requirements."""

    op: str
    clauses: list[av.Clause]
    """The requirements of every operation of the name."""
    numbers: tuple[int, ...]
    """The numbers of these clauses; see `TableData.clauses`."""
    conditional: bool
    """Whether one may need more because of its attributes or types."""
    unlisted: bool
    """Whether hand-written C++ may require something that isn't listed."""
    unknown: tuple[str, ...]
    """Why the requirements of operations of this name are unknown; empty if they are known."""
    conditions: tuple[Condition, ...]
    """The further requirements that an operation may have."""
    lowered: Mapping[str, LoweredOp] = field(default_factory=dict)
    """What the default pipelines make of operations of this name, by the dialects of targets; empty if that
    was not tried."""
    has_record: bool = True
    """Whether a record is about operations of this name; if not, only what they become is known."""


@dataclass(frozen=True)
class DefRow:
    """A type or an attribute and its requirements in operations of the dialect."""

    name: str
    """As in the IR: "!spirv.image"."""
    numbers: tuple[int, ...]
    conditions: tuple[Condition, ...]


_Part = TypeVar("_Part", Row, DefRow)


class TableData:
    """The table of a dialect.

    Args:
        dialect: its name.
        targets: the targets to ask; those that have no say in the dialect's operations are left out.

    Raises:
        ValueError: no such dialect takes part in availability, and it isn't known what its operations become.
    """

    def __init__(self, dialect: str, targets: Sequence[av.TargetInfo], context: ir.Context) -> None:
        self.dialect = dialect
        becomes = lowered_ops(dialect)
        self.families = [
            family for family in lowered_targets() if any(family in each for each in becomes.values())
        ]
        """The dialects of targets to whose default pipelines the operations were given."""
        # Of some dialects no record tells, only what their operations become.
        has_records = not becomes or dialect in _availability.table_dialects(context)
        raw = _availability.Table(context, dialect) if has_records else None
        self.dimensions: list[tuple[str, str]] = raw.dimensions() if raw else []
        """Their names and relations."""
        self.clauses: list[tuple[av.Requirement, ...]] = [
            tuple(av.Requirement(*each) for each in alternatives)
            for alternatives in (raw.clauses() if raw else ())
        ]
        """The alternatives of each clause of the table."""
        rows = {row.op: row for row in (_row(*each) for each in (raw.rows() if raw else ()))}
        self._positions = {name: position for position, name in enumerate(rows)}
        rows |= {name: _only_lowered(name) for name in becomes if name not in rows}
        self.rows = [replace(rows[name], lowered=becomes.get(name, {})) for name in sorted(rows)]
        """In the order of the operations' names."""
        self.defs = [_def(*each) for each in (raw.defs() if raw else ())]
        """What types and attributes need."""
        found = zip(targets, _judge(raw, targets), strict=True) if raw else ()
        judged = [(target, *letters) for target, letters in found]
        self.silent = [target.name for target, cells, _ in judged if not cells.strip("-")]
        """The names of those that don't cover the dialect's operations."""
        judged = [each for each in judged if each[1].strip("-")]
        self.targets = [target for target, _, _ in judged]
        """The targets that cover the dialect."""
        self._cells = [cells for _, cells, _ in judged]
        self._verdicts = [verdicts for _, _, verdicts in judged]
        self._drop_types_of_others()
        self._drop_unused_clauses()

    def _drop_types_of_others(self) -> None:
        """Drops types and attributes of other dialects that no target covers, and the conditions on them."""
        needed = {number for row in self.defs for number in row.numbers}
        needed |= {number for row in self.defs for each in row.conditions for number in each.clauses}
        if any(self.verdicts(number).strip("-") for number in needed):
            return
        self.defs = []
        self.rows = [
            replace(row, conditions=tuple(each for each in row.conditions if each.sort != "held"))
            for row in self.rows
        ]

    def _drop_unused_clauses(self) -> None:
        """Drops unused clauses, and renumbers the others."""
        parts: list[Row | DefRow] = [*self.rows, *self.defs]
        used = {number for part in parts for number in part.numbers}
        used |= {number for part in parts for each in part.conditions for number in each.clauses}
        kept = sorted(used)
        if len(kept) == len(self.clauses):
            return
        new = {number: index for index, number in enumerate(kept)}

        def renumber(part: _Part) -> _Part:
            listed = tuple(
                replace(each, clauses=tuple(new[number] for number in each.clauses))
                for each in part.conditions
            )
            return replace(part, numbers=tuple(new[number] for number in part.numbers), conditions=listed)

        self.clauses = [self.clauses[number] for number in kept]
        self._verdicts = ["".join(column[number] for number in kept) for column in self._verdicts]
        self.rows = [renumber(row) for row in self.rows]
        self.defs = [renumber(row) for row in self.defs]

    def cells(self, row: int) -> str:
        """Returns each target's verdict on row number `row`, as a letter; see `SUPPORT`."""
        position = self._positions.get(self.rows[row].op)
        return "-" * len(self._cells) if position is None else "".join(cell[position] for cell in self._cells)

    def verdicts(self, clause: int) -> str:
        """Returns the same for clause number `clause`."""
        return "".join(column[clause] for column in self._verdicts)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Maps operations to row numbers."""
        return {row.op: number for number, row in enumerate(self.rows)}

    def to_json(self) -> dict[str, Any]:
        """Returns the table in the form of ``schemas/table.schema.json``."""
        return {
            "schema_version": SCHEMA_VERSION,
            "dialect": self.dialect,
            "dimensions": [{"name": name, "relation": relation} for name, relation in self.dimensions],
            "targets": [
                {"name": target.name, "family": target.family, "summary": target.summary}
                for target in self.targets
            ],
            "ops": [self._row_json(number, row) for number, row in enumerate(self.rows)],
            "types": [self._def_json(row) for row in self.defs],
            "offers": [self._offer_json(number) for number in range(len(self.clauses))],
            **(
                {
                    "lowered": {
                        "source": lowered_source(),
                        "targets": {family: list(lowered_targets()[family]) for family in self.families},
                    }
                }
                if self.families
                else {}
            ),
        }

    def _row_json(self, number: int, row: Row) -> dict[str, Any]:
        form: dict[str, Any] = {
            "op": row.op,
            "clauses": [clause.to_json() for clause in row.clauses],
            "conditional": row.conditional,
            "conditions": [self._condition_json(condition) for condition in row.conditions],
            "support": self._by_support(self.cells(number)),
        }
        if row.unknown:
            form["unknown"] = list(row.unknown)
        if row.unlisted:
            form["unlisted"] = True
        if row.lowered:
            form["becomes"] = {family: told.to_json() for family, told in row.lowered.items()}
        return form

    def _def_json(self, row: DefRow) -> dict[str, Any]:
        return {
            "name": row.name,
            "clauses": self._clauses_json(row.numbers),
            "conditions": [self._condition_json(condition) for condition in row.conditions],
        }

    def _condition_json(self, condition: Condition) -> dict[str, Any]:
        form: dict[str, Any] = {
            "sort": condition.sort,
            "source": condition.source_json(),
            "clauses": self._clauses_json(condition.clauses),
        }
        if condition.unknown:
            form["unknown"] = condition.unknown
        return form

    def _clauses_json(self, numbers: Iterable[int]) -> list[list[dict[str, Any]]]:
        return [[requirement.to_json() for requirement in self.clauses[number]] for number in numbers]

    def _offer_json(self, number: int) -> dict[str, Any]:
        any_of = [requirement.to_json() for requirement in self.clauses[number]]
        return {"any_of": any_of, "support": self._by_support(self.verdicts(number))}

    def _by_support(self, letters: str) -> dict[str, list[str]]:
        """Groups the names of the targets by their verdict."""
        result: dict[str, list[str]] = {}
        for target, letter in zip(self.targets, letters, strict=True):
            result.setdefault(SUPPORT[letter], []).append(target.name)
        return {name: result[name] for name in SUPPORT.values() if name in result}


def collect(
    dialects: Sequence[str], targets: Sequence[str], declared: Sequence[Declared] = ()
) -> list[TableData]:
    """Makes tables.

    Args:
        dialects: their names; an empty list stands for all that have operations.
        targets: what :func:`av.target` takes, and what stands for several as with `check`; an empty list
            stands for all known targets.
        declared: files of requirements.

    Returns:
        A table of each dialect.

    Raises:
        ValueError: there is no such dialect, it has no operations, or there is no such target.
    """
    context = context_or_current(ir.Context())
    with context:
        declare_files(context, declared)
        asked = [_target_info(each.spec) for each in expand(targets, context)] or av.known_targets()
        # A dialect for which only other dialects have records must be loaded, so that those records apply.
        names = list(dialects) or _availability.table_dialects(context)
        tables = [TableData(name, asked, context) for name in names]
        if not dialects:
            return [table for table in tables if table.targets]
        for table in tables:
            if not table.rows:
                raise ValueError(_without_operations(table))
        return tables


def _judge(table: _availability.Table, targets: Sequence[av.TargetInfo]) -> list[tuple[str, str]]:
    """Returns for each target the letters of the rows and of the clauses."""
    found = table.judge([_attribute(target) for target in targets])
    extended = {
        number: addition
        for number, (target, (cells, _)) in enumerate(zip(targets, found, strict=True))
        if cells.strip("-") and (addition := _with_all(target)) is not None
    }
    for number, (cells, verdicts) in zip(extended, table.judge(list(extended.values())), strict=True):
        found[number] = (_with_optional(found[number][0], cells), _with_optional(found[number][1], verdicts))
    return found


def _attribute(target: av.TargetInfo) -> ir.Attribute:
    assert not isinstance(target.attribute, str)
    return target.attribute


def _with_all(target: av.TargetInfo) -> ir.Attribute | None:
    """Returns the target with all that may be added to it, or None if that is nothing."""
    if "+" in target.name or target.name.startswith("#"):
        return None
    try:
        extended = av.target(f"{target.name}+all")
    except ValueError:  # It allows no additions.
        return None
    return None if extended == target.attribute else extended


def _with_optional(letters: str, extended: str) -> str:
    """Returns the letters, and marks those that additions improve; `extended` are the letters with all
    additions.
    """
    return "".join(
        "o" if letter == "n" and other not in "n-" else letter
        for letter, other in zip(letters, extended, strict=True)
    )


def _target_info(text: str) -> av.TargetInfo:
    """Returns a target that the user gave, in the family "given"."""
    for known in av.known_targets():
        if known.name == text:
            return known
    attribute = av.target(text)
    return av.TargetInfo(text, "given", av.describe(attribute), "", attribute)


def _without_operations(table: TableData) -> str:
    """Returns why a dialect has no table: only operations of other dialects use its dimensions."""
    dimensions = " and ".join(name for name, _ in table.dimensions)
    return (
        f"dialect '{table.dialect}' has no operations, so it has no table; 'mlir-availability explain FILE' "
        f"shows what operations of other dialects need along {dimensions}, and by which rule"
    )


def _only_lowered(name: str) -> Row:
    """Returns the row of an operation that no record is about."""
    return Row(name, [], (), False, False, (), (), has_record=False)


def _condition(raw: _ConditionTuple) -> Condition:
    sort, kind, name, when, rule, (_, reason), numbers = raw
    return Condition(sort, kind, name, when, rule, reason, tuple(numbers))


def _row(
    op: str,
    clauses: list[Any],
    numbers: list[int],
    conditional: bool,
    unlisted: bool,
    unknown: list[tuple[str, str]],
    conditions: list[_ConditionTuple],
) -> Row:
    return Row(
        op,
        [clause_from_raw(raw) for raw in clauses],
        tuple(numbers),
        conditional,
        unlisted,
        tuple(reason for _, reason in unknown),
        tuple(dict.fromkeys(_condition(raw) for raw in conditions)),
    )


def _def(name: str, numbers: list[int], conditions: list[_ConditionTuple]) -> DefRow:
    return DefRow(name, tuple(numbers), tuple(_condition(raw) for raw in conditions))


def describe_clause(any_of: tuple[av.Requirement, ...]) -> str:
    """Returns alternatives as a phrase; none can't be satisfied."""
    return describe_alternatives(any_of) if any_of else "something that no target offers"

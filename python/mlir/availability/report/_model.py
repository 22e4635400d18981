# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The requirements of operations, and the known targets.

All classes are immutable. Those that are written to files have a ``to_json`` that returns plain lists, dicts,
strings and numbers in the form of ``schemas/*.schema.json``.

All can be pickled. Objects of an :class:`ir.Context` can't leave its process: after pickling, an attribute is
its text, which :func:`target` accepts, and an operation is None.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from mlir.availability.report.wording._requirements import describe_alternatives

if TYPE_CHECKING:
    from mlir import ir

_T = TypeVar("_T")

SCHEMA_VERSION = 1

# A clause from the extension module: its alternatives (dimension, value), its source (kind, name, index,
# detail, rule), and whether its requirements are unknown.
ClauseTuple = tuple[list[tuple[str, str]], tuple[str, str | None, int | None, str | None, str | None], bool]

SourceKind = Literal["op", "operand", "result", "attribute", "type", "region", "instance"]


@dataclass(frozen=True, slots=True)
class Requirement:
    """A dimension and the value that is needed in it.

    Attributes:
        dimension: one axis of availability, ``dialect.name``: ``"spirv.min_version"``.
        value: what is needed on that axis, as MLIR prints it: ``"v1.3"``, ``"Float16"``.
    """

    dimension: str
    value: str

    def __str__(self) -> str:
        return f"{self.dimension} {self.value}"

    def to_json(self) -> dict[str, Any]:
        """Returns ``{"dimension": ..., "value": ...}``."""
        return {"dimension": self.dimension, "value": self.value}


@dataclass(frozen=True, slots=True)
class Source:
    """What in an operation causes a clause.

    Attributes:
        kind: the kind of the cause; ``"op"`` is the operation itself.
        name: its name, if it has one: ``"memory_semantics"``. For a type, what has the type:
            ``"operand"``, ``"result"``, ``"argument"``, or the name of an attribute.
        index: its position among the things of its kind, if it has one: 0 for the first operand.
        detail: the part of it that matters: an enum case, the type nested in its type.
        rule: the name of the specification's rule that requires the clause, if rules have names:
            ``"VUID-RuntimeSpirv-None-06275"``.
    """

    kind: SourceKind
    name: str | None = None
    index: int | None = None
    detail: str | None = None
    rule: str | None = None

    def __str__(self) -> str:
        """The source as a phrase: "the op itself", "attribute 'semantics' (Acquire)"."""
        # The same words as Clause::describeSource in C++.
        part = self._describe_part()
        return f"{part}, by {self.rule}" if self.rule else part

    def _describe_part(self) -> str:
        position = "" if self.index is None else f" {self.index}"
        quoted = f" '{self.name}'" if self.name else ""
        if self.kind == "type":
            holder = f"{self.name or ''}{position}" if position else f"attribute{quoted}"
            return f"type of {holder}" + (f": {self.detail}" if self.detail else "")
        if self.kind == "instance":
            text = f"what the callee{quoted} requires" if quoted else "the requirements that this op states"
        else:
            text = "the op itself" if self.kind == "op" else f"{self.kind}{position}{quoted}"
        return f"{text} ({self.detail})" if self.detail else text

    def to_json(self) -> dict[str, Any]:
        """Returns ``{"kind": ...}`` with ``name``, ``index``, ``detail`` and ``rule`` where they apply."""
        optional = {"name": self.name, "index": self.index, "detail": self.detail, "rule": self.rule}
        given = {key: value for key, value in optional.items() if value is not None}
        return {"kind": self.kind, **given}


@dataclass(frozen=True, slots=True)
class Clause:
    """One thing that an operation needs: any one of some alternatives.

    An operation needs all of its clauses.

    Attributes:
        any_of: the alternatives, possibly of different dimensions. No target can satisfy an empty one, as
            for an operation that its dialect doesn't know.
        source: what in the operation causes the requirement.
        unknown: whether the requirements are unknown, for the reason in ``source.detail``. Then `any_of` is
            empty.
    """

    any_of: tuple[Requirement, ...]
    source: Source
    unknown: bool = False

    def __str__(self) -> str:
        return f"{self.describe_need()} (cause: {self.source})"

    def describe_need(self) -> str:
        """Returns what is needed as a phrase: ``"spirv.capability Float16 or Float16Buffer"``."""
        return "requirements that are unknown" if self.unknown else describe_alternatives(self.any_of)

    def to_json(self) -> dict[str, Any]:
        """Returns ``{"any_of": [...], "source": {...}}``, and ``"unknown": true`` if so."""
        alternatives = [requirement.to_json() for requirement in self.any_of]
        form: dict[str, Any] = {"any_of": alternatives, "source": self.source.to_json()}
        return {**form, "unknown": True} if self.unknown else form


class HoldsIR:
    """A value that refers to a context, and is pickled without it."""

    __slots__ = ()

    def __copy__(self: _T) -> _T:
        return self

    def __deepcopy__(self: _T, _: dict[int, Any]) -> _T:
        return self


@dataclass(frozen=True, slots=True)
class TargetInfo(HoldsIR):
    """A target that has a name. Two are equal if their names are, in any contexts.

    Attributes:
        name: what :func:`target` takes: ``"vulkan1.1"``.
        family: the group of targets that it belongs to: ``"vulkan"``.
        summary: a description in one line.
        source: the source of the facts about it.
        attribute: the target itself; its text after pickling.
        other_names: other names that :func:`target` takes for it, such as products with the chip:
            ``("a100", "a30")``.
    """

    name: str
    family: str
    summary: str
    source: str
    attribute: ir.Attribute | str = field(repr=False, compare=False)
    other_names: tuple[str, ...] = field(repr=False, compare=False, default=())

    def __str__(self) -> str:
        return f"{self.name}: {self.summary}"

    def __reduce__(self) -> tuple[Any, ...]:
        fields = self.name, self.family, self.summary, self.source, str(self.attribute), self.other_names
        return TargetInfo, fields

    def to_json(self) -> dict[str, Any]:
        """Returns the target as an entry of ``targets`` in ``schemas/targets.schema.json``."""
        return {
            "name": self.name,
            "family": self.family,
            "attribute": str(self.attribute),
            "summary": self.summary,
            "source": self.source,
            "other_names": list(self.other_names),
        }


def clause_from_raw(raw: ClauseTuple) -> Clause:
    """Makes a clause from the extension module's form of it."""
    any_of, (kind, name, index, detail, rule), unknown = raw
    requirements = tuple(Requirement(dimension, value) for dimension, value in any_of)
    source = Source(kind, name, index, detail, rule)  # type: ignore[arg-type]
    return Clause(requirements, source, unknown)

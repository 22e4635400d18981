# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dimensions that programs declare."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias, get_args

from mlir import ir
from mlir.availability.ask._operations import context_or_current
from mlir.availability.declare._declarations import checked_name, checked_number, declare
from mlir.availability.report._model import Requirement

Relation = Literal["at_least", "at_most", "one_of", "partial_order"]

Single: TypeAlias = "Requirement | tuple[Dimension | str, str | int]"


class Dimension:
    """One axis of availability: versions, features, chips.

    It belongs to no context: any number of them can use it, and none has to outlive it.

    Attributes:
        name: ``"<dialect>.<name>"``, as in ``"toy.min_version"``.
        values: the names of its values and the numbers behind them, lowest first; None if every
            integer is a value.
        relation: how a target satisfies it. ``"at_least"``: one value, not lower than the required
            one; ``"at_most"``: not higher; ``"one_of"``: a set that holds the required value;
            ``"partial_order"``: one value, the required one or one that includes it.
        label: what precedes a value in messages: ``"toy"`` in "needs toy v2 or later".
        limit: whether it is a limit on a resource. An op of another dialect that stays within the limit
            doesn't become available by that.
        counterpart: the name of the dimension at the other end of the same range: ``"toy.max_version"``
            for ``"toy.min_version"``. A target that offers a value offers it along both dimensions. ``""`` if
            there is no such dimension. Both dimensions must name each other, and a context must have both.
        includes: for a ``"partial_order"``: the values that each value includes. Inclusion is
            transitive.
        implies: for each value, the values of other dimensions that a target with it offers, too.
    """

    __slots__ = (
        "_implied_dimensions",
        "_values",
        "counterpart",
        "implies",
        "includes",
        "label",
        "limit",
        "name",
        "relation",
    )

    name: str
    relation: Relation
    label: str
    limit: bool
    counterpart: str
    includes: dict[str, tuple[str, ...]]
    implies: dict[str, tuple[tuple[str, str], ...]]
    _values: tuple[tuple[str, int], ...] | None
    _implied_dimensions: tuple[Dimension, ...]

    def __init__(
        self,
        name: str,
        values: Sequence[str] | Mapping[str, int] | None = None,
        relation: Relation = "at_least",
        label: str = "",
        *,
        limit: bool = False,
        counterpart: str = "",
        includes: Mapping[str, Iterable[str]] | None = None,
        implies: Mapping[str | int, Iterable[Single]] | None = None,
    ) -> None:
        """Makes a dimension.

        Args:
            name: see the class.
            values: the names of the values, lowest first; or a dict of names to numbers.
            relation: see the class.
            label: by default the part of `name` behind the dot.
            limit: see the class.
            counterpart: see the class.
            includes: see the class.
            implies: see the class. What is implied is pairs of a dimension and a value, as in
                :func:`attach`. A dimension implies values of itself only if it is a ``"one_of"``;
                one that is only known by its name has to be declared before.

        Raises:
            TypeError: something is of the wrong type.
            ValueError: the name or the relation is malformed; `values` is empty or has duplicates; the
                relation allows no counterpart or no included values; a name in `includes` or `implies`
                is not a value; or a value includes itself.
        """
        _, _, rest = checked_name(name, "a dimension's name").partition(".")
        if not rest or name.startswith("."):
            raise ValueError(f"dimension name '{name}' must be of the form '<dialect>.<name>'")
        if relation not in get_args(Relation):
            raise ValueError(
                f"relation {relation!r} is not 'at_least', 'at_most', 'one_of' or 'partial_order'"
            )
        self.name = name
        self.relation = relation
        self.label = checked_name(label or rest, f"the label of dimension '{name}'")
        self._values = None if values is None else _named_values(name, values)
        if not isinstance(limit, bool):
            raise TypeError(f"limit of dimension '{name}' must be a bool, not {limit!r}")
        self.limit = limit
        if counterpart and relation not in ("at_least", "at_most"):
            raise ValueError(f"dimension '{name}' is not an end of a range: its relation is '{relation}'")
        self.counterpart = (
            checked_name(counterpart, f"the counterpart of dimension '{name}'") if counterpart else ""
        )
        self.includes = self._read_includes(includes)
        self.implies, self._implied_dimensions = self._read_implies(implies)

    @property
    def values(self) -> dict[str, int] | None:
        """See the class."""
        return None if self._values is None else dict(self._values)

    def declare(self, context: ir.Context | None = None) -> None:
        """Declares the dimension in a context, and those whose values it implies.

        Targets can then state values of it. :func:`attach` does this for the dimensions that it is given.

        Args:
            context: by default the current one.

        Raises:
            ValueError: the context has a different dimension of that name; the counterpart in it
                forms no range with this one; it lacks a dimension that `implies` names; or there is no
                context. Nothing has been declared then.
        """
        declare(context_or_current(context), dimensions=[self])

    def _read_includes(self, includes: Mapping[str, Iterable[str]] | None) -> dict[str, tuple[str, ...]]:
        """Checks which values include which others."""
        if self.relation == "partial_order" and self._values is None:
            raise ValueError(f"dimension '{self.name}' is a partial order: give the names of its values")
        if not includes:
            return {}
        if not isinstance(includes, Mapping):
            raise TypeError(f"includes of dimension '{self.name}' must be a dict, not {includes!r}")
        if self.relation != "partial_order":
            raise ValueError(
                f"values of dimension '{self.name}' can't include others: "
                f"its relation is '{self.relation}', not 'partial_order'"
            )
        result = {}
        for value, others in includes.items():
            if isinstance(others, str) or not isinstance(others, Iterable):
                raise TypeError(f"what '{value}' includes must be a list of names, not {others!r}")
            result[self._value(value)] = tuple(map(self._value, others))
        for value in result:
            _check_acyclic(self.name, result, value)
        return result

    def _read_implies(
        self, implies: Mapping[str | int, Iterable[Single]] | None
    ) -> tuple[dict[str, tuple[tuple[str, str], ...]], tuple[Dimension, ...]]:
        """Checks which values imply which others. Returns them by name, and the dimensions among them."""
        if not implies:
            return {}, ()
        if not isinstance(implies, Mapping):
            raise TypeError(f"implies of dimension '{self.name}' must be a dict, not {implies!r}")
        if self.relation == "at_most":
            raise ValueError(f"dimension '{self.name}' can't imply others: its relation is 'at_most'")
        result: dict[str, tuple[tuple[str, str], ...]] = {}
        dimensions: list[Dimension] = []
        for value, others in implies.items():
            if isinstance(others, str) or not isinstance(others, Iterable):
                raise TypeError(f"what '{value}' implies must be a list of pairs, not {others!r}")
            name = self._value(value)
            pairs = [requirement_pair(other, dimensions) for other in others]
            for dimension, implied in pairs:
                if dimension == self.name:
                    self._value(implied)
                    if self.relation != "one_of":
                        raise ValueError(
                            f"'{name}' of dimension '{self.name}' can't imply '{implied}' of it: "
                            "a target offers one value along it"
                        )
            result[name] = tuple(pairs)
        return result, tuple(dimensions)

    def _value(self, value: str | int) -> str:
        """The name of one of the values."""
        if isinstance(value, bool) or not isinstance(value, (str, int)):
            raise TypeError(f"a value of dimension '{self.name}' is a name or a number, not {value!r}")
        if isinstance(value, str) and self._values is None and not value.lstrip("-").isdecimal():
            raise ValueError(f"'{value}' is not a value of dimension '{self.name}': its values are numbers")
        if self._values is not None and str(value) not in (name for name, _ in self._values):
            names = ", ".join(name for name, _ in self._values)
            raise ValueError(f"'{value}' is not a value of dimension '{self.name}'; its values are {names}")
        return str(value)

    def _key(self) -> tuple[object, ...]:
        return (
            self.name,
            self._values,
            self.relation,
            self.label,
            self.limit,
            self.counterpart,
            tuple(sorted(self.includes.items())),
            tuple(sorted(self.implies.items())),
        )

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Dimension) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        fields = [repr(self.name), repr(self.values), f"relation={self.relation!r}", f"label={self.label!r}"]
        fields += ["limit=True"] if self.limit else []
        fields += [f"counterpart={self.counterpart!r}"] if self.counterpart else []
        fields += [f"includes={self.includes!r}"] if self.includes else []
        fields += [f"implies={self.implies!r}"] if self.implies else []
        return f"Dimension({', '.join(fields)})"


def _check_acyclic(dimension: str, includes: Mapping[str, tuple[str, ...]], value: str) -> None:
    """Raises ValueError if a value includes itself, directly or through others."""
    pending, seen = list(includes[value]), set()
    while pending:
        other = pending.pop()
        if other == value:
            raise ValueError(
                f"value '{value}' of dimension '{dimension}' includes itself through the values that it "
                "includes"
            )
        if other not in seen:
            seen.add(other)
            pending += includes.get(other, ())


def _named_values(dimension: str, values: Sequence[str] | Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """The values of a dimension with their numbers, lowest first."""
    if isinstance(values, str) or not isinstance(values, (Sequence, Mapping)):
        raise TypeError(
            f"the values of dimension '{dimension}' must be a list of names, or a dict, not {values!r}"
        )
    if not values:
        raise ValueError(f"dimension '{dimension}' has no values: leave them out if any integer is one")
    numbers: dict[str, int] = {}
    for index, name in enumerate(values):
        checked_name(name, f"a value of dimension '{dimension}'")
        if name in numbers:
            raise ValueError(f"dimension '{dimension}' has two values called '{name}'")
        number = values[name] if isinstance(values, Mapping) else index
        numbers[name] = checked_number(number, f"value '{name}' of dimension '{dimension}'")
    pairs = sorted(numbers.items(), key=lambda pair: pair[1])
    for (name, number), (other, same) in pairwise(pairs):
        if number == same:
            raise ValueError(
                f"dimension '{dimension}' has two names, '{name}' and '{other}', for the value {number}"
            )
    return tuple(pairs)


def requirement_pair(requirement: Single, dimensions: list[Dimension]) -> tuple[str, str]:
    """Returns the dimension's name and the value; adds a :class:`Dimension` to `dimensions`."""
    if isinstance(requirement, Requirement):
        return requirement.dimension, requirement.value
    if not isinstance(requirement, tuple) or len(requirement) != 2:
        raise TypeError(
            f"a requirement is a pair (dimension, value) or an av.Requirement, not {requirement!r}"
        )
    dimension, value = requirement
    if isinstance(value, str):
        checked_name(value, "a requirement's value")
    elif isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"a requirement's value is a name or a number, not {value!r}")
    if isinstance(dimension, Dimension):
        dimensions.append(dimension)
        return dimension.name, str(value)
    if not isinstance(dimension, str):
        raise TypeError(f"a requirement's dimension is an av.Dimension or its name, not {dimension!r}")
    return checked_name(dimension, "a dimension's name"), str(value)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Declaring availability at run time, for those who write no C++.

What is declared becomes data in C++, where `explain` and `check` evaluate it: no Python runs for
an operation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias, get_args

from mlir import ir
from mlir.availability._api import context_or_current
from mlir.availability._model import Requirement
from mlir.availability._native import _availability

Relation = Literal["at_least", "at_most", "one_of"]

_Single: TypeAlias = "Requirement | tuple[Dimension | str, str | int]"
_Value: TypeAlias = "ir.Attribute | int | str"

# What the extension module takes. Clauses: each a list of alternatives, each a dimension and a value.
Clauses: TypeAlias = list[list[tuple[str, str]]]
# An attribute: its name, what it is, what it is not, the cases of its enum, whether that is of bits.
AttributeCondition: TypeAlias = "tuple[str, _Value | None, _Value | None, list[tuple[str, int]], bool]"
# A type: whether of an operand (or of a result), at which position, which, whether nested counts.
TypeCondition: TypeAlias = "tuple[bool, int, ir.Type | None, bool]"
Rule: TypeAlias = "tuple[str, Clauses, AttributeCondition | TypeCondition | None]"


class Dimension:
    """One axis of availability: versions, features, chips.

    It belongs to no context: any number of them can use it, and none has to outlive it.

    Attributes:
        name: ``"<dialect>.<name>"``, as in ``"toy.min_version"``.
        values: the names of its values and the numbers behind them, lowest first; None if every
            integer is a value.
        relation: what a target has to offer. ``"at_least"``: one value, not lower than the required
            one; ``"at_most"``: not higher; ``"one_of"``: a set with the required value in it.
        label: what precedes a value in messages: ``"toy"`` in "needs toy v2 or later".
        limit: it is a limit on a resource. That an op of another dialect keeps within it doesn't
            make the op one of the target's.
        counterpart: the name of the dimension that is the other end of the same range, as
            ``"toy.max_version"`` is for ``"toy.min_version"``: who offers a value offers it along
            both. ``""`` if there is none. Each of the two has to name the other.
    """

    __slots__ = ("_values", "counterpart", "label", "limit", "name", "relation")

    name: str
    relation: Relation
    label: str
    limit: bool
    counterpart: str
    _values: tuple[tuple[str, int], ...] | None

    def __init__(
        self,
        name: str,
        values: Sequence[str] | Mapping[str, int] | None = None,
        relation: Relation = "at_least",
        label: str = "",
        *,
        limit: bool = False,
        counterpart: str = "",
    ) -> None:
        """Makes a dimension.

        Args:
            name: see the class.
            values: the names of the values, lowest first; or a dict of names to numbers.
            relation: see the class.
            label: by default the part of `name` behind the dot.
            limit: see the class.
            counterpart: see the class.

        Raises:
            TypeError: something is of the wrong type.
            ValueError: the name or the relation is malformed, or there are no values, or two alike;
                or a dimension with the relation ``"one_of"`` has a counterpart.
        """
        _, _, rest = _name(name, "a dimension's name").partition(".")
        if not rest or name.startswith("."):
            raise ValueError(f"dimension name '{name}' must be of the form '<dialect>.<name>'")
        if relation not in get_args(Relation):
            raise ValueError(f"relation {relation!r} is none of 'at_least', 'at_most' and 'one_of'")
        self.name = name
        self.relation = relation
        self.label = _name(label or rest, f"the label of dimension '{name}'")
        self._values = None if values is None else _named_values(name, values)
        if not isinstance(limit, bool):
            raise TypeError(f"limit of dimension '{name}' must be a bool, not {limit!r}")
        self.limit = limit
        if counterpart and relation == "one_of":
            raise ValueError(f"dimension '{name}' is no end of a range: its relation is 'one_of'")
        self.counterpart = _name(counterpart, f"the counterpart of dimension '{name}'") if counterpart else ""

    @property
    def values(self) -> dict[str, int] | None:
        """See the class."""
        return None if self._values is None else dict(self._values)

    def declare(self, context: ir.Context | None = None) -> None:
        """Makes the dimension known in a context, so that targets can speak for it.

        :func:`attach` does this for the dimensions that it is given.

        Args:
            context: by default the current one.

        Raises:
            ValueError: the context has a different dimension of that name, or its counterpart there
                makes no range with it, or there is no context.
        """
        _availability.declare_dimension(
            context_or_current(context),
            self.name,
            self.label,
            self.relation,
            list(self._values or ()),
            self.limit,
            self.counterpart,
        )

    def _key(self) -> tuple[object, ...]:
        return (self.name, self._values, self.relation, self.label, self.limit, self.counterpart)

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Dimension) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        fields = [repr(self.name), repr(self.values), f"relation={self.relation!r}", f"label={self.label!r}"]
        fields += ["limit=True"] if self.limit else []
        fields += [f"counterpart={self.counterpart!r}"] if self.counterpart else []
        return f"Dimension({', '.join(fields)})"


def attach(
    context: ir.Context | None,
    op: str,
    requirements: Iterable[_Single | list[_Single]],
    *,
    when_attr: str | None = None,
    equals: _Value | None = None,
    unless: _Value | None = None,
    enum: Mapping[str, int] | None = None,
    bit_enum: bool = False,
    when_operand: int | None = None,
    when_result: int | None = None,
    has_type: ir.Type | None = None,
    exact: bool = False,
) -> None:
    """Says what all operations of a name need in a context, besides what is known of them.

    The operation may be registered, defined with IRDL (before or later), or registered nowhere. With
    this it counts as known, even if `requirements` is empty. The same again changes nothing. Nobody
    may use the context meanwhile.

    Args:
        context: where it is to hold; None for the current one.
        op: the operations' name: ``"toy.add"``.
        requirements: what they need; all of it. Each is a pair of a dimension and a value, or a
            :class:`Requirement`; a list of these is alternatives, of which any one will do. The
            dimension is a :class:`Dimension` or the name of one that the context knows. The value
            is a name, or a number where the dimension has no names.
        when_attr: only operations that have this attribute.
        equals: only if that attribute is this: an attribute; a number that it holds; the name of the
            case of the enum that it holds, or the string.
        unless: only if that attribute isn't this. What it holds when it isn't given, usually.
        enum: the cases of the attribute's enum and their numbers. It is needed where the attribute
            holds a number, but `equals` or `unless` is a name.
        bit_enum: whether the enum is one of bits; `equals` then means that its bits are set.
        when_operand: only operations that have an operand at this position.
        when_result: only operations that have a result at this position.
        has_type: only if that operand or result has this type, or one that it is nested in.
        exact: `has_type` doesn't count where it is nested.

    Raises:
        TypeError: something is of the wrong type.
        ValueError: an unknown dimension or value (the text says what is near); a dimension that the
            context has differently; a loaded dialect has no such operation; conditions that don't go
            together. Nothing has been attached then.
    """
    context = context_or_current(context)
    _name(op, "an operation's name")
    of_attribute = equals is not None or unless is not None or enum is not None or bit_enum
    _check_conditions(when_attr, when_operand, when_result, of_attribute, has_type is not None or exact)
    for thing in (equals, unless, has_type):
        if isinstance(thing, (ir.Attribute, ir.Type)) and thing.context != context:
            raise ValueError(f"'{thing}' belongs to another context")

    condition: AttributeCondition | TypeCondition | None = None
    if when_attr is not None:
        cases = [] if enum is None else _cases(enum)
        condition = (
            _name(when_attr, "when_attr"),
            _attribute_value(equals, "equals"),
            _attribute_value(unless, "unless"),
            cases,
            bool(bit_enum),
        )
    elif when_operand is not None or when_result is not None:
        position = _position(when_operand if when_operand is not None else when_result)
        if has_type is not None and not isinstance(has_type, ir.Type):
            raise TypeError(f"has_type must be an mlir.ir.Type, not {has_type!r}")
        condition = (when_operand is not None, position, has_type, not exact)
    clauses = [_clause(context, requirement) for requirement in requirements]
    _availability.attach(context, [(op, clauses, condition)])


def _name(value: object, what: str) -> str:
    """Checks what is to name something."""
    if not isinstance(value, str):
        raise TypeError(f"{what} must be a str, not {value!r}")
    if not value or not value.isprintable():
        raise ValueError(f"{what} must be printable text, not {value!r}")
    return value


def _number(value: object, what: str) -> int:
    """Checks a number, which C++ keeps in 64 bits."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{what} must be an int, not {value!r}")
    if not -(2**63) <= value < 2**63:
        raise ValueError(f"{what} must fit into 64 bits; {value} doesn't")
    return value


def _position(value: object) -> int:
    position = _number(value, "a position")
    if not 0 <= position < 2**32:
        raise ValueError(f"positions count from 0; {position} is none")
    return position


def _attribute_value(value: object, what: str) -> _Value | None:
    """Checks what an attribute is compared with."""
    if value is None or isinstance(value, (ir.Attribute, str)):
        return value
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return _number(value, what)
    raise TypeError(f"{what} must be an mlir.ir.Attribute, a number or a str, not {value!r}")


def _cases(enum: Mapping[str, int]) -> list[tuple[str, int]]:
    """The cases of an enum. Several may have one number."""
    if not isinstance(enum, Mapping):
        raise TypeError(f"enum must be a dict of names to numbers, not {enum!r}")
    return [
        (_name(name, "a case of the enum"), _number(number, f"case '{name}' of the enum"))
        for name, number in enum.items()
    ]


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
        _name(name, f"a value of dimension '{dimension}'")
        if name in numbers:
            raise ValueError(f"dimension '{dimension}' has two values called '{name}'")
        number = values[name] if isinstance(values, Mapping) else index
        numbers[name] = _number(number, f"value '{name}' of dimension '{dimension}'")
    pairs = sorted(numbers.items(), key=lambda pair: pair[1])
    for (name, number), (other, same) in pairwise(pairs):
        if number == same:
            raise ValueError(
                f"dimension '{dimension}' has two names, '{name}' and '{other}', for the value {number}"
            )
    return tuple(pairs)


def _check_conditions(
    when_attr: str | None,
    when_operand: int | None,
    when_result: int | None,
    of_attribute: bool,
    of_type: bool,
) -> None:
    """Raises ValueError for conditions that don't go together: one would silently not count."""
    given = [condition for condition in (when_attr, when_operand, when_result) if condition is not None]
    if len(given) > 1:
        raise ValueError("give one of when_attr, when_operand and when_result, not several")
    if of_attribute and when_attr is None:
        raise ValueError("equals, unless, enum and bit_enum are about an attribute: give when_attr, too")
    if of_type and when_operand is None and when_result is None:
        raise ValueError(
            "has_type and exact are about an operand or a result: give when_operand or when_result, too"
        )


def _clause(context: ir.Context, requirement: _Single | list[_Single]) -> list[tuple[str, str]]:
    """The alternatives as the extension module takes them; their dimensions are declared."""
    if not isinstance(requirement, list):
        return [_alternative(context, requirement)]
    return [_alternative(context, alternative) for alternative in requirement]


def _alternative(context: ir.Context, requirement: _Single) -> tuple[str, str]:
    if isinstance(requirement, Requirement):
        return requirement.dimension, requirement.value
    if not isinstance(requirement, tuple) or len(requirement) != 2:
        raise TypeError(
            f"a requirement is a pair (dimension, value) or an av.Requirement, not {requirement!r}"
        )
    dimension, value = requirement
    if isinstance(value, str):
        _name(value, "a requirement's value")
    elif isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"a requirement's value is a name or a number, not {value!r}")
    if isinstance(dimension, Dimension):
        dimension.declare(context)
        return dimension.name, str(value)
    if not isinstance(dimension, str):
        raise TypeError(f"a requirement's dimension is an av.Dimension or its name, not {dimension!r}")
    return _name(dimension, "a dimension's name"), str(value)

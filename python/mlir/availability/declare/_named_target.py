# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Named targets that programs declare."""

from __future__ import annotations

from collections.abc import Iterable

from mlir import ir
from mlir.availability.ask._operations import context_or_current
from mlir.availability.declare._declarations import checked_name, checked_number, declare


class NamedTarget:
    """A name for a target attribute, for :func:`target` and everything else that takes a name.

    It belongs to no context: any number of them can use it.

    Attributes:
        name: the name, unique among those of a context.
        attribute: the attribute, as MLIR text: ``'#availability.target<"toy.min_version" = "v2">'``.
        family: targets of one family are listed together.
        rank: the position in the family, the least capable first. Ranks are unique in a family.
        summary: one line for lists.
        source: the source of the facts.
        optional: additions that some, but not all, devices of this name offer.
        other_names: other names of the target, unique as the name is.
    """

    __slots__ = ("attribute", "family", "name", "optional", "other_names", "rank", "source", "summary")

    name: str
    attribute: str
    family: str
    rank: int
    summary: str
    source: str
    optional: tuple[str, ...]
    other_names: tuple[str, ...]

    def __init__(
        self,
        name: str,
        attribute: ir.Attribute | str,
        *,
        family: str = "",
        rank: int = 0,
        summary: str = "",
        source: str = "",
        optional: Iterable[str] = (),
        other_names: Iterable[str] = (),
    ) -> None:
        """Makes a named target.

        Args:
            name: see the class.
            attribute: see the class; an attribute stands for its text.
            family: by default the name itself.
            rank: see the class.
            summary: see the class.
            source: see the class.
            optional: see the class.
            other_names: see the class.

        Raises:
            TypeError: something is of the wrong type.
            ValueError: a name, the attribute or an addition is empty, or the rank is negative.
        """
        self.name = checked_name(name, "a target's name")
        self.attribute = checked_name(str(attribute), f"the attribute of target '{name}'")
        self.family = checked_name(family or name, f"the family of target '{name}'")
        if not 0 <= checked_number(rank, f"the rank of target '{name}'") < 2**32:
            raise ValueError(f"the rank of target '{name}' counts from 0; {rank} is none")
        self.rank = rank
        for text in (summary, source):
            if not isinstance(text, str):
                raise TypeError(f"summary and source of target '{name}' must be a str, not {text!r}")
        self.summary = summary
        self.source = source
        for what, names in (("optional", optional), ("other_names", other_names)):
            if isinstance(names, str):
                raise TypeError(f"{what} of target '{name}' must be a list of names, not {names!r}")
        self.optional = tuple(checked_name(text, f"an addition to target '{name}'") for text in optional)
        self.other_names = tuple(checked_name(text, f"a name of target '{name}'") for text in other_names)

    def declare(self, context: ir.Context | None = None) -> None:
        """Makes the name known in a context. The same again changes nothing.

        No other thread may use the context meanwhile. The dimensions that the attribute names must be
        declared before.

        Args:
            context: by default the current one.

        Raises:
            ValueError: the attribute's text is not a target, or an addition can't be added to it; the
                context has another target of one of the names, or of the rank in the family; there is no
                context. Nothing has been declared then.
        """
        declare(context_or_current(context), targets=[self])

    def _key(self) -> tuple[object, ...]:
        return (
            self.name,
            self.family,
            self.rank,
            self.attribute,
            self.summary,
            self.source,
            self.optional,
            self.other_names,
        )

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, NamedTarget) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"NamedTarget({self.name!r}, {self.attribute!r}, family={self.family!r}, rank={self.rank})"

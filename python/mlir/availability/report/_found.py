# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sequences whose entries are created on access."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar, overload

T = TypeVar("T", covariant=True)


class Found(Sequence[T]):
    """A list of findings, which may be very long. Entries are created on access.

    It compares, hashes and pickles as the tuple of its entries does.

    Args:
        count: how many entries there are.
        make: makes the entry at a position.
    """

    __slots__ = ("_count", "_make")

    def __init__(self, count: int, make: Callable[[int], T]) -> None:
        self._count = count
        self._make = make

    @staticmethod
    def joined(parts: Sequence[Sequence[T]]) -> Sequence[T]:
        """Returns the concatenation of several sequences."""
        filled = [part for part in parts if part]
        if len(filled) < 2:
            return filled[0] if filled else ()
        positions = [(part, index) for part in filled for index in range(len(part))]

        def make(position: int) -> T:
            part, index = positions[position]
            return part[index]

        return Found(len(positions), make)

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...
    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        positions = range(self._count)[index]
        return self._make(positions) if isinstance(positions, int) else tuple(map(self._make, positions))

    def __iter__(self) -> Iterator[T]:
        return map(self._make, range(self._count))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (tuple, Found)):
            return NotImplemented
        return len(self) == len(other) and all(one == two for one, two in zip(self, other, strict=True))

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return tuple, (tuple(self),)

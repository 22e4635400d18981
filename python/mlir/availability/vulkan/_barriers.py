# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Determines which launches of a submission must wait for earlier launches."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Uses(NamedTuple):
    """The buffers of a launch, by their numbers."""

    read: frozenset[int]
    written: frozenset[int]


class Barrier(enum.Enum):
    """The barrier before a launch."""

    NONE = 0
    EXECUTION = 1
    """Earlier launches must finish reading before this one writes."""
    MEMORY = 2
    """It must see the writes of earlier launches, or write after them."""


def barriers(launches: Iterable[Uses]) -> list[Barrier]:
    """Returns for each launch the barrier before it.

    A barrier covers all earlier launches: later launches only need another one for launches since then.
    """
    found = []
    read: set[int] = set()
    written: set[int] = set()
    for uses in launches:
        if written & uses.read or written & uses.written:
            barrier = Barrier.MEMORY
        elif read & uses.written:
            barrier = Barrier.EXECUTION
        else:
            barrier = Barrier.NONE
        if barrier is Barrier.MEMORY:
            read.clear()
            written.clear()
        elif barrier is Barrier.EXECUTION:
            # The barrier didn't make earlier writes visible.
            read.clear()
        read |= uses.read
        written |= uses.written
        found.append(barrier)
    return found


def all_uses(launches: Sequence[Uses]) -> Uses:
    """Returns the buffers that the launches use together."""
    empty: frozenset[int] = frozenset()
    return Uses(
        empty.union(*(each.read for each in launches)), empty.union(*(each.written for each in launches))
    )

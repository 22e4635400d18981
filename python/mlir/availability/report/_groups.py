# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The groups in which targets are shown: a vendor and a generation of its hardware.

They are facts with a source, in ``td/TargetGroups.json``. This module needs no MLIR.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Group(NamedTuple):
    """A column of a matrix.

    Attributes:
        vendor: the maker, or the family of a target that isn't hardware: ``"NVIDIA"``, ``"Vulkan"``. For a
            target without a group, its name.
        generation: the generation of the hardware: ``"Turing"``. Empty where the vendor says enough.
    """

    vendor: str
    generation: str

    def __str__(self) -> str:
        return f"{self.vendor} {self.generation}".rstrip()


class GroupFact(NamedTuple):
    """An entry of ``TargetGroups.json``.

    Attributes:
        group: the group.
        members: patterns of the names of its targets, as `fnmatch` has them.
        source: where that is written.
    """

    group: Group
    members: tuple[str, ...]
    source: str


@cache
def known_groups() -> tuple[GroupFact, ...]:
    """Returns all groups, in the order of columns."""
    form = json.loads(Path(__file__).with_name("TargetGroups.json").read_text(encoding="utf-8"))
    return tuple(
        GroupFact(Group(each["vendor"], each["generation"]), tuple(each["members"]), each["source"])
        for each in form["groups"]
    )


@cache
def group_of(target: str) -> Group:
    """Returns the group of a target by its name; additions don't matter."""
    name = target.partition("+")[0]
    for fact in known_groups():
        if any(fnmatchcase(name, pattern) for pattern in fact.members):
            return fact.group
    return Group(target, "")


def columns_of(targets: Sequence[str], most: int) -> list[tuple[Group, list[int]]]:
    """Returns the columns of a matrix, each with the positions of its targets.

    Args:
        targets: the names.
        most: how many columns there may be. If there are more targets, groups stand for them, and if there
            are still more groups, vendors.
    """
    if len(targets) <= most:
        return [(Group(name, ""), [index]) for index, name in enumerate(targets)]
    by_group: dict[Group, list[int]] = {}
    for index, name in enumerate(targets):
        by_group.setdefault(group_of(name), []).append(index)
    # Devices and chips share vendors and groups.
    order: dict[Group, int] = {}
    vendors: dict[str, int] = {}
    for number, fact in enumerate(known_groups()):
        order[fact.group] = number
        vendors.setdefault(fact.group.vendor, number)
    last = len(known_groups())
    ordered = sorted(
        by_group.items(), key=lambda item: (vendors.get(item[0].vendor, last), order.get(item[0], last))
    )
    if len(ordered) <= most:
        return ordered
    by_vendor: dict[Group, list[int]] = {}
    for group, members in ordered:
        by_vendor.setdefault(Group(group.vendor, ""), []).extend(members)
    return list(by_vendor.items())

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What to change first, so that many files run on many targets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from mlir.availability.report._verdicts import Cell, FileVerdicts, Need, NeedKind, is_available
from mlir.availability.report.wording._requirements import describe_alternatives, listed

_Key: TypeAlias = tuple[NeedKind, str, str]
"""Needs of several files that one change mends have one key."""

_Keys: TypeAlias = frozenset[_Key]
_Blocked: TypeAlias = dict[_Keys, list[int]]
"""Targets of a file, by what is in the way on them."""


@dataclass(frozen=True, slots=True)
class Fix:
    """A change that makes files available on targets on which they aren't.

    Attributes:
        needs: what is in the way in the first file, all of which must be mended.
        files: the files to change, in the order of the files.
        where: the needs of each of these files, with their places.
        pairs: for each of these files, the targets on which it becomes available.
    """

    needs: tuple[Need, ...]
    files: tuple[str, ...]
    where: tuple[tuple[Need, ...], ...]
    pairs: tuple[tuple[str, ...], ...]

    @property
    def wins(self) -> int:
        """The number of pairs of a file and a target that become available."""
        return sum(map(len, self.pairs))

    @property
    def what(self) -> str:
        """What to change, in a phrase: ``"Float64 and Geometry"``, ``"compile for SPIR-V 1.4"``."""
        return listed(list(dict.fromkeys(each.what for each in self.needs)))

    @property
    def places(self) -> tuple[str, ...]:
        """The first place of each file; the file's name where there is no line."""
        return tuple(
            next((each.place for each in needs if each.place), file)
            for file, needs in zip(self.files, self.where, strict=True)
        )

    def __str__(self) -> str:
        return f"{self.what}: wins {self.wins:,} of the pairs"


def find_fixes(files: Sequence[FileVerdicts]) -> Iterator[Fix]:
    """Yields what to change, what wins most first. Each counts on those before it.

    A change wins a pair of file and target if nothing else is in its way. Where two things are in the way
    everywhere, they are one change. What isn't known is never counted as won.
    """
    blocked = [_blocked(each) for each in files]
    # What is in the way of nothing until something else is mended isn't what to begin with.
    alone = {keys for each in blocked for keys in each}
    won = [_won(each) for each in blocked]
    while True:
        candidates: dict[_Keys, dict[int, list[int]]] = {}
        for index, each in enumerate(won):
            for keys, targets in each.items():
                candidates.setdefault(keys, {})[index] = targets
        if not candidates:
            return
        best = max(candidates, key=lambda keys: (keys in alone, *_worth(files, keys, candidates[keys])))
        chosen = candidates[best]
        yield _fix(files, chosen, best)
        for index in chosen:
            blocked[index] = _without(blocked[index], best)
            won[index] = _won(blocked[index])


def _won(blocked: _Blocked) -> _Blocked:
    """Returns the targets on which a file becomes available if what is in the way of some is mended."""
    return {
        wanted: sorted(target for keys, targets in blocked.items() if keys <= wanted for target in targets)
        for wanted in blocked
    }


def _without(blocked: _Blocked, mended: _Keys) -> _Blocked:
    """Returns what is left in the way."""
    left: _Blocked = {}
    for keys, targets in blocked.items():
        if rest := keys - mended:
            left.setdefault(rest, []).extend(targets)
    return left


def _worth(
    files: Sequence[FileVerdicts], keys: _Keys, won: dict[int, list[int]]
) -> tuple[bool, float, int, list[_Key]]:
    """What a change is worth: the pairs that it wins for each place that must be changed.

    A capability, its extension and its feature are needed at one place. What changes no source comes first.
    """
    needs = files[min(won)].needs
    places = {each.place for each in needs if _key(each) in keys}
    pairs = sum(map(len, won.values()))
    is_free = all(kind == "version" for kind, _, _ in keys)
    return is_free, pairs / len(places), pairs, sorted(keys)


def _blocked(file: FileVerdicts) -> _Blocked:
    """Returns the targets on which a file isn't available, by what is in the way, if all of it is known."""
    targets: dict[Cell, list[int]] = {}
    for index, cell in enumerate(file.cells):
        targets.setdefault(cell, []).append(index)
    blocked: _Blocked = {}
    for cell, indices in targets.items():
        needs = [file.needs[number] for number in cell.needs]
        if is_available(cell.verdict) or any(each.kind == "unknown" for each in needs):
            continue
        if keys := frozenset(_key(each) for each in needs if each.kind != "condition"):
            blocked.setdefault(keys, []).extend(indices)
    return blocked


def _key(need: Need) -> _Key:
    return need.kind, need.what, describe_alternatives(need.any_of)


def _fix(files: Sequence[FileVerdicts], won: dict[int, list[int]], keys: _Keys) -> Fix:
    chosen = sorted(won)
    where = tuple(tuple(each for each in files[index].needs if _key(each) in keys) for index in chosen)
    pairs = tuple(tuple(files[index].targets[target] for target in won[index]) for index in chosen)
    return Fix(where[0], tuple(files[index].file for index in chosen), where, pairs)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Many files on many targets at a glance: how many run where, and what to change first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from itertools import islice
from typing import Literal, NamedTuple, TypeAlias, TypedDict

from mlir.availability.report._fixes import Fix, find_fixes
from mlir.availability.report._groups import Group, columns_of, group_of
from mlir.availability.report._report import Verdict
from mlir.availability.report._verdicts import Cell, FileVerdicts, is_available

Share: TypeAlias = Literal["all", "some", "none", "on condition", "unknown", "accepted", ""]
"""On how many targets of a group a file is available. "on condition": on all, on some only on condition.
"unknown": on none, and there is no verdict on some. "accepted": on none, and all of that is accepted. "": it
wasn't asked of any.
"""

_MOST_COLUMNS = 20
_MOST_FIXES = 100
_SHOWN_FIXES = 10
_SIGNS: dict[Share, str] = {
    "all": "●",
    "some": "◐",
    "none": "○",
    "on condition": "▲",
    "unknown": "?",
    "accepted": "◇",
    "": "",
}


class Summary(NamedTuple):
    """The counts.

    Attributes:
        files: how many files there are. Each section of a split file is one.
        targets: how many targets.
        pairs: how many pairs of a file and a target have been judged.
        available: on how many the file is available, possibly on condition.
        on_condition: how many of these are on condition.
        lacking: on how many it isn't.
        unknown: how many have no verdict.
        everywhere: how many files are available on all their targets.
        unusable: how many files can't be used.
        accepted: on how many pairs the file isn't available, or isn't judged, and that is accepted: by an
            ignore, a baseline, or as unchecked. They are none of the others.
        sections: how many of the files are sections.
    """

    files: int
    targets: int
    pairs: int
    available: int
    on_condition: int
    lacking: int
    unknown: int
    everywhere: int
    unusable: int
    accepted: int = 0
    sections: int = 0

    @property
    def percent(self) -> int:
        """The share of the pairs that are available, rounded down: 100 is all."""
        return 100 * self.available // self.pairs if self.pairs else 0

    def __str__(self) -> str:
        """In a line: ``"32 files x 72 targets: 80 % run; 8 files run everywhere"``."""
        return self.line("target")

    def line(self, noun: str) -> str:
        """Returns the counts in a line.

        Args:
            noun: what the targets are: "device".
        """
        of = f"{self.counted(self.files)} x {_count(self.targets, noun)}"
        parts = [
            f"{self.percent} % run ({self.available:,} of {self.pairs:,})",
            f"{self.everywhere:,} {'runs' if self.everywhere == 1 else 'run'} everywhere",
        ]
        if self.on_condition:
            parts.append(f"{self.on_condition:,} on condition")
        if self.accepted:
            parts.append(f"{self.accepted:,} accepted")
        if self.unknown:
            parts.append(f"no verdict on {self.unknown:,}")
        if self.unusable:
            parts.append(f"{self.counted(self.unusable)} can't be used")
        return f"{of}: {'; '.join(parts)}"

    def counted(self, number: int) -> str:
        """Returns a number of files in words: "3 files", or "3 files and sections" if there are sections."""
        if not self.sections:
            return _count(number, "file")
        return f"{number:,} {'file or section' if number == 1 else 'files and sections'}"


class MatrixRow(NamedTuple):
    """A row of the matrix: a file, and its share in each column."""

    file: str
    shares: tuple[Share, ...]


class Row(TypedDict):
    """A pair of a file and a target, for tables of pandas."""

    file: str
    target: str
    vendor: str
    generation: str
    verdict: Verdict
    reasons: str


@dataclass(frozen=True)
class Matrix:
    """Files by groups of targets.

    Attributes:
        columns: the groups, each with the names of its targets.
        rows: the files, in their order.
    """

    columns: tuple[tuple[Group, tuple[str, ...]], ...]
    rows: tuple[MatrixRow, ...]


@dataclass(frozen=True)
class Overview:
    """The verdicts on many files.

    Attributes:
        files: the verdicts on each.
    """

    files: tuple[FileVerdicts, ...]

    @cached_property
    def targets(self) -> tuple[str, ...]:
        """The names of all targets, in the order in which they were asked for."""
        return tuple(dict.fromkeys(name for each in self.files for name in each.targets))

    @cached_property
    def summary(self) -> Summary:
        """The counts."""
        cells = [cell for each in self.files for cell in each.cells]
        counts = Counter(cell.verdict for cell in cells if not cell.accepted)
        judged = [each for each in self.files if not each.error]
        return Summary(
            len(self.files),
            len(self.targets),
            len(cells),
            counts["yes"] + counts["on condition"],
            counts["on condition"],
            counts["no"],
            counts["unknown"],
            sum(all(is_available(cell.verdict) for cell in each.cells) for each in judged),
            len(self.files) - len(judged),
            len(cells) - counts.total(),
            sum(each.is_section for each in self.files),
        )

    @cached_property
    def fixes(self) -> tuple[Fix, ...]:
        """What to change, what wins most pairs first; each counts on those before it. At most a hundred."""
        return tuple(islice(find_fixes(self.files), _MOST_FIXES))

    @cached_property
    def matrix(self) -> Matrix:
        """The files by groups of targets; by targets, if there are few."""
        return self.matrix_of(_MOST_COLUMNS)

    def matrix_of(self, most: int) -> Matrix:
        """Returns the matrix with at most so many columns, if there are not more vendors."""
        columns = columns_of(self.targets, most)
        names = [(group, tuple(self.targets[index] for index in members)) for group, members in columns]
        rows = []
        for each in self.files:
            cells = dict(zip(each.targets, each.cells, strict=True))
            shares = [_share([cells[name] for name in members if name in cells]) for _, members in names]
            rows.append(MatrixRow(each.file, tuple(shares)))
        return Matrix(tuple(names), tuple(rows))

    def rows(self) -> Iterator[Row]:
        """Yields a row for each pair of a file and a target: ``pandas.DataFrame(overview.rows())``."""
        for each in self.files:
            for target, cell in zip(each.targets, each.cells, strict=True):
                group = group_of(target)
                reasons = "; ".join(each.needs[number].what for number in cell.needs)
                yield Row(
                    file=each.file,
                    target=target,
                    vendor=group.vendor,
                    generation=group.generation,
                    verdict=cell.verdict,
                    reasons=reasons,
                )

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(str(group))}</th>" for group, _ in self.matrix.columns)
        lines = [f"<p>{escape(str(self.summary))}</p>", f"<table><thead><tr><th></th>{head}</tr></thead>"]
        for row in self.matrix.rows:
            cells = "".join(
                f'<td title="{share or "not asked"}">{_SIGNS[share]}</td>' for share in row.shares
            )
            lines.append(f'<tr><th style="text-align: left">{escape(row.file)}</th>{cells}</tr>')
        lines.append("</table>")
        if self.fixes:
            fixes = "".join(f"<li>{escape(_line(each))}</li>" for each in self.fixes[:_SHOWN_FIXES])
            lines.append(f"<p>Fix first</p><ol>{fixes}</ol>")
        return "\n".join(lines)


def sign(share: Share) -> str:
    """Returns the sign of a share."""
    return _SIGNS[share]


def _line(fix: Fix) -> str:
    return f"{', '.join(fix.places)}: {fix.what} -> {fix.wins:,}"


def _share(cells: Sequence[Cell]) -> Share:
    if not cells:
        return ""
    good = [cell for cell in cells if is_available(cell.verdict)]
    if len(good) == len(cells):
        return "on condition" if any(cell.verdict == "on condition" for cell in cells) else "all"
    if good:
        return "some"
    left = {cell.verdict for cell in cells if not cell.accepted}
    if not left:
        return "accepted"
    return "unknown" if "unknown" in left else "none"


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The page of `check` as text: the counts, the matrix, and what to change first."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from mlir.availability.cli._text import Look, printable
from mlir.availability.report._fixes import Fix
from mlir.availability.report._groups import Group
from mlir.availability.report._overview import Matrix, MatrixRow, Overview, Share, sign
from mlir.availability.report._verdicts import FileVerdicts, Need
from mlir.availability.report.wording._requirements import listed

_MOST_ROWS = 32
_MOST_FIXES = 9
_MOST_PLACES = 4
_MOST_NAMES = 2
_MOST_UNKNOWN = 3
_MOST_WIDTH = 168
"""The width of a page without a terminal."""
_MOST_NAME = 28
_MOST_WHAT = 90
_MOST_LINE = 80
_MOST_CAUSE = 100
_COLUMNS = (20, 12, 8, 4, 0)

_ASCII: dict[Share, str] = {
    "all": "+",
    "some": "/",
    "none": "-",
    "on condition": "!",
    "unknown": "?",
    "accepted": "=",
    "": "",
}
_COLOURS = {
    "all": "green",
    "some": "yellow",
    "none": "red",
    "on condition": "yellow",
    "unknown": "magenta",
    "accepted": "cyan",
}
_LEGEND: tuple[tuple[Share, str], ...] = (
    ("all", "all"),
    ("on condition", "all, on condition"),
    ("some", "some"),
    ("none", "none"),
    ("unknown", "no verdict"),
    ("accepted", "accepted"),
)


def page_text(overview: Overview, noun: str, look: Look, *, quiet: bool = False) -> str:
    """Returns the page.

    Args:
        overview: what was found.
        noun: what the targets are: "device".
        look: the style of text on the stream.
        quiet: whether files that are available everywhere are left out, and the page if all are.
    """
    text = _Text(overview, noun, look)
    summary = overview.summary
    if not summary.pairs:
        return ""  # The errors are told elsewhere.
    is_settled = summary.available + summary.accepted == summary.pairs
    is_good = is_settled and not summary.unusable and not summary.on_condition
    if is_good and quiet:
        return ""
    colour = "green" if is_good else "yellow" if summary.available else "red"
    head = look.style(printable(summary.line(noun)), fg=colour, bold=True)
    lines = [head]
    if not is_good:
        lines += text.matrix(quiet=quiet) + text.fixes() + text.unknown()
    return "".join(f"{line}\n" for line in lines)


class _Text:
    """Writes the parts of a page."""

    def __init__(self, overview: Overview, noun: str, look: Look) -> None:
        self._overview, self._noun, self._look = overview, noun, look
        self._width = min(look.width, _MOST_WIDTH)
        self._folder = _common_folder([each.file for each in overview.files])
        try:
            "●◐○▲◇".encode(look.encoding)
            self._sign: Callable[[Share], str] = sign
        except (UnicodeEncodeError, LookupError):
            self._sign = _ASCII.__getitem__

    def matrix(self, *, quiet: bool) -> list[str]:
        """Returns the files by groups of targets, with a legend."""
        rows = [each for each in self._overview.matrix.rows if any(each.shares)]
        if not rows:
            return []
        names = [self._short(each.file) for each in rows]
        left = max(map(len, names)) + 1
        matrix = self._fitting(left)
        told = [each for each in matrix.rows if any(each.shares)]
        # What runs everywhere is the least interesting.
        if quiet or len(told) > _MOST_ROWS:
            told = [each for each in told if set(each.shares) - {"all", "accepted", ""}]
        more = len(told) - _MOST_ROWS
        lines = ["", *_header([group for group, _ in matrix.columns], left)]
        lines += [self._row(each, matrix, left) for each in told[:_MOST_ROWS]]
        if more > 0:
            counted = self._overview.summary.counted(more).replace(" ", " more ", 1)
            lines.append(f"... and {counted}; --format csv lists all")
        used = {share for each in told for share in each.shares}
        legend = [f"{self._sign(share)} {words}" for share, words in _LEGEND if share in used]
        return [*lines, f"{'':{left}}{'   '.join(legend)}"]

    def _fitting(self, left: int) -> Matrix:
        """Returns the matrix with as many columns as there is room for."""
        for most in _COLUMNS:
            matrix = self._overview.matrix_of(most)
            if left + sum(_width(group) for group, _ in matrix.columns) <= self._width:
                break
        return matrix

    def _row(self, row: MatrixRow, matrix: Matrix, left: int) -> str:
        cells = []
        for (group, _), share in zip(matrix.columns, row.shares, strict=True):
            shown = self._sign(share)
            padding = " " * (_width(group) - len(shown))
            cells.append((self._look.style(shown, fg=_COLOURS[share]) if share else shown) + padding)
        return f"{printable(self._short(row.file)):{left}}{''.join(cells)}".rstrip()

    def fixes(self) -> list[str]:
        """Returns what to change, ranked by what it wins, with places."""
        fixes = self._overview.fixes
        if not fixes:
            return []
        lines = ["", self._look.style("Fix first", bold=True)]
        for number, fix in enumerate(fixes[:_MOST_FIXES], 1):
            what = self._look.style(_cut(printable(_what(fix)), _MOST_WHAT), bold=True)
            lines.append(f"{number:2}. {printable(self._places(fix))}: {what} -> {printable(self._won(fix))}")
            if detail := _detail(fix.needs[0]):
                lines.append(f"      {_cut(printable(detail), self._width - 6)}")
        rest = fixes[_MOST_FIXES:]
        if rest:
            won = sum(each.wins for each in rest)
            lines.append(f"    ... and {len(rest):,} more, which win {won:,} pairs; -v lists all findings")
        return lines

    def unknown(self) -> list[str]:
        """Returns why there are no verdicts, most frequent reasons first."""
        files: dict[str, list[FileVerdicts]] = {}
        pairs: Counter[str] = Counter()
        first: dict[str, Need] = {}
        for each in self._overview.files:
            for cell in each.cells:
                if cell.verdict != "unknown":
                    continue
                for need in (each.needs[number] for number in cell.needs):
                    pairs[need.what] += 1
                    first.setdefault(need.what, need)
                    if each not in files.setdefault(need.what, []):
                        files[need.what].append(each)
        if not pairs:
            return []
        lines = ["", self._look.style("No verdict", bold=True)]
        for what, count in pairs.most_common(_MOST_UNKNOWN):
            names = self._listed(dict.fromkeys(self._short(each.file) for each in files[what]))
            need = first[what]
            why = f" ({need.cause})" if need.cause else ""
            remedy = f"; {need.remedy}" if need.remedy else ""
            pairs_of = f"{count:,} pair{'' if count == 1 else 's'}"
            text = printable(f" -  {what} -> {pairs_of}{remedy}: {names}{why}")
            lines.append(_cut(text, self._width))
        if len(pairs) > _MOST_UNKNOWN:
            lines.append(f"    ... and {len(pairs) - _MOST_UNKNOWN:,} more; -v lists all")
        return lines

    def _places(self, fix: Fix) -> str:
        places = dict.fromkeys(map(self._short, fix.places))
        return self._listed(places)

    def _listed(self, names: Iterable[str]) -> str:
        listed = list(names)
        more = len(listed) - _MOST_PLACES
        return ", ".join(listed[:_MOST_PLACES]) + (f" and {more:,} more" if more > 0 else "")

    def _won(self, fix: Fix) -> str:
        """Returns "29 devices", "2 devices each", "42 pairs", or the names of few targets."""
        each = " each" if len(fix.files) > 1 else ""
        if len(set(fix.pairs)) == 1 and len(fix.pairs[0]) <= _MOST_NAMES:
            return f"{' and '.join(fix.pairs[0])}{each}"
        if len({len(pair) for pair in fix.pairs}) == 1:
            number = len(fix.pairs[0])
            return f"{number:,} {self._noun}{'' if number == 1 else 's'}{each}"
        return f"{fix.wins:,} pairs"

    def _short(self, name: str) -> str:
        """Returns a name without the folder that all files are in, and without its middle if it is long."""
        name = name.removeprefix(self._folder)
        return name if len(name) <= _MOST_NAME else f"...{name[3 - _MOST_NAME :]}"


def _detail(need: Need) -> str:
    """Returns the line of the source, what in it is the cause, and how many places there are."""
    told = [need.cause] if need.cause else []
    told += [f"{need.places:,} places"] if need.places > 1 else []
    told += [need.remedy] if need.remedy and need.kind != "lacking" else []
    cause = _cut("; ".join(told), _MOST_CAUSE)
    if not need.line:
        return cause
    return f"{_cut(need.line, _MOST_LINE)}    ({cause})" if cause else need.line


def _what(fix: Fix) -> str:
    """Returns what to change, with at most two names."""
    names = list(dict.fromkeys(each.what for each in fix.needs))
    if len(names) <= _MOST_NAMES:
        return listed(names)
    return f"{', '.join(names[:_MOST_NAMES])} and {len(names) - _MOST_NAMES} more"


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 3].rstrip()}..."


def _header(groups: Sequence[Group], left: int) -> list[str]:
    """Returns a line with the vendors, each over its first column, and one with the generations."""
    vendors, generations = " " * left, " " * left
    position, before = left, ""
    for group in groups:
        if group.vendor != before:
            vendors = f"{vendors:{position}}{group.vendor} "
            before = group.vendor
        generations = f"{generations:{position}}{group.generation} "
        position += _width(group)
    lines = [vendors.rstrip(), generations.rstrip()]
    return [printable(line) for line in lines if line]


def _width(group: Group) -> int:
    """The width of a column, with the space behind it."""
    return max(len(group.generation), len(group.vendor)) + 1


def _common_folder(names: Sequence[str]) -> str:
    """Returns the folder of all names, with a slash at its end; "" if there is none."""
    folders = [name.rpartition("/")[0] for name in names]
    if len(names) < 2 or not all(folders):
        return ""
    try:
        folder = os.path.commonpath(folders)
    except ValueError:  # Some are absolute, and some relative.
        return ""
    return f"{folder.rstrip('/')}/" if folder else ""

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The HTML page of ``check``: the counts, files by groups of targets, what to change first, and every reason.

The data is compact: equal texts are stored once, and targets with equal verdicts on a file share an entry.
"""

from __future__ import annotations

from typing import Any

from mlir.availability.cli._html_page import Interned, fill
from mlir.availability.report._groups import columns_of
from mlir.availability.report._overview import Overview
from mlir.availability.report._verdicts import Cell, FileVerdicts

_LETTERS = {"yes": "y", "on condition": "c", "no": "n", "unknown": "u"}
# A page that has more columns shows groups first.
_MOST_TARGETS = 12


def make_page(overview: Overview, noun: str) -> str:
    """Returns the page.

    Args:
        overview: what was found.
        noun: what the targets are: "device".
    """
    return fill("check", page_data(overview, noun), ("table", "check"))


def page_data(overview: Overview, noun: str) -> dict[str, Any]:
    """Returns what the page shows.

    * `targets`: the names.
    * `groups`: [name, the numbers of its targets].
    * `texts`: all texts; the following refer to them.
    * `files`: [name, error, for each target the number of its verdict or -1, verdicts, needs], where
      a verdict is [letter, the numbers of its needs] and
      a need is [kind, what, place, cause, how many places, line, remedy].
    * `fixes`: [what, places, how many pairs it wins, the numbers of its files].
    """
    texts: Interned[str] = Interned()
    columns = columns_of(overview.targets, _MOST_TARGETS)
    if len(overview.targets) > _MOST_TARGETS:
        columns = columns_of(overview.targets, len(overview.targets) - 1)
    number_of = {each.file: number for number, each in enumerate(overview.files)}
    return {
        "summary": overview.summary.line(noun),
        "noun": noun,
        "targets": overview.targets,
        "groups": [[str(group), members] for group, members in columns],
        "files": [_file(each, overview.targets, texts) for each in overview.files],
        "fixes": [
            [fix.what, list(dict.fromkeys(fix.places)), fix.wins, [number_of[file] for file in fix.files]]
            for fix in overview.fixes
        ],
        "texts": texts.values,
    }


def _file(file: FileVerdicts, targets: tuple[str, ...], texts: Interned[str]) -> list[Any]:
    verdicts: Interned[Cell] = Interned()
    by_target = dict(zip(file.targets, map(verdicts.number, file.cells), strict=True))
    needs = [
        [
            each.kind,
            *map(texts.number, (each.what, each.place, each.cause)),
            each.places,
            *map(texts.number, (each.line, each.remedy)),
        ]
        for each in file.needs
    ]
    told = [["a" if cell.accepted else _LETTERS[cell.verdict], cell.needs] for cell in verdicts.values]
    return [file.file, file.error, [by_target.get(target, -1) for target in targets], told, needs]

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The file that says which tests are in the quick tier, and which may notice an edit of a source file."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_ROOT = Path(__file__).resolve().parents[3]
DATA = _ROOT / "test/tiers.json"
OUT = _ROOT / "build/tiers"
_OF = OUT / "of"  # The digest of the package with which all was measured.


@dataclass(frozen=True)
class Data:
    """The tests, by name: functions of pytest, lit's files, files of unit tests.

    Attributes:
        quick: the quick tier.
        few: the tests of which a few cases run, since all take long.
        seconds: the CPU time of each.
        reach: by source file, or pattern of tables, the tests that may notice an edit, the best ones first.
    """

    quick: list[str]
    few: set[str]
    seconds: dict[str, float]
    reach: dict[str, list[str]]

    def write(self, path: Path) -> None:
        """Writes it. In the lists of tests, each is a number, so that the file is small."""
        quick = set(self.quick)
        names = sorted({*quick, *(test for tests in self.reach.values() for test in tests)})
        number = {name: place for place, name in enumerate(names)}
        rows = [json.dumps([name, name in quick, name in self.few, self.seconds[name]]) for name in names]
        reach = [
            f"{json.dumps(source)}: {json.dumps([number[test] for test in tests])}"
            for source, tests in sorted(self.reach.items())
            if tests
        ]
        lines = ['{"tests": [', ",\n".join(rows), '], "reach": {', ",\n".join(reach), "}}", ""]
        path.write_text("\n".join(lines))

    @staticmethod
    def read(path: Path) -> Data:
        """Reads it."""
        form = json.loads(path.read_text())
        rows: list[tuple[str, bool, bool, float]] = form["tests"]
        return Data(
            [name for name, is_quick, _, _ in rows if is_quick],
            {name for name, _, is_few, _ in rows if is_few},
            {name: seconds for name, _, _, seconds in rows},
            {source: [rows[each][0] for each in tests] for source, tests in form["reach"].items()},
        )


def digest_of(package: Path) -> str:
    """Returns a digest of a package's sources, whose lines are measured."""
    sources = sorted(package.rglob("*.py"))
    return hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()


def note_package(package: Path) -> None:
    """Notes that all has been measured with this package."""
    _OF.write_text(digest_of(package))


def rows() -> Iterator[dict[str, Any]]:
    """Yields what was measured of each case of a test."""
    for path in sorted((OUT / "measured").glob("*.jsonl")):
        yield from map(json.loads, path.read_text().splitlines())


def measured_of(package: Path, jobs: int) -> Iterator[dict[str, Any]]:
    """Yields what was measured of pytest's cases with this package. Measures first if that wasn't done."""
    if not _OF.exists() or _OF.read_text() != digest_of(package):
        from tiers.measure import measure  # It imports this module.

        measure(jobs)
    return (row for row in rows() if "lines" in row)

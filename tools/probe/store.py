# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The results of probes, in tools/probe/data: one line of JSON for each shape."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from probe.backends import ACCEPTED
from probe.shapes import Shape

DATA = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Result:
    """The results for a shape.

    Attributes:
        shape: the shape.
        letters: for each chip ACCEPTED, NOT_COMPILED or NOT_ASSEMBLED.
        ptx: of NVVM, the version of PTX that is needed, where it is later than the one that introduced the
        first chip that accepts the shape; otherwise None.
    """

    shape: Shape
    letters: str
    ptx: int | None = None


@dataclass(frozen=True)
class Results:
    """All results of a dialect.

    Attributes:
        oracles: the oracles, with their versions.
        chips: the chips, in the order of the letters.
        rows: the results.
    """

    oracles: tuple[str, ...]
    chips: tuple[str, ...]
    rows: tuple[Result, ...]

    def accepting(self, result: Result) -> frozenset[str]:
        """Returns the chips that accept the shape of `result`."""
        return _accepting(self.chips, result.letters)


@functools.cache
def _accepting(chips: tuple[str, ...], letters: str) -> frozenset[str]:
    return frozenset(chip for chip, letter in zip(chips, letters, strict=True) if letter == ACCEPTED)


def path_of(dialect: str) -> Path:
    """Returns the path of a dialect's results."""
    return DATA / f"{dialect}.jsonl"


def read(path: Path) -> Results:
    """Reads the output of `write`."""
    head, *lines = path.read_text().splitlines()
    about = json.loads(head)
    rows = []
    for line in lines:
        op, attributes, operands, results, letters, *ptx = json.loads(line)
        shape = Shape(op, tuple(sorted(attributes.items())), tuple(operands), tuple(results))
        rows.append(Result(shape, letters, ptx[0] if ptx else None))
    return Results(tuple(about["oracles"]), tuple(about["chips"]), tuple(rows))


def write(path: Path, results: Results) -> None:
    """Writes the results, sorted by shape."""
    lines = [json.dumps({"oracles": results.oracles, "chips": results.chips})]
    lines += [_line(result) for result in sorted(results.rows, key=lambda result: result.shape)]
    path.parent.mkdir(exist_ok=True)
    path.write_text("\n".join(lines) + "\n")


def _line(result: Result) -> str:
    shape = result.shape
    fields: list[object] = [shape.op, dict(shape.attributes), shape.operands, shape.results, result.letters]
    if result.ptx is not None:
        fields.append(result.ptx)
    return json.dumps(fields, separators=(",", ":"))


def merge(old: Iterable[Result], new: Iterable[Result]) -> tuple[Result, ...]:
    """Merges results. For a shape in both, the new result counts."""
    return tuple({result.shape: result for result in (*old, *new)}.values())

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels with the lines that stop them, and the lines that the tool names.

`test/kernels` has them. A comment at the end of a line, `// no: sm_60 gfx*`, says for which targets it is the
first that stops its kernel. These were written before the tool was asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from mlir import availability as av
from mlir import ir
from probe.children import Died, run_jobs

FOLDER = Path(__file__).parents[1] / "kernels"

DECIDED = {
    ("A product of bf16.", chip): "MLIR's tests of convert-nvgpu-to-nvvm have no bf16: "
    "'failed to deduce operand PTX types'"
    for chip in ("sm_80", "sm_90a", "sm_100a")
}
"""Kernels and targets for which the tool names another line than was written down, and why it is right."""


@dataclass(frozen=True)
class LineKernel:
    """A kernel, and what was written down.

    Attributes:
        name: what it is about.
        text: its module.
        stopped: the patterns of targets that a line stops, by its number.
    """

    name: str
    text: str
    stopped: dict[int, tuple[str, ...]]

    def line_for(self, target: str) -> int | None:
        """Returns the first line that stops it; None if it is available."""
        return next(
            (
                line
                for line, patterns in self.stopped.items()
                if any(fnmatchcase(target, pattern) for pattern in patterns)
            ),
            None,
        )


@dataclass(frozen=True)
class Answer:
    """What was written down, and what the tool says, for a kernel and a target.

    Attributes:
        kernel: the kernel's name.
        target: the target.
        expected: the line that stops it; None if it is available.
        named: the line that the tool names; None if it says that it is available.
        is_known: whether the tool has a verdict.
        told: what it says.
    """

    kernel: str
    target: str
    expected: int | None
    named: int | None
    is_known: bool
    told: str

    def __str__(self) -> str:
        return f"{self.kernel} {self.target}: line {self.expected}, and the tool: {self.named} {self.told}"


def line_kernels() -> list[LineKernel]:
    """Returns all kernels."""
    found: list[LineKernel] = []
    for file in sorted(FOLDER.glob("*.mlir")):
        for text in file.read_text().split("// -----\n"):
            stopped = {
                number: tuple(match[1].split())
                for number, line in enumerate(text.splitlines(), 1)
                if (match := re.search(r"// no: (.+)$", line))
            }
            first = next(line for line in text.splitlines() if line.startswith("// "))
            found.append(LineKernel(first.removeprefix("// "), text, stopped))
    return found


def answers(kernels: Iterable[LineKernel], targets: Sequence[str]) -> Iterator[Answer]:
    """Asks the tool about each kernel and target. Where a pass crashes, it has no answer."""
    jobs = [(kernel, target) for kernel in kernels for target in targets]
    for (kernel, target), outcome in zip(jobs, run_jobs(jobs, _ask, seconds=60), strict=True):
        line = kernel.line_for(target)
        if isinstance(outcome, Died):
            yield Answer(kernel.name, target, line, None, False, f"died: {outcome.reason}")
        else:
            yield Answer(kernel.name, target, line, *outcome.result)


def _ask(job: tuple[LineKernel, str]) -> tuple[int | None, bool, str]:
    """Returns what the tool names, whether it has a verdict, and what it says."""
    kernel, target = job
    context = ir.Context()
    context.enable_multithreading(False)
    with context:
        (result,) = av.check(av.parse(kernel.text, name="k.mlir"), target, through=True).results
        found = [*result.violations, *result.not_lowered]
        place = re.match(r"k\.mlir:(\d+):", found[0].location) if found else None
        named = int(place[1]) if place else 0 if found else None
        told = "; ".join(map(str, found[:1] or result.unchecked[:1]))
        return named, result.verdict != "unknown", told


@dataclass(frozen=True)
class Measured:
    """How many answers are what was written down.

    Attributes:
        pairs: of a kernel and a target.
        unknown: those without a verdict.
        negative: those that the tool calls not available, or can't lower.
        named: those of the negative ones that name the line that was written down.
        differing: the others, and those available where a line was written down.
    """

    pairs: int
    unknown: int
    negative: int
    named: int
    differing: tuple[Answer, ...]

    @property
    def is_enough(self) -> bool:
        """Whether 95 of 100 negative answers name the line, and at most 2 of 100 are unknown."""
        return self.named >= 0.95 * self.negative and self.unknown <= 0.02 * self.pairs

    def __str__(self) -> str:
        return (
            f"{self.pairs:,} pairs of a kernel and a target, {self.unknown} unknown; {self.named:,} of "
            f"{self.negative:,} negative answers name the line that was written down "
            f"({self.named / max(self.negative, 1):.1%}); {len(self.differing)} differ"
        )


def measure(found: Sequence[Answer]) -> Measured:
    """Counts."""
    negative = [each for each in found if each.named is not None]
    return Measured(
        len(found),
        sum(not each.is_known for each in found),
        len(negative),
        sum(each.named == each.expected for each in negative),
        tuple(each for each in found if each.is_known and each.named != each.expected),
    )

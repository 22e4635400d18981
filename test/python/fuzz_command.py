# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the commands have in common that make mutants: options, and the report of the results."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field


@dataclass
class Outcome:
    """The results for mutants.

    Attributes:
        counts: the number of mutants with each of the expected results.
        wrong: the numbers of the others, and their results.
    """

    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[tuple[int, str]] = field(default_factory=list)

    def add(self, number: int, result: str, expected: Collection[str]) -> None:
        """Adds the result of a mutant."""
        if result in expected:
            self.counts[result] += 1
        else:
            self.wrong.append((number, result))

    def report(self, name: str = "") -> bool:
        """Prints the results. Returns whether none is wrong."""
        for number, what in self.wrong:
            print(f"{name} {number}: {what}".lstrip())
        print(f"{name} {dict(self.counts)} {len(self.wrong)} wrong".lstrip())
        return not self.wrong


def parser(description: str, count: int) -> argparse.ArgumentParser:
    """Returns a parser of the options that choose mutants. By default there are `count`."""
    options = argparse.ArgumentParser(description=description)
    options.add_argument("--count", type=int, default=count, help="the number of mutants")
    options.add_argument("--first", type=int, default=0, help="the number of the first mutant")
    options.add_argument("--seed", type=int, default=0)
    options.add_argument(
        "--save", metavar="FILE", help="write the first mutant to a file, and do nothing else"
    )
    return options


def numbers(options: argparse.Namespace) -> range:
    """Returns the numbers of the mutants that the options choose."""
    return range(options.first, options.first + options.count)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Damages MLIR bytecode at random, and has `check_files` read it.

MLIR's reader crashes on many of the files. Each has to end as one result all the same, and in time.

By hand: `./dev full bytecode`, or `python -m fuzz_bytecode --count 100000`, with test/python on PYTHONPATH. A
mutant is a function of the seeds in test/fuzz/bytecode, the seed and its number, so it can be reproduced.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import mlir.availability as av

SEEDS = Path(__file__).resolve().parents[1] / "fuzz/bytecode"
TARGET = "vulkan1.3"
REFUSALS = ("not valid MLIR bytecode", "is not valid UTF-8", "it takes too much memory")
LONGEST = 4000
"""The maximum number of characters of a message."""

_MAGIC = 4  # Bytes. Without them it is no bytecode.
_BATCH = 500


@dataclass
class Outcome:
    """The results for mutants.

    Attributes:
        counts: the number of mutants that were checked, that were refused, and on which the reader crashed.
        wrong: those with a message that doesn't say so, or is too long, and the message.
    """

    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[tuple[int, str]] = field(default_factory=list)


def seeds() -> list[bytes]:
    """Returns the contents of the seeds."""
    return [path.read_bytes() for path in sorted(SEEDS.glob("*.mlirbc"))]


def mutant(texts: Sequence[bytes], seed: int, number: int) -> bytes:
    """Returns a mutant: some bytes changed, left out or repeated, or the end of another seed."""
    rng = random.Random(f"{seed}/{number}")
    data = bytearray(rng.choice(texts))
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        at = rng.randrange(_MAGIC, len(data))
        end = min(at + rng.choice((1, 1, 2, 8)), len(data))
        match rng.randrange(5):
            case 0:
                data[at] = rng.choice((0, 1, 0x7F, 0x80, 0xFE, 0xFF, rng.randrange(256)))
            case 1:
                data[at] ^= 1 << rng.randrange(8)
            case 2 if len(data) > 2 * _MAGIC + 8:
                del data[at:end]
            case 3:
                data[at:at] = data[at:end]
            case _:
                other = rng.choice(texts)
                data[at:] = other[min(at, len(other) - 1) :]
    return bytes(data)


def run(seed: int, numbers: range) -> Outcome:
    """Has mutants read."""
    outcome, texts = Outcome(), seeds()
    for first in range(numbers.start, numbers.stop, _BATCH):
        batch = range(first, min(first + _BATCH, numbers.stop))
        with tempfile.TemporaryDirectory() as directory:
            paths = [Path(directory) / f"{number}.mlirbc" for number in batch]
            for number, path in zip(batch, paths, strict=True):
                path.write_bytes(mutant(texts, seed, number))
            results = av.check_files(paths, [TARGET])
        assert [result.file for result in results] == [str(path) for path in paths]
        for number, result in zip(batch, results, strict=True):
            if result.error is None:
                outcome.counts["checked"] += 1
            elif not any(each in result.error for each in REFUSALS) or len(result.error) > LONGEST:
                outcome.wrong.append((number, result.error[:300]))
            else:
                outcome.counts["crashed" if "(SIG" in result.error else "refused"] += 1
    return outcome


def main(arguments: Sequence[str]) -> int:
    """Returns 1 where something is wrong."""
    parser = argparse.ArgumentParser(description="Reads mutants of MLIR bytecode.")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first mutant")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--save", metavar="FILE", help="write the first mutant to a file, and do nothing else"
    )
    options = parser.parse_args(arguments)
    if options.save:
        Path(options.save).write_bytes(mutant(seeds(), options.seed, options.first))
        return 0
    outcome = run(options.seed, range(options.first, options.first + options.count))
    for number, what in outcome.wrong:
        print(f"{number}: {what}")
    print(dict(outcome.counts), len(outcome.wrong), "wrong")
    return int(bool(outcome.wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

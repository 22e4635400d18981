# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Damages MLIR bytecode at random, and has `check_files` read it.

MLIR's reader crashes on many of the files. Each has to end as one result all the same, and in time.

By hand: `./dev full bytecode`, or `python -m fuzz_bytecode --count 100000`, with test/python on PYTHONPATH. A
mutant is a function of the seeds in test/fuzz/bytecode, the seed and its number, so it can be reproduced.
"""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import fuzz_command
import mlir.availability as av
from fuzz_command import Outcome

SEEDS = Path(__file__).resolve().parents[1] / "fuzz/bytecode"
TARGET = "vulkan1.3"
REFUSALS = ("not valid MLIR bytecode", "is not valid UTF-8", "it takes too much memory")
LONGEST = 4000
"""The maximum number of characters of a message."""

_MAGIC = 4  # Bytes. Without them it is no bytecode.
_BATCH = 500


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


def _classify(error: str | None) -> str:
    """Returns "checked", "refused", "crashed" for MLIR's reader, or an error that is none of these."""
    if error is None:
        return "checked"
    if len(error) > LONGEST or not any(each in error for each in REFUSALS):
        return error[:300]
    return "crashed" if "(SIG" in error else "refused"


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
            outcome.add(number, _classify(result.error), ("checked", "refused", "crashed"))
    return outcome


def main(arguments: Sequence[str]) -> int:
    """Returns 1 where something is wrong."""
    options = fuzz_command.parser("Reads mutants of MLIR bytecode.", 10_000).parse_args(arguments)
    if options.save:
        Path(options.save).write_bytes(mutant(seeds(), options.seed, options.first))
        return 0
    return int(not run(options.seed, fuzz_command.numbers(options)).report())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

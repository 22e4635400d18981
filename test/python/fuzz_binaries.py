# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mutates SPIR-V binaries at random, reads them, and judges those that can be read.

By hand: `python -m fuzz_binaries --count 1000000 FILE...`, with test/python and scripts/facts on PYTHONPATH.
A mutant is a function of the files, the seed and its number, so it can be reproduced. If a process crashes or
takes too long for one, the error names it.
"""

from __future__ import annotations

import mmap
import os
import random
import re
import signal
import sys
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import fuzz_command
import mlir.availability as av
from mlir import ir
from spirv_tools_library import validate
from spirv_validator import is_about_availability

SECONDS = 2.0
"""How much processor time one mutant may take."""

_BATCH = 2000  # Mutants for a process and a context.
_MINOR = 6
_HEADER = 5  # Words.


@dataclass
class Outcome:
    """The results for mutants.

    Attributes:
        counts: the number of all mutants, and of those that were read, available, and compared with
            spirv-val.
        wrong: those that are available although spirv-val rejects them, each with its error.
        died: those that a process crashed on or took too long for.
    """

    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[tuple[int, str]] = field(default_factory=list)
    died: list[tuple[int, str]] = field(default_factory=list)


def mutant(binaries: Sequence[bytes], seed: int, number: int) -> bytes:
    """Returns a mutant: words changed, left out, doubled or of another file, ids swapped, the end cut off."""
    rng = random.Random(f"{seed}/{number}")
    words = _words(rng.choice(binaries))
    for _ in range(rng.choice((1, 1, 2, 5))):
        _change(words, binaries, rng)
        if len(words) <= _HEADER:
            break
    return words.tobytes()


def _words(binary: bytes) -> array[int]:
    return array("I", binary[: len(binary) // 4 * 4])


def _change(words: array[int], binaries: Sequence[bytes], rng: random.Random) -> None:
    at, other = rng.randrange(len(words)), rng.randrange(len(words))
    match rng.randrange(10):
        case 0:
            words[at] = words[other]
        case 1:
            words[at] = rng.randrange(400)
        case 2:
            words[at] = rng.getrandbits(32)
        case 3:
            del words[at : at + rng.randrange(1, 8)]
        case 4:
            words[at:at] = words[other : other + rng.randrange(1, 12)]
        case 5:
            words[at] ^= 1 << rng.randrange(32)
        case 6:
            del words[max(at, _HEADER) :]
        case 7:
            one, two = rng.randrange(1, 60), rng.randrange(1, 60)
            swap = {one: two, two: one}
            words[_HEADER:] = array("I", [swap.get(word, word) for word in words[_HEADER:]])
        case 8:
            first, last = _instruction(words, rng)
            del words[first:last]
        case _:
            donor = _words(rng.choice(binaries))
            first, last = _instruction(donor, rng)
            place, _ = _instruction(words, rng)
            words[place:place] = donor[first:last]


def _instruction(words: Sequence[int], rng: random.Random) -> tuple[int, int]:
    """Returns where an instruction begins and ends."""
    starts, at = [], _HEADER
    while at < len(words) and words[at] >> 16:
        starts.append(at)
        at += words[at] >> 16
    first = rng.choice(starts) if starts else min(_HEADER, len(words))
    return first, first + max(words[first] >> 16, 1) if first < len(words) else first


def run(binaries: Sequence[bytes], seed: int, numbers: range) -> Outcome:
    """Reads and judges mutants in child processes."""
    outcome = Outcome()
    progress = mmap.mmap(-1, 8)
    position = numbers.start
    while position < numbers.stop:
        batch = range(position, min(position + _BATCH, numbers.stop))
        # A child that ends before it notes anything ended with its first.
        progress[:8] = batch.start.to_bytes(8, "little")
        read_end, write_end = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(read_end)
            _work(binaries, seed, batch, progress, write_end)
        os.close(write_end)
        with os.fdopen(read_end, "rb") as pipe:
            said = pipe.read().decode()
        _, status = os.waitpid(pid, 0)
        _add(outcome, said)
        position = batch.stop
        if code := os.waitstatus_to_exitcode(status):
            reason = signal.Signals(-code).name if code < 0 else f"exit code {code}"
            at = int.from_bytes(progress[:8], "little")
            outcome.died.append((at, reason))
            position = at + 1
    return outcome


def _add(outcome: Outcome, said: str) -> None:
    for line in said.splitlines():
        kind, _, rest = line.partition(" ")
        if kind == "wrong":
            number, _, message = rest.partition(" ")
            outcome.wrong.append((int(number), message))
        else:
            outcome.counts[kind] += int(rest)


def _work(binaries: Sequence[bytes], seed: int, batch: range, progress: mmap.mmap, write_end: int) -> None:
    """Runs in a child: reports the results of a batch."""
    code = 1
    try:
        signal.signal(signal.SIGPROF, signal.SIG_DFL)  # It ends the process.
        with os.fdopen(write_end, "w", buffering=1) as pipe, ir.Context() as context:
            context.enable_multithreading(False)
            for number in batch:
                progress[:8] = number.to_bytes(8, "little")
                data = mutant(binaries, seed, number)
                signal.setitimer(signal.ITIMER_PROF, SECONDS)
                kind = judge(data, context)
                signal.setitimer(signal.ITIMER_PROF, 0)
                pipe.write("mutants 1\n" + (f"{kind} 1\n" if kind else ""))
                if kind == "available" and misses_something(
                    message := validate(data, f"spv1.{_MINOR}"), data
                ):
                    pipe.write(f"wrong {number} {' '.join(message.split())}\n")
        code = 0
    finally:
        os._exit(code)


def misses_something(message: str, data: bytes) -> bool:
    """Whether spirv-val misses a capability, an extension or a version, and not only their place.

    It doesn't see declarations behind other instructions.
    """
    if not is_about_availability(message):
        return False
    return re.search(r"(layout|definitions) section|cannot appear", message) is None and _is_in_order(data)


def _is_in_order(data: bytes) -> bool:
    """Whether declarations precede all else, and capabilities extensions."""
    words, at, ranks = _words(data), _HEADER, []
    while at < len(words) and words[at] >> 16:
        ranks.append({17: 0, 10: 1}.get(words[at] & 0xFFFF, 2))
        at += words[at] >> 16
    return ranks == sorted(ranks)


def judge(data: bytes, context: ir.Context) -> str:
    """Returns "available" or "refused" for a readable binary, otherwise ""."""
    try:
        module = av.spirv.read(data, context)
    except ValueError:
        return ""
    if data[-1] == 0 and data[-4] % 16 == 0:  # Now and then: it takes longer than all the rest.
        module.operation.get_asm(print_generic_op_form=True, assume_verified=True)
    report = av.check(module, f"spirv1.{_MINOR}+all")
    return "available" if report.ok else "refused"


def _files(paths: Sequence[str]) -> Iterator[bytes]:
    for path in paths:
        yield Path(path).read_bytes()


def main(arguments: Sequence[str]) -> int:
    """Returns 1 where something is wrong."""
    parser = fuzz_command.parser("Reads and judges mutants of SPIR-V binaries.", 100_000)
    parser.add_argument("files", nargs="+")
    options = parser.parse_args(arguments)
    binaries = list(_files(options.files))
    if options.save:
        Path(options.save).write_bytes(mutant(binaries, options.seed, options.first))
        return 0
    outcome = run(binaries, options.seed, fuzz_command.numbers(options))
    for number, reason in outcome.died:
        print(f"{number}: died: {reason}")
    for number, message in outcome.wrong:
        print(f"{number}: available, but spirv-val says: {message}")
    print(dict(outcome.counts), len(outcome.died), "died", len(outcome.wrong), "wrong")
    return 1 if outcome.died or outcome.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

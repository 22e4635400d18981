# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mutates records at random and runs all generators of availability-tblgen on them.

By hand: `./dev full tblgen`, or `python -m fuzz_tablegen --count 20000`, with test/python and scripts/facts
on PYTHONPATH. A mutant is a function of the seeds, the seed and its number, so it can be reproduced. Crashes
of LLVM's own TableGen don't count.
"""

from __future__ import annotations

import random
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import fuzz_command
import mlir.availability as av
from fuzz_command import Outcome
from llvm_release import tool
from upstream_tools import include_directory

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(av.__path__[0])
SECONDS = 20
"""How long one run may take."""

MEMORY = 4 << 30
MOST_LINES = 2000
"""How many lines an answer to a small file may have."""

GENERATORS = ("decls", "defs", "doc", "json")

# Files with ops, types, attributes, enums, orders, overlays and targets.
SEEDS = (
    "test/lib/Example/ExampleOps.td",
    "test/lib/Vendors/VendorA.td",
    "test/lib/Vendors/Shop.td",
    "examples/standalone/include/Standalone/StandaloneOps.td",
)

_TOKEN = re.compile(r'"(?:[^"\\\n]|\\.)*"|\[\{.*?\}\]|[$!#]?\w+|//[^\n]*|\s+|.', re.DOTALL)
_HOSTILE = (
    *(
        '""',
        '"\\"',
        '"$_self"',
        '"%"',
        '"::"',
        '"v1.0"',
        '"-1"',
        '"99999999999999999999"',
        "[{ }]",
        "[{ $_self ) }]",
    ),
    *(
        "0",
        "-1",
        "1",
        "4294967296",
        "9223372036854775807",
        "-9223372036854775808",
        "0b1",
        "?",
        "[]",
        "[?]",
        "true",
    ),
    *(
        "TruePred",
        "Availability",
        "AnyOf<[]>",
        "I32",
        "AnyType",
        "AtLeast",
        "OneOf",
        "PartialOrder",
        "<",
        ">",
        ";",
    ),
)


def tokens_of(path: Path) -> list[str]:
    """Returns the tokens of a file, whitespace and comments included."""
    return _TOKEN.findall(path.read_text())


def mutant(seed: int, number: int) -> tuple[Path, str]:
    """Returns the seed of a mutant and its text: tokens left out, doubled, exchanged, made hostile."""
    rng = random.Random(f"{seed}/{number}")
    path = ROOT / rng.choice(SEEDS)
    tokens = tokens_of(path)
    for _ in range(rng.choice((1, 1, 2, 4))):
        _change(tokens, tokens_of(ROOT / rng.choice(SEEDS)), rng)
    return path, "".join(tokens)


def _change(tokens: list[str], donor: Sequence[str], rng: random.Random) -> None:
    if rng.random() < 0.7:
        _exchange(tokens, donor, rng)
        return
    code = [at for at, token in enumerate(tokens) if not token.isspace() and not token.startswith("//")]
    at = rng.choice(code)
    match rng.randrange(5):
        case 0:
            del tokens[at : at + rng.choice((1, 1, 2, 8, 40))]
        case 1:
            tokens.insert(at, tokens[at])
        case 2:
            tokens[at] = rng.choice(_HOSTILE)
        case 3:
            first = rng.randrange(len(donor))
            tokens[at:at] = donor[first : first + rng.randrange(1, 60)]
        case _:
            other = rng.choice(code)
            tokens[at], tokens[other] = tokens[other], tokens[at]


def _exchange(tokens: list[str], donor: Sequence[str], rng: random.Random) -> None:
    """Replaces a value by another one of the same kind, which usually results in valid TableGen."""
    kinds = [_kind(token) for token in tokens]
    at = rng.choice([at for at, kind in enumerate(kinds) if kind])
    same = [token for token in (*donor, *_HOSTILE) if _kind(token) == kinds[at]]
    tokens[at] = rng.choice(same)


def _kind(token: str) -> str:
    """Returns the kind of a token, "" if it isn't a value."""
    if token[0] in '"[' and len(token) > 1:
        return token[0]
    if token.lstrip("-").isdigit():
        return "number"
    return "name" if token[0].isupper() else ""


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _run(program: str | Path, generator: str, file: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    directories = (PACKAGE / "td", PACKAGE / "include", include_directory(), folder)
    include = [word for each in directories for word in ("-I", str(each))]
    include += ["-I", str(ROOT / "examples/standalone/include")]
    command = [str(program), generator, *include, str(file), "-o", "/dev/null"]
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        preexec_fn=_limit,
        errors="replace",
    )


def generate(generator: str, file: Path, folder: Path) -> str:
    """Runs the generator. Returns "taken", "refused", "LLVM's", or the error.

    Args:
        generator: one of `GENERATORS`.
        file: the records.
        folder: another folder with included files.
    """
    program = PACKAGE / "bin/availability-tblgen"
    try:
        done = _run(program, f"-gen-availability-{generator}", file, folder)
    except subprocess.TimeoutExpired:
        return f"{generator}: no end within {SECONDS} s"
    if done.returncode not in (0, 1):
        try:
            other = _run(tool("mlir-tblgen"), "-print-records", file, folder)
        except subprocess.TimeoutExpired:
            return "LLVM's"
        what = f"{generator}: exit code {done.returncode}: {done.stderr[-300:]}"
        return what if other.returncode in (0, 1) else "LLVM's"
    if done.returncode == 0:
        return "taken"
    if "error:" not in done.stderr:
        return f"{generator}: no error in: {done.stderr[:300]}"
    lines = done.stderr.count("\n")
    return f"{generator}: {lines} lines of errors" if lines > MOST_LINES else "refused"


def run(seed: int, numbers: range) -> Outcome:
    """Generates something of mutants."""
    outcome = Outcome()
    with tempfile.TemporaryDirectory() as directory:
        for number in numbers:
            path, text = mutant(seed, number)
            file = Path(directory) / "m.td"
            file.write_text(text)
            found = generate(GENERATORS[number % len(GENERATORS)], file, path.parent)
            outcome.add(number, found, ("taken", "refused", "LLVM's"))
    return outcome


def main(arguments: Sequence[str]) -> int:
    """Returns 1 where something is wrong."""
    options = fuzz_command.parser("Generates code of mutants of records.", 20_000).parse_args(arguments)
    if options.save:
        Path(options.save).write_text(mutant(options.seed, options.first)[1])
        return 0
    return int(not run(options.seed, fuzz_command.numbers(options)).report())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mutates JSON files at random and reads them as profiles and device reports, as availability, as
configurations and baselines, and as parts of packages.

By hand: `./dev full files`, or `python -m fuzz_files --count 1000000`, with test/python on PYTHONPATH. A
mutant is a function of the seeds in test/fuzz/files, the seed and its number, so it can be reproduced.
Mutants that reveal an error become seeds.
"""

from __future__ import annotations

import copy
import json
import random
import shutil
import signal
import struct
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import fuzz_command
import mlir.availability as av
from fuzz_command import Outcome
from mlir import ir
from mlir.availability.cli._baseline import Baseline
from mlir.availability.cli._config import from_table
from mlir.availability.files._source import InputError

SEEDS = Path(__file__).resolve().parents[1] / "fuzz/files"
SECONDS = 5.0
"""How much processor time reading one mutant may take."""

LONGEST = 4000
"""The maximum number of characters of a message."""

_CONSTANT_BYTES = 16_640
"""The size of the constant that the seeds of `constants` describe."""

Reader = Callable[[Path], object]


def _availability(path: Path) -> object:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return av.load(context, path, partial=True)


def _device(path: Path) -> object:
    return av.target(path)


def _baseline(path: Path) -> object:
    with _told(path):
        return Baseline.read(str(path))


def _config(path: Path) -> object:
    """Reads a configuration from JSON: the same values as in TOML, except dates."""
    try:
        table = json.loads(path.read_bytes())
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{path}: no JSON") from error
    with _told(path):
        return from_table(str(path), table)


def _package(path: Path) -> object:
    package = av.package.read(path.parent)
    files = [f"{number}.spv" for number in range(len(package.modules))]
    return json.dumps(package.to_json("f.mlir", files, "f.safetensors"))


def _constants(path: Path) -> object:
    """Reads a package whose file of constants has the header."""
    header = path.read_bytes()
    file = path.parent / "table.safetensors"
    file.write_bytes(struct.pack("<Q", len(header)) + header + bytes(_CONSTANT_BYTES))
    try:
        return av.package.read(path.parent)
    except ValueError as error:
        # It names the file by its name only.
        raise ValueError(str(error).replace(f" {file.name}: ", f" {path}: ")) from error


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """Raises what ends a command as an error whose text has all of it."""
    try:
        yield
    except InputError as error:
        raise ValueError(
            "\n".join(f"{each.location}: {each.message}" for each in error.diagnostics)
        ) from error


READERS: dict[str, tuple[str, Reader]] = {
    "availability": ("m.json", _availability),
    "device": ("m.json", _device),
    "baseline": ("m.json", _baseline),
    "config": ("m.json", _config),
    "package": ("manifest.json", _package),
    "constants": ("header.json", _constants),
}
"""For the mutants of the seeds in the folder of that name: the name of their file, and what reads it."""


def seeds(name: str) -> list[str]:
    """Returns the texts of the seeds for a reader."""
    return [path.read_text() for path in sorted((SEEDS / name).glob("*.json"))]


def mutant(texts: Sequence[str], seed: int, number: int) -> bytes:
    """Returns a mutant: values, keys and parts of several files exchanged, left out or made hostile."""
    rng = random.Random(f"{seed}/{number}")
    form = json.loads(rng.choice(texts))
    for _ in range(rng.choice((1, 1, 2, 4))):
        _change(form, json.loads(rng.choice(texts)), rng)
    data = json.dumps(form).encode()
    if rng.random() < 0.1:
        at = rng.randrange(len(data))
        data = rng.choice((data[:at], data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :], b"[" * at))
    return data


def _hostile(rng: random.Random) -> Any:
    numbers = [
        0,
        -1,
        1,
        2**31,
        2**32,
        2**32 - 1,
        2**63,
        2**64,
        10**30,
        0.5,
        1e308,
        float("inf"),
        float("nan"),
    ]
    texts = [
        "",
        "x",
        "\0",
        "\ud800",
        "<>,]#",
        "\U0001d54f" * 9,
        "a" * 100_000,
        "1.1.0",
        "4294967296",
        "VK_TRUE",
    ]
    others: list[Any] = [None, True, False, [], {}, [[]], {"": {}}, _nested(rng.randrange(2, 100))]
    return rng.choice((rng.choice(numbers), rng.choice(texts), rng.choice(others)))


def _nested(depth: int) -> Any:
    form: Any = 0
    for _ in range(depth):
        form = [form]
    return form


def _containers(form: Any) -> list[Any]:
    """Returns the objects and arrays in a form that have something in them."""
    found, waiting = [], [form]
    while waiting:
        each = waiting.pop()
        if isinstance(each, (dict, list)) and each:
            found.append(each)
            waiting += each.values() if isinstance(each, dict) else each
    return found


def _change(form: Any, donor: Any, rng: random.Random) -> None:
    """Changes something in `form`, in place."""
    containers = _containers(form)
    if not containers:
        return
    holder, other = rng.choice(containers), rng.choice(_containers(donor))
    key = rng.choice([*holder] if isinstance(holder, dict) else range(len(holder)))
    given = rng.choice([*other.values()] if isinstance(other, dict) else other)
    match rng.randrange(5):
        case 0:
            del holder[key]
        case 1:
            holder[key] = _hostile(rng)
        case 2:
            holder[key] = given
        case 3 if isinstance(holder, dict):
            keys = [*other] if isinstance(other, dict) else ["x"]
            holder[rng.choice([*keys, "", "\0", "a" * 1000])] = holder.pop(key)
        case _ if isinstance(holder, list):
            holder.append(copy.deepcopy(holder[key]))
        case _:
            holder.update(copy.deepcopy(other) if isinstance(other, dict) else {"x": given})


class TooLongError(Exception):
    """Reading takes too much time."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raises TooLongError in what takes longer, in processor time."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooLongError

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def read(reader: Reader, path: Path) -> str:
    """Returns "read" or "refused" for a file, or the error in the answer."""
    try:
        with limited(SECONDS):
            reader(path)
    except (ValueError, OSError) as error:
        message = str(error)
        if len(message) > LONGEST:
            return f"a message of {len(message)} characters: {message[:100]}"
        # A package's message may be about a file beside the manifest.
        named = path.parent if isinstance(error, OSError) else path
        if str(named) in message:
            return "refused"
        return f"a message that doesn't name the file: {message[:200]}"
    except Exception as error:
        return f"{type(error).__name__}: {str(error)[:200]}"
    return "read"


def in_folder(name: str, folder: Path) -> Callable[[bytes], str]:
    """Returns a function that has a reader read data as a file, beside the other files of a package."""
    shutil.copytree(SEEDS / "package/beside", folder, dirs_exist_ok=True)
    shutil.copy(SEEDS / "package/table.json", folder / "manifest.json")
    file, reader = READERS[name]

    def read_data(data: bytes) -> str:
        (folder / file).write_bytes(data)
        return read(reader, folder / file)

    return read_data


def run(name: str, seed: int, numbers: range) -> Outcome:
    """Has a reader read mutants."""
    outcome, texts = Outcome(), seeds(name)
    with tempfile.TemporaryDirectory() as directory, ir.Context():
        read_data = in_folder(name, Path(directory))
        for number in numbers:
            outcome.add(number, read_data(mutant(texts, seed, number)), ("read", "refused"))
    return outcome


def main(arguments: Sequence[str]) -> int:
    """Returns 1 where something is wrong."""
    parser = fuzz_command.parser("Reads mutants of JSON files.", 100_000)
    parser.add_argument("readers", nargs="*", choices=[[], *READERS], help="by default all")
    options = parser.parse_args(arguments)
    names = options.readers or [*READERS]
    if options.save:
        Path(options.save).write_bytes(mutant(seeds(names[0]), options.seed, options.first))
        return 0
    outcomes = {name: run(name, options.seed, fuzz_command.numbers(options)) for name in names}
    return int(not all([outcome.report(name) for name, outcome in outcomes.items()]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

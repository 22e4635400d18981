# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PTX instructions, and the chips that support them. ptxas checks thousands of them at once, because it
reports an error for every line.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from probe.backends import ACCEPTED, NOT_ASSEMBLED, Nvptx
from probe.ptx import chips_and_versions

SEEDS = Path(__file__).parent / "seeds/ptx.txt"
DATA = Path(__file__).parent / "data/ptx.jsonl"

_WIDTHS = {"p": "pred", "b": "b8", "h": "b16", "r": "b32", "d": "b64", "q": "b128"}
_AT_ONCE = 400
# In a form, longer lists of registers are written as `{r*16}`.
_LONGEST = 8


def expand(line: str) -> Iterator[str]:
    """Yields the instructions in a line of the seeds: `add.(u32|s32) r, r, r` is two instructions."""
    parts = re.split(r"\(([^()]*)\)", line)
    choices = [part.split("|") if index % 2 else [part] for index, part in enumerate(parts)]
    for chosen in itertools.product(*choices):
        yield "".join(chosen)


def in_full(instruction: str) -> str:
    """Returns the instruction with 16 registers in place of `r*16`."""
    return re.sub(r"([a-z])\*(\d+)", lambda found: ", ".join(found[1] * int(found[2])), instruction)


def seeds() -> list[str]:
    """Returns the instructions of the seeds, each once."""
    lines = [line for line in SEEDS.read_text().splitlines() if line and not line.startswith("#")]
    return list(dict.fromkeys(instruction for line in lines for instruction in expand(line)))


def form_of(instruction: str) -> str:
    """Returns the form of an instruction, like NVVM::getPTXForms: `ld.b32 r,[r]` for `ld.b32 r, [d]`."""
    if instruction.startswith("."):
        return " ".join(word for word in instruction.split() if word.startswith("."))
    name, _, operands = in_full(instruction).partition(" ")
    form = "".join(
        part if part in "[]{}(),|!_" or part.startswith("%") else "r"
        for part in re.findall(r"[\[\]{}(),|!]|[^\[\]{}(),|!\s]+", operands)
    )
    form = re.sub(
        r"\{(r(?:,r)+)\}",
        lambda found: f"{{r*{n}}}" if (n := found[1].count("r")) > _LONGEST else found[0],
        form,
    )
    return f"{name} {form}" if form else name


def ask(backend: Nvptx, instructions: Sequence[str], chip: str, version: int) -> set[str]:
    """Returns the `instructions` that ptxas assembles for `chip`, in a version of PTX: 83 for 8.3."""
    accepted: set[str] = set()
    for first in range(0, len(instructions), _AT_ONCE):
        accepted.update(_ask(backend, list(instructions[first : first + _AT_ONCE]), chip, version))
    return accepted


def _ask(backend: Nvptx, left: list[str], chip: str, version: int) -> list[str]:
    while left:
        text = [f".version {version // 10}.{version % 10}", f".target {chip}", ".address_size 64"]
        head = len(text)
        text += [_function(index, instruction) for index, instruction in enumerate(left)]
        done = _assemble(backend, "\n".join(text) + "\n", chip)
        if not done.returncode:
            return left
        wrong = {
            int(line) - head - 1
            for line in re.findall(r", line (\d+); (?:error|fatal)", done.stdout + done.stderr)
        }
        if not wrong:
            return _ask_halves(backend, left, chip, version)
        left = [instruction for index, instruction in enumerate(left) if index not in wrong]
    return []


def _ask_halves(backend: Nvptx, instructions: list[str], chip: str, version: int) -> list[str]:
    """Finds the instructions that ptxas rejects without naming a line."""
    if len(instructions) == 1:
        return []
    middle = len(instructions) // 2
    return [
        *_ask(backend, instructions[:middle], chip, version),
        *_ask(backend, instructions[middle:], chip, version),
    ]


def _function(index: int, instruction: str) -> str:
    """Returns a function with the instruction. Each operand is another register: ptxas has internal errors if
    some instructions write to one twice.
    """
    numbers = dict.fromkeys(_WIDTHS, 0)

    def number(found: re.Match[str]) -> str:
        numbers[found[0]] += 1
        return f"{found[0]}{numbers[found[0]] - 1}"

    name, space, operands = in_full(instruction).partition(" ")
    if not instruction.startswith("."):
        operands = re.sub(r"(?<![%\w])[pbhrdq]\b", number, operands)
    # 128-bit registers are newer than most chips, so registers are declared only where they are used.
    declared = "".join(f".reg .{_WIDTHS[kind]} {kind}<{n}>;" for kind, n in numbers.items() if n)
    return f".func f{index}() {{ {declared} {name}{space}{operands}; L: ret; }}"


def _assemble(backend: Nvptx, text: str, chip: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [backend.program(chip), f"-arch={chip}", "-c", "-o", os.devnull, "/dev/stdin"],
        input=text,
        capture_output=True,
        text=True,
    )


def find_chips(backend: Nvptx, instructions: Sequence[str]) -> dict[str, frozenset[str]]:
    """Returns the chips for which each instruction can be assembled, in the newest version of PTX."""
    found: dict[str, set[str]] = {instruction: set() for instruction in instructions}
    for chip in backend.chips:
        for instruction in ask(backend, instructions, chip, backend.newest_ptx(chip)):
            found[instruction].add(chip)
    return {instruction: frozenset(chips) for instruction, chips in found.items()}


def find_versions(backend: Nvptx, chips: dict[str, frozenset[str]]) -> dict[str, int]:
    """Returns the version of PTX that an instruction needs, if it is later than the one that introduced the
    first of its chips.
    """
    versions, introduced = chips_and_versions()
    by_chip: dict[str, list[str]] = {}
    for instruction, accepting in chips.items():
        if accepting:
            first = min(accepting, key=lambda chip: (introduced[chip], chip))
            by_chip.setdefault(first, []).append(instruction)
    found = {}
    for chip, left in by_chip.items():
        for version in versions:
            if left and introduced[chip] <= version <= backend.newest_ptx(chip):
                accepted = ask(backend, left, chip, version)
                if version > introduced[chip]:
                    found.update(dict.fromkeys(accepted, version))
                left = [instruction for instruction in left if instruction not in accepted]
    return found


# ===----------------------------------------------------------------------===
# What is kept
# ===----------------------------------------------------------------------===


def probe(backend: Nvptx) -> None:
    """Asks about the instructions that are not in the file of results, and adds them. It asks about all if
    the results are of other versions of ptxas or for other chips.
    """
    kept = read() if DATA.exists() and _head(backend) == DATA.read_text().split("\n", 1)[0] else []
    chips = {instruction: found.chips for found in kept for instruction in found.instructions}
    versions = {instruction: found.ptx for found in kept if found.ptx for instruction in found.instructions}
    wanted = seeds()
    new = find_chips(backend, [instruction for instruction in wanted if instruction not in chips])
    versions |= find_versions(backend, new)
    chips |= new
    write(backend, {instruction: chips[instruction] for instruction in wanted}, versions)


def _head(backend: Nvptx) -> str:
    return json.dumps({"oracles": backend.versions()[1:], "chips": backend.chips})


@dataclass(frozen=True)
class Found:
    """The results for some instructions.

    Attributes:
        chips: the chips that support them.
        ptx: the version of PTX that they also need; None if that is the one that introduced the chip.
        instructions: the instructions.
    """

    chips: frozenset[str]
    ptx: int | None
    instructions: tuple[str, ...]


def write(backend: Nvptx, chips: dict[str, frozenset[str]], versions: dict[str, int]) -> None:
    """Writes the results, one line for instructions with equal results."""
    groups: dict[tuple[str, int | None], list[str]] = {}
    for instruction, accepting in chips.items():
        letters = "".join(ACCEPTED if chip in accepting else NOT_ASSEMBLED for chip in backend.chips)
        groups.setdefault((letters, versions.get(instruction)), []).append(instruction)
    lines = [
        json.dumps([letters, ptx, sorted(group)], separators=(",", ":"))
        for (letters, ptx), group in sorted(groups.items(), key=lambda item: sorted(item[1]))
    ]
    DATA.write_text("\n".join([_head(backend), *lines]) + "\n")


def read() -> list[Found]:
    """Reads the output of `write`."""
    head, *lines = DATA.read_text().splitlines()
    known = json.loads(head)["chips"]
    found = []
    for line in lines:
        letters, ptx, instructions = json.loads(line)
        chips = frozenset(chip for chip, letter in zip(known, letters, strict=True) if letter == ACCEPTED)
        found.append(Found(chips, ptx, tuple(instructions)))
    return found

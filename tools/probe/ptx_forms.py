# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""PTX instructions, and the chips that support them. ptxas checks thousands of them at once, because it
reports an error for every line.
"""

from __future__ import annotations

import functools
import itertools
import json
import os
import re
import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from probe.backends import ACCEPTED, NOT_ASSEMBLED, Nvptx
from probe.probing import telling_chip
from probe.ptx import chips_and_versions

SEEDS = Path(__file__).parent / "seeds/ptx.txt"
DATA = Path(__file__).parent / "data/ptx.jsonl"

_WIDTHS = {"p": "pred", "b": "b8", "h": "b16", "r": "b32", "d": "b64", "q": "b128"}
_AT_ONCE = 400
# In a form, longer lists of registers are written as `{r*16}`.
_LONGEST = 8


def expand(line: str) -> Iterator[str]:
    """Yields the instructions in a line of the seeds: `add.(u32|s32) r, r, r` is two instructions.

    Groups with the same number are chosen together: `ld(1:|.v2).b32 (1:r|{r, r}), [d]` is two instructions,
    too.
    """
    parts = re.split(r"\(([^()]*)\)", line)
    places: dict[str, list[tuple[int, list[str]]]] = {}
    for index, part in enumerate(parts[1::2]):
        number, colon, tied = part.partition(":")
        is_tied = bool(colon) and number.isdigit()
        name = number if is_tied else f"group {index}"
        places.setdefault(name, []).append((2 * index + 1, (tied if is_tied else part).split("|")))
    for chosen in itertools.product(*(range(len(groups[0][1])) for groups in places.values())):
        for choice, groups in zip(chosen, places.values(), strict=True):
            for place, alternatives in groups:
                parts[place] = alternatives[choice]
        yield "".join(parts)


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
        # What a pragma asks for matters; what a declaration names doesn't.
        is_whole = '"' in instruction
        return " ".join(word for word in instruction.split() if is_whole or word.startswith("."))
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
    if re.match(r"(ld|st)\.(?!(\S*\.)?(async|bulk)\b)", name):
        # They load and store bits of any type.
        name = re.sub(r"\.(?:[us](8|16|32|64)|f(32|64))\b", lambda found: f".b{found[1] or found[2]}", name)
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


def find_chips(
    backend: Nvptx, instructions: Sequence[str], included: Callable[[str], frozenset[str]]
) -> dict[str, frozenset[str]]:
    """Returns the chips for which each instruction can be assembled, in the newest version of PTX.

    Whatever a chip has, those that include it (`included`) have, so a few chips decide about most. If the
    last chip lacks what the first has, that doesn't hold, and all are asked.
    """
    known: dict[str, dict[str, bool]] = {instruction: {} for instruction in instructions}
    first, *others, last = backend.chips

    def ask_on(chip: str, some: Sequence[str]) -> None:
        accepted = ask(backend, some, chip, backend.newest_ptx(chip))
        for instruction in some:
            known[instruction][chip] = instruction in accepted

    @functools.cache
    def conclude(answers: frozenset[tuple[str, bool]]) -> tuple[dict[str, bool], str | None]:
        """Returns what follows from answers, and the chip to ask next."""
        said = dict(answers)
        for chip, has in answers:
            for other in backend.chips:
                if chip in included(other) if has else other in included(chip):
                    said.setdefault(other, has)
        is_settled = len(said) == len(backend.chips)
        return said, None if is_settled else telling_chip(backend.chips, said, included)

    ask_on(first, instructions)
    ask_on(last, instructions)
    exceptions = [each for each, said in known.items() if said[first] and not said[last]]
    for chip in others:
        ask_on(chip, exceptions)
    while True:
        todo: dict[str, list[str]] = {}
        for each, said in known.items():
            followed, telling = conclude(frozenset(said.items()))
            said.update(followed)
            if telling:
                todo.setdefault(telling, []).append(each)
        if not todo:
            break
        for chip, some in todo.items():
            ask_on(chip, some)
    return {each: frozenset(chip for chip, has in said.items() if has) for each, said in known.items()}


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


def probe(backend: Nvptx, included: Callable[[str], frozenset[str]]) -> None:
    """Asks about the instructions that are not in the file of results, and adds them. It asks about all if
    the results are of other versions of ptxas or for other chips. For `included`, see `find_chips`.
    """
    kept = read() if DATA.exists() and _head(backend) == DATA.read_text().split("\n", 1)[0] else []
    chips = {instruction: found.chips for found in kept for instruction in found.instructions}
    versions = {instruction: found.ptx for found in kept if found.ptx for instruction in found.instructions}
    wanted = seeds()
    new = find_chips(backend, [instruction for instruction in wanted if instruction not in chips], included)
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

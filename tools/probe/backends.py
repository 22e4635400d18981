# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The chips, and the oracles for them: LLVM's code generators, and the assemblers of vendors or LLVM."""

from __future__ import annotations

import functools
import os
import re
import subprocess
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from llvm_release import tool
from probe.llvm import CompileError, compile_ir

ACCEPTED = "y"
NOT_COMPILED = "l"
NOT_ASSEMBLED = "a"
REFUSED = "r"
"""MLIR's conversion to LLVM IR rejects the shape for the chip."""
NOT_ASKED = "-"
"""The chips that were asked reject the shape. Every shape that exists is accepted by one of them."""


class AssembleError(Exception):
    """The assembler rejected the code; the text says why."""


class Backend(Protocol):
    """An oracle that decides whether something exists on a chip."""

    TRIPLE: str
    chips: Sequence[str]

    def compile(self, ir: bytes, chip: str) -> str:
        """Returns the assembly for `chip`; raises CompileError, or ends the process."""

    def assemble(self, assembly: str, chip: str) -> None:
        """Raises AssembleError."""

    def versions(self) -> list[str]:
        """Returns the versions of the oracles."""


def _first_line(program: str, *arguments: str, pattern: str) -> str:
    printed = subprocess.run([program, *arguments], check=True, capture_output=True, text=True).stdout
    found = re.search(pattern, printed)
    return f"{Path(program).name} {found[1] if found else '?'}"


class Nvptx:
    """NVIDIA's chips: LLVM's NVPTX, then the newest ptxas that supports the chip. Version 13 supports none
    before sm_75, and renames sm_101 to sm_110.

    Args:
        chips: the chips.
        ptxas: the path of ptxas for each major version.
    """

    TRIPLE = "nvptx64-nvidia-cuda"

    def __init__(self, chips: Sequence[str], ptxas: dict[int, Path]) -> None:
        self.chips = chips
        self._ptxas = ptxas

    @functools.cached_property
    def _ptxas_of(self) -> dict[str, int]:
        """The major version of ptxas for each chip."""
        known = {
            version: set(re.findall(r"'(sm_\w+)'", _printed(path, "--help")))
            for version, path in self._ptxas.items()
        }
        return {chip: max(version for version in known if chip in known[version]) for chip in self.chips}

    def compile(self, ir: bytes, chip: str) -> str:
        return self.compile_for(ir, chip, self.newest_ptx(chip))

    def newest_ptx(self, chip: str) -> int:
        """Returns the newest PTX version that LLVM writes for the chip and its ptxas accepts: 88 for 8.8."""
        return {12: 88, 13: 90}[self._ptxas_of[chip]]

    def compile_for(self, ir: bytes, chip: str, version: int) -> str:
        """Like `compile`, for a version of PTX: 83 for 8.3."""
        return compile_ir(ir, self.TRIPLE, chip, f"+ptx{version}")

    def assemble(self, assembly: str, chip: str) -> None:
        done = subprocess.run(
            [self.program(chip), f"-arch={chip}", "-c", "-o", os.devnull, "/dev/stdin"],
            input=assembly,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise AssembleError(_first_error(done.stdout + done.stderr))

    def program(self, chip: str) -> Path:
        """Returns the ptxas that supports the chip."""
        return self._ptxas[self._ptxas_of[chip]]

    def versions(self) -> list[str]:
        return [
            _first_line(tool("llc"), "--version", pattern=r"LLVM version (\S+)"),
            *(_first_line(str(path), "--version", pattern=r", V(\S+)") for path in self._ptxas.values()),
        ]


def _first_error(text: str) -> str:
    lines = [line.partition("error")[2].lstrip(" :") for line in text.splitlines() if "error" in line]
    return (lines or text.splitlines() or ["?"])[0][:200]


_STORE = re.compile(r"^\s*\w+_(store|write)", re.MULTILINE)


class Amdgpu:
    """AMD's chips: LLVM's AMDGPU, then its assembler, which rejects instructions that a chip lacks even if
    the code generator doesn't check.

    Args:
        chips: the chips, some with a feature: `gfx1100+wavefrontsize64`.
    """

    TRIPLE = "amdgcn-amd-amdhsa"

    def __init__(self, chips: Sequence[str]) -> None:
        self.chips = chips

    def compile(self, ir: bytes, chip: str) -> str:
        processor, features = _split(chip)
        assembly = compile_ir(ir, self.TRIPLE, processor, features)
        # For chips without clusters, LLVM treats the cluster's id as poison, and drops code that depends on
        # it.
        if b"store " in ir and not _STORE.search(assembly):
            raise CompileError("what the op returns is poison: the code generator stores nothing")
        return assembly

    def assemble(self, assembly: str, chip: str) -> None:
        processor, features = _split(chip)
        done = subprocess.run(
            [
                tool("llvm-mc"),
                f"-triple={self.TRIPLE}",
                f"-mcpu={processor}",
                f"-mattr={features}",
                "-filetype=null",
            ],
            input=assembly,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise AssembleError(_first_error(done.stderr))

    def versions(self) -> list[str]:
        return [
            _first_line(program, "--version", pattern=r"LLVM version (\S+)")
            for program in (tool("llc"), tool("llvm-mc"))
        ]


def _split(chip: str) -> tuple[str, str]:
    processor, plus, features = chip.partition("+")
    return processor, plus + features


@dataclass(frozen=True)
class Verdict:
    """The verdict on one chip.

    Attributes:
        letter: ACCEPTED, NOT_COMPILED, NOT_ASSEMBLED, REFUSED or NOT_ASKED.
        reason: the message of the refusal.
    """

    letter: str
    reason: str = ""


@functools.cache
def ptxas_under(directory: Path) -> dict[int, Path]:
    """Returns the ptxas of each major version that pip has installed under `directory`."""
    return {
        int(re.search(r"release (\d+)", _printed(path, "--version"))[1]): path  # type: ignore[index]
        for path in sorted(directory.rglob("bin/ptxas"))
    }


def _printed(program: Path, option: str) -> str:
    return subprocess.run([program, option], check=True, capture_output=True, text=True).stdout


def letters(verdicts: Iterable[Verdict]) -> str:
    return "".join(verdict.letter for verdict in verdicts)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads what the installed libLLVM knows of CPUs, by ``tables.cpp``."""

from __future__ import annotations

import json
import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from llvm_release import tool

SOURCE = Path(__file__).with_suffix(".cpp")

LEFT_OUT = {
    # Another mode of the processor than that of 64-bit code; or no vectors at all.
    "x86": ("16bit-mode", "32bit-mode", "soft-float"),
    # Not a feature: it switches off the assembler's checks.
    "aarch64": ("all",),
    "riscv": ("32bit",),
}
"""Features that take something away, or are none. A target that has one gets no verdict."""

SETTINGS = {
    "x86": (
        *("retpoline-external-thunk", "retpoline-indirect-branches", "retpoline-indirect-calls"),
        *("lvi-cfi", "lvi-load-hardening"),
    ),
    "aarch64": (),
    "riscv": (),
}
"""What LLVM lists beside extensions: "aren't really CPU features, but the frontend can set them"."""

BASE = {"x86": ("64bit-mode", "sse2"), "aarch64": (), "riscv": ("64bit", "i")}
"""What LLVM adds for each triple with 64 bits, whatever the CPU."""


@dataclass(frozen=True)
class Feature:
    """A feature by LLVM's name, those that it states that it implies, and whether it has instructions.

    Others are settings: what is fast on a CPU, which registers are reserved, what an architecture has.
    """

    name: str
    implies: tuple[str, ...]
    is_extension: bool


@dataclass(frozen=True)
class CPU:
    """A CPU, or an architecture, by its name, and everything that it has."""

    name: str
    features: frozenset[str]


@dataclass(frozen=True)
class Tables:
    """What LLVM knows of one architecture: ``aliases`` maps other names to those of CPUs.

    CPUs that run no 64-bit code are left out, and so are those that only stand for a schedule.
    """

    features: tuple[Feature, ...]
    cpus: tuple[CPU, ...]
    architectures: tuple[CPU, ...]
    aliases: dict[str, str]

    def closed(self, names: frozenset[str] | set[str]) -> frozenset[str]:
        """Returns the features and all that they imply."""
        implied = {feature.name: feature.implies for feature in self.features}
        todo, found = list(names), set[str]()
        while todo:
            name = todo.pop()
            if name not in found:
                found.add(name)
                todo += implied[name]
        return frozenset(found)


def _run() -> dict[str, Any]:
    config = tool("llvm-config")

    def flags(*options: str) -> list[str]:
        return subprocess.run([config, *options], check=True, capture_output=True, text=True).stdout.split()

    with tempfile.TemporaryDirectory() as directory:
        program = str(Path(directory) / "tables")
        subprocess.run(
            [
                *(tool("clang++"), "-O0", "-std=c++17", "-fno-rtti", f"-I{flags('--includedir')[0]}"),
                *(str(SOURCE), "-o", program, *flags("--ldflags", "--link-shared", "--libs")),
            ],
            check=True,
        )
        read = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    result: dict[str, Any] = json.loads(read)
    return result


def _read(raw: dict[str, Any], arch: str, key: str) -> Tables:
    left_out = LEFT_OUT[arch]
    features = tuple(
        Feature(
            each["name"],
            tuple(name for name in each["implies"] if name not in left_out),
            each["extension"] and each["name"] not in SETTINGS[arch],
        )
        for each in sorted(raw[key]["features"], key=lambda each: str(each["name"]))
        if each["name"] not in left_out
    )
    tables = Tables(features, (), (), {})
    # AArch64 has no other mode.
    cpus = tuple(
        CPU(each["name"], tables.closed(set(each["stated"]) | set(BASE[arch])))
        for each in raw[key]["cpus"]
        if arch == "aarch64" or "64bit" in each["stated"]
    )
    architectures = [
        CPU(
            each["name"],
            tables.closed({name[1:] for name in each["features"] if name[0] == "+"} | set(BASE[arch])),
        )
        for each in raw.get(f"{key} architectures", ())
    ]
    return Tables(features, cpus, tuple(architectures), dict(raw.get(f"{key} aliases", ())))


@cache
def read() -> dict[str, Tables]:
    """Returns the tables of x86, AArch64 and RISC-V. The program is compiled once in a process."""
    raw = _run()
    return {
        arch: _read(raw, arch, key)
        for arch, key in (("x86", "x86_64"), ("aarch64", "aarch64"), ("riscv", "riscv64"))
    }

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the verdicts of `check` and spirv-val on third-party shaders.

Each binary is judged in all environments of its kind. In an environment of an older version than the
binary's, the binary's version is lowered to it: otherwise the version would decide all of these verdicts.
spirv-val crashes on some of the invalid files of its own tests, so files are compared in child processes.
"""

from __future__ import annotations

import multiprocessing
import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path

import mlir.availability as av
from mlir import ir
from spirv_tools_library import ANY_LAYOUT, validate
from spirv_validator import Triple, is_about_availability
from spirv_words import restated

# The environments of spirv-val, and the highest SPIR-V version, 1.x, of each.
UNIVERSAL = {f"spv1.{minor}": minor for minor in range(7)}
SHADERS = {
    "vulkan1.0": 0,
    "vulkan1.1": 3,
    "vulkan1.1spv1.4": 4,
    "vulkan1.2": 5,
    "vulkan1.3": 6,
    "vulkan1.4": 6,
}
KERNELS = {"opencl1.2": 0, "opencl2.0": 0, "opencl2.1": 0, "opencl2.2": 2, "opencl2.2embedded": 2}

_KERNEL = 6  # The capability.
_ENTRY_POINT = 15  # The instruction.
_BATCH = 25  # Files for a context.


@dataclass(frozen=True)
class Verdict:
    """The verdicts of both on a file in an environment.

    Attributes:
        asked: the requirements that `check` misses, each "Float16" or "v1.4" or "Int8|Int16"; ""
        where nothing satisfies one.
        said: spirv-val's error, "" if it accepts the file.
    """

    file: str
    environment: str
    asked: tuple[str, ...]
    said: str

    @property
    def agrees(self) -> bool:
        """Whether both have it, or neither, or spirv-val refuses it for what `check` doesn't judge."""
        if self.asked:
            return self.said != ""
        return self.said == "" or not is_about_availability(self.said)


@dataclass
class Comparison:
    """The results for files.

    Attributes:
        counts: of files and of verdicts.
        unread: valid files that `check` can't read, each with its message.
        differences: verdicts that don't agree.
        crashed: files that spirv-val, or `check`, crashes on.
    """

    counts: Counter[str] = field(default_factory=Counter)
    unread: list[tuple[str, str]] = field(default_factory=list)
    differences: list[Verdict] = field(default_factory=list)
    crashed: list[str] = field(default_factory=list)

    def add(self, other: Comparison) -> None:
        self.counts += other.counts
        self.unread += other.unread
        self.differences += other.differences
        self.crashed += other.crashed


def environments_of(binary: bytes) -> dict[str, int]:
    """Returns the environments for which a binary can be meant."""
    return {**UNIVERSAL, **(KERNELS if _KERNEL in _capabilities(binary) else SHADERS)}


def _capabilities(binary: bytes) -> Iterator[int]:
    at = 20
    while at + 8 <= len(binary) and int.from_bytes(binary[at : at + 2], "little") == 17:
        yield int.from_bytes(binary[at + 4 : at + 8], "little")
        at += 8


def entry_points(binary: bytes) -> list[tuple[int, str]]:
    """Returns the execution models, as SPIR-V's numbers, and the names of a binary's entry points."""
    found, at = [], 20
    while at + 4 <= len(binary) and (words := int.from_bytes(binary[at + 2 : at + 4], "little")):
        if int.from_bytes(binary[at : at + 2], "little") == _ENTRY_POINT:
            name = binary[at + 12 : at + 4 * words].split(b"\0")[0]
            found.append((int.from_bytes(binary[at + 4 : at + 8], "little"), name.decode()))
        at += 4 * words
    return found


def of_version(binary: bytes, minor: int) -> bytes:
    """Returns a binary, of this machine's byte order, that states version 1.minor if it states a "
    "later one."""
    return binary[:5] + bytes([min(minor, binary[5])]) + binary[6:]


def target_of(environment: str) -> str:
    return environment.replace("spv1.", "spirv1.") if environment.startswith("spv") else environment


def compare_files(files: Sequence[Path]) -> Comparison:
    """Compares in this process."""
    result = Comparison()
    with ir.Context() as context:
        context.enable_multithreading(False)
        names = {*UNIVERSAL, *SHADERS, *KERNELS}
        targets = {name: av.target(f"{target_of(name)}+all", context) for name in names}
        for file in files:
            _compare_file(file, targets, context, result)
    return result


def _compare_file(
    file: Path, targets: dict[str, ir.Attribute], context: ir.Context, result: Comparison
) -> None:
    binary = file.read_bytes()
    environments = environments_of(binary)
    modules: dict[bytes, ir.Module] = {}
    for environment, minor in environments.items():
        stated = of_version(binary, minor)
        # Targets have all additions, the features for layouts among them.
        said = validate(stated, environment, ANY_LAYOUT)
        try:
            if stated not in modules:
                modules[stated] = av.spirv.read(stated, context)
        except ValueError as error:
            if said == "":
                result.unread.append((str(file), str(error)))
            result.counts["unread verdicts"] += 1
            continue
        report = av.check(modules[stated], targets[environment])
        asked = tuple("|".join(need.value for need in each.clause.any_of) for each in report.violations)
        verdict = Verdict(str(file), environment, tuple(sorted(set(asked))), said)
        result.counts["verdicts"] += 1
        result.counts["available"] += not asked
        if not verdict.agrees:
            result.differences.append(verdict)
    result.counts["files"] += 1
    result.counts["read"] += bool(modules)


def in_processes(
    work: Callable[[Sequence[Path]], Comparison], files: Sequence[Path], batch: int = _BATCH
) -> Comparison:
    """Returns the results of `work` for all files. A file that crashes a process counts as crashed."""
    spawn = multiprocessing.get_context("spawn")
    batches = [files[i : i + batch] for i in range(0, len(files), batch)]
    result = Comparison()
    broken = []
    with ProcessPoolExecutor(os.cpu_count(), mp_context=spawn) as pool:
        for each, future in [(each, pool.submit(work, each)) for each in batches]:
            try:
                result.add(future.result())
            except BrokenProcessPool:
                broken.append(each)
    for each in broken:
        if len(each) == 1:
            result.crashed.append(str(each[0]))
        else:
            result.add(in_processes(work, each, max(1, len(each) // 5)))
    return result


@dataclass
class Deduced:
    """The results for the triples that `deduce` finds for valid files.

    Attributes:
        counts: of files and of parts that were left out.
        wrong: files with a triple that isn't enough, or that has something superfluous, each with it.
    """

    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[tuple[str, str, str]] = field(default_factory=list)


def deduce_files(files: Iterable[Path]) -> Deduced:
    """Lets spirv-val judge files that declare what `deduce` finds, and that without each part of it."""
    result = Deduced()
    with ir.Context() as context:
        context.enable_multithreading(False)
        for file in files:
            binary = file.read_bytes()
            if any(validate(binary, each) == "" for each in ("spv1.6", "vulkan1.4", "opencl2.2")):
                _deduce_file(file, binary, context, result)
    return result


def _deduce_file(file: Path, binary: bytes, context: ir.Context, result: Deduced) -> None:
    result.counts["files"] += 1
    try:
        deduced = av.deduce(av.spirv.read(binary, context), ignore_stated=True)
    except ValueError as error:
        result.wrong.append((str(file), "nothing satisfies it", str(error)))
        return
    triple = triple_of(deduced)
    if message := validate(restated(binary, triple), triple.environment):
        result.wrong.append((str(file), f"{triple} isn't enough", message))
        return
    again = av.spirv.read(restated(binary, triple), context)
    report = av.check(again, deduced)
    if not report.ok:
        result.wrong.append((str(file), f"{triple} isn't enough for check", str(report)))
        return
    result.counts["enough"] += 1
    # A target that no triple can state also lists what is part of its version.
    if not str(deduced).startswith("#spirv.vce"):
        return
    for part, smaller in triple.without_one():
        result.counts["parts"] += 1
        if validate(restated(binary, smaller), smaller.environment) == "":
            result.wrong.append((str(file), f"{part} is superfluous", str(triple)))


def triple_of(attribute: ir.Attribute) -> Triple:
    """Returns the triple of a target: of what `#spirv.vce` can't state, too."""
    if str(attribute).startswith("#spirv.vce"):
        return Triple.of(attribute)
    offers = dict(re.findall(r'"spirv\.(\w+)" = (\[.*?\]|"[^"]*")', str(attribute)))
    return Triple(
        offers["min_version"].strip('"'),
        tuple(re.findall(r'"([^"]+)"', offers.get("capability", ""))),
        tuple(re.findall(r'"([^"]+)"', offers.get("extension", ""))),
    )

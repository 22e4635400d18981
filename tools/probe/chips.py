# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Requirements for sets of chips: the shortest list of records that exactly the chips of a set satisfy."""

from __future__ import annotations

import functools
import itertools
import json
import re
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from llvm_release import tool
from probe import clang
from probe.amdgpu import WAVES, symbol
from probe.ods import include_directory

ROOT = Path(__file__).resolve().parents[2]

# So many chips are listed before features are named that have nothing to do with an op.
_FEW = 4


class Vocabulary(Protocol):
    """The requirements on chips that a dialect's records can express.

    Attributes:
        chips: the chips, in the records' order.
        dialect: the dialect's name.
    """

    chips: tuple[str, ...]
    dialect: str

    def requirements(self, chips: frozenset[str], op: str) -> list[str]:
        """Returns TableGen for the requirements of `op` that exactly `chips` satisfy; an empty list for all
        chips.

        Raises:
            ValueError: no records express that.
        """


def _dump(file: Path, includes: Iterable[Path]) -> dict[str, dict[str, Any]]:
    """Returns the records of `file`. `mlir-availability/` in its includes is td/."""
    options = [option for directory in includes for option in ("-I", str(directory))]
    done = subprocess.run(
        [tool("llvm-tblgen"), "--dump-json", *options, str(file)], check=True, capture_output=True
    )
    records: dict[str, dict[str, Any]] = json.loads(done.stdout)
    return records


class PartialOrder:
    """Chips of which some include others, as `Includes` records say.

    Args:
        includes: for each chip, those that it includes.
        template: TableGen for a requirement, in which `{}` stands for the chip's case.
    """

    def __init__(
        self, includes: Mapping[str, Iterable[str]], template: str, cases: Mapping[str, str]
    ) -> None:
        self.dialect = "nvvm"
        self._includes = {chip: frozenset(others) for chip, others in includes.items()}
        self._template = template
        self._cases = cases
        self.chips = tuple(cases)

    @functools.cache  # noqa: B019 # There is one object for a dialect.
    def included(self, chip: str) -> frozenset[str]:
        """Returns `chip` and all chips that it includes."""
        direct = self._includes.get(chip, frozenset())
        return frozenset({chip}).union(*(self.included(other) for other in direct))

    def requirements(self, chips: frozenset[str], op: str) -> list[str]:
        if chips == frozenset(self._cases):
            return []
        least = [chip for chip in self._cases if chip in chips and not (self.included(chip) - {chip}) & chips]
        satisfying = {chip for chip in self._cases if self.included(chip) & frozenset(least)}
        if satisfying != chips:
            raise ValueError(f"{sorted(satisfying - chips)} include chips of {sorted(chips)}")
        texts = [self._template.format(self._cases[chip]) for chip in least]
        return texts if len(texts) == 1 else [any_of(texts)]


class Features:
    """Chips with features. Requirements are conjunctions of alternative features.

    Attributes:
        features: for each chip, its features.

    Args:
        features: the same.
        case: returns TableGen for a requirement of a feature.
        chip_cases: the same for a chip, and for each other chip with its features.
    """

    def __init__(
        self,
        features: Mapping[str, frozenset[str]],
        case: Callable[[str], str],
        chip_cases: Callable[[str], list[str]],
    ) -> None:
        self.chips = tuple(features)
        self.dialect = "rocdl"
        self.features = features
        self._case = case
        self._chip_cases = chip_cases
        self._having = {
            name: frozenset(chip for chip, own in features.items() if name in own)
            for name in sorted(frozenset().union(*features.values()))
        }

    def requirements(self, chips: frozenset[str], op: str) -> list[str]:
        if chips == frozenset(self.chips):
            return []
        names = sorted(
            (
                name
                for name, having in self._having.items()
                if having & chips and len(having) < len(self.chips)
            ),
            key=lambda name: (
                name not in clang.features_of(op),
                *(-part for part in _likeness(name, op)),
                not _is_of_generation(name),
                name,
            ),
        )
        fitting = [name for name in names if _is_fitting(name, op)]
        listed = self._listed(chips)
        # Features that have nothing to do with the op would mislead.
        found = self._combined(chips, fitting) or (len(chips) <= _FEW and listed)
        found = found or self._combined(chips, names) or listed
        if not found:
            raise ValueError(f"no features distinguish {sorted(chips)} from others")
        return found

    def _listed(self, chips: frozenset[str]) -> list[str]:
        """Returns the requirement of one of `chips`, and of a wavefront size if they are there with one only;
        an empty list if that differs between them.
        """
        processors = {_processor(chip) for chip in chips}
        cases = [case for processor in sorted(processors) for case in self._chip_cases(processor)]
        listed = cases if len(cases) == 1 else [any_of(cases)]
        of_processors = {chip for chip in self.chips if _processor(chip) in processors}
        if of_processors == chips:
            return listed
        for wave in WAVES:
            if {chip for chip in of_processors if wave in self.features[chip]} == chips:
                return [*listed, self._case(wave)]
        return []

    def _combined(self, chips: frozenset[str], names: Sequence[str]) -> list[str]:
        """Returns the shortest requirements of the features `names` that exactly `chips` satisfy; an empty
        list if there are none.
        """
        singles = [((name,), self._having[name]) for name in names if self._having[name] >= chips]
        pairs = [
            (pair, self._having[pair[0]] | self._having[pair[1]])
            for pair in itertools.combinations(names, 2)
            if self._having[pair[0]] | self._having[pair[1]] >= chips
        ]
        for clauses, number in (
            (singles, 1),
            (singles, 2),
            (pairs, 1),
            ([*singles, *pairs], 2),
            (singles, 3),
        ):
            for chosen in itertools.combinations(_without_equal(clauses), number):
                if frozenset.intersection(*(having for _, having in chosen)) == chips:
                    return [self._clause(names) for names, _ in chosen]
        return []

    def _clause(self, names: tuple[str, ...]) -> str:
        texts = [self._case(name) for name in names]
        return texts[0] if len(texts) == 1 else any_of(texts)


def _without_equal(
    clauses: Iterable[tuple[tuple[str, ...], frozenset[str]]],
) -> list[tuple[tuple[str, ...], frozenset[str]]]:
    """Returns the first of all clauses that hold for the same chips: the others never make a shorter list."""
    first: dict[frozenset[str], tuple[str, ...]] = {}
    for names, having in clauses:
        first.setdefault(having, names)
    return [(names, having) for having, names in first.items()]


def _is_of_generation(feature: str) -> bool:
    return bool(re.fullmatch(r"(gfx\w+-)*(gfx\w+|insts)", feature))


def _is_fitting(feature: str, op: str) -> bool:
    """Returns whether a feature says something about the op: clang names it for instructions like the op, its
    name is like the op's, or it is a wavefront size or a generation.
    """
    return (
        feature in (*WAVES, *clang.features_of(op))
        or _likeness(feature, op)[0] > 0
        or _is_of_generation(feature)
    )


def _likeness(feature: str, op: str) -> tuple[int, int]:
    """Returns a score, which is higher for a feature whose name relates to the op, or to instructions."""
    words = {
        word for word in re.split(r"[^a-z0-9]+", feature) if len(word) > 2 and word not in ("insts", "inst")
    }
    spoken = set(re.split(r"[^a-z0-9]+", op))
    return sum(word in spoken for word in words), int(feature.endswith(("-insts", "-inst")))


def any_of(texts: list[str]) -> str:
    return f"AnyOf<[{', '.join(texts)}]>"


@functools.cache
def records_of(file: str) -> dict[str, dict[str, Any]]:
    """Returns the records of a file in td/dialects."""
    return _dump(ROOT / "td/dialects" / file, (Path(include_directory()), ROOT / "build/cmake/td-include"))


@functools.cache
def nvvm_order() -> PartialOrder:
    """Returns NVIDIA's chips, from td/dialects/NVVM."""
    records = records_of("NVVM/NVVMDimensions.td")
    cases = {
        str(record["str"]): name
        for name, record in records.items()
        if name.startswith("NVVM_SM_") and "str" in record
    }
    cases = dict(sorted(cases.items(), key=lambda case: int(records[case[1]]["value"])))
    names = {case: chip for chip, case in cases.items()}
    includes: dict[str, list[str]] = {}
    for name in records["!instanceof"]["Includes"]:
        record = records[name]
        case, others = record["enumCase"]["def"], record["included"]
        includes.setdefault(names[case], []).extend(names[other["def"]] for other in others)
    return PartialOrder(includes, "NVVM_Chip<{}>", cases)


@functools.cache
def rocdl_features() -> Features:
    """Returns AMD's chips, from td/generated/AMDGPUChips.td. Among chips with equal features, only the first
    is included. A chip with both wavefront sizes counts as two: `gfx1100` has 32 lanes, and
    `gfx1100+wavefrontsize64` has 64.
    """
    features = {chips[0]: offered for offered, chips in _by_features().items()}
    return Features(features, _rocdl_case, _rocdl_chip_cases)


def same_features() -> dict[str, list[str]]:
    """Returns for each chip of `rocdl_features` all chips with its features, itself first."""
    return {chips[0]: chips for chips in _by_features().values()}


def _processor(chip: str) -> str:
    return chip.partition("+")[0]


@functools.cache
def _by_features() -> dict[frozenset[str], list[str]]:
    """Returns AMD's chips by their features, in the records' order."""
    records = records_of("ROCDL/ROCDLDimensions.td")
    by_features: dict[frozenset[str], list[str]] = {}
    for name in records["!instanceof"]["ROCDL_ChipFeatures"]:
        record = records[name]
        chip, own, waves = (
            [str(records[case["def"]]["str"]) for case in cases]
            for cases in ([record["chip"]], record["features"], record["waves"])
        )
        for wave in waves or WAVES:
            suffix = "" if wave in (*waves, WAVES[0]) else f"+{wave}"
            by_features.setdefault(frozenset({*own, wave}), []).append(chip[0] + suffix)
    return by_features


def _rocdl_chip_cases(chip: str) -> list[str]:
    return [f"ROCDL_Chip<ROCDL_Chip_{symbol(each)}>" for each in same_features()[chip]]


def _rocdl_case(feature: str) -> str:
    kind = "Wave" if feature in WAVES else "Feature"
    return f"ROCDL_{kind}<ROCDL_{kind}_{symbol(feature)}>"

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The verdicts on files for targets, and what stands in the way, in a form that is small for many files."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from mlir.availability.report._model import Requirement
from mlir.availability.report._report import Verdict

NeedKind: TypeAlias = Literal["lacking", "unstated", "version", "lowering", "condition", "unknown"]
"""What kind of thing stands in the way:

* "lacking": the target doesn't have it.
* "unstated": the file must declare it.
* "version": the file states a higher version of SPIR-V than it needs.
* "lowering": the pipeline can't lower something.
* "condition": the target leaves it open.
* "unknown": the requirements are unknown, or nothing was judged.
"""

AnyOf: TypeAlias = "tuple[Requirement, ...]"

VERSION = "spirv.min_version"
"""The dimension of the versions of SPIR-V."""


@dataclass(frozen=True, slots=True)
class Need:
    """Something that stands in the way of a file on some targets: one cause, wherever it is.

    Attributes:
        kind: the kind of cause.
        what: what is needed, or what to do, in words: ``"Float64"``, ``"compile for SPIR-V 1.4"``.
        any_of: the alternatives that are needed; empty where it is something else.
        place: where the first place is: ``"double.comp:3:7"``; empty for the file as a whole.
        cause: what needs it: ``"OpFAdd, type of the result: f64"``.
        places: how many places there are.
        line: the line of the source at the place; empty if there is none.
        remedy: what else helps: ``"available from vulkan1.1+Float64"``; empty if nothing is known.
    """

    kind: NeedKind
    what: str
    any_of: AnyOf = ()
    place: str = ""
    cause: str = ""
    places: int = 1
    line: str = ""
    remedy: str = ""


class Cell(NamedTuple):
    """The verdict on a file for a target.

    Attributes:
        verdict: the verdict.
        needs: the positions of what stands in the way, in :attr:`FileVerdicts.needs`.
        accepted: whether the file isn't available, or isn't judged, and the user accepts that.
    """

    verdict: Verdict
    needs: tuple[int, ...] = ()
    accepted: bool = False


@dataclass(frozen=True, slots=True)
class FileVerdicts:
    """The verdicts on a file.

    Attributes:
        file: its name.
        targets: the names of the targets.
        cells: the verdict for each target.
        needs: what stands in the way, each once.
        error: why the file can't be used; empty if it can. Then there are no verdicts.
        is_section: whether it is a section of a file.
    """

    file: str
    targets: tuple[str, ...]
    cells: tuple[Cell, ...]
    needs: tuple[Need, ...]
    error: str = ""
    is_section: bool = False


def is_available(verdict: Verdict) -> bool:
    """Whether a verdict says that a file is available, possibly on condition."""
    return verdict in ("yes", "on condition")


def strictest(needs: Iterable[AnyOf]) -> list[AnyOf]:
    """Leaves out what is met where another need is: fewer of its alternatives, or a later SPIR-V."""
    given = list(dict.fromkeys(needs))
    sets = [frozenset(any_of) for any_of in given]
    versions = [_version(any_of) for any_of in given]
    latest = max(versions, default=0)
    return [
        any_of
        for any_of, own, version in zip(given, sets, versions, strict=True)
        if not any(each < own for each in sets) and version in (0, latest)
    ]


def _version(any_of: AnyOf) -> int:
    """Returns the minor version of SPIR-V that is needed, with no alternative to it; 0 for anything else."""
    is_version = len(any_of) == 1 and any_of[0].dimension == VERSION
    return int(any_of[0].value.rpartition(".")[2]) if is_version else 0

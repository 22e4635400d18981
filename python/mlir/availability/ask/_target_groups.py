# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Texts that stand for several targets: patterns, and words in the names of devices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from typing import NamedTuple

from mlir import ir
from mlir.availability.ask._target_file import target_file
from mlir.availability.native._extension import _availability
from mlir.availability.report._report import TargetReport


class Member(NamedTuple):
    """A target that was asked for, perhaps with others.

    Attributes:
        spec: the target as :func:`target` takes it.
        group: the market name that stands for it and others, of which some may judge other kinds of code
            than the rest: a chip and devices. Empty for a target that was asked for by itself.
    """

    spec: str
    group: str = ""


def expand(specs: Iterable[str], context: ir.Context) -> list[Member]:
    """Replaces what stands for several targets by these, each once.

    * A pattern such as ``sm_*`` or ``gfx9*+wavefrontsize64`` stands for the known targets that match.
    * A word or several in the names of devices, such as ``adreno``, ``nvidia`` or ``rx-580``, stand for
      these devices.
    * A product that is another name of a chip stands for the chip, and for devices with these words.

    What stands for none stays, and is reported like any unknown name.

    Args:
        specs: what :func:`target` takes, and what stands for several targets.
        context: where the targets are known.
    """
    expanded: dict[str, Member] = {}
    names: dict[str, str] = {}
    devices: list[str] = []
    for spec in specs:
        if not _is_name(spec) or _availability.is_target_name(context, _split(spec)[0]):
            expanded.setdefault(spec, Member(spec))
            continue
        if not names:
            names = _availability.target_names(context)
            families = _availability.target_families(context)
            # As `known_devices` has them, without making their attributes.
            devices = [each for each in names if families.get(each) == f"vulkan:{each}"]
        for member in _expand(spec, names, devices):
            expanded.setdefault(member.spec, member)
    return list(expanded.values())


def _is_name(spec: str) -> bool:
    """Whether a text can stand for several targets. The caller reports what is no text, or can't be used."""
    try:
        return (
            isinstance(spec, str)
            and spec.isprintable()
            and target_file(spec) is None
            and not spec.lstrip().startswith("#")
        )
    except ValueError:
        return False


def _split(spec: str) -> tuple[str, str, str]:
    """Returns the name in a target's text, a plus if there is one, and the additions behind it."""
    name, plus, additions = spec.partition("+")
    return name.strip(), plus, additions


def _expand(spec: str, names: dict[str, str], devices: Sequence[str]) -> Iterator[Member]:
    name, plus, additions = _split(spec)
    if any(sign in name for sign in "*?"):
        # Several names may match that are one target.
        own = [each for each in names if each == names[each] and fnmatchcase(each, name)]
        found = own or [names[each] for each in names if fnmatchcase(each, name)]
        yield from (Member(f"{each}{plus}{additions}") for each in found or [name])
        return
    # Nothing can be added to a device.
    meant = [] if plus else [each for each in devices if f"-{name.lower()}-" in f"-{each.lower()}-"]
    if name in names or not meant:
        yield Member(spec, name if meant else "")
    yield from (Member(each, name) for each in meant)


def without_silent(members: Sequence[Member], results: Sequence[TargetReport]) -> tuple[TargetReport, ...]:
    """Leaves out targets that judge nothing, if others for which the same name stands judge something.

    Args:
        members: the targets that were asked for.
        results: what was found for each.
    """
    judging = {
        each.group for each, result in zip(members, results, strict=True) if not result.nothing_judged
    } - {""}
    return tuple(
        result
        for each, result in zip(members, results, strict=True)
        if not (result.nothing_judged and each.group in judging)
    )

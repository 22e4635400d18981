# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Targets: by name, from text, from files."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from mlir import ir
from mlir.availability.ask._foreign import describe_class
from mlir.availability.ask._operations import context_or_current
from mlir.availability.ask._target_file import read_target_file, target_file
from mlir.availability.native._extension import _availability
from mlir.availability.report._lists import TargetInfos
from mlir.availability.report._model import TargetInfo

Target: TypeAlias = "ir.Attribute | str | TargetInfo"
"""A target: an attribute, what :func:`target` takes, or one of :func:`known_targets`."""

ARCHITECTURES = ("x86", "aarch64", "riscv")
"""The families of CPUs."""


def target(spec: str | os.PathLike[str], context: ir.Context | None = None) -> ir.Attribute:
    """Returns the target with a name, or from a file.

    Args:
        spec: a name (``"vulkan1.1"``; :func:`known_targets` lists them), a name with additions
            (``"vulkan1.1+Float16+SPV_KHR_16bit_storage"``, ``"vulkan1.1+all"``), ``"host"`` for the CPU
            of this machine, the text of a target attribute (``"#spirv.target_env<...>"``), or a file with
            the ending ``.json``: a Vulkan profile, what ``vulkaninfo --json`` writes, or a profile that
            vulkan.gpuinfo.org exports. If a file has several, ``"FILE.json:NAME"`` selects one.
        context: where to make it; by default the current context (``with ir.Context():``).

    Returns:
        The attribute. It can be put into the IR (as ``spirv.target_env``) as it is.

    Raises:
        TypeError: `spec` is neither a string nor a path.
        ValueError: there is no such target or addition (the message suggests similar names), the file has
            no target (the message says why), or there is no current context.

    >>> av.check(module, av.target("spirv1.3")).ok
    True
    """
    if isinstance(spec, os.PathLike):
        spec = os.fspath(spec)
    if not isinstance(spec, str):
        raise TypeError(f"a target is named by a str, not by a {describe_class(spec)}")
    return _parse_target(context_or_current(context), spec)


def known_targets(context: ir.Context | None = None, *, family: str | None = None) -> list[TargetInfo]:
    """Returns the targets that have a name, the least capable of each family first.

    A target that its dialect defines wrongly, such as with an unknown dimension, is left out with a
    ``RuntimeWarning`` that names both.

    Args:
        context: where to make their attributes; by default the current one (``with ir.Context():``).
        family: only those of a family, such as ``"vulkan"``, or of a part of one, such as
            ``"vulkan:roadmap"``. A family has the targets of its parts, too.

    Raises:
        TypeError: `family` is not a string.
        ValueError: there is no such family (the message suggests similar names), or no current context.

    >>> [info.name for info in av.known_targets(family="spirv")][:2]
    ['spirv1.0', 'spirv1.1']
    """
    known, problems = _availability.known_targets(context_or_current(context))
    for problem in problems:
        warnings.warn(problem, RuntimeWarning, stacklevel=2)
    infos = TargetInfos(TargetInfo(*fields) for fields in known)
    return infos if family is None else _of_family(infos, family)


def known_devices(context: ir.Context | None = None) -> list[TargetInfo]:
    """Returns the known targets that are a single device, as its driver has reported it.

    Args:
        context: where to make their attributes; by default the current one (``with ir.Context():``).

    Raises:
        ValueError: there is no current context.

    >>> "lavapipe" in [info.name for info in av.known_devices()]
    True
    """
    # A device is the only target in its part of the family. So is a CPU, but no driver has reported it.
    return TargetInfos(info for info in known_targets(context) if info.family == f"vulkan:{info.name}")


def known_cpus(context: ir.Context | None = None) -> list[TargetInfo]:
    """Returns the known targets that are CPUs, and those that are versions of an architecture: ``x86-64-v3``.

    Args:
        context: where to make their attributes; by default the current one (``with ir.Context():``).

    Raises:
        ValueError: there is no current context.
    """
    return TargetInfos(
        info for info in known_targets(context) if info.family.partition(":")[0] in ARCHITECTURES
    )


def _of_family(infos: list[TargetInfo], family: str) -> list[TargetInfo]:
    if not isinstance(family, str):
        raise TypeError(f"a family is named by a str, not by a {type(family).__name__}")
    found = TargetInfos(
        info for info in infos if info.family == family or info.family.startswith(f"{family}:")
    )
    if found:
        return found
    from difflib import get_close_matches  # Few programs need it.

    families = sorted({part for info in infos for part in (info.family, info.family.partition(":")[0])})
    near = get_close_matches(family, families, n=3)
    hint = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
    raise ValueError(f"unknown family '{family}'{hint}")


def describe(target: Target) -> str:
    """Returns one line that says what a target offers.

    Args:
        target: a target attribute; or what :func:`target` takes or one of :func:`known_targets`, in the
            current context then.

    Raises:
        TypeError: it is not a target.
        ValueError: the attribute is not a target, or there is no target of that name; or there is
            no current context for it.

    >>> av.describe("vulkan1.0")
    'SPIR-V v1.0, ... capabilities, ...'
    """
    if isinstance(target, TargetInfo):
        target = target.name
    if isinstance(target, str):
        return _availability.describe(_parse_target(context_or_current(None), target))
    if not isinstance(target, ir.Attribute):
        raise TypeError(f"expected an mlir.ir.Attribute, a str or a TargetInfo, not {describe_class(target)}")
    _availability.load(target.context)
    return _availability.describe(target)


class ResolvedTarget(NamedTuple):
    """A target that can be checked against."""

    attribute: ir.Attribute
    name: str
    """Its name in messages."""
    spec: str
    """A form of it that :func:`target` accepts."""


def resolve_target(target: Target, context: ir.Context) -> ResolvedTarget:
    """Returns a target's attribute, its name in messages, and a form of it that :func:`target` accepts.

    Raises:
        TypeError: it is not a target.
        ValueError: it is unknown, is not a target, or belongs to another context.
    """
    if isinstance(target, TargetInfo):
        target = target.name
    if isinstance(target, str):
        attribute = _parse_target(context, target)
        return ResolvedTarget(attribute, _availability.shorten_target(target), target)
    if not isinstance(target, ir.Attribute):
        kind = describe_class(target)
        raise TypeError(f"a target is an mlir.ir.Attribute, a str or a TargetInfo, not {kind}")
    if target.context != context:
        raise ValueError("the target belongs to another context than the operation")
    spec = _availability.spell_target(target)
    return ResolvedTarget(target, _availability.shorten_target(spec), spec)


def _parse_target(context: ir.Context, spec: str) -> ir.Attribute:
    """Returns the target with a name, or from a file. Raises ValueError as :func:`target` does."""
    file = target_file(spec)
    if file is not None:
        return _availability.target(context, read_target_file(file))
    name, plus, additions = spec.partition("+")
    if name.strip() == "host":
        host = _availability.host_target()
        if not host:
            raise ValueError("'host' is unknown: this machine has no x86-64, AArch64 or RISC-V of 64 bits")
        return _availability.target(context, host + plus + additions)
    return _availability.target(context, spec)


def listed(target: Target | Iterable[Target]) -> list[Target]:
    if isinstance(target, (str, ir.Attribute, TargetInfo)):
        return [target]
    try:
        return list(target)
    except TypeError:
        kind = describe_class(target)
        raise TypeError(
            f"a target is an mlir.ir.Attribute, a str or a TargetInfo, or several of these, not {kind}"
        ) from None


def context_of(targets: Iterable[Target]) -> ir.Context | None:
    """The context of the first target that is an attribute."""
    return next((each.context for each in targets if isinstance(each, ir.Attribute)), None)

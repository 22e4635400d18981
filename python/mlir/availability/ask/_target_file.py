# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Targets from files: Vulkan profiles and device reports."""

from __future__ import annotations

import re
from typing import NamedTuple


class TargetFile(NamedTuple):
    """The file that a target's name refers to, and the name of the profile in it; "" for the only one."""

    path: str
    profile: str


def target_file(spec: str) -> TargetFile | None:
    """Returns the file for a target "FILE.json" or "FILE.json:PROFILE", None for other targets.

    Raises:
        ValueError: the name has additions.
    """
    spec = spec.strip()
    if spec.startswith("#"):
        return None
    path, profile = _split(spec, ":+")
    profile, plus, addition = profile.partition("+")
    if path and plus and addition and not {"/", "."} & {*addition} and "/" not in profile:
        raise ValueError(f"'{path}{profile}' is a file, and a target in a file takes no additions")
    path, profile = _split(spec, ":")
    return TargetFile(path, profile[1:]) if path and "/" not in profile else None


def _split(spec: str, separators: str) -> tuple[str, str]:
    """Splits a name after the last ".json" that ends it, or that one of the separators follows."""
    ends = [found.end() for found in re.finditer(rf"\.json(?=[{separators}]|\Z)", spec, re.IGNORECASE)]
    end = ends[-1] if ends else 0
    return spec[:end], spec[end:]


def read_target_file(file: TargetFile) -> str:
    """Returns the target in a file, as text that MLIR parses.

    Raises:
        ValueError: it has none (the message says why), or several and the name selects none.
    """
    # Imported here, so that other callers don't pay for it.
    from pathlib import Path

    from mlir.availability.report._excerpt import excerpt
    from mlir.availability.vulkan.registry._implementation import ProfileError, read_file
    from mlir.availability.vulkan.registry._offers import Offers
    from mlir.availability.vulkan.registry._registry import registry

    try:
        return Offers(registry(), read_file(Path(file.path), file.profile, registry())).attribute()
    except ProfileError as error:
        raise ProfileError(excerpt(error)) from error

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
    if match := re.fullmatch(r"([^#].*\.json(?::[^/+]*)?)\+[^/.]+", spec.strip(), re.DOTALL | re.IGNORECASE):
        raise ValueError(f"'{match[1]}' is a file, and a target in a file takes no additions")
    match = re.fullmatch(r"(.*\.json)(?::([^/]*))?", spec.strip(), re.DOTALL | re.IGNORECASE)
    return TargetFile(match[1], match[2] or "") if match and not spec.strip().startswith("#") else None


def read_target_file(file: TargetFile) -> str:
    """Returns the target in a file, as text that MLIR parses.

    Raises:
        ValueError: it has none (the message says why), or several and the name selects none.
    """
    # Imported here, so that other callers don't pay for it.
    from pathlib import Path

    from mlir.availability._excerpt import excerpt
    from mlir.availability.vulkan._implementation import ProfileError, read_file
    from mlir.availability.vulkan._offers import Offers
    from mlir.availability.vulkan._registry import registry

    try:
        return Offers(registry(), read_file(Path(file.path), file.profile, registry())).attribute()
    except ProfileError as error:
        raise ProfileError(excerpt(error)) from error

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Targets in files: Vulkan profiles and reports of devices."""

from __future__ import annotations

import re
from typing import NamedTuple


class TargetFile(NamedTuple):
    """A file that a target's name is, and which of its profiles is meant; "" for the only one."""

    path: str
    profile: str


def target_file(spec: str) -> TargetFile | None:
    """Returns the file that is meant by "FILE.json" or "FILE.json:PROFILE", None for other targets.

    Raises:
        ValueError: something is added to a file.
    """
    if match := re.fullmatch(r"([^#].*\.json(?::[^/+]*)?)\+[^/.]+", spec.strip(), re.DOTALL | re.IGNORECASE):
        raise ValueError(f"'{match[1]}' is a file, and a target in a file takes no additions")
    match = re.fullmatch(r"(.*\.json)(?::([^/]*))?", spec.strip(), re.DOTALL | re.IGNORECASE)
    return TargetFile(match[1], match[2] or "") if match and not spec.strip().startswith("#") else None


def read_target_file(file: TargetFile) -> str:
    """Returns the target that is in a file, as MLIR reads it.

    Raises:
        ValueError: it has none (the message says why), or several and none is chosen.
    """
    # Imported here, so that only callers with such a file pay for it.
    from pathlib import Path

    from mlir.availability._excerpt import excerpt
    from mlir.availability.vulkan._implementation import ProfileError, read_file
    from mlir.availability.vulkan._offers import Offers
    from mlir.availability.vulkan._registry import registry

    try:
        return Offers(registry(), read_file(Path(file.path), file.profile, registry())).attribute()
    except ProfileError as error:
        raise ProfileError(excerpt(error)) from error

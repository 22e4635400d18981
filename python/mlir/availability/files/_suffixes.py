# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How the names of files end."""

from __future__ import annotations

SUFFIXES = (".mlir", ".mlirbc", ".spv", ".ll", ".bc")
"""Files that are read as they are."""

STAGES = (
    "comp",
    "vert",
    "frag",
    "geom",
    "tesc",
    "tese",
    "mesh",
    "task",
    "rgen",
    "rint",
    "rahit",
    "rchit",
    "rmiss",
    "rcall",
)
"""The stages of a pipeline, as the names of GLSL's files end, perhaps before ``.glsl``."""
GLSL_SUFFIXES = (*(f".{stage}" for stage in STAGES), ".glsl")
"""Shaders' sources in GLSL."""


def stage_of(file: str) -> str | None:
    """Returns the stage that the name of a source says: "comp" for ``tone.comp`` and ``tone.comp.glsl``."""
    ending = file.removesuffix(".glsl").rpartition(".")[2]
    return ending if ending in STAGES else None

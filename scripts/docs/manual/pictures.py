# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the documentation's pictures, docs/pictures/*.svg: python -m manual.pictures, as ./dev docs does."""

from __future__ import annotations

from pathlib import Path

from manual.drawing import Box, Picture, draw
from manual.floors import FLOORS

OUT = Path(__file__).resolve().parents[3] / "docs" / "pictures"

OVERVIEW = Picture(
    "overview",
    "An op's requirements are written once, in TableGen or Python. The engine compares them with a target. "
    "The verdict is yes, on condition, or no with a reason.",
    (
        (
            Box(
                "tablegen", "TableGen", ("for dialect authors", "`availability = [MinVersion<V_2>]"), "input"
            ),
            Box("python", "Python", ("for scripts and notebooks", '`av.check(module, "vulkan1.1")'), "input"),
            Box("cli", "Command line", ("for terminals and CI", "`check sum.mlir -t vulkan1.1"), "input"),
        ),
        (
            Box(
                "engine",
                "One engine, one set of facts",
                (
                    "Each op of your module needs versions, capabilities, extensions, features or chips.",
                    "The target offers some of them. check, explain, deduce and lower ask the same question.",
                ),
                "engine",
            ),
        ),
        (
            Box("yes", "Available", ("Every requirement is met.",), "yes"),
            Box(
                "condition",
                "Available on condition",
                ("The target may have it.", "The feature is named."),
                "condition",
            ),
            Box("no", "Not available", ("The op, the cause, the rule,", "and targets that would do."), "no"),
        ),
    ),
    (
        ("tablegen", "engine", ""),
        ("python", "engine", ""),
        ("cli", "engine", ""),
        ("engine", "yes", ""),
        ("engine", "condition", ""),
        ("engine", "no", ""),
    ),
)

DIALECT = Picture(
    "tutorial-dialect",
    "availability-tblgen turns the records of a .td file into C++ and into JSON. av.load reads the JSON; "
    "check judges modules of the dialect.",
    (
        (
            Box(
                "td",
                "toy.td",
                ("ops, enums and their versions: availability = [MinVersion<Toy_V_2>]",),
                "input",
            ),
        ),
        (
            Box(
                "tblgen",
                "availability-tblgen",
                ("reads the records, and reports mistakes by line",),
                "engine",
            ),
        ),
        (
            Box("doc", "Markdown", ("a page for the manual", "`-gen-availability-doc")),
            Box("json", "JSON", ("data for Python", "`-gen-availability-json")),
            Box("cpp", "C++", ("interfaces and models", "`-gen-availability-defs")),
        ),
        (Box("check", "check, explain, deduce", ("the same verdicts from each door",), "yes"),),
    ),
    (
        ("td", "tblgen", ""),
        ("tblgen", "doc", ""),
        ("tblgen", "json", ""),
        ("tblgen", "cpp", ""),
        ("json", "check", "av.load"),
        ("cpp", "check", "link"),
    ),
)

PYTHON = Picture(
    "tutorial-python",
    "A module is explained, checked against a target, and used to deduce the smallest target.",
    (
        (Box("module", "A module", ("`ir.Module.parse(...)",), "input"),),
        (
            Box("explain", "av.explain", ("What does it need, and why?", "-> clauses")),
            Box("check", "av.check", ("Is it there on this target?", "-> report with violations")),
            Box("deduce", "av.deduce", ("Which target is the smallest?", "-> target attribute")),
        ),
        (Box("rewrite", "Rewrite for the target", ("`av.apply_partial_conversion(...)",), "engine"),),
    ),
    (
        ("module", "explain", ""),
        ("module", "check", ""),
        ("module", "deduce", ""),
        ("check", "rewrite", "violations"),
    ),
)

VULKAN = Picture(
    "tutorial-vulkan",
    "A kernel is checked, lowered to a SPIR-V binary, validated, and run on a device.",
    (
        (
            Box("kernel", "blend.mlir", ("a function on tensors",), "input"),
            Box("lower", "lower", ("one binary for each", "group of targets"), "engine"),
            Box("binary", "blend.spv", ("SPIR-V and, for several", "targets, a manifest")),
        ),
        (
            Box("which", "targets --for", ("which profiles and", "devices can run it")),
            Box("check", "check", ("yes, on condition, or no", "with a reason")),
            Box("run", "run", ("on the device at hand",), "yes"),
        ),
    ),
    (
        ("kernel", "lower", ""),
        ("lower", "binary", ""),
        ("binary", "run", ""),
        ("run", "check", ""),
        ("check", "which", ""),
    ),
)

PICTURES = [OVERVIEW, DIALECT, PYTHON, VULKAN, *FLOORS]


def make(folder: Path = OUT) -> None:
    """Writes all pictures to a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for picture in PICTURES:
        (folder / f"{picture.name}.svg").write_text(draw(picture))


if __name__ == "__main__":
    make()

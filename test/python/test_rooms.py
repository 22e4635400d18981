# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The folders of the C++ sources include each other in one direction only.

A room is a folder that has private headers: ``cpp/lib/Engine``, ``cpp/lib/Dialect/SPIRV``. The floors of the
lowering are rooms too. A floor may include private headers of those below it.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

CPP = Path(__file__).parents[2] / "cpp"

CORE = ("Support", "IR", "Engine", "Conversion", "TransformOps", "Transforms")
DIALECTS = ("Dialect/SPIRV", "Dialect/Tosa")
# Above LLVM IR.
GPU_DIALECTS = ("Dialect/NVVM", "Dialect/ROCDL")
# From the bottom up: each floor may include those before it.
FLOORS = tuple(f"Lowering/{name}" for name in ("Kernels", "Functions", "Fallbacks", "ToSPIRV", "Binary"))

# The rooms that each room may include, besides itself.
SPIRV = ("Dialect/SPIRV", "Dialect/Vulkan")
MAY_INCLUDE: dict[str, tuple[str, ...]] = {
    "Support": (),
    "IR": ("Support",),
    "Engine": ("Support", "IR"),
    "Conversion": ("Support", "IR", "Engine"),
    "TransformOps": ("Support", "IR", "Engine", "Conversion"),
    "Transforms": ("Support", "IR", "Engine"),
    **{dialect: ("Support", "IR", "Engine") for dialect in DIALECTS},
    "Dialect/LLVMIR": ("IR",),
    # Questions of records of the dialects above.
    "Dialect/GPU": ("Dialect/LLVMIR",),
    **{dialect: ("Support", "IR", "Engine", "Dialect/LLVMIR", "Dialect/GPU") for dialect in GPU_DIALECTS},
    # Vulkan's rules are about the ops of SPIR-V and of binaries, and its targets have one of SPIR-V's.
    "Dialect/Vulkan": ("Support", "IR", "Engine", "Dialect/SPIRV", "Dialect/SPIRV/Binary"),
    # What stands directly in Lowering are the passes' declarations, which several floors define.
    "Dialect/SPIRV/Binary": ("Support", "IR", "Dialect/SPIRV"),
    **{floor: (*CORE, *SPIRV, "Lowering", *FLOORS[:level]) for level, floor in enumerate(FLOORS)},
    "Lowering": (),
    "Lowering/TransformOps": (*CORE, *SPIRV, "Lowering", *FLOORS),
    "": (
        *CORE,
        *DIALECTS,
        *GPU_DIALECTS,
        "Dialect/Vulkan",
        # The generated list of all of them.
        "Dialect",
        "Dialect/SPIRV/Binary",
        "Lowering",
        *FLOORS,
        "Lowering/TransformOps",
    ),
    "Plugin": ("",),
}

# What target attributes offer, and nothing that an op needs.
SPIRV_TARGETS = (
    "SmallestTriple.cpp",
    "TargetAdditions.cpp",
    "TargetAttributes.cpp",
    "TargetAttributes.h",
    "Triple.cpp",
    "Triple.h",
)

PUBLIC = re.compile(r'^#include "mlir-availability/(.+)"', re.MULTILINE)
PRIVATE = re.compile(r'^#include "((?!mlir-availability/|mlir/|llvm/|mlir-c/)[^"]+)"', re.MULTILINE)


def room_of(path: str) -> str:
    """The room of a file, given relative to ``cpp/lib`` or ``cpp/include/mlir-availability``."""
    return str(Path(path).parent).replace(".", "")


def sources() -> Iterator[tuple[str, Path]]:
    """All headers and sources of the libraries, with their rooms."""
    for root in (CPP / "lib", CPP / "include" / "mlir-availability"):
        for path in sorted(root.rglob("*")):
            if path.suffix in (".h", ".cpp", ".td"):
                yield room_of(str(path.relative_to(root))), path


def includes(path: Path) -> Iterator[tuple[str, str]]:
    """Returns the rooms whose files a file includes, with the include's text."""
    text = path.read_text()
    for written in PUBLIC.findall(text):
        yield room_of(written), written
    for written in PRIVATE.findall(text):
        if "/" in written:
            yield room_of(f"Lowering/{written}"), written


def test_every_room_is_known() -> None:
    assert {room for room, _ in sources()} == set(MAY_INCLUDE)


@pytest.mark.parametrize("room", MAY_INCLUDE)
def test_rooms_include_only_what_is_below_them(room: str) -> None:
    allowed = {room, *MAY_INCLUDE[room]}
    wrong = [
        f"{path.relative_to(CPP)} includes {written}"
        for own, path in sources()
        if own == room
        for other, written in includes(path)
        if other not in allowed
    ]
    assert not wrong


def test_private_headers_stay_in_their_room() -> None:
    """A header in ``cpp/lib`` is included from its own folder, or within the lowering."""
    wrong = [
        f"{path.relative_to(CPP)} includes {written}"
        for room, path in sources()
        for written in PRIVATE.findall(path.read_text())
        if written.startswith("..") or ("/" in written and not room.startswith("Lowering/"))
    ]
    others = [*(CPP / "bindings").rglob("*"), *(CPP / "tools").rglob("*")]
    wrong += [
        f"{path.relative_to(CPP)} reaches into lib"
        for path in others
        if path.suffix in (".h", ".cpp") and re.search(r'#include ".*\blib/', path.read_text())
    ]
    assert not wrong


def test_the_layout_table_is_the_tree() -> None:
    """CONTRIBUTING's table names every room and every top-level folder, and nothing else."""
    root = CPP.parent
    page = (root / "CONTRIBUTING.md").read_text()
    table = page[page.index("\n## Layout") :].split("\n## ")[1]
    missing = [path for path in re.findall(r"\]\(([^)#]+)\)", table) if not (root / path).exists()]
    ignored = ("build", "shared")
    folders = {path.name for path in root.glob("[!.]*/") if path.is_dir() and path.name not in ignored}
    rooms = {room.split("/")[-1] for room in MAY_INCLUDE if room}
    missing += [name for name in sorted(folders | rooms) if not re.search(rf"\b{name}\b", table)]
    assert not missing


def test_the_core_names_no_dialect() -> None:
    """Comments and documentation may take dialects as examples; code may not."""
    wrong = []
    for room, path in sources():
        if room not in CORE or path.suffix == ".td":
            continue
        code = re.sub(r"//.*", "", path.read_text())
        if found := re.search(r"spirv|spir-v|vulkan|tosa", code, re.IGNORECASE):
            wrong.append(f"{path.relative_to(CPP)}: {found[0]}")
    assert not wrong


def test_what_spirv_needs_is_said_in_tablegen(record_property: Any) -> None:
    """C++ has predicates and what target attributes offer, but names no requirement."""
    sources = sorted(path for path in (CPP / "lib" / "Dialect" / "SPIRV").iterdir() if path.is_file())
    asked = re.compile(r"\b(?:Capability|Extension)::\w+|\bVersion::V_\w+")
    wrong = [
        f"{path.name}: {found}"
        for path in sources
        if path.name not in SPIRV_TARGETS
        for found in asked.findall(re.sub(r"//.*", "", path.read_text()))
    ]
    assert not wrong
    lines = {path.name: len(path.read_text().splitlines()) for path in sources}
    targets = sum(lines[name] for name in SPIRV_TARGETS)
    layout = lines["Layout.cpp"]
    needs = sum(lines.values()) - targets - layout
    record_property(
        "summary",
        f"C++ of SPIR-V's availability: {needs} lines for what ops need, "
        f"{targets} for what target attributes offer, {layout} for layouts in memory",
    )

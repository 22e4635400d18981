# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The folders of the sources use each other in one direction only.

A room of C++ is a folder that has private headers: ``cpp/lib/Engine``, ``cpp/lib/Dialect/SPIRV``. The floors
of the lowering are rooms too. A floor may include private headers of those below it. A room of Python is a
folder of the package.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

CPP = Path(__file__).parents[2] / "cpp"
PYTHON = Path(__file__).parents[2] / "python" / "mlir" / "availability"

CORE = ("Support", "IR", "Engine", "Conversion", "Through", "TransformOps", "Transforms")
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
    "Through": ("Support", "IR", "Engine"),
    "TransformOps": ("Support", "IR", "Engine", "Conversion"),
    "Transforms": ("Support", "IR", "Engine"),
    **{dialect: ("Support", "IR", "Engine") for dialect in DIALECTS},
    "Dialect/LLVMIR": ("Support", "IR"),
    # Questions of records of the dialects above.
    "Dialect/GPU": ("Dialect/LLVMIR",),
    **{dialect: ("Support", "IR", "Engine", "Dialect/LLVMIR", "Dialect/GPU") for dialect in GPU_DIALECTS},
    "Dialect/CPU": ("Support", "IR", "Engine", "Dialect/LLVMIR"),
    # Vulkan's rules are about the ops of SPIR-V and of binaries, and its targets have one of SPIR-V's.
    "Dialect/Vulkan": ("Support", "IR", "Engine", "Dialect/SPIRV", "Dialect/SPIRV/Binary"),
    # What stands directly in Lowering are the passes' declarations, which several floors define.
    "Dialect/SPIRV/Binary": ("Support", "IR", "Dialect/SPIRV"),
    "Dialect/SPIRV/Builders": ("Support", "IR", "Dialect/SPIRV"),
    **{floor: (*CORE, *SPIRV, "Lowering", *FLOORS[:level]) for level, floor in enumerate(FLOORS)},
    "Lowering": (),
    "Lowering/Pipelines": (*CORE, "Dialect", "Dialect/Vulkan", "Lowering"),
    "BackEnd": (*CORE, "Dialect/LLVMIR", *GPU_DIALECTS, "Dialect/CPU"),
    "Lowering/TransformOps": (*CORE, *SPIRV, "Lowering", *FLOORS),
    "": (
        *CORE,
        *DIALECTS,
        *GPU_DIALECTS,
        "Dialect/CPU",
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

# From the bottom up: the rooms of Python, each with the rooms that it may import besides itself.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "disk": (),
    "native": (),
    "files/worker": ("disk", "native"),
    "report/wording": (),
    "report": ("files/worker", "report/wording"),
    "vulkan/registry": ("disk", "report"),
    "ask": ("disk", "native", "report", "report/wording", "vulkan/registry"),
    "declare": ("ask", "disk", "native", "report"),
    "rewrite": ("ask", "native", "report"),
    "spirv": ("ask", "disk", "files/worker", "native", "rewrite"),
    "transform": ("ask", "disk", "native", "report"),
    "package": ("disk", "native", "report", "vulkan/registry"),
    "lower": ("ask", "disk", "native", "package", "report", "spirv"),
    "files": (
        *("ask", "declare", "disk", "files/worker", "lower", "native", "report", "report/wording", "spirv"),
    ),
    "vulkan": ("ask", "disk", "files/worker", "lower", "native", "package", "report", "vulkan/registry"),
    "": ("cli", "native"),
    "cli": (
        *(
            "ask",
            "disk",
            "files",
            "files/worker",
            "lower",
            "native",
            "package",
            "report",
            "report/wording",
            "spirv",
            "transform",
        ),
        *("vulkan", "vulkan/registry"),
        # Where the command `lsp` is run. All else about it is above the other commands.
        "lsp",
    ),
    "lsp": ("ask", "cli", "files", "files/worker", "native", "report"),
}

PUBLIC = re.compile(r'^#include "mlir-availability/(.+)"', re.MULTILINE)
PRIVATE = re.compile(r'^#include "((?!mlir-availability/|mlir/|llvm/|llvm-c/|mlir-c/)[^"]+)"', re.MULTILINE)


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


def modules_of_python() -> dict[str, Path]:
    """All modules of the package, by their names in it."""
    return {
        ".".join(path.relative_to(PYTHON).with_suffix("").parts).removesuffix("__init__").rstrip("."): path
        for path in sorted(PYTHON.rglob("*.py"))
    }


def imports_of(path: Path, modules: dict[str, Path]) -> Iterator[str]:
    """Yields the modules of the package that a file imports, also in functions, but not for type checkers."""
    tree = ast.parse(path.read_text())
    unused = {
        id(each)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for each in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and id(node) not in unused and node.module:
            package, _, name = node.module.partition("mlir.availability")
            for each in node.names if not package and node.module.startswith("mlir.availability") else ():
                inner = f"{name}.{each.name}".lstrip(".")
                yield inner if inner in modules else name.lstrip(".")


def test_every_room_of_python_is_known() -> None:
    folders = {str(path.parent.relative_to(PYTHON)).replace(".", "") for path in PYTHON.rglob("*.py")}
    assert folders == set(MAY_IMPORT)
    assert [path.stem for path in sorted(PYTHON.glob("*.py"))] == ["__init__", "__main__"]


def test_rooms_of_python_import_only_what_is_below_them() -> None:
    modules = modules_of_python()
    room = {name: str(path.parent.relative_to(PYTHON)).replace(".", "") for name, path in modules.items()}
    wrong = [
        f"{name} imports {other}"
        for name, path in modules.items()
        for other in imports_of(path, modules)
        # The package itself hands on all names, and holds the compiled modules.
        if other in room and other and room[other] not in (room[name], *MAY_IMPORT[room[name]])
    ]
    assert not wrong
    known: set[str] = set()
    for each, below in MAY_IMPORT.items():
        assert each in ("", "cli") or set(below) <= known
        known.add(each)


def test_no_test_imports_another() -> None:
    """What tests share is in modules beside them, whose names don't begin with `test_`."""
    imported = re.compile(r"^(?:from|import) test_\w+", re.MULTILINE)
    files = sorted(Path(__file__).parent.rglob("*.py"))
    assert [path.name for path in files if imported.search(path.read_text())] == []

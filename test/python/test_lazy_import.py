# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The package shows its API and loads MLIR when needed; its modules import each other in one direction."""

from __future__ import annotations

import ast
import graphlib
import importlib
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import mlir.availability as av
import pytest
from mlir import ir

ROOT = Path(next(iter(av.__path__)))
PACKAGE = "mlir.availability"
NATIVE = {f"{PACKAGE}._availability", f"{PACKAGE}._spirv"}


def output_of(program: str) -> str:
    command = [sys.executable, "-c", program]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


# Programs that need no MLIR, and programs that do.
WITHOUT = {
    "import": "import mlir.availability",
    "dir": "import mlir.availability as av; dir(av)",
    "version": "import mlir.availability as av; av.__version__",
    "help": "from mlir.availability.cli import main; main(['--help'])",
    "help of a command": "from mlir.availability.cli import main; main(['check', '--help'])",
    "include directory": "from mlir.availability.cli import main; main(['--include-dir'])",
    "results": "from mlir.availability.report import _report, _errors",
}
WITH = {
    "function": "import mlir.availability as av; av.check",
    "submodule": "import mlir.availability.spirv",
    "module before": "import mlir.ir; import mlir.availability",
    "module after": "import mlir.availability; import mlir.ir",
}
# More than these belong in a submodule.
MOST_NAMES = 45
MAPS = "\nprint([line.split()[-1] for line in open('/proc/self/maps')])"


@pytest.mark.parametrize("program", WITHOUT.values(), ids=WITHOUT)
def test_programs_that_need_no_mlir_load_none(program: str) -> None:
    maps = output_of(program + MAPS)
    assert "python" in maps
    assert "libMLIR" not in maps
    assert "_availability" not in maps


CHECK = "import sys; sys.argv[1:] = ['check', '/dev/null', '-t', 'sm_90'];"
CHECK += "from mlir.availability.cli import main;"


@pytest.mark.parametrize(
    ("program", "has_numpy", "has_builders"),
    [
        (f"{CHECK} main()", False, False),
        (f"{CHECK} main(); import numpy", True, False),
        (f"import numpy; {CHECK} main()", True, True),
        # A program that calls the command line has the bindings as usual.
        (f"{CHECK} main(sys.argv[1:])", True, True),
        (f"import mlir.ir; {CHECK} main()", True, True),
    ],
)
def test_commands_do_without_numpy(program: str, has_numpy: bool, has_builders: bool) -> None:
    look = "print('numpy' in sys.modules, sys.modules['mlir.ir'].AttrBuilder.contains('I64ElementsAttr'))"
    assert output_of(f"{program}\n{look}").splitlines()[-1] == f"{has_numpy} {has_builders}"


def test_a_command_binds_mlir_lazily() -> None:
    """The bindings find ``libMLIR`` loaded, and by no module of Python."""
    program = (
        "import ctypes, os\n"
        "loaded, load = [], ctypes.CDLL\n"
        "ctypes.CDLL = lambda name, mode=0: loaded.append((str(name), mode)) or load(name, mode)\n"
        "from mlir.availability.cli._bind_lazily import bind_lazily\n"
        "bind_lazily(); print(loaded); import mlir._mlir_libs\n"
        "print([mode == os.RTLD_LAZY for name, mode in loaded[:1] if '/libMLIR.so' in name])"
    )
    assert output_of(program) == "[]\n[True]\n"


def test_targets_search_for_no_module() -> None:
    """The bindings import the module of an attribute's dialect, and search again for one that is missing."""
    searched: list[str] = []

    class Watch:
        def find_spec(self, name: str, *_: object) -> None:
            searched.append(name)

    with ir.Context():
        av.known_targets()
        watch = Watch()
        sys.meta_path.insert(0, watch)  # type: ignore[arg-type]
        try:
            assert len(av.known_targets()) > 100
        finally:
            sys.meta_path.remove(watch)  # type: ignore[arg-type]
    assert searched == []


def test_a_check_loads_only_what_it_needs() -> None:
    """No lowering, no NumPy."""
    loaded = output_of(f"{CHECK} main(); print([*sys.modules])")
    assert "'mlir.availability.files._check_files'" in loaded
    for name in ("numpy", "mlir.availability._spirv", "mlir.availability.package", "mlir.dialects.spirv"):
        assert f"'{name}'" not in loaded, name


@pytest.mark.parametrize("program", WITH.values(), ids=WITH)
def test_programs_that_need_mlir_load_it(program: str) -> None:
    maps = output_of(program + MAPS)
    assert "libMLIR.so" in maps
    assert "_availability" in maps


@pytest.mark.parametrize(
    "imports",
    [
        "import mlir.availability; from mlir import ir, passmanager",
        "from mlir import ir, passmanager; import mlir.availability",
        "import mlir.availability; from mlir import passmanager, ir",
        # Others may ask where the bindings are, and not import them.
        "import importlib.util, mlir.availability; importlib.util.find_spec('mlir._mlir_libs'); "
        "from mlir import ir, passmanager",
    ],
)
def test_the_import_registers(imports: str) -> None:
    """Dialects and passes, also in programs that use nothing of the package by name."""
    program = f"""
{imports}
with ir.Context():
    ir.Attribute.parse("#availability.target<>")
    passmanager.PassManager.parse("builtin.module(availability-check{{target=vulkan1.1}})")
"""
    assert output_of(program) == ""


def test_a_target_in_a_file_takes_little(tmp_path: Path) -> None:
    """Importing what runs shaders takes longer than reading the file."""
    path = tmp_path / "profile.json"
    profile = {"version": 1, "api-version": "1.1.0", "label": "any", "capabilities": ["all"]}
    path.write_text(json.dumps({"capabilities": {"all": {}}, "profiles": {"VP_any": profile}}))
    program = f"""
import sys
import mlir.availability as av
from mlir import ir
with ir.Context():
    av.target({str(path)!r})
print([name for name in sys.modules if name == "mlir.availability.vulkan._run"])
assert av.vulkan.RunResult is __import__("mlir.availability.vulkan._run", fromlist=["RunResult"]).RunResult
"""
    assert output_of(program) == "[]\n"


def exported() -> dict[str, str]:
    """Returns the names that __init__.pyi exports, and the modules that define them."""
    found = {}
    for node in ast.parse((ROOT / "__init__.pyi").read_text()).body:
        if isinstance(node, ast.ImportFrom):
            assert node.module is not None
            found |= {alias.name: node.module for alias in node.names if alias.asname == alias.name}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found[node.target.id] = PACKAGE
    return found


def test_dir_is_the_api() -> None:
    assert dir(av) == av.__all__ == sorted(exported())
    assert {"transform", "vulkan", "spirv", "package", "rewrite", "__version__", "check"} <= set(dir(av))
    assert not {"Any", "TYPE_CHECKING", "Buffer", "Launch"} & set(dir(av))


def test_the_page_has_a_line_for_each_name() -> None:
    page = (Path(__file__).parents[2] / "docs" / "python.md").read_text()
    section = page.split("\n## Names\n")[1].split("\n## ")[0]
    assert re.findall(r"^\| `(\w+)` \| \S", section, re.MULTILINE) == dir(av)
    assert len(dir(av)) <= MOST_NAMES


def exceptions(base: type[av.Error]) -> Iterator[str]:
    """Yields the exceptions that are public, by name."""
    for kind in base.__subclasses__():
        if not kind.__name__.startswith("_"):
            yield kind.__name__
        yield from exceptions(kind)


def test_the_page_has_a_line_for_each_exception() -> None:
    for name, file in modules().items():
        if re.search(r"^class \w+Error\(", file.read_text(), re.MULTILINE):
            importlib.import_module(name)
    page = (Path(__file__).parents[2] / "docs" / "python.md").read_text()
    section = page.split("\n## Exceptions\n")[1].split("\n## ")[0]
    listed = re.findall(
        r"^\| `(?:av\.)?(?:\w+\.)*(\w+Error)`.*\|", section.split("Other errors")[0], re.MULTILINE
    )
    assert sorted(listed) == sorted(set(exceptions(av.Error)))


@pytest.mark.parametrize("name", ["package", "rewrite", "spirv", "transform", "vulkan"])
def test_submodules_show_their_api(name: str) -> None:
    submodule = getattr(av, name)
    assert dir(submodule) == sorted(submodule.__all__)
    assert not {"Any", "io", "sys", "annotations", "hand_on", "TYPE_CHECKING"} & set(dir(submodule))


def test_type_checkers_see_the_same() -> None:
    for name, module in exported().items():
        value = getattr(av, name)
        if name != "__version__":
            assert value is getattr(importlib.import_module(module), name)


def test_no_other_attribute() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chekc'"):
        av.chekc  # type: ignore[attr-defined] # noqa: B018


# ---------------------------------------------------------------------------------------------------------
# Imports
# ---------------------------------------------------------------------------------------------------------


def modules() -> dict[str, Path]:
    """Returns the package's modules by name."""
    found = {}
    for file in ROOT.rglob("*.py"):
        parts = [PACKAGE, *file.relative_to(ROOT).with_suffix("").parts]
        found[".".join(parts).removesuffix(".__init__")] = file
    return found


def is_for_typing(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def import_nodes(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """Returns the imports at run time, including those in functions."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.Import, ast.ImportFrom)):
            yield child
        elif not is_for_typing(child):
            yield from import_nodes(child)


def imports_of(file: Path, known: dict[str, Path]) -> Iterator[str]:
    """Returns our modules that a module imports, in order; for an exported name, the package itself."""
    for node in import_nodes(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith(PACKAGE))
            continue
        assert node.level == 0, f"{file}: imports are absolute"
        for alias in node.names:
            name = f"{node.module}.{alias.name}"
            if name in known or name in NATIVE:
                yield name
            elif node.module is not None and f"{node.module}.".startswith(f"{PACKAGE}."):
                yield node.module


def test_no_import_cycles() -> None:
    known = modules()
    graph = {name: set(imports_of(file, known)) for name, file in known.items()}
    # What the package imports on demand.
    graph[PACKAGE] |= {
        f"{module}.{name}" if module == PACKAGE else module
        for name, module in exported().items()
        if name != "__version__"
    }
    assert len(graph) > 50
    assert sum(map(len, graph.values())) > 150
    graphlib.TopologicalSorter(graph).prepare()  # Raises CycleError.


def test_no_import_is_hidden_in_a_string() -> None:
    """Circles could hide there. Names that the packages hand on, and the hook, import no module back."""
    hidden = re.compile(r"import_module\(\"mlir\.availability[^\"]*")
    named = {found[0] for file in modules().values() for found in hidden.finditer(file.read_text())}
    assert named == {'import_module("mlir.availability.native._extension'}


def test_mlir_is_verified_before_it_is_used() -> None:
    """Only two modules load the extension modules, and that of SPIR-V's loads the other one first."""
    known = modules()
    loaders = [f"{PACKAGE}.native._extension", f"{PACKAGE}.native._spirv"]
    for name, file in known.items():
        imported = list(imports_of(file, known))
        assert f"{PACKAGE}._availability" not in imported or name == loaders[0]
        assert f"{PACKAGE}._spirv" not in imported or name == loaders[1]
    assert next(imports_of(known[loaders[1]], known)) == loaders[0]

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Importing mlir.availability fails with an `mlir` package that contains another MLIR.

Every case but the first creates a fake `mlir` package, which precedes the official one, and imports in a
separate process: an undetected mix-up would corrupt memory.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from llvm_release import MAJOR, tool

PACKAGE = Path(next(iter(__import__("mlir.availability").availability.__path__)))

# A symbol of MLIR's C++ API, as a library that has its own copy of MLIR would export it.
MLIR_SYMBOL = "void _ZN4mlir11MLIRContextC1ENS0_9ThreadingE(void) {}\n"

BINDINGS = """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_mlir", NULL, -1, NULL};
PyMODINIT_FUNC PyInit__mlir(void) { return PyModule_Create(&module); }
"""


def compile_c(source: str, output: Path, *arguments: str) -> None:
    file = output.with_suffix(".c")
    file.write_text(source)
    include = sysconfig.get_paths()["include"]
    command = [tool("clang"), "-shared", "-fPIC", f"-I{include}", file, "-o", output, *arguments]
    subprocess.run(command, check=True)


def fake_bindings(root: Path, source: str, *arguments: str) -> Path:
    """Makes a `mlir` package under `root` whose extension module is compiled from `source`."""
    libs = root / "mlir" / "_mlir_libs"
    libs.mkdir(parents=True)
    (libs / "__init__.py").touch()
    extension = libs / "_mlir.so"
    compile_c(BINDINGS + source, extension, *arguments)
    return extension


def import_it(
    root: Path, code: str = "import mlir.availability; mlir.availability.check"
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, cwd=root, capture_output=True, text=True)


def import_error(root: Path) -> str:
    """Returns the text of the ImportError that ends the import, which must be the only error."""
    result = import_it(root)
    assert result.returncode == 1, result
    last = result.stderr.strip().splitlines()[-1]
    assert last.startswith("ImportError: "), result.stderr
    return last.removeprefix("ImportError: ")


def test_official_bindings_pass() -> None:
    """The order of the imports doesn't matter."""
    for code in ("import mlir.availability, mlir.ir", "import mlir.ir, mlir.availability"):
        subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)


def test_statically_linked_bindings(tmp_path: Path) -> None:
    """Bindings with MLIR linked in, like those in most wheels."""
    extension = fake_bindings(tmp_path, MLIR_SYMBOL)
    error = import_error(tmp_path)
    assert f"the 'mlir' package ({extension}) has its own copy of MLIR built in" in error
    assert re.search(rf"mlir\.availability \(.+\.so\) needs libMLIR\.so\.{MAJOR}", error)
    assert "./dev setup" in error


def test_bindings_with_hidden_symbols_are_refused(tmp_path: Path) -> None:
    """The same, built so that MLIR's symbols can't be seen from outside."""
    extension = fake_bindings(tmp_path, "")
    assert f"the 'mlir' package ({extension}) has its own copy" in import_error(tmp_path)


def test_bindings_linked_to_another_libmlir(tmp_path: Path) -> None:
    """Bindings for another release of MLIR: shared, but not the library that we share."""
    other = tmp_path / "libMLIR.so.99.0"
    compile_c(MLIR_SYMBOL, other, "-Wl,-soname,libMLIR.so.99.0")
    extension = fake_bindings(tmp_path, "", "-Wl,--no-as-needed", str(other), f"-Wl,-rpath,{tmp_path}")
    error = import_error(tmp_path)
    assert f"the 'mlir' package ({extension}) takes MLIR from {other}, but mlir.availability (" in error
    assert f"needs libMLIR.so.{MAJOR}" in error


def test_bindings_that_do_not_load(tmp_path: Path) -> None:
    """Bindings whose library has gone, as after removing a Debian package."""
    gone = tmp_path / "libgone.so"
    compile_c(MLIR_SYMBOL, gone)
    fake_bindings(tmp_path, "", "-Wl,--no-as-needed", str(gone))
    gone.unlink()
    assert re.search(r"the official MLIR bindings don't load: .*libgone\.so", import_error(tmp_path))


# How a tool that puts libraries into a wheel, such as auditwheel, names them.
RENAMED = "libMLIR-1a2b3c4d.so.22.1"

EXTENSION = """
#include <Python.h>
static PyObject *nothing(PyObject *self, PyObject *arguments) { Py_RETURN_NONE; }
static PyMethodDef methods[] = {{"register_dialects", nothing, METH_VARARGS, NULL},
                                {"register_passes", nothing, METH_VARARGS, NULL},
                                {NULL, NULL, 0, NULL}};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_availability", NULL, -1, methods};
PyMODINIT_FUNC PyInit__availability(void) { return PyModule_Create(&module); }
"""


def fake_ours(root: Path, source: str, *arguments: str) -> Path:
    """Makes a copy of our package under `root` whose extension module is compiled from `source`."""
    package = root / "mlir" / "availability"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    extension = package / f"_availability{sysconfig.get_config_var('EXT_SUFFIX')}"
    compile_c(EXTENSION + source, extension, *arguments)
    return extension


def renamed_mlir(root: Path) -> list[str]:
    """Makes a library that stands for MLIR in a repaired wheel; returns the arguments to link to it."""
    folder = root / "mlir_availability.libs"
    folder.mkdir()
    compile_c(MLIR_SYMBOL, folder / RENAMED, f"-Wl,-soname,{RENAMED}")
    return ["-Wl,--no-as-needed", str(folder / RENAMED), f"-Wl,-rpath,{folder}"]


def test_repaired_wheel_of_ours(tmp_path: Path) -> None:
    """It contains its own MLIR, which differs from that of the official bindings."""
    extension = fake_ours(tmp_path, "", *renamed_mlir(tmp_path))
    error = import_error(tmp_path)
    assert re.search(rf"the 'mlir' package \(.+\) takes MLIR from .+/libMLIR\.so\.{MAJOR}", error)
    assert f"but mlir.availability ({extension}) needs {RENAMED}" in error


def test_repaired_wheel_with_the_bindings(tmp_path: Path) -> None:
    """Both use the library that is in it, so there is one."""
    arguments = renamed_mlir(tmp_path)
    bindings = fake_bindings(tmp_path, "", *arguments)
    bindings.with_name("__init__.py").write_text("def get_dialect_registry(): pass\n")
    fake_ours(tmp_path, "", *arguments)
    result = import_it(tmp_path, "from mlir.availability.native import _extension")
    assert (result.returncode, result.stderr) == (0, "")


def test_mlir_needed_through_a_library_of_ours(tmp_path: Path) -> None:
    """What the extension module needs is found in the libraries beside it, too."""
    between = tmp_path / "libMLIRAvailability.so"
    compile_c("", between, *renamed_mlir(tmp_path))
    linked = ["-Wl,--no-as-needed", str(between), f"-Wl,-rpath,{tmp_path}"]
    extension = fake_ours(tmp_path, "", *linked)
    assert f"mlir.availability ({extension}) needs {RENAMED}" in import_error(tmp_path)


def test_ours_statically_linked(tmp_path: Path) -> None:
    """Then there are two, regardless of the bindings."""
    extension = fake_ours(tmp_path, MLIR_SYMBOL)
    assert f"but mlir.availability ({extension}) has its own copy of MLIR built in" in import_error(tmp_path)


def test_placeholder_from_pypi(tmp_path: Path) -> None:
    """PyPI's `mlir` is an empty package."""
    package = tmp_path / "mlir"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "availability").symlink_to(PACKAGE)
    error = import_error(tmp_path)
    assert f"the 'mlir' package in {package} has no MLIR in it" in error
    assert "placeholders" in error
    assert "./dev setup" in error


def test_a_package_without_its_library_is_named(tmp_path: Path) -> None:
    """A source tree on the path, or a build for another Python."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(PACKAGE, tmp_path / "mlir" / "availability", ignore=ignored)
    error = import_error(tmp_path)
    assert f"mlir.availability in {tmp_path}/mlir/availability has no compiled module" in error
    assert "./dev build" in error


@pytest.mark.parametrize("module", ["click", "rich", "json", "jsonschema", "pathlib", "subprocess"])
def test_api_alone_is_light(module: str, tmp_path: Path) -> None:
    """The API doesn't import what only the command line needs."""
    code = f"import mlir.ir, sys; b = '{module}' in sys.modules; import mlir.availability"
    result = import_it(tmp_path, f"{code}; sys.exit(not b and '{module}' in sys.modules)")
    assert result.returncode == 0, result


def test_free_threaded_python(tmp_path: Path) -> None:
    """The import fails with the reason, before anything is loaded. The ABI name has a "t"."""
    code = "import sys; sys.abiflags += 't'; import mlir.availability; mlir.availability.check"
    result = import_it(tmp_path, code)
    last = result.stderr.strip().splitlines()[-1]
    assert last.startswith("ImportError: this Python (")
    assert "is free-threaded" in last
    assert "Use an ordinary build of Python" in last

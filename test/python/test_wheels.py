# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Wheels that need no LLVM: the changes in them, and the stub libraries.

`./dev wheel --try` makes them, and tries them on a bare Debian.
"""

import ctypes
import subprocess
import sys
from pathlib import Path

import pytest
from wheels import bundle, stubs

METADATA = """\
Metadata-Version: 2.2
Name: mlir-python-bindings
Version: 22.1
Requires-Dist: numpy>=1.19.5

Version: 1.0 of the description.
"""


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """An unpacked wheel."""
    information = tmp_path / "mlir_python_bindings-22.1.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(METADATA)
    (information / "WHEEL").write_text("Wheel-Version: 1.0\nTag: cp311-cp311-linux_x86_64\n")
    return tmp_path


def test_a_wheel_gets_another_version(wheel: Path) -> None:
    bundle.set_version(wheel, "22.1.8+01234567")
    file = wheel / "mlir_python_bindings-22.1.8+01234567.dist-info/METADATA"
    assert file.read_text() == METADATA.replace("Version: 22.1\n", "Version: 22.1.8+01234567\n")


def test_a_wheel_requires_another_one(wheel: Path) -> None:
    bundle.require(wheel, "a==1+b")
    expected = METADATA.replace("numpy>=1.19.5\n", "numpy>=1.19.5\nRequires-Dist: a==1+b\n")
    assert bundle.metadata(wheel).read_text() == expected


def test_a_wheel_gets_another_platform(wheel: Path) -> None:
    bundle.set_platform(wheel, "manylinux_2_36_x86_64")
    text = (wheel / "mlir_python_bindings-22.1.dist-info/WHEEL").read_text()
    assert text == "Wheel-Version: 1.0\nTag: cp311-cp311-manylinux_2_36_x86_64\n"


_REAL = """
int variable = 7;
int used(int x) { return x; }
int other(void) { return 1; }
"""
_USER = """
extern int variable;
int used(int);
int use(void) { return used(variable); }
"""
_VERSIONS = "REAL_1.2 { global: variable; local: *; };\nREAL_1.10 { global: used; other; } REAL_1.2;\n"


def _library(folder: Path, name: str, source: str, *options: str) -> Path:
    library = folder / name
    (folder / "source.c").write_text(source)
    command = ["cc", "-shared", "-fPIC", "-o", library, folder / "source.c", f"-Wl,-soname,{name}", *options]
    subprocess.run(command, check=True)
    return library


@pytest.mark.parametrize("versions", ["", _VERSIONS], ids=["without versions", "with versions"])
def test_a_library_stands_in_for_another(tmp_path: Path, versions: str) -> None:
    (tmp_path / "versions.map").write_text(versions)
    script = [f"-Wl,--version-script={tmp_path / 'versions.map'}"] if versions else []
    real = _library(tmp_path, "libreal.so.1", _REAL, *script)
    user = _library(tmp_path, "libuser.so", _USER, str(real), "-Wl,-rpath,$ORIGIN/stub")
    (tmp_path / "stub").mkdir()
    stub = tmp_path / "stub/libreal.so.1"
    stubs.make("libreal.so.1", real, user, stub)
    assert [path.name for path in stub.parent.iterdir()] == ["libreal.so.1"]
    # It loads with all symbols resolved, and has no others.
    ctypes.CDLL(str(user), mode=2)
    assert not hasattr(ctypes.CDLL(str(stub)), "other")
    call = f"import ctypes; ctypes.CDLL({str(user)!r}).use()"
    done = subprocess.run([sys.executable, "-c", call], capture_output=True, text=True)
    assert done.returncode != 0
    assert done.stderr.startswith("used: called, but libreal.so.1 is left out of this build of LLVM\n")

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes two wheels that need no LLVM on the machine, of two that do.

The wheel of the official bindings gets libMLIR, libLLVM and what they need; the one of mlir-availability uses
that very copy, and requires that very build of the bindings.

`auditwheel repair` would do the first, and rename the libraries. We keep their names: a process that has the
system's libMLIR.so already, as mlir-opt with our plugin, goes on with that one.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from wheels.stubs import STOOD_IN_FOR
from wheels.stubs import make as make_stub

BINDINGS = "mlir-python-bindings"
LIBRARIES = Path("mlir/_mlir_libs")
"""Where the libraries go, in both wheels' common tree."""

# The libraries that every Linux system with this C library has, by PEP 600.
_SYSTEM = re.compile(
    r"(ld-linux-x86-64|lib(c|m|dl|rt|util|pthread|resolv|nsl|gcc_s|stdc\+\+|z|atomic))\.so(\.\d+)*"
)


def is_elf(path: Path) -> bool:
    """Returns whether a file is a library or a program."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def binaries(folder: Path) -> list[Path]:
    """Returns the libraries and programs under a folder."""
    return sorted(
        path for path in folder.rglob("*") if path.is_file() and not path.is_symlink() and is_elf(path)
    )


def patchelf(*arguments: str | Path) -> str:
    """Runs patchelf and returns what it prints."""
    return subprocess.run(
        ["patchelf", *map(str, arguments)], check=True, capture_output=True, text=True
    ).stdout


def needed(path: Path) -> list[str]:
    """Returns the names of the libraries that a file needs, except those that every system has."""
    return [name for name in patchelf("--print-needed", path).split() if not _SYSTEM.fullmatch(name)]


def resolved(path: Path) -> dict[str, Path]:
    """Returns the paths at which this machine's loader finds what a file needs, transitively."""
    printed = subprocess.run(["ldd", path], check=True, capture_output=True, text=True).stdout
    return {name: Path(file) for name, file in re.findall(r"^\s*(\S+) => (/\S+)", printed, re.MULTILINE)}


def missing(folder: Path) -> Iterator[tuple[str, Path]]:
    """Yields the missing libraries of the files under a folder, and their paths on this machine."""
    there = {path.name for path in binaries(folder)}
    for path in binaries(folder):
        found: dict[str, Path] | None = None
        for name in needed(path):
            if name in there:
                continue
            found = resolved(path) if found is None else found
            if name not in found:
                raise SystemExit(f"error: {path.name} needs {name}, which this machine doesn't have")
            there.add(name)
            yield name, found[name]


def bundle(folder: Path) -> None:
    """Copies missing libraries into an unpacked wheel, and lets all its files find them there."""
    while copies := list(missing(folder)):
        for name, source in copies:
            copy = folder / LIBRARIES / name
            if name in STOOD_IN_FOR:
                (user,) = (folder / LIBRARIES).glob("libLLVM.so.*")
                make_stub(name, source, user, copy)
            else:
                shutil.copyfile(source.resolve(), copy)
            copy.chmod(0o755)
    set_search_path(folder)


def set_search_path(folder: Path) -> None:
    """Makes all libraries and programs of an unpacked wheel search their own folder, and `LIBRARIES`."""
    for path in binaries(folder):
        to_libraries = os.path.relpath(folder / LIBRARIES, path.parent)
        own = [entry for entry in patchelf("--print-rpath", path).strip().split(":") if "$ORIGIN" in entry]
        places = dict.fromkeys([*own, "$ORIGIN" if to_libraries == "." else f"$ORIGIN/{to_libraries}"])
        patchelf("--set-rpath", ":".join(places), path)


def digest(folder: Path) -> str:
    """Returns eight hexadecimal digits that depend on all libraries of an unpacked wheel."""
    total = hashlib.sha256()
    for path in binaries(folder):
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:8]


def llvm_version(folder: Path) -> str:
    """Returns the version of the LLVM in an unpacked wheel: "22.1.8"."""
    (library,) = (folder / LIBRARIES).glob("libLLVM.so.*")
    found = re.search(rb"LLVM version (\d+\.\d+\.\d+)|\0(\d+\.\d+\.\d+)\0", library.read_bytes())
    if not found:
        raise SystemExit(f"error: {library.name} doesn't say its version")
    return next(group for group in found.groups() if group).decode()


def metadata(folder: Path) -> Path:
    """Returns the file METADATA of an unpacked wheel."""
    (found,) = folder.glob("*.dist-info/METADATA")
    return found


def set_version(folder: Path, version: str) -> None:
    """Changes the version of an unpacked wheel."""
    file = metadata(folder)
    file.write_text(re.sub(r"^Version: .*$", f"Version: {version}", file.read_text(), count=1, flags=re.M))
    name = file.parent.name.partition("-")[0]
    file.parent.rename(folder / f"{name}-{version}.dist-info")


def require(folder: Path, requirement: str) -> None:
    """Adds a requirement for another wheel to an unpacked wheel."""
    file = metadata(folder)
    head, separator, description = file.read_text().partition("\n\n")
    file.write_text(f"{head}\nRequires-Dist: {requirement}{separator}{description}")


def set_platform(folder: Path, platform: str) -> None:
    """Writes the platform into an unpacked wheel's tags."""
    (file,) = folder.glob("*.dist-info/WHEEL")
    file.write_text(re.sub(r"^(Tag: [^-]+-[^-]+)-.*$", rf"\1-{platform}", file.read_text(), flags=re.M))


def unpack(wheel: Path, into: Path) -> Path:
    """Unpacks a wheel and returns the folder with its files."""
    subprocess.run(
        [sys.executable, "-m", "wheel", "unpack", "--dest", into, wheel], check=True, capture_output=True
    )
    (folder,) = into.iterdir()
    return folder


def pack(folder: Path, into: Path) -> None:
    """Packs a wheel."""
    subprocess.run(
        [sys.executable, "-m", "wheel", "pack", "--dest-dir", into, folder], check=True, capture_output=True
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bindings", type=Path, help="the wheel of the official bindings")
    parser.add_argument("ours", type=Path, help="the wheel of mlir-availability")
    parser.add_argument("into", type=Path, help="the folder for the new wheels")
    parser.add_argument("--platform", required=True, help="the platform of the first: manylinux_2_36_x86_64")
    options = parser.parse_args()
    options.into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        bindings = unpack(options.bindings, Path(work, "bindings"))
        bundle(bindings)
        version = f"{llvm_version(bindings)}+{digest(bindings)}"
        set_version(bindings, version)
        set_platform(bindings, options.platform)
        pack(bindings, options.into)
        ours = unpack(options.ours, Path(work, "ours"))
        set_search_path(ours)
        require(ours, f"{BINDINGS}=={version}")
        pack(ours, options.into)
    return 0


if __name__ == "__main__":
    sys.exit(main())

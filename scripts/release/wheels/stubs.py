# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes stub libraries in place of those that Debian's LLVM is linked to and MLIR never calls.

They define the symbols and versions that LLVM needs to load. A call ends the process with a message.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

STOOD_IN_FOR = {
    "libz3.so.4": "LLVM's solver of constraints, which clang's analyzer has",
    "libxml2.so.2": "LLVM's merger of Windows manifests",
}
"""The libraries, and what alone in LLVM calls them. Behind libxml2 is ICU, with 31 MB of data."""


class Symbol(NamedTuple):
    """A symbol of a library: its version, "" for none, and whether it is a variable."""

    name: str
    version: str
    is_data: bool


def make(name: str, real: Path, user: Path, into: Path) -> None:
    """Makes the stub library `into`, in place of `real`, called `name`, for the library `user`."""
    symbols = _symbols(real, user)
    source, versions = into.with_suffix(".c"), into.with_suffix(".map")
    source.write_text(_source(name, symbols))
    versions.write_text(_version_script(symbols))
    script = [f"-Wl,--version-script={versions}"] if any(symbol.version for symbol in symbols) else []
    command = ["cc", "-shared", "-fPIC", "-Os", "-s", f"-Wl,-soname,{name}", *script, "-o", into, source]
    subprocess.run(command, check=True)
    source.unlink()
    versions.unlink()


def _symbols(real: Path, user: Path) -> list[Symbol]:
    """Returns the symbols that `user` needs and `real` has."""
    needed = {line.split()[-1] for line in _nm("--undefined-only", user)}
    found = []
    for line in _nm("--defined-only", real):
        kind, text = line.split()[-2:]
        name, _, version = text.replace("@@", "@").partition("@")
        if name in needed or f"{name}@{version}" in needed:
            found.append(Symbol(name, version, kind in "BDVRbdvr"))
    return found


def _nm(which: str, library: Path) -> list[str]:
    printed = subprocess.run(["nm", "-D", which, library], check=True, capture_output=True, text=True)
    return printed.stdout.splitlines()


def _source(name: str, symbols: Iterable[Symbol]) -> str:
    lines = [
        "#include <stdio.h>",
        "#include <stdlib.h>",
        "static void missing(const char *function) {",
        f'  fprintf(stderr, "%s: called, but {name} is left out of this build of LLVM\\n", function);',
        "  abort();",
        "}",
    ]
    for symbol in symbols:
        if symbol.is_data:
            lines.append(f"void *{symbol.name};")
        else:
            lines.append(f'void {symbol.name}(void) {{ missing("{symbol.name}"); }}')
    return "\n".join(lines) + "\n"


def _version_script(symbols: Iterable[Symbol]) -> str:
    by_version: dict[str, list[str]] = {}
    for symbol in symbols:
        by_version.setdefault(symbol.version, []).append(symbol.name)

    def order(version: str) -> list[int]:
        return [int(number) for number in re.findall(r"\d+", version)]

    return "".join(
        f"{version} {{ global: {'; '.join(names)}; }};\n"
        for version, names in sorted(by_version.items(), key=lambda item: order(item[0]))
        if version
    )

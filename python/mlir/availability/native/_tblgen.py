# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command ``availability-tblgen``, which runs the generator in this package."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NoReturn

_HINT = """\
availability-tblgen: note: MLIR's own TableGen files are in none of the -I directories.
Install LLVM's headers (Debian: libmlir-22-dev, llvm-22-dev), and pass -I"$(llvm-config-22 --includedir)".
"""


def main() -> NoReturn:
    """Replaces this process with the generator, with the command line's arguments.

    Our ``.td`` files are found without ``-I``, after those in the directories that the caller names. If
    MLIR's own files are in none of these, a hint follows the generator's error.

    Raises:
        OSError: the generator can't be started.
    """
    package = Path(__file__).resolve().parents[1]
    program = package / "bin" / "availability-tblgen"
    includes = [f"-I{package / name}" for name in ("td", "include")]
    command = [str(program), *sys.argv[1:], *includes]
    if any((Path(each) / "mlir" / "IR" / "OpBase.td").exists() for each in _directories(sys.argv[1:])):
        os.execv(program, command)
    done = subprocess.run(command, stderr=subprocess.PIPE)
    sys.stderr.buffer.write(done.stderr)
    if b"could not find include file 'mlir/" in done.stderr:
        sys.stderr.write(_HINT)
    sys.exit(done.returncode)


def _directories(arguments: Sequence[str]) -> Iterator[str]:
    """Yields the directories of the options -I, and the current one."""
    yield "."
    for argument, after in zip(arguments, [*arguments[1:], ""], strict=True):
        if argument.startswith("-I"):
            yield argument.removeprefix("-I").removeprefix("=") or after

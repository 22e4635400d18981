# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command ``availability-tblgen``: the generator in this package, for whoever installed the package."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NoReturn


def main() -> NoReturn:
    """Becomes the generator, with the command line's arguments.

    Our ``.td`` files are found without ``-I``, after those in the directories that the caller names.

    Raises:
        OSError: the generator can't be started.
    """
    package = Path(__file__).resolve().parent
    program = package / "bin" / "availability-tblgen"
    includes = [f"-I{package / name}" for name in ("td", "include")]
    os.execv(program, [str(program), *sys.argv[1:], *includes])

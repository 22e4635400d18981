# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds programs.

What is in the current folder isn't the user's choice, so relative folders in PATH don't count.
"""

from __future__ import annotations

import errno
import os
import shutil


def find_program(name: str) -> str | None:
    """Returns the path of a program, None if there is none. A name with a slash is a path already."""
    folders = os.environ.get("PATH", os.defpath).split(os.pathsep)
    return shutil.which(name, path=os.pathsep.join(each for each in folders if each.startswith("/")))


def executable_of(name: str) -> str:
    """Returns what to execute for the first word of a command.

    Raises:
        FileNotFoundError: there is no such program.
    """
    found = name if "/" in name else find_program(name)
    if found is None:
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), name)
    return found

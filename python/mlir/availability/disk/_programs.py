# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds programs, and ends them with their parent.

What is in the current folder isn't the user's choice, so relative folders in PATH don't count.
"""

from __future__ import annotations

import errno
import os
import shutil
import signal
import sys
from collections.abc import Callable

_PR_SET_PDEATHSIG = 1  # linux/prctl.h


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


def death_signal_setter() -> Callable[[int], None]:
    """Returns a function that makes a child die with the thread that forked it; it takes the parent's id.

    It is looked up before the fork: another thread may hold the loader's lock during that.
    """
    if sys.platform != "linux":
        return lambda parent: None
    import ctypes

    prctl = ctypes.CDLL(None).prctl

    def set_signal(parent: int) -> None:
        prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL))
        if os.getppid() != parent:
            os._exit(1)  # The parent ended before the call.

    return set_signal

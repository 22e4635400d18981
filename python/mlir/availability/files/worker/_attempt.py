# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tries work that has crashed in a child process before."""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Callable

from mlir.availability.files.worker._child import fork
from mlir.availability.files.worker._endings import describe_end

_SECONDS = 60


def attempt(work: Callable[[], object]) -> tuple[str, str] | None:
    """Does work in a fork of this process, in which nothing else runs, and forgets what it returns.

    Workaround: passes-that-crash
    Passes of upstream's crash on some valid IR.

    Returns:
        Why the fork ended, and what it printed; None if it has done the work, or the work raises an error.
    """
    with tempfile.TemporaryFile() as printed:
        pid = fork()
        if pid == 0:
            try:
                os.dup2(printed.fileno(), 1)
                os.dup2(printed.fileno(), 2)
                signal.setitimer(signal.ITIMER_PROF, _SECONDS)
                work()
            finally:
                os._exit(0)
        code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        if code >= 0:
            return None
        printed.seek(0)
        output = printed.read().decode(errors="backslashreplace")
        return describe_end(code, "")[0], output

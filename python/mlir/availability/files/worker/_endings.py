# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Describes why a child process, or the work in it, ended."""

from __future__ import annotations

import signal
import sys
import traceback

_SIGNALS = {
    signal.SIGSEGV: "segmentation fault",
    signal.SIGBUS: "bus error",
    signal.SIGABRT: "aborted",
    signal.SIGILL: "illegal instruction",
    signal.SIGFPE: "arithmetic error",
    signal.SIGPROF: "exceeded the CPU-time limit",
    signal.SIGXCPU: "exceeded the CPU-time limit of the shell (ulimit -t)",
    signal.SIGKILL: "killed, perhaps by a limit on memory or CPU time",
}

_NO_MEMORY = ("LLVM ERROR: out of memory", "std::bad_alloc")
"""The messages of LLVM and C++ if memory is exhausted."""

_FROM_OUTSIDE = {
    signal.SIGKILL,
    signal.SIGTERM,
    signal.SIGHUP,
    signal.SIGQUIT,
    signal.SIGXCPU,
}
"""Signals that are unrelated to the work."""


def describe_end(code: int, output: str) -> tuple[str, bool]:
    """Describes why a process ended.

    Args:
        code: from :func:`os.waitstatus_to_exitcode`.
        output: the output of the process.

    Returns:
        The cause in a few words, and whether it is unrelated to the work: the process was ended from outside.
    """
    if any(words in output for words in _NO_MEMORY):
        return "it takes too much memory", True
    if code >= 0:
        reason = f"exit code {code}"
    else:
        number = signal.Signals(-code)
        reason = f"{_SIGNALS.get(number, 'stopped')} ({number.name})"
    last = output.strip().splitlines()[-1:]  # "LLVM ERROR: unknown target"
    return ": ".join([reason, *(line[:200] for line in last)]), -code in _FROM_OUTSIDE


def describe_error(error: Exception) -> str:
    """Describes an unexpected error. Call it in the exception handler."""
    detail = traceback.format_exc() if sys.flags.dev_mode else ""
    message = f"{type(error).__name__}: {error}".strip()
    # For an error in a callback, MLIR's bindings include the whole traceback.
    return f"{message.splitlines()[-1]}\n{detail}".rstrip()

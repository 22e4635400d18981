# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Limits the time and the memory of a child process for a file."""

from __future__ import annotations

import resource
import signal
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

# MLIR takes up to some hundred times as much space in memory as in a file.
_MEMORY = 4 << 30
_MEMORY_PER_BYTE = 2000

# A reader takes about 0.1 seconds per MB.
_READING_SECONDS = 10
_READING_SECONDS_PER_MB = 5

# `deduce` takes about ten seconds per MB.
_JUDGING_SECONDS = 30
_JUDGING_SECONDS_PER_MB = 120


@contextmanager
def _bounded_time(seconds: float) -> Iterator[None]:
    """Ends this child if it takes more than `seconds` of processor time.

    A busy machine, or one that waits for input, changes nothing. It is a timer rather than a resource limit,
    so that limits which the user has set are kept.
    """
    before, _ = signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, before)


def reading(size: int) -> AbstractContextManager[None]:
    """Ends this child if reading `size` bytes takes far longer than any reader that terminates."""
    # Workaround: deserialize-malformed
    # Upstream's readers never terminate on some malformed files.
    return _bounded_time(_READING_SECONDS + _READING_SECONDS_PER_MB * size / 1_000_000)


def judging(size: int | None) -> AbstractContextManager[None]:
    """Ends this child if work on a file of `size` bytes takes too long; None for no limit."""
    if size is None:
        return nullcontext()
    return _bounded_time(_JUDGING_SECONDS + _JUDGING_SECONDS_PER_MB * size / 1_000_000)


@contextmanager
def bounded_memory(size: int) -> Iterator[None]:
    """Ends this child if work on a file of `size` bytes takes far more memory than such a file needs.

    A lower limit that the user has set is kept.
    """
    with open("/proc/self/statm", "rb", buffering=0) as file:  # noqa: PTH123 (pathlib takes twice as long.)
        pages = int(file.read(20).split()[0])
    limit = pages * resource.getpagesize() + _MEMORY + _MEMORY_PER_BYTE * size
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    limits = [limit, *(each for each in (soft, hard) if each != resource.RLIM_INFINITY)]
    resource.setrlimit(resource.RLIMIT_AS, (min(limits), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs jobs that may kill their process, as compiler back ends do: "Cannot select" aborts."""

from __future__ import annotations

import faulthandler
import os
import pickle
import resource
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Generic, TypeVar

from mlir.availability.files.worker._child import fork

Job = TypeVar("Job")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Died:
    """A job that killed its process.

    Attributes:
        reason: the last message of the process, or the signal that ended it.
    """

    reason: str


@dataclass(frozen=True)
class Done(Generic[Result]):
    """A job that finished, with its result."""

    result: Result


def run_jobs(
    jobs: Sequence[Job], run: Callable[[Job], Result], seconds: int = 8
) -> Iterator[Done[Result] | Died]:
    """Yields the result of `run` for each job, in order, or that it died.

    Each CPU has a part of the jobs, which run one after the other in a forked child. A child that a job ends
    is replaced, and goes on with the next job. A job that takes longer than `seconds` is ended.
    """
    size = -(-len(jobs) // (os.cpu_count() or 1)) or 1
    parts = [jobs[first : first + size] for first in range(0, len(jobs), size)]
    with ExitStack() as stack:
        # Children whose results aren't read yet run until their pipes are full.
        children = [stack.enter_context(_Child(part, run, seconds)) for part in parts]
        for part, child in zip(parts, children, strict=True):
            yield from _results(part, child, run, seconds)


def _results(
    jobs: Sequence[Job], child: _Child[Job, Result], run: Callable[[Job], Result], seconds: int
) -> Iterator[Done[Result] | Died]:
    """Yields the results of `jobs`, with which `child` has begun."""
    left = len(jobs)
    while True:
        with child:
            for outcome in child.results():
                yield Done(outcome)
                left -= 1
            if not left:
                return
            yield Died(child.last_words())
            left -= 1
        child = _Child(jobs[len(jobs) - left :], run, seconds)


class _Child(Generic[Job, Result]):
    def __init__(self, jobs: Sequence[Job], run: Callable[[Job], Result], seconds: int) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 # Closed by __exit__.
        read, write = os.pipe()
        sys.stdout.flush()
        sys.stderr.flush()
        self._pid = fork()
        if self._pid == 0:
            os.close(read)
            self._work(jobs, run, seconds, write)
        os.close(write)
        self._pipe = os.fdopen(read, "rb")
        self._status = 0

    def _work(self, jobs: Sequence[Job], run: Callable[[Job], Result], seconds: int, write: int) -> None:
        status = 1
        try:
            faulthandler.disable()  # pytest enables it, but these crashes are expected.
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            signal.signal(signal.SIGALRM, signal.SIG_DFL)
            nothing = os.open(os.devnull, os.O_RDWR)
            os.dup2(nothing, 0)
            os.dup2(nothing, 1)
            os.dup2(self._errors.fileno(), 2)
            with os.fdopen(write, "wb") as pipe:
                for job in jobs:
                    os.ftruncate(2, 0)
                    os.lseek(2, 0, os.SEEK_SET)
                    signal.alarm(seconds)
                    result = run(job)
                    signal.alarm(0)  # Writing waits while the pipe is full.
                    pickle.dump(result, pipe)
                    pipe.flush()
            status = 0
        except BaseException as error:
            os.write(2, f"{type(error).__name__}: {error}".encode())
        os._exit(status)

    def results(self) -> Iterator[Result]:
        while True:
            try:
                yield pickle.load(self._pipe)
            except EOFError:
                return

    def last_words(self) -> str:
        self._wait()
        self._errors.seek(0)
        text = self._errors.read(100_000).decode(errors="replace")
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        telling = [line for line in lines if "error" in line.lower() or "cannot" in line.lower()]
        if telling or lines:
            return "; ".join((telling or lines)[:2])[:300]
        if os.WIFSIGNALED(self._status):
            return signal.Signals(os.WTERMSIG(self._status)).name
        return f"exit status {os.waitstatus_to_exitcode(self._status)}"

    def _wait(self) -> None:
        if self._pid:
            _, self._status = os.waitpid(self._pid, 0)
            self._pid = 0

    def __enter__(self) -> _Child[Job, Result]:
        return self

    def __exit__(self, *_: object) -> None:
        self._pipe.close()
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)
            self._wait()
        self._errors.close()

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs pieces of work in child processes, so that a crash in one is an answer and not the end.

The children are forked, because they then start with MLIR loaded, in milliseconds. Work in a child
makes an MLIR context of its own: the threads of the parent's did not survive the fork.
"""

from __future__ import annotations

import faulthandler
import gc
import math
import os
import pickle
import resource
import selectors
import signal
import sys
import tempfile
import traceback
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import IO, Any, NamedTuple, NoReturn, TypeVar

T = TypeVar("T")

Enter = Callable[[str], None]
"""What work calls to say which of its phases it enters."""

Work = Callable[[Enter], T]

_READ_SIZE = 1 << 20

# A reader needs a tenth of a second for a MB.
_READING_SECONDS = 10
_READING_SECONDS_PER_MB = 5


class Done(NamedTuple):
    """What came of a piece of work that ended well."""

    value: Any
    output: str
    """Whatever was written past Python to stdout and stderr."""


class Died(NamedTuple):
    """What came of a piece of work whose process crashed, or that raised an unexpected error."""

    phase: str
    """The phase that it was in; empty if it had entered none."""
    reason: str
    """The cause in a few words."""
    crashed: bool
    """Whether the process came to an end; False for an error that was raised in it."""


def run(works: Sequence[Work[T]], jobs: int) -> Iterator[tuple[int, Done | Died]]:
    """Runs every piece of work in a process of its own, at most `jobs` at a time.

    Yields:
        The position of each in `works` and what came of it, in the order in which they end.

    Raises:
        KeyboardInterrupt: the user stopped a child. The others are stopped too.
    """
    waiting = list(enumerate(works))[::-1]
    with selectors.DefaultSelector() as selector:
        try:
            while waiting or selector.get_map():
                while waiting and len(selector.get_map()) < jobs:
                    index, work = waiting.pop()
                    with _interrupt_later() as blocked_before:
                        child = _Child(index, work, blocked_before)
                        selector.register(child.pipe, selectors.EVENT_READ, child)
                for key, _ in selector.select():
                    child = key.data
                    if child.read():
                        continue
                    selector.unregister(child.pipe)
                    yield child.index, child.result()
        finally:
            for key in list(selector.get_map().values()):
                key.data.stop()


def call(work: Work[T]) -> Done | Died:
    """Runs one piece of work in a process of its own. See `run`."""
    return next(run([work], 1))[1]


@contextmanager
def reading(size: int) -> Iterator[None]:
    """Ends this child where a reader of `size` bytes takes far longer than any that comes to an end.

    Upstream's readers run in circles on some malformed files. What counts is processor time, so a
    busy machine, or one that waits for input, changes nothing.
    """
    limit = _READING_SECONDS + _READING_SECONDS_PER_MB * size // 1_000_000
    used = resource.getrusage(resource.RUSAGE_SELF)
    before = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(used.ru_utime + used.ru_stime) + limit, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_CPU, before)


class _Child:
    """A process, and what it has said so far: a row of pickled (kind, value) pairs."""

    def __init__(self, index: int, work: Work[Any], blocked: set[int]) -> None:
        self.index = index
        self.pipe, write_end = os.pipe()
        self._data = bytearray()
        self._raw_output = tempfile.TemporaryFile()  # noqa: SIM115 (_close does)
        self.pid = _fork()
        if self.pid == 0:
            os.close(self.pipe)
            _run_in_child(work, write_end, self._raw_output, blocked)
        os.close(write_end)

    def read(self) -> bool:
        """Takes what has come; False at the end."""
        data = os.read(self.pipe, _READ_SIZE)
        self._data += data
        return bool(data)

    def stop(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        self._close()

    def result(self) -> Done | Died:
        _, status = os.waitpid(self.pid, 0)
        self._raw_output.seek(0)
        output = self._raw_output.read().decode(errors="backslashreplace")
        phase = ""
        try:
            for kind, value in _unpickle_all(self._data):
                if kind == "phase":
                    phase = value
                elif kind == "value":
                    return Done(value, output)
                else:
                    return Died(phase, value, crashed=False)
        finally:
            self._close()
        code = os.waitstatus_to_exitcode(status)
        if code == -signal.SIGINT:
            raise KeyboardInterrupt
        return Died(phase, _reason(code, output), crashed=True)

    def _close(self) -> None:
        os.close(self.pipe)
        self._raw_output.close()


@contextmanager
def _interrupt_later() -> Iterator[set[int]]:
    """Makes ^C wait: a child is not to hear of it before it can die of it, nor we of it before we
    know the child. Yields the signals that were blocked before."""
    before = {int(number) for number in signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})}
    try:
        yield before
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _fork() -> int:
    """Forks. The child never collects the parent's garbage: a context in it would wait for its threads."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        with warnings.catch_warnings():
            # Python 3.12 warns of threads, which others (NumPy's, a context's) sleep through.
            warnings.simplefilter("ignore", DeprecationWarning)
            pid = os.fork()
        if pid == 0:
            gc.freeze()
        return pid
    finally:
        if collecting:
            gc.enable()


def _run_in_child(work: Work[Any], write_end: int, raw_output: IO[bytes], blocked: set[int]) -> NoReturn:
    """The life of a child. Leaves nothing to Python's own clean-up: that is the parent's."""
    code = 1
    try:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        faulthandler.disable()  # A crash here is expected, and nobody's traceback.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        os.dup2(raw_output.fileno(), 1)
        os.dup2(raw_output.fileno(), 2)
        with os.fdopen(write_end, "wb") as pipe:

            def say(kind: str, value: Any) -> None:
                pickle.dump((kind, value), pipe, protocol=pickle.HIGHEST_PROTOCOL)
                pipe.flush()

            try:
                say("value", work(lambda phase: say("phase", phase)))
            except Exception as error:
                detail = traceback.format_exc() if sys.flags.dev_mode else ""
                message = f"{type(error).__name__}: {error}".strip()
                # Of an error in a callback, MLIR's bindings give the whole traceback.
                say("error", f"{message.splitlines()[-1]}\n{detail}".rstrip())
        code = 0
    finally:
        os._exit(code)


def _unpickle_all(data: bytearray) -> Iterator[tuple[str, Any]]:
    """The complete messages in `data`."""
    import io

    stream = io.BytesIO(data)
    while True:
        try:
            yield pickle.load(stream)
        except (EOFError, pickle.UnpicklingError):
            return


_SIGNALS = {
    signal.SIGSEGV: "segmentation fault",
    signal.SIGBUS: "bus error",
    signal.SIGABRT: "aborted",
    signal.SIGILL: "illegal instruction",
    signal.SIGFPE: "arithmetic error",
    signal.SIGXCPU: "no end in sight",
    signal.SIGKILL: "killed, perhaps for want of memory",
}


def _reason(code: int, output: str) -> str:
    """Says in a few words why a process ended with `code`, having written `output`."""
    if code >= 0:
        reason = f"exit code {code}"
    else:
        number = signal.Signals(-code)
        reason = f"{_SIGNALS.get(number, 'stopped')} ({number.name})"
    last = output.strip().splitlines()[-1:]  # "LLVM ERROR: out of memory"
    return ": ".join([reason, *(line[:200] for line in last)])

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs pieces of work in child processes, so that a crash in one is an answer and not the end.

The children are forked, because they then start with MLIR loaded, in milliseconds. A child does one piece of
work after the other; one that crashes or takes too long is replaced. Work in a child makes MLIR contexts of
its own: the threads of the parent's did not survive the fork. A child ends with the thread that waits for it,
however that ends.
"""

from __future__ import annotations

import faulthandler
import gc
import os
import pickle
import resource
import selectors
import signal
import struct
import sys
import tempfile
import threading
import time
import traceback
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, NamedTuple, NoReturn, TypeVar

T = TypeVar("T")

Enter = Callable[[str], None]
"""What work calls to say which of its phases it enters."""

Work = Callable[[Enter], T]

_READ_SIZE = 1 << 20

_NUMBER = struct.Struct("=Q")
"""How a number is written to a pipe: the size of a message, and which work to do."""

_PR_SET_PDEATHSIG = 1  # linux/prctl.h

# MLIR in memory takes some hundred times what it takes as a file.
_MEMORY = 4 << 30
_MEMORY_PER_BYTE = 2000

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
    output: str = ""
    """What it wrote past Python to stdout and stderr, if it crashed."""
    was_stopped: bool = False
    """Whether somebody else ended the process: the user, the system, or a limit that they set."""


def run(
    works: Sequence[Work[T]], jobs: int, timeout: float | None = None
) -> Iterator[tuple[int, Done | Died]]:
    """Runs every piece of work, in at most `jobs` processes.

    What work keeps in Python outlives it: the next work in that process finds it.

    Args:
        works: is called in the processes.
        jobs: how many processes there may be.
        timeout: after how many seconds to kill a process that is at one piece of work; None for never.

    Yields:
        The position of each in `works` and what came of it, in the order in which they end.

    Raises:
        KeyboardInterrupt: the user stopped a child. The others are stopped too.
    """
    waiting = list(range(len(works)))[::-1]
    idle: list[_Child] = []
    with selectors.DefaultSelector() as selector:
        try:
            while waiting or selector.get_map():
                while waiting and len(selector.get_map()) < jobs:
                    with _interrupt_later() as blocked_before:
                        child = idle.pop() if idle else _Child(works, blocked_before)
                        selector.register(child.pipe, selectors.EVENT_READ, child)
                    child.start(waiting.pop())
                for child in _ended(selector, timeout):
                    selector.unregister(child.pipe)
                    if child.is_alive:
                        idle.append(child)
                    yield child.index, child.result(timeout)
        finally:
            for child in [*idle, *(key.data for key in selector.get_map().values())]:
                child.stop()


def here(work: Work[T]) -> Done | Died:
    """Runs one piece of work in this process. It is to be one that can't crash it."""
    phase = ""

    def enter(entered: str) -> None:
        nonlocal phase
        phase = entered

    try:
        return Done(work(enter), "")
    except Exception as error:
        return Died(phase, _describe(error), crashed=False)


def call(work: Work[T], timeout: float | None = None) -> Done | Died:
    """Runs one piece of work in another process. See `run`."""
    return next(run([work], 1, timeout))[1]


def _ended(selector: selectors.BaseSelector, timeout: float | None) -> list[_Child]:
    """Waits for what children say. Returns those that have ended, also by being killed when late."""
    children: list[_Child] = [key.data for key in selector.get_map().values()]
    wait = None
    if timeout is not None:
        wait = max(0.0, min(child.started for child in children) + timeout - time.monotonic())
    ready: set[_Child] = {key.data for key, _ in selector.select(wait)}
    ended = [child for child in children if child in ready and child.read()]
    if timeout is not None:
        late = time.monotonic() - timeout
        for child in children:
            if child not in ended and child.started <= late:
                child.kill()
                ended.append(child)
    return ended


@contextmanager
def reading(size: int) -> Iterator[None]:
    """Ends this child where a reader of `size` bytes takes far longer than any that comes to an end.

    What counts is processor time, so a busy machine, or one that waits for input, changes nothing. It is
    a timer, not a resource limit: limits that the user has set stay as they are.
    """
    # Workaround: deserialize-malformed
    # Upstream's readers run without end on some malformed files.
    signal.setitimer(signal.ITIMER_PROF, _READING_SECONDS + _READING_SECONDS_PER_MB * size / 1_000_000)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


@contextmanager
def bounded_memory(size: int) -> Iterator[None]:
    """Ends this child where work on a file of `size` bytes takes far more memory than such a file needs.

    A lower limit that the user has set stays as it is.
    """
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    limit = pages * resource.getpagesize() + _MEMORY + _MEMORY_PER_BYTE * size
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    limits = [limit, *(each for each in (soft, hard) if each != resource.RLIM_INFINITY)]
    resource.setrlimit(resource.RLIMIT_AS, (min(limits), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


_forking = threading.Lock()
"""Held by the thread that makes a child."""


class _Child:
    """A process, the work that it is at, and what it has said of that: (kind, value) pairs."""

    def __init__(self, works: Sequence[Work[Any]], blocked: set[int]) -> None:
        self.index = -1
        self.started = 0.0
        self.is_alive = True
        """Whether it can do more work."""
        self._is_late = False
        self._data = bytearray()
        self._said: list[tuple[str, Any]] = []
        self._raw_output = tempfile.TemporaryFile()  # noqa: SIM115 (_end does)
        parent = os.getpid()
        end_with_parent = _death_signal_setter()
        # Another thread's child would keep the pipe open, and its end unnoticed.
        with _forking:
            self.pipe, results = os.pipe()
            orders, self._orders = os.pipe()
            self.pid = _fork()
            if self.pid == 0:
                end_with_parent(parent)
                os.close(self.pipe)
                os.close(self._orders)
                _run_in_child(works, orders, results, self._raw_output, blocked)
            os.close(results)
            os.close(orders)

    def start(self, index: int) -> None:
        """Gives it the work at a position to do."""
        self.index = index
        self.started = time.monotonic()
        self._said = []
        # If it was killed while it had nothing to do, `read` finds out.
        with suppress(BrokenPipeError):
            os.write(self._orders, _NUMBER.pack(index))

    def read(self) -> bool:
        """Takes what has come. Returns whether its work has ended, or it has."""
        data = os.read(self.pipe, _READ_SIZE)
        if not data:
            self.is_alive = False
            return True
        self._data += data
        self._said += _take_messages(self._data)
        return bool(self._said) and self._said[-1][0] != "phase"

    def kill(self) -> None:
        """Ends the process because of the time that it took. Its result says so."""
        self._is_late = True
        self.is_alive = False
        os.kill(self.pid, signal.SIGKILL)

    def stop(self) -> None:
        """Ends the process, whose result nobody wants."""
        os.kill(self.pid, signal.SIGKILL)
        self._end()

    def result(self, timeout: float | None) -> Done | Died:
        """Returns what came of the work once that has ended, or the process has."""
        self._raw_output.seek(0)
        output = self._raw_output.read().decode(errors="backslashreplace")
        # The child writes at the same position.
        self._raw_output.seek(0)
        self._raw_output.truncate()
        status = None if self.is_alive else self._end()
        phase = ""
        for kind, value in self._said:
            if kind == "phase":
                phase = value
            elif kind == "value":
                return Done(value, output)
            else:
                return Died(phase, value, crashed=False)
        assert status is not None
        code = os.waitstatus_to_exitcode(status)
        if code == -signal.SIGINT:
            raise KeyboardInterrupt
        if self._is_late:
            return Died(phase, f"it did not end within {timeout:g} s", True, output, was_stopped=True)
        if any(words in output for words in _NO_MEMORY):
            return Died(phase, "it takes too much memory", True, output, was_stopped=True)
        return Died(phase, _reason(code, output), True, output, was_stopped=-code in _FROM_OUTSIDE)

    def _end(self) -> int:
        """Waits for its end. Returns its status."""
        _, status = os.waitpid(self.pid, 0)
        os.close(self.pipe)
        os.close(self._orders)
        self._raw_output.close()
        return status


@contextmanager
def _interrupt_later() -> Iterator[set[int]]:
    """Makes ^C wait: a child is not to hear of it before it can die of it, nor we of it before we
    know the child. Yields the signals that were blocked before."""
    before = {int(number) for number in signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})}
    try:
        yield before
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _death_signal_setter() -> Callable[[int], None]:
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


def _run_in_child(
    works: Sequence[Work[Any]], orders: int, results: int, raw_output: IO[bytes], blocked: set[int]
) -> NoReturn:
    """The life of a child. Leaves nothing to Python's own clean-up: that is the parent's."""
    code = 1
    try:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        faulthandler.disable()  # A crash here is expected, and nobody's traceback.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)  # See `reading`.
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        os.dup2(raw_output.fileno(), 1)
        os.dup2(raw_output.fileno(), 2)
        with os.fdopen(results, "wb") as pipe:

            def say(kind: str, value: Any) -> None:
                message = pickle.dumps((kind, value), protocol=pickle.HIGHEST_PROTOCOL)
                pipe.write(_NUMBER.pack(len(message)) + message)
                pipe.flush()

            while order := os.read(orders, _NUMBER.size):
                (index,) = _NUMBER.unpack(order)
                try:
                    say("value", works[index](lambda phase: say("phase", phase)))
                except Exception as error:
                    say("error", _describe(error))
        code = 0
    finally:
        os._exit(code)


def _describe(error: Exception) -> str:
    """Says what an unexpected error is. Call it where the error is handled."""
    detail = traceback.format_exc() if sys.flags.dev_mode else ""
    message = f"{type(error).__name__}: {error}".strip()
    # Of an error in a callback, MLIR's bindings give the whole traceback.
    return f"{message.splitlines()[-1]}\n{detail}".rstrip()


def _take_messages(data: bytearray) -> list[tuple[str, Any]]:
    """Takes the complete messages out of `data`."""
    messages = []
    start = 0
    while start + _NUMBER.size <= len(data):
        (size,) = _NUMBER.unpack_from(data, start)
        end = start + _NUMBER.size + size
        if end > len(data):
            break
        messages.append(pickle.loads(bytes(data[start + _NUMBER.size : end])))
        start = end
    del data[:start]
    return messages


_SIGNALS = {
    signal.SIGSEGV: "segmentation fault",
    signal.SIGBUS: "bus error",
    signal.SIGABRT: "aborted",
    signal.SIGILL: "illegal instruction",
    signal.SIGFPE: "arithmetic error",
    signal.SIGPROF: "no end in sight",
    signal.SIGXCPU: "the limit of processor time (ulimit -t) is reached",
    signal.SIGKILL: "killed, perhaps for want of memory or of processor time",
}

_NO_MEMORY = ("LLVM ERROR: out of memory", "std::bad_alloc")
"""What LLVM and C++ say where there is no more memory."""

_FROM_OUTSIDE = {
    signal.SIGKILL,
    signal.SIGTERM,
    signal.SIGHUP,
    signal.SIGQUIT,
    signal.SIGXCPU,
}
"""Signals that say nothing of the work."""


def _reason(code: int, output: str) -> str:
    """Says in a few words why a process ended with `code`, having written `output`."""
    if code >= 0:
        reason = f"exit code {code}"
    else:
        number = signal.Signals(-code)
        reason = f"{_SIGNALS.get(number, 'stopped')} ({number.name})"
    last = output.strip().splitlines()[-1:]  # "LLVM ERROR: out of memory"
    return ": ".join([reason, *(line[:200] for line in last)])

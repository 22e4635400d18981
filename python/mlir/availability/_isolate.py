# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs pieces of work in child processes, so that a crash in one is an answer and not the end.

The children are forked, because they then start with MLIR loaded, in milliseconds. Work in a child
makes an MLIR context of its own: the threads of the parent's did not survive the fork. A child ends
with the thread that waits for it, however that ends.
"""

from __future__ import annotations

import faulthandler
import gc
import os
import pickle
import resource
import selectors
import signal
import sys
import tempfile
import time
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

_PR_SET_PDEATHSIG = 1  # linux/prctl.h

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
    was_stopped: bool = False
    """Whether somebody else ended the process: the user, the system, or a limit that they set."""


def run(
    works: Sequence[Work[T]], jobs: int, timeout: float | None = None
) -> Iterator[tuple[int, Done | Died]]:
    """Runs every piece of work in a process of its own, at most `jobs` at a time.

    Args:
        works: is called in the processes.
        jobs: how many there may be at a time.
        timeout: after how many seconds to kill a process; None for never.

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
                for child in _ended(selector, timeout):
                    selector.unregister(child.pipe)
                    yield child.index, child.result(timeout)
        finally:
            for key in list(selector.get_map().values()):
                key.data.stop()


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
    """Runs one piece of work in a process of its own. See `run`."""
    return next(run([work], 1, timeout))[1]


def _ended(selector: selectors.BaseSelector, timeout: float | None) -> list[_Child]:
    """Waits for what children say. Returns those that have ended, also by being killed when late."""
    children: list[_Child] = [key.data for key in selector.get_map().values()]
    wait = None
    if timeout is not None:
        wait = max(0.0, min(child.started for child in children) + timeout - time.monotonic())
    ready: set[_Child] = {key.data for key, _ in selector.select(wait)}
    ended = [child for child in children if child in ready and not child.read()]
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


class _Child:
    """A process, and what it has said so far: a row of pickled (kind, value) pairs."""

    def __init__(self, index: int, work: Work[Any], blocked: set[int]) -> None:
        self.index = index
        self.started = time.monotonic()
        self._is_late = False
        self.pipe, write_end = os.pipe()
        self._data = bytearray()
        self._raw_output = tempfile.TemporaryFile()  # noqa: SIM115 (_close does)
        parent = os.getpid()
        end_with_parent = _death_signal_setter()
        self.pid = _fork()
        if self.pid == 0:
            end_with_parent(parent)
            os.close(self.pipe)
            _run_in_child(work, write_end, self._raw_output, blocked)
        os.close(write_end)

    def read(self) -> bool:
        """Takes what has come; False at the end."""
        data = os.read(self.pipe, _READ_SIZE)
        self._data += data
        return bool(data)

    def kill(self) -> None:
        """Ends the process because of the time that it took. Its result says so."""
        self._is_late = True
        os.kill(self.pid, signal.SIGKILL)

    def stop(self) -> None:
        """Ends the process, whose result nobody wants."""
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        self._close()

    def result(self, timeout: float | None) -> Done | Died:
        """Returns what came of the work once the process has ended."""
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
        if self._is_late:
            return Died(phase, f"it did not end within {timeout:g} s", crashed=True, was_stopped=True)
        return Died(phase, _reason(code, output), crashed=True, was_stopped=-code in _FROM_OUTSIDE)

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


def _run_in_child(work: Work[Any], write_end: int, raw_output: IO[bytes], blocked: set[int]) -> NoReturn:
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
        with os.fdopen(write_end, "wb") as pipe:

            def say(kind: str, value: Any) -> None:
                pickle.dump((kind, value), pipe, protocol=pickle.HIGHEST_PROTOCOL)
                pipe.flush()

            try:
                say("value", work(lambda phase: say("phase", phase)))
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
    signal.SIGPROF: "no end in sight",
    signal.SIGXCPU: "the limit of processor time (ulimit -t) is reached",
    signal.SIGKILL: "killed, perhaps for want of memory or of processor time",
}

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

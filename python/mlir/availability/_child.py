# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A child process that does pieces of work."""

from __future__ import annotations

import faulthandler
import gc
import os
import pickle
import resource
import signal
import struct
import sys
import tempfile
import threading
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import IO, Any, NoReturn

from mlir.availability._endings import describe_end, describe_error
from mlir.availability._work import Died, Done, Said, Tell, Work

_READ_SIZE = 1 << 20

_NUMBER = struct.Struct("=Q")
"""How a number is written to a pipe: the size of a message, and which work to do."""

_PR_SET_PDEATHSIG = 1  # linux/prctl.h

_forking = threading.Lock()
"""Held by the thread that makes a child."""


class Child:
    """A process, the work that it is at, and what it has said of that."""

    def __init__(self, works: Sequence[Work[Any]], blocked: set[int]) -> None:
        self.index = -1
        self.started = 0.0
        self.is_alive = True
        """Whether it can do more work."""
        self._is_late = False
        self._data = bytearray()
        self._said = Said()
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
        self._said = Said()
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
        for kind, value in _take_messages(self._data):
            self._said.take(kind, value)
        return self._said.end is not None

    def kill(self) -> None:
        """Ends the process because it took too long, which its result states."""
        self._is_late = True
        self.is_alive = False
        os.kill(self.pid, signal.SIGKILL)

    def stop(self) -> None:
        """Ends the process, whose result is not needed."""
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
        said = self._said
        if said.end and said.end[0] == "value":
            return Done(said.end[1], output, said.text)
        said.forget_text()
        if said.end:
            return Died(said.phase, said.end[1], crashed=False)
        assert status is not None
        code = os.waitstatus_to_exitcode(status)
        if code == -signal.SIGINT:
            raise KeyboardInterrupt
        if self._is_late:
            return Died(said.phase, f"it did not end within {timeout:g} s", True, output, was_stopped=True)
        reason, was_stopped = describe_end(code, output)
        return Died(said.phase, reason, True, output, was_stopped=was_stopped)

    def _end(self) -> int:
        """Waits for its end. Returns its status."""
        _, status = os.waitpid(self.pid, 0)
        os.close(self.pipe)
        os.close(self._orders)
        self._raw_output.close()
        return status


@contextmanager
def interrupt_later() -> Iterator[set[int]]:
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
                tell = Tell(say)
                try:
                    value = works[index](tell)
                    tell.flush()
                    say("value", value)
                except Exception as error:
                    say("error", describe_error(error))
        code = 0
    finally:
        os._exit(code)


def _take_messages(data: bytearray) -> list[tuple[str, Any]]:
    """Takes the complete messages, (kind, value), out of `data`."""
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

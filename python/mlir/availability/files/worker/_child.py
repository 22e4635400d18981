# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A child process that does pieces of work."""

from __future__ import annotations

import faulthandler
import gc
import importlib
import os
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

from mlir.availability.disk import _user_file
from mlir.availability.files.worker import _data
from mlir.availability.files.worker._endings import describe_end, describe_error
from mlir.availability.files.worker._work import WAITING, Died, Done, Said, Tell, Work

_READ_SIZE = 1 << 20

_NUMBER = struct.Struct("=Q")
"""How a number is written to a pipe: the size of a message, and which work to do."""

_PR_SET_PDEATHSIG = 1  # linux/prctl.h

_forking = threading.Lock()
"""Held by the thread that makes a child."""
os.register_at_fork(after_in_child=_forking._at_fork_reinit)  # type: ignore[attr-defined]

_IMPORTING = 86
"""The exit code of a child that was forked while another thread imported a module."""

_UNKNOWN_END = "its process has ended, and this one ignores SIGCHLD, so the reason isn't known"

LOOK_SECONDS = 5.0
_MOST_IDLE_LOOKS = 24
"""A child that waits for nothing outside, and takes no processor time between so many looks, is stuck."""


class Child:
    """A child process, its current piece of work, and the messages that it has sent about it.

    Args:
        works: what it can do.
        blocked: the signals that are blocked in it.
        is_hasty: whether to fork even while another thread imports a module, which the work must not import.
    """

    def __init__(self, works: Sequence[Work[Any]], blocked: set[int], *, is_hasty: bool = False) -> None:
        self.index = -1
        self.started = 0.0
        self.is_alive = True
        """Whether it can do more work."""
        self._late = ""
        self._looked = 0.0
        self._ticks = 0
        self._idle_looks = 0
        self._data = bytearray()
        self._said = Said()
        self._raw_output = tempfile.TemporaryFile()  # noqa: SIM115 (_end does)
        parent = os.getpid()
        end_with_parent = _death_signal_setter()
        # A child that another thread forks would inherit the pipe and keep it open, so that its end would go
        # unnoticed.
        with _forking:
            self.pipe, results = os.pipe()
            orders, self._orders = os.pipe()
            self.pid = fork()
            if self.pid == 0:
                end_with_parent(parent)
                os.close(self.pipe)
                os.close(self._orders)
                if not is_hasty and _is_import_cut_off():
                    os._exit(_IMPORTING)
                _run_in_child(works, orders, results, self._raw_output, blocked)
            os.close(results)
            os.close(orders)

    @property
    def is_retired(self) -> bool:
        """Whether it must do no more work, though it is alive."""
        return self._said.is_retired

    def start(self, index: int) -> None:
        """Starts the piece of work at a position."""
        self.index = index
        self.started = self._looked = time.monotonic()
        self._idle_looks = 0
        self._said = Said()
        # If the child was killed while idle, `read` notices it.
        with suppress(BrokenPipeError):
            os.write(self._orders, _NUMBER.pack(index))

    def read(self) -> bool:
        """Takes what has come. Returns whether its work has ended, or it has."""
        data = os.read(self.pipe, _READ_SIZE)
        if not data:
            self.is_alive = False
            return True
        self._data += data
        try:
            for kind, value in _take_messages(self._data):
                self._said.take(kind, value)
        except (ValueError, TypeError, AttributeError):
            # What it has read may have damaged its memory.
            self.kill("what it said can't be read")
            return True
        return self._said.end is not None

    def is_stuck(self) -> bool:
        """Returns whether it has taken no processor time for long. To be asked now and then."""
        now = time.monotonic()
        if now - self._looked < LOOK_SECONDS:
            return False
        # Looks are counted rather than seconds: all may have been suspended together.
        self._looked = now
        before, self._ticks = self._ticks, _processor_ticks(self.pid)
        is_idle = self._ticks == before and self._said.phase != WAITING
        self._idle_looks = self._idle_looks + 1 if is_idle else 0
        return self._idle_looks >= _MOST_IDLE_LOOKS

    def kill(self, why: str) -> None:
        """Ends the process because it takes too long, which its result states."""
        self._late = why
        self.is_alive = False
        os.kill(self.pid, signal.SIGKILL)

    def stop(self) -> None:
        """Ends the process and discards its result."""
        os.kill(self.pid, signal.SIGKILL)
        self._end()

    def result(self) -> Done | Died | None:
        """Returns the result of the work once the work or the process has ended.

        None if the process could do no work, and another one must.
        """
        self._raw_output.seek(0)
        output = self._raw_output.read().decode(errors="backslashreplace")
        # The child shares the file position when it writes.
        self._raw_output.seek(0)
        self._raw_output.truncate()
        code = None if self.is_alive else self._end()
        said = self._said
        if said.end and said.end[0] == "value":
            return Done(said.end[1], output, said.text)
        said.forget_text()
        if said.end:
            return Died(said.phase, said.end[1], crashed=False, part=said.part)
        if code == -signal.SIGINT:
            raise KeyboardInterrupt
        if code == _IMPORTING and not said.phase:
            return None
        if self._late:
            return Died(said.phase, self._late, True, output, was_stopped=True, part=said.part)
        if code is None:
            return Died(said.phase, _UNKNOWN_END, True, output, part=said.part)
        reason, was_stopped = describe_end(code, output)
        return Died(said.phase, reason, True, output, was_stopped=was_stopped, part=said.part)

    def _end(self) -> int | None:
        """Waits for the child to end. Returns its exit code, None if it can't be known."""
        code = None
        with suppress(ChildProcessError):  # Where SIGCHLD is ignored, the system tells nobody.
            code = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        os.close(self.pipe)
        os.close(self._orders)
        self._raw_output.close()
        return code


@contextmanager
def interrupt_later() -> Iterator[set[int]]:
    """Blocks SIGINT while a child starts: first the child must be able to die of it, and the parent know it.

    Yields the signals that were blocked before."""
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


def fork() -> int:
    """Forks, like `os.fork`. The child never collects the parent's garbage: freeing a context would wait for
    its threads.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        with warnings.catch_warnings():
            # Python 3.12 warns about threads. Other libraries' threads (NumPy's, a context's) are merely
            # idle.
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
    """Runs a child's work. It skips Python's clean-up at exit, which belongs to the parent."""
    code = 1
    try:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        faulthandler.disable()  # A crash here is expected; its traceback would confuse.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)  # See `reading`.
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        os.dup2(raw_output.fileno(), 1)
        os.dup2(raw_output.fileno(), 2)
        with os.fdopen(results, "wb") as pipe:

            def say(kind: str, value: Any) -> None:
                message = _data.dumps((kind, value))
                pipe.write(_NUMBER.pack(len(message)) + message)
                pipe.flush()

            while order := os.read(orders, _NUMBER.size):
                (index,) = _NUMBER.unpack(order)
                tell = Tell(say)
                _user_file.awaiting = tell.waiting
                try:
                    value = works[index](tell)
                    tell.flush()
                    say("value", value)
                except Exception as error:
                    say("error", describe_error(error))
        code = 0
    finally:
        os._exit(code)


def _is_import_cut_off() -> bool:
    """Returns whether another thread of the parent was importing a module: its lock stays locked here."""
    locks: dict[str, Any] = getattr(importlib._bootstrap, "_module_locks", {})
    own = threading.get_ident()
    owners = {getattr(reference(), "owner", None) for reference in locks.values()}
    return bool(owners - {None, own})


def _processor_ticks(pid: int) -> int:
    """Returns the processor time that a process has taken; some new number where that can't be known."""
    try:
        with open(f"/proc/{pid}/stat", "rb") as file:  # noqa: PTH123
            fields = file.read().rpartition(b")")[2].split()
    except OSError:
        return time.monotonic_ns()
    return int(fields[11]) + int(fields[12])


def _take_messages(data: bytearray) -> list[tuple[str, Any]]:
    """Removes the complete messages, (kind, value), from `data` and returns them.

    Raises:
        ValueError: one of them isn't a message.
    """
    messages = []
    start = 0
    while start + _NUMBER.size <= len(data):
        (size,) = _NUMBER.unpack_from(data, start)
        end = start + _NUMBER.size + size
        if end > len(data):
            break
        messages.append(_data.loads(data[start + _NUMBER.size : end]))
        start = end
    del data[:start]
    return messages

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A child process that does pieces of work, and the code that runs in it."""

from __future__ import annotations

import faulthandler
import gc
import os
import resource
import select
import signal
import struct
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple, NoReturn, Protocol

from mlir.availability.disk import _user_file
from mlir.availability.disk._programs import death_signal_setter
from mlir.availability.files.worker import _data
from mlir.availability.files.worker._data import NUMBER
from mlir.availability.files.worker._endings import describe_end, describe_error
from mlir.availability.files.worker._progress import Progress
from mlir.availability.files.worker._work import WAITING, Died, Done, Said, Tell, Work

_READ_SIZE = 1 << 20

_HEAD = struct.Struct("=QB")
"""The size of a message, and its kind as a number."""
_KINDS = ("text", "retire", "value", "error")
_TEXTS = ("text", "error")
"""The kinds that are text as it is, which is most of what is said; the others are values as bytes."""
_UTF8 = ("utf-8", "surrogatepass")  # Names of files may have surrogates.

_UNKNOWN_END = "its process has ended, and this one ignores SIGCHLD, so the reason isn't known"

LOOK_SECONDS = 5.0
_MOST_IDLE_LOOKS = 24
"""A child that waits for nothing outside, and takes no processor time between so many looks, is stuck."""


class Ends(NamedTuple):
    """The descriptors of what a child shares with the process that waits for it."""

    orders: int
    """The pipe from which it reads what to do."""
    results: int
    """The pipe to which it writes."""
    output: int
    """The file for what it prints."""
    progress: int
    """The memory for what it is at."""


class Origin(Protocol):
    """Forks children."""

    def fork(self, ends: Ends, unused: Sequence[int]) -> int:
        """Forks a child, and returns its id.

        Args:
            ends: what it reads from and writes to.
            unused: what it must close if it has them: the other ends of the pipes.
        """

    def wait(self, pid: int) -> int | None:
        """Waits for a child to end. Returns its exit code, None if it can't be known."""


class Here:
    """Forks this process, for work that is a function of it. It must be one of our programs: without threads,
    whose locks would stay locked in the child.

    Args:
        works: what the children can do. An order is a position among them.
        blocked: the signals that are blocked in them.
    """

    def __init__(self, works: Sequence[Work[Any]], blocked: set[int]) -> None:
        self._works = works
        self._blocked = blocked

    def fork(self, ends: Ends, unused: Sequence[int]) -> int:
        """Implements :class:`Origin`."""
        return fork_child(lambda order: self._works[int(order)], ends, unused, self._blocked)

    def wait(self, pid: int) -> int | None:
        """Implements :class:`Origin`."""
        with suppress(ChildProcessError):  # Where SIGCHLD is ignored, the system tells nobody.
            return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        return None


class Child:
    """A child process, its current piece of work, and the messages that it has sent about it.

    Args:
        origin: what forks it.
    """

    def __init__(self, origin: Origin) -> None:
        self.index = -1
        self.started = 0.0
        self.is_alive = True
        """Whether it can do more work."""
        self.head = b""
        """What its origin has told it once for all of its work."""
        self._origin = origin
        self._late = ""
        self._looked = 0.0
        self._ticks = 0
        self._idle_looks = 0
        self._data = bytearray()
        self._said = Said()
        self._raw_output = tempfile.TemporaryFile()  # noqa: SIM115 (_end does)
        self._progress = Progress()
        self.pipe, results = os.pipe()
        orders, self._orders = os.pipe()
        ends = Ends(orders, results, self._raw_output.fileno(), self._progress.descriptor)
        try:
            self.pid = origin.fork(ends, (self.pipe, self._orders))
        except BaseException:
            self.forget()
            raise
        finally:
            os.close(results)
            os.close(orders)

    @property
    def is_retired(self) -> bool:
        """Whether it must do no more work, though it is alive."""
        return self._said.is_retired

    def start(self, index: int, order: bytes) -> None:
        """Starts a piece of work.

        Args:
            index: its position, which is kept for the receiver of the result.
            order: what its origin's children take for it.
        """
        self.index = index
        self.started = self._looked = time.monotonic()
        self._idle_looks = 0
        self._said = Said()
        self._progress.write("", 0)
        rest = memoryview(NUMBER.pack(len(order)) + order)
        # If the child was killed while idle, `read` notices it.
        with suppress(BrokenPipeError):
            while rest:
                rest = rest[os.write(self._orders, rest) :]

    def has_ended(self) -> bool:
        """Returns whether it has ended while it was idle."""
        poll = select.poll()  # `select.select` takes no number above 1023.
        poll.register(self.pipe, select.POLLIN)
        return bool(poll.poll(0))

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
        except (ValueError, TypeError, AttributeError, IndexError):
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
        is_idle = self._ticks == before and self._progress.read()[0] != WAITING
        self._idle_looks = self._idle_looks + 1 if is_idle else 0
        return self._idle_looks >= _MOST_IDLE_LOOKS

    def kill(self, why: str) -> None:
        """Ends the process because it takes too long, which its result states."""
        self._late = why
        self.is_alive = False
        self._kill()

    def stop(self) -> None:
        """Ends the process and discards its result."""
        self._kill()
        self._end()

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    def result(self) -> Done | Died:
        """Returns the result of the work once the work or the process has ended."""
        output = self._take_output()
        phase, part = self._progress.read()
        code = None if self.is_alive else self._end()
        said = self._said
        if said.end and said.end[0] == "value":
            return Done(said.end[1], output, said.text)
        said.forget_text()
        if said.end:
            return Died(phase, said.end[1], crashed=False, part=part)
        if code == -signal.SIGINT:
            raise KeyboardInterrupt
        if self._late:
            return Died(phase, self._late, True, output, was_stopped=True, part=part)
        if code is None:
            return Died(phase, _UNKNOWN_END, True, output, part=part)
        reason, was_stopped = describe_end(code, output)
        return Died(phase, reason, True, output, was_stopped=was_stopped, part=part)

    def _take_output(self) -> str:
        """Removes what the child has printed, and returns it."""
        if not os.fstat(self._raw_output.fileno()).st_size:
            return ""
        self._raw_output.seek(0)
        output = self._raw_output.read().decode(errors="backslashreplace")
        # The child shares the file position when it writes.
        self._raw_output.seek(0)
        self._raw_output.truncate()
        return output

    def _end(self) -> int | None:
        """Waits for the child to end. Returns its exit code, None if it can't be known."""
        code = self._origin.wait(self.pid)
        self.forget()
        return code

    def forget(self) -> None:
        """Leaves the process to its end, or to the process that has started it."""
        os.close(self.pipe)
        os.close(self._orders)
        self._raw_output.close()
        self._progress.close()


@contextmanager
def interrupt_later() -> Iterator[set[int]]:
    """Blocks SIGINT while a child starts: first the child must be able to die of it, and the parent know it.

    Yields the signals that were blocked before."""
    before = {int(number) for number in signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})}
    try:
        yield before
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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


def fork_child(
    take: Callable[[bytes], Work[Any]], ends: Ends, unused: Sequence[int], blocked: set[int]
) -> int:
    """Forks a child of this process, which ends with the thread that calls this. Returns its id.

    Args:
        take: returns, in the child, the work that an order is for.
        ends: as with :meth:`Origin.fork`.
        unused: as there.
        blocked: the signals that are blocked in it.
    """
    parent = os.getpid()
    end_with_parent = death_signal_setter()
    pid = fork()
    if pid == 0:
        end_with_parent(parent)
        for each in unused:
            os.close(each)
        _run_in_child(take, ends, blocked)
    return pid


def _run_in_child(take: Callable[[bytes], Work[Any]], ends: Ends, blocked: set[int]) -> NoReturn:
    """Runs a child's work. It skips Python's clean-up at exit, which belongs to the parent."""
    code = 1
    try:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        faulthandler.disable()  # A crash here is expected; its traceback would confuse.
        if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)  # See `reading`.
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
        os.dup2(ends.output, 1)
        os.dup2(ends.output, 2)
        progress = Progress(ends.progress)
        with os.fdopen(ends.results, "wb") as pipe, os.fdopen(ends.orders, "rb") as source:

            def say(kind: str, value: Any) -> None:
                message = value.encode(*_UTF8) if kind in _TEXTS else _data.dumps(value)
                pipe.write(_HEAD.pack(len(message), _KINDS.index(kind)) + message)
                if kind != "text":  # Text waits for what comes after it: each flush wakes the parent.
                    pipe.flush()

            while size := source.read(NUMBER.size):
                order = source.read(*NUMBER.unpack(size))
                tell = Tell(say, progress)
                _user_file.awaiting = tell.waiting
                try:
                    value = take(order)(tell)
                    tell.flush()
                    say("value", value)
                except Exception as error:
                    say("error", describe_error(error))
        code = 0
    finally:
        os._exit(code)


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
        IndexError: one is of no kind.
    """
    messages: list[tuple[str, Any]] = []
    start = 0
    while start + _HEAD.size <= len(data):
        size, number = _HEAD.unpack_from(data, start)
        end = start + _HEAD.size + size
        if end > len(data):
            break
        message, kind = data[start + _HEAD.size : end], _KINDS[number]
        messages.append((kind, message.decode(*_UTF8) if kind in _TEXTS else _data.loads(message)))
        start = end
    del data[:start]
    return messages

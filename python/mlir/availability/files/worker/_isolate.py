# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs pieces of work in child processes, so that a crash in one is a result rather than the end.

Work that is data is done by workers, which a process without threads forks. They stay for later work. Other
work is done in forks of this process, which end with the thread that waits for them. A child does one piece
of work after the other; one that crashes or takes too long is replaced. Work in a child creates its own MLIR
contexts: the threads of the parent's contexts did not survive the fork.
"""

from __future__ import annotations

import selectors
import time
from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar, cast

from mlir.availability.files.worker import _server
from mlir.availability.files.worker._child import LOOK_SECONDS, Child, Here, interrupt_later
from mlir.availability.files.worker._endings import describe_error
from mlir.availability.files.worker._progress import Progress
from mlir.availability.files.worker._work import Died, Done, Order, Said, Tell, Work

__all__ = ["Died", "Done", "Order", "Tell", "Work", "call", "here", "prepare", "run"]

T = TypeVar("T")


def run(
    works: Sequence[Work[T]], jobs: int, timeout: float | None = None
) -> Iterator[tuple[int, Done | Died]]:
    """Runs every piece of work, in at most `jobs` processes.

    Python state that work leaves behind persists: the next work in that process sees it.

    Args:
        works: the functions to call in the processes; all of them :class:`Order`, or none.
        jobs: the maximum number of processes.
        timeout: the number of seconds after which a process is killed that is still at the same piece of
            work; None for never.

    Yields:
        The position of each in `works` and its result, in the order of completion.

    Raises:
        KeyboardInterrupt: the user stopped a child. The others are stopped too.
        RuntimeError: no process can be started; the text says why.
    """
    waiting = list(range(len(works)))[::-1]
    crew = _crew(works)
    with selectors.DefaultSelector() as selector:
        try:
            while waiting or selector.get_map():
                while waiting and len(selector.get_map()) < jobs:
                    with interrupt_later():
                        child = crew.take()
                        selector.register(child.pipe, selectors.EVENT_READ, child)
                    index = waiting.pop()
                    child.start(index, crew.order(index, child))
                for child in _ended(selector, timeout):
                    selector.unregister(child.pipe)
                    index, result = child.index, child.result()
                    if child.is_alive and child.is_retired:
                        child.stop()
                    elif child.is_alive:
                        crew.give_back(child)
                    yield index, result
        finally:
            crew.close()
            for key in list(selector.get_map().values()):
                key.data.stop()


class _Crew(Protocol):
    """Provides children for some work."""

    def take(self) -> Child:
        """Returns a child that is idle."""

    def order(self, index: int, child: Child) -> bytes:
        """Returns what to tell it to do, for a position in the work."""

    def give_back(self, child: Child) -> None:
        """Takes a child that is idle again."""

    def close(self) -> None:
        """Ends those that nobody else can use."""


def _crew(works: Sequence[Work[T]]) -> _Crew:
    if works and isinstance(works[0], Order):
        return _server.Crew(cast("Sequence[Order]", works))
    return _Forks(works)


class _Forks:
    """Forks of this process."""

    def __init__(self, works: Sequence[Work[T]]) -> None:
        self._works = works
        self._idle: list[Child] = []

    def take(self) -> Child:
        if self._idle:
            return self._idle.pop()
        with interrupt_later() as blocked_before:
            return Child(Here(self._works, blocked_before))

    def order(self, index: int, child: Child) -> bytes:
        return b"%d" % index

    def give_back(self, child: Child) -> None:
        self._idle.append(child)

    def close(self) -> None:
        for child in self._idle:
            child.stop()


def here(work: Work[T]) -> Done | Died:
    """Runs one piece of work in this process. It is to be one that can't crash it."""
    said, progress = Said(), Progress()
    tell = Tell(said.take, progress)
    try:
        value = work(tell)
        tell.flush()
    except Exception as error:
        return Died(progress.read()[0], describe_error(error), crashed=False)
    finally:
        progress.close()
    return Done(value, "", said.text)


def prepare(*modules: str) -> None:
    """Has modules imported once, in the process that forks the workers, rather than by each worker. They must
    start no thread. Workers that are idle stay as they are.
    """
    _server.prepare(modules)


def call(work: Work[T], timeout: float | None = None) -> Done | Died:
    """Runs one piece of work in another process. See `run`."""
    return next(run([work], 1, timeout))[1]


def _ended(selector: selectors.BaseSelector, timeout: float | None) -> list[Child]:
    """Waits for messages of children. Returns those that have ended, or were killed: late or stuck."""
    children: list[Child] = [key.data for key in selector.get_map().values()]
    wait = LOOK_SECONDS
    if timeout is not None:
        wait = min(wait, max(0.0, min(child.started for child in children) + timeout - time.monotonic()))
    ready: set[Child] = {key.data for key, _ in selector.select(wait)}
    ended = [child for child in children if child in ready and child.read()]
    for child in children:
        if child in ready:
            continue
        if timeout is not None and child.started <= time.monotonic() - timeout:
            child.kill(f"it did not end within {timeout:g} s")
        elif timeout is None and child.is_stuck():
            child.kill("it has stopped working")
        else:
            continue
        ended.append(child)
    return ended

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs pieces of work in child processes, so that a crash in one is a result rather than the end.

The children are forked, so they start within milliseconds, with MLIR loaded. A child does one piece of work
after the other; one that crashes or takes too long is replaced. Work in a child creates its own MLIR
contexts: the threads of the parent's contexts did not survive the fork. A child ends with the thread that
waits for it, however that ends.
"""

from __future__ import annotations

import selectors
import time
from collections.abc import Iterator, Sequence
from typing import TypeVar

from mlir.availability.files.worker._child import LOOK_SECONDS, Child, interrupt_later
from mlir.availability.files.worker._endings import describe_error
from mlir.availability.files.worker._work import Died, Done, Said, Tell, Work

__all__ = ["Died", "Done", "Tell", "Work", "call", "here", "run"]

T = TypeVar("T")

_PAUSE = 0.005
_MOST_PAUSES = 400
"""The seconds before a child is forked in place of one that was forked during an import, and how often."""


def run(
    works: Sequence[Work[T]], jobs: int, timeout: float | None = None
) -> Iterator[tuple[int, Done | Died]]:
    """Runs every piece of work, in at most `jobs` processes.

    Python state that work leaves behind persists: the next work in that process sees it.

    Args:
        works: the functions to call in the processes.
        jobs: the maximum number of processes.
        timeout: the number of seconds after which a process is killed that is still at the same piece of
            work; None for never.

    Yields:
        The position of each in `works` and its result, in the order of completion.

    Raises:
        KeyboardInterrupt: the user stopped a child. The others are stopped too.
    """
    waiting = list(range(len(works)))[::-1]
    idle: list[Child] = []
    pauses = 0
    with selectors.DefaultSelector() as selector:
        try:
            while waiting or selector.get_map():
                while waiting and len(selector.get_map()) < jobs:
                    with interrupt_later() as blocked_before:
                        child = (
                            idle.pop()
                            if idle
                            else Child(works, blocked_before, is_hasty=pauses >= _MOST_PAUSES)
                        )
                        selector.register(child.pipe, selectors.EVENT_READ, child)
                    child.start(waiting.pop())
                for child in _ended(selector, timeout):
                    selector.unregister(child.pipe)
                    index, result = child.index, child.result()
                    if result is None:
                        waiting.append(index)
                        pauses += 1
                        time.sleep(_PAUSE)
                        continue
                    if child.is_alive and child.is_retired:
                        child.stop()
                    elif child.is_alive:
                        idle.append(child)
                    yield index, result
        finally:
            for child in [*idle, *(key.data for key in selector.get_map().values())]:
                child.stop()


def here(work: Work[T]) -> Done | Died:
    """Runs one piece of work in this process. It is to be one that can't crash it."""
    said = Said()
    tell = Tell(said.take)
    try:
        value = work(tell)
        tell.flush()
    except Exception as error:
        return Died(said.phase, describe_error(error), crashed=False)
    return Done(value, "", said.text)


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

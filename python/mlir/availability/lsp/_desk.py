# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The child process that reads foreign text, from the server's side."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from typing import IO, Any

from mlir.availability.files.worker import _data
from mlir.availability.files.worker._child import Child, Here, interrupt_later
from mlir.availability.files.worker._work import Died, Done, Tell
from mlir.availability.lsp._requests import Request

_LIMIT = 120.0
"""The seconds that an answer may take. Reading and judging have limits of their own, of processor time."""

_MOST_ANSWERS = 2000
"""A child is replaced after so many: types and attributes that it has seen may have left something behind."""

_ANSWER, _PREPARE = range(2)


class Desk:
    """Asks a child process, one question at a time. One that ends is replaced.

    Args:
        answer: answers in the child.
        prepare: makes ready for the next question there, while the editor has the answer.
    """

    def __init__(self, answer: Callable[[Request, Tell], str | None], prepare: Callable[[], None]) -> None:
        self._answer, self._prepare = answer, prepare
        self._requests: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (`close` does)
        self._child: Child | None = None
        self._answers = 0
        self._lock = asyncio.Lock()
        self._preparing: asyncio.Task[None] | None = None

    async def ask(self, request: Request) -> Done | Died:
        """Returns the answer to a request."""
        async with self._lock:
            self._requests.seek(0)
            self._requests.truncate()
            self._requests.write(_data.dumps(request))
            self._requests.flush()
            result = await self._do(_ANSWER)
            self._answers += 1
        self.prepare()
        return result

    def prepare(self) -> None:
        """Makes the child ready for the next question, unless one waits."""
        if self._preparing is None or self._preparing.done():
            self._preparing = asyncio.create_task(self._make_ready())

    def interrupt(self, why: str) -> None:
        """Ends the child: nobody wants its answer any more."""
        if self._child is not None and self._child.is_alive:
            self._child.kill(why)

    def close(self) -> None:
        """Ends the child."""
        if self._child is not None:
            self._child.stop()
            self._child = None
        self._requests.close()

    async def _make_ready(self) -> None:
        async with self._lock:
            if self._answers > _MOST_ANSWERS and self._child is not None:
                self._child.stop()
                self._child = None
            await self._do(_PREPARE)

    async def _do(self, index: int) -> Done | Died:
        while True:
            is_new = self._child is None
            child = self._child = self._child or self._fork()
            child.start(index, b"%d" % index)
            await _ended(child)
            result = child.result()
            if not child.is_alive:
                self._child = None
            elif child.is_retired:
                child.stop()
                self._child = None
            # Where it had ended before the question came, another child answers.
            if is_new or child.is_alive or _has_begun(result):
                return result

    def _fork(self) -> Child:
        self._answers = 0
        with interrupt_later() as blocked_before:
            return Child(Here([self._work, self._work_ahead], blocked_before))

    def _work(self, tell: Tell) -> str | None:
        """Reads the request, and answers. Runs in the child, which shares the file."""
        self._requests.seek(0)
        return self._answer(_data.loads(self._requests.read()), tell)

    def _work_ahead(self, _: Tell) -> None:
        self._prepare()


def _has_begun(result: Done | Died) -> bool:
    return isinstance(result, Done) or bool(result.phase)


async def _ended(child: Child) -> None:
    """Waits until a child's work, or the child, has ended."""
    loop = asyncio.get_running_loop()
    ended: asyncio.Future[Any] = loop.create_future()

    def read() -> None:
        if child.read() and not ended.done():
            ended.set_result(None)

    loop.add_reader(child.pipe, read)
    late = loop.call_later(_LIMIT, child.kill, f"it did not end within {_LIMIT:g} s")
    try:
        await ended
    finally:
        late.cancel()
        loop.remove_reader(child.pipe)

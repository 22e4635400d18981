# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks documents while they are typed: always the newest text, one check at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

_PAUSE = 0.005
"""The seconds for which edits are collected: an editor may send one command's edits one by one."""
_STALE = 1.0
"""The seconds after which a check of a text that has changed since is given up."""


class Checks:
    """The checks that are still to be made.

    Args:
        check: checks a document, by its URI.
        give_up: ends a check.
    """

    def __init__(self, check: Callable[[str], Awaitable[None]], give_up: Callable[[], None]) -> None:
        self._check, self._give_up = check, give_up
        self._wanted: dict[str, None] = {}
        self._running: tuple[str, float] | None = None
        self._task: asyncio.Task[None] | None = None

    def want(self, uri: str) -> None:
        """Checks a document, soon."""
        self._wanted.pop(uri, None)
        self._wanted[uri] = None
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        elif self._running and self._running[0] == uri:
            asyncio.get_running_loop().call_later(
                max(0.0, self._running[1] + _STALE - time.monotonic()), self._end_stale, self._running
            )

    def forget(self, uri: str) -> None:
        """Doesn't check a document any more."""
        self._wanted.pop(uri, None)

    def _end_stale(self, running: tuple[str, float]) -> None:
        if self._running == running:
            self._give_up()

    async def _run(self) -> None:
        while self._wanted:
            await asyncio.sleep(_PAUSE)
            if not self._wanted:
                return
            uri, _ = self._wanted.popitem()  # The one that was edited last.
            self._running = uri, time.monotonic()
            try:
                await self._check(uri)
            finally:
                self._running = None

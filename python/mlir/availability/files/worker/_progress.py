# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a child is at, in memory that it shares with the process that waits for it.

That process needs it only when the child has died. A message would wake it each time.
"""

from __future__ import annotations

import mmap
import os
import struct
import tempfile

_FORM = struct.Struct("=q56s")
"""The part of the work, and the phase, which is cut where it is longer."""


class Progress:
    """The phase of a piece of work, and the part of it.

    Args:
        descriptor: the shared memory of a :class:`Progress` of another process; by default, new memory.
    """

    def __init__(self, descriptor: int | None = None) -> None:
        with tempfile.TemporaryFile() if descriptor is None else os.fdopen(descriptor, "r+b") as file:
            if descriptor is None:
                file.truncate(_FORM.size)
            self._memory = mmap.mmap(file.fileno(), _FORM.size)
            self.descriptor = os.dup(file.fileno()) if descriptor is None else -1

    def write(self, phase: str, part: int) -> None:
        """Says what the work is at; :meth:`read` returns it, in any of the processes."""
        _FORM.pack_into(self._memory, 0, part, phase.encode(errors="replace"))

    def read(self) -> tuple[str, int]:
        """Returns the phase and the part. Whatever a damaged process has written is some text."""
        part, phase = _FORM.unpack_from(self._memory)
        return phase.rstrip(b"\0").decode(errors="replace"), part

    def close(self) -> None:
        """Leaves the memory to the other processes."""
        self._memory.close()
        if self.descriptor >= 0:
            os.close(self.descriptor)

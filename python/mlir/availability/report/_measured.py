# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What back ends said: answers for operations that no record knows, and second opinions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Measured:
    """The operations for which a back end answered.

    Attributes:
        by: the versions of what was asked: ``"LLVM 22.1.8, ptxas 13.5"``.
        ops: how many operations there are.
    """

    by: str
    ops: int

    def __str__(self) -> str:
        return f"{self.ops:,} measured: {self.by}"

    def to_json(self) -> dict[str, Any]:
        """Returns it as ``measured`` in ``schemas/check.schema.json``."""
        return {"by": self.by, "ops": self.ops}


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a back end says of all device code, compiled as it is.

    Attributes:
        by: the versions of what was asked; empty if nothing can be asked.
        accepts: whether it compiles; None if that isn't known.
        reason: what the back end says, or why it isn't known; empty if it compiles.
    """

    by: str
    accepts: bool | None
    reason: str

    def __str__(self) -> str:
        if self.accepts:
            return f"compiled by {self.by}"
        if self.accepts is None:
            return f"not compiled: {self.reason}"
        return f"refused by {self.by}: {self.reason}"

    def to_json(self) -> dict[str, Any]:
        """Returns it as ``opinion`` in ``schemas/check.schema.json``."""
        return {"by": self.by, "accepts": self.accepts, "reason": self.reason}

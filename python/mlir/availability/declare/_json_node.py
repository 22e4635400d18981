# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values in a JSON file, with their positions, for errors that name these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


class MalformedError(Exception):
    """A file doesn't have the expected form."""


@dataclass(frozen=True, slots=True)
class Node:
    """A value in a file, and its position: "ops[0].name"."""

    value: Any
    path: str

    def find(self, key: str) -> Node | None:
        """Returns the value of an object under `key`, or None."""
        if not isinstance(self.value, dict):
            raise self._not("an object")
        path = f"{self.path}.{key}" if self.path else key
        return Node(self.value[key], path) if key in self.value else None

    def get(self, key: str) -> Node:
        """What an object has under `key`."""
        found = self.find(key)
        if found is None:
            raise MalformedError(f"{self.path or 'the whole'} has no '{key}'")
        return found

    def items(self) -> list[Node]:
        """The entries of a list."""
        if not isinstance(self.value, list):
            raise self._not("a list")
        return [Node(value, f"{self.path}[{index}]") for index, value in enumerate(self.value)]

    def text(self) -> str:
        """Returns the value, which must be a string."""
        if not isinstance(self.value, str):
            raise self._not("a string")
        return self.value

    def number(self) -> int:
        """Returns the value, which must be an integer."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not -(2**63) <= value < 2**63:
            raise self._not("an integer of 64 bits")
        return value

    def truth(self) -> bool:
        """Returns the value, which must be a bool."""
        if not isinstance(self.value, bool):
            raise self._not("true or false")
        return self.value

    def _not(self, what: str) -> MalformedError:
        return MalformedError(f"{self.path or 'the whole'} is not {what}")

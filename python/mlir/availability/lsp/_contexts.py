# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Contexts that are made ahead: making one takes longer than to read a thousand lines."""

from __future__ import annotations

from collections.abc import Sequence

from mlir import ir
from mlir.availability.files._batch import may_name
from mlir.availability.files._requirement_files import Declared, declare_files
from mlir.availability.files._source import Source
from mlir.availability.files._split import Split
from mlir.availability.native._extension import _availability

_ANY_REQUIREMENT = [("spirv.capability", "Shader")]


class Contexts:
    """A context for each text, so that nothing of an earlier text changes what a later one means.

    Sections of a text share one, unless they may give a name a meaning.

    Args:
        declared: what is declared in each.
    """

    def __init__(self, declared: Sequence[Declared]) -> None:
        self._declared = declared
        self._next: ir.Context | None = None
        self._shared: ir.Context | None = None
        self._split: Split | None = None

    def of(self, source: Source) -> ir.Context:
        """Returns a context: a new one, or that of an earlier section of the same text.

        Raises:
            InputError: a file of requirements can't be used.
        """
        split = source.section.split if source.section and not may_name(source) else None
        if split is None or split is not self._split:
            self._shared, self._next = self._next or self._make(), None
            self._split = split
        assert self._shared is not None, "it has been made for this text"
        context = self._shared
        if split is None:
            self._shared = None
        return context

    def prepare(self) -> ir.Context:
        """Makes the next context, unless there is one, and returns it. Raises what `of` raises."""
        self._shared = self._split = None
        self._next = self._next or self._make()
        return self._next

    def _make(self) -> ir.Context:
        context = ir.Context()
        context.enable_multithreading(False)
        _availability.load(context)
        declare_files(context, self._declared)
        # A question to the known targets makes their attributes, once for a context.
        _availability.KnownTargets(context).satisfying(_ANY_REQUIREMENT)
        return context

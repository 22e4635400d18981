# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability deduce``: what is the smallest target that offers everything in a file?"""

from __future__ import annotations

import json
from collections.abc import Sequence

from mlir import availability as av
from mlir import ir
from mlir.availability._api import operation_of
from mlir.availability._model import SCHEMA_VERSION
from mlir.availability._native import _availability
from mlir.availability.cli import _batch
from mlir.availability.cli._batch import Outcome
from mlir.availability.cli._input import Diagnostic, InputError, Source
from mlir.availability.cli._text import Look

_LEAST = "#availability.target<>"
_NOTHING_JUDGED = "no operation belongs to a dialect that says what its operations need: nothing was judged"

IMPOSSIBLE = 1
"""Exit code for a file that no target offers all of."""


def run(files: Sequence[str], *, dialect: str | None, as_json: bool, jobs: int | None, look: Look) -> int:
    """Deduces the target of every file.

    Args:
        files: their names.
        dialect: what it is to be the target of; by default all of the file.
        as_json: whether to write JSON.
        jobs: how many files at a time.
        look: how text looks on stdout.

    Returns:
        The exit code: 0, or 1 when there is no such target, or 2 for unusable input.
    """

    def work(source: Source, module: ir.Module) -> Outcome:
        operation = operation_of(module)
        try:
            target, messages = _availability.deduce(operation, dialect)
        except ValueError as error:
            raise InputError(Diagnostic("--dialect", "error", str(error))) from error
        if target is None:
            return Outcome(IMPOSSIBLE, "", _diagnostics(messages, source))
        known = _availability.known_targets_for(operation)
        remarks = _remarks(operation, str(target), known, source)
        if not as_json:
            return Outcome(0, _to_text(source, str(target), known, look), remarks)
        form = {
            "schema_version": SCHEMA_VERSION,
            "file": source.name,
            "target": str(target),
            "known_targets": known,
        }
        return Outcome(0, json.dumps(form) + "\n", remarks)

    return _batch.run(files, "deducing", work, jobs)


def _to_text(source: Source, target: str, known: list[str], look: Look) -> str:
    name = look.style(f"{source.name}:", bold=True)
    admitted = ", ".join(known) if known else "no known target"
    return f"{name} {target}\n  available on {look.style(admitted, fg='green' if known else 'yellow')}\n"


def _remarks(
    operation: ir.Operation, target: str, known: list[str], source: Source
) -> tuple[Diagnostic, ...]:
    """Warns of a target that is the smallest because nobody said what the operations need."""
    if target != _LEAST or any(av.check(operation, name).checked_ops for name in known):
        return ()
    return (Diagnostic(source.name, "warning", _NOTHING_JUDGED),)


def _diagnostics(messages: list[tuple[str, str]], source: Source) -> tuple[Diagnostic, ...]:
    """The error, and its notes, as they are shown."""
    found: list[Diagnostic] = []
    for place, text in messages:
        location = source.relocate(place)
        line, column = source.excerpt(location) or (None, 0)
        found.append(Diagnostic(location or source.name, "note" if found else "error", text, line, column))
    return tuple(found)

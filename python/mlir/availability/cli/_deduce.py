# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability deduce``: finds the smallest target that offers everything in a file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from mlir import availability as av
from mlir import ir
from mlir.availability.ask._check import allowed_dialects
from mlir.availability.ask._deduce import unknown_error
from mlir.availability.ask._operations import operation_of
from mlir.availability.cli import _batch, _json
from mlir.availability.cli._batch import Outcome
from mlir.availability.cli._check_text import SHOWN
from mlir.availability.cli._next_step import next_step
from mlir.availability.cli._survey import Survey, survey
from mlir.availability.cli._text import Look, printable
from mlir.availability.cli._word_findings import Describer
from mlir.availability.files._source import Diagnostic, InputError, Kind, Source
from mlir.availability.files.worker._work import Write
from mlir.availability.native._extension import _availability
from mlir.availability.report._model import SCHEMA_VERSION

IMPOSSIBLE = 1
"""Exit code for a file that no target offers all of."""
UNCHECKED = 2
"""Exit code for a file with unknown requirements."""

# The text lists at most so many known targets, or so many of more.
_MOST_NAMES = 100
_FIRST_NAMES = 12

# How targets are written that offer nothing. With a dimension, one judges ops of its dialect all the same.
_OFFERS_NOTHING = re.compile(r'#availability\.target<("[\w.]+" = \[\])?>')


def run(inputs: _batch.Inputs, *, dialect: str | None, allow_unchecked: bool | Sequence[str]) -> int:
    """Deduces the target of every file.

    Args:
        inputs: the files, and how to read and show them.
        dialect: the dialect of the target; by default all dialects in the file.
        allow_unchecked: as :func:`mlir.availability.deduce` takes it.

    Returns:
        The exit code: 0, or 1 when there is no such target, or 2 for unknown requirements and unusable input.
    """
    allowed = allowed_dialects(allow_unchecked)

    def work(source: Source, module: ir.Module, write: Write) -> Outcome:
        operation = operation_of(module)
        try:
            target, messages, unknown = _availability.deduce(operation, dialect, False, allowed)
        except ValueError as error:
            raise InputError(Diagnostic("--dialect", "error", str(error))) from error
        # Even if the stated target is too small, this finds the target that could be stated.
        minimal, _, _ = _availability.deduce(operation, dialect, True, allowed)
        if target is None:
            problems = _diagnostics(messages, source)
            if unknown is not None:
                told = unknown_error(operation, dialect, unknown, messages[0][1])
                if not told.unknown:
                    details = (next_step(source.name, _names_in(operation)),)
                    problems = (replace(problems[0], details=details), *problems[1:])
                elif inputs.as_json:
                    _json.write_line(_unknown_form(told, source), write)
                else:
                    name = inputs.look.style(f"{printable(source.title)}:", bold=True)
                    write(f"{name} {printable(told.headline())}\n")
            if minimal is not None:
                problems = _undeclared(source, module) or problems
                problems += (Diagnostic(source.place, "note", f"it could state {minimal}"),)
            return Outcome(IMPOSSIBLE if unknown is None else UNCHECKED, problems)
        known = _availability.known_targets_for(operation, allowed)
        remarks = tuple(replace(each, severity="note") for each in _diagnostics(messages, source))
        devices = survey(module, allow_unchecked)
        needs_nothing = not allow_unchecked and _OFFERS_NOTHING.fullmatch(str(target)) is not None
        if not inputs.as_json:
            named = {device.name for device in devices.devices}
            others = [name for name in known if name not in named]
            shown = "nothing is needed" if needs_nothing else str(target)
            least = "" if minimal == target else str(minimal)
            write(_to_text(source, shown, least, others, devices, inputs.look))
            return Outcome(0, remarks)
        form = {
            "schema_version": SCHEMA_VERSION,
            "file": source.name,
            **source.section_form(),
            "target": str(target),
            **({"needs_nothing": True} if needs_nothing else {}),
            "minimal_triple": str(minimal),
            "known_targets": known,
            **devices.to_json(source),
        }
        _json.write_line(form, write)
        return Outcome(0, remarks)

    return inputs.run("deducing", work)


def _unknown_form(error: av.UnknownError, source: Source) -> dict[str, Any]:
    """Returns the form of a file in which something is unknown."""
    unknown = [each.to_json() for each in error.unknown]
    return {
        "schema_version": SCHEMA_VERSION,
        "file": source.name,
        **source.section_form(),
        "target": None,
        "at_least": None if error.at_least is None else str(error.at_least),
        "unknown": [{**each, "location": source.relocate(each["location"])} for each in unknown],
    }


def _undeclared(source: Source, module: ir.Module) -> tuple[Diagnostic, ...]:
    """Returns what the module of a binary must declare, each once."""
    if source.kind is not Kind.SPIRV:
        return ()
    describer = Describer(source, module.context, strict=True)
    # A binary has no target but what it declares.
    causes = [cause for result in av.check(module).results for cause in result.causes]
    return tuple(describer.undeclared(cause) for cause in causes[:SHOWN])


def _names_in(root: ir.Operation) -> set[str]:
    """Returns the names of the operations in one."""
    names: set[str] = set()

    def visit(op: ir.Operation) -> ir.WalkResult:
        names.add(op.name)
        return ir.WalkResult.ADVANCE

    root.walk(visit, ir.WalkOrder.PRE_ORDER)
    return names


def _to_text(source: Source, target: str, least: str, known: list[str], devices: Survey, look: Look) -> str:
    name = look.style(f"{printable(source.title)}:", bold=True)
    admitted = printable(_listed(known)) if known else "no known target"
    other = f"  it states more than it needs: {printable(least)} would do\n" if least else ""
    colour = "green" if known else "yellow"
    counted = "" if devices.unjudged is not None else f"  {printable(devices.line())}\n"
    return f"{name} {printable(target)}\n{other}  available on {look.style(admitted, fg=colour)}\n{counted}"


def _listed(names: list[str]) -> str:
    """Returns names; of very many, such as all CPUs, the first ones and how many more there are."""
    if len(names) <= _MOST_NAMES:
        return ", ".join(names)
    return f"{', '.join(names[:_FIRST_NAMES])} and {len(names) - _FIRST_NAMES} more"


def _diagnostics(messages: list[tuple[str, str]], source: Source) -> tuple[Diagnostic, ...]:
    """The error and its notes, as diagnostics for the terminal."""
    found: list[Diagnostic] = []
    for place, text in messages:
        location = source.relocate(place)
        line, column = source.excerpt(location) or (None, 0)
        found.append(Diagnostic(location or source.place, "note" if found else "error", text, line, column))
    return tuple(found)

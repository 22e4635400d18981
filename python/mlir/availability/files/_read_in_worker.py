# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a module of a file, whatever its format, and reports errors in one line. Only workers do so.

Upstream's readers, of text, bytecode and LLVM IR, may crash on malformed files.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from mlir import ir
from mlir.availability.ask._parse import import_llvm_ir
from mlir.availability.ask._parse import parse_to_judge as parse_module
from mlir.availability.files._source import BY_NAME, CRASHED, MAGIC_TEXT, Diagnostic, InputError, Kind, Source
from mlir.availability.files.worker._limits import reading
from mlir.availability.report._errors import ParseError

# The beginning of a note that lists every dialect.
_NOISE = "Available dialects"

_NO_DIALECT = re.compile(r"Dialect `(.+)' not found for custom op ")
_GENERIC = (
    "only the library of '{}' reads its own syntax, and it isn't registered here. What that library's tools "
    "print with --mlir-print-op-generic can be read; --declare says what the operations need"
)

_MAX_DIAGNOSTICS = 10
_MAX_MESSAGE = 300


def parse(source: Source, context: ir.Context, *, locations: bool = True) -> ir.Module:
    """Makes a module of a file's contents.

    Operations of unregistered dialects are accepted: they are reported, not refused.

    Args:
        source: the file.
        context: where to make the module.
        locations: see :func:`mlir.availability.spirv.read`, which reads binaries.

    Raises:
        InputError: the contents are not well-formed, or not valid.
    """
    context.allow_unregistered_dialects = True
    try:
        with reading(len(source.data)):
            if source.kind is Kind.SPIRV:
                from mlir.availability import spirv  # Slow, and other formats don't need it.

                return spirv.read(source.data, context, locations=locations)
            if source.kind in (Kind.LLVM_IR, Kind.BITCODE):
                return import_llvm_ir(source.data, context, name=source.location_name)
            return parse_module(source.data, context, name=source.location_name)
    except ParseError as error:
        raise InputError(*_diagnostics(error, source)) from error
    except UnicodeDecodeError:
        raise  # The file may be valid.
    except ValueError as error:
        reason = str(error).removeprefix(f"{CRASHED[source.kind]}: ")
        message = f"{CRASHED[source.kind]}: {_cut(reason)}"
        raise InputError(Diagnostic(source.place, "error", message)) from error


def _diagnostics(error: ParseError, source: Source) -> list[Diagnostic]:
    """Converts MLIR's diagnostics to ours, without lists and IR in their notes."""
    found: list[Diagnostic] = []
    for message in error.messages:
        if message.is_note:
            if not message.text.startswith(_NOISE):
                _add_note(found, _cut(message.text))
            continue
        if len(found) == _MAX_DIAGNOSTICS:
            _add_note(found, "there are more errors")
            break
        location, text = source.relocate(message.location), _cut(message.text)
        line, column = source.excerpt(location) or (None, 0)
        if not source.kind.is_text:
            location, text = source.name, f"{CRASHED[source.kind]}: {text}"
        found.append(Diagnostic(location or source.place, "error", text, line, column))
    if not found:
        found.append(Diagnostic(source.place, "error", CRASHED[source.kind]))
    if unregistered := _NO_DIALECT.match(found[0].message):
        _add_note(found, _GENERIC.format(unregistered[1]))
    named = BY_NAME.get(Path(source.name).suffix)
    if source.kind is Kind.TEXT and named is not None:
        _add_note(found, f"it is read as MLIR text: {MAGIC_TEXT[named]}")
    return found


def _add_note(found: list[Diagnostic], text: str) -> None:
    """Adds a note to the last diagnostic."""
    found[-1] = replace(found[-1], details=(*found[-1].details, f"note: {text}"))


def _cut(message: str) -> str:
    """The first line of a message, shortened if it is very long."""
    first = message.strip().split("\n", 1)[0].rstrip()
    return first if len(first) <= _MAX_MESSAGE else f"{first[:_MAX_MESSAGE]} ..."

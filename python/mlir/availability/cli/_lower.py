# Part of mlir-availability, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability lower``: kernels become a SPIR-V binary that a target has all of."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from mlir import availability as av
from mlir import ir
from mlir.availability import _availability
from mlir.availability._isolate import Enter
from mlir.availability._lower import Message, run_pass
from mlir.availability.cli import _batch, _input
from mlir.availability.cli._batch import Outcome
from mlir.availability.cli._input import Diagnostic, InputError, Source

IMPOSSIBLE = 1
"""Exit code for a file that can't be lowered for the target, or has no kernel."""


def run(file: str, target: str, output: str, *, emulate: bool = False, validate: bool = True) -> int:
    """Lowers the kernels of a file and writes the binary.

    Args:
        file: its name.
        target: what to lower for.
        output: where to write.
        emulate: whether to calculate in 32 bits where the target has no fewer.
        validate: whether spirv-val, where it is installed, has to accept the binary.

    Returns:
        The exit code: 0, or 1 when it can't be lowered, or 2 for unusable input,
        target or output.
    """

    def work(file: str, enter: Enter) -> Outcome:
        source, module = _input.read(file, enter, threads=True)
        enter("lowering")
        try:
            attribute = _availability.target(module.context, target)
        except ValueError as error:
            raise InputError(Diagnostic("--target", "error", str(error))) from error
        if not str(attribute).startswith("#spirv.target_env"):
            message = f"'{target}' is not a target of SPIR-V; name one such as 'vulkan1.1'"
            raise InputError(Diagnostic("--target", "error", message))
        is_name = not target.lstrip().startswith("#")
        messages = run_pass(module, target if is_name else f"{{{attribute}}}", emulate=emulate)
        if messages:
            return Outcome(IMPOSSIBLE, "", _diagnostics(messages, source))
        try:
            data = av.spirv.serialize(module)
        except ValueError as error:
            raise InputError(Diagnostic(source.name, "error", str(error))) from error
        if validate and (problem := _validate(data, attribute, source)):
            return Outcome(IMPOSSIBLE, "", (problem,))
        _write(output, data)
        return Outcome(0, "")

    return _batch.run([file], work, 1)


def _validate(data: bytes, target: ir.Attribute, source: Source) -> Diagnostic | None:
    """Asks spirv-val, if there is one. Returns what it has against a binary, if anything."""
    try:
        av.spirv.validate(data, target)
    except FileNotFoundError:
        return None
    except ValueError as error:
        head, *details = str(error).splitlines()
        return Diagnostic(source.name, "error", f"the result is {head}", details=tuple(details))
    return None


def _write(output: str, data: bytes) -> None:
    try:
        Path(output).write_bytes(data)
    except OSError as error:
        reason = os.strerror(error.errno).lower() if error.errno else str(error)
        raise InputError(Diagnostic(output, "error", f"can't be written: {reason}")) from error


def _diagnostics(messages: list[Message], source: Source) -> tuple[Diagnostic, ...]:
    found: list[Diagnostic] = []
    previous = ""
    for message in messages:
        location = source.relocate(message.location)
        # The notes are about the line that has been shown.
        excerpt = source.excerpt(location) if location != previous else None
        line, column = excerpt or (None, 0)
        severity: Literal["error", "note"] = "note" if message.is_note else "error"
        found.append(Diagnostic(location or source.name, severity, message.text, line, column))
        previous = location
    return tuple(found)

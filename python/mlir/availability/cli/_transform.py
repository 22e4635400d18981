# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability transform``: applies a schedule to a file."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence

from mlir import availability as av
from mlir import ir
from mlir.availability import transform
from mlir.availability.cli._outputs import refuse_overwriting, write_files
from mlir.availability.cli._text import Look, printable_lines
from mlir.availability.disk._user_file import reason_of
from mlir.availability.files._requirement_files import Declared, declare_files
from mlir.availability.files._source import Diagnostic, InputError, display_name, read_bytes
from mlir.availability.files.worker import _isolate
from mlir.availability.files.worker._work import Died, Tell
from mlir.availability.report._places import shown_place

_NO_SEQUENCE = "could not find a nested named sequence"
_NAME_A_SCHEDULE = "a schedule is in FILE, or --schedule names its file; --entry-point names its sequence"

_Result = tuple[int, "tuple[Diagnostic, ...]"]


def run(
    file: str,
    *,
    schedule: str | None,
    target: str | None,
    declared: Sequence[Declared],
    libraries: Sequence[str],
    entry: str,
    output: str | None,
) -> int:
    """Applies a schedule to a file, and writes the result.

    Args:
        file: the payload, "-" for standard input.
        schedule: the file with the schedule, or None if the payload contains it.
        target: the argument of the schedule's parameter, or None for a schedule without.
        declared: what ``availability-tblgen -gen-availability-json`` wrote.
        libraries: files with named sequences that the schedule includes.
        entry: the name of the sequence to start with.
        output: where to write, or None for standard output.

    Returns:
        The exit code: 0 done, 1 the schedule failed, 2 unusable input.
    """
    inputs = [
        name for name in (file, schedule, *(each.file for each in declared), *libraries) if name is not None
    ]
    text = ""
    try:
        refuse_overwriting([output] if output else [], inputs)
        payload = read_bytes(file)

        def work(tell: Tell) -> _Result:
            tell.enter("applying the schedule")
            try:
                tell.write(_apply(payload, file, schedule, target, declared, libraries, entry))
            except InputError as error:
                return 2, error.diagnostics
            except transform.TransformError as error:
                return 1, tuple(_diagnostic(each, file) for each in error.errors)
            finally:
                tell.flush()
            return 0, ()

        result = _isolate.call(work)
        if isinstance(result, Died):
            raise InputError(Diagnostic(display_name(file), "error", f"internal error: {result.reason}"))
        code, problems = result.value
        if result.text is not None:
            text = "".join(result.text)
            result.text.close()
        if code == 0 and output:
            write_files({output: text.encode()})
            text = ""
        text = _for_terminal(text)
    except InputError as error:
        code, problems = 2, error.diagnostics
    sys.stderr.write(Look.of_stderr().diagnostics(problems))
    if code == 0:
        sys.stdout.write(text)
    return int(code)


def _apply(
    payload: bytes,
    file: str,
    schedule: str | None,
    target: str | None,
    declared: Sequence[Declared],
    libraries: Sequence[str],
    entry: str,
) -> str:
    """Returns the text of the transformed payload.

    Raises:
        InputError: an input can't be used.
        TransformError: the schedule failed.
    """
    context = ir.Context()
    with context:
        context.enable_multithreading(False)
        context.allow_unregistered_dialects = True  # As for all input files.
        reading = file
        try:
            declare_files(context, declared)
            module = av.parse(payload, context, name=display_name(file))
            script = module
            if schedule is not None:
                reading = schedule
                script = av.parse(read_bytes(schedule), context, name=schedule)
            reading = schedule or file
            arguments = () if target is None else (target,)
            transform.apply(script, module, *arguments, entry=entry, libraries=libraries)
        except OSError as error:
            name = str(error.filename or display_name(reading))
            raise InputError(Diagnostic(name, "error", reason_of(error))) from error
        except av.ParseError as error:
            lines = str(error).splitlines()
            raise InputError(
                Diagnostic(display_name(reading), "error", lines[0], details=tuple(lines[1:]))
            ) from error
        except ValueError as error:
            raise InputError(Diagnostic(display_name(reading), "error", str(error))) from error
        return f"{module}\n"


def _for_terminal(text: str) -> str:
    """Returns IR in which neither a terminal nor a build server finds a command (see `printable`).

    Raises:
        InputError: it has one outside of strings, where it can't be written in another way.
    """
    text = re.sub(r'"(?:[^"\\]|\\.)*"', lambda string: string[0].replace("##", "#\\23"), text)
    if printable_lines(text) != text:
        message = (
            "standard output may be a terminal or a build's log, which would obey what the result contains"
        )
        raise InputError(Diagnostic("--output", "error", f"{message}; name a file"))
    return text


def _diagnostic(error: transform.Reported, file: str) -> Diagnostic:
    remedy = (_NAME_A_SCHEDULE,) if error.text.startswith(_NO_SEQUENCE) else ()
    place = shown_place(error.location) or display_name(file)
    return Diagnostic(place, "error", error.text, details=(*map(str, error.notes), *remedy))

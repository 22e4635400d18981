# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability lower``: converts kernels to SPIR-V binaries that are available on targets."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Literal

from mlir import availability as av
from mlir import ir
from mlir.availability.cli import _batch
from mlir.availability.cli._batch import Outcome
from mlir.availability.cli._outputs import refuse_overwriting, write_files
from mlir.availability.cli._text import Look, printable
from mlir.availability.disk._user_file import read_file, reason_of
from mlir.availability.files._source import Diagnostic, InputError, Source, display_name, unwritable
from mlir.availability.files.worker._work import Write
from mlir.availability.lower._for_targets import lower_each
from mlir.availability.lower._to_spirv import spec_for_pass
from mlir.availability.native._extension import _availability
from mlir.availability.package import Package, Refusal, write
from mlir.availability.report._errors import LoweringError
from mlir.availability.report._messages import Message
from mlir.availability.spirv._validate import objection

IMPOSSIBLE = 1
"""Exit code for a file that can't be lowered for the target, or has no kernel."""


def run(
    file: str,
    targets: tuple[str, ...],
    output: str,
    *,
    with_manifest: bool = False,
    emulate: bool = False,
    schedule: str | None = None,
    debug: bool = False,
    validate: bool = True,
) -> int:
    """Lowers the kernels of a file and writes the results.

    Args:
        file: its name.
        targets: the targets to lower for.
        output: the binary to write for one target, "-" for standard output; the folder for several.
        with_manifest: whether to write a folder for one target, too.
        emulate: whether to calculate in 32 bits if the target lacks narrower types.
        schedule: the file of a schedule for functions, or None.
        debug: whether the binaries contain source lines.
        validate: whether spirv-val, if it is installed, must accept the binaries.

    Returns:
        The exit code: 0, or 1 when it can't be lowered for one of the targets, or 2 for unusable input,
        target or output.
    """

    is_folder = with_manifest or len(targets) > 1

    def work(source: Source, module: ir.Module, _: Write) -> Outcome:
        if is_folder and output == "-":
            message = "'-' takes one binary; name a folder for a manifest"
            raise InputError(Diagnostic("--output", "error", message))
        if output != "-":
            refuse_overwriting([output], [file])
        named = {target: _resolve(module, target) for target in targets}
        try:
            package, refused, remarks = lower_each(
                module, named, emulate=emulate, schedule=readable, debug=debug
            )
        except LoweringError as error:
            return Outcome(IMPOSSIBLE, _diagnostics(error.messages, source))
        except ValueError as error:
            raise InputError(Diagnostic(source.name, "error", str(error))) from error
        problems = [
            each for name in refused for each in _refusal(name, refused[name], source, len(named) > 1)
        ]
        problems += _diagnostics([remark._replace(is_note=True) for remark in remarks], source)
        for made in package.modules if validate else ():
            for target in made.targets:
                if problem := _validate(made.binary, named[target][0], source):
                    return Outcome(IMPOSSIBLE, (problem,))
        if not package.modules:
            return Outcome(IMPOSSIBLE, tuple(problems))
        if not is_folder and package.constants:
            names = ", ".join(f"'{each.name}'" for each in package.constants)
            message = f"the constants {names} go into a file of their own; add --manifest, and name a folder"
            raise InputError(Diagnostic("--output", "error", message))
        if not is_folder:
            return Outcome(0, tuple(problems), package)
        problems += [
            Diagnostic(
                source.name,
                "warning",
                f"function '{each.name}' can't be launched from the manifest: {each.problem}",
            )
            for each in package.functions
            if each.problem
        ]
        whole = replace(package, refusals=_refusals(refused, source))
        return Outcome(IMPOSSIBLE if refused else 0, tuple(problems), whole)

    def write_output(package: Package) -> str:
        if is_folder:
            return _write_folder(Path(output), display_name(file), file, package)
        return _write_binary(output, package.modules[0].binary)

    with ExitStack() as held:
        try:
            readable = None if schedule is None else held.enter_context(_readable(schedule))
        except InputError as error:
            sys.stderr.write(Look.of_stderr().diagnostics(error.diagnostics))
            return 2
        return _batch.run([file], "lowering", work, 1, endless=True, finish=write_output)


@contextmanager
def _readable(schedule: str) -> Iterator[str]:
    """Yields a name by which the pass can read a schedule: the file's, or that of a copy of a pipe.

    Raises:
        InputError: it can't be read.
    """
    try:
        data = read_file(schedule)
    except (OSError, ValueError) as error:
        message = f"'{printable(schedule)}' can't be read: {reason_of(error)}"
        raise InputError(Diagnostic("--schedule", "error", message)) from error
    if Path(schedule).is_file():
        yield schedule
        return
    with open(os.memfd_create("schedule"), "wb") as copy:  # noqa: PTH123 (It has no path.)
        copy.write(data)
        copy.flush()
        yield f"/dev/fd/{copy.fileno()}"


def _resolve(module: ir.Module, target: str) -> tuple[ir.Attribute, str]:
    """Returns a target, and its form for textual pipelines."""
    try:
        attribute = av.target(target, module.context)
    except ValueError as error:
        raise InputError(Diagnostic("--target", "error", str(error))) from error
    if _availability.spirv_environment(attribute) is None:
        message = f"'{target}' is not a target of SPIR-V; name one such as 'vulkan1.1'"
        raise InputError(Diagnostic("--target", "error", message))
    return attribute, spec_for_pass(attribute, target)


def _refusal(
    target: str, messages: list[Message], source: Source, is_one_of_several: bool
) -> tuple[Diagnostic, ...]:
    """Returns why there is no binary for a target."""
    diagnostics = _diagnostics(messages, source)
    if not is_one_of_several:
        return diagnostics
    head = Diagnostic(source.name, "error", f"there is no module for {_availability.shorten_target(target)}")
    return (head, *(replace(diagnostic, severity="note") for diagnostic in diagnostics))


def _refusals(refused: dict[str, list[Message]], source: Source) -> tuple[Refusal, ...]:
    """Returns a manifest's entries for targets without a binary."""
    return tuple(
        Refusal(
            name, tuple(str(message._replace(location=source.relocate(message.location))) for message in said)
        )
        for name, said in refused.items()
    )


def _write_binary(output: str, data: bytes) -> str:
    """Writes a binary. Returns no text, because success is silent."""
    if output != "-":
        write_files({output: data})
        return ""
    try:
        with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as stream:
            stream.write(data)
    except OSError as error:
        raise unwritable("<stdout>", error) from error
    return ""


def _write_folder(folder: Path, name: str, read: str, package: Package) -> str:
    """Writes modules and manifest, and returns the message about them.

    Args:
        folder: the folder to write to.
        name: the name of the input file in messages.
        read: the name of the input file.
        package: the package with the modules.
    """
    try:
        files = package.files(name)
    except ValueError as error:
        raise InputError(Diagnostic(name, "error", str(error))) from error
    refuse_overwriting([folder / file for file in files], [read])
    try:
        write(package, folder, name)
    except OSError as error:
        raise unwritable(os.fsdecode(error.filename), error) from error
    said = ""
    for module, file in zip(package.modules, files, strict=False):
        names = ", ".join(map(_availability.shorten_target, module.targets))
        said += printable(f"{folder / file}: SPIR-V {module.version}, for {names}") + "\n"
    if package.constants:
        count = len(package.constants)
        what = "a constant" if count == 1 else f"{count} constants"
        constants = next(file for file in files if file.endswith(".safetensors"))
        said += printable(f"{folder / constants}: {what}, for all of them") + "\n"
    return said


def _validate(data: bytes, target: ir.Attribute, source: Source) -> Diagnostic | None:
    """Runs spirv-val, if it is installed. Returns its error for a binary; None if it has none."""
    if not (said := objection(data, target)):
        return None
    head, *details = said.splitlines()
    return Diagnostic(source.name, "error", f"the result is {head}", details=tuple(details))


def _diagnostics(messages: list[Message], source: Source) -> tuple[Diagnostic, ...]:
    found: list[Diagnostic] = []
    previous = ""
    for message in messages:
        location = source.relocate(message.location)
        # The notes refer to the line that was shown already.
        excerpt = source.excerpt(location) if location != previous else None
        line, column = excerpt or (None, 0)
        severity: Literal["error", "note"] = "note" if message.is_note else "error"
        found.append(Diagnostic(location or source.name, severity, message.text, line, column))
        previous = location
    return tuple(found)

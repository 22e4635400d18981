# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command's work on every file, and prints what came of it in file order.

SPIR-V binaries are read and judged in this process. The readers of other files may crash: these are read and
judged in child processes, each of which takes one file after the other.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from mlir import ir
from mlir.availability import _input, _isolate
from mlir.availability._input import (
    CRASHED,
    Diagnostic,
    InputError,
    Kind,
    Opened,
    Source,
    display_name,
)
from mlir.availability._isolate import Died, Done, Enter
from mlir.availability._model import SCHEMA_VERSION
from mlir.availability.cli._text import Look


class Outcome(NamedTuple):
    """What came of one file."""

    code: int
    """0, 1 or 2, as the process's exit code."""
    out: str
    """What to write to stdout."""
    problems: tuple[Diagnostic, ...] = ()
    """What to say on stderr."""
    noise: str = ""
    """What the work itself wrote to stderr."""


_NO_UTF8 = "a name in it is not valid UTF-8, which MLIR's Python bindings can't read"

FileWork = Callable[[Source, ir.Module], Outcome]
"""Work on a file that has been read. May raise InputError."""


def run(
    files: Sequence[str],
    phase: str,
    work: FileWork,
    jobs: int | None,
    *,
    join: Callable[[list[Outcome]], str] | None = None,
    as_json: bool = False,
    locations: bool = True,
) -> int:
    """Runs `work` on every file and prints what comes of it.

    Args:
        files: the names, in the order in which the results appear.
        phase: what the work is called where it fails.
        work: is called for each file, with a SPIR-V binary in this process, with any other file in another.
        jobs: how many processes there may be for other files; by default one per CPU.
        join: makes one text for stdout of all outcomes; by default each file's is written as it is done.
        as_json: whether stdout is to have an object, on a line of its own, for files that can't be used, too.
        locations: whether the operations of SPIR-V binaries are to say where they are from.

    Returns:
        The exit code: 1 if that is one of the files', else the highest of theirs.
    """
    jobs = min(jobs or len(os.sched_getaffinity(0)), len(files))
    errors = Look.of_stderr()
    finished: dict[int, Outcome] = {}
    joined: list[Outcome] = []
    shown = 0
    codes: set[int] = set()
    with _progress(len(files)) as progress:
        for index, result in _run_all(files, phase, work, jobs, locations):
            finished[index] = outcome = _outcome(files[index], result)
            if as_json and not outcome.out and outcome.problems:
                finished[index] = outcome._replace(out=_error_object(files[index], outcome.problems[0]))
            progress.advance()
            while shown in finished:
                outcome = finished.pop(shown)
                codes.add(outcome.code)
                problems = outcome.noise + errors.diagnostics(outcome.problems)
                progress.print("" if join else outcome.out, problems)
                if join:
                    joined.append(outcome)
                shown += 1
    if join:
        sys.stdout.write(join(joined))
    # What is known to be wrong is more than what nobody knows.
    return 1 if 1 in codes else max(codes)


def _run_all(
    files: Sequence[str], phase: str, work: FileWork, jobs: int, locations: bool
) -> Iterator[tuple[int, Done | Died]]:
    """Yields the position of each file, and what came of it, in the order in which they are done."""
    # A context of its own threads for every process would be more threads than CPUs.
    threads = len(files) == 1
    isolated: list[tuple[int, Opened]] = []
    contexts = _Contexts(threads=threads, locations=locations)
    for index, file in enumerate(files):
        try:
            opened = Opened(file)
        except InputError as error:
            yield index, Done(Outcome(2, "", error.diagnostics), "")
            continue
        if opened.is_spirv:
            yield index, _isolate.here(_bind(opened, phase, work, contexts.read))
        else:
            isolated.append((index, opened))

    # Each process has its own copy of these, and makes its own contexts.
    of_processes = _Contexts(threads=threads, locations=locations)
    works = [_bound_memory(opened, _bind(opened, phase, work, of_processes.read)) for _, opened in isolated]
    for number, result in _isolate.run(works, jobs):
        index, opened = isolated[number]
        opened.close()  # The process has read its own.
        yield index, result


class _Contexts:
    """Reads files, many in one context.

    What is unique in a context, as types and attributes are, stays in it. So there is another context when
    much has been read.
    """

    _MOST_BYTES = 16 << 20

    def __init__(self, *, threads: bool, locations: bool) -> None:
        self._threads = threads
        self._locations = locations
        self._context: ir.Context | None = None
        self._bytes = 0

    def read(self, opened: Opened, enter: Enter) -> tuple[Source, ir.Module]:
        """Reads a file.

        Raises:
            InputError: it can't be read, or has none of the formats.
        """
        source = _input.load(opened, enter)
        self._bytes += len(source.data)
        if self._context is None or self._bytes > self._MOST_BYTES:
            self._context = ir.Context()
            self._bytes = len(source.data)
            self._context.enable_multithreading(self._threads)
        return source, _input.parse(source, self._context, locations=self._locations)


def _bind(
    opened: Opened,
    phase: str,
    work: FileWork,
    read: Callable[[Opened, Enter], tuple[Source, ir.Module]],
) -> Callable[[Enter], Outcome]:
    def bound(enter: Enter) -> Outcome:
        try:
            source, module = read(opened, enter)
            enter(phase)
            return work(source, module)
        except InputError as error:
            return Outcome(2, "", error.diagnostics)
        except (UnicodeDecodeError, RuntimeError) as error:
            if not _is_about_encoding(error):
                raise
            return Outcome(2, "", (Diagnostic(opened.name, "error", _NO_UTF8),))

    return bound


def _bound_memory(opened: Opened, work: Callable[[Enter], Outcome]) -> Callable[[Enter], Outcome]:
    """Returns `work` on a file, with as much memory as that may take."""

    def bound(enter: Enter) -> Outcome:
        try:
            with _isolate.bounded_memory(opened.size):
                return work(enter)
        except MemoryError:
            return Outcome(2, "", (Diagnostic(opened.name, "error", "it takes too much memory"),))

    return bound


def _is_about_encoding(error: Exception) -> bool:
    """Whether a string in the IR was no UTF-8."""
    # Workaround: python-utf8-strings
    # MLIR takes any bytes for a string, and upstream's bindings raise where they aren't UTF-8. We say so.
    telling = ("UnicodeDecodeError", "str_from_cstr")  # From a callback; from nanobind.
    return isinstance(error, UnicodeDecodeError) or any(word in str(error) for word in telling)


def _outcome(file: str, result: Done | Died) -> Outcome:
    if isinstance(result, Done):
        outcome: Outcome = result.value
        return outcome._replace(noise=result.output)
    if "str_from_cstr" in result.reason:
        message = _NO_UTF8
    elif result.was_stopped:
        doing = "reading" if result.phase in ("", *CRASHED) else result.phase
        message = f"{doing} it failed: {result.reason}"
    elif result.crashed and result.phase in CRASHED:
        message = f"{CRASHED[Kind(result.phase)]}: reading it failed: {result.reason}"
    else:
        message = f"internal error: {result.reason}"
    return Outcome(2, "", (Diagnostic(display_name(file), "error", message),))


def _error_object(file: str, problem: Diagnostic) -> str:
    """Returns the line for a file that can't be used."""
    name = display_name(file)
    place = "" if problem.location == name else f"{problem.location}: "
    form = {"schema_version": SCHEMA_VERSION, "file": name, "error": place + problem.message}
    return json.dumps(form) + "\n"


class _Progress:
    """Prints outcomes; the base of the one with a bar."""

    def advance(self) -> None:
        """One more file is done."""

    def print(self, out: str, problems: str) -> None:
        for stream, text in ((sys.stdout, out), (sys.stderr, problems)):
            if text:
                stream.write(text)
                stream.flush()


@contextmanager
def _progress(total: int) -> Iterator[_Progress]:
    """A progress bar if there is something to wait for and somebody who looks."""
    if total < 2 or not sys.stderr.isatty():
        yield _Progress()
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    bar = Progress(
        TextColumn("files"),
        BarColumn(),
        MofNCompleteColumn(),
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,
        redirect_stderr=False,
    )
    task = bar.add_task("files", total=total)

    class WithBar(_Progress):
        def advance(self) -> None:
            bar.advance(task)

        def print(self, out: str, problems: str) -> None:
            bar.stop()  # Off the screen, so that bar and results don't end up in one line.
            super().print(out, problems)
            bar.start()

    with bar:
        yield WithBar()

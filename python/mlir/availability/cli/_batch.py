# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command's work on every file, in parallel, and prints what came of it in file order."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from mlir import ir
from mlir.availability import _isolate
from mlir.availability._isolate import Died, Done, Enter
from mlir.availability.cli import _input
from mlir.availability.cli._input import CRASHED, Diagnostic, InputError, Kind, Source, display_name
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
) -> int:
    """Runs `work` on every file and prints what comes of it.

    Args:
        files: the names, in the order in which the results appear.
        phase: what the work is called where it fails.
        work: is called in a process of its own for each file, which is read there.
        jobs: how many files at a time; by default one per CPU.
        join: makes one text for stdout of all outcomes; by default each file's is written as it is done.

    Returns:
        The exit code: 1 if that is one of the files', else the highest of theirs.
    """
    jobs = min(jobs or len(os.sched_getaffinity(0)), len(files))
    # A context of its own threads for every process would be more threads than CPUs.
    threads = len(files) == 1
    works = [_bind(file, phase, work, threads=threads) for file in files]
    errors = Look.of_stderr()
    finished: dict[int, Outcome] = {}
    joined: list[Outcome] = []
    shown = 0
    codes: set[int] = set()
    with _progress(len(files)) as progress:
        for index, result in _isolate.run(works, jobs):
            finished[index] = _outcome(files[index], result)
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


def _bind(file: str, phase: str, work: FileWork, *, threads: bool) -> Callable[[Enter], Outcome]:
    def bound(enter: Enter) -> Outcome:
        try:
            source, module = _input.read(file, enter, threads=threads)
            enter(phase)
            return work(source, module)
        except InputError as error:
            return Outcome(2, "", error.diagnostics)
        except (UnicodeDecodeError, RuntimeError) as error:
            if not _is_about_encoding(error):
                raise
            return Outcome(2, "", (Diagnostic(display_name(file), "error", _NO_UTF8),))

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

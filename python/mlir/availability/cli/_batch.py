# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command's work on every file, and prints the results in the order of the files."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from mlir.availability.cli import _json
from mlir.availability.cli._text import Look, printable_lines
from mlir.availability.files import _batch as _files
from mlir.availability.files._batch import FileWork
from mlir.availability.files._compilers import USERS, Compilers
from mlir.availability.files._requirement_files import Declared
from mlir.availability.files._results import Compilation, FileResult
from mlir.availability.files._source import Diagnostic, InputError, Source, display_name
from mlir.availability.files.worker._spool import Spool
from mlir.availability.files.worker._work import Write
from mlir.availability.report._model import SCHEMA_VERSION
from mlir.availability.report._places import shown_place

if TYPE_CHECKING:
    from mlir import ir
    from mlir.availability.package import Package


Unusable = Callable[[str, Diagnostic, Mapping[str, Any]], str]
"""Makes the text for a file that can't be used, of its name, the problem, and what JSON says of a section."""


class Outcome(NamedTuple):
    """The result for one file."""

    code: int
    """0, 1 or 2, as the process's exit code."""
    problems: tuple[Diagnostic, ...] = ()
    """The messages for stderr."""
    made: Package | None = None
    """What is left to be written."""


@dataclass(frozen=True)
class Inputs:
    """The files of a command, and how it reads them and shows what it finds.

    Attributes:
        files: their names.
        as_json: whether to write JSON.
        jobs: the number of files at a time; by default one per CPU.
        look: the style of text on stdout.
        declared: files with requirements.
        split: whether the sections of files are files of their own; None: if the file has ``// -----``.
    """

    files: Sequence[str]
    as_json: bool
    jobs: int | None
    look: Look
    declared: Sequence[Declared]
    split: bool | None

    def run(self, phase: str, work: FileWork[Outcome]) -> int:
        """Does the work on all files, as :func:`run` does. Returns the exit code."""
        unusable = error_object if self.as_json else None
        declared, split = self.declared, self.split
        return run(self.files, phase, work, self.jobs, unusable=unusable, declared=declared, split=split)


class Joined(Protocol):
    """Joins the texts of all files into one for stdout."""

    def add(self, text: Spool | None, problems: tuple[Diagnostic, ...]) -> None:
        """Takes the text of the next file, None if there is none, and the problems with it."""

    def pieces(self) -> Iterator[str]:
        """Yields the joined text, a piece at a time."""


def run(
    files: Sequence[str],
    phase: str,
    work: FileWork[Outcome],
    jobs: int | None,
    *,
    joined: Joined | None = None,
    unusable: Unusable | None = None,
    locations: bool = True,
    declared: Sequence[Declared] = (),
    endless: bool = False,
    split: bool | None = False,
    quiet: bool = False,
    finish: Callable[[Package], str] | None = None,
    compilers: Callable[[], Compilers] = USERS,
) -> int:
    """Runs `work` on every file and prints the text that it writes.

    Args:
        files: the names, in the order of the results.
        phase: the name of the work in error messages.
        work: the function to call for each file, in a child process.
        jobs: the maximum number of child processes; by default one per CPU.
        joined: joins the texts of all files for stdout; by default each is printed when it is done.
        unusable: makes the text for stdout if a file, or a section of one, can't be used.
        locations: whether the operations of SPIR-V binaries get locations.
        declared: what is declared in each context.
        endless: whether the work has no limit of time.
        split: whether the sections of text are files of their own; None: if the text has ``// -----``.
        quiet: whether to leave out remarks.
        finish: called with the result of each file, in the process that the user has started and can
            interrupt. It returns text for stdout, and may raise InputError.
        compilers: finds those of shaders' sources.

    Returns:
        The exit code: 1 if that is one of the files', else the highest of theirs.
    """
    errors = Look.of_stderr()
    finished: dict[int, FileResult[Outcome]] = {}
    shown = 0
    codes: set[int] = set()
    compiled: Counter[Compilation] = Counter()
    with _progress(len(files)) as progress:
        for index, result in _files.run(
            files,
            phase,
            _or_error(work, unusable) if unusable else work,
            jobs=jobs,
            forks=True,
            locations=locations,
            declared=declared,
            endless=endless,
            split=split,
            unusable=None if unusable is None else _OfSection(unusable),
            compilers=compilers,
        ):
            finished[index] = result
            compiled.update([result.compiled] if result.compiled else [])
            progress.advance()
            while shown in finished:
                result = finished.pop(shown)
                outcomes, text = _finish(result, finish)
                codes.update(outcome.code for outcome in outcomes)
                # An option may be wrong for each section.
                problems = tuple(dict.fromkeys(each for outcome in outcomes for each in outcome.problems))
                out: Iterable[str] = result.text or text
                if joined:
                    joined.add(result.text, problems)
                    out = ()
                elif unusable and not out and problems:
                    out = [unusable(files[shown], problems[0], {})]
                told = problems if quiet else (*problems, *result.remarks)
                progress.print(out, printable_lines(result.noise) + errors.diagnostics(told))
                if result.text:
                    result.text.close()
                shown += 1
    if joined:
        sys.stdout.writelines(joined.pieces())
    if not quiet:
        sys.stderr.write(errors.diagnostics(_compilations(compiled)))
    # A known violation outranks unknown requirements.
    return 1 if 1 in codes else max(codes)


def _compilations(compiled: Counter[Compilation]) -> Iterator[Diagnostic]:
    """Yields what to say of each compiler: how many files it has compiled, and for what."""
    told: dict[str, list[str]] = {}
    for each, number in sorted(compiled.items()):
        what = f" for {each.environment}" if each.environment else ""
        told.setdefault(each.compiler, []).append(f"{number:,} {'file' if number == 1 else 'files'}{what}")
    for compiler, counts in told.items():
        yield Diagnostic(compiler, "note", f"compiled {', '.join(counts)}")


def _finish(
    result: FileResult[Outcome], finish: Callable[[Package], str] | None
) -> tuple[list[Outcome], list[str]]:
    """Finishes the work on a file. Returns the outcome, or that of each section, and the text for stdout."""
    outcomes = [each.value or Outcome(2, each.problems) for each in result.parts or (result,)]
    made = outcomes[0].made
    if finish is None or made is None:
        return outcomes, []
    try:
        return outcomes, [finish(made)]
    except InputError as error:
        return [Outcome(2, error.diagnostics)], []


def _or_error(work: FileWork[Outcome], unusable: Unusable) -> FileWork[Outcome]:
    """Returns work that writes its first problem where it writes nothing."""

    def writing(source: Source, module: ir.Module, write: Write) -> Outcome:
        has_written = False

        def noted(text: str) -> None:
            nonlocal has_written
            has_written = True
            write(text)

        outcome = work(source, module, noted)
        if outcome.problems and not has_written:
            write(unusable(source.name, outcome.problems[0], source.section_form()))
        return outcome

    return writing


class _OfSection:
    """Makes the text for a section that can't be used."""

    def __init__(self, unusable: Unusable) -> None:
        self._unusable = unusable

    def __call__(self, source: Source, problem: Diagnostic) -> str:
        return self._unusable(source.name, problem, source.section_form())


def error_object(file: str, problem: Diagnostic, section: Mapping[str, Any]) -> str:
    """Returns the line of JSON for a file, or a section of it, that can't be used."""
    name = display_name(file)
    place = "" if problem.location == name else f"{shown_place(problem.location)}: "
    form = {"schema_version": SCHEMA_VERSION, "file": name, **section, "error": place + problem.message}
    return _json.dumps(form) + "\n"


class _Progress:
    """Prints outcomes. The base class of the one with a progress bar."""

    def advance(self) -> None:
        """Counts another finished file."""

    def print(self, out: Iterable[str], problems: str) -> None:
        for stream, pieces in ((sys.stdout, out), (sys.stderr, [problems] if problems else [])):
            if pieces:
                stream.writelines(pieces)
                stream.flush()


@contextmanager
def _progress(total: int) -> Iterator[_Progress]:
    """Shows a progress bar if there is something to wait for and the output is a terminal."""
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

        def print(self, out: Iterable[str], problems: str) -> None:
            bar.stop()  # Removes it, so that bar and results don't end up in one line.
            super().print(out, problems)
            bar.start()

    with bar:
        yield WithBar()

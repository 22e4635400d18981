# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs work on many files, in processes of this machine or with an executor.

SPIR-V binaries are read and judged in the calling process. The readers of other formats may crash, so such
files are read and judged in child processes, each of which takes one file after the other.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, as_completed
from typing import Generic, NamedTuple, TypeVar

from mlir import ir
from mlir.availability import _input, _isolate
from mlir.availability._declared import declare_files
from mlir.availability._input import CRASHED, Diagnostic, InputError, Kind, Opened, Source, display_name
from mlir.availability._limits import bounded_memory
from mlir.availability._native import _availability
from mlir.availability._spool import Spool
from mlir.availability._work import Died, Done, Enter, Tell, Work, Write

T = TypeVar("T")

FileWork = Callable[[Source, ir.Module, Write], T]
"""Work on a file that has been read. It may write text, a piece at a time. May raise InputError."""

_NO_UTF8 = "a name in it is not valid UTF-8, which MLIR's Python bindings can't read"

# Files are split into about _MOST_CHUNKS pieces for an executor, each of at most _MOST_FILES files.
_MOST_CHUNKS = 64
_MOST_FILES = 32

_CRASHED_PASS = re.compile(r"^crashed in pass '(.+)'$", re.MULTILINE)
_OWN_PASSES = "availability-"


class FileResult(NamedTuple, Generic[T]):
    """The result for a file."""

    value: T | None
    """The result of the work; None if the file can't be used."""
    problems: tuple[Diagnostic, ...] = ()
    """Why it can't be used."""
    noise: str = ""
    """What the process wrote to stdout and stderr."""
    text: Spool | None = None
    """The text written through `Write`; None if there is none. The receiver closes it."""


def run(
    files: Sequence[str],
    phase: str,
    work: FileWork[T],
    *,
    executor: Executor | None = None,
    jobs: int | None = None,
    locations: bool = True,
    declared: Sequence[str] = (),
) -> Iterator[tuple[int, FileResult[T]]]:
    """Runs `work` on every file.

    Args:
        files: their names.
        phase: the name of the work in error messages.
        work: the function to call for each file. With an executor of other processes, it and its results must
            be picklable, and it can't write text.
        executor: what runs the work; by default processes of this machine. A crash affects one file only,
            because the executor's work runs in child processes of its own.
        jobs: the maximum number of processes without an executor; by default one per CPU.
        locations: whether the operations of SPIR-V binaries get locations.
        declared: files with requirements, which are declared in each context that a file is read into. Only
            without an executor.

    Yields:
        The position of each file and its result, in the order of completion.
    """
    if executor is None:
        jobs = jobs or len(os.sched_getaffinity(0))
        yield from _run_here(files, phase, work, jobs, locations, declared=declared)
        return
    size = min(_MOST_FILES, -(-len(files) // _MOST_CHUNKS))
    chunks: dict[Future[list[tuple[int, FileResult[T]]]], int] = {}
    try:
        for start in range(0, len(files), size or 1):
            chunk = executor.submit(_run_chunk, files[start : start + size], phase, work, locations)
            chunks[chunk] = start
        for done in as_completed(chunks):
            for index, result in done.result():
                yield chunks[done] + index, result
    finally:
        for chunk in chunks:
            chunk.cancel()


def _run_chunk(
    files: Sequence[str], phase: str, work: FileWork[T], locations: bool
) -> list[tuple[int, FileResult[T]]]:
    """The function that an executor runs.

    It may run on several threads of one process, each of which forks. A lock that another thread holds at
    that time, such as that of a module being imported, stays locked in the child. So all work is done in
    children.
    """
    return list(_run_here(files, phase, work, 1, locations, all_isolated=True))


def _run_here(
    files: Sequence[str],
    phase: str,
    work: FileWork[T],
    jobs: int,
    locations: bool,
    *,
    declared: Sequence[str] = (),
    all_isolated: bool = False,
) -> Iterator[tuple[int, FileResult[T]]]:
    # With a thread pool in every process, there would be more threads than CPUs.
    threads = len(files) == 1
    isolated: list[tuple[int, Opened]] = []
    contexts = _Contexts(threads=threads, locations=locations, declared=declared)
    for index, file in enumerate(files):
        try:
            opened = Opened(file)
        except InputError as error:
            yield index, FileResult(None, error.diagnostics)
            continue
        if opened.is_spirv and not all_isolated:
            yield index, _result(file, _isolate.here(_bind(opened, phase, work, contexts.read)))
        else:
            isolated.append((index, opened))

    # Each process has its own copy of these, and creates its own contexts.
    of_processes = _Contexts(threads=threads, locations=locations, declared=declared)
    works = [_in_child(opened, _bind(opened, phase, work, of_processes.read)) for _, opened in isolated]
    for number, result in _isolate.run(works, min(jobs, len(files))):
        index, opened = isolated[number]
        opened.close()  # The process has read its own copy.
        yield index, _result(files[index], result)


class _Contexts:
    """Reads files, many in one context.

    Types and attributes are uniqued in a context and never freed. So a new context is used after a certain
    amount of input.
    """

    _MOST_BYTES = 16 << 20

    def __init__(self, *, threads: bool, locations: bool, declared: Sequence[str]) -> None:
        self._threads = threads
        self._locations = locations
        self._declared = declared
        self._context: ir.Context | None = None
        self._bytes = 0

    def read(self, opened: Opened, enter: Enter) -> tuple[Source, ir.Module]:
        """Reads a file.

        Raises:
            InputError: it can't be read, or has none of the formats; or a file of requirements can't be used.
        """
        source = _input.load(opened, enter)
        self._bytes += len(source.data)
        if self._context is None or self._bytes > self._MOST_BYTES:
            self._context = ir.Context()
            self._bytes = len(source.data)
            self._context.enable_multithreading(self._threads)
            declare_files(self._context, self._declared)
        return source, _input.parse(source, self._context, locations=self._locations)


def _bind(
    opened: Opened,
    phase: str,
    work: FileWork[T],
    read: Callable[[Opened, Enter], tuple[Source, ir.Module]],
) -> Work[FileResult[T]]:
    def bound(tell: Tell) -> FileResult[T]:
        try:
            source, module = read(opened, tell.enter)
            tell.enter(phase)
            return FileResult(work(source, module, tell.write))
        except InputError as error:
            # Workaround: bytecode-counts
            # Where MLIR's reader refuses bytecode, it may have written beyond its memory before.
            if opened.is_bytecode:
                tell.retire()
            return FileResult(None, error.diagnostics)
        except (UnicodeDecodeError, RuntimeError) as error:
            if not _is_about_encoding(repr(error)):
                raise
            return FileResult(None, (Diagnostic(opened.name, "error", _NO_UTF8),))

    return bound


def _in_child(opened: Opened, work: Work[FileResult[T]]) -> Work[FileResult[T]]:
    """Returns a function for a child process that does `work` on a file, within a memory limit."""

    def bound(tell: Tell) -> FileResult[T]:
        _availability.report_crashed_pass()
        try:
            with bounded_memory(opened.size):
                return work(tell)
        except MemoryError:
            return FileResult(None, (Diagnostic(opened.name, "error", "it takes too much memory"),))

    return bound


def _is_about_encoding(error: str) -> bool:
    """Whether an error says that a string in the IR was not UTF-8."""
    # Workaround: python-utf8-strings
    # MLIR accepts any bytes in a string, but upstream's bindings raise an error if they aren't UTF-8. We
    # report that.
    return "UnicodeDecodeError" in error or "str_from_cstr" in error  # From Python; from nanobind.


def _result(file: str, result: Done | Died) -> FileResult[T]:
    if isinstance(result, Done):
        value: FileResult[T] = result.value
        if not value.problems:
            return value._replace(noise=result.output, text=result.text)
        if result.text:
            result.text.close()
        return value._replace(noise=result.output)
    message = _failure(result)
    return FileResult(None, (Diagnostic(display_name(file), "error", message[0], details=message[1:]),))


def _failure(died: Died) -> tuple[str, ...]:
    """Returns why there is no result: a message, and lines below it."""
    if _is_about_encoding(died.reason):
        return (_NO_UTF8,)
    if died.was_stopped:
        doing = "reading" if died.phase in ("", *CRASHED) else died.phase
        return (f"{doing} it failed: {died.reason}",)
    if died.crashed and died.phase in CRASHED:
        return (f"{CRASHED[Kind(died.phase)]}: reading it failed: {died.reason}",)
    crashed_pass = _CRASHED_PASS.search(died.output)
    if crashed_pass is None or crashed_pass[1].startswith(_OWN_PASSES):
        return (f"internal error: {died.reason}",)
    reason = died.reason.removesuffix(f": {crashed_pass[0]}")
    return (
        f"{died.phase} it failed: MLIR's own pass '{crashed_pass[1]}' crashed: {reason}",
        "this is a bug in MLIR: report it to the LLVM project with this file, and write the file "
        "differently until it is fixed",
    )

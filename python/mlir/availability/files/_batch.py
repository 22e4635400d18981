# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs work on many files, in processes of this machine or with an executor.

Readers may crash, or need too much time or memory, so files are read and judged in child processes, each of
which takes one file after the other.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, as_completed
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache, partial
from types import MappingProxyType
from typing import Generic, Protocol, TypeVar

from mlir import ir
from mlir.availability.ask._through import attempting
from mlir.availability.files import _read_in_worker, _source, _split
from mlir.availability.files._compilers import USERS, Compilers
from mlir.availability.files._requirement_files import Declared, declare_files
from mlir.availability.files._results import NO_UTF8, Compilation, FileResult, guarded, is_about_encoding
from mlir.availability.files._sections import Sections, Unusable
from mlir.availability.files._source import (
    CRASHED,
    Diagnostic,
    InputError,
    Kind,
    Source,
    display_name,
)
from mlir.availability.files._suffixes import SUFFIXES
from mlir.availability.files.worker import _isolate
from mlir.availability.files.worker._attempt import attempt
from mlir.availability.files.worker._limits import bounded_memory, judging
from mlir.availability.files.worker._work import WAITING, Died, Done, Order, Tell, Work, Write
from mlir.availability.native._extension import _availability

T = TypeVar("T")

FileWork = Callable[[Source, ir.Module, Write], T]
"""Work on a file that has been read. It may write text, a piece at a time. May raise InputError."""

# Files are split into about _MOST_CHUNKS pieces for an executor, each of at most _MOST_FILES files.
_MOST_CHUNKS = 64
_MOST_FILES = 32

_ATTEMPTED = -1
"""Stands among the numbers of failed sections for: a pass has crashed, so that passes are tried first."""

_MOST_FAILED_SECTIONS = 20
"""A file is read once more for each section that ends its process, at most so often."""

_OWN_DESCRIPTOR = re.compile(r"^/(dev|proc/self)/fd/(?=\d+$)")

_CRASHED_PASS = re.compile(r"^crashed in pass '(.+)'$", re.MULTILINE)
_OWN_PASSES = "availability-"


def run(
    files: Sequence[str],
    phase: str,
    work: FileWork[T],
    *,
    executor: Executor | None = None,
    jobs: int | None = None,
    forks: bool = False,
    locations: bool = True,
    declared: Sequence[Declared] = (),
    endless: bool = False,
    split: bool | None = False,
    unusable: Unusable | None = None,
    compilers: Callable[[], Compilers] = USERS,
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
        forks: whether forks of this process do the work, for a program of ours, which has imported all and
            has no threads. Otherwise `work` is data: an object of a class that holds data.
        locations: whether the operations of SPIR-V binaries get locations.
        declared: what is declared in each context that a file is read into.
        endless: whether the work has no limit of time.
        split: whether the sections of text are files of their own; None: if the text has ``// -----``.
        unusable: makes the text for a section that can't be used, among that of the others.
        compilers: finds those of shaders' sources, where the work is done; by default the user's.

    Yields:
        The position of each file and its result, in the order of completion.
    """
    how = How(phase, work, locations, tuple(declared), endless, split, unusable, compilers)
    if executor is None:
        yield from _run_here(files, how, jobs or len(os.sched_getaffinity(0)), forks=forks)
        return
    size = min(_MOST_FILES, -(-len(files) // _MOST_CHUNKS))
    chunks: dict[Future[list[tuple[int, FileResult[T]]]], int] = {}
    try:
        for start in range(0, len(files), size or 1):
            chunks[executor.submit(_run_chunk, files[start : start + size], how)] = start
        for done in as_completed(chunks):
            for index, result in done.result():
                yield chunks[done] + index, result
    finally:
        for chunk in chunks:
            chunk.cancel()


@dataclass(frozen=True)
class How(Generic[T]):
    """The arguments of `run` that are the same for all files."""

    phase: str
    work: FileWork[T]
    locations: bool = True
    declared: tuple[Declared, ...] = ()
    endless: bool = False
    split: bool | None = False
    unusable: Unusable | None = None
    compilers: Callable[[], Compilers] = USERS


def _run_chunk(files: Sequence[str], how: How[T]) -> list[tuple[int, FileResult[T]]]:
    """The function that an executor runs."""
    return list(_run_here(files, how, 1))


def _run_here(
    files: Sequence[str], how: How[T], jobs: int, *, forks: bool = False
) -> Iterator[tuple[int, FileResult[T]]]:
    # With a thread pool in every process, there would be more threads than CPUs.
    function = _OfFile(how, threads=len(files) == 1)
    path_of = str if forks else _path_for_others
    failed: dict[int, dict[int, tuple[str, ...]]] = {}
    waiting = list(range(len(files)))
    while waiting:
        make: Callable[..., Work[FileResult[T]]] = partial if forks else Order
        works = [
            make(function, (files[index], path_of(files[index]), failed.get(index, {}))) for index in waiting
        ]
        again = []
        for position, result in _isolate.run(works, min(jobs, len(works))):
            index = waiting[position]
            if isinstance(result, Died) and _may_be_read_again(files[index]):
                sections = failed.setdefault(index, {})
                if _CRASHED_PASS.search(result.output) and _ATTEMPTED not in sections:
                    sections[_ATTEMPTED] = ()
                    again.append(index)
                    continue
                if not result.part:
                    yield index, result_of(files[index], result)
                    continue
                if len(sections) < _MOST_FAILED_SECTIONS:
                    sections[result.part] = _failure(result)
                    again.append(index)
                    continue
            yield index, result_of(files[index], result)
        waiting = again


@dataclass(frozen=True)
class _OfFile(Generic[T]):
    """The work on a file, in a child."""

    how: How[T]
    threads: bool

    def __call__(self, argument: tuple[str, str, dict[int, tuple[str, ...]]], tell: Tell) -> FileResult[T]:
        file, path, failed = argument
        # Passes that have crashed are tried in forks.
        contexts = _contexts(self.threads and _ATTEMPTED not in failed, self.how.declared)
        return in_child(file, partial(_source.read_bytes, path), self._how, contexts, failed)(tell)

    @cached_property
    def _how(self) -> How[T]:
        return replace(self.how, compilers=cache(self.how.compilers))


def _path_for_others(file: str) -> str:
    """Returns a path by which other processes find a file of this one: each has its own /dev/fd/3."""
    if file == "/dev/stdin":
        file = "/dev/fd/0"
    return _OWN_DESCRIPTOR.sub(f"/proc/{os.getpid()}/fd/", file)


def _may_be_read_again(file: str) -> bool:
    """Whether a file still has its contents after it was read: standard input and pipes don't."""
    return file != "-" and os.path.isfile(file)  # noqa: PTH113 (pathlib is slow to import.)


class HasContexts(Protocol):
    """Provides the contexts into which files are read."""

    def of(self, source: Source) -> ir.Context:
        """Returns a context for a file. Raises InputError: a file of requirements can't be used."""


class _Contexts:
    """The contexts of a process: nothing of an earlier file changes what a later one means.

    A named type has one meaning in a context, for ever, so files with such types get a context of their own.
    Others share one, because making it takes longer than checking a small file. Types and attributes stay in
    it, so it is replaced after a certain amount of input.
    """

    _MOST_BYTES = 16 << 20

    def __init__(self, *, threads: bool, declared: Sequence[Declared]) -> None:
        self._threads = threads
        self._declared = declared
        self._shared: ir.Context | None = None
        self._bytes = 0

    def of(self, source: Source) -> ir.Context:
        """Returns a context for a file.

        Raises:
            InputError: a file of requirements can't be used.
        """
        if may_name(source):
            return self._make()
        self._bytes += len(source.data)
        if self._shared is None or self._bytes > self._MOST_BYTES:
            self._shared = self._make()
            self._bytes = len(source.data)
        return self._shared

    def _make(self) -> ir.Context:
        context = ir.Context()
        context.enable_multithreading(self._threads)
        declare_files(context, self._declared)
        return context


@lru_cache(maxsize=1)
def _contexts(threads: bool, declared: tuple[Declared, ...]) -> _Contexts:
    """Returns the contexts of this child."""
    return _Contexts(threads=threads, declared=declared)


# Named types are !llvm.struct<"name", ...> and !spirv.struct<name, ...>; of other dialects, anything may be.
# {-# begins the resources of a file, which have names, too.
_NAMING = re.compile(rb"struct|\{-#|!(?!llvm\.|spirv\.)")


def may_name(source: Source) -> bool:
    """Returns whether reading a file may give a name in its context a meaning."""
    # The reader of SPIR-V binaries makes names of all of a file's contents.
    if source.kind is Kind.SPIRV:
        return False
    return source.kind is not Kind.TEXT or _NAMING.search(source.data) is not None


def in_child(
    file: str,
    contents: Callable[[], bytes],
    how: How[T],
    contexts: HasContexts,
    failed: Mapping[int, tuple[str, ...]] = MappingProxyType({}),
) -> Work[FileResult[T]]:
    """Returns a function for a child process that does the work on a file, within limits.

    Args:
        file: its name.
        contents: returns its contents. May raise InputError.
        how: the work.
        contexts: where the file is read into.
        failed: why sections of the file, by their numbers, have ended an earlier process; and `_ATTEMPTED`
            if a pass has.
    """

    def bound(tell: Tell) -> FileResult[T]:
        _availability.report_crashed_pass()

        def read(source: Source) -> ir.Module:
            tell.enter(source.kind)
            return _read_in_worker.parse(source, contexts.of(source), locations=how.locations)

        def judge(source: Source, module: ir.Module, write: Write) -> T:
            tell.enter(how.phase)
            trying = attempting(attempt) if _ATTEMPTED in failed else nullcontext()
            with judging(None if how.endless else len(source.data)), trying:
                return how.work(source, module, write)

        def work() -> FileResult[T]:
            data = contents()
            with bounded_memory(len(data)):
                source, compiled = _source_of(file, data, how.compilers, tell)
                if (parts := _split.split(source, how.split)) is not None:
                    own = {number: why for number, why in failed.items() if number != _ATTEMPTED}
                    return Sections(read, judge, tell, own, how.unusable).run(parts)
                try:
                    return FileResult(judge(source, read(source), tell.write), compiled=compiled)
                except InputError:
                    # Workaround: bytecode-counts
                    # Where MLIR's reader refuses bytecode, it may have written beyond its memory before.
                    if source.kind in (Kind.BYTECODE, Kind.BITCODE):
                        tell.retire()
                    raise

        result = guarded(display_name(file), work)
        return result.value or FileResult(None, result.problems)

    return bound


def _source_of(
    file: str, data: bytes, find: Callable[[], Compilers], tell: Tell
) -> tuple[Source, Compilation | None]:
    """Returns a file, compiled if it is a shader's source, and how it was.

    Raises:
        InputError: it can't be used.
    """
    if file.endswith(SUFFIXES) or file == "-":
        return _source.source_of(file, data), None
    from mlir.availability.files import _compile  # Most files need none.

    compilers = find()
    if not _compile.has_source(file, data, compilers):
        return _source.source_of(file, data), None
    tell.enter("compiling")
    return _compile.compile_source(file, data, compilers)


def result_of(file: str, result: Done | Died) -> FileResult[T]:
    """Returns the result for a file, of the work that `in_child` has returned for it."""
    if isinstance(result, Done):
        value: FileResult[T] = result.value
        if not value.problems:
            return replace(value, noise=result.output, text=result.text)
        if result.text:
            result.text.close()
        return replace(value, noise=result.output)
    message = _failure(result)
    return FileResult(None, (Diagnostic(display_name(file), "error", message[0], details=message[1:]),))


def _failure(died: Died) -> tuple[str, ...]:
    """Returns why there is no result: a message, and lines below it."""
    if is_about_encoding(died.reason):
        return (NO_UTF8,)
    if died.was_stopped:
        doing = "reading" if died.phase in ("", WAITING, *CRASHED) else died.phase
        return (f"{doing} it failed: {died.reason}",)
    if died.crashed and died.phase in CRASHED:
        return (f"{CRASHED[Kind(died.phase)]}: reading it failed: {died.reason}",)
    if "(SIGPROF)" in died.reason:  # See `judging`.
        return (f"{died.phase} it failed: {died.reason}",)
    crashed_pass = _CRASHED_PASS.search(died.output)
    if crashed_pass is None or crashed_pass[1].startswith(_OWN_PASSES):
        return (f"internal error: {died.reason}",)
    reason = died.reason.removesuffix(f": {crashed_pass[0]}")
    return (
        f"{died.phase} it failed: MLIR's own pass '{crashed_pass[1]}' crashed: {reason}",
        "this is a bug in MLIR: report it to the LLVM project with this file, and write the file "
        "differently until it is fixed",
    )

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks and lowers many files, in processes of this machine or with an executor."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from mlir import ir
from mlir.availability.ask._check import AllowUnchecked, allowed_dialects, check, check_resolved
from mlir.availability.ask._target_groups import Member, expand, without_silent
from mlir.availability.ask._targets import ResolvedTarget, Target, listed, resolve_target, target
from mlir.availability.ask._through import Pipeline, make_pipeline
from mlir.availability.ask._undeclared import with_declarations
from mlir.availability.files import _batch as _files
from mlir.availability.files import _read_in_worker
from mlir.availability.files._batch import FileWork
from mlir.availability.files._compilers import USERS, Compilers, FindCompilers
from mlir.availability.files._results import FileResult
from mlir.availability.files._source import Diagnostic, InputError, Kind, Source
from mlir.availability.files._verdicts import verdicts_of
from mlir.availability.files.worker._work import Write
from mlir.availability.native._extension import _availability
from mlir.availability.report._fixes import Fix
from mlir.availability.report._model import SCHEMA_VERSION, TargetInfo
from mlir.availability.report._overview import Matrix, Overview, Row, Summary
from mlir.availability.report._places import shown_place
from mlir.availability.report._report import Report
from mlir.availability.report._verdicts import FileVerdicts

if TYPE_CHECKING:
    from mlir.availability.lower._schedule import Schedule
    from mlir.availability.package import Package

T = TypeVar("T")

Paths: TypeAlias = "Iterable[str | os.PathLike[str]]"
"""Files. An executor's workers open them by these names."""
Targets: TypeAlias = "Target | Iterable[Target]"
"""A target, or several."""


@dataclass(frozen=True, slots=True, eq=False)
class FileReport:
    """What :func:`check_files` found in a file. It is true when everything in it is known to be available.

    Attributes:
        file: its name.
        report: the findings, or None if the file can't be used. They hold no operations: these stay in the
            process that read the file.
        error: the place and the reason if the file can't be used; otherwise None.
        sections: a report for each section of a file that is split, except sections that expect an error.
            `report` then has the results of all sections, or is None if one of them can't be used.
        line: the first line of a section; None for a file.
    """

    file: str
    report: Report | None
    error: str | None
    sections: tuple[FileReport, ...] = ()
    line: int | None = None

    @property
    def ok(self) -> bool:
        """Whether the file could be read and everything in it is known to be available."""
        return self.report is not None and self.report.ok

    def __bool__(self) -> bool:
        return self.ok

    def __str__(self) -> str:
        name = self.file if self.line is None else f"{self.file}:{self.line}"
        return f"{name}: {self.error if self.report is None else self.report}"

    def _repr_html_(self) -> str:
        return _file_html(self.file, self.error, self.report)

    def to_json(self) -> dict[str, Any]:
        """Returns the report, or the error, in the form of ``schemas/check.schema.json``."""
        section = {} if self.line is None else {"section": {"line": self.line}}
        if self.report is not None:
            return self.report.to_json(self.file) | section
        return {"schema_version": SCHEMA_VERSION, "file": self.file, **section, "error": self.error}


@dataclass(frozen=True, slots=True, eq=False)
class FilePackage:
    """What :func:`lower_files` made of a file. It is true when there is a package.

    Attributes:
        file: its name.
        package: the binaries, and how to launch the kernels; None if there is an error.
        error: the place and the reason if the file can't be lowered; otherwise None.
    """

    file: str
    package: Package | None
    error: str | None

    def __bool__(self) -> bool:
        return self.package is not None

    def __str__(self) -> str:
        return f"{self.file}: {self.error or 'lowered'}"

    def _repr_html_(self) -> str:
        return _file_html(self.file, self.error, self.package)


def _file_html(file: str, error: str | None, found: Report | Package | None) -> str:
    """Returns what was found in a file as HTML, or why it can't be used."""
    from mlir.availability.report._html import table  # Few programs need it.

    if found is None:
        return table(("file", "error"), [(file, error or "")])
    return table(("file",), [(file,)]) + found._repr_html_()


class FileReports(list[FileReport]):
    """What :func:`check_files` found: a list with a report for each file, and what they say together.

    In a notebook, it is a table of files by groups of targets.
    """

    def __init__(self, reports: Iterable[FileReport] = (), verdicts: Iterable[FileVerdicts] = ()) -> None:
        super().__init__(reports)
        self._overview = Overview(tuple(verdicts))

    def __reduce__(self) -> tuple[Any, ...]:
        return FileReports, (list(self), self._overview.files)

    @property
    def summary(self) -> Summary:
        """The counts: how many files run on how many targets."""
        return self._overview.summary

    @property
    def matrix(self) -> Matrix:
        """The files by groups of targets: a vendor and a generation; by targets, if there are few."""
        return self._overview.matrix

    @property
    def fixes(self) -> tuple[Fix, ...]:
        """What to change, what makes most pairs of file and target available first. At most a hundred."""
        return self._overview.fixes

    def rows(self) -> list[Row]:
        """Returns a dictionary for each pair of a file and a target: ``pandas.DataFrame(found.rows())``."""
        return list(self._overview.rows())

    def _repr_html_(self) -> str:
        return self._overview._repr_html_()


def check_files(
    paths: Paths,
    targets: Targets = (),
    executor: Executor | None = None,
    *,
    allow_unchecked: AllowUnchecked = False,
    through: Pipeline = False,
    split_input_file: bool | None = None,
    ask: bool = False,
    confirm: bool = False,
) -> FileReports:
    """Checks files against targets, each as :func:`check` checks a module.

    A file that makes MLIR's readers crash costs no more than its own result.

    Args:
        paths: the files: MLIR's text or bytecode, SPIR-V binaries, LLVM IR, or shaders' sources where a
            compiler is installed.
        targets: as :func:`check` takes them. Without any, the targets in the files apply.
        executor: runs the work: any :class:`concurrent.futures.Executor`, as those of ``dask.distributed``
            and ``mpi4py.futures`` are. Its workers need this package, and the files under the same names. By
            default the work is done by processes of this machine, one per CPU.
        allow_unchecked: as :func:`check` takes it.
        through: as :func:`check` takes it.
        split_input_file: whether text is split into sections at ``// -----``, each a module of its own, as
            ``mlir-opt --split-input-file`` does. By default, files are split that have it as a line.
            Sections that expect an error (``expected-error``) are passed over.
        ask: as :func:`check` takes it.
        confirm: as :func:`check` takes it.

    Returns:
        One report for each file, in the order of `paths`. The list has a `summary`, a `matrix` of files by
        groups of targets, the `fixes` that win most, and `rows()` for pandas.

    Raises:
        TypeError: a path, a target, `executor` or `allow_unchecked` has a wrong type.
        ValueError: a target is unknown.
        Exception: what the executor raises when it fails.

    >>> [each.error for each in av.check_files(["missing.mlir"], "vulkan1.1")]
    ['no such file or directory']
    """
    allowed = tuple(allowed_dialects(allow_unchecked))
    judging = Judging(True if "*" in allowed else allowed, ask, confirm)
    work = _Check(_members(targets), judging, through)
    reports: list[FileReport] = []
    verdicts: list[FileVerdicts] = []
    compilers = FindCompilers(tuple(each.spec for each in work.members))
    for file, result in _run(paths, "checking", work, executor, split=split_input_file, compilers=compilers):
        report, found = _file_report(file, result)
        reports.append(report)
        verdicts += found
    return FileReports(reports, verdicts)


def lower_files(
    paths: Paths,
    targets: Targets,
    executor: Executor | None = None,
    *,
    emulate: bool = False,
    schedule: Schedule | None = None,
    validate: bool = True,
    debug: bool = False,
) -> list[FilePackage]:
    """Lowers files for targets, each as :func:`lower_for_targets` lowers a module.

    A file on which a pass of MLIR crashes costs no more than its own result.

    Args:
        paths: the files, as :func:`check_files` takes them.
        targets: as :func:`check_files` takes them.
        executor: runs the work, as with :func:`check_files`.
        emulate: as with :func:`lower_to_spirv`.
        schedule: as with :func:`lower_to_spirv`.
        validate: as with :func:`lower_to_spirv`.
        debug: as with :func:`lower_for_targets`.

    Returns:
        One package for each file, in the order of `paths`.

    Raises:
        TypeError: a path, a target or `executor` has a wrong type.
        ValueError: a target is unknown, or no target is given.
        OSError: the schedule can't be read.
        Exception: what the executor raises when it fails.

    >>> [bool(each) for each in av.lower_files(["kernel.mlir"], "vulkan1.1")]
    [True]
    """
    specs = _spell(targets)
    if not specs:
        raise ValueError("there is no target to lower for")
    from mlir.availability.lower._schedule import schedule_text  # Checks don't need it.

    options = {"emulate": emulate, "schedule": schedule_text(schedule), "validate": validate, "debug": debug}
    results = _run(paths, "lowering", _Lower(specs, options), executor)
    return [FilePackage(file, result.value, _error(file, result)) for file, result in results]


@dataclass(frozen=True)
class Judging:
    """How files are judged: as :func:`mlir.availability.check` takes it."""

    allow_unchecked: AllowUnchecked = False
    ask: bool = False
    confirm: bool = False


def check_module(source: Source, module: ir.Module, targets: ModuleTargets, judging: Judging) -> Report:
    """Checks a file that was read without the locations of SPIR-V binaries.

    Raises:
        ValueError: no target is named, and the file has none.
    """
    report = _check_once(module, targets, judging)
    # Most binaries are available, and their locations are never needed. For the others, they are read here.
    if source.kind is Kind.SPIRV and (report.violations or report.conditions or report.unchecked):
        report = _check_once(_read_in_worker.parse(source, module.context), targets, judging)
    return report


def _check_once(module: ir.Module, targets: ModuleTargets, judging: Judging) -> Report:
    resolved = targets.of(module.context)
    if not resolved:
        return check(
            module,
            allow_unchecked=judging.allow_unchecked,
            through=targets.through,
            ask=judging.ask,
            confirm=judging.confirm,
        )
    through = _availability.ThroughSource(module.operation)
    results = [
        check_resolved(
            module,
            each,
            allow_unchecked=judging.allow_unchecked,
            pipeline=pipeline,
            source=through,
            ask=judging.ask,
            confirm=judging.confirm,
        )
        for each, pipeline in resolved
    ]
    report = Report(without_silent(targets.members, results))
    return with_declarations(report, module.operation, allowed_dialects(judging.allow_unchecked))


class ModuleTargets:
    """The targets that the user names, resolved once for all modules of a context, with pipelines to them.

    Args:
        members: the targets.
        through: as :func:`mlir.availability.check` takes it.
    """

    def __init__(self, members: Sequence[Member], through: Pipeline = False) -> None:
        self.members = members
        self.through = through
        self._context: ir.Context | None = None
        self._resolved: list[tuple[ResolvedTarget, _availability.Pipeline | None]] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return ModuleTargets, (self.members, self.through)

    def of(self, context: ir.Context) -> list[tuple[ResolvedTarget, _availability.Pipeline | None]]:
        """Returns them in a context, each with the pipeline, if there is one.

        Raises:
            PipelineError: no pipeline leads to one, or the pipeline is malformed.
        """
        if context != self._context:
            resolved = [resolve_target(each.spec, context) for each in self.members]
            self._resolved = [(each, self._pipeline(each)) for each in resolved]
            self._context = context
        return self._resolved

    def _pipeline(self, target: ResolvedTarget) -> _availability.Pipeline | None:
        try:
            return make_pipeline(target, self.through) if self.through else None
        except ValueError as error:
            raise PipelineError(str(error)) from error


class PipelineError(ValueError):
    """Raised if there is no pipeline to a target."""


@dataclass(frozen=True)
class _Check:
    """Checks a file, in any process."""

    members: tuple[Member, ...]
    judging: Judging
    through: Pipeline

    def __call__(self, source: Source, module: ir.Module, _: Write) -> tuple[Report, FileVerdicts]:
        try:
            report = check_module(source, module, self._targets, self.judging)
            allowed = allowed_dialects(self.judging.allow_unchecked)
            return report, verdicts_of(source, module, report, allowed)
        except UnicodeDecodeError:
            raise  # The message about it is the reader's.
        except ValueError as error:
            raise InputError(Diagnostic(source.place, "error", str(error))) from error

    @cached_property
    def _targets(self) -> ModuleTargets:
        return ModuleTargets(self.members, self.through)


@dataclass(frozen=True)
class _Lower:
    """Lowers a file, in any process."""

    specs: tuple[str, ...]
    options: dict[str, Any]

    def __call__(self, source: Source, module: ir.Module, _: Write) -> Package:
        from mlir.availability.lower._for_targets import lower_for_targets  # Checks don't need it.

        try:
            return lower_for_targets(module, self.specs, **self.options)
        except ValueError as error:
            raise InputError(Diagnostic(source.place, "error", str(error))) from error


def _run(
    paths: Paths,
    phase: str,
    work: FileWork[T],
    executor: Executor | None,
    *,
    split: bool | None = False,
    compilers: Callable[[], Compilers] = USERS,
) -> Iterable[tuple[str, FileResult[T]]]:
    """Yields each file's name and its result, in the order of `paths`."""
    if isinstance(paths, (str, bytes, os.PathLike)):
        raise TypeError("expected several paths, not one; write [path]")
    if executor is not None and not isinstance(executor, Executor):
        raise TypeError(f"expected a concurrent.futures.Executor, not {type(executor).__name__}")
    files = [os.fsdecode(path) for path in paths]
    # Only the command line treats "-" as standard input.
    names = [os.path.join(os.curdir, file) if file == "-" else file for file in files]  # noqa: PTH118
    run = _files.run(
        names,
        phase,
        work,
        executor=executor,
        locations=False,
        endless=phase == "lowering",
        split=split,
        compilers=compilers,
    )
    results = dict(run)
    return [(file, results[index]) for index, file in enumerate(files)]


_Found: TypeAlias = "tuple[Report, FileVerdicts]"


def _file_report(file: str, result: FileResult[_Found]) -> tuple[FileReport, list[FileVerdicts]]:
    """Returns the report on a file, and the verdicts on it, or on each of its sections."""
    if not result.parts:
        report, verdicts = _of_part(file, result)
        return report, [verdicts]
    found = [_of_part(file, part) for part in result.parts]
    sections = tuple(section for section, _ in found)
    error = next((each.error for each in sections if each.error is not None), None)
    reports = [each.report for each in sections if each.report is not None]
    joined = Report(tuple(each for report in reports for each in report.results))
    report = FileReport(file, joined if error is None else None, error, sections)
    return report, [verdicts for _, verdicts in found]


def _of_part(file: str, result: FileResult[_Found]) -> tuple[FileReport, FileVerdicts]:
    """Returns the report and the verdicts on a file, or on a section of it."""
    error = _error(file, result)
    name = file if result.line is None else f"{file}:{result.line}"
    unusable = FileVerdicts(name, (), (), (), error or "it can't be used", result.line is not None)
    report, found = result.value or (None, unusable)
    return FileReport(file, report, error, line=result.line), replace(found, file=name)


def _error(file: str, result: FileResult[T]) -> str | None:
    if not result.problems:
        return None
    problem = result.problems[0]
    text = "; ".join((problem.message, *problem.details))
    return text if problem.location == file else f"{shown_place(problem.location)}: {text}"


def _spell(targets: Targets) -> tuple[str, ...]:
    """Returns targets as text, which any process can read.

    Raises:
        TypeError: one has a wrong type.
        ValueError: one is unknown.
    """
    named, context = _texts(targets), ir.Context()
    for each in named:
        target(each, context)
    return tuple(named)


def _members(targets: Targets) -> tuple[Member, ...]:
    """Returns the same, with all targets that a text stands for. Raises the same."""
    named, context = _texts(targets), ir.Context()
    members = tuple(expand(named, context))
    for each in members:
        target(each.spec, context)
    return members


def _texts(targets: Targets) -> list[str]:
    attributes = [each.attribute if isinstance(each, TargetInfo) else each for each in listed(targets)]
    return [
        _availability.spell_target(each) if isinstance(each, ir.Attribute) else each for each in attributes
    ]

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability check``: checks whether everything in the files is available on the targets."""

from __future__ import annotations

import datetime
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from mlir import availability as av
from mlir import ir
from mlir.availability.ask._check import allowed_dialects
from mlir.availability.ask._target_groups import expand
from mlir.availability.ask._through import Pipeline
from mlir.availability.cli import _baseline, _batch, _config, _csv, _github, _json, _page, _sarif, _survey
from mlir.availability.cli._baseline import Baseline, Entry, Writer
from mlir.availability.cli._batch import Outcome
from mlir.availability.cli._check_text import Text
from mlir.availability.cli._config import Config
from mlir.availability.cli._options import option_of
from mlir.availability.cli._outputs import refuse_overwriting
from mlir.availability.cli._suppress import Finding, Suppressions, counting, entry_of, marks_of
from mlir.availability.cli._text import Look
from mlir.availability.cli._word_findings import Describer
from mlir.availability.files._check_files import Judging, ModuleTargets, PipelineError, check_module
from mlir.availability.files._compilers import find_compilers
from mlir.availability.files._lowerings import chosen_lowering
from mlir.availability.files._requirement_files import Declared, declare_files
from mlir.availability.files._source import Diagnostic, InputError, Source
from mlir.availability.files._split import Split
from mlir.availability.files._user_config import wants_to_ask
from mlir.availability.files._verdicts import verdicts_of
from mlir.availability.files.worker import _isolate
from mlir.availability.files.worker._work import Tell, Write
from mlir.availability.report._errors import NoTargetError
from mlir.availability.report._report import to_form
from mlir.availability.report._verdicts import FileVerdicts

_NO_TARGET = (
    "no target: there is no target attribute in it; use --target "
    "('mlir-availability targets' lists the known ones)"
)


@dataclass(frozen=True)
class Options:
    """How files are checked.

    Attributes:
        targets: as :func:`mlir.availability.target` takes them; without one, those of the configuration, or
            those in the IR.
        devices: whether to check against all named devices, too. Then only the targets in `targets` count.
        cpus: the same for CPUs.
        through: as :func:`mlir.availability.check` takes it; False for the configuration's.
        allow_unchecked: as :func:`mlir.availability.check` takes it; None for the configuration's.
        strict: whether a verdict on condition isn't enough.
        format_: "text", "json", "csv", "sarif" or "github".
        quiet: whether the text omits files in which everything is available.
        verbose: whether the text lists each place of a finding.
        exit_zero: whether the exit code is 0 where it would be 1.
        jobs: the number of files to check at a time.
        declared: files with requirements.
        config: the configuration file; None to search for it, "" for none.
        baseline: the baseline file; None for the configuration's.
        write_baseline: the baseline to write, instead of any other output.
        split: whether the sections of files are judged for themselves; None for the configuration's.
        html: the HTML page to write, "-" for standard output; None for none.
        compiler: the compiler of shaders' sources, by its name or as a command; None for the configuration's.
        ask: as :func:`mlir.availability.check` takes it; None for what the user's own configuration says.
        confirm: as :func:`mlir.availability.check` takes it.
    """

    targets: tuple[str, ...] = ()
    devices: bool = False
    cpus: bool = False
    through: Pipeline = False
    allow_unchecked: bool | tuple[str, ...] | None = None
    strict: bool = False
    format_: str = "text"
    quiet: bool = False
    verbose: bool = False
    exit_zero: bool = False
    jobs: int | None = None
    declared: tuple[Declared, ...] = ()
    config: str | None = None
    baseline: str | None = None
    write_baseline: str | None = None
    split: bool | None = None
    html: str | None = None
    compiler: str | None = None
    ask: bool | None = None
    confirm: bool = False

    @property
    def surveyed(self) -> _survey.Surveyed | None:
        """What to check against, too."""
        return _survey.DEVICES if self.devices else _survey.CPUS if self.cpus else None


def run(files: Sequence[str], options: Options, look: Look) -> int:
    """Checks every file against every target.

    Args:
        files: their names.
        options: the options.
        look: the style of text on stdout.

    Returns:
        The exit code: 0 available, 1 not available, 2 no verdict, or unusable input or arguments. Suppressed
        findings don't count.
    """
    if options.surveyed and options.format_ == "github":
        nouns = options.surveyed.nouns
        message = f"GitHub's format is about places in files, and has none for a count of {nouns}"
        return _refuse(
            Diagnostic(f"--{options.surveyed.key}", "error", f"{message}; use text, json, csv or sarif")
        )
    if options.html is not None and (options.format_ != "text" or options.write_baseline is not None):
        message = "a page is written in place of other outputs; leave out --format and --write-baseline"
        return _refuse(Diagnostic("--html", "error", message))
    if problem := _unaskable(options):
        return _refuse(problem)
    try:
        config = _config_of(options)
        files = _without_excluded(files, config, quiet=options.quiet)
        checker = Checker(options, config, look, files)
        written = [each for each in (options.write_baseline, options.html) if each not in (None, "-")]
        refuse_overwriting(filter(None, written), files)
        _warn_of_expired(config)
        if not _targets_are_known(checker.targets, options.declared):
            return 2
        if options.format_ == "csv" and options.write_baseline is None:
            sys.stdout.write(_csv.header())
        code = _batch.run(
            files,
            "checking",
            checker.work,
            options.jobs,
            joined=checker.joined(),
            unusable=checker.unusable(),
            locations=options.surveyed is not None,
            declared=options.declared,
            split=config.split if options.split is None else options.split,
            quiet=options.quiet,
            compilers=checker.compilers,
        )
    except InputError as error:
        return _refuse(*error.diagnostics)
    return 0 if code == 1 and options.exit_zero else code


def _unaskable(options: Options) -> Diagnostic | None:
    """Returns what is wrong with asking a back end; None if nothing is, or if it isn't asked."""
    asking = "--ask" if options.ask else "--confirm" if options.confirm else None
    if asking and options.surveyed and not options.targets:
        message = f"back ends answer for NVIDIA's and AMD's chips, not for all {options.surveyed.nouns}"
        return Diagnostic(asking, "error", f"{message}; name a chip with -t, or leave out {asking}")
    is_shown = options.html is None and options.write_baseline is None and options.format_ in ("text", "json")
    if options.confirm and not is_shown:
        message = "only text and JSON have second opinions; leave out --confirm, or the other output"
        return Diagnostic("--confirm", "error", message)
    return None


_DECLARE = "if a dialect of your own has it: --declare FILE.json reads the dialect's requirements and targets"

_UNUSABLE = {"json": _batch.error_object, "csv": _csv.unusable, "github": _github.unusable}
"""The text on stdout for a file that can't be used."""


def _refuse(*problems: Diagnostic) -> int:
    sys.stderr.write(Look.of_stderr().diagnostics(problems))
    return 2


def _config_of(options: Options) -> Config:
    if options.config is None:
        return _config.find()
    return _config.read(options.config) if options.config else Config()


def _without_excluded(files: Sequence[str], config: Config, *, quiet: bool) -> Sequence[str]:
    """Returns the files that the configuration doesn't exclude, and says how many it does.

    Raises:
        InputError: it excludes all.
    """
    left = [file for file in files if not config.excludes(file)]
    number = len(files) - len(left)
    excluded = f"{number:,} {'file is' if number == 1 else 'files are'} excluded"
    if not left:
        raise InputError(Diagnostic(config.name, "error", f"nothing is left to check: {excluded}"))
    if number and not quiet:
        sys.stderr.write(Look.of_stderr().diagnostics([Diagnostic(config.name, "note", excluded)]))
    return left


def lowering_of(config: Config) -> Pipeline:
    """Returns what a configuration has files judged through. Raises InputError: there is no such lowering."""
    return chosen_lowering(config.through, config.name) if isinstance(config.through, str) else config.through


def _warn_of_expired(config: Config) -> None:
    today = datetime.date.today()
    expired = [
        Diagnostic(config.name, "warning", f"an ignore has expired on {each.expires}: '{each.reason}'")
        for each in config.ignores
        if each.is_expired(today)
    ]
    sys.stderr.write(Look.of_stderr().diagnostics(expired))


@dataclass
class _OfFile:
    """What the sections of a file share."""

    split: Split | None = None
    """The sections."""
    listed: Counter[Entry] = field(default_factory=Counter)
    """What the baseline has of the file, without what earlier sections have."""
    results: Counter[bytes] = field(default_factory=Counter)
    """How often earlier sections had equal results, for SARIF."""


class Checker:
    """Checks a file, and writes the findings.

    Attributes:
        targets: the targets to check against, without patterns; empty for those in the IR.
        through: as :func:`mlir.availability.check` takes it.
        compilers: finds the compilers of shaders' sources.
        resolved: the targets, in the context of the file that was checked last.
    """

    def __init__(self, options: Options, config: Config, look: Look, files: Sequence[str] = ()) -> None:
        """Takes the options of the command line, and the files; the configuration provides options that
        aren't given.

        Raises:
            InputError: the baseline can't be used, or there is no such compiler or lowering.
        """
        self._files, self._options, self._config, self._look = files, options, config, look
        self._strict = options.strict or config.strict
        told = options.allow_unchecked
        self._allow_unchecked = config.allow_unchecked if told is None else told
        self._judging = Judging(self._allow_unchecked or False, bool(options.ask), options.confirm)
        named = options.targets or (() if options.surveyed else config.targets)
        members = expand(named, ir.Context()) if named else []
        self.targets = tuple(each.spec for each in members)
        self.through = options.through or lowering_of(config)
        self.resolved = ModuleTargets(members, self.through)
        self.compilers = partial(
            find_compilers, options.compiler, config.compiler, config.name, targets=self.targets
        )
        if (options.compiler or config.compiler) is not None:
            self.compilers()  # If there is no such compiler, that is said once.
        is_log = options.format_ != "text" or options.verbose or options.write_baseline is not None
        is_log |= options.confirm  # A page has no second opinions.
        self._is_page = options.html is not None or (
            not is_log
            and _page.is_wanted(len(files), len(self.targets), devices=options.surveyed is not None)
        )
        today = datetime.date.today()
        name = options.baseline or config.baseline
        self._suppressions = Suppressions(
            tuple(each for each in config.ignores if not each.is_expired(today)),
            Baseline.read(name) if name and options.write_baseline is None else None,
        )
        self._of_file = _OfFile()

    def joined(self) -> _batch.Joined | None:
        """Returns the class that joins the text of all files, if the format needs one."""
        if self._options.write_baseline is not None:
            return Writer(self._options.write_baseline)
        if self._is_page:
            surveyed = self._options.surveyed
            noun = surveyed.noun if surveyed and not self.targets else "target"
            if self._options.html is not None:
                return _page.HtmlPage(self._files, noun, self._options.html)
            return _page.Page(self._files, noun, self._look, quiet=self._options.quiet)
        return _sarif.Log() if self._options.format_ == "sarif" else None

    def unusable(self) -> _batch.Unusable | None:
        """Returns what makes the text for a file, or a section of it, that can't be used, if there is any."""
        if self._options.write_baseline is not None:
            return None
        return _page.unusable if self._is_page else _UNUSABLE.get(self._options.format_)

    def work(self, source: Source, module: ir.Module, write: Write) -> Outcome:
        """Checks a file."""
        if self._options.surveyed is not None:
            return self._with_survey(source, module, write, self._options.surveyed)
        report = self.check(source, module)
        if self._options.write_baseline is not None:
            for line in _baseline.lines(source.name, self._options.write_baseline, self._entries(report)):
                write(line)
            return Outcome(0)
        code = self._exit_code(report)
        if self._is_page:
            write(_page.to_text(self._verdicts(source, module, report)))
        elif self._options.format_ == "json":
            _json.write_line(_to_json(report, source), write)
        elif self._options.format_ == "csv":
            for row in _csv.report_rows(source.title, report):
                write(row)
        elif self._options.format_ == "sarif":
            in_ir = not self.targets
            met = self._of_file.results
            results = _sarif.Results(source, module.context, met, targets_in_ir=in_ir, strict=self._strict)
            results.write(report, write)
        elif code or not self._options.quiet:
            describer, text = self._text(source, module)
            is_github = self._options.format_ == "github"
            write(_github.commands(report, describer, text) if is_github else text.report(report))
        return Outcome(code)

    def _with_survey(
        self, source: Source, module: ir.Module, write: Write, surveyed: _survey.Surveyed
    ) -> Outcome:
        report = self.check(source, module) if self.targets else av.Report(())
        if self._is_page and self.through:
            with self._pipeline_errors():
                found = _survey.reports_through(module, self._allow_unchecked, self.through, surveyed)
            whole = av.Report((*report.results, *found))
            write(_page.to_text(self._verdicts(source, module, whole)))
            return Outcome(self._exit_code(whole))
        with self._pipeline_errors():
            survey = _survey.survey(module, self._allow_unchecked, self.through, surveyed)
        codes = {survey.exit_code(strict=self._strict)}
        codes |= {self._exit_code(report)} if self.targets else set()
        code = 1 if 1 in codes else max(codes)
        if self._is_page:
            verdicts = _page.device_verdicts(source, module, survey, self._allow_unchecked)
            if self.targets:
                verdicts = _page.joined(self._verdicts(source, module, report), verdicts)
            write(_page.to_text(verdicts))
        elif self._options.format_ == "json":
            form = _to_json(report, source)
            _json.write_line({**form, **survey.to_json(source)}, write)
        elif self._options.format_ == "csv":
            for row in (*_csv.report_rows(source.title, report), *_csv.survey_rows(source.title, survey)):
                write(row)
        elif self._options.format_ == "sarif":
            known = surveyed.known(module.context)
            through, allowed = self.through, self._allow_unchecked or False
            devices = av.check(module, known, allow_unchecked=allowed, through=through)
            met = self._of_file.results
            results = _sarif.Results(source, module.context, met, targets_in_ir=False, strict=self._strict)
            results.write_survey(report, devices, surveyed.nouns, write)
        elif code or not self._options.quiet:
            _, text = self._text(source, module)
            write(text.report(report) + text.survey(survey))
        return Outcome(code)

    def _verdicts(self, source: Source, module: ir.Module, report: av.Report) -> FileVerdicts:
        allowed = allowed_dialects(self._allow_unchecked)
        return verdicts_of(source, module, report, allowed, _page.counting_findings, _page.how_to_judge)

    def _text(self, source: Source, module: ir.Module) -> tuple[Describer, Text]:
        verbose = self._options.verbose
        describer = Describer(source, module.context, strict=self._strict, verbose=verbose)
        text = Text(source, self._look, describer, verbose=verbose)
        return describer, text

    def check(self, source: Source, module: ir.Module) -> av.Report:
        """Checks against each of the targets, or against those in the IR.

        Raises:
            InputError: there is no target, or no pipeline to one.
        """
        if source.section is None or source.section.split is not self._of_file.split:
            split = None if source.section is None else source.section.split
            self._of_file = _OfFile(split, self._suppressions.listed(source.name))
        try:
            with self._pipeline_errors():
                report = check_module(source, module, self.resolved, self._judging)
                # To ask starts programs: a project can't choose it. Most files need no configuration.
                if self._options.ask is None and report.unchecked and wants_to_ask():
                    report = check_module(source, module, self.resolved, replace(self._judging, ask=True))
        except NoTargetError as error:
            raise InputError(Diagnostic(source.place, "error", _NO_TARGET)) from error
        if not self._suppressions:
            return report
        return self._suppressions.mark(report, self._of_file.listed, self._config.relative(source.name))

    @contextmanager
    def _pipeline_errors(self) -> Iterator[None]:
        """Reports a pipeline that can't be used as an error of what names it."""
        try:
            yield
        except PipelineError as error:
            raise InputError(Diagnostic(self._said_by(), "error", str(error))) from error

    def _said_by(self) -> str:
        """Returns what names the pipeline: an option, or the configuration."""
        if self._options.through:
            return option_of(self._options.through)
        return self._config.name

    def _exit_code(self, report: av.Report) -> int:
        """0 available, 1 not available, 2 no verdict."""
        results = report.results
        if any(each.not_lowered for each in results):
            return 1
        if any(counting(each.violations) or (self._strict and counting(each.conditions)) for each in results):
            return 1
        if any(each.contradicted for each in results):
            return 2
        return 2 if any(counting(each.unchecked) or each.nothing_judged for each in results) else 0

    def _entries(self, report: av.Report) -> Iterator[Entry]:
        """Yields the entries of a baseline: all findings that count."""
        for result in report.results:
            conditions = counting(result.conditions) if self._strict else ()
            found: tuple[Finding, ...] = (
                *counting(result.violations),
                *conditions,
                *counting(result.unchecked),
            )
            yield from (entry_of(each, result) for each in found)


def _targets_are_known(targets: Sequence[str], declared: Sequence[Declared]) -> bool:
    """Reports errors in the targets on stderr, once rather than for every file.

    Args:
        targets: the names that the user gave.
        declared: files with requirements, which may declare targets.
    """

    def work(tell: Tell) -> list[Diagnostic]:
        tell.enter("target")
        problems = []
        context = ir.Context()
        with context:
            declare_files(context, declared)
            for spec in targets:
                try:
                    av.target(spec)
                except ValueError as error:
                    is_unknown = str(error).startswith("unknown target") and not declared
                    details = (_DECLARE,) if is_unknown else ()
                    problems.append(Diagnostic("--target", "error", str(error), details=details))
        return problems

    if not targets:
        return True
    # MLIR's parser reads attributes, also those in files with requirements.
    is_safe = not declared and not any(spec.strip().startswith("#") for spec in targets)
    result = _isolate.here(work) if is_safe else _isolate.call(work)
    if isinstance(result, _isolate.Done):
        problems = result.value
    else:
        problems = [Diagnostic("--target", "error", result.reason)]
    sys.stderr.write(Look.of_stderr().diagnostics(problems))
    return not problems


def _to_json(report: av.Report, source: Source) -> dict[str, Any]:
    """Returns the report for `_json`, with findings that are created while they are written."""

    def entries(found: Sequence[av.Violation | av.Condition | av.Unchecked]) -> Iterator[dict[str, Any]]:
        for each, mark in zip(found, marks_of(found), strict=True):
            form = each.to_json()
            form["location"] = source.relocate(form["location"])
            if mark:
                form["suppressed"] = {"by": mark.by, "reason": mark.reason}
            yield form

    return to_form(report, source.name, entries, source.section_form())

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Answers the server's questions, in its child process."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from mlir import availability as av
from mlir import ir
from mlir.availability.cli import _targets_for
from mlir.availability.cli._text import Look
from mlir.availability.files import _batch, _source
from mlir.availability.files._batch import How
from mlir.availability.files._compilers import no_compilers
from mlir.availability.files._requirement_files import Declared
from mlir.availability.files._results import FileResult
from mlir.availability.files._source import Diagnostic, InputError, Kind, Source
from mlir.availability.files.worker._limits import judging
from mlir.availability.files.worker._work import Tell, Write
from mlir.availability.lsp import _actions, _hover
from mlir.availability.lsp._contexts import Contexts
from mlir.availability.lsp._diagnostics import INFORMATION, Findings, form, problems
from mlir.availability.lsp._lines import Lines
from mlir.availability.lsp._projects import Project, Projects
from mlir.availability.lsp._requests import Document, Options, Request
from mlir.availability.native._extension import _availability

_NO_TARGET = (
    'not checked: there is no target. Name targets in mlir-availability.toml, targets = ["vulkan1.1"], or in '
    "the editor's settings; 'mlir-availability targets' lists the known ones"
)
_NOT_MLIR = "not checked: the text isn't valid MLIR"

_MOST_REMEDIED = 20
"""Of the diagnostics in a range, remedies are looked for so many."""

_MOST_KEPT = 8
"""So many texts are kept for questions about them."""


# A title, the file that is edited, and the edit.
_Action: TypeAlias = tuple[str, str, dict[str, Any]]


@dataclass
class _Part:
    """A text, or a section of one.

    Attributes:
        source: the text.
        module: what it was read into.
        report: what was found; None without a target.
    """

    source: Source
    module: ir.Module
    report: av.Report | None = None

    def has(self, remedied: Mapping[str, Any]) -> bool:
        """Returns whether the finding of a diagnostic is in it."""
        found = () if self.report is None else self.report.violations
        return any(
            (each.op_name, each.location, each.unstated)
            == (remedied["op"], remedied["location"], bool(remedied.get("attribute")))
            for each in found
        )


@dataclass
class _Read:
    """A text that was read, and what was found in it.

    Attributes:
        asked: the document and the settings.
        project: how it was checked; None if the configuration can't be used.
        diagnostics: what the editor shows.
        parts: what was read.
    """

    asked: tuple[Document, str]
    project: Project | None
    diagnostics: list[dict[str, Any]]
    parts: list[_Part] = field(default_factory=list)


class Answers:
    """Answers questions about documents.

    Args:
        options: the command line's.
        declared: files with requirements that the command line names.
    """

    def __init__(self, options: Options, declared: Sequence[Declared]) -> None:
        self._contexts = Contexts(declared)
        self._projects = Projects(options)
        self._kept: dict[str, _Read] = {}
        # To free a context takes time; so that is left to `prepare`.
        self._outdated: list[_Read | None] = []
        self._answers: dict[str, Callable[[Request, Tell], str | None]] = {
            "check": self._check,
            "hover": self._hover,
            "actions": self._actions,
            "report": self._report,
        }

    def answer(self, request: Request, tell: Tell) -> str | None:
        """Returns the answer to a request: text, for some questions JSON. None for none."""
        tell.enter("configuring")
        return self._answers[request.question](request, tell)

    def prepare(self) -> None:
        """Does what the next answer needs, whatever it is."""
        self._outdated.clear()
        with suppress(InputError):
            context = self._contexts.prepare()
            for read in list(self._kept.values())[-1:]:
                if read.project:
                    with suppress(ValueError):
                        read.project.checker.resolved.of(context)

    def _check(self, request: Request, tell: Tell) -> str:
        return json.dumps(self._read(request, tell).diagnostics)

    def _hover(self, request: Request, tell: Tell) -> str | None:
        read = self._read(request, tell)
        for part in read.parts:
            column = Lines(part.source.data, request.encoding).column(request.line, request.character)
            op = _hover.operation_at(part.module, part.source, request.line + 1, column)
            if op is not None:
                return _hover.describe(op, _availability.location(op), part.report)
        return None

    def _actions(self, request: Request, tell: Tell) -> str:
        read = self._read(request, tell)
        found: dict[str, dict[str, Any]] = {}
        for number, remedied in enumerate(request.remedied[:_MOST_REMEDIED]):
            part = next((each for each in read.parts if each.has(remedied)), None)
            if part is None or read.project is None:
                continue
            if remedied.get("attribute"):
                made = self._statements(request, part, remedied, tell)
            else:
                made = self._additions(request, read.project, part, remedied)
            for title, file, edit in made:
                action = found.setdefault(title, {"title": title, "file": file, "edit": edit, "remedied": []})
                action["remedied"].append(number)
        return json.dumps(list(found.values()))

    def _additions(
        self, request: Request, project: Project, part: _Part, remedied: dict[str, Any]
    ) -> Iterator[_Action]:
        """Yields additions to targets of the configuration."""
        if project.file is None:
            return
        spec = remedied["target"]
        for value in _actions.additions(remedied, project, part.source, part.module):
            new = f"{spec}+{value}"
            edit = _actions.edit_of(project.file, spec, new, request.configurations, request.encoding)
            if edit:
                yield f"Add {value} to {spec} in {Path(project.file).name}", project.file, edit

    def _statements(
        self, request: Request, part: _Part, remedied: dict[str, Any], tell: Tell
    ) -> Iterator[_Action]:
        """Yields what a module has to state, if the finding is gone then."""
        document = request.document
        if document.text is None or part.report is None:
            return
        text = document.text.encode(errors="replace")
        found = _actions.statement(remedied, part.report, text)
        if found is None:
            return
        start, end, needed = found
        edited = f"{text[:start].decode()}{needed}{text[end:].decode()}"
        changed = replace(request, document=replace(document, text=edited))
        read = self._read_anew(changed, self._projects.of(document, request.settings), tell)
        if read.parts and not any(each.has(remedied) for each in read.parts):
            span = Lines(text, request.encoding).between(start, end)
            yield f"State {needed}", document.name, {"range": span, "newText": needed}

    def _report(self, request: Request, tell: Tell) -> str:
        """Returns what ``check`` prints; without targets, what ``targets --for`` does."""
        document = request.document
        try:
            with judging(0):
                project = self._projects.of(document, request.settings)
        except InputError as error:
            return Look().diagnostics(error.diagnostics)

        def judge(source: Source, module: ir.Module, _: Write) -> list[str]:
            pieces: list[str] = []
            # What a binary declares is no target that a device is.
            is_open = source.kind is Kind.SPIRV or not _availability.targets_of(module.operation)
            if project.checker.targets or not is_open:
                project.checker.work(source, module, pieces.append)
            else:
                pieces.append(_targets_for.describe(source, module, Look()))
            return pieces

        result = self._work(request, judge, tell)
        told = [
            piece
            for part in result.parts or (result,)
            for piece in (*(part.value or ()), Look().diagnostics(part.problems))
        ]
        return "".join(told) + Look().diagnostics([*project.problems, *result.remarks])

    def _read(self, request: Request, tell: Tell) -> _Read:
        """Returns what was found in a document: what is kept, if neither it nor its project has changed."""
        document = request.document
        asked = document, f"{request.encoding}{json.dumps(request.settings, sort_keys=True)}"
        kept = self._kept.pop(document.uri, None)
        try:
            with judging(0):
                project = self._projects.of(document, request.settings)
        except InputError as error:
            lines = Lines((document.text or "").encode(), request.encoding)
            return _Read(asked, None, problems(error.diagnostics, document.name, lines))
        if kept is None or kept.asked != asked or kept.project is not project or document.text is None:
            self._outdated.append(kept)
            kept = self._read_anew(request, project, tell)
            kept.asked = asked
        self._kept[document.uri] = kept
        while len(self._kept) > _MOST_KEPT:
            self._outdated.append(self._kept.pop(next(iter(self._kept))))
        return kept

    def _read_anew(self, request: Request, project: Project, tell: Tell) -> _Read:
        document = request.document
        read = _Read((document, ""), project, [])
        text = (document.text or "").encode(errors="replace")
        lines = Lines(text, request.encoding)
        told = problems(project.problems, document.name, lines)
        if document.text is not None and not text.strip():
            read.diagnostics = told
            return read

        def judge(source: Source, module: ir.Module, _: Write) -> list[dict[str, Any]]:
            if source.section is None:
                read.parts.clear()  # What looked like sections is one module.
            part = _Part(source, module)
            read.parts.append(part)
            if project.problems and not project.checker.targets:
                return []
            if not project.checker.targets and not _availability.targets_of(module.operation):
                return [form(lines.span(0, 0), INFORMATION, _NO_TARGET)] if len(read.parts) == 1 else []
            try:
                part.report = project.checker.check(source, module)
            except ValueError as error:
                raise InputError(Diagnostic(source.name, "error", str(error))) from error
            return Findings(source, lines, module.context, strict=project.strict).of(part.report)

        result = self._work(request, judge, tell)
        told += problems(result.remarks, document.name, lines)
        begun = [each.source.section.line if each.source.section else None for each in read.parts]
        for part in result.parts or (result,):
            found = problems(part.problems, document.name, lines)
            if found and part.line not in begun and not project.syntax_errors:
                found = [form(found[0]["range"], INFORMATION, _NOT_MLIR)]
            told += [*found, *(part.value or ())]
        read.diagnostics = told
        return read

    def _work(
        self, request: Request, judge: Callable[[Source, ir.Module, Write], Any], tell: Tell
    ) -> FileResult[Any]:
        """Reads a document, and judges it, or each section of it, within limits."""
        document = request.document
        if document.text is None:
            read = partial(_source.read_bytes, document.name)
        else:
            read = partial(document.text.encode, errors="replace")
        # An editor opens whatever lies in a folder: nothing in it may start a program.
        how = How("checking", judge, split=None, compilers=no_compilers)
        return _batch.in_child(document.name, read, how, self._contexts, request.failed)(tell)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Speaks the language server protocol, by ``pygls``."""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from lsprotocol import types as t
from mlir.availability.cli import _config
from mlir.availability.files import _batch
from mlir.availability.files._requirement_files import Declared
from mlir.availability.files.worker._work import Died, Done
from mlir.availability.lsp._answers import Answers
from mlir.availability.lsp._checks import Checks
from mlir.availability.lsp._desk import Desk
from mlir.availability.lsp._diagnostics import SOURCE, problems
from mlir.availability.lsp._lines import Lines
from mlir.availability.lsp._projects import folder_of, state
from mlir.availability.lsp._requests import Document, Options, Question, Request
from pygls.lsp.server import LanguageServer
from pygls.uris import from_fs_path, to_fs_path

REPORT = "mlir-availability.report"
"""The command that returns a file's report as text."""

_LOOK = 1.0
"""The seconds between two looks at the configurations."""

_MOST_FAILED_SECTIONS = 5
"""A text is read once more for each section that ends the child, at most so often."""

_SECTION = "mlir-availability"
_BINARY = re.compile(r"\.(spv|mlirbc)\Z", re.IGNORECASE)
_LINE_END = re.compile(r"\r\n?")


def serve(options: Options, declared: Sequence[Declared], version: str) -> int:
    """Serves one editor on standard input and output, until it ends the connection.

    Args:
        options: what the command line says.
        declared: files with requirements that it names.
        version: this package's version.

    Returns:
        The exit code.
    """
    # Only the protocol may be on standard output, whatever a library prints.
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    server = _Server(options, declared, version)
    try:
        server.protocol_server.start_io(sys.stdin.buffer, output)
    finally:
        server.desk.close()
    return 0


class _Server:
    """Passes an editor's questions on to the child process."""

    def __init__(self, options: Options, declared: Sequence[Declared], version: str) -> None:
        self._options = options
        answers = Answers(options, declared)
        self.desk = Desk(answers.answer, answers.prepare)
        self.checks = Checks(self._check, self._give_up)
        self.settings: dict[str, Any] = {}
        self._states: dict[Path | None, object] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        # Whole texts: pygls splits lines where MLIR and editors don't, so it would misplace edits.
        self.protocol_server = LanguageServer(SOURCE, version, t.TextDocumentSyncKind.Full)
        handlers: dict[str, Callable[[Any], Any]] = {
            t.INITIALIZE: self._initialize,
            t.INITIALIZED: self._initialized,
            t.TEXT_DOCUMENT_DID_OPEN: self._opened,
            t.TEXT_DOCUMENT_DID_CHANGE: self._changed,
            t.TEXT_DOCUMENT_DID_CLOSE: self._closed,
            t.WORKSPACE_DID_CHANGE_CONFIGURATION: self._configured,
            t.TEXT_DOCUMENT_HOVER: self._hover,
        }
        for name, handler in handlers.items():
            self.protocol_server.feature(name)(_plain(handler))
        self.protocol_server.feature(t.TEXT_DOCUMENT_DID_SAVE, t.SaveOptions())(_plain(self._saved))
        actions = t.CodeActionOptions(code_action_kinds=[t.CodeActionKind.QuickFix])
        self.protocol_server.feature(t.TEXT_DOCUMENT_CODE_ACTION, actions)(_plain(self._actions))

        async def report(uri: str) -> str:
            return await self._report(uri)

        self.protocol_server.command(REPORT)(report)

    def _initialize(self, params: t.InitializeParams) -> None:
        told = params.initialization_options
        if isinstance(told, dict):
            self._take({_SECTION: told.get(_SECTION, told)})

    def _initialized(self, _: t.InitializedParams) -> None:
        self.desk.prepare()
        watching = asyncio.create_task(self._watch())
        self._tasks.add(watching)

    async def _watch(self) -> None:
        """Checks all documents when a configuration has changed. Not all editors tell of other files."""
        while True:
            await asyncio.sleep(_LOOK)
            folders = {folder_of(_name_of(uri)) for uri in self.protocol_server.workspace.text_documents}
            before, self._states = self._states, {each: state(self._options, each) for each in folders}
            if any(before.get(each) != self._states[each] for each in folders):
                self._check_all()

    def _configured(self, params: t.DidChangeConfigurationParams) -> None:
        self._take(params.settings)
        self._check_all()

    def _take(self, settings: Any) -> None:
        """Takes settings, which have a section for each server."""
        own = settings.get(_SECTION) if isinstance(settings, dict) else None
        if isinstance(own, dict):
            self.settings = own

    def _opened(self, params: t.DidOpenTextDocumentParams) -> None:
        folder = folder_of(_name_of(params.text_document.uri))
        self._states.setdefault(folder, state(self._options, folder))
        self._want(params.text_document.uri)

    def _changed(self, params: t.DidChangeTextDocumentParams) -> None:
        self._want(params.text_document.uri)

    def _closed(self, params: t.DidCloseTextDocumentParams) -> None:
        self.checks.forget(params.text_document.uri)
        self._publish(params.text_document.uri, None, "[]")

    def _saved(self, _: t.DidSaveTextDocumentParams) -> None:
        self._check_all()

    def _check_all(self) -> None:
        for uri in self.protocol_server.workspace.text_documents:
            self._want(uri)

    def _want(self, uri: str) -> None:
        if Path(uri).name not in _config.NAMES:
            self.checks.want(uri)

    async def _check(self, uri: str) -> None:
        opened = self.protocol_server.workspace.text_documents.get(uri)
        if opened is None:
            return
        version = opened.version
        request = self._request("check", uri)
        result = await self._ask(request)
        opened = self.protocol_server.workspace.text_documents.get(uri)
        # Of a text that has changed meanwhile, another check is wanted already.
        if opened is not None and opened.version == version:
            self._publish(uri, version, self._diagnostics(request.document, result))

    async def _ask(self, request: Request) -> Done | Died:
        """Returns the answer to a request. A section that ends the child costs its own result."""
        while True:
            result = await self.desk.ask(request)
            if isinstance(result, Done) or not result.part or result.was_stopped:
                return result
            if len(request.failed) == _MOST_FAILED_SECTIONS:
                return result
            (problem,) = _batch.result_of(request.document.name, result).problems
            failed = {**request.failed, result.part: (problem.message, *problem.details)}
            request = replace(request, failed=failed)

    def _diagnostics(self, document: Document, result: Done | Died) -> str:
        """Returns the diagnostics as JSON."""
        if isinstance(result, Done):
            json.loads(result.value)  # The child's memory may be damaged: it must be JSON.
            return str(result.value)
        told = _batch.result_of(document.name, result).problems
        return json.dumps(problems(told, document.name, Lines(b"", "utf-8")))

    def _publish(self, uri: str, version: int | None, diagnostics: str) -> None:
        told: dict[str, Any] = {"uri": uri} if version is None else {"uri": uri, "version": version}
        message = {"jsonrpc": "2.0", "method": t.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS, "params": told}
        body = f'{json.dumps(message)[:-2]}, "diagnostics": {diagnostics}}}}}'.encode()
        # Written as it is: to make pygls' objects of it would take longer than the check.
        writer = self.protocol_server.protocol.writer
        assert writer is not None, "the server has started"
        writer.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def _give_up(self) -> None:
        self.desk.interrupt("the text has changed")

    async def _hover(self, params: t.HoverParams) -> t.Hover | None:
        request = self._request("hover", params.text_document.uri, params.position)
        result = await self._ask(request)
        if isinstance(result, Died) or result.value is None:
            return None
        return t.Hover(t.MarkupContent(t.MarkupKind.Markdown, result.value))

    async def _actions(self, params: t.CodeActionParams) -> list[t.CodeAction]:
        own = [
            each for each in params.context.diagnostics if each.source == SOURCE and _is_remedied(each.data)
        ]
        if not own:
            return []
        uri = params.text_document.uri
        remedied = tuple(dict(cast(dict[str, Any], each.data)) for each in own)
        request = self._request("actions", uri, remedied=remedied)
        result = await self._ask(request)
        if isinstance(result, Died):
            return []
        return [_action(each, own, request.document) for each in json.loads(result.value)]

    async def _report(self, uri: str) -> str:
        """Returns the report on a file, as ``mlir-availability check`` prints it."""
        request = self._request("report", uri)
        result = await self._ask(request)
        if isinstance(result, Done):
            return str(result.value)
        told = _batch.result_of(request.document.name, result).problems
        return "".join(f"{each.location}: {each.message}\n" for each in told)

    def _request(
        self,
        question: Question,
        uri: str,
        position: t.Position | None = None,
        remedied: tuple[dict[str, Any], ...] = (),
    ) -> Request:
        workspace = self.protocol_server.workspace
        opened = workspace.text_documents.get(uri)
        name = _name_of(uri)
        text = None
        if opened is not None and not (name != uri and _BINARY.search(name)):
            # MLIR ends lines at \n alone.
            text = _LINE_END.sub("\n", opened.source)
        encoding = str(getattr(workspace.position_encoding, "value", workspace.position_encoding))
        place = position or t.Position(0, 0)
        document = Document(uri, name, text)
        return Request(
            question,
            document,
            self.settings,
            encoding,
            place.line,
            place.character,
            remedied,
            configurations=dict(self._configurations()) if question == "actions" else {},
        )

    def _configurations(self) -> Iterator[tuple[str, str]]:
        """Yields the path and the text of each configuration that is open in the editor."""
        for uri, opened in self.protocol_server.workspace.text_documents.items():
            name = _name_of(uri)
            if Path(name).name in _config.NAMES:
                yield name, opened.source


def _name_of(uri: str) -> str:
    """Returns the path of a document; its URI if it isn't a file."""
    return (uri.startswith("file:") and to_fs_path(uri)) or uri


def _plain(method: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Returns a method as a function, which pygls can mark."""
    if inspect.iscoroutinefunction(method):

        async def wait(params: Any) -> Any:
            return await method(params)

        return wait

    def call(params: Any) -> Any:
        return method(params)

    return call


def _is_remedied(data: Any) -> bool:
    """Whether the data of a diagnostic is what this server has put there."""
    if not isinstance(data, dict) or not all(
        isinstance(data.get(key), str) for key in ("target", "op", "location")
    ):
        return False
    any_of = data.get("any_of")
    return isinstance(any_of, list) and all(
        isinstance(each, list) and len(each) == 2 and all(isinstance(part, str) for part in each)
        for each in any_of
    )


def _action(found: dict[str, Any], diagnostics: Sequence[t.Diagnostic], document: Document) -> t.CodeAction:
    span = found["edit"]["range"]
    edit = t.TextEdit(
        t.Range(t.Position(**span["start"]), t.Position(**span["end"])), found["edit"]["newText"]
    )
    uri = document.uri if found["file"] == document.name else from_fs_path(found["file"])
    assert uri is not None
    return t.CodeAction(
        found["title"],
        t.CodeActionKind.QuickFix,
        [diagnostics[number] for number in found["remedied"]],
        edit=t.WorkspaceEdit({uri: [edit]}),
    )

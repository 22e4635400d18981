# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A small editor, for tests of language servers."""

from __future__ import annotations

import json
import os
import subprocess
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

_LIMIT = 600.0
"""The seconds after which a server is ended."""

PROGRAM = ("mlir-availability", "lsp")


class Editor:
    """An editor that has started the server, as a context manager.

    Args:
        folder: the folder that is open.
        options: the settings that it sends first.
        arguments: further arguments of the server.
        encodings: how it can count columns; by default it doesn't say, which means UTF-16.
        program: the server.
        environment: changes of the server's environment.
    """

    def __init__(
        self,
        folder: Path,
        options: Any = None,
        *arguments: str,
        encodings: Sequence[str] = (),
        program: Sequence[str] = PROGRAM,
        environment: dict[str, str] | None = None,
    ) -> None:
        self._server = subprocess.Popen(
            [*program, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=folder,
            env={**os.environ, **(environment or {})},
        )
        # A server that doesn't answer fails its test.
        self._late = threading.Timer(_LIMIT, self._server.kill)
        self._late.start()
        self._numbers = 0
        self._versions: dict[str, int] = {}
        self.published: list[dict[str, Any]] = []
        """The diagnostics that the server has sent, with their documents."""
        general = {"general": {"positionEncodings": list(encodings)}} if encodings else {}
        told = {"processId": os.getpid(), "rootUri": folder.as_uri(), "capabilities": general}
        self.capabilities = self.ask("initialize", {**told, "initializationOptions": options})["capabilities"]
        self.tell("initialized", {})

    def __enter__(self) -> Editor:
        return self

    def __exit__(self, *_: object) -> None:
        self.ask("shutdown", None)
        self.tell("exit", None)
        self.close()

    def close(self) -> int:
        """Ends the connection. Returns the server's exit code."""
        assert self._server.stdin
        assert self._server.stdout
        self._server.stdin.close()
        code = self._server.wait()
        self._late.cancel()
        self._server.stdout.close()
        return code

    @property
    def pid(self) -> int:
        """The server's process."""
        return self._server.pid

    def open(self, path: Path, text: str | None = None, language: str = "mlir") -> list[dict[str, Any]]:
        """Opens a document. Returns its diagnostics."""
        self._versions[path.as_uri()] = 1
        text = path.read_text(errors="replace") if text is None else text
        document = {"uri": path.as_uri(), "languageId": language, "version": 1, "text": text}
        self.tell("textDocument/didOpen", {"textDocument": document})
        return self.diagnostics(path)

    def type(self, path: Path, text: str) -> list[dict[str, Any]]:
        """Replaces the text of a document. Returns its diagnostics."""
        self.change(path, text)
        return self.diagnostics(path)

    def change(self, path: Path, text: str) -> None:
        """Replaces the text of a document, and goes on."""
        self._versions[path.as_uri()] += 1
        document = {"uri": path.as_uri(), "version": self._versions[path.as_uri()]}
        changes = [{"text": text}]
        self.tell("textDocument/didChange", {"textDocument": document, "contentChanges": changes})

    def diagnostics(self, path: Path) -> list[dict[str, Any]]:
        """Waits for the diagnostics of the newest text of a document."""
        while True:
            while self.published:
                found = self.published.pop(0)
                if found["uri"] == path.as_uri() and found.get("version") == self._versions[path.as_uri()]:
                    return list(found["diagnostics"])
            self._take(self._receive())

    def hover(self, path: Path, line: int, character: int) -> str | None:
        """Returns the text that is shown at a position, counted from 0."""
        place = {"line": line, "character": character}
        found = self.ask("textDocument/hover", {"textDocument": {"uri": path.as_uri()}, "position": place})
        return None if found is None else str(found["contents"]["value"])

    def actions(self, path: Path, diagnostics: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Returns the remedies for diagnostics."""
        context = {"diagnostics": diagnostics}
        document = {"uri": path.as_uri()}
        span = {"start": {"line": 0, "character": 0}, "end": {"line": 9999, "character": 0}}
        asked = {"textDocument": document, "range": span, "context": context}
        return list(self.ask("textDocument/codeAction", asked) or [])

    def report(self, path: Path) -> str:
        """Returns the report on a file."""
        asked = {"command": "mlir-availability.report", "arguments": [path.as_uri()]}
        return str(self.ask("workspace/executeCommand", asked))

    def ask(self, method: str, params: Any) -> Any:
        """Returns the answer to a request."""
        self._numbers += 1
        number = self._numbers
        self._send({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
        while (message := self._receive()).get("id") != number or "method" in message:
            self._take(message)
        if "error" in message:
            raise ValueError(message["error"]["message"])
        return message["result"]

    def tell(self, method: str, params: Any) -> None:
        """Sends a notification."""
        self._send({"jsonrpc": "2.0", "method": method, "params": params})

    def _send(self, message: dict[str, Any]) -> None:
        assert self._server.stdin
        body = json.dumps(message).encode()
        self._server.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self._server.stdin.flush()

    def _receive(self) -> dict[str, Any]:
        assert self._server.stdout
        size = 0
        while line := self._server.stdout.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                size = int(value)
        assert size, "the server has ended"
        return dict(json.loads(self._server.stdout.read(size)))

    def _take(self, message: dict[str, Any]) -> None:
        if message.get("method") == "textDocument/publishDiagnostics":
            self.published.append(message["params"])
        elif message.get("method") == "window/showMessage":
            raise AssertionError(message["params"]["message"])

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the server asks its child process."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from mlir.availability.ask._through import Pipeline

Question = Literal["check", "hover", "actions", "report"]


@dataclass(frozen=True)
class Document:
    """A document that is open in the editor.

    Attributes:
        uri: its URI.
        name: its path; the URI if it isn't a file.
        text: its text in the editor; None to read the file, as for binaries.
    """

    uri: str
    name: str
    text: str | None


@dataclass(frozen=True)
class Request:
    """A question about a document.

    Attributes:
        question: "check" asks for diagnostics, "hover" for what the operation at a position needs, "actions"
            for remedies of diagnostics, "report" for the text that ``mlir-availability check`` prints.
        document: the document.
        settings: the editor's settings.
        encoding: how the editor counts columns: "utf-8", "utf-16" or "utf-32".
        line: the line of the position, from 0.
        character: its column.
        remedied: for "actions", the data of the diagnostics.
        failed: why sections of the document, by their numbers, have ended a child.
        configurations: the texts of configurations that are open in the editor, by their paths.
    """

    question: Question
    document: Document
    settings: dict[str, Any]
    encoding: str
    line: int = 0
    character: int = 0
    remedied: tuple[dict[str, Any], ...] = ()
    failed: dict[int, tuple[str, ...]] = field(default_factory=dict)
    configurations: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Options:
    """What the command line of the server says. It is the user's own; a project's files can't change it.

    Attributes:
        targets: the targets to check against, in place of the project's.
        through: as :func:`mlir.availability.check` takes it; False for the project's.
        config: the configuration file; None to search for it, "" for none.
    """

    targets: tuple[str, ...] = ()
    through: Pipeline = False
    config: str | None = None

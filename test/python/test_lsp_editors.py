# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Editors' configurations: docs/editors.md, examples/vscode, and TableGen's server with the build's include
directories.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from llvm_release import MAJOR
from lsp_client import PROGRAM, Editor
from page_blocks import ROOT, blocks

pytest.importorskip("pygls")

VSCODE = ROOT / "examples" / "vscode"
INFORMATION = 3


@pytest.fixture(scope="module")
def editor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Editor]:
    with Editor(tmp_path_factory.mktemp("editors")) as editor:
        yield editor


def texts() -> dict[str, str]:
    """Returns the configurations by their languages."""
    shown: dict[str, str] = {"javascript": (VSCODE / "extension.js").read_text()}
    for block in blocks("docs/editors.md"):
        shown[block.language] = shown.get(block.language, "") + block.text
    return shown


@pytest.mark.parametrize("language", ["lua", "elisp", "javascript"])
def test_configurations_start_what_there_is(editor: Editor, language: str) -> None:
    """Their command and the server's command are as they write them."""
    text = texts()[language]
    if language == "javascript":
        default = package()["contributes"]["configuration"]["properties"]["mlir-availability.server"]
        assert tuple(default["default"]) == PROGRAM
    else:
        words = r'"(mlir-availability)",? "(lsp)"'
        assert set(re.findall(words, text)) == {PROGRAM}
    if language != "elisp":
        assert set(re.findall(r"mlir-availability\.[a-z]+", text)) >= {"mlir-availability.report"}
    assert editor.capabilities["executeCommandProvider"]["commands"] == ["mlir-availability.report"]


def package() -> Any:
    return json.loads((VSCODE / "package.json").read_text())


def settings() -> dict[str, Any]:
    """Returns the settings that the configurations name, with a value for each."""
    values: dict[str, Any] = {"array": ["vulkan1.1"], "boolean": False}
    properties = package()["contributes"]["configuration"]["properties"]
    del properties["mlir-availability.server"]
    named = {key.removeprefix("mlir-availability."): values[each["type"]] for key, each in properties.items()}
    listed = re.search(r"for \(const key of (\[.+?\])\)", texts()["javascript"])
    assert listed is not None
    assert set(json.loads(listed[1])) == set(named)
    told = re.findall(r'\["([a-z-]+)"\] = ', texts()["lua"]) + re.findall(r":(syntax-\w+)", texts()["elisp"])
    assert set(told) <= set(named)
    return named


def test_settings_are_the_servers(editor: Editor, tmp_path: Path) -> None:
    editor.tell("workspace/didChangeConfiguration", {"settings": {"mlir-availability": settings()}})
    (found,) = editor.open(tmp_path / "a.mlir", "x")
    assert found["severity"] == INFORMATION
    assert found["message"] == "not checked: the text isn't valid MLIR"


@pytest.mark.parametrize("name", ["Tosa", "NVVM"])
def test_editors_parse_records(tmp_path: Path, name: str) -> None:
    """TableGen's server finds what a record includes, in the directories that the build has written."""
    database = ROOT / "build" / "cmake" / "tablegen_compile_commands.yml"
    server = f"tblgen-lsp-server-{MAJOR}"
    path = ROOT / "td" / "dialects" / f"{name}.td"
    with Editor(tmp_path, None, f"--tablegen-compilation-database={database}", program=[server]) as editor:
        assert editor.open(path, language="tablegen") == []
        wrong = editor.type(path, path.read_text() + "\ndef : AvailabilityForNothing;\n")
        assert [each["message"] for each in wrong] == ["Couldn't find class 'AvailabilityForNothing'"]

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the tests that name what a fault changes: a function, an option, a message."""

from __future__ import annotations

import ast
import functools
import re
import sys

from mutants.copies import ROOT

_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_RARE = 12  # A word that more test functions have tells nothing.
_SHORTEST = 5


def tests_with_words(tree: ast.Module, line: int) -> dict[str, int]:
    """Returns the test functions whose text has words of the code at a line that few others have, each with
    the number of these words.
    """
    found: dict[str, int] = {}
    for word in _words(tree, line):
        functions = [function for function, text in _test_texts().items() if word in text]
        if len(functions) <= _RARE:
            for function in functions:
                found[function] = found.get(function, 0) + 1
    return found


def _words(tree: ast.Module, line: int) -> set[str]:
    """Returns words by which tests may name the code at a line: names and strings of the smallest statement
    or decorator there, and the name and the strings of the function that it is in.
    """
    around = [node for node in ast.walk(tree) if _first_line(node) <= line <= getattr(node, "end_lineno", 0)]
    defined = [node for node in around if isinstance(node, _DEFINITIONS)]  # The inner ones come last.
    decorators = [each for node in defined for each in node.decorator_list]
    parts = [node for node in around if isinstance(node, ast.stmt) or node in decorators][-1:]
    found = {node.name for node in defined[-1:]}
    for part in ast.walk(ast.Module([node for node in parts if node not in defined], [])):
        if isinstance(part, ast.Name):
            found.add(part.id)
        elif isinstance(part, ast.Attribute):
            found.add(part.attr)
        elif isinstance(part, ast.keyword):
            found.add(part.arg or "")
    for node in (*parts, *defined[-1:]):
        strings = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
        found |= {text.strip() for text in strings if isinstance(text, str)}
    return {word for word in found if len(word) >= _SHORTEST}


def _first_line(node: ast.AST) -> int:
    decorators = getattr(node, "decorator_list", ())
    return min([getattr(node, "lineno", sys.maxsize), *(each.lineno for each in decorators)])


@functools.cache
def _test_texts() -> dict[str, str]:
    """Returns the text of each test function, with that of the module's tables that it names."""
    found = {}
    for path in sorted((ROOT / "test/python").glob("test_*.py")):
        source = path.read_text()
        lines = source.splitlines()
        tree = ast.parse(source)
        tables = {name: _text(node, lines) for node in tree.body for name in _assigned(node)}
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                own = _text(node, lines)
                used = [text for name, text in tables.items() if re.search(rf"\b{name}\b", own)]
                found[f"{path.relative_to(ROOT)}::{node.name}"] = "\n".join([own, *used])
    return found


def _text(node: ast.stmt, lines: list[str]) -> str:
    return "\n".join(lines[_first_line(node) - 1 : node.end_lineno])


def _assigned(node: ast.stmt) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return [target.id for target in targets if isinstance(target, ast.Name)]

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Faults in C++: another condition, an off-by-one number, a call that is left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from mutants.python_faults import Fault

_COMPARISONS = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"}
# Comments and literals have no faults made in them, and lines of the preprocessor.
_NO_CODE = re.compile(
    r"""//[^\n]*|/\*.*?\*/|R"\((?:.*?)\)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'"""
    r"""|^[ \t]*#[^\n]*(?:\\\n[^\n]*)*""",
    re.DOTALL | re.MULTILINE,
)
_CONDITION = re.compile(r"\b(?:if|while) \(")
_CALL = re.compile(r"^[ \t]+(?:[\w:]+(?:\.|->))*[\w:]+(?:\.|->)?\w+\([^;{}]*\);\n", re.MULTILINE)
# Their absence costs memory or time only, ends nothing that continues, or is seen by the compiler.
_NO_FAULT_WITHOUT = re.compile(r"\s*(?:assert|llvm_unreachable|(?:\w+\.)?reserve)\b")
_NUMBER = re.compile(r"(?<![\w.<])(\d+)(?![\w.>])")


def cpp_faults(source: str) -> list[Fault]:
    """Returns the faults that a file of C++ can have."""
    code = _NO_CODE.sub(lambda match: re.sub(r"[^\n]", "\0", match[0]), source)
    changes = [*_conditions(code), *_comparisons(code), *_numbers(code), *_calls(source, code)]
    return [
        Fault(code.count("\n", 0, start) + 1, what, partial(_replaced, source, start, end, new))
        for start, end, new, what in changes
    ]


_Change = tuple[int, int, str, str]


def _conditions(code: str) -> Iterator[_Change]:
    """Yields conditions that are negated, and those whose parts are connected otherwise."""
    for match in _CONDITION.finditer(code):
        end = _closing(code, match.end())
        condition = code[match.end() : end]
        if condition and ";" not in condition and " = " not in condition and "\0" not in condition:
            yield match.end(), end, f"!({condition})", f"negated: {' '.join(condition.split())[:60]}"
    for match in re.finditer(r" (&&|\|\|) ", code):
        yield *match.span(1), "||" if match[1] == "&&" else "&&", f"'{match[1]}' is the other"


def _closing(code: str, start: int) -> int:
    """Returns the place of the parenthesis that closes the one before `start`."""
    depth = 1
    for match in re.compile(r"[()]").finditer(code, start):
        depth += 1 if match[0] == "(" else -1
        if not depth:
            return match.start()
    return start


def _comparisons(code: str) -> Iterator[_Change]:
    for match in re.finditer(r" (==|!=|<=|>=|<|>) ", code):
        yield *match.span(1), _COMPARISONS[match[1]], f"'{match[1]}' is '{_COMPARISONS[match[1]]}'"


def _numbers(code: str) -> Iterator[_Change]:
    for match in _NUMBER.finditer(code):
        yield *match.span(), str(int(match[1]) + 1), f"{match[1]} is one more"


def _calls(source: str, code: str) -> Iterator[_Change]:
    for match in _CALL.finditer(code):
        if not _NO_FAULT_WITHOUT.match(match[0]):
            shown = " ".join(source[match.start() : match.end()].split())[:60]
            yield *match.span(), "", f"a call is left out: {shown}"


def _replaced(source: str, start: int, end: int, new: str) -> str:
    return source[:start] + new + source[end:]

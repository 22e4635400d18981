# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Faults in tables: a missing clause, condition or row, a different limit or version."""

from __future__ import annotations

import functools
import json
import operator
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

from mutants.python_faults import Fault

# For a .td file: the pattern, the replacement, and the name of the fault.
_TEXT: list[tuple[str, str, str]] = [
    # The first of several elements of a list, and the last.
    (r"\[(\w+(?:<[\w, ]*>)?), (?=\w)", "[", "the first of a list is left out"),
    (r",\s+\w+(?:<\[?[\w, ]*\]?>)?\s*\](?=>|;|,)", "]", "the last of a list is left out"),
    (r"^def : \w+<[^;{]*>;\n", "", "a record is left out"),
    (r"(?<== )[1-9]\d+(?=;|,|\")", r"\g<0>000", "a number is 1000 times as large"),
    (r"(?<=MinVersion<SPIRV_V_1_)[1-5](?=>)", "0", "a version is 1.0"),
    (r"let limit = 1;", "let limit = 0;", "a limit is none"),
]


def td_faults(source: str) -> list[Fault]:
    """Returns the faults that a .td file can have."""
    found = []
    for pattern, replacement, what in _TEXT:
        for match in re.finditer(pattern, source, re.MULTILINE):
            line = source.count("\n", 0, match.start()) + 1
            code = source[source.rfind("\n", 0, match.start()) + 1 : match.start()]
            if code.lstrip().startswith("//"):
                continue
            shown = " ".join(match[0].split())[:60]
            found.append(Fault(line, f"{what}: {shown}", partial(_replaced, source, match, replacement)))
    return found


def _replaced(source: str, match: re.Match[str], replacement: str) -> str:
    return source[: match.start()] + match.expand(replacement) + source[match.end() :]


# The parts of VulkanRegistry.json that affect devices. Everything else is a list of names.
_JSON_TABLES = ("features", "properties", "feature_facts", "property_facts", "capabilities", "extensions")


def json_faults(source: str) -> list[Fault]:
    """Returns the faults that VulkanRegistry.json can have."""
    return [
        Fault(0, f"{'/'.join(map(str, path))} {what}", partial(_broken, source, path))
        for path, what in _places(json.loads(source))
    ]


def _broken(source: str, path: list[Any]) -> str:
    form = json.loads(source)
    *above, key = path
    holder = functools.reduce(operator.getitem, above, form)
    if key == "version" and "extensions" in holder:
        holder[key] = None
    elif isinstance(holder, list) or not isinstance(holder[key], int):
        del holder[key]
    else:
        holder[key] += 1
    return json.dumps(form)


def _places(form: Any) -> Iterator[tuple[list[Any], str]]:
    """Yields the places for faults, as paths of keys."""
    for table in (*_JSON_TABLES, "limits"):
        for name, row in form[table].items():
            if not isinstance(row, dict):
                if row is not None:
                    yield [table, name], "is another, or none"
                continue
            for key in ("implies", "extensions"):
                for number in range(len(row.get(key, ()))):
                    yield [table, name, key, number], "is left out"
            for member in row.get("members", ()):
                yield [table, name, "members", member], "is left out"
            for key in ("guaranteed", "core", "spirv", "version"):
                if isinstance(row.get(key), int):
                    yield [table, name, key], "is another"
            for number, way in enumerate(row.get("ways", ())):
                yield [table, name, "ways", number], "is left out"
                for key in ("feature", "property", "version"):
                    if way.get(key) is not None:
                        yield [table, name, "ways", number, key], "is left out"

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Generates pages from the documented declarations in C++ headers and TableGen files."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

BANNER = re.compile(r"^//===-+ (\S+) - (.*?) -+\*- .*$", re.MULTILINE)
TYPE = re.compile(
    r"^(?:template .*?)?(?:class|struct|enum class|enum)\s+(?:\w+\s+)*?(\w+)\s*(?:final\s*)?(?::|\{|$)"
)
NAME = re.compile(r"(~?\w+|operator\S+)\s*(?:\(|=|;|\{|$)")


@dataclass
class Declaration:
    """A documented declaration: its text without a body, its comment, and its nested declarations."""

    text: str
    comment: str
    indent: int
    members: list[Declaration] = field(default_factory=list)

    @property
    def name(self) -> str:
        if found := TYPE.match(self.text):
            return found[1]
        without_template = re.sub(r"^template\s*<[^>]*>\s*", "", self.text)
        found = NAME.search(without_template)
        return found[1] if found else self.text.split("\n")[0]

    @property
    def is_type(self) -> bool:
        return TYPE.match(self.text) is not None


def summary(header: str) -> str:
    """Returns the purpose that a file's banner states."""
    found = BANNER.search(header)
    return found[2].strip() if found else ""


def declarations(header: str) -> Iterator[Declaration]:
    """Returns the declarations of a header that have a `///` comment."""
    lines = iter(header.splitlines())
    comment: list[str] = []
    for line in lines:
        if found := re.match(r"\s*///( ?)(.*)", line):
            comment.append(found[2])
            continue
        if not comment or not line.strip():
            comment = []
            continue
        text = [line]
        while not is_whole("\n".join(text)):
            text.append(next(lines, ";"))
        indent = len(line) - len(line.lstrip())
        yield Declaration(signature(textwrap.dedent("\n".join(text))), "\n".join(comment), indent)
        comment = []


def is_whole(text: str) -> bool:
    """Returns whether the lines form a complete declaration or enum case."""
    return text.count("(") == text.count(")") and re.search(r"[;{},]\s*(//.*)?$", text) is not None


def signature(text: str) -> str:
    """Returns a declaration without the body of a function and without initializers of members."""
    found = re.search(r"\s*(?:\n?\s+: \w+[({].*)?\{.*$", text, re.DOTALL)
    return (text[: found.start()] if found else text).rstrip(" ;,") + ("" if TYPE.match(text) else ";")


def nested(header: str) -> list[Declaration]:
    """Returns the declarations of a header, members under their class."""
    top: list[Declaration] = []
    stack: list[Declaration] = []
    for declaration in declarations(header):
        while stack and stack[-1].indent >= declaration.indent:
            stack.pop()
        (stack[-1].members if stack else top).append(declaration)
        if declaration.is_type:
            stack.append(declaration)
    return top


def page(folder: Path) -> str:
    """Returns the page about the headers in a folder."""
    parts = [
        "# C++ API",
        "Generated from the comments in the public headers. Names are in the namespace `mlir::availability`, "
        "unless a header says otherwise. [C++](../cpp.md) shows how they are used.",
    ]
    for path in sorted(folder.rglob("*.h")):
        header = path.read_text()
        found = nested(header)
        if not found:
            continue
        parts += [f"## {path.relative_to(folder)}", summary(header) + "."]
        for declaration in found:
            parts += [f"### {declaration.name}", *described(declaration)]
    return "\n\n".join(parts) + "\n"


def described(declaration: Declaration) -> Iterator[str]:
    yield f"```cpp\n{declaration.text}\n```"
    yield escaped(declaration.comment)
    for member in declaration.members:
        code = " ".join(member.text.split())
        comment = escaped(member.comment).replace("\n\n", "\n\n  ")
        yield f"* ``{code}``\n\n  " + comment.replace("\n", "\n  ")
        for inner in member.members:
            yield f"  * ``{' '.join(inner.text.split())}``: " + " ".join(escaped(inner.comment).split())


def escaped(comment: str) -> str:
    """Returns a comment as Markdown. Escapes angle brackets outside of code, which would be HTML."""
    parts = re.split(r"(`[^`]*`)", comment)
    return "".join(part if part.startswith("`") else re.sub(r"([<>\[\]*#])", r"\\\1", part) for part in parts)


def tablegen_page(file: Path) -> str:
    """Returns the page about the classes of a TableGen file, each with its comment and its text."""
    source = file.read_text()
    parts = [
        "# TableGen classes",
        f"Generated from the comments in `{file.name}`; include it as `mlir-availability/{file.name}`. "
        "[TableGen](../tablegen.md) shows how the classes are used.",
    ]
    found = re.finditer(
        r"((?:^//(?!=).*\n)+)((?:class|def) (\w+)[^;{]*?(?:;|\{\n.*?^\}))", source, re.MULTILINE | re.DOTALL
    )
    for match in found:
        comment = re.sub(r"^// ?", "", match[1], flags=re.MULTILINE)
        parts += [f"## {match[3]}", escaped(comment).strip(), f"```tablegen\n{match[2]}\n```"]
    return "\n\n".join(parts) + "\n"

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions that call one of clang's each, with constants that clang takes, and what clang makes of them."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from llvm_release import tool

FAR = 100000
"""A constant outside of every range, so that clang says what the range is."""

# Rounds in which clang says what is wrong with the first constant of a function that isn't right.
_ROUNDS = 16
_SCALES = (1, 2, 4, 8)
# What x86's instructions have for the rounding mode: without exceptions, each one or none; and that of the
# register, for which clang writes ops that other architectures have, too.
_ROUNDING = (8, 9, 10, 11, 4)
_WITHOUT_ROUNDING = (8, 4)

_INTEGER = re.compile(r"(unsigned |signed )?(char|short|int|long|long long)")


@dataclass
class Function:
    """A function that calls one of clang's.

    Attributes:
        name: the called function.
        builtin: clang's builtin.
        features: the features that clang requires of its caller, beside those for its types: "zbc|zbkc".
        result: its type.
        parameters: their types.
        values: the values of constants, by position.
        allowed: all values that clang takes.
    """

    name: str
    builtin: str
    features: str
    result: str
    parameters: tuple[str, ...]
    values: dict[int, int] = field(default_factory=dict)
    allowed: dict[int, tuple[int, ...]] = field(default_factory=dict)

    def text(self) -> str:
        """Returns the function in C, on one line."""
        taken = [
            f"{type_} a{index}" for index, type_ in enumerate(self.parameters) if index not in self.values
        ]
        passed = [str(self.values.get(index, f"a{index}")) for index in range(len(self.parameters))]
        value = "" if self.result == "void" else "return "
        return (
            f"{self.result} w_{self.name}({', '.join(taken) or 'void'})"
            f" {{ {value}{self.name}({', '.join(passed)}); }}"
        )

    def parameter_at(self, column: int) -> int:
        """Returns which argument stands at a column, from 1, of the text; how many there are if none does."""
        text = self.text()
        end = text.index(f"{self.name}(", text.index("{")) + len(self.name) + 1
        if column <= end:
            return len(self.parameters)
        for index in range(len(self.parameters)):
            end += len(str(self.values.get(index, f"a{index}"))) + 2
            if column <= end:
                return index
        return len(self.parameters)

    def mend(self, column: int, message: str) -> bool:
        """Changes a constant about which clang complains at a column. Returns false if that isn't it."""
        place = self.parameter_at(column)
        if re.search("constant integer|must be a constant", message):
            open_ = [
                index
                for index, type_ in enumerate(self.parameters)
                if index not in self.values and _INTEGER.fullmatch(type_)
            ]
            if not open_:
                return False
            # Most have them last, as an `int`; masks are unsigned.
            guess = max(open_, key=lambda index: (self.parameters[index] == "int", index))
            self.values[place if place in open_ else guess] = FAR
            return True
        if "rounding argument" in message:
            # The last one that stands open, or that takes less.
            open_ = [each for each in self.values if self.allowed.get(each, _ROUNDING) == _ROUNDING]
            place = place if place in open_ else max(open_, default=len(self.parameters))
            return self._allow(place, _WITHOUT_ROUNDING if place in self.allowed else _ROUNDING)
        missing = [index for index in self.values if index not in self.allowed]
        place = place if place in missing else next(iter(missing), len(self.parameters))
        if "scale argument" in message:
            return self._allow(place, _SCALES)
        stated = re.search(r"range \[(-?\d+), (-?\d+)\]", message)
        if not stated:
            return False
        return self._allow(place, range(int(stated[1]), int(stated[2]) + 1))

    def _allow(self, place: int, values: Sequence[int]) -> bool:
        if place == len(self.parameters) or self.allowed.get(place) == tuple(values):
            return False
        self.allowed[place] = tuple(values)
        self.values[place] = values[0]
        return True


@dataclass(frozen=True)
class Compiler:
    """clang for one target.

    Attributes:
        options: those of the target.
        headers: those to include.
    """

    options: tuple[str, ...]
    headers: tuple[str, ...] = ()

    def run(self, source: str, *options: str) -> str:
        """Returns what clang prints about C, after the lines of the headers."""
        included = "".join(f"#include <{name}>\n" for name in self.headers)
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory, "calls.c")
            path.write_text(included + source)
            done = subprocess.run(
                [
                    *(tool("clang"), *self.options, "-ffreestanding", "-std=gnu11", "-ferror-limit=0"),
                    *("-fno-caret-diagnostics", "-fno-color-diagnostics", *options, str(path)),
                ],
                capture_output=True,
                text=True,
            )
        return done.stdout + done.stderr

    def _compile(self, functions: Iterable[Function], *options: str) -> str:
        return self.run("\n".join(each.text() for each in functions) + "\n", *options)

    def taken(self, asked: Iterable[Function]) -> list[Function]:
        """Returns the functions that clang takes, with constants that it takes."""
        todo = list(asked)
        for _ in range(_ROUNDS):
            errors = self._errors(self._compile(todo, "-fsyntax-only"))
            if not errors:
                return todo
            bad = {index for index, error in errors.items() if not todo[index].mend(*error)}
            todo = [each for index, each in enumerate(todo) if index not in bad]
        raise ValueError("clang refuses some functions again and again")

    def _errors(self, printed: str) -> dict[int, tuple[int, str]]:
        """Returns the column and the text of the first error in each function, by its position."""
        errors: dict[int, tuple[int, str]] = {}
        for line, column, message in re.findall(r"calls\.c:(\d+):(\d+): error: (.*)", printed):
            errors.setdefault(int(line) - len(self.headers) - 1, (int(column), message))
        return errors

    def translate(self, functions: Iterable[Function]) -> str:
        """Returns the LLVM IR of functions, of those for which clang makes any."""
        options = ("-O1", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm", "-o", "-")
        todo = list(functions)
        while errors := self._errors(printed := self._compile(todo, *options)):
            todo = [each for index, each in enumerate(todo) if index not in errors]
        return printed


def declared(compiler: Compiler, features: Mapping[str, str]) -> Iterator[Function]:
    """Yields functions of builtins, with the types that clang declares for them. `features` has what it
    requires of each.
    """
    asked = "\n".join(f"void f{index}() {{ {name}(); }}" for index, name in enumerate(features))
    printed = compiler.run(asked, "-fsyntax-only", "-Xclang", "-ast-dump")
    for name, type_ in re.findall(r"FunctionDecl .*? (__builtin_\w+) '([^']*)' extern", printed):
        begin = _last_parenthesis(type_)
        listed = [each for each in type_[begin + 1 : -1].split(", ") if each not in ("", "void")]
        if name in features and "..." not in listed:
            yield Function(name, name, features[name], type_[:begin].strip(), tuple(listed))


def _last_parenthesis(text: str) -> int:
    """Returns where the parenthesis opens that the last letter closes."""
    depth = 0
    for position in reversed(range(len(text))):
        depth += (text[position] == ")") - (text[position] == "(")
        if not depth:
            return position
    raise ValueError(text)

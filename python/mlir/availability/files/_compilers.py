# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The compilers of shaders' sources: which command makes a binary of a file.

A command comes from the command line or from the user's own configuration. A project's file can only choose
among the names that the user has given to commands: whoever opens a project starts nothing that it names.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from mlir.availability.disk._programs import find_program
from mlir.availability.files._source import Diagnostic, InputError
from mlir.availability.files._suffixes import GLSL_SUFFIXES
from mlir.availability.files._user_config import (
    check_keys,
    config_file,
    read_config,
    split_command,
    tables_of,
    words_of,
    wrong,
)

GLSLANG = ("glslangValidator", "glslang")
KNOWN = ("glslc", *GLSLANG)
"""The programs whose options are known, the preferred one first."""

_FILE, _OUTPUT = "{file}", "{output}"
_COMPILER_KEYS = ("command", "suffixes")


@dataclass(frozen=True)
class Compiler:
    """A command that makes a SPIR-V binary of a source.

    Attributes:
        name: its name in messages.
        command: its words. A program in `KNOWN` gets its other arguments; in the words of others, ``{file}``,
            ``{output}`` and ``{env}``, such as "vulkan1.1", are replaced.
        suffixes: how the names of its sources end.
    """

    name: str
    command: tuple[str, ...]
    suffixes: tuple[str, ...] = GLSL_SUFFIXES

    @property
    def program(self) -> str:
        """The name of its program, without folders."""
        return os.path.basename(self.command[0])  # noqa: PTH119 (pathlib is slow to import.)


@dataclass(frozen=True)
class Compilers:
    """The compilers of files.

    Attributes:
        by_suffix: the compiler of files whose names end so.
        targets: what the files are checked against, as :func:`mlir.availability.target` takes it: it
            determines for which version of Vulkan they are compiled.
        is_forbidden: whether no compiler may be started.
    """

    by_suffix: Mapping[str, Compiler] = field(default_factory=dict)
    targets: tuple[str, ...] = ()
    is_forbidden: bool = False

    def of(self, file: str) -> Compiler | None:
        """Returns the compiler of a file, None if there is none."""
        return self.by_suffix.get(os.path.splitext(file)[1])  # noqa: PTH122

    def compiles(self, file: str) -> bool:
        """Whether a file of this name is a source that a compiler reads."""
        return file.endswith(GLSL_SUFFIXES) or self.of(file) is not None


def no_compilers() -> Compilers:
    """Returns what lets no compiler be started."""
    return Compilers(is_forbidden=True)


def find_compilers(
    asked: str | None = None, chosen: str | None = None, project: str = "", targets: tuple[str, ...] = ()
) -> Compilers:
    """Returns the compilers: those of the user's configuration, and of those on PATH the first in `KNOWN`.

    Args:
        asked: from the command line: the name of a compiler, or a command.
        chosen: from a project's file: the name of a compiler.
        project: the project's file.
        targets: see `Compilers`.

    Raises:
        InputError: the user's configuration can't be used, or there is no compiler of a name.
    """
    own = _own_compilers(config_file())
    found = {suffix: own.on_path for suffix in GLSL_SUFFIXES} if own.on_path else {}
    for each in own.named.values():
        found |= {suffix: each for suffix in each.suffixes if suffix not in GLSL_SUFFIXES}
    selected = None
    if asked is not None:
        selected = own.named.get(asked) or _asked_compiler(asked)
    elif chosen is not None:
        selected = own.named.get(chosen)
        if selected is None:
            raise InputError(Diagnostic(project, "error", _not_defined(chosen, own)))
    elif own.default:
        selected = own.named[own.default]
    if selected:
        found |= dict.fromkeys(selected.suffixes, selected)
    return Compilers(found, targets)


@dataclass(frozen=True)
class FindCompilers:
    """Finds the user's compilers, in any process."""

    targets: tuple[str, ...] = ()
    """See `Compilers`."""

    def __call__(self) -> Compilers:
        return find_compilers(targets=self.targets)


USERS = FindCompilers()
"""Finds them for files that are checked against no targets."""


def _asked_compiler(command: str) -> Compiler:
    option = "--compiler"
    return _from_words(option, "a compiler", split_command(option, command))


@dataclass(frozen=True)
class _Own:
    """What the user has: compilers with names, the default one's name, and the first one on PATH."""

    named: Mapping[str, Compiler]
    default: str
    on_path: Compiler | None


def _own_compilers(file: str) -> _Own:
    """Reads the user's configuration. Raises InputError: it can't be used."""
    on_path = {name: find_program(name) for name in KNOWN}
    known = {name: Compiler(name, (program,)) for name, program in on_path.items() if program}
    first = next(iter(known.values()), None)
    table = read_config(file)
    listed = tables_of(file, table, "compilers")
    named = {**known, **{name: _compiler(file, name, each) for name, each in listed.items()}}
    default = table.get("compiler", "")
    if not isinstance(default, str) or (default and default not in named):
        raise wrong(file, f"'compiler' has to be the name of one of these: {', '.join(named) or 'none'}")
    return _Own(named, default, first)


def _compiler(file: str, name: str, table: Mapping[str, Any]) -> Compiler:
    """Returns a compiler of the user's configuration."""
    what = f"compiler '{name}'"
    check_keys(file, table, _COMPILER_KEYS, what)
    suffixes = table.get("suffixes", list(GLSL_SUFFIXES))
    if not isinstance(suffixes, list) or not all(
        isinstance(each, str) and each.startswith(".") and "." not in each[1:] and len(each) > 1
        for each in suffixes
    ):
        raise wrong(file, f"'suffixes' of {what} has to be a list of suffixes, such as [\".hlsl\"]")
    command = words_of(file, table, what, '["glslc", "-O"]')
    return _from_words(file, what, command, name, tuple(suffixes))


def _from_words(
    place: str, what: str, words: list[str], name: str = "", suffixes: tuple[str, ...] = GLSL_SUFFIXES
) -> Compiler:
    if not words or not words[0]:
        raise wrong(place, f"{what} has no command")
    compiler = Compiler(name or os.path.basename(words[0]), tuple(words), suffixes)  # noqa: PTH119
    joined = "\n".join(words)
    if compiler.program not in KNOWN and not (_FILE in joined and _OUTPUT in joined):
        raise wrong(
            place,
            f"the options of '{words[0]}' are not known: the command of {what} has to have {_FILE} and "
            f"{_OUTPUT} in it, and may have {{env}}",
        )
    return compiler


def _not_defined(name: str, own: _Own) -> str:
    known = f"it knows {', '.join(own.named)}" if own.named else "it knows none"
    return (
        f"there is no compiler '{name}'; a project can only name one that your own configuration defines, "
        f"{config_file()}; {known}"
    )

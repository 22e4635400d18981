# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a SPIR-V binary of a shader's source, by a compiler that is a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from functools import cache

from mlir import ir
from mlir.availability.ask._targets import target
from mlir.availability.disk._programs import executable_of
from mlir.availability.disk._user_file import read_file, reason_of
from mlir.availability.files._compilers import (
    GLSLANG,
    KNOWN,
    Compiler,
    Compilers,
)
from mlir.availability.files._results import Compilation
from mlir.availability.files._source import Diagnostic, InputError, Kind, Source, kind_of
from mlir.availability.files._suffixes import stage_of
from mlir.availability.files._user_config import config_file
from mlir.availability.files.worker._endings import describe_end

SECONDS = 60
"""A compiler that takes longer is stopped."""
_MOST_BYTES = 1 << 28
_MOST_TEXT = 1 << 16
_MOST_ERRORS = 10

_MINORS = (0, 1, 2, 3)
"""The versions of Vulkan for which to compile, 1.N: later ones have no later version of SPIR-V."""
_MINOR_OF_SPIRV = {0: 0, 1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 3}
_SPIRV_VERSION = re.compile(r"#spirv\.vce<v1\.(\d+)")

# "tone.comp:4: error: 'x' : undeclared identifier" and "ERROR: tone.comp:4: 'x' : undeclared identifier ".
_ERROR = re.compile(r"(?:ERROR: )?(?P<file>.+?):(?P<line>\d+):(?: (?:fatal )?error:)? ?(?P<text>\S.*)")
# What follows an error and says nothing more.
_END = "compilation terminated"


def compile_source(file: str, data: bytes, compilers: Compilers) -> tuple[Source, Compilation]:
    """Compiles a shader for the lowest version of Vulkan that its compiler accepts, from the targets' on.

    The binary has debug information, so that it is known which of its instructions is from which line.

    Args:
        file: the name of the source.
        data: the source, for messages.
        compilers: which may be used.

    Returns:
        The binary, under the name of its source, and how it was made.

    Raises:
        InputError: there is no compiler, or it refuses the source, or isn't done in time.
    """
    compiler = compilers.of(file)
    if compiler is None or compilers.is_forbidden:
        raise InputError(_no_compiler(file, compilers))
    first = _first_minor(compilers.targets)
    minors = [minor for minor in _MINORS if minor >= first] if _takes_version(compiler) else [first]
    errors: list[Diagnostic] = []
    for minor in minors:
        binary, errors = _run(compiler, file, data, minor)
        if not errors:
            environment = f"Vulkan 1.{minor}" if _takes_version(compiler) else ""
            return Source(file, binary, Kind.SPIRV), Compilation(compiler.name, environment)
    raise InputError(*errors)


def _no_compiler(file: str, compilers: Compilers) -> Diagnostic:
    if compilers.is_forbidden:
        message = "it is a shader's source, and an editor's server starts no compiler: 'check' does"
        return Diagnostic(file, "error", message)
    message = "it is a shader's source, and neither glslc nor glslangValidator is on PATH"
    how = f"install one (Debian: apt install glslc), define one in {config_file()}, or give --compiler"
    return Diagnostic(file, "error", message, details=(how,))


@cache
def _first_minor(targets: tuple[str, ...]) -> int:
    """Returns the lowest version of Vulkan among targets, 1.N; 0 where none says it."""
    found = []
    with ir.Context():
        for each in targets:
            try:
                stated = _SPIRV_VERSION.search(str(target(each)))
            except ValueError:  # Another dialect's, which isn't declared here.
                continue
            found += [_MINOR_OF_SPIRV.get(int(stated[1]), _MINORS[-1])] if stated else []
    return min(found, default=0)


def _takes_version(compiler: Compiler) -> bool:
    """Whether the compiler is told for which version to compile. Options of the user's come first."""
    if compiler.program in KNOWN:
        return not any(word.startswith(("--target-env", "-V", "-G")) for word in compiler.command[1:])
    return any("{env}" in word for word in compiler.command)


def _arguments(compiler: Compiler, file: str, minor: int, output: str) -> list[str]:
    """Returns the words of a command."""
    # A name that begins with a minus is no option.
    name = f"./{file}" if file.startswith("-") else file
    environment = f"vulkan1.{minor}"
    stage = stage_of(file)
    words = list(compiler.command)
    if compiler.program == "glslc":
        words += ["-g", *([f"--target-env={environment}"] if _takes_version(compiler) else [])]
        words += [f"-fshader-stage={stage}"] if stage else []
        return [*words, "-o", output, name]
    if compiler.program in GLSLANG:
        words += ["-g", *(["-V", "--target-env", environment] if _takes_version(compiler) else [])]
        words += ["-S", stage] if stage else []
        return [*words, "-o", output, name]
    places = {"{file}": name, "{output}": output, "{env}": environment}
    return [re.sub(r"\{(?:file|output|env)\}", lambda found: places[found[0]], word) for word in words]


def _run(compiler: Compiler, file: str, data: bytes, minor: int) -> tuple[bytes, list[Diagnostic]]:
    """Runs a compiler. Returns what it has written, and why it refuses the source, where it does.

    Raises:
        InputError: it can't be started, isn't done in time, or writes no binary.
    """
    with tempfile.TemporaryDirectory(prefix="mlir-availability-") as folder:
        output = os.path.join(folder, "shader.spv")  # noqa: PTH118
        words = _arguments(compiler, file, minor, output)
        with open(os.path.join(folder, "messages"), "w+b") as messages:  # noqa: PTH118, PTH123
            try:
                code = subprocess.run(
                    words,
                    executable=executable_of(words[0]),
                    stdin=subprocess.DEVNULL,
                    stdout=messages,
                    stderr=messages,
                    timeout=SECONDS,
                ).returncode
            except subprocess.TimeoutExpired as error:
                message = f"{compiler.name} was stopped: it took more than {SECONDS} seconds"
                raise InputError(Diagnostic(file, "error", message)) from error
            except (OSError, ValueError) as error:
                message = f"'{words[0]}' can't be started: {reason_of(error)}"
                raise InputError(Diagnostic(file, "error", message)) from error
            messages.seek(0)
            said = messages.read(_MOST_TEXT).decode(errors="replace")
        if code != 0:
            return b"", _errors(compiler, file, data, said, code)
        try:
            binary = read_file(output, _MOST_BYTES)
        except OSError as error:
            message = f"{compiler.name} has written no binary: {reason_of(error)}"
            raise InputError(Diagnostic(file, "error", message)) from error
    if kind_of(binary) is not Kind.SPIRV:
        raise InputError(Diagnostic(file, "error", f"what {compiler.name} has written is no SPIR-V binary"))
    return binary, []


def _errors(compiler: Compiler, file: str, data: bytes, said: str, code: int) -> list[Diagnostic]:
    """Returns what a compiler says of a source, as it says it."""
    found: dict[Diagnostic, None] = {}
    lines = data.split(b"\n")
    for text in said.splitlines():
        match = _ERROR.fullmatch(text.strip())
        if match is None or _END in match["text"]:
            continue
        line = None
        if match["file"] == file and 0 < int(match["line"]) <= len(lines):
            line = lines[int(match["line"]) - 1].decode(errors="replace").rstrip("\r")
        message = f"{match['text'].strip()} ({compiler.name})"
        found[Diagnostic(f"{match['file']}:{match['line']}:0", "error", message, line, None)] = None
    if found:
        return list(found)[:_MOST_ERRORS]
    end, _ = describe_end(code, "")
    told = tuple(each.strip() for each in said.splitlines() if each.strip())[:_MOST_ERRORS]
    return [Diagnostic(file, "error", f"{compiler.name} refuses it ({end})", details=told)]


def has_source(file: str, data: bytes, compilers: Compilers) -> bool:
    """Whether a file's contents are the source of a shader: its name says so, and they are no binary."""
    return bool(data) and compilers.compiles(file) and kind_of(data) in (Kind.TEXT, Kind.LLVM_IR, None)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What clang makes of its functions for AArch64's vectors (arm_neon.h, arm_sve.h, arm_sme.h): LLVM IR with
calls of intrinsics, and the features that clang requires of each function.
"""

from __future__ import annotations

import functools
import re
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from llvm_release import tool
from probe.c_functions import Compiler, Function, declared

Sets: TypeAlias = "frozenset[frozenset[str]]"
"""Sets of features, each of which is enough."""

_HEADERS = ("arm_neon.h", "arm_fp16.h", "arm_sve.h", "arm_sme.h", "arm_acle.h")
_TABLES = ("arm_neon.inc", "arm_sve_builtins.inc", "arm_sme_builtins.inc")
# Of the newest architecture with all of its extensions.
_ARCHITECTURE = (
    "armv9.6-a+aes+bf16+crc+cssc+dotprod+f16f32dot+f16f32mm+f16mm+f32mm+f64mm+f8f16mm+f8f32mm"
    "+faminmax+fp16+fp16fml+fp8+fp8dot2+fp8dot4+fp8fma+fprcvt+i8mm+jscvt+lut+memtag+mops+rcpc3+rng"
    "+rdm+sha2+sha3+sm4+sme+sme-b16b16+sme-f16f16+sme-f64f64+sme-f8f16+sme-f8f32+sme-fa64+sme-i16i64"
    "+sme-lutv2+sme-mop4+sme-tmop+sme2p3+ssve-aes+ssve-bitperm+ssve-fexpa+ssve-fp8dot2+ssve-fp8dot4"
    "+ssve-fp8fma+sve-aes+sve-aes2+sve-b16b16+sve-b16mm+sve-bfscale+sve-bitperm+sve-f16f32mm+sve-sha3"
    "+sve-sm4+sve2-aes+sve2-bitperm+sve2-sha3+sve2-sm4+sve2p3"
)
COMPILER = Compiler(("--target=aarch64-linux-gnu", f"-march={_ARCHITECTURE}"))
"""clang for AArch64."""

# Functions in streaming mode, and with the state that the instructions of SME change.
_MODES = (
    "",
    "__arm_streaming",
    '__arm_streaming __arm_inout("za")',
    '__arm_streaming __arm_inout("za", "zt0")',
    '__arm_inout("za")',
    '__arm_inout("za", "zt0")',
)
# A constant outside of every range, so that clang says what the range is.
_FAR = 100000
_ROUNDS = 30
# What architectures have that clang names in place of extensions.
_ARCHITECTURES = {"v8.1a": "rdm", "v8.3a": "complxnum", "v8.5a": "fptoint"}


@dataclass
class Wrapper:
    """A function that calls one of clang's.

    Attributes:
        name: the called function.
        result: its type.
        parameters: their types; None for what must be a constant in a macro.
        builtins: the builtins that it stands for.
        constants: the values of its constants, by position, and the ranges that clang states for them.
        mode: which of `_MODES` it has.
        refused: why clang takes no such call; "" if it does.
    """

    name: str
    result: str
    parameters: tuple[str | None, ...]
    builtins: tuple[str, ...]
    constants: dict[int, int] = field(default_factory=dict)
    ranges: dict[int, tuple[int, int]] = field(default_factory=dict)
    mode: int = 0
    refused: str = ""

    def text(self) -> str:
        """Returns the function in C, on one line."""
        declared, passed = [], []
        for index, type_ in enumerate(self.parameters):
            if index in self.constants:
                passed.append(str(self.constants[index]))
            else:
                declared.append(f"{type_} a{index}")
                passed.append(f"a{index}")
        value = "" if self.result == "void" else "return "
        return (
            f"{self.result} w_{self.name}({', '.join(declared) or 'void'}) {_MODES[self.mode]}"
            f" {{ {value}{self.name}({', '.join(passed)}); }}"
        )

    def constant_at(self, column: int) -> int | None:
        """Returns which constant, or what else, stands at a column, from 1, of the text."""
        text = self.text()
        position = text.index(f"{self.name}(", text.index("{")) + len(self.name) + 1
        for index, part in enumerate(text[position : text.rindex(");")].split(", ")):
            if position <= column - 1 < position + len(part) + 2:
                return index
            position += len(part) + 2
        return None


def _header(name: str) -> str:
    directory = subprocess.run(
        [tool("clang"), "-print-resource-dir"], check=True, capture_output=True, text=True
    ).stdout.strip()
    return Path(directory, "include", name).read_text()


def _wrappers(header: str) -> Iterator[Wrapper]:
    text = _header(header)
    # Declarations that stand for a builtin.
    for builtin, result, name, parameters in re.findall(
        r"^__ai .*clang_arm_builtin_alias\((\w+)\).*\n(.*?)(\w+)\((.*)\);$", text, flags=re.MULTILINE
    ):
        taken = [each.strip() for each in parameters.split(",") if each.strip() not in ("", "void")]
        yield Wrapper(name, result.strip(), tuple(taken), (builtin,))
    little = re.sub(r"^#else\n.*?^#endif$", "", text, flags=re.MULTILINE | re.DOTALL)
    for result, name, parameters, body in re.findall(
        r"^(?:__ai|static __inline__)\b(?: __attribute__\(\(.*?\)\))? *(\w[\w ]*?)\s*"
        r"(?:__attribute__\(\(.*\)\)\s*)?"
        r"\b(\w+)\(([^)]*)\) \{\n(.*?)^\}$",
        little,
        flags=re.MULTILINE | re.DOTALL,
    ):
        types = [each.strip().rpartition(" ") for each in parameters.split(",") if each.strip() != "void"]
        yield Wrapper(
            name,
            result.strip(),
            tuple(f"{before}{'*' * after.count('*')}" for before, _, after in types),
            tuple(re.findall(r"__builtin_(?:neon|arm)_\w+", body)),
        )
    for name, parameters, body in re.findall(
        r"^#define (\w+)\(([^)]*)\) __extension__ \(\{ \\\n(.*?)^\}\)$",
        little,
        flags=re.MULTILINE | re.DOTALL,
    ):
        own = {
            taken: type_ for type_, taken in re.findall(r"^ +(.*?) ?__s\d+ = (__p\d+);", body, re.MULTILINE)
        }
        names = [each.strip() for each in parameters.split(",")]
        if re.match("v(ld|st)", name):
            own.setdefault(names[0], "void *")
        result = re.search(r"^ +(.*) __ret;", body, re.MULTILINE)
        constants = {index: _FAR for index, each in enumerate(names) if each not in own}
        yield Wrapper(
            name,
            result[1] if result else "void",
            tuple(own.get(each) for each in names),
            tuple(re.findall(r"__builtin_neon_\w+", body)),
            constants,
        )


def _compile(wrappers: Sequence[Wrapper], *options: str) -> str:
    """Returns what clang prints."""
    included = "".join(f"#include <{name}>\n" for name in _HEADERS)
    with tempfile.TemporaryDirectory() as directory:
        source = Path(directory, "calls.c")
        source.write_text(included + "\n".join(each.text() for each in wrappers) + "\n")
        done = subprocess.run(
            [
                *(tool("clang"), "--target=aarch64-linux-gnu", f"-march={_ARCHITECTURE}"),
                *("-ffreestanding", "-std=gnu11", "-w", "-ferror-limit=0", "-fno-caret-diagnostics"),
                *("-fno-color-diagnostics", *options, str(source)),
            ],
            capture_output=True,
            text=True,
        )
    return done.stdout + done.stderr


def _mend(wrapper: Wrapper, column: int, message: str) -> None:
    """Changes a function that clang refuses: a constant, or its mode."""
    constants = wrapper.constants
    if re.search("streaming|ZA|ZT0|target feature", message) and wrapper.mode + 1 < len(_MODES):
        wrapper.mode += 1
        return
    place = wrapper.constant_at(column)
    if re.search("constant integer|must be a constant", message):
        if place is None or place in constants:
            open_ = [
                index
                for index, type_ in enumerate(wrapper.parameters)
                if type_ and re.search(r"^(?!sv).*int|^enum|^int", type_) and "*" not in type_
            ]
            place = next((index for index in reversed(open_) if index not in constants), None)
        if place is not None:
            constants[place] = _FAR
            return
    elif range_ := re.search(r"range \[(-?\d+), (-?\d+)\]", message):
        place = (
            place
            if place in constants
            else next((index for index in reversed(constants) if index not in wrapper.ranges), None)
        )
        if place is not None and place not in wrapper.ranges:
            constants[place] = int(range_[1])
            wrapper.ranges[place] = (int(range_[1]), int(range_[2]))
            return
    elif (
        constants and (number := re.findall(r"\d+", message)) and int(number[-1]) != constants[max(constants)]
    ):
        constants[max(constants)] = int(number[-1])
        return
    wrapper.refused = message


def wrappers() -> list[Wrapper]:
    """Returns functions that clang compiles, one for each of its functions in the headers."""
    every: dict[str, Wrapper] = {}
    for header in _HEADERS:
        for each in _wrappers(header):
            if not each.name.startswith("__noswap"):
                every.setdefault(each.name, each)
    todo = list(every.values())
    first = len(_HEADERS) + 1
    for _ in range(_ROUNDS):
        printed = _compile(todo, "-fsyntax-only")
        errors = dict(
            reversed(
                [
                    (int(line), (int(column), message))
                    for line, column, message in re.findall(r"calls\.c:(\d+):(\d+): error: (.*)", printed)
                ]
            )
        )
        if not errors:
            return todo
        for line, (column, message) in errors.items():
            _mend(todo[line - first], column, message)
        todo = [each for each in todo if not each.refused]
    return todo


def compile_wrappers(chosen: Sequence[Wrapper]) -> str:
    """Returns the LLVM IR of functions."""
    return _compile(chosen, "-O1", "-S", "-emit-llvm", "-o", "-")


# ===----------------------------------------------------------------------===
# The features that clang requires
# ===----------------------------------------------------------------------===


@functools.cache
def requirements() -> Mapping[str, str]:
    """Returns the expression of features of each builtin."""
    directory = subprocess.run(
        [tool("llvm-config"), "--includedir"], check=True, capture_output=True, text=True
    ).stdout.strip()
    found: dict[str, str] = {}
    for table in _TABLES:
        text = Path(directory, "clang/Basic", table).read_text()
        prefix = f"__builtin_{table[4:].partition('_builtins')[0].partition('.')[0]}_"
        for name, features in re.findall(r"StrOffsets\{\d+ /\* (\w+) \*/, .*?, \d+ /\* ([^*]*) \*/\}", text):
            found[prefix + name] = features
    text = Path(directory, "clang/Basic/BuiltinsAArch64.def").read_text()
    for name, features in re.findall(
        r'^(?:TARGET_)?BUILTIN\((\w+), "[^".]*", "[^"]*"(?:, "([^"]*)")?\)', text, re.MULTILINE
    ):
        found[name] = features
    return found


def scalar_functions() -> list[Function]:
    """Returns functions that clang takes, one for each of its builtins that has no vectors."""
    # Those for registers have names for them, and clang crashes on a call of `subp` without arguments.
    features = {
        name: text
        for name, text in requirements().items()
        if re.match(r"__builtin_arm_(?![rw]sr|subp|s[vm]e_)", name)
    }
    return COMPILER.taken(declared(COMPILER, features))


def needs_of_scalar(function: Function) -> Sets:
    """Returns the sets of features with which clang compiles a function of `scalar_functions`."""
    return parse(function.features)


def parse(expression: str) -> Sets:
    """Returns the sets of features for an expression: ``(sve,(sve2|sme))|sme``."""
    tokens = re.findall(r"[(),|]|[^(),|]+", expression)

    def alternatives() -> Sets:
        found = both()
        while tokens and tokens[0] == "|":
            tokens.pop(0)
            found |= both()
        return found

    def both() -> Sets:
        found = one()
        while tokens and tokens[0] == ",":
            tokens.pop(0)
            other = one()
            found = frozenset(left | right for left in found for right in other)
        return found

    def one() -> Sets:
        token = tokens.pop(0)
        if token != "(":
            return frozenset({frozenset({_ARCHITECTURES.get(token, token)})})
        found = alternatives()
        tokens.pop(0)
        return found

    return alternatives() if tokens else frozenset({frozenset()})


def needs_of(wrapper: Wrapper) -> Sets:
    """Returns the sets of features with which clang compiles a function."""
    found: Sets = frozenset({frozenset()})
    for builtin in wrapper.builtins:
        other = parse(requirements().get(builtin, ""))
        found = frozenset(left | right for left in found for right in other)
    return found

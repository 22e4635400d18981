# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""clang's facts about AMD's instructions: the features that its builtins require.

`python -m probe.clang` asks clang about all ROCDL ops with builtins, in a few seconds, and writes
tools/probe/data/clang.json. Users expect the names of these features.
"""

from __future__ import annotations

import functools
import json
import re
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from llvm_release import tool
from probe.ods import Ods

PATH = Path(__file__).parent / "data/clang.json"

# A builtin has the name of its op, or that name with one of these suffixes.
_SUFFIXES = (
    "",
    "_w32",
    "_w64",
    "_gfx12",
    "_w32_gfx12",
    "_w64_gfx12",
    "_i32",
    "_u32",
    "_f32",
    "_v2f32",
    "_v2i32",
)
# This chip has none of the features that builtins require.
_POOREST = "gfx801"
_INTEGERS = re.compile(r"(unsigned )?(int|long|short|char)|bool|signed char")


def builtins_of(op: str) -> list[str]:
    """Returns the names of builtins that may correspond to the op `rocdl.`."""
    base = "__builtin_amdgcn_" + re.sub(r"\W", "_", op.partition(".")[2])
    return [base + suffix for suffix in _SUFFIXES]


def _run(source: str, *options: str) -> str:
    command = [
        tool("clang"),
        "-x",
        "cl",
        "--target=amdgcn-amd-amdhsa",
        "-nogpulib",
        f"-mcpu={_POOREST}",
    ]
    command += ["-ferror-limit=0", "-fno-color-diagnostics", "-w", *options, "-"]
    done = subprocess.run(command, input=source, capture_output=True, text=True)
    return done.stdout + done.stderr


def _parameters(names: Iterable[str]) -> dict[str, list[str]]:
    """Returns the types of the parameters of each builtin that exists."""
    calls = "\n".join(f"void f{index}() {{ {name}(); }}" for index, name in enumerate(names))
    printed = _run(calls, "-fsyntax-only", "-Xclang", "-ast-dump")
    found = {}
    for name, type_ in re.findall(r"FunctionDecl .*?(__builtin_\w+) '([^']*)'", printed):
        listed = _up_to_parenthesis(type_.partition(" (")[2])
        found[name] = [each for each in listed.split(", ") if each and each != "void"]
    return found


def _up_to_parenthesis(text: str) -> str:
    """Returns the text before the first unmatched closing parenthesis."""
    depth = 0
    for position, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if depth < 0:
            return text[:position]
    return text


@dataclass(frozen=True)
class _Call:
    """A call of a builtin: the parameters of the surrounding function, and the statement."""

    declared: list[str]
    statement: str


def _call(index: int, name: str, parameters: list[str], constant: int) -> _Call:
    """Returns a call with `constant` for all integers: some must be constants in a range."""
    declared, passed = [], []
    for position, type_ in enumerate(parameters):
        if _INTEGERS.fullmatch(type_):
            passed.append(str(constant))
        else:
            declared.append(f"__typeof__(*({type_} *)0) a{index}_{position}")
            passed.append(f"a{index}_{position}")
    return _Call(declared, f"{name}({', '.join(passed)});")


def ask(ops: Iterable[str]) -> dict[str, str]:
    """Returns for each builtin of `ops` the features that it needs according to clang: "gfx10-insts",
    "gfx950-insts,wavefrontsize64"; "" if it needs none.
    """
    parameters = _parameters(name for op in ops for name in builtins_of(op))
    left = sorted(parameters)
    needs: dict[str, str] = {}
    for constant in (0, 1, 4, 8, 16, 64):
        calls = {name: _call(index, name, parameters[name], constant) for index, name in enumerate(left)}
        right = _right(calls)
        # All calls are in one function: after the first function with an error, clang checks no other.
        declared = ", ".join(each for name in right for each in calls[name].declared)
        body = "\n".join(calls[name].statement for name in right)
        printed = _run(f"void f({declared}) {{\n{body}\n}}", "-S", "-o", "/dev/null")
        said = dict(re.findall(r"error: '(\w+)' needs target feature (\S+)", printed))
        needs |= {name: said.get(name, "") for name in right}
        left = [name for name in left if name not in right]
    return needs


def _right(calls: Mapping[str, _Call]) -> list[str]:
    """Returns the builtins whose calls clang accepts, regardless of the chip."""
    lines = [
        f"void f{index}({', '.join(call.declared)}) {{ {call.statement} }}"
        for index, call in enumerate(calls.values())
    ]
    printed = _run("\n".join(lines), "-fsyntax-only")
    wrong = {int(line) for line in re.findall(r"^<stdin>:(\d+):\d+: error: ", printed, re.MULTILINE)}
    return [name for number, name in enumerate(calls, 1) if number not in wrong]


@functools.cache
def declared() -> dict[str, str]:
    """Returns clang's answers, by the names of builtins."""
    said: dict[str, str] = json.loads(PATH.read_text())
    return said


@functools.cache
def features_of(op: str) -> frozenset[str]:
    """Returns the features that the builtins of an op require. Builtins of an op that is converted to ROCDL
    are those with the last word of its name: `mfma` of `amdgpu.sparse_mfma`.
    """
    names: Iterable[str] = builtins_of(op)
    if not op.startswith("rocdl."):
        word = re.split(r"[._]", op)[-1]
        names = [name for name in declared() if word in name.split("_")]
    said = (declared().get(name, "") for name in names)
    return frozenset(feature for each in said for feature in each.split(",") if feature)


def chips_of(op: str, features: Mapping[str, frozenset[str]]) -> frozenset[str] | None:
    """Returns the chips for which clang compiles a builtin of the op; None if it has none.

    Args:
        op: the op's name.
        features: for each chip, its features.
    """
    needs = [declared()[name].split(",") for name in builtins_of(op) if name in declared()]
    if not needs:
        return None
    return frozenset(
        chip
        for chip, own in features.items()
        if any(all(feature in own for feature in each if feature) for each in needs)
    )


if __name__ == "__main__":
    said = ask(Ods("mlir/Dialect/LLVMIR/ROCDLOps.td", "rocdl").ops)
    PATH.write_text(json.dumps(said, indent=0, sort_keys=True) + "\n")

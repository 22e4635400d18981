# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of a CPU's intrinsics that clang writes for its own functions, and whether LLVM has them with some
features: its code generator, and its assembler, which checks features that the code generator doesn't.
"""

from __future__ import annotations

import itertools
import json
import re
import subprocess
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from llvm_release import tool
from probe import cpu, intrinsics
from probe.acle import Sets
from probe.c_functions import Function
from probe.children import Done, run_jobs
from probe.llvm import CompileError, compile_ir

_STATE = '"aarch64_pstate_sm_enabled" "aarch64_inout_za" "aarch64_inout_zt0"'
_TYPES = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "ptr": "p", "void": ""}
# target("riscv.vector.tuple", <vscale x 8 x i8>, 2)
_TARGET = r'target\("[^"]*"[^)]*\)'
_ONE_TYPE = re.compile(rf"<[^>]*>|\{{(?:{_TARGET}|[^}}])*\}}|{_TARGET}|\w+")
# LLVM reads the lane as a constant without a look, and doesn't say that it must be one.
_LANE = re.compile(r"aarch64\.neon\.(ld|st)\dlane")


@dataclass(frozen=True)
class Call:
    """A call of an intrinsic.

    Attributes:
        arch: its architecture, by the name in `cpu.TRIPLES`.
        declared: its declaration in LLVM IR.
        name: its name without suffixes for types.
        result: the type of its result, in LLVM IR.
        parameters: the types of its parameters.
        immediates: the values of those that must be constants, by position.
        streaming: whether it is in AArch64's streaming mode.
    """

    arch: str
    declared: str
    name: str
    result: str
    parameters: tuple[str, ...]
    immediates: tuple[tuple[int, int], ...]
    streaming: bool = False

    def function(self, name: str) -> str:
        """Returns a function with the call in LLVM IR, without the declaration."""
        given = dict(self.immediates)
        taken = [f"{type_} %a{index}" for index, type_ in enumerate(self.parameters) if index not in given]
        passed = [f"{type_} {given.get(index, f'%a{index}')}" for index, type_ in enumerate(self.parameters)]
        called = re.search(r"@([\w.]+)\(", self.declared)
        assert called
        call = f"call {self.result} @{called[1]}({', '.join(passed)})"
        body = f"{call}\n  ret void" if self.result == "void" else f"%r = {call}\n  ret {self.result} %r"
        return f"define {self.result} @{name}({', '.join(taken)}) #0 {{\n  {body}\n}}\n"

    def key(self, shown: Mapping[int, str] | None = None) -> str:
        """Returns its name in tables, with the numbers that are shown."""
        shown = shown or {}
        operands = [
            f"={shown[index]}" if index in shown else _key_type(type_)
            for index, type_ in enumerate(self.parameters)
        ]
        return f"{self.name}({_key_type(self.result)};{','.join(operands)})"


@dataclass(frozen=True)
class Row:
    """A call and the sets of features, each of which is enough, in one of AArch64's two modes."""

    key: str
    streaming: bool
    needs: cpu.Needs


def _key_type(type_: str) -> str:
    if vector := re.fullmatch(r"<(vscale x )?(\d+) x (\w+)>", type_):
        return f"{'nxv' if vector[1] else 'v'}{vector[2]}{_key_type(vector[3])}"
    if struct := re.fullmatch(r"\{ (.*) \}", type_):
        return f"{{{','.join(map(_key_type, _split(struct[1])))}}}"
    if target := re.fullmatch(r'target\("([^"]*)"(?:, )?(.*)\)', type_):
        return ":".join([target[1], *map(_key_type, _split(target[2]))])
    return _TYPES.get(type_, type_)


def _split(text: str) -> list[str]:
    """Returns the parts of a list of types, parameters or arguments."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "<{([") - (letter in ">})]")
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def calls_in(text: str, arch: str) -> Iterator[tuple[str, Call]]:
    """Yields the calls of the architecture's intrinsics in LLVM IR, with the names of their functions."""
    declared: dict[str, tuple[str, str, tuple[str, ...], list[int]]] = {}
    for line, result, name, parameters in re.findall(
        rf"^(declare (.*?) @(llvm\.{arch}\.[\w.]+)\((.*?)\)(?: #\d+)?)$", text, flags=re.MULTILINE
    ):
        listed = _split(parameters)
        types = tuple(match[0] for each in listed if (match := _ONE_TYPE.match(each)))
        plain = re.sub(r"^(noundef|range\([^)]*\)) ", "", result)
        immediates = [index for index, each in enumerate(listed) if "immarg" in each]
        declared[name] = (re.sub(r" #\d+$", "", line), plain, types, immediates)
    streaming = set(re.findall(r"^attributes #(\d+) = .*aarch64_pstate_sm_enabled", text, flags=re.MULTILINE))
    for function, attributes, body in re.findall(
        r"^define [^@\n]*@(\w+)\(.*\)[^#\n]*#(\d+).*\{\n((?:[^}\n].*\n|\n)*)\}$", text, flags=re.MULTILINE
    ):
        for name, arguments in re.findall(rf" call [^@]*@(llvm\.{arch}\.[\w.]+)\((.*)\)", body):
            line, result, types, immediates = declared[name]
            values = [each.rpartition(" ")[2] for each in _split(arguments)]
            numbers = {"true": 1, "false": 0}
            lanes = [index for index, value in enumerate(values) if value.isdigit() and _LANE.search(name)]
            given = tuple(
                (index, numbers[values[index]] if values[index] in numbers else int(values[index]))
                for index in sorted({*immediates, *lanes})
            )
            is_streaming = attributes in streaming
            yield function, Call(arch, line, _base(name, arch), result, types, given, is_streaming)


def _base(name: str, arch: str) -> str:
    """Returns the name without suffixes for types."""
    known = _names(arch)
    while name not in known and "." in name:
        name = name.rpartition(".")[0]
    return name


@cache
def _names(arch: str) -> frozenset[str]:
    return frozenset(intrinsics.name_of(each) for each in intrinsics.intrinsics(arch))


# ===----------------------------------------------------------------------===
# Questions
# ===----------------------------------------------------------------------===


def _module(calls: Sequence[Call]) -> bytes:
    lines = sorted({each.declared for each in calls})
    lines += [each.function(f"f{index}") for index, each in enumerate(calls)]
    state = _STATE if calls[0].streaming else ""
    return ("\n".join(lines) + f"\nattributes #0 = {{ nounwind {state} }}\n").encode()


def _compiled(job: tuple[tuple[Call, ...], frozenset[str]]) -> str:
    calls, names = job
    arch = calls[0].arch
    try:
        return compile_ir(_module(calls), cpu.TRIPLES[arch], "", cpu.listed(names, arch))
    except CompileError:
        return ""


Pair = tuple[Call, frozenset[str]]


def accepted(pairs: Iterable[Pair], size: int = 64) -> set[Pair]:
    """Returns the pairs of a call and features that LLVM compiles and assembles. It is asked about `size` at
    once, which is fast if it accepts most.
    """
    groups: defaultdict[tuple[bool, frozenset[str]], list[Call]] = defaultdict(list)
    for call, names in dict.fromkeys(pairs):
        groups[call.streaming, names].append(call)
    todo = [
        (tuple(calls[first : first + size]), names)
        for (_, names), calls in groups.items()
        for first in range(0, len(calls), size)
    ]
    good: set[Pair] = set()
    while todo:
        again: list[tuple[tuple[Call, ...], frozenset[str]]] = []
        compiled: defaultdict[frozenset[str], list[tuple[tuple[Call, ...], str]]] = defaultdict(list)
        for job, outcome in zip(todo, run_jobs(todo, _compiled), strict=True):
            if isinstance(outcome, Done) and outcome.result:
                compiled[job[1]].append((job[0], outcome.result))
            elif len(job[0]) > 1:
                middle = len(job[0]) // 2
                again += [(job[0][:middle], job[1]), (job[0][middle:], job[1])]
        for names, made in compiled.items():
            for calls, assembly in made:
                if not cpu.refusal(assembly, calls[0].arch, names):
                    good |= {(call, names) for call in calls}
                elif len(calls) > 1:
                    middle = len(calls) // 2
                    again += [(calls[:middle], names), (calls[middle:], names)]
        todo = again
    return good


def too_strict(rows: Sequence[Row], calls: Mapping[str, Call], known: cpu.Features) -> list[str]:
    """Returns the rows, in words, that LLVM compiles and assembles without a feature. `calls` has the call of
    each key.
    """
    less = {
        (calls[row.key], known.without(known.closed(each), {name})): row
        for row in rows
        for each in row.needs
        for name in each
    }
    return sorted(f"{less[call, names].key}: {known.least(names)}" for call, names in accepted(less, size=1))


@dataclass
class Asked:
    """What clang says of a call.

    Attributes:
        sets: the sets of features that it requires, each of which is enough.
        values: the numbers that it takes, for each immediate by position.
    """

    sets: set[frozenset[str]] = field(default_factory=set)
    values: defaultdict[int, set[int]] = field(default_factory=lambda: defaultdict(set))


def collect(
    functions: Mapping[str, Function],
    calls: Iterable[tuple[str, Call]],
    known: cpu.Features,
    needs_of: Callable[[Function], Sets],
) -> dict[Call, Asked]:
    """Returns the calls of functions, by the names of these: one for all numbers."""
    first: dict[str, Call] = {}
    asked: defaultdict[Call, Asked] = defaultdict(Asked)
    base = cpu.BASE[known.arch]
    for name, call in calls:
        function = functions[name]
        if function.values.keys() != function.allowed.keys():
            continue  # clang states no range.
        what = asked[first.setdefault(call.key(), call)]
        what.sets |= {
            known.closed({*each, *base}) for each in needs_of(function) if each <= known.implied.keys()
        }
        # clang adds others after a function's own: how much of a result to keep, the size of elements.
        own = [(given, function.allowed[place]) for place, given in sorted(function.values.items())]
        for index, value in call.immediates:
            what.values[index].update(own.pop(0)[1] if own and own[0][0] == value else (value,))
    return asked


def _ends(call: Call, values: Mapping[int, set[int]]) -> list[Call]:
    """Returns the call with the first, and the last, of the numbers of each immediate."""
    chosen = [tuple((index, end(numbers)) for index, numbers in values.items()) for end in (min, max)]
    return [replace(call, immediates=each) for each in dict.fromkeys(chosen)]


def ask(asked: Mapping[Call, Asked], known: cpu.Features) -> list[Row]:
    """Returns the calls that LLVM compiles and assembles with what clang requires, with the first and the
    last number of each immediate.
    """
    compile_ir(b"define void @f() {\n  ret void\n}\n", cpu.TRIPLES[known.arch], "", "")
    ends = {call: _ends(call, what.values) for call, what in asked.items()}
    good = accepted(
        (each, names) for call, what in asked.items() for each in ends[call] for names in what.sets
    )
    rows = []
    for call, what in asked.items():
        sets = [each for each in what.sets if all((end, each) in good for end in ends[call])]
        least = [known.least(each) for each in sets if not any(other < each for other in sets)]
        if least:
            shown = {
                index: _shown(values)
                for index, values in what.values.items()
                if len(values) < 2 ** int(call.parameters[index][1:])
            }
            rows.append(Row(call.key(shown), False, tuple(sorted(least))))
    return rows


def _shown(values: set[int]) -> str:
    """Returns how names in tables show numbers: "<0..4|7>"."""
    negative = [str(value) for value in sorted(values) if value < 0]
    runs = itertools.groupby(
        enumerate(value for value in sorted(values) if value >= 0), key=lambda item: item[1] - item[0]
    )
    lists = [[number for _, number in run] for _, run in runs]
    ranges = [f"{each[0]}..{each[-1]}" if len(each) > 1 else str(each[0]) for each in lists]
    parts = [*negative, *ranges]
    return parts[0] if len(values) == 1 else f"<{'|'.join(parts)}>"


def read(path: Path) -> list[Row]:
    """Returns the kept answers."""
    _, *lines = path.read_text().splitlines()
    return [Row(key, streaming, tuple(map(tuple, needs))) for key, streaming, needs in map(json.loads, lines)]


def keep(path: Path, rows: Iterable[Row]) -> None:
    """Keeps answers, a line for each call."""
    version = subprocess.run([tool("llvm-config"), "--version"], check=True, capture_output=True, text=True)
    lines = [json.dumps({"versions": [f"LLVM {version.stdout.strip()}"]})]
    lines += [
        json.dumps([row.key, row.streaming, row.needs])
        for row in sorted(rows, key=lambda row: (row.key, row.streaming))
    ]
    path.write_text("\n".join(lines) + "\n")

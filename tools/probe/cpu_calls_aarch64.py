# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The features of a CPU that calls of AArch64's intrinsics need.

`PYTHONPATH=tools:scripts/facts ./dev run python -m probe.cpu_calls_aarch64` compiles all of clang's functions
for AArch64's vectors, collects the intrinsics that they call, asks LLVM's code generator and assembler
whether they exist with the features that clang requires, keeps the answers in `data/cpu_calls_aarch64.jsonl`,
and writes td/generated/CPUCallsAArch64.td; `... --write` writes the file only. Of a number in the
instruction, the first and the last are asked about that clang takes.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache

from llvm_release import tool
from probe import acle, cpu_calls
from probe.children import Done, run_jobs
from probe.chips import ROOT
from probe.cpu import TRIPLES, Features
from probe.llvm import CompileError, compile_ir
from probe.store import DATA

PATH = DATA / "cpu_calls_aarch64.jsonl"
TD = ROOT / "td/generated/CPUCallsAArch64.td"

_STATE = '"aarch64_pstate_sm_enabled" "aarch64_inout_za" "aarch64_inout_zt0"'
_TYPES = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "ptr": "p", "void": ""}


@dataclass(frozen=True)
class Call:
    """A call of an intrinsic.

    Attributes:
        declared: its declaration in LLVM IR.
        name: its name without suffixes for types.
        result: the type of its result, in LLVM IR.
        parameters: the types of its parameters.
        immediates: the values of those that must be constants, by position.
        streaming: whether it is in streaming mode.
    """

    declared: str
    name: str
    result: str
    parameters: tuple[str, ...]
    immediates: tuple[tuple[int, int], ...]
    streaming: bool

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
    """A call and the sets of features, each of which is enough, in one of the two modes."""

    key: str
    streaming: bool
    needs: cpu_calls.Needs


def _key_type(type_: str) -> str:
    if vector := re.fullmatch(r"<(vscale x )?(\d+) x (\w+)>", type_):
        return f"{'nxv' if vector[1] else 'v'}{vector[2]}{_key_type(vector[3])}"
    if struct := re.fullmatch(r"\{ (.*) \}", type_):
        return f"{{{','.join(_key_type(each) for each in re.findall(r'<[^>]*>|[^, ]+', struct[1]))}}}"
    if target := re.fullmatch(r'target\("(.*)"\)', type_):
        return target[1]
    return _TYPES.get(type_, type_)


@cache
def features() -> Features:
    """Returns LLVM's features of AArch64."""
    return Features("aarch64")


def _split(text: str) -> list[str]:
    """Returns the parts of a list of parameters or arguments."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "<{([") - (letter in ">})]")
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


_ONE_TYPE = re.compile(r'<[^>]*>|\{[^}]*\}|target\("[^"]*"\)|\w+')


def calls_in(text: str) -> Iterator[tuple[str, Call]]:
    """Yields the calls of AArch64's intrinsics in LLVM IR, with the names of their functions."""
    declared: dict[str, tuple[str, str, tuple[str, ...], list[int]]] = {}
    for line, result, name, parameters in re.findall(
        r"^(declare (.*?) @(llvm\.aarch64\.[\w.]+)\((.*?)\)(?: #\d+)?)$", text, flags=re.MULTILINE
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
        for name, arguments in re.findall(r" call [^@]*@(llvm\.aarch64\.[\w.]+)\((.*)\)", body):
            line, result, types, immediates = declared[name]
            values = [each.rpartition(" ")[2] for each in _split(arguments)]
            numbers = {"true": 1, "false": 0}
            given = tuple(
                (index, numbers[values[index]] if values[index] in numbers else int(values[index]))
                for index in immediates
            )
            yield function, Call(line, _base(name), result, types, given, attributes in streaming)


def _base(name: str) -> str:
    """Returns the name without suffixes for types."""
    known = _names()
    while name not in known and "." in name:
        name = name.rpartition(".")[0]
    return name


@cache
def _names() -> frozenset[str]:
    from probe import intrinsics

    return frozenset(intrinsics.name_of(each) for each in intrinsics.intrinsics("aarch64"))


# ===----------------------------------------------------------------------===
# Questions
# ===----------------------------------------------------------------------===


def _module(calls: Sequence[Call]) -> bytes:
    lines = sorted({each.declared for each in calls})
    lines += [each.function(f"f{index}") for index, each in enumerate(calls)]
    state = _STATE if calls[0].streaming else ""
    return ("\n".join(lines) + f"\nattributes #0 = {{ nounwind {state} }}\n").encode()


def _listed(names: frozenset[str]) -> str:
    off = [f"-{name}" for name in ("fp-armv8", "neon") if name not in names]
    return ",".join([*(f"+{name}" for name in sorted(names)), *off])


def _compiled(job: tuple[tuple[Call, ...], frozenset[str]]) -> str:
    try:
        return compile_ir(_module(job[0]), TRIPLES["aarch64"], "", _listed(job[1]))
    except CompileError:
        return ""


def _assembled(assembly: str, names: frozenset[str]) -> bool:
    text = re.sub(r"^\s*\.(arch|variant_pcs|cfi).*$", "", assembly, flags=re.MULTILINE)
    done = subprocess.run(
        [tool("llvm-mc"), f"-triple={TRIPLES['aarch64']}", f"-mattr={_listed(names)}", "-filetype=null"],
        input=text,
        capture_output=True,
        text=True,
    )
    return not done.returncode


_Pair = tuple[Call, frozenset[str]]


def accepted(pairs: Iterable[_Pair], size: int = 64) -> set[_Pair]:
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
    good: set[_Pair] = set()
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
                if _assembled(assembly, names):
                    good |= {(call, names) for call in calls}
                elif len(calls) > 1:
                    middle = len(calls) // 2
                    again += [(calls[:middle], names), (calls[middle:], names)]
        todo = again
    return good


def _sets(needs: acle.Sets, *, streaming: bool) -> list[frozenset[str]]:
    """Returns the sets of features that count in one mode, without what others imply."""
    found = set()
    for each in needs:
        if streaming != ("sve" not in each and any(name.startswith(("sme", "ssve")) for name in each)):
            continue
        if each <= features().implied.keys():
            found.add(features().closed(each))
    return [each for each in found if not any(other < each for other in found)]


@dataclass
class Asked:
    """What clang says of a call.

    Attributes:
        sets: the sets of features that it requires, each of which is enough.
        limits: the first and the last of the numbers that it takes, for each immediate by position.
    """

    sets: set[frozenset[str]]
    limits: dict[int, tuple[int, int]]


def collect(wrappers: Mapping[str, acle.Wrapper], text: str) -> dict[Call, Asked]:
    """Returns the calls in LLVM IR of functions, by the names of these: one for all numbers."""
    first: dict[tuple[str, bool], Call] = {}
    asked: dict[Call, Asked] = {}
    for function, found in calls_in(text):
        wrapper = wrappers[function]
        if not wrapper.builtins:
            continue  # It calls others.
        # A function has the first number of a range.
        limits = {
            index: next(
                (wrapper.ranges[place] for place in wrapper.ranges if wrapper.constants[place] == value),
                (value, value),
            )
            for index, value in found.immediates
        }
        for streaming in (False, True) if not found.streaming else (True,):
            sets = _sets(acle.needs_of(wrapper), streaming=streaming)
            if sets:
                call = replace(found, streaming=streaming)
                known = asked.setdefault(first.setdefault((call.key(), streaming), call), Asked(set(), {}))
                known.sets |= set(sets)
                if re.search(r"neon\.(ld|st)\d", call.name):
                    # LLVM moves bf16 without its instructions.
                    known.sets |= {features().without(each, {"bf16"}) for each in sets}
                for index, (low, high) in limits.items():
                    before = known.limits.get(index, (low, high))
                    known.limits[index] = min(low, before[0]), max(high, before[1])
    return asked


def ask(asked: Mapping[Call, Asked]) -> list[Row]:
    """Returns the calls that LLVM compiles and assembles with what clang requires, with the first and the
    last number.
    """
    compile_ir(b"define void @f() {\n  ret void\n}\n", TRIPLES["aarch64"], "", "")
    ends = {
        call: [
            replace(call, immediates=tuple((index, limits[side]) for index, limits in what.limits.items()))
            for side in (0, 1)
        ]
        for call, what in asked.items()
    }
    good = accepted((end, each) for call, what in asked.items() for end in ends[call] for each in what.sets)
    rows = []
    for call, what in asked.items():
        sets = [each for each in what.sets if all((end, each) in good for end in ends[call])]
        least = [features().least(each) for each in sets if not any(other < each for other in sets)]
        if least:
            rows.append(Row(call.key(_ranges(what.limits)), call.streaming, tuple(sorted(least))))
    return rows


def _ranges(limits: Mapping[int, tuple[int, int]]) -> dict[int, str]:
    """Returns how names in tables show the numbers."""
    return {index: str(low) if low == high else f"<{low}..{high}>" for index, (low, high) in limits.items()}


def too_strict(rows: Sequence[Row], calls: Mapping[str, Call]) -> list[str]:
    """Returns the rows, in words, that LLVM compiles and assembles without a feature. `calls` has the call of
    each key.
    """
    less = {
        (calls[row.key], features().without(features().closed(each), {name})): row
        for row in rows
        for each in row.needs
        for name in each
    }
    return sorted(
        f"{less[call, names].key}: {features().least(names)}" for call, names in accepted(less, size=1)
    )


def read() -> list[Row]:
    """Returns the kept answers."""
    _, *lines = PATH.read_text().splitlines()
    return [Row(key, streaming, tuple(map(tuple, needs))) for key, streaming, needs in map(json.loads, lines)]


def keep(rows: Iterable[Row]) -> None:
    """Keeps answers, a line for each call."""
    version = subprocess.run([tool("llvm-config"), "--version"], check=True, capture_output=True, text=True)
    lines = [json.dumps({"versions": [f"LLVM {version.stdout.strip()}"]})]
    lines += [
        json.dumps([row.key, row.streaming, row.needs])
        for row in sorted(rows, key=lambda row: (row.key, row.streaming))
    ]
    PATH.write_text("\n".join(lines) + "\n")


def text() -> str:
    """Returns the text of td/generated/CPUCallsAArch64.td."""
    rows = read()
    tables = {
        table: [cpu_calls.Row(row.key, row.needs) for row in rows if row.streaming == streaming]
        for table, streaming in (("CPU_Intrinsics", False), ("CPU_StreamingIntrinsics", True))
    }
    return cpu_calls.text_of(TD, "cpu_calls_aarch64", features(), tables)


def main(arguments: Sequence[str]) -> None:
    if "--write" not in arguments:
        wrappers = {f"w_{each.name}": each for each in acle.wrappers()}
        keep(ask(collect(wrappers, acle.compile_wrappers(list(wrappers.values())))))
    TD.write_text(text())


if __name__ == "__main__":
    main(sys.argv[1:])

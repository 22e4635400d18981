# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the learnt rules as TableGen records."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from llvm_versions import OPS_OF_22
from probe.facts import any_of, cpp_of, is_any, is_in_none, is_variable, presence_of
from probe.known import Known
from probe.learn import Leaf, Test
from probe.ods import Ods, Op
from probe.simplify import Path, without_superfluous

_WIDTH = 80


Tree: TypeAlias = "Sequence[tuple[Leaf, Sequence[str]]]"
"""The leaves of a tree, each with the TableGen of its requirements."""
Seen: TypeAlias = "Mapping[str, frozenset[str | None]]"
"""The values of an op's facts in shapes that were tried. None stands for a fact that a shape doesn't have."""
# So many values are named rather than those that they aren't.
_FEW_VALUES = 3


def records(
    rules: Mapping[str, Sequence[Tree]],
    known: Mapping[str, Known],
    immediates: Mapping[str, frozenset[str]],
    seen: Mapping[str, Seen],
    ods: Ods,
) -> str:
    """Returns the records of all ops.

    Args:
        rules: for each op, the requirements that its trees have learnt.
        known: for each op, the types and numbers that they cover.
        immediates: for each op, the operands that must be constants.
        seen: for each op, the values of its facts.
        ods: the dialect's records.
    """
    same: dict[tuple[str, ...], list[str]] = {}
    special: dict[str, list[str]] = {}
    for name, trees in sorted(rules.items()):
        always = tuple(need for tree in trees if _is_uniform(tree) for need in tree[0][1])
        conditional = [tree for tree in trees if not _is_uniform(tree)]
        op = ods.ops[name]
        guard = _guard(known[name], op) if name in known else []
        guard += _immediate(immediates.get(name, ()), op)
        if conditional or guard:
            values = seen.get(name, {})
            items = [
                *guard,
                *always,
                *(item for tree in conditional for item in _conditions(tree, values, op)),
            ]
            special.setdefault(_list(items, 2), []).append(name)
        else:
            same.setdefault(always, []).append(op.record)
    groups = [_group(needs, ops) for needs, ops in sorted(same.items())]
    groups += [_record(names, needs, ods) for needs, names in special.items()]
    return "\n".join(groups)


def _is_uniform(tree: Tree) -> bool:
    return len(tree) == 1 and not tree[0][0].path


def _names(records: Iterable[str]) -> str:
    return textwrap.fill(", ".join(sorted(records)), _WIDTH, initial_indent="  ", subsequent_indent="  ")


def _ops(records: Iterable[str]) -> str:
    """Returns the TableGen list of the ops with these records. With MLIR 23, it leaves out some."""
    records = frozenset(records)
    listed = f"[\n{_names(records - OPS_OF_22)}\n]"
    quoted = [f'"{record}"' for record in records & OPS_OF_22]
    only = f"OpsOfMLIR22<[\n{_names(quoted)}\n]>.ops"
    if not records & OPS_OF_22:
        return listed
    return f"!listconcat({listed},\n{only})" if records - OPS_OF_22 else only


def _group(needs: tuple[str, ...], records: Iterable[str]) -> str:
    said = f"availability = {_list(needs, 4)}" if needs else "replaces = 1"
    return f"foreach op = {_ops(records)} in\n  def : AvailabilityFor<op> {{\n    let {said};\n  }}\n"


def _list(items: Sequence[str], indent: int) -> str:
    joined = f"[{', '.join(items)}]"
    if len(joined) + indent < _WIDTH - 20:
        return joined
    inner = " " * (indent + 2)
    wrapped = [_wrap(item, inner) for item in items]
    return "[\n" + ",\n".join(wrapped) + "\n" + " " * indent + "]"


def _wrap(item: str, indent: str) -> str:
    # A string literal must stay on one line.
    kept = re.sub(r'"[^"]*"', lambda literal: literal[0].replace(" ", "\0"), item)
    filled = textwrap.fill(
        kept,
        _WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + "  ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return filled.replace("\0", " ")


def _record(names: Sequence[str], needs: str, ods: Ods) -> str:
    """Returns the record of ops with the same conditional requirements."""
    head = "".join(f"// {name}\n" for name in names)
    records = [ods.ops[name].record for name in names]
    if len(records) == 1 and records[0] not in OPS_OF_22:
        return f"{head}def : AvailabilityFor<{records[0]}> {{\n  let availability = {needs};\n}}\n"
    listed = _ops(records)
    record = f"def : AvailabilityFor<op> {{\n  let availability = {needs};\n}}\n"
    return f"{head}foreach op = {listed} in\n{record}"


def _conditions(tree: Tree, seen: Seen, op: Op) -> list[str]:
    """Returns a clause for each leaf. Its words describe the op that is judged, and no other case."""
    paths = [leaf.path for leaf, _ in tree]
    return [
        _when(without_superfluous(path, [*paths[:index], *paths[index + 1 :]]), needs, seen, op)
        for index, (path, (_, needs)) in enumerate(zip(paths, tree, strict=True))
        if needs
    ]


def _when(path: Path, needs: Sequence[str], seen: Seen, op: Op) -> str:
    path = _with_exact(_without_implied(path))
    tests = [_pred(test, answer, op) for test, answer in path]
    condition = tests[0] if len(tests) == 1 else f"And<[{', '.join(tests)}]>"
    words = ", ".join(_words_of(path, seen))
    return f'AvailableWhen<{condition}, [{", ".join(needs)}], "{words}">'


def _pred(test: Test, answer: bool, op: Op) -> str:
    """Returns the predicate of an op for which `test` has the result `answer`."""
    text = cpp_of(test, answer, op)
    whole = re.fullmatch(r"!\((.*)\)", text) if not answer else None
    return f"Neg<CPred<[{{{whole[1]}}}]>>" if whole else f"CPred<[{{{text}}}]>"


def _without_implied(path: Path) -> Path:
    """Returns the tests without those of a number that a narrower one implies."""

    def is_narrower(other: tuple[Test, bool], one: tuple[Test, bool]) -> bool:
        if other[0].fact != one[0].fact or other[1] != one[1] or not (other[0].at_least and one[0].at_least):
            return False
        bound, other_bound = int(one[0].value or 0), int(other[0].value or 0)
        return other_bound > bound if one[1] else other_bound < bound

    return tuple(one for one in path if not any(is_narrower(other, one) for other in path))


def _with_exact(path: Path) -> Path:
    """Returns the tests with one for equality where a number is at least N, but less than N + 1."""
    least = {test.fact: int(test.value or 0) for test, answer in path if test.at_least and answer}
    exact = {
        test.fact
        for test, answer in path
        if test.at_least and not answer and least.get(test.fact) == int(test.value or 0) - 1
    }
    return tuple(
        (replace(test, at_least=False) if test.fact in exact and test.at_least else test, answer)
        for test, answer in path
        if answer or not (test.fact in exact and test.at_least)
    )


def _words_of(path: Path, seen: Seen) -> Iterator[str]:
    """Yields the words for the tests of each fact. They say what the op has, if it is one of a few values:
    "dstTy f8E4M3FN or f8E5M2" rather than "dstTy not f8E8M0FNU".
    """
    by_fact: dict[str, list[tuple[Test, bool]]] = {}
    for test, answer in path:
        by_fact.setdefault(test.fact, []).append((test, answer))
    for fact, tests in by_fact.items():
        if any(test.at_least for test, _ in tests):
            yield _limits(fact, tests)
            continue
        left = [value for value in seen.get(fact, ()) if _is_passed(tests, value)]
        named = sorted((value for value in left if value is not None), key=_short_first)
        if len(named) < len(left) or not 0 < len(named) <= _FEW_VALUES or {"true", "false"} & {*named}:
            yield from (_words(test, answer) for test, answer in tests)
        else:
            yield f"{_said(fact)} {' or '.join(named)}"


def _is_passed(tests: Iterable[tuple[Test, bool]], value: str | None) -> bool:
    """Returns whether tests of one fact have their answers if that has `value`."""
    return all(test.holds({} if value is None else {test.fact: value}) == answer for test, answer in tests)


def _limits(fact: str, tests: Iterable[tuple[Test, bool]]) -> str:
    """Returns the words for tests of a number, one of which is a limit."""
    tests = list(tests)
    first = max((int(test.value or 0) for test, answer in tests if test.at_least and answer), default=None)
    end = min((int(test.value or 0) for test, answer in tests if test.at_least and not answer), default=None)
    if first is None or end is None:
        said = f"{_said(fact)} less than {end}" if first is None else f"{_said(fact)} at least {first}"
    else:
        said = f"{_said(fact)} from {first} to {end - 1}"
    return ", ".join([said, *(_words(test, answer) for test, answer in tests if not test.at_least)])


def _words(test: Test, answer: bool) -> str:
    fact = _said(test.fact)
    if test.value is None:
        return f"no {fact}" if answer else fact
    if test.value in ("true", "false"):
        bare = fact.removeprefix("has ")
        return bare if (test.value == "true") == answer else f"no {bare}"
    relation = ("at least " if answer else "less than ") if test.at_least else ("" if answer else "not ")
    return f"{fact} {relation}{test.value}"


def _guard(known: Known, op: Op) -> list[str]:
    """Returns a clause: the requirements with other types and numbers than the known ones are unknown."""
    of_values: dict[str, list[tuple[str, str]]] = {}
    for names, values in sorted(known.types.items()):
        said = " or ".join(map(_said, names))
        of_values.setdefault(names[0].partition(" of ")[2], []).append((said, _other_than(names, values, op)))
    # One clause for a value: an op may have many, each with a type, a number of lanes, and the like.
    clauses = []

    def add(such: str, words: str, test: str) -> None:
        (nobody_knows,) = unknown(f"no shape with such {such} is known to exist on any chip")
        clauses.append(f'AvailableWhen<CPred<[{{{test}}}]>, [{nobody_knows}], "{words}">')

    for facts in of_values.values():
        words = " or ".join(said for said, _ in facts)
        add(words, words, any_of([test for _, test in facts]))
    for name, ranges in sorted(known.numbers.items()):
        if ranges == (_ALL,):
            continue
        listed = [str(first) if first == last else f"from {first} to {last}" for first, last in ranges]
        add(_said(name), f"{_said(name)} not {' or '.join(listed)}", is_in_none(name, ranges, op))
    for (number, lanes), lengths in sorted(known.lengths.items()):
        words = f"{lanes} and {_said(number)} together"
        add(words, words, " || ".join(_of_other_length(number, lanes, lengths, op)))
    return clauses


def _of_other_length(number: str, lanes: str, lengths: Mapping[str, str], op: Op) -> Iterator[str]:
    """Yields C++ that is true for an op with a number that comes with other lanes."""
    for length in sorted(set(lengths.values()), key=_short_first):
        values = sorted((value for value in lengths if lengths[value] == length), key=_short_first)
        yield f"({cpp_of(Test(lanes, length), False, op)} && ({is_any(number, values, op)}))"


def _immediate(operands: Iterable[str], op: Op) -> list[str]:
    """Returns a clause: the requirements are unknown if one of these operands isn't a constant."""
    names = sorted(operands)
    if not names:
        return []
    (nobody_knows,) = unknown("LLVM has an immediate there, which has to be a constant")
    test = " || ".join(is_variable(name, op) for name in names)
    return [f'AvailableWhen<CPred<[{{{test}}}]>, [{nobody_knows}], "{" or ".join(names)} not a constant">']


def _said(fact: str) -> str:
    return fact.removeprefix("attribute ")


# All numbers of 32 bits.
_ALL = (-(1 << 31), (1 << 31) - 1)


def _other_than(names: tuple[str, ...], values: frozenset[tuple[str | None, ...]], op: Op) -> str:
    """Returns C++ that is true for an op whose facts `names` together have none of `values`."""
    # A pointer has other facts than a number.
    by_names: dict[tuple[str, ...], set[tuple[str, ...]]] = {}
    for each in values:
        present = [(name, value) for name, value in zip(names, each, strict=True) if value is not None]
        by_names.setdefault(tuple(name for name, _ in present), set()).add(
            tuple(value for _, value in present)
        )
    is_absent = bool(by_names.pop((), None))
    if not by_names:
        return presence_of(names[-1], op)
    tests = [test for own in sorted(by_names) for test in _tests_of(own, by_names[own], op)]
    other = f"!({any_of(tests)})"
    return f"{presence_of(names[-1], op)} && {other}" if is_absent else other


def _tests_of(names: tuple[str, ...], values: Iterable[tuple[str, ...]], op: Op) -> list[str]:
    """Returns C++ expressions, one of which is true for an op whose facts `names` have one of `values`."""
    *others, last = names
    # The last fact's values for each combination of the others', and these by the former: many types come
    # with the same numbers of lanes.
    by_others: dict[tuple[str, ...], set[str]] = {}
    for *first, value in values:
        by_others.setdefault(tuple(first), set()).add(value)
    by_last: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    for combination, found in by_others.items():
        by_last.setdefault(tuple(sorted(found, key=_short_first)), []).append(combination)

    tests = []
    for with_it in sorted(by_last, key=lambda listed: [_short_first(value) for value in listed]):
        one = is_any(last, with_it, op)
        if others:
            one = f"({_is_any_of_several(others, by_last[with_it], op)}) && ({one})"
        tests.append(one)
    return tests


def _is_any_of_several(names: Sequence[str], combinations: Iterable[tuple[str, ...]], op: Op) -> str:
    """Returns C++ that is true for an op whose facts `names` have one of `combinations`."""
    ordered = sorted(combinations, key=lambda each: [_short_first(value) for value in each])
    if len(names) == 1:
        return is_any(names[0], [value for (value,) in ordered], op)
    every = [
        " && ".join(cpp_of(Test(name, value), True, op) for name, value in zip(names, each, strict=True))
        for each in ordered
    ]
    return any_of(every)


def _short_first(value: str) -> tuple[int, str]:
    return len(value), value


def unknown(reason: str) -> list[str]:
    """Returns the requirements of an op for which no chip is known: they are unknown."""
    return [f'UnknownNeeds<"{reason}">']


_FILE = """\
//===- {dialect}Ops.td - What probes say of {dialect} -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by tools/probe/rules.py from tools/probe/data. Don't edit: probe, and
// run it again.
//
// The first lists are of ops that need the same whatever their attributes and types
// are; those of the first list exist on all chips.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_{dialect}OPS_TD
#define MLIR_AVAILABILITY_GENERATED_{dialect}OPS_TD

{records}
#endif // MLIR_AVAILABILITY_GENERATED_{dialect}OPS_TD
"""


def file_text(dialect: str, records: str) -> str:
    """Returns the whole file."""
    return _FILE.format(dialect=dialect.upper(), records=records)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes td/generated/NVVMCalls.td and ROCDLCalls.td: the requirements, by name, of intrinsics, PTX
instructions and functions of the vendors' libraries.
"""

from __future__ import annotations

import functools
import re
import subprocess
import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

from llvm_release import tool
from probe import call_ranges, calls, name_patterns, ptx_forms, store
from probe.calls import Needs
from probe.chips import ROOT, Vocabulary
from probe.dialects import Dialect
from probe.facts import facts_of, is_field
from probe.ods import Ods
from probe.rules import Rules, learn_rules
from probe.shapes import Shape

_USUAL = 128
# Intrinsics of which td/dialects has rules.
_RULED = ("llvm.amdgcn.update.dpp",)
_PREFIXES = {"nvvm": "llvm.nvvm.", "rocdl": "llvm.amdgcn."}
# The clang header that declares each vendor's library, and the prefix of its functions.
_LIBRARIES = {
    "nvvm": ("__clang_cuda_libdevice_declares.h", "__nv_"),
    "rocdl": ("__clang_hip_libdevice_declares.h", "__oc[mk]l_"),
}


def intrinsics_of(dialect: Dialect, learnt: Rules | None = None) -> dict[str, Needs]:
    """Returns the known facts about intrinsics: from calls, and from ops that are translated to calls. The
    rules of all shapes may be `learnt` before.
    """
    results = store.read(store.path_of(dialect.name))
    rules = learnt or learn_rules(results, dialect)
    listed = tuple(
        row for row in results.rows if not results.accepting(row) or _has_usual_fields(row.shape, rules.ods)
    )
    shown = replace(results, rows=listed)
    of_ops = calls.calls_of_ops(shown, _PREFIXES[dialect.name], _ops_of_any_immediates(rules))
    found = list(call_ranges.with_ranges(of_ops, rules))
    if calls.path_of(dialect.name).exists():
        found += calls.read(calls.path_of(dialect.name))
    return calls.table(each for each in found if each.call.name not in _RULED)


def _has_usual_fields(shape: Shape, ods: Ods) -> bool:
    """Returns whether the bit fields of a shape have low bits only, or one bit. Others were probed to learn
    which bits may be together; no compiler writes them.
    """
    numbers = [int(value) for fact, value in facts_of(shape, ods).items() if is_field(fact, value)]
    return all(0 <= number < _USUAL or number.bit_count() == 1 for number in numbers)


def _ops_of_any_immediates(rules: Rules) -> set[str]:
    """Returns the ops whose requirements don't depend on their numbers. Enum numbers don't qualify: a call
    may have a number that is no case.
    """
    return {
        op
        for op, leaves in rules.leaves.items()
        if len(leaves) == len(rules.ptx[op]) == 1
        and not rules.known[op].numbers
        and not any(attribute.kind == "enum" for attribute in rules.ods.ops[op].attributes.values())
    }


def forms() -> dict[str, Needs]:
    """Returns the known facts about forms of PTX: the chips that support all instructions of a form."""
    known: dict[str, Needs] = {}
    for found in ptx_forms.read():
        for instruction in found.instructions if found.chips else ():
            form = ptx_forms.form_of(instruction)
            chips, ptx = known.get(form, (found.chips, None))
            known[form] = (chips & found.chips, max(ptx or 0, found.ptx or 0) or None)
    return {form: needs for form, needs in known.items() if needs[0]}


def library_functions(dialect: str) -> list[str]:
    """Returns the functions of the vendor's device library, which exist for all chips."""
    header, prefix = _LIBRARIES[dialect]
    directory = subprocess.run(
        [tool("clang"), "-print-resource-dir"], check=True, capture_output=True, text=True
    ).stdout.strip()
    text = (Path(directory) / "include" / header).read_text()
    return sorted(set(re.findall(rf"\b{prefix}\w+(?=\()", text)))


def _op_like(name: str, dialect: str) -> str:
    """Returns what an op with an intrinsic's name would be called: requirements are chosen by that."""
    return re.sub(r"\(.*", "", name).replace(_PREFIXES[dialect], f"{dialect}.")


def _tables(table: str, known: Mapping[str, Needs], vocabulary: Vocabulary) -> str:
    groups: dict[tuple[str, ...], list[str]] = {}
    requirements = functools.cache(vocabulary.requirements)
    for name, (chips, ptx) in sorted(known.items()):
        try:
            needs = requirements(chips, _op_like(name, vocabulary.dialect))
        except ValueError:
            continue  # Later chips lack it, so no requirement expresses it.
        if ptx:
            needs = [*needs, f"NVVM_MinPTX<NVVM_PTX_{ptx}>"]
        groups.setdefault(tuple(needs), []).append(name)
    return "\n".join(_group(table, needs, names) for needs, names in sorted(groups.items()))


def _group(table: str, needs: tuple[str, ...], names: Iterable[str]) -> str:
    needed = textwrap.fill(
        f"[{', '.join(needs)}]", 80, initial_indent="  ", subsequent_indent="    ", break_long_words=False
    )
    return f"def : AvailabilityForNames<{table}, [\n{name_patterns.listed(names)}\n  ],\n{needed}>;\n"


_FILE = """\
//===- {name}Calls.td - What probes say of calls for {name} -*- tablegen -*-===//
//
// Part of the mlir-availability project, under the Apache License v2.0 with
// LLVM Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Written by tools/probe/call_rules.py from tools/probe/data. Don't edit: probe,
// and run it again. The functions are those that clang's {header}
// declares.
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_AVAILABILITY_GENERATED_{name}CALLS_TD
#define MLIR_AVAILABILITY_GENERATED_{name}CALLS_TD

{tables}
#endif // MLIR_AVAILABILITY_GENERATED_{name}CALLS_TD
"""


def text_of(dialect: Dialect, learnt: Rules | None = None) -> str:
    """Returns the file's text, with rules that may be `learnt` before."""
    name, vocabulary = dialect.name.upper(), dialect.vocabulary()
    tables = [_tables(f"{name}_Intrinsics", intrinsics_of(dialect, learnt), vocabulary)]
    if dialect.name == "nvvm":
        tables.append(_tables("NVVM_Instructions", forms(), vocabulary))
    functions = {
        function: (frozenset(dialect.backend.chips), None) for function in library_functions(dialect.name)
    }
    tables.append(_tables(f"{name}_LibraryFunctions", functions, vocabulary))
    return _FILE.format(name=name, header=_LIBRARIES[dialect.name][0], tables="\n".join(tables))


def write(dialect: Dialect) -> None:
    """Writes the file."""
    (ROOT / f"td/generated/{dialect.name.upper()}Calls.td").write_text(text_of(dialect))

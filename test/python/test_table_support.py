# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The cells of ``table``, compared with `check` of real operations: of the corpora, and of probes on chips.

It is an error if an operation isn't available although its cell says yes, or is available although it says
no.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import mlir.availability as av
import pytest
from llvm_differences import corpus, is_read
from mlir import ir
from mlir.availability.cli._table_data import TableData, collect
from probe import store
from probe.dialects import DIALECTS

CORPUS = Path(__file__).resolve().parents[1] / "corpus"
# So many shapes of each operation are asked about; those of an operation differ more at a distance.
SHAPES_OF_AN_OP = 12
# The number of shapes that are checked at once: a check of one shape takes ten times as long.
TOGETHER = 500


@cache
def tables() -> Mapping[str, TableData]:
    """The tables of all dialects, by their names."""
    return {table.dialect: table for table in collect([], [])}


@cache
def cells_of(op: str) -> dict[str, str]:
    """Returns the letters of an operation by the names of targets."""
    table = tables().get(op.partition(".")[0])
    if table is None or op not in table.numbers:
        return {}
    letters = table.cells(table.numbers[op])
    return {target.name: letter for target, letter in zip(table.targets, letters, strict=True)}


def operations(op: ir.Operation) -> Iterator[ir.Operation]:
    """Yields an operation and all that are nested in it."""
    yield op
    for region in op.regions:
        for block in region:
            for nested in block:
                yield from operations(nested.operation)


def faults_of(module: ir.Module, seen: Counter[str]) -> list[str]:
    """Returns what cells and verdicts contradict each other in, and counts comparisons in `seen`."""
    faults = []
    instances = Counter(op.name for op in operations(module.operation) if cells_of(op.name))
    asked = sorted({target for op in instances for target in cells_of(op)})
    for target in asked:
        report = av.check(module, target)
        # Each operation of a text has a place of its own.
        not_admitted: dict[str, set[str]] = {}
        for violation in report.violations:
            op_name = violation.op_name
            not_admitted.setdefault(op_name, set()).add(violation.location)
            if cells_of(op_name).get(target) == "y" and violation.clause.source.kind != "instance":
                faults.append(f"{op_name} on {target}: the cell is yes, but {violation.message}")
        for each in report.unchecked:
            not_admitted.setdefault(each.op_name, set()).add(each.location)
        for op_name, number in instances.items():
            letter = cells_of(op_name).get(target)
            seen[letter or "-"] += number
            admitted = number - len(not_admitted.get(op_name, ()))
            if letter in ("n", "o") and admitted > 0:
                faults.append(
                    f"{op_name} on {target}: the cell is no, but {admitted} of {number} are admitted"
                )
    return faults


@pytest.mark.parametrize("path", corpus(CORPUS), ids=lambda path: path.stem)
def test_cells_agree_with_check_on_corpora(path: Path) -> None:
    seen: Counter[str] = Counter()
    with ir.Context():
        modules = [ir.Module.parse(text) for text in path.read_text().split("// -----")]
        faults = [fault for module in modules for fault in faults_of(module, seen)]
    assert not faults, "\n".join(faults[:20])
    assert seen


@pytest.mark.parametrize("dialect", sorted(DIALECTS))
def test_cells_agree_with_check_on_chips(dialect: str) -> None:
    """The shapes in tools/probe that were tried with code generators and assemblers."""
    own = DIALECTS[dialect]
    results = store.read(store.path_of(dialect))
    number_of: Counter[str] = Counter()
    texts = []
    for row in results.rows:
        number_of[row.shape.op] += 1
        if number_of[row.shape.op] <= SHAPES_OF_AN_OP and is_read(text := own.module(row.shape)):
            texts.append(f"module {{\n{text}\n}}\n")
    seen: Counter[str] = Counter()
    faults: list[str] = []
    with ir.Context():
        for first in range(0, len(texts), TOGETHER):
            module = ir.Module.parse("".join(texts[first : first + TOGETHER]))
            faults += faults_of(module, seen)
    assert not faults, "\n".join(faults[:20])
    assert min(seen["y"], seen["c"], seen["n"]) > 100, seen


def test_what_a_program_declares_is_in_the_table() -> None:
    """Rules for operations, on a condition or not, and for types that operations may hold."""
    with ir.Context() as context:
        version = av.Dimension("shop.version", values=["v1", "v2", "v3"], relation="at_least")
        av.attach(None, "arith.constant", [(version, "v3")], when_attr="value")
        av.attach(None, "arith.addi", [(version, "v2")])
        targets = [
            av.TargetInfo(name, "shop", "", "", av.target(f'#availability.target<"shop.version" = "{name}">'))
            for name in ("v1", "v2", "v3")
        ]
        table = TableData("arith", targets, context)
        numbers = table.numbers
        # Of the others, it is known what they become.
        assert [row.op for row in table.rows if row.has_record] == ["arith.addi", "arith.constant"]
        conditions = table.rows[numbers["arith.constant"]].conditions
        assert [str(condition) for condition in conditions] == ["attribute 'value'"]
        assert (table.cells(numbers["arith.addi"]), table.cells(numbers["arith.constant"])) == ("nyy", "ccy")

        # This one isn't registered.
        av.attach(None, "shop.buy", [(version, "v3")])
        own = TableData("shop", targets, context)
        assert (list(own.numbers), own.cells(own.numbers["shop.buy"])) == (["shop.buy"], "nny")

        # Some arith op may have such a type; on v1, none of its types remains.
        av.attach(None, "#shop.price", [(version, "v2")])
        again = TableData("arith", targets, context)
        assert "#shop.price" in [row.name for row in again.defs]
        assert again.cells(again.numbers["arith.addi"]) == "nyy"
        assert again.cells(again.numbers["arith.constant"]) == "ccy"

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every combination of carriers of availability, positions and wrappers: see `record_matrix.matrix`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from record_matrix.comparison import Difference, compare
from record_matrix.document import replace_rows
from record_matrix.library import Workplace
from record_matrix.matrix import NAME, Cell, Sample, make_matrix, make_refused
from record_matrix.refused import drop_refused

PAGE = Path(__file__).resolve().parents[2] / "docs" / "features.md"
# Why records are refused: either is said first.
NEGATED = re.compile("availability on a negated predicate has no effect|cases of enum .* can't be followed")


def cells_at_fault(sample: Sample, difference: Difference) -> set[Cell]:
    """Returns the cells of the parts that clauses are about; all cells of the op if the part is unknown."""
    names = {clause.name or "" for clause in difference.lost | difference.extra}
    return {sample.cells[name] for name in names if name in sample.cells} or set(sample.cells.values())


def test_each_combination_is_right_in_all_languages(tmp_path: Path, record_property: Any) -> None:
    """Each combination that isn't refused is right in C++, Python and JSON, and in the queries."""
    matrix = make_matrix()
    workplace = Workplace(tmp_path, matrix.dialect)
    assert workplace.find_refusal() is None
    samples = list(matrix.samples())
    by_use = {sample.use: sample for sample in samples}
    wrong: dict[Cell, Difference] = {}
    for difference in compare(workplace.compile(), [sample.use for sample in samples], tmp_path):
        for cell in cells_at_fault(by_use[difference.use], difference):
            wrong.setdefault(cell, difference)
    cells = {cell for sample in samples for cell in sample.cells.values()}
    counts = f"{len(cells)} combinations, {len(cells - set(wrong))} right"
    record_property("summary", f"feature matrix: {counts}; {len(samples)} ops")
    assert not wrong, "\n".join(
        f"{cell}\n  {difference.describe(NAME)}" for cell, difference in list(wrong.items())[:20]
    )


def test_unsatisfiable_records_are_refused(tmp_path: Path, record_property: Any) -> None:
    """An unsatisfiable declaration is an error at the record: availability in a part that doesn't match."""
    matrix = make_refused()
    expected = {op.name for op in matrix.dialect.ops}
    refusals = drop_refused(Workplace(tmp_path, matrix.dialect))
    assert {refusal.record.name for refusal in refusals} == expected
    assert all(NEGATED.search(refusal.message) for refusal in refusals)
    record_property("summary", f"feature matrix: {len(refusals)} combinations refused")


def test_the_page_has_the_rows_of_the_matrix() -> None:
    """docs/features.md has the rows of the matrix."""
    text = PAGE.read_text()
    assert text == replace_rows(text), (
        f"PYTHONPATH=test/python:scripts/facts python -m record_matrix.document {PAGE}"
    )

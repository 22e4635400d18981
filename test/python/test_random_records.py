# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random records: right in C++, Python and JSON, or refused.

A dialect has 300 records. ``MLIR_AVAILABILITY_RANDOM_RECORDS=10000`` tries as many, in several dialects. The
seeds are always the same, so that ccache knows what it has compiled before.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from record_matrix.comparison import compare
from record_matrix.library import Workplace
from record_matrix.random_dialect import RECORDS, make_random
from record_matrix.refused import drop_refused, is_without

WANTED = int(os.environ.get("MLIR_AVAILABILITY_RANDOM_RECORDS", RECORDS))
SEEDS = -(-WANTED // RECORDS)


def test_random_records_are_right_or_refused(tmp_path: Path, record_property: Any) -> None:
    right = refused = ops = 0
    wrong: list[str] = []
    for seed in range(1, SEEDS + 1):
        directory = tmp_path / str(seed)
        directory.mkdir()
        dialect, uses = make_random(seed)
        workplace = Workplace(directory, dialect)
        refusals = drop_refused(workplace)
        kept = [use for use in uses if use.op in dialect.ops and is_without(use, refusals)]
        differences = compare(workplace.compile(), kept, directory)
        wrong += [f"seed {seed}: {one.describe(dialect.name)}" for one in differences]
        at_fault = {one.use.op for one in differences}
        right += len(dialect.enums) + len(dialect.defs) + len(dialect.ops) - len(at_fault)
        refused += len(refusals)
        ops += len(kept)
    counts = f"{right} right, {refused} refused, {len(wrong)} differences in {ops} ops"
    record_property("summary", f"random records: {SEEDS * RECORDS} records, {counts}")
    assert not wrong, "\n".join(wrong[:20])

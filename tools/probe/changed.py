# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lists the ops for which probes of an older MLIR say nothing about a newer one, one record per line.

Usage: python -m probe.changed DIALECT BEFORE.json AFTER.json > tools/probe/data/changed-DIALECT.txt

Each file is the output of `llvm-tblgen --dump-json` of one MLIR for the file with the dialect's ops. An op is
listed if the newer MLIR doesn't have it, or has it with other operands, results or attributes, or with more
cases of an attribute's enum. New ops have no records, so they are unknown without being listed.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from probe.ods import Attribute, Ods, Op


def changed(before: Ods, after: Ods) -> list[str]:
    """Returns the records of the ops of `before` whose probes say nothing about `after`."""
    return sorted(
        op.record
        for name, op in before.ops.items()
        if name not in after.ops or not _is_same(op, after.ops[name])
    )


def _is_same(before: Op, after: Op) -> bool:
    return (
        before.record == after.record
        and sorted(before.operands) == sorted(after.operands)
        and sorted(before.results) == sorted(after.results)
        and before.attributes.keys() == after.attributes.keys()
        and all(_covers(before.attributes[name], after.attributes[name]) for name in before.attributes)
    )


def _covers(before: Attribute, after: Attribute) -> bool:
    """Returns whether all values of the newer attribute are values of the older one."""
    return (before.kind, before.default) == (
        after.kind,
        after.default,
    ) and after.cases.items() <= before.cases.items()


def _read(file: str, dialect: str) -> Ods:
    return Ods(file, dialect, records=json.loads(Path(file).read_text()))


if __name__ == "__main__":
    _, dialect, *files = sys.argv
    before, after = (_read(file, dialect) for file in files)
    print(*changed(before, after), sep="\n")

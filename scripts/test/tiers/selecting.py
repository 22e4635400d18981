# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A plugin of pytest that selects test functions, or a few of their cases. `TIERS_TESTS` names a file with a
line for each function, which begins with "few" or "all".
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from mutants.judging import function_of, spread


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Selects what the file names."""
    lines = Path(os.environ["TIERS_TESTS"]).read_text().splitlines()
    wanted = dict(line.split(" ", 1)[::-1] for line in lines)
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        cases.setdefault(function_of(item.nodeid), []).append(item)
    kept = {
        id(item)
        for function, all_ in cases.items()
        for file in [function.partition("::")[0]]
        if (how := wanted.get(function, wanted.get(file)))
        for item in (spread(all_) if how == "few" else all_)
    }
    items[:] = [item for item in items if id(item) in kept]

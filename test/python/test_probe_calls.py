# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results of calls that are kept, so that a probe asks about new calls only."""

import json
from pathlib import Path

import pytest
from probe import call_probing, calls
from probe.dialects import DIALECTS
from probe.shapes import Shape

CALL = Shape.from_json('["llvm.call_intrinsic", {"intrin": "\\"llvm.nvvm.activemask\\""}, [], ["i32"]]')
NVVM = DIALECTS["nvvm"]
CHIPS = list(NVVM.backend.chips)
# The first chip lacks the call.
LETTERS = "a" + "y" * (len(CHIPS) - 1)


@pytest.mark.parametrize(
    ("chips", "letters", "kept"),
    [
        (CHIPS, LETTERS, [(CALL, LETTERS, 62)]),
        (CHIPS[::-1], LETTERS[::-1], [(CALL, LETTERS, 62)]),
        (CHIPS[:-1], LETTERS[:-1], []),
    ],
    ids=["same", "reversed", "one is new"],
)
def test_order_of_chips(
    chips: list[str],
    letters: str,
    kept: list[call_probing.Row],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Letters are in the order of the backend's chips. Results without one of its chips aren't kept."""
    results = tmp_path / "calls.jsonl"
    row = [json.loads(CALL.to_json()), letters, 62]
    results.write_text(f"{json.dumps({'chips': chips})}\n{json.dumps(row)}\n")
    monkeypatch.setattr(calls, "path_of", lambda name: results)
    assert call_probing._kept(NVVM) == kept

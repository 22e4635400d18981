# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Results of calls and of PTX that are kept, so that a probe asks about what is new only."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from probe import call_probing, calls, ptx_forms
from probe.backends import Nvptx
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


@pytest.mark.parametrize(
    ("chips", "asked"),
    [(CHIPS, {"new"}), (CHIPS[:-1], {"new", "known"})],
    ids=["same chips", "one is new"],
)
def test_ptx_is_asked_once(
    chips: list[str], asked: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is kept stays as it is, and what isn't in the seeds any more is dropped."""
    backend = NVVM.backend
    assert isinstance(backend, Nvptx)
    monkeypatch.setattr(ptx_forms, "DATA", tmp_path / "ptx.jsonl")
    with monkeypatch.context() as patched:
        patched.setattr(backend, "chips", chips)
        accepting = frozenset(chips[1:])
        ptx_forms.write(backend, dict.fromkeys(["known", "dropped"], accepting), {"known": 83})
    monkeypatch.setattr(ptx_forms, "seeds", lambda: ["known", "new"])
    every: set[str] = set()

    def refuse(_: Nvptx, instructions: Sequence[str], chip: str, version: int) -> set[str]:
        every.update(instructions)
        return set()

    monkeypatch.setattr(ptx_forms, "ask", refuse)
    ptx_forms.probe(backend, lambda chip: frozenset({chip}))
    assert every == asked
    nowhere = ptx_forms.Found(frozenset(), None, tuple(sorted(asked)))
    known = ptx_forms.Found(frozenset(CHIPS[1:]), 83, ("known",))
    assert ptx_forms.read() == [*([] if "known" in asked else [known]), nowhere]

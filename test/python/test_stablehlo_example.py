# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""examples/stablehlo: which version of StableHLO reads an op, compared with what jaxlib writes for it.

jaxlib writes a module for a reader of an older version, or refuses to. ``./dev test`` asks about each form of
each op, and about one op with all types; ``MLIR_AVAILABILITY_STABLEHLO=all`` about all forms with all types
(`./dev full stablehlo`).
"""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from other_mlirs import ROOT, need, run
from page_runner import run_page
from stablehlo_instances import FORMS, Form, texts

IS_WHOLE = os.environ.get("MLIR_AVAILABILITY_STABLEHLO") == "all"
# An op that allows most types; it stands for the others, since types need the same in all ops.
WITH_ALL_TYPES = "optimization_barrier"

ASK = """
import json, re
from jaxlib.mlir.dialects import stablehlo

# The ops of VHLO in the artifacts: abs_v1, abs_v2.
written = set()

def accepts(text, version):
    try:
        artifact = stablehlo.serialize_portable_artifact_str(text, version)
    except ValueError:
        return False
    written.update(name.decode() for name in re.findall(rb"\\0([a-z0-9_]+_v[0-9]+)(?=\\0)", artifact))
    return True

newest = stablehlo.get_current_version()
with open({path!r}) as file:
    versions, groups = json.load(file)
number = lambda version: [int(each) for each in version.split(".")]
versions = [each for each in versions if number(each) <= number(newest)]
print(json.dumps([stablehlo.get_minimum_version(), versions]))
for most, texts in groups:
    judged = []
    for text in texts:
        if len(judged) < most and accepts(text, newest):
            judged.append([text, [accepts(text, version) for version in versions]])
    print(json.dumps(judged))
print(json.dumps(sorted(written)))
"""


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data that the example's page makes."""
    base = tmp_path_factory.mktemp("stablehlo")
    shutil.copytree(ROOT / "examples" / "stablehlo", base / "examples" / "stablehlo")
    run_page("examples/stablehlo/README.md", base)
    return base / "stablehlo.json"


def most_texts(form: Form) -> int:
    """Of how many modules of a form to ask."""
    return len(texts(form)) if IS_WHOLE or form.op == WITH_ALL_TYPES else 1


def test_verdicts_are_those_of_jaxlib(records: Path, tmp_path: Path, record_property: Any) -> None:
    """Each form of each op, in each version that jaxlib writes."""
    need("jaxlib")
    context = ir.Context()
    context.allow_unregistered_dialects = True
    assert av.load(context, records) == ()
    all_versions = json.loads(records.read_text())["dimensions"][0]["values"]
    questions = tmp_path / "questions.json"
    questions.write_text(
        json.dumps(
            [[each["name"] for each in all_versions], [[most_texts(form), texts(form)] for form in FORMS]]
        )
    )
    (least, versions), *answers, written = map(json.loads, run(ASK.format(path=str(questions))).splitlines())
    assert least == versions[0]
    targets = [f"stablehlo-{version.removesuffix('.0')}" for version in versions]
    facts = refused = stricter = 0
    for form, answer in zip(FORMS, answers, strict=True):
        assert answer, f"jaxlib writes none of {form}"
        for text, expected in answer:
            module = ir.Module.parse(text, context)
            reports = [av.check(module, target, allow_unchecked=["func"]) for target in targets]
            verdicts = [bool(report) for report in reports]
            assert all(report or report.violations for report in reports), text
            if form.is_stricter:
                # Never available where jaxlib refuses.
                assert all(theirs or not ours for ours, theirs in zip(verdicts, expected, strict=True)), text
                stricter += verdicts != expected
            else:
                assert verdicts == expected, (text, str(reports[verdicts.index(not verdicts[-1])]))
            facts += len(verdicts)
            refused += expected.count(False)
    record_property(
        "summary",
        f"StableHLO {versions[0]} to {versions[-1]}: {facts} facts of {len({form.op for form in FORMS})} ops "
        f"in {len(FORMS)} forms, {refused} refused by jaxlib, {stricter} modules judged more strictly, "
        f"{len(written)} ops of VHLO in the artifacts",
    )
    assert facts > (100_000 if IS_WHOLE else 6_000)
    assert refused > facts / 8
    # jaxlib 0.10.2 has 141 ops of VHLO, in all versions; the other one is that of `func.call`.
    assert len(written) >= (140 if IS_WHOLE else 130)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What tables say of what ops become: td/generated/LoweredOps.json."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import jsonschema
import pytest
from command_line import run
from llvm_differences import GENERATED
from mlir import availability as av
from probe import lowered
from probe.source_ops import op_names
from probe.translate import context

SAMPLE = ("arith.select", "math.tanh", "memref.load", "gpu.lane_id", "gpu.subgroup_mma_compute", "vector.fma")


@GENERATED
def test_a_sample_becomes_what_the_file_says() -> None:
    kept = json.loads(lowered.FILE.read_text())["ops"]
    with context():
        chosen = [each for each in lowered.samples() if each.name in SAMPLE]
    assert {each.name for each in chosen} == set(SAMPLE)
    assert lowered.lower(chosen) == {name: kept[name] for name in SAMPLE}


@GENERATED
def test_all_ops_of_numbers_are_there() -> None:
    kept = json.loads(lowered.FILE.read_text())["ops"]
    # Their types are those of scales, too.
    assert set(op_names()) - set(kept) == {"arith.scaling_extf", "arith.scaling_truncf"}


@pytest.mark.parametrize("dialect", ["gpu", "arith", "vector", "memref", "math", "nvgpu", "amdgpu"])
def test_tables_have_a_column_for_each_family(dialect: str) -> None:
    head, *_ = [line for line in run("table", dialect).out.splitlines() if line.startswith("| op ")]
    families = {"nvgpu": ["nvvm"], "amdgpu": ["rocdl"], "gpu": ["nvvm", "rocdl", "spirv"]}.get(
        dialect, ["nvvm", "rocdl", "spirv", "cpu"]
    )
    assert head.endswith(" | ".join(["", *(f"`{family}`" for family in families), ""]).rstrip())
    schema = json.loads((Path(next(iter(av.__path__))) / "schemas" / "table.schema.json").read_text())
    form = run("table", dialect, "--format", "json").json
    jsonschema.validate(form, schema)
    assert list(form["lowered"]["targets"]) == families
    assert [each["op"] for each in form["ops"]] == sorted(each["op"] for each in form["ops"])


def test_cells_say_what_an_op_becomes() -> None:
    rows = {line.split("`")[1]: line for line in run("table", "arith").out.splitlines() if line[:3] == "| `"}
    assert "llvm.fadd | llvm.fadd | spirv.FAdd" in rows["arith.addf"]
    assert rows["arith.addf"].endswith("| llvm.fadd |")
    told = run("table", "--op", "gpu.subgroup_mma_compute").out
    assert "nvvm.wmma.mma (f16)" in told
    assert "can't be lowered (f16)" in told
    assert "spirv.KHR.CooperativeMatrixMulAdd (f16)" in told
    # No record is about it, so no target judges it.
    reduced = run("table", "--op", "gpu.subgroup_reduce", "-t", "sm_75").out
    assert "nvvm.shfl.sync" in reduced
    assert "targets" not in reduced


def test_the_page_has_them() -> None:
    page = run("table", "nvgpu", "--format", "html").out
    assert "nvvm: " in page
    assert "What the default pipelines make of it" in page


def test_samples_are_the_same_each_time() -> None:
    with context():
        first, second = (list(islice(lowered.samples(), 300, 320)) for _ in range(2))
    assert first == second

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``explain``, ``deduce`` and ``check --devices`` through the lowering."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest
from command_line import run
from mlir import availability as av
from mlir import ir
from through_cases import CASES, LINE

SCHEMAS = Path(next(iter(av.__path__))) / "schemas"
# Apple's chip has no f64, and reports shaderFloat64 as such.
DOUBLES = CASES["NVIDIA"].text.replace("f32", "f64")


def schema(command: str) -> dict[str, object]:
    return dict(json.loads((SCHEMAS / f"{command}.schema.json").read_text()))


@pytest.fixture
def redux(tmp_path: Path) -> Path:
    (file := tmp_path / "k.mlir").write_text(CASES["redux"].text)
    return file


def test_an_op_is_explained_by_what_it_became() -> None:
    with ir.Context():
        found = av.explain(av.parse(CASES["redux"].text, name="k.mlir"), "sm_75", through=True)
    assert [each.op_name for each in found.ops][:3] == ["gpu.func", "gpu.thread_id", "memref.load"]
    (reduced,) = (each for each in found.ops if each.op_name == "gpu.subgroup_reduce")
    assert reduced.location.startswith(f"k.mlir:{LINE + 2}:")
    lowered = {each.op_name: each for each in reduced.lowered}["nvvm.redux.sync"]
    assert "nvvm.sm sm_80" in [each.describe_need() for each in lowered.clauses]
    assert found.target_name == "sm_75"
    assert found.through.lowered_ops == sum(len(each.lowered) for each in found.ops)


def test_explain_says_what_can_not_be_lowered() -> None:
    with ir.Context():
        module = av.parse(CASES["another vendor's"].text, name="k.mlir")
        found = av.explain(module, "gfx942", through=True)
        (judged,) = av.check(module, "gfx942", through=True).results
    assert found.ops == ()
    assert found.through.not_lowered == judged.not_lowered


def test_the_commands_explain_becomes_text_and_json(redux: Path) -> None:
    text = run("explain", redux, "--through", "-t", "sm_75")
    assert text.code == 0
    for phrase in ("gpu.subgroup_reduce  at 6:", "becomes llvm.mlir.constant, nvvm.redux.sync", "from sm_80"):
        assert phrase in text.out
    for name, code in (("redux", 0), ("another vendor's", 1)):
        redux.write_text(CASES[name].text)
        result = run("explain", redux, "--through", "-t", "gfx942", "--format", "json")
        assert result.code == code
        jsonschema.validate(result.json, schema("explain"))
        assert bool(result.json["ops"]) is (code == 0)
    assert (
        "nvgpu.device_async_copy can't be lowered" in run("explain", redux, "--through", "-t", "gfx942").out
    )


# The dialect, and the smallest known target; None if none admits the kernel.
LEAST = {
    "redux": {"nvvm": "sm_80", "rocdl": "gfx801"},
    "NVIDIA": {"nvvm": "sm_50", "rocdl": "gfx801", "spirv": "spirv1.0"},
    "the chip lacks it": {"nvvm": "sm_80", "spirv": None},
}


@pytest.mark.parametrize("name", LEAST)
def test_the_smallest_target_admits_the_kernel_and_smaller_ones_do_not(name: str) -> None:
    with ir.Context() as context:
        module = av.parse(CASES[name].text)
        names = [info.name for info in av.known_targets(context)]
        admitting = [info.name for info in av.known_targets_for(module, through=True)]
        for dialect, least in LEAST[name].items():
            if least is None:
                with pytest.raises(av.LoweringError, match=r"\d+:\d+: "):
                    av.deduce(module, dialect, through=True)
                continue
            deduced = av.deduce(module, dialect, through=True)
            assert deduced == av.target(least)
            assert av.check(module, deduced, through=True).ok
            assert least in admitting
            smaller = [each for each in names[: names.index(least)] if each[:2] == least[:2]]
            assert not set(smaller) & set(admitting)


def test_deduce_through_refuses_what_has_no_answer() -> None:
    with ir.Context():
        module = av.parse(CASES["NVIDIA"].text)
        with pytest.raises(ValueError, match="nvvm and rocdl and spirv; name one of these dialects"):
            av.deduce(module, through=True)
        with pytest.raises(ValueError, match="no pipeline leads to dialect 'tosa'"):
            av.deduce(module, "tosa", through=True)
        with pytest.raises(ValueError, match="can't be used"):
            av.deduce(module, "nvvm", through="builtin.module(nonsense)")


def test_the_command_deduces_for_each_kind_of_targets(redux: Path) -> None:
    result = run("deduce", redux, "--through")
    assert result.code == 0
    assert f"{redux}: available from sm_80, gfx801, spirv1.0" in result.out
    assert "becomes nvvm.redux.sync, which needs nvvm.sm sm_80" in result.out
    redux.write_text(CASES["the chip lacks it"].text)
    text = run("deduce", redux, "--through").out
    assert "by the default pipeline for AMD (LLVM 22.1.8): available on 0 of " in text
    assert "for CPUs" not in text
    assert (
        "for CPUs (LLVM 22.1.8): available on 0 of "
        in run("deduce", redux, "--through", "--dialect", "cpu").out
    )
    form = run("deduce", redux, "--through", "--dialect", "rocdl", "--format", "json")
    assert form.code == 1
    jsonschema.validate(form.json, schema("deduce"))
    (told,) = form.json["through"]
    assert told["target"] is None
    assert {each["verdict"] for each in told["refused"]} == {"no"}
    assert "no pipeline leads to dialect 'tosa'" in run("deduce", redux, "--through", "--dialect", "tosa").err


def test_devices_are_judged_through_the_pipeline(tmp_path: Path) -> None:
    file = tmp_path / "k.mlir"
    for text, few in ((DOUBLES, True), (CASES["the chip lacks it"].text, False)):
        file.write_text(text)
        form = run("check", file, "--through", "--devices", "--format", "json").json
        jsonschema.validate(form, schema("check"))
        devices = {each["target"]: each for each in form["devices"]}
        assert len(devices) == len(av.known_devices(ir.Context()))
        assert any(each["ok"] for each in devices.values()) is few
        assert not all(each["ok"] for each in devices.values())
        with ir.Context():
            module = av.parse(text)
            for result in av.check(
                module, ["lavapipe", "apple-m1", "arm-mali-valhall"], through=True
            ).results:
                told = devices[result.spec]
                assert (told["ok"], bool(told.get("not_lowered"))) == (result.ok, bool(result.not_lowered))


def test_explain_needs_a_target_to_lower_for(redux: Path) -> None:
    for arguments in (["--through"], ["-t", "sm_80"]):
        result = run("explain", redux, *arguments)
        assert result.code == 2
        assert "--through and --target belong together" in result.err
    assert "unknown target" in run("explain", redux, "--through", "-t", "sm_1").err
    assert "no pipeline leads to tosa" in run("explain", redux, "--through", "-t", "tosa1.0:pro_int").err


def test_chips_of_one_pipeline_share_what_it_makes() -> None:
    with ir.Context() as context:
        module = av.parse(CASES["redux"].text)
        chips = [info for info in av.known_targets(context) if info.name.startswith("sm_")]
        together = av.check(module, chips, through=True).results
        for chip, shared in zip(chips, together, strict=True):
            (alone,) = av.check(module, chip, through=True).results
            assert shared == alone, chip.name

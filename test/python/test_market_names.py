# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Products and words in the names of devices as targets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from command_line import run
from mlir import availability as av
from mlir import ir

SHADER = """\
spirv.module Logical GLSL450 {
  spirv.func @main() "None" { spirv.Return }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
}
"""
KERNEL = "llvm.func @f() {\n  nvvm.barrier0\n  llvm.return\n}\n"
WARPGROUP = "llvm.func @f() {\n  nvvm.wgmma.fence.aligned\n  llvm.return\n}\n"


@pytest.fixture(autouse=True)
def context() -> Iterator[ir.Context]:
    with ir.Context() as entered:
        yield entered


@pytest.mark.parametrize(
    ("product", "chip"),
    [
        # NVIDIA's list of compute capabilities: 6.1, 7.5, 8.0, 8.6, 8.9.
        ("gtx-1080", "sm_61"),
        ("rtx-2080", "sm_75"),
        ("a100", "sm_80"),
        ("rtx-3090", "sm_86"),
        ("rtx-4090", "sm_89"),
        # 9.0, 10.0, 12.0; these chips have code of their own.
        ("h100", "sm_90a"),
        ("b200", "sm_100a"),
        ("rtx-5090", "sm_120a"),
        # LLVM's table of processors, and ROCm's of GPUs.
        ("mi100", "gfx908"),
        ("mi250x", "gfx90a"),
        ("mi300", "gfx942"),
        ("rx-6800-xt", "gfx1030"),
        ("rx-7900-xtx", "gfx1100"),
        ("rx-9070-xt", "gfx1201"),
        ("steam-deck", "gfx1033"),
    ],
)
def test_a_product_is_the_target_of_its_chip(product: str, chip: str) -> None:
    assert av.target(product) == av.target(chip)
    if chip.startswith("sm_"):
        assert av.target(f"{product}+ptx88") == av.target(f"{chip}+ptx88")


def test_every_product_has_its_chips_sources() -> None:
    chips = [info for info in av.known_targets() if re.match(r"sm_|gfx", info.name) and info.other_names]
    assert len(chips) >= 35
    for info in chips:
        assert "; products: " in info.source
        for name in info.other_names:
            assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)
            assert av.target(name) == info.attribute


def test_a_product_runs_what_its_chip_alone_runs() -> None:
    module = ir.Module.parse(WARPGROUP)
    targets = "sm_90+ptx83", "h100+ptx83", "a100"
    assert [av.check(module, name).ok for name in targets] == [False, True, False]


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("RTX 2080", "'rtx-2080'?"),
        ("GTX1080", "'gtx-1080'?"),
        ("MI300X", "'mi300x'?"),
        ("NVIDIA GeForce RTX 2080", "'rtx-2080'?"),
        ("AMD Instinct MI250X", "'mi250x'?"),
        ("SteamDeck", "'steam-deck'?"),
        ("rtx-2090", "'rtx-2080'"),
        ("Radeon RX 6600", "'amd-rx-6600'?"),
    ],
)
def test_the_nearest_name(name: str, meant: str) -> None:
    with pytest.raises(ValueError, match="unknown target") as error:
        av.target(name)
    assert meant in str(error.value)


def with_words(words: str) -> list[str]:
    """The names of the devices that have words in them."""
    return [info.name for info in av.known_devices() if f"-{words}-" in f"-{info.name}-"]


@pytest.mark.parametrize(
    ("text", "name", "judged"),
    [
        (SHADER, "adreno", with_words),
        (SHADER, "Mali", lambda name: with_words(name.lower())),
        (SHADER, "nvidia", with_words),
        (SHADER, "rx-580", with_words),
        # A chip judges kernels, its devices judge shaders.
        (SHADER, "rtx-2060", with_words),
        (KERNEL, "rtx-2060", lambda name: [name]),
        (KERNEL, "rtx-20*", lambda _: ["sm_75"]),
        # A device, not those whose names are longer.
        (SHADER, "amd-rx-6600", lambda name: [name]),
    ],
)
def test_a_market_name_stands_for_several_targets(
    tmp_path: Path, text: str, name: str, judged: object
) -> None:
    assert callable(judged)
    expected = judged(name)
    assert expected
    (file := tmp_path / "m.mlir").write_text(text)
    report = av.check(ir.Module.parse(text), name)
    assert report.ok
    assert [each.spec for each in report.results] == expected
    (checked,) = av.check_files([file], name)
    assert checked.report == report
    result = run("check", str(file), "-t", name, "--format", "json")
    assert result.code == 0
    assert [each["target"] for each in result.json["results"]] == expected


def test_nothing_is_left_out_if_nothing_is_judged() -> None:
    module = ir.Module.parse("func.func @f() {\n  return\n}\n")
    report = av.check(module, "rtx-2060")
    assert [each.spec for each in report.results] == ["rtx-2060", *with_words("rtx-2060")]
    assert not report.ok


def test_a_target_that_was_asked_for_by_itself_stays() -> None:
    report = av.check(ir.Module.parse(SHADER), ["sm_75", "rtx-2060"])
    assert [each.spec for each in report.results] == ["sm_75", *with_words("rtx-2060")]
    assert not report.ok


def test_the_configuration_takes_them(tmp_path: Path) -> None:
    (file := tmp_path / "m.mlir").write_text(SHADER)
    (settings := tmp_path / "settings.toml").write_text('targets = ["adreno"]\n')
    result = run("check", str(file), "--config", str(settings))
    phones = (
        "qualcomm-adreno",
        "qualcomm-adreno-512.502-android",
        "qualcomm-adreno-540-sony-xperia-xz-premium",
    )
    told = "".join(f"{file}: available on {phone} (5 ops checked)\n" for phone in phones)
    assert (result.code, result.out) == (0, told)

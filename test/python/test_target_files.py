# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Targets in files: Vulkan profiles and reports of devices, written by hand here."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from command_line import run
from messages import says
from mlir import availability as av
from mlir import ir
from mlir.availability.ask._target_file import target_file

MODULE = """
spirv.module Logical GLSL450 {
  spirv.func @f(%x: i64) "None" {
    %0 = spirv.IAdd %x, %x : i64
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", 1, 1, 1
  spirv.func @main() "None" {
    spirv.Return
  }
}
"""


def profile(version: str = "1.1.0", *, base: tuple[str, ...] = (), **block: Any) -> dict[str, Any]:
    """Returns a file with one profile, P, that requires a block."""
    own = {
        "version": 1,
        "api-version": version,
        "label": "a profile",
        "description": "",
        "capabilities": ["c"],
    }
    return {
        "profiles": {"P": {**own, **({"profiles": list(base)} if base else {})}},
        "capabilities": {"c": block},
    }


def features(**members: bool) -> dict[str, dict[str, bool]]:
    return {"VkPhysicalDeviceFeatures": members}


def properties(**members: Any) -> dict[str, dict[str, Any]]:
    return {"VkPhysicalDeviceProperties": members}


def write(path: Path, form: Mapping[str, Any]) -> Path:
    path.write_text(json.dumps(form))
    return path


def facts(path: Path) -> dict[str, set[str]]:
    """What the target in a file offers and leaves open."""
    found = re.findall(r"(features|properties|open) = \[(.*?)\]", str(av.target(path)))
    listed = {name: set(names.split(", ")) for name, names in found}
    return {"features": set(), "properties": set(), "open": set(), **listed}


def test_a_profile_has_nothing_that_it_does_not_require(context: ir.Context, tmp_path: Path) -> None:
    file = write(tmp_path / "p.json", profile(features=features(shaderInt64=True)))
    assert str(av.target(file)) == str(av.target("vulkan1.1+Int64"))
    assert facts(file)["open"] == set()
    # A path, a string, and the name of the profile are the same.
    assert av.target(str(file)) == av.target(f"{file}:P") == av.target(file)


def test_reports_tell_what_devices_lack(context: ir.Context, tmp_path: Path) -> None:
    """A feature that a report denies is missing; one that it doesn't mention is open."""
    told = features(shaderInt64=True, shaderFloat64=False)
    found = facts(write(tmp_path / "d.json", profile(features=told, properties=properties(vendorID=0x10DE))))
    assert "shaderInt64" in found["features"]
    assert "shaderFloat64" not in found["features"] | found["open"]
    assert "shaderInt16" in found["open"]
    # It requires its extension, and the driver reports all extensions.
    assert "shaderSharedFloat32AtomicAdd" not in found["open"]


def test_an_extension_without_its_features_leaves_them_open(context: ir.Context, tmp_path: Path) -> None:
    form = profile(extensions={"VK_EXT_shader_atomic_float": 1}, properties=properties(vendorID=0x10DE))
    found = facts(write(tmp_path / "d.json", form))
    assert "shaderSharedFloat32AtomicAdd" in found["open"]
    assert "shaderSharedFloat16AtomicAdd" not in found["open"]  # VK_EXT_shader_atomic_float2


def test_exports_of_gpuinfo_leave_new_extensions_out(context: ir.Context, tmp_path: Path) -> None:
    form = profile("1.3.0", properties=properties(vendorID=0x10DE))
    assert "shaderBFloat16Type" not in facts(write(tmp_path / "own.json", form))["open"]
    form["profiles"]["P"]["description"] = "Exported from https://vulkan.gpuinfo.org"
    found = facts(write(tmp_path / "exported.json", form))
    assert "shaderBFloat16Type" in found["open"]
    assert "shaderSharedFloat32AtomicAdd" not in found["open"]


def test_what_a_device_denies_is_lacking_though_its_version_requires_it(
    context: ir.Context, tmp_path: Path
) -> None:
    denied = {"VkPhysicalDeviceVulkan12Features": {"shaderSubgroupExtendedTypes": False}}
    file = write(tmp_path / "d.json", profile("1.2.0", features=denied, properties=properties(vendorID=1)))
    assert "shaderSubgroupExtendedTypes" in str(av.target("vulkan1.2"))
    assert "shaderSubgroupExtendedTypes" not in str(av.target(file))


@pytest.mark.parametrize(
    ("struct", "member"),
    [
        ("VkPhysicalDeviceSubgroupProperties", "supportedStages"),
        ("VkPhysicalDeviceVulkan11Properties", "subgroupSupportedStages"),
    ],
)
def test_properties_with_values(struct: str, member: str, context: ir.Context, tmp_path: Path) -> None:
    stages = ["VK_SHADER_STAGE_COMPUTE_BIT", "VK_SHADER_STAGE_MESH_BIT_NV", "VK_SHADER_STAGE_ALL"]
    form = profile(properties={**properties(vendorID=1), struct: {member: stages}})
    found = facts(write(tmp_path / "d.json", form))
    assert "subgroupSupportedStages.COMPUTE" in found["properties"]
    assert "subgroupSupportedStages.MESH" in found["properties"]  # Its older name.
    # Tools list VK_SHADER_STAGE_ALL where a part of the bits is set.
    assert "subgroupSupportedStages.VERTEX" not in found["properties"] | found["open"]


def test_enumerants_of_properties_become_capabilities(context: ir.Context, tmp_path: Path) -> None:
    value = "VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_32_BIT_ONLY_KHR"
    struct = {"VkPhysicalDeviceFloatControlsProperties": {"roundingModeIndependence": value}}
    form = profile(extensions={"VK_KHR_shader_float_controls": 1}, properties=struct)
    assert "roundingModeIndependence.32_BIT_ONLY" in facts(write(tmp_path / "p.json", form))["properties"]


def test_limits_of_a_profile_are_in_its_target(context: ir.Context, tmp_path: Path) -> None:
    limits = {
        "maxComputeSharedMemorySize": 2**40,
        "maxComputeWorkGroupInvocations": 128,
        "maxComputeWorkGroupSize": [7, 7, 7],
    }
    form = profile(properties=properties(limits=limits))
    expected = "max_compute_shared_memory_size = 2147483647, max_compute_workgroup_size = [7, 7, 7]"
    target = av.target(write(tmp_path / "p.json", form))
    assert f"#spirv.resource_limits<{expected}>" in str(target)


def test_alternatives_are_not_required(context: ir.Context, tmp_path: Path) -> None:
    form = profile(features=features(shaderInt64=True))
    form["capabilities"]["a"] = form["capabilities"]["b"] = {"features": features(shaderInt16=True)}
    form["profiles"]["P"]["capabilities"].append(["a", "b"])
    assert str(av.target(write(tmp_path / "p.json", form))) == str(av.target("vulkan1.1+Int64"))


def test_profiles_build_on_profiles(context: ir.Context, tmp_path: Path) -> None:
    """They build on one in the file or in a file of that name beside it, and include its requirements."""
    limits = {"maxComputeWorkGroupInvocations": 1024, "maxComputeWorkGroupSize": [64, 512, 64]}
    beside = profile(features=features(shaderInt64=True), properties=properties(limits=limits))
    beside["profiles"]["B"] = beside["profiles"].pop("P")
    write(tmp_path / "B.json", beside)
    limits = {"maxComputeWorkGroupInvocations": 256, "maxComputeWorkGroupSize": [256, 256, 64]}
    form = profile(
        "1.2.0", base=("B",), features=features(shaderInt16=True), properties=properties(limits=limits)
    )
    target = str(av.target(write(tmp_path / "p.json", form)))
    assert "features = [" in target
    for word in ("v1.5", "shaderInt64", "shaderInt16", "invocations = 1024", "size = [256, 512, 64]"):
        assert word in target


def test_profiles_that_build_on_each_other_end(context: ir.Context, tmp_path: Path) -> None:
    assert av.target(write(tmp_path / "p.json", profile(base=("P",)))) == av.target("vulkan1.1")


SEVERAL = {"profiles": {"P": {"api-version": "1.0.0"}, "Q": {"api-version": "1.1.0"}}, "capabilities": {}}


def test_a_profile_is_named_after_its_file(context: ir.Context, tmp_path: Path) -> None:
    file = write(tmp_path / "p.json", SEVERAL)
    assert av.target(f"{file}:P") == av.target("vulkan1.0")
    assert av.target(f" {file}:Q ") == av.target("vulkan1.1")


def limit(**limits: Any) -> str:
    return json.dumps(profile(properties=properties(limits=limits)))


ERRORS = {
    "no JSON": ("{", "p.json: it is not JSON: Expecting property name"),
    "no UTF-8": (b"\xff\xfe\xfd", "p.json: it is not JSON"),
    "nested too deeply": ("[" * 100_000, "p.json: it is not JSON: "),
    "no object": ("[]", "p.json: it is JSON, but not an object, as a Vulkan profile must be"),
    "no profile": (
        "{}",
        "p.json: there is no Vulkan profile in it: it has to be a file of KhronosGroup/Vulkan-Profiles, what "
        "'vulkaninfo --json' writes, or a profile that vulkan.gpuinfo.org exports",
    ),
    "several profiles": (
        json.dumps(SEVERAL),
        "p.json: it has several profiles: P, Q; write FILE:NAME for one of them",
    ),
    "profiles is a list": ('{"profiles": [1]}', "p.json: 'profiles' of the file is not a JSON object"),
    "a profile is a number": ('{"profiles": {"P": 1}}', "p.json: 'P' of the profiles is not a JSON object"),
    "no version": ('{"profiles": {"P": {}}}', "p.json: profile 'P' has no 'api-version' 1.N, but ''"),
    "another version": (
        '{"profiles": {"P": {"api-version": "2.0.0"}}}',
        "p.json: profile 'P' has no 'api-version' 1.N, but '2.0.0'",
    ),
    "no block": (
        '{"profiles": {"P": {"api-version": "1.0.0", "capabilities": ["x"]}}}',
        "p.json: profile 'P' requires 'x', which the file doesn't have",
    ),
    "blocks is a number": (
        '{"profiles": {"P": {"api-version": "1.0.0", "capabilities": 1}}}',
        "p.json: 'capabilities' of a profile is not a JSON array",
    ),
    "no base": (
        '{"profiles": {"P": {"api-version": "1.0.0", "profiles": ["B"]}}}',
        "p.json: it builds on profile 'B', which is neither in it nor in 'B.json' beside it",
    ),
    "a feature is a text": (
        json.dumps(profile(features={"VkX": {"shaderInt64": "false"}})),
        "p.json: feature 'shaderInt64' of VkX is neither true nor false",
    ),
    "a limit is a text": (
        limit(maxComputeSharedMemorySize="1>>, #x<"),
        "p.json: property 'maxComputeSharedMemorySize' has to be a number, not [\"1>>, #x<\"]",
    ),
    "a limit is negative": (
        limit(maxComputeWorkGroupInvocations=-1),
        "p.json: property 'maxComputeWorkGroupInvocations' has to be a number, not -1",
    ),
    "two sizes": (
        limit(maxComputeWorkGroupSize=[1, 2]),
        "p.json: property 'maxComputeWorkGroupSize' has to be three numbers, not [1, 2]",
    ),
    "bits are a number": (
        json.dumps(profile(properties={"VkX": {"subgroupSupportedStages": 32}})),
        "p.json: property 'subgroupSupportedStages' has to be the names of values, not 32",
    ),
}


@pytest.mark.parametrize(("text", "message"), ERRORS.values(), ids=ERRORS)
def test_malformed_profiles_are_errors(
    text: str | bytes, message: str, context: ir.Context, tmp_path: Path
) -> None:
    file = tmp_path / "p.json"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        av.target(file)
    assert str(caught.value).startswith(f"{tmp_path}/{message.replace('FILE', str(file))}")


def test_no_such_profile_or_file(context: ir.Context, tmp_path: Path) -> None:
    file = write(tmp_path / "p.json", SEVERAL)
    with pytest.raises(ValueError, match=r"p\.json: it has no profile 'R', but P, Q$"):
        av.target(f"{file}:R")
    with pytest.raises(ValueError, match=r"missing\.json: can't be read: no such file or directory$"):
        av.target(tmp_path / "missing.json")
    (tmp_path / "folder.json").mkdir()
    with pytest.raises(ValueError, match=says("'my.json:P' is a file", "no additions")):
        av.target("my.json:P+Int64", context)
    with pytest.raises(ValueError, match=r"can't be read: it is a directory, not a file$"):
        av.target(tmp_path / "folder.json")
    with pytest.raises(ValueError, match="can't be read: embedded null"):
        av.target("a\0.json")


def test_everybody_takes_files(context: ir.Context, tmp_path: Path) -> None:
    file = str(write(tmp_path / "p.json", profile(features=features(shaderInt64=True))))
    module = ir.Module.parse(MODULE)
    report = av.check(module, file)
    assert report.ok
    assert report.results[0].target_name == file
    assert av.describe(file) == av.describe(av.target(file))
    (source := tmp_path / "m.mlir").write_text(MODULE)
    bad = str(write(tmp_path / "bad.json", profile(version="")))
    assert run("check", str(source), "-t", file).out == f"{source}: available on {file} (8 ops checked)\n"
    result = run("check", str(source), "-t", bad)
    assert result.code == 2
    assert re.match(says(f"--target: error: {bad}: ", "profile 'P'", "'api-version'"), result.err)


def test_a_kernel_is_lowered_for_a_file(context: ir.Context, tmp_path: Path) -> None:
    file = write(tmp_path / "p.json", profile(features=features(shaderInt64=True)))
    (source := tmp_path / "k.mlir").write_text(
        "func.func @k(%a: memref<4xi64>) {\n  %c = arith.constant 0 : index\n"
        "  %v = memref.load %a[%c] : memref<4xi64>\n  memref.store %v, %a[%c] : memref<4xi64>\n  return\n}\n"
    )
    out = tmp_path / "k.spv"
    result = run("lower", str(source), "-t", str(file), "-o", str(out), "--no-validate")
    assert (result.code, result.err) == (0, "")
    assert run("check", str(out), "-t", str(file)).code == 0
    assert run("lower", str(source), "-t", "vulkan1.1", "-o", str(out), "--no-validate").code == 1


def test_formats_of_a_large_report_change_nothing(context: ir.Context, tmp_path: Path) -> None:
    """Reports of vulkan.gpuinfo.org are mostly about formats."""
    form = profile(features=features(shaderInt64=True), properties=properties(vendorID=0x10DE))
    small = av.target(write(tmp_path / "small.json", form))
    usage = ["VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT", "VK_FORMAT_FEATURE_BLIT_SRC_BIT"] * 10
    form["capabilities"]["c"]["formats"] = {
        f"VK_FORMAT_{number}": {"VkFormatProperties": {"optimalTilingFeatures": usage}}
        for number in range(400)
    }
    large = write(tmp_path / "large.json", form)
    assert large.stat().st_size > 250_000
    assert av.target(large) == small


@pytest.mark.parametrize(
    ("spec", "file"),
    [
        ("p.json", ("p.json", "")),
        (" P.JSON ", ("P.JSON", "")),
        ("p.json:", ("p.json", "")),
        ("p.json:Q", ("p.json", "Q")),
        ("a.json:b/c.json", ("a.json:b/c.json", "")),
        ("a.json:b/c", None),
        ("a.json:b.json:c", ("a.json:b.json", "c")),
        ("a.json:b.json+X.y", ("a.json", "b.json+X.y")),
        ("a+b.json", ("a+b.json", "")),
        ("a.jsonx", None),
        ("vulkan1.1", None),
        ("vulkan1.1+Float16", None),
        ("#availability.target<> // .json", None),
        (":.json" * 100_000 + ":/", None),
        (".json:" * 100_000 + "x" * 100_000 + "+/", None),
    ],
    ids=lambda each: str(each)[:20],
)
def test_a_target_file_is_told_from_a_name(spec: str, file: tuple[str, str] | None) -> None:
    """However long the name is."""
    assert target_file(spec) == file


@pytest.mark.parametrize("spec", ["a.json/b.json:Q+x", "a.json+X+Y", "a.json:+X"])
def test_a_target_in_a_file_takes_no_additions(spec: str) -> None:
    name = spec.partition("+")[0]
    with pytest.raises(ValueError, match=says(f"'{name}' is a file", "no additions")):
        target_file(spec)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which targets Vulkan devices are: lavapipe, and the profiles of devices that aren't here."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from command_line import run, run_process
from debian_12 import NEEDS_DEBIAN_12
from messages import says
from mlir import availability as av
from mlir import ir
from mlir.availability import vulkan
from mlir.availability.vulkan import _loader
from mlir.availability.vulkan._devices import _chained, _device, _text
from mlir.availability.vulkan._subgroups import structure_of
from mlir.availability.vulkan.registry._implementation import to_document
from mlir.availability.vulkan.registry._registry import registry
from targets import reports

REPORTS = {report.name: report for report in reports.read_table(registry(), reports.TABLE.read_text())}
DEVICES = [name for name, report in REPORTS.items() if report.implementation.is_device]


def device_of(name: str) -> vulkan.DeviceInfo:
    """Makes a device of what scripts/facts/targets/reports.json says about it."""
    said = REPORTS[name].implementation
    return vulkan.DeviceInfo(
        0,
        name,
        said.api_version,
        said.vendor_id or 0,
        0,
        "",
        said.extensions,
        frozenset(feature for feature, value in said.features.items() if value),
        said.properties,
        frozenset(feature for feature, value in said.features.items() if not value),
    )


def facts(target: ir.Attribute) -> dict[str, list[str]]:
    """The features and properties that a target offers, and those it leaves open."""
    found = re.findall(r"(features|properties|open) = \[(.*?)\]", str(target))
    return {name: listed.split(", ") for name, listed in found}


def vce(target: ir.Attribute) -> tuple[str, frozenset[str], frozenset[str]]:
    """The versions, capabilities and extensions of a target; their order doesn't matter."""
    match = re.search(r"#spirv.vce<(.*?), \[(.*?)\], \[(.*?)\]>", str(target))
    assert match
    version, capabilities, extensions = match.groups()
    return version, frozenset(capabilities.split(", ")), frozenset(extensions.split(", "))


def limits(target: ir.Attribute) -> str:
    """A target's limits, the sizes of subgroups aside: lavapipe's depend on the CPU."""
    match = re.search(r"#spirv.resource_limits<(.*?)>", str(target))
    assert match
    return re.sub(r"(, )?(min_|max_)?subgroup_size = \d+", "", match[1]).strip(", ")


@pytest.fixture(scope="module")
def lavapipe(lavapipe: None) -> vulkan.DeviceInfo:
    """The device that exists without a GPU."""
    (device,) = vulkan.devices()
    return device


def test_a_name_that_is_not_utf8() -> None:
    vk = pytest.importorskip("vulkan")
    assert _text(vk, vk.ffi.new("char[]", b"GPU \xff")) == "GPU \N{REPLACEMENT CHARACTER}"


@NEEDS_DEBIAN_12
def test_lavapipe_is_found_with_what_it_offers(lavapipe: vulkan.DeviceInfo, context: ir.Context) -> None:
    assert (lavapipe.index, lavapipe.type) == (0, "CPU")
    assert lavapipe.name.startswith("llvmpipe")
    target = vulkan.device_target(device=lavapipe)
    assert vulkan.device_target() == target
    # The target that vulkaninfo's report was made into.
    assert vce(target) == vce(av.target("lavapipe"))
    assert limits(target) == limits(av.target("lavapipe"))
    assert facts(target) == facts(av.target("lavapipe"))
    # The driver also reports what it lacks.
    assert "shaderSharedInt64Atomics" in lavapipe.lacks | lavapipe.features
    assert not lavapipe.lacks & lavapipe.features


def test_a_device_s_data_in_sets_and_in_logs(lavapipe: vulkan.DeviceInfo) -> None:
    (again,) = vulkan.devices()
    assert {lavapipe, again} == {lavapipe}
    assert lavapipe.name in repr(lavapipe)
    assert len(repr(lavapipe)) < 200  # Without hundreds of features and limits.


@pytest.mark.parametrize("name", DEVICES)
def test_devices_are_the_targets_of_their_reports(name: str, context: ir.Context) -> None:
    """The generator of td/generated and this package answer alike. A driver leaves no extension untold."""
    target = vulkan.device_target(device=device_of(name))
    named = av.target(name)
    assert vce(target) == vce(named)
    assert limits(target) == limits(named)
    for kind in ("features", "properties"):
        assert facts(target).get(kind) == facts(named).get(kind)
    assert set(facts(target).get("open", ())) <= set(facts(named).get("open", ()))


@pytest.mark.parametrize("name", DEVICES)
def test_devices_are_the_same_after_a_way_through_a_file(
    name: str, context: ir.Context, tmp_path: Path
) -> None:
    device = device_of(name)
    file = tmp_path / "device.json"
    file.write_text(json.dumps(to_document(device.to_implementation(), registry())))
    assert av.target(file) == vulkan.device_target(device=device)


def test_the_version_in_a_file() -> None:
    """Vulkan packs versions: 3 bits of a variant, 7 bits, 10 bits and 12 bits."""
    device = vulkan.DeviceInfo(0, "d", (1, 3, 230), 0, 0, "Other", frozenset(), frozenset(), {})
    document = to_document(device.to_implementation(), registry())
    properties = document["capabilities"]["device"]["properties"]
    assert properties["VkPhysicalDeviceProperties"]["apiVersion"] == (1 << 22) + (3 << 12) + 230


@pytest.mark.parametrize(
    ("minor", "structure"), [(2, "SubgroupSizeControl"), (3, "Vulkan13"), (4, "Vulkan13")]
)
def test_the_structure_that_enables_sizes_of_subgroups(minor: int, structure: str) -> None:
    device = vulkan.DeviceInfo(0, "d", (1, minor, 0), 0, 0, "Other", frozenset(), frozenset(), {})
    assert structure_of(device) == f"VkPhysicalDevice{structure}Features"


@pytest.mark.parametrize(
    ("vendor", "number", "type_", "expected"),
    [
        (0x10DE, 7, "DiscreteGPU", ", NVIDIA:DiscreteGPU:7"),
        (0x8086, 7, "IntegratedGPU", ", Intel:IntegratedGPU:7"),
        (0x1AE0, 7, "CPU", ", SwiftShader:CPU:7"),
        (0x1002, 7, "VirtualGPU", ", AMD:Other:7"),
        # MLIR has no name for this one.
        (0x10005, 7, "CPU", ""),
        # Reports don't always say the type.
        (0x10DE, 7, "", ", NVIDIA"),
        # In MLIR, the greatest number stands for an unknown one.
        (0x10DE, 2**32 - 2, "DiscreteGPU", ", NVIDIA:DiscreteGPU:4294967294"),
        (0x10DE, 2**32 - 1, "DiscreteGPU", ", NVIDIA:DiscreteGPU"),
    ],
)
def test_a_device_is_described_by_its_vendor(
    vendor: int, number: int, type_: str, expected: str, context: ir.Context
) -> None:
    device = replace(device_of("lavapipe"), vendor_id=vendor, device_id=number, type=type_)
    target = vulkan.device_target(device=device)
    assert f", api=Vulkan{expected}, #spirv.resource_limits" in str(target)
    # It is the same after a way through text.
    assert ir.Attribute.parse(str(target)) == target


VERSIONS = [
    ((1, 0, 0), frozenset(), "v1.0"),
    ((1, 1, 0), frozenset(), "v1.3"),
    ((1, 1, 0), frozenset({"VK_KHR_spirv_1_4"}), "v1.4"),
    ((1, 2, 0), frozenset(), "v1.5"),
    ((1, 4, 0), frozenset(), "v1.6"),
    # A version that is yet to come has all of the last one.
    ((1, 5, 0), frozenset(), "v1.6"),
]


@pytest.mark.parametrize(("version", "extensions", "spirv"), VERSIONS)
def test_a_device_offers_the_spirv_of_its_version(
    version: tuple[int, int, int], extensions: frozenset[str], spirv: str, context: ir.Context
) -> None:
    device = vulkan.DeviceInfo(0, "bare", version, 0, 0, "Other", extensions, frozenset(), {})
    found = vulkan.device_target(device=device)
    assert vce(found)[0] == spirv
    if not extensions and version[1] < 5:
        guaranteed = av.target(f"vulkan1.{version[1]}")
        assert vce(found) == vce(guaranteed)
        assert facts(found).get("features") == facts(guaranteed).get("features")
        # The driver hasn't been asked.
        assert "shaderInt64" in facts(found)["open"]


def test_a_device_s_target_needs_a_context() -> None:
    with pytest.raises(ValueError, match="no MLIR context"):
        vulkan.device_target(device=device_of("lavapipe"))


def test_the_command_lists_devices(lavapipe: vulkan.DeviceInfo) -> None:
    result = run("devices", "--format", "json")
    assert (result.code, result.err) == (0, "")
    schema = Path(next(iter(av.__path__))) / "schemas/devices.schema.json"
    jsonschema.validate(result.json, json.loads(schema.read_text()))
    (device,) = result.json["devices"]
    assert device["name"] == lavapipe.name
    with ir.Context():
        assert device["target"] == str(vulkan.device_target(device=lavapipe))
    assert run("targets", "--device", "--format", "json").json == result.json
    result = run("devices")
    assert result.code == 0
    assert result.out.startswith(f"0: {lavapipe.name} (CPU, Vulkan 1.")


def test_a_device_is_saved_as_a_profile(lavapipe: vulkan.DeviceInfo, tmp_path: Path) -> None:
    """The written file is a target, for --target and for av.target."""
    file = tmp_path / "here.json"
    result = run("devices", "--save", str(file))
    assert (result.code, result.out, result.err) == (0, "", "")
    with ir.Context():
        assert av.target(file) == vulkan.device_target(device=lavapipe)
    assert run("devices", "--save", "-").out == file.read_text()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ("--save", "here.txt"),
            "--save: error: 'here.txt' has to end in '.json', so that --target takes it\n",
        ),
        (
            ("--save", "here.json", "--index", "7"),
            "--index: error: there is no device 7; 'mlir-availability devices' lists them\n",
        ),
        (
            ("--save", "missing/here.json"),
            "missing/here.json: error: can't be written: no such file or directory\n",
        ),
    ],
)
def test_a_profile_that_cannot_be_saved_is_an_error(
    lavapipe: vulkan.DeviceInfo,
    arguments: tuple[str, ...],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("devices", *arguments)
    assert (result.code, result.out, result.err) == (2, "", message)
    assert not list(tmp_path.iterdir())


def test_without_a_driver_the_error_says_what_to_install(lavapipe: vulkan.DeviceInfo, tmp_path: Path) -> None:
    """The loader exists, but finds no driver."""
    missing = str(tmp_path / "missing.json")
    result = run_process("targets", "--device", VK_ICD_FILENAMES=missing, PATH="/usr/bin:/bin")
    assert (result.code, result.out) == (2, "")
    assert re.match(says("devices: error: there is no Vulkan device", "mesa-vulkan-drivers"), result.err)
    saved = run_process(
        "devices", "--save", str(tmp_path / "mine.json"), VK_ICD_FILENAMES=missing, PATH="/usr/bin:/bin"
    )
    assert (saved.code, saved.err) == (2, result.err.replace("devices:", "--save:", 1))


@pytest.mark.parametrize(
    ("error", "message"),
    [
        ("ImportError('No module')", "vulkan' can't be imported (No module): pip install"),
        ("OSError('Cannot find')", "libvulkan.so.1, can't be loaded: install it"),
    ],
)
def test_a_missing_package_or_library_is_named(error: str, message: str) -> None:
    """In a separate process, in which importing the package fails."""
    code = (
        "import importlib, sys\n"
        "from mlir.availability import vulkan\n"
        "class Finder:\n"
        "    def find_spec(self, name, path, target=None):\n"
        f"        if name == 'vulkan': raise {error}\n"
        "sys.meta_path.insert(0, Finder())\n"
        "try:\n    vulkan.devices()\nexcept vulkan.VulkanError as error:\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert message in done.stdout


class OfVersion:
    """The package `vulkan`, whose devices are of Vulkan 1.`minor`.0."""

    def __init__(self, package: Any, minor: int) -> None:
        self._package = package
        self._minor = minor

    def __getattr__(self, name: str) -> Any:
        return self._properties if name == "vkGetPhysicalDeviceProperties" else getattr(self._package, name)

    def _properties(self, handle: Any) -> Any:
        found = self._package.vkGetPhysicalDeviceProperties(handle)
        found.apiVersion = 1 << 22 | self._minor << 12
        return found


@pytest.mark.parametrize(("minor", "asked"), [(0, False), (1, True)])
def test_structures_are_asked_for_from_vulkan_1_1_on(minor: int, asked: bool, lavapipe: None) -> None:
    with _loader.instance() as (vk, instance):
        (handle, *_) = _loader.physical_devices(vk, instance)
        device = _device(OfVersion(vk, minor), handle, 0)
    assert device.api_version == (1, minor, 0)
    assert ("subgroupSize" in device.properties) == asked
    assert ("multiview" in device.features) == asked


def test_structures_that_the_package_only_half_has(lavapipe: None) -> None:
    """It can make a provisional extension's structure, but lacks the type. Drivers have such extensions."""
    vk = _loader.load()
    name = "VkPhysicalDeviceShaderEnqueueFeaturesAMDX"
    condition = registry().features[name]
    assert hasattr(vk, name)
    with pytest.raises(vk.ffi.error):
        getattr(vk, name)()
    every = frozenset(
        extension for structure in registry().features.values() for extension in structure.extensions
    )
    known = _chained(vk, registry().features, 4, every)
    assert condition.holds(4, every)
    assert name not in known
    assert "VkPhysicalDeviceVulkan13Features" in known

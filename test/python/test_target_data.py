# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares td/SPIRVTargets.td and td/VulkanTargets.td with their sources and with real tools.

The sources are the Vulkan registry, the SPIR-V grammar and Vulkan profiles
(scripts/facts/generate_targets.py), the tools vulkaninfo, which must report what the target of lavapipe says,
mlir-opt, which must read every target attribute, and spirv-val of 2023 and of 2025, which must accept a
module that declares what a Vulkan version offers, and reject what it doesn't.
"""

from __future__ import annotations

import itertools
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest
from debian_12 import NEEDS_DEBIAN_12
from llvm_differences import CAPABILITIES_OF_23, GENERATED
from llvm_release import include_directory, tool
from mlir import availability as av
from mlir import ir
from spirv_validator import DEBIAN, NEWER, Validator
from targets import joined as joining
from targets import registry, reports, runtime, sources, tables
from vulkan_specification import REGISTRIES, needs_registries

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "scripts/facts/generate_targets.py"
MLIR_INCLUDE = include_directory()

# The SPIR-V version of each Vulkan version: the specification's appendix "Vulkan Environment for SPIR-V",
# section "Versions and Formats".
SPIRV_VERSIONS = {
    "vulkan1.0": "v1.0",
    "vulkan1.1": "v1.3",
    # With VK_KHR_spirv_1_4.
    "vulkan1.1spv1.4": "v1.4",
    "vulkan1.2": "v1.5",
    "vulkan1.3": "v1.6",
    "vulkan1.4": "v1.6",
}
OPENCL = [
    f"opencl{version}{profile}"
    for version in ("1.2", "2.0", "2.1", "2.2", "3.0")
    for profile in ("", "embedded")
]
# Those that each version of spirv-val knows.
VALIDATED = [
    pytest.param(validator, name, marks=[NEEDS_DEBIAN_12] * (validator is DEBIAN))
    for validator in (DEBIAN, NEWER)
    for name in (*validator.environments, "vulkan1.1spv1.4")
]


# What profiles require and devices report, and how targets are made of it.
REGISTRY = runtime.registry.read(json.loads((ROOT / "td/generated/VulkanRegistry.json").read_text()))
REPORTS = {report.name: report for report in reports.read_table(REGISTRY, reports.TABLE.read_text())}


# ---------------------------------------------------------------------------------------------------------
# The records
# ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Target:
    """A record of class SPIRVTarget."""

    name: str
    family: str
    rank: int
    version: str
    capabilities: tuple[str, ...]
    extensions: tuple[str, ...]
    optional: tuple[str, ...]
    attribute: str
    summary: str
    source: str
    # For targets that are Vulkan implementations.
    features: tuple[str, ...]
    properties: tuple[str, ...]
    open: tuple[str, ...]


@dataclass(frozen=True)
class Data:
    """The contents of the .td files: the targets, and the enums that they refer to."""

    targets: dict[str, Target]
    # The implications of each capability in MLIR's records.
    capabilities: dict[str, frozenset[str]]
    extensions: frozenset[str]
    # Those of both that MLIR's enums lack.
    further: frozenset[str]


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Data:
    """Reads td/SPIRVTargets.td and td/VulkanTargets.td from where an installation has them."""
    include = tmp_path_factory.mktemp("include")
    (include / "mlir-availability").symlink_to(ROOT / "td")
    file = include / "all.td"
    file.write_text(
        "".join(f'include "mlir-availability/{name}Targets.td"\n' for name in ("OpenCL", "SPIRV", "Vulkan"))
    )
    command = [tool("llvm-tblgen"), "--dump-json", f"-I{MLIR_INCLUDE}", f"-I{include}", str(file)]
    run = subprocess.run(command, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    records = json.loads(run.stdout)

    def names(references: list[dict[str, str]]) -> tuple[str, ...]:
        return tuple(records[reference["def"]]["str"] for reference in references)

    def enumerants(attribute: str) -> list[dict[str, str]]:
        return list(records[records[attribute]["enum"]["def"]]["enumerants"])

    targets = {}
    for record_name in records["!instanceof"]["SPIRVTarget"]:
        record = records[record_name]
        fields = {
            field: record[field] for field in ("name", "family", "rank", "attribute", "summary", "source")
        }
        targets[record["name"]] = Target(
            version=records[record["version"]["def"]]["str"],
            capabilities=names(record["capabilities"]),
            extensions=names(record["extensions"]),
            optional=tuple(record["optional"]),
            **{field: names(record.get(field, [])) for field in ("features", "properties", "open")},
            **fields,
        )
    capabilities = {
        records[case["def"]]["str"]: frozenset(names(records[case["def"]].get("implies", [])))
        for case in enumerants("SPIRV_CapabilityAttr")
    }
    further = frozenset(records[name]["str"] for name in records["!instanceof"]["SPIRV_FurtherCase"])
    capabilities.update((name, frozenset[str]()) for name in further if not name.startswith("SPV_"))
    extensions = frozenset(names(enumerants("SPIRV_ExtensionAttr")))
    extensions |= {name for name in further if name.startswith("SPV_")}
    return Data(targets, capabilities, extensions, further)


def test_the_list_of_targets_is_that_of_the_sources(data: Data) -> None:
    names = [*(f"spirv1.{minor}" for minor in range(7)), *SPIRV_VERSIONS, *OPENCL, *REPORTS]
    assert sorted(data.targets) == sorted(names)
    for name, target in data.targets.items():
        assert target.name == name
        whole = target.family.removesuffix("embedded")
        assert name.startswith(whole) or target.family.startswith("vulkan:")
        assert target.summary
        assert target.source


def test_targets_have_their_versions_of_spirv(data: Data) -> None:
    for name, version in SPIRV_VERSIONS.items():
        assert data.targets[name].version == version
    for minor in range(7):
        assert data.targets[f"spirv1.{minor}"].version == f"v1.{minor}"
        assert not data.targets[f"spirv1.{minor}"].extensions


def test_no_name_twice(data: Data) -> None:
    for target in data.targets.values():
        offered = [*target.capabilities, *target.extensions, *target.optional]
        assert len(offered) == len(set(offered)), target.name


def test_optional_names_are_known_names(data: Data) -> None:
    facts = REGISTRY.feature_facts.keys() | REGISTRY.property_facts.keys() | tables.LISTS.keys()
    for target in data.targets.values():
        assert set(target.optional) <= data.capabilities.keys() | data.extensions | facts, target.name


def test_newer_versions_offer_what_older_ones_do(data: Data) -> None:
    families: dict[str, list[Target]] = {}
    for target in data.targets.values():
        families.setdefault(target.family, []).append(target)
    for targets in families.values():
        for older, newer in itertools.pairwise(sorted(targets, key=lambda target: target.rank)):
            assert set(older.capabilities) <= set(newer.capabilities), newer.name
            assert set(older.extensions) <= set(newer.extensions), newer.name
            facts = {*newer.features, *newer.properties}
            assert {*older.features, *older.properties} <= facts, newer.name
            possible = {*newer.capabilities, *newer.extensions, *facts, *newer.optional}
            assert set(older.optional) <= possible, newer.name


def test_implied_capabilities_are_offered_too(data: Data) -> None:
    for target in data.targets.values():
        for capability in target.capabilities:
            assert data.capabilities[capability] <= set(target.capabilities), (target.name, capability)
        possible = {*target.capabilities, *target.optional}
        for capability in possible & data.capabilities.keys():
            assert data.capabilities[capability] <= possible, (target.name, capability)


def test_attributes_are_read_and_printed_alike(data: Data) -> None:
    """Lists are printed in the order of the enums' numbers."""

    def words(text: str) -> list[str]:
        return sorted(re.findall(r"[\w.]+", text))

    with ir.Context():
        for name, target in data.targets.items():
            printed = str(av.target(name))
            assert words(printed) == words(target.attribute), name
            assert str(av.target(printed)) == printed, name


def test_a_target_is_written_in_full(data: Data) -> None:
    """One attribute in full: what users see when they ask for a target."""
    assert data.targets["vulkan1.1"].attribute == (
        "#vulkan.target<#spirv.target_env<#spirv.vce<v1.3, "
        "[Matrix, Shader, InputAttachment, Sampled1D, Image1D, "
        "SampledBuffer, ImageBuffer, StorageImageExtendedFormats, ImageQuery, DerivativeControl, "
        "GroupNonUniform, DeviceGroup, MultiView], [SPV_KHR_16bit_storage, SPV_KHR_device_group, "
        "SPV_KHR_multiview, SPV_KHR_shader_draw_parameters, SPV_KHR_storage_buffer_storage_class, "
        "SPV_KHR_variable_pointers]>, api=Vulkan, #spirv.resource_limits<>>, "
        "features = [multiview, shaderSampleRateInterpolationFunctions, tessellationIsolines, "
        "tessellationPointMode], "
        "properties = [subgroupSupportedOperations.BASIC, subgroupSupportedStages.COMPUTE, "
        "VK_KHR_relaxed_block_layout]>"
    )


# What is surprising, and therefore easily got wrong.
GUARANTEED = [
    ("vulkan1.0", "Shader", True),
    ("vulkan1.0", "SPV_KHR_storage_buffer_storage_class", False),
    ("vulkan1.1", "SPV_KHR_storage_buffer_storage_class", True),
    ("vulkan1.1", "SPV_KHR_variable_pointers", True),
    # The API has the feature, but it stays optional until 1.4.
    ("vulkan1.3", "VariablePointersStorageBuffer", False),
    ("vulkan1.4", "VariablePointers", True),
    ("vulkan1.1", "GroupNonUniform", True),
    # Roadmap 2022 requires the others, no Vulkan version does.
    ("vulkan1.4", "GroupNonUniformVote", False),
    ("vulkan1.4", "GroupNonUniformArithmetic", False),
    ("vulkan1.4", "GroupNonUniformRotateKHR", True),
    ("vulkan1.4", "DrawParameters", False),
    ("vulkan1.2", "ShaderNonUniform", True),
    ("vulkan1.4", "ShaderLayer", False),
    ("vulkan1.2", "VulkanMemoryModel", False),
    ("vulkan1.3", "VulkanMemoryModel", True),
    ("vulkan1.3", "DotProduct", True),
    # It implies Int8, which is optional in 1.3.
    ("vulkan1.3", "DotProductInput4x8Bit", False),
    ("vulkan1.3", "Int8", False),
    ("vulkan1.4", "DotProductInput4x8Bit", True),
    ("vulkan1.4", "Int16", True),
    ("vulkan1.4", "Float16", False),
    ("vulkan1.4", "Int64", False),
]


@pytest.mark.parametrize(("target", "name", "guaranteed"), GUARANTEED)
def test_a_target_offers_what_is_guaranteed(data: Data, target: str, name: str, guaranteed: bool) -> None:
    record = data.targets[target]
    assert (name in {*record.capabilities, *record.extensions}) == guaranteed


# ---------------------------------------------------------------------------------------------------------
# The script
# ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def joined() -> joining.Joined:
    """The joined data of the installed sources."""
    return join()


def join() -> joining.Joined:
    return joining.join(REGISTRIES, tool("llvm-tblgen"), MLIR_INCLUDE)


def run_script(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(SCRIPT), *args], capture_output=True, text=True)


@GENERATED
@needs_registries
def test_generated_files_are_up_to_date(joined: joining.Joined) -> None:
    generated_from = f'defvar VulkanRegistry = "vk.xml {joined.registry.version}";'
    if generated_from not in (ROOT / "td/generated/VulkanRegistry.td").read_text():
        pytest.skip(f"generated from another registry than {joined.registry.version}, which is here")
    run = run_script("--check")
    assert run.returncode == 0, f"{run.stdout}{run.stderr}\nrun scripts/facts/generate_targets.py"


@GENERATED
@needs_registries
def test_check_finds_a_difference(tmp_path: Path) -> None:
    table = str(tmp_path / "reports.json")
    assert run_script("--output", str(tmp_path), "--reports", table).returncode == 0
    assert Path(table).read_text() == reports.TABLE.read_text()
    file = tmp_path / "VulkanRegistry.td"
    file.write_text(file.read_text().replace("  SPIRV_C_MultiView, // multiview\n", ""))
    run = run_script("--check", "--output", str(tmp_path))
    assert run.returncode == 1
    assert "+  SPIRV_C_MultiView, // multiview\n" in run.stdout
    assert "SPIRV_C_MultiView" not in file.read_text().partition("Vulkan_1_0_Extensions")[0]


def test_missing_input_is_an_error(tmp_path: Path) -> None:
    run = run_script("--check", "--registries", str(tmp_path))
    assert run.returncode == 2
    assert f"can't read '{tmp_path}/spirv.core.grammar.json': No such file" in run.stderr


@needs_registries
def test_stale_tables_are_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    mandatory = {("somethingMisspelt", "VK_TRUE"): 1}
    monkeypatch.setattr(joining, "MANDATORY_PROPERTIES", mandatory)
    with pytest.raises(sources.InputError, match="somethingMisspelt"):
        join()
    monkeypatch.undo()
    monkeypatch.setattr(joining, "RENAMED_EXTENSIONS", {"SPV_MISSPELT": "SPV_INTEL_subgroups"})
    with pytest.raises(sources.InputError, match="SPV_MISSPELT"):
        join()


def test_grammar_that_lacks_a_capability_is_an_error(joined: joining.Joined) -> None:
    with pytest.raises(sources.InputError, match="CooperativeMatrixKHR"):
        joining.Joined(
            joined.enums,
            {value: known for value, known in joined.grammar.items() if value != 6022},
            joined.registry,
        )


@pytest.mark.parametrize(
    ("attributes", "version"),
    [
        ("", 0),
        ('depends="VK_NEEDS_1_2"', 2),
        ('depends="VK_A,VK_VERSION_1_1"', 0),
        ('depends="VK_A+VK_VERSION_1_1"', 1),
        ('depends="(VK_A,VK_VERSION_1_1)+VK_NEEDS_1_2"', 2),
        ('depends="((VK_NEEDS_1_2+VK_A),VK_VERSION_1_3)+VK_B"', 2),
    ],
)
def test_an_alternative_begins_with_the_lowest_version(attributes: str, version: int) -> None:
    read = registry.Registry(
        '<registry><extension name="VK_A" supported="vulkan"/><extension name="VK_B" supported="vulkan"/>'
        '<extension name="VK_NEEDS_1_2" supported="vulkan" depends="VK_VERSION_1_2"/>'
        f'<extension name="VK_X" supported="vulkan" {attributes}/>'
        '<extension name="VK_OFF" supported="disabled"/></registry>'
    )
    assert read.lowest_version("VK_X") == version
    assert read.lowest_version("VK_OFF") == tables.NEVER
    with pytest.raises(sources.InputError, match="VK_MISSPELT"):
        read.lowest_version("VK_MISSPELT")


@pytest.mark.parametrize(
    ("expression", "sets"),
    [
        ("A", ["A"]),
        ("A,B", ["A", "B"]),
        ("A+B,C", ["A B", "C"]),
        ("(A,B)+C", ["A C", "B C"]),
        ("(A,B)+A", ["A"]),
        ("((A+B),C)+D", ["A B D", "C D"]),
    ],
)
def test_expressions_of_registries_have_alternatives(expression: str, sets: list[str]) -> None:
    assert registry.alternatives(expression) == [frozenset(each.split()) for each in sets]
    with pytest.raises(sources.InputError, match="unbalanced"):
        registry.alternatives(f"({expression}")


# ---------------------------------------------------------------------------------------------------------
# Profiles and devices
# ---------------------------------------------------------------------------------------------------------


def version_of(report: reports.Report) -> str:
    """Returns the version that an implementation is of: it offers all that this guarantees."""
    minor = report.implementation.api_version[1]
    has_1_4 = minor == 1 and "VK_KHR_spirv_1_4" in report.implementation.extensions
    return "vulkan1.1spv1.4" if has_1_4 else f"vulkan1.{minor}"


def test_implementations_are_between_guaranteed_and_possible(data: Data) -> None:
    for name, report in REPORTS.items():
        target, of = data.targets[name], data.targets[version_of(report)]
        offered = {*target.capabilities, *target.extensions}
        guaranteed = {*of.capabilities, *of.extensions}
        assert target.version == of.version, name
        if "VK_KHR_portability_subset" in report.implementation.extensions:
            guaranteed -= tables.PORTABILITY_SUBSET.keys()
        assert guaranteed <= offered <= guaranteed | {*of.capabilities, *of.optional}, name


def test_features_are_those_of_the_reports(data: Data) -> None:
    """For every profile and device. What isn't reported is guaranteed, open, or impossible."""
    guaranteed = {
        position: {
            name
            for name, fact in facts.items()
            if fact.guaranteed is not None and fact.guaranteed <= position
        }
        for facts in (REGISTRY.feature_facts,)
        for position in range(len(REGISTRY.environments))
    }
    counts = dict.fromkeys(("has", "lacks", "open"), 0)
    for name, report in REPORTS.items():
        target, said = data.targets[name], report.implementation
        position = runtime.offers.Offers(REGISTRY, said).position
        reported = {
            feature: value for feature, value in said.features.items() if feature in REGISTRY.feature_facts
        }
        has = {feature for feature, value in reported.items() if value}
        lacks = {feature for feature, value in reported.items() if not value}
        assert has <= set(target.features), name
        assert not lacks & {*target.features, *target.open}, name
        given = guaranteed[position] - reported.keys()
        if "VK_KHR_portability_subset" not in said.extensions:
            given |= REGISTRY.portability - has
        assert set(target.features) - has == given, name
        if not said.is_device:
            assert not target.open, name
        counts["has"] += len(has)
        counts["lacks"] += len(lacks)
        counts["open"] += len(target.open)
    print(f"{len(REPORTS)} profiles and devices: {counts}")
    assert all(counts.values())


def test_what_a_device_cannot_have_is_not_open(data: Data) -> None:
    """Without the version or extension that adds a feature, the feature is missing."""
    amd, nvidia, arm, lavapipe = (
        data.targets[name].open for name in ("amd-rx-6600", "nvidia-rtx-5080", "arm-mali-valhall", "lavapipe")
    )
    # The report is of a driver without VK_KHR_cooperative_matrix, which reports mention.
    assert "cooperativeMatrix" not in amd
    # No report mentions VK_KHR_shader_bfloat16.
    assert "shaderBFloat16Type" in amd
    assert "shaderBFloat16Type" in nvidia
    # For this one, only what compute shaders use is known.
    assert "cooperativeMatrix" in arm
    # vulkaninfo tells everything that the driver says.
    assert not lavapipe


def test_nothing_can_be_added_to_a_device(data: Data) -> None:
    for name, report in REPORTS.items():
        assert (not data.targets[name].optional) == report.implementation.is_device, name


def test_devices_have_families_of_their_own(data: Data) -> None:
    for name, report in REPORTS.items():
        is_own = data.targets[name].family == f"vulkan:{name}"
        assert is_own == report.implementation.is_device, name


def test_sources_name_a_commit() -> None:
    for name, report in REPORTS.items():
        if name != "lavapipe":
            assert re.match(r"[\w-]+/[\w-]+ [0-9a-f]{12}, [^ ]+\.(json|cpp)", report.source), name


@pytest.mark.parametrize(
    ("label", "vendor", "name"),
    [
        (
            "AMD Radeon RX 7800 XT (RADV NAVI32) driver 24.0.99 on Arch unknown",
            0x1002,
            "amd-rx-7800-xt-24.0.99-arch",
        ),
        ("Radeon RX 580 Series driver 2.0.258 on Windows 10", 0x1002, "amd-rx-580-2.0.258-windows"),
        (
            "Intel(R) Iris(R) Xe Graphics (TGL GT2) driver 26.1.3 on Void unknown",
            0x8086,
            "intel-iris-xe-26.1.3-void",
        ),
        ("NVIDIA GeForce GTX 660 driver 470.74.0.0 on Arch unknown", 0x10DE, "nvidia-gtx-660-470.74-arch"),
        ("Apple M3 Max driver 0.2.2015 on Osx 14.1", 0x106B, "apple-m3-max-0.2.2015-macos"),
        # It was a target before there was a rule.
        ("NVIDIA GeForce RTX 5080 driver 610.62.0.0 on Windows 11", 0x10DE, "nvidia-rtx-5080"),
    ],
)
def test_devices_are_named_by_vendor_and_model(label: str, vendor: int, name: str) -> None:
    said = runtime.implementation.Implementation(
        label, (1, 0, 0), frozenset(), {}, {}, is_device=True, vendor_id=vendor
    )
    assert reports.name_of(said) == name


def test_a_label_of_another_form_is_an_error() -> None:
    said = runtime.implementation.Implementation("My GPU", (1, 0, 0), frozenset(), {}, {}, is_device=True)
    with pytest.raises(sources.InputError, match="another form: 'My GPU'"):
        reports.name_of(said)


# Facts that are easy to look up, and that a mistake in reading profiles would miss.
IMPLEMENTED = [
    ("VP_ANDROID_vulkan_profile_2021", "SPV_KHR_variable_pointers", True),
    ("VP_ANDROID_vulkan_profile_2021", "VariablePointers", False),
    ("VP_ANDROID_vulkan_profile_2022", "VariablePointers", True),
    ("VP_ANDROID_vulkan_profile_2022", "DrawParameters", True),
    ("VP_KHR_roadmap_2022", "GroupNonUniformArithmetic", True),
    ("VP_KHR_roadmap_2022", "GroupNonUniformClustered", False),
    # An extension that 1.1 took in, but whose feature stayed optional.
    ("VP_KHR_roadmap_2022", "DrawParameters", False),
    ("VP_KHR_roadmap_2024", "DrawParameters", True),
    ("VP_KHR_roadmap_2024", "Float16", True),
    ("VP_LUNARG_desktop_baseline_2022", "SampleRateShading", True),
    # What VK_KHR_portability_subset makes optional.
    ("VP_LUNARG_desktop_baseline_2022", "InterpolationFunction", False),
    ("VP_LUNARG_desktop_baseline_2022", "GroupNonUniformArithmetic", False),
    ("apple-m1", "InterpolationFunction", True),
    ("apple-m1", "Geometry", False),
    ("apple-m1", "Float64", False),
    ("lavapipe", "Float64", True),
    ("lavapipe", "RayTracingKHR", False),
    ("nvidia-rtx-5080", "CooperativeMatrixKHR", True),
    ("nvidia-rtx-5080", "GroupNonUniformPartitionedNV", True),
    ("amd-rx-6600", "GroupNonUniformPartitionedNV", False),
    ("amd-rx-6600", "CooperativeMatrixKHR", False),
    ("amd-rx-6600", "RayQueryKHR", True),
    ("intel-arc-a770", "Float64", False),
    ("arm-mali-valhall", "DotProduct", True),
    ("qualcomm-adreno", "DotProduct", False),
]


@pytest.mark.parametrize(("target", "name", "offered"), IMPLEMENTED)
def test_a_device_offers_what_it_reports(data: Data, target: str, name: str, offered: bool) -> None:
    record = data.targets[target]
    assert (name in {*record.capabilities, *record.extensions}) == offered


# Shared memory, invocations and sizes; MLIR writes none that is the default, Vulkan's least.
LIMITS = {
    "vulkan1.3": "",
    "vulkan1.4": "max_compute_workgroup_invocations = 256, max_compute_workgroup_size = [256, 256, 64]",
    "VP_ANDROID_vulkan_profile_2022": "",
    "VP_KHR_roadmap_2022": "max_compute_workgroup_invocations = 256, "
    "max_compute_workgroup_size = [256, 256, 64]",
    "VP_LUNARG_desktop_baseline_2022": "max_compute_shared_memory_size = 32768, "
    "max_compute_workgroup_invocations = 1024",
    "lavapipe": "max_compute_shared_memory_size = 32768, max_compute_workgroup_invocations = 1024, "
    "max_compute_workgroup_size = [1024, 1024, 1024], subgroup_size = 8, min_subgroup_size = 8, "
    "max_subgroup_size = 8",
    "amd-rx-6600": "max_compute_shared_memory_size = 65536, max_compute_workgroup_invocations = 1024, "
    "max_compute_workgroup_size = [1024, 1024, 1024], subgroup_size = 64, min_subgroup_size = 32, "
    "max_subgroup_size = 64",
}


@pytest.mark.parametrize(("target", "limits"), LIMITS.items(), ids=LIMITS)
def test_targets_have_the_limits_of_their_source(data: Data, target: str, limits: str) -> None:
    assert f", #spirv.resource_limits<{limits}>>" in data.targets[target].attribute


@pytest.fixture(scope="module")
def vulkaninfo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """vulkaninfo's report about lavapipe."""
    if shutil.which("vulkaninfo") is None:
        pytest.skip("vulkaninfo is not installed; apt-get install vulkan-tools mesa-vulkan-drivers")
    drivers = list(Path("/usr/share/vulkan/icd.d").glob("lvp_icd*.json"))
    if not drivers:
        pytest.skip("lavapipe is not installed; apt-get install mesa-vulkan-drivers")
    file = tmp_path_factory.mktemp("vulkaninfo") / "lavapipe.json"
    environment = {"VK_ICD_FILENAMES": str(drivers[0]), "PATH": "/usr/bin:/bin"}
    command = ["vulkaninfo", "--json", "--output", str(file)]
    run = subprocess.run(command, env=environment, cwd=file.parent, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return file


@NEEDS_DEBIAN_12
def test_lavapipe_is_what_it_reports(vulkaninfo: Path) -> None:
    """Feature by feature; the subgroup sizes, which depend on the CPU, aside."""
    report = reports.read_device("lavapipe", vulkaninfo, REPORTS["lavapipe"].source, REGISTRY)
    others = [known for known in REPORTS.values() if known.name != "lavapipe"]
    written = reports.write_table(reports.merged([report], others), REGISTRY)
    assert written == reports.TABLE.read_text(), (
        "the installed lavapipe is another version than the target's: generate_targets.py --device"
    )


# ---------------------------------------------------------------------------------------------------------
# The script's command line
# ---------------------------------------------------------------------------------------------------------


@GENERATED
@needs_registries
def test_a_new_device(tmp_path: Path) -> None:
    form = runtime.implementation.to_document(REPORTS["apple-m1"].implementation, REGISTRY)
    file = tmp_path / "m9.json"
    file.write_text(json.dumps(form))
    arguments = ["--output", str(tmp_path), "--reports", str(tmp_path / "reports.json")]
    run = run_script(*arguments, "--device", "apple-m9", str(file), "a test")
    assert run.returncode == 0, run.stderr
    made = {
        report.name: report
        for report in reports.read_table(REGISTRY, (tmp_path / "reports.json").read_text())
    }
    assert made.keys() - REPORTS.keys() == {"apple-m9"}
    assert made["apple-m9"].source == "a test"
    assert '"apple-m9", Vulkan_1_4_Environment,' in (tmp_path / "VulkanImplementations.td").read_text()


@needs_registries
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--device", "x", "missing.json", ""), r"missing\.json: can't be read: no such file"),
        (
            ("--profiles", "."),
            r"'\.' is not a checkout of KhronosGroup/Vulkan-Profiles|git is missing: .* the commit of '\.'",
        ),
    ],
)
def test_an_unusable_source_is_named(tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    run = subprocess.run(
        [
            sys.executable,
            str(SCRIPT),
            *arguments,
            "--output",
            str(tmp_path),
            "--reports",
            str(tmp_path / "r.json"),
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    assert run.returncode == 2
    assert re.search(message, run.stderr)
    assert not list(tmp_path.iterdir())


# ---------------------------------------------------------------------------------------------------------
# spirv-val
# ---------------------------------------------------------------------------------------------------------

# spirv-val disagrees with the targets in these cases, and in no others. Each set has its reason.

# They can't be asked about.
UNKNOWN_TO_SPIRV_VAL = {
    # It is older than these, and says "invalid capability". Vulkan has SplitBarrierINTEL by
    # SPV_EXT_split_barrier, which is newer than both.
    DEBIAN: {
        "SplitBarrierINTEL",
        "BFloat16CooperativeMatrixKHR",
        "BFloat16DotProductKHR",
        "BFloat16TypeKHR",
        "CooperativeMatrixKHR",
        "GraphARM",
        "ReplicatedCompositesEXT",
        "StorageTensorArrayDynamicIndexingEXT",
        "StorageTensorArrayNonUniformIndexingEXT",
        "TensorsARM",
    },
    # It has other names for two, and wants a graph in a module that declares GraphARM.
    NEWER: {
        "SplitBarrierINTEL",
        "GraphARM",
        "StorageTensorArrayDynamicIndexingEXT",
        "StorageTensorArrayNonUniformIndexingEXT",
    },
}

# spirv-val accepts any capability that an extension enables, once the module declares the extension, in any
# environment. No Vulkan extension admits these: most are for OpenCL.
BY_EXTENSION = {
    "ArbitraryPrecisionFixedPointINTEL",
    "ArbitraryPrecisionFloatingPointINTEL",
    "ArbitraryPrecisionIntegersINTEL",
    "AsmINTEL",
    "BitInstructions",
    "DebugInfoModuleINTEL",
    "FPFastMathModeINTEL",
    "FPGABufferLocationINTEL",
    "FPGAClusterAttributesINTEL",
    "FPGAKernelAttributesINTEL",
    "FPGALoopControlsINTEL",
    "FPGAMemoryAccessesINTEL",
    "FPGAMemoryAttributesINTEL",
    "FPGARegINTEL",
    "FloatingPointModeINTEL",
    "FunctionFloatControlINTEL",
    "FunctionPointersINTEL",
    "GroupUniformArithmeticKHR",
    "IOPipesINTEL",
    "IndirectReferencesINTEL",
    "KernelAttributesINTEL",
    "LongConstantCompositeINTEL",
    "LoopFuseINTEL",
    "MemoryAccessAliasingINTEL",
    "OptNoneINTEL",
    "RoundToInfinityINTEL",
    "SubgroupAvcMotionEstimationChromaINTEL",
    "SubgroupAvcMotionEstimationINTEL",
    "SubgroupAvcMotionEstimationIntraINTEL",
    "SubgroupBufferBlockIOINTEL",
    "SubgroupImageBlockIOINTEL",
    "SubgroupImageMediaBlockIOINTEL",
    "SubgroupShuffleINTEL",
    "USMStorageClassesINTEL",
    "UnstructuredLoopControlsINTEL",
    "VariableLengthArrayINTEL",
    "VectorAnyINTEL",
    "VectorComputeINTEL",
    # With SPV_AMD_shader_ballot; Vulkan's appendix has no row for it.
    "Groups",
    # For OpenGL.
    "AtomicStorageOps",
    # The registry disables VK_AMD_gpu_shader_half_float_fetch.
    "Float16ImageAMD",
    # Superseded before a final Vulkan extension used them.
    "RayQueryProvisionalKHR",
    "RayTracingProvisionalKHR",
    # SPV_NV_stereo_view_rendering has no Vulkan extension.
    "ShaderStereoViewNV",
}

# The same, with an extension that Vulkan has, but only from 1.1 on.
SINCE_VULKAN_1_1 = {
    "GroupNonUniformPartitionedNV",
    "GroupNonUniformRotateKHR",
    "RayQueryKHR",
    "ShaderSMBuiltinsNV",
}

# The same, with an extension that requires SPIR-V 1.3. 2025.5 looks at that requirement.
SINCE_SPIRV_1_3 = {
    "VulkanMemoryModel",
    "VulkanMemoryModelDeviceScope",
}

# The same, with an extension that requires SPIR-V 1.4, more than the environment has. It looks at that
# requirement of SPV_EXT_mesh_shader and SPV_KHR_workgroup_memory_explicit_layout only.
SINCE_SPIRV_1_4 = {
    "RayCullMaskKHR",
    "RayTracingKHR",
    "RayTracingMotionBlurNV",
    "RayTraversalPrimitiveCullingKHR",
}

# 2023.1 doesn't look at capabilities in its environments vulkan1.1spv1.4 and vulkan1.3 at all, 2025.5 not in
# the former. (Those that an extension brings need the extension there too.) In the others they reject all of
# these.
UNCHECKED = {
    "Addresses",
    "AtomicStorage",
    "DeviceEnqueue",
    "Float16Buffer",
    "GenericPointer",
    "ImageBasic",
    "ImageMipmap",
    "ImageReadWrite",
    "ImageRect",
    "Kernel",
    "Linkage",
    "LiteralSampler",
    "NamedBarrier",
    "PipeStorage",
    "Pipes",
    "SampledRect",
    "SubgroupDispatch",
    "UniformDecoration",
    "Vector16",
}

# Capabilities that only one of the two knows: 2023.1 is older than some, and 2025.5 has another name for one.
NEWER_BY_EXTENSION = (BY_EXTENSION - {"LongConstantCompositeINTEL"}) | {
    "BlockingPipesALTERA",
    "CacheControlsINTEL",
    "TensorFloat32RoundingINTEL",
}
# VK_ARM_tensors needs Vulkan 1.3.
SINCE_VULKAN_1_3 = {"TensorsARM"}

ACCEPTED_THOUGH_NOT_OFFERED = {
    DEBIAN: {
        "vulkan1.0": BY_EXTENSION | SINCE_VULKAN_1_1 | SINCE_SPIRV_1_3 | SINCE_SPIRV_1_4,
        "vulkan1.1": BY_EXTENSION | SINCE_SPIRV_1_4,
        # It needs SPIR-V 1.6.
        "vulkan1.1spv1.4": BY_EXTENSION | UNCHECKED - {"UniformDecoration"},
        "vulkan1.2": BY_EXTENSION,
        "vulkan1.3": BY_EXTENSION | UNCHECKED,
    },
    NEWER: {
        "vulkan1.0": NEWER_BY_EXTENSION | SINCE_VULKAN_1_1 | SINCE_SPIRV_1_4 | SINCE_VULKAN_1_3,
        "vulkan1.1": NEWER_BY_EXTENSION | SINCE_SPIRV_1_4 | SINCE_VULKAN_1_3,
        "vulkan1.1spv1.4": NEWER_BY_EXTENSION | UNCHECKED - {"UniformDecoration"} | SINCE_VULKAN_1_3,
        "vulkan1.2": NEWER_BY_EXTENSION | SINCE_VULKAN_1_3,
        "vulkan1.3": NEWER_BY_EXTENSION,
        "vulkan1.4": NEWER_BY_EXTENSION,
    },
}

# In a Vulkan environment a module needs an entry point.
MODULE = """\
OpCapability Shader
{capabilities}{extensions}OpMemoryModel Logical {memory_model}
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%type = OpTypeFunction %void
%main = OpFunction %void None %type
%entry = OpLabel
OpReturn
OpFunctionEnd
"""


# Capabilities that modules of shaders declare together with VulkanMemoryModel.
WITH_VULKAN_MEMORY = {"CooperativeMatrixKHR", "BFloat16CooperativeMatrixKHR"}


def spirv_val(
    target: Target, capability: str, extensions: frozenset[str], validator: Validator = DEBIAN
) -> str:
    """Returns spirv-val's error for a module that declares a capability; "" if there is none."""
    capabilities = [capability]
    if capability in WITH_VULKAN_MEMORY:
        capabilities.append("VulkanMemoryModel")
        extensions |= {"SPV_KHR_vulkan_memory_model"}
    text = MODULE.format(
        capabilities="".join(f"OpCapability {name}\n" for name in capabilities),
        extensions="".join(f'OpExtension "{name}"\n' for name in sorted(extensions)),
        memory_model="Vulkan" if "VulkanMemoryModel" in capabilities else "GLSL450",
    )
    assemble = [validator.assembler, "--target-env", target.version.replace("v", "spv"), "-o", "-", "-"]
    binary = subprocess.run(assemble, input=text.encode(), capture_output=True)
    if binary.returncode != 0:
        return binary.stderr.decode()
    validate = [validator.program, "--target-env", target.name, "-"]
    run = subprocess.run(validate, input=binary.stdout, capture_output=True)
    return "" if run.returncode == 0 else run.stderr.decode() or f"exit status {run.returncode}"


def accepted(target: Target, capabilities: Mapping[str, frozenset[str]], validator: Validator) -> set[str]:
    """Returns the capabilities that spirv-val accepts, each declared with its extensions."""
    with ThreadPoolExecutor() as pool:
        said = pool.map(lambda item: spirv_val(target, *item, validator), capabilities.items())
        return {name for name, complaint in zip(capabilities, said, strict=True) if not complaint}


@pytest.fixture(scope="module")
def extensions_of(joined: joining.Joined) -> dict[str, frozenset[str]]:
    """The extensions that bring a capability, by the capability."""
    return {name: frozenset(joined.extensions_of(name)) for name in joined.enums.capabilities}


over_environments = pytest.mark.parametrize(("validator", "name"), VALIDATED, ids=str)


@needs_registries
@over_environments
def test_spirv_val_accepts_what_is_guaranteed(
    data: Data, extensions_of: dict[str, frozenset[str]], validator: Validator, name: str
) -> None:
    """With no extension but those that the target guarantees."""
    target = data.targets[name]
    guaranteed = {
        capability: extensions_of[capability] & set(target.extensions) for capability in target.capabilities
    }
    assert accepted(target, guaranteed, validator) == set(guaranteed)


@needs_registries
@over_environments
def test_spirv_val_accepts_what_is_optional(
    data: Data, extensions_of: dict[str, frozenset[str]], validator: Validator, name: str
) -> None:
    """With no extension but those that the target has or lists."""
    target = data.targets[name]
    possible = {*target.extensions, *target.optional}
    optional = {
        capability: extensions_of[capability] & possible
        for capability in target.optional
        # Each spirv-val knows some of those that MLIR's enums lack.
        if capability in data.capabilities.keys() - data.further
    }
    assert accepted(target, optional, validator) == set(optional) - UNKNOWN_TO_SPIRV_VAL[validator]


@needs_registries
@over_environments
def test_spirv_val_rejects_what_is_not_offered(
    data: Data, extensions_of: dict[str, frozenset[str]], validator: Validator, name: str
) -> None:
    """Even with all the extensions that bring it."""
    target = data.targets[name]
    offered = {*target.capabilities, *target.optional}
    others = {
        capability: extensions_of[capability]
        for capability in data.capabilities.keys() - data.further - offered
    }
    found = accepted(target, others, validator) - CAPABILITIES_OF_23
    assert found == ACCEPTED_THOUGH_NOT_OFFERED[validator][name]
    print(f"{name}: {len(offered & data.capabilities.keys())} offered, {len(others)} not")


@needs_registries
@pytest.mark.parametrize(
    ("validator", "name"),
    [
        *(
            pytest.param(DEBIAN, name, marks=NEEDS_DEBIAN_12)
            for name in ("vulkan1.0", "vulkan1.1", "vulkan1.2")
        ),
        (NEWER, "vulkan1.4"),
    ],
    ids=str,
)
def test_the_accepted_exceptions_are_because_of_extensions(
    data: Data, extensions_of: dict[str, frozenset[str]], validator: Validator, name: str
) -> None:
    """In the environments whose capabilities spirv-val looks at."""
    without = dict.fromkeys(ACCEPTED_THOUGH_NOT_OFFERED[validator][name], frozenset[str]())
    assert accepted(data.targets[name], without, validator) == set()

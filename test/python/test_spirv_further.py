# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What SPIR-V's grammar has and MLIR's enums lack is required and offered like everything else."""

from __future__ import annotations

import json
import re
import subprocess
from functools import cache
from pathlib import Path

import mlir.availability as av
import pytest
from command_line import run
from mlir import ir
from spirv_assembly import COMPUTE, MAIN, TYPES
from spirv_validator import NEWER, validate
from targets.sources import REGISTRIES
from upstream_oracle import enum_names
from vulkan_specification import needs_registries

TILE_IMAGE = "TileImageColorReadAccessEXT"
TILE_IMAGE_EXTENSION = "SPV_EXT_shader_tile_image"


def module(capability: str, extension: str) -> bytes:
    """A compute shader that declares a capability, in the way that MLIR can't."""
    text = COMPUTE.replace(
        "OpCapability Shader",
        f'OpCapability Shader\nOpCapability {capability}\nOpExtension "{extension}"',
    )
    return assemble_newer(text + TYPES + MAIN)


@cache
def assemble_newer(text: str) -> bytes:
    command = [NEWER.assembler, "--target-env", "spv1.6", "-", "-o", "-"]
    done = subprocess.run(command, input=text.encode(), capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


@pytest.fixture
def data() -> bytes:
    return module(TILE_IMAGE, TILE_IMAGE_EXTENSION)


@pytest.mark.parametrize(
    ("target", "available"),
    [
        ("vulkan1.3", False),
        (f"vulkan1.3+{TILE_IMAGE}", True),
        ("vulkan1.3+shaderTileImageColorReadAccess", True),
        ("vulkan1.3+shaderTileImageDepthReadAccess", False),
        (f"vulkan1.3+{TILE_IMAGE_EXTENSION}", False),
        ("vulkan1.3+all", True),
        ("vulkan1.4+all", True),
        ("spirv1.6", False),
        (f"spirv1.6+{TILE_IMAGE}", True),
        ("spirv1.6+all", True),
        (f"spirv1.6+{TILE_IMAGE}+Int4TypeINTEL", True),
        ("opencl2.2+all", False),
    ],
)
def test_tile_images_are_judged_by_the_target(
    data: bytes, target: str, available: bool, context: ir.Context
) -> None:
    report = av.check(av.spirv.read(data), target)
    assert report.ok == available, report
    if target.startswith("vulkan") and not available:
        assert any(TILE_IMAGE in each.message for each in report.violations)


def test_further_capabilities_that_a_target_lacks_are_named(data: bytes, context: ir.Context) -> None:
    report = av.check(av.spirv.read(data), "vulkan1.3")
    messages = [each.message for each in report.violations]
    for declared in f"OpCapability {TILE_IMAGE}", f'OpExtension "{TILE_IMAGE_EXTENSION}"':
        assert f"the module declares {declared}; vulkan1.3 does not offer it" in messages


def test_the_text_of_a_target_has_it(data: bytes, context: ir.Context) -> None:
    for name in (f"vulkan1.3+{TILE_IMAGE}", f"spirv1.6+{TILE_IMAGE}"):
        target = av.target(name)
        assert TILE_IMAGE in str(target)
        assert ir.Attribute.parse(str(target)) == target
        assert av.check(av.spirv.read(data), str(target)).ok
    assert f"further = [{TILE_IMAGE}, {TILE_IMAGE_EXTENSION}]" in str(av.target(f"vulkan1.3+{TILE_IMAGE}"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[Shader]", "'Shader' belongs in the '#spirv.vce', which has a place for it"),
        (
            "[TileImageColourReadAccessEXT]",
            "SPIR-V has no capability or extension 'TileImageColourReadAccessEXT'",
        ),
    ],
)
def test_bad_texts_are_errors(text: str, message: str, context: ir.Context) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        av.target(
            "#vulkan.target<#spirv.target_env<#spirv.vce<v1.6, [Shader], []>, api=Vulkan, "
            f"#spirv.resource_limits<>>, further = {text}>"
        )


def test_a_module_has_to_declare_tile_images(context: ir.Context) -> None:
    """An instruction isn't available if the module doesn't declare what it needs, whatever the target has."""
    text = COMPUTE + TYPES + "%image = OpTypeImage %f32 TileImageDataEXT 0 0 0 2 Unknown\n" + MAIN
    report = av.check(av.spirv.read(assemble_newer(text)), "vulkan1.3+all")
    assert any(TILE_IMAGE in each.message and each.unstated for each in report.violations)


def test_a_missing_extension_is_named_and_not_what_is_declared(context: ir.Context) -> None:
    """The uses of what the module declares have nothing more to say."""
    text = COMPUTE.replace("OpMemoryModel", f"OpCapability {TILE_IMAGE}\nOpMemoryModel")
    text += TYPES + "%image = OpTypeImage %f32 TileImageDataEXT 0 0 0 2 Unknown\n" + MAIN
    report = av.check(av.spirv.read(assemble_newer(text)), "vulkan1.3+all")
    assert [each.message for each in report.violations] == [
        f'OpCapability needs OpExtension "{TILE_IMAGE_EXTENSION}", which the module doesn\'t declare'
    ]


def test_a_declared_capability_needs_its_extension_where_another_one_implies_it(context: ir.Context) -> None:
    """spirv-val: "Operand 1 of Capability requires one of these extensions: SPV_KHR_untyped_pointers"."""
    # spirv-as of that time doesn't know DescriptorHeapEXT.
    declared = "OpCapability !5128\nOpCapability UntypedPointersKHR\n"
    text = COMPUTE.replace("OpMemoryModel", f'{declared}OpExtension "SPV_EXT_descriptor_heap"\nOpMemoryModel')
    report = av.check(av.spirv.read(assemble_newer(text + TYPES + MAIN)), "vulkan1.4+all")
    assert [each.message for each in report.violations if each.unstated] == [
        'OpCapability needs OpExtension "SPV_KHR_untyped_pointers", which the module doesn\'t declare'
    ]
    text = text.replace("OpMemoryModel", 'OpExtension "SPV_KHR_untyped_pointers"\nOpMemoryModel')
    assert av.check(av.spirv.read(assemble_newer(text + TYPES + MAIN)), "vulkan1.4+all").ok


def test_further_capabilities_are_deduced(data: bytes, context: ir.Context) -> None:
    module = av.spirv.read(data)
    target = av.deduce(module)
    assert TILE_IMAGE in str(target)
    assert ir.Attribute.parse(str(target)) == target
    assert av.check(module, target).ok


def test_devices_offer_what_their_reports_have(context: ir.Context) -> None:
    offering = {
        info.name
        for info in av.known_targets()
        if re.search(r"further = .*MeshShadingNV", str(info.attribute))
    }
    assert "nvidia-rtx-5080" in offering
    assert all(name.startswith("nvidia") for name in offering)
    roadmap = str(av.target("VP_KHR_roadmap_2024"))
    assert re.search(r"further = \[FloatControls2, QuadControlKHR|further = \[QuadControlKHR", roadmap)


@needs_registries
def test_every_capability_of_the_grammar_is_judged(context: ir.Context, record_property: object) -> None:
    """A module that declares one is available if the target has it, and spirv-val accepts the module."""
    grammar = json.loads((REGISTRIES / "spirv.core.grammar.json").read_text())
    (kind,) = (kind for kind in grammar["operand_kinds"] if kind["kind"] == "Capability")
    known = enum_names("Capability")
    wrong = {}
    for entry in kind["enumerants"]:
        if entry["value"] in known or not entry.get("extensions"):
            continue
        name, (extension, *_) = entry["enumerant"], entry["extensions"]
        text = f'OpCapability Shader\nOpCapability {name}\nOpExtension "{extension}"\n'
        try:
            data = assemble_newer(f"{text}OpMemoryModel Logical GLSL450\n")
        except AssertionError:
            continue  # spirv-as of that time doesn't know it.
        read = av.spirv.read(data)
        lacking = av.check(read, "spirv1.6")
        offered = av.check(read, f"spirv1.6+{name}+{extension}+Linkage")
        if lacking.ok or any(name in each.message for each in offered.violations):
            wrong[name] = [each.message for each in offered.violations]
    assert not wrong


@needs_registries
def test_spirv_val_agrees_on_vulkan(context: ir.Context) -> None:
    """Modules that declare one that vk.xml knows, on Vulkan 1.3 with everything.

    spirv-val takes any capability whose extension is declared: those of OpenCL's vendors, too.
    """
    target = str(av.target("vulkan1.3+all"))
    disagreeing = {}
    for name, extension in {
        TILE_IMAGE: TILE_IMAGE_EXTENSION,
        "MeshShadingNV": "SPV_NV_mesh_shader",
        "ShaderEnqueueAMDX": "SPV_AMDX_shader_enqueue",
        "QuadControlKHR": "SPV_KHR_quad_control",
        "FloatControls2": "SPV_KHR_float_controls2",
        "RayTracingPositionFetchKHR": "SPV_KHR_ray_tracing_position_fetch",
        "CooperativeVectorNV": "SPV_NV_cooperative_vector",
        "RawAccessChainsNV": "SPV_NV_raw_access_chains",
    }.items():
        data = module(name, extension)
        (said,) = validate([(data, "vulkan1.3")], NEWER)
        if (not said) != av.check(av.spirv.read(data), target).ok:
            disagreeing[name] = said
    assert not disagreeing


def test_the_command_line_takes_it(data: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("tile.spv").write_bytes(data)
    assert run("check", "tile.spv", "-t", f"vulkan1.3+{TILE_IMAGE}").code == 0
    lacking = run("check", "tile.spv", "-t", "vulkan1.3")
    assert lacking.code == 1
    assert f"capability {TILE_IMAGE}" in lacking.out
    assert run("deduce", "tile.spv").code == 0

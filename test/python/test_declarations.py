# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The requirements of declaring a capability or an extension: on a module's triple, and on a target."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import mlir.availability as av
import pytest
from llvm_release import MAJOR
from mlir import ir
from spirv_validator import NEWER, Triple, validate
from upstream_oracle import enum_names


@pytest.fixture
def context() -> Iterator[ir.Context]:
    with ir.Context() as context, ir.Location.unknown():
        yield context


def module(triple: Triple, body: str = "") -> ir.Module:
    return ir.Module.parse(f"module {{ spirv.module Logical GLSL450 requires {triple} {{ {body} }} }}")


# ===-----------------------------------------------------------------------------------------------===
# Modules
# ===-----------------------------------------------------------------------------------------------===

# Rules of spirv-val that aren't about declarations.
OTHER_RULES = re.compile(
    "Missing required OpSamplerImageAddressingModeNV"
    "|No OpGraphEntryPointARM instruction was found"
    "|must only be specified if the VulkanKHR memory model is used"
    "|If the Shader and CooperativeMatrixKHR capabilities are declared"
)
EXCEPTIONS = {
    "Groups without an extension": "see test_spirv_val.py: Vulkan's environments want it",
    **(
        {"LongConstantCompositeINTEL": "the extension has been renamed; MLIR has the name of before"}
        if MAJOR < 23
        else {"WeakLinkageAMD": "spirv-val 2025.5 doesn't know it"}
    ),
}


def triples() -> Iterator[Triple]:
    """Yields triples of each capability by itself, in several versions, and with all extensions."""
    extensions = tuple(sorted(enum_names("Extension").values()))
    for capability in enum_names("Capability").values():
        listed = tuple(dict.fromkeys(("Shader", "Linkage", capability)))
        for version in ("v1.0", "v1.3", "v1.6"):
            yield Triple(version, listed, ())
        yield Triple("v1.6", listed, extensions)


def test_modules_declare_what_spirv_val_accepts(context: ir.Context, record_property: Any) -> None:
    """A module that states a capability states what declaring it takes, says spirv-val, too."""
    cases = list(triples())
    modules = [module(triple) for triple in cases]
    binaries = [av.spirv.serialize(each.body.operations[0]) for each in modules]
    messages = validate(zip(binaries, (each.environment for each in cases), strict=True), NEWER)
    wrong, exceptions, fine, refused = [], set(), 0, 0
    for triple, each, message in zip(cases, modules, messages, strict=True):
        is_fine = av.check(each, "spirv1.6+all").ok
        fine += is_fine and not message
        refused += bool(message) and not is_fine
        if is_fine != bool(message) or OTHER_RULES.search(message):
            continue
        capability = triple.capabilities[-1] + ("" if triple.extensions else " without an extension")
        exceptions |= EXCEPTIONS.keys() & {capability}
        if capability not in EXCEPTIONS:
            wrong.append(f"{str(triple)[:120]}: check {is_fine}, spirv-val {message or 'fine'}")
    assert not wrong, "\n".join(wrong)
    assert exceptions == EXCEPTIONS.keys()
    assert fine > 200
    assert refused > 200
    record_property(
        "summary", f"declarations: {fine} triples fine for spirv-val and check, {refused} for neither"
    )


@pytest.mark.parametrize(
    ("triple", "message"),
    [
        (Triple("v1.4", ("Linkage", "RayTracingKHR"), ()), "needs extension SPV_KHR_ray_tracing"),
        (Triple("v1.3", ("Linkage",), ("SPV_KHR_ray_tracing",)), "needs SPIR-V v1.4 or later"),
    ],
)
def test_a_triple_lacks_a_declaration(context: ir.Context, triple: Triple, message: str) -> None:
    stating = module(triple)
    report = av.check(stating, "spirv1.6+all")
    assert any(message in violation.message for violation in report.violations)
    with pytest.raises(ValueError, match=r"'vce_triple' of spirv\.module does not offer it: it lists"):
        av.deduce(stating)
    assert str(av.deduce(stating, ignore_stated=True)) == "#spirv.vce<v1.0, [Shader, Linkage], []>"


@pytest.mark.parametrize(("extension", "is_ok"), [("", False), ("SPV_EXT_shader_viewport_index_layer", True)])
def test_a_version_with_other_capabilities_in_an_extensions_place(
    context: ir.Context, extension: str, is_ok: bool
) -> None:
    """SPIR-V 1.5 has ShaderLayer and ShaderViewportIndex; the extension's own capability still takes it."""
    triple = f"#spirv.vce<v1.5, [Shader, Linkage, ShaderViewportIndexLayerEXT], [{extension}]>"
    stating = ir.Module.parse(f"module {{ spirv.module Logical GLSL450 requires {triple} {{}} }}")
    assert av.check(stating, "spirv1.5+all").ok == is_ok


# ===-----------------------------------------------------------------------------------------------===
# Targets
# ===-----------------------------------------------------------------------------------------------===

MESH = """
spirv.func @mesh() "None" { spirv.Return }
spirv.EntryPoint "MeshEXT" @mesh
"""


@pytest.mark.parametrize(
    ("version", "extensions", "lack"),
    [
        ("v1.4", "SPV_EXT_mesh_shader", None),
        (
            "v1.4",
            "",
            "it lists MeshShadingEXT, but not what declaring it requires, extension SPV_EXT_mesh_shader",
        ),
        (
            "v1.3",
            "SPV_EXT_mesh_shader",
            "it lists MeshShadingEXT and SPV_EXT_mesh_shader, but not what declaring the latter requires, "
            "SPIR-V v1.4 or later",
        ),
    ],
)
def test_targets_offer_what_can_be_declared(
    context: ir.Context, version: str, extensions: str, lack: str | None
) -> None:
    mesh = ir.Module.parse(f"module {{ spirv.module Logical GLSL450 {{ {MESH} }} }}")
    triple = f"#spirv.vce<{version}, [Shader, MeshShadingEXT], [{extensions}]>"
    report = av.check(mesh, f"#spirv.target_env<{triple}, #spirv.resource_limits<>>")
    assert report.ok == (lack is None)
    assert lack is None or any(
        violation.message.endswith(f" does not offer it: {lack}") for violation in report.violations
    )


def test_what_implies_goes_with_what_cannot_be_declared(context: ir.Context) -> None:
    """A target that lists a capability without a way to declare it doesn't offer what that implies."""
    target = "#spirv.vce<v1.0, [StorageBuffer16BitAccess, Geometry], []>"
    assert av.describe(target) == "SPIR-V v1.0, 3 capabilities, 0 extensions"


@pytest.mark.parametrize(
    ("text", "extensions"),
    [
        ("vulkan1.0+StorageBuffer16BitAccess", {"SPV_KHR_16bit_storage"}),
        ("vulkan1.1+StorageBuffer16BitAccess", set()),
        ("vulkan1.0+Float16", set()),
    ],
)
def test_an_addition_brings_its_extension(context: ir.Context, text: str, extensions: set[str]) -> None:
    name, _ = text.split("+")

    def listed(target: str) -> set[str]:
        return set(re.findall(r"SPV_\w+", str(av.target(target))))

    assert listed(text) - listed(name) == extensions

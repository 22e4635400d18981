# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""OpenCL's versions and profiles as targets: their verdicts on kernels are those of spirv-val."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from spirv_assembly import assemble
from spirv_validator import DEBIAN, NEWER, Validator, validate

ENVIRONMENTS = [
    f"opencl{version}{profile}" for version in ("1.2", "2.0", "2.1", "2.2") for profile in ("", "embedded")
]
NAMES = [*ENVIRONMENTS, "opencl3.0", "opencl3.0embedded"]

# Each capability, declared beside Addresses, Kernel and Linkage, and its requirements.
CAPABILITIES: Mapping[str, tuple[str, ...]] = {
    "Addresses": (),
    "Float16Buffer": (),
    "Int64": (),
    "Int16": (),
    "Int8": (),
    "Vector16": (),
    "DeviceEnqueue": (),
    "GenericPointer": (),
    "Groups": (),
    "Pipes": (),
    "SubgroupDispatch": ("DeviceEnqueue",),
    "PipeStorage": ("Pipes",),
    "NamedBarrier": (),
    "ImageBasic": (),
    "ImageReadWrite": ("ImageBasic",),
    "ImageMipmap": ("ImageBasic",),
    "LiteralSampler": ("ImageBasic",),
    "Sampled1D": ("ImageBasic",),
    "Image1D": ("ImageBasic",),
    "SampledBuffer": ("ImageBasic",),
    "ImageBuffer": ("ImageBasic",),
    "Float64": (),
    "Float16": (),
    "Int64Atomics": ("Int64",),
    "Shader": (),
    "Matrix": (),
    "Geometry": (),
}
# Where spirv-val's word isn't the specification's: what it says, by whom, and why.
#  * What extensions of OpenCL bring, without one of SPIR-V, it doesn't know: cl_khr_fp16,
#    cl_khr_int64_base_atomics, cles_khr_int64 and cl_khr_subgroup_named_barrier.
REFUSED_BY_SPIRV_VAL = {"Float16", "Int64Atomics", "NamedBarrier"}


def kernel(capability: str) -> bytes:
    declared = dict.fromkeys(["Addresses", "Kernel", "Linkage", *CAPABILITIES[capability], capability])
    text = "".join(f"OpCapability {name}\n" for name in declared)
    version = "spv1.1" if {"SubgroupDispatch", "PipeStorage", "NamedBarrier"} & declared.keys() else "spv1.0"
    return assemble(f"{text}OpMemoryModel Physical64 OpenCL\n", version)


@pytest.mark.parametrize("validator", [DEBIAN, NEWER], ids=str)
@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_verdicts_are_spirv_vals(
    environment: str, validator: Validator, context: ir.Context, record_property: Any
) -> None:
    """With everything optional, because spirv-val accepts that."""
    binaries = {name: kernel(name) for name in CAPABILITIES}
    complaints = validate([(each, environment) for each in binaries.values()], validator)
    said = dict(zip(CAPABILITIES, complaints, strict=True))
    accepted = {name for name, complaint in said.items() if not complaint}
    target = av.target(f"{environment}+all")
    ours = {name for name, data in binaries.items() if av.check(av.spirv.read(data), target).ok}
    known = REFUSED_BY_SPIRV_VAL | ({"Int64"} if environment.endswith("embedded") else set())
    assert accepted - ours == set()
    assert ours - accepted <= known, {name: said[name] for name in ours - accepted - known}
    record_property("summary", f"{len(CAPABILITIES)} kernels on {environment}, as spirv-val {validator}")


@pytest.mark.parametrize(
    ("target", "capability", "available"),
    [
        ("opencl1.2", "Int64", True),
        ("opencl1.2embedded", "Int64", False),
        ("opencl1.2embedded+Int64", "Int64", True),
        ("opencl1.2", "Float64", False),
        ("opencl1.2+Float64", "Float64", True),
        ("opencl1.2", "ImageBasic", False),
        ("opencl1.2", "GenericPointer", False),
        ("opencl2.0", "GenericPointer", True),
        ("opencl2.1embedded", "GenericPointer", True),
        # Optional again.
        ("opencl3.0", "GenericPointer", False),
        ("opencl3.0+GenericPointer", "GenericPointer", True),
        ("opencl2.1", "PipeStorage", False),
        ("opencl2.2", "PipeStorage", True),
        ("opencl2.2+all", "Shader", False),
    ],
)
def test_only_guaranteed_capabilities_are_available(
    target: str, capability: str, available: bool, context: ir.Context
) -> None:
    assert av.check(av.spirv.read(kernel(capability)), target).ok == available


# Extensions of SPIR-V that extensions of OpenCL bring.
EXTENSIONS = [
    "SPV_KHR_bit_instructions",
    "SPV_KHR_expect_assume",
    "SPV_KHR_integer_dot_product",
    "SPV_KHR_linkonce_odr",
    "SPV_KHR_no_integer_wrap_decoration",
    "SPV_KHR_uniform_group_instructions",
]


@pytest.mark.parametrize("extension", EXTENSIONS)
@pytest.mark.parametrize("name", NAMES)
def test_extensions_can_be_added(name: str, extension: str, context: ir.Context) -> None:
    assert extension not in str(av.target(name))
    assert extension in str(av.target(f"{name}+{extension}"))


@pytest.mark.parametrize("name", NAMES)
def test_versions_of_opencl_are_known_targets(name: str, context: ir.Context) -> None:
    known = {info.name: info for info in av.known_targets()}
    assert "api=OpenCL" in str(known[name].attribute)
    assert ("Int64" in str(known[name].attribute)) == (not name.endswith("embedded"))


def test_capabilities_that_opencl_lacks_cannot_be_added(context: ir.Context) -> None:
    with pytest.raises(ValueError, match=r"'Shader' can't be added to 'opencl2\.0': OpenCL 2\.0 doesn't"):
        av.target("opencl2.0+Shader")
    with pytest.raises(ValueError, match=r"'PipeStorage' can't be added to 'opencl2\.0'"):
        av.target("opencl2.0+PipeStorage")


def test_work_groups_of_one_are_guaranteed(context: ir.Context) -> None:
    text = """
OpCapability Addresses
OpCapability Kernel
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %main "main"
OpExecutionMode %main LocalSize {size} 1 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
OpReturn
OpFunctionEnd
"""
    assert av.check(av.spirv.read(assemble(text.format(size=1), "spv1.0")), "opencl1.2").ok
    large = av.spirv.read(assemble(text.format(size=64), "spv1.0"))
    assert not av.check(large, "opencl1.2").ok
    assert av.check(large, "opencl1.2+all").ok

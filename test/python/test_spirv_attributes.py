# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The attributes of av.spirv that hold more than an enum: their text, and which arguments are rejected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import mlir.availability as av
import pytest
from llvm_differences import HAS_COOPERATIVE_MATRIX_NV
from mlir import ir
from mlir.availability.spirv import (
    CacheControlLoadINTELAttr,
    CacheControlStoreINTELAttr,
    Capability,
    ClientAPI,
    CooperativeMatrixPropertiesKHRAttr,
    DeviceType,
    EntryPointABIAttr,
    Extension,
    InterfaceVarABIAttr,
    LinkageAttributesAttr,
    LinkageType,
    LoadCacheControl,
    ResourceLimitsAttr,
    Scope,
    StorageClass,
    StoreCacheControl,
    TargetEnvAttr,
    Vendor,
    VerCapExtAttr,
    Version,
)


def i(width: int) -> ir.Type:
    return ir.IntegerType.get_signless(width)


def f32() -> ir.Type:
    return ir.F32Type.get()


def triple() -> VerCapExtAttr:
    return VerCapExtAttr.get(
        Version.V_1_3, [Capability.Shader, Capability.Float16], [Extension.SPV_KHR_16bit_storage]
    )


def khr(**changes: Any) -> CooperativeMatrixPropertiesKHRAttr:
    fields: dict[str, Any] = {
        "m_size": 8,
        "n_size": 16,
        "k_size": 32,
        "a_type": i(8),
        "b_type": i(8),
        "c_type": i(32),
        "result_type": i(32),
        "acc_sat": True,
        "scope": Scope.Subgroup,
    }
    return CooperativeMatrixPropertiesKHRAttr.get(**fields | changes)


def nv(**changes: Any) -> ir.Attribute:
    fields: dict[str, Any] = {
        "m_size": 8,
        "n_size": 16,
        "k_size": 32,
        "a_type": f32(),
        "b_type": f32(),
        "c_type": f32(),
        "result_type": f32(),
        "scope": Scope.Workgroup,
    }
    return av.spirv.CooperativeMatrixPropertiesNVAttr.get(**fields | changes)


def any_nv() -> list[ir.Attribute]:
    """Those of NVIDIA, where this MLIR has them."""
    return [nv()] if HAS_COOPERATIVE_MATRIX_NV else []


def target(**changes: Any) -> TargetEnvAttr:
    fields: dict[str, Any] = {
        "resource_limits": ResourceLimitsAttr.get(subgroup_size=64),
        "client_api": ClientAPI.Vulkan,
        "vendor": Vendor.AMD,
        "device_type": DeviceType.DiscreteGPU,
        "device_id": 7,
    }
    return TargetEnvAttr.get(triple(), **fields | changes)


class Case(NamedTuple):
    """An attribute: how to create it, MLIR's text of it, and its properties."""

    make: Callable[[], ir.Attribute]
    text: str
    properties: Callable[[], dict[str, Any]]


TRIPLE = "#spirv.vce<v1.3, [Shader, Float16], [SPV_KHR_16bit_storage]>"
KHR = (
    "#spirv.coop_matrix_props_khr<m_size = 8, n_size = 16, k_size = 32, a_type = i8, b_type = i8, "
    "c_type = i32, result_type = i32, acc_sat = true, scope = <Subgroup>>"
)
NV = (
    "#spirv.coop_matrix_props_nv<m_size = 8, n_size = 16, k_size = 32, a_type = f32, b_type = f32, "
    "c_type = f32, result_type = f32, scope = <Workgroup>>"
)
CASES = {
    "triple": Case(
        triple,
        TRIPLE,
        lambda: {
            "version": Version.V_1_3,
            "capabilities": [Capability.Shader, Capability.Float16],
            "extensions": [Extension.SPV_KHR_16bit_storage],
        },
    ),
    "empty triple": Case(
        lambda: VerCapExtAttr.get(Version.V_1_0, []),
        "#spirv.vce<v1.0, [], []>",
        lambda: {"version": Version.V_1_0, "capabilities": [], "extensions": []},
    ),
    "target": Case(
        target,
        f"#spirv.target_env<{TRIPLE}, api=Vulkan, AMD:DiscreteGPU:7, "
        "#spirv.resource_limits<subgroup_size = 64>>",
        lambda: {
            "triple": triple(),
            "version": Version.V_1_3,
            "capabilities": [Capability.Shader, Capability.Float16],
            "extensions": [Extension.SPV_KHR_16bit_storage],
            "resource_limits": ResourceLimitsAttr.get(subgroup_size=64),
            "client_api": ClientAPI.Vulkan,
            "vendor": Vendor.AMD,
            "device_type": DeviceType.DiscreteGPU,
            "device_id": 7,
        },
    ),
    "target of nobody knows what": Case(
        lambda: TargetEnvAttr.get(VerCapExtAttr.get(Version.V_1_0, [])),
        "#spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<>>",
        lambda: {
            "resource_limits": ResourceLimitsAttr.get(),
            "client_api": ClientAPI.Unknown,
            "vendor": Vendor.Unknown,
            "device_type": DeviceType.Unknown,
            "device_id": None,
        },
    ),
    "limits": Case(
        lambda: ResourceLimitsAttr.get(32768, 1024, [1024, 512, 64], 64, 32, 128, [khr()], any_nv()),
        "#spirv.resource_limits<max_compute_shared_memory_size = 32768, "
        "max_compute_workgroup_invocations = 1024, "
        "max_compute_workgroup_size = [1024 : i32, 512 : i32, 64 : i32], "
        "subgroup_size = 64, min_subgroup_size = 32, max_subgroup_size = 128, "
        f"cooperative_matrix_properties_khr = [{KHR}]"
        + (f", cooperative_matrix_properties_nv = [{NV}]>" if HAS_COOPERATIVE_MATRIX_NV else ">"),
        lambda: {
            "max_compute_shared_memory_size": 32768,
            "max_compute_workgroup_invocations": 1024,
            "max_compute_workgroup_size": [1024, 512, 64],
            "subgroup_size": 64,
            "min_subgroup_size": 32,
            "max_subgroup_size": 128,
            "cooperative_matrix_properties_khr": [khr()],
            "cooperative_matrix_properties_nv": any_nv(),
        },
    ),
    "limits that Vulkan requires": Case(
        ResourceLimitsAttr.get,
        "#spirv.resource_limits<>",
        lambda: {
            "max_compute_shared_memory_size": 16384,
            "max_compute_workgroup_invocations": 128,
            "max_compute_workgroup_size": [128, 128, 64],
            "subgroup_size": 32,
            "min_subgroup_size": None,
            "max_subgroup_size": None,
            "cooperative_matrix_properties_khr": [],
            "cooperative_matrix_properties_nv": [],
        },
    ),
    "product of matrices": Case(
        khr,
        KHR,
        lambda: {
            "m_size": 8,
            "n_size": 16,
            "k_size": 32,
            "a_type": i(8),
            "b_type": i(8),
            "c_type": i(32),
            "result_type": i(32),
            "acc_sat": True,
            "scope": Scope.Subgroup,
        },
    ),
    "entry point": Case(
        lambda: EntryPointABIAttr.get([32, 2, 1], 64, 16),
        "#spirv.entry_point_abi<workgroup_size = [32, 2, 1], subgroup_size = 64, target_width = 16>",
        lambda: {"workgroup_size": [32, 2, 1], "subgroup_size": 64, "target_width": 16},
    ),
    "entry point of any kind": Case(
        EntryPointABIAttr.get,
        "#spirv.entry_point_abi<>",
        lambda: {"workgroup_size": None, "subgroup_size": None, "target_width": None},
    ),
    "argument": Case(
        lambda: InterfaceVarABIAttr.get(1, 2, StorageClass.Uniform),
        "#spirv.interface_var_abi<(1, 2), Uniform>",
        lambda: {"descriptor_set": 1, "binding": 2, "storage_class": StorageClass.Uniform},
    ),
    "argument with large numbers": Case(
        lambda: InterfaceVarABIAttr.get(0, 0xFFFFFFFF),
        "#spirv.interface_var_abi<(0, 4294967295)>",
        lambda: {"descriptor_set": 0, "binding": 0xFFFFFFFF, "storage_class": None},
    ),
    "linkage": Case(
        lambda: LinkageAttributesAttr.get("sum", LinkageType.Import),
        '#spirv.linkage_attributes<linkage_name = "sum", linkage_type = <Import>>',
        lambda: {"linkage_name": "sum", "linkage_type": LinkageType.Import},
    ),
    "cache of loads": Case(
        lambda: CacheControlLoadINTELAttr.get(1, LoadCacheControl.Streaming),
        "#spirv.cache_control_load_intel<cache_level = 1, load_cache_control = Streaming>",
        lambda: {"cache_level": 1, "load_cache_control": LoadCacheControl.Streaming},
    ),
    "cache of stores": Case(
        lambda: CacheControlStoreINTELAttr.get(2, StoreCacheControl.WriteBack),
        "#spirv.cache_control_store_intel<cache_level = 2, store_cache_control = WriteBack>",
        lambda: {"cache_level": 2, "store_cache_control": StoreCacheControl.WriteBack},
    ),
}
if HAS_COOPERATIVE_MATRIX_NV:
    CASES["product of matrices, NVIDIA's"] = Case(
        nv, NV, lambda: {"k_size": 32, "a_type": f32(), "scope": Scope.Workgroup}
    )


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
class TestAttribute:
    def test_an_attribute_is_what_its_text_says(self, context: ir.Context, case: Case) -> None:
        made, read = case.make(), ir.Attribute.parse(case.text)
        assert made == read
        assert type(made) is type(read)
        assert repr(made) == f"{type(made).__name__}({made})"
        assert ir.Attribute.parse(str(made)) == made

    def test_an_attribute_has_its_properties(self, context: ir.Context, case: Case) -> None:
        read = ir.Attribute.parse(case.text)
        expected = case.properties()
        assert {name: getattr(read, name) for name in expected} == expected
        for name, value in expected.items():
            assert type(getattr(read, name)) is type(value)


REFUSED: dict[str, tuple[Callable[[], object], str]] = {
    "flat workgroup": (lambda: EntryPointABIAttr.get([64]), "a workgroup has three dimensions, not 1"),
    "workgroup without dimensions": (lambda: EntryPointABIAttr.get([]), "three dimensions, not 0"),
    "empty workgroup": (
        lambda: EntryPointABIAttr.get([64, 0, 1]),
        "the size of a workgroup can't be 0: expected 1 to 2147483647",
    ),
    "negative workgroup": (lambda: EntryPointABIAttr.get([64, 1, -1]), "can't be -1"),
    "large workgroup": (lambda: EntryPointABIAttr.get([1 << 31, 1, 1]), "can't be 2147483648"),
    "empty subgroup": (lambda: EntryPointABIAttr.get(subgroup_size=0), "the size of a subgroup can't be 0"),
    "odd width": (
        lambda: EntryPointABIAttr.get(target_width=24),
        "the width of floats can't be 24: expected 16, 32 or 64",
    ),
    "negative set": (lambda: InterfaceVarABIAttr.get(-1, 0), "a descriptor set can't be -1"),
    "binding of 33 bits": (lambda: InterfaceVarABIAttr.get(0, 1 << 32), "a binding can't be 4294967296"),
    "nameless linkage": (
        lambda: LinkageAttributesAttr.get("", LinkageType.Export),
        "a linkage name can't be empty",
    ),
    "linkage name that ends early": (
        lambda: LinkageAttributesAttr.get("a\0b", LinkageType.Export),
        "one with a zero in it",
    ),
    "negative cache": (
        lambda: CacheControlLoadINTELAttr.get(-1, LoadCacheControl.Cached),
        "a cache level can't be -1",
    ),
    "large cache": (
        lambda: CacheControlStoreINTELAttr.get(1 << 32, StoreCacheControl.Streaming),
        "a cache level can't be 4294967296",
    ),
    "matrix without rows": (lambda: khr(m_size=0), "the size of a cooperative matrix can't be 0"),
    "matrix of negative size": (lambda: khr(k_size=-8), "can't be -8"),
    "matrix of vectors": (
        lambda: khr(c_type=ir.VectorType.get([4], f32())),
        "the element of a cooperative matrix can't be 'vector<4xf32>'",
    ),
    "matrix of booleans": (lambda: khr(result_type=i(1)), "can't be 'i1'"),
    "negative memory": (
        lambda: ResourceLimitsAttr.get(max_compute_shared_memory_size=-1),
        "the size of shared memory can't be -1: expected 0 to 2147483647",
    ),
    "large memory": (
        lambda: ResourceLimitsAttr.get(max_compute_shared_memory_size=1 << 31),
        "can't be 2147483648",
    ),
    "negative invocations": (
        lambda: ResourceLimitsAttr.get(max_compute_workgroup_invocations=-1),
        "the number of invocations can't be -1",
    ),
    "limits of two dimensions": (
        lambda: ResourceLimitsAttr.get(max_compute_workgroup_size=[1, 1]),
        "a workgroup has three dimensions, not 2",
    ),
    "limits of negative size": (
        lambda: ResourceLimitsAttr.get(max_compute_workgroup_size=[1, 1, -1]),
        "the size of a workgroup can't be -1",
    ),
    "limits without subgroup": (
        lambda: ResourceLimitsAttr.get(subgroup_size=0),
        "the size of a subgroup can't be 0",
    ),
    "bounds in the wrong order": (
        lambda: ResourceLimitsAttr.get(min_subgroup_size=64, max_subgroup_size=32),
        "the largest size of a subgroup can't be 32: expected 64 to",
    ),
    "negative device": (lambda: target(device_id=-1), "the number of a device can't be -1"),
    "device of 33 bits": (lambda: target(device_id=1 << 32), "can't be 4294967296"),
}
if HAS_COOPERATIVE_MATRIX_NV:
    REFUSED["matrices of another kind"] = (
        lambda: ResourceLimitsAttr.get(cooperative_matrix_properties_khr=[nv()]),
        r"expected #spirv\.coop_matrix_props_khr<\.\.\.>, not #spirv\.coop_matrix_props_nv<",
    )


@pytest.mark.parametrize("name", REFUSED)
def test_attributes_refuse_wrong_arguments(context: ir.Context, name: str) -> None:
    make, reason = REFUSED[name]
    with pytest.raises(ValueError, match=reason):
        make()


def test_refuses_attributes_of_other_classes(context: ir.Context) -> None:
    with pytest.raises(TypeError, match=r"expected a VerCapExtAttr, not StringAttr\("):
        TargetEnvAttr.get(ir.StringAttr.get("v1.0"))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected a ResourceLimitsAttr, not VerCapExtAttr"):
        TargetEnvAttr.get(triple(), triple())  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        VerCapExtAttr.get(Version.V_1_0, ["Shader"])  # type: ignore[list-item]
    with pytest.raises(TypeError):
        VerCapExtAttr.get(0, [])  # type: ignore[arg-type]


def test_refuses_what_is_of_different_contexts(context: ir.Context) -> None:
    with ir.Context():
        limits, other = ResourceLimitsAttr.get(), f32()
    with pytest.raises(ValueError, match="attributes of different contexts"):
        TargetEnvAttr.get(triple(), limits)
    with pytest.raises(ValueError, match="types of different contexts"):
        khr(b_type=other)
    with pytest.raises(ValueError, match="attributes of different contexts"):
        ResourceLimitsAttr.get(cooperative_matrix_properties_khr=[khr()], context=other.context)


def test_named_targets_can_be_read(context: ir.Context) -> None:
    vulkan = av.spirv.target_env("vulkan1.1+Float16")
    assert isinstance(vulkan, TargetEnvAttr)
    assert vulkan.version is Version.V_1_3
    assert vulkan.client_api is ClientAPI.Vulkan
    assert Capability.Float16 in vulkan.capabilities
    assert Capability.Float64 not in vulkan.capabilities
    assert vulkan.resource_limits.max_compute_workgroup_size == [128, 128, 64]


def test_built_attributes_are_targets(context: ir.Context) -> None:
    module = ir.Module.parse('spirv.module Logical GLSL450 { spirv.func @f() -> () "None" { spirv.Return } }')
    least = av.deduce(module)
    assert isinstance(least, VerCapExtAttr)
    assert av.check(module, TargetEnvAttr.get(least)).ok
    report = av.check(module, TargetEnvAttr.get(VerCapExtAttr.get(Version.V_1_0, [])))
    assert not report.ok


def test_limits_that_only_text_can_state(context: ir.Context) -> None:
    """MLIR's parser takes anything for them."""
    odd = ir.Attribute.parse('#spirv.resource_limits<max_compute_workgroup_size = ["x", 7 : i128]>')
    assert isinstance(odd, ResourceLimitsAttr)
    assert odd.max_compute_workgroup_size == [7]

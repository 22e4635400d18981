# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The triples of modules about which spirv-val can't tell all: that of 2023 doesn't know them, upstream
doesn't write them as valid binaries, or another capability would do as well.
"""

from __future__ import annotations

from typing import NamedTuple

import mlir.availability as av
import pytest
from mlir import ir
from spirv_corpus import corpus
from spirv_corpus.images import declared, image, loaded
from spirv_corpus.shader import kernel, module, variable
from spirv_validator import NEWER, validate

MATRIX = "!spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>"
COMPOSITE = f"%f = spirv.Constant 1.0 : f32\n%m = spirv.CompositeConstruct %f : (f32) -> {MATRIX}\n"
KERNEL_MATRIX = "v1.3, [Addresses, Kernel, CooperativeMatrixKHR], [SPV_KHR_cooperative_matrix]"
CUBES = image("Cube", arrayed=True)
ITSELF = "!spirv.ptr<!spirv.struct<list>, PhysicalStorageBuffer>"
LIST = variable("list", f"!spirv.struct<list, ({ITSELF} [0])>", "StorageBuffer", "bind(0, 0)")


class Case(NamedTuple):
    """A module, its triple, and whether spirv-val is asked about it."""

    text: str
    triple: str
    is_validated: bool


def text_of(group: str, name: str) -> str:
    """Returns a module of the corpus."""
    return next(case.text for case in corpus()[group] if case.id == name)


CASES = {
    # A matrix in a kernel doesn't need the Vulkan memory model, as in a shader.
    "a matrix in a kernel": Case(kernel(COMPOSITE), KERNEL_MATRIX, is_validated=True),
    "the length of a matrix": Case(
        kernel(f"%l = spirv.KHR.CooperativeMatrixLength : {MATRIX}\n"), KERNEL_MATRIX, is_validated=True
    ),
    "a sum of matrices": Case(
        kernel(f"{COMPOSITE}%s = spirv.FAdd %m, %m : {MATRIX}\n"), KERNEL_MATRIX, is_validated=True
    ),
    "a matrix in a shader": Case(
        module(COMPOSITE, memory="Vulkan"),
        "v1.3, [Shader, VulkanMemoryModel, CooperativeMatrixKHR], "
        "[SPV_KHR_vulkan_memory_model, SPV_KHR_cooperative_matrix]",
        is_validated=True,
    ),
    # The capability of uniform buffers implies that of storage buffers.
    "a number in a BufferBlock": Case(
        text_of("types", "interface/BufferBlock i16"),
        "v1.0, [Shader, StorageBuffer16BitAccess], [SPV_KHR_16bit_storage]",
        is_validated=True,
    ),
    # Float16 would do as well, but isn't of every OpenCL.
    **{
        f"half in {storage}": Case(
            text_of("ops", f"kernel/half in {storage}"),
            "v1.0, [Addresses, Float16Buffer], []",
            is_validated=True,
        )
        for storage in ("CrossWorkgroup", "UniformConstant")
    },
    # The capability of storage images implies that of sampled ones.
    "a sampled array of cubes": Case(
        module(loaded(CUBES), declared(CUBES)), "v1.0, [SampledCubeArray], []", is_validated=True
    ),
    # Upstream's serializer writes 0 for the pointer's id.
    "a list": Case(
        module("", LIST, addressing="PhysicalStorageBuffer64"),
        "v1.0, [PhysicalStorageBufferAddresses], "
        "[SPV_KHR_physical_storage_buffer, SPV_KHR_storage_buffer_storage_class]",
        is_validated=False,
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_deduced_triple_is_the_smallest(case: Case, context: ir.Context) -> None:
    parsed = ir.Module.parse(case.text, context)
    (op,) = parsed.body.operations
    triple = f"#spirv.vce<{case.triple}>"
    assert av.deduce(op) == ir.Attribute.parse(triple, context)
    if case.is_validated:
        op.attributes["vce_triple"] = ir.Attribute.parse(triple, context)
        assert validate([(av.spirv.serialize(parsed), "spv1.3")], NEWER) == [""]


def test_a_matrix_in_another_memory_model(context: ir.Context) -> None:
    """In a shader, a cooperative matrix takes the Vulkan memory model."""
    parsed = ir.Module.parse(module(COMPOSITE), context)
    (op,) = parsed.body.operations
    with pytest.raises(ValueError, match="a cooperative matrix in another memory model than Vulkan"):
        av.deduce(op)


@pytest.mark.parametrize(
    ("dim", "is_arrayed", "capability"),
    [
        ("Dim1D", False, "Sampled1D"),
        ("Buffer", False, "SampledBuffer"),
        ("Rect", False, "SampledRect"),
        ("Cube", True, "SampledCubeArray"),
    ],
)
def test_the_capability_of_sampled_images(
    dim: str, is_arrayed: bool, capability: str, context: ir.Context
) -> None:
    """It is enough for images that are used with a sampler."""
    for is_storage in (False, True):
        type = image(dim, arrayed=is_arrayed, storage=is_storage, format="Rgba32f")
        parsed = ir.Module.parse(module(loaded(type), declared(type)))
        report = av.check(parsed, f"#spirv.vce<v1.0, [Shader, {capability}], []>")
        assert report.ok == (not is_storage), report

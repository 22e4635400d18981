# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a user of av.spirv may write: a type checker has to agree with each line and with each type.

test_spirv_builders.py has mypy look at it, and runs it.
"""

import contextlib

import mlir.availability as av
from mlir import ir
from mlir.availability.spirv import Decoration, PointerType, Scope, StorageClass, StructType
from typing_extensions import assert_type


def use() -> None:
    """Makes types and attributes, and reads them back."""
    f32 = ir.F32Type.get()
    array = av.spirv.RuntimeArrayType.get(f32, array_stride=4)
    assert_type(array.array_stride, int | None)
    block = StructType.get(
        [f32, array],
        [0, 4],
        member_decorations={0: [Decoration.NonWritable, (Decoration.Location, 3)]},
        struct_decorations=[Decoration.Block],
    )
    assert_type(block, StructType)
    assert_type(block.member_offsets, list[int] | None)
    assert_type(block.element_types, list[ir.Type])
    assert_type(block.struct_decorations, list[Decoration | tuple[Decoration, int]])
    pointer = PointerType.get(block, StorageClass.StorageBuffer)
    assert_type(pointer.storage_class, StorageClass)
    assert_type(pointer.pointee_type, ir.Type)
    number: int = StorageClass.StorageBuffer
    assert number == 12

    semantics = av.spirv.MemorySemantics.Acquire | av.spirv.MemorySemantics.WorkgroupMemory
    assert_type(semantics, av.spirv.MemorySemantics)
    assert_type(av.spirv.MemorySemanticsAttr.get(semantics).value, av.spirv.MemorySemantics)
    assert_type(av.spirv.FunctionControl.None_.value, int)

    triple = av.spirv.VerCapExtAttr.get(av.spirv.Version.V_1_3, [av.spirv.Capability.Shader])
    target = av.spirv.TargetEnvAttr.get(triple, client_api=av.spirv.ClientAPI.Vulkan)
    assert_type(target.capabilities, list[av.spirv.Capability])
    assert_type(target.device_id, int | None)
    with contextlib.suppress(TypeError):
        PointerType.get(f32, Scope.Device)  # type: ignore[arg-type]

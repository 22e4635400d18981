# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The arguments and attributes of kernels: rejected with a message, or lowered to valid SPIR-V."""

from __future__ import annotations

import re

import mlir.availability as av
import pytest
from mlir import ir

KERNEL = """\
gpu.module @m {{
  gpu.func @k({arguments}) kernel attributes {{{attributes}}} {{
    {body}
    gpu.return
  }}
  {rest}
}}
"""
SIZE = "known_block_size = array<i32: 32, 1, 1>"
NO_SIZE = "spirv.entry_point_abi = #spirv.entry_point_abi<>"


def kernel(arguments: str, body: str = "", attributes: str = SIZE, rest: str = "") -> ir.Module:
    return ir.Module.parse(KERNEL.format(arguments=arguments, body=body, attributes=attributes, rest=rest))


@pytest.mark.parametrize(
    ("type", "message"),
    [
        (
            "memref<64xf32, #spirv.storage_class<Workgroup>>",
            ", workgroup memory, which can't be an argument; declare it as 'workgroup' of the kernel",
        ),
        (
            "memref<64xf32, #gpu.address_space<private>>",
            ", private memory, which can't be an argument; declare it as 'private' of the kernel",
        ),
        (
            "memref<12xf32, #spirv.storage_class<CrossWorkgroup>>",
            ", an OpenCL pointer; leave the memory space out to get a storage buffer",
        ),
        ("vector<1xi32>", ", which isn't a vector of two to four numbers; pass a memref"),
        (
            "memref<4x?xf32, strided<[?, 1]>>",
            ", whose strides or offset are dynamic, but kernels are passed only dynamic sizes; leave the "
            "layout out",
        ),
        *(
            (
                f"memref<{shape}xf32>",
                ", which has no elements, and a buffer can't have the size 0; leave the argument out",
            )
            for shape in ("0", "4x0", "?x0")
        ),
    ],
)
def test_types_that_nobody_can_pass(context: ir.Context, type: str, message: str) -> None:
    expected = f"argument 1 of kernel 'k' has the type '{type}'{message}"
    with pytest.raises(ValueError, match=re.escape(expected)):
        av.lower_to_spirv(kernel(f"%x: memref<4xf32>, %a: {type}"), "vulkan1.1")


@pytest.mark.parametrize("body", ["", "%d = gpu.block_dim x"])
def test_no_size_of_workgroups(context: ir.Context, body: str) -> None:
    expected = (
        "kernel 'k' doesn't state the size of its workgroups; give it 'known_block_size' or "
        "'workgroup_size' in 'spirv.entry_point_abi'"
    )
    with pytest.raises(ValueError, match=re.escape(expected)):
        av.lower_to_spirv(kernel("%x: memref<4xf32>", body, NO_SIZE), "vulkan1.1")


def test_size_beside_another_part_of_the_abi(context: ir.Context) -> None:
    lowered = av.lower_to_spirv(kernel("%x: memref<4xf32>", "", f"{SIZE}, {NO_SIZE}"), "vulkan1.1")
    assert '"LocalSize", 32, 1, 1' in str(lowered)


ASKING = """
  func.func @size() -> index {
    %d = gpu.block_dim x
    return %d : index
  }
"""
OTHER_SIZE = """
  gpu.func @other() kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    gpu.return
  }
"""
CALL = """\
%g = gpu.global_id x
%s = func.call @size() : () -> index
%i = arith.index_cast %s : index to i32
memref.store %i, %x[%g] : memref<64xi32>"""


def test_a_function_asks_for_the_size(context: ir.Context) -> None:
    lowered = av.lower_to_spirv(kernel("%x: memref<64xi32>", CALL, rest=ASKING), "vulkan1.1")
    av.spirv.validate(av.spirv.serialize(lowered), "vulkan1.1")
    assert "WorkgroupSize" not in str(lowered.body.operations[0])


def test_a_function_asks_for_the_size_and_there_are_two(context: ir.Context) -> None:
    module = kernel("%x: memref<64xi32>", CALL, rest=ASKING + OTHER_SIZE)
    expected = (
        "'gpu.block_dim' is in a function, but the kernels have workgroups of different sizes; inline the "
        "function into the kernels"
    )
    with pytest.raises(ValueError, match=re.escape(expected)):
        av.lower_to_spirv(module, "vulkan1.1")


@pytest.mark.parametrize("query", ["gpu.lane_id", "gpu.subgroup_size : index"])
def test_the_triple_is_of_what_the_target_has(context: ir.Context, query: str) -> None:
    """Several capabilities allow the built-in variables of subgroups. The triple has the one that the target
    offers.
    """
    body = (
        f"%g = gpu.global_id x\n%s = {query}\n%i = arith.index_cast %s : index to i32\n"
        "memref.store %i, %x[%g] : memref<64xi32>"
    )
    lowered = av.lower_to_spirv(kernel("%x: memref<64xi32>", body), "vulkan1.1")
    assert "requires #spirv.vce<v1.3, [GroupNonUniform, Shader]" in str(lowered) or (
        "requires #spirv.vce<v1.3, [Shader, GroupNonUniform]" in str(lowered)
    )
    av.spirv.validate(av.spirv.serialize(lowered), "vulkan1.1")

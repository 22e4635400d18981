# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builds a compute shader op by op, checks it, validates it, and runs it.

The shader computes the length of each row of a matrix of floats: invocation ``i`` adds up the
squares of row ``i`` in a loop, and stores the square root of that. Nothing of it is written as
text: ops are those of ``mlir.dialects.spirv``, types and attributes those of ``av.spirv``.

    python examples/build_spirv_module.py
"""

from __future__ import annotations

import shutil
import sys

import mlir.availability as av
from mlir import ir
from mlir.availability.spirv import (
    BuiltIn,
    Decoration,
    ExecutionMode,
    ExecutionModel,
    LoopControl,
    PointerType,
    RuntimeArrayType,
    StorageClass,
    StructType,
)
from mlir.dialects import spirv

COLUMNS = 16
WORKGROUP = 32
TARGET = "vulkan1.1"


def buffer_type(element: ir.Type, size: int) -> PointerType:
    """Returns the type of a variable that is a storage buffer of any length.

    Args:
        element: the type of an element.
        size: the bytes of an element.
    """
    array = RuntimeArrayType.get(element, array_stride=size)
    block = StructType.get([array], member_offsets=[0], struct_decorations=[Decoration.Block])
    return PointerType.get(block, StorageClass.StorageBuffer)


def build_kernel() -> None:
    """Makes the function: ``lengths[i] = sqrt(sum(rows[i, :] ** 2))``."""
    i32, f32 = ir.IntegerType.get_signless(32), ir.F32Type.get()
    i32_vector = ir.VectorType.get([3], i32)
    buffer = buffer_type(f32, 4)
    element = PointerType.get(f32, StorageClass.StorageBuffer)
    variable = PointerType.get(f32, StorageClass.Function)
    invocation_id = PointerType.get(i32_vector, StorageClass.Input)

    spirv.GlobalVariable(buffer, "rows", descriptor_set=0, binding=0)
    spirv.GlobalVariable(buffer, "lengths", descriptor_set=0, binding=1)
    spirv.GlobalVariable(invocation_id, "invocation", built_in=str(BuiltIn.GlobalInvocationId))

    with av.spirv.func("row_lengths"):
        zero, one, columns = (spirv.Constant(i32, ir.IntegerAttr.get(i32, i)) for i in (0, 1, COLUMNS))
        no_sum = spirv.Constant(f32, ir.FloatAttr.get(f32, 0.0))
        total = spirv.Variable(variable, StorageClass.Function, initializer=no_sum)
        rows = spirv.mlir_addressof(buffer, "rows")
        lengths = spirv.mlir_addressof(buffer, "lengths")
        ids = spirv.Load(i32_vector, spirv.mlir_addressof(invocation_id, "invocation"))
        row = spirv.CompositeExtract(i32, ids, [0])
        start = spirv.IMul(row, columns)

        # A structured loop: entry -> header -> body -> next -> header, and header -> merge.
        blocks = spirv.mlir_loop([], LoopControl.None_).regions[0].blocks
        entry, header = blocks.append(), blocks.append(i32, arg_locs=[ir.Location.current])
        body, following, merge = blocks.append(), blocks.append(), blocks.append()
        column = header.arguments[0]
        with ir.InsertionPoint(entry):
            spirv.Branch([zero], header)
        with ir.InsertionPoint(header):
            spirv.BranchConditional(spirv.SLessThan(column, columns), [], [], body, merge)
        with ir.InsertionPoint(body):
            address = spirv.AccessChain(element, rows, [zero, spirv.IAdd(start, column)])
            value = spirv.Load(f32, address)
            spirv.Store(total, spirv.FAdd(spirv.Load(f32, total), spirv.FMul(value, value)))
            spirv.Branch([], following)
        with ir.InsertionPoint(following):
            spirv.Branch([spirv.IAdd(column, one)], header)
        with ir.InsertionPoint(merge):
            spirv.mlir_merge([])

        # An instruction of the extended set GLSL.std.450.
        length = spirv.GL_Sqrt(spirv.Load(f32, total))
        spirv.Store(spirv.AccessChain(element, lengths, [zero, row]), length)
        spirv.Return()

    spirv.EntryPoint(ExecutionModel.GLCompute, "row_lengths", ["invocation"])
    spirv.ExecutionMode("row_lengths", ExecutionMode.LocalSize, [WORKGROUP, 1, 1])


def build(target: str = TARGET) -> ir.Module:
    """Returns a module that states a target and holds the shader.

    Args:
        target: what :func:`av.target` takes.

    Raises:
        av.AvailabilityError: the target hasn't got all that the shader needs.
    """
    module = ir.Module.create()
    environment = av.target(target)
    module.operation.attributes["availability.target"] = environment
    with ir.InsertionPoint(module.body), av.spirv.module() as shader:
        build_kernel()
    # The binary declares no more than it needs.
    shader.operation.attributes["vce_triple"] = av.deduce(shader)
    module.operation.verify()
    av.check(module).raise_for_violations()
    return module


def run(binary: bytes) -> bool:
    """Runs the shader on the first Vulkan device and compares with NumPy.

    Returns:
        Whether the results are equal; True without a device.
    """
    import numpy as np

    rows = np.random.default_rng(0).random((4 * WORKGROUP, COLUMNS), dtype=np.float32)
    lengths = np.zeros(len(rows), np.float32)
    try:
        result = av.vulkan.run(binary, "row_lengths", [rows, lengths], workgroups=[4])
    except av.vulkan.VulkanError as error:
        print(f"not run: {error}")
        return True
    same = np.allclose(result.buffers[0, 1].view(np.float32), np.linalg.norm(rows, axis=1), rtol=1e-5)
    print(f"{result.device.name}: {len(rows)} rows, {'equal to' if same else 'other than'} NumPy's")
    return bool(same)


def main() -> int:
    """Returns the exit status."""
    with ir.Context(), ir.Location.unknown():
        module = build()
        binary = av.spirv.serialize(module)
        print(f"available on {TARGET}: {len(binary)} bytes of SPIR-V")
        if shutil.which("spirv-val"):
            av.spirv.validate(binary, av.target(TARGET))
            print("valid, says spirv-val")
    return 0 if run(binary) else 1


if __name__ == "__main__":
    sys.exit(main())

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a lowered function like a program that uses its kernels."""

from __future__ import annotations

import functools
import operator
from collections.abc import Sequence
from typing import Any

import numpy as np
from mlir import availability as av
from mlir import ir
from mlir.dialects import arith, func, gpu, memref, scf
from numpy.typing import NDArray

Array = NDArray[np.generic]

_NUMBERS = {
    "arith.addi": lambda a, b: a + b,
    "arith.ceildivui": lambda a, b: -(-a // b),
    "arith.divsi": lambda a, b: int(a / b),
    "arith.minui": min,
    "arith.muli": lambda a, b: a * b,
    "arith.select": lambda c, a, b: a if c else b,
    "arith.subi": lambda a, b: a - b,
}
_COMPARISONS = {2: operator.lt, 3: operator.le}  # Of signed numbers.


@functools.cache
def _device() -> av.vulkan.DeviceInfo:
    """The only device. Otherwise each launch asks for it."""
    return av.vulkan.devices()[0]


class _Host:
    def __init__(
        self,
        function: func.FuncOp,
        binary: bytes,
        buffers: list[Array],
        constants: Sequence[av.package.Constant],
    ) -> None:
        self.binary = binary
        self.constants = constants
        self.values: dict[ir.Value, Any] = dict(zip(function.arguments, buffers, strict=True))
        # The value of each binding: the function's arguments, then its allocations, then other values.
        self.places: list[ir.Value] = list(function.arguments)
        allocations = [op for op in function.entry_block.operations if isinstance(op, memref.AllocOp)]
        self.places += [op.memref for op in allocations]

    def run(self, block: ir.Block) -> None:
        for op in block.operations:
            if isinstance(op, memref.AllocOp):
                # The initial contents are undefined.
                dynamic = iter(self.number(size) for size in op.dynamicSizes)
                type = op.memref.type
                shape = [next(dynamic) if type.is_dynamic_dim(i) else type.shape[i] for i in range(type.rank)]
                self.values[op.memref] = np.full(shape or (1,), -123, _kind(type.element_type))
            elif isinstance(op, memref.DimOp):
                self.values[op.result] = self.array(op.source).shape[self.number(op.index)]
            elif isinstance(op, memref.GetGlobalOp):
                self.values[op.result] = self.constant(op)
            elif isinstance(op, arith.ConstantOp):
                self.values[op.result] = ir.IntegerAttr(op.value).value
            elif op.operation.name in _NUMBERS:
                operands = [self.number(operand) for operand in op.operands]
                self.values[op.result] = _NUMBERS[op.operation.name](*operands)
            elif isinstance(op, arith.CmpIOp):
                compare = _COMPARISONS[ir.IntegerAttr(op.predicate).value]
                self.values[op.result] = compare(self.number(op.lhs), self.number(op.rhs))
            elif isinstance(op, scf.ForOp):
                bounds = (self.number(bound) for bound in list(op.operands)[:3])
                for index in range(*bounds):
                    self.values[op.induction_variable] = index
                    self.run(op.body)
            elif isinstance(op, gpu.LaunchFuncOp):
                self.launch(op)
            else:
                done = (func.ReturnOp, scf.YieldOp, memref.DeallocOp)
                assert isinstance(op, done), f"the host can't do {op}"

    def launch(self, op: gpu.LaunchFuncOp) -> None:
        operands = list(op.kernelOperands)
        self.places += [operand for operand in operands if operand not in self.places]
        buffers = {self.places.index(operand): self.array(operand) for operand in operands}
        groups = [self.number(size) for size in (op.gridSizeX, op.gridSizeY, op.gridSizeZ)]
        if not all(groups):
            return
        name = ir.SymbolRefAttr(op.attributes["kernel"]).value[-1]
        result = av.vulkan.run(self.binary, name, buffers, groups, device=_device())
        for operand in operands:
            if isinstance(self.values[operand], np.ndarray):
                self.values[operand] = result.buffers[0, self.places.index(operand)]

    def constant(self, op: memref.GetGlobalOp) -> Array:
        name = ir.FlatSymbolRefAttr(op.attributes["name"]).value
        (constant,) = (each for each in self.constants if each.name == name)
        return np.frombuffer(constant.data, _kind(op.result.type.element_type)).reshape(op.result.type.shape)

    def number(self, value: ir.Value) -> int:
        return int(np.asarray(self.values[value]).item())

    def array(self, value: ir.Value) -> Array:
        known = self.values[value]
        return known if isinstance(known, np.ndarray) else np.array([known], np.int32)


_KINDS = {
    "f16": "float16",
    "f32": "float32",
    "i8": "int8",
    "i32": "int32",
    "i64": "int64",
    "index": "int32",
}


def _kind(type: ir.Type) -> np.dtype[Any]:
    return np.dtype(_KINDS[str(type)])


def run_function(
    lowered: ir.Module, binary: bytes, buffers: list[Array], constants: Sequence[av.package.Constant] = ()
) -> list[Array]:
    """Runs the one function of a lowered module on the first Vulkan device.

    Args:
        lowered: the result of av.lower_to_spirv.
        binary: its kernels.
        buffers: the initial contents of the function's arguments.
        constants: the constants of the module, in the form of a package.

    Returns:
        What is in them in the end.
    """
    (function,) = (op for op in lowered.body.operations if isinstance(op, func.FuncOp))
    host = _Host(function, binary, buffers, constants)
    host.run(function.entry_block)
    return [host.values[argument] for argument in function.arguments]

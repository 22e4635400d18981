# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builders for SPIR-V modules and functions with blocks."""

# Workaround: python-spirv-regions
# Upstream's SPIR-V classes ModuleOp and FuncOp create ops with empty regions, which are invalid. We add the
# blocks.

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from mlir import ir
from mlir.availability.ask._operations import text_of
from mlir.availability.native._spirv import (
    AddressingModel,
    FunctionControl,
    LinkageAttributesAttr,
    MemoryModel,
    VerCapExtAttr,
)

if TYPE_CHECKING:
    from mlir.dialects import spirv


@contextmanager
def module(
    addressing_model: AddressingModel = AddressingModel.Logical,
    memory_model: MemoryModel = MemoryModel.GLSL450,
    *,
    vce_triple: VerCapExtAttr | None = None,
    sym_name: str | None = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Iterator[spirv.ModuleOp]:
    """Makes a ``spirv.module``; ops that are made in the ``with`` block go into it.

    >>> with ir.Location.unknown(), ir.InsertionPoint(module.body), av.spirv.module(sym_name="shaders"):
    ...     pass
    >>> module.body.operations[1].sym_name.value
    'shaders'

    Args:
        addressing_model: how pointers work (SPIR-V specification, 3.4). Shaders have Logical.
        memory_model: how memory works (3.5). Shaders have GLSL450, or Vulkan.
        vce_triple: the version, capabilities and extensions that the binary states. The pass
            ``availability-deduce`` sets the smallest that will do.
        sym_name: its name.
        loc: its location; by default the current one.
        ip: where to put it; by default at the current insertion point.

    Yields:
        The op.

    Raises:
        TypeError: `sym_name` is not text.
        ValueError: it can't be encoded in UTF-8.
    """
    from mlir.dialects import spirv  # Slow, and few programs need it.

    if sym_name is not None:
        sym_name = text_of(sym_name, "sym_name")
    op = spirv.ModuleOp(  # type: ignore[no-untyped-call]
        addressing_model, memory_model, vce_triple=vce_triple, sym_name=sym_name, loc=loc, ip=ip
    )
    with ir.InsertionPoint(op.regions[0].blocks.append()):
        yield op


@contextmanager
def func(
    name: str,
    inputs: Sequence[ir.Type] = (),
    result: ir.Type | None = None,
    *,
    function_control: FunctionControl = FunctionControl.None_,
    linkage_attributes: LinkageAttributesAttr | None = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Iterator[spirv.FuncOp]:
    """Makes a ``spirv.func``; ops that are made in the ``with`` block go into its first block.

    >>> from mlir.dialects import spirv
    >>> with ir.Location.unknown(), ir.InsertionPoint(module.body), av.spirv.module(), av.spirv.func("main"):
    ...     _ = spirv.ReturnOp()
    >>> "spirv.func @main()" in str(module)
    True

    Args:
        name: its name. An entry point's is what it is run by.
        inputs: the types of its arguments, which are those of its first block:
            ``op.body.blocks[0].arguments``. Entry points have none.
        result: the type of what it returns, if it returns anything.
        function_control: what optimizers are told (SPIR-V specification, 3.24).
        linkage_attributes: what other modules call it.
        loc: its location and that of its arguments; by default the current one.
        ip: where to put it; by default at the current insertion point.

    Yields:
        The op. More blocks are made with ``op.body.blocks.append(...)``.

    Raises:
        TypeError: `name` is not text.
        ValueError: it can't be encoded in UTF-8.
    """
    from mlir.dialects import spirv

    results = [] if result is None else [result]
    op = spirv.FuncOp(  # type: ignore[no-untyped-call]
        ir.TypeAttr.get(ir.FunctionType.get(inputs, results)),
        text_of(name, "the name of a function"),
        function_control,
        linkage_attributes=linkage_attributes,
        loc=loc,
        ip=ip,
    )
    locations = [loc or ir.Location.current] * len(inputs)
    with ir.InsertionPoint(op.body.blocks.append(*inputs, arg_locs=locations)):
        yield op

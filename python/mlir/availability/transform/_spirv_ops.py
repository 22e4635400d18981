# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Builder functions for the transform ops that are about SPIR-V.

Functions called ``..._to_spirv`` select upstream's patterns of a family, within the patterns of
:func:`apply_conversion_patterns`, and take nothing but ``loc`` and ``ip``.
"""

from __future__ import annotations

from typing import Any

from mlir import ir
from mlir._mlir_libs._mlir import globals as _globals
from mlir.availability.transform._values import Handle, Target, Value, any_op, on_target, value_of
from mlir.dialects import _availability_spirv_transform_ops_gen as _gen

# The locations of ops are the callers of builders, not this file.
_globals.register_traceback_file_exclusion(__file__)


def lower_to_spirv(
    root: Handle,
    *,
    on: Target | None = None,
    emulate: bool = False,
    result_type: ir.Type | None = None,
    **location: Any,
) -> Value:
    """Builds ``transform.availability.lower_to_spirv``: replaces kernels by SPIR-V.

    >>> _ = transform.apply(lambda root: transform.lower_to_spirv(root, on="vulkan1.1"), kernels)
    >>> kernels.body.operations[0].operation.name
    'spirv.module'

    Args:
        root: ``gpu.module`` or ``builtin.module`` ops. The handle is consumed.
        on: the target; by default the target that the payload states.
        emulate: whether to calculate in 32 bits what the target can't calculate in less.
        result_type: of the handle, by default ``!transform.any_op``.
        location: ``loc`` and ``ip``, as with upstream's builders.

    Returns:
        The handle to the ``spirv.module`` ops.

    Raises:
        TypeError: `root` is not a handle.
    """
    return value_of(
        _gen.AvailabilityLowerToSPIRVOp(
            result_type or any_op(), value_of(root), **on_target(on), emulate=emulate, **location
        )
    )


def spirv_type_converter(
    *,
    on: str | ir.Attribute | None = None,
    bool_num_bits: int = 8,
    emulate_unsupported_float_types: bool = True,
    emulate_lt_32_bit_scalar_types: bool = True,
    use_64bit_index: bool = False,
    **location: Any,
) -> None:
    """Builds ``transform.apply_conversion_patterns.spirv.type_converter``.

    >>> patterns = (transform.arith_to_spirv, transform.spirv_type_converter)
    >>> convert = lambda root: transform.apply_conversion_patterns(root, *patterns)
    >>> schedule = transform.build(convert)

    Args:
        on: the target, for use in upstream's ``transform.apply_conversion_patterns`` only.
        bool_num_bits: the width of a boolean in memory.
        emulate_unsupported_float_types: whether floats that the target doesn't have become
            integers of the same width.
        emulate_lt_32_bit_scalar_types: whether narrower scalars that the target doesn't have
            become scalars of 32 bits. What runs the kernel then has to lay out its data so.
        use_64bit_index: whether ``index`` becomes ``i64``, and not ``i32``.
        location: ``loc`` and ``ip``, as with upstream's builders.
    """
    _gen.SPIRVTypeConverterOp(
        **on_target(on),
        bool_num_bits=ir.IntegerAttr.get(ir.IntegerType.get_signless(64), bool_num_bits),
        emulate_unsupported_float_types=emulate_unsupported_float_types,
        emulate_lt_32_bit_scalar_types=emulate_lt_32_bit_scalar_types,
        use_64bit_index=use_64bit_index,
        **location,
    )


def widen_floats(**location: Any) -> None:
    """Selects patterns that calculate with floats of less than 32 bits in 32 bits.

    >>> convert = lambda root: transform.apply_conversion_patterns(root, transform.widen_floats)
    >>> schedule = transform.build(convert)
    """
    _gen.ApplyWidenFloatsConversionPatternsOp(**location)


def arith_to_spirv(**location: Any) -> None:
    """Selects upstream's patterns for arithmetic.

    >>> convert = lambda root: transform.apply_conversion_patterns(root, transform.arith_to_spirv)
    >>> schedule = transform.build(convert)
    """
    _gen.ApplyArithToSPIRVConversionPatternsOp(**location)


def cf_to_spirv(**location: Any) -> None:
    """Selects upstream's patterns for branches.

    >>> convert = lambda root: transform.apply_conversion_patterns(root, transform.cf_to_spirv)
    >>> schedule = transform.build(convert)
    """
    _gen.ApplyCFToSPIRVConversionPatternsOp(**location)


def complex_to_spirv(**location: Any) -> None:
    """Selects upstream's patterns for complex numbers.

    >>> convert = lambda root: transform.apply_conversion_patterns(root, transform.complex_to_spirv)
    >>> schedule = transform.build(convert)
    """
    _gen.ApplyComplexToSPIRVConversionPatternsOp(**location)


def func_to_spirv(**location: Any) -> None:
    """Selects upstream's patterns for functions, calls and returns.

    >>> convert = lambda root: transform.apply_conversion_patterns(root, transform.func_to_spirv)
    >>> schedule = transform.build(convert)
    """
    _gen.ApplyFuncToSPIRVConversionPatternsOp(**location)


def gpu_to_spirv(**location: Any) -> None:
    """Selects upstream's patterns for GPU modules and kernels.

    >>> convert = lambda root: transform.apply_conversion_patterns(root, transform.gpu_to_spirv)
    >>> schedule = transform.build(convert)
    """
    _gen.ApplyGPUToSPIRVConversionPatternsOp(**location)


def gpu_wmma_to_spirv(**location: Any) -> None:
    """Selects upstream's patterns for matrix operations, as cooperative matrices.

    >>> convert = lambda root: transform.apply_conversion_patterns(root, transform.gpu_wmma_to_spirv)
    >>> schedule = transform.build(convert)
    """
    _gen.ApplyGPUWMMAToSPIRVConversionPatternsOp(**location)


def index_to_spirv(**location: Any) -> None:
    """Selects upstream's patterns for index arithmetic.

    >>> convert = lambda root: transform.apply_conversion_patterns(root, transform.index_to_spirv)
    >>> schedule = transform.build(convert)
    """
    _gen.ApplyIndexToSPIRVConversionPatternsOp(**location)


def math_to_spirv(**location: Any) -> None:
    """Selects upstream's patterns for mathematical functions.

    >>> convert = lambda root: transform.apply_conversion_patterns(root, transform.math_to_spirv)
    >>> schedule = transform.build(convert)
    """
    _gen.ApplyMathToSPIRVConversionPatternsOp(**location)


def memref_to_spirv(**location: Any) -> None:
    """Selects upstream's patterns for memory.

    >>> convert = lambda root: transform.apply_conversion_patterns(root, transform.memref_to_spirv)
    >>> schedule = transform.build(convert)
    """
    _gen.ApplyMemRefToSPIRVConversionPatternsOp(**location)


def scf_to_spirv(**location: Any) -> None:
    """Selects upstream's patterns for structured control flow.

    >>> convert = lambda root: transform.apply_conversion_patterns(root, transform.scf_to_spirv)
    >>> schedule = transform.build(convert)
    """
    _gen.ApplySCFToSPIRVConversionPatternsOp(**location)


def tensor_to_spirv(**location: Any) -> None:
    """Selects upstream's patterns for small tensors.

    >>> convert = lambda root: transform.apply_conversion_patterns(root, transform.tensor_to_spirv)
    >>> schedule = transform.build(convert)
    """
    _gen.ApplyTensorToSPIRVConversionPatternsOp(**location)


def ub_to_spirv(**location: Any) -> None:
    """Selects upstream's patterns for undefined values.

    >>> convert = lambda root: transform.apply_conversion_patterns(root, transform.ub_to_spirv)
    >>> schedule = transform.build(convert)
    """
    _gen.ApplyUBToSPIRVConversionPatternsOp(**location)


def vector_reduction_to_spirv_dot_product(**location: Any) -> None:
    """Selects upstream's patterns for reductions of products of integers.

    >>> patterns = transform.vector_reduction_to_spirv_dot_product
    >>> convert = lambda root: transform.apply_conversion_patterns(root, patterns)
    >>> schedule = transform.build(convert)
    """
    _gen.ApplyVectorReductionToSPIRVDotProductConversionPatternsOp(**location)


def vector_to_spirv(**location: Any) -> None:
    """Selects upstream's patterns for vectors.

    >>> convert = lambda root: transform.apply_conversion_patterns(root, transform.vector_to_spirv)
    >>> schedule = transform.build(convert)
    """
    _gen.ApplyVectorToSPIRVConversionPatternsOp(**location)

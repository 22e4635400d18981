# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Conversions to SPIR-V: LLVM's type converter and patterns."""

from __future__ import annotations

from mlir import ir
from mlir.availability.ask._operations import context_or_current
from mlir.availability.ask._targets import Target, resolve_target
from mlir.availability.native._extension import _availability
from mlir.availability.rewrite import _patterns


class TypeConverter(_patterns.TypeConverter):
    """LLVM's type converter to SPIR-V. Functions that are added to it are asked before its own."""

    def __init__(
        self,
        target: Target,
        context: ir.Context | None = None,
        *,
        bool_num_bits: int = 8,
        emulate_unsupported_float_types: bool = True,
        emulate_lt_32_bit_scalar_types: bool = True,
        use_64bit_index: bool = False,
    ) -> None:
        """Makes a type converter for a target.

        Args:
            target: a ``#vulkan.target`` or a ``#spirv.target_env``, or what
                :func:`mlir.availability.target` takes for one.
            context: by default that of `target`, or the current one (``with ir.Context():``).
            bool_num_bits: the width of a boolean in memory: 8, 16, 32 or 64.
            emulate_unsupported_float_types: whether floats that the target doesn't have become
                integers of the same width.
            emulate_lt_32_bit_scalar_types: whether narrower scalars that the target doesn't have
                become scalars of 32 bits. What runs the kernel then has to lay out its data so.
            use_64bit_index: whether ``index`` becomes ``i64``, and not ``i32``.

        Raises:
            TypeError: `target` is not a SPIR-V target.
            ValueError: the target is unknown (the message suggests similar names), there is no such width,
                or there is no current context.
        """
        if context is None and isinstance(target, ir.Attribute):
            context = target.context
        self.context = context_or_current(context)
        attribute, _, _ = resolve_target(target, self.context)
        super().__init__()
        _availability.spirv_make_type_converter(
            self,
            attribute,
            bool_num_bits,
            emulate_unsupported_float_types,
            emulate_lt_32_bit_scalar_types,
            use_64bit_index,
        )


def pattern_sets() -> dict[str, str]:
    """Returns the names of LLVM's sets of patterns to SPIR-V, and what each converts.

    >>> "arith-to-spirv" in av.spirv.pattern_sets()
    True
    """
    return dict(_availability.spirv_pattern_sets())


def populate_patterns(
    patterns: _patterns.RewritePatternSet, type_converter: TypeConverter, *names: str
) -> None:
    """Adds sets of LLVM's patterns to SPIR-V to a pattern set.

    >>> patterns, converter = av.RewritePatternSet(), av.spirv.TypeConverter(av.target("vulkan1.1"))
    >>> av.spirv.populate_patterns(patterns, converter, "arith-to-spirv", "func-to-spirv")

    Args:
        patterns: what to add them to.
        type_converter: what they convert types with.
        names: which; :func:`pattern_sets` lists them. By default all.

    Raises:
        TypeError: `type_converter` is not a :class:`TypeConverter` to SPIR-V.
        ValueError: no set has the name (the message suggests similar names), or the arguments are of
            different contexts.
    """
    if not isinstance(type_converter, TypeConverter):
        raise TypeError(
            f"expected a mlir.availability.spirv.TypeConverter, not {type(type_converter).__name__}"
        )
    for name in names or pattern_sets():
        _availability.spirv_populate(patterns, name, type_converter)
    patterns._kept.append(type_converter)

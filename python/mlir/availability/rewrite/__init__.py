# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Patterns and conversions in Python, with the names of LLVM 23's ``mlir.rewrite``.

:mod:`mlir.availability` hands on those that most programs use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mlir.availability.native._hand_on import hand_on

if TYPE_CHECKING:
    from mlir.availability.rewrite._adaptor import OpAdaptor, adaptor_class
    from mlir.availability.rewrite._apply_greedily import (
        RefusedRewrite,
        Rewritten,
        apply_patterns_greedily,
        walk_and_apply_patterns,
    )
    from mlir.availability.rewrite._conversion import (
        ConversionConfig,
        ConversionTarget,
        DialectConversionFoldingMode,
        apply_full_conversion,
        apply_partial_conversion,
    )
    from mlir.availability.rewrite._conversion_error import ConversionError, ErrorDiagnostic
    from mlir.availability.rewrite._failures import ConversionAttempt, ConversionFailure
    from mlir.availability.rewrite._function_pattern import FunctionPattern, pattern
    from mlir.availability.rewrite._patterns import (
        ConversionPattern,
        ConversionPatternRewriter,
        FrozenRewritePatternSet,
        PatternRewriter,
        RewritePatternSet,
        SignatureConversion,
        TypeConverter,
    )

__all__ = [
    "ConversionAttempt",
    "ConversionConfig",
    "ConversionError",
    "ConversionFailure",
    "ConversionPattern",
    "ConversionPatternRewriter",
    "ConversionTarget",
    "DialectConversionFoldingMode",
    "ErrorDiagnostic",
    "FrozenRewritePatternSet",
    "FunctionPattern",
    "OpAdaptor",
    "PatternRewriter",
    "RefusedRewrite",
    "RewritePatternSet",
    "Rewritten",
    "SignatureConversion",
    "TypeConverter",
    "adaptor_class",
    "apply_full_conversion",
    "apply_partial_conversion",
    "apply_patterns_greedily",
    "pattern",
    "walk_and_apply_patterns",
]

__getattr__, __dir__ = hand_on(
    __name__,
    {
        "_adaptor": (
            "OpAdaptor",
            "adaptor_class",
        ),
        "_conversion": (
            "ConversionConfig",
            "ConversionTarget",
            "DialectConversionFoldingMode",
            "apply_full_conversion",
            "apply_partial_conversion",
        ),
        "_conversion_error": (
            "ConversionError",
            "ErrorDiagnostic",
        ),
        "_failures": (
            "ConversionAttempt",
            "ConversionFailure",
        ),
        "_function_pattern": (
            "FunctionPattern",
            "pattern",
        ),
        "_apply_greedily": (
            "RefusedRewrite",
            "Rewritten",
            "apply_patterns_greedily",
            "walk_and_apply_patterns",
        ),
        "_patterns": (
            "ConversionPattern",
            "ConversionPatternRewriter",
            "FrozenRewritePatternSet",
            "PatternRewriter",
            "RewritePatternSet",
            "SignatureConversion",
            "TypeConverter",
        ),
    },
)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a program that was written for LLVM 23's `mlir.rewrite` with ours: llvm23_rewrite.py FILE.

It maps the imports, and adds what the bindings of LLVM 22 lack underneath (see `MISSING_UNDERNEATH`).
"""

from __future__ import annotations

import importlib
import pkgutil
import runpy
import sys
from types import ModuleType
from typing import Any

import mlir.availability as av
import mlir.dialects
from mlir import ir, rewrite
from mlir.dialects import smt

# LLVM 23's names, by ours.
RENAMED = {"apply_patterns_and_fold_greedily": "apply_patterns_greedily"}
SAME = (
    "ConversionConfig",
    "ConversionPatternRewriter",
    "ConversionTarget",
    "DialectConversionFoldingMode",
    "FrozenRewritePatternSet",
    "PatternRewriter",
    "RewritePatternSet",
    "TypeConverter",
    "apply_full_conversion",
    "apply_partial_conversion",
    "walk_and_apply_patterns",
)

# LLVM 22 has these already.
UPSTREAM_S = ("GreedyRewriteConfig", "GreedyRewriteStrictness", "GreedySimplifyRegionLevel")

# What LLVM 23 has in its bindings of IR and LLVM 22 has not. Our `OpAdaptor` and `adaptor_class` stand for
# the classes of adaptors. That a type of SMT is made an object of its class can be mended from Python.
MISSING_UNDERNEATH = ("ir.OpAdaptor", "<dialect>.<Op>Adaptor", "downcasts of types of smt")


def rewrite_module() -> ModuleType:
    """Returns what LLVM 23 has in `mlir.rewrite`, made of ours."""
    module: Any = ModuleType("mlir.rewrite")
    for name in SAME:
        setattr(module, name, getattr(av.rewrite, name))
    for name in UPSTREAM_S:
        setattr(module, name, getattr(rewrite, name))

    def apply_patterns_and_fold_greedily(op: Any, set: Any, config: Any = None) -> None:
        av.apply_patterns_greedily(op, set, config=config)

    module.apply_patterns_and_fold_greedily = apply_patterns_and_fold_greedily
    return module  # type: ignore[no-any-return]


def add_adaptors() -> None:
    """Puts our classes of adaptors into the bindings: LLVM 22 has none."""
    ir.OpAdaptor = av.rewrite.OpAdaptor  # type: ignore[attr-defined]
    for found in pkgutil.iter_modules(mlir.dialects.__path__):
        if found.name in ("arith", "func", "smt"):
            dialect = importlib.import_module(f"mlir.dialects.{found.name}")
            for name, value in list(vars(dialect).items()):
                if isinstance(value, type) and issubclass(value, ir.OpView) and value is not ir.OpView:
                    setattr(dialect, f"{name}Adaptor", av.rewrite.adaptor_class(value))


def add_downcasts() -> None:
    """Has types of SMT made objects of their classes."""
    with ir.Context():
        ir_module: Any = sys.modules["mlir._mlir_libs._mlir"]
        ir_module.register_type_caster(ir.Type.parse("!smt.int").typeid)(smt.IntType)


if __name__ == "__main__":
    program = sys.argv[1]
    sys.modules["mlir.rewrite"] = rewrite_module()
    is_llvm_22 = not hasattr(ir, "OpAdaptor")
    add_adaptors()
    if is_llvm_22:
        add_downcasts()
    runpy.run_path(program, run_name="__main__")

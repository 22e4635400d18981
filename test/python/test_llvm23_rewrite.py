# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The API of conversions is that of `mlir.rewrite` in LLVM 23, name by name and by behaviour."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import llvm23_rewrite
import mlir.availability as av
import pytest
from llvm_release import tool
from mlir import ir
from mlir.dialects import arith

ROOT = Path(__file__).resolve().parents[2]

# What LLVM 23 has in mlir.rewrite, by its own sources: methods with their parameters, attributes without.
LLVM_23: dict[str, dict[str, list[str] | None]] = {
    "PatternRewriter": {"ip": None, "replace_op": ["op", "new_op"], "erase_op": ["op"]},
    "ConversionPatternRewriter": {"convert_region_types": ["region", "type_converter"]},
    "RewritePatternSet": {
        "__init__": ["context"],
        "add": ["root", "fn", "benefit"],
        "add_conversion": ["root", "fn", "type_converter", "benefit"],
        "freeze": [],
    },
    "FrozenRewritePatternSet": {},
    "ConversionTarget": {
        "add_legal_op": ["ops"],
        "add_illegal_op": ["ops"],
        "add_legal_dialect": ["dialects"],
        "add_illegal_dialect": ["dialects"],
    },
    "TypeConverter": {"__init__": [], "add_conversion": ["convert"], "convert_type": ["type"]},
    "ConversionConfig": {"folding_mode": None, "build_materializations": None},
    "DialectConversionFoldingMode": {"NEVER": None, "BEFORE_PATTERNS": None, "AFTER_PATTERNS": None},
    "GreedyRewriteConfig": {
        "max_iterations": None,
        "max_num_rewrites": None,
        "use_top_down_traversal": None,
        "enable_folding": None,
        "strictness": None,
        "region_simplification_level": None,
        "enable_constant_cse": None,
    },
    "GreedyRewriteStrictness": {"ANY_OP": None, "EXISTING_AND_NEW_OPS": None, "EXISTING_OPS": None},
    "GreedySimplifyRegionLevel": {"DISABLED": None, "NORMAL": None, "AGGRESSIVE": None},
}
FUNCTIONS = {
    "apply_partial_conversion": ["op", "target", "set", "config"],
    "apply_full_conversion": ["op", "target", "set", "config"],
    "walk_and_apply_patterns": ["op", "set"],
}


def parameters(function: Any) -> list[str]:
    """The names of a function's parameters; of one in C++ by the signature in its documentation."""
    try:
        names = list(inspect.signature(function).parameters)
    except ValueError:
        signature = re.search(r"\((.*?)\) -> ", function.__doc__ or "")
        assert signature, function
        names = re.findall(r"(\w+):", re.sub(r"\[[^]]*\]", "", signature[1]))
    return [name for name in names if name != "self"]


@pytest.mark.parametrize("name", LLVM_23)
def test_classes_have_what_llvm_23s_have(name: str, context: ir.Context) -> None:
    """What LLVM 23's class has, ours has, and methods take parameters of the same names."""
    ours = getattr(llvm23_rewrite.rewrite_module(), name)
    made = ours() if name == "ConversionConfig" else ours
    for member, wanted in LLVM_23[name].items():
        assert hasattr(made, member), member
        if wanted is not None:
            found = parameters(getattr(ours, member))
            assert found[: len(wanted)] == wanted, (member, found)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions_take_what_llvm_23s_take(name: str) -> None:
    assert parameters(getattr(av.rewrite, name)) == FUNCTIONS[name]


def test_the_rewriters_are_one_family() -> None:
    assert issubclass(av.rewrite.ConversionPatternRewriter, av.rewrite.PatternRewriter)


def test_context_is_a_target_s_first_argument(context: ir.Context) -> None:
    """LLVM 23's takes a context there; ours, a target as well."""
    for target in (av.ConversionTarget(), av.ConversionTarget(context), av.ConversionTarget(context=context)):
        assert target.context == context
        assert target.target is None


def test_errors_are_mlir_errors(context: ir.Context) -> None:
    """With LLVM's message, and its diagnostics."""
    context.allow_unregistered_dialects = True
    module = ir.Module.parse('"test.op"() : () -> ()')
    target = av.ConversionTarget()
    target.add_illegal_dialect("test")
    for apply, kind in ((av.apply_partial_conversion, "partial"), (av.apply_full_conversion, "full")):
        target.add_legal_dialect("builtin")
        with pytest.raises(ir.MLIRError) as caught:
            apply(module, target, av.RewritePatternSet())
        error: Any = caught.value
        assert isinstance(error, av.rewrite.ConversionError)
        assert error.message == f"{kind} conversion failed"
        assert str(error).startswith(f"{kind} conversion failed:\n-:1:1: 'test.op' can't be converted")
        (diagnostic,) = error.error_diagnostics
        assert diagnostic.severity == ir.DiagnosticSeverity.ERROR
        assert diagnostic.location == "-:1:1"
        assert diagnostic.message == "'test.op' can't be converted: it is marked illegal"
        assert [note.message for note in diagnostic.notes] == ["no pattern applies to it"]


def test_adaptors_are_of_their_op_s_class(context: ir.Context) -> None:
    classes: list[type] = []

    class Watch(av.rewrite.ConversionPattern):
        root = arith.AddIOp

        def match_and_rewrite(self, op: Any, adaptor: av.rewrite.OpAdaptor, rewriter: Any) -> None:
            classes.append(type(adaptor))
            rewriter.replace_op(op, [adaptor.lhs])

    patterns = av.RewritePatternSet()
    patterns.add_pattern(Watch())
    module = ir.Module.parse("func.func @f(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32 return %0 : i32 }")
    target = av.ConversionTarget()
    target.add_illegal_op(arith.AddIOp)
    av.apply_partial_conversion(module, target, patterns)
    assert classes == [av.rewrite.adaptor_class(arith.AddIOp)]
    assert classes[0].__name__ == "AddIOpAdaptor"
    assert issubclass(classes[0], av.rewrite.OpAdaptor)
    assert av.rewrite.adaptor_class(ir.OpView) is av.rewrite.OpAdaptor
    with pytest.raises(TypeError, match="expected the class of an op"):
        av.rewrite.adaptor_class("arith.addi")  # type: ignore[arg-type]


def test_llvm_23_s_own_test_of_rewriting() -> None:
    """It runs with ours, unchanged, and FileCheck finds what it asks for."""
    fetched = subprocess.run(
        [ROOT / "scripts/test/fetch_llvm23_tests.sh"], capture_output=True, text=True, check=False
    )
    if fetched.returncode:
        pytest.skip(f"LLVM 23's sources can't be had here: {fetched.stderr.splitlines()[-1]}")
    program = Path(fetched.stdout.strip()) / "rewrite.py"
    done = subprocess.run(
        [sys.executable, llvm23_rewrite.__file__, program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    checked = subprocess.run(
        [tool("FileCheck"), program], input=done.stdout, capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stderr

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Schedules and conversions as practitioners brought them, which once went wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from mlir.availability import transform
from mlir.dialects import irdl
from mlir.dialects import transform as upstream
from mlir.dialects.transform import structured

pytestmark = pytest.mark.usefixtures("context")

# Kernels in separate modules, each with different requirements.
KERNELS = {
    "half": ("f16", "%p = arith.mulf %x, %x : f16"),
    "wide": (
        "i32",
        "%w = arith.extsi %x : i32 to i64\n %q = arith.muli %w, %w : i64\n%p = arith.trunci %q : i64 to i32",
    ),
    "byte": ("i8", "%p = arith.muli %x, %x : i8"),
    "plain": ("f32", "%p = arith.mulf %x, %x : f32"),
}


def kernels(*names: str) -> ir.Module:
    parts = []
    for name in names:
        type, body = KERNELS[name]
        parts.append(f"""
          module @{name} {{ gpu.module @{name}_kernels {{
            gpu.func @{name}(%a: memref<64x{type}>) kernel
                attributes {{known_block_size = array<i32: 64, 1, 1>}} {{
              %i = gpu.thread_id x
              %x = memref.load %a[%i] : memref<64x{type}>
              {body}
              memref.store %p, %a[%i] : memref<64x{type}>
              gpu.return
            }} }} }}""")
    return ir.Module.parse("module {" + "".join(parts) + "}")


def find(root: Any, name: str) -> Any:
    return structured.MatchOp(upstream.AnyOpType.get(), root, ops=[name]).results


def test_kernels_that_are_not_lowered_are_no_alternative() -> None:
    """Where SPIR-V's targets have no say, as in a gpu.module, doing nothing isn't an alternative."""
    module = kernels("plain")

    def schedule(root: Any) -> None:
        transform.first_available(
            find(root, "gpu.module"),
            lambda _: None,
            lambda kernels: transform.lower_to_spirv(kernels, on="vulkan1.0"),
            on="vulkan1.0",
        )

    transform.apply(schedule, module)
    assert (str(module).count("gpu.module"), str(module).count("spirv.module")) == (0, 1)


def test_several_kernels_in_alternatives() -> None:
    """Each is a module of the handle, and they are lowered together, with emulation if necessary."""
    module = kernels("half", "byte", "wide", "plain")

    def schedule(root: Any) -> None:
        transform.first_available(
            find(root, "gpu.module"),
            lambda kernels: transform.lower_to_spirv(kernels, on="vulkan1.1"),
            lambda kernels: transform.lower_to_spirv(kernels, on="vulkan1.1", emulate=True),
            on="vulkan1.1",
        )

    transform.apply(schedule, module)
    assert (str(module).count("gpu.module"), str(module).count("spirv.module")) == (0, 4)


def test_why_no_alternative_lowers() -> None:
    """i64 on a device without it: each alternative's failure has its reason."""
    module = kernels("wide")
    before = str(module)

    def schedule(root: Any) -> None:
        transform.first_available(
            find(root, "gpu.module"),
            lambda kernels: transform.lower_to_spirv(kernels, on="vulkan1.0"),
            lambda _: None,
            on="vulkan1.0",
        )

    with pytest.raises(transform.TransformError, match="all alternatives failed") as caught:
        transform.apply(schedule, module)
    text = str(caught.value)
    assert "alternative 0: can't be lowered to SPIR-V for vulkan1.0" in text
    assert "i64" in text
    assert "alternative 1: not known to be available on vulkan1.0" in text
    assert str(module) == before


@pytest.mark.parametrize(
    ("schedule", "error", "text"),
    [
        (lambda root: transform.match("x"), TypeError, "expected a handle"),  # type: ignore[arg-type]
        (lambda root: transform.match(root, "legal"), ValueError, "not 'legal'"),
        (lambda root: transform.include("nope", root), ValueError, "no named sequence 'nope'"),
        (
            lambda root: transform.assert_available(root, on="vulcan1.1"),
            transform.TransformError,
            "unknown target 'vulcan1.1'",
        ),
        (lambda root: transform.assert_available(root, on=3), TypeError, "expected a handle"),  # type: ignore[arg-type]
        (
            lambda root: transform.assert_available(root, on=transform.get_target(root)),
            transform.TransformError,
            "no target",
        ),
    ],
)
def test_errors_of_schedules(schedule: Callable[[Any], None], error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        transform.apply(schedule, kernels("plain"))


def test_functions_are_marked_by_what_they_lack() -> None:
    """By matchers: a subgroup op has several capabilities to choose among, and is found by one."""
    module = ir.Module.parse("""
      spirv.module Logical GLSL450 {
        spirv.func @half(%x: f32) "None" {
          %0 = spirv.FConvert %x : f32 to f16
          %1 = spirv.FAdd %0, %0 : f16
          spirv.Return
        }
        spirv.func @vote(%x: f32) "None" {
          %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %x : f32 -> f32
          spirv.Return
        }
        spirv.func @plain(%x: f32) "None" { spirv.Return }
      }""")
    sequences = []
    for name, capability, mode in (
        ("subgroup", "GroupNonUniformArithmetic", "{any_alternative}"),
        ("half", "Float16", ""),
    ):
        sequences.append(f"""
          transform.named_sequence @is_{name}(%op: !transform.any_op {{transform.readonly}})
              -> !transform.any_op {{
            transform.match.availability_requiring "spirv.capability" = "{capability}" %op {mode}
                : !transform.any_op
            transform.match.availability unavailable %op on "vulkan1.1" : !transform.any_op
            transform.yield %op : !transform.any_op
          }}
          transform.named_sequence @mark_{name}(%op: !transform.any_op {{transform.readonly}}) {{
            %f = transform.get_parent_op %op {{op_name = "spirv.func"}}
                : (!transform.any_op) -> !transform.any_op
            transform.annotate %f "lacks_{name}" : !transform.any_op
            transform.yield
          }}""")
    schedule = ir.Module.parse(f"""
      module attributes {{transform.with_named_sequence}} {{ {"".join(sequences)}
        transform.named_sequence @__transform_main(%root: !transform.any_op {{transform.readonly}}) {{
          %m = transform.structured.match ops{{["spirv.module"]}} in %root
              : (!transform.any_op) -> !transform.any_op
          %u = transform.foreach_match in %m @is_subgroup -> @mark_subgroup, @is_half -> @mark_half
              : (!transform.any_op) -> !transform.any_op
          transform.yield
        }}
      }}""")
    transform.apply(schedule, module)
    marked = {
        line.split("@")[1].split("(")[0]: line for line in str(module).splitlines() if "spirv.func" in line
    }
    assert "lacks_half" in marked["half"]
    assert "lacks_subgroup" not in marked["half"]
    assert "lacks_subgroup" in marked["vote"]
    assert "lacks" not in marked["plain"]


def test_legality_in_python_of_what_upstream_s_patterns_convert() -> None:
    """The function reads operands that belong to a block which the conversion has removed."""
    module = ir.Module.parse("""
      func.func @f(%x: index, %y: i32) -> i32 {
        %s = arith.index_cast %x : index to i32
        %z = arith.addi %s, %y : i32
        return %z : i32
      }""")
    converter = av.spirv.TypeConverter("spirv1.3")
    patterns = av.RewritePatternSet()
    av.spirv.populate_patterns(patterns, converter, "func-to-spirv", "arith-to-spirv")
    target = av.ConversionTarget("spirv1.3")
    target.add_illegal_dialect("func")
    read: list[str] = []

    def is_legal(op: Any) -> bool:
        read.extend(str(operand.type) for operand in op.operation.operands)
        return False

    target.add_dynamically_legal_dialect("arith", is_legal)
    av.apply_partial_conversion(module, target, patterns)
    assert "spirv.IAdd" in str(module)
    assert "index" in read


@pytest.mark.parametrize(
    ("type", "asks"),
    [
        ("bf16", True),
        ("vector<4xbf16>", True),
        ("tuple<i32, tuple<bf16>>", True),
        ("!npu.tile<bf16>", True),
        ("tuple<!npu.tile<bf16>>", True),
        ("!spirv.array<4 x vector<4xbf16>>", True),
        ("(bf16) -> i32", True),
        ("!npu.tile<f32>", False),
    ],
)
def test_types_ask_where_they_are_nested(context: ir.Context, type: str, asks: bool) -> None:
    """In types of IRDL dialects, and in types that hide their element types from MLIR."""
    context.allow_unregistered_dialects = True
    irdl.load_dialects(
        ir.Module.parse("""
          irdl.dialect @npu {
            irdl.type @tile { %0 = irdl.any irdl.parameters(elem: %0) }
            irdl.operation @use { %0 = irdl.any irdl.operands(a: %0) }
          }""")
    )
    feature = av.Dimension("npu.feature", ["bf16"], relation="one_of")
    av.attach(context, "npu.use", [(feature, "bf16")], when_operand=0, has_type=ir.BF16Type.get())
    module = ir.Module.parse(f'func.func @f(%a: {type}) {{ "npu.use"(%a) : ({type}) -> ()\n return }}')
    op = module.body.operations[0].regions[0].blocks[0].operations[0]
    assert any("npu.feature" in str(clause) for clause in av.explain(op)) == asks

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Conversions: what is legal, patterns in Python and LLVM's own, and why a conversion fails."""

from __future__ import annotations

from typing import Any

import mlir.availability as av
import pytest
from messages import says
from mlir import ir
from mlir.dialects import arith, func

REDUCE = """
func.func @f(%x: f32) -> f32 {
  %0 = "test.reduce"(%x) : (f32) -> f32
  return %0 : f32
}
"""


@pytest.fixture(autouse=True)
def unregistered(context: ir.Context) -> None:
    context.allow_unregistered_dialects = True


def fadd(operand: ir.Value[Any]) -> ir.Operation:
    """A reduction across a subgroup: needs SPIR-V 1.3 and GroupNonUniformArithmetic."""
    return ir.Operation.create(
        "spirv.GroupNonUniformFAdd",
        results=[operand.type],
        operands=[operand],
        attributes={
            "execution_scope": ir.Attribute.parse("#spirv.scope<Subgroup>"),
            "group_operation": ir.Attribute.parse("#spirv.group_operation<Reduce>"),
        },
    )


class Subgroup(av.rewrite.ConversionPattern):
    root = "test.reduce"
    benefit = 2

    def match_and_rewrite(self, op: Any, adaptor: av.rewrite.OpAdaptor, rewriter: Any) -> None:
        rewriter.replace_op(op, fadd(adaptor.operands[0]))


class Shared(av.rewrite.ConversionPattern):
    root = "test.reduce"

    def match_and_rewrite(self, op: Any, adaptor: av.rewrite.OpAdaptor, rewriter: Any) -> None:
        operand = adaptor.operands[0]
        new = ir.Operation.create("spirv.FAdd", results=[operand.type], operands=[operand, operand])
        rewriter.replace_op(op, new.results)


def patterns_of(*patterns: av.rewrite.ConversionPattern) -> av.RewritePatternSet:
    result = av.RewritePatternSet()
    result.add_pattern(*patterns)
    return result


def names(module: ir.Module) -> list[str]:
    """The ops in the module's functions, returns aside."""
    found: list[str] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        found.append(op.name)
        return ir.WalkResult.ADVANCE

    for op in module.body.operations:
        for region in op.regions:
            for block in region.blocks:
                for nested in block.operations:
                    nested.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return [name for name in found if not name.endswith("return")]


# ===-----------------------------------------------------------------------------------------------===
# What is legal
# ===-----------------------------------------------------------------------------------------------===


def test_the_target_chooses_among_patterns() -> None:
    """The better pattern is taken where its result is available, the other one elsewhere."""
    for target, expected in {
        "vulkan1.1": "spirv.FAdd",
        "vulkan1.1+GroupNonUniformArithmetic": "spirv.GroupNonUniformFAdd",
    }.items():
        module = ir.Module.parse(REDUCE)
        conversion = av.ConversionTarget(target)
        conversion.add_illegal_dialect("test")
        av.apply_partial_conversion(module, conversion, patterns_of(Shared(), Subgroup()))
        assert names(module) == [expected]
        assert module.operation.verify()


def test_a_name_or_an_attribute_will_do_as_target(context: ir.Context) -> None:
    spirv = 'spirv.func @f(%x: f32) "None" {\n %0 = spirv.FAdd %x, %x : f32\n spirv.Return }'
    spirv += 'spirv.EntryPoint "GLCompute" @f spirv.ExecutionMode @f "LocalSize", 1, 1, 1'
    module = ir.Module.parse(f"spirv.module Logical GLSL450 {{ {spirv} }}")
    inner = module.body.operations[0]
    av.apply_full_conversion(inner, "vulkan1.0", av.RewritePatternSet())
    av.apply_full_conversion(inner, av.target("vulkan1.0"), av.RewritePatternSet().freeze())


@pytest.mark.parametrize(
    ("text", "target", "expected"),
    [
        ("spirv.FAdd", "vulkan1.0", True),
        ("spirv.GroupNonUniformFAdd", "vulkan1.0", False),
        ("arith.addf", "vulkan1.0", None),  # The target doesn't speak for arith.
        ("spirv.FAdd", "tosa1.0:pro_fp", None),
        ("spirv.FAdd", None, None),
    ],
)
def test_is_legal_asks_rules_and_the_target(text: str, target: str | None, expected: bool | None) -> None:
    module = ir.Module.parse("func.func @f(%x: f32) { return }")
    block = module.body.operations[0].regions[0].blocks[0]
    (x,) = block.arguments
    with ir.InsertionPoint.at_block_begin(block):
        match text:
            case "spirv.GroupNonUniformFAdd":
                op = fadd(x)
            case _:
                op = ir.Operation.create(text, results=[x.type], operands=[x, x])
    assert av.ConversionTarget(target).is_legal(op) is expected


def test_rules_come_before_the_target() -> None:
    module = ir.Module.parse(REDUCE)
    op = module.body.operations[0].regions[0].blocks[0].operations[0]
    target = av.ConversionTarget("vulkan1.1")
    assert target.is_legal(op) is None
    target.mark_unknown_op_dynamically_legal(lambda op: True if op.operation.name == "test.reduce" else None)
    assert target.is_legal(op) is True
    target.add_illegal_dialect("test")
    assert target.is_legal(op) is False
    target.add_legal_op("test.reduce")
    assert target.is_legal(op) is True
    target.add_dynamically_legal_op("test.reduce", lambda op: len(op.operands) == 2)
    assert target.is_legal(op) is False
    target.add_dynamically_legal_op("test.reduce", lambda op: None if op.operands else False)
    assert target.is_legal(op) is False
    func_op = module.body.operations[0]
    assert target.is_legal(func_op) is None
    target.add_legal_dialect("func")
    assert target.is_legal(func_op) is True
    target.add_illegal_op(func.FuncOp)
    assert target.is_legal(func_op) is False
    target.add_dynamically_legal_dialect("test2", lambda op: False)


def test_a_recursively_legal_op_is_legal_with_its_regions() -> None:
    module = ir.Module.parse(REDUCE)
    target = av.ConversionTarget("vulkan1.1")
    target.add_illegal_dialect("test")
    with pytest.raises(ValueError, match=r"'func.func' must be marked legal"):
        target.mark_op_recursively_legal("func.func")
    target.add_legal_op("func.func")
    target.mark_op_recursively_legal("func.func", lambda op: op.name.value == "g")
    with pytest.raises(av.rewrite.ConversionError):
        av.apply_partial_conversion(module, target, av.RewritePatternSet())
    target.mark_op_recursively_legal(func.FuncOp)
    av.apply_partial_conversion(module, target, av.RewritePatternSet())


def test_full_conversions_refuse_what_partial_ones_leave() -> None:
    """Only a partial conversion may keep ops without a rule."""
    module = ir.Module.parse(REDUCE)
    target = av.ConversionTarget("vulkan1.1")
    av.apply_partial_conversion(module, target, av.RewritePatternSet())
    with pytest.raises(av.rewrite.ConversionError) as caught:
        av.apply_full_conversion(module, target, av.RewritePatternSet())
    assert [failure.op_name for failure in caught.value.failures] == [
        "builtin.module",
        "func.func",
        "test.reduce",
        "func.return",
    ]
    assert str(caught.value.failures[2]) == (
        "-:3:8: 'test.reduce' can't be converted for vulkan1.1: nothing makes it legal\n"
        "  no pattern applies to it"
    )


# ===-----------------------------------------------------------------------------------------------===
# Why it fails
# ===-----------------------------------------------------------------------------------------------===


def convert_reduce(*patterns: av.rewrite.ConversionPattern) -> av.rewrite.ConversionError:
    """Converts the reduction for a target that has no such op."""
    module = ir.Module.parse(REDUCE)
    before = str(module)
    target = av.ConversionTarget("vulkan1.1")
    target.add_illegal_dialect("test")
    with pytest.raises(av.rewrite.ConversionError) as caught:
        av.apply_partial_conversion(module, target, patterns_of(*patterns))
    assert str(module) == before
    return caught.value


class Reason(av.rewrite.ConversionPattern):
    root = "test.reduce"
    benefit = 3

    def match_and_rewrite(self, op: Any, adaptor: av.rewrite.OpAdaptor, rewriter: Any) -> bool:
        assert rewriter.notify_match_failure(op, "the operand is not a vector") is True
        return True


class Silent(av.rewrite.ConversionPattern):
    root = "test.reduce"

    def match_and_rewrite(self, op: Any, adaptor: av.rewrite.OpAdaptor, rewriter: Any) -> bool:
        return True


class TwoSteps(av.rewrite.ConversionPattern):
    """Its result needs another pattern."""

    root = "test.reduce"

    def match_and_rewrite(self, op: Any, adaptor: av.rewrite.OpAdaptor, rewriter: Any) -> None:
        doubled = arith.addf(adaptor.operands[0], adaptor.operands[0])
        new = ir.Operation.create("test.second", results=[op.results[0].type], operands=[doubled])
        rewriter.replace_op(op, new)


class Second(Subgroup):
    root = "test.second"


def test_the_error_says_which_clause_is_not_satisfied() -> None:
    error = convert_reduce(Reason(), Subgroup(), Silent())
    assert str(error) == (
        "partial conversion failed:\n"
        "-:3:8: 'test.reduce' can't be converted for vulkan1.1: it is marked illegal\n"
        "  pattern 'Reason' does not match: the operand is not a vector\n"
        "  pattern 'Subgroup' would produce spirv.GroupNonUniformFAdd; that needs more than there is:\n"
        "    spirv.GroupNonUniformFAdd needs capability GroupNonUniformArithmetic, GroupNonUniformClustered "
        "or GroupNonUniformPartitionedNV; vulkan1.1 does not offer any of them\n"
        "    spirv.GroupNonUniformFAdd needs capability GroupNonUniformArithmetic, GroupNonUniformBallot, "
        "Kernel or Groups; vulkan1.1 does not offer any of them\n"
        "  pattern 'Silent' does not match, and gives no reason"
    )


def test_the_error_has_it_all_as_objects() -> None:
    (failure,) = convert_reduce(Reason(), Subgroup()).failures
    assert (failure.op_name, failure.location, failure.is_marked_illegal) == ("test.reduce", "-:3:8", True)
    reason, subgroup = failure.attempts
    assert (reason.has_matched, reason.reasons) == (False, ("the operand is not a vector",))
    assert (subgroup.has_matched, subgroup.produced) == (True, ("spirv.GroupNonUniformFAdd",))
    assert subgroup.culprit is not None
    assert subgroup.culprit.clauses[0].any_of[0] == av.Requirement(
        "spirv.capability", "GroupNonUniformArithmetic"
    )


def test_the_error_follows_what_patterns_produce() -> None:
    lines = str(convert_reduce(TwoSteps(), Second())).splitlines()
    assert lines[2:] == [
        "  pattern 'TwoSteps' would produce arith.addf, test.second; nothing makes arith.addf legal"
    ]
    target = av.ConversionTarget("vulkan1.1")
    target.add_illegal_dialect("test")
    target.add_legal_dialect("arith")
    with pytest.raises(av.rewrite.ConversionError) as caught:
        av.apply_partial_conversion(ir.Module.parse(REDUCE), target, patterns_of(TwoSteps(), Second()))
    assert str(caught.value).splitlines()[2:5] == [
        "  pattern 'TwoSteps' would produce arith.addf, test.second; test.second is marked illegal",
        "    pattern 'Second' would produce spirv.GroupNonUniformFAdd; that needs more than there is:",
        "      spirv.GroupNonUniformFAdd needs capability GroupNonUniformArithmetic, "
        "GroupNonUniformClustered or GroupNonUniformPartitionedNV; vulkan1.1 does not offer any of them",
    ]


def test_ops_that_are_there_and_not_available() -> None:
    module = ir.Module.parse("""
spirv.module Logical GLSL450 {
  spirv.func @f(%x: f16) "None" {
    %0 = spirv.FAdd %x, %x : f16
    spirv.Return
  }
  spirv.EntryPoint "GLCompute" @f
  spirv.ExecutionMode @f "LocalSize", 1, 1, 1
}""")
    with pytest.raises(av.rewrite.ConversionError) as caught:
        av.apply_partial_conversion(module, "vulkan1.0", av.RewritePatternSet())
    assert [failure.op_name for failure in caught.value.failures] == ["spirv.func", "spirv.FAdd"]
    assert str(caught.value.failures[1]) == (
        "-:4:10: 'spirv.FAdd' can't be converted for vulkan1.0\n"
        "  spirv.FAdd needs capability Float16; vulkan1.0 does not offer it\n"
        "  no pattern applies to it"
    )


def test_of_many_failures_the_text_has_the_first() -> None:
    body = "\n".join(f'  %{n} = "test.reduce"(%x) : (f32) -> f32' for n in range(25))
    module = ir.Module.parse(f"func.func @f(%x: f32) {{\n{body}\n  return\n}}")
    target = av.ConversionTarget("vulkan1.1")
    target.add_illegal_dialect("test")
    with pytest.raises(av.rewrite.ConversionError) as caught:
        av.apply_partial_conversion(module, target, patterns_of(Silent()))
    assert len(caught.value.failures) == 25
    assert str(caught.value).endswith("\nand 15 more")


# ===-----------------------------------------------------------------------------------------------===
# Patterns in Python
# ===-----------------------------------------------------------------------------------------------===


def test_functions_as_patterns() -> None:
    module = ir.Module.parse(REDUCE)
    patterns = av.RewritePatternSet()

    def rewrite(op: Any, rewriter: av.rewrite.ConversionPatternRewriter) -> None:
        with rewriter.ip:
            rewriter.replace_op(op, arith.addf(op.operands[0], op.operands[0]).owner)

    patterns.add("test.reduce", rewrite)
    target = av.ConversionTarget()
    target.add_illegal_op("test.reduce")
    target.add_legal_dialect("arith")
    av.apply_partial_conversion(module, target, patterns)
    assert names(module) == ["arith.addf"]


def test_the_pattern_of_the_highest_benefit_is_tried_first() -> None:
    tried: list[int] = []
    patterns = av.RewritePatternSet()
    for benefit in (3, 7, 5):

        def rewrite(op: Any, rewriter: av.rewrite.ConversionPatternRewriter, benefit: int = benefit) -> bool:
            tried.append(benefit)
            return True

        patterns.add("test.reduce", rewrite, benefit=benefit)
    av.apply_partial_conversion(ir.Module.parse(REDUCE), av.ConversionTarget(), patterns)
    assert tried == [7, 5, 3]


def test_frozen_patterns_stay_as_they_were() -> None:
    target = av.ConversionTarget()
    target.add_illegal_op("test.reduce")
    target.add_legal_dialect("spirv")
    patterns = av.RewritePatternSet()
    frozen = patterns.freeze()
    patterns.add_pattern(Shared())
    with pytest.raises(av.rewrite.ConversionError):
        av.apply_partial_conversion(ir.Module.parse(REDUCE), target, frozen)
    for _ in range(2):
        av.apply_partial_conversion(ir.Module.parse(REDUCE), target, patterns)


def f32_to_i32(materialize: bool = True) -> av.TypeConverter:
    converter = av.TypeConverter()
    converter.add_conversion(lambda type: type)
    converter.add_conversion(
        lambda type: ir.IntegerType.get_signless(32) if isinstance(type, ir.F32Type) else None
    )
    if materialize:

        def bitcast(
            rewriter: Any, type: ir.Type, inputs: list[ir.Value[Any]], location: ir.Location
        ) -> ir.Value[Any]:
            return arith.bitcast(type, inputs[0])

        converter.add_source_materialization(bitcast)
        converter.add_target_materialization(bitcast)
    return converter


def test_types_are_converted_and_cast_back() -> None:
    module = ir.Module.parse(REDUCE)
    converter = f32_to_i32()
    assert str(converter.convert_type(ir.F32Type.get())) == "i32"
    assert converter.convert_types(ir.F64Type.get()) == [ir.F64Type.get()]

    def rewrite(op: Any, adaptor: av.rewrite.OpAdaptor, type_converter: Any, rewriter: Any) -> None:
        assert type_converter is converter
        (operand,) = adaptor.operands
        new = ir.Operation.create(
            "new.reduce", results=[type_converter.convert_type(op.results[0].type)], operands=[operand]
        )
        rewriter.replace_op(op, new.results)

    patterns = av.RewritePatternSet()
    patterns.add_conversion("test.reduce", rewrite, converter)
    target = av.ConversionTarget()
    target.add_illegal_op("test.reduce")
    target.add_legal_dialect("new")
    av.apply_partial_conversion(module, target, patterns)
    assert names(module) == ["arith.bitcast", "new.reduce", "arith.bitcast"]
    assert module.operation.verify()


def test_values_that_become_several() -> None:
    """A complex number becomes two values, through a whole function."""
    module = ir.Module.parse("""
func.func @f(%x: complex<f32>) -> f32 {
  %0 = "test.conj"(%x) : (complex<f32>) -> complex<f32>
  %1 = "test.im"(%0) : (complex<f32>) -> f32
  return %1 : f32
}""")
    f32 = ir.F32Type.get()
    converter = av.TypeConverter()
    converter.add_conversion(lambda type: type)
    converter.add_conversion(lambda type: [f32, f32] if isinstance(type, ir.ComplexType) else None)
    assert converter.convert_types(ir.ComplexType.get(f32)) == [f32, f32]
    assert converter.convert_type(ir.ComplexType.get(f32)) is None

    def conj(op: Any, adaptor: av.rewrite.OpAdaptor, _: Any, rewriter: Any) -> None:
        ((re, im),) = adaptor.operands
        rewriter.replace_op_with_multiple(op, [[re, arith.negf(im)]])

    def im(op: Any, adaptor: av.rewrite.OpAdaptor, _: Any, rewriter: Any) -> None:
        rewriter.replace_op(op, [adaptor.operands[0][1]])

    def function(op: Any, adaptor: av.rewrite.OpAdaptor, _: Any, rewriter: Any) -> None:
        rewriter.convert_region_types(op.regions[0], converter)
        inputs = [type for each in op.type.inputs for type in converter.convert_types(each)]
        with rewriter.modify_op_in_place(op):
            op.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(inputs, op.type.results))

    patterns = av.RewritePatternSet()
    patterns.add_conversion("test.conj", conj, converter)
    patterns.add_conversion("test.im", im, converter)
    patterns.add_conversion(func.FuncOp, function, converter)
    target = av.ConversionTarget()
    target.add_illegal_dialect("test")
    target.add_legal_dialect("builtin", "arith")
    target.add_legal_op(func.ReturnOp)
    target.add_dynamically_legal_op(
        func.FuncOp, lambda op: not any(isinstance(type, ir.ComplexType) for type in op.type.inputs)
    )
    av.apply_full_conversion(module, target, patterns)
    assert str(module.body.operations[0]).splitlines() == [
        "func.func @f(%arg0: f32, %arg1: f32) -> f32 {",
        "  %0 = arith.negf %arg1 : f32",
        "  return %0 : f32",
        "}",
    ]


def test_the_adaptor_knows_names() -> None:
    module = ir.Module.parse("""
func.func @f(%c: i1, %x: f32, %y: f32) -> f32 {
  %0 = arith.select %c, %x, %y : f32
  return %0 : f32
}""")
    seen: list[Any] = []

    def rewrite(op: Any, adaptor: Any, _: Any, rewriter: Any) -> bool:
        seen.append((adaptor.condition == op.operands[0], adaptor.false_value == op.operands[2]))
        with pytest.raises(
            AttributeError, match=r"the adaptor of 'arith.select' has no operand or attribute"
        ):
            _ = adaptor.nothing
        return True

    patterns = av.RewritePatternSet()
    patterns.add_conversion("arith.select", rewrite, f32_to_i32(materialize=False))
    converter = av.TypeConverter()
    converter.add_conversion(lambda type: type)
    patterns = av.RewritePatternSet()
    patterns.add_conversion(arith.SelectOp, rewrite, converter)
    av.apply_partial_conversion(module, av.ConversionTarget(), patterns)
    assert seen == [(True, True)]


def test_ops_with_regions_are_converted_too() -> None:
    """Ops that a pattern builds inside of a new op must be legal as well."""
    module = ir.Module.parse(REDUCE)

    def rewrite(op: Any, adaptor: Any, rewriter: Any) -> None:
        holder = ir.Operation.create(
            "new.holder", results=[op.results[0].type], operands=adaptor.operands, regions=1
        )
        block = holder.regions[0].blocks.append()
        with ir.InsertionPoint(block):
            ir.Operation.create("test.inner")
        rewriter.replace_op(op, holder)

    class Holder(av.rewrite.ConversionPattern):
        root = "test.reduce"

        def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: Any) -> None:
            rewrite(op, adaptor, rewriter)

    target = av.ConversionTarget()
    target.add_illegal_dialect("test")
    target.add_legal_dialect("new")
    with pytest.raises(av.rewrite.ConversionError, match=r"test.inner is marked illegal"):
        av.apply_partial_conversion(module, target, patterns_of(Holder()))
    assert names(module) == ["test.reduce"]

    class Inner(av.rewrite.ConversionPattern):
        root = "test.inner"

        def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: Any) -> None:
            rewriter.erase_op(op)

    av.apply_partial_conversion(module, target, patterns_of(Holder(), Inner()))
    assert names(module) == ["new.holder"]


def test_moving_a_region_and_other_insertion_points() -> None:
    module = ir.Module.parse("""
"test.loop"() ({
^bb0(%i: i32):
  "new.use"(%i) : (i32) -> ()
}) : () -> ()
""")

    class Loop(av.rewrite.ConversionPattern):
        root = "test.loop"

        def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: Any) -> None:
            new = ir.Operation.create("new.loop", regions=1)
            rewriter.inline_region_before(op.regions[0], new.regions[0])
            block = new.regions[0].blocks[0]
            for move in (
                lambda: rewriter.set_insertion_point_to_start(block),
                lambda: rewriter.set_insertion_point_to_end(block),
                lambda: rewriter.set_insertion_point_before(new),
                lambda: rewriter.set_insertion_point_after(new),
            ):
                move()
                with rewriter.ip:
                    ir.Operation.create("new.marker")
            rewriter.erase_op(op)

    target = av.ConversionTarget()
    target.add_illegal_dialect("test")
    target.add_legal_dialect("new", "builtin")
    av.apply_full_conversion(module, target, patterns_of(Loop()))
    assert [op.operation.name for op in module.body.operations] == ["new.marker", "new.loop", "new.marker"]
    (block,) = module.body.operations[1].regions[0].blocks
    assert [op.operation.name for op in block.operations] == ["new.marker", "new.use", "new.marker"]


# ===-----------------------------------------------------------------------------------------------===
# LLVM's patterns
# ===-----------------------------------------------------------------------------------------------===

KERNEL = """
func.func @f(%x: f32, %i: index) -> f32 {
  %0 = arith.mulf %x, %x : f32
  %1 = math.sqrt %0 : f32
  %2 = arith.addi %i, %i : index
  %3 = "test.reduce"(%1) : (f32) -> f32
  return %3 : f32
}
"""


def test_all_sets_of_patterns_are_there() -> None:
    assert {name.removesuffix("-to-spirv") for name in av.spirv.pattern_sets()} >= {
        *("arith", "func", "memref", "scf", "cf", "math", "complex", "index", "ub", "tensor", "vector", "gpu")
    }
    for name in av.spirv.pattern_sets():
        patterns = av.RewritePatternSet()
        av.spirv.populate_patterns(patterns, av.spirv.TypeConverter("vulkan1.1"), name)
        patterns.freeze()
    with pytest.raises(ValueError, match=says("'arit-to-spirv'", "did you mean 'arith-to-spirv'")):
        av.spirv.populate_patterns(
            av.RewritePatternSet(), av.spirv.TypeConverter("vulkan1.1"), "arit-to-spirv"
        )


def test_patterns_of_both_kinds_together() -> None:
    module = ir.Module.parse(KERNEL)
    converter = av.spirv.TypeConverter("vulkan1.1")
    patterns = av.RewritePatternSet()
    av.spirv.populate_patterns(patterns, converter, "arith-to-spirv", "math-to-spirv", "func-to-spirv")
    reduce = Shared(converter)
    patterns.add_pattern(reduce)
    target = av.ConversionTarget("vulkan1.1")
    target.add_legal_op("builtin.module")
    av.apply_full_conversion(module, target, patterns)
    assert module.operation.verify()
    assert names(module) == ["spirv.FMul", "spirv.GL.Sqrt", "spirv.IAdd", "spirv.FAdd", "spirv.ReturnValue"]
    assert av.check(module, "vulkan1.1").ok


def test_why_patterns_of_llvm_fail() -> None:
    module = ir.Module.parse("""
func.func @f(%x: f64) -> f64 {
  %0 = arith.addf %x, %x : f64
  return %0 : f64
}
""")
    converter = av.spirv.TypeConverter("vulkan1.0")
    patterns = av.RewritePatternSet()
    av.spirv.populate_patterns(patterns, converter)
    target = av.ConversionTarget("vulkan1.0")
    target.add_illegal_dialect("arith")
    with pytest.raises(av.rewrite.ConversionError) as caught:
        av.apply_partial_conversion(module, target, patterns)
    (failure,) = caught.value.failures
    assert failure.op_name == "arith.addf"
    assert failure.attempts
    assert all("::" in attempt.pattern for attempt in failure.attempts)


def test_options_of_the_type_converter() -> None:
    index = ir.IndexType.get()
    assert str(av.spirv.TypeConverter("vulkan1.1").convert_type(index)) == "i32"
    assert str(av.spirv.TypeConverter("vulkan1.1+Int64", use_64bit_index=True).convert_type(index)) == "i64"
    i8 = ir.IntegerType.get_signless(8)
    assert str(av.spirv.TypeConverter("vulkan1.0").convert_type(i8)) == "i32"
    assert av.spirv.TypeConverter("vulkan1.0", emulate_lt_32_bit_scalar_types=False).convert_type(i8) is None
    with pytest.raises(TypeError, match=r"expected a #vulkan.target or a #spirv.target_env"):
        av.spirv.TypeConverter("tosa1.0:pro_fp")


def test_own_conversions_come_before_those_of_llvm() -> None:
    converter = av.spirv.TypeConverter("vulkan1.1")
    converter.add_conversion(lambda type: ir.F32Type.get() if isinstance(type, ir.F64Type) else None)
    assert str(converter.convert_type(ir.F64Type.get())) == "f32"
    assert str(converter.convert_type(ir.IndexType.get())) == "i32"


GPU_KERNEL = """
!buffer = memref<64xf32, #spirv.storage_class<StorageBuffer>>
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @double(%buf: !buffer) kernel
        attributes {spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [16, 1, 1]>} {
      %i = gpu.global_id x
      %x = memref.load %buf[%i] : !buffer
      %y = arith.addf %x, %x : f32
      %z = gpu.subgroup_reduce add %y : (f32) -> f32
      memref.store %z, %buf[%i] : !buffer
      gpu.return
    }
  }
}
"""


def convert_kernel(name: str) -> ir.Module:
    """Converts the kernel with LLVM's patterns only."""
    module = ir.Module.parse(GPU_KERNEL)
    kernels = module.body.operations[0]
    target = av.target(name)
    kernels.attributes["spirv.target_env"] = av.spirv.target_env(target)
    patterns = av.RewritePatternSet()
    sets = ("gpu-to-spirv", "memref-to-spirv", "arith-to-spirv", "func-to-spirv")
    av.spirv.populate_patterns(patterns, av.spirv.TypeConverter(target), *sets)
    conversion = av.ConversionTarget(target)
    conversion.add_illegal_dialect("gpu", "memref", "arith")
    av.apply_full_conversion(kernels, conversion, patterns)
    return module


def test_a_gpu_kernel() -> None:
    module = convert_kernel("vulkan1.1+GroupNonUniformArithmetic")
    assert module.operation.verify()
    assert module.body.operations[0].operation.name == "spirv.module"
    assert "spirv.GroupNonUniformFAdd" in str(module)
    assert av.check(module, "vulkan1.1+GroupNonUniformArithmetic").ok


def test_a_gpu_kernel_that_the_target_has_no_op_for() -> None:
    with pytest.raises(av.rewrite.ConversionError) as caught:
        convert_kernel("vulkan1.1")
    assert str(caught.value).splitlines()[1:4] == [
        "-:10:12: 'gpu.subgroup_reduce' can't be converted for vulkan1.1: it is marked illegal",
        "  pattern 'GPUSubgroupReduceConversion' would produce spirv.GroupNonUniformFAdd; "
        "that needs more than there is:",
        "    spirv.GroupNonUniformFAdd needs capability GroupNonUniformArithmetic, GroupNonUniformClustered "
        "or GroupNonUniformPartitionedNV; vulkan1.1 does not offer any of them",
    ]

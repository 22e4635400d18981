# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Changes of blocks, arguments and uses by patterns, in conversions and greedily, can be undone."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from mlir.dialects import arith, cf, func

TEXT = """
func.func @f(%x: i32, %y: i32) -> i32 {
  %0 = "test.source"(%x, %y) : (i32, i32) -> i32
  %1 = "test.root"(%0) ({
  ^bb0(%a: i32):
    %2 = arith.muli %a, %a : i32
    "test.yield"(%2) : (i32) -> ()
  }) : (i32) -> i32
  %3 = arith.subi %0, %1 : i32
  return %3 : i32
}
"""

Rewrite = Callable[[Any, Any], None]


@pytest.fixture(autouse=True)
def unregistered(context: ir.Context) -> None:
    context.allow_unregistered_dialects = True


# ===-----------------------------------------------------------------------------------------------===
# Patterns for test.root
# ===-----------------------------------------------------------------------------------------------===


def inline(op: Any, rewriter: Any) -> None:
    """The region's ops take the op's place."""
    block = op.regions[0].blocks[0]
    terminator = list(block.operations)[-1]
    (value,) = terminator.operands
    rewriter.inline_block_before(block, op, [op.operands[0]])
    rewriter.erase_op(terminator)
    rewriter.replace_op(op, [value])


def split(op: Any, rewriter: Any) -> None:
    """Moves the op and the ops after it into a new block."""
    block = op.operation.block
    rest = rewriter.split_block(block, op)
    rewriter.set_insertion_point_to_end(block)
    with rewriter.ip:
        cf.BranchOp([], rest)
    # By default ops are created before the op, which has been moved.
    rewriter.replace_op(op, [arith.constant(ir.IntegerType.get_signless(32), 7)])


def merge(op: Any, rewriter: Any) -> None:
    """The op's region gets a second block, which is merged into the first."""
    region = op.regions[0]
    entry = region.blocks[0]
    rest = rewriter.split_block(entry, entry.operations[1])
    assert len(list(region.blocks)) == 2
    rewriter.merge_blocks(rest, entry)
    inline(op, rewriter)


def create_and_erase(op: Any, rewriter: Any) -> None:
    """Creates blocks before and after another one, and erases one of them."""
    region = op.regions[0]
    i32 = ir.IntegerType.get_signless(32)
    first = rewriter.create_block(region, [i32, i32], before=region.blocks[0])
    with rewriter.ip:
        value = arith.addi(first.arguments[0], first.arguments[1])
        ir.Operation.create("test.yield", operands=[value])
    rewriter.create_block(region)
    with rewriter.ip:
        ir.Operation.create("test.yield", operands=[])
    old = region.blocks[1]
    assert [len(block.arguments) for block in region.blocks] == [2, 1, 0]
    rewriter.erase_block(old)
    rewriter.set_insertion_point_before(op)
    with rewriter.ip:
        new = ir.Operation.create("test.other", [i32], list(op.operands), regions=1)
    rewriter.inline_region_before(region, new.regions[0])
    rewriter.replace_op(op, new)


def clone(op: Any, rewriter: Any) -> None:
    """A copy of an op with another operand, and one of an op with a region."""
    add = op.operands[0].owner
    copy = rewriter.clone(add, {add.operands[1]: add.operands[0]})
    nested = rewriter.clone(
        op.regions[0].blocks[0].operations[0], {op.regions[0].blocks[0].arguments[0]: copy.result}
    )
    rewriter.replace_op(op, nested)


def replace_all(op: Any, rewriter: Any) -> None:
    """The sum that the op takes is replaced wherever it is used."""
    add = op.operands[0].owner
    rewriter.set_insertion_point_after(add)
    with rewriter.ip:
        new = arith.muli(add.operands[0], add.operands[1])
    rewriter.replace_all_uses_with(add.results[0], new)
    rewriter.replace_op(op, [add.operands[0]])


def replace_some(op: Any, rewriter: Any) -> None:
    """The same, of the uses in subtractions."""
    add = op.operands[0].owner
    seen: list[tuple[str, int]] = []

    def is_subtraction(use: ir.OpOperand) -> bool:
        seen.append((use.owner.operation.name, use.operand_number))
        return bool(use.owner.operation.name == "arith.subi")

    rewriter.replace_uses_with_if(add.results[0], add.operands[0], is_subtraction)
    assert sorted(seen) == [("arith.subi", 0), ("test.root", 0)]
    rewriter.replace_op(op, [add.operands[1]])


def casts() -> av.TypeConverter:
    """A type converter whose source materializations are casts as greedy rewriting makes them."""
    converter = av.TypeConverter()
    name = "builtin.unrealized_conversion_cast"
    converter.add_source_materialization(
        lambda rewriter, type, inputs, _: ir.Operation.create(name, [type], inputs).result
    )
    return converter


def change_signature(op: Any, rewriter: Any) -> None:
    """The region's argument becomes two of 16 bits, and there is a new one."""
    block = op.regions[0].blocks[0]
    i16 = ir.IntegerType.get_signless(16)
    conversion = av.rewrite.SignatureConversion(1)
    conversion.add_new_inputs([ir.F32Type.get()])
    conversion.add_inputs(0, [i16, i16])
    assert [str(type) for type in conversion.converted_types] == ["f32", "i16", "i16"]
    made = rewriter.apply_signature_conversion(block, conversion, casts())
    assert [str(argument.type) for argument in made.arguments] == ["f32", "i16", "i16"]
    with rewriter.ip:
        new = ir.Operation.create("test.other", [op.results[0].type], list(op.operands), regions=1)
    rewriter.inline_region_before(op.regions[0], new.regions[0])
    rewriter.replace_op(op, new)


def remap_argument(op: Any, rewriter: Any) -> None:
    """A value takes the place of the region's argument, which is dropped."""
    block = op.regions[0].blocks[0]
    conversion = av.rewrite.SignatureConversion(1)
    conversion.remap_input(0, [op.operands[0]])
    made = rewriter.apply_signature_conversion(block, conversion)
    terminator = list(made.operations)[-1]
    (value,) = terminator.operands
    rewriter.inline_block_before(made, op)
    rewriter.erase_op(terminator)
    rewriter.replace_op(op, [value])


# Each with lines of the result, in generic form if it has unregistered ops.
REWRITES: dict[Rewrite, list[str]] = {
    inline: ["%1 = arith.muli %0, %0 : i32", "%2 = arith.subi %0, %1 : i32"],
    split: [
        "cf.br ^bb1",
        "^bb1:  // pred: ^bb0",
        "%c7_i32 = arith.constant 7 : i32",
        "%1 = arith.subi %0, %c7_i32 : i32",
    ],
    merge: ["%1 = arith.muli %0, %0 : i32", "%2 = arith.subi %0, %1 : i32"],
    create_and_erase: ["^bb0(%arg2: i32, %arg3: i32):", "%3 = arith.addi %arg2, %arg3 : i32"],
    clone: ['%1 = "test.source"(%arg0, %arg0) : (i32, i32) -> i32', "%2 = arith.muli %1, %1 : i32"],
    replace_all: ["%1 = arith.muli %arg0, %arg1 : i32", "%2 = arith.subi %1, %arg0 : i32"],
    replace_some: ["%1 = arith.subi %arg0, %arg1 : i32"],
    change_signature: [
        "^bb0(%arg2: f32, %arg3: i16, %arg4: i16):",
        "builtin.unrealized_conversion_cast %arg3, %arg4 : i16, i16 to i32",
    ],
    remap_argument: ["%1 = arith.muli %0, %0 : i32", "%2 = arith.subi %0, %1 : i32"],
}
by_name = pytest.mark.parametrize("rewrite", REWRITES, ids=lambda rewrite: rewrite.__name__)


def spoiled(rewrite: Rewrite) -> Rewrite:
    """The same pattern, which also creates an op that no target has."""

    def rewrite_and_spoil(op: Any, rewriter: Any) -> None:
        with rewriter.ip:
            ir.Operation.create("test.lacking")
        rewrite(op, rewriter)

    return rewrite_and_spoil


def set_of(rewrite: Rewrite) -> av.RewritePatternSet:
    patterns = av.RewritePatternSet()
    patterns.add("test.root", rewrite)
    return patterns


def target() -> av.ConversionTarget:
    """Everything but test.root and test.lacking is legal."""
    made = av.ConversionTarget()
    made.add_illegal_op("test.root", "test.lacking")
    made.mark_unknown_op_dynamically_legal(lambda op: True)
    return made


def judge_test_ops(context: ir.Context) -> ir.Attribute:
    """A target that lacks only test.lacking."""
    version = av.Dimension("test.version", ["v1", "v2"])
    for name in ("test.root", "test.source", "test.yield", "test.other"):
        av.attach(context, name, [(version, "v1")])
    av.attach(context, "test.lacking", [(version, "v2")])
    return ir.Attribute.parse('#availability.target<"test.version" = "v1">')


def lines(module: ir.Module) -> list[str]:
    return [line.strip() for line in str(module).splitlines()]


def expect(rewrite: Rewrite, module: ir.Module) -> None:
    assert module.operation.verify()
    found = lines(module)
    for line in REWRITES[rewrite]:
        assert any(line in each for each in found), f"{line}\nnot in\n{module}"
    assert "test.root" not in str(module)


def config_without_folding() -> Any:
    from mlir import rewrite

    config = rewrite.GreedyRewriteConfig()
    config.enable_folding = False
    config.region_simplification_level = rewrite.GreedySimplifyRegionLevel.DISABLED
    return config


# ===-----------------------------------------------------------------------------------------------===
# Done and undone
# ===-----------------------------------------------------------------------------------------------===


@by_name
def test_rewriters_change_ir_in_greedy_rewriting(rewrite: Rewrite) -> None:
    module = ir.Module.parse(TEXT)
    assert av.apply_patterns_greedily(module, set_of(rewrite), config=config_without_folding()).changed
    expect(rewrite, module)


@by_name
def test_greedily_for_a_target(rewrite: Rewrite, context: ir.Context) -> None:
    """The same comes of it."""
    attribute = judge_test_ops(context)
    module = ir.Module.parse(TEXT)
    done = av.apply_patterns_greedily(module, set_of(rewrite), attribute, config_without_folding())
    assert (done.changed, done.refused) == (True, ())
    expect(rewrite, module)


@by_name
def test_refused_rewrites_are_undone(rewrite: Rewrite, context: ir.Context) -> None:
    """Nothing is left of them, and other patterns have their turn."""
    attribute = judge_test_ops(context)
    module = ir.Module.parse(TEXT)
    before = str(module)
    done = av.apply_patterns_greedily(module, set_of(spoiled(rewrite)), attribute, config_without_folding())
    assert (done.changed, [each.culprit for each in done.refused]) == (False, ["test.lacking"])
    assert str(module) == before
    assert module.operation.verify()
    patterns = set_of(rewrite)
    patterns.add("test.root", spoiled(rewrite), benefit=2)
    done = av.apply_patterns_greedily(module, patterns, attribute, config_without_folding())
    assert (done.changed, len(done.refused)) == (True, 1)
    expect(rewrite, module)


@by_name
def test_rewriters_change_ir_in_conversions(rewrite: Rewrite) -> None:
    module = ir.Module.parse(TEXT)
    av.apply_partial_conversion(module, target(), set_of(rewrite))
    expect(rewrite, module)


@by_name
@pytest.mark.parametrize("keep_copy", [True, False])
def test_conversions_are_undone(rewrite: Rewrite, keep_copy: bool) -> None:
    """By MLIR itself: no copy is needed."""
    module = ir.Module.parse(TEXT)
    before = str(module)
    with pytest.raises(av.rewrite.ConversionError, match=r"test\.lacking"):
        av.apply_partial_conversion(
            module, target(), set_of(spoiled(rewrite)), av.rewrite.ConversionConfig(keep_copy=keep_copy)
        )
    assert str(module) == before
    assert module.operation.verify()


@by_name
def test_another_pattern_after_one_that_was_undone(rewrite: Rewrite) -> None:
    module = ir.Module.parse(TEXT)
    patterns = set_of(rewrite)
    patterns.add("test.root", spoiled(rewrite), benefit=2)
    av.apply_partial_conversion(module, target(), patterns)
    expect(rewrite, module)


# ===-----------------------------------------------------------------------------------------------===
# Signatures
# ===-----------------------------------------------------------------------------------------------===


@pytest.mark.parametrize("by_hand", [True, False])
def test_function_s_arguments_one_to_many(by_hand: bool) -> None:
    """An i32 becomes two i16, by a type converter and by hand, with the converter's casts."""
    i16, i32 = (ir.IntegerType.get_signless(width) for width in (16, 32))
    converter = av.TypeConverter()
    converter.add_conversion(lambda type: type)
    converter.add_conversion(lambda type: [i16, i16] if type == i32 else None)
    converter.add_source_materialization(
        lambda rewriter, type, inputs, _: ir.Operation.create("test.join", [type], inputs).result
    )

    def convert(op: Any, adaptor: Any, type_converter: Any, rewriter: Any) -> None:
        signature = type_converter.convert_block_signature(op.body.blocks[0])
        new = func.FuncOp(op.name.value, ir.FunctionType.get(signature.converted_types, []))
        rewriter.inline_region_before(op.body, new.body)
        if by_hand:
            rewriter.apply_signature_conversion(new.body.blocks[0], signature, type_converter)
        else:
            rewriter.convert_region_types(new.body, type_converter, signature)
        rewriter.erase_op(op)

    conversion_target = av.ConversionTarget()
    conversion_target.add_dynamically_legal_op(
        func.FuncOp, lambda op: i32 not in list(op.function_type.value.inputs)
    )
    patterns = av.RewritePatternSet()
    patterns.add_conversion(func.FuncOp, convert, converter)
    module = ir.Module.parse(
        'func.func @f(%x: i32, %y: f32) { "test.use"(%x, %y) : (i32, f32) -> ()\n return }'
    )
    av.apply_partial_conversion(module, conversion_target, patterns)
    assert lines(module)[1:4] == [
        "func.func @f(%arg0: i16, %arg1: i16, %arg2: f32) {",
        '%0 = "test.join"(%arg0, %arg1) : (i16, i16) -> i32',
        '"test.use"(%0, %arg2) : (i32, f32) -> ()',
    ]


def test_the_op_that_was_matched_is_judged_again() -> None:
    """A pattern that only changes blocks doesn't make an illegal op legal."""

    def add_block(op: Any, rewriter: Any) -> None:
        rewriter.create_block(op.regions[0])
        with rewriter.ip:
            ir.Operation.create("test.yield")

    module = ir.Module.parse(TEXT)
    before = str(module)
    with pytest.raises(av.rewrite.ConversionError, match=r"test\.root"):
        av.apply_partial_conversion(
            module, target(), set_of(add_block), av.rewrite.ConversionConfig(keep_copy=False)
        )
    assert str(module) == before


def test_what_a_type_converter_lacks_has_no_signature() -> None:
    converter = av.TypeConverter()
    converter.add_conversion(lambda type: av.TypeConverter.FAILED)
    module = ir.Module.parse(TEXT)
    block = module.body.operations[0].regions[0].blocks[0]
    assert converter.convert_block_signature(block) is None


# ===-----------------------------------------------------------------------------------------------===
# What goes wrong
# ===-----------------------------------------------------------------------------------------------===


def erase_own_block(op: Any, rewriter: Any) -> None:
    rewriter.erase_block(op.operation.block)


def merge_into_itself(op: Any, rewriter: Any) -> None:
    block = op.regions[0].blocks[0]
    rewriter.merge_blocks(block, block, [op.operands[0]])


def merge_into_nested(op: Any, rewriter: Any) -> None:
    rewriter.merge_blocks(op.operation.block, op.regions[0].blocks[0], op.operation.block.arguments[::-1])


def merge_without_values(op: Any, rewriter: Any) -> None:
    rewriter.inline_block_before(op.regions[0].blocks[0], op)


def merge_twice(op: Any, rewriter: Any) -> None:
    block = op.regions[0].blocks[0]
    rewriter.inline_block_before(block, op, [op.operands[0]])
    rewriter.inline_block_before(block, op, [op.operands[0]])


def split_elsewhere(op: Any, rewriter: Any) -> None:
    rewriter.split_block(op.regions[0].blocks[0], op)


def other_region(op: Any, rewriter: Any) -> None:
    elsewhere = ir.Module.parse(TEXT)  # MLIR's ops don't keep their module alive.
    rewriter.create_block(elsewhere.body.operations[0].regions[0])


def other_block(op: Any, rewriter: Any) -> None:
    rewriter.create_block(op.regions[0], before=op.operation.block)


def no_types(op: Any, rewriter: Any) -> None:
    rewriter.create_block(op.regions[0], ["i32"])


def clone_elsewhere(op: Any, rewriter: Any) -> None:
    elsewhere = ir.Module.parse(TEXT)
    rewriter.clone(elsewhere.body.operations[0])


def itself(op: Any, rewriter: Any) -> None:
    rewriter.replace_all_uses_with(op.operands[0], op.operands[0])


def all_twice(op: Any, rewriter: Any) -> None:
    value = op.operands[0]
    for operand in value.owner.operands:
        rewriter.replace_all_uses_with(value, operand)


def no_verdict(op: Any, rewriter: Any) -> None:
    rewriter.replace_uses_with_if(op.operands[0], op.operation.block.arguments[0], lambda use: "yes")


def other_type(op: Any, rewriter: Any) -> None:
    rewriter.replace_uses_with_if(op.operands[0], arith.constant(ir.F32Type.get(), 1.0), lambda use: True)


def signature_of_two(op: Any, rewriter: Any) -> None:
    rewriter.apply_signature_conversion(op.regions[0].blocks[0], av.rewrite.SignatureConversion(2))


def no_such_argument(op: Any, rewriter: Any) -> None:
    av.rewrite.SignatureConversion(1).add_inputs(1, [ir.F32Type.get()])


def argument_twice(op: Any, rewriter: Any) -> None:
    conversion = av.rewrite.SignatureConversion(1)
    conversion.remap_input(0, [op.operands[0]])
    conversion.add_inputs(0, [ir.F32Type.get()])


def argument_of_the_block(op: Any, rewriter: Any) -> None:
    block = op.regions[0].blocks[0]
    conversion = av.rewrite.SignatureConversion(1)
    conversion.remap_input(0, [block.arguments[0]])
    rewriter.apply_signature_conversion(block, conversion)


@pytest.mark.parametrize(
    ("pattern", "error", "text"),
    [
        (erase_own_block, ValueError, "the op that the pattern matched is in it"),
        (merge_into_itself, ValueError, "moved into itself"),
        (merge_into_nested, ValueError, "nested in it"),
        (merge_without_values, ValueError, "has 1 arguments, but 0 values"),
        (merge_twice, ValueError, "merged or erased already|isn't in the IR"),
        (split_elsewhere, ValueError, "isn't in the block"),
        (other_region, ValueError, "isn't in the IR"),
        (other_block, ValueError, "isn't in the region"),
        (no_types, TypeError, "types of arguments, not str"),
        (clone_elsewhere, ValueError, "isn't in the IR"),
        (itself, ValueError, "replaced with itself"),
        (all_twice, ValueError, "replaced already"),
        (no_verdict, TypeError, "True or False, not str"),
        (other_type, ValueError, "of another type"),
        (signature_of_two, ValueError, "for 2 arguments, but the block has 1"),
        (no_such_argument, IndexError, "no argument 1 of 1"),
        (argument_twice, ValueError, "already has a mapping for argument 0"),
        (argument_of_the_block, ValueError, "argument of the same block"),
    ],
)
@pytest.mark.parametrize("way", ["greedy", "target", "conversion"])
def test_a_rewriter_names_wrong_arguments(
    pattern: Rewrite, error: type[Exception], text: str, way: str, context: ir.Context
) -> None:
    """The error names the wrong argument, and the process survives."""
    module = ir.Module.parse(TEXT)
    before = str(module)
    attribute = judge_test_ops(context) if way == "target" else None
    apply = (
        functools.partial(av.apply_partial_conversion, module, target())
        if way == "conversion"
        else functools.partial(av.apply_patterns_greedily, module, target=attribute)
    )
    with pytest.raises(error, match=text):
        apply(set=set_of(pattern))
    after = str(module)
    assert way == "greedy" or after == before


def test_blocks_that_are_needed_stay() -> None:
    """A block that is branched to, or whose values are used elsewhere, can't be erased or merged."""
    module = ir.Module.parse("""
func.func @f(%x: i32) -> i32 {
  cf.br ^bb1
^bb1:
  %0 = arith.addi %x, %x : i32
  cf.br ^bb2
^bb2:
  "test.root"(%0) : (i32) -> ()
  return %0 : i32
}""")

    def attempt(op: Any, rewriter: Any) -> bool:
        entry, middle, _ = op.operation.block.region.blocks
        with pytest.raises(ValueError, match=r"'cf\.br' branches to it"):
            rewriter.erase_block(middle)
        with pytest.raises(ValueError, match="it is branched to"):
            rewriter.merge_blocks(middle, entry)
        rewriter.erase_op(entry.operations[0])
        with pytest.raises(ValueError, match=r"results of 'arith\.addi' are used"):
            rewriter.erase_block(middle)
        return True

    with pytest.raises(RuntimeError, match="has changed the IR"):
        av.apply_patterns_greedily(module, set_of(attempt))

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Greedy rewriting with our patterns, upstream's and PDL's, only to ops that a target has."""

from __future__ import annotations

import signal
import time
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir, rewrite
from mlir.dialects import arith, pdl

ADD = """
func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
"""


@pytest.fixture(autouse=True)
def unregistered(context: ir.Context) -> None:
    context.allow_unregistered_dialects = True


def names(module: ir.Module) -> list[str]:
    """The ops in the module's function, the return aside."""
    (function,) = module.body.operations
    return [op.operation.name for op in function.regions[0].blocks[0].operations][:-1]


def set_of(*patterns: tuple[Any, Any], benefit: int = 1) -> av.RewritePatternSet:
    result = av.RewritePatternSet()
    for root, fn in patterns:
        result.add(root, fn, benefit)
    return result


def to_muli(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
    rewriter.replace_op(op, arith.MulIOp(op.lhs, op.rhs))


def test_rewrites_until_nothing_applies() -> None:
    """A pattern applies to the result of another one."""

    def to_sub(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
        rewriter.replace_op(op, [arith.subi(op.lhs, op.rhs)])

    module = ir.Module.parse(ADD)
    config = rewrite.GreedyRewriteConfig()
    config.enable_folding = False
    done = av.apply_patterns_greedily(
        module, set_of((arith.AddIOp, to_muli), ("arith.muli", to_sub)), config=config
    )
    assert done == av.rewrite.Rewritten(changed=True, refused=())
    assert names(module) == ["arith.subi"]
    assert module.operation.verify()
    assert not av.apply_patterns_greedily(module, set_of((arith.AddIOp, to_muli)), config=config).changed


def test_conversion_patterns_without_types_apply_as_well() -> None:
    """One set does for conversions and for greedy rewriting."""

    class Multiply(av.rewrite.ConversionPattern):
        root = arith.AddIOp

        def match_and_rewrite(self, op: Any, adaptor: av.rewrite.OpAdaptor, rewriter: Any) -> None:
            rewriter.replace_op(op, arith.MulIOp(adaptor.lhs, adaptor.rhs))

    patterns = av.RewritePatternSet()
    patterns.add_pattern(Multiply())
    frozen = patterns.freeze()
    target = av.ConversionTarget()
    target.add_illegal_op(arith.AddIOp)
    target.add_legal_op(arith.MulIOp)
    for apply in (
        lambda module: av.apply_patterns_greedily(module, frozen),
        lambda module: av.apply_partial_conversion(module, target, frozen),
        lambda module: av.rewrite.walk_and_apply_patterns(module, frozen),
    ):
        module = ir.Module.parse(ADD)
        apply(module)
        assert names(module) == ["arith.muli"]


def test_patterns_that_convert_types_are_refused() -> None:
    patterns = av.RewritePatternSet()
    patterns.add_conversion(arith.AddIOp, lambda *_: True, av.TypeConverter())
    with pytest.raises(ValueError, match="converts types, which only a conversion can"):
        av.apply_patterns_greedily(ir.Module.parse(ADD), patterns)


# ===-----------------------------------------------------------------------------------------------===
# With a target
# ===-----------------------------------------------------------------------------------------------===

REDUCE = """
func.func @f(%x: f32) -> f32 {
  %0 = "test.reduce"(%x) : (f32) -> f32
  return %0 : f32
}
"""


def subgroup(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
    new = ir.Operation.create(
        "spirv.GroupNonUniformFAdd",
        results=[op.results[0].type],
        operands=[op.operands[0]],
        attributes={
            "execution_scope": ir.Attribute.parse("#spirv.scope<Subgroup>"),
            "group_operation": ir.Attribute.parse("#spirv.group_operation<Reduce>"),
        },
    )
    rewriter.replace_op(op, new)


def shared(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
    operand = op.operands[0]
    new = ir.Operation.create("spirv.FAdd", results=[operand.type], operands=[operand, operand])
    rewriter.replace_op(op, new)


def reduce_patterns() -> av.RewritePatternSet:
    patterns = av.RewritePatternSet()
    patterns.add("test.reduce", shared, benefit=1)
    patterns.add("test.reduce", subgroup, benefit=2)
    return patterns


def test_the_target_chooses_among_rewrites() -> None:
    """The better pattern is taken where the target has its result, else the next one, and why is said."""
    module = ir.Module.parse(REDUCE)
    done = av.apply_patterns_greedily(module, reduce_patterns(), "vulkan1.1+GroupNonUniformArithmetic")
    assert (names(module), done.refused) == (["spirv.GroupNonUniformFAdd"], ())

    module = ir.Module.parse(REDUCE)
    done = av.apply_patterns_greedily(module, reduce_patterns(), "vulkan1.0")
    assert names(module) == ["spirv.FAdd"]
    (refused,) = done.refused
    assert (refused.pattern, refused.op_name, refused.location) == ("subgroup", "test.reduce", "-:3:8")
    assert refused.culprit == "spirv.GroupNonUniformFAdd"
    assert refused.messages[0] == (
        "spirv.GroupNonUniformFAdd needs SPIR-V v1.3 or later; vulkan1.0 offers v1.0"
    )
    assert str(refused).startswith(
        "-:3:8: pattern 'subgroup' would rewrite 'test.reduce' to spirv.GroupNonUniformFAdd: "
    )


def test_nothing_is_changed_where_the_target_has_nothing() -> None:
    module = ir.Module.parse(REDUCE)
    before = str(module)
    done = av.apply_patterns_greedily(module, set_of(("test.reduce", subgroup)), "vulkan1.0")
    assert not done.changed
    assert len(done.refused) == 1
    assert str(module) == before


def test_what_is_unknown_is_not_taken() -> None:
    """The target's verdict on an unregistered op is unknown."""

    def unknown(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
        new = ir.Operation.create("other.op", results=[op.results[0].type], operands=list(op.operands))
        rewriter.replace_op(op, new)

    module = ir.Module.parse(REDUCE)
    (refused,) = av.apply_patterns_greedily(module, set_of(("test.reduce", unknown)), "vulkan1.3").refused
    assert refused.messages == ()
    assert str(refused).endswith(
        "would rewrite 'test.reduce' to other.op: the requirements of other.op are unknown"
    )
    assert names(module) == ["test.reduce"]


def test_what_was_lacking_before_is_no_reason() -> None:
    """An op that uses the replaced value is modified, and as unavailable as before."""
    module = ir.Module.parse("""
func.func @f(%x: f32) -> f32 {
  %0 = "test.reduce"(%x) : (f32) -> f32
  %1 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %0 : f32 -> f32
  return %1 : f32
}""")
    assert av.apply_patterns_greedily(module, set_of(("test.reduce", shared)), "vulkan1.0").refused == ()
    assert names(module) == ["spirv.FAdd", "spirv.GroupNonUniformFAdd"]


def test_an_op_that_is_modified_has_to_be_available() -> None:
    """The target has one of two values of an attribute."""

    def change(value: str) -> Any:
        def rewrite_it(op: Any, rewriter: av.rewrite.PatternRewriter) -> bool | None:
            wanted = ir.Attribute.parse(f"#spirv.group_operation<{value}>")
            if op.attributes["group_operation"] == wanted:
                return rewriter.notify_match_failure(op, "it has it already")
            with rewriter.modify_op_in_place(op):
                op.attributes["group_operation"] = wanted
            return None

        return rewrite_it

    text = """
func.func @f(%x: f32) -> f32 {
  %0 = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %x : f32 -> f32
  return %0 : f32
}"""
    target = "vulkan1.1+GroupNonUniformArithmetic"
    root = "spirv.GroupNonUniformFAdd"
    module = ir.Module.parse(text)
    done = av.apply_patterns_greedily(module, set_of((root, change("PartitionedReduceNV"))), target)
    assert (done.changed, len(done.refused)) == (False, 1)
    assert "<Reduce>" in str(module)
    assert av.apply_patterns_greedily(module, set_of((root, change("InclusiveScan"))), target).changed
    assert "<InclusiveScan>" in str(module)


def chain(length: int) -> str:
    """A function with a chain of reductions, each using the previous result."""
    body = "".join(f'  %{n + 1} = "test.reduce"(%{n}) : (f32) -> f32\n' for n in range(length))
    return f"func.func @f(%x: f32) -> f32 {{\n  %0 = arith.negf %x : f32\n{body}  return %{length} : f32\n}}"


def test_time_grows_with_what_is_rewritten() -> None:
    """Refusals and all: four times the ops take four times as long, not sixteen times."""

    def seconds(length: int) -> float:
        module = ir.Module.parse(chain(length))
        patterns = reduce_patterns()
        start = time.process_time()
        done = av.apply_patterns_greedily(module, patterns, "vulkan1.0")
        assert len(done.refused) == length
        return time.process_time() - start

    small, large = (min(seconds(length) for _ in range(3)) for length in (500, 2000))
    assert large < 8 * small, f"{small:.3f} s, then {large:.3f} s"


def test_each_pattern_is_tried_on_the_current_ir() -> None:
    """Each pattern is tried on the current IR."""
    module = ir.Module.parse(chain(20))
    done = av.apply_patterns_greedily(module, reduce_patterns(), "vulkan1.0")
    assert names(module) == ["arith.negf", *["spirv.FAdd"] * 20]
    assert len(done.refused) == 20


# ===-----------------------------------------------------------------------------------------------===
# Upstream's patterns
# ===-----------------------------------------------------------------------------------------------===


def pdl_patterns() -> rewrite.FrozenRewritePatternSet:
    """arith.addi becomes arith.muli, by a pattern in PDL."""
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):

        @pdl.pattern(benefit=1, sym_name="to_muli")
        def pattern() -> None:
            i32 = pdl.TypeOp(ir.TypeAttr.get(ir.IntegerType.get_signless(32)))
            operands = [pdl.OperandOp(i32), pdl.OperandOp(i32)]
            add = pdl.OperationOp(name="arith.addi", args=operands, types=[i32])

            @pdl.rewrite()
            def rewrite_it() -> None:
                multiply = pdl.OperationOp(name="arith.muli", args=operands, types=[i32])
                pdl.ReplaceOp(add, with_op=multiply)

    return rewrite.PDLModule(module).freeze()


def upstream_patterns() -> rewrite.RewritePatternSet:
    def pattern(op: Any, rewriter: Any) -> None:
        with rewriter.ip:
            rewriter.replace_op(op, arith.MulIOp(op.lhs, op.rhs, loc=op.location))

    patterns = rewrite.RewritePatternSet()
    patterns.add(arith.AddIOp, pattern)
    return patterns


@pytest.mark.parametrize("make", [pdl_patterns, upstream_patterns])
@pytest.mark.parametrize("target", [None, "vulkan1.1"])
def test_upstream_s_patterns(make: Any, target: str | None) -> None:
    module = ir.Module.parse(ADD)
    assert av.apply_patterns_greedily(module, make(), target).changed
    assert names(module) == ["arith.muli"]
    module = ir.Module.parse(ADD)
    av.rewrite.walk_and_apply_patterns(module, make())
    assert names(module) == ["arith.muli"]


def test_what_upstream_s_patterns_do_unnoticed_is_judged(context: ir.Context) -> None:
    """They create ops without notifying the driver, and set attributes of the matched op."""
    version = av.Dimension("toy.version", ["v1", "v2"])
    av.attach(context, "arith.muli", [(version, "v2")])
    av.attach(context, "test.mode", [(version, "v2")], when_attr="mode", equals=1)
    av.attach(context, "test.mode", [(version, "v1")])

    def set_mode(op: Any, rewriter: Any) -> bool:
        if "mode" in op.attributes:
            return True
        op.attributes["mode"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 1)
        return False

    patterns = upstream_patterns()
    patterns.add("test.mode", set_mode)
    frozen = patterns.freeze()
    for name, changed in (("v1", False), ("v2", True)):
        module = ir.Module.parse(
            "func.func @f(%x: i32) -> i32 {\n  %0 = arith.addi %x, %x : i32\n"
            '  "test.mode"() : () -> ()\n  return %0 : i32\n}'
        )
        before = str(module)
        target = ir.Attribute.parse(f'#availability.target<"toy.version" = "{name}">')
        done = av.apply_patterns_greedily(module, frozen, target)
        assert (done.changed, len(done.refused)) == (changed, 0 if changed else 2)
        assert (str(module) == before) is not changed
        assert not changed or ("arith.muli" in str(module) and "mode = 1" in str(module))


def test_pdl_patterns_are_held_to_the_target(context: ir.Context) -> None:
    """Their results are judged like those of other patterns."""
    wide = av.Dimension("toy.version", ["v1", "v2"])
    av.attach(context, "arith.muli", [(wide, "v2")])
    for version, expected in (("v1", "arith.addi"), ("v2", "arith.muli")):
        module = ir.Module.parse(ADD)
        target = ir.Attribute.parse(f'#availability.target<"toy.version" = "{version}">')
        done = av.apply_patterns_greedily(module, pdl_patterns(), target)
        assert names(module) == [expected]
        assert len(done.refused) == (expected == "arith.addi")


# ===-----------------------------------------------------------------------------------------------===
# What goes wrong
# ===-----------------------------------------------------------------------------------------------===


def test_what_a_pattern_raises_comes_out() -> None:
    def failing(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
        raise KeyError("why")

    for target in (None, "vulkan1.1"):
        with pytest.raises(KeyError, match="why"):
            av.apply_patterns_greedily(ir.Module.parse(ADD), set_of((arith.AddIOp, failing)), target)


def no_change(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
    pass


def change_and_fail(op: Any, rewriter: av.rewrite.PatternRewriter) -> bool:
    to_muli(op, rewriter)
    return True


def erase_used(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
    rewriter.erase_op(op)


def erase_around(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
    rewriter.erase_op(op.operation.parent)


def other_type(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
    rewriter.replace_op(op, arith.ConstantOp(ir.F32Type.get(), 1.0))


def use_later(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
    rewriter.replace_op(op, arith.MulIOp(op.lhs, op.rhs))
    arith.AddIOp(op.result, op.lhs)


def twice(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
    to_muli(op, rewriter)
    to_muli(op, rewriter)


def erase_method(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
    op.operation.erase()


@pytest.mark.parametrize(
    ("pattern", "error", "text"),
    [
        (no_change, RuntimeError, "has changed nothing"),
        (change_and_fail, RuntimeError, "but has changed the IR"),
        (erase_used, ValueError, "its results are used"),
        (erase_around, ValueError, "it encloses the op that"),
        (other_type, ValueError, "only conversions change types"),
        (use_later, RuntimeError, "use its results"),
        (twice, ValueError, "has been replaced or erased already"),
        (erase_method, RuntimeError, "rewriter.erase_op"),
    ],
)
@pytest.mark.parametrize("target", [None, "vulkan1.1"])
def test_wrong_results_of_patterns_are_named(
    pattern: Any, error: type[Exception], text: str, target: str | None
) -> None:
    """The error names the wrong argument, and the process survives."""
    module = ir.Module.parse(ADD)
    with pytest.raises(error, match=text):
        av.apply_patterns_greedily(module, set_of((arith.AddIOp, pattern)), target)
    str(module)


def test_rewriters_and_ops_end_with_the_pattern() -> None:
    kept: list[Any] = []

    def keep(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
        kept.extend([op, rewriter])
        to_muli(op, rewriter)

    av.apply_patterns_greedily(ir.Module.parse(ADD), set_of((arith.AddIOp, keep)))
    op, rewriter = kept
    with pytest.raises(RuntimeError, match="invalidated"):
        str(op)
    with pytest.raises(RuntimeError, match="can't be used after"):
        _ = rewriter.ip


@pytest.mark.parametrize(
    ("iterations", "rewrites", "most"), [(10, -1, 10 * 1040), (3, 10, 30), (1, 5000, 5000)]
)
def test_patterns_without_end(iterations: int, rewrites: int, most: int) -> None:
    count = 0

    def again(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
        nonlocal count
        count += 1
        rewriter.replace_op(op, arith.AddIOp(op.rhs, op.lhs))

    config = rewrite.GreedyRewriteConfig()
    config.max_iterations = iterations
    config.max_num_rewrites = rewrites
    with pytest.raises(
        RuntimeError, match=f"failed to converge within {iterations} iterations.*max_num_rewrites"
    ):
        av.apply_patterns_greedily(ir.Module.parse(ADD), set_of((arith.AddIOp, again)), config=config)
    assert count == most


def test_an_interrupt_ends_patterns_without_end() -> None:
    count = 0

    def again(op: Any, rewriter: av.rewrite.PatternRewriter) -> None:
        nonlocal count
        count += 1
        if count == 5:
            signal.raise_signal(signal.SIGINT)
        rewriter.replace_op(op, arith.AddIOp(op.rhs, op.lhs))

    config = rewrite.GreedyRewriteConfig()
    config.max_iterations = -1
    with pytest.raises(KeyboardInterrupt):
        av.apply_patterns_greedily(ir.Module.parse(ADD), set_of((arith.AddIOp, again)), config=config)
    assert count == 5


def test_wrong_arguments_are_named() -> None:
    module = ir.Module.parse(ADD)
    patterns = set_of((arith.AddIOp, to_muli))
    with pytest.raises(TypeError, match="expected a RewritePatternSet"):
        av.apply_patterns_greedily(module, [])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"expected an mlir\.rewrite.GreedyRewriteConfig"):
        av.apply_patterns_greedily(module, patterns, config=av.rewrite.ConversionConfig())  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="did you mean"):
        av.apply_patterns_greedily(module, patterns, "vulcan1.1")
    add = module.body.operations[0].regions[0].blocks[0].operations[0]
    with pytest.raises(ValueError, match="isn't isolated"):
        av.apply_patterns_greedily(add, patterns)
    with ir.Context():
        other = ir.Module.parse(ADD)
    with pytest.raises(ValueError, match="the same context"):
        av.apply_patterns_greedily(other, patterns)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Patterns and callbacks that raise, return nonsense, hold on to things or never come to an end.

Nothing may crash, the IR has to be as it was, and nothing may leak. `./dev asan` runs this, too.
"""

from __future__ import annotations

import gc
import re
import threading
import weakref
from collections.abc import Callable
from typing import Any

import mlir.availability as av
import pytest
from messages import says
from mlir import ir
from mlir.dialects import arith

TEXT = """
module {
  func.func @f(%x: f32) -> f32 {
    %0 = "test.first"(%x) : (f32) -> f32
    %1 = "test.second"(%0) : (f32) -> f32
    return %1 : f32
  }
}
"""

Rewrite = Callable[[Any, Any, Any], Any]


@pytest.fixture(autouse=True)
def unregistered(context: ir.Context) -> None:
    context.allow_unregistered_dialects = True


class Call(av.rewrite.ConversionPattern):
    """A pattern that calls a function."""

    def __init__(
        self,
        rewrite: Rewrite,
        root: str = "test.first",
        converter: av.TypeConverter | None = None,
        bounded: bool = False,
    ) -> None:
        super().__init__(converter)
        self.rewrite, self.root, self.bounded_recursion = rewrite, root, bounded

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: Any) -> Any:
        return self.rewrite(op, adaptor, rewriter)


def add_root(name: str) -> None:
    av.RewritePatternSet().add(name, lambda op, rewriter: None)


@pytest.mark.parametrize(
    ("add", "name", "near"),
    [
        (add_root, "arith.addo", "did you mean 'arith.add"),
        (add_root, "ariht.addi", "unknown dialect 'ariht'; did you mean 'arith'?"),
        (add_root, "addi", "must be of the form '<dialect>.<op>'"),
        (
            lambda name: av.ConversionTarget().add_illegal_op(name),
            "func.retrun",
            "did you mean 'func.return'",
        ),
        (
            lambda name: av.ConversionTarget().add_legal_op(name),
            "arit.addi",
            "unknown dialect 'arit'; did you",
        ),
        (lambda name: av.ConversionTarget().add_illegal_dialect(name), "spirvv", "did you mean 'spirv'"),
        (lambda name: av.ConversionTarget().add_illegal_dialect(name), "spriv", "did you mean 'spirv'"),
        (lambda name: av.ConversionTarget().add_legal_dialect(name), "funk", "did you mean 'func'"),
    ],
)
def test_misspelt_names_get_a_suggestion(add: Callable[[str], None], name: str, near: str) -> None:
    """What the context can't have would never match, silently."""
    with ir.Context(), pytest.raises(ValueError, match=re.escape(near)):
        add(name)


def test_names_of_unregistered_dialects_are_taken() -> None:
    with ir.Context() as context:
        add_root("toy.add")
        av.ConversionTarget().add_illegal_dialect("toy")
        context.allow_unregistered_dialects = True
        add_root("arit.addi")
        av.ConversionTarget().add_illegal_dialect("arit")


def target() -> av.ConversionTarget:
    result = av.ConversionTarget()
    result.add_illegal_dialect("test")
    result.add_legal_dialect("new", "arith")
    return result


def create(name: str, op: Any, *operands: ir.Value[Any]) -> ir.Operation:
    return ir.Operation.create(name, results=[result.type for result in op.results], operands=operands)


def replace(op: Any, adaptor: Any, rewriter: Any) -> None:
    """A pattern as it should be."""
    rewriter.replace_op(op, create("new.op", op, *adaptor.operands))


def convert(
    *patterns: av.rewrite.ConversionPattern, config: av.rewrite.ConversionConfig | None = None
) -> ir.Module:
    """Converts the module; on an exception it must be unchanged."""
    module = ir.Module.parse(TEXT)
    before = str(module)
    pattern_set = av.RewritePatternSet()
    pattern_set.add_pattern(*patterns)
    try:
        av.apply_partial_conversion(module, target(), pattern_set, config)
    except BaseException:
        assert str(module) == before
        raise
    finally:
        assert module.operation.verify()
    return module


# ===-----------------------------------------------------------------------------------------------===
# Exceptions
# ===-----------------------------------------------------------------------------------------------===


class OopsError(Exception):
    pass


def test_a_pattern_raises() -> None:
    def rewrite(op: Any, adaptor: Any, rewriter: Any) -> None:
        replace(op, adaptor, rewriter)
        raise OopsError("in the second pattern, after changes")

    with pytest.raises(OopsError, match=r"in the second pattern, after changes") as caught:
        convert(Call(replace), Call(rewrite, "test.second"))
    assert "rewrite" in [entry.name for entry in caught.traceback]


def test_an_exception_ends_the_conversion() -> None:
    """Even if the op could stay, and no other function is called afterwards."""
    module = ir.Module.parse(TEXT)
    called: list[str] = []

    def rewrite(op: Any, rewriter: Any) -> bool:
        called.append(op.operation.name)
        raise OopsError

    patterns = av.RewritePatternSet()
    patterns.add("test.first", rewrite)
    patterns.add("test.first", rewrite)
    patterns.add("test.second", rewrite)
    with pytest.raises(OopsError):
        av.apply_partial_conversion(module, av.ConversionTarget(), patterns)
    assert called == ["test.first"]


def test_keyboard_interrupts_get_through() -> None:
    def rewrite(op: Any, adaptor: Any, rewriter: Any) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        convert(Call(rewrite))


def raising(*_: Any) -> Any:
    raise OopsError


def test_a_legality_function_raises() -> None:
    module = ir.Module.parse(TEXT)
    for add in (
        lambda target: target.add_dynamically_legal_op("test.second", raising),
        lambda target: target.add_dynamically_legal_dialect("test", raising),
        lambda target: target.mark_unknown_op_dynamically_legal(raising),
    ):
        conversion = av.ConversionTarget()
        add(conversion)
        with pytest.raises(OopsError):
            av.apply_partial_conversion(module, conversion, av.RewritePatternSet())
        with pytest.raises(OopsError):
            conversion.is_legal(module.body.operations[0].regions[0].blocks[0].operations[1])


def test_a_conversion_of_types_raises() -> None:
    converter = av.TypeConverter()
    converter.add_conversion(raising)
    with pytest.raises(OopsError):
        convert(Call(replace, converter=converter))
    # MLIR caches the result of a type conversion, including failures.
    with pytest.raises(RuntimeError, match=r"a conversion function of this type converter has raised"):
        converter.convert_type(ir.F32Type.get())
    with pytest.raises(RuntimeError, match=r"a conversion function of this type converter has raised"):
        convert(Call(replace, converter=converter))


def i32_converter() -> av.TypeConverter:
    """Everything becomes i32, but nothing is cast back."""
    converter = av.TypeConverter()
    converter.add_conversion(lambda type: ir.IntegerType.get_signless(32))
    converter.add_target_materialization(lambda rewriter, type, inputs, _: arith.bitcast(type, inputs[0]))
    return converter


def to_i32(op: Any, adaptor: Any, rewriter: Any) -> None:
    i32 = ir.IntegerType.get_signless(32)
    rewriter.replace_op(op, ir.Operation.create("new.op", results=[i32], operands=adaptor.operands))


def convert_to_i32(converter: av.TypeConverter) -> None:
    """The result of test.second must be cast back to f32, and the operand of test.first to i32."""
    convert(Call(to_i32, converter=converter), Call(to_i32, "test.second", converter))


@pytest.mark.parametrize("kind", ["source", "target"])
def test_a_materialization_raises(kind: str) -> None:
    """The driver has applied all changes by then."""
    converter = i32_converter()
    converter.add_source_materialization(lambda rewriter, type, inputs, _: arith.bitcast(type, inputs[0]))
    getattr(converter, f"add_{kind}_materialization")(raising)
    with pytest.raises(OopsError):
        convert_to_i32(converter)


def test_a_materialization_is_missing() -> None:
    with pytest.raises(
        av.rewrite.ConversionError, match=r"failed to legalize unresolved materialization"
    ) as caught:
        convert_to_i32(i32_converter())
    assert caught.value.failures == ()


# ===-----------------------------------------------------------------------------------------------===
# Nonsense
# ===-----------------------------------------------------------------------------------------------===


@pytest.mark.parametrize("result", [42, "yes", object(), [], 1.5])
def test_a_pattern_returns_nonsense(result: Any) -> None:
    def rewrite(op: Any, adaptor: Any, rewriter: Any) -> Any:
        replace(op, adaptor, rewriter)
        return result

    with pytest.raises(TypeError, match=r"pattern 'Call' returned \w+; expected None or False"):
        convert(Call(rewrite))


def test_a_pattern_does_nothing_and_says_success() -> None:
    with pytest.raises(RuntimeError, match=r"has not replaced, erased or modified 'test.first'"):
        convert(Call(lambda op, adaptor, rewriter: None))


def test_a_pattern_fails_after_changes() -> None:
    def rewrite(op: Any, adaptor: Any, rewriter: Any) -> bool:
        replace(op, adaptor, rewriter)
        return True

    with pytest.raises(
        av.rewrite.ConversionError, match=r"pattern 'Call' does not match, and gives no reason"
    ):
        convert(Call(rewrite))


@pytest.mark.parametrize(
    ("replacement", "error", "text"),
    [
        (lambda op, rewriter: 3, TypeError, "expected an op or a sequence of values"),
        (lambda op, rewriter: None, TypeError, "incompatible function arguments"),
        (lambda op, rewriter: [3], TypeError, r"expected an mlir.ir.Value .*, not int"),
        (lambda op, rewriter: [], ValueError, "'test.first' has 1 results, but 0 replacements"),
        (lambda op, rewriter: [op.operands[0]] * 2, ValueError, "but 2 replacements were given"),
        (lambda op, rewriter: op, ValueError, "can't be replaced with itself"),
        (lambda op, rewriter: op.results, ValueError, "can't be replaced with itself"),
        (
            lambda op, rewriter: ir.Operation.create("new.x", results=[op.results[0].type], ip=False),
            ValueError,
            "a value that isn't in the same IR",
        ),
    ],
)
def test_a_replacement_is_nonsense(replacement: Any, error: Any, text: str) -> None:
    def rewrite(op: Any, adaptor: Any, rewriter: Any) -> None:
        rewriter.replace_op(op, replacement(op, rewriter))

    with pytest.raises(error, match=text):
        convert(Call(rewrite))


def test_two_ops_replaced_with_each_other() -> None:
    def first(op: Any, adaptor: Any, rewriter: Any) -> None:
        rewriter.replace_op(op, next(iter(op.results[0].uses)).owner.results)

    def second(op: Any, adaptor: Any, rewriter: Any) -> None:
        rewriter.replace_op(op, op.operands[0].owner.results)

    with pytest.raises(ValueError, match=r"directly or through other replacements"):
        convert(Call(first), Call(second, "test.second"))


def test_a_value_of_another_module() -> None:
    other = ir.Module.parse(TEXT)
    value = other.body.operations[0].regions[0].blocks[0].arguments[0]
    with pytest.raises(ValueError, match=r"a value that isn't in the same IR"):
        convert(Call(lambda op, adaptor, rewriter: rewriter.replace_op(op, [value])))


def test_an_op_is_replaced_twice() -> None:
    def rewrite(op: Any, adaptor: Any, rewriter: Any) -> None:
        replace(op, adaptor, rewriter)
        rewriter.erase_op(op)

    with pytest.raises(ValueError, match=r"'test.first' has been replaced or erased already"):
        convert(Call(rewrite))


def test_an_op_that_is_not_the_patterns() -> None:
    def rewrite(op: Any, adaptor: Any, rewriter: Any) -> None:
        rewriter.erase_op(op.operation.parent)

    with pytest.raises(ValueError, match=r"'func.func' can't be replaced or erased here"):
        convert(Call(rewrite))


def test_the_outermost_op_is_replaced() -> None:
    module = ir.Module.parse(TEXT)
    conversion = av.ConversionTarget()
    conversion.add_illegal_op("builtin.module")
    patterns = av.RewritePatternSet()
    patterns.add("builtin.module", lambda op, rewriter: rewriter.erase_op(op))
    with pytest.raises(ValueError, match=r"isn't in a block, so nothing can take its place"):
        av.apply_partial_conversion(module, conversion, patterns)


def test_the_op_that_is_converted_is_replaced() -> None:
    """Its Python object can't be used any more."""
    module = ir.Module.parse(TEXT)
    block = module.body.operations[0].regions[0].blocks[0]
    op = block.operations[0].operation
    patterns = av.RewritePatternSet()
    patterns.add_pattern(Call(replace))
    av.apply_partial_conversion(op, target(), patterns)
    assert block.operations[0].operation.name == "new.op"
    with pytest.raises(RuntimeError, match=r"invalidated"):
        _ = op.name


@pytest.mark.parametrize("result", [3, ["i32"], "i32"])
def test_a_conversion_of_types_returns_nonsense(result: Any) -> None:
    converter = av.TypeConverter()
    converter.add_conversion(lambda type: result)
    with pytest.raises(TypeError, match=r"expected a conversion function to return"):
        convert(Call(replace, converter=converter))


def test_a_type_of_another_context() -> None:
    with ir.Context():
        foreign = ir.F16Type.get()
    converter = av.TypeConverter()
    converter.add_conversion(lambda type: foreign)
    with pytest.raises(ValueError, match=r"another context"):
        convert(Call(replace, converter=converter))


@pytest.mark.parametrize(
    ("materialize", "text"),
    [
        (lambda *_: 3, "expected a materialization to return mlir.ir.Values, not int"),
        (lambda rewriter, type, inputs, loc: inputs[0], "return values of f32, not of i32"),
        (lambda rewriter, type, inputs, loc: inputs * 2, "return values of f32, not of i32, i32"),
    ],
)
def test_a_materialization_returns_nonsense(materialize: Any, text: str) -> None:
    converter = i32_converter()
    converter.add_source_materialization(materialize)
    with pytest.raises(TypeError, match=text):
        convert_to_i32(converter)


def test_a_materialization_rewrites() -> None:
    converter = i32_converter()
    converter.add_source_materialization(lambda rewriter, *_: rewriter.erase_op(rewriter))
    with pytest.raises(RuntimeError, match=r"a materialization can only create ops"):
        convert_to_i32(converter)


def test_a_legality_function_returns_nonsense() -> None:
    conversion = av.ConversionTarget()
    conversion.add_dynamically_legal_op("test.first", lambda op: 1)  # type: ignore[arg-type, return-value]
    with pytest.raises(TypeError, match=says("a legality function", "True, False or None", "not int")):
        av.apply_partial_conversion(ir.Module.parse(TEXT), conversion, av.RewritePatternSet())


def test_arguments_are_checked(context: ir.Context) -> None:
    module, patterns = ir.Module.parse(TEXT), av.RewritePatternSet()
    wrong: Any
    for wrong in (3, None, ""):
        with pytest.raises(TypeError, match=r"expected the name or the class of an op"):
            patterns.add(wrong, replace)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match=r"expected the name or the class of an op"):
            av.ConversionTarget().add_legal_op(wrong)
        with pytest.raises(TypeError, match=r"expected the name or the class of a dialect"):
            av.ConversionTarget().add_legal_dialect(wrong)
    for wrong in (-1, 65535, "high"):
        with pytest.raises(ValueError, match=r"a pattern's benefit is a number from 0 to 65534"):
            patterns.add("test.first", replace, benefit=wrong)  # type: ignore[arg-type]
    for add in (
        lambda: patterns.add("test.first", 3),  # type: ignore[arg-type]
        lambda: patterns.add_conversion("test.first", 3, av.TypeConverter()),  # type: ignore[arg-type]
        lambda: patterns.add_conversion("test.first", replace, None),  # type: ignore[arg-type]
        lambda: patterns.add_pattern(3),  # type: ignore[arg-type]
        lambda: av.rewrite.FrozenRewritePatternSet(3),  # type: ignore[arg-type]
        lambda: av.TypeConverter().add_conversion(3),  # type: ignore[arg-type]
        lambda: av.TypeConverter().add_source_materialization(3),  # type: ignore[arg-type]
        lambda: av.TypeConverter().add_target_materialization(3),  # type: ignore[arg-type]
        lambda: av.ConversionTarget().add_dynamically_legal_op("test.first", 3),  # type: ignore[arg-type]
        lambda: av.ConversionTarget(3),  # type: ignore[arg-type]
        lambda: av.apply_partial_conversion(module, "vulkan1.0", 3),  # type: ignore[arg-type]
        lambda: av.apply_partial_conversion(3, "vulkan1.0", patterns),  # type: ignore[arg-type]
        lambda: av.apply_partial_conversion(module, 3, patterns),  # type: ignore[arg-type]
        lambda: av.spirv.populate_patterns(patterns, av.TypeConverter()),  # type: ignore[arg-type]
    ):
        with pytest.raises(TypeError):
            add()
    with pytest.raises(ValueError, match=r"unknown target 'vulcan1.0'; did you mean 'vulkan1.0'"):
        av.apply_partial_conversion(module, "vulcan1.0", patterns)
    with ir.Context() as other:
        foreign = av.RewritePatternSet(other)
    with pytest.raises(ValueError, match=r"must belong to the same context"):
        av.apply_partial_conversion(module, "vulkan1.0", foreign)


# ===-----------------------------------------------------------------------------------------------===
# Erasing, and holding on
# ===-----------------------------------------------------------------------------------------------===


@pytest.mark.parametrize(
    "free",
    [
        lambda op: op.erase(),
        lambda op: op.operation.erase(),
        lambda op: op.detach_from_parent(),
        lambda op: op.operation.parent.erase(),
        lambda op: op.operation.move_after(op.operation.parent.regions[0].blocks[0].operations[1]),
    ],
)
def test_an_op_is_erased_without_the_rewriter(free: Callable[[Any], Any]) -> None:
    with pytest.raises(RuntimeError, match=r"is being converted, so '.*' would free or move what"):
        convert(Call(lambda op, adaptor, rewriter: free(op)))
    module = ir.Module.parse(TEXT)
    conversion = av.ConversionTarget()
    conversion.add_dynamically_legal_op("test.first", free)
    with pytest.raises(RuntimeError, match=r"is being converted"):
        av.apply_partial_conversion(module, conversion, av.RewritePatternSet())
    # Not in the copy either that is converted to explain a failure.
    refused: list[str] = []

    def insist(op: Any, adaptor: Any, rewriter: Any) -> bool:
        try:
            free(op)
        except RuntimeError as error:
            refused.append(str(error))
        return True

    with pytest.raises(av.rewrite.ConversionError, match=r"'test.first' can't be converted"):
        convert(Call(insist))
    assert len(refused) == 2
    # Afterwards, it can be done.
    ops = module.body.operations[0].regions[0].blocks[0].operations
    ops[2].erase()
    ops[1].erase()


def test_what_is_around_a_conversion_is_erased() -> None:
    module = ir.Module.parse(f"module {{ {TEXT} }}")
    inner = module.body.operations[0]
    patterns = av.RewritePatternSet()
    patterns.add_pattern(Call(lambda op, adaptor, rewriter: inner.operation.erase()))
    with pytest.raises(RuntimeError, match=r"'builtin.module' is being converted, so 'erase' would free"):
        av.apply_partial_conversion(inner.regions[0].blocks[0].operations[0], target(), patterns)


def test_other_ir_may_be_erased() -> None:
    def rewrite(op: Any, adaptor: Any, rewriter: Any) -> None:
        other = ir.Module.parse(TEXT)
        other.body.operations[0].erase()
        replace(op, adaptor, rewriter)

    with pytest.raises(av.rewrite.ConversionError, match=r"'test.second' can't be converted"):
        convert(Call(rewrite))


def test_holding_on_to_everything() -> None:
    held: list[Any] = []

    def rewrite(op: Any, adaptor: Any, rewriter: Any) -> None:
        held.extend([op, adaptor, rewriter, op.operation])
        replace(op, adaptor, rewriter)

    convert(Call(rewrite), Call(replace, "test.second"))
    op, adaptor, rewriter, operation = held
    for use in (
        lambda: op.operands[0],
        lambda: operation.name,
        lambda: op.erase(),
        lambda: adaptor.operands,
        lambda: adaptor.attributes,
        lambda: adaptor.lhs,
        lambda: rewriter.ip,
        lambda: rewriter.erase_op(op),
        lambda: rewriter.set_insertion_point_after(op),
    ):
        with pytest.raises(RuntimeError, match=r"invalidated|can't be used after"):
            use()


def test_a_type_converter_that_nobody_holds() -> None:
    """The conversion keeps it alive until it ends."""
    module = ir.Module.parse("""
      "test.first"() ({
      ^bb0(%x: f32):
        "new.use"(%x) : (f32) -> ()
      }) : () -> ()""")
    kept: list[weakref.ref[av.TypeConverter]] = []

    def rewrite(op: Any, adaptor: Any, rewriter: Any) -> None:
        converter = av.TypeConverter()
        converter.add_conversion(lambda _: [])
        converter.add_source_materialization(
            lambda _, type, inputs, location: ir.Operation.create("new.cast", results=[type]).result
        )
        kept.append(weakref.ref(converter))
        rewriter.convert_region_types(op.regions[0], converter)
        new = ir.Operation.create("new.op", regions=1)
        rewriter.inline_region_before(op.regions[0], new.regions[0])
        rewriter.replace_op(op, new)

    patterns = av.RewritePatternSet()
    patterns.add_pattern(Call(rewrite))
    av.apply_partial_conversion(module, target(), patterns)
    assert "new.cast" in str(module)
    gc.collect()
    assert kept
    assert kept[0]() is None


def test_an_op_of_a_legality_function_is_held() -> None:
    held: list[Any] = []
    conversion = av.ConversionTarget()
    conversion.add_dynamically_legal_op("test.first", held.append)  # type: ignore[arg-type]
    av.apply_partial_conversion(ir.Module.parse(TEXT), conversion, av.RewritePatternSet())
    assert held
    with pytest.raises(RuntimeError, match=r"invalidated"):
        _ = held[0].name


def test_a_modification_is_held_or_fails() -> None:
    held: list[Any] = []

    def start(op: Any, adaptor: Any, rewriter: Any) -> None:
        modification = rewriter.modify_op_in_place(op)
        modification.__enter__()
        op.attributes["a"] = ir.UnitAttr.get()
        held.append(modification)

    with pytest.raises(RuntimeError, match=r"has not replaced, erased or modified"):
        convert(Call(start))
    with pytest.raises(RuntimeError, match=r"can't be used after"):
        held[0].__exit__(None, None, None)

    def fail(op: Any, adaptor: Any, rewriter: Any) -> None:
        with rewriter.modify_op_in_place(op):
            op.attributes["a"] = ir.UnitAttr.get()
            raise OopsError

    with pytest.raises(OopsError):
        convert(Call(fail))


def test_ir_is_changed_without_the_rewriter() -> None:
    """When the conversion fails after all, that is undone, too."""

    def rewrite(op: Any, adaptor: Any, rewriter: Any) -> None:
        op.operation.parent.attributes["a"] = ir.UnitAttr.get()
        with ir.InsertionPoint.at_block_begin(op.operation.block):
            ir.Operation.create("new.unnoticed")
        raise OopsError

    with pytest.raises(OopsError):
        convert(Call(rewrite))


def test_a_conversion_in_a_conversion() -> None:
    def rewrite(op: Any, adaptor: Any, rewriter: Any) -> None:
        patterns = av.RewritePatternSet()
        patterns.add_pattern(Call(replace, "test.second"))
        other = ir.Module.parse(TEXT)
        with pytest.raises(av.rewrite.ConversionError):
            av.apply_partial_conversion(other, target(), patterns)
        av.apply_partial_conversion(op.operation.parent, target(), patterns)

    with pytest.raises(RuntimeError, match=r"the op is already being converted"):
        convert(Call(rewrite))


# ===-----------------------------------------------------------------------------------------------===
# No end
# ===-----------------------------------------------------------------------------------------------===


def test_patterns_that_undo_each_other() -> None:
    def forth(op: Any, adaptor: Any, rewriter: Any) -> None:
        rewriter.replace_op(op, create("test.second", op, *adaptor.operands))

    def back(op: Any, adaptor: Any, rewriter: Any) -> None:
        rewriter.replace_op(op, create("test.first", op, *adaptor.operands))

    with pytest.raises(av.rewrite.ConversionError, match=r"test.first is marked illegal"):
        convert(Call(forth), Call(back, "test.second"))


def test_a_pattern_that_applies_to_what_it_produces() -> None:
    def again(op: Any, adaptor: Any, rewriter: Any) -> None:
        rewriter.replace_op(op, create("test.first", op, *adaptor.operands))

    with pytest.raises(RuntimeError, match=r"patterns apply to the results of patterns, nested too deeply"):
        convert(Call(again, bounded=True))


def test_recursion_that_comes_to_an_end() -> None:
    def count_down(op: Any, adaptor: Any, rewriter: Any) -> None:
        left = op.attributes["n"].value if "n" in op.attributes else 100
        new = create("test.first" if left else "new.op", op, *adaptor.operands)
        new.attributes["n"] = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), left - 1)
        rewriter.replace_op(op, new)

    module = convert(Call(count_down, bounded=True), Call(replace, "test.second"))
    assert "test." not in str(module)


def test_patterns_that_double_the_ops_are_stopped() -> None:
    """2 to the power of 40 ops."""

    def split(op: Any, adaptor: Any, rewriter: Any) -> None:
        level = int(op.operation.name.removeprefix("test.l") or 0)
        left = create(f"test.l{level + 1}", op, *adaptor.operands)
        rewriter.replace_op(op, create(f"test.l{level + 1}", op, *left.results))

    patterns = [Call(split, f"test.l{level}") for level in range(40)]
    first = Call(
        lambda op, adaptor, rewriter: rewriter.replace_op(op, create("test.l0", op, *adaptor.operands))
    )
    last = Call(replace, "test.l40")
    with pytest.raises(RuntimeError, match=r"stopped after 1000 pattern applications.*terminate"):
        convert(first, *patterns, last, config=av.rewrite.ConversionConfig(max_rewrites=1000))


def test_config_of_another_type() -> None:
    with pytest.raises(TypeError, match=says("ConversionConfig", "not dict")):
        convert(Call(replace), config={"keep_copy": False})


# ===-----------------------------------------------------------------------------------------------===
# Leaks
# ===-----------------------------------------------------------------------------------------------===


def test_nothing_is_left_behind() -> None:
    def run() -> list[weakref.ref[Any]]:
        with ir.Context() as context, ir.Location.unknown():
            context.allow_unregistered_dialects = True
            converter = i32_converter()
            # Functions that refer to the object in which they are registered.
            converter.add_conversion(lambda type: converter.convert_type(type) and None if False else None)
            conversion = target()
            conversion.add_dynamically_legal_op("test.first", lambda op: conversion is None)
            patterns = av.RewritePatternSet()
            pattern = Call(raising, converter=converter)
            patterns.add_pattern(pattern)
            patterns.add("test.second", lambda op, rewriter: patterns is None)
            frozen = patterns.freeze()
            with pytest.raises(OopsError):
                av.apply_partial_conversion(ir.Module.parse(TEXT), conversion, frozen)
            return [weakref.ref(each) for each in (context, converter, conversion, patterns, pattern, frozen)]

    gc.collect()
    before = ir.Context._get_live_count()  # type: ignore[attr-defined]
    references = run()
    gc.collect()
    assert [reference() for reference in references] == [None] * len(references)
    assert ir.Context._get_live_count() == before  # type: ignore[attr-defined]


def test_the_bindings_are_as_they_were() -> None:
    base: Any = ir.Operation.__base__
    before = base.erase
    with pytest.raises(OopsError):
        convert(Call(raising))
    assert base.erase is before


def test_conversions_of_several_threads_get_their_own_errors() -> None:
    errors: list[BaseException] = []

    def work() -> None:
        try:
            for _ in range(20):
                with ir.Context() as context, ir.Location.unknown():
                    context.allow_unregistered_dialects = True
                    convert(Call(replace), Call(replace, "test.second"))
                    with pytest.raises(OopsError):
                        convert(Call(raising))
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []


def test_materialized_ops_are_rolled_back() -> None:
    """The second materialization fails after the first one has created ops."""
    converter = i32_converter()
    calls: list[int] = []

    def once(
        rewriter: Any, type: ir.Type, inputs: list[ir.Value[Any]], location: ir.Location
    ) -> ir.Value[Any]:
        calls.append(1)
        if len(calls) > 1:
            raise OopsError
        return arith.bitcast(type, inputs[0])

    converter.add_source_materialization(once)
    converter.add_target_materialization(once)
    with pytest.raises(OopsError):
        convert_to_i32(converter)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions that a conversion calls read operands that are arguments of a block that it has taken out.

After the types of a block's arguments have changed, ops use those of the old block until the conversion has
ended. MLIR's bindings end the process there. `./dev asan` runs this, too.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import mlir.availability as av
import pytest
from messages import says
from mlir import ir
from mlir.dialects import arith, func

TEXT = """
func.func @f(%x: f64, %y: f64) {
  "test.before"() : () -> ()
  %0 = arith.negf %x : f64
  "test.user"(%y, %x, %0) : (f64, f64, f64) -> ()
  return
}
"""

Rewrite = Callable[[Any, Any, Any, Any], Any]


@pytest.fixture(autouse=True)
def unregistered(context: ir.Context) -> None:
    context.allow_unregistered_dialects = True


def f64_to_f32() -> av.TypeConverter:
    converter = av.TypeConverter()
    converter.add_conversion(lambda type: type)
    converter.add_conversion(lambda type: ir.F32Type.get() if isinstance(type, ir.F64Type) else None)
    for add in (converter.add_source_materialization, converter.add_target_materialization):
        add(lambda rewriter, type, inputs, _: ir.Operation.create("test.cast", [type], inputs).result)
    return converter


def convert_function(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> func.FuncOp:
    inputs = [converter.convert_type(type) for type in op.function_type.value.inputs]
    new = func.FuncOp(op.name.value, ir.FunctionType.get(inputs, []))
    rewriter.inline_region_before(op.body, new.body)
    rewriter.convert_region_types(new.body, converter)
    rewriter.erase_op(op)
    return new


def rewrite_function(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
    convert_function(op, adaptor, converter, rewriter)


def is_legal_function(op: Any) -> bool:
    return not any(isinstance(type, ir.F64Type) for type in op.function_type.value.inputs)


def convert(
    rewrite: dict[str, Rewrite], legal: dict[str, Callable[[Any], bool | None]], text: str = TEXT
) -> ir.Module:
    """Converts the function first, then its body."""
    module = ir.Module.parse(text)
    converter, target, patterns = f64_to_f32(), av.ConversionTarget(), av.RewritePatternSet()
    for name, pattern in {"func.func": rewrite_function, **rewrite}.items():
        patterns.add_conversion(name, pattern, converter)
    for name, callback in {"func.func": is_legal_function, **legal}.items():
        target.add_dynamically_legal_op(name, callback)
    av.apply_partial_conversion(module, target, patterns)
    assert module.operation.verify()
    return module


def negate(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
    rewriter.replace_op(op, arith.NegFOp(adaptor.operand))


def test_a_pattern_reads_the_operands_of_its_op() -> None:
    read: list[str] = []

    def rewrite(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        read.append(f"{op.operand.type} {op.operands[0].type} {adaptor.operand.type} {op.operand.arg_number}")
        read.append(f"{op.operand.owner.arguments[1].type} {len(list(op.operand.uses))}")
        negate(op, adaptor, converter, rewriter)

    module = convert(
        {"arith.negf": rewrite}, {"arith.negf": lambda op: not isinstance(op.result.type, ir.F64Type)}
    )
    assert read == ["f64 f64 f32 0", "f64 2"]
    assert "arith.negf %arg0 : f32" in str(module)


def test_a_legality_function_reads_operands() -> None:
    read: list[list[str]] = []

    def is_legal(op: Any) -> bool:
        read.append([str(value.type) for value in op.operands])
        return not isinstance(op.operands[0].type, ir.F64Type)

    convert({"arith.negf": negate}, {"arith.negf": is_legal})
    assert ["f64"] in read
    assert read[-1] == ["f32"]


def test_operands_of_other_ops() -> None:
    read: list[list[str]] = []

    def rewrite(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        following = op.operation.parent.regions[0].blocks[0].operations[2]
        read.append([str(value.type) for value in following.operands])
        read.append([str(value.type) for value in following.operands[:2] + op.operands])
        negate(op, adaptor, converter, rewriter)

    convert({"arith.negf": rewrite}, {"arith.negf": lambda op: not isinstance(op.result.type, ir.F64Type)})
    assert read == [["f64", "f64", "f64"], ["f64", "f64", "f64"]]


def test_a_list_of_operands_from_before() -> None:
    """The pattern has the list already when it changes the types of the arguments."""
    read: list[str] = []

    def rewrite(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        operands = op.body.blocks[0].operations[2].operands
        convert_function(op, adaptor, converter, rewriter)
        read.extend(str(value.type) for value in operands)

    convert({"func.func": rewrite}, {})
    assert read == ["f64", "f64", "f64"]


def test_an_operand_replaces_a_result() -> None:
    """As in C++, it stands for its conversion."""

    def rewrite(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        rewriter.replace_op(op, [op.operand])

    module = convert(
        {"arith.negf": rewrite}, {"arith.negf": lambda op: not isinstance(op.operand.type, ir.F64Type)}
    )
    text = str(module)
    assert "arith.negf" not in text
    assert "func.func @f(%arg0: f32, %arg1: f32)" in text


def test_the_old_block_is_no_place_for_new_ops() -> None:
    old: list[Any] = []

    def rewrite(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        old.append(op.body.blocks[0])
        convert_function(op, adaptor, converter, rewriter)
        with pytest.raises(ValueError, match="block isn't in the IR that is being converted"):
            rewriter.set_insertion_point_to_end(old[0])

    def later(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        with pytest.raises(ValueError, match="block isn't in the IR that is being converted"):
            rewriter.set_insertion_point_to_start(old[0])
        with pytest.raises(RuntimeError, match=r"^'builtin.module' is being converted"):
            op.operand.owner.owner.erase()
        negate(op, adaptor, converter, rewriter)

    rewrites: dict[str, Rewrite] = {"func.func": rewrite, "arith.negf": later}
    convert(rewrites, {"arith.negf": lambda op: not isinstance(op.result.type, ir.F64Type)})


def test_a_failure_leaves_everything_as_it_was() -> None:
    module = ir.Module.parse(TEXT)
    before = str(module)

    def rewrite(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> bool:
        assert isinstance(op.operand.type, ir.F64Type)
        return True

    converter, target, patterns = f64_to_f32(), av.ConversionTarget(), av.RewritePatternSet()
    patterns.add_conversion("func.func", rewrite_function, converter)
    patterns.add_conversion("arith.negf", rewrite, converter)
    target.add_dynamically_legal_op("func.func", is_legal_function)
    target.add_illegal_op("arith.negf")
    with pytest.raises(av.rewrite.ConversionError, match=r"'arith.negf' can't be converted"):
        av.apply_partial_conversion(module, target, patterns)
    assert str(module) == before
    assert module.operation.verify()


def test_values_from_an_earlier_call() -> None:
    """Holders of an argument of an old block can still read it while the conversion runs."""
    kept: list[Any] = []

    def rewrite(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        kept.append(op.operand)
        negate(op, adaptor, converter, rewriter)

    def is_legal(op: Any) -> None:
        read.extend(str(value.type) for value in kept)

    read: list[str] = []
    convert(
        {"arith.negf": rewrite},
        {"arith.negf": lambda op: not isinstance(op.result.type, ir.F64Type), "test.user": is_legal},
    )
    assert set(read) == {"f64"}


def test_patterns_of_llvm() -> None:
    """Its patterns change the arguments; Python is asked whether the ops that use them are legal."""
    text = """
    func.func @f(%x: index, %y: i32) -> i32 {
      %0 = arith.index_cast %x : index to i32
      %1 = arith.addi %0, %y : i32
      return %1 : i32
    }"""
    module = ir.Module.parse(text)
    converter, patterns = av.spirv.TypeConverter("spirv1.3"), av.RewritePatternSet()
    av.spirv.populate_patterns(patterns, converter, "func-to-spirv", "arith-to-spirv")
    target = av.ConversionTarget("spirv1.3")
    target.add_illegal_dialect("func")
    read: list[str] = []

    def is_legal(op: Any) -> bool:
        read.extend(str(value.type) for value in op.operation.operands)
        return False

    target.add_dynamically_legal_dialect("arith", is_legal)
    av.apply_partial_conversion(module, target, patterns)
    assert read[:2] == ["index", "i32"]
    assert "spirv.IAdd" in str(module)


def test_another_thread_gets_an_error() -> None:
    """It has no part in the conversion: it gets an error."""
    errors: list[BaseException] = []

    def rewrite(op: Any, adaptor: Any, converter: Any, rewriter: Any) -> None:
        def read() -> None:
            try:
                list(op.operands)
            except RuntimeError as error:
                errors.append(error)

        thread = threading.Thread(target=read)
        thread.start()
        thread.join()
        negate(op, adaptor, converter, rewriter)

    convert({"arith.negf": rewrite}, {"arith.negf": lambda op: not isinstance(op.result.type, ir.F64Type)})
    assert [str(error) for error in errors] == [
        "operands of 'arith.negf' can't be read: they are arguments of a block that a conversion has "
        "removed; only functions that the conversion calls can read them"
    ]


def test_a_type_converter_says_which_ops_are_legal() -> None:
    converter = f64_to_f32()
    module = ir.Module.parse(TEXT)
    assert [converter.is_legal(op) for op in module.body.operations[0].body.blocks[0]] == [
        True,
        False,
        False,
        True,
    ]
    assert converter.is_legal(ir.F32Type.get())
    assert not converter.is_legal(ir.F64Type.get())
    with pytest.raises(
        TypeError, match=says("mlir.ir.Module, mlir.ir.Operation or mlir.ir.OpView", "not int")
    ):
        converter.is_legal(5)  # type: ignore[arg-type]
    converted = convert({"arith.negf": negate}, {"arith.negf": converter.is_legal})
    assert "arith.negf %arg0 : f32" in str(converted)


def test_a_failing_type_converter_says_nothing() -> None:
    def fail(_: ir.Type) -> Any:
        raise LookupError("no such type")

    converter = av.TypeConverter()
    converter.add_conversion(fail)
    with pytest.raises(LookupError, match="no such type"):
        converter.is_legal(ir.F32Type.get())
    with pytest.raises(RuntimeError, match=r"a conversion function of this type converter has raised"):
        converter.is_legal(ir.F64Type.get())

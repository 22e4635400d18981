# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arguments of wrong types raise an exception that says so: no SystemError, no end of the process."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from mlir.availability import spirv, transform
from public_functions import FUNCTIONS

TEXT = "vulkan\udcff"
"""What Python makes of the bytes b"vulkan\\xff"."""

NOT_TEXT = (
    "'vulkan\\udcff' is not valid text: it has surrogates, which Python uses for bytes that are not UTF-8"
)
NOT_PRINTABLE = "must be printable text, not 'vulkan\\udcff'"
REQUIREMENTS = [("spirv.min_version", "v1.3")]

Misuse = Callable[[], object]


@pytest.fixture(autouse=True)
def unregistered(context: ir.Context) -> None:
    context.allow_unregistered_dialects = True


def a_type() -> Any:
    return ir.F32Type.get()


def an_attribute() -> Any:
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 5)


def a_triple() -> Any:
    return spirv.VerCapExtAttr.get(spirv.Version.V_1_3, [])


def empty() -> ir.Module:
    return ir.Module.create(ir.Location.unknown())


TEXTS: dict[str, Misuse] = {
    "target": lambda: av.target(TEXT),
    "check": lambda: av.check(empty(), target=TEXT),
    "deduce": lambda: av.deduce(empty(), dialect=TEXT),
    "lower_to_spirv": lambda: av.lower_to_spirv(empty(), TEXT),
    "lower_for_targets": lambda: av.lower_for_targets(empty(), [TEXT]),
    "attach: op": lambda: av.attach(None, TEXT, []),
    "attach: dimension": lambda: av.attach(None, "test.op", [(TEXT, "v1.3")]),
    "attach: value": lambda: av.attach(None, "test.op", [("spirv.min_version", TEXT)]),
    "attach: when_attr": lambda: av.attach(None, "test.op", REQUIREMENTS, when_attr=TEXT),
    "attach: equals": lambda: av.attach(None, "test.op", REQUIREMENTS, when_attr="a", equals=TEXT),
    "attach: unless": lambda: av.attach(None, "test.op", REQUIREMENTS, when_attr="a", unless=TEXT),
    "attach: enum": lambda: av.attach(
        None, "test.op", REQUIREMENTS, when_attr="a", equals="b", enum={TEXT: 1}
    ),
    "Dimension: name": lambda: av.Dimension(TEXT),
    "Dimension: value": lambda: av.Dimension("toy.a", [TEXT]),
    "Dimension: label": lambda: av.Dimension("toy.a", label=TEXT),
    "ConversionTarget": lambda: av.ConversionTarget(TEXT),
    "ConversionTarget: name": lambda: av.ConversionTarget("vulkan1.1", name=TEXT),
    "ConversionTarget: op": lambda: av.ConversionTarget().add_legal_op(TEXT),
    "ConversionTarget: dialect": lambda: av.ConversionTarget().add_illegal_dialect(TEXT),
    "ConversionTarget: dynamic op": lambda: av.ConversionTarget().add_dynamically_legal_op(TEXT, bool),
    "ConversionTarget: dynamic dialect": lambda: av.ConversionTarget().add_dynamically_legal_dialect(
        TEXT, bool
    ),
    "RewritePatternSet": lambda: av.RewritePatternSet().add(TEXT, lambda op, rewriter: None),
    "spirv.populate_patterns": lambda: spirv.populate_patterns(
        av.RewritePatternSet(), spirv.TypeConverter("spirv1.3"), TEXT
    ),
    "spirv.TypeConverter": lambda: spirv.TypeConverter(TEXT),
    "spirv.StructType": lambda: spirv.StructType.get_identified(TEXT),
    "spirv.LinkageAttributesAttr": lambda: spirv.LinkageAttributesAttr.get(TEXT, spirv.LinkageType.Export),
    "spirv.func": lambda: spirv.func(TEXT).__enter__(),
    "spirv.module": lambda: spirv.module(sym_name=TEXT).__enter__(),
    "transform.apply: entry": lambda: transform.apply(empty(), empty(), entry=TEXT),
    "transform.apply: parameter": lambda: transform.apply(empty(), empty(), TEXT),
}


@pytest.mark.parametrize("misuse", TEXTS.values(), ids=TEXTS.keys())
def test_texts_that_are_not_utf8(misuse: Misuse) -> None:
    with pytest.raises(ValueError, match=f"{re.escape(NOT_TEXT)}$|{re.escape(NOT_PRINTABLE)}$"):
        misuse()


def test_texts_that_a_pattern_gives() -> None:
    def rewrite(op: Any, rewriter: Any) -> bool:
        return bool(rewriter.notify_match_failure(op, TEXT))

    patterns, target = av.RewritePatternSet(), av.ConversionTarget()
    patterns.add("test.op", rewrite)
    target.add_illegal_op("test.op")
    with pytest.raises(ValueError, match=f"^{re.escape(NOT_TEXT)}$"):
        av.apply_partial_conversion(ir.Module.parse('"test.op"() : () -> ()'), target, patterns)


SIGNATURE = r"incompatible function arguments"

# The call, its argument, and the message.
KINDS: dict[str, tuple[Misuse, str]] = {
    "a type for an attribute": (
        lambda: spirv.TargetEnvAttr.get(a_type()),
        r"^expected a VerCapExtAttr, not F32Type\(f32\)$",
    ),
    "another attribute": (
        lambda: spirv.TargetEnvAttr.get(an_attribute()),
        r"^expected a VerCapExtAttr, not IntegerAttr\(5 : i32\)$",
    ),
    "a type for limits": (
        lambda: spirv.TargetEnvAttr.get(a_triple(), a_type()),
        r"^expected a ResourceLimitsAttr, not F32Type\(f32\)$",
    ),
    "types for attributes": (
        lambda: spirv.ResourceLimitsAttr.get(cooperative_matrix_properties_khr=[a_type()]),
        SIGNATURE,
    ),
    "an attribute for a type": (
        lambda: spirv.PointerType.get(an_attribute(), spirv.StorageClass.Uniform),
        SIGNATURE,
    ),
    "attributes for types": (lambda: spirv.StructType.get([an_attribute()]), SIGNATURE),
    "a type for a context": (
        lambda: spirv.ResourceLimitsAttr.get(context=a_type()),
        r"^context must be an mlir.ir.Context or None$",
    ),
    "an attribute to cast": (
        lambda: spirv.PointerType(an_attribute()),
        r"^expected an mlir.ir.Type, not IntegerAttr\(5 : i32\)$",
    ),
    "a type to cast": (
        lambda: spirv.ScopeAttr(a_type()),
        r"^expected an mlir.ir.Attribute, not F32Type\(f32\)$",
    ),
    "self of a property": (
        lambda: vars(spirv.PointerType)["pointee_type"].fget(a_type()),
        r"^expected an object of class PointerType$",
    ),
    "self of a property that is an enum": (
        lambda: vars(spirv.ScopeAttr)["value"].fget(an_attribute()),
        r"^expected an object of class ScopeAttr$",
    ),
    "self of a method": (
        lambda: spirv.StructType.set_body(a_type(), [a_type()]),
        r"^expected an object of class StructType$",
    ),
    "an attribute to convert": (
        lambda: av.TypeConverter().convert_types(an_attribute()),
        r"^expected an mlir.ir.Type, not IntegerAttr$",
    ),
    "the name of a target": (
        lambda: av.ConversionTarget("vulkan1.1", name=5),  # type: ignore[arg-type]
        r"^the name of a target must be a str, not 5$",
    ),
    "when to fold": (
        lambda: convert(av.rewrite.ConversionConfig(folding_mode=7)),  # type: ignore[arg-type]
        r"^folding_mode must be a DialectConversionFoldingMode, not 7$",
    ),
    "when to give up": (
        lambda: convert(av.rewrite.ConversionConfig(max_rewrites="a")),  # type: ignore[arg-type]
        r"^max_rewrites must be a number or None, not 'a'$",
    ),
}


def convert(config: av.rewrite.ConversionConfig) -> None:
    av.apply_partial_conversion(empty(), "vulkan1.1", av.RewritePatternSet(), config)


@pytest.mark.parametrize(("misuse", "text"), KINDS.values(), ids=KINDS.keys())
def test_objects_of_another_kind(misuse: Misuse, text: str) -> None:
    with pytest.raises(TypeError, match=text):
        misuse()


def populate_in_another_context() -> None:
    with ir.Context():
        patterns = av.RewritePatternSet()
    spirv.populate_patterns(patterns, spirv.TypeConverter("spirv1.3"), "arith-to-spirv")


VALUES: dict[str, tuple[Misuse, str]] = {
    "the width of a boolean": (
        lambda: spirv.TypeConverter("spirv1.3", bool_num_bits=7),
        r"^bool_num_bits is 8, 16, 32 or 64, not 7$",
    ),
    "a negative limit": (
        lambda: convert(av.rewrite.ConversionConfig(max_rewrites=-1)),
        r"^max_rewrites must be from 0 to 2\*\*64 - 1, not -1$",
    ),
    "contexts": (
        populate_in_another_context,
        r"^the patterns and the type converter must belong to the same context$",
    ),
}


@pytest.mark.parametrize(("misuse", "text"), VALUES.values(), ids=VALUES.keys())
def test_numbers_that_do_not_fit_are_refused(misuse: Misuse, text: str) -> None:
    with pytest.raises(ValueError, match=text):
        misuse()


REWRITES: dict[str, tuple[Callable[[Any, Any], object], type[Exception], str]] = {
    "an attribute for a block": (
        lambda op, rewriter: rewriter.set_insertion_point_to_start(an_attribute()),
        TypeError,
        SIGNATURE,
    ),
    "a region for a block": (
        lambda op, rewriter: rewriter.set_insertion_point_to_end(op.operation.parent.regions[0]),
        TypeError,
        SIGNATURE,
    ),
    "an attribute for an op": (
        lambda op, rewriter: rewriter.erase_op(an_attribute()),
        TypeError,
        r"^expected the op to replace, not IntegerAttr$",
    ),
    "an op that is gone": (
        lambda op, rewriter: (op.operation._set_invalid(), rewriter.erase_op(op)),
        RuntimeError,
        r"^the operation has been invalidated$",
    ),
}


@pytest.mark.parametrize(("misuse", "error", "text"), REWRITES.values(), ids=REWRITES.keys())
def test_what_a_rewriter_is_given(
    misuse: Callable[[Any, Any], object], error: type[Exception], text: str
) -> None:
    patterns, target = av.RewritePatternSet(), av.ConversionTarget()
    patterns.add("test.op", lambda op, rewriter: bool(misuse(op, rewriter)))
    target.add_illegal_op("test.op")
    with pytest.raises(error, match=text):
        av.apply_partial_conversion(ir.Module.parse('"test.op"() : () -> ()'), target, patterns)


# Every public function with arguments of any kind.

REFUSALS = (TypeError, ValueError, OSError, RuntimeError, av.Error)


def wrong() -> list[Any]:
    return [
        *(None, -1, 1.5, True, "", TEXT, "a\0b", b"", [], {}, object(), [None], iter([1]), "/", "/dev/null"),
        *(a_type(), an_attribute(), empty(), empty().operation, ir.Context.current, ir.Context, a_type),
    ]


def calls(function: Callable[..., Any]) -> Iterator[tuple[Any, ...]]:
    """Yields arguments: one that is wrong beside right ones, and wrong ones only."""
    required = [
        each
        for each in inspect.signature(function).parameters.values()
        if each.default is each.empty and each.kind is each.POSITIONAL_OR_KEYWORD
    ]
    for each in wrong():
        yield (each,) * len(required)
        if len(required) > 1:
            yield (empty(), *(each,) * (len(required) - 1))
            yield (each, *("vulkan1.1",) * (len(required) - 1))


@pytest.mark.parametrize("name", FUNCTIONS)
def test_public_functions_refuse_wrong_arguments(
    name: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch, lavapipe: None
) -> None:
    """They raise what their pages name, and nothing that a slip in our code would raise."""
    monkeypatch.chdir(tmp_path)
    refused = []
    with ir.Location.unknown():
        for arguments in calls(FUNCTIONS[name]):
            try:
                FUNCTIONS[name](*arguments)
            except REFUSALS as error:
                refused.append(error)
    assert not [each for each in refused if isinstance(each, (NotImplementedError, RecursionError))]
    assert all(len(str(each)) < 1000 for each in refused)

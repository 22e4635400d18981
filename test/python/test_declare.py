# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Dimensions and availability that Python declares: av.Dimension, av.attach."""

from __future__ import annotations

import gc
import math
import resource
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from messages import says
from mlir import ir
from mlir.dialects import irdl

VERSION = av.Dimension("toy.min_version", ["v1", "v2", "v3"], label="toy")
FEATURE = av.Dimension("toy.feature", ["wide", "fast"], relation="one_of")
SLOTS = av.Dimension("toy.slots", relation="at_most")
CHIP = av.Dimension("toy.chip", ["80", "90"], relation="one_of")

# What a bit enum's attributes may hold.
FLAGS = {"none": 0, "a": 1, "b": 2, "ab": 3}


@pytest.fixture
def context() -> Iterator[ir.Context]:
    """A context in which `toy` is registered nowhere."""
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        yield context


def clauses_of(text: str, arguments: str = "") -> list[av.Clause]:
    """The requirements of the only op of a function with these arguments."""
    module = ir.Module.parse(f"func.func @f({arguments}) {{ {text}\n return }}")
    return av.explain(module.body.operations[0].regions[0].blocks[0].operations[0])


def explained(text: str, arguments: str = "") -> list[str]:
    return [str(clause) for clause in clauses_of(text, arguments)]


# What requirements look like.

REQUIREMENTS: dict[str, tuple[list[Any], list[str]]] = {
    "none: the op is known, and needs nothing": ([], []),
    "a name": ([(VERSION, "v2")], ["toy.min_version v2"]),
    "a name that is a number": ([(CHIP, 90), (CHIP, "80")], ["toy.chip 90", "toy.chip 80"]),
    "an integer": ([(SLOTS, 40)], ["toy.slots 40"]),
    "several": ([(VERSION, "v2"), (SLOTS, -1)], ["toy.min_version v2", "toy.slots -1"]),
    "alternatives": (
        [[(VERSION, "v3"), (FEATURE, "wide"), (FEATURE, "fast")]],
        ["toy.min_version v3 or toy.feature wide or fast"],
    ),
    "a dimension of a dialect, by its name": (
        [("spirv.capability", "Float16")],
        ["spirv.capability Float16"],
    ),
    "a Requirement": ([av.Requirement("spirv.min_version", "v1.3")], ["spirv.min_version v1.3"]),
}


@pytest.mark.parametrize(("requirements", "expected"), REQUIREMENTS.values(), ids=REQUIREMENTS.keys())
def test_attached_requirements_are_explained(
    context: ir.Context, requirements: list[Any], expected: list[str]
) -> None:
    av.attach(context, "toy.add", requirements)
    assert explained('"toy.add"() : () -> ()') == [f"{text} (cause: the op itself)" for text in expected]


# Conditions: keyword arguments, the op's attributes, and the cause if the condition holds.

CONDITIONS: dict[str, tuple[dict[str, Any], str, str | None]] = {
    "attribute there": ({"when_attr": "mode"}, "{mode}", "attribute 'mode'"),
    "attribute not there": ({"when_attr": "mode"}, "{other}", None),
    "a number": ({"when_attr": "mode", "equals": 3}, "{mode = 3 : i8}", "attribute 'mode' (3)"),
    "a negative number": ({"when_attr": "mode", "equals": -3}, "{mode = -3}", "attribute 'mode' (-3)"),
    "another number": ({"when_attr": "mode", "equals": 3}, "{mode = 4 : i8}", None),
    "a negative number of many bits": (
        {"when_attr": "mode", "equals": -3},
        "{mode = -3 : i128}",
        "attribute 'mode' (-3)",
    ),
    "a number given without sign": (
        {"when_attr": "mode", "equals": 255},
        "{mode = -1 : i8}",
        "attribute 'mode' (255)",
    ),
    "a number that doesn't fit": ({"when_attr": "mode", "equals": 257}, "{mode = 1 : i8}", None),
    "a truth value": ({"when_attr": "mode", "equals": True}, "{mode = true}", "attribute 'mode' (1)"),
    "no number": ({"when_attr": "mode", "equals": 3}, '{mode = "3"}', None),
    "a string": ({"when_attr": "mode", "equals": "fast"}, '{mode = "fast"}', "attribute 'mode' (fast)"),
    "a case in a dialect's attribute": (
        {"when_attr": "mode", "equals": "fast"},
        "{mode = #toy<mode fast>}",
        "attribute 'mode' (fast)",
    ),
    "a case in an attribute with a mnemonic": (
        {"when_attr": "mode", "equals": "fast"},
        "{mode = #toy.mode<fast>}",
        "attribute 'mode' (fast)",
    ),
    "the mnemonic is not a case": ({"when_attr": "mode", "equals": "mode"}, "{mode = #toy<mode fast>}", None),
    "a case of a registered attribute": (
        {"when_attr": "scope", "equals": "Device"},
        "{scope = #spirv.scope<Device>}",
        "attribute 'scope' (Device)",
    ),
    "another case": ({"when_attr": "mode", "equals": "fast"}, "{mode = #toy<mode faster>}", None),
    "a case held as a number": (
        {"when_attr": "mode", "equals": "fast", "enum": {"slow": 0, "fast": 5}},
        "{mode = 5 : i32}",
        "attribute 'mode' (fast)",
    ),
    "a bit among others": (
        {"when_attr": "flags", "equals": "b", "enum": FLAGS, "bit_enum": True},
        "{flags = #toy.flags<a|b>}",
        "attribute 'flags' (b)",
    ),
    "a bit of a number": (
        {"when_attr": "flags", "equals": "b", "enum": FLAGS, "bit_enum": True},
        "{flags = 3 : i32}",
        "attribute 'flags' (b)",
    ),
    "a group of bits": (
        {"when_attr": "flags", "equals": "ab", "enum": FLAGS, "bit_enum": True},
        '{flags = "a|b"}',
        "attribute 'flags' (ab)",
    ),
    "half a group": (
        {"when_attr": "flags", "equals": "ab", "enum": FLAGS, "bit_enum": True},
        "{flags = #toy.flags<a>}",
        None,
    ),
    "no bit at all": (
        {"when_attr": "flags", "equals": "none", "enum": FLAGS, "bit_enum": True},
        "{flags = 1 : i32}",
        None,
    ),
    "not the default": ({"when_attr": "mode", "unless": 7}, "{mode = 8 : i32}", "attribute 'mode'"),
    "the default": ({"when_attr": "mode", "unless": 7}, "{mode = 7 : i32}", None),
    "an operand": ({"when_operand": 1}, "%v, %i", "operand 1 (i32)"),
    "no such operand": ({"when_operand": 2}, "%v, %i", None),
    "a result": ({"when_result": 0}, "-> f64", "result 0 (f64)"),
}


def generic(parts: str) -> str:
    """An op of parts: its operands, attributes or result."""
    if parts.startswith("{"):
        return f'"toy.add"() {parts} : () -> ()'
    if parts.startswith("->"):
        return f'%0 = "toy.add"() : () {parts}'
    return f'"toy.add"({parts}) : (vector<4xf32>, i32) -> ()'


@pytest.mark.parametrize(("condition", "parts", "cause"), CONDITIONS.values(), ids=CONDITIONS.keys())
def test_requirements_apply_where_their_condition_holds(
    context: ir.Context, condition: dict[str, Any], parts: str, cause: str | None
) -> None:
    av.attach(context, "toy.add", [(VERSION, "v3")], **condition)
    expected = [] if cause is None else [f"toy.min_version v3 (cause: {cause})"]
    assert explained(generic(parts), "%v: vector<4xf32>, %i: i32") == expected


@pytest.mark.parametrize(
    ("has_type", "exact", "cause"),
    [
        ("vector<4xf32>", True, "operand 0 (vector<4xf32>)"),
        ("f32", False, "operand 0 (f32 in vector<4xf32>)"),
        ("f32", True, None),
        ("f64", False, None),
    ],
)
def test_conditions_on_types_see_nested_types(
    context: ir.Context, has_type: str, exact: bool, cause: str | None
) -> None:
    """A type also counts where it is nested, unless nested types are excluded."""
    type_ = ir.Type.parse(has_type)
    av.attach(context, "toy.add", [(VERSION, "v3")], when_operand=0, has_type=type_, exact=exact)
    expected = [] if cause is None else [f"toy.min_version v3 (cause: {cause})"]
    assert explained(generic("%v, %i"), "%v: vector<4xf32>, %i: i32") == expected


@pytest.mark.parametrize(
    "nesting",
    [
        "!box.box<f32>",
        "tuple<!box.box<f32>>",
        "!box.box<!box.box<f32>>",
        "(f32) -> i32",
        "!spirv.array<4 x f32>",
        "!spirv.array<4 x vector<4xf32>>",
        "!spirv.rtarray<f32>",
        "!spirv.struct<(i32, f32)>",
        "!spirv.struct<me, (f32)>",
        "!spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, StorageBuffer>",
        "!spirv.matrix<4 x vector<4xf32>>",
        "!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>",
        "!spirv.coopmatrix<4x4xf32, Subgroup, MatrixA>",
        "!spirv.arm.tensor<4xf32>",
        "!toy.list<f32>",
        "!toy.list<i32, [4xf32]>",
        "!toy.list<tensor<?xf32>>",
    ],
)
def test_types_in_types(context: ir.Context, nesting: str) -> None:
    """Those count as well that MLIR's own walk doesn't find: in IRDL's types and in SPIR-V's."""
    box = "irdl.dialect @box { irdl.type @box { %0 = irdl.any irdl.parameters(content: %0) } }"
    irdl.load_dialects(ir.Module.parse(box))
    av.attach(context, "toy.add", [(VERSION, "v3")], when_operand=0, has_type=ir.F32Type.get())
    found = explained(f'"toy.add"(%v) : ({nesting}) -> ()', f"%v: {nesting}")
    needs = [each for each in found if not each.startswith(("spirv.", "vulkan."))]
    assert needs == [f"toy.min_version v3 (cause: operand 0 (f32 in {nesting}))"]


@pytest.mark.parametrize("other", ["!toy.f32", "!toy.list<bf32>", "!toy.list<f32x>", "!toy.list<!toy.f32>"])
def test_types_with_a_similar_text(context: ir.Context, other: str) -> None:
    av.attach(context, "toy.add", [(VERSION, "v3")], when_operand=0, has_type=ir.F32Type.get())
    assert explained(f'"toy.add"(%v) : ({other}) -> ()', f"%v: {other}") == []


def test_a_condition_compares_an_attribute(context: ir.Context) -> None:
    pair = ir.Attribute.parse("[1, unit]")
    av.attach(context, "toy.add", [(VERSION, "v3")], when_attr="pair", equals=pair)
    assert explained('"toy.add"() {pair = [1, unit]} : () -> ()') == [
        "toy.min_version v3 (cause: attribute 'pair' ([1, unit]))"
    ]
    assert explained('"toy.add"() {pair = [2, unit]} : () -> ()') == []


MODES = {"slow": 0, "fast": 1}
UNDECIDED: dict[str, tuple[str, dict[str, Any], bool]] = {
    "a case": ("#toy.mode<slow>", {"equals": "fast", "enum": MODES}, False),
    "a case with its key": ("#toy.mode<value = slow>", {"equals": "fast", "enum": MODES}, True),
    "a case that the enum lacks": ("#toy.mode<quick>", {"equals": "fast", "enum": MODES}, True),
    "no case": ("#toy.fast", {"equals": "fast", "enum": MODES}, True),
    "bits": (
        "#toy.mode<slow|none>",
        {"equals": "fast", "enum": {**MODES, "none": 4}, "bit_enum": True},
        False,
    ),
    "bits without bars": ("#toy.mode<slow fast>", {"equals": "fast", "enum": MODES, "bit_enum": True}, True),
    "a name, without the enum": ("#toy.mode<slow>", {"equals": "fast"}, False),
    "a key, without the enum": ("#toy.mode<value = fast>", {"equals": "fast"}, True),
    "a number, without the enum": ("1 : i32", {"equals": "fast"}, True),
    "a number": ("2 : i32", {"equals": 1}, False),
    "a number in a dialect's attribute": ("#toy.level<1>", {"equals": 1}, True),
    "a string": ('"slow"', {"equals": "fast", "enum": MODES}, False),
    "an array": ('["fast"]', {"equals": "fast", "enum": MODES}, False),
    "an attribute": ("#toy.mode<value = fast>", {"equals": "#toy.mode<fast>"}, False),
}


@pytest.mark.parametrize(("text", "condition", "is_unknown"), UNDECIDED.values(), ids=UNDECIDED.keys())
def test_attributes_that_can_not_be_compared(
    context: ir.Context, text: str, condition: dict[str, Any], is_unknown: bool
) -> None:
    """Where the text of an attribute doesn't tell whether it has the value, what the op needs is unknown."""
    wanted = condition["equals"]
    if isinstance(wanted, str) and wanted.startswith("#"):
        condition = {**condition, "equals": ir.Attribute.parse(wanted)}
    av.attach(context, "toy.add", [(VERSION, "v3")], when_attr="mode", **condition)
    for name in ("#toy.mode", "#toy.fast", "#toy.level"):
        av.attach(context, name, [])
    module = ir.Module.parse(f'"toy.add"() {{mode = {text}}} : () -> ()')
    report = av.check(module, '#availability.target<"toy.min_version" = "v1">')
    assert not report.violations
    reason = f"the text of attribute 'mode' doesn't tell whether it is '{wanted}'"
    if "i32" in text:
        reason = f"attribute 'mode' is a number, and that of '{wanted}' was not declared"
    assert [unchecked.reason for unchecked in report.unchecked] == [reason] * is_unknown


UNLESS: dict[str, tuple[str, dict[str, Any], str]] = {
    "the case": ("#toy.mode<slow>", {}, "available"),
    "its name": ('"slow"', {}, "available"),
    "its number": ("0 : i32", {}, "available"),
    "another case": ("#toy.mode<fast>", {}, "not available"),
    "an array": ('["fast"]', {}, "not available"),
    "an array of numbers": ("array<i32: 1>", {}, "not available"),
    "a tensor": ("dense<1> : tensor<1xi32>", {}, "not available"),
    "a type": ("i32", {}, "not available"),
    "nothing": ("unit", {}, "not available"),
    "no case": ("#toy.mode", {}, "no verdict"),
    "no case between brackets": ("#toy.mode<>", {}, "no verdict"),
    "a case that the enum lacks": ("#toy.mode<quick>", {}, "no verdict"),
    "a number, without the enum": ("1 : i32", {"enum": {}}, "no verdict"),
    "no bits": ("#toy.mode<>", {"bit_enum": True}, "available"),
    "no bits, in a string": ('""', {"bit_enum": True}, "available"),
    "some bits": ("#toy.mode<fast>", {"bit_enum": True}, "not available"),
    "no list of bits": ("#toy.mode", {"bit_enum": True}, "no verdict"),
    "an array that holds no bits": ("[]", {"bit_enum": True}, "not available"),
}


@pytest.mark.parametrize(("text", "enum", "verdict"), UNLESS.values(), ids=UNLESS.keys())
def test_a_value_of_an_enum_without_requirements(
    context: ir.Context, text: str, enum: dict[str, Any], verdict: str
) -> None:
    given: dict[str, Any] = {"unless": "slow", "enum": MODES, **enum}
    av.attach(context, "toy.add", [(VERSION, "v3")], when_attr="mode", **given)
    av.attach(context, "#toy.mode", [])
    module = ir.Module.parse(f'"toy.add"() {{mode = {text}}} : () -> ()')
    assert str(av.check(module, '#availability.target<"toy.min_version" = "v1">')).startswith(
        f"{verdict} on "
    )


def test_attaching_twice_changes_nothing(context: ir.Context) -> None:
    for _ in range(2):
        av.attach(context, "toy.add", [(VERSION, "v2")])
        av.attach(context, "toy.add", [(VERSION, "v3")], when_attr="mode")
    assert len(clauses_of('"toy.add"() {mode} : () -> ()')) == 2


# Ops of all kinds.


def test_attached_requirements_add_to_those_of_a_registered_op(context: ir.Context) -> None:
    """Attached requirements add to those of the op's model."""
    op = "%0 = spirv.FAdd %a, %a : f32"
    before = explained(op, "%a: f32")
    av.attach(context, "spirv.FAdd", [(VERSION, "v2")])
    assert explained(op, "%a: f32") == [*before[:2], "toy.min_version v2 (cause: the op itself)", *before[2:]]


IRDL = """
irdl.dialect @toy {
  irdl.operation @add {
    %any = irdl.any
    irdl.attributes {"mode" = %any}
  }
  irdl.operation @other {}
}
"""


@pytest.mark.parametrize("attach_first", [True, False])
def test_requirements_can_be_attached_to_ops_of_irdl(attach_first: bool) -> None:
    with ir.Context() as context, ir.Location.unknown():

        def attach() -> None:
            av.attach(context, "toy.add", [(VERSION, "v2")])
            av.attach(context, "toy.add", [(FEATURE, "fast")], when_attr="mode", equals="turbo")

        if attach_first:
            attach()
        irdl.load_dialects(ir.Module.parse(IRDL))
        if not attach_first:
            attach()
        assert explained('"toy.add"() {mode = "turbo"} : () -> ()') == [
            "toy.min_version v2 (cause: the op itself)",
            "toy.feature fast (cause: attribute 'mode' (turbo))",
        ]
        assert explained('"toy.other"() : () -> ()') == []
        with pytest.raises(ValueError, match=r"dialect 'toy' has no op 'toy\.ad'; did you mean 'toy\.add'"):
            av.attach(context, "toy.ad", [])


# check


def test_check_against_a_dialects_target(context: ir.Context) -> None:
    """An op of a dialect without availability is judged by its clauses."""
    av.attach(context, "toy.half", [("spirv.capability", "Float16")])
    av.attach(context, "toy.any", [(VERSION, "v3")])
    module = ir.Module.parse('"toy.half"() : () -> ()\n"toy.any"() : () -> ()\n"toy.unknown"() : () -> ()')
    report = av.check(module, "vulkan1.1")
    (violation,) = report.violations
    assert violation.message == "toy.half needs capability Float16; vulkan1.1 does not offer it"
    assert violation.available_from[0] == "vulkan1.1+Float16"
    assert report.checked_ops == 1
    assert [op.op_name for op in report.unchecked] == ["toy.unknown"]
    assert not av.check(module, "vulkan1.1+Float16").ok
    assert av.check(module, "vulkan1.1+Float16", allow_unchecked="toy").ok


VERDICTS = {
    "enough": ('"toy.min_version" = "v3", "toy.feature" = ["fast"]', []),
    "too old": (
        '"toy.min_version" = "v1", "toy.feature" = ["fast"]',
        ["toy.add needs toy v2 or later; #availability.target<...> offers v1"],
    ),
    "no feature": (
        '"toy.min_version" = "v2", "toy.feature" = ["wide"]',
        ["toy.add needs feature fast; #availability.target<...> does not offer it"],
    ),
    "not spoken for": ('"spirv.min_version" = "v1.0"', []),
}


@pytest.mark.parametrize("irdl_dialect", [True, False])
@pytest.mark.parametrize(("offers", "messages"), VERDICTS.values(), ids=VERDICTS.keys())
def test_check_against_declared_dimensions(irdl_dialect: bool, offers: str, messages: list[str]) -> None:
    """Targets cover declared dimensions; dialects need not know them."""
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = not irdl_dialect
        if irdl_dialect:
            irdl.load_dialects(ir.Module.parse(IRDL))
        av.attach(context, "toy.add", [(VERSION, "v2")])
        av.attach(context, "toy.add", [(FEATURE, "fast")], when_attr="mode", equals="turbo")
        module = ir.Module.parse('"toy.add"() {mode = "turbo"} : () -> ()')
        report = av.check(module, f"#availability.target<{offers}>")
        assert [violation.message for violation in report.violations] == messages


def test_an_op_of_which_nothing_is_declared(context: ir.Context) -> None:
    """A target that speaks for the dialect doesn't let it pass, until it is declared to need nothing."""
    VERSION.declare(context)
    module = ir.Module.parse('"toy.add"() : () -> ()')
    target = '#availability.target<"toy.min_version" = "v3">'
    (violation,) = av.check(module, target).violations
    assert violation.message.startswith("toy.add is not an op of its dialect")
    assert violation.available_from == ()
    av.attach(context, "toy.add", [])
    report = av.check(module, target)
    assert (report.ok, report.checked_ops) == (True, 1)


def test_deduce_finds_a_target_of_declared_dimensions(context: ir.Context) -> None:
    av.attach(context, "toy.add", [(VERSION, "v2"), (FEATURE, "fast")])
    module = ir.Module.parse('"toy.add"() : () -> ()')
    target = av.deduce(module)
    assert str(target) == '#availability.target<"toy.feature" = "fast", "toy.min_version" = "v2">'
    assert av.check(module, target).ok


# Contexts and lifetime.


def test_contexts_are_apart() -> None:
    other_version = av.Dimension("toy.min_version", {"old": 10, "new": 20})
    texts = []
    for dimension, value in ((VERSION, "v3"), (other_version, "new")):
        context = ir.Context()
        context.allow_unregistered_dialects = True
        av.attach(context, "toy.add", [(dimension, value)])
        texts.append((context, value))
    for context, value in texts:
        with context:
            assert explained('"toy.add"() : () -> ()') == [f"toy.min_version {value} (cause: the op itself)"]


def test_dimensions_outlive_contexts_and_clauses_dimensions() -> None:
    clauses = []
    dimension = av.Dimension("toy.short_lived", ["x" * 100])
    for _ in range(3):
        context = ir.Context()
        context.allow_unregistered_dialects = True
        av.attach(context, "toy.add", [(dimension, "x" * 100)])
        with context:
            clauses += clauses_of('"toy.add"() : () -> ()')
        del context
        gc.collect()
    del dimension
    gc.collect()
    assert {str(clause.any_of[0]) for clause in clauses} == {"toy.short_lived " + "x" * 100}


def test_dimensions_are_values() -> None:
    same = av.Dimension("toy.min_version", {"v3": 2, "v1": 0, "v2": 1}, "at_least", "toy")
    assert (same, hash(same)) == (VERSION, hash(VERSION))
    assert same != FEATURE
    assert same.values == {"v1": 0, "v2": 1, "v3": 2}
    assert SLOTS.values is None
    assert SLOTS.label == "slots"
    assert eval(repr(same), {"Dimension": av.Dimension}) == same
    limit = av.Dimension("toy.max_x", relation="at_most", limit=True, counterpart="toy.min_x")
    assert eval(repr(limit), {"Dimension": av.Dimension}) == limit
    assert limit != av.Dimension("toy.max_x", relation="at_most", limit=True)
    assert limit != av.Dimension("toy.max_x", relation="at_most", counterpart="toy.min_x")


# Ranges.


def two_ends(*, declared: bool) -> tuple[av.Dimension, av.Dimension]:
    names = "toy.min_threads", "toy.max_threads"
    low, high = names
    return (
        av.Dimension(low, relation="at_least", counterpart=high if declared else ""),
        av.Dimension(high, relation="at_most", counterpart=low if declared else ""),
    )


@pytest.mark.parametrize("declared", [True, False])
def test_ends_of_a_range_imply_each_other_if_declared(context: ir.Context, declared: bool) -> None:
    """If declared, a target that offers a value along one end offers it along the other."""
    low, high = two_ends(declared=declared)
    av.attach(context, "toy.add", [(low, 4), (high, 8)])
    module = ir.Module.parse('"toy.add"() : () -> ()')
    assert str(av.deduce(module)) == (
        '#availability.target<"toy.min_threads" = 4>'
        if declared
        else '#availability.target<"toy.max_threads" = 8, "toy.min_threads" = 4>'
    )
    report = av.check(module, '#availability.target<"toy.max_threads" = 2>')
    assert [violation.clause.any_of[0].dimension for violation in report.violations] == (
        # Otherwise the target states nothing along one end, and 2 is less than 8.
        ["toy.min_threads"]
    )
    enough = av.check(module, '#availability.target<"toy.min_threads" = 4>')
    assert enough.ok == declared


def test_a_limit_makes_no_op_legal(context: ir.Context) -> None:
    """An op of another dialect that keeps within a limit isn't judged for that."""
    limit = av.Dimension("toy.max_size", relation="at_least", limit=True)
    av.attach(context, "other.op", [(limit, 4)])
    module = ir.Module.parse('"other.op"() : () -> ()')
    verdicts = [av.check(module, f'#availability.target<"toy.max_size" = {offered}>') for offered in (4, 3)]
    assert [(bool(report.violations), report.checked_ops) for report in verdicts] == [(False, 0), (True, 1)]
    assert verdicts[0].ok


BAD_RANGES: dict[str, tuple[dict[str, Any], str]] = {
    "not named by the other": (
        {"name": "toy.other", "relation": "at_most", "counterpart": "toy.alone"},
        "'toy.other' and 'toy.alone' ... the latter doesn't name the former",
    ),
    "not naming the other": (
        {"name": "toy.high", "relation": "at_most"},
        "'toy.high' and 'toy.low' ... the former doesn't name the latter",
    ),
    "one relation for both": (
        {"name": "toy.high", "relation": "at_least", "counterpart": "toy.low"},
        "'toy.high' and 'toy.low' ... 'at_least', the other 'at_most'",
    ),
    "different values": (
        {"name": "toy.high", "values": ["a"], "relation": "at_most", "counterpart": "toy.low"},
        "'toy.high' and 'toy.low' ... their values differ",
    ),
    "another dialect": (
        {"name": "toy.x", "relation": "at_most", "counterpart": "other.x"},
        "'toy.x' and its counterpart 'other.x' ... one dialect",
    ),
    "different from before": (
        {"name": "toy.low", "counterpart": "toy.x"},
        "'toy.low' exists ... its counterpart is 'toy.high' ... choose another name",
    ),
    "a limit now": (
        {"name": "toy.alone", "limit": True},
        "'toy.alone' exists ... it is not a limit ... choose another name",
    ),
}


@pytest.mark.parametrize(("arguments", "text"), BAD_RANGES.values(), ids=BAD_RANGES.keys())
def test_a_range_of_wrong_ends_is_refused(context: ir.Context, arguments: dict[str, Any], text: str) -> None:
    av.Dimension("toy.low", counterpart="toy.high").declare(context)
    av.Dimension("toy.alone").declare(context)
    dimension = av.Dimension(**arguments)
    with pytest.raises(ValueError, match=says(text)):
        dimension.declare(context)


# Bad input.

BAD_DIMENSIONS: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "no dialect": (
        lambda: av.Dimension("version"),
        ValueError,
        "'version' ... '<dialect>.<name>'",
    ),
    "relation": (
        lambda: av.Dimension("toy.x", relation="at_leest"),  # type: ignore[arg-type]
        ValueError,
        "'at_leest' is not 'at_least', 'at_most', 'one_of' or 'partial_order'",
    ),
    "no values": (
        lambda: av.Dimension("toy.x", []),
        ValueError,
        "'toy.x' has no values ... leave them out",
    ),
    "a name twice": (
        lambda: av.Dimension("toy.x", ["a", "b", "a"]),
        ValueError,
        "'toy.x' has two values ... 'a'",
    ),
    "a number twice": (
        lambda: av.Dimension("toy.x", {"a": 1, "b": 2, "c": 1}),
        ValueError,
        "'toy.x' has two names, 'a' and 'c' ... 1",
    ),
    "a name that is none": (
        lambda: av.Dimension(3),  # type: ignore[arg-type]
        TypeError,
        "name must be a str, not 3",
    ),
    "a label that is none": (
        lambda: av.Dimension("toy.x", label=3),  # type: ignore[arg-type]
        TypeError,
        "label of dimension 'toy.x' must be a str ... 3",
    ),
    "control characters": (
        lambda: av.Dimension("toy.x\n"),
        ValueError,
        "name must be printable text ... 'toy.x\\n'",
    ),
    "a str for a list": (
        lambda: av.Dimension("toy.x", "abc"),
        TypeError,
        "values of dimension 'toy.x' ... a list of names, or a dict, not 'abc'",
    ),
    "a set, which has no order": (
        lambda: av.Dimension("toy.x", {"a"}),  # type: ignore[arg-type]
        TypeError,
        "values of dimension 'toy.x' ... a list of names, or a dict, not {'a'}",
    ),
    "values that are no names": (
        lambda: av.Dimension("toy.x", [1, 2]),  # type: ignore[list-item]
        TypeError,
        "value of dimension 'toy.x' must be a str ... 1",
    ),
    "not a number": (
        lambda: av.Dimension("toy.x", {"a": math.nan}),  # type: ignore[dict-item]
        TypeError,
        "'a' of dimension 'toy.x' must be an int ... nan",
    ),
    "a range of a set": (
        lambda: av.Dimension("toy.x", relation="one_of", counterpart="toy.y"),
        ValueError,
        "'toy.x' is not an end of a range ... 'one_of'",
    ),
    "a limit that is none": (
        lambda: av.Dimension("toy.x", limit=1),  # type: ignore[arg-type]
        TypeError,
        "limit of dimension 'toy.x' must be a bool ... 1",
    ),
    "a counterpart that is none": (
        lambda: av.Dimension("toy.x", counterpart=3),  # type: ignore[arg-type]
        TypeError,
        "counterpart of dimension 'toy.x' must be a str ... 3",
    ),
    "a number of more than 64 bits": (
        lambda: av.Dimension("toy.x", {"a": 2**63}),
        ValueError,
        "'a' of dimension 'toy.x' must fit into 64 bits ... 9223372036854775808",
    ),
}


@pytest.mark.parametrize(("make", "error", "text"), BAD_DIMENSIONS.values(), ids=BAD_DIMENSIONS.keys())
def test_a_dimension_of_wrong_arguments_is_refused(
    make: Callable[[], object], error: type[Exception], text: str
) -> None:
    with pytest.raises(error, match=says(text)):
        make()


BAD_ATTACH: dict[str, tuple[str, list[Any], dict[str, Any], type[Exception], str]] = {
    "op name": ("add", [], {}, ValueError, "op name 'add' must be of the form '<dialect>.<op>'"),
    "no such op": (
        "builtin.modul",
        [],
        {},
        ValueError,
        "dialect 'builtin' has no op 'builtin.modul'; did you mean 'builtin.module'?",
    ),
    "no such op of a dialect that takes others": (
        "spirv.FAddd",
        [],
        {},
        ValueError,
        "dialect 'spirv' has no op 'spirv.FAddd'; did you mean 'spirv.FAdd'",
    ),
    "no such operand": (
        "spirv.FAdd",
        [],
        {"when_operand": 7},
        ValueError,
        "'spirv.FAdd' has 2 operands, none at position 7",
    ),
    "no such result": (
        "spirv.FAdd",
        [],
        {"when_result": 1},
        ValueError,
        "'spirv.FAdd' has 1 result, none at position 1",
    ),
    "no such attribute": (
        "spirv.Load",
        [],
        {"when_attr": "aligment"},
        ValueError,
        "'spirv.Load' has no attribute 'aligment'; did you mean 'alignment'?",
    ),
    "no such dimension": (
        "toy.add",
        [("spirv.capabilty", "Float16")],
        {},
        ValueError,
        "unknown dimension 'spirv.capabilty'; did you mean 'spirv.capability'?",
    ),
    "no such value": (
        "toy.add",
        [(VERSION, "v4")],
        {},
        ValueError,
        "unknown value 'v4' of dimension 'toy.min_version'; did you mean 'v1' or 'v2' or 'v3'?",
    ),
    "no such number": (
        "toy.add",
        [(VERSION, 17)],
        {},
        ValueError,
        "unknown value '17' of dimension 'toy.min_version'; its values are: v1, v2, v3",
    ),
    "no number": (
        "toy.add",
        [(SLOTS, "many")],
        {},
        ValueError,
        "unknown value 'many' of dimension 'toy.slots'; its values are numbers",
    ),
    "a different dimension": (
        "toy.add",
        [(VERSION, "v1"), (av.Dimension("toy.min_version", ["v1", "v2", "v3"], "at_most", "toy"), "v1")],
        {},
        ValueError,
        "dimension 'toy.min_version' exists in this context and is different: its relation is 'at_least'; "
        "choose another name",
    ),
    "a dialect's dimension": (
        "toy.add",
        [(av.Dimension("spirv.min_version", ["v1"], label="SPIR-V"), "v1")],
        {},
        ValueError,
        "dimension 'spirv.min_version' exists in this context and is different: its values are v1.0 = 0, ",
    ),
    "no alternatives": (
        "toy.add",
        [[]],
        {},
        ValueError,
        "a clause without alternatives can't be satisfied",
    ),
    "no requirement": ("toy.add", [VERSION], {}, TypeError, "a requirement is a pair (dimension, value)"),
    "a truth value": (
        "toy.add",
        [(SLOTS, True)],
        {},
        TypeError,
        "a requirement's value is a name or a number, not True",
    ),
    "a value without its attribute": (
        "toy.add",
        [],
        {"equals": 3},
        ValueError,
        "equals, unless, enum and bit_enum are about an attribute: give when_attr, too",
    ),
    "two conditions": (
        "toy.add",
        [],
        {"when_attr": "a", "when_operand": 0},
        ValueError,
        "give one of when, when_attr, when_operand and when_result, not several",
    ),
    "exactly no type": (
        "toy.add",
        [],
        {"exact": True},
        ValueError,
        "has_type and exact are about an operand or a result: give when_operand or when_result, too",
    ),
    "a position below 0": (
        "toy.add",
        [],
        {"when_result": -1},
        ValueError,
        "positions count from 0; -1 is none",
    ),
    "a position that is none": (
        "toy.add",
        [],
        {"when_operand": "0"},
        TypeError,
        "a position must be an int, not '0'",
    ),
    "a type that is none": (
        "toy.add",
        [],
        {"when_operand": 0, "has_type": "f32"},
        TypeError,
        "has_type must be an mlir.ir.Type, not 'f32'",
    ),
    "a value that no attribute has": (
        "toy.add",
        [],
        {"when_attr": "a", "equals": math.nan},
        TypeError,
        "equals must be an mlir.ir.Attribute, a number or a str, not nan",
    ),
    "a case that the enum lacks": (
        "toy.add",
        [],
        {"when_attr": "a", "equals": "trubo", "enum": {"turbo": 1}},
        ValueError,
        "the enum has no case 'trubo'; did you mean 'turbo'?",
    ),
    "a default that the enum lacks": (
        "toy.add",
        [],
        {"when_attr": "a", "unless": "x", "enum": {"turbo": 1}},
        ValueError,
        "the enum has no case 'x'; its cases are: turbo",
    ),
    "a case that the attribute can't be": (
        "arith.addf",
        [],
        {"when_attr": "fastmath", "equals": "fst"},
        ValueError,
        "attribute 'fastmath' of 'arith.addf' is never 'fst': expected ::mlir::arith::FastMathFlags",
    ),
    "a default that the attribute can't be": (
        "arith.addf",
        [],
        {"when_attr": "fastmath", "unless": "no"},
        ValueError,
        "attribute 'fastmath' of 'arith.addf' is never 'no'",
    ),
    "an enum that is none": (
        "toy.add",
        [],
        {"when_attr": "a", "enum": ["turbo"]},
        TypeError,
        "enum must be a dict of names to numbers, not ['turbo']",
    ),
    "an enum's number that is none": (
        "toy.add",
        [],
        {"when_attr": "a", "enum": {"turbo": "1"}},
        TypeError,
        "case 'turbo' of the enum must be an int, not '1'",
    ),
    "an attribute's name that is none": (
        "toy.add",
        [],
        {"when_attr": 3},
        TypeError,
        "when_attr must be a str, not 3",
    ),
    "a NUL": ("toy.add\0", [], {}, ValueError, "an operation's name must be printable text"),
}


@pytest.mark.parametrize(
    ("op", "requirements", "condition", "error", "text"), BAD_ATTACH.values(), ids=BAD_ATTACH.keys()
)
def test_attach_refuses_wrong_arguments(
    context: ir.Context,
    op: str,
    requirements: list[Any],
    condition: dict[str, Any],
    error: type[Exception],
    text: str,
) -> None:
    with pytest.raises(error, match=says(text)):
        av.attach(context, op, requirements, **condition)
    assert clauses_of('"toy.add"() {a} : () -> ()') == []


def test_violations_outlive_the_module_and_the_context() -> None:
    """A violation keeps alive what `available_from` looks at."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        av.attach(context, "toy.add", [("spirv.capability", "Float16"), (VERSION, "v2")])
        module = ir.Module.parse('"toy.add"() : () -> ()')
        (violation,) = av.check(module, "vulkan1.1").violations
        (own,) = av.check(module, '#availability.target<"toy.min_version" = "v1">').violations
    del module, context
    gc.collect()
    assert violation.available_from[0] == "vulkan1.1+Float16"
    assert str(own.clause) == "toy.min_version v2 (cause: the op itself)"
    assert own.available_from == ()


def test_context_in_use() -> None:
    """What is attached after a check counts in the next one, of the same op too."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse('"toy.add"() : () -> ()')
        report = av.check(module, "vulkan1.1")
        assert [op.op_name for op in report.unchecked] == ["toy.add"]
        av.attach(None, "toy.add", [("spirv.capability", "Float16")])
        after = av.check(module, "vulkan1.1")
        assert after.violations
        assert not after.unchecked
        assert not report.violations


def test_things_of_another_context(context: ir.Context) -> None:
    with ir.Context():
        foreign = ir.Type.parse("f32")
    with pytest.raises(ValueError, match="'f32' belongs to another context"):
        av.attach(context, "toy.add", [], when_operand=0, has_type=foreign)
    with pytest.raises(TypeError, match=r"expected an mlir\.ir\.Context, not str"):
        av.attach("toy.add", "toy.add", [])  # type: ignore[arg-type]


def test_many_targets_take_little_memory(context: ir.Context) -> None:
    """What a context keeps grows with the targets, not with their square."""

    def pages() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1])

    VERSION.declare(context)
    before = pages()
    for number in range(1500):
        target = f'#availability.target<"toy.min_version" = "v{number % 3 + 1}">'
        av.NamedTarget(f"toy{number}", target, family="many", rank=number).declare(context)
    assert (pages() - before) * resource.getpagesize() < 60 << 20
    assert [info.name for info in av.known_targets(context) if info.family == "many"] == [
        f"toy{number}" for number in range(1500)
    ]


@pytest.mark.parametrize(("number", "expected"), [(1, False), (2, True)])
def test_a_condition_as_data(number: int, expected: bool) -> None:
    version = av.Dimension("c.version", ["v1", "v2"])
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        av.attach(context, "c.op", [(version, "v2")], when=["count", "results", ">", 1])
        types = ", ".join(["f32"] * number)
        module = ir.Module.parse(f'%r:{number} = "c.op"() : () -> ({types})')
        assert bool(av.explain(module.body.operations[0])) == expected
        with pytest.raises(ValueError, match="is no condition that is known here"):
            av.attach(context, "c.op", [(version, "v2")], when=["counts"])
        with pytest.raises(ValueError, match="give one of when, when_attr"):
            av.attach(context, "c.op", [(version, "v2")], when=["and"], when_operand=0)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Partial orders, implications, types, attributes and named targets that Python declares."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import mlir.availability as av
import pytest
from messages import says
from mlir import ir
from mlir.dialects import irdl

PTX = av.Dimension("toy.ptx", label="PTX")
UNIT = av.Dimension(
    "toy.unit", ["matrix", "sparse"], relation="one_of", implies={"sparse": [("toy.unit", "matrix")]}
)
CHIP = av.Dimension(
    "toy.chip",
    ["sm_80", "sm_90", "sm_90a", "sm_100", "sm_100a"],
    relation="partial_order",
    includes={"sm_90": ["sm_80"], "sm_90a": ["sm_90"], "sm_100": ["sm_90"], "sm_100a": ["sm_100"]},
    implies={"sm_90": [(UNIT, "matrix")], "sm_100a": [(PTX, 86)]},
)


@pytest.fixture
def context() -> Iterator[ir.Context]:
    """A context in which `toy` is registered nowhere."""
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        yield context


def module_that_needs(context: ir.Context, *requirements: Any) -> ir.Module:
    """A module with an op for each of the requirements."""
    for index, requirement in enumerate(requirements):
        av.attach(context, f"toy.op{index}", [requirement])
    return ir.Module.parse("\n".join(f'"toy.op{index}"() : () -> ()' for index in range(len(requirements))))


# Needs; a target's offers; whether they are satisfied.

OFFERS: list[tuple[Any, str, bool]] = [
    ((CHIP, "sm_90"), '"toy.chip" = "sm_90"', True),
    ((CHIP, "sm_80"), '"toy.chip" = "sm_100a"', True),
    ((CHIP, "sm_90a"), '"toy.chip" = "sm_90a"', True),
    ((CHIP, "sm_90a"), '"toy.chip" = "sm_100"', False),
    ((CHIP, "sm_90"), '"toy.chip" = "sm_80"', False),
    ([(CHIP, "sm_90a"), (UNIT, "matrix")], '"toy.chip" = "sm_100"', True),
    ([(CHIP, "sm_90a"), (PTX, 86)], '"toy.chip" = "sm_100a"', True),
    ([(CHIP, "sm_90a"), (PTX, 87)], '"toy.chip" = "sm_100a"', False),
    ([(CHIP, "sm_90a"), (PTX, 87)], '"toy.chip" = "sm_100a", "toy.ptx" = 87', True),
    ((UNIT, "matrix"), '"toy.unit" = "sparse"', True),
]


@pytest.mark.parametrize(
    ("requirement", "offers", "ok"), OFFERS, ids=[f"{row[1]} {index}" for index, row in enumerate(OFFERS)]
)
def test_a_target_offers_what_its_value_includes(
    context: ir.Context, requirement: Any, offers: str, ok: bool
) -> None:
    CHIP.declare(context)
    report = av.check(module_that_needs(context, requirement), f"#availability.target<{offers}>")
    assert [str(violation.op_name) for violation in report.violations] == ([] if ok else ["toy.op0"])


DEDUCED: list[tuple[list[Any], str]] = [
    ([(CHIP, "sm_80"), (CHIP, "sm_90a")], '"toy.chip" = "sm_90a"'),
    ([(CHIP, "sm_90"), (CHIP, "sm_100")], '"toy.chip" = "sm_100"'),
    ([(CHIP, "sm_100a"), (PTX, 80), (UNIT, "matrix")], '"toy.chip" = "sm_100a"'),
    ([(CHIP, "sm_90"), (PTX, 80)], '"toy.chip" = "sm_90", "toy.ptx" = 80'),
    ([(UNIT, "matrix"), (UNIT, "sparse")], '"toy.unit" = "sparse"'),
    ([[(CHIP, "sm_90a"), (PTX, 90)], (CHIP, "sm_100")], '"toy.chip" = "sm_100", "toy.ptx" = 90'),
]


@pytest.mark.parametrize(("requirements", "offers"), DEDUCED, ids=[row[1] for row in DEDUCED])
def test_deduce_finds_the_smallest_value_of_an_order(
    context: ir.Context, requirements: list[Any], offers: str
) -> None:
    CHIP.declare(context)
    module = module_that_needs(context, *requirements)
    target = av.deduce(module)
    assert str(target) == f"#availability.target<{offers}>"
    assert av.check(module, target).ok


def test_two_chips_that_no_chip_includes(context: ir.Context) -> None:
    module = module_that_needs(context, (CHIP, "sm_90a"), (CHIP, "sm_100"))
    with pytest.raises(ValueError, match=says("both", "'toy.op1'", "sm_100", "'toy.op0'", "sm_90a")):
        av.deduce(module)


def test_several_smallest_targets(context: ir.Context) -> None:
    """If two values include everything that is needed, the first is chosen, and both are named."""
    chip = av.Dimension(
        "toy.core",
        ["a", "b", "c", "d"],
        relation="partial_order",
        includes={"c": ["a", "b"], "d": ["a", "b"]},
    )
    module = module_that_needs(context, (chip, "a"), (chip, "b"))
    with pytest.warns(RuntimeWarning, match="along 'toy.core', each of c, d satisfies everything"):
        assert str(av.deduce(module)) == '#availability.target<"toy.core" = "c">'
    for one in "cd":
        assert av.check(module, f'#availability.target<"toy.core" = "{one}">').ok


def test_a_target_that_says_less_than_it_implies(context: ir.Context) -> None:
    CHIP.declare(context)
    with pytest.raises(ValueError, match=r"'toy\.ptx' is 80, but 'toy\.chip' sm_100a implies 86"):
        av.target('#availability.target<"toy.chip" = "sm_100a", "toy.ptx" = 80>')


def test_dimensions_are_values() -> None:
    same = eval(repr(CHIP), {"Dimension": av.Dimension})
    assert (same, hash(same)) == (CHIP, hash(CHIP))
    assert av.Dimension(CHIP.name, CHIP.values, "partial_order") != CHIP
    assert CHIP.includes["sm_90a"] == ("sm_90",)
    assert CHIP.implies["sm_100a"] == (("toy.ptx", "86"),)


CHIPS = ["a", "b", "c"]

BAD: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "an order of integers": (
        lambda: av.Dimension("toy.x", relation="partial_order"),
        ValueError,
        "'toy.x' is a partial order ... give the names",
    ),
    "includes of a line": (
        lambda: av.Dimension("toy.x", CHIPS, includes={"b": ["a"]}),
        ValueError,
        "'toy.x' can't include others ... 'at_least', not 'partial_order'",
    ),
    "an unknown value": (
        lambda: av.Dimension("toy.x", CHIPS, "partial_order", includes={"d": ["a"]}),
        ValueError,
        "'d' is not a value ... 'toy.x' ... a, b, c",
    ),
    "an unknown value that is included": (
        lambda: av.Dimension("toy.x", CHIPS, "partial_order", includes={"a": ["d"]}),
        ValueError,
        "'d' is not a value ... 'toy.x' ... a, b, c",
    ),
    "a cycle": (
        lambda: av.Dimension("toy.x", CHIPS, "partial_order", includes={"a": ["b"], "b": ["c"], "c": ["a"]}),
        ValueError,
        "'a' of dimension 'toy.x' includes itself",
    ),
    "an unknown value that implies": (
        lambda: av.Dimension("toy.x", CHIPS, implies={"d": [(PTX, 1)]}),
        ValueError,
        "'d' is not a value ... 'toy.x' ... a, b, c",
    ),
    "an at_most that implies": (
        lambda: av.Dimension("toy.x", CHIPS, "at_most", implies={"a": [(PTX, 1)]}),
        ValueError,
        "'toy.x' can't imply others ... 'at_most'",
    ),
    "a version of itself": (
        lambda: av.Dimension("toy.x", CHIPS, implies={"b": [("toy.x", "a")]}),
        ValueError,
        "'b' of dimension 'toy.x' can't imply 'a' ... one value",
    ),
    "a range of an order": (
        lambda: av.Dimension("toy.x", CHIPS, "partial_order", counterpart="toy.y"),
        ValueError,
        "'toy.x' is not an end of a range ... 'partial_order'",
    ),
    "a str for a list": (
        lambda: av.Dimension("toy.x", CHIPS, "partial_order", includes={"a": "b"}),
        TypeError,
        "'a' includes must be a list ... 'b'",
    ),
    "no pairs": (
        lambda: av.Dimension("toy.x", CHIPS, implies={"a": ["b"]}),  # type: ignore[list-item]
        TypeError,
        "a pair (dimension, value) ... not 'b'",
    ),
    "a target's name": (
        lambda: av.NamedTarget("", "#a.b"),
        ValueError,
        "name must be printable text ... ''",
    ),
    "a target's rank": (
        lambda: av.NamedTarget("x", "#a.b", rank=-1),
        ValueError,
        "rank of target 'x' counts from 0",
    ),
}


@pytest.mark.parametrize(("make", "error", "text"), BAD.values(), ids=BAD.keys())
def test_an_order_of_wrong_arguments_is_refused(
    make: Callable[[], object], error: type[Exception], text: str
) -> None:
    with pytest.raises(error, match=says(text)):
        make()


BAD_DECLARATIONS: dict[str, tuple[av.Dimension, str]] = {
    "an unknown dimension": (
        av.Dimension("toy.x", CHIPS, implies={"a": [("toy.pxt", 1)]}),
        "'toy.pxt' ... did you mean 'toy.ptx'",
    ),
    "an unknown value": (
        av.Dimension("toy.x", CHIPS, implies={"a": [("toy.unit", "matrx")]}),
        "'matrx' of dimension 'toy.unit' ... did you mean 'matrix'",
    ),
    "an at_most": (
        av.Dimension("toy.x", CHIPS, implies={"a": [(av.Dimension("toy.high", relation="at_most"), 1)]}),
        "'a' of dimension 'toy.x' can't imply '1' of 'toy.high' ... no smallest value",
    ),
    "another order": (
        av.Dimension("toy.chip", CHIP.values, "partial_order"),
        "'toy.chip' exists ... its values include others ... choose another name",
    ),
    "other implications": (
        av.Dimension("toy.unit", UNIT.values, "one_of"),
        "'toy.unit' exists ... its values imply others ... choose another name",
    ),
}


@pytest.mark.parametrize(("dimension", "text"), BAD_DECLARATIONS.values(), ids=BAD_DECLARATIONS.keys())
def test_a_dimension_declared_otherwise_is_refused(
    context: ir.Context, dimension: av.Dimension, text: str
) -> None:
    CHIP.declare(context)
    with pytest.raises(ValueError, match=says(text)):
        dimension.declare(context)
    for name in ("toy.x", "toy.high"):  # No part of it was declared.
        with pytest.raises(ValueError, match="unknown dimension"):
            av.target(f'#availability.target<"{name}" = 1>')
    CHIP.declare(context)  # The same again changes nothing.


def test_an_end_of_a_range_needs_the_other_declared(context: ir.Context) -> None:
    """One end of a range can't be used before the other one is declared."""
    low = av.Dimension("toy.low", counterpart="toy.high")
    high = av.Dimension("toy.high", relation="at_most", counterpart="toy.low")
    text = "dimension 'toy.low' is one end of a range, but the other one, 'toy.high', isn't declared"
    with pytest.raises(ValueError, match=re.escape(text)):
        av.attach(context, "toy.add", [(low, 4)])
    low.declare(context)
    for say in (
        lambda: av.target('#availability.target<"toy.low" = 4>'),
        lambda: av.attach(context, "toy.add", [("toy.low", 4)]),
    ):
        with pytest.raises(ValueError, match=re.escape(text)):
            say()
    high.declare(context)
    av.attach(context, "toy.add", [("toy.low", 4)])
    module = ir.Module.parse('"toy.add"() : () -> ()')
    assert not av.check(module, '#availability.target<"toy.high" = 3>').ok


# Types and attributes.


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("!toy.tone", '%0 = "toy.use"() : () -> !toy.tone'),
        ("!toy.tone", '%0 = "toy.use"() : () -> !toy.tone<3>'),
        ("!toy.tone", '%0 = "toy.use"() : () -> tuple<i32, tuple<!toy.tone>>'),
        ("!toy.tone", '"toy.use"() ({^bb0(%x: !toy.tone): }) : () -> ()'),
        ("#toy.key", '%0 = "toy.use"() : () -> tensor<4xi32, #toy.key<1>>'),
        ("#toy.key", '"toy.use"() {a = dense<1> : tensor<4xi32, #toy.key>} : () -> ()'),
        ("#toy.key", '"toy.use"() {a = [dense<"x"> : tensor<4x!toy.other, #toy.key>]} : () -> ()'),
        ("!toy.tone", '"toy.use"() {a = "text" : !toy.tone} : () -> ()'),
        # Only the text of these is known.
        ("!toy.tone", '%0 = "toy.use"() : () -> !toy.list<!toy.tone>'),
        ("!toy.tone", '%0 = "toy.use"() : () -> !toy.list<3, !toy.list<!toy.tone<f32>>>'),
        ("!toy.tone", '%0 = "toy.use"() : () -> !toy.list<!toy.tone->!toy.list>'),
        ("!toy.tone", '%0 = "toy.use"() : () -> !toy<tone<3>>'),
        ("!toy.tone", '%0 = "toy.use"() : () -> !toy<list<!toy.tone>>'),
        ("!toy.tone", '%0 = "toy.use"() : () -> !toy.list<!toy<tone<3>>>'),
        ("!toy.tone", '%0 = "toy.use"() : () -> tensor<4xi32, #toy.layout<!toy.tone>>'),
        ("#toy.key", '%0 = "toy.use"() : () -> !toy.list<[3, #toy.key<1>]>'),
        ("!toy.tone-1$", '%0 = "toy.use"() : () -> !toy.tone-1$<2>'),
        ("#toy.key", '%0 = "toy.use"() : () -> tuple<tensor<4xi32, #toy.key>>'),
    ],
)
def test_types_and_attributes(context: ir.Context, name: str, text: str) -> None:
    for _ in range(2):  # The same again changes nothing.
        av.attach(context, name, [(CHIP, "sm_90")])
    for known in ("toy.use", "!toy.list", "!toy.other", "#toy.layout"):
        av.attach(context, known, [])
    module = ir.Module.parse(text)
    (clause,) = av.explain(module.body.operations[0])
    assert [str(requirement) for requirement in clause.any_of] == ["toy.chip sm_90"]
    assert not av.check(module, '#availability.target<"toy.chip" = "sm_80">').ok
    assert av.check(module, '#availability.target<"toy.chip" = "sm_100">').ok


@pytest.mark.parametrize(
    ("text", "unknown"),
    [
        ("!toy.list<!other.thing>", "type '!other.thing'"),
        ("!toy.list<!toy.list<#other.thing<3>>>", "attribute '#other.thing'"),
        ("!toy.list<#map>", "'#map'"),
        ("!toy.list<!toy>", "'!toy'"),
        ('!toy<"tone">', "type '!toy<\"tone\">'"),
        ("!toy.list<!spirv.array<4 x f16>>", "type '!spirv.array'"),
    ],
)
def test_text_that_can_not_be_judged(context: ir.Context, text: str, unknown: str) -> None:
    """Types of unregistered dialects are text: what it names of undeclared or other dialects is unknown."""
    context.load_all_available_dialects()
    av.attach(context, "toy.use", [(CHIP, "sm_80")])
    av.attach(context, "!toy.list", [])
    module = ir.Module.parse(f'%0 = "toy.use"() : () -> {text}')
    report = av.check(module, '#availability.target<"toy.chip" = "sm_80">')
    assert not report
    (unchecked,) = report.unchecked
    why = "is not registered, and its requirements are not declared"
    if unknown.startswith("'"):
        why = (
            "is an alias in the text of a type or an attribute that is not registered, so it is not resolved"
        )
    assert unchecked.reason == f"{unknown} {why}"
    assert av.check(module, '#availability.target<"toy.chip" = "sm_80">', allow_unchecked=True)


def test_types_of_a_dialect_with_a_walk_of_its_own(context: ir.Context) -> None:
    """SPIR-V finds the types in its ops itself."""
    av.attach(context, "!spirv.array", [(CHIP, "sm_90")])
    module = ir.Module.parse("""
      spirv.module Logical GLSL450 {
        spirv.GlobalVariable @v : !spirv.ptr<!spirv.array<4 x f32>, Private>
      }
    """)
    report = av.check(module, '#availability.target<"toy.chip" = "sm_80">')
    assert [violation.op_name for violation in report.violations] == ["spirv.GlobalVariable"]


@pytest.mark.parametrize("attach_first", [True, False])
def test_requirements_can_be_attached_to_types_of_irdl(attach_first: bool) -> None:
    with ir.Context() as context, ir.Location.unknown():
        if attach_first:
            av.attach(context, "!song.tone", [(CHIP, "sm_90")])
        irdl.load_dialects(
            ir.Module.parse(
                "irdl.dialect @song { irdl.type @tone  irdl.type @other  irdl.operation @use {} }"
            )
        )
        if not attach_first:
            av.attach(context, "!song.tone", [(CHIP, "sm_90")])
        context.allow_unregistered_dialects = True
        av.attach(context, "toy.use", [])
        module = ir.Module.parse('%0:2 = "toy.use"() : () -> (!song.other, !song.tone)')
        (clause,) = av.explain(module.body.operations[0])
        assert str(clause).startswith("toy.chip sm_90 (cause: ")


BAD_DEFS: dict[str, tuple[str, dict[str, Any], str]] = {
    "no dialect": ("!tone", {}, "'tone' ... '<dialect>.<type>'"),
    "builtin": (
        "!builtin.f32",
        {},
        "'builtin.f32' belongs to every dialect ... declare what the ops",
    ),
    "unknown": ("!spirv.tone", {}, "no type 'spirv.tone'"),
    "unknown attribute": ("#spirv.tone", {}, "no attribute 'spirv.tone'"),
    "a condition": (
        "!toy.tone",
        {"when_attr": "a"},
        "'!toy.tone' ... only operations can have conditions",
    ),
}


@pytest.mark.parametrize(("name", "condition", "text"), BAD_DEFS.values(), ids=BAD_DEFS.keys())
def test_attach_refuses_wrong_types(
    context: ir.Context, name: str, condition: dict[str, Any], text: str
) -> None:
    with pytest.raises(ValueError, match=says(text)):
        av.attach(context, name, [(CHIP, "sm_90")], **condition)


# Named targets.


def test_declared_targets_have_names(context: ir.Context) -> None:
    CHIP.declare(context)
    plain = av.NamedTarget(
        "toy-90",
        '#availability.target<"toy.chip" = "sm_90", "toy.unit" = []>',
        family="toy",
        optional=["sparse"],
    )
    newest = av.NamedTarget(
        "toy-100a", '#availability.target<"toy.chip" = "sm_100a">', family="toy", rank=1, summary="the newest"
    )
    for _ in range(2):  # The same again changes nothing.
        plain.declare(context)
        newest.declare()
    assert [target.name for target in av.known_targets() if target.family == "toy"] == ["toy-90", "toy-100a"]
    assert (
        str(av.target("toy-90+sparse")) == '#availability.target<"toy.chip" = "sm_90", "toy.unit" = "sparse">'
    )
    module = module_that_needs(context, (CHIP, "sm_100"))
    (violation,) = av.check(module, "toy-90").violations
    assert violation.available_from == ("toy-100a",)
    assert newest == eval(
        repr(newest).replace(")", ", summary='the newest')"), {"NamedTarget": av.NamedTarget}
    )


BAD_TARGETS: dict[str, tuple[av.NamedTarget, str]] = {
    "a name": (
        av.NamedTarget("a+b", "#x.y"),
        "target name 'a+b' must not be empty and not contain '+', '#' or spaces",
    ),
    "no attribute": (
        av.NamedTarget("toy", "vulkan1.1"),
        "target 'toy' can't be made: 'vulkan1.1' is not a target attribute",
    ),
    "no target": (
        av.NamedTarget("toy", "#spirv.foo"),
        "target 'toy' can't be made: '#spirv.foo' is not a target attribute",
    ),
    "a value": (
        av.NamedTarget("toy", '#availability.target<"toy.chip" = "sm_91">'),
        "target 'toy' can't be made: ",
    ),
    "an addition": (
        av.NamedTarget("toy", '#availability.target<"toy.chip" = "sm_90">', optional=["sparse"]),
        "target 'toy' can't be made: unknown addition 'sparse'",
    ),
    "another one's name": (
        av.NamedTarget("vulkan1.1", '#availability.target<"toy.chip" = "sm_90">'),
        "target 'vulkan1.1' exists in this context and is different: choose another name",
    ),
    "another one's rank": (
        av.NamedTarget("toy", '#availability.target<"toy.chip" = "sm_90">', family="first"),
        "targets 'first' and 'toy' have the same rank in family 'first'",
    ),
}


@pytest.mark.parametrize(("target", "text"), BAD_TARGETS.values(), ids=BAD_TARGETS.keys())
def test_wrong_declared_targets_are_refused(context: ir.Context, target: av.NamedTarget, text: str) -> None:
    CHIP.declare(context)
    av.NamedTarget("first", '#availability.target<"toy.chip" = "sm_80">').declare(context)
    names = [known.name for known in av.known_targets()]
    with pytest.raises(ValueError, match=f"^{re.escape(text)}"):
        target.declare(context)
    assert [known.name for known in av.known_targets()] == names

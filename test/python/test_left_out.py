# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What av.load leaves out is unknown to each target that it may matter to, and to no other one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir

Data = dict[str, Any]


def dimension(dialect: str) -> Data:
    values = [{"name": f"V_{value}", "value": value} for value in (1, 2)]
    return {"name": f"{dialect}.min_version", "label": dialect, "relation": "at_least", "values": values}


def file_of(dialect: str, **fields: Any) -> Data:
    lists: Data = {key: [] for key in ("enums", "ops", "overlays", "types", "attributes", "targets")}
    return {"schema_version": 1, "dialect": dialect, "dimensions": [dimension(dialect)], **lists, **fields}


def clause(dialect: str, **value: str) -> list[Data]:
    return [{"any_of": [{"dimension": f"{dialect}.min_version", **(value or {"value": "V_2"})}]}]


def computed(dialect: str) -> list[Data]:
    return clause(dialect, value_cpp="f()")


def a_type(name: str = "a.t", **fields: Any) -> list[Data]:
    return [{"name": name, "dialect": "a", "clauses": [], "enum_parameters": [], **fields}]


def on_condition(dialect: str, **fields: Any) -> list[Data]:
    return [{"condition": {"kind": "op", "cpp": "f()"}, "clauses": clause(dialect), **fields}]


OP: Data = {"name": "a.x", "clauses": []}
CONVERTED: Data = {**OP, "converted_to": "b"}
BY_HAND: Data = {"hand_written": True}
IN_CONTEXT = {"in_ops_of": "a", "in_context": True}
X, Y = '"a.x"() : () -> ()', '"b.y"() : () -> ()'
X_WITH, Y_WITH = '%0 = "a.x"() : () -> !a.t', '%0 = "b.y"() : () -> !a.t'

# What the file of dialect `a` says, IR, and the targets to which its needs are unknown: of `a`, `b`, and `c`.
CASES: dict[str, tuple[Data, str, str]] = {
    "nothing": ({"ops": [CONVERTED]}, X, ""),
    "an op by hand": ({"ops": [{**OP, **BY_HAND}]}, X, "abc"),
    "a converted op by hand": ({"ops": [{**CONVERTED, **BY_HAND}]}, X, "abc"),
    "an overlay by hand": (
        {"overlays": [{**CONVERTED, "name": "d.x", **BY_HAND}]},
        X.replace("a.", "d."),
        "ab",
    ),
    "a value of an op": ({"ops": [{**OP, "clauses": computed("a")}]}, X, "a"),
    "a value of a converted op": ({"ops": [{**CONVERTED, "clauses": computed("a")}]}, X, "a"),
    "a value along another's": ({"ops": [{**OP, "clauses": computed("b")}]}, X, "b"),
    "one of two values": ({"ops": [{**OP, "clauses": computed("a") + computed("b")}]}, X, "ab"),
    "alternatives": (
        {"ops": [{**OP, "clauses": [{"any_of": [computed(d)[0]["any_of"][0] for d in "ab"]}]}]},
        X,
        "ab",
    ),
    "a condition": ({"ops": [{**CONVERTED, "conditional": on_condition("b")}]}, X, "b"),
    "a condition along another's": ({"ops": [{**OP, "conditional": on_condition("b")}]}, X, "b"),
    "a type in C++": (
        {"ops": [{**OP, "conditional": on_condition("b", clauses=[], type_cpp="f()")}]},
        X,
        "abc",
    ),
    "hooks": ({"ops": [OP], "hooks": True}, X, "abc"),
    "hooks and a converted op": ({"ops": [CONVERTED], "hooks": True}, X, "abc"),
    "hooks and another's op": ({"ops": [OP], "hooks": True}, Y, ""),
    "hooks and a type": ({"hooks": True}, Y_WITH, "abc"),
    "a type by hand": ({"ops": [OP], "types": a_type(**BY_HAND)}, X_WITH, "abc"),
    "a type by hand in another's op": ({"types": a_type(**BY_HAND)}, Y_WITH, "abc"),
    "a type without a name": ({"types": a_type("T", clauses=clause("a"))}, Y_WITH, "abc"),
    "a value of a type": ({"ops": [CONVERTED], "types": a_type(clauses=computed("b"))}, X_WITH, "b"),
    "a value of a type in another's op": ({"types": a_type(clauses=computed("a"))}, Y_WITH, "a"),
    "a condition of a type": ({"types": a_type(conditional=on_condition("b"))}, Y_WITH, "b"),
    "a parameter": ({"types": a_type(enum_parameters=["E"])}, Y_WITH, "abc"),
    "a type in a context": (
        {"ops": [CONVERTED], "types": a_type("builtin.f16", **IN_CONTEXT, clauses=clause("b"))},
        '%0 = "a.x"() : () -> f16',
        "b",
    ),
    "a type in a context by hand": (
        {"ops": [CONVERTED], "types": a_type("builtin.f16", **IN_CONTEXT, **BY_HAND)},
        '%0 = "a.x"() : () -> f16',
        "abc",
    ),
    "a condition of a builtin type": (
        {"ops": [CONVERTED], "types": a_type("builtin.f16", in_ops_of="a", conditional=on_condition("b"))},
        '%0 = "a.x"() : () -> f16',
        "b",
    ),
    "a condition of a builtin type in another's op": (
        {"types": a_type("builtin.f16", in_ops_of="a", conditional=on_condition("b"))},
        '%0 = "b.y"() : () -> f16',
        "",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_a_part_that_was_left_out_is_unknown_to_the_targets_of_its_dimensions(
    case: str, tmp_path: Path
) -> None:
    fields, text, expected = CASES[case]
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        for name, form in (("b", file_of("b", ops=[{**OP, "name": "b.y"}])), ("c", file_of("c"))):
            (tmp_path / name).write_text(json.dumps(form))
            av.load(context, tmp_path / name)
        (tmp_path / "a").write_text(json.dumps(file_of("a", **fields)))
        av.load(context, tmp_path / "a", partial=True)
        module = ir.Module.parse(text)
        unknown = ""
        for dialect in "abc":
            report = av.check(module, f'#availability.target<"{dialect}.min_version" = "V_1">')
            assert not report.violations
            unknown += dialect if report.unchecked else ""
        assert unknown == expected
        # No target is known to have all that it may need.
        if expected == "abc":
            with pytest.raises(ValueError, match="are unknown"):
                av.deduce(module)


def test_a_needless_op_hides_nothing(tmp_path: Path) -> None:
    """That an op states what it needs says nothing of its types in other ops."""
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        (tmp_path / "a").write_text(json.dumps(file_of("a", ops=[OP], types=a_type(**BY_HAND))))
        av.load(context, tmp_path / "a", partial=True)
        stating = X_WITH.replace("()", '() {availability.requires = [{"a.min_version" = "V_1"}]}', 1)
        for text in (X_WITH, stating + "\n" + X_WITH.replace("%0", "%1")):
            with pytest.raises(ValueError, match="are unknown"):
                av.deduce(ir.Module.parse(text))

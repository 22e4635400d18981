# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""av.load: applies the requirements in TableGen records to contexts without the dialect."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from generated_json import generate
from mlir import ir
from mlir.availability.declare._left_out import LeftOut
from mlir.dialects import irdl

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "test" / "lib" / "Example" / "ExampleOps.td"
# The example dialect in C++.
TEST_OPT = ROOT / "build" / "cmake" / "bin" / "availability-test-opt"


@pytest.fixture(scope="session")
def example_json(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return generate(EXAMPLE, tmp_path_factory.mktemp("load") / "example.json")


@pytest.fixture
def loaded(example_json: Path) -> tuple[ir.Context, tuple[LeftOut, ...]]:
    """A context without the example dialect, but with the loadable part of its availability."""
    context = ir.Context()
    context.allow_unregistered_dialects = True
    return context, av.load(context, example_json, partial=True)


# The round trip: C++ models and loaded records give the same results.


class Phrases:
    """Clauses in the words of availability-test-opt."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.dimensions = {dimension["name"]: dimension for dimension in data["dimensions"]}

    def alternative(self, requirement: av.Requirement) -> tuple[str, str]:
        dimension = self.dimensions[requirement.dimension]
        named, relation = "values" in dimension, dimension["relation"]
        words = {"at_least": ("or more", "or later"), "at_most": ("or less", "or earlier")}
        suffix = f" {words[relation][named]}" if relation in words else ""
        return dimension["label"], f"{requirement.value}{suffix}"

    def clause(self, clause: av.Clause) -> str:
        first, *rest = map(self.alternative, clause.any_of)
        text, label = " ".join(first), first[0]
        for other, value in rest:
            joint = ", or " if text.endswith(("later", "earlier", "more", "less")) else " or "
            text += joint + (value if other == label else f"{other} {value}")
        return f"needs {text} because of {clause.source}"


def cpp_clauses(mlir: Path) -> list[tuple[str, list[str]]]:
    """The ops of the example dialect in a file and the clauses that the C++ models emit."""
    command = [TEST_OPT, "-test-availability", mlir, "-o", "/dev/null"]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    result: list[tuple[str, list[str]]] = []
    for line in output.splitlines():
        if line.startswith("  "):
            result[-1][1].append(line.strip())
        else:
            result.append((line.partition(":")[0], []))
    return result


def loaded_clauses(module: ir.Module, phrases: Phrases) -> list[tuple[str, list[str]]]:
    result: list[tuple[str, list[str]]] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name.startswith("example."):
            # What was left out is unknown: no alternative satisfies that.
            known = [clause for clause in av.explain(op) if clause.any_of]
            result.append((op.name, [phrases.clause(clause) for clause in known]))
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return result


# The file has no cause for requirements of all ops of a name.
OP_DETAIL = re.compile(r"(because of the op itself) \(\w+\)$")
# Clauses that need C++: about types, and conditions in the records of these ops.
CPP_SOURCE = re.compile(r"because of type of ")
PARTLY_CPP = {
    "example.computed",
    "example.each",
    "example.holder",
    "example.means",
    "example.property",
    "example.when",
}


@pytest.mark.skipif(not TEST_OPT.exists(), reason="the example dialect is built by ./dev only")
@pytest.mark.parametrize("name", ["example.mlir", "constructs.mlir"])
def test_loaded_records_have_the_clauses_of_cpp(
    name: str, loaded: tuple[ir.Context, Any], example_json: Path
) -> None:
    """Op-level and enum-case clauses are those of the C++ models, in their order, with their sources."""
    mlir = ROOT / "test" / "ir" / name
    with loaded[0]:
        module = ir.Module.parse(mlir.read_text())
        found = loaded_clauses(module, Phrases(json.loads(example_json.read_text())))
    expected = cpp_clauses(mlir)
    assert [op for op, _ in found] == [op for op, _ in expected]
    compared = 0
    for (op, clauses), (_, wanted) in zip(found, expected, strict=True):
        # For unregistered types, the text shows only the outermost type.
        clauses = [OP_DETAIL.sub(r"\1", clause) for clause in clauses if not CPP_SOURCE.search(clause)]
        declarative = [OP_DETAIL.sub(r"\1", clause) for clause in wanted if not CPP_SOURCE.search(clause)]
        if op in PARTLY_CPP:
            assert [clause for clause in declarative if clause in clauses] == clauses, op
        else:
            assert clauses == declarative, op
        compared += len(clauses)
    assert compared > 20


# Builtin element types, and containers of an element type X.
FLOATS = "f16 f32 f64 f80 f128 bf16 tf32 f8E4M3FN f8E5M2 f8E4M3 f8E4M3FNUZ f8E4M3B11FNUZ f8E5M2FNUZ f8E3M4"
SCALARS = [*FLOATS.split(), "f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E8M0FNU", "index", "none"]
SCALARS += [sign + width for sign in ("i", "si", "ui") for width in ("1", "8", "16", "24", "64")]
CONTAINERS = """
complex<X>; () -> X; tuple<>; tuple<X>; tuple<X, i8>; tuple<f32, tuple<X>>; !example.plain; !example.fancy
vector<X>; vector<4xX>; vector<1x2xX>; vector<2x4xX>; vector<3xX>; vector<16xX>; vector<[4]xX>
vector<2x[4]xX>; vector<[2]x4xX>; vector<[2]x[4]xX>; tensor<X>; tensor<4xX>; tensor<2x?xX>; tensor<?x8xX>
tensor<2x4x8xX>; tensor<*xX>; memref<X>; memref<4xX>; memref<?x4xX>; memref<4xX, 3>; memref<4xX, "near">
memref<*xX>; memref<4xX, strided<[2], offset: ?>>; memref<4x4xX, affine_map<(i, j) -> (i mod 2, j)>>
tensor<4xvector<4xX>>; memref<2xvector<[4]xX>>; memref<4xmemref<2xX>>; tensor<4xcomplex<X>>
"""


def constraints_of(context: ir.Context, count: int) -> str:
    """An op for each builtin type, and for containers of some types, that asks all constraints."""
    containers = re.split(r"[;\n]\s*", CONTAINERS.strip())
    asked = [
        *SCALARS,
        *(form.replace("X", each) for form in containers for each in ("f32", "i8", "f16", "si8")),
    ]
    functions: list[str] = []
    for type in dict.fromkeys(asked):
        try:
            ir.Type.parse(type, context)
        except ir.MLIRError:  # type: ignore[attr-defined]  # A container that can't have this element.
            continue
        operands, types = ", ".join(["%x"] * count), ", ".join([type] * count)
        op = f'"example.constraints"({operands}) : ({types}) -> ()'
        functions.append(f"func.func @f{len(functions)}(%x: {type}) {{ {op} return }}")
    assert len(functions) > 100
    return "\n".join(functions)


@pytest.mark.skipif(not TEST_OPT.exists(), reason="the example dialect is built by ./dev only")
def test_loaded_conditions_on_types_hold_as_in_cpp(
    loaded: tuple[ir.Context, Any], example_json: Path, tmp_path: Path
) -> None:
    """Conditions on types, as data, hold for the types for which the compiled C++ holds."""
    data = json.loads(example_json.read_text())
    (asked,) = (op for op in data["ops"] if op["name"] == "example.constraints")
    conditions = [entry["condition"] for entry in asked["conditional"]]
    assert [each["name"] for each in conditions if not {"type", "when"} & each.keys()] == []
    mlir = tmp_path / "constraints.mlir"
    mlir.write_text(constraints_of(loaded[0], len(conditions)))
    module = ir.Module.parse(mlir.read_text(), loaded[0])
    found = loaded_clauses(module, Phrases(data))
    held = 0
    for (op, clauses), (other, expected) in zip(found, cpp_clauses(mlir), strict=True):
        assert op == other
        expected = [OP_DETAIL.sub(r"\1", clause) for clause in expected if not CPP_SOURCE.search(clause)]
        clauses = [OP_DETAIL.sub(r"\1", clause) for clause in clauses if not CPP_SOURCE.search(clause)]
        if "!example." in clauses[-1]:
            # Of a type whose dialect isn't loaded, only the name is known.
            assert set(clauses) <= set(expected)
        else:
            assert clauses == expected
        held += len(clauses) - 1
    assert held > 800


def test_loaded_enums_are_numbers_in_ops_of_irdl(example_json: Path) -> None:
    """Ops that IRDL defines hold their enums as numbers, which the file has, too."""
    with ir.Context() as context, ir.Location.unknown():
        av.load(context, example_json, partial=True)
        body = '{ %any = irdl.any\n irdl.attributes {"attr" = %any} }'
        operations = "\n".join(f"irdl.operation @{name} {body}" for name in ("mode", "flags", "default_mode"))
        # One of the file's ops would be unknown to a dialect that is loaded before.
        irdl.load_dialects(ir.Module.parse(f"irdl.dialect @example {{ {operations} }}"))
        module = ir.Module.parse("""
            "example.mode"() {attr = 1 : i32} : () -> ()
            "example.flags"() {attr = -2147483647 : i32} : () -> ()
            "example.default_mode"() {attr = 1 : i32} : () -> ()
        """)
        own = ["example.min_version V_1 (cause: the op itself)"]
        # What the dialect's C++ may add is unknown.
        known = [[each for each in av.explain(op) if each.any_of] for op in module.body.operations]
        assert [[str(clause) for clause in clauses] for clauses in known] == [
            [*own, "example.min_version V_2 (cause: attribute 'attr' (fast))"],
            [
                *own,
                "example.feature async (cause: attribute 'attr' (c))",
                "example.issue_slots 4 (cause: attribute 'attr' (c))",
                "example.min_version V_3 (cause: attribute 'attr' (ac))",
            ],
            own,
        ]


# What can't be loaded.


def test_a_condition_in_cpp_is_refused_with_its_place(example_json: Path) -> None:
    context = ir.Context()
    context.allow_unregistered_dialects = True
    with pytest.raises(ValueError, match="pass partial=True to load the rest") as caught:
        av.load(context, example_json)
    first, op, *others, last = str(caught.value).splitlines()
    # Conditions may have several lines.
    assert sum(line.startswith(("  example.", "  dialect example: ")) for line in (op, *others)) == 20
    assert first.startswith(f"{example_json}: these parts are written in C++")
    assert op == "  example.computed: the op itself has a condition in C++: true"
    assert re.fullmatch(r"  \.\.\. and \d+ more", last)
    with context, ir.Location.unknown():  # Nothing has been attached or declared.
        assert av.explain(ir.Operation.create("example.mode")) == []
        with pytest.raises(ValueError, match="unknown dimension"):
            av.target('#availability.target<"example.feature" = []>')


def test_parts_that_only_cpp_can_inspect_are_left_out(loaded: tuple[ir.Context, tuple[LeftOut, ...]]) -> None:
    left_out = {str(entry).partition(": ")[0]: entry.what for entry in loaded[1]}
    assert left_out["example.property"].startswith("attribute 'mode' (turbo) is held in a property")
    assert (
        left_out["type example.box"] == "has parameters that are cases of enums, which only C++ can inspect"
    )
    assert "type example.fancy" not in left_out
    assert left_out["target example1"] == "'#example.target<V_1>' is interpreted by C++"
    assert "target example.v1" not in left_out
    assert left_out["example.when"].startswith("the op itself has a condition in C++: ")
    assert PARTLY_CPP - left_out.keys() == {"example.holder"}


PLAIN: dict[str, Any] = {
    "schema_version": 1,
    "dialect": "toy",
    "dimensions": [
        {
            "name": "toy.min_version",
            "label": "toy",
            "relation": "at_least",
            "values": [{"name": "v1", "value": 1}, {"name": "v2", "value": 2}],
        }
    ],
    "enums": [],
    "ops": [{"name": "toy.add", "clauses": [{"any_of": [{"dimension": "toy.min_version", "value": "v2"}]}]}],
    "overlays": [{"name": "other.op", "clauses": []}],
    "types": [],
    "attributes": [],
    "targets": [],
}


def load_data(data: Any, path: Path, *, partial: bool = False) -> list[str]:
    """Loads data from a file; returns what toy.add needs then."""
    (path / "toy.json").write_text(data if isinstance(data, str) else json.dumps(data))
    context = ir.Context()
    context.allow_unregistered_dialects = True
    for _ in range(2):  # The same again changes nothing.
        av.load(context, path / "toy.json", partial=partial)
    with context, ir.Location.unknown():
        return [str(clause) for clause in av.explain(ir.Operation.create("toy.add"))]


def test_values_of_64_bits(tmp_path: Path) -> None:
    values = [{"name": "v1", "value": -(2**63)}, {"name": "v2", "value": 2**63 - 1}]
    assert load_data(with_dimension(values=values), tmp_path) == ["toy.min_version v2 (cause: the op itself)"]


def test_all_of_a_plain_file_is_loaded(tmp_path: Path) -> None:
    assert load_data(PLAIN, tmp_path) == ["toy.min_version v2 (cause: the op itself)"]


ONE_OP = {"name": "toy.add", "clauses": []}

TAKES_CPP: dict[str, tuple[dict[str, Any], str]] = {
    "an op whose model is written by hand": (
        {"ops": [{**ONE_OP, "hand_written": True}]},
        "toy.add: its model is written by hand, in C++",
    ),
    "a value": (
        {
            "ops": [
                {**ONE_OP, "clauses": [{"any_of": [{"dimension": "toy.min_version", "value_cpp": "f()"}]}]}
            ]
        },
        "toy.add: the op itself needs a value in C++: f()",
    ),
    "a default": (
        {
            "ops": [
                {
                    **ONE_OP,
                    "conditional": [
                        {"condition": {"kind": "attribute", "name": "a", "unless_cpp": "g()"}, "clauses": []}
                    ],
                }
            ]
        },
        "toy.add: attribute 'a' has a condition in C++: g()",
    ),
    "a named target": (
        {"targets": [{"name": "toy1", "attribute": "#toy.target<v1>"}]},
        "target toy1: '#toy.target<v1>' is interpreted by C++",
    ),
}


@pytest.mark.parametrize(("change", "text"), TAKES_CPP.values(), ids=TAKES_CPP.keys())
def test_load_names_what_only_cpp_can_check(change: dict[str, Any], text: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="these parts are written in C") as caught:
        load_data({**PLAIN, **change}, tmp_path)
    assert str(caught.value).splitlines()[1:] == [f"  {text}"]
    load_data({**PLAIN, **change}, tmp_path, partial=True)


# What is left out is unknown: an op that may need it is not available.

CPP = {"kind": "op", "cpp": "f()"}
BOX = {"clauses": [], "enum_parameters": [], "conditional": [{"condition": CPP, "clauses": []}]}
UNKNOWN: dict[str, tuple[dict[str, Any], str, str]] = {
    "an op with a condition": (
        {"ops": [{**ONE_OP, "conditional": [{"condition": CPP, "clauses": []}]}]},
        "toy.add",
        "the op itself has a condition in C++: f(); av.load left it out",
    ),
    "an op of another dialect": (
        {"overlays": [{"name": "other.op", "clauses": [], "hand_written": True}]},
        "other.op",
        "its model is written by hand, in C++; av.load left it out",
    ),
    "an op with a type": (
        {"types": [{"name": "toy.box", **BOX}]},
        "toy.sub",
        "type toy.box has a condition in C++: f(); av.load left it out",
    ),
    "an op with a type that nothing can find": (
        {"types": [{"name": "AnyBox", "dialect": "toy", **BOX}]},
        "toy.sub",
        "type AnyBox has a condition in C++: f(); av.load left it out",
    ),
    "an op of another dialect with such a type": (
        {"types": [{"name": "AnyBox", "dialect": "toy", **BOX}]},
        "other.op",
        "type AnyBox has a condition in C++: f(); av.load left it out",
    ),
    "an op that decides what the type needs in it": (
        {"types": [{"name": "builtin.f16", "in_ops_of": "toy", "in_context": True, **BOX}]},
        "toy.add",
        "type builtin.f16 depends on where the op holds it, in C++; av.load left it out",
    ),
    "an op that the records call unknown": (
        {
            "ops": [
                {**ONE_OP, "conditional": [{"condition": {**CPP, "cpp": "true"}, "unknown": "never tried"}]}
            ]
        },
        "toy.add",
        "never tried",
    ),
}


@pytest.mark.parametrize(("change", "op", "reason"), UNKNOWN.values(), ids=UNKNOWN.keys())
def test_parts_that_were_left_out_are_unknown(
    change: dict[str, Any], op: str, reason: str, tmp_path: Path
) -> None:
    ops = [*change.get("ops", [ONE_OP]), {"name": "toy.sub", "clauses": []}]
    (tmp_path / "toy.json").write_text(json.dumps({**PLAIN, **change, "ops": ops}))
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        av.load(context, tmp_path / "toy.json", partial=True)
        module = ir.Module.parse(
            f'"{op}"() : () -> {"!toy.box" if "types" in change and op != "toy.add" else "()"}'
        )
        report = av.check(module, '#availability.target<"toy.min_version" = "v2">')
        assert not report
        assert [unchecked.reason for unchecked in report.unchecked] == [reason]


@pytest.mark.parametrize(
    ("mark", "name", "text"),
    [
        ("types", "builtin.f16", "() -> vector<4xf16>"),
        ("types", "builtin.vector", "() -> vector<4xf32>"),
        ("attributes", "builtin.array", "{of = [1 : i8]} : () -> ()"),
    ],
)
def test_builtin_types_and_attributes_need_something_in_ops_of_the_dialect(
    mark: str, name: str, text: str, tmp_path: Path
) -> None:
    v2 = [{"any_of": [{"dimension": "toy.min_version", "value": "v2"}]}]
    needs = {"name": name, "in_ops_of": "toy", "enum_parameters": [], "clauses": v2}
    (tmp_path / "toy.json").write_text(json.dumps({**PLAIN, mark: [needs]}))
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        av.load(context, tmp_path / "toy.json")
        form = text if text.startswith("{") else f": {text}"
        held = [ir.Operation.parse(f'"{op}"() {form}') for op in ("toy.sub", "other.op")]
        plain = ir.Operation.parse('"toy.sub"() : () -> i8')
    assert [[str(each.any_of[0]) for each in av.explain(op)] for op in (*held, plain)] == [
        ["toy.min_version v2"],
        [],
        [],
    ]


def test_discardable_attributes_are_judged_by_name(tmp_path: Path) -> None:
    """Those with conditions in C++ are unknown; a name stands for itself, whatever holds it."""
    v2 = [{"any_of": [{"dimension": "toy.min_version", "value": "v2"}]}]
    conditional = [{"condition": {**CPP, "cpp": "f()"}, "clauses": v2}]
    nothing: dict[str, Any] = {"dialect": "toy", "clauses": [], "enum_parameters": []}
    listed = [
        {**nothing, "name": "toy.fast", "clauses": v2},
        {**nothing, "name": "toy.unroll", "conditional": conditional},
    ]
    (tmp_path / "toy.json").write_text(json.dumps({**PLAIN, "discardable_attributes": listed}))
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        with pytest.raises(ValueError, match=r"attribute toy\.unroll: has a condition in C\+\+: f\(\)"):
            av.load(context, tmp_path / "toy.json")
        av.load(context, tmp_path / "toy.json", partial=True)
        ops = [f'"other.op"() {{{each}}} : () -> ()' for each in ("toy.fast", "toy.unroll = 4", "toy.slow")]
        text = "\n".join(ops)
        report = av.check(ir.Module.parse(text), '#availability.target<"toy.min_version" = "v1">')
    assert [v.message for v in report.violations] == [
        "other.op needs toy v2 or later; #availability.target<...> offers v1"
    ]
    assert [str(v.clause.source) for v in report.violations] == ["attribute 'toy.fast'"]
    assert [each.reason for each in report.unchecked] == [
        "attribute toy.unroll has a condition in C++: f(); av.load left it out"
    ]


def test_a_type_that_another_file_names_may_be_the_one_that_was_left_out(tmp_path: Path) -> None:
    (tmp_path / "toy.json").write_text(
        json.dumps({**PLAIN, "types": [{"name": "AnyBox", "dialect": "toy", **BOX}]})
    )
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        av.load(context, tmp_path / "toy.json", partial=True)
        av.attach(context, "!toy.box", [("toy.min_version", "v1")])
        module = ir.Module.parse('"toy.add"() : () -> !toy.box')
        report = av.check(module, '#availability.target<"toy.min_version" = "v2">')
        assert not report.violations
        assert [unchecked.reason for unchecked in report.unchecked] == [
            "type AnyBox has a condition in C++: f(); av.load left it out"
        ]


def with_op(**fields: Any) -> dict[str, Any]:
    """A file with one op, of these fields."""
    return {**PLAIN, "ops": [{**ONE_OP, **fields}]}


def with_condition(**fields: Any) -> dict[str, Any]:
    """A file with one op, with a clause on a condition of these fields."""
    clauses = [{"any_of": [{"dimension": "toy.min_version", "value": "v2"}]}]
    return with_op(conditional=[{"condition": fields, "clauses": clauses}])


def with_dimension(**fields: Any) -> dict[str, Any]:
    """A file whose dimension has these fields."""
    return {**PLAIN, "dimensions": [{**PLAIN["dimensions"][0], **fields}]}


NOT_OURS = "not an output of 'availability-tblgen -gen-availability-json': "

MALFORMED: dict[str, tuple[Any, str]] = {
    "no JSON": ("{", "not JSON: Expecting property name"),
    "brackets without end": ("[" * 100_000, "not JSON: "),
    "a list": ([], NOT_OURS + "the whole is not an object"),
    "another file": ({"ops": []}, NOT_OURS + "the whole has no 'schema_version'"),
    "another version": ({**PLAIN, "schema_version": 2}, "its schema_version is 2; this can read 1"),
    "an op twice": ({**PLAIN, "ops": PLAIN["ops"] * 2}, NOT_OURS + "ops[1] is another 'toy.add'"),
    "ops that are no list": ({**PLAIN, "ops": {}}, NOT_OURS + "ops is not a list"),
    "an op without a name": ({**PLAIN, "ops": [{}]}, NOT_OURS + "ops[0] has no 'name'"),
    "a name that is none": (with_op(name=3), NOT_OURS + "ops[0].name is not a string"),
    "an op's name without a dialect": (
        with_op(name="add"),
        "op name 'add' must be of the form '<dialect>.<op>'",
    ),
    "an op without clauses": (
        {**PLAIN, "ops": [{"name": "toy.add"}]},
        NOT_OURS + "ops[0] has no 'clauses'",
    ),
    "clauses that are text": (with_op(clauses="v1"), NOT_OURS + "ops[0].clauses is not a list"),
    "no alternatives": (
        with_op(clauses=[{"any_of": []}]),
        "a clause without alternatives can't be satisfied",
    ),
    "an unknown dimension": (
        with_op(clauses=[{"any_of": [{"dimension": "toy.min_versoin", "value": "v1"}]}]),
        "unknown dimension 'toy.min_versoin'; did you mean 'toy.min_version'",
    ),
    "an unknown value": (
        with_op(clauses=[{"any_of": [{"dimension": "toy.min_version", "value": "v3"}]}]),
        "unknown value 'v3' of dimension 'toy.min_version'; did you mean 'v1' or 'v2'?",
    ),
    "a value that is a number": (
        with_op(clauses=[{"any_of": [{"dimension": "toy.min_version", "value": 1}]}]),
        NOT_OURS + "ops[0].clauses[0].any_of[0].value is not a string",
    ),
    "a dimension's name": (
        with_dimension(name="x"),
        "dimension name 'x' must be of the form '<dialect>.<name>'",
    ),
    "a relation": (with_dimension(relation="most"), "relation 'most' is not"),
    "a dimension's value that is no integer": (
        with_dimension(values=[{"name": "v1", "value": float("nan")}]),
        NOT_OURS + "dimensions[0].values[0].value is not an integer of 64 bits",
    ),
    "a dimension's value of 65 bits": (
        with_dimension(values=[{"name": "v1", "value": -(2**63) - 1}]),
        NOT_OURS + "dimensions[0].values[0].value is not an integer of 64 bits",
    ),
    "a dimension's value twice": (
        with_dimension(values=[{"name": "v1", "value": 1}, {"name": "v1", "value": 2}]),
        NOT_OURS + "dimensions[0].values[1] is another 'v1'",
    ),
    "two different dimensions of a name": (
        {**PLAIN, "dimensions": PLAIN["dimensions"] + with_dimension(label="other")["dimensions"]},
        "dimension 'toy.min_version' exists in this context and is different: its label is 'toy'",
    ),
    "an unknown condition": (
        with_condition(kind="moon", name="a"),
        NOT_OURS + "ops[0].conditional[0].condition has the unknown kind 'moon'",
    ),
    "an unknown enum": (
        with_condition(kind="enum_case", name="a", case="x", enum="Mode"),
        NOT_OURS + "ops[0].conditional[0].condition.enum is not one of the enums",
    ),
    "an unknown case": (
        {
            **with_condition(kind="enum_case", name="a", case="fats", enum="Mode"),
            "enums": [{"name": "Mode", "bit_enum": False, "cases": [{"name": "fast", "value": 1}]}],
        },
        "the enum has no case 'fats'; did you mean 'fast'?",
    ),
    **{
        f"a condition on a type: {what}": (
            with_condition(kind="operand", name="x", index=0, when=when),
            f"'{json.dumps(when)}' is no condition that is known here",
        )
        for what, when in {
            "of no name": [],
            "of an unknown name": ["moon"],
            "of an unknown word": ["has", "moon"],
            "without a word": ["integer"],
            "of a number that is none": ["rank", "==", 1.5],
            "around one that is none": ["not", ["or", "x"]],
            "that is no list": {"is": "builtin.f16"},
        }.items()
    },
}


@pytest.mark.parametrize(("data", "text"), MALFORMED.values(), ids=MALFORMED.keys())
def test_a_malformed_file_is_an_error_with_its_place(data: Any, text: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=re.escape(f"{tmp_path / 'toy.json'}: {text}")):
        load_data(data, tmp_path)


def test_an_error_leaves_nothing_declared(tmp_path: Path) -> None:
    """An error in the last op keeps the first from being attached."""
    path = tmp_path / "toy.json"
    bad = {"name": "toy.bad", "clauses": [{"any_of": [{"dimension": "toy.min_version", "value": "v3"}]}]}
    path.write_text(json.dumps({**PLAIN, "ops": [*PLAIN["ops"], bad]}))
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        with pytest.raises(ValueError, match="unknown value 'v3'"):
            av.load(context, path)
        assert av.explain(ir.Operation.create("toy.add")) == []


FULL: dict[str, Any] = {
    **PLAIN,
    "dimensions": [
        *PLAIN["dimensions"],
        {
            "name": "toy.chip",
            "label": "chip",
            "relation": "partial_order",
            "values": [{"name": "a", "value": 1}, {"name": "b", "value": 2}],
            "includes": [{"value": "b", "included": ["a"]}],
            "implies": [{"value": "b", "implied": {"dimension": "toy.min_version", "value": "v2"}}],
        },
    ],
    "types": [
        {
            "name": "toy.tensor",
            "class": "::toy::TensorType",
            "clauses": [{"any_of": [{"dimension": "toy.chip", "value": "a"}]}],
            "enum_parameters": [],
        }
    ],
    "targets": [
        {
            "name": "toy-b",
            "family": "toy",
            "rank": 2,
            "attribute": '#availability.target<"toy.chip" = "b">',
            "summary": "the second",
            "source": "a test",
            "optional": [],
        }
    ],
}


def test_orders_types_and_targets(tmp_path: Path) -> None:
    path = tmp_path / "toy.json"
    path.write_text(json.dumps(FULL))
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        assert av.load(context, path) == ()
        av.attach(context, "toy.use", [])
        module = ir.Module.parse('"toy.add"() : () -> () %0 = "toy.use"() : () -> tuple<!toy.tensor>')
        assert av.check(module, "toy-b").violations == ()
        report = av.check(module, '#availability.target<"toy.min_version" = "v2", "toy.chip" = "b">')
        assert report.violations == ()
        assert str(av.deduce(module.body.operations[0])) == '#availability.target<"toy.min_version" = "v2">'
        assert [target.summary for target in av.known_targets() if target.name == "toy-b"] == ["the second"]


BROKEN: dict[str, dict[str, Any]] = {
    "an unknown op's value": {
        "ops": [{"name": "toy.x", "clauses": [{"any_of": [{"dimension": "toy.chip", "value": "c"}]}]}]
    },
    "a target": {"targets": [{**FULL["targets"][0], "attribute": '#availability.target<"toy.chip" = "c">'}]},
    "an addition": {"targets": [{**FULL["targets"][0], "optional": ["fast"]}]},
    "a type": {"types": [{**FULL["types"][0], "name": "builtin.f32"}]},
    "whose targets know a dialect": {"only_on_targets_of": [{"dialect": "spirv", "targets": "toy"}]},
    "an attribute that names ops": {"named_by_attribute": [{"op": "toy.use", "attribute": "", "prefix": ""}]},
    "an implication": {
        "dimensions": [
            *FULL["dimensions"],
            {
                "name": "toy.late",
                "label": "late",
                "relation": "at_least",
                "implies": [{"value": "1", "implied": {"dimension": "toy.chpi", "value": "b"}}],
            },
        ]
    },
}


@pytest.mark.parametrize("change", BROKEN.values(), ids=BROKEN.keys())
def test_a_failed_load_changes_nothing(change: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "toy.json"
    path.write_text(json.dumps({**FULL, **change}))
    with ir.Context() as context, ir.Location.unknown():
        context.allow_unregistered_dialects = True
        with pytest.raises(ValueError, match=re.escape(str(path))):
            av.load(context, path)
        assert av.explain(ir.Operation.create("toy.add")) == []
        assert not [target for target in av.known_targets() if target.family == "toy"]
        for name in ("toy.min_version", "toy.chip"):
            with pytest.raises(ValueError, match=f"unknown dimension '{name}'"):
                av.target(f'#availability.target<"{name}" = 1>')
        # What is right can be loaded then.
        path.write_text(json.dumps(FULL))
        av.load(context, path)
        assert str(av.target("toy-b")) == '#availability.target<"toy.chip" = "b">'


def test_no_file_and_no_context(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        av.load(ir.Context(), tmp_path / "none.json")
    with pytest.raises(TypeError, match=r"expected an mlir\.ir\.Context, not str"):
        av.load("toy.json", tmp_path)  # type: ignore[arg-type]


# A declaration only adds: what would take something away that is known already is refused.

SPIRV_VERSION = {"name": "spirv.min_version", "label": "SPIR-V", "relation": "at_least"}
TAKES_AWAY: dict[str, tuple[dict[str, Any], str]] = {
    "whose targets know a built-in dialect": (
        {"only_on_targets_of": [{"dialect": "nvvm", "targets": "rocdl"}]},
        "ops of dialect 'nvvm' run only on targets of dialect 'nvvm', "
        "which a declaration can't change to 'rocdl'",
    ),
    "whose targets know a dialect, twice": (
        {"only_on_targets_of": [{"dialect": "toy", "targets": each} for each in ("toy", "rocdl")]},
        "ops of dialect 'toy' run only on targets of dialect 'toy', "
        "which a declaration can't change to 'rocdl'",
    ),
    "that no targets know a dialect": (
        {"only_on_targets_of": [{"dialect": "nvvm", "targets": ""}]},
        "a dialect whose ops run only on some targets, and that of these targets, must have names",
    ),
    "what an op does, twice": (
        {"named_by_attribute": [{"op": "toy.call", "attribute": each, "prefix": ""} for each in ("a", "b")]},
        "what 'toy.call' does is named in another way already, so attribute 'b' can't name it",
    ),
    "the values of a built-in dimension": (
        {"dimensions": [{**SPIRV_VERSION, "values": [{"name": "v1.0", "value": 0}]}]},
        "dimension 'spirv.min_version' exists in this context and is different: ",
    ),
    "the relation of a built-in dimension": (
        {"dimensions": [{**SPIRV_VERSION, "relation": "at_most"}]},
        "dimension 'spirv.min_version' exists in this context and is different: its relation is 'at_least'",
    ),
    "a built-in target": (
        {"targets": [{**FULL["targets"][0], "name": "vulkan1.1"}]},
        "target 'vulkan1.1' exists in this context and is different: choose another name",
    ),
    "another name of a built-in target": (
        {"targets": [{**FULL["targets"][0], "name": "VP_ANDROID_15_minimums"}]},
        "target 'VP_ANDROID_15_minimums' exists in this context and is different: choose another name",
    ),
    "a built-in target, by another name": (
        {"targets": [{**FULL["targets"][0], "other_names": ["vulkan1.1"]}]},
        "target 'vulkan1.1' exists in this context and is different: choose another name",
    ),
}


@pytest.mark.parametrize(("change", "text"), TAKES_AWAY.values(), ids=TAKES_AWAY.keys())
def test_declarations_only_add(change: dict[str, Any], text: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=re.escape(f"{tmp_path / 'toy.json'}: {text}")):
        load_data({**FULL, **change}, tmp_path)


ADDS: dict[str, dict[str, Any]] = {
    "an op": {"overlays": [{"name": "nvvm.barrier0", "clauses": []}]},
    "closed regions": {"closed_regions": ["nvvm", "llvm.func"]},
    "whose targets know the dialect": {"only_on_targets_of": [{"dialect": "nvvm", "targets": "nvvm"}]},
    "a dimension": {"dimensions": [*PLAIN["dimensions"], {**SPIRV_VERSION, "name": "nvvm.x", "label": "x"}]},
}


@pytest.mark.parametrize("change", ADDS.values(), ids=ADDS.keys())
def test_what_is_unknown_stays_unknown(change: dict[str, Any], tmp_path: Path) -> None:
    """No declaration says of another dialect's op that it needs nothing where that dialect doesn't know."""
    (tmp_path / "toy.json").write_text(json.dumps({**PLAIN, **change}))
    with ir.Context() as context:
        av.load(context, tmp_path / "toy.json")
        module = ir.Module.parse("llvm.func @f() { nvvm.barrier0 rocdl.barrier llvm.return }")
        report = av.check(module, "gfx942")
        assert not report
        assert "it runs only on targets of dialect 'nvvm'" in [each.reason for each in report.unchecked]


# An attribute names what an op does: the op needs what is declared for the op of that name.

NAMES_OPS = """
include "mlir-availability/Availability.td"
def Toy_Dialect : Dialect { let name = "toy"; let cppNamespace = "::toy"; }
foreach number = [1, 2] in
  def Toy_V_#number : I32EnumAttrCase<"V_"#number, number, "v"#number>;
def Toy_VersionAttr : I32EnumAttr<"Version", "version", [Toy_V_1, Toy_V_2]> { let cppNamespace = "::toy"; }
class From<I32EnumAttrCase version> : MinVersionBase<"QueryMinVersionInterface", Toy_VersionAttr, version> {
  let label = "toy";
}
class Toy_Op<string mnemonic, list<Availability> needs> : Op<Toy_Dialect, mnemonic> {
  list<Availability> availability = needs;
}
def Toy_OldOp : Toy_Op<"old", []>;
def Toy_NewOp : Toy_Op<"new", [From<Toy_V_2>]>;
def Toy_TypedOp : Toy_Op<"typed", []> {
  let arguments = (ins AnyTypeOf<[F32, TypeAvailableAt<F64, [From<Toy_V_2>]>]>:$x);
}
def : NamedByAttribute<"host.operator", "name">;
def : NamedByAttribute<"host.call", "callee", "toy.">;
"""


@pytest.mark.parametrize(
    ("op", "verdict", "said"),
    [
        ('"host.operator"() {name = "toy.old"} : () -> ()', "yes", ""),
        ('"host.operator"() {name = "toy.new"} : () -> ()', "no", "attribute 'name' (toy.new)"),
        ('"host.operator"() <{name = "toy.new"}> : () -> ()', "no", "attribute 'name' (toy.new)"),
        ('"host.call"() {callee = @new} : () -> ()', "no", "attribute 'callee' (toy.new)"),
        ('"host.call"() {callee = "old"} : () -> ()', "yes", ""),
        ('"host.call"(%f) {callee = "typed"} : (f32) -> ()', "yes", ""),
        ('"host.call"(%d) {callee = "typed"} : (f64) -> ()', "no", "operand 0 'x' (f64)"),
        ('"host.call"(%i) {callee = "typed"} : (i8) -> ()', "unknown", "'toy.typed' allows no such op: "),
        ('"host.call"() {callee = "typed"} : () -> ()', "unknown", "'toy.typed' allows no such op: "),
        (
            '"host.call"() {callee = "odl"} : () -> ()',
            "unknown",
            "nothing is declared for 'toy.odl', which attribute 'callee' names",
        ),
        ('"host.operator"() {name = "else"} : () -> ()', "unknown", "nothing is declared for 'else'"),
        ('"host.operator"() {name = 1} : () -> ()', "unknown", "attribute 'name', which names what it does"),
        ('"host.operator"() : () -> ()', "unknown", "attribute 'name', which names what it does"),
        ('"host.operator"() {name = "host.operator"} : () -> ()', "unknown", "declared for 'host."),
    ],
)
def test_an_attribute_names_the_op(op: str, verdict: str, said: str, names_ops: Path) -> None:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        assert av.load(context, names_ops) == ()
        module = ir.Module.parse(f"func.func @f(%f: f32, %d: f64, %i: i8) {{ {op} return }}")
        report = av.check(module, '#availability.target<"toy.min_version" = "v1">')
        assert report.verdict == verdict
        assert said in "; ".join([str(each.clause) for each in report.violations] + [str(report)])
        later = av.check(module, '#availability.target<"toy.min_version" = "v2">')
        assert later.verdict == ("yes" if verdict == "no" else verdict)
        if verdict == "no":
            assert str(av.deduce(module)) == '#availability.target<"toy.min_version" = "v2">'


@pytest.fixture(scope="session")
def names_ops(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("names_ops")
    (folder / "toy.td").write_text(NAMES_OPS)
    return generate(folder / "toy.td", folder / "toy.json")

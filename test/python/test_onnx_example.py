# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""examples/onnx: ONNX's schemas as a dialect without C++ give the verdicts of onnx.defs."""

from __future__ import annotations

import copy
import importlib
import json
import random
import shutil
import warnings
from collections import Counter
from collections.abc import Iterable
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from page_runner import run_page

onnx = pytest.importorskip("onnx")

from onnx_instances import (  # noqa: E402 (it imports onnx)
    EXAMPLE,
    VALUES,
    Instance,
    clauses_of,
    load_records,
    mlir_type,
    module_text,
    of_attributes,
    of_forms,
    of_odd_types,
    of_types,
)


@pytest.fixture(scope="module")
def records() -> Any:
    return load_records()


@pytest.fixture(scope="module")
def context(tmp_path_factory: pytest.TempPathFactory) -> ir.Context:
    """A context that knows the dialect from the data that the example's page makes; nothing is left out."""
    base = tmp_path_factory.mktemp("onnx")
    shutil.copytree(EXAMPLE, base / "examples" / "onnx")
    run_page("examples/onnx/README.md", base)
    context = ir.Context()
    context.allow_unregistered_dialects = True
    assert av.load(context, base / "onnx.json") == ()
    return context


def clauses_of_all(context: ir.Context, instances: Iterable[Instance]) -> list[list[av.Clause]]:
    """The clauses of each operator."""
    text = module_text(instances)
    return [clauses_of(function) for function in ir.Module.parse(text, context).body]


def test_records_have_the_types_of_every_operator(records: Any, context: ir.Context) -> None:
    """Every type of every input and output, and every operator, in every version."""
    instances = list(of_types(records, records.schemas()))
    facts = 0
    kinds = {"inputs": "operand", "outputs": "result"}
    for each, clauses in zip(instances, clauses_of_all(context, instances), strict=True):
        exists = set(records.schemas()[each.name])
        kind, index = kinds[each.place[0]], each.place[1]
        assert all(clause.any_of for clause in clauses), clauses  # Nothing is unknown.
        own = [clause for clause in clauses if clause.source.kind == "op" and not clause.source.detail]
        ours = [clause for clause in clauses if (clause.source.kind, clause.source.index) == (kind, index)]
        assert versions_of(own, records.VERSIONS) == exists, clauses
        assert versions_of(ours, exists) == each.versions, clauses
        facts += len(exists)
    assert facts > 40_000


def versions_of(clauses: list[av.Clause], among: Iterable[int]) -> set[int]:
    """The versions that satisfy all clauses."""
    result = set(among)
    for clause in clauses:
        allowed: set[int] = set()
        for each in clause.any_of:
            if each.dimension == "onnx.extension":
                continue  # No version has it.
            bound = int(str(each.value).removeprefix("opset"))
            is_least = each.dimension == "onnx.min_version"
            allowed |= {version for version in result if (version >= bound if is_least else version <= bound)}
        result = allowed
    return result


def test_records_have_the_attributes_of_every_operator(records: Any, context: ir.Context) -> None:
    """Every attribute of every operator, in every version that has the operator."""
    instances = list(of_attributes(records, records.schemas()))
    facts = 0
    for each, clauses in zip(instances, clauses_of_all(context, instances), strict=True):
        op = records.schemas()[each.name]
        ours = [clause for clause in clauses if clause.source.kind == "attribute" and clause.any_of]
        assert versions_of(ours, op) == each.versions, each
        facts += len(op)
    assert facts > 5_000


def test_types_that_must_be_the_same(records: Any, context: ir.Context) -> None:
    """An input or output whose type differs from all others is allowed where it shares no type variable."""
    instances = list(of_odd_types(records, records.schemas()))
    facts = 0
    for each, clauses in zip(instances, clauses_of_all(context, instances), strict=True):
        exists = records.schemas()[each.name]
        ours = [clause for clause in clauses if (clause.source.detail or "").endswith(" differ")]
        assert versions_of(ours, exists) == each.versions, (each, ours)
        facts += len(exists)
    assert facts > 12_000


def test_verdicts_are_those_of_the_checker(records: Any, context: ir.Context) -> None:
    """onnx.checker judges inputs and attributes alike that are there, aren't, and are of another kind."""
    instances = list(of_forms(records, records.schemas()))
    facts = refused = 0
    for each, clauses in zip(instances, clauses_of_all(context, instances), strict=True):
        # The checker looks at no types.
        ours = [each for each in clauses if not (each.source.detail or "").endswith(" differ")]
        assert all(clause.any_of for clause in ours), ours
        versions = versions_of(ours, records.VERSIONS)
        admitted = {version for version in records.VERSIONS if is_valid(each.node, version)}
        assert versions == admitted, (each, ours)
        facts += len(records.VERSIONS)
        refused += len(records.VERSIONS) - len(admitted)
    assert facts > 45_000
    assert refused > facts / 4


def is_valid(node: Any, version: int) -> bool:
    checker_context = onnx.checker.C.CheckerContext()
    checker_context.ir_version = onnx.IR_VERSION
    checker_context.opset_imports = {"": version}
    try:
        onnx.checker.check_node(node, checker_context)
    except onnx.checker.ValidationError:
        return False
    return True


# What ONNX Runtime says of a model that it refuses for something that no record states: it has no kernel, or
# the kernel or a function's body refuses it; values, shapes and attributes decide what types results have.
BEYOND = (
    "NOT_IMPLEMENTED",
    "Exception during initialization",
    "ShapeInferenceError",
    "TypeInferenceError",
    "is not currently registered or supported",
    "bound to different types",
)
# Operators whose result has the type that an attribute, or what an input contains, says.
INFERRED = {"BitCast", "Cast", "ConstantOfShape", "EyeLike", "OptionalGetElement", "SplitToSequence"}
INFERRED |= {"Bernoulli", "BlackmanWindow", "DequantizeLinear", "HammingWindow", "HannWindow"}
INFERRED |= {"LinearAttention"}
# What ONNX Runtime admits and ONNX doesn't: two operators that came with versions 10 and 17 are there in all
# versions, attributes of Cast that came later are ignored, and so is the kind of a Constant's value.
LENIENT = {"Cast", "Constant", "LayerNormalization", "ThresholdedRelu"}


def test_verdicts_are_those_of_onnxruntime(records: Any, context: ir.Context) -> None:
    """ONNX Runtime judges models of one operator alike, half of them spoilt."""
    runtime = pytest.importorskip("onnxruntime")
    runtime.set_default_logger_severity(4)
    random_source = random.Random(7)
    models = [(model, "as it is") for model in models_of_one_operator(records)]
    models += [
        (changed := copy.deepcopy(model), spoil(records, changed, random_source)) for model, _ in models
    ]
    verdicts: Counter[str] = Counter()
    for model, change in models:
        name, version = model.graph.node[0].op_type, model.opset_import[0].version
        refusal = ask_runtime(runtime, model)
        module = ir.Module.parse(module_of(records, model), context)
        report = av.check(module, f"onnx{version}", allow_unchecked=["onnx_test", "func"])
        if "NOT_IMPLEMENTED" in refusal:
            refusal = ""
        if bool(report) == (not refusal):
            verdicts["refused" if refusal else "admitted"] += 1
        elif report:
            is_inferred = name in INFERRED and "does not match expected type" in refusal
            assert is_inferred or any(each in refusal for each in BEYOND), (name, version, change, refusal)
            verdicts["beyond the records"] += 1
        else:
            assert name in LENIENT, (name, version, change, str(report))
            verdicts["lenient"] += 1
    assert verdicts["admitted"] > 1_500
    assert verdicts["refused"] > 600
    assert verdicts["beyond the records"] + verdicts["lenient"] < 60


def models_of_one_operator(records: Any) -> list[Any]:
    """The models of one operator with which ONNX tests back ends."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # It computes the results, too.
        cases = importlib.import_module("onnx.backend.test.case.node").collect_testcases(None)
    found = []
    for case in cases:
        model = case.model
        if not model or case.name.endswith("_expanded") or len(model.graph.node) != 1:
            continue
        node = model.graph.node[0]
        # A graph inside has operators of its own.
        if node.domain or any(attribute_kind(each) == "GRAPH" for each in node.attribute):
            continue
        while node.input and not node.input[-1]:
            node.input.pop()
        found.append(model)
    return found


def spoil(records: Any, model: Any, random_source: random.Random) -> str:
    """Changes the version, a type or an attribute, which may make the model wrong; returns what."""
    node = model.graph.node[0]
    attributes = list(node.attribute)
    values = [each for each in (*model.graph.input, *model.graph.output) if each.type.HasField("tensor_type")]
    ways = ["version"] + ["type"] * bool(values) + ["attribute"] * bool(attributes)
    way = random_source.choice(ways)
    if way == "version":
        model.opset_import[0].version = random_source.choice(records.VERSIONS)
        return f"version {model.opset_import[0].version}"
    if way == "type":
        value = random_source.choice(values)
        value.type.tensor_type.elem_type = random_source.randint(1, max(onnx.TensorProto.DataType.values()))
        return f"type of {value.name}: {type_of(value.type)}"
    attribute = random_source.choice(attributes)
    kind = attribute_kind(attribute)
    node.attribute.remove(attribute)
    if random_source.random() < 0.5:
        return f"without {attribute.name}"
    node.attribute.append(onnx.helper.make_attribute(attribute.name, 1 if kind == "STRING" else "a"))
    return f"{attribute.name} of another kind"


def attribute_kind(attribute: Any) -> str:
    return str(onnx.AttributeProto.AttributeType.Name(attribute.type))


def type_of(type: Any) -> str:
    """A type as onnx.defs writes it: "seq(tensor(float))"."""
    kind = type.WhichOneof("value")
    if kind == "tensor_type":
        return f"tensor({onnx.TensorProto.DataType.Name(type.tensor_type.elem_type).lower()})"
    inner = type_of(getattr(type, kind).elem_type)
    return f"{'seq' if kind == 'sequence_type' else 'optional'}({inner})"


def module_of(records: Any, model: Any) -> str:
    """A function with the operator of a model."""
    graph, node = model.graph, model.graph.node[0]
    types = {value.name: type_of(value.type) for value in (*graph.input, *graph.output)}
    sizes: list[str] = []
    held: dict[str, list[str]] = {}
    for field, names, segments in (
        ("inputs", list(node.input), "operandSegmentSizes"),
        ("outputs", list(node.output), "resultSegmentSizes"),
    ):
        kinds = [kind for _, kind, _ in records.values(records.schemas()[node.op_type], field)]
        held[field] = [mlir_type(records, types[name]) for name in names if name]
        if sum(map(bool, kinds)) > 1:
            groups = [names[i:] if kind == "Variadic" else names[i : i + 1] for i, kind in enumerate(kinds)]
            numbers = ", ".join(str(sum(map(bool, group))) for group in groups)
            sizes.append(f"{segments} = array<i32: {numbers}>")
    attributes = [f"{each.name} = {mlir_attribute(each)}" for each in node.attribute]
    operands = [f'%{i} = "onnx_test.make"() : () -> {type}' for i, type in enumerate(held["inputs"])]
    return (
        f"func.func private @f() {{ {' '.join(operands)} "
        f"{'%r:' + str(len(held['outputs'])) + ' = ' if held['outputs'] else ''}"
        f'"onnx.{node.op_type}"({", ".join(f"%{i}" for i in range(len(operands)))}) '
        f"{{{', '.join([*sizes, *attributes])}}} : "
        f"({', '.join(held['inputs'])}) -> ({', '.join(held['outputs'])}) return }}"
    )


def mlir_attribute(attribute: Any) -> str:
    """An attribute of the kind; the records say nothing of its value."""
    value = onnx.helper.get_attribute_value(attribute)
    match attribute_kind(attribute):
        case "INT":
            return f"{value} : i64"
        case "FLOAT":
            return "1.0 : f32"
        case "STRING":
            return json.dumps(value.decode(errors="replace"))
        case "INTS":
            return f"[{', '.join(f'{each} : i64' for each in value)}]"
        case "FLOATS":
            return f"[{', '.join('1.0 : f32' for _ in value)}]"
        case "STRINGS":
            return f"[{', '.join(json.dumps(each.decode(errors='replace')) for each in value)}]"
    return VALUES[attribute_kind(attribute)][1]


def ask_runtime(runtime: Any, model: Any) -> str:
    """Why ONNX Runtime refuses a model; "" if it doesn't."""
    model = copy.deepcopy(model)
    model.ir_version = 10  # The newest version of the format that it reads may be older than onnx's.
    options = runtime.SessionOptions()
    options.graph_optimization_level = runtime.GraphOptimizationLevel.ORT_DISABLE_ALL
    options.log_severity_level = 4
    try:
        runtime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
    except Exception as error:
        return str(error)
    return ""

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""examples/onnx: ONNX's schemas as a dialect without C++ give the verdicts of onnx.defs."""

from __future__ import annotations

import copy
import importlib
import json
import random
import shutil
import sys
import warnings
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from page_runner import run_page

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "onnx"
onnx = pytest.importorskip("onnx")

# How the generator's constraints are written in MLIR.
ELEMENTS = {"float": "f32", "double": "f64", "bool": "i1", "string": "!onnx.string", "bfloat16": "bf16"}
ELEMENTS |= {"complex64": "complex<f32>", "complex128": "complex<f64>", "float16": "f16"}
ELEMENTS |= {"float8e4m3fn": "f8E4M3FN", "float8e4m3fnuz": "f8E4M3FNUZ", "float8e5m2": "f8E5M2"}
ELEMENTS |= {"float8e5m2fnuz": "f8E5M2FNUZ", "float8e8m0": "f8E8M0FNU", "float4e2m1": "f4E2M1FN"}
ELEMENTS |= {"float6e2m3": "f6E2M3FN", "float6e3m2": "f6E3M2FN"}


@pytest.fixture(scope="module")
def records() -> Any:
    sys.path.insert(0, str(EXAMPLE))
    try:
        yield importlib.import_module("onnx_records")
    finally:
        sys.path.remove(str(EXAMPLE))


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


def mlir_type(records: Any, type: str) -> str:
    element = type.removeprefix("tensor(").removesuffix(")")
    if "(" in element:
        return f"!onnx.{records.mnemonic(type)}"
    if element.startswith(("int", "uint")):
        return f"tensor<*x{element.replace('uint', 'ui') if element[0] == 'u' else 'i' + element[3:]}>"
    return f"tensor<*x{ELEMENTS[element]}>"


def instance(
    records: Any,
    name: str,
    given: dict[str, list[str | None]],
    attributes: Iterable[str] = (),
) -> str:
    """A function with the operator; each input and output has one value of the type, or none."""
    sizes = []
    for field, segments in (("inputs", "operandSegmentSizes"), ("outputs", "resultSegmentSizes")):
        kinds = [kind for _, kind, _ in records.values(records.schemas()[name], field)]
        if sum(map(bool, kinds)) > 1:
            numbers = ", ".join(str(int(type is not None)) for type in given[field])
            sizes.append(f"{segments} = array<i32: {numbers}>")
    inputs, outputs = ([type for type in given[field] if type] for field in ("inputs", "outputs"))
    operands = [f'%{i} = "onnx_test.make"() : () -> {type}' for i, type in enumerate(inputs)]
    return (
        f"func.func private @f() {{ {' '.join(operands)} "
        f"{'%r:' + str(len(outputs)) + ' = ' if outputs else ''}"
        f'"onnx.{name}"({", ".join(f"%{i}" for i in range(len(operands)))}) '
        f"{{{', '.join([*sizes, *attributes])}}} : ({', '.join(inputs)}) -> ({', '.join(outputs)}) return }}"
    )


def clauses_of_all(context: ir.Context, functions: list[str]) -> list[list[av.Clause]]:
    """The clauses of each operator in the functions."""
    text = "\n".join(each.replace("@f", f"@f{index}", 1) for index, each in enumerate(functions))
    return [clauses_of(function) for function in ir.Module.parse(text, context).body]


def test_records_have_the_types_of_every_operator(records: Any, context: ir.Context) -> None:
    """Every type of every input and output, and every operator, in every version."""
    # A line of IR for each type at each position, and the versions in which it may be there.
    lines: list[str] = []
    allowed: list[tuple[str, int, set[int], set[int]]] = []
    for name, op in records.schemas().items():
        found = {field: records.values(op, field) for field in ("inputs", "outputs")}
        for field, values in found.items():
            for index, (_, _, types) in enumerate(values):
                for type, versions in types.items():
                    given: dict[str, list[str | None]] = {
                        each: [mlir_type(records, next(iter(known))) for _, _, known in found[each]]
                        for each in found
                    }
                    given[field][index] = mlir_type(records, type)
                    lines.append(instance(records, name, given))
                    allowed.append((field.removesuffix("s"), index, versions, set(op)))
    facts = compare(records, clauses_of_all(context, lines), allowed)
    assert facts > 40_000


def compare(
    records: Any, explained: list[list[av.Clause]], allowed: list[tuple[str, int, set[int], set[int]]]
) -> int:
    facts = 0
    kinds = {"input": "operand", "output": "result"}
    for (field, index, versions, exists), clauses in zip(allowed, explained, strict=True):
        assert all(clause.any_of for clause in clauses), clauses  # Nothing is unknown.
        own = [each for each in clauses if each.source.kind == "op" and not each.source.detail]
        ours = [each for each in clauses if (each.source.kind, each.source.index) == (kinds[field], index)]
        assert versions_of(own, records.VERSIONS) == exists, clauses
        assert versions_of(ours, exists) == versions, clauses
        facts += len(exists)
    return facts


def clauses_of(function: Any) -> list[av.Clause]:
    """The clauses of ONNX's operator in a function."""
    found: list[av.Clause] = []
    for op in function.regions[0].blocks[0]:
        if op.operation.name.startswith("onnx."):
            found += av.explain(op)
    return found


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
    facts = 0
    for name, op in records.schemas().items():
        for attribute in {each for schema in op.values() for each in schema.attributes}:
            text = f'"onnx.{name}"() {{{attribute} = 1 : i64}} : () -> ()'
            module = ir.Module.parse(text, context)
            clauses = av.explain(module.body.operations[0])
            ours = [each for each in clauses if each.source.kind == "attribute" and each.any_of]
            expected = {version for version, schema in op.items() if attribute in schema.attributes}
            assert versions_of(ours, op) == expected, (name, attribute)
            facts += len(op)
    assert facts > 5_000


def test_types_that_must_be_the_same(records: Any, context: ir.Context) -> None:
    """An input or output whose type differs from all others is allowed where it shares no type variable."""
    functions: list[str] = []
    allowed: list[tuple[set[int], set[int], str]] = []
    for name, op in records.schemas().items():
        places = [(f, i) for f in ("inputs", "outputs") for i in range(len(records.values(op, f)))]
        for place in places:
            given: dict[str, list[str | None]] = {"inputs": [], "outputs": []}
            for field, index in places:
                given[field].append("tensor<f64>" if (field, index) == place else "tensor<f32>")
            functions.append(instance(records, name, given))
            allowed.append(({v for v, schema in op.items() if not shares_type(schema, place)}, set(op), name))
    facts = 0
    for clauses, (versions, exists, name) in zip(clauses_of_all(context, functions), allowed, strict=True):
        ours = [each for each in clauses if (each.source.detail or "").endswith(" differ")]
        assert versions_of(ours, exists) == versions, (name, ours)
        facts += len(exists)
    assert facts > 12_000


def shares_type(schema: Any, place: tuple[str, int]) -> bool:
    """Whether another input or output has the type variable of this one."""
    field, index = place
    if index >= len(getattr(schema, field)):
        return False
    variable = getattr(schema, field)[index]
    others = [
        each
        for f in ("inputs", "outputs")
        for i, each in enumerate(getattr(schema, f))
        if (f, i) != place and each.is_homogeneous
    ]
    return (
        variable.is_homogeneous
        and len(variable.types) > 1
        and variable.type_str in [each.type_str for each in others]
    )


# A value of each kind of attribute, in ONNX and in MLIR.
VALUES: dict[str, tuple[Any, str]] = {
    "INT": (1, "1 : i64"),
    "FLOAT": (1.0, "1.0 : f32"),
    "STRING": ("a", '"a"'),
    "INTS": ([1, 2], "[1 : i64, 2 : i64]"),
    "FLOATS": ([1.0], "array<f32: 1.0>"),
    "STRINGS": (["a"], '["a"]'),
}


def test_verdicts_are_those_of_the_checker(records: Any, context: ir.Context) -> None:
    """onnx.checker judges inputs and attributes alike that are there, aren't, and are of another kind."""
    functions: list[str] = []
    nodes: list[Any] = []
    for name, op in records.schemas().items():
        found = [types for field in ("inputs", "outputs") for _, _, types in records.values(op, field)]
        # Some inputs have changed their meaning, so that no type suits all versions.
        has_types = all(types[oldest_type(types)] == set().union(*types.values()) for types in found)
        for with_optional, attributes in forms(op):
            if with_optional and not has_types:
                continue
            given: dict[str, list[str | None]] = {
                field: [
                    None if kind and not with_optional else mlir_type(records, oldest_type(types))
                    for _, kind, types in records.values(op, field)
                ]
                for field in ("inputs", "outputs")
            }
            texts = [f"{attribute} = {VALUES[kind][1]}" for attribute, kind in attributes.items()]
            functions.append(instance(records, name, given, texts))
            nodes.append(
                onnx.helper.make_node(
                    name,
                    [f"i{i}" for i, type in enumerate(given["inputs"]) if type],
                    [f"o{i}" for i, type in enumerate(given["outputs"]) if type],
                    **{attribute: VALUES[kind][0] for attribute, kind in attributes.items()},
                )
            )
    facts = refused = 0
    for clauses, node in zip(clauses_of_all(context, functions), nodes, strict=True):
        # The checker looks at no types.
        ours = [each for each in clauses if not (each.source.detail or "").endswith(" differ")]
        assert all(clause.any_of for clause in ours), ours
        versions = versions_of(ours, records.VERSIONS)
        admitted = {version for version in records.VERSIONS if is_valid(node, version)}
        assert versions == admitted, (node, ours)
        facts += len(records.VERSIONS)
        refused += len(records.VERSIONS) - len(admitted)
    assert facts > 45_000
    assert refused > facts / 4


def oldest_type(types: dict[str, set[int]]) -> str:
    """The type that is there in most versions."""
    return max(types, key=lambda type: len(types[type]))


def forms(op: dict[int, Any]) -> Iterable[tuple[bool, dict[str, str]]]:
    """Whether optional inputs and outputs are there, and attributes with the kinds of their values."""
    kinds: dict[str, str] = {}
    required: dict[str, str] = {}
    for schema in op.values():
        for attribute in schema.attributes.values():
            kind = str(attribute.type).rpartition(".")[2]
            if kind not in VALUES:
                continue
            kinds[attribute.name] = kind
            if attribute.required:
                required[attribute.name] = kind
    yield False, required
    yield True, required
    for attribute, kind in kinds.items():
        rest = {name: each for name, each in required.items() if name != attribute}
        yield False, rest
        yield False, {**rest, attribute: kind}
        yield False, {**rest, attribute: "STRING" if kind == "INT" else "INT"}


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
# versions, and attributes of Cast that came later are ignored.
LENIENT = {"Cast", "LayerNormalization", "ThresholdedRelu"}


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
    kinds = {"INT", "FLOAT", "STRING", "INTS", "FLOATS", "STRINGS"}
    attributes = [each for each in node.attribute if attribute_kind(each) in kinds]
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
    return "unit"


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

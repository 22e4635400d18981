# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ONNX's operators as IR, right and wrong: what the tests of examples/onnx ask about.

`records` is the example's module.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import mlir.availability as av
from onnx import TensorProto, helper

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "onnx"

# How the generator's constraints are written in MLIR.
ELEMENTS = {"float": "f32", "double": "f64", "bool": "i1", "string": "!onnx.string", "bfloat16": "bf16"}
ELEMENTS |= {"complex64": "complex<f32>", "complex128": "complex<f64>", "float16": "f16"}
ELEMENTS |= {"float8e4m3fn": "f8E4M3FN", "float8e4m3fnuz": "f8E4M3FNUZ", "float8e5m2": "f8E5M2"}
ELEMENTS |= {"float8e5m2fnuz": "f8E5M2FNUZ", "float8e8m0": "f8E8M0FNU", "float4e2m1": "f4E2M1FN"}
ELEMENTS |= {"float6e2m3": "f6E2M3FN", "float6e3m2": "f6E3M2FN"}


# A value of each kind of attribute, in ONNX and in MLIR.
VALUES: dict[str, tuple[Any, str]] = {
    "INT": (1, "1 : i64"),
    "FLOAT": (1.0, "1.0 : f32"),
    "STRING": ("a", '"a"'),
    "INTS": ([1, 2], "[1 : i64, 2 : i64]"),
    "FLOATS": ([1.0], "array<f32: 1.0>"),
    "STRINGS": (["a"], '["a"]'),
    "TENSOR": (helper.make_tensor("t", TensorProto.FLOAT, [1], [1.0]), "dense<1.0> : tensor<1xf32>"),
    "SPARSE_TENSOR": (
        helper.make_sparse_tensor(
            helper.make_tensor("v", TensorProto.FLOAT, [1], [1.0]),
            helper.make_tensor("i", TensorProto.INT64, [1], [0]),
            [2],
        ),
        "sparse<0, 1.0> : tensor<2xf32>",
    ),
    "GRAPH": (helper.make_graph([], "g", [], []), "@graph"),
    "TYPE_PROTO": (helper.make_tensor_type_proto(TensorProto.FLOAT, [1]), "tensor<1xf32>"),
}


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


@dataclass(frozen=True)
class Instance:
    """A function with an operator.

    Attributes:
        text: the function, in MLIR.
        name: the operator.
        versions: those in which what is asked about is allowed, as `onnx.defs` says.
        place: the input or output that is asked about.
        node: the operator in ONNX.
    """

    text: str
    name: str
    versions: frozenset[int] = frozenset()
    place: tuple[str, int] = ("", 0)
    node: Any = None


def of_types(records: Any, names: Iterable[str]) -> Iterator[Instance]:
    """Yields an instance for each type of each input and output."""
    for name in names:
        op = records.schemas()[name]
        found = {each: records.values(op, each) for each in ("inputs", "outputs")}
        first = {
            each: [mlir_type(records, next(iter(known))) for _, _, known in found[each]] for each in found
        }
        for each, values in found.items():
            for index, (_, _, types) in enumerate(values):
                for type, versions in types.items():
                    given: dict[str, list[str | None]] = {every: [*first[every]] for every in found}
                    given[each][index] = mlir_type(records, type)
                    text = instance(records, name, given)
                    yield Instance(text, name, frozenset(versions), (each, index))


def of_attributes(records: Any, names: Iterable[str]) -> Iterator[Instance]:
    """Yields an instance for each attribute, an integer, without inputs or outputs."""
    for name in names:
        op = records.schemas()[name]
        for attribute in sorted({each for schema in op.values() for each in schema.attributes}):
            text = f'func.func private @f() {{ "onnx.{name}"() {{{attribute} = 1 : i64}} : () -> () return }}'
            versions = {version for version, schema in op.items() if attribute in schema.attributes}
            yield Instance(text, name, frozenset(versions))


def of_odd_types(records: Any, names: Iterable[str]) -> Iterator[Instance]:
    """Yields an instance for each input and output, whose type differs from those of all others."""
    for name in names:
        op = records.schemas()[name]
        places = [(f, i) for f in ("inputs", "outputs") for i in range(len(records.values(op, f)))]
        for place in places:
            given: dict[str, list[str | None]] = {"inputs": [], "outputs": []}
            for side, index in places:
                given[side].append("tensor<f64>" if (side, index) == place else "tensor<f32>")
            versions = {version for version, schema in op.items() if not shares_type(schema, place)}
            yield Instance(instance(records, name, given), name, frozenset(versions), place)


def of_forms(records: Any, names: Iterable[str]) -> Iterator[Instance]:
    """Yields instances with and without inputs and attributes, and with attributes of other kinds."""
    for name in names:
        op = records.schemas()[name]
        found = [records.values(op, each) for each in ("inputs", "outputs")]
        # Some inputs have changed their meaning, so that no type suits all versions, or that more inputs
        # follow one of which there may be any number.
        is_stable = all(
            types[oldest_type(types)] == set().union(*types.values())
            and (kind != "Variadic" or value is values[-1])
            for values in found
            for value in values
            for _, kind, types in [value]
        )
        for with_optional, attributes in forms(op):
            if with_optional and not is_stable:
                continue
            given: dict[str, list[str | None]] = {
                each: [
                    None if kind and not with_optional else mlir_type(records, oldest_type(types))
                    for _, kind, types in records.values(op, each)
                ]
                for each in ("inputs", "outputs")
            }
            texts = [f"{attribute} = {VALUES[kind][1]}" for attribute, kind in attributes.items()]
            node = helper.make_node(
                name,
                [f"i{i}" for i, type in enumerate(given["inputs"]) if type],
                [f"o{i}" for i, type in enumerate(given["outputs"]) if type],
                **{attribute: VALUES[kind][0] for attribute, kind in attributes.items()},
            )
            yield Instance(instance(records, name, given, texts), name, node=node)


def module_text(instances: Iterable[Instance]) -> str:
    """A module of the functions, in their order."""
    return "\n".join(each.text.replace("@f", f"@f{index}", 1) for index, each in enumerate(instances))


def load_records() -> Any:
    """Imports the example's module."""
    sys.path.insert(0, str(EXAMPLE))
    try:
        return importlib.import_module("onnx_records")
    finally:
        sys.path.remove(str(EXAMPLE))


def clauses_of(function: Any) -> list[av.Clause]:
    """The clauses of ONNX's operator in a function."""
    found: list[av.Clause] = []
    for op in function.regions[0].blocks[0]:
        if op.operation.name.startswith("onnx."):
            found += av.explain(op)
    return found

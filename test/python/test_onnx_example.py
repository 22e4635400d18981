# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""examples/onnx: ONNX's schemas as a dialect without C++ give the verdicts of onnx.defs."""

from __future__ import annotations

import importlib
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from page_runner import run_page

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "onnx"
defs = pytest.importorskip("onnx.defs")

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


def segments(kinds: list[str], name: str) -> list[str]:
    sizes = ", ".join("1" for _ in kinds)
    return [f"{name} = array<i32: {sizes}>"] if sum(map(bool, kinds)) > 1 else []


def test_types(records: Any, context: ir.Context) -> None:
    """Every type of every input and output, and every operator, in every version."""
    # A line of IR for each type at each position, and the versions in which it may be there.
    lines: list[str] = []
    allowed: list[tuple[str, int, set[int], set[int]]] = []
    for name, op in records.schemas().items():
        found = {field: records.values(op, field) for field in ("inputs", "outputs")}
        sizes = segments([kind for _, kind, _ in found["inputs"]], "operandSegmentSizes")
        sizes += segments([kind for _, kind, _ in found["outputs"]], "resultSegmentSizes")
        for field, values in found.items():
            for index, (_, _, types) in enumerate(values):
                for type, versions in types.items():
                    given = {
                        each: [mlir_type(records, next(iter(known))) for _, _, known in found[each]]
                        for each in found
                    }
                    given[field][index] = mlir_type(records, type)
                    operands = [
                        f'%{i} = "onnx_test.make"() : () -> {t}' for i, t in enumerate(given["inputs"])
                    ]
                    lines.append(
                        f"func.func @f{len(lines)}() {{ {' '.join(operands)} "
                        f"{'%r:' + str(len(given['outputs'])) + ' = ' if given['outputs'] else ''}"
                        f'"onnx.{name}"({", ".join(f"%{i}" for i in range(len(operands)))}) '
                        f"{{{', '.join(sizes)}}} : ({', '.join(given['inputs'])}) -> "
                        f"({', '.join(given['outputs'])}) return }}"
                    )
                    allowed.append((field.removesuffix("s"), index, versions, set(op)))
    module = ir.Module.parse("\n".join(lines), context)
    facts = compare(records, module, allowed)
    assert facts > 40_000


def compare(records: Any, module: ir.Module, allowed: list[tuple[str, int, set[int], set[int]]]) -> int:
    facts = 0
    kinds = {"input": "operand", "output": "result"}
    explained = [clauses_of(function) for function in module.body]
    for (field, index, versions, exists), clauses in zip(allowed, explained, strict=True):
        assert all(clause.any_of for clause in clauses), clauses  # Nothing is unknown.
        own = [each for each in clauses if each.source.kind == "op"]
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
            bound = int(str(each.value).removeprefix("opset"))
            is_least = each.dimension == "onnx.min_version"
            allowed |= {version for version in result if (version >= bound if is_least else version <= bound)}
        result = allowed
    return result


def test_attributes(records: Any, context: ir.Context) -> None:
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

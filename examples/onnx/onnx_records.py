#!/usr/bin/env python3
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes ONNX's operators as a dialect with availability, from the schemas of PyPI's ``onnx``.

An operator exists in some versions of the operator set, and so do its inputs, outputs, attributes and each
type that they may have. In some versions an input or an attribute must be there, and several inputs and
outputs must have one type. Usage: ``python onnx_records.py [OPERATOR ...] > Onnx.td``; without names, all.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from onnx import defs

NEWEST: int = defs.onnx_opset_version()
VERSIONS = range(1, NEWEST + 1)

# The element types of tensors. ONNX's bool is a number of one bit; its signed integers have MLIR's default
# signedness, as in onnx-mlir.
ELEMENTS = {
    "float": "F32", "double": "F64", "float16": "F16", "bfloat16": "BF16", "bool": "I<1>",
    "complex64": "Complex<F32>", "complex128": "Complex<F64>", "string": "Onnx_String",
    "float8e4m3fn": "F8E4M3FN", "float8e4m3fnuz": "F8E4M3FNUZ", "float8e5m2": "F8E5M2",
    "float8e5m2fnuz": "F8E5M2FNUZ", "float8e8m0": "F8E8M0FNU", "float4e2m1": "F4E2M1FN",
    "float6e2m3": "F6E2M3FN", "float6e3m2": "F6E3M2FN",
    **{f"int{bits}": f"I<{bits}>" for bits in (2, 4, 8, 16, 32, 64)},
    **{f"uint{bits}": f"UI<{bits}>" for bits in (2, 4, 8, 16, 32, 64)},
}  # fmt: skip

# The attributes of MLIR. A graph is a function, which the attribute names.
ATTRIBUTES = {
    "INT": "I64Attr", "FLOAT": "F32Attr", "STRING": "StrAttr", "STRINGS": "StrArrayAttr",
    "INTS": "AnyAttrOf<[I64ArrayAttr, DenseI64ArrayAttr]>",
    "FLOATS": "AnyAttrOf<[F32ArrayAttr, DenseF32ArrayAttr]>",
    "TENSOR": "Onnx_Tensor", "SPARSE_TENSOR": "Onnx_SparseTensor", "GRAPH": "SymbolRefAttr",
    "TYPE_PROTO": "TypeAttr",
}  # fmt: skip

HEAD = f"""include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir-availability/Availability.td"

def Onnx_Dialect : Dialect {{
  let name = "onnx";
  let cppNamespace = "::onnx";
  let useDefaultTypePrinterParser = 1;
}}

foreach number = !range(1, {NEWEST + 1}) in
  def Onnx_V#number : I32EnumAttrCase<"V"#number, number, "opset"#number>;
def Onnx_Version : I32EnumAttr<"Version", "version of the operator set",
    !foreach(number, !range(1, {NEWEST + 1}), !cast<I32EnumAttrCase>("Onnx_V"#number))> {{
  let cppNamespace = "::onnx";
}}
class From<int version>
    : MinVersionBase<"QueryMinVersionInterface", Onnx_Version,
                     !cast<I32EnumAttrCase>("Onnx_V"#version)>;
class UpTo<int version>
    : MaxVersionBase<"QueryMaxVersionInterface", Onnx_Version,
                     !cast<I32EnumAttrCase>("Onnx_V"#version)>;

// What no version has.
def Onnx_DifferentTypes : I32EnumAttrCase<"DifferentTypes", 0, "different_types">;
def Onnx_WithoutValue : I32EnumAttrCase<"WithoutValue", 1, "without_value">;
def Onnx_WithoutAttribute : I32EnumAttrCase<"WithoutAttribute", 2, "without_attribute">;
def Onnx_OtherAttribute : I32EnumAttrCase<"OtherAttribute", 3, "other_attribute">;
def Onnx_Extension : I32EnumAttr<"Extension", "what no version has",
    [Onnx_DifferentTypes, Onnx_WithoutValue, Onnx_WithoutAttribute, Onnx_OtherAttribute]> {{
  let cppNamespace = "::onnx";
}}
class Extension<string name>
    : OneOfBase<"QueryExtensionInterface", Onnx_Extension, !cast<I32EnumAttrCase>("Onnx_"#name)>;

foreach number = !range(1, {NEWEST + 1}) in
  def : NamedTarget<"onnx"#number> {{
    let family = "onnx";
    let rank = number;
    let attribute = "#availability.target<\\"onnx.min_version\\" = \\"opset"#number#"\\">";
    let source = "onnx.defs";
  }}

class Onnx_Type<string name> : TypeDef<Onnx_Dialect, name> {{ let mnemonic = name; }}
def Onnx_String : Onnx_Type<"string">;
def Onnx_SparseTensor : Attr<CPred<"::llvm::isa<::mlir::SparseElementsAttr>($_self)">, "sparse tensor">;
def Onnx_Tensor : Attr<And<[ElementsAttr.predicate, Neg<Onnx_SparseTensor.predicate>]>, "dense tensor">;
"""


@cache
def schemas() -> dict[str, dict[int, Any]]:
    """The schemas of each operator by version: those of its newest change that isn't newer."""
    history: dict[str, dict[int, Any]] = {}
    for schema in defs.get_all_schemas_with_history():
        if schema.domain == "":
            history.setdefault(schema.name, {})[schema.since_version] = schema
    result: dict[str, dict[int, Any]] = {}
    for name, changes in sorted(history.items()):
        for version in VERSIONS:
            since = max((each for each in changes if each <= version), default=None)
            if since is not None and not changes[since].deprecated:
                result.setdefault(name, {})[version] = changes[since]
    return result


def mnemonic(type: str) -> str:
    """The name in MLIR of a sequence or an optional: "seq_tensor_float"."""
    return re.sub(r"\W+", "_", type).strip("_")


def constraint(types: Iterable[str]) -> str:
    """The constraint for any of the types."""
    tensors = [ELEMENTS[match[1]] for each in types if (match := re.fullmatch(r"tensor\((\w+)\)", each))]
    others = [f"Onnx_{mnemonic(each)}" for each in types if not each.startswith("tensor(")]
    parts = ([f"TensorOf<[{', '.join(tensors)}]>"] if tensors else []) + others
    return f"AnyTypeOf<[{', '.join(parts)}]>"


def requirements(versions: Iterable[int], among: Iterable[int] = VERSIONS) -> str:
    """The requirements of what exists in these versions, of something that exists in those `among`."""
    known, every = sorted(versions), sorted(among)
    clauses = []
    if known[0] > every[0]:
        clauses.append(f"From<{known[0]}>")
    if known[-1] < every[-1]:
        clauses.append(f"UpTo<{known[-1]}>")
    for before, after in pairwise(known):
        if any(before < each < after for each in every):
            clauses.append(f"AnyOf<[UpTo<{before}>, From<{after}>]>")
    return ", ".join(clauses)


def unless(condition: str, versions: Iterable[int], op: dict[int, Any], extension: str) -> str:
    """The requirement of an operator for which the condition holds, which it mustn't in these versions."""
    others = set(op) - set(versions)
    need = requirements(others, op) if others else f'Extension<"{extension}">'
    return f"AvailableWhen<{condition}, [{need}]>"


def values(op: dict[int, Any], field: str) -> list[tuple[str, str, dict[str, set[int]]]]:
    """The inputs or outputs: name, "Variadic", "Optional" or "", and versions by type."""
    result = []
    for index in range(max(len(getattr(schema, field)) for schema in op.values())):
        there = {
            version: getattr(schema, field)[index]
            for version, schema in op.items()
            if index < len(getattr(schema, field))
        }
        options = {str(each.option).rpartition(".")[2] for each in there.values()}
        kind = "Variadic" if "Variadic" in options else ""
        if not kind and ("Optional" in options or len(there) < len(op)):
            kind = "Optional"
        types: dict[str, set[int]] = {}
        for version, value in there.items():
            for type in value.types:
                types.setdefault(type, set()).add(version)
        result.append((there[max(there)].name, kind, dict(sorted(types.items()))))
    return result


def declare_value(name: str, kind: str, types: dict[str, set[int]], op: dict[int, Any]) -> str:
    by_need: dict[str, list[str]] = {}
    for type, versions in types.items():
        by_need.setdefault(requirements(versions, op), []).append(type)
    parts = [
        f"TypeAvailableAt<{constraint(group)}, [{need}]>" if need else constraint(group)
        for need, group in by_need.items()
    ]
    text = f"AnyTypeOf<[{', '.join(parts)}]>"
    return f"{kind}<{text}>:${name}" if kind else f"{text}:${name}"


def same_types(op: dict[int, Any]) -> dict[frozenset[tuple[str, int]], set[int]]:
    """The inputs and outputs that have one type, with the versions in which they do."""
    result: dict[frozenset[tuple[str, int]], set[int]] = {}
    for version, schema in op.items():
        by_variable: dict[str, set[tuple[str, int]]] = {}
        for field in ("inputs", "outputs"):
            for index, value in enumerate(getattr(schema, field)):
                if value.is_homogeneous and len(value.types) > 1:
                    by_variable.setdefault(value.type_str, set()).add((field, index))
        for places in by_variable.values():
            result.setdefault(frozenset(places), set()).add(version)
    return {
        places: {each for others, those in result.items() if places <= others for each in those}
        for places in result
        if len(places) > 1
    }


def kinds(op: dict[int, Any], attribute: str) -> dict[str, set[int]]:
    """The kinds of an attribute in MLIR, with the versions that have each."""
    result: dict[str, set[int]] = {}
    for version, schema in op.items():
        if attribute in schema.attributes:
            kind = str(schema.attributes[attribute].type).rpartition(".")[2]
            result.setdefault(ATTRIBUTES[kind], set()).add(version)
    return result


def is_required(schema: Any, field: str, index: int) -> bool:
    """Whether an input or output must be there; a variadic one has a least number of values."""
    all = getattr(schema, field)
    if index >= len(all):
        return False
    kind = str(all[index].option).rpartition(".")[2]
    return kind == "Single" or (kind == "Variadic" and all[index].min_arity > 0)


def declare_op(name: str, op: dict[int, Any]) -> str:
    attributes: dict[str, set[int]] = {}
    for version, schema in op.items():
        for attribute in schema.attributes:
            attributes.setdefault(attribute, set()).add(version)
    taken = {each.lower() for each in attributes}
    names: dict[tuple[str, int], str] = {}
    needs = [requirements(op)]

    def declare_all(field: str) -> tuple[list[str], int]:
        given: list[str] = []
        found = values(op, field)
        for index, (value, kind, types) in enumerate(found):
            # ODS wants one name for each, which it writes in camel case.
            while value.lower() in taken:
                value += "_" + field.removesuffix("s")
            taken.add(value.lower())
            names[field, index] = value
            given.append(declare_value(value, kind, types, op))
            required = {version for version, schema in op.items() if is_required(schema, field, index)}
            if kind and required:
                needs.append(unless(f'Neg<IsPresent<"{value}">>', required, op, "WithoutValue"))
        return given, sum(bool(kind) for _, kind, _ in found)

    (inputs, varying_inputs), (outputs, varying_outputs) = declare_all("inputs"), declare_all("outputs")
    for attribute, versions in sorted(attributes.items()):
        need = requirements(versions, op)
        held = f"AttrAvailableAt<AnyAttr, [{need}]>" if need else "AnyAttr"
        inputs.append(f"OptionalAttr<{held}>:${attribute}")
        required = {version for version in versions if op[version].attributes[attribute].required}
        if required:
            needs.append(unless(f'Neg<IsPresent<"{attribute}">>', required, op, "WithoutAttribute"))
        for kind, those in kinds(op, attribute).items():
            other = f'And<[IsPresent<"{attribute}">, Neg<PartIs<"{attribute}", {kind}>>]>'
            needs.append(unless(other, those, op, "OtherAttribute"))
    for places, versions in same_types(op).items():
        listed = ", ".join(f'"{names[place]}"' for place in sorted(places))
        needs.append(unless(f"Neg<SameElementTypes<[{listed}]>>", versions, op, "DifferentTypes"))
    traits = ["AttrSizedOperandSegments"] * (varying_inputs > 1)
    traits += ["AttrSizedResultSegments"] * (varying_outputs > 1)
    return (
        f'def Onnx_{name}Op : Op<Onnx_Dialect, "{name}", [{", ".join(traits)}]> {{\n'
        f"  list<Availability> availability = [{(',' + chr(10) + '    ').join(filter(None, needs))}];\n"
        f"  let arguments = (ins {(',' + chr(10) + '    ').join(inputs)});\n"
        f"  let results = (outs {(',' + chr(10) + '    ').join(outputs)});\n}}\n"
    )


def containers() -> Sequence[str]:
    """The types that are no tensors."""
    found = {
        type
        for op in schemas().values()
        for schema in op.values()
        for value in (*schema.inputs, *schema.outputs)
        for type in value.types
        if not type.startswith("tensor(")
    }
    return sorted(found)


def text_of(operators: Iterable[str]) -> str:
    """The records of the operators, with all that they mention."""
    types = [f'def Onnx_{mnemonic(type)} : Onnx_Type<"{mnemonic(type)}">;' for type in containers()]
    return "\n".join([HEAD, *types, *(declare_op(name, schemas()[name]) for name in operators)])


if __name__ == "__main__":
    print(text_of(sys.argv[1:] or schemas()))

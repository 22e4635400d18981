# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every SPIR-V type and attribute has a record. Others are unknown, and so not available."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import mlir.availability as av
import pytest
from llvm_differences import HAS_FLOAT8
from llvm_release import tool
from mlir import ir
from upstream_tools import find_program, include_directory, stdout_of

PACKAGE = Path(av.__path__[0])

# What libMLIR has a type id of: `mlir::detail::TypeIDResolver<mlir::spirv::ArrayType, void>::id`.
_TYPE_ID = re.compile(r"TypeIDResolver<(mlir::spirv::\w+(?:Type|Attr)),")


def registered_classes() -> set[str]:
    """The C++ classes of the types and attributes that libMLIR's SPIR-V dialect has."""
    library = include_directory().parent / "lib" / "libMLIR.so"
    nm = find_program("LLVM_NM", tool("llvm-nm"), "llvm-nm", "nm")
    return set(_TYPE_ID.findall(stdout_of([nm, "--dynamic", "--demangle", "--defined-only", str(library)])))


def described_classes() -> dict[str, bool]:
    """The classes that records are about, and whether the records say that they need something."""
    directories = PACKAGE / "td", PACKAGE / "include", include_directory()
    spirv = PACKAGE / "td" / "mlir-availability" / "dialects" / "SPIRV.td"
    command = [str(PACKAGE / "bin" / "availability-tblgen"), "-gen-availability-json"]
    command += ["--availability-dialect=spirv", *(f"-I{directory}" for directory in directories), str(spirv)]
    data = json.loads(stdout_of(command))
    return {
        entry["class"].removeprefix("::"): any(
            entry.get(field) for field in ("clauses", "enum_parameters", "conditional")
        )
        for entry in (*data["types"], *data["attributes"])
    }


def test_every_class_has_a_record(record_property: Callable[[str, object], None]) -> None:
    registered = registered_classes()
    described = described_classes()
    assert {name for name in described if name.startswith("mlir::spirv::")} == registered
    types = {name for name in registered if name.endswith("Type")}
    alone = {"mlir::spirv::SamplerType"}
    assert {name for name in types if not described[name]} == alone & registered
    builtin = described.keys() - registered
    record_property(
        "summary",
        f"all {len(types)} types and {len(registered - types)} attributes of SPIR-V have a record, and"
        f" {len(builtin)} builtin types; {sum(described.values())} of these need something",
    )


@pytest.mark.parametrize(
    ("text", "unknown"),
    [
        ("memref<4xf32>", "memref<4xf32>"),
        ("f8E4M3", "f8E4M3"),
        ("tf32", "tf32"),
        ("index", "index"),
        ("vector<4xindex>", "index in vector<4xindex>"),
        ("tuple<i32>", "tuple<i32>"),
        ("!llvm.ptr", "!llvm.ptr"),
    ],
)
def test_unknown_types_are_not_available(context: ir.Context, text: str, unknown: str) -> None:
    # The verifier would refuse it; an op can be asked without that.
    op = ir.Operation.create("spirv.Undef", results=[ir.Type.parse(text)])
    clauses = [clause for clause in av.explain(op) if not clause.any_of]
    assert [clause.source.detail for clause in clauses] == [f"its requirements are unknown, {unknown}"]
    report = av.check(op, "vulkan1.3")
    assert [str(violation.message) for violation in report.violations if not violation.clause.any_of] == [
        "spirv.Undef is not available on any target: type of result 0: its requirements are unknown, "
        f"{unknown}"
    ]
    assert not report.ok
    with pytest.raises(ValueError, match="no target offers what '"):
        av.deduce(op)


@pytest.mark.parametrize("text", ["none", "i1", "f32", "vector<4xf32>", "!spirv.ptr<f32, Function>"])
def test_types_that_need_nothing_are_known(context: ir.Context, text: str) -> None:
    op = ir.Operation.create("spirv.Undef", results=[ir.Type.parse(text)])
    assert av.check(op, "vulkan1.0").ok


OF_MLIR_23 = pytest.mark.skipif(not HAS_FLOAT8, reason="MLIR 22 lacks these types")


@pytest.mark.parametrize(
    ("text", "needed"),
    [
        ("f8E4M3FN", "Float8EXT"),
        ("vector<4xf8E5M2>", "Float8EXT"),
        pytest.param(
            "!spirv.coopmatrix<8x16xf8E5M2, Subgroup, MatrixA>",
            "Float8CooperativeMatrixEXT",
            marks=OF_MLIR_23,
        ),
        pytest.param("!spirv.named_barrier", "NamedBarrier", marks=OF_MLIR_23),
        pytest.param("!spirv.sampler", None, marks=OF_MLIR_23),
    ],
)
def test_types_that_need_something(context: ir.Context, text: str, needed: str | None) -> None:
    op = ir.Operation.create("spirv.Undef", results=[ir.Type.parse(text)])
    needs = [need for clause in av.explain(op) for need in clause.any_of]
    capabilities = {need.value for need in needs if need.dimension == "spirv.capability"}
    assert (needed in capabilities) if needed else not capabilities

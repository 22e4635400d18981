# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares what is generated from the SPIR-V grammar with it: enum cases, and operands of decorations."""

from __future__ import annotations

from pathlib import Path

import generate_decoration_operands as decorations
import generate_spirv_cases as script
import mlir.availability as av
import pytest
from llvm_differences import GENERATED
from mlir import ir
from targets.sources import REGISTRIES

needs_grammar = pytest.mark.skipif(
    not REGISTRIES.exists(), reason="the grammar is not here; ./dev setup tests fetches it"
)


@GENERATED
@needs_grammar
def test_generated_file_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert script.main(["--check"]) == 0, (
        f"{capsys.readouterr().out}\nrun scripts/facts/generate_spirv_cases.py"
    )


@needs_grammar
def test_decoration_operands_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert decorations.main(["--check"]) == 0, (
        f"{capsys.readouterr().out}\nrun scripts/facts/generate_decoration_operands.py"
    )


@needs_grammar
def test_decoration_operands_find_a_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "DecorationOperands.inc"
    assert decorations.main(["--output", str(file)]) == 0
    text = file.read_text()
    # A literal, an enum, an id, a string, two operands.
    for line in (
        "Offset, Literal",
        "BuiltIn, Literal",
        "UniformId, Other",
        "UserSemantic, Other",
        "MergeINTEL, Other",
    ):
        assert f"DECORATION_OPERANDS({line})\n" in text
    assert "Block" not in text
    file.write_text(text.replace("(Offset, Literal)", "(Offset, Other)"))
    assert decorations.main(["--check", "--output", str(file)]) == 1
    assert "+DECORATION_OPERANDS(Offset, Literal)\n" in capsys.readouterr().out


def test_grammar_without_a_decoration_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    grammar = tmp_path / "grammar.json"
    grammar.write_text(
        '{"operand_kinds": [{"category": "ValueEnum", "kind": "Decoration", "enumerants": []}]}'
    )
    assert decorations.main(["--check", "--grammar", str(grammar)]) == 2
    assert "the grammar doesn't have decoration AliasScopeINTEL" in capsys.readouterr().err


@needs_grammar
def test_check_finds_a_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "SPIRVCases.td"
    assert script.main(["--output", str(file)]) == 0
    text = file.read_text()
    line = "  AnyOf<[Extension<[SPV_KHR_device_group]>, MinVersion<SPIRV_V_1_3>]>\n"
    assert line in text
    file.write_text(text.replace(line, "", 1))
    assert script.main(["--check", "--output", str(file)]) == 1
    assert f"+{line}" in capsys.readouterr().out


def test_missing_input_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert script.main(["--check", "--grammar", str(tmp_path / "none.json")]) == 2
    assert "none.json" in capsys.readouterr().err


@needs_grammar
def test_stale_tables_are_errors(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(script, "extension_minors", lambda: {"SPV_KHR_misspelt": 4})
    assert script.main(["--check"]) == 2
    assert "SPV_KHR_misspelt" in capsys.readouterr().err


def clauses(text: str, context: ir.Context) -> list[set[str]]:
    module = ir.Module.parse(text, context)
    (op,) = module.body.operations[0].regions[0].blocks[0].operations
    return [{str(need) for need in clause.any_of} for clause in av.explain(op)]


# (an op of a module, alternatives that it needs one of)
NEEDS = {
    "storage class": (
        "spirv.GlobalVariable @v : !spirv.ptr<!spirv.struct<(f32 [0])>, StorageBuffer>",
        {
            "spirv.extension SPV_KHR_storage_buffer_storage_class",
            "spirv.extension SPV_KHR_variable_pointers",
            "spirv.min_version v1.3",
        },
    ),
    "built-in": (
        'spirv.GlobalVariable @v built_in("SubgroupEqMask") : !spirv.ptr<vector<4xi32>, Input>',
        {"spirv.extension SPV_KHR_shader_ballot", "spirv.min_version v1.3"},
    ),
    "decoration": (
        "spirv.GlobalVariable @v {no_signed_wrap} : !spirv.ptr<i32, Private>",
        {"spirv.extension SPV_KHR_no_integer_wrap_decoration", "spirv.min_version v1.4"},
    ),
}


@pytest.mark.parametrize("name", NEEDS)
def test_version_or_extension(name: str, context: ir.Context) -> None:
    op, alternatives = NEEDS[name]
    assert alternatives in clauses(f"spirv.module Logical GLSL450 {{ {op} }}", context)

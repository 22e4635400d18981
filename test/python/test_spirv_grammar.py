# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Requirements from SPIR-V's grammar equal the grammar's entries, and MLIR's records agree with it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import generate_spirv_grammar as script
import mlir.availability as av
import pytest
from mlir import ir
from targets.corrections import read_corrected_grammar
from targets.sources import REGISTRIES, InputError
from targets.tables import RENAMED_EXTENSIONS
from upstream_oracle import enum_names, records_of

pytestmark = pytest.mark.skipif(
    not REGISTRIES.exists(), reason="the grammar is not here; ./dev setup tests fetches it"
)

# A clause: its alternatives, "v1.3" or "Float16" or "<=v1.3". An empty one can't be satisfied.
Clauses = set[frozenset[str]]

# Where a record is more accurate than the grammar: kind and name, and the record's requirements.
KNOWN_BETTER: Mapping[tuple[str, str], Clauses] = {
    # What is used without a sampler needs Image*; SPIRVTypes.td tells the two apart.
    ("Dim", "1D"): {frozenset({"Image1D", "Sampled1D"})},
    ("Dim", "2D"): {frozenset({"ImageMSArray", "Kernel", "Shader"})},
    ("Dim", "Cube"): {frozenset({"ImageCubeArray", "Shader"})},
    ("Dim", "Rect"): {frozenset({"ImageRect", "SampledRect"})},
    ("Dim", "Buffer"): {frozenset({"ImageBuffer", "SampledBuffer"})},
    # Vulkan ignores it, and memoryBarrier() of GLSL brings it into every shader.
    ("MemorySemantics", "AtomicCounterMemory"): {frozenset({"AtomicStorage", "Vulkan"})},
    # SPV_KHR_16bit_storage amends the column, and spirv-val asks it of modules for Vulkan.
    ("Decoration", "FPRoundingMode"): {
        frozenset(
            {
                *("Kernel", "StorageBuffer16BitAccess", "StorageUniform16"),
                *("StoragePushConstant16", "StorageInputOutput16"),
                *("WorkgroupMemoryExplicitLayout16BitAccessKHR", "Metal", "OpenCL", "WebGPU"),
            }
        )
    },
}


@cache
def grammar() -> dict[str, Any]:
    return read_corrected_grammar(REGISTRIES / "spirv.core.grammar.json")


@cache
def capability_numbers() -> dict[str, int]:
    (kind,) = (kind for kind in grammar()["operand_kinds"] if kind["kind"] == "Capability")
    return {
        name: script.number(entry["value"])
        for entry in kind["enumerants"]
        for name in (entry["enumerant"], *entry.get("aliases", ()))
    }


@cache
def names_of_capabilities() -> Mapping[int, str]:
    """MLIR's names, and the grammar's of what MLIR lacks."""
    (kind,) = (kind for kind in grammar()["operand_kinds"] if kind["kind"] == "Capability")
    first = {script.number(entry["value"]): entry["enumerant"] for entry in reversed(kind["enumerants"])}
    return {**first, **enum_names("Capability")}


def shown(dimension: str, value: str) -> str:
    return f"<={value}" if dimension == "spirv.max_version" else value


# What everybody has.
VACUOUS = {frozenset({"v1.0"}), frozenset({"<=v1.6"})}


def expected(entry: Mapping[str, Any]) -> Clauses:
    """Returns the needs of a grammar entry. For extensions with another name in MLIR, only that one."""
    known = names_of_capabilities()
    renamed = RENAMED_EXTENSIONS.keys()
    clauses: Clauses = set()
    if capabilities := entry.get("capabilities"):
        numbers = [capability_numbers()[name] for name in capabilities]
        clauses.add(frozenset(known[number] for number in numbers))
    version = entry.get("version", "1.0")
    brought_by = entry.get("extensions", ())
    if version != "1.0" and (brought_by or version != "None"):
        either = {name for name in brought_by if name not in renamed}
        clauses.add(frozenset(either if version == "None" else {*either, f"v{version}"}))
    if "lastVersion" in entry:
        clauses.add(frozenset({f"<=v{entry['lastVersion']}"}))
    return clauses


def asked(op: ir.Operation) -> Clauses:
    """Returns the requirements of an operation from `explain`, without those that everything satisfies and
    those of Vulkan's rules.
    """
    clauses = {
        frozenset(shown(need.dimension, need.value) for need in clause.any_of)
        for clause in av.explain(op)
        if not (clause.source.rule or "").startswith("VUID-")
    }
    return clauses - VACUOUS


def instruction(opcode: int, enumerants: str = "", more: str = "") -> Clauses:
    attributes = f"{{opcode = {opcode} : i32, enumerants = array<i32{enumerants}>{more}}}"
    module = ir.Module.parse(f'spirv.binary.instruction "x"() {attributes} : () -> ()')
    return asked(module.body.operations[0].operation)


def agree(said: Clauses, wanted: Clauses) -> bool:
    """Returns whether records have the grammar's requirements.

    They may also require the version and the extension needed to declare the capability.
    """
    more = {need for clause in said - wanted for need in clause}
    return wanted <= said and all(need.startswith(("SPV_", "v1.")) for need in more)


def enumerants() -> Iterator[tuple[int, str, dict[str, Any]]]:
    """All enumerants with their kinds, except capabilities, which are requirements themselves."""
    for position, kind in enumerate(grammar()["operand_kinds"]):
        if kind["kind"] == "Capability":
            continue
        for entry in script.merged(kind.get("enumerants", ()), "value"):
            # 0 is not an enumerant.
            if kind["category"] != "BitEnum" or script.number(entry["value"]) != 0:
                yield position, kind["kind"], entry


def test_generated_file_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert script.main(["--check"]) == 0, (
        f"{capsys.readouterr().out}\nrun scripts/facts/generate_spirv_grammar.py"
    )


def test_every_enumerant_needs_what_the_grammar_says(context: ir.Context, record_property: Any) -> None:
    """Where MLIR's enum has the enumerant, its record is asked: this holds records to the grammar, too."""
    wrong, count = {}, 0
    for kind, name, entry in enumerants():
        value = script.number(entry["value"])
        signed = value - (1 << 32) if value >= 1 << 31 else value
        said = instruction(0, f": {kind}, {signed}")
        key = name, entry["enumerant"]
        if not agree(said, KNOWN_BETTER.get(key, expected(entry))):
            wrong[key] = said, expected(entry)
        count += 1
    assert not wrong
    record_property("summary", f"{count} enumerants of SPIR-V's grammar compared with what is asked for them")


def test_every_opcode_needs_what_the_grammar_says(context: ir.Context, record_property: Any) -> None:
    wrong, count = {}, 0
    for entry in script.merged(grammar()["instructions"], "opcode"):
        said = instruction(entry["opcode"])
        if said != expected(entry):
            wrong[entry["opname"]] = said, expected(entry)
        count += 1
    assert not wrong
    record_property("summary", f"{count} opcodes of SPIR-V's grammar compared with what is asked for them")


def test_records_of_ops_agree_with_the_grammar(record_property: Any) -> None:
    records = records_of("mlir/Dialect/SPIRV/IR/SPIRVOps.td")
    table = {op["op"]: op for op in json.loads(_table())["ops"]}
    by_name = {
        name: entry
        for entry in grammar()["instructions"]
        for name in (entry["opname"], *entry.get("aliases", ()))
    }
    wrong, count = {}, 0
    for reference in records["!instanceof"]["SPIRV_Op"]:
        record = records[reference]
        if not record["hasOpcode"]:
            continue
        clauses = {
            frozenset(shown(need["dimension"], need["value"]) for need in clause["any_of"])
            for clause in table[f"spirv.{record['opName']}"]["clauses"]
        } - VACUOUS
        # Records know no alternative that MLIR's enum lacks. Ops that need one don't verify.
        known = {*enum_names("Capability").values(), *enum_names("Extension").values()}
        wanted = {
            frozenset(need for need in clause if need in known or need.startswith(("v", "<=")))
            for clause in expected(by_name[record["spirvOpName"]])
        }
        if not agree(clauses, wanted):
            wrong[record["spirvOpName"]] = clauses, wanted
        count += 1
    assert not wrong
    record_property("summary", f"records of {count} SPIR-V ops compared with the grammar")


def _table() -> bytes:
    return subprocess.run(
        ["mlir-availability", "table", "spirv", "--format", "json"], capture_output=True, check=True
    ).stdout


@pytest.mark.parametrize(
    ("more", "clauses"),
    [
        (', set = "GLSL.std.450", set_opcode = 1 : i32', set()),
        (', set = "GLSL.std.450", set_opcode = 76 : i32', {frozenset({"InterpolationFunction"})}),
        (', set = "GLSL.std.450", set_opcode = 999 : i32', {frozenset[str]()}),
        (', set = "NonSemantic.DebugPrintf", set_opcode = 999 : i32', set()),
    ],
)
def test_extended_instructions_need_what_the_grammar_says(
    context: ir.Context, more: str, clauses: Clauses
) -> None:
    assert instruction(12, more=more) == clauses


@pytest.mark.parametrize(
    ("name", "clauses"),
    [
        ("GLSL.std.450", set()),
        ("NonSemantic.DebugPrintf", {frozenset({"SPV_KHR_non_semantic_info", "v1.6"})}),
        ("SPV_AMD_shader_ballot", {frozenset({"SPV_AMD_shader_ballot"})}),
        # MLIR's enum doesn't have the extension.
        ("SPV_AMD_gcn_shader", {frozenset({"SPV_AMD_gcn_shader"})}),
        ("Somebody.Else", {frozenset[str]()}),
    ],
)
def test_imports_need_what_the_grammar_says(context: ir.Context, name: str, clauses: Clauses) -> None:
    assert instruction(11, more=f', set = "{name}"') == clauses


def test_what_the_grammar_lacks_is_unknown(context: ir.Context) -> None:
    assert instruction(65000) == {frozenset()}
    # A storage class.
    position = [kind["kind"] for kind in grammar()["operand_kinds"]].index("StorageClass")
    assert instruction(0, f": {position}, 65000") == {frozenset()}


@pytest.mark.parametrize(
    ("correction", "error"),
    [
        (
            '<"OpMisspelt"> { let extensions = ["SPV_NV_x"]; let source = ""; }',
            "the grammar has no OpMisspelt",
        ),
        (
            '<"DrawIndex", "BuiltIn"> { let extensions = ["SPV_NV_mesh_shader"]; let source = ""; }',
            "the grammar has what is added to DrawIndex",
        ),
        ('<"OpNop"> { let source = misspelt; }', "can't read"),
    ],
)
def test_corrections_that_are_stale(correction: str, error: str, tmp_path: Path) -> None:
    """A correction that the newest grammar has made itself is to be removed."""
    file = tmp_path / "corrections.td"
    text = script.ROOT.joinpath("td/SPIRVCorrections.td").read_text()
    file.write_text(text[: text.index("\ndef :")] + f"\ndef : SPIRVCorrection{correction}\n#endif\n")
    with pytest.raises(InputError, match=error):
        read_corrected_grammar(REGISTRIES / "spirv.core.grammar.json", corrections=file)

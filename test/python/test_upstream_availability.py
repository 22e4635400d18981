# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What we say of SPIR-V ops is what upstream says, over a corpus that holds every op.

Upstream's answers are those of its test pass (see ``upstream_oracle``). It knows less than we do: it reads
the op, and the enum attributes that can't be absent; of the ops that it treats by hand also the types of
operands and results. So of our clauses only those with such a source are compared with it. The enum
attributes that it passes over are compared with what TableGen says of their cases.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from upstream_oracle import (
    CAPABILITY,
    EXTENSION,
    MAX_VERSION,
    MIN_VERSION,
    ClauseKey,
    Needs,
    OpDefinition,
    Report,
    corpus_files,
    enum_names,
    op_definitions,
    parse_report,
    run_test_pass,
)
from upstream_tools import reported_ops

# Ops of the dialect that no module of the corpus can contain where upstream looks, and why.
UNREACHABLE_OPS: dict[str, str] = {}

# Cases of enums that the verifier keeps out of every attribute that upstream reads, and why.
UNREACHABLE_CASES: dict[tuple[str, str], str] = {
    ("image_operands", "Bias"): "the one op where upstream reads it samples with an explicit level of detail",
    ("image_operands", "None"): "the same op needs Lod or Grad",
}
# Errors in upstream's records, and the correct requirements.
UPSTREAM_IS_WRONG = {
    **{
        (f"spirv.{name}", CAPABILITY): f"Op{name} needs Kernel (specification, 3.52.17; so says spirv-val)"
        for name in ("IsFinite", "IsNormal")
    },
    **{
        (f"spirv.{name}{suffix}", CAPABILITY): "DotProductInput4x8Bit is for vectors of four bytes, and "
        "DotProductInputAll for all (SPV_KHR_integer_dot_product, 3.31; so says spirv-val)"
        for name in ("SDot", "SUDot", "UDot")
        for suffix in ("", "AccSat")
    },
    **{
        (f"spirv.KHR.CooperativeMatrix{name}", MIN_VERSION): "SPV_KHR_cooperative_matrix takes SPIR-V 1.3"
        for name in ("Length", "Load", "MulAdd", "Store")
    },
}

# Upstream's requirement of the semantics AtomicCounterMemory, which Vulkan ignores ("Memory Semantics"):
# GLSL's memoryBarrier() adds it to every shader, and no other tool requires it.
IGNORED = (CAPABILITY, "AtomicStorage")

# Cases that are core since a version and came with an extension first, of which upstream's records have the
# version alone: with SPV_KHR_vulkan_memory_model they are there in older versions too. (Of all others of that
# kind it has the extension alone, which then counts as there in the version.)
VERSION_ALONE = {
    "MakePointerAvailable",
    "MakePointerVisible",
    "NonPrivatePointer",
    "MakeTexelAvailable",
    "MakeTexelVisible",
    "NonPrivateTexel",
    "VolatileTexel",
    "OutputMemory",
    "MakeAvailable",
    "MakeVisible",
    "QueueFamily",
}

# What the models by hand have beyond upstream's, compared with spirv-val.
HANDWRITTEN_BEYOND_UPSTREAM = {
    "selects a pointer",
    # How the capability for the form of a dot product's input can be declared; the op as such says the same.
    "DotProductInputAll",
    "DotProductInput4x8Bit",
    "DotProductInput4x8BitPacked",
}

# spirv.Variable is the only op with a storage class, which has to be Function.
ONLY_STORAGE_CLASS = "Function"

SOURCE_KINDS = ("op", "operand", "result", "attribute", "type", "region", "instance")

FILES = corpus_files()
over_corpus = pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])


@dataclass(frozen=True)
class Disagreement:
    """A dimension in which an op needs something else than upstream says."""

    op: str
    location: str
    dimension: str
    ours: str
    upstream: str


@cache
def upstream_reports(path: Path) -> list[Report]:
    """Returns the reports of upstream's pass for a module."""
    return run_test_pass(path)


def place(op: ir.Operation) -> str:
    """Returns ``file:line:col`` of an op, the file without its folders."""
    text = str(op.location).removeprefix("loc(").removesuffix(")").replace('"', "")
    return text.rsplit("/", 1)[-1]


def seen_by_upstream(clause: av.Clause, definition: OpDefinition) -> bool:
    """Returns whether upstream considers the cause of the clause.

    A clause of the op with a reason depends on combinations of its parts, which upstream ignores;
    `test_spirv_val.py` compares those with spirv-val.
    """
    source = clause.source
    if any(need.dimension in BEYOND_UPSTREAM for need in clause.any_of):
        return False
    if source.kind == "attribute":
        return definition.read_by_upstream(source.name or "")
    if definition.handwritten:
        return source.kind in ("op", "operand", "result") and source.detail not in HANDWRITTEN_BEYOND_UPSTREAM
    return source.kind == "op" and source.detail is None


# SPV_AMD_shader_ballot: Groups is an alternative for a group operation.
CORRECTED = {("attribute", "Groups")}

# What only Vulkan's rules ask for.
BEYOND_UPSTREAM = ("vulkan.feature", "vulkan.property", "spirv.client_api", "spirv.supported_capability")


def as_upstream_says(clause: av.Clause) -> av.Clause:
    """Returns upstream's form of "core since a version, or with an extension".

    Its records name one of the two: the version where that is all that they have (`VERSION_ALONE`), else the
    extension. They can't name what upstream's enums lack, and lack what SPIRVCorrections.td adds
    (`CORRECTED`).
    """
    known = {**enum_values_of("Capability"), **enum_values_of("Extension")}
    clause = replace(
        clause,
        any_of=tuple(
            need
            for need in clause.any_of
            if (need.dimension not in (CAPABILITY, EXTENSION) or need.value in known)
            and (clause.source.kind, need.value) not in CORRECTED
        ),
    )
    dimensions = {need.dimension for need in clause.any_of}
    if dimensions != {EXTENSION, MIN_VERSION}:
        return clause
    kept = MIN_VERSION if clause.source.detail in VERSION_ALONE else EXTENSION
    return replace(clause, any_of=tuple(need for need in clause.any_of if need.dimension == kept))


@cache
def enum_values_of(name: str) -> dict[str, int]:
    return {case: value for value, case in enum_names(name).items()}


def key_of(clause: av.Clause) -> ClauseKey:
    """Returns the alternatives of a clause."""
    return frozenset((need.dimension, need.value) for need in clause.any_of)


def merged(clauses: Iterable[av.Clause]) -> Needs:
    """Merges clauses as upstream's interfaces do: the highest minimum, the lowest maximum, and the others."""
    dimensions = (MIN_VERSION, MAX_VERSION, EXTENSION, CAPABILITY)
    values: dict[str, set[frozenset[str]]] = {dimension: set() for dimension in dimensions}
    for clause in clauses:
        clause = as_upstream_says(clause)
        own = {need.dimension for need in clause.any_of}
        assert len(own) == 1, f"upstream can't say alternatives across dimensions: {clause}"
        values[own.pop()].add(frozenset(need.value for need in clause.any_of))
    return Needs(
        min_version=max(_only(values[MIN_VERSION]), default=None),
        max_version=min(_only(values[MAX_VERSION]), default=None),
        extensions=frozenset(values[EXTENSION]),
        capabilities=frozenset(values[CAPABILITY]),
    )


def _only(alternatives: Iterable[frozenset[str]]) -> list[str]:
    """Returns the versions of clauses with one version each. As strings they are ordered: v1.0 to v1.6."""
    versions = [sorted(group) for group in alternatives]
    assert all(len(group) == 1 for group in versions), f"several versions in one clause: {versions}"
    return [group[0] for group in versions]


def shown(value: Any) -> str:
    """Returns an answer as upstream prints it."""
    if not isinstance(value, frozenset):
        return str(value)
    return "[" + " ".join(sorted("[" + ", ".join(sorted(group)) + "]" for group in value)) + "]"


def disagreements(op: ir.Operation, upstream: Needs) -> Iterator[Disagreement]:
    """Yields the dimensions in which our clauses say something else than upstream."""
    definition = op_definitions()[op.name]
    ours = merged(clause for clause in av.explain(op) if seen_by_upstream(clause, definition))
    theirs = upstream.by_dimension()
    if any("AtomicCounterMemory" in str(op.attributes[name]) for name in op.attributes):
        theirs = {**theirs, CAPABILITY: theirs[CAPABILITY] - {frozenset({IGNORED[1]})}}
    for dimension, value in ours.by_dimension().items():
        if value != theirs[dimension] and (op.name, dimension) not in UPSTREAM_IS_WRONG:
            yield Disagreement(op.name, place(op), dimension, shown(value), shown(theirs[dimension]))


def table(found: list[Disagreement]) -> str:
    """Lays disagreements out in columns, under a line that counts them."""
    header = ("op", "location", "dimension", "ours", "upstream")
    rows = [header, *((d.op, d.location, d.dimension, d.ours, d.upstream) for d in found)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(header))]
    padded = ((cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    lines = ("  ".join(cells).rstrip() for cells in padded)
    return f"{len(found)} disagreements with upstream\n" + "\n".join(lines)


@over_corpus
def test_same_availability_as_upstream(path: Path) -> None:
    reports = upstream_reports(path)
    with ir.Context():
        module = ir.Module.parseFile(str(path))
        ops = list(reported_ops(module, "spirv"))
        assert [op.name for op in ops] == [report.op for report in reports]
        pairs = zip(ops, reports, strict=True)
        found = [row for op, report in pairs for row in disagreements(op, report.needs)]
    # Not `assert not found`: pytest would show the list too.
    if found:
        pytest.fail(table(found), pytrace=False)


def test_every_op_is_compared(capsys: pytest.CaptureFixture[str], record_property: Any) -> None:
    reports = [report for path in FILES for report in upstream_reports(path)]
    compared = {report.op for report in reports}
    defined = set(op_definitions())
    summary = f"{len(compared)} of {len(defined)} SPIR-V ops compared, {len(reports)} op instances"
    record_property("summary", summary)
    with capsys.disabled():
        print(f"\n{summary}")
    assert defined - compared == set(UNREACHABLE_OPS)
    assert compared <= defined


def enum_values(op: ir.Operation, definition: OpDefinition) -> Iterator[tuple[str, str]]:
    """Yields the name of each enum attribute of an op and each case in it."""
    for name in definition.enum_attributes:
        if name in op.attributes:
            value = str(op.attributes[name])
            for case in value[value.index("<") + 1 : value.rindex(">")].split("|"):
                yield name, case


def test_every_enum_case_is_compared() -> None:
    definitions = op_definitions()
    held: set[tuple[str, str]] = set()
    with ir.Context():
        for path in FILES:
            for op in reported_ops(ir.Module.parseFile(str(path)), "spirv"):
                definition = definitions[op.name]
                for name, case in enum_values(op, definition):
                    if definition.read_by_upstream(name):
                        held.add((definition.enum_attributes[name].enum, case))
    readable = {
        (attribute.enum, case)
        for definition in definitions.values()
        for name, attribute in definition.enum_attributes.items()
        if definition.read_by_upstream(name)
        for case in attribute.cases
        if attribute.enum != "storage_class" or case == ONLY_STORAGE_CLASS
    }
    assert readable - held == set(UNREACHABLE_CASES)


@over_corpus
def test_attribute_clauses_are_those_of_the_cases(path: Path) -> None:
    """Covers the optional attributes too, which upstream ignores.

    Not those of hand-written ops: `format` of a dot product names v1.6 *and* the extension, but the packed
    form is there in any version with the extension.
    """
    definitions = op_definitions()
    with ir.Context():
        for op in reported_ops(ir.Module.parseFile(str(path)), "spirv"):
            definition = definitions[op.name]
            if definition.handwritten:
                continue
            expected: dict[str, set[ClauseKey]] = {}
            for name, case in enum_values(op, definition):
                expected.setdefault(name, set()).update(definition.enum_attributes[name].cases[case])
                if case == "AtomicCounterMemory":
                    expected[name].discard(frozenset({IGNORED}))
            for name, keys in expected.items():
                clauses = [
                    clause
                    for clause in av.explain(op)
                    if (clause.source.kind, clause.source.name) == ("attribute", name)
                    and not any(need.dimension in BEYOND_UPSTREAM for need in clause.any_of)
                ]
                ours = {key_of(as_upstream_says(clause)) for clause in clauses}
                assert ours == keys, f"'{name}' of {op.name} at {place(op)}"


@over_corpus
def test_clauses_are_well_formed(path: Path) -> None:
    with ir.Context():
        for op in reported_ops(ir.Module.parseFile(str(path)), "spirv"):
            for clause in av.explain(op):
                assert_well_formed(clause, op)


def assert_well_formed(clause: av.Clause, op: ir.Operation) -> None:
    """Checks a clause, that its source exists in the op, and its JSON form."""
    where = f"{clause} of {op.name} at {place(op)}"
    source = clause.source
    assert clause.any_of, where
    dialects = ("spirv.", "vulkan.")
    assert all(need.dimension.startswith(dialects) and need.value for need in clause.any_of), where
    assert source.kind in SOURCE_KINDS, where
    if source.kind in ("operand", "result"):
        there = op.operands if source.kind == "operand" else op.results
        assert source.index is not None, where
        assert 0 <= source.index < len(there), where
    if source.kind == "attribute":
        # Those of a function's parameters are in `arg_attrs`.
        assert source.name in op.attributes or source.name == "spirv.decoration", where
    written = json.loads(json.dumps(clause.to_json()))
    assert list(written) == ["any_of", "source"], where
    assert written["any_of"] == [{"dimension": n.dimension, "value": n.value} for n in clause.any_of], where
    assert written["source"]["kind"] == source.kind, where
    assert set(written["source"]) <= {"kind", "name", "index", "detail", "rule"}, where


def test_parse_report_refuses_what_it_does_not_know() -> None:
    with pytest.raises(ValueError, match="ends in the middle"):
        list(parse_report("f\nspirv.IAdd min version: v1.0\n"))


def test_a_missing_clause_is_a_disagreement(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison itself would notice."""
    path = next(path for path in FILES if path.stem == "mesh")
    monkeypatch.setattr(av, "explain", lambda op: [])
    with ir.Context():
        (op, *_) = reported_ops(ir.Module.parseFile(str(path)), "spirv")
        found = list(disagreements(op, upstream_reports(path)[0].needs))
    assert [row.dimension for row in found] == [MIN_VERSION, MAX_VERSION, EXTENSION, CAPABILITY]
    assert "mesh.mlir:6:3" in table(found)

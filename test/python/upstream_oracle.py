# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What upstream MLIR says about the availability of SPIR-V ops, to compare ours with.

Two sources, neither of which is ours:

* ``mlir-opt --test-spirv-op-availability``, upstream's test pass. It looks into each ``func.func`` that
  lies directly in the module and prints, for every op of the dialect at any depth in it (a ``spirv.module``
  too), what its four query interfaces answer: in post-order, without locations. After that it looks into
  each ``spirv.ARM.Graph``, which in our corpus is in a ``func.func`` already.
* The records of ``SPIRVOps.td`` (``llvm-tblgen --dump-json``): which ops exist, which enum attributes they
  have, and what each case of an enum needs.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import llvm_differences
from upstream_tools import conjunction, mlir_opt, records_of, stdout_of

CORPUS = Path(__file__).resolve().parents[1] / "corpus" / "spirv"

MIN_VERSION = "spirv.min_version"
MAX_VERSION = "spirv.max_version"
EXTENSION = "spirv.extension"
CAPABILITY = "spirv.capability"

# One clause in one dimension: alternatives, any of which suffices.
Alternatives = frozenset[str]
# One clause as pairs of a dimension and a value.
ClauseKey = frozenset[tuple[str, str]]


@dataclass(frozen=True)
class Needs:
    """The requirements of an op, merged like upstream's interfaces merge them.

    The versions are None if the interface returns none.
    """

    min_version: str | None
    max_version: str | None
    extensions: frozenset[Alternatives]
    capabilities: frozenset[Alternatives]

    def by_dimension(self) -> dict[str, Any]:
        """Returns the four answers under our names for them."""
        return {
            MIN_VERSION: self.min_version,
            MAX_VERSION: self.max_version,
            EXTENSION: self.extensions,
            CAPABILITY: self.capabilities,
        }


@dataclass(frozen=True)
class Report:
    """The output of the test pass for one op."""

    function: str
    op: str
    needs: Needs


@dataclass(frozen=True)
class EnumAttribute:
    """An attribute of an op that holds an enum.

    Attributes:
        enum: the mnemonic: ``memory_semantics`` of ``#spirv.memory_semantics<...>``.
        optional: whether it may be absent. Upstream's generator passes over those, whatever they hold.
        cases: what each case needs, under its name in the assembly. A case needs all of its clauses.
    """

    name: str
    enum: str
    optional: bool
    cases: Mapping[str, frozenset[ClauseKey]]


@dataclass(frozen=True)
class OpDefinition:
    """The ODS definition of an op.

    Attributes:
        handwritten: whether upstream wrote its availability in C++ (``autogenAvailability = 0``), where it
            may depend on the types of operands and results.
    """

    name: str
    handwritten: bool
    enum_attributes: Mapping[str, EnumAttribute] = field(default_factory=dict)

    def read_by_upstream(self, attribute: str) -> bool:
        """Whether upstream's availability of this op depends on the attribute."""
        known = self.enum_attributes.get(attribute)
        return known is not None and not known.optional and not self.handwritten


def corpus_files() -> list[Path]:
    """Returns the modules of the corpus, sorted by name."""
    return llvm_differences.corpus(CORPUS)


def run_test_pass(path: Path) -> list[Report]:
    """Returns upstream's report on the functions of a module, in the order of the pass.

    Raises:
        RuntimeError: mlir-opt refuses the module.
    """
    command = [mlir_opt(), "--test-spirv-op-availability", str(path), "-o", os.devnull]
    functions = set(re.findall(r"^func\.func @(\w+)", path.read_text(), re.MULTILINE))
    return [report for report in parse_report(stdout_of(command)) if report.function in functions]


_QUERIES = ("min version", "max version", "extensions", "capabilities")
_ANSWER = re.compile(rf"(?P<op>spirv\.[\w.]+) (?P<query>{'|'.join(_QUERIES)}): ?(?P<value>.*)")


def parse_report(text: str) -> Iterator[Report]:
    """Yields the output of the test pass: a line with a function's name, then four lines for each op."""
    function = ""
    op = ""
    answers: dict[str, str] = {}
    for line in text.splitlines():
        match = _ANSWER.fullmatch(line.strip())
        if match is None:
            function = line.strip()
            continue
        if not answers:
            op = match["op"]
        if match["op"] != op or match["query"] in answers:
            raise ValueError(f"unexpected line in upstream's report on {op}: {line!r}")
        answers[match["query"]] = match["value"]
        if len(answers) == len(_QUERIES):
            yield Report(function, op, _needs(answers))
            answers = {}
    if answers:
        raise ValueError(f"upstream's report ends in the middle of {op}")


def _needs(answers: Mapping[str, str]) -> Needs:
    return Needs(
        min_version=_version(answers["min version"]),
        max_version=_version(answers["max version"]),
        extensions=conjunction(answers["extensions"]),
        capabilities=conjunction(answers["capabilities"]),
    )


def _version(text: str) -> str | None:
    return text if re.fullmatch(r"v\d+\.\d+", text) else None


@cache
def op_definitions() -> Mapping[str, OpDefinition]:
    """Returns every op of the installed SPIR-V dialect by its full name (``spirv.IAdd``)."""
    records = _records()
    definitions = (_op_definition(records, records[name]) for name in records["!instanceof"]["SPIRV_Op"])
    return {definition.name: definition for definition in definitions}


@cache
def capability_needs() -> dict[str, frozenset[str]]:
    """Returns what each capability, with those that it implies, needs: versions, extensions."""
    records = _records()

    def with_implied(case: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        yield case
        for implied in case.get("implies") or ():
            yield from with_implied(records[implied["def"]])

    cases = (
        records[case["def"]] for case in records[records["SPIRV_CapabilityAttr"]["enum"]["def"]]["enumerants"]
    )
    return {
        case["str"]: frozenset(
            value
            for part in with_implied(case)
            for need in part.get("availability") or ()
            for _, value in _clause(records[need["def"]])
        )
        for case in cases
    }


@cache
def enum_names(enum: str) -> dict[int, str]:
    """Returns the names of an enum's cases by their values; `enum` is its C++ name."""
    records = _records()
    attribute = next(
        name for name in records["!instanceof"]["EnumInfo"] if records[name]["className"] == enum
    )
    cases = (records[case["def"]] for case in records[attribute]["enumerants"])
    return {case["value"]: case["str"] for case in cases}


def _records() -> dict[str, Any]:
    return records_of("mlir/Dialect/SPIRV/IR/SPIRVOps.td")


def _op_definition(records: Mapping[str, Any], op: Mapping[str, Any]) -> OpDefinition:
    attributes = {}
    for argument, name in op["arguments"]["args"]:
        enum, optional = _underlying(records, argument["def"])
        if "EnumAttr" in enum["!superclasses"]:
            attributes[name] = EnumAttribute(name, enum["mnemonic"], optional, _cases(records, enum))
    return OpDefinition(f"spirv.{op['opName']}", not op["autogenAvailability"], attributes)


def _underlying(records: Mapping[str, Any], name: str) -> tuple[Mapping[str, Any], bool]:
    """Returns the record inside of OptionalAttr and the like, and whether there was one around it."""
    record = records[name]
    wrapped = False
    while record.get("baseAttr"):
        record = records[record["baseAttr"]["def"]]
        wrapped = True
    return record, wrapped


def _cases(records: Mapping[str, Any], enum: Mapping[str, Any]) -> dict[str, frozenset[ClauseKey]]:
    cases = (records[case["def"]] for case in records[enum["enum"]["def"]]["enumerants"])
    return {
        case["str"]: frozenset(_clause(records[need["def"]]) for need in case.get("availability") or ())
        for case in cases
    }


_DIMENSIONS = {
    "getMinVersion": MIN_VERSION,
    "getMaxVersion": MAX_VERSION,
    "getExtensions": EXTENSION,
    "getCapabilities": CAPABILITY,
}


def _clause(need: Mapping[str, Any]) -> ClauseKey:
    """Returns an instance of TableGen's class Availability, of which the record only has the C++."""
    dimension = _DIMENSIONS[need["queryFnName"]]
    code = f"{need['instancePreparation']} {need['instance']}"
    symbols = re.findall(r"mlir::spirv::(?:Capability|Extension|Version)::(\w+)", code)
    return frozenset((dimension, re.sub(r"^V_(\d+)_(\d+)$", r"v\1.\2", symbol)) for symbol in symbols)

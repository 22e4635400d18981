# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The ODS definitions of a dialect's ops: attributes with the cases of enums, operands and results."""

from __future__ import annotations

import functools
import json
import re
import subprocess
from dataclasses import dataclass, field
from typing import Any

from llvm_release import tool


@functools.cache
def include_directory() -> str:
    """Returns where LLVM's TableGen files are."""
    return subprocess.run(
        [tool("llvm-config"), "--includedir"], check=True, capture_output=True, text=True
    ).stdout.strip()


@dataclass(frozen=True)
class Attribute:
    """An attribute of an op.

    Attributes:
        name: the name in ODS.
        kind: "enum", "flag", "optional flag" (of which getters return a std::optional), "number", "index",
            "numbers", "type", "shape" (of a matrix), or "" for others.
        pattern: for an enum: MLIR's syntax, with `{}` in place of the case.
        cases: for an enum: MLIR's syntax, and the C++ enumerant.
        default: what stands for the absent attribute, as a fact says it; None where absence is something
        else.
    """

    name: str
    kind: str = ""
    pattern: str = ""
    cases: dict[str, str] = field(default_factory=dict)
    default: str | None = None

    @property
    def values(self) -> list[str]:
        """The possible values, in MLIR's syntax."""
        if self.kind == "enum":
            return [self.pattern.format(case) for case in self.cases]
        return ["false", "true"] if self.kind.endswith("flag") else []


@dataclass(frozen=True, order=True)
class Values:
    """Operands or results of one name in ODS.

    Attributes:
        name: the name, or the index of a result without one.
        number: "one", "optional" (at most one), or "variadic" (any number).
        is_fixed: whether ODS allows one type only.
    """

    name: str
    number: str
    is_fixed: bool = False


@dataclass(frozen=True)
class Op:
    """An op. `record` is the name of its record, `traits` are the C++ names of its native traits."""

    record: str
    traits: list[str]
    attributes: dict[str, Attribute]
    operands: list[Values]
    results: list[Values]


def _dump(file: str) -> dict[str, Any]:
    include = include_directory()
    printed = subprocess.run(
        [tool("llvm-tblgen"), "--dump-json", "-I", include, f"{include}/{file}"],
        check=True,
        capture_output=True,
    ).stdout
    records: dict[str, Any] = json.loads(printed)
    return records


class Ods:
    """The records of a dialect.

    Args:
        file: the file that has the ops, as an include path.
        dialect: the dialect's name.
        only: a pattern of the names of the ops that matter, without the dialect's.
        records: what `llvm-tblgen --dump-json` printed for the file; by default that of the installed LLVM
            is called.
    """

    def __init__(
        self, file: str, dialect: str, only: str = ".*", records: dict[str, Any] | None = None
    ) -> None:
        self._records = _dump(file) if records is None else records
        self.dialect = dialect
        self.ops = {
            f"{dialect}.{record['opName']}": self._op(record)
            for record in map(self._records.__getitem__, self._records["!instanceof"]["Op"])
            if self._records[record["opDialect"]["def"]]["name"] == dialect
            and re.fullmatch(only, record["opName"])
        }

    def _op(self, record: dict[str, Any]) -> Op:
        attributes, operands = {}, []
        for argument, name in record["arguments"]["args"]:
            definition = self._constraint(argument)
            if "Attr" in definition["!superclasses"]:
                attributes[name] = self._attribute(name, definition)
            elif "TypeConstraint" in definition["!superclasses"]:
                operands.append(_values(name, definition))
        results = [
            _values(name or f"{index}", self._constraint(argument))
            for index, (argument, name) in enumerate(record["results"]["args"])
        ]
        traits = [str(self._records[trait["def"]].get("trait")) for trait in record["traits"]]
        return Op(record["!name"], traits, attributes, operands, results)

    def _constraint(self, argument: dict[str, Any]) -> dict[str, Any]:
        """Returns the constraint of an argument or a result, without `Arg<...>` or `Res<...>` around it."""
        record: dict[str, Any] = self._records[argument["def"]]
        if "OpVariable" in record["!superclasses"]:
            record = self._records[record["constraint"]["def"]]
        return record

    def _attribute(self, name: str, record: dict[str, Any]) -> Attribute:
        default = record.get("defaultValue")
        optional = bool(record.get("isOptional"))
        # A flag is optional by itself. With OptionalAttr, its getter returns a std::optional.
        is_wrapped = "OptionalAttr" in record["!superclasses"]
        while record.get("baseAttr"):
            record = self._records[record["baseAttr"]["def"]]
            default = default or record.get("defaultValue")
            optional |= bool(record.get("isOptional"))
        if "EnumAttr" in record["!superclasses"]:
            return self._enum(name, record, default)
        storage = (record["storageType"] or "").strip().rpartition("::")[2]
        kind = {"UnitAttr": "flag", "BoolAttr": "flag", "IntegerAttr": "number", "TypeAttr": "type"}.get(
            storage, ""
        )
        if storage.endswith(("MMAShapeAttr", "MatrixShapeAttr")):
            kind = "shape"
        if "64-bit integer array attribute" in (record.get("summary") or ""):
            kind = "numbers"
        if kind == "number" and "index attribute" in (record.get("summary") or ""):
            kind = "index"
        if kind == "number" and "1-bit" in (record.get("summary") or ""):
            kind = "flag"
        is_flag = kind == "flag"
        if is_flag and is_wrapped:
            kind = "optional flag"
        if is_flag and default is None:
            default = "false"
        if kind == "number" and default:
            default = str(int(default, 0))
        return Attribute(name, kind, default=default or None)

    def _enum(self, name: str, record: dict[str, Any], default: str | None) -> Attribute:
        enum = self._records[record["enum"]["def"]]
        cases = {}
        for case in enum["enumerants"]:
            definition = self._records[case["def"]]
            cases[definition["str"]] = f"{enum['cppNamespace']}::{enum['className']}::{definition['symbol']}"
        # The default is C++.
        symbol = (default or "").rpartition("::")[2]
        known = {cpp.rpartition("::")[2]: text for text, cpp in cases.items()}
        mnemonic = record["mnemonic"]
        in_brackets = "<" in (record.get("assemblyFormat") or "")
        pattern = f"#{self.dialect}.{mnemonic}<{{}}>" if in_brackets else f"#{self.dialect}<{mnemonic} {{}}>"
        return Attribute(name, "enum", pattern, cases, known.get(symbol))


def _values(name: str, record: dict[str, Any]) -> Values:
    classes = record["!superclasses"]
    number = "variadic" if "Variadic" in classes else "optional" if "Optional" in classes else "one"
    return Values(name, number, "BuildableType" in classes)

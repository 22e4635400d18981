# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The enums of av.spirv and the attributes that hold them, against the dialect's own records."""

from __future__ import annotations

import enum
import functools
import itertools
from typing import Any, NamedTuple

import pytest
from llvm_differences import attribute_builder
from mlir import ir
from mlir.availability import spirv
from mlir.dialects import spirv as ops
from upstream_tools import records_of


class Record(NamedTuple):
    """An enum's record in SPIRVBase.td."""

    record: str
    mnemonic: str
    bits: bool
    # Symbol to (value, text).
    cases: dict[str, tuple[int, str]]


@functools.cache
def records() -> dict[str, Record]:
    """Reads the enums that the dialect has attributes for."""
    data = records_of("mlir/Dialect/SPIRV/IR/SPIRVBase.td")
    result = {}
    for name in data["!instanceof"]["EnumAttr"]:
        info = data[data[name]["enum"]["def"]]
        enumerants = [data[case["def"]] for case in info["enumerants"]]
        cases = {case["symbol"]: (case["value"] & 0xFFFFFFFF, case["str"]) for case in enumerants}
        bits = "BitEnumBase" in info["!superclasses"]
        result[info["className"]] = Record(name, data[name]["mnemonic"], bits, cases)
    return result


def enums() -> dict[str, type[enum.IntEnum | enum.IntFlag]]:
    classes = {name: getattr(spirv, name) for name in spirv.__all__}
    return {name: each for name, each in classes.items() if issubclass(type(each), enum.EnumMeta)}


NAMES = sorted(enums())


def attribute_of(name: str) -> Any:
    return getattr(spirv, f"{name}Attr")


def test_there_are_all_enums_and_no_others() -> None:
    assert sorted(records()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_cases_are_those_of_the_dialect(name: str) -> None:
    record = records()[name]
    assert issubclass(enums()[name], enum.IntFlag if record.bits else enum.IntEnum)
    members = {
        # None is a keyword in Python.
        symbol.removesuffix("_"): (member.value, str(member))
        for symbol, member in enums()[name].__members__.items()
    }
    assert members == record.cases


@pytest.mark.parametrize("name", NAMES)
def test_attributes_read_and_print_as_the_text(context: ir.Context, name: str) -> None:
    for member in enums()[name].__members__.values():
        made = attribute_of(name).get(member)
        read = ir.Attribute.parse(f"#spirv.{records()[name].mnemonic}<{member}>")
        assert made == read
        assert type(made) is type(read) is attribute_of(name)
        assert (made.value, type(made.value)) == (member, enums()[name])
        assert attribute_of(name).isinstance(read)
        assert repr(made) == f"{name}Attr({read})"


@pytest.mark.parametrize("name", [name for name in NAMES if issubclass(enums()[name], enum.IntFlag)])
def test_cases_of_bit_enums_are_combined(context: ir.Context, name: str) -> None:
    members = enums()[name].__members__.values()
    for one, other in itertools.combinations(members, 2):
        both = attribute_of(name).get(one | other)
        assert both.value == one | other
        assert ir.Attribute.parse(str(both)) == both
        text = "|".join(case for case in (str(one), str(other)) if case != "None") or "None"
        assert ir.Attribute.parse(f"#spirv.{records()[name].mnemonic}<{text}>") == both


def test_bits_that_no_case_has(context: ir.Context) -> None:
    with pytest.raises(ValueError, match="524288 is not a value of MemorySemantics"):
        spirv.MemorySemanticsAttr.get(spirv.MemorySemantics(1 << 19))


@pytest.mark.parametrize("value", [spirv.Dim.Cube, 3, "Workgroup", None])
def test_values_of_other_types(context: ir.Context, value: object) -> None:
    with pytest.raises(TypeError):
        spirv.ScopeAttr.get(value)  # type: ignore[arg-type]


def test_other_attributes_are_not_cast(context: ir.Context) -> None:
    dim = spirv.DimAttr.get(spirv.Dim.Cube)
    assert not spirv.ScopeAttr.isinstance(dim)
    with pytest.raises(ValueError, match="Cannot cast attribute to ScopeAttr"):
        spirv.ScopeAttr(dim)


def test_a_context_is_needed() -> None:
    with pytest.raises(ValueError, match="no MLIR context: pass context="):
        spirv.DimAttr.get(spirv.Dim.Cube)
    with pytest.raises(TypeError, match=r"must be an mlir\.ir\.Context"):
        spirv.DimAttr.get(spirv.Dim.Cube, "context")  # type: ignore[arg-type]
    context = ir.Context()
    assert spirv.DimAttr.get(spirv.Dim.Cube, context).context == context


def test_builders_of_ops_take_enums(context: ir.Context) -> None:
    """Those that upstream generates, for every attribute that an op has."""
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        op = ops.ControlBarrierOp(
            spirv.Scope.Workgroup,
            spirv.Scope.Device,
            spirv.MemorySemantics.AcquireRelease | spirv.MemorySemantics.WorkgroupMemory,
        )
    assert op.execution_scope == spirv.ScopeAttr.get(spirv.Scope.Workgroup)
    assert op.memory_scope.value is spirv.Scope.Device
    semantics = op.memory_semantics.value
    assert semantics == spirv.MemorySemantics.AcquireRelease | spirv.MemorySemantics.WorkgroupMemory
    for record in records().values():
        assert ir.AttrBuilder.contains(attribute_builder(record.record))

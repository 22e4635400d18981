# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ops that a newer MLIR has changed: what probes of the older one found doesn't apply to them."""

import copy
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from llvm_release import MAJOR
from probe.changed import changed
from probe.ods import Attribute, Ods, Op, Values

DATA = Path(__file__).resolve().parents[2] / "tools/probe/data"
NAME = "nvvm.redux.sync"


@pytest.fixture(scope="module")
def nvvm() -> Ods:
    return Ods("mlir/Dialect/LLVMIR/NVVMOps.td", "nvvm")


def with_op(ods: Ods, op: Op | None) -> Ods:
    """Returns the dialect with another op, or none, under the name."""
    result = copy.copy(ods)
    result.ops = {name: known for name, known in ods.ops.items() if name != NAME}
    if op is not None:
        result.ops[NAME] = op
    return result


def with_kind(op: Op, change: Callable[[Attribute], Attribute]) -> Op:
    return replace(op, attributes=op.attributes | {"kind": change(op.attributes["kind"])})


def with_case(attribute: Attribute) -> Attribute:
    return replace(attribute, cases=attribute.cases | {"nand": "::mlir::NVVM::ReduxKind::NAND"})


def without_case(attribute: Attribute) -> Attribute:
    return replace(attribute, cases=dict(list(attribute.cases.items())[1:]))


def moved_cases(attribute: Attribute) -> Attribute:
    return replace(attribute, cases={text: f"::other::{text}" for text in attribute.cases})


CHANGES: dict[str, Callable[[Op], Op | None]] = {
    "gone": lambda op: None,
    "new attribute": lambda op: replace(op, attributes=op.attributes | {"aligned": Attribute("aligned")}),
    "attribute gone": lambda op: replace(op, attributes={}),
    "attribute of another kind": lambda op: with_kind(op, lambda it: replace(it, kind="number")),
    "another default": lambda op: with_kind(op, lambda it: replace(it, default="add")),
    "new case": lambda op: with_kind(op, with_case),
    "cases of another enum": lambda op: with_kind(op, moved_cases),
    "new operand": lambda op: replace(op, operands=[*op.operands, Values("scale", "optional")]),
    "operand that may be missing": lambda op: replace(
        op, operands=[replace(one, number="optional") for one in op.operands]
    ),
    "no result": lambda op: replace(op, results=[]),
    "another record": lambda op: replace(op, record="NVVM_ReduxSyncOp"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_changes_of_records_are_listed(nvvm: Ods, change: Callable[[Op], Op | None]) -> None:
    op = nvvm.ops[NAME]
    assert changed(nvvm, with_op(nvvm, change(op))) == [op.record]


SAME: dict[str, Callable[[Op], Op]] = {
    "nothing": lambda op: op,
    "fewer cases": lambda op: with_kind(op, without_case),
    "operands in another order": lambda op: replace(op, operands=op.operands[::-1]),
    "another trait": lambda op: replace(op, traits=[*op.traits, "OpTrait::X"]),
}


@pytest.mark.parametrize("change", SAME.values(), ids=SAME)
def test_harmless_changes_of_records_are_not_listed(nvvm: Ods, change: Callable[[Op], Op]) -> None:
    assert changed(nvvm, with_op(nvvm, change(nvvm.ops[NAME]))) == []


def test_new_ops_are_not_listed(nvvm: Ods) -> None:
    assert changed(with_op(nvvm, None), nvvm) == []


@pytest.mark.skipif(MAJOR != 22, reason="the lists are of MLIR 22's records")
@pytest.mark.parametrize(
    ("dialect", "file"),
    [
        ("amdgpu", "mlir/Dialect/AMDGPU/IR/AMDGPU.td"),
        ("gpu", "mlir/Dialect/GPU/IR/GPUOps.td"),
        ("nvgpu", "mlir/Dialect/NVGPU/IR/NVGPUOps.td"),
        ("nvvm", "mlir/Dialect/LLVMIR/NVVMOps.td"),
        ("rocdl", "mlir/Dialect/LLVMIR/ROCDLOps.td"),
    ],
)
def test_lists_are_of_records(dialect: str, file: str) -> None:
    listed = (DATA / f"changed-{dialect}.txt").read_text().split()
    assert listed == sorted(set(listed)) != []
    assert set(listed) <= {op.record for op in Ods(file, dialect).ops.values()}

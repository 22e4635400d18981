# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""`check` and `deduce` give the same results for all forms of a module: text, bytecode and SPIR-V binary.

Exceptions are in tables, with the reasons; the tables are exact.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import mlir.availability as av
import pytest
from collected_modules import Parsed, expected, parse_all
from llvm_differences import NEEDS_22_MODULES
from mlir import ir
from spirv_validator import Triple

Parts = frozenset[str]


@pytest.fixture(scope="module")
def parsed() -> Iterator[Parsed]:
    with parse_all() as everything:
        yield everything


# Upstream prints text that it can't read, or that stands for other IR. check is right about each form.
_GRAPH_TYPE = "upstream refuses the type of a graph unless the op's own parser makes it"
_GRAPHS = (
    "mlir/Dialect/SPIRV/IR/availability.mlir/0",
    "mlir/Dialect/SPIRV/IR/graph-ops.mlir/0",
    "mlir/Dialect/SPIRV/IR/graph-ops.mlir/1",
    "mlir/Dialect/SPIRV/IR/target-and-abi.mlir/13",
    "mlir/Dialect/SPIRV/Transforms/abi-interface.mlir/1",
    "mlir/Dialect/SPIRV/Transforms/vce-deduction.mlir/0",
    "mlir/Target/SPIRV/graph-ops.mlir/0",
    "test/corpus/spirv/graph_arm.mlir/0",
)
_BLOCK_READ = "upstream prints block reads and writes of Intel's otherwise than it reads them"
UNREADABLE = {
    **{f"{name} {form}": _GRAPH_TYPE for name in _GRAPHS for form in ("generic", "bytecode")},
    "mlir/Dialect/SPIRV/IR/group-ops.mlir/10 text": _BLOCK_READ,
    "mlir/Dialect/SPIRV/IR/group-ops.mlir/11 text": _BLOCK_READ,
    "mlir/Target/SPIRV/subgroup-block-intel.mlir/0 text": _BLOCK_READ,
    "test/corpus/spirv/intel.mlir/0 text": _BLOCK_READ,
    "test/corpus/spirv/control_flow.mlir/0 text": "upstream can't read several loop controls",
}
_COPY = "upstream prints the memory access of spirv.CopyMemory twice; two of them need SPIR-V 1.4"
DIFFERENT = {
    "memory access/copy [Volatile] text": _COPY,
    "mlir/Dialect/SPIRV/IR/memory-ops.mlir/59 text": _COPY,
    "mlir/Target/SPIRV/memory-ops.mlir/5 text": _COPY,
    "test/corpus/spirv/memory.mlir/0 text": _COPY,
}


def forms(module: ir.Module) -> Iterator[tuple[str, str | bytes]]:
    """Yields the forms from which a module can be read again."""
    yield "text", str(module)
    yield "generic", str(module.operation.get_asm(print_generic_op_form=True))
    bytecode = io.BytesIO()
    module.operation.write_bytecode(bytecode)
    yield "bytecode", bytecode.getvalue()


def clauses(op: ir.Operation, target: ir.Attribute) -> list[tuple[str, str]]:
    """Returns the clauses that a target violates, and whose they are."""
    return [(each.op_name, str(each.clause)) for each in av.check(op, target).violations]


@NEEDS_22_MODULES
def test_text_and_bytecode_get_the_same_verdict(parsed: Parsed, record_property: Any) -> None:
    """Text and bytecode say the same of a module."""
    unreadable, different, same = set(), set(), 0
    for part in parsed.parts:
        wanted = clauses(part.module.operation, parsed.vulkan)
        verdict = av.check(part.module, parsed.vulkan).ok
        for form, data in forms(part.module):
            try:
                module = ir.Module.parse(data)
            except ir.MLIRError:  # type: ignore[attr-defined]
                unreadable.add(f"{part.name} {form}")
                continue
            found = clauses(module.operation, parsed.vulkan)
            if found == wanted and av.check(module, parsed.vulkan).ok == verdict:
                same += 1
            else:
                different.add(f"{part.name} {form}")
    assert unreadable == set(expected(UNREADABLE))
    assert different == set(expected(DIFFERENT))
    exceptions = len(unreadable) + len(different)
    record_property(
        "summary", f"invariants: {same} texts and bytecodes say the same, {exceptions} exceptions"
    )


_TEST_OF_WRITER = "a test that upstream's writer refuses the value of the decoration"
UNWRITTEN = {
    "mlir/Target/SPIRV/decorations-intel-cache-controls.mlir/1#0": _TEST_OF_WRITER,
    "mlir/Target/SPIRV/decorations-intel-cache-controls.mlir/2#0": _TEST_OF_WRITER,
    "mlir/Target/SPIRV/decorations-intel-cache-controls.mlir/3#0": _TEST_OF_WRITER,
}
UNREAD = {
    "mlir/Dialect/SPIRV/Transforms/inlining.mlir/5#0": "upstream's reader leaves out the continue block",
    "mlir/Dialect/SPIRV/Transforms/replicated-const-composites.mlir/0#0": (
        "upstream's reader swaps the types of nested replicated constants"
    ),
}
_UNUSED = "upstream's reader makes constants and undefined values where they are used; this one isn't"
_ABI = (
    "upstream's writer drops the ABI attributes, which become entry points and what those need; the binary "
    "has no entry point, so that it needs Linkage"
)
_LINKAGE = "target: spirv.capability Linkage"
# No Vulkan has the storage class Generic.
_NOT_VULKAN = ("Metal", "OpenCL", "WebGPU")
_UNUSED_PARTS = {
    **{
        f"arithmetic/{value} {kind}#0": capability
        for value in ("constant of", "undefined")
        for kind, capability in (
            ("i8", "Int8"),
            ("i16", "Int16"),
            ("i64", "Int64"),
            ("f16", "Float16"),
            ("f64", "Float64"),
        )
    },
    "kernel/i8#0": "Int8",
    "kernel/i16#0": "Int16",
    "kernel/i64#0": "Int64",
    "kernel/f16#0": "Float16",
    "kernel/f64#0": "Float64",
    "mlir/Dialect/SPIRV/IR/function-decorations.mlir/0#0": "Int16",
    "mlir/Target/SPIRV/function-decorations.mlir/0#0": "Int16",
    "specialization/SConvert to i64#0": "Int64",
}
_LONG = "target: spirv.capability Vector16 or spirv.capability LongVectorEXT"
_ENTRY_POINTS = {
    "mlir/Dialect/SPIRV/Linking/ModuleCombiner/deduplication.mlir/5#0": False,
    "mlir/Dialect/SPIRV/Transforms/abi-interface-opencl.mlir/0#0": True,
    "mlir/Dialect/SPIRV/Transforms/abi-interface-opencl.mlir/1#0": True,
    "mlir/Dialect/SPIRV/Transforms/abi-interface.mlir/0#0": True,
    "mlir/Dialect/SPIRV/Transforms/abi-interface.mlir/3#0": True,
    "mlir/Dialect/SPIRV/Transforms/abi-interface.mlir/4#0": False,
    "mlir/Dialect/SPIRV/Transforms/abi-load-store.mlir/0#0": False,
}
"""Modules with an ABI, and whether that has a subgroup size."""
# What the binary's triple and its violations on Vulkan 1.1 lack, and what they have in addition.
CHANGED = {
    **{name: (_UNUSED, {part}, set()) for name, part in _UNUSED_PARTS.items()},
    **{
        name: (_ABI, {"target: spirv.subgroup_size 64"} if size else set(), {"Linkage", _LINKAGE})
        for name, size in _ENTRY_POINTS.items()
    },
    # A kernel's module needs Kernel; of the three, what else it needs implies it.
    "kernel/generic pointer#0": (
        _UNUSED,
        {"GenericPointer", "target: " + " or ".join(f"spirv.client_api {api}" for api in _NOT_VULKAN)},
        {"Addresses"},
    ),
    "kernel/vector of 8#0": (_UNUSED, {"Vector16", _LONG}, {"Kernel"}),
    "kernel/vector of 16#0": (_UNUSED, {"Vector16", _LONG}, {"Kernel"}),
    "op/vector of 8#0": (_UNUSED, {"Vector16", _LONG}, set()),
    "specialization/UConvert to i64#0": (
        _UNUSED,
        {"Int64", "v1.4", "target: spirv.capability Kernel or spirv.min_version v1.4"},
        {"v1.0"},
    ),
}


def needs(op: ir.Operation, target: ir.Attribute) -> Parts:
    """Returns the parts of the smallest triple, and the clauses that the target violates."""
    triple = Triple.of(av.deduce(op, ignore_stated=True))
    violated = (
        "target: " + " or ".join(f"{need.dimension} {need.value}" for need in each.clause.any_of)
        for each in av.check(op, target).violations
    )
    return frozenset({triple.version, *triple.capabilities, *triple.extensions, *violated})


@NEEDS_22_MODULES
def test_a_binary_gets_the_verdict_of_its_module(parsed: Parsed, record_property: Any) -> None:
    """A SPIR-V binary that states the smallest triple says the same as the module that it is of."""
    unwritten, unread = set(), set()
    changed: dict[str, tuple[Parts, Parts]] = {}
    same = 0
    for part in parsed.parts:
        for name, op, _ in part.binaries():
            try:
                binary = av.spirv.serialize(op)
            except ValueError:
                unwritten.add(name)
                continue
            try:
                module = av.spirv.deserialize(binary, isolated=False)
            except ValueError:
                unread.add(name)
                continue
            before, after = needs(op, parsed.vulkan), needs(module.operation, parsed.vulkan)
            if before == after:
                same += 1
            else:
                changed[name] = before - after, after - before
    assert unwritten == set(expected(UNWRITTEN))
    assert unread == set(expected(UNREAD))
    assert changed == {name: (lost, gained) for name, (_, lost, gained) in expected(CHANGED).items()}
    assert same > 300
    exceptions = len(unwritten) + len(unread) + len(changed)
    record_property("summary", f"invariants: {same} binaries say the same, {exceptions} exceptions")

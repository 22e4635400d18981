# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What holds of `check` and `deduce` for any module: they agree, whatever form the module is in.

The modules are those of this project's tests, corpora and examples, and those of MLIR's own tests where the
LLVM release's sources are there. What a test finds to be otherwise is in a table, with the reason; the tables
are exact.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from mlir import ir
from mlir.availability._native import _availability
from spirv_corpus import corpus
from spirv_validator import Triple
from test_deduce import spirv_modules
from test_release_modules import release_tests

ROOT = Path(__file__).resolve().parents[2]
DIRECTORIES = ("test/corpus", "test/ir", "test/transforms", "test/transform-ops", "examples")
RELEASE = "mlir/"
"""What the names of modules of MLIR's own tests begin with."""

Parts = frozenset[str]


@dataclass(frozen=True)
class Part:
    """A part of a file, or a module of the corpus.

    Attributes:
        name: where it is from: "test/ir/orders.mlir/0".
        module: what it holds.
    """

    name: str
    module: ir.Module

    def operations(self) -> Iterator[ir.Operation]:
        """Yields the module, the operations in it, and the modules for SPIR-V that are nested deeper."""
        root = self.module.operation
        yield root
        inner = [op.operation for op in self.module.body.operations]
        yield from inner if len(inner) > 1 else ()
        yield from (op for op in spirv_modules(root) if op.parent != root)

    def binaries(self) -> Iterator[tuple[str, ir.Operation, ir.Attribute]]:
        """Yields the modules for SPIR-V, with a name and the smallest triple; they state it meanwhile."""
        for index, op in enumerate(spirv_modules(self.module.operation)):
            if len(spirv_modules(op)) > 1 or (op.parent is not None and op.parent.name == "spirv.module"):
                continue  # No binary has a module in a module.
            stated = [each for name, each in op.attributes.items() if name == "vce_triple"]
            try:
                triple = av.deduce(op, ignore_stated=True)
            except ValueError:
                continue  # No target offers all of it.
            op.attributes["vce_triple"] = triple
            try:
                yield f"{self.name}#{index}", op, triple
            finally:
                del op.attributes["vce_triple"]
                for each in stated:
                    op.attributes["vce_triple"] = each


@dataclass(frozen=True)
class Parsed:
    """The distinct modules, how many texts don't parse, and the known targets."""

    parts: list[Part]
    unparsed: int
    known: list[av.TargetInfo]
    vulkan: ir.Attribute


def texts() -> Iterator[tuple[str, str]]:
    """Yields every text that may be a module, with its name."""
    for directory in DIRECTORIES:
        yield from texts_under(ROOT / directory, f"{directory}/")
    for cases in corpus().values():
        yield from ((case.id, case.text) for case in cases)
    release = release_tests()
    if release is not None:
        yield from texts_under(release, RELEASE)


def texts_under(root: Path, prefix: str) -> Iterator[tuple[str, str]]:
    """Yields the parts of the files in a directory, split at "// -----" and lit's "//--- name"."""
    for path in sorted(root.rglob("*.mlir")):
        for index, text in enumerate(re.split(r"^// ?---.*$", path.read_text(), flags=re.MULTILINE)):
            yield f"{prefix}{path.relative_to(root)}/{index}", text


@pytest.fixture(scope="module")
def parsed() -> Iterator[Parsed]:
    """What all tests are about."""
    context = ir.Context()
    with context, ir.Location.unknown():
        # What is wrong is said in the thread that parses: others would wait for Python's lock.
        context.enable_multithreading(False)
        known = av.known_targets()
        modules: dict[str, Part] = {}
        unparsed = 0
        for name, text in texts():
            try:
                module = ir.Module.parse(text)
            except ir.MLIRError:  # type: ignore[attr-defined]
                unparsed += 1  # It is of another dialect, or a test of an error.
                continue
            modules.setdefault(str(module), Part(name, module))
        yield Parsed(list(modules.values()), unparsed, known, av.target("vulkan1.1"))


@cache
def has_release() -> bool:
    return release_tests() is not None


def expected(table: dict[str, Any]) -> dict[str, Any]:
    """Returns what of a table is about modules that are there."""
    return {name: entry for name, entry in table.items() if has_release() or not name.startswith(RELEASE)}


# ===-----------------------------------------------------------------------------------------------===
# The deduced target is enough, and the smallest
# ===-----------------------------------------------------------------------------------------------===


def without_one(target: ir.Attribute) -> Iterator[tuple[str, ir.Attribute]]:
    """Yields what is left of a target without each thing that it offers, with the name of that."""
    if str(target).startswith("#spirv.vce<"):
        smaller = {name: str(rest) for name, rest in Triple.of(target).without_one()}
    else:
        smaller = dict(without_value(str(target)))
    for name, text in smaller.items():
        yield name, ir.Attribute.parse(text, target.context)


def without_value(text: str) -> Iterator[tuple[str, str]]:
    """Yields the text of an `#availability.target` without each value, and in the TOSA version before."""
    if '"1.1.draft"' in text:
        yield "1.1.draft", text.replace('"1.1.draft"', '"1.0"')
    offered = [
        (dimension, value)
        for dimension, values in re.findall(r'("[\w.]+") = (\[[^\]]*\]|"[^"]*")', text)
        for value in re.findall(r'"[^"]*"', values)
    ]
    for removed in offered:
        rest = groupby((pair for pair in offered if pair != removed), key=lambda pair: pair[0])
        entries = (f"{name} = [{', '.join(value for _, value in pairs)}]" for name, pairs in rest)
        yield " = ".join(removed), f"#availability.target<{', '.join(entries)}>"


def test_enough_and_smallest(parsed: Parsed, record_property: Any) -> None:
    deduced, refused, removed = 0, 0, 0
    wrong = []
    for part in parsed.parts:
        for op in part.operations():
            try:
                target = av.deduce(op)
            except ValueError:
                refused += 1
                continue
            deduced += 1
            if not av.check(op, target).ok:
                wrong.append(f"{part.name}: {op.name} isn't available on {target}")
            for name, smaller in without_one(target):
                removed += 1
                if av.check(op, smaller).ok:
                    wrong.append(f"{part.name}: {op.name}: {target} without {name}")
    assert not wrong, "\n".join(wrong)
    assert deduced > 1000
    assert removed > 2000
    record_property(
        "summary",
        f"invariants: {len(parsed.parts)} modules ({parsed.unparsed} texts don't parse), {deduced} deduced "
        f"targets are enough, {removed} smaller ones aren't, {refused} times none is deduced",
    )


def test_stated_is_enough_and_smallest(parsed: Parsed, record_property: Any) -> None:
    """A module that states the smallest triple is available on it and on nothing smaller; nor states less."""
    modules, removed = 0, 0
    wrong = []
    for part in parsed.parts:
        for module, op, triple in part.binaries():
            modules += 1
            if av.deduce(op) != triple or not av.check(op, triple).ok:
                wrong.append(f"{module}: {triple} stated, {av.deduce(op)} deduced")
            smaller = list(without_one(triple))
            removed += len(smaller)
            wrong += [f"{module} is on {less}: {name}" for name, less in smaller if av.check(op, less).ok]
            for _, less in smaller:
                op.attributes["vce_triple"] = less
                if av.check(op, triple).ok:
                    wrong.append(f"{module} may state {less}, not {triple}")
    assert not wrong, "\n".join(wrong)
    assert modules > 300
    record_property("summary", f"invariants: {modules} modules state the least, {removed} times less")


def test_known_targets_are_those_that_admit(parsed: Parsed, record_property: Any) -> None:
    """What `deduce` lists is what `check` says, also where it refuses to deduce."""
    operations, admitted = 0, 0
    wrong = []
    for part in parsed.parts:
        for op in part.operations():
            listed = _availability.known_targets_for(op, [])
            admitting = [info.name for info in parsed.known if av.check(op, info.attribute).ok]
            if listed != admitting:
                wrong.append(f"{part.name}: {op.name}: listed {listed}, check admits {admitting}")
            operations += 1
            admitted += len(admitting)
    assert not wrong, "\n".join(wrong)
    judged = operations * len(parsed.known)
    assert 0 < admitted < judged
    record_property(
        "summary", f"invariants: known targets are those that admit, {admitted} of {judged} times"
    )


# ===-----------------------------------------------------------------------------------------------===
# Forms of a module
# ===-----------------------------------------------------------------------------------------------===

# Upstream prints what it can't read, or other IR than it has; check is right of each form as it is read.
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
    """Yields what a module can be read from again."""
    yield "text", str(module)
    yield "generic", str(module.operation.get_asm(print_generic_op_form=True))
    bytecode = io.BytesIO()
    module.operation.write_bytecode(bytecode)
    yield "bytecode", bytecode.getvalue()


def clauses(op: ir.Operation, target: ir.Attribute) -> list[tuple[str, str]]:
    """Returns the clauses that a target violates, and whose they are."""
    return [(each.op_name, str(each.clause)) for each in av.check(op, target).violations]


def test_forms(parsed: Parsed, record_property: Any) -> None:
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
    "mlir/Dialect/SPIRV/IR/structure-ops.mlir/40#0": "upstream's writer doesn't know the built-in",
    "mlir/Target/SPIRV/decorations-intel-cache-controls.mlir/1#0": _TEST_OF_WRITER,
    "mlir/Target/SPIRV/decorations-intel-cache-controls.mlir/2#0": _TEST_OF_WRITER,
    "mlir/Target/SPIRV/decorations-intel-cache-controls.mlir/3#0": _TEST_OF_WRITER,
}
_NO_REASON = "upstream's reader refuses what its writer wrote, and doesn't say why"
UNREAD = {
    "mlir/Dialect/SPIRV/Transforms/inlining.mlir/5#0": "upstream's reader leaves out the continue block",
    "mlir/Dialect/SPIRV/Transforms/replicated-const-composites.mlir/0#0": (
        "upstream's reader swaps the types of nested replicated constants"
    ),
    "mlir/Dialect/SPIRV/Transforms/layout-decoration.mlir/5#0": _NO_REASON,
    "mlir/Dialect/SPIRV/Transforms/vce-deduction.mlir/0#17": _NO_REASON,
    "mlir/Target/SPIRV/physical-storage-buffer.mlir/0#0": _NO_REASON,
}
_UNUSED = "upstream's reader makes constants and undefined values where they are used; this one isn't"
_ABI = (
    "upstream's writer drops the ABI attributes, which become entry points and what those need; the binary "
    "has no entry point, so that it needs Linkage"
)
_LINKAGE = "target: spirv.capability Linkage"
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
    "op/vector of 8#0": "Vector16",
    "specialization/SConvert to i64#0": "Int64",
}
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
# What the binary's triple and the clauses violated on Vulkan 1.1 lack, and what they have more.
CHANGED = {
    **{name: (_UNUSED, {part}, set()) for name, part in _UNUSED_PARTS.items()},
    **{
        name: (_ABI, {"target: spirv.subgroup_size 64"} if size else set(), {"Linkage", _LINKAGE})
        for name, size in _ENTRY_POINTS.items()
    },
    # A kernel's module needs Kernel; of the three, what else it needs implies it.
    "kernel/generic pointer#0": (_UNUSED, {"GenericPointer"}, {"Addresses"}),
    "kernel/vector of 8#0": (_UNUSED, {"Vector16"}, {"Kernel"}),
    "kernel/vector of 16#0": (_UNUSED, {"Vector16"}, {"Kernel"}),
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


def test_binaries(parsed: Parsed, record_property: Any) -> None:
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

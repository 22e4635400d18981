# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Modules to test anything on: those of this project's tests, corpora and examples, and of MLIR's own tests.

The latter are there where the LLVM release's sources are.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import mlir.availability as av
from mlir import ir
from mlir_sources import release_tests
from spirv_corpus import corpus

ROOT = Path(__file__).resolve().parents[2]
DIRECTORIES = ("test/corpus", "test/ir", "test/transforms", "test/transform-ops", "examples")
RELEASE = "mlir/"
"""What the names of modules of MLIR's own tests begin with."""


@dataclass(frozen=True)
class Part:
    """A part of a file, or a module of the corpus.

    Attributes:
        name: its origin: "test/ir/orders.mlir/0".
        module: its contents.
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


@contextmanager
def parse_all() -> Iterator[Parsed]:
    """Parses all modules. The context that they are in is current meanwhile."""
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
        gc.freeze()  # Each look for garbage would go through all of them.
        yield Parsed(list(modules.values()), unparsed, known, av.target("vulkan1.1"))


@cache
def has_release() -> bool:
    return release_tests() is not None


def expected(table: dict[str, Any]) -> dict[str, Any]:
    """Returns the rows of a table whose modules are available here."""
    return {name: entry for name, entry in table.items() if has_release() or not name.startswith(RELEASE)}


def spirv_modules(root: ir.Operation) -> list[ir.Operation]:
    """Returns the modules for SPIR-V in an op, itself among them."""
    found: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name == "spirv.module":
            found.append(op)
        return ir.WalkResult.ADVANCE

    root.walk(visit)
    return found

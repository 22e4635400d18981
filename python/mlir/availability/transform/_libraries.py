# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Libraries of named sequences for schedules."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeAlias

from mlir import ir
from mlir.availability.ask._operations import HasOperation, operation_of
from mlir.availability.ask._parse import parse
from mlir.availability.disk._user_file import read_file

Library: TypeAlias = "HasOperation | str | os.PathLike[str]"
"""A module with named sequences, or the name of a file with one."""

_SEQUENCE = "transform.named_sequence"
_HAS_SEQUENCES = "transform.with_named_sequence"


def add_libraries(schedule: ir.Operation, libraries: Iterable[Library]) -> None:
    """Copies the named sequences of libraries into a module.

    A library's definition of a sequence replaces a declaration in the module, or in another library.

    Args:
        schedule: a module with named sequences, which is changed.
        libraries: the libraries, in order.

    Raises:
        TypeError: one is not a library.
        ValueError: one has no named sequences; the module or an earlier library has a sequence of the name,
            too; it is of another context.
        OSError: a file can't be read.
        ParseError: a file is not a valid module.
    """
    known = {_name(op): op for op in _sequences(schedule)}
    block = schedule.regions[0].blocks[0]
    for library in libraries:
        module = _module(library, schedule.context)  # It must outlive the objects of its contents.
        for sequence in _sequences(module):
            name = _name(sequence)
            before = known.get(name)
            if before is not None and _is_declaration(sequence):
                continue
            if before is not None and not _is_declaration(before):
                raise ValueError(f"the named sequence '{name}' is in several places: rename one of them")
            if before is not None:
                before.erase()
            copy = sequence.clone(ip=ir.InsertionPoint(block))
            known[name] = copy.operation


def _module(library: Library, context: ir.Context) -> ir.Operation:
    """Returns the module of a library."""
    if isinstance(library, (str, os.PathLike)):
        file = os.fspath(library)
        operation = parse(read_file(file), context, name=file).operation
    else:
        operation = operation_of(library)
        file = "a library"
    if operation.context != context:
        raise ValueError("a library belongs to another context than the payload")
    if _HAS_SEQUENCES not in operation.attributes:
        raise ValueError(
            f"{file} has no named sequences: it is not a module with the attribute '{_HAS_SEQUENCES}'"
        )
    return operation


def _sequences(module: ir.Operation) -> list[ir.Operation]:
    operations = (op.operation for op in module.regions[0].blocks[0].operations)
    return [op for op in operations if op.name == _SEQUENCE]


def _name(sequence: ir.Operation) -> str:
    return ir.StringAttr(sequence.attributes["sym_name"]).value


def _is_declaration(sequence: ir.Operation) -> bool:
    return len(sequence.regions[0].blocks) == 0

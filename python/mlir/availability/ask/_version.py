# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A lower version of SPIR-V that would do for a module: an option of the compiler, not the source."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from mlir import ir
from mlir.availability.ask._operations import operation_of
from mlir.availability.ask._undeclared import MODULE, TRIPLE, Triple
from mlir.availability.native._extension import _availability


@contextmanager
def at_lower_version(module: ir.Module, allowed: Sequence[str]) -> Iterator[str]:
    """Lets the ``spirv.module`` of a file state the version that it needs, while the context lasts.

    Args:
        module: the module of a file.
        allowed: the dialects that may go unchecked.

    Yields:
        The version, ``"1.4"``; empty if it is what the module states, or if none is known. Then nothing is
        changed.
    """
    held = [each for each in module.body.operations if each.operation.name == MODULE]
    attributes = held[0].attributes if len(held) == 1 else None
    stated = Triple.read(attributes[TRIPLE]) if attributes and TRIPLE in attributes else None
    if attributes is None or stated is None:
        yield ""
        return
    minimal, _, _ = _availability.deduce(operation_of(module), None, True, allowed)
    needed = Triple.read(minimal)
    if needed is None or needed.minor >= stated.minor:
        yield ""
        return
    before = attributes[TRIPLE]
    # A lower version may need extensions that a later one has in its core.
    extensions = list(dict.fromkeys([*stated.extensions, *needed.extensions]))
    lower = Triple(needed.minor, stated.capabilities, extensions)
    attributes[TRIPLE] = ir.Attribute.parse(str(lower), module.context)
    try:
        yield f"1.{needed.minor}"
    finally:
        attributes[TRIPLE] = before

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels with one op of `arith` or `math` each, for all types that its verifier takes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from mlir import ir
from mlir.dialects import arith, math

_INTEGERS = ("i1", "i8", "i16", "i32", "i64")
_FLOATS = ("f16", "bf16", "f32", "f64")
_VECTORS = [f"vector<{lanes}x{type_}>" for lanes, type_ in product((2, 4), (*_INTEGERS, *_FLOATS))]
TYPES = (*_INTEGERS, "index", *_FLOATS, *_VECTORS)
_PREDICATES = {"arith.cmpi": (0, 2, 6), "arith.cmpf": (1, 4, 8, 14)}


class SourceOp(NamedTuple):
    """A kernel with one op, which stores what the op returns.

    Attributes:
        name: the op's name.
        operands: the types of its operands.
        results: the types of its results.
        text: the kernel.
    """

    name: str
    operands: tuple[str, ...]
    results: tuple[str, ...]
    text: str


def as_function(kernel: str) -> str | None:
    """Returns a kernel as a function for a CPU; None if it has an op or memory of a GPU's."""
    text = re.sub(r"\Agpu\.module @\w+ \{\n(.*)\}\s*\Z", r"\1", kernel, flags=re.DOTALL)
    text = re.sub(r"gpu\.func (@\w+\(.*\)) kernel(?: attributes \{[^{}]*\})? \{", r"func.func \1 {", text)
    text = text.replace("gpu.return", "return").replace("gpu.thread_id x", "arith.constant 0 : index")
    return None if re.search(r"\b(nv|amd)?gpu\.", text) else text


def op_names() -> list[str]:
    """Returns the names of the ops of arith and math, without constants."""
    found = {
        each.OPERATION_NAME
        for dialect in (arith, math)
        for each in vars(dialect).values()
        if isinstance(each, type) and hasattr(each, "OPERATION_NAME")
    }
    return sorted(name for name in found if name.startswith(("arith.", "math.")) and name != "arith.constant")


def source_ops(types: Sequence[str] = TYPES) -> Iterator[SourceOp]:
    """Yields a kernel for each op and types of its operands and results: what the verifier accepts of all
    combinations that occur in these dialects.
    """
    for name in op_names():
        for operands, results, attributes in dict.fromkeys(_candidates(name, types)):
            text = _kernel(name, operands, results, attributes)
            try:
                ir.Module.parse(text)
            except ir.MLIRError:  # type: ignore[attr-defined]
                continue
            yield SourceOp(name, operands, results, text)


def _candidates(name: str, types: Sequence[str]) -> Iterator[tuple[tuple[str, ...], tuple[str, ...], str]]:
    for type_ in types:
        truth = re.sub(r"(b?f|i)\d+|index", "i1", type_)
        for predicate in _PREDICATES.get(name, ()):
            yield (type_, type_), (truth,), f"predicate = {predicate} : i64"
        for number in (1, 2, 3):
            yield (type_,) * number, (type_,), ""
        yield (type_,), (truth,), ""
        yield (truth, type_, type_), (type_,), ""
        yield (type_, type_), (type_, truth), ""
        yield (type_, type_), (type_, type_), ""
        yield (type_,), (type_, type_), ""
        yield (type_, re.sub(r"b?f\d+", "i32", type_)), (type_,), ""
        # Casts.
        for other in types:
            yield (type_,), (other,), ""


def _kernel(name: str, operands: tuple[str, ...], results: tuple[str, ...], attributes: str) -> str:
    arguments = [f"%a{index}: {type_}" for index, type_ in enumerate(operands)]
    arguments += [f"%m{index}: memref<{type_}>" for index, type_ in enumerate(results)]
    defined = ", ".join(f"%r{index}" for index in range(len(results)))
    used = ", ".join(f"%a{index}" for index in range(len(operands)))
    stores = "\n    ".join(
        f"memref.store %r{index}, %m{index}[] : memref<{type_}>" for index, type_ in enumerate(results)
    )
    return f"""gpu.module @device {{
  gpu.func @kernel({", ".join(arguments)}) kernel {{
    {defined} = "{name}"({used}) {{{attributes}}} : ({", ".join(operands)}) -> ({", ".join(results)})
    {stores}
    gpu.return
  }}
}}
"""

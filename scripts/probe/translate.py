# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM IR for shapes, by MLIR's own translation."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator

from mlir import ir
from mlir.dialects import llvm
from mlir.passmanager import PassManager
from probe.children import Died, run_jobs
from probe.generate import with_immediate
from probe.shapes import Shape

# A pass converts some ops to inline assembly; the translation doesn't.
_PIPELINE = "builtin.module(convert-nvvm-to-llvm)"

# It is translated before children are forked, so that they inherit everything that a translation loads.
_WARM_UP = Shape("llvm.mlir.zero", (), (), ("i32",))


@functools.cache
def context() -> ir.Context:
    """Created once, before children are forked: it costs more than a translation. It has no threads, so it
    can be forked.
    """
    context = ir.Context()
    context.enable_multithreading(False)
    return context


def _translate(shape: Shape) -> bytes | None:
    with context():
        try:
            module = ir.Module.parse(shape.module())
            if shape.op.startswith("nvvm."):
                PassManager.parse(_PIPELINE).run(module.operation)
        except ir.MLIRError:  # type: ignore[attr-defined]
            return None
        text: str = llvm.translate_module_to_llvmir(module.operation)  # type: ignore[attr-defined]
    return text.encode() if _has_results(text, shape) else None


_LLVM_NAMES = {"f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double"}


def _has_results(text: str, shape: Shape) -> bool:
    """Returns whether the LLVM IR stores values of the shape's result types: the translation ignores the
    result types of an intrinsic with fixed types.
    """
    stored = re.findall(r"^  store (.*?) %\w+, ptr %", text, flags=re.MULTILINE)
    expected = [_llvm_type(type_) for type_ in shape.results]
    return None in expected or stored[-len(expected) or len(stored) :] == expected


def _llvm_type(type_: str) -> str | None:
    """Returns the LLVM IR syntax of a scalar or vector type; None for other types."""
    if vector := re.fullmatch(r"vector<(\d+)x(\w+)>", type_):
        return f"<{vector[1]} x {_llvm_type(vector[2])}>"
    return _LLVM_NAMES.get(type_, type_ if re.fullmatch(r"i\d+", type_) else None)


def translate(shapes: Iterable[Shape]) -> Iterator[tuple[Shape, bytes]]:
    """Yields the shapes that MLIR's verifier accepts and MLIR translates, with their LLVM IR.

    If an intrinsic requires a constant, the shape has a constant instead of an argument.
    """
    _translate(_WARM_UP)
    todo = list(shapes)
    done: set[Shape] = set()
    while todo:
        again: list[Shape] = []
        for shape, outcome in zip(todo, run_jobs(todo, _translate), strict=True):
            done.add(shape)
            if isinstance(outcome, Died):
                wanted = re.search(r"immarg.*%(\d+)", outcome.reason)
                if wanted and (other := _with_constant(shape, int(wanted[1]))) and other not in done:
                    again.append(other)
            elif outcome.result is not None:
                yield shape, outcome.result
        todo = again


def are_immediates(operands: Iterable[tuple[Shape, int]]) -> Iterator[bool]:
    """Yields for each constant operand of a shape whether LLVM accepts only constants."""
    _translate(_WARM_UP)
    for outcome in run_jobs([shape.with_variable(index) for shape, index in operands], _translate):
        yield isinstance(outcome, Died) and "immarg" in outcome.reason


def _with_constant(shape: Shape, argument: int) -> Shape | None:
    arguments = [index for index, text in enumerate(shape.operands) if text in shape.operand_types]
    if argument >= len(arguments):
        return None
    index = arguments[argument]
    return with_immediate(shape, index) if re.fullmatch(r"i\d+", shape.operands[index]) else None

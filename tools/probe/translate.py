# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM IR for shapes, by MLIR's own translation."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator, Sequence

from mlir import ir
from mlir.dialects import llvm
from mlir.passmanager import PassManager
from probe.children import Died, Done, run_jobs
from probe.generate import with_immediate
from probe.shapes import Shape

# A pass converts some ops to inline assembly; the translation doesn't.
_PIPELINE = "builtin.module(convert-nvvm-to-llvm)"

# It is translated before children are forked, so that they inherit everything that a translation loads.
_WARM_UP = Shape("llvm.mlir.zero", (), (), ("i32",))

# So many functions are translated in one module.
_TOGETHER = 64


@functools.cache
def context() -> ir.Context:
    """Created once, before children are forked: it costs more than a translation. It has no threads, so it
    can be forked.
    """
    context = ir.Context()
    context.enable_multithreading(False)
    return context


def to_llvm_ir(text: str) -> str | None:
    """Returns the LLVM IR of a module of functions; None if MLIR's verifier refuses it."""
    with context():
        try:
            module = ir.Module.parse(text)
            if '"nvvm.' in text:
                PassManager.parse(_PIPELINE).run(module.operation)
        except ir.MLIRError:  # type: ignore[attr-defined]
            return None
        return str(llvm.translate_module_to_llvmir(module.operation))  # type: ignore[attr-defined]


def _translate(shape: Shape) -> bytes | None:
    text = to_llvm_ir(shape.function())
    return text.encode() if text and _has_results(text, shape) else None


def _translate_together(shapes: Sequence[Shape]) -> list[str] | None:
    text = to_llvm_ir("".join(shape.function(f"f{index}") for index, shape in enumerate(shapes)))
    return re.findall(r"^define .*?^}$", text, flags=re.MULTILINE | re.DOTALL) if text else None


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
    yield from ((shape, text) for shape, text in try_to_translate(shapes) if text)


def try_to_translate(shapes: Iterable[Shape]) -> Iterator[tuple[Shape, bytes | None]]:
    """Like `translate`, but also yields the shapes that MLIR's verifier accepts and MLIR doesn't translate,
    with None: LLVM's verifier refuses a number, for instance.
    """
    _translate(_WARM_UP)
    todo = list(shapes)
    done: set[Shape] = set()
    while todo:
        again: list[Shape] = []
        for shape, outcome in zip(todo, run_jobs(todo, _translate), strict=True):
            done.add(shape)
            if isinstance(outcome, Died):
                wanted = re.search(r"immarg operand has non-immediate.*%(\d+)", outcome.reason)
                if not wanted:
                    yield shape, None
                elif (other := _with_constant(shape, int(wanted[1]))) and other not in done:
                    again.append(other)
            elif outcome.result is not None:
                yield shape, outcome.result
        todo = again


def translate_functions(shapes: Sequence[Shape]) -> Iterator[tuple[Shape, str]]:
    """Yields the shapes that MLIR's verifier accepts and MLIR translates, with the LLVM IR of their functions
    alone. It is several times as fast as `translate`, because a module has the functions of many shapes. Only
    if that fails are they translated one by one.
    """
    _translate(_WARM_UP)
    todo = [shapes[first : first + _TOGETHER] for first in range(0, len(shapes), _TOGETHER)]
    while todo:
        again: list[Sequence[Shape]] = []
        for batch, outcome in zip(todo, run_jobs(todo, _translate_together), strict=True):
            if isinstance(outcome, Done) and outcome.result is not None:
                for shape, text in zip(batch, outcome.result, strict=True):
                    if _has_results(text, shape):
                        yield shape, text
            elif len(batch) > 1:
                again += [[shape] for shape in batch]
        todo = again


def are_immediates(operands: Iterable[tuple[Shape, int]]) -> Iterator[bool]:
    """Yields for each constant operand of a shape whether LLVM accepts only constants."""
    shapes = [shape.with_variable(index) for shape, index in operands]
    # Each that is takes a process, which LLVM ends: none is asked twice.
    new = [shape for shape in dict.fromkeys(shapes) if shape not in _is_refused]
    if new:
        _translate(_WARM_UP)
    for shape, outcome in zip(new, run_jobs(new, _translate), strict=True):
        _is_refused[shape] = isinstance(outcome, Died) and "non-immediate" in outcome.reason
    yield from (_is_refused[shape] for shape in shapes)


_is_refused: dict[Shape, bool] = {}


def _with_constant(shape: Shape, argument: int) -> Shape | None:
    arguments = [index for index, text in enumerate(shape.operands) if text in shape.operand_types]
    if argument >= len(arguments):
        return None
    index = arguments[argument]
    return with_immediate(shape, index) if re.fullmatch(r"i\d+", shape.operands[index]) else None

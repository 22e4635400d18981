# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM IR for ops of the dialects above NVVM, through MLIR's own conversions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from mlir import ir
from mlir.dialects import llvm
from mlir.passmanager import PassManager
from probe.children import Died, run_jobs
from probe.shapes import CONSTANT, Shape
from probe.translate import context

_CASTED = {
    # Types that only the conversion of their dialect knows, and the types that they become.
    r"!nvgpu\.device\.async\.token": "i32",
    r"!nvgpu\.mbarrier\.token": "i64",
    r"!nvgpu\.tensormap\.descriptor<.*>": "!llvm.ptr",
    r"!nvgpu\.warpgroup\.descriptor<.*>": "i64",
}
_GROUP = re.compile(
    r"!nvgpu\.mbarrier\.group<memorySpace = (?P<space>.*?)(, num_barriers = (?P<number>\d+))?>"
)
# Types whose values only other ops produce.
_MADE = {
    "!nvgpu.warpgroup.accumulator": "nvgpu.warpgroup.mma.init.accumulator -> {type}",
}


def _carrier(type_: str) -> str | None:
    """Returns the type of an argument to cast to `type_`; None if an argument can have the type itself."""
    if group := _GROUP.fullmatch(type_):
        return f"memref<{group['number'] or 1}xi64, {group['space']}>"
    return next((other for pattern, other in _CASTED.items() if re.fullmatch(pattern, type_)), None)


def module_of(shape: Shape) -> str:
    """Returns the text of a module for a GPU with a function that has the op.

    Its operands are arguments, and its results are returned if a conversion knows their types.
    """
    arguments: list[str] = []
    before: list[str] = []
    used: list[str] = []
    for index, text in enumerate(shape.operands):
        type_ = shape.operand_types[index]
        name = f"%a{index}"
        if text.startswith(CONSTANT):
            before.append(f"{name} = arith.constant {text.removeprefix(CONSTANT)}")
        elif made := next((text for start, text in _MADE.items() if type_.startswith(start)), None):
            before.append(f"{name} = {made.format(type=type_)}")
        elif carrier := _carrier(type_):
            arguments.append(f"%c{index}: {carrier}")
            before.append(f"{name} = builtin.unrealized_conversion_cast %c{index} : {carrier} to {type_}")
        else:
            arguments.append(f"{name}: {type_}")
        used.append(name)
    returned = [(f"%r#{index}", type_) for index, type_ in enumerate(shape.results) if not _is_opaque(type_)]
    attributes = ", ".join(f"{name} = {value}" for name, value in shape.attributes)
    op = (
        (f"%r:{len(shape.results)} = " if shape.results else "")
        + f'"{shape.op}"({", ".join(used)}) {{{attributes}}}'
        + f" : ({', '.join(shape.operand_types)}) -> ({', '.join(shape.results)})"
    )
    types = ", ".join(type_ for _, type_ in returned)
    end = f"func.return {', '.join(name for name, _ in returned)} : {types}" if returned else "func.return"
    body = "\n    ".join([*before, op, end])
    return (
        f"gpu.module @m {{\n  func.func @f({', '.join(arguments)})"
        f"{f' -> ({types})' if returned else ''} {{\n    {body}\n  }}\n}}\n"
    )


def _is_opaque(type_: str) -> bool:
    return type_.startswith("!nvgpu.")


_TO_NVVM = (
    "builtin.module(convert-nvgpu-to-nvvm, gpu.module(convert-gpu-to-nvvm), convert-vector-to-llvm,"
    " convert-nvvm-to-llvm, reconcile-unrealized-casts)"
)


def nvvm_pipeline(_: str) -> str:
    """Returns MLIR's passes for an NVIDIA chip. They don't depend on the chip."""
    return _TO_NVVM


@dataclass(frozen=True)
class _Job:
    shape: Shape
    pipeline: str


def _lower(job: _Job) -> bytes | str:
    """Returns LLVM IR, or why there is none."""
    with context():
        try:
            module = ir.Module.parse(module_of(job.shape))
        except ir.MLIRError as error:  # type: ignore[attr-defined]
            return f"invalid: {error}"[:300]
        try:
            PassManager.parse(job.pipeline).run(module.operation)
            text: str = llvm.translate_module_to_llvmir(_functions(module).operation)  # type: ignore[attr-defined]
        except (ir.MLIRError, RuntimeError) as error:  # type: ignore[attr-defined]
            return f"refused: {error}"[:300]
    return text.encode()


def _functions(module: ir.Module) -> ir.Module:
    """Returns a module with the contents of the GPU module, which is what is translated to LLVM IR."""
    (inner,) = [op for op in module.body.operations if op.operation.name == "gpu.module"]
    body = "\n".join(str(op) for op in inner.operation.regions[0].blocks[0].operations)
    return ir.Module.parse(body)


def lower(
    shapes: Iterable[Shape], pipelines: dict[str, str]
) -> Iterator[tuple[Shape, dict[str, bytes], dict[str, str]]]:
    """Yields the shapes that MLIR's verifier accepts, with their LLVM IR for the chips that MLIR's
    conversions support, and with errors for the others.

    Args:
        shapes: the shapes.
        pipelines: for each chip the passes.
    """
    todo: Sequence[Shape] = list(shapes)
    kinds = sorted(set(pipelines.values()))
    context()
    jobs = [_Job(shape, pipeline) for shape in todo for pipeline in kinds]
    outcomes = iter(run_jobs(jobs, _lower))
    for shape in todo:
        said = {}
        for pipeline in kinds:
            outcome = next(outcomes)
            said[pipeline] = outcome.reason if isinstance(outcome, Died) else outcome.result
        if all(isinstance(text, str) and text.startswith("invalid") for text in said.values()):
            continue
        made, refused = {}, {}
        for chip, pipeline in pipelines.items():
            text = said[pipeline]
            if isinstance(text, bytes):
                made[chip] = text
            else:
                refused[chip] = text
        yield shape, made, refused

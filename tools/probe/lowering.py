# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM IR for ops of the dialects above NVVM and ROCDL, through MLIR's own conversions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from mlir import ir
from mlir.dialects import llvm
from mlir.passmanager import PassManager
from probe.children import Died, Done, run_jobs
from probe.shapes import CONSTANT, Shape
from probe.translate import context

_CASTED = {
    # Types that only the conversion of their dialect knows, and the types that they become.
    r"!nvgpu\.device\.async\.token": ("i32",),
    r"!nvgpu\.mbarrier\.token": ("i64",),
    r"!nvgpu\.tensormap\.descriptor<.*>": ("!llvm.ptr",),
    r"!nvgpu\.warpgroup\.descriptor<.*>": ("i64",),
    r"!amdgpu\.tdm_(gather_)?base<.*>": ("vector<4xi32>",),
    r"!amdgpu\.tdm_descriptor": ("vector<4xi32>", "vector<8xi32>", "vector<4xi32>", "vector<4xi32>"),
}
_GROUP = re.compile(
    r"!nvgpu\.mbarrier\.group<memorySpace = (?P<space>.*?)(, num_barriers = (?P<number>\d+))?>"
)
# Types whose values only other ops produce.
_MADE = {
    "!nvgpu.warpgroup.accumulator": "nvgpu.warpgroup.mma.init.accumulator -> {type}",
}


def _carriers(type_: str) -> tuple[str, ...]:
    """Returns the types of arguments to cast to `type_`; () if an argument can have the type itself."""
    if group := _GROUP.fullmatch(type_):
        return (f"memref<{group['number'] or 1}xi64, {group['space']}>",)
    return next((others for pattern, others in _CASTED.items() if re.fullmatch(pattern, type_)), ())


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
        elif carriers := _carriers(type_):
            casted = [f"%c{index}_{part}" for part in range(len(carriers))]
            arguments += [f"{part}: {carrier}" for part, carrier in zip(casted, carriers, strict=True)]
            before.append(
                f"{name} = builtin.unrealized_conversion_cast {', '.join(casted)}"
                f" : {', '.join(carriers)} to {type_}"
            )
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
    return type_.startswith(("!nvgpu.", "!amdgpu."))


_TO_NVVM = (
    "builtin.module(convert-nvgpu-to-nvvm, gpu.module(convert-gpu-to-nvvm), convert-vector-to-llvm,"
    " convert-nvvm-to-llvm, reconcile-unrealized-casts)"
)
# It converts amdgpu, too.
_TO_ROCDL = (
    "builtin.module(gpu.module(convert-gpu-to-rocdl{{chipset={chipset}}}), convert-vector-to-llvm,"
    " reconcile-unrealized-casts)"
)


# It is converted before children are forked, so that they inherit everything that a conversion loads.
_WARM_UP = Shape("gpu.lane_id", (), (), ("index",))


def nvvm_pipeline(_: str) -> str:
    """Returns MLIR's passes for an NVIDIA chip. They don't depend on the chip."""
    return _TO_NVVM


def rocdl_pipeline(chip: str) -> str:
    """Returns MLIR's passes for an AMD chip. They don't know generic chips: the passes for one are those for
    the first chip that it stands for, `gfx900` for `gfx9-generic`.
    """
    processor = chip.partition("+")[0]
    if generic := re.fullmatch(r"gfx([\d-]+)-generic", processor):
        numbers = generic[1].split("-")
        processor = "gfx" + "".join([*numbers, "0", "0"][:3])
    return _TO_ROCDL.format(chipset=processor)


@dataclass(frozen=True)
class _Job:
    shape: Shape
    pipeline: str


def _is_valid(shape: Shape) -> bool:
    with context():
        try:
            ir.Module.parse(module_of(shape))
        except ir.MLIRError:  # type: ignore[attr-defined]
            return False
    return True


def _lower(job: _Job) -> bytes | str:
    """Returns LLVM IR, or why there is none."""
    with context():
        module = ir.Module.parse(module_of(job.shape))
        try:
            PassManager.parse(job.pipeline).run(module.operation)
            functions = _functions(module)
            # The translation of an op that isn't converted kills the process.
            if left := _unconverted(functions):
                return f"'{left}' is not converted"
            text: str = llvm.translate_module_to_llvmir(functions.operation)  # type: ignore[attr-defined]
        except (ir.MLIRError, RuntimeError) as error:  # type: ignore[attr-defined]
            return str(error)[:300]
    return text.encode()


def _functions(module: ir.Module) -> ir.Module:
    """Returns a module with the contents of the GPU module, which is what is translated to LLVM IR."""
    (inner,) = [op for op in module.body.operations if op.operation.name == "gpu.module"]
    body = "\n".join(str(op) for op in inner.operation.regions[0].blocks[0].operations)
    return ir.Module.parse(body)


def _unconverted(module: ir.Module) -> str | None:
    """Returns the name of an op that can't be translated to LLVM IR; None if there is none."""
    found: list[str] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name.startswith(("llvm.", "nvvm.", "rocdl.")) or op == module.operation:
            return ir.WalkResult.ADVANCE
        found.append(op.name)
        return ir.WalkResult.INTERRUPT

    module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found[0] if found else None


def lower(
    shapes: Iterable[Shape], pipelines: dict[str, str]
) -> Iterator[tuple[Shape, dict[str, bytes], dict[str, str]]]:
    """Yields the shapes that MLIR's verifier accepts, with their LLVM IR for the chips that MLIR's
    conversions support, and with errors for the others.

    Args:
        shapes: the shapes.
        pipelines: for each chip the passes.
    """
    kinds = sorted(set(pipelines.values()))
    for pipeline in kinds:
        _lower(_Job(_WARM_UP, pipeline))
    tried = list(shapes)
    checked = zip(tried, run_jobs(tried, _is_valid), strict=True)
    todo = [shape for shape, outcome in checked if isinstance(outcome, Done) and outcome.result]
    jobs = [_Job(shape, pipeline) for shape in todo for pipeline in kinds]
    outcomes = iter(run_jobs(jobs, _lower))
    for shape in todo:
        said = {}
        for pipeline in kinds:
            outcome = next(outcomes)
            said[pipeline] = outcome.reason if isinstance(outcome, Died) else outcome.result
        made, refused = {}, {}
        for chip, pipeline in pipelines.items():
            text = said[pipeline]
            if isinstance(text, bytes):
                made[chip] = text
            else:
                refused[chip] = text
        yield shape, made, refused

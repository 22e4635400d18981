# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the default pipelines make of ops of kernels: `./dev probe lowered` writes
td/generated/LoweredOps.json.

Each op is in kernels of its own, of several types. The kernels of `arith` and `math` are generated, those of
`nvgpu` and `amdgpu` have the shapes that chips were asked about, and the others come from MLIR's own tests,
`probe.kernel_ops` and `seeds/kernel_bodies.txt`.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, islice
from pathlib import Path
from typing import Any, TypeAlias

from mlir import availability as av
from mlir import ir
from mlir.availability.ask._targets import resolve_target
from mlir.availability.ask._through import make_pipeline
from probe.children import Died, run_jobs
from probe.chips import ROOT
from probe.kernel_ops import kernel_ops, probed_ops
from probe.shapes import CONSTANT, Shape, shapes_in
from probe.source_ops import SourceOp, as_function, source_ops
from probe.translate import context
from probe.upstream import mlir_tests, shapes_of_tests

FILE = ROOT / "td/generated/LoweredOps.json"
BODIES = Path(__file__).parent / "seeds/kernel_bodies.txt"
TARGETS = {
    "nvvm": ("sm_90a",),
    "rocdl": ("gfx942", "gfx950", "gfx1100", "gfx1250"),
    "spirv": ("vulkan1.3+all",),
    "cpu": ("x86-64-v3",),
}
"""The targets for which ops are lowered. The pipeline is the same for all chips of NVIDIA, and for all CPUs;
AMD's takes the chip.
"""
_TYPES = ("i1", "i8", "i32", "i64", "index", "f16", "bf16", "f32", "f64", "vector<4xf32>", "vector<4xi32>")
_MOST_SHAPES = 8
_MOST_TYPES = 3
_MOST_FORMS = 8
_TESTS = ("Dialect/GPU", "Conversion/GPUToNVVM", "Conversion/GPUToROCDL", "Conversion/GPUToSPIRV")
_NUMBER = re.compile(r"index|b?f\d+|i\d+")
_VECTOR = re.compile(r"vector<((?:\d+x)*)(index|b?f\d+|i\d+)>")
_MEMREF = re.compile(rf"memref<((?:[\d?]+x)*)({_NUMBER.pattern}|{_VECTOR.pattern})[,>].*")
# Of no interest in a table: constants, and declarations of what is called.
_PLUMBING = {
    "llvm.func",
    "llvm.mlir.constant",
    "llvm.mlir.poison",
    "llvm.mlir.undef",
    "llvm.mlir.zero",
    "spirv.Constant",
    "spirv.Undef",
}
# Of interest only where there is nothing else: casts, and parts of vectors and structs.
_AROUND = {
    *(f"llvm.{name}" for name in ("bitcast", "extractelement", "extractvalue", "inttoptr", "insertelement")),
    *(f"llvm.{name}" for name in ("insertvalue", "ptrtoint", "sext", "trunc", "zext")),
    *(f"spirv.{name}" for name in ("Bitcast", "CompositeConstruct", "CompositeExtract", "CompositeInsert")),
    *(f"spirv.{name}" for name in ("GlobalVariable", "SConvert", "UConvert", "mlir.addressof")),
}
# A matrix of a subgroup has no value in memory. "!m" is one of 16 times 16 numbers, "$" a buffer.
_MATRICES = """\
%z = arith.constant 0.0 : f16
%a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 16 : index} : $ -> !m"AOp">
%b = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 16 : index} : $ -> !m"BOp">
%c = gpu.subgroup_mma_constant_matrix %z : !m"COp">
%d = gpu.subgroup_mma_compute %a, %b, %c : !m"AOp">, !m"BOp"> -> !m"COp">
%e = gpu.subgroup_mma_elementwise addf %d, %d : (!m"COp">, !m"COp">) -> !m"COp">
gpu.subgroup_mma_store_matrix %e, %m[%i, %i] {leadDimension = 16 : index} : !m"COp">, $"""
_MATRICES = _MATRICES.replace("!m", "!gpu.mma_matrix<16x16xf16, ").replace("$", "memref<16x16xf16>")
# What bodies may use, and the types that they abbreviate.
_PRELUDE = (
    "%i = gpu.thread_id x",
    "%s = memref.load %m[%i] : M",
    "%v = vector.load %m[%i] : M, V",
    "%w = arith.addf %v, %v : V",
    "%b = vector.load %d[%i, %i] : D, B",
    "%h = vector.load %m[%i] : M, vector<2xf32>",
)
_MEMORY = ("%m: M", "%d: D", "%q: memref<?xf32>", "%y: memref<256xi8>")
_ABBREVIATED = {
    "V": "vector<4xf32>",
    "B": "vector<2x4xf32>",
    "M": "memref<64xf32>",
    "D": "memref<8x8xf32>",
    "T": "memref<8x8xf32, strided<[1, 8]>>",
}

# The ops that an op becomes; None if it can't be lowered.
_Outcome: TypeAlias = "tuple[str, ...] | None"


@dataclass(frozen=True)
class _Job:
    sample: SourceOp
    family: str
    target: str


def _kernel(body: str, arguments: str) -> str:
    return f"""gpu.module @device {{
  gpu.func @kernel({arguments}) kernel attributes {{known_block_size = array<i32: 32, 1, 1>}} {{
    {body}
    gpu.return
  }}
}}
"""


def sample_of(shape: Shape) -> SourceOp | None:
    """Returns a kernel with an op that loads its operands and stores its results; None if memory can't hold
    one of these.
    """
    arguments: list[str] = []
    lines: list[str] = []
    used: list[str] = []
    for index, text in enumerate(shape.operands):
        type_ = shape.operand_types[index]
        if text.startswith(CONSTANT):
            value = re.sub(r"^(true|false) : i1$", r"\1", text.removeprefix(CONSTANT))
            lines.append(f"%a{index} = arith.constant {value}")
        elif _MEMREF.fullmatch(type_):
            arguments.append(f"%a{index}: {type_}")
        elif not (_NUMBER.fullmatch(type_) or _VECTOR.fullmatch(type_)):
            return None
        else:
            kept = _kept_as(type_)
            arguments.append(f"%m{index}: memref<{kept}>")
            loaded = f"%a{index}" if kept == type_ else f"%l{index}"
            lines.append(f"{loaded} = memref.load %m{index}[] : memref<{kept}>")
            if kept != type_:
                zero = "dense<0>" if kept.startswith("vector") else "0"
                lines += [
                    f"%z{index} = arith.constant {zero} : {kept}",
                    f"%a{index} = arith.cmpi ne, %l{index}, %z{index} : {kept}",
                ]
        used.append(f"%a{index}")
    attributes = ", ".join(f"{name} = {value}" for name, value in shape.attributes)
    lines.append(
        (f"%r:{len(shape.results)} = " if shape.results else "")
        + f'"{shape.op}"({", ".join(used)}) {{{attributes}}}'
        + f" : ({', '.join(shape.operand_types)}) -> ({', '.join(shape.results)})"
    )
    for index, type_ in enumerate(shape.results):
        stored = _store(f"%r#{index}", type_, index)
        if stored is None:
            return None
        arguments.append(stored[0])
        lines += stored[1]
    return SourceOp(
        shape.op, shape.operand_types, shape.results, _kernel("\n    ".join(lines), ", ".join(arguments))
    )


def _kept_as(type_: str) -> str:
    """Returns the type as which memory of all targets holds a value: truths are words."""
    return re.sub(r"\bi1\b|(?<=x)i1(?=>)", "i32", type_)


def _store(value: str, type_: str, index: int) -> tuple[str, list[str]] | None:
    """Returns an argument, and the lines that store a result in it."""
    lines: list[str] = []
    if memory := _MEMREF.fullmatch(type_):
        rank = memory[1].count("x")
        lines.append(f"%first{index} = arith.constant 0 : index")
        places = ", ".join([f"%first{index}"] * rank)
        lines.append(f"%e{index} = memref.load {value}[{places}] : {type_}")
        value, type_ = f"%e{index}", memory[2]
    elif not (_NUMBER.fullmatch(type_) or _VECTOR.fullmatch(type_)):
        return None
    kept = _kept_as(type_)
    if kept != type_:
        lines.append(f"%w{index} = arith.extui {value} : {type_} to {kept}")
        value = f"%w{index}"
    return f"%o{index}: memref<{kept}>", [*lines, f"memref.store {value}, %o{index}[] : memref<{kept}>"]


def _of_bodies() -> Iterator[SourceOp]:
    """Yields the kernels of `BODIES`."""
    for text in re.split(r"^# ", BODIES.read_text(), flags=re.MULTILINE):
        head, _, body = text.strip().partition("\n")
        if "." in head.partition(" ")[0]:
            name, _, stored = head.partition(" -> ")
            yield _of_body(name, body, stored)


def _of_body(name: str, body: str, stored: str) -> SourceOp:
    """Returns the kernel of an op. It has only what the op needs: the rest could stand in the way.

    Args:
        name: the op.
        body: lines with it.
        stored: the type of %r, which is stored; empty if there is none.
    """
    lines = body.splitlines() + [f"memref.store %r, %to[] : memref<{stored}>"] * bool(stored)
    for line in reversed(_PRELUDE):
        if re.search(rf"{line.split()[0]}\b", "\n".join(lines)):
            lines.insert(0, line)
    arguments = [each for each in _MEMORY if re.search(rf"{each.split(':')[0]}\b", "\n".join(lines))]
    arguments += [f"%to: memref<{stored}>"] * bool(stored)
    text = _kernel("\n    ".join(lines), ", ".join(arguments))
    text = re.sub(r"\b[VBMDT]\b", lambda match: _ABBREVIATED[match[0]], text)
    return SourceOp(name, ("f32",), (), text)


def samples() -> Iterator[SourceOp]:
    """Yields the kernels: several for each op."""
    for each in (*source_ops(_TYPES), *kernel_ops(("i1", "i32", "f16", "f32", "i64"), (4,))):
        yield _through_memory(each)
    yield from _of_bodies()
    text = _kernel(f"%i = gpu.thread_id x\n{_MATRICES}", "%m: memref<16x16xf16>")
    for name in sorted(set(re.findall(r"gpu\.subgroup_mma_\w+", _MATRICES))):
        yield SourceOp(name, ("f16",), (), text)
    for name in ("gpu.func", "gpu.return"):
        yield SourceOp(name, (), (), _kernel("", "%m: memref<1xf32>"))
    yield from _of_tests()
    for dialect, family in (("nvgpu", "nvvm"), ("amdgpu", "rocdl")):
        for chip in TARGETS[family]:
            shapes = sorted(
                probed_ops(dialect, chip), key=lambda each: (each.name, len(each.text), each.text)
            )
            for _, same in groupby(shapes, key=lambda each: each.name):
                yield from islice(same, _MOST_SHAPES)


def _through_memory(sample: SourceOp) -> SourceOp:
    """Returns a kernel whose op takes its operands from memory, if it can: not all can be passed by value."""
    (shape, *_) = [*shapes_in(ir.Module.parse(sample.text), sample.name), None]
    made = None if shape is None or shape.op != sample.name else sample_of(shape)
    return made if made is not None and _is_valid(made) else sample


def _of_tests() -> Iterator[SourceOp]:
    """Yields kernels with shapes of ops of `gpu` in MLIR's own tests."""
    files = [file for folder in _TESTS for file in sorted((mlir_tests() / folder).glob("*.mlir"))]
    shapes = sorted(shapes_of_tests(files, "gpu."), key=_order)
    for _, same in groupby(shapes, key=lambda shape: shape.op):
        made = filter(None, map(sample_of, same))
        yield from islice(filter(_is_valid, made), _MOST_SHAPES)


def _order(shape: Shape) -> tuple[str, bool, int, str]:
    # Most people's types come first.
    text = shape.to_json()
    return shape.op, "f32" not in text and "i32" not in text, len(text), text


def _is_valid(sample: SourceOp) -> bool:
    with context():
        try:
            ir.Module.parse(sample.text)
        except ir.MLIRError:  # type: ignore[attr-defined]
            return False
    return True


def _lower(job: _Job) -> _Outcome:
    """Returns the ops that an op becomes, without constants, declarations, and casts around others."""
    text = as_function(job.sample.text) if job.family == "cpu" else job.sample.text
    assert text is not None
    with context():
        lowering = av.explain(ir.Module.parse(text), job.target, through=True)
    names = [
        lowered.op_name
        for each in lowering.ops
        if each.op_name == job.sample.name
        for lowered in each.lowered
    ]
    if not names and job.sample.name not in dict(lowering.through.vanished):
        return None
    left_out = _PLUMBING - {"llvm.func"} if job.sample.name == "gpu.func" else _PLUMBING
    named = dict.fromkeys(name for name in names if name not in left_out)
    return tuple(name for name in named if name not in _AROUND) or tuple(named)


def lower(chosen: Iterable[SourceOp]) -> dict[str, dict[str, Any]]:
    """Returns what each op becomes: by its name and the family, the forms and what can't be lowered."""
    jobs = [
        _Job(sample, family, target)
        for sample in dict.fromkeys(map(_with_size, chosen))
        for family, targets in TARGETS.items()
        if _is_for(sample, family)
        for target in targets
    ]
    seen: dict[tuple[str, str], dict[_Outcome, dict[str, list[str]]]] = {}
    for job, outcome in zip(jobs, run_jobs(jobs, _lower, seconds=60), strict=True):
        if isinstance(outcome, Died):
            print(f"{job.sample.name} for {job.target}: {outcome.reason}", file=sys.stderr)
        became = None if isinstance(outcome, Died) else outcome.result
        by_outcome = seen.setdefault((job.sample.name, job.family), {})
        by_outcome.setdefault(became, {}).setdefault(_types(job.sample), []).append(job.target)
    found: dict[str, dict[str, Any]] = {}
    for (name, family), by_outcome in sorted(seen.items()):
        forms = [
            {"becomes": list(became)} | _kernels(types, family)
            for became, types in by_outcome.items()
            if became is not None
        ]
        forms.sort(key=lambda form: -form["kernels"])
        of_family: dict[str, Any] = {"forms": forms[:_MOST_FORMS]}
        if len(forms) > _MOST_FORMS:
            of_family["more_forms"] = len(forms) - _MOST_FORMS
        if None in by_outcome:
            of_family["not_lowered"] = _kernels(by_outcome[None], family)
        found.setdefault(name, {})[family] = of_family
    return found


def _with_size(sample: SourceOp) -> SourceOp:
    """Returns a kernel that states its workgroup's size, which SPIR-V needs."""
    size = "kernel attributes {known_block_size = array<i32: 32, 1, 1>} {"
    return sample._replace(text=sample.text.replace(") kernel {", f") {size}"))


def _is_for(sample: SourceOp, family: str) -> bool:
    """Whether the vendor has the dialect: others can't lower it. CPUs have none of GPUs."""
    if family == "cpu":
        return not sample.name.startswith("gpu.") and as_function(sample.text) is not None
    vendor = {"nvgpu": "nvvm", "amdgpu": "rocdl"}.get(sample.name.partition(".")[0], family)
    return vendor == family


def _kernels(types: Mapping[str, Sequence[str]], family: str) -> dict[str, Any]:
    targets = [target for target in TARGETS[family] if any(target in of_type for of_type in types.values())]
    told: dict[str, Any] = {"types": list(types)[:_MOST_TYPES], "kernels": len(types)}
    return told if len(targets) == len(TARGETS[family]) else told | {"targets": targets}


def _types(sample: SourceOp) -> str:
    """Returns the types of a kernel's op in short: "f32", "i32 -> f32"."""
    operands, results = dict.fromkeys(sample.operands), dict.fromkeys(sample.results)
    if operands == results or not results or not operands:
        return ", ".join(operands or results)
    return f"{', '.join(operands)} -> {', '.join(results)}"


def text_of(found: Mapping[str, Any]) -> str:
    """Returns the file's text: a line for each op."""
    with context():
        name = make_pipeline(resolve_target("sm_90", context()), True).name
    llvm = re.search(r"LLVM [\d.]+", name)
    assert llvm is not None, name
    source = f"the default pipelines of {llvm[0]}, on kernels of one operation each"
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in sorted(found.items())]
    targets = json.dumps({family: list(names) for family, names in TARGETS.items()})
    return (
        f'{{"source": {json.dumps(source)},\n"targets": {targets},\n"ops": {{\n'
        + ",\n".join(lines)
        + "\n}}\n"
    )


def write() -> None:
    """Lowers all kernels, and writes the file."""
    with context():
        chosen = list(samples())
    FILE.write_text(text_of(lower(chosen)))

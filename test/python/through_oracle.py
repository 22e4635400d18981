# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares verdicts through the lowering with those of back ends on what was lowered.

The kernels are the parts of upstream's tests of conversions, and those of test/practice and test/kernels.
The code that the default pipeline makes of one is translated to LLVM IR, compiled and assembled; or
serialized, and judged by spirv-val.

    PYTHONPATH=test/python:scripts/facts:tools python -m through_oracle

prints each disagreement, and what is unknown, by operation.
"""

from __future__ import annotations

import functools
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from pathlib import Path

from llvm_release import tool
from mlir import availability as av
from mlir import ir
from mlir.availability import spirv
from mlir.availability.ask._targets import resolve_target
from mlir.availability.ask._through import make_pipeline
from mlir.availability.native._extension import _availability
from mlir.dialects import llvm, memref
from mlir.passmanager import PassManager
from practice_cases import texts
from probe import core, cpu
from probe.backends import Amdgpu, AssembleError, Backend, Nvptx, ptxas_under
from probe.children import Died, run_jobs
from probe.kernel_ops import kernel_ops, probed_ops
from probe.llvm import CompileError, compile_ir
from probe.source_ops import SourceOp, as_function, source_ops
from spirv_validator import NEWER
from through_lines import answers, line_kernels, measure

ROOT = Path(__file__).resolve().parents[2]
CHIPS = {
    "nvvm": ("sm_60", "sm_75", "sm_80", "sm_90a", "sm_100a"),
    "rocdl": ("gfx906", "gfx90a", "gfx942", "gfx1100", "gfx1250"),
    "spirv": ("vulkan1.1", "vulkan1.3"),
}
TARGETS = tuple(target for targets in CHIPS.values() for target in targets)
CPUS = {
    "x86-64": "x86",
    "x86-64-v4": "x86",
    "sapphirerapids": "x86",
    "cortex-a78": "aarch64",
    "neoverse-v2": "aarch64",
    "sifive-u74": "riscv",
    "sifive-p670": "riscv",
}
"""CPUs, by the names that LLVM knows them by, and their architectures."""
FOLDERS = {
    "nvvm": ("GPUToNVVM", "NVGPUToNVVM"),
    "rocdl": ("GPUToROCDL", "AMDGPUToROCDL"),
    "spirv": ("GPUToSPIRV",),
}


# LLVM drops `.cluster_dim` on chips without clusters, and reports nothing: docs/chips.md.
# It drops barriers of a workgroup that is one wave, as that of the kernel is; the
# instruction doesn't exist before gfx12.
WE_ARE_RIGHT = {("gpu-to-nvvm#1.0", chip) for chip in ("sm_60", "sm_75", "sm_80")} | {
    ("A signal to a barrier..0", chip) for chip in ("gfx906", "gfx90a", "gfx942", "gfx1100")
}


# Ops of arith and math that no pass converts, of some types at least.
NOT_CONVERTED = {
    "sm_90": {"arith.addui_extended", "math.ipowi"},
    "gfx942": {"arith.addui_extended", "math.fpowi", "math.ipowi"},
}
# The same of gpu, memref and vector.
KERNELS_NOT_CONVERTED = {
    "sm_90": {"memref.atomic_rmw"},
    "gfx942": {
        "gpu.cluster_block_id",
        "gpu.cluster_dim",
        "gpu.cluster_dim_blocks",
        "gpu.cluster_id",
        "memref.atomic_rmw",
    },
}
# Ops of arith and math that become what no back end compiles for the chip, of some types at least.
NOT_AVAILABLE = {
    "sm_90": {"math.sincos"},
    "gfx942": {"arith.fptosi", "arith.fptoui", "math.sincos"},
}
# Ops of amdgpu that become what is unknown in 8 of 947 shapes: nobody has tried these masks and offsets of
# `rocdl.update.dpp` and `rocdl.ds_swizzle`.
PROBED_UNKNOWN = {"amdgpu.dpp", "amdgpu.swizzle_bitmode"}


@dataclass(frozen=True)
class Kernel:
    """Source that isn't lowered.

    Attributes:
        name: the file and the part of it.
        text: a module.
    """

    name: str
    text: str


@dataclass(frozen=True)
class Compared:
    """A kernel, a target, and both verdicts.

    Attributes:
        kernel: the kernel.
        target: the target.
        verdict: the tool's: "yes", "on condition", "no" or "unknown".
        told: its first findings, as text.
        unknown: the operations that are unknown, as it names them.
        refusal: why the oracle refuses the lowered code; empty if it accepts it.
    """

    kernel: str
    target: str
    verdict: str
    told: tuple[str, ...]
    unknown: tuple[str, ...]
    refusal: str

    @property
    def is_wrong(self) -> bool:
        """Whether one says that it is available, and the other one that it isn't, unless we are right."""
        if self.verdict == "unknown" or (self.kernel, self.target) in WE_ARE_RIGHT:
            return False
        return (self.verdict == "no") is not bool(self.refusal)

    def __str__(self) -> str:
        ours = f"{self.verdict}: {'; '.join(self.told)}" if self.told else self.verdict
        return f"{self.kernel} on {self.target}: we say {ours}; the oracle {self.refusal or 'accepts it'}"


def kernels_of_tests(tests: Path, folders: Iterable[str]) -> Iterator[Kernel]:
    """Yields the parts of upstream's tests of conversions.

    Args:
        tests: mlir/test of LLVM's sources.
        folders: folders of its `Conversion`.
    """
    for folder in folders:
        for file in sorted((tests / "Conversion" / folder).glob("*.mlir")):
            parts = re.split(r"^// -----.*$", file.read_text(), flags=re.MULTILINE)
            for index, text in enumerate(parts):
                yield Kernel(f"{file.stem}#{index}", text)


def kernels_of_practice(dialect: str) -> Iterator[Kernel]:
    """Yields the kernels and functions of test/practice, for targets of a dialect."""
    for name, text in texts().items():
        if dialect != "spirv":
            text = text.replace("#spirv.storage_class<Workgroup>", "#gpu.address_space<workgroup>")
            text = re.sub(r", #spirv\.storage_class<StorageBuffer>", "", text)
        yield Kernel(name, text)


def kernels_for_gpus(tests: Path, dialect: str) -> Iterator[Kernel]:
    """Yields the kernels for targets of a dialect: those of upstream's tests, test/practice, test/kernels."""
    yield from kernels_of_tests(tests, FOLDERS[dialect])
    yield from kernels_of_practice(dialect)
    yield from (Kernel(each.name, each.text) for each in line_kernels())


def kernels_for_cpus() -> Iterator[Kernel]:
    """Yields functions: those of test/practice, and one for each op and types of arith, math, memref and
    vector, of the dialects for CPUs, and of llvm.
    """
    yield from (each for each in kernels_of_practice("cpu") if "gpu." not in each.text)
    with ir.Context():
        for op in (*source_ops(), *kernel_ops()):
            if text := as_function(op.text):
                yield Kernel(f"{op.name} {', '.join(op.operands)}", text)
    for index, row in enumerate(core.read()):
        # LLVM drops what stores these, and compiles the rest for all CPUs.
        if not re.search(r"llvm\.mlir\.(undef|poison) : vector<\[", row.text):
            yield Kernel(f"function {index}", row.text)
    yield from (Kernel(f"{row.arch} {index}", row.text) for index, row in enumerate(cpu.read()))


def _functions_apart(module: ir.Module) -> Iterator[str]:
    """Yields a module, or each of its functions as device code if they are no kernels: tests of passes on
    functions have several that need different chips.
    """
    text = str(module)
    functions = [op for op in module.body.operations if op.operation.name in ("func.func", "gpu.func")]
    if re.search(r"gpu\.(module|launch)|tensor<", text) or not re.search(r"\b(nv|amd)?gpu\.", text):
        yield text
        return
    for function in functions:
        yield f"gpu.module @device {{\n{function}\n}}"


def _use_results(module: ir.Module) -> ir.Module:
    """Returns a module in which functions store the results that nothing uses: passes would drop their ops,
    and the oracle would refuse nothing. If that can't be said, returns the module as it is.
    """
    changed = ir.Module.parse(module.operation.get_asm(use_local_scope=True))
    unused: list[ir.Value] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if re.match(r"(nv|amd)?gpu\.", op.name):
            unused.extend(result for result in op.results if not any(True for _ in result.uses))
        return ir.WalkResult.ADVANCE

    changed.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    try:
        for value in unused:
            _store(value)
        changed.operation.verify()
    except (ir.MLIRError, ValueError):  # type: ignore[attr-defined]
        return module
    return changed


def _store(value: ir.Value) -> None:
    """Stores a value in memory that is a new argument of its function."""
    function = value.owner
    while function.name not in ("func.func", "gpu.func"):
        function = function.parent
    place = ir.MemRefType.get([], value.type, loc=ir.Location.unknown())
    memory = function.regions[0].blocks[0].add_argument(place, ir.Location.unknown())
    type_ = ir.FunctionType(ir.TypeAttr(function.attributes["function_type"]).value)
    function.attributes["function_type"] = ir.TypeAttr.get(
        ir.FunctionType.get([*type_.inputs, place], type_.results)
    )
    after = ir.InsertionPoint.after(value.owner)
    with after, ir.Location.unknown():
        memref.StoreOp(value, memory, [])


@dataclass(frozen=True)
class _Job:
    dialect: str
    target: str
    code: bytes


@dataclass(frozen=True)
class _ToLower:
    kernel: Kernel
    targets: tuple[str, ...]


def _lower(job: _ToLower) -> list[tuple[Compared, tuple[_Job, ...]]]:
    """Returns the tool's verdict on a kernel, for each target for which it can be lowered, and that code."""
    found: list[tuple[Compared, tuple[_Job, ...]]] = []
    context = ir.Context()
    context.enable_multithreading(False)
    with context:
        try:
            parsed = ir.Module.parse(job.kernel.text)
        except ir.MLIRError:  # type: ignore[attr-defined]
            return found  # A test of an error.
        for part, text in enumerate(_functions_apart(parsed)):
            try:
                module = ir.Module.parse(text)
            except ir.MLIRError:  # type: ignore[attr-defined]
                continue
            module = _use_results(module)
            source = _availability.ThroughSource(module.operation)
            for target in job.targets:
                (report,) = av.check(module, target, through=True).results
                pipeline = make_pipeline(resolve_target(target, context), True)
                lowered, problems, _, _ = pipeline.lower(source)
                if problems or lowered is None or report.nothing_judged:
                    continue
                told = (*report.violations, *report.unchecked, *report.conditions)
                compared = Compared(
                    f"{job.kernel.name}.{part}",
                    target,
                    report.verdict,
                    tuple(map(str, told[:2])),
                    tuple(each.became or each.op_name for each in report.unchecked),
                    "",
                )
                codes = _device_modules(lowered, pipeline.dialect)
                found.append((compared, tuple(_Job(pipeline.dialect, target, code) for code in codes)))
    return found


def _device_modules(lowered: ir.Module, dialect: str) -> Iterator[bytes]:
    """Yields each module of device code: as text of MLIR, or as a binary of SPIR-V."""
    if dialect == "cpu":
        yield lowered.operation.get_asm(use_local_scope=True).encode()
        return
    found: list[ir.Operation] = []
    holder = "spirv.module" if dialect == "spirv" else "gpu.module"

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name == holder:
            found.append(op)
            return ir.WalkResult.SKIP
        return ir.WalkResult.ADVANCE

    lowered.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    for op in found:
        if dialect == "spirv":
            yield spirv.serialize(ir.Module.parse(op.get_asm(use_local_scope=True)))
            continue
        attribute = "dlti.dl_spec"
        layout = (
            f" attributes {{{attribute} = {op.attributes[attribute]}}}" if attribute in op.attributes else ""
        )
        body = "\n".join(each.get_asm(use_local_scope=True) for each in op.regions[0].blocks[0].operations)
        yield f"module{layout} {{\n{body}\n}}".encode()


@functools.cache
def _back_ends() -> dict[str, Backend]:
    nvptx = Nvptx(CHIPS["nvvm"], ptxas_under(ROOT / "build/ptxas"))
    nvptx.newest_ptx(CHIPS["nvvm"][0])  # Has each ptxas say which chips it knows, before children are forked.
    return {"nvvm": nvptx, "rocdl": Amdgpu(CHIPS["rocdl"])}


def _ask(job: _Job) -> str:
    """Returns why the oracle refuses code; "" if it accepts it. It may end the process."""
    if job.dialect == "spirv":
        done = subprocess.run(
            [NEWER.program, "--target-env", job.target, "-"], input=job.code, capture_output=True
        )
        return done.stdout.decode().strip() or done.stderr.decode().strip() if done.returncode else ""
    context = ir.Context()
    context.enable_multithreading(False)
    with context:
        module = ir.Module.parse(job.code.decode())
        if job.dialect == "nvvm":
            PassManager.parse("builtin.module(convert-nvvm-to-llvm)").run(module.operation)
        text = str(llvm.translate_module_to_llvmir(module.operation))  # type: ignore[attr-defined]
    if job.dialect == "cpu":
        return _refusal_by_cpu(text, job.target)
    back_end = _back_ends()[job.dialect]
    try:
        assembly = back_end.compile(text.encode(), job.target)
        if not (isinstance(back_end, Nvptx) and _is_linked(back_end, assembly, job.target)):
            back_end.assemble(assembly, job.target)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def _refusal_by_cpu(text: str, name: str) -> str:
    """Returns why LLVM doesn't compile LLVM IR for a CPU, or its assembler refuses what it makes; or ""."""
    triple = cpu.TRIPLES[CPUS[name]]
    try:
        assembly = compile_ir(text.encode(), triple, name, "")
    except CompileError as error:
        return str(error)
    if CPUS[name] != "aarch64":
        return ""
    command = [tool("llvm-mc"), f"-triple={triple}", f"-mcpu={name}", "-filetype=null"]
    return subprocess.run(command, input=assembly, capture_output=True, text=True).stderr.strip()


def _is_linked(ptxas: Nvptx, assembly: str, chip: str) -> bool:
    """Returns whether ptxas makes a program of assembly, which says more than that it assembles it: code that
    declares a library's functions is assembled only.

    Raises:
        AssembleError: a kernel has too much shared memory, which ptxas says only of what it links.
    """
    command = [ptxas.program(chip), f"-arch={chip}", "-o", os.devnull, "/dev/stdin"]
    done = subprocess.run(command, input=assembly, capture_output=True, text=True)
    if too_large := next(
        (line for line in done.stderr.splitlines() if "uses too much shared data" in line), ""
    ):
        raise AssembleError(too_large)
    return not done.returncode


def compare(kernels: Sequence[Kernel], targets: Sequence[str]) -> tuple[list[Compared], list[str]]:
    """Returns both verdicts on each kernel that can be lowered, and the kernels on which a pass crashes.

    Args:
        kernels: the kernels.
        targets: targets of one dialect.
    """
    lowered: list[tuple[Compared, tuple[_Job, ...]]] = []
    crashed: list[str] = []
    to_lower = [_ToLower(each, tuple(targets)) for each in kernels]
    for job, outcome in zip(to_lower, run_jobs(to_lower, _lower, seconds=60), strict=True):
        if isinstance(outcome, Died):
            crashed.append(f"{job.kernel.name}: {outcome.reason}")
        else:
            lowered += outcome.result
    jobs = [job for _, several in lowered for job in several]
    _back_ends()
    outcomes = iter(run_jobs(jobs, _ask, seconds=30))
    found: list[Compared] = []
    for compared, several in lowered:
        refusals = []
        for outcome in islice(outcomes, len(several)):
            refusals.append(f"died: {outcome.reason}" if isinstance(outcome, Died) else outcome.result)
        found.append(replace(compared, refusal=next(filter(None, refusals), "")))
    return found, crashed


@dataclass
class Outcomes:
    """The names of ops whose verdict on a chip isn't "yes" or "no".

    Attributes:
        number: how many kernels were asked.
        unknown: ops of which something unknown was made.
        not_converted: ops that can't be lowered.
        not_available: ops that become what the chip lacks.
    """

    number: int
    unknown: set[str]
    not_converted: set[str]
    not_available: set[str]


def outcomes(ops: Iterable[SourceOp], chip: str) -> Outcomes:
    """Judges kernels of one op each."""
    found = Outcomes(0, set(), set(), set())
    for each in ops:
        (report,) = av.check(av.parse(each.text), chip, through=True).results
        found.number += 1
        if report.unchecked:
            found.unknown.add(each.name)
        if report.not_lowered:
            found.not_converted.add(each.name)
        if report.violations:
            found.not_available.add(each.name)
    return found


_NUMBERS = ("arith.", "math.")


def _compare_ops() -> bool:
    """Judges kernels of one op each, and prints what is new. Returns whether anything is."""
    context = ir.Context()
    context.enable_multithreading(False)
    asked = [
        *((source_ops(), chip, known, set[str]()) for chip, known in NOT_CONVERTED.items()),
        *((kernel_ops(), chip, known, set[str]()) for chip, known in KERNELS_NOT_CONVERTED.items()),
        *(
            (probed_ops(dialect, chip), chip, set[str](), PROBED_UNKNOWN)
            for dialect, chip in (("nvgpu", "sm_90"), ("amdgpu", "gfx942"))
        ),
    ]
    is_new = False
    for ops, chip, not_converted, unknown in asked:
        with context:
            found = outcomes(ops, chip)
        new, lost = found.unknown - unknown, found.not_converted - not_converted
        lacking = {name for name in found.not_available - NOT_AVAILABLE[chip] if name.startswith(_NUMBERS)}
        print(
            f"{found.number:,} ops on {chip}; unknown: {sorted(new)}; not converted: {sorted(lost)}; "
            f"not available: {sorted(lacking)}"
        )
        is_new |= bool(new or lost or lacking)
    return is_new


def sources() -> Path:
    """Returns mlir/test of the LLVM sources that the set-up downloads."""
    fetch = ROOT / "third_party/mlir-python-bindings/fetch-sources.sh"
    printed = subprocess.run([fetch], check=True, capture_output=True, text=True).stdout
    return Path(printed.strip()) / "test"


def main() -> int:
    """Compares everything. Returns 1 if there is a disagreement."""
    tests = sources()
    everything: list[Compared] = []
    for dialect, targets in {**CHIPS, "cpu": tuple(CPUS)}.items():
        if len(sys.argv) > 1 and dialect not in sys.argv[1:]:
            continue
        kernels = kernels_for_cpus() if dialect == "cpu" else kernels_for_gpus(tests, dialect)
        found, crashed = compare(list(kernels), targets)
        everything += found
        for each in crashed:
            print(f"a pass crashes on {each}")
    wrong = [each for each in everything if each.is_wrong]
    print("\n".join(map(str, wrong)))
    lines = measure(list(answers(line_kernels(), TARGETS)))
    print(lines)
    print("\n".join(map(str, lines.differing)))
    verdicts = Counter(each.verdict for each in everything)
    print(f"{len(everything):,} pairs: {dict(verdicts)}; {len(wrong)} disagreements")
    for name, number in Counter(name for each in everything for name in each.unknown).most_common():
        print(f"unknown: {number:4} {name}")
    return 1 if _compare_ops() or wrong or not lines.is_enough else 0


if __name__ == "__main__":
    sys.exit(main())

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Speed, measured side by side in one run and reported as ratios.

`./dev bench` runs it. The machines that this runs on are noisy: times of different runs don't compare, and no
test asserts any. Of several rounds, in which all candidates take turns, the fastest counts.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import mlir.availability as av
from mlir import ir
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "cmake"
sys.path.insert(0, str(BUILD / "benchmarks"))
import _benchmark_native as native  # noqa: E402

TARGET = "vulkan1.3+Int64+Float16+GroupNonUniformArithmetic"
IMPORT_BUDGET_MS = 30


def make_module(context: ir.Context, ops: int) -> ir.Module:
    """Returns a module of about `ops` SPIR-V ops, all of them available on `TARGET`.

    The mix is that of a kernel: memory, integer and float arithmetic, a subgroup op now and then.
    """
    body = """
    %p{i} = spirv.AccessChain %buf[%c0, %c1] : !buffer_ptr, i32, i32 -> !spirv.ptr<f32, StorageBuffer>
    %x{i} = spirv.Load "StorageBuffer" %p{i} : f32
    %y{i} = spirv.FMul %x{i}, %x{i} : f32
    %n{i} = spirv.IAdd %c0, %c1 : i32
    %w{i} = spirv.UConvert %n{i} : i32 to i64
    %h{i} = spirv.FConvert %y{i} : f32 to f16
    %g{i} = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %y{i} : f32 -> f32
    %v{i} = spirv.CompositeConstruct %y{i}, %g{i} : (f32, f32) -> vector<2xf32>
    %e{i} = spirv.AtomicIAdd <Workgroup> <AcquireRelease|WorkgroupMemory> %a, %n{i} : !shared
    spirv.Store "StorageBuffer" %p{i}, %g{i} : f32
"""
    text = [
        "!buffer_ptr = !spirv.ptr<!spirv.struct<(!spirv.rtarray<f32, stride=4> [0])>, StorageBuffer>\n"
        "!shared = !spirv.ptr<i32, Workgroup>\n"
        "spirv.module Logical GLSL450 {\n"
        '  spirv.func @f(%buf: !buffer_ptr, %a: !shared) "None" {\n'
        "    %c0 = spirv.Constant 0 : i32\n    %c1 = spirv.Constant 1 : i32\n"
    ]
    text += [body.replace("{i}", str(i)) for i in range(ops // 10)]
    text.append("    spirv.Return\n  }\n}\n")
    return ir.Module.parse("".join(text), context)


def measure(rounds: int, **candidates: Callable[[], Any]) -> dict[str, float]:
    """Returns the fastest of `rounds` times, in seconds, of each candidate."""
    best = dict.fromkeys(candidates, float("inf"))
    for _ in range(rounds):
        for name, run in candidates.items():
            start = time.perf_counter()
            run()
            best[name] = min(best[name], time.perf_counter() - start)
    return best


def report(console: Console, title: str, times: dict[str, float], baseline: str) -> None:
    table = Table(title=title, title_justify="left")
    table.add_column("what")
    table.add_column("ms", justify="right")
    table.add_column(f"ratio to {baseline}", justify="right")
    for name, seconds in times.items():
        table.add_row(name, f"{seconds * 1e3:.2f}", f"{seconds / times[baseline]:.2f}")
    console.print(table)


def bench_check(console: Console, ops: int, rounds: int) -> None:
    """`check` of an available module against a bare walk, and against asking upstream's interfaces."""
    context = ir.Context()
    module = make_module(context, ops)
    op = module.operation
    target = av.target(TARGET, context)
    result = av.check(module, target)
    assert result.ok, result.violations[0]
    times = measure(
        rounds,
        walk=lambda: native.walk(op),
        walk_reading_types=lambda: native.walk_types(op),
        check=lambda: av.check(op, target),
        upstream_interfaces=lambda: native.query_upstream(op),
    )
    report(console, f"check on {result.checked_ops:,} SPIR-V ops, all available", times, "walk")


def resident_kib() -> int:
    """Returns the process's resident memory in KiB (/proc/self/status, VmRSS)."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise RuntimeError("/proc/self/status has no VmRSS")


def bench_memory(console: Console, ops: int) -> None:
    """What `check` leaves behind and takes, for modules of growing size."""
    table = Table(title="memory that check takes", title_justify="left")
    table.add_column("legal ops", justify="right")
    table.add_column("resident, KiB more", justify="right")
    table.add_column("Python peak, KiB", justify="right")
    context = ir.Context()
    target = av.target(TARGET, context)
    for size in (ops // 10, ops):
        module = make_module(context, size)
        av.check(module, target)
        before = resident_kib()
        tracemalloc.start()
        for _ in range(10):
            av.check(module, target)
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        table.add_row(f"{size:,}", str(resident_kib() - before), f"{peak / 1024:.1f}")
    console.print(table)


def bench_import(console: Console, rounds: int) -> None:
    """What `import mlir.availability` adds to `import mlir.ir`."""
    code = (
        "import time, mlir.ir; start = time.perf_counter(); import mlir.availability; "
        "print(time.perf_counter() - start)"
    )
    seconds = min(
        float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)
        for _ in range(rounds)
    )
    console.print(
        f"import mlir.availability after mlir.ir: {seconds * 1e3:.1f} ms (aim: at most {IMPORT_BUDGET_MS} ms)"
    )


def bench_tablegen(console: Console, rounds: int) -> None:
    """`availability-tblgen` on SPIRVOps.td against `mlir-tblgen -gen-op-defs` on it."""
    include = subprocess.run(
        ["llvm-config", "--includedir"], check=True, capture_output=True, text=True
    ).stdout.strip()

    def tablegen(tool: str, backend: str, td: Path) -> Callable[[], Any]:
        command = [tool, backend, "-I", str(BUILD / "td-include"), "-I", include, str(td), "-o", "/dev/null"]
        return lambda: subprocess.run(command, check=True)

    ops = Path(include) / "mlir/Dialect/SPIRV/IR/SPIRVOps.td"
    times = measure(
        rounds,
        mlir_tblgen=tablegen("mlir-tblgen", "-gen-op-defs", ops),
        availability_tblgen=tablegen(
            str(BUILD / "bin/availability-tblgen"),
            "-gen-availability-defs",
            ROOT / "td/dialects/SPIRVOps.td",
        ),
    )
    report(console, "generating for the 306 SPIR-V ops", times, "mlir_tblgen")


def bench_object_size(console: Console) -> None:
    """What is generated for SPIR-V, compiled, against what upstream's generator makes of the records."""
    table = Table(title="object code generated for SPIR-V", title_justify="left")
    table.add_column("what")
    table.add_column("bytes", justify="right")
    table.add_column("ratio to upstream", justify="right")
    sizes = {}
    for name in ("upstream", "spirv"):
        (path,) = (BUILD / "benchmarks").rglob(f"generated_{name}.cpp.o")
        output = subprocess.run(["llvm-size", path], check=True, capture_output=True, text=True).stdout
        text, data, bss = map(int, output.splitlines()[1].split()[:3])
        sizes[name] = text + data + bss
    for name, size in sizes.items():
        table.add_row(name, f"{size:,}", f"{size / sizes['upstream']:.2f}")
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ops", type=int, default=200_000, help="size of the module (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=15, help="times each is run (default: %(default)s)")
    options = parser.parse_args()
    console = Console()
    bench_check(console, options.ops, options.rounds)
    bench_memory(console, options.ops)
    bench_import(console, options.rounds)
    bench_tablegen(console, options.rounds)
    bench_object_size(console)


if __name__ == "__main__":
    main()

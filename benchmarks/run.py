# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Speed, measured side by side in one run and reported as ratios.

`./dev bench` runs it. The machines that this runs on are noisy: times of different runs don't compare, and no
test asserts any.
"""

from __future__ import annotations

import argparse
import math
import os
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import binaries
import calls
import functions
import load
import lowering
import mlir.availability as av
from against import build_of, measure_against, tabulate_sizes
from chips import KERNELS
from cold_build import tabulate_build
from conversion import measure_conversions
from kernel import BUILD, TARGET, make_module, native
from measuring import cpu_time, measure
from mlir import ir
from mlir.passmanager import PassManager
from rich.console import Console
from rich.table import Table
from schedule import by_function, measure_schedule, over_all
from sizes import tabulate_generated, tabulate_libraries

ROOT = Path(__file__).resolve().parent.parent
IMPORT_BUDGET_MS = 30
SCHEDULE_SHARE = 0.2
CALL_BUDGET_MS = 1


def report(console: Console, title: str, times: dict[str, float], baseline: str) -> None:
    table = Table(title=title, title_justify="left")
    table.add_column("what")
    table.add_column("ms", justify="right")
    table.add_column(f"ratio to {baseline}", justify="right")
    for name, seconds in times.items():
        table.add_row(name, f"{seconds * 1e3:.2f}", f"{seconds / times[baseline]:.2f}")
    console.print(table)


def bench_check(console: Console, ops: int, rounds: int, functions: int) -> None:
    """`check` of an available module, on one and two threads, against a walk and upstream's interfaces."""
    context = ir.Context()
    context.enable_multithreading(False)
    op = make_module(context, ops, functions).operation
    target = av.target(TARGET, context)
    result = av.check(op, target)
    assert result.ok, result.violations[0]
    of_threads = ir.Context()
    same_op = make_module(of_threads, ops, functions).operation
    same_target = av.target(TARGET, of_threads)
    candidates = {
        "walk": lambda: native.walk(op),
        "walk_reading_types": lambda: native.walk_types(op),
        "check": lambda: av.check(op, target),
        "check_on_two_threads": lambda: av.check(same_op, same_target),
        "upstream_interfaces": lambda: native.query_upstream(op),
    }
    cpu = measure(rounds, clock=cpu_time, **candidates)
    # It takes turns with nothing else, because an idle CPU takes time to wake up.
    wall = measure(rounds, **{name: candidates[name] for name in ("check", "check_on_two_threads")})
    where = "one function" if functions == 1 else f"{functions} functions"
    report(console, f"check on {result.checked_ops:,} SPIR-V ops in {where}: CPU time", cpu, "walk")
    more = cpu["check_on_two_threads"] / cpu["check"]
    faster = wall["check"] / wall["check_on_two_threads"]
    console.print(f"two threads: {faster:.2f} x as fast; {2 / more:.2f} x with two CPUs to themselves\n")


def bench_chips(console: Console, ops: int, rounds: int) -> None:
    """`check` of ops of GPUs' chips, against SPIR-V's."""
    context = ir.Context()
    context.enable_multithreading(False)
    modules = {"spirv": (make_module(context, ops).operation, av.target(TARGET, context))}
    for name, kernel in KERNELS.items():
        op = kernel.module(context, ops).operation
        target = av.target(kernel.target, context)
        result = av.check(op, target)
        assert result.ok, (name, result.violations, result.unchecked)
        modules[name] = (op, target)
    times = measure(
        rounds,
        clock=cpu_time,
        **{name: partial(av.check, op, target) for name, (op, target) in modules.items()},
    )
    report(console, f"check on {ops:,} ops on one thread: CPU time", times, "spirv")


def bench_growth(console: Console, ops: int, rounds: int) -> None:
    """Measures whether the time per op depends on the number of ops."""
    table = Table(title="CPU time for an op", title_justify="left")
    for column in ("ops", "check, ns", "deduce, ns", "walk, ns"):
        table.add_column(column, justify="right")
    context = ir.Context()
    context.enable_multithreading(False)
    target = av.target(TARGET, context)
    for size in (ops // 100, ops // 10, ops):
        op = make_module(context, size).operation
        times = measure(
            max(rounds // 3, 3),
            clock=cpu_time,
            check=lambda op=op: av.check(op, target),
            deduce=lambda op=op: av.deduce(op),
            walk=lambda op=op: native.walk(op),
        )
        table.add_row(f"{size:,}", *(f"{seconds / size * 1e9:.1f}" for seconds in times.values()))
    console.print(table)


def bench_against(console: Console, other: str | None, ops: int, rounds: int) -> None:
    """The costs of this build and of another one, and the libraries' sizes."""
    if other is None:
        return
    checkout = build_of(other)
    for action, times in measure_against(checkout, ops, rounds).items():
        on = f" on {ops:,} SPIR-V ops" if action in ("check", "deduce") else ""
        report(console, f"{action}{on}: CPU time", times, "the other build")
    console.print(tabulate_sizes(checkout))


def bench_others(console: Console, ops: int, rounds: int) -> None:
    """`check` and `deduce` against upstream's spirv-update-vce, and spirv-val on the module's binary."""
    context = ir.Context()
    context.enable_multithreading(False)
    module = make_module(context, ops)
    op = module.operation
    target = av.target(TARGET, context)
    # The pass replaces the triple by one that is too low for the interface of the module's entry point.
    updated = make_module(context, ops)
    (kernel,) = updated.body.operations
    update_vce = PassManager.parse("spirv.module(spirv-update-vce)", context)
    update_vce.enable_verifier(False)
    with tempfile.NamedTemporaryFile(suffix=".spv") as binary:
        binary.write(av.spirv.serialize(module))
        binary.flush()
        validate = ["spirv-val", "--target-env", "vulkan1.3", binary.name]
        times = measure(
            rounds,
            clock=cpu_time,
            check=lambda: av.check(op, target),
            deduce=lambda: av.deduce(op),
            spirv_update_vce=lambda: update_vce.run(kernel),
            spirv_val=lambda: subprocess.run(validate, check=True),
        )
    report(console, f"{ops:,} ops on one thread: CPU time", times, "check")
    console.print(f"spirv-update-vce / deduce: {times['spirv_update_vce'] / times['deduce']:.1f} (aim: 8)")
    for name in ("check", "deduce"):
        console.print(f"spirv-val / {name}: {times['spirv_val'] / times[name]:.1f} (aim: 50)")


def resident_kib() -> int:
    """Returns the process's resident memory in KiB (/proc/self/status, VmRSS)."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise RuntimeError("/proc/self/status has no VmRSS")


def bench_memory(console: Console, ops: int) -> None:
    """The memory that `check` uses, and that remains afterwards, for modules of growing size."""
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
    """The time that `import mlir.availability`, and its first use, add to `import mlir.ir`."""
    code = (
        "import time, mlir.ir; start = time.perf_counter(); import mlir.availability as av; av.check; "
        "print(time.perf_counter() - start)"
    )
    seconds = min(
        float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)
        for _ in range(rounds)
    )
    console.print(
        f"import mlir.availability after mlir.ir, with check: {seconds * 1e3:.1f} ms "
        f"(aim: at most {IMPORT_BUDGET_MS} ms)"
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
            ROOT / "td/dialects/SPIRV/SPIRVDimensions.td",
        ),
    )
    report(console, "generating for the 306 SPIR-V ops", times, "mlir_tblgen")


def bench_conversion(console: Console, ops: int, rounds: int) -> None:
    """Conversions to SPIR-V, and the extra cost if Python decides what is legal, or rewrites."""
    times = measure_conversions(ops, rounds)
    report(console, f"converting {ops:,} ops of arith to SPIR-V", times, "convert-arith-to-spirv")
    overhead = times["its patterns, Python legality"] - times["its patterns, keep_copy"]
    console.print(f"legality in Python: {overhead / ops * 1e6:.1f} us an op")


def bench_schedules(console: Console, ops: int, steps: int) -> None:
    """The share of the availability ops in the time of a schedule in which they are half of the ops."""
    cases: tuple[tuple[str, Any, int], ...] = (
        ("on all of it", over_all, 1),
        ("each on a function", by_function, 7),
    )
    for what, schedule, rounds in cases:
        context = ir.Context()
        context.enable_multithreading(False)
        # A third is unused, and canonicalization removes it at once.
        module = make_module(context, ops * 3 // 2, functions=steps // 2)
        cost = measure_schedule(schedule, module, steps, rounds)
        applied = cost.applied
        looked_up = 1 - applied.target_misses / applied.target_lookups
        console.print(
            f"{steps:,} steps of a schedule over {cost.ops:,} ops, {what}: {cost.whole:.2f} s, "
            f"of which matches {cost.share:.0%} (aim: less than {SCHEDULE_SHARE:.0%})"
        )
        console.print(
            f"  hits: {looked_up:.2%} of {applied.target_lookups:,} targets, "
            f"{applied.hit_rate:.4%} of {applied.judged_ops:,} ops judged"
        )


def bench_lowering(console: Console, ops: int, rounds: int) -> None:
    """From text to a checked binary, in this process and by other programs; and lowering against LLVM's
    passes.
    """
    of_text = measure(rounds, **lowering.from_text())
    ours, processes, command = of_text
    of_text[ours] /= lowering.REPEATS
    report(console, "the demo kernel, from text to a binary", of_text, ours)
    console.print(f"processes / in process: {of_text[processes] / of_text[ours]:.1f} (aim: 50)")
    console.print(f"the command line: {of_text[command]:.2f} s (aim: 0.3)")
    of_large = measure(rounds, clock=cpu_time, **lowering.large(ops))
    report(console, f"a kernel of {ops:,} ops, from text to a spirv.module", of_large, "LLVM's passes")


def bench_binaries(console: Console, folder: str | None, rounds: int) -> None:
    """Reading and judging binaries against spirv-val, and whether the time per word depends on the size."""
    with binaries.binaries(folder) as files:
        times = binaries.measure_binaries(files, ROOT / "build/spirv-tools", rounds)
        words = binaries.count_words(files)
    here, command, library, process = times
    report(console, f"{len(files)} SPIR-V binaries, {words:,} words: CPU time", times, here)
    console.print(f"a process of spirv-val each / the command line: {times[process] / times[command]:.1f}")
    console.print(f"a process of spirv-val each / here: {times[process] / times[here]:.1f} (aim: 10)")
    console.print(f"spirv-val's library / here: {times[library] / times[here]:.1f} (aim: 3)")
    for size, nanoseconds in binaries.measure_growth(rounds).items():
        console.print(f"{size:,} words: {nanoseconds:.0f} ns for a word")


def bench_load(console: Console, rounds: int) -> None:
    """How time grows with modules and files, and the cost of hostile input."""
    table = Table(title="growth with n, CPU time", title_justify="left")
    for column in ("what", "n", "ms", "exponent"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for name, rows in load.measure_growths(rounds).items():
        for number, seconds, exponent in rows:
            shown = "" if math.isnan(exponent) else f"{exponent:.2f}"
            table.add_row(name, f"{number:,}", f"{seconds * 1e3:.1f}", shown)
    console.print(table)
    files = Table(title="check of many small files", title_justify="left")
    for column in ("files", "s", "aim", "CPU s", "one context, CPU s"):
        files.add_column(column, justify="right")
    for count, aim in ((500, 1), (10_000, 10)):
        alone, cost = load.measure_files(count)
        row = f"{cost.elapsed:.2f}", str(aim), f"{cost.cpu:.2f}", f"{alone:.2f}"
        files.add_row(f"{count:,}", *row)
    console.print(files)
    hostile = Table(title="what is large, or says so", title_justify="left")
    for column in ("what", "exit code", "s", "CPU s", "MB at most", "bytes of output"):
        hostile.add_column(column, justify="left" if column == "what" else "right")
    for name, cost in load.measure_hostile(300_000).items():
        times = f"{cost.elapsed:.1f}", f"{cost.cpu:.1f}"
        hostile.add_row(name, str(cost.code), *times, f"{cost.memory:,}", f"{cost.output:,}")
    console.print(hostile)


def bench_vulkan(console: Console, rounds: int) -> None:
    """The time of function calls beyond the device's time, and whether memory grows with many calls."""
    table = Table(title="calls of functions on a Vulkan device", title_justify="left")
    for column in ("what", "call, ms", "launches on the device, ms", "difference, ms"):
        table.add_column(column, justify="left" if column == "what" else "right")
    for name, times in calls.measure_calls(rounds * 4).items():
        table.add_row(name, *(f"{each * 1e3:.2f}" for each in (times.call, times.device, times.extra)))
    console.print(table)
    console.print(f"aim: at most {CALL_BUDGET_MS} ms of difference")
    bench_functions(console, rounds)
    growth, buffers = calls.measure_growth(10_000)
    console.print(f"10,000 calls: {growth} KiB more from the 1,000th to the last, {buffers} buffers")


def bench_functions(console: Console, rounds: int) -> None:
    """Functions against the same in GLSL, and against IREE."""
    table = Table(title=f"functions on {functions.versions()}", title_justify="left")
    ways = ("ours", "GLSL", "GLSL in tiles")
    table.add_column("what")
    for column in (
        "launches",
        "lower, load, ms",
        *(f"{way}, device, ms" for way in ways),
        "ours / GLSL",
        "ours / tiles",
        "ours, call, ms",
        "IREE, call, ms",
        "ours / IREE",
        "error",
    ):
        table.add_column(column, justify="right")

    def milliseconds(seconds: float | None) -> str:
        return "" if seconds is None else f"{seconds * 1e3:.2f}"

    def ratio(times: dict[str, float], other: str) -> str:
        return f"{times['ours'] / times[other]:.2f}" if other in times else ""

    for row in functions.measure_functions(rounds):
        table.add_row(
            row.what,
            str(row.launches),
            milliseconds(row.compiling),
            *(milliseconds(row.device.get(way)) for way in ways),
            *(ratio(row.device, way) for way in ways[1:]),
            *(milliseconds(row.calls.get(way)) for way in ("ours", "IREE")),
            ratio(row.calls, "IREE"),
            f"{row.error:.0e}",
        )
    console.print(table)
    console.print("aim: no ratio above 1; error: of the largest result, against NumPy in 64 bits")


def bench_sizes(console: Console) -> None:
    """The size of the object code."""
    console.print(tabulate_generated(BUILD))
    console.print(tabulate_libraries(BUILD))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ops", type=int, default=200_000, help="size of the module (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=15, help="times each is run (default: %(default)s)")
    parser.add_argument(
        "--most-ops", type=int, default=5_000_000, help="size of the largest module (default: %(default)s)"
    )
    parser.add_argument(
        "--against",
        metavar="REF",
        help="for the part 'against': a commit, which is built in build/against, or a checkout with a build",
    )
    parser.add_argument("--binaries", metavar="FOLDER", help="SPIR-V binaries to measure with (*.spv)")
    # In a file, a table has its full width.
    console = Console(width=None if sys.stdout.isatty() else 240)
    parts: dict[str, Callable[[argparse.Namespace], None]] = {
        "check": lambda given: bench_check(console, given.ops, given.rounds, functions=1),
        "functions": lambda given: bench_check(console, given.ops, given.rounds, functions=200),
        "against": lambda given: bench_against(console, given.against, given.ops, given.rounds),
        "chips": lambda given: bench_chips(console, given.ops, given.rounds),
        "others": lambda given: bench_others(console, given.ops, given.rounds),
        "growth": lambda given: bench_growth(console, given.most_ops, given.rounds),
        "load": lambda given: bench_load(console, max(given.rounds // 5, 1)),
        "memory": lambda given: bench_memory(console, given.ops),
        "import": lambda given: bench_import(console, given.rounds),
        "conversion": lambda given: bench_conversion(console, given.ops // 10, given.rounds),
        "schedules": lambda given: bench_schedules(console, given.ops // 4, steps=1000),
        "lowering": lambda given: bench_lowering(console, given.ops // 10, given.rounds),
        "binaries": lambda given: bench_binaries(console, given.binaries, given.rounds),
        "vulkan": lambda given: bench_vulkan(console, given.rounds),
        "tablegen": lambda given: bench_tablegen(console, given.rounds),
        "sizes": lambda given: bench_sizes(console),
        "build": lambda given: console.print(tabulate_build(ROOT, BUILD)),
    }
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"what to measure (default: everything): {', '.join(parts)}"
    )
    options = parser.parse_args()
    if options.parts[:1] == ["against"] and options.against is None and len(options.parts) > 1:
        options.against = options.parts.pop(1)
    if unknown := set(options.parts) - parts.keys():
        parser.error(f"there is no part '{min(unknown)}'; there are: {', '.join(parts)}")
    if "against" in options.parts and options.against is None:
        parser.error("the part 'against' needs a commit: ./dev bench against REF")
    # Thread pools have as many threads as there are usable CPUs.
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:2])
    for name, measure_part in parts.items():
        if not options.parts or name in options.parts:
            measure_part(options)


if __name__ == "__main__":
    main()

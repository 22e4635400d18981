# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One product of matrices, one schedule, and for each target the code that suits it.

Run it with ``./dev run python examples/matmul_by_target/run.py [--output FOLDER]``. It

1. lowers matmul.mlir with schedule.mlir for each of seven targets;
2. checks each binary against its target, and has spirv-val look at it, if that is installed;
3. runs what the Vulkan device at hand can run (lavapipe, where there is no GPU), and compares with NumPy;
4. measures these in turns, and prints a table.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from dataclasses import dataclass
from pathlib import Path

import mlir.availability as av
import numpy as np
from mlir import ir
from mlir.availability.package import Package, PackageModule

EXAMPLE = Path(__file__).resolve().parent

# From the least to the most; the last three have cooperative matrices.
TARGETS = (
    "vulkan1.0",
    "VP_ANDROID_vulkan_profile_2025",
    "vulkan1.4",
    "lavapipe",
    "lavapipe-26.1.99-cachyos",
    "nvidia-rtx-5080",
    "amd-rx-7800-xt-24.0.99-arch",
)

SIZE = 256
ROUNDS = 7


@dataclass(frozen=True)
class Result:
    """What became of the product for a target.

    Attributes:
        target: its name.
        what: how the product is calculated.
        function: runs it; None if the device at hand can't.
        is_right: whether all verdicts on it were good.
    """

    target: str
    what: str
    function: av.vulkan.Function | None
    is_right: bool


def lower(target: str) -> Package:
    """Lowers the product. spirv-val, if it is installed, must accept the binary."""
    with ir.Context():
        module = ir.Module.parse((EXAMPLE / "matmul.mlir").read_text(encoding="utf-8"))
        return av.lower_for_targets(module, [target], schedule=EXAMPLE / "schedule.mlir", emulate=True)


def describe(module: PackageModule) -> str:
    """Returns how a binary calculates the product."""
    with ir.Context():
        text = str(av.spirv.deserialize(module.binary))
    if "CooperativeMatrixMulAdd" in text:
        return "cooperative matrices"
    how = "workgroup memory" if "ControlBarrier" in text else "scalar code"
    if "Float16" in module.capabilities:
        return f"{how}, f16"
    is_stored = "StorageBuffer16BitAccess" in module.capabilities
    return f"{how}, {'f16 in buffers only' if is_stored else 'f16 emulated'}"


def lacking(module: PackageModule, device: av.vulkan.Device) -> str:
    """Returns the first requirement of a binary that a device doesn't meet; "" if it meets all."""
    with ir.Context() as context:
        report = av.check(av.spirv.deserialize(module.binary), av.vulkan.device_target(context, device.info))
        if report.ok:
            return ""
        return " or ".join(
            f"{need.dimension.removeprefix('spirv.')} {need.value}"
            for need in report.violations[0].clause.any_of
        )


def inspect(target: str, device: av.vulkan.Device, output: Path | None) -> Result:
    """Lowers for a target, and prints the verdicts on the binary."""
    package = lower(target)
    (module,) = package.modules
    if output is not None:
        (output / f"{target}.spv").write_bytes(module.binary)
    what = describe(module)
    with ir.Context():
        report = av.check(av.spirv.deserialize(module.binary), target)
        verdict = "available" if report.ok else "NOT AVAILABLE"
        unknown = {str(need.value) for each in report.conditions for need in each.clause.any_of}
        if report.ok and unknown:
            verdict += f", if the device has {' and '.join(sorted(unknown))}"
    is_right = report.ok
    print(f"{target}: {what}")
    print(f"  SPIR-V {module.version}, {', '.join(module.capabilities)}")
    print(f"  check: {verdict}")
    obstacle = lacking(module, device)
    if obstacle:
        print(f"  not run: {device.info.name} lacks {obstacle}")
        return Result(target, what, None, is_right)
    function = av.vulkan.load(package, device=device)
    a, b = operands()
    is_equal = bool(np.array_equal(function(a, b), a.astype(np.float32) @ b.astype(np.float32)))
    print(f"  {device.info.name}: {'equal to' if is_equal else 'DIFFERS FROM'} NumPy")
    return Result(target, what, function, is_right and is_equal)


def operands() -> tuple[np.ndarray, np.ndarray]:
    """Returns two matrices of small integers: their product is exact, in any order of summation."""
    random = np.random.default_rng(0)
    a, b = (random.integers(-8, 9, (SIZE, SIZE)).astype(np.float16) for _ in range(2))
    return a, b


def measure(results: list[Result], device: av.vulkan.Device) -> None:
    """Prints the times of what runs, by the device's clock: medians of rounds, in turns."""
    arrays = [device.array(each) for each in operands()]
    times: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for result in results:
            if result.function is not None:
                pending = result.function.submit(*arrays, timing=True)
                times.setdefault(result.target, []).append(pending.seconds or 0.0)
    kind = ", which is a CPU" if device.info.type == "CPU" else ""
    print(f"{device.info.name}{kind}: medians of {ROUNDS} rounds")
    # Every device runs the first one, which is for Vulkan 1.0.
    first = statistics.median(times[results[0].target])
    for result in results:
        line = f"  {result.target:32}{result.what:40}"
        if result.target not in times:
            print(f"{line}not run")
            continue
        median = statistics.median(times[result.target])
        print(f"{line}{median * 1000:8.1f} ms {median / first:6.2f}")


def main() -> int:
    parser = argparse.ArgumentParser(description="One product of matrices for several targets.")
    parser.add_argument("--output", type=Path, help="a folder for the binaries")
    output = parser.parse_args().output
    if output is not None:
        output.mkdir(parents=True, exist_ok=True)
    with av.vulkan.Device(cache=False) as device:
        results = [inspect(target, device, output) for target in TARGETS]
        measure(results, device)
    return 0 if all(result.is_right for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())

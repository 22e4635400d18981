# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which Vulkan versions admit a kernel, why the others don't, and its SPIR-V for one that does.

Run it with ``./dev demo [KERNEL.mlir ...]``; without a kernel, three of those in examples/kernels are shown.
For each kernel (gpu dialect) it

1. lowers the kernel to SPIR-V for a target that admits almost everything, to see what it needs;
2. checks that against every known Vulkan version, with what each guarantees, and then with what
   some of its devices offer besides;
3. lowers the kernel again, for the least of those that admit it, writes the .spv, and has spirv-val
   look at it;
4. runs it on the Vulkan device at hand (lavapipe, where there is no GPU), and compares with NumPy;
5. does the same for the least Vulkan version of all, with fallbacks for what that lacks.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import mlir.availability as av
import numpy as np
from mlir import ir
from mlir.availability import vulkan
from mlir.passmanager import PassManager
from rich.console import Console
from rich.text import Text

EXAMPLES = Path(__file__).resolve().parent
OUTPUT = EXAMPLES.parent / "build" / "demo"

# The kernels that are shown by default.
KERNELS = [EXAMPLES / "kernels" / f"{name}.mlir" for name in ("dot", "dot_f16", "saxpy")]

# It has what a kernel may need. Not "vulkan1.3": it has physical addresses, and the conversion prefers these.
PERMISSIVE = "vulkan1.2+Float16+StorageBuffer16BitAccess+GroupNonUniformArithmetic"

TO_SPIRV = "builtin.module(convert-gpu-to-spirv)"

console = Console(highlight=False, soft_wrap=True)


@dataclass(frozen=True)
class Verdict:
    """The verdict of a Vulkan version on a kernel.

    Attributes:
        version: the known target: "vulkan1.1".
        additions: what a device must offer beyond the version's guarantees.
        obstacle: a requirement that no device of the version offers; None if there is none.
    """

    version: str
    additions: tuple[str, ...]
    obstacle: av.Violation | None

    @property
    def target(self) -> str:
        """The version and the additions in the form for av.target."""
        return "+".join((self.version, *self.additions))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kernels", nargs="*", type=Path, help="files with a gpu.module")
    parser.add_argument("--output", type=Path, default=OUTPUT, help="the folder for what is built")
    arguments = parser.parse_args()
    kernels = arguments.kernels or KERNELS
    arguments.output.mkdir(parents=True, exist_ok=True)
    accepted = [kernel for kernel in kernels if show(kernel, arguments.output)]
    if accepted:
        binary = relative(arguments.output / f"{accepted[0].stem}.spv")
        console.print("Next:")
        for words in (f"check {binary} --target vulkan1.0", f"check {binary} --devices", f"explain {binary}"):
            console.print(f"  ./dev run mlir-availability {words}")
    return 0 if accepted == kernels else 1


def show(kernel: Path, output: Path) -> bool:
    """Shows all steps for a kernel. Returns whether spirv-val accepts the result."""
    try:
        return show_steps(kernel, output)
    except OSError as error:
        problem = error.strerror or str(error)
    except (ValueError, ir.MLIRError) as error:
        problem = str(error)
    console.print(f"{relative(kernel)}: {problem}", style="red", markup=False)
    return False


def show_steps(kernel: Path, output: Path) -> bool:
    with ir.Context():
        versions = [info.name for info in av.known_targets() if info.family == "vulkan"]
        module = lower(kernel, PERMISSIVE)
        count = count_ops(module)
        if count == 0:
            raise ValueError("there is no kernel in it")
        console.print(f"[bold cyan]{kernel.stem}[/]: {relative(kernel)}, {count} operations as SPIR-V")
        verdicts = [judge(module, version) for version in versions]
        for verdict in verdicts:
            print_verdict(verdict, kernel)
        admitted = [verdict for verdict in verdicts if verdict.obstacle is None]
        if not admitted:
            console.print("  no Vulkan version admits it\n")
            return False
        best, least = admitted[0], versions[0]
        console.print(f"  [bold]built for[/] {best.target}")
        is_right = build(kernel, best.target, best.version, output / f"{kernel.stem}.spv")
        if best.target != least:
            is_right &= fall_back(kernel, least, output / f"{kernel.stem}-{least}.spv")
        console.print()
        return is_right


def lower(kernel: Path, target: str) -> ir.Module:
    """Lowers a kernel to a spirv.module for a target, with upstream's passes."""
    kernel.stat()  # Reports an unreadable file better than MLIR does.
    module = ir.Module.parseFile(str(kernel))
    module.operation.attributes["spirv.target_env"] = av.spirv.target_env(target)
    PassManager.parse(TO_SPIRV).run(module.operation)
    return module


def judge(module: ir.Module, version: str) -> Verdict:
    """Checks against the guarantees of a version, and finds which requirements only some devices offer."""
    possible = set(re.findall(r"\w+", str(av.target(f"{version}+all"))))
    additions: dict[str, None] = {}
    for violation in av.check(module, version).violations:
        names = [requirement.value for requirement in violation.clause.any_of]
        addition = next((name for name in names if name in possible), None)
        if addition is None:
            return Verdict(version, (), violation)
        additions[addition] = None
    verdict = Verdict(version, tuple(additions), None)
    av.check(module, verdict.target).raise_for_violations()
    return verdict


def print_verdict(verdict: Verdict, kernel: Path) -> None:
    line = Text(f"  {verdict.version}  ", style="bold")
    if verdict.obstacle is not None:
        line.append("no   ", "bold red")
        line.append(verdict.obstacle.message, "not bold")
        console.print(line)
        console.print(Text(f"{' ' * 18}{source_line(kernel, verdict.obstacle)}", style="dim"))
        return
    line.append("yes  ", "bold green")
    if verdict.additions:
        line.append(f"on devices that have {', '.join(verdict.additions)}", "not bold")
    else:
        line.append("on every device", "not bold")
    console.print(line)


def source_line(kernel: Path, violation: av.Violation) -> str:
    """The line of the kernel that causes a violation: upstream's passes keep locations."""
    if not violation.location.startswith(f"{kernel}:"):
        return violation.location or violation.op_name
    place = violation.location.removeprefix(f"{kernel}:")
    line = kernel.read_text().splitlines()[int(place.split(":")[0]) - 1]
    return f"{kernel.name}:{place}: {line.strip()}"


def build(kernel: Path, target: str, version: str, binary: Path, *, emulate: bool = False) -> bool:
    """Lowers for a target, one of a Vulkan version; writes, validates and runs the result."""
    module = av.lower_to_spirv(ir.Module.parseFile(str(kernel)), target, emulate=emulate)
    module.operation.attributes["spirv.target_env"] = av.spirv.target_env(target)
    binary.write_bytes(av.spirv.serialize(module))
    text = binary.with_name(f"{binary.name.removesuffix('.spv')}.mlir")
    text.write_text(f"{module}\n")
    console.print(f"    {relative(binary)} ({binary.stat().st_size:,} bytes); as MLIR: {relative(text)}")
    return validate(binary, version) and run(kernel.stem, binary.read_bytes())


def fall_back(kernel: Path, version: str, binary: Path) -> bool:
    """Builds for every device of a version, with fallbacks for what it lacks."""
    console.print(f"  [bold]with fallbacks[/] for {version}")
    try:
        return build(kernel, version, version, binary, emulate=True)
    except ValueError as error:
        console.print(f"    {str(error).splitlines()[0]}", style="yellow", markup=False)
        return True


def run(kernel: str, binary: bytes) -> bool:
    """Runs a known kernel and compares with NumPy. Returns False if the results differ."""
    # Small integers: every sum is exact, in whatever order a device computes it.
    random = np.random.default_rng(0)
    kind = np.float16 if kernel == "dot_f16" else np.float32
    x, y = (random.integers(-8, 8, 4096).astype(kind) for _ in range(2))
    factor = np.array([3], np.float32)
    known = {
        "saxpy": ([factor, x, y], 64, factor * x + y),
        "dot": ([x, y, np.zeros(1, np.float32)], 1, np.dot(x, y)),
        "dot_f16": ([x, y, np.zeros(1, np.float32)], 1, np.dot(x.astype(np.float32), y.astype(np.float32))),
    }
    if kernel not in known:
        return True
    buffers, workgroups, expected = known[kernel]
    try:
        result = vulkan.run(binary, kernel, buffers, [workgroups])
    except vulkan.VulkanError as error:
        console.print(f"    not run: {error}", style="yellow", markup=False)
        return True
    is_equal = bool(np.array_equal(result.buffers[0, 2], np.broadcast_to(expected, buffers[2].shape)))
    verdict = "[green]equal to NumPy's[/]" if is_equal else "[red]not equal to NumPy's[/]"
    console.print(f"    run on {result.device.name}: {verdict}")
    return is_equal


def validate(binary: Path, environment: str) -> bool:
    """Runs spirv-val, which is independent of MLIR, on a binary."""
    if shutil.which("spirv-val") is None:
        console.print("    spirv-val is missing (Debian: apt-get install spirv-tools)", style="red")
        return False
    command = ["spirv-val", "--target-env", environment, str(binary)]
    result = subprocess.run(command, capture_output=True, text=True)
    verdict = "[green]valid[/]" if result.returncode == 0 else "[red]not valid[/]"
    console.print(f"    spirv-val --target-env {environment}: {verdict}")
    console.print(result.stdout + result.stderr, end="", markup=False)
    return result.returncode == 0


def count_ops(module: ir.Module) -> int:
    """Returns the number of SPIR-V operations."""
    count = 0

    def visit(op: ir.Operation) -> ir.WalkResult:
        nonlocal count
        count += op.name.startswith("spirv.")
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return count


def relative(path: Path) -> str:
    """Returns a path as one would type it here."""
    relative = os.path.relpath(path)
    return str(path) if relative.startswith("..") else relative


if __name__ == "__main__":
    sys.exit(main())

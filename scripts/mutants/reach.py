# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the test files that reach a fault: by coverage.py those that run its line; for tables those listed
here.
"""

from __future__ import annotations

import ast
import hashlib
import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path, PurePath

from mutants.copies import ROOT, run_alone

# coverage.py also measures started and forked processes, even if they end without cleaning up.
_CONFIGURATION = """
[run]
data_file = {data}
context = ${{MUTANTS_TEST}}
parallel = true
source = {package}
patch =
    subprocess
    _exit
"""

# For VulkanRegistry.json and .td files: the test files, without test_ and .py, fast ones first. The first
# matching pattern counts.
_TABLES: dict[str, str] = {
    "VulkanRegistry.json": "registry target_files target_data vulkan_calls vulkan_devices",
    "dialects/Tosa.td": "tosa_availability limits tosa_validate",
    "dialects/Tosa/*.td": "tosa_availability limits tosa_validate",
    "dialects/Vulkan*.td": "vulkan_rules vulkan_interfaces vulkan_verdicts vulkan_layers",
    "dialects/Vulkan/*.td": "vulkan_rules vulkan_interfaces vulkan_verdicts vulkan_layers",
    "dialects/AMDGPU.td": "gpu_chips amdgpu",
    "dialects/NVVM.td": "gpu_chips gpu_calls dialects_above",
    "dialects/NVVM/*.td": "gpu_chips gpu_calls dialects_above",
    "dialects/ROCDL.td": "gpu_chips gpu_calls amdgpu",
    "dialects/ROCDL/*.td": "gpu_chips gpu_calls",
    "generated/NV*.td": "gpu_chips gpu_calls dialects_above",
    "generated/GPU_*.td": "gpu_chips dialects_above",
    "generated/ROCDL*.td": "gpu_chips gpu_calls",
    "generated/AMDGPU*.td": "gpu_chips target_data",
    "generated/Vulkan*.td": "target_data vulkan_rules vulkan_devices vulkan_layers",
    "generated/SPIRV*.td": "spirv_cases spirv_grammar spirv_further spirv_val spirv_instructions",
    "dialects/SPIRV/SPIRVLimits.td": "limits spirv_val",
    "dialects/SPIRV*.td": "upstream_availability spirv_types spirv_val limits",
    "dialects/SPIRV/*.td": "upstream_availability spirv_types spirv_val limits spirv_instructions",
    "OpenCLTargets.td": "opencl_targets target_data",
    "NVVMTargets.td": "gpu_chips target_data",
    "ROCDLTargets.td": "gpu_chips target_data",
    "*Targets.td": "target_data upstream_target",
    "*.td": "dialect_from_td random_records upstream_availability target_data spirv_val",
}


def of_table(path: PurePath) -> list[str]:
    """Returns the files of test/python that reach a table."""
    names = next(tests for pattern, tests in _TABLES.items() if path.match(pattern))
    return [f"test_{name}.py" for name in names.split()]


class Reach:
    """The test files that run each line of the package.

    Attributes:
        tests: the test files that run a line, by file (relative to the package) and line.
        seconds: the duration of each test file.
    """

    def __init__(self, tests: dict[str, dict[int, list[str]]], seconds: dict[str, float]) -> None:
        self.tests = tests
        self.seconds = seconds

    def of_line(self, path: PurePath, source: str, line: int) -> list[str]:
        """Returns the test files that run the statement at a line, in the order for running them. If none is
        known, those that run others of the file's lines: coverage.py misses processes that are killed.
        """
        lines = self.tests.get(str(path), {})
        of_file = [test for tests in lines.values() for test in tests]
        reaching = {test for each in _statement(source, line) for test in lines.get(each, ())}
        # Those that run the most lines of the file per second come first.
        return sorted(
            reaching or set(of_file), key=lambda test: (-of_file.count(test) / self.seconds[test], test)
        )


def _statement(source: str, line: int) -> range:
    """Returns the lines of the smallest statement at a line; for a compound statement, the lines before its
    body.
    """
    found = range(line, line + 1)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case):
            first = node.pattern.lineno if isinstance(node, ast.match_case) else node.lineno
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if body else getattr(node, "end_lineno", first)
            if first <= line <= max(first, last):
                found = range(first, max(first, last) + 1)
    return found


def measure(site: Path, kept: Path, jobs: int) -> Reach:
    """Runs all test files, and returns the lines that they reach.

    Args:
        site: a folder with a copy of the package.
        kept: the cache of the result, which is used if nothing has changed since.
        jobs: the number of test files to run at a time.
    """
    package = site / "mlir/availability"
    files = sorted((ROOT / "test/python").glob("test_*.py"))
    digest = hashlib.sha256(b"".join(each.read_bytes() for each in [*files, *sorted(package.rglob("*.py"))]))
    if kept.exists():
        form = json.loads(kept.read_text())
        if form["digest"] == digest.hexdigest():
            return _reach_of(form)
    data = kept.with_suffix(".coverage")
    for each in data.parent.glob(f"{data.name}*"):
        each.unlink()
    configuration = kept.with_suffix(".ini")
    configuration.write_text(_CONFIGURATION.format(data=data, package=package))

    def run(test: Path) -> float:
        began = time.monotonic()
        command = [sys.executable, "-m", "coverage", "run", f"--rcfile={configuration}"]
        command += ["-m", "pytest", "-q", "-p", "no:cacheprovider", str(test)]
        if run_alone(command, {"PYTHONPATH": str(site), "MUTANTS_TEST": test.name}) is None:
            print(f"{test.name} takes too long under coverage.py", file=sys.stderr, flush=True)
        return time.monotonic() - began

    with ThreadPoolExecutor(jobs) as pool:
        seconds = dict(zip((each.name for each in files), pool.map(run, files), strict=True))
    form = {"digest": digest.hexdigest(), "seconds": seconds, "tests": _read(data, package)}
    kept.write_text(json.dumps(form))
    return _reach_of(form)


def _reach_of(form: dict[str, object]) -> Reach:
    tests: dict[str, dict[str, list[str]]] = form["tests"]
    by_line = {path: {int(line): each for line, each in lines.items()} for path, lines in tests.items()}
    return Reach(by_line, form["seconds"])


def _read(data: Path, package: Path) -> dict[str, dict[int, list[str]]]:
    """Returns the test files by path and line, from all data files of coverage.py."""
    from coverage import CoverageData
    from coverage.exceptions import DataError

    found: dict[str, dict[int, set[str]]] = {}
    for part in sorted(data.parent.glob(f"{data.name}*")):
        read = CoverageData(str(part))
        try:
            read.read()
        except DataError:  # From a process that was killed while it wrote.
            continue
        for file in read.measured_files():
            lines = found.setdefault(str(Path(file).relative_to(package)), {})
            for line, contexts in read.contexts_by_lineno(file).items():
                lines.setdefault(line, set()).update(contexts)
    return {path: {line: sorted(tests) for line, tests in lines.items()} for path, lines in found.items()}

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the tests that reach a fault: for Python those that were seen to run its line; for tables those of
the files that are listed here.
"""

from __future__ import annotations

import ast
import bisect
import re
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePath
from typing import Any

from tiers.data import DATA, Data

from mutants.at_start.sitecustomize import places
from mutants.judging import function_of
from mutants.marks import marked
from mutants.words import tests_with_words

_TESTS = Path("test/python")
_LIKELY = 8  # Tests with words of the code around a fault.

# For VulkanRegistry.json and .td files: the test files, without test_ and .py, of what these say.
# (test_registry.py isn't one: it compares the whole text of the former.) The first matching pattern counts.
TABLES: dict[str, str] = {
    "VulkanRegistry.json": "registry_sources target_files target_data vulkan_calls vulkan_devices",
    "dialects/Tosa.td": "tosa_availability limits tosa_validate",
    "dialects/Tosa/*.td": "tosa_availability limits tosa_validate",
    "dialects/Vulkan*.td": "vulkan_rules vulkan_interfaces vulkan_verdicts vulkan_layers",
    "dialects/Vulkan/*.td": "vulkan_rules vulkan_interfaces vulkan_verdicts vulkan_layers",
    "dialects/AMDGPU.td": "gpu_chips amdgpu",
    "dialects/NVVM.td": "gpu_chips gpu_calls nvvm_chips dialects_above",
    "dialects/NVVM/*.td": "gpu_chips gpu_calls nvvm_chips dialects_above",
    "dialects/ROCDL.td": "gpu_chips gpu_calls amdgpu",
    "dialects/ROCDL/*.td": "gpu_chips gpu_calls",
    "dialects/SPIRV/SPIRVBuiltIns.td": "spirv_binaries spirv_val",
    "dialects/SPIRV/SPIRVLimits.td": "limits spirv_val",
    "dialects/SPIRV*.td": "upstream_availability spirv_types spirv_val spirv_deduced limits",
    "dialects/SPIRV/*.td": "upstream_availability spirv_types spirv_val spirv_deduced limits "
    "spirv_instructions spirv_forms",
    "generated/NVVM*.td": "gpu_chips gpu_calls nvvm_chips dialects_above",
    "generated/ROCDL*.td": "gpu_chips gpu_calls amdgpu",
    "generated/AMDGPU*.td": "gpu_chips amdgpu",
    "generated/Vulkan*.td": "registry_sources target_files target_data vulkan_calls vulkan_devices",
    "generated/SPIRV*.td": "upstream_availability spirv_types spirv_val spirv_deduced limits",
    "OpenCLTargets.td": "opencl_targets target_data",
    "TOSATargets.td": "tosa_availability target_data",
    "NVVMTargets.td": "gpu_chips target_data",
    "ROCDLTargets.td": "gpu_chips target_data",
    "*Targets.td": "target_data upstream_target",
    "*.td": "dialect_from_td random_records upstream_availability target_data spirv_val",
}


def test_files_of_table(pattern: str) -> list[str]:
    """Returns the files with the tests that reach the tables of a pattern."""
    return [str(_TESTS / f"test_{name}.py") for name in TABLES[pattern].split()]


def pattern_of(path: PurePath) -> str:
    """Returns the pattern of a table."""
    return next(pattern for pattern in TABLES if path.match(pattern))


class Reach:
    """The tests that were measured, with the lines of the package that each runs.

    Attributes:
        package: the folder of the package.
        seconds: the CPU time of each test, by its name.
    """

    def __init__(self, package: Path, measured: Iterable[dict[str, Any]]) -> None:
        self.package = package
        self.seconds: dict[str, float] = {}
        of_file = places(package)
        self._first = {str(Path(path).relative_to(package)): first for path, first in of_file.items() if path}
        self._starts = sorted(self._first.values())
        self._tests: dict[int, list[str]] = {}
        self._weight: dict[tuple[str, int], int] = {}  # The number of lines of a file that a test runs.
        for each in measured:
            test = each["test"]
            self.seconds[test] = each["seconds"]
            for place in marked(each["lines"]):
                self._tests.setdefault(place, []).append(test)
                start = self._starts[bisect.bisect(self._starts, place) - 1]
                self._weight[test, start] = self._weight.get((test, start), 0) + 1

    def of_table(self, path: PurePath) -> list[str]:
        """Returns the tests that reach a table, in the order for running them."""
        files = test_files_of_table(pattern_of(path))
        return sorted(
            (test for test in self.seconds if test.split("::")[0] in files),
            key=lambda test: self.seconds[test],
        )

    def of_source(self, path: str) -> list[str]:
        """Returns tests that run functions of a file of C++, in the order for running them."""
        known = {function_of(test) for test in self.seconds}
        return [test for test in Data.read(DATA).reach.get(path, []) if test in known]

    def of_line(self, path: PurePath, source: str, line: int) -> list[str]:
        """Returns tests that may notice a fault at a line, in the order for running them: those that run the
        statement there, then those that run a function or lines with a name that it defines, then others of
        the file. Before them come a few whose text has words of the code around the line.
        """
        start = self._first[str(path)]
        tree = ast.parse(source)
        statement = _statement(tree, line)
        of_file = range(start, start + source.count("\n") + 1)
        told = tests_with_words(tree, line)
        known = {test for place in of_file for test in self._tests.get(place, ())}
        likely = [test for test in known if function_of(test) in told]
        likely.sort(key=lambda test: (-told[function_of(test)], self.seconds[test], test))
        found = dict.fromkeys(likely[:_LIKELY])
        for places_of in (
            [start + each - 1 for each in statement],
            [start + each - 1 for each in _body(tree, statement)],
            self._mentions(_defined(tree, statement)),
            of_file,
        ):
            tests = {test for place in places_of for test in self._tests.get(place, ())}
            # Those that run the most lines of the file per second come first.
            order = {
                test: (self.seconds[test] + 0.01) / self._weight.get((test, start), 0.5) for test in tests
            }
            found |= dict.fromkeys(sorted(tests, key=lambda test: (order[test], test)))
        return list(found)

    def _mentions(self, names: set[str]) -> Iterator[int]:
        """Yields the places of lines with one of these names in them."""
        if not names:
            return
        pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, names))})\b")
        for path, start in self._first.items():
            for number, text in enumerate((self.package / path).read_text().splitlines()):
                if pattern.search(text):
                    yield start + number


def _statement(tree: ast.Module, line: int) -> range:
    """Returns the lines of the smallest statement at a line; for a compound statement, the lines before its
    body.
    """
    found = range(line, line + 1)
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case):
            first = node.pattern.lineno if isinstance(node, ast.match_case) else node.lineno
            first = min([first, *(each.lineno for each in getattr(node, "decorator_list", ()))])
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if body else getattr(node, "end_lineno", first)
            if first <= line <= max(first, last):
                found = range(first, max(first, last) + 1)
    return found


def _body(tree: ast.Module, lines: range) -> Iterator[int]:
    """Yields the lines of a function that is defined on these lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.lineno in lines:
            yield from range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1)


def _defined(tree: ast.Module, lines: range) -> set[str]:
    """Returns the names that are defined on these lines."""
    found = set()
    for node in ast.walk(tree):
        if getattr(node, "lineno", 0) in lines:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                found.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.id)
    return found

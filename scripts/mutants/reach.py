# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which tests reach a file, the fast ones first. Who adds a file with tests of its own adds it here."""

from __future__ import annotations

from pathlib import PurePath

_VULKAN = "vulkan_calls vulkan_arguments vulkan_run"
_CLI = "cli bad_input console outputs"

# Of files in python/mlir/availability: the test files, without test_ and .py. The first pattern that matches.
_TESTS: dict[str, str] = {
    "vulkan/_dispatch.py": _VULKAN,
    "vulkan/_loader.py": _VULKAN,
    "vulkan/_devices.py": "vulkan_devices vulkan_calls target_data",
    "vulkan/_elements.py": "bounds vulkan_arguments vulkan_run package",
    "vulkan/_interface.py": "bounds vulkan_arguments vulkan_run push_constants dynamic_buffers",
    "vulkan/_run.py": "bounds vulkan_arguments vulkan_run vulkan_timeout",
    "vulkan/_specialize.py": "bounds vulkan_run glsl_shaders",
    "vulkan/*.py": "target_files vulkan_devices target_data opencl_targets vulkan_verdicts",
    "vulkan/VulkanRegistry.json": "registry vulkan_calls target_files vulkan_devices target_data",
    "cli/_batch.py": "many_files batch",
    "cli/_devices.py": "vulkan_devices cli",
    "cli/_nearest.py": "cli targets_for",
    "cli/_run.py": "bounds vulkan_run cli",
    "cli/_json.py": "streamed api",
    "cli/_sarif.py": "sarif streamed",
    "cli/_survey.py": "survey",
    "cli/_table.py": "feature_matrix cli",
    "cli/_targets_for.py": "targets_for cli",
    "cli/_deduce.py": "deduce cli",
    "cli/_lower.py": "outputs lower cli package",
    "cli/_outputs.py": "outputs lower package",
    "cli/_input.py": f"{_CLI} many_files spirv_binaries",
    "cli/*.py": f"{_CLI} many_files unchecked",
    "transform/*.py": "transform transform_examples",
    "_adaptor.py": "conversion conversion_misuse",
    "_api.py": "api misuse check_threads requires available_from unchecked",
    "_conversion.py": "conversion conversion_misuse",
    "_declar*.py": "declarations declare declare_orders misuse",
    "_deduce.py": "deduce api",
    "_dimension.py": "declare declarations declare_orders api",
    "_elf.py": "import lazy_import",
    "_errors.py": "api thread_errors misuse conversion",
    "_excerpt.py": "fuzz_files load target_files",
    "_failures.py": "api misuse lower",
    "_guard.py": "misuse thread_errors conversion_misuse",
    "_hook.py": "import lazy_import api",
    "_child.py": "isolate many_files batch",
    "_endings.py": "isolate bad_input",
    "_isolate.py": "isolate many_files batch",
    "_limits.py": "bounds isolate",
    "_spool.py": "streamed isolate",
    "_work.py": "streamed isolate many_files",
    "_linkage.py": "import lazy_import",
    "_load.py": "load declarations",
    "_lower.py": "lower api package",
    "_model.py": "api cli pickling load",
    "_named_target.py": "declare load api",
    "_native.py": "import lazy_import api",
    "_package.py": "package outputs lower",
    "_patterns.py": "conversion conversion_misuse",
    "_report.py": "api pickling unchecked sarif",
    "_spirv_*.py": "spirv_builders spirv_validate spirv_types conversion",
    "_target_file.py": "target_files target_data",
    "_tblgen.py": "standalone_example import",
    "package.py": "package outputs",
    "spirv.py": "spirv_binaries spirv_builders spirv_types spirv_enums",
    "__init__.py": "import lazy_import api",
    "*.py": "api cli import",
}

# Of .td files: the same, and lit's tests besides.
_TD_TESTS: dict[str, str] = {
    "dialects/Tosa*.td": "tosa_availability limits",
    "dialects/Tosa/*.td": "tosa_availability limits",
    "dialects/Vulkan*.td": "vulkan_rules vulkan_layers",
    "dialects/Vulkan/*.td": "vulkan_rules vulkan_layers",
    "generated/VulkanFeatures.td": "target_data vulkan_rules",
    "generated/Vulkan*.td": "target_data vulkan_devices vulkan_layers",
    "generated/SPIRV*.td": "spirv_cases spirv_grammar spirv_further spirv_val spirv_instructions",
    "dialects/SPIRV/SPIRVLimits.td": "limits spirv_val",
    "dialects/*.td": "upstream_availability spirv_types spirv_val limits",
    "dialects/SPIRV/*.td": "upstream_availability spirv_types spirv_val limits",
    "OpenCLTargets.td": "opencl_targets target_data",
    "*Targets.td": "target_data upstream_target",
    "*.td": "upstream_availability target_data spirv_val",
}


def tests_of(path: PurePath, *, is_td: bool) -> list[str]:
    """Returns the test files that reach a file, relative to test/python."""
    table = _TD_TESTS if is_td else _TESTS
    (names, *_) = (tests for pattern, tests in table.items() if path.match(pattern))
    return [f"test_{name}.py" for name in names.split()]

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The pictures of docs/inside.md, one for each floor. A line of code in a box is a path of the repository."""

from __future__ import annotations

from manual.drawing import Box, Picture

FACTS = Picture(
    "floor-facts",
    "The vocabulary, facts about dialects, generated data and targets are TableGen files in td.",
    (
        (Box("words", "Vocabulary", ("`td/Availability.td", "dimensions, conditions, targets"), "engine"),),
        (
            Box(
                "dialects",
                "Facts about dialects",
                ("`td/dialects", "SPIR-V, Vulkan, TOSA, NVVM, ROCDL"),
                "input",
            ),
            Box("generated", "Generated facts", ("`td/generated", "from registries and probes"), "input"),
            Box("targets", "Named targets", ("`td/VulkanTargets.td", "versions, profiles, devices"), "input"),
        ),
    ),
    (("words", "dialects", "used by"), ("words", "generated", "used by"), ("words", "targets", "used by")),
)

GENERATOR = Picture(
    "floor-generator",
    "The generator parses records into a model, checks the model, and emits C++, JSON and Markdown.",
    (
        (Box("records", "Records", ("any .td file",), "input"),),
        (
            Box(
                "parsers",
                "Parsers",
                ("`cpp/tools/availability-tblgen/Parsers.h", "each *Parser.cpp reads one kind of record"),
            ),
        ),
        (
            Box(
                "model",
                "Model",
                ("`cpp/tools/availability-tblgen/Model.h", "plain structs, no dialect"),
                "engine",
            ),
        ),
        (
            Box("cpp", "C++", ("RecordGen.cpp and others",)),
            Box("json", "JSON", ("JsonGen.cpp",)),
            Box("doc", "Markdown", ("DocGen.cpp",)),
        ),
    ),
    (
        ("records", "parsers", ""),
        ("parsers", "model", "errors name the line"),
        ("model", "cpp", ""),
        ("model", "json", ""),
        ("model", "doc", ""),
    ),
)

CORE = Picture(
    "floor-core",
    "The core: Support, IR, Engine, and above them Conversion, Transforms and TransformOps.",
    (
        (
            Box("conversion", "Conversion", ("`cpp/lib/Conversion", "legal means available")),
            Box("transforms", "Transforms", ("`cpp/lib/Transforms", "passes")),
            Box("ops", "TransformOps", ("`cpp/lib/TransformOps", "schedules")),
        ),
        (Box("engine", "Engine", ("`cpp/lib/Engine", "explain, check, deduce, named targets"), "engine"),),
        (
            Box(
                "ir",
                "IR",
                ("`cpp/lib/IR", "dimensions, clauses, interfaces, #availability.target"),
            ),
        ),
        (
            Box(
                "support",
                "Support",
                ("`cpp/lib/Support", "diagnostics per thread, spelling suggestions"),
            ),
        ),
    ),
    (
        ("conversion", "engine", ""),
        ("transforms", "engine", ""),
        ("ops", "engine", ""),
        ("engine", "ir", ""),
        ("ir", "support", "includes"),
    ),
)

DIALECTS = Picture(
    "floor-dialects",
    "Rooms of dialects: Vulkan uses SPIR-V; NVVM and ROCDL use LLVMIR and GPU. All use the core.",
    (
        (
            Box("vulkan", "Vulkan", ("`cpp/lib/Dialect/Vulkan", "features, #vulkan.target")),
            Box("nvvm", "NVVM", ("`cpp/lib/Dialect/NVVM", "#nvvm.target")),
            Box("rocdl", "ROCDL", ("`cpp/lib/Dialect/ROCDL", "#rocdl.target")),
        ),
        (
            Box("spirv", "SPIR-V", ("`cpp/lib/Dialect/SPIRV", "predicates, targets, binaries")),
            Box("gpu", "GPU, LLVMIR", ("`cpp/include/mlir-availability/Dialect/GPU", "predicates"), span=1.5),
            Box("tosa", "TOSA", ("`cpp/lib/Dialect/Tosa", "profiles")),
        ),
        (Box("core", "Core", ("`cpp/lib/Engine", "interfaces that each dialect implements"), "engine"),),
    ),
    (
        ("vulkan", "spirv", ""),
        ("nvvm", "gpu", ""),
        ("rocdl", "gpu", ""),
        ("spirv", "core", ""),
        ("gpu", "core", ""),
        ("tosa", "core", ""),
    ),
)

LOWERING = Picture(
    "floor-lowering",
    "The lowering goes from functions to kernels, fallbacks, SPIR-V and binaries.",
    (
        (
            Box("functions", "Functions", ("`cpp/lib/Lowering/Functions", "make kernels"), "input"),
            Box("kernels", "Kernels", ("`cpp/lib/Lowering/Kernels", "simplify, bind")),
            Box("fallbacks", "Fallbacks", ("`cpp/lib/Lowering/Fallbacks", "replace what is missing")),
        ),
        (
            Box(
                "package",
                "Binaries, manifest",
                ("`python/mlir/availability/package", "one for each group"),
                "yes",
            ),
            Box("binary", "Binary", ("`cpp/lib/Lowering/Binary", "write, reflect")),
            Box("tospirv", "ToSPIRV", ("`cpp/lib/Lowering/ToSPIRV", "convert, check"), "engine"),
        ),
    ),
    (
        ("functions", "kernels", ""),
        ("kernels", "fallbacks", ""),
        ("fallbacks", "tospirv", ""),
        ("tospirv", "binary", ""),
        ("binary", "package", ""),
    ),
)

PYTHON = Picture(
    "floor-python",
    "The command line, devices and schedules use the Python API. That uses the bindings, and these use C++.",
    (
        (
            Box("cli", "Command line", ("`python/mlir/availability/cli",), "input"),
            Box("vulkan", "Devices", ("`python/mlir/availability/vulkan",), "input"),
            Box("transform", "Schedules", ("`python/mlir/availability/transform",), "input"),
        ),
        (
            Box(
                "api",
                "Python API",
                ("`python/mlir/availability", "types, docstrings, errors; no facts"),
            ),
        ),
        (
            Box(
                "bindings",
                "Bindings",
                ("`cpp/bindings", "thin: no decisions"),
            ),
        ),
        (Box("libraries", "C++ libraries", ("`cpp/lib", "every decision"), "engine"),),
    ),
    (
        ("cli", "api", ""),
        ("vulkan", "api", ""),
        ("transform", "api", ""),
        ("api", "bindings", ""),
        ("bindings", "libraries", "one libMLIR"),
    ),
)

FLOORS = [FACTS, GENERATOR, CORE, DIALECTS, LOWERING, PYTHON]

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks whether the operations of MLIR are available on a target, and explains why they aren't.

An MLIR operation may need a version of its dialect, an extension, a capability or a certain chip.
This package answers questions about any :class:`mlir.ir.Module` or operation:

>>> import mlir.ir as ir
>>> import mlir.availability as av
>>> with ir.Context():
...     module = ir.Module.parse(open("kernel.mlir").read())
...     av.explain(module.body.operations[0])   # What does this op need, and which part of it needs it?
...     report = av.check(module, "vulkan1.1")  # Is every op available on Vulkan 1.1?
...     av.deduce(module)                       # Which is the smallest target on which every op is available?
...     av.known_targets()                      # Which targets have names?

It works with every :class:`mlir.ir.Context`, made before or after the import, and with several of
them at a time. The import doesn't load MLIR: each exported name is imported when it is first used.
When MLIR is loaded, the import also registers the library's passes, for pipelines such as
``builtin.module(availability-check{target=vulkan1.1})``.

The facts and every decision come from C++ (``libMLIRAvailability``). Names that aren't exported here
are private and may change.
"""

from mlir.availability.native import _hook

# The exported names, by the modules that define them. __init__.pyi lists the same for type checkers.
_MODULES = {
    "ask._check": (
        "check",
        "explain",
    ),
    "ask._deduce": (
        "deduce",
        "known_targets_for",
    ),
    "ask._parse": ("parse",),
    "ask._targets": (
        "describe",
        "known_devices",
        "known_targets",
        "target",
    ),
    "declare._attach": ("attach",),
    "declare._dimension": ("Dimension",),
    "declare._load": ("load",),
    "declare._named_target": ("NamedTarget",),
    "files._check_files": (
        "FilePackage",
        "FileReport",
        "check_files",
        "lower_files",
    ),
    "lower._for_targets": ("lower_for_targets",),
    "lower._to_spirv": ("lower_to_spirv",),
    "report._errors": (
        "AvailabilityError",
        "Error",
        "LoweringError",
        "ParseError",
        "UnknownError",
    ),
    "report._model": (
        "Clause",
        "Requirement",
        "Source",
        "TargetInfo",
    ),
    "report._report": (
        "Report",
        "TargetReport",
    ),
    "report._violation": (
        "Condition",
        "Unchecked",
        "Violation",
    ),
    "rewrite._conversion": (
        "ConversionTarget",
        "apply_full_conversion",
        "apply_partial_conversion",
    ),
    "rewrite._apply_greedily": ("apply_patterns_greedily",),
    "rewrite._patterns": (
        "RewritePatternSet",
        "TypeConverter",
    ),
}
_SUBMODULES = ("package", "rewrite", "spirv", "transform", "vulkan")

_HOMES = {name: module for module, names in _MODULES.items() for name in names}

__all__ = sorted([*_HOMES, *_SUBMODULES, "__version__"])


def __getattr__(name: str) -> object:
    """Imports an exported name on first access; Python calls this once for each name."""
    import importlib

    if name == "__version__":
        value: object = _version()
    elif name in _HOMES or name in _SUBMODULES:
        # This comes first, so that a wrong `mlir` package is reported as such, and not through a later error.
        importlib.import_module("mlir.availability.native._extension")
        module = importlib.import_module(f"mlir.availability.{_HOMES.get(name, name)}")
        value = getattr(module, name) if name in _HOMES else module
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return list(__all__)


def _version() -> str:
    from importlib import metadata

    try:
        return metadata.version("mlir-availability")
    except metadata.PackageNotFoundError:
        return "(not installed)"


_hook.register_with_mlir()

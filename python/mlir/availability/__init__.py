# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which operations exist on which target, and why not.

An MLIR operation may exist only from some dialect version on, only under an extension or a
capability, only on some chips. This package answers three questions about any
:class:`mlir.ir.Module` or operation:

>>> import mlir.ir as ir
>>> import mlir.availability as av
>>> with ir.Context():
...     module = ir.Module.parse(open("kernel.mlir").read())
...     av.explain(module.body.operations[0])   # what does this op need, and because of which part of it?
...     report = av.check(module, "vulkan1.1")  # is every op available on Vulkan 1.1?
...     av.deduce(module)                       # which smallest target offers what the module needs?
...     av.known_targets()                      # which targets have names?

The import also registers the library's passes, for pipelines such as
``builtin.module(availability-check{target=vulkan1.1})``, as soon as MLIR is loaded. It doesn't load
MLIR itself: what is exported here is imported when it is asked for.

It works with every :class:`mlir.ir.Context`, made before or after the import, and with several of
them at a time. The facts and every decision come from C++ (``libMLIRAvailability``); this package
gives them a Python shape. What isn't exported here is private and may change.
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
    "rewrite._greedy": ("apply_patterns_greedily",),
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

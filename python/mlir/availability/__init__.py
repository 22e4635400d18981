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
...     av.explain(module.body.operations[0])   # what does this op need, and what in it is the cause?
...     report = av.check(module, "vulkan1.1")  # does Vulkan 1.1 offer that, for each op in here?
...     av.deduce(module)                       # what is the least that offers all of it?
...     av.known_targets()                      # what is there to check against?

The import also registers the library's passes, for pipelines such as
``builtin.module(availability-check{target=vulkan1.1})``.

It works with every :class:`mlir.ir.Context`, made before or after the import, and with several of
them at a time. The facts and every decision come from C++ (``libMLIRAvailability``); this package
gives them a Python shape. What isn't exported here is private and may change.
"""

from typing import TYPE_CHECKING, Any

from mlir.availability import _linkage

# First of all: two copies of MLIR in one process would corrupt memory. Nothing below may load the
# extension module before this has passed.
_linkage.verify()

from mlir.availability import spirv  # noqa: E402
from mlir.availability._adaptor import OpAdaptor  # noqa: E402
from mlir.availability._api import check, describe, explain, known_targets, target  # noqa: E402
from mlir.availability._availability import ConversionPatternRewriter  # noqa: E402
from mlir.availability._conversion import (  # noqa: E402
    ConversionConfig,
    ConversionTarget,
    DialectConversionFoldingMode,
    apply_full_conversion,
    apply_partial_conversion,
)
from mlir.availability._declare import Dimension, attach  # noqa: E402
from mlir.availability._deduce import deduce  # noqa: E402
from mlir.availability._errors import AvailabilityError, ConversionError, LoweringError  # noqa: E402
from mlir.availability._failures import ConversionAttempt, ConversionFailure  # noqa: E402
from mlir.availability._load import LeftOut, load  # noqa: E402
from mlir.availability._lower import lower_to_spirv  # noqa: E402
from mlir.availability._model import Clause, Requirement, Source, TargetInfo  # noqa: E402
from mlir.availability._package import (  # noqa: E402
    Binding,
    Buffer,
    EntryPoint,
    HostFunction,
    Launch,
    Package,
    PackageModule,
    Refusal,
    lower_for_targets,
)
from mlir.availability._patterns import (  # noqa: E402
    ConversionPattern,
    FrozenRewritePatternSet,
    RewritePatternSet,
    TypeConverter,
)
from mlir.availability._report import Report, TargetReport, UnknownOp, Violation  # noqa: E402

__all__ = [
    "AvailabilityError",
    "Binding",
    "Buffer",
    "Clause",
    "ConversionAttempt",
    "ConversionConfig",
    "ConversionError",
    "ConversionFailure",
    "ConversionPattern",
    "ConversionPatternRewriter",
    "ConversionTarget",
    "DialectConversionFoldingMode",
    "Dimension",
    "EntryPoint",
    "FrozenRewritePatternSet",
    "HostFunction",
    "Launch",
    "LeftOut",
    "LoweringError",
    "OpAdaptor",
    "Package",
    "PackageModule",
    "Refusal",
    "Report",
    "Requirement",
    "RewritePatternSet",
    "Source",
    "TargetInfo",
    "TargetReport",
    "TypeConverter",
    "UnknownOp",
    "Violation",
    "apply_full_conversion",
    "apply_partial_conversion",
    "attach",
    "check",
    "deduce",
    "describe",
    "explain",
    "known_targets",
    "load",
    "lower_for_targets",
    "lower_to_spirv",
    "spirv",
    "target",
    "transform",
    "vulkan",
]

if TYPE_CHECKING:
    from mlir.availability import transform, vulkan


def __getattr__(name: str) -> Any:
    # Few programs have schedules or run shaders, and what these take takes its time.
    if name in ("transform", "vulkan"):
        import importlib

        return importlib.import_module(f"mlir.availability.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

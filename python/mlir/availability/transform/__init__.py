# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Schedules that adapt to the target: Transform IR with availability.

Builder functions for the ops of our transform dialect extension, in the style of
``mlir.dialects.transform``; the op classes are beside upstream's, in ``mlir.dialects``. Schedules
are Python functions with parameters:

>>> from mlir.availability import transform
>>> from mlir.dialects import transform as upstream
>>> from mlir.dialects.transform import structured
>>> def schedule(root, target):
...     kernels = structured.structured_match(upstream.AnyOpType.get(), root, ops=["gpu.module"])
...     transform.first_available(kernels, with_subgroups, plainly, on=target)
>>> transform.apply(schedule, module, "vulkan1.1")

The examples of the functions here use these names, too.
"""

from mlir.availability.transform._libraries import Library
from mlir.availability.transform._ops import (
    apply_conversion_patterns,
    assert_available,
    deduce,
    first_available,
    get_offered,
    get_requirement,
    get_target,
    match,
    match_availability,
    match_availability_offered,
    match_availability_requiring,
    match_requiring,
    resolve_target,
    specialize,
)
from mlir.availability.transform._schedule import (
    Applied,
    Note,
    Reported,
    TransformError,
    apply,
    build,
    include,
    library_path,
)
from mlir.availability.transform._spirv_ops import (
    arith_to_spirv,
    cf_to_spirv,
    complex_to_spirv,
    func_to_spirv,
    gpu_to_spirv,
    gpu_wmma_to_spirv,
    index_to_spirv,
    lower_to_spirv,
    math_to_spirv,
    memref_to_spirv,
    scf_to_spirv,
    spirv_type_converter,
    tensor_to_spirv,
    ub_to_spirv,
    vector_reduction_to_spirv_dot_product,
    vector_to_spirv,
    widen_floats,
)
from mlir.availability.transform._values import Handle, Target, Value

__all__ = [
    "Applied",
    "Handle",
    "Library",
    "Note",
    "Reported",
    "Target",
    "TransformError",
    "Value",
    "apply",
    "apply_conversion_patterns",
    "arith_to_spirv",
    "assert_available",
    "build",
    "cf_to_spirv",
    "complex_to_spirv",
    "deduce",
    "first_available",
    "func_to_spirv",
    "get_offered",
    "get_requirement",
    "get_target",
    "gpu_to_spirv",
    "gpu_wmma_to_spirv",
    "include",
    "index_to_spirv",
    "library_path",
    "lower_to_spirv",
    "match",
    "match_availability",
    "match_availability_offered",
    "match_availability_requiring",
    "match_requiring",
    "math_to_spirv",
    "memref_to_spirv",
    "resolve_target",
    "scf_to_spirv",
    "specialize",
    "spirv_type_converter",
    "tensor_to_spirv",
    "ub_to_spirv",
    "vector_reduction_to_spirv_dot_product",
    "vector_to_spirv",
    "widen_floats",
]


def __dir__() -> list[str]:
    return sorted(__all__)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every example on every Vulkan version: equal to NumPy, or refused for the right reason."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

import mlir.availability as av
import numpy as np
import pytest
from function_cases import EXAMPLES, FUNCTION_CASES, Case, integers, random, softmax
from host_function import run_function
from mlir import ir

DEVICE = "the device at hand"
TARGETS = ("vulkan1.0", "vulkan1.1", "vulkan1.2", "vulkan1.3", DEVICE)

# The result for a kernel on a target: it runs, or this is the error message.
RUNS = ""
NO_HALVES = "use a target with capability Float16 (and, for buffers, StorageBuffer16BitAccess)"

# By target, in the order above.
TABLE = {
    "saxpy": [RUNS, RUNS, RUNS, RUNS, RUNS],
    "saxpy_f16": [NO_HALVES, NO_HALVES, NO_HALVES, NO_HALVES, RUNS],
    "matmul": [RUNS, RUNS, RUNS, RUNS, RUNS],
    "conv": [RUNS, RUNS, RUNS, RUNS, RUNS],
    "softmax": [RUNS, RUNS, RUNS, RUNS, RUNS],
    "sum_shared": [RUNS, RUNS, RUNS, RUNS, RUNS],
    "sum_subgroup": [RUNS, RUNS, RUNS, RUNS, RUNS],
    "dot": [RUNS, RUNS, RUNS, RUNS, RUNS],
    "dot_f16": [NO_HALVES, NO_HALVES, NO_HALVES, NO_HALVES, RUNS],
    "dot_i8": [RUNS, RUNS, RUNS, RUNS, RUNS],
    "dot4_i8": [RUNS, RUNS, RUNS, RUNS, RUNS],
}

# The same with `emulate`; the device has f16.
EMULATED = {
    ("saxpy_f16", True): [RUNS, RUNS, RUNS, RUNS],
    ("dot_f16", True): [RUNS, RUNS, RUNS, RUNS],
}


def saxpy(kind: type[np.floating]) -> Case:
    a, x, y = integers(1, kind), integers(4096, kind), integers(4096, kind)
    return Case([a, x, y], a * x + y, [64], is_updated=True)


def matmul() -> Case:
    a, b = integers((64, 64)), integers((64, 64))
    return Case([a, b], a @ b, [8, 8])


def conv() -> Case:
    image, weights = integers((34, 34)), integers((3, 3))
    windows = np.lib.stride_tricks.sliding_window_view(image, (3, 3))
    return Case([image, weights], np.einsum("xyij,ij->xy", windows, weights), [4, 4])


def sums() -> Case:
    rows = integers((64, 128))
    return Case([rows], rows.sum(1), [64])


def dot(kind: type[np.generic], sum_kind: type[np.generic]) -> Case:
    x, y = integers(4096, kind), integers(4096, kind)
    return Case([x, y], np.array([np.dot(x.astype(sum_kind), y.astype(sum_kind))], sum_kind))


def dot4_i8() -> Case:
    x, y = (random.integers(-128, 128, (256, 4)).astype(np.int8) for _ in range(2))
    return Case([x, y], np.einsum("ij,ij->i", x.astype(np.int32), y.astype(np.int32)), [4])


CASES: dict[str, Callable[[], Case]] = {
    "saxpy": functools.partial(saxpy, np.float32),
    "saxpy_f16": functools.partial(saxpy, np.float16),
    "matmul": matmul,
    "conv": conv,
    "softmax": softmax,
    "sum_shared": sums,
    "sum_subgroup": sums,
    "dot": functools.partial(dot, np.float32, np.float32),
    "dot_f16": functools.partial(dot, np.float16, np.float32),
    "dot_i8": functools.partial(dot, np.int8, np.int32),
    "dot4_i8": dot4_i8,
}


@pytest.mark.parametrize("name", FUNCTION_CASES)
def test_functions_of_the_examples_compute_what_numpy_does(
    context: ir.Context, lavapipe_here: None, name: str
) -> None:
    module = ir.Module.parseFile(str(EXAMPLES / "functions" / f"{name}.mlir"))
    case = FUNCTION_CASES[name]()
    has_run: set[bytes] = set()
    device = av.vulkan.device_target()
    for target in TARGETS:
        attribute = device if target == DEVICE else av.target(target)
        lowered = av.lower_to_spirv(module, attribute)
        assert av.check(lowered, attribute).ok
        binary = av.spirv.serialize(lowered)
        av.spirv.validate(binary, attribute)
        if binary not in has_run:
            buffers = case.buffers()
            found = run_function(lowered, binary, buffers)
            np.testing.assert_allclose(found[-1], case.expected, case.tolerance, err_msg=f"for {target}")
            for before, after in zip(buffers[:-1], found[:-1], strict=True):
                np.testing.assert_array_equal(before, after)
            has_run.add(binary)


def test_the_tables_have_all_examples() -> None:
    def examples(folder: str) -> set[str]:
        return {file.stem for file in (EXAMPLES / folder).glob("*.mlir")}

    assert set(TABLE) == set(CASES) == examples("kernels")
    assert set(FUNCTION_CASES) == examples("functions")


@pytest.mark.parametrize(("name", "emulate"), [*((name, False) for name in TABLE), *EMULATED])
def test_kernels_of_the_examples_compute_what_numpy_does(
    context: ir.Context, lavapipe_here: None, name: str, emulate: bool
) -> None:
    module = ir.Module.parseFile(str(EXAMPLES / "kernels" / f"{name}.mlir"))
    before = str(module)
    device = av.vulkan.device_target()
    case = CASES[name]()
    has_run: set[bytes] = set()
    for target, reason in zip(TARGETS, EMULATED.get((name, emulate), TABLE[name]), strict=not emulate):
        attribute = device if target == DEVICE else av.target(target)
        if reason:
            with pytest.raises(ValueError, match=re.escape(reason)):
                av.lower_to_spirv(module, attribute if target == DEVICE else target)
            continue
        lowered = av.lower_to_spirv(module, attribute, emulate=emulate)
        assert av.check(lowered, attribute).ok
        assert lowered.body.operations[0].attributes["vce_triple"] == av.deduce(lowered)
        binary = av.spirv.serialize(lowered)
        av.spirv.validate(binary, attribute)
        if binary not in has_run:
            result = av.vulkan.run(binary, name, case.buffers(), case.workgroups)
            found = list(result.buffers.values())[-1]
            np.testing.assert_allclose(found, case.expected, case.tolerance, err_msg=f"for {target}")
            has_run.add(binary)
    assert str(module) == before

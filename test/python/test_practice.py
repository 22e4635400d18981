# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Kernels and functions from practice: right, or rejected.

Each of test/practice is lowered for versions of Vulkan and for lavapipe, with and without emulation. Every
result must be valid by `check` and by both spirv-vals, and agree with NumPy on lavapipe. The table below
lists the exceptions.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import mlir.availability as av
import numpy as np
import pytest
from host_function import run_function
from mlir import ir
from numpy.typing import NDArray
from practice_cases import CASES, Case, case_of, text_of, texts
from spirv_validator import DEBIAN, NEWER, validate

DEVICE = "lavapipe"
VULKAN = ("vulkan1.0", "vulkan1.1", "vulkan1.3")
COLUMNS = tuple((target, emulate) for target in (*VULKAN, DEVICE) for emulate in (False, True))

# Columns in which something isn't right.
WITHOUT_EMULATION = tuple((target, False) for target in VULKAN)
WITH_EMULATION = tuple((target, True) for target in VULKAN)


# The cases that aren't right: the columns, the result, and the message.
NOT_RIGHT = {
    "argmax_i64": [(WITHOUT_EMULATION, "refused", "i64")],
    "bit_fields_i64": [(WITHOUT_EMULATION, "refused", "i64")],
    "blocks_i64": [(WITHOUT_EMULATION, "refused", "i64")],
    "buckets_i64": [(WITHOUT_EMULATION, "refused", "i64")],
    "clamp_i64": [(WITHOUT_EMULATION, "refused", "i64")],
    "compare_i64": [(WITHOUT_EMULATION, "refused", "i64")],
    "counters_i64": [
        (WITHOUT_EMULATION, "refused", "i64"),
        (WITH_EMULATION, "refused", "use a target with capability Int64Atomics"),
    ],
    "cross_entropy": [(WITHOUT_EMULATION, "refused", "i64")],
    "days_i64": [(WITHOUT_EMULATION, "refused", "i64")],
    "divide_i64": [(WITHOUT_EMULATION, "refused", "i64")],
    "embedding_i64": [(WITHOUT_EMULATION, "refused", "i64")],
    "lcg_i64": [(WITHOUT_EMULATION, "refused", "i64")],
    "matmul_f16": [(WITHOUT_EMULATION, "refused", "f16")],
    "max_rows_i64": [(WITHOUT_EMULATION, "refused", "i64")],
    # Its bits are counted up, as an i16.
    "next_bf16": [(WITHOUT_EMULATION, "refused", "i16")],
    "one_hot_i64": [(WITHOUT_EMULATION, "refused", "i64")],
    "position_ids_i64": [(WITHOUT_EMULATION, "refused", "i64")],
    "quantize_i8": [(WITHOUT_EMULATION, "refused", "'i8'")],
    "relu6_f16": [(WITHOUT_EMULATION, "refused", "'f16'")],
    "shared_sum_i64": [(WITHOUT_EMULATION, "refused", "i64")],
    "rotary_pairs_f16": [(WITHOUT_EMULATION, "refused", "f16")],
    "sum_i64": [(WITHOUT_EMULATION, "refused", "i64")],
    "to_float": [(WITHOUT_EMULATION, "refused", "i64")],
    "to_long": [(WITHOUT_EMULATION, "refused", "i64")],
    "trace_i64": [(WITHOUT_EMULATION, "refused", "i64")],
    "xorshift_i64": [(WITHOUT_EMULATION, "refused", "i64")],
}


@dataclass(frozen=True)
class Outcome:
    """The result of a case on a target.

    Attributes:
        kind: "right", "refused", "wrong", "invalid" or "not launched".
        detail: the reason, or the difference.
    """

    kind: str
    detail: str = ""


def ran(
    case: Case, lowered: ir.Module, binary: bytes, name: str, constants: Sequence[av.package.Constant]
) -> list[NDArray[np.generic]]:
    """Returns the final contents of the arguments."""
    if not case.workgroups:
        return run_function(lowered, binary, case.arguments, constants)
    # A kernel's own constants follow its arguments.
    held = [np.frombuffer(each.data, np.float32) for each in constants]
    result = av.vulkan.run(binary, name, [*case.arguments, *held], case.workgroups, case.push_constants)
    return list(result.buffers.values())


def difference(case: Case, found: list[NDArray[np.generic]]) -> str:
    """Returns what isn't as expected, or ""."""
    for place, expected in case.expected.items():
        largest = np.abs(expected[np.isfinite(expected)].astype(np.float64)).max()
        try:
            actual = np.asarray(found[place]).reshape(expected.shape)
            np.testing.assert_allclose(actual, expected, case.tolerance, case.tolerance * largest)
        except AssertionError as error:
            return str(error).strip()
    return ""


@functools.cache
def _device() -> av.vulkan.DeviceInfo:
    return av.vulkan.devices()[0]


def outcome(
    name: str,
    case: Case,
    target: str,
    emulate: bool,
    checked: dict[bytes, Outcome],
    validated: set[tuple[bytes, str]],
) -> Outcome:
    """Lowers a case for a target, validates and runs the result."""
    module = ir.Module.parse(text_of(name, case))
    attribute = av.vulkan.device_target(device=_device()) if target == DEVICE else av.target(target)
    try:
        lowered = av.lower_to_spirv(module, attribute, emulate=emulate)
    except ValueError as error:
        return Outcome("refused", str(error))
    if not (report := av.check(lowered, attribute)).ok:
        return Outcome("invalid", str(report.violations[0]))
    binary = av.spirv.serialize(lowered)
    environment = "vulkan1.3" if target == DEVICE else target
    # Different targets often get the same binary.
    if (binary, environment) not in validated:
        for validator in (DEBIAN, NEWER):
            if message := validate([(binary, environment)], validator)[0]:
                return Outcome("invalid", f"spirv-val {validator}: {message}")
        validated.add((binary, environment))
    if binary not in checked:
        try:
            constants = av.lower_for_targets(module, [attribute], emulate=emulate).constants
            found = ran(case, lowered, binary, name, constants)
        except (ValueError, AssertionError, av.vulkan.VulkanError) as error:
            checked[binary] = Outcome("not launched", str(error))
        else:
            differs = difference(case, found)
            checked[binary] = Outcome("wrong", differs) if differs else Outcome("right")
    return checked[binary]


def expectations(name: str) -> dict[tuple[str, bool], Outcome]:
    """Returns the expected result of a case in each column, with a part of the message."""
    expected = dict.fromkeys(COLUMNS, Outcome("right"))
    for columns, kind, said in NOT_RIGHT.get(name, []):
        expected |= dict.fromkeys(columns, Outcome(kind, said))
    return expected


def test_every_text_has_a_case() -> None:
    assert set(texts()) == set(CASES)
    assert len(CASES) >= 100
    assert set(NOT_RIGHT) <= set(CASES)


def test_right_verdicts_and_results_are_counted(record_property: Callable[[str, object], None]) -> None:
    """Prints how many are right in each column, and which aren't."""
    for column in COLUMNS:
        kinds = Counter(expectations(name)[column].kind for name in CASES)
        counts = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
        record_property("summary", f"practice, {column[0]}{' --emulate' if column[1] else ''}: {counts}")
    for name, rows in NOT_RIGHT.items():
        for columns, kind, said in rows:
            record_property("summary", f"  {name}: {kind} in {len(columns)} of {len(COLUMNS)}: {said}")


@pytest.mark.parametrize("name", CASES)
def test_a_kernel_of_practice_is_judged_and_computed_right(
    context: ir.Context, lavapipe_here: None, name: str
) -> None:
    case = case_of(name)
    checked: dict[bytes, Outcome] = {}
    validated: set[tuple[bytes, str]] = set()
    expected = expectations(name)
    for column in COLUMNS:
        found = outcome(name, case, *column, checked, validated)
        assert found.kind == expected[column].kind, (column, found)
        assert expected[column].detail in found.detail, (column, found)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where things end: the last value that is taken, and the first that isn't, of limits, sizes and times."""

from __future__ import annotations

import inspect
import resource
import signal
import sys
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from messages import says
from mlir import ir
from mlir.availability import vulkan
from mlir.availability.cli import _app
from mlir.availability.files.worker import _isolate, _limits
from mlir.availability.vulkan import _interface, _run, _specialize
from mlir.availability.vulkan._buffers import Buffer, Constant

DAY = 24 * 60 * 60

# Vulkan, table "Required Limits": maxComputeWorkGroupSize, maxComputeWorkGroupInvocations,
# maxComputeSharedMemorySize.
REQUIRED = {
    "vulkan1.0": ([128, 128, 64], 128, 16384),
    "vulkan1.3": ([128, 128, 64], 128, 16384),
    "vulkan1.4": ([256, 256, 64], 256, 16384),
}

KERNEL = """
spirv.module Logical GLSL450 {{
  spirv.GlobalVariable @memory : !spirv.ptr<!spirv.array<{words} x i32>, Workgroup>
  spirv.func @main() "None" {{
    %0 = spirv.mlir.addressof @memory : !spirv.ptr<!spirv.array<{words} x i32>, Workgroup>
    spirv.Return
  }}
  spirv.EntryPoint "GLCompute" @main
  spirv.ExecutionMode @main "LocalSize", {size}
}}"""


def is_available(target: str, size: list[int], bytes_: int = 4) -> bool:
    text = KERNEL.format(size=", ".join(map(str, size)), words=bytes_ // 4)
    return av.check(ir.Module.parse(text), target).ok


@pytest.mark.parametrize("target", REQUIRED)
def test_workgroups_above_the_required_limits_are_refused(target: str, context: ir.Context) -> None:
    sizes, invocations, memory = REQUIRED[target]
    for dimension, most in enumerate(sizes):
        for number, fits in ((most, True), (most + 1, False), (2**32 - 1, False)):
            size = [1, 1, 1]
            size[dimension] = number
            assert is_available(target, size) == fits, size
    assert is_available(target, [2, invocations // 2, 1])
    assert not is_available(target, [2, invocations // 2, 2])
    # Products that become 0, or small, in 32-bit arithmetic.
    assert not is_available(target, [2**16, 2**16, 1])
    assert not is_available(target, [2**31, 2, 1])
    assert is_available(target, [1, 1, 1], memory)
    assert not is_available(target, [1, 1, 1], memory + 4)


@pytest.mark.parametrize(
    ("fixed", "stride", "fitting", "wrong"),
    [
        (8, 0, [8], [0, 4, 7, 9, 12, 8000, 2**32 + 8]),
        # An array of unknown length has whole elements only.
        (0, 4, [4, 8, 2**32, 2**32 + 4], [0, 2, 5, 2**32 + 2]),
        (8, 4, [12, 16], [0, 4, 8, 10, 14]),
    ],
)
def test_sizes_of_buffers(fixed: int, stride: int, fitting: list[int], wrong: list[int]) -> None:
    buffer = Buffer("b", False, fixed, stride, False, ("f32",), ("f32",))
    assert [size for size in (*fitting, *wrong) if buffer.admits(size)] == fitting


def test_lengths_of_arrays_of_buffers() -> None:
    assert _interface._MAX_BUFFERS == 1024


@pytest.mark.parametrize("direction", [0, 1, 2])
def test_more_workgroups_than_devices_must_take_are_refused(direction: int) -> None:
    def groups(number: int) -> list[int]:
        return [1] * direction + [number]

    for number in (1, 65535):
        assert list(_run._groups(groups(number)))[direction] == number
    for number in (0, -1, 65536, 65535000, 2**32, 2**32 + 1):
        with pytest.raises(ValueError, match=r"^workgroups must be one to three numbers from 1 to 65535, "):
            _run._groups(groups(number))


@pytest.mark.parametrize("width", [8, 16, 32, 64])
def test_specialization_constants_fit_their_width(width: int) -> None:
    constants = {0: Constant("c", f"i{width}")}
    whole = 1 << width
    fitting = {0: 0, 1: 1, whole - 1: whole - 1, -1: whole - 1, -whole // 2: whole // 2}
    for value, bits in fitting.items():
        assert _specialize.bits_of({0: value}, constants) == [(0, bits)]
    for value in (whole, -whole // 2 - 1, 2**65):
        with pytest.raises(ValueError, match=f"^specialization constant 0 \\('c'\\) is of i{width}, "):
            _specialize.bits_of({0: value}, constants)


def test_booleans_are_0_or_1() -> None:
    constants = {0: Constant("", "i1")}
    assert [_specialize.bits_of({0: value}, constants)[0][1] for value in (False, True)] == [0, 1]
    for value in (-1, 2, 2**32, 2**32 + 1):
        with pytest.raises(ValueError, match=r"^specialization constant 0 is of i1, "):
            _specialize.bits_of({0: value}, constants)


@pytest.mark.parametrize(
    ("type_", "value", "bits", "wrong"),
    [
        ("f16", -65504.0, 0xFBFF, 65520.0),
        ("f32", 1.5, 0x3FC00000, 1e39),
        ("f64", 1e39, 0x48078287F49C4A1D, "1"),
        ("f32", 2**32, 0x4F800000, None),
    ],
)
def test_floats_are_the_bits_of_their_type(type_: str, value: float, bits: int, wrong: Any) -> None:
    constants = {3: Constant("", type_)}
    specialization = _specialize.bits_of({3: value}, constants)
    assert specialization == [(3, bits)]
    size = int(type_[1:]) // 8
    assert _specialize.bytes_of(specialization, constants) == {3: bits.to_bytes(size, sys.byteorder)}
    with pytest.raises(ValueError, match=says("constant 3", f"of {type_}", f"doesn't have {wrong!r}")):
        _specialize.bits_of({3: wrong}, constants)


def test_constants_that_cant_be_given() -> None:
    constants = {3: Constant("", "vector"), 1: Constant("x", "i8")}
    for spec_id, value, parts in (
        (0, 1, ("no specialization constant 0", "it has 1, 3")),
        (3, 1, ("constant 3 is of vector", "integers, floats and booleans")),
        (1, 1.5, ("constant 1 ('x') is of i8", "doesn't have 1.5")),
    ):
        with pytest.raises(ValueError, match=says(*parts)):
            _specialize.bits_of({spec_id: value}, constants)
    with pytest.raises(ValueError, match=says("no specialization constant 0", "none")):
        _specialize.bits_of({0: 1}, {})


# ===-----------------------------------------------------------------------------------------------===
# Time and memory
# ===-----------------------------------------------------------------------------------------------===


def test_timeouts_of_shaders() -> None:
    assert inspect.signature(vulkan.run).parameters["timeout"].default == 60
    (option,) = [each for each in _app.run.params if each.name == "timeout"]
    assert option.default == 60
    assert _run._MAX_TIMEOUT == DAY
    assert (option.type.min, option.type.max) == (0, DAY)


def test_the_timeout_is_that_of_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """In seconds, as given; it isn't a timeout of Vulkan's."""
    asked: list[float | None] = []

    def call(work: Any, timeout: float | None = None) -> _isolate.Died:
        asked.append(timeout)
        return _isolate.Died("", "no", crashed=False)

    monkeypatch.setattr(_isolate, "call", call)
    for timeout in (0, 2.5, DAY):
        with pytest.raises(vulkan.VulkanError, match="starting failed: no"):
            vulkan.run(b"", "main", [], timeout=timeout)
    assert asked == [0, 2.5, DAY]


@pytest.mark.parametrize(
    ("limit", "size", "seconds"),
    [
        (_limits.reading, 0, 10),
        (_limits.reading, 1_000_000, 15),
        (_limits.reading, 20_000_000, 110),
        (_limits.judging, 0, 30),
        (_limits.judging, 1_000_000, 150),
    ],
)
def test_processor_time_is_limited_by_the_size_of_the_file(
    limit: Any, size: int, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seconds of processor time, and more for each MB; then what was left before."""
    found = []

    def set_timer(which: int, value: float) -> tuple[float, float]:
        found.append((which, value))
        return 7.0, 0.0

    monkeypatch.setattr(signal, "setitimer", set_timer)
    with limit(size):
        assert found == [(signal.ITIMER_PROF, seconds)]
    assert found[1:] == [(signal.ITIMER_PROF, 7.0)]
    with _limits.judging(None):
        assert len(found) == 2


@pytest.mark.parametrize("size", [0, 1_000_000])
def test_memory_is_limited_by_the_size_of_the_file(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """4 GB, and 2,000 times what the file has, over what the process has."""
    found: list[tuple[int, int]] = []
    before = resource.getrlimit(resource.RLIMIT_AS)
    monkeypatch.setattr(resource, "setrlimit", lambda which, limits: found.append(limits))
    with _limits.bounded_memory(size):
        ((limit, hard),) = found
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    expected = pages * resource.getpagesize() + (4 << 30) + 2000 * size
    assert abs(limit - expected) < 1 << 30
    assert hard == before[1]
    assert found[1] == before


def test_lower_limits_of_memory_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda which: (1000, 2000))
    monkeypatch.setattr(resource, "setrlimit", lambda which, limits: found.append(limits))
    with _limits.bounded_memory(7):
        pass
    assert found == [(1000, 2000), (1000, 2000)]

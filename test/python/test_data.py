# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Messages of processes: values come back as they were, and nothing else can be made of bytes."""

from __future__ import annotations

import json
from typing import Any

import mlir.availability as av
import numpy as np
import pytest
from mlir import ir
from mlir.availability import vulkan
from mlir.availability.files._source import Diagnostic, InputError, Kind
from mlir.availability.files.worker import _data
from mlir.availability.package import Buffer, Constant


def report() -> av.Report:
    """Returns a report with violations."""
    text = 'spirv.module Logical GLSL450 { spirv.func @f(%x: f16) "None" { spirv.Return } }'
    with ir.Context():
        found = av.check(ir.Module.parse(text), "vulkan1.0")
    assert found.violations
    return found


@pytest.mark.parametrize(
    "value",
    [
        None,
        (True, 1, -(2**70), 0.1, float("inf"), "a\udc80\x00é"),
        [(), [b"\x00\xff"], {"a": (1,), ("b", 2): [None]}],
        Diagnostic("a.mlir:1:2", "error", "text", details=("more",)),
        Kind.SPIRV,
        Constant("c", Buffer("f32", (2, None)), b"\x01\x02"),
        vulkan.VulkanError("lost"),
        ValueError("a", 1),
    ],
    ids=str,
)
def test_values_are_read_as_they_were_written(value: object) -> None:
    read = _data.loads(_data.dumps(value))
    assert type(read) is type(value)
    assert read == value or (str(read), read.args) == (str(value), value.args)  # type: ignore[attr-defined]


def test_reports_are_read_as_they_were_written() -> None:
    found = report()
    read = _data.loads(_data.dumps(found))
    assert (str(read), tuple(read.violations)) == (str(found), tuple(found.violations))
    assert read.to_json("a.mlir") == found.to_json("a.mlir")


PADDED = np.dtype(
    {"names": ["a", "b"], "formats": ["<f4", ("<u2", (2, 3))], "offsets": [0, 8], "itemsize": 32}
)


@pytest.mark.parametrize(
    "kind", ["<f4", "<f2", "|u1", "<i8", "|b1", [("a", "<f4"), ("b", [("c", "<i2", (2,))])], PADDED], ids=str
)
def test_arrays_are_read_as_they_were_written(kind: Any) -> None:
    array = np.frombuffer(bytes(range(192)), np.dtype(kind))[:6].reshape(2, 3).copy()
    read = _data.loads(_data.dumps(array))
    assert (read.dtype, read.shape) == (array.dtype, array.shape)
    assert read.tobytes() == array.tobytes()
    read[0, 0] = read[1, 1]  # The receiver may write into it.


def test_arrays_of_another_package() -> None:
    """Their type is known by name, to those who have imported the package."""
    bfloat16 = pytest.importorskip("ml_dtypes").bfloat16
    read = _data.loads(_data.dumps(np.array([1.5, 2], bfloat16)))
    assert (read.dtype, read.tolist()) == (bfloat16, [1.5, 2])


def make(name: str, *arguments: Any) -> dict[str, Any]:
    return {"make": name, "of": arguments}


@pytest.mark.parametrize(
    "form",
    [
        make("os:system", "true"),
        make("builtins:eval", "1"),
        make("subprocess:run", "true"),
        make("mlir.availability.files.worker._child:os.system", "true"),
        # Classes and functions of ours that do something.
        make("mlir.availability.vulkan._device:Device"),
        make("mlir.availability.disk._user_file:read_file", "/dev/null"),
        make("mlir.availability.files.worker._data:loads", "1"),
        make("mlir.availability.nothing:Class"),
        make("mlir.availability.files._source:Source.nothing"),
        {"fields": "mlir.availability.files._source:Diagnostic", "of": [1]},
        {"bytes": 1},
        {"bytes": [0, 5]},
        {"bytes": [-1, 1]},
        {"type": "<f4", "bytes": [0, 2], "shape": [1]},
        {"something": 1},
    ],
    ids=str,
)
def test_malformed_messages_are_no_values(form: object) -> None:
    text = json.dumps(form).encode()
    with pytest.raises(ValueError, match=r"."):
        _data.loads(_data.NUMBER.pack(len(text)) + text + b"four")


@pytest.mark.parametrize(
    "value", [object(), len, {1, 2}, lambda: 1, ir.Context()], ids=lambda value: type(value).__name__
)
def test_other_objects_are_no_data(value: object) -> None:
    with pytest.raises((TypeError, ValueError), match="data"):
        _data.dumps(value)


def test_errors_of_input() -> None:
    error = InputError(Diagnostic("a.mlir", "error", "no"))
    assert _data.loads(_data.dumps(error)).diagnostics == error.diagnostics

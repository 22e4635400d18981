# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability devices``: lists the available Vulkan devices as targets."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from mlir import availability as av
from mlir import ir
from mlir.availability import vulkan
from mlir.availability.ask._target_file import TargetFile, target_file
from mlir.availability.cli import _json
from mlir.availability.cli._text import Look, printable
from mlir.availability.files._source import Diagnostic
from mlir.availability.files.worker import _isolate
from mlir.availability.files.worker._isolate import Tell
from mlir.availability.report._model import SCHEMA_VERSION
from mlir.availability.vulkan.registry._implementation import to_document
from mlir.availability.vulkan.registry._registry import registry


def run(*, as_json: bool, look: Look) -> int:
    """Lists the devices. Returns the exit code: 0, or 2 if there are none."""

    def work() -> list[dict[str, Any]]:
        with ir.Context():
            return [_form(device) for device in vulkan.devices()]

    devices = _ask(work)
    if isinstance(devices, str):
        return _fail("devices", devices)
    if as_json:
        sys.stdout.write(_json.dumps({"schema_version": SCHEMA_VERSION, "devices": devices}) + "\n")
    else:
        sys.stdout.write("".join(_to_text(device, look) for device in devices))
    return 0


def save(path: str, index: int) -> int:
    """Writes a device to a file that can be used as a target. Returns the exit code: 0, or 2 on failure.

    Args:
        path: the file, which must have the suffix of target files; "-" is standard output.
        index: the index of the device.
    """
    if path != "-" and target_file(path) != TargetFile(path, ""):
        return _fail("--save", f"'{path}' has to end in '.json', so that --target takes it")

    def work() -> dict[str, Any] | None:
        devices = vulkan.devices()
        chosen = devices[index : index + 1]
        return to_document(chosen[0].to_implementation(), registry()) if chosen else None

    document = _ask(work)
    if isinstance(document, str):
        return _fail("--save", document)
    if document is None:
        return _fail("--index", f"there is no device {index}; 'mlir-availability devices' lists them")
    text = _json.dumps(document, indent=1) + "\n"
    if path == "-":
        sys.stdout.write(text)
        return 0
    try:
        Path(path).write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        return _fail(path, f"can't be written: {reason.lower()}")
    return 0


_T = TypeVar("_T")


def _ask(work: Callable[[], _T]) -> _T | str:
    """Returns the work's result, or the error. A driver's crash doesn't end this process."""

    def guarded(_: Tell) -> _T | str:
        try:
            return work()
        except vulkan.VulkanError as error:
            return str(error)

    result = _isolate.call(guarded)
    if isinstance(result, _isolate.Died):
        return f"asking the Vulkan drivers failed: {result.reason}"
    found: _T | str = result.value
    return found


def _form(device: vulkan.DeviceInfo) -> dict[str, Any]:
    target = vulkan.device_target(device=device)
    return {
        "index": device.index,
        "name": device.name,
        "type": device.type,
        "api_version": ".".join(map(str, device.api_version)),
        "target": str(target),
        "offers": av.describe(target),
    }


def _to_text(device: dict[str, Any], look: Look) -> str:
    name = look.style(printable(device["name"]), bold=True)
    return (
        f"{device['index']}: {name} ({device['type']}, Vulkan {device['api_version']})\n"
        f"   {printable(device['offers'])}\n   {printable(device['target'])}\n"
    )


def _fail(where: str, message: str) -> int:
    sys.stderr.write(Look.of_stderr().diagnostics([Diagnostic(where, "error", message)]))
    return 2

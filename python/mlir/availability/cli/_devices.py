# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability targets --device``: the Vulkan devices at hand, as targets."""

from __future__ import annotations

import json
import sys
from typing import Any

from mlir import availability as av
from mlir import ir
from mlir.availability import _isolate, vulkan
from mlir.availability._isolate import Enter
from mlir.availability._model import SCHEMA_VERSION
from mlir.availability.cli._input import Diagnostic
from mlir.availability.cli._text import Look, printable


def run(*, as_json: bool, look: Look) -> int:
    """Lists the devices. Returns the exit code: 0, or 2 when there is none."""

    def work(_: Enter) -> list[dict[str, Any]] | str:
        try:
            with ir.Context():
                return [_form(device) for device in vulkan.devices()]
        except vulkan.VulkanError as error:
            return str(error)

    # A driver's crash is not to be ours.
    result = _isolate.call(work)
    if isinstance(result, _isolate.Died):
        return _fail(f"asking the Vulkan drivers failed: {result.reason}")
    if isinstance(result.value, str):
        return _fail(result.value)
    devices = result.value
    if as_json:
        sys.stdout.write(json.dumps({"schema_version": SCHEMA_VERSION, "devices": devices}) + "\n")
    else:
        sys.stdout.write("".join(_to_text(device, look) for device in devices))
    return 0


def _form(device: vulkan.Device) -> dict[str, Any]:
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
        f"   {device['offers']}\n   {device['target']}\n"
    )


def _fail(message: str) -> int:
    sys.stderr.write(Look.of_stderr().diagnostics([Diagnostic("--device", "error", message)]))
    return 2

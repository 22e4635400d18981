# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Validates a binary with SPIRV-Tools, which is independent of MLIR."""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path

from mlir import ir
from mlir.availability.ask._operations import HasOperation, operation_of
from mlir.availability.ask._targets import Target, resolve_target
from mlir.availability.disk._programs import find_program
from mlir.availability.native._extension import _availability
from mlir.availability.native._spirv import ClientAPI, TargetEnvAttr

# spirv-val's name of the lowest Vulkan version that accepts SPIR-V 1.N.
_VULKAN = {0: "1.0", 1: "1.1", 2: "1.1", 3: "1.1", 4: "1.1spv1.4", 5: "1.2", 6: "1.3"}

# spirv-val's error for enumerants that it is too old to know.
_YOUNGER = re.compile(r"Invalid \w[\w ]* operand: \d+|Invalid opcode: \d+|Unrecognized target env")


_accepted: set[tuple[str, int, str, bytes]] = set()
"""What was accepted: the tool and when it was installed, the environment, and the hash of the binary. Many
targets, and many calls, have the same binary, and to start the tool takes longer than to lower a kernel."""
_MOST_ACCEPTED = 4096

_found: dict[str | None, str] = {}
"""Where the tool is, by the folders that were searched."""


def validate(module: HasOperation | bytes | bytearray | memoryview, target: Target | None = None) -> None:
    """Runs ``spirv-val`` on a SPIR-V module.

    >>> av.spirv.validate(av.lower_to_spirv(kernels, "vulkan1.1"))

    Args:
        module: a binary, or what :func:`serialize` takes.
        target: a ``#vulkan.target``, a ``#spirv.target_env`` or what :func:`target` takes for one. It decides
            on the environment: where its client API is Vulkan the lowest version of Vulkan that takes its
            version of SPIR-V, else that version. By default the version that the module states. What
            the target offers is :func:`check`'s to compare: spirv-val lets pass what some implementation may
            offer.

    Raises:
        FileNotFoundError: ``spirv-val`` is not installed.
        TypeError: `module` is neither bytes nor an operation, or `target` neither an attribute nor a
            string.
        ValueError: the module is not valid; the text is what spirv-val says. Or it can't be written, or
            `target` is unknown or not one of SPIR-V.
    """
    if isinstance(module, (bytes, bytearray, memoryview)):
        data = bytes(module)
    else:
        data = _availability.spirv_serialize(operation_of(module))
    environment = _version_of(data) if target is None else _environment(target)
    _run(_find_tool(), environment, data)


def _find_tool() -> str:
    folders = os.environ.get("PATH")
    tool = _found.get(folders)
    if tool is None or not os.access(tool, os.X_OK):
        tool = find_program("spirv-val")
        if tool is None:
            raise FileNotFoundError("spirv-val is not installed (Debian: apt-get install spirv-tools)")
        _found[folders] = tool
    return tool


def _run(tool: str, environment: str, data: bytes) -> None:
    """Runs the tool. Raises ValueError if it rejects the binary."""
    import subprocess

    done = subprocess.run([tool, "--target-env", environment, "-"], input=data, capture_output=True)
    if done.returncode:
        said = (done.stdout + done.stderr).decode(errors="replace").strip()
        reason = said or f"it ended with {done.returncode}"
        raise ValueError(f"not valid, says spirv-val --target-env {environment}: {reason}")


def objection(data: bytes, target: ir.Attribute) -> str:
    """Returns why ``spirv-val`` rejects a binary that was lowered for a target.

    Returns:
        The error of :func:`validate`; "" if there is none, or if spirv-val isn't installed or too old for the
        binary's declarations.
    """
    try:
        tool, environment = _find_tool(), _environment(target)
        key = (tool, Path(tool).stat().st_mtime_ns, environment, hashlib.sha256(data).digest())
        if key not in _accepted:
            _run(tool, environment, data)
            if len(_accepted) >= _MOST_ACCEPTED:
                _accepted.clear()
            _accepted.add(key)
    except FileNotFoundError:
        return ""
    except ValueError as error:
        return "" if _YOUNGER.search(str(error)) else str(error)
    return ""


def _version_of(data: bytes) -> str:
    """Returns the environment of the version in a header, "spv1.0" where there is none."""
    order = data[:4]
    little = order == b"\x03\x02\x23\x07"
    known = len(data) >= 8 and (little or order == b"\x07\x23\x02\x03")
    minor = data[5 if little else 6] if known else 0
    return f"spv1.{min(minor, max(_VULKAN))}"


def _environment(target: Target) -> str:
    attribute = target
    if not isinstance(attribute, ir.Attribute):
        attribute, _, _ = resolve_target(target, ir.Context())
    environment = _availability.spirv_environment(attribute)
    if environment is None:
        raise ValueError("target must be a #vulkan.target or a #spirv.target_env")
    env = TargetEnvAttr(environment)
    minor = int(env.version)
    return f"vulkan{_VULKAN[minor]}" if env.client_api is ClientAPI.Vulkan else f"spv1.{minor}"

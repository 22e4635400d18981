# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compiles functions with IREE, and runs them on the first Vulkan device with IREE's tools, from `./dev
setup`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

OTHERS = Path(__file__).resolve().parent.parent / "build" / "other-mlirs"


def is_there() -> bool:
    """Returns whether compiler and runtime are installed."""
    return all((OTHERS / "bin" / tool).exists() for tool in ("iree-compile", "iree-benchmark-module"))


def version() -> str:
    """Returns the compiler's version."""
    return next(OTHERS.glob("iree_base_compiler-*.dist-info")).name.split("-")[1].removesuffix(".dist")


def _run(tool: str, *arguments: str | Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(OTHERS)}
    command = [sys.executable, str(OTHERS / "bin" / tool), *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout


class Compiled:
    """A function, compiled by IREE for Vulkan.

    Args:
        text: a module with one function.
        name: its name.
        arguments: the arguments.
        folder: the folder for its files, which must remain.
    """

    def __init__(self, text: str, name: str, arguments: Sequence[Any], folder: Path) -> None:
        folder.mkdir()
        (folder / "module.mlir").write_text(text)
        self._folder = folder
        _run(
            "iree-compile",
            folder / "module.mlir",
            "--iree-hal-target-device=vulkan",
            "-o",
            folder / "module.vmfb",
        )
        self._call: list[str] = [
            f"--module={folder / 'module.vmfb'}",
            "--device=vulkan",
            f"--function={name}",
        ]
        for index, argument in enumerate(arguments):
            np.save(folder / f"{index}.npy", argument)
            self._call.append(f"--input=@{folder / f'{index}.npy'}")

    def result(self) -> Any:
        """Returns the result."""
        _run("iree-run-module", *self._call, f"--output=@{self._folder / 'result.npy'}")
        return np.load(self._folder / "result.npy")

    def measure(self) -> float:
        """Returns the seconds of a call, from IREE's benchmark tool, with arrays on the device."""
        said = _run(
            "iree-benchmark-module", *self._call, "--benchmark_format=json", "--benchmark_min_time=0.2s"
        )
        (found,) = json.loads(said)["benchmarks"]
        unit = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3, "s": 1.0}[found["time_unit"]]
        return float(found["real_time"]) * unit

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Vulkan's validation layers, over a driver that reports whatever a text says (test/lib/VulkanLayers).

There are two: Debian 12's of 2023, and the newest that Debian has (scripts/full/fetch_layers.sh). They run in
a process of their own, because some inputs crash them.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from llvm_release import tool
from watching_layers import WatchingLayers

SOURCES = Path(__file__).resolve().parents[1] / "lib/VulkanLayers"
# Set by scripts/full/newest_layers.sh.
NEWEST_DIRECTORY = os.environ.get("MLIR_AVAILABILITY_LAYERS", "")

# The execution models for which a pipeline can be created.
MODELS = ("GLCompute", "Vertex", "TessellationControl", "TessellationEvaluation", "Geometry", "Fragment")

# What the layers report of SPIR-V. All else is about how the pipelines are made.
_ABOUT_SPIRV = re.compile(
    r"VUID-(RuntimeSpirv|StandaloneSpirv|VkShaderModuleCreateInfo)-|"
    "UNASSIGNED-CoreValidation-Shader-Inconsistent"
)


@dataclass(frozen=True)
class Layers:
    """A version of the validation layers.

    Attributes:
        name: its name.
        minor: it supports Vulkan 1.`minor`.
        directory: the folder with it and its C library; "" for the installed one.
    """

    name: str
    minor: int
    directory: str = ""

    def __str__(self) -> str:
        return self.name

    @cached_property
    def version(self) -> str:
        """The version of the package."""
        if self.directory:
            return (Path(self.directory) / "VERSION").read_text().strip()
        query = ["dpkg-query", "-W", "-f", "${Version}", "vulkan-validationlayers"]
        return subprocess.run(query, check=True, capture_output=True, text=True).stdout

    @property
    def command(self) -> list[str]:
        """Returns the command that runs a program with their C library."""
        if not self.directory:
            return []
        (linker,) = Path(self.directory).glob("usr/lib/*/ld-linux-*.so.*")
        return [str(linker), "--library-path", str(linker.parent)]

    @property
    def environment(self) -> dict[str, str]:
        """The variables that the loader and the layers look at."""
        share = Path(self.directory or "/") / "usr/share"
        # They fall silent after ten times otherwise.
        limit = {
            "VK_LAYER_ENABLE_MESSAGE_LIMIT": "false",
            "VK_KHRONOS_VALIDATION_ENABLE_MESSAGE_LIMIT": "false",
        }
        return {**limit, "VK_LAYER_PATH": str(share / "vulkan/explicit_layer.d")}


DEBIAN = Layers("Debian 12's layers", 3)
NEWEST = Layers("the newest layers", 4, NEWEST_DIRECTORY)


class Judge:
    """Asks the layers about shaders on devices."""

    def __init__(self, layers: Layers, directory: Path) -> None:
        """Compiles driver and program in `directory`."""
        self._layers = layers
        self._directory = directory
        options = ["-Wall", "-Wextra", "-Werror", "-Wno-unused-function", "-O1"]
        driver, self._program = directory / "libdriver.so", directory / "judge"
        shared = ["-shared", "-fPIC", SOURCES / "driver.c", "-o", driver]
        program = [SOURCES / "judge.c", "-o", self._program, "-lvulkan"]
        for arguments in (shared, program):
            subprocess.run([tool("clang"), *options, *arguments], check=True)
        manifest = {
            "file_format_version": "1.0.0",
            "ICD": {"library_path": str(driver), "api_version": "1.4.0"},
        }
        self._manifest = directory / "driver.json"
        self._manifest.write_text(json.dumps(manifest))
        self._numbers: dict[bytes, Path] = {}

    def shader(self, binary: bytes) -> Path:
        """Returns a file with a binary."""
        if binary not in self._numbers:
            path = self._numbers[binary] = self._directory / f"{len(self._numbers)}.spv"
            path.write_bytes(binary)
        return self._numbers[binary]

    def add_empty(self, shaders: Mapping[str, bytes]) -> None:
        """Takes the shaders that pipelines have beside the one that is judged, by their models."""
        for model, binary in shaders.items():
            (self._directory / f"{model}.spv").write_bytes(binary)

    def judge(
        self,
        devices: Sequence[str],
        jobs: Iterable[tuple[int, str, Path]],
        driver: Path | None = None,
    ) -> list[frozenset[str] | None]:
        """Returns the layers' reports for each job: a device, an execution model and a shader.

        Args:
            devices: their descriptions.
            jobs: a device's number, an execution model and a shader of `shader`; those of a device in a row.
            driver: the manifest of another driver, of whose devices the first has what the first description
                says.

        Returns:
            for each job the names of the rules about SPIR-V; None where the layers crash.
        """
        described = self._directory / "devices.txt"
        described.write_text("".join(devices))
        inherited = {key: value for key, value in os.environ.items() if key not in WatchingLayers.VARIABLES}
        environment = {
            **inherited,
            **self._layers.environment,
            "VK_ICD_FILENAMES": str(driver or self._manifest),
            "VK_DRIVER_FILES": str(driver or self._manifest),
            "MOCK_DEVICES": str(described),
        }
        command = [*self._layers.command, str(self._program), str(described), str(self._directory)]
        pending, found = list(jobs), list[frozenset[str] | None]()
        while pending:
            run = subprocess.run(
                command, input=_script(pending), capture_output=True, text=True, env=environment, check=False
            )
            said = [
                frozenset(line.split()[1:]) for line in run.stdout.splitlines() if line.startswith("said")
            ]
            found += [frozenset(filter(_ABOUT_SPIRV.match, rules)) for rules in said]
            pending = pending[len(said) :]
            if run.returncode > 0 or not pending:
                assert run.returncode == 0, run.stderr
                break
            # It crashed at the first one without a report.
            found.append(None)
            pending = pending[1:]
        return found


def _script(jobs: Iterable[tuple[int, str, Path]]) -> str:
    lines = []
    last = None
    for device, model, shader in jobs:
        if device != last:
            lines.append(f"device {device}")
            last = device
        lines.append(f"shader {model} {shader}")
    return "\n".join(lines) + "\n"

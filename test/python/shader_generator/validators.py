# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""spirv-val 2025.5 in a process of its own, because some inputs crash it, and the newest one of Debian."""

from __future__ import annotations

import multiprocessing
import subprocess
from collections.abc import Iterable
from multiprocessing.connection import Connection
from pathlib import Path

import spirv_tools_library
from spirv_tools_library import ANY_LAYOUT
from vulkan_layers import NEWEST

Answer = tuple[bytes, str]
"""A binary, b"" if the text can't be assembled, and what is wrong, "" if nothing."""


def _serve(connection: Connection) -> None:
    while True:
        try:
            text, minor, environment = connection.recv()
        except EOFError:
            return
        try:
            binary = spirv_tools_library.assemble(text, f"spv1.{minor}")
        except ValueError as error:
            connection.send((b"", str(error)))
            continue
        connection.send((binary, spirv_tools_library.validate(binary, environment, ANY_LAYOUT)))


class Validator:
    """spirv-val 2025.5."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, int, str], Answer] = {}
        self._start()

    def _start(self) -> None:
        self._connection, other = multiprocessing.Pipe()
        self._process = multiprocessing.get_context("fork").Process(target=_serve, args=(other,), daemon=True)
        self._process.start()
        other.close()

    def __call__(self, text: str, minor: int, environment: str) -> Answer:
        key = (text, minor, environment)
        if key not in self._known:
            self._connection.send(key)
            try:
                self._known[key] = self._connection.recv()
            except EOFError:
                self._start()
                self._known[key] = (b"", "spirv-val crashes")
        return self._known[key]


class Newest:
    """The newest spirv-val, which runs once for each question.

    What the older SPIRV-Tools can assemble, they do, in their process: to start a program takes longer than
    the rest of a comparison.
    """

    def __init__(self, older: Validator) -> None:
        self._older = older
        self._known: dict[tuple[str, int, str], Answer] = {}

    def __call__(self, text: str, minor: int, environment: str) -> Answer:
        key = (text, minor, environment)
        if key not in self._known:
            self._known[key] = self._ask(text, minor, environment)
        return self._known[key]

    def _ask(self, text: str, minor: int, environment: str) -> Answer:
        binary, _ = self._older(text, minor, environment)
        if not binary:
            made = _run("spirv-as", ["--target-env", f"spv1.{minor}", "-", "-o", "-"], text.encode())
            if made.returncode != 0:
                return b"", made.stderr.decode(errors="replace").strip() or "spirv-as fails"
            binary = made.stdout
        options = [
            "--uniform-buffer-standard-layout",
            "--scalar-block-layout",
            "--workgroup-scalar-block-layout",
            # What features allow.
            "--allow-localsizeid",
            "--allow-offset-texture-operand",
            "--allow-vulkan-32-bit-bitwise",
        ]
        return binary, validate_with_newest(binary, environment, options)


def validate_with_newest(binary: bytes, environment: str, options: Iterable[str]) -> str:
    """Returns the newest spirv-val's error for a binary; "" if it accepts it."""
    run = _run("spirv-val", ["--target-env", environment, *options, "-"], binary)
    said = (run.stderr + run.stdout).decode(errors="replace").strip()
    return "" if run.returncode == 0 else said or "spirv-val crashes"


def _run(program: str, arguments: list[str], data: bytes) -> subprocess.CompletedProcess[bytes]:
    path = str(Path(NEWEST.directory) / "usr/bin" / program)
    return subprocess.run([*NEWEST.command, path, *arguments], input=data, capture_output=True, check=False)

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""LLVM's programs, and what of their output the comparisons with upstream have in common.

``MLIR_OPT`` and ``LLVM_TBLGEN`` name other programs than Debian's.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from llvm_release import MAJOR, tool
from mlir import ir


def find_program(variable: str, *names: str) -> str:
    """Returns the path of a program: from the environment variable, or the first name in PATH."""
    for name in (os.environ.get(variable), *names):
        if name and (found := shutil.which(name)):
            return found
    raise FileNotFoundError(
        f"found none of {', '.join(names)}: "
        f"install Debian's mlir-{MAJOR}-tools and llvm-{MAJOR}, or set {variable}"
    )


def mlir_opt() -> str:
    """Returns the path of mlir-opt."""
    return find_program("MLIR_OPT", tool("mlir-opt"), "mlir-opt")


def stdout_of(command: list[str]) -> str:
    """Runs a program; a RuntimeError shows the first lines that it wrote to stderr."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)} failed:\n" + "\n".join(done.stderr.splitlines()[:10]))
    return done.stdout


@cache
def include_directory() -> Path:
    """Returns where LLVM's and MLIR's headers and .td files are."""
    llvm_config = shutil.which(tool("llvm-config")) or find_program("LLVM_CONFIG", "llvm-config")
    return Path(stdout_of([llvm_config, "--includedir"]).strip())


@cache
def records_of(file: str) -> dict[str, Any]:
    """Returns the records of one of MLIR's .td files, which is named as others include it."""
    tblgen = find_program("LLVM_TBLGEN", tool("llvm-tblgen"), "llvm-tblgen")
    include = include_directory()
    result: dict[str, Any] = json.loads(
        stdout_of([tblgen, "--dump-json", f"-I{include}", str(include / file)])
    )
    return result


def conjunction(text: str) -> frozenset[frozenset[str]]:
    """Reads ``[ [A, B] [C] ]`` of upstream's test passes: (A or B) and C."""
    return frozenset(frozenset(re.split(r",\s*", group)) for group in re.findall(r"\[(\w[^\[\]]*)\]", text))


def reported_ops(module: ir.Module, dialect: str) -> Iterator[ir.Operation]:
    """Yields the ops of a dialect that upstream's test passes report on, in their order."""
    for function in module.body.operations:
        if function.operation.name != "func.func":
            continue
        found: list[ir.Operation] = []

        def note(op: ir.Operation, found: list[ir.Operation] = found) -> ir.WalkResult:
            if op.name.startswith(f"{dialect}."):
                found.append(op)
            return ir.WalkResult.ADVANCE

        function.operation.walk(note, ir.WalkOrder.POST_ORDER)
        yield from found

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Projects of users, which are built against the installed package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import mlir.availability as av
from llvm_release import tool

PACKAGE = Path(av.__path__[0]).resolve()
PACKAGE_DIR = f"-DMLIRAvailability_DIR={PACKAGE / 'cmake'}"


def environment(base: Path, generator: str = "Ninja", compiler: str = tool("clang")) -> dict[str, str]:
    """Tells ccache that directories below `base` go by other names the next time, and CMake what to use."""
    cpp_compiler = {tool("clang"): tool("clang++"), "gcc": "g++"}[compiler]
    return {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "CCACHE_BASEDIR": str(base),
        "CCACHE_NOHASHDIR": "1",
        "CMAKE_GENERATOR": generator,
        "CC": compiler,
        "CXX": cpp_compiler,
        **({"CMAKE_CXX_COMPILER_LAUNCHER": "ccache"} if shutil.which("ccache") else {}),
    }


def run(
    base: Path, *command: str | Path, generator: str = "Ninja", compiler: str = tool("clang")
) -> subprocess.CompletedProcess[str]:
    """Runs a command in `base`; its output, both streams, is in stdout."""
    return subprocess.run(
        command,
        cwd=base,
        env=environment(base, generator, compiler),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def succeed(base: Path, *command: str | Path, generator: str = "Ninja", compiler: str = tool("clang")) -> str:
    """Does the same with a command that has to succeed, and returns its output."""
    done = run(base, *command, generator=generator, compiler=compiler)
    assert done.returncode == 0, done.stdout
    return done.stdout

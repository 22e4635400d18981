# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Copies of the package and of the checkout in which faults are made."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from llvm_release import tool

ROOT = Path(__file__).resolve().parents[2]

_SLOWEST = 900.0  # Seconds for a test file, which may hang with a fault, or under coverage.py.
_COPIED = (
    "CMakeLists.txt",
    "CMakePresets.json",
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "cmake",
    "cpp",
    "td",
    "python",
)


class Copy:
    """A copy of the installed package and a copy of the checkout, for one of several workers."""

    def __init__(self, directory: Path) -> None:
        self.site = directory / "site"
        self.package = self.site / "mlir/availability"
        self.tree = directory / "tree"

    def make_site(self) -> None:
        """Copies the installed package."""
        import mlir.availability

        shutil.rmtree(self.site, ignore_errors=True)
        (installed,) = mlir.availability.__path__
        shutil.copytree(installed, self.package, ignore=shutil.ignore_patterns("__pycache__"))

    def make_tree(self) -> None:
        """Copies the checkout, and builds it into the site."""
        shutil.rmtree(self.tree, ignore_errors=True)
        self.tree.mkdir(parents=True)
        for name in _COPIED:
            source = ROOT / name
            (shutil.copytree if source.is_dir() else shutil.copy)(source, self.tree / name)
        directory = subprocess.run(
            [tool("llvm-config"), "--libdir"], check=True, capture_output=True, text=True
        ).stdout.strip()
        options = [f"-DMLIR_DIR={directory}/cmake/mlir", f"-DPython_EXECUTABLE={sys.executable}"]
        options.append("-DMLIR_AVAILABILITY_BUILD_TESTS=OFF")
        options += [f"-DCMAKE_C_COMPILER={tool('clang')}", f"-DCMAKE_CXX_COMPILER={tool('clang++')}"]
        configure = ["cmake", "--preset", "dev", *options]
        subprocess.run(configure, cwd=self.tree, check=True, stdout=subprocess.DEVNULL)
        if not self.build():
            raise RuntimeError(f"the copy in {self.tree} doesn't build")

    def build(self) -> bool:
        """Builds the tree and installs it into the site. Returns whether that succeeded."""
        directory = self.tree / "build/cmake"
        install = ["cmake", "--install", directory, "--component", "MLIRAvailability", "--prefix", self.site]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        # ccache reuses what another copy, or the checkout, compiled.
        environment = {**os.environ, "CCACHE_BASEDIR": str(self.tree), "CCACHE_NOHASHDIR": "1"}
        commands = (["cmake", "--build", directory], install)
        return not any(subprocess.run(each, env=environment, **quiet).returncode for each in commands)

    def passes(self, test: str) -> bool:
        """Runs a file of test/python. Returns whether all its tests pass."""
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-x",
            "-q",
            "-p",
            "no:cacheprovider",
            f"test/python/{test}",
        ]
        return run_alone(command, {"PYTHONPATH": str(self.site), "PYTHONDONTWRITEBYTECODE": "1"}) == 0


def run_alone(command: list[str], environment: dict[str, str]) -> int | None:
    """Runs a command in the checkout, without its output, and ends all processes that it leaves behind.

    Args:
        command: the command.
        environment: variables to add to the environment.

    Returns:
        The exit status; None if the command was ended because it took too long.
    """
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **environment},
        stdout=quiet,
        stderr=quiet,
        start_new_session=True,
    )
    try:
        return process.wait(_SLOWEST)
    except subprocess.TimeoutExpired:
        return None
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Copies of the package and of the checkout in which faults are made."""

from __future__ import annotations

import compileall
import contextlib
import hashlib
import os
import py_compile
import shutil
import signal
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path

import pytest
from llvm_release import tool

from mutants.judging import Task

ROOT = Path(__file__).resolve().parents[3]

_COPIED = (
    "CMakeLists.txt",
    "CMakePresets.json",
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "cmake",
    "cpp",
    "schedules",
    "td",
    "python",
)


class Copy:
    """A copy of the installed package and a copy of the checkout, for one of several workers."""

    def __init__(self, directory: Path) -> None:
        self.site = directory / "site"
        self.package = self.site / "mlir/availability"
        self.tree = directory / "tree"
        self._build_folder = self.tree / "build/cmake"
        self.generated = ""  # What `generate` returns without a fault.

    def make_site(self) -> None:
        """Copies the installed package."""
        import mlir.availability

        shutil.rmtree(self.site, ignore_errors=True)
        (installed,) = mlir.availability.__path__
        shutil.copytree(installed, self.package, ignore=shutil.ignore_patterns("__pycache__"))
        # A file with a fault may have the time and size of the file without.
        mode = py_compile.PycInvalidationMode.CHECKED_HASH
        compileall.compile_dir(self.package, quiet=1, invalidation_mode=mode)

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
        # The bindings don't depend on records.
        options = ["-DMLIR_AVAILABILITY_BUILD_TESTS=OFF", "-DMLIR_AVAILABILITY_ENABLE_PYTHON=OFF"]
        options += [f"-DMLIR_DIR={directory}/cmake/mlir"]
        options += [f"-DCMAKE_C_COMPILER={tool('clang')}", f"-DCMAKE_CXX_COMPILER={tool('clang++')}"]
        configure = ["cmake", "--preset", "dev", *options]
        subprocess.run(configure, cwd=self.tree, check=True, stdout=subprocess.DEVNULL)
        # ccache has what the checkout, or another copy, compiled.
        generated = self.generate()
        if generated is None or not self.build():
            raise RuntimeError(f"the copy in {self.tree} doesn't build")
        self.generated = generated

    def generate(self) -> str | None:
        """Generates C++ from records.

        Returns:
            A digest of all generated files. None if there is an error.
        """
        if not self._run(
            ["cmake", "--build", str(self._build_folder), "--target", "MLIRAvailabilityHeaders"]
        ):
            return None
        files = sorted((self._build_folder / "cpp/include").rglob("*.inc"))
        return hashlib.sha256(b"".join(each.read_bytes() for each in files)).hexdigest()

    def build(self) -> bool:
        """Builds the tree and installs it into the site. Returns whether that succeeded."""
        directory = str(self._build_folder)
        install = ["cmake", "--install", directory, "--component", "MLIRAvailability"]
        return self._run(["cmake", "--build", directory]) and self._run(
            [*install, "--prefix", str(self.site)]
        )

    def _run(self, command: list[str]) -> bool:
        own = {"CCACHE_BASEDIR": str(self.tree), "CCACHE_NOHASHDIR": "1"}
        quiet = subprocess.DEVNULL
        run = subprocess.run(command, env={**os.environ, **own}, stdout=quiet, stderr=quiet)
        return run.returncode == 0

    def fails(
        self, tests: list[str], without: Collection[str], seconds: float, few: Collection[str] = ()
    ) -> str | None:
        """Runs tests until one fails.

        Args:
            tests: the names of tests, in the order for running them.
            without: the names of tests that must not run.
            seconds: the CPU time after which no other test is started.
            few: the names of functions of which a few cases run.

        Returns:
            The test that fails, or with which pytest dies; "pytest" if it can't start one, as when a test
            can't be imported; None if none fails.
        """
        failed, started, task = map(self.site.with_name, ("failed", "started", "task.json"))
        failed.unlink(missing_ok=True)
        started.unlink(missing_ok=True)
        Task(tests, sorted(without), seconds, str(failed), str(started), sorted(few)).write(task)
        files = list(dict.fromkeys(test.split("::")[0] for test in tests))
        options = ["-x", "-p", "mutants.judging", "-o", "faulthandler_timeout=180"]
        path = os.pathsep.join([str(self.site), str(ROOT / "scripts/test")])
        status = run_pytest([*options, *files], {"PYTHONPATH": path, "MUTANTS_TASK": str(task)})
        if failed.exists():
            return failed.read_text()
        if status in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return None
        return started.read_text() if started.exists() else "pytest"


def run_pytest(options: list[str], environment: dict[str, str]) -> int:
    """Runs pytest in the checkout, without its output, and ends all processes that it leaves behind.

    Args:
        options: the options of pytest.
        environment: variables to add to the environment.

    Returns:
        The exit status.
    """
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options],
        cwd=ROOT,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **environment},
        stdout=quiet,
        stderr=quiet,
        start_new_session=True,
    )
    try:
        return process.wait()
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

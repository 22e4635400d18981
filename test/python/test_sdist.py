# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The source distribution holds what the repository holds, so that it builds and tests itself."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# What only the repository's own host and CI use.
LEFT_OUT = (".ci/", ".github/")


def test_every_file_is_inside(tmp_path: Path) -> None:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("this is not a checkout")
    program = f"import scikit_build_core.build as build; build.build_sdist({str(tmp_path)!r})"
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    (archive,) = tmp_path.glob("mlir_availability-*.tar.gz")
    with tarfile.open(archive) as tar:
        inside = {name.partition("/")[2] for name in tar.getnames()}
    kept = {name for name in listed.stdout.splitlines() if not name.startswith(LEFT_OUT)}
    assert kept - inside == set()
    assert inside - kept == {"PKG-INFO"}

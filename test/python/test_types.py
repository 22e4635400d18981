# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A user's script that uses all of the API: it runs, and mypy and pyright find nothing in it."""

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import mlir.availability as av
import pytest
import typed_user
from mlir.availability import transform

USER = Path(typed_user.__file__)
ROOT = Path(__file__).resolve().parents[2]

# What the page tells users of pyright to write.
CONFIG = re.compile(r"^`pyrightconfig\.json`:\n\n<!-- .* -->\n```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_typed_program_uses_every_public_name() -> None:
    text = USER.read_text()
    for prefix, module in (("av", av), (r"av(?:\.rewrite)?", av.rewrite), ("transform", transform)):
        for name in module.__all__:
            assert re.search(rf"\b{prefix}\.{name}\b|import {name}\b", text), f"{prefix}.{name}"


def test_the_typed_program_runs() -> None:
    typed_user.use()


def test_mypy_accepts_the_typed_program() -> None:
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", os.devnull, str(USER)]
    run = subprocess.run(command, cwd=USER.parent, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.unsanitized("a build with a sanitizer makes no stubs")
def test_pyright_accepts_the_typed_program(tmp_path: Path) -> None:
    """PyPI's pyright fetches the checker itself, from npm's registry."""
    if importlib.util.find_spec("pyright") is None:
        pytest.skip("pyright is not installed; pip install pyright")
    have = subprocess.run(
        [sys.executable, "-m", "pyright", "--version"],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if have.returncode != 0:
        pytest.skip(f"pyright can't be had: {have.stderr.strip().splitlines()[-1:]}")
    (tmp_path / "typed_user.py").write_text(USER.read_text())
    config = json.loads(CONFIG.search((ROOT / "docs" / "python.md").read_text())[1])  # type: ignore[index]
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(config))
    command = [sys.executable, "-m", "pyright", "--pythonpath", sys.executable, "typed_user.py"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stdout + run.stderr

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs mlir-availability for the tests."""

from __future__ import annotations

import contextlib
import io
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jsonschema
import mlir.availability as av
from mlir.availability.cli import main

SCHEMAS = Path(next(iter(av.__path__))) / "schemas"


@dataclass(frozen=True)
class Result:
    """The result of a run of the command line."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The JSON on stdout."""
        return json.loads(self.out)


def run(*arguments: str | Path) -> Result:
    """Runs the command line in this process."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main([str(argument) for argument in arguments])
    return Result(code, out.getvalue(), err.getvalue())


def run_process(*arguments: str | Path, stdin: bytes = b"", **environment: str) -> Result:
    """Runs the command line in a separate process."""
    command = [sys.executable, "-m", "mlir.availability", *map(str, arguments)]
    done = subprocess.run(command, input=stdin, capture_output=True, env=environment or None)
    return Result(done.returncode, done.stdout.decode(), done.stderr.decode())


def schema(command: str) -> dict[str, object]:
    """Returns the schema of the JSON that a command prints."""
    loaded: dict[str, object] = json.loads((SCHEMAS / f"{command}.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(loaded)
    return loaded

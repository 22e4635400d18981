# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs mlir-availability for the tests."""

from __future__ import annotations

import contextlib
import io
import json
import subprocess
import sys
from collections.abc import Iterator
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


def validate(form: Any, command: str) -> None:
    """Compares JSON that a command prints with its schema, and equal items of arrays once: the table of a
    dialect has thousands of these.
    """
    right: set[tuple[int, str]] = set()

    def items(validator: Any, of: Any, instance: Any, rest: Any) -> Iterator[jsonschema.ValidationError]:
        first = len(rest.get("prefixItems", ()))
        for index, item in enumerate(instance[first:] if isinstance(instance, list) else (), first):
            key = id(of), json.dumps(item)
            if key not in right:
                errors = list(validator.descend(item, of, path=index))
                yield from errors
                if not errors:
                    right.add(key)

    once = jsonschema.validators.extend(jsonschema.Draft202012Validator, {"items": items})
    once(schema(command)).validate(form)

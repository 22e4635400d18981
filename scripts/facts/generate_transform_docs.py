#!/usr/bin/env python3
# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes docs/transform-ops.md: the syntax and the description of each transform op, from TableGen.

    ./dev run python scripts/facts/generate_transform_docs.py

A test fails if the page differs from the output.
"""

import re
import subprocess
from pathlib import Path

from llvm_release import tool

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "transform-ops.md"
RECORDS = (
    "TransformOps/AvailabilityTransformOps.td",
    "Lowering/TransformOps/SPIRVTransformOps.td",
)
HEAD = """# Transform ops

Each op's syntax, and what it does. [Schedules](transform.md) says how they work together.

This page is written by `scripts/facts/generate_transform_docs.py` from the ops' TableGen records. In the
syntax, `$name` is an operand or an attribute, what is in backticks stands there as it is, and what is in
parentheses with `?` may be left out. `custom<OnTarget>` is `on` and a target: its name in quotes, an
attribute in parentheses, or a parameter.
"""


def page() -> str:
    """Returns the text of the page.

    Raises:
        subprocess.CalledProcessError: mlir-tblgen failed.
    """
    return HEAD + "".join(_ops_of(ROOT / "cpp" / "include" / "mlir-availability" / name) for name in RECORDS)


def _ops_of(records: Path) -> str:
    mlir_include = _run(tool("llvm-config"), "--includedir").strip()
    text = _run(
        tool("mlir-tblgen"), "-gen-op-doc", f"-I{ROOT / 'cpp' / 'include'}", f"-I{mlir_include}", str(records)
    )
    return "".join(map(_op, re.split(r"^### ", text, flags=re.MULTILINE)[1:]))


def _op(text: str) -> str:
    """Returns the section about an op, without traits, interfaces and operand tables."""
    name = re.match(r"`([\w.]+)`", text)
    assert name, text
    body = text.split("\n", 1)[1]
    body = re.split(r"^(?:Traits:|Interfaces:|#### )", body, maxsplit=1, flags=re.MULTILINE)[0]
    # Descriptions that are concatenated keep the records' indentation.
    syntax = re.match(r".*?\n```\n.*?\n```\n", body, re.DOTALL)
    assert syntax, name[1]
    description = body[syntax.end() :].strip("\n")
    if description.startswith("  "):
        description = re.sub(r"^  ", "", description, flags=re.MULTILINE)
    body = f"{syntax[0]}\n{description}"
    body = re.sub(r"^_(.+)_$", r"\1.", body, count=1, flags=re.MULTILINE)
    body = re.sub(r"^```$", "```text", body, count=1, flags=re.MULTILINE)
    body = re.sub(r"\n{3,}", "\n\n", body)
    body = re.sub(r"^```(?=\w)", "<!-- shown: test_transform_docs.py -->\n```", body, flags=re.MULTILINE)
    return f"\n## {name[1]}\n\n{body.strip()}\n"


def _run(*command: str) -> str:
    return subprocess.run(command, capture_output=True, check=True, text=True).stdout


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

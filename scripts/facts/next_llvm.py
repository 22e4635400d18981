# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads td/dialects with the .td files of a newer LLVM, and prints what is missing for it.

Usage: `./dev full next-llvm`, or `./dev run python scripts/facts/next_llvm.py [MAJOR]`. The headers come from
a newer suite of Debian (scripts/facts/fetch_llvm_headers.sh), the generator from this build. No C++ is
compiled.

Exit code 1: the generator couldn't read a file, or a TOSA record differs from the specification's table.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tosa_tables
from llvm_release import MAJOR, include_directory, tool
from mlir import availability

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(availability.__file__).parent
NEXT = 24
"""The LLVM that nothing is built with yet."""

# What a file says of an op.
STATED, NEEDS_NOTHING, UNKNOWN, UNMENTIONED = "with requirements", "without", "unknown", "not mentioned"
ORDER = (STATED, NEEDS_NOTHING, UNKNOWN, UNMENTIONED)


class UnreadableError(Exception):
    """A program refused a file; the text is its first error."""


def run(program: Path | str, option: str, file: Path, includes: list[Path]) -> Any:
    """Returns the JSON that a TableGen program prints for a file."""
    folders = [*includes, PACKAGE / "td", PACKAGE / "include"]
    command = [str(program), option, *(f"-I{folder}" for folder in folders), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise UnreadableError(
            next((line for line in done.stderr.splitlines() if "error:" in line), done.stderr)
        )
    return json.loads(done.stdout)


def read_facts(file: Path, includes: list[Path]) -> Any:
    """Returns what our records of the file say."""
    return run(PACKAGE / "bin/availability-tblgen", "-gen-availability-json", file, includes)


def list_ops(file: Path, includes: list[Path]) -> set[str]:
    """Returns the names of all ops in the file, those of other dialects included."""
    records = run(tool("llvm-tblgen"), "-dump-json", file, includes)
    ops = (records[name] for name in records["!instanceof"]["Op"])
    return {f"{records[op['opDialect']['def']]['name']}.{op['opName']}" for op in ops}


def describe(op: dict[str, Any]) -> str:
    """Returns what a file says of an op."""
    conditional = op.get("conditional", [])
    if any("unknown" in condition for condition in conditional):
        return UNKNOWN
    return STATED if op.get("clauses") or conditional else NEEDS_NOTHING


def report_new_ops(said: dict[str, str], new: set[str]) -> Iterator[str]:
    """Yields lines on the new ops of dialects of which our files say anything."""
    for dialect in sorted({name.split(".")[0] for name in said}):
        names = sorted(name for name in new if name.startswith(f"{dialect}."))
        counts = Counter(said.get(name, UNMENTIONED) for name in names)
        listed = ", ".join(f"{counts[what]} {what}" for what in sorted(counts, key=ORDER.index))
        yield f"  {dialect}: {len(names)} new ops" + (f": {listed}" if names else "")
        if counts[UNMENTIONED]:
            yield f"    {UNMENTIONED}: {', '.join(name for name in names if name not in said)}"


def rewrite_appends(include: Path, folder: Path) -> Iterator[str]:
    """Writes files with `let append` into `folder` with `let`: TableGen of LLVM 22 can't parse the former."""
    for file in sorted((include / "mlir").rglob("*.td")):
        text = file.read_text()
        fields = re.findall(r"\blet append (\w+)", text)
        if fields:
            copy = folder / file.relative_to(include)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(re.sub(r"\blet append\b", "let", text))
            listed = ", ".join(sorted(set(fields)))
            yield f"{file.name}: {len(fields)} times `let append` ({listed}), read as `let`"


def report(old: Path, new: Path, folder: Path) -> Iterator[str]:
    """Yields lines on what is missing. `old` and `new` are include directories."""
    yield from rewrite_appends(new, folder)
    said: dict[str, str] = {}
    new_ops: set[str] = set()
    for file in sorted((PACKAGE / "td/mlir-availability/dialects").glob("*.td")):
        try:
            facts = read_facts(file, [folder, new])
            new_ops |= list_ops(file, [folder, new]) - list_ops(file, [old])
        except UnreadableError as error:
            yield f"ERROR: {file.name}: {error}"
            continue
        for op in (*facts["ops"], *facts["overlays"]):
            said[op["name"]] = min(said.get(op["name"], UNMENTIONED), describe(op), key=ORDER.index)
        if facts["dialect"] == "tosa":
            yield from (f"ERROR: {line}" for line in tosa_tables.differences(facts, new))
    yield "what our files say of the ops that the older LLVM lacks:"
    yield from report_new_ops(said, new_ops)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("major", nargs="?", type=int, default=NEXT, help=f"the newer LLVM (default: {NEXT})")
    parser.add_argument("--include", type=Path, help="its include directory (default: downloaded)")
    arguments = parser.parse_args()
    include = arguments.include
    if include is None:
        fetch = [str(ROOT / "scripts/facts/fetch_llvm_headers.sh"), str(arguments.major)]
        done = subprocess.run(fetch, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode != 0:
            return done.returncode
        include = Path(done.stdout.strip())
    elif not (include / "mlir/IR/OpBase.td").is_file():
        parser.error(f"{include} is not an include directory of MLIR: it has no mlir/IR/OpBase.td")

    print(f"td/dialects with the files of LLVM {arguments.major}, read by the generator of LLVM {MAJOR}")
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        for line in report(include_directory(), include, Path(folder)):
            print(line)
            failed |= line.startswith("ERROR")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())

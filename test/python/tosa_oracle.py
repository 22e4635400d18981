# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What upstream MLIR says about the availability of TOSA ops, to compare ours with.

Three sources, none of which is ours:

* ``mlir-opt --test-tosa-op-availability``, upstream's test pass. For each ``func.func`` that lies directly in
  the module it prints a line with the name, and then, for every op of the dialect in it, what the two query
  interfaces answer: in post-order, without locations. The answers depend on the op's name alone.
* ``mlir-opt --tosa-validate``, which asks the tables of the TOSA specification whether a target has an op
  with its types.
* The records of ``TosaOps.td`` (``llvm-tblgen --dump-json``): which ops exist.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import llvm_differences
from upstream_tools import conjunction, mlir_opt, records_of, stdout_of

CORPUS = Path(__file__).resolve().parents[1] / "corpus" / "tosa"

PROFILE = "tosa.profile"
EXTENSION = "tosa.extension"

# (A or B) and C, by dimension.
Needs = Mapping[str, frozenset[frozenset[str]]]


@dataclass(frozen=True)
class Report:
    """The output of the test pass for one op."""

    op: str
    needs: Needs


def corpus_files() -> list[Path]:
    """Returns the modules of the corpus, sorted by name."""
    return llvm_differences.corpus(CORPUS)


def op_names() -> frozenset[str]:
    """Returns every op of the installed TOSA dialect by its full name."""
    found = records()
    return frozenset(f"tosa.{found[name]['opName']}" for name in found["!instanceof"]["Tosa_Op"])


def extension_names() -> list[str]:
    """Returns every extension of the installed TOSA dialect."""
    found = records()
    cases = found[found["Tosa_ExtensionAttr"]["enum"]["def"]]["enumerants"]
    names = (found[case["def"]]["str"] for case in cases)
    return [name for name in names if name != "none"]


def records() -> dict[str, Any]:
    """Returns the records of the installed TOSA dialect."""
    return records_of("mlir/Dialect/Tosa/IR/TosaOps.td")


@cache
def run_test_pass(path: Path) -> list[Report]:
    """Returns upstream's report on a module, in the order of the pass."""
    # The pass prints of several functions at once, if it may.
    pass_alone = ["--test-tosa-op-availability", "--mlir-disable-threading"]
    return list(parse_report(stdout_of([mlir_opt(), *pass_alone, str(path), "-o", os.devnull])))


_ANSWER = re.compile(r"(?P<op>tosa\.\w+) (?P<query>profiles|extensions): \[(?P<value>.*)\]")


def parse_report(text: str) -> Iterator[Report]:
    """Yields the output of the test pass: two lines for each op. Other lines are names of functions."""
    found = [match for line in text.splitlines() if (match := _ANSWER.fullmatch(line.strip()))]
    for profiles, extensions in zip(found[::2], found[1::2], strict=True):
        if (profiles["op"], profiles["query"], extensions["query"]) != (
            extensions["op"],
            "profiles",
            "extensions",
        ):
            raise ValueError(f"unexpected line in upstream's report: {extensions[0]!r}")
        needs = {PROFILE: conjunction(profiles["value"]), EXTENSION: conjunction(extensions["value"])}
        yield Report(profiles["op"], needs)


def refused_by_validation(path: Path, version: str, profile: str, extensions: list[str]) -> dict[int, str]:
    """Returns the lines of a module where upstream's validation refuses an op for a target, and its words."""
    target = f"specification_version={version} profiles={profile} extensions={','.join(extensions)}"
    strict = "--tosa-validate=strict-op-spec-alignment=1"
    command = [mlir_opt(), f"--tosa-attach-target={target}", strict, str(path), "-o", os.devnull]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.findall(r"^[^\s].*?:(\d+):\d+: error: (.*)$", done.stderr, re.MULTILINE)
    return {int(line): text for line, text in reversed(found)}

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""TOSA: `check` agrees with upstream's tosa-validate on upstream's own tests of the dialect.

Also on those that expect an error: tosa-validate says which. Sections that MLIR can't parse are left out.
"""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import mlir.availability as av
import pytest
from llvm_differences import NEEDS_22_MODULES
from mlir import ir
from mlir_sources import release_tests
from tosa_validation import PAD, Target, largest, rule_of
from upstream_tools import mlir_opt

TESTS = release_tests()

pytestmark = [
    NEEDS_22_MODULES,
    pytest.mark.skipif(
        TESTS is None or not (TESTS / "Dialect/Tosa").is_dir(),
        reason="the LLVM release has no such tests here: third_party/mlir-python-bindings/fetch-sources.sh",
    ),
]

# Of each section, mlir-opt makes a module in a context of its own, so that a target takes three seconds.
TARGETS = [largest()[1], Target("1.0", ("pro_fp",), ())]

MARKER = "// -----"

Findings = dict[int, str]
"""What is found at an operation, by its line. No line of upstream's tests has two."""


def sections(text: str) -> Iterator[tuple[range, str]]:
    """Yields the sections of a text: its lines, and what stands there, behind as many empty lines."""
    line = 1
    for part in text.split(MARKER):
        last = line + part.count("\n")
        yield range(line, last + 1), "\n" * (line - 1) + part
        line = last


def their_findings(file: Path, target: Target) -> Findings:
    """Returns what MLIR says about a file with sections, of which tosa-validate judges those that parse."""
    quick = ["--mlir-print-op-on-diagnostic=0", "--verify-each=0", "--split-input-file", "-o", "/dev/null"]
    done = subprocess.run(
        [mlir_opt(), str(file), "--allow-unregistered-dialect", *target.passes, *quick],
        capture_output=True,
        text=True,
        check=False,
    )
    found: Findings = {}
    for line, message in re.findall(r"^[^ \n]+:(\d+):\d+: error: (.*)$", done.stderr, re.MULTILINE):
        if not message.endswith("was not produced"):  # An expectation of the test.
            found.setdefault(int(line), message)
    return found


def our_findings(module: ir.Module, target: Target) -> Findings:
    """Returns what `check` refuses in a section."""
    found: Findings = {}
    for violation in av.check(module, str(target), allow_unchecked=True).violations:
        found.setdefault(int(violation.location.split(":")[1]), violation.op_name)
    return found


# By side, rule or op, where only one side refuses: how often, and who is right.
DISAGREEMENTS = {("tosa-validate", "shape rank"): (25, PAD)}


def test_same_verdicts_as_tosa_validate(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], record_property: Any
) -> None:
    assert TESTS is not None
    file = tmp_path / "all.mlir"
    file.write_text(
        f"\n{MARKER}\n".join(each.read_text() for each in sorted((TESTS / "Dialect/Tosa").glob("*.mlir")))
    )
    theirs = {target: their_findings(file, target) for target in TARGETS}
    read = both = 0
    only: Counter[tuple[str, str]] = Counter()
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        for lines, text in sections(file.read_text()):
            try:
                module = av.parse(text)
            except av.ParseError:
                continue
            read += 1
            for target in TARGETS:
                ours = our_findings(module, target)
                said = {line: theirs[target][line] for line in lines if line in theirs[target]}
                refused = {line: rule for line, message in said.items() if (rule := rule_of(message))}
                both += len(ours.keys() & refused.keys())
                only.update(("tosa-validate", refused[line]) for line in refused.keys() - ours.keys())
                only.update(("check", ours[line]) for line in ours.keys() - refused.keys())
    summary = f"tosa-validate and check on {read} sections of upstream's tests: {both} times refused by both"
    record_property("summary", summary)
    with capsys.disabled():
        print(f"\n{summary}, {only.total()} disagreements")
    assert dict(only) == {key: count for key, (count, _) in DISAGREEMENTS.items()}
    assert (read > 1200, both > 1000) == (True, True)

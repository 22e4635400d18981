# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""./dev test runs all tests that it is given, or says why it doesn't."""

from __future__ import annotations

import re
import subprocess

import pytest
from messages import says
from page_blocks import ROOT


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["test/td/condition.td"], says("no 'test/td/condition.td'", "nearest is 'test/td/conditions.td'")),
        (
            ["cpp/unittests/IR", "test/td/conditions.td"],
            says("test/td/conditions.td' is a test for lit", "for the unit tests", "of one kind"),
        ),
        (
            ["test/td/conditions.td", "test/python/test_tiers.py"],
            says("test_tiers.py' is a test for pytest", "for lit", "of one kind"),
        ),
    ],
)
def test_tests_that_cant_run_together_are_an_error(arguments: list[str], message: str) -> None:
    command = ["sh", ROOT / "scripts/test/test.sh", *arguments]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (result.returncode, result.stdout) == (1, "")
    assert re.search(message, result.stderr), result.stderr

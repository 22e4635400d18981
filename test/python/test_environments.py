# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""scripts/release/environments.py: the table of the environments in which the tests ran, and how they are
run."""

from __future__ import annotations

from pathlib import Path

import environments
import pytest
from fixed_day import TODAY

LOG = """
============ 7 passed, 2 skipped in 1.50s ============
environment: {"distribution": "Debian 99", "python": "3.99.1", "llvm": "22.1.8", "compiler": "g++ 12.2.0"}
"""


def test_the_page_has_the_table() -> None:
    assert environments.TABLE.findall(environments.PAGE.read_text()) == [
        environments.make_table(environments.read_record())
    ]


def test_what_is_recorded_is_an_environment() -> None:
    assert environments.read_record().keys() <= {each.name for each in environments.ENVIRONMENTS}


@pytest.fixture
def checkout(fixed_day: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose scripts/test/bare.sh prints LOG, and exits with the status in a file."""
    (tmp_path / "scripts/test").mkdir(parents=True)
    script = tmp_path / "scripts/test/bare.sh"
    script.write_text('#!/bin/sh\nmkdir -p build/environments/plain\ncat log\nexit "$(cat status)"\n')
    script.chmod(0o755)
    (tmp_path / "log").write_text(LOG)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/install.md").write_text("<!-- environments -->\n\n<!-- end -->\n")
    monkeypatch.setattr(environments, "ROOT", tmp_path)
    monkeypatch.setattr(environments, "PAGE", tmp_path / "docs/install.md")
    monkeypatch.setattr(environments, "RECORD", tmp_path / "environments.json")
    return tmp_path


@pytest.mark.parametrize(
    ("status", "cell"), [(0, "7 passed, 2 skipped"), (1, "**failed**: 7 passed, 2 skipped")]
)
def test_a_run_is_recorded(checkout: Path, status: int, cell: str) -> None:
    (checkout / "status").write_text(f"{status}\n")
    environments.write_record({"plain": environments.run(environments.ENVIRONMENTS[0])})
    row = f"{environments.ENVIRONMENTS[0].summary} | {TODAY} | {cell} |"
    assert (
        f"| Debian 99 | 3.99.1 | 22.1.8 | g++ 12.2.0 | {row}"
        in (checkout / "docs/install.md").read_text().splitlines()
    )
    assert environments.read_record()["plain"].passed == (status == 0)
    # What failed can be looked at.
    assert (checkout / "build/environments/plain").exists() == (status != 0)


def test_a_run_without_tests_is_an_error(checkout: Path) -> None:
    (checkout / "status").write_text("1\n")
    (checkout / "log").write_text("error: no such package\n")
    with pytest.raises(RuntimeError, match="plain: the tests could not be run"):
        environments.run(environments.ENVIRONMENTS[0])

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""scripts/release/release.py: what it refuses, and what it prints for a version that can be released."""

from __future__ import annotations

import datetime
import re
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import environments
import pytest
import release
from fixed_day import TODAY
from messages import says

WHEELS = """#!/bin/sh
mkdir -p build/wheels/dist
cd build/wheels
: >dist/mlir_availability-1.2.3-cp311-none.whl
: >dist/mlir_python_bindings-22.1-cp311-none.whl
: >mlir_availability-1.2.3.tar.gz
"""


def write_results(**changes: Any) -> None:
    """Records results of all environments, with the changes in that of `sid`."""
    plain = environments.Result("", "Debian", "3.11", "22", "g++ 12", str(TODAY), "7 passed", True)
    results = {each.name: replace(plain, environment=each.name) for each in environments.ENVIRONMENTS}
    results["sid"] = replace(results["sid"], **changes)
    environments.write_record(results)


@pytest.fixture
def checkout(fixed_day: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout that can be released as 1.2.3, on a machine that may lack git."""
    answers = {"status": "", "tag": "v1.2.2\nv0.9.10\nvision\n", "rev-parse": "c0ffee\n"}
    monkeypatch.setattr(release, "git", lambda command, *_: answers[command])
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(environments, "PAGE", tmp_path / "docs/install.md")
    monkeypatch.setattr(environments, "RECORD", tmp_path / "environments.json")
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n')
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n## 1.2.3 ({TODAY})\n\nNews.\n")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/install.md").write_text("<!-- environments -->\n\n<!-- end -->\n")
    example = tmp_path / release.EXAMPLE
    example.parent.mkdir(parents=True)
    example.write_text("uses: somebody/mlir-availability@v1.2.3\n")
    (tmp_path / "dev").write_text(WHEELS)
    (tmp_path / "dev").chmod(0o755)
    monkeypatch.chdir(tmp_path)
    write_results()
    return tmp_path


def refusals(capfd: pytest.CaptureFixture[str], version: str = "1.2.3") -> list[str]:
    assert release.main([version]) == 1
    out, err = capfd.readouterr()
    assert out == ""
    lines = err.splitlines()
    assert all(line.startswith("not ready: ") for line in lines)
    return [line.removeprefix("not ready: ") for line in lines]


@pytest.mark.usefixtures("checkout")
def test_a_version_that_can_be_released(capfd: pytest.CaptureFixture[str]) -> None:
    assert release.main(["1.2.3"]) == 0
    assert capfd.readouterr() == (
        "1.2.3 is ready, if `./dev full` has passed on this commit. To release it:\n"
        '  git tag -a v1.2.3 -m "mlir-availability 1.2.3" c0ffee\n'
        "  git push origin v1.2.3\n",
        "",
    )


@pytest.mark.usefixtures("checkout")
def test_the_files_name_another_version(capfd: pytest.CaptureFixture[str]) -> None:
    assert refusals(capfd, "1.2.1") == [
        "1.2.2 is tagged already, so 1.2.1 isn't a later version",
        "the version in pyproject.toml is 1.2.3, not 1.2.1",
        "examples/ci/github-workflow.yml uses v1.2.3, not v1.2.1",
        f"the first section of CHANGELOG.md is '1.2.3 ({TODAY})'; name it '## 1.2.1 ({TODAY})'",
    ]


@pytest.mark.usefixtures("checkout")
def test_the_working_tree_has_changes(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = {"status": " M a\n?? b\n M c\n M d\n", "tag": ""}
    monkeypatch.setattr(release, "git", lambda command, *_: answers[command])
    assert refusals(capfd) == ["the working tree has changes: a, b, c and 1 more; commit or remove them"]


@pytest.mark.parametrize(
    ("section", "refused"),
    [
        (
            "## Unreleased\n\nNews.\n",
            f"the first section of CHANGELOG.md is 'Unreleased'; name it '## 1.2.3 ({TODAY})'",
        ),
        (
            "## 1.2.3 (2026-02-30)\n\nNews.\n",
            f"the first section of CHANGELOG.md is of 2026-02-30, which isn't a day up to today, {TODAY}",
        ),
        (f"## 1.2.3 ({TODAY})\n\n## 1.2.2\n\nNews.\n", "the first section of CHANGELOG.md is empty"),
    ],
)
def test_a_changelog_without_the_section_is_refused(
    checkout: Path, capfd: pytest.CaptureFixture[str], section: str, refused: str
) -> None:
    (checkout / "CHANGELOG.md").write_text(f"# Changelog\n\n{section}")
    assert refusals(capfd) == [refused]


@pytest.mark.usefixtures("checkout")
@pytest.mark.parametrize(
    ("changes", "refused"),
    [
        ({"passed": False}, f"tests failed in the environment 'sid' on {TODAY}"),
        ({"date": "2020-02-30"}, "the tests of the environment 'sid' are of 2020-02-30"),
        (
            {"date": str(TODAY - datetime.timedelta(days=15))},
            "the tests of the environment 'sid' are 15 days old",
        ),
    ],
)
def test_results_of_environments_that_failed_are_refused(
    capfd: pytest.CaptureFixture[str], changes: dict[str, object], refused: str
) -> None:
    write_results(**changes)
    assert refusals(capfd) == [f"{refused}: run ./dev run python scripts/release/environments.py sid"]


def test_the_results_are_missing(checkout: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (checkout / "environments.json").write_text("[]")
    assert refusals(capfd) == [
        "docs/install.md's table isn't that of the record: run scripts/release/environments.py --table",
        *(
            f"the tests haven't run in the environment '{each.name}': "
            f"run ./dev run python scripts/release/environments.py {each.name}"
            for each in environments.ENVIRONMENTS
        ),
    ]


@pytest.mark.parametrize(
    ("script", "refused"),
    [
        ("#!/bin/sh\nexit 1\n", "./dev wheel failed"),
        (
            WHEELS.replace("-1.2.3.tar", "-1.2.2.tar"),
            "./dev wheel made no build/wheels/mlir_availability-1.2.3.tar.gz",
        ),
    ],
)
def test_packages_that_cannot_be_made_are_refused(
    checkout: Path, capfd: pytest.CaptureFixture[str], script: str, refused: str
) -> None:
    (checkout / "dev").write_text(script)
    assert refusals(capfd) == [refused]


@pytest.mark.usefixtures("checkout")
def test_a_release_without_git_is_refused(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: str) -> str:
        raise subprocess.CalledProcessError(128, ["git", "status"])

    monkeypatch.setattr(release, "git", fail)
    assert release.main(["1.2.3"]) == 1
    assert re.match(says("error: ", "from a clone, with git", "status 128"), capfd.readouterr().err)


@pytest.mark.parametrize("version", ["1.2", "v1.2.3", "1.02.3", "1.2.3rc1", ""])
def test_a_malformed_version_is_refused(capfd: pytest.CaptureFixture[str], version: str) -> None:
    with pytest.raises(SystemExit, match="2"):
        release.main([version])
    assert f"'{version}' is not a version such as 1.2.3" in capfd.readouterr().err

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The checklist of a release: checks what can be checked, makes the packages, and prints how to tag.

Usage: `./dev release VERSION [--days N]`. Nothing is tagged, pushed or uploaded.

Exit code 1: the release isn't ready; each reason is on a line of standard error.
"""

from __future__ import annotations

import argparse
import datetime
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import environments

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = "examples/ci/github-workflow.yml"
_VERSION = re.compile(r"(?:(?:0|[1-9]\d*)\.){2}(?:0|[1-9]\d*)")


def git(*arguments: str) -> str:
    """Returns the output of a git command.

    Raises:
        OSError: there is no git.
        subprocess.CalledProcessError: the command failed; git has said why.
    """
    done = subprocess.run(["git", "-C", str(ROOT), *arguments], stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def check_repository(version: str) -> Iterator[str]:
    """Yields what is wrong with the working tree and the tags."""
    changed = git("status", "--porcelain").splitlines()
    if changed:
        more = f" and {len(changed) - 3} more" if len(changed) > 3 else ""
        files = ", ".join(line[3:] for line in changed[:3])
        yield f"the working tree has changes: {files}{more}; commit or remove them"
    tagged = [tag[1:] for tag in git("tag", "--list", "v*").split() if _VERSION.fullmatch(tag[1:])]
    newest = max(tagged, key=_numbers, default=None)
    if newest and _numbers(version) <= _numbers(newest):
        yield f"{newest} is tagged already, so {version} isn't a later version"


def check_version(version: str) -> Iterator[str]:
    """Yields which files name another version."""
    found = re.search(r'^version = "(.*)"$', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    stated = found[1] if found else None
    if stated != version:
        yield f"the version in pyproject.toml is {stated}, not {version}"
    pinned = set(re.findall(r"mlir-availability@(\S+)", (ROOT / EXAMPLE).read_text()))
    if pinned != {f"v{version}"}:
        yield f"{EXAMPLE} uses {', '.join(sorted(pinned)) or 'no version'}, not v{version}"


def check_changelog(version: str, today: datetime.date) -> Iterator[str]:
    """Yields what is wrong with the changelog's first section."""
    sections = re.split(r"^## (.*)\n", (ROOT / "CHANGELOG.md").read_text(), flags=re.MULTILINE)[1:]
    heading, text = (sections[0], sections[1]) if sections else ("", "")
    wanted = f"## {version} ({today})"
    found = re.fullmatch(rf"{re.escape(version)} \((\d{{4}}-\d\d-\d\d)\)", heading)
    if not found:
        yield f"the first section of CHANGELOG.md is '{heading}'; name it '{wanted}'"
    elif not _is_past(found[1], today):
        yield f"the first section of CHANGELOG.md is of {found[1]}, which isn't a day up to today, {today}"
    if not text.strip():
        yield "the first section of CHANGELOG.md is empty"


def check_environments(today: datetime.date, days: int) -> Iterator[str]:
    """Yields for which environments docs/install.md has no recent row whose tests passed."""
    results = environments.read_record()
    if environments.TABLE.findall((ROOT / "docs/install.md").read_text()) != [
        environments.make_table(results)
    ]:
        yield "docs/install.md's table isn't that of the record: run scripts/release/environments.py --table"
    for environment in environments.ENVIRONMENTS:
        again = f"run ./dev run python scripts/release/environments.py {environment.name}"
        result = results.get(environment.name)
        if result is None:
            yield f"the tests haven't run in the environment '{environment.name}': {again}"
        elif not result.passed:
            yield f"tests failed in the environment '{environment.name}' on {result.date}: {again}"
        elif not _is_past(result.date, today):
            yield f"the tests of the environment '{environment.name}' are of {result.date}: {again}"
        elif (age := (today - datetime.date.fromisoformat(result.date)).days) > days:
            yield f"the tests of the environment '{environment.name}' are {age} days old: {again}"


def check_packages(version: str) -> Iterator[str]:
    """Makes the wheels and the source distribution, and yields which of them are missing."""
    if subprocess.run([str(ROOT / "dev"), "wheel"], check=False).returncode != 0:
        yield "./dev wheel failed"
        return
    made = ROOT / "build/wheels"
    for pattern in (
        f"dist/mlir_availability-{version}-*.whl",
        "dist/mlir_python_bindings-*.whl",
        f"mlir_availability-{version}.tar.gz",
    ):
        if not list(made.glob(pattern)):
            yield f"./dev wheel made no build/wheels/{pattern}"


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _is_past(text: str, today: datetime.date) -> bool:
    """Returns whether the text is a day up to today."""
    try:
        return datetime.date.fromisoformat(text) <= today
    except ValueError:
        return False


def report(problems: Iterator[str]) -> bool:
    """Prints the problems, and returns whether there are any."""
    any_found = False
    for problem in problems:
        print(f"not ready: {problem}", file=sys.stderr)
        any_found = True
    return any_found


def check_files(version: str, days: int) -> Iterator[str]:
    """Yields all that can be said without making the packages."""
    today = datetime.date.today()
    yield from check_repository(version)
    yield from check_version(version)
    yield from check_changelog(version, today)
    yield from check_environments(today, days)


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="./dev release", description=__doc__.splitlines()[0])
    parser.add_argument("version", metavar="VERSION", help="the version to release, such as 1.2.3")
    parser.add_argument("--days", type=int, default=14, help="how old docs/install.md's results may be (14)")
    arguments = parser.parse_args(given)
    version = arguments.version
    if not _VERSION.fullmatch(version):
        parser.error(f"'{version}' is not a version such as 1.2.3")
    try:
        if report(check_files(version, arguments.days)):
            return 1
        commit = git("rev-parse", "HEAD").strip()
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"error: a release is made from a clone, with git: {error}", file=sys.stderr)
        return 1
    if report(check_packages(version)):
        return 1
    print(
        f"{version} is ready, if `./dev full` has passed on this commit. To release it:\n"
        f'  git tag -a v{version} -m "mlir-availability {version}" {commit}\n'
        f"  git push origin v{version}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs all tests on bare Debians, and records the results in the table of docs/install.md.

Usage: `./dev full environments`, or `./dev run python scripts/release/environments.py NAME...` for some of
them. It needs root, as scripts/test/bare.sh does, and about half an hour for each. Results go to
scripts/release/environments.json, from which the table is made at once. `--table` only makes the table.

An environment's Debian is made in build/environments/NAME. It is removed if all tests pass.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "scripts/facts"))
from llvm_release import MAJOR  # noqa: E402 - The path is set above.

RECORD = ROOT / "scripts/release/environments.json"
PAGE = ROOT / "docs/install.md"
TABLE = re.compile(r"(?<=<!-- environments -->\n).*?(?=\n<!-- end -->)", re.DOTALL)

# Starts a line of the log that `describe` has printed.
_MARK = "environment: "
_RESTRICTED = """
apt-get -q update >/dev/null && apt-get -q install -y --no-install-recommends sudo iproute2 >/dev/null
./dev setup
useradd --create-home tester
cp -R . '/home/tester/a checkout'
cd '/home/tester/a checkout'
rm -rf build
# Downloads, and what other checkouts compiled.
cp -R /root/.cache /home/tester
chown -R tester: . /home/tester/.cache
sudo -E -H -u tester ./dev build
mkdir /read-only && mount -t tmpfs -o ro none /read-only
exec unshare --net sh -c 'ip link set lo up && exec "$@"' sh sudo -E -u tester \
  env HOME=/read-only XDG_CACHE_HOME=/home/tester/.cache "$@"
"""


@dataclass(frozen=True)
class Environment:
    """A Debian in which the tests run.

    Attributes:
        name: its name for this script.
        summary: what is special about it, for the table.
        suite: the release of Debian; "" for this machine's.
        llvm: the major version of LLVM.
        script: commands of the shell that run the tests, which are "$@".
    """

    name: str
    summary: str
    suite: str = ""
    llvm: int = 22
    script: str = 'exec "$@"'


ENVIRONMENTS = (
    Environment("plain", "all that `./dev setup` installs; CI runs this"),
    Environment(
        "restricted",
        "built by a user who isn't root, in a folder with a space; tested without network, and with a home "
        "that can't be written (`XDG_CACHE_HOME` is elsewhere)",
        script=_RESTRICTED,
    ),
    Environment("gcc", "compiled by GCC", script='export CC=gcc CXX=g++; exec "$@"'),
    Environment("trixie", "a newer Debian, with its Python", suite="trixie"),
    Environment("sid", "LLVM 23, and the newest of everything else", suite="sid", llvm=23),
)


@dataclass(frozen=True)
class Result:
    """The result of the tests in an environment.

    Attributes:
        environment: its name.
        distribution: the name of the operating system.
        python: the version of Python.
        llvm: the version of LLVM.
        compiler: the C++ compiler and its version.
        date: the day, as "2026-11-23".
        tests: the counts of pytest: "8198 passed, 41 skipped".
        passed: whether everything passed, unit tests and lit included.
    """

    environment: str
    distribution: str
    python: str
    llvm: str
    compiler: str
    date: str
    tests: str
    passed: bool


def describe() -> dict[str, str]:
    """Returns the fields of `Result` that are about this machine and this checkout's build."""
    release = dict(
        line.split("=", 1) for line in Path("/etc/os-release").read_text().split("\n") if "=" in line
    )
    cache = (ROOT / "build/cmake/CMakeCache.txt").read_text()
    (compiler,) = re.findall(r"^CMAKE_CXX_COMPILER:\w+=(.*)$", cache, re.MULTILINE)
    return {
        "distribution": release["PRETTY_NAME"].strip('"'),
        "python": sys.version.split()[0],
        "llvm": _version_of(f"llvm-config-{MAJOR}"),
        "compiler": f"{re.sub(r'-[0-9]+$', '', Path(compiler).name)} {_version_of(compiler)}",
    }


def _version_of(program: str) -> str:
    """Returns the version at the end of the first line that a program prints for --version, or in it."""
    line = subprocess.check_output([program, "--version"], text=True).splitlines()[0]
    return re.findall(r"\d+\.\d+(?:\.\d+)?", re.sub(r"\(.*?\)", "", line))[-1]


def run(environment: Environment) -> Result:
    """Runs the tests in an environment, and prints their output.

    Raises:
        RuntimeError: the tests couldn't be run.
    """
    debian = ROOT / "build/environments" / environment.name
    shutil.rmtree(debian, ignore_errors=True)
    suite = ["--suite", environment.suite] if environment.suite else []
    describe = "./dev run python scripts/release/environments.py --describe"
    tests = f"status=0; ./dev test || status=$?; {describe}; exit $status"
    counts, about = "", None
    with subprocess.Popen(
        ["scripts/test/bare.sh", *suite, debian, "sh", "-euc", environment.script, "sh", "sh", "-c", tests],
        cwd=ROOT,
        env={**os.environ, "MLIR_AVAILABILITY_LLVM": str(environment.llvm)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout
        for line in process.stdout:
            print(line, end="", flush=True)
            if found := re.match(r"=+ (.*\b(?:passed|failed)\b.*) in [\d.]+s", line):
                counts = found[1]
            if line.startswith(_MARK):
                about = json.loads(line.removeprefix(_MARK))
    passed = process.returncode == 0
    if about is None:
        raise RuntimeError(f"{environment.name}: the tests could not be run; {debian} is left as it is")
    if passed:
        shutil.rmtree(debian)
    today = datetime.date.today().isoformat()
    return Result(environment=environment.name, date=today, tests=counts, passed=passed, **about)


def read_record() -> dict[str, Result]:
    """Returns the recorded results, by the names of their environments."""
    return {each["environment"]: Result(**each) for each in json.loads(RECORD.read_text())}


def write_record(results: dict[str, Result]) -> None:
    """Writes results, and the table that shows them."""
    listed = [asdict(results[each.name]) for each in ENVIRONMENTS if each.name in results]
    RECORD.write_text(json.dumps(listed, indent=2) + "\n")
    PAGE.write_text(TABLE.sub(lambda _: make_table(results), PAGE.read_text()))


def make_table(results: dict[str, Result]) -> str:
    """Returns the table of docs/install.md."""
    names = ["distribution", "Python", "LLVM", "compiler", "environment", "tried on", "tests"]
    lines = [f"| {' | '.join(names)} |", "|---" * len(names) + "|"]
    for environment in ENVIRONMENTS:
        if result := results.get(environment.name):
            outcome = result.tests if result.passed else f"**failed**: {result.tests}"
            cells = [result.distribution, result.python, result.llvm, result.compiler, environment.summary]
            lines.append(f"| {' | '.join([*cells, result.date, outcome])} |")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="an environment; by default, all")
    parser.add_argument("--table", action="store_true", help="only make the table")
    parser.add_argument("--describe", action="store_true", help="only print what this checkout is built with")
    given = parser.parse_args()
    if given.describe:
        print(_MARK + json.dumps(describe()))
        return 0
    known = {each.name: each for each in ENVIRONMENTS}
    if unknown := [name for name in given.names if name not in known]:
        parser.error(f"unknown environment '{unknown[0]}'; there are: {', '.join(known)}")
    results = read_record()
    write_record(results)
    chosen = [] if given.table else given.names or list(known)
    for name in chosen:
        results[name] = run(known[name])
        write_record(results)
    return 0 if all(results[name].passed for name in chosen) else 1


if __name__ == "__main__":
    sys.exit(main())

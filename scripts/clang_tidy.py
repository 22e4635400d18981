# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs clang-tidy on the project's C++ sources, each only if something that it depends on has changed.

clang-tidy takes seconds for a file that includes MLIR. So each clean file is recorded with a hash of
everything that matters: the file, the headers that it includes according to Ninja, the command line, the
checks, and clang-tidy itself.
"""

import hashlib
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build" / "cmake"
CLEAN = ROOT / "build" / "clang-tidy"
SOURCE_DIRS = (ROOT / "cpp", ROOT / "test" / "lib")


def output_of(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def dependencies() -> dict[str, list[Path]]:
    """Returns the dependencies of each object file, from Ninja's log."""
    result = {}
    # One paragraph for each object: "OBJECT: #deps COUNT, ...", then one file per line.
    for paragraph in output_of("ninja", "-C", BUILD, "-t", "deps").split("\n\n"):
        head, *files = paragraph.splitlines() or [""]
        result[head.split(": #deps")[0]] = [BUILD / file.strip() for file in files]
    return result


@cache
def fingerprint(path: Path) -> bytes:
    """Our own files are hashed by content. System files count by size and time, which reveal a package
    upgrade.
    """
    if path.is_relative_to(ROOT):
        return hashlib.sha256(path.read_bytes()).digest()
    status = path.stat()
    return f"{path} {status.st_size} {status.st_mtime_ns}".encode()


def key_of(entry: dict[str, str], read: list[Path], common: bytes) -> str:
    digest = hashlib.sha256(common)
    digest.update(entry["command"].encode())
    for path in sorted({Path(entry["file"]), *read}):
        digest.update(fingerprint(path))
    return digest.hexdigest()


def check(file: str) -> subprocess.CompletedProcess[str]:
    command = ["clang-tidy", "--quiet", "-p", str(BUILD), file]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def main() -> int:
    database = BUILD / "compile_commands.json"
    if not database.exists():
        print(f"error: {database} is missing; run ./dev build", file=sys.stderr)
        return 1
    ours = {}
    for entry in json.loads(database.read_text()):
        if any(Path(entry["file"]).is_relative_to(directory) for directory in SOURCE_DIRS):
            ours.setdefault(entry["file"], entry)

    common = (output_of("clang-tidy", "--version") + (ROOT / ".clang-tidy").read_text()).encode()
    read = dependencies()
    marks = {
        file: CLEAN / key_of(entry, read.get(entry["output"], []), common) for file, entry in ours.items()
    }
    to_check = [file for file, mark in marks.items() if not mark.exists()]

    CLEAN.mkdir(exist_ok=True)
    for stale in set(CLEAN.iterdir()) - set(marks.values()):
        stale.unlink()
    found = False
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        # Each result is recorded at once, so that an interrupted run can resume.
        for file, result in zip(to_check, pool.map(check, to_check), strict=True):
            if result.returncode == 0:
                marks[file].touch()
            else:
                print(result.stdout + result.stderr)
                found = True
    print(f"clang-tidy: {len(ours)} files, {len(to_check)} of them looked at again")
    return int(found)


if __name__ == "__main__":
    sys.exit(main())

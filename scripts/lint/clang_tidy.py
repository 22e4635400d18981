# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs clang-tidy on the project's C++ sources, each only if something that it depends on has changed.

Each clean file is recorded, in the folder that is the argument, with a hash of everything that matters: the
file, the headers that it includes according to Ninja, the command line, the checks, and clang-tidy itself.
Checkouts share the folder, so paths in the hash are relative to their roots.

clang-tidy takes the precompiled headers of the build, and a plugin keeps it from looking at all that is in
them (OwnCode.cpp).
"""

import hashlib
import json
import os
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "cmake"
SOURCE_DIRS = (ROOT / "cpp", ROOT / "test" / "lib")
PLUGIN = ROOT / "scripts" / "lint" / "OwnCode.cpp"
# What the plugin must leave to the checks: what a source and a header of ours declare.
FAULTY = {
    "faulty.h": "inline int BadInHeader(int value) { return value; }\n",
    "faulty.cpp": '#include "faulty.h"\nint badTwice(int value) { return value == value; }\n',
}
FINDINGS = ("faulty.h:1:12: error: invalid case style", "faulty.cpp:2:40: error: both sides of operator")
# Marks that no run used for so many seconds are removed.
MAX_AGE = 30 * 24 * 3600


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
    digest.update(entry["command"].replace(str(ROOT), "").encode())
    for each in sorted(fingerprint(path) for path in {Path(entry["file"]), *read}):
        digest.update(each)
    return digest.hexdigest()


def tidy(plugin: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = ["clang-tidy", "--quiet", f"--load={plugin}", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def make_plugin(folder: Path, common: bytes) -> Path:
    """Compiles the plugin, unless that was done before, and tries it.

    Raises:
        RuntimeError: checks don't find with it what they must.
    """
    plugin = folder / f"OwnCode-{hashlib.sha256(common).hexdigest()}.so"
    if plugin.exists():
        plugin.touch()
        return plugin
    include = output_of("llvm-config", "--includedir").strip()
    flags = ("-O1", "-std=c++17", "-fPIC", "-shared", "-fno-exceptions", "-isystem", include)
    with tempfile.TemporaryDirectory(dir=folder) as made:
        output_of("clang++", *flags, PLUGIN, "-o", f"{made}/plugin.so")
        for name, text in FAULTY.items():
            Path(made, name).write_text(text)
        options = f"--config-file={ROOT / '.clang-tidy'}", "--header-filter=.*", f"{made}/faulty.cpp", "--"
        said = tidy(Path(made, "plugin.so"), *options)
        if missing := [finding for finding in FINDINGS if finding not in said.stdout]:
            raise RuntimeError(
                f"with {PLUGIN}, clang-tidy doesn't find {missing}: {said.stdout}{said.stderr}"
            )
        Path(made, "plugin.so").rename(plugin)  # In one step: an interrupted run leaves none.
    return plugin


def main(clean: Path) -> int:
    database = BUILD / "compile_commands.json"
    if not database.exists():
        print(f"error: {database} is missing; run ./dev build", file=sys.stderr)
        return 1
    ours = {}
    for entry in json.loads(database.read_text()):
        if any(Path(entry["file"]).is_relative_to(directory) for directory in SOURCE_DIRS):
            ours.setdefault(entry["file"], entry)

    texts = (ROOT / ".clang-tidy").read_text(), PLUGIN.read_text()
    common = "".join((output_of("clang-tidy", "--version"), *texts)).encode()
    read = dependencies()
    marks = {
        file: clean / key_of(entry, read.get(entry["output"], []), common) for file, entry in ours.items()
    }
    to_check = [file for file, mark in marks.items() if not mark.exists()]

    clean.mkdir(parents=True, exist_ok=True)
    plugin = make_plugin(clean, common)
    for used in marks.keys() - set(to_check):
        marks[used].touch()
    for mark in clean.iterdir():
        if mark.stat().st_mtime < time.time() - MAX_AGE:
            mark.unlink()
    found = False
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        # Each result is recorded at once, so that an interrupted run can resume.
        results = pool.map(lambda file: tidy(plugin, "-p", str(BUILD), file), to_check)
        for file, result in zip(to_check, results, strict=True):
            if result.returncode == 0:
                marks[file].touch()
            else:
                print(result.stdout + result.stderr)
                found = True
    print(f"clang-tidy: {len(ours)} files, {len(to_check)} of them looked at again")
    return int(found)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))

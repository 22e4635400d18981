# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Workers of the fork server: who ends them, what they know of the program, and what replaces them."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import mlir.availability as av
import pytest
from mlir.availability.files.worker import _server

GOOD = "func.func private @f()"


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file in the current folder that can be read."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.mlir").write_text(GOOD)
    return tmp_path / "a.mlir"


def errors(*files: object) -> list[str | None]:
    return [each.error for each in av.check_files(list(map(str, files)), "vulkan1.1")]


def workers() -> set[int]:
    """Returns the processes that are idle."""
    return {child.pid for child in _server._workers._idle}


def parent_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])


def run(program: str, *arguments: object) -> str:
    """Runs a program that must not print errors. Returns its output."""
    done = subprocess.run(
        [sys.executable, "-X", "dev", "-c", program, *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_workers_are_kept(file: Path) -> None:
    assert errors(file) == [None]
    before = workers()
    assert before
    assert errors(file, file) == [None, None]
    assert before <= workers()
    (server,) = {parent_of(pid) for pid in workers()}
    assert parent_of(server) == os.getpid()


def test_a_worker_is_where_the_program_is(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is relative to the folder of the moment, and the environment is that of the moment, too."""
    assert errors("a.mlir") == [None]
    (file.parent / "below").mkdir()
    monkeypatch.chdir(file.parent / "below")
    monkeypatch.setenv("OF_THE_MOMENT", "yes")
    assert errors("a.mlir", "../a.mlir") == ["no such file or directory", None]
    for pid in workers():
        assert Path(f"/proc/{pid}/cwd").resolve() == file.parent / "below"


def test_a_descriptor_is_that_of_the_program(file: Path) -> None:
    read_end, write_end = os.pipe()
    os.write(write_end, b"what")
    os.close(write_end)
    (error,) = errors(f"/dev/fd/{read_end}")
    os.close(read_end)
    assert error is not None
    assert "custom op 'what' is unknown" in error


def test_interrupts_are_for_the_program(file: Path) -> None:
    """^C reaches all processes of a terminal. An idle worker must not end, nor be missed later."""
    assert errors(file) == [None]
    before = workers()
    for pid in before:
        os.kill(pid, signal.SIGINT)
    assert errors(file) == [None]
    assert workers() == before


@pytest.mark.parametrize("what", ["worker", "server"])
def test_a_killed_worker_or_server_is_replaced(what: str, file: Path) -> None:
    assert errors(file) == [None]
    before = workers()
    for pid in before if what == "worker" else {parent_of(pid) for pid in before}:
        os.kill(pid, signal.SIGKILL)
    time.sleep(0.1)
    assert errors(file) == [None]
    assert workers() != before


def test_workers_end_with_a_program_that_is_killed(tmp_path: Path) -> None:
    os.mkfifo(pipe := tmp_path / "pipe.mlir")
    program = "import sys, mlir.availability as av; av.check_files(sys.argv[1:], 'vulkan1.1')"
    with subprocess.Popen([sys.executable, "-c", program, pipe]) as started:
        writer = os.open(pipe, os.O_WRONLY)  # It waits for a worker that reads.
        started.kill()
    ended = select.poll()
    ended.register(writer, 0)
    assert ended.poll(30_000) == [(writer, select.POLLERR)], "nobody reads it any more"
    os.close(writer)


def test_how_a_worker_ends_is_known_where_sigchld_is_ignored(tmp_path: Path) -> None:
    """And nothing is printed when the program ends."""
    (tmp_path / "a.mlir").write_text(GOOD)
    program = """
import os, signal, sys
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
import mlir.availability as av
from mlir.availability.files.worker import _server
av.check_files(sys.argv[1:], "vulkan1.1")
child = _server._workers.take("json")
os.kill(child.pid, signal.SIGABRT)
assert child.read()
print(child._end())
"""
    assert run(program, tmp_path / "a.mlir") == f"{-signal.SIGABRT}\n"


def test_a_module_that_checks_files_while_it_is_imported(tmp_path: Path) -> None:
    """In a thread, which a worker that was forked from this process would wait for."""
    (tmp_path / "a.mlir").write_text(GOOD)
    (tmp_path / "checking.py").write_text(
        "import sys\n"
        "from concurrent.futures import ThreadPoolExecutor\n"
        "import mlir.availability as av\n"
        "with ThreadPoolExecutor(1) as pool:\n"
        "    found = pool.submit(av.check_files, sys.argv[1:2], 'vulkan1.1').result()\n"
    )
    program = "import sys; sys.path.insert(0, sys.argv[2]); import checking; print(checking.found[0].error)"
    assert run(program, tmp_path / "a.mlir", tmp_path) == "None\n"


def test_a_fork_of_the_program_has_its_own(tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text(GOOD)
    program = """
import os, sys, warnings
warnings.simplefilter("ignore", DeprecationWarning)
import mlir.availability as av
check = lambda: [each.error for each in av.check_files(sys.argv[1:] * 2, "vulkan1.1")]
assert check() == [None, None]
pid = os.fork()
assert check() == [None, None]
if pid:
    assert os.waitpid(pid, 0)[1] == 0
    assert check() == [None, None]
    print("done")
"""
    assert run(program, tmp_path / "a.mlir") == "done\n"


def test_a_program_is_not_run_again(tmp_path: Path) -> None:
    """Neither is a module of the current folder imported for one of Python's."""
    (tmp_path / "a.mlir").write_text(GOOD)
    (tmp_path / "json.py").write_text("raise SystemExit('wrong module')")
    (script := tmp_path / "script" / "program.py").parent.mkdir()
    script.write_text(
        "import mlir.availability as av\nprint([x.error for x in av.check_files(['a.mlir'], 'vulkan1.1')])\n"
    )
    done = subprocess.run(
        [sys.executable, script], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert (done.stdout, done.stderr) == ("[None]\n", "")


def test_what_is_prepared_is_imported_once(tmp_path: Path) -> None:
    """By the server, not by each worker. A library that isn't there ends nothing."""
    (tmp_path / "a.mlir").write_text(GOOD)
    (tmp_path / "without_library.py").write_text("import ctypes\nctypes.CDLL('libmissing.so.0')\n")
    (tmp_path / "told.py").write_text("import os\nprint(os.getpid(), file=open('imports', 'a'))\n")
    program = """
import os, sys; sys.path.insert(0, os.getcwd())
import mlir.availability as av
from mlir.availability.files.worker import _isolate, _server
_isolate.prepare("without_library", "told")
for _ in range(2):
    print([each.error for each in av.check_files(["a.mlir"], "vulkan1.1")])
    _server._workers._idle.pop().stop()
print(open("imports").read() == f"{_server._workers._server._process.pid}\\n")
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("[None]\n[None]\nTrue\n", "")


def test_a_server_that_can_not_start(tmp_path: Path) -> None:
    """In a program that embeds Python, sys.executable is another program."""
    (program := tmp_path / "other").write_text("#!/bin/sh\necho what is -c >&2\nexit 1\n")
    program.chmod(0o755)
    text = """
import multiprocessing, sys
import mlir.availability as av
multiprocessing.set_executable(sys.argv[1])
try:
    av.check_files(["a.mlir"], "vulkan1.1")
except RuntimeError as error:
    print(error)
"""
    assert run(text, program) == (
        f"{program} can't start a process to read files in: what is -c; if it is not Python, "
        "multiprocessing.set_executable says where Python is\n"
    )

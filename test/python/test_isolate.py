# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Work in child processes: the state that it leaves behind, and the effect of a crash."""

from __future__ import annotations

import os
import pickle
import resource
import select
import signal
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from mlir.availability.disk._user_file import read_file
from mlir.availability.files.worker import _child, _isolate, _limits
from mlir.availability.files.worker._isolate import Died, Done, Tell


def results(
    works: list[Callable[[Tell], object]], jobs: int, timeout: float | None = None
) -> list[Done | Died]:
    """Returns the result of each piece of work, in order."""
    return [result for _, result in sorted(_isolate.run(works, jobs, timeout))]


def values(found: list[Done | Died]) -> list[object]:
    return [one.value if isinstance(one, Done) else one.reason for one in found]


def pid(tell: Tell) -> int:
    return os.getpid()


def crash(tell: Tell) -> None:
    tell.enter("falling")
    os.kill(os.getpid(), signal.SIGSEGV)


@pytest.mark.parametrize("jobs", [1, 2, 5])
def test_processes_live_on(jobs: int) -> None:
    pids = set(values(results([pid] * 50, jobs)))
    assert 1 <= len(pids) <= jobs
    assert os.getpid() not in pids


def test_state_lives_on() -> None:
    kept: list[int] = []

    def count(tell: Tell) -> int:
        kept.append(0)
        return len(kept)

    assert values(results([count] * 5, 1)) == [1, 2, 3, 4, 5]
    assert not kept


def test_an_error_ends_no_process() -> None:
    def fail(tell: Tell) -> None:
        raise KeyError("mine")

    before, failed, after = results([pid, fail, pid], 1)
    assert failed == Died("", "KeyError: 'mine'", crashed=False)
    assert before == after


@pytest.mark.unsanitized("the sanitizer reports a crash in its own words")
def test_a_crash_takes_one_piece_of_work_along() -> None:
    before, crashed, after, last = results([pid, crash, pid, pid], 1)
    assert crashed == Died("falling", "segmentation fault (SIGSEGV)", crashed=True)
    assert isinstance(before, Done)
    assert before != after == last


def test_work_that_always_crashes_ends() -> None:
    assert all(isinstance(result, Died) for result in results([crash] * 20, 3))


@pytest.mark.unsanitized("the sanitizer reports a crash in its own words")
def test_output_is_of_the_work_that_wrote_it() -> None:
    def write(text: str) -> Callable[[Tell], None]:
        return lambda tell: os.write(2, text.encode()) and None

    def crash_loudly(tell: Tell) -> None:
        os.write(2, b"LLVM ERROR: no\n")
        crash(tell)

    first, second, third, fourth = results([write("one\n"), write("2"), crash_loudly, write("four")], 1)
    assert [first, second, fourth] == [Done(None, "one\n"), Done(None, "2"), Done(None, "four")]
    assert isinstance(third, Died)
    assert third.reason == "segmentation fault (SIGSEGV): LLVM ERROR: no"


def test_time_is_counted_for_each() -> None:
    def wait(seconds: float) -> Callable[[Tell], float]:
        def work(tell: Tell) -> float:
            time.sleep(seconds)
            return seconds

        return work

    found = values(results([wait(0.5), wait(0.5), wait(0.5), wait(60), wait(0)], 1, timeout=1.3))
    assert found == [0.5, 0.5, 0.5, "it did not end within 1.3 s", 0]


@pytest.mark.unsanitized("the sanitizer's memory counts as the process's")
def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_limits, "_MEMORY", 256 << 20)

    def take(tell: Tell) -> int:
        with _limits.bounded_memory(1000):
            return len(bytes(1 << 30))

    def limit(tell: Tell) -> tuple[int, int]:
        return resource.getrlimit(resource.RLIMIT_AS)

    taken, after = results([take, limit], 1)
    assert taken == Died("", "MemoryError:", crashed=False)
    assert after == Done(resource.getrlimit(resource.RLIMIT_AS), "")


@pytest.mark.parametrize(
    "said", ["LLVM ERROR: out of memory\nAllocation failed\n", "terminate called: std::bad_alloc\n"]
)
def test_want_of_memory_says_nothing_of_the_work(said: str) -> None:
    def die(tell: Tell) -> None:
        tell.enter("reading")
        os.write(2, said.encode())
        os.abort()

    (died,) = results([die], 1)
    assert died == Died("reading", "it takes too much memory", crashed=True, output=said, was_stopped=True)


def garble(data: bytes) -> Callable[[Tell], int]:
    """Returns work that writes bytes into the pipes of its process, as a damaged process may."""
    others = set(pipes())

    def work(tell: Tell) -> int:
        for pipe in pipes().keys() - others:
            with suppress(OSError):  # It is open for reading only.
                os.write(pipes()[pipe], data)
        return 1

    return work


def value_of(text: bytes) -> bytes:
    """Returns a text as a value begins: its size comes first."""
    return struct.pack("=Q", len(text)) + text


def pipes() -> dict[str, int]:
    """Returns the open pipes of this process, and their descriptors."""
    found = {}
    for link in Path("/proc/self/fd").iterdir():
        with suppress(OSError):
            found[str(link.readlink())] = int(link.name)
    return {name: descriptor for name, descriptor in found.items() if name.startswith("pipe:")}


VALUE, TEXT, NOTHING = 2, 0, 99


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (VALUE, b"garbage"),
        (VALUE, pickle.dumps(("value", 1))),
        (VALUE, value_of(b"[1")),
        (VALUE, value_of(b'{"make": "os:getcwd", "of": []}')),
        (VALUE, value_of(b"[" * 100_000)),
        (TEXT, b"\xff"),
        (NOTHING, value_of(b"1")),
    ],
)
def test_messages_that_are_none(kind: int, said: bytes) -> None:
    result = _isolate.call(garble(struct.pack("=QB", len(said), kind) + said))
    assert isinstance(result, Died)
    assert result.reason == "what it said can't be read"


def test_text_of_any_characters_comes_whole() -> None:
    """Names of files may have bytes that are no text, as surrogates."""

    def write(tell: Tell) -> None:
        tell.write("\udcff \u20ac \0")

    (result,) = results([write], 1)
    assert isinstance(result, Done)
    assert "".join(result.text or ()) == "\udcff \u20ac \0"


def test_a_message_without_end() -> None:
    result = _isolate.call(garble(b"\xff" * 16), timeout=1)
    assert isinstance(result, Died)


def test_a_program_that_ignores_its_children() -> None:
    """The system then forgets how they ended."""
    program = """
import os, signal
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
from mlir.availability.files.worker import _isolate
print(_isolate.call(lambda tell: 7).value)
print(_isolate.call(lambda tell: os.abort()).reason)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "7",
        "its process has ended, and this one ignores SIGCHLD, so the reason isn't known",
    ]


def test_results_of_any_size_come_whole() -> None:
    def make(size: int) -> Callable[[Tell], bytes]:
        return lambda tell: b"x" * size

    sizes = [5_000_000, 0, 3_000_000]
    assert [len(value) for value in values(results([make(size) for size in sizes], 2))] == sizes  # type: ignore[arg-type]


def test_a_process_that_retires() -> None:
    def retire(tell: Tell) -> int:
        tell.retire()
        return os.getpid()

    first, second, third = values(results([retire, pid, pid], 1))
    assert first != second == third


def test_a_child_that_stops_working(monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits for something outside isn't stuck, and it is stuck again after that."""
    monkeypatch.setattr(_child, "LOOK_SECONDS", 0.1)
    monkeypatch.setattr(_isolate, "LOOK_SECONDS", 0.1)
    monkeypatch.setattr(_child, "_MOST_IDLE_LOOKS", 4)

    def block(tell: Tell) -> None:
        threading.Event().wait()

    def read(tell: Tell) -> None:
        tell.enter("thinking")
        readable, writable = os.pipe()
        threading.Timer(1, os.close, [writable]).start()
        assert read_file(f"/dev/fd/{readable}") == b""
        block(tell)

    def calculate(tell: Tell) -> int:
        begin = time.process_time()
        while time.process_time() < begin + 1:
            pass
        return 8

    stuck = Died("", "it has stopped working", crashed=True, was_stopped=True)
    assert results([block, read, calculate], 3) == [stuck, stuck._replace(phase="thinking"), Done(8, "")]


def test_a_child_has_children() -> None:
    assert _isolate.call(lambda tell: _isolate.call(lambda tell: 7)) == Done(Done(7, ""), "")


def test_a_program_with_many_open_files() -> None:
    """Pipes to processes have numbers that `select` doesn't take."""
    program = """
import os, resource
resource.setrlimit(resource.RLIMIT_NOFILE, (1500, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
files = [os.dup(1) for _ in range(1100)]

import mlir.availability as av
from mlir import ir
with ir.Context():
    for _ in range(3):
        try:
            av.spirv.deserialize(b"none")
        except ValueError as error:
            print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stderr == ""
    assert done.stdout.count("SPIR-V") == 3


def test_children_end_with_a_program_that_is_killed() -> None:
    """Nothing is left of it that works on, though it had no time to end what it has started."""
    program = """
import os, threading
from mlir.availability.files.worker import _isolate

pipe = os.dup(1)  # What a child prints is kept for its result.

def work(tell):
    os.write(pipe, b"working")
    threading.Event().wait()

_isolate.call(work)
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as started:
        assert started.stdout
        assert started.stdout.read(7) == b"working"
        started.kill()
        # The child holds the pipe as long as it lives.
        assert select.select([started.stdout], [], [], 30)[0]
        assert started.stdout.read() == b""

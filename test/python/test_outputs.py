# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""No command overwrites its input, under any name, or writes a partial file."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from command_line import Result, run
from mlir.availability.cli._outputs import refuse_overwriting

KERNEL = """
  gpu.module @kernels {
    gpu.func @copy(%x: memref<4xf32>) kernel attributes {known_block_size = array<i32: 4, 1, 1>} {
      %i = gpu.thread_id x
      %v = memref.load %x[%i] : memref<4xf32>
      memref.store %v, %x[%i] : memref<4xf32>
      gpu.return
    }
  }
"""


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Starts in a folder with a kernel, and an array."""
    monkeypatch.chdir(tmp_path)
    Path("in.mlir").write_text(KERNEL)
    Path("folder").mkdir()
    np.save("in.npy", np.zeros(4, np.float32))


def symbolic_link(source: Path) -> str:
    Path("link").symlink_to(source)
    return "link"


def hard_link(source: Path) -> str:
    os.link(source, "link")
    return "link"


NAMES: dict[str, Callable[[Path], str]] = {
    "same": str,
    "absolute": lambda source: str(source.absolute()),
    "dots": lambda source: f"folder/../{source}",
    "symbolic link": symbolic_link,
    "hard link": hard_link,
}


def assert_refused(result: Result, output: str, source: str) -> None:
    also = "" if output == source else f", {source}"
    message = f"--output: error: '{output}' would be written over what is read{also}; name another file\n"
    assert (result.code, result.out, result.err) == (2, "", message)


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_lower_writes_over_no_input(name: Callable[[Path], str]) -> None:
    output = name(Path("in.mlir"))
    assert_refused(run("lower", "in.mlir", "-t", "vulkan1.1", "-o", output), output, "in.mlir")
    assert Path("in.mlir").read_text() == KERNEL


def test_lower_standard_input() -> None:
    command = [sys.executable, "-m", "mlir.availability", "lower", "-", "-t", "vulkan1.1", "-o", "in.mlir"]
    with Path("in.mlir").open() as stdin:
        done = subprocess.run(command, stdin=stdin, capture_output=True, text=True)
    assert_refused(Result(done.returncode, done.stdout, done.stderr), "in.mlir", "<stdin>")
    assert Path("in.mlir").read_text() == KERNEL


@pytest.mark.parametrize("output", ["folder/in-0.spv", "folder/manifest.json"])
def test_lower_to_a_folder(output: str) -> None:
    """No file of the folder is written when one can't be."""
    os.link("in.mlir", output)
    result = run("lower", "in.mlir", "-t", "vulkan1.1", "--manifest", "-o", "folder")
    assert_refused(result, output, "in.mlir")
    assert Path("in.mlir").read_text() == KERNEL
    assert [str(file) for file in Path("folder").iterdir()] == [output]


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
@pytest.mark.parametrize("source", ["in.spv", "in.npy", "constants.npy"])
def test_a_run_overwrites_none_of_its_inputs(source: str, name: Callable[[Path], str]) -> None:
    assert run("lower", "in.mlir", "-t", "vulkan1.1", "-o", "in.spv").code == 0
    np.save("constants.npy", np.zeros(1, np.float32))
    before = Path(source).read_bytes()
    output = name(Path(source))
    options = ("-b", "0=in.npy", "--push-constants", "constants.npy", "-o", f"0={output}")
    assert_refused(run("run", "in.spv", "-e", "copy", *options), output, source)
    assert Path(source).read_bytes() == before


def test_two_results_in_one_file() -> None:
    options = ("-b", "0=in.npy", "-b", "1=in.npy", "-o", "0=out.npy", "-o", "1=folder/../out.npy")
    result = run("run", "in.spv", *options)
    message = (
        "two results would be written to 'folder/../out.npy' and 'out.npy'; name another file for one of them"
    )
    assert (result.code, result.out, result.err) == (2, "", f"--output: error: {message}\n")


def test_a_device_file_may_be_input_and_output() -> None:
    """Such as a terminal, or nothing."""
    result = run("lower", "in.mlir", "-t", "vulkan1.1", "-o", os.devnull)
    assert (result.code, result.err) == (0, "")
    refuse_overwriting([os.devnull, os.devnull], [os.devnull])


def lower(*options: str) -> Result:
    return run("lower", "in.mlir", *options)


def test_a_file_is_replaced_as_a_whole() -> None:
    """Also through a link, which stays one; the permissions stay, too."""
    Path("out.spv").write_bytes(b"old")
    Path("out.spv").chmod(0o640)
    Path("link").symlink_to("out.spv")
    assert lower("-t", "vulkan1.1", "-o", "link").code == 0
    assert Path("link").is_symlink()
    assert Path("out.spv").read_bytes() != b"old"
    assert Path("out.spv").stat().st_mode & 0o777 == 0o640


def allow_small_files() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (200, 200))


def test_a_full_disk_leaves_the_old_file() -> None:
    Path("out.spv").write_bytes(b"old")
    command = [
        sys.executable,
        "-m",
        "mlir.availability",
        "lower",
        "in.mlir",
        "-t",
        "vulkan1.1",
        "-o",
        "out.spv",
    ]
    done = subprocess.run(command, capture_output=True, text=True, preexec_fn=allow_small_files)
    assert (done.returncode, done.stderr) == (2, "out.spv: error: can't be written: file too large\n")
    assert Path("out.spv").read_bytes() == b"old"
    assert {file.name for file in Path().iterdir()} == {"in.mlir", "in.npy", "folder", "out.spv"}


def test_files_that_an_old_manifest_names_go() -> None:
    """And no others: what else is in the folder is the user's."""
    for name in ("in-0.spv", "in-1.spv", "other.spv", "in-7.spv", "../out.spv"):
        Path("folder", name).write_bytes(b"old")
    modules = [{"file": name} for name in ("in-0.spv", "in-1.spv", "../out.spv", "in.txt")]
    Path("folder/in.txt").write_text("mine")
    Path("folder/manifest.json").write_text(json.dumps({"modules": modules}))
    assert lower("-t", "vulkan1.1", "--manifest", "-o", "folder").code == 0
    assert {file.name for file in Path("folder").iterdir()} == {
        "in-0.spv",
        "in-7.spv",
        "in.txt",
        "manifest.json",
        "other.spv",
    }
    assert Path("out.spv").exists()


@pytest.mark.parametrize("manifest", ["", "[]", '{"modules": 3}', '{"modules": [{}]}', "\0"])
def test_somebody_elses_manifest(manifest: str) -> None:
    Path("folder/manifest.json").write_text(manifest)
    assert lower("-t", "vulkan1.1", "--manifest", "-o", "folder").code == 0
    assert json.loads(Path("folder/manifest.json").read_text())["modules"][0]["file"] == "in-0.spv"


def test_one_target_twice_is_several() -> None:
    assert lower("-t", "vulkan1.1", "-t", "vulkan1.1", "-o", "new").code == 0
    assert {file.name for file in Path("new").iterdir()} == {"in-0.spv", "manifest.json"}


# Stops the process, by a signal, when half of the first file is written.
STOPPED = """
import os, signal, sys
from mlir.availability.disk import _replace_files
from mlir.availability.cli import main

def half_of(descriptor, mode, fdopen=os.fdopen):
    class Half:
        def __enter__(self):
            self.file = fdopen(descriptor, mode)
            return self
        def __exit__(self, *_):
            self.file.close()
        def write(self, data):
            self.file.write(data[:len(data) // 2])
            self.file.flush()
            os.kill(os.getpid(), signal.{name})
    return Half()

# A shell's background jobs ignore it.
signal.signal(signal.SIGINT, signal.default_int_handler)

_replace_files.os = type("Patched", (), {{**vars(os), "fdopen": half_of}})
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGKILL"])
@pytest.mark.parametrize("output", ["out.spv", "folder"])
def test_a_stopped_command_leaves_the_old_files(name: str, output: str) -> None:
    """C leaves nothing else behind. A killed process can't remove its temporary files."""
    old = {Path("out.spv"), Path("folder/in-0.spv"), Path("folder/manifest.json")}
    for file in old:
        file.write_text('{"modules": [{"file": "in-0.spv"}]}')
    options = ["-t", "vulkan1.1", "-o", output, *(["--manifest"] if output == "folder" else [])]
    command = [sys.executable, "-c", STOPPED.format(name=name), "lower", "in.mlir", *options]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == (130 if name == "SIGINT" else -signal.Signals[name]), done.stderr
    assert all(file.read_text() == '{"modules": [{"file": "in-0.spv"}]}' for file in old)
    files = {file for file in Path().rglob("*") if file.is_file()} - {Path("in.mlir"), Path("in.npy")}
    assert all(file.match(".*.part") for file in files - old)
    assert len(files - old) == (0 if name == "SIGINT" else 1)

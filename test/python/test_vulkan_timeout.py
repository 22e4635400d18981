# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A shader that doesn't end costs its time limit, and leaves no process behind."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import mlir.availability as av
import numpy as np
import pytest
from command_line import run_process
from mlir import ir
from mlir.availability import vulkan

pytestmark = pytest.mark.usefixtures("lavapipe")

# 65,535 workgroups, each of which takes years.
KERNEL = """
  gpu.module @kernels {
    gpu.func @spin(%x: memref<16xf32>) kernel attributes {known_block_size = array<i32: 1, 1, 1>} {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %many = arith.constant 2000000000 : index
      scf.for %i = %zero to %many step %one {
        scf.for %j = %zero to %many step %one {
          %v = memref.load %x[%zero] : memref<16xf32>
          %w = arith.addf %v, %v : f32
          memref.store %w, %x[%zero] : memref<16xf32>
        }
      }
      gpu.return
    }
  }"""
GROUPS = 65535

PROGRAM = """
import sys
from pathlib import Path

import numpy as np
from mlir.availability import vulkan

spv = Path(sys.argv[1]).read_bytes()
vulkan.run(spv, "spin", [np.zeros(16, np.float32)], [65535], timeout=3600)
"""


@pytest.fixture
def spin(tmp_path: Path) -> Path:
    """A file with a shader that spins."""
    with ir.Context():
        module = av.lower_to_spirv(ir.Module.parse(KERNEL), "vulkan1.1")
        (tmp_path / "spin.spv").write_bytes(av.spirv.serialize(module))
    return tmp_path / "spin.spv"


def children(pid: int | str) -> set[int]:
    """Returns the processes that the threads of one have started."""
    try:
        lists = [file.read_text() for file in Path(f"/proc/{pid}/task").glob("*/children")]
    except (FileNotFoundError, ProcessLookupError):  # It may end while it is read.
        return set()
    return {int(child) for text in lists for child in text.split()}


def is_running(pid: int) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):  # It may end while it is read.
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def wait_until(condition: object, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not condition():  # type: ignore[operator]
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.05)


def workers() -> set[int]:
    """Returns the processes that this one's server has started."""
    return {worker for server in children("self") for worker in children(server)}


def test_a_run_that_takes_too_long_leaves_no_worker(spin: Path) -> None:
    """No worker is left that still runs the shader, nor one in which a driver has worked."""
    with pytest.raises(vulkan.VulkanError, match=r" failed: it did not end within 3 s$"):
        vulkan.run(spin.read_bytes(), "spin", [np.zeros(16, np.float32)], [GROUPS], timeout=3)
    wait_until(lambda: not workers())


IMPORTING = """
import sys, threading
from importlib.util import spec_from_loader
from pathlib import Path

import numpy as np
from mlir.availability import vulkan

class Waits:
    def find_spec(self, name, path, target=None):
        return spec_from_loader(name, self) if name == "vulkan" else None

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        begun.set()
        over.wait()

begun, over = threading.Event(), threading.Event()
sys.meta_path.insert(0, Waits())
threading.Thread(target=__import__, args=["vulkan"]).start()
begun.wait()
result = vulkan.run(Path(sys.argv[1]).read_bytes(), "spin", [np.zeros(16, np.float32)], timeout=30)
print(result.buffers[0, 0][0])
over.set()
"""


def test_a_thread_that_imports_the_package_vulkan(spin: Path) -> None:
    """A fork of this process would wait for it forever, in a worker that needs the package."""
    done = subprocess.run(
        [sys.executable, "-c", IMPORTING, spin], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout == "0.0\n"


def test_the_command_stops_what_takes_too_long(spin: Path) -> None:
    arguments = ("-e", "spin", "-w", str(GROUPS), "-b", "0=zeros:float32:16", "--timeout", "3.5")
    result = run_process("run", spin, *arguments, **os.environ)
    assert (result.code, result.out) == (2, "")
    assert re.fullmatch(rf"{spin}: error: .* failed: it did not end within 3\.5 s\n", result.err)


CALL = """
import os, signal, sys, threading
import numpy as np
from mlir.availability import vulkan

function = vulkan.load(sys.argv[1])
threading.Timer(0.5, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
try:
    function(np.zeros(16, np.float32))
except KeyboardInterrupt:
    print("interrupted")
"""

HOST = """
  func.func @main(%x: memref<16xf32>) {{
    %one = arith.constant 1 : index
    %many = arith.constant {groups} : index
    gpu.launch_func @kernels::@spin blocks in (%many, %one, %one) threads in (%one, %one, %one)
      args(%x : memref<16xf32>)
    return
  }}"""


def test_an_interrupt_ends_a_call_and_then_the_process(tmp_path: Path) -> None:
    """^C ends the wait for a shader that never ends, and the process can end, too."""
    with ir.Context():
        text = f"module attributes {{gpu.container_module}} {{{KERNEL}{HOST.format(groups=GROUPS)}}}"
        av.package.write(av.lower_for_targets(ir.Module.parse(text), ["vulkan1.1"]), tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", CALL, tmp_path], capture_output=True, text=True, timeout=300, check=False
    )
    assert (done.stdout, done.stderr, done.returncode) == ("interrupted\n", "", 0)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_no_worker_outlives_what_waits_for_it(spin: Path, number: signal.Signals) -> None:
    """Also when the process that waits for the shader ends and can't clean up."""
    program = subprocess.Popen([sys.executable, "-c", PROGRAM, spin])
    wait_until(lambda: children(program.pid))
    found = children(program.pid)
    program.send_signal(number)
    assert program.wait(60) == -number
    wait_until(lambda: not any(map(is_running, found)))

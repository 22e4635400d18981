# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Contexts in a forked process: the threads of one that was made before the fork stayed behind."""

from __future__ import annotations

import subprocess
import sys

import pytest

# `multiprocessing` forks by default on Linux, up to Python 3.13.
PROGRAM = """
import multiprocessing
from mlir import ir
import mlir.availability as av

OP = "%x{} = spirv.GroupNonUniformFAdd <Subgroup> <Reduce> %a : f32 -> f32"
BODY = "".join(OP.format(number) + chr(10) for number in range(20_000))
HEAD = 'spirv.module Logical GLSL450 { spirv.func @f(%a: f32) "None" {'
TEXT = HEAD + BODY + "spirv.Return } }"
KERNEL = '''
gpu.module @k { gpu.func @f(%a: memref<64xf32>) kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
  %i = gpu.thread_id x
  %v = memref.load %a[%i] : memref<64xf32>
  memref.store %v, %a[%i] : memref<64xf32>
  gpu.return
} }
'''
SEVERAL = "module { " + "func.func @g() { return } func.func @h() { return }" + " }"

context = ir.Context()
large = av.parse(TEXT, context)
small = av.parse(SEVERAL, context)
kernel = av.parse(KERNEL, context)
# All threads of the context's pool are started by this.
expected = len(av.check(large, "vulkan1.0").violations)
needed = str(av.deduce(large))

def reason(function):
    try:
        function()
    except RuntimeError as error:
        return str(error)

def work(kind):
    if kind == "check":
        return len(av.check(large, "vulkan1.0").violations)
    if kind == "deduce":
        return str(av.deduce(large))
    if kind == "own context":
        own = av.parse(TEXT, ir.Context())
        return len(av.check(own, "vulkan1.0").violations)
    if kind == "lower in an own context":
        return "spirv.module" in str(av.lower_to_spirv(av.parse(KERNEL, ir.Context()), "vulkan1.1"))
    if kind == "lower":
        return reason(lambda: av.lower_to_spirv(kernel, "vulkan1.1"))
    if kind == "parse":
        return reason(lambda: av.parse(SEVERAL, context))

GONE = (
    "the context was made before this process was forked, and its threads exist only in the other "
    "process. Make a context in this process, start processes with 'spawn' or 'forkserver', or call "
    "context.enable_multithreading(False) before the fork"
)
wanted = {
    "check": expected,
    "deduce": needed,
    "own context": expected,
    "lower in an own context": True,
    "lower": GONE,
    "parse": GONE,
}
if __name__ == "__main__":
    with multiprocessing.get_context("fork").Pool(2) as pool:
        found = pool.map(work, wanted)
    assert found == list(wanted.values()), found
"""


@pytest.mark.skipif(sys.platform != "linux", reason="others don't fork by default")
def test_no_call_waits_for_threads_that_are_gone() -> None:
    subprocess.run([sys.executable, "-W", "ignore", "-c", PROGRAM], check=True, timeout=300)

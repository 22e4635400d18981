# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls the functions of packages whose manifests are mutants, on this machine's device.

A manifest that `package.read` takes must not crash a process or keep it forever, and what is wrong with it
has to be an error for users. Only a loop on the host may go on without end, where a mutant says so. Shaders
aren't changed: a driver may crash on those.

By hand: `./dev full programs`, or `python -m fuzz_programs --count 10000`, with test/python on PYTHONPATH. A
mutant is one of fuzz_files: `python -m fuzz_files --seed S --first N --save FILE package` writes it.
"""

from __future__ import annotations

import argparse
import math
import os
import resource
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import fuzz_files
import mlir.availability as av
import numpy as np
from mlir.availability import vulkan
from mlir.availability._constants import kind_of

SECONDS = 20
MEMORY = 6 << 30  # Bytes.

_UNKNOWN_SIZE = 4
_MOST_ELEMENTS = 1 << 20


def call_all(folder: Path) -> str:
    """Calls the functions of a package with ones. Returns "called", "refused" or "too large to try"."""
    for function in av.package.read(folder).functions:
        given = [each for each in function.arguments if not each.calculated_shape]
        shapes = [[_UNKNOWN_SIZE if size is None else size for size in each.shape] for each in given]
        if any(math.prod(shape) > _MOST_ELEMENTS for shape in shapes):
            return "too large to try"
        try:
            arrays: list[Any] = [
                np.ones(shape, kind_of(each)) for each, shape in zip(given, shapes, strict=True)
            ]
            vulkan.load(folder, function.name)(*arrays)
        except (ValueError, vulkan.VulkanError):
            return "refused"
        except TypeError as error:
            # A function may have other parameters than the manifest's arguments.
            if "argument" not in str(error):
                raise
            return "refused"
    return "called"


class OutOfTimeError(Exception):
    """A call takes too long."""


def out_of_time(number: int, frame: FrameType | None) -> None:
    raise OutOfTimeError


def call_in_time(folder: Path) -> str:
    """Returns the result of `call_all`, "endless" for loops on the host, or an unexpected error."""
    signal.signal(signal.SIGALRM, out_of_time)
    signal.alarm(SECONDS)
    try:
        return call_all(folder)
    except OutOfTimeError as error:
        frames = traceback.extract_tb(error.__traceback__)
        in_loop = any(frame.filename.endswith("_program.py") and frame.name == "_do" for frame in frames)
        return "endless" if in_loop else "no end"
    except BaseException as error:
        return f"{type(error).__name__}: {error}"


def in_child(folder: Path) -> str:
    """Returns the result of `call_in_time` in a process of its own, or how that ended."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (2 * SECONDS, 2 * SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        os.write(writing, call_in_time(folder).encode(errors="replace")[:2000])
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        result = pipe.read().decode(errors="replace")
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    return result if code == 0 else f"ended by {signal.Signals(-code).name}"


def main(arguments: Sequence[str]) -> int:
    """Returns 1 where something is wrong."""
    parser = argparse.ArgumentParser(description="Runs mutants of packages.")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first mutant")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(arguments)
    counts: Counter[str] = Counter()
    num_wrong = 0
    texts = fuzz_files.seeds("package")
    with tempfile.TemporaryDirectory() as directory:
        read_data = fuzz_files.in_folder("package", Path(directory))
        for number in range(options.first, options.first + options.count):
            result = read_data(fuzz_files.mutant(texts, options.seed, number))
            if result == "read":
                result = in_child(Path(directory))
            if result in ("called", "refused", "endless", "too large to try"):
                counts[result] += 1
            else:
                num_wrong += 1
                print(f"{number}: {result}")
    print(dict(counts), num_wrong, "wrong")
    return int(bool(num_wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

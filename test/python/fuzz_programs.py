# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls the functions of packages whose manifests are mutants, on this machine's device.

A manifest that `package.read` takes must not crash a process or keep it forever, and what is wrong with it
has to be an error for users. Only a loop on the host may go on without end, where a mutant says so. Shaders
aren't changed: a driver may crash on those.

By hand: `./dev full programs`, or `python -m fuzz_programs --count 10000`, with test/python on PYTHONPATH. A
mutant is one of fuzz_files.
"""

from __future__ import annotations

import math
import resource
import sys
import tempfile
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import fuzz_command
import fuzz_files
import mlir.availability as av
import numpy as np
from fuzz_command import Outcome
from mlir.availability import vulkan
from mlir.availability.files.worker import _isolate
from mlir.availability.package._constants import kind_of

SECONDS = 20.0
"""How much processor time the calls of one mutant may take."""

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


def call_limited(folder: Path) -> str:
    """Returns the result of `call_all`; "endless" for a loop on the host."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        with fuzz_files.limited(SECONDS):
            return call_all(folder)
    except fuzz_files.TooLongError as error:
        if any(frame.name == "_do" for frame in traceback.extract_tb(error.__traceback__)):
            return "endless"
        raise


def run(seed: int, numbers: range) -> Outcome:
    """Calls the functions of mutants, each in a process of its own. This one must not use a device."""
    outcome, texts = Outcome(), fuzz_files.seeds("package")
    with tempfile.TemporaryDirectory() as directory:
        folder = Path(directory)
        read_data = fuzz_files.in_folder("package", folder)
        for number in numbers:
            result = read_data(fuzz_files.mutant(texts, seed, number))
            if result == "read":
                done = _isolate.call(lambda _: call_limited(folder), 4 * SECONDS)
                result = done.value if isinstance(done, _isolate.Done) else done.reason
            outcome.add(number, result, ("called", "refused", "endless", "too large to try"))
    return outcome


def main(arguments: Sequence[str]) -> int:
    """Returns 1 where something is wrong."""
    options = fuzz_command.parser("Calls functions of mutants of packages.", 1000).parse_args(arguments)
    if options.save:
        Path(options.save).write_bytes(
            fuzz_files.mutant(fuzz_files.seeds("package"), options.seed, options.first)
        )
        return 0
    return int(not run(options.seed, fuzz_command.numbers(options)).report())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

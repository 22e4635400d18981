# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs models of PyTorch and JAX on the first Vulkan device, and compares the results and times.

python compare.py                # both
python compare.py jax            # one
python compare.py --save FOLDER  # also keeps the modules and the results
"""

from __future__ import annotations

import argparse
import importlib
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import mlir.availability as av
import numpy as np

os.environ.setdefault("JAX_PLATFORMS", "cpu")


def inputs(shapes: list[tuple[int, ...]]) -> list[np.ndarray]:
    """Returns the same random numbers for the same shapes."""
    numbers = np.random.default_rng(1)
    return [numbers.standard_normal(shape, np.float32) for shape in shapes]


def difference(results: Any, expected: list[np.ndarray]) -> float:
    """Returns the largest difference, relative to the largest number of a result."""
    results = results if isinstance(results, tuple) else (results,)
    pairs = zip(results, expected, strict=True)
    return max(float(np.abs(mine - theirs).max() / np.abs(theirs).max()) for mine, theirs in pairs)


def milliseconds(function: Callable[[], object]) -> float:
    """Returns the time of the fastest call among those of two seconds."""
    times, end = [], time.perf_counter() + 2
    while len(times) < 3 or time.perf_counter() < end:
        start = time.perf_counter()
        function()
        times.append(time.perf_counter() - start)
    return min(times) * 1000


def main() -> None:
    """Prints a row for each model."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("frameworks", nargs="*", default=["torch", "jax"], help="torch, jax")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="keep the modules and the results there")
    options = parser.parse_args()
    saved: dict[str, np.ndarray] = {}
    print("| model | | equal within | Vulkan, ms | on the CPU, ms |")
    print("|---|---|---|---|---|")
    for framework in options.frameworks:
        models = importlib.import_module(f"{framework}_models")
        for model, shapes in models.MODELS.items():
            arrays = inputs(shapes)
            module, own = models.export(model, arrays)
            function = av.vulkan.compile(module)
            expected = own()
            equal = difference(function(*arrays), expected)
            on_device = milliseconds(lambda function=function, arrays=arrays: function(*arrays))
            summary = model.__doc__.partition("\n")[0].rstrip(".")
            times = f"{on_device:.2g} | {milliseconds(own):.2g}"
            print(f"| `{model.__name__}` | {summary} | {equal:.0e} | {times} |", flush=True)
            if options.save:
                (options.save / f"{model.__name__}.mlir").write_text(f"{module}")
                saved |= {f"{model.__name__}.{number}": each for number, each in enumerate(expected)}
    if options.save:
        np.savez_compressed(options.save / "results.npz", **saved)


if __name__ == "__main__":
    main()

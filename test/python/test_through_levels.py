# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What records say of an op of the source, and of what a pipeline makes of it: they never contradict."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from llvm_differences import NEEDS_PROBES
from mlir import availability as av
from mlir import ir
from mlir.availability.ask._targets import resolve_target
from mlir.availability.ask._through import make_pipeline
from mlir.availability.native._extension import _availability
from probe import store
from probe.children import Done, run_jobs
from probe.lowering import module_of
from probe.shapes import Shape

CHIPS = {
    "nvgpu": ("sm_75", "sm_80", "sm_90a"),
    "amdgpu": ("gfx90a", "gfx942", "gfx1100", "gfx1250"),
    "gpu-nvvm": ("sm_60", "sm_90"),
    "gpu-rocdl": ("gfx942", "gfx1100"),
}
# A pass replaces them by loops where the chip lacks them: LoweringPipelines.td.
REPLACED = {"amdgpu.raw_buffer_atomic_fadd", "amdgpu.raw_buffer_atomic_fmax"}


def _verdicts(job: tuple[Shape, tuple[str, ...]]) -> list[tuple[str, str, str]]:
    """Returns for each chip the verdict on the source's op, and that on what it becomes."""
    shape, chips = job
    found: list[tuple[str, str, str]] = []
    context = ir.Context()
    context.enable_multithreading(False)
    with context:
        module = av.parse(module_of(shape))
        source = _availability.ThroughSource(module.operation)
        for chip in chips:
            lowered, problems, _, _ = make_pipeline(resolve_target(chip, context), True).lower(source)
            if lowered is not None and not problems:
                found.append((chip, av.check(module, chip).verdict, av.check(lowered, chip).verdict))
    return found


def _compared(dialect: str, step: int) -> Iterator[tuple[str, str, str, str]]:
    jobs = [(row.shape, CHIPS[dialect]) for row in store.read(store.path_of(dialect)).rows[::step]]
    for (shape, _), outcome in zip(jobs, run_jobs(jobs, _verdicts, seconds=60), strict=True):
        # Some passes crash on some.
        for verdicts in outcome.result if isinstance(outcome, Done) else ():
            yield shape.op, *verdicts


@NEEDS_PROBES
@pytest.mark.parametrize(
    ("dialect", "step"), [("nvgpu", 25), ("amdgpu", 25), ("gpu-nvvm", 5), ("gpu-rocdl", 5)]
)
def test_levels_do_not_contradict(dialect: str, step: int) -> None:
    found = list(_compared(dialect, step))
    assert len(found) > 40
    wrong = [
        each
        for each in found
        if "unknown" not in each and (each[2] == "no") is not (each[3] == "no") and each[0] not in REPLACED
    ]
    assert not wrong

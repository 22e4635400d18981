# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Judges IR that isn't lowered yet, by what a pipeline makes of a copy."""

from __future__ import annotations

from typing import TypeAlias

from mlir import ir
from mlir.availability.ask._targets import ResolvedTarget
from mlir.availability.native._extension import _availability
from mlir.availability.report._through import NotLowered, Through

Pipeline: TypeAlias = "bool | str"
"""True for the default pipeline to the target, or a pipeline as MLIR's tools take it."""


def make_pipeline(target: ResolvedTarget, through: Pipeline) -> _availability.Pipeline:
    """Returns the pipeline to a target, parsed.

    Raises:
        TypeError: `through` is neither a bool nor a str.
        ValueError: no default pipeline leads to the target, or the user's is malformed.
    """
    if through is not True and not isinstance(through, str):
        raise TypeError(f"through is True or a pipeline, 'builtin.module(...)', not {through!r}")
    passes = None if through is True else through
    return _availability.Pipeline(target.attribute, target.name, passes)


def run(
    pipeline: _availability.Pipeline, operation: ir.Operation, allowed: list[str]
) -> tuple[_availability.Report, Through]:
    """Judges an operation through a pipeline. The pipeline's passes may crash."""
    raw, problems, source_ops, lowered_ops, vanished = pipeline.check(operation, allowed)
    not_lowered = tuple(
        NotLowered(op_name, location, pass_name, reason, tuple(notes))
        for op_name, location, pass_name, reason, notes in problems
    )
    through = Through(
        pipeline=pipeline.name,
        passes=pipeline.passes,
        num_passes=pipeline.num_passes,
        left_out=tuple(pipeline.left_out),
        source_ops=source_ops,
        lowered_ops=lowered_ops,
        not_lowered=not_lowered,
        vanished=tuple(vanished),
    )
    return raw, through

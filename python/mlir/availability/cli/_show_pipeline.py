# Part of the mlir-availability project, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``mlir-availability check --show-pipeline``: prints the pipelines through which files are judged."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from mlir import ir
from mlir.availability.ask._targets import resolve_target
from mlir.availability.ask._through import Pipeline, make_pipeline
from mlir.availability.cli._text import Look, printable
from mlir.availability.files._source import Diagnostic
from mlir.availability.native._extension import _availability


def run(targets: Sequence[str], through: Pipeline) -> int:
    """Prints the pipeline to each target, as it is used for each.

    Returns:
        The exit code: 0, or 2 if a target is unknown, or if no pipeline leads to it.
    """
    problems = [] if targets else [Diagnostic("--show-pipeline", "error", "name a target: --target sm_80")]
    context = ir.Context()
    _availability.load(context)
    for spec in targets:
        try:
            pipeline = make_pipeline(resolve_target(spec, context), through)
        except ValueError as error:
            problems.append(Diagnostic("--show-pipeline", "error", str(error)))
            continue
        sys.stdout.write(f"// {printable(spec)}: {pipeline.name}\n{printable(pipeline.passes)}\n")
        if pipeline.steps:
            steps = ", ".join(each.removeprefix("availability-") for each in pipeline.steps)
            sys.stdout.write(f"// availability-lower-to-spirv: {steps}\n")
    sys.stderr.write(Look.of_stderr().diagnostics(problems))
    return 2 if problems else 0
